"""Film strips: one motion of the table as small pictures, one each 50 ms, composed into one.

Knows posed games and the table's scene; knows nothing of how pieces move.

    python -m tools.strip out.png --edition base --what buy
    python -m tools.strip out.png --edition marvel --what result --every 150 --crop 0,60,800,840
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.shots.stage import Studio, throwaway_store

# isort: split
import pygame

from game.rules import (
    COLORS,
    CardMoved,
    Event,
    MajorityMoved,
    Phase,
    PlaceKind,
    PointsChanged,
    TileMoved,
    TokensMoved,
    bank,
    market,
)
from game.scenes.result.finished import Finished
from game.scenes.result.scene import ResultScene
from game.scenes.shared.verdict import verdict
from game.scenes.table.overlays.recap import start_recap
from game.scenes.table.scene import TableScene
from game.sessions.update import Update
from game.view.descriptions.affordability import turns_left
from tools.shots.posed import NAMES, PosedSession, PosedTurn, game, position, seats
from tools.shots.seated import center, my_turn, sit_down

FRAMES: Final = 24
COLUMNS: Final = 6
WIDE: Final = 400
"""Width of one picture of the strip in pixels."""
PLAYERS: Final = 3
BY_HAND: Final = ("hover", "choose")
"""The motions that follow the pointer."""
SEEDS: Final = 30


def _moves(kind: PlaceKind) -> Callable[[Event], bool]:
    """Return a test for events that move a card, a tile or the majority tile to a kind of place."""
    return lambda event: isinstance(event, CardMoved | TileMoved | MajorityMoved) and event.target.kind is kind


MOTIONS: Final[dict[str, Callable[[Event], bool]]] = {
    "take": lambda event: (
        isinstance(event, TokensMoved) and event.target.kind is PlaceKind.TOKENS and event.kind < COLORS
    ),
    "buy": _moves(PlaceKind.BONUS),
    "reserve": _moves(PlaceKind.HAND),
    "tile": _moves(PlaceKind.OWNED_TILE),
    "last-round": lambda event: isinstance(event, PointsChanged),
    "majority": _moves(PlaceKind.OWNED_MAJORITY),
}


def _steps(edition: str, what: str, seat: int) -> tuple[PosedTurn, ...]:
    """Return the beginning of a game whose last turn, a seat's, is the motion; raise ``LookupError`` for none."""
    for seed in range(1, SEEDS):
        steps = game(edition, PLAYERS, seed)
        for number, step in enumerate(steps):
            wanted = what != "last-round" or bool(turns_left(step.state)) > bool(turns_left(steps[number - 1].state))
            if wanted and step.seat == seat and step.state.round > 2 and any(map(MOTIONS[what], step.events)):
                return steps[: number + 1]
    raise LookupError(f"no {what} in {SEEDS} games of {edition}")


def _touch(studio: Studio, edition: str, what: str) -> None:
    """Point at a card, or choose a token."""
    steps = position(edition, PLAYERS, my_turn)
    scene = sit_down(studio, steps, PLAYERS)
    studio.settings.speed = "normal"
    scene.view.style(studio.settings)
    kind = next(kind for kind, count in enumerate(steps[-1].state.bank[:COLORS]) if count)
    x, y = center(scene, market(2, 1) if what == "hover" else bank(kind))
    at = round(x), round(y)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    if what == "choose":
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))


def _start(studio: Studio, edition: str, what: str, seat: int) -> None:
    """Advance to the first moment of the motion."""
    if what == "result":
        steps = position(edition, PLAYERS, lambda state: state.phase is Phase.OVER and bool(state.winners))
        state = steps[-1].state
        shown = verdict(state, NAMES[edition][:PLAYERS], state.winners, "points")
        studio.settings.speed = "normal"
        studio.app.reset(ResultScene(Finished(edition, seats(edition, PLAYERS), shown)))
        return
    if what == "recap":
        steps = position(edition, PLAYERS, my_turn)
        table = TableScene(studio.app, PosedSession(steps, seats(edition, PLAYERS)))
        studio.show(table, 2500)
        studio.settings.speed = "normal"
        start_recap(table.table)
        return
    if what in BY_HAND:
        _touch(studio, edition, what)
        return
    steps = _steps(edition, what, seat)
    session = PosedSession(steps[:-1], seats(edition, PLAYERS))
    scene = TableScene(studio.app, session)
    studio.show(scene, 2500)
    studio.settings.speed = "normal"
    scene.view.style(studio.settings)
    last = steps[-1]
    session.steps = steps
    scene.table.updates.append(Update(len(steps) - 1, "commit", last.seat, last.actions, last.events, last.state))
    studio.app.redraw()


def film(edition: str, what: str, seat: int, every_ms: float, crop: pygame.Rect, *, reduced: bool) -> pygame.Surface:
    """Play a motion of a seat, ``reduced`` as in the settings, and return its pictures side by side, in rows."""
    with throwaway_store() as store:
        studio = Studio((1600, 900), "en", store)
        studio.settings.reduced_motion = reduced
        _start(studio, edition, what, seat)
        studio.app.step(0)
        high = round(WIDE * crop.h / crop.w)
        strip = pygame.Surface((WIDE * COLUMNS, high * -(-FRAMES // COLUMNS)))
        for number in range(FRAMES):
            picture = pygame.transform.smoothscale(studio.app.window.subsurface(crop).convert(24), (WIDE, high))
            strip.blit(picture, (number % COLUMNS * WIDE, number // COLUMNS * high))
            studio.app.step(every_ms)
        pygame.display.quit()
    return strip


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.strip", description="Take a film strip of one motion.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--edition", choices=("base", "marvel"), default="base")
    parser.add_argument("--what", choices=(*BY_HAND, *MOTIONS, "recap", "result"), default="buy")
    parser.add_argument("--seat", type=int, choices=range(PLAYERS), default=0, help="whose turn; the viewer's is 0")
    parser.add_argument("--every", type=float, default=50.0, metavar="MS", help="time between two pictures")
    parser.add_argument("--crop", default="0,0,1600,900", metavar="X,Y,W,H", help="the part of the window to show")
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    given = parser.parse_args()
    crop = pygame.Rect(*(int(part) for part in given.crop.split(",")))
    strip = film(given.edition, given.what, given.seat, given.every, crop, reduced=given.reduced)
    pygame.image.save(strip, str(given.out))
    return 0


if __name__ == "__main__":
    sys.exit(main())

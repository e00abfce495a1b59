"""Scene changes: a process that opens every scene from a title that has rested, prints how long each took as JSON.

Drives the real ``App``. What is measured is everything from the wish to the first picture: the call that opens the
scene, imports included, and the whole ``App.step`` after it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

import pygame

from game.record import SeatInfo
from game.scenes.start import open_app
from game.scenes.title.menu import MenuScene
from game.storage.settings import Settings
from game.storage.store import Store
from game.ui.app.app import App

FRAME_MS: Final = 16.0
REST_S: Final = 2.0
"""How long a person looks at the title before going on."""
GAMES: Final = 12
DAY: Final = date(2026, 3, 14)
SEED: Final = bytes(range(32))
Way = Callable[[App, str], None]


def ways() -> dict[str, Way]:
    """Give the scenes by name, with what opens each from the title."""
    return {
        "setup": _setup,
        "replays": _replays,
        "a replay": _replay,
        "settings": _settings,
        "rules": _rules,
        "profile": _profile,
        "challenges": _challenges,
        "tutorial": _tutorial,
        "find a table": _find,
        "a new game": _game,
    }


def _setup(app: App, edition: str) -> None:
    from game.scenes.title.setup import SetupScene

    app.push(SetupScene(edition))


def _replays(app: App, edition: str) -> None:
    from game.scenes.replays.browser import ReplaysScene

    app.push(ReplaysScene(edition))


def _replay(app: App, edition: str) -> None:
    app.go.watch_file(edition, sorted(app.store.games_dir.glob("*.cabochon"))[0])


def _settings(app: App, edition: str) -> None:
    app.go.open_settings(edition)


def _rules(app: App, edition: str) -> None:
    app.go.open_rules(edition)


def _profile(app: App, edition: str) -> None:
    app.go.open_profile(edition)


def _challenges(app: App, edition: str) -> None:
    from game.scenes.challenges.scene import ChallengesScene

    app.push(ChallengesScene(edition, today=DAY))


def _tutorial(app: App, edition: str) -> None:
    app.go.open_tutorial(edition)


def _find(app: App, edition: str) -> None:
    from game.scenes.lobby.browser import LobbyFindScene

    app.push(LobbyFindScene(edition))


def _game(app: App, edition: str) -> None:
    seats = (SeatInfo(name="Ann", kind="human"), SeatInfo(name="Ben", kind="bot", level="greedy"))
    app.go.start_game(edition, seats, 0, SEED)


def _title(app: App, edition: str) -> None:
    app.go.to_menu(edition)


def came_to_result(app: App, edition: str) -> float:
    """Look at a finished game’s table until its result comes; give the milliseconds of the frame that brings it."""
    from game.scenes.table.scene import TableScene
    from game.sessions.local import new_game

    seats = tuple(SeatInfo(name=name, kind="bot", level="random") for name in ("Ann", "Ben"))
    session = new_game(app.store, edition, seats, 0, SEED)
    while not session.over:
        session.poll()
    table = TableScene(app, session)
    app.reset(table)
    clock = pygame.Clock()
    while True:
        passed = clock.tick(60)
        begun = time.perf_counter()
        app.step(passed)
        if app.scene is not table:
            return (time.perf_counter() - begun) * 1000


def opened(app: App, edition: str, way: Way) -> float:
    """Open a scene from a title that has rested; give the milliseconds until it was seen."""
    app.reset(MenuScene(edition))
    return _timed(app, edition, way)


def _timed(app: App, edition: str, way: Way) -> float:
    rest(app, REST_S)
    begun = time.perf_counter()
    way(app, edition)
    app.step(FRAME_MS)
    return (time.perf_counter() - begun) * 1000


def rest(app: App, seconds: float) -> None:
    """Let frames pass as they do while nobody does anything."""
    clock = pygame.Clock()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.step(clock.tick(60))


def save_games(store: Store, edition: str) -> None:
    """Save finished games of bots, as a person has who played for some weeks."""
    from game.sessions.local import new_game

    bots = tuple(SeatInfo(name=name, kind="bot", level="random") for name in ("Ann", "Ben", "Cid"))
    for number in range(GAMES):
        session = new_game(store, edition, bots, 0, bytes([number] * 32))
        while not session.over:
            session.poll()
        session.close()


def main() -> int:
    """Open every scene of one edition at one size, twice: the first time needs what the second has at hand."""
    parser = argparse.ArgumentParser(description="Measure scene changes; used by tools.bench.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--edition", default="base")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--fill", action="store_true", help="only save games in the folder")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    found: dict[str, list[float]] = {}
    with Store(options.folder) as store:
        if options.fill:
            save_games(store, options.edition)
            return 0
        app = open_app(Settings(), store, (width, height))
        app.running = True
        for _ in range(2):
            for name, way in ways().items():
                found.setdefault(name, []).append(opened(app, options.edition, way))
            # The last one is a table.
            found.setdefault("the title", []).append(_timed(app, options.edition, _title))
            found.setdefault("a result", []).append(came_to_result(app, options.edition))
        app.reset(MenuScene(options.edition))
        app.pop()
        pygame.quit()
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())

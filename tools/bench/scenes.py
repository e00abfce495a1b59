"""Scene changes: a process that opens every scene from a title that has rested, prints how long each took as JSON.

Drives the real ``App``. What is measured is everything from the call that opens the
scene, imports included, to the end of the ``App.step`` after it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
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
"""How long a person looks at the title before continuing."""
GAMES: Final = 12
SEED: Final = bytes(range(32))
SEATS: Final = (SeatInfo(name="Ann", kind="human"), SeatInfo(name="Ben", kind="bot", bot="greedy"))
OPENERS: Final[dict[str, Callable[[App, str], object]]] = {
    "setup": lambda app, edition: app.go.new_game_setup(edition),
    "replays": lambda app, edition: app.go.saved_games(edition),
    "a replay": lambda app, edition: app.go.watch_file(edition, min(app.store.games_dir.glob("*.cabochon"))),
    "settings": lambda app, edition: app.go.open_settings(edition),
    "rules": lambda app, edition: app.go.open_rules(edition),
    "profile": lambda app, edition: app.go.open_profile(edition),
    "challenges": lambda app, edition: app.go.open_challenges(edition),
    "tutorial": lambda app, edition: app.go.open_tutorial(edition),
    "find a table": lambda app, edition: app.go.find_table(edition),
    "a new game": lambda app, edition: app.go.start_game(edition, SEATS, 0, SEED),
}
"""What opens each scene from the title; the last one is a table, from whose menu the way back is measured."""


def result_ms(app: App, edition: str) -> float:
    """Show a finished game’s table until its result comes; return the milliseconds of the frame that brings it."""
    from game.scenes.table.scene import TableScene
    from game.sessions.local import new_game

    seats = tuple(SeatInfo(name=name, kind="bot", bot="random") for name in ("Ann", "Ben"))
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


def change_ms(app: App, edition: str, change: Callable[[App, str], object]) -> float:
    """Rest, change the scene, and return the milliseconds until the new one was drawn."""
    rest(app, REST_S)
    begun = time.perf_counter()
    change(app, edition)
    app.step(FRAME_MS)
    return (time.perf_counter() - begun) * 1000


def rest(app: App, seconds: float) -> None:
    """Run frames without input for a while."""
    clock = pygame.Clock()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.step(clock.tick(60))


def save_games(store: Store, edition: str) -> None:
    """Save finished games of bots, as many as after some weeks of play."""
    from game.sessions.local import new_game

    bots = tuple(SeatInfo(name=name, kind="bot", bot="random") for name in ("Ann", "Ben", "Cid"))
    for number in range(GAMES):
        session = new_game(store, edition, bots, 0, bytes([number] * 32))
        while not session.over:
            session.poll()
        session.close()


def main() -> int:
    """Open every scene of one edition at one size, twice: the second time finds caches filled."""
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
            for name, opener in OPENERS.items():
                app.reset(MenuScene(options.edition))
                found.setdefault(name, []).append(change_ms(app, options.edition, opener))
            rest(app, REST_S)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
            back = change_ms(app, options.edition, lambda app, edition: app.go.to_menu(edition))
            found.setdefault("the title", []).append(back)
            found.setdefault("a result", []).append(result_ms(app, options.edition))
        app.reset(MenuScene(options.edition))
        app.pop()
        pygame.quit()
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())

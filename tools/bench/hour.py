"""Memory after an hour of everything: a process that opens every screen and shows whole games, prints JSON.

What fills memory is what is opened and shown, not the time that a person looks at it. A round therefore takes every
picture of ``tools.shots`` in both editions and shows a game of bots in each, animations included, without waiting; an
hour in a window holds less.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.editions import EDITION_NAMES
from game.scenes.title.demo import DemoScene
from tools.bench.probe import SEED, resident_mb
from tools.bench.rows import Row, at_most, unbudgeted
from tools.shots.pictures import PICTURES
from tools.shots.stage import Studio, fill, throwaway_store

FRAME_MS: Final = 1000 / 60
ROUNDS: Final = 2
REST_MS: Final = 500.0
PLAYERS: Final = 4
DECIDED_HERE: Final = ("table-advice", "replay-review")
"""The pictures left out: they judge in this process, where numpy stays; a window has another for it."""


def measure() -> Iterator[Row]:
    """Measure in a process of its own."""
    command = [sys.executable, "-m", "tools.bench.hour"]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"SDL_VIDEODRIVER": "dummy"}
    )
    found = json.loads(done.stdout.splitlines()[-1])
    for number, value in enumerate(found["after_mb"], start=1):
        yield unbudgeted(f"resident after every screen, time {number}", value, "MiB")
    yield at_most(f"resident at most: {found['highest_at']}", found["highest_mb"], "MiB", 220.0)


def show_game(studio: Studio, edition: str) -> None:
    """Show a game of bots from the deal to its end, every frame of every animation drawn."""
    scene = DemoScene(edition, PLAYERS, SEED)
    studio.settings.speed = "normal"
    studio.app.reset(scene)
    assert scene.session is not None
    scene.session.set_pace(0)
    while not (scene.session.over and not scene.view.busy()):
        studio.app.step(FRAME_MS)


def main() -> int:
    """Do everything a few times and print the resident memory after each time, and the highest between."""
    parser = argparse.ArgumentParser(description="Measure memory in the long run; used by tools.bench.")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    after: list[float] = []
    highest = 0.0
    where = ""
    with throwaway_store() as store:
        fill(store, EDITION_NAMES, [PLAYERS])
        studio = Studio((width, height), "en", store)
        for _ in range(options.rounds):
            for edition in EDITION_NAMES:
                for name, take in PICTURES.items():
                    if name in DECIDED_HERE:
                        continue
                    take(studio, edition, PLAYERS)
                    studio.wait(REST_MS)
                    now = resident_mb()
                    if now > highest:
                        highest, where = now, f"{name}, {edition}"
                show_game(studio, edition)
            after.append(resident_mb())
        studio.app.reset(DemoScene(EDITION_NAMES[0], 2, SEED))
        studio.app.pop()
        pygame.quit()
    print(json.dumps({"after_mb": after, "highest_mb": highest, "highest_at": where}))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The window of the frame loop's measurement: the real program at a network's table, in a process of its own.

It goes to the table that it is invited to and is ready for every game. Prints one JSON object at the
end. Times are those of the monotonic clock, which all processes of a computer share.
"""

from __future__ import annotations

import argparse
import random
import sys
import threading
import time
from pathlib import Path
from typing import Final

import msgspec
import pygame

from game.bots.random_bot import RandomBot
from game.rules import current_actor
from game.scenes.navigation import SceneNavigator
from game.scenes.room.scene import RoomScene
from game.scenes.table.scene import TableScene
from game.storage.settings import Settings
from game.storage.store import Store
from game.ui.app.app import App
from net.protocol.room_types import TablePhase
from net.room.live_network import open_network
from net.room.room import Room
from tools.bench.run_queue import waited_s

FRAME_S: Final = 1 / 60


class FrameTiming(msgspec.Struct, frozen=True):
    """One frame: when it was due, when it was shown, and for how long of that other programs had the processor.

    ``entry`` is the newest entry on show, -1 while there is no table. Times are in seconds.
    """

    due: float
    shown: float
    elsewhere: float
    entry: int


class Watched(App):
    """The program with a timer in its loop: a frame is due one interval after the last one began."""

    def __init__(self, store: Store, size: tuple[int, int]) -> None:
        super().__init__(Settings(), store, size)
        self.frames: list[FrameTiming] = []
        self.room: Room | None = None
        self._before: float | None = None
        self._bot = RandomBot(random.Random(2))
        self._moved: tuple[str | None, int] | None = None
        self._elsewhere = waited_s()
        self._phase: TablePhase | None = None

    def step(self, dt_ms: float) -> list[pygame.Rect]:
        """Run one frame and record its times."""
        begun = time.monotonic()
        due = begun if self._before is None else min(begun, max(self._before + FRAME_S, self.frames[-1].shown))
        self._before = begun
        painted = super().step(dt_ms)
        entry = self.scene.table.last_seq if isinstance(self.scene, TableScene) else -1
        elsewhere, self._elsewhere = self._elsewhere, waited_s()
        self.frames.append(FrameTiming(due, time.monotonic(), self._elsewhere - elsewhere, entry))
        self._be_ready()
        self._move()
        return painted

    def _move(self) -> None:
        """Play this window's seat at random between two frames, each move once."""
        session = None if self.room is None else self.room.state.session
        if session is None or session.over or current_actor(session.state) not in session.local_seats:
            return
        last = session.game_id, len(session.record.entries)
        if last != self._moved:
            self._moved = last
            session.propose(next(iter(session.local_seats)), self._bot.choose(session.state))

    def _be_ready(self) -> None:
        """Mark this window's seat as ready once in every lobby, as a person would."""
        if self.room is not None and self.room.state.phase != self._phase:
            self._phase = self.room.state.phase
            if self._phase == "lobby":
                self.room.set_ready(True)


def main() -> int:
    """Follow one table until a line is read."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("invitation")
    parser.add_argument("--size", default="1920x1080")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    with Store(options.folder) as store:
        app = Watched(store, (width, height))
        app.go, app.network = SceneNavigator(app), open_network(store, port=0)
        app.room = app.network.join("Window", options.invitation)
        threading.Thread(target=_quit_on_line, args=(app,), daemon=True).start()
        app.run(RoomScene("base", app.room))
    sys.stdout.write(msgspec.json.encode({"ok": True, "frames": app.frames}).decode() + "\n")
    return 0


def _quit_on_line(app: App) -> None:
    sys.stdin.readline()
    app.quit()


if __name__ == "__main__":
    sys.exit(main())

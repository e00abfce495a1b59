"""A replay's table, whose updates tests show one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.replays.replay import Replay
from game.rules import GameState
from game.sessions.update import Update
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table.table_view import Highlights, TableView
from tests.helpers.paths import GOLDEN

SIZE = (1600, 900)
EDITIONS = ("base", "marvel")


class Film:
    """A replay's table, whose updates are shown one by one with all their moments."""

    def __init__(self, edition: str, seats: int = 2) -> None:
        self.replay = Replay.load(GOLDEN / f"{edition}-{seats}.cabochon")
        self.look = RenderContext(edition)
        self.canvas = Canvas(pygame.display.set_mode(SIZE), self.look.text)
        self.view = TableView(edition, self.replay.seats_at(0))
        self.view.resize(SIZE)
        self.view.badges = True

    def before(self, index: int) -> GameState:
        """Show the position before an update, at rest."""
        self.view.jump(self.replay.state_at(index - 1), map(self.replay.update_at, range(index)))
        self.draw()
        return self.replay.state_at(index - 1)

    def draw(self, highlights: Highlights | None = None) -> tuple[list[str], list[pygame.Rect]]:
        """Draw one frame; return its words and the boxes that were painted."""
        self.canvas.words = []
        self.canvas.begin()
        self.view.draw(self.canvas, self.look, highlights)
        return self.canvas.words, self.canvas.end()

    def play(self, update: Update) -> Iterator[tuple[bool, list[str]]]:
        """Show an update; yield at each moment whether all of its pieces have landed, and the words on the table."""
        self.view.show(update)
        lands = max((flight.arrives for flight in self.view.timeline._flights), default=0.0)
        while self.view.timeline.busy(self.view._now):
            yield self.view._now >= lands, self.draw()[0]
            self.view.update(20)
        yield True, self.draw()[0]


def indices(replay: Replay, kind: type, most: int = 3) -> list[int]:
    """Return the first updates of turns with an event of a kind."""
    found = []
    for index in range(2, len(replay)):
        update = replay.update_at(index)
        if update.seat is not None and any(isinstance(event, kind) for event in update.events):
            found.append(index)
    return found[:most]

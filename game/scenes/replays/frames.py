"""Steps of a game drawn off screen, for pictures and films: the table with the score bar in its corner.

Knows the table's drawing and the track; knows nothing of files, windows or input.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.record import View
from game.rules import edition as edition_of
from game.scenes.replays import text as texts
from game.scenes.replays.score_bar import ScoreBar
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import NOTE_SMALL
from game.ui.table.table_view import Highlights, TableView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.replays.replay import Replay
    from game.scenes.replays.score_track import Track
    from game.sessions.update import Update

FILM_SIZE: Final = (900, 506)
"""The size of a film's frames in pixels."""
DRAWN_SIZE: Final = (1600, 900)
"""The size in which a film's frames are drawn before they are scaled down: the table is laid out for windows."""


class StepPainter:
    """Draws steps of a replay from one perspective; in ascending order they are drawn fastest."""

    def __init__(
        self,
        replay: Replay,
        updates: Sequence[Update],
        track: Track,
        look: RenderContext,
        size: tuple[int, int],
        *,
        viewed_as: View,
        viewer: int,
        letters: bool,
        open_ended: bool,
    ) -> None:
        self._replay = replay
        self._updates = updates
        self._viewed_as = viewed_as
        self._open_ended = open_ended
        self._look = look
        self._surface = pygame.Surface(size)
        self._canvas = Canvas(self._surface, look.text)
        names = replay.record.header.seats
        self._view = TableView(look.edition, names, "off")
        self._view.clear_dock()
        self._view.letters = letters
        self._view.viewer = viewer
        self._view.resize(size)
        goal = edition_of(look.edition).goal
        self._score_bar = ScoreBar(track, goal, [seat.name for seat in names], lambda _: None)
        self._step = -1

    def prepare(self) -> Iterator[None]:
        """Load the sprites of the table, a few at a time, so that no frame of the window takes long."""
        atlas = self._look.atlas
        atlas.prefetch("bg/table", *self._surface.get_size())
        yield from atlas.preload(want for want in self._view.sprites() if want[0] in atlas)

    def paint(self, step: int) -> pygame.Surface:
        """Return a drawing of the position after a step; the next call draws on the same surface."""
        view, look = self._view, self._look
        if step <= self._step:
            view.jump(self._updates[step].state, self._updates[: step + 1])
        else:
            for update in self._updates[self._step + 1 : step + 1]:
                view.show(update, animate=False)
        view.set_seats(self._replay.seats_at(step))
        self._step = step
        self._score_bar.step = step
        self._score_bar.known = None if self._open_ended else step
        self._canvas.begin()
        view.draw(
            self._canvas, look, Highlights(dock_controls=False, prompt=texts.viewed_as(self._viewed_as, view.names))
        )
        panel = view.layout.dock.rect
        edge = max(8, panel.h // 14)
        head = pygame.Rect(panel.x + edge, panel.y + edge, panel.w - 2 * edge, look.text.line_height(NOTE_SMALL))
        write_head(self._canvas, look, head, self._replay.state_at(step).round, self._step_label(step))
        top = head.bottom + edge // 2
        self._score_bar.rect = pygame.Rect(head.x, top, head.w, panel.y + panel.h - edge - top)
        self._score_bar.draw(self._canvas, look)
        self._canvas.end()
        return self._surface

    def _step_label(self, step: int) -> str:
        return texts.step_label(step, len(self._replay) - 1 if self._open_ended else None)


def write_head(canvas: Canvas, look: RenderContext, head: pygame.Rect, number: int, step: str) -> None:
    """Write the round at the left and the step at the right of a line, as large as both fit."""
    left = texts.round_number(number)
    style = look.text.fit(NOTE_SMALL, f"{left} {step}", head.w - look.px(12), height=head.h)
    canvas.text(style.in_color("text"), left, head.x, head.centery, "midleft")
    canvas.text(style.in_color("text_muted"), step, head.right, head.centery, "midright")

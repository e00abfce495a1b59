"""The score bar: draws every seat's points over the course of a game, and seeks in the game.

Knows a track of numbers and how to draw it as lines; knows nothing of the table or of playing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.scenes.replays.score_track import MarkKind, Track
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of
from game.view.skins.model import MAJORITY_SIGN, Skin

_AHEAD_ALPHA: Final = 165
"""Alpha of the lines after the step on show."""


def mark_icon(skin: Skin, kind: MarkKind) -> str:
    """Return the icon of a tile that was won, or of the majority tile."""
    return skin.tile_sign if kind == "tile" else MAJORITY_SIGN


class ScoreBar(Widget):
    """A line for each seat, level between its points, and a marker at the current step; click or drag to seek.

    Steps after ``known``, the last step that was seen, are not drawn; ``None`` hides nothing.
    """

    def __init__(
        self,
        track: Track,
        goal: int,
        names: Sequence[str],
        on_seek: Callable[[int], None],
    ) -> None:
        super().__init__()
        self.caption = tr("Score history")
        self.track = track
        self.goal = goal
        self.names = tuple(names)
        self.on_seek = on_seek
        self.step = 0
        self.known: int | None = None

    def click(self, pos: tuple[int, int]) -> None:
        inner = self._inner
        share = (pos[0] - inner.x) / max(1, inner.w)
        last = self.track.steps - 1
        self.on_seek(max(0, min(last, round(share * last))))

    def drag(self, pos: tuple[int, int]) -> None:
        self.click(pos)

    @property
    def _inner(self) -> pygame.Rect:
        """The plot itself, without the edges."""
        edge = max(4, self.rect.h // 14)
        return self.rect.inflate(-2 * edge, -2 * edge)

    def _x(self, step: float) -> int:
        inner = self._inner
        return inner.x + round(inner.w * step / max(1, self.track.steps - 1))

    def _y(self, points: float) -> int:
        inner = self._inner
        return inner.bottom - round(inner.h * points / (max(self.goal, self.drawn_top) * 1.3))

    @property
    def drawn_top(self) -> int:
        """The highest points that may be shown."""
        known = self.track.steps if self.known is None else self.known + 1
        return max((max(seat[:known]) for seat in self.track.points), default=0)

    @property
    def _end(self) -> int:
        """The last step that may be shown."""
        return self.track.steps - 1 if self.known is None else self.known

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, palette = self.rect, look.palette
        canvas.image(look.sprite("ui/field_focus" if self.hovered else "ui/field", rect.w, rect.h), rect.x, rect.y)
        inner = self._inner
        self._draw_grid(canvas, look, inner)
        goal = self._y(self.goal)
        dash = max(3, look.px(8))
        for x in range(inner.x, inner.right - dash, 2 * dash):
            canvas.rect((*palette.line_light, 150), (x, goal, dash, max(1, look.px(2))))
        width = max(2, look.px(4))
        for seat in reversed(range(len(self.track.points))):
            self._draw_line(canvas, look, seat, width)
        self._draw_marks(canvas, look)
        x = self._x(self.step)
        canvas.rect(palette.text, (x - max(1, look.px(1)), inner.y, max(2, look.px(2)), inner.h))
        self._draw_signs(canvas, look, self.step, max(12, look.px(20)))

    def _draw_signs(self, canvas: Canvas, look: RenderContext, step: int, side: int) -> None:
        """Draw every seat's sign on its line at a step; seats with equal points stand side by side."""
        x = self._x(step)
        level: dict[int, list[int]] = {}
        for seat, points in enumerate(self.track.points):
            level.setdefault(points[step], []).append(seat)
        for height, seats in level.items():
            width = round(side * 0.9)
            left = x - (width * (len(seats) - 1) + side) / 2
            left = max(self.rect.x, min(self.rect.right - width * len(seats), left))
            for number, seat in enumerate(seats):
                mark = look.sprite(f"seat_mark/{self._person(look, seat)}", side, side)
                canvas.image(mark, left + number * width, self._y(height) - side / 2)

    def _person(self, look: RenderContext, seat: int) -> int:
        """Return the look of a seat's player, which has a colour, a mark and a dash."""
        return looks_of(self.names, look.edition)[seat]

    def _draw_grid(self, canvas: Canvas, look: RenderContext, inner: pygame.Rect) -> None:
        starts = self.track.round_starts()
        every = max(1, -(-len(starts) * look.px(34) // max(1, inner.w)))
        for step in starts[::every]:
            canvas.rect((*look.palette.text_muted, 42), (self._x(step), inner.y, max(1, look.px(1)), inner.h))

    def _draw_line(self, canvas: Canvas, look: RenderContext, seat: int, width: int) -> None:
        """Draw a seat's points, level as long as they stay; the part after the marker is fainter."""
        points = self.track.points[seat][: self._end + 1]
        start = 0
        for step in range(1, len(points) + 1):
            if step < len(points) and points[step] == points[start]:
                continue
            self._draw_level(canvas, look, seat, start, min(step, len(points) - 1), width)
            start = step

    def _draw_level(self, canvas: Canvas, look: RenderContext, seat: int, start: int, end: int, width: int) -> None:
        """Draw the level part of a line from one step to another, and there the change to the next."""
        points, color = self.track.points[seat], look.palette.seats[self._person(look, seat)]
        y = self._y(points[start])
        for left, right, alpha in ((start, min(end, self.step), 255), (max(start, self.step), end, _AHEAD_ALPHA)):
            if left < right:
                x = self._x(left)
                canvas.rect((*color, alpha), (x, y - width / 2, self._x(right) - x + width / 2, width))
        if points[end] != points[start]:
            top = self._y(max(points[end], points[start]))
            bottom = self._y(min(points[end], points[start]))
            alpha = 255 if end <= self.step else _AHEAD_ALPHA
            canvas.rect((*color, alpha), (self._x(end) - width / 2, top - width / 2, width, bottom - top + width))

    def _draw_marks(self, canvas: Canvas, look: RenderContext) -> None:
        """Mark where a seat got a bonus tile or the majority tile."""
        side = max(10, look.px(18))
        for mark in self.track.marks:
            if mark.step > self._end:
                continue
            x, y = self._x(mark.step), self._y(self.track.points[mark.seat][mark.step])
            icon = look.sprite(f"icon/{mark_icon(look.skin, mark.kind)}", side, side)
            canvas.image(icon, x - side / 2, y - side - look.px(2))

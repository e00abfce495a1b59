"""The lines of a review: each seat's chance of winning over the rounds, with the costliest turns numbered.

Knows a review, names and how lines are drawn; knows nothing of the page around it or of judging. The lines differ in
the marks on them and in the portraits at their ends, not in colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.plot import course_plot
from game.support.i18n import tr
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.replays.judged_game import Mistake, Review
    from game.ui.graphics.canvas import Anchor, Canvas
    from game.ui.graphics.look import RenderContext

NUMBERED: Final = 3
"""So many of the costliest turns have a number on their line."""
_LEFT: Final = 66.0
_RIGHT: Final = 62.0
_UPPER: Final = 26.0
_LOWER: Final = 46.0
"""From the edges of the graph to its lines: percentages, portraits and rounds have their places there."""
_FACE: Final = 40.0
_MARK: Final = 26.0
_RANK: Final = (34.0, 26.0)
_MARKS: Final = 5
"""The marks of a line are at so many parts of the game but the first, in which all lines lie together."""
_ROUND_W: Final = 44.0
"""The least distance of two written rounds."""


class ChanceGraph(Widget):
    """The lines and their labels, empty until there is a ``review``; a click goes to the turn there."""

    def __init__(
        self, names: Sequence[str], review: Review | None, mistakes: Sequence[Mistake], on_seek: Callable[[int], None]
    ) -> None:
        """``mistakes`` are the costliest first; ``on_seek`` is called with the number of a decision."""
        super().__init__(tooltip=tr("Show this turn"), enabled=review is not None)
        self.caption = tr("Chances of winning")
        self.names = tuple(names)
        self.review = review
        self.mistakes = mistakes[:NUMBERED]
        self.chosen = -1
        """The decision that is chosen in the list, -1 for none."""
        self._on_seek = on_seek
        self._inner = pygame.Rect(0, 0, 0, 0)
        self._plot: tuple[tuple[object, ...], pygame.Surface] | None = None

    @property
    def _last(self) -> int:
        """The number of the last point of a line."""
        return 1 if self.review is None else max(1, len(self.review.chances) - 1)

    def click(self, pos: tuple[int, int]) -> None:
        if self.review is None or not self.review.decisions:
            return
        share = (pos[0] - self._inner.x) / max(1, self._inner.w)
        self._on_seek(max(0, min(len(self.review.decisions) - 1, round(share * self._last) - 1)))

    def _x(self, point: float) -> float:
        return self._inner.x + self._inner.w * point / self._last

    def _y(self, chance: float) -> float:
        return self._inner.bottom - self._inner.h * chance

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        if self.review is None:
            return
        rect = self.rect
        self._inner = pygame.Rect(
            rect.x + look.px(_LEFT),
            rect.y + look.px(_UPPER),
            rect.w - look.px(_LEFT + _RIGHT),
            rect.h - look.px(_UPPER + _LOWER),
        )
        looks = looks_of(self.names, look.edition)
        rounds = self._rounds(look)
        self._draw_lines(canvas, look, self.review, looks, [x for x, _ in rounds])
        equal = 1 / len(self.names)
        for share in {0.0, 0.5, 1.0, equal}:
            text = tr("{percent} %").format(percent=round(100 * share))
            at = rect.x + look.px(_LEFT - 12)
            # The line of equal chances goes on to the edge, so its label stands on it.
            anchor: Anchor = "bottomright" if share == equal else "midright"
            canvas.text("caption", text, at, self._y(share), look.palette.text_dark, anchor, 16)
        for x, number in rounds:
            foot = self._inner.bottom + look.px(16)
            canvas.text("caption", str(number), x, foot, look.palette.text_dark, "midtop", 16)
        if self.chosen >= 0:
            line = (self._x(self.chosen + 1) - look.px(1), self._inner.y, look.px(2), self._inner.h)
            canvas.rect((*look.palette.text_dark, 150), line)
        for seat, person in enumerate(looks):
            self._draw_marks(canvas, look, self.review, seat, person)
        self._draw_ends(canvas, look, self.review)
        for number, mistake in enumerate(self.mistakes):
            seat = self.review.decisions[mistake.number].seat
            point = self._x(mistake.number + 1), self._y(self.review.chances[mistake.number + 1][seat])
            draw_rank(canvas, look, number, point)

    def _rounds(self, look: RenderContext) -> list[tuple[float, int]]:
        """Return where rounds begin, with their numbers, as many as there is space for."""
        assert self.review is not None
        found: list[tuple[float, int]] = []
        before = 0
        for number, decision in enumerate(self.review.decisions):
            x = self._x(number)
            if decision.view.round != before and (not found or x - found[-1][0] >= look.px(_ROUND_W)):
                found.append((x, decision.view.round))
            before = decision.view.round
        return found

    def _draw_lines(
        self, canvas: Canvas, look: RenderContext, review: Review, looks: Sequence[int], ticks: list[float]
    ) -> None:
        """Draw the lines on their paper; the picture is kept while nothing changes."""
        rect = self.rect
        colors = [look.palette.seats[person] for person in looks]
        key = (rect.size, tuple(colors), look.edition, look.scale)
        if self._plot is None or self._plot[0] != key:
            lines = [
                [(self._x(n) - rect.x, self._y(chances[seat]) - rect.y) for n, chances in enumerate(review.chances)]
                for seat in range(len(self.names))
            ]
            equal = self._y(1 / len(self.names)) - rect.y
            upright = [x - rect.x for x in ticks]
            self._plot = key, course_plot(look, rect.size, lines, colors, equal, ticks=upright)
        canvas.surface(self._plot[1], rect.x, rect.y)

    def _draw_marks(self, canvas: Canvas, look: RenderContext, review: Review, seat: int, person: int) -> None:
        """Draw a seat's mark on its line, each seat's at other points, so that few lie on each other."""
        count, side = len(self.names), look.px(_MARK)
        for number in range(1, _MARKS):
            point = round(self._last * (number + (seat + 0.5) / count) / _MARKS)
            x, y = self._x(point), self._y(review.chances[point][seat])
            canvas.image(look.sprite(f"seat_mark/{person}", side, side), x - side / 2, y - side / 2)

    def _draw_ends(self, canvas: Canvas, look: RenderContext, review: Review) -> None:
        """Draw each seat's portrait beside the end of its line, the portraits one above the other."""
        side, faces = look.px(_FACE), look.avatars(self.names)
        ends = review.chances[-1]
        order = sorted(range(len(self.names)), key=lambda seat: -ends[seat])
        lowest = self.rect.bottom - look.px(6) - side / 2
        middles: list[float] = []
        for seat in order:
            least = middles[-1] + side * 1.06 if middles else self.rect.y + look.px(6) + side / 2
            middles.append(max(least, self._y(ends[seat])))
        for number in range(len(middles) - 1, -1, -1):
            middles[number] = min(middles[number], lowest)
            lowest = middles[number] - side * 1.06
        for seat, middle in zip(order, middles, strict=True):
            left = self.rect.right - look.px(_RIGHT - 14)
            canvas.image(look.sprite(faces[seat], side, side), left, middle - side / 2)


def draw_rank(canvas: Canvas, look: RenderContext, number: int, at: tuple[float, float]) -> None:
    """Draw the place of one of the costliest turns around a point, counted from 0."""
    wide, high = (look.px(length) for length in _RANK)
    canvas.image(look.sprite("ui/badge_short", wide, high), at[0] - wide / 2, at[1] - high / 2)
    canvas.text("count", str(number + 1), *at, look.palette.text, "center", 19)

"""The lines of a review: each seat's chance of winning over the rounds, with the costliest turns numbered.

Knows a review, names and how lines are drawn; knows nothing of the page around it or of judging. The lines differ in
the marks on them and the portraits at their ends, not in colour alone; that of the chosen turn's seat is bold.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.plot import course_plot
from game.support.i18n import tr
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.replays.judged_game import Mistake, Review
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.ui.graphics.print_art import Point
    from game.view.theme import Color

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
_STEM: Final = 38.0
"""From a point of a line to the number that belongs to it."""
_DIRECTIONS: Final = 12
_MARKS: Final = 5
"""The marks of a line are at so many parts of the game but the first, in which all lines lie together."""
_SHARES: Final = (0.0, 0.5, 1.0)
"""The chances with a line across and a label, besides equal ones."""
_LABEL: Final = 12.0
"""From the written chances to the lines."""
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
        self._spots: list[Point] = []
        """Where the numbers of the costliest turns are, from the upper left corner of the graph."""

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
        for share in {*_SHARES, equal}:
            text = tr("{percent}%").format(percent=round(100 * share))
            at = rect.x + look.px(_LEFT - _LABEL)
            canvas.text("caption", text, at, self._y(share), look.palette.text_dark, "midright", 16)
        for x, number in rounds:
            foot = self._inner.bottom + look.px(16)
            canvas.text("caption", str(number), x, foot, look.palette.text_dark, "midtop", 16)
        if self.chosen >= 0:
            line = (self._x(self.chosen + 1) - look.px(1), self._inner.y, look.px(2), self._inner.h)
            canvas.rect((*look.palette.text_dark, 150), line)
        for seat, person in enumerate(looks):
            self._draw_marks(canvas, look, self.review, seat, person)
        self._draw_ends(canvas, look, self.review)
        for number, (x, y) in enumerate(self._spots):
            draw_rank(canvas, look, number, (rect.x + x, rect.y + y))

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
        front = review.decisions[self.chosen].seat if self.chosen >= 0 else None
        key = (rect.size, tuple(colors), look.edition, look.scale, front)
        if self._plot is None or self._plot[0] != key:
            lines = [
                [(self._x(n) - rect.x, self._y(chances[seat]) - rect.y) for n, chances in enumerate(review.chances)]
                for seat in range(len(self.names))
            ]
            equal = self._y(1 / len(self.names)) - rect.y
            upright = [x - rect.x for x in ticks]
            levels = [self._y(share) - rect.y for share in _SHARES]
            plot = course_plot(
                look, rect.size, lines, colors, equal, None, front, upright, levels, look.px(_LEFT - _LABEL / 2)
            )
            bends = [(mistake.number, review.decisions[mistake.number].seat) for mistake in self.mistakes]
            points = [lines[seat][number + 1] for number, seat in bends]
            self._spots = self._apart(look, points, [point for line in lines for point in line])
            for (_, seat), point, spot in zip(bends, points, self._spots, strict=True):
                _pin(plot, point, spot, look.palette.text_dark, colors[seat], look.px(2))
            left = rect.w - look.px(_RIGHT - 14)
            for seat, middle in self._ends(look, review):
                _lead(plot, lines[seat][-1], (left, middle - rect.y), look.palette.text_dark, look.px(1))
            self._plot = key, plot
        canvas.surface(self._plot[1], rect.x, rect.y)

    def _draw_marks(self, canvas: Canvas, look: RenderContext, review: Review, seat: int, person: int) -> None:
        """Draw a seat's mark on its line, each seat's at other points, so that few lie on each other."""
        count, side = len(self.names), look.px(_MARK)
        for number in range(1, _MARKS):
            point = round(self._last * (number + (seat + 0.5) / count) / _MARKS)
            x, y = self._x(point), self._y(review.chances[point][seat])
            canvas.image(look.sprite(f"seat_mark/{person}", side, side), x - side / 2, y - side / 2)

    def _apart(self, look: RenderContext, points: Sequence[Point], lines: Sequence[Point]) -> list[Point]:
        """Return a place for the number of each point: around it, as far as possible from lines and other numbers."""
        reach, half = look.px(_STEM), look.px(_RANK[0]) / 2
        inner = self._inner.move(-self.rect.x, -self.rect.y).inflate(-2 * half, 0)
        spots: list[Point] = []
        for point in points:
            around = [
                (point[0] + reach * math.cos(turn), point[1] + reach * math.sin(turn))
                for turn in (number * math.tau / _DIRECTIONS for number in range(_DIRECTIONS))
            ]
            near = [other for other in lines if math.dist(other, point) < 2.5 * reach]
            taken = [*near, *spots, *points]
            inside = [spot for spot in around if inner.collidepoint(spot)]
            clear = [spot for spot in inside if all(math.dist(spot, other) > 3 * half for other in spots)]
            spots.append(
                max(clear or inside or around, key=lambda spot: min(math.dist(spot, other) for other in taken))
            )
        return spots

    def _ends(self, look: RenderContext, review: Review) -> list[tuple[int, float]]:
        """Return the seats by their chances at the end, and the middle of each one's portrait: one above the other."""
        side, ends = look.px(_FACE), review.chances[-1]
        order = sorted(range(len(self.names)), key=lambda seat: -ends[seat])
        lowest = self.rect.bottom - look.px(6) - side / 2
        middles: list[float] = []
        for seat in order:
            least = middles[-1] + side * 1.06 if middles else self.rect.y + look.px(6) + side / 2
            middles.append(max(least, self._y(ends[seat])))
        for number in range(len(middles) - 1, -1, -1):
            middles[number] = min(middles[number], lowest)
            lowest = middles[number] - side * 1.06
        return list(zip(order, middles, strict=True))

    def _draw_ends(self, canvas: Canvas, look: RenderContext, review: Review) -> None:
        """Draw each seat's portrait, to which a thin line leads from the end of its own."""
        side, faces = look.px(_FACE), look.avatars(self.names)
        left = self.rect.right - look.px(_RIGHT - 14)
        for seat, middle in self._ends(look, review):
            canvas.image(look.sprite(faces[seat], side, side), left, middle - side / 2)


def _pin(plot: pygame.Surface, point: Point, spot: Point, ink: Color, color: Color, wide: int) -> None:
    """Draw a stem from a point of a line to the number that stands apart from it, and a dot on the point."""
    pygame.draw.line(plot, ink, point, spot, wide)
    pygame.draw.circle(plot, ink, point, 3 * wide)
    pygame.draw.circle(plot, color, point, 2 * wide)


def _lead(plot: pygame.Surface, start: Point, end: Point, ink: Color, wide: int) -> None:
    """Draw a thin line from the end of a seat's line to its portrait."""
    bend = (start[0] + (end[0] - start[0]) * 0.4, start[1])
    pygame.draw.line(plot, ink, start, bend, wide)
    pygame.draw.aaline(plot, ink, bend, end)


def draw_rank(canvas: Canvas, look: RenderContext, number: int, at: tuple[float, float]) -> None:
    """Draw the place of one of the costliest turns around a point, counted from 0."""
    wide, high = (look.px(length) for length in _RANK)
    canvas.image(look.sprite("ui/badge_short", wide, high), at[0] - wide / 2, at[1] - high / 2)
    canvas.text("count", str(number + 1), *at, look.palette.text, "center", 19)

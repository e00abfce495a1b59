"""The lines of a review: each seat's chance of winning over the rounds, with the costliest turns numbered.

Knows a review, names and how lines are drawn; knows nothing of the page around it or of judging. The lines differ in
the marks on them and the portraits at their ends, not in colour alone; that of the chosen turn's seat is bold. Lengths
are in reference pixels.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.plot import PlottedLines, course_plot
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION_SMALL, FIGURE_SMALL
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.review.judged_game import Mistake, Review
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.ui.graphics.print_art import Point
    from game.view.theme import Color

NUMBERED: Final = 3
"""Number of the costliest turns that have a number on their line."""
_LEFT_PX: Final = 76.0
"""From the left edge of the paper to the lines; percentages are in between."""
_RIGHT_PX: Final = 18.0
"""From the lines to the right edge of the paper."""
_UPPER_PX: Final = 26.0
"""From the upper edge of the paper to the lines."""
_LOWER_PX: Final = 46.0
"""From the lines to the lower edge of the paper; rounds are in between."""
_FACE_PX: Final = 32.0
"""Side of a portrait beside the paper."""
_FACE_PITCH_PX: Final = 34.0
"""From one portrait to the next."""
_BRACKET_PX: Final = 20.0
"""Width of the bracket that joins portraits of equal chances to the end of their lines."""
_MARK_PX: Final = 26.0
"""Side of the marks along a line."""
_RANK_PX: Final = (34.0, 26.0)
"""Width and height of the plate with a number."""
_STEM_PX: Final = 38.0
"""From a point of a line to the number that belongs to it."""
_DIRECTIONS: Final = 12
"""Number of places around a point that are tried for its number."""
_PARTS: Final = 5
"""Number of parts of the game; a line is marked at the end of each but the first, in which all lines lie together."""
_SHARES: Final = (0.0, 0.5, 1.0)
"""The chances with a line across and a label, besides equal ones."""
_LABEL_PX: Final = 12.0
"""From the written chances to the lines."""
_ROUND_STEP_PX: Final = 44.0
"""Minimum distance of two written rounds."""


class ChanceGraph(Widget):
    """The lines and their labels, empty until there is a ``review``; a click goes to the turn there."""

    def __init__(
        self, names: Sequence[str], review: Review | None, mistakes: Sequence[Mistake], on_seek: Callable[[int], None]
    ) -> None:
        """``mistakes`` are the costliest first; ``on_seek`` is called with the number of a decision."""
        super().__init__(tooltip=tr("Show this turn") if review is not None else "", enabled=review is not None)
        self.caption = tr("Chances of winning")
        self.names = tuple(names)
        self.review = review
        self.mistakes = mistakes[:NUMBERED]
        self.chosen = -1
        """The decision that is chosen in the list, -1 for none."""
        self._on_seek = on_seek
        self._paper = self._inner = pygame.Rect(0, 0, 0, 0)
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
        self._paper = pygame.Rect(rect.x, rect.y, rect.w - look.px(_BRACKET_PX + _FACE_PX), rect.h)
        self._inner = pygame.Rect(
            rect.x + look.px(_LEFT_PX),
            rect.y + look.px(_UPPER_PX),
            self._paper.w - look.px(_LEFT_PX + _RIGHT_PX),
            rect.h - look.px(_UPPER_PX + _LOWER_PX),
        )
        looks = looks_of(self.names, look.edition)
        rounds = self._rounds(look)
        self._draw_lines(canvas, look, self.review, looks, [x for x, _ in rounds])
        labels = {
            share: tr("{percent}%").format(percent=round(100 * share)) for share in (*_SHARES, 1 / len(self.names))
        }
        axis, foot, ink = tr("Round"), self._inner.bottom + look.px(16), look.palette.text_dark
        left, max_width = rect.x + look.px(_LEFT_PX - _LABEL_PX), look.px(_LEFT_PX - _LABEL_PX - 3)
        style = look.text.fit_all(CAPTION_SMALL, (*labels.values(), axis), max_width, rect.bottom - foot)
        for share, text in labels.items():
            canvas.text(style.in_color(ink), text, left, self._y(share), "midright")
        canvas.text(style.in_color(ink), axis, left, foot, "topright", max_width=max_width)
        for x, number in rounds:
            canvas.text(style.in_color(ink), str(number), x, foot, "midtop")
        if self.chosen >= 0:
            line = (self._x(self.chosen + 1) - look.px(1), self._inner.y, look.px(2), self._inner.h)
            canvas.rect((*look.palette.text_dark, 150), line)
        for seat, person in enumerate(looks):
            self._draw_marks(canvas, look, self.review, seat, person)
        self._draw_ends(canvas, look, self.review)
        for number, (x, y) in enumerate(self._spots):
            draw_rank(canvas, look, number, (rect.x + x, rect.y + y))

    def _rounds(self, look: RenderContext) -> list[tuple[float, int]]:
        """Return where rounds begin, with their numbers: every round, or each second, third … as space allows."""
        assert self.review is not None
        starts: dict[int, float] = {}
        for number, decision in enumerate(self.review.decisions):
            starts.setdefault(decision.view.round, self._x(number))
        places = list(starts.values())
        closest = min((right - left for left, right in pairwise(places)), default=math.inf)
        every = max(1, math.ceil(look.px(_ROUND_STEP_PX) / closest)) if closest else len(places)
        return [(x, number) for number, x in list(starts.items())[::every]]

    def _draw_lines(
        self, canvas: Canvas, look: RenderContext, review: Review, looks: Sequence[int], ticks: list[float]
    ) -> None:
        """Draw the lines on their paper; the picture is kept while nothing changes."""
        rect = self._paper
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
            left = look.px(_LEFT_PX - _LABEL_PX / 2)
            plotted = PlottedLines(rect.size, lines, colors, equal, None, front, upright, levels, left)
            plot = course_plot(look, plotted)
            bends = [(mistake.number, review.decisions[mistake.number].seat) for mistake in self.mistakes]
            points = [lines[seat][number + 1] for number, seat in bends]
            self._spots = self._apart(look, points, [point for line in lines for point in line])
            for (_, seat), point, spot in zip(bends, points, self._spots, strict=True):
                _pin(plot, point, spot, look.palette.text_dark, colors[seat], look.px(2))
            self._plot = key, plot
        canvas.surface(self._plot[1], rect.x, rect.y)

    def _draw_marks(self, canvas: Canvas, look: RenderContext, review: Review, seat: int, person: int) -> None:
        """Draw a seat's mark on its line, each seat's at other points, so that few lie on each other."""
        count, side = len(self.names), look.px(_MARK_PX)
        for number in range(1, _PARTS):
            point = round(self._last * (number + (seat + 0.5) / count) / _PARTS)
            x, y = self._x(point), self._y(review.chances[point][seat])
            canvas.image(look.sprite(f"seat_mark/{person}", side, side), x - side / 2, y - side / 2)

    def _apart(self, look: RenderContext, points: Sequence[Point], lines: Sequence[Point]) -> list[Point]:
        """Return a place for the number of each point: around it, as far as possible from lines and other numbers."""
        reach, half = look.px(_STEM_PX), look.px(_RANK_PX[0]) / 2
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

    def _draw_ends(self, canvas: Canvas, look: RenderContext, review: Review) -> None:
        """Draw the portraits beside the paper, those of equal chances in one bracket at the end of their lines."""
        side, pitch, faces = look.px(_FACE_PX), look.px(_FACE_PITCH_PX), look.avatars(self.names)
        ends = [round(100 * chance) for chance in review.chances[-1]]
        groups = [[seat for seat, end in enumerate(ends) if end == value] for value in sorted(set(ends), reverse=True)]
        thin, color = max(1, look.px(2)), look.palette.text_soft
        left, right = self._paper.right, self.rect.right - side
        middle = (left + right) // 2
        for group, top in zip(groups, self._tops(look, groups, ends), strict=True):
            first, last = top + pitch // 2, top + pitch * len(group) - pitch // 2
            at = round(self._y(ends[group[0]] / 100))
            canvas.rect(color, (left, at, middle - left, thin))
            upper, lower = min(first, at), max(last, at)
            canvas.rect(color, (middle, upper, thin, lower - upper + thin))
            for number, seat in enumerate(group):
                y = first + pitch * number
                canvas.rect(color, (middle, y, right - look.px(2) - middle, thin))
                canvas.image(look.sprite(faces[seat], side, side), right, y - side / 2)

    def _tops(self, look: RenderContext, groups: Sequence[Sequence[int]], ends: Sequence[int]) -> list[int]:
        """Return the upper edge of each group of portraits, as near as possible to the end of its lines."""
        pitch, tops = look.px(_FACE_PITCH_PX), [0] * len(groups)
        floor = self.rect.y
        for number, group in enumerate(groups):
            tops[number] = max(floor, round(self._y(ends[group[0]] / 100) - pitch * len(group) / 2))
            floor = tops[number] + pitch * len(group)
        floor = self.rect.bottom
        for number in range(len(groups) - 1, -1, -1):
            tops[number] = min(tops[number], floor - pitch * len(groups[number]))
            floor = tops[number]
        return tops


def _pin(plot: pygame.Surface, point: Point, spot: Point, ink: Color, color: Color, width: int) -> None:
    """Draw a stem from a point of a line to the number that stands apart from it, and a dot on the point."""
    pygame.draw.line(plot, ink, point, spot, width)
    pygame.draw.circle(plot, ink, point, 3 * width)
    pygame.draw.circle(plot, color, point, 2 * width)


def draw_rank(canvas: Canvas, look: RenderContext, number: int, at: tuple[float, float]) -> None:
    """Draw the place of one of the costliest turns around a point, counted from 0."""
    width, height = (look.px(length) for length in _RANK_PX)
    canvas.image(look.sprite("ui/badge_short", width, height), at[0] - width / 2, at[1] - height / 2)
    canvas.text(FIGURE_SMALL, str(number + 1), *at, "center")

"""The large score history: every seat's points on a page of paper, and the panel around it.

Knows a track of numbers, names, and how lines are drawn on paper; knows nothing of the table or of playing. Boxes and
lengths are in reference pixels of the stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules import edition as edition_of
from game.scenes.replays.score_bar import ScoreBar, mark_icon
from game.scenes.shared.dialogs.dialog import paint_panel
from game.scenes.shared.plot import PlottedLines, course_plot, page_color
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION, CAPTION_SMALL, FIGURE_LARGE, NAME
from game.view.appearance import looks_of
from game.view.theme import REFERENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.scenes.replays.score_track import MarkKind
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

PANEL: Final = (200.0, 60.0, 1200.0, 780.0)
"""The box of the panel."""
CHART: Final = (244.0, 250.0, 1112.0, 478.0)
"""The box of the chart."""
CLOSE: Final = (690.0, 746.0, 220.0, 54.0)
"""The box of the button that closes the panel."""
_MATS: Final = (244.0, 168.0, 1112.0, 66.0)
"""The box of the seats' mats."""
_MAT_GAP_PX: Final = 14.0
"""Between two mats."""
_FACE_PX: Final = 48.0
"""Side of a portrait."""
_LEGEND: Final = (244.0, 773.0, 420.0)
"""Left edge, middle and width of the legend of the signs; that of the line ends at the right edge."""
_DASHES: Final = ((0.0, 8.0), (11.0, 8.0), (22.0, 8.0))
"""The pieces of the dashed line of the goal in the legend, by their left edges and lengths."""
_SOLID: Final = ((0.0, 30.0),)
"""The same of a solid line."""
_CLEAR_PX: Final = 5.0
"""Between the sign of an event at the end and the signs of the seats there."""
_LEFT_PX: Final = 30.0
"""From the left edge of the paper to the labels."""
_RIGHT_PX: Final = 44.0
"""From the lines to the right edge of the paper."""
_UPPER_PX: Final = 24.0
"""From the upper edge of the paper to the lines."""
_LOWER_PX: Final = 24.0
"""From the labels to the lower edge of the paper."""
_APART_PX: Final = 5.0
"""Between the lines of two seats with equal points."""
_MARK_PX: Final = 28.0
"""Side of the marks at the step on show."""
_LINE_MARK_PX: Final = 18.0
"""Side of the marks along a seat's line."""
_LINE_MARKS: Final = 4
"""Number of marks along a seat's line."""
_LABEL_PX: Final = 14.0
"""From the written points to the lines."""
_ICON_PX: Final = 26.0
"""Side of the sign of an event."""
_ROUND_GAP_PX: Final = 14.0
"""Minimum gap between two written rounds."""
_AHEAD_ALPHA: Final = 120
"""The alpha of the paper over the lines after the step on show."""
_GOAL_COLOR: Final = (168, 40, 52)
"""The colour of the line of the goal."""


class ScoreChart(ScoreBar):
    """A line for each seat on paper, with rounds and points; click or drag to seek."""

    _plot: tuple[tuple[object, ...], pygame.Surface] | None = None
    _edges = (0, 0, 0, 0)
    """From the paper's edges to the lines: left, top, right and foot, in window pixels."""

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        width, height = look.text.size(CAPTION, str(self.goal))[0], look.text.line_height(CAPTION_SMALL)
        self._edges = (look.px(_LEFT_PX) + width, look.px(_UPPER_PX), look.px(_RIGHT_PX), look.px(_LOWER_PX) + height)
        rect, inner, ink = self.rect, self._inner, look.palette.text_dark
        canvas.surface(self._paper(look), rect.x, rect.y)
        goal = self._y(self.goal)
        for points in (self.goal, *self._fives()):
            y = self._y(points)
            if points == self.goal or abs(y - goal) >= look.text.line_height(CAPTION):
                tone = _GOAL_COLOR if points == self.goal else ink
                canvas.text(CAPTION.in_color(tone), str(points), inner.x - look.px(_LABEL_PX), y, "midright")
        for step, label in self._rounds(look):
            canvas.text(CAPTION_SMALL.in_color(ink), label, self._x(step), inner.bottom + look.px(16), "midtop")
        x = self._x(self.step)
        canvas.rect((*page_color(look), _AHEAD_ALPHA), (x, inner.y, rect.right - look.px(4) - x, inner.h + look.px(12)))
        self._draw_marks(canvas, look)
        for seat in range(len(self.names)):
            self._draw_seat_marks(canvas, look, seat)
        canvas.rect(ink, (x - max(1, look.px(1)), inner.y, max(2, look.px(2)), inner.h + look.px(12)))
        for step in {self.step, self._end}:
            self._draw_signs(canvas, look, step, look.px(_MARK_PX))

    @property
    def _inner(self) -> pygame.Rect:
        rect, (left, top, right, foot) = self.rect, self._edges
        return pygame.Rect(rect.x + left, rect.y + top, rect.w - left - right, rect.h - top - foot)

    def _y(self, points: float) -> int:
        inner = self._inner
        return inner.bottom - round(inner.h * points / (max(self.goal, self.drawn_top) * 1.06))

    def _rounds(self, look: RenderContext) -> list[tuple[int, str]]:
        """Return the steps at which rounds begin, with their numbers, as many as there is space for."""
        starts = self.track.round_starts()
        width = look.text.size(CAPTION_SMALL, str(self.track.rounds[-1]))[0] + look.px(_ROUND_GAP_PX)
        every = max(1, -(-len(starts) * width // max(1, self._inner.w)))
        return [(step, str(self.track.rounds[step])) for step in starts[::every]]

    def _paper(self, look: RenderContext) -> pygame.Surface:
        """Return the paper with all lines; the picture is kept while nothing changes."""
        rect = self.rect
        colors = tuple(look.palette.seats[self._person(look, seat)] for seat in range(len(self.names)))
        key = (rect.size, colors, look.edition, look.scale, self._end, self._edges)
        if self._plot is None or self._plot[0] != key:
            lines = [self._line(seat, self._down(look, seat)) for seat in range(len(colors))]
            ticks = [self._x(step) - rect.x for step, _ in self._rounds(look)]
            goal, left = self._y(self.goal) - rect.y, self._edges[0] - look.px(_LABEL_PX / 2)
            levels = [self._y(points) - rect.y for points in self._fives() if points != self.goal]
            plotted = PlottedLines(rect.size, lines, colors, goal, ticks=ticks, levels=levels, left=left)
            self._plot = key, course_plot(look, plotted)
        return self._plot[1]

    def _line(self, seat: int, down: int) -> list[tuple[float, float]]:
        """Return the corners of a seat's line, ``down`` pixels below its points, from the paper's corner."""
        points, rect = self.track.points[seat][: self._end + 1], self.rect
        corners: list[tuple[float, float]] = []
        for step, value in enumerate(points):
            x, y = self._x(step) - rect.x, self._y(value) - rect.y + down
            if step and value != points[step - 1]:
                corners.append((x, corners[-1][1]))
            if not step or value != points[step - 1] or step == len(points) - 1:
                corners.append((x, y))
        return corners

    def _fives(self) -> range:
        """Return the points that are written at the left, and have a line across."""
        return range(0, max(self.goal, self.drawn_top) + 1, 5)

    def _down(self, look: RenderContext, seat: int) -> int:
        """Return by how much a seat's line lies lower than its points, so that equal ones lie side by side."""
        return round((seat - (len(self.names) - 1) / 2) * look.px(_APART_PX))

    def _draw_seat_marks(self, canvas: Canvas, look: RenderContext, seat: int) -> None:
        """Draw a seat's mark on its line, each seat's at other steps, so that the lines differ without colour."""
        side, mark = look.px(_LINE_MARK_PX), f"seat_mark/{self._person(look, seat)}"
        for number in range(_LINE_MARKS):
            step = round(self._end * (number + (seat + 0.5) / len(self.names)) / _LINE_MARKS)
            x, y = self._x(step), self._y(self.track.points[seat][step]) + self._down(look, seat)
            strength = 255 if step <= self.step else 255 - _AHEAD_ALPHA
            canvas.image(look.sprite(mark, side, side), x - side / 2, y - side / 2, strength)

    def _draw_marks(self, canvas: Canvas, look: RenderContext) -> None:
        side = look.px(_ICON_PX)
        # Beside the seats' signs at the end.
        last = self._x(self._end) - (side + look.px(_MARK_PX)) // 2 - look.px(_CLEAR_PX)
        for mark in self.track.marks:
            if mark.step <= self._end:
                x = min(self._x(mark.step), last)
                y = self._y(self.track.points[mark.seat][mark.step])
                icon = look.sprite(f"icon_dark/{mark_icon(look.skin, mark.kind)}", side, side)
                canvas.image(icon, x - side / 2, y - side - look.px(10))


def paint_score_panel(page: Page, canvas: Canvas, names: Sequence[str], points: Sequence[int]) -> None:
    """Draw the panel around the chart: the seats' mats with their points, and what the chart's signs mean."""
    paint_panel(page, canvas, tr("Score history"), PANEL)
    look = page.look
    x, y, w, h = _MATS
    each = (w - _MAT_GAP_PX * (len(names) - 1)) / len(names)
    people, faces = looks_of(names, page.edition), look.avatars(names)
    left = 18 + _FACE_PX + 14
    style = look.text.fit_all(NAME, names, (each - left - 70) * page.stage.scale, (h - 12) * page.stage.scale)
    for seat, name in enumerate(names):
        at = x + seat * (each + _MAT_GAP_PX)
        page.sprite(canvas, f"mat/{people[seat]}", at, y, each, h)
        page.sprite(canvas, faces[seat], at + 18, y + (h - _FACE_PX) / 2, _FACE_PX, _FACE_PX)
        page.write(canvas, style, name, at + left, y + h / 2, max_width=each - left - 70)
        right = at + each - 22
        page.write(canvas, FIGURE_LARGE, str(points[seat]), right, y + h / 2, "midright", 50, h - 12)
    _paint_legend(page, canvas)


def _paint_legend(page: Page, canvas: Canvas) -> None:
    """Write on both sides of the button that closes the panel what the signs and the line of the goal mean."""
    look, rules = page.look, edition_of(page.edition)
    signs: list[tuple[MarkKind, str]] = [("tile", tr(look.skin.text.tiles))]
    if rules.majority_points:
        signs.append(("majority", tr("Avengers tile")))
    text, scale, color = look.text, page.stage.scale, look.palette.text_soft
    x, middle, width = _LEGEND
    room = (width - 50 * len(signs) + 18) * scale
    style = text.fit(CAPTION_SMALL, "".join(words for _, words in signs).upper(), room)
    left = x
    for kind, words in signs:
        page.sprite(canvas, f"icon/{mark_icon(look.skin, kind)}", left, middle - 12, 24, 24)
        page.write(canvas, style.in_color(color), words.upper(), left + 32, middle)
        left += 50 + text.size(style, words.upper())[0] / scale
    aim, right = f"{tr('Play to')} {rules.goal}", REFERENCE[0] - x
    style = text.fit(CAPTION_SMALL, aim.upper(), (width - 58) * scale)
    at = right - 44 - text.size(style, aim.upper())[0] / scale
    for dash, long in _DASHES if look.skin.comic else _SOLID:
        canvas.rect(look.palette.short, page.stage.box(at + dash, middle - 1.5, long, 3))
    page.write(canvas, style.in_color(color), aim.upper(), right, middle, "midright")

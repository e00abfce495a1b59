"""The picture of a course of numbers: lines over time on a ledger's page, or on comic paper.

Knows points in pixels and colours; knows nothing of games and of what the numbers are.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.ui.graphics.print_art import INK, Point, mix, shades

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.graphics.look import RenderContext
    from game.view.theme import Color

PAPER: Final[Color] = (255, 251, 240)
BRASS: Final[Color] = (150, 108, 58)
_PAGE: Final[Color] = (250, 241, 219)
_RULED: Final[Color] = (222, 206, 172)
_FAINT_INK: Final[Color] = (222, 214, 228)
_GOAL_INK: Final[Color] = (168, 40, 52)
_BROWN_INK: Final[Color] = (60, 36, 20)
_BOLD: Final = 1.3
"""How much wider the line in front is than the others."""
_WAX: Final[tuple[Color, Color, Color]] = ((186, 34, 46), (158, 22, 38), (112, 10, 26))
"""Sealing wax: lit, plain, and in shade."""


def page_color(look: RenderContext) -> Color:
    """Return the colour of the paper on which an edition's lines are drawn."""
    return PAPER if look.skin.comic else _PAGE


class PlottedLines(NamedTuple):
    """What a plot shows, in pixels of a picture of ``size``: a line of points for each colour.

    A line across lies at the height ``goal``. The line ``front`` is bold and lies on top; a ``star`` marks a point of
    it. Faint upright lines lie at the ``ticks``, and lines across at the ``levels``, in place of a ledger's rules; all
    lines across begin at ``left``, where their labels end.
    """

    size: tuple[int, int]
    lines: Sequence[Sequence[Point]]
    colors: Sequence[Color]
    goal: float
    star: Point | None = None
    front: int | None = None
    ticks: Sequence[float] = ()
    levels: Sequence[float] = ()
    left: float = 0.0

    def painting_order(self) -> list[int]:
        """Return the numbers of the lines, the one in front last."""
        return sorted(range(len(self.lines)), key=lambda number: number == self.front)


def course_plot(look: RenderContext, plotted: PlottedLines) -> pygame.Surface:
    """Return the picture of some lines in the look of an edition."""
    return (_comic_plot if look.skin.comic else _ruled_plot)(plotted, look.scale)


def _ruled_plot(plotted: PlottedLines, v: float) -> pygame.Surface:
    """Return the lines of all seats in ink on a ledger's ruled page, with a wax seal at the decisive round."""
    fine = 2
    size, star = plotted.size, plotted.star
    plot = pygame.Surface((size[0] * fine, size[1] * fine))
    plot.fill(_PAGE)
    u = v * fine
    levels = plotted.levels or [number * 26 * v for number in range(1, round(size[1] / (26 * v)) + 1)]
    _ruling(plot, plotted, levels, fine, _RULED)
    left, goal = plotted.left * fine, plotted.goal * fine
    pygame.draw.line(plot, _GOAL_INK, (left, goal), (plot.get_width(), goal), round(1.6 * u))
    for seat in plotted.painting_order():
        points = [(x * fine, y * fine) for x, y in plotted.lines[seat]]
        bold = _BOLD if seat == plotted.front else 1.0
        for width, color in (
            (6.0 * bold, mix(shades(plotted.colors[seat])[2], _BROWN_INK, 0.5)),
            (3.4 * bold, plotted.colors[seat]),
        ):
            _stroke(plot, color, points, width * u)
    if star is not None:
        x, y = star[0] * fine, star[1] * fine
        for number in range(9):
            angle = number * math.tau / 9
            pygame.draw.circle(plot, _WAX[2], (x + math.cos(angle) * 11 * u, y + math.sin(angle) * 11 * u), 7 * u)
        for reach, color in ((16.0, _WAX[1]), (11.5, _WAX[2]), (10.0, _WAX[0])):
            pygame.draw.circle(plot, color, (x, y), reach * u)
        tips = [
            (x + math.sin(k * math.pi / 5) * r * u, y - math.cos(k * math.pi / 5) * r * u)
            for k in range(10)
            for r in (3.2 if k % 2 else 7.6,)
        ]
        pygame.draw.polygon(plot, _WAX[2], tips)
    pygame.draw.rect(plot, BRASS, plot.get_rect(), round(2 * u))
    return pygame.transform.smoothscale(plot, size)


def _comic_plot(plotted: PlottedLines, v: float) -> pygame.Surface:
    """Return the lines of all seats on paper, the winner's last, with the goal dashed and a star at a point."""
    fine = 2
    size, star = plotted.size, plotted.star
    plot = pygame.Surface((size[0] * fine, size[1] * fine))
    plot.fill(PAPER)
    u = v * fine
    _ruling(plot, plotted, plotted.levels, fine, _FAINT_INK)
    left, goal = plotted.left * fine, plotted.goal * fine
    for number in range(round((size[0] - plotted.left) / (14 * v)) + 1):
        x = left + number * 14 * u
        pygame.draw.line(plot, (214, 28, 88), (x, goal), (x + 8 * u, goal), round(2.2 * u))
    for seat in plotted.painting_order():
        points = [(x * fine, y * fine) for x, y in plotted.lines[seat]]
        if len(points) < 2:
            continue
        bold = _BOLD if seat == plotted.front else 1.0
        for width, color in (
            (7.5 * bold, INK),
            (4.2 * bold, mix(shades(plotted.colors[seat])[0], plotted.colors[seat], 0.4)),
        ):
            _stroke(plot, color, points, width * u)
    if star is not None:
        for reach, color in ((23, INK), (18, (255, 225, 74))):
            tips = [
                (
                    star[0] * fine + math.sin(number * math.pi / 9) * u * (reach if number % 2 else reach * 0.62),
                    star[1] * fine - math.cos(number * math.pi / 9) * u * (reach if number % 2 else reach * 0.62),
                )
                for number in range(18)
            ]
            pygame.draw.polygon(plot, color, tips)
        pygame.draw.rect(plot, INK, (star[0] * fine - 2 * u, star[1] * fine - 8 * u, 4 * u, 10 * u))
        pygame.draw.circle(plot, INK, (star[0] * fine, star[1] * fine + 6 * u), 2.4 * u)
    pygame.draw.rect(plot, INK, plot.get_rect(), round(3 * u))
    return pygame.transform.smoothscale(plot, size)


def _stroke(plot: pygame.Surface, color: Color, points: Sequence[Point], width: float) -> None:
    """Draw a line with round bends through points."""
    for start, end in pairwise(points):
        reach = max(1.0, math.dist(start, end))
        aside = (end[1] - start[1]) * width / 2 / reach, (start[0] - end[0]) * width / 2 / reach
        corners = [
            (x + sign * aside[0], y + sign * aside[1])
            for (x, y), sign in ((start, 1), (end, 1), (end, -1), (start, -1))
        ]
        pygame.draw.polygon(plot, color, corners)
    for point in points:
        pygame.draw.circle(plot, color, point, width / 2)


def _ruling(plot: pygame.Surface, plotted: PlottedLines, levels: Sequence[float], fine: int, color: Color) -> None:
    """Draw thin lines from top to foot at the ticks, and across at the levels."""
    for x in plotted.ticks:
        pygame.draw.line(plot, color, (x * fine, 0), (x * fine, plot.get_height()), fine)
    for y in levels:
        pygame.draw.line(plot, color, (plotted.left * fine, y * fine), (plot.get_width(), y * fine), fine)

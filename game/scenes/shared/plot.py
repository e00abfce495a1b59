"""The picture of a course of numbers: lines over time on a ledger's page, or on comic paper.

Knows points in pixels and colours; knows nothing of games and of what the numbers are.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

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
_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (22.0, 9.0), (3.0, 10.0), (22.0, 9.0, 3.0, 9.0))
"""Lengths of the dashes and gaps of each line; the first one is whole."""
_WAX: Final[tuple[Color, Color, Color]] = ((186, 34, 46), (158, 22, 38), (112, 10, 26))
"""Sealing wax: lit, plain, and in shade."""


def page_color(look: RenderContext) -> Color:
    """Return the colour of the paper on which an edition's lines are drawn."""
    return PAPER if look.skin.comic else _PAGE


def course_plot(
    look: RenderContext,
    size: tuple[int, int],
    lines: Sequence[Sequence[tuple[float, float]]],
    colors: Sequence[Color],
    goal: float,
    star: tuple[float, float] | None = None,
    winner: int = 0,
    ticks: Sequence[float] = (),
    *,
    dashed: bool = False,
) -> pygame.Surface:
    """Return a picture of ``size`` with a line for each colour through points in pixels.

    A line across lies at the height ``goal``; a ``star`` marks a point of the ``winner``'s line, which lies on top.
    Faint upright lines lie at the ``ticks``. ``dashed`` lines are filled with colour in dashes, those of each line of
    another length, so that they differ without colour.
    """
    paint = _comic_plot if look.skin.comic else _ruled_plot
    return paint(size, lines, colors, goal, star, winner, ticks, look.scale, dashed)


def _ruled_plot(
    size: tuple[int, int],
    lines: Sequence[Sequence[tuple[float, float]]],
    colors: Sequence[Color],
    goal: float,
    star: tuple[float, float] | None,
    winner: int,
    ticks: Sequence[float],
    v: float,
    dashed: bool,
) -> pygame.Surface:
    """Return the lines of all seats in ink on a ledger's ruled page, with a wax seal at the decisive round."""
    fine = 2
    plot = pygame.Surface((size[0] * fine, size[1] * fine))
    plot.fill(_PAGE)
    u = v * fine
    for number in range(1, round(size[1] / (26 * v)) + 1):
        y = number * 26 * u
        pygame.draw.line(plot, _RULED, (0, y), (plot.get_width(), y), max(1, round(u)))
    _uprights(plot, ticks, fine, _RULED)
    pygame.draw.line(plot, _GOAL_INK, (0, goal * fine), (plot.get_width(), goal * fine), round(1.6 * u))
    for seat in sorted(range(len(lines)), key=lambda number: number == winner):
        points = [(x * fine, y * fine) for x, y in lines[seat]]
        bold = 1.3 if seat == winner and star is not None else 1.0
        for width, color in ((5.2 * bold, _BROWN_INK), (3.2 * bold, mix(colors[seat], _BROWN_INK, 0.12))):
            dashes = _DASHES[seat % len(_DASHES)] if dashed and color != _BROWN_INK else ()
            _stroke(plot, color, points, width * u, [length * u for length in dashes])
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


def _comic_plot(
    size: tuple[int, int],
    lines: Sequence[Sequence[tuple[float, float]]],
    colors: Sequence[Color],
    goal: float,
    star: tuple[float, float] | None,
    winner: int,
    ticks: Sequence[float],
    v: float,
    dashed: bool,
) -> pygame.Surface:
    """Return the lines of all seats on paper, the winner's last, with the goal dashed and a star at a point."""
    fine = 2
    plot = pygame.Surface((size[0] * fine, size[1] * fine))
    plot.fill(PAPER)
    u = v * fine
    _uprights(plot, ticks, fine, _FAINT_INK)
    for number in range(round(size[0] / (14 * v)) + 1):
        x = number * 14 * u
        pygame.draw.line(plot, (214, 28, 88), (x, goal * fine), (x + 8 * u, goal * fine), round(2.2 * u))
    for seat in sorted(range(len(lines)), key=lambda number: number == winner):
        points = [(x * fine, y * fine) for x, y in lines[seat]]
        if len(points) < 2:
            continue
        bold = 1.3 if seat == winner and star is not None else 1.0
        for width, color in ((7.5 * bold, INK), (4.2 * bold, mix(shades(colors[seat])[0], colors[seat], 0.4))):
            dashes = _DASHES[seat % len(_DASHES)] if dashed and color != INK else ()
            _stroke(plot, color, points, width * u, [length * u for length in dashes])
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


def _stroke(plot: pygame.Surface, color: Color, points: Sequence[Point], width: float, dashes: Sequence[float]) -> None:
    """Draw a line with round bends through points, in ``dashes`` of pixels with gaps between them if there are any."""
    for part in _cut(points, dashes) if dashes else [points]:
        if len(part) > 1:
            pygame.draw.lines(plot, color, False, part, round(width))
        for point in part:
            pygame.draw.circle(plot, color, point, width / 2)


def _cut(points: Sequence[Point], dashes: Sequence[float]) -> list[list[Point]]:
    """Return the parts of a line that its dashes fill; their lengths alternate with those of the gaps."""
    parts: list[list[Point]] = [list(points[:1])]
    number, left = 0, dashes[0]
    for start, end in pairwise(points):
        whole = math.dist(start, end)
        done = 0.0
        while whole - done > left:
            done += left
            at = (start[0] + (end[0] - start[0]) * done / whole, start[1] + (end[1] - start[1]) * done / whole)
            if number % 2 == 0:
                parts[-1].append(at)
            else:
                parts.append([at])
            number += 1
            left = dashes[number % len(dashes)]
        left -= whole - done
        if number % 2 == 0:
            parts[-1].append(end)
    return parts


def _uprights(plot: pygame.Surface, ticks: Sequence[float], fine: int, color: Color) -> None:
    """Draw thin lines from top to foot."""
    for x in ticks:
        pygame.draw.line(plot, color, (x * fine, 0), (x * fine, plot.get_height()), fine)

"""The line that a recap draws from where a piece was taken to a box beside the mat of the seat that took it.

Knows points, colours and a canvas; knows nothing of events or layouts.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.view.layout.routes import Points
from game.view.theme import Color

_FINE: Final = 4
"""Round parts are drawn so many times larger and reduced."""


def draw_routes(canvas: Canvas, routes: Collection[Points], color: Color, ink: Color, width: int) -> None:
    """Draw lines with a dark edge; where those of a seat meet they become one: all edges lie below all lines."""
    edge = max(1, width // 2)
    for fill, wide in ((ink, width + 2 * edge), (color, width)):
        for points in routes:
            _line(canvas, points, fill, wide, 3 * width)


def draw_arrowhead(canvas: Canvas, x: int, y: int, color: Color, ink: Color, size: int) -> None:
    """Draw an arrowhead that points to the right, around a point."""
    canvas.surface(_arrowhead(color, ink, size), x - size // 2, y - size // 2)


def _line(canvas: Canvas, points: Points, color: Color, width: int, bend: int) -> None:
    """Draw straight parts and round corners of a line of horizontal and vertical parts."""
    lengths = [abs(bx - ax) + abs(by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    bends = [0, *(min(bend, before // 2, after // 2) for before, after in pairwise(lengths)), 0]
    half = width // 2
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        sx, sy = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
        ax, ay = ax + sx * bends[number], ay + sy * bends[number]
        bx, by = bx - sx * bends[number + 1], by - sy * bends[number + 1]
        if sx:
            canvas.rect(color, (min(ax, bx), ay - half, abs(bx - ax), width))
        else:
            canvas.rect(color, (ax - half, min(ay, by), width, abs(by - ay)))
    for number, (x, y) in enumerate(points[1:-1], 1):
        radius = bends[number]
        neighbours = (points[number - 1], points[number + 1])
        right, below = any(nx > x for nx, _ in neighbours), any(ny > y for _, ny in neighbours)
        corner = _corner(color, width, radius, right, below)
        left = x - half if right else x + width - half - corner.get_width()
        top = y - half if below else y + width - half - corner.get_height()
        canvas.surface(corner, left, top)


@lru_cache(maxsize=128)
def _corner(color: Color, width: int, radius: int, right: bool, below: bool) -> pygame.Surface:
    """Return a quarter of a ring that joins a part to the ``right`` (or left) to one ``below`` (or above)."""
    half = width // 2
    size, outer, inner = radius + half, radius + half, max(radius + half - width, 0)
    side = max(size, 1) * _FINE
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    center = (side, side)
    pygame.draw.circle(surface, (*color, 255), center, outer * _FINE)
    pygame.draw.circle(surface, (0, 0, 0, 0), center, inner * _FINE)
    small = pygame.transform.smoothscale(surface.premul_alpha(), (side // _FINE, side // _FINE))
    return pygame.transform.flip(small, not right, not below)


@lru_cache(maxsize=8)
def _arrowhead(color: Color, ink: Color, size: int) -> pygame.Surface:
    """Return an arrowhead that points to the right."""
    side = size * _FINE
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    for inset, fill in ((0.0, ink), (0.1, color)):
        tip, back, wing = side * (1 - 2 * inset), side * (0.12 + inset), side * (0.5 - 1.4 * inset)
        pygame.draw.polygon(surface, (*fill, 255), [(tip, side / 2), (back, side / 2 - wing), (back, side / 2 + wing)])
    return pygame.transform.smoothscale(surface.premul_alpha(), (size, size))

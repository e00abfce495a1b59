"""Things that several pictures show: crystals, lamps, palms, grass."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import skia

from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, Point, mix, outline, placed, polygon


def prism(
    s: Gouache,
    x: float,
    y: float,
    lean: float,
    w: float,
    length: float,
    tones: tuple[Color, Color, Color],
    tip: float = 0.22,
) -> None:
    """Paint a crystal that stands at a point: two long facets and a point of two, in three ``tones``."""
    a = math.radians(lean)
    dx, dy = math.sin(a), -math.cos(a)
    nx, ny = -dy, dx

    def at(u: float, v: float) -> Point:
        return (x + nx * u * w + dx * v * length, y + ny * u * w + dy * v * length)

    left, right, point = tones
    s.fill(polygon(at(-1, 0), at(-1, 1 - tip), at(-0.2, 1 - tip * 0.8), at(-0.2, 0)), left)
    s.fill(polygon(at(-0.22, 0), at(-0.22, 1 - tip * 0.8), at(1, 1 - tip * 1.25), at(1, 0)), right)
    s.fill(polygon(at(-1, 1 - tip), at(0.1, 1), at(-0.2, 1 - tip * 0.8)), mix(left, point, 0.6))
    s.fill(polygon(at(-0.2, 1 - tip * 0.8), at(0.1, 1), at(1, 1 - tip * 1.25)), point)


def lamp(s: Gouache, x: float, y: float, k: float = 1.0) -> None:
    """Paint a lantern that hangs from a point; at ``k`` 1 it is 8 units high."""
    s.stroke([(x, y), (x, y + 1.6 * k)], s.ink, 0.6 * k)
    s.fill(polygon((x - 1.8 * k, y + 3 * k), (x, y + 1.2 * k), (x + 1.8 * k, y + 3 * k)), s.ink)
    s.fill(
        polygon((x - 1.5 * k, y + 3 * k), (x + 1.5 * k, y + 3 * k), (x + 1.9 * k, y + 7 * k), (x - 1.9 * k, y + 7 * k)),
        "#fff3c8",
    )
    s.fill(polygon((x - 0.7 * k, y + 6.6 * k), (x, y + 3.6 * k), (x + 0.7 * k, y + 6.6 * k)), s.key)
    s.fill(
        polygon((x - 2.1 * k, y + 7 * k), (x + 2.1 * k, y + 7 * k), (x + 1.7 * k, y + 8 * k), (x - 1.7 * k, y + 8 * k)),
        s.ink,
    )


def palm(s: Gouache, x: float, y: float, k: float, color: Color, lean: float = 0.0, top: bool = True) -> None:
    """Paint a palm that stands at a point; at ``k`` 1 it is 46 units high."""
    s.stroke([(x, y), (x + lean * 0.3, y - 30 * k, x + lean, y - 46 * k)], color, 2.6 * k)
    if top:
        fronds(s, x + lean, y - 46 * k, 20 * k, color)


def fronds(
    s: Gouache, x: float, y: float, r: float, color: Color, span: tuple[float, float] = (-200, 20), n: int = 7
) -> None:
    """Paint the leaves of a palm between two angles."""
    for i in range(n):
        a = math.radians(span[0] + (span[1] - span[0]) * i / (n - 1))
        tx, ty = x + r * math.cos(a), y + r * 0.8 * math.sin(a) + r * 0.42
        mx, my = x + r * 0.62 * math.cos(a), y + r * 0.85 * math.sin(a) - r * 0.12
        s.fill(outline((x, y), (mx, my - r * 0.10, tx, ty), (mx - 0.1 * r, my + r * 0.20, x, y)), color)


def blades(s: Gouache, color: Color, roots: Iterable[tuple[float, float, float, float]]) -> None:
    """Paint tall grass of (x, y, height, bend)."""
    for x, y, h, bend in roots:
        s.fill(
            outline(
                (x - 1.3, y),
                (x - 0.6 + bend * 0.2, y - h * 0.6, x + bend, y - h),
                (x + 1.2 + bend * 0.2, y - h * 0.5, x + 1.5, y),
            ),
            color,
        )


def leaf(x: float, y: float, length: float, width: float, turn: float) -> skia.Path:
    """Return a pointed leaf whose stalk is at a point; it lies to the right before it is turned."""
    shape = outline(
        (0, 0), (length * 0.35, -width, length, 0), (length * 0.45, width * 0.9, length * 0.2, width * 0.5), (0, 0)
    )
    return placed(shape, x, y, 1, turn)


def spray(
    s: Gouache, x: float, y: float, color: Color, turns: Sequence[float], length: float = 14, width: float = 5
) -> None:
    """Paint leaves that grow from one point, one a turn."""
    for turn in turns:
        s.fill(leaf(x, y, length, width, turn), color)


def bars(s: Gouache, x: float, color: Color, rows: Iterable[tuple[float, float]], thick: float = 1.3) -> None:
    """Paint a light's bars on water: rows of (y, half of the width) about ``x``."""
    for y, w in rows:
        s.fill(polygon((x - w, y), (x + w, y), (x + w - 2, y + thick), (x - w + 2, y + thick)), color)

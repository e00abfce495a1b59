"""Halftone, speed rays and energy crackle: the three textures of the printed page.

Knows how to lay them over an area. Must not know which object they decorate. All are seeded, so they never change.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

import skia

from tools.art.brush import Point, Tint, fill
from tools.art.marvel.paths import at_angle

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_ENERGY: Final[Tint] = ("#0b0620", 0.5)
_GLOW: Final[Tint] = ("#f7b8ff", 0.34)
"""The discs of a crackle, and the halftone behind them."""

Field = Callable[[float, float], float]
"""How dark it is at a point: 0 (no dot) to 1 (dots touch)."""


def dot_screen(area: Area, field: Field, pitch: float, angle: float = 45, least: float = 0.06) -> skia.Path:
    """Return the dots of a halftone over an area; the radius grows with the root of the tone, from a ``least`` on."""
    left, top, right, bottom = area
    x0, y0 = (left + right) / 2, (top + bottom) / 2
    reach = int(math.hypot(right - left, bottom - top) / 2 / pitch) + 1
    cos, sin = math.cos(math.radians(angle)) * pitch, math.sin(math.radians(angle)) * pitch
    dots = skia.Path()
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            x, y = x0 + row * cos - column * sin, y0 + row * sin + column * cos
            if not (left - pitch < x < right + pitch and top - pitch < y < bottom + pitch):
                continue
            tone = field(x, y)
            if tone > least:
                dots.addCircle(x, y, pitch * 0.62 * math.sqrt(min(tone, 1)))
    return dots


def halftone(
    canvas: skia.Canvas,
    area: Area,
    field: Field,
    tone: Tint,
    *,
    pitch: float = 4.6,
    angle: float = 45,
    inside: skia.Path | None = None,
    least: float = 0.06,
) -> None:
    """Print a halftone over an area, kept inside a shape where one is given; tones below the ``least`` have no dots."""
    canvas.save()
    if inside is None:
        canvas.clipRect(skia.Rect.MakeLTRB(*area), True)
    else:
        canvas.clipPath(inside, True)
    canvas.drawPath(dot_screen(area, field, pitch, angle, least), fill(tone))
    canvas.restore()


def rays(
    canvas: skia.Canvas,
    centre: Point,
    reach: float,
    count: int,
    tone: Tint,
    *,
    seed: int,
    duty: float = 0.5,
    hollow: float = 0,
    wobble: float = 0.35,
) -> None:
    """Paint wedges around a centre; with ``hollow`` they are speed lines that end in a point at about that radius."""
    rng = random.Random(seed)
    step = 360 / count
    shape = skia.Path()
    for index in range(count):
        start = index * step + rng.uniform(-wobble, wobble) * step * 0.5
        width = step * duty * rng.uniform(1 - wobble, 1 + wobble)
        near = hollow * rng.uniform(0.8, 1.35)
        tip = at_angle(start + width / 2, near, *centre)
        far, farther = at_angle(start, reach, *centre), at_angle(start + width, reach, *centre)
        shape.addPoly([skia.Point(*tip), skia.Point(*far), skia.Point(*farther)], True)
    canvas.drawPath(shape, fill(tone))


def crackle(
    canvas: skia.Canvas, centre: Point, radii: Point, band: float, largest: float, *, seed: int, count: int
) -> None:
    """Paint energy: dark discs that never overlap on a ring, large on its spine and small at its rims.

    A halftone glows behind them. Both are faint enough to stay behind what the ring surrounds.
    """
    rng = random.Random(seed)
    (x0, y0), (across, down) = centre, radii
    reach = band * 1.5

    def glow_at(x: float, y: float) -> float:
        """Return how bright the ring is at a point: less away from its spine."""
        across_spine = abs(math.hypot((x - x0) / across, (y - y0) / down) - 1) * (across + down) / 2 / reach
        return max(0.0, 1 - across_spine) * 0.9

    box = (x0 - across - reach, y0 - down - reach, x0 + across + reach, y0 + down + reach)
    halftone(canvas, box, glow_at, _GLOW, pitch=15)
    discs: list[tuple[float, float, float]] = []
    for _ in range(count * 6):
        if len(discs) >= count:
            break
        angle = math.tau * rng.random()
        off = max(-1.0, min(1.0, rng.gauss(0, 0.42)))
        radius = largest * max(0.13, 1 - abs(off) * 1.05) * rng.uniform(0.45, 1.1)
        x, y = x0 + (across + off * band) * math.cos(angle), y0 + (down + off * band) * math.sin(angle)
        if all(math.hypot(x - a, y - b) >= 0.86 * (radius + c) for a, b, c in discs):
            discs.append((x, y, radius))
    shape = skia.Path()
    for disc in discs:
        shape.addCircle(*disc)
    canvas.drawPath(shape, fill(_ENERGY))

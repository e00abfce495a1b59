"""The signs of the three levels: slanted bars on a tab, and a motif each (star, burst, orbit) for bands and card backs.

Knows the signs. Must not know cards' other parts.
"""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art.brush import blend, fill
from tools.art.marvel.palette import GOLD, INK, Ramp
from tools.art.marvel.paths import circle, minus, polygon, regular, ring, star

_PITCH: Final = 8.4


def level_tab(canvas: skia.Canvas, level: int, left: float, top: float, foot: float) -> float:
    """Draw a slanted ink tab with one bar a level; return where it leaves room to its right."""
    end = left + 13.1 + level * _PITCH
    canvas.drawPath(polygon((left, top), (end, top), (end - 5, foot), (left, foot)), fill(INK))
    for index in range(level):
        x = left + 7.0 + index * _PITCH
        bar = polygon((x, top + 3), (x + 5.4, top + 3), (x + 2.2, foot - 3), (x - 3.2, foot - 3))
        canvas.drawPath(bar, fill(GOLD))
    return end + 3.5


def band_motif(canvas: skia.Canvas, level: int, ramp: Ramp) -> None:
    """Print the level's motif into a card's band, tone on tone: a hint of structure, never a second sign."""
    pale, deep = (
        fill(blend(ramp.base, ramp.light, 0.75), 0.6),
        fill(blend(ramp.base, ramp.dark, 0.8), 0.5),
    )
    if level == 1:
        for x, y, size in ((36, 34, 13), (55, 17, 19), (77, 36, 12), (27, 6, 9), (84, 3, 11)):
            canvas.drawPath(minus(regular(6, size, x, y), regular(6, size * 0.8, x, y)), deep)
            canvas.drawPath(star(4, size * 0.68, size * 0.2, x, y), pale)
    elif level == 2:
        for x, y, size in ((66, 20, 26), (40, 36, 12)):
            canvas.drawPath(minus(star(13, size, size * 0.64, x, y), star(13, size * 0.8, size * 0.48, x, y)), deep)
            canvas.drawPath(star(13, size * 0.5, size * 0.28, x, y), pale)
    else:
        for radius in (14, 25, 36, 47):
            canvas.drawPath(ring(radius, radius - 1.8, 98.5, 22.8), pale)
            angle = math.radians(150 + radius * 1.3)
            spot = circle(98.5 + (radius - 1) * math.cos(angle), 22.8 + (radius - 1) * math.sin(angle), 2.6)
            canvas.drawPath(spot, deep)

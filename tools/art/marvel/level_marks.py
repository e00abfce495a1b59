"""The signs of the three levels: slanted bars on a tab, and a motif each (star, burst, orbit) for bands and card backs.

Knows the signs. Must not know cards' other parts.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.brush import fill
from tools.art.marvel.palette import GOLD, INK
from tools.art.marvel.paths import polygon

_PITCH: Final = 7.6


def level_tab(canvas: skia.Canvas, level: int, left: float, top: float, foot: float) -> float:
    """Draw a slanted ink tab with one bar a level; return where it leaves room to its right.

    The tab overlaps the line of ink above it, so that no paper shows between.
    """
    end = left + 13.1 + level * _PITCH
    canvas.drawPath(polygon((left, top - 1), (end, top - 1), (end, top), (end - 5, foot), (left, foot)), fill(INK))
    for index in range(level):
        x = left + 7.0 + index * _PITCH
        bar = polygon((x, top + 3), (x + 5.4, top + 3), (x + 2.2, foot - 3), (x - 3.2, foot - 3))
        canvas.drawPath(bar, fill(GOLD))
    return end + 1.5

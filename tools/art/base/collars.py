"""Collars of the profiles: ruffs, furs, chains, standing lace.

Knows shapes in the bust's box of 100 x 100, looking left; colours come from the person.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

import skia

from tools.art.base.gems import bead, gem, pearl
from tools.art.base.palette import GOLD
from tools.art.brush import WHITE, darken, fill, lighten, linear, polygon, rect, shaded, stroke, trace

Collar = Callable[[skia.Canvas, str, str, int], None]


def _ruff(canvas: skia.Canvas, _cloth: str, _trim: str, _jewel: int) -> None:
    for fold in range(10):
        x = 39 + fold * 3.7
        y = 76 - 3.4 * math.sin((fold - 1) / 8 * math.pi - 0.2) + fold * 0.1
        canvas.drawOval(
            rect(x - 3.2, y - 4.6, 6.4, 10.4), shaded(linear((x - 3, y - 3), (x + 3, y + 6), [WHITE, "#c8b598"]))
        )
        canvas.drawOval(rect(x - 3.2, y - 4.6, 6.4, 10.4), stroke("#8a765c", 0.4, 0.6))


def _fur(canvas: skia.Canvas, _cloth: str, trim: str, _jewel: int) -> None:
    shape = trace(
        (34, 104),
        (36, 88, 40, 78, 46, 74),
        (54, 84, 64, 82, 72, 74),
        (84, 76, 94, 86, 96, 104),
        (78, 104),
        (76, 94, 68, 90, 60, 92),
        (52, 92, 50, 98, 50, 104),
    )
    canvas.drawPath(shape, shaded(linear((36, 76), (94, 104), [lighten(trim, 0.4), trim, darken(trim, 0.45)])))
    for tuft in range(14):
        x, y = 38 + tuft * 4.2, 84 + 5 * math.sin(tuft * 1.7)
        canvas.drawLine(x, y, x - 1.5, y + 4, stroke(darken(trim, 0.45), 0.8, 0.7))


def _chain(canvas: skia.Canvas, _cloth: str, _trim: str, jewel: int) -> None:
    links = [(40 + i * 4.2, 80 + 10 * math.sin(i / 8 * math.pi)) for i in range(9)]
    canvas.drawPath(polygon(links, closed=False), stroke("#6a4410", 3.4))
    for x, y in links:
        bead(canvas, (x, y), 2.1)
    gem(canvas, jewel, (57, 95), 4.4, shadow=False)


def _lace(canvas: skia.Canvas, _cloth: str, trim: str, jewel: int) -> None:
    """Draw a fan of starched lace standing behind the neck."""
    fan = trace(
        (46, 80), (56, 84, 64, 80, 67, 70), (78, 56, 88, 50, 94, 54), (92, 70, 84, 84, 72, 90), (60, 94, 50, 90, 46, 80)
    )
    canvas.drawPath(fan, shaded(linear((50, 60), (92, 90), [WHITE, "#f2e6d2", "#bfa888"])))
    for ray in range(7):
        x, y = 52 + ray * 6.4, 90 - ray * 5.6
        canvas.drawLine(58 + ray * 1.6, 84 - ray * 2, x, y, stroke("#a08a6c", 0.6, 0.7))
        pearl(canvas, (x, y), 1.5)
    canvas.drawPath(fan, stroke(trim, 0.9, 0.8))
    gem(canvas, jewel, (48, 86), 3.6, shadow=False, sparks=False)


def _robe(canvas: skia.Canvas, cloth: str, trim: str, _jewel: int) -> None:
    """Draw a plain round collar with a narrow white edge."""
    band = trace((41, 74), (48, 86, 64, 88, 74, 75), (76, 80), (66, 95, 46, 93, 37, 80))
    canvas.drawPath(band, shaded(linear((40, 74), (74, 92), [lighten(cloth, 0.2), darken(cloth, 0.4)])))
    canvas.drawPath(trace((42, 73.4), (49, 85, 63, 86.6, 73, 74.4), closed=False), stroke(trim, 2.2))
    for button in range(3):
        bead(canvas, (46 - button * 1.2, 91 + button * 5), 1.5)


def _pearls(canvas: skia.Canvas, cloth: str, trim: str, jewel: int) -> None:
    """Draw a square neckline with two strings of pearls."""
    canvas.drawPath(trace((30, 96), (40, 82, 46, 80, 52, 88), (62, 94), (74, 80), closed=False), stroke(trim, 3))
    canvas.drawPath(
        trace((30, 99), (40, 86, 46, 84, 52, 92), (62, 98), (76, 83), closed=False), stroke(lighten(cloth, 0.3), 1)
    )
    for row, count in ((0.0, 8), (5.0, 8)):
        for i in range(count):
            pearl(canvas, (44 + i * 3.6, 74 + row + 5.4 * math.sin((i + 0.5) / count * math.pi)), 1.7)
    gem(canvas, jewel, (57, 90), 3.8, shadow=False, sparks=False)


def _mantle(canvas: skia.Canvas, cloth: str, trim: str, _jewel: int) -> None:
    """Draw a cloak thrown over the shoulder, with a golden clasp."""
    cloak = trace((70, 74), (86, 78, 97, 88, 99, 104), (40, 104), (48, 92, 62, 84, 70, 74))
    canvas.drawPath(cloak, shaded(linear((50, 78), (98, 104), [lighten(trim, 0.25), trim, darken(trim, 0.5)])))
    canvas.drawPath(trace((70, 74), (62, 84, 48, 92, 40, 104), closed=False), stroke(GOLD, 1.8))
    canvas.drawPath(trace((43, 76), (50, 86, 62, 85, 70, 76), closed=False), stroke(lighten(cloth, 0.5), 2))
    bead(canvas, (66, 80), 3.2)
    canvas.drawCircle(66, 80, 1.2, fill("#6a3a10"))


COLLARS: Final[Mapping[str, Collar]] = {
    "ruff": _ruff,
    "fur": _fur,
    "chain": _chain,
    "lace": _lace,
    "robe": _robe,
    "pearls": _pearls,
    "mantle": _mantle,
}

"""Tokens at three sizes: chips with a stone in a well, and the gold coin.

Knows a chip's edge rhythm, well and light; nothing of counts or piles.
"""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art.base.gems import gem, gold_star, outline, sparkle
from tools.art.base.palette import COIN, DIAMOND, GEMS, GOLD, GOLD_LIGHT, ONYX, ONYX_LINE, RUBY, SHADOW, Gem
from tools.art.brush import (
    BLACK,
    WHITE,
    Point,
    fill,
    linear,
    polar,
    polygon,
    radial,
    ring,
    shaded,
    star,
    stroke,
)

INLAY: Final = ("#7f92bd", "#f3e9cc", "#f3e9cc", "#f7e6cf", "#c6d2e0", "#7a4a08")
"""Colour of the inlay in each chip's edge."""
_WELLS = (
    ("#1d2745", "#4a5a86"),
    ("#020625", "#0a1f7a"),
    ("#00160d", "#034d2e"),
    ("#1f0007", "#6b0518"),
    ("#4c4e56", "#8b94a2"),
)
_STONE = (0.60, 0.62, 0.66, 0.64, 0.63)
"""Radius of the stone in a chip of radius 1."""
_SMALL_STONE = (0.66, 0.68, 0.72, 0.70, 0.68)
"""The same in a small chip."""


def token(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Draw a chip in full: shadow, thickness, edge inlay, well and stone."""
    colors = GEMS[kind]
    x, y = center
    canvas.drawCircle(x + radius * 0.05, y + radius * 0.12, radius * 0.99, fill(SHADOW, 0.65, soft=radius * 0.10))
    canvas.drawCircle(x + radius * 0.02, y + radius * 0.05, radius, fill(colors.shade(0.04)))
    chip_face(canvas, kind, center, radius)


def chip_face(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Draw the upper face of a chip: rim, edge inlay, well and stone."""
    colors = GEMS[kind]
    x, y = center
    _rim(canvas, colors, center, radius)
    canvas.save()
    canvas.clipPath(ring(x, y, radius * 0.965, radius * 0.745), True)
    _inlay(canvas, kind, center, radius)
    roundness = linear(
        (x - radius * 0.7, y - radius * 0.8),
        (x + radius * 0.7, y + radius * 0.8),
        [(WHITE, 0.45), (WHITE, 0), (BLACK, 0.5)],
        [0, 0.45, 1],
    )
    canvas.drawCircle(x, y, radius, shaded(roundness))
    canvas.restore()
    canvas.drawCircle(x, y, radius * 0.985, stroke(_edge(kind), max(0.8, radius * 0.03), 0.9))
    lit = linear((x - radius * 0.7, y - radius * 0.8), (x + radius * 0.6, y + radius * 0.6), [(WHITE, 0.9), (WHITE, 0)])
    canvas.drawCircle(x, y, radius * 0.95, shaded(lit, width=max(0.8, radius * 0.03)))
    if kind == COIN.kind:
        _coin_face(canvas, center, radius)
    else:
        _well(canvas, kind, center, radius)
        gem(canvas, kind, (x, y + radius * 0.01), radius * _STONE[kind], bold=True)


def small_token(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Draw a chip for a place of 40 px and less: fewer, bolder parts."""
    colors = GEMS[kind]
    x, y = center
    canvas.drawCircle(x + radius * 0.05, y + radius * 0.12, radius * 0.98, fill(SHADOW, 0.7, soft=radius * 0.10))
    canvas.drawCircle(x + radius * 0.02, y + radius * 0.06, radius, fill(colors.shade(0.04)))
    _rim(canvas, colors, center, radius)
    canvas.save()
    canvas.clipPath(ring(x, y, radius, radius * 0.76), True)
    _inlay(canvas, kind, center, radius)
    canvas.restore()
    canvas.drawCircle(x, y, radius * 0.96, stroke(_edge(kind), radius * 0.09, 0.95))
    if kind == COIN.kind:
        face = radial((x - radius * 0.25, y - radius * 0.3), radius * 1.1, ["#fff3b4", "#f2b632", "#9a5a08"])
        canvas.drawCircle(x, y, radius * 0.76, shaded(face))
        canvas.drawCircle(x, y, radius * 0.76, stroke("#6b3a00", radius * 0.07, 0.9))
        gold_star(canvas, (x, y), radius * 0.64, rim=0.09)
    else:
        _well(canvas, kind, center, radius)
        gem(canvas, kind, center, radius * _SMALL_STONE[kind], bold=True)


def ghost_token(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Draw the empty place of a chip: a dim disc, a dashed ring and the stone's outline."""
    colors = GEMS[kind]
    x, y = center
    canvas.drawCircle(x, y, radius, fill("#0b0616", 0.50))
    line = ONYX_LINE if kind == ONYX.kind else colors.bright
    canvas.drawCircle(x, y, radius * 0.93, stroke(line, max(0.9, radius * 0.06), 0.42, dash=[radius * 0.26] * 2))
    if kind == COIN.kind:
        shape = polygon(star((x, y), radius * 0.58, radius * 0.25, 5))
    else:
        shape = outline(kind, center, radius * 0.56)
    canvas.drawPath(shape, fill(colors.shade(0.5), 0.26))
    canvas.drawPath(shape, stroke(line, max(0.9, radius * 0.06), 0.5))


def _edge(kind: int) -> str:
    return "#46547a" if kind == DIAMOND.kind else GEMS[kind].shade(0.02)


def _rim(canvas: skia.Canvas, colors: Gem, center: Point, radius: float) -> None:
    x, y = center
    light = colors.shade(0.62 if colors is DIAMOND else 0.78)
    middle = "#2e2725" if colors is ONYX else colors.shade(0.42)
    span = linear(
        (x - radius * 0.7, y - radius * 0.8),
        (x + radius * 0.7, y + radius * 0.8),
        [light, middle, colors.shade(0.16)],
        [0, 0.5, 1],
    )
    canvas.drawCircle(x, y, radius, shaded(span))


def _inlay(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    """Lay the rhythm of the edge, a different one for each colour, so that chips differ without their colour."""
    color = INLAY[kind]
    if kind == RUBY.kind:
        for angle in _around(12):
            canvas.drawCircle(*polar(center, radius * 0.855, angle), radius * 0.068, fill(color))
    elif kind == ONYX.kind:
        for angle in _around(6):
            corners = ((0.97, 0.0), (0.855, 0.11), (0.74, 0.0), (0.855, -0.11))
            canvas.drawPath(
                polygon(polar(center, radius * reach, angle + turn) for reach, turn in corners), fill(color)
            )
    elif kind == DIAMOND.kind:
        for angle in _around(8):
            for offset in (-0.12, 0.12):
                _block(canvas, center, radius, angle + offset, 0.045, color)
    else:
        count, width = {1: (4, 0.31), 2: (6, 0.18), 5: (36, 0.0375)}[kind]
        for angle in _around(count):
            _block(canvas, center, radius, angle, width, color)


def _around(count: int) -> list[float]:
    return [-math.pi / 2 + i * 2 * math.pi / count for i in range(count)]


def _block(canvas: skia.Canvas, center: Point, radius: float, angle: float, half: float, color: str) -> None:
    corners = ((1.0, -half), (1.0, half), (0.7, half), (0.7, -half))
    canvas.drawPath(polygon(polar(center, radius * reach, angle + turn) for reach, turn in corners), fill(color, 0.95))


def _well(canvas: skia.Canvas, kind: int, center: Point, radius: float) -> None:
    x, y = center
    floor = linear((x - radius * 0.4, y - radius * 0.6), (x + radius * 0.4, y + radius * 0.6), _WELLS[kind])
    canvas.drawCircle(x, y, radius * 0.745, shaded(floor))
    lip = linear((x - radius * 0.5, y - radius * 0.6), (x + radius * 0.5, y + radius * 0.6), ["#8a5614", GOLD_LIGHT])
    canvas.drawCircle(x, y, radius * 0.745, shaded(lip, width=max(1.0, radius * 0.05)))


def _coin_face(canvas: skia.Canvas, center: Point, radius: float) -> None:
    x, y = center
    face = radial((x - radius * 0.25, y - radius * 0.3), radius * 1.1, ["#fff3b4", "#f2b632", "#9a5a08"], [0, 0.45, 1])
    canvas.drawCircle(x, y, radius * 0.74, shaded(face))
    canvas.drawCircle(x, y, radius * 0.74, stroke("#6b3a00", max(0.8, radius * 0.045), 0.9))
    canvas.drawCircle(x, y, radius * 0.69, stroke("#fff3b4", max(0.5, radius * 0.022), 0.8))
    canvas.drawCircle(x, y, radius * 0.64, stroke(GOLD, max(0.4, radius * 0.012), 0.5))
    gold_star(canvas, (x, y + radius * 0.02), radius * 0.58)
    sparkle(canvas, (x - radius * 0.30, y - radius * 0.34), radius * 0.3)

"""The base edition's turn banners."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from tools.art.kit.base import style
from tools.art.sprite import Sprite

TURN: Final = (278.0, 94.0)


def sprites() -> list[Sprite]:
    """List the banners."""
    return [
        Sprite("banner/turn", TURN, _turn, (48, 48, 48, 48), (26, 24, 26, 24)),
        Sprite("banner/other", TURN, _other, (14, 12, 16, 20), (26, 24, 26, 24)),
    ]


def _turn(canvas: skia.Canvas) -> None:
    width, height = TURN
    shape = style.box(width, height, 10)
    style.shadow(canvas, shape, x=2, y=8, soft=8, alpha=0.6)
    style.glow(canvas, shape, "#ffb42e", [(16, 0.6), (5, 0.4)])
    canvas.drawRRect(shape, brush.vertical(0, height, ["#ffe58f", "#f2b536", "#b8720e"], (0, 0.45, 1)))
    canvas.drawRRect(style.box(width, height, 10, 5), brush.stroke("#7a4206", 1.3, 0.75))
    canvas.drawRRect(style.box(width, height, 10, 0.8), brush.stroke("#fff8dc", 1.5))
    _corners(canvas, width, height, "#7a4206", 0.85)


def _other(canvas: skia.Canvas) -> None:
    width, height = TURN
    shape = style.box(width, height, 10)
    style.shadow(canvas, shape)
    canvas.drawRRect(shape, brush.vertical(0, height, ["#2e1d4c", "#150c26"]))
    style.edge(canvas, width, height, 10, 1.6, [GOLD_LIGHT, GOLD, GOLD_DARK])
    canvas.drawRRect(style.box(width, height, 10, 5), brush.stroke(GOLD, 0.9, 0.4))
    _corners(canvas, width, height, GOLD, 0.8)


def _corners(canvas: skia.Canvas, width: float, height: float, color: str, alpha: float) -> None:
    for sx, sy, x, y in ((1, 1, 5, 5), (-1, 1, width - 5, 5), (1, -1, 5, height - 5), (-1, -1, width - 5, height - 5)):
        for reach, line in ((17, 1.3), (11, 0.9)):
            start = (x, y + sy * reach)
            bend = (x + sx * reach * 0.55, y + sy * reach, x + sx * reach, y + sy * reach * 0.55, x + sx * reach, y)
            canvas.drawPath(brush.trace(start, bend, closed=False), brush.stroke(color, line, alpha))
        canvas.drawCircle(x + sx * 4.6, y + sy * 4.6, 1.7, brush.fill(color, alpha))

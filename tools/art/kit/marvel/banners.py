"""What the Marvel edition's result screen adds: the plaque over a game without a winner, and ink round the glove."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import style
from tools.art.marvel.dots import crackle, halftone
from tools.art.marvel.palette import INK
from tools.art.marvel.paths import moved, slab, star
from tools.art.sprite import Sprite

PLAQUE: Final = (278.0, 94.0)
HALO: Final = (700.0, 700.0)


def sprites() -> list[Sprite]:
    """List the plaque and the effect."""
    return [
        Sprite("banner/other", PLAQUE, _other, (12, 12, 14, 18), (64, 0, 64, 0)),
        Sprite("fx/crackle", HALO, _crackle, (40, 40, 40, 40)),
    ]


def _other(canvas: skia.Canvas) -> None:
    width, height = PLAQUE
    shape = slab(0, 0, width, height, 13)
    canvas.drawPath(moved(shape, 3, 4.4), style.thick(INK, 4))
    style.inked(canvas, shape, style.face(height, style.STEEL_FACE), 2.6, 0.3)
    canvas.drawPath(slab(1.5, 1.4, width - 3, height - 2.8, 12.6), style.line(style.STEEL, 1.5, 0.9))

    def tone(x: float, y: float) -> float:
        return max(0.0, (x - width + 62) / 62 * 0.6 + (y / height - 0.6) * 0.4)

    halftone(canvas, (width - 62, 0, width, height), tone, (style.DOTS, 0.7), pitch=6, inside=shape)


def _crackle(canvas: skia.Canvas) -> None:
    center = (HALO[0] / 2, HALO[1] / 2)
    crackle(canvas, center, (300, 296), 54, 30, seed=21, count=360)
    for x, y, size in ((120, 150, 26), (590, 560, 22), (600, 170, 15), (96, 520, 14)):
        flash = star(4, size, size * 0.2, x, y)
        canvas.drawPath(flash, brush.fill("#ffffff", 0.9, soft=4))
        canvas.drawPath(flash, brush.fill("#ffffff"))

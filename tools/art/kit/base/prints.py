"""How the base edition prints silhouettes: icons and the letters of the display face."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD_LIGHT
from tools.art.brush import CINZEL_BLACK
from tools.art.kit import glyphs, icons
from tools.art.kit.base import style
from tools.art.sprite import Sprite

WEIGHT: Final = 2.5
CAP: Final = 0.70
"""Cap height of the display face as a share of its size."""


def sprites() -> list[Sprite]:
    """List the icons in two colours and the letters in two finishes."""
    box = (icons.SIZE, icons.SIZE)
    return [
        *(Sprite(f"icon/{name}", box, _icon(name, _gold_icon), (3, 3, 3, 4)) for name in icons.ICONS),
        *(Sprite(f"icon_dark/{name}", box, _icon(name, _dark_icon), (2, 2, 2, 3)) for name in icons.ICONS),
        *glyphs.glyphs("gold", CINZEL_BLACK, partial(gold_letters, size=glyphs.EM), (8, 4, 10, 10)),
        *glyphs.glyphs("dark", CINZEL_BLACK, dark_letters, (3, 3, 3, 4)),
    ]


def _icon(name: str, printer: Callable[[skia.Canvas, skia.Path], None]) -> Callable[[skia.Canvas], None]:
    return lambda canvas: printer(canvas, icons.silhouette(name, weight=WEIGHT, sharp=False))


def _gold_icon(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.save()
    canvas.translate(0.5, 1.4)
    canvas.drawPath(path, brush.fill(style.NIGHT, 0.75, soft=0.9))
    canvas.restore()
    canvas.drawPath(path, brush.vertical(4, 24, ["#fffaf0", GOLD_LIGHT, "#f0c25a"], (0, 0.5, 1)))


def _dark_icon(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.save()
    canvas.translate(0, 0.9)
    canvas.drawPath(path, brush.fill("#fff6d0", 0.55))
    canvas.restore()
    canvas.drawPath(path, brush.fill(style.BROWN))


def gold_letters(canvas: skia.Canvas, path: skia.Path, size: float) -> None:
    """Print letters as polished gold with a dark outline and a soft shadow; the baseline is y 0."""
    canvas.save()
    canvas.translate(size * 0.03, size * 0.055)
    canvas.drawPath(path, brush.fill(style.NIGHT, 0.7, soft=size * 0.018))
    canvas.restore()
    canvas.drawPath(path, brush.stroke("#3a1c04", size * 0.062))
    canvas.drawPath(path, brush.vertical(-size * CAP, size * 0.03, style.GOLD_LETTER, style.GOLD_LETTER_STOPS))
    canvas.save()
    canvas.clipPath(path, skia.ClipOp.kIntersect, True)
    canvas.translate(size * 0.006, size * 0.012)
    canvas.drawPath(path, brush.stroke("#ffffff", size * 0.012, 0.35))
    canvas.restore()


def dark_letters(canvas: skia.Canvas, path: skia.Path) -> None:
    """Print letters as if stamped into gold: brown, with a lit lower edge."""
    canvas.save()
    canvas.translate(0.6, 1.4)
    canvas.drawPath(path, brush.fill("#fff6d0", 0.6))
    canvas.restore()
    canvas.drawPath(path, brush.vertical(-glyphs.EM * CAP, 0, ["#3a1a06", style.BROWN]))

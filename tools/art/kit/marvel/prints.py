"""How the Marvel edition prints silhouettes: icons and the letters of the display face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import ANTON
from tools.art.kit import glyphs, icons
from tools.art.marvel.palette import INK, PAPER
from tools.art.sprite import Sprite

WEIGHT: Final = 2.9
SKEW: Final = -0.08
CAP: Final = 0.86
"""Cap height of the display face as a share of its size."""


def sprites() -> list[Sprite]:
    """List the icons in two colours and the letters in two finishes."""
    box = (icons.SIZE, icons.SIZE)
    return [
        *(Sprite(f"icon/{name}", box, _icon(name, _paper_icon), (3, 3, 5, 5)) for name in icons.ICONS),
        *(Sprite(f"icon_dark/{name}", box, _icon(name, _ink_icon), (2, 2, 2, 2)) for name in icons.ICONS),
        *glyphs.glyphs("comic", ANTON, comic_letters, (9, 8, 14, 12), skew=SKEW, characters=glyphs.CAPITALS),
        *glyphs.glyphs("dark", ANTON, _ink_letters, (4, 2, 8, 4), skew=SKEW, characters=glyphs.CAPITALS),
    ]


def _icon(name: str, printer: Callable[[skia.Canvas, skia.Path], None]) -> Callable[[skia.Canvas], None]:
    def draw(canvas: skia.Canvas) -> None:
        path = icons.silhouette(name, weight=WEIGHT, sharp=True)
        lean = skia.Matrix()
        lean.setSkew(SKEW, 0, icons.SIZE / 2, icons.SIZE / 2)
        path.transform(lean)
        printer(canvas, path)

    return draw


def _paper_icon(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.save()
    canvas.translate(0.9, 1.2)
    canvas.drawPath(path, brush.stroke(INK, 2.4))
    canvas.restore()
    canvas.drawPath(path, brush.stroke(INK, 2.2))
    canvas.drawPath(path, brush.fill(PAPER))


def _ink_icon(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.drawPath(path, brush.fill(INK))


def comic_letters(canvas: skia.Canvas, path: skia.Path, size: float = glyphs.EM) -> None:
    """Print letters from white down to yellow inside an ink line that is heavier at the lower right."""
    canvas.save()
    canvas.translate(size * 0.045, size * 0.055)
    canvas.drawPath(path, brush.stroke(INK, size * 0.13))
    canvas.drawPath(path, brush.fill(INK))
    canvas.restore()
    canvas.drawPath(path, brush.stroke(INK, size * 0.12))
    tints = ["#ffffff", "#fffbe0", "#ffe14a", "#ffc414"]
    canvas.drawPath(path, brush.vertical(-size * CAP, 0, tints, (0, 0.3, 0.82, 1)))


def _ink_letters(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.drawPath(path, brush.fill(INK))

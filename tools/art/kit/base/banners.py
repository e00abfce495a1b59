"""The base edition's plaque over a game without a winner."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit.base import lighting, style
from tools.art.sprite import Sprite

PLAQUE: Final = (278.0, 94.0)


def sprites() -> list[Sprite]:
    """List the plaque."""
    return [
        Sprite("banner/other", PLAQUE, _other, (14, 12, 18, 24), (26, 26, 26, 26)),
    ]


def _other(canvas: skia.Canvas) -> None:
    """A plate of dark leather in brass, stitched along its edge."""
    width, height = PLAQUE
    shape = style.box(width, height, 10)
    lighting.contact(canvas, shape, 3)
    canvas.drawRRect(shape, brush.vertical(0, height, ["#3a2820", "#1c120e"]))
    lighting.seam(canvas, PLAQUE, 10, 6, 26, "#d9a544")
    canvas.drawRRect(style.box(width, height, 10, 1), brush.shaded(style.metal(width, height), width=2))

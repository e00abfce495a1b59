"""Colours and finishes of the base edition's interface.

Knows the palette and how gold lines, glows, shadows and plates are painted. Knows no sprite names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD_METAL, METAL_STOPS
from tools.art.brush import Tint

NIGHT: Final = "#03010a"
SOCKET: Final = "#0a0504"
CHOSEN: Final = "#fff6da"
"""Ivory: the edge of what is chosen, in both editions."""
BROWN: Final = "#2a1204"
ROSE: Final = "#ff6b7f"
EMERALD: Final = "#63dc9a"

GOLD_LETTER: Final = ("#fffbe6", "#ffe08a", "#d8912a", "#fff0b0", "#a86a14")
GOLD_LETTER_STOPS: Final = (0.0, 0.35, 0.52, 0.58, 1.0)


def box(width: float, height: float, radius: float, inset: float = 0.0) -> skia.RRect:
    """Build the rounded box at the origin, shrunk (or, below zero, grown) by ``inset`` px on every side."""
    return brush.round_rect(inset, inset, width - 2 * inset, height - 2 * inset, max(0.0, radius - inset))


def metal(width: float, height: float) -> skia.Shader:
    """Run polished gold over a box from corner to corner."""
    return brush.linear((0, 0), (width, height), GOLD_METAL, METAL_STOPS)


def shadow(
    canvas: skia.Canvas, shape: skia.RRect, *, x: float = 2, y: float = 4, soft: float = 5, alpha: float = 0.55
) -> None:
    """Lay the shape's shadow down to the lower right, outside the shape only."""
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    canvas.translate(x, y)
    canvas.drawRRect(shape, brush.fill(NIGHT, alpha, soft=soft))
    canvas.restore()


def glow(canvas: skia.Canvas, shape: skia.RRect, color: str, layers: Sequence[tuple[float, float]]) -> None:
    """Let the shape shine outwards; each layer is (blur sigma px, opacity)."""
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    for soft, alpha in layers:
        canvas.drawRRect(shape, brush.fill(color, alpha, soft=soft))
    canvas.restore()


def edge(canvas: skia.Canvas, width: float, height: float, radius: float, line: float, tints: Sequence[Tint]) -> None:
    """Draw a line just inside the box, lit from the upper left."""
    shader = brush.linear((0, 0), (width * 0.6, height), tints)
    canvas.drawRRect(box(width, height, radius, line / 2), brush.shaded(shader, width=line))

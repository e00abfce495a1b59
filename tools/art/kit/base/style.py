"""Colours and finishes of the base edition's interface.

Knows the palette and how velvet panels, gold lines, glows and shadows are painted. Knows no sprite names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_DARK, GOLD_LIGHT, GOLD_METAL, GOLD_METAL_STOPS
from tools.art.brush import Tint

NIGHT: Final = "#03010a"
SOCKET: Final = "#0b0616"
PANEL_TOP: Final = "#3a2758"
PANEL_BOTTOM: Final = "#150c26"
ACTION: Final = "#ffc23a"
BROWN: Final = "#2a1204"
AQUA: Final = "#6ff2e0"
ROSE: Final = "#ff6b7f"
EMERALD: Final = "#63dc9a"

GOLD_FACE: Final = ("#fff0b4", "#f6c044", "#c47e12")
"""Top, middle and bottom of a gold surface that can be pressed."""
GOLD_LETTER: Final = ("#fffbe6", "#ffe08a", "#d8912a", "#fff0b0", "#a86a14")
GOLD_LETTER_STOPS: Final = (0.0, 0.35, 0.52, 0.58, 1.0)


def box(width: float, height: float, radius: float, inset: float = 0.0) -> skia.RRect:
    """Build the rounded box at the origin, shrunk (or, below zero, grown) by ``inset`` px on every side."""
    return brush.round_rect(inset, inset, width - 2 * inset, height - 2 * inset, max(0.0, radius - inset))


def metal(width: float, height: float) -> skia.Shader:
    """Run polished gold over a box from corner to corner."""
    return brush.linear((0, 0), (width, height), GOLD_METAL, GOLD_METAL_STOPS)


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


def velvet_panel(
    canvas: skia.Canvas, width: float, height: float, radius: float, *, opacity: float = 0.86, line: float = 0.42
) -> None:
    """Paint a panel: shadow, dark velvet, a gold line brighter towards the candle, a hairline inside."""
    shape = box(width, height, radius)
    shadow(canvas, shape)
    top = brush.blend(PANEL_TOP, PANEL_BOTTOM, 0.15)
    canvas.drawRRect(shape, brush.vertical(0, height, [(top, opacity), (PANEL_BOTTOM, min(1.0, opacity + 0.03))]))
    edge(canvas, width, height, radius, 1.3, [(GOLD_LIGHT, min(1.0, line + 0.35)), (GOLD, line), (GOLD_DARK, line)])
    canvas.drawRRect(box(width, height, radius, 3.5), brush.stroke(GOLD_LIGHT, 0.6, 0.13))


def gold_slab(canvas: skia.Canvas, width: float, height: float, radius: float, face: Sequence[str]) -> None:
    """Paint a raised gold surface with a lit upper half and a dark lower lip."""
    canvas.drawRRect(brush.round_rect(0, 3, width, height, radius), brush.fill("#5a2c00"))
    canvas.drawRRect(box(width, height, radius), brush.vertical(0, height, face, (0.0, 0.45, 1.0)))
    shine = brush.round_rect(1.5, 1.5, width - 3, height * 0.44, max(2.0, radius - 2))
    canvas.drawRRect(shine, brush.vertical(0, height * 0.5, [("#ffffff", 0.42), ("#ffffff", 0.12)]))
    canvas.drawRRect(box(width, height, radius, 0.6), brush.stroke("#fff6d8", 1.2, 0.9))


def dark_plate(canvas: skia.Canvas, width: float, height: float, radius: float, line: float = 1.8) -> None:
    """Paint the near-black plate in a metal frame on which points stand."""
    shape = box(width, height, radius)
    canvas.drawRRect(shape, brush.vertical(0, height, ["#2a1808", "#120a04"]))
    canvas.drawRRect(box(width, height, radius, line / 2), brush.shaded(metal(width, height), width=line))
    canvas.drawRRect(box(width, height, radius, line + 0.8), brush.stroke(NIGHT, 0.9, 0.55))

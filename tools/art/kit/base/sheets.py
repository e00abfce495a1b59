"""Puts what is painted in gouache on a canvas of the interface.

Knows the size in pixels at which to paint. Knows nothing of what is painted.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.art import brush
from tools.art.base.gouache import DIAMOND, Gouache


def paint(
    canvas: skia.Canvas,
    size: tuple[float, float],
    draw: Callable[[Gouache], None],
    *,
    stone: int = DIAMOND,
    seed: int = 5,
    min_px: int = 0,
) -> None:
    """Paint a piece of ``size`` units at the canvas' origin, over what lies there, at least ``min_px`` wide."""
    width, height = size
    scale = max(canvas.getTotalMatrix().getScaleX(), min_px / width)
    sheet = Gouache(stone, (round(width * scale), round(height * scale)), seed, size)
    draw(sheet)
    sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
    canvas.drawImageRect(sheet.surface.makeImageSnapshot(), brush.rect(0, 0, width, height), sampling)

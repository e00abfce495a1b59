"""Colours and finishes of the Marvel edition's interface.

Knows the palette and the ink line of mitred slabs. Knows no sprite names. The shapes, dots and shadows come from the
edition's art; dots are only put where a sprite is not stretched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point, Tint
from tools.art.marvel.palette import INK
from tools.art.marvel.paths import moved

PANEL_DEEP: Final = "#080b14"
DOTS: Final = "#5a6f9c"
LINE: Final = "#51638f"
LINE_LIGHT: Final = "#8f7bff"
"""The edges of what can be pressed."""
STEEL: Final = "#93a8dc"
"""The edges of what holds other things."""
MINT: Final = "#4ff0a8"
BRONZE: Final = ("#f6cf9a", "#b9793c", "#7c4a22")

CAN: Final = "#ffc83d"
CHOSEN: Final = "#fff6da"
"""The colours of the signals, the same in both editions."""

IVORY_FACE: Final = ("#ffffff", "#fff6da", "#e6d3a4")
"""What is chosen. Cyan is kept for what has changed since my last turn."""
VIOLET_FACE: Final = ("#4f40b8", "#382a92", "#231864")
"""What can be pressed. All else is steel, so that buttons and seats have the only colours of a page."""
STEEL_FACE: Final = ("#5d6d95", "#414e70", "#2b344d")
STEEL_FLOOR: Final = ("#242d42", "#1a2133", "#12172c")
GOLD_FACE: Final = ("#fff6b8", "#ffdc45", "#f6a90c")
PINK_FACE: Final = ("#f0568f", "#c41a60", "#7d0c46")


def cut_box(width: float, height: float, cut: float, inset: float = 0.0) -> skia.Path:
    """Build a box without its upper left and lower right corners, so that its middle can stretch."""
    right, bottom = width - inset, height - inset
    corner = cut - inset * 0.4
    points: list[Point] = [
        (inset + corner, inset),
        (right, inset),
        (right, bottom - corner),
        (right - corner, bottom),
        (inset, bottom),
        (inset, inset + corner),
    ]
    return brush.polygon(points)


def thick(color: str, width: float, alpha: float = 1.0, *, miter: bool = True, soft: float = 0.0) -> skia.Paint:
    """Fill a shape and let it grow by half of ``width``."""
    paint = brush.fill(color, alpha, soft=soft)
    paint.setStyle(skia.Paint.kStrokeAndFill_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeJoin(skia.Paint.kMiter_Join if miter else skia.Paint.kRound_Join)
    return paint


def line(color: str, width: float, alpha: float = 1.0) -> skia.Paint:
    """Draw a line with mitred corners."""
    paint = brush.stroke(color, width, alpha)
    paint.setStrokeJoin(skia.Paint.kMiter_Join)
    paint.setStrokeCap(skia.Paint.kButt_Cap)
    return paint


def dashed(canvas: skia.Canvas, path: skia.Path, paint: skia.Paint, count: int, share: float = 0.6) -> None:
    """Draw ``count`` even dashes along a path, which begins and ends in the middle of a gap.

    ``share`` is the part of a period that is drawn.
    """
    period = skia.PathMeasure(path, False).getLength() / count
    on, off = period * share, period * (1 - share)
    paint.setPathEffect(skia.DashPathEffect.Make([on, off], on + off / 2))
    canvas.drawPath(path, paint)


def glow(canvas: skia.Canvas, path: skia.Path, color: str, layers: Sequence[tuple[float, float, float]]) -> None:
    """Let the shape shine outwards only; each layer is (blur sigma px, growth px, opacity)."""
    canvas.save()
    canvas.clipPath(path, skia.ClipOp.kDifference, True)
    for soft, growth, alpha in layers:
        canvas.drawPath(path, thick(color, growth * 2, alpha, soft=soft, miter=False))
    canvas.restore()


def inked(
    canvas: skia.Canvas,
    path: skia.Path,
    paint: skia.Paint,
    weight: float,
    swell: float = 0.45,
) -> None:
    """Fill a shape inside an ink contour that is heavier at the lower right."""
    canvas.drawPath(moved(path, weight * swell, weight * swell * 1.2), thick(INK, weight * 1.7))
    canvas.drawPath(path, thick(INK, weight * 1.5))
    canvas.drawPath(path, paint)


def face(height: float, tints: Sequence[Tint]) -> skia.Paint:
    """Fill with a three-step gradient from the top of a box to its bottom."""
    return brush.vertical(0, height, tints, (0.0, 0.42, 1.0))

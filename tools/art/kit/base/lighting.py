"""What the one lamp of the base edition does to things: shadows, recesses, sheen, seams.

Knows rounded boxes and the key light at the upper left. Knows no sprite names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Size, Tint
from tools.art.kit import rims
from tools.art.kit.base import style

BRASS: Final = ("#ffe7a8", "#c58a2c", "#6b3f10", "#d9a544", "#5c340c")
DARK: Final = "#03010a"
BEVEL: Final = 2.6
"""The width of a well's bevel."""


def contact(canvas: skia.Canvas, shape: skia.RRect, lift: float) -> None:
    """Lay the two shadows of a piece ``lift`` px high: a dark one at its foot and a soft one away from the lamp."""
    for x, y, soft, alpha in (
        (lift * 0.35, lift * 0.55, max(0.8, lift * 0.4), 0.80),
        (lift * 1.5, lift * 2.4, lift * 1.9 + 1, 0.50),
    ):
        canvas.drawRRect(shape.makeOffset(x, y), brush.fill(DARK, alpha, soft=soft))


def recess(canvas: skia.Canvas, shape: skia.RRect, tint: str, alpha: float) -> None:
    """Cut a place into a surface: dark floor, shadow under its upper left rim, light on its lower right rim."""
    box = shape.rect()
    corner = shape.getSimpleRadii().x()
    canvas.drawRRect(shape, brush.fill(tint, alpha))
    shadow = skia.Path()
    shadow.addRRect(_grown(box, corner, 12))
    shadow.addRRect(shape.makeOffset(1.6, 2.6))
    shadow.setFillType(skia.PathFillType.kEvenOdd)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    canvas.drawPath(shadow, brush.fill("#000000", 0.75, soft=2.6))
    canvas.restore()
    canvas.drawRRect(_grown(box, corner, 0.5), brush.stroke("#000000", 1, 0.55))
    lip = diagonal(box, [("#ffffff", 0), ("#ffffff", 0), ("#ffe9c0", 0.34)], (0, 0.55, 1))
    canvas.drawRRect(_grown(box, corner, 1.2), brush.shaded(lip, width=1))


def well(canvas: skia.Canvas, size: Size, radius: float, tint: str, alpha: float) -> None:
    """Cut a place whose rim is a bevel: its upper left side lies in shade, its lower right one in the lamp's light."""
    recess(canvas, style.box(*size, radius, BEVEL), tint, alpha)
    rim = skia.Path()
    rim.addRRect(style.box(*size, radius + 1, 0.4))
    rim.addRRect(style.box(*size, radius, BEVEL))
    rim.setFillType(skia.PathFillType.kEvenOdd)
    box = brush.rect(0, 0, *size)
    tones = diagonal(box, [("#000000", 0.62), ("#1c100a", 0.5), ("#a8814a", 0.5), ("#ffe3b4", 0.62)], (0, 0.4, 0.62, 1))
    canvas.drawPath(rim, brush.shaded(tones))


def diagonal(box: skia.Rect, tints: Sequence[Tint], stops: Sequence[float]) -> skia.Shader:
    """Run a gradient from the upper left to the lower right corner of a box."""
    return brush.linear((box.left(), box.top()), (box.right(), box.bottom()), tints, stops)


def sheen(canvas: skia.Canvas, size: Size, radius: float, light: float, shade: float) -> None:
    """Lay the lamp's gloss over a raised surface, and the light on its rim."""
    width, height = size
    shape = style.box(width, height, radius)
    tints: list[Tint] = [("#ffdba0", light), ("#ffdba0", 0), ("#000000", 0), ("#000000", shade)]
    gloss = brush.linear((0, 0), (width * 0.6, height), tints, (0, 0.5, 0.5, 1))
    canvas.drawRRect(shape, brush.shaded(gloss))
    rim = diagonal(shape.rect(), [("#ffe3b4", 0.5), ("#ffffff", 0.05), ("#000000", 0.7)], (0, 0.35, 1))
    canvas.drawRRect(style.box(width, height, radius, 0.7), brush.shaded(rim, width=1.4))


def seam(
    canvas: skia.Canvas,
    size: Size,
    radius: float,
    inset: float,
    corner: float,
    thread: str,
    stitch: Size = (5.0, 3.6),
) -> None:
    """Sew a line of stitches inside the edge of a stretchable piece whose ``corner`` px keep their scale.

    ``stitch`` is the length of a stitch and of the gap after it.
    """
    path = rims.stitches(size, radius, inset, corner, *stitch)
    canvas.save()
    canvas.translate(0.4, 0.9)
    canvas.drawPath(path, _butt(brush.stroke("#000000", 1.7, 0.55)))
    canvas.restore()
    canvas.drawPath(path, _butt(brush.stroke(thread, 1.4, 0.66)))


def dashed(
    canvas: skia.Canvas, size: Size, radius: float, inset: float, corner: float, line: skia.Paint, dash: Size
) -> None:
    """Draw a dashed line inside the edge of a stretchable piece."""
    canvas.drawPath(rims.stitches(size, radius, inset, corner, *dash), _butt(line))


def _butt(paint: skia.Paint) -> skia.Paint:
    paint.setStrokeCap(skia.Paint.kButt_Cap)
    return paint


def _grown(box: skia.Rect, corner: float, grow: float) -> skia.RRect:
    return skia.RRect.MakeRectXY(box.makeOutset(grow, grow), corner + grow, corner + grow)

"""The title of the Marvel edition: CABOCHON in slanted comic capitals on a dotted pink ribbon."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.brush import ANTON
from tools.art.kit.glyphs import outline
from tools.art.kit.marvel import style
from tools.art.kit.marvel.prints import comic_letters
from tools.art.marvel.dots import halftone
from tools.art.marvel.palette import INK, PAPER
from tools.art.marvel.paths import box, common, moved
from tools.art.sprite import Sprite

SIZE: Final = (720.0, 170.0)
EM: Final = 148.0
SPACING: Final = 5.0
NARROW: Final = 30.0
"""The ribbon does not show in gaps of a letter that are narrower: only a sliver of it would be left."""


def sprites() -> list[Sprite]:
    """List the title."""
    return [Sprite("logo", SIZE, _draw, (24, 20, 30, 30))]


def _draw(canvas: skia.Canvas) -> None:
    word = outline("CABOCHON", ANTON, EM, skew=-0.12, spacing=SPACING)
    bounds = word.getBounds()
    canvas.save()
    canvas.translate(SIZE[0] / 2 - bounds.centerX(), SIZE[1] / 2 - bounds.centerY())
    canvas.drawPath(moved(word, 9, 12), style.thick(INK, 40, miter=False))
    canvas.drawPath(word, style.thick(INK, 40, miter=False))
    canvas.drawPath(word, style.thick(PAPER, 34, miter=False))
    ribbon = skia.Path()
    brush.stroke(INK, 28).getFillPath(word, ribbon)
    ribbon = skia.Op(ribbon, word, skia.PathOp.kUnion_PathOp)
    height = bounds.height()
    pink = brush.vertical(bounds.top(), bounds.bottom(), ["#ff9aca", "#ff3d8b", "#b01266"])
    canvas.drawPath(ribbon, pink)
    area = (bounds.left() - 20, bounds.top() - 20, bounds.right() + 20, bounds.bottom() + 20)
    halftone(
        canvas, area, lambda _, y: max(0.0, (y + height * 0.7) / height), ("#6e0642", 0.8), pitch=6.5, inside=ribbon
    )
    canvas.drawPath(_gaps(word), brush.fill(INK))
    comic_letters(canvas, word, EM * 0.72)
    canvas.restore()


def _gaps(word: skia.Path) -> skia.Path:
    """Return the narrow gaps at half the height of letters, such as that of a C."""
    wider, edge = skia.Path(), skia.Path()
    brush.stroke(INK, NARROW).getFillPath(word, wider)
    wider = skia.Op(wider, word, skia.PathOp.kUnion_PathOp)
    brush.stroke(INK, NARROW).getFillPath(wider, edge)
    closed = skia.Op(wider, edge, skia.PathOp.kDifference_PathOp)
    bounds = word.getBounds()
    middle, high = bounds.centerY(), bounds.height() * 0.16
    return common(closed, box(bounds.left(), middle - high, bounds.width(), 2 * high))

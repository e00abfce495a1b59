"""Paints and strokes of the ink look: fills, gradients, glow, shadow, swelling contours, lettering.

Knows how a path meets a canvas. Must not know any particular object of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import skia

from tools.art import brush
from tools.art.brush import Point, Tint, fill, stroke
from tools.art.marvel.palette import INK, PAPER, SHADOW, WHITE
from tools.art.marvel.paths import box, minus, moved

Face = Literal["anton", "caption"]
_FILES: Final[dict[Face, tuple[str, str]]] = {
    "anton": ("fontpkg_anton", "Anton-Regular.ttf"),
    "caption": ("fontpkg_barlow_condensed", "BarlowCondensed-ExtraBoldItalic.ttf"),
}


def swollen(tone: Tint, width: float) -> skia.Paint:
    """Return a fill that also grows the shape by half of ``width`` on every side."""
    paint = stroke(tone, width)
    paint.setStyle(skia.Paint.kStrokeAndFill_Style)
    return paint


def linear(start: Point, end: Point, tones: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Paint:
    """Return a gradient between two points."""
    return brush.shaded(brush.linear(start, end, tones, stops))


def radial(centre: Point, radius: float, tones: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Paint:
    """Return a gradient from a centre outward."""
    return brush.shaded(brush.radial(centre, radius, tones, stops))


def glow(canvas: skia.Canvas, shape: skia.Path, tone: Tint, blur: float, grow: float = 0) -> None:
    """Lay a blurred light over what is there; ``grow`` widens the shape first."""
    paint = swollen(tone, grow) if grow else fill(tone)
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    paint.setBlendMode(skia.BlendMode.kScreen)
    canvas.drawPath(shape, paint)


def aura(canvas: skia.Canvas, shape: skia.Path, tone: Tint, blur: float) -> None:
    """Lay a blurred light on a transparent ground, where screening would have nothing to lighten."""
    paint = fill(tone)
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    canvas.drawPath(shape, paint)


@contextmanager
def calmed(canvas: skia.Canvas, saturation: float, light: float) -> Iterator[None]:
    """Draw what is drawn inside the block with a share of its saturation and of its light."""
    grey = [(1 - saturation) * weight for weight in (0.2126, 0.7152, 0.0722)]
    rows = [[light * (grey[c] + saturation * (c == row)) for c in range(3)] + [0.0, 0.0] for row in range(3)]
    matrix = [value for row in rows for value in row] + [0.0, 0.0, 0.0, 1.0, 0.0]
    canvas.saveLayer(None, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(matrix)))
    yield
    canvas.restore()


def shadow(canvas: skia.Canvas, shape: skia.Path, x: float, y: float, blur: float, alpha: float = 0.6) -> None:
    """Drop a soft shadow of the shape."""
    paint = fill(SHADOW, alpha)
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    canvas.drawPath(moved(shape, x, y), paint)


def cast(canvas: skia.Canvas, shape: skia.Path, lift: float, strength: float = 1.0) -> None:
    """Drop the shadow of a piece that lies ``lift`` px high: a hard one of ink and, farther out, a soft one."""
    shadow(canvas, shape, lift * 1.5, lift * 2.2, lift * 1.7 + 1, 0.45 * strength)
    shadow(canvas, shape, lift, lift * 1.35, 0.6, 0.92 * strength)


def sunk(canvas: skia.Canvas, shape: skia.Path, floor: Tint, depth: float, rim: Tint) -> None:
    """Cut a shape into the table: a floor, ink under the upper left edge, light on the lower right edge."""
    bounds = shape.getBounds()
    left, top, width, height = bounds.left(), bounds.top(), bounds.width(), bounds.height()
    canvas.drawPath(shape, fill(floor))
    canvas.save()
    canvas.clipPath(shape, True)
    around = minus(box(left - 40, top - 40, width + 80, height + 80), moved(shape, depth, depth * 1.35))
    canvas.drawPath(around, brush.fill(SHADOW, 0.55, soft=depth))
    canvas.drawPath(around, fill(SHADOW, 0.85))
    canvas.restore()
    canvas.drawPath(shape, stroke(INK, 2))
    tone = (rim, 1.0) if isinstance(rim, str) else rim
    light = brush.linear(
        (left, top),
        (left + width, top + height),
        [(tone[0], tone[1] * 0.35), (tone[0], tone[1] * 0.35), tone],
        [0, 0.5, 1],
    )
    canvas.drawPath(shape, brush.shaded(light, width=1.2))


def grown(canvas: skia.Canvas, shape: skia.Path, tone: Tint, width: float) -> None:
    """Paint a shape made larger by half of ``width``, holes kept (skia's own stroke-and-fill would close them)."""
    canvas.drawPath(shape, fill(tone))
    canvas.drawPath(shape, stroke(tone, width))


def inked(canvas: skia.Canvas, shape: skia.Path, paint: skia.Paint, width: float, offset: float = 0.45) -> None:
    """Paint a shape inside an ink contour that grows heavier to the lower right, away from the light."""
    grown(canvas, moved(shape, width * offset, width * offset * 1.2), INK, width * 1.7)
    grown(canvas, shape, INK, width * 1.5)
    canvas.drawPath(shape, paint)


def panel_fill(shape: skia.Path, tones: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Paint:
    """Return a gradient from the upper left of the shape's bounds to the lower right."""
    bounds = shape.getBounds()
    return linear((bounds.left(), bounds.top()), (bounds.right(), bounds.bottom()), tones, stops)


@cache
def _typeface(face: Face) -> skia.Typeface:
    package, name = _FILES[face]
    data = files(package).joinpath("files", name).read_bytes()
    return skia.Typeface.MakeFromData(skia.Data.MakeWithCopy(data))


def font(face: Face, size: float, skew: float = 0) -> skia.Font:
    """Return an unhinted font, so that letters look alike at every scale."""
    result = skia.Font(_typeface(face), size)
    result.setSubpixel(True)
    result.setEdging(skia.Font.Edging.kAntiAlias)
    result.setHinting(skia.FontHinting.kNone)
    result.setSkewX(skew)
    return result


def text_width(text: str, face: Face, size: float) -> float:
    """Return how far the text advances."""
    width: float = font(face, size).measureText(text)
    return width


def letters(
    canvas: skia.Canvas,
    text: str,
    at: Point,
    size: float,
    *,
    face: Face = "anton",
    tone: Tint | tuple[str, str] = WHITE,
    align: Literal["left", "centre", "right"] = "centre",
    outline: float = 0,
    drop: float = 0,
    skew: float = 0,
    fit: float | None = None,
) -> None:
    """Letter a text with its baseline at ``at``.

    ``tone`` may be two colours, top and bottom; ``outline`` and ``drop`` are the width of the ink around and the
    length of the ink below; ``fit`` shrinks the size until the text is no wider.
    """
    width = text_width(text, face, size)
    if fit is not None and width > fit:
        size, width = size * fit / width, fit
    x, y = at
    x -= {"left": 0.0, "centre": width / 2, "right": width}[align]
    blob = skia.TextBlob.MakeFromString(text, font(face, size, skew))
    if outline:
        ink = swollen(INK, outline * 2)
        if drop:
            canvas.drawTextBlob(blob, x + drop, y + drop * 1.15, ink)
        canvas.drawTextBlob(blob, x, y, ink)
    if isinstance(tone, tuple) and isinstance(tone[1], str):
        top, bottom = tone[0], tone[1]
        paint = linear((0, y - size * 0.75), (0, y), (top, bottom))
    else:
        paint = fill(tone if isinstance(tone, str) else (tone[0], float(tone[1])))
    canvas.drawTextBlob(blob, x, y, paint)


def keyline(canvas: skia.Canvas, shapes: Sequence[skia.Path], width: float) -> None:
    """Cut the shapes out of their ground: a soft ink ghost, then a paper edge ``width`` wide all round."""
    for shape in shapes:
        grown(canvas, moved(shape, width * 0.6, width * 0.75), INK, width * 2.1)
    for shape in shapes:
        grown(canvas, shape, PAPER, width * 2)

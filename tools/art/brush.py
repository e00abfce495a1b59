"""Drawing primitives over skia that the art scripts of both editions share.

Knows colours, paints, gradients, paths, fonts from the installed font wheels and lettering. Knows nothing of
cards, gems or editions. Colours are ``#rrggbb`` strings everywhere; a pair ``(colour, alpha)`` adds an opacity.
Angles are radians, y points down.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

import skia

from tools.art.poster.shapes import Point as Point

Size: TypeAlias = tuple[float, float]
"""A width and a height."""
Tint: TypeAlias = str | tuple[str, float]
"""A colour, or a colour with its opacity from 0 to 1."""

WHITE: Final = "#ffffff"
BLACK: Final = "#000000"

SCREEN: Final = skia.BlendMode.kScreen
PLUS: Final = skia.BlendMode.kPlus
SOFT_LIGHT: Final = skia.BlendMode.kSoftLight


# Colours


def channels(color: str) -> tuple[int, int, int]:
    """Return the three bytes of ``#rrggbb``."""
    digits = color.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def blend(first: str, second: str, share: float) -> str:
    """Return a mix of two colours; ``share`` 0 gives the first, 1 the second."""
    mixed = (a + (b - a) * share for a, b in zip(channels(first), channels(second), strict=True))
    return "#" + "".join(f"{max(0, min(255, round(value))):02x}" for value in mixed)


def lighten(color: str, share: float) -> str:
    """Return a colour mixed with white."""
    return blend(color, WHITE, share)


def darken(color: str, share: float) -> str:
    """Return a colour mixed with black."""
    return blend(color, BLACK, share)


def ramp(stops: Sequence[str], value: float) -> str:
    """Return the colour at ``value`` (clamped to 0..1) of evenly spaced colour stops."""
    clamped = max(0.0, min(1.0, value))
    last = len(stops) - 1
    index = min(last - 1, int(clamped * last))
    return blend(stops[index], stops[index + 1], clamped * last - index)


def argb(tint: Tint, alpha: float = 1.0) -> int:
    """Return a tint, its opacity multiplied by ``alpha``, as skia's packed colour."""
    color, own = (tint, 1.0) if isinstance(tint, str) else tint
    return int(skia.Color(*channels(color), max(0, min(255, round(255 * own * alpha)))))


# Paints


def fill(tint: Tint, alpha: float = 1.0, *, soft: float = 0.0, mode: skia.BlendMode | None = None) -> skia.Paint:
    """Fill with one colour; ``soft`` is a blur sigma."""
    paint = skia.Paint(AntiAlias=True, Color=argb(tint, alpha))
    return _finish(paint, soft, mode)


def stroke(
    tint: Tint, width: float, alpha: float = 1.0, *, soft: float = 0.0, dash: Sequence[float] | None = None
) -> skia.Paint:
    """Draw a line of one colour with round caps and joins."""
    paint = skia.Paint(
        AntiAlias=True,
        Color=argb(tint, alpha),
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeJoin=skia.Paint.kRound_Join,
        StrokeCap=skia.Paint.kRound_Cap,
    )
    if dash:
        paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
        paint.setStrokeCap(skia.Paint.kButt_Cap)
    return _finish(paint, soft, None)


def shaded(
    shader: skia.Shader, *, width: float | None = None, soft: float = 0.0, mode: skia.BlendMode | None = None
) -> skia.Paint:
    """Fill with a gradient, or draw a line with it where ``width`` is given."""
    paint = skia.Paint(AntiAlias=True, Shader=shader)
    if width is not None:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    return _finish(paint, soft, mode)


def _finish(paint: skia.Paint, soft: float, mode: skia.BlendMode | None) -> skia.Paint:
    if soft > 0:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, soft))
    if mode is not None:
        paint.setBlendMode(mode)
    return paint


def linear(start: Point, end: Point, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Shader:
    """Return a gradient along a line."""
    return skia.GradientShader.MakeLinear([start, end], [argb(tint) for tint in tints], _stops(stops))


def radial(center: Point, radius: float, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Shader:
    """Return a gradient from a centre outwards."""
    return skia.GradientShader.MakeRadial(center, radius, [argb(tint) for tint in tints], _stops(stops))


def vertical(top: float, bottom: float, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Paint:
    """Return a paint with a gradient from ``top`` down to ``bottom``."""
    return shaded(linear((0, top), (0, bottom), tints, stops))


def horizontal(left: float, right: float, tints: Sequence[Tint], stops: Sequence[float] | None = None) -> skia.Paint:
    """Return a paint with a gradient from ``left`` to ``right``."""
    return shaded(linear((left, 0), (right, 0), tints, stops))


def halo(canvas: skia.Canvas, center: Point, radius: float, color: str, alpha: float, *, core: float = 0.0) -> None:
    """Add a round glow that fades to nothing; ``core`` is the share of the radius that keeps the full strength."""
    shader = radial(center, radius, [(color, alpha), (color, alpha), (color, 0)], [0, core, 1])
    canvas.drawCircle(*center, radius, shaded(shader, mode=SCREEN))


def _stops(stops: Sequence[float] | None) -> list[float] | None:
    return None if stops is None else list(stops)


# Shapes


def rect(x: float, y: float, width: float, height: float) -> skia.Rect:
    """Return a rectangle from its corner and size."""
    return skia.Rect.MakeXYWH(x, y, width, height)


def round_rect(x: float, y: float, width: float, height: float, radius: float) -> skia.RRect:
    """Return a rectangle with round corners."""
    return skia.RRect.MakeRectXY(rect(x, y, width, height), radius, radius)


def disc(x: float, y: float, radius: float) -> skia.Rect:
    """Return the square box of a circle, for ovals and arcs."""
    return rect(x - radius, y - radius, 2 * radius, 2 * radius)


def polygon(points: Iterable[Point], *, closed: bool = True) -> skia.Path:
    """Return a path that joins points with straight lines."""
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], closed)
    return path


def trace(start: Point, *segments: tuple[float, ...], closed: bool = True) -> skia.Path:
    """Return an outline: a segment of 2 numbers is a line, of 4 a quadratic, of 6 a cubic curve to its last pair."""
    path = skia.Path()
    path.moveTo(*start)
    for segment in segments:
        if len(segment) == 2:
            path.lineTo(*segment)
        elif len(segment) == 4:
            path.quadTo(*segment)
        else:
            path.cubicTo(*segment)
    if closed:
        path.close()
    return path


def ring(x: float, y: float, outer: float, inner: float) -> skia.Path:
    """Return a flat ring between two radii."""
    path = skia.Path()
    path.addCircle(x, y, outer)
    path.addCircle(x, y, inner)
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def minus(first: skia.Path, second: skia.Path) -> skia.Path:
    """Return the first shape without the second."""
    return skia.Op(first, second, skia.PathOp.kDifference_PathOp)


def polar(center: Point, radius: float, angle: float) -> Point:
    """Return the point at ``radius`` from a centre in a direction."""
    return center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)


def star(center: Point, outer: float, inner: float, rays: int, turn: float = -math.pi / 2) -> list[Point]:
    """Return the corners of a star, a tip first."""
    return [polar(center, outer if i % 2 == 0 else inner, turn + i * math.pi / rays) for i in range(2 * rays)]


# Lettering


class Face:
    """A font file of an installed wheel, at one weight where the file is variable."""

    def __init__(self, wheel: str, file: str, weight: int | None = None) -> None:
        self.wheel = wheel
        self.file = file
        self.weight = weight

    @property
    def typeface(self) -> skia.Typeface:
        """Return the loaded typeface, the same on every call."""
        return _load(self.wheel, self.file, self.weight)

    def font(self, size: float) -> skia.Font:
        """Return the font at a size in logical pixels."""
        font = skia.Font(self.typeface, size)
        font.setSubpixel(True)
        font.setEdging(skia.Font.Edging.kAntiAlias)
        return font


@cache
def _load(wheel: str, file: str, weight: int | None) -> skia.Typeface:
    data = (resources.files(wheel) / "files" / file).read_bytes()
    typeface = skia.Typeface.MakeFromData(skia.Data.MakeWithCopy(data))
    if weight is None:
        return typeface
    axis = skia.FontArguments.VariationPosition.Coordinate(int.from_bytes(b"wght", "big"), float(weight))
    axes = skia.FontArguments.VariationPosition.Coordinates([axis])
    arguments = skia.FontArguments()
    arguments.setVariationDesignPosition(skia.FontArguments.VariationPosition(axes))
    return typeface.makeClone(arguments)


CINZEL_BLACK: Final = Face("fontpkg_cinzel", "Cinzel[wght].ttf", 900)
BARLOW: Final = Face("fontpkg_barlow_condensed", "BarlowCondensed-ExtraBold.ttf")
ANTON: Final = Face("fontpkg_anton", "Anton-Regular.ttf")


def lettering(text: str, center: Point, face: Face, size: float) -> skia.Path:
    """Return the outline of a short text whose ink (not its advance box) is centred on a point."""
    font = face.font(size)
    path = skia.Path()
    x = 0.0
    for glyph, advance in zip(font.textToGlyphs(text), font.getWidths(font.textToGlyphs(text)), strict=True):
        outline = font.getPath(glyph)
        if outline is not None:
            path.addPath(outline, x, 0)
        x += advance
    bounds = path.getBounds()
    path.offset(center[0] - bounds.centerX(), center[1] - bounds.centerY())
    return path

"""The sheet that a picture is painted on: flat shapes, lines, gradients, clips, rims and glints.

Knows skia and a palette's names; knows nothing of cards. Each edition's hand adds its own light and shade.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
import skia
from PIL import Image

from tools.art.poster.shapes import HEIGHT, WIDTH, Color, Point, channels, polygon

Field = npt.NDArray[np.floating]
Stop = tuple[float, ...]
PAINTED_PX: Final = (310, 434)
"""The least size in pixels at which a picture is painted; smaller ones are scaled down from it."""


def argb(color: Color, alpha: float = 1.0) -> int:
    """Return a colour as skia's packed number."""
    red, green, blue = (min(255, max(0, round(value))) for value in channels(color))
    return int(skia.ColorSetARGB(round(255 * alpha), red, green, blue))


def brush(color: Color, alpha: float = 1.0) -> skia.Paint:
    """Return a paint that fills."""
    return skia.Paint(AntiAlias=True, Color=argb(color, alpha))


def pen(color: Color, width: float, alpha: float = 1.0, *, blunt: bool = False) -> skia.Paint:
    """Return a paint for lines with round ends, or with ``blunt`` ones."""
    paint = skia.Paint(AntiAlias=True, Color=argb(color, alpha), Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    paint.setStrokeCap(skia.Paint.kButt_Cap if blunt else skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kMiter_Join if blunt else skia.Paint.kRound_Join)
    return paint


def extent(paths: Sequence[skia.Path]) -> skia.Rect:
    """Return what paths and their smoothed edges cover, for layers that are no larger than what is in them."""
    found = skia.Rect.MakeEmpty()
    for path in paths:
        found.join(path.getBounds())
    return found.makeOutset(1.0, 1.0)


@cache
def axes(width: int, height: int, kx: float, ky: float) -> tuple[Field, Field]:
    """Return the x and the y of every pixel in units."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    return xs / kx, ys / ky


class Sheet:
    """A picture of ``units`` that is painted at a size in pixels."""

    def __init__(self, px: tuple[int, int] = PAINTED_PX, units: tuple[float, float] = (WIDTH, HEIGHT), seed: int = 1):
        self.w, self.h = px
        self.kx, self.ky = px[0] / units[0], px[1] / units[1]
        self.seed = seed
        self.surface = skia.Surface.MakeRasterN32Premul(*px)
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(self.kx, self.ky)

    @property
    def axes(self) -> tuple[Field, Field]:
        """The x and the y of every pixel in units."""
        return axes(self.w, self.h, self.kx, self.ky)

    def fill(self, path: skia.Path, color: Color, alpha: float = 1.0) -> None:
        """Fill a path with one colour."""
        self.canvas.drawPath(path, brush(color, alpha))

    def line(self, path: skia.Path, color: Color, width: float, alpha: float = 1.0, *, blunt: bool = False) -> None:
        """Draw the outline of a path."""
        self.canvas.drawPath(path, pen(color, width, alpha, blunt=blunt))

    def stroke(
        self, points: Sequence[Stop], color: Color, width: float, alpha: float = 1.0, *, blunt: bool = False
    ) -> None:
        """Draw an open line through points; four numbers are a quadratic curve."""
        path = skia.Path()
        path.moveTo(*points[0][:2])
        for point in points[1:]:
            (path.lineTo if len(point) == 2 else path.quadTo)(*point)
        self.line(path, color, width, alpha, blunt=blunt)

    def wash(
        self,
        path: skia.Path,
        start: Point,
        end: Point,
        colors: Sequence[Color],
        alphas: Sequence[float] | None = None,
        stops: Sequence[float] | None = None,
    ) -> None:
        """Fill a path with a gradient: for skies and hazed planes alone."""
        self.canvas.drawPath(path, _gradient(start, end, colors, alphas, stops))

    def shaft(self, path: skia.Path, color: Color, alpha: float, start: Point, end: Point) -> None:
        """Add a hard-edged beam that fades from ``start`` to ``end``."""
        paint = _gradient(start, end, [color, color], [alpha, 0.0])
        paint.setBlendMode(skia.BlendMode.kScreen)
        self.canvas.drawPath(path, paint)

    @contextmanager
    def clipped(self, path: skia.Path) -> Iterator[None]:
        """Paint inside a path alone."""
        self.canvas.save()
        self.canvas.clipPath(path, True)
        try:
            yield
        finally:
            self.canvas.restore()

    @contextmanager
    def moved(
        self,
        x: float = 0.0,
        y: float = 0.0,
        scale: float = 1.0,
        turn: float = 0.0,
        about: Point = (0.0, 0.0),
        *,
        flip: bool = False,
    ) -> Iterator[None]:
        """Paint moved by (x, y), and scaled, turned and, where ``flip``, mirrored left to right about a point."""
        self.canvas.save()
        self.canvas.translate(x + about[0], y + about[1])
        self.canvas.rotate(turn)
        self.canvas.scale(-scale if flip else scale, scale)
        self.canvas.translate(-about[0], -about[1])
        try:
            yield
        finally:
            self.canvas.restore()

    def rim(
        self,
        paths: Sequence[skia.Path],
        color: Color,
        light: Point = (-1.0, -1.0),
        width: float = 0.9,
        alpha: float = 1.0,
    ) -> None:
        """Draw the lit edge of a group: the group without itself moved away from the ``light``."""
        reach = width / math.hypot(*light)
        within = extent(paths)
        self.canvas.saveLayer(within, skia.Paint(Alphaf=alpha))
        for path in paths:
            self.canvas.drawPath(path, brush(color))
        self.canvas.saveLayer(within, skia.Paint(BlendMode=skia.BlendMode.kDstOut))
        self.canvas.translate(-light[0] * reach, -light[1] * reach)
        for path in paths:
            self.canvas.drawPath(path, brush("#000000"))
        self.canvas.restore()
        self.canvas.restore()

    def fan(self, x: float, y: float, r: float, angles: Sequence[Point], color: Color, alpha: float) -> None:
        """Draw hard rays from a point that fade outwards; each is a pair of angles."""
        for first, last in angles:
            middle = math.radians((first + last) / 2)
            ends = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in (first, last)]
            end = (x + r * math.cos(middle), y + r * math.sin(middle))
            self.canvas.drawPath(polygon((x, y), *ends), _gradient((x, y), end, [color, color], [alpha, 0.0]))

    def overlay(self, cover: Field, color: Color, path: skia.Path | None = None) -> None:
        """Paint one colour with a cover from 0 to 1 for each pixel, inside a path."""
        pixels = np.empty((self.h, self.w, 4), np.uint8)
        pixels[..., :3] = [min(255, max(0, round(value))) for value in channels(color)]
        pixels[..., 3] = cover * 255
        image = skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType)
        with nullcontext() if path is None else self.clipped(path):
            self.canvas.save()
            self.canvas.scale(1 / self.kx, 1 / self.ky)
            self.canvas.drawImage(image, 0, 0)
            self.canvas.restore()

    def pixels(self) -> npt.NDArray[np.uint8]:
        """Return what was painted, as RGBA."""
        found: npt.NDArray[np.uint8] = self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        return found


def painted_size(canvas: skia.Canvas, width: float = WIDTH, least: tuple[int, int] = PAINTED_PX) -> tuple[int, int]:
    """Return the size in pixels at which to paint a picture of ``width`` units for a canvas in these units."""
    factor = max(1.0, canvas.getTotalMatrix().getScaleX() * width / least[0])
    return round(least[0] * factor), round(least[1] * factor)


def lay(canvas: skia.Canvas, picture: skia.Image, width: float = WIDTH, height: float = HEIGHT) -> None:
    """Draw a painted picture over a card, or over another area at the origin, in its units."""
    area = skia.Rect.MakeWH(width, height)
    shrunk = canvas.getTotalMatrix().getScaleX() * width / picture.width()
    if shrunk < 0.99:  # area averages first: skia's own filters look at too few pixels
        picture = _shrunk(picture, shrunk)
    canvas.drawImageRect(picture, area, skia.SamplingOptions(skia.CubicResampler.Mitchell()))


def _shrunk(picture: skia.Image, factor: float) -> skia.Image:
    pixels = Image.fromarray(picture.toarray(colorType=skia.kRGBA_8888_ColorType))
    size = (max(1, round(picture.width() * factor)), max(1, round(picture.height() * factor)))
    return skia.Image.fromarray(np.asarray(pixels.resize(size, Image.Resampling.LANCZOS)).copy())


def star(x: float, y: float, r: float, turn: float = 0.0, slim: float = 0.10, short: float = 1.0) -> skia.Path:
    """Return a glint of four points; ``short`` is the length of the two across."""
    points: list[Point] = []
    for number in range(8):
        angle = math.radians(turn + 45 * number)
        reach = r * (1.0 if number % 4 == 0 else short) if number % 2 == 0 else r * slim
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(*points)


def _gradient(
    start: Point,
    end: Point,
    colors: Sequence[Color],
    alphas: Sequence[float] | None = None,
    stops: Sequence[float] | None = None,
) -> skia.Paint:
    alphas = alphas or [1.0] * len(colors)
    tints = [argb(color, alpha) for color, alpha in zip(colors, alphas, strict=True)]
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(*start), skia.Point(*end)], tints, list(stops) if stops is not None else None
    )
    return skia.Paint(AntiAlias=True, Shader=shader, Dither=True)

"""One light over a painted picture: what it reaches of the figures, and the colour that the stones throw on them.

Knows masks, distances and colours; knows neither stones nor cards.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np
import skia

from tools.art.poster.shapes import Color, Point, channels
from tools.art.poster.sheet import Field

_NEAR: Final = (16.0, 0.02)
_FAR: Final = (90.0, 0.48)
"""The distances from the light, in units, between which figures sink into ink, and the shares of ink there."""
_TINT: Final = (0.22, 0.6)
"""How bright a colour is in the ink's tint: at least, and by how much more in the ink's own channels."""
_INSIDE: Final = 0.8
"""The part of a shape's bounds in which a light is behind the shape and not beside it."""
_GROUND_REACH: Final = 54.0
_GROUND_GRAIN: Final = (0.62, 0.34)
"""How far the light falls on the ground as grain, in units; how dense this is at the light, and its cover."""
_GROUND_TONES: Final = (0.3, 0.64)
_LEAST_GRAIN: Final = 0.3
"""The brightness of the ground from which this grain has its full cover, and from which it has none; and its share
on black."""
_DOTS: Final = 6.0
"""How hard the edges of its dots are."""
_STONE_EDGE: Final = 1.12
"""How far from its middle a stone keeps this grain off, in radii."""
_LAMP_REACH: Final = 3.0
_LAMP_GRAIN: Final = 0.36
"""How far a stone's light reaches on figures, in the stone's radii, and the cover of its grain, which thins out."""


class Lamp(NamedTuple):
    """A stone that throws its colour on figures: its middle, radius and outline, the colour and how much of it."""

    x: float
    y: float
    r: float
    outline: Sequence[Point]
    """The corners of the stone where its radius is 1, about the origin, clockwise."""
    color: Color
    cover: float


class Bodies:
    """A mask of what belongs to figures, painted together with the picture; what glows is cleared from it."""

    def __init__(self, px: tuple[int, int]) -> None:
        self._surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeA8(*px))
        self._canvas = self._surface.getCanvas()

    @contextmanager
    def clipped(self, path: skia.Path, canvas: skia.Canvas) -> Iterator[None]:
        """Keep to a path of the canvas."""
        self._canvas.save()
        self._canvas.setMatrix(canvas.getTotalMatrix())
        self._canvas.clipPath(path, True)
        try:
            yield
        finally:
            self._canvas.restore()

    def add(self, paths: Sequence[skia.Path], canvas: skia.Canvas, share: float) -> None:
        """Add shapes of the canvas, by a share."""
        self._draw(paths, canvas, skia.BlendMode.kDstOut)
        self._draw(paths, canvas, skia.BlendMode.kPlus, share)

    def clear(self, path: skia.Path, canvas: skia.Canvas) -> None:
        """Take a shape of the canvas away."""
        self._draw([path], canvas, skia.BlendMode.kDstOut)

    def _draw(self, paths: Sequence[skia.Path], canvas: skia.Canvas, mode: skia.BlendMode, share: float = 1.0) -> None:
        self._canvas.setMatrix(canvas.getTotalMatrix())
        paint = skia.Paint(AntiAlias=True, BlendMode=mode, Alphaf=share)
        for path in paths:
            self._canvas.drawPath(path, paint)

    def keep(self, canvas: skia.Canvas, inside: bool = True) -> None:
        """Keep of the canvas's layer only what lies on figures, or beside them."""
        mode = skia.BlendMode.kDstIn if inside else skia.BlendMode.kDstOut
        canvas.save()
        canvas.resetMatrix()
        canvas.drawImage(self._surface.makeImageSnapshot(), 0, 0, skia.SamplingOptions(), skia.Paint(BlendMode=mode))
        canvas.restore()

    def cover(self) -> Field:
        """Return how much of each pixel belongs to figures, from 0 to 1."""
        image = self._surface.makeImageSnapshot()
        found: Field = image.toarray(colorType=skia.kAlpha_8_ColorType).reshape(image.height(), -1) / np.float32(255)
        return found


def aim(path: skia.Path, light: Point, otherwise: Point) -> Point:
    """Return the direction from a shape to the light, or the other one where the light stands inside its bounds."""
    bounds = path.getBounds()
    x, y = light[0] - bounds.centerX(), light[1] - bounds.centerY()
    if abs(x) < bounds.width() / 2 * _INSIDE and abs(y) < bounds.height() / 2 * _INSIDE:
        return otherwise
    far = math.hypot(x, y) or 1.0
    return x / far, y / far


def lit(
    levels: Field,
    cover: Field,
    axes: tuple[Field, Field],
    light: Point,
    colors: tuple[Color, float, Color],
    lamps: Sequence[Lamp],
    noise: Field,
    *,
    ground_grain: bool = True,
) -> Field:
    """Return a picture whose figures are sunk into ink far from the light and lit by the stones near them.

    ``cover`` are the figures. ``colors`` are the ink, its share on the ground between the figures, and the colour of
    the light, which lies on dark ground as grain if there is ``ground_grain``. ``noise`` from 0 to 1 is the grain of
    the lights.
    """
    ink, ground, pale = colors
    xs, ys = axes
    away = np.hypot(xs - light[0], ys - light[1])
    share = np.clip((away - _NEAR[0]) / (_FAR[0] - _NEAR[0]), 0, 1)
    sunk = (_NEAR[1] + (_FAR[1] - _NEAR[1]) * share) * cover + ground * share**2 * (1 - cover)
    radii = [_radii(lamp, axes) for lamp in lamps]
    grain = _ground_grain(levels, away, noise) * (1 - cover) * ground_grain
    for near in radii:
        grain = grain * (near > _STONE_EDGE)
    tint = np.array(channels(ink), np.float32)
    dark = levels * (_TINT[0] + _TINT[1] * tint / 255) * 0.5 + tint * 0.5
    levels = levels + (dark - levels) * sunk[..., None]
    levels = levels + (255 - levels) * (np.array(channels(pale), np.float32) / 255) * grain[..., None]
    for lamp, near in zip(lamps, radii, strict=True):
        color = np.array(channels(lamp.color), np.float32)
        share = np.clip((_LAMP_REACH - near) / (_LAMP_REACH - 1), 0, 1)
        glow = (noise < share) * cover * (_LAMP_GRAIN * lamp.cover)
        levels = levels + (255 - levels) * (color / 255) * glow[..., None]
    return levels


def _ground_grain(levels: Field, away: Field, noise: Field) -> Field:
    """Return how much of each pixel the light covers as grain: it thins out, and spares what is bright or black."""
    dense = np.clip(1 - away / _GROUND_REACH, 0, 1) * _GROUND_GRAIN[0]
    bright = levels.mean(2) / 255
    least, most = _GROUND_TONES
    dull = np.clip((most - bright) / most * 2.5, 0, 1) * np.clip(bright / least, _LEAST_GRAIN, 1)
    grain: Field = np.clip((dense - noise) * _DOTS + 0.5, 0, 1) * (dense > 0) * dull * _GROUND_GRAIN[1]
    return grain


def _radii(lamp: Lamp, axes: tuple[Field, Field]) -> Field:
    """Return how many times a stone's outline has to grow to reach each pixel: its light has the form of its cut."""
    across, down = (axis - middle for axis, middle in zip(axes, (lamp.x, lamp.y), strict=True))
    edges = zip(lamp.outline, (*lamp.outline[1:], lamp.outline[0]), strict=True)
    normals = [(b[1] - a[1], a[0] - b[0], a[0] * b[1] - b[0] * a[1]) for a, b in edges]
    grown: Field = np.max([(across * x + down * y) / far for x, y, far in normals], axis=0) / lamp.r
    return grown

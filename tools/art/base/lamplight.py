"""One light over a painted picture: what it reaches of figures and ground.

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
_MASS: Final = (0.56, 0.78)
"""The brightness of the ground between which it sinks less and less: the light's own mass does not sink."""
_GRAIN_FROM, _GRAIN_TO = 44.0, 74.0
_GRAIN_COVER = 0.1
"""The distances from the light, in units, between which the grain on the ground grows from nothing to a flat shade, and
its share of ink."""
_LUMA: Final = (0.2126, 0.7152, 0.0722)
_WARM: Final = (0.0, 14.0)
_PALE: Final = 125.0
_AIR: Final = 0.42
"""How far red is above green and green above blue in colours that begin to be brown and in those that are, from which
luma on they keep their hue, and how much the darkest of them lean to the hue of the card."""
_TINT: Final = (0.22, 0.6)
"""How bright a colour is in the ink's tint: at least, and by how much more in the ink's own channels."""
_INSIDE: Final = 0.8
"""The part of a shape's bounds in which a light is behind the shape and not beside it."""
_SAMPLE: Final = 12.0
_HOTTEST: Final = 92
"""The side of the square in which the colour of a light is looked for, in units, and the percentile from which on its
pixels are the light's hottest step."""
_BRIGHT: Final = 130.0
"""The least mean channel of what is painted where the light stands if it is the light."""
_DARK: Final = (0.1, 0.22)
"""The brightness of the ground between which grain begins to show on it."""
_STONE: Final = 1.1
"""How far, in radii, a stone itself goes, which does not sink."""


class SeenStone(NamedTuple):
    """A stone that does not sink into ink: its middle, its radius and its outline."""

    x: float
    y: float
    r: float
    outline: Sequence[Point]
    """The corners of the stone where its radius is 1, about the origin, clockwise."""


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

    @contextmanager
    def like(self, canvas: skia.Canvas) -> Iterator[skia.Canvas]:
        """Give the mask's own canvas, moved and scaled as another one."""
        self._canvas.save()
        self._canvas.setMatrix(canvas.getTotalMatrix())
        try:
            yield self._canvas
        finally:
            self._canvas.restore()

    def add(self, paths: Sequence[skia.Path], canvas: skia.Canvas, share: float) -> None:
        """Add shapes of the canvas, by a share."""
        self._draw(paths, canvas, skia.BlendMode.kDstOut)
        self._draw(paths, canvas, skia.BlendMode.kPlus, share)

    def overlap(self, path: skia.Path, canvas: skia.Canvas, share: float) -> None:
        """Count a shape of the canvas once more by a share, also where it lies on others."""
        self._draw([path], canvas, skia.BlendMode.kPlus, share)

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


def painted_light(surface: skia.Surface, light: Point, scale: Point) -> Color | None:
    """Return the colour that is painted by now where the light stands, or none where that is dark.

    A light beside the picture is looked for at its edge. ``scale`` is the size of a unit in pixels.
    """
    side = round(_SAMPLE * scale[0])
    left = min(max(round(light[0] * scale[0]) - side // 2, 0), surface.width() - side)
    top = min(max(round(light[1] * scale[1]) - side // 2, 0), surface.height() - side)
    image = surface.makeImageSnapshot(skia.IRect.MakeXYWH(left, top, side, side))
    found = image.toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].reshape(-1, 3)
    sums = found.sum(axis=1, dtype=int)
    red, green, blue = np.median(found[sums >= np.percentile(sums, _HOTTEST)], axis=0)
    return f"#{int(red):02x}{int(green):02x}{int(blue):02x}" if red + green + blue > 3 * _BRIGHT else None


def painted_level(surface: skia.Surface, at: skia.Point) -> float:
    """Return the mean channel of what is painted by now round a pixel, or next to it in the picture."""
    left = min(max(round(at.x()) - 1, 0), surface.width() - 3)
    top = min(max(round(at.y()) - 1, 0), surface.height() - 3)
    image = surface.makeImageSnapshot(skia.IRect.MakeXYWH(left, top, 3, 3))
    return float(image.toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].mean())


def lit(
    levels: Field,
    cover: Field,
    axes: tuple[Field, Field],
    light: Point,
    ink: Color,
    ground: float,
    stones: Sequence[SeenStone],
    noise: Field | None,
) -> Field:
    """Return a picture whose figures are sunk into ink far from the light; its stones are not.

    ``cover`` are the figures, ``ground`` is the share of ``ink`` on what is between them, where that is not bright;
    there the light ends in grain where there is ``noise``.
    """
    xs, ys = axes
    away = np.hypot(xs - light[0], ys - light[1])
    share = np.clip((away - _NEAR[0]) / (_FAR[0] - _NEAR[0]), 0, 1)
    brightness = levels.mean(2) / 255
    dull = np.clip((_MASS[1] - brightness) / (_MASS[1] - _MASS[0]), 0, 1)
    for stone in stones:
        dull[_radii(stone, axes) < _STONE] = 0
    beside = ground * share**2
    if noise is not None:
        fades = np.clip((away - _GRAIN_FROM) / (_GRAIN_TO - _GRAIN_FROM), 0, 1)
        grain = np.clip((fades - noise) * 6 + 0.5 * fades, 0, 1) * _GRAIN_COVER
        beside += grain * np.clip((brightness - _DARK[0]) / (_DARK[1] - _DARK[0]), 0, 1)
    sunk = (_NEAR[1] + (_FAR[1] - _NEAR[1]) * share) * cover + beside * dull * (1 - cover)
    tint = np.array(channels(ink), np.float32)
    dark = levels * (_TINT[0] + _TINT[1] * tint / 255) * 0.5 + tint * 0.5
    sunken: Field = levels + (dark - levels) * sunk[..., None]
    return sunken


def browned(levels: Field, air: Color) -> Field:
    """Return a picture whose dark warm colours, skin and wood and leather, lean to the colour of the card's ``air``."""
    red, green, blue = (levels[..., channel] for channel in range(3))
    luma = levels @ np.array(_LUMA, np.float32)
    warm = np.clip((np.minimum(red - green, green - blue) - _WARM[0]) / (_WARM[1] - _WARM[0]), 0, 1)
    share = warm * np.clip(1 - luma / _PALE, 0, 1) * _AIR
    tint = np.array(channels(air), np.float32)
    leaning: Field = (
        levels + (tint * (luma / (tint @ np.array(_LUMA, np.float32)))[..., None] - levels) * share[..., None]
    )
    return leaning


def _radii(stone: SeenStone, axes: tuple[Field, Field]) -> Field:
    """Return how many times a stone's outline has to grow to reach each pixel."""
    across, down = (axis - middle for axis, middle in zip(axes, (stone.x, stone.y), strict=True))
    edges = zip(stone.outline, (*stone.outline[1:], stone.outline[0]), strict=True)
    normals = [(b[1] - a[1], a[0] - b[0], a[0] * b[1] - b[0] * a[1]) for a, b in edges]
    grown: Field = np.max([(across * x + down * y) / far for x, y, far in normals], axis=0) / stone.r
    return grown

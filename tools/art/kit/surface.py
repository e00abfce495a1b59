"""Textures computed as arrays: noise, relief, the light of one lamp, and the way onto a canvas.

Knows fields of numbers and colours, and the direction of the key light. Knows no materials and no sprite names.

A field is an array (height, width) of about 0..1; colours are an array (height, width, 3) of 0..255. ``scale`` is the
number of pixels to a reference pixel; frequencies are waves per reference pixel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import skia

from tools.art import brush

Field: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Pixels: TypeAlias = tuple[int, int]
"""Width and height in pixels."""
Texture: TypeAlias = Callable[[Pixels, float], Field]
"""Computes the colours of a surface from its size in pixels and its scale."""

LIGHT: Final = (-0.55, -0.68, 0.48)
"""The direction towards the key light, at the top left of every picture."""
SCREEN: Final = (1600.0, 900.0)
_POOL_CENTER: Final = (0.36, 0.30)
_POOL_REACH: Final = (0.55, 0.66)
"""Centre and reach of the lamp's pool of light, as fractions of the screen."""


def noise(size: Pixels, across: float, down: float, octaves: int, seed: int) -> Field:
    """Return a field of fractal noise around 0.5; ``across`` and ``down`` are waves per pixel."""
    surface = skia.Surface(*size)
    with surface as canvas:
        canvas.clear(skia.ColorBLACK)
        canvas.drawPaint(skia.Paint(Shader=skia.PerlinNoiseShader.MakeFractalNoise(across, down, octaves, float(seed))))
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    field: Field = pixels[..., 0].astype(np.float32) / 255
    return field


def grid(size: Pixels) -> tuple[Field, Field]:
    """Return the x and the y of every pixel."""
    across, down = np.meshgrid(np.arange(size[0], dtype=np.float32), np.arange(size[1], dtype=np.float32))
    return across, down


def ramp(field: Field, stops: Sequence[str]) -> Field:
    """Return the colours of a field by evenly spaced colour stops."""
    places = np.linspace(0, 1, len(stops))
    table = np.array([brush.channels(stop) for stop in stops], np.float32)
    bands = [np.interp(field, places, table[:, band]) for band in range(3)]
    return np.stack(bands, axis=-1).astype(np.float32)


def spread(field: Field, contrast: float) -> Field:
    """Return a field with its distance from 0.5 multiplied, clamped to 0..1."""
    clamped: Field = np.clip(0.5 + (field - 0.5) * contrast, 0, 1)
    return clamped


def relief(height: Field, strength: float) -> Field:
    """Return how brightly the key light falls on a height field: 1 where it is flat."""
    down, across = np.gradient(height)
    return np.asarray(1 - strength * (across * LIGHT[0] + down * LIGHT[1]), np.float32)


def key_light(
    colors: Field,
    scale: float,
    origin: tuple[float, float] = (0.0, 0.0),
    *,
    low: float = 0.56,
    high: float = 1.46,
    warm: float = 0.14,
) -> Field:
    """Return colours under the lamp over the table; ``origin`` is where the surface begins on the screen.

    The light falls from ``high`` in the middle of the pool to ``low`` far from it; in the pool, red grows by the share
    ``warm`` and blue shrinks by half of it.
    """
    height, width = colors.shape[:2]
    across, down = grid((width, height))
    x = (across / scale + origin[0]) / SCREEN[0]
    y = (down / scale + origin[1]) / SCREEN[1]
    distance = ((x - _POOL_CENTER[0]) / _POOL_REACH[0]) ** 2 + ((y - _POOL_CENTER[1]) / _POOL_REACH[1]) ** 2
    pool = np.exp(-distance)
    amount = low + (high - low) * pool
    tints = [amount * (1 + warm * share * pool) for share in (1.0, 0.25, -0.5)]
    lit: Field = colors * np.stack(tints, axis=-1)
    return lit


def image(colors: Field, step: int = 1) -> skia.Image:
    """Return colours as an opaque picture; ``step`` coarsens the levels, which keeps the packed file small."""
    levels = np.round(np.clip(colors, 0, 255) / step) * step
    pixels = np.full((*colors.shape[:2], 4), 255, np.uint8)
    pixels[..., :3] = np.clip(levels, 0, 255)
    return skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType, copy=True)


def lay(canvas: skia.Canvas, size: tuple[float, float], texture: Texture, step: int = 1) -> None:
    """Cover a box at the origin with a texture, computed at the canvas's own resolution."""
    matrix = canvas.getTotalMatrix()
    pixels = round(size[0] * matrix.getScaleX()), round(size[1] * matrix.getScaleY())
    canvas.drawImageRect(image(texture(pixels, matrix.getScaleX()), step), brush.rect(0, 0, *size))

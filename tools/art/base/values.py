"""How dark the pictures of the base game are, and how much of them has the hue of their stone.

Knows pixels and the head band of a card; knows nothing of what is painted.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.base import anatomy
from tools.art.poster.shapes import HEIGHT

_DARK: Final = 0.18
"""The luma below which a pixel is dark."""
_HUES: Final = {"blue": 217.0, "green": 155.0, "red": 357.0}
"""The hues of the stones that have one, in degrees."""
_NEAR_HUE: Final = 25.0
"""How far hues may be from that of the stone, in degrees."""
_NEAR_BLACK: Final = 0.2
"""The value up to which a colour counts as black."""
_NEAR_GREY: Final = 0.1
"""The chroma, as a share of the value, up to which a colour has no hue."""


def values(picture: Image.Image, color: str) -> tuple[float, float | None]:
    """Return how much of a bare picture below the head band is dark, and in the hue of its stone if that has one."""
    bare = np.asarray(picture, float)[round(picture.height * anatomy.BAND / HEIGHT) :] / 255
    dark = float((bare @ (0.2126, 0.7152, 0.0722) < _DARK).mean())
    if color not in _HUES:
        return dark, None
    bright = bare.max(2)
    chroma = bright - bare.min(2)
    seen = bright > _NEAR_BLACK
    hue = np.asarray(picture.convert("HSV"), float)[-len(bare) :, :, 0] * 360 / 255
    away = np.abs((hue - _HUES[color] + 180) % 360 - 180)
    return dark, float((seen & (chroma > _NEAR_GREY * bright) & (away < _NEAR_HUE)).sum() / seen.sum())

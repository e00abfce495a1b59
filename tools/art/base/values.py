"""How dark the pictures of the base game are, and how much of them has the hue of their stone.

Knows pixels and the head band of a card; knows nothing of what is painted.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.base import anatomy
from tools.art.poster.hues import hue_share
from tools.art.poster.shapes import HEIGHT

_DARK: Final = 0.18
"""The luma below which a pixel is dark."""
_HUES: Final = {"blue": 217.0, "green": 155.0, "red": 357.0}
"""The hues of the stones that have one, in degrees."""
_NEAR_HUE: Final = 25.0
"""How far hues may be from that of the stone, in degrees."""
_NEAR_GREY: Final = 0.1
"""The chroma, as a share of the value, up to which a colour has no hue."""


def values(picture: Image.Image, color: str) -> tuple[float, float | None]:
    """Return how much of a bare picture below the head band is dark, and in the hue of its stone if that has one."""
    bare = picture.crop((0, round(picture.height * anatomy.BAND / HEIGHT), *picture.size))
    dark = float((np.asarray(bare, float) / 255 @ (0.2126, 0.7152, 0.0722) < _DARK).mean())
    return dark, hue_share(bare, _HUES[color], _NEAR_HUE, _NEAR_GREY) if color in _HUES else None

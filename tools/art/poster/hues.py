"""How much of a picture has a hue.

Knows pixels alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

_NEAR_BLACK: Final = 0.2
"""The value up to which a colour counts as black."""


def hue_share(picture: Image.Image, hue: float, near: float, grey: float) -> float:
    """Return the share of a picture's colours that have a hue, give or take ``near``, both in degrees.

    Black does not count; ``grey`` is the chroma, as a share of the value, up to which a colour has no hue.
    """
    levels = np.asarray(picture, float) / 255
    bright = levels.max(2)
    chroma = bright - levels.min(2)
    seen = bright > _NEAR_BLACK
    hues = np.asarray(picture.convert("HSV"), float)[..., 0] * 360 / 255
    away = np.abs((hues - hue + 180) % 360 - 180)
    return float((seen & (chroma > grey * bright) & (away < near)).sum() / seen.sum())

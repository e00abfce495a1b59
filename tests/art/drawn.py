"""The pixels of a drawing, and the checks that the tests of all drawings share."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from math import ceil
from typing import Any

import numpy as np
import skia

from tools.art.sprite import Draw, Sprite

Pixels = np.ndarray[Any, Any]
_MARGIN = 30


def pixels(width: int, height: int, draw: Draw) -> Pixels:
    """Rasterise a drawing to an array of RGBA rows."""
    surface = skia.Surface(width, height)
    draw(surface.getCanvas())
    return surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)


def is_same_twice(sprite: Sprite) -> bool:
    """Whether a sprite comes out equal when it is drawn again."""
    width, height = (round(side) for side in sprite.size)
    return np.array_equal(pixels(width, height, sprite.draw), pixels(width, height, sprite.draw))


def spilled(sprite: Sprite, slack: int = 0) -> int:
    """Find the greatest alpha (0 to 255) that a sprite paints more than ``slack`` pixels outside its box and pad."""
    left, top, right, bottom = (ceil(pad) + _MARGIN for pad in sprite.pad)
    width, height = left + ceil(sprite.size[0]) + right, top + ceil(sprite.size[1]) + bottom

    def draw(canvas: skia.Canvas) -> None:
        canvas.translate(left, top)
        sprite.draw(canvas)

    alpha = pixels(width, height, draw)[..., 3].copy()
    edge = _MARGIN - slack
    alpha[edge : height - edge, edge : width - edge] = 0
    return int(alpha.max())


def nearest_two(thumbnails: Mapping[str, Pixels]) -> tuple[float, str, str]:
    """Find the two thumbnails that look most alike: their mean distance and their names."""
    return min(
        (float(np.linalg.norm(thumbnails[one] - thumbnails[other], axis=-1).mean()), one, other)
        for one, other in itertools.combinations(thumbnails, 2)
    )

"""Noise for the grain of a lithograph, whose dots are as large in a picture at full size as in one on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from PIL import Image

from tools.art.poster.sheet import PAINTED_PX, Field

_SHARPENED: Final = 0.72
"""How much of its own blur is taken from white noise."""
_ENLARGED: Final = 1.5
"""From how many times the least painted size dots are larger than a pixel."""


@cache
def fine_noise(width: int, height: int, seed: int) -> Field:
    """Return noise from 0 to 1 without low frequencies, a value a pixel: white noise less its own blur, ranked."""
    noise = np.random.default_rng(seed).random((height, width)).astype(np.float32)
    for _ in range(2):
        blur = (np.roll(noise, 1, 0) + np.roll(noise, -1, 0) + np.roll(noise, 1, 1) + np.roll(noise, -1, 1)) / 4
        noise = _ranked(noise - _SHARPENED * blur)
    return noise


@cache
def dot_noise(width: int, height: int, seed: int) -> Field:
    """Return noise from 0 to 1 whose dots have one size on paper, a pixel at the least painted size."""
    if width < PAINTED_PX[0] * _ENLARGED:
        return fine_noise(width, height, seed)
    dots = Image.fromarray(fine_noise(PAINTED_PX[0], round(PAINTED_PX[0] * height / width), seed))
    return _ranked(np.asarray(dots.resize((width, height), Image.Resampling.BICUBIC)))


def _ranked(noise: Field) -> Field:
    """Return noise whose values are spread evenly from 0 to 1, in the same order."""
    ranked = np.empty(noise.size, np.float32)
    ranked[np.argsort(noise, axis=None)] = np.linspace(0, 1, noise.size, dtype=np.float32)
    return ranked.reshape(noise.shape)

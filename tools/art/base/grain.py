"""Noise for the grain of a lithograph: round dots that grow with its density, as large on paper at every size."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image

from tools.art.poster.sheet import PAINTED_PX, Field

_FINE: Final = 2
"""How many pixels the noise has to one of the least painted size."""
_APART: Final = 3.1
"""The least distance between two dots, in pixels of the noise."""
_GAP: Final = 6
"""A distance beyond which no pixel is without a dot, in the same."""
_THROWS: Final = 12
"""In how many rounds dots are placed."""
_SPREADS: Final = 6
_AROUND: Final = 6
"""How often the order of dots is spread, and over how many pixels to each side."""
_BY_DOT: Final = 0.7
"""How much dots differ in the density at which they appear; the rest is growth."""


@cache
def dot_noise(width: int, height: int, seed: int) -> Field:
    """Return noise from 0 to 1 whose values below a density are round dots, a value a pixel.

    Each seed has another part of the same endless field.
    """
    down, across = np.random.default_rng(seed).integers(0, 4096, 2)
    return np.roll(_field(width, height), (int(down), int(across)), (0, 1))


@cache
def _field(width: int, height: int) -> Field:
    """Return this noise, whose opposite edges fit together."""
    fine = PAINTED_PX[0] * _FINE, round(PAINTED_PX[0] * _FINE * height / width)
    rng = np.random.default_rng(1)
    dots = _dots(fine[1], fine[0], rng)
    order = _spread(dots, rng)
    noise = np.full(dots.shape, np.inf, np.float32)
    for down, across in _within(_GAP):
        away = (down * down + across * across) / _APART**2
        here = np.where(dots, order * _BY_DOT + away, np.inf).astype(np.float32)
        np.minimum(noise, np.roll(here, (down, across), (0, 1)), out=noise)
    if fine != (width, height):
        noise = np.asarray(Image.fromarray(_ranked(noise)).resize((width, height), Image.Resampling.BICUBIC))
    return _ranked(noise)


def _dots(height: int, width: int, rng: np.random.Generator) -> npt.NDArray[np.bool_]:
    """Return where dots are: at random, none nearer to another than the least distance, and no room for more."""
    near = [offset for offset in _within(_APART) if offset != (0, 0)]
    free, dots = np.ones((height, width), bool), np.zeros((height, width), bool)
    for _ in range(_THROWS):
        thrown = np.where(free, rng.random((height, width)), 0).astype(np.float32)
        highest = np.max([np.roll(thrown, offset, (0, 1)) for offset in near], axis=0)
        new = free & (thrown > highest)
        dots |= new
        free &= ~new
        for offset in near:
            free &= ~np.roll(new, offset, (0, 1))
    return dots


def _spread(dots: npt.NDArray[np.bool_], rng: np.random.Generator) -> Field:
    """Return an order of dots, from 0 to 1, in which those that follow each other are not in the same place."""
    order = np.where(dots, rng.random(dots.shape), 0).astype(np.float32)
    many = np.maximum(_sums(dots.astype(np.float32)), 1)
    for _ in range(_SPREADS):
        apart = order - _sums(order) / many
        order[dots] = _ranked(apart[dots])
    return order


def _sums(values: Field) -> Field:
    """Return the sum of the values in the square round each pixel."""
    for axis in (0, 1):
        values = np.sum([np.roll(values, step, axis) for step in range(-_AROUND, _AROUND + 1)], axis=0)
    return values


def _within(reach: float) -> list[tuple[int, int]]:
    """Return the steps down and across that are no longer than a reach."""
    most = int(reach)
    steps = range(-most, most + 1)
    return [(down, across) for down in steps for across in steps if down * down + across * across <= reach * reach]


def _ranked(noise: Field) -> Field:
    """Return noise whose values are spread evenly from 0 to 1, in the same order."""
    ranked = np.empty(noise.size, np.float32)
    ranked[np.argsort(noise, axis=None)] = np.linspace(0, 1, noise.size, dtype=np.float32)
    return ranked.reshape(noise.shape)

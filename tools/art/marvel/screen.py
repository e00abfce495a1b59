"""The screen of a halftone: cells with a dot in the middle of each, and which of them stand together.

Knows a picture's size in pixels alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from tools.art.marvel.planes import Mask
from tools.art.poster.sheet import Field, axes

_LEAST_INSIDE: Final = 0.55
"""The share of a dot that lies in its plane, at the least."""


@dataclass(frozen=True)
class DotScreen:
    """The cells of a halftone, each with its dot in the middle."""

    x: Field
    y: Field
    """The middle of every pixel's cell, in units."""
    away: Field
    """How far every pixel is from there, in units."""
    cell: npt.NDArray[np.intp]
    """The number of every pixel's cell, along rows of cells."""
    shape: tuple[int, int]
    """How many cells there are."""

    def tufts(self, r: Field, plane: Mask, side: int) -> Mask:
        """Return the pixels of the cells whose dots of radius ``r`` lie in a plane, in tufts ``side`` dots wide."""
        size = self.shape[0] * self.shape[1]
        is_dot = self.away < r
        whole = np.bincount(self.cell[is_dot], minlength=size)
        inside = np.bincount(self.cell[is_dot & plane], minlength=size)
        is_any = np.bincount(self.cell[r > 0], minlength=size) > 0
        is_kept = is_any & (inside >= _LEAST_INSIDE * whole)
        found: Mask = _tufts(is_kept.reshape(self.shape), side).ravel()[self.cell]
        return found


def _tufts(mask: Mask, side: int) -> Mask:
    """Return the areas of a mask of cells that hold a square of ``side`` cells, without single cells at their edges."""
    shifts = [(down, right) for down in range(side) for right in range(side)]
    height, width = (length - side + 1 for length in mask.shape)
    corners = np.logical_and.reduce([mask[down : down + height, right : right + width] for down, right in shifts])
    found: Mask = np.zeros(mask.shape, np.bool_)
    for down, right in shifts:
        found[down : down + height, right : right + width] |= corners
    count = 0
    while count != (count := int(found.sum())):
        found |= (_neighbours(found) > 0) & mask
    found &= _neighbours(found) > 1
    return found


def _neighbours(mask: Mask) -> npt.NDArray[np.int_]:
    """Return how many of the four neighbours of each cell are in a mask."""
    wide = np.pad(mask, 1).astype(int)
    found: npt.NDArray[np.int_] = wide[2:, 1:-1] + wide[:-2, 1:-1] + wide[1:-1, 2:] + wide[1:-1, :-2]
    return found


@cache
def screen(width: int, height: int, kx: float, ky: float, pitch: float, angle: float) -> DotScreen:
    """Return the screen of a picture of a size in pixels."""
    xs, ys = axes(width, height, kx, ky)
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    u, v = (xs * cosine + ys * sine) / pitch, (ys * cosine - xs * sine) / pitch
    column, row = np.floor(u).astype(np.intp), np.floor(v).astype(np.intp)
    middle_u, middle_v = column + 0.5, row + 0.5
    x, y = (middle_u * cosine - middle_v * sine) * pitch, (middle_u * sine + middle_v * cosine) * pitch
    column -= column.min()
    row -= row.min()
    shape = int(row.max()) + 1, int(column.max()) + 1
    return DotScreen(x, y, np.hypot(u - middle_u, v - middle_v) * pitch, row * shape[1] + column, shape)

"""The planes of light of a picture: which of its tones lies where, and how far from its terminator.

Knows pixels alone. A plane of a tone begins at its terminator, where a lighter plane ends without a line between.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tools.art.poster.sheet import Field

Mask = npt.NDArray[np.bool_]

CELL: Final = 2
"""The side of a cell, in samples and units."""
SAME: Final = 26.0
"""How far a pixel may be from a tone to count as that, in levels."""
_LUMA: Final = np.array((0.2126, 0.7152, 0.0722), np.float32)
_CLEAR: Final = 2
"""How many cells beside a terminator stay flat."""
_GROUND, _FORM = 14, 6
"""The least run from there to the far edge, in cells: a smaller plane is not as dark at its edge."""


class Planes:
    """What the planes of some tones are on a grid of cells."""

    def __init__(self, samples: Field, tones: Field) -> None:
        """Find the planes in ``samples`` of a picture (rows, columns, 3), a unit apart; ``tones`` go dark to light."""
        height, width = (side // CELL * CELL for side in samples.shape[:2])
        samples = samples[:height, :width]
        luma = samples @ _LUMA
        apart = luma - (tones @ _LUMA)[:, None, None]
        is_plane = _whole(np.abs(samples - tones[:, None, None]).max(axis=-1) < SAME)
        is_plane[:, (0, -1)] = is_plane[:, :, (0, -1)] = False
        terminator = _whole(apart > -SAME / 2) & ~_whole(apart < SAME / 2)
        inner: Mask = np.zeros(is_plane.shape, np.bool_)
        inner[:, 2:-2, 2:-2] = True
        run = _steps(terminator, is_plane)
        outermost = is_plane & ~inner
        is_ground = outermost | (_steps(outermost, is_plane) > 0)
        self.ground = _share(run * is_ground, _GROUND)
        self.form = _share(run * ~is_ground, _FORM)
        self.number: npt.NDArray[np.intp] = is_plane.argmax(axis=0)


def _whole(mask: Mask) -> Mask:
    """Return of which cells every sample is in a mask."""
    count, height, width = mask.shape
    cells = mask.reshape(count, height // CELL, CELL, width // CELL, CELL)
    found: Mask = np.logical_and.reduce(cells, axis=(2, 4))
    return found


def _share(run: Field, least: int) -> Field:
    """Return how far from terminator to far edge each cell is, 0 to 1, whichever of the planes it is in."""
    far = np.maximum(run.max(axis=(1, 2), keepdims=True) - _CLEAR, least)
    found: Field = np.clip((run - _CLEAR) / far, 0, 1).max(axis=0)
    return found


def _steps(start: Mask, area: Mask) -> Field:
    """Return how many cells each cell of an area is away from a start, on ways inside the area; 0 elsewhere.

    Steps go to four and to eight neighbours by turns, so that equal distances are octagons.
    """
    found = np.zeros(start.shape, np.float32)
    left, edge = area & ~start, start
    steps = 0
    while edge.any():
        steps += 1
        near = edge.copy()
        near[:, 1:] |= edge[:, :-1]
        near[:, :-1] |= edge[:, 1:]
        wide = near.copy() if steps % 2 else edge
        near[:, :, 1:] |= wide[:, :, :-1]
        near[:, :, :-1] |= wide[:, :, 1:]
        edge = near & left
        left &= ~edge
        found[edge] = steps
    return found

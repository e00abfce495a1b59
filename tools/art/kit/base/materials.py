"""The materials of the base edition's table: walnut, velvet, leather.

Knows how each is computed from noise. Knows neither what is made of them nor where the lamp stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np

from tools.art.kit.surface import Field, Pixels, Texture, grid, noise, ramp, relief, spread

TABLE_WOOD: Final = ("#2a150a", "#4a2912", "#6b3f1e", "#8c5930", "#b07a48")
TRAY_WOOD: Final = ("#2a140a", "#4a2712", "#6b3b1c", "#8a5228", "#a46a38")
PLUM: Final = ("#1c0d38", "#2d1658", "#3f2176", "#543090")
_JOINT: Final = 1.6
"""Half the width of the dark joint between two boards, px."""


def walnut(size: Pixels, scale: float, *, tones: Sequence[str], boards: int, seed: int) -> Field:
    """Return boards of walnut whose grain runs across."""
    rows = grid(size)[1]
    warp = noise(size, 0.0016 / scale, 0.006 / scale, 3, seed)
    fiber = noise(size, 0.004 / scale, 0.16 / scale, 4, seed + 7)
    pores = noise(size, 0.012 / scale, 0.55 / scale, 2, seed + 13)
    board = size[1] / boards
    shift = np.modf(np.sin(np.floor(rows / board) * 12.9898 + seed) * 43758.5453)[0]
    rings = 0.5 + 0.5 * np.sin(rows / scale * 0.15 + warp * 26 + shift * 9)
    field = 0.32 + 0.22 * rings + 0.55 * (fiber - 0.5) + 0.10 * shift
    field = np.clip(field - 0.80 * np.clip(0.46 - pores, 0, 1), 0, 1)
    colors = ramp(field, tones) * relief((fiber * 6 + pores * 4) * scale, 0.20)[..., None]
    return _joined(colors, rows % board, board, scale) if boards > 1 else colors


def _joined(colors: Field, depth: Field, board: float, scale: float) -> Field:
    """Return boards with a dark joint between them and a lit upper edge; ``depth`` is the way down each board."""
    edge = np.minimum(depth, board - depth)
    joint = 0.35 + 0.65 * np.clip(edge / (_JOINT * scale), 0, 1)
    lit = np.clip(1 - np.abs(depth - 2.6 * scale) / (1.2 * scale), 0, 1)
    joined: Field = colors * joint[..., None] + lit[..., None] * np.array([26, 16, 8], np.float32)
    return joined


def upright_walnut(size: Pixels, scale: float, *, tones: Sequence[str], seed: int) -> Field:
    """Return one board of walnut whose grain runs down."""
    across = walnut((size[1], size[0]), scale, tones=tones, boards=1, seed=seed)
    return np.ascontiguousarray(np.transpose(across, (1, 0, 2)))


def velvet(size: Pixels, scale: float, *, tones: Sequence[str], seed: int) -> Field:
    """Return a cloth with clouds in its nap and a fine weave."""
    nap = noise(size, 0.0042 / scale, 0.0065 / scale, 4, seed)
    weave = noise(size, 0.42 / scale, 0.42 / scale, 2, seed + 3)
    woven: Field = ramp(spread(nap, 1.1), tones) * (1 + 0.26 * (weave - 0.5))[..., None]
    return woven


def leather(size: Pixels, scale: float, *, tones: Sequence[str], seed: int) -> Field:
    """Return grained hide with a cloudy colour."""
    grain = noise(size, 0.13 / scale, 0.13 / scale, 3, seed)
    cells = np.abs(grain - 0.5) * 2
    cloud = noise(size, 0.006 / scale, 0.009 / scale, 3, seed + 5)
    shade = np.clip(relief(cells * 7 * scale, 0.16) * (0.9 + 0.18 * cells), 0.55, 1.5)
    hide: Field = ramp(spread(cloud, 1.3), tones) * shade[..., None]
    return hide


def hide(tones: Sequence[str], seed: int) -> Texture:
    """Return the texture of a piece of leather."""
    return partial(leather, tones=tones, seed=seed)

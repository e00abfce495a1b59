"""The materials of the base edition's table: walnut, velvet, leather.

Knows how each is computed from noise. Knows neither what is made of them nor where the lamp stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import numpy as np

from tools.art.kit.surface import Field, Pixels, Texture, grid, noise, ramp, relief, spread

TABLE_WOOD: Final = ("#2a150a", "#4a2912", "#6b3f1e", "#8c5930", "#b07a48")
TRAY_WOOD: Final = ("#2a140a", "#4a2712", "#6b3b1c", "#8a5228", "#a46a38")
PLUM: Final = ("#1c0d38", "#2d1658", "#3f2176", "#543090")
_JOINT: Final = 1.6
"""Half the width of the dark joint between two boards, px."""


def walnut(size: Pixels, scale: float, *, tones: Sequence[str], boards: int, seed: int) -> Field:
    """Return boards of walnut whose grain runs across; that of each board ends at its edges."""
    ends = [round(size[1] * board / boards) for board in range(boards + 1)]
    parts = [
        _board((size[0], end - start), scale, tones, seed + 29 * number)
        for number, (start, end) in enumerate(pairwise(ends))
    ]
    colors: Field = np.concatenate(parts)
    if boards == 1:
        return colors
    depth = np.concatenate([grid((size[0], len(part)))[1] for part in parts])
    return _joined(colors, depth, size[1] / boards, scale)


def _board(size: Pixels, scale: float, tones: Sequence[str], seed: int) -> Field:
    """Return one board: the lines of its years, which bend slowly, under fine fibres and pores."""
    rows = grid(size)[1]
    warp = noise(size, 0.0011 / scale, 0.005 / scale, 2, seed)
    fiber = noise(size, 0.008 / scale, 0.24 / scale, 2, seed + 7)
    pores = noise(size, 0.016 / scale, 0.44 / scale, 2, seed + 13)
    tone = np.modf(np.sin(seed * 12.9898) * 43758.5453)[0]
    years = rows / scale * 0.16 + warp * 34
    rings = 0.5 + 0.5 * np.sin(years + 1.3 * np.sin(years * 0.37))
    field = 0.25 + 0.25 * rings**1.6 + 0.26 * (fiber - 0.5) + 0.10 * tone
    field = np.clip(field - 0.50 * np.clip(0.46 - pores, 0, 1), 0, 1)
    colors: Field = ramp(field, tones) * relief((rings * 1.4 + fiber * 3 + pores * 3) * scale, 0.20)[..., None]
    return colors


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


def leather(size: Pixels, scale: float, *, tones: Sequence[str], seed: int, depth: float, waves: float) -> Field:
    """Return grained hide with a cloudy colour; ``waves`` are those of its grain to a reference pixel."""
    grain = noise(size, waves / scale, waves / scale, 3, seed)
    cells = np.abs(grain - 0.5) * 2
    cloud = noise(size, 0.006 / scale, 0.009 / scale, 3, seed + 5)
    shade = np.clip(relief(cells * 7 * scale, depth) * (0.9 + 0.18 * cells), 0.55, 1.5)
    hide: Field = ramp(spread(cloud, 1.3), tones) * shade[..., None]
    return hide


def hide(tones: Sequence[str], seed: int, depth: float = 0.16, waves: float = 0.13) -> Texture:
    """Return the texture of a piece of leather; ``depth`` is that of its grain, ``waves`` how fine it is."""
    return partial(leather, tones=tones, seed=seed, depth=depth, waves=waves)

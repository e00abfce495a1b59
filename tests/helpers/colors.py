"""Perceived differences of colours, for tests that compare how two pictures look. Needs numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])


def lab(rgb: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Turn sRGB levels (0 to 255, last axis) into CIELAB, in which a just noticeable difference is about 2."""
    linear = np.where(rgb <= 10.31, rgb / 255 / 12.92, ((rgb / 255 + 0.055) / 1.055) ** 2.4)
    xyz = linear @ _TO_XYZ.T / _WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)

"""Hair and caps of heads in profile that several pictures share, in head units as in `contours`.

Knows no person: how a shape in head units is placed and lit is in `figures` and `faces`.
"""

from __future__ import annotations

from typing import Final

from tools.art.poster.shapes import outline

CROPPED: Final = outline(
    *((0.346, -0.300), (0.385, -0.575, 0.03, -0.592), (-0.43, -0.60, -0.548, -0.17), (-0.565, 0.08, -0.345, 0.235)),
    *((-0.275, 0.23, -0.235, 0.13), (-0.205, -0.02, -0.165, -0.09), (-0.09, -0.175, 0.005, -0.115), (0.03, 0.035)),
    *((0.075, -0.02, 0.085, -0.125), (0.115, -0.235, 0.205, -0.262), (0.29, -0.268, 0.346, -0.300)),
)
"""Short hair with its line round brow and ear."""
TIED: Final = outline(
    *((0.340, -0.345), (0.32, -0.58, 0.00, -0.592), (-0.43, -0.585, -0.555, -0.17), (-0.565, 0.06, -0.36, 0.185)),
    *((-0.25, 0.16, -0.19, 0.00), (-0.14, -0.15, -0.01, -0.165), (0.04, -0.10, 0.05, 0.005)),
    *((0.10, -0.09, 0.115, -0.18), (0.20, -0.27, 0.340, -0.345)),
)
"""Hair that is combed back, for a plait or a knot; a strand falls before the ear."""
CAP: Final = outline(
    *((0.392, -0.300), (0.42, -0.36, 0.37, -0.42), (0.27, -0.665, -0.06, -0.655), (-0.50, -0.635, -0.585, -0.15)),
    *((-0.56, -0.085, -0.50, -0.10), (-0.06, -0.33, 0.392, -0.300)),
)
"""A cap of cloth down to the brow, its edge in one line over the ear."""

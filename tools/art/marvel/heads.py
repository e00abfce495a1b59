"""A calm head in profile in the hand of the impact poster.

Knows the planes of a face from the side, in units about the middle of the head. Knows nothing of cards.
"""

from __future__ import annotations

from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.shapes import Color, cut, oval, placed, svg

FACE: Final = svg(
    "M14 2 C15 -12 4 -19 -6 -17 C-12 -16 -15 -11 -14.500 -6 L-14.800 -3.500 L-19 2.500 C-19.200 4.300 -17.400 5 "
    "-15.800 5 L-16.400 7.600 L-15.400 9 L-15.800 11 C-15.800 12.200 -15 12.800 -14.600 13 C-15 17 -12 19.500 -8 19 "
    "L-1 18 L4 21 C10 16 13.500 10 14 2 Z"
)
"""A face that looks to the left, its brow at y -7, the tip of its nose at (-19, 3), its chin at y 19."""
LOCKS: Final = svg(
    "M-14 -7 C-16 -15 -8 -22 2 -21 C14 -21 21 -11 19 1 C18.500 9 14 15 9 17 C9 12 7 10 6 7 L3.500 1 C1 1 0 -3 0 -5 "
    "C-3 -4 -4 -7 -4.500 -9 C-8 -6 -12 -6 -14 -7 Z"
)
"""Short hair for it."""


def profile(s: Impact, skin: Color, dim: Color, glow: Color, hair: Color) -> None:
    """Paint a head that looks to the left with its eye closed, lit from the upper left."""
    s.inked([(FACE, skin)], 2.0, (0.5, 0.9))
    s.fill(cut(FACE, placed(FACE, -5.0, -3.4)), dim)
    s.fill(cut(FACE, placed(FACE, 2.6, 2.8)), glow)
    s.inked([(LOCKS, hair)], 1.8, (0.4, 0.8))
    s.inked([(oval(3.4, 5, 2.6, 3.6), skin)], 1.2, (0.2, 0.3))
    s.stroke([(-12.6, -0.8), (-10.2, 1.4, -7.4, 0)], s.ink, 1.5)
    s.stroke([(-13, -5.2), (-10, -7.2, -6.6, -5.4)], s.ink, 1.4)
    s.stroke([(-15.2, 9.2), (-13, 10.4, -10.8, 8.8)], s.ink, 1.3)

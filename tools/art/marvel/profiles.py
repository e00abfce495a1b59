"""Heads from the side, to the left: outlines, and one painted with two tones of skin, an ear, an eye and a hat.

Knows faces of 20 to 24 units with the neck. A picture sets its place, its size, its tones and what it wears.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.shapes import Color, both, cut, oval, placed, svg

_FACE: Final = svg(
    "M1 -8 C-3.500 -8.400 -6.200 -6.200 -6.600 -3 L-6.800 -1.800 L-9.200 1.800 C-9.200 2.600 -8.200 2.800 -7.600 "
    "2.800 L-7.800 4.200 "
    "L-7 5 L-7.200 6.600 C-6.800 8.400 -5 9 -2.400 8.200 L-1.400 13 L6 13 L5.400 6 C8 2.600 8.600 -2 6.600 -5 C5 "
    "-7.400 3.400 -8 1 -8 Z"
)
_LIT: Final = svg("M-14 -12 H1 C2.400 -5 -1 -1.400 0.800 2.600 C1.200 5.600 -1.200 8.400 -3.200 11.600 L-14 12 Z")
"""The side of the face that is turned to the light."""
CAP: Final = svg(
    "M-7 -3.400 C-8 -8.600 -4 -11.400 1.400 -11 C7.400 -10.600 10 -6.400 8.800 -1.600 C5 -3.400 0 -4.200 -7 -3 "
    "L-12.600 -2.200 C-13 -3.800 -11 -4.600 -7 -3.400 Z"
)
"""A cap with a peak."""


def profile(
    s: Impact,
    x: float,
    y: float,
    size: float,
    skin: tuple[Color, Color],
    wear: tuple[skia.Path, Color, Color],
    *,
    turn: float = 0.0,
) -> None:
    """Paint a head to the left.

    ``skin`` is its lit and its shaded tone, ``wear`` is a hat with its local and its lit tone. The light falls on the
    face.
    """
    lit, shade = skin
    cover, local, shine = wear
    w = 1.3 / size**0.5
    with s.moved(x, y, size, turn):
        s.inked([(_FACE, shade)], w, (0.3, 0.5))
        s.fill(both(_FACE, _LIT), lit)
        s.fill(svg("M3 0.500 C5.600 0 6 4 3.400 4.400 C2.400 4 2.200 1.400 3 0.500 Z"), lit)
        s.line(svg("M3 0.500 C5.600 0 6 4 3.400 4.400 C2.400 4 2.200 1.400 3 0.500 Z"), s.ink, 0.6)
        s.fill(oval(-4.6, -0.6, 0.95, 1.35), s.ink)
        s.stroke([(-6.2, -3.0), (-3.4, -3.2)], s.ink, 0.9)
        s.stroke([(-7.4, 4.9), (-5.2, 4.9)], s.ink, 0.8)
        s.inked([(cover, local)], w, (0.3, 0.5))
        s.fill(cut(cover, placed(cover, 2.4, 2.0)), shine)

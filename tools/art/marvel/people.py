"""Parts of people and animals in two tones: one outline round them all, thin lines between, the shade inside each.

Knows the order of parts alone. A picture sets their forms, their tones and the light.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.shapes import Color, Point, cut, placed

TwoTones = tuple[Color, Color]
"""The lit side and the shaded one."""
Part = tuple[skia.Path, TwoTones, float]
"""A part of a form, its tones, and the width of its shaded side."""


def two_toned(s: Impact, parts: Sequence[Part], toward: Point, w: float = 1.2) -> None:
    """Paint parts from far to near: one outline round them all, thinner lines between, the shade inside each."""
    s.inked([(part, s.ink) for part, *_ in parts], w, (-0.4 * w * toward[0], -0.4 * w * toward[1]))
    long = math.hypot(*toward)
    for part, (lit, shade), reach in parts:
        s.line(part, s.ink, 0.9 * w)
        s.fill(part, lit)
        if shade != lit:
            step = reach / long
            with s.clipped(part):
                s.fill(cut(part, placed(part, toward[0] * step, toward[1] * step)), shade)
                s.reflected(part, lit, (toward[0] / long, toward[1] / long), reach)

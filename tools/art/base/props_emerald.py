"""What several emerald pictures share: limbs of more than one bone, shaded heads, leaves, light between leaves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import skia

from tools.art.base.figures import Head
from tools.art.base.gouache import Gouache, Shape
from tools.art.poster.shapes import Color, Point, both, cut, join, mix, outline, placed, polygon, taper


def limb(*joints: tuple[float, float, float]) -> skia.Path:
    """Return an arm or a leg through joints of (x, y, radius)."""
    bones = pairwise(joints)
    return join(*(taper(start[:2], start[2], end[:2], end[2]) for start, end in bones))


def shoe(x: float, y: float, face: int = 1, k: float = 1.0) -> skia.Path:
    """Return a shoe whose heel stands at a point."""
    sole = polygon((-2.6, -6.5), (2.6, -6.5), (3.4, -3.6), (9, -1.6, 1), (9.4, 0), (-3, 0))
    return placed(sole, x, y, k, 0, face < 0)


def skin(s: Gouache, head: Head, depth: float = 0.36, lit: float = 0.58) -> list[Shape]:
    """Return the shapes of a head: its dark, its lit cheek and its pale brow. ``depth`` and ``lit`` are warmth."""
    return [
        (head.head, mix(s.ink, s.key, depth)),
        (cut(head.head, head.shade), mix(s.ink, s.key, lit)),
        (both(head.head, head.wedge), mix(s.haze, s.key, 0.35)),
    ]


def leaf(x: float, y: float, length: float, width: float, turn: float) -> skia.Path:
    """Return a pointed leaf whose stalk is at a point; it lies to the right before it is turned."""
    shape = outline(
        (0, 0), (length * 0.35, -width, length, 0), (length * 0.45, width * 0.9, length * 0.2, width * 0.5), (0, 0)
    )
    return placed(shape, x, y, 1, turn)


def spray(
    s: Gouache, x: float, y: float, color: Color, turns: Sequence[float], length: float = 14, width: float = 5
) -> None:
    """Paint leaves that grow from one point, one a turn."""
    for turn in turns:
        s.fill(leaf(x, y, length, width, turn), color)


def drape(path: skia.Path, x: float, lean: float = 0.0, wide: float = 80.0) -> skia.Path:
    """Return the part of a shape to the left of a steep line at ``x``, for its side in shade."""
    return both(path, polygon((x - wide, 0), (x - lean, 0), (x + lean, 172), (x - wide, 172)))


def around(x: float, y: float, r: float, degrees: float) -> Point:
    """Return a point of a circle."""
    angle = math.radians(degrees)
    return x + r * math.cos(angle), y + r * math.sin(angle)


def pinch(x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False) -> list[skia.Path]:
    """Return a large hand from its back finger to its thumb; forefinger and thumb meet at the point.

    The hand lies to the left of what it holds before it is turned, its wrist 27 units away where ``k`` is 1.
    """

    def finger(*joints: tuple[float, float, float]) -> skia.Path:
        return placed(limb(*joints), x, y, k, turn, flip)

    palm = outline((-28, -4.6), (-20, -8.4, -12, -7), (-6, -4, -8, 2), (-12, 7.6, -20, 6), (-28, 4.6))
    return [
        finger((-10, -4, 2.6), (-3.4, -9.6, 2.0), (4, -8, 1.5)),
        finger((-10, -4, 2.7), (-3, -7.0, 2.1), (3, -3.6, 1.5)),
        placed(palm, x, y, k, turn, flip),
        finger((-11, -3, 2.9), (-4, -4.6, 2.2), (0.4, -0.8, 1.5)),
        finger((-15, 3, 3.0), (-7, 4.6, 2.2), (-0.4, 1.2, 1.5)),
    ]


def hand(s: Gouache, fingers: Sequence[skia.Path], color: Color, rim: Color, light: Point, width: float = 0.7) -> None:
    """Paint the parts of a large hand, each with its rim, over a thin edge of shade."""
    for part in fingers:
        s.line(part, mix(color, s.ink, 0.55), 0.7)
        s.figure([[(part, color)]], rim, light, width)

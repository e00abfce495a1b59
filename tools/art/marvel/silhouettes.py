"""Nameless people as one ink shape: head, trunk and limbs through joints.

Knows anatomy alone. A picture sets the pose, the colour and the lit edge.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.art.poster.shapes import Point, join, limb, oval, polygon, taper

Limb = tuple[Point, Point]
"""Elbow and hand, or knee and ankle."""
Leg = tuple[Point, Point, Point]
"""Knee, ankle and toe."""


def person(
    head: Point, chest: Point, hips: Point, arms: Sequence[Limb], legs: Sequence[Leg], size: float = 1.0
) -> skia.Path:
    """Return a person; ``size`` 1 suits a trunk of 20 units. ``chest`` is the middle between the shoulders.

    The first arm starts from the shoulder at the left of the trunk's axis as seen from the hips, the second one from
    the right; so do the legs from the hips.
    """
    along = math.atan2(chest[1] - hips[1], chest[0] - hips[0])
    x, y = math.sin(along) * size, -math.cos(along) * size

    def beside(point: Point, away: float) -> Point:
        return point[0] + x * away, point[1] + y * away

    waist = (chest[0] * 0.4 + hips[0] * 0.6, chest[1] * 0.4 + hips[1] * 0.6)
    parts = [
        oval(*head, 4.6 * size, 5.4 * size, math.degrees(math.atan2(head[1] - chest[1], head[0] - chest[0])) - 90),
        taper(chest, 2.6 * size, head, 2.0 * size),
        polygon(
            (*beside(chest, 6.6), 2.4 * size),
            beside(waist, 5.0),
            (*beside(hips, 5.6), 2.0 * size),
            (*beside(hips, -5.6), 2.0 * size),
            beside(waist, -5.0),
            (*beside(chest, -6.6), 2.4 * size),
        ),
    ]
    for side, (elbow, hand) in zip((5.2, -5.2), arms, strict=False):
        shoulder = beside(chest, side)
        parts.append(limb((*shoulder, 2.9 * size), (*elbow, 2.2 * size), (*hand, 1.7 * size)))
        reach = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
        end = (hand[0] + math.cos(reach) * 2.6 * size, hand[1] + math.sin(reach) * 2.6 * size)
        parts.append(taper(hand, 1.9 * size, end, 1.5 * size))
    for side, (knee, ankle, toe) in zip((2.6, -2.6), legs, strict=False):
        parts.append(limb((*beside(hips, side), 3.9 * size), (*knee, 2.9 * size), (*ankle, 1.9 * size)))
        parts.append(taper(ankle, 2.0 * size, toe, 1.4 * size))
    return join(*parts)

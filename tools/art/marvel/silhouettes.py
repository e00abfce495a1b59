"""Nameless people as one ink shape: head, trunk and limbs through joints.

Knows anatomy alone. A picture sets the pose, the colour and the lit edge.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.art.poster.shapes import Point, around, between, join, limb, oval, polygon, taper

Limb = tuple[Point, Point]
"""Elbow and hand, or knee and ankle."""
Leg = tuple[Point, Point, Point]
"""Knee, ankle and toe."""
Pose = tuple[Point, Point, Point, Sequence[Limb], Sequence[Leg], float]
"""Head, chest, hips, arms, legs and size of a person."""


def person(
    head: Point, chest: Point, hips: Point, arms: Sequence[Limb], legs: Sequence[Leg], size: float = 1.0
) -> skia.Path:
    """Return a person; ``size`` 1 suits a trunk of 20 units. ``chest`` is the middle between the shoulders.

    The first arm starts from the shoulder at the left of the trunk's axis as seen from the hips, the second one from
    the right; so do the legs from the hips.
    """
    x, y = shoulder_axis(chest, hips, size)

    def beside(point: Point, away: float) -> Point:
        return point[0] + x * away, point[1] + y * away

    parts = [
        oval(*head, 4.6 * size, 5.4 * size, math.degrees(math.atan2(head[1] - chest[1], head[0] - chest[0])) - 90),
        taper(chest, 2.6 * size, head, 2.0 * size),
        trunk(chest, hips, size),
    ]
    for side, (elbow, wrist) in zip((5.2, -5.2), arms, strict=False):
        shoulder = beside(chest, side)
        muscle = between(elbow, wrist, 0.3)
        parts += [
            limb((*shoulder, 2.9 * size), (*elbow, 2.0 * size), (*muscle, 2.1 * size), (*wrist, 1.2 * size)),
            hand(elbow, wrist, size, side),
        ]
    for side, joints in zip((2.6, -2.6), legs, strict=False):
        parts += leg_parts(beside(hips, side), joints, size)
    return join(*parts)


def shoulder_axis(chest: Point, hips: Point, size: float) -> Point:
    """Return the step of one unit from the middle between the shoulders to the shoulder of the first arm."""
    along = math.atan2(chest[1] - hips[1], chest[0] - hips[0])
    return math.sin(along) * size, -math.cos(along) * size


def trunk(chest: Point, hips: Point, size: float) -> skia.Path:
    """Return a trunk from the shoulders to the hips, narrower at the waist."""
    x, y = shoulder_axis(chest, hips, size)
    waist = between(chest, hips, 0.6)
    edge = ((chest, 6.6, 2.4), (waist, 5.0, 0.0), (hips, 5.6, 2.0))
    right = [(at[0] + x * away, at[1] + y * away, r * size) for at, away, r in edge]
    left = [(at[0] - x * away, at[1] - y * away, r * size) for at, away, r in reversed(edge)]
    return polygon(*right, *left)


def leg_parts(hip: Point, joints: Leg, size: float) -> tuple[skia.Path, skia.Path]:
    """Return a leg and its foot."""
    knee, ankle, toe = joints
    calf = between(knee, ankle, 0.34)
    away = math.dist(ankle, toe) or 1.0
    back = -(toe[0] - ankle[0]) / away * 0.9 * size, -(toe[1] - ankle[1]) / away * 0.9 * size
    leg = limb(
        (*hip, 4.1 * size),
        (*between(hip, knee, 0.4), 3.8 * size),
        (*knee, 2.6 * size),
        (calf[0] + back[0], calf[1] + back[1], 2.7 * size),
        (*ankle, 1.5 * size),
    )
    return leg, limb((ankle[0] + back[0], ankle[1] + back[1], 1.8 * size), (*toe, 1.1 * size))


def hand(elbow: Point, wrist: Point, size: float, side: float) -> skia.Path:
    """Return an open hand that goes on from the fore-arm: the palm, three fingers, and the thumb towards the trunk."""
    reach = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
    palm = around(*wrist, 1.9 * size, reach)
    fingers = (
        taper(palm, 0.8 * size, around(*palm, long * size, reach + turn), 0.55 * size)
        for turn, long in ((-24.0, 2.7), (0.0, 3.1), (24.0, 2.7), (-66.0 * side, 2.2))
    )
    return join(taper(wrist, 1.3 * size, palm, 1.7 * size), *fingers)

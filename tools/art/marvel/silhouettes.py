"""Parts of a person as shapes: trunk, legs and hands, placed by joints.

Knows anatomy alone. A picture sets the pose, the colour and the lit edge.
"""

from __future__ import annotations

import math

import skia

from tools.art.poster.shapes import Point, around, between, join, limb, polygon, taper

Limb = tuple[Point, Point]
"""Elbow and hand, or knee and ankle."""
Leg = tuple[Point, Point, Point]
"""Knee, ankle and toe."""


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

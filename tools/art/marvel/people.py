"""Clothed people: one outline, and every part of body and clothes in two tones with the light inside its shape.

Knows heads in profile and from behind, clothes and the order of parts. A picture sets the pose, the colours and the
light; joints are those of ``silhouettes``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.silhouettes import Leg, Limb, hand, leg_parts, shoulder_axis, trunk
from tools.art.poster.shapes import Color, Point, between, cut, join, limb, oval, placed, svg, taper

TwoTones = tuple[Color, Color]
"""The lit side and the shaded one."""

_PROFILE: Final = svg(
    "M-2.2 6.4 C-5.8 3.6 -6.4 -5.6 0 -5.9 C3.2 -6 4.7 -4 4.6 -1.6 L6.2 0.9 L4.9 1.5 L5.2 2.5 L4.7 3.1 L4.8 4.6 "
    "C4.4 5.6 2.6 5.6 1.4 5 L1.2 7 Z"
)
"""A head that looks to the right."""
_PROFILE_HAIR: Final = svg(
    "M4.7 -2.8 C3.2 -3 2 -2.2 1.8 0.4 C0.8 -0.4 -0.8 0.2 -0.8 1.8 C-0.8 3.8 -1.8 4.8 -3 5.2 "
    "C-7.4 2.4 -6.8 -6.8 0 -6.8 C3.6 -6.8 5 -5 4.7 -2.8 Z"
)
_BACK: Final = join(oval(0, -0.4, 4.8, 5.6), oval(-4.9, 0.4, 1.1, 1.7), oval(4.9, 0.4, 1.1, 1.7))
"""A head from behind, with its ears."""
_BACK_HAIR: Final = svg("M-4.4 1.6 C-7 -7.6 7 -7.6 4.4 1.6 C3.6 4.4 2 4.8 0 4.8 C-2 4.8 -3.6 4.4 -4.4 1.6 Z")


Part = tuple[skia.Path, TwoTones, float]
"""A part of a person, its tones, and the width of its shaded side."""


class Clothes(NamedTuple):
    """The tones of one person; ``short`` sleeves leave the fore-arms bare."""

    top: TwoTones
    trousers: TwoTones
    skin: TwoTones
    hair: TwoTones
    shoes: Color
    short: bool = False


def two_toned(s: Impact, parts: Sequence[Part], toward: Point, w: float = 1.2, size: float = 1.0) -> None:
    """Paint parts from far to near: one outline round them all, thinner lines between, the shade inside each."""
    s.inked([(part, s.ink) for part, *_ in parts], w, (-0.4 * w * toward[0], -0.4 * w * toward[1]))
    long = math.hypot(*toward)
    for part, (lit, shade), reach in parts:
        s.line(part, s.ink, 0.9 * w)
        s.fill(part, lit)
        if shade != lit:
            step = reach * size / long
            with s.clipped(part):
                s.fill(cut(part, placed(part, toward[0] * step, toward[1] * step)), shade)
                s.reflected(part, lit, (toward[0] / long, toward[1] / long), reach * size)


def clothed(
    s: Impact,
    clothes: Clothes,
    toward: Point,
    head: Point,
    chest: Point,
    hips: Point,
    arms: Sequence[Limb],
    legs: Sequence[Leg],
    size: float = 1.0,
    facing: int = 0,
    tilt: float = 0.0,
    behind: Sequence[int] = (1,),
    extra: Iterable[tuple[skia.Path, TwoTones]] = (),
    w: float = 1.2,
) -> None:
    """Paint a person placed by joints.

    ``head``, ``chest`` (the middle between the shoulders) and ``hips`` are points; the first arm and leg start at the
    left of the trunk's axis, seen from the hips. ``size`` 1 suits a trunk of 20 units.

    ``facing`` is 1 for a head that looks to its right in the picture, -1 to its left and 0 from behind; ``tilt`` turns
    it about the neck. Arms named ``behind`` go behind the trunk; ``extra`` clothes (a skirt, an apron, a tail of hair)
    lie over the trunk and below the near arm.
    """
    x, y = shoulder_axis(chest, hips, size)
    turn = math.degrees(math.atan2(head[1] - chest[1], head[0] - chest[0])) + 90 + tilt
    skull, hair = (
        placed(form, *head, size, turn, flip=facing < 0)
        for form in ((_PROFILE, _PROFILE_HAIR) if facing else (_BACK, _BACK_HAIR))
    )
    sleeves = []
    for away, (elbow, wrist) in zip((5.0, -5.0), arms, strict=False):
        start = (chest[0] + x * away, chest[1] + y * away)
        middle = between(start, elbow, 0.75)
        whole = limb((*start, 3.1 * size), (*elbow, 2.4 * size), (*wrist, 1.7 * size))
        upper = limb((*start, 3.4 * size), (*middle, 3.1 * size))
        bare = join(hand(elbow, wrist, size, away), whole) if clothes.short else hand(elbow, wrist, size, away)
        sleeves.append(((bare, clothes.skin, 1.8), (upper if clothes.short else whole, clothes.top, 2.6)))
    parts: list[Part] = []
    for index in behind:
        if index < len(sleeves):
            parts += sleeves[index]
    for away, joints in reversed([*zip((2.6, -2.6), legs, strict=False)]):
        trouser, shoe = leg_parts((hips[0] + x * away, hips[1] + y * away), joints, size)
        parts += [(shoe, (clothes.shoes, clothes.shoes), 1.0), (trouser, clothes.trousers, 3.4)]
    parts += [
        (taper(chest, 2.8 * size, head, 2.3 * size), (clothes.skin[1], clothes.skin[1]), 1.0),
        (trunk(chest, hips, size), clothes.top, 6.0),
        *((form, tones, 3.6) for form, tones in extra),
        (skull, clothes.skin, 3.2),
        (hair, clothes.hair, 3.2),
    ]
    for index, sleeve in enumerate(sleeves):
        if index not in behind:
            parts += sleeve
    two_toned(s, parts, toward, w, size)
    if facing:
        s.fill(placed(oval(3.0, -0.7, 0.7, 1.0), *head, size, turn, flip=facing < 0), s.ink)

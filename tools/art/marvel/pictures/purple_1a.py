"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)

_SHADE: Final = svg("M48 34 C58 31 80 31 90 34 L113 116 C96 124 42 124 25 116 Z")


def _lamp_by_a_bed(s: Impact) -> None:
    """Paint a lamp with a paper shade in a dark bedroom: two cones of light on the wall, a bed's post, a book, a table."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    up = polygon((48, 36), (90, 36), (132, -30), (6, -30))
    down = polygon((25, 112), (113, 112), (150, 172), (-12, 172))
    for cone, inner, tones in (
        (up, polygon((54, 36), (84, 36), (112, -30), (26, -30)), (s.mid, s.key)),
        (down, polygon((34, 112), (104, 112), (128, 172), (10, 172)), (s.deep, s.mid)),
    ):
        s.fill(cone, tones[0])
        s.fill(inner, tones[1])
    s.halo(ALL, s.ink, 69, 78, 58, 108, 0.0, 0.75)
    s.fill(box(112, 62, 120, 172), mix(s.ink, s.deep, 0.15))
    s.fill(oval(116, 60, 7), mix(s.ink, s.deep, 0.15))
    s.rim([join(box(112, 62, 120, 172), oval(116, 60, 7))], s.mid, (-1.0, 0.0), 1.6)
    for tone, wide in ((s.ink, 9.0), (s.key, 4.6)):
        s.stroke([(69, 110), (69, 150)], tone, wide)
    s.stroke([(71, 124), (71, 150)], s.mid, 1.8)
    s.inked([(_SHADE, s.light)], 2.8, (0.8, 1.2))
    with s.clipped(_SHADE):
        s.fill(_SHADE, s.mid)
        for rx, ry, tone in (
            (50, 54, s.key),
            (40, 44, mix(s.key, s.light, 0.6)),
            (32, 36, CREAM[0]),
            (23, 26, CREAM[1]),
        ):
            s.fill(oval(66, 82, rx, ry), tone)
        for top, foot in ((54, 40), (62, 55), (76, 83), (84, 98)):
            s.stroke([(top, 32), (foot, 122)], s.key, 0.9)
        s.dots(_SHADE, s.deep, (84, 92), (114, 108), 0.0, 0.8, pitch=2.4)
        s.dots(_SHADE, s.deep, (56, 62), (40, 30), 0.0, 0.6, pitch=2.4)
    for data in ("M48 34 C58 37 80 37 90 34", "M25 114 C42 122 96 122 113 114"):
        s.line(svg(data), s.ink, 4.6)
        s.line(svg(data), s.accent, 2.2)
    s.stroke([(98, 121), (99, 136)], s.ink, 2.6)
    s.stroke([(98, 121), (99, 136)], s.accent, 1.1)
    s.inked([(oval(99, 137, 2.4, 3.0), s.accent)], 1.2, (0.2, 0.4))
    s.inked([(polygon((36, 139), (60, 136), (62, 143), (36, 144)), s.light)], 1.4, (0.4, 0.6))
    s.fill(polygon((36, 141), (61, 139.4), (62, 143), (36, 144)), s.mid)
    table = box(-4, 143, 124, 172)
    s.inked([(table, s.key)], 1.8, (0, 0))


def _gecko(s: Impact) -> None:
    """Paint a gecko from above that creeps up to the right: a tail in an S, four hands with round toes, a lit eye."""
    coat = mix(s.ink, s.deep, 0.35)
    tail = ribbon([(54, 92, 4.6), (46, 102, 4.0), (44, 111, 3.2), (52, 116, 2.4), (60, 111, 1.4), (61, 105, 0.4)])
    body = ribbon([(52, 95, 4.0), (58, 88, 7.0), (67, 82, 8.2), (75, 73, 7.2), (79, 65, 5.4), (82, 59, 5.0)])
    head = svg("M76 62 C74 54 78 46 86 42 C91 41 94 45 93 50 C93 58 89 65 83 67 C80 67 77 65 76 62 Z")
    legs = (
        ((76, 68), (64, 64), (62, 54)),
        ((80, 72), (92, 76), (96, 68)),
        ((58, 86), (48, 80), (40, 84)),
        ((64, 90), (72, 98), (68, 108)),
    )
    for shoulder, elbow, wrist in legs:
        leg = join(taper(shoulder, 3.4, elbow, 2.6), taper(elbow, 2.6, wrist, 1.9))
        along = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        toes = [around(*wrist, 5.6, along + turn) for turn in (-76, -38, 0, 38, 76)]
        hand = join(leg, *(taper(wrist, 1.2, toe, 0.9) for toe in toes), *(oval(*toe, 1.7) for toe in toes))
        s.inked([(hand, coat)], 1.0, (0.3, 0.5))
        s.rim([hand], s.mid, (-0.5, 0.8), 1.2)
    whole = join(tail, body, head)
    s.inked([(whole, coat)], 1.4, (0.4, 0.6))
    s.rim([whole], s.key, (-0.5, 0.9), 1.7)
    with s.clipped(whole):
        for x, y, wide, turn in (
            (60, 87, 4.2, 50),
            (66, 82, 5.0, 46),
            (72, 76, 4.6, 50),
            (77, 68, 3.4, 60),
            (49, 100, 2.8, 56),
            (46, 108, 2.4, 80),
        ):
            s.fill(oval(x, y, wide, 1.3, turn + 90), s.accent)
    for x, y in ((81, 52), (91, 56)):
        s.inked([(oval(x, y, 3.0), s.accent)], 1.2, (0, 0))
        s.fill(oval(x, y, 0.9, 2.4, 28), s.ink)
    s.stroke([(85, 44.6), (87, 45.2)], s.key, 1.0)


def lizard(s: Impact) -> None:
    """A gecko creeps up a lampshade to a moth. Close, from ahead; light: the lamp through the paper."""
    _lamp_by_a_bed(s)
    _gecko(s)
    wing = svg("M0 0 C-4 -9 -13 -10 -14 -4 C-14 1 -7 4 0 2 C7 4 14 1 14 -4 C13 -10 4 -9 0 0 Z")
    with s.moved(61, 45, 0.8, turn=-24):
        s.inked([(wing, s.accent)], 1.6, (0.4, 0.6))
        s.fill(both(wing, box(-20, -1.6, 20, 8)), mix(s.accent, s.ink, 0.3))
        for x in (-1, 1):
            s.stroke([(2 * x, -1), (11 * x, -5)], s.ink, 0.9)
            s.stroke([(0, -4), (3.4 * x, -10)], s.ink, 1.1)
        s.inked([(oval(0, 0.6, 1.7, 5.4), s.ink)], 0.6, (0, 0))


_UNDER_THE_MOON: Final = (-0.5, -0.85)
"""Where the moon is that shines on bed and claw."""


def _foot_of_a_bed(s: Impact) -> None:
    """Paint the foot of a bed from the front: one slab of moonlight on the wall, a quilt's hill, the dark below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    s.fill(polygon((6, -9), (70, -9), (130, 60), (130, 130), (60, 130)), s.mid)
    s.fill(polygon((18, -9), (52, -9), (130, 84), (130, 130), (78, 130)), CREAM[1])
    quilt = svg("M-9 110 C10 70 30 70 44 84 C56 92 92 84 104 92 C114 96 122 104 124 112 Z")
    s.inked([(quilt, s.deep)], 1.6, (0.8, 0.6))
    s.fill(cut(quilt, placed(quilt, 5.0, 8.0)), s.key)


def _sole(s: Impact) -> None:
    """Paint one bare sole that stands up before the quilt, its shadow on quilt and wall, the small toe spread."""
    form = svg(
        "M-2 30 C-10 30 -11 14 -8 6 C-7 0 -12.500 -6 -12 -13 C-11.500 -20 -6 -23 1 -23 C9 -23 13 -18 12 -11 "
        "C11 -4 8 0 8 8 C9 16 6 30 -2 30 Z"
    )
    toes = ((8.4, -28.6, 5.4, 6.8, 10), (-0.8, -30.0, 3.7, 5.2, 0), (-7.4, -27.8, 3.4, 4.8, -10), (-12.8, -23.6, 3.1, 4.2, -24), (-17.2, -17.6, 2.9, 3.8, -42))  # fmt: skip

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 74.0, 76.0, 1.4, 5.0, flip=True)

    parts = [at(oval(*toe)) for toe in toes]
    sole = at(form)
    s.fill(placed(join(sole, *parts), 12.0, 5.0), mix(s.deep, s.ink, 0.5))
    lit, dim = "#ffd9b4", "#a05c54"
    two_toned(s, [(toe, (lit, dim), 3.4) for toe in parts], _UNDER_THE_MOON, 1.7)
    s.inked([(sole, lit)], 1.7, (0.6, 0.9))
    with s.clipped(sole):
        s.fill(cut(sole, placed(sole, -5.0, -5.0)), dim)
        s.fill(at(svg("M-4 34 C-4 20 -2 4 2 0 C6 -2 10 -4 13 -8 L7 4 C4 14 2 24 2 34 Z")), "#dc9878")
    board = box(-9, 103, 130, 116)
    s.inked([(board, s.mid)], 1.6, (0.0, 1.2))
    s.fill(box(-9, 103, 130, 106), s.light)
    s.fill(box(-9, 117, 130, 180), s.ink)


def _monster(s: Impact) -> None:
    """Paint the monster in the dark under the bed: two round eyes that look up, a grin, a claw that holds a feather."""
    for x, r in ((72.0, 9.6), (95.0, 8.8)):
        s.fill(oval(x, 130, r, r * 0.9), s.accent)
        s.fill(oval(x - 2.8, 126.6, 3.6, 4.2), s.ink)
        s.fill(oval(x - 4.2, 125.2, 1.3), "#ffffff")
    for x in range(62, 106, 8):
        s.fill(
            polygon((x - 3.4, 141.6 + abs(84 - x) * -0.1), (x + 3.4, 141.6 + abs(84 - x) * -0.1), (x, 147)), "#ffffff"
        )
    vane = svg(
        "M-1 2 L-6 -2 L-4 -6 C-9 -12 -9 -20 -6 -27 L-3 -23 L-4 -31 C-2 -38 3 -42 9 -44 C12 -36 11 -28 8 -21 L4 -24 L6 -16 C6 -9 4 -2 2 2 Z"
    )
    with s.moved(50.0, 104.0, 1.0, turn=6.0):
        s.inked([(vane, s.accent)], 1.7, (0.8, 0.8))
        s.fill(both(vane, svg("M0 4 C0 -12 1 -28 9 -46 L20 -46 V4 Z")), mix(s.accent, s.ink, 0.45))
        s.stroke([(-2, 16), (0, -8), (2, -24, 7, -38)], s.ink, 1.4)
    fur = (s.mid, mix(s.deep, s.ink, 0.75))
    arm = limb((50, 176, 11.0), (44, 146, 9.0), (50, 122, 8.0))
    tufts = [placed(polygon((-5, -3), (0, 7), (5, -3)), x, y, 1.0, 96.0) for x, y in ((38, 132), (34, 144), (36, 156))]
    s.inked([(join(arm, *tufts), s.ink)], 1.2, (0, 0))
    s.rim([arm], s.deep, _UNDER_THE_MOON, 3.0)
    for x, y in ((55.0, 110.0), (56.6, 117.0), (55.4, 124.0)):
        two_toned(s, [(limb((x - 10, y + 1, 4.0), (x, y, 3.7)), fur, 2.4)], _UNDER_THE_MOON, 1.5)
        s.inked([(polygon((x, y - 2.6), (x + 7, y + 0.6), (x, y + 2.6)), "#ffffff")], 1.0, (0.2, 0.3))


def abomination(s: Impact) -> None:
    """A monster from under a bed tickles a sleeper's sole with a feather. From the front; light: the moon on the wall."""
    _foot_of_a_bed(s)
    _sole(s)
    _monster(s)


_FROM_THE_MOON: Final = (-0.8, -0.6)
_SNOW: Final = "#fffdff"


def _edge_of_a_wood(s: Impact) -> None:
    """Paint a night over a wood and a field of snow: the moon at the upper left, the sentry's shadow to the right."""
    s.fill(ALL, s.deep)
    s.halo(ALL, s.ink, 43, 44, 40, 104, 0.0, 0.75)
    s.fill(oval(43, 44, 23), CREAM[1])
    wood = [polygon((x - 11, 116), (x, top), (x + 11, 116)) for x, top in ((4, 70), (22, 84), (104, 62), (120, 48))]
    s.fill(join(*wood, box(-4, 106, 124, 120)), s.ink)
    s.fill(svg("M-4 116 C30 104 86 104 124 114 V172 H-4 Z"), s.key)
    s.fill(svg("M-4 122 C20 110 50 108 66 112 L56 172 H-4 Z"), s.light)
    s.fill(svg("M66 138 C88 128 116 126 132 130 V150 C110 152 86 152 66 138 Z"), s.deep)


def _ball_of_snow(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a ball of snow in the moon's light and two steps of shade."""
    ball = oval(x, y, r)
    s.inked([(ball, _SNOW)], 1.8, (0.9, 0.7))
    s.dots(ball, s.key, (x, y), (x + 0.6 * r, y + 0.4 * r), 0.0, 0.8, pitch=2.4)
    s.fill(cut(ball, oval(x - 0.34 * r, y - 0.24 * r, 1.06 * r)), s.key)
    s.fill(cut(ball, oval(x - 0.2 * r, y - 0.14 * r, 1.02 * r)), s.mid)


def _twig(s: Impact, *joints: tuple[float, float, float]) -> None:
    """Paint an arm of a twig."""
    arm = limb(*joints)
    s.fill(arm, s.ink)
    s.rim([arm], s.key, (-0.3, -1.0), 0.8)


def _sentry(s: Impact) -> None:
    """Paint a snowman with a saucepan for a helmet, coals for buttons, a broom at the shoulder, a scarf that blows."""
    _twig(s, (92, 92, 2.0), (104, 98, 1.6), (109, 112, 1.2))
    for tip in ((106, 119), (112, 119)):
        _twig(s, (109, 112, 1.1), (*tip, 0.7))
    _ball_of_snow(s, 76, 126, 27)
    _ball_of_snow(s, 76, 91, 20)
    _ball_of_snow(s, 75, 64, 14.6)
    tail = ribbon(((84, 79, 4.0), (96, 80, 4.6), (104, 86, 4.4), (114, 84, 3.0)))
    scarf = svg("M60 73 C66 81 86 81 91 73 L93 81 C86 89 66 89 58.600 81 Z")
    for part in (tail, scarf):
        s.inked([(part, s.accent)], 1.6, (0.4, 0.6))
        s.fill(cut(part, placed(part, -1.0, -2.6)), s.deep)
    for x, y in ((66, 94), (80, 94), (66, 103), (80, 103), (65, 116), (80, 116), (65, 128), (80, 128)):
        s.fill(oval(x, y, 2.0), s.ink)
    s.fill(join(oval(67.6, 63.0, 1.9, 2.3), oval(79.6, 63.0, 1.9, 2.3)), s.ink)
    for x in (66.0, 70.0, 74.0, 78.0):
        s.fill(oval(x, 73 - 0.03 * (x - 72) ** 2, 1.1), s.ink)
    carrot = polygon((74.0, 64.6, 1), (75.0, 69.4, 1), (55, 69.6))
    s.inked([(carrot, "#ff9a2e")], 1.2, (0.2, 0.4))
    handle = limb((62, 47, 2.2), (51, 51, 2.0))
    pan = svg("M60 55 L62 39 C62 35 89 35 89 39 L91 55 C82 58 69 58 60 55 Z")
    s.inked([(handle, s.ink), (pan, s.deep)], 1.7, (0.6, 0.5))
    s.fill(cut(pan, placed(pan, -17.0, 0.0)), mix(s.deep, s.ink, 0.6))
    s.rim([pan], s.light, (-1.0, -0.3), 3.0)
    s.rim([handle], s.key, (0, -1), 1.0)


def _broom(s: Impact) -> None:
    """Paint a broom upright before the moon, and the twig that holds it."""
    shaft = limb((46, 146, 1.9), (44, 44, 1.9))
    s.fill(shaft, s.ink)
    s.rim([shaft], s.key, (-1, 0), 1.0)
    brush = svg("M39 48 C36 40 33 32 31 22 L37 26 L40 19 L44 25 L48 19 L51 26 L57 22 C55 32 52 40 49 48 Z")
    s.fill(brush, s.ink)
    s.fill(box(38, 44, 50, 47.6, 1), s.accent)
    _twig(s, (59, 92, 2.0), (52, 101, 1.6), (45, 94, 1.3))
    for start, end in (((43, 95), (49.6, 92)), ((43, 98.4), (50, 96))):
        s.stroke([start, end], s.ink, 2.2)


def winter_soldier(s: Impact) -> None:
    """A snowman stands guard, a saucepan for a helmet, a broom for a gun. Upright; light: the moon behind the broom."""
    _edge_of_a_wood(s)
    _sentry(s)
    _broom(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard,
        ((84.0, 54.0), (66.0, 82.0), (62.0, 44.0), (50.0, 106.0)),
        "creeps up on a moth",
        "lampshade",
        "lamp through paper",
    ),
    "m1-34": Picture(
        abomination,
        ((70.0, 70.0), (54.0, 84.0), (72.0, 130.0), (95.0, 130.0)),
        "tickles a sleeper's sole",
        "under a bed",
        "moonlight on a wall",
    ),
    "m1-35": Picture(
        winter_soldier,
        ((75.0, 64.0), (76.0, 92.0), (44.0, 36.0), (76.0, 124.0)),
        "stands guard in the snow",
        "edge of a wood",
        "moon behind a broom",
    ),
}

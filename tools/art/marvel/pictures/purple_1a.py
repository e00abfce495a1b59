"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.materials import metal
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


def _sunny_wall(s: Impact) -> None:
    """Paint a wall in the sun and on it the shadow of its eaves and that of a cat, two ears and a back."""
    s.fill(ALL, s.key)
    s.fill(polygon((-9, -9), (130, -9), (130, 22), (-9, 36)), mix(s.key, s.mid, 0.55))
    cat = svg(
        "M44 172 C44 146 54 124 70 112 C76 106 79 98 80 90 L86.500 58 L97 77 C100 76 103 76 106 77 L117 60 L128 90 V172 Z"
    )
    s.fill(cat, s.mid)
    s.dots(cat, s.deep, (80, 90), (110, 170), 0.0, 0.9)


def _lizard_without_a_tail(s: Impact) -> None:
    """Paint a gecko from above that runs to the upper left: four hands with round toes, a stump where its tail was."""
    body = ribbon([(80, 107, 2.8), (76, 99, 5.0), (67, 89, 7.8), (60, 76, 8.4), (57, 64, 6.2), (54, 55, 4.8)])
    head = placed(
        svg("M0 -14 C5 -12 8 -5 7.6 1 C7 7 3 9 0 9 C-3 9 -7 7 -7.6 1 C-8 -5 -5 -12 0 -14 Z"), 51.5, 46, 1.1, -18
    )
    legs = (
        ((60, 68), (73, 64), (77, 52)),
        ((56, 70), (44, 74), (36, 67)),
        ((70, 92), (84, 86), (92, 92)),
        ((66, 93), (54, 98), (50, 109)),
    )
    limbs = []
    for shoulder, elbow, wrist in legs:
        along = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        toes = [around(*wrist, 6.4, along + turn) for turn in (-76, -38, 0, 38, 76)]
        leg = join(taper(shoulder, 4.0, elbow, 3.0), taper(elbow, 3.0, wrist, 2.2))
        limbs.append(join(leg, *(taper(wrist, 1.4, toe, 1.1) for toe in toes), *(oval(*toe, 2.0) for toe in toes)))
    whole = join(body, head)
    s.fill(placed(join(whole, *limbs), 4.6, 4.6), mix(s.mid, s.deep, 0.45))
    for part in (*limbs, whole):
        s.inked([(part, s.deep)], 1.4, (0.5, 0.6))
    for part in (*limbs, whole):
        s.fill(part, s.deep)
        s.rim([part], s.mid, (-0.7, -0.7), 2.2)
    with s.clipped(whole):
        s.fill(
            ribbon([(79, 106, 0.8), (75, 99, 1.4), (66.4, 89, 2.2), (59.4, 76, 2.4), (56, 64, 1.8), (53, 54, 0.6)]),
            s.accent,
        )
    for x, y in ((45.6, 44.6), (56.6, 41.0)):
        s.inked([(oval(x, y, 3.2), s.accent)], 1.2, (0, 0))
        s.fill(oval(x, y, 0.9, 2.6, -18), s.ink)
    s.inked([(oval(80.4, 107.6, 3.0, 1.8, 34), "#ffffff")], 1.1, (0, 0))


def _tail_left_behind(s: Impact) -> None:
    """Paint the tail that twitches by itself, before the claws come down on it."""
    tail = ribbon([(92, 124, 3.8), (80, 129, 3.6), (68, 125, 3.2), (58, 131, 2.4), (48, 127, 1.6), (44, 119, 0.4)])
    s.inked([(tail, s.deep)], 1.4, (0.4, 0.6))
    s.rim([tail], s.accent, (-0.3, -1.0), 2.0)


def _paw(s: Impact) -> None:
    """Paint a cat's paw from the lower right, dark in the light, its claws out."""
    claws = [
        placed(svg("M-4 0 C-6 -5 -9 -8 -15 -9 C-12 -3 -7 4 0 5 Z"), x, y, 1.0, turn)
        for x, y, turn in (
            (76, 126, -24),
            (82, 115, -4),
            (94, 108, 16),
        )
    ]
    for claw in claws:
        s.inked([(claw, "#ffffff")], 1.3, (0.3, 0.4))
    toes = [
        oval(x, y, rx, ry, turn)
        for x, y, rx, ry, turn in (
            (108, 116, 10.0, 8.4, 40),
            (97, 113, 10.4, 8.6, 30),
            (86, 119, 10.6, 8.8, 16),
            (82, 130, 10.4, 8.6, 0),
        )
    ]
    paw = join(oval(102, 134, 24, 20, 30), svg("M84 146 L112 118 L150 150 L140 190 L100 190 Z"))
    for part in (paw, *toes):
        s.line(part, s.ink, 2.6)
        s.fill(part, s.shade)
        s.rim([part], s.deep, (-0.7, -0.8), 5.0)
        s.rim([part], s.key, (-0.7, -0.8), 1.7)


def lizard(s: Impact) -> None:
    """A gecko leaves its tail to a cat. On a wall, from ahead; light: the sun, which throws the cat's shadow there."""
    _sunny_wall(s)
    with s.moved(-3.0, -7.0):
        _lizard_without_a_tail(s)
    with s.moved(0.0, 4.0):
        _tail_left_behind(s)
        _paw(s)


_UNDER_THE_MOON: Final = (-0.5, -0.85)
"""Where the moon is that shines on bed and claw."""


def _foot_of_a_bed(s: Impact) -> None:
    """Paint the foot of a bed from the front: a window with the moon over roofs, a dark wall, a quilt's hill."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    with s.clipped(box(-9, -9, 78, 84)):
        s.fill(ALL, s.key)
        s.fill(oval(34, 30, 20), CREAM[1])
        s.fill(
            polygon(
                (-9, 62),
                (10, 62),
                (22, 50),
                (34, 62),
                (46, 62),
                (46, 54),
                (62, 54),
                (62, 66),
                (90, 66),
                (90, 90),
                (-9, 90),
            ),
            mix(s.mid, s.deep, 0.35),
        )
        s.fill(box(48, -9, 51, 90), s.ink)
    s.fill(box(78, -9, 83, 86), CREAM[0])
    s.fill(box(-9, 84, 83, 88), s.ink)
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
    s.fill(placed(join(sole, *parts), 12.0, 5.0), s.shade)
    lit, dim = "#ffd9b4", "#a05c54"
    two_toned(s, [(toe, (lit, dim), 3.4) for toe in parts], _UNDER_THE_MOON, 1.7)
    s.inked([(sole, lit)], 1.7, (0.6, 0.9))
    with s.clipped(sole):
        s.fill(cut(sole, placed(sole, -5.0, -5.0)), dim)
        s.fill(at(svg("M-4 34 C-4 20 -2 4 2 0 C6 -2 10 -4 13 -8 L7 4 C4 14 2 24 2 34 Z")), "#dc9878")
    board = box(-9, 103, 130, 116)
    s.inked([(board, s.mid)], 1.6, (0.0, 1.2))
    s.fill(box(-9, 103, 130, 106), s.light)
    s.fill(box(-9, 117, 130, 180), s.shade)


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
        s.stroke([(-2, 16), (0, -8), (2, -24, 7, -38)], s.ink, 1.0)
    fur = (s.mid, mix(s.deep, s.ink, 0.75))
    arm = limb((50, 176, 11.0), (44, 146, 9.0), (50, 122, 8.0))
    tufts = [placed(polygon((-5, -3), (0, 7), (5, -3)), x, y, 1.0, 96.0) for x, y in ((38, 132), (34, 144), (36, 156))]
    s.inked([(join(arm, *tufts), mix(s.shade, s.deep, 0.5))], 1.6, (0, 0))
    s.rim([arm], mix(s.deep, s.mid, 0.4), _UNDER_THE_MOON, 4.0)
    s.rim([arm], s.key, _UNDER_THE_MOON, 1.4)
    for x, y in ((55.0, 110.0), (56.6, 117.0), (55.4, 124.0)):
        two_toned(s, [(limb((x - 10, y + 1, 4.0), (x, y, 3.7)), fur, 2.4)], _UNDER_THE_MOON, 1.5)
        s.inked([(polygon((x, y - 2.6), (x + 7, y + 0.6), (x, y + 2.6)), "#ffffff")], 1.0, (0.2, 0.3))


def abomination(s: Impact) -> None:
    """A monster from under a bed tickles a sleeper's sole with a feather. From the front; light: the moon in a window."""
    _foot_of_a_bed(s)
    _sole(s)
    _monster(s)


_FROM_THE_MOON: Final = (-0.8, -0.6)
_SNOW: Final = "#fffdff"


def _edge_of_a_wood(s: Impact) -> None:
    """Paint a night over a wood and a field of snow: the moon at the upper left, the sentry's shadow to the right."""
    s.fill(ALL, s.deep)
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
    metal(s, pan, (s.key, s.deep, s.shade), (60, 46), (92, 46))
    s.rim([pan], s.light, (-1.0, -0.3), 3.0)
    s.rim([handle], s.key, (0, -1), 1.0)


def _broom(s: Impact) -> None:
    """Paint a broom upright before the moon, and the twig that holds it."""
    shaft = limb((46, 146, 1.9), (44, 44, 1.9))
    s.fill(shaft, s.ink)
    s.rim([shaft], s.key, (-1, 0), 1.0)
    brush = svg("M39 48 C36 40 33 32 31 22 L37 26 L40 19 L44 25 L48 19 L51 26 L57 22 C55 32 52 40 49 48 Z")
    s.fill(brush, s.ink)
    s.fill(cut(brush, placed(brush, 7.0, 0.0)), s.deep)
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
        ((49.0, 40.0), (60.0, 74.0), (78.0, 101.0), (68.0, 128.0)),
        "leaves its tail behind",
        "sunny wall",
        "sun behind a cat",
    ),
    "m1-34": Picture(
        abomination,
        ((70.0, 70.0), (54.0, 84.0), (72.0, 130.0), (95.0, 130.0)),
        "tickles a sleeper's sole",
        "under a bed",
        "moon in a window",
    ),
    "m1-35": Picture(
        winter_soldier,
        ((75.0, 64.0), (76.0, 92.0), (44.0, 36.0), (76.0, 124.0)),
        "stands guard in the snow",
        "edge of a wood",
        "moon behind a broom",
    ),
}

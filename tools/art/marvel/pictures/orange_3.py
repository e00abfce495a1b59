"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.silhouettes import Pose, person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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
    skyline,
    svg,
    thrown,
)


def _merry_go_round(s: Impact) -> None:
    """Paint a merry-go-round at night from its edge: the lit mirrors of its middle, bulbs under the canopy, the boards."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(70, 88, ((76, s.deep), (62, mix(s.deep, s.mid, 0.6)), (50, s.mid)))
    s.fill(box(42, 30, 98, 128), s.mid)
    for left, right, tone in ((44, 56, s.key), (57.5, 82.5, "#fff6e6"), (84, 96, mix(s.key, s.light, 0.4))):
        s.fill(box(left, 44, right, 124), tone)
    s.fill(box(60, 48, 80, 120), "#ffffff")
    for left, right in ((44, 56), (84, 96)):
        s.fill(polygon((left + 2, 100), (right - 2, 62), (right - 2, 74), (left + 2, 112)), s.light)
    for x in (20, 116):
        s.stroke([(x, 30), (x, 128)], mix(s.deep, s.mid, 0.4), 1.6)
    for number in range(11):
        left = -8 + 12.4 * number
        tone = s.light if number % 2 else s.mid
        s.fill(polygon((left + 3, -4), (left + 15.4, -4), (left + 12.4, 36), (left, 36)), tone)
        flap = svg(f"M{left} 35 H{left + 12.4} C{left + 12.4} 46 {left} 46 {left} 35 Z")
        s.inked([(flap, tone)], 1.2, (0.2, 0.6))
        s.fill(oval(left + 6.2, 47.4, 3.6), s.key)
        s.fill(oval(left + 6.2, 47.4, 2.2), "#ffffff")
    s.dots(box(-4, -4, 124, 40), s.ink, (60, 36), (60, -6), 0.0, 0.6)
    s.fill(box(-4, 126, 124, 172), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((44, 126), (96, 126), (112, 172), (24, 172)), s.key)
    s.fill(polygon((58, 126), (82, 126), (90, 172), (48, 172)), s.light)
    for x, far in ((12, -30), (36, 14), (58, 50), (82, 92), (104, 132)):
        s.stroke([(x, 126), (far, 172)], s.deep, 1.4)
    s.stroke([(-4, 126), (124, 126)], s.ink, 2.2)


_PANTHER: Final = svg(
    "M112 76 C114 78 114 82 111 84 C107 88 102 89 98 89 C95 92 92 96 91 100 C96 100 102 99 107 97 C111 96 115 98 114 101 C113 104 108 106 102 107 "
    "C96 108 89 108 84 104 C78 104 70 102 64 101 C60 106 56 112 48 116 C44 120 40 126 35 127 C31 128 30 124 33 122 C37 119 39 114 42 109 "
    "C40 104 40 98 43 92 C46 84 56 79 66 80 C74 80 80 79 85 74 C88 68 93 64 98 64 L99 59 C102 58 104 60 105 64 C109 66 112 70 112 76 Z"
)
"""A panther in its leap to the right: the fore-legs out ahead, the hind legs out behind."""


def _carved_panther(s: Impact) -> None:
    """Paint a black panther of lacquered wood on its pole, saddled, the light of the mirrors round its edge."""
    coat = mix(s.ink, s.deep, 0.12)
    tail = ribbon([(45, 92, 3.6), (38, 86, 3.4), (37, 74, 3.2), (44, 67, 3.0), (49, 70, 2.6), (47, 75, 1.4)])
    far = [
        ribbon([(88, 98, 6.0), (97, 106, 4.6), (98, 116, 3.8), (105, 119, 3.2)]),
        ribbon([(54, 100, 7.0), (54, 114, 5.0), (46, 122, 4.0), (48, 130, 3.2)]),
    ]
    for path in far:
        s.inked([(path, s.ink)], 1.6, (0.2, 0.5))
        s.rim([path], s.mid, (-0.4, -1.0), 1.2)
    s.inked([(tail, coat), (_PANTHER, coat)], 1.8, (0.3, 0.9))
    with s.clipped(_PANTHER):
        s.halo(_PANTHER, s.mid, 92, 90, 0, 13, 0.5, 0.0, pitch=2.4)
        s.halo(_PANTHER, s.mid, 50, 96, 0, 14, 0.5, 0.0, pitch=2.4)
        s.line(svg("M50 88 C46 96 48 106 54 110"), s.deep, 1.5)
        s.line(svg("M88 78 C84 88 86 98 92 102"), s.deep, 1.5)
    s.rim([tail, _PANTHER], s.light, (-0.1, -1.0), 1.9)
    s.rim([_PANTHER], s.key, (0.2, 1.0), 1.2)
    s.fill(svg("M92 65 L92 58 C95 57 98 60 99 64 Z"), s.ink)
    s.rim([svg("M92 65 L92 58 C95 57 98 60 99 64 Z")], s.light, (0.0, -1.0), 1.0)
    s.inked([(svg("M101 71 C104 69 107 70 108 73 C105 74.500 102 74 101 71 Z"), "#86dcea")], 0.8, (0, 0))
    s.fill(oval(105, 72, 0.9, 1.3), s.ink)
    jaw = svg("M111 80 C107 80 103 81 100 83 C102 87 107 87 111 84 Z")
    s.fill(jaw, s.mid)
    for x in (109, 104.4):
        s.fill(polygon((x, 79.6), (x + 2.2, 79.4), (x + 1.0, 83.6)), "#ffffff")
    s.fill(oval(111.6, 75.4, 1.7, 1.3), s.mid)
    for y in (77.4, 78.6):
        s.stroke([(106, y), (101, y + 1.6)], s.light, 0.8)
    for x, y in ((109, 101), (112, 100)):
        s.stroke([(x, y), (x - 1, y + 3)], s.light, 1.0)
    saddle = svg("M56 79 C64 82 74 82 80 78 C84 86 84 96 81 102 C74 104 66 103 61 101 C57 94 55 86 56 79 Z")
    s.inked([(saddle, s.accent)], 1.9, (0.4, 0.8))
    with s.clipped(saddle):
        s.fill(cut(saddle, placed(saddle, -6, -2)), mix(s.accent, s.ink, 0.4))
        s.fill(cut(saddle, placed(saddle, 1.0, 3.4)), "#86dcea")
        s.line(svg("M59 80 C58 92 62 98 63 104"), "#ffc83a", 1.8)
        s.line(svg("M78 78 C82 88 80 98 79 104"), "#ffc83a", 1.8)
    s.inked([(ribbon([(86, 76, 2.2), (90, 84, 2.4), (97, 89, 2.2)]), s.accent)], 1.2, (0.2, 0.4))
    s.inked([(oval(93.4, 88, 2.6), "#ffc83a")], 1.1, (0.2, 0.3))


def black_panther(s: Impact) -> None:
    """A black panther leaps round a merry-go-round. In profile, level; light: the mirrors of its middle, and bulbs."""
    _merry_go_round(s)
    s.fill(svg("M36 142 C52 135 96 135 116 141 C104 150 50 151 36 142 Z"), mix(s.ink, s.deep, 0.4))
    for tone, wide in ((s.ink, 6.4), ("#ffc83a", 3.4)):
        s.stroke([(69, 30), (69, 140)], tone, wide)
    for y in range(34, 140, 7):
        s.stroke([(67.6, y + 3), (70.4, y)], "#b8500e", 1.4)
    with s.moved(-3.0, 5.0, 0.95, about=(72, 96)):
        _carved_panther(s)
    for tone, wide in ((s.ink, 6.4), ("#ffc83a", 3.4)):
        s.stroke([(69, 30), (69, 79)], tone, wide)
    for y in range(34, 79, 7):
        s.stroke([(67.6, y + 3), (70.4, y)], "#b8500e", 1.4)
    for points in ([(28, 104), (20, 105)], [(32, 112), (22, 114)]):
        s.stroke(points, s.light, 1.5)


def _lane_at_sunrise(s: Impact) -> None:
    """Paint a lane between two walls with the rising sun at its end, and somebody on his way below."""
    s.fill(ALL, mix(s.deep, s.mid, 0.5))
    s.pool(70, 112, ((92, s.mid), (76, s.key), (60, mix(s.key, s.light, 0.5)), (44, s.light), (28, "#fffaf2")))
    s.fill(skyline(34, 104, 134, (18, 26, 14, 22), seed=5), mix(s.key, s.mid, 0.35))
    s.fill(oval(70, 128, 7), "#ffffff")
    s.fill(polygon((46, 128), (92, 128), (120, 172), (10, 172)), mix(s.key, s.light, 0.55))
    pose: Pose = (
        (73.6, 123.6),
        (74.6, 128.8),
        (75.2, 136.6),
        (((70.0, 133.0), (66.2, 131.2)), ((79.4, 132.0), (81.8, 135.0))),
        (((71.6, 140.2), (70.6, 146.0), (68.0, 146.8)), ((78.2, 140.4), (82.0, 145.0), (80.4, 147.4))),
        0.6,
    )
    s.fill(placed(thrown(person(*pose), 147, 0.1, -0.4), 8.0, 14.0, 0.9), s.deep)
    with s.moved(8.0, 14.0, 0.9):
        coat, cloth = (mix(s.accent, s.ink, 0.35), mix(s.accent, s.ink, 0.75)), (mix(s.deep, s.ink, 0.4), s.ink)
        cap, skin = (mix(s.deep, s.ink, 0.5), s.ink), (mix(s.key, s.deep, 0.4), mix(s.deep, s.ink, 0.4))
        brim = svg("M77.200 122.400 L68.600 123.200 L69.400 121.800 L73 121 Z")
        somebody = Clothes(coat, cloth, skin, cap, s.ink)
        clothed(s, somebody, (0.1, -1.0), *pose, facing=-1, extra=((brim, cap),), w=0.8)
    for left, right, edge, tone in ((-4, 36, 1.0, mix(s.deep, s.ink, 0.25)), (103, 124, -1.0, mix(s.deep, s.ink, 0.1))):
        wall = box(left, -4, right, 172)
        s.fill(wall, tone)
        for row in range(16):
            y = 3 + 10.4 * row
            s.stroke([(left, y), (right, y)], mix(s.deep, s.ink, 0.6), 1.2)
            for x in range(-8 + 9 * (row % 2), 124, 18):
                if left < x < right:
                    s.stroke([(x, y), (x, y + 10.4)], mix(s.deep, s.ink, 0.6), 1.2)
        s.rim([wall], s.light, (edge, 0.0), 2.4)
    s.dots(box(-4, -4, 33, 172), s.ink, (32, 60), (-2, 60), 0.0, 0.7)


def _slung(s: Impact, sheet: skia.Path, stripes: Sequence[str], under: Color) -> None:
    """Paint a side of a bed sheet that hangs under a load: its stripes run along it from wall to wall."""
    s.inked([(sheet, "#ffffff")], 2.2, (0.2, 1.2))
    with s.clipped(sheet):
        s.fill(cut(sheet, placed(sheet, 0, -7)), under)
        for stripe in stripes:
            s.line(svg(stripe), s.accent, 3.0)
        s.dots(sheet, s.key, (78, 108), (46, 100), 0.0, 0.7, pitch=2.4)


def _washing(s: Impact) -> None:
    """Paint a washing line from wall to wall with a sock and a glove on it."""
    for tone, wide in ((s.ink, 2.6), ("#ffffff", 1.0)):
        s.stroke([(34, 56), (70, 60, 105, 48)], tone, wide)
    sock = svg("M-4 0 H4 L4.500 10 C6 13 11 13 11 17 C11 20 3 20 -1 18 C-5 16 -4 8 -4 0 Z")
    glove = svg("M-4 0 H4 V6 L7 4 C9 4 9 7 8 8 L5 12 V18 C5 21 -5 21 -5 18 Z")
    for form, x, y, turn in ((sock, 89, 53, 14), (glove, 43, 57, -12)):
        thing = placed(form, x, y, 0.95, turn)
        s.inked([(thing, s.accent)], 1.6, (0.4, 0.6))
        s.rim([thing], "#d4f6ff", (0.7, -0.4), 1.6)
        s.inked([(placed(box(-1.2, -3, 1.2, 2.6), x, y), "#ffc83a")], 0.8, (0, 0))


def _flower_pot(s: Impact) -> None:
    """Paint a flower in its pot about the middle of the pot, the sun behind its right edge, earth flying off."""
    for root, tip, wide in (
        ((-4, -14), (-26, -30), 6.4),
        ((4, -14), (24, -24), 6.0),
        ((-2, -14), (-17, -12), 5.0),
        ((2, -16), (19, -40), 5.2),
    ):
        middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 3)
        leaf = ribbon([(*root, 1.4), (*middle, wide), (*tip, 0.4)])
        s.inked([(leaf, s.accent)], 1.6, (0.4, 0.7))
        s.fill(both(leaf, placed(leaf, -1.2, -3.2)), "#86dcea")
        s.stroke([root, (*middle, *tip)], s.ink, 1.0)
    for tone, wide in ((s.ink, 5.0), (s.accent, 2.6)):
        s.stroke([(0, -14), (-2, -26, 1, -36)], tone, wide)
    petals = [
        placed(svg("M0 0 C5 -4 5 -11 0 -14 C-5 -11 -5 -4 0 0 Z"), 1, -38, 1.0, 45 * number) for number in range(8)
    ]
    s.inked([(petal, "#ffffff") for petal in petals], 1.8, (0.4, 0.8))
    for number, petal in enumerate(petals):
        s.line(petal, s.key, 0.9)
        if number in (3, 4, 5):
            s.fill(petal, s.light)
    s.inked([(oval(1, -38, 5.0), "#ffc83a")], 1.4, (0.3, 0.6))
    pot = svg("M-16 -6 H16 L11.500 20 C11 23 -11 23 -11.500 20 Z")
    band = polygon((-19.5, -15, 1.5), (19.5, -15, 1.5), (18.5, -5, 1.5), (-18.5, -5, 1.5))
    for part in (pot, band):
        s.inked([(part, s.mid)], 2.4, (0.8, 1.2))
        with s.clipped(part):
            s.fill(cut(part, placed(part, 9, 0)), s.deep)
            s.dots(part, s.deep, (6, 0), (-12, 2), 0.0, 0.8, pitch=2.4)
            s.rim([part], s.light, (1.0, 0.1), 3.0)
    s.stroke([(-15, -3.4), (15, -3.4)], s.ink, 1.5)


def spider_man(s: Impact) -> None:
    """A bed sheet catches a flower pot on its way down on somebody. Between two walls; light: the sun at the end of the lane."""
    _lane_at_sunrise(s)
    _washing(s)
    far = svg("M32 74 C46 98 58 104 70 104 C82 104 94 98 107 74 L107 88 C96 112 84 118 70 118 C56 118 44 112 32 88 Z")
    _slung(s, far, ("M32 80 C46 104 58 110 70 110 C82 110 94 104 107 80",), s.key)
    with s.moved(69.0, 89.0, 1.0, turn=-17.0):
        _flower_pot(s)
    near = svg(
        "M32 84 C46 100 58 106 70 106 C82 106 94 100 107 84 L107 94 C96 113 84 119 70 119 C56 119 44 113 32 94 Z"
    )
    stripes = (
        "M32 87 C46 104 58 110 70 110 C82 110 94 104 107 87",
        "M32 91 C46 108 58 115 70 115 C82 115 94 108 107 91",
    )
    _slung(s, near, stripes, mix(s.key, s.light, 0.4))
    for points in ([(46, 101), (56, 112)], [(94, 101), (84, 112)], [(60, 110), (64, 118)]):
        s.stroke(points, s.ink, 1.3)
    for x, y in ((36, 79), (36, 90), (103, 79), (103, 90)):
        s.inked([(oval(x, y, 2.2), "#ffc83a")], 1.2, (0.2, 0.4))
    s.debris([(52, 74, 2.2, 0), (46, 68, 1.6, 30), (58, 66, 1.5, 60), (50, 60, 1.3, 10)], s.deep, s.mid, 0.8)


def _prairie_in_dust(s: Impact) -> None:
    """Paint a prairie at sundown: the sun low in the middle, in steps, far buttes, one bank of dust lit from behind."""
    sun = (64.0, 66.0)
    s.fill(ALL, mix(s.deep, s.mid, 0.4))
    s.pool(*sun, ((92, s.mid), (76, mix(s.mid, s.key, 0.6)), (62, s.key), (50, s.light), (38, "#fffaf0")))
    s.halo(ALL, s.deep, *sun, 56, 104, 0.0, 0.7)
    s.fill(
        svg("M-4 172 V90 L6 90 L10 78 L24 78 L28 92 L96 92 L100 80 L118 80 L120 90 H124 V172 Z"),
        mix(s.deep, s.mid, 0.3),
    )
    for tone, lift in ((s.mid, 0), (s.key, 9)):
        bank = svg(
            "M-4 172 V100 C6 88 22 90 28 100 C40 92 52 98 64 104 C78 94 92 88 100 98 C108 86 122 90 126 98 V172 Z"
        )
        s.fill(placed(bank, 0, lift), tone)


def _shag(outline: Sequence[Point], tooth: float) -> skia.Path:
    """Return a woolly shape: every edge of a closed outline ends in a lock that hangs down by ``tooth``."""
    points: list[tuple[float, ...]] = []
    for (x, y), (right, low) in pairwise((*outline, outline[0])):
        points += [
            (x, y),
            ((x + right) / 2 + 0.12 * (low - y), (y + low) / 2 + tooth * 0.4),
            (right - 0.1 * (right - x), low + tooth),
        ]
    return polygon(*points)


def _bison(s: Impact) -> None:
    """Paint a bison that charges at us, dark before the sun: the hump's mane edged in light, one fore-leg thrown up."""
    wool, dark = mix(s.ink, s.deep, 0.38), mix(s.ink, s.deep, 0.15)
    croup = svg("M44 70 C46 52 58 46 70 46 C86 46 98 58 101 78 C104 96 100 112 94 120 H40 C36 104 38 84 44 70 Z")
    s.inked([(croup, dark)], 2.0, (0.4, 0.6))
    s.rim([croup], s.key, (0.5, -1.0), 1.6)
    planted = limb((84, 112, 9.4), (89, 128, 6.0), (86, 140, 4.6), (87, 152, 5.0))
    thrown_up = limb((46, 114, 9.0), (37, 124, 6.2), (41, 136, 4.6))
    hoof = polygon((36, 134), (45, 133), (47, 142, 1.5), (37, 143, 1.5))
    for leg in (planted, thrown_up):
        s.inked([(leg, dark)], 1.8, (0.4, 0.6))
        s.rim([leg], s.mid, (0.9, -0.4), 1.6)
    s.inked([(hoof, s.ink)], 1.2, (0.2, 0.3))
    s.rim([hoof], s.key, (-0.6, 1.0), 1.3)
    mane = _shag(
        (
            (34, 104),
            (33, 86),
            (38, 68),
            (48, 54),
            (62, 47),
            (78, 52),
            (90, 64),
            (97, 82),
            (98, 102),
            (92, 116),
            (82, 126),
            (64, 130),
            (46, 124),
        ),
        5.0,
    )
    s.inked([(mane, wool)], 2.4, (0.6, 1.0))
    with s.clipped(mane):
        inner = _shag(
            ((40, 104), (41, 88), (46, 74), (56, 62), (66, 59), (78, 64), (86, 76), (90, 92), (88, 108), (66, 126)), 5.0
        )
        s.fill(inner, dark)
        for points in (
            [(44, 70), (40, 78, 41, 90)],
            [(54, 58), (48, 66, 48, 74)],
            [(86, 68), (92, 78, 91, 88)],
            [(76, 58), (82, 64, 83, 72)],
            [(66, 52), (68, 57, 66, 62)],
            [(38, 98), (40, 106, 44, 112)],
            [(94, 98), (92, 106, 88, 112)],
        ):
            s.stroke(points, s.mid, 1.6)
        s.rim([mane], s.mid, (0.1, -1.0), 4.4)
        s.rim([mane], s.light, (0.1, -1.0), 2.0)


def _head_of_a_bison(s: Impact) -> None:
    """Paint the lowered head from ahead: pale horns, a mop of wool, two hard eyes, a wide snout, a beard."""
    coat, dark = mix(s.deep, s.ink, 0.3), mix(s.ink, s.deep, 0.3)
    beard = _shag(((53, 122), (75, 122), (75, 132), (69, 143), (64, 151), (59, 143), (53, 132)), 3.4)
    s.inked([(beard, dark)], 1.4, (0.3, 0.5))
    for side in (-1, 1):
        horn = ribbon(
            [
                (64 + side * 13, 91, 5.6),
                (64 + side * 24, 90, 5.0),
                (64 + side * 31, 82, 3.8),
                (64 + side * 32, 71, 2.2),
                (64 + side * 28, 62, 0.3),
            ]
        )
        s.inked([(horn, s.light)], 2.2, (0.5, 0.9))
        with s.clipped(horn):
            s.fill(cut(horn, placed(horn, -1.4, -2.6)), s.mid)
        ear = placed(svg("M0 -3 C8 -8 16 -5 19 2 C12 6 5 6 0 3 Z"), 64 + side * 14, 100, 0.8, side * 16, flip=side < 0)
        s.inked([(ear, coat)], 1.6, (0.3, 0.5))
    face = svg(
        "M48 90 C52 82 76 82 80 90 C80 102 76 112 74 118 C75 128 71 133 64 133 C57 133 53 128 54 118 C52 112 48 102 48 90 Z"
    )
    s.inked([(face, coat)], 2.2, (0.7, 1.0))
    with s.clipped(face):
        s.fill(svg("M58 86 H70 L69 112 L64 118 L59 112 Z"), s.deep)
        s.fill(svg("M60 92 H66 L65 112 L62 114 Z"), s.mid)
        s.dots(face, s.ink, (66, 104), (80, 108), 0.0, 0.8, pitch=2.4)
        s.dots(face, s.ink, (62, 104), (48, 108), 0.0, 0.8, pitch=2.4)
    snout = svg("M52 121 C53 114 59 112 64 112 C69 112 75 114 76 121 C77 129 71 134 64 134 C57 134 51 129 52 121 Z")
    s.inked([(snout, s.mid)], 1.8, (0.4, 0.7))
    with s.clipped(snout):
        s.fill(cut(snout, placed(snout, 0, 3.4)), s.light)
        s.fill(svg("M50 128 C56 132 72 132 78 128 V138 H50 Z"), s.deep)
    for side in (-1, 1):
        s.fill(oval(64 + side * 6.4, 121, 3.4, 2.4, side * -28), s.ink)
        x = 64 + side * 11.2
        eye = polygon((x - side * 5.0, 107.4), (x + side * 4.6, 101.0), (x + side * 3.8, 106.6), (x, 108.8))
        s.inked([(eye, "#ffffff")], 1.3, (0, 0))
        s.fill(oval(x - side * 0.6, 106.0, 1.6, 2.0), s.ink)
        s.stroke([(x - side * 6.0, 106.0), (x + side * 5.6, 98.6)], s.ink, 2.6)
    mop = _shag(
        (
            (46, 94),
            (46, 82),
            (52, 74),
            (64, 71),
            (76, 74),
            (82, 82),
            (82, 94),
            (75, 98),
            (69, 101),
            (64, 106),
            (58, 101),
            (52, 98),
        ),
        4.0,
    )
    s.inked([(mop, dark)], 1.8, (0.4, 0.7))
    with s.clipped(mop):
        s.rim([mop], s.deep, (-0.2, -1.0), 6.0)
        s.rim([mop], s.key, (0.0, -1.0), 1.8)
        for points in (
            [(54, 78), (51, 87, 53, 96)],
            [(64, 74), (62, 86, 64, 100)],
            [(74, 78), (77, 87, 75, 96)],
            [(59, 76), (56, 86, 58, 96)],
            [(69, 76), (72, 86, 70, 96)],
        ):
            s.stroke(points, s.mid, 1.2)


def _oxpecker(s: Impact, x: float, y: float) -> None:
    """Paint a bird that takes off: two raised wings, a fanned tail."""
    far = svg("M0 0 C-2 -9 4 -17 12 -20 C11 -15 10 -13 12 -12 C9 -10 9 -8 9 -6 L4 2 Z")
    near = svg(
        "M-1 1 C-10 -4 -16 -13 -17 -22 C-13 -20 -12 -18 -11 -19 C-10 -16 -8 -15 -6 -16 C-5 -12 -3 -11 -1 -12 C1 -8 4 -3 5 1 Z"
    )
    body = svg("M-9 4 C-6 -1 0 -2 6 0 L18 5 L16 7.600 L19 10 L6 8 C0 9 -6 9 -8.600 6.600 L-13.600 5.600 Z")
    with s.moved(x, y, 0.8, turn=14):
        s.inked([(far, mix(s.accent, s.ink, 0.35))], 1.3, (0.3, 0.5))
        s.inked([(body, s.accent)], 1.5, (0.4, 0.7))
        s.inked([(near, s.accent)], 1.5, (0.4, 0.7))
        s.fill(svg("M-3 -1 C-9 -6 -13 -12 -14.600 -18 L-12 -17 C-10 -10 -6 -5 0 -2 Z"), mix(s.accent, "#ffffff", 0.6))
        s.fill(svg("M-8 5.600 C-4 8.600 2 8 6 7 C0 5.600 -4 5.600 -8 5.600 Z"), "#ffffff")
        s.fill(oval(-6, 3.4, 0.9), s.ink)


def captain_america(s: Impact) -> None:
    """A bison charges at us, a bird takes off from its hump. On a prairie; light: the sun that sets behind it."""
    _prairie_in_dust(s)
    with s.moved(2.0, -1.0, turn=-4, about=(64, 146)):
        _bison(s)
        with s.moved(1.0, 0.0, 0.93, about=(64, 112)):
            _head_of_a_bison(s)
    for clouds in (
        [(98, 124, 8), (108, 118, 9), (118, 126, 10), (104, 134, 9), (94, 140, 7), (114, 142, 11), (100, 148, 8)],
        [(30, 132, 6), (24, 142, 8), (36, 146, 7), (46, 150, 6), (72, 152, 6), (84, 150, 7)],
    ):
        s.puff(clouds, s.light, s.key, 1.6, toward=(0.1, -1.0), under=s.mid)
    s.debris([(52, 146, 2.8, 20), (90, 112, 3.0, 60), (30, 118, 2.6, 10)], s.deep, s.key, 0.9)
    _oxpecker(s, 51, 51)


def _paddock_at_daybreak(s: Impact) -> None:
    """Paint a paddock at daybreak from the grass: a bright sky in flat bands, far hills, dark turf with a lit crest."""
    s.steps(
        ALL,
        (96, -4),
        (60, 96),
        [mix(s.mid, s.deep, 0.2), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light, "#fff8ee"],
    )
    s.fill(svg("M-4 140 V110 C14 102 30 112 50 108 C80 100 100 112 124 104 V140 Z"), s.key)
    turf = svg("M-4 172 V120 C30 114 80 124 124 118 V172 Z")
    s.fill(turf, s.mid)
    s.dots(turf, s.deep, (60, 124), (64, 156), 0.0, 0.8)
    s.fill(svg("M-4 120 C30 114 80 124 124 118 V121 C80 127 30 117 -4 123 Z"), s.light)


_HORSE: Final = svg(
    "M31 75 C30 71 33 67 36 63 C39 57 43 52 48 49 L48.500 42 L54 47.500 C62 51 70 59 76 69 C84 72 93 70 101 75 C109 79 112 88 110 98 "
    "C109 106 103 109 97 107 C90 103 83 105 76 108 C67 111 58 108 55 101 C51 94 52 86 53 79 C52 75 50 73 47 72 C43 76 40 80 36 80.500 "
    "C33 80 31.500 78 31 75 Z"
)
_HORSE_LEGS: Final = (
    (((60, 97, 7.6), (43, 107, 4.4), (51, 119, 2.7)), ((51, 119, 2.6), (55.5, 123, 3.2))),
    (((101, 96, 10.0), (100, 114, 5.6), (113, 125, 3.8), (110, 139, 2.7)), ((110, 139, 2.7), (106, 143, 3.4))),
)
_HORSE_FAR_LEGS: Final = (
    (((58, 94, 6.6), (38, 95, 3.9), (36, 110, 2.4)), ((36, 110, 2.4), (38, 115, 3.0))),
    (((96, 98, 8.6), (90, 116, 5.0), (100, 129, 3.4), (94, 141, 2.5)), ((94, 141, 2.5), (89.5, 144, 3.2))),
)


def _black_horse(s: Impact) -> None:
    """Paint a black horse that leaps to the left, both forelegs folded, its mane and tail two masses in the wind."""
    far = join(*(join(limb(*leg), limb(*hoof)) for leg, hoof in _HORSE_FAR_LEGS))
    s.fill(far, s.ink)
    s.rim([far], s.deep, (-0.8, -0.6), 1.2)
    tail = svg("M104 80 C108 66 116 58 126 58 C121 65 124 70 130 70 C122 76 124 82 130 86 C120 90 112 92 107 90 Z")
    near = [join(limb(*leg), limb(*hoof)) for leg, hoof in _HORSE_LEGS]
    whole = join(_HORSE, *near)
    s.backlit(join(whole, tail), (-0.7, -0.8), s.mid, width=1.4)
    with s.clipped(_HORSE):  # the sun finds the cheek, the neck and the shoulder
        s.fill(svg("M36 70 C39 62 44 57 49 55 C48 62 46 67 42 70 Z"), s.deep)
        s.fill(svg("M54 58 C60 66 63 76 62 90 C57 84 55 72 54 58 Z"), s.deep)
        s.fill(svg("M80 76 C88 76 95 76 102 80 C96 84 88 84 80 82 Z"), s.deep)
    mane = join(
        svg("M47 47 C54 36 66 45 74 41 C80 38 84 34 92 35 C84 40 84 50 74 53 C70 55 66 56 63 58 C58 53 53 50 47 47 Z"),
        svg("M58 54 C66 50 74 60 82 56 C88 53 92 49 100 51 C92 55 92 65 82 67 C79 68 77 70 75 72 C70 65 64 59 58 54 Z"),
    )
    s.backlit(mane, (-0.2, -1.0), s.mid, width=1.1)
    s.fill(polygon((41, 60.4), (47, 57.6), (46, 61.6), (42.6, 62.8)), "#ffffff")
    s.fill(oval(33.8, 73.4, 1.3, 0.9, -50), s.key)
    for start, end in (((47, 50), (47.6, 71)), ((36.4, 64), (41.4, 75.5)), ((39.5, 69), (47.4, 62))):
        s.stroke([start, end], s.accent, 1.9)


def _broken_rails(s: Impact) -> None:
    """Paint the two rails that the chest has just broken, their near ends flung up, and the splinters between."""
    wood, lit = mix(s.key, s.light, 0.35), "#fff8ee"
    s.inked([(box(103, 106, 111, 160, 1), mix(s.deep, s.ink, 0.4))], 1.8, (0.6, 0.6))
    s.fill(box(103, 107, 105.4, 160), s.key)
    for data in (
        "M126 114 L108 115 L98 113 L102 118 L96 121 L108 124 L126 123 Z",
        "M126 130 L110 130 L99 133 L104 136 L98 139 L110 140 L126 139 Z",
        "M-6 134 L38 120 L50 112 L46 119 L53 119 L45 124 L49 127 L39 128 L-6 142 Z",
        "M44 138 L70 129 L80 123 L77 129 L85 130 L75 134 L46 145 L50 141 L41 142 Z",
    ):
        rail = svg(data)
        s.inked([(rail, wood)], 2.0, (0.7, 1.0))
        s.fill(cut(rail, placed(rail, 0.4, 3.4)), lit)
    for x, y, r, turn in ((62, 118, 3.4, -30), (70, 114, 2.2, 60), (38, 104, 1.8, 10), (58, 108, 1.8, 40)):
        with s.moved(x, y, r / 3, turn):
            s.fill(polygon((-6, -1), (5, -2), (8, 0.6), (-4, 1.8)), lit)


def black_bolt(s: Impact) -> None:
    """A black horse bolts through the rails of its paddock. From the grass, tilted; light: the day behind neck and chest."""
    _paddock_at_daybreak(s)
    s.fill(svg("M50 147 C66 140 100 138 116 143 C106 150 66 152 50 147 Z"), s.ink)
    with s.moved(-2.0, -3.0, 0.84, turn=14.0, about=(76.0, 92.0)):
        _black_horse(s)
    _broken_rails(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((62.0, 112.0), (78.0, 82.0), (58.0, 48.0)),
        "charges out of the dust",
        "prairie",
        "sun that sets behind a hump",
    ),
    "m3-10": Picture(
        black_panther,
        ((100.0, 79.0), (69.0, 92.0), (88.0, 92.0), (58.0, 112.0)),
        "leaps round and round",
        "merry-go-round",
        "mirrors and bulbs",
    ),
    "m3-11": Picture(
        black_bolt,
        ((50.0, 56.0), (74.0, 80.0), (54.0, 92.0), (92.0, 122.0)),
        "bolts through the rails",
        "paddock",
        "daybreak behind the chest",
    ),
    "m3-12": Picture(
        spider_man,
        ((69.0, 90.0), (60.0, 54.0), (91.0, 60.0), (80.0, 112.0)),
        "catches a flower pot",
        "lane between walls",
        "sun at the end of the lane",
    ),
}

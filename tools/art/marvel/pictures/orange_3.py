"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.impact import Impact
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
    horse = svg(
        "M-14 14 L-10 2 C-16 0 -18 -6 -17 -12 L-14 -8 C-12 -14 -4 -14 2 -12 L10 -22 L12 -27 L14 -23 C18 -22 21 -16 22 -12 L19 -10 L14 -13 "
        "L10 -4 L16 4 L14 10 L10 6 L4 1 L-6 2 L-8 10 L-12 15 Z"
    )
    for x, y, size, flip in ((22, 92, 0.95, False), (114, 84, 0.8, False)):
        s.stroke([(x, 30), (x, 128)], mix(s.deep, s.mid, 0.4), 1.6)
        s.fill(placed(horse, x, y, size, flip=flip), mix(s.ink, s.deep, 0.4))
        s.rim([placed(horse, x, y, size, flip=flip)], s.key, (1.0 if x < 70 else -1.0, 0.0), 1.0)
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
    s.fill(oval(70, 121, 12), "#ffffff")
    s.fill(polygon((46, 128), (92, 128), (120, 172), (10, 172)), mix(s.key, s.light, 0.55))
    walker = join(
        oval(76, 128.6, 2.5),
        svg("M72.500 127.600 H79.500 L78 126 C78 123.600 74 123.600 74 126 Z"),
        svg(
            "M73 132 C73 130.600 79 130.600 79 133 L78.600 139 L81 147 H78.600 L76 140.600 L73.400 147 H71 L73.400 139 Z"
        ),
    )
    s.fill(thrown(walker, 147, 0.1, -0.4), s.deep)
    s.fill(walker, s.ink)
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
    """Paint a prairie at evening: flat bands of sky, far hills, and one bank of lit dust over the whole ground."""
    s.steps(ALL, (30, -6), (60, 96), [s.mid, s.mid, s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(svg("M-4 172 V84 L14 78 L30 82 L48 74 L58 74 L70 84 L124 80 V172 Z"), mix(s.mid, s.deep, 0.3))
    bank = svg(
        "M-4 172 V112 C4 100 18 98 26 106 C32 98 46 100 50 108 L84 106 C86 92 100 86 108 94 C114 84 122 84 126 88 V172 Z"
    )
    s.fill(bank, s.key)
    s.fill(
        svg(
            "M-4 172 V122 C8 112 22 112 30 120 C38 112 52 116 58 122 L84 118 C90 104 104 102 110 108 C116 100 122 100 126 104 V172 Z"
        ),
        s.light,
    )


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


_HORNS: Final = (
    svg("M46 86 C36 85 30 74 34 58 C37 66 42 71 52 74 Z"),
    svg("M60 90 C72 90 81 81 80 64 C76 72 70 77 59 78 Z"),
)


def _bison(s: Impact) -> None:
    """Paint a bison at the charge from the right: the head low in front, a hump of mane above, the croup far behind."""
    coat, dark = mix(s.deep, s.ink, 0.1), mix(s.ink, s.deep, 0.2)
    far = (
        limb((98, 100, 7.6), (106, 116, 5.0), (100, 128, 3.6), (105, 138, 3.4)),
        limb((78, 112, 6.0), (84, 126, 4.2), (92, 131, 3.4)),
    )
    for leg in far:
        s.inked([(leg, dark)], 1.4, (0.4, 0.6))
    croup = svg("M70 52 C84 52 104 62 112 76 C118 88 116 104 108 112 C98 118 82 116 70 112 Z")
    s.inked([(croup, s.mid)], 2.0, (0.8, 1.2))
    with s.clipped(croup):
        s.fill(svg("M66 90 C84 100 104 98 120 84 V124 H66 Z"), s.deep)
        s.dots(croup, s.deep, (96, 74), (92, 98), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M70 50 C86 50 106 60 114 78 L108 76 C100 64 86 58 70 58 Z"), s.light)
    s.inked(
        [(ribbon([(112, 80, 1.5), (119, 72, 1.3), (117, 60, 1.0)]), dark), (oval(117, 57, 2.2, 4.6, -14), dark)],
        1.1,
        (0.3, 0.4),
    )
    near_leg = limb((60, 116, 8.0), (66, 130, 5.0), (58, 138, 3.8), (56, 144, 3.8))
    other_leg = limb((46, 118, 6.6), (38, 128, 4.4), (30, 131, 3.6))
    for leg in (other_leg, near_leg):
        s.inked([(leg, dark)], 1.5, (0.4, 0.6))
    mane = _shag(
        (
            (40, 98),
            (36, 78),
            (44, 58),
            (58, 44),
            (74, 40),
            (88, 50),
            (94, 66),
            (92, 84),
            (94, 100),
            (86, 112),
            (76, 120),
            (62, 122),
            (48, 116),
        ),
        4.4,
    )
    s.inked([(mane, coat)], 2.2, (0.9, 1.3))
    with s.clipped(mane):
        s.fill(
            _shag(
                ((34, 96), (34, 70), (46, 50), (60, 38), (78, 36), (86, 46), (72, 50), (60, 60), (54, 76), (52, 98)),
                3.6,
            ),
            s.mid,
        )
        s.fill(
            _shag(((34, 84), (36, 66), (48, 48), (62, 36), (76, 35), (64, 44), (54, 54), (46, 66), (42, 84)), 3.0),
            s.key,
        )
        for points in (
            [(70, 60), (76, 66, 75, 75)],
            [(80, 72), (84, 78, 83, 87)],
            [(68, 80), (74, 88, 73, 97)],
            [(80, 96), (82, 103, 79, 110)],
        ):
            s.stroke(points, s.ink, 1.5)


def _head_of_a_bison(s: Impact) -> None:
    """Paint the lowered head: an ink mop between pale horns, a face in two planes, a wide lit snout, a beard."""
    coat = mix(s.deep, s.ink, 0.1)
    beard = _shag(((38, 112), (60, 112), (60, 124), (54, 136), (48, 144), (44, 134), (38, 124)), 3.0)
    s.inked([(beard, s.ink)], 1.2, (0.3, 0.5))
    face = svg(
        "M36 84 C40 76 62 74 68 82 C69 92 66 102 62 110 C62 118 57 123 50 123 C43 123 38 119 38 111 C35 102 34 92 36 84 Z"
    )
    s.inked([(face, coat)], 2.0, (0.8, 1.0))
    with s.clipped(face):
        s.fill(svg("M32 80 L50 84 C47 98 47 110 50 126 H32 Z"), s.mid)
    for horn in _HORNS:
        s.inked([(horn, s.light)], 1.8, (0.5, 0.8))
        s.fill(both(horn, placed(horn, 1.6, 3.4)), mix(s.key, s.light, 0.3))
    mop = _shag(
        (
            (34, 88),
            (36, 76),
            (44, 70),
            (56, 69),
            (66, 74),
            (70, 84),
            (66, 94),
            (58, 100),
            (51, 104),
            (43, 100),
            (37, 95),
        ),
        3.2,
    )
    s.inked([(mop, s.ink)], 0.8, (0, 0))
    s.rim([mop], s.key, (-0.7, -0.8), 1.3)
    for side in (-1, 1):
        x = 51 + side * 9.4
        s.fill(polygon((x - side * 3.6, 102), (x + side * 3.4, 98.2), (x + side * 1.6, 102.8)), s.light)
    snout = svg("M41 110 C44 106 57 106 60 110 C62 117 57 122 50 122 C43 122 39 117 41 110 Z")
    s.inked([(snout, s.key)], 1.4, (0.4, 0.6))
    s.fill(both(snout, placed(snout, -6, -4)), s.light)
    for x, turn in ((45.4, 24), (56, -24)):
        s.fill(oval(x, 113.6, 2.5, 1.7, turn), s.ink)


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
    """A bison charges, a bird takes off from its hump. On a prairie; light: evening at the upper left, on its dust."""
    _prairie_in_dust(s)
    with s.moved(6.0, 0.0, 0.92, turn=-7, about=(66, 146)):
        s.fill(oval(74, 146, 46, 6), mix(s.deep, s.mid, 0.3))
        _bison(s)
        with s.moved(8.0, 2.0, 1.04, turn=-2, about=(51, 100)):
            _head_of_a_bison(s)
    for clouds in (
        [(104, 140, 8), (114, 134, 9), (120, 124, 8), (92, 146, 8), (112, 148, 9)],
        [(26, 149, 8), (36, 152, 7), (78, 153, 7), (90, 151, 7)],
    ):
        s.puff(clouds, s.light, s.key, 1.6, toward=(-0.6, -0.8))
    s.debris([(82, 138, 2.8, 20), (90, 130, 2.0, 60), (42, 140, 2.4, 10)], s.deep, s.mid, 0.9)
    _oxpecker(s, 58, 47)


def _paddock_at_sundown(s: Impact) -> None:
    """Paint a paddock at sundown from the grass: a wide low sun, hills, and a fence whose rails are split in the middle."""
    s.steps(ALL, (60, -4), (60, 118), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.6), s.light])
    s.fill(oval(70, 92, 38), mix(s.light, "#ffffff", 0.3))
    s.fill(oval(70, 92, 29), "#ffffff")
    s.fill(svg("M-4 140 V104 C20 96 40 110 60 108 C84 106 104 96 124 102 V140 Z"), s.key)
    s.fill(svg("M-4 140 V116 C26 110 50 122 124 112 V140 Z"), s.mid)
    s.fill(box(-4, 126, 124, 172), s.deep)
    s.dots(box(-4, 126, 124, 172), s.ink, (60, 130), (60, 158), 0.0, 0.8)
    wood, lit = mix(s.deep, s.ink, 0.4), s.key
    for y in (112, 127):
        for rail in (
            polygon((-4, y), (38, y + 2), (33, y + 4), (39, y + 6), (32, y + 8), (-4, y + 7)),
            polygon((124, y - 2), (98, y + 1), (103, y + 3), (96, y + 5), (104, y + 8), (124, y + 6)),
        ):
            s.inked([(rail, wood)], 1.7, (0.3, 0.6))
            s.rim([rail], lit, (0.0, -1.0), 1.4)
    for x in (108,):
        post = box(x, 102, x + 8, 160, 1.5)
        s.inked([(post, wood)], 1.8, (0.5, 0.6))
        s.rim([post], lit, (-1.0, -0.4), 1.8)


def _leg_of_a_horse(s: Impact, joints: Sequence[tuple[float, float, float]], turn: float, coat: Color) -> None:
    """Paint a leg through its joints down to a hoof that is turned by an angle."""
    leg = limb(*joints)
    x, y, r = joints[-1]
    hoof = placed(svg("M-3.4 -2 H3.400 L5 6 H-4.600 Z"), x, y, 0.5 + r * 0.22, turn)
    s.inked([(hoof, s.deep)], 1.3, (0.1, 0.3))
    s.inked([(leg, coat)], 1.3, (0.2, 0.4))
    s.rim([leg], s.key, (-0.8, -0.7), 1.3)


def _black_horse(s: Impact) -> None:
    """Paint a black horse that leaps to the left, ears back, mane and tail flying, an edge of sun on all it turns up."""
    coat, far, sheen = mix(s.ink, s.deep, 0.14), s.ink, mix(s.deep, s.mid, 0.2)
    tail = join(
        ribbon([(102, 82, 3.4), (112, 74, 4.6), (118, 62, 3.6), (124, 56, 1.0)]),
        ribbon([(102, 84, 3.4), (114, 82, 4.4), (124, 74, 2.4)]),
        ribbon([(102, 86, 3.0), (112, 92, 3.4), (124, 92, 1.4)]),
    )
    s.inked([(tail, coat)], 1.2, (0.2, 0.4))
    s.rim([tail], s.key, (-0.2, -1.0), 1.3)
    _leg_of_a_horse(s, ((64, 98, 6.4), (50, 110, 4.2), (39, 106, 2.8), (35, 112, 2.6)), 24, far)
    _leg_of_a_horse(s, ((94, 96, 8.0), (90, 114, 5.0), (99, 126, 3.2), (95, 136, 2.8)), 8, far)
    _leg_of_a_horse(s, ((99, 94, 9.4), (104, 113, 5.8), (113, 122, 3.6), (112, 134, 3.0)), -4, coat)
    trunk = svg(
        "M54 84 C56 76 64 74 72 75 C82 77 92 74 100 76 C108 79 112 88 109 97 C106 106 96 108 88 103 C80 100 72 106 64 105 C56 103 52 93 54 84 Z"
    )
    neck = svg(
        "M76 77 C71 66 64 56 54 49 L53 41 L48 46 C41 48 37 54 34 62 C30 66 27 70 29 75 C31 79 36 78 39 75 C42 73 46 71 48 68 C50 78 52 88 56 96 Z"
    )
    s.inked([(trunk, coat), (neck, coat)], 1.8, (0.4, 0.8))
    whole = join(trunk, neck)
    with s.clipped(whole):
        s.fill(svg("M56 78 C66 80 84 82 104 78 L106 84 C90 90 70 88 58 86 Z"), sheen)
        s.fill(svg("M58 98 C66 96 70 90 68 84 C76 90 74 100 66 106 Z"), sheen)
        s.fill(svg("M92 80 C90 90 94 98 102 102 L96 104 C88 98 87 88 92 80 Z"), s.ink)
        s.fill(svg("M48 50 C42 54 38 60 36 66 L44 68 C46 62 50 58 54 56 Z"), sheen)
        s.fill(svg("M56 54 C62 62 66 70 70 78 L62 84 C58 74 56 64 52 58 Z"), sheen)
    s.rim([whole], s.light, (-0.5, -1.0), 1.7)
    _leg_of_a_horse(s, ((61, 98, 7.4), (45, 103, 4.8), (46, 118, 3.2), (52, 124, 2.8)), -58, coat)
    mane = join(
        *(
            ribbon([(x, y, 3.0), (x + 9, y - 6, 3.4), (x + 18 + n, y - 4 - n, 2.4), (x + 26 + n * 2, y - 9, 0.6)])
            for n, (x, y) in enumerate(((51, 46), (56, 51), (61, 58), (66, 65), (71, 73)))
        )
    )
    s.inked([(mane, s.ink)], 1.2, (0.1, 0.3))
    s.rim([mane], s.key, (-0.2, -1.0), 1.2)
    s.inked([(oval(43.6, 57.4, 3.2, 2.6, -40), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(42.8, 58, 1.6), s.ink)
    s.fill(oval(32, 71.6, 1.6, 1.1, -40), s.deep)
    s.stroke([(30.6, 76), (36, 74)], sheen, 1.2)
    halter = [((46, 48), (49, 68)), ((37, 60), (43, 71)), ((41, 65), (48, 60))]
    for start, end in halter:
        s.stroke([start, end], s.ink, 3.4)
        s.stroke([start, end], s.accent, 2.0)
    rope = ribbon(
        [(43, 71, 1.4), (46, 82, 1.5), (58, 80, 1.5), (66, 90, 1.4), (60, 112, 1.3), (70, 122, 1.2), (80, 114, 0.8)]
    )
    s.inked([(rope, s.accent)], 1.2, (0.2, 0.3))


def black_bolt(s: Impact) -> None:
    """A black horse bolts through the rails of its paddock. From the grass, tilted; light: the sun that goes down behind."""
    _paddock_at_sundown(s)
    s.fill(svg("M36 146 C60 138 110 138 122 145 V152 H36 Z"), s.ink)
    with s.moved(0.0, -1.0, turn=5.0, about=(70.0, 90.0)):
        _black_horse(s)
    wood, lit = mix(s.deep, s.ink, 0.25), s.light
    for x, y, size, turn in (
        (42, 134, 1.1, -34),
        (78, 138, 1.3, 22),
        (60, 126, 0.7, 64),
        (33, 96, 0.6, 80),
        (92, 140, 0.8, -60),
    ):
        with s.moved(x, y, size, turn):
            splinter = polygon((-13, -2), (-7, -3.4), (9, -3), (15, 0.6), (8, 1), (11, 3.4), (-9, 3), (-6, 0.6))
            s.inked([(splinter, wood)], 1.5 / size, (0.3, 0.5))
            s.fill(polygon((-13, -2), (-7, -3.4), (9, -3), (15, 0.6), (-4, -1)), lit)
    s.puff([(104, 144, 6), (112, 140, 5), (96, 147, 5), (116, 147, 6)], s.light, s.key, 1.5)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((62.0, 112.0), (78.0, 82.0), (58.0, 48.0)),
        "charges out of the dust",
        "prairie",
        "evening on a bank of dust",
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
        ((43.0, 60.0), (74.0, 86.0), (58.0, 112.0), (100.0, 106.0)),
        "bolts through the rails",
        "paddock",
        "sun that goes down behind",
    ),
    "m3-12": Picture(
        spider_man,
        ((69.0, 90.0), (60.0, 54.0), (91.0, 60.0), (80.0, 112.0)),
        "catches a flower pot",
        "lane between walls",
        "sun at the end of the lane",
    ),
}

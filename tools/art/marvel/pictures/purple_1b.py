"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled, modelled_inside
from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    both,
    box,
    burst,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)

_PLATE: Final = svg(
    "M56 34 C62 38 74 38 80 46 C82 58 82 66 84 76 C84 90 84 104 82 112 C74 116 64 118 57 126 C48 118 40 116 32 112 C31 100 31 88 30 76 C32 66 32 58 33 46 C38 38 50 38 56 34 Z"
)
_OPENING: Final = join(oval(56, 62, 16, 17), polygon((49.6, 72), (62.6, 72), (69, 107, 2), (43.6, 109, 2)))


def _old_door(s: Impact) -> None:
    """Paint an old door from the front: a few wide planks in the dark."""
    s.fill(ALL, s.ink)
    for left, right in ((-2, 24), (25.6, 96), (97.6, 124)):
        s.fill(box(left, -4, right, 172), mix(s.ink, s.deep, 0.5))
    s.fill(polygon((-9, -9), (34, -9), (-9, 60)), s.ink)
    s.fill(polygon((130, 60), (130, 172), (84, 172)), s.ink)


def _plate_and_hole(s: Impact) -> None:
    """Paint the lock's plate, its right side in the shade, and a bright country by day through the hole."""
    plate = placed(_PLATE, 56 - 56 * 1.14, 80 - 80 * 1.14, 1.14)
    s.inked([(plate, s.mid)], 1.6, (2.4, 2.4))
    with s.clipped(plate):
        s.fill(polygon((70, -9), (130, -9), (130, 172), (40, 172)), s.deep)
        s.fill(cut(plate, placed(plate, -4.0, -4.0)), mix(s.deep, s.ink, 0.6))
    s.rim([plate], s.key, (-0.8, -0.6), 2.2)
    for x, y in ((38, 48), (75, 48)):
        s.fill(oval(x, y, 3.0), s.ink)
    opening = placed(_OPENING, 56 - 56 * 1.16, 84 - 84 * 1.16, 1.16)
    s.inked([(opening, s.ink)], 1.6, (-1.2, -1.2))
    with s.clipped(both(opening, placed(opening, 3.2, 1.8))):
        s.fill(opening, s.light)
        s.fill(oval(60, 65, 13), s.accent)
        s.fill(svg("M32 70 C46 62 66 66 84 76 V112 H32 Z"), s.mid)
        s.fill(svg("M32 92 C50 80 66 84 84 92 V120 H32 Z"), CREAM[0])


def _shaft_of_day(s: Impact) -> None:
    """Paint the hard wedge of light that comes out of the hole towards us."""
    s.fill(polygon((79, 107), (45, 118), (14, 172), (128, 172)), s.mid)
    s.fill(polygon((74, 108.6), (51, 116), (42, 172), (100, 172)), CREAM[0])


_FROM_THE_HOLE: Final = (-0.9, -0.44)
_TILT: Final = 9.0
"""How far the key falls off to the right, in degrees: it lies along the axis of the hole."""


def _key(s: Impact) -> None:
    """Paint a key that points at the hole, its bit in the light."""
    steel: Tones = ("#ffffff", s.key, mix(s.deep, s.mid, 0.2))
    with s.moved(73.0, 84.0, 0.9, turn=_TILT):
        a = math.radians(_TILT)
        local = (
            _FROM_THE_HOLE[0] * math.cos(a) + _FROM_THE_HOLE[1] * math.sin(a),
            _FROM_THE_HOLE[1] * math.cos(a) - _FROM_THE_HOLE[0] * math.sin(a),
        )
        bow = cut(oval(43, 0, 12.6, 11.6), oval(44, 0, 6.6, 5.8))
        bit = polygon(
            (-8, 3), (-8, 16, 1), (-3.6, 16, 0.6), (-3.6, 11), (-0.6, 11), (-0.6, 14.6, 0.6), (4, 14.6, 0.8), (4, 3)
        )
        shaft = box(-12, -3.6, 34, 3.8, 2.6)
        collar = join(box(8, -5.4, 11.6, 5.6, 1.2), box(28, -5.8, 32, 6, 1.2))
        s.inked([(bow, s.ink), (bit, s.ink), (shaft, s.ink), (collar, s.ink)], 1.4, (-1.6 * local[0], -1.6 * local[1]))
        for part, reach in ((bow, 3.0), (bit, 2.6), (shaft, 3.0), (collar, 2.0)):
            s.line(part, s.ink, 1.6)
            modelled_inside(s, part, steel, local, reach, 1.3, dotted=False)
        s.fill(box(-11, -2.6, 6, -0.8), "#ffffff")


_SKIN: Final[Tones] = ("#ffe0c4", "#a8604c", "#4c2050")


def _fingers(s: Impact) -> None:
    """Paint the forefinger bent under the key and two fingers behind it, their knuckles towards the hole."""
    for finger in (
        limb((128, 146, 10.0), (115, 141, 8.0), (106, 131, 5.6)),
        limb((128, 132, 11.0), (112, 129, 8.8), (101, 117, 6.2)),
        limb((130, 116, 12.0), (110, 115, 9.4), (98, 103, 6.8)),
    ):
        two_toned(s, ((finger, (_SKIN[1], _SKIN[2]), 8.0),), _FROM_THE_HOLE, 1.6)
        s.rim([finger], _SKIN[0], _FROM_THE_HOLE, 1.8)


def _thumb(s: Impact) -> None:
    """Paint the thumb that lies along the key's bow, over the bent forefinger."""
    thumb = svg(
        "M134 78 C124 75 115 76 108 80 C101 83 95 86 94 90 C93 95 97 98.500 102 98 C108 97.600 113 98 117 102 L134 114 Z"
    )
    two_toned(s, ((thumb, (_SKIN[1], _SKIN[2]), 8.0),), (-0.6, -1.0), 1.6)
    s.rim([thumb], _SKIN[0], _FROM_THE_HOLE, 2.4)
    s.fill(svg("M94.600 89 C96 86.400 100 85 104 84.600 C103 88 99 90.600 95 91.600 Z"), _SKIN[0])


def america_chavez(s: Impact) -> None:
    """A key nears a keyhole with another country behind it. From close by; light: day out of the hole."""
    s.fill(ALL, s.ink)
    _old_door(s)
    with s.moved(6.0, 0.0, 1.1, about=(56.0, 78.0)):
        _plate_and_hole(s)
    _shaft_of_day(s)
    _fingers(s)
    _key(s)
    _thumb(s)
    s.glint(67, 84, 6)


_RHINO: Final = svg(
    "M-10 52 C8 46 26 50 39 60 C48 66 56 74 64 80 C74 87 88 92 95 99 C101 105 102 115 98 121 C95 126 88 128 82 126 "
    "C79 131 71 133 64 131 C54 133 48 142 44 176 H-10 Z"
)
"""Neck and head of a rhinoceros that trots to the right, without horns and ears."""


def _booth_at_a_fair(s: Impact) -> None:
    """Paint the lit inside of a booth: a striped awning with scallops, its shadow on the back wall, the dark counter."""
    s.fill(ALL, CREAM[1])
    s.fill(box(-9, 96, 130, 136), CREAM[0])
    stripes = [
        join(
            polygon((x - 0.4 * (60 - x), -9), (x + 16 - 0.4 * (44 - x), -9), (x + 16, 34), (x, 34)),
            oval(x + 8, 34, 8, 7),
        )
        for x in range(-16, 130, 16)
    ]
    awning = join(*stripes)
    s.fill(placed(awning, -5, 9), s.key)
    for number, stripe in enumerate(stripes):
        s.inked([(stripe, s.mid if number % 2 else s.light)], 1.1, (0, 0.5))
    s.fill(box(-9, 133, 130, 180), mix(s.ink, s.deep, 0.4))


def _rhinoceros(s: Impact) -> None:
    """Paint the rhinoceros from the side: its neck in folds, two ears, brow, cheek, muzzle and jaw as planes, two horns."""
    toward = (0.7, -0.7)
    shade, dark = mix(s.deep, s.ink, 0.3), mix(s.deep, s.ink, 0.7)
    hide: Tones = ("#ffffff", mix(s.mid, s.deep, 0.2), shade)
    horn: Tones = (s.key, mix(s.deep, s.ink, 0.35), s.ink)
    for x, y, turn, tones in ((44, 60, 20, (s.key, s.deep, s.ink)), (32, 57, -8, hide)):
        ear = placed(svg("M-5 6 C-10 -2 -8 -11 -3 -14 C4 -12 8 -4 5 7 Z"), x, y, 1.0, turn)
        modelled(s, ear, tones, toward, 2.6, 1.6, 1.6, 1.8, dotted=False)
        s.fill(placed(svg("M-2 4 C-5 -2 -4 -7 -2 -9 C2 -7 4 -2 3 5 Z"), x, y, 1.0, turn), s.ink)
    modelled(s, _RHINO, hide, toward, 9.0, 0.0, 1.9, 2.6)
    with s.clipped(_RHINO):
        _planes_of_the_head(s, shade, dark)
        s.dots(svg("M-10 80 H34 L40 176 H-10 Z"), dark, (30, 70), (10, 150), 0.0, 0.8, pitch=2.4)
        for x, top in ((33, 68), (21, 58), (9, 54)):
            fold = f"M{x} {top} C{x - 8} {top + 22} {x - 8} 112 {x + 4} 146"
            s.fill(svg(f"{fold} L{x + 10} 146 C{x - 1} 112 {x - 1} {top + 24} {x} {top} Z"), s.key)
            s.fill(svg(f"{fold} L{x - 3} 146 C{x - 14} 112 {x - 14} {top + 24} {x} {top} Z"), dark)
        s.rim([_RHINO], "#ffffff", toward, 1.8)
    eye = svg("M53.500 90.500 C57 86.500 63 87 66.500 91.500 C62.500 94.500 57 94.500 53.500 90.500 Z")
    s.inked([(eye, "#ffffff")], 1.3, (0, 0))
    s.fill(both(eye, oval(61.2, 90.8, 2.7)), s.ink)
    s.fill(oval(62.2, 89.8, 0.8), "#ffffff")
    s.stroke([(50.6, 88.6), (57, 82.6, 68.4, 89.6)], s.ink, 3.0)
    for points in ([(52, 95), (58, 99.4, 66, 96.4)], [(49, 86), (46.4, 92, 48.6, 97)]):
        s.stroke(points, s.ink, 1.3)
    s.fill(oval(91.0, 108.6, 4.2, 2.6, 50), s.ink)
    s.stroke([(88.6, 104.6), (93.6, 103.6, 95.4, 108)], "#ffffff", 1.3)
    s.stroke([(99, 118.6), (86, 121.6, 76, 116), (72, 112.6, 68, 114)], s.ink, 2.6)
    s.stroke([(95, 122.6), (88, 124.6, 80, 121.6)], s.key, 1.5)
    modelled(
        s, svg("M63 79 C67 73 70 67 71 59 C77 66 79 76 77 88 C72 86 67 83 63 79 Z"), horn, toward, 2.6, 1.2, 1.6, 1.6
    )
    big = svg("M77 88 C86 80 92 64 91 44 C105 58 109 84 98 102 C90 98 82 94 77 88 Z")
    modelled(s, big, horn, toward, 5.0, 2.0, 1.8, 2.0)
    for points in ([(79, 86), (88, 86, 100, 97)], [(83, 82), (91, 82, 102.6, 92)]):
        s.stroke(points, s.mid, 1.3)


def _planes_of_the_head(s: Impact, shade: Color, dark: Color) -> None:
    """Paint what the moon lights of the head, the bridge and the cheek, and what it leaves dark, socket and jaw."""
    lit = mix(s.key, s.light, 0.6)
    neck = svg("M-10 40 H26 C38 60 42 78 42 100 C40 122 42 140 46 180 H-10 Z")
    s.fill(neck, mix(s.deep, s.ink, 0.15))
    s.dots(neck, s.mid, (20, 70), (44, 64), 0.0, 0.8, pitch=2.4)
    s.fill(svg("M26 50 C44 60 50 72 58 80 C66 86 78 93 90 101 L104 98 L90 84 L40 46 Z"), s.key)
    s.fill(svg("M26 46 C46 58 56 70 64 78 C74 86 88 92 98 99 L104 96 L66 70 L40 46 Z"), lit)
    s.fill(svg("M44 84 C52 79 64 82 71 90 C72 97 64 101 56 100 C48 99 43 92 44 84 Z"), shade)
    s.fill(svg("M80 100 C88 100 98 106 101 114 C98 119 88 120 80 116 C75 112 76 104 80 100 Z"), s.key)
    s.fill(svg("M84 101 C91 102 97 106 99 111 C94 113 88 110 85 107 C83 105 82 102 84 101 Z"), lit)
    jaw = svg("M36 128 C50 124 62 120 70 115 C78 121 90 124 102 120 V140 L40 180 H30 Z")
    s.fill(jaw, shade)
    s.fill(svg("M36 142 C50 134 62 129 72 126 C80 128 90 128 100 126 V140 L44 180 H34 Z"), dark)
    cheek = svg("M40 102 C50 99 62 102 67 109 C68 118 61 124 52 125 C42 125 37 110 40 102 Z")
    s.fill(cheek, mix(s.mid, s.key, 0.4))
    s.dots(cheek, shade, (56, 108), (46, 126), 0.0, 0.9, pitch=2.4)
    s.stroke([(67, 109), (68, 118, 60, 125), (50, 126, 46, 125)], s.ink, 1.5)


def _ring(s: Impact, x: float, y: float, turn: float, near: bool) -> None:
    """Paint one half of a wooden ring: the one before the horn that it hangs on, or the one behind."""
    band = cut(oval(0, 0, 17, 6.6), oval(0, 0, 11.4, 3.0))
    half = placed(both(band, box(-20, 0 if near else -9, 20, 9 if near else 0)), x, y, 1.0, turn)
    s.inked([(half, s.accent)], 1.6, (0.3, 1.0))
    with s.clipped(half):
        for across in (-13, -2, 9):
            s.fill(
                placed(polygon((across, -8), (across + 5, -8), (across + 6, 8), (across + 1, 8)), x, y, 1.0, turn),
                "#ffffff",
            )


def rhino(s: Impact) -> None:
    """A rhinoceros catches thrown rings on its horn. From the side, close; light: the lamps of a booth."""
    _booth_at_a_fair(s)
    for near in (False, True):
        _ring(s, 63.0, 49.0, -24.0, near)
    _ring(s, 95.0, 77.0, 8.0, near=False)
    with s.moved(2.0, 4.0, turn=4.0, about=(70.0, 100.0)):
        _rhinoceros(s)
    _ring(s, 95.0, 77.0, 8.0, near=True)


def gorgon(s: Impact) -> None:
    """A face of stone opens an eye, and cracks. Very close, frontal; light: a slit that falls across the blank half."""
    s.fill(ALL, s.ink)
    for x, y, size, turn in (
        (8, 26, 1.3, 40),
        (22, 10, 1.1, 100),
        (46, 4, 1.2, 160),
        (112, 60, 1.2, -60),
        (116, 96, 1.3, -100),
        (112, 132, 1.2, -140),
        (12, 60, 1.1, 20),
    ):
        s.fill(placed(svg("M0 -14 C9 -8 10 4 0 15 C-10 4 -9 -8 0 -14 Z"), x, y, size, turn), mix(s.ink, s.deep, 0.9))
    face = svg(
        "M69 12 C92 10 110 28 111 58 C112 88 106 116 94 134 C86 146 78 152 69 152 C60 152 52 146 44 134 C32 116 26 88 27 58 C28 28 46 10 69 12 Z"
    )
    s.inked([(face, s.key)], 2.8, (1.0, 1.2))
    with s.clipped(face):
        dim = svg("M74 0 C70 30 76 50 72 66 L78 100 L72 112 L74 124 L70 160 H124 V0 Z")
        lit = cut(face, dim)
        s.fill(dim, s.mid)
        s.fill(svg("M92 20 C106 40 108 80 100 108 C96 126 88 140 80 152 H124 V10 Z"), s.deep)
        s.dots(face, s.ink, (92, 84), (116, 72), 0.0, 0.85, pitch=2.4)
        s.fill(
            both(polygon((44, -9), (76, -9), (72, 66), (78, 100), (72, 112), (74, 124), (70, 180), (34, 180)), lit),
            CREAM[1],
        )
        s.fill(svg("M30 62 C36 52 50 50 63 58 L63 68 C54 60 42 60 34 68 Z"), s.key)
    for points in ([(30, 50), (40, 40, 58, 46), (64, 48, 65, 54)], [(74, 54), (76, 47, 84, 43), (98, 38, 109, 50)]):
        s.stroke(points, s.ink, 4.2)
    nose = svg(
        "M64 54 C63 70 60 84 55 94 C54 100 58 103 63 102 C66 106 72 106 75 102 C80 103 84 100 83 94 C78 84 75 70 74 54 Z"
    )
    s.fill(svg("M70 54 C72 72 76 84 83 94 C84 100 80 103 75 102 C72 106 70 104 70 102 Z"), s.deep)
    s.fill(svg("M66 56 C66 72 64 84 58 94 C62 97 66 98 69 96 C68 84 69 70 69 56 Z"), "#ffffff")
    s.line(nose, s.ink, 1.5)
    for x in (60.6, 77.4):
        s.fill(oval(x, 100, 2.8, 1.7), s.ink)
    with s.moved(0, -0.6, 0.74, about=(69, 118)):
        lips = svg(
            "M50 118 C56 113 62 111 66 113 L69 115 L72 113 C76 111 82 113 88 118 C82 127 76 130 69 130 C62 130 56 127 50 118 Z"
        )
        s.inked([(lips, s.key)], 1.8, (0.4, 0.8))
        s.fill(svg("M56 120 C60 124 64 126 69 126 L69 119.500 C64 118.500 60 119 56 120 Z"), "#ffffff")
        s.fill(svg("M69 115 L72 113 C76 111 82 113 88 118 C82 127 76 130 69 130 Z"), s.deep)
        s.stroke([(50, 118), (58, 119.6, 69, 118.4), (80, 119.6, 88, 118)], s.ink, 2.2)
    blank = svg("M36 74 C41 65 55 64 62 73 C56 82 42 83 36 74 Z")
    s.inked([(blank, s.light)], 1.8, (0.2, 0.5))
    s.fill(both(blank, box(30, 60, 66, 71)), s.mid)
    s.stroke([(36, 70), (46, 60, 62, 68)], s.ink, 1.6)
    for crack in (
        [(86, 62), (82, 52), (86, 40), (80, 30), (84, 20), (80, 10)],
        [(98, 78), (104, 84), (102, 92), (110, 98)],
        [(80, 84), (82, 96), (90, 104), (88, 116), (98, 126)],
        [(90, 104), (98, 106), (103, 114)],
        [(86, 40), (94, 34), (98, 26)],
        [(74, 70), (68, 76), (70, 84)],
    ):
        s.stroke(crack, s.ink, 3.0)
        s.stroke([(x + 0.9, y + 0.6) for x, y in crack], s.key, 0.9)
    s.fill(burst(87, 74, 20, 11, 4, 0.68, 0.74), s.ink)
    s.inked([(svg("M75 75 C79 64 94 62 101 73 C95 85 81 86 75 75 Z"), "#ffffff")], 1.8, (0.2, 0.4))
    with s.clipped(svg("M75 75 C79 64 94 62 101 73 C95 85 81 86 75 75 Z")):
        s.fill(oval(86, 74, 8.4), s.accent)
        s.line(oval(86, 74, 8.4), s.ink, 1.4)
        s.fill(oval(86, 74, 2.2, 7.6), s.ink)
        s.fill(oval(82.6, 70.6, 2.0), "#ffffff")
        s.fill(box(70, 60, 104, 67.4), s.ink)
    leaf = svg("M0 -7 C5 -4 5 3 0 8 C-5 3 -5 -4 0 -7 Z")
    s.stroke([(28, -4), (36, 14, 30, 34), (26, 48, 32, 62)], s.ink, 2.6)
    for x, y, turn in ((36, 8, 60), (29, 18, -50), (38, 26, 70), (26, 38, -60), (34, 46, 60), (34, 64, 150)):
        s.inked([(placed(leaf, x, y, 1.0, turn), s.mid)], 1.5, (0.3, 0.5))
    s.debris(
        [(104, 66, 3.0, 20), (106, 80, 2.4, 60), (98, 92, 2.6, 40), (92, 56, 2.2, 0), (110, 110, 2.4, 70)],
        s.mid,
        s.light,
        0.9,
    )


def _gate_by_night(s: Impact) -> None:
    """Paint a gate in a wall of blocks by night: a bright court behind it, its light on the sand before us."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    for row, y in enumerate(range(-4, 116, 15)):
        s.stroke([(-4, y), (124, y)], s.ink, 1.3)
        for x in range(-8 + 13 * (row % 2), 128, 26):
            s.stroke([(x, y), (x, y + 15)], s.ink, 1.3)
    s.dots(ALL, s.ink, (60, 60), (60, -6), 0.0, 0.8)
    outer, gate = arch(20, 98, 58, 118), arch(27, 91, 58, 118)
    s.inked([(outer, mix(s.deep, s.mid, 0.5))], 1.6, (0.0, 0.0))
    for turn in range(200, 350, 20):
        s.stroke([around(59, 58, 32, turn), around(59, 58, 39, turn)], s.ink, 1.3)
    s.inked([(gate, s.key)], 1.4, (0.0, 0.0))
    s.steps(gate, (59, 26), (59, 104), [s.key, mix(s.key, s.light, 0.6), CREAM[0], CREAM[1], CREAM[1]])
    with s.clipped(gate):
        s.fill(join(box(20, 96, 98, 120), oval(42, 96, 9, 8), box(74, 82, 84, 120), oval(79, 82, 5, 6)), s.key)
    near = svg("M-4 172 V114 H124 V172 Z")
    s.fill(near, s.deep)
    s.fill(polygon((27, 114), (91, 114), (122, 172), (-6, 172)), s.key)
    s.fill(polygon((33, 114), (86, 114), (110, 172), (8, 172)), s.light)
    s.dots(near, s.ink, (60, 120), (126, 146), 0.0, 0.7)


def _claw(s: Impact, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Paint a claw that opens upward from its wrist at a point, the thick finger outside."""
    palm = svg(
        "M-4 2 C-13 -4 -15 -16 -11 -25 C-9 -31 -5 -35 0 -38 C-3 -30 -3 -24 0 -19 C3 -24 7 -28 13 -30 C13 -20 12 -8 5 1 C3 4 -1 4 -4 2 Z"
    )
    path = placed(palm, x, y, size, turn, flip)
    s.inked([(path, s.ink)], 1.4, (0.3, 0.5))
    with s.clipped(path):
        lit = svg("M-4 2 C-13 -4 -15 -16 -11 -25 L-4 -27 C-7 -16 -5 -6 3 2 Z")
        s.fill(placed(lit, x, y, size, turn, flip), s.deep)
        s.fill(both(path, placed(path, -5.0, -3.4)), s.mid)
    s.rim([path], s.key, (-0.5, -1.0), 1.7)


def _scorpion_rearing(s: Impact) -> None:
    """Paint a scorpion from the front: claws open to both sides, the tail arched over it, a drop at the sting."""
    for number in range(4):
        for side in (-1, 1):
            hip = (64 + side * 9, 108 + number * 2.6)
            knee = (64 + side * (23 + number * 2.4), 104 + number * 5.4)
            foot = (64 + side * (29 + number * 1.4), 125 + number * 4.4)
            leg = join(limb((*hip, 2.6), (*knee, 2.2)), limb((*knee, 2.0), (*foot, 0.9)))
            s.inked([(leg, s.ink)], 0.8, (0, 0))
            s.rim([leg], s.key, (-0.4, -1.0), 1.0)
    tail = [(69, 96, 9.2), (78, 86, 8.2), (85, 74, 7.4), (86, 61, 6.7), (80, 50, 6.1), (70, 44, 5.6)]
    for x, y, r in tail:
        ring = oval(x, y, r, r * 0.94, 40)
        s.inked([(ring, s.ink)], 1.4, (0.3, 0.5))
        with s.clipped(ring):
            s.fill(cut(ring, placed(ring, 4.8, 5.2)), s.deep)
            s.fill(cut(ring, placed(ring, 2.6, 3.0)), s.mid)
        s.rim([ring], s.accent, (-0.7, -0.8), 1.7)
    sting = svg("M72 40 C64 36 55 41 55 50 C55 56 53 61 48 65 C57 66 65 62 67 55 C69 51 74 47 72 40 Z")
    s.inked([(sting, s.ink)], 1.4, (0.3, 0.5))
    s.rim([sting], s.accent, (-0.8, -0.7), 1.9)
    drop = svg(
        "M47.600 66 C52 72 53.400 75 52 78.600 C50.600 81.600 45.400 81.600 44 78.600 C42.600 75 44.400 71 47.600 66 Z"
    )
    s.inked([(drop, s.accent)], 1.6, (0.3, 0.5))
    s.fill(oval(46.6, 75.6, 1.4, 2.0), "#ffffff")
    back = svg("M48 116 C46 104 54 94 65 94 C76 94 84 104 82 116 C80 126 74 130 65 130 C56 130 50 126 48 116 Z")
    s.inked([(back, s.ink)], 1.8, (0.5, 0.8))
    with s.clipped(back):
        for y in (100, 106, 112):
            s.stroke([(46, y + 3), (65, y - 3, 84, y + 3)], s.deep, 2.0)
        s.fill(cut(back, placed(back, 7.0, 4.0)), s.deep)
        s.fill(cut(back, placed(back, 3.6, 2.2)), s.mid)
    s.rim([back], s.key, (-0.5, -1.0), 1.8)
    for side, elbow, wrist in ((-1, (46, 128), (43, 114)), (1, (86, 127), (92, 112))):
        arm = limb((65 + side * 10, 122, 4.2), (*elbow, 4.0), (*wrist, 3.4))
        s.inked([(arm, s.ink)], 1.3, (0.2, 0.4))
        s.rim([arm], s.key, (-0.4, -1.0), 1.3)
    _claw(s, 42, 114, 0.86, -12, False)
    _claw(s, 93, 112, 0.96, 14, True)
    for x, y, r in ((62.6, 114.4, 1.9), (67.4, 114.4, 1.9), (57, 118.4, 1.2), (73, 118.4, 1.2)):
        s.fill(oval(x, y, r), s.accent)
        s.fill(oval(x - 0.3, y - 0.4, 0.4 * r), "#ffffff")
    for side in (-1, 1):
        fang = limb((65 + side * 3, 124, 2.6), (65 + side * 2, 130, 1.2))
        s.inked([(fang, s.deep)], 1.0, (0, 0.2))


def scorpion(s: Impact) -> None:
    """A scorpion raises its sting at us. Face to face, on the sand; light: a court behind the gate."""
    _gate_by_night(s)
    s.fill(svg("M34 142 C48 135 84 135 104 140 C94 148 46 149 34 142 Z"), s.mid)
    _scorpion_rearing(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((95.0, 77.0), (63.0, 94.0), (63.0, 49.0), (74.0, 116.0)),
        "catches rings on its horn",
        "booth at a fair",
        "lamps of a booth",
    ),
    "m1-38": Picture(
        america_chavez,
        ((54.0, 66.0), (72.0, 86.0), (97.0, 92.0)),
        "nears a keyhole",
        "old door",
        "day out of the hole",
    ),
    "m1-39": Picture(
        gorgon,
        ((86.0, 74.0), (52.0, 72.0), (69.0, 112.0)),
        "opens an eye",
        "overgrown ruin",
        "slit of light over one half",
    ),
    "m1-40": Picture(
        scorpion,
        ((60.0, 46.0), (48.0, 75.0), (65.0, 118.0), (92.0, 98.0)),
        "raises its sting at us",
        "gate by night",
        "court behind a gate",
    ),
}

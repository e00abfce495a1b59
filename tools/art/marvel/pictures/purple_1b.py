"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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

_OPENING: Final = join(oval(60, 58, 23.5), polygon((51, 74), (69, 74), (79, 122), (41, 122)))
"""The keyhole."""
_PATH: Final = svg(
    "M58 62.6 C70 64 72 67 64 70 C52 74 50 78 58 83 C66 88 58 98 54 108 L51 122 L30 172 H104 L73 122 C70 108 74 98 74 90 "
    "C74 80 60 80 62 76 C66 72 80 70 76 65.6 C72 63 64 62 58 62.6 Z"
)
"""The way from the far hills through the keyhole to our feet."""


def _door_ajar_to_the_day(s: Impact) -> None:
    """Paint a dark door and the floor before it, and through its keyhole a country by day whose path runs on to us."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-9, -9), (130, -9), (130, 30), (-9, 62)), s.shade)
    for x in (20.0, 98.0):
        s.fill(box(x, -9, x + 1.6, 122), s.ink)
    s.fill(box(-9, 122, 130, 180), s.ink)
    s.fill(polygon((36, 122), (84, 122), (134, 180), (2, 180)), s.mid)
    s.inked([(_OPENING, s.light)], 2.0, (0, 0))
    with s.clipped(_OPENING):
        s.fill(oval(70, 59, 10), "#ffe27a")
        s.fill(svg("M84 56 C76 56 70 60 60 62 L40 80 H84 Z"), "#e8f7a0")
        s.fill(svg("M30 66 C40 56 50 58 58 64 C66 68 76 68 90 64 V130 H30 Z"), s.accent)
    with s.clipped(join(_OPENING, box(-9, 121, 130, 180))):
        s.fill(_PATH, CREAM[0])
    with s.clipped(_OPENING):
        s.fill(cut(_OPENING, placed(_OPENING, 6.0, 1.6)), s.mid)
        s.fill(cut(_OPENING, placed(_OPENING, 1.8, 0.6)), s.key)
    s.line(_OPENING, s.ink, 2.4)
    with s.clipped(polygon((52.4, 116), (71.6, 116), (104, 172), (30, 172))):
        s.fill(_PATH, CREAM[0])


_FROM_THE_HOLE: Final = (-0.8, -0.6)
_SKIN: Final[Tones] = ("#ffd8b4", "#b0644c", "#5a2850")


def _key_in_fingers(s: Impact) -> None:
    """Paint a plain key that points at the hole, the thumb on its bow, two fingers bent below it, the fore-arm behind."""
    x, y = 75.0, 88.0
    steel: Tones = ("#ffffff", s.key, s.deep)
    arm = limb((132, 160, 13.0), (116, 130, 10.5))
    modelled(s, arm, _SKIN, _FROM_THE_HOLE, 4.0, 1.8, 1.8, 0.8)
    for finger in (
        limb((118, 138, 6.8), (104, 136, 6.2), (98, 127, 4.8)),
        limb((117, 126, 7.2), (103, 127, 6.4), (94, 117, 5.0)),
    ):
        modelled(s, finger, _SKIN, _FROM_THE_HOLE, 3.2, 1.6, 1.7, 1.2)
    with s.moved(x, y, turn=42.0):
        shaft = box(-2, -2.6, 25, 2.6, 2.4)
        bit = polygon((0, 2), (0, 10.5, 0.8), (4, 10.5, 0.8), (4, 6.4), (6, 6.4), (6, 9, 0.8), (9.6, 9, 0.8), (9.6, 2))
        bow = cut(oval(31, 0, 9.2), oval(31.6, 0, 4.6))
        key = join(shaft, bit, bow)
        modelled(s, key, steel, (-1.0, 0.1), 2.4, 1.4, 1.8, 1.2)
    back = svg("M112 112 C120 106 130 108 134 112 V150 C124 146 112 140 108 130 C108 122 108 116 112 112 Z")
    modelled(s, back, _SKIN, _FROM_THE_HOLE, 4.0, 1.8, 1.8, 0.8)
    thumb = limb((120, 114, 7.0), (109, 105, 5.6), (99.6, 104.6, 4.4))
    modelled(s, thumb, _SKIN, _FROM_THE_HOLE, 3.2, 1.8, 1.7, 1.4)
    s.inked([(oval(98.6, 103.4, 2.9, 2.0, 6), _SKIN[0])], 0.9, (0.1, 0.2))


def america_chavez(s: Impact) -> None:
    """A key nears a keyhole with another country behind it. From close by; light: day out of the hole."""
    _door_ajar_to_the_day(s)
    _key_in_fingers(s)


_RHINO: Final = svg(
    "M-10 52 C8 46 26 50 39 60 C48 66 56 74 64 80 C74 87 88 92 95 99 C101 105 102 115 98 121 C95 126 88 128 82 126 "
    "C79 131 71 133 64 131 C54 133 48 142 44 176 H-10 Z"
)
"""Neck and head of a rhinoceros that trots to the right, without horns and ears."""


def _booth_at_a_fair(s: Impact) -> None:
    """Paint a booth at a fair by night: a tent in a flat tone, a ribbed lantern, a striped awning, the counter."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-9, 96), (130, 60), (130, 180), (-9, 180)), s.key)
    tent = polygon((48, 44), (86, 84), (82, 150), (8, 150), (10, 84))
    s.fill(tent, mix(s.mid, s.deep, 0.45))
    s.fill(box(94, 20, 96, 46), s.ink)
    lantern = oval(97, 70, 24, 24)
    s.fill(lantern, CREAM[0])
    with s.clipped(lantern):
        s.fill(oval(93, 66, 20, 21), CREAM[1])
        for y in (52.0, 60.0, 70.0, 80.0, 88.0):
            s.stroke([(70, y), (97, y + 0.14 * (y - 70) + (3 if y > 70 else -3), 124, y)], "#e8b860", 1.0)
    s.fill(box(88, 43, 106, 47.6, 1), s.ink)
    for number, x in enumerate(range(-6, 130, 14)):
        s.fill(join(box(x, -9, x + 14, 22), oval(x + 7, 22, 7, 8)), s.ink if number % 2 else s.light)
    s.fill(box(-9, 138, 130, 180), s.ink)


def _rhinoceros(s: Impact) -> None:
    """Paint the rhinoceros from the side: cream on what faces the lantern, then its own violet, black under the jaw alone."""
    toward = (0.7, -0.7)
    for x, y, turn, tone in ((46, 60, 22, s.deep), (32, 57, -6, s.mid)):
        ear = placed(svg("M-6 8 C-12 -2 -9 -13 -3 -17 C5 -14 9 -4 6 9 Z"), x, y, 1.0, turn)
        s.inked([(ear, tone)], 1.4, (-0.6, 0.6))
        s.rim([ear], s.light, toward, 2.2)
    s.inked([(_RHINO, s.deep)], 1.8, (-0.8, 1.0))
    with s.clipped(_RHINO):
        s.fill(
            svg("M-12 30 H60 L120 90 V118 C104 124 92 122 80 114 C66 112 60 104 48 106 C36 106 22 120 -12 122 Z"), s.mid
        )
        s.fill(svg("M20 30 C36 56 50 78 66 88 C66 98 76 108 92 112 C98 113 103 112 106 110 L120 90 L60 40 Z"), s.key)
        s.fill(svg("M30 40 C42 62 58 80 71 86 C80 91 88 96 95 106 L110 98 L60 46 Z"), CREAM[1])
        s.fill(svg("M40 180 C42 150 46 136 58 129 C68 129 76 126 80 122 C88 126 96 124 101 119 V140 Z"), s.ink)
        for x in (14.0, 26.0):
            s.stroke([(x, 74), (x + 8, 96, x - 2, 124)], s.deep, 2.2)
    eye = svg("M54 92 C57 87 64 87 67 92 C63 95 58 95 54 92 Z")
    s.inked([(eye, "#ffffff")], 1.6, (0, 0))
    s.fill(both(eye, oval(63.4, 90.4, 2.6)), s.ink)
    s.stroke([(50, 88), (57, 83, 68, 88)], s.ink, 3.0)
    s.fill(oval(91.0, 108.0, 4.0, 2.5, 50), s.ink)
    s.stroke([(99, 117), (88, 119.4, 78, 114), (72, 111, 69, 114)], s.ink, 2.2)
    for data, side in (
        ("M62 80 C67 73 70 66 71 57 C78 65 80 76 78 89 C72 87 67 84 62 80 Z", "M74 82 C75 74 74 66 71 57 C80 64 83 78 78 90 Z"),
        ("M77 88 C87 80 93 62 91 40 C107 55 111 84 99 103 C90 99 82 94 77 88 Z", "M94 98 C101 82 101 62 91 40 C110 54 114 86 99 104 Z"),
    ):  # fmt: skip
        horn = svg(data)
        s.inked([(horn, s.deep)], 1.7, (-0.6, 0.8))
        s.fill(both(horn, svg(side)), s.key)
        s.rim([horn], "#ffffff", (1.0, -0.1), 1.6)


def _ring(s: Impact, x: float, y: float, turn: float, near: bool) -> None:
    """Paint one half of a wooden ring: the one before the horn that it hangs on, or the one behind."""
    band = cut(oval(0, 0, 17, 7.0), oval(0, 0, 11.4, 3.0))
    half = placed(both(band, box(-22, 0 if near else -9, 22, 9 if near else 0)), x, y, 1.0, turn)
    s.inked([(half, s.accent)], 1.6, (-0.3, 1.2))
    s.fill(both(half, placed(box(4, -9, 22, 9), x, y, 1.0, turn)), "#f4ffb0")


def rhino(s: Impact) -> None:
    """A rhinoceros catches thrown rings on its horn. From the side, close; light: a paper lantern."""
    _booth_at_a_fair(s)
    with s.moved(71.0, 41.0, 0.86):
        for near in (False, True):
            _ring(s, 0.0, 0.0, -24.0, near)
    _ring(s, 98.0, 78.0, 8.0, near=False)
    with s.moved(8.0, 4.0, 0.94, turn=3.0, about=(70.0, 100.0)):
        _rhinoceros(s)
    _ring(s, 98.0, 78.0, 8.0, near=True)


def gorgon(s: Impact) -> None:
    """A face of stone opens an eye, and cracks. Very close, frontal; light: a slit that falls across the blank half."""
    s.fill(ALL, s.shade)
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
    s.stroke([(36, 70), (46, 60, 62, 68)], s.ink, 1.1)
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


_GATE: Final = arch(25, 118, 70, 172)


def _gate_by_night(s: Impact) -> None:
    """Paint a gate in a dark wall: the bright court with its dunes, the lit jamb, the light on the floor before us."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    s.fill(arch(17, 118, 70, 172), s.mid)
    s.fill(_GATE, s.light)
    with s.clipped(_GATE):
        s.fill(svg("M10 104 C30 92 46 90 62 100 C82 90 100 92 130 108 V172 H10 Z"), s.key)
        s.fill(box(10, 116, 130, 180), s.light)
    s.fill(polygon((-9, 120), (25, 120), (8, 180), (-9, 180)), s.deep)


def _shell(s: Impact, path: skia.Path, reach: float, rim: float = 1.3) -> None:
    """Paint one part of the scorpion, dark before the court: its upper side lit in two steps."""
    s.inked([(path, s.shade)], 0.9, (0.0, 0.0))
    if reach:
        s.fill(cut(path, placed(path, -0.3 * reach, reach)), s.mid)
    s.rim([path], s.key, (0.3, -1.0), rim)


_CLAW: Final = svg(
    "M-5 5 C-14 0 -16 -13 -11 -24 C-8 -30 -4 -35 1 -38 C-2 -30 -3 -24 0 -17 C3 -22 6 -27 12 -30 C15 -20 13 -8 7 2 C4 7 -1 8 -5 5 Z"
)
"""A pincer that opens upward, its thick finger at the left."""
_LEGS: Final = (
    ((63.0, 117.0), (46.0, 116.0), (37.0, 133.0)),
    ((64.0, 121.0), (50.0, 124.0), (44.0, 141.0)),
    ((66.0, 125.0), (57.0, 131.0), (56.0, 145.0)),
)
"""The legs on the left: hip, knee and foot; those on the right mirror them."""
_TAIL: Final = (
    (79.0, 84.0, 8.4),
    (90.0, 74.0, 7.6),
    (97.0, 61.0, 6.8),
    (94.0, 48.0, 6.2),
    (83.0, 41.0, 5.6),
    (71.0, 41.0, 4.8),
)
"""The joints of the tail, each with half of its width."""
_MIDDLE: Final = 73.0
"""Where the scorpion's axis meets the ground."""


def _legs(s: Impact) -> None:
    """Paint the three legs on the left, each in two tapers."""
    for hip, knee, foot in _LEGS:
        _shell(s, limb((*hip, 3.4), (*knee, 2.7), (*foot, 0.8)), 0.0, 1.0)


def _pincer(s: Impact, size: float, turn: float) -> None:
    """Paint the arm on the left and its pincer."""
    _shell(s, limb((62, 113, 4.6), (49, 115, 4.4), (41, 108, 4.6)), 0.0)
    _shell(s, placed(_CLAW, 41, 108, size, turn), 0.0, 2.4)


def _tail(s: Impact) -> None:
    """Paint the tail from its root: five links that taper, the hook, and the drop at its point."""
    for (x0, y0, r0), (x1, y1, r1) in pairwise(_TAIL):
        long = math.hypot(x1 - x0, y1 - y0)
        link = oval(
            (x0 + x1) / 2, (y0 + y1) / 2, 0.5 * long + 1.6, 0.5 * (r0 + r1), math.degrees(math.atan2(y1 - y0, x1 - x0))
        )
        _shell(s, link, 0.55 * r1)
    hook = svg("M74 34 C65 32 57 37 56 46 C56 51 54 55 51 58 C59 57 65 54 67 49 C71 49 75 46 76 41 Z")
    _shell(s, hook, 4.0)
    drop = svg("M51 61 C56 68 58 72 56.600 76 C54.400 80.600 47.600 80.600 45.400 76 C44 72 46.400 68 51 61 Z")
    s.inked([(drop, s.accent)], 1.7, (-0.3, 0.6))
    s.fill(oval(53.2, 73.4, 1.3, 2.2), "#ffffff")


def _scorpion_rearing(s: Impact) -> None:
    """Paint a scorpion that faces us, black before the court: pincers up on both sides, the tail over them."""
    _tail(s)
    for y, rx, ry in ((86.0, 11.0, 7.0), (92.0, 14.0, 8.0), (99.0, 16.4, 8.6), (107.0, 18.0, 9.0)):
        _shell(s, oval(_MIDDLE + 0.2 * (107 - y), y, rx, ry), 3.4)
    for flip, size, turn in ((False, 0.84, -16.0), (True, 0.8, -10.0)):
        with s.moved(about=(_MIDDLE, 0.0), flip=flip):
            _legs(s)
            _pincer(s, size, turn)
    shield = svg(
        "M55 121 C54 110 62 104 73 104 C84 104 92 110 91 121 C91 128 84 132 80 132 C78 135 75 134 73 131 C71 134 68 135 66 132 C62 132 55 128 55 121 Z"
    )
    _shell(s, shield, 4.6)
    for x in (68.0, 78.0):
        s.fill(oval(x, 117, 2.6, 1.5, 18 if x < _MIDDLE else -18), s.light)


def scorpion(s: Impact) -> None:
    """A scorpion raises its sting, claws up. From the front, low; light: a court behind the gate."""
    _gate_by_night(s)
    with s.moved(-2.0):
        s.fill(svg("M42 143 C56 133 92 133 104 143 L122 180 H24 Z"), s.ink)
        _scorpion_rearing(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((98.0, 77.0), (69.0, 95.0), (71.0, 43.0), (97.0, 110.0)),
        "catches rings on its horn",
        "booth at a fair",
        "paper lantern",
    ),
    "m1-38": Picture(
        america_chavez,
        ((60.0, 56.0), (62.0, 104.0), (78.0, 90.0)),
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
        ((60.0, 46.0), (50.0, 74.0), (71.0, 116.0), (93.0, 66.0)),
        "raises its sting at us",
        "gate by night",
        "court behind a gate",
    ),
}

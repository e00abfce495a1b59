"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled, modelled_inside
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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

_FLAT: Final = [skia.Point(0, 0), skia.Point(120, 0), skia.Point(120, 168), skia.Point(0, 168)]
_RECEDING: Final = [skia.Point(9, 20), skia.Point(128, -26), skia.Point(128, 196), skia.Point(9, 146)]
"""The corners of the door, and where they lie for somebody who looks along it to the left."""
_PLATE: Final = svg(
    "M56 34 C62 38 74 38 80 46 C82 58 82 66 84 76 C84 90 84 104 82 112 C74 116 64 118 57 126 C48 118 40 116 32 112 C31 100 31 88 30 76 C32 66 32 58 33 46 C38 38 50 38 56 34 Z"
)
_OPENING: Final = join(oval(56, 62, 16, 17), polygon((49.6, 72), (62.6, 72), (69, 107, 2), (43.6, 109, 2)))


def _along_the_door(s: Impact) -> None:
    """Paint a door that we look along from close by: planks that narrow to the left, an iron strap, its frame."""
    dark = mix(s.ink, s.deep, 0.5)
    s.fill(ALL, dark)
    for number, tone in enumerate(
        (
            mix(s.ink, s.deep, 0.35),
            mix(s.ink, s.deep, 0.65),
            mix(s.ink, s.deep, 0.5),
            mix(s.ink, s.deep, 0.8),
            mix(s.ink, s.deep, 0.6),
        )
    ):
        left = (-2, 8, 22, 42, 78)[number]
        right = (8, 22, 42, 78, 122)[number]
        s.fill(box(left, -2, right, 172), tone)
        s.fill(box(right - 1.0, -2, right, 172), s.ink)
        s.fill(box(right, -2, right + 0.9, 172), s.deep)
    for x, top, low in ((14.0, 30, 70), (31, 8, 44), (96, 60, 92), (70, 120, 160)):
        s.stroke([(x, top), (x + 2, (top + low) / 2, x - 1, low)], s.ink, 0.9)
    s.dots(box(66, -2, 122, 172), s.ink, (80, 70), (122, 60), 0.0, 0.7)
    s.dots(box(-2, -2, 40, 172), s.ink, (34, 60), (-6, 60), 0.0, 0.8)


def _plate_and_hole(s: Impact) -> None:
    """Paint the lock's plate and, through the hole, a bright country by day."""
    plate = placed(_PLATE, 56 - 56 * 1.14, 80 - 80 * 1.14, 1.14)
    s.inked([(placed(plate, 2.4, 2.0), s.deep), (plate, s.mid)], 1.3, (1.4, 1.6))
    s.fill(placed(plate, 2.4, 2.0), s.deep)
    s.fill(plate, mix(s.deep, s.mid, 0.55))
    s.rim([plate], s.key, (-0.8, -0.6), 1.3)
    inner = placed(plate, 56 - 56 * 0.9, 78 - 78 * 0.9, 0.9)
    s.line(inner, s.ink, 1.0)
    with s.clipped(plate):
        s.pool(56, 74, ((27, s.mid), (20, s.key)), 1.5)
    for x, y in ((38, 49), (74, 49), (56, 118)):
        s.inked([(oval(x, y, 2.6), s.key)], 0.9, (0.4, 0.5))
        s.stroke([(x - 1.6, y - 1), (x + 1.6, y + 1)], s.ink, 0.9)
    s.inked([(_OPENING, s.ink)], 1.3, (-0.6, -0.8))
    s.fill(_OPENING, s.mid)
    with s.clipped(both(_OPENING, placed(_OPENING, 2.8, 1.6))):
        s.fill(_OPENING, s.light)
        s.pool(63, 60, ((16, "#fdffe8"), (11, s.accent), (8.4, "#f4ffb0")))
        s.fill(svg("M38 74 C44 64 50 61 55 68 C60 58 67 60 76 70 V90 H38 Z"), s.key)
        s.fill(svg("M38 76 C46 69 60 70 76 78 V112 H38 Z"), s.mid)
        s.fill(
            svg("M50 112 C54 100 62 95 57 88 C54 83 60 79 65 76.600 C64 80 60.600 83 64 88 C69 96 62 102 64 112 Z"),
            "#ffffff",
        )
        for x, y, r in ((49.6, 76.0, 3.4), (70, 79, 2.6)):  # two trees
            s.fill(box(x - 0.6, y, x + 0.6, y + r + 3), s.ink)
            s.fill(oval(x, y, r, r * 1.2), s.deep)
    s.fill(both(_OPENING, svg("M38 96 C42 92 48 94 50 99 V114 H38 Z")), s.deep)
    for x, y, span in ((49.0, 56.0, 3.0), (56.0, 51.6, 2.2)):  # birds over the hills
        s.stroke(
            [(x - span, y - 1.2), (x - 0.4 * span, y - 2, x, y), (x + 0.4 * span, y - 2, x + span, y - 1.2)],
            s.deep,
            1.1,
        )


def _shaft_of_day(s: Impact) -> None:
    """Paint the hard wedge of light that comes out of the hole towards us, and two motes of dust in it."""
    wedge = polygon((72, 58), (45, 108), (46, 172), (124, 172), (124, 110))
    s.fill(wedge, s.mid)
    s.fill(polygon((72, 64), (57, 108), (74, 172), (124, 172), (124, 120)), s.key)
    s.fill(polygon((70, 74), (66, 106), (97, 172), (124, 172), (124, 134)), mix(s.key, s.light, 0.7))


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
    """Paint the forefinger bent under the key, and two fingers behind it."""
    for path, reach in (
        (limb((126, 142, 9.0), (114, 138, 7.4), (106, 128, 5.0)), 3.6),
        (limb((127, 130, 10.0), (112, 127, 8.2), (102, 116, 5.6)), 4.0),
        (limb((128, 116, 11.0), (110, 114, 8.8), (99, 103, 6.2)), 4.4),
    ):
        modelled(s, path, _SKIN, _FROM_THE_HOLE, reach, 1.9, 1.3, 2.0)


def _thumb(s: Impact) -> None:
    """Paint the thumb that lies along the key's bow, over the bent forefinger."""
    thumb = svg(
        "M132 82 C124 78 115 78 108 82 C102 84 96.500 86.500 95 90 C94 94 97 97 102 96.600 C108 96.500 113 97 117 101 L132 112 Z"
    )
    modelled(s, thumb, _SKIN, _FROM_THE_HOLE, 4.6, 2.2, 1.4, 2.0)
    for x in (109, 112):
        s.stroke([(x, 84.500), (x + 1.2, 87, x + 0.6, 89.500)], _SKIN[2], 1.1)


def america_chavez(s: Impact) -> None:
    """A key nears a keyhole with another country behind it. From close along the door; light: day out of the hole."""
    s.fill(ALL, s.ink)
    far = skia.Matrix()
    far.setPolyToPoly(_FLAT, _RECEDING)
    s.canvas.save()
    s.canvas.concat(far)
    _along_the_door(s)
    _plate_and_hole(s)
    s.canvas.restore()
    _shaft_of_day(s)
    _fingers(s)
    _key(s)
    _thumb(s)
    s.glint(67, 84, 6)


def _camp_by_night(s: Impact) -> None:
    """Paint a camp by night in the light of a lantern that swings: tents far off, the trampled ground, broken glass."""
    x, y = 90.0, 86.0
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(
        x, y, ((92, s.deep), (74, mix(s.deep, s.mid, 0.5)), (58, s.mid), (45, s.key), (34, s.light), (23, "#ffffff"))
    )
    s.fill(join(polygon((86, 132), (104, 104), (122, 132)), polygon((108, 132), (124, 98), (146, 132))), s.mid)
    s.fill(polygon((86, 132), (104, 104), (101, 132)), s.light)
    s.fill(box(-4, 130, 124, 172), mix(s.ink, s.deep, 0.5))
    s.fill(oval(90, 141, 42, 8), s.mid)
    s.fill(oval(93, 141, 28, 5), s.key)
    s.fill(polygon((34, 136), (80, 134), (84, 139), (34, 147)), s.ink)


_RHINO: Final = svg(
    "M-9 52 C8 46 26 47 37 55 C44 58 50 62 54 69 C58 78 64 85 71 91 L86 98 C93 101 97 106 97 113 L95 124 C90 127 82 126 74 125 "
    "C64 128 54 134 48 146 L44 174 H-9 Z"
)
"""A rhinoceros that trots to the right, its head low, without horns and ears."""


def _rhinoceros(s: Impact) -> None:
    """Paint the rhinoceros: three folds in its neck, a small deep eye, a square lip, what faces the lantern lit."""
    toward = (0.8, -0.6)
    hide: Tones = (s.light, s.mid, s.deep)
    horn: Tones = ("#ffffff", s.light, s.mid)
    for ear in (
        svg("M42 64 C36 58 36 49 43 45 C51 46 54 56 50 63 Z"),
        svg("M31 62 C24 57 23 48 29 43 C37 45 41 54 39 62 Z"),
    ):
        modelled(s, ear, hide, toward, 3.0, 1.6, 1.6, 2.2, dotted=False)
        s.fill(placed(ear, 0.42 * ear.getBounds().centerX(), 0.44 * ear.getBounds().bottom(), 0.58), s.deep)
    s.inked([(_RHINO, s.ink)], 1.7, (-1.0, 1.6))
    modelled_inside(s, _RHINO, hide, (0.8, -0.6), 6.0, 0.0)
    with s.clipped(_RHINO):
        s.fill(svg("M52 66 C60 82 72 92 92 102 V114 C76 114 62 106 56 98 C48 90 46 76 52 66 Z"), s.key)
        for x, wide in ((30, 9), (17, 8), (4, 7)):
            fold = svg("M0 40 C-7 66 -6 104 6 150 L14 150 C5 110 4 70 9 40 Z")
            s.fill(placed(fold, x, 0), s.deep)
            s.fill(placed(svg("M9 40 C4 70 5 110 14 150 H20 C12 112 12 72 16 44 Z"), x, 0), s.key)
            s.dots(box(x - 12, 40, x + 1, 150), s.ink, (x - 12, 90), (x + 2, 88), 0.0, 0.85, pitch=2.4)
            s.stroke([(x + wide, 44), (x + 0.4 * wide, 70, x + 0.6 * wide, 104), (x + wide + 2, 146)], s.key, 1.5)
        s.dots(svg("M40 110 H96 V150 H30 Z"), s.ink, (66, 110), (58, 138), 0.0, 0.8, pitch=2.4)
        s.rim([_RHINO], "#ffffff", toward, 2.6)
    s.stroke([(45, 79), (52, 76, 60, 83)], s.ink, 2.8)
    s.fill(oval(53, 86, 3.0, 2.8, 20), s.ink)
    s.fill(oval(54.2, 85, 1.0), "#ffffff")
    for points in ([(45, 90), (52, 94, 60, 91)], [(43, 85), (46, 89)], [(62, 104), (66, 110, 64, 118)]):
        s.stroke(points, s.deep, 1.5)
    s.fill(oval(91, 110, 2.6, 1.8, 60), s.ink)
    s.stroke([(92, 121), (82, 121, 76, 116), (72, 112, 70, 113)], s.ink, 2.2)
    modelled(s, svg("M57 74 C59 67 63 61 70 57 C69 66 70 75 73 84 Z"), horn, toward, 2.4, 1.4)
    big = svg("M70 88 C78 80 81 64 78 44 C91 52 101 76 93 101 C84 98 76 94 70 88 Z")
    modelled(s, big, horn, toward, 4.0, 0.0, 1.7, 2.2)
    s.dots(big, s.deep, (92, 76), (76, 88), 0.0, 0.7, pitch=2.2)
    s.rim([big], "#ffffff", toward, 2.4)
    for points in ([(72, 89.6), (80, 89, 93, 97)], [(75, 86), (83, 86, 94, 92)]):
        s.stroke(points, s.ink, 1.2)


def _lantern(s: Impact) -> None:
    """Paint the camp's lantern that swings off the horn's tip on its rope, a cage of wire round its glass."""
    for tone, width in ((s.ink, 3.8), (s.light, 1.5)):
        s.stroke([(84, 68), (93, 66, 98.6, 76)], tone, width)
    with s.moved(104.0, 90.0, 1.06, turn=-25.0):
        s.rays(0, 2, 15, 26, 15, s.accent, duty=0.3, seed=3, inward=False)
        glass = svg("M-7 -8 H7 C11 -2 11 7 7 12 H-7 C-11 7 -11 -2 -7 -8 Z")
        cap = polygon((-4, -15, 1), (4, -15, 1), (9, -8, 1), (-9, -8, 1))
        s.inked([(cap, s.mid), (box(-9, 11, 9, 17, 1.6), s.mid), (glass, s.accent)], 1.8, (-0.6, 0.9))
        s.fill(box(-9, 11, -2, 17, 1.6), s.light)
        s.fill(svg("M-4 -15 H-1 L-4 -8 H-9 Z"), s.light)
        s.fill(oval(0, 2.4, 6.0, 7.4), "#f6ffae")
        s.fill(svg("M0 -5 C5 1 4 8 0 9 C-4 8 -5 1 0 -5 Z"), "#ffffff")
        s.line(glass, s.ink, 1.2)
        for points in ([(-9.4, -1), (0, 2, 9.4, -1)], [(-9.4, 6), (0, 9, 9.4, 6)], [(-3, -8), (-5, 2, -3, 12)]):
            s.stroke(points, s.ink, 1.1)
        s.stroke([(3, -8), (5, 2, 3, 12)], s.ink, 1.1)


def rhino(s: Impact) -> None:
    """A rhinoceros trots off with the camp's lantern on its horn. From the side, close; light: that lantern."""
    _camp_by_night(s)
    with s.moved(-5.0, 8.0, 0.92, about=(100.0, 130.0)):
        _rhinoceros(s)
    _lantern(s)


def gorgon(s: Impact) -> None:
    """A face of stone opens an eye, and cracks. Very close, frontal; light: a torch from below on the left."""
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
        s.fill(svg("M74 0 C70 30 76 50 72 66 L78 100 L72 112 L74 124 L70 160 H124 V0 Z"), s.mid)
        s.fill(svg("M92 20 C106 40 108 80 100 108 C96 126 88 140 80 152 H124 V10 Z"), s.deep)
        s.dots(face, s.ink, (84, 90), (112, 60), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M24 96 C36 90 48 92 56 100 C60 112 58 124 62 134 L66 156 H24 Z"), s.light)
        s.fill(svg("M46 134 C54 126 60 128 69 130 C66 138 66 146 68 154 H48 Z"), "#ffffff")
        s.fill(svg("M30 62 C36 50 50 48 62 56 L62 62 C52 56 42 58 34 66 Z"), "#ffffff")
        s.fill(svg("M28 38 C38 22 54 16 69 16 C62 24 50 32 46 44 C40 42 34 42 28 46 Z"), s.light)
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
    s.steps(gate, (59, 26), (59, 104), [s.key, mix(s.key, s.light, 0.6), s.light, "#ffffff", "#ffffff"])
    with s.clipped(gate):
        s.fill(join(box(20, 96, 98, 120), oval(42, 96, 9, 8), box(74, 82, 84, 120), oval(79, 82, 5, 6)), s.key)
    near = svg("M-4 172 V114 H124 V172 Z")
    s.fill(near, s.deep)
    s.fill(polygon((27, 114), (91, 114), (118, 172), (0, 172)), s.key)
    s.fill(polygon((40, 114), (78, 114), (94, 172), (24, 172)), s.light)
    s.dots(near, s.ink, (60, 120), (126, 146), 0.0, 0.7)


def _claw(s: Impact, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Paint a claw that opens upward from its wrist at a point, the thick finger outside."""
    palm = svg(
        "M-4 2 C-13 -4 -15 -16 -11 -25 C-9 -31 -5 -35 0 -38 C-3 -30 -3 -24 0 -19 C3 -24 7 -28 13 -30 C13 -20 12 -8 5 1 C3 4 -1 4 -4 2 Z"
    )
    path = placed(palm, x, y, size, turn, flip)
    s.inked([(path, s.ink)], 1.4, (0.3, 0.5))
    with s.clipped(path):
        s.fill(placed(svg("M-4 2 C-13 -4 -15 -16 -11 -25 L-6 -26 C-9 -16 -7 -6 0 2 Z"), x, y, size, turn, flip), s.deep)
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
            s.fill(cut(ring, placed(ring, 2.8, 3.2)), s.deep)
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
        s.fill(cut(back, placed(back, 3.4, 2.0)), s.deep)
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
    s.fill(svg("M28 142 C44 130 92 130 112 138 C100 150 44 152 28 142 Z"), s.deep)
    _scorpion_rearing(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((82.0, 74.0), (53.0, 85.0), (78.0, 108.0), (92.0, 86.0)),
        "carries off a lantern",
        "camp by night",
        "lantern on the horn",
    ),
    "m1-38": Picture(
        america_chavez,
        ((54.0, 66.0), (72.0, 86.0), (97.0, 92.0)),
        "nears a keyhole",
        "along an old door",
        "day out of the hole",
    ),
    "m1-39": Picture(
        gorgon, ((86.0, 74.0), (52.0, 72.0), (69.0, 112.0)), "opens an eye", "overgrown ruin", "torch from below"
    ),
    "m1-40": Picture(
        scorpion,
        ((60.0, 46.0), (48.0, 75.0), (65.0, 118.0), (92.0, 98.0)),
        "raises its sting at us",
        "gate by night",
        "court behind a gate",
    ),
}

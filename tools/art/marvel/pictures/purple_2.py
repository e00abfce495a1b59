"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import PALETTES, PURPLE, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _orchard_at_dusk(s: Impact) -> None:
    """Paint an orchard at dusk from the height of the grass: a lit window far off at the left, trunks, fallen apples."""
    sky = [mix(s.deep, s.ink, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light]
    s.steps(ALL, (70, 6), (62, 104), sky)
    s.dots(ALL, s.ink, (60, 50), (66, -6), 0.0, 0.6)
    for points in (((64, 62, 0.4), (84, 58, 2.4), (118, 60, 0.4)), ((-9, 54, 0.4), (8, 57, 1.8), (24, 55, 0.4))):
        s.fill(ribbon(points), s.deep)
    s.fill(svg("M-9 118 V100 C8 92 18 98 30 96 C46 94 60 102 80 96 L130 92 V118 Z"), mix(s.deep, s.ink, 0.3))
    cottage = placed(svg("M26 112 V82 L20 82 L38 65 V56 H44 V60 L46 58 L70 82 H64 V112 Z"), -12, 0)
    s.fill(cottage, s.ink)
    s.fill(box(38, 84, 52, 101), s.accent)
    for points in ([(45, 84), (45, 101)], [(38, 92.5), (52, 92.5)]):
        s.stroke(points, s.ink, 1.5)
    for data in (
        "M96 -4 C92 30 98 70 92 124 H112 C108 80 112 40 122 -4 Z",
        "M66 -4 C68 10 80 20 98 26 L98 34 C80 32 62 18 54 -4 Z",
    ):
        wood = svg(data)
        s.fill(wood, mix(s.ink, s.deep, 0.2))
        s.rim([wood], s.mid, (-1.0, 0.2), 1.6)
    for x, y, r in ((44, 8, 15), (62, 2, 13), (88, 6, 16), (112, 44, 13), (120, 30, 12)):
        s.fill(oval(x, y, r), mix(s.ink, s.deep, 0.35))
    for x, y in ((52, 20), (72, 14)):
        s.fill(oval(x, y, 3.8), "#7fae1a")
        s.fill(oval(x - 1.0, y + 0.6, 2.6), s.accent)
    s.fill(svg("M-4 116 C24 110 60 114 124 110 V172 H-4 Z"), mix(s.ink, s.deep, 0.8))
    s.fill(svg("M-4 118 C30 113 90 114 124 122 V172 H-4 Z"), s.mid)
    s.fill(svg("M10 118 C26 115 42 115 54 117 C80 124 100 134 112 142 L80 172 H0 Z"), s.key)
    lots = chance(41)
    for number in range(26):
        x, y = 34 + 3.6 * number * 0.96, 142 + 8 * next(lots)
        blade = ribbon(
            [(x, y + 10, 1.6), (x + 3 * (next(lots) - 0.5), y, 1.2), (x + 8 * (next(lots) - 0.5), y - 9, 0.2)]
        )
        s.fill(blade, s.ink if number % 3 else s.deep)


def _spine(s: Impact, turn: float, near: float, far: float, width: float) -> None:
    """Paint a spine of a coat about (80, 120), light where it faces the window at the left."""
    base, tip = around(80, 120, near, turn), around(80, 120, far, turn + 4)
    path = ribbon([(*base, width), (*tip, 0.2)])
    facing = math.cos(math.radians(turn - 205))
    s.inked([(path, s.light if facing > 0.45 else s.key if facing > -0.3 else s.mid)], 1.3, (0.4, 0.5))


def _hedgehog(s: Impact) -> None:
    """Paint a hedgehog that trots to the left, its face in the light, an apple stuck on its back."""
    s.fill(oval(80, 139, 36, 3.4), s.ink)
    for x, y in ((94, 134), (66, 135)):
        s.inked([(oval(x, y, 6.6, 4.4), s.mid)], 1.6, (0.3, 0.6))
    for number in range(14):
        _spine(s, 186 + 12.6 * number, 20, 41, 5.0)
    body = svg(
        "M49 130 C46 108 60 92 80 92 C102 92 116 110 112 128 C110 134 104 136 96 136 H62 C54 136 50 134 49 130 Z"
    )
    s.inked([(body, s.deep)], 2.0, (0.6, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -9, -7)), mix(s.deep, s.ink, 0.6))
        for row, (reach, count, tone) in enumerate(
            ((36, 13, s.light), (28, 11, s.key), (20, 8, s.light), (12, 5, s.key))
        ):
            for number in range(count):
                turn = 168 + 6 * (row % 2) + number * 200 / count
                base, tip = around(82, 126, reach - 10, turn), around(82, 126, reach, turn + 7)
                s.fill(ribbon(((*base, 1.7), (*tip, 0.2))), tone if number < 0.7 * count else s.mid)
    face = svg(
        "M61 100 C52 100 46 105 41 112 C38 117 34 120 32 123 C31 127 34 129 38 128.500 C46 131 56 133 64 131 C70 124 70 106 61 100 Z"
    )
    s.inked([(face, s.light)], 2.2, (0.5, 1.0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -6, -5)), s.key)
        s.fill(cut(face, placed(face, 2.0, 1.2)), "#ffffff")
    ear = oval(61, 106, 5.0, 5.8, 20)
    s.inked([(ear, s.key)], 1.7, (0.4, 0.6))
    s.fill(oval(61.6, 107, 2.4, 3.2, 20), s.deep)
    s.inked([(oval(33.4, 124, 3.8, 3.3), s.ink)], 0.8, (0, 0))
    s.fill(oval(32.4, 122.6, 1.1), "#ffffff")
    s.fill(oval(49, 114, 3.1, 3.6), s.ink)
    s.fill(oval(48, 112.6, 1.2), "#ffffff")
    s.stroke([(38, 127.6), (43, 128.4, 47, 125.6)], s.ink, 1.4)
    s.fill(oval(52.4, 121.6, 3.0, 2.0), s.key)
    for x, y in ((50, 134), (80, 137)):
        foot = oval(x, y, 6.8, 4.2)
        s.inked([(foot, s.light)], 1.6, (0.3, 0.7))
        for dx in (-3.4, 0.0):
            s.stroke([(x + dx - 1, y + 0.6), (x + dx - 1.4, y + 3)], s.ink, 1.0)


def _pierced_apple(s: Impact) -> None:
    """Paint an apple, its stalk and a leaf, the light of the window on its left."""
    apple = svg(
        "M78 61 C72 56 60 58 59 70 C59 81 68 88 76 87 C79 86 81 86 83 87 C92 87 98 78 96 68 C94 58 84 57 78 61 Z"
    )
    s.inked([(apple, s.accent)], 2.4, (0.8, 1.1))
    with s.clipped(apple):
        s.fill(cut(apple, placed(apple, -7, -4)), "#7fae1a")
        s.dots(apple, "#5c8a12", (80, 74), (96, 84), 0.0, 0.7, pitch=2.4)
        s.fill(cut(apple, placed(apple, 2.6, 1.6)), "#f2ffae")
        s.fill(oval(78, 62, 6, 2.2), "#7fae1a")
    s.fill(oval(66, 68, 2.6, 4.4, 20), "#ffffff")
    for tone, wide in ((s.ink, 4.4), (s.mid, 1.6)):
        s.stroke([(78, 63), (79, 57, 83, 53)], tone, wide)
    leaf = svg("M81 56 C86 49 96 49 101 55 C95 60 87 60 81 56 Z")
    s.inked([(leaf, s.accent)], 1.7, (0.3, 0.6))
    s.stroke([(83, 56), (90, 54, 97, 55)], s.ink, 1.0)


def okoye(s: Impact) -> None:
    """A hedgehog trots home with an apple on its spines. In profile, low; light: a lit window across the orchard."""
    _orchard_at_dusk(s)
    with s.moved(3.0, -2.0, 0.97, about=(78.0, 136.0)):
        _hedgehog(s)
        with s.moved(-10.0, 8.0):
            _pierced_apple(s)
        for turn in (240.0, 253.0, 266.0):
            _spine(s, turn, 26, 39, 4.2)


_BY_THE_GAP: Final = (-0.9, -0.3)
"""Where the sky is open under the clouds."""


def _plain_in_the_rain(s: Impact) -> None:
    """Paint a plain under a cloud: a bright gap above the horizon, slanting rain, a far acacia, puddles."""
    s.fill(ALL, s.deep)
    s.fill(svg("M-4 30 C20 24 50 34 124 24 V130 H-4 Z"), s.mid)
    s.fill(svg("M-4 40 C20 34 60 44 124 34 V130 H-4 Z"), s.key)
    s.fill(svg("M-4 52 C24 46 60 56 124 46 V130 H-4 Z"), s.light)
    for x, y, size in ((46.0, 112.0, 1.0), (114, 108, 0.7)):
        s.fill(placed(svg("M-1 14 L-1 2 L-8 -2 C-12 -8 12 -8 8 -2 L1 2 L1.600 14 Z"), x, y, size), s.mid)
    s.fill(polygon((-4, 124), (124, 120), (124, 172), (-4, 172)), mix(s.deep, s.mid, 0.4))
    s.fill(oval(72, 143, 30, 6.0), s.key)
    s.fill(oval(66, 143, 20, 3.6), s.light)
    lots = chance(17)
    for number in range(20):
        x, y = 2.4 * number + 3 * next(lots), 44 + 74 * next(lots)
        s.stroke([(x + 2, y), (x - 2.4, y + 13)], s.mid, 1.6)


def _calf(s: Impact) -> None:
    """Paint a calf from the side in the light of the gap, its trunk up to a drop of rain."""
    hide: Tones = ("#ffffff", s.light, s.key)
    dim: Tones = (s.key, mix(s.mid, s.key, 0.4), s.mid)
    tail = ribbon(((86, 108, 1.4), (90, 116, 1.2), (88, 124, 0.9)))
    modelled(s, tail, dim, _BY_THE_GAP, 0.8, 0.6, 1.0, 0.6, dotted=False)
    for x in (60.0, 77.0):
        modelled(s, limb((x, 118, 5.0), (x, 138, 4.4)), dim, _BY_THE_GAP, 2.0, 1.0, 1.1, 1.2, dotted=False)
    body = svg("M52 104 C56 94 78 94 86 104 C90 114 88 124 84 128 C76 132 64 132 57 128 C52 122 50 112 52 104 Z")
    modelled(
        s,
        join(body, limb((66, 120, 6.0), (67, 139, 5.0)), limb((82, 118, 6.0), (83, 139, 5.0))),
        hide,
        _BY_THE_GAP,
        6.0,
        2.0,
        1.3,
        1.8,
        dotted=False,
    )
    trunk = ribbon(((46, 112, 4.4), (39, 117, 3.6), (36, 110, 3.0), (38, 101, 2.6)), 10)
    head = svg("M45 100 C48 92 58 90 64 96 C69 104 66 116 58 118 C52 120 46 118 43 114 C41 110 42 105 45 100 Z")
    modelled(s, join(trunk, head), hide, _BY_THE_GAP, 4.0, 2.0, 1.3, 1.6, dotted=False)
    ear = svg("M58 100 C64 94 74 97 74 106 C74 114 68 119 63 117 C59 112 57 106 58 100 Z")
    modelled(s, ear, (s.light, s.key, s.mid), _BY_THE_GAP, 2.6, 1.4, 1.2, 1.4, dotted=False)
    s.fill(svg("M47.600 105 C49.400 103 52 103 53.600 105 C51.600 107 49.200 107 47.600 105 Z"), s.ink)
    for x in (64.0, 68.4, 80.4, 84.6):
        s.stroke([(x, 142.6), (x + 1.6, 142.6)], s.ink, 1.0)


def _mother_above(s: Impact) -> None:
    """Paint the cow from the side, its belly above the calf: rump and tail before the gap, head and ear in the light."""
    hide: Tones = (s.light, s.mid, s.deep)
    back: Tones = (s.light, mix(s.mid, s.deep, 0.25), s.deep)
    tail = ribbon(((104, 58, 2.2), (109, 72, 1.8), (107, 86, 1.4)), 10)
    modelled(
        s,
        join(tail, svg("M105.600 85 C103 91 103.600 96 106 99 C109 96 110 90 108.600 85 Z")),
        back,
        _BY_THE_GAP,
        1.0,
        0.8,
        1.2,
        1.2,
    )
    modelled(
        s,
        limb((63, 96, 9.0), (62, 138, 7.6)),
        (s.mid, s.deep, mix(s.deep, s.ink, 0.4)),
        _BY_THE_GAP,
        3.0,
        1.4,
        1.3,
        1.6,
    )
    body = svg(
        "M52 46 C62 33 86 30 98 42 C106 51 108 70 106 90 C105 104 106 122 106 139 C106 143.500 90 143.500 89 139 "
        "C89 126 88 114 84 105 C78 109 70 108 64 102 C56 94 49 80 49 64 C49 55 50 50 52 46 Z"
    )
    modelled(s, body, back, _BY_THE_GAP, 9.0, 2.6, 1.6, 2.4)
    for y in (114, 121):
        s.stroke([(92, y), (97, y + 2.6, 103, y + 1.4)], s.ink, 1.2)
    for x in (90.6, 95.4, 100.2):
        s.fill(svg(f"M{x} 141 C{x} 137 {x + 3.4} 137 {x + 3.4} 141 Z"), s.light)
    with s.moved(-5.0, 2.0, 0.9, about=(52.0, 60.0)):
        tusk = ribbon(((50, 66, 3.2), (46, 74, 2.8), (37, 76, 0.6)), 10)
        modelled(s, tusk, ("#ffffff", "#ffffff", s.key), _BY_THE_GAP, 1.4, 0.8, 1.2, 1.2, dotted=False)
        head = svg("M42 52 C42 40 50 30 62 28 C74 28 82 38 80 52 C78 64 70 70 60 70 C52 70 42 64 42 52 Z")
        modelled(s, join(_TRUNK, head), hide, _BY_THE_GAP, 6.0, 2.6, 1.5, 2.0)
        s.fill(svg("M46 46 C48 38 54 33 61 32 C64 36 62 42 57 44 C53 45 49 45 46 46 Z"), s.key)
        for start, end in (((37, 64), (46, 66)), ((33, 71), (42, 73)), ((32, 78), (40, 79))):
            s.stroke([start, end], s.ink, 1.1)
        s.fill(oval(54, 52.6, 2.7), s.ink)
        s.fill(oval(53.2, 51.6, 0.9), "#ffffff")
        s.stroke([(50, 48.6), (54, 46.8, 58.4, 49.6)], s.ink, 1.3)
        ear = svg("M66 36 C78 28 96 34 97 54 C97 70 86 82 78 80 C70 72 62 52 66 36 Z")
        modelled(s, ear, (s.light, s.mid, s.deep), _BY_THE_GAP, 6.0, 2.4, 1.5, 2.2)
        s.fill(svg("M70 42 C76 38 84 40 86 48 C80 47 74 48 71 52 Z"), s.key)
        s.stroke([(74, 46), (83, 52, 82, 68)], s.ink, 1.4)


_TRUNK: Final = ribbon(((51, 54, 9.6), (42, 62, 7.6), (37, 72, 6.0), (37, 82, 4.8), (43, 90, 4.0), (51, 88, 3.2)), 12)
"""The cow's trunk, its tip about the stalk of the leaf."""


def _leaf_for_an_umbrella(s: Impact) -> None:
    """Paint the leaf that the trunk holds by its stalk over the calf, rain bursting on it."""
    s.stroke([(45, 94), (50, 84, 62, 82)], s.ink, 4.4)
    s.stroke([(45, 94), (50, 84, 62, 82)], s.accent, 2.2)
    leaf = svg("M48 92 C48 82 62 76 80 83 C89 87 96 93 101 101 C90 97 80 98 72 100 C66 97 56 97 48 92 Z")
    s.inked([(leaf, s.accent)], 1.6, (0.6, 1.2))
    with s.clipped(leaf):
        s.fill(cut(leaf, placed(leaf, -1.0, -4.0)), "#7fae1a")
        s.stroke([(50, 89), (70, 83, 101, 101)], "#f2ffae", 1.6)
        for points in (
            [(62, 86), (58, 95)],
            [(72, 87), (71, 98)],
            [(82, 90.6), (84, 98)],
            [(66, 86), (70, 79)],
            [(77, 88.4), (82, 84)],
        ):
            s.stroke(points, "#7fae1a", 1.1)
    with s.clipped(_TRUNK):
        s.fill(oval(50, 84, 3.6), s.mid)
    s.line(oval(48.4, 87.6, 4.2, 3.2, -20), s.ink, 1.2)
    for x, y in ((60, 78), (72, 76), (86, 83)):
        s.fill(
            polygon(
                (x, y), (x - 3, y - 4), (x - 0.6, y - 1.6), (x + 0.4, y - 5.4), (x + 1.0, y - 1.6), (x + 3.6, y - 3.6)
            ),
            "#ffffff",
        )


def she_hulk(s: Impact) -> None:
    """A cow elephant holds a leaf over the calf between her legs. From its height; light: the gap below the cloud."""
    _plain_in_the_rain(s)
    with s.moved(5.0, 0.0, 0.93, about=(60.0, 142.0)):
        _mother_above(s)
    with s.moved(1.0, 1.0, 0.82, about=(70.0, 142.0)):
        _calf(s)
    with s.moved(4.0, -0.6):
        _leaf_for_an_umbrella(s)


def _street_below_a_hoist(s: Impact) -> None:
    """Paint a street from its floor: two dark fronts with windows, a bright sky between them, the pavement struck."""
    s.steps(ALL, (66, -6), (66, 130), [s.mid, s.key, s.light, s.light])
    s.pool(72, 84, ((44, "#ffffff"),))
    for corners, lit in (
        (((-9, -9), (34, -9), (20, 180), (-9, 180)), 1.0),
        (((129, -9), (98, -9), (114, 180), (129, 180)), -1.0),
    ):
        front = polygon(*corners)
        s.fill(front, mix(s.ink, s.deep, 0.55))
        s.dots(front, s.ink, (66 - 40 * lit, 60), (66 - 66 * lit, 20), 0.0, 0.7)
        s.rim([front], s.key, (lit, 0.0), 1.6)
    for x, y, wide in ((8, 50, 9), (6, 78, 9), (110, 54, 7), (113, 80, 8), (114, 106, 9)):
        s.fill(polygon((x, y), (x + wide, y + 1), (x + wide - 1, y + 15), (x, y + 15)), s.mid)
    for x, top, foot in ((44, 30, 62), (54, 6, 36), (66, -4, 28), (77, 10, 34)):
        s.fill(ribbon(((x, top, 0.3), (x, (top + foot) / 2, 1.2), (x, foot, 0.3))), s.mid)
    s.fill(polygon((-4, 130), (124, 124), (124, 172), (-4, 172)), s.mid)
    s.fill(polygon((28, 172), (42, 128.4), (108, 125), (122, 172)), s.key)


_PIANO: Final = svg("M-37 -4 C-38 -7 -36 -9 -33 -9 H36 C39 -9 40 -7 40 -4 L39 13 H-36 Z")


_LID: Final = svg("M-33 -9 L-27 -43 C-10 -47 6 -45 14 -38 C22 -31 26 -24 33 -20 C37 -17 38 -13 37 -9 Z")


def _blow_on_the_pavement(s: Impact) -> None:
    """Paint what the corner of a piano does to the ground: its hard shadow, a flash, cracks."""
    s.fill(polygon((38, 134), (60, 129), (104, 129), (96, 137), (58, 139)), s.deep)
    s.flash(98, 125, 25, 11, s.accent, 7, 0.5, 0.62)
    s.flash(98, 125, 18, 11, "#ffffff", 7, 0.5, 0.62)
    for points in (
        [(94, 131), (84, 137), (80, 136), (66, 143), (60, 149)],
        [(98, 132), (101, 139), (98, 142), (104, 150)],
        [(84, 137), (86, 142), (82, 149)],
    ):
        s.stroke(points, s.ink, 1.7)


def _falling_piano(s: Impact) -> None:
    """Paint a grand piano from the front as its right corner strikes: lid up, one leg left, its keyboard snapped in two."""
    with s.moved(66.0, 99.0, 0.93, turn=23.0):
        leg = polygon((-31, 12), (-21, 12), (-24, 36), (-27, 36))
        s.inked([(join(leg, oval(-25.5, 36.6, 3.0)), s.deep)], 1.5, (0.6, 0.6))
        s.rim([leg], s.key, (-1.0, 0.0), 1.6)
        s.stroke([(20, -9), (9, -38)], s.ink, 2.4)
        s.inked([(_LID, s.ink)], 1.8, (0.6, 1.0))
        inner = svg("M-28 -9 L-23 -38 C-10 -42 4 -41 11 -35 C18 -29 22 -22 29 -17 C31 -15 32 -12 32 -9 Z")
        s.fill(inner, s.deep)
        s.fill(both(inner, polygon((-40, -4), (-24, -50), (-2, -50), (-18, -4))), s.mid)
        s.dots(inner, s.ink, (0, -30), (30, -8), 0.0, 0.8)
        s.rim([_LID], "#ffffff", (-0.8, -0.6), 1.8)
        s.inked([(_PIANO, s.ink)], 1.8, (0.6, 1.0))
        s.rim([_PIANO], s.key, (-0.4, -1.0), 1.8)
        s.fill(polygon((-34, 8), (37, 8), (36.6, 10.4), (-33, 10.4)), s.deep)


def _broken_keyboard(s: Impact) -> None:
    """Paint the ivory strip: one half still in the case, the other one flung off with a jagged end, one spring, chips."""
    with s.moved(66.0, 99.0, 0.93, turn=23.0):
        strip = polygon((-33, -5), (6, -5), (3, -1.4), (8, 1.6), (4, 7.4), (-33, 7.4))
        s.fill(strip, "#ffffff")
        s.fill(both(strip, box(-33, 4.8, 8, 7.4)), s.key)
        for number in range(1, 7):
            x = -33.0 + 5.7 * number
            s.stroke([(x, -5), (x, 7.4)], s.ink, 1.0, blunt=True)
            if number not in (3, 7):
                s.fill(box(x - 1.7, -5, x + 1.7, 1.8), s.ink)
    with s.moved(99.0, 91.0, 0.93, turn=-14.0):
        other = polygon((-12, -7), (-15, -3.4), (-10, -0.4), (-14, 5.6), (14, 7.0), (16, -6))
        s.inked([(other, "#ffffff")], 1.6, (0.6, 1.0))
        s.fill(both(other, box(-20, 3.4, 20, 8)), s.key)
        for number in range(4):
            x = -8.0 + 5.7 * number
            s.stroke([(x, -6.4), (x, 6.2)], s.ink, 1.0, blunt=True)
            if number != 2:
                s.fill(box(x - 1.7, -6.6, x + 1.7, 0.8), s.ink)
    spring = ((80, 92, 1.2), (76, 80, 1.5), (84, 74, 1.5), (88, 80, 1.3), (82, 83, 1.2), (79, 74, 1.2), (86, 65, 1.0))
    s.inked([(ribbon(spring, 14), s.accent)], 1.3, (0.3, 0.4))
    s.debris(
        ((112, 114, 3.4, 20), (84, 142, 3.0, 60), (110, 140, 3.2, 110), (72, 134, 2.0, 10), (103, 146, 2.0, 40)),
        s.light,
        "#ffffff",
    )


def carnage(s: Impact) -> None:
    """A grand piano strikes the street, its keyboard snaps. From below; light: the sky between the fronts."""
    _street_below_a_hoist(s)
    _blow_on_the_pavement(s)
    _falling_piano(s)
    _broken_keyboard(s)


_BY_THE_DOOR: Final = (-0.9, -0.45)
_GREAT: Final[Tones] = (
    PALETTES[PURPLE].light,
    PALETTES[PURPLE].deep,
    mix(PALETTES[PURPLE].ink, PALETTES[PURPLE].deep, 0.3),
)
"""The great dog's coat."""


def _yard_before_a_door(s: Impact) -> None:
    """Paint a yard in the evening: an open door at the left and its wedge of light on fence and ground."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    for x in range(2, 126, 15):
        plank = polygon((x, 30), (x + 6.5, 23), (x + 13, 30), (x + 13, 118), (x, 118))
        s.fill(plank, s.deep)
        s.rim([plank], s.mid, (-1, -0.4), 1.0)
    s.fill(polygon((-4, 20), (124, 58), (124, 120), (-4, 120)), s.mid)
    for x in range(2, 126, 15):
        s.fill(polygon((x + 13, 21), (x + 15, 21), (x + 15, 118), (x + 13, 118)), s.deep)
    s.fill(polygon((-4, 26), (84, 66), (84, 120), (-4, 120)), s.key)
    s.fill(polygon((-4, 34), (58, 72), (58, 120), (-4, 120)), s.light)
    s.fill(box(-4, 116, 124, 172), s.deep)
    s.fill(polygon((-4, 116), (74, 116), (118, 172), (-4, 172)), s.key)
    s.fill(polygon((-4, 116), (50, 116), (76, 172), (-4, 172)), s.light)


def _pup(s: Impact) -> None:
    """Paint a pup that hangs on the end of the bone by its teeth, all four feet in the air."""
    coat: Tones = ("#ffffff", "#ffffff", s.key)
    patch: Tones = (s.mid, s.deep, s.ink)
    s.fill(oval(50, 141, 15, 2.6), s.ink)
    far: Tones = (s.light, mix(s.key, s.light, 0.5), s.mid)
    tail = ribbon(((46, 116, 2.8), (37, 116, 2.4), (33, 108, 1.6), (36, 102, 0.8)), 12)
    far_arm = limb((57, 97, 4.2), (66, 103, 3.0), (67, 110, 2.8))
    far_leg = limb((56, 116, 5.6), (66, 121, 3.8), (70, 131, 3.0))
    body = svg("M47 84 C55 82 61 88 62 98 C64 108 64 118 58 123 C51 127 44 123 43 114 C42 102 41 90 47 84 Z")
    near_arm = limb((48, 97, 4.6), (54, 107, 3.2), (60, 112, 2.9))
    near_leg = join(
        svg("M44 110 C38 114 37 124 42 129 C48 130 54 124 55 117 C53 111 48 108 44 110 Z"),
        limb((43, 126, 3.6), (52, 134, 3.0), (58, 137, 2.8)),
    )
    group(
        s,
        [
            (tail, patch, 1.4),
            (far_leg, far, 1.8),
            (far_arm, far, 1.8),
            (body, coat, 5.0),
            (near_leg, coat, 3.0),
            (near_arm, coat, 2.0),
        ],
        _BY_THE_DOOR,
        1.3,
        1.8,
    )
    with s.clipped(cut(body, join(near_leg, near_arm))):
        s.fill(oval(60, 103, 8, 9), s.deep)


def _big_dog(s: Impact) -> None:
    """Paint a great dark dog from the side that sits at the right, the bone in its teeth, and looks down at the pup."""
    body = svg("M92 78 C104 74 116 84 130 92 V172 H84 C86 150 80 128 80 108 C80 96 84 84 92 78 Z")
    modelled(s, body, _GREAT, _BY_THE_DOOR, 11.0, 2.6, 1.6, 2.2, dotted=False)
    s.dots(body, s.ink, (88, 110), (112, 126), 0.0, 0.8)
    chest = polygon((81, 100), (90, 94), (91, 104), (95, 103), (92, 113), (95, 114), (90, 124), (84, 130), (81, 116))
    s.fill(chest, s.key)
    leg = join(limb((94, 112, 8.0), (90, 140, 5.4)), oval(86, 143, 8, 4))
    modelled(s, leg, _GREAT, _BY_THE_DOOR, 4.0, 2.4, 1.4, 1.8)
    for x in (80.6, 85.0):
        s.stroke([(x, 142), (x - 0.6, 146)], s.ink, 1.1)
    collar = ribbon(((82, 92, 2.6), (92, 96, 3.0), (104, 92, 2.6)), 10)
    modelled(s, collar, ("#f4ffb0", s.accent, "#7fae1a"), _BY_THE_DOOR, 1.4, 1.0, 1.1, 1.0, dotted=False)
    jaw = svg("M92 88 C84 92 76 90 70 86 L72 80 L92 78 Z")
    modelled(s, jaw, _GREAT, _BY_THE_DOOR, 1.6, 1.2, 1.2, 1.4, dotted=False)


def _bone(s: Impact) -> None:
    """Paint the bone between both."""
    bone = join(limb((56, 80, 4.0), (93, 81, 4.0)), oval(95, 76.6, 5.0), oval(96, 85, 5.0))
    modelled(s, bone, ("#f4ffb0", s.accent, "#7fae1a"), (-0.2, -1.0), 2.2, 1.4, 1.6, 2.0, dotted=False)


def _head_of_a_pup(s: Impact) -> None:
    """Paint the pup's head, turned up to the great dog, its teeth in the end of the bone."""
    coat: Tones = ("#ffffff", "#ffffff", s.key)
    patch: Tones = (s.mid, s.deep, s.ink)
    head = svg(
        "M42 88 C37 80 39 69 47 66 C54 64 58 67 60 71 C65 72 68 75 67 79 C66 82 63 84 60 85 C58 90 54 94 49 93 C46 92 44 91 42 88 Z"
    )
    modelled(s, head, coat, _BY_THE_DOOR, 3.0, 0.0, 1.4, 1.8, dotted=False)
    s.inked([(svg("M64 71.600 C67 71 69.600 73 69 76 C66.600 77 64.400 75.600 64 71.600 Z"), s.ink)], 0.6, (0, 0))
    s.stroke([(66.4, 81), (61, 82, 57, 79.6)], s.ink, 1.6)
    s.stroke([(53.4, 75.4), (55.6, 72.8, 58.4, 74.6)], s.ink, 1.8)
    ear = svg("M50 68 C46 60 38 55 31 58 C33 66 39 74 47 77 C50 75 51 71 50 68 Z")
    modelled(s, ear, patch, _BY_THE_DOOR, 2.0, 1.4, 1.2, 1.6, dotted=False)


def _head_of_a_great_dog(s: Impact) -> None:
    """Paint the great dog's head: muzzle, a slit of an eye, an ear that hangs from the crown over the cheek."""
    far = svg("M86 56 C84 48 76 46 70 50 C70 56 76 62 82 63 Z")
    modelled(s, far, (s.light, s.deep, s.ink), _BY_THE_DOOR, 2.4, 1.6, 1.4, 1.8, dotted=False)
    head = svg(
        "M66 76 C64 71 66 66 71 65 C76 64 79 60 82 54 C86 47 98 45 104 53 C110 62 110 78 102 86 C96 90 90 84 84 82 C78 81 69 82 66 76 Z"
    )
    modelled(s, head, _GREAT, _BY_THE_DOOR, 6.0, 2.8, 1.5, 2.0)
    s.fill(svg("M68 77 C68 72 72 69 78 68 C82 70 84 76 82 80 C77 80 71 80.600 68 77 Z"), s.key)
    for x, y in ((73, 74), (76.6, 72.4), (77, 76)):
        s.fill(oval(x, y, 0.8), s.ink)
    s.inked([(svg("M64.600 73 C63.600 67 66 63.600 71 64 C73 66 72 70 69 72.600 Z"), s.ink)], 0.8, (0, 0))
    s.fill(oval(67.6, 66.8, 1.7, 1.1, -30), s.light)
    s.inked([(svg("M79 63.600 C82 60 86.400 60 89 63.600 C86 66 82 66.400 79 63.600 Z"), "#ffffff")], 0.8, (0, 0))
    s.fill(oval(82.8, 63.8, 1.7), s.ink)
    s.stroke([(77.6, 61), (83, 57.6, 90, 61)], s.ink, 2.0)
    ear = svg("M90 52 C96 45 106 48 111 60 C115 72 114 86 108 92 C101 90 99 80 99 70 C98 62 94 56 90 52 Z")
    modelled(s, ear, (s.light, s.deep, s.ink), _BY_THE_DOOR, 5.0, 2.2, 1.5, 2.0)


def crossbones(s: Impact) -> None:
    """A pup hangs on the bone that a great dog will not give up. From the side; light: an open door at the left."""
    _yard_before_a_door(s)
    with s.moved(1.0, 2.0):
        _pup(s)
    with s.moved(5.0, 3.0, 0.94, about=(86.0, 100.0)):
        _big_dog(s)
        _head_of_a_great_dog(s)
    for points in ([(31, 122), (29, 116, 31, 110)], [(75, 122), (78, 128, 76, 134)]):
        s.stroke(points, s.ink, 1.6)
    _bone(s)
    _head_of_a_pup(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((60.0, 52.0), (56.0, 110.0), (66.0, 86.0), (72.0, 116.0)),
        "keeps her calf out of the rain",
        "plain in the rain",
        "gap below a cloud",
    ),
    "m2-26": Picture(
        okoye,
        ((48.0, 114.0), (68.0, 76.0), (72.0, 86.0), (84.0, 108.0)),
        "carries an apple home on its spines",
        "orchard",
        "window across an orchard",
    ),
    "m2-27": Picture(
        crossbones,
        ((54.0, 76.0), (54.0, 104.0), (72.0, 80.0), (91.0, 64.0)),
        "hangs on a great dog's bone",
        "yard before a house",
        "open door at the left",
    ),
    "m2-29": Picture(
        carnage,
        ((60.0, 84.0), (84.0, 58.0), (76.0, 72.0), (64.0, 118.0)),
        "falls and flings its keys",
        "street below a hoist",
        "sky between two fronts",
    ),
}

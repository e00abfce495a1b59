"""Pictures of four of the red cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    between,
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
)

_SLOPE: Final = 0.5
"""How far the stair falls for each unit to the right."""


def _stair_at_night(s: Impact) -> None:
    """Paint a stair that falls to the right, black but for its lit treads, and the afterglow low over a town's roofs."""
    s.fill(ALL, s.deep)
    for top, tone in ((66, mix(s.deep, s.mid, 0.5)), (79, s.mid), (91, s.key), (103, s.light)):
        s.fill(polygon((-4, top - 6), (124, top + 6), (124, 172), (-4, 172)), tone)
    town = skyline(58, 130, 160, (22, 30, 24, 38, 28), seed=5)
    s.fill(town, mix(s.deep, s.ink, 0.2))
    noses = [(-14.0 + 21.0 * number, 91.0 + 21.0 * _SLOPE * number) for number in range(8)]
    outline = [(-20.0, 180.0), (-20.0, noses[0][1])]
    for at, level in noses:
        outline += [(at, level), (at, level + 21.0 * _SLOPE)]
    stair = polygon(*outline, (140, 180))
    s.fill(stair, s.shade)
    for at, level in noses:
        s.fill(box(at - 21.6, level - 0.4, at + 1.6, level + 2.6), s.key)


def _wheel(s: Impact, x: float, turn: float) -> None:
    """Paint a wheel of the bicycle about (x, 0), a black tyre and its spokes, which stand on the afterglow."""
    s.line(oval(x, 0, 14.6), s.ink, 5.0)
    s.line(oval(x, 0, 11.8), s.deep, 1.0)
    for number in range(6):
        s.stroke([(x, 0), around(x, 0, 12.0, turn + 60 * number)], s.ink, 0.9)
    s.inked([(oval(x, 0, 2.6), s.light)], 1.4, (0, 0))


def _leg_of_the_rider(s: Impact, knee: Point, pedal: Point) -> None:
    """Paint a child's leg from below the sheet to a pedal: bare knee, sock, shoe."""
    skin: Tones = ("#ffb98a", "#8a4a34", "#4e2434")
    leg = limb((-6, -19, 5.4), (*knee, 4.2), (pedal[0] - 1, pedal[1] - 4, 3.0))
    modelled(s, leg, skin, (1.0, 0.2), 1.8, 1.2, 1.4, 1.4)
    sock = limb((*between(knee, (pedal[0] - 1, pedal[1] - 4), 0.6), 3.4), (pedal[0] - 1, pedal[1] - 3, 3.1))
    s.inked([(sock, "#fff6ea")], 0.9, (0.2, 0.2))
    shoe = svg("M-4 -4 C-1 -3 4 -2 8 1 C9 3 8 4 7 4 H-4.600 C-6 2 -5.600 -2 -4 -4 Z")
    s.inked([(placed(shoe, *pedal), s.accent)], 1.4, (0.3, 0.5))
    s.fill(box(pedal[0] - 4.6, pedal[1] + 2.4, pedal[0] + 7.6, pedal[1] + 4), s.ink)


def _bicycle(s: Impact) -> None:
    """Paint a bicycle about the point between its hubs, its front wheel at the right, and a sheet that sits on it."""
    _wheel(s, -20.0, 10.0)
    _wheel(s, 20.0, 24.0)
    tubes = (
        ((-20, 0), (-2, 3)),
        ((-20, 0), (-8, -17)),
        ((-2, 3), (-9, -22)),
        ((-8, -17), (12.5, -19)),
        ((-2, 3), (13, -14)),
        ((20, 0), (11, -28)),
    )
    for start, end in tubes:
        s.stroke([start, end], s.ink, 6.6)
    for start, end in tubes:
        s.stroke([start, end], s.accent, 3.4)
    s.inked([(oval(-2, 3, 4.8), s.light)], 1.6, (0.2, 0.4))
    _leg_of_the_rider(s, (14, -11), (5, 11))
    sheet = svg(
        "M-13 -32 C-15 -47 -8 -61 3 -61 C13 -60 15 -49 12 -39 L22 -33 C19 -27 14 -26 9 -28 C11 -24 11 -20 10 -16 C5 -19 1 -18 -2 -12 "
        "C-6 -17 -10 -16 -15 -10 C-18 -15 -24 -16 -30 -11 C-30 -18 -36 -21 -46 -21 C-36 -27 -26 -29 -13 -32 Z"
    )
    cloth = "#fff6ea"
    s.inked([(sheet, cloth)], 1.9, (-1.8, -0.6))
    with s.clipped(sheet):
        s.fill(cut(sheet, placed(sheet, 7.0, 3.0)), mix(s.light, s.key, 0.75))
        for data in (
            "M-12 -44 C-10 -34 -12 -24 -17 -10 L-23 -14 C-19 -20 -22 -25 -32 -22 L-46 -21 L-34 -27 L-13 -32 Z",
            "M2 -36 C0 -28 0 -20 -2 -11 L-6 -15 C-5 -22 -3 -30 2 -36 Z",
        ):
            s.fill(svg(data), mix(s.key, s.mid, 0.2))
        s.rim([sheet], "#ffffff", (1.0, 0.5), 2.0)
    for x, r in ((0.8, 2.7), (8.0, 2.3)):
        s.fill(oval(x, -47, r, 1.6 * r), s.ink)
    for tone, wide in ((s.ink, 4.8), (s.light, 1.8)):
        s.stroke([(11, -29), (15, -34, 21, -32)], tone, wide)


def ghost_rider(s: Impact) -> None:
    """A child below a sheet bounds down a stair on a bicycle. Diagonal; light: the afterglow low over the roofs."""
    _stair_at_night(s)
    with s.moved(69.0, 104.0, 1.08, turn=22.0):
        _bicycle(s)


_GLOW: Final = "#fff8ec"
"""The inside of the bell."""
_MOUTH: Final = placed(oval(0, 0, 50, 21), 62.0, 50.0, turn=-10.0)
_BELL: Final = join(_MOUTH, svg("M12 56 C-8 20 10 -20 60 -22 C100 -20 124 10 111 40 Z"))
"""The opening of the bell, seen from below, and the bell above it, which leaves the picture."""


def _deep_water(s: Impact) -> None:
    """Paint dark water and the light that falls out of the bell to the lower right in two hard steps."""
    s.fill(ALL, s.shade)
    s.fill(polygon((14, 58), (111, 42), (140, 120), (126, 180), (20, 180)), s.mid)
    s.fill(polygon((34, 64), (109, 50), (124, 100), (112, 144), (58, 150)), s.light)


def _jellyfish(s: Impact) -> None:
    """Paint the bell as a dark red dome above its opening, which is white with light and has dark folds."""
    s.inked([(_BELL, s.deep)], 1.8, (0.0, 0.6))
    s.fill(both(_BELL, placed(_BELL, 4.0, 16.0)), s.mid)
    with s.moved(62.0, 50.0, turn=-10.0):
        lobes = [oval(50 * math.cos(a), 21 * math.sin(a), 7.6, 5.2) for a in (math.tau * n / 22 for n in range(22))]
        s.inked([(join(oval(0, 0, 50, 21), *lobes), s.key)], 1.8, (0.0, 0.6))
        s.fill(oval(0, -1, 45, 16.6), _GLOW)
        for x, y in ((-17, -1), (0, -6.6), (17, -1), (0, 4.6)):
            s.line(oval(x, y, 11.0, 4.0), s.key, 2.0)


def _arm(s: Impact, *points: tuple[float, float, float]) -> None:
    """Paint an arm of the jellyfish along (x, y, half of its width), lit from the bell above it."""
    path = ribbon(points, 16)
    s.inked([(path, s.mid)], 1.5, (0.5, 0.5))
    s.fill(cut(path, placed(path, 3.0, -1.4)), s.deep)
    s.rim([path], s.key, (0.8, -0.6), 1.8)


_WETSUIT: Final = "#0a4a4a"


def _diver(s: Impact) -> None:
    """Paint a diver who reaches up to the right and whose ankle is held: one dark form with a lit edge, light fins."""
    fins = (
        svg("M54 127 C50 132 44 138 36 140 L42 148 C50 147 57 141 60 132 Z"),
        svg("M84 134 C84 141 80 148 76 154 L88 155 C92 149 92 141 91 134 Z"),
    )
    body = join(
        limb((74, 110, 5.6), (66, 120, 4.6), (56, 130, 3.4)),
        limb((77, 111, 5.8), (88, 121, 4.8), (87, 136, 3.4)),
        svg("M70 106 C72 98 78 90 84 87 C90 86 95 90 94 96 C91 104 86 112 80 116 C74 116 69 112 70 106 Z"),
        limb((90, 92, 4.2), (99, 84, 3.6), (104, 73, 2.8)),
        limb((82, 92, 4.2), (70, 94, 3.6), (62, 87, 2.8)),
        limb((104, 73, 2.6), (106, 68, 1.7)),
        limb((62, 87, 2.6), (59, 83, 1.7)),
        oval(86, 80, 7.2, 7.8),
    )
    tank = limb((73, 96, 4.2), (69, 106, 4.2))
    s.inked([(tank, s.accent), *((fin, s.accent) for fin in fins), (body, s.ink)], 1.8, (0.2, 0.4))
    for form in (tank, *fins):
        s.line(form, s.ink, 1.6)
        s.fill(form, s.accent)
    s.fill(body, _WETSUIT)
    s.fill(cut(body, placed(body, 2.4, -2.6)), s.ink)
    s.rim([body], "#8ff0de", (0.3, -1.0), 2.0)
    s.fill(both(oval(86, 80, 6.4, 7.0), oval(92.4, 76.4, 5.0, 6.0)), "#ffffff")


def venom(s: Impact) -> None:
    """A jellyfish takes a diver by the ankle, who reaches up. In the deep, from below; light: the bell, lit inside."""
    _deep_water(s)
    _arm(s, (26, 66, 3.0), (40, 84, 3.8), (26, 104, 4.8), (40, 126, 6.0), (34, 170, 8.0))
    _diver(s)
    hold = ((50, 68, 3.0), (42, 86, 3.4), (54, 104, 3.6), (48, 122, 3.8), (58, 134, 3.8), (67, 126, 3.4))
    _arm(s, *hold, (60, 117, 2.8), (52, 118, 0.8))
    _arm(s, (104, 56, 3.0), (115, 76, 3.6), (105, 100, 4.6), (116, 126, 6.0), (106, 170, 8.0))
    _jellyfish(s)


_BREW: Final = (72.0, 108.0)


def _hut_by_night(s: Impact) -> None:
    """Paint the inside of a black hut and its open door: an upright of pale light, its leaf, the slab on the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.2))
    s.fill(box(-9, 130, 130, 180), s.deep)
    s.fill(polygon((46, 130), (106, 130), (140, 180), (-4, 180)), s.key)
    s.fill(box(46, -9, 106, 131), s.light)
    s.fill(svg("M46 92 C58 82 70 90 82 84 C92 80 98 83 106 80 V131 H46 Z"), s.key)
    s.fill(polygon((46, -9), (28, -9), (28, 158), (46, 131)), s.mid)


def _boiling_cauldron(s: Impact) -> None:
    """Paint a black cauldron before the door, its shadow towards us, brew that boils over its rim."""
    x, y = _BREW
    s.fill(polygon((44, 140), (100, 140), (120, 180), (24, 180)), s.ink)
    pot = svg("M40 110 C34 126 42 150 72 150 C102 150 110 126 104 110 Z")
    s.inked([(pot, s.shade)], 1.6, (0.0, 0.0))
    s.fill(cut(pot, placed(pot, 6.0, -3.0)), mix(s.deep, s.ink, 0.2))
    rim = oval(x, y, 36, 9)
    s.inked([(rim, s.shade)], 1.6, (0.0, 1.6))
    s.rim([rim], s.light, (0.0, -1.0), 1.6)
    s.fill(oval(x, y + 0.6, 31, 6.6), s.mid)
    s.fill(cut(oval(x, y + 0.6, 31, 6.6), oval(x, y + 4.0, 33, 6.6)), "#ffffff")
    for data in (
        "M42 109 C46 117 44 128 47 132 C50 128 50 120 53 117 C56 121 55 136 59 141 C63 137 61 122 65 116 Z",
        "M86 115 C91 118 90 125 93 128 C97 124 96 116 101 110 Z",
    ):
        s.fill(svg(data), s.mid)


def _leaping_frog(s: Impact) -> None:
    """Paint a frog in full leap to the upper left, dark against the glow below it but for the edges that this lights."""
    far = join(
        limb((80, 70, 5.4), (95, 73, 4.2), (88, 84, 3.2), (101, 92, 2.2)),
        *(limb((100, 91, 2.0), (100 + dx, 91 + dy, 1.5)) for dx, dy in ((7.0, 1.0), (5.0, 6.0), (-1.0, 7.0))),
    )
    near = join(
        limb((72, 74, 6.6), (86, 82, 5.0), (74, 90, 3.6), (83, 102, 2.4)),
        *(limb((83, 101, 2.2), (83 + dx, 101 + dy, 1.6)) for dx, dy in ((8.0, 2.0), (5.0, 7.0), (-2.0, 6.0))),
    )
    arms = join(
        limb((56, 66, 4.2), (48, 75, 3.2), (41, 83, 2.2)),
        *(limb((41, 83, 1.9), (41 + dx, 83 + dy, 1.5)) for dx, dy in ((-6.0, 0.0), (-5.0, 5.0), (1.0, 6.0))),
        limb((56, 58, 3.8), (47, 60, 2.8), (39, 66, 2.0)),
        *(limb((39, 66, 1.8), (39 + dx, 66 + dy, 1.4)) for dx, dy in ((-6.0, -1.0), (-5.0, 4.0), (0.0, 6.0))),
    )
    body = svg(
        "M40 50 C44 44 50 42 54 43 C56 37 64 37 65 43 C78 46 91 58 92 69 C92 79 80 83 71 79 C60 76 54 70 49 62 "
        "C43 60 37 56 40 50 Z"
    )
    frog = join(far, near, arms, body)
    s.inked([(frog, s.ink)], 1.5, (0.0, 0.0))
    for part, reach in ((far, 3.6), (arms, 2.4), (body, 13.0), (near, 4.0)):
        s.line(part, s.ink, 2.6)
        s.fill(part, s.accent)
        s.fill(cut(part, placed(part, 0.0, -reach)), s.shade)
        s.rim([part], "#d8fff0", (0.3, -1.0), 1.5)
    for spot in ((74, 55, 2.8), (83, 63, 2.4), (66, 50, 2.2)):
        s.fill(both(frog, oval(*spot)), s.ink)
    s.stroke([(41, 55), (50, 59, 60, 54)], s.ink, 1.0)
    s.inked([(oval(59.5, 44.5, 4.0), "#ffe08a")], 1.2, (0.0, 0.0))
    s.fill(oval(58.4, 44.5, 1.3, 2.8), s.ink)


def scarlet_witch(s: Impact) -> None:
    """A frog leaps out of a cauldron that boils over. In a dark hut; light: the open door behind."""
    _hut_by_night(s)
    _boiling_cauldron(s)
    _leaping_frog(s)
    s.drops([(58, 98, 3.0), (70, 100, 2.6)], s.mid, 1.5, 8)


_PASTA: Final = ("#fff6e0", "#ffcf92", "#d8743c", "#8e2c34")
"""Spaghetti from its light crest over its own colour to the shade."""
_FORK: Final = svg(
    "M-17 -46 C-17 -56 -11 -60 -4 -63 L-3.200 -140 H3.200 L4 -63 C11 -60 17 -56 17 -46 V28 L15.500 36 L13 28 V-40 "
    "C13 -46 8 -46 8 -40 V30 L6 38 L3.600 30 V-40 C3.600 -46 -3.600 -46 -3.600 -40 V30 L-6 38 L-8 30 V-40 "
    "C-8 -46 -13 -46 -13 -40 V28 L-15.500 36 L-17 28 Z"
)
"""A fork upright, about the middle of its tines."""
_SPINDLE: Final = svg(
    "M-19 -14 C-15 -19 -4 -17 2 -18 C10 -20 18 -18 20 -13 C27 -10 29 -4 27 2 C28 10 22 14 16 17 C10 22 2 21 -4 21 "
    "C-13 22 -20 18 -22 12 C-28 8 -28 0 -25 -4 C-25 -10 -22 -12 -19 -14 Z"
)
"""What is wound about the fork."""


def _trattoria(s: Impact) -> None:
    """Paint a dark room: bottles on a shelf, the low sun over a harbour in a window at the left, its light on the table."""
    wall = s.shade
    s.fill(ALL, wall)
    far = mix(s.deep, s.mid, 0.12)
    for x, top in ((97, 44), (107, 50), (117, 46)):
        s.fill(
            join(box(x - 1.4, top, x + 1.4, 62), svg(f"M{x - 4} 78 V64 C{x - 4} 58 {x + 4} 58 {x + 4} 64 V78 Z")), far
        )
    s.fill(box(90, 77, 130, 81), far)
    with s.clipped(box(-9, 14, 44, 96)):
        s.fill(ALL, mix(s.key, s.light, 0.55))
        s.fill(oval(24, 66, 14), "#ffffff")
        s.fill(polygon((-9, 74), (4, 66), (16, 78), (34, 70), (60, 80), (60, 100), (-9, 100)), mix(s.mid, s.key, 0.5))
        s.fill(box(-9, 84, 60, 100), mix(s.deep, s.mid, 0.5))
        s.fill(box(25, -9, 28, 100), s.ink)
    s.fill(polygon((44, 14), (50, 10), (50, 100), (44, 96)), s.light)
    s.fill(box(-9, 95, 50, 100), s.ink)
    s.fill(polygon((-9, 121), (130, 117), (130, 180), (-9, 180)), s.light)
    s.fill(svg("M60 126 H136 V151 C110 154 84 150 60 140 Z"), s.ink)


def _plate_of_spaghetti(s: Impact) -> None:
    """Paint a deep plate heaped with spaghetti, lit from the left, black on the other side."""
    plate = oval(73, 133, 42, 11)
    s.inked([(join(plate, placed(plate, 0, 4)), s.ink)], 1.6, (0.0, 0.0))
    s.fill(plate, s.accent)
    s.fill(cut(plate, placed(plate, -26.0, -2.0)), mix(s.accent, s.ink, 0.6))
    s.rim([plate], "#c8fff2", (-1.0, -0.3), 2.4)
    heap = svg("M41 132 C43 120 56 115 70 115 C86 114 101 118 107 131 C102 140 45 141 41 132 Z")
    s.inked([(heap, _PASTA[1])], 1.8, (0.3, 0.6))
    with s.clipped(heap):
        s.fill(cut(heap, placed(heap, -24, -1)), _PASTA[2])
    for data in (
        "M45 131 C52 119 68 118 76 128",
        "M52 138 C56 125 78 120 88 136",
        "M72 139 C78 124 96 121 104 132",
    ):
        _strand(s, data, 3.2)


def _strand(s: Impact, data: str, wide: float = 4.4, *, shaded: bool = False) -> None:
    """Paint one thread of spaghetti along a line, round: a light crest above, a dark edge below."""
    path = svg(data)
    dark, local, light = (_PASTA[2], _PASTA[1], _PASTA[0]) if not shaded else (_PASTA[3], _PASTA[2], _PASTA[1])
    s.line(path, s.ink, wide + 2.4)
    s.line(path, dark, wide)
    with s.moved(-0.12 * wide, -0.16 * wide):
        s.line(path, local, 0.66 * wide)
    with s.moved(-0.2 * wide, -0.26 * wide):
        s.line(path, light, 0.28 * wide)


def _rearing_end(s: Impact, data: str, x: float, y: float, turn: float) -> None:
    """Paint an end of spaghetti that rears, thicker at its tip, like a small blunt head."""
    tip = placed(svg("M-4 -1.800 C-1 -3 4 -2.400 6 0.600 C3 2.800 -1 3 -4 2.200 Z"), x, y, turn=turn)
    _strand(s, data, 4.0)
    s.inked([(tip, _PASTA[1])], 1.2, (0.2, 0.4))
    s.rim([tip], _PASTA[0], (-0.6, -0.8), 1.2)


_STEEL: Final = ("#f4f8fa", "#b4c4cc", "#5e7080")
_TURNS: Final = (
    ("M-18 -15 C-6 -22 10 -21 19 -12", 3.6),
    ("M21 -14 C8 -8 -10 -6 -23 -8", 4.4),
    ("M-25 -9 C-10 -5 12 -6 25 -3", 3.6),
    ("M25 -5 C10 1 -10 2 -26 -1", 4.6),
    ("M-26 -1 C-10 5 12 4 26 4", 3.6),
    ("M25 3 C12 10 -8 10 -24 7", 4.6),
    ("M-24 8 C-10 14 10 13 22 11", 3.8),
    ("M20 13 C8 20 -8 19 -18 15", 4.2),
)


def _wound_fork(s: Impact) -> None:
    """Paint a steel fork upright and the spaghetti wound on it, each turn round, the far side of all in shade."""
    s.inked([(_FORK, _STEEL[1])], 1.5, (0.4, 0.4))
    s.fill(cut(_FORK, placed(_FORK, 1.6, 0)), _STEEL[0])
    s.fill(cut(_FORK, placed(_FORK, -1.6, 0)), _STEEL[2])
    s.inked([(_SPINDLE, _PASTA[2])], 2.0, (0.4, 0.8))
    shade = svg("M14 -60 C24 -20 22 20 10 60 H60 V-60 Z")
    for data, wide in _TURNS:
        _strand(s, data, wide)
        with s.clipped(shade):
            _strand(s, data, wide, shaded=True)


def medusa(s: Impact) -> None:
    """Spaghetti rears like snakes from the plate as a fork winds it up. At the table; light: the low sun in a window."""
    _trattoria(s)
    _plate_of_spaghetti(s)
    for data, shaded in (
        ("M62 98 C58 108 66 114 58 126", False),
        ("M75 102 C72 110 79 118 74 128", False),
        ("M88 100 C92 108 84 116 92 126", True),
    ):
        _strand(s, data, 3.8, shaded=shaded)
    _rearing_end(s, "M94 122 C106 122 111 112 105 104 C101 98 104 92 109 91", 110.0, 90.0, -12.0)
    with s.moved(74.0, 86.0, 1.0, turn=-10.0):
        _wound_fork(s)
    _rearing_end(s, "M50 88 C38 86 37 68 47 64", 49.0, 63.0, -16.0)
    _rearing_end(s, "M93 76 C104 74 104 62 96 60", 94.0, 59.4, 190.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-20": Picture(
        scarlet_witch,
        ((59.0, 44.5), (78.0, 68.0), (84.0, 100.0), (72.0, 134.0)),
        "leaps out of a cauldron",
        "dark hut",
        "open door behind",
    ),
    "m2-21": Picture(
        venom,
        ((70.0, 58.0), (53.0, 100.0), (78.0, 106.0), (94.0, 100.0)),
        "takes a diver by the ankle",
        "the deep",
        "bell lit inside",
    ),
    "m2-22": Picture(
        medusa,
        ((74.0, 86.0), (66.0, 50.0), (48.0, 70.0), (74.0, 124.0)),
        "winds snakes round a fork",
        "trattoria by a harbour",
        "low sun in a window",
    ),
    "m2-23": Picture(
        ghost_rider,
        ((84.0, 58.0), (54.0, 96.0), (78.0, 102.0), (84.0, 118.0)),
        "bounds down a stair",
        "hill town",
        "afterglow over roofs",
    ),
}

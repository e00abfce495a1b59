"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, gripping_fist, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
)

_BOW_LAMP: Final = (78.0, 47.0)
_HULL: Final = svg("M33 62 L81 37 L132 54 V112 C112 119 98 120 90 120 H76 C70 104 50 88 33 62 Z")
"""The bow of a ship that comes straight at us, seen from the ice, its stem at x 82."""
_PORT: Final = svg("M33 62 L81 37 L84 120 H76 C70 104 50 88 33 62 Z")


def _ice_by_night(s: Impact) -> None:
    """Paint a strait in the last light: a sky in three slanting bands, the ice before us in shade."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 34), (124, 18), (124, 130), (-4, 130)), s.mid)
    s.fill(polygon((-4, 70), (124, 54), (124, 130), (-4, 130)), s.key)
    s.fill(svg("M-4 113 L26 108 L60 112 L124 108 V172 H-4 Z"), s.deep)


def _icebreaker(s: Impact) -> None:
    """Paint an old icebreaker from ahead: its bow one black wedge, its port side a step lighter, one bulwark alight."""
    s.fill(_HULL, s.ink)
    s.inked([(_PORT, s.deep)], 1.4, (0, 0))
    port, starboard = polygon((29, 55), (81, 28), (81, 37), (32, 63)), polygon((81, 28), (134, 46), (134, 55), (81, 37))
    s.inked([(port, s.light), (starboard, s.mid)], 1.4, (0.0, 0.8))


def _anchor(s: Impact) -> None:
    """Paint the anchor that hangs from the port bow."""
    with s.moved(57.0, 70.0, turn=-20.0):
        s.fill(oval(0, -7, 3.4, 3.0), s.ink)
        s.stroke([(0, -7), (0, 10)], s.ink, 2.8)
        s.stroke([(-7, 4), (-5, 11, 0, 11), (5, 11, 7, 4)], s.ink, 3.0)


def _beam(s: Impact) -> None:
    """Paint the beam of the bow's lamp, which lightens the hull behind it in two hard steps, and its pool on the ice."""
    x, y = _BOW_LAMP
    wide = polygon((x - 5, y), (x + 5, y), (104, 126), (44, 126))
    slim = polygon((x - 4, y), (x + 4, y), (92, 126), (56, 126))
    for beam, dim, lit in ((wide, s.deep, s.mid), (slim, s.mid, s.key)):
        s.fill(both(beam, _HULL), dim)
        s.fill(both(beam, _PORT), lit)
    s.stroke([(80.6, 56), (84, 119)], s.ink, 1.6)
    s.fill(oval(72, 126, 41, 12), s.key)
    s.fill(oval(72, 126, 34, 9.0), CREAM[1])
    with s.moved(x, y, turn=6.0):
        s.inked([(polygon((-5, -11, 2), (5, -11, 2), (9, 2), (-9, 2)), s.ink)], 1.2, (0, 0), ink=s.key)
        s.inked([(oval(0, 2.6, 9, 3.4), s.accent)], 1.4, (0, 0))
        s.fill(oval(0, 2.8, 6.0, 1.8), "#ffffff")


_PUP: Final = join(
    svg("M-12 5 C-17 1 -22 -1 -25 3 C-22 9 -16 11 -10 9 Z"),
    svg(
        "M-14 8 C-13 1 -6 -2 0 -5 C2 -10 1 -17 7 -20 C13 -22 19 -17 18 -12 C17 -9 15 -7 15 -3 C15.600 2 15 6 12 9 C5 11 -7 11 -14 8 Z"
    ),
)
"""A seal's pup about its middle, its head raised to the right."""


def _pup_in_the_beam(s: Impact) -> None:
    """Paint a seal's pup that looks up at the lamp: its breast white, its back black, its shadow long towards us."""
    s.fill(svg("M44 127 C52 123 80 124 88 128 C84 133 66 152 44 154 H10 C24 146 34 136 44 127 Z"), s.ink)
    with s.moved(66.0, 117.0, 1.5, turn=-6.0):
        s.inked([(_PUP, s.light)], 1.5, (-0.9, 0.9))
        with s.clipped(_PUP):
            s.fill(svg("M-30 14 V-6 L0 -9 C1 -14 0 -20 6 -24 C3 -12 7 -6 5 0 C4 5 8 8 12 13 Z"), s.ink)
            s.fill(svg("M-30 0 C-20 -2 -12 1 -6 -1.600 C-2 -3.400 2 -5 3 -9 L0 -12 L-18 -4 Z"), s.key)
        s.rim([_PUP], CREAM[1], (0.3, -1.0), 1.3)
        s.fill(svg("M7 0 C4 6 0 9 -3 12 C4 13 9 10 11 4 Z"), s.mid)
        s.fill(oval(10.8, -14.6, 2.3, 2.7), s.ink)
        s.fill(oval(11.5, -15.6, 0.9), "#ffffff")
        s.fill(oval(17.2, -15.2, 1.9, 1.5), s.ink)
        s.stroke([(16.4, -11.6), (13.8, -10.0, 11.8, -11.2)], s.ink, 1.0)


def hulk(s: Impact) -> None:
    """An old icebreaker towers over a seal's pup and finds it with its lamp. From the ice; light: the lamp on its bow."""
    _ice_by_night(s)
    _icebreaker(s)
    _beam(s)
    _anchor(s)
    _pup_in_the_beam(s)


def _sea_under_the_moon(s: Impact) -> None:
    """Paint a night sky in flat bands, a low moon, a dark sea, and the moon's path on it in hard bars."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 44), (124, 30), (124, 130), (-4, 130)), s.mid)
    s.fill(polygon((-4, 72), (124, 62), (124, 130), (-4, 130)), s.key)
    s.fill(box(-4, 100, 124, 118), s.light)
    s.fill(oval(47, 62, 11), CREAM[1])
    s.fill(box(-4, 116, 124, 172), mix(s.ink, s.deep, 0.6))
    for y, left, right in ((117, 36, 60), (122.6, 32, 66), (128.6, 36, 70), (134.6, 28, 84), (140.6, 38, 76)):
        s.fill(polygon((left, y), (right, y), (right - 5, y + 3), (left + 6, y + 3)), CREAM[0])


_WHALE: Final = svg(
    "M26 124 C34 112 42 98 52 82 C62 64 78 50 98 46 C112 44 122 48 132 56 V124 C116 117 100 116 84 117 C64 118 46 120 26 124 Z"
)
"""A whale that rises out of the sea, its back to the left, its jaws and throat at the right."""


def _whale(s: Impact) -> None:
    """Paint the whale as one black arc from the left to the upper right, its edge to the moon alight, its eye lime."""
    s.inked([(_WHALE, s.ink)], 1.4, (0, 0))
    with s.clipped(_WHALE):
        throat = svg("M132 82 C116 80 104 84 98 94 C94 102 94 112 98 124 H132 Z")
        s.fill(throat, s.deep)
        for number in range(5):
            y = 88 + 6.0 * number
            s.stroke([(134, y), (112 - number, y + 1, 101 - 1.2 * number, y + 9), (99, y + 16, 99, y + 24)], s.ink, 1.7)
        s.stroke([(134, 80), (112, 77, 98, 83), (92, 86, 85, 80)], s.mid, 1.8)
    s.rim([_WHALE], s.light, (-0.8, -0.7), 2.2)
    s.inked([(oval(88, 71, 4.6, 3.8, 12), s.accent)], 1.4, (0, 0))
    s.fill(oval(87, 71.4, 2.0, 2.6), s.ink)
    s.fill(oval(86.4, 70.4, 0.8), "#ffffff")
    s.stroke([(81.6, 66.4), (88, 63.4, 95, 67.6)], s.mid, 1.5)


def _boat(s: Impact) -> None:
    """Paint a small boat on the moon's path, black with a lit edge, and in it a man who looks the wrong way."""
    light = (-0.8, -0.6)
    coat: Tones = ("#ffffff", s.key, s.mid)
    skin: Tones = (CREAM[1], "#c07850", "#5a2440")
    brass: Tones = ("#ffffff", "#ffc830", "#b8500e")
    far = limb((58, 111, 2.6), (50.6, 112, 2.2), (47.4, 105.4, 1.8))
    group(s, [(far, coat, 1.2), (oval(47.2, 103.6, 2.0), skin, 1.0)], light, 1.3, 1.2)
    body = svg("M53.600 128 C52.600 117 53 110 57 107.400 C61 106 66 107.6 67.4 112 C68.4 117 68 124 67.6 128 Z")
    head = join(oval(58.8, 101.4, 4.6, 5.2, -8), svg("M55.6 100 L52.4 102.6 L55.4 104 Z"))
    cap = svg("M53.400 99.8 C54 92.600 64 92.600 64.4 100.6 L62 101.4 L51 101.4 L50.8 99.8 Z")
    group(s, [(body, coat, 3.4), (head, skin, 3.0), (cap, ("#ffffff", s.light, s.key), 2.4)], light, 1.4, 1.4)
    with s.moved(53.4, 102.6, turn=187.0):
        for start, end, half in ((0, 6, 1.6), (5, 13, 2.2), (12, 20, 2.9)):
            modelled(s, box(start, -half, end, half, 0.5), brass, (0.4, 1.0), 1.4, 0.8, 1.2, 1.0, dotted=False)
    near = limb((64.6, 111.4, 2.9), (57.4, 117.4, 2.5), (52.4, 106.6, 1.9))
    group(s, [(near, coat, 1.6), (oval(52.0, 104.4, 2.1), skin, 1.0)], light, 1.3, 1.2)
    hull = svg("M37 122 C50 126.600 66 126.600 84 119 C82 129 76 134.600 66 134.600 H52 C44 134.600 39 130 37 122 Z")
    s.inked([(hull, s.ink)], 1.4, (0, 0))
    s.rim([hull], s.light, light, 1.8)
    with s.clipped(hull):
        s.line(svg("M34 127.600 C50 132 68 131.600 88 123"), s.mid, 1.6)


def captain_marvel(s: Impact) -> None:
    """A whale rises behind a captain, who looks for it the other way. On an open sea; light: a low moon."""
    _sea_under_the_moon(s)
    _whale(s)
    s.fill(polygon((22, 122), (60, 117.4), (124, 117), (124, 119.4), (60, 120)), s.light)
    with s.moved(7.0, 3.6, 1.1, about=(60.0, 130.0)):
        _boat(s)


_IN_THE_SUN: Final = (-0.7, -0.7)
_FORE: Final = join(
    svg("M76 57 C66 55 56 55 48 58 C43 64 44 76 50 82 C56 86 62 88 70 88 L66 80 L72 74 L67 67 L74 62 Z"),
    svg("M46 76 C40 66 38 54 41 42 L54 38 C60 46 64 56 64 66 C58 76 52 80 46 76 Z"),
    svg(
        "M58 40 C53 32 43 32 39 38 L26 54 C23 59 26 66 32 67.600 C38 68.600 42 66 46 61.600 L55 54 C58 50 59.600 45 58 40 Z"
    ),
    svg("M43 40 C37 31 36 25 38.600 18 C45 23 49 31 49 38 Z"),
    svg("M51 39 C50 31 52 24 57 20 C60 26 59 34 57 41 Z"),
    polygon((46, 72), (58, 80), (52, 110, 2), (39, 107, 2)),
    polygon((60, 80), (71, 82), (71, 108, 2), (60, 107, 2)),
)
"""The front half of a donkey of paper, its head to the left."""
_REAR: Final = join(
    svg(
        "M76 55 L74.500 62 L67.500 67 L72.500 74 L66.500 80 L70 88 C82 88 94 86 101 80 C105 72 104 60 98 56 C92 54 84 54 76 55 Z"
    ),
    ribbon(((97, 58, 2.6), (106, 57, 3.2), (111, 66, 3.6), (110, 80, 5.0), (111, 88, 2.0))),
    polygon((92, 78), (103, 72), (111, 104, 2), (98, 107, 2)),
    polygon((78, 82), (89, 80), (91, 106, 2), (79, 107, 2)),
)


def _halves(apart: float = 0.0) -> tuple[skia.Path, skia.Path]:
    """Return the two halves of the donkey as the stick has turned them about its back."""
    back = (74.0, 54.0)
    fore = placed(placed(_FORE, -back[0], -back[1]), back[0] - 1.0, back[1], 1.0, 9.0 + apart)
    rear = placed(placed(_REAR, -back[0], -back[1]), back[0] + 1.0, back[1], 1.0, -13.0 - apart)
    return fore, rear


def _sunlit_wall(s: Impact) -> None:
    """Paint a white-washed wall in a low sun, the shadow of a roof above, the street at its foot."""
    s.fill(ALL, s.key)
    s.fill(polygon((-4, -4), (124, -4), (124, 18), (-4, 50)), s.mid)
    s.fill(polygon((-4, -4), (124, -4), (124, 4), (-4, 36)), s.deep)
    s.fill(box(-4, 131, 124, 172), mix(s.ink, s.deep, 0.4))


def _donkey_of_paper(s: Impact) -> None:
    """Paint both halves of the donkey, white with bands of lime, black where the sun does not reach, and the rent dark."""
    fore, rear = _halves()
    bands = (
        (rear, -13.0, ((83, 50, 92, 90), (70, 96, 94, 112), (94, 94, 116, 112), (104, 76, 118, 84))),
        (fore, 9.0, ((57, 50, 65, 84), (34, 94, 56, 112), (56, 95, 76, 112), (20, 53, 39, 72), (34, 12, 62, 31))),
    )
    for half, turn, stripes in bands:
        s.inked([(half, "#ffffff")], 1.7, (1.0, 1.2))
        with s.clipped(half):
            with s.moved(about=(74, 54), turn=turn):
                for stripe in stripes:
                    s.fill(box(*stripe), s.accent)
            s.fill(cut(half, placed(half, -3.4, -2.8)), s.mid)
    with s.moved(about=(74, 54), turn=9.0):
        s.fill(oval(44.6, 46, 2.3, 2.8), s.ink)
        s.fill(oval(43.9, 45, 0.8), "#ffffff")
        s.fill(oval(31, 57, 1.5, 1.1), s.ink)
        s.stroke([(29.6, 63), (34, 64, 39, 61)], s.ink, 1.3)


def _sweet(s: Impact, x: float, y: float, size: float, turn: float, tone: Color) -> None:
    """Paint a sweet in twisted paper."""
    with s.moved(x, y, size, turn):
        ends = [polygon((0, 0), (side * 8.4, -4), (side * 7.0, 0), (side * 8.4, 4)) for side in (-1, 1)]
        s.inked([*((end, tone) for end in ends), (oval(0, 0, 4.4, 3.8), tone)], 1.2 / size, (0.6, 1.0))
        s.fill(oval(-1.2, -1.2, 1.6, 1.0, -30), "#ffffff")


_STICK: Final = polygon((140, 152), (147, 143), (78, 84, 2.6), (72, 91, 2.6))


def drax(s: Impact) -> None:
    """A stick breaks a donkey of paper in two, and sweets pour out. Before a white wall; light: a low sun, the shadow on the wall."""
    string = box(73.2, -30, 74.8, 55)
    _sunlit_wall(s)
    with s.moved(-8.0, 8.0, 0.86, about=(74.0, 54.0)):
        s.fill(placed(join(*_halves(), string), 14.0, 12.0), s.deep)
        s.fill(string, s.ink)
        _donkey_of_paper(s)
    s.inked([(_STICK, s.ink)], 0.8, (0, 0))
    s.rim([_STICK], s.key, (-0.5, -0.9), 1.6)
    skin: Tones = ("#ffe4c4", "#b4704a", "#4a2440")
    gripping_fist(s, 108.0, 118.0, -139.0, skin, (s.key, mix(s.ink, s.deep, 0.4), s.ink), _IN_THE_SUN, 0.8)
    for x, y, size, turn, tone in (
        (63, 101, 0.8, 60, s.accent),
        (71, 110, 0.95, -20, "#ffc83a"),
        (58, 114, 1.0, -50, s.accent),
        (70, 126, 1.15, 30, "#ffc83a"),
        (54, 130, 1.15, -12, s.accent),
    ):
        _sweet(s, x, y, size, turn, tone)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk,
        ((78.0, 49.0), (82.0, 95.0), (72.0, 122.0), (84.0, 70.0)),
        "finds a pup on the ice",
        "frozen strait",
        "lamp on a bow",
    ),
    "m3-18": Picture(
        drax,
        ((42.0, 51.0), (66.0, 72.0), (75.0, 88.0), (66.0, 112.0)),
        "breaks a donkey of paper",
        "white wall on a feast day",
        "low sun on a wall",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((88.0, 71.0), (66.0, 102.0), (66.0, 130.0)),
        "rises behind a captain",
        "open sea",
        "low moon",
    ),
}

"""Pictures of the last four blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    block,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)

_POINT: Final = (90.0, 125.0)
"""Where the sword's point is in the rock."""
_FROM_THE_CLOUDS: Final = (-0.5, -0.87)


def valkyrie(s: Impact) -> None:
    """A winged sword dives out of the clouds into a rock. Diagonal, from below; light: the hole in the clouds."""
    _fjord(s)
    s.flash(90, 117, 21, 11, s.accent, seed=4, squeeze=0.8, turn=8)
    s.flash(90, 118, 13, 9, "#ffffff", seed=7, squeeze=0.8)
    _winged_sword(s)
    _split_rock(s)


def _fjord(s: Impact) -> None:
    """Paint a fjord by night: heavy clouds with a hole, the shaft that falls through it in two steps, black ridges."""
    s.fill(ALL, s.deep)
    s.fill(polygon((4, -9), (90, -9), (126, 140), (38, 140)), s.mid)
    s.fill(polygon((18, -9), (76, -9), (112, 140), (56, 140)), s.key)
    s.fill(svg("M-9 140 V80 L8 66 L22 92 L36 104 L48 140 Z"), s.shade)
    s.fill(svg("M130 140 V62 L120 80 L112 76 L104 112 L92 140 Z"), s.shade)
    s.fill(box(-9, -9, 130, 16), s.light)
    for puffs, tone in (
        (((-6, 10, 20), (16, 4, 17), (34, -4, 14)), s.deep),
        (((74, 0, 13), (92, 8, 16), (116, 10, 26)), s.deep),
        (((-10, 0, 20), (8, -6, 17), (24, -10, 12)), s.shade),
        (((82, -8, 13), (104, -2, 18), (124, 0, 26)), s.shade),
    ):
        s.fill(join(*(oval(*puff) for puff in puffs)), tone)
    s.fill(box(-9, 128, 130, 180), s.shade)
    s.fill(polygon((44, 128), (114, 128), (128, 180), (36, 180)), s.mid)


def _split_rock(s: Impact) -> None:
    """Paint the rock, lit above, the point in it, the crack that runs down to us and three chips."""
    x, y = _POINT
    rock = polygon(
        (40, 180), (48, 140, 2), (64, 128, 2), (x - 2, y - 2), (x + 3, y), (114, 126, 2), (126, 142), (130, 180)
    )
    s.inked([(rock, s.deep)], 1.8, (0, 0))
    s.fill(polygon((49, 140), (64.4, 129), (x - 2, y - 1), (x + 3, y + 1), (113, 127), (100, 138), (76, 142)), s.light)
    s.fill(polygon((100, 138), (113, 127), (126, 142), (130, 180), (104, 180)), s.shade)
    s.fill(
        polygon(
            (x - 5, y), (x + 5, y + 1), (x + 3, y + 7), (x + 7, y + 12), (x + 1, y + 24), (x, y + 13), (x - 4, y + 7)
        ),
        s.ink,
    )
    s.debris(((64, 112, 3.8, 20), (111, 104, 4.6, 70), (72, 122, 2.6, 140)), s.deep, s.light, 1.2)


def _diving(path: skia.Path) -> skia.Path:
    """Place a part of the sword, whose x runs along the blade, back from the point at 0."""
    return placed(path, *_POINT, 1.0, 60.0)


def _winged_sword(s: Impact) -> None:
    """Paint the sword, point down, and at each side of its guard a wing: one in the light, one in the shade."""
    for side, lit, shade in ((-1, s.light, s.mid), (1, "#ffffff", s.key)):
        _wing(s, side, lit, shade)
    blade = _diving(polygon((6, 0), (-14, 8.4), (-74, 6.6), (-74, -6.6), (-14, -8.4)))
    s.inked([(blade, "#ffffff")], 2.0, (0.9, 0.6))
    s.fill(_diving(polygon((6, 0), (-14, -8.4), (-74, -6.6), (-74, 0))), s.deep)
    s.fill(_diving(polygon((-6, -1), (-16, -4), (-74, -3), (-74, -1))), s.mid)
    s.fill(_diving(polygon((-10, 3), (-16, 5), (-74, 4), (-74, 2.6))), s.key)
    guard = _diving(svg("M-70 -15 C-73 -12 -73 -6 -72 0 C-73 6 -73 12 -70 15 L-76 16 C-81 9 -81 -9 -76 -16 Z"))
    grip, pommel = _diving(block(-96, -3.2, 18, 6.4)), _diving(oval(-98, 0, 5.2))
    s.inked([(grip, "#8a4a1c"), (pommel, s.accent), (guard, s.accent)], 1.8, (0.8, 0.8))
    for form in (pommel, guard):
        s.fill(cut(form, placed(form, -2.4, -3.0)), "#b8500e")
        s.rim([form], "#fff0d0", _FROM_THE_CLOUDS, 1.6)
    for at in (-83.0, -88.0):
        s.line(_diving(box(at, -3, at + 0.4, 3)), s.ink, 1.0)


def _wing(s: Impact, side: int, lit: Color, shade: Color) -> None:
    """Paint a wing at a ``side`` (-1 or 1) of the guard: five feathers from its end, the longest outside, and their root."""

    def at(path: skia.Path, turn: float) -> skia.Path:
        return _diving(placed(path, -80, side * 8, 1, -side * turn, False, side))

    for long, turn in ((24, -6), (31, 9), (36, 23), (40, 37), (41, 52)):
        feather = at(
            svg(f"M0 -5 C{-0.4 * long} -8 {-0.9 * long} -7 {-long} 1 C{-0.8 * long} 6 {-0.4 * long} 7 0 5 Z"), turn
        )
        s.inked([(feather, lit)], 1.6, (0.5, 0.6))
        under = at(svg(f"M6 -1 C{-0.5 * long} -1 {-0.8 * long} -2 {-long - 1} 1 L{-long} -12 L6 -12 Z"), turn)
        s.fill(both(feather, under), shade)
    root = at(svg("M5 -8 C-6 -12 -17 -7 -18 1 C-17 8 -6 10 5 7 Z"), 26)
    s.inked([(root, lit)], 1.6, (0.5, 0.6))
    s.fill(cut(root, placed(root, -2.4, -3.4)), shade)


Corners = tuple[Point, Point, Point, Point]


_BALLOON: Final = svg("M61 126 C46 122 31 107 31 89 C31 71 44 59 61 59 C78 59 91 71 91 89 C91 107 76 122 61 126 Z")
_FROM_THE_SUN: Final = (-0.1, -1.0)


def _fair_at_noon(s: Impact) -> None:
    """Paint the sky of a fair with the sun in it, and tents with flags far below in two flat tones."""
    s.fill(ALL, s.key)
    s.fill(oval(56, 40, 33), CREAM[1])
    for x, y, wide, tone in ((20.0, 118.0, 34.0, s.mid), (104.0, 104.0, 34.0, s.mid)):
        roof = svg(
            f"M{x} {y} C{x + 6} {y + 14} {x + 20} {y + 22} {x + wide} {y + 28} H{x - wide} C{x - 20} {y + 22} {x - 6} {y + 14} {x} {y} Z"
        )
        s.fill(join(roof, box(x - 0.8 * wide, y + 26, x + 0.8 * wide, 180)), tone)
        for left, right in ((-0.8, -0.4), (0.0, 0.4)):
            foot = (x + right * wide, 180), (x + left * wide, 180)
            s.fill(polygon((x, y + 2), (x + right * wide, y + 27), *foot, (x + left * wide, y + 27)), s.deep)
        s.fill(
            polygon((x - 0.7, y + 2), (x - 0.7, y - 9), (x + 10, y - 5.6), (x + 0.7, y - 2.6), (x + 0.7, y + 2)), s.deep
        )


def _balloon(s: Impact) -> None:
    """Paint a large balloon on its string, its top in the sun."""
    s.stroke([(61, 130), (58, 142, 64, 152), (62, 164, 60, 176)], s.ink, 1.6)
    s.inked([(polygon((61, 124), (67, 131), (55, 131)), s.deep)], 1.4, (0, 0))
    s.inked([(_BALLOON, s.mid)], 1.8, (0.0, 1.0))
    s.fill(cut(_BALLOON, placed(_BALLOON, -3.0, -16.0)), s.deep)
    s.fill(placed(svg("M0 -9 C-8 -6 -13 2 -14 12 C-10 6 -4 0 3 -3 Z"), 52, 76, 1.0), s.light)
    s.fill(oval(56, 64, 12, 3.0, -6), s.deep)


def _wasp_on_a_balloon(s: Impact) -> None:
    """Paint a wasp from the side that stands on the balloon, its belly bent down, the sting a hair above the skin."""
    amber, brown = "#ff9a2e", "#b4521a"
    for data in (
        "M58 36 C58 20 66 8 76 4 C80 12 77 26 66 38 Z",
        "M54 36 C46 24 44 10 48 2 C57 6 62 20 60 36 Z",
    ):
        wing = svg(data)
        s.inked([(wing, "#ffffff")], 1.3, (0, 0))
        s.fill(cut(wing, placed(wing, -3.0, -5.0)), s.key)
    for points in (
        ((50, 45, 1.9), (42, 50, 1.6), (43, 70, 1.1)),
        ((54, 47, 1.9), (50, 54, 1.6), (54, 67, 1.1)),
        ((59, 47, 1.9), (64, 53, 1.6), (62, 67, 1.1)),
    ):
        s.fill(limb(*points), s.ink)
    sting = polygon((75.6, 55.0), (82.6, 56.0), (76.0, 70.0))
    s.fill(sting, s.ink)
    belly = svg("M60 42 C64 33 78 34 84 43 C89 51 87 57 81 59 C76 57 74 52 69 49 C65 47 61 46 60 42 Z")
    s.inked([(belly, amber)], 1.6, (0, 0.6))
    with s.clipped(belly):
        s.fill(cut(belly, placed(belly, 0.0, -5.0)), brown)
        for a, b, c, d in (
            ((68, 30), (72.4, 30), (69.4, 54), (66, 54)),
            ((77.6, 32), (82, 35), (74, 57), (71.0, 53)),
            ((90, 42), (92, 48), (76, 60), (74, 55)),
        ):
            s.fill(polygon(a, b, c, d), s.ink)
    s.fill(oval(54.6, 41.0, 7.6, 6.6, 8), s.ink)
    s.rim([oval(54.6, 41.0, 7.6, 6.6, 8)], s.accent, (0.2, -1.0), 1.4)
    for points in (((40, 33, 1.2), (34, 27, 1.0), (31, 20, 0.8)), ((43, 32, 1.2), (41, 24, 1.0), (37, 17, 0.8))):
        s.fill(limb(*points), s.ink)
    head = svg("M48 36 C48 42 46 47 41 48 C36 47 34 41 36 36 C38 31 45 30 48 36 Z")
    s.inked([(head, amber)], 1.4, (0, 0.4))
    s.fill(svg("M38 34.600 C42 34 44 37 43.4 41 C42 44 38.4 43.600 37 40 C36.600 38 37 36 38 34.600 Z"), s.ink)
    s.fill(oval(39.2, 37.0, 1.2), "#ffffff")


def wasp(s: Impact) -> None:
    """A wasp on a balloon lowers its sting. From the side; light: the sun of noon behind the wasp."""
    _fair_at_noon(s)
    with s.moved(0.0, 4.0):
        _balloon(s)
    with s.moved(-2.0, -3.6):
        _wasp_on_a_balloon(s)


def _armoury_by_night(s: Impact) -> None:
    """Paint an armoury: a wall of blocks, halberds in the dark, the light of a high window across it, a shelf of oak."""
    s.fill(ALL, mix(s.ink, s.deep, 0.85))
    for row, y in enumerate(range(-6, 140, 18)):
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.6), 1.3)
        for x in range(-20 + 15 * (row % 2), 124, 30):
            s.stroke([(x, y), (x, y + 18)], mix(s.ink, s.deep, 0.6), 1.3)
    for data, tone in (
        ("M-4 -4 H30 L124 92 V140 H60 L-4 70 Z", s.mid),
        ("M2 -4 H22 L118 98 V140 H76 L-4 56 V2 Z", s.key),
        ("M8 -4 H17 L114 104 V134 H90 L-4 42 V8 Z", CREAM[1]),
    ):
        s.fill(svg(data), tone)
    for x in (-14, 16):
        s.fill(polygon((x, 30), (x + 5, 30), (x + 92, 126), (x + 82, 126)), s.mid)
    for x, y, flip in ((104, 46, False), (116, 58, True)):
        s.stroke([(x, y), (x, 130)], s.ink, 2.6)
        blade = svg("M0 -16 L3 0 C8 -2 12 2 12 8 C12 14 8 16 3 14 V18 H-3 V12 L-9 8 L-3 4 Z")
        s.fill(placed(blade, x, y + 4, 1.0, flip=flip), s.ink)
        s.rim([placed(blade, x, y + 4, 1.0, flip=flip)], s.key, (-1.0, -0.6), 1.2)
    shelf = box(-4, 128, 124, 172)
    s.fill(shelf, s.deep)
    s.fill(box(-4, 128, 124, 136), s.mid)
    s.fill(polygon((-4, 128), (96, 128), (84, 136), (-4, 136)), s.key)


_SKULL: Final = svg("M38 116 C33 86 36 60 60 52 C86 44 106 62 108 88 C109 100 106 110 104 116 Z")
_FACE: Final = svg(
    "M37.500 84 C44 76 58 74 72 80 C78 84 79 96 75 106 C66 112 50 113 40 110 C37 102 36.500 92 37.500 84 Z"
)
_VISOR: Final = svg("M96 84 C98 92 90 97 84 92 C74 78 60 72 44 75 L28 60 C46 40 84 46 96 84 Z")
_GORGET: Final = svg("M39 110 C56 118 88 118 105 110 L114 129 C90 137 54 137 30 129 Z")


def _steel(s: Impact, path: skia.Path, start: Point, end: Point) -> None:
    """Paint a plate of polished steel, its planes stepped from the light at ``start`` to the shade at ``end``."""
    s.inked([(path, s.key)], 2.2, (0.8, 1.2))
    with s.clipped(path):
        s.steps(
            path,
            start,
            end,
            ["#ffffff", CREAM[1], s.light, s.key, s.mid, mix(s.deep, s.mid, 0.4), s.deep],
        )
        s.dots(path, s.ink, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end, 0.0, 0.6, pitch=2.4)
    s.rim([path], s.key, (1.0, 0.1), 1.4)


def _frog(s: Impact) -> None:
    """Paint a frog that fills the helm's face: bulging eyes, a wide mouth, both hands with round toes on the rim."""
    skin: Tones = ("#fff0d0", s.accent, "#a3480e")
    toward = (-0.8, -0.6)
    modelled(s, svg("M40 116 C36 100 46 92 58 92 C70 92 80 100 76 116 Z"), skin, toward, 4.0, 2.0, 1.6, 2.0)
    s.fill(svg("M43 116 C44 108 72 108 73 116 Z"), "#ffe2b0")
    for x in (48, 67):
        modelled(s, oval(x, 91, 7.6, 7.8), skin, toward, 2.4, 1.6, 1.6, 1.8)
        s.inked([(oval(x - 0.6, 90.6, 4.8, 5.2), "#fff6e0")], 1.1, (0, 0))
        s.fill(oval(x - 1.2, 90.8, 3.4, 2.2), s.ink)
        s.fill(oval(x - 2.2, 89.8, 0.9), "#ffffff")
    s.stroke([(42, 104), (50, 110, 58, 110), (66, 110, 74, 103)], s.ink, 2.0)
    for x in (55, 60.5):
        s.fill(oval(x, 99.6, 0.9), s.ink)


def _hands_of_a_frog(s: Impact) -> None:
    """Paint the two hands that hold on to the rim of the helm."""
    skin: Tones = ("#fff0d0", s.accent, "#a3480e")
    for x, y in ((46, 117), (68, 119)):
        toes = [
            (
                join(limb((x + 0.3 * at, y - 2, 2.0), (x + at, y + lift, 1.5)), oval(x + at, y + lift + 0.8, 2.3)),
                skin,
                1.2,
            )
            for at, lift in ((-5.4, 2.6), (0.0, 4.6), (5.4, 2.6))
        ]
        group(s, [*toes, (oval(x, y - 3, 5.0, 3.6), skin, 1.6)], (-0.8, -0.6), 1.2, 1.3)


def moon_knight(s: Impact) -> None:
    """A frog lives in an old helm and looks out under its visor. From ahead; light: a high window to the left."""
    _armoury_by_night(s)
    s.fill(oval(80, 131, 42, 4.4), s.ink)
    plume = svg(
        "M78 50 C84 34 98 38 102 48 C112 50 116 64 110 72 C116 82 112 94 106 100 C106 84 102 70 92 62 C88 58 82 54 78 50 Z"
    )
    s.inked([(plume, s.accent)], 1.8, (0.6, 0.9))
    with s.clipped(plume):
        s.fill(cut(plume, placed(plume, -4, -3)), "#b04e12")
        for data in ("M80 50 C94 54 104 68 107 92", "M90 46 C98 52 104 58 106 66", "M98 62 C106 70 110 78 109 88"):
            s.line(svg(data), s.ink, 1.1)
    _steel(s, _SKULL, (40, 62), (112, 104))
    s.stroke([(60, 52), (86, 54, 106, 96)], s.ink, 0.8)
    s.inked([(_FACE, s.ink)], 1.4, (0, 0))
    s.rim([_FACE], mix(s.deep, s.mid, 0.5), (-0.2, 1.0), 2.4)
    _frog(s)
    _steel(s, _GORGET, (36, 108), (112, 132))
    _hands_of_a_frog(s)
    for x, y in ((84, 127.5), (98, 124.5), (107, 120)):
        s.inked([(oval(x, y, 1.7), s.light)], 1.0, (0.2, 0.4))
    _steel(s, _VISOR, (34, 48), (98, 92))
    for start, end in (((44, 57), (52, 66)), ((53, 54), (60, 64)), ((62, 54), (68, 65)), ((71, 57), (76, 68))):
        s.stroke([start, end], s.ink, 2.8)
    s.inked([(oval(89, 86, 4.6), s.light)], 1.6, (0.4, 0.6))
    s.stroke([(86.4, 86), (91.6, 86)], s.ink, 1.0)
    s.glint(34, 57, 6, turn=20)


_DIAL: Final = (66.0, 134.0)


def _stopwatch(s: Impact) -> None:
    """Paint a stadium by night, one floodlight's hard beam from the right, and the upper half of a stopwatch."""
    x, y = _DIAL
    s.fill(ALL, s.shade)
    s.fill(polygon((116, 44), (116, 70), (-9, 150), (-9, -40)), s.mid)
    s.fill(polygon((116, 50), (116, 65), (-9, 112), (-9, 6)), s.light)
    s.fill(join(box(-9, 104, 130, 180), *(oval(at, 103 - (at * 5) % 3, 6, 7) for at in range(-8, 136, 13))), s.shade)
    s.fill(box(110, 44, 130, 72, 1), s.shade)
    s.fill(box(106, 47, 112, 69, 1), "#ffffff")
    with s.moved(about=(x, y), turn=57.0):
        crown = [box(x - 5, y - 64, x + 5, y - 46, 1), box(x - 10, y - 73, x + 10, y - 59, 2.5)]
        s.inked([(part, s.deep) for part in crown], 2.0, (0.8, 1.2))
        s.fill(box(x - 9, y - 72, x - 3, y - 60, 1), s.key)
    case, face = oval(x, y, 51), oval(x, y, 42)
    s.inked([(case, s.shade)], 2.4, (1.2, 1.8))
    s.fill(cut(case, placed(case, -5.0, 6.0)), s.key)
    s.inked([(face, s.light)], 1.6, (0.0, 0.0))
    with s.clipped(face):
        s.fill(polygon((-9, 60), (52, 84), (100, 180), (-9, 180)), s.key)
        s.fill(polygon((x, y), around(x, y, 60, -148), around(x, y, 60, -206)), s.accent)
        s.fill(_shadow_of_the_runner(), s.deep)
        for number in range(12):
            turn = 30 * number - 90
            s.stroke([around(x, y, 38, turn), around(x, y, 30, turn)], s.ink, 3.2)
    hand = placed(polygon((-3.0, 9), (-1.6, -38), (1.6, -38), (3.0, 9)), x, y, turn=-58.0)
    s.fill(hand, s.ink)
    s.fill(oval(x, y, 6), s.ink)


_BODY: Final = join(
    svg("M75.6 47 C70 46 69.600 34 77 32.600 C82.600 31.600 86 35 85.600 39.600 L87.200 42.800 L85.600 43.600 L85.400 47 C84 49.400 81.600 49 79.600 48.600 Z"),
    limb((76.4, 45, 3.2), (69, 51, 4.4)),
    limb((67.6, 52.4, 7.0), (60, 59.6, 6.2), (52.4, 66.4, 6.4)),
    limb((63.6, 49.6, 3.6), (50.6, 47.4, 2.8), (41.6, 56.6, 1.9), (39.4, 58.8, 2.4)),
    limb((71.0, 54.0, 3.8), (78.0, 66.8, 2.9), (89.4, 60.6, 1.9), (92.0, 58.8, 2.4)),
    limb((50.4, 68.6, 6.0), (37.6, 77.2, 3.9), (32, 78.4, 3.8), (21.0, 79.4, 1.9), (18.4, 81.0, 1.8), (14.8, 86.0, 1.4)),
    limb((54.0, 66.4, 6.4), (75.0, 68.8, 4.2), (72.6, 75.4, 3.6), (67.0, 85.4, 1.9), (76.0, 88.2, 1.5)),
)  # fmt: skip
"""One who runs to the right, one knee high, the other foot pushing off."""
_VEST: Final = limb((69.6, 52.6, 6.0), (60, 59.6, 7.4), (56, 63.4, 7.4))
_SHORTS: Final = join(limb((53.4, 65.4, 7.4), (63.0, 67.0, 6.6)), limb((52.0, 66.4, 7.4), (44.0, 72.8, 6.0)))


def _shadow_of_the_runner() -> skia.Path:
    """Return the shadow that the floodlight throws of the runner on the watch."""
    return placed(_BODY, -8.0, 30.0, 1.0, 8.0)


def _runner(s: Impact) -> None:
    """Paint the runner, dark before the beam, an edge lit by it; vest and shorts alone have a colour."""
    toward = (0.9, -0.4)
    s.fill(_BODY, s.ink)
    s.rim([_BODY], s.mid, toward, 1.5)
    for cloth, color, shade in ((_VEST, s.accent, "#a8481a"), (_SHORTS, s.key, s.deep)):
        with s.clipped(join(_BODY, _SHORTS, _VEST)):
            s.fill(cloth, color)
            s.fill(cut(cloth, placed(cloth, 2.6, -1.6)), shade)
            s.line(cloth, s.ink, 1.2)
    near = limb((71.0, 54.0, 3.4), (78.0, 66.8, 2.9))
    s.inked([(near, s.ink)], 0.8, (0, 0))
    s.rim([near], s.mid, toward, 1.5)


def taskmaster(s: Impact) -> None:
    """A runner runs on the rim of a stopwatch, ahead of its hand. From the side; light: a floodlight at the right."""
    _stopwatch(s)
    with s.moved(-5.0, 1.6, 1.06, about=(56.0, 84.0)):
        _runner(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-13": Picture(
        wasp,
        ((40.0, 38.0), (54.0, 38.0), (76.0, 60.0), (62.0, 90.0)),
        "lowers its sting on a balloon",
        "sky of a fair",
        "sun of noon",
    ),
    "m1-14": Picture(
        moon_knight,
        ((48.0, 91.0), (60.0, 106.0), (52.0, 60.0), (84.0, 120.0)),
        "lives in a helm",
        "armoury by night",
        "high window, its bars on the wall",
    ),
    "m1-15": Picture(valkyrie, ((53.0, 64.0), (72.0, 97.0), (90.0, 124.0)), "dives", "fjord", "hole in the clouds"),
    "m1-16": Picture(
        taskmaster,
        ((53.0, 58.0), (74.0, 40.0), (66.0, 104.0)),
        "runs ahead of the hand",
        "rim of a stopwatch",
        "floodlights",
    ),
}

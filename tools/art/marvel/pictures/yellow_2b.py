"""Pictures of three of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def _hill_before_the_sun(s: Impact) -> None:
    """Paint a steep dark hill that falls to the right, the low sun half behind its ridge, a lit edge along it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-9, 26), (130, 44), (130, 120), (-9, 120)), s.key)
    s.fill(oval(62, 58, 23), "#fffbe6")
    hill = svg("M-9 44 L30 56 C60 64 92 84 130 92 V180 H-9 Z")
    s.fill(hill, s.deep)
    with s.clipped(hill):
        s.fill(polygon((44, 56), (70, 60), (108, 180), (-30, 180)), mix(s.deep, s.mid, 0.5))
    s.rim([hill], s.light, (0.4, -1.0), 2.2)


def _runner(s: Impact, x: float, y: float, size: float, pose: int) -> None:
    """Paint one who runs down the hill in ink, and the long shadow towards us."""
    s.fill(placed(polygon((-2, 0), (3, 0), (16, 30), (7, 30)), x, y, size), mix(s.ink, s.deep, 0.25))
    up, down = ((6.0, -17.0), (-7.0, -12.0)) if pose else ((7.0, -11.0), (-6.0, -17.5))
    body = join(
        oval(2.4, -16.4, 2.7),
        limb((0.6, -12.4, 2.6), (-1.4, -6.6, 2.2)),
        limb((1.0, -12.0, 1.5), (5.0, -13.6, 1.2), (*up, 1.0)),
        limb((0.0, -12.0, 1.5), (-4.0, -13.0, 1.2), (*down, 1.0)),
        limb((-1.0, -6.6, 2.0), (4.4, -5.4, 1.6), (3.6, 0.4, 1.1)),
        limb((-1.6, -6.6, 2.0), (-5.0, -2.2, 1.5), (-10.0, -3.4, 1.0)),
    )
    s.fill(placed(body, x, y, size), s.ink)


def _cheese(s: Impact) -> None:
    """Paint a great wheel of cheese that rolls at us: its face in the sun, the rind in shade, near and large."""
    face = oval(67.0, 111.0, 28.0, 32.0, 14)
    rind = join(*(placed(oval(0, 0, 28.0, 32.0, 14), 67.0 + 2.2 * k, 111.0 + 0.9 * k, 1 + 0.008 * k) for k in range(8)))
    s.fill(polygon((46, 138), (84, 140), (130, 156), (130, 180), (52, 180)), s.ink)
    s.inked([(rind, mix(s.accent, s.ink, 0.6))], 1.7, (1.6, 1.8))
    with s.clipped(rind):
        s.fill(cut(rind, placed(rind, 4.0, 20.0)), s.accent)
        s.fill(cut(rind, placed(rind, 1.0, 6.0)), "#b9a0ff")
    middle, near_edge, far_edge = (69.0, 110.0), (104.0, 70.0), (120.0, 104.0)
    wedge = polygon(middle, near_edge, far_edge)
    near = cut(face, wedge)
    s.inked([(face, s.ink)], 1.6, (0, 0))
    s.fill(both(face, wedge), s.deep)
    s.fill(both(face, polygon(middle, near_edge, (102, 94))), "#fffbe6")
    s.fill(near, s.key)
    with s.clipped(near):
        s.fill(cut(near, placed(near, -4.0, -11.0)), s.mid)
        for hx, hy, hr in ((55.0, 99.0, 6.6), (74, 131, 5.6), (53, 121, 4.4), (70, 90, 3.6), (66, 112, 3.2)):
            hole = oval(hx, hy, 0.86 * hr, hr, 14)
            s.fill(hole, mix(s.deep, s.ink, 0.45))
            s.fill(cut(hole, placed(hole, -1.0, -1.8)), s.light)
        s.rim([near], "#ffffff", (-0.4, -0.9), 2.2)
    s.line(near, s.ink, 1.4)


def maria_hill(s: Impact) -> None:
    """A wheel of cheese rolls down a hill at us before those who run after it. From the foot; light: the sun on the ridge."""
    _hill_before_the_sun(s)
    for x, y, size, pose in (
        (44.0, 59.0, 0.78, 0),
        (58.0, 63.5, 0.94, 1),
        (76.0, 72.0, 1.05, 0),
        (92.0, 80.5, 0.95, 1),
    ):
        _runner(s, x, y, size, pose)
    _cheese(s)


_LAMP: Final = (64.0, 64.0)


def _bench_by_night(s: Impact) -> None:
    """Paint a dark room that one bulb lights: its burst, shelves of jars as shadows, a bench that runs away from us."""
    x, y = _LAMP
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    for left, right, at in ((-9, 40, 66), (88, 130, 74)):
        s.fill(box(left, at, right, at + 4), mix(s.deep, s.ink, 0.62))
    for px, foot, high in ((6, 66, 18), (20, 66, 12), (34, 66, 22), (96, 74, 12), (108, 74, 20), (120, 74, 14)):
        s.fill(box(px - 5, foot - high, px + 5, foot, 2), mix(s.deep, s.ink, 0.62))
    for r, tone in ((92, mix(s.deep, s.mid, 0.35)), (70, s.mid), (48, s.key), (33, s.light)):
        s.flash(x, y, r, 11, tone, seed=5, hollow=0.62, turn=12)
    bench = polygon((-9, 106), (130, 100), (130, 180), (-9, 180))
    s.fill(bench, mix(s.deep, s.ink, 0.15))
    with s.clipped(bench):
        s.pool(64, 106, ((84, s.deep), (66, mix(s.deep, s.mid, 0.6)), (48, s.mid), (31, s.key)), squeeze=0.6)
    s.stroke([(-9, 106), (130, 100)], s.light, 1.4)


def _bulb(s: Impact) -> None:
    """Paint a bulb in a wooden socket with two screws, its coil bright, and the violet shadow that it throws ahead."""
    x, y = _LAMP
    steel: Tones = ("#ffffff", "#b8a890", "#5c4640")
    wood: Tones = (s.light, "#b8641a", "#5a2a12")
    up = (-0.1, -1.0)
    s.fill(polygon((x - 15, 109), (x + 15, 107), (x + 27, 122), (x - 20, 124)), mix(s.accent, s.ink, 0.35))
    base = polygon((x - 15, 96, 2), (x + 15, 95, 2), (x + 18, 109, 2), (x - 18, 110, 2))
    group(
        s,
        [(base, wood, 4.4), (polygon((x - 8, 84, 1), (x + 8, 84, 1), (x + 8.6, 97), (x - 8.6, 97)), steel, 3.0)],
        up,
        1.3,
        1.8,
    )
    for at in (88, 92.4):
        s.stroke([(x - 8, at + 1), (x + 8, at - 1)], s.ink, 1.3)
    glass = svg("M55 85 C54 78 45 74 45 62 C45 50 53 43 64 43 C75 43 83 50 83 62 C83 74 74 78 73 85 Z")
    s.inked([(glass, "#fffbe0")], 1.4, (0.0, 1.4))
    s.fill(oval(x, y - 2, 13, 13.6), "#ffffff")
    for side in (-1, 1):
        s.stroke([(x + 2 * side, 84), (x + 4.6 * side, y + 3)], s.ink, 1.2)
    for turn in range(4):
        s.line(oval(x - 5.4 + 3.6 * turn, y - 1, 2.3, 4.8, 14), s.accent, 1.7)
    s.stroke([(51, 54), (54, 48, 60, 47)], s.key, 1.6)
    for side in (-1, 1):
        s.inked([(oval(x + 11 * side, 103, 2.6), "#ffd070")], 1.0, (0.2, 0.4))


def _cut_lemon(s: Impact) -> None:
    """Paint half of a lemon before us, its cut face turned up to the bulb, two nails in it."""
    toward = (-0.15, -0.98)
    s.fill(polygon((44, 132), (92, 130), (116, 172), (30, 172)), mix(s.accent, s.ink, 0.35))
    rind: Tones = ("#ffffff", s.key, mix(s.mid, s.deep, 0.35))
    half = svg(
        "M38 119 C38 108 50 104 66 104 C82 104 94 108 94 119 C94 134 84 147 70 150 C68 155 64 155 62 150 C48 147 38 134 38 119 Z"
    )
    modelled(s, half, rind, (-0.5, -0.85), 8.0, 0.0, 1.6, 2.6)
    for px, py in ((48, 137), (56, 143), (66, 145), (78, 141), (86, 134), (72, 138), (60, 136)):
        s.fill(oval(px, py, 1.0, 0.8), s.deep)
    s.inked([(oval(66, 118, 28, 13.4), s.key)], 0.9, (0.0, 0.4))
    s.fill(oval(66, 118, 26.4, 12.2), "#fffbe6")
    for number in range(9):
        first, last = 40 * number + 4, 40 * number + 36
        far = [around(0, 0, 1.0, first + (last - first) * k / 4) for k in range(5)]
        wedge = polygon(
            (66 + 3.4 * math.cos(math.radians(40 * number + 20)), 118 + 1.6 * math.sin(math.radians(40 * number + 20))),
            *((66 + 23.4 * u, 118 + 10.4 * v) for u, v in far),
        )
        s.fill(wedge, s.key if number in (5, 6, 7) else s.mid)
        s.rim([wedge], s.light, toward, 1.0)
    for px, py, tones in ((53, 116, ("#ffd0a0", "#c8622a", "#6a2a14")), (80, 118, ("#ffffff", "#b8b0b8", "#5c5268"))):
        shank = limb((px, py + 1, 1.7), (px, py - 13, 1.7))
        nail = join(shank, oval(px, py - 14, 4.4, 2.0))
        s.fill(oval(px, py + 2, 3.0, 1.4), s.ink)
        group(s, [(nail, tones, 1.4)], (-0.4, -0.9), 1.0, 1.0)


def _wire(s: Impact, points: list[tuple[float, ...]]) -> None:
    """Paint an insulated wire through points."""
    for tone, wide in ((s.ink, 4.4), (s.accent, 2.2)):
        s.stroke(points, tone, wide)
    with s.moved(-0.3, -0.5):
        s.stroke(points, mix(s.accent, "#ffffff", 0.6), 0.7)


def _closing_hand(s: Impact) -> None:
    """Paint a hand from the right that holds the end of a wire to the second nail between thumb and first finger."""
    toward = (-0.7, -0.7)
    skin: Tones = ("#ffe8b8", "#a8612e", "#532414")
    cuff: Tones = ("#ffffff", s.light, s.mid)
    s.flash(80, 104, 8.4, 9, s.accent, seed=3)
    s.flash(80, 104, 5.4, 9, "#ffffff", seed=3)
    curled = [
        (limb((113, 112 + 5 * k, 4.0), (104 + k, 117 + 4 * k, 3.4), (109 + k, 120 + 3 * k, 3.0)), skin, 1.8)
        for k in (2, 1, 0)
    ]
    palm = svg("M126 92 C116 92 108 96 106 104 C104 112 110 122 118 124 L130 124 V92 Z")
    index = limb((112, 98, 4.6), (98, 95, 3.6), (86, 100.6, 2.5))
    thumb = limb((114, 114, 4.8), (101, 110.6, 3.8), (88.6, 105.4, 2.7))
    sleeve = polygon((117, 84, 2), (132, 78), (132, 134), (117, 130, 2))
    group(
        s, [(index, skin, 2.4), (palm, skin, 4.0), *curled, (thumb, skin, 2.4), (sleeve, cuff, 4.0)], toward, 1.2, 1.7
    )
    for nail in (oval(87.6, 99.6, 1.9, 1.3, -28), oval(90.4, 104.6, 2.0, 1.4, 24)):
        s.fill(nail, "#ffd8a8")


def shuri(s: Impact) -> None:
    """A hand closes the wire from a lemon to a bulb, and it flares. Over a bench by night; light: the bulb."""
    _bench_by_night(s)
    _bulb(s)
    _cut_lemon(s)
    _wire(s, [(52, 97), (37, 92, 39, 103), (42, 112, 53, 103)])
    _wire(s, [(75, 103), (84, 92, 90, 96), (96, 99, 88, 103), (82, 104)])
    _closing_hand(s)


def _museum_hall(s: Impact) -> None:
    """Paint a hall by night as one dark plane, moonlight in its three tall windows and in long bars on the floor."""
    s.fill(ALL, mix(s.ink, s.accent, 0.16))
    s.dots(ALL, s.ink, (64, 60), (64, -9), 0.0, 0.8)
    s.fill(box(-9, 120, 130, 180), mix(s.deep, s.ink, 0.62))
    for left, right, top, foot in ((-22, 20, 58, 118), (34, 94, 44, 126), (106, 150, 58, 118)):
        window = arch(left, right, top, foot)
        s.steps(window, (64, 124), (64, 20), [mix(s.deep, s.mid, 0.5), s.mid, s.mid, s.key, s.key])
        middle = (left + right) / 2
        for x in (left + (right - left) * share for share in (0.25, 0.5, 0.75)):
            s.stroke([(x, foot), (x, top - 0.86 * (right - left) / 2)], s.deep, 1.5)
        for y in (top, top + 24, top + 48):
            s.stroke([(left, y), (right, y)], s.deep, 1.5)
        low = 64 + 1.8 * (middle - 64)
        s.fill(
            polygon((left, 128), (right, 128), (low + 1.1 * (right - middle), 172), (low - 1.1 * (middle - left), 172)),
            s.mid,
        )


_GUARD: Final = Clothes(
    top=("#fff8c8", "#c8a8f0"),
    trousers=("#8f6bea", "#4a2a9c"),
    skin=("#d89a6a", "#7a4426"),
    hair=("#2a1658", "#1d0f33"),
    shoes="#1d0f33",
)


def _startled_guard(s: Impact) -> None:
    """Paint a guard in uniform who throws up both arms, his cap in the air."""
    clothed(
        s,
        _GUARD,
        (-1.0, -0.3),
        (103, 94),
        (104.5, 103),
        (106, 118),
        (((97, 98), (95, 86)), ((113, 99), (116, 88))),
        (((101, 128), (97, 138), (93, 139)), ((112, 128), (114, 138), (119, 139))),
        0.86,
        facing=-1,
        tilt=-14.0,
        w=1.3,
    )
    cap = svg("M-8 2 C-8 -6 6 -7 8 0 L13 2 L12 4 H-8 Z")
    s.inked([(placed(cap, 99, 77, 0.86, -24, flip=True), s.accent)], 1.3, (0.3, 0.5))


def _nest_on_a_plinth(s: Impact) -> None:
    """Paint a plinth with a label, a nest of straw on it."""
    top = polygon((22, 141), (34, 134.5), (90, 134.5), (100, 141))
    s.inked([(join(top, box(22, 141, 100, 170)), s.deep)], 1.4, (0.4, 0.4))
    s.fill(top, s.light)
    s.fill(oval(66, 138, 32, 4.4), s.ink)
    lots = chance(17)
    for number in range(26):
        x, lift = 32 + 2.4 * number, 5 * next(lots)
        straw = ribbon([(x - 8, 134 - lift, 0.3), (x, 138.5, 1.3), (x + 9, 132 - 6 * next(lots), 0.3)])
        s.inked([(straw, (s.mid, s.key, s.light)[number % 3])], 0.7, (0.2, 0.4))


_SHELL: Final = svg(
    "M33 100 L41 107 L47 97 L54 108 L61 98 L68 109 L75 99 L82 108 L88 98 L94 103 C95 121 84 138 64 138 C44 138 33 120 33 100 Z"
)
"""The lower part of a great egg, its upper edge broken."""
_CAP: Final = svg("M34 58 C36 40 49 27 60 27 C74 27 87 42 88 60 L82 55 L75 64 L68 54 L60 64 L53 55 L46 64 L40 55 Z")
"""The upper part of the egg, lifted."""


def _egg(s: Impact, part: skia.Path) -> None:
    """Paint a part of the egg: pale shell with spots."""
    toward = (-0.3, -0.95)
    modelled(s, part, ("#ffffff", s.light, s.mid), toward, 8.0, 2.6, 1.7, 2.6)
    with s.clipped(part):
        for x, y, r in (
            (44, 118, 4.2),
            (60, 124, 5.4),
            (80, 118, 4.6),
            (72, 131, 3.0),
            (50, 46, 4.6),
            (68, 40, 5.2),
            (78, 52, 3.4),
        ):
            s.fill(oval(x, y, r, 0.8 * r, -12), s.mid)


def _hatchling(s: Impact) -> None:
    """Paint a young long-necked animal that stands up out of the shell, the cap of the egg on its brow."""
    toward = (-0.3, -0.95)
    hide: Tones = ("#d8c4ff", s.accent, mix(s.accent, s.ink, 0.6))
    s.inked([(oval(64, 103, 28, 7), s.ink)], 1.0, (0.0, 0.0))
    body = svg(
        "M44 116 C44 98 48 90 51 82 C44 80 37 78 37 70 C37 60 48 53 60 53 C76 53 86 62 85 76 C84 88 82 98 86 116 Z"
    )
    modelled(s, body, hide, toward, 7.0, 2.4, 1.7, 2.4)
    s.fill(svg("M55 116 C54 104 56 96 60 88 C66 90 70 100 70 116 Z"), mix(s.accent, "#ffffff", 0.35))
    for x, y, r in ((78, 84, 2.6), (80, 93, 2.2), (79, 74, 2.0)):
        s.fill(oval(x, y, r), mix(s.accent, s.ink, 0.6))
    s.inked([(oval(62, 70, 7.0, 7.6), "#ffffff")], 1.2, (0.2, 0.4))
    s.fill(oval(59.6, 70.6, 4.2, 5.0), s.ink)
    s.fill(oval(58.2, 68.4, 1.6), "#ffffff")
    s.stroke([(39, 74), (46, 80, 57, 79)], s.ink, 1.6)
    s.fill(oval(41, 67, 1.3, 1.0), s.ink)


def _hands_on_the_shell(s: Impact) -> None:
    """Paint the two small hands with which the animal holds the edge of the shell."""
    hide: Tones = ("#d8c4ff", s.accent, mix(s.accent, s.ink, 0.6))
    for x, y in ((47, 99), (82, 101)):
        toes = [(limb((x + at, y - 1, 2.6), (x + 1.3 * at, y + 7, 2.2)), hide, 1.4) for at in (-4.4, 0.0, 4.4)]
        group(s, [*toes, (oval(x, y - 2, 6.6, 4.4), hide, 2.0)], (-0.3, -0.95), 1.2, 1.4)


def red_skull(s: Impact) -> None:
    """An egg hatches after an age, and the guard takes fright. In a museum by night; light: moon in tall windows."""
    _museum_hall(s)
    _startled_guard(s)
    _nest_on_a_plinth(s)
    _hatchling(s)
    _egg(s, _SHELL)
    _hands_on_the_shell(s)
    with s.moved(1.0, -1.0, turn=-9.0, about=(60.0, 58.0)):
        _egg(s, _CAP)
    s.debris(((30, 92, 3.0, 20), (96, 66, 2.6, 50), (34, 80, 2.2, 70)), s.mid, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((66.0, 112.0), (60.0, 50.0), (76.0, 60.0), (88.0, 108.0)),
        "rolls off before its runners",
        "steep hill",
        "sun on the ridge",
    ),
    "m2-02": Picture(
        shuri,
        ((64.0, 62.0), (66.0, 119.0), (82.0, 104.0), (98.0, 103.0)),
        "lights a bulb with a lemon",
        "laboratory bench",
        "the bulb",
    ),
    "m2-06": Picture(
        red_skull,
        ((60.0, 70.0), (62.0, 42.0), (64.0, 112.0), (100.0, 104.0)),
        "hatches after an age",
        "museum by night",
        "moon in tall windows",
    ),
}

"""Pictures of three of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.silhouettes import person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
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
    taper,
)


def _hill_at_evening(s: Impact) -> None:
    """Paint a steep hill that falls to the left, dark but for its lit edge, before a low sun and a village."""
    s.steps(ALL, (50, -9), (60, 120), [mix(s.deep, s.ink, 0.25), s.deep, s.mid, s.key, s.light, s.light])
    s.dots(ALL, s.ink, (60, 44), (60, -8), 0.0, 0.6)
    s.fill(oval(76, 78, 44), "#ffffff")
    s.fill(svg("M-4 124 C20 112 50 116 80 124 V172 H-4 Z"), mix(s.mid, s.deep, 0.5))
    village = join(
        polygon((31, 118), (31, 108), (36, 102), (41, 108), (41, 118)),
        polygon((41, 118), (41, 102), (44.5, 92), (48, 102), (48, 118)),
        box(48, 110, 56, 120),
    )
    s.fill(village, mix(s.deep, s.ink, 0.4))
    hill = svg("M124 80 C108 92 98 108 82 122 C64 137 30 142 -4 144 V172 H124 Z")
    s.fill(hill, mix(s.ink, s.deep, 0.22))
    s.rim([hill], s.key, (-0.6, -1.0), 2.6)
    s.dots(hill, s.deep, (50, 146), (96, 120), 0.45, 0.0)


def _runners(s: Impact) -> None:
    """Paint the two who run down the hill after the cheese; the first of them falls."""
    arms = (((-19, -18), (-25, -28)), ((4, -15), (12, -6)))
    legs = (((-12, 1), (-15, 15), (-22, 16)), ((13, 3), (25, -3), (29, -9)))
    chaser = person((-11, -35), (-7, -24), (2, -5), arms, legs)
    for x, y, size, turn in ((105.5, 83, 0.56, -24), (82, 62, 0.56, -50)):
        s.inked([(placed(chaser, x, y, size, turn), s.ink)], 1.3, (0, 0), s.light)


def _cheese(s: Impact) -> None:
    """Paint a wheel of cheese that leaps off the hill before the sun: its rind, the wedge cut out of it, holes."""
    x, y, r = 57.0, 100.0, 25.0
    for start, end, width in (((84, 90), (102, 78), 1.8), ((70, 76), (80, 66), 1.4)):
        s.fill(polygon((start[0] - width, start[1] - width), (start[0] + width, start[1] + width), end), s.light)
    rind = join(*(oval(x + k, y - 0.4 * k, 0.86 * r, r, 14) for k in (0, 3, 6, 9)))
    near = oval(x, y, 0.86 * r, r, 14)
    wedge = polygon((x, y - 2), (x - 34, y - 30), (x - 4, y - 40))
    s.inked([(cut(rind, wedge), s.deep)], 1.8, (1.4, 1.8))
    with s.clipped(cut(rind, wedge)):
        s.fill(cut(rind, placed(rind, -1.5, 6)), s.key)
        s.fill(polygon((x, y - 2), (x - 4, y - 40), (x + 8, y - 44), (x + 9, y - 5)), s.mid)
    face = cut(near, wedge)
    s.inked([(face, s.key)], 1.2, (0, 0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -5, -5)), s.mid)
        s.dots(face, s.deep, (x, y), (x + 14, y + 26), 0.0, 0.7, pitch=2.4)
        for hx, hy, hr in (
            (66, 94, 6.0),
            (44, 104, 2.6),
            (56, 112, 4.4),
            (71, 110, 2.6),
            (63, 122, 2.4),
            (74, 86, 2.0),
        ):
            s.inked([(oval(hx, hy, hr, 1.1 * hr), s.deep)], 0.9, (0, 0))
            s.fill(cut(oval(hx, hy, hr, 1.1 * hr), oval(hx - 1.2, hy - 1.4, hr)), s.light)
        s.rim([face], "#ffffff", (-0.8, -0.6), 2.0)
    s.fill(oval(54, 138, 22, 3.0, -14), s.ink)
    s.debris(((82, 116, 2.6, 20), (88, 106, 2.2, 60)), s.mid, s.light)


def maria_hill(s: Impact) -> None:
    """A wheel of cheese leaps down a hill, and two run after it. Light: the low sun behind."""
    _hill_at_evening(s)
    _runners(s)
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


_SKULL: Final = svg(
    "M35 71 C34 63 39 57 46 57 C53 56 58 51 66 48 C70 42 78 40 84 43 C93 42 104 46 110 55 C115 61 115 69 111 74 "
    "C112 81 110 88 105 93 L98 92 C93 86 86 84 80 87 L74 83 C62 86 48 86 39 81 C36 78 35 75 35 71 Z"
)
"""The upper part of a great lizard's skull, its snout to the left."""


_JAW: Final = svg(
    "M101 95 C107 96 110 101 106 107 C98 117 82 125 66 129 C56 131.500 47 131.500 42 128 C38 125 39 120 44 119 "
    "C58 118 74 113 86 103 C91 98 95 94 101 95 Z"
)


def _museum_hall(s: Impact) -> None:
    """Paint a hall by night as one dark plane: a lamp's cone from the ceiling, ribs and a row of arches beside it."""
    night = mix(s.ink, s.accent, 0.1)
    s.fill(ALL, night)
    for left in (-12, 14):
        s.fill(arch(left, left + 20, 66, 124), mix(s.ink, s.accent, 0.34))
    s.fill(box(-9, 118, 130, 180), mix(s.deep, s.ink, 0.62))
    s.fill(polygon((56, -9), (72, -9), (136, 134), (10, 134)), mix(s.deep, s.mid, 0.25))
    s.fill(polygon((58, -9), (70, -9), (116, 134), (22, 134)), s.mid)
    s.fill(polygon((60, -9), (68, -9), (92, 134), (36, 134)), s.key)
    spine = ribbon(((92, 42, 2.4), (104, 34, 3.2), (118, 40, 3.0), (130, 52, 2.6)), 10)
    ribs = join(
        *(
            ribbon(((at, 37 + k, 1.8), (at + 9, 56 + k, 2.0), (at + 6, 80 + k, 1.6), (at - 2, 92, 0.6)), 8)
            for k, at in enumerate((100, 108, 116, 124))
        )
    )
    bones = join(spine, ribs)
    s.fill(bones, s.ink)
    s.rim([bones], s.mid, (-1.0, -0.5), 1.3)
    s.fill(oval(64, 141, 66, 11), s.mid)
    s.fill(oval(64, 140, 46, 7), s.key)


def _bones(s: Impact) -> None:
    """Paint the skull on its rod over a plinth: two jaws that meet in one socket, openings, teeth."""
    toward = (-0.6, -0.8)
    bone: Tones = ("#ffffff", "#ffe9a0", s.deep)
    hollow = s.ink
    top = polygon((30, 141), (44, 134.5), (130, 134.5), (136, 141))
    s.inked([(join(top, box(30, 141, 136, 170)), s.deep)], 1.4, (0.4, 0.4))
    s.fill(top, s.light)
    s.fill(polygon((56, 141), (66, 135.6), (130, 135.6), (136, 141)), mix(s.mid, s.deep, 0.2))
    rod = box(101, 98, 104.4, 139)
    s.inked([(rod, mix(s.deep, s.ink, 0.4))], 1.0, (0.6, 0.3))
    s.fill(box(101.2, 98, 102.2, 139), s.light)
    for x, y, size, turn in (
        (49, 119, 5.0, 4),
        (55.5, 117.6, 6.2, -2),
        (63, 116, 5.4, -4),
        (70, 113.6, 5.0, -8),
        (87, 104, 5.0, -20),
    ):
        s.inked([(placed(_FANG, x, y, size / 10, 180 + turn), mix(s.light, s.mid, 0.45))], 0.9, (0.3, 0.4))
    modelled(s, _JAW, bone, toward, 4.6, 1.8, 1.4, 2.0)
    with s.clipped(_JAW):
        s.fill(
            svg(
                "M38 122 C41 117 58 118 70 113.600 C80 110 88 102 94 96 L100 97 C92 105 82 113 70 117 C58 121 46 121 42 125 Z"
            ),
            s.light,
        )
        s.stroke([(50, 126), (70, 122, 86, 113)], bone[2], 1.3)
        for x, y in ((60, 126), (76, 121)):
            s.fill(oval(x, y, 1.5, 1.1, -20), bone[2])
    s.fill(oval(95, 102.6, 3.6, 2.4, -40), hollow)
    for x, y, size, turn in ((43, 82.6, 6, 4), (64.6, 84.4, 6.4, -2), (71.2, 83.4, 5.4, -4)):
        s.inked([(placed(_FANG, x, y, size / 10, turn), mix(s.light, s.mid, 0.45))], 0.9, (0.3, 0.4))
    _great_tooth(s)
    modelled(s, _SKULL, bone, toward, 6.5, 2.4, 1.5, 2.4)
    with s.clipped(_SKULL):
        for plane in (
            svg("M34 72 C33 63 39 56 46 56 C53 55 58 50 66 47 C62 54 56 59 50 60 C43 61 39 66 38 74 Z"),
            svg(
                "M68 47 C72 41 79 40 84 43 C93 42 103 46 109 54 C101 51 93 49 86 50 C80 50 75 52 72 56 C69 54 68 50 68 47 Z"
            ),
            svg("M40 76 C50 79 62 79 73 76 L74 79 C62 83 48 83 40 79.500 Z"),
        ):
            s.fill(plane, "#ffffff")
    s.rim([_SKULL], bone[0], toward, 1.5)
    for hole in (
        svg("M42 67 C44 62 50 61 52 64 C51 68 46 71 42.500 70 Z"),
        svg("M57 74 C58 66 64 59 71 58 C74 62 73 71 69 77 C65 79 60 79 57 74 Z"),
        svg("M79 52 C84 49 89 52 89 58 C88 64 86 68 86 74 L82.500 76 C80 70 77 66 77 59 C77 56 78 53.500 79 52 Z"),
        svg("M97 58 C101 55 106 59 106 66 C106 74 103 82 99 84 C95 80 94 66 97 58 Z"),
    ):
        s.fill(hole, hollow)
        s.fill(cut(hole, placed(hole, -1.5, -2.0)), s.key)
    s.stroke([(74, 80), (80, 82, 88, 80)], bone[2], 1.2)
    s.inked([(oval(103.5, 94, 3.8), bone[1])], 1.1, (0.6, 0.8))
    s.fill(oval(102.8, 93.2, 1.8), bone[0])


_PAINT: Final = ("#ff8a6a", "#d81f2c", "#7a0a20")
"""Red paint in the light, by itself and in the shade."""


def _wet_paint(s: Impact) -> None:
    """Paint the red that covers the snout so far: a ragged edge, runs of paint down to the teeth."""
    coat = svg(
        "M30 36 H80 L72 50 L76 54 L68 57 L73 62 L66 65 V72 C66 75 62.500 75 62.500 72 V68 C62 66 59 66 58.500 68 V77 C58.500 80 55 80 55 77 "
        "V73 C54 71 52 71 51.600 73 V84 H30 Z"
    )
    with s.clipped(_SKULL):
        s.fill(coat, _PAINT[1])
        s.fill(cut(coat, placed(coat, -2.0, -8.0)), _PAINT[2])
        s.rim([both(coat, _SKULL)], _PAINT[0], (-0.6, -0.8), 2.6)
        s.line(coat, s.ink, 0.9)
        for hole in (
            "M42 67 C44 62 50 61 52 64 C51 68 46 71 42.500 70 Z",
            "M57 74 C58 66 64 59 71 58 C74 62 73 71 69 77 C65 79 60 79 57 74 Z",
        ):
            s.fill(svg(hole), s.ink)
    s.line(_SKULL, s.ink, 1.5)


_FANG: Final = svg("M-3.400 -3 L3.400 -3 C3.600 4 1.600 9.500 0.200 12 C-2 9.500 -3.600 4 -3.400 -3 Z")


def _great_tooth(s: Impact) -> None:
    tooth = placed(_FANG, 53.5, 85.0, 1.75, 3, down=2.1)
    s.inked([(tooth, "#ffffff")], 1.3, (0.9, 1.2))
    s.fill(cut(tooth, placed(tooth, -2.4, -0.6)), "#ffe9a0")


def _ladder(s: Impact) -> None:
    """Paint a ladder that stands on the plinth and leans on the upper jaw."""
    for lower, upper in (((90, 140), (79, 86)), ((100, 138.5), (87, 85))):
        s.inked([(taper(lower, 1.1, upper, 1.0), s.accent)], 1.0, (0.5, 0.4))
    for number in range(6):
        k = 0.08 + 0.165 * number
        a = (90 - 11 * k, 140 - 54 * k)
        b = (100 - 13 * k, 138.5 - 53.5 * k)
        s.inked([(taper(a, 0.9, b, 0.9), mix(s.accent, s.light, 0.45))], 0.9, (0.2, 0.4))


def _painter(s: Impact) -> None:
    """Paint somebody in a white overall who stands on the ladder with a roller of red paint."""
    skin = ("#c8875a", "#8a5238")
    clothes = Clothes(("#ffffff", "#b9a6e8"), ("#ffffff", "#b9a6e8"), skin, ("#241038", s.ink), s.accent)
    clothed(
        s,
        clothes,
        (-0.6, -0.8),
        (71.5, 90.5),
        (76, 100),
        (83, 116),
        (((71, 108), (64, 105)), ((70, 101), (61.5, 97))),
        (((76.5, 124), (84.5, 131.5), (80.5, 132.5)), ((76, 120.5), (82, 127), (78, 127.8))),
        0.86,
        facing=-1,
        tilt=-4,
        behind=(1,),
        w=1.2,
    )
    s.inked([(taper((65, 105), 1.3, (60, 96), 1.3), s.accent)], 0.9, (0.3, 0.4))
    roller = placed(box(-8.5, -3.4, 8.5, 3.4, 2.4), 59, 92.5, turn=-8)
    s.inked([(roller, _PAINT[1])], 1.2, (0.5, 0.8))
    s.fill(placed(box(-7, -2.4, 5, -0.8, 0.8), 59, 92.5, turn=-8), _PAINT[0])


def red_skull(s: Impact) -> None:
    """Somebody paints a great skull red, and has come half-way. In a museum by night; light: a lamp above."""
    _museum_hall(s)
    with s.moved(-4.0):
        _bones(s)
        _wet_paint(s)
        _ladder(s)
        _painter(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((57.0, 104.0), (80.0, 62.0), (106.0, 82.0)),
        "leaps away from runners",
        "steep hill",
        "low sun behind a cheese",
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
        ((58.0, 62.0), (66.0, 90.0), (74.0, 104.0)),
        "is painted red",
        "museum by night",
        "lamp above",
    ),
}

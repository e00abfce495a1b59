"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.heads import FACE, LOCKS
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, box, chance, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


def _tree_tops(s: Impact) -> None:
    """Paint a clearing in the tops of trees: the sun in it, and leaves all round in two tones."""
    s.fill(ALL, s.deep)
    for r, tone in ((70, mix(s.deep, s.mid, 0.6)), (55, s.mid), (42, s.key), (30, s.light), (20, "#ffffff")):
        s.fill(oval(62, 72, r), tone)
    s.rays(62, 72, 40, 110, 18, s.light, 0.5, duty=0.4, seed=6)
    leaf = svg("M0 -10 C7 -7 8 2 0 11 C-8 2 -7 -7 0 -10 Z")
    lots = chance(21)
    for ring, tone, size in ((70, mix(s.deep, s.ink, 0.25), 1.5), (80, mix(s.deep, s.ink, 0.6), 1.8), (92, s.ink, 2.0)):
        for number in range(22):
            turn = number * 360 / 22 + ring
            x, y = around(62, 76, ring * (0.94 + 0.12 * next(lots)), turn)
            s.fill(placed(leaf, x, y * 1.04, size, turn + 90 + 60 * next(lots)), tone)


def _squirrel(s: Impact) -> None:
    """Paint a squirrel in its leap to the left, stretched out, lit round its edge by the sun behind it."""
    coat = mix(s.ink, s.accent, 0.35)
    tail = ribbon(
        [(84, 95, 4.0), (92, 102, 7.0), (101, 99, 9.6), (105, 87, 11.0), (102, 75, 9.6), (96, 68, 6.0), (89, 66, 0.8)]
    )
    far_arm = join(taper((58, 74), 4.0, (44, 78), 2.8), taper((44, 78), 2.8, (35, 74), 2.0))
    far_leg = join(taper((82, 94), 6.0, (96, 108), 3.6), taper((96, 108), 3.6, (106, 118), 2.2))
    body = svg(
        "M52 66 C58 60 68 64 76 72 C84 78 92 84 92 93 C92 101 84 105 76 102 C68 98 58 90 53 81 C50 76 49 70 52 66 Z"
    )
    head = svg(
        "M37 66 C36 61 40 56 46 54 L48 47 C50 46 52 49 52 53 L56 47 C59 47 59 53 57.500 57 C61 61 61 68 57 72 C52 75 44 74 40 71 C38 70 37 68 37 66 Z"
    )
    near_arm = join(taper((60, 78), 4.6, (47, 88), 3.2), taper((47, 88), 3.2, (36, 86), 2.2))
    near_leg = join(taper((82, 97), 7.4, (89, 113), 4.4), taper((89, 113), 4.4, (99, 125), 2.6))
    for group in ([tail], [far_arm, far_leg], [body, head], [near_arm, near_leg]):
        s.inked([(part, coat) for part in group], 1.8, (0.4, 0.8))
        s.rim(group, s.key, (-0.7, -1.0), 2.6)
        s.rim(group, "#ffffff", (-0.7, -1.0), 1.2)
    with s.clipped(tail):
        for points in (
            [(90, 99), (103, 101, 106, 84)],
            [(97, 96), (103, 90, 99, 76)],
            [(98, 107), (112, 104, 113, 86)],
        ):
            s.stroke(points, s.accent, 1.8)
    with s.clipped(body):
        s.fill(svg("M50 76 C56 86 66 96 78 102 L70 110 L46 90 Z"), s.mid)
    for x, y in ((35, 74), (36, 86)):
        for turn in (150, 180, 210):
            s.stroke([(x, y), around(x, y, 4.0, turn)], s.ink, 1.7)
    for x, y in ((106, 118), (99, 125)):
        for turn in (20, 50, 80):
            s.stroke([(x, y), around(x, y, 5.0, turn)], s.ink, 1.9)
    s.inked([(oval(46.6, 62.4, 2.8), s.light)], 1.0, (0, 0))
    s.fill(oval(46.2, 62.4, 1.7), s.ink)
    s.fill(oval(45.6, 61.6, 0.7), "#ffffff")
    s.fill(oval(37.6, 66, 1.5, 1.2), s.ink)
    for end in ((30, 62), (29, 66), (31, 70)):
        s.stroke([(40, 68), end], s.ink, 0.9)


def squirrel_girl(s: Impact) -> None:
    """A squirrel leaps from a branch that breaks. From below, diagonal; light: the sun through the leaves."""
    _tree_tops(s)
    s.inked([(svg("M130 112 L112 122 L106 119 L108 126 L100 127 L106 132 L102 138 L112 135 L130 132 Z"), s.ink)], 1.4)
    s.rim(
        [svg("M130 112 L112 122 L106 119 L108 126 L100 127 L106 132 L102 138 L112 135 L130 132 Z")],
        s.key,
        (-0.2, -1.0),
        1.4,
    )
    stub = placed(svg("M-22 -5 L-8 -3 L14 -5 L8 0 L18 4 L-6 5 L-22 6 Z"), 72, 134, 0.95, 24)
    s.inked([(stub, s.ink)], 1.4)
    s.rim([stub], s.key, (-0.2, -1.0), 1.4)
    s.flash(101, 124, 17, 11, s.light, seed=3, hollow=0.45)
    _squirrel(s)
    leaf = svg("M0 -8 C5 -6 7 0 0 9 C-7 0 -5 -6 0 -8 Z")
    for x, y, size, turn in (
        (50, 112, 1.0, 40),
        (84, 122, 0.8, 110),
        (60, 128, 0.8, -40),
        (40, 104, 0.7, 80),
        (92, 140, 0.9, 60),
        (46, 140, 0.7, 10),
    ):
        s.inked([(placed(leaf, x, y, size, turn), s.mid)], 1.4, (0.4, 0.6))
    s.debris([(112, 140, 2.8, 20), (96, 132, 2.4, 60), (86, 130, 2.0, 0)], s.deep, s.light, 0.9)


def _site_at_dawn(s: Impact) -> None:
    """Paint a building site at dawn: sky in bars of light, a tower behind its scaffold, roofs, and the hook of a crane."""
    s.steps(ALL, (10, -4), (90, 150), [s.mid, s.key, s.light, "#ffffff", s.light, s.key, s.mid])
    frame = mix(s.deep, s.mid, 0.35)
    for x in (100, 110, 120):
        s.stroke([(x, 44), (x, 150)], frame, 1.8)
    for y in range(48, 150, 14):
        s.stroke([(98, y), (124, y)], frame, 1.8)
        s.stroke([(100, y + 14), (110, y)], frame, 1.0)
    s.fill(svg("M-4 172 V112 H8 V104 H18 V118 H30 V128 H44 V172 Z"), frame)
    ground = svg("M-4 172 V142 L30 140 L60 143 L124 139 V172 Z")
    s.fill(ground, s.ink)
    for x, y in ((36, 143), (94, 142), (104, 141), (112, 141)):
        man = join(
            oval(x, y - 11.6, 1.9),
            polygon((x - 2.4, y - 9), (x + 2.4, y - 9), (x + 2, y), (x + 0.5, y), (x, y - 4), (x - 0.5, y), (x - 2, y)),
        )
        s.fill(man, s.ink)


def modok(s: Impact) -> None:
    """A colossal head of stone swings from a crane. Low, in profile; light: dawn from the left."""
    _site_at_dawn(s)
    s.dots(box(70, -4, 124, 60), s.deep, (82, 50), (118, -4), 0.0, 0.7)
    for x, foot in ((36, 132), (104, 130)):
        s.stroke([(x, foot), (x + (70 - x) * 0.62, 112)], s.ink, 1.5)
    for tone, wide in ((s.ink, 5.0), (s.mid, 1.8)):
        s.stroke([(66, -4), (66, 14)], tone, wide)
    s.inked([(polygon((60, 12, 2), (72, 12, 2), (74, 24, 2), (58, 24, 2)), s.accent)], 1.8, (0.4, 0.8))
    for tone, wide in ((s.ink, 5.6), (s.light, 2.0)):
        s.stroke([(66, 24), (66, 30), (66, 38, 60, 36), (57, 34, 58, 31)], tone, wide)
    for end in ((44, 58), (104, 70)):
        s.stroke([(65, 34), end], s.ink, 3.6)
        s.stroke([(65, 34), end], s.mid, 1.2)
    with s.moved(70.0, 86.0, 2.0, turn=7.0):
        stone, lit, dim = s.light, "#ffffff", mix(s.light, s.accent, 0.42)
        s.inked([(FACE, stone)], 1.2, (0.5, 0.7))
        with s.clipped(FACE):
            s.fill(svg("M-2 -20 C-4 -8 0 4 -4 22 H18 V-22 Z"), dim)
            s.fill(cut(FACE, placed(FACE, 2.0, 1.2)), lit)
            s.dots(FACE, s.accent, (0, 4), (14, 8), 0.0, 0.9, pitch=1.3)
        s.inked([(LOCKS, mix(stone, s.accent, 0.2))], 1.1, (0.3, 0.5))
        with s.clipped(LOCKS):
            s.fill(svg("M-18 -24 H8 C6 -14 2 -8 -2 -4 H-18 Z"), lit)
            s.dots(LOCKS, s.accent, (4, -8), (20, 4), 0.0, 0.9, pitch=1.3)
            for points in (
                [(-14, -8), (-8, -13, -2, -10), (4, -7, 3, -1)],
                [(-13, -11), (-6, -18, 2, -14), (9, -10, 6, -2), (4, 3, 7, 8)],
                [(-9, -16), (0, -21, 8, -16), (15, -10, 11, -2), (8, 4, 11, 12)],
                [(2, -21), (14, -18, 16, -8), (17, 0, 14, 6), (12, 10, 14, 12)],
            ):
                s.stroke(points, s.ink, 1.1)
        s.inked([(oval(3.4, 5, 2.6, 3.6), dim)], 0.8, (0.2, 0.3))
        s.fill(svg("M-14.500 -4 C-12 -7 -8 -7 -5.500 -4.500 L-6 -2 C-9 0.500 -12 0.500 -14 -1 Z"), s.ink)
        s.fill(svg("M-13.600 -2.600 C-12 -4 -9.500 -4 -8 -2.500 C-9.500 -1 -12 -1 -13.600 -2.600 Z"), lit)
        s.stroke([(-15.6, -6), (-10, -9.4, -5, -6)], s.ink, 1.4)
        s.stroke([(-15.2, 9.2), (-12.6, 10.0, -10, 9.4)], s.ink, 1.1)
        s.stroke([(-17.4, 4.4), (-15.4, 3.6, -14.6, 1.6)], s.ink, 0.8)
        for points in ([(-3, 17), (0, 12), (-2, 8), (1, 4)], [(10, -3), (6, 0), (8, 4)]):
            s.stroke(points, s.ink, 0.9)
        neck = polygon((-3, 18), (1, 17), (5, 22), (9, 18), (12, 23), (13, 14), (10, 14), (4, 19))
        s.inked([(neck, dim)], 1.0, (0.2, 0.3))
    for points in ([(44, 118), (72, 132, 98, 112)],):
        s.stroke(points, s.ink, 4.2)
        s.stroke(points, s.mid, 1.7)
    s.debris([(76, 136, 2.6, 20), (84, 130, 2.0, 60), (66, 138, 2.0, 0)], s.light, "#ffffff", 0.8)


def _golden_sea(s: Impact) -> None:
    """Paint the evening over the sea, and below the line of the water its deep, with shafts of light in it."""
    s.steps(ALL, (60, 0), (60, 58), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.55)])
    s.fill(oval(62, 56, 28), s.light)
    s.fill(oval(62, 56, 21), "#fffdf0")
    depths = [
        s.key,
        s.mid,
        mix(s.mid, s.deep, 0.55),
        mix(s.accent, s.ink, 0.2),
        mix(s.accent, s.ink, 0.4),
        mix(s.accent, s.ink, 0.6),
    ]
    sea = polygon(
        *((-4, 172), (-4, 60), (12, 57), (26, 61), (42, 57.4), (56, 61), (70, 57.6), (84, 61), (98, 57), (112, 60.4)),
        *((124, 57), (124, 172)),
    )
    s.steps(sea, (60, 62), (60, 150), depths)
    with s.clipped(sea):
        for left, right, foot in ((40, 47, 22), (58, 72, 58), (84, 90, 104)):
            s.fill(polygon((left, 56), (right, 56), (foot + 22, 150), (foot - 4, 150)), s.light, 0.2)
        s.fill(cut(sea, placed(sea, 0, 3.0)), "#fffdf0")
    s.dots(sea, s.ink, (70, 116), (62, 154), 0.0, 0.7)
    s.fill(polygon((-4, 172), (-4, 132), (20, 140), (50, 146), (80, 139), (98, 143), (124, 126), (124, 172)), s.ink)


def _rowing_boat(s: Impact, x: float, y: float) -> None:
    """Paint a boat and the one who pulls its oars, in a straw hat, dark against the sun with lit edges."""
    coat, rim = mix(s.ink, s.accent, 0.18), "#fffdf0"
    back = svg("M-13 -4 C-13 -10 -10 -16 -5 -19 L0 -18 C2 -14 2 -8 1 -4 Z")
    head, brim, crown = (
        oval(-2.6, -22.5, 3.4, 3.9),
        oval(-2.8, -25, 7.0, 1.7, -8),
        svg("M-6.500 -25.500 C-6 -31 0 -31.500 1.2 -26.500 Z"),
    )
    arm = ribbon([(-4, -16, 2.2), (3, -12, 1.9), (9, -12, 1.6)])
    hull = svg("M-22 -7 C-10 -4 10 -4 24 -9 C21 0 16 4 10 5 H-11 C-17 3 -20 -1 -22 -7 Z")
    with s.moved(x, y):
        s.fill(join(back, head), coat)
        s.rim([back, head], rim, (1.0, -0.5), 1.0)
        s.fill(join(brim, crown), mix(s.mid, s.deep, 0.6))
        s.rim([brim, crown], rim, (0.2, -1.0), 0.9)
        s.stroke([(5, -13), (25, 8)], s.ink, 2.0)
        s.fill(placed(oval(0, 0, 5.4, 2.0), 25, 8, turn=46), s.ink)
        s.inked([(arm, coat), (oval(9.5, -12, 1.9), mix(s.mid, s.deep, 0.4))], 0.6, (0.1, 0.1))
        s.fill(hull, coat)
        s.fill(svg("M-22 -7 C-10 -4 10 -4 24 -9 L23 -6.500 C10 -1.500 -10 -1.500 -21 -4.500 Z"), s.accent)
        s.stroke([(-17, 1), (0, 3.4, 18, 0)], s.accent, 1.0)


_SHARK: Final = svg(
    "M117 99 C112 91 104 87 92 84.500 L85 83 C84 75 79 68 70 64 C72 71 71 78 68 83 C58 86 50 91 44 99 C40 92 36 85 28 80 "
    "C32 88 33 95 34 102 C31 109 29 116 24 122 C33 121 40 116 46 109 C52 113 60 116 70 117 C84 119 98 117 107 112 "
    "C112 109 116 105 117 99 Z"
)
_SHARK_FINS: Final = (
    svg("M92 110 C90 120 84 131 72 139 C73 130 72 120 78 110 Z"),
    svg("M58 111 C56 118 51 123 44 125 C47 119 47 114 50 108 Z"),
)


def _shark(s: Impact) -> None:
    """Paint a shark that turns its head to the right and up, its back lit from above."""
    back, belly = mix(s.ink, s.accent, 0.5), mix(s.light, s.accent, 0.14)
    s.inked([(_SHARK_FINS[1], back), (_SHARK, back)], 2.1, (0.6, 1.3))
    with s.clipped(_SHARK):
        s.fill(
            svg(
                "M26 78 C34 84 40 90 46 99 C56 90 66 86 84 86 C98 88 108 92 114 98 C98 92 80 92 62 98 C54 101 48 104 42 104 Z"
            ),
            mix(s.accent, s.light, 0.16),
        )
        s.fill(svg("M70 64 C79 68 84 75 85 84 L77 85 C78 77 76 70 70 64 Z"), mix(s.accent, s.light, 0.3))
        s.fill(
            svg(
                "M118 99 C112 101 104 101 98 103 C84 107 62 108 46 106 C52 116 64 122 84 122 C104 120 116 110 118 99 Z"
            ),
            belly,
        )
        s.dots(box(46, 94, 120, 124), back, (92, 108), (54, 113), 0.0, 0.7, pitch=2.4)
        s.fill(svg("M116 103 C110 104 104 103 98.500 105 C101 110 106 112 110 110 Z"), s.ink)
        for x, y in ((101.4, 104.4), (104.8, 103.8), (108.2, 103.8), (111.4, 103.6)):
            s.fill(polygon((x - 1.6, y), (x + 1.6, y - 0.2), (x + 0.2, y + 3.2)), "#ffffff")
        for x, y in ((103.4, 110.6), (106.8, 110.4)):
            s.fill(polygon((x - 1.4, y), (x + 1.4, y), (x, y - 2.8)), "#ffffff")
    for x in (80, 84, 88):
        s.stroke([(x, 95), (x - 3, 101, x - 0.6, 107)], s.ink, 1.4)
    s.inked([(oval(101.5, 96, 2.6, 2.4), "#ffffff")], 0.8)
    s.fill(oval(102.2, 96.3, 1.5), s.ink)
    s.stroke([(97.500, 92.500), (105, 94.500)], s.ink, 1.5)
    s.rim([_SHARK], "#fff2ac", (-0.15, -1), 1.9)
    s.inked([(_SHARK_FINS[0], mix(s.accent, s.ink, 0.25))], 1.9, (0.6, 1.1))
    s.rim([_SHARK_FINS[0]], mix(s.accent, s.light, 0.5), (1.0, 0.3), 1.8)


def prowler(s: Impact) -> None:
    """A shark goes along below a rowing boat. Half above the water, half below; light: the sun on the sea's edge."""
    _golden_sea(s)
    _rowing_boat(s, 60, 59)
    # the surface, from edge to edge, before the hull
    wave = ribbon(
        [
            (-6, 64, 2.6),
            (10, 61, 1.8),
            (26, 64, 2.8),
            (44, 61, 1.8),
            (60, 63.5, 2.8),
            (78, 61, 1.8),
            (96, 64, 2.8),
            (110, 61, 1.8),
            (126, 64, 2.6),
        ]
    )
    s.inked([(wave, "#fffdf0")], 1.1, (0.0, 0.9), ink=mix(s.accent, s.ink, 0.35))
    with s.moved(-3.5, 5.0, 0.93, turn=-4, about=(72, 104)):
        _shark(s)
    for x, y, r in ((110, 82, 1.6), (107, 76, 1.1), (112, 72, 0.8)):
        s.line(oval(x, y, r), "#fff2ac", 0.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-02": Picture(
        squirrel_girl,
        ((46.0, 64.0), (72.0, 84.0), (92.0, 74.0)),
        "leaps from a branch that breaks",
        "tree tops",
        "sun through the leaves",
    ),
    "m1-03": Picture(
        modok,
        ((58.0, 78.0), (66.0, 50.0), (44.0, 92.0)),
        "swings from a crane",
        "building site at dawn",
        "dawn behind the scaffold",
    ),
    "m1-04": Picture(
        prowler, ((62.0, 50.0), (80.0, 100.0), (102.0, 99.0)), "goes along below a boat", "sea", "sun on the sea's edge"
    ),
}

"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _tree_tops(s: Impact) -> None:
    """Paint a clearing in the tops of trees: morning in the gap, hard shafts from the upper left, leaves all round."""
    s.steps(ALL, (34, 6), (104, 140), [s.light, s.key, mix(s.key, s.mid, 0.6), s.mid, mix(s.deep, s.mid, 0.5), s.deep])
    for start, first, last, tone in (
        (34, 26, 60, s.light),
        (50, 78, 96, s.key),
        (20, -20, 4, s.key),
        (62, 114, 124, s.key),
    ):
        s.fill(polygon((start, -4), (start + 9, -4), (last, 172), (first, 172)), tone, 0.75)
    leaf = svg("M0 -10 C7 -7 8 2 0 11 C-8 2 -7 -7 0 -10 Z")
    lots = chance(21)
    for ring, tone, size in ((70, mix(s.deep, s.ink, 0.25), 1.5), (80, mix(s.deep, s.ink, 0.6), 1.8), (92, s.ink, 2.0)):
        for number in range(22):
            turn = number * 360 / 22 + ring
            x, y = around(62, 76, ring * (0.94 + 0.12 * next(lots)), turn)
            s.fill(placed(leaf, x, y * 1.04, size, turn + 90 + 60 * next(lots)), tone)


def _squirrel(s: Impact) -> None:
    """Paint a squirrel in its leap to the left, stretched out, lit from the upper left, its belly pale."""
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
        for part in group:
            s.fill(both(part, placed(part, -2.6, -3.4)), s.accent)
            s.fill(cut(part, placed(part, -3.4, -3.0)), mix(s.ink, s.accent, 0.12))
        s.rim(group, s.key, (-0.7, -1.0), 2.2)
        s.rim(group, "#ffffff", (-0.7, -1.0), 1.0)
    with s.clipped(tail):
        for points in (
            [(90, 99), (103, 101, 106, 84)],
            [(97, 96), (103, 90, 99, 76)],
            [(98, 107), (112, 104, 113, 86)],
        ):
            s.stroke(points, mix(s.accent, s.light, 0.35), 1.8)
    with s.clipped(body):
        s.fill(svg("M50 74 C56 84 66 94 78 100 L70 112 L44 90 Z"), s.light)
        s.fill(svg("M54 84 C60 92 68 98 78 102 L70 112 L50 94 Z"), s.mid)
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


def _wall_that_breaks(s: Impact, x: float, y: float) -> None:
    """Paint a brick wall at the left with a hole around (x, y), its edge lit, and bricks that fly from it."""
    hole = polygon(
        (x - 30, y - 14), (x - 10, y - 34), (x + 30, y - 40), (x + 30, y + 44), (x - 8, y + 36), (x - 27, y + 16)
    )
    wall = cut(polygon((-4, 36), (30, 34), (34, 46), (44, 50), (46, 172), (-4, 172)), hole)
    s.inked([(wall, mix(s.deep, s.ink, 0.25))], 2.4, (0.8, 0.6))
    with s.clipped(wall):
        for row in range(18):
            top = 34.0 + 8.0 * row
            s.stroke([(-4, top), (48, top)], s.ink, 1.3)
            for column in range(5):
                left = -2.0 + 12.0 * column + (6.0 if row % 2 else 0.0)
                s.stroke([(left, top), (left, top + 8)], s.ink, 1.3)
        s.dots(wall, s.key, (46, 90), (12, 90), 0.85, 0.0, pitch=2.6)
    s.rim([wall], s.light, (1.0, -0.6), 1.8)
    for left, top, size, turn in (
        (30, 60, 7, 24),
        (24, 108, 6, -30),
        (44, 46, 5, 50),
        (38, 126, 7, 12),
        (20, 76, 5, 70),
    ):
        brick = placed(box(-size * 0.7, -size * 0.4, size * 0.7, size * 0.4, 0.6), left, top, turn=turn)
        s.inked([(brick, mix(s.mid, s.key, 0.4))], 1.4, (0.4, 0.6))


def modok(s: Impact) -> None:
    """A wrecking ball goes through a wall. Low, from the side; light: dawn from the left."""
    _site_at_dawn(s)
    x, y = 70.0, 90.0
    s.dots(box(70, -4, 124, 60), s.deep, (82, 50), (118, -4), 0.0, 0.7)
    _wall_that_breaks(s, x - 14, y)
    for number in range(9):
        turn = 130 + 13 * number
        near, far = around(x - 14, y, 25, turn), around(x - 14, y, 33 + 5 * (number % 3), turn)
        s.inked([(taper(near, 2.0, far, 0.5), s.light)], 0.9, (0.1, 0.2))
    for tone, wide in ((s.ink, 6.4), (s.light, 2.2)):
        s.stroke([(104, -4), (x + 7, y - 24)], tone, wide)
    for number in range(7):
        at = 0.08 + 0.14 * number
        link = placed(oval(0, 0, 2.0, 3.8), 104 + (x + 7 - 104) * at, -4 + (y - 20) * at, turn=24)
        s.inked([(link, s.accent)], 1.0, (0.2, 0.3))
    ball = oval(x, y, 24)
    s.inked([(placed(box(-6, -5, 6, 4, 1.5), x + 7.5, y - 24, turn=18), s.accent)], 2.0, (0.5, 0.8))
    s.inked([(ball, mix(s.ink, s.accent, 0.45))], 3.0, (1.2, 1.0))
    with s.clipped(ball):
        s.fill(cut(ball, placed(ball, 10, 6)), s.accent)
        s.fill(cut(ball, placed(ball, 4.6, 2.2)), "#b79cff")
        s.fill(
            svg(f"M{x + 8} {y - 26} C{x + 22} {y - 14} {x + 22} {y + 12} {x + 4} {y + 26} H{x + 30} V{y - 26} Z"),
            s.ink,
            0.8,
        )
        s.dots(ball, s.ink, (x - 2, y), (x + 14, y + 6), 0.0, 0.9, pitch=2.4)
    s.fill(oval(x - 12, y - 10, 4.2, 2.4, -40), "#ffffff")
    s.debris([(52, 136, 2.6, 20), (64, 130, 2.0, 60), (44, 142, 2.0, 0), (84, 136, 1.8, 30)], s.light, "#ffffff", 0.8)


def prowler(s: Impact) -> None:
    """The fin of a shark circles a boat. At water level; light: the low sun behind the boat."""
    s.steps(ALL, (60, -4), (60, 98), [mix(s.mid, s.deep, 0.5), s.mid, s.key, s.light])
    for r, tone in ((40, s.key), (31, s.light), (23, "#ffffff")):
        s.fill(oval(52, 76, r), tone)
    for data in (
        "M-4 26 C14 20 30 30 50 26 C62 24 70 28 76 26 C66 34 48 32 34 34 C18 36 6 32 -4 36 Z",
        "M124 58 C110 52 100 60 92 58 C98 66 112 66 124 66 Z",
    ):
        s.fill(svg(data), s.mid)
    s.fill(box(-4, 95, 124, 172), mix(s.deep, s.ink, 0.3))
    for y, x, wide in (
        (97, 52, 30),
        (102, 50, 22),
        (107, 54, 26),
        (113, 48, 18),
        (119, 52, 24),
        (126, 46, 16),
        (133, 52, 20),
        (141, 46, 14),
    ):
        s.fill(polygon((x - wide, y), (x, y - 1.5), (x + wide, y), (x, y + 1.8)), s.light if y < 116 else s.key)
    s.dots(box(-4, 95, 124, 172), s.ink, (60, 106), (60, 156), 0.0, 0.85)
    hull = svg("M34 90 C42 93 56 93 66 88 C64 94 60 97.500 54 98 H42 C38 97 35 94 34 90 Z")
    man = join(
        oval(49, 68, 3.2),
        svg("M45 73 H53 L54.500 84 L53 91 H45 L44 84 Z"),
        taper((52, 75), 1.7, (59, 81), 1.4),
        taper((46, 75), 1.7, (40, 81), 1.4),
    )
    s.fill(man, s.ink)
    s.fill(hull, s.ink)
    s.stroke([(66, 72), (36, 90)], s.ink, 1.7)
    s.fill(svg("M66 72 L70 68 L71 72 L67.500 75 Z"), s.ink)
    shadow = svg("M44 134 C60 122 100 122 124 130 V150 C100 146 64 146 44 134 Z")
    s.fill(shadow, s.ink)
    fin = svg("M56 128 C62 100 74 64 104 42 C101 62 102 84 108 104 C110 114 114 122 120 128 C100 133 74 133 56 128 Z")
    s.inked([(fin, mix(s.ink, s.accent, 0.5))], 3.2, (1.4, 0.8))
    with s.clipped(fin):
        s.fill(cut(fin, placed(fin, 9, 5)), s.accent)
        s.fill(cut(fin, placed(fin, 4.4, 1.6)), "#b79cff")
        s.fill(cut(fin, placed(fin, 1.8, 0.5)), "#ffffff")
        s.fill(svg("M104 40 C98 62 96 90 104 132 H124 V40 Z"), s.ink)
        s.dots(fin, s.ink, (82, 100), (100, 104), 0.0, 0.95, pitch=2.4)
    s.inked([(polygon((103, 78, 1), (112, 80), (105, 85), (111, 90), (104, 92)), s.key)], 1.6, (0, 0))
    wake = svg(
        "M44 136 C48 128 54 128 58 122 C60 130 66 132 72 128 C78 134 86 134 92 129 C98 134 106 134 112 126 C116 132 122 132 126 130 V142 "
        "C110 138 100 144 90 140 C76 146 56 142 44 136 Z"
    )
    s.inked([(wake, "#ffffff")], 2.2, (0.3, 1.0))
    s.fill(both(wake, placed(wake, 3, 5)), s.key)
    for points in ([(56, 146), (76, 150, 124, 144)], [(36, 142), (44, 147, 52, 148)]):
        s.stroke(points, "#ffffff", 1.7)
    for x, y, r in ((52, 118, 1.8), (48, 124, 1.3), (60, 112, 1.5), (116, 116, 1.6)):
        s.inked([(oval(x, y, r, r * 1.2), "#ffffff")], 0.9, (0, 0))


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
        ((70.0, 90.0), (78.0, 64.0), (52.0, 84.0)),
        "breaks through a wall",
        "building site at dawn",
        "dawn behind the scaffold",
    ),
    "m1-04": Picture(
        prowler, ((84.0, 84.0), (48.0, 82.0), (72.0, 116.0)), "circles a boat", "open sea", "low sun behind the boat"
    ),
}

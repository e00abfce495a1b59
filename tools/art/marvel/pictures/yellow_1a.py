"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, both, box, cut, join, mix, oval, placed, polygon, svg, taper


def _school_desk(s: Impact) -> None:
    """Paint a desk by a window in autumn: branches of an oak behind the panes, bands of sun on the wood."""
    s.fill(ALL, mix(s.deep, s.ink, 0.15))
    pane = box(10, 4, 86, 92)
    s.steps(pane, (20, 0), (80, 92), ["#ffffff", s.light, mix(s.key, s.light, 0.5), s.key])
    with s.clipped(pane):
        s.stroke([(86, 30), (60, 24), (34, 34)], mix(s.deep, s.mid, 0.5), 3.0)
        s.stroke([(64, 25), (54, 12), (50, 2)], mix(s.deep, s.mid, 0.5), 2.0)
        leaf = svg(
            "M0 0 C4 -5 7 -3 7 -7 C11 -9 12 -5 15 -8 C19 -9 20 -3 23 0 C20 3 19 9 15 8 C12 5 11 9 7 7 C7 3 4 5 0 0 Z"
        )
        for x, y, size, turn in (
            (40, 30, 0.7, 130),
            (56, 22, 0.7, -60),
            (70, 26, 0.8, 70),
            (52, 8, 0.6, 160),
            (78, 12, 0.7, 20),
            (30, 40, 0.6, 60),
        ):
            s.fill(placed(leaf, x, y, size, turn), s.mid)
    for bar in (box(46, 4, 50, 92), box(10, 48, 86, 51.5)):
        s.fill(bar, mix(s.deep, s.ink, 0.5))
    s.line(pane, mix(s.deep, s.ink, 0.5), 5.0)
    wood = polygon((-4, 98), (124, 98), (124, 172), (-4, 172))
    s.fill(wood, mix(s.deep, s.mid, 0.35))
    for data, tone in (
        ("M14 98 H46 L70 150 H24 Z", s.mid),
        ("M52 98 H86 L124 138 V150 H82 Z", s.mid),
        ("M20 98 H42 L60 150 H36 Z", s.key),
        ("M58 98 H82 L124 144 V150 H92 Z", s.key),
    ):
        s.fill(svg(data), tone)
    for y, bend in ((106, 2), (115, -2), (125, 3), (137, -2)):
        s.line(svg(f"M-4 {y} C30 {y + bend} 80 {y - bend} 124 {y + 1}"), s.deep, 1.0)
    s.dots(wood, s.ink, (60, 122), (4, 146), 0.0, 0.7)
    s.fill(box(-4, 96, 124, 98.6), s.ink)


def _acorn_top(s: Impact) -> None:
    """Paint an acorn about the middle of its cup, a match for its spindle, its point down; lit from the left."""
    match = box(-2.2, -52, 2.2, -22, 0.8)
    s.inked([(match, s.light)], 1.6, (0.5, 0.6))
    s.fill(box(0.4, -52, 2.2, -22), mix(s.deep, s.mid, 0.6))
    s.inked([(oval(0, -53, 3.4, 4.4), s.accent)], 1.4, (0.4, 0.6))
    s.fill(oval(-1, -54.4, 1.1, 1.5), "#d8c8ff")
    nut = svg("M-23 -6 C-26 14 -14 28 -3 34 L0 40 L3 34 C14 28 26 14 23 -6 Z")
    s.inked([(nut, s.mid)], 2.4, (0.8, 1.2))
    with s.clipped(nut):
        s.fill(svg("M-26 -8 C-26 14 -15 28 -4 34 L0 40 C-6 26 -2 8 2 -8 Z"), s.key)
        s.fill(svg("M-20 -8 C-21 10 -15 20 -9 26 C-13 14 -13 4 -11 -8 Z"), "#ffffff")
        s.fill(svg("M12 -8 C12 14 8 28 0 40 L8 36 L30 16 V-8 Z"), s.deep)
        s.dots(nut, s.deep, (0, 8), (14, 10), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M-26 -6 C-12 4 12 4 26 -6 V0 C12 9 -12 9 -26 0 Z"), mix(s.ink, s.deep, 0.45))
    cup = svg("M-28 -5 C-31 -19 -15 -29 0 -29 C15 -29 31 -19 28 -5 C14 3 -14 3 -28 -5 Z")
    s.inked([(cup, s.accent)], 2.4, (0.8, 1.0))
    with s.clipped(cup):
        s.fill(cut(cup, placed(cup, -10, -2)), mix(s.accent, s.ink, 0.55))
        for row in range(5):
            for column in range(-5, 6):
                x, y = 6.4 * column + 3.2 * (row % 2), -27 + 6 * row + 0.035 * (6.4 * column) ** 2 * -0.2
                s.line(svg(f"M{x - 3.2} {y} C{x - 3} {y + 5} {x + 3} {y + 5} {x + 3.2} {y}"), s.ink, 1.0)
    s.rim([cup], "#c8b0ff", (-0.8, -0.8), 2.0)


def squirrel_girl(s: Impact) -> None:
    """An acorn spins as a top on a desk, others lie about. At the height of the desk; light: an autumn window."""
    _school_desk(s)
    s.fill(svg("M62 128 C74 122 96 126 122 134 V146 C100 140 76 136 62 130 Z"), s.ink)
    with s.moved(101, 119, 0.36, turn=104):
        _acorn_top(s)
    leaf = svg(
        "M0 0 C4 -5 7 -3 7 -7 C11 -9 12 -5 15 -8 C19 -9 20 -3 23 0 C20 3 19 9 15 8 C12 5 11 9 7 7 C7 3 4 5 0 0 Z"
    )
    oak = placed(leaf, 82, 138, 1.3, -8, down=0.7)
    s.inked([(oak, s.key)], 1.4, (0.4, 0.7))
    s.stroke([(80, 138.4), (108, 135)], s.ink, 1.0)
    for y, rx, ry, first, sweep in (
        (84, 38, 9, 150, 80),
        (98, 34, 8, 160, 70),
        (84, 42, 10, -30, 70),
        (100, 35, 8, -36, 66),
        (70, 36, 8, 190, 40),
    ):
        sweep_line = skia.Path()
        sweep_line.addArc(skia.Rect.MakeLTRB(70 - rx, y - ry, 70 + rx, y + ry), first, sweep)
        s.line(sweep_line, s.ink, 3.6)
        s.line(sweep_line, "#ffffff", 1.7)
    with s.moved(72, 88, 1.0, turn=13):
        _acorn_top(s)
    for points in ([(56, 128), (50, 131)], [(59, 133), (55, 138)], [(70, 134), (74, 139)]):
        s.stroke(points, "#ffffff", 1.6)


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
        ((72.0, 84.0), (66.0, 112.0), (80.0, 50.0)),
        "spins like a top",
        "school desk",
        "autumn window",
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

"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, box, cut, join, mix, oval, placed, polygon, svg, taper


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


def _landing_by_night(s: Impact) -> None:
    """Paint a landing by night in the beam of a torch: papered wall, skirting, and an open vent high up."""
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    for x in range(-8, 124, 16):
        s.fill(box(x, -4, x + 8, 116), mix(s.deep, s.ink, 0.12))
    patch = oval(66, 62, 40, 47, 16)
    for size, tone in ((1.16, s.deep), (1.0, s.mid), (0.86, s.key), (0.66, s.light)):
        s.fill(placed(oval(0, 0, 40, 47), 66, 62, size, 16), tone)
    with s.clipped(patch):
        for x in range(-8, 124, 16):
            s.fill(box(x, -4, x + 8, 116), s.mid, 0.28)
            for y in range(6 + 8 * ((x // 16) % 2), 116, 18):
                s.fill(placed(polygon((0, -3.4), (2.6, 0), (0, 3.4), (-2.6, 0)), x + 4, y), s.mid, 0.5)
    s.dots(cut(ALL, patch), s.ink, (60, 100), (120, 40), 0.0, 0.75)
    s.fill(box(-4, 110, 124, 172), mix(s.deep, s.ink, 0.2))
    s.fill(polygon((34, 118), (100, 118), (112, 150), (70, 150)), s.mid)
    s.fill(polygon((48, 118), (92, 118), (104, 140), (84, 140)), s.key)
    s.dots(box(-4, 118, 124, 172), s.ink, (66, 124), (20, 140), 0.0, 0.7)
    s.inked([(box(-6, 108, 126, 117), s.key)], 1.6, (0.2, 0.8))
    s.fill(box(-6, 108, 44, 117), s.deep)
    s.fill(box(98, 108, 126, 117), s.deep)
    s.stroke([(-4, 111.4), (124, 111.4)], mix(s.deep, s.ink, 0.3), 1.0)
    vent = box(42, 14, 78, 36, 1.5)
    s.inked([(vent, s.light)], 2.0, (0.6, 0.9))
    s.inked([(box(45.5, 17.5, 74.5, 32.5), s.ink)], 0.8, (0, 0))
    s.fill(polygon((45.5, 17.5), (54, 17.5), (50, 32.5), (45.5, 32.5)), mix(s.ink, s.accent, 0.6))
    with s.moved(46, 36, turn=24):
        cover = polygon((-3, -1, 1), (30, -1, 1), (30, 17, 1), (-3, 17, 1))
        s.fill(placed(cover, 3, 4), s.deep)
        s.inked([(cover, s.light)], 1.8, (0.5, 0.9))
        for y in (3, 7, 11):
            s.stroke([(2, y + 1), (25, y + 1)], s.ink, 2.0)
            s.stroke([(2, y), (25, y)], "#ffffff", 0.9)
        s.fill(oval(-0.4, 1.6, 1.2), s.ink)


def _print(s: Impact, x: float, y: float, turn: float, size: float, flip: bool) -> None:
    """Paint the print of a shoe, its heel at the foot: bars of the sole, wet at the edge."""
    sole = svg("M-5 2 C-7 -6 -6 -16 0 -17 C6 -16 7 -8 5 2 C3 4 -3 4 -5 2 Z")
    heel = svg("M-4.400 6 C-2 5 2 5 4.400 6 C5 10 4 14 0 14 C-4 14 -5 10 -4.400 6 Z")
    with s.moved(x, y, size, turn=turn, flip=flip):
        for part in (sole, heel):
            s.fill(placed(part, 0.8, 1.2), s.ink)
            s.fill(part, s.accent)
            s.rim([part], "#b79cff", (-0.7, -0.8), 1.1)
        for bar in (-12, -8, -4, 0, 9):
            s.stroke([(-3.6, bar), (0, bar - 1.6), (3.6, bar)], mix(s.accent, s.ink, 0.75), 1.3)


def _torch(s: Impact) -> None:
    """Paint a torch that lies on the floor and shines to the upper left."""
    with s.moved(100, 131, 1.0, turn=34):
        body = box(6, -7, 44, 7, 2)
        head = polygon((-13, -13, 2), (-9, -14, 1), (8, -8, 1), (8, 8, 1), (-9, 14, 1), (-13, 13, 2))
        s.fill(placed(join(body, head), 2, 9), s.ink)
        s.inked([(body, s.accent), (head, s.accent)], 2.2, (0.4, 1.1))
        with s.clipped(join(body, head)):
            s.fill(box(-20, -16, 60, -4), "#b79cff")
            s.fill(box(-20, 4, 60, 20), mix(s.ink, s.accent, 0.3))
            s.dots(join(body, head), s.ink, (0, -2), (0, 6), 0.0, 0.7, pitch=2.4)
        for x in (14, 18, 22, 26):
            s.stroke([(x, -6.4), (x, 6.4)], s.ink, 1.1)
        lens = oval(-12.6, 0, 3.4, 12.4)
        s.inked([(lens, "#ffffff")], 1.8, (0, 0))


def prowler(s: Impact) -> None:
    """A torch finds wet prints that walk up the wall into an open vent. Near the floor; light: the torch."""
    _landing_by_night(s)
    s.shaft(polygon((84, 126), (98, 112), (106, 48), (30, 88)), "#fff8c8", 0.5, (92, 120), (60, 60))
    for x, y, turn, size, flip in (
        (56, 133, 30, 1.0, False),
        (74, 124, 16, 0.9, True),
        (67, 98, -4, 0.86, False),
        (82, 82, 6, 0.84, True),
        (71, 67, -10, 0.82, False),
        (83, 50, -16, 0.8, True),
    ):
        _print(s, x, y, turn, size, flip)
    _torch(s)


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
        prowler,
        ((70.0, 67.0), (82.0, 82.0), (60.0, 26.0), (66.0, 98.0)),
        "leaves by the wall",
        "landing of a stair",
        "torch on the floor",
    ),
}

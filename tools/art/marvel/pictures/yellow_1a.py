"""Pictures of the first four yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    both,
    box,
    burst,
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


def _opera_stair(s: Impact) -> None:
    """Paint the stair of an opera house: arches, a balustrade, steps."""
    s.steps(ALL, (60, 0), (60, 112), [mix(s.deep, s.ink, 0.25), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key])
    for r, tone in ((62, mix(s.deep, s.mid, 0.8)), (48, s.mid), (35, s.key), (23, mix(s.key, s.light, 0.6))):
        s.fill(oval(90, 56, r), tone)
    for left in (-14, 20, 54, 88):
        pillar = box(left, -4, left + 8, 112)
        s.fill(join(pillar, box(left - 3, 20, left + 11, 25)), mix(s.deep, s.ink, 0.1))
        s.fill(box(left + 5.4, -4, left + 8, 112), mix(s.mid, s.key, 0.5))
        s.line(arch(left + 8, left + 34, 18, 130, 22), mix(s.deep, s.ink, 0.1), 3.0)
    s.halo(ALL, s.ink, 90, 58, 44, 110, 0.0, 0.65)
    for number in range(7):  # the steps, wider towards us
        y = 100 + 4.2 * number + number * number * 0.55
        s.fill(polygon((-4, y), (124, y), (124, y + 12), (-4, y + 12)), mix(s.mid, s.deep, 0.15 * number))
        s.fill(polygon((-4, y), (124, y), (124, y + 1.3), (-4, y + 1.3)), s.light)
    for x in range(0, 44, 9):  # the balustrade on the left
        s.fill(join(box(x, 92, x + 2, 108), oval(x + 1, 101, 2.6, 4)), mix(s.deep, s.ink, 0.2))
    s.fill(polygon((-4, 88), (46, 90), (46, 94), (-4, 92)), s.light)
    s.dots(box(-4, 112, 124, 172), s.ink, (80, 112), (0, 150), 0.0, 0.8)


def _candelabrum(s: Impact) -> None:
    """Paint three candles on their arms behind the mask."""
    dark = mix(s.deep, s.ink, 0.45)
    for points in ([(96, 66), (96, 44)], [(96, 62), (82, 62, 82, 48)], [(96, 62), (110, 62, 110, 50)]):
        s.stroke(points, dark, 2.6)
    for x, y in ((96, 42), (82, 47), (110, 49)):
        s.fill(box(x - 1.8, y - 8, x + 1.8, y), "#fffaf0")
        s.fill(oval(x, y - 14, 7.5), "#fff4b4", 0.6)
        s.fill(
            svg(
                f"M{x} {y - 8} C{x - 3} {y - 11} {x - 2} {y - 15} {x} {y - 19} C{x + 2} {y - 15} {x + 3} {y - 11} {x} {y - 8} Z"
            ),
            "#ffffff",
        )


def baron_zemo(s: Impact) -> None:
    """A carnival mask on its stick burns from one corner, on an opera's stair. Light: candles and the flame."""
    _opera_stair(s)
    _candelabrum(s)
    with s.moved(68.0, 84.0, 1.08, turn=-9.0):
        flame = svg(
            "M-24 10 C-38 6 -44 -6 -40 -18 C-37 -14 -34 -13 -33 -17 C-33 -26 -29 -33 -22 -40 C-23 -32 -18 -28 -16 -22 C-14 -26 -13 -29 -13 -33 C-6 -24 -5 -14 -9 -6 C-12 4 -16 10 -24 10 Z"
        )
        s.inked([(flame, "#ff8a1e")], 1.9, (0.6, 0.9))
        s.fill(placed(flame, -24 * 0.28, 10 * 0.28, 0.72), "#ffc830")
        s.fill(placed(flame, -24 * 0.54, 10 * 0.54, 0.46), "#fff4b4")
        stick = polygon((29, 6), (33, 5), (40, 62), (35, 63))
        s.inked([(stick, s.key)], 1.5, (0.8, 0.6))
        mask = svg(
            "M-30 -2 L-26 -8 L-24 -5 L-20 -11 L-16 -9 C-10 -10 -5 -9 0 -6 C9 -12 26 -14 38 -8 C42 6 36 20 22 22 C12 23 6 17 0 12 C-5 17 -12 21 -20 19 L-22 14 L-26 14 L-26 8 L-31 5 Z"
        )
        s.inked([(mask, s.key)], 2.2, (1.2, 1.5))
        with s.clipped(mask):
            s.fill(svg("M-40 -20 H0 V30 H-40 Z"), "#fff8e6")
            s.fill(cut(mask, placed(mask, -2.4, -4.4)), s.deep)
            s.fill(both(cut(mask, placed(mask, -2.4, -4.4)), box(-40, -20, 0, 30)), mix(s.key, s.light, 0.4))
            s.fill(cut(mask, placed(mask, 0.4, 3.0)), s.light)
            s.fill(both(cut(mask, placed(mask, 0.4, 3.0)), box(-40, -20, 0, 30)), "#ffffff")
            s.dots(box(2, -16, 44, 26), s.ink, (16, 4), (38, 20), 0.0, 0.8, pitch=2.4)
            for x, y in ((10, -5), (18, -7), (26, -7)):
                s.fill(placed(polygon((0, -2.6), (1.8, 0), (0, 2.6), (-1.8, 0)), x, y), s.accent)
            # the charred edge creeps inward
            s.fill(svg("M-34 -14 L-14 -12 L-20 -6 L-17 0 L-23 4 L-20 10 L-26 14 L-24 22 H-36 Z"), s.ink)
            s.stroke([(-14, -12), (-20, -6), (-17, 0), (-23, 4), (-20, 10), (-26, 14), (-24, 20)], "#ff8a1e", 1.8)
        for side, x in ((-1, -10.5), (1, 19)):
            hole = placed(svg("M-9 1 C-6 -5 4 -6 9 -1 C5 5 -5 6 -9 1 Z"), x, 4, flip=side < 0)
            s.inked([(hole, mix(s.ink, s.deep, 0.3))], 1.5, (0.0, 0.0), ink="#ffc83a")
        for x, y, r in ((38, -10, 3.2), (42, 2, 2.6)):
            s.inked([(oval(x, y, r), "#ffc83a")], 1.1, (0.3, 0.5))
        glove = svg("M28 38 C26 32 32 29 38 31 C45 31 49 36 48 43 C48 50 44 55 38 55 C31 54 28 47 28 38 Z")
        s.inked([(polygon((31, 52), (47, 50), (56, 92), (34, 94)), "#fffaf0"), (glove, "#fffaf0")], 1.9, (0.9, 1.2))
        for y in (37, 42, 47):
            s.inked([(taper((31, y), 2.9, (41, y - 0.6), 2.6), "#fffaf0")], 1.2, (0.3, 0.5))
        s.dots(glove, s.mid, (38, 44), (50, 54), 0.0, 0.7, pitch=2.4)
        s.inked([(polygon((30, 53), (48, 51), (49, 56), (31, 58)), s.accent)], 1.2, (0.3, 0.6))
    for x, y in ((44, 38), (36, 48), (52, 34), (30, 60), (58, 46)):
        s.fill(placed(polygon((0, -1.8), (1.4, 0), (0, 1.8), (-1.4, 0)), x, y), "#ff8a1e")


def squirrel_girl(s: Impact) -> None:
    """A squirrel leaps from the branch and drops its acorn on us. From below; light: the sun through the leaves."""
    s.fill(ALL, s.key)
    sun = (64, 58)
    for r, tone in ((60, mix(s.key, s.light, 0.5)), (46, s.light), (30, "#ffffff")):
        s.fill(burst(*sun, r, 13, 4, 0.72), tone)
    s.rays(*sun, 46, 150, 22, s.light, 0.7, duty=0.55, seed=7)
    # far: trunks that run together above
    for foot, width, head in ((10, 15, 34), (118, 18, 92), (58, 8, 60), (34, 6, 46)):
        s.fill(
            polygon((foot - width, 170), (foot + width, 170), (head + 2, -30), (head - 2, -30)),
            mix(s.mid, s.deep, 0.1 if width < 10 else 0.45),
        )
    # leaves of autumn, near ones darker
    lots = chance(5)

    def leaves(points: Sequence[Point], tone: Color, size: float) -> None:
        for x, y in points:
            for _ in range(5):
                dx, dy = (next(lots) - 0.5) * 20, (next(lots) - 0.5) * 16
                leaf = svg("M0 -6 C5 -4 5 3 0 7 C-5 3 -5 -4 0 -6 Z")
                s.fill(placed(leaf, x + dx, y + dy, size * (0.7 + 0.6 * next(lots)), 360 * next(lots)), tone)

    leaves([(6, 20), (20, 6), (44, 2), (112, 60), (2, 46), (70, 0), (118, 96)], s.mid, 1.5)
    leaves([(2, 6), (24, -2), (100, 2), (120, 30), (-2, 70), (122, 76)], mix(s.mid, s.deep, 0.75), 1.6)
    # branch it left
    s.inked([(ribbon([(128, 104, 6), (110, 100, 4.6), (96, 102, 2.4), (88, 99, 0.8)]), mix(s.ink, s.deep, 0.4))], 1.0)
    # the squirrel
    with s.moved(2.0, -9.0, 0.96, about=(64.0, 70.0)):
        fur, dim, belly = "#b8500e", mix(s.deep, s.ink, 0.45), s.light
        tail = ribbon([(88, 74, 4), (97, 66, 8), (96, 50, 11), (84, 38, 10), (71, 36, 6), (66, 40, 1)], 18)
        s.inked([(tail, fur)], 1.6, (1.0, 1.2))
        with s.clipped(tail):
            s.line(ribbon([(90, 74, 0.3), (100, 64, 0.3), (98, 48, 0.3), (84, 37, 0.3)]), mix(s.mid, s.key, 0.5), 5)
            s.dots(tail, s.ink, (84, 46), (108, 62), 0.0, 0.7, pitch=2.4)
        far_limbs = [
            ribbon([(60, 82, 4), (46, 88, 3), (38, 95, 2.4), (35, 101, 0.6)]),
            ribbon([(84, 84, 6), (94, 94, 3.4), (106, 92, 2.4), (112, 96, 0.8)]),
        ]
        s.inked([(limb, dim) for limb in far_limbs], 1.2)
        body = svg(
            "M40 62 C34 62 30 68 31 72 C33 77 40 78 45 77 C50 84 60 90 72 90 C84 91 94 84 93 76 C91 66 78 62 66 62 "
            "C60 61 56 58 53 54 C52 48 49 45 47 44 C45 47 44 51 44 54 C42 56 41 58 40 62 Z"
        )
        s.inked([(body, fur)], 1.7, (0.8, 1.5))
        with s.clipped(body):
            s.fill(svg("M30 72 C36 74 44 72 48 76 C56 82 74 86 92 82 L90 96 H40 Z"), belly)
            s.fill(svg("M52 58 C60 63 74 62 86 68 C78 70 60 68 52 63 Z"), mix(s.mid, s.key, 0.4))
            s.dots(body, s.deep, (70, 80), (90, 92), 0.0, 0.6, pitch=2.4)
        s.line(body, s.ink, 1.0)
        ham = ribbon([(82, 76, 9), (90, 88, 6), (84, 100, 3.2), (94, 108, 2.4), (100, 106, 0.8)], 16)
        s.inked([(ham, fur)], 1.3, (0.8, 1.0))
        s.fill(ribbon([(80, 70, 2), (90, 78, 2.4), (91, 88, 1)]), mix(s.mid, s.key, 0.4))
        arm = ribbon([(60, 82, 5.4), (56, 94, 3.4), (47, 98, 2.8), (43, 103, 1.4)])
        s.inked([(arm, fur)], 1.2, (0.6, 0.8))
        # face
        s.inked([(svg("M52 56 C50 48 54 43 57 42 C60 47 59 54 56 59 Z"), fur)], 1.0)
        s.fill(oval(43.5, 63, 3.3, 3.7), s.ink)
        s.fill(oval(42.5, 61.6, 1.3), "#ffffff")
        s.fill(oval(32, 69.4, 2.2, 1.7), s.ink)
        s.stroke([(34, 74), (38, 75, 42, 73)], s.ink, 0.9)
    # the acorn that comes down on us
    for x, y0, y1 in ((50, 92, 108), (61, 90, 106), (72, 92, 108)):
        s.fill(polygon((x, y0), (x + 1.6, y1), (x - 1.6, y1)), "#ffffff")
    with s.moved(60.0, 126.0, 0.92, turn=24.0):
        nut = svg("M-15 -4 C-16 12 -6 20 0 26 C6 20 16 12 15 -4 Z")
        cap = svg("M-18 -3 C-18 -16 -8 -20 0 -20 C8 -20 18 -16 18 -3 C10 1 -10 1 -18 -3 Z")
        s.inked(
            [(ribbon([(0, -18, 2), (2, -25, 2.2), (5, -28, 2)]), s.deep), (nut, s.mid), (cap, s.accent)],
            1.8,
            (1.0, 1.4),
        )
        with s.clipped(nut):
            s.fill(svg("M-12 -4 C-12 8 -6 14 -2 20 C-4 10 -4 4 -4 -4 Z"), s.light)
            s.dots(nut, s.deep, (0, 4), (16, 16), 0.0, 0.8, pitch=2.4)
        with s.clipped(cap):
            for offset in range(-24, 26, 6):
                s.stroke([(offset - 10, 2), (offset + 8, -22)], mix(s.accent, s.ink, 0.5), 1.0)
                s.stroke([(offset + 10, 2), (offset - 8, -22)], mix(s.accent, s.ink, 0.5), 1.0)
            s.fill(svg("M-15 -6 C-14 -14 -8 -17 -1 -18 C-6 -14 -9 -10 -10 -5 Z"), mix(s.accent, "#ffffff", 0.6))
        s.line(join(nut, cap), s.ink, 1.0)


def modok(s: Impact) -> None:
    """A brain overloads its jar, the tubes burst off. Straight on, wide angle; light: the jar."""
    centre = (66, 78)
    s.fill(ALL, mix(s.mid, s.deep, 0.3))
    # the cellar in one point: walls, ceiling, floor
    s.fill(polygon((-4, -4), (124, -4), (96, 44), (36, 44)), mix(s.mid, s.key, 0.55))
    s.fill(polygon((-4, 168), (124, 168), (96, 116), (36, 116)), mix(s.deep, s.mid, 0.25))
    s.fill(polygon((36, 44), (96, 44), (96, 116), (36, 116)), s.key)
    for k in range(7):
        share = k / 6
        s.stroke([(36 + 60 * share, 116), (-60 + 240 * share, 170)], s.deep, 1.0)
        s.stroke([(36 + 60 * share, 44), (-60 + 240 * share, -10)], s.mid, 1.0)
    for step in (0.12, 0.32, 0.62):
        y, spread = 116 + 54 * step, 30 + 32 * step
        s.stroke([(66 - spread - 3, y), (66 + spread + 3, y)], s.deep, 1.0)
    # racks on both walls
    for side in (-1, 1):
        for near, far in ((0.95, 0.62), (0.5, 0.26)):
            x0, x1 = 66 + side * (30 + 34 * near), 66 + side * (30 + 34 * far)
            rack = polygon((x0, 60 - 40 * near), (x1, 60 - 40 * far), (x1, 106 + 34 * far), (x0, 106 + 34 * near))
            s.fill(rack, mix(s.deep, s.ink, 0.55))
            for row in range(4):
                share = (row + 0.5) / 4
                ya, yb = (60 - 40 * near) + share * (46 + 74 * near), (60 - 40 * far) + share * (46 + 74 * far)
                s.fill(
                    polygon((x0 - side * 2, ya), (x1 + side * 2, yb), (x1 + side * 2, yb + 2), (x0 - side * 2, ya + 3)),
                    s.key if row % 2 else s.accent,
                )
    s.halo(ALL, s.ink, *centre, 52, 110, 0.0, 0.7)
    # tubes: two still hold, two have burst
    for points in (
        [(46, 58, 4), (34, 44, 4), (36, 24, 4), (28, -4, 4)],
        [(88, 60, 4), (98, 58, 4), (104, 72, 4), (128, 76, 4)],
    ):
        tube = ribbon(points)
        s.inked([(tube, s.accent)], 1.4, (0.8, 1.0))
        s.rim([tube], mix(s.accent, "#ffffff", 0.7), (0.7, 0.7), 1.2)
    for points in (
        [(62, 10, 3), (58, 0, 3.4), (60, -8, 3.4)],
        [(100, 100, 3), (112, 108, 3.4), (130, 104, 3.4)],
    ):
        s.inked([(ribbon(points), s.accent)], 1.4, (0.6, 0.8))
    # jar
    foot = polygon((40, 112, 2), (92, 112, 2), (97, 128, 2), (35, 128, 2))
    lid = polygon((46, 34, 3), (86, 34, 3), (88, 45, 2), (44, 45, 2))
    glass = svg("M45 44 H87 C95 58 95 98 90 113 H42 C37 98 37 58 45 44 Z")
    s.inked([(foot, s.deep), (lid, s.deep), (glass, mix(s.key, s.light, 0.6))], 2.0, (0.0, 1.6))
    s.fill(svg("M40 64 C58 68 74 60 92.500 64 C93.500 84 92 104 90 113 H42 C38 100 38 80 40 64 Z"), s.key)
    s.dots(glass, s.mid, (66, 84), (66, 114), 0.0, 0.7, pitch=2.4)
    s.fill(polygon((40, 115), (92, 115), (93, 118), (39, 118)), s.mid)
    s.fill(polygon((47, 36.5), (85, 36.5), (86, 39), (46, 39)), s.mid)
    for x in (48, 58, 68, 78):
        s.fill(oval(x + 3, 122.500, 2.0), s.light if x != 68 else s.accent)
    # brain
    pink = mix(s.accent, "#ffffff", 0.45)
    brain = svg(
        "M64 58 C58 53 50 56 49 62 C43 65 43 72 46 76 C44 82 48 88 54 88 C56 92 60 94 64 93 L65 100 C67 103 71 102 72 98 L72 92 "
        "C77 93 82 90 82 86 C88 84 90 77 86 72 C88 65 84 60 78 60 C75 54 68 54 64 58 Z"
    )
    s.inked([(brain, pink)], 1.7, (0.8, 1.4))
    with s.clipped(brain):
        s.dots(brain, s.accent, (66, 72), (70, 100), 0.0, 0.85, pitch=2.4)
        s.fill(
            svg(
                "M50 64 C54 56 60 58 63 62 C58 62 55 66 53 72 C50 70 49 67 50 64 Z M70 60 C74 57 79 60 81 64 C77 63 74 64 72 67 Z"
            ),
            "#ffffff",
        )
    for curl in (
        [(66, 58), (64, 66, 67, 74), (65, 82, 68, 90)],
        [(48, 76), (54, 73, 58, 78), (60, 84, 55, 87)],
        [(56, 62), (52, 68, 58, 70)],
        [(85, 72), (78, 71, 76, 77), (76, 82, 80, 85)],
        [(74, 62), (79, 65, 75, 69)],
        [(60, 84), (63, 88, 60, 91)],
    ):
        s.stroke(curl, mix(s.accent, s.ink, 0.45), 1.4)
    # sparks inside, and the crack
    for x, y in ((54, 52), (79, 51)):
        s.stroke([(x, y - 7), (x + 3, y - 2), (x - 1, y), (x + 2, y + 6)], s.accent, 1.4)
    s.fill(svg("M46 50 C42 62 42 88 45 104 L49 104 C46 88 46 62 50 50 Z"), "#ffffff", 0.9)
    s.stroke([(91, 70), (86, 76), (90, 82), (84, 90), (89, 98), (86, 106)], s.ink, 1.2)
    s.line(glass, s.ink, 1.3)


def _golden_sea(s: Impact) -> None:
    """Paint the evening over the sea, and below the line of the water its deep, with shafts of light in it."""
    s.steps(ALL, (60, 0), (60, 58), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.55)])
    s.fill(oval(62, 56, 28), s.light)
    s.fill(oval(62, 56, 21), "#fffdf0")
    depths = [s.key, mix(s.key, s.mid, 0.7), s.mid, mix(s.mid, s.deep, 0.6), s.deep, mix(s.deep, s.ink, 0.5)]
    sea = polygon(
        *((-4, 172), (-4, 60), (12, 57), (26, 61), (42, 57.4), (56, 61), (70, 57.6), (84, 61), (98, 57), (112, 60.4)),
        *((124, 57), (124, 172)),
    )
    s.steps(sea, (60, 62), (60, 150), depths)
    with s.clipped(sea):
        for left, right, foot in ((40, 47, 22), (58, 72, 58), (84, 90, 104)):
            s.fill(polygon((left, 56), (right, 56), (foot + 22, 150), (foot - 4, 150)), s.light, 0.26)
        s.fill(cut(sea, placed(sea, 0, 3.0)), "#fffdf0")
    s.dots(sea, s.ink, (70, 116), (62, 154), 0.0, 0.7)
    s.fill(polygon((-4, 172), (-4, 132), (20, 140), (50, 146), (80, 139), (98, 143), (124, 126), (124, 172)), s.ink)


def _rowing_boat(s: Impact, x: float, y: float) -> None:
    """A boat and the one who rows it, dark against the sun."""
    rower = join(
        oval(x - 3, y - 21, 3.4, 4.0),
        polygon((x - 8, y - 3), (x - 7.4, y - 13), (x - 3.4, y - 16.6), (x + 1.4, y - 13), (x + 2, y - 3)),
        taper((x - 2, y - 13), 1.6, (x + 7, y - 8.6), 1.3),
    )
    for path in (rower, polygon((x - 17, y - 6.4), (x + 17, y - 6.4), (x + 12, y + 4.4), (x - 11, y + 4.4))):
        s.fill(path, s.ink)
    s.stroke([(x + 5, y - 9), (x + 24, y + 8)], s.ink, 1.6)
    s.fill(placed(oval(0, 0, 4.6, 1.7), x + 24, y + 8, turn=42), s.ink)
    s.fill(box(x - 16, y - 6.4, x + 16, y - 5), s.accent)


_SHARK: Final = svg(
    "M116 101 L106 94 L92 89.500 L83 88 C80 80 75 74 67 70.500 C69 77 68.500 82 66.500 87.600 L54 93 L45 98.500 L33 84 "
    "L38 101 L35.500 120 L47 108.500 L58 113 L74 118 L92 117 L104 112 L112 106.500 Z"
)
_SHARK_FINS: Final = (
    svg("M88 113 L82 135 L72 143 L72 124 L77 115 Z"),
    svg("M56 111 L52 122 L47 124 L49 111 Z"),
)


def _shark(s: Impact) -> None:
    back, belly = mix(s.ink, s.accent, 0.42), mix(s.light, s.accent, 0.12)
    s.inked([(_SHARK_FINS[1], back), (_SHARK, back)], 2.0, (0.6, 1.2))
    with s.clipped(_SHARK):
        s.fill(
            polygon((33, 84), (45, 98), (54, 93), (66, 87), (84, 87), (108, 95), (96, 97), (74, 95), (50, 102)),
            s.accent,
        )
        s.fill(polygon((67, 70), (83, 88), (76, 90), (72, 80)), mix(s.accent, s.light, 0.3))
        s.fill(
            polygon((118, 102), (106, 103), (84, 108), (60, 108), (46, 107), (58, 116), (80, 122), (118, 112)), belly
        )
        s.dots(box(46, 94, 120, 124), back, (90, 110), (52, 112), 0.0, 0.7, pitch=2.4)
        s.fill(polygon((112, 106), (104, 107), (97, 104.4), (101, 110), (106, 112)), s.ink)
        for x in (100.4, 103.6, 106.8):
            s.fill(polygon((x - 1.4, 105.6), (x + 1.4, 106), (x, 109)), "#ffffff")
    for x in (80, 83.4, 86.8, 90.2):
        s.stroke([(x, 98), (x - 1.8, 103), (x - 0.6, 107.6)], s.ink, 1.3)
    s.fill(oval(102, 99, 1.9), s.ink)
    s.fill(oval(102.5, 98.5, 0.7), "#ffffff")
    s.rim([_SHARK], "#fff2ac", (-0.15, -1), 1.5)
    s.inked([(_SHARK_FINS[0], back)], 1.8, (0.6, 1.0))
    s.fill(polygon((88, 113), (82, 135), (78, 126), (81, 115)), s.accent)


def prowler(s: Impact) -> None:
    """A shark goes along below a rowing boat. Half above the water, half below; light: the sun on the sea's edge."""
    _golden_sea(s)
    _rowing_boat(s, 62, 56)
    with s.moved(-2.5, 0, 0.95, about=(72, 104)):
        _shark(s)
    for x, y, r in ((110, 84, 1.6), (107, 78, 1.1), (112, 74, 0.8), (48, 132, 1.4), (44, 126, 1.0)):
        s.line(oval(x, y, r), "#fff2ac", 0.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(baron_zemo, ((66.0, 86.0), (44.0, 64.0)), "burns from one corner", "opera stair", "candelabrum"),
    "m1-02": Picture(
        squirrel_girl, ((44.0, 64.0), (58.0, 112.0)), "leaps and drops its acorn", "autumn park", "sun through leaves"
    ),
    "m1-03": Picture(modok, ((66.0, 76.0),), "overloads", "cellar laboratory", "glowing jar"),
    "m1-04": Picture(
        prowler, ((62.0, 50.0), (80.0, 100.0), (102.0, 99.0)), "goes along below a boat", "sea", "sun on the sea's edge"
    ),
}

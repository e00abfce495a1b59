"""Pictures of the yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    blob,
    block,
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
    skyline,
    svg,
    taper,
)


def spider_woman(s: Impact) -> None:
    """A spider lets itself down before a lit window. Frame in the frame; silhouette on light."""
    wall = mix(s.ink, s.accent, 0.30)
    s.fill(ALL, wall)
    for r in range(17):
        for k in range(8):
            x, y = k * 19 - (r % 2) * 9.5 - 10, r * 9.4 - 6
            s.fill(
                polygon((x, y), (x + 18, y - 1), (x + 18, y + 7.2), (x, y + 8.2)),
                mix(s.ink, s.accent, 0.44 if (r * 5 + k * 3) % 7 else 0.56),
            )
    s.dots(ALL, s.ink, (70, 60), (0, 150), 0.0, 0.7)
    with s.moved(turn=-5.0):
        x0, y0, x1, y1 = 22, 12, 112, 140
        s.fill(block(x0 - 6, y0 - 6, x1 - x0 + 12, y1 - y0 + 12), s.ink)
        s.fill(block(x0 - 4, y0 - 4, x1 - x0 + 8, y1 - y0 + 8), s.deep)
        pane = block(x0, y0, x1 - x0, y1 - y0)
        s.fill(pane, s.mid)
        with s.clipped(pane):
            for r, c in ((74, mix(s.mid, s.key, 0.5)), (58, s.key), (42, mix(s.key, s.light, 0.5)), (29, s.light)):
                s.fill(oval(72, 76, r), c)
            s.halo(ALL, s.mid, 72, 76, 44, 92, 0.0, 0.55)
            # curtains
            s.fill(svg("M16 6 H50 C44 40 40 66 24 104 C22 112 20 126 22 146 H10 Z"), s.deep)
            s.fill(svg("M16 6 H40 C36 40 32 60 20 92 Z"), mix(s.deep, s.ink, 0.4))
            s.fill(svg("M120 6 H98 C102 40 104 70 116 110 Z"), s.deep)
            # somebody starts back
            s.fill(
                svg(
                    "M52 146 C52 132 55 124 62 121 C60 119 58 114 60 109 C62 103 71 102 74 107 C77 112 75 118 72 121 C79 124 82 126 86 120 L92 104 C91 100 92 96 95 95 L98 92 L99 97 C101 100 99 104 97 106 L92 126 C90 132 87 135 84 136 L85 146 Z"
                ),
                mix(s.deep, s.ink, 0.45),
            )
            s.fill(
                svg("M50 146 C50 136 46 130 41 124 L37 108 C35 106 34 102 37 100 L41 99 L42 105 L47 121 L58 128 Z"),
                mix(s.deep, s.ink, 0.45),
            )
        s.fill(block(x0, 82, x1 - x0, 4.6), s.deep)
        s.fill(block(x0, 85, x1 - x0, 1.8), s.ink)
        s.fill(block(64.6, y0, 4.4, y1 - y0), s.deep)
        s.fill(block(67.6, y0, 1.6, y1 - y0), s.ink)
        s.fill(block(x0 - 9, y1 - 2, x1 - x0 + 18, 14), s.ink)
        s.fill(block(x0 - 9, y1 - 2, x1 - x0 + 18, 2.0), s.key)
    # spider
    x, y = 70, 64
    s.stroke([(x + 1, -4), (x, y - 20)], s.ink, 2.6)
    s.stroke([(x + 0.4, -4), (x - 0.6, y - 24)], "#ffffff", 1.0)
    legs = []
    for k in (-1, 1):
        for pts in (
            ((3, 9), (14, 13), (15, 24), (9, 37)),
            ((4, 6), (19, 3), (27, 12), (26, 25)),
            ((4, 2), (18, -11), (29, -10), (34, 2)),
            ((3, -1), (12, -20), (21, -28), (20, -42)),
        ):
            leg = [(x + k * a, y + b, w) for (a, b), w in zip(pts, (2.1, 2.0, 1.5, 0.4), strict=True)]
            legs.append(ribbon(leg))
    body = [
        placed(
            svg("M0 -24 C11 -24 14 -14 13 -6 C12 3 6 7 0 7 C-6 7 -12 3 -13 -6 C-14 -14 -11 -24 0 -24 Z"), x, y, 1.05
        ),
        oval(x, y + 10.5, 7.6, 8.2),
    ]
    for p in legs + body:
        s.fill(p, s.ink)
    s.rim(body, s.key, (-1, -0.8), 1.5)
    s.fill(
        svg(
            f"M{x - 5} {y - 15} Q{x} {y - 19} {x + 5} {y - 15} L{x + 4} {y - 12.5} Q{x} {y - 16} {x - 4} {y - 12.5} Z M{x - 6} {y - 8} Q{x} {y - 12} {x + 6} {y - 8} L{x + 5} {y - 5.5} Q{x} {y - 9} {x - 5} {y - 5.5} Z"
        ),
        s.accent,
    )
    for k in (-1, 1):
        s.fill(oval(x + k * 2.6, y + 14.2, 1.3), s.light)
        s.fill(ribbon([(x + k * 2, y + 17, 1.3), (x + k * 3.6, y + 21, 0.9), (x + k * 1.4, y + 23.5, 0.2)]), s.ink)


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
        s.inked([(mask, s.accent)], 2.2, (1.2, 1.5))
        with s.clipped(mask):
            s.fill(svg("M-40 -20 H0 V30 H-40 Z"), "#fff8e6")
            s.fill(cut(mask, placed(mask, -2.4, -4.4)), mix(s.accent, s.ink, 0.45))
            s.fill(both(cut(mask, placed(mask, -2.4, -4.4)), box(-40, -20, 0, 30)), mix(s.key, s.light, 0.4))
            s.fill(cut(mask, placed(mask, 0.4, 3.0)), mix(s.accent, "#ffffff", 0.6))
            s.fill(both(cut(mask, placed(mask, 0.4, 3.0)), box(-40, -20, 0, 30)), "#ffffff")
            s.dots(box(2, -16, 44, 26), s.ink, (16, 4), (38, 20), 0.0, 0.8, pitch=2.4)
            for x, y in ((10, -5), (18, -7), (26, -7)):
                s.fill(placed(polygon((0, -2.6), (1.8, 0), (0, 2.6), (-1.8, 0)), x, y), "#ffc83a")
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
    s.flash(*centre, 60, 15, s.light, seed=5, hollow=0.62)
    s.flash(*centre, 47, 15, "#ffffff", seed=5, hollow=0.66)
    s.halo(ALL, s.ink, *centre, 52, 110, 0.0, 0.7)
    # tubes: two still hold, two have burst
    for points in (
        [(46, 58, 4), (34, 44, 4), (36, 24, 4), (28, -4, 4)],
        [(88, 60, 4), (98, 58, 4), (104, 72, 4), (128, 76, 4)],
    ):
        tube = ribbon(points)
        s.inked([(tube, s.accent)], 1.4, (0.8, 1.0))
        s.rim([tube], mix(s.accent, "#ffffff", 0.7), (0.7, 0.7), 1.2)
    for points, spout in (
        ([(62, 10, 3), (58, 0, 3.4), (60, -8, 3.4)], (63, 14)),
        ([(100, 100, 3), (112, 108, 3.4), (130, 104, 3.4)], (97, 97)),
    ):
        s.flash(*spout, 11, 8, s.accent, seed=8)
        s.flash(*spout, 6, 8, "#ffffff", seed=8)
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
    s.debris(
        [(104, 92, 3, 20), (42, 30, 2.4, 40), (74, 20, 3, 10), (52, 22, 2, 70), (108, 118, 3.6, 60)], s.key, s.light
    )


def prowler(s: Impact) -> None:
    """A grappling claw bites into the roof's edge; far below somebody climbs. Straight down; light: a searchlight."""
    nadir = (72.0, 44.0)

    def fall(x: float, y: float, share: float) -> Point:
        return x + (nadir[0] - x) * share, y + (nadir[1] - y) * share

    s.fill(ALL, s.mid)
    # the street far below, and the pool of the searchlight
    s.fill(box(-4, 24, 124, 64), mix(s.deep, s.ink, 0.3))
    for rx, ry, tone in ((58, 18, s.mid), (46, 14.5, s.key), (36, 11.5, s.light), (24, 8, "#ffffff")):
        s.fill(oval(74, 46, rx, ry), tone)
    for x in (6, 22, 100, 114):
        s.fill(block(x, 45, 8, 1.4), s.key)
    # the front across the street, windows in rows
    front = polygon((-4, -4), (124, -4), (124, 14), (104, 32), (40, 32), (-4, 8))
    s.fill(front, s.key)
    for column in range(-3, 15):
        x0, x1 = -40 + column * 16, -31 + column * 16
        for near, far in ((0.0, 0.2), (0.3, 0.44), (0.52, 0.62)):
            a, b = fall(x0, -30, near + 0.3), fall(x1, -30, near + 0.3)
            c, d = fall(x1, -30, far + 0.3), fall(x0, -30, far + 0.3)
            s.fill(both(polygon(a, b, c, d), front), mix(s.mid, s.deep, 0.35))
    s.fill(polygon((-4, 8), (40, 32), (104, 32), (124, 14), (124, 17), (105, 35), (39, 35), (-4, 12)), s.deep)
    # this side's front drops away under us
    wall = polygon((-4, 104), (124, 84), (124, 72), (106, 58), (40, 60), (-4, 82))
    s.fill(wall, mix(s.deep, s.ink, 0.1))
    for column in range(-6, 18):
        for near, far in ((0.1, 0.26), (0.36, 0.48), (0.55, 0.63), (0.68, 0.73)):
            x0, x1 = -40 + column * 14, -32 + column * 14
            y0, y1 = 104 - 0.156 * x0, 104 - 0.156 * x1
            pane = polygon(fall(x0, y0, near), fall(x1, y1, near), fall(x1, y1, far), fall(x0, y0, far))
            s.fill(both(pane, wall), s.key if (column * 5 + round(near * 100)) % 7 < 2 else mix(s.ink, s.deep, 0.35))
    # the beam comes up past us
    s.shaft(polygon((50, 46), (98, 46), (112, -4), (34, -4)), s.light, 0.5, (74, 46), (74, -4))
    # roof and coping
    roof = polygon((-6, 122), (126, 101), (126, 172), (-6, 172))
    coping = polygon((-6, 104), (126, 83.5), (126, 101), (-6, 122))
    s.inked([(roof, mix(s.deep, s.mid, 0.45)), (coping, s.key)], 1.6, (0.0, 0.6))
    s.dots(roof, mix(s.deep, s.ink, 0.5), (66, 108), (66, 150), 0.1, 0.85)
    s.fill(polygon((-6, 104), (126, 83.5), (126, 87), (-6, 107.5)), s.light)
    for x in range(-2, 126, 19):
        y = 103.5 - 0.155 * x
        s.stroke([(x, y), (x + 1, y + 17.5)], s.deep, 1.0)
    # the line, and who hangs on it
    s.fill(polygon((66.4, 90), (72.2, 90), (74, 46), (71.6, 46)), s.ink)
    s.fill(polygon((68.1, 90), (70.7, 90), (73, 46), (72.4, 46)), s.light)
    climber = join(
        oval(-1.2, -8.6, 2.4, 2.8),
        polygon((-3.4, -5, 1.2), (1.4, -5.5, 1.2), (1.4, 3, 1.2), (-2.6, 3, 1.2)),
        taper((1, -5), 1.3, (3.4, -9), 1.1),
        taper((3.4, -9), 1.1, (1.6, -14), 1.0),
        taper((-3, -4), 1.3, (-4.6, 0), 1.1),
        taper((-4.6, 0), 1.1, (0.8, -1), 1.0),
        taper((0, 3), 1.9, (5.6, 4.5), 1.5),
        taper((5.6, 4.5), 1.4, (2.4, 9.5), 1.1),
        taper((-1.6, 3), 1.9, (-5, 8), 1.5),
        taper((-5, 8), 1.4, (0.6, 13), 1.1),
    )
    figure = placed(climber, 72, 55, 0.95)
    s.fill(figure, s.ink)
    s.rim([figure], "#ffffff", (0.0, -1.0), 0.7)
    # claw: far prongs, shank, near prong
    steel, shade = mix(s.accent, "#ffffff", 0.3), mix(s.accent, s.ink, 0.5)

    def prong(points: Sequence[tuple[float, float, float]]) -> None:
        path = ribbon(points, 18)
        s.inked([(path, steel)], 1.7, (1.0, 1.4))
        s.rim([path], "#ffffff", (0.3, -1.0), 1.3)
        s.rim([path], shade, (-0.3, 1.0), 1.3)

    for x, y in ((41, 122), (96, 112), (66, 130)):
        s.flash(x, y, 12, 8, s.light, seed=int(x), squeeze=0.7)
    prong([(69, 96, 3.4), (56, 88, 3.0), (44, 91, 2.9), (36, 105, 2.7), (41, 122, 0.5)])
    prong([(69, 96, 3.4), (84, 86, 3.0), (97, 87, 2.9), (102, 100, 2.7), (96, 113, 0.5)])
    prong([(69, 92, 4.4), (61, 96, 3.7), (55, 106, 3.5), (57, 119, 3.1), (67, 131, 0.5)])
    shank = taper((69, 84), 4.6, (68.5, 99), 6.2)
    s.inked([(shank, steel)], 1.7, (0.8, 1.2))
    s.fill(polygon((65.500, 84), (67.5, 84), (66, 100), (63.5, 99)), "#ffffff")
    s.inked([(cut(oval(69.4, 78.5, 5.4), oval(69.4, 78.5, 2.4)), steel)], 1.2, (0.5, 0.8))
    # cracks and crumbs
    for points in (
        [(41, 122), (34, 128), (36, 136), (30, 142)],
        [(67, 131), (74, 136), (72, 142), (80, 146)],
        [(96, 112), (104, 116), (103, 124), (110, 130)],
    ):
        s.stroke(points, s.ink, 1.5)
    s.debris(
        [(50, 126, 3, 10), (82, 122, 3.4, 50), (106, 108, 2.4, 30), (58, 138, 4.2, 70), (90, 134, 3, 5)], s.mid, s.light
    )


def rocket(s: Impact) -> None:
    """A toy rocket goes through the roof of a greenhouse. From below, tilted; light: its own exhaust."""
    s.fill(ALL, s.mid)
    hole = (60.0, 44.0)
    # the glass roof: panes that run together above
    for column in range(-7, 9):
        for row, (near, far) in enumerate(((0.0, 0.34), (0.34, 0.58), (0.58, 0.76))):
            x0, x1 = 60 + column * 26, 60 + (column + 1) * 26
            corners = [
                (x + (62 - x) * share, 120 + (10 - 120) * share)
                for x, share in ((x0, near), (x1, near), (x1, far), (x0, far))
            ]
            s.fill(polygon(*corners), (s.key, mix(s.mid, s.key, 0.6), mix(s.key, s.light, 0.4))[(row + column * 2) % 3])
            s.line(polygon(*corners), mix(s.deep, s.mid, 0.15), 1.5)
    s.fill(box(-4, -4, 124, 36), mix(s.mid, s.key, 0.7))
    for x in range(-6, 130, 22):
        s.stroke([(x, -4), (62 + (x - 62) * 0.9, 36)], mix(s.deep, s.mid, 0.15), 1.5)
    s.stroke([(-4, 36), (124, 36)], s.deep, 3.2)
    s.halo(ALL, s.deep, 70, 96, 56, 120, 0.0, 0.55)
    # night through the hole
    night = burst(*hole, 40, 12, 6, 0.62)
    s.fill(burst(*hole, 45, 12, 6, 0.62), s.light)
    s.fill(night, mix(s.ink, s.accent, 0.35))
    with s.clipped(night):
        for x, y in ((44, 28), (78, 30), (36, 44), (84, 48), (52, 14), (70, 18)):
            s.glint(x, y, 2.6, s.light)
    # exhaust
    smoke = blob((60, 104), (84, 100), (104, 112), (116, 128), (124, 150), (70, 156), (22, 152), (34, 130), (46, 114))
    s.fill(smoke, s.light)
    for x, y, r in ((44, 128, 13), (62, 136, 15), (100, 124, 14), (86, 138, 16), (112, 142, 14), (30, 144, 13)):
        s.fill(oval(x, y, r), s.light)
        s.dots(oval(x, y, r), s.mid, (x - 4, y - r), (x + 5, y + r), 0.0, 0.6)
    with s.moved(62.0, 62.0, turn=-13.0):
        flame = svg("M-9 34 C-16 48 -10 56 -12 66 C-6 62 -6 72 0 84 C5 72 6 62 12 66 C10 56 16 48 9 34 Z")
        s.inked([(flame, "#ff6a14")], 1.2, (0.5, 0.5))
        s.fill(svg("M-7 34 C-11 48 -6 52 -7 60 C-3 58 -2 64 0 72 C3 64 3 58 7 60 C6 52 11 48 7 34 Z"), "#ffc830")
        s.fill(svg("M-4 34 C-7 44 -3 48 0 58 C3 48 7 44 4 34 Z"), "#ffffff")
        # fins, hull, window
        red = mix(s.accent, s.light, 0.05)
        fins = [svg("M-11 8 C-24 16 -26 26 -24 40 L-9 28 Z"), svg("M11 8 C24 16 26 26 24 40 L9 28 Z")]
        hull = svg("M0 -46 C14 -32 18 -8 10 32 H-10 C-18 -8 -14 -32 0 -46 Z")
        s.inked(
            [(fin, red) for fin in fins] + [(polygon((-8, 30), (8, 30), (9, 37), (-9, 37)), s.deep)], 1.7, (0.6, 1.0)
        )
        s.inked([(hull, s.light)], 1.8, (1.2, 0.8))
        with s.clipped(hull):
            s.fill(box(-20, -60, 20, -25), red)
            s.fill(box(-20, 18, 20, 23), red)
            s.fill(svg("M5 -50 C12 -20 12 10 4 40 H24 V-50 Z"), s.ink, 0.16)
            s.dots(hull, s.deep, (2, -10), (16, -8), 0.0, 0.7, pitch=2.4)
            s.fill(svg("M-4 -42 C-12 -28 -14 -6 -9 26 L-6.500 26 C-10 -6 -8 -26 -2 -40 Z"), "#ffffff", 0.85)
        s.line(hull, s.ink, 1.0)
        s.rim(fins[:1], mix(s.accent, "#ffffff", 0.7), (-1.0, -0.4), 1.4)
        s.inked([(oval(0, -6, 8), s.key), (oval(0, -6, 5.4), mix(s.accent, s.ink, 0.5))], 1.2)
        s.fill(oval(-1.8, -8, 1.9), "#ffffff")
        fin = taper((0, 16), 2.2, (0, 38), 2.8)
        s.inked([(fin, red)], 1.2)
    # broken glass
    for x, y, size, turn in (
        (28, 34, 9, 20),
        (92, 66, 9, 50),
        (34, 66, 7, 80),
        (84, 84, 6, 10),
        (40, 12, 7, 130),
        (44, 88, 5, 40),
        (76, 10, 6, 60),
        (104, 94, 7, 100),
    ):
        shard = placed(polygon((-0.8, -1), (0.5, -0.6), (1.1, 0.9), (-0.2, 0.4)), x, y, size, turn)
        s.inked([(shard, mix(s.key, s.light, 0.8))], 1.0, (0.3, 0.5))
        s.fill(placed(polygon((-0.8, -1), (0.5, -0.6), (-0.2, 0.4)), x, y, size, turn), "#ffffff")
    # leaves below
    for x, y, turn, size in (
        (8, 150, -30, 1.5),
        (22, 160, 10, 1.2),
        (112, 156, 24, 1.3),
        (-2, 132, -10, 1.3),
        (122, 138, 40, 1.2),
    ):
        leaf = placed(svg("M0 0 C-12 -8 -12 -26 0 -38 C12 -26 12 -8 0 0 Z"), x, y, size, turn)
        s.fill(leaf, mix(s.deep, s.ink, 0.5))
        s.rim([leaf], s.mid, (0.6, -0.8), 1.2)


def grandmaster(s: Impact) -> None:
    """A die rolls over the board and fells the king. Level with the table; light: a lamp's cone."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (64, 30), (-10, 130), 0.0, 0.7)
    s.dots(ALL, s.deep, (64, 30), (134, 130), 0.0, 0.7)
    # the lamp and its cone
    s.fill(polygon((46, 22), (76, 22), (136, 112), (-14, 112)), s.key)
    s.fill(polygon((50, 22), (72, 22), (112, 112), (12, 112)), mix(s.key, s.light, 0.6))
    s.fill(polygon((54, 22), (68, 22), (90, 112), (36, 112)), "#fffbe4")
    s.fill(block(60, -4, 2.4, 14), s.ink)
    shade = svg("M52 6 H70 C76 10 82 16 84 23 H38 C40 16 46 10 52 6 Z")
    s.inked([(shade, s.accent)], 1.6, (0.4, 0.8))
    s.fill(svg("M50 8 H58 C52 12 47 17 46 22 H41 C43 16 46 11 50 8 Z"), mix(s.accent, "#ffffff", 0.6))
    s.fill(oval(61, 23, 9, 3.4), "#ffffff")
    # far: pieces that watch
    for x, height in ((40, 17), (94, 20), (106, 16), (27, 15)):
        pawn = join(
            oval(x, 98 - height, 4.2), polygon((x - 2, 98 - height), (x + 2, 98 - height), (x + 6, 98), (x - 6, 98))
        )
        s.fill(pawn, mix(s.deep, s.mid, 0.35))
    # the board
    lean = 4.0
    with s.moved(turn=lean, about=(64.0, 112.0)):
        s.fill(box(-20, 96, 144, 180), s.light)
        rows = (96, 100.5, 107, 117, 132, 156)
        for row, (top, bottom) in enumerate(pairwise(rows)):
            for column in range(-8, 9):
                if (row + column) % 2:
                    wide0, wide1 = 10 + (top - 96) * 0.36, 10 + (bottom - 96) * 0.36
                    corners = (
                        (64 + column * wide0, top),
                        (64 + (column + 1) * wide0, top),
                        (64 + (column + 1) * wide1, bottom),
                        (64 + column * wide1, bottom),
                    )
                    s.fill(polygon(*corners), mix(s.deep, s.ink, 0.3))
        s.dots(box(-20, 96, 144, 180), s.deep, (62, 118), (140, 150), 0.0, 0.6)
        s.fill(box(-20, 94.6, 144, 96.6), s.ink)
    # king, going over
    s.fill(oval(96, 128, 24, 4.5, 6), s.ink, 0.75)
    king = [
        polygon((-13, 0, 2), (13, 0, 2), (14, 8, 2), (-14, 8, 2)),
        svg("M-10 1 C-5 -8 -5 -18 -4.500 -26 H4.500 C5 -18 5 -8 10 1 Z"),
        polygon((-8, -29, 1.4), (8, -29, 1.4), (7, -25, 1), (-7, -25, 1)),
        svg("M-5 -29 C-8 -36 -9 -40 -8 -44 H8 C9 -40 8 -36 5 -29 Z"),
        polygon(
            (-1.7, -44),
            (-1.7, -48),
            (-5, -48),
            (-5, -51.4),
            (-1.7, -51.4),
            (-1.7, -55),
            (1.7, -55),
            (1.7, -51.4),
            (5, -51.4),
            (5, -48),
            (1.7, -48),
            (1.7, -44),
        ),
    ]
    fallen = [placed(part, 91, 120, 0.98, 24) for part in king]
    s.inked([(part, mix(s.accent, s.ink, 0.35)) for part in fallen], 1.7, (1.0, 1.4))
    for part in fallen:
        s.rim([part], mix(s.accent, "#ffffff", 0.65), (-1.0, -0.5), 1.6)
    for number in range(3):
        s.stroke(
            [(76 - number * 4, 62 + number * 7), (84 - number * 5, 55 + number * 6, 94 - number * 6, 57 + number * 5)],
            s.ink,
            1.4 - 0.3 * number,
        )
    # speed
    for y, x in ((92, 6), (104, -2), (118, 8)):
        s.fill(polygon((x, y), (x + 34, y - 3), (x + 34, y - 1)), "#ffffff")
    s.flash(80, 100, 16, 10, s.accent, seed=3)
    s.flash(80, 100, 10, 10, "#ffffff", seed=3)
    # die
    s.fill(oval(56, 134, 26, 4.5), s.ink, 0.75)
    with s.moved(56.0, 106.0, 1.02, turn=-14.0):
        top = polygon((-25, -14, 3), (4, -26, 3), (27, -13, 3), (-2, 1, 3))
        left = polygon((-25, -14, 3), (-2, 1, 3), (-1, 29, 3), (-22, 15, 3))
        right = polygon((-2, 1, 3), (27, -13, 3), (25, 14, 3), (-1, 29, 3))
        s.inked([(join(top, left, right), s.ink)], 1.9, (1.0, 1.6))
        for face, tone in ((top, "#ffffff"), (left, s.key), (right, s.mid)):
            s.fill(face, tone)
        s.dots(right, s.deep, (4, -4), (20, 24), 0.0, 0.75, pitch=2.4)
        for x, y in ((-11, -14), (13, -13), (0.5, -13)):
            s.fill(oval(x, y, 3.8, 2.3), s.accent)
        for x, y in ((-18, -2), (-7.5, 5), (-17.500, 9), (-7, 17), (-12.7, 7)):
            s.fill(oval(x, y, 2.3, 3.0, -14), s.accent)
        for x, y in ((6, 4), (18, 10)):
            s.fill(oval(x, y, 2.5, 3.2, 14), s.ink)


def vulture(s: Impact) -> None:
    """A vulture stoops between the fire escapes with a watch in its claws. Head on; light: a low sun in the gap."""
    s.steps(
        ALL,
        (66, -6),
        (66, 126),
        [
            mix(s.mid, s.key, 0.45),
            mix(s.mid, s.key, 0.8),
            s.key,
            mix(s.key, s.light, 0.3),
            mix(s.key, s.light, 0.6),
            s.light,
        ],
    )
    sun = (68, 118)
    for r, tone in ((50, mix(s.key, s.light, 0.6)), (38, s.light), (26, "#ffffff")):
        s.fill(oval(*sun, r), tone)
    # far houses at the gap's end
    s.fill(skyline(24, 112, 150, (18, 22, 14, 9, 12, 20, 26), 4), mix(s.mid, s.deep, 0.5))
    # the two walls with fire escapes
    for side, inner, outer in ((-1, 30, -6), (1, 104, 128)):
        wall = polygon((outer, -4), (inner + side * 8, -4), (inner - side * 2, 150), (outer, 150))
        s.fill(wall, mix(s.deep, s.mid, 0.25))
        s.rim([wall], s.key, (-side, 0.2), 1.4)
        for floor in range(5):
            y = 14 + floor * 29
            s.fill(polygon((inner - side * 6, y), (outer, y - 5), (outer, y - 2), (inner - side * 6, y + 2.6)), s.ink)
            for rail in range(6):
                x = inner - side * 6 + side * rail * 6
                s.stroke([(x, y), (x, y - 9)], s.ink, 1.0)
            s.stroke([(inner - side * 6, y - 9), (outer, y - 14)], s.ink, 1.2)
            s.stroke([(inner + side * 2, y + 1), (outer, y + 24)], s.ink, 2.0)
    # wings: far feathers first
    plume, lit = mix(s.ink, s.deep, 0.28), s.key
    for side in (-1, 1):
        wrist = (68 + side * 27, 47 if side < 0 else 55)
        tips = ((40, 10, 3.6), (46, 20, 3.9), (50, 33, 4.1), (50, 47, 4.2), (45, 58, 4.4), (36, 66, 4.6), (27, 71, 4.8))
        for reach, drop, width in tips:
            x, y = 68 + side * reach, 14 + drop * (1.05 if side < 0 else 0.98) + (0 if side < 0 else 8)
            near = (wrist[0] - side * drop * 0.22, wrist[1] + drop * 0.13)
            middle = ((near[0] + x) / 2 + side * 3.5, (near[1] + y) / 2)
            feather = ribbon([(*near, width), (*middle, width * 1.05), (x, y, 1.0)])
            s.inked([(feather, plume)], 0.5, (0.2, 0.3), ink=s.ink)
            s.rim([feather], lit, (side * 0.3, 1.0), 0.9)
        arm = polygon(
            (68 + side * 3, 80),
            (68 + side * 5, 60),
            (wrist[0] + side * 3, wrist[1] - 6),
            (wrist[0] + side * 5, wrist[1] + 5),
            (68 + side * 22, 78),
            (68 + side * 10, 92),
        )
        s.fill(arm, plume)
        s.rim([arm], mix(s.mid, s.key, 0.4), (-side * 0.2, -1.0), 1.2)
        for row in range(3):
            x, y = 68 + side * (12 + row * 6), 66 - row * 3
            s.stroke([(x, y), (x + side * 4, y + 7, x + side * 1.5, y + 13)], s.deep, 1.4)
    # body, legs, claws
    body = svg("M54 70 C56 62 80 62 82 70 C84 84 78 98 68 102 C58 98 52 84 54 70 Z")
    s.inked([(body, plume)], 0.9)
    s.rim([body], mix(s.mid, s.key, 0.5), (0.1, 1.0), 1.8)
    horn = mix(s.key, s.light, 0.2)
    for side in (-1, 1):
        leg = taper((68 + side * 7, 92), 3.6, (68 + side * 6, 103), 2.2)
        s.inked([(leg, horn)], 1.1)
        for end in ((68 + side * 13, 112), (68 + side * 5, 116), (68 + side * 1, 111)):
            s.inked(
                [
                    (
                        ribbon(
                            [(68 + side * 6, 102, 2.4), ((end[0] + 68 + side * 8) / 2, end[1] - 6, 2.2), (*end, 0.4)]
                        ),
                        horn,
                    )
                ],
                0.9,
                (0.2, 0.4),
            )
    # ruff, naked head, beak
    ruff = blob(
        (52, 68),
        (56, 61),
        (62, 63),
        (68, 60),
        (74, 63),
        (80, 61),
        (84, 68),
        (78, 75),
        (72, 74),
        (68, 78),
        (62, 74),
        (57, 75),
    )
    s.inked([(ruff, s.light)], 1.3, (0.3, 0.8))
    s.dots(ruff, s.mid, (68, 62), (68, 78), 0.0, 0.7, pitch=2.4)
    with s.moved(68.0, 74.0, 1.12, turn=10.0):
        head = svg("M-8 -6 C-9 -16 9 -16 8 -6 C8 2 5 6 3 9 H-3 C-5 6 -8 2 -8 -6 Z")
        s.inked([(head, mix(s.mid, s.key, 0.3))], 1.4, (0.4, 0.8))
        s.dots(head, s.deep, (-4, -10), (9, 4), 0.0, 0.7, pitch=2.4)
        beak = svg("M-4.500 2 C-4 -2 4 -2 4.500 2 C5 8 4 13 0.500 19 C0 15 -4 11 -4.500 2 Z")
        s.inked([(beak, s.light)], 1.2, (0.4, 0.6))
        s.fill(svg("M1 1 C4 2 4 8 1.500 15 C2 10 1 6 1 1 Z"), s.mid)
        for side in (-1, 1):
            s.fill(polygon((side * 1.6, -3.4), (side * 7, -6.6), (side * 6.4, -2.6), (side * 3, -1.6)), s.ink)
            s.fill(oval(side * 4.6, -3.7, 1.2), "#ffffff")
    # the watch
    chain = [(66, 112), (60, 118), (64, 124), (70, 126)]
    s.stroke([chain[0], (56, 120, 66, 124)], s.ink, 3.0)
    s.stroke([chain[0], (56, 120, 66, 124)], s.light, 1.2)
    s.inked([(oval(72, 119.5, 3), s.accent), (oval(72, 130, 11), s.accent)], 1.6, (0.6, 0.9))
    s.fill(oval(72, 130, 8.6), "#ffffff")
    s.line(oval(72, 130, 8.6), s.ink, 0.9)
    s.stroke([(72, 130), (72, 124.5)], s.ink, 1.4)
    s.stroke([(72, 130), (76, 132)], s.ink, 1.4)
    s.glint(64, 122, 6)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(baron_zemo, ((66.0, 86.0), (44.0, 64.0)), "burns from one corner", "opera stair", "candelabrum"),
    "m1-02": Picture(
        squirrel_girl, ((44.0, 64.0), (58.0, 112.0)), "leaps and drops its acorn", "autumn park", "sun through leaves"
    ),
    "m1-03": Picture(modok, ((66.0, 76.0),), "overloads", "cellar laboratory", "glowing jar"),
    "m1-04": Picture(
        prowler, ((66.0, 100.0), (72.0, 62.0)), "bites into the edge", "roof over a street", "searchlight far below"
    ),
    "m1-05": Picture(rocket, ((60.0, 50.0), (66.0, 96.0)), "goes through the roof", "greenhouse", "its exhaust"),
    "m1-06": Picture(
        grandmaster, ((56.0, 104.0), (90.0, 92.0)), "rolls and fells a king", "chess board", "shaded lamp"
    ),
    "m1-07": Picture(spider_woman, ((66.0, 80.0),), "lets itself down", "lit window", "the room"),
    "m1-08": Picture(
        vulture, ((68.0, 74.0), (71.0, 114.0)), "stoops with a watch", "fire escapes", "low sun in the gap"
    ),
}

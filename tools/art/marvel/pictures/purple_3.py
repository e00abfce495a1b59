"""Pictures of the purple cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
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
    svg,
    taper,
)


def hulk(s: Impact) -> None:
    """A fist comes through the wall at us. Straight on, foreshortened; light: the flash in the hole."""
    s.fill(ALL, s.deep)
    cx, cy = 67, 84
    # bricks that crowd to the hole
    for r in range(13):
        for k in range(7):
            x, y = k * 23 - (r % 2) * 11.5 - 14, r * 13 - 8
            tone = (mix(s.mid, s.deep, 0.5), mix(s.mid, s.deep, 0.72), mix(s.mid, s.deep, 0.3))[(r * 3 + k * 5) % 3]
            s.fill(block(x, y, 21.4, 11.4, 0.8), tone)
            s.fill(block(x, y, 21.4, 1.4), s.mid)
    s.halo(ALL, s.ink, cx, cy, 42, 98, 0.0, 0.85)
    # cracks
    for a, length in ((205, 76), (250, 66), (292, 74), (335, 60), (20, 60), (65, 66), (120, 70), (160, 66)):
        rnd = chance(a)
        pts = [(cx + 34 * math.cos(math.radians(a)), cy + 34 * math.sin(math.radians(a)), 2.0)]
        for i in range(1, 6):
            d = 34 + (length - 34) * i / 5
            b = math.radians(a + 12 * (next(rnd) - 0.5))
            pts.append((cx + d * math.cos(b), cy + d * math.sin(b), 1.7 * (1 - i / 5)))
        s.fill(
            polygon(*[(x + w, y + w * 0.4) for x, y, w in pts], *[(x - w, y - w * 0.4) for x, y, w in pts[::-1]]), s.ink
        )
    hole = burst(cx, cy, 58, 11, 12, 0.68, 1.04, 14)
    s.fill(hole, s.ink)
    s.fill(placed(burst(0, 0, 58, 11, 12, 0.68, 1.04, 14), cx + 1, cy + 1.4, 0.93), s.accent)
    s.fill(placed(burst(0, 0, 58, 11, 12, 0.68, 1.04, 14), cx + 1, cy + 1, 0.76), "#f4ffb0")
    s.fill(oval(cx, cy, 26), "#ffffff")
    s.rays(cx, cy, 52, 92, 20, s.accent, 1, duty=0.16, seed=4, inward=False)

    # bricks that fly
    def brick(x, y, w, turn, tone):
        a = placed(block(-w, -w * 0.5, 2 * w, w), x, y, 1, turn)
        b = placed(polygon((-w, w * 0.5), (w, w * 0.5), (w * 0.72, w * 0.86), (-w * 0.72, w * 0.86)), x, y, 1, turn)
        s.inked([(b, s.deep), (a, tone)], w=1.2, heavy=(0.8, 1.0))
        s.rim([a], s.light, (-0.4, -1), 1.2)

    brick(44, 50, 8, 28, s.mid)
    brick(97, 53, 6, -30, s.mid)
    brick(104, 92, 8.5, 40, s.key)
    brick(47, 118, 9, -34, s.mid)
    # arm, back of the hand, knuckles, thumb: planes with corners, larger towards us
    with s.moved(cx - 1, cy + 2, 0.92, turn=-9.0):
        lit, base, dim = "#f8f2ff", mix(s.key, s.light, 0.38), mix(s.mid, s.key, 0.35)
        arm = polygon((-20, -14), (22, -14), (12, -40), (-8, -40))
        s.inked([(arm, dim)], w=1.6)
        s.dots(arm, s.deep, (0, -16), (0, -40), 0.1, 0.9)
        back = polygon(
            (-33, -4, 3), (-27, -21, 4), (-12, -27, 3), (12, -27, 3), (28, -20, 4), (34, -2, 3), (34, 10), (-33, 10)
        )
        s.inked([(back, base)], w=1.8, heavy=(1.4, 1.6))
        s.fill(polygon((-30, -4), (-25, -19), (-12, -25), (10, -25), (20, -21), (-6, -17), (-17, -6)), lit)
        for x in (-15, 1, 16):
            s.stroke([(x * 0.7, -22), (x, -9)], dim, 1.6)
        boxes = ((-35, -7, 17.5, 30, -4), (-18.5, -11.5, 18.5, 36, -1), (-0.5, -11, 18, 35, 1), (17, -6.5, 17, 30, 5))
        shapes = []
        for x, y, w, h, lean in boxes:
            shapes.append(
                polygon(
                    (x + 1, y, 4.5), (x + w - 1, y, 4.5), (x + w + lean * 0.2, y + h, 4), (x + lean * 0.2, y + h, 4)
                )
            )
        s.inked([(p, base) for p in shapes], w=1.8, heavy=(1.5, 1.8))
        for p, (x, y, w, h, _) in zip(shapes, boxes, strict=False):
            with s.clipped(p):
                s.fill(
                    polygon(
                        (x - 2, y + h * 0.58),
                        (x + w * 0.5, y + h * 0.50),
                        (x + w + 2, y + h * 0.54),
                        (x + w + 2, y + h + 2),
                        (x - 2, y + h + 2),
                    ),
                    dim,
                )
                s.fill(polygon((x + w * 0.74, y + 2), (x + w + 2, y), (x + w + 2, y + h), (x + w * 0.8, y + h)), dim)
                s.dots(p, s.deep, (x + 3, y + h * 0.5), (x + w * 0.9, y + h), 0.0, 0.85, pitch=2.5)
                s.fill(
                    polygon(
                        (x + 2.4, y + 3), (x + w * 0.66, y + 2.2), (x + w * 0.56, y + h * 0.34), (x + 3.4, y + h * 0.42)
                    ),
                    lit,
                )
                s.stroke([(x + w * 0.30, y + h * 0.47), (x + w * 0.72, y + h * 0.44)], s.ink, 1.0)
            s.line(p, s.ink, 1.9)
        thumb = polygon(
            (-38, 14, 4),
            (-30, 8, 3),
            (-14, 14, 4),
            (4, 17, 3),
            (17, 20, 4),
            (19, 29, 4),
            (10, 35, 4),
            (-14, 37, 4),
            (-30, 33, 4),
            (-38, 24, 4),
        )
        s.inked([(thumb, base)], w=1.9, heavy=(1.5, 2.0))
        with s.clipped(thumb):
            s.fill(polygon((-40, 23), (-20, 28), (4, 28), (22, 25), (22, 42), (-40, 42)), dim)
            s.dots(thumb, s.deep, (-10, 25), (0, 38), 0.0, 0.85, pitch=2.5)
            s.fill(polygon((-35, 15), (-29, 10.5), (-14, 16.5), (0, 19), (-8, 22.5), (-26, 20.5)), lit)
            s.fill(polygon((7, 20, 2), (15, 21.5, 2), (16, 27, 2), (9, 29, 2), (5, 25, 2)), lit)
        s.line(polygon((6, 19.5, 2), (16, 21, 3), (17, 28, 3), (9, 30, 2), (4.500, 25, 2)), s.ink, 0.9)
        s.rim([shapes[3]], s.accent, (1, 0.1), 1.5)
        s.rim([thumb], s.accent, (0.3, 1), 1.5)
    # chips towards us
    s.debris(
        [
            (40, 62, 3, 10),
            (58, 44, 2.4, 60),
            (88, 45, 3.0, 30),
            (108, 76, 3.2, 80),
            (100, 118, 3.6, 15),
            (70, 130, 4.2, 55),
            (84, 124, 2.4, 5),
            (36, 128, 2.6, 33),
        ],
        s.mid,
        s.light,
    )


def _blast_doors(s: Impact, left: float, right: float) -> None:
    """Paint two steel doors that stand apart from ``left`` to ``right``, in an air lock."""
    for side, edge in ((-1, left), (1, right)):
        far = -6.0 if side < 0 else 126.0
        door = polygon((far, -6), (edge, -6), (edge, 140), (far, 140))
        s.inked([(door, mix(s.deep, s.mid, 0.3))], 2.2)
        with s.clipped(door):
            for y in range(-12, 150, 36):
                panel = polygon(
                    (edge + side * 14, y + 6, 3),
                    (edge + side * 62, y + 6, 3),
                    (edge + side * 62, y + 32, 3),
                    (edge + side * 14, y + 32, 3),
                )
                s.inked([(panel, mix(s.deep, s.mid, 0.12))], 1.1, (0.0, 0.5))
                for x, dy in ((18, 10), (18, 28)):
                    s.fill(oval(edge + side * x, y + dy, 1.5), s.key)
            for y in range(-20, 150, 14):  # warning stripes
                s.fill(polygon((edge, y), (edge + side * 9, y + 8), (edge + side * 9, y + 15), (edge, y + 7)), s.accent)
            s.fill(box(min(edge, edge + side * 1.8), -6, max(edge, edge + side * 1.8), 140), "#ffffff")
            s.dots(door, s.ink, (edge + side * 10, 70), (edge + side * 64, 90), 0.0, 0.85)
    s.fill(svg("M-6 138 H126 V172 H-6 Z"), mix(s.ink, s.deep, 0.5))
    s.fill(polygon((left, 138), (right, 138), (right + 22, 172), (left - 22, 172)), s.key)
    s.fill(polygon((left + 6, 138), (right - 6, 138), (right + 4, 172), (left - 4, 172)), s.light)


def _runner(x: float, y: float, size: float) -> skia.Path:
    """Return somebody who runs at us with an arm stretched out."""
    figure = join(
        svg("M-4 -20 C-5 -26 5 -26 5 -20 L4 -8 H-3 Z"),
        oval(0.4, -30, 3.5, 4.3),
        taper((4, -21), 1.9, (9, -27), 1.5),
        taper((9, -27), 1.5, (6, -36), 1.2),
        taper((-4, -21), 1.9, (-9, -14), 1.5),
        taper((-9, -14), 1.5, (-5, -9), 1.2),
        taper((-1, -8), 2.6, (-4, 4), 2.0),
        taper((-4, 4), 2.0, (-3, 15), 1.6),
        taper((2, -8), 2.6, (7, 0), 2.0),
        taper((7, 0), 2.0, (2, 7), 1.6),
    )
    return placed(figure, x, y, size)


def _combat_knife(s: Impact, x: float, y: float, turn: float, flip: bool) -> None:
    """Paint a knife whose blade's middle lies at (x, y)."""
    with s.moved(x, y, turn=turn):
        if flip:
            s.canvas.scale(1, -1)
        blade = svg("M-30 0 L-20 -6 H14 V5 H-16 Z")
        s.inked([(blade, "#ffffff")], 2.0, (0.5, 1.3))
        s.fill(svg("M-30 0 L-17 0.600 H14 V5 H-16 Z"), s.key)
        for at in range(-6, 12, 5):
            s.fill(polygon((at, -6.4), (at + 3.4, -6.4), (at + 1.7, -3.4)), s.ink)
        s.inked(
            [
                (box(13, -9, 17, 8, 1.4), s.accent),
                (box(17, -4.6, 38, 4, 2), mix(s.ink, s.deep, 0.4)),
                (box(37, -5.4, 41, 5, 1.4), s.accent),
            ],
            1.8,
            (0.5, 1.1),
        )
        for at in (20, 25, 30):
            s.stroke([(at, -4), (at + 2.4, 3.4)], s.key, 1.4)
        s.stroke([(-20, -4.6), (10, -4.6)], "#ffffff", 1.2)


def drax(s: Impact) -> None:
    """Two knives hold closing doors apart for somebody who runs. Light: the crack between the doors."""
    left, right = 58.0, 88.0
    s.fill(ALL, s.light)
    s.fill(polygon((64, -6), (82, -6), (82, 172), (64, 172)), "#ffffff")
    s.rays(73, 84, 10, 110, 22, s.key, 0.7, duty=0.4, seed=3)
    runner = _runner(73, 118, 1.15)
    s.fill(oval(73, 137, 9, 1.8), mix(s.deep, s.mid, 0.4))
    s.fill(runner, s.ink)
    _blast_doors(s, left, right)
    for y, seed in ((58, 4), (84, 7)):
        for edge in (left, right):
            s.flash(edge, y, 12, 10, s.accent, seed=seed)
            s.flash(edge, y, 6.5, 9, "#ffffff", seed=seed + 1)
    _combat_knife(s, 71, 58, -9, False)
    _combat_knife(s, 75, 84, 189, True)
    for x, y, dx, dy in (
        (54, 52, -8, -7),
        (92, 52, 8, -8),
        (52, 90, -9, 6),
        (94, 90, 8, 8),
        (60, 98, -4, 9),
        (88, 70, 9, 2),
    ):
        s.stroke([(x, y), (x + dx, y + dy)], s.accent, 1.5)
    for y in (112, 122):  # the doors press on
        for side, edge in ((-1, left), (1, right)):
            s.stroke([(edge + side * 30, y), (edge + side * 16, y)], s.light, 1.8)


def _desert_base(s: Impact) -> None:
    """Paint a runway, hangars and table mountains under an evening sky."""
    s.steps(ALL, (60, 0), (60, 118), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5), s.key])
    s.fill(
        svg("M-4 112 V98 L10 92 L30 92 L36 106 L52 106 L58 98 L70 98 L76 110 L98 110 L102 94 L124 94 V172 H-4 Z"),
        mix(s.deep, s.mid, 0.35),
    )
    s.fill(svg("M-4 116 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.75))
    s.fill(polygon((66, 116), (74, 116), (108, 172), (32, 172)), mix(s.deep, s.mid, 0.35))
    for number in range(4):
        y, high = 119 + number * number * 2.2, 2.0 + number * 1.4
        s.fill(
            polygon(
                (69.4 - number * 0.5, y),
                (70.6 + number * 0.5, y),
                (71 + number * 0.7, y + high),
                (69 - number * 0.7, y + high),
            ),
            s.light,
        )
    for x in (88, 100, 112):
        s.fill(arch(x - 5, x + 5, 114, 119), s.ink)
    s.dots(box(-4, 116, 124, 172), s.ink, (70, 118), (0, 146), 0.1, 0.8)


def captain_marvel(s: Impact) -> None:
    """A propeller plane breaks through a cone of vapour at us. Light: the cone."""
    _desert_base(s)
    x, y = 76.0, 80.0
    s.rays(x, y, 40, 130, 24, s.light, 0.45, duty=0.35, seed=5)
    s.flash(x, y, 50, 22, s.key, seed=6, hollow=0.84)
    s.flash(x, y, 43, 22, s.light, seed=7, hollow=0.86)
    s.fill(oval(x, y, 33), "#ffffff")
    s.halo(oval(x, y, 46), s.key, x, y, 30, 46, 0.0, 0.6, pitch=2.6)
    with s.moved(x, y, 1.18, turn=-14.0):
        wings = svg("M-8 3 L-62 0 C-66 3 -66 8 -62 10 L-8 19 H8 L62 10 C66 8 66 3 62 0 L8 3 Z")
        tail = svg("M-2.600 -34 H2.600 L3.600 -12 H-3.600 Z M-22 -19 L22 -19 L22 -16 L-22 -16 Z")
        s.inked([(tail, s.mid)], 1.5)
        s.inked([(wings, mix(s.deep, s.mid, 0.4))], 2.0, (0.3, 1.6))
        s.fill(
            svg("M-8 3 L-62 0 C-64 1 -65 3 -65 4.500 L-8 10 H8 L65 4.500 C65 3 64 1 62 0 L8 3 Z"),
            mix(s.key, s.light, 0.4),
        )
        for side in (-1, 1):
            s.inked([(oval(side * 36, 6.4, 3.0), s.ink)], 0.8, (0.0, 0.0))
            s.fill(oval(side * 36, 6.4, 1.3), s.accent)
        canopy = svg("M-9 -10 C-9 -25 9 -25 9 -10 Z")
        s.inked([(canopy, s.light)], 1.5)
        s.fill(both(oval(0, -11, 4.2, 6.2), canopy), s.ink)
        s.line(svg("M-5 -20 L-5.500 -10 M5 -20 L5.500 -10"), s.ink, 1.1)
        cowl = oval(0, 2, 17.5)
        s.inked([(cowl, s.key)], 2.2, (0.6, 1.6))
        s.fill(cut(cowl, oval(3, 5, 17.5)), s.light)
        s.dots(cowl, s.deep, (-2, -2), (12, 16), 0.0, 0.8, pitch=2.4)
        s.inked([(oval(0, 2, 12.4), mix(s.ink, s.deep, 0.35))], 1.0, (0.0, 0.0))
        for number in range(9):
            angle = math.radians(40 * number)
            s.fill(oval(8.6 * math.cos(angle), 2 + 8.6 * math.sin(angle), 2.3), s.mid)
            s.fill(oval(8.2 * math.cos(angle) - 0.4, 1.4 + 8.2 * math.sin(angle), 1.0), s.light)
        # the propeller: two blades of lime, and the arc that they sweep
        for turn in (152, 332):
            s.fill(
                polygon((0, 2), around(0, 2, 31, turn), around(0, 2, 31, turn + 16), around(0, 2, 31, turn + 30)),
                "#ffffff",
                0.6,
            )
            blade = placed(
                svg("M0 -2.400 C12 -6 24 -6 31 -2 C32 1 31 3 29 3.400 C20 5 10 4 0 2.400 Z"), 0, 2, turn=turn
            )
            s.inked([(blade, s.accent)], 1.5, (0.5, 0.8))
        s.inked([(oval(0, 2, 5.6), s.light)], 1.4, (0.5, 0.7))
        s.fill(oval(-1.4, 0.4, 1.9), "#ffffff")


def luke_cage(s: Impact) -> None:
    """A bird cage is bent open, and a dove leaves it; a cell with a barred window."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    # wall of blocks
    for row in range(11):
        for column in range(6):
            x, y = column * 26 - (row % 2) * 13 - 8, row * 14 - 4
            s.fill(block(x, y, 24.6, 12.8, 1), mix(s.ink, s.deep, 0.62 + 0.1 * ((row * 5 + column * 3) % 3)))
    # window and the shaft from it
    s.fill(box(74, 8, 108, 40), s.light)
    for x in (81, 89, 97, 104):
        s.fill(box(x, 8, x + 2.4, 40), s.ink)
    s.line(box(74, 8, 108, 40), s.ink, 2.2)
    s.fill(polygon((74, 8), (108, 40), (86, 150), (-4, 150), (-4, 108)), s.key, 0.34)
    s.fill(polygon((80, 26), (100, 40), (62, 150), (10, 150)), s.light, 0.28)
    s.halo(ALL, s.ink, 64, 90, 44, 104, 0.0, 0.75)
    s.fill(svg("M-4 140 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.3))
    s.fill(polygon((20, 142), (90, 142), (100, 152), (10, 152)), s.mid)
    # the cage: back bars, base, dome
    s.stroke([(52, -4), (52, 28)], s.ink, 2.2)
    s.line(oval(52, 31, 4), s.ink, 2.2)
    gold, lit = "#ffc24a", "#fff0b8"
    for x in (34, 42, 50, 58, 66, 72):
        s.stroke([(52, 36), (x, 48, x, 70), (x, 118)], mix(s.deep, s.mid, 0.5), 1.4)
    base = svg("M24 116 H80 L84 128 C66 136 38 136 20 128 Z")
    s.inked([(base, gold)], 1.7, (0.9, 1.2))
    s.fill(both(base, placed(base, -2, -6)), lit)
    s.dots(base, s.deep, (50, 120), (84, 132), 0.0, 0.7, pitch=2.4)
    s.line(svg("M26 70 C38 78 66 78 78 70 C66 66 38 66 26 70 Z"), s.ink, 2.6)
    s.line(svg("M26 70 C38 78 66 78 78 70 C66 66 38 66 26 70 Z"), gold, 1.3)
    # the perch still swings
    s.stroke([(45, 56), (44, 84)], s.ink, 1.2)
    s.stroke([(57, 54), (58, 82)], s.ink, 1.2)
    s.stroke([(40, 85), (62, 83)], s.ink, 3.0)
    s.stroke([(40, 85), (62, 83)], gold, 1.4)
    # front bars: bent apart to the right, light in the gap
    s.flash(70, 92, 27, 11, s.accent, seed=5, squeeze=1.1)
    s.flash(70, 92, 18, 10, "#ffffff", seed=5, squeeze=1.1)
    bars = [
        [(52, 35), (28, 40, 27, 66), (25, 118)],
        [(52, 35), (36, 46, 36, 74), (36, 118)],
        [(52, 35), (46, 52, 44, 80), (47, 104, 48, 118)],
        [(52, 35), (58, 48, 53, 74), (48, 96, 58, 118)],
        [(52, 35), (74, 44, 82, 66), (98, 96, 74, 118)],
        [(52, 35), (80, 42, 88, 62), (106, 94, 80, 118)],
    ]
    for points in bars:
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, gold, 2.2)
        s.stroke(
            [(x - 0.5, *rest) if len(rest) == 1 else (x - 0.5, rest[0], rest[1] - 0.5, rest[2]) for x, *rest in points],
            lit,
            0.8,
        )
    s.inked([(svg("M44 38 C46 30 58 30 60 38 Z"), gold)], 1.4, (0.7, 0.9))
    # the dove, half out, wings up
    white, shade = "#ffffff", mix(s.light, s.key, 0.5)
    far_wing = svg("M78 82 C80 68 88 56 102 48 C102 58 104 64 98 72 C94 80 88 86 82 88 Z")
    tail = svg("M62 102 L48 112 L52 104 L46 104 L60 96 Z")
    body = svg(
        "M60 100 C62 90 74 84 84 84 C88 78 98 78 100 85 L106 88 L100 91 C96 102 82 108 70 106 C64 106 60 104 60 100 Z"
    )
    near_wing = svg("M70 92 C62 80 58 64 62 46 C70 54 74 58 76 66 C84 70 86 80 84 92 C80 96 74 96 70 92 Z")
    s.inked([(far_wing, shade)], 1.6, (0.8, 1.0))
    s.inked([(tail, shade)], 1.5, (0.7, 0.9))
    s.inked([(body, white)], 1.8, (1.0, 1.2))
    with s.clipped(body):
        s.dots(body, s.mid, (80, 96), (84, 110), 0.0, 0.7, pitch=2.4)
    s.inked([(near_wing, white)], 1.7, (0.9, 1.1))
    for points in ([(72, 90), (66, 72, 64, 54)], [(76, 91), (73, 78, 73, 66)], [(80, 91), (81, 82, 79, 74)]):
        s.stroke(points, s.mid, 1.1)
    for points in ([(82, 84), (88, 70, 99, 56)], [(85, 86), (92, 77, 98, 70)]):
        s.stroke(points, s.mid, 1.0)
    s.fill(oval(95, 84, 1.3), s.ink)
    s.fill(polygon((100, 86), (107, 88), (100, 90)), "#ffb347")
    for x, y, turn in ((38, 98, 20), (58, 126, 60), (92, 122, -30), (104, 106, 10)):
        feather = placed(svg("M0 -6 C4 -3 4 3 0 7 C-3 3 -3 -3 0 -6 Z"), x, y, 0.8, turn)
        s.inked([(feather, white)], 0.9, (0.4, 0.5))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(hulk, ((66.0, 80.0),), "comes through the wall", "brick wall", "flash in the hole"),
    "m3-18": Picture(drax, ((73.0, 58.0), (73.0, 86.0)), "hold closing doors apart", "air lock", "crack of the doors"),
    "m3-19": Picture(
        captain_marvel, ((76.0, 80.0), (90.0, 92.0)), "breaks the barrier of sound", "desert base", "cone of vapour"
    ),
    "m3-20": Picture(luke_cage, ((84.0, 86.0), (70.0, 92.0)), "leaves a cage bent open", "cell", "barred window"),
}

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


def _cell(s: Impact) -> None:
    """Paint a cell of stone whose barred window throws a shaft of day."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for row in range(9):
        y = -6 + 20 * row
        s.stroke([(-4, y), (124, y)], s.ink, 1.4)
        for x in range(-10 + 15 * (row % 2), 124, 30):
            s.stroke([(x, y), (x, y + 20)], s.ink, 1.2)
    s.shaft(polygon((36, 32), (64, 32), (124, 136), (66, 152)), s.light, 0.85, (48, 30), (106, 172))
    window = box(34, 34, 62, 64)
    s.inked([(box(30, 30, 66, 68), mix(s.deep, s.mid, 0.5)), (window, "#ffffff")], 1.8)
    s.fill(polygon((34, 64), (62, 64), (66, 68), (30, 68)), s.key)
    for x in (41, 48, 55):
        s.inked([(box(x - 1.3, 34, x + 1.3, 64), mix(s.deep, s.ink, 0.4))], 0.8)
    s.halo(ALL, s.ink, 70, 84, 46, 98, 0.0, 0.8)
    s.fill(svg("M-4 136 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.35))
    s.fill(polygon((58, 136), (118, 136), (130, 172), (72, 172)), s.key)
    for x in (72, 86, 100):
        s.fill(polygon((x, 136), (x + 4, 136), (x + 16, 172), (x + 11, 172)), mix(s.ink, s.deep, 0.35))


def _bent_cage(s: Impact, x: float, y: float) -> None:
    """Paint a bird cage that stands on the floor, its bars bent apart on the right; (x, y) is the middle of its foot."""
    gold, shade = "#ffc83a", "#b8500e"
    s.inked([(svg(f"M{x - 27} {y - 6} H{x + 27} L{x + 29} {y + 3} H{x - 29} Z"), gold)], 1.9, (0.6, 1.3))
    s.fill(svg(f"M{x - 27} {y - 6} H{x - 8} L{x - 9} {y + 3} H{x - 29} Z"), "#fff0b0")
    s.dots(box(x - 29, y - 6, x + 29, y + 3), shade, (x, y), (x + 28, y), 0.0, 0.8, pitch=2.4)
    bars: list[list[tuple[float, ...]]] = [
        [(x - 25, y - 6), (x - 26, y - 50, x - 2, y - 68)],
        [(x - 15, y - 6), (x - 16, y - 48, x - 1, y - 68)],
        [(x - 5, y - 6), (x - 9, y - 40, x, y - 68)],
        [(x + 4, y - 6), (x - 8, y - 34, x - 4, y - 46), (x - 1, y - 58, x, y - 68)],
        [(x + 16, y - 6), (x + 34, y - 20, x + 32, y - 36), (x + 28, y - 56, x + 2, y - 68)],
        [(x + 25, y - 6), (x + 40, y - 22, x + 38, y - 40), (x + 32, y - 60, x + 3, y - 68)],
    ]
    for tone, width in ((s.ink, 4.4), (gold, 2.2)):
        for bar in bars:
            s.stroke(bar, tone, width)
    for tone, width in ((s.ink, 4.0), (gold, 1.8)):
        s.stroke([(x - 25, y - 30), (x - 14, y - 26, x - 7, y - 29)], tone, width)
    s.inked([(oval(x, y - 70, 6, 3.6), gold)], 1.6, (0.4, 0.8))
    s.line(oval(x, y - 78, 4, 5), s.ink, 4.0)
    s.line(oval(x, y - 78, 4, 5), gold, 1.8)


def luke_cage(s: Impact) -> None:
    """A dove leaves a cage whose bars are bent apart. Light: the barred window of the cell."""
    _cell(s)
    _bent_cage(s, 70, 140)
    s.flash(84, 84, 26, 13, s.accent, seed=6, hollow=0.5)
    # the dove: far wing, tail, body, near wing
    with s.moved(84.0, 77.0, 0.86, turn=-16.0):
        far = svg("M2 -4 C4 -18 12 -30 26 -36 C28 -28 26 -20 20 -12 C16 -6 10 -2 4 0 Z")
        tail = svg("M-14 4 L-34 6 L-32 11 L-36 15 L-28 17 L-12 11 Z")
        body = svg(
            "M-18 8 C-16 -2 -4 -8 8 -8 C12 -14 22 -15 26 -9 C29 -4 27 2 23 5 C18 13 6 17 -4 16 C-12 15 -18 13 -18 8 Z"
        )
        near = svg(
            "M-6 0 C-14 -12 -18 -26 -16 -44 C-11 -41 -9 -43 -6 -40 C-3 -42 0 -39 1 -35 C5 -35 7 -31 7 -27 C11 -25 11 -20 10 -16 C12 -10 8 -2 2 4 C-2 6 -5 4 -6 0 Z"
        )
        s.inked([(far, s.key)], 1.7, (0.6, 0.9))
        s.inked([(tail, s.light), (body, "#ffffff")], 1.9, (0.8, 1.3))
        with s.clipped(body):
            s.fill(cut(body, placed(body, -2.4, -5.5)), s.key)
            s.dots(body, s.mid, (2, 6), (8, 18), 0.0, 0.8, pitch=2.4)
        s.inked([(near, "#ffffff")], 1.9, (0.8, 1.2))
        s.fill(cut(near, placed(near, -3.6, -2.0)), s.key)
        for points in ([(-4, -4), (-10, -22, -9, -38)], [(0, -4), (-3, -20, -1, -34)], [(3, -4), (4, -16, 6, -26)]):
            s.stroke(points, s.deep, 1.2)
        s.inked([(svg("M26 -7 L34 -5 L26 -1.500 Z"), "#ff9a2e")], 1.2, (0.2, 0.4))
        s.fill(oval(21.5, -6.4, 1.6), s.ink)
        s.fill(oval(21, -7, 0.6), "#ffffff")
    for x, y, turn in ((60, 100, 20), (72, 118, 70), (104, 120, 40), (58, 82, 110)):
        feather = placed(svg("M0 -5 C3 -2 3 3 0 6 C-3 3 -3 -2 0 -5 Z"), x, y, 1.0, turn)
        s.inked([(feather, "#ffffff")], 1.0, (0.3, 0.5))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(hulk, ((66.0, 80.0),), "comes through the wall", "brick wall", "flash in the hole"),
    "m3-18": Picture(drax, ((73.0, 58.0), (73.0, 86.0)), "hold closing doors apart", "air lock", "crack of the doors"),
    "m3-19": Picture(
        captain_marvel, ((76.0, 80.0), (90.0, 92.0)), "breaks the barrier of sound", "desert base", "cone of vapour"
    ),
    "m3-20": Picture(luke_cage, ((88.0, 76.0), (94.0, 106.0)), "leaves a cage bent open", "cell", "barred window"),
}

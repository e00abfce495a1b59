"""Pictures of the orange cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    blob,
    block,
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
    skyline,
    svg,
    taper,
)


def kingpin(s: Impact) -> None:
    """The crowned pin stands as the ball breaks on it. Low along the lane, tilted; light: the pit behind."""
    s.fill(ALL, mix(s.ink, s.deep, 0.25))
    with s.moved(turn=4.0, about=(72.0, 60.0)):
        vx, _vy = 70, 44
        # pit
        s.fill(polygon((18, 14), (122, 14), (122, 62), (18, 62)), s.mid)
        for r, c in ((62, mix(s.mid, s.key, 0.5)), (48, s.key), (36, mix(s.key, s.light, 0.5)), (24, s.light)):
            with s.clipped(polygon((16, 14), (124, 14), (124, 66), (16, 66))):
                s.fill(oval(vx, 52, r, r * 0.7), c)
        s.halo(polygon((16, 14), (124, 14), (124, 66), (16, 66)), s.deep, vx, 52, 34, 70, 0.0, 0.7, squeeze=0.7)
        s.fill(polygon((-20, -10), (140, -10), (140, 16), (-20, 16)), mix(s.ink, s.deep, 0.35))
        s.fill(polygon((-20, 16), (140, 16), (140, 19), (-20, 19)), s.accent)
        for i in range(9):
            s.fill(oval(2 + i * 16, 9, 2.3), s.key)
        s.fill(polygon((-20, 10), (32, 17), (42, 66), (-20, 150)), mix(s.ink, s.deep, 0.4))
        s.fill(polygon((140, 10), (106, 17), (100, 66), (150, 128)), mix(s.ink, s.deep, 0.4))
        # lane
        lane = polygon((34, 64), (108, 64), (176, 160), (-46, 160))
        s.fill(lane, s.mid)
        with s.clipped(lane):
            for i in range(12):
                a, b = 34 + i * 74 / 12, -46 + i * 222 / 12
                if i % 2:
                    s.fill(polygon((a, 64), (a + 6.17, 64), (b + 18.5, 160), (b, 160)), mix(s.mid, s.key, 0.55))
            s.fill(polygon((56, 64), (86, 64), (112, 160), (32, 160)), s.light, 0.30)
            s.dots(lane, s.deep, (70, 92), (70, 170), 0.0, 0.6)
    pin = svg(
        "M0 -50 C6 -50 9 -45 9 -40 C9 -33 5.500 -29 5.500 -23 C5.500 -12 16 0 16 20 C16 34 11 44 9 50 L-9 50 C-11 44 -16 34 -16 20 C-16 0 -5.500 -12 -5.500 -23 C-5.500 -29 -9 -33 -9 -40 C-9 -45 -6 -50 0 -50 Z"
    )
    # mid: pins that fly, flat
    for x, y, k, t in ((41, 60, 0.40, -38), (103, 72, 0.50, 28)):
        p = placed(pin, x, y, k, t)
        s.fill(placed(p, 1.2, 1.6), s.deep)
        s.fill(p, s.key)
        with s.clipped(p):
            s.fill(placed(p, -3.4 if x < 70 else -4.5, -1), s.light)
            for q in (-29, -23):
                s.fill(placed(block(-14, q, 28, 3), x, y, k, t), "#d8281c")
    # speed of the ball
    for y0, w in ((92, 2.4), (100, 3.4), (108, 2.2), (115, 3.0), (122, 1.6)):
        s.fill(polygon((-6, y0 + 20), (-6, y0 + 20 + w), (52, y0 + 4)), s.light, 0.85)
    # impact
    s.flash(60, 108, 44, 14, s.accent, seed=5, hollow=0.5, turn=8)
    s.flash(60, 108, 34, 13, "#fff6d8", seed=7, hollow=0.5, turn=20)
    # the ball breaks where it meets the pin
    ball = oval(45, 110, 18)
    gone = polygon((70, 92), (58, 96), (60, 103), (52, 107), (59, 112), (54, 118), (61, 124), (72, 126))
    rest = cut(ball, gone)
    s.inked([(rest, mix(s.accent, s.ink, 0.25))], w=1.7, heavy=(0.8, 1.3))
    with s.clipped(rest):
        s.fill(cut(ball, oval(49, 115, 19)), mix(s.accent, "#ffffff", 0.35))
        s.fill(cut(ball, oval(46.5, 112, 18)), "#e8fbff")
        s.dots(rest, s.ink, (40, 108), (52, 126), 0.0, 0.8, pitch=2.5)
        for pts in (
            [(52, 107), (46, 104), (43, 108), (36, 106)],
            [(54, 118), (48, 117), (46, 122)],
            [(60, 103), (54, 100), (52, 95)],
        ):
            s.stroke(pts, s.ink, 1.2)
    for x, y in ((38.5, 99.5), (46, 97.500), (41, 106)):
        s.fill(oval(x, y, 2.4, 2.7), s.ink)
    s.debris(
        [
            (61, 92, 3.8, 20),
            (66, 128, 3.6, 70),
            (55, 130, 2.8, 120),
            (52, 86, 2.6, 10),
            (70, 84, 2.2, 50),
            (66, 138, 2.2, 0),
        ],
        mix(s.accent, s.ink, 0.25),
        mix(s.accent, "#ffffff", 0.5),
    )
    # the pin
    with s.moved(74.0, 95.0, 0.93, turn=-7.0):
        s.inked([(pin, "#fff6e4")], w=1.6, heavy=(1.2, 1.0))
        with s.clipped(pin):
            s.fill(
                svg("M4 -60 C3 -40 0 -34 1 -22 C2 -10 10 0 9 22 C8 38 4 46 2 56 L30 56 V-60 Z"),
                mix(s.key, s.light, 0.35),
            )
            s.fill(svg("M12 -20 C12 -8 16 6 13.500 24 C12 38 9 46 8 56 L30 56 V-30 Z"), s.mid)
            s.dots(svg("M0 -20 H30 V56 H0 Z"), s.deep, (4, 10), (18, 40), 0.0, 0.75, pitch=2.6)
            for y in (-28.5, -23.5):
                s.fill(polygon((-12, y), (12, y + 1.4), (12, y + 4), (-12, y + 2.6)), "#d8281c")
        crown = svg(
            "M-13 -42 L-16.500 -62 L-7.500 -54 L0 -68 L7.500 -54 L16.500 -62 L13 -42 C8 -39.500 -8 -39.500 -13 -42 Z"
        )
        s.inked([(crown, "#ffd21e")], w=1.5, heavy=(1.0, 0.9))
        with s.clipped(crown):
            s.fill(svg("M3 -70 L6 -38 L20 -38 L20 -70 Z"), "#e88a08")
            s.fill(svg("M-14 -46.500 C-6 -44 6 -44 14 -46.500 L14 -44.500 C6 -42 -6 -42 -14 -44.500 Z"), s.ink)
        for x, y in ((-16.5, -63), (0, -69), (16.5, -63)):
            s.inked([(oval(x, y, 2.3), s.accent)], w=1.0, heavy=(0.3, 0.4))


def silver_sable(s: Impact) -> None:
    """A sabre cuts a candle, and the flame stays where it was; a hall of a château by night."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    for r, color in (
        (72, mix(s.ink, s.deep, 0.8)),
        (56, s.deep),
        (42, mix(s.deep, s.mid, 0.5)),
        (29, s.mid),
        (18, s.key),
    ):
        s.fill(oval(66, 52, r), color)
    # panelling and a far window
    for x in (14, 104):
        s.line(box(x - 10, 30, x + 14, 118), mix(s.deep, s.ink, 0.5), 1.2)
        s.line(box(x - 7, 34, x + 11, 114), mix(s.deep, s.mid, 0.3), 0.8)
    s.halo(ALL, s.ink, 66, 52, 40, 104, 0.0, 0.75)
    # the table
    s.fill(svg("M-4 134 L124 126 V172 H-4 Z"), s.ink)
    s.fill(svg("M40 134 C56 128 92 126 106 128 L100 136 C84 140 56 142 40 134 Z"), mix(s.mid, s.deep, 0.3))
    # stump of the candle on its stick
    s.inked([(svg("M50 132 H84 L78 138 H56 Z"), "#ffc75e")], 1.3, (0.7, 0.9))
    s.inked([(svg("M61 132 L63 124 H71 L73 132 Z"), "#ffc75e")], 1.2, (0.6, 0.8))
    stump = polygon((58, 122), (58, 96), (76, 84), (76, 122))
    s.inked([(stump, "#fff3d6")], 1.5, (0.8, 1.0))
    s.fill(both(stump, box(58, 80, 64, 124)), "#ffffff")
    with s.clipped(stump):
        s.dots(stump, s.mid, (66, 100), (78, 122), 0.0, 0.7, pitch=2.4)
    s.fill(polygon((58, 96), (76, 84), (76, 87), (58, 99)), mix(s.key, "#ffffff", 0.3))
    s.inked([(svg("M58 100 C56 108 60 112 60 106 C61 112 64 116 64 104 Z"), "#fff3d6")], 0.9, (0.4, 0.5))
    # the upper half flies off to the right, smoking
    with s.moved(91, 80, 1.0, turn=38):
        top = polygon((-9, 12), (9, 0), (9, -14, 2), (-9, -14, 2))
        s.inked([(top, "#fff3d6")], 1.5, (0.8, 1.0))
        s.fill(both(top, box(-9, -16, -3, 14)), "#ffffff")
        s.stroke([(0, -14), (0, -19)], s.ink, 1.2)
    # the flame stays
    flame = svg("M66 34 C74 46 76 54 72 61 C70 66 62 66 60 61 C56 54 60 46 66 34 Z")
    s.inked([(flame, s.accent)], 1.5, (0.7, 0.9))
    s.fill(placed(flame, 66 * 0.28, 64 * 0.28, 0.72), mix(s.accent, "#ffffff", 0.55))
    s.fill(placed(flame, 66 * 0.55, 64 * 0.55, 0.45), "#ffffff")
    # the sabre sweeps between them
    sweep = svg("M8 122 C30 96 62 78 112 70 C84 84 44 100 8 122 Z")
    s.fill(sweep, "#ffffff", 0.55)
    blade = svg("M26 112 C48 94 78 80 116 74 C118 74 117 77 115 78 C82 88 54 102 32 121 Z")
    s.inked([(blade, "#ffffff")], 1.7, (0.9, 1.1))
    s.fill(both(blade, placed(blade, 1.2, 3.4)), mix(s.key, s.deep, 0.45))
    s.stroke([(36, 110), (66, 92, 104, 80)], mix(s.accent, "#ffffff", 0.4), 0.9)
    guard = svg("M22 104 C32 108 38 116 36 128 L32 126 C33 118 28 112 19 109 Z")
    s.inked([(svg("M26 116 L14 128 C11 131 14 135 18 132 L31 121 Z"), s.deep), (guard, "#ffc75e")], 1.4, (0.7, 0.9))
    s.debris([(82, 96, 1.8, 20), (88, 100, 1.4, 60), (54, 92, 1.5, 30)], "#fff3d6", "#ffffff", 0.6)
    s.glint(112, 75, 7)


def kate_bishop(s: Impact) -> None:
    """An arrow with a line crosses from roof to roof, past water towers at sunset; we fly behind it."""
    s.steps(ALL, (60, 0), (60, 108), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(oval(72, 84, 24), "#fff3c8")
    s.fill(oval(72, 84, 18), "#ffffff")
    s.fill(skyline(-6, 126, 112, (20, 30, 16, 26, 34, 18), seed=12), mix(s.mid, s.deep, 0.3))

    def tower(x: float, y: float, k: float, tone: Color) -> None:
        parts = [
            polygon((x - 10 * k, y - 16 * k), (x, y - 25 * k), (x + 10 * k, y - 16 * k)),
            block(x - 9 * k, y - 16 * k, 18 * k, 17 * k),
        ]
        parts += [taper((x + side * 7 * k, y), 1.1 * k, (x + side * 9 * k, y + 18 * k), 1.1 * k) for side in (-1, 1)]
        parts.append(taper((x - 7 * k, y + 3 * k), 0.7 * k, (x + 8.5 * k, y + 15 * k), 0.7 * k))
        for part in parts:
            s.fill(part, tone)
        s.rim(parts[:2], s.light, (72 - x, 84 - y), 1.2 * k)
        for band in (-11, -5):
            s.fill(block(x - 9 * k, y + band * k, 18 * k, 0.9 * k), s.ink)

    tower(44, 82, 0.8, mix(s.deep, s.ink, 0.25))
    tower(104, 74, 1.15, mix(s.deep, s.ink, 0.45))
    # the canyon of the street between the two roofs
    s.fill(polygon((-6, 110), (56, 110), (40, 172), (-6, 172)), mix(s.deep, s.ink, 0.5))
    s.fill(polygon((84, 110), (126, 106), (126, 172), (100, 172)), mix(s.deep, s.ink, 0.35))
    s.fill(polygon((56, 110), (84, 110), (100, 172), (40, 172)), mix(s.mid, s.deep, 0.15))
    s.fill(polygon((64, 110), (76, 110), (84, 172), (56, 172)), s.key)
    for row in range(5):
        for column in range(3):
            share = row / 5
            s.fill(
                block(86 + column * 12 + share * 10, 116 + row * 8, 5, 4),
                s.light if (row + column) % 3 else mix(s.deep, s.ink, 0.6),
            )
            s.fill(
                block(4 + column * 14 - share * 6, 116 + row * 8, 5, 4),
                s.light if (row * 2 + column) % 3 == 0 else mix(s.deep, s.ink, 0.7),
            )
    s.dots(polygon((-6, 110), (56, 110), (40, 172), (-6, 172)), s.ink, (50, 112), (0, 150), 0.0, 0.7)
    # speed towards the mark
    s.rays(74, 84, 34, 120, 26, "#ffffff", 0.4, duty=0.28, seed=5)
    # the arrow, seen from behind: the line, the feathers, the shaft to a point
    with s.moved(3, -10, 1.42, about=(75, 84.5)):
        s.stroke([(40, 152), (52, 136, 58, 118)], s.ink, 2.6)
        s.stroke([(40, 152), (52, 136, 58, 118)], s.accent, 1.2)
        shaft = polygon((54, 122), (61, 116), (75.4, 85.4), (74.2, 84.6))
        s.inked([(shaft, "#fff3d6")], 1.3, (0.8, 0.6))
        for points, tone in (
            (((56, 121), (70, 126), (75, 117), (62, 110)), s.accent),
            (((54, 119), (40, 112), (44, 100), (58, 108)), mix(s.accent, "#ffffff", 0.4)),
            (((57, 118), (58, 104), (68, 93), (64, 106)), mix(s.accent, s.ink, 0.25)),
        ):
            feather = polygon(*points)
            s.inked([(feather, tone)], 1.5, (0.9, 1.1))
            with s.clipped(feather):
                s.dots(feather, s.ink, points[0], points[2], 0.5, 0.0, pitch=2.4)
            for number in range(1, 4):
                a, b = points[0], points[1]
                c, d = points[3], points[2]
                t = number / 4
                s.stroke(
                    [
                        (a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t),
                        (b[0] + (d[0] - b[0]) * t, b[1] + (d[1] - b[1]) * t),
                    ],
                    s.ink,
                    0.7,
                )
    s.flash(78, 74.5, 11, 9, s.accent, seed=3)
    s.flash(78, 74.5, 6, 8, "#ffffff", seed=3)


def scarlet_spider(s: Impact) -> None:
    """A spider climbs out of a broken test tube on a laboratory bench."""
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    for r, color in ((64, s.deep), (56, s.mid), (47, s.key), (38, s.light)):
        s.fill(oval(78, 82, r, r), color)
    s.halo(ALL, s.ink, 78, 82, 50, 112, 0.0, 0.75)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.3))
    s.fill(box(-4, 128, 124, 130), s.key)
    # the tube lies aslant, broken; something glows in it
    with s.moved(56, 112, 1.0, turn=-24):
        tube = svg("M-32 -12 H20 L25 -6 L18 -1 L26 5 L19 12 H-32 C-40 10 -40 -10 -32 -12 Z")
        s.inked([(tube, mix(s.light, s.key, 0.2))], 1.6, (0.9, 1.1))
        with s.clipped(tube):
            s.fill(box(-44, 0, 12, 16), s.accent)
            s.fill(oval(12, 4, 5, 4), s.accent)
            s.dots(tube, s.deep, (0, -2), (0, 14), 0.0, 0.7, pitch=2.4)
        s.fill(box(-30, -9, 8, -6.4, 1), "#ffffff")
        for x in (-22, -14, -6, 2):
            s.stroke([(x, 12), (x, 7)], s.ink, 0.8)

    # the spider from the side: four arched legs beyond the body, four before it
    def arched(shift: float, tone: Color) -> None:
        for hip, knee, foot in (
            ((66, 82), (50, 52), (40, 84)),
            ((70, 80), (62, 44), (52, 98)),
            ((75, 80), (86, 44), (94, 104)),
            ((79, 82), (101, 52), (108, 96)),
        ):
            leg = join(
                taper((hip[0] + shift, hip[1]), 3.2, (knee[0] + shift, knee[1] - shift), 2.6),
                taper((knee[0] + shift, knee[1] - shift), 2.6, (foot[0] + shift, foot[1] - shift), 0.8),
            )
            s.inked([(leg, tone)], 1.2, (0.6, 0.8))

    red, wine = "#e0243a", "#8a1020"
    arched(5, wine)
    abdomen = oval(85, 78, 17, 14.5, -12)
    s.inked([(abdomen, red)], 1.9, (1.1, 1.5))
    s.fill(both(abdomen, placed(abdomen, -3, -5)), "#ff5a50")
    s.dots(abdomen, wine, (80, 72), (98, 92), 0.0, 0.8, pitch=2.4)
    s.rim([abdomen], "#ffffff", (-0.6, -1), 1.4)
    head = oval(65, 84, 9.5, 8.4)
    s.inked([(head, red)], 1.7, (0.9, 1.2))
    s.rim([head], "#ffffff", (-0.6, -1), 1.2)
    arched(0, red)
    for x, y, r in ((59, 82, 2.9), (65, 80, 2.5), (62, 87, 1.6)):
        s.inked([(oval(x, y, r), "#ffffff")], 0.8, (0.3, 0.4))
        s.fill(oval(x - 0.6, y + 0.2, r * 0.5), s.ink)
    for x, y, size, turn in ((86, 108, 4, 30), (68, 126, 5, 70), (92, 128, 3.4, 10), (48, 128, 3.4, 50)):
        shard = placed(polygon((-1, -0.4), (0.4, -1), (1, 0.5), (-0.3, 0.8)), x, y, size, turn)
        s.inked([(shard, s.light)], 0.9, (0.4, 0.6))


def spider_ham(s: Impact) -> None:
    """A piglet swings on a thread before a barn door."""
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    # the barn door: boards and a cross of beams
    for number in range(10):
        x = 6 + number * 12
        s.fill(block(x, -4, 11, 154), mix(s.deep, s.mid, 0.5 if number % 2 else 0.65))
        s.stroke([(x + 3, 30 + number * 7), (x + 3, 60 + number * 7)], mix(s.deep, s.ink, 0.2), 0.7)
    for beam in (polygon((6, 140), (14, 140), (126, 6), (118, 0)), polygon((6, 6), (126, 6), (126, 14), (6, 14))):
        s.fill(beam, mix(s.deep, s.ink, 0.15))
        s.rim([beam], s.mid, (-0.5, -1), 0.9)
    # the pool of the lamp
    s.fill(polygon((30, 18), (40, 18), (104, 150), (10, 150)), s.key, 0.35)
    s.fill(polygon((33, 18), (38, 18), (92, 150), (38, 150)), s.light, 0.35)
    s.fill(oval(66, 148, 52, 9), s.key)
    s.halo(ALL, s.ink, 66, 84, 46, 104, 0.0, 0.75)
    s.inked([(svg("M28 8 H42 L46 20 H24 Z"), s.accent), (oval(35, 21, 6, 3.4), "#ffffff")], 1.3, (0.6, 0.8))
    # straw
    for x in range(0, 124, 9):
        s.fill(svg(f"M{x} 152 L{x + 3} {138 - (x * 7) % 9} L{x + 5} 152 Z"), mix(s.key, s.light, 0.3))
    # the thread, and the arc it has swung
    s.stroke([(88, -4), (66, 62)], s.ink, 2.4)
    s.stroke([(88, -4), (66, 62)], "#ffffff", 1.1)
    for points in ([(104, 92), (108, 76, 106, 62)], [(112, 98), (117, 80, 114, 62)]):
        s.stroke(points, "#ffffff", 1.5)
    # the piglet, belly down, flying to the left
    pink, lit, shade = "#ffb0a0", "#ffd9cc", "#e8746a"
    tail = [(96, 82), (104, 78, 103, 84), (102, 89, 98, 85)]
    s.stroke(tail, s.ink, 3.6)
    s.stroke(tail, pink, 1.8)
    legs = [
        taper((54, 98), 4.6, (44, 108), 3.4),
        taper((64, 102), 4.6, (60, 114), 3.4),
        taper((82, 102), 4.8, (90, 112), 3.4),
        (taper((90, 96), 4.8, (100, 102), 3.4)),
    ]
    hoofs = [oval(42.6, 109.4, 3.4), oval(59.4, 115.4, 3.4), oval(91.4, 113.4, 3.4), oval(101.6, 103, 3.4)]
    s.inked([(hoof, shade) for hoof in hoofs], 1.2, (0.6, 0.8))
    s.inked([(leg, pink) for leg in legs], 1.4, (0.7, 0.9))
    body = svg("M46 86 C46 72 58 64 72 64 C88 64 98 74 97 88 C96 100 84 106 70 106 C56 106 46 98 46 86 Z")
    s.inked([(body, pink)], 1.7, (0.9, 1.2))
    s.fill(both(body, placed(body, -3, -5)), lit)
    with s.clipped(body):
        s.dots(body, shade, (72, 84), (80, 106), 0.0, 0.8, pitch=2.4)
    head = oval(48, 84, 15.5, 14)
    ears = [
        svg("M38 72 C34 64 36 58 40 58 C46 62 48 68 48 72 Z"),
        svg("M54 70 C54 62 58 57 62 58 C64 64 62 71 59 75 Z"),
    ]
    s.inked([(ear, shade) for ear in ears], 1.4, (0.6, 0.8))
    s.inked([(head, pink)], 1.6, (0.8, 1.0))
    s.fill(both(head, placed(head, -2.4, -3)), lit)
    snout = oval(38, 89, 6.6, 5.6, -10)
    s.inked([(snout, shade)], 1.3, (0.5, 0.7))
    s.fill(placed(snout, 38 * 0.14 - 0.6, 89 * 0.14 - 1.0, 0.86), pink)
    for x in (36, 40.4):
        s.fill(oval(x, 89, 1.1, 1.7), s.ink)
    for x, y in ((42, 79), (53, 80)):
        s.fill(oval(x, y, 2.9, 3.6), "#ffffff")
        s.line(oval(x, y, 2.9, 3.6), s.ink, 0.9)
        s.fill(oval(x - 0.7, y + 0.4, 1.4, 2), s.ink)
    s.stroke([(42, 95), (46, 98, 51, 95)], s.ink, 1.2)
    # the loop of thread round it
    s.stroke([(64, 64), (58, 84, 66, 106)], "#ffffff", 1.8)
    s.stroke([(69, 64), (64, 84, 71, 106)], "#ffffff", 1.8)


def spider_girl(s: Impact) -> None:
    """A web in a class-room's window catches a paper plane."""
    s.fill(ALL, s.key)
    # the morning comes in stripes through the panes
    panes = [box(14, 8, 62, 70), box(68, 8, 118, 70), box(14, 76, 62, 134), box(68, 76, 118, 134)]
    for number, pane in enumerate(panes):
        s.fill(pane, s.light)
        with s.clipped(pane):
            s.fill(
                polygon(
                    (-10, 60 + number * 8), (130, -20 + number * 8), (130, 16 + number * 8), (-10, 96 + number * 8)
                ),
                "#ffffff",
            )
            s.dots(pane, s.key, (100, 20), (20, 130), 0.0, 0.55)
    # a tree and roofs outside
    with s.clipped(join(panes[2], panes[3])):
        s.fill(skyline(-6, 126, 140, (14, 22, 12, 18), seed=3), mix(s.mid, s.key, 0.3))
        s.fill(oval(106, 112, 16), mix(s.mid, s.deep, 0.1))
    frame = cut(box(6, -4, 126, 142), join(*panes))
    s.inked([(frame, mix(s.deep, s.mid, 0.25))], 1.4, (0.8, 1.0))
    s.rim([frame], s.key, (-0.6, -1), 1.0)
    s.fill(box(-4, 138, 124, 172), mix(s.deep, s.ink, 0.5))
    # an apple and pencils on the sill
    for x, tone in ((36, s.accent), (42, "#e0243a"), (30, "#ffffff")):
        s.inked([(placed(block(-1.6, -16, 3.2, 18, 0.6), x, 138, 1, (x - 36) * 2.4), tone)], 1.0, (0.5, 0.5))
    s.inked([(svg("M28 124 H46 L44 142 H30 Z"), mix(s.deep, s.ink, 0.2))], 1.3, (0.6, 0.8))
    # the web: spokes and sagging threads
    cx, cy = 68, 66
    angles = [-80, -44, -8, 26, 62, 98, 134, 170, 208, 246]
    reach = [66, 62, 58, 64, 72, 74, 64, 58, 62, 66]
    ends = [
        (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)))
        for a, r in zip(angles, reach, strict=True)
    ]
    for width, tone in ((2.4, s.ink), (1.1, "#ffffff")):
        for end in ends:
            s.stroke([(cx, cy), end], tone, width)
        for step in (0.2, 0.36, 0.54, 0.74):
            for number, end in enumerate(ends):
                after = ends[(number + 1) % len(ends)]
                a = (cx + (end[0] - cx) * step, cy + (end[1] - cy) * step)
                b = (cx + (after[0] - cx) * step, cy + (after[1] - cy) * step)
                dip = ((a[0] + b[0]) / 2 * 0.86 + cx * 0.14, (a[1] + b[1]) / 2 * 0.86 + cy * 0.14)
                s.stroke([a, (*dip, *b)], tone, width)
    # the plane, caught nose first, the web stretched by it
    for y in (96, 104, 112):
        s.stroke([(104, y + 4), (116, y + 10)], s.deep, 1.6)
    far = polygon((44, 60), (98, 84), (82, 96))
    fold = polygon((44, 60), (82, 96), (72, 104))
    near = polygon((44, 60), (72, 104), (50, 112))
    s.flash(46, 62, 14, 10, s.accent, seed=4)
    s.inked([(far, "#ffffff"), (fold, mix(s.accent, "#ffffff", 0.3)), (near, "#ffffff")], 1.7, (1.0, 1.2))
    for number in range(4):
        t = 0.35 + number * 0.16
        s.stroke([(44 + (98 - 44) * t, 60 + (84 - 60) * t), (44 + (82 - 44) * t, 60 + (96 - 60) * t)], s.accent, 0.8)
        s.stroke([(44 + (72 - 44) * t, 60 + (104 - 60) * t), (44 + (50 - 44) * t, 60 + (112 - 60) * t)], s.accent, 0.8)
    with s.clipped(near):
        s.dots(near, s.mid, (56, 90), (60, 114), 0.0, 0.6, pitch=2.4)
    for points in ([(46, 54), (40, 70)], [(52, 56), (44, 78)]):
        s.stroke(points, "#ffffff", 1.6)


def hawkeye(s: Impact) -> None:
    """An arrow cuts the rain between lit towers."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    # two towers, their storeys lit, run to a point above
    for left, right, lean, tone in ((-20, 46, 14, 0.75), (84, 150, -16, 0.55)):
        face = polygon((left, 172), (left + lean * 0.4, -8), (right + lean, -8), (right, 172))
        s.fill(face, mix(s.ink, s.deep, tone))
        with s.clipped(face):
            for row in range(17):
                y = -2 + row * 10
                for column in range(8):
                    x = left + 4 + column * 9 + lean * (1 - y / 172)
                    lit = (row * 5 + column * 3) % 7
                    if lit > 2:
                        s.fill(block(x, y, 6, 6.2), (s.deep, s.mid, s.deep)[lit % 3])
    s.fill(polygon((46, 172), (60, -8), (68, -8), (84, 172)), s.deep)
    # a lamp behind the rain: cream where the arrow passes
    for r, color in ((54, mix(s.deep, s.mid, 0.5)), (45, s.mid), (36, s.key), (26, s.light)):
        s.fill(oval(72, 86, r), color)
    s.halo(ALL, s.ink, 72, 86, 44, 110, 0.0, 0.75)
    # rain, cut open along the arrow's way
    lots = chance(11)
    for _ in range(46):
        x, y, long = 130 * next(lots) - 4, 160 * next(lots) - 4, 8 + 10 * next(lots)
        if abs((y - 92) + (x - 62) * 0.62) > 15:
            s.stroke([(x, y), (x - long * 0.22, y + long)], mix(s.accent, "#ffffff", 0.25), 0.9, 0.8)
    wake = svg("M14 132 C40 108 74 86 112 62 C80 96 48 118 20 140 Z")
    s.fill(wake, s.accent)
    s.fill(svg("M18 132 C46 108 78 86 106 68 C78 92 50 114 22 137 Z"), "#ffffff", 0.7)
    # drops thrown aside
    for x, y, turn, size in (
        (54, 74, -60, 1.0),
        (68, 60, -54, 1.2),
        (86, 96, 120, 1.1),
        (70, 110, 128, 1.0),
        (44, 86, -70, 0.8),
        (98, 84, 118, 0.9),
        (56, 124, 130, 0.8),
    ):
        drop = placed(svg("M0 -6 C3 -1 3 3 0 4 C-3 3 -3 -1 0 -6 Z"), x, y, size, turn + 180)
        s.inked([(drop, mix(s.accent, "#ffffff", 0.5))], 0.9, (0.4, 0.5))
    # the arrow
    with s.moved(70, 90, 1.0, turn=-32):
        shaft = box(-44, -2.6, 30, 2.6)
        s.inked([(shaft, "#fff3d6")], 1.4, (0.7, 0.9))
        head = polygon((48, 0), (22, -12), (28, 0), (22, 12))
        s.inked([(head, "#ffffff")], 1.7, (0.9, 1.1))
        s.fill(polygon((48, 0), (28, 0), (22, 12)), mix(s.key, s.deep, 0.3))
        for k, tone in ((-1, mix(s.accent, "#ffffff", 0.35)), (1, s.accent)):
            feather = polygon((-22, k * 2.4), (-31, k * 12), (-52, k * 12), (-43, k * 2.4))
            s.inked([(feather, tone)], 1.4, (0.7, 0.9))
            for x in (-30, -35, -40):
                s.stroke([(x, k * 2.5), (x - 6, k * 8)], s.ink, 0.7)
        s.fill(box(-24, -1.4, 24, -0.4), "#ffffff")
        s.inked([(box(22, -3, 28, 3, 1), "#ffc75e")], 1.0, (0.4, 0.6))
    s.flash(109, 64, 10, 10, s.accent, seed=6)
    s.flash(109, 64, 6, 9, "#ffffff", seed=6)


def yondu(s: Impact) -> None:
    """A feathered arrow winds round three trees of a jungle; seen from above."""
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    for x, y, r in ((20, 24, 26), (98, 16, 24), (112, 96, 30), (16, 112, 30), (66, 150, 34)):
        s.fill(
            blob(
                *[
                    (
                        x + r * (0.86 + 0.2 * (n % 2)) * math.cos(math.radians(45 * n)),
                        y + r * (0.86 + 0.2 * (n % 2)) * math.sin(math.radians(45 * n)),
                    )
                    for n in range(8)
                ],
                tension=1.0,
            ),
            mix(s.deep, s.mid, 0.25),
        )
    ground = blob((34, 40), (66, 26), (98, 44), (104, 84), (86, 118), (56, 122), (36, 96), tension=1.0)
    s.fill(ground, mix(s.mid, s.key, 0.35))
    s.halo(ALL, s.ink, 68, 76, 36, 96, 0.0, 0.75)
    # trunks, cut by our height: discs with rings, and their long shadows
    trunks = ((50, 54, 9), (86, 74, 10), (56, 102, 9))
    for x, y, r in trunks:
        s.fill(
            polygon((x - r * 0.7, y - r * 0.6), (x + r * 0.6, y + r * 0.7), (x + 44, y + 60), (x + 26, y + 66)),
            mix(s.deep, s.ink, 0.4),
        )
    # the way of the arrow: a ribbon of light in and out
    path = [
        (104, 30),
        (80, 32),
        (44, 36),
        (35, 54),
        (48, 70),
        (72, 62),
        (98, 62),
        (102, 82),
        (84, 92),
        (62, 86),
        (42, 94),
        (44, 116),
        (66, 118),
        (82, 108),
    ]
    for width, tone in ((4.6, mix(s.accent, s.ink, 0.2)), (2.8, s.accent), (1.1, "#ffffff")):
        s.fill(ribbon([(x, y, width * (0.35 + 0.65 * n / len(path))) for n, (x, y) in enumerate(path)]), tone)
    for x, y, r in trunks:
        bark = blob(
            *[
                (
                    x + r * (0.95 + 0.12 * (n % 2)) * math.cos(math.radians(36 * n)),
                    y + r * (0.95 + 0.12 * (n % 2)) * math.sin(math.radians(36 * n)),
                )
                for n in range(10)
            ],
            tension=0.8,
        )
        s.inked([(bark, mix(s.deep, s.mid, 0.2))], 1.5, (0.9, 1.1))
        for k, tone in (
            (0.8, s.key),
            (0.62, mix(s.key, s.light, 0.4)),
            (0.44, s.key),
            (0.26, mix(s.key, s.light, 0.5)),
        ):
            s.fill(oval(x - 0.6, y - 0.6, r * k), tone)
        s.stroke([(x, y), (x + r * 0.7, y - r * 0.2)], s.ink, 0.9)
    # where the ribbon passes in front of the trunks
    s.fill(ribbon([(36, 60, 2.2), (48, 70, 2.3), (72, 62, 2.5)]), s.accent)
    s.fill(ribbon([(102, 76, 2.6), (84, 92, 2.8), (62, 86, 3.0)]), s.accent)
    s.fill(ribbon([(102, 76, 1.0), (84, 92, 1.1), (62, 86, 1.2)]), "#ffffff")
    # the arrow at its end, large and near us
    with s.moved(70, 98, 1.0, turn=-28):
        s.inked([(box(-34, -2.8, 26, 2.8), "#fff3d6")], 1.7, (1.0, 1.4))
        s.fill(box(-34, 0.6, 26, 2.8), s.key)
        head = polygon((42, 0), (18, -13), (23, 0), (18, 13))
        s.inked([(head, "#ffffff")], 1.9, (1.1, 1.5))
        s.fill(polygon((42, 0), (23, 0), (18, 13)), s.accent)
        for k in (-1, 1):
            vane = svg(
                f"M-12 {k * 2.6} C-17 {k * 14} -30 {k * 16} -42 {k * 12} C-38 {k * 7} -36 {k * 4} -34 {k * 2.6} Z"
            )
            s.inked([(vane, s.accent if k < 0 else mix(s.accent, s.ink, 0.3))], 1.6, (0.9, 1.2))
            for x in (-19, -26, -32):
                s.stroke([(x, k * 3), (x - 5, k * 11)], s.ink, 0.9)
    s.glint(106, 78, 8)
    # leaves near us frame the gap
    for x, y, turn, size in (
        (36, 146, 300, 1.0),
        (116, 128, 200, 0.9),
    ):
        leaf = placed(svg("M0 0 C6 -12 22 -14 34 -4 C24 8 8 10 0 0 Z"), x, y, size, turn)
        s.inked([(leaf, mix(s.ink, s.deep, 0.55))], 1.2, (0.6, 0.8))
        s.rim([leaf], s.mid, (0.4, -1), 0.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable, ((66.0, 52.0), (66.0, 92.0)), "cuts a candle", "hall of a château", "the flame that stays"
    ),
    "m1-18": Picture(kate_bishop, ((78.0, 75.0), (64.0, 106.0)), "crosses between roofs", "water towers", "sunset"),
    "m1-19": Picture(
        scarlet_spider,
        ((64.0, 84.0), (82.0, 78.0)),
        "climbs out of a test tube",
        "laboratory bench",
        "lamp of the bench",
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
    "m1-21": Picture(spider_ham, ((46.0, 84.0), (72.0, 86.0)), "swings on a thread", "barn door", "barn lamp"),
    "m1-22": Picture(
        spider_girl, ((66.0, 84.0), (46.0, 62.0)), "catches a paper plane", "class-room window", "morning in stripes"
    ),
    "m1-23": Picture(hawkeye, ((70.0, 90.0), (84.0, 80.0)), "cuts the rain", "between towers", "lit storeys"),
    "m1-24": Picture(yondu, ((84.0, 106.0), (68.0, 72.0)), "winds round three trees", "jungle", "its trail"),
}

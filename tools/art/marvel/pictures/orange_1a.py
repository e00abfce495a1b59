"""Pictures of the first four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    block,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
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


def _dining_hall(s: Impact) -> None:
    """Paint a château's hall by night: tall windows, a portrait, a long table."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    glow = (68.0, 52.0)
    for r, tone in (
        (76, mix(s.ink, s.deep, 0.85)),
        (60, s.deep),
        (46, mix(s.deep, s.mid, 0.6)),
        (34, s.mid),
        (24, s.key),
    ):
        s.fill(oval(*glow, r), tone)
    for x in (16, 110):
        s.fill(arch(x - 12, x + 12, 26, 110, 14), mix(s.ink, s.deep, 0.25))
        s.stroke([(x, 14), (x, 110)], mix(s.deep, s.mid, 0.4), 1.3)
        for y in (40, 62, 84):
            s.stroke([(x - 12, y), (x + 12, y)], mix(s.deep, s.mid, 0.4), 1.3)
    s.line(box(44, 18, 90, 76), mix(s.ink, s.deep, 0.5), 3.0)
    s.halo(ALL, s.ink, *glow, 42, 96, 0.0, 0.75)
    for x, turn in ((28, 1), (104, -1)):  # high-backed chairs
        s.fill(join(box(x - 9, 84, x + 9, 136, 3), oval(x, 84, 9, 7)), mix(s.ink, s.deep, 0.3))
        s.rim([join(box(x - 9, 84, x + 9, 136, 3), oval(x, 84, 9, 7))], s.mid, (turn, -0.4), 1.4)
    table = svg("M-4 130 C30 124 100 124 124 130 V172 H-4 Z")
    s.inked([(table, s.mid)], 1.6)
    s.fill(svg("M20 133 C44 127 92 127 116 133 C92 140 44 140 20 133 Z"), mix(s.key, s.light, 0.4))
    s.dots(table, s.ink, (68, 130), (0, 150), 0.0, 0.8)


def silver_sable(s: Impact) -> None:
    """A sabre cuts a candle in two, and the flame stays where it was. Light: that flame."""
    _dining_hall(s)
    # the stick and the lower half
    s.inked(
        [
            (svg("M52 138 C54 132 82 132 84 138 Z"), "#ffc83a"),
            (box(65.4, 122, 70.6, 134), "#ffc83a"),
            (oval(68, 122, 12, 3.2), "#ffc83a"),
        ],
        1.7,
        (0.5, 0.9),
    )
    s.fill(oval(65, 121.4, 7, 1.4), "#fff4b4")
    lower = polygon((61, 122), (61, 104), (75, 96), (75, 122))
    s.inked([(lower, s.light)], 1.9, (0.8, 1.0))
    s.fill(polygon((61, 122), (61, 104), (65.5, 101.4), (65.5, 122)), "#ffffff")
    s.fill(polygon((61, 104), (75, 96), (75, 99), (61, 107)), "#fff4b4")
    s.dots(lower, s.mid, (68, 108), (78, 120), 0.0, 0.7, pitch=2.4)
    drip = svg("M63 108 C63 114 62 116 62.600 119 C63.600 120 65 119 65 117 C65 114 66 112 66 107 Z")
    s.inked([(drip, "#ffffff")], 0.9)
    # the upper half slides off
    with s.moved(79.0, 82.0, turn=24.0):
        upper = polygon((-7, 7), (-7, -12), (7, -12), (7, -1))
        s.inked([(upper, s.light)], 1.9, (0.8, 1.0))
        s.fill(polygon((-7, 7), (-7, -12), (-2.4, -12), (-2.4, 4)), "#ffffff")
        s.inked([(oval(0, -12, 7, 2.2), "#fff4b4")], 1.0)
        s.stroke([(0, -12), (0.6, -16)], s.ink, 1.6)
    # the flame hangs in the air
    flame = svg("M67 66 C58 64 55 56 59 48 C62 42 66 38 68 28 C73 36 78 44 78 54 C78 62 73 67 67 66 Z")
    s.fill(oval(68, 52, 17, 21), s.light)
    s.inked([(flame, s.accent)], 1.9, (0.5, 0.7))
    s.fill(placed(flame, 68 * 0.34, 64 * 0.34, 0.66), mix(s.accent, "#ffffff", 0.6))
    s.fill(placed(flame, 68 * 0.64, 64 * 0.64, 0.36), "#ffffff")
    # the sabre in its sweep
    sweep = svg("M124 62 C98 66 70 82 46 108 C40 114 34 122 30 130 C48 118 66 106 84 98 C98 92 112 88 124 86 Z")
    s.fill(sweep, "#ffffff", 0.35)
    for points in ([(122, 66), (92, 74, 66, 92)], [(124, 76), (100, 82, 78, 94)]):
        s.stroke(points, "#ffffff", 1.3)
    blade = svg(
        "M124 78 C104 80 84 88 66 99 C56 105 48 112 41 119 L45 124 C54 116 64 109 75 103 C92 94 108 90 124 90 Z"
    )
    s.inked([(blade, "#ffffff")], 2.1, (0.8, 1.4))
    s.fill(
        svg(
            "M124 85 C106 86 90 92 74 100 C63 106 53 113 44.500 121.500 L45 124 C54 116 64 109 75 103 C92 94 108 90 124 90 Z"
        ),
        mix(s.accent, s.ink, 0.2),
    )
    s.stroke([(120, 82), (96, 84, 70, 100)], s.accent, 1.1)
    guard = svg("M46 113 C40 108 32 112 31 120 C30 128 35 136 43 138 C39 132 39 127 42 123 L49 119 Z")
    s.inked([(polygon((41, 117), (46, 123), (28, 142), (22, 136)), s.ink), (guard, "#ffc83a")], 1.8, (0.6, 1.0))
    s.stroke([(36, 114), (32, 122, 36, 132)], "#fff4b4", 1.4)
    s.glint(100, 87, 9)
    for x, y in ((90, 104), (58, 92), (84, 112), (52, 100)):
        s.fill(oval(x, y, 1.3), "#ffffff")


def _fields_at_dusk(s: Impact) -> None:
    """Paint flooded fields before low hills, a strip of dusk above them and on the water."""
    sky = [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#fff6e0"]
    s.steps(ALL, (60, -8), (60, 88), sky)
    hills = svg("M-4 112 V92 L16 84 L34 94 L52 82 L74 98 L98 86 L124 96 V112 Z")
    s.fill(hills, mix(s.mid, s.deep, 0.45))
    s.fill(box(-4, 104, 124, 172), mix(s.key, s.light, 0.6))
    for y, thick in ((104, 1.6), (110, 2.4), (119, 3.4), (132, 5.0)):
        s.fill(polygon((-4, y), (124, y - 2), (124, y - 2 + thick), (-4, y + thick)), mix(s.deep, s.ink, 0.2))
    for x, foot in ((34, 12), (96, 116)):
        s.fill(polygon((x, 104), (x + 2, 104), (foot + 7, 172), (foot - 7, 172)), mix(s.deep, s.ink, 0.2))
    s.dots(box(-4, 112, 124, 172), s.mid, (60, 112), (60, 158), 0.0, 0.85)


def scarlet_spider(s: Impact) -> None:
    """A spider lily opens for a moth. Light: a strip of dusk."""
    _fields_at_dusk(s)
    red, lit, dim = "#e2380a", "#ff9a58", mix(s.deep, s.ink, 0.3)
    hub = (66.0, 78.0)
    s.inked([(ribbon([(66, 80, 2.2), (64, 110, 2.4), (68, 160, 3.0)]), s.deep)], 1.5, (0.6, 0.4))
    s.stroke([(65, 84), (63, 110, 66, 156)], s.key, 1.0)

    def petals(curves: tuple[tuple[tuple[float, float, float], ...], ...]) -> None:
        for curve in curves:
            for side in (-1, 1):
                path = ribbon([(hub[0] + side * x, hub[1] + y, wide) for x, y, wide in curve])
                s.inked([(path, red)], 1.8, (0.5, 1.0))
                s.fill(cut(path, placed(path, -1.0 * side, 2.4)), lit)
                s.dots(path, dim, hub, (hub[0] + side * 30, hub[1] + 34), 0.0, 0.7, pitch=2.4)

    def threads(curves: tuple[tuple[Point, Point, Point], ...]) -> None:
        for start, bend, end in curves:
            for side in (-1, 1):
                points = [
                    (hub[0] + side * start[0], hub[1] + start[1]),
                    *[(hub[0] + side * bend[0], hub[1] + bend[1], hub[0] + side * end[0], hub[1] + end[1])],
                ]
                s.stroke(points, s.ink, 2.8)
                s.stroke(points, "#ff7a3a", 1.2)
                tip = placed(oval(0, 0, 3.0, 1.8), hub[0] + side * end[0], hub[1] + end[1], 1.0, 30 * side)
                s.inked([(tip, "#ffc830")], 1.0, (0.2, 0.3))

    petals((((0, 0, 2), (6, -18, 4.6), (14, -32, 4.4), (26, -34, 2.6), (31, -26, 0.6)),))
    threads((((0, 0), (14, -46), (30, -48)), ((0, 0), (6, -40), (12, -54))))
    petals(
        (
            ((0, 0, 2), (13, -13, 5.0), (27, -17, 5.0), (37, -8, 3.0), (36, 3, 0.6)),
            ((0, 0, 2), (11, 4, 4.6), (22, 7, 4.6), (27, 18, 2.8), (22, 26, 0.6)),
        )
    )
    threads((((0, 0), (30, -34), (43, -22)), ((0, 0), (30, 8), (42, 16))))
    s.inked([(oval(*hub, 6.4, 5.4), red)], 1.6, (0.4, 0.8))
    s.fill(oval(64.4, 76, 2.4, 1.8), lit)
    # the moth
    wing = svg("M0 0 C4 -12 16 -16 20 -10 C20 -3 10 2 0 3 C10 4 15 8 12 13 C7 16 1 10 0 4 Z")
    for flip in (True, False):
        path = placed(wing, 83, 119, 1.0, 16, flip)
        s.inked([(path, s.accent)], 1.6, (0.5, 0.8))
        s.fill(cut(path, placed(path, 1.2, 2.6)), "#bdf2fa")
        s.fill(placed(oval(12, -8, 2.4), 83, 119, 1.0, 16, flip), s.ink)
    s.inked([(placed(oval(0, 3, 2.2, 8), 83, 119, 1.0, 16), s.light)], 1.2, (0.3, 0.4))
    for x, y in ((83, 107), (90, 108)):
        s.stroke([(86, 112), (x, y)], s.ink, 1.2)


def _town_steps(s: Impact) -> None:
    """Paint steps that go down through a town at evening, the sun low between its houses."""
    s.steps(
        ALL,
        (60, 0),
        (60, 110),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.6)],
    )
    for r, tone in ((50, mix(s.key, s.light, 0.3)), (38, mix(s.key, s.light, 0.65)), (27, s.light), (18, "#fffaf0")):
        s.fill(oval(86, 74, r), tone)
    far = skyline(40, 130, 124, (26, 40, 32, 22), seed=4)
    s.fill(far, mix(s.mid, s.deep, 0.35))
    wall = polygon((-4, -4), (30, -4), (36, 6), (36, 76), (-4, 76))
    s.fill(wall, mix(s.ink, s.deep, 0.5))
    s.rim([wall], s.key, (1.0, 0.0), 2.0)
    for x, y in ((8, 16), (20, 16), (8, 38), (20, 38)):
        s.fill(block(x, y, 7, 11), s.key)
        s.fill(box(x + 3, y, x + 4, y + 11), s.ink)
    for number in range(5):
        x, y = -4 + 25 * number, 76 + 17 * number
        step = polygon((-4, y), (x + 29, y), (x + 29, 172), (-4, 172))
        s.fill(step, mix(s.deep, s.ink, 0.25))
        s.fill(polygon((-4, y), (x + 29, y), (x + 29, y + 4), (-4, y + 4)), s.light)
        s.fill(polygon((x + 26, y + 4), (x + 29, y + 4), (x + 29, y + 17), (x + 26, y + 17)), s.key)
    s.dots(polygon((-4, 80), (124, 166), (124, 172), (-4, 172)), s.ink, (60, 100), (0, 160), 0.0, 0.7)
    s.halo(ALL, s.deep, 86, 74, 64, 116, 0.0, 0.6)


def kate_bishop(s: Impact) -> None:
    """A roller skate runs away down the steps. Light: the low sun."""
    _town_steps(s)
    turn = 30.0

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 66, 82, 1.06, turn)

    def lace(x: float, y: float, color: Color, width: float) -> None:
        s.line(at(polygon((x - 7, y + 1), (x + 2, y - 1), (x + 2, y - 1))), color, width)

    for x, y in ((24, 52), (30, 68), (40, 42)):
        s.stroke([(x - 12, y - 7), (x + 2, y + 1)], s.ink, 4.0)
        s.stroke([(x - 12, y - 7), (x + 2, y + 1)], "#ffffff", 2.0)
    cyan, pale, dim = s.accent, "#bdf2fa", mix(s.accent, s.ink, 0.55)
    # wheels and plate
    s.inked([(at(box(-30, 21, 30, 26, 1.5)), mix(s.ink, s.deep, 0.5))], 1.7, (0.5, 0.8))
    for x in (-22, 0, 22):
        wheel = at(oval(x, 31, 8.6))
        s.inked([(wheel, cyan)], 2.2, (0.5, 1.0))
        s.fill(cut(wheel, placed(wheel, -1.4, 2.6)), pale)
        s.dots(wheel, dim, (66, 108), (58, 126), 0.0, 0.8, pitch=2.4)
        s.inked([(at(oval(x, 31, 3.2)), "#ffffff")], 1.1, (0.2, 0.3))
    s.inked([(at(svg("M29 18 C36 18 39 22 38 28 L31 28 Z")), s.mid)], 1.7, (0.4, 0.7))
    # boot: shaft, foot, toe cap, sole
    boot = at(svg("M-30 -30 H-2 C-1 -20 0 -12 6 -8 C16 -3 32 0 34 12 V18 H-30 C-34 2 -32 -14 -30 -30 Z"))
    s.inked([(boot, "#fff2dc")], 2.6, (0.8, 1.4))
    with s.clipped(boot):
        s.fill(at(svg("M-34 -30 H-22 C-26 -14 -26 2 -24 20 H-38 Z")), s.key)
        s.fill(at(svg("M14 -6 C24 -2 34 2 36 14 V20 H12 C10 10 10 2 14 -6 Z")), s.mid)
        s.fill(at(box(-34, 13, 38, 20)), s.deep)
        s.fill(at(svg("M-34 -30 H0 V-24 H-34 Z")), cyan)
        s.dots(boot, s.mid, (60, 80), (48, 104), 0.0, 0.8, pitch=2.4)
    s.line(boot, s.ink, 1.3)
    for k in range(5):
        x, y = -3 + 2.6 * k + (1.6 * max(0, k - 2)), -20 + 4.6 * k
        lace(x, y, s.ink, 3.6)
        lace(x, y, cyan, 1.9)
    # loose laces fly behind, sparks under the wheels
    for curve in (
        [(56, 44, 1.4), (44, 36, 1.5), (36, 40, 1.4), (28, 30, 0.6)],
        [(58, 46, 1.4), (50, 30, 1.5), (42, 26, 1.3), (40, 16, 0.6)],
    ):
        s.inked([(ribbon(curve), cyan)], 1.3, (0.3, 0.6))
    s.debris([(40, 116, 2.8, 20), (32, 108, 2.2, 50), (52, 124, 2.4, 70)], s.key, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable, ((68.0, 52.0), (70.0, 100.0)), "cuts a candle", "hall of a château", "the flame that stays"
    ),
    "m1-18": Picture(
        kate_bishop, ((70.0, 84.0), (84.0, 104.0)), "runs away down the steps", "steps of a town", "low sun"
    ),
    "m1-19": Picture(
        scarlet_spider, ((66.0, 78.0), (83.0, 119.0)), "opens for a moth", "flooded fields", "strip of dusk"
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
}

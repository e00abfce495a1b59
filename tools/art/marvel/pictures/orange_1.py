"""Pictures of the orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
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


def _roofs_at_dusk(s: Impact) -> None:
    """Paint roofs and water towers before a low sun."""
    s.steps(
        ALL,
        (60, 0),
        (60, 120),
        [mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.5), s.light],
    )
    sun = (52.0, 92.0)
    for r, tone in ((42, mix(s.key, s.light, 0.5)), (31, s.light), (22, "#fffaf0")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 44, 150, 16, s.light, 0.4, duty=0.45, seed=3, first=190, last=350)
    s.fill(skyline(-4, 124, 150, (44, 36, 52, 40, 30), seed=5), s.mid)
    far = mix(s.deep, s.mid, 0.35)
    s.fill(box(-4, 66, 34, 172), far)
    s.stroke([(-4, 66), (34, 66)], s.light, 1.4)
    for x in (12, 26):
        s.stroke([(x, 66), (x, 52)], far, 2.0)
    s.fill(join(box(8, 36, 30, 54), polygon((6, 37), (19, 26), (32, 37))), far)
    s.fill(box(27, 37, 30, 54), s.light)
    for x, y in ((8, 76), (20, 76), (8, 92), (20, 92), (20, 108)):
        s.fill(block(x, y, 6, 9), (s.key, s.light)[(x + y) % 3 == 0])
    s.fill(skyline(34, 104, 172, (44, 52, 38), seed=8), mix(s.deep, s.ink, 0.2))
    s.halo(ALL, s.deep, *sun, 56, 124, 0.0, 0.7)


def _slider(s: Impact, x: float, y: float) -> None:
    """Paint somebody who slides down a line, hanging by a bow laid over it at (x, y)."""
    bow = [(x - 8, y + 8), (x + 2, y - 11, x + 14, y + 6)]
    s.stroke(bow, s.ink, 3.6)
    s.stroke(bow, s.accent, 1.6)
    figure = join(
        taper((x - 7, y + 7), 1.5, (x + 3, y + 15), 2.1),
        taper((x + 13, y + 5), 1.5, (x + 10, y + 16), 2.1),
        svg(
            f"M{x + 1} {y + 12} C{x + 4} {y + 10} {x + 10} {y + 11} {x + 11} {y + 15} L{x + 7} {y + 29} L{x - 1} {y + 27} Z"
        ),
        oval(x + 5, y + 8.4, 3.8, 4.6, 14),
        ribbon([(x + 3, y + 8, 1.8), (x - 2, y + 12, 2.0), (x - 10, y + 13, 0.4)]),
        taper((x + 3, y + 27), 3.2, (x + 13, y + 33), 2.4),
        taper((x + 13, y + 33), 2.3, (x + 9, y + 43), 1.7),
        taper((x + 2, y + 27), 3.2, (x + 7, y + 38), 2.4),
        taper((x + 7, y + 38), 2.3, (x - 2, y + 45), 1.7),
    )
    s.fill(figure, s.ink)
    s.rim([figure], s.light, (-1.0, 0.3), 1.2)


def kate_bishop(s: Impact) -> None:
    """Somebody slides to the next roof along an arrow's line, hanging by the bow. Light: the low sun."""
    _roofs_at_dusk(s)
    start, end = (14.0, 46.0), (92.0, 92.0)
    for tone, width in ((s.ink, 2.8), ("#ffffff", 1.2)):
        s.stroke([start, end], tone, width)
    _slider(s, 37, 59)
    # the chimney that the arrow has hit
    wall = box(90, 76, 130, 172)
    brick = mix(s.deep, s.mid, 0.45)
    s.inked([(wall, brick), (box(86, 70, 130, 79, 1), mix(s.deep, s.mid, 0.7))], 2.0, (0.0, 1.4))
    with s.clipped(wall):
        for row in range(9):
            y = 82 + 9 * row
            s.stroke([(88, y), (130, y)], s.ink, 1.0)
            for x in range(90 + (row % 2) * 7, 130, 14):
                s.stroke([(x, y), (x, y + 9)], s.ink, 1.0)
        s.fill(box(90, 79, 94, 172), s.key)
        s.dots(wall, s.ink, (98, 100), (124, 120), 0.0, 0.85, pitch=2.6)
    s.flash(93, 93, 15, 10, "#ffffff", seed=4)
    with s.moved(96.0, 95.0, turn=30.0):
        shaft = polygon((-38, -1.7), (0, -2.2), (0, 2.2), (-38, 1.7))
        s.inked([(shaft, s.accent)], 1.6, (0.3, 1.0))
        s.fill(polygon((-38, -1.7), (0, -2.2), (0, -0.6), (-38, -0.5)), mix(s.accent, "#ffffff", 0.6))
        for side in (-1, 1):
            vane = polygon((-39, side * 1.4), (-25, side * 1.4), (-30, side * 8), (-43, side * 8))
            s.inked([(vane, s.accent)], 1.5, (0.3, 0.8))
            s.fill(both(vane, placed(vane, 2.6, -2.4)), mix(s.accent, "#ffffff", 0.55))
        s.inked([(polygon((-2, -4.4), (6, -4.4), (6, 4.4), (-2, 4.4)), s.light)], 1.2)
        s.line(oval(-18, 0, 4.6, 3.4), s.ink, 3.2)
        s.line(oval(-18, 0, 4.6, 3.4), "#ffffff", 1.4)
    s.debris([(84, 84, 3.0, 20), (82, 104, 3.4, 50), (90, 112, 2.6, 10), (78, 94, 2.2, 70)], brick, s.light)


def _barn(s: Impact) -> None:
    """Paint the inside of a barn and, through its door, a field at sunset."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    for x in range(-4, 124, 14):
        s.stroke([(x, -4), (x, 150)], s.ink, 1.4)
    door = polygon((36, 172), (36, 44), (54, 26), (96, 26), (114, 44), (114, 172))
    s.inked([(door, s.key)], 2.4, (0.0, 0.0))
    with s.clipped(door):
        for r, tone in (
            (56, mix(s.key, s.light, 0.3)),
            (42, mix(s.key, s.light, 0.65)),
            (29, s.light),
            (19, "#fffaf0"),
        ):
            s.fill(oval(84, 84, r), tone)
        s.fill(svg("M30 104 C50 98 80 102 120 96 V172 H30 Z"), s.mid)
        s.fill(svg("M30 118 C60 108 90 116 120 108 V172 H30 Z"), mix(s.deep, s.mid, 0.5))
        for number in range(6):
            s.stroke([(44 + 12 * number, 172), (64 + 5 * number, 113)], s.deep, 1.3)
        silo = join(box(40, 72, 49, 106), oval(44.5, 72, 4.5, 5))
        s.fill(join(silo, polygon((49, 104), (49, 90), (57, 84), (65, 90), (65, 104))), mix(s.deep, s.mid, 0.4))
    for beam in (polygon((-4, 30), (46, 22), (46, 29), (-4, 37)), box(-4, 12, 124, 19)):
        s.inked([(beam, s.deep)], 1.4, (0.0, 0.9))
    s.fill(box(-4, 12, 124, 13.6), s.mid)
    s.fill(svg("M-4 140 C20 130 36 138 50 141 C80 146 100 138 124 142 V172 H-4 Z"), mix(s.ink, s.deep, 0.25))
    lots = chance(7)
    for number in range(20):  # straw
        x = 6 * number + 4 * next(lots)
        s.stroke([(x, 146), (x - 4 + 8 * next(lots), 136 - 5 * next(lots))], s.mid, 1.0)


def _piglet(s: Impact) -> None:
    """Paint a piglet that sits on the origin and looks to the left, its feet out before it."""
    pink, shade = mix("#ffb0a0", s.light, 0.35), mix("#e0685a", s.deep, 0.2)
    far = [taper((-8, -6), 4.0, (-21, -11), 3.0), taper((-7, -20), 3.4, (-19, -25), 2.6)]
    for limb in far:
        s.inked([(limb, shade)], 1.4, (0.6, 0.8))
    body = svg("M-13 -24 C-6 -34 12 -34 19 -22 C24 -12 20 1 8 2 C-4 3 -15 -2 -16 -12 C-16.500 -16 -15 -21 -13 -24 Z")
    s.stroke([(20, -8), (27, -13, 25, -6), (24, -2, 29, -6)], s.ink, 3.4)
    s.stroke([(20, -8), (27, -13, 25, -6), (24, -2, 29, -6)], pink, 1.5)
    s.inked([(body, pink)], 1.9, (-0.6, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 7, -3)), shade)
        s.dots(body, shade, (6, -16), (-8, 0), 0.0, 0.8, pitch=2.4)
    ear = svg("M-6 -40 C-1 -50 8 -53 15 -50 C13 -43 7 -37 0 -34 Z")
    head = svg("M-22 -38 C-20 -46 -8 -48 -1 -42 C5 -36 4 -26 -3 -22 C-10 -19 -19 -21 -22 -27 Z")
    s.inked([(placed(ear, -6, -1), shade)], 1.3, (0.4, 0.8))
    s.inked([(head, pink)], 1.8, (-0.5, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, 5, -3)), shade)
    s.inked([(ear, pink)], 1.5, (0.4, 0.9))
    s.fill(both(ear, placed(ear, 1, 4)), shade)
    snout = oval(-22, -31, 4.6, 6.4, -8)
    s.inked([(snout, mix(pink, shade, 0.4))], 1.5, (-0.3, 0.8))
    for y in (-33, -29):
        s.fill(oval(-23, y, 1.0, 1.3), s.ink)
    s.fill(oval(-10, -36, 2.1, 2.6), s.ink)
    s.fill(oval(-10.7, -37, 0.7), "#ffffff")
    s.stroke([(-15, -23.5), (-11, -21.5, -8, -24)], s.ink, 1.2)
    for start, end in (((-4, -4), (-18, -3)), ((-3, -17), (8, -28))):
        limb = taper(start, 4.4, end, 3.2)
        s.inked([(limb, pink)], 1.5, (-0.4, 1.0))
        hoof = both(oval(*end, 3.4), limb)
        s.fill(hoof, s.deep)


def spider_ham(s: Impact) -> None:
    """A piglet swings out of a barn. Light: the low sun in the door."""
    _barn(s)
    for top, low in (((58, 12), (56, 122)), ((84, 12), (88, 114))):
        s.stroke([top, low], s.ink, 3.0)
        s.stroke([top, low], s.light, 1.2)
    with s.moved(73.0, 112.0, turn=-14.0):
        s.inked([(box(-21, 1, 21, 6, 1), mix(s.deep, s.mid, 0.4))], 1.6, (0.4, 1.0))
        s.fill(box(-21, 1, 21, 2.6, 0.6), s.key)
        _piglet(s)
    for x, y in ((99, 120), (104, 110), (94, 128)):
        s.stroke([(x, y), (x + 7, y - 4, x + 9, y - 12)], "#ffffff", 1.5)


def _wet_canyon(s: Impact) -> None:
    """Paint a street far below between two rows of lit storeys, in rain."""
    s.steps(
        ALL,
        (60, 0),
        (60, 130),
        [mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep, mix(s.deep, s.mid, 0.5), s.mid],
    )
    for wall in (
        polygon((-4, -4), (30, -4), (46, 120), (-4, 172)),
        polygon((124, -4), (74, -4), (60, 120), (124, 172)),
    ):
        s.fill(wall, mix(s.ink, s.deep, 0.35))
    for row in range(9):
        share = (row / 8) ** 1.3
        y = 8 + 110 * share
        for column in range(3):
            near = 1 - 0.55 * share
            x = 4 + 14 * share + column * 9 * near
            if (row * 3 + column * 2) % 5:
                s.fill(block(x + 6, y, 5.4 * near, 5 * near), (s.key, "#ffd98a")[(row + column) % 2])
    s.fill(polygon((46, 118), (60, 118), (76, 172), (18, 172)), s.mid)
    s.fill(oval(48, 134, 17, 6), s.key)
    s.fill(oval(48, 134, 11, 3.8), s.light)
    s.dots(polygon((46, 118), (60, 118), (76, 172), (18, 172)), s.deep, (50, 128), (40, 152), 0.0, 0.8)


def _mouse(s: Impact, x: float, y: float) -> None:
    """Paint a mouse that stops in the light."""
    mouse = join(
        svg(f"M{x - 7} {y + 2} C{x - 7} {y - 5} {x + 2} {y - 5} {x + 7} {y + 1} L{x + 7} {y + 2} Z"),
        oval(x + 2, y - 3.4, 2.0),
    )
    s.fill(mouse, s.ink)
    s.stroke([(x - 7, y + 1.6), (x - 12, y + 2.6, x - 13, y - 3)], s.ink, 1.1)


def hawkeye(s: Impact) -> None:
    """A hawk on a ledge in the rain has seen the mouse in the street. Light: the lit storeys."""
    _wet_canyon(s)
    _mouse(s, 49, 133)
    # the hawk: breast, folded wing, head in profile
    brown, lit = mix(s.deep, s.ink, 0.25), mix(s.key, s.light, 0.45)
    breast = svg("M62 66 C56 84 58 106 66 124 C74 138 88 146 100 150 L124 150 V60 C112 44 92 44 80 50 Z")
    s.inked([(breast, lit)], 2.0, (1.0, 1.2))
    with s.clipped(breast):
        for row in range(8):
            for column in range(6):
                x, y = 62 + 9 * column + (row % 2) * 4.5, 82 + 9.5 * row
                s.fill(svg(f"M{x - 2.6} {y} L{x + 2.6} {y} L{x} {y + 6} Z"), mix(s.deep, s.mid, 0.35))
        s.dots(breast, s.deep, (72, 96), (112, 110), 0.0, 0.7)
    wing = svg("M124 64 C104 70 94 90 92 116 C92 130 98 142 108 150 H124 Z")
    s.inked([(wing, brown)], 1.8, (-0.6, 0.8))
    for number in range(4):
        s.stroke(
            [(96 + 6 * number, 100 + 10 * number), (104 + 5 * number, 96 + 10 * number, 122, 104 + 9 * number)],
            s.mid,
            1.3,
        )
    head = svg("M57 70 C52 54 60 38 78 35 C96 33 110 44 112 62 C108 74 98 82 84 84 C74 85 64 82 60 78 Z")
    s.inked([(head, brown)], 2.2, (1.0, 1.0))
    with s.clipped(head):
        s.fill(svg("M56 72 C60 60 70 66 78 74 C86 82 96 80 104 74 L100 90 H56 Z"), lit)
        for x, y in ((88, 44), (96, 50), (102, 58), (90, 54), (97, 64)):
            s.stroke([(x, y), (x + 5, y + 4)], s.mid, 1.4)
        s.rim([head], s.key, (-1.0, -0.2), 2.0)
    beak = svg(
        "M60 62 C50 60 42 66 41 80 C41 84 43 88 45 90 C46 84 50 80 57 79 C62 78 66 76 67 72 C68 66 65 63 60 62 Z"
    )
    s.inked([(beak, mix(s.ink, s.deep, 0.45))], 1.8, (0.6, 1.0))
    s.fill(svg("M60 62 C66 62 69 67 67 72 C64 76 58 77 55 76 C54 70 55 64 60 62 Z"), "#ffc83a")
    s.fill(svg("M44 80 C44 72 48 66 54 64 C50 70 48 76 47 82 Z"), s.light)
    s.fill(oval(60, 68, 1.4, 1.0, -20), s.ink)
    brow = svg("M66 52 C72 48 84 49 92 55 C88 57 74 58 66 58 Z")
    s.inked([(oval(79, 61, 8.6), mix(s.accent, "#ffffff", 0.2))], 1.8, (0.0, 0.0))
    s.fill(oval(79, 61, 6.2), s.accent)
    s.fill(oval(78, 61.4, 3.9), s.ink)
    s.fill(oval(75.6, 59.6, 1.8), "#ffffff")
    s.inked([(brow, s.ink)], 1.0)
    s.stroke([(66, 52), (78, 48, 92, 54)], s.key, 1.4)
    lots = chance(9)
    for _ in range(30):  # rain
        x, y = 128 * next(lots) - 4, 146 * next(lots)
        s.stroke([(x, y), (x - 3.4, y + 11)], mix(s.accent, "#ffffff", 0.5), 0.8, 0.8)


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
        path = placed(wing, 88, 122, 1.0, 16, flip)
        s.inked([(path, s.accent)], 1.6, (0.5, 0.8))
        s.fill(cut(path, placed(path, 1.2, 2.6)), "#bdf2fa")
        s.fill(placed(oval(12, -8, 2.4), 88, 122, 1.0, 16, flip), s.ink)
    s.inked([(placed(oval(0, 3, 2.2, 8), 88, 122, 1.0, 16), s.light)], 1.2, (0.3, 0.4))
    for x, y in ((88, 110), (95, 111)):
        s.stroke([(91, 115), (x, y)], s.ink, 1.2)


def _lit_wall(s: Impact) -> None:
    """Paint a house front seen from the street: courses of bricks, a window at the top, morning across it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-4, -4), (70, -4), (124, 62), (124, 172), (90, 172), (-4, 84)), s.key)
    s.fill(polygon((14, -4), (56, -4), (124, 80), (124, 152)), mix(s.key, s.light, 0.55))
    for row in range(13):
        y = 4 + row * (7.4 + row * 0.5)
        s.stroke([(-4, y), (124, y)], s.deep, 0.9 + 0.05 * row, 0.7)
        wide = 14 + row * 1.3
        for number in range(-5, 6):
            x = 60 + (number + 0.5 * (row % 2)) * wide
            s.stroke([(x, y), (x, y + 7.4 + row * 0.5)], s.deep, 0.9 + 0.05 * row, 0.7)
    s.dots(ALL, s.deep, (70, 60), (0, 172), 0.0, 0.8)
    s.inked([(box(34, -6, 78, 44, 1), s.light)], 1.7)
    s.fill(box(38, -6, 74, 38), mix(s.ink, s.deep, 0.4))
    s.inked([(box(31, 42, 81, 49, 1), "#fff3d8")], 1.7, (0.3, 1.6))


def spider_girl(s: Impact) -> None:
    """A yo-yo drops from a window over the street. Seen from below; light: the morning across the wall."""
    _lit_wall(s)
    girl = join(
        oval(54, 24, 8.4, 9.4),
        svg("M42 44 C42 34 48 32 54 32 C62 32 67 35 68 44 Z"),
        svg("M46 22 C44 12 52 10 57 12 C66 11 68 20 65 26 C72 24 74 34 68 38 C66 33 64 30 62 28 Z"),
    )
    s.fill(girl, s.ink)
    s.rim([girl], s.key, (0.7, -0.7), 1.4)
    arm = join(taper((64, 40), 3.6, (68, 56), 3.0), oval(68, 59, 4.0, 4.6))
    s.fill(arm, s.ink)
    s.rim([arm], s.key, (1.0, -0.2), 1.3)
    # the string swells as it comes near
    for tone, more in ((s.ink, 1.6), ("#ffffff", 0.0)):
        s.fill(ribbon([(68, 62, 0.6 + more), (71, 80, 0.9 + more), (80, 104, 1.4 + more)]), tone)
    for x, top, foot in ((44, 70, 92), (50, 62, 76), (102, 66, 90), (108, 78, 96)):
        s.stroke([(x, top), (x, foot)], "#ffffff", 1.8)
    # two halves and the gap between them
    cyan, pale, dim = s.accent, "#bdf2fa", mix(s.accent, s.ink, 0.55)
    s.fill(oval(84, 128, 33, 18), s.ink, 0.45)
    back = oval(85, 107, 25, 29, 18)
    s.inked([(back, cyan)], 2.2, (0.8, 1.4))
    s.dots(back, dim, (92, 84), (104, 128), 0.1, 0.95, pitch=2.4)
    s.fill(oval(76, 110, 23, 26, 18), s.ink)
    face = oval(66, 113, 26, 29, 18)
    s.inked([(face, cyan)], 2.5, (0.6, 1.6))
    s.fill(cut(face, placed(face, -2.8, 3.4)), pale)
    s.dots(face, dim, (70, 108), (54, 140), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(65, 113, 19, 21.6, 18), s.light)], 1.5, (0.3, 0.5))
    s.fill(cut(oval(65, 113, 19, 21.6, 18), placed(oval(65, 113, 19, 21.6, 18), -3, 3)), "#ffffff")
    s.inked([(oval(65, 113, 12, 13.8, 18), s.mid)], 1.4, (0.3, 0.5))
    s.dots(oval(65, 113, 12, 13.8, 18), s.deep, (68, 108), (58, 122), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(65, 113, 4.6, 5.2, 18), cyan)], 1.3)
    s.fill(oval(53, 97, 5.4, 2.6, -50), "#ffffff")


def _camp(s: Impact) -> None:
    """Paint a clearing at night between trunks and leaves, lit by a fire on the ground."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    for r, tone in (
        (88, mix(s.ink, s.deep, 0.8)),
        (70, s.deep),
        (54, mix(s.deep, s.mid, 0.5)),
        (40, s.mid),
        (27, s.key),
    ):
        s.fill(oval(66, 112, r, r * 1.06), tone)
    s.halo(ALL, s.ink, 66, 112, 56, 120, 0.0, 0.8)
    for x, wide, lean in ((6, 9, 4), (28, 5, -3), (104, 6, 3), (117, 10, -5)):
        trunk = polygon((x - wide * 0.7 + lean, -4), (x + wide * 0.7 + lean, -4), (x + wide, 136), (x - wide, 136))
        s.fill(trunk, mix(s.ink, s.deep, 0.3))
        s.rim([trunk], s.mid, (1.0 if x < 60 else -1.0, 0.0), 1.6)
    leaf = svg("M0 0 C10 -9 26 -9 38 0 C26 7 10 7 0 0 Z")
    for x, y, turn, scale in (
        (-2, 50, 18, 1.0),
        (24, 4, 44, 0.9),
        (124, 64, 162, 1.0),
        (44, -4, 70, 0.8),
        (86, 54, 12, 0.8),
    ):
        path = placed(leaf, x, y, scale, turn)
        s.fill(path, mix(s.ink, s.deep, 0.55))
        s.rim([path], s.mid, (0.2, 1.0), 1.3)
    s.fill(svg("M-4 132 C30 126 100 126 124 132 V172 H-4 Z"), mix(s.ink, s.deep, 0.5))
    s.fill(oval(66, 139, 40, 7), s.mid)


def yondu(s: Impact) -> None:
    """A kettle whistles its lid off. Light: the camp fire."""
    _camp(s)
    copper, lit, dim = mix(s.mid, s.deep, 0.1), s.light, mix(s.deep, s.ink, 0.15)
    # the steam: out of the spout, and up under the lid
    jet = svg("M38 86 C32 76 28 66 12 58 C16 67 13 71 6 76 C15 80 17 86 15 94 C26 92 34 95 42 92 Z")
    plume = svg("M58 86 C46 82 46 72 53 70 C47 64 52 56 60 58 H82 C90 56 95 64 89 70 C96 72 96 82 84 86 Z")
    for steam in (jet, plume):
        s.inked([(steam, "#ffffff")], 1.8, (0.4, 0.9))
        s.dots(steam, s.key, (60, 66), (60, 92), 0.0, 0.6, pitch=2.4)
    for points in ([(36, 66), (31, 56)], [(24, 104), (16, 110)], [(47, 52), (41, 45)], [(95, 52), (101, 45)]):
        s.stroke(points, s.ink, 4.4)
        s.stroke(points, s.accent, 2.4)
    # the fire
    flames = (
        "M36 144 C28 130 42 126 42 116 C50 120 50 126 53 127 C56 118 66 116 68 108 C78 114 76 124 80 126 C84 120 90 118 "
        "92 114 C102 124 104 134 96 144 Z",
        "M46 144 C42 136 50 132 52 127 C57 130 58 134 60 134 C62 127 68 126 70 120 C76 126 75 132 79 134 C83 132 84 128 "
        "86 127 C92 134 92 140 88 144 Z",
        "M56 144 C54 140 61 136 66 130 C69 136 72 138 78 136 C80 140 78 142 76 144 Z",
    )
    s.inked([(svg(flames[0]), "#ff8a1e")], 1.8, (0.3, 0.6))
    s.fill(svg(flames[1]), "#ffc830")
    s.fill(svg(flames[2]), "#fff4b4")
    for start, end in (((34, 145), (76, 140)), ((100, 145), (58, 140))):
        s.inked([(taper(start, 4.0, end, 3.6), dim)], 1.5, (0.4, 0.8))
        s.fill(oval(*start, 2.2, 2.6), s.light)
    # the kettle
    handle = cut(oval(97, 102, 15, 16), oval(96, 102, 9, 10))
    spout = svg("M50 118 C40 114 42 100 34 92 L40 85 C50 88 52 98 58 100 Z")
    body = svg("M42 116 C40 98 50 86 69 86 C88 86 98 98 96 116 C95 124 86 127 69 127 C52 127 43 124 42 116 Z")
    s.inked([(handle, dim)], 1.9, (0.6, 1.0))
    s.inked([(spout, copper), (body, copper)], 2.5, (0.8, 1.4))
    with s.clipped(body):
        s.fill(oval(58, 104, 16, 24, 20), s.key)
        s.fill(oval(53, 102, 6, 16, 20), lit)
        s.fill(svg("M38 118 C56 124 84 124 100 118 V132 H38 Z"), "#ff8a1e")
        s.dots(body, dim, (72, 100), (98, 108), 0.0, 0.9, pitch=2.4)
    s.fill(cut(spout, placed(spout, 1.6, 2.4)), lit)
    s.inked([(oval(69, 87, 17, 4.0), s.ink)], 0.8)
    lid = placed(svg("M-19 3 C-16 -10 16 -10 19 3 C10 7 -10 7 -19 3 Z"), 71, 51, 1.0, 11)
    s.inked([(lid, s.accent), (placed(oval(0, -10, 4.4), 71, 51, 1.0, 11), s.accent)], 2.1, (0.6, 1.2))
    s.fill(cut(lid, placed(lid, 1.6, 3.4)), "#bdf2fa")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-17": Picture(
        silver_sable, ((68.0, 52.0), (70.0, 100.0)), "cuts a candle", "hall of a château", "the flame that stays"
    ),
    "m1-18": Picture(
        kate_bishop, ((44.0, 78.0), (84.0, 88.0)), "slides along an arrow's line", "water towers", "low sun"
    ),
    "m1-19": Picture(
        scarlet_spider, ((66.0, 78.0), (88.0, 122.0)), "opens for a moth", "flooded fields", "strip of dusk"
    ),
    "m1-20": Picture(kingpin, ((66.0, 80.0),), "stands while the ball breaks", "bowling lane", "pit of the lane"),
    "m1-21": Picture(spider_ham, ((66.0, 76.0), (76.0, 100.0)), "swings out", "barn door", "low sun in the door"),
    "m1-22": Picture(
        spider_girl, ((66.0, 112.0), (56.0, 24.0)), "drops from a window", "house front", "morning across the wall"
    ),
    "m1-23": Picture(hawkeye, ((78.0, 61.0), (50.0, 132.0)), "has seen a mouse", "ledge over a street", "lit storeys"),
    "m1-24": Picture(yondu, ((69.0, 104.0), (71.0, 50.0)), "whistles its lid off", "clearing", "camp fire"),
}

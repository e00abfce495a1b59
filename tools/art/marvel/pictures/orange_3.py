"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, block, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


def captain_america(s: Impact) -> None:
    """A heater shield ricochets down the corridor of a submarine."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    # rings of the corridor run to one point
    vx, vy = 70, 74
    for number, (r, tone) in enumerate(((92, 0.2), (70, 0.4), (52, 0.6), (37, 0.8), (25, 1.0))):
        ring = placed(
            polygon(
                (-1, -0.62, 0.3),
                (-0.62, -1, 0.3),
                (0.62, -1, 0.3),
                (1, -0.62, 0.3),
                (1, 0.7, 0.3),
                (0.7, 1, 0.3),
                (-0.7, 1, 0.3),
                (-1, 0.7, 0.3),
            ),
            vx,
            vy,
            r,
        )
        s.fill(ring, mix(mix(s.deep, s.mid, 0.5), mix(s.key, s.light, 0.6), tone))
        s.line(ring, s.ink, 2.2 - number * 0.25)
        s.line(placed(ring, vx * 0.06, vy * 0.06, 0.94), mix(s.mid, s.key, tone * 0.6), 0.9)
    for dx in (-0.5, 0.5):
        s.stroke([(vx + dx * 30, vy - 24), (vx + dx * 150, -16)], mix(s.accent, s.ink, 0.35), 2.6)
    s.fill(polygon((vx - 12, vy + 24), (vx + 12, vy + 24), (vx + 64, 172), (vx - 64, 172)), mix(s.deep, s.ink, 0.4))
    for number in range(6):
        y = vy + 28 + number * number * 3.2
        wide = 14 + number * 9
        s.fill(box(vx - wide, y, vx + wide, y + 0.8 + number * 0.4), mix(s.mid, s.deep, 0.3))
    hatch = oval(vx, vy, 13, 15)
    s.inked([(hatch, s.mid)], 1.2, (0.5, 0.6))
    s.line(oval(vx, vy, 6), s.ink, 1.4)
    s.halo(ALL, s.deep, vx, vy, 46, 110, 0.0, 0.7)
    # where it struck: three walls, the last the brightest
    s.flash(43, 46, 9, 9, s.accent, seed=3)
    s.flash(96, 58, 12, 10, s.accent, seed=5)
    s.flash(40, 96, 19, 11, s.accent, seed=7)
    s.flash(40, 96, 12, 10, "#ffffff", seed=7)
    for wide, tone in ((5.0, s.accent), (2.2, "#ffffff")):
        s.stroke([(70, 70), (43, 46), (96, 58), (40, 96), (62, 100)], tone, wide * 0.55, 0.85)
    # the shield comes at us
    with s.moved(74, 96, 0.92, turn=17):
        shield = svg("M-27 -30 C-14 -34 14 -34 27 -30 C28 -4 22 22 0 38 C-22 22 -28 -4 -27 -30 Z")
        s.inked([(shield, "#fff3d6")], 2.0, (1.3, 1.5))
        inner = placed(shield, 0, 0, 0.84)
        s.fill(inner, mix(s.accent, s.ink, 0.5))
        s.fill(both(inner, box(-40, -40, 0, 40)), mix(s.accent, s.ink, 0.2))
        # quarters and a bend: a knight's shield of nobody
        s.fill(both(inner, polygon((-30, -34), (-14, -34), (26, 24), (14, 34))), "#fff3d6")
        s.fill(both(inner, polygon((-26, -34), (-20, -34), (20, 30), (16, 33))), s.mid)
        with s.clipped(inner):
            s.dots(inner, s.ink, (2, -8), (24, 30), 0.0, 0.75, pitch=2.4)
        s.fill(both(shield, cut(shield, placed(shield, 2.4, 2.2))), "#ffffff")
        for x, y in ((-22, -26), (22, -26), (0, 32)):
            s.inked([(oval(x, y, 2.4), "#ffc75e")], 0.9, (0.4, 0.5))
    for x, y, long in ((100, 118, 12), (48, 130, 10), (96, 82, 8)):
        s.stroke([(x, y), (x + long, y + long * 0.8)], "#ffffff", 1.4)
    s.debris([(32, 84, 2, 10), (50, 88, 1.8, 40), (30, 104, 2.4, 60), (94, 50, 1.6, 20)], s.key, "#ffffff", 0.7)


def black_panther(s: Impact) -> None:
    """A panther leaps over the falls of a gorge at dawn."""
    s.steps(ALL, (60, 0), (60, 120), [mix(s.deep, s.mid, 0.3), s.mid, mix(s.mid, s.key, 0.5), s.key, s.light])
    for r, color in ((40, s.light), (29, mix(s.light, "#ffffff", 0.5)), (19, "#ffffff")):
        s.fill(oval(70, 86, r), color)
    # far cliffs and trees
    s.fill(svg("M-4 96 L10 88 L18 70 L30 66 L38 80 V150 H-4 Z"), mix(s.mid, s.deep, 0.35))
    s.fill(svg("M124 84 L108 74 L102 84 L98 106 V150 H124 Z"), mix(s.mid, s.deep, 0.35))
    # the falls and their spray
    fall = svg("M38 96 C56 92 80 92 98 98 C100 120 102 134 106 152 H32 C36 134 38 116 38 96 Z")
    s.fill(fall, mix(s.key, s.light, 0.45))
    for x in (44, 52, 60, 69, 78, 87, 94):
        s.fill(
            svg(f"M{x} 97 C{x - 1} 116 {x - 2} 134 {x - 3} 152 H{x + 2} C{x + 2} 132 {x + 2} 114 {x + 2.5} 97 Z"),
            "#ffffff",
        )
    s.dots(fall, s.mid, (66, 116), (66, 152), 0.0, 0.6)
    for x, y, r in ((34, 144, 9), (48, 148, 10), (64, 150, 10), (82, 149, 10), (98, 146, 9)):
        s.fill(oval(x, y, r, r * 0.7), "#fff8e8")
    # near banks in ink
    left = svg("M-4 104 L16 100 L30 106 L34 116 L28 124 L32 138 L24 152 H-4 Z")
    right = svg("M124 96 L110 100 L100 110 L106 120 L100 132 L108 152 H124 Z")
    for bank in (left, right):
        s.fill(bank, s.ink)
        s.rim([bank], s.key, (66 - (10 if bank is left else 112), -20), 1.3)
    # the panther: one long curve, stretched from bank to bank
    tail = ribbon([(38, 76, 2.8), (26, 74, 2.4), (18, 62, 2.0), (24, 52, 1.6), (30, 54, 0.8)])
    body = svg(
        "M36 78 C38 66 48 62 58 64 C68 66 74 62 80 58 C80 52 84 50 86 54 C90 52 94 54 94 58 C98 60 102 64 101 67 C98 70 94 70 91 70 "
        "C88 76 84 80 78 82 C70 88 58 88 48 88 C40 88 34 84 36 78 Z"
    )
    legs = [
        ribbon([(46, 82, 5.4), (40, 94, 4), (28, 98, 2.6), (20, 106, 2.2)]),
        ribbon([(52, 84, 5.0), (48, 98, 3.6), (38, 104, 2.6), (32, 112, 2.2)]),
        ribbon([(80, 76, 4.6), (92, 84, 3.4), (103, 86, 2.4), (109, 92, 2.4)]),
        ribbon([(74, 80, 4.6), (84, 92, 3.4), (96, 96, 2.4), (101, 102, 2.4)]),
    ]
    cat = join(body, tail, *legs)
    s.fill(cat, s.ink)
    s.rim([cat], s.light, (0.4, -1), 1.2)
    s.rim([cat], s.accent, (0.2, 1), 1.0)
    s.fill(svg("M89 59.500 C91 58 93.500 58.500 94.500 60.500 C92.500 61.500 90.500 61 89 59.500 Z"), s.accent)
    for points in ([(54, 68), (52, 76, 56, 82)], [(76, 66), (72, 72, 74, 78)]):
        s.stroke(points, mix(s.ink, s.deep, 0.7), 1.3)
    for x, y, r in ((40, 118, 1.8), (56, 112, 1.4), (92, 116, 1.8), (74, 108, 1.2), (104, 106, 1.4), (26, 94, 1.4)):
        s.fill(oval(x, y, r), "#ffffff")
    # birds start up
    for x, y, k in ((44, 30, 1), (54, 38, 0.8), (38, 44, 0.7)):
        s.stroke(
            [(x - 5 * k, y - 2 * k), (x - 2 * k, y - 3 * k, x, y), (x + 2 * k, y - 3 * k, x + 5 * k, y - 2 * k)],
            s.ink,
            1.2 * k,
        )


def black_bolt(s: Impact) -> None:
    """A tuning fork is struck, and its sound splits a canyon before a crowd."""
    s.steps(ALL, (60, 0), (60, 100), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.4), s.light])
    # walls of the canyon, split by the front of the wave
    left = svg("M-4 20 L20 28 L30 22 L38 40 L34 54 L42 66 L38 84 L46 100 L40 124 L44 150 H-4 Z")
    right = svg("M124 40 L112 48 L104 44 L98 58 L102 70 L94 82 L98 96 L90 110 L96 130 L92 150 H124 Z")
    for wall, tone in ((left, 0.25), (right, 0.1)):
        s.fill(wall, mix(s.deep, s.mid, tone))
        with s.clipped(wall):
            for y in range(36, 150, 16):
                s.stroke([(-4, y), (30, y + 4, 60, y - 2), (100, y + 3, 124, y - 2)], mix(s.deep, s.ink, 0.3), 1.0)
        s.rim([wall], s.light, (66 - (20 if wall is left else 108), -8), 1.6)
    s.dots(left, s.ink, (40, 80), (-4, 110), 0.0, 0.8)
    s.dots(right, s.ink, (92, 80), (124, 110), 0.0, 0.8)
    s.fill(polygon((44, 150), (60, 108), (78, 108), (92, 150)), mix(s.key, s.mid, 0.2))
    # the front of the sound: rings cut into the air
    for r, wide, tone in (
        (60, 5, "#ffffff"),
        (47, 4.2, mix(s.accent, "#ffffff", 0.4)),
        (35, 3.6, "#ffffff"),
        (24, 3, mix(s.accent, "#ffffff", 0.2)),
    ):
        with s.clipped(polygon((66, 78), (128, 8), (128, 150))):
            s.line(oval(66, 78, r, r * 0.92), tone, wide)
        with s.clipped(polygon((66, 78), (4, 8), (4, 150))):
            s.line(oval(66, 78, r, r * 0.92), tone, wide)
    # the fork, trembling
    fork = svg(
        "M52 38 C52 34 58 34 58 38 V78 C58 86 74 86 74 78 V38 C74 34 80 34 80 38 V80 C80 92 72 96 70 97 V122 C70 127 62 127 62 122 V97 C60 96 52 92 52 80 Z"
    )
    for dx, alpha in ((-4.5, 0.35), (4.5, 0.35), (-2.4, 0.6), (2.4, 0.6)):
        s.fill(both(placed(fork, dx), box(0, 0, 124, 84)), mix(s.accent, "#ffffff", 0.3), alpha)
    s.inked([(fork, s.accent)], 2.0, (1.2, 1.4))
    s.fill(both(fork, placed(fork, -2.4, 0)), mix(s.accent, "#ffffff", 0.6))
    with s.clipped(fork):
        s.dots(fork, s.ink, (66, 84), (76, 124), 0.0, 0.7, pitch=2.4)
    s.flash(84, 44, 10, 9, "#ffffff", seed=5)
    # rocks fall
    s.debris(
        [
            (46, 54, 3.4, 10),
            (38, 72, 2.6, 50),
            (96, 66, 3.6, 30),
            (102, 88, 2.8, 70),
            (44, 96, 3, 20),
            (90, 112, 3.2, 45),
        ],
        s.deep,
        s.key,
    )
    # the crowd holds its ears
    for x, y, k in (
        (36, 148, 0.9),
        (48, 151, 1.05),
        (62, 148, 0.95),
        (76, 151, 1.05),
        (90, 148, 0.95),
        (103, 151, 1.0),
        (116, 148, 0.9),
        (24, 151, 1.0),
    ):
        figure = join(
            oval(x, y - 9 * k, 4 * k, 4.6 * k),
            oval(x, y + 4 * k, 8 * k, 8 * k),
            taper((x - 7 * k, y), 1.8 * k, (x - 4.6 * k, y - 9 * k), 1.5 * k),
            taper((x + 7 * k, y), 1.8 * k, (x + 4.6 * k, y - 9 * k), 1.5 * k),
        )
        s.fill(figure, s.ink)
        s.rim([figure], s.key, (66 - x, -30), 0.8)


def spider_man(s: Impact) -> None:
    """A web between two towers holds a falling taxi; seen straight up."""
    s.fill(ALL, s.mid)
    # the square of sky between four fronts
    sky = polygon((46, 40), (90, 36), (94, 82), (42, 84))
    s.fill(sky, "#ffffff")
    s.fill(placed(sky, 68 * 0.2, 60 * 0.2, 0.8), s.light)
    corners = [(46, 40), (90, 36), (94, 82), (42, 84)]
    frame = [(-8, -8), (130, -8), (130, 176), (-8, 176)]
    for number in range(4):
        a, b = corners[number], corners[(number + 1) % 4]
        c, d = frame[(number + 1) % 4], frame[number]
        front = polygon(a, b, c, d)
        s.fill(
            front,
            (mix(s.deep, s.mid, 0.6), mix(s.deep, s.ink, 0.2), mix(s.deep, s.ink, 0.45), mix(s.deep, s.mid, 0.2))[
                number
            ],
        )
        with s.clipped(front):
            for storey in range(1, 7):
                t0, t1 = (storey / 7) ** 1.5, ((storey + 0.5) / 7) ** 1.5
                for window in range(6):
                    u0, u1 = (window + 0.2) / 6, (window + 0.75) / 6
                    quad = []
                    for u, t in ((u0, t0), (u1, t0), (u1, t1), (u0, t1)):
                        x0, y0 = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
                        x1, y1 = d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u
                        quad.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
                    s.fill(polygon(*quad), s.mid if (window * 3 + storey * 2 + number) % 4 else s.key)
    s.halo(ALL, s.ink, 68, 62, 40, 112, 0.0, 0.7)
    # the web, stretched over the gap, its middle pulled down at us
    ends = [(20, 26), (50, 14), (92, 12), (118, 38), (116, 78), (108, 118), (70, 132), (34, 122), (14, 84)]
    cx, cy = 67, 78
    for width, tone in ((3.8, s.ink), (2.0, "#ffffff")):
        for end in ends:
            s.stroke([(cx, cy), end], tone, width)
        for step in (0.34, 0.52, 0.72, 0.92):
            for number, end in enumerate(ends):
                after = ends[(number + 1) % len(ends)]
                p, q = (
                    (cx + (end[0] - cx) * step, cy + (end[1] - cy) * step),
                    (cx + (after[0] - cx) * step, cy + (after[1] - cy) * step),
                )
                s.stroke(
                    [p, ((p[0] + q[0]) * 0.42 + cx * 0.16, (p[1] + q[1]) * 0.42 + cy * 0.16, *q)], tone, width * 0.9
                )
    # the taxi lies in it, wheels to us
    with s.moved(67, 80, 0.98, turn=-17):
        s.inked([(oval(x, y, 5, 8), s.ink) for x in (-27, 27) for y in (-17, 17)], 1.0, (0.5, 0.7))
        car = polygon(
            (-22, -36, 8),
            (22, -36, 8),
            (26, -20, 4),
            (26, 24, 4),
            (21, 36, 7),
            (-21, 36, 7),
            (-26, 24, 4),
            (-26, -20, 4),
        )
        s.inked([(car, "#ffd21f")], 2.0, (1.2, 1.4))
        with s.clipped(car):
            s.fill(box(-26, -40, -14, 40), "#fff0a0")
            s.dots(car, s.deep, (4, 0), (28, 20), 0.0, 0.75, pitch=2.4)
            for side in (-1, 1):
                for number in range(7):
                    s.fill(block(side * 24 - 2, -20 + number * 6, 4, 3), s.ink)
        glass = polygon((-17, -21, 3), (17, -21, 3), (14, -9), (-14, -9))
        s.inked(
            [
                (glass, s.accent),
                (polygon((-14, 16), (14, 16), (16, 25, 3), (-16, 25, 3)), mix(s.accent, s.ink, 0.35)),
                (block(-15, -8, 30, 23, 3), "#ffd21f"),
            ],
            1.2,
            (0.4, 0.6),
        )
        s.fill(polygon((-13, -19), (-4, -19), (-9, -11), (-12, -11)), "#ffffff")
        s.inked([(block(-8, 0, 16, 6, 1.5), "#ffffff")], 1.1, (0.5, 0.6))
        for x in (-5, 0, 5):
            s.fill(oval(x, 3, 1.1), s.ink)
        for side in (-1, 1):
            s.inked([(oval(side * 16, -33, 4, 2.4), "#ffffff")], 1.0, (0.4, 0.5))
            s.inked([(oval(side * 16, 34, 3.4, 1.8), "#e0243a")], 0.9, (0.4, 0.5))
    for x, y, turn in ((40, 58, 20), (98, 102, 70), (46, 112, 40)):
        s.inked([(placed(block(-3, -1.4, 6, 2.8, 1), x, y, 1, turn), "#ffffff")], 0.8, (0.4, 0.5))
    for start, end in (((44, 72), (58, 68)), ((90, 86), (76, 90)), ((64, 112), (66, 98))):
        s.stroke([start, end], s.ink, 2.8)
        s.stroke([start, end], "#ffffff", 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((74.0, 92.0), (70.0, 74.0)),
        "ricochets down a corridor",
        "submarine",
        "flash at the third wall",
    ),
    "m3-10": Picture(
        black_panther, ((90.0, 60.0), (60.0, 76.0)), "leaps over the falls", "river gorge", "dawn in the spray"
    ),
    "m3-11": Picture(black_bolt, ((66.0, 60.0), (66.0, 100.0)), "splits the canyon", "canyon", "front of the wave"),
    "m3-12": Picture(spider_man, ((67.0, 80.0),), "holds a falling taxi", "between two towers", "square of sky"),
}

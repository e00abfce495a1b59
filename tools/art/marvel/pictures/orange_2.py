"""Pictures of the orange cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def star_lord(s: Impact) -> None:
    """A cassette flies like a comet, its tape the tail. Vista, great arc; light: the star ahead."""
    s.fill(ALL, mix(s.ink, s.deep, 0.12))
    star = (46, 44)
    for r, c in ((112, mix(s.ink, s.deep, 0.6)), (88, s.deep), (66, mix(s.deep, s.mid, 0.5)), (46, s.mid), (27, s.key)):
        s.fill(oval(*star, r, r * 0.92), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.3), *star, 52, 116, 0.0, 0.7)
    rnd = chance(11)
    for _ in range(46):
        x, y, r = 120 * next(rnd), 110 * next(rnd), 0.3 + 0.55 * next(rnd)
        s.fill(oval(x, y, r), s.light)
    planet = oval(96, 196, 92)
    s.fill(oval(96, 196, 94.5), s.accent)
    s.fill(planet, s.mid)
    with s.clipped(planet):
        for d, c in (
            (0, s.light),
            (4, s.key),
            (11, mix(s.key, s.mid, 0.5)),
            (19, s.mid),
            (30, mix(s.mid, s.deep, 0.5)),
            (42, s.deep),
        ):
            s.fill(oval(96 + d * 0.55, 196 + d, 92), c)
        s.dots(planet, s.ink, (70, 118), (120, 150), 0.0, 0.6)
        for y, x0, x1 in ((119, 58, 84), (126, 40, 70), (131, 76, 108), (138, 34, 60)):
            s.fill(polygon((x0, y), (x1, y - 2), (x1 + 6, y - 0.4), (x0 + 8, y + 1.6)), s.light, 0.55)
    # tape: two bands that whip back over the planet
    for pts, c in (
        ([(74, 92, 3.6), (84, 104, 4.2), (78, 120, 3.8), (60, 124, 3.0), (52, 134, 2.2), (60, 150, 1.2)], s.accent),
        (
            [
                (86, 78, 4.0),
                (102, 82, 4.6),
                (113, 98, 4.4),
                (106, 114, 3.8),
                (90, 115, 3.2),
                (86, 106, 2.6),
                (96, 103, 2.2),
                (108, 116, 1.8),
                (110, 134, 1.0),
                (104, 150, 0.3),
            ],
            mix(s.deep, s.ink, 0.35),
        ),
    ):
        s.fill(ribbon([(x + 0.4, y + 0.7, w + 1.3) for x, y, w in pts], 20), s.ink)
        s.fill(ribbon(pts, 20), c)
        s.fill(ribbon([(x - w * 0.35, y - w * 0.35, w * 0.22) for x, y, w in pts], 20), s.light)
    for x0, y0, x1, y1, w in ((100, 62, 124, 60, 1.4), (99, 70, 124, 72, 1.0), (96, 92, 122, 106, 1.2)):
        s.fill(polygon((x0, y0), (x1, y1 - w), (x1, y1 + w)), s.light)
    # light that converges on the star
    s.rays(*star, 18, 60, 18, s.light, 0.9, duty=0.16, seed=5, inward=False)
    s.flash(*star, 20, 5, s.key, seed=2, hollow=0.4, turn=-90)
    s.fill(
        polygon(
            *[
                (star[0] + r * math.cos(math.radians(-97 + 36 * i)), star[1] + r * math.sin(math.radians(-97 + 36 * i)))
                for i in range(10)
                for r in ((16 if i % 2 == 0 else 6.6),)
            ]
        ),
        s.light,
    )
    s.fill(
        polygon(
            *[
                (star[0] + r * math.cos(math.radians(-97 + 36 * i)), star[1] + r * math.sin(math.radians(-97 + 36 * i)))
                for i in range(10)
                for r in ((10.5 if i % 2 == 0 else 4.4),)
            ]
        ),
        "#ffffff",
    )

    # cassette in perspective: near (right) end larger
    def at(u, v):
        x, y = 41 + 52 * u, 78 - 17 * u + (25 + 17 * u) * (v - 0.5)
        x += (v - 0.5) * 12
        return x, y

    def quad(u0, v0, u1, v1):
        return polygon(at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1))

    body = polygon((*at(0, 0), 2), (*at(1, 0), 2), (*at(1, 1), 2), (*at(0, 1), 2))
    side = polygon(at(0, 1), at(1, 1), (at(1, 1)[0] - 2, at(1, 1)[1] + 6), (at(0, 1)[0] - 1, at(0, 1)[1] + 4.4))
    left = polygon(at(0, 0), at(0, 1), (at(0, 1)[0] - 1, at(0, 1)[1] + 4.4), (at(0, 0)[0] - 2.5, at(0, 0)[1] + 3))
    dark = mix(s.ink, s.deep, 0.28)
    s.inked([(side, s.ink), (left, s.light), (body, dark)], w=1.7, heavy=(1.2, 1.4))
    s.dots(body, s.ink, at(0.4, 0.3), at(1.05, 0.9), 0.0, 0.8, pitch=2.5)
    s.line(body, s.ink, 1.0)
    label = quad(0.09, 0.12, 0.91, 0.70)
    s.fill(label, s.light)
    s.fill(quad(0.09, 0.12, 0.91, 0.24), s.accent)
    s.fill(quad(0.09, 0.24, 0.91, 0.30), s.key)
    s.fill(quad(0.09, 0.60, 0.91, 0.70), s.mid)
    s.line(label, s.ink, 0.9)
    s.fill(quad(0.22, 0.32, 0.78, 0.56), s.ink)
    s.fill(quad(0.40, 0.36, 0.62, 0.52), s.accent)
    for u in (0.30, 0.70):
        x, y = at(u, 0.44)
        s.fill(oval(x, y, 4.6 + u, 3.9 + 2.0 * u, 10), "#ffffff")
        s.line(oval(x, y, 4.6 + u, 3.9 + 2.0 * u, 10), s.ink, 1.0)
        s.fill(oval(x, y, 2.0 + 0.5 * u, 1.7 + u, 10), s.ink)
    s.fill(polygon(at(0.2, 1), at(0.28, 0.78), at(0.72, 0.78), at(0.8, 1)), s.deep)
    for u, v in ((0.05, 0.08), (0.95, 0.08), (0.05, 0.9), (0.95, 0.9)):
        s.fill(oval(at(u, v)[0], at(u, v)[1], 1.1), s.key)
    s.line(polygon(at(0.2, 1), at(0.28, 0.78), at(0.72, 0.78), at(0.8, 1)), s.ink, 0.8)
    s.rim([body], s.light, (-1, -0.8), 1.5)
    s.rim([body], s.accent, (0.4, 1), 0.9)
    s.debris(
        [(100, 66, 2.6, 0), (108, 76, 1.8, 50), (60, 108, 2.0, 20), (40, 104, 2.6, 80), (90, 56, 1.5, 0)], s.deep, s.key
    )


def nick_fury(s: Impact) -> None:
    """An eye looks through a closing door of steel in a bunker; an alarm lamp turns."""
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    # the light behind the gap
    s.fill(box(40, -4, 96, 150), s.key)
    s.fill(box(48, -4, 88, 150), s.light)
    # the eye: brow, lids, iris
    s.fill(box(44, 30, 92, 130), mix(s.deep, s.ink, 0.6))
    for r, color in ((34, mix(s.deep, s.mid, 0.4)), (27, s.mid)):
        s.fill(oval(68, 80, r, r * 0.9), color)
    eye = svg("M40 82 C50 64 86 62 98 80 C86 98 52 100 40 82 Z")
    s.inked([(eye, "#ffffff")], 2.0, (0.8, 1.0))
    with s.clipped(eye):
        s.fill(oval(69, 80, 16), s.ink)
        s.fill(oval(69, 80, 14.2), s.accent)
        for number in range(18):
            a = math.radians(20 * number)
            s.stroke(
                [(69 + 7 * math.cos(a), 80 + 7 * math.sin(a)), (69 + 13 * math.cos(a), 80 + 13 * math.sin(a))],
                mix(s.accent, "#ffffff", 0.5),
                0.9,
            )
        s.fill(oval(69, 80, 7.4), s.ink)
        s.fill(oval(64.5, 75, 3.4), "#ffffff")
        s.dots(eye, s.deep, (69, 84), (69, 62), 0.0, 0.75, pitch=2.4)
    s.fill(svg("M38 74 C50 56 88 54 100 72 C88 64 54 64 38 74 Z"), s.ink)
    s.stroke([(44, 94), (66, 106, 94, 92)], s.ink, 1.4)
    s.fill(svg("M40 56 C56 44 82 44 98 54 L96 60 C82 52 56 52 42 62 Z"), s.ink)
    # the halves of the door with their teeth, bolts and warning stripes
    for side in (-1, 1):
        edge = 66 + side * 24
        teeth = [(edge, -4)]
        for row in range(6):
            y = 4 + row * 26
            teeth += [(edge, y), (edge - side * 6, y + 4), (edge - side * 6, y + 11), (edge, y + 15)]
        leaf = polygon(*teeth, (edge, 172), (66 + side * 90, 172), (66 + side * 90, -4))
        s.inked([(leaf, mix(s.deep, s.mid, 0.55 if side < 0 else 0.3))], 1.8, (1.0, 1.2))
        with s.clipped(leaf):
            for row in range(16):
                y = -10 + row * 12
                s.fill(
                    polygon(
                        (edge + side * 1, y), (edge + side * 8, y - 6), (edge + side * 8, y), (edge + side * 1, y + 6)
                    ),
                    "#ffc21a" if row % 2 else s.ink,
                )
            s.fill(box(edge + side * 8 - 0.7, -4, edge + side * 8 + 0.7, 172), s.ink)
            s.dots(leaf, s.ink, (edge, 80), (edge + side * 34, 110), 0.0, 0.85)
        s.rim([leaf], s.light, (-side, -0.2), 1.2)
        for y in (22, 60, 98, 136):
            s.inked([(oval(edge + side * 16, y, 3.4), mix(s.mid, s.key, 0.3))], 1.0, (0.5, 0.7))
    # the alarm lamp at the top turns
    s.fill(polygon((66, 12), (-8, -8), (-8, 30)), "#ff4a3c", 0.35)
    s.fill(polygon((66, 12), (124, -8), (124, 40)), "#ff4a3c", 0.35)
    s.inked([(block(57, 14, 18, 5, 1), s.ink), (svg("M59 15 C59 4 73 4 73 15 Z"), "#ff4a3c")], 1.2, (0.5, 0.6))
    s.glint(64, 9, 5)


def _hanging_bridge(s: Impact) -> None:
    """Paint the cables of a bridge from its tower, the river far below."""
    s.steps(
        ALL,
        (60, 0),
        (60, 126),
        [mix(s.key, s.light, 0.5), s.key, mix(s.mid, s.key, 0.5), s.mid, mix(s.deep, s.mid, 0.6)],
    )
    sun = (58.0, 10.0)
    for r, tone in ((52, mix(s.key, s.light, 0.4)), (38, mix(s.key, s.light, 0.75)), (25, "#fffaf0")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 40, 170, 22, s.light, 0.35, duty=0.5, seed=5, first=10, last=170)
    s.steps(svg("M-4 122 H124 V172 H-4 Z"), (60, 122), (60, 150), [s.key, s.mid, s.deep])
    for x, y, wide in ((66, 126, 30), (84, 131, 22), (56, 137, 26), (96, 142, 30)):
        s.fill(oval(x, y, wide / 2, 1.0), s.light)
    s.fill(skyline(-4, 124, 124, (12, 18, 10, 22, 14), seed=6), mix(s.deep, s.mid, 0.5))
    tower = join(
        polygon((100, 40), (108, 40), (112, 172), (98, 172)),
        polygon((116, 30), (124, 30), (124, 172), (116, 172)),
        box(100, 66, 124, 72),
        box(98, 98, 124, 105),
    )
    s.fill(tower, mix(s.deep, s.ink, 0.25))
    s.rim([tower], s.light, (-1.0, -0.2), 1.6)
    s.stroke([(104, 42), (56, 96, -6, 112)], mix(s.deep, s.ink, 0.25), 2.4)
    for number in range(8):
        x = 10 + 11 * number
        y = 112 - (x / 104) ** 2 * 64
        s.stroke([(x, y), (x, 124)], mix(s.deep, s.ink, 0.25), 1.0)
    s.fill(polygon((-4, 118), (112, 112), (112, 117), (-4, 124)), mix(s.deep, s.ink, 0.25))
    s.halo(ALL, s.deep, 66, 66, 62, 112, 0.0, 0.65)


def _smoke_ring(s: Impact, x: float, y: float, back: bool) -> None:
    """Paint the far half of a ring of smoke, or the near one."""
    puffs = []
    for number in range(18):
        a = math.radians(20 * number + 4)
        if (math.sin(a) < 0.02) == back:
            size = 5.4 + 1.5 * math.sin(a) + 1.1 * (number % 2)
            puffs.append(oval(x + 33 * math.cos(a), y + 11.5 * math.sin(a) + 0.16 * 33 * math.cos(a), size * 1.2, size))
    band = join(*puffs)
    s.inked([(band, mix(s.accent, "#ffffff", 0.55) if back else "#ffffff")], 1.7, (0.4, 1.1))
    with s.clipped(band):
        s.fill(cut(band, placed(band, -0.6, -4.4)), mix(s.accent, "#ffffff", 0.25))
        s.dots(band, s.accent, (x, y), (x + 30, y + 18), 0.0, 0.7, pitch=2.4)


def falcon(s: Impact) -> None:
    """A falcon stoops through a ring of smoke beside a bridge. Light: the sun above it."""
    _hanging_bridge(s)
    _smoke_ring(s, 68, 77, True)
    with s.moved(69.0, 84.0, 1.08, turn=-22.0):
        brown, pale = mix(s.deep, s.ink, 0.35), "#fff2d8"
        tail = polygon((-5, -40), (5, -40), (8, -62), (3, -58), (0, -63), (-3, -58), (-8, -62))
        s.inked([(tail, brown)], 1.7, (0.8, 0.8))
        for y in (-46, -52):
            s.stroke([(-6, y), (6, y)], s.key, 1.4)
        for side in (-1, 1):
            wing = placed(svg("M4 12 C14 8 20 -6 21 -22 C22 -38 19 -50 14 -60 C10 -50 6 -36 5 -22 Z"), flip=side < 0)
            s.inked([(wing, brown)], 1.9, (0.9, 1.1))
            with s.clipped(wing):
                s.rim([wing], s.key, (-0.2, -1.0), 3.0)
                for number in range(5):
                    y = -2 - 10 * number
                    s.stroke([(side * 6, y - 8), (side * 14, y, side * 22, y - 4)], s.mid, 1.3)
            if side > 0:
                s.dots(wing, s.ink, (12, -20), (24, -16), 0.0, 0.8, pitch=2.4)
        body = svg("M-9 -26 C-13 -8 -12 10 -6 24 H6 C12 10 13 -8 9 -26 C6 -40 -6 -40 -9 -26 Z")
        s.inked([(body, pale)], 1.9, (0.9, 1.2))
        with s.clipped(body):
            for row in range(6):
                for x in (-8, -2.6, 2.8, 8.2):
                    at = x + 2.6 * (row % 2)
                    s.fill(
                        polygon((at - 1.7, -24 + 7 * row), (at + 1.7, -24 + 7 * row), (at, -19.6 + 7 * row)),
                        mix(s.deep, s.mid, 0.3),
                    )
            s.dots(body, s.mid, (2, 0), (14, 6), 0.0, 0.8, pitch=2.4)
        head = svg("M-9.500 16 C-12 28 -7 38 0 39 C7 38 12 28 9.500 16 C5 11 -5 11 -9.500 16 Z")
        s.inked([(head, brown)], 1.9, (0.8, 1.2))
        s.fill(
            svg("M-5.500 20 C-4.500 27 -2.500 31 0 34 C2.500 31 4.500 27 5.500 20 C2.500 17 -2.500 17 -5.500 20 Z"),
            pale,
        )
        s.inked(
            [
                (
                    svg("M-3.400 32 C-3.400 37 -2 41 0 46 C2 41 3.400 37 3.400 32 C1.600 30 -1.600 30 -3.400 32 Z"),
                    "#ffc83a",
                )
            ],
            1.3,
            (0.3, 0.6),
        )
        s.fill(svg("M-1.500 38 C-1 41 -0.500 43 0 46 C1 43 2 40 2.600 37 Z"), s.ink)
        for side in (-1, 1):
            s.stroke([(side * 10, 22), (side * 3.6, 28)], s.ink, 2.0)
            s.fill(oval(side * 6.8, 28.2, 2.3, 2.0, side * 40), "#ffc83a")
            s.fill(oval(side * 6.4, 28.8, 1.1), s.ink)
    _smoke_ring(s, 68, 77, False)
    for x, top, foot in ((44, 40, 58), (54, 30, 46), (84, 50, 66)):
        s.stroke([(x, top), (x + 5, foot)], "#ffffff", 1.7)


def _work_bench(s: Impact) -> None:
    """Paint a work bench at night: tools on the wall, a vice, the cone of a lamp."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    lamp = (84.0, 30.0)
    s.fill(polygon(lamp, (-10, 128), (-10, 172), (124, 172), (124, 96)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((84, 30), (14, 128), (30, 172), (120, 172), (112, 110)), s.mid)
    wall = mix(s.ink, s.deep, 0.15)
    for tool in (
        svg("M10 40 H22 V46 H18 V84 H14 V46 H10 Z"),
        svg("M30 44 C36 40 40 44 38 50 L36 54 V84 H32 V54 L30 50 Z"),
        svg("M46 46 L58 46 L54 58 L54 80 H50 V58 Z"),
    ):
        s.fill(tool, wall)
        s.rim([tool], s.mid, (1.0, -0.4), 1.2)
    s.fill(box(-4, 88, 124, 91), wall)
    s.halo(ALL, s.ink, 72, 96, 52, 104, 0.0, 0.75)
    bench = polygon((-4, 118), (124, 100), (124, 172), (-4, 172))
    s.inked([(bench, mix(s.mid, s.key, 0.3))], 1.8)
    with s.clipped(bench):
        s.fill(oval(74, 132, 50, 24), s.key)
        s.fill(oval(76, 130, 36, 16), mix(s.key, s.light, 0.55))
        for y in (126, 140):
            s.stroke([(-4, y + 10), (124, y - 8)], s.deep, 1.2)
        s.dots(bench, s.deep, (70, 130), (0, 150), 0.0, 0.8)
    s.inked(
        [
            (taper((124, 0), 2.4, (98, 12), 2.4), s.mid),
            (svg("M66 30 C66 14 82 4 96 10 C104 14 106 20 104 26 Z"), s.accent),
        ],
        1.8,
        (0.6, 1.2),
    )
    s.fill(svg("M70 27 C71 16 82 8 92 11 C84 13 78 19 77 28 Z"), mix(s.accent, "#ffffff", 0.5))
    s.inked([(polygon((66, 30), (104, 26), (98, 33), (74, 36)), "#fff4d0")], 1.0)


def _cartridge(s: Impact, x: float, foot: float, size: float, turn: float) -> None:
    """Paint a cartridge that stands or leans about the middle of its foot."""
    with s.moved(x, foot, size, turn):
        s.fill(oval(8, 1, 13, 2.6), s.ink, 0.45)
        case = svg("M-7 0 H7 V-27 L4.600 -32 H-4.600 L-7 -27 Z")
        tip = svg("M-4.600 -32 C-4.600 -40 -2 -46 0 -49 C2 -46 4.600 -40 4.600 -32 Z")
        s.inked([(tip, "#d9703a"), (case, "#ffc83a"), (box(-7.6, -4.4, 7.6, 0, 1), "#ffc83a")], 1.9, (1.0, 1.1))
        s.fill(polygon((-5.6, -1), (-2.4, -1), (-2.4, -28), (-5.6, -27)), "#fff6cc")
        s.fill(polygon((3.4, 0), (7, 0), (7, -27), (4.6, -32), (3, -31)), "#b8500e")
        s.dots(case, "#b8500e", (-1, -12), (6, -8), 0.0, 0.8, pitch=2.2)
        s.fill(svg("M-3.400 -33 C-3.400 -39 -1.600 -43 -0.400 -46 C-1 -42 -1.200 -38 -1.200 -33 Z"), "#ffd0a0")
        s.stroke([(-7, -4.4), (7, -4.4)], s.ink, 1.0)
        s.stroke([(-4.6, -32), (4.6, -32)], s.ink, 1.0)


def punisher(s: Impact) -> None:
    """Cartridges on a work bench fall one after the other like dominoes. Light: the desk lamp."""
    _work_bench(s)
    for x, foot, size, turn in (
        (108, 110, 0.62, 0),
        (99, 113, 0.7, 0),
        (88, 117, 0.8, -3),
        (76, 122, 0.92, -16),
        (63, 128, 1.04, -34),
        (47, 136, 1.14, -58),
    ):
        _cartridge(s, x, foot, size, turn)
    for points in ([(30, 86), (34, 76, 43, 70)], [(40, 92), (44, 84, 51, 79)], [(54, 72), (59, 65, 67, 62)]):
        s.stroke(points, "#ffffff", 1.8)
    s.flash(60, 100, 9, 9, "#ffffff", seed=4)


def _engine_room(s: Impact) -> None:
    """Paint a ship's engine room: pipes, dials, a breach in its roof through which a star shines."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for x in (-2, 24, 96, 122):
        s.fill(box(x - 9, -4, x + 9, 130), mix(s.ink, s.deep, 0.8))
        s.stroke([(x - 9, -4), (x - 9, 130)], s.ink, 1.4)
        for y in (20, 50, 80, 110):
            s.fill(oval(x - 5, y, 1.2), s.mid)
    breach = burst(66, 40, 35, 9, 6, 0.72, 0.9)
    for r, tone in ((66, s.deep), (54, mix(s.deep, s.mid, 0.6)), (45, s.mid)):
        s.fill(burst(66, 42, r, 9, 6, 0.84), tone)
    s.inked([(breach, s.key)], 2.2, (0.0, -1.2))
    s.fill(placed(breach, 66 * 0.26, 40 * 0.26, 0.74), s.light)
    s.fill(placed(breach, 66 * 0.52, 40 * 0.52, 0.48), "#ffffff")
    s.shaft(polygon((44, 40), (88, 40), (116, 150), (24, 150)), s.light, 0.55, (66, 30), (66, 170))
    s.halo(ALL, s.ink, 66, 60, 46, 100, 0.0, 0.75)
    for points, wide in (
        ([(-4, 96), (20, 96), (24, 100), (24, 150)], 6.0),
        ([(124, 78), (106, 78), (102, 82), (102, 150)], 6.0),
    ):
        s.stroke(points, s.ink, wide + 2.6)
        s.stroke(points, mix(s.deep, s.mid, 0.5), wide)
        s.stroke([(x - 1.4, y - 1.4) for x, y in points], s.key, 1.4)
    for x, y in ((108, 108), (112, 122)):
        s.inked([(oval(x, y, 5.4), s.light)], 1.5, (0.4, 0.6))
        s.stroke([(x, y), (x + 2.6, y - 2.6)], s.mid, 1.3)
    s.fill(svg("M-4 132 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.4))
    s.fill(oval(66, 138, 42, 6), s.mid)


def _leaf(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a leaf whose stalk is at (x, y), lit along its upper half."""
    whole = placed(svg("M0 0 C6 -10 18 -12 30 -2 C20 9 7 9 0 0 Z"), x, y, size, turn)
    s.inked([(whole, s.accent)], 1.8, (0.7, 1.1))
    s.fill(placed(svg("M0 0 C6 -10 18 -12 30 -2 C20 -1 8 -1 0 0 Z"), x, y, size, turn), mix(s.accent, "#ffffff", 0.6))
    for share in (8, 14, 20):
        s.line(placed(polygon((share, -1), (share + 4, -5.4)), x, y, size, turn), mix(s.accent, s.ink, 0.35), 0.9)
    s.line(placed(polygon((0, 0), (29, -2)), x, y, size, turn), s.ink, 1.0)


def groot(s: Impact) -> None:
    """A sapling in a ship's engine room breaks floor and roof, before two of the crew. Light: the breach."""
    _engine_room(s)
    bark, lit = mix(s.deep, s.ink, 0.35), mix(s.mid, s.key, 0.5)
    for root in (
        [(62, 132, 5.4), (50, 130, 4.2), (42, 138, 3.2), (34, 140, 0.8)],
        [(70, 132, 5.4), (82, 129, 4.2), (90, 138, 3.2), (100, 141, 0.8)],
        [(64, 134, 5.0), (58, 142, 3.6), (48, 148, 1.0)],
        [(68, 134, 5.0), (76, 142, 3.6), (86, 148, 1.0)],
    ):
        shape = ribbon(root)
        s.inked([(shape, bark)], 1.6, (0.5, 1.0))
        s.fill(cut(shape, placed(shape, 0.6, 1.8)), lit)
    stem = ribbon([(66, 142, 8.0), (62, 122, 6.6), (70, 104, 5.6), (66, 86, 4.8), (63, 68, 3.8), (67, 54, 2.6)])
    twigs = [
        ribbon([(68, 98, 3.4), (80, 90, 2.6), (86, 82, 1.6)]),
        ribbon([(66, 88, 3.2), (54, 82, 2.4), (48, 74, 1.5)]),
    ]
    for twig in twigs:
        s.inked([(twig, bark)], 1.6, (0.6, 0.8))
        s.rim([twig], lit, (-0.6, -1.0), 1.4)
    s.inked([(stem, bark)], 2.0, (1.0, 0.8))
    with s.clipped(stem):
        s.fill(cut(stem, placed(stem, 3.4, 0.6)), lit)
        s.dots(stem, s.ink, (66, 100), (74, 112), 0.0, 0.8, pitch=2.4)
        for y in (76, 92, 108, 122, 134):
            s.stroke([(60, y), (66, y + 4, 73, y - 1)], s.ink, 1.1)
    for spec in (
        (86, 82, 0.78, -18),
        (86, 84, 0.6, 34),
        (48, 74, 0.78, -150),
        (48, 77, 0.6, 158),
        (65, 64, 0.86, -20),
        (63, 70, 0.84, -168),
        (67, 55, 0.9, -66),
        (66, 56, 0.82, -122),
    ):
        _leaf(s, *spec)
    for x, y, size, turn in (
        (40, 130, 8, -24),
        (94, 129, 8, 22),
        (50, 126, 5, -40),
        (84, 124, 5, 44),
    ):  # plates of the floor
        plate = placed(polygon((-1.2, -0.4), (1.0, -0.6), (1.2, 0.4), (-1.0, 0.6)), x, y, size, turn)
        s.inked([(plate, mix(s.deep, s.mid, 0.6))], 1.5, (0.5, 1.1))
        s.fill(both(plate, placed(plate, 0, 2.6)), s.deep)
    for x, size, flip in ((101, 0.95, True), (112, 0.82, True)):
        mate = join(
            svg("M-4 0 L-4.500 -15 C-4.500 -19 4.500 -19 4.500 -15 L4 0 Z"),
            oval(0.6, -23, 3.4, 4.0),
            taper((4, -15), 1.7, (10, -22), 1.3),
        )
        mate = placed(mate, x, 146, size, flip=flip)
        s.fill(mate, s.ink)
        s.rim([mate], s.light, (-1.0, -0.6), 1.1)
    s.debris(
        [
            (40, 44, 4.4, 20),
            (94, 46, 4.0, 60),
            (50, 26, 3.0, 40),
            (84, 62, 3.0, 10),
            (38, 62, 3.2, 70),
            (98, 66, 2.6, 30),
        ],
        mix(s.deep, s.mid, 0.5),
        s.key,
    )


def _street_canyon(s: Impact) -> None:
    """Paint the gap between towers that the lights of a street fill from below."""
    s.steps(
        ALL,
        (60, 0),
        (60, 140),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.75), s.deep, s.mid, s.key, mix(s.key, s.light, 0.5)],
    )
    for r, tone in (
        (70, s.mid),
        (56, s.key),
        (42, mix(s.key, s.light, 0.5)),
        (28, mix(s.key, s.light, 0.85)),
        (16, "#fff6e0"),
    ):
        s.fill(oval(78, 112, r, r * 1.16), tone)
    left = svg("M-4 -4 H18 V18 H28 V42 H34 L44 172 H-4 Z")
    right = svg("M124 -4 H114 V40 H109 V62 H104 L108 172 H124 Z")
    for tower in (left, right):
        s.fill(tower, mix(s.ink, s.deep, 0.45))
        s.rim([tower], s.key, (1.0 if tower is left else -1.0, 0.3), 1.6)
    for number in range(16):
        x, y = 6 + 7 * (number % 4), 30 + 15 * (number // 4)
        if number % 3:
            s.fill(block(x, y, 3, 6), (s.mid, s.key)[number % 2])
    s.dots(left, s.ink, (40, 60), (0, 40), 0.0, 0.8)
    s.halo(ALL, s.ink, 78, 108, 74, 124, 0.0, 0.7)


def _wing(s: Impact) -> None:
    """Paint a bat's wing of stone, half open."""
    wing = svg(
        "M64 92 C58 76 54 58 56 38 C46 44 36 54 26 66 C32 66 36 70 37 76 C32 80 28 88 27 98 C34 94 40 94 44 98 C42 106 44 114 50 120 Z"
    )
    s.inked([(wing, mix(s.deep, s.ink, 0.35))], 2.0, (-0.7, 1.0))
    with s.clipped(wing):
        s.dots(wing, s.ink, (58, 80), (30, 90), 0.0, 0.8, pitch=2.4)
        s.rim([wing], s.key, (1.0, 0.4), 2.4)
    for end in ((37, 76), (44, 98)):
        s.stroke([(57, 40), (52, 66, *end)], s.ink, 1.6)
    s.stroke([(57, 39), (58, 66, 63, 88)], s.mid, 2.0)


def daredevil(s: Impact) -> None:
    """A gargoyle wakes on its cornice in the rain and looks down. Light: the street canyon."""
    _street_canyon(s)
    stone, lit, hot = mix(s.ink, s.deep, 0.4), mix(s.deep, s.mid, 0.6), mix(s.key, s.light, 0.4)
    _wing(s)
    s.inked([(ribbon([(56, 124, 4.4), (42, 130, 3.4), (34, 142, 2.6), (44, 150, 2.0)]), stone)], 1.6)
    body = svg("M50 130 C46 112 50 92 62 82 C72 76 84 80 88 90 C90 102 86 116 90 132 Z")
    s.inked([(body, stone)], 2.2, (-0.8, 1.2))
    s.fill(cut(body, placed(body, -4.5, -1)), lit)
    s.fill(cut(body, placed(body, -1.8, -0.4)), hot)
    s.dots(body, s.ink, (72, 104), (52, 116), 0.0, 0.85, pitch=2.4)
    haunch = oval(64, 119, 14.5, 12.5, -14)
    s.inked([(haunch, stone)], 1.8, (-0.6, 1.0))
    s.fill(cut(haunch, placed(haunch, -3.0, 2.4)), lit)
    for points in (
        [(84, 94, 6.0), (92, 108, 5.0), (89, 122, 4.2), (93, 131, 3.4)],
        [(64, 124, 7.0), (72, 128, 5.0), (79, 131, 3.6)],
    ):
        limb = ribbon(points)
        s.inked([(limb, stone)], 1.8, (-0.5, 1.0))
        s.fill(cut(limb, placed(limb, -2.0, -0.4)), hot)
    for x in (76, 81, 91, 96):
        s.inked([(svg(f"M{x - 2.4} 130 L{x + 2.6} 130 L{x + 1.4} 139 Z"), s.light)], 1.0, (0.2, 0.4))
    # head in profile, looking down to the right
    for points in (
        [(76, 72, 4.0), (66, 64, 3.0), (62, 52, 1.8), (66, 45, 0.4)],
        [(82, 68, 4.0), (76, 56, 3.0), (78, 44, 1.8), (84, 39, 0.4)],
    ):
        horn = ribbon(points)
        s.inked([(horn, s.light)], 1.6, (-0.4, 0.8))
        s.dots(horn, s.deep, (74, 60), (66, 52), 0.0, 0.7, pitch=2.4)
    head = svg(
        "M72 88 C68 76 74 66 86 66 C92 66 96 69 98 73 C103 76 109 80 112 85 C110 89 104 89 100 88 L106 93 C102 98 94 98 88 96 C81 96 75 94 72 88 Z"
    )
    s.inked([(head, stone)], 2.2, (-0.6, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -3.6, -3.0)), lit)
        s.fill(cut(head, placed(head, -1.6, -1.4)), hot)
        s.dots(head, s.ink, (86, 78), (74, 88), 0.0, 0.8, pitch=2.4)
    for x in (98, 103):
        s.fill(polygon((x, 88), (x + 3, 88.4), (x + 1, 93)), "#ffffff")
    s.stroke([(86, 74), (93, 71, 98, 75)], s.ink, 2.6)
    s.flash(92, 78.4, 9, 7, s.accent, seed=4, hollow=0.3, alpha=0.55)
    s.fill(oval(92, 78.4, 3.0, 2.0, 14), "#ffffff")
    # the cornice
    s.inked([(polygon((30, 136), (124, 136), (124, 144), (30, 144)), mix(s.deep, s.mid, 0.35))], 1.8, (0.0, 1.2))
    s.fill(polygon((30, 136), (124, 136), (124, 138), (30, 138)), hot)
    s.debris(
        [(70, 98, 2.6, 20), (104, 104, 2.4, 50), (98, 116, 3.0, 10), (110, 122, 2.4, 70), (54, 100, 2.2, 30)],
        stone,
        s.light,
    )
    lots = chance(12)
    for _ in range(30):
        x, y = 130 * next(lots) - 4, 146 * next(lots)
        s.stroke([(x, y), (x - 2.6, y + 10)], s.accent, 0.9, 0.85)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-13": Picture(nick_fury, ((69.0, 80.0),), "looks through a closing door", "bunker", "alarm lamp"),
    "m2-14": Picture(
        falcon, ((82.0, 114.0), (68.0, 76.0)), "stoops through a ring of smoke", "cables of a bridge", "sun above"
    ),
    "m2-15": Picture(punisher, ((74.0, 104.0), (56.0, 116.0)), "fall like dominoes", "work bench", "desk lamp"),
    "m2-16": Picture(groot, ((66.0, 66.0), (66.0, 112.0)), "breaks floor and roof", "engine room", "breach"),
    "m2-17": Picture(star_lord, ((66.0, 80.0),), "flies as a comet", "limb of a planet", "star ahead"),
    "m2-18": Picture(
        daredevil, ((92.0, 78.0), (70.0, 108.0)), "wakes in the rain", "church over neon streets", "street canyon"
    ),
}

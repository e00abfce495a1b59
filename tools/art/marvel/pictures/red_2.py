"""Pictures of the red cards of level 2."""

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
    svg,
    taper,
)


def ghost_rider(s: Impact) -> None:
    """A burning wheel comes down a desert road. Low, foreshortened, tilted; light: its own fire."""
    with s.moved(turn=-10.0, about=(60.0, 80.0)):
        s.steps(
            polygon((-30, -40), (160, -40), (160, 84), (-30, 84)),
            (60, -14),
            (60, 80),
            [
                mix(s.ink, s.deep, 0.3),
                mix(s.ink, s.deep, 0.75),
                s.deep,
                mix(s.deep, s.mid, 0.5),
                s.mid,
                mix(s.mid, s.key, 0.6),
            ],
        )
        moon = (90, 66)
        s.fill(oval(*moon, 27), mix(s.mid, s.key, 0.5))
        s.fill(oval(*moon, 22), mix(s.key, s.light, 0.4))
        s.fill(oval(moon[0] + 1, moon[1] - 1, 18), s.light)
        s.fill(polygon((-30, 74), (160, 74), (160, 84), (-30, 84)), s.accent)
        s.fill(
            svg(
                "M-30 82 L-30 50 L8 50 L11 60 L22 61 L25 74 L30 82 Z M96 82 L99 66 L104 65 L106 60 L120 59 L123 68 L150 70 V82 Z M40 82 L42 74 L54 73 L57 82 Z"
            ),
            mix(s.deep, s.ink, 0.45),
        )
        ground = polygon((-40, 81), (170, 81), (170, 190), (-40, 190))
        s.fill(ground, mix(s.deep, s.mid, 0.7))
        s.dots(ground, s.deep, (60, 81), (60, 150), 0.0, 0.8)
        s.fill(oval(72, 118, 60, 24), s.mid)
        s.fill(oval(72, 119, 44, 16), s.key)
        road = polygon((33, 81), (37, 81), (190, 190), (20, 190))
        s.fill(road, mix(s.ink, s.deep, 0.25))
        with s.clipped(road):
            s.fill(oval(74, 121, 56, 20), mix(s.ink, s.deep, 0.85))
            s.fill(oval(74, 121, 36, 12), s.mid)
        for a, b in (((33.4, 81), (24, 190)), ((36.6, 81), (184, 190))):
            s.fill(polygon(a, (b[0] - 1.6, b[1]), (b[0] + 1.6, b[1])), s.light)
        for t0, t1 in ((0.03, 0.06), (0.1, 0.15), (0.22, 0.30), (0.44, 0.58)):

            def f(t, o):
                return (35 + 69 * t + o * (0.4 + 8 * t), 81 + 109 * t)

            s.fill(polygon(f(t0, -0.5), f(t0, 0.5), f(t1, 0.5), f(t1, -0.5)), s.light)
        # the burning track
        for k, c in ((1.0, "#ff8a1e"), (0.5, "#fff4b4")):
            s.fill(ribbon([(35, 81.5, 0.2), (42, 88, 1.6 * k), (52, 98, 3.6 * k), (66, 112, 6 * k)]), c)
        for x, y, h in ((38, 84, 8), (43, 89, 12), (49, 95, 16)):
            s.fill(
                svg(
                    f"M{x - h * 0.3} {y + 1} C{x - h * 0.5} {y - h * 0.5} {x} {y - h * 0.5} {x - h * 0.25} {y - h} C{x + h * 0.2} {y - h * 0.6} {x + h * 0.5} {y - h * 0.2} {x + h * 0.35} {y + 1} Z"
                ),
                "#ff8a1e",
            )
            s.fill(
                svg(
                    f"M{x - h * 0.15} {y + 1} C{x - h * 0.2} {y - h * 0.2} {x} {y - h * 0.25} {x - h * 0.1} {y - h * 0.55} C{x + h * 0.1} {y - h * 0.2} {x + h * 0.25} {y - h * 0.1} {x + h * 0.2} {y + 1} Z"
                ),
                "#ffd24a",
            )
    with s.moved(4.0, -1.0, 0.84, about=(66.0, 88.0)):
        # flames: tongues that stream back to the right and up
        base = svg(
            "M37 98 C33 80 38 66 34 54 C42 58 44 60 46 54 C48 44 46 38 52 28 C54 36 58 38 62 34 C68 26 66 16 74 6 C76 16 82 20 86 26 C92 20 92 10 100 2 C100 14 106 22 104 34 C110 30 114 24 120 22 C114 34 118 42 112 52 C118 52 122 48 128 48 C118 58 120 68 110 76 C116 78 120 76 126 78 C116 86 112 90 108 98 C104 116 94 130 78 134 C54 136 40 120 37 98 Z"
        )
        base = placed(base, 70 + 66 * 0.90, 0, 0.90, 0, True, 1.0)
        s.inked([(base, s.mid)], w=1.6, heavy=(0.9, 1.1))
        with s.clipped(base):
            s.dots(base, s.deep, (84, 56), (124, 20), 0.0, 0.7)
        s.fill(placed(base, 70 * 0.13, 98 * 0.13, 0.87), "#ff8a1e")
        s.fill(placed(base, 68 * 0.26, 100 * 0.26, 0.74), "#ffc830")
        s.fill(placed(base, 66 * 0.40, 102 * 0.40, 0.60), "#fff4b4")
        # wheel: an ellipse turned to us, the tread to its right
        cx, cy, t = 64, 92, 10

        def el(rx, ry, dx=0, dy=0):
            return oval(cx + dx, cy + dy, rx, ry, t)

        tread = join(el(25, 37), join(el(25, 37, 11, -1.4), join(el(25, 37, 3.6, -0.4), el(25, 37, 7.4, -1))))
        s.inked([(tread, s.ink)], w=1.6, heavy=(0.6, 1.0))
        with s.clipped(cut(tread, el(25.5, 37.5))):
            for i in range(30):
                a = -1.8 + i * 0.14
                x, y = cx + 25 * math.cos(a) + 5, cy + 37 * math.sin(a)
                s.stroke([(x - 6, y + 1), (x + 12, y - 1.8)], "#ff8a1e" if i < 15 else s.mid, 1.5)
        s.fill(el(25, 37), mix(s.ink, s.deep, 0.28))
        s.rim([el(25, 37)], "#ffc830", (1, -0.9), 1.7)
        s.rim([el(25, 37)], s.accent, (-1, 0.4), 1.3)
        s.fill(el(18.5, 28.5), s.ink)
        s.fill(el(17.3, 27.0), "#ff8a1e")
        s.fill(el(15.6, 25, 0.5, 0.4), "#ffd24a")
        s.fill(el(13.5, 22, 1.2, 0.6), "#fffbe0")
        for i in range(7):
            a = 2 * math.pi * i / 7 + 0.35
            ca, sa = math.cos(a), math.sin(a)
            p, q = (cx + 16.5 * ca, cy + 26 * sa), (cx + 3 * ca, cy + 4.5 * sa)
            s.stroke([p, q], s.ink, 3.8)
            s.stroke([(p[0] - 0.4, p[1] - 0.5), (q[0] - 0.4, q[1] - 0.5)], s.mid, 1.5)
        s.fill(el(6.3, 8.6), s.ink)
        s.fill(el(4.4, 6.3), s.mid)
        s.fill(el(2.4, 3.6, -0.7, -1), s.light)
    s.debris(
        [(44, 132, 3.8, 10), (58, 138, 2.6, 50), (34, 122, 2.4, 80), (82, 134, 2.8, 140), (38, 142, 2.2, 0)],
        mix(s.deep, s.ink, 0.3),
        "#ff8a1e",
    )
    for x, y, r in ((34, 64, 1.1), (29, 82, 0.8), (42, 44, 0.9), (36, 92, 0.9), (88, 28, 0.8), (70, 22, 1.0)):
        s.fill(oval(x, y, r), "#ffd24a")


def _yard_in_autumn(s: Impact) -> None:
    """Paint a yard at dusk: a wall, a door that stands open on a lit room, flags with the light across them."""
    s.steps(ALL, (60, 0), (60, 60), [mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(polygon((-4, 46), (30, 18), (124, 30), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.75))
    for row in range(9):
        y = 36 + 11 * row
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.3), 1.1)
        for number in range(8):
            x = -8 + 19 * number + 9 * (row % 2)
            s.stroke([(x, y), (x, y + 11)], mix(s.ink, s.deep, 0.3), 1.1)
    s.inked([(arch(72, 112, 52, 124), mix(s.deep, s.mid, 0.6))], 1.6)
    s.fill(arch(76, 108, 54, 124), s.light)
    s.fill(arch(82, 108, 58, 124, 14), "#fff8ea")
    s.fill(svg("M-4 122 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((76, 122), (108, 122), (92, 172), (10, 172)), s.key)
    s.fill(polygon((84, 122), (106, 122), (74, 172), (28, 172)), s.light)
    s.dots(svg("M-4 122 H124 V172 H-4 Z"), s.ink, (80, 122), (0, 150), 0.0, 0.75)
    s.halo(box(-4, -4, 124, 122), s.ink, 92, 80, 40, 108, 0.0, 0.75)


def scarlet_witch(s: Impact) -> None:
    """A broom sweeps by itself and whirls the leaves up. Light: the open door."""
    _yard_in_autumn(s)
    teal, pale = s.accent, "#a8efe2"
    # one gust, from the heap up to the door
    s.fill(ribbon([(36, 132, 1.0), (60, 124, 7.0), (98, 104, 8.0), (104, 84, 6.0), (84, 66, 4.0), (52, 56, 0.6)]), teal)
    s.fill(ribbon([(60, 125, 1.0), (94, 107, 3.0), (101, 86, 2.4), (86, 70, 0.6)]), pale)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 69, 86, 1.0, 24)

    stick = at(box(-2.6, -70, 2.6, 12, 2))
    s.inked([(stick, "#c8763a")], 2.0, (0.7, 1.0))
    s.fill(at(box(-2.6, -70, -0.4, 12)), "#ffd09a")
    straw = at(
        svg("M-6 6 H6 C9 16 18 30 22 50 L16 47 L12 54 L6 48 L1 56 L-5 48 L-11 54 L-15 47 L-21 50 C-18 30 -9 16 -6 6 Z")
    )
    s.inked([(straw, "#ffc86a")], 2.3, (0.8, 1.3))
    with s.clipped(straw):
        s.fill(at(svg("M-6 6 H-1 C-4 20 -8 34 -10 60 H-24 C-20 34 -9 16 -6 6 Z")), "#fff0c8")
        s.dots(straw, "#a8480a", (64, 104), (82, 130), 0.0, 0.8, pitch=2.4)
        for top, foot in ((-4, -13), (-1, -4), (2, 6), (4, 14)):
            s.line(at(polygon((top, 16), (foot, 52), (foot, 52))), "#8a3a10", 1.1)
    for y in (6, 13):
        s.inked([(at(box(-7 - y * 0.16, y, 7 + y * 0.16, y + 3.6, 1.4)), teal)], 1.3, (0.3, 0.5))
    # the heap, and the leaves on the gust
    heap = svg(
        "M34 146 C38 136 46 136 50 132 C56 126 62 132 68 130 C76 130 82 138 92 138 C100 138 106 142 110 148 H34 Z"
    )
    s.inked([(heap, s.deep)], 1.8, (0.4, 0.8))
    leaf = svg("M0 -7 C4 -4 6 0 2 7 L0 10 L-2 7 C-6 0 -4 -4 0 -7 Z")
    for x, y, scale, turn, tone in (
        (44, 142, 1.1, 60, s.key),
        (56, 138, 1.2, -40, "#ffc86a"),
        (74, 138, 1.1, 100, s.mid),
        (88, 143, 1.2, 50, s.key),
        (100, 145, 1.0, 80, "#ffc86a"),
        (66, 145, 1.0, 10, s.key),
        (92, 118, 1.2, 60, "#ffc86a"),
        (103, 100, 1.1, 10, s.key),
        (100, 78, 1.1, -40, s.mid),
        (48, 57, 1.0, -80, "#ffc86a"),
        (66, 60, 1.0, -70, s.key),
    ):
        path = placed(leaf, x, y, scale, turn)
        s.inked([(path, tone)], 1.3, (0.4, 0.6))
        s.fill(cut(path, placed(path, 1.4, 1.4)), s.light)
        s.line(placed(polygon((0, -5), (0, 8), (0, 8)), x, y, scale, turn), s.ink, 0.8)


def _deep_sea(s: Impact) -> None:
    """Paint the deep sea between two cliffs, a wreck's mast on the ground, motes in the water."""
    s.steps(
        ALL,
        (60, 0),
        (60, 168),
        [s.mid, mix(s.deep, s.mid, 0.6), s.deep, mix(s.ink, s.deep, 0.7), mix(s.ink, s.deep, 0.4)],
    )
    for near, far, first, last in ((30, 48, -6, 26), (54, 66, 36, 66), (74, 92, 80, 118), (98, 108, 126, 146)):
        ray = polygon((near, -4), (far, -4), (last, 172), (first, 172))
        s.shaft(ray, s.key, 0.75, (66, 0), (66, 150))
    s.halo(ALL, s.ink, 70, 70, 54, 112, 0.0, 0.8)
    left = svg("M-4 172 V60 C6 64 4 84 14 92 C20 104 16 120 28 132 C34 142 30 156 36 172 Z")
    right = svg("M124 172 V92 C114 98 118 116 108 126 C102 138 108 152 98 172 Z")
    for cliff, side in ((left, 1.0), (right, -1.0)):
        s.fill(cliff, mix(s.ink, s.deep, 0.3))
        s.rim([cliff], s.mid, (side, -0.6), 1.8)
    lots = chance(3)
    for _ in range(26):
        s.fill(oval(120 * next(lots), 140 * next(lots), 0.5 + 0.8 * next(lots)), s.light, 0.8)


def medusa(s: Impact) -> None:
    """A jellyfish carries an anchor up from the ground of the sea. Light: the day above the water."""
    _deep_sea(s)
    pink, pale, dim = s.key, "#fff0e4", s.mid
    back = (
        [(52, 68, 2.2), (44, 86, 2.0), (50, 102, 1.8), (40, 118, 1.4), (44, 132, 0.4)],
        [(88, 68, 2.2), (98, 84, 2.0), (92, 100, 1.8), (104, 112, 1.4), (98, 128, 0.4)],
        [(60, 70, 2.0), (56, 90, 2.0), (60, 104, 1.8), (54, 116, 0.5)],
    )
    for curve in back:
        arm = ribbon(curve)
        s.inked([(arm, pink)], 1.3, (0.4, 0.7))
        s.fill(cut(arm, placed(arm, 1.2, 0.6)), pale)
    # the anchor
    iron, shine = s.accent, "#a8efe2"
    anchor = join(
        box(68, 92, 76, 138, 1.5),
        box(58, 98, 86, 104, 2),
        svg(
            "M46 116 C46 138 60 146 72 146 C84 146 98 138 98 116 L104 124 L90 128 C86 134 80 137 72 137 C64 137 58 134 54 128 L40 124 Z"
        ),
    )
    ring = cut(oval(72, 87, 8), oval(72, 87, 4.2))
    s.inked([(ring, iron), (anchor, iron)], 2.3, (0.8, 1.3))
    s.fill(cut(anchor, placed(anchor, 2.0, 2.2)), shine)
    s.dots(anchor, mix(s.accent, s.ink, 0.7), (72, 118), (92, 146), 0.0, 0.9, pitch=2.4)
    # arms that wind round it
    for curve in (
        [(64, 68, 3.4), (60, 82, 3.4), (68, 92, 3.2), (80, 96, 3.0), (82, 106, 2.8), (70, 112, 2.4), (64, 120, 0.6)],
        [(76, 68, 3.4), (82, 80, 3.4), (76, 92, 3.0), (64, 102, 2.8), (62, 112, 2.4), (74, 122, 2.2), (80, 130, 0.6)],
    ):
        arm = ribbon(curve)
        s.inked([(arm, pink)], 1.7, (0.5, 0.9))
        s.fill(cut(arm, placed(arm, 1.6, 1.4)), pale)
    # the bell
    bell = svg(
        "M34 66 C32 44 48 26 70 26 C92 26 108 44 106 66 C102 72 98 72 94 67 C90 74 84 74 80 68 C76 75 68 75 64 68 "
        "C60 74 52 74 48 67 C44 72 38 72 34 66 Z"
    )
    s.inked([(bell, pink)], 2.4, (0.6, 1.4))
    with s.clipped(bell):
        s.fill(oval(66, 54, 30, 27), mix(pink, s.light, 0.55))
        s.fill(oval(62, 48, 20, 19), pale)
        s.fill(oval(59, 44, 11, 10), "#ffffff")
        s.dots(bell, dim, (76, 52), (104, 64), 0.0, 0.9, pitch=2.4)
        for x, bend in ((44, 40), (58, 55), (84, 88), (96, 101)):
            s.stroke([(70 + (x - 70) * 0.35, 30), (bend, 46, x, 68)], dim, 1.4)
    s.rim([bell], "#ffffff", (-0.5, -1.0), 2.0)
    for x, y, r in ((48, 20, 2.2), (92, 56, 1.4), (106, 84, 2.4), (34, 98, 2.0), (102, 76, 1.3)):
        s.inked([(oval(x, y, r), s.light)], 0.9, (0.2, 0.3))


def _cave_of_the_dead(s: Impact) -> None:
    """Paint a cave over still black water, its mouth far off, and small candles afloat."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    mouth = svg("M32 92 L36 76 L42 66 L46 54 L56 50 L64 41 L78 45 L88 55 L94 68 L102 78 L104 92 Z")
    for scale, tone in ((1.5, mix(s.ink, s.deep, 0.8)), (1.28, s.deep), (1.12, s.mid)):
        s.fill(placed(mouth, 68 - 68 * scale, 92 - 92 * scale, scale), tone)
    s.fill(mouth, s.key)
    s.fill(placed(mouth, 68 - 68 * 0.78, 92 - 92 * 0.78, 0.78), s.light)
    s.fill(placed(mouth, 68 - 68 * 0.54, 92 - 92 * 0.54, 0.54), "#fff8ea")
    for x, top, wide in ((16, 40, 6), (30, 30, 5), (46, 36, 5), (64, 24, 4), (88, 40, 5), (104, 62, 6), (114, 50, 6)):
        spike = polygon((x - wide, -4), (x + wide, -4), (x + 0.6, top))
        s.fill(spike, mix(s.ink, s.deep, 0.2))
        s.rim([spike], s.mid, (1.0 if x < 66 else -1.0, 0.6), 1.2)
    s.halo(ALL, s.ink, 68, 92, 54, 110, 0.0, 0.8)
    s.fill(box(-4, 92, 124, 172), s.deep)
    for y, left, right, tone in (
        *((93, 34, 102, s.light), (98, 40, 96, s.key), (104, 44, 92, s.light), (111, 36, 100, s.key)),
        *((119, 48, 88, s.light), (128, 42, 94, s.key), (138, 50, 86, s.light)),
    ):
        s.fill(oval((left + right) / 2, y, (right - left) / 2, 1.5 + (y - 90) * 0.04), tone)
    s.dots(box(-4, 92, 124, 172), s.ink, (68, 100), (4, 140), 0.0, 0.8)


def hela(s: Impact) -> None:
    """A black swan glides out of the cave of the dead between candles. Light: the mouth of the cave."""
    _cave_of_the_dead(s)
    ink = mix(s.ink, s.deep, 0.1)
    wake = svg("M26 128 C46 122 92 122 112 128 C100 136 40 136 26 128 Z")
    s.fill(wake, s.ink)
    neck = ribbon([(48, 118, 9), (40, 106, 6.4), (44, 92, 5.2), (54, 80, 4.6), (56, 68, 4.4), (49, 61, 4.8)])
    head = svg("M56 60 C55 52 44 51 40 58 C38 62 36 65 33 68 C38 70 44 69 48 67 C53 68 57 65 56 60 Z")
    body = svg(
        "M38 122 C36 108 48 102 62 104 C70 92 84 84 96 86 C92 90 94 92 100 92 C97 96 99 99 106 99 C104 104 106 107 112 108 C110 118 98 126 84 128 C64 130 44 130 38 122 Z"
    )
    s.fill(join(neck, head, body), ink)
    s.line(join(neck, head, body), s.ink, 1.2)
    s.rim([join(neck, head, body)], s.key, (0.5, -1.0), 1.8)
    for path in (
        "M62 112 C70 100 82 94 94 94 C86 98 88 102 98 101 C90 106 90 110 102 108 C92 118 74 120 62 112 Z",
        "M58 118 C64 112 74 110 84 112 C78 118 66 122 58 118 Z",
    ):
        wing = svg(path)
        s.fill(wing, mix(s.ink, s.deep, 0.55))
        s.rim([wing], s.accent, (-0.2, -1.0), 1.5)
    s.inked([(svg("M41 58 C38 61 36 65 32 69 C38 71 43 69 45 65 Z"), s.accent)], 1.2, (0.3, 0.5))
    s.fill(oval(47.6, 58.4, 1.7), "#ffffff")
    s.fill(oval(47.2, 58.6, 0.8), s.ink)
    # candles afloat
    for x, y, size in ((30, 106, 0.7), (110, 132, 0.8), (56, 139, 1.15), (96, 138, 1.15)):
        s.fill(oval(x, y + 3 * size, 10 * size, 2.6 * size), s.key)
        boat = placed(svg("M-8 0 H8 L5 5 H-5 Z"), x, y, size)
        s.inked(
            [(boat, mix(s.deep, s.mid, 0.6)), (placed(box(-2, -8, 2, 0, 0.5), x, y, size), "#fff2d8")], 1.2, (0.3, 0.5)
        )
        s.fill(placed(svg("M0 -18 C3 -14 3.600 -11 0 -8.500 C-3.600 -11 -3 -14 0 -18 Z"), x, y, size), "#ff8a1e")
        s.fill(
            placed(svg("M0 -15 C1.800 -12.500 2 -10.500 0 -9 C-2 -10.500 -1.800 -12.500 0 -15 Z"), x, y, size),
            "#fff4b4",
        )


def _street_at_night(s: Impact) -> None:
    """Paint a narrow street whose stones are lit out of a manhole."""
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    s.fill(polygon((44, -4), (88, -4), (80, 104), (56, 104)), mix(s.deep, s.mid, 0.45))
    s.fill(polygon((56, -4), (78, -4), (73, 104), (62, 104)), mix(s.deep, s.mid, 0.85))
    for wall, foot in (
        (polygon((-4, -4), (44, -4), (56, 104), (-4, 122)), 0),
        (polygon((124, -4), (88, -4), (80, 104), (124, 122)), 1),
    ):
        s.fill(wall, mix(s.deep, s.ink, 0.3 + 0.3 * foot))
    for x, y in ((12, 50), (30, 54), (12, 84), (32, 84), (101, 56), (115, 52), (100, 86), (116, 86)):
        s.fill(box(x - 5, y - 8, x + 5, y + 8), mix(s.ink, s.deep, 0.2))
        s.fill(box(x - 5, y + 8, x + 5, y + 9.6), s.mid)
    ground = polygon((-4, 118), (56, 103), (80, 103), (124, 118), (124, 172), (-4, 172))
    s.fill(ground, mix(s.deep, s.ink, 0.55))
    with s.clipped(ground):
        for rx, tone in ((66, s.deep), (52, s.mid), (40, s.key)):
            s.fill(oval(68, 130, rx, rx * 0.36), tone)
        for row, y in enumerate((110, 116, 123, 131, 140, 150)):
            high = 3.0 + row
            for number in range(-7, 8):
                x = 68 + (number + 0.5 * (row % 2)) * (7 + 2.4 * row)
                s.stroke([(x, y), (x + (x - 68) * 0.05, y + high)], s.ink, 0.9)
            s.stroke([(-4, y), (124, y)], s.ink, 0.9)
    s.dots(ground, s.ink, (68, 136), (124, 168), 0.0, 0.8)


def _iron_lid(s: Impact) -> None:
    """Paint the lid of a manhole that slides from a toadstool."""
    steel = mix(s.ink, s.light, 0.42)
    rim, face = oval(57, 38, 22, 7.2, 9), oval(57.6, 33, 22, 7.2, 9)
    side = join(rim, face, placed(box(-22, 0, 22, 5), 57.6, 33, turn=9))
    s.inked([(side, mix(s.ink, s.deep, 0.5)), (face, steel)], 1.9, (-0.5, -0.5))
    with s.clipped(face):
        for offset in (-14, -7, 0, 7, 14):
            s.fill(placed(box(-1.9, -4.2, 1.9, 4.2, 0.8), 57.6 + offset, 33 + offset * 0.16, turn=9), s.ink)
        s.rim([face], s.ink, (0.2, -1), 1.4)
    s.rim([side], s.accent, (0.1, 1.0), 1.3)


def _toadstool(s: Impact) -> None:
    """Paint a toadstool lit from below, with the gills under its cap."""
    stem = svg("M59 132 C55 118 60 104 60 84 L60 72 H75 L76 84 C77 104 82 118 79 132 C74 136 64 136 59 132 Z")
    s.inked([(stem, s.light)], 2.0, (1.0, 0.2))
    s.fill(both(stem, placed(stem, 10.5, 0)), mix(s.light, s.mid, 0.45))
    s.dots(stem, s.deep, (68, 100), (82, 100), 0.0, 0.7, pitch=2.4)
    s.fill(cut(stem, oval(69, 92, 40, 33)), mix(s.accent, "#ffffff", 0.45))
    cap = svg("M25 73 C24 54 42 35 67 35 C92 35 110 52 110 70 C110 80 92 84 68 84 C44 84 26 82 25 73 Z")
    under = oval(67.5, 73, 41, 10, -2)
    s.inked([(cap, s.mid)], 2.3, (0.5, -1.2))
    with s.clipped(cap):
        s.fill(svg("M22 74 C28 58 42 50 46 34 H20 Z"), s.key)
        s.fill(svg("M112 72 C104 50 92 40 84 30 H120 Z"), s.deep)
        s.dots(cap, s.deep, (72, 62), (76, 36), 0.0, 0.85, pitch=2.4)
        for x, y, rx, ry, turn in (
            (38, 60, 6, 4.6, -40),
            (57, 52, 7, 4.6, -6),
            (82, 55, 7.6, 5, 16),
            (99, 62, 4.6, 5.4, 40),
            (68, 62, 3.6, 2, 0),
        ):
            s.fill(placed(oval(x, y, rx, ry, turn), 0.6, -1.0), s.ink)
            s.fill(oval(x, y, rx, ry, turn), "#ffffff" if x < 70 else s.light)
    s.inked([(under, s.light)], 1.3, (0, 0))
    with s.clipped(under):
        for number in range(-9, 10):
            s.stroke([(67.5 + number * 0.7, 76), (67.5 + number * 5.4, 63 + 0.22 * abs(number))], s.deep, 0.9)
            s.stroke([(67.5 + number * 0.9, 74), (67.5 + number * 5.4, 86)], s.deep, 0.9)
        s.fill(cut(under, placed(under, 0, -3.0)), mix(s.accent, "#ffffff", 0.5))
    s.inked([(both(stem, box(50, 70, 90, 90)), s.light)], 1.2, (0.6, 0))
    skirt = svg("M57 88 C62 84 74 84 79 88 L83 98 L77 95.500 L72 99 L67 95.500 L61 99 L58 95 L52 97 Z")
    s.inked([(skirt, "#ffffff")], 1.5, (0.6, 0.6))
    s.fill(both(skirt, placed(skirt, 9, 1)), mix(s.light, s.mid, 0.35))


def venom(s: Impact) -> None:
    """A toadstool lifts the lid of a manhole. Low angle; light: what glows under the street."""
    _street_at_night(s)
    for reach, tone in ((1.0, mix(s.mid, s.key, 0.3)), (0.62, s.key)):
        s.fill(polygon((42, 130), (94, 130), (94 + 26 * reach, 60), (42 - 26 * reach, 60)), tone, 0.6)
    s.inked([(oval(68, 130, 33, 10), mix(s.light, s.ink, 0.6))], 1.8, (0, 1.2))
    s.fill(oval(68, 130.6, 28, 7.6), s.accent)
    s.fill(oval(68, 131.6, 22, 5.6), "#ffffff")
    _iron_lid(s)
    _toadstool(s)
    front = cut(oval(68, 130, 33, 10), join(oval(68, 130.6, 28, 7.6), box(30, 110, 106, 131)))
    s.fill(front, mix(s.light, s.ink, 0.6))
    s.debris(
        [(34, 108, 3.6, 20), (101, 106, 4.2, 50), (40, 92, 2.6, 80), (95, 92, 2.8, 10), (110, 120, 3.0, 40)],
        s.deep,
        s.light,
    )


def _red_desert(s: Impact) -> None:
    """Paint a desert at nightfall: flat mountains, a road, a strip of light along the ground."""
    s.steps(
        ALL,
        (60, 0),
        (60, 116),
        [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light],
    )
    lots = chance(6)
    for _ in range(24):
        s.fill(oval(120 * next(lots), 54 * next(lots), 0.4 + 0.7 * next(lots)), s.light)
    s.fill(
        svg("M-4 118 V96 H14 L18 86 H36 L40 98 H58 L62 108 H96 L100 92 H118 L124 98 V118 Z"), mix(s.deep, s.mid, 0.4)
    )
    s.fill(svg("M-4 116 C30 110 90 110 124 116 V172 H-4 Z"), mix(s.deep, s.ink, 0.2))
    s.dots(svg("M-4 116 C30 110 90 110 124 116 V172 H-4 Z"), s.ink, (80, 116), (20, 150), 0.0, 0.8)
    s.halo(box(-4, -4, 124, 90), s.ink, 70, 96, 70, 124, 0.0, 0.7)


def beta_ray_bill(s: Impact) -> None:
    """A dish in the desert catches a ray. Light: the ray."""
    _red_desert(s)
    teal, pale = s.accent, "#a8efe2"
    feed = (61.0, 58.0)
    ray = polygon((30, -6), (44, -6), (feed[0] + 2.4, feed[1] - 1), (feed[0] - 2.4, feed[1] + 1))
    s.fill(placed(ray, 0, 0), teal)
    s.fill(polygon((34, -6), (41, -6), (feed[0] + 1, feed[1]), (feed[0] - 1, feed[1])), "#ffffff")
    # legs and turntable
    for x, foot in ((76, 60), (88, 106)):
        s.inked([(taper((x, 96), 3.4, (foot, 140), 2.6), s.deep)], 1.7, (0.5, 0.8))
    s.stroke([(66, 122), (100, 122)], s.ink, 3.0)
    s.inked([(box(52, 138, 114, 145, 2), mix(s.deep, s.mid, 0.5))], 1.7, (0.4, 0.8))
    # the bowl, its mouth towards the ray
    turn = -28.0

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 80, 82, 1.0, turn)

    back = at(svg("M-37 0 C-34 20 -16 32 0 32 C16 32 34 20 37 0 Z"))
    s.inked([(back, s.mid)], 2.5, (0.8, 1.5))
    with s.clipped(back):
        s.dots(back, s.deep, (84, 92), (104, 116), 0.0, 0.9, pitch=2.4)
        for x in (-20, 0, 20):
            s.line(at(svg(f"M{x * 1.5} 0 C{x * 1.4} 14 {x} 24 {x * 0.4} 34")), s.ink, 1.3)
    mouth = at(oval(0, 0, 37, 17))
    s.inked([(mouth, s.light)], 2.3, (0.4, 0.8))
    with s.clipped(mouth):
        s.fill(at(oval(3, 4, 33, 14)), s.key)
        s.fill(at(oval(6, 7, 26, 10)), s.mid)
        s.fill(at(oval(-12, -4, 20, 8)), "#fff4ea")
        s.dots(mouth, s.deep, (84, 80), (114, 74), 0.0, 0.8, pitch=2.4)
    for wide in (25, 12):
        s.line(at(oval(0, 0, wide, wide * 0.46)), s.deep, 1.1)
    for x in (-30, 0, 30):
        s.stroke([around(80, 82, x, turn), feed], s.ink, 2.0)
    s.flash(*feed, 21, 13, teal, seed=4)
    s.flash(*feed, 13, 12, "#ffffff", seed=4)
    s.inked([(oval(*feed, 3.6), "#ffe6b0")], 1.4)
    # somebody looks up
    person = join(
        oval(44, 119, 4.4, 5.0),
        svg("M38 150 L40 130 C40 124 48 124 49 130 L51 150 Z"),
        taper((48, 128), 2.2, (55, 120), 1.7),
    )
    s.fill(person, s.ink)
    s.rim([person], pale, (0.6, -1.0), 1.3)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(beta_ray_bill, ((61.0, 58.0), (80.0, 84.0)), "catches a ray", "red desert", "the ray"),
    "m2-20": Picture(scarlet_witch, ((70.0, 80.0), (56.0, 116.0)), "sweeps by itself", "yard in autumn", "open door"),
    "m2-21": Picture(
        venom, ((66.0, 60.0), (68.0, 112.0)), "lifts a lid of iron", "street at night", "glow under the street"
    ),
    "m2-22": Picture(medusa, ((66.0, 50.0), (72.0, 110.0)), "carries an anchor up", "deep sea", "day from above"),
    "m2-23": Picture(ghost_rider, ((66.0, 80.0),), "burns down the road", "desert road", "its own fire"),
    "m2-24": Picture(
        hela, ((48.0, 60.0), (80.0, 112.0)), "glides between candles", "cave of the dead", "mouth of the cave"
    ),
}

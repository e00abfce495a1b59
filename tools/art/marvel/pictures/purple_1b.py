"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    block,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)
from tools.art.poster.sheet import star


def america_chavez(s: Impact) -> None:
    """A door in the form of a star opens at the end of an alley. One-point depth; light: the day on the other side."""
    cx, cy = 66, 72
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    # sky slit, end wall
    s.fill(polygon((34, -4), (98, -4), (92, 20), (40, 20)), mix(s.deep, s.mid, 0.5))
    end = polygon((28, 14), (104, 14), (104, 118), (28, 118))
    s.fill(end, s.deep)
    for r in range(13):
        for k in range(7):
            x, y = 24 + k * 14 - (r % 2) * 7, 14 + r * 8.2
            with s.clipped(end):
                s.fill(block(x, y, 13, 7.2), mix(s.deep, s.mid, (0.45, 0.7, 0.3)[(r * 2 + k) % 3]))
    s.halo(end, s.ink, cx, cy, 36, 62, 0.0, 0.8)
    # side walls with windows, floor
    left = polygon((-6, -30), (28, 14), (28, 118), (-6, 150))
    right = polygon((126, -30), (104, 14), (104, 118), (126, 150))
    s.fill(left, mix(s.ink, s.deep, 0.55))
    s.fill(right, mix(s.ink, s.deep, 0.3))
    s.fill(polygon((25, 12), (28, 14), (28, 118), (25, 120)), s.key)
    s.fill(polygon((104, 14), (106, 12), (106, 120), (104, 118)), s.key)
    for y in (30, 58):
        s.fill(polygon((6, y - 8), (18, y), (18, y + 16), (6, y + 12)), s.ink)
    s.fill(polygon((106, 60), (124, 56), (124, 59), (106, 63)), s.ink)
    floor = polygon((28, 118), (104, 118), (130, 152), (-10, 152))
    s.fill(floor, mix(s.ink, s.deep, 0.5))

    # star
    def star(r, x=cx, y=cy, k=0.44, sq=1.0, first=-98):
        return polygon(
            *[
                (x + q * math.cos(math.radians(first + 36 * i)), y + q * math.sin(math.radians(first + 36 * i)) * sq)
                for i in range(10)
                for q in ((r if i % 2 == 0 else r * k),)
            ]
        )

    patch = polygon((52, 118), (82, 118), (100, 152), (26, 152))
    s.fill(patch, s.mid)
    s.fill(polygon((58, 118), (77, 118), (86, 152), (44, 152)), s.accent)
    s.fill(polygon((62, 118), (73, 118), (77, 152), (55, 152)), "#f6ffc0")
    s.dots(floor, s.ink, (64, 124), (64, 156), 0.0, 0.6)
    s.rays(cx, cy, 40, 74, 20, s.key, 0.75, duty=0.35, seed=6, inward=False)
    s.fill(star(48, k=0.5), s.ink)
    s.fill(star(45, k=0.5), s.accent)
    hole = star(40.5, k=0.5)
    s.fill(hole, "#f6ffd0")
    with s.clipped(hole):
        s.steps(ALL, (66, 34), (66, 92), ["#b9e81e", "#d3f24e", "#e6fa86", "#f4ffc0", "#ffffe6"])
        s.fill(oval(66, 74, 24), "#f4ffc0")
        s.fill(oval(66, 74, 17), "#ffffff")
        s.fill(svg("M20 96 L40 84 L48 89 L60 70 L66 77 L71 73 L84 90 L92 86 L112 98 V120 H20 Z"), "#8ab414")
        s.fill(svg("M60 70 L64 76 L61 79 L58 77 L55 79 Z M71 73 L76 80 L72 79 L69 81 L67 78 Z"), "#ffffff")
        s.fill(svg("M20 104 C40 94 52 97 66 98 C84 99 100 92 112 98 V120 H20 Z"), "#4f7f1c")
        s.fill(svg("M58 124 C60 112 74 106 68 99 C72 106 82 112 84 124 Z"), "#f6ffd0")
    s.line(hole, "#ffffff", 1.2)
    # torn bricks and leaves blow in
    s.debris(
        [
            (36, 52, 3.6, 10),
            (96, 52, 3.0, 60),
            (42, 112, 4.2, 30),
            (94, 106, 3.6, 90),
            (86, 126, 3.0, 20),
            (50, 36, 2.4, 0),
            (84, 34, 2.6, 40),
            (38, 128, 3.0, 70),
        ],
        s.mid,
        s.light,
    )
    for x, y, a, k in (
        (54, 124, 20, 1.0),
        (74, 132, -30, 1.3),
        (92, 88, 50, 0.9),
        (40, 84, -10, 0.9),
        (64, 140, 70, 1.2),
    ):
        s.inked(
            [(placed(svg("M-4 0 C-2 -3 2 -3 4 0 C2 2.500 -2 2.500 -4 0 Z"), x, y, k, a), "#8fd024")],
            w=0.8,
            heavy=(0.3, 0.4),
        )
    # somebody looks round the corner: only a shadow
    s.fill(
        svg(
            "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
        ),
        s.ink,
    )
    s.rim(
        [
            svg(
                "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
            )
        ],
        s.accent,
        (-1, -0.3),
        1.1,
    )


def _water_hole_at_dawn(s: Impact) -> None:
    sky = [mix(s.mid, s.deep, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.55), s.light]
    s.steps(ALL, (60, 6), (60, 112), sky)
    s.rays(20, 112, 40, 150, 9, s.light, 0.5, duty=0.5, seed=4, first=-86, last=-8)
    s.fill(polygon((-4, 112), (14, 104), (30, 108), (52, 103), (70, 110), (124, 106), (124, 120), (-4, 120)), s.mid)
    for x, high in ((38, 92), (58, 96)):  # flat-topped trees
        s.fill(polygon((x - 1, 110), (x - 3, high + 4), (x + 3, high + 4), (x + 1, 110)), s.deep)
        s.fill(polygon((x - 13, high + 4), (x - 8, high - 1), (x + 5, high - 2), (x + 12, high + 4)), s.deep)
    s.fill(box(-4, 117, 124, 172), s.deep)
    for x, y, half in ((26, 122, 26), (40, 128, 16), (22, 134, 26), (46, 139, 12), (24, 144, 20)):
        s.fill(oval(x, y, half, 1.3), s.key)


_RHINO_HEAD: Final = polygon(
    *(
        (124, 150),
        (124, 40),
        (108, 42, 4),
        (95, 52, 3),
        (88, 66),
        (79, 70),
        (70, 78, 3),
        (61, 82),
        (49, 92),
        (42, 99, 3),
    ),
    *((40, 109, 4), (46, 114, 2), (45, 119, 2), (52, 124, 3), (68, 128, 4), (78, 136), (82, 150)),
)
_RHINO_LIT: Final = (
    polygon((124, 40), (108, 42), (95, 52), (88, 66), (97, 68), (104, 56), (124, 52)),
    polygon((88, 66), (79, 70), (70, 78), (61, 82), (49, 92), (42, 99), (50, 101), (62, 93), (72, 90), (84, 78)),
    polygon((40, 104), (50, 101), (56, 106), (52, 113), (44, 113)),
)
_RHINO_DARK: Final = (
    polygon(
        (60, 116), (76, 106), (86, 110), (94, 130), (92, 152), (76, 152), (78, 136), (68, 128), (52, 124), (50, 119)
    ),
    polygon((104, 82), (112, 96), (110, 124), (116, 152), (126, 152), (126, 86)),
)


def _rhino_head(s: Impact) -> None:
    """A rhinoceros' head and shoulder in profile: plates of hide, each with an edge of light and its own shade."""
    hide, lit = mix(s.deep, s.mid, 0.55), mix(s.key, s.mid, 0.2)
    ears = (
        polygon((84, 68), (80, 55), (85, 48), (91, 56), (92, 68)),
        polygon((94, 64), (93, 50), (100, 44), (105, 53), (102, 66)),
    )
    s.inked([(ears[1], s.deep)], 1.6, (0.6, 0.8))
    s.inked([(_RHINO_HEAD, hide)], 2.2, (0.8, 1.2))
    with s.clipped(_RHINO_HEAD):
        for plane in _RHINO_LIT:
            s.fill(plane, lit)
        for plane in _RHINO_DARK:
            s.fill(plane, mix(s.deep, s.ink, 0.45))
        s.dots(box(56, 90, 124, 150), s.ink, (74, 92), (104, 132), 0.0, 0.75, pitch=2.4)
        for fold in (
            ((97, 67, 2.4), (94, 84, 1.8), (100, 104, 2.6), (96, 128, 1.0)),
            ((106, 56, 2.0), (110, 78, 2.8), (118, 92, 1.4)),
            ((84, 108, 0.6), (76, 104, 1.6), (66, 108, 0.5)),
        ):
            s.fill(ribbon(fold), s.ink)
        s.fill(ribbon(((99, 68, 0.9), (97, 84, 1.0), (103, 103, 0.5))), s.key)
    s.inked([(ears[0], hide)], 1.6, (0.6, 0.8))
    s.fill(polygon((84, 68), (80, 55), (85, 48), (86, 58)), lit)
    s.fill(polygon((87, 66), (86, 57), (88, 54), (90, 64)), s.ink)
    # eye, nostril, mouth
    s.fill(polygon((68, 92), (73, 86), (80, 86), (82, 91), (76, 95)), s.ink)
    s.fill(oval(75.6, 90.4, 2.0), s.light)
    s.fill(oval(75.0, 90.8, 1.0), s.ink)
    s.stroke([(66, 87), (73, 82, 82, 83)], s.ink, 1.4)
    s.fill(polygon((44, 103), (49, 101), (50, 105), (46, 107)), s.ink)
    s.fill(ribbon(((41, 113, 0.8), (50, 114, 1.3), (59, 110, 0.4))), s.ink)


def _horn(s: Impact, horn: skia.Path, shade: skia.Path) -> None:
    s.inked([(horn, s.light)], 1.8, (0.7, 0.9))
    s.fill(both(horn, shade), mix(s.key, s.mid, 0.3))


def _perched_bird(s: Impact, x: float, y: float) -> None:
    """A bird that has just set down, its wings still up."""
    shade = mix(s.deep, s.ink, 0.3)
    with s.moved(x, y):
        far = polygon((1, -8), (-3, -24), (4, -29), (9, -10))
        s.inked([(far, shade)], 1.3, (0.3, 0.5))
        body = svg("M-9 -9 L-5 -13 L0 -12.4 L4 -9 L14 -5 L23 2 L20 4 L10 2 L4 0 L-2 0 L-5 -4 L-6 -7 L-11 -8 Z")
        s.inked([(body, s.accent)], 1.5, (0.5, 0.8))
        s.fill(polygon((-5, -4), (4, -4), (14, -2), (23, 2), (20, 4), (4, 0), (-2, 0)), "#7fae10")
        near = polygon((0, -6), (5, -20), (15, -28), (14, -20), (19, -21), (15, -13), (18, -12), (10, -4))
        s.inked([(near, s.accent)], 1.5, (0.5, 0.8))
        s.fill(polygon((0, -6), (5, -20), (15, -28), (7, -13)), "#f4ffb0")
        s.fill(oval(-4.2, -9.6, 1.2), s.ink)
        s.stroke([(-1, 0), (-2, 4)], s.ink, 1.2)
        s.stroke([(3, 0), (2, 4)], s.ink, 1.2)


def rhino(s: Impact) -> None:
    """A bird sets down on a rhinoceros' horn. In profile; light: the dawn beyond the water."""
    _water_hole_at_dawn(s)
    _rhino_head(s)
    _horn(s, svg("M62 84 L60 76 L64 69 L70 78 Z"), polygon((64, 69), (70, 78), (66, 82)))
    _horn(s, svg("M46 95 C44 84 45 72 52 58 C53 70 55 78 60 83 Z"), svg("M52 58 C51 72 53 82 55 88 L64 84 Z"))
    _perched_bird(s, 52, 55)
    for x, y, half in ((92, 146, 26), (84, 140, 18)):
        s.stroke([(x - half, y), (x, y + 3, x + half, y)], s.key, 1.2)
    for x, tip in ((40, 116), (45, 122), (112, 112), (106, 120)):
        s.fill(polygon((x - 1.6, 152), (x + 2, tip), (x + 1.6, 152)), s.ink)


def _kitchen_at_night(s: Impact) -> None:
    """Paint a dark kitchen with an open refrigerator, whose light falls over the tiles."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.steps(box(-4, -4, 124, 110), (96, 0), (0, 0), [s.mid, mix(s.deep, s.mid, 0.55), s.deep, mix(s.ink, s.deep, 0.6)])
    for x, y in ((8, 44), (30, 44)):  # a cupboard
        s.fill(box(x - 4, 8, x + 16, y), mix(s.ink, s.deep, 0.35))
        s.fill(box(x + 13.4, 26, x + 14.6, 34), s.key)
    floor = box(-4, 108, 124, 172)
    s.fill(floor, mix(s.ink, s.deep, 0.45))
    with s.clipped(floor):
        s.fill(polygon((40, 108), (124, 108), (124, 172), (-4, 172), (-4, 116)), s.mid)
        s.fill(polygon((56, 108), (124, 108), (124, 172), (-4, 172), (-4, 132)), s.key)
        for number in range(-5, 7):
            s.stroke([(92 + number * 9, 108), (92 + number * 34, 172)], s.deep, 1.2)
        for y in (112, 119, 129, 143):
            s.stroke([(-4, y), (124, y)], s.deep, 1.2)
    s.dots(floor, s.deep, (60, 130), (2, 138), 0.0, 0.8)
    _refrigerator(s)


def _refrigerator(s: Impact) -> None:
    """Paint the inside of a refrigerator: a milk bottle, eggs, and a cheese from which a wedge is missing."""
    s.inked([(box(80, -4, 128, 110), s.key), (box(84, -4, 128, 106), "#ffffff")], 2.2, (-0.8, 0.4))
    for y in (44, 76, 103):
        s.fill(box(84, y, 128, y + 2.6), s.key)
    s.fill(svg("M92 44 V34 H106 V44 Z"), s.mid)
    whole = join(oval(107, 69, 15, 4), box(92, 69, 122, 74), oval(107, 74, 15, 3))
    s.fill(whole, s.mid)
    s.fill(oval(107, 69, 15, 4), s.key)
    s.fill(polygon((107, 69), (94, 72), (94, 78), (104, 78)), "#ffffff")
    s.fill(svg("M108 103 V90 C108 87 111 86 111 82 H117 C117 86 120 87 120 90 V103 Z"), s.mid)
    s.fill(box(110.4, 79, 117.6, 82.6), s.accent)


def _wedge(s: Impact) -> None:
    """Paint a wedge of cheese with green veins, its point to the left."""
    top, side = (
        polygon((29, 76, 2), (76, 42, 2), (95, 58, 2)),
        polygon((29, 76), (95, 58, 1), (96, 86, 2), (31, 101, 2)),
    )
    s.inked([(top, "#ffffff"), (side, s.light)], 2.4, (-1.0, 1.2))
    s.fill(polygon((76, 42), (95, 58), (96, 62), (91.5, 59), (75, 45)), s.key)
    s.fill(polygon((91.5, 59), (95, 58), (96, 86), (92, 87)), s.key)
    s.stroke([(29, 76), (95, 58)], s.ink, 1.4)
    s.dots(side, s.mid, (78, 80), (26, 92), 0.0, 0.6, pitch=2.4)
    with s.clipped(side):
        for data in (
            "M40 78 L47 80 L50 86 L57 85 L55 89 L48 90 L44 84 L38 83 Z",
            "M58 71 L66 72 L71 78 L79 76 L80 80 L70 83 L64 77 L58 75 Z",
            "M66 89 L74 88 L78 84 L86 84 L82 89 L76 93 L67 93 Z",
            "M80 65 L86 66 L88 72 L83 72 Z",
            "M36 92 L43 93 L47 97 L40 98 Z",
        ):
            s.inked([(svg(data), s.accent)], 0.9, (0.2, 0.3))
    for data in ("M52 66 L60 64 L62 60 L68 61 L64 66 L56 69 Z", "M70 52 L76 51 L78 56 L72 56 Z"):
        s.inked([(svg(data), s.accent)], 0.9, (0.2, 0.3))


def _mouse(s: Impact) -> None:
    """Paint a mouse that runs to the left under a load."""
    hide, lit = mix(s.ink, s.deep, 0.55), s.key
    s.stroke([(92, 112), (106, 106, 106, 118), (106, 128, 118, 126)], s.ink, 4.2)
    s.stroke([(92, 112), (106, 106, 106, 118), (106, 128, 118, 126)], s.light, 1.6)
    for points in ([(84, 118), (93, 124), (88, 132), (82, 132)], [(58, 118), (66, 126), (60, 131), (55, 130)]):
        s.stroke(points, s.ink, 5.4)
        s.stroke(points, hide, 2.6)
    body = svg(
        "M95 113 C95 104 84 97 70 98 L52 100 C46 102 41 108 36 115 C35 118 37 120 40 120 C45 120 49 119 53 119 "
        "C64 124 80 126 89 121 C93 119 95 117 95 113 Z"
    )
    s.inked([(body, hide)], 2.0, (-0.6, 1.0))
    with s.clipped(body):
        s.fill(svg("M98 100 L84 103 L90 110 L80 113 L86 118 L74 122 L98 128 Z"), s.mid)
        s.rim([body], lit, (1.0, 0.5), 1.6)
    for points in ([(80, 120), (74, 126), (80, 134), (74, 135)], [(52, 117), (45, 122), (43, 130), (38, 130)]):
        s.stroke(points, s.ink, 6.0)
        s.stroke(points, mix(s.deep, s.mid, 0.5), 3.0)
    s.inked([(oval(57, 103, 7.4, 6.6, -20), s.mid)], 1.7, (-0.4, 0.5))
    s.fill(oval(58.4, 103.6, 4.2, 3.8, -20), s.key)
    s.inked([(oval(46.6, 110, 2.4, 2.8), "#ffffff")], 0.9, (0, 0))
    s.fill(oval(46, 110.4, 1.3), s.ink)
    s.fill(oval(36.6, 117, 2.0, 1.7), s.accent)
    for y in (113, 117, 121):
        s.stroke(
            [
                (40, 117),
                (47, y),
            ],
            s.light,
            0.8,
        )


def gorgon(s: Impact) -> None:
    """A mouse makes off with a wedge of Gorgonzola. In profile; light: the open refrigerator behind it."""
    _kitchen_at_night(s)
    s.fill(svg("M92 132 L82 138 L34 146 L-4 160 V137 L30 130 L60 133 Z"), mix(s.ink, s.deep, 0.3))
    _mouse(s)
    _wedge(s)
    for points in ([(100, 92), (112, 90)], [(102, 99), (116, 98)]):
        s.stroke(points, s.ink, 1.8)
    for x, y, r, turn in ((104, 136, 2.6, 20), (96, 141, 2.0, 60), (112, 142, 1.8, 40)):
        s.debris([(x, y, r, turn)], s.light, "#ffffff")


def _lit_tent(s: Impact) -> None:
    """Paint a tent in the dunes at night, its flaps open on the lamp inside."""
    s.steps(ALL, (60, 0), (60, 120), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for x, y in ((42, 14), (52, 34), (30, 52), (12, 66), (96, 60), (108, 74), (70, 12), (22, 84)):
        s.fill(star(x, y, 2.2, 0), s.light)
    s.fill(svg("M-4 112 C20 98 40 104 60 108 C84 100 104 102 124 110 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    s.inked([(polygon((66, 30), (124, 122), (8, 122)), mix(s.mid, s.key, 0.5))], 1.8)
    s.fill(polygon((66, 30), (66, 122), (8, 122)), s.key)
    s.dots(polygon((66, 30), (124, 122), (66, 122)), s.deep, (76, 70), (116, 122), 0.1, 0.9)
    s.dots(polygon((66, 30), (66, 122), (8, 122)), s.deep, (56, 80), (10, 122), 0.0, 0.8)
    s.fill(polygon((66, 32), (122, 122), (10, 122)), s.accent)
    s.fill(polygon((66, 40), (116, 122), (16, 122)), "#eaff8a")
    s.fill(polygon((66, 50), (108, 122), (24, 122)), "#fbffe0")
    for flap in (polygon((66, 32), (16, 122), (2, 122)), polygon((66, 32), (116, 122), (130, 122))):
        s.inked([(flap, s.key)], 1.5)
    s.fill(svg("M-4 122 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.75))
    s.fill(polygon((36, 122), (96, 122), (116, 172), (16, 172)), s.key)
    s.fill(polygon((46, 122), (86, 122), (98, 172), (34, 172)), s.light)
    s.dots(svg("M-4 122 H124 V172 H-4 Z"), s.deep, (66, 120), (66, 156), 0.0, 0.7)


def scorpion(s: Impact) -> None:
    """A scorpion bars the way into a tent. Light: the lamp in the tent."""
    _lit_tent(s)
    shell, lit = mix(s.ink, s.deep, 0.75), s.light
    for side in (-1, 1):
        for number in range(4):
            hip, lift = (66 + side * 10, 106 + 6 * number), 6 * number
            knee = (66 + side * (25 + 2 * number), 98 + lift)
            foot = (66 + side * (34 + 3 * number), 114 + lift)
            for tone, wide in ((s.ink, 6.0), (s.key, 2.6)):
                s.stroke([hip, knee, foot], tone, wide)
    # the tail stands up and bends over, joint by joint, far to near
    joints = (
        *((70, 43, 5.6), (79, 49, 6.2), (83, 60, 6.8), (81, 72, 7.4), (74, 82, 8.2), (68, 91, 10.0)),
        *((66, 98, 12.0), (66, 105, 13.6), (66, 112, 14.8), (66, 119, 15.4)),
    )
    for x, y, r in joints:
        joint = oval(x, y, r, r * (0.92 if y < 90 else 0.7))
        s.inked([(joint, shell)], 1.4, (0.5, 0.8))
        s.fill(cut(joint, placed(joint, 1.0, 2.4)), lit)
    sting = svg("M69 38 C58 34 47 41 47 51 C47 58 51 64 48 72 C57 68 61 60 61 54 C64 53 68 51 71 48 Z")
    s.inked([(sting, shell)], 1.6, (0.5, 0.8))
    s.fill(cut(sting, placed(sting, 2.2, 2.2)), lit)
    s.fill(both(sting, box(40, 58, 62, 74)), s.accent)
    s.inked([(svg("M47 77 C44 82 44 87 48 87 C52 87 52 82 47 77 Z"), s.accent)], 1.3, (0.3, 0.4))
    # claws, nearest and largest
    for side in (-1, 1):
        arm = ribbon([(66 + side * 10, 128, 4.4), (66 + side * 24, 128, 5.0), (66 + side * 32, 116, 5.0)])
        claw = placed(
            svg(
                "M23 114 C17 102 19 87 30 80 C29 89 31 95 34 98 C38 94 41 90 41 82 C49 92 47 109 38 116 "
                "C33 120 27 120 23 114 Z"
            ),
            66,
            0,
            flip=side < 0,
        )
        for part in (arm, claw):
            s.inked([(part, shell)], 1.9, (0.5, 1.2))
            s.fill(cut(part, placed(part, 0.8, 2.4)), lit)
        s.dots(claw, s.ink, (66 + side * 30, 92), (66 + side * 36, 120), 0.0, 0.7, pitch=2.4)
    head = svg("M52 130 C52 122 58 119 66 119 C74 119 80 122 80 130 C78 138 72 141 66 141 C60 141 54 138 52 130 Z")
    s.inked([(head, shell)], 2.0, (0.6, 1.4))
    s.fill(cut(head, placed(head, 0.6, 2.6)), lit)
    for x in (61.4, 70.6):
        s.inked([(oval(x, 128, 2.6, 2.2), s.accent)], 1.2, (0.2, 0.3))
    for side in (-1, 1):
        s.inked(
            [(ribbon([(66 + side * 4, 137, 2.4), (66 + side * 6, 142, 2.0), (66 + side * 2, 146, 0.4)]), s.key)], 1.0
        )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((52.0, 46.0), (52.0, 74.0), (75.0, 90.0)),
        "carries a bird on its horn",
        "water hole",
        "dawn beyond the water",
    ),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens", "back alley", "day of the other side"),
    "m1-39": Picture(
        gorgon,
        ((66.0, 78.0), (46.0, 110.0), (60.0, 104.0)),
        "makes off with a cheese",
        "kitchen at night",
        "open refrigerator",
    ),
    "m1-40": Picture(scorpion, ((66.0, 122.0), (50.0, 62.0)), "bars the way", "tent in the dunes", "lamp in the tent"),
}

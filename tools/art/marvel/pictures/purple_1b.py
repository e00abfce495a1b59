"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    block,
    both,
    box,
    burst,
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


def _arcade(s: Impact) -> None:
    """Paint a shop front in an arcade: awning, a broken pane full of light, the tiled floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for x in (2, 116):
        s.fill(box(x - 8, -4, x + 8, 172), mix(s.deep, s.mid, 0.2))
        s.stroke([(x - 3, -4), (x - 3, 150)], s.ink, 1.2)
    pane = box(18, 20, 108, 118)
    s.inked([(box(14, 16, 112, 122), mix(s.deep, s.mid, 0.5)), (pane, s.key)], 2.0)
    for r, tone in ((52, mix(s.key, s.light, 0.4)), (38, mix(s.key, s.light, 0.75)), (24, "#ffffff")):
        with s.clipped(pane):
            s.fill(oval(62, 70, r), tone)
    with s.clipped(pane):  # hats on stands in the window
        for x, y in ((26, 96), (44, 104), (100, 98)):
            s.fill(join(box(x - 1, y, x + 1, 120), oval(x, y, 9, 2.4), box(x - 5, y - 9, x + 5, y, 2)), s.mid)
    for number in range(9):
        x = 8 + 12 * number
        s.inked([(svg(f"M{x} 4 H{x + 12} V22 C{x + 12} 28 {x} 28 {x} 22 Z"), (s.mid, "#ffffff")[number % 2])], 1.0)
    s.fill(svg("M-4 122 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.35))
    for number in range(-5, 9):
        s.stroke([(62 + 10 * number, 122), (62 + 26 * number, 172)], s.ink, 1.0)
    for y in (127, 135, 146):
        s.stroke([(-4, y), (124, y)], s.ink, 1.0)
    s.fill(polygon((24, 122), (102, 122), (124, 172), (6, 172)), s.key, 0.4)
    s.dots(svg("M-4 122 H124 V172 H-4 Z"), s.ink, (62, 126), (-4, 150), 0.0, 0.7)


def _shards(s: Impact, pieces: tuple[tuple[float, float, float, float], ...], lit: Color) -> None:
    """Paint splinters of glass of (x, y, size, turn)."""
    for x, y, size, turn in pieces:
        shard = placed(polygon((-1, -0.2), (0.2, -1), (1, 0.1), (-0.1, 0.9)), x, y, size, turn)
        s.inked([(shard, "#ffffff")], 1.1, (0.4, 0.6))
        s.fill(both(shard, placed(shard, size * 0.4, size * 0.4)), lit)


def rhino(s: Impact) -> None:
    """A rhinoceros bursts out of a shop window. Light: the shop."""
    _arcade(s)
    hole = burst(60, 74, 47, 12, 5, 0.74)
    s.flash(60, 74, 52, 12, s.accent, seed=5, hollow=0.74)
    s.fill(hole, "#ffffff")
    s.rays(60, 74, 40, 90, 16, s.light, 0.6, duty=0.3, seed=7)
    hide, lit = mix(s.deep, s.mid, 0.4), s.key
    # far leg, body, near leg
    far = join(taper((78, 98), 9, (94, 116), 7.5), taper((94, 116), 7.6, (100, 134), 7))
    s.inked([(far, mix(s.deep, s.ink, 0.15))], 1.8, (0.6, 1.0))
    body = svg("M24 104 C18 76 28 48 52 42 C70 40 82 50 86 66 C88 86 80 104 66 110 C50 114 34 112 24 104 Z")
    s.inked([(body, hide)], 2.3, (1.0, 1.8))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 2.5, 6)), s.light)
        s.fill(both(cut(body, placed(body, 5, 13)), placed(body, 2.5, 6)), lit)
        s.dots(body, s.ink, (56, 84), (40, 112), 0.0, 0.85, pitch=2.5)
    near = join(taper((56, 100), 11, (52, 122), 8.6), taper((52, 122), 8.8, (62, 138), 8))
    s.inked([(near, hide)], 2.0, (0.6, 1.4))
    s.fill(cut(near, placed(near, -4.0, -0.5)), lit)
    for x, y in ((56, 143), (62, 145), (69, 143), (96, 140), (103, 140)):
        s.inked([(oval(x, y, 3.4, 3.0), s.light)], 1.1, (0.2, 0.4))
    for points in ([(48, 52), (40, 72, 48, 98)], [(58, 50), (52, 72, 60, 100)]):
        s.stroke(points, s.ink, 1.8)
    # the head, low, horn first
    for ear, turn in (((60, 52), -30), ((70, 48), 4)):
        shape = placed(svg("M-5 4 C-7 -4 -3 -11 1 -13 C6 -9 7 -2 5 4 Z"), *ear, 1.0, turn)
        s.inked([(shape, hide)], 1.7, (0.6, 0.8))
        s.fill(placed(shape, ear[0] * 0.45, ear[1] * 0.45, 0.55), s.ink)
    head = svg(
        "M56 66 C58 54 72 50 82 56 C92 62 100 74 108 86 C114 94 112 106 104 111 C97 115 88 111 82 106 C72 104 60 100 56 90 Z"
    )
    s.inked([(head, hide)], 2.4, (1.1, 1.7))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -3.5, 6.5)), lit)
        s.fill(cut(head, placed(head, -1.4, 2.6)), s.light)
        s.dots(head, s.ink, (82, 88), (76, 108), 0.0, 0.85, pitch=2.4)
    horn = svg("M92 80 C98 72 106 60 116 47 C117 62 115 78 110 92 C104 90 97 86 92 80 Z")
    small = svg("M80 62 C83 56 86 50 91 46 C92 54 92 62 89 70 C86 68 82 66 80 62 Z")
    s.inked([(small, s.light), (horn, "#ffffff")], 2.0, (0.8, 0.8))
    s.fill(svg("M104 86 C108 76 112 62 116 47 C117 62 115 78 110 92 Z"), s.key)
    s.stroke([(72, 70), (80, 70, 86, 76)], s.ink, 3.0)
    s.fill(oval(80, 77, 3.4, 2.6, 24), "#ffffff")
    s.fill(oval(81.4, 77.4, 1.5), s.ink)
    s.fill(oval(105, 98, 2.6, 1.8, -50), s.ink)
    s.stroke([(102, 108), (92, 104, 86, 98)], s.ink, 1.8)
    _shards(
        s,
        (
            (40, 40, 8, 20),
            (98, 42, 6, 70),
            (36, 118, 6, 10),
            (90, 120, 7, 50),
            (112, 118, 6, 30),
            (66, 32, 6, 40),
            (114, 70, 4, 10),
            (44, 130, 5, 80),
            (80, 128, 4, 20),
        ),
        s.accent,
    )


def _ruin(s: Impact) -> None:
    """Paint a temple's broken columns by night."""
    s.steps(ALL, (60, 0), (60, 132), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for r, tone in ((64, mix(s.deep, s.mid, 0.5)), (50, s.mid), (38, mix(s.mid, s.key, 0.6)), (27, s.key)):
        s.fill(oval(66, 84, r), tone)
    for x, top, wide in ((38, 40, 6), (56, 66, 5), (84, 58, 5), (100, 30, 7), (116, 48, 8), (14, 30, 9)):
        shaft = polygon(
            (x - wide, top + 6),
            (x - wide * 0.3, top),
            (x + wide * 0.4, top + 8),
            (x + wide, top + 3),
            (x + wide, 134),
            (x - wide, 134),
        )
        s.fill(shaft, mix(s.deep, s.ink, 0.35))
        for number in range(3):
            at = x - wide * 0.55 + number * wide * 0.55
            s.stroke([(at, top + 10), (at, 132)], mix(s.deep, s.mid, 0.45), 0.9)
        s.rim([shaft], mix(s.mid, s.key, 0.7), (1.0 if x < 66 else -1.0, 0.0), 1.4)
    s.halo(ALL, s.ink, 66, 84, 50, 100, 0.0, 0.75)
    s.fill(svg("M-4 134 C30 128 90 130 124 136 V172 H-4 Z"), mix(s.ink, s.deep, 0.35))


def _stone_snake(s: Impact, points: list[tuple[float, float, float]], turn: float) -> None:
    """Paint a snake of stone that ends in a raised head."""
    body = ribbon(points)
    s.inked([(body, s.key)], 1.6, (0.7, 1.0))
    s.fill(cut(body, placed(body, 1.4, 1.4)), s.light)
    for x, y, half in points[1:-1]:
        s.stroke([(x - half * 0.7, y - half * 0.4), (x + half * 0.7, y + half * 0.4)], s.deep, 0.9)
    x, y, _ = points[-1]
    s.stroke([(x, y), around(x, y, 11, turn)], s.accent, 1.1)
    head = placed(svg("M-4 -3 C0 -5.500 7 -4 9 0 C7 4 0 5.500 -4 3 Z"), x, y, 1.0, turn)
    s.inked([(head, s.light)], 1.5, (0.6, 0.8))
    for side in (-1, 1):
        s.fill(placed(oval(2.4, side * 2.1, 1.2), x, y, turn=turn), s.ink)


def gorgon(s: Impact) -> None:
    """A bust in a ruin opens its eyes, and its snakes of stone wake. Light: the eyes."""
    _ruin(s)
    for points, turn in (
        ([(56, 62, 4.4), (44, 58, 4.0), (40, 66, 3.4), (34, 60, 2.6)], 225),
        ([(60, 56, 4.4), (52, 46, 4.0), (56, 38, 3.2), (50, 32, 2.6)], 235),
        ([(72, 54, 4.4), (72, 44, 4.0), (66, 38, 3.2), (70, 30, 2.6)], 285),
        ([(80, 58, 4.4), (90, 52, 4.0), (88, 46, 3.2), (94, 46, 2.4)], 345),
        ([(85, 66, 4.4), (98, 66, 4.0), (100, 74, 3.4), (107, 70, 2.6)], 330),
        ([(53, 72, 4.2), (42, 78, 3.8), (44, 88, 3.2), (37, 92, 2.4)], 140),
        ([(87, 76, 4.2), (98, 84, 3.8), (95, 93, 3.2), (102, 97, 2.4)], 30),
    ):
        _stone_snake(s, points, turn)
    # plinth, shoulders, neck, face
    s.inked([(box(46, 134, 94, 172), mix(s.deep, s.mid, 0.5))], 1.8, (1.0, 1.0))
    s.fill(box(46, 134, 94, 138), s.key)
    bust = svg("M58 102 V112 C48 116 44 124 44 136 H96 C96 124 92 116 82 112 V102 Z")
    s.inked([(bust, s.mid)], 2.0, (1.2, 1.4))
    s.fill(cut(bust, placed(bust, 5, 1)), s.key)
    s.dots(bust, s.ink, (72, 118), (94, 128), 0.0, 0.85, pitch=2.4)
    face = svg("M52 76 C50 62 58 54 70 54 C82 54 90 62 88 76 C87 90 82 104 70 109 C58 104 53 90 52 76 Z")
    s.inked([(face, s.key)], 2.2, (1.2, 1.4))
    with s.clipped(face):
        s.fill(svg("M50 50 H68 C64 66 66 90 70 112 H50 Z"), s.light)
        s.fill(svg("M88 60 C86 84 80 100 70 110 H92 Z"), s.mid)
        s.dots(face, s.deep, (72, 84), (88, 96), 0.0, 0.8, pitch=2.4)
    s.stroke([(70, 72), (67, 88), (72, 89)], s.ink, 1.5)
    s.stroke([(63, 97), (70, 95, 77, 97)], s.ink, 1.9)
    for side in (-1, 1):
        x = 70 + side * 8.6
        s.stroke([(x - side * 5, 70), (x + side * 2, 66, x + side * 7, 70)], s.ink, 2.0)
        s.fill(oval(x, 76, 8.2, 6.4), s.accent)
        s.inked(
            [
                (
                    svg(f"M{x - 6} 76 C{x - 3} 71.500 {x + 3} 71.500 {x + 6} 76 C{x + 3} 80 {x - 3} 80 {x - 6} 76 Z"),
                    "#fbffd0",
                )
            ],
            1.2,
            (0.0, 0.0),
        )
    crack = polygon(
        (79, 54), (75, 62), (79, 67), (82, 84), (86, 88), (80, 92), (82, 102), (77, 92), (82, 87), (78, 70), (73, 63)
    )
    s.fill(crack, s.ink)
    # the looks fall on the one who came, and turn the ground to light
    for x, end in ((61.4, 40), (78.6, 104)):
        s.shaft(polygon((x - 3, 77), (x + 3, 77), (end + 16, 150), (end - 12, 150)), s.accent, 0.6, (x, 77), (end, 160))
    s.debris(
        [(92, 110, 3.4, 20), (46, 108, 3.0, 50), (88, 122, 2.6, 70), (54, 120, 2.4, 10), (100, 122, 2.2, 40)],
        s.mid,
        s.light,
    )


def _lit_tent(s: Impact) -> None:
    """Paint a tent in the dunes at night, its flaps open on the lamp inside."""
    s.steps(ALL, (60, 0), (60, 120), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for x, y in ((42, 14), (52, 34), (30, 52), (12, 66), (96, 60), (108, 74), (70, 12), (22, 84)):
        s.fill(star(x, y, 2.2, 0), s.light)
    s.fill(svg("M-4 112 C20 98 40 104 60 108 C84 100 104 102 124 110 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    s.inked([(polygon((66, 30), (124, 122), (8, 122)), s.mid)], 1.8)
    s.fill(polygon((66, 30), (66, 122), (8, 122)), mix(s.mid, s.key, 0.35))
    s.dots(polygon((66, 30), (124, 122), (66, 122)), s.deep, (76, 70), (116, 122), 0.1, 0.9)
    s.dots(polygon((66, 30), (66, 122), (8, 122)), s.deep, (56, 80), (10, 122), 0.0, 0.8)
    s.fill(polygon((66, 32), (116, 122), (16, 122)), s.accent)
    s.fill(polygon((66, 42), (107, 122), (25, 122)), "#eaff8a")
    s.fill(polygon((66, 54), (98, 122), (34, 122)), "#fbffe0")
    for flap in (polygon((66, 32), (26, 122), (8, 122)), polygon((66, 32), (106, 122), (124, 122))):
        s.inked([(flap, s.key)], 1.5)
    s.fill(svg("M-4 122 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.75))
    s.fill(polygon((36, 122), (96, 122), (116, 172), (16, 172)), s.key)
    s.fill(polygon((46, 122), (86, 122), (98, 172), (34, 172)), s.light)
    s.dots(svg("M-4 122 H124 V172 H-4 Z"), s.deep, (66, 120), (66, 156), 0.0, 0.7)


def scorpion(s: Impact) -> None:
    """A scorpion bars the way into a tent. Light: the lamp in the tent."""
    _lit_tent(s)
    shell, lit = mix(s.deep, s.mid, 0.35), mix(s.key, s.light, 0.45)
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
    "m1-37": Picture(rhino, ((82.0, 76.0), (96.0, 96.0)), "bursts a window", "arcade", "the shop"),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens", "back alley", "day of the other side"),
    "m1-39": Picture(gorgon, ((61.0, 76.0), (79.0, 76.0)), "opens its eyes", "ruin", "its eyes"),
    "m1-40": Picture(scorpion, ((66.0, 122.0), (50.0, 62.0)), "bars the way", "tent in the dunes", "lamp in the tent"),
}

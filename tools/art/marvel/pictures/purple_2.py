"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
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
    skyline,
    svg,
    taper,
)


def _pond_by_lamplight(s: Impact) -> None:
    """Paint a pond by night from above: a pool of lamplight on the water, rings round its middle, stones and a leaf at the edge."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    for r, tone in ((78, s.deep), (62, mix(s.deep, s.mid, 0.4)), (48, mix(s.deep, s.mid, 0.8))):
        s.fill(oval(66, 76, r, r * 1.1), tone)
    s.halo(ALL, s.ink, 66, 76, 58, 106, 0.0, 0.8)
    for r, wide in ((23, 2.0), (31, 1.7), (40, 1.4)):
        s.line(oval(58, 52, r, r * 0.9), mix(s.mid, s.key, 0.75 if r < 30 else 0.3), wide)
    for x, y, rx, ry in ((112, 96, 18, 15), (44, 146, 19, 12), (6, 66, 16, 14)):
        stone = oval(x, y, rx, ry, -10)
        s.fill(placed(stone, 4, 6), s.ink)
        s.inked([(stone, mix(s.deep, s.mid, 0.55))], 1.4, (0.3, 0.6))
        s.fill(cut(stone, placed(stone, 2, 3.4)), s.light)
        s.dots(stone, s.ink, (x - 6, y - 4), (x + rx, y + ry), 0.0, 0.8, pitch=2.4)
    pad = cut(oval(106, 130, 15, 11), polygon((106, 130), (94, 112), (104, 112)))
    s.fill(placed(pad, 3, 4), s.ink)
    s.inked([(pad, s.accent)], 1.7, (0.4, 0.8))
    for turn in (-160, -60, -20, 20, 70, 130, 170):
        s.stroke(
            [(106, 130), (106 + 13 * math.cos(math.radians(turn)), 130 + 9.4 * math.sin(math.radians(turn)))],
            "#6f9a12",
            1.1,
        )


def _paper_boat(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a folded paper boat, a little from above."""
    with s.moved(x, y, turn=turn):
        s.fill(polygon((-14, 2), (7, -12), (31, 1), (22, 20), (-4, 21)), s.deep)
        sail = polygon((-10, -4), (1, -23), (11, -4))
        s.inked([(sail, s.light)], 2.0, (0.6, 1.0))
        s.fill(polygon((1, -23), (11, -4), (2, -4)), s.mid)
        inside = polygon((-22, -9), (0, -5), (23, -10), (0, 3))
        s.inked([(inside, s.mid)], 1.9, (0.4, 0.8))
        s.inked([(polygon((-10, -3), (1, -23), (11, -3), (0, 1)), "#ffffff")], 1.4, (0.3, 0.5))
        s.fill(polygon((1, -21), (10, -3), (1, 0)), s.key)
        hull = polygon((-22, -9), (0, 1), (23, -10), (14, 9), (-12, 10))
        s.inked([(hull, "#ffffff")], 2.0, (0.7, 1.2))
        s.fill(polygon((0, 1), (23, -10), (14, 9), (1, 9.5)), s.key)
        s.fill(polygon((-14.5, 4.6), (1, 7.4), (17.6, 4), (14, 9), (-12, 10)), s.accent)


def _koi(s: Impact) -> None:
    """Paint a koi from above that swims up to (54, 46) in an S, its tail at the foot, over its shadow on the ground."""
    shade = mix(s.key, s.light, 0.25)
    tail = svg(
        "M82 116 C86 122 94 124 104 132 C96 131 90 132 86 135 C84 140 78 146 66 148 C70 142 72 136 73 131 C73 124 76 119 82 116 Z"
    )
    fins = (
        svg("M52 72 C44 72 38 77 34 86 C42 88 50 86 55 80 Z"),
        svg("M74 66 C80 60 88 60 95 64 C91 70 84 74 77 73 Z"),
        svg("M80 98 C74 99 69 103 66 109 C72 110 78 108 82 104 Z"),
    )
    spine = [
        *(
            (52, 36, 1.6),
            (52.4, 39, 4.0),
            (53.4, 45, 6.6),
            (55, 54, 9.4),
            (57, 60, 11.0),
            (64, 71, 12.6),
            (75, 81, 12.2),
            (84, 92, 9.8),
        ),
        *((87, 103, 7.0), (84, 112, 5.0), (78, 120, 3.6)),
    ]
    body = ribbon([*spine])
    s.fill(placed(join(body, *fins, tail), 9, 12), mix(s.ink, s.deep, 0.5))
    for fin in (*fins, tail):
        s.inked([(fin, shade)], 1.7, (0.5, 0.9))
        s.fill(both(fin, placed(fin, -1.4, -2.0)), "#ffffff")
    for points in ([(78, 122), (78, 132, 71, 144)], [(80, 121), (86, 127, 97, 130)], [(79, 122), (82, 129, 80, 138)]):
        s.stroke(points, s.mid, 1.2)
    s.inked([(body, "#ffffff")], 2.3, (0.8, 1.3))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -4.0, -3.0)), shade)
        for data in (
            "M42 66 C48 60 60 56 70 60 C71 66 66 72 60 71 C54 70 48 72 45 76 Z",
            "M64 84 C68 74 78 68 90 74 L94 88 C88 92 84 88 80 90 C76 94 70 92 64 84 Z",
            "M78 104 C84 100 92 102 96 108 L88 118 C84 114 80 112 78 104 Z",
        ):
            s.inked([(svg(data), s.accent)], 1.1, (0.2, 0.3))
        s.fill(svg("M68 66 L76 64 L80 70 L72 74 Z M82 94 L92 92 L92 99 L84 101 Z"), s.ink)
    back = ribbon([(63, 70, 0.6), (70, 79, 2.6), (79, 88, 2.2), (85, 98, 0.5)])
    s.inked([(back, shade)], 1.1, (0.2, 0.4))
    for side, x, y in ((-1, 47.6, 50.0), (1, 60.6, 48.0)):
        s.inked([(oval(x, y, 2.3), "#ffffff")], 1.3, (0.1, 0.2))
        s.fill(oval(x, y - 0.4, 1.2), s.ink)
        s.stroke([(52.4 + 2.6 * side, 39), (52.4 + 8 * side, 38, 52.4 + 9 * side, 43)], s.ink, 1.5)
    s.stroke([(50.4, 41), (52.6, 42.6, 55, 40.6)], s.mid, 1.1)


def okoye(s: Impact) -> None:
    """A koi pushes a paper boat away over a pond. From above; light: a lamp over the water."""
    _pond_by_lamplight(s)
    with s.moved(7.0, 14.0, 0.94, turn=-18.0, about=(75.0, 85.0)):
        _koi(s)
    _paper_boat(s, 62.0, 46.0, 12.0)


def _court(s: Impact) -> None:
    """Paint a court room: a panelled wall, the bright shaft of a window across it, the bench below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    s.fill(polygon((30, -4), (98, -4), (124, 60), (124, 134), (38, 134)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((40, -4), (90, -4), (122, 84), (118, 134), (48, 134)), s.mid)
    s.fill(polygon((50, -4), (80, -4), (106, 134), (62, 134)), mix(s.mid, s.key, 0.55))
    for x in (-4, 36, 66, 96):
        s.stroke([(x, 44), (x, 134)], s.deep, 1.2, 0.7)
    s.stroke([(-4, 44), (124, 44)], s.deep, 1.2, 0.7)
    s.halo(ALL, s.ink, 76, 80, 56, 112, 0.0, 0.8)
    s.inked([(box(-6, 138, 126, 172), mix(s.deep, s.mid, 0.4))], 1.6)
    s.fill(box(-4, 138, 124, 141), s.key)


def _flung_safe(s: Impact) -> None:
    """Paint a safe about the origin from its front and from below, its door sprung open."""
    steel, lit = mix(s.mid, s.key, 0.35), "#ffffff"
    face, flank, floor = (
        box(-16, -16, 14, 14, 1.4),
        polygon((14, -16), (21, -11), (21, 18), (14, 14)),
        polygon((-16, 14), (14, 14), (21, 18), (-8, 19)),
    )
    s.inked([(flank, s.deep), (floor, mix(s.ink, s.deep, 0.6)), (face, mix(s.key, s.light, 0.55))], 2.4, (0.8, 1.4))
    s.fill(cut(face, placed(face, 2.4, 2.4)), lit)
    for x in (-11, 10):
        s.inked([(box(x - 2.4, 15, x + 3.4, 22, 1), s.ink)], 1.0)
    s.inked([(box(-12, -12, 10, 10, 1), steel)], 1.6)
    with s.clipped(box(-12, -12, 10, 10, 1)):
        s.fill(polygon((-12, -12), (0, -12), (-11, 10), (-12, 10)), s.light)
        s.fill(polygon((4, -12), (8, -12), (-3, 10), (-7, 10)), s.light)
    for turn in (30, 150, 270):
        x, y = around(-1, -1, 7.2, turn)
        s.stroke([(-1, -1), (x, y)], s.ink, 4.0)
        s.stroke([(-1, -1), (x, y)], lit, 1.8)
        s.inked([(oval(x, y, 1.7), lit)], 0.9)
    s.inked([(oval(-1, -1, 2.8), s.accent)], 1.1)
    for y in (-11, 3):
        s.inked([(box(-18.5, y, -13, y + 6, 0.8), lit)], 1.0)


def _great_apple(s: Impact) -> None:
    """Paint an apple about the origin, a leaf at its stalk and a worm that looks out of its side."""
    pale, dim = "#f6ffc0", "#6f9a12"
    apple = svg(
        "M0 -20 C-9 -28 -28 -25 -29 -6 C-30 12 -18 27 -7 26 C-3 25 3 25 7 26 C18 27 30 12 29 -6 C28 -25 9 -28 0 -20 Z"
    )
    s.stroke([(0, -18), (1, -28, 6, -32)], s.ink, 4.6)
    s.stroke([(0, -18), (1, -28, 6, -32)], s.mid, 1.8)
    s.inked([(apple, s.accent)], 2.8, (1.0, 1.6))
    with s.clipped(apple):
        s.fill(cut(apple, placed(apple, -4.5, -3.5)), dim)
        s.dots(apple, dim, (2, 0), (24, 18), 0.0, 0.85, pitch=2.4)
        s.fill(cut(apple, placed(apple, 3.2, 3.4)), pale)
        s.fill(svg("M-22 -10 C-22 -17 -16 -20 -11 -20 C-16 -15 -18 -9 -18 -3 C-20 -3 -22 -6 -22 -10 Z"), "#ffffff")
    s.stroke([(-8, -18.6), (0, -13, 8, -18.6)], s.ink, 1.8)
    leaf = svg("M3 -26 C-2 -36 -14 -38 -22 -33 C-16 -26 -6 -23 3 -26 Z")
    s.inked([(leaf, s.accent)], 1.8, (0.4, 0.7))
    s.fill(both(leaf, placed(leaf, 0, 5)), dim)
    s.inked([(oval(12, 2, 5.6, 5.0), s.ink)], 0.6, (0, 0))
    worm = ribbon([(11, 4, 3.0), (17, -1, 3.2), (19, -8, 3.4), (14, -12, 3.6)])
    s.inked([(worm, mix(s.key, s.light, 0.5))], 1.5, (0.3, 0.5))
    for x, y in ((12.2, -13.4), (15.4, -14)):
        s.inked([(oval(x, y, 1.5, 1.8), "#ffffff")], 0.8, (0, 0))
        s.fill(oval(x - 0.3, y - 0.2, 0.7), s.ink)


def she_hulk(s: Impact) -> None:
    """An apple slams its pan of a court's balance, and flings a safe out of the other. Light: a shaft of the window."""
    _court(s)
    steel, lit = s.key, "#ffffff"
    pivot = (70.0, 112.0)
    s.fill(burst(88, 124, 50, 12, 4, 0.5, 0.62, 6), s.light)
    # the post on its foot
    post = svg("M65 112 H75 L78 136 H62 Z")
    foot = polygon((50, 136, 1), (90, 136, 1), (94, 145, 1), (46, 145, 1))
    s.inked([(post, steel), (foot, steel)], 2.2, (0.8, 1.2))
    with s.clipped(join(post, foot)):
        s.fill(polygon((72, 108), (80, 108), (80, 136), (74, 136)), s.deep)
        s.fill(polygon((46, 136), (94, 136), (93, 138.6), (47, 138.6)), lit)
        s.fill(polygon((76, 139), (98, 139), (98, 148), (80, 148)), s.deep)
    # the beam, the risers of its pans, the pans
    with s.moved(*pivot, turn=24):
        beam = polygon((-42, -3, 1), (0, -6.5, 2), (38, -3, 1), (38, 3, 1), (0, 5.5, 2), (-42, 3, 1))
        s.inked([(beam, steel)], 2.2, (0.2, 1.2))
        with s.clipped(beam):
            s.fill(box(-44, 0.8, 44, 9), s.deep)
            s.fill(polygon((-42, -3), (0, -6.5), (38, -3), (38, -1), (0, -4), (-42, -1)), lit)
    for x, y, tilt in ((36, 84, -16), (90, 124, 8)):
        with s.moved(x, y, turn=tilt):
            s.inked([(box(-2.4, -2, 2.4, 14), steel)], 1.6, (0.3, 0.6))
            pan = svg("M-21 -6 H21 C19 2 10 6 0 6 C-10 6 -19 2 -21 -6 Z")
            s.inked([(pan, s.mid)], 2.0, (0.5, 1.1))
            with s.clipped(pan):
                s.fill(box(-22, -7, 22, -3.4), lit)
                s.fill(svg("M4 -3 H22 V8 H-4 C2 4 4 0 4 -3 Z"), s.deep)
    s.inked([(oval(*pivot, 6.4), s.light)], 2.0, (0.6, 1.0))
    s.fill(cut(oval(*pivot, 6.4), oval(pivot[0] - 1.8, pivot[1] - 2.2, 5.8)), s.mid)
    with s.moved(87, 96, 0.86, turn=9):
        _great_apple(s)
    for stops in ([(36, 72), (40, 62)], [(46, 72), (50, 66)], [(58, 78), (62, 70)], [(66, 62), (70, 58)]):
        s.stroke(stops, "#ffffff", 2.0)
    with s.moved(54, 50, 0.86, turn=-24):
        _flung_safe(s)
    for stops in ([(112, 124), (117, 119)], [(66, 126), (60, 122)]):
        s.stroke(stops, lit, 2.0)
    s.debris([(60, 130, 2.4, 20), (114, 132, 2.8, 60), (108, 140, 2.0, 5)], s.key, s.light)


def _kitchen_window(s: Impact) -> None:
    """Paint a dark kitchen and a bright window in its middle, a sill with pots and a row of tiles below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for row in range(12):
        for column in range(9):
            s.fill(box(column * 14 - 3, row * 13 + 100, column * 14 + 9.6, row * 13 + 111, 1), mix(s.ink, s.deep, 0.95))
    s.fill(box(26, -6, 116, 104, 4), s.deep)
    s.inked([(box(32, -6, 110, 98, 2), mix(s.deep, s.ink, 0.3))], 1.4)
    pane = box(36, -6, 106, 94)
    s.steps(pane, (0, -6), (0, 94), [s.key, mix(s.key, s.light, 0.5), s.light, s.light])
    s.fill(both(pane, oval(71, 64, 40)), "#ffffff")
    s.fill(both(pane, skyline(30, 112, 98, (10, 18, 8, 14, 22), seed=3)), s.key)
    s.fill(box(69.6, -6, 72.4, 94), s.deep)
    s.fill(box(36, 38, 106, 40.6), s.deep)
    for side in (-1, 1):
        curtain = placed(svg("M-22 -8 C-24 24 -30 52 -42 66 L-54 66 V-8 Z"), 71, 0, flip=side > 0)
        s.inked([(curtain, s.mid)], 1.6, (0.3, 0.6))
        with s.clipped(curtain):
            for x in (-30, -39, -48):
                s.line(placed(svg(f"M{x} -8 C{x - 1} 24 {x - 4} 48 {x - 8} 70"), 71, 0, flip=side > 0), s.deep, 2.4)
    s.inked([(box(22, 96, 120, 102, 1), s.light)], 1.6)
    s.fill(box(-4, 132, 124, 172), s.mid)
    s.fill(box(-4, 132, 124, 134.6), s.light)
    s.fill(polygon((44, 134.6), (98, 134.6), (110, 172), (32, 172)), s.key)
    s.halo(box(-4, 100, 124, 172), s.ink, 71, 100, 46, 92, 0.0, 0.8)


def _drop(x: float, y: float, r: float, turn: float) -> skia.Path:
    """Return a drop that flies in the direction of ``turn``, its tail behind it."""
    return placed(svg("M10 0 C10 6 5 9 0 9 C-8 9 -14 3 -24 0 C-14 -3 -8 -9 0 -9 C5 -9 10 -6 10 0 Z"), x, y, r / 9, turn)


def _splash(s: Impact) -> None:
    """Paint what was in the jug: arms that leave it to all sides, and drops that come at us."""
    arms = (
        ((58, 80, 6.0), (47, 76, 4.4), (40, 84, 3.6), (38, 94, 3.4)),
        ((60, 78, 7.0), (48, 62, 4.6), (38, 58, 3.4), (30, 60, 3.0)),
        ((64, 78, 8.0), (57, 56, 5.0), (48, 44, 3.4), (44, 36, 3.2)),
        ((72, 78, 9.0), (74, 58, 5.6), (70, 50, 4.0), (71, 42, 3.6)),
        ((78, 78, 8.0), (88, 60, 5.0), (96, 52, 3.6), (99, 46, 3.0)),
        ((82, 80, 7.0), (96, 72, 4.4), (106, 76, 3.4), (110, 84, 3.2)),
    )
    mass = svg("M48 84 C48 70 56 66 62 64 H78 C86 66 94 70 94 84 Z")
    for arm in arms:
        x, y, r = arm[-1]
        mass = join(mass, ribbon(arm), oval(x, y, r + 1.6))
    s.inked([(mass, s.accent)], 2.3, (0.8, 1.2))
    with s.clipped(mass):
        s.fill(cut(mass, placed(mass, -2.2, -1.8)), "#6f9a12")
        s.fill(cut(mass, placed(mass, 2.0, 2.2)), "#f6ffc0")
    for x, y, r, turn in (
        (46, 24, 3.0, -114), (34, 44, 3.4, -150), (86, 46, 2.6, -70), (110, 64, 3.2, -14), (32, 74, 2.8, 170), (58, 34, 2.2, -100),
    ):  # fmt: skip
        drop = _drop(x, y, r, turn)
        s.inked([(drop, s.accent)], 1.5, (0.3, 0.6))
    for x, y, r in ((106, 108, 10.5), (40, 116, 7.6), (97, 66, 5.6)):  # these come at us
        drop = oval(x, y, r, r * 1.08)
        s.inked([(drop, s.accent)], 2.2, (0.8, 1.2))
        with s.clipped(drop):
            s.fill(cut(drop, placed(drop, -r * 0.3, -r * 0.34)), "#6f9a12")
            s.fill(cut(drop, placed(drop, r * 0.16, r * 0.2)), "#f6ffc0")
        s.fill(oval(x - r * 0.35, y - r * 0.4, r * 0.2, r * 0.28, 30), "#ffffff")


def _slice_of_kiwi(s: Impact, x: float, y: float, r: float, turn: float) -> None:
    """Paint a slice of a kiwi, its seeds round the pale middle."""
    with s.moved(x, y, turn=turn):
        s.inked([(oval(0, 0, r, r * 0.8), s.deep)], 1.5, (0.3, 0.6))
        s.fill(oval(0, 0, r * 0.88, r * 0.7), s.accent)
        s.fill(oval(0, 0, r * 0.34, r * 0.26), "#f6ffc0")
        for at in range(0, 360, 40):
            here = around(0, 0, r * 0.55, at)
            s.fill(oval(here[0], here[1] * 0.8, r * 0.1), s.ink)


def carnage(s: Impact) -> None:
    """A mixer throws off its lid and all that it holds, some of it at us. Frontal; light: the window behind its jug."""
    _kitchen_window(s)
    s.fill(oval(71, 140, 34, 4), s.ink)
    jug = polygon((48, 76, 2), (94, 76, 2), (86, 116, 2), (56, 116, 2))
    handle = svg("M88 82 L102 84 C105 86 105 100 103 104 L96 110 L88 110 L88 103 L94 102 L97 98 V91 L88 89 Z")
    s.inked([(handle, s.deep)], 1.8, (0.5, 0.9))
    s.inked([(jug, mix(s.light, s.key, 0.3))], 2.3, (0.8, 1.2))
    with s.clipped(jug):
        s.fill(svg("M44 88 C54 82 58 94 70 88 C78 83 86 92 98 86 V120 H44 Z"), s.accent)
        s.fill(svg("M78 84 C84 88 90 90 98 86 V120 H80 Z"), "#6f9a12")
        s.fill(polygon((53, 76), (58, 76), (62.4, 116), (59, 116)), "#f6ffc0")
        s.dots(jug, "#6f9a12", (70, 96), (86, 112), 0.0, 0.8, pitch=2.4)
        s.fill(polygon((60, 116), (66, 106), (71, 112), (76, 106), (82, 116)), s.ink)
    for y in (92, 99, 106):
        s.stroke([(64, y), (69, y)], s.ink, 1.2)
    _splash(s)
    s.inked([(box(45, 79, 97, 84, 2), s.light)], 1.8, (0.4, 0.8))
    s.fill(box(46, 79.6, 70, 81.4), "#ffffff")
    base = polygon((56, 115), (86, 115), (96, 143, 3), (46, 143, 3))
    s.inked([(base, s.mid)], 2.4, (0.8, 1.2))
    with s.clipped(base):
        s.fill(polygon((82, 112), (90, 112), (100, 146), (86, 146)), s.deep)
        s.rim([base], s.light, (-1.0, -0.4), 3.0)
        s.rim([base], s.key, (1.0, 0.0), 2.0)
    s.inked([(oval(71, 129, 7.6), s.light)], 1.6, (0.4, 0.6))
    s.stroke([(71, 129), (76, 123.4)], s.ink, 2.4)
    for stops in ([(40, 128), (36, 134)], [(100, 128), (104, 134)]):
        s.stroke(stops, s.light, 1.8)
    for points in ([(62, 36), (64, 30)], [(72, 36), (73, 31)], [(82, 36), (82, 30)]):
        s.stroke(points, s.ink, 1.8)
    lid = placed(join(box(-19, -2, 19, 6, 2), box(-8, -9, 8, 0, 2)), 62, 21, turn=-16)
    s.inked([(lid, s.mid)], 2.2, (0.6, 1.0))
    s.rim([lid], s.light, (-0.4, -1.0), 2.2)
    s.fill(both(lid, placed(box(-19, 3, 19, 6), 62, 21, turn=-16)), s.deep)
    _slice_of_kiwi(s, 82, 46, 6.0, 20)
    _slice_of_kiwi(s, 40, 70, 5.0, -30)
    _slice_of_kiwi(s, 110, 50, 4.6, 40)


def _bone(start: Point, end: Point, r: float) -> skia.Path:
    """Return a bone with a knuckle at either end, the one at ``start`` larger."""
    (x0, y0), (x1, y1) = start, end
    return join(oval(x0, y0, r), oval(x1, y1, 0.82 * r), taper(start, 0.62 * r, end, 0.54 * r))


def _surgery_by_night(s: Impact) -> None:
    """Paint a surgery in the dark: a light box on its tiles, its light on the wall and in a patch on the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for x in range(-4, 124, 15):
        s.stroke([(x, -4), (x, 132)], mix(s.ink, s.deep, 0.3), 1.1)
    for y in range(2, 130, 15):
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.3), 1.1)
    for wide, high, tone in ((54, 66, s.deep), (46, 56, mix(s.deep, s.mid, 0.6)), (39.5, 47, s.mid)):
        s.fill(box(72 - wide, 62 - high, 72 + wide, 62 + high, 10), tone)
    s.halo(ALL, s.ink, 72, 66, 58, 104, 0.0, 0.8)
    s.fill(box(-6, 128, 126, 172), mix(s.ink, s.deep, 0.85))
    s.fill(polygon((34, 128), (110, 128), (126, 172), (18, 172)), s.mid)
    s.fill(polygon((44, 128), (100, 128), (110, 172), (34, 172)), s.key)


def _film_without_a_bone(s: Impact) -> None:
    """Paint a light box with the film of a lower leg on it: shin bones that end, and a gap where one has been."""
    s.inked([(box(37, 20, 107, 104, 4), s.light)], 2.3, (0.8, 1.5))
    s.fill(box(39, 22, 105, 102, 3), "#ffffff")
    film = polygon((42, 28, 1.5), (102, 26, 1.5), (103, 97, 1.5), (43, 98, 1.5))
    s.inked([(film, mix(s.ink, s.deep, 0.5))], 1.7)
    for x in (54, 92):
        s.inked([(box(x - 4, 23, x + 4, 31, 1), s.mid)], 1.3)
    with s.clipped(film):
        flesh = svg("M54 20 C52 40 50 56 54 70 C56 82 56 90 54 110 H92 C92 92 96 82 94 66 C93 50 90 36 90 20 Z")
        s.fill(flesh, mix(s.deep, s.mid, 0.7))
        s.rim([flesh], s.mid, (-1.0, 0.0), 2.0)
        s.rim([flesh], s.mid, (1.0, 0.0), 2.0)
        s.dots(flesh, s.deep, (70, 60), (94, 60), 0.1, 0.8, pitch=2.4)
        for start, end, r in (((66, 22), (66, 33), 8.0), ((66, 100), (66, 92), 7.0)):
            s.inked(
                [
                    (
                        join(
                            taper((start[0], start[1]), r * 0.7, end, r * 0.62),
                            oval(end[0] - 3.6, end[1], r * 0.62),
                            oval(end[0] + 3.6, end[1], r * 0.62),
                        ),
                        "#ffffff",
                    )
                ],
                0.9,
                (0.2, 0.3),
                ink=s.deep,
            )
        s.inked([(_bone((83, 42), (82, 92), 4.2), "#ffffff")], 0.9, (0.2, 0.3), ink=s.deep)
        gap = placed(_dog_bone(22.0, 5.4), 66, 63, turn=90)
        s.fill(gap, s.ink)
        s.line(gap, s.accent, 1.4)


def _dog_bone(reach: float, r: float) -> skia.Path:
    """Return a bone along x about the origin, with two knuckles at either end."""
    ends = [oval(side * reach, off * r * 0.8, r) for side in (-1, 1) for off in (-1, 1)]
    return join(box(-reach, -r * 0.72, reach, r * 0.72), *ends)


def _running_dog(s: Impact) -> None:
    """Paint a dog that runs off to the right, a long bone across its jaws at (98, 97); dark, its rim lit from the box above."""
    coat, dark = mix(s.mid, s.key, 0.8), mix(s.deep, s.mid, 0.3)
    s.fill(oval(70, 142, 40, 4.4), s.ink)
    # the far legs
    for limb in (
        [(82, 116, 6.0), (92, 126, 3.8), (102, 131, 2.8), (108, 130, 2.8)],
        [(48, 116, 7.0), (42, 128, 4.2), (33, 131, 3.0), (27, 137, 2.6)],
    ):
        s.inked([(ribbon(limb), dark)], 1.8, (0.4, 0.8))
    tail = ribbon([(43, 106, 3.6), (35, 98, 3.4), (33, 86, 2.8), (38, 78, 0.6)])
    body = svg(
        "M38 112 C37 103 44 98 54 98 C64 99 72 100 78 96 L88 88 L98 104 C96 114 92 122 84 124 C76 126 70 121 62 121 C54 121 48 127 42 124 "
        "C39 121 38 117 38 112 Z"
    )
    s.inked([(tail, coat), (body, coat)], 2.3, (0.6, 1.2))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 1, -7)), s.mid)
        s.dots(body, s.deep, (64, 108), (64, 124), 0.0, 0.9, pitch=2.3)
    s.rim([tail, body], s.light, (0.1, -1.0), 1.7)
    for limb, foot in (
        ([(84, 114, 6.8), (80, 126, 4.4), (88, 134, 3.2), (96, 139, 2.8)], (98, 140)),
        ([(48, 113, 8.6), (56, 126, 5.4), (48, 133, 3.6), (40, 140, 3.0)], (43, 141)),
    ):
        leg = join(oval(*limb[0][:2], limb[0][2]), ribbon(limb))
        s.inked([(leg, coat), (oval(*foot, 4.6, 2.8, -8), coat)], 2.1, (0.5, 1.0))
        s.fill(cut(leg, placed(leg, 2.4, -2.0)), s.mid)
        s.rim([leg], s.light, (0.6, -0.8), 1.3)
    # the head: skull, muzzle up, ears that fly back
    far_ear = svg("M84 84 C78 78 72 76 66 78 C70 84 76 88 82 90 Z")
    s.inked([(far_ear, dark)], 1.7, (0.3, 0.6))
    head = svg(
        "M79 92 C78 82 85 75 94 76 C99 77 101 80 103 83 L114 86 C117 88 117 92 114 94 L103 96 C100 104 92 107 86 104 C82 101 79 97 79 92 Z"
    )
    s.inked([(head, coat)], 2.3, (0.6, 1.2))
    s.dots(head, s.deep, (92, 92), (88, 106), 0.0, 0.85, pitch=2.3)
    s.rim([head], s.light, (0.0, -1.0), 1.7)
    s.inked([(oval(114.5, 87.4, 3.0, 2.4), s.ink)], 0.8)
    s.fill(oval(114, 86.6, 1.0, 0.7), s.light)
    s.inked([(oval(97.5, 83.5, 2.6, 3.0), "#ffffff")], 1.2)
    s.fill(oval(96.4, 84, 1.5), s.ink)
    s.line(svg("M93.500 79.500 L100 79"), s.ink, 1.6)
    ear = svg("M88 80 C82 72 74 68 66 70 C66 78 74 88 84 90 C88 88 89 84 88 80 Z")
    s.inked([(ear, coat)], 2.0, (0.4, 0.9))
    s.rim([ear], s.light, (0.1, -1.0), 1.6)
    bone = placed(_dog_bone(15.5, 5.2), 105, 98.5, turn=12)
    s.inked([(bone, "#ffffff")], 2.2, (0.6, 1.2))
    s.rim([bone], s.accent, (0.3, 1.0), 1.7)
    lip = svg("M97 88 L112 87 C116 89 116 92 113 94 C111 98 108 99 106 96 C103 99 99 99 97 95 C95 93 95 90 97 88 Z")
    s.inked([(lip, coat)], 1.6, (0.2, 0.6))
    s.fill(svg("M93 84 L113 86 L112 90 L96 92 Z"), coat)
    with s.clipped(box(98, 60, 124, 120)):
        s.rim([head], s.light, (0.0, -1.0), 1.7)
    s.inked([(oval(114.5, 87.4, 3.2, 2.6), s.ink)], 0.8)
    s.fill(oval(114, 86.6, 1.0, 0.7), s.light)
    collar = ribbon([(80, 93, 2.4), (83, 101, 2.4), (89, 107, 2.4)])
    s.inked([(collar, s.accent)], 1.5, (0.3, 0.6))
    s.inked([(oval(86, 110, 2.8), s.accent)], 1.2, (0.2, 0.4))


def crossbones(s: Impact) -> None:
    """A dog runs off with the bone that is missing on a film. From the side; light: the light box, and its patch on the floor."""
    _surgery_by_night(s)
    _film_without_a_bone(s)
    with s.moved(-3.0, 0.0, 0.9, about=(72, 142)):
        _running_dog(s)
    for x, y, wide in ((30, 112, 9), (26, 121, 7), (33, 129, 6)):
        s.fill(ribbon([(x - wide, y, 0.2), (x, y, 1.0), (x + wide * 0.6, y, 0.2)]), s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((91.0, 98.0), (54.0, 50.0), (70.0, 112.0)),
        "flings a safe off its pan",
        "court room",
        "shaft of a window",
    ),
    "m2-26": Picture(
        okoye,
        ((58.0, 48.0), (70.0, 84.0), (74.0, 74.0)),
        "pushes a paper boat",
        "pond with stepping stones",
        "lamplight on the water",
    ),
    "m2-27": Picture(
        crossbones,
        ((98.0, 96.0), (66.0, 63.0), (62.0, 110.0), (97.0, 84.0)),
        "runs off with the bone of a film",
        "surgery",
        "light box",
    ),
    "m2-29": Picture(
        carnage,
        ((71.0, 100.0), (66.0, 22.0), (71.0, 66.0), (106.0, 108.0)),
        "throws off its lid",
        "kitchen",
        "window behind a jug",
    ),
}

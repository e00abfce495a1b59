"""Pictures of the blue cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
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
    taper,
)


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    s.steps(ALL, (60, 58), (60, 128), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff", s.light])
    sun = (58, 96)
    s.fill(oval(*sun, 30), "#ffffff")
    s.rays(*sun, 30, 120, 26, s.key, 0.55, duty=0.6, seed=8)
    # far: a fence of grass and curbs
    s.fill(
        svg(
            "M-4 122 L2 96 L8 120 L12 88 L18 120 L26 100 L30 122 L86 122 L92 92 L97 118 L104 82 L110 118 L118 94 L124 122 Z"
        ),
        mix(s.key, s.mid, 0.55),
    )
    ground = svg("M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V156 H-4 Z")
    s.fill(ground, mix(s.deep, s.mid, 0.25))
    s.fill(
        svg(
            "M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V119.500 C104 116 84 119 60 120 C40 121 20 116 -4 121 Z"
        ),
        s.light,
    )
    s.dots(ground, s.ink, (60, 120), (60, 148), 0.05, 0.85)
    # the shoe comes in from the right, toe first
    with s.moved(turn=7.0, about=(60.0, 60.0)):
        upper = svg("M54 34 C66 30 74 14 78 -20 H150 V56 H58 Z")
        cap = svg("M36 56 C33 42 42 30 58 29 C66 29 70 33 69 40 C68 46 69 52 71 56 Z")
        s.inked([(upper, "#f2801c"), (cap, s.light)], w=1.6, heavy=(0, 1.2))
        with s.clipped(upper):
            s.dots(upper, "#a8420e", (90, 50), (100, 4), 0.0, 0.85)
            s.fill(svg("M150 8 C120 14 108 34 104 60 L116 60 C120 42 130 26 150 22 Z"), "#ffffff")
        with s.clipped(cap):
            s.fill(svg("M30 60 C40 50 54 46 72 47 V60 Z"), s.key)
            s.dots(cap, s.mid, (50, 44), (54, 58), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M41 44 C43 37 50 33 57 32.500 C51 36 46 40 44 46 Z"), "#ffffff")
        s.line(cap, s.ink, 1.2)
        for x, y in ((72, 26), (76, 16), (79, 5)):
            s.inked(
                [(ribbon([(x - 2, y - 1, 1.9), (x + 8, y - 1, 2.0), (x + 17, y + 4, 1.9)]), "#ffffff")],
                w=0.9,
                heavy=(0.3, 0.6),
            )
        tread = polygon((34, 55, 3), (150, 55), (150, 69), (42, 69, 3), (34, 62, 3))
        s.inked([(tread, s.light)], w=1.6, heavy=(0, 1.0))
        s.fill(polygon((34.4, 58.5), (150, 58.5), (150, 61), (35, 61)), s.accent)
        s.fill(polygon((36, 64), (150, 64), (150, 69), (42, 69)), mix(s.ink, s.deep, 0.3))
        for i in range(12):
            x = 41 + i * 8.2
            s.inked(
                [(polygon((x, 66), (x + 5.4, 66), (x + 4.8, 71.5), (x + 0.6, 71.5)), mix(s.ink, s.deep, 0.5))],
                w=0.8,
                heavy=(0.2, 0.4),
            )
            s.fill(polygon((x + 0.4, 70.2), (x + 5, 70.2), (x + 4.8, 71.5), (x + 0.6, 71.5)), "#ffffff")
    # strain
    s.flash(69, 75, 19, 9, s.accent, seed=3, squeeze=0.6)
    s.flash(69, 75, 12, 9, "#fff3c8", seed=6, squeeze=0.6)
    with s.moved(9.0, 4.0):
        # ant, rearing; faces left
        legs = []
        for pts, w in (
            ([(66, 92), (60, 80), (56, 70)], 2.2),
            ([(70, 92), (73, 80), (68, 71)], 2.2),
            ([(71, 99), (56, 104), (50, 113), (44, 119)], 2.0),
            ([(74, 101), (66, 112), (62, 121)], 2.0),
            ([(77, 102), (88, 107), (86, 120)], 2.0),
            ([(77, 99), (96, 96), (104, 108), (107, 119)], 2.0),
        ):
            n = len(pts)
            legs.append(ribbon([(x, y, w * (1 - 0.55 * i / (n - 1))) for i, (x, y) in enumerate(pts)], 8))
        ab = oval(92, 107, 15.5, 11.5, 24)
        waist = join(oval(79.5, 101, 4.2), oval(73, 95.5, 8.2, 6.6, 40))
        head = svg("M46 90 C44 82 52 77 60 79 C67 81 70 87 67 92 C64 97 56 99 51 97 C48 96 46.500 93 46 90 Z")
        jaw = [
            ribbon([(49, 92, 2.2), (43, 95, 2.0), (42.5, 101, 0.3)]),
            ribbon([(53, 96, 2.2), (49, 100, 1.9), (49, 105, 0.3)]),
        ]
        feel = [
            ribbon([(49, 85, 1.5), (40, 84, 1.4), (34, 76, 1.1), (30, 77, 0.6)]),
            ribbon([(52, 81, 1.5), (45, 76, 1.4), (42, 66, 1.1), (37, 64, 0.6)]),
        ]
        body = mix(s.ink, s.deep, 0.35)
        s.inked([(p, body) for p in legs], w=0.7, heavy=(0.4, 0.5))
        for p in jaw + feel:
            s.fill(p, s.ink)
        s.rim(legs, s.key, (-1, -0.6), 0.8)
        s.inked([(ab, body), (waist, body), (head, body)], w=1.3, heavy=(0.8, 1.0))
        for p, k in ((ab, 1), (waist, 0.8), (head, 1)):
            with s.clipped(p):
                s.fill(cut(p, placed(p, 2.8 * k, 3.2 * k)), s.key)
                s.fill(cut(p, placed(p, 1.2 * k, 1.3 * k)), "#ffffff")
                s.fill(cut(p, placed(p, -1.3 * k, -1.3 * k)), s.accent)
        for d in (5, 11):
            with s.clipped(ab):
                s.line(oval(92 + d * 1.25 + 8, 107 + d * 0.6 + 3, 15.5, 14, 24), s.ink, 1.2)
        s.fill(oval(55, 87, 3.4, 4.2, 20), "#ffffff")
        s.fill(oval(54.4, 86.4, 1.6, 2.2, 20), s.ink)
    s.debris(
        [
            (40, 128, 5, 0),
            (70, 134, 4, 40),
            (96, 128, 5.500, 10),
            (56, 124, 2.2, 10),
            (84, 140, 6, 80),
            (110, 124, 3, 20),
        ],
        s.mid,
        s.light,
    )


def _wet_street(s: Impact) -> None:
    """Paint a street at night in the rain, a lamp over it and its light on the wet stones."""
    s.steps(ALL, (60, 0), (60, 124), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6)])
    for left, right, top in ((-4, 34, 26), (34, 60, 44), (92, 124, 34)):
        s.fill(box(left, top, right, 126), mix(s.ink, s.deep, 0.75))
        for x in range(int(left) + 5, int(right) - 3, 9):
            for y in (top + 8, top + 22):
                s.fill(box(x, y, x + 3.6, y + 6), s.mid)
    cone = polygon((70, 34), (82, 34), (116, 128), (34, 128))
    s.fill(cone, s.mid)
    s.fill(polygon((73, 34), (79, 34), (102, 128), (48, 128)), s.key)
    s.fill(box(-4, 126, 124, 172), mix(s.ink, s.deep, 0.6))
    s.fill(oval(75, 134, 46, 10), s.mid)
    s.fill(oval(75, 133, 32, 6.6), s.light)
    for r, tone in ((44, s.mid), (33, s.key), (22, mix(s.key, s.light, 0.6))):
        s.fill(both(oval(76, 52, r, r * 0.8), box(-4, -4, 124, 126)), tone)
    s.halo(box(-4, -4, 124, 126), s.ink, 76, 60, 50, 96, 0.0, 0.8)
    s.dots(box(-4, 126, 124, 172), s.ink, (76, 130), (10, 148), 0.0, 0.8)


def black_widow(s: Impact) -> None:
    """A black umbrella keeps a left suitcase dry. Light: a street lamp in the rain."""
    _wet_street(s)
    for k in range(15):
        x, y = 36 + (k * 31) % 82, 38 + (k * 47) % 84
        s.stroke([(x, y), (x - 3.0, y + 9)], "#ffffff", 1.1)
    # the suitcase
    case = box(52, 106, 92, 134, 3)
    s.line(box(65, 100, 79, 110, 3), s.ink, 5.0)
    s.line(box(65, 100, 79, 110, 3), s.accent, 2.2)
    s.inked([(case, s.accent)], 2.2, (0.8, 1.5))
    s.fill(both(case, box(52, 106, 92, 110)), "#ffd9a0")
    s.dots(case, "#8a3a10", (74, 114), (90, 134), 0.0, 0.85, pitch=2.4)
    for x in (60, 81):
        s.inked([(box(x - 1.0, 106, x + 4.0, 134), "#a8500e")], 1.0, (0.2, 0.2))
    # the umbrella: stick, hook, canopy with its ribs
    for tone, width in ((s.ink, 5.0), (s.light, 2.0)):
        s.stroke([(71, 54), (84, 118), (86, 128, 93, 126), (98, 124, 96, 117)], tone, width)
    canopy = svg(
        "M33 92 C32 66 46 52 68 48 C90 44 106 56 112 76 C106 73 101 75 98 79 C92 75 86 76 82 82 C76 77 67 79 63 86 "
        "C57 82 50 84 47 89 C42 86 36 88 33 92 Z"
    )
    s.inked([(canopy, mix(s.ink, s.deep, 0.25))], 2.4, (0.6, 1.4))
    with s.clipped(canopy):
        s.fill(svg("M68 48 C90 44 106 56 112 76 C106 73 101 75 98 79 C94 66 84 54 68 48 Z"), mix(s.deep, s.mid, 0.4))
        s.fill(svg("M68 48 C58 56 60 72 63 86 C67 79 76 77 82 82 C82 68 76 56 68 48 Z"), s.deep)
        s.dots(canopy, s.ink, (84, 50), (44, 90), 0.1, 0.85, pitch=2.4)
        s.rim([canopy], s.light, (0.2, -1.0), 2.0)
    for x, y, bend_x, bend_y in ((47, 89, 48, 64), (63, 86, 58, 62), (82, 82, 80, 60), (98, 79, 92, 58)):
        s.stroke([(68, 48), (bend_x, bend_y, x, y)], s.key, 1.1)
    s.stroke([(68, 48), (67, 42)], s.ink, 3.6)
    for x, y in ((33, 92), (47, 89), (63, 86), (82, 82), (98, 79)):
        s.fill(oval(x, y + 3, 1.1, 1.9), "#ffffff")


def _studded_door(s: Impact) -> None:
    """Paint an old door of planks and studs that stands ajar, the room behind it lit."""
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    for number, x in enumerate((-2, 22, 46, 70, 94)):
        s.fill(box(x, -4, x + 23, 172), (s.deep, mix(s.deep, s.mid, 0.5), mix(s.deep, s.mid, 0.25))[number % 3])
        s.stroke([(x, -4), (x, 172)], s.ink, 1.6)
        s.stroke([(x + 1.8, -4), (x + 1.8, 172)], s.mid, 0.9)
    for top in (44, 134):
        s.inked([(box(-4, top, 100, top + 9), mix(s.ink, s.deep, 0.4))], 1.4, (0.2, 0.8))
        for x in (10, 34, 58, 82):
            s.inked([(oval(x, top + 4.5, 2.8), s.mid)], 1.0, (0.3, 0.5))
            s.fill(oval(x + 0.8, top + 3.8, 1.1), s.light)
    s.halo(ALL, s.ink, 92, 96, 46, 108, 0.0, 0.85)
    s.inked([(polygon((101, -4), (124, -4), (124, 172), (104, 172)), "#ffd890")], 2.0, (0.0, 0.0))
    s.fill(polygon((107, -4), (124, -4), (124, 172), (111, 172)), "#fff6d8")


def _iron_hand(s: Impact, x: float, y: float) -> None:
    """A knocker: a hand of iron that hangs from its wrist and holds a ball; (x, y) is the middle of the hand."""
    iron, lit, shade = mix(s.mid, s.key, 0.75), mix(s.key, s.light, 0.8), mix(s.deep, s.mid, 0.55)
    s.inked(
        [(polygon((x - 13, y - 47, 3), (x + 13, y - 47, 3), (x + 15, y - 34, 2), (x - 15, y - 34, 2)), shade)],
        1.8,
        (0.6, 1.0),
    )
    s.inked([(box(x - 19, y - 43, x + 19, y - 37, 2.8), iron)], 1.6, (0.5, 0.8))
    s.fill(box(x + 6, y - 42, x + 18, y - 40), s.light)
    cuff = polygon(
        (x - 12, y - 36),
        (x + 12, y - 36),
        (x + 15, y - 20),
        (x + 9, y - 17),
        (x + 4, y - 20),
        (x - 2, y - 16),
        (x - 8, y - 20),
        (x - 14, y - 18),
    )
    palm = polygon(
        (x - 11, y - 22), (x + 11, y - 22), (x + 19, y - 6, 3), (x + 19, y + 10), (x - 17, y + 10), (x - 18, y - 4, 3)
    )
    ball = oval(x, y + 22, 17)
    s.inked([(ball, mix(s.deep, s.ink, 0.5))], 2.1, (0.8, 1.2))
    s.fill(cut(ball, oval(x - 4, y + 20, 17)), lit)
    s.dots(cut(ball, cut(ball, oval(x - 4, y + 20, 17))), s.ink, (x + 8, y + 18), (x - 14, y + 34), 0.0, 0.8, pitch=2.4)
    s.inked([(palm, iron)], 2.0, (-0.8, 1.1))
    s.fill(polygon((x - 11, y - 22), (x - 2, y - 22), (x - 6, y + 10), (x - 17, y + 10), (x - 18, y - 4)), shade)
    s.fill(polygon((x + 7, y - 22), (x + 11, y - 22), (x + 19, y - 6), (x + 19, y + 10), (x + 13, y + 6)), lit)
    s.dots(palm, s.deep, (x + 6, y - 6), (x - 16, y + 4), 0.0, 0.7, pitch=2.4)
    s.inked([(cuff, iron)], 1.8, (-0.6, 1.0))
    s.fill(polygon((x + 5, y - 36), (x + 12, y - 36), (x + 15, y - 20), (x + 9, y - 17)), lit)
    s.fill(polygon((x - 12, y - 36), (x - 4, y - 36), (x - 6, y - 18), (x - 14, y - 18)), shade)
    for number in range(4):
        left = x - 17.5 + 9.2 * number
        long = (22, 26, 26, 21)[number]
        finger = polygon(
            *(
                (left, y + 2, 3.4),
                (left + 9, y + 1, 3.4),
                (left + 9.4, y + 12),
                (left + 7.6, y + long, 3),
                (left + 1, y + long, 3),
            ),
            (left - 0.4, y + 12),
        )
        s.inked([(finger, iron)], 1.6, (-0.5, 1.0))
        with s.clipped(finger):
            s.fill(box(left - 1, y, left + 2.6, y + 40), shade)
            s.fill(polygon((left + 6.4, y + 2), (left + 10, y + 2), (left + 10, y + 11), (left + 7, y + 10)), lit)
            s.fill(box(left - 1, y + 12, left + 12, y + 40), shade, 0.55)
        s.stroke([(left + 1.6, y + 12), (left + 8, y + 11.4)], s.ink, 1.1)
    thumb = polygon((x + 18, y - 4, 3), (x + 25, y + 4, 3), (x + 24, y + 18, 3.4), (x + 17, y + 21, 3), (x + 15, y + 8))
    s.inked([(thumb, iron)], 1.8, (-0.5, 1.0))
    s.fill(polygon((x + 19, y - 1), (x + 25, y + 4), (x + 24, y + 17), (x + 21, y + 14), (x + 21, y + 5)), s.light)


def iron_fist(s: Impact) -> None:
    """A hand of iron knocks at a door. Straight on, near; light: the room behind the door that opens."""
    _studded_door(s)
    x, y = 66, 90
    s.flash(x + 1, y + 33, 37, 15, s.accent, seed=7, hollow=0.6, squeeze=0.7)
    s.flash(x + 1, y + 33, 28, 15, "#fff4d0", seed=7, hollow=0.6, squeeze=0.7)
    s.inked([(oval(x, y + 36, 13, 6), mix(s.deep, s.mid, 0.3))], 1.4, (0.2, 0.6))
    _iron_hand(s, x, y)
    for r in (36, 43):
        arc = skia.Path()
        arc.addArc(skia.Rect.MakeLTRB(x - r, y + 20 - r, x + r, y + 20 + r), 158, 40)
        s.line(arc, s.light, 1.6)


def _pinball_table(s: Impact) -> None:
    """Paint the table of a pinball machine: lanes, rubbers, lamps in the floor, and a flipper that has just struck."""
    s.fill(ALL, mix(s.deep, s.ink, 0.25))
    s.fill(polygon((-4, -4), (58, -4), (8, 150), (-4, 150)), mix(s.deep, s.mid, 0.35))
    s.fill(svg("M124 44 C100 60 96 92 108 124 L124 132 Z"), s.ink)
    s.stroke([(124, 44), (98, 62, 100, 96), (102, 116, 112, 126)], s.key, 2.0)
    for r, tone in ((52, s.deep), (43, mix(s.deep, s.mid, 0.6)), (35, s.mid), (28, s.key)):
        s.fill(oval(70, 70, r, r * 0.74), tone)
    s.halo(ALL, s.ink, 70, 70, 54, 104, 0.0, 0.75)
    for x, y, turn in ((64, 128, -8), (63, 116, -6), (62, 106, -4)):  # arrows of light in the floor
        s.inked([(placed(svg("M0 -5 L5 3 H-5 Z"), x, y, 0.9 + (y - 100) * 0.012, turn), s.light)], 1.0, (0, 0))
    for x, y in ((15, 52), (11, 66), (9, 80)):
        s.inked([(oval(x, y, 3.4, 2.6), s.accent)], 1.0, (0, 0))
    for points in ([(40, 146), (50, 134), (40, 104)], [(118, 150), (108, 138), (122, 112)]):
        s.stroke(points, s.ink, 5.0)
        s.stroke(points, s.light, 2.2)
    for flipper in (taper((103, 143), 5.4, (78, 131), 3.0), taper((47, 143), 5.4, (62, 152), 3.0)):
        s.inked([(flipper, "#ffffff")], 2.0, (0.6, 1.2))
        s.fill(both(flipper, placed(flipper, 0.6, 3.0)), s.key)
    s.inked([(oval(103, 143, 2.6), s.accent)], 1.2, (0, 0))


def _bumper(s: Impact, x: float, y: float, size: float, *, lit: bool) -> None:
    """Paint a bumper of a pinball machine with the middle of its cap at (x, y)."""
    with s.moved(x, y, size):
        skirt, post = oval(0, 23, 27, 13), join(box(-18, 0, 18, 20), oval(0, 20, 18, 9))
        s.inked([(skirt, s.light if lit else s.mid)], 2.0, (0.5, 1.2))
        s.inked([(post, "#ffffff" if lit else s.key)], 1.6, (0, 0))
        for number in range(-2, 3):
            s.fill(both(post, box(number * 8 - 1.6, 4, number * 8 + 1.6, 32)), s.key if lit else s.mid)
        rim, cap = oval(0, 3, 28, 15), oval(0, -1, 28, 15)
        s.inked([(join(rim, cap), mix(s.accent, s.ink, 0.5) if lit else s.deep)], 2.2, (0.5, 1.0))
        s.fill(cap, "#ffffff" if lit else s.mid)
        s.fill(oval(0, -1, 25.4, 13.2), s.accent if lit else s.deep)
        for number in range(8):
            (x0, y0), (x1, y1) = (around(0, 0, 24, 45 * number + lead) for lead in (0, 22.5))
            s.fill(polygon((0, -1), (x0, -1 + y0 * 0.52), (x1, -1 + y1 * 0.52)), "#ffe6b0" if lit else s.mid)
        s.inked([(oval(0, -1, 8.6, 4.6), "#ffffff" if lit else s.key)], 1.2, (0, 0))


def _steel_ball(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a polished ball that mirrors the lit bumper above it and the dark below."""
    ball = oval(x, y, r)
    s.inked([(ball, "#e8eef6")], 2.1, (0.9, 1.2))
    with s.clipped(ball):
        s.fill(cut(ball, oval(x - r * 0.3, y - r * 0.35, r * 1.02)), s.ink)
        s.fill(
            both(oval(x, y, r * 0.94), cut(oval(x - 1, y - 1, r * 1.1), oval(x - r * 0.28, y - r * 0.32, r * 0.86))),
            s.mid,
        )
        s.fill(oval(x - r * 0.42, y - r * 0.46, r * 0.36, r * 0.22, -40), s.accent)
        s.fill(oval(x - r * 0.3, y - r * 0.12, r * 0.5, r * 0.12, -30), s.key)
        s.fill(oval(x + r * 0.2, y - r * 0.6, r * 0.2, r * 0.12, 30), "#ffffff")
        s.rim([ball], s.key, (0.5, 1.0), 1.0)


def gamora(s: Impact) -> None:
    """A pinball strikes a bumper. From above; light: the bumper, which lights up."""
    _pinball_table(s)
    _bumper(s, 22, 60, 0.44, lit=False)
    _bumper(s, 107, 58, 0.44, lit=False)
    wake = ribbon([(80, 134, 0.6), (92, 126, 2.6), (99, 114, 5.0), (95, 100, 8.6)])
    s.fill(wake, s.key)
    s.fill(ribbon([(84, 131, 0.3), (93, 124, 1.2), (97, 114, 2.4), (94, 100, 4.6)]), "#ffffff")
    _bumper(s, 69, 58, 0.98, lit=True)
    for r, tone in ((24, s.ink), (21.5, s.accent), (13.5, "#ffffff")):
        s.flash(85, 85, r, 10, tone, seed=4, hollow=0.45)
    _steel_ball(s, 93, 97, 12)
    for points in ([(38, 46), (31, 40)], [(35, 58), (37, 59)], [(101, 74), (109, 71)], [(40, 84), (33, 90)]):
        s.stroke(points, "#ffffff", 1.7)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(
        black_widow, ((72.0, 66.0), (72.0, 120.0)), "keeps a suitcase dry", "street in the rain", "street lamp"
    ),
    "m3-06": Picture(
        iron_fist, ((66.0, 72.0), (66.0, 98.0), (66.0, 118.0)), "knocks at a door", "old town", "room behind the door"
    ),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora, ((70.0, 58.0), (91.0, 96.0), (84.0, 82.0)), "lights up when it is struck", "pinball table", "a bumper"
    ),
}

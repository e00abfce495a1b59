"""Pictures of the blue cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg


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
    """Paint a street at night in the rain: dark houses, the globe of a lamp that lights the rain, wet stones below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for r, tone in (
        (84, s.deep),
        (68, mix(s.deep, s.mid, 0.6)),
        (55, s.mid),
        (44, s.key),
        (34, mix(s.key, s.light, 0.6)),
        (23, "#ffffff"),
    ):
        s.fill(oval(73, 60, r), tone)
    for left, right, top in ((-4, 22, 30), (22, 36, 58), (112, 124, 44)):
        s.fill(box(left, top, right, 130), mix(s.ink, s.deep, 0.5))
        for x in range(left + 5, right - 3, 9):
            for y in (top + 8, top + 22):
                s.fill(box(x, y, x + 3.6, y + 6), s.mid)
    s.fill(box(-4, 126, 124, 172), mix(s.ink, s.deep, 0.5))
    s.fill(oval(75, 134, 50, 12), s.mid)
    s.fill(oval(75, 134, 38, 9), s.key)
    s.fill(oval(75, 134, 27, 6.4), s.light)
    s.dots(box(-4, 126, 124, 172), s.ink, (76, 130), (10, 148), 0.0, 0.8)


def black_widow(s: Impact) -> None:
    """A black umbrella keeps a left suitcase dry. Light: the globe of a street lamp behind it."""
    _wet_street(s)
    for k in range(17):
        x, y = 34 + (k * 31) % 84, 34 + (k * 47) % 92
        s.stroke([(x, y), (x - 3.4, y + 10)], s.mid if math.hypot(x - 73, y - 60) < 46 else "#ffffff", 1.3)
    # the suitcase
    case = box(52, 108, 92, 136, 3)
    s.line(box(65, 102, 79, 112, 3), s.ink, 5.0)
    s.line(box(65, 102, 79, 112, 3), s.accent, 2.2)
    s.inked([(case, s.accent)], 2.2, (0.8, 1.5))
    s.fill(both(case, box(52, 108, 92, 112.5)), "#ffd9a0")
    s.dots(case, "#8a3a10", (74, 116), (90, 136), 0.0, 0.85, pitch=2.4)
    for x in (60, 81):
        s.inked([(box(x - 1.0, 108, x + 4.0, 136), "#a8500e")], 1.0, (0.2, 0.2))
    # the umbrella: stick, hook, canopy with its ribs
    for tone, width in ((s.ink, 5.4), (s.light, 2.2)):
        s.stroke([(71, 60), (82, 120), (84, 130, 91, 128), (96, 126, 94, 119)], tone, width)
    canopy = svg(
        "M33 96 C31 70 46 53 68 49 C91 46 107 58 113 82 C107 78 102 80 98.500 85 C93 79 87 80 82.500 87 C76.500 80 67 82 63 91 "
        "C57 86 51 87 47 94 C42 89 36 91 33 96 Z"
    )
    s.inked([(canopy, s.ink)], 2.4, (0.0, 1.2))
    with s.clipped(canopy):
        s.fill(svg("M68 49 C56 58 58 76 63 92 C67 81 76 80 82.500 88 C83 72 78 58 68 49 Z"), mix(s.ink, s.deep, 0.65))
        s.fill(svg("M68 49 C90 46 106 58 113 82 L98.500 85 C95 70 84 56 68 49 Z"), mix(s.ink, s.deep, 0.65))
        s.rim([canopy], s.light, (0.1, -1.0), 3.2)
    for x, y, bend_x, bend_y in ((47, 94, 48, 66), (63, 91, 57, 66), (82.5, 87, 81, 62), (98.5, 85, 92, 60)):
        s.stroke([(68, 50), (bend_x, bend_y, x, y)], s.key, 1.3)
    s.stroke([(68, 49), (67, 42)], s.ink, 3.8)
    # the rain bounces off it and runs down its points
    for x, y in ((43, 62), (52, 53), (60, 46.5), (82, 45), (94, 51), (103, 60)):
        for dx, dy in ((-3.0, -3.4), (0.2, -5.2), (3.2, -3.2)):
            s.fill(oval(x + dx, y + dy, 1.25), s.mid)
    for x, y in ((33, 96), (47, 94), (63, 91), (82.5, 87), (98.5, 85), (113, 82)):
        s.inked(
            [
                (
                    svg(
                        f"M{x} {y + 1.5} C{x + 2.4} {y + 5} {x + 1.8} {y + 8} {x} {y + 8} C{x - 1.8} {y + 8} {x - 2.4} {y + 5} {x} {y + 1.5} Z"
                    ),
                    "#ffffff",
                )
            ],
            0.8,
            (0.1, 0.2),
        )


def _gate(s: Impact) -> None:
    """Paint a gate of heavy planks at night, studded with iron, in the light of a lantern above."""
    s.fill(ALL, s.ink)
    for left, right, tone in ((-4, 20, 0.1), (20, 44, 0.5), (44, 70, 1.0), (70, 96, 0.75), (96, 124, 0.3)):
        s.fill(box(left, -4, right, 172), mix(s.deep, s.mid, tone))
        s.fill(box(left, -4, left + 1.6, 172), mix(s.mid, s.key, tone * 0.8))
        s.fill(box(right - 2.2, -4, right, 172), s.ink)
    s.fill(polygon((48, -4), (92, -4), (120, 172), (20, 172)), s.key, 0.6)
    s.fill(polygon((56, -4), (84, -4), (104, 172), (36, 172)), s.light, 0.6)
    for y in (34, 140):
        s.fill(box(-4, y, 124, y + 9), s.ink)
        s.fill(box(-4, y, 124, y + 1.6), s.key)
        for x in (8, 32, 56, 84, 108):
            s.fill(oval(x, y + 4.8, 3.4), s.mid)
            s.fill(oval(x - 0.8, y + 3.8, 1.4), s.light)
    s.halo(ALL, s.ink, 70, 80, 52, 100, 0.0, 0.9)


def _knocker(s: Impact) -> None:
    """Paint a knocker in the form of a hand that hangs from a boss at (70, 44) and holds a ball."""
    iron, lit, dim = mix(s.ink, s.deep, 0.5), s.light, s.mid
    s.inked([(oval(70, 44, 15, 9), s.deep)], 2.2, (0.6, 1.2))
    s.fill(cut(oval(70, 44, 15, 9), oval(71, 46, 15, 9)), lit)
    ball = oval(70, 121, 15)
    s.inked([(ball, iron)], 2.6, (0.8, 1.6))
    with s.clipped(ball):
        s.fill(cut(ball, oval(76, 117, 15)), s.key)
    cuff = polygon((56, 44, 3), (84, 44, 3), (87, 62, 2), (53, 62, 2))
    back = polygon((56, 60), (84, 60), (93, 80, 4), (95, 100, 4), (45, 100, 4), (47, 80, 4))
    s.inked([(back, iron), (cuff, iron)], 2.6, (1.0, 1.6))
    with s.clipped(back):
        s.fill(polygon((50, 60), (70, 60), (66, 100), (44, 100)), dim)
        s.fill(polygon((50, 60), (61, 60), (55, 100), (44, 100)), s.key)
        s.fill(polygon((50, 60), (55, 60), (50, 86), (44, 96)), "#ffffff")
        s.dots(back, s.ink, (64, 80), (84, 84), 0.0, 0.9, pitch=2.4)
    s.fill(both(cuff, box(50, 40, 63, 62)), s.key)
    s.fill(both(cuff, box(50, 40, 57.5, 62)), "#ffffff")
    for y in (49, 57):
        s.stroke([(54, y), (86, y)], s.ink, 1.6)
    for x, top in ((60, 70), (70, 67), (80, 70)):
        s.stroke([(70 + (x - 70) * 0.7, top), (70 + (x - 70) * 1.15, 92)], s.ink, 1.3)
    for number, (x, long) in enumerate(((45.5, 21), (58, 25), (70.6, 25), (83.2, 21))):
        finger = polygon(
            (x, 94, 5), (x + 12, 94, 5), (x + 11.4 - number * 0.5, 96 + long, 5), (x + 1.6 - number * 0.5, 96 + long, 5)
        )
        s.inked([(finger, iron)], 2.2, (0.8, 1.2))
        with s.clipped(finger):
            s.fill(box(x, 92, x + 5.6, 130), dim if number > 1 else s.key)
            s.fill(box(x, 92, x + 11, 98), lit if number < 3 else s.key)
            s.fill(box(x, 92, x + 2.2, 118), "#ffffff" if number < 2 else s.key)
            s.fill(box(x - 2, 94 + long * 0.62, x + 14, 130), s.ink, 0.55)
        s.stroke([(x + 1.6, 104), (x + 10.6, 104)], s.ink, 1.1)


def iron_fist(s: Impact) -> None:
    """A knocker in the form of a hand knocks at a gate. Frontal; light: a lantern over the gate."""
    _gate(s)
    for r in (46, 37):
        s.line(oval(70, 122, r, r * 0.62), s.accent, 2.6)
        s.line(oval(70, 122, r + 2.6, r * 0.62 + 2.2), s.ink, 1.2)
    s.flash(70, 126, 38, 15, s.ink, seed=4, hollow=0.56, squeeze=0.62)
    s.flash(70, 126, 34, 15, s.accent, seed=4, hollow=0.56, squeeze=0.6)
    s.flash(70, 127, 26, 13, "#fff3dc", seed=8, hollow=0.56, squeeze=0.6)
    shadow = placed(join(oval(70, 121, 15), polygon((56, 44), (84, 44), (95, 100), (45, 100))), 7, 8)
    s.fill(shadow, s.ink, 0.75)
    _knocker(s)
    s.debris(
        [
            (40, 108, 2.8, 20),
            (104, 110, 3.0, 60),
            (36, 136, 2.4, 0),
            (106, 134, 2.2, 40),
            (60, 145, 2.6, 70),
            (88, 144, 2.4, 10),
        ],
        s.mid,
        s.light,
        0.9,
    )


def _open_sea(s: Impact) -> None:
    """Paint a sea at evening: clouds lit from below by a slit of light on its edge, and swells that throw it back."""
    amber, pale = s.accent, "#ffe2b0"
    s.steps(ALL, (60, 0), (60, 112), [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key])
    for y, path in (
        (0, "M-4 56 C16 44 34 54 48 50 C66 44 90 56 124 46 V58 C100 66 70 62 52 64 C30 68 12 62 -4 66 Z"),
        (0, "M-4 82 C20 74 40 80 60 78 C84 74 104 82 124 76 V86 C100 92 74 88 56 90 C34 94 14 88 -4 90 Z"),
    ):
        cloud = placed(svg(path), 0, y)
        s.fill(cloud, s.deep)
        s.rim([cloud], amber, (0.0, 1.0), 2.0)
    s.fill(box(-4, 104, 124, 112), s.light)
    s.fill(box(-4, 107, 124, 112), amber)
    s.fill(box(-4, 111, 124, 172), s.deep)
    s.dots(box(-4, 111, 124, 172), s.ink, (60, 122), (60, 156), 0.0, 0.8)
    for top, tone in ((118, s.mid), (128, mix(s.deep, s.mid, 0.5)), (140, mix(s.deep, s.mid, 0.3))):
        swell = svg(
            f"M-4 {top + 3} C14 {top - 4} 26 {top + 6} 44 {top + 1} C70 {top - 5} 96 {top + 6} 124 {top - 1} V{top + 7} H-4 Z"
        )
        s.fill(swell, tone)
        s.rim([swell], pale if top < 125 else amber, (0.0, -1.0), 1.3)


def _swordfish(s: Impact) -> None:
    """Paint the fish on a slant, its sword at the upper left, its belly lit from the sea's edge."""
    amber, pale = s.accent, "#fff2d8"
    spine = [
        (37, 37, 0.3),
        (45, 48.5, 1.2),
        (52, 57.5, 2.3),
        (57, 63, 5.6),
        (63, 71, 9.4),
        (72, 84, 10.8),
        (82, 97, 8.4),
        (92, 106, 4.2),
        (100, 110, 2.2),
        (104, 111, 2.0),
    ]
    body = ribbon(spine)
    back = svg("M66 64 C69 56 77 47 90 45 C85 52 84 59 86 67 C82 70 79 74 78 78 Z")
    small = svg("M91 96 C93 90 97 88 101 88 C99 92 99 95 100 100 Z")
    keel = svg("M77 104 C76 110 78 115 82 119 C83 114 85 111 88 108 Z")
    tail = svg(
        "M98 107 C105 106 111 101 115 91 C117 101 115 109 110 114 C109 122 104 129 94 134 C98 126 98 119 97 112.500 Z"
    )
    s.inked([(part, s.deep) for part in (back, small, keel, tail)] + [(body, s.mid)], 2.2, (0.8, 1.2))
    for part in (back, small, keel, tail):
        s.fill(part, s.mid if part is tail else mix(s.deep, s.mid, 0.4))
        s.rim([part], s.light if part is tail else s.key, (-1.0, 0.3), 2.2)
    s.line(join(back, small, keel, tail), s.ink, 1.1)
    s.fill(body, mix(s.deep, s.ink, 0.35))
    with s.clipped(body):
        s.fill(placed(ribbon([(x - 3.2, y + 2.2, r) for x, y, r in spine]), 0, 0), s.mid)
        s.fill(ribbon([(x - 6.4, y + 4.4, r * 0.94) for x, y, r in spine]), s.key)
        s.fill(ribbon([(x - 9.2, y + 6.4, r * 0.92) for x, y, r in spine]), pale)
        s.fill(ribbon([(x - 14.5, y + 10.0, r) for x, y, r in spine]), amber)
        s.dots(body, s.ink, (70, 76), (84, 66), 0.0, 0.6, pitch=2.4)
        s.line(svg("M70 66 C68 72 64 77 57 78"), s.ink, 1.5)
        s.line(svg("M50 57.500 C54 61 57 65 58.500 69"), s.ink, 1.2)
    s.fill(ribbon([(37.6, 38.6, 0.2), (45, 49.2, 0.7), (51, 57, 0.9), (55, 62, 0.2)]), "#ffffff")
    s.inked([(oval(60.6, 64.4, 3.3), pale)], 1.0, (0.1, 0.2))
    s.fill(oval(60.2, 64.2, 1.9), s.ink)
    s.fill(oval(59.5, 63.5, 0.7), "#ffffff")
    side = svg("M66 80 C60 84 55 92 55 101 C62 99 70 93 74 87 Z")
    s.inked([(side, s.deep)], 1.4, (0.4, 0.6))
    s.fill(cut(side, placed(side, 3.4, -0.6)), amber)


def gamora(s: Impact) -> None:
    """A swordfish shoots out of a breaking sea. Diagonal; light: the last of the day under the clouds."""
    _open_sea(s)
    with s.moved(scale=0.93, about=(36.0, 37.0)):
        _swordfish(s)
    _crown_of_spray(s)


def _crown_of_spray(s: Impact) -> None:
    """Paint the hole that the fish left in the water: a ring, a wall of spray torn towards the fish, and drops."""
    s.inked([(oval(88, 143, 34, 8), s.key)], 1.6, (0.0, 0.6))
    s.fill(oval(88, 143.6, 28, 5.4), mix(s.deep, s.ink, 0.4))
    wall = svg(
        "M54 146 C54 138 51 132 45 128 C54 129 59 132 62 136 C63 128 61 121 57 116 C67 121 71 128 73 136 C76 132 78 128 78 122 "
        "C83 127 85 133 84 140 C89 138 94 136 96 132 C98 136 98 139 97 142 C102 141 107 137 111 130 C114 136 113 140 110 144 "
        "C113 143 116 141 119 138 C119 143 118 146 115 149 C100 156 68 156 54 146 Z"
    )
    s.inked([(wall, "#ffffff")], 1.9, (0.5, 1.0))
    with s.clipped(wall):
        s.fill(cut(wall, placed(wall, -2.4, -1.6)), s.key)
        s.fill(both(wall, placed(wall, 6, 15)), mix(s.key, s.light, 0.5))
        s.dots(wall, s.mid, (80, 134), (112, 148), 0.0, 0.8, pitch=2.4)
        s.fill(cut(wall, placed(wall, 2.0, 0.6)), "#ffd9a0")
    for x, y, r in (
        (50, 112, 2.0),
        (44, 118, 1.4),
        (70, 110, 1.6),
        (101, 126, 1.7),
        (64, 105, 1.2),
        (114, 112, 1.5),
        (88, 116, 1.3),
    ):
        s.inked([(oval(x, y, r, r * 1.25), "#ffffff")], 0.9, (0.1, 0.3))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(
        black_widow, ((72.0, 66.0), (72.0, 120.0)), "keeps a suitcase dry", "street in the rain", "street lamp"
    ),
    "m3-06": Picture(
        iron_fist,
        ((70.0, 74.0), (70.0, 100.0), (70.0, 124.0)),
        "knocks at a door",
        "town gate at night",
        "lantern over the gate",
    ),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(gamora, ((44.0, 46.0), (59.0, 62.5), (78.0, 92.0)), "leaps", "open sea", "last of the day"),
}

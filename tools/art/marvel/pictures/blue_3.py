"""Pictures of the blue cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

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


def _pavilion_in_the_snow(s: Impact) -> None:
    """Paint a bell pavilion: snow outside in the first light, posts, the beam that carries the bell."""
    s.steps(
        ALL, (60, -4), (60, 122), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff"]
    )
    s.fill(svg("M-4 108 L18 72 L32 90 L46 64 L66 96 L86 76 L104 98 L124 80 V130 H-4 Z"), mix(s.key, s.light, 0.25))
    s.fill(
        svg("M46 64 L40 74 L46 78 L50 74 L54 77 Z M18 72 L12 82 L18 86 L24 81 Z M86 76 L81 81 L87 84 L92 82 Z"),
        "#ffffff",
    )
    s.fill(svg("M-4 118 C24 108 60 116 124 112 V172 H-4 Z"), "#ffffff")
    s.fill(svg("M-4 132 C30 124 80 136 124 128 V172 H-4 Z"), s.light)
    s.fill(svg("M44 138 C62 130 108 132 128 146 V172 H60 C56 156 50 146 44 138 Z"), s.key)
    for left, right in ((-4, 8), (112, 124)):
        s.inked([(box(left, -4, right, 150), s.deep)], 1.6, (0.4, 0.4))
        s.fill(box(left + 1, -4, left + 4, 150), s.mid)
    s.inked([(box(-4, 28, 124, 40), s.deep)], 1.8, (0.3, 0.8))
    s.fill(box(-4, 29, 124, 32), s.mid)
    s.fill(svg("M8 28 C30 23 44 27 60 25 C80 22 96 27 112 28 Z"), "#ffffff")


def _temple_bell(s: Impact) -> None:
    """Paint a bronze bell that swings from its beam, lit from the left, its rim and bosses cast."""
    for tone, wide in ((s.ink, 6.0), (s.key, 2.6)):
        s.line(oval(78, 42, 6.5, 8), tone, wide)
    bell = svg(
        "M62 52 C66 47 90 47 94 52 C98 66 100 84 103 104 C104 112 106 118 109 123 C96 130 60 130 47 123 C50 118 52 112 53 104 C56 84 58 66 62 52 Z"
    )
    s.inked([(bell, s.mid)], 2.8, (1.2, 1.2))
    with s.clipped(bell):
        s.fill(svg("M84 44 C92 70 92 104 94 132 H114 V44 Z"), s.deep)
        s.fill(svg("M96 44 C100 70 102 104 104 132 H116 V44 Z"), mix(s.ink, s.deep, 0.5))
        s.dots(bell, s.deep, (75, 88), (89, 89), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M60 46 C56 80 54 104 46 132 H60 C64 104 66 80 70 46 Z"), s.key)
        s.fill(svg("M62 46 C60 80 57 104 51 132 H57 C61 104 63 80 66 46 Z"), "#ffffff")
        for y, bow in ((58, 4.0), (84, 6.0), (104, 7.0), (116, 7.5)):
            s.stroke([(46, y - 1), (78, y + bow, 110, y - 1)], s.ink, 1.7)
            s.stroke([(46, y + 1), (78, y + bow + 2, 110, y + 1)], s.key, 0.9)
        for y, half in ((67, 14), (76, 16)):
            for number in range(5):
                x = 79 + (number - 2) * half * 0.5
                s.inked(
                    [(oval(x, y + 3.2 - abs(number - 2) * 0.9, 2.3), s.key if number < 3 else s.mid)], 0.9, (0.3, 0.4)
                )
    lip = svg("M47 123 C60 130 96 130 109 123 C104 134 52 134 47 123 Z")
    s.inked([(lip, s.ink)], 1.4)
    s.stroke([(49, 125), (78, 132.6, 107, 125)], s.accent, 1.2)


def _striking_beam(s: Impact) -> None:
    """Paint the log that swings on two ropes and has just met the bell."""
    for x, top in ((14, 36), (40, 36)):
        s.stroke([(x - 8, top), (x, 92)], s.ink, 3.2)
        s.stroke([(x - 8, top), (x, 92)], s.light, 1.3)
    log = polygon((-8, 90, 2), (46, 92, 3), (46, 108, 3), (-8, 110, 2))
    s.solid(log, (s.light, "#c8742a", "#6a3010"), (-0.1, -1.0), 6.0, 2.2)
    s.stroke([(4, 101), (24, 102)], "#6a3010", 1.2)
    s.stroke([(10, 104.5), (34, 105)], "#6a3010", 1.2)
    s.inked([(oval(46, 100, 3.4, 8.2), "#ffcf8a")], 1.5, (0.2, 0.4))
    s.line(oval(46, 100, 1.6, 4.2), "#c8742a", 1.0)
    for x in (0, 34):
        s.inked([(box(x, 89.6, x + 6, 109.4, 1), s.deep)], 1.3)
        s.fill(box(x + 1, 91, x + 2.6, 108), s.key)


def iron_fist(s: Impact) -> None:
    """A log strikes a temple bell, and the snow jumps off its beam. In profile; light: the first light on snow."""
    _pavilion_in_the_snow(s)
    for r, first, last in ((20, -44, 44), (28, -40, 40), (36, -36, 36)):
        for side in (0, 180):
            wave = skia.Path()
            wave.addArc(
                skia.Rect.MakeLTRB(78 - 22 - r, 98 - r * 1.3, 78 + 22 + r, 98 + r * 1.3), side + first, last - first
            )
            s.line(wave, s.accent, 2.2)
    _temple_bell(s)
    s.flash(51, 100, 19, 11, s.ink, seed=6, hollow=0.46)
    s.flash(51, 100, 16, 11, s.accent, seed=6, hollow=0.46)
    s.flash(51, 100, 10.5, 9, "#fff3dc", seed=9, hollow=0.5)
    _striking_beam(s)
    for x, y, r in (
        (36, 48, 2.4),
        (48, 54, 1.8),
        (60, 45, 1.5),
        (96, 50, 2.2),
        (104, 60, 1.6),
        (42, 64, 1.4),
        (108, 74, 2.0),
        (34, 78, 1.5),
    ):
        s.inked([(oval(x, y, r), "#ffffff")], 1.0, (0.2, 0.4))
    s.fill(svg("M110 146 C109 140 112 137 115 138 L119 136 L117 140 C118 145 115 148 110 146 Z"), s.ink)


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
        ((78.0, 74.0), (57.0, 100.0), (86.0, 118.0)),
        "tolls under a log",
        "bell pavilion in the snow",
        "first light on snow",
    ),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(gamora, ((44.0, 46.0), (59.0, 62.5), (78.0, 92.0)), "leaps", "open sea", "last of the day"),
}

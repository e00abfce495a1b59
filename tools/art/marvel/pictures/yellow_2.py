"""Pictures of the yellow cards of level 2."""

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
    arch,
    around,
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
    skyline,
    svg,
    taper,
)


def _gear(radius: float, teeth: int, hub: float, windows: int) -> skia.Path:
    """Return a toothed wheel about the origin, with windows between its spokes."""
    points: list[Point] = []
    for number in range(teeth):
        for share, reach in ((-0.30, 0.84), (-0.2, 1.0), (0.2, 1.0), (0.30, 0.84)):
            angle = 2 * math.pi * (number + share) / teeth
            points.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    wheel = cut(polygon(*points), oval(0, 0, hub))
    for number in range(windows):
        a = 360 / windows * number
        corners = [
            (radius * r * math.cos(math.radians(a + d)), radius * r * math.sin(math.radians(a + d)))
            for r, d in ((0.4, -17), (0.66, -24), (0.68, 0), (0.66, 24), (0.4, 17))
        ]
        wheel = cut(wheel, polygon(*corners))
    return wheel


def _palace_stair(s: Impact) -> None:
    """Paint a palace's stair from its foot: pillars, a furnace's glow in the gate at its head."""
    s.fill(ALL, mix(s.deep, s.mid, 0.1))
    gate = (62.0, 44.0)
    for r, tone in ((72, mix(s.deep, s.mid, 0.4)), (56, s.mid), (42, mix(s.mid, s.key, 0.6)), (30, s.key)):
        s.fill(oval(*gate, r), tone)
    s.halo(ALL, s.ink, *gate, 46, 100, 0.0, 0.7)
    s.inked([(arch(40, 84, 34, 70, 24), mix(s.deep, s.ink, 0.3))], 1.4)
    s.fill(arch(44, 80, 35, 70, 20), s.light)
    flames = svg("M44 70 V54 L49 44 L53 56 L58 36 L63 54 L68 40 L72 56 L76 46 L80 56 V70 Z")
    s.fill(flames, "#ff8a1e")
    s.fill(placed(flames, 62 * 0.3, 70 * 0.3, 0.7), "#fff4b4")
    for x, wide in ((12, 11), (30, 6), (94, 6), (112, 11)):
        pillar = box(x - wide, -4, x + wide, 96)
        s.fill(pillar, mix(s.deep, s.ink, 0.35))
        s.rim([pillar], s.key, (1.0 if x < 62 else -1.0, 0.0), 1.8)
        for number in range(3):
            s.stroke(
                [(x - wide * 0.5 + number * wide * 0.5, -4), (x - wide * 0.5 + number * wide * 0.5, 94)],
                mix(s.deep, s.mid, 0.3),
                1.0,
            )
    for number in range(9):
        y = 68 + 5.0 * number + 0.62 * number * number
        half = 24 + 8.5 * number
        s.fill(
            polygon((62 - half, y), (62 + half, y), (62 + half + 9, y + 12), (62 - half - 9, y + 12)),
            mix(s.key, s.deep, 0.1 * number),
        )
        s.fill(polygon((62 - half, y), (62 + half, y), (62 + half + 0.5, y + 1.5), (62 - half - 0.5, y + 1.5)), s.light)
    s.dots(box(-4, 84, 124, 172), s.ink, (70, 92), (0, 150), 0.0, 0.75)


def _guard(s: Impact, x: float, foot: float, size: float, flip: bool) -> None:
    """Paint a guard who leaps aside, the pike dropped."""
    figure = join(
        svg("M-4 -20 C-5 -25 4 -25 4 -20 L3 -9 H-4 Z"),
        oval(1.6, -28.6, 3.4, 4.0),
        taper((3, -21), 1.8, (11, -27), 1.3),
        taper((-3, -21), 1.8, (-9, -27), 1.3),
        taper((-2, -9), 2.4, (-10, -3), 1.8),
        taper((2, -9), 2.4, (8, -5), 2.0),
        taper((8, -5), 1.9, (13, 1), 1.5),
    )
    figure = placed(figure, x, foot, size, flip=flip)
    s.fill(figure, s.ink)
    s.rim([figure], s.light, (-1.0 if x > 62 else 1.0, -0.5), 1.1)


def maximus(s: Impact) -> None:
    """A gear that has left its axle bounds down a palace's stair. Light: the furnace in the gate."""
    _palace_stair(s)
    _guard(s, 100, 112, 1.0, False)
    _guard(s, 40, 96, 0.7, True)
    for r, first in ((48, 200), (55, 214)):  # its arc
        s.stroke(
            [around(70, 92, r, first), (*around(70, 92, r + 3, first + 22), *around(70, 92, r, first + 44))],
            "#ffffff",
            1.8,
        )
    gear = placed(_gear(37, 14, 12, 6), 70, 94, 1.0, 8, down=1.0)
    back = placed(gear, 9.5, 3.5)
    dark = mix(s.accent, s.ink, 0.45)
    s.inked([(back, dark)], 2.2, (1.2, 1.6))
    for step in (7.2, 4.8, 2.4):
        s.fill(placed(gear, step, step * 0.37), dark)
    s.dots(join(back, placed(gear, 5, 2)), s.ink, (80, 90), (116, 112), 0.0, 0.7, pitch=2.4)
    s.inked([(gear, s.key)], 1.6, (0.0, 0.0))
    with s.clipped(gear):
        s.fill(cut(gear, placed(gear, 2.2, 2.2)), s.light)
        s.fill(cut(gear, placed(gear, -2.0, -2.2)), s.deep)
        s.fill(svg("M70 94 L124 60 V150 H40 Z"), s.mid, 0.55)
        s.dots(gear, s.deep, (70, 100), (96, 124), 0.0, 0.8, pitch=2.4)
    s.line(oval(70, 94, 29.5), s.ink, 1.2)
    s.inked([(cut(oval(70, 94, 11), oval(70, 94, 5.4)), s.key)], 1.5, (0.5, 0.7))
    s.fill(cut(cut(oval(70, 94, 11), oval(71.6, 95.8, 11)), oval(70, 94, 5.4)), s.light)
    s.fill(oval(70, 94, 5.2), s.ink)
    for turn in range(0, 360, 60):
        s.inked([(oval(*around(70, 94, 8.2, turn), 1.2), dark)], 0.5, (0.0, 0.0))


def _river_from_above(s: Impact) -> None:
    """Paint a river in the morning, and on it the shadow of a bridge with people who wave."""
    s.steps(ALL, (30, 0), (70, 150), [s.mid, mix(s.mid, s.key, 0.5), s.key, s.key, mix(s.key, s.light, 0.35)])
    for x, y, wide, tone in (
        *((8, 52, 16, s.light), (92, 56, 20, s.light), (30, 88, 12, s.light), (104, 76, 12, s.light)),
        *((26, 66, 18, s.mid), (84, 48, 14, s.mid), (96, 88, 14, s.mid), (12, 80, 14, s.mid), (46, 40, 12, s.mid)),
    ):
        s.fill(svg(f"M{x - wide} {y} Q{x} {y - 3.4} {x + wide} {y - 5} Q{x} {y + 1.6} {x - wide} {y} Z"), tone)
    shade = mix(s.deep, s.ink, 0.25)
    people = ((10, 92, False), (26, 97, True), (92, 92, True), (103, 98, False), (114, 94, False))
    figures = [placed(_waver(waves), x, 122, (122 - head) / 30) for x, head, waves in people]
    bridge = join(svg("M-4 117 L124 113 V172 H-4 Z"), *figures)
    s.fill(placed(bridge, 1.6, -2.2), s.mid)
    s.fill(bridge, shade)
    s.dots(bridge, s.ink, (60, 116), (60, 150), 0.0, 0.75)
    for x, y in ((40, 128), (92, 124), (104, 138), (46, 142)):
        s.fill(svg(f"M{x - 9} {y} Q{x} {y - 2.6} {x + 10} {y - 2} Q{x} {y + 1} {x - 9} {y} Z"), s.deep)


def _waver(waves: bool) -> skia.Path:
    """Return the long shadow of somebody at a parapet, the feet at the origin; ``waves`` lifts an arm."""
    body = svg("M-7 0 L-6 -18 C-6 -21 -3 -22 0 -22 C3 -22 6 -21 6 -18 L7 0 Z")
    arm = taper((4.5, -19), 1.9, (11, -33), 1.6) if waves else taper((-5, -19), 2.2, (-9, -6), 1.8)
    return join(body, oval(0, -26.6, 4, 4.6), arm)


def _scull(s: Impact) -> None:
    """Paint a rowing boat for one and its rower from above, the bow at the top, its middle at the origin."""
    hull = svg("M0 -72 C5 -50 8 -24 8 0 C8 26 6 52 0 84 C-6 52 -8 26 -8 0 C-8 -24 -5 -50 0 -72 Z")
    s.fill(placed(hull, -4, -8), s.deep)
    for side in (-1, 1):  # the riggers, the oars and their blades
        handle, lock, blade = (side * 4, 13), (side * 17, 2), (side * 44, -16)
        s.stroke([(side * 6, -6), lock], s.ink, 2.4)
        s.stroke([(side * 6, 8), lock], s.ink, 2.4)
        s.stroke([handle, blade], s.ink, 4.4)
        s.stroke([handle, blade], s.light, 1.7)
        leaf = placed(svg("M-8 -3.6 L7 -5.6 L9 3.4 L-7 4 Z"), *blade, turn=-33 * side)
        s.inked([(leaf, s.accent)], 1.6, (0.5, -0.6))
        s.fill(both(leaf, placed(leaf, 0, 4.4)), mix(s.accent, s.light, 0.55))
    s.inked([(hull, s.accent)], 2.0, (-0.7, -0.9))
    s.fill(both(hull, box(0, -80, 12, 90)), mix(s.accent, s.light, 0.3))
    deck = placed(hull, 0, 0, 0.62, down=0.9)
    s.fill(deck, s.light)
    s.fill(both(deck, box(-9, -80, 0, 90)), mix(s.mid, s.key, 0.4))
    s.inked([(svg("M-5.6 -22 C-3 -26 3 -26 5.6 -22 L5 32 C3 36 -3 36 -5 32 Z"), s.ink)], 0.6, (0, 0))
    _rower(s)


def _rower(s: Impact) -> None:
    """Paint somebody who rows, bent forward towards the stern, from above."""
    for side in (-1, 1):
        s.inked([(taper((side * 3.4, 8), 2.8, (side * 3, 27), 2.0), mix(s.deep, s.ink, 0.5))], 0.9, (0, 0))
        s.inked([(taper((side * 9.6, -3), 3.2, (side * 5, 13), 2.1), s.mid)], 1.2, (-0.4, -0.4))
    back = svg("M-12 -4 C-12 -12 -6 -15 0 -15 C6 -15 12 -12 12 -4 C11 2 6 4 0 4 C-6 4 -11 2 -12 -4 Z")
    s.inked([(back, "#ffffff")], 1.6, (-0.5, -0.6))
    s.fill(both(back, placed(back, -5, -5)), mix(s.key, s.mid, 0.5))
    s.inked([(oval(0, -1, 5.6, 6.2), s.accent)], 1.5, (-0.4, -0.5))
    s.fill(oval(1.6, 0.6, 2.8, 3.0), mix(s.accent, s.light, 0.6))


def red_skull(s: Impact) -> None:
    """A scull shoots out of the shadow of a bridge. From above; light: the sun behind the bridge, whose shadow it throws."""
    _river_from_above(s)
    for data in ("M66 26 Q50 60 20 78 L26 80 Q54 62 68 30 Z", "M70 26 Q84 66 112 88 L106 92 Q80 68 68 30 Z"):
        s.fill(svg(data), "#ffffff")
    for x, y, r in ((40, 108, 6), (92, 126, 7), (44, 138, 7)):  # where the blades left the water
        for factor in (1.0, 0.5):
            s.line(oval(x, y, r * factor, r * 0.62 * factor, 14), s.light, 1.5)
    with s.moved(59, 84, turn=11):
        _scull(s)
    for x, y, r in ((12, 74, 1.5), (24, 50, 1.1), (7, 66, 1.2), (98, 60, 1.3), (110, 62, 1.6), (93, 66, 1.0)):
        s.inked([(oval(x, y, r), "#ffffff")], 0.7, (0.1, 0.2))


def _hill_at_dawn(s: Impact) -> None:
    """Paint a town in a valley before the first sun, and the grass of a hill."""
    s.steps(
        ALL,
        (60, 0),
        (60, 110),
        [mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.5), s.light],
    )
    sun = (34.0, 96.0)
    for r, tone in ((44, mix(s.key, s.light, 0.4)), (34, mix(s.key, s.light, 0.8)), (24, "#ffffff")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 46, 160, 20, s.light, 0.35, duty=0.5, seed=3, first=180, last=350)
    s.fill(skyline(-4, 124, 124, (16, 24, 12, 20, 28, 14), seed=12), mix(s.mid, s.deep, 0.35))
    s.halo(ALL, s.deep, *sun, 70, 130, 0.0, 0.6)
    hill = svg("M-4 130 C24 116 60 112 124 124 V172 H-4 Z")
    s.inked([(hill, mix(s.deep, s.mid, 0.15))], 1.4)
    s.fill(svg("M-4 130 C24 116 60 112 124 124 V127 C60 115 24 119 -4 133 Z"), s.light)
    s.dots(hill, s.ink, (40, 122), (110, 150), 0.0, 0.85)
    for x, y in ((96, 44), (106, 38)):  # the jets pass behind it
        s.stroke([(x + 24, y - 3), (x - 44, y + 8)], s.light, 1.6)


def _jet(s: Impact, x: float, y: float, size: float) -> None:
    """Paint a jet as it is mirrored in a lens."""
    jet = svg(
        "M0 -11 L2 -4 L12 4 L12 6.500 L2.500 3.500 L2 8 L5 10.500 V12 L0 10.500 L-5 12 V10.500 L-2 8 L-2.500 3.500 L-12 6.500 V4 L-2 -4 Z"
    )
    s.fill(placed(jet, x, y, size, 52), s.ink)


def _coin_viewer(s: Impact) -> None:
    """Paint a coin-operated pair of binoculars on its post."""
    violet, shade = mix(s.accent, s.ink, 0.15), mix(s.accent, s.ink, 0.62)
    post = polygon((66, 108), (80, 108), (83, 172), (63, 172))
    s.inked(
        [(post, violet), (polygon((60, 104, 2), (86, 104, 2), (82, 113, 2), (64, 113, 2)), violet)], 1.8, (1.0, 1.0)
    )
    s.fill(polygon((66, 113), (71, 113), (69, 172), (63, 172)), mix(s.accent, s.light, 0.45))
    s.dots(post, s.ink, (72, 120), (86, 122), 0.0, 0.8, pitch=2.4)
    shell = svg("M42 84 C42 66 50 54 62 54 H84 C96 54 104 66 104 84 C104 96 98 106 88 106 H58 C48 106 42 96 42 84 Z")
    s.inked([(shell, violet)], 2.2, (1.2, 1.4))
    with s.clipped(shell):
        s.fill(cut(shell, placed(shell, 5, 4)), mix(s.accent, s.light, 0.5))
        s.fill(cut(shell, placed(shell, -4, -6)), shade)
        s.dots(shell, s.ink, (80, 70), (104, 106), 0.0, 0.75, pitch=2.4)
    s.inked([(box(66, 48, 80, 56, 2), "#ffc83a")], 1.5, (0.5, 0.8))
    for x in (57.0, 89.0):
        s.inked([(oval(x, 80, 16), "#ffc83a")], 1.8, (0.7, 1.0))
        glass = oval(x, 80, 12.4)
        s.inked([(glass, s.light)], 1.2, (0.0, 0.0))
        with s.clipped(glass):
            s.steps(glass, (x, 67), (x, 93), [s.key, mix(s.key, s.light, 0.5), "#ffffff", s.light, s.mid, s.deep])
            s.stroke([(x - 14, 90), (x - 1, 80)], "#ffffff", 1.6)
            _jet(s, x + 1, 78.4, 0.62)
            s.fill(skyline(x - 14, x + 14, 95, (4, 7, 5), seed=int(x)), s.deep)
        s.line(svg(f"M{x - 9} 74 C{x - 7} 70 {x - 4} 69 {x - 1} 69"), "#ffffff", 2.0)
    s.inked([(box(69, 88, 77, 100, 1.4), "#ffc83a")], 1.2, (0.4, 0.6))
    s.fill(box(72.2, 90, 73.8, 97), s.ink)


def maria_hill(s: Impact) -> None:
    """Binoculars on a hill catch two jets in their lenses. Light: dawn behind."""
    _hill_at_dawn(s)
    rail = mix(s.ink, s.deep, 0.3)
    for y in (118, 132):
        s.inked([(polygon((-4, y), (124, y - 3), (124, y), (-4, y + 3)), rail)], 0.7)
    for x in (40, 108):
        s.inked([(box(x - 2, 114, x + 2, 172), rail)], 0.7)
    s.stroke([(-4, 118.4), (124, 115.4)], s.key, 0.9)
    _coin_viewer(s)


def _work_room(s: Impact) -> None:
    """Paint a laboratory at night: a window on a valley, shelves, a bench."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    for r, tone in ((66, mix(s.ink, s.deep, 0.75)), (53, s.deep), (41, mix(s.deep, s.mid, 0.55)), (30, s.mid)):
        s.fill(oval(64, 70, r), tone)
    s.halo(ALL, s.ink, 64, 70, 36, 88, 0.0, 0.75)
    for x in (8, 104):
        for y in (40, 62, 84):
            s.fill(box(x, y, x + 14, y + 1.6), mix(s.ink, s.deep, 0.2))
            for number in range(3):
                s.fill(
                    block(x + 1 + 4.4 * number, y - 8 - 3 * (number % 2), 3, 8 + 3 * (number % 2)),
                    mix(s.deep, s.mid, 0.25),
                )
    s.fill(svg("M-4 132 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.25))
    s.fill(box(-4, 132, 124, 134), s.mid)


def collector(s: Impact) -> None:
    """A butterfly breaks out of its glass case. Gallery in one point; light: the skylight."""
    s.fill(ALL, s.mid)
    vanish = (64.0, 62.0)
    # ceiling with the skylight, walls with frames, floor
    s.fill(polygon((-10, -10), (130, -10), (84, 44), (44, 44)), mix(s.mid, s.deep, 0.35))
    s.fill(polygon((22, -10), (106, -10), (77, 42), (51, 42)), "#fffbe4")
    for share in (0.0, 0.36, 0.62, 0.82):
        y = -4 + 48 * share
        s.stroke([(64 - 42 + 30 * share, y), (64 + 42 - 30 * share, y)], s.deep, 1.6 * (1 - 0.6 * share))
    s.stroke([(64, -6), (64, 42)], s.deep, 1.4)
    s.fill(polygon((44, 44), (84, 44), (84, 88), (44, 88)), s.key)
    s.fill(polygon((-10, 170), (138, 170), (84, 88), (44, 88)), mix(s.deep, s.mid, 0.55))
    for side in (-1, 1):
        wall = polygon((64 + side * 74, -20), (64 + side * 20, 44), (64 + side * 20, 88), (64 + side * 74, 170))
        s.fill(wall, s.key if side > 0 else mix(s.mid, s.key, 0.5))
        for near, far in ((0.1, 0.34), (0.46, 0.62), (0.7, 0.82)):
            xs = [64 + side * (64 * (1 - share) + 20 * share) for share in (near, far)]
            tops = [vanish[1] - (46 * (1 - share) + 12 * share) for share in (near, far)]
            feet = [vanish[1] + (38 * (1 - share) + 12 * share) for share in (near, far)]
            frame = polygon((xs[0], tops[0]), (xs[1], tops[1]), (xs[1], feet[1]), (xs[0], feet[0]))
            s.fill(frame, mix(s.deep, s.ink, 0.35))
            s.line(frame, mix(s.mid, s.deep, 0.5), 1.6)
            s.fill(oval(sum(xs) / 2, (tops[0] + feet[0]) / 2, abs(xs[0] - xs[1]) * 0.22, 4 + 4 * (1 - near)), s.mid)
    s.shaft(polygon((40, -6), (90, -6), (118, 150), (16, 150)), s.light, 0.7, (64, -4), (64, 140))
    s.fill(oval(66, 140, 52, 9), s.key)
    # the case: plinth and frame
    plinth = polygon((34, 126), (98, 126), (104, 166), (28, 166))
    s.inked([(plinth, mix(s.deep, s.ink, 0.2))], 1.6)
    s.dots(plinth, s.ink, (66, 126), (66, 150), 0.0, 0.7)
    s.inked([(block(30, 121, 72, 7, 1.5), s.mid)], 1.5)
    s.fill(block(31, 121.6, 70, 1.8), s.light)
    case = box(38, 50, 94, 121)
    s.fill(case, mix(s.ink, s.accent, 0.3), 0.94)
    s.dots(case, s.ink, (66, 60), (66, 124), 0.0, 0.7)
    s.fill(polygon((38, 50), (58, 50), (38, 82)), mix(s.accent, s.light, 0.35), 0.6)
    for post in (block(35.5, 47, 4.5, 75), block(92, 47, 4.5, 75), block(35.5, 45, 61, 5)):
        s.inked([(post, s.deep)], 1.1)
    s.rim([block(35.5, 45, 61, 5)], s.light, (0, -1), 1.4)
    # glass bursts
    # butterfly
    with s.moved(65.0, 82.0, 0.84, turn=14.0):
        upper = svg("M1 -2 C6 -26 26 -42 42 -36 C47 -24 38 -2 3 5 Z")
        lower = svg("M2 3 C16 2 34 6 33 20 C32 28 27 28 25 36 C20 40 6 28 1 10 Z")
        for side in (-1, 1):
            for wing, tone in ((lower, s.mid), (upper, s.key)):
                path = placed(wing, 0, 0, 1, 0, side < 0)
                s.inked([(path, mix(s.ink, s.deep, 0.15))], 1.6, (0.8, 1.2))
                inner = placed(wing, side * 2.6, -1.0 if wing is upper else 1.2, 0.8, 0, side < 0)
                with s.clipped(path):
                    s.fill(inner, tone)
                    s.fill(placed(wing, side * 2.0, -0.6, 0.5, 0, side < 0), s.light)
                    ends = (
                        ((16, -34), (30, -34), (40, -24), (34, -8)) if wing is upper else ((30, 12), (28, 26), (16, 30))
                    )
                    for x, y in ends:
                        s.stroke(
                            [(side * 2, 0), (side * x * 0.5, y * 0.45, side * x, y)], mix(s.ink, s.deep, 0.15), 1.5
                        )
                spots = ((39, -30), (41, -23), (37, -15)) if wing is upper else ((29, 18), (26, 26), (21, 32))
                for x, y in spots:
                    s.fill(oval(side * x, y, 1.7), "#ffffff")
            s.fill(oval(side * 27, -24, 4.2, 5, side * 30), s.accent)
            s.fill(oval(side * 26.4, -25, 1.6), "#ffffff")
            s.stroke([(side * 0.8, -12), (side * 3, -24, side * 10, -28)], s.ink, 1.4)
            s.fill(oval(side * 10, -28, 1.5), s.ink)
        body = svg(
            "M0 -14 C4 -13 3.500 -8 2.600 -6 C4 -2 3.600 4 2.400 8 C2.600 18 1.500 24 0 28 C-1.500 24 -2.600 18 -2.400 8 C-3.600 4 -4 -2 -2.600 -6 C-3.500 -8 -4 -13 0 -14 Z"
        )
        s.inked([(body, s.ink)], 0.8, (0.0, 0.0))
        s.rim([body], s.key, (-0.7, -0.5), 1.0)
    # splinters of the pane
    for x, y, size, turn in (
        (38, 46, 6, 20),
        (98, 60, 6, 60),
        (36, 110, 8, 100),
        (98, 112, 8, 10),
        (64, 124, 7, 40),
        (84, 132, 5, 80),
        (50, 34, 5, 0),
        (106, 90, 6, 30),
        (46, 132, 6, 140),
    ):
        shard = placed(polygon((-0.8, -1), (0.7, -0.5), (0.3, 1.2)), x, y, size, turn)
        s.inked([(shard, s.light)], 1.0, (0.3, 0.5))
        s.fill(placed(polygon((-0.8, -1), (0.7, -0.5), (-0.2, 0.1)), x, y, size, turn), "#ffffff")


def _breakfast(s: Impact) -> None:
    """Paint a table laid for breakfast: a rack of toast behind, a checked cloth, dusk of a room round it."""
    s.fill(ALL, mix(s.deep, s.mid, 0.55))
    for left, top in ((30, 18), (66, 14), (26, 62), (62, 58)):  # the panes of a window, thrown on the wall
        s.fill(polygon((left, top + 6), (left + 32, top), (left + 28, top + 40), (left - 4, top + 46)), s.key)
    s.halo(ALL, s.ink, 62, 62, 60, 116, 0.0, 0.85)
    toast = svg("M-13 30 V-8 C-19 -14 -14 -22 -6 -20 H6 C14 -22 19 -14 13 -8 V30 Z")
    for x in (8, 34, 102, 122):
        slice_ = placed(toast, x, 84, 0.95)
        s.fill(slice_, mix(s.deep, s.ink, 0.25))
        s.fill(placed(toast, x, 85, 0.76), mix(s.deep, s.mid, 0.45))
    s.fill(box(-4, 106, 124, 110), mix(s.ink, s.deep, 0.4))
    s.fill(box(-4, 112, 124, 172), s.light)
    for number in range(-6, 7):
        s.fill(
            polygon(
                (68 + 13 * number, 112),
                (74.5 + 13 * number, 112),
                (68 + 25 * number + 12, 172),
                (68 + 25 * number, 172),
            ),
            s.key,
        )
    for y, high in ((118, 4), (128, 6), (142, 9)):
        s.fill(box(-4, y, 124, y + high), s.mid, 0.55)
    s.dots(box(-4, 112, 124, 172), s.deep, (68, 122), (0, 150), 0.0, 0.8)
    s.fill(oval(76, 138, 34, 6), mix(s.ink, s.deep, 0.6))


def karnak(s: Impact) -> None:
    """A spoon finds the place where an egg breaks. Light: morning, through a window."""
    _breakfast(s)
    violet, lilac, dim = s.accent, mix(s.accent, "#ffffff", 0.45), mix(s.accent, s.ink, 0.55)
    # the cup
    cup = svg(
        "M42 96 C44 114 54 122 61 124 L60 132 C54 134 50 136 49 139 H85 C84 136 80 134 74 132 L73 124 C80 122 90 114 92 96 Z"
    )
    s.inked([(cup, violet)], 2.4, (0.8, 1.5))
    with s.clipped(cup):
        s.fill(svg("M42 96 C44 114 54 122 61 124 L60 140 H46 V130 L54 124 C46 118 40 108 38 96 Z"), lilac)
        s.fill(svg("M44 98 C46 112 54 120 62 123 C56 114 54 106 53 98 Z"), lilac)
        s.dots(cup, dim, (68, 108), (92, 122), 0.0, 0.9, pitch=2.4)
    # the egg, whole but for the crack
    egg = svg("M40 88 C38 64 50 40 67 40 C84 40 96 64 94 88 C92 104 82 110 67 110 C52 110 42 104 40 88 Z")
    shell = both(egg, box(0, 0, 120, 98))
    s.inked([(shell, "#ffe9bc")], 2.4, (0.8, 1.3))
    with s.clipped(shell):
        s.fill(oval(58, 72, 24, 38, 8), "#fff8e6")
        s.fill(oval(51, 64, 8, 16, 20), "#ffffff")
        s.dots(shell, s.mid, (68, 74), (98, 90), 0.0, 0.85, pitch=2.4)
    for point, low in (((42, 97), (92, 97)),):
        s.inked(
            [(polygon((point[0] - 1, 95, 1), (low[0] + 1, 95, 1), (low[0], 101, 1), (point[0], 101, 1)), lilac)],
            1.6,
            (0.2, 0.8),
        )
    crack = svg("M74 46 L69 55 L74 60 L65 69 L71 75 L60 84 L64 95 L70 95 L66 86 L79 76 L73 70 L82 62 L77 57 L81 50 Z")
    s.inked([(crack, "#ff9a1e")], 1.5, (0.2, 0.4))
    s.fill(
        svg(
            "M75 49 L72 55 L77 60.500 L69 69 L75 75 L63 84.500 L66 93 L68 93 L64 85.500 L77 75.500 L71 69.500 L80 61.500 L75 56.500 L78 50 Z"
        ),
        "#fff8c8",
    )
    for points in ([(65, 69), (55, 66), (50, 70)], [(79, 76), (87, 78), (90, 84)], [(60, 84), (51, 83)]):
        s.stroke(points, s.ink, 1.6)
    # the spoon

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 88, 48, 1.0, 24)

    stem = at(svg("M8 -2.500 L44 -3.400 C48 -3.400 48 3.400 44 3.400 L8 2.500 Z"))
    bowl = at(oval(0, 0, 13, 8.4))
    s.inked([(stem, lilac), (bowl, lilac)], 2.2, (0.7, 1.2))
    s.fill(cut(bowl, placed(bowl, 1.4, 2.6)), "#ffffff")
    s.dots(bowl, violet, (86, 46), (92, 58), 0.0, 0.9, pitch=2.4)
    s.fill(at(box(10, -1.8, 44, -0.2, 0.8)), "#ffffff")
    for points in ([(100, 30), (106, 36)], [(110, 44), (115, 50)]):
        s.stroke(points, "#ffffff", 1.8)


def shuri(s: Impact) -> None:
    """A bulb lights up in a bare hand, with no wire to it. Light: the bulb."""
    _work_room(s)
    s.rays(64, 68, 33, 70, 16, s.light, 0.9, duty=0.3, seed=5, first=-205, last=25, inward=False)
    for r, tone in ((36, s.key), (31, s.light)):
        s.fill(oval(64, 68, r), tone)
    skin, lit = mix("#6a3a22", s.deep, 0.3), mix(s.key, "#c07a3a", 0.45)
    thumb = ribbon([(84, 120, 6.0), (77, 110, 5.0), (74, 100, 3.4)])
    palm = svg("M98 110 C88 110 80 113 70 116 C62 119 56 121 52 123 L54 136 C64 140 80 140 92 136 L102 132 Z")
    fingers = [
        ribbon([(60, 122, 4.6), (50, 117, 4.2), (46, 106, 3.0)]),
        ribbon([(58, 127, 4.8), (44, 123, 4.4), (37, 112, 3.2)]),
        ribbon([(58, 132, 4.8), (44, 132, 4.3), (35, 125, 3.2)]),
    ]
    # the bulb: glass, wire and screw
    screw = polygon((55, 96, 1.5), (75, 96, 1.5), (73, 114, 2), (57, 114, 2))
    s.inked([(screw, mix(s.accent, "#ffffff", 0.35))], 2.0, (0.7, 1.0))
    for y in (100, 105, 110):
        s.stroke([(56, y + 1), (74, y - 1.4)], s.ink, 1.7)
    glass = svg("M55 97 C54 88 40 82 40 64 C40 50 51 41 65 41 C79 41 90 50 90 64 C90 82 76 88 75 97 Z")
    s.inked([(glass, "#ffe26a")], 2.5, (0.7, 1.2))
    with s.clipped(glass):
        s.fill(oval(63, 64, 21, 20), "#fff2ac")
        s.fill(oval(63, 64, 14, 13.5), "#ffffff")
        s.dots(glass, s.mid, (70, 74), (90, 92), 0.0, 0.7, pitch=2.4)
    s.stroke([(61, 96), (59, 80), (56, 66)], s.ink, 1.6)
    s.stroke([(69, 96), (71, 80), (74, 66)], s.ink, 1.6)
    s.stroke([(56, 66), (59, 60), (62, 67), (65, 60), (68, 67), (71, 60), (74, 66)], s.accent, 2.4)
    s.fill(oval(50, 53, 3.0, 6.4, 38), "#ffffff")
    for finger in (thumb, *fingers):
        s.inked([(finger, skin)], 1.7, (0.5, 1.0))
        s.fill(cut(finger, placed(finger, 0.2, 2.6)), lit)
    s.inked([(palm, skin)], 1.9, (0.6, 1.2))
    with s.clipped(palm):
        s.fill(cut(palm, placed(palm, 0, 6)), lit)
        s.dots(palm, s.ink, (78, 124), (84, 140), 0.0, 0.75, pitch=2.4)
    sleeve = svg("M96 106 L124 102 V152 L98 142 C94 130 94 118 96 106 Z")
    s.inked([(sleeve, mix(s.accent, s.ink, 0.3))], 2.0, (0.6, 1.2))
    s.fill(svg("M97 107 L124 103 V111 L96 117 Z"), mix(s.accent, s.light, 0.45))
    s.dots(sleeve, s.ink, (108, 116), (112, 144), 0.0, 0.8, pitch=2.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(maria_hill, ((57.0, 80.0), (89.0, 80.0)), "catch two jets", "hill over a town", "dawn behind"),
    "m2-02": Picture(shuri, ((64.0, 62.0), (66.0, 122.0)), "lights up in a bare hand", "laboratory bench", "the bulb"),
    "m2-03": Picture(collector, ((66.0, 80.0),), "breaks its case", "museum gallery", "skylight"),
    "m2-04": Picture(maximus, ((68.0, 94.0), (66.0, 128.0)), "leaves its axle", "palace stair", "furnace in the gate"),
    "m2-05": Picture(
        karnak, ((78.0, 46.0), (70.0, 72.0)), "finds where an egg breaks", "breakfast table", "morning through a window"
    ),
    "m2-06": Picture(
        red_skull, ((59.0, 84.0), (104.0, 76.0)), "shoots out of a shadow", "river", "sun behind a bridge"
    ),
}

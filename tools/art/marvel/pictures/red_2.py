"""Pictures of four of the red cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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


def _stair_at_sunset(s: Impact) -> None:
    """Paint a stair that falls to the lower right between houses, and the low sun at its head."""
    s.steps(ALL, (60, -4), (60, 120), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.5)])
    for r, tone in ((54, mix(s.mid, s.key, 0.6)), (43, s.key), (33, mix(s.key, s.light, 0.6)), (25, "#fff6e6")):
        s.fill(oval(62, 60, r), tone)
    s.fill(svg("M-4 -4 H16 V26 L30 34 V172 H-4 Z"), s.ink)
    s.fill(svg("M124 -4 H112 V50 L100 58 V172 H124 Z"), mix(s.ink, s.deep, 0.35))
    for x, y in ((4, 56), (18, 60), (106, 70), (114, 70), (106, 90), (114, 90)):
        s.fill(box(x, y, x + 5, y + 9), s.mid if x > 60 else s.deep)
    s.dots(box(98, 50, 124, 172), s.ink, (104, 60), (124, 110), 0.0, 0.8)
    s.fill(svg("M28 118 L58 112 L66 118 L78 110 L124 120 V172 H28 Z"), s.deep)
    s.dots(box(40, 110, 124, 160), s.ink, (60, 112), (100, 150), 0.1, 0.8)
    flight = [(-4.0, 172.0), (-4.0, 84.0)]
    for number in range(7):
        x, y = 8 + number * 18, 84 + number * 11.5
        flight += [(x, y), (x, y + 11.5)]
    stairs = polygon(*flight, (124, 172))
    s.fill(stairs, s.ink)
    for number in range(7):
        x, y = 8 + number * 18, 84 + number * 11.5
        s.fill(
            polygon((x - 18, y), (x, y), (x - 3, y + 3.6), (x - 21, y + 3.6)), s.key if number in (3, 4) else s.light
        )
        s.fill(polygon((x - 18, y + 3.6), (x - 3, y + 3.6), (x - 3, y + 13), (x - 18, y + 13)), s.deep)
        s.dots(box(x - 18, y + 3.6, x - 2, y + 14), s.ink, (x - 3, y), (x - 18, y + 10), 0.1, 0.8)


def _wheel(s: Impact, x: float, turn: float) -> None:
    """Paint a wheel of the bicycle about (x, 0)."""
    s.fill(oval(x, 0, 17.6), s.light, 0.55)
    for number in range(10):
        end = around(x, 0, 15.5, turn + 36 * number)
        s.stroke([(x, 0), end], s.ink, 0.9)
    s.line(oval(x, 0, 17.2), s.ink, 4.6)
    s.line(oval(x, 0, 14.4), s.key, 1.2)
    s.inked([(oval(x, 0, 2.8), s.light)], 1.4, (0, 0))


def _bicycle(s: Impact) -> None:
    """Paint a bicycle about the point between its hubs, its front wheel at the right."""
    _wheel(s, -22.0, 10.0)
    _wheel(s, 22.0, 24.0)
    tubes = (
        ((-22, 0), (-2, 4)),
        ((-22, 0), (-9, -18)),
        ((-2, 4), (-10, -24)),
        ((-9, -18), (13.5, -21)),
        ((-2, 4), (14.5, -15)),
        ((22, 0), (12, -28)),
    )
    for start, end in tubes:
        s.stroke([start, end], s.ink, 6.0)
    for start, end in tubes:
        s.stroke([start, end], s.accent, 2.8)
        s.stroke([(start[0], start[1] - 0.8), (end[0], end[1] - 0.8)], "#8fe0d2", 0.9)
    s.inked(
        [(svg("M-21 -27 C-19 -31 -12 -29 -2 -28.500 C-1 -26 -4 -24 -9 -24 C-13 -20 -19 -22 -21 -27 Z"), s.ink)], 1.0
    )
    s.stroke([(-19, -27.6), (-12, -28, -4, -27.4)], s.light, 1.3)
    for tone, wide in ((s.ink, 4.8), (s.light, 1.8)):
        s.stroke([(12, -28), (15, -34, 22, -33), (27, -31, 24, -26), (22, -24, 17, -25)], tone, wide)
    s.inked([(oval(-2, 4, 5.2), s.light)], 1.6, (0.2, 0.4))
    for tone, wide in ((s.ink, 4.4), (s.light, 1.6)):
        s.stroke([(-8, 12), (4, -4)], tone, wide)
    for x, y in ((-10, 13), (6, -5)):
        s.inked([(box(x - 4, y - 1.2, x + 4, y + 1.4, 1), s.ink)], 0.6)
    s.inked([(polygon((15, -20), (21, -23), (23, -16), (17, -15)), "#ffc83a")], 1.6, (0.2, 0.4))


def ghost_rider(s: Impact) -> None:
    """A bicycle bounds down a stair with nobody on it. Diagonal; light: the sun at the head of the stair."""
    _stair_at_sunset(s)
    for points in ([(30, 50), (44, 57)], [(26, 62), (38, 68)], [(40, 38), (54, 45)]):
        s.stroke(points, s.ink, 2.2)
    with s.moved(75.0, 83.0, 0.98, turn=22.0):
        _bicycle(s)
    s.debris(
        [(42, 98, 3.2, 20), (50, 106, 2.4, 60), (36, 104, 2.0, 0), (86, 122, 3.4, 40), (76, 126, 2.2, 80)],
        s.deep,
        s.light,
        0.9,
    )


def _leaves_by_a_firefly(s: Impact, x: float, y: float) -> None:
    """Paint a rain forest at night round a firefly at (x, y): leaves that turn their lit edges to it, rain that falls past."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for r, tone in (
        (78, mix(s.ink, s.deep, 0.7)),
        (56, s.deep),
        (36, mix(s.deep, s.mid, 0.6)),
        (24, s.mid),
        (16, s.key),
        (11, s.light),
    ):
        s.fill(oval(x, y, r), tone)
    s.halo(ALL, s.ink, x, y, 62, 118, 0.0, 0.7)
    blade = svg(
        "M0 0 C14 -10 22 -30 21 -48 L13 -45 L19 -58 C18 -70 12 -84 0 -96 C-12 -84 -20 -68 -20 -54 L-11 -50 L-21 -42 "
        "C-21 -26 -14 -10 0 0 Z"
    )
    for px, py, size, turn, tone in (
        (-16, 84, 1.05, 42, s.deep),
        (46, -46, 0.86, 176, mix(s.ink, s.deep, 0.7)),
        (-20, 146, 1.0, 30, mix(s.ink, s.deep, 0.8)),
    ):
        leaf = placed(blade, px, py, size, turn)
        s.fill(leaf, tone)
        tip = around(px, py, 90 * size, turn - 90)
        s.dots(leaf, s.ink, tip, (px, py), 0.0, 0.8)
        s.stroke([(px, py), tip], s.mid, 1.4)
        s.rim([leaf], mix(s.mid, s.key, 0.5), (1.0, 0.5), 1.4)


def _frog_leg(s: Impact, *limbs: tuple[Point, float], toes: Sequence[float]) -> None:
    """Paint a frog's leg through (joint, radius) that ends in toes with round tips at the angles ``toes``."""
    foot = limbs[-1][0]
    tips = [around(*foot, 10, turn) for turn in toes]
    parts = [taper(*start, *end) for start, end in pairwise(limbs)]
    leg = join(*parts, *(join(taper(foot, 2.4, tip, 1.6), oval(*tip, 3.0)) for tip in tips))
    s.inked([(leg, s.accent)], 2.2, (-0.6, 1.3))
    with s.clipped(leg):
        s.fill(cut(leg, placed(leg, 2.2, -2.6)), mix(s.accent, s.ink, 0.5))
        s.rim([leg], "#a8efe2", (0.7, -1.0), 1.8)
        for (x, y), r in limbs[:-1]:
            s.fill(oval(x, y + 1, r * 0.3), s.ink)


def _rearing_frog(s: Impact) -> None:
    """Paint a frog that rears up to the right, its mouth open at (88, 84), its eye at (74, 73), lit from the upper right."""
    dark = mix(s.deep, s.ink, 0.2)
    _frog_leg(s, ((54, 118), 7.0), ((66, 130), 5.0), ((54, 140), 3.4), toes=(100, 140, 176))
    body = svg(
        "M42 124 C36 112 42 98 54 88 C60 80 66 70 74 66 C82 64 86 70 88 74 L104 79 C106 81 105 83 103 84 L88 86 C92 90 96 92 99 93 "
        "C98 100 90 106 82 110 C72 120 52 134 42 124 Z"
    )
    skin = mix(s.mid, s.key, 0.55)
    s.inked([(body, skin)], 2.6, (-0.8, 1.6))
    with s.clipped(body):
        s.fill(svg("M44 128 C52 116 66 108 78 98 C84 94 90 92 100 92 V112 L70 130 Z"), mix(s.light, s.key, 0.35))
        s.fill(svg("M78 112 C86 104 92 98 99 93 L102 100 L84 114 Z"), "#fff4ea")
        s.fill(svg("M56 92 C62 82 70 72 78 68 C84 68 88 72 92 76 C82 78 72 84 62 96 Z"), mix(s.key, s.light, 0.45))
        s.dots(body, dark, (62, 100), (40, 122), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M86 80 L106 80 V84 L88 86.500 C86 85 85 82 86 80 Z"), s.ink)
        for x, y, r in ((52, 102, 3.4), (60, 92, 2.6), (47, 112, 2.6), (68, 84, 2.2), (60, 104, 2.2), (54, 114, 2.0)):
            s.fill(oval(x, y, r), s.ink)
    s.rim([body], s.light, (0.9, -1.0), 1.5)
    s.line(svg("M78 87 C82 83 94 81 105 80.500"), s.ink, 1.6)
    # the eye, on a knob of its own
    s.inked([(oval(74.5, 71, 7.2, 6.8), skin)], 2.0, (-0.4, 0.6))
    s.inked([(oval(76, 70.4, 5.0), "#fff4d0")], 1.3)
    s.fill(oval(76.8, 69.8, 3.8), s.accent)
    s.fill(oval(77.4, 69.4, 3.2, 1.7, -20), s.ink)
    s.fill(oval(78.6, 67.8, 1.1), "#ffffff")
    _frog_leg(s, ((82, 104), 5.0), ((90, 114), 4.0), ((102, 114), 3.0), toes=(-40, 10, 50))
    # the near hind leg
    _frog_leg(s, ((50, 116), 9.4), ((70, 122), 6.2), ((64, 138), 3.8), toes=(84, 122, 160))


def venom(s: Impact) -> None:
    """A poison frog rears up on a leaf and snaps a firefly, its tongue round it. In profile; light: the firefly."""
    x, y = 96.0, 52.0
    _leaves_by_a_firefly(s, x, y)
    pad = svg("M22 152 C28 138 52 133 74 135 C96 137 110 141 124 138 V172 H22 Z")
    s.inked([(pad, s.mid)], 2.0, (0.0, 0.6))
    s.fill(cut(pad, placed(pad, 0, 2.6)), s.key)
    s.fill(oval(50, 144, 26, 4.6), s.ink)
    _rearing_frog(s)
    tongue = ribbon([(92, 83, 2.6), (104, 80, 2.4), (111, 70, 2.2), (109, 59, 2.2), (101, 57, 2.6), (97, 59, 2.8)])
    s.inked([(tongue, "#ff8ea0")], 1.5, (0.2, 0.7))
    s.rim([tongue], "#fff0ea", (-0.4, -1.0), 1.0)
    for dx, turn in ((-4, -40), (3, 14)):
        wing = placed(oval(0, -5.5, 2.8, 6.0), x + dx, y - 1, 1.0, turn)
        s.inked([(wing, "#ffffff")], 1.1, (0.1, 0.2))
    s.inked([(oval(x - 3.6, y + 1, 3.2, 2.8), s.ink)], 0.5)
    lamp = oval(x + 2.6, y + 3.4, 5.4, 4.2, 24)
    s.inked([(lamp, "#ffc830")], 1.3, (0.1, 0.3))
    s.fill(oval(x + 2.8, y + 3.2, 3.4, 2.6, 24), "#fffbe4")
    for turn in (-100, -62, 140, 178, 215):
        s.stroke([around(x, y, 13, turn), around(x, y, 18, turn)], "#fff4b4", 1.8)


def _gable(s: Impact) -> None:
    """Paint the gable of an old barn by night, its round window lit by a lantern, bare branches beside it."""
    s.steps(ALL, (60, -4), (60, 150), [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    wall = polygon((68, 2), (124, 62), (124, 172), (10, 172), (10, 64))
    s.fill(wall, mix(s.ink, s.deep, 0.45))
    for x in range(14, 124, 11):
        s.stroke([(x, 172), (x, max(4, 6 + abs(x - 68) * 1.07))], s.ink, 1.6)
    s.fill(polygon((68, -6), (130, 60), (130, 70), (68, 6), (4, 74), (4, 64)), s.ink)
    s.rim([polygon((68, -6), (130, 60), (130, 70), (68, 6), (4, 74), (4, 64))], s.key, (-0.4, -1.0), 1.4)
    for r, tone in ((58, mix(s.deep, s.mid, 0.4)), (46, s.mid)):
        s.fill(both(oval(68, 74, r), wall), tone)
    s.fill(oval(68, 72, 38), s.ink)
    s.fill(oval(68, 72, 35), s.key)
    s.fill(oval(68, 72, 29), s.light)
    s.fill(oval(68, 74, 20), "#fffbe6")
    s.halo(ALL, s.ink, 68, 74, 52, 104, 0.0, 0.85)


def _owl(s: Impact) -> None:
    """Paint an owl that flies at us about the middle of its face: wings, breast, talons, disc of the face."""
    for side in (-1, 1):
        feathers = []
        for number in range(6):
            turn = -58 + number * 25
            long = 48 - abs(number - 1.6) * 3.4
            base = (13.0 * side, 8.0 + number * 1.5)
            tip = (base[0] + long * math.cos(math.radians(turn)) * side, base[1] + long * math.sin(math.radians(turn)))
            middle = ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 2)
            feathers.append(
                ribbon(
                    [
                        (*base, 4.0),
                        (*middle, 6.6),
                        (tip[0] * 0.92 + base[0] * 0.08, tip[1] * 0.92 + base[1] * 0.08, 5.0),
                        (*tip, 1.0),
                    ]
                )
            )
        for number, feather in enumerate(reversed(feathers)):
            s.inked([(feather, s.mid if number % 2 else s.deep)], 2.0, (0.4, 0.9))
            s.rim([feather], s.light, (-0.3 * side, -1.0), 1.4)
            with s.clipped(feather):
                for r in (30, 40, 50):
                    s.line(oval(10 * side, 12, r), s.ink, 2.4)
        arm = ribbon([(8 * side, 4, 9.0), (22 * side, -4, 8.0), (36 * side, -12, 5.0), (44 * side, -22, 1.4)])
        s.inked([(arm, s.deep)], 2.0, (0.4, 0.9))
        s.rim([arm], s.light, (0.0, -1.0), 1.8)
        s.dots(arm, s.ink, (14 * side, -4), (30 * side, 8), 0.1, 0.9, pitch=2.4)
    breast = svg("M-17 6 C-19 26 -13 44 0 50 C13 44 19 26 17 6 Z")
    s.inked([(breast, s.light)], 2.2, (0.6, 1.0))
    with s.clipped(breast):
        s.dots(breast, s.mid, (0, 18), (10, 50), 0.0, 0.9, pitch=2.4)
        for x, y in ((-8, 22), (0, 26), (8, 22), (-5, 32), (5, 32), (0, 40), (-11, 30), (11, 30)):
            s.fill(placed(svg("M-2.6 -3 L0 4 L2.6 -3 L0 -1 Z"), x, y), s.deep)
    for side in (-1, 1):
        leg = ribbon([(8 * side, 36, 5.2), (9 * side, 46, 4.4), (8 * side, 52, 3.4)])
        s.inked([(leg, s.light)], 1.8, (0.3, 0.6))
        for turn in (40, 75, 105, 140):
            x, y = around(8 * side, 53, 10, turn)
            claw = ribbon([(8 * side, 53, 2.6), ((8 * side + x) / 2, (53 + y) / 2 - 1, 2.2), (x, y, 0.3)])
            s.inked([(claw, s.ink)], 1.0, (0, 0))
            s.fill(
                ribbon(
                    [(8 * side - 0.4, 53, 0.9), ((8 * side + x) / 2 - 0.5, (53 + y) / 2 - 1.6, 0.6), (x, y - 1, 0.1)]
                ),
                s.key,
            )
    face = svg("M0 -19 C8 -25 20 -21 22 -8 C23 6 14 16 0 18 C-14 16 -23 6 -22 -8 C-20 -21 -8 -25 0 -19 Z")
    s.inked([(face, s.light)], 2.6, (0.8, 1.3))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -2.6, -2.6)), s.mid)
        for side in (-1, 1):
            for turn in range(-90, 91, 22):
                x, y = around(8.6 * side, -2, 15, turn if side > 0 else 180 - turn)
                s.stroke([around(8.6 * side, -2, 9, turn if side > 0 else 180 - turn), (x, y)], s.key, 1.3)
    for side in (-1, 1):
        s.inked([(oval(8.8 * side, -2, 7.2), "#ffc83a")], 2.0, (0.1, 0.2))
        s.fill(oval(8.4 * side, -1.6, 4.0), s.ink)
        s.fill(oval(8.4 * side - 1.6, -3.2, 1.4), "#ffffff")
        s.fill(
            svg("M1.500 -3 C5 -10 12 -13 19 -13 C14 -9 10 -8 6.500 -7 Z")
            if side > 0
            else svg("M-1.500 -3 C-5 -10 -12 -13 -19 -13 C-14 -9 -10 -8 -6.500 -7 Z"),
            s.ink,
        )
    s.inked([(svg("M-3 0 C-1 -2 1 -2 3 0 C3 5 1.500 9 0 12 C-1.500 9 -3 5 -3 0 Z"), s.ink)], 0.6)
    s.fill(svg("M-1.600 1 C-0.600 0 0.200 0 0.800 1 L0 7 Z"), s.key)


def scarlet_witch(s: Impact) -> None:
    """An owl swoops out of a gable at us. Frontal; light: a lantern in the gable behind it."""
    _gable(s)
    with s.moved(68.0, 74.0, 0.92, turn=-5.0):
        _owl(s)
    plume = svg("M0 -9 C4 -6 5 2 0 10 C-5 2 -4 -6 0 -9 Z")
    for x, y, size, turn in ((40, 128, 0.8, 60), (98, 132, 0.9, -50), (108, 110, 0.7, 20), (84, 143, 0.7, 100)):
        s.inked([(placed(plume, x, y, size, turn), s.light)], 1.3, (0.3, 0.5))
        s.fill(placed(plume, x, y, size * 0.3, turn, down=size * 0.8), s.accent)


def _deep_sea(s: Impact) -> None:
    """Paint the deep sea between two cliffs, one shaft of day on its ground, a shadow in it, motes in the water."""
    s.steps(
        ALL,
        (60, 0),
        (60, 168),
        [s.mid, mix(s.deep, s.mid, 0.6), s.deep, mix(s.ink, s.deep, 0.7), mix(s.ink, s.deep, 0.4)],
    )
    s.fill(polygon((22, -4), (74, -4), (126, 150), (26, 150)), mix(s.mid, s.key, 0.35))
    s.fill(polygon((32, -4), (62, -4), (108, 150), (40, 150)), s.key)
    s.fill(polygon((40, -4), (52, -4), (80, 70), (52, 70)), mix(s.key, s.light, 0.6))
    s.fill(polygon((36, 62), (98, 58), (116, 150), (50, 150)), mix(s.deep, s.mid, 0.25))
    s.halo(ALL, s.ink, 66, 60, 56, 112, 0.0, 0.8)
    s.fill(box(-6, 139, 126, 172), mix(s.deep, s.mid, 0.5))
    s.fill(oval(74, 145, 54, 8), s.key)
    s.fill(oval(84, 146, 33, 5), mix(s.ink, s.deep, 0.4))
    left = svg("M-4 172 V60 C6 64 4 84 14 92 C20 104 16 120 28 132 C34 142 30 156 36 172 Z")
    right = svg("M124 172 V92 C114 98 118 116 108 126 C102 138 108 152 98 172 Z")
    for cliff, side in ((left, 1.0), (right, -1.0)):
        s.fill(cliff, mix(s.ink, s.deep, 0.3))
        s.rim([cliff], s.mid, (side, -0.6), 1.8)
    lots = chance(3)
    for _ in range(26):
        s.fill(oval(120 * next(lots), 140 * next(lots), 0.5 + 0.8 * next(lots)), s.light, 0.8)


def _jellyfish_with_anchor(s: Impact) -> None:
    """Paint a jellyfish that has slung one of its four arms round the shank of an anchor."""
    teal, pale, dim = mix(s.accent, "#ffffff", 0.3), "#e6fff8", mix(s.accent, s.ink, 0.4)

    def arm(*curve: tuple[float, float, float]) -> None:
        path = ribbon(curve)
        s.inked([(path, teal)], 1.7, (0.6, 1.1))
        s.fill(cut(path, placed(path, 2.0, 1.0)), pale)

    arm((46, 66, 4.6), (38, 82, 4.4), (45, 98, 3.6), (36, 112, 2.4), (40, 122, 0.5))
    arm((94, 66, 4.6), (104, 82, 4.4), (96, 98, 3.6), (106, 112, 2.4), (102, 122, 0.5))
    # the arm behind the shank
    arm((80, 66, 5.0), (90, 82, 4.8), (84, 95, 4.6), (72, 103, 4.4), (62, 112, 3.8))
    iron, shine = mix(s.key, s.light, 0.72), "#fffaf2"
    anchor = join(
        box(66.5, 90, 75.5, 140, 2),
        box(54, 97.500, 88, 103.500, 2.5),
        svg(
            "M44 112 L56 128 L51 129 C55 135 62 138 71 138 C80 138 87 135 91 129 L86 128 L98 112 L104 132 L99.500 131 "
            "C94 142 84 149 71 149 C58 149 48 142 42.500 131 L38 132 Z"
        ),
    )
    ring = cut(oval(71, 84, 9), oval(71, 84, 4.8))
    s.inked([(ring, iron), (anchor, iron)], 2.4, (0.9, 1.4))
    s.fill(cut(anchor, placed(anchor, 2.2, 1.8)), shine)
    with s.clipped(anchor):
        s.fill(join(box(72.500, 104, 80, 140), svg("M71 144 C84 144 92 138 98 126 L110 126 V152 H71 Z")), s.key)
    s.dots(anchor, s.deep, (76, 124), (98, 150), 0.0, 0.8, pitch=2.4)
    # the arm that comes round before it
    arm((62, 112, 3.8), (60, 120, 4.0), (70, 125, 3.8), (82, 120, 2.8), (86, 113, 0.6))
    arm((62, 66, 5.0), (54, 80, 4.6), (58, 92, 3.6), (52, 106, 2.4), (55, 116, 0.5))
    # the bell
    bell = svg(
        "M34 66 C32 44 48 26 70 26 C92 26 108 44 106 66 C102 72 98 72 94 67 C90 74 84 74 80 68 C76 75 68 75 64 68 "
        "C60 74 52 74 48 67 C44 72 38 72 34 66 Z"
    )
    s.inked([(bell, teal)], 2.4, (0.6, 1.4))
    with s.clipped(bell):
        s.fill(oval(66, 54, 30, 27), mix(teal, "#ffffff", 0.45))
        s.fill(oval(62, 48, 20, 19), pale)
        s.fill(oval(59, 44, 11, 10), "#ffffff")
        s.dots(bell, dim, (76, 52), (104, 64), 0.0, 0.9, pitch=2.4)
        for x, bend in ((44, 40), (58, 55), (84, 88), (96, 101)):
            s.stroke([(70 + (x - 70) * 0.35, 30), (bend, 46, x, 68)], dim, 1.4)
    s.rim([bell], "#ffffff", (-0.5, -1.0), 2.0)
    for x, y, r in ((48, 20, 2.2), (92, 56, 1.4), (106, 84, 2.4), (34, 98, 2.0), (102, 76, 1.3)):
        s.inked([(oval(x, y, r), s.light)], 0.9, (0.2, 0.3))


def medusa(s: Impact) -> None:
    """A jellyfish carries an anchor up from the ground of the sea. Light: the day above the water."""
    _deep_sea(s)
    with s.moved(-3.0, 0.0, 0.9, about=(68, 148)):
        _jellyfish_with_anchor(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-20": Picture(
        scarlet_witch,
        ((68.0, 74.0), (59.0, 72.0), (77.0, 72.0), (62.0, 118.0)),
        "swoops out of a gable",
        "old barn at dusk",
        "lantern in the gable",
    ),
    "m2-21": Picture(
        venom,
        ((75.0, 71.0), (94.0, 82.0), (82.0, 62.0), (60.0, 104.0)),
        "snaps a firefly",
        "rain forest by night",
        "firefly",
    ),
    "m2-22": Picture(medusa, ((64.0, 60.0), (68.0, 114.0)), "carries an anchor up", "deep sea", "shaft of day"),
    "m2-23": Picture(
        ghost_rider,
        ((74.0, 66.0), (58.0, 80.0), (92.0, 98.0)),
        "bounds down a stair",
        "hill town",
        "sun at the head of the stair",
    ),
}

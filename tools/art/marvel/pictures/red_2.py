"""Pictures of four of the red cards of level 2."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
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


def _swept_morning(s: Impact) -> None:
    """Paint the morning that was swept clean: a sun behind a hill, its rays, the bare hill in front."""
    s.steps(
        ALL,
        (96, 0),
        (44, 110),
        [mix(s.mid, s.key, 0.4), s.key, mix(s.key, s.light, 0.4), s.light, "#fff4e4", "#fff8ee"],
    )
    s.rays(44, 96, 24, 130, 22, "#ffffff", 0.75, duty=0.5, seed=4, first=-170, last=10)
    s.fill(oval(44, 96, 22), "#ffffff")
    s.fill(svg("M-4 116 C20 106 60 104 124 116 V172 H-4 Z"), s.key)
    s.fill(svg("M-4 134 C30 128 70 130 124 138 V172 H-4 Z"), s.mid)
    s.dots(box(-4, 128, 124, 172), s.deep, (60, 132), (60, 156), 0.0, 0.7)


def _rolled_night(s: Impact) -> None:
    """Paint the night as a carpet: it hangs out of the sky at the right, and at its foot it is already rolled up."""
    night, dim = mix(s.ink, s.deep, 0.25), mix(s.ink, s.deep, 0.75)
    cloth = svg("M66 -8 C72 18 72 50 84 78 C88 88 92 92 98 92 L130 96 V-8 Z")
    s.inked([(cloth, night)], 2.2, (-1.2, 0.6))
    with s.clipped(cloth):
        for data in ("M74 -8 C80 20 84 54 96 94 H106 C92 54 90 20 84 -8 Z", "M112 36 C112 60 114 80 118 98 H124 V36 Z"):
            s.fill(svg(data), dim)
        for x, y, r in ((78, 12, 4.0), (82, 40, 3.4), (110, 74, 4.2), (116, 90, 2.6), (98, 84, 2.6)):
            s.glint(x, y, r, "#fff4e4", 8, 0.2)
    s.rim([cloth], "#fff4e4", (-1.0, 0.2), 2.4)
    roll = join(oval(94, 112, 27), polygon((94, 85), (134, 85), (134, 139), (94, 139)))
    s.inked([(roll, night)], 2.5, (0.6, 1.4))
    with s.clipped(roll):
        for x, y, r in ((108, 98, 3.4), (115, 112, 4.2), (110, 128, 3.0)):
            s.glint(x, y, r, "#fff4e4", 8, 0.2)
    end = oval(94, 112, 25.5, 26)
    s.fill(end, dim)
    spiral = [
        (
            94 + (24.6 - 0.62 * k) * math.cos(math.radians(-90 + 30 * k)),
            112 + (25 - 0.62 * k) * math.sin(math.radians(-90 + 30 * k)),
        )
        for k in range(37)
    ]
    for tone, wide in ((s.ink, 4.0), ("#fff4e4", 1.7)):
        path = skia.Path()
        path.moveTo(*spiral[0])
        for here, after in itertools.pairwise(spiral):
            path.quadTo(*here, (here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
        with s.clipped(oval(94, 112, 26.6, 27)):
            s.line(path, tone, wide)
    s.dots(end, s.ink, (84, 104), (114, 132), 0.0, 0.55, pitch=2.4)
    s.rim([oval(94, 112, 27)], "#ffffff", (-1.0, -0.5), 2.2)


def _sweeper(s: Impact) -> None:
    """Paint a woman in a headscarf who bends to her broom, from the side; the sun is behind her."""
    skin, dress, dark, pale = mix(s.key, s.light, 0.55), s.mid, mix(s.ink, s.deep, 0.4), "#fff4e4"
    wood, straw, teal = "#e0853c", "#f6c27a", s.accent
    far = ribbon([(52, 82, 5.4), (62, 92, 4.6), (68, 101, 3.6)])
    s.inked([(far, mix(dress, s.deep, 0.6))], 1.8, (0.4, 0.8))
    for foot, tone in (((44, 118, 57, 137), mix(teal, s.ink, 0.3)), ((38, 118, 35, 138), mix(teal, s.ink, 0.3))):
        x, y, left, low = foot
        leg = taper((x, y), 5.4, (left, low), 3.4)
        shoe = svg(
            f"M{left - 4} {low - 1} H{left + 4} C{left + 10} {low + 1} {left + 11} {low + 4} {left + 10} {low + 6} H{left - 4} Z"
        )
        s.inked([(leg, pale), (shoe, tone)], 1.8, (0.4, 0.8))
    skirt = svg("M38 96 C32 106 28 118 26 130 C36 136 50 136 60 130 C60 118 58 106 54 96 Z")
    s.inked([(skirt, dress)], 2.3, (0.6, 1.2))
    with s.clipped(skirt):
        s.fill(svg("M50 94 C54 106 54 122 50 140 H66 V94 Z"), s.deep)
        s.rim([skirt], pale, (-1.0, -0.2), 2.2)
    body = svg("M36 98 C32 86 36 74 46 69 C54 68 60 74 60 82 C60 90 58 95 56 100 C50 103 42 102 36 98 Z")
    s.inked([(body, dress)], 2.3, (0.6, 1.2))
    with s.clipped(body):
        s.fill(svg("M54 66 C58 80 54 92 48 104 H66 V66 Z"), s.deep)
        s.rim([body], pale, (-1.0, -0.5), 2.4)
    apron = svg("M44 98 C50 102 54 101 57 98 C60 106 62 116 61 126 C56 130 50 130 46 128 C48 116 47 106 44 98 Z")
    s.inked([(apron, pale)], 1.8, (0.4, 0.8))
    s.dots(apron, s.key, (50, 110), (62, 126), 0.0, 0.8, pitch=2.4)
    # the head: face to the right, the scarf with its knot behind
    for data in ("M42 66 C36 66 31 70 28 76 C34 76 40 74 44 70 Z", "M42 67 C39 72 37 78 38 84 C43 80 46 75 46 70 Z"):
        s.inked([(svg(data), teal)], 1.6, (0.3, 0.6))
    face = svg(
        "M50 50 C57 48 63 51 64.500 56 L65 60.500 L67.800 65 C68 66.600 67 67 65.800 67.200 L66.500 71 C66.500 72.500 65.500 73 65.500 74 "
        "C65.500 78 61 80 56 78.500 C48 77 44 70 45 62 Z"
    )
    s.inked([(face, skin)], 2.0, (0.5, 0.9))
    with s.clipped(face):
        s.fill(svg("M44 66 C50 68 54 74 60 82 H44 Z"), mix(s.mid, s.key, 0.6))
        s.fill(oval(60.5, 69, 2.8, 2.4), s.key)
    s.stroke([(58.6, 61.4), (61, 59.8, 63.4, 61)], s.ink, 1.6)
    s.stroke([(57.5, 57.5), (60.4, 55.4, 63.4, 57)], s.ink, 1.3)
    s.stroke([(65.6, 72.4), (63.4, 74.4, 61, 73.8)], s.ink, 1.3)
    scarf = svg("M62.500 51 C60 44 50 42 44 46 C36 51 36 64 43 70 C48 70 52 64 54 58 C57 55 60 53 62.500 51 Z")
    s.inked([(scarf, teal)], 2.1, (0.5, 0.9))
    s.fill(cut(scarf, placed(scarf, 2.6, 2.0)), "#d8fff6")
    for x, y in ((47, 54), (52, 50), (44, 60), (49, 61)):
        s.fill(oval(x, y, 1.2), pale)
    # the broom, and the near arm before it
    handle = polygon((42.5, 73), (46, 70.5), (78, 119), (74.6, 121.4))
    s.inked([(handle, wood)], 1.8, (0.4, 0.8))
    s.fill(polygon((44.4, 72), (46, 70.5), (78, 119), (76.6, 120)), "#fff0d0")
    bristles = svg(
        "M72 116 L80 111 C86 118 92 126 96 138 L90 139 L86 143 L81 140 L75 144 L71 140 L64 142 C65 132 68 124 72 116 Z"
    )
    s.inked([(bristles, straw)], 2.2, (0.6, 1.2))
    with s.clipped(bristles):
        s.fill(svg("M84 112 C88 122 90 132 90 146 H100 V112 Z"), wood)
        for points in (
            [(75, 117), (71, 128, 69, 140)],
            [(77, 116), (77, 128, 78, 140)],
            [(79, 115), (84, 126, 87, 138)],
        ):
            s.stroke(points, dark, 1.3)
    band = placed(box(-6, -3, 6, 3, 1.6), 76.4, 115, turn=-32)
    s.inked([(band, teal)], 1.5, (0.3, 0.6))
    near = join(
        ribbon([(45, 79, 6.4), (46, 90, 5.6), (50, 97, 5.0)]), ribbon([(50, 97, 5.0), (57, 98, 4.4), (61, 98, 3.6)])
    )
    s.inked([(near, dress)], 2.0, (0.5, 1.0))
    s.rim([near], pale, (-1.0, -0.6), 2.0)
    for x, y, turn in ((69, 105.5, 56), (63.6, 98.6, 56)):
        palm = placed(box(-5.2, -4.4, 5.2, 4.4, 3), x, y, turn=turn)
        s.inked([(palm, skin)], 1.6, (0.3, 0.6))
        for at in (-2.2, 0.6, 3.2):
            with s.moved(x, y, turn=turn):
                s.stroke([(at, -4), (at, 1.6)], s.ink, 1.0)


def scarlet_witch(s: Impact) -> None:
    """A woman sweeps the night away: at the left it is day, at the right the night is a carpet that rolls up."""
    _swept_morning(s)
    _rolled_night(s)
    s.fill(oval(48, 146, 26, 3), s.ink, 0.7)
    _sweeper(s)
    s.fill(cut(oval(89, 58, 6.4), oval(92.4, 56, 5.8)), "#fff4e4")
    for x, y, r in ((100, 144, 4.2), (88, 146, 2.6), (66, 147, 2.2), (114, 146, 2.8)):
        s.glint(x, y, r + 1.6, s.ink, 8, 0.34)
        s.glint(x, y, r, "#fff4e4", 8, 0.24)


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
        ((60.0, 62.0), (78.0, 126.0), (94.0, 110.0), (84.0, 40.0)),
        "sweeps the night up",
        "hill at daybreak",
        "sun behind a sweeper",
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

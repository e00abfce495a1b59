"""Pictures of the sapphire cards of level 1 on dry land."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

import skia

from tools.art.base.figures import arm, hair_tones, leg, limb, planes, profile, shoe, skin, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    blob,
    both,
    box,
    chance,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)
from tools.art.poster.sheet import star


def sapphire_rope(s: Gouache) -> None:
    """Level 1: a miner, let down a shaft, finds the stone with his lamp."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 36), (0, 160), [haze, mix(haze, "#ffffff", 0.2), mix(mid, haze, 0.5), mid], stops=[0, 0.16, 0.6, 1])
    s.stipple(ALL, mid, (0, 84), (0, 160), 0.0, 0.55)
    s.plane(
        polygon((-2, 30), (50, 30), (47, 52), (53, 66), (45, 92), (52, 112), (44, 170), (-2, 170)),
        mix(mid, haze, 0.25),
        mix(mid, deep, 0.3),
        36,
        160,
    )
    s.plane(
        polygon((122, 30), (92, 30), (97, 48), (91, 62), (98, 84), (92, 108), (100, 134), (96, 170), (122, 170)),
        mix(mid, haze, 0.15),
        mix(mid, deep, 0.5),
        36,
        150,
    )
    s.plane(
        polygon(
            (50, 30),
            (47, 52),
            (53, 66),
            (45, 92),
            (52, 112),
            (44, 170),
            (38, 170),
            (46, 114),
            (39, 92),
            (47, 66),
            (42, 52),
            (45, 30),
        ),
        mix(mid, haze, 0.55),
        mid,
        36,
        150,
        0,
    )
    s.fill(
        polygon((-2, 30), (38, 30), (34, 56), (42, 74), (32, 100), (40, 124), (30, 170), (-2, 170)),
        mix(deep, mid, 0.25),
    )
    s.stipple(
        polygon((-2, 30), (38, 30), (34, 56), (42, 74), (32, 100), (40, 124), (30, 170), (-2, 170)),
        mid,
        (40, 60),
        (20, 80),
        0.55,
        0.0,
    )
    s.fill(
        polygon(
            (38, 30),
            (34, 56),
            (42, 74),
            (32, 100),
            (40, 124),
            (30, 170),
            (26, 170),
            (35, 126),
            (27, 100),
            (37, 75),
            (30, 57),
            (34, 30),
        ),
        mix(mid, deep, 0.25),
    )
    s.fill(polygon((-2, 30), (20, 30), (15, 60), (25, 84), (15, 116), (26, 140), (14, 170), (-2, 170)), ink)
    wall = polygon(
        (122, 30),
        (107, 30),
        (111, 50),
        (103, 62),
        (108, 78),
        (102, 94),
        (106, 112),
        (100, 126),
        (106, 146),
        (102, 170),
        (122, 170),
    )
    s.rings(94, 82, [25, 17], [mix(haze, key, 0.30), mix(key, haze, 0.40)], 0.6)
    s.fill(wall, ink)
    s.fill(
        polygon(
            (107, 30),
            (111, 50),
            (103, 62),
            (108, 78),
            (102, 94),
            (106, 112),
            (100, 126),
            (106, 146),
            (102, 170),
            (108, 170),
            (112, 146),
            (106, 128),
            (111, 110),
            (107, 94),
            (113, 78),
            (108, 64),
            (116, 50),
            (112, 30),
        ),
        mix(deep, mid, 0.2),
    )
    for x, y, lean, w, length, k in (
        (124, 58, -52, 4.2, 26, 0),
        (126, 92, -100, 4.2, 28, 0),
        (128, 66, -68, 5, 31, 1),
        (130, 81, -88, 5, 32, 1),
        (124, 102, -118, 3.6, 22, 1),
    ):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            ((mix(mid, haze, 0.2), mix(deep, ink, 0.25), mix(mid, haze, 0.6)), (mid, deep, haze))[k],
        )
    # rope
    s.stroke([(71, 30), (71.5, 56), (70, 100), (69, 104)], ink, 1.1)
    s.stroke([(67, 104), (62, 136, 66, 172)], mix(ink, deep, 0.4), 1.0)
    # the man hangs back, feet against the wall
    head = profile(61.5, 64, 13.5, 1, -8)
    cap = polygon((53, 61), (54, 56.2, 5), (63, 54, 6), (68.2, 58.4), (74, 61.4), (73.4, 63))
    torso = polygon((56, 75, 5), (66, 72, 4), (74, 98, 6), (70, 107, 5), (60, 103, 6))
    cape = outline((57, 73), (64, 72), (66, 84, 62, 94), (58, 112, 47, 121), (47, 96, 57, 73))
    far_leg = join(
        taper((68, 102), 5.2, (85, 95), 3.8),
        taper((85, 95), 3.5, (97, 108), 2.4),
        polygon((95, 104), (101, 103), (104, 112), (98, 113)),
    )
    leg = join(
        taper((67, 103), 5.6, (83, 112), 4.2),
        taper((83, 112), 3.9, (97, 126), 2.6),
        polygon((94.5, 123), (101, 121), (104, 131), (97, 132)),
    )
    arm_up = join(taper((62, 78), 3.9, (74.5, 70), 3.0), taper((74.5, 70), 2.8, (71.6, 56.5), 2.1))
    arm_out = join(taper((65, 79), 3.8, (78, 86), 2.9), taper((78, 86), 2.7, (89, 79), 2.0))
    dark, cloth = mix(ink, deep, 0.35), mix(ink, deep, 0.75)
    rim = mix(key, haze, 0.3)
    s.figure(
        [
            [(far_leg, mix(ink, deep, 0.6))],
            [(leg, dark)],
            [
                (cape, mix(key, ink, 0.30)),
                (both(cape, polygon((40, 70), (58, 70), (56, 92), (44, 124))), mix(key, ink, 0.62)),
            ],
            [(torso, cloth)],
            [*skin(s, head, 0.36, 0.58), (head.eye, ink), (cap, dark)],
            [(arm_up, dark), (small_hand(71.6, 54.8, 2.7, -90), mix(key, ink, 0.35))],
            [(arm_out, cloth), (small_hand(90, 78.2, 2.6, -36), mix(ink, key, 0.62))],
        ],
        rim=rim,
        light=(1, 0.15),
        width=0.85,
    )
    s.stroke([(63, 106.5), (73, 101)], mix(key, haze, 0.2), 1.1)
    lamp(s, 91.2, 78.4, 1.5)
    s.throw(SAPPHIRE, 103.4, 76, 12)
    s.gem(1, 103.4, 76, 7, glint=1.5)


def well(s: Gouache) -> None:
    """Level 1, from the bottom of a well: two men lean into the disc of stormy sky and haul up the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    s.fill(ALL, ink)
    # the courses of the wall, from us up to the rim
    rings = [(74 + 0.9 * at, 99 - 7.6 * at, r) for at, r in enumerate((108, 79, 59, 44.6, 34, 27))]
    lots = chance(3)
    for at, (low, high) in enumerate(pairwise(rings)):
        count = 15
        for stone in range(count):
            first, last = (360 / count * (stone + at * 0.5 + edge) for edge in (0.05, 0.95))
            gap = 0.03 * low[2]
            shape = polygon(
                around(low[0], low[1], low[2] - gap, first), around(low[0], low[1], low[2] - gap, last),
                around(high[0], high[1], high[2], last), around(high[0], high[1], high[2], first),
            )  # fmt: skip
            side = 0.5 + 0.5 * math.sin(math.radians((first + last) / 2))
            tone = (0.06, 0.14, 0.3, 0.55, 0.95)[at] * (0.55 + 0.45 * side) + 0.10 * next(lots)
            s.fill(shape, mix(ink, mix(deep, mid, 0.5), min(1.0, tone)))
    x, y, r = rings[-1]
    sky = oval(x, y, r)
    s.fill(sky, haze)
    with s.clipped(sky):
        s.fill(outline((52, 62), (66, 50, 80, 56), (92, 62, 104, 52), (104, 36), (52, 36)), mix(mid, haze, 0.35))
        s.fill(outline((54, 52), (66, 42, 82, 48), (92, 50, 104, 44), (104, 34), (54, 34)), mid)
        s.fill(oval(80, 69, 7), mix(haze, pale, 0.85))
        s.spot(80, 69, 6.8, 24, pale, 0.8)
        _leaning_men(s)
    s.line(sky, mix(haze, pale, 0.5), 1.0)
    # rain that falls towards us
    for turn, near, far in (
        (20, 34, 48),
        (64, 46, 70),
        (100, 30, 42),
        (118, 60, 84),
        (150, 36, 54),
        (196, 32, 46),
        (232, 28, 36),
        (330, 30, 42),
        (44, 26, 34),
        (82, 66, 84),
    ):
        s.stroke([around(x, y, near, turn), around(x, y, far, turn)], mix(mid, haze, 0.55), 0.9)
    s.fill(taper((78, 73), 0.9, (74.8, 94), 1.6), mix(key, haze, 0.3))
    rope = mix(key, haze, 0.3)
    for side in (-1, 1):
        s.stroke([(74.8, 93), (73 + side * 10, 101, 73 + side * 15.8, 121)], rope, 1.6)
    s.gem(SAPPHIRE, 73, 120, 15, 8, 0)
    for tone, wide in ((ink, 2.8), (rope, 1.6)):
        s.stroke([(57.2, 121), (73, 131, 88.8, 121)], tone, wide)
    s.fill(oval(74.8, 93, 2.4), rope)
    s.sparkle("#eaf6ff", 73, 120, 15, 1.3)


def _leaning_men(s: Gouache) -> None:
    """Paint the two men over the rim, dark against the sky, their hands together on the rope."""
    ink, haze, key = s.ink, s.haze, s.key
    elder, lad = profile(65, 54, 14, 1, 34), profile(98, 66, 13, -1, -16)
    hat = placed(
        outline((-11, 1), (-6, -1, -5.6, -3), (-5, -8, 0.6, -8), (6, -8, 6, -3), (8, -1, 12, 0), (0, 3, -11, 1)),
        67,
        49.6,
        1,
        34,
    )
    s.figure(
        [
            [(limb((40, 70, 12), (58, 66, 8)), ink)],
            [(elder.head, ink)],
            [(hat, key)],
            [(limb((120, 86, 14), (103, 80, 8)), ink)],
            [(lad.head, ink)],
            [(limb((56, 72, 3.4), (66, 77, 2.6), (77, 71, 1.9)), ink), (oval(77.6, 70.6, 2.6), mix(ink, key, 0.5))],
            [(limb((103, 84, 3.4), (90, 86, 2.6), (79.4, 77, 1.9)), ink), (oval(78.4, 76, 2.6), mix(ink, key, 0.55))],
        ],
        mix(haze, "#fffdf6", 0.5),
        (0.3, -1),
        0.6,
    )


def star_catcher(s: Gouache) -> None:
    """Level 1, seen from below: a shepherd boy catches a fallen star in his cap."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 132),
        [mix(deep, ink, 0.45), mix(deep, mid, 0.2), mix(mid, haze, 0.3), haze],
        stops=[0, 0.24, 0.56, 0.86],
    )
    for i in range(24):
        x, y = (i * 41 + 9) % 120, 40 + (i * 29) % 50
        s.fill(star(x, y, 0.7 + (i % 3) * 0.5, slim=0.25), mix(haze, mid, 0.1))
    # the star's fall, in three steps
    for wide, tone in ((13, mix(deep, mid, 0.9)), (8.4, mix(mid, haze, 0.55)), (3.6, mix(haze, "#fffdf6", 0.6))):
        s.fill(polygon((91, 53), (128, 30 - wide), (128, 30 + wide), (95, 58)), tone)
    s.spot(91, 56, 8, 20, mix(haze, "#fffdf6", 0.5), 0.6)
    # far peaks, then the alp
    s.plane(
        polygon(
            (-2, 116),
            (14, 100),
            (24, 108),
            (38, 94),
            (52, 112),
            (68, 118),
            (92, 110),
            (108, 98),
            (122, 112),
            (122, 140),
            (-2, 140),
        ),
        mix(mid, deep, 0.35),
        mix(mid, haze, 0.5),
        96,
        134,
    )
    hill = outline((-2, 142), (30, 128, 66, 127), (98, 127, 122, 138), (122, 172), (-2, 172))
    s.figure([[(hill, mix(ink, deep, 0.3))]], mix(haze, "#fffdf6", 0.3), (0.3, -1), 0.8)
    s.stipple(hill, mid, (70, 127), (66, 152), 0.6, 0.0)

    def sheep(x: float, y: float, k: float, face: int, tone: Color) -> None:
        wool = [(-9, 0), (-7.5, -5.4), (-2.6, -7.4), (3, -7), (8, -4.6), (9, 0.6), (6.6, 4.6), (0, 5.6), (-6.6, 4.8)]
        fleece = placed(blob(*wool, tension=1.1), x, y, k, flip=face < 0)
        skull = placed(
            polygon((7, -5, 1.6), (12, -6.4, 1.6), (15, -0.4, 1.4), (12.6, 1.6, 1.2), (8, 0, 1)), x, y, k, flip=face < 0
        )
        ear = placed(taper((9.4, -4.6), 1.0, (5.6, -5.4), 0.6), x, y, k, flip=face < 0)
        for step in (-5.4, -2.4, 3, 5.8):
            s.fill(taper((x + face * step * k, y + 3 * k), 1.1 * k, (x + face * step * k, y + 10 * k), 0.8 * k), ink)
        s.figure([[(fleece, tone)], [(skull, ink)], [(ear, ink)]], mix(haze, "#fffdf6", 0.7), (0.5, -1), 0.8 * k)
        s.stipple(fleece, mix(deep, mid, 0.4), (x, y + 6 * k), (x, y - 2 * k), 0.8, 0.0)

    sheep(99, 122, 1.15, -1, mix(haze, "#fffdf6", 0.3))
    sheep(44, 125, 0.62, 1, mix(haze, mid, 0.3))
    # the boy on one toe
    rim = mix(haze, "#fffdf6", 0.7)
    head = profile(71, 75.6, 12.6, 1, -30)
    hair = outline((64, 78), (60.6, 68.6, 68.4, 68.4), (72.6, 66.6, 74, 69.6), (70, 72, 69, 77), (66.6, 80, 64, 78))
    smock = polygon((62, 84, 4), (71, 82.6, 4), (73.6, 98), (76, 110, 2), (58, 112, 2), (61, 98))
    cloak = outline((62.6, 84), (67, 83, 69, 86), (62, 100, 55, 108), (46, 113, 40, 112), (52, 102, 62.6, 84))
    k = 0.92
    s.figure(
        [
            [(arm((69, 86), (81, 80), (83, 67), k), mix(ink, deep, 0.2))],
            [
                (cloak, mix(key, ink, 0.12)),
                (both(cloak, polygon((38, 96), (56, 96), (62, 84), (46, 118))), mix(key, ink, 0.4)),
            ],
            [(leg((64, 109), (54, 119), (43.6, 113), (39.4, 117), k), mix(ink, deep, 0.1))],
            [(leg((69, 109), (72, 124), (69.6, 138), (74, 141), k), ink)],
            [(smock, mix(ink, deep, 0.55)), (both(smock, box(50, 99, 80, 102.6)), mix(key, ink, 0.2))],
            [
                *planes(s, head, mix(ink, key, 0.36), mix(ink, key, 0.56), mix(key, haze, 0.55)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(arm((66, 87), (78, 90), (90, 73), k), mix(ink, deep, 0.4))],
        ],
        rim,
        (1, -0.7),
        0.9,
    )
    s.gem(1, 91, 57.4, 7, glint=1.6)
    # the cap held open under the stone
    cap = outline((79, 62), (90, 67, 101.4, 60.6), (101, 70, 95, 73.6), (86, 75, 82, 71), (79.6, 67, 79, 62))
    s.figure(
        [
            [
                (cap, mix(key, ink, 0.06)),
                (both(cap, polygon((76, 60), (87, 66), (88, 76), (76, 76))), mix(key, ink, 0.35)),
            ]
        ],
        rim,
        (1, -1),
        0.9,
    )
    s.figure(
        [
            [(small_hand(81.6, 67, 2.4, -80), mix(ink, key, 0.55))],
            [(small_hand(92.4, 72.6, 2.5, -60), mix(ink, key, 0.55))],
        ],
        rim,
        (1, -0.6),
        0.6,
    )


def dyer(s: Gouache) -> None:
    """Level 1: a dyer hoists a great cloth from her vat like a sail; the last drop that falls from it is the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    s.wash(ALL, (0, 38), (0, 146), [mix(mid, haze, 0.55), haze, mix(haze, pale, 0.7)])
    s.plane(polygon((-2, 128), (30, 120), (62, 129), (96, 123), (122, 128), (122, 172), (-2, 172)), mid, haze, 118, 160)
    s.fill(outline((-2, 147), (60, 140, 122, 147), (122, 172), (-2, 172)), mix(ink, deep, 0.25))
    # the vat, round and full, with the rings of the drops before
    vat = join(box(54, 145, 114, 172), oval(84, 145, 30, 9))
    s.figure([[(vat, mix(key, ink, 0.55)), (both(vat, box(90, 130, 120, 172)), mix(key, ink, 0.72))]], pale, (0, -1), 1)
    surface = oval(84, 145, 27, 7.2)
    s.fill(surface, deep)
    s.throw(SAPPHIRE, 80, 145, 24, 0.3, surface)
    for wide, tone in ((21, mid), (14.4, mix(mid, haze, 0.6)), (7.6, pale)):
        s.line(oval(80, 145, wide, wide * 0.25), tone, 1.1)
    _hoisted_cloth(s)
    for x, y, r in ((104, 112, 1.3), (95, 121, 1.5), (108, 124, 1.1)):
        s.fill(outline((x, y - r * 2.4), (x + r * 1.5, y, x, y + r), (x - r * 1.5, y, x, y - r * 2.4)), deep)
    s.gem(SAPPHIRE, 80, 127, 8.4, 8, 1.7)
    _hoister(s)


def _hoisted_cloth(s: Gouache) -> None:
    """Paint the cloth that hangs from a yard and bellies in the wind, in folds from the yard to its lowest corner."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    left = ((40.0, 50.0), (50.0, 78.0), (80.0, 82.0), (80.0, 117.0))
    right = ((114.0, 40.0), (144.0, 62.0), (122.0, 84.0), (116.0, 97.0))

    def crease(share: float) -> list[Point]:
        sag = 5 * math.sin(share * math.pi) - 3.4 * math.sin(share * 5 * math.pi)
        points = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in zip(left, right, strict=True)
        ]
        return [*points[:3], (points[3][0], points[3][1] + sag)]

    steps = 24
    creases = [crease(at / steps) for at in range(steps + 1)]
    sun, shade = mix(mid, haze, 0.3), mix(deep, ink, 0.6)
    tones = (mid, shade, deep, mid, sun, mid, deep, shade, deep, mid, shade, deep)
    widths = (2, 3, 2, 2, 1, 1, 2, 3, 2, 1, 3, 2)

    def between(first: int, last: int) -> skia.Path:
        a, b = creases[first], creases[last]
        hem = [line[3] for line in reversed(creases[first:last])]
        return outline(a[0], b[0], (*b[1], *b[2], *b[3]), *hem, (*a[2], *a[1], *a[0]))

    whole = between(0, steps)
    s.figure([[(whole, deep)]], mix(haze, "#fffdf6", 0.6), (-1, 0.4), 1.0)
    at = 0
    for wide, tone in zip(widths, tones, strict=True):
        s.fill(between(at, at + wide), tone)
        at += wide
    s.stipple(whole, ink, (100, 46), (92, 74), 0.7, 0.0)
    s.rim([whole], mix(haze, "#fffdf6", 0.6), (-1, 0.6), 1.0)
    s.stroke([(88, 36), (84, 45)], ink, 1.0)
    yard = taper((35, 52), 1.3, (122, 39), 2.0)
    s.figure([[(yard, mix(key, ink, 0.5))]], mix(key, haze, 0.4), (0, -1), 0.7)


def _hoister(s: Gouache) -> None:
    """Paint the dyer, small under her cloth: both fists on the rope, her weight thrown back."""
    ink, haze, key = s.ink, s.haze, s.key
    s.stroke([(58, 36), (56.4, 112), (50, 130, 46, 152)], ink, 1.0)
    head = profile(42.4, 109.4, 9, 1, -22)
    wrap = outline(
        (37.6, 111), (36.4, 103.4, 42, 102.6), (46.6, 102.4, 46.4, 105.2), (42, 107, 41, 112), (38.6, 114, 37.6, 111)
    )
    ends = ribbon([(38, 111, 1.2), (35.6, 115, 1.5), (35.4, 120, 0.6)], 6)
    blouse = outline((38.6, 118), (40, 114.4, 45, 116), (48, 124, 51.4, 131), (43.6, 134.6), (38.4, 126, 38.6, 118))
    skirt = outline((43.2, 133), (51.6, 130), (60, 137, 65.4, 151), (56, 155.6, 48.6, 154), (48, 142, 43.2, 133))
    s.figure(
        [
            [(ends, mix(key, ink, 0.3))],
            [(shoe(63, 154, 1, 0.6), ink), (shoe(52, 156, 1, 0.6), ink)],
            [(limb((44, 118, 2.3), (52, 114, 1.9), (57.4, 106.4, 1.5)), mix(ink, key, 0.4))],
            [(skirt, key), (both(skirt, polygon((40, 130), (48, 130), (57, 158), (40, 158))), mix(key, ink, 0.34))],
            [(blouse, ink)],
            [(head.head, mix(ink, key, 0.5)), (wrap, key)],
            [(limb((42.4, 119, 2.5), (50, 122.6, 2.0), (56.6, 115, 1.6)), mix(ink, key, 0.5))],
            [(oval(57.4, 106, 2.0), mix(ink, key, 0.55)), (oval(56.8, 114.4, 2.0), mix(ink, key, 0.6))],
        ],
        mix(haze, "#fffdf6", 0.7),
        (1, -0.5),
        0.7,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-10": Picture(
        well,
        ((73, 120), (69, 57), (98, 66), (78, 73)),
        "hauls a stone up a well",
        "bottom of a well",
        "disc of stormy sky",
        seed=10,
    ),
    "b1-11": Picture(sapphire_rope, ((70, 70), (90, 90)), "is let down on a rope", "shaft", "bright well", seed=5),
    "b1-13": Picture(
        star_catcher,
        ((91, 58), (74, 75), (88, 68)),
        "catches a star in his cap",
        "high pasture",
        "the star's tail",
        seed=13,
    ),
    "b1-14": Picture(
        dyer,
        ((44, 109), (57, 110), (80, 127), (80, 112)),
        "hoists a wet cloth",
        "dyers' yard",
        "noon round a sail of cloth",
        seed=14,
    ),
}

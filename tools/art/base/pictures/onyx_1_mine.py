"""Pictures of the onyx cards of level 1 of mine and workshop."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

import skia

from tools.art.base.busts import SHOULDERS, Bust, SkinTones
from tools.art.base.figures import Stone, drape, hand, held, limb, pinch, profile, skin, small_hand
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
    around,
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


def onyx_bats(s: Gouache) -> None:
    """A stream of bats breaks from the stone in a woman's hands and winds out through the mouth of the cave."""
    ink, haze = s.ink, s.haze
    night = mix(ink, "#000000", 0.3)
    s.fill(ALL, night)
    shape = ((0, 1.0), (50, 0.86), (100, 0.94), (150, 1.08), (195, 0.96), (240, 0.84), (290, 1.05), (330, 0.9))
    for r, tone in (
        (34, mix(ink, VIOLET, 0.36)),
        (28, mix(VIOLET, DUSK, 0.3)),
        (22.6, mix(DUSK, haze, 0.5)),
        (18, haze),
    ):
        s.fill(polygon(*(around(88, 62, r * share, turn) for turn, share in shape)), tone)
    dusk = polygon(*(around(88, 62, 18 * share, turn) for turn, share in shape))
    hills = polygon((66, 73), (78, 68), (86, 72), (98, 65), (110, 70), (110, 90), (66, 90))
    s.fill(both(dusk, hills), mix(VIOLET, DUSK, 0.6))
    for x, wide, foot in ((70, 5, 54), (80, 3.4, 49), (91, 5.6, 57), (101, 3.6, 50), (110, 4.6, 56)):
        s.fill(polygon((x - wide, 34), (x + wide, 34), (x + 0.8, foot)), night)
    way = (
        *((83, 118, 1.5), (95, 114, 4.6), (105, 107, 7), (103, 98, 8), (90, 93, 9), (70, 90, 10)),
        *((52, 82, 10), (46, 68, 9), (54, 56, 7), (68, 54, 5), (80, 60, 3.6), (90, 66, 2)),
    )
    mist = way[:-2]
    s.fill(ribbon([(x, y, wide * 1.36) for x, y, wide in mist], 14), mix(ink, VIOLET, 0.36))
    s.fill(ribbon(mist, 14), mix(VIOLET, DUSK, 0.3))
    s.fill(
        ribbon(
            [(x, y, wide * share) for (x, y, wide), share in zip(way, (1, 0.8, 0.7, 0.6, 0.5, 0.3, 0), strict=False)],
            14,
        ),
        mix(haze, VIOLET, 0.4),
    )
    lots = chance(9)
    for (x0, y0, w0), (x1, y1, w1) in pairwise(way):
        for step in range(8):
            share = (step + next(lots)) / 8
            wide = w0 + (w1 - w0) * share
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
            off = (next(lots) - 0.5) * wide * 2.6
            at = around(x, y, off, turn + 90)
            s.fill(_bat(*at, (0.10 + 0.027 * wide) * (0.7 + 0.6 * next(lots)), 60 * (next(lots) - 0.5)), night)
    _bat_woman(s)


def _bat_woman(s: Gouache) -> None:
    """Paint the woman, only her face and hands lit by the stone that she holds up."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(50, 113, 23, 1, -6)
    hood = outline(
        (59.6, 103.6),
        (56, 95, 45, 96.6),
        (30, 98, 29.4, 116),
        (30, 128, 36, 142),
        (48, 140, 52, 132),
        (43, 124, 45, 113),
        (49, 104, 59.6, 103.6),
    )
    cloak = outline((34, 134), (44, 126, 54, 131), (70, 138, 78, 158), (80, 176), (10, 176), (14, 146, 34, 134))
    s.figure(
        [
            [(cloak, mix(VIOLET, ink, 0.6)), (drape(cloak, 52, 6), mix(VIOLET, ink, 0.82))],
            [*skin(s, head, 0.34, 0.66), (head.eye, ink)],
            [(hood, mix(VIOLET, ink, 0.35)), (drape(hood, 42, -2), mix(VIOLET, ink, 0.66))],
        ],
        "#ffe7b4",
        (1, -0.2),
        1.1,
    )
    s.rings(84, 118, (15.4, 12.8, 10.8), (mix(ink, VIOLET, 0.8), mix(VIOLET, haze, 0.5), "#fff3d2"), 0.5)
    s.figure([[(limb((62, 156, 7), (76, 150, 5), (81, 136, 3.6)), mix(VIOLET, ink, 0.5))]], "#ffe7b4", (0.6, -1), 0.9)
    held(s, Stone(ONYX, 84, 118, 9.4, 0, 1.6), (mix(ink, key, 0.62), "#ffe7b4"), 100, thumb=-1)


def _bat(x: float, y: float, k: float, turn: float) -> skia.Path:
    """Return a bat with spread wings, 32 units wide where ``k`` is 1."""
    half = outline(
        (0, -3), (1.6, -6), (2.4, -2.4), (8, -9, 16, -6), (13, -3, 14, 1), (10, -1, 9, 3), (5, 0.6, 4, 4), (2, 4, 0, 7)
    )
    return placed(join(half, placed(half, flip=True)), x, y, k, turn)


def onyx_shaft(s: Gouache) -> None:
    """Straight down a shaft from its brink: past the long ladder, in a pool of light, a tiny miner lifts a stone to us."""
    ink, deep, key = s.ink, s.deep, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    turn, x, y = -20.0, 78.0, 108.0

    def ring(half: float) -> list[Point]:
        """Return the corners of the shaft where it looks ``half`` as wide; farther down it is warmer."""
        return [
            around(x - (half - 20) * 0.06, y - (half - 20) * 0.10, half * 1.414, turn + 45 + 90 * at) for at in range(4)
        ]

    halves = (118, 86, 63, 46, 34, 25)
    for depth, (outer, inner) in enumerate(pairwise(halves)):
        far, near = ring(inner), ring(outer)
        for side in range(4):
            wall = polygon(near[side], near[(side + 1) % 4], far[(side + 1) % 4], far[side])
            shade = (0.62, 0.24, 0.34, 0.5)[side]
            s.fill(wall, mix(mix(ink, deep, 0.15 + shade), key, depth**1.5 * 0.1 * (0.5 + shade)))
    for depth, half in enumerate(halves[1:]):  # frames of timber
        tone = mix(mix(ink, "#5a4238", 0.4), key, 0.04 + depth * depth * 0.036)
        s.line(polygon(*ring(half)), ink, half * 0.13)
        s.line(polygon(*ring(half)), tone, half * 0.085)
    s.fill(polygon(*ring(25)), mix(key, ink, 0.35))
    floor = polygon(*ring(22))
    s.fill(floor, mix(key, ink, 0.12))
    with s.clipped(floor):
        s.rings(69, 95, [34, 24, 14], [mix(key, "#fff3d2", 0.2), mix(key, "#fff3d2", 0.55), "#fffaf0"], 0.6)
    _long_shadow(s)
    _long_ladder(s)
    # the lamp on the floor
    s.figure([[(oval(68, 95, 3.4), ink), (oval(68, 95, 1.9), "#fffdf4")]], key, (1, 0.4), 0.7)
    _tiny_miner(s, x, y)


def _long_shadow(s: Gouache) -> None:
    """Paint the miner's shadow, away from the lamp over the floor and up the timbers: hat, and the arm with the stone."""
    shadow = join(
        limb((-4, 0, 2.6), (-2.6, -16, 3.4)),
        limb((4, 0, 2.6), (2.6, -16, 3.4)),
        outline((-5.6, -14), (-8, -26, -9, -31), (-4, -34, 0, -34), (4, -34, 9, -31), (8, -26, 5.6, -14)),
        limb((-8, -28, 2.6), (-13, -18, 2.2), (-11, -10, 1.8)),
        limb((8, -29.6, 2.6), (14, -34, 2.4), (13, -44, 2.0)),
        oval(0, -38, 4.6, 5.4),
        outline((-10, -39), (-6, -42, -4.6, -42), (-4, -47, 0, -47), (4, -47, 4.6, -42), (6, -42, 10, -39)),
        polygon(*(around(13, -49, 5.2, 60 * at) for at in range(6))),
    )
    shadow = placed(shadow, 80, 113, 0.92, 147, True)
    s.fill(shadow, s.ink, 0.82)


def _long_ladder(s: Gouache) -> None:
    """Paint the ladder down the far wall: wide at the brink, its rungs closer and closer to the pool of light."""
    ink, key = s.ink, s.key
    top, foot = ((36, 32), (61, 23)), ((66.4, 90), (72.4, 88))
    for rail in (0, 1):
        s.fill(
            ribbon([(*top[rail], 2.4), (*foot[rail], 0.6)], 4),
            ink,
        )
    steps = 13
    for number in range(steps):
        near = 1.0 - number / steps
        share = 1 - near / (near + (1 - near) * 3.2)
        left = [a + (b - a) * share for a, b in zip(top[0], foot[0], strict=True)]
        right = [a + (b - a) * share for a, b in zip(top[1], foot[1], strict=True)]
        s.stroke([tuple(left), tuple(right)], ink, 3.0 - 2.3 * share)
        s.stroke(
            [(left[0], left[1] + 0.7 - share * 0.5), (right[0], right[1] + 0.7 - share * 0.5)],
            mix(key, ink, 0.55 - 0.4 * share),
            1.1 - 0.7 * share,
        )
    for rail in (0, 1):
        s.stroke([(top[rail][0] + 1.2, top[rail][1]), foot[rail]], mix(key, ink, 0.3), 0.7)


def _tiny_miner(s: Gouache, x: float, y: float) -> None:
    """Paint the miner from above: the brim of a hat, a lifted chin, shoulders, and one arm towards us with the stone."""
    ink, haze, key = s.ink, s.haze, s.key
    flesh, shade = mix(ink, key, 0.66), mix(ink, key, 0.44)
    rim, light = "#fff6da", (-0.9, -0.5)
    boots = [
        placed(outline((-2.6, 0), (-2.6, 7, 0, 8), (2.6, 7, 2.6, 0)), x + at, y + 11, 1, turn)
        for at, turn in ((-4.6, 14), (5, -16))
    ]
    shoulders = outline(
        *(
            (x - 14, y + 3),
            (x - 14, y - 5, x - 3, y - 5.6),
            (x + 8, y - 6, x + 14, y - 1),
            (x + 14, y + 7, x + 9, y + 11),
        ),
        *((x, y + 14.6, x - 9, y + 11.6), (x - 14, y + 9, x - 14, y + 3)),
    )
    vest = both(shoulders, polygon((x - 7, y - 8), (x + 8, y - 8), (x + 7, y + 18), (x - 6, y + 18)))
    low = limb((x - 12, y + 3, 3.6), (x - 18, y + 8.6, 3.0), (x - 17, y + 14, 2.2))
    arm = limb((x + 11, y + 2, 3.6), (x + 18.6, y - 2.4, 4.0), (x + 18.6, y - 12, 3.6))
    chin = outline((x - 5.6, y + 3), (x - 5, y + 9.4, x + 0.4, y + 10), (x + 5.8, y + 9.2, x + 6, y + 2.6))
    brim = oval(x, y - 2.6, 11.4, 8.0, -8)
    crown = oval(x - 0.6, y - 4.6, 6.8, 5.6, -8)
    s.figure(
        [
            [(boot, ink) for boot in boots],
            [(low, haze), (oval(x - 17, y + 15.6, 2.4), flesh)],
            [(shoulders, haze), (vest, VIOLET), (both(vest, box(x + 1, y - 9, x + 12, y + 20)), mix(VIOLET, ink, 0.4))],
            [(arm, haze), (both(arm, box(x + 19.6, y - 20, x + 30, y + 8)), mix(haze, DUSK, 0.5))],
            [(chin, flesh), (both(chin, box(x + 1, y, x + 9, y + 12)), shade)],
            [
                (brim, mix(DUSK, ink, 0.5)),
                (both(brim, placed(oval(4, 3.4, 11.4, 8.0, -8), x, y - 2.6)), mix(DUSK, ink, 0.74)),
            ],
            [
                (crown, mix(DUSK, ink, 0.34)),
                (both(crown, placed(oval(3.4, 2, 6.8, 5.6, -8), x - 0.6, y - 4.6)), mix(DUSK, ink, 0.6)),
            ],
        ],
        rim,
        light,
        0.8,
    )
    s.stroke([(x - 2.2, y + 8.2), (x + 0.4, y + 9.0, x + 2.6, y + 8.2)], shade, 0.7)
    hx, hy = x + 18.4, y - 22
    s.figure([[(oval(hx, hy + 6, 4.8, 5), flesh)]], rim, (-0.6, -1), 0.6)
    s.gem(ONYX, hx, hy, 9.4, 0, 1.7)
    for start, tip in (
        ((-3.6, 6.6), (-7.8, 0)),
        ((3.8, 6.6), (7.8, 1)),
        ((1.6, 8.6), (3, 4.2)),
        ((-1.2, 8.6), (-1.6, 4.8)),
    ):
        finger = limb((hx + start[0], hy + start[1], 2.0), (hx + tip[0], hy + tip[1], 1.4))
        s.line(finger, ink, 0.6)
        s.figure([[(finger, flesh)]], rim, (-0.6, -1), 0.5)


def onyx_trimmer(s: Gouache) -> None:
    """Down the nave of a mine chapel hangs a row of unlit lamps; a girl with a long pole lights the first: the stone is its flame."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.4))
    # the nave: rib behind rib to a pale window
    for number, (r, foot, tone) in enumerate(
        (
            (58, 172, mix(ink, deep, 0.75)),
            (47, 164, mix(deep, ink, 0.2)),
            (37, 155, mix(deep, DUSK, 0.35)),
            (28, 147, mix(mid, DUSK, 0.4)),
            (20, 140, mix(mid, haze, 0.2)),
        )
    ):
        vault = arch(76 - r, 76 + r, 96 + number, foot, r * 1.02)
        s.fill(vault, tone)
        s.rim([vault], mix(tone, ink, 0.5), (0, 1), 1.4)
    window = arch(70, 82, 104, 124, 8)
    s.fill(window, "#f3eefb")
    s.fill(box(75.4, 94, 76.6, 124), mix(deep, mid, 0.4))
    s.fill(box(70, 110, 82, 111), mix(deep, mid, 0.4))
    # the floor, benches on both sides
    s.fill(polygon((58, 138), (94, 138), (136, 172), (16, 172)), mix(deep, DUSK, 0.25))
    s.fill(polygon((71, 138), (81, 138), (98, 172), (54, 172)), mix(mid, DUSK, 0.45))
    for side in (-1, 1):
        for y, x, k in ((141, 16, 0.5), (148, 24, 0.75), (158, 35, 1.1)):
            s.fill(
                polygon(
                    (76 + side * x, y),
                    (76 + side * (x + 26 * k), y),
                    (76 + side * (x + 28 * k), y + 9 * k),
                    (76 + side * x, y + 9 * k),
                ),
                ink,
            )
            s.fill(
                box(
                    min(76 + side * x, 76 + side * (x + 26 * k)), y - 1, max(76 + side * x, 76 + side * (x + 26 * k)), y
                ),
                mix(mid, DUSK, 0.4),
            )
    # the first, lit: steps of light, the stone as its pendant
    s.rings(92, 72, [38, 28, 18], [mix(key, ink, 0.62), mix(key, ink, 0.32), mix(key, haze, 0.25)], 0.6)
    # the row on the other side, far to near, unlit
    for x, y, k in ((70.4, 92, 0.6), (66, 82, 0.95), (57, 64, 1.6)):
        s.stroke([(x, 30), (x, y)], ink, 0.5 * k)
        s.fill(
            join(
                polygon((x - 4 * k, y + 3 * k), (x, y - 1 * k), (x + 4 * k, y + 3 * k)),
                box(x - 3 * k, y + 3 * k, x + 3 * k, y + 9.6 * k),
                polygon(
                    (x - 4 * k, y + 9.6 * k),
                    (x + 4 * k, y + 9.6 * k),
                    (x + 3 * k, y + 11.6 * k),
                    (x - 3 * k, y + 11.6 * k),
                ),
            ),
            ink,
        )
        s.fill(box(x - 2 * k, y + 4 * k, x + 2 * k, y + 9 * k), mix(mid, DUSK, 0.4))
    s.stroke([(92, 30), (92, 48)], ink, 1.2)
    s.fill(join(polygon((77, 57), (84, 47, 1), (100, 47, 1), (107, 57)), oval(92, 46, 2.6)), ink)
    s.fill(polygon((79, 57), (105, 57), (102.4, 89), (81.6, 89)), "#fff6dc")
    flame = outline((91, 57.5), (97, 64, 101, 68), (106, 80, 96, 85.4), (92, 87.4, 88, 85.4), (78, 80, 84, 69))
    s.fill(flame, key)
    s.fill(placed(flame, 11.1, 11.9, 0.88), mix(key, "#fff6dc", 0.55))
    s.gem(ONYX, 92, 75, 8.8, 0, 1.2)
    for x0, x1 in ((79, 81.6), (105, 102.4)):
        s.stroke([(x0, 57), (x1, 89)], ink, 1.4)
    s.fill(polygon((78.6, 89), (105.4, 89), (101, 94.6), (83, 94.6)), ink)
    _trimmer(s)


def _trimmer(s: Gouache) -> None:
    """Paint the girl in profile: both hands on one long pole, its burning tip at the lamp's glass."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(53, 101, 14.5, 1, -20, neck=0.26)
    hair = outline(
        (58, 95.6),
        (55, 90.4, 48, 92.4),
        (42, 96, 44.6, 104),
        (48, 107, 50, 106.6),
        (50.6, 101, 52, 99.4),
        (55, 99, 58, 95.6),
    )
    plait = ribbon([(45.6, 101, 2.2), (42, 109, 2.5), (43.4, 118, 2.2), (41.4, 127, 0.7)])
    skirt = outline((48, 132), (53, 129.6, 60, 132), (68, 148, 70, 172), (38, 172), (40, 148, 48, 132))
    bodice = outline((46, 117), (52, 111.4, 59, 116), (62, 124, 60, 134), (54, 136, 47.6, 134), (44, 126, 46, 117))
    apron = outline((55, 133), (60.4, 132), (67, 148, 68.4, 163), (62, 165, 57, 164), (57, 148, 55, 133))
    pole = taper((47, 141), 1.2, (79, 83), 0.9)
    s.figure(
        [
            [(skirt, mix(VIOLET, ink, 0.2)), (drape(skirt, 50, -3), mix(VIOLET, ink, 0.62))],
            [(apron, haze), (drape(apron, 59, -2), mix(haze, DUSK, 0.5))],
            [(limb((57, 118, 3.6), (68, 120.4, 2.9), (65, 110, 2.1)), mix(VIOLET, ink, 0.4))],
            [(bodice, VIOLET), (drape(bodice, 51, -1), mix(VIOLET, ink, 0.5))],
            [*skin(s, head, 0.5, 0.74), (head.eye, ink)],
            [(hair, ink), (plait, ink)],
            [(pole, mix(ink, key, 0.34))],
            [(small_hand(64.2, 110, 2.8, -62), mix(key, ink, 0.2))],
            [
                (limb((50, 119, 3.9), (43.6, 131, 3.1), (52.6, 130.4, 2.2)), mix(VIOLET, haze, 0.2)),
                (small_hand(53.6, 129.4, 2.8, -62), mix(key, ink, 0.24)),
            ],
        ],
        mix(key, haze, 0.5),
        (0.9, -0.7),
        1.2,
    )
    s.fill(outline((79, 83.4), (75.4, 80, 79.6, 73.4), (83, 79, 79, 83.4)), key)
    s.fill(outline((79, 83), (77.4, 80.4, 79.4, 77), (81, 80, 79, 83)), "#fff6dc")


def onyx_sorter(s: Gouache) -> None:
    """An old sorter with a glass at her eye turns a black stone in the light of one candle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.6))
    glow = (mix(deep, DUSK, 0.25), mix(mid, key, 0.34), mix(key, mid, 0.2), mix(key, haze, 0.35))
    s.rings(98, 116, [82, 60, 42, 25], glow, 0.6)
    # drawers of stones behind her
    for row in range(4):
        for column in range(2):
            x, y = 4 + column * 17, 44 + row * 14
            s.figure([[(box(x, y, x + 14, y + 11, 1), mix(ink, deep, 0.3))]], mix(deep, mid, 0.4), (1, 0.4), 0.7)
            s.fill(oval(x + 7, y + 5.6, 1.2), key)
    bust = Bust(s, 56, 88, 50, SkinTones("#f0c48c", "#9a6232", "#a85a40"), right=True, chin=0.006, jaw=0.03, tilt=6)
    bust.face("#8c8294")
    age = ((0.352, 0.178, 0.305, 0.214, 0.308, 0.262), (0.20, -0.01, 0.17, 0.01, 0.175, 0.05))
    bust.lines(age, mix(bust.skin.lit, bust.skin.shade, 0.7), 0.8)
    bust.part(SHOULDERS, VIOLET, mix(VIOLET, ink, 0.55), rim=mix(haze, key, 0.3))
    hair = outline(
        (0.29, -0.43), (0.25, -0.31, 0.11, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.16, 0.13),
        (-0.24, 0.25, -0.34, 0.21), (-0.60, 0.06, -0.54, -0.28), (-0.40, -0.63, 0.0, -0.61), (0.21, -0.58, 0.29, -0.43),
    )  # fmt: skip
    bust.part(oval(-0.57, 0.05, 0.17), mix(haze, mid, 0.2), mix(mid, haze, 0.2))
    bust.part(hair, haze, mix(mid, haze, 0.35), grain=True)
    bust.part(
        outline((0.06, -0.62), (-0.12, -0.30, -0.14, 0.13), (-0.23, 0.20), (-0.24, -0.30, -0.05, -0.62)),
        VIOLET,
        VIOLET,
        rim=None,
    )
    strands = ((0.22, -0.40, 0.08, -0.36, 0.0, -0.06), (-0.30, -0.50, -0.44, -0.2, -0.34, 0.14))
    bust.lines(strands, mix(mid, haze, 0.2), 0.7)
    # the glass before her eye
    with s.moved(turn=12, about=(76, 85)):
        s.figure(
            [
                [
                    (
                        polygon(
                            (70.6, 80),
                            (80, 77.6),
                            (80, 92.4),
                            (70.6, 90),
                        ),
                        ink,
                    )
                ]
            ],
            mix(key, haze, 0.4),
            (1, -0.6),
            0.8,
        )
        s.fill(oval(80.4, 85, 2.4, 7.6), "#fffaf0")
        s.line(oval(80.4, 85, 2.4, 7.6), key, 1.1)
    # the candle, and her forearm that rises past it to the stone between finger and thumb
    s.fill(box(82, 146, 94, 172), haze)
    s.fill(outline((88, 122), (95, 136, 88, 145), (81, 136, 88, 122)), "#fffaf0")
    flesh = mix(ink, key, 0.66)
    sleeve = polygon((103, 132), (118, 129), (128, 150), (132, 178), (98, 178))
    s.figure(
        [
            [(taper((108.6, 114), 4.4, (111, 136), 6.4), flesh)],
            [(sleeve, mix(VIOLET, ink, 0.4)), (drape(sleeve, 108), VIOLET)],
            [(taper((103.6, 132.4), 2.2, (117.4, 130), 2.2), haze)],
        ],
        "#fff6dc",
        (-1, -0.2),
        0.9,
    )
    hand(s, pinch(99, 93, 0.95, -114), flesh, "#fff6dc", (-0.4, 1))
    s.gem(ONYX, 99, 87, 9.0, 0, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-35": Picture(
        onyx_bats,
        ((84, 118), (60, 113), (84, 130), (70, 88)),
        "wakes the bats",
        "cave at dusk",
        "stream of bats from the stone",
        seed=73,
    ),
    "b1-36": Picture(
        onyx_shaft,
        ((96, 87), (78, 107), (96, 98), (60, 80)),
        "lifts a stone to the brink",
        "timbered shaft from the brink",
        "lamp on the floor of the shaft",
        seed=74,
    ),
    "b1-37": Picture(
        onyx_trimmer,
        ((92, 75), (64, 110), (54, 129), (54, 100)),
        "lights the first lamp",
        "chapel of a mine",
        "first lamp of a row",
        seed=75,
    ),
    "b1-40": Picture(
        onyx_sorter,
        ((76, 84), (99, 87), (88, 134)),
        "looks through a glass",
        "table of a sorter",
        "candle from below",
        seed=78,
    ),
}

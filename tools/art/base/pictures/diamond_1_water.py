"""Pictures of the diamond cards of level 1 on lake and river."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FIRM
from tools.art.base.figures import (
    drape,
    flank,
    hand,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.hair import CAP
from tools.art.base.pigments import MADDER, STEEL, STRAW, cold
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def diamond_ice(s: Gouache) -> None:
    """Level 1: by a low sun an ice cutter saws through the lake's ice; its clear cut face shows the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffaee"
    s.fill(ALL, mix(cold(0.12), STEEL, 0.12))
    s.fill(polygon((-4, 56), (124, 64), (124, 84), (-4, 84)), mix(cold(0.5), STRAW, 0.25))
    s.fill(oval(*_DAWN, 15), "#fffdf6")
    s.fill(outline((-4, 76), (30, 70, 60, 75), (92, 70, 124, 72), (124, 82), (-4, 82)), mix(ink, deep, 0.3))
    slab = polygon((-4, 79), (124, 78), (124, 134), (-4, 126))
    s.fill(slab, white)
    s.fill(polygon((124, 96), (124, 134), (84, 131.5)), mix(mid, deep, 0.2))
    # the face of the cut: clear, darker with depth, its planes bent round the stone
    face = polygon((-4, 126), (124, 134), (124, 178), (-4, 178))
    s.fill(face, mix(STEEL, deep, 0.5))
    s.fill(polygon((-4, 126), (124, 134), (124, 137), (-4, 129)), "#ffffff")
    s.fill(polygon((-4, 156), (124, 150), (124, 178), (-4, 178)), mix(ink, deep, 0.2))
    for points, tone in (
        (((38, 130.6), (58, 131.8), (46, 144), (36, 140)), mix(STEEL, haze, 0.3)),
        (((58, 131.8), (76, 133), (78, 143), (66, 145)), mix(STEEL, haze, 0.7)),
        (((36, 140), (46, 144), (50, 157), (40, 155)), mix(STEEL, ink, 0.35)),
        (((66, 145), (78, 143), (73, 154), (60, 157)), mix(STEEL, haze, 0.1)),
    ):
        s.fill(polygon(*points), tone)
    s.fill(polygon((42, 136), (58, 131.8), (70, 138), (70, 150), (57, 157), (44, 152)), mix(ink, deep, 0.2))
    s.gem(DIAMOND, 57, 144, 13, 20, 0)
    # the kerf: a slit of water from the blade to the edge, and down the face
    s.fill(polygon((83.2, 105), (86.2, 105), (90.4, 131.8), (89.4, 178), (86.6, 178), (86.4, 131.6)), ink)
    s.fill(polygon((90.4, 131.8), (91.6, 131.9), (90.6, 178), (89.4, 178)), mix(STEEL, haze, 0.6))
    _cutter(s)


_DAWN: Final = (13.0, 66.0)
"""The sun, just above the far shore."""


def _cutter(s: Gouache) -> None:
    """Paint the man astride on the ice, bent over his saw, dark on light, his shadow away from the sun."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff2d2", (-1.0, -0.2)
    night = mix(ink, "#000000", 0.15)
    s.fill(polygon((95, 122), (102, 119), (124, 118), (124, 126), (98, 126)), mix(deep, s.mid, 0.25))
    s.fill(polygon((108, 116), (116, 114), (124, 114), (124, 118), (110, 119)), mix(deep, s.mid, 0.25))
    teeth = []
    for at in range(6):
        for share, out in ((0.0, 0.0), (0.5, 3.0)):
            y = 78 + (at + share) * 5.4
            teeth.append((80.6 + (y - 78) * 0.06 - out, y))
    blade = polygon((80.2, 74), *teeth, (82.6, 114), (87.4, 112), (86.4, 74))
    s.figure(
        [[(blade, mix(STEEL, ink, 0.25)), (cut(blade, placed(blade, 3.2, 0)), mix(haze, STEEL, 0.3))]],
        None,
    )
    x, y, h, tilt = 88.0, 59.0, 16.4, -16.0
    head = profile(x, y, h, -1, tilt, neck=0.3, build=FIRM)
    cap = placed(CAP, x, y, h, tilt, True)
    coat = outline(
        (90, 73), (94, 66, 103, 67), (114, 73, 117, 86), (119, 92, 116, 98), (107, 102, 98, 98), (99, 92, 96, 87),
        (90, 82, 90, 73),
    )  # fmt: skip
    front = join(limb((104, 96, 6.6), (94, 109, 5.0), (99, 121, 3.2)), placed(shoe(0, 0, -1, 1.05), 99, 125.4))
    rear = join(limb((110, 96, 6.6), (117, 107, 5.0), (112, 115, 3.2)), placed(shoe(0, 0, -1, 1.0), 113, 119.6))
    far_arm = limb((96, 74, 4.2), (90, 84, 3.4), (78, 75.6, 2.5))
    near_arm = limb((104, 77, 5.4), (101, 92, 4.4), (90, 80, 2.9))
    handle = taper((74, 74.6), 2.0, (94, 79.4), 2.0)
    s.figure(
        [
            [(far_arm, night)],
            [(rear, night)],
            [(front, night)],
            [*planes(s, head, skin_tone(s, 0.26), skin_tone(s, 0.66), mix(haze, key, 0.3)), (head.eye, ink)],
            [(coat, mix(MADDER, ink, 0.5)), (cut(coat, placed(coat, 5.0, 1.0)), MADDER)],
            [(cap, mix(MADDER, ink, 0.6)), (cut(cap, placed(cap, 5.4, -0.6)), mix(MADDER, key, 0.2))],
            [(handle, mix(key, ink, 0.5))],
            [(near_arm, mix(MADDER, ink, 0.7)), (cut(near_arm, placed(near_arm, 1.2, 2.0)), mix(MADDER, ink, 0.3))],
        ],
        rim,
        light,
        0.9,
        clean=True,
    )
    for px, py, turn, k in ((77.6, 75.6, 196.0, 3.8), (89.4, 78.6, 196.0, 4.2)):
        fist = small_hand(px, py, k, turn, True)
        s.fill(placed(fist, 0.4, 0.7), ink, 0.6)
        s.figure([[(fist, skin_tone(s, 0.62))]], rim, light, 0.6, clean=True)


def diamond_sieve(s: Gouache) -> None:
    """Through the washer's own eyes: two hands lift a sieve from a river of drift ice, the sun broken on its water."""
    ink, deep, haze = s.ink, s.deep, s.haze
    s.fill(ALL, mix(ink, deep, 0.12))
    bright, half = cold(0.62), mix(deep, ink, 0.1)
    middle = outline((-4, 118), (30, 132, 70, 126), (100, 120, 124, 130), (124, 30), (-4, 30))
    upper = outline((-4, 74), (34, 88, 70, 80), (100, 74, 124, 86), (124, 30), (-4, 30))
    s.fill(middle, half)
    s.stipple(middle, mix(ink, deep, 0.12), (0, 128), (0, 110), 0.5, 0.0)
    s.fill(upper, bright)
    rows = ((76, 42, 32), (70, 50.4, 40), (81, 58, 28), (73, 66, 34), (76, 76, 44))
    ripples = [outline((x - w, y), (x, y - 6.4, x + w, y), (x, y + 5, x - w, y)) for x, y, w in rows]
    s.fill(
        join(polygon((60, 34), (92, 34), (84, 80), (68, 80)), *ripples), mix(STRAW, "#fffdf6", 0.62)
    )  # the sun, broken on the ripples
    s.fill(outline((62, 34), (90, 34), (86, 44, 80, 50), (76, 53), (71, 49), (65, 44, 62, 34)), "#fffdf6")
    floes = (
        ((-4, 40), (20, 36), (44, 44), (38, 58), (12, 66), (-4, 62)),
        ((-4, 82), (14, 76), (30, 84), (24, 98), (-4, 102)),
    )
    for points in floes:
        plate = polygon(*points)
        s.fill(placed(plate, 1.6, 4.6), ink)
        s.fill(placed(plate, 0.4, 2.2), cold(0.1))
        s.fill(plate, "#fffdf8")
        s.fill(both(plate, placed(plate, -5, 7)), mix(haze, cold(0.6), 0.35))
    light, rim = (0.2, -1), "#fffdf6"
    for side in (-1, 1):
        with s.moved(-side * 2.6):
            _sieve_arm(s, side, light, rim)
    _lifted_sieve(s, 74, 104)
    for side in (-1, 1):
        tone = skin_tone(s, 0.7 if side > 0 else 0.6)
        s.fill(placed(_thumb(side), -0.6, 1.6), ink, 0.6)
        s.figure(
            [[(_thumb(side), tone), (cut(_thumb(side), placed(_thumb(side), -0.4, -1.6)), mix(tone, ink, 0.35))]],
            rim,
            light,
            0.6,
            clean=True,
        )
        nail = placed(oval(0, 0, 1.2, 1.9), 74 + side * 31.6, 104.6, 1, -side * 34)
        s.fill(nail, mix(tone, "#fff0e0", 0.5))


def _thumb(side: int) -> skia.Path:
    """Return the thumb that lies over the rim of the sieve, on the right where the side is 1."""
    x = 74
    return limb((x + side * 44, 121, 4.6), (x + side * 39, 111, 3.6), (x + side * 30.6, 103, 2.5))


def _sieve_arm(s: Gouache, side: int, light: tuple[float, float], rim: Color) -> None:
    """Paint an arm below the sieve: sleeve, forearm, and the hand whose fingers close under the wall of the sieve."""
    ink, key, x = s.ink, s.key, 74
    tone = skin_tone(s, 0.66 if side > 0 else 0.56)
    forearm = limb((x + side * 45, 121, 5.2), (x + side * 42, 146, 6.6), (x + side * 40, 160, 7.6))
    fingers = [
        limb(
            (x + side * 46, 112 + at * 5, 3.4), (x + side * 41, 105 + at * 5.4, 3.2), (x + side * 32, 106 + at * 5, 2.6)
        )
        for at in range(4)
    ]
    palm = outline(
        (x + side * 40, 128), (x + side * 50.5, 124, x + side * 49, 112), (x + side * 47, 102, x + side * 40, 101),
        (x + side * 34, 112, x + side * 40, 128),
    )  # fmt: skip
    sleeve = outline(
        (x + side * 33, 148), (x + side * 42, 143, x + side * 51, 148), (x + side * 56, 160, x + side * 58, 178),
        (x + side * 24, 178), (x + side * 28, 160, x + side * 33, 148),
    )  # fmt: skip
    hand(s, fingers, mix(tone, ink, 0.3), rim, light, 0.7)
    back = join(palm, forearm)
    s.figure([[(back, tone), (flank(back, x + side * 42 - 2, 0), mix(tone, ink, 0.25))]], rim, light, 0.8, clean=True)
    s.figure([[(sleeve, key), (drape(sleeve, x + side * 42 - 2, -2), mix(key, ink, 0.35))]], rim, light, 0.9)


def _lifted_sieve(s: Gouache, x: float, y: float) -> None:
    """Paint a sieve seen from above, its middle at a point: mesh, gravel, the stone, drops that ring the water below."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lots = chance(39)
    wall = join(oval(x, y, 37, 31), oval(x, y + 8, 34.5, 29))
    s.fill(placed(wall, -2, 6), ink, 0.55)
    for at, long in ((-20, 7), (-11, 15), (0, 10), (10, 17), (20, 6)):
        top = y + 8 + math.sqrt(1 - (at / 35) ** 2) * 28
        s.fill(taper((x + at, top), 1.5, (x + at, top + long), 0.3), mix(haze, "#ffffff", 0.6))
        s.fill(oval(x + at, top + long + 2, 1.2, 1.7), "#ffffff")
    s.figure([[(wall, mix(ink, key, 0.36)), (flank(wall, x - 8, -4), mix(ink, key, 0.22))]], "#fffdf6", (0.4, 1), 0.8)
    s.figure([[(oval(x, y, 37, 31), mix(ink, key, 0.55))]], "#fffdf6", (0, -1), 1.1)
    inside = oval(x, y + 0.6, 32.6, 27)
    s.fill(inside, mix(ink, deep, 0.25))
    with s.clipped(inside):
        for step in range(-5, 6):
            s.stroke([(x + step * 7.0 - 4, y - 30), (x + step * 7.0 + 4, y + 30)], mix(deep, mid, 0.12), 0.6)
            s.stroke([(x - 38, y + step * 6.2 - 3), (x + 38, y + step * 6.2 + 3)], mix(deep, mid, 0.12), 0.6)
        s.fill(cut(inside, placed(inside, 1.4, 5)), ink, 0.55)
        for number in range(10):
            reach, r = 0.76 + next(lots) * 0.2, 4.0 + next(lots) * 2.2
            px, py = around(x, y, 29 * reach, number * 137.5)
            pebble = oval(px, y + 2 + (py - y) * 0.82, r, r * 0.84, next(lots) * 60)
            s.figure([[(pebble, mix(ink, deep, 0.2 + 0.7 * next(lots)))]], haze, (0, -1), 0.7)
    s.throw(DIAMOND, x, y, 27, 0.86, inside)
    s.gem(DIAMOND, x, y, 15.5, 6, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-01": Picture(
        diamond_ice,
        ((57, 143), (82, 61), (82, 78), (85, 110)),
        "saws a block of ice",
        "lake by a low sun",
        "low sun over white ice",
        seed=33,
    ),
    "b1-08": Picture(
        diamond_sieve,
        ((74, 104), (40, 112), (108, 112)),
        "washes gravel",
        "river of drift ice",
        "sun broken on ripples",
        seed=39,
    ),
}

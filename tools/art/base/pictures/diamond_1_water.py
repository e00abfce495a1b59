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
from tools.art.base.pigments import FROST, MADDER, STEEL, STRAW, cold
from tools.art.base.props import sky_steps
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    box,
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
    """Level 1: at dawn an ice cutter draws his long saw up beside a block; its face, in shade, holds the stone."""
    ink, deep, haze = s.ink, s.deep, s.haze
    white, rose = "#fffdf6", "#f3b9b0"
    s.fill(ALL, mix(rose, deep, 0.36))
    sky_steps(s, ((60, mix(rose, deep, 0.1)), (72, mix(rose, haze, 0.3))), 90)
    s.fill(oval(*_DAWN, 17), white)
    s.fill(outline((-4, 78), (16, 68, 30, 78), (44, 82, 60, 82), (92, 84, 124, 74), (124, 90), (-4, 90)), ink)
    s.fill(box(-4, 84, 124, 178), mix(FROST, deep, 0.52))  # the lake
    s.fill(polygon((38, 82), (62, 82), (70, 104), (29, 104)), white)
    water = polygon((-4, 100), (124, 97), (124, 178), (-4, 178))
    s.figure([[(water, mix(ink, "#000000", 0.1))]], white, (0, -1), 0.9, clean=True)
    for left, right, y in ((34, 66, 102.4), (27, 56, 105.6)):  # the sun on open water
        s.fill(polygon((left, y), (right, y), (right - 2, y + 1.2), (left + 3, y + 1.2)), white)
    _block(s)
    shelf = polygon((90, 136), (124, 132), (124, 178), (94, 178))
    s.figure([[(shelf, mix(deep, ink, 0.2))]], white, (-0.4, -1), 1.4, clean=True)
    _cutter(s)


_DAWN: Final = (50.0, 70.0)
"""The sun, just above the far shore."""


def _block(s: Gouache) -> None:
    """Paint the block: its top full of sun, its near face in shade, the stone in clear ice."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffdf6"
    top = polygon((24, 108), (72, 107), (77, 115), (16, 117))
    face = polygon((16, 117), (77, 115), (76, 178), (18, 178))
    s.fill(face, mix(deep, mid, 0.42))
    with s.clipped(face):
        for points, tone in (
            (((16, 110), (27, 110), (22, 180), (10, 180)), mix(deep, mid, 0.75)),
            (((66, 110), (80, 110), (80, 180), (72, 180)), mix(deep, ink, 0.3)),
            (((40, 122), (60, 121), (70, 134), (62, 150), (42, 151), (33, 137)), mix(deep, ink, 0.45)),
            (((40, 122), (60, 121), (51, 136)), mix(mid, haze, 0.3)),
            (((33, 137), (40, 122), (51, 136)), mix(deep, mid, 0.7)),
        ):
            s.fill(polygon(*points), tone)
    s.fill(top, white)
    s.gem(DIAMOND, 51.4, 135.4, 12.6, 20, 1.7)


def _cutter(s: Gouache) -> None:
    """Paint the man on the shelf, bent over his saw: dark before the dawn, the sun along his front."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff2d2", (-1.0, -0.2)
    night = mix(ink, "#000000", 0.15)
    count = 11
    teeth = []
    for at in range(count):
        for share, out in ((0.0, 0.0), (0.5, 3.0)):
            y = 98 + (at + share) * 5.6
            teeth.append((78.0 + (y - 98) * 0.06 - out, y))
    blade = polygon((77.4, 94), *teeth, (83.4, 162), (86.4, 160), (83.2, 94))
    s.figure(
        [[(blade, mix(STEEL, haze, 0.35)), (cut(blade, placed(blade, 3.0, 0)), mix(haze, STEEL, 0.2))]],
        rim,
        light,
        0.6,
        clean=True,
    )
    x, y, h, tilt = 82.0, 70.0, 15.6, -24.0
    head = profile(x, y, h, -1, tilt, neck=0.24, build=FIRM)
    cap = placed(CAP, x, y, h, tilt, True)
    coat = outline(
        (84, 82), (88, 75, 97, 76), (109, 82, 113, 96), (116, 106, 114, 114), (106, 119, 96, 115), (96, 104, 92, 97),
        (84, 92, 84, 82),
    )  # fmt: skip
    front = join(limb((102, 111, 6.0), (94, 122, 4.6), (100, 136, 3.0)), placed(shoe(0, 0, -1, 0.95), 101, 141.4))
    rear = join(limb((108, 111, 6.0), (115, 123, 4.6), (114, 136, 3.0)), placed(shoe(0, 0, -1, 0.95), 116, 140.6))
    far_arm = limb((90, 83, 3.8), (84.4, 92, 3.0), (76, 89, 2.2))
    near_arm = limb((97, 85, 5.0), (98.6, 101, 3.9), (86.4, 94, 2.5))
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.62)
    handle = taper((70.4, 90.6), 1.7, (90, 95.0), 1.7)
    s.figure(
        [
            [(far_arm, night)],
            [(rear, night)],
            [(front, night), (cut(front, placed(front, 2.2, 0.4)), mix(deep, STRAW, 0.2))],
            [(coat, night), (cut(coat, placed(coat, 4.4, 1.0)), mix(MADDER, ink, 0.2))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.3)), (head.eye, ink)],
            [(cap, mix(MADDER, ink, 0.5)), (cut(cap, placed(cap, 5.4, -0.6)), MADDER)],
            [(handle, mix(key, ink, 0.4))],
            [(near_arm, mix(ink, deep, 0.14)), (cut(near_arm, placed(near_arm, 1.0, 1.8)), mix(MADDER, ink, 0.5))],
        ],
        rim,
        light,
        1.1,
        clean=True,
    )
    for px, py, turn, k in ((74.4, 90.6, 196.0, 3.4), (85.4, 93.6, 196.0, 3.8)):
        fist = small_hand(px, py, k, turn, True)
        s.fill(placed(fist, 0.4, 0.7), ink, 0.6)
        s.figure([[(fist, warm)]], rim, light, 0.6, clean=True)


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
        ((52, 131), (80, 71), (80, 92), (80, 112)),
        "saws a block of ice",
        "lake cut open",
        "dawn behind the saw",
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

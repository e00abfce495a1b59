"""Pictures of the diamond cards of level 1 on lake and river."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FINE, FIRM
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
from tools.art.base.props import bars, cloud_bars, sky_steps
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
    """Level 1: at dawn two ice cutters draw a long saw down through a block of ice; its face, in shade, holds the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffdf6"
    rose = "#f3b9b0"
    s.fill(ALL, mix(rose, deep, 0.42))
    sky_steps(s, ((52, mix(rose, deep, 0.16)), (66, rose), (76, mix(rose, haze, 0.5))), 90)
    s.rings(76, 62, [10], [white], 0)
    cloud_bars(s, mix(rose, deep, 0.6), ((47, 8, 40, 1.5),))
    shore = outline((-4, 76), (14, 70, 26, 78), (34, 82, 44, 83), (-4, 83))
    s.fill(shore, mix(ink, deep, 0.15))
    s.fill(outline((124, 72), (114, 74, 106, 79), (102, 82, 96, 83), (124, 83)), mix(ink, deep, 0.15))
    for x, high in ((8, 13), (14, 17), (21, 12), (116, 15), (110, 10)):  # firs on the shore
        foot = 78 - abs(x - 14) * 0.1
        s.fill(polygon((x - 3.4, foot), (x, foot - high), (x + 3.4, foot)), ink)
    # the lake: snow on ice, and the black channel that the blocks are cut from
    lake = box(-4, 83, 124, 178)
    s.wash(lake, (0, 87), (0, 150), [mix(haze, rose, 0.45), mix(FROST, rose, 0.3), mix(FROST, mid, 0.6)])
    bars(s, 74, "#ffffff", ((89, 14), (92, 20)), 1.2)
    channel = polygon((30, 128), (124, 118), (124, 178), (14, 178))
    s.figure([[(channel, mix(ink, "#000000", 0.1))]], white, (0.1, -1), 1.5, clean=True)
    shelf = polygon((-4, 140), (44, 138), (50, 146), (46, 178), (-4, 178))
    s.figure([[(shelf, mix(FROST, deep, 0.35))]], white, (0.5, -1), 1.0, clean=True)
    _cutter(s)
    _block_and_saw(s)
    _kneeling_cutter(s)


def _block_and_saw(s: Gouache) -> None:
    """Paint the block in its own shade, the saw in a black kerf, the stone and its fire in the clear ice."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white, pale = "#fffdf6", mix(haze, STRAW, 0.3)
    front = polygon((52, 102), (90, 104), (89, 152), (53, 150))
    top = polygon((52, 102), (60, 94), (97, 96), (90, 104))
    side = polygon((90, 104), (97, 96), (96, 142), (89, 152))
    s.fill(side, mix(deep, ink, 0.2))
    s.fill(top, white)
    s.fill(polygon((54.6, 99.4), (56.6, 97.4), (95, 98.4), (93, 100.6)), ink)  # the kerf
    s.fill(polygon((92.6, 98.4), (95, 98.4), (94.4, 112), (93.4, 113)), ink)
    # the saw: its blade leans down into the kerf, the half of the block that is nearer hides its teeth
    (x0, y0), (x1, y1) = (46.6, 85.6), (98.6, 96.4)
    count = 14
    lower = []
    for at in range(count):
        for share, deep_in in ((0.0, 8.0), (0.5, 12.6)):
            t = (at + share) / count
            lower.append((x0 + (x1 - x0) * t - 1.6, y0 + (y1 - y0) * t + deep_in))
    blade = polygon((x0, y0), (x1, y1), *reversed(lower))
    s.figure(
        [[(blade, mix(STEEL, ink, 0.25)), (both(blade, placed(blade, -0.4, 3.4)), mix(ink, deep, 0.2))]],
        white,
        (0.2, -1),
        0.9,
        clean=True,
    )
    s.fill(polygon((52, 102), (54.4, 99.6), (92.8, 100.8), (90, 104)), white)
    s.wash(front, (0, 102), (0, 152), [mix(mid, haze, 0.3), mix(mid, deep, 0.3), mix(deep, mid, 0.25)])
    with s.clipped(front):
        for points, tone in (
            (((52, 102), (57, 102), (54, 152), (48, 152)), mix(haze, white, 0.3)),
            (((83, 118), (92, 110), (92, 154), (78, 154)), mix(deep, ink, 0.15)),
            (((62, 150), (72, 143), (82, 154), (60, 154)), mix(deep, ink, 0.15)),
        ):
            s.fill(polygon(*points), tone, 0.75)
        for points, tone in (  # clear ice: the planes round the stone
            (((55, 128), (62, 115), (80, 116), (86, 130), (79, 146), (63, 147)), mix(deep, mid, 0.12)),
            (((62, 115), (80, 116), (70, 131)), mix(mid, haze, 0.3)),
            (((55, 128), (62, 115), (70, 131)), mix(deep, mid, 0.6)),
            (((80, 116), (86, 130), (70, 131)), mix(deep, ink, 0.3)),
        ):
            s.fill(polygon(*points), tone)
        for points in (((90, 112), (86, 118), (84, 124), (86.4, 116)), ((52, 140), (57, 139), (61, 145), (56.6, 141))):
            s.fill(polygon(*points), white)
    s.gem(DIAMOND, 70, 129.6, 12.4, 20, 1.7)
    s.rim([join(front, side)], white, (0.2, -1), 0.9)
    s.rim([front], white, (1, -0.2), 0.7)
    for top, foot in (((51.4, 78), (46.4, 102)), ((99.6, 92), (93.6, 120))):
        s.figure([[(taper(top, 1.5, foot, 1.5), mix(s.key, ink, 0.2))]], pale, (0.6, -0.6), 0.5, clean=True)
    for x, y, r in ((57, 100.6, 1.2), (60.4, 99.4, 0.9), (54.6, 103, 1.0), (64, 100.8, 0.8), (51, 105.6, 0.8)):
        s.fill(oval(x, y, r), white)  # ice dust


def _cutter(s: Gouache) -> None:
    """Paint the man on the shelf, who leans over and draws the saw up: dark, his face and front lit by the sun."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff2d2", (1.0, -0.15)
    night = mix(ink, "#000000", 0.1)
    x, y, h, tilt = 49.6, 69.6, 14.6, 20.0
    head = profile(x, y, h, 1, tilt, neck=0.18, build=FIRM)
    cap = placed(CAP, x, y, h, tilt)
    coat = outline(
        (35.6, 90), (38, 75, 47, 77), (55, 83, 53, 94), (49, 104, 48, 117), (41, 122, 29, 117), (29, 102, 35.6, 90)
    )
    front = join(limb((42, 114, 5.6), (50.6, 126, 4.3), (44, 139, 2.9)), placed(shoe(0, 0, 1, 0.9), 43, 145))
    rear = join(limb((35, 114, 5.6), (31, 129, 4.2), (19, 141, 2.7)), placed(shoe(0, 0, 1, 0.9), 17, 147))
    far_arm = limb((49, 84, 3.4), (54, 95, 2.8), (51, 86.4, 1.9))
    near_arm = limb((43, 86, 4.8), (38.6, 101, 3.7), (47, 94, 2.3))
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.6)
    s.fill(outline((34, 150), (22, 149, 4, 152), (20, 156, 44, 152), (34, 150)), mix(ink, deep, 0.2), 0.6)
    s.figure(
        [
            [(far_arm, night)],
            [(rear, night)],
            [(front, night), (cut(front, placed(front, -2.6, 0.4)), mix(deep, STRAW, 0.12))],
            [(coat, mix(ink, deep, 0.1)), (cut(coat, placed(coat, -5.4, 0.6)), mix(deep, STRAW, 0.3))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.3)), (head.eye, ink)],
            [(cap, mix(MADDER, ink, 0.5)), (cut(cap, placed(cap, -5.4, -0.6)), MADDER)],
            [
                (
                    outline((39.4, 77), (45, 80.8, 51, 79.6), (52.6, 82, 50.6, 84.6), (44, 86, 38.4, 81.4), (39.4, 77)),
                    mix(key, ink, 0.2),
                )
            ],
            [(near_arm, mix(ink, deep, 0.18)), (cut(near_arm, placed(near_arm, -1.8, 0.6)), mix(deep, ink, 0.2))],
        ],
        rim,
        light,
        1.0,
    )


def _kneeling_cutter(s: Gouache) -> None:
    """Paint the hands that lie round the bars, and the woman on one knee beyond the block, who pushes."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff2d2", (-1.0, -0.2)
    night = mix(ink, "#000000", 0.1)
    x, y, h, tilt = 103.0, 81.0, 14.2, -10.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=FINE)
    hood = placed(
        outline((0.34, -0.36), (0.28, -0.66, -0.10, -0.66), (-0.66, -0.60, -0.64, 0.02), (-0.60, 0.44, -0.44, 0.66), (-0.16, 0.74, 0.14, 0.58), (-0.06, 0.40, -0.10, 0.10), (0.0, -0.20, 0.34, -0.36)),
        x, y, h, tilt, True,
    )  # fmt: skip
    coat = outline(
        (100, 95),
        (104, 90, 112, 92),
        (119, 104, 119, 120),
        (122, 132, 120, 138),
        (108, 141, 99, 135),
        (102, 124, 101, 116),
        (97, 104, 100, 95),
    )
    knee = join(limb((108, 132, 5.6), (99, 141, 4.6), (114, 148, 3.2)), placed(shoe(0, 0, -1, 0.8), 118, 150.6, 1, 60))
    ledge = polygon((92, 146), (124, 141), (124, 178), (96, 178))
    far_arm = limb((102, 98, 3.4), (103, 110, 2.8), (98, 103.2, 1.9))
    near_arm = limb((107, 99, 4.6), (107.6, 115, 3.6), (97, 112.4, 2.3))
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.62)
    s.figure([[(ledge, mix(FROST, deep, 0.35))]], "#fffdf6", (-0.4, -1), 1.0, clean=True)
    s.figure(
        [
            [(far_arm, night)],
            [(knee, night)],
            [(coat, mix(ink, deep, 0.1)), (cut(coat, placed(coat, 4.4, 0.4)), mix(STEEL, deep, 0.35))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.3)), (head.eye, ink)],
            [(hood, mix(deep, ink, 0.45)), (cut(hood, placed(hood, 5.0, 0.8)), mix(haze, STRAW, 0.3))],
            [(near_arm, mix(ink, deep, 0.2)), (cut(near_arm, placed(near_arm, 1.6, 1.4)), mix(STEEL, deep, 0.35))],
        ],
        rim,
        light,
        1.0,
    )
    for px, py, turn, k, side in (
        (50.4, 84.6, -20.0, 3.1, (1.0, -0.3)),
        (48.0, 93.0, -14.0, 3.4, (1.0, -0.3)),
        (97.4, 102.4, 200.0, 3.1, light),
        (95.0, 112.0, 192.0, 3.4, light),
    ):
        fist = small_hand(px, py, k, turn, abs(turn) > 90)
        s.fill(placed(fist, 0.4, 0.6), ink, 0.6)
        s.figure([[(fist, warm)]], rim, side, 0.6, clean=True)


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
        ((70, 131), (53, 71), (98, 83), (49, 88), (96, 104)),
        "saws a block of ice",
        "lake cut open",
        "rose dawn in frost",
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

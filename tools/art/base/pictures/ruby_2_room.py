"""Pictures of the ruby cards of level 2 in cellar, armoury and workshop."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, front, grip, hand, limb, profile, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def ruby_blade(s: Gouache) -> None:
    """A smith plunges a white-hot blade into the quench: a curtain of steam, lit from below, before her face."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(ink, deep, 0.45))
    for x in (30, 60, 92, 118):  # hooks and tools on the wall
        s.fill(box(x - 0.7, 30, x + 0.7, 62), mix(ink, deep, 0.15))
    s.rings(80, 122, [96, 74, 54], [mix(deep, mid, 0.1), mix(deep, mid, 0.6), mix(mid, s.haze, 0.16)], 0.7)
    _quencher(s)
    _steam(s)
    _tub(s)
    _hot_sword(s)


def _quencher(s: Gouache) -> None:
    """Paint the smith behind the tub, lit from below, both arms down to the grip of the sword."""
    ink, key = s.ink, s.key
    light, rim = (-0.5, 1), "#ffd9a0"
    head = profile(97, 71, 25, -1, 8, nose=0.85, neck=0.22)
    hair = outline(
        *((87, 62), (86, 54, 97, 54), (112, 56, 111, 72), (110, 82, 104, 84), (99, 80, 101, 72), (98, 64, 87, 62)),
    )
    band = outline((86.4, 63.6), (97, 58, 111.6, 66), (111.6, 71), (98, 63, 86, 68))
    body = outline(
        (92, 96), (100, 88, 110, 90), (124, 96, 130, 112), (130, 176), (76, 176), (84, 140, 84, 116), (84, 102, 92, 96)
    )
    apron = both(
        body, outline((92, 98), (100, 110, 112, 92), (122, 96, 130, 120), (130, 176), (70, 176), (84, 130, 92, 98))
    )
    s.figure(
        [
            [(limb((113, 92, 5), (104, 96, 6)), umber(0.14)), (body, umber(0.22))],
            [(apron, mix(key, ink, 0.3)), (both(apron, box(104, 90, 134, 180)), mix(key, ink, 0.6))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.56)),
                (both(head.head, polygon((84, 76), (100, 80), (104, 90), (80, 90))), umber(0.86)),
                (head.eye, ink),
            ],
            [(oval(108, 59, 7, 6, 30), ink), (hair, ink)],
            [(band, key)],
        ],
        rim,
        light,
        1.2,
    )
    s.stroke([(86.4, 65.6), (89, 63.6, 93.6, 65.6)], ink, 1.0)


def _steam(s: Gouache) -> None:
    """Paint the steam: plumes that are bright at the water and thin out as they rise."""
    haze, mid = s.haze, s.mid
    plumes = (
        (
            (38, 132),
            (30, 116, 42, 104),
            (52, 92, 42, 78),
            (36, 66, 46, 50),
            (50, 42, 46, 30),
            (60, 40, 54, 56),
            (50, 68, 56, 80),
            (64, 94, 56, 108),
            (52, 120, 60, 132),
        ),
        (
            (54, 134),
            (50, 118, 60, 106),
            (72, 92, 62, 78),
            (58, 62, 66, 46),
            (68, 40, 66, 30),
            (82, 44, 74, 60),
            (70, 72, 78, 86),
            (86, 100, 78, 112),
            (74, 122, 82, 134),
        ),
    )
    for start, *curves in plumes:
        plume = outline(start, *curves)
        s.wash(plume, (0, 136), (0, 40), ["#fff4dc", haze, mix(haze, mid, 0.2)], [0.95, 0.46, 0.04], [0, 0.4, 1])
        s.stipple(plume, "#fff4dc", (60, 130), (60, 88), 0.5, 0.0)


def _tub(s: Gouache) -> None:
    """Paint the tub of staves and its water, white round the blade."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    tub = outline((32, 136), (36, 176), (108, 176), (114, 136))
    s.figure([[(tub, mix(ink, deep, 0.55))]], mix(mid, haze, 0.3), (0, -1), 0.8)
    for x in (42, 54, 66, 78, 90, 102):
        s.stroke([(73 + (x - 73) * 1.06, 140), (73 + (x - 73) * 0.92, 174)], ink, 1.0)
    s.fill(polygon((33.4, 153), (112, 153), (111.4, 158), (34, 158)), mix(ink, s.key, 0.35))
    s.fill(oval(73, 136, 42, 9.6), mix(mid, haze, 0.3))
    s.fill(oval(73, 136, 38.6, 7.8), mix(ink, deep, 0.5))
    water = oval(73, 136.6, 38.6, 7.4)
    with s.clipped(water):
        for r, tone in ((32, mix(mid, deep, 0.3)), (23, mix(mid, haze, 0.5)), (13, "#fffdf2")):
            s.fill(oval(68, 136.6, r, r * 0.24), tone)
    for x, y, r in ((52, 134, 2.2), (58, 138, 1.5), (84, 135, 2.0), (91, 138, 1.4), (78, 139.4, 1.6), (45, 137, 1.3)):
        s.line(oval(x, y, r), "#fff0d2", 0.8)


def _hot_sword(s: Gouache) -> None:
    """Paint the sword, its blade white-hot down into the water, the smith's fists on the grip, the ruby its pommel."""
    ink, key = s.ink, s.key
    with s.moved(68, 62, 1, 90):
        blade = polygon((40, -5.4), (72, -4.6), (72, 4.6), (40, 5.4))
        s.fill(placed(blade, -40 * 0.3, 0, 1.3, 0, False, 2.0), "#ffb45e", 0.4)
        s.fill(blade, "#ffd27a")
        s.fill(polygon((40, -3), (73, -2.6), (73, 2.6), (40, 3)), "#fffef8")
        s.figure([[(taper((6, 0), 2.6, (38, 0), 2.4), mix(ink, key, 0.4))]], "#ffc46a", (0.4, 1), 0.7)
        s.figure([[(box(36, -15, 41, 15, 2.2), mix("#ffc46a", ink, 0.18))]], "#fff3d2", (1, 0.2), 1.0)
    arm = join(limb((110, 104, 8.0), (99, 124, 6.2)), limb((99, 124, 6.2), (90, 108, 5.6), (79, 90, 3.8)))
    s.figure([[(arm, umber(0.34)), (both(arm, placed(arm, -3.4, 2.6)), umber(0.54))]], "#ffe2b0", (-0.6, 0.8), 1.3)
    hand(s, grip(68, 84, 0.6, -68), umber(0.62), EMBER, (-0.4, 1), 0.8)
    s.fill(oval(68, 59.6, 9.6), ink)
    s.figure([[(oval(68, 59.6, 8.8), "#e2963a")]], "#fff3d2", (-0.6, -1), 1.2)
    s.gem(RUBY, 68, 58, 9.4, 0, 1.9)


def ruby_setting(s: Gouache) -> None:
    """A goldsmith behind the anvil swings the hammer at a ring on the horn; its glow and its sparks light the workshop."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
    shape = [(turn, (1.0, 0.86, 1.08, 0.92)[at % 4]) for at, turn in enumerate(range(-170, 190, 30))]
    tones = [mix(deep, ink, 0.15), mix(deep, mid, 0.45), mid, mix(mid, haze, 0.45), mix(haze, mid, 0.1)]
    s.facets(54, 90, [92, 78, 64, 48, 28], tones, shape, 0.7)
    # pliers and files hang from a bar on the wall
    s.fill(box(-4, 46, 66, 48.4), mix(ink, deep, 0.2))
    for x, long in ((38, 15), (45, 10), (51, 18), (58, 12)):
        s.fill(join(taper((x, 47), 1.5, (x, 47 + long), 0.8), oval(x, 50, 2.2)), mix(ink, deep, 0.3))
    _goldsmith(s)
    s.line(oval(51, 113, 6.4, 12.6, 6), "#e2762e", 3.4)
    _horned_anvil(s)
    # the ring round the horn, hot, with its ruby, and the sparks that fly from it
    s.stroke([(53, 101), (43, 101, 44.4, 113), (45, 125, 51, 125.6)], "#ffb44e", 3.6)
    s.stroke([(52, 101.6), (43.6, 102, 44.6, 113)], "#fff2c4", 1.3)
    for turn, long in ((-172, 15), (-156, 26), (-140, 21), (-124, 32), (-106, 24), (-88, 34), (-70, 22), (-52, 25)):
        start, end = around(51, 94, 12, turn), around(51, 94, 12 + long, turn)
        s.fill(taper(start, 0.9, end, 0.25), "#fffbe6")
        s.fill(oval(*around(51, 94, 15 + long, turn + 3), 0.9), "#fffbe6")
    s.gem(RUBY, 51, 93, 10.4, 0, 1.7)
    for start, end in (((80, 105), (57, 105)), ((80, 109), (57, 114))):
        s.figure([[(limb((*start, 1.5), (69, 107, 1.9), (*end, 1.3)), mix(ink, key, 0.3))]], "#ffd9a0", (-0.8, -1), 0.7)
    hand(s, grip(80, 107, 0.5, -82), umber(0.62), EMBER, (-0.8, -0.6), 0.7)


def _goldsmith(s: Gouache) -> None:
    """Paint the goldsmith in profile behind the anvil: one arm at the ring, the other up with the hammer, elbow bent."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffe2b0", (-1, 0.2)
    head = profile(86, 77, 23, -1, 10, nose=0.9, neck=0.22)
    hair = outline(
        *((80, 67), (82, 62, 91, 63), (101, 65, 100, 78), (99, 86, 94, 88), (91, 84, 92, 78), (90, 70, 80, 67)),
    )
    beard = outline(
        *((77.4, 85), (80, 82.4, 84, 83), (88, 79, 90, 77), (93, 82, 90, 88), (84, 94, 79, 91), (76.6, 88, 77.4, 85)),
    )
    shirt = outline((84, 100), (90, 92, 101, 93), (114, 98, 118, 112), (122, 176), (74, 176), (78, 118, 84, 100))
    apron = both(shirt, outline((80, 106), (90, 112, 97, 96), (103, 110, 106, 176), (70, 176)))
    s.figure(
        [
            [(shirt, mix(haze, deep, 0.3)), (both(shirt, box(100, 80, 130, 176)), mix(deep, haze, 0.25))],
            [(apron, key), (both(apron, box(92, 90, 120, 180)), mix(key, ink, 0.4))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.56)),
                (both(head.head, head.wedge), umber(0.84)),
                (head.eye, ink),
            ],
            [(beard, mix(ink, deep, 0.3))],
            [(hair, mix(ink, deep, 0.2))],
            [(limb((94, 103, 6.6), (106, 116, 5.4), (90, 108, 4.2)), mix(haze, deep, 0.2))],
        ],
        rim,
        light,
        1.2,
    )
    head_of_hammer = placed(
        join(box(-11, -5, 8, 5, 1.4), polygon((7, -4.6), (15, -1.6), (15, 1.6), (7, 4.6))), 84, 50, 1, 118
    )
    s.figure([[(taper((111, 63), 2.0, (84, 50), 1.8), mix(haze, ink, 0.45))]], rim, (-0.3, 1), 0.8)
    s.figure([[(head_of_hammer, mix(key, ink, 0.45))]], "#fff6dc", light, 1.2)
    upper = limb((104, 102, 7.0), (115.6, 84, 5.6))
    fore = limb((115.4, 84, 5.0), (108.6, 66, 3.6))
    s.figure(
        [[(fore, umber(0.5))], [(upper, mix(haze, deep, 0.24)), (drape(upper, 112, -4, 20), mix(haze, deep, 0.05))]],
        rim,
        light,
        1.2,
    )
    hand(s, grip(105.6, 60.4, 0.52, 26), umber(0.6), EMBER, light, 0.7)


def _horned_anvil(s: Gouache) -> None:
    """Paint the anvil from its side, the horn to the left, on its block."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    block = polygon((62, 146), (112, 146), (116, 176), (58, 176))
    s.figure(
        [[(block, mix(deep, ink, 0.35)), (both(block, box(88, 140, 120, 180)), mix(ink, deep, 0.4))]],
        mid,
        (-1, -0.2),
        0.9,
    )
    iron = outline(
        *((33, 113), (50, 106.6, 68, 107), (112, 107), (112, 117), (106, 122, 100, 124), (98, 134, 108, 139)),
        *((112, 147), (62, 147), (66, 139), (78, 134, 74, 126), (68, 123, 60, 122), (44, 120, 33, 113)),
    )
    s.figure(
        [[(iron, mix(ink, key, 0.22)), (both(iron, box(30, 100, 120, 112)), mix(key, haze, 0.1))]],
        "#ffd9a0",
        (-0.7, -1),
        1.2,
    )
    s.stipple(iron, mix(deep, mid, 0.6), (46, 118), (84, 130), 0.55, 0.0)
    s.fill(box(96, 107, 102, 110), ink)


def ruby_oven(s: Gouache) -> None:
    """Level 2: out of a baker's oven: over the embers she reaches in with her peel and draws a loaf with a ruby."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(ALL, mix(ink, deep, 0.22))
    mouth = arch(34, 114, 82, 128, 46)
    with s.clipped(mouth):
        s.wash(mouth, (0, 38), (0, 128), [mix(key, ink, 0.72), mix(key, ink, 0.5), mix(deep, mid, 0.3)])
        _bakehouse(s)
        _baker(s)
    _oven_vault(s)
    _embers(s)
    _peel_and_loaf(s)


def _bakehouse(s: Gouache) -> None:
    """Paint the cool room behind the baker: a window full of morning, a shelf of loaves, a sack."""
    ink, haze, key = s.ink, s.haze, s.key
    window = box(91, 52, 110, 84)
    s.wash(window, (0, 52), (0, 84), [mix(key, haze, 0.55), mix(haze, "#ffffff", 0.3)])
    for x in (97.4, 104):
        s.fill(box(x - 0.7, 52, x + 0.7, 84), mix(key, ink, 0.75))
    s.fill(box(91, 66.6, 110, 68), mix(key, ink, 0.75))
    s.line(window, mix(key, ink, 0.78), 2.0)
    s.fill(box(34, 70, 55, 72.4), mix(key, ink, 0.8))
    for x, wide in ((40, 5), (50, 4.4)):
        loaf = oval(x, 67.4, wide, 3.2)
        s.figure([[(both(loaf, box(30, 60, 60, 70)), mix("#8a4a24", ink, 0.45))]], mix(key, haze, 0.4), (1, -0.5), 0.6)
    s.spot(101, 68, 10, 34, mix(key, haze, 0.2), 0.4)


def _baker(s: Gouache) -> None:
    """Paint the baker from the front, bent to the mouth of the oven, lit from below: chin, lips, brows and forearms."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lit, half, dark = umber(0.78), umber(0.5), umber(0.27)
    dress = outline((46, 132), (48, 108, 60, 101), (72, 96, 86, 101), (100, 108, 102, 132))
    apron = outline((62, 132), (64, 116, 66, 104), (73, 110, 82, 104), (86, 116, 88, 132))
    neck = outline((66.6, 88), (80, 88), (81, 100, 86, 102), (74, 111, 62, 102), (66, 99, 66.6, 88))
    scarf = outline((58, 74), (56, 54, 73, 52), (90, 54, 89, 74), (88, 66, 73, 65), (60, 66, 58, 74))
    knot = outline((87, 62), (94, 58, 97, 63), (94, 68, 98, 74), (90, 72, 87, 66))
    head = front(73.6, 76, 42)
    s.figure([[(dress, mix(deep, ink, 0.2))], [(apron, mix(haze, mid, 0.16))]], "#ffd08c", (0, 1), 1.0)
    s.fill(both(apron, box(40, 100, 110, 114)), mix(deep, mid, 0.35), 0.55)
    s.figure([[(neck, half)], [(knot, mix(key, ink, 0.35))], [(head.head, half)]], None)
    with s.clipped(head.head):
        # from below: the brow in shade, the light on jaw, cheeks, upper lip and under the brows
        s.fill(outline((56, 56), (92, 56), (92, 72), (82, 76, 73.4, 73.6), (64, 76, 56, 72)), dark)
        s.fill(
            outline(
                (63, 95),
                (62, 87, 66, 84.4),
                (70, 83, 71, 88),
                (73.4, 90, 76, 88),
                (77, 83, 81, 84.4),
                (86, 87, 84, 95),
                (74, 104, 63, 95),
            ),
            lit,
        )

    s.fill(head.nose, mix(half, dark, 0.35))
    s.fill(both(head.nose, oval(73.7, 83.4, 4, 2.2)), umber(0.74))
    for side in (-1, 1):  # the light under the brows
        x = 73.6 + side * 6.9
        s.fill(outline((x - 3.8, 74.6), (x, 72, x + 3.8, 74.6), (x, 77.6, x - 3.8, 74.6)), umber(0.64))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(mid, umber(0.5), 0.4))
    s.stroke([(70, 88.6), (73.6, 89.8, 77.2, 88.6)], mix(deep, ink, 0.5), 0.55)
    s.figure(
        [[(scarf, mix(key, ink, 0.25)), (both(scarf, box(50, 50, 66, 80)), mix(key, ink, 0.5))]],
        mix(key, haze, 0.75),
        (1, -0.6),
        1.0,
    )
    for at in (63, 69, 75, 81):
        s.fill(oval(at, 59.6 - abs(at - 73) * 0.05, 1.0), mix(haze, key, 0.3))
    sleeves = (limb((54, 106, 6.0), (50, 120, 5.4)), limb((93, 106, 6.0), (98, 119, 5.4)))
    fore = (limb((50, 119, 4.4), (66, 125, 3.0)), limb((98, 118, 4.4), (83, 114, 3.0)))
    s.figure(
        [[(arm, mix(haze, mid, 0.2)), (both(arm, placed(arm, 0, -4)), mix(deep, mid, 0.6))] for arm in sleeves],
        "#fff0cc",
        (0, 1),
        0.9,
    )
    s.figure([[(arm, half), (cut(arm, placed(arm, 0, -2.2)), lit)] for arm in fore], "#ffd9a0", (0, 1), 0.9)
    s.figure([[(taper((76, 104), 1.7, (75, 134), 2.3), "#b8733c")]], "#ffe2b0", (-1, 0.4), 0.8)
    hand(s, grip(75.6, 124.6, 0.34, 82, flip=True), lit, "#fff0cc", (-0.4, 1), 0.6)
    hand(s, grip(75.6, 113.4, 0.34, -82), lit, "#fff0cc", (-0.4, 1), 0.6)


def _oven_vault(s: Gouache) -> None:
    """Paint the bricks round the mouth, seen from within: courses of a vault, the nearer the more lit by the embers."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    x, y = 74.0, 84.0
    for ring, (near, far) in enumerate(((1.0, 1.16), (1.18, 1.38), (1.41, 1.68))):
        for number in range(16):
            first, last = 180 + number * 11.25 + (ring % 2) * 5.6, 180 + number * 11.25 + 10.2 + (ring % 2) * 5.6
            corners = [
                (x + 40 * r * math.cos(math.radians(a)), y + 46 * r * math.sin(math.radians(a)))
                for r, a in ((near, first), (near, last), (far, last), (far, first))
            ]
            low = abs(math.cos(math.radians((first + last) / 2)))
            tone = mix(mix(ink, deep, 0.5), mix(mid, haze, 0.12), low**2 * (0.75 - ring * 0.12))
            s.fill(polygon(*corners), tone)
    for side in (-1, 1):
        for row in range(4):
            near = x + side * 40
            for at in range(3):
                left, right = sorted(
                    (near + side * (1 + at * 11.4 + (row % 2) * 5), near + side * (11 + at * 11.4 + (row % 2) * 5))
                )
                s.fill(box(left, 87 + row * 10.6, right, 96.4 + row * 10.6), mix(mix(deep, mid, 0.5), mid, row * 0.2))
                s.fill(box(left, 94.8 + row * 10.6, right, 96.4 + row * 10.6), mix(mid, "#ffb45c", 0.25 + row * 0.16))
    s.line(arch(34, 114, 84, 180, 46), "#ffb45c", 1.0, 0.55)


def _embers(s: Gouache) -> None:
    """Paint the floor of the oven: a swept lane of hot stone, heaps of embers with small flames on either side."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    floor = polygon((-4, 128), (124, 128), (124, 176), (-4, 176))
    s.wash(floor, (0, 128), (0, 172), [mix(deep, mid, 0.5), mix(mid, "#ffb45c", 0.3)])
    s.spot(74, 142, 8, 46, mix(haze, "#ffb45c", 0.5), 0.7, floor)
    lots = chance(29)
    for side in (-1, 1):
        heap = outline(
            (74 + side * 62, 126),
            (74 + side * 44, 122, 74 + side * 37, 134),
            (74 + side * 30, 152, 74 + side * 26, 176),
            (74 + side * 80, 176),
        )
        s.fill(heap, mix(ink, deep, 0.4))
        for fx, fy, k in ((47, 131, 1.2), (39, 136, 0.9), (42, 146, 1.1), (33, 152, 0.8)):
            fx = 74 + side * fx * 0.92
            flame = outline(
                (fx - 3.4 * k, fy),
                (fx - 4 * k, fy - 7 * k, fx + side * k, fy - 15 * k),
                (fx + 5.4 * k, fy - 6 * k, fx + 3.4 * k, fy),
            )
            s.fill(flame, mix(mid, "#ffb45c", 0.5))
            s.fill(placed(flame, fx * 0.5, fy * 0.5, 0.5), "#fff0c0")
        with s.clipped(heap):
            for _ in range(60):
                x, y = 74 + side * (24 + 42 * next(lots)), 126 + 46 * next(lots)
                r = 1.4 + 2.0 * next(lots)
                lump = placed(
                    polygon((-1, -0.4), (-0.1, -1), (1, -0.5), (0.8, 0.6), (-0.6, 0.9)), x, y, r, 90 * next(lots)
                )
                hot = next(lots)
                s.fill(lump, mix(mix(ink, deep, 0.5), "#ffb45c", hot) if hot < 0.75 else "#ffe7b0")


def _peel_and_loaf(s: Gouache) -> None:
    """Paint the blade of the peel, which comes to us, and on it the braided ring of bread with the stone."""
    ink, deep, haze = s.ink, s.deep, s.haze
    s.fill(
        outline((52, 150), (60, 166, 76, 164), (98, 166, 98, 150), (104, 168, 76, 170), (46, 168, 52, 150)), ink, 0.6
    )
    blade = outline(
        (72.6, 130),
        (66, 134, 54, 137),
        (50, 146, 54, 158),
        (64, 163, 76, 162.6),
        (90, 163, 96, 158),
        (100, 146, 95, 137),
        (84, 134, 78, 130),
    )
    s.figure([[(blade, "#c98448")]], "#ffe2b0", (0, -1), 0.9)
    for x in (62, 70, 80, 89):
        s.stroke([(75 + (x - 75) * 0.5, 135), (x, 160)], "#8f5226", 0.5)
    s.fill(oval(75.4, 150.6, 19.4, 9.6), mix(ink, deep, 0.3), 0.7)
    for number in range(12):
        a = math.radians(200 + number * 30)
        x, y = 75 + 14.6 * math.cos(a), 144 + 6.8 * math.sin(a)
        strand = oval(x, y, 5.8, 4.1, number * 30 + 65)
        s.line(strand, "#6e3312", 0.7)
        s.figure([[(strand, mix("#d98a3e", "#8a4416", 0.35 if y > 145 else 0.0))]], "#ffe9b8", (-0.6, -0.6), 0.9)
        s.fill(oval(x - 1, y - 1.4, 0.5), haze)
        s.fill(oval(x + 1.4, y - 0.4, 0.45), haze)
    s.gem(RUBY, 75, 138.6, 8.2, 0, 1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-19": Picture(
        ruby_blade,
        ((68, 58), (90, 70), (68, 79), (68, 110), (68, 134)),
        "quenches a sword",
        "tub before a forge",
        "hot blade below steam",
        seed=51,
    ),
    "b2-22": Picture(
        ruby_setting,
        ((51, 93), (82, 78), (84, 50), (105, 60)),
        "hammers a setting",
        "anvil of a goldsmith",
        "hot ring and its sparks",
        seed=60,
    ),
    "b2-20": Picture(
        ruby_oven,
        ((75, 139), (73, 82), (74, 92), (75, 114), (75, 124)),
        "draws a loaf from the oven",
        "inside of a baker's oven",
        "embers from below",
        seed=62,
    ),
}

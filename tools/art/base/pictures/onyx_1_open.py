"""Pictures of the onyx cards of level 1 under the open sky."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, profile, shoe, skin, small_hand
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.base.props import blades
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
    ribbon,
    taper,
)


def onyx_lava(s: Gouache) -> None:
    """Under a volcano a woman crosses the glowing stream on its crusts and hooks a black stone out of the fire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [mix(DUSK, deep, 0.35), mix(DUSK, haze, 0.35), mix(key, haze, 0.3)])
    for x, y, r in ((101, 48, 6), (108, 43, 9), (118, 41, 11)):  # smoke that drifts off
        s.fill(oval(x, y, r, r * 0.8), mix(DUSK, mid, 0.5))
    # the mountain, its crater and far slopes
    far = polygon((-4, 104), (14, 86), (30, 96), (48, 84), (70, 100), (100, 86), (128, 100), (128, 112), (-4, 112))
    s.plane(far, mix(DUSK, mid, 0.4), mix(key, DUSK, 0.5), 84, 112)
    mountain = outline(
        *((62, 106), (86, 90, 94, 61), (97, 58), (102, 61), (107, 58), (111, 61), (118, 84, 134, 98), (134, 106))
    )
    s.figure([[(mountain, mix(ink, DUSK, 0.5))]], mix(key, haze, 0.3), (0.6, -1), 1.0)
    s.fill(both(mountain, polygon((111, 54), (140, 110), (116, 110), (107, 74))), mix(DUSK, deep, 0.3))
    s.fill(outline((95, 61), (103, 66, 110.4, 61), (107, 57), (102, 60.4), (97, 57.4)), "#fff0c4")
    # black plain, and the stream that widens towards us
    plain = polygon(
        *((-4, 108), (18, 103), (26, 106), (40, 101), (52, 105), (66, 100), (84, 104), (98, 99), (112, 105)),
        *((128, 101), (128, 176), (-4, 176)),
    )
    s.figure([[(plain, mix(ink, DUSK, 0.28))]], mix(key, DUSK, 0.3), (0, -1), 0.8)
    for wide, tone in ((1.0, mix(key, "#e0542c", 0.6)), (0.74, key), (0.42, "#ffe9b0")):
        stream = [
            *((103, 61, 1.4), (101, 71, 1.8), (107, 82, 2.6), (98, 95, 5.0), (88, 113, 19)),
            *((82, 136, 40), (84, 190, 58)),
        ]
        s.fill(ribbon([(x, y, r * wide) for x, y, r in stream], 14), tone)
    for points in (
        ((100, 104), (110, 101), (118, 106), (110, 111)),
        ((40, 130), (50, 126), (60, 131), (52, 138), (42, 137)),
        ((104, 128), (116, 124), (128, 128), (128, 140), (112, 138)),
        ((38, 156), (56, 149), (70, 156), (62, 168), (40, 170)),
    ):
        s.figure([[(polygon(*points), mix(ink, DUSK, 0.25))]], "#fff0c8", (0.2, 1), 1.1)
    _lava_woman(s)
    # the stone, afloat in the fire before us, and the hook that closes round it
    s.fill(oval(86, 141, 22, 9), "#fffdf0")
    s.figure([[(taper((66.4, 80), 1.0, (103.6, 126), 1.9), ink)]], "#ffe2a0", (-0.7, 0.7), 0.7)
    for x, y in ((71, 85.8), (76.6, 92.6)):
        s.figure([[(oval(x, y, 2.3), mix(ink, key, 0.72))]], "#ffe2a0", (0.5, 0.8), 0.6)
    s.gem(ONYX, 85, 130, 13.4, 0, 1.6)
    hook = polygon((101.6, 124.4), (105.4, 123.6), (106.4, 142, 1), (86, 148), (102, 138.4, 1))
    s.figure([[(hook, ink)]], "#ffe2a0", (-0.8, 0.6), 0.8)


def _lava_woman(s: Gouache) -> None:
    """Paint the woman from the front, small on a crust in the stream: legs apart, cloak blown aside, both hands on the pole."""
    ink, haze, key = s.ink, s.haze, s.key
    rock = polygon((46, 112), (54, 105), (78, 104), (88, 109), (80, 118), (56, 120))
    cloak = outline((60, 76), (50, 82, 34, 84), (42, 90, 36, 97), (46, 98, 46, 106), (54, 98, 64, 92))
    dress = outline((62, 74), (67, 71, 72, 74), (74, 84, 76, 98), (66, 101, 56, 98), (60, 86, 62, 74))
    head = profile(67.4, 68.6, 11.6, 1, 16, neck=0.2)
    hood = outline(
        *((73, 63.6), (69, 59, 63.4, 61.4), (58.6, 65, 60, 74), (61, 79, 68, 77), (64.4, 71, 67.4, 66.4)),
        (69.6, 64, 73, 63.6),
    )
    s.figure(
        [
            [(rock, mix(ink, DUSK, 0.2)), (both(rock, polygon((40, 113), (90, 112), (90, 124), (40, 124))), ink)],
            [(cloak, mix(VIOLET, ink, 0.25)), (both(cloak, placed(cloak, 3, -5)), mix(VIOLET, ink, 0.6))],
            [(limb((62, 94, 3.2), (57, 107, 2.0), (54, 109.6, 1.6)), ink)],
            [(limb((71, 94, 3.2), (75, 108, 2.0), (78.6, 110, 1.6)), ink)],
            [(dress, mix(haze, key, 0.25)), (drape(dress, 65, -1), mix(DUSK, haze, 0.1))],
            [(polygon((61, 84), (74, 84), (74.4, 87), (60.4, 87)), mix(VIOLET, ink, 0.3))],
            [*skin(s, head, 0.46, 0.76), (head.eye, ink), (hood, VIOLET), (drape(hood, 63), mix(VIOLET, ink, 0.45))],
            [(limb((63, 77, 2.6), (59, 86, 2.2), (69, 86.4, 1.6)), mix(VIOLET, ink, 0.3))],
            [(limb((71, 77, 2.6), (77, 85, 2.2), (75.6, 91.6, 1.6)), VIOLET)],
        ],
        "#ffe2a0",
        (0.5, 0.8),
        0.8,
    )


def onyx_eclipse(s: Gouache) -> None:
    """On a hilltop a boy in dark glasses points his mother to the sun: the stone stands in it as its eclipse."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, DUSK, 0.3), mix(deep, DUSK, 0.6), mix(DUSK, haze, 0.5)])
    x, y = 88, 73
    s.rings(x, y, [34, 25], [mix(deep, DUSK, 0.75), mix(VIOLET, haze, 0.2)], 0.7)
    for turn, long in ((8, 27), (52, 22), (96, 25), (140, 31), (178, 24), (218, 29), (262, 23), (304, 26), (336, 32)):
        s.fill(polygon(around(x, y, 12, turn - 26), around(x, y, long, turn), around(x, y, 12, turn + 26)), haze)
    s.rings(x, y, [17, 13.4], [mix(haze, "#fffdf4", 0.4), "#fffdf4"], 0.7)
    for number, (sx, sy) in enumerate(((44, 50), (58, 60), (112, 108), (42, 86), (56, 46))):
        s.glint(sx, sy, 1.5 + number % 2 * 0.6, haze)
    # ridges in the strange light, and the hill
    s.plane(
        outline((-4, 120), (24, 108, 52, 116), (88, 124, 128, 108), (128, 150), (-4, 150)),
        mix(DUSK, deep, 0.4),
        mix(DUSK, key, 0.4),
        108,
        140,
    )
    hill = outline((-4, 150), (40, 132, 76, 138), (104, 142, 128, 152), (128, 176), (-4, 176))
    s.figure([[(hill, mix(VIOLET, ink, 0.55))]], haze, (0.1, -1), 1.0)
    s.stipple(hill, ink, (60, 148), (60, 172), 0.0, 0.8)
    _watchers(s)
    blades(s, ink, ((38, 146, 9, -3), (42, 144, 7, 2), (108, 148, 10, 4), (114, 150, 8, -2), (102, 147, 6, 3)))
    s.gem(ONYX, x, y, 9.2, 0, 1.1)


def _watchers(s: Gouache) -> None:
    """Paint mother and child, seated, in dark glasses; her hand is on his shoulder, his points up."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(50, 101, 14, 1, -26)
    shawl = outline((44.6, 94), (50, 89.6, 55.4, 94), (49, 96, 48, 105), (48, 113, 42, 116), (36, 104, 44.6, 94))
    gown = outline(
        (42, 114), (50, 109, 56, 115), (60, 126, 70, 132), (84, 136, 86, 143), (60, 148, 36, 144), (32, 128, 42, 114)
    )
    child = profile(76.6, 111.4, 12.2, 1, -36)
    hair = placed(
        outline(
            (0.34, -0.3),
            (0.3, -0.6, -0.1, -0.58),
            (-0.6, -0.5, -0.5, 0.14),
            (-0.3, 0.34, -0.24, 0.2),
            (-0.2, -0.1, 0.06, -0.24),
            (0.2, -0.3, 0.34, -0.3),
        ),
        76.6,
        111.4,
        12.2,
        -36,
    )
    shirt = outline((70, 122), (76, 117.6, 82, 121), (87, 130, 86, 142), (66, 142), (66, 130, 70, 122))
    knees = limb((80, 139, 4.6), (95, 129, 3.8), (99, 142, 2.8))
    glasses = join(
        polygon((0.18, -0.15, 0.05), (0.46, -0.14, 0.05), (0.45, 0.03, 0.06), (0.24, 0.07, 0.06)),
        polygon((0.24, -0.11), (-0.34, -0.10), (-0.34, -0.03), (0.24, -0.02)),
    )
    s.figure(
        [
            [(gown, mix(DUSK, haze, 0.2)), (drape(gown, 48, 3), mix(ink, DUSK, 0.6))],
            [*skin(s, head, 0.34, 0.52)],
            [(placed(glasses, 50, 101, 14, -26), ink)],
            [(shawl, VIOLET), (drape(shawl, 43, 2), mix(VIOLET, ink, 0.4))],
            [(knees, mix(ink, DUSK, 0.5)), (shoe(98, 145, 1, 0.7), ink)],
            [(shirt, mix(key, ink, 0.18)), (drape(shirt, 73, 1), mix(key, ink, 0.5))],
            [
                (child.head, mix(ink, key, 0.42)),
                (cut(child.head, child.shade), mix(ink, key, 0.64)),
                (both(child.head, child.wedge), mix(haze, key, 0.35)),
                (hair, ink),
            ],
            [(placed(glasses, 76.6, 111.4, 12.2, -36), ink)],
            [
                (limb((53, 117, 3.9), (59, 129, 3.2), (69, 127, 2.3)), mix(ink, DUSK, 0.7)),
                (small_hand(71.4, 126, 2.8, -20), mix(ink, key, 0.55)),
            ],
            [
                (limb((79, 124, 3.4), (90, 125.4, 2.7)), mix(key, ink, 0.1)),
                (limb((90, 125.4, 2.5), (97, 112, 1.8)), mix(ink, key, 0.64)),
                (join(oval(97.6, 110.4, 2.5), limb((98, 109.4, 1.0), (97.4, 104.4, 0.8))), mix(ink, key, 0.7)),
            ],
        ],
        "#fff4dc",
        (0.5, -1),
        0.95,
    )


def onyx_barge(s: Gouache) -> None:
    """Level 1: under a vault a woman poles a coal barge to the fire at its bow, the stone on the coal behind her."""
    ink, key = s.ink, s.key
    night = mix(ink, "#000000", 0.4)
    s.fill(ALL, night)
    fire = (43.0, 82.0)
    vault = arch(8, 116, 92, 122, 50)
    with s.clipped(vault):
        s.fill(vault, mix(ink, s.deep, 0.3))
        s.rings(
            *fire,
            (70, 50, 33, 19),
            (mix(ink, key, 0.14), mix(ink, key, 0.27), mix(ink, key, 0.44), mix(key, "#fff3c8", 0.1)),
        )
        s.line(arch(16, 108, 92, 140, 42), night, 1.2)
        for turn in range(186, 360, 12):
            s.stroke([around(62, 92, 42, turn), around(62, 92, 58, turn)], night, 0.9)
    # the water, and the fire in it as level streaks that grow shorter towards us
    s.fill(box(-4, 118, 124, 172), mix(night, s.deep, 0.14))
    for number, (x, y, wide) in enumerate(
        ((50, 141, 27), (42, 145.6, 15), (57, 149.4, 20), (45, 153.6, 11), (53, 158, 14), (46, 162.4, 8))
    ):
        streak = polygon((x - wide, y), (x - wide * 0.4, y - 1), (x + wide, y), (x + wide * 0.3, y + 1))
        s.fill(streak, mix(mix(key, "#fff3c8", 0.5), ink, 0.08 + number * 0.11))
    for x, y, wide in ((98, 147, 16), (88, 155, 22), (104, 161, 12)):
        s.fill(polygon((x - wide, y), (x, y - 0.8), (x + wide, y), (x, y + 0.8)), mix(ink, VIOLET, 0.4))
    _barge_pilot(s)
    _coal_barge(s)
    # the fire in its cage, on the bow
    x, y = fire
    s.stroke([(x, y + 8), (x - 1, 114)], ink, 2.2)
    s.fill(
        outline((x - 7, y), (x - 8, y - 8, x - 2, y - 14), (x, y - 18, x + 1, y - 20), (x + 8, y - 9, x + 7, y)), key
    )
    s.fill(outline((x - 4, y), (x - 5, y - 5, x - 0.6, y - 11), (x + 6, y - 5, x + 4.4, y)), "#fff6d8")
    s.fill(polygon((x - 8, y - 1), (x + 8, y - 1), (x + 4.6, y + 10), (x - 4.6, y + 10)), ink)
    for at in (-4, 0, 4):
        s.fill(
            polygon(
                (x + at - 1, y + 1), (x + at + 1, y + 1), (x + at * 0.6 + 0.6, y + 7.6), (x + at * 0.6 - 0.6, y + 7.6)
            ),
            key,
        )
    # her pole goes down over the side into the water
    s.fill(oval(77.6, 145, 9, 1.7), mix(key, "#fff3c8", 0.3))
    s.fill(oval(77.6, 145, 6.4, 1.0), night)
    s.figure(
        [[(taper((69, 118), 1.3, (77.6, 144.6), 1.3), mix(ink, key, 0.55))]], mix(key, "#fff3c8", 0.4), (-1, 0), 0.7
    )


def _coal_barge(s: Gouache) -> None:
    """Paint the barge from its side, its heap of coal, whose edges shine about the stone, and the hull before it."""
    ink, deep, key = s.ink, s.deep, s.key
    x, y = 101, 101
    lots = chance(6)
    lump = polygon((-1, -0.2), (-0.3, -1), (0.8, -0.7), (1, 0.3), (0.2, 0.9), (-0.7, 0.7))
    for row in range(4):
        for column in range(6 + row):
            at_x, at_y = 104 + (column - 2.5 - row / 2) * 7.6, 99 + row * 6 + 2 * (next(lots) - 0.5)
            near = min(1.0, max(0.0, 1.3 - math.hypot(at_x - x, at_y - y) / 24))
            coal = placed(lump, at_x, at_y, 5.6, 120 * next(lots))
            s.fill(coal, mix(mix(ink, deep, 0.35), VIOLET, near * 0.6))
            s.rim([coal], mix(mix(deep, VIOLET, 0.4), "#d9ccff", near), (x - at_x, y - at_y), 1.2, 0.35 + 0.65 * near)
    s.fill(oval(x, y, 12.4), VIOLET)
    s.fill(oval(x, y, 10.8), "#efe8ff")
    s.gem(ONYX, x, y, 9.4, 12, 1.6)
    hull = outline((34, 106), (44, 117, 62, 117), (96, 118, 128, 117), (128, 139), (56, 139), (40, 136, 34, 106))
    s.figure(
        [
            [
                (hull, mix(ink, key, 0.3)),
                (
                    both(hull, outline((30, 112), (48, 127, 70, 126), (128, 127), (128, 144), (30, 144))),
                    mix(ink, key, 0.16),
                ),
            ]
        ],
        mix(key, "#fff3c8", 0.2),
        (-0.5, -1),
        1.1,
    )


def _barge_pilot(s: Gouache) -> None:
    """Paint the woman in the barge from her side: her face to the fire, both hands on the pole, her weight on it."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(65, 65, 17, -1, -4, neck=0.25)
    hood = outline(
        *((58.4, 58.6), (61, 52, 68, 53.4), (76.6, 56, 76, 66), (77, 74, 80, 78), (70, 84, 62.6, 77)),
        *((66, 74, 66.4, 70), (67, 64, 63.4, 59.4), (61, 58, 58.4, 58.6)),
    )
    coat = outline(
        (63, 78),
        (70, 73, 79, 78),
        (86, 90, 84, 104),
        (88, 112, 89, 122),
        (64, 122),
        (64, 106, 63, 94),
        (61, 86, 63, 78),
    )
    warm = mix(ink, key, 0.7)
    s.figure(
        [
            [(limb((66, 82, 3.6), (58, 91, 3.0), (54, 80, 2.3)), mix(VIOLET, ink, 0.62))],
            [
                (coat, mix(VIOLET, ink, 0.42)),
                (both(coat, polygon((74, 70), (76, 124), (94, 124), (94, 70))), mix(VIOLET, ink, 0.72)),
            ],
            [(polygon((63, 99), (84, 99), (85, 103), (63, 103)), mix(haze, key, 0.3))],
            [*skin(s, head, 0.46, 0.74), (head.eye, ink)],
            [(hood, VIOLET), (both(hood, polygon((71, 50), (72, 86), (86, 86), (86, 50))), mix(VIOLET, ink, 0.5))],
        ],
        mix(key, "#fff3c8", 0.5),
        (-1, -0.1),
        0.9,
    )
    s.figure([[(taper((45, 45), 1.2, (69, 118), 1.3), mix(ink, key, 0.5))]], mix(key, "#fff3c8", 0.4), (-1, 0), 0.7)
    s.figure(
        [
            [(oval(55.4, 78, 3.0, 3.4), warm)],
            [(limb((76, 83, 4.4), (76, 99, 3.6), (65, 98, 2.7)), mix(VIOLET, ink, 0.2))],
            [(oval(62.4, 97.4, 3.2, 3.5), warm)],
        ],
        mix(key, "#fff3c8", 0.5),
        (-1, -0.3),
        0.8,
    )


def onyx_beam(s: Gouache) -> None:
    """By night a woman stands in the surf and lifts a stone into the beam of a lighthouse."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(ink, deep, 0.4), mix(deep, DUSK, 0.6)])
    for x, y, r in ((84, 44, 1.5), (104, 42, 1.2), (66, 44, 1.0), (112, 110, 1.2)):
        s.glint(x, y, r, haze)
    # the sea, then the beam in two steps
    s.fill(box(-4, 108, 124, 142), mix(mix(VIOLET, ink, 0.62), deep, 0.4))
    for row, (y, x0, x1) in enumerate(((112, 58, 84), (116, 90, 122), (121, 60, 100), (126, 36, 62))):
        s.fill(polygon((x0, y), (x1, y), (x1 - 3, y + 1.3), (x0 + 3, y + 1.3)), mix(mid, DUSK, 0.3 + 0.1 * (row % 2)))
    s.fill(polygon((42, 56.6), (-4, 46), (-4, 62)), mix(DUSK, haze, 0.3))
    wide, narrow = (
        polygon((42, 54), (128, 34), (128, 124), (42, 60)),
        polygon((42, 55), (128, 43), (128, 118), (42, 59.4)),
    )
    s.fill(wide, mix(DUSK, haze, 0.3))
    s.fill(narrow, mix(haze, key, 0.16))
    s.stipple(cut(wide, narrow), mix(haze, key, 0.16), (104, 98), (98, 112), 0.6, 0.0)
    s.stipple(cut(wide, narrow), mix(haze, key, 0.16), (100, 48), (98, 39), 0.6, 0.0)
    # surf and sand
    sand = outline((-4, 146), (40, 136, 74, 141), (100, 145, 128, 137), (128, 176), (-4, 176))
    s.fill(sand, mix(ink, DUSK, 0.35))
    s.stipple(sand, mix(DUSK, haze, 0.3), (90, 144), (70, 166), 0.8, 0.0)
    _lighthouse(s)
    with s.moved(5, -1):
        _gleaner(s)
    for y, tone in ((143, mix(haze, DUSK, 0.45)), (148, mix(haze, "#ffffff", 0.5))):
        foam = outline(
            (-4, y + 2),
            *((20, y - 5, 44, y - 2), (60, y + 3, 76, y - 1), (90, y - 5, 104, y - 2), (116, y + 1, 128, y - 4)),
            (128, y),
            *((106, y + 3, 92, y + 1.6), (70, y + 6, 50, y + 2), (20, y + 1, -4, y + 6)),
        )
        s.fill(foam, tone)


def _lighthouse(s: Gouache) -> None:
    ink, deep, mid = s.ink, s.deep, s.mid
    cliff = polygon((-4, 84), (16, 79), (30, 83), (47, 80), (53, 86), (48, 95), (52, 106), (46, 120), (-4, 130))
    lit = both(cliff, polygon((44, 76), (60, 80), (60, 124), (44, 124)))
    s.figure([[(cliff, ink), (lit, mix(ink, deep, 0.7))]], mix(mid, DUSK, 0.4), (0.5, -1), 0.9)
    with s.moved(-8, 0):
        _tower(s)


def _tower(s: Gouache) -> None:
    """Paint the tower, banded, its lamp between the bars of the lantern."""
    ink, haze, key = s.ink, s.haze, s.key
    tower = polygon((44.6, 62), (55.4, 62), (57.6, 82), (42.4, 82))
    s.fill(tower, haze)
    s.fill(both(tower, box(40, 68, 60, 74.6)), VIOLET)
    s.fill(both(tower, polygon((40, 60), (48.6, 60), (47.6, 84), (40, 84))), ink, 0.45)
    s.fill(box(42.4, 60.4, 57.6, 62.6), ink)
    s.fill(box(45, 52.6, 55, 60.6), "#fffdf0")
    s.fill(oval(50, 56.6, 3.4), key)
    for x in (45, 50, 55):
        s.fill(box(x - 0.45, 52, x + 0.45, 61), ink)
    s.fill(outline((43.4, 53), (45, 47, 50, 45.4), (55, 47, 56.6, 53)), ink)


def _gleaner(s: Gouache) -> None:
    """Paint the woman to her shins in the surf, her face to the light, her shawl blown out behind her."""
    ink, key = s.ink, s.key
    rim = "#fffdf4"
    head = profile(93, 80, 13.5, -1, 14)
    scarf = outline(
        (88.6, 74),
        (92.6, 69.4, 98, 74),
        (102.4, 79, 101.6, 87),
        (99, 92, 94.4, 91.6),
        (95.4, 85, 94, 80),
        (92.4, 75.6, 88.6, 74),
    )
    dress = outline(
        (88, 93),
        (93, 89, 98, 92),
        (103, 104, 102, 114),
        (108, 126, 110, 139),
        (94, 142, 80, 137),
        (86, 124, 87, 114),
        (84, 102, 88, 93),
    )
    shawl = outline(
        (86, 93), (95, 87, 101, 91), (110, 95, 125, 88), (121, 101, 110, 106), (98, 108, 90, 102), (85, 98, 86, 93)
    )
    shins = join(limb((89, 130, 3.4), (88, 139, 2.6)), limb((100, 130, 3.4), (100.4, 139, 2.6)))
    arm, low = limb((89, 96, 4.0), (79, 90, 3.0), (75, 79, 2.1)), limb((98, 97, 3.8), (104, 111, 3.0), (95, 118, 2.1))
    s.figure(
        [
            [(shins, mix(ink, key, 0.5))],
            [
                (dress, mix(DUSK, key, 0.3)),
                (both(dress, polygon((95, 84), (116, 84), (116, 146), (97, 146))), mix(ink, DUSK, 0.4)),
            ],
            [*skin(s, head, 0.42, 0.66), (head.eye, ink)],
            [
                (shawl, VIOLET),
                (both(shawl, polygon((84, 99), (104, 101), (128, 94), (128, 112), (84, 112))), mix(VIOLET, ink, 0.5)),
            ],
            [(scarf, VIOLET), (both(scarf, polygon((96, 68), (106, 68), (106, 94), (97, 94))), mix(VIOLET, ink, 0.45))],
            [(low, mix(VIOLET, ink, 0.2)), (small_hand(94, 118.4, 2.6, 170), mix(ink, key, 0.6))],
            [(arm, mix(VIOLET, s.haze, 0.1))],
        ],
        rim,
        (-1, -0.5),
        1.1,
    )
    s.figure([[(small_hand(75.4, 77.4, 3.6, -108), mix(ink, key, 0.62))]], rim, (-1, -0.5), 0.9)
    s.gem(ONYX, 73.4, 66.4, 8.8, 0, 1.6)
    s.figure([[(limb((72.6, 77, 1.5), (69.6, 73.6, 1.3)), mix(ink, key, 0.62))]], rim, (-1, -0.5), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-33": Picture(
        onyx_lava,
        ((85, 130), (67, 70), (75, 91), (104, 130)),
        "hooks a stone from lava",
        "foot of a volcano",
        "lava stream",
        seed=71,
    ),
    "b1-34": Picture(
        onyx_eclipse,
        ((52, 101), (79, 111), (97, 108), (88, 73)),
        "watches an eclipse",
        "bare hilltop",
        "corona round the stone",
        seed=72,
    ),
    "b1-38": Picture(
        onyx_barge,
        ((101, 101), (60, 65), (62, 97), (43, 76)),
        "poles a coal barge",
        "canal under a vault",
        "fire in a cage at the bow",
        seed=76,
    ),
    "b1-39": Picture(
        onyx_beam,
        ((93, 79), (80, 78), (78.4, 65.4), (42, 56)),
        "lifts a stone into the beam",
        "surf below a cliff",
        "beam of a lighthouse",
        seed=77,
    ),
}

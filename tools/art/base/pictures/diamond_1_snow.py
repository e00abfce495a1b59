"""Pictures of the diamond cards of level 1 in snow and ice."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, grip, hand, limb, mitten, profile, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.props import bars, lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    blob,
    both,
    box,
    chance,
    cut,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def diamond_ice(s: Gouache) -> None:
    """Level 1: a great block of ice hangs on its tongs before the low sun, the stone in its heart; two men haul, far off."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    s.wash(
        ALL, (0, 38), (0, 128), [mix(deep, ink, 0.2), mix(mid, deep, 0.25), mix(key, mid, 0.35), mix(key, haze, 0.5)]
    )
    s.rings(68, 108, (52, 42, 33), (mix(key, mid, 0.25), mix(key, haze, 0.3), mix(haze, pale, 0.4)))
    s.plane(
        polygon((-2, 122), (16, 112), (30, 120), (46, 116), (60, 123), (88, 123), (104, 115), (122, 121), (122, 140), (-2, 140)),
        mix(deep, mid, 0.3), mix(deep, key, 0.3), 112, 138,
    )  # fmt: skip
    # the lake: ice, and the black hole that the block came from
    s.fill(box(-4, 127, 124, 172), mix(haze, key, 0.18))
    s.stipple(box(-4, 127, 124, 172), mix(mid, deep, 0.2), (74, 138), (74, 172), 0.0, 0.6)
    hole = polygon((42, 139), (93, 137), (105, 155), (30, 158))
    s.fill(hole, ink)
    s.rim([hole], pale, (0, 1), 1.2)
    with s.clipped(hole):
        s.fill(polygon((40, 136), (96, 136), (98, 141), (36, 143.4)), mix(mid, haze, 0.3))
        bars(s, 68, mix(key, haze, 0.3), ((145, 12), (149, 18), (153, 9)), 1.4)
    _haulers(s)
    with s.moved(-6):
        _hanging_block(s)


def _hanging_block(s: Gouache) -> None:
    """Paint the block, clear as glass with the sun in it, its drops, and the tongs whose points bite its sides."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    front = polygon((47, 66), (92, 68), (90, 126), (48, 123))
    side = polygon((92, 68), (104, 62), (101, 117), (90, 126))
    top = polygon((47, 66), (60, 60.4), (104, 62), (92, 68))
    s.fill(side, mix(deep, mid, 0.5))
    s.fill(top, mix(haze, pale, 0.5))
    s.fill(front, mix(mid, haze, 0.25))
    with s.clipped(front):
        s.facets(
            70, 99, (35, 27, 18.4), (mix(haze, key, 0.35), mix(haze, pale, 0.5), mix(key, deep, 0.12)),
            ((0, 1), (48, 0.8), (95, 1.1), (150, 0.85), (200, 1), (250, 0.8), (300, 1.1)),
        )  # fmt: skip
        s.fill(polygon((47, 66), (60, 66), (50, 124), (46, 124)), haze, 0.8)
        s.fill(polygon((84, 66), (88, 66), (66, 128), (61, 128)), pale, 0.5)
        for crack in (((52, 76), (60, 84), (58, 92)), ((86, 112), (80, 106), (82, 100)), ((60, 118), (64, 112))):
            s.stroke(crack, deep, 0.8)
    with s.clipped(side):
        s.fill(polygon((92, 90), (104, 80), (104, 100), (90, 112)), mix(key, mid, 0.3))
    s.rim([front], pale, (-1, -0.6), 1.3)
    s.gem(DIAMOND, 70, 98, 9.8, 0, 1.6)
    for x, y, r in ((56, 130, 1.3), (74, 132, 1.6), (88, 131, 1.2), (74, 138, 1.0)):
        s.fill(outline((x, y - r * 2.6), (x + r * 1.5, y, x, y + r), (x - r * 1.5, y, x, y - r * 2.6)), deep)
    # the tongs, crossed over the block
    s.stroke([(75, 36), (75, 45)], ink, 1.6)
    s.figure(
        [
            [(ribbon([(64, 43, 1.4), (75, 52, 2.0), (99, 58, 2.2), (108, 68, 2.2), (107, 80, 1.8), (98.4, 83, 0.6)], 10), ink)],
            [(ribbon([(86, 43, 1.4), (75, 52, 2.0), (51, 58, 2.2), (41, 68, 2.2), (41, 81, 1.8), (49.6, 85, 0.6)], 10), ink)],
            [(oval(75, 52, 2.8), mix(key, ink, 0.3))],
        ],
        mix(key, haze, 0.4), (0, 1), 0.7,
    )  # fmt: skip
    s.stroke([(64, 43), (75, 38), (86, 43)], ink, 1.2)


def _haulers(s: Gouache) -> None:
    """Paint the rope that comes down from the crane and the two men who lean back on it."""
    ink = s.ink
    s.stroke([(88, 36), (107.4, 125), (112, 140), (104, 143, 100, 140)], ink, 0.8)
    for x, y in ((105.4, 115.6), (107.4, 125)):
        s.figure(
            [
                [(limb((x + 5.4, y + 8, 1.9), (x + 2.6, y + 11.6, 1.5), (x + 2.8, y + 17, 1.0)), ink)],
                [(limb((x + 6, y + 8, 1.9), (x + 6.6, y + 13, 1.5), (x + 5.4, y + 18, 1.0)), ink)],
                [(limb((x + 4.4, y + 2.4, 2.2), (x + 6, y + 8, 2.3)), ink)],
                [(limb((x + 4, y + 2, 1.3), (x + 1.6, y + 2.6, 1.1), (x, y, 1.0)), ink)],
                [(oval(x + 5, y - 1.6, 2.1), ink), (oval(x + 5.2, y - 2.6, 2.3, 1.5), s.key)],
            ],
            mix(s.haze, s.key, 0.3),
            (-1, -0.3),
            0.5,
        )


def diamond_flint(s: Gouache) -> None:
    """By night in the snow a tent glows: in it a prospector strikes sparks, which light his face, over a diamond."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.72), mix(mid, deep, 0.2)])
    for x, y, r in ((40, 46, 1.6), (58, 56, 1.2), (104, 46, 1.8), (116, 64, 1.2), (46, 70, 1.3), (88, 42, 1.1)):
        s.glint(x, y, r, haze)
    # peaks, firs under snow, the field
    s.plane(
        polygon((-4, 104), (18, 76), (30, 88), (48, 66), (62, 84), (80, 92), (124, 92), (124, 120), (-4, 120)),
        mix(deep, mid, 0.8),
        mix(mid, haze, 0.4),
        66,
        118,
    )
    s.plane(
        polygon((70, 108), (92, 76), (104, 88), (118, 70), (128, 82), (128, 120), (70, 120)),
        mix(deep, mid, 0.6),
        mix(mid, haze, 0.3),
        70,
        118,
    )
    for x, foot, high in ((36, 114, 26), (44, 112, 18), (118, 116, 34), (109, 113, 20)):
        for number in range(3):
            y, wide = foot - high * (0.12 + number * 0.26), high * (0.3 - number * 0.07)
            s.fill(polygon((x - wide, y), (x, y - high * 0.42), (x + wide, y)), mix(ink, deep, 0.3))
            s.fill(
                polygon(
                    (x - wide * 0.2, y - high * 0.3),
                    (x, y - high * 0.42),
                    (x + wide * 0.6, y - high * 0.16),
                    (x + wide * 0.1, y - high * 0.2),
                ),
                haze,
            )
    snow = outline((-4, 112), (34, 106, 70, 112), (100, 116, 124, 108), (124, 172), (-4, 172))
    s.fill(snow, mix(mid, haze, 0.6))
    s.stipple(snow, deep, (36, 138), (6, 160), 0.0, 0.5)
    # the light that the tent throws on the snow
    s.fill(
        outline((40, 150), (76, 138, 118, 148), (124, 160, 112, 172), (34, 172), (30, 160, 40, 150)),
        mix(haze, key, 0.3),
    )
    s.fill(outline((52, 152), (78, 144, 108, 151), (106, 162, 78, 163), (52, 162, 52, 152)), mix(haze, key, 0.1))
    # the tent: two sides, poles, ropes
    front = polygon((78, 58), (118, 154), (40, 154))
    s.fill(polygon((78, 58), (98, 66), (128, 142), (118, 154)), mix(ink, deep, 0.35))
    s.fill(front, mix(key, deep, 0.25))
    with s.clipped(front):
        s.rings(
            85,
            120,
            [48, 35, 23, 13],
            [mix(key, deep, 0.08), mix(key, haze, 0.25), mix(haze, key, 0.35), "#fffaf0"],
            0.6,
        )
        # the prospector, dark but where the sparks light him, and the map's table
        shade = mix(ink, key, 0.14)
        _prospector(s)
        s.fill(polygon((80, 146), (124, 143), (124, 150), (80, 152)), shade)
        for number in range(13):
            turn = -96 + number * 19
            s.stroke([around(91, 124, 2.6, turn), around(91, 124, 7 + 4.4 * (number % 3), turn)], "#ffffff", 0.9)
    s.rim([front], haze, (-1, -0.3), 1.0)
    s.stroke([(78, 58), (77, 104)], mix(key, ink, 0.3), 0.8)
    for start, end in (((78, 58), (40, 154)), ((78, 58), (118, 154))):
        s.fill(taper(start, 0.9, end, 1.1), ink)
    s.fill(taper((78, 58), 1.1, (81, 50), 0.9), ink)
    s.fill(taper((78, 58), 1.1, (75, 50), 0.9), ink)
    s.stroke([(78, 58), (34, 118)], ink, 0.7)
    s.figure(
        [[(outline((36, 155), (56, 149, 78, 152.6), (100, 156, 122, 150), (120, 158), (36, 160)), haze)]],
        "#ffffff",
        (0, -1),
        0.8,
    )
    # the stone on the map, in the light that it gives back
    s.fill(oval(101, 144.6, 11, 2.4, -2), mix(haze, key, 0.1))
    s.fill(oval(101, 144.6, 6, 1.5, -2), "#ffffff")
    s.gem(DIAMOND, 101, 138, 6.8, 0, 1.5)


def _prospector(s: Gouache) -> None:
    """Paint the prospector in his tent, half length: a cap of fur, a scarf, steel in one hand and flint in the other."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = mix(haze, key, 0.25)
    head = profile(67, 106, 18, 1, 12)
    cap = outline(
        *((59, 104), (57, 94, 67, 93.4), (77, 94, 77, 100.6), (72, 103, 67, 103.4), (67, 110, 62, 112.6)),
        (57.6, 110, 59, 104),
    )
    fur = ribbon([(58, 105, 2.4), (66, 103.6, 2.8), (77.6, 99.6, 2.4)], 8)
    body = outline((56, 123), (63, 113, 71, 117), (79, 130, 78, 160), (36, 160), (42, 136, 56, 123))
    scarf = outline((57, 117), (64, 122, 72, 115), (75, 120), (66, 129, 55, 122))
    tone = mix(ink, key, 0.62)
    coat, dark = mix(deep, ink, 0.3), mix(ink, deep, 0.3)
    steel = polygon((85, 118), (92, 115.6), (93.4, 119.6), (86, 123))
    flint = polygon((84, 128), (89, 125.6), (93, 128), (91, 132.6), (85, 132))
    s.figure(
        [
            [(limb((69, 125, 4.6), (79, 131, 3.8), (81, 125, 3.0)), dark)],
            [(steel, ink), (mitten(84, 120.6, 3.2, -26), mix(ink, key, 0.5))],
            [(body, coat), (both(body, placed(body, -14, 4)), dark)],
            [*skin(s, head, 0.4, 0.64), (head.eye, ink), (cap, mix(ink, key, 0.3)), (fur, mix(deep, haze, 0.55))],
            [(scarf, mix(key, haze, 0.15)), (drape(scarf, 63), mix(key, ink, 0.35))],
            [(flint, "#fffaf0"), (mitten(83, 130.4, 3.4, -8), tone)],
            [(limb((60, 128, 5.8), (64, 145, 4.8), (79, 133, 3.4)), coat)],
        ],
        rim,
        (1, -0.1),
        1.0,
    )


def diamond_dog(s: Gouache) -> None:
    """Up from a hole in the snow: a mountain dog has dug down to the stone, over the rim its master holds the lantern."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 136), [mix(ink, deep, 0.5), mix(deep, mid, 0.3)])
    lit = [mix(deep, key, 0.22), mix(deep, key, 0.5), mix(key, deep, 0.14), mix(key, haze, 0.35)]
    s.rings(42, 66, [58, 43, 29, 16], lit, 0.7)
    _master(s)
    # the walls of the hole, its rim warm in the lantern's light
    opening = blob(
        *((8, 70), (20, 44), (60, 34), (100, 42), (118, 70), (116, 100), (98, 122), (72, 128), (40, 122), (16, 104)),
        tension=0.9,
    )
    snow = cut(ALL, opening)
    s.fill(snow, mix(mid, haze, 0.45))
    s.stipple(snow, deep, (70, 134), (70, 176), 0.0, 0.45)
    for reach, tone in ((1.05, mix(haze, key, 0.16)), (1.025, "#fffaf2")):
        s.fill(cut(placed(opening, 66 * (1 - reach), 84 * (1 - reach), reach), opening), tone)
    for x, y, r in ((22, 118, 5), (112, 118, 5.4), (104, 128, 3.4), (36, 130, 4), (116, 134, 3)):
        s.figure([[(oval(x, y, r, r * 0.8), mix(mid, haze, 0.8))]], "#ffffff", (-0.3, -1), 0.8)
    _dog(s)
    hollow = outline((48, 146), (56, 130, 76, 131), (96, 132, 104, 148), (98, 164, 76, 164), (54, 164, 48, 146))
    s.fill(hollow, mix(deep, ink, 0.3))
    s.fill(placed(hollow, 76 * 0.28, 148 * 0.28, 0.72), ink)
    s.rim([hollow], "#ffffff", (0.2, 1), 1.2)
    s.gem(DIAMOND, 76, 144, 11.0, 0, 1.9)
    _paws(s)
    for x, y, r in (
        (58, 50, 1.3),
        (96, 50, 1.7),
        (108, 88, 2.0),
        (28, 92, 1.8),
        (84, 44, 1.0),
        (112, 62, 1.2),
        (20, 74, 1.2),
    ):
        s.fill(oval(x, y, r), "#fffaf2")


def _master(s: Gouache) -> None:
    """Paint the dog's master against the glow: a hooded head bent over the rim, the lantern let down before him."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(24, 65, 15, 1, 10, neck=0.2)
    hood = outline(
        (30, 57),
        (25, 50, 18, 54),
        (10, 59, 12, 70),
        (13, 80, 8, 86),
        (20, 88, 24, 80),
        (21, 72, 23, 65),
        (25, 59, 30, 57),
    )
    beard = outline((30.6, 68.6), (28, 71.6, 23.4, 69.6), (22.6, 76, 27, 79), (31.6, 78, 30.6, 68.6))
    robe = outline((12, 78), (20, 74, 28, 78), (38, 90, 40, 120), (-4, 120), (-4, 90, 12, 78))
    s.figure(
        [
            [(robe, mix(ink, key, 0.08))],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (beard, mix(haze, deep, 0.15)),
            ],
            [(hood, mix(ink, key, 0.12))],
            [
                (limb((20, 84, 5), (33, 86, 4.2), (40, 58, 2.6)), mix(ink, key, 0.2)),
                (mitten(40.4, 54, 3.2, -90), mix(ink, key, 0.6)),
            ],
        ],
        "#fff3df",
        (1, -0.1),
        1.0,
    )
    lamp(s, 41, 55, 2.0)


def _dog(s: Gouache) -> None:
    """Paint the dog's breast and its great head from below: white, a chestnut mask, ears that hang, its tongue out."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    white, shade, chestnut = "#fffaf0", mix(mid, haze, 0.35), mix(key, ink, 0.42)
    breast = outline((48, 92), (40, 108, 42, 136), (110, 136), (112, 108, 104, 92), (76, 80, 48, 92))
    head = outline(
        (54, 72),
        (58, 54, 77, 54),
        (96, 54, 100, 72),
        (103, 88, 98, 100),
        (94, 116, 77, 117),
        (60, 116, 56, 100),
        (51, 88, 54, 72),
    )
    ears = [
        outline((58, 60), (46, 58, 43, 74), (40, 92, 45, 104), (54, 100, 56, 84), (57, 72, 62, 64)),
        outline((96, 60), (108, 58, 111, 74), (114, 92, 109, 104), (100, 100, 98, 84), (97, 72, 92, 64)),
    ]
    mask = [
        outline((54, 72), (58, 54, 71, 54), (76, 66, 72, 80), (70, 92, 64, 97), (55, 100, 54, 86)),
        outline((100, 72), (96, 54, 83, 54), (78, 66, 82, 80), (84, 92, 90, 97), (99, 100, 100, 86)),
    ]
    light = (-0.9, -0.3)
    rim = mix("#ffffff", key, 0.2)
    s.figure(
        [
            [(breast, white), (both(breast, outline((77, 80), (90, 110, 84, 140), (120, 140), (116, 80))), shade)],
            [(ears[1], mix(chestnut, ink, 0.35))],
            [(ears[0], chestnut)],
            [(head, white), (both(head, box(86, 50, 110, 130)), shade)],
        ],
        rim,
        light,
        1.1,
    )
    for side, tone in zip(mask, (chestnut, mix(chestnut, ink, 0.3)), strict=True):
        s.fill(both(side, head), tone)
    s.stipple(both(mask[0], head), mix(chestnut, ink, 0.4), (58, 80), (74, 80), 0.0, 0.7)
    tongue = outline((71, 112), (72, 126, 78, 127.6), (84, 126, 83, 112))
    muzzle = outline(
        (62, 100),
        (64, 90, 77, 90),
        (90, 90, 92, 100),
        (93, 112, 84, 113.6),
        (79, 113, 77, 109.6),
        (75, 113, 70, 113.6),
        (61, 112, 62, 100),
    )
    s.figure([[(tongue, mix(key, "#d8506a", 0.45))]], None)
    s.stroke([(77.4, 113), (78, 121)], mix(key, ink, 0.35), 0.8)
    s.figure([[(muzzle, white), (both(muzzle, box(82, 86, 96, 118)), shade)]], rim, light, 0.9)
    nose = outline((69, 96), (72, 91.6, 77, 92), (82, 91.6, 85, 96), (84, 102, 77, 103.4), (70, 102, 69, 96))
    s.fill(nose, ink)
    s.fill(oval(73.6, 94.4, 2.2, 1.1, -14), mix(ink, haze, 0.6))
    s.stroke([(77, 103), (77, 109)], ink, 1.0)
    s.stroke([(64, 108), (70, 114.6, 77, 109), (84, 114.6, 90, 108)], ink, 0.9)
    for x in (64.6, 89.4):
        s.fill(oval(x, 81, 4.0, 4.4), ink)
        s.fill(oval(x - 1.3, 79.4, 1.3), "#ffffff")
        s.stroke([(x - 5, 75.4), (x, 72.4, x + 5, 75.4)], mix(ink, key, 0.2), 1.0)
    for x, y in ((66, 102), (69, 105.6), (88, 102), (85, 105.6)):
        s.fill(oval(x, y, 0.6), mix(ink, mid, 0.3))


def _paws(s: Gouache) -> None:
    """Paint the forepaws on both sides of the stone, and the snow that they have thrown up."""
    white, shade, rim = "#fffaf0", mix(s.mid, s.haze, 0.35), mix("#ffffff", s.key, 0.2)
    for x, side, tone in ((51, 1, white), (102, -1, shade)):
        fore = limb((x - side * 3, 112, 9), (x, 134, 8))
        s.figure([[(fore, tone)]], rim, (-0.9, -0.2), 0.9)
        for at in (-1, 1, 0):
            s.figure([[(oval(x + at * 6.0 + side, 139 + (0 if at else 2), 4.6, 5.6), tone)]], rim, (-0.6, -0.8), 0.8)
            s.fill(
                polygon(
                    (x + at * 6.0 + side - 1.2, 143.6), (x + at * 6.0 + side + 1.2, 143.6), (x + at * 6.0 + side, 147)
                ),
                s.ink,
            )


def diamond_sieve(s: Gouache) -> None:
    """Through the washer's own eyes: two fists lift a dripping sieve from a river of ice water, the sun cut by peaks."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 80), [mix(mid, haze, 0.25), "#fffdf6"])
    s.rings(74, 66, [31, 22, 14], [mix(haze, key, 0.2), mix(haze, key, 0.45), "#ffffff"])
    far = (
        (-4, 90),
        (-4, 66),
        (14, 52),
        (28, 66),
        (42, 56),
        (58, 72),
        (76, 62),
        (90, 72),
        (106, 52),
        (124, 68),
        (124, 90),
    )
    s.fill(polygon(*far), mix(mid, deep, 0.25))
    for x, y in ((14, 52), (42, 56), (106, 52)):
        s.fill(polygon((x, y), (x + 9, y + 9), (x + 3, y + 8), (x, y + 14), (x - 4, y + 8), (x - 9, y + 9)), "#fffdf6")
    s.fill(
        polygon((-4, 92), (-4, 80), (24, 74), (44, 82), (70, 78), (96, 83), (124, 74), (124, 92)), mix(deep, mid, 0.25)
    )
    # the river, dark under the peaks, and the sun's path on it
    s.wash(box(-4, 86, 124, 176), (0, 86), (0, 160), [mix(deep, mid, 0.75), mix(ink, deep, 0.75)])
    bars(s, 74, mix(haze, key, 0.3), ((89, 15), (93, 20), (98, 16)), 1.2)
    for x, y, wide in ((4, 96, 22), (98, 102, 26), (2, 112, 24), (34, 166, 26), (84, 150, 30), (6, 128, 18)):
        s.fill(polygon((x, y), (x + wide, y - 0.6), (x + wide - 3, y + 1.3), (x + 3, y + 1.1)), mix(mid, haze, 0.4))
    bank = outline((-4, 84), (16, 82, 36, 87), (20, 92, -4, 91))
    s.fill(bank, "#ffffff")
    s.fill(outline((124, 84), (108, 82, 92, 87), (108, 92, 124, 91)), "#ffffff")
    _lifted_sieve(s, 74, 112)
    light, rim = (0.2, -1), "#fffdf6"
    for side in (-1, 1):
        x, y = 74 + side * 31, 121
        tone = mix(ink, key, 0.56 if side > 0 else 0.5)
        s.figure([[(taper((x + side * 9, y + 13), 5.0, (x + side * 22, y + 44), 7.0), tone)]], rim, light, 0.8)
        sleeve = taper((x + side * 16, y + 27), 8.0, (x + side * 34, y + 66), 15)
        s.figure([[(sleeve, key), (drape(sleeve, x + side * 22 - 2, -6), mix(key, ink, 0.35))]], rim, light, 0.9)
        hand(s, grip(x, y, 0.66, -side * 38, side > 0), tone, rim, light, 0.7)


def _lifted_sieve(s: Gouache, x: float, y: float) -> None:
    """Paint a sieve held level over the water, its rim's middle at a point: mesh, gravel, the stone, strings of water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    for wide, high in ((33, 9), (24, 6), (14, 3.2)):
        s.line(oval(x, y + 44, wide, high), mix(mid, haze, 0.5), 1.0)
    lots = chance(39)
    for number in range(15):
        at = x - 27 + number * 3.9
        top = y + 12 + math.sqrt(max(0.0, 1 - ((at - x) / 36) ** 2)) * 14
        long = 10 + next(lots) * 16
        s.fill(taper((at, top), 0.8, (at, top + long), 0.35), mix(haze, "#ffffff", 0.6))
        s.fill(oval(at + 1, top + long + 4 + next(lots) * 5, 0.8, 1.3), "#ffffff")
    wall = outline(
        *((x - 36, y), (x - 36, y + 9), (x - 33, y + 27, x, y + 28), (x + 33, y + 27, x + 36, y + 9), (x + 36, y)),
    )
    s.figure([[(wall, mix(ink, key, 0.36)), (drape(wall, x - 8, -4), mix(ink, key, 0.22))]], "#fffdf6", (0.4, 1), 0.8)
    s.figure([[(oval(x, y, 37, 18.6), mix(ink, key, 0.5))]], "#fffdf6", (0, -1), 1.1)
    inside = oval(x, y + 0.6, 33, 15.6)
    s.fill(inside, mix(ink, deep, 0.25))
    with s.clipped(inside):
        for step in range(-8, 9):
            s.stroke([(x + step * 4.4 - 6, y - 18), (x + step * 4.4 + 6, y + 20)], mix(deep, ink, 0.25), 0.6)
            s.stroke([(x - 38, y + step * 2.3 - 3), (x + 38, y + step * 2.3 + 3)], mix(deep, ink, 0.25), 0.6)
        s.rings(x, y, [24, 17], [mix(deep, mid, 0.3), mix(haze, mid, 0.4)], 0.6)
        for number in range(26):
            reach, r = 0.42 + next(lots) * 0.56, 2.0 + next(lots) * 2.0
            px, py = around(x, y, 30 * reach, number * 137.5)
            pebble = oval(px, y + 2 + (py - y) * 0.46, r, r * 0.72, next(lots) * 60)
            s.figure(
                [[(pebble, mix(deep, mid, next(lots)) if number % 4 else mix(key, deep, 0.3))]], haze, (0, -1), 0.5
            )
    s.gem(DIAMOND, x, y - 4, 12, 6, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-01": Picture(
        diamond_ice,
        ((64, 98), (64, 82), (35, 82), (108, 117)),
        "hauls a block of ice",
        "lake cut open",
        "low sun through the ice",
        seed=33,
    ),
    "b1-02": Picture(
        diamond_flint,
        ((68, 106), (86, 122), (101, 138)),
        "strikes fire",
        "tent in a snowy valley",
        "sparks behind canvas",
        seed=34,
    ),
    "b1-04": Picture(
        diamond_dog,
        ((76, 144), (77, 97), (65, 81), (40, 62), (51, 138)),
        "digs in the snow",
        "hole in the snow, from below",
        "lantern over the rim",
        seed=36,
    ),
    "b1-08": Picture(
        diamond_sieve,
        ((74, 108), (43, 121), (105, 121)),
        "washes gravel",
        "river of ice water",
        "sun cut by peaks",
        seed=39,
    ),
}

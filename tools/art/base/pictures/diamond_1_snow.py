"""Pictures of the diamond cards of level 1 in snow and ice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, hand, limb, mitten, profile
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.props import bars, lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    blob,
    both,
    box,
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
        head = profile(66, 106, 17, 1, 14)
        hat = outline((54, 102), (58, 93, 68, 93), (78, 95, 78.6, 100), (66, 100, 54, 108))
        body = outline((58, 122), (64, 114, 72, 119), (80, 134, 78, 158), (40, 158), (46, 136, 58, 122))
        arms = join(
            limb((70, 124, 4.2), (78, 136, 3.4), (86, 126, 2.4)), limb((64, 124, 4.6), (68, 142, 3.6), (84, 131, 2.4))
        )
        flint = [
            polygon((85, 121), (91, 118.6), (92, 123), (87, 125.6)),
            polygon((84, 127.6), (92, 127), (91, 132), (85, 132)),
        ]
        for part in (head.head, hat, body, arms, *flint):
            s.fill(part, shade)
        warm = mix(ink, key, 0.62)
        s.fill(both(cut(head.head, head.shade), box(60, 98, 90, 130)), warm)
        s.fill(both(body, outline((72, 112), (73, 136, 71, 160), (90, 160), (90, 112))), mix(ink, key, 0.42))
        s.fill(both(arms, oval(93, 125, 15)), warm)
        for part in (head.head, hat, body, arms):
            s.rim([part], mix(haze, key, 0.45), (1, 0.1), 1.2)
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


def diamond_dog(s: Gouache) -> None:
    """In a blizzard below the hospice a monk lifts his lantern over his dog, and they dig a stone out of the snow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 136), [mix(ink, deep, 0.7), mix(deep, mid, 0.4)])
    peaks = polygon((-4, 112), (14, 66), (30, 88), (46, 74), (66, 100), (92, 58), (128, 96), (128, 140), (-4, 140))
    s.fill(peaks, mix(deep, mid, 0.55))
    s.fill(both(peaks, polygon((14, 60), (34, 74), (32, 112), (22, 96))), mix(deep, mid, 0.85))
    s.fill(both(peaks, polygon((92, 50), (130, 60), (128, 110), (104, 92))), mix(deep, mid, 0.85))
    s.rings(
        70,
        84,
        [52, 39, 27, 17],
        [mix(deep, key, 0.2), mix(deep, key, 0.42), mix(key, deep, 0.24), mix(key, haze, 0.2)],
        0.7,
    )
    with s.moved(-27, -9, 0.8, about=(48, 90)):
        _hospice(s)
    snow = outline((-4, 134), (30, 118, 62, 126), (92, 132, 128, 116), (128, 176), (-4, 176))
    s.fill(snow, mix(deep, mid, 0.72))
    s.fill(
        both(snow, outline((40, 116), (128, 104), (128, 146), (108, 160, 76, 158), (36, 156, 44, 116))),
        mix(key, haze, 0.32),
    )
    s.stipple(snow, deep, (46, 140), (14, 164), 0.0, 0.85)
    s.stipple(snow, deep, (104, 140), (126, 160), 0.0, 0.6)
    _monk(s)
    hollow = outline((56, 142), (62, 130, 76, 131), (92, 132, 94, 141), (88, 152, 74, 152), (58, 151, 56, 142))
    s.fill(hollow, mix(deep, ink, 0.45))
    s.fill(placed(hollow, 75 * 0.3, 140 * 0.3, 0.7), ink)
    s.rim([hollow], "#ffffff", (0.2, 1), 1.2)
    with s.moved(-22, 26, 0.8):
        _dog(s)
    s.gem(DIAMOND, 74, 137, 9.4, 0, 1.8)
    _digging_hand(s)
    front = outline((-4, 158), (30, 150, 60, 156), (88, 161, 106, 155), (116, 152, 128, 156), (128, 176), (-4, 176))
    s.fill(front, haze)
    s.rim([front], "#ffffff", (0, -1), 1.0)
    s.figure(
        [[(oval(x, y, r), haze)] for x, y, r in ((98, 150, 3.4), (104, 153, 4.4), (50, 153, 3.6))],
        "#ffffff",
        (-0.4, -1),
        0.6,
    )
    for x, y, long in ((52, 52, 15), (112, 48, 13), (96, 56, 9), (44, 96, 9), (122, 70, 11), (66, 46, 8), (118, 96, 8)):
        s.fill(taper((x, y), 0.9, (x - long, y + long * 0.34), 0.2), haze)


def _monk(s: Gouache) -> None:
    """Paint the monk: on one knee, the lantern in one lifted hand, the other arm down towards the hollow."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fff3df"
    dark = mix(ink, key, 0.06)
    head = profile(97, 78, 15.5, -1, -10, neck=0.22)
    hood = outline(
        *((91, 70), (93, 63.6, 101, 65.4), (110, 68, 108.4, 80), (108, 87, 111, 93), (102, 97, 95, 92)),
        *((99, 85, 98, 77), (96, 72, 91, 70)),
    )
    beard = outline((90.6, 80.6), (93, 83, 97, 82), (98, 88, 93.6, 90.4), (90, 89, 90.6, 80.6))
    robe = outline((97, 91), (108, 88, 113, 98), (122, 118, 124, 146), (78, 147), (80, 130, 92, 124), (90, 104, 97, 91))
    thigh = outline((92, 120), (84, 116, 80, 122), (77, 134, 78, 147), (96, 147), (98, 128, 92, 120))
    lifted = limb((99, 97, 5.0), (87, 96, 3.9), (76.6, 75, 2.5))
    s.figure(
        [
            [(lifted, mix(dark, deep, 0.3)), (mitten(75.6, 71.6, 3.0, -100), mix(ink, key, 0.58))],
            [(robe, dark), (drape(robe, 100, -4), mix(ink, key, 0.2))],
            [(thigh, mix(ink, key, 0.17))],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.64)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (beard, mix(haze, deep, 0.15)),
            ],
            [
                (hood, dark),
                (
                    both(hood, outline((90, 62), (97, 66), (99.6, 78), (97, 96), (92, 96), (90, 70))),
                    mix(ink, key, 0.24),
                ),
            ],
        ],
        rim,
        (-1, -0.3),
        1.0,
    )
    s.stroke([(91, 121), (100, 124, 116, 119)], haze, 1.2)
    s.stroke([(96, 122), (95, 131), (97, 138)], haze, 1.0)
    lamp(s, 75, 73, 2.3)


def _digging_hand(s: Gouache) -> None:
    """Paint the monk's other arm, and its hand at the edge of the hollow."""
    ink, key = s.ink, s.key
    sleeve = limb((103, 101, 5.6), (101, 121, 4.6), (92, 130, 3.6))
    s.figure(
        [
            [
                (sleeve, mix(ink, key, 0.12)),
                (both(sleeve, polygon((90, 90), (101, 100), (97, 121), (90, 128), (84, 120))), mix(ink, key, 0.24)),
            ]
        ],
        "#fff3df",
        (-1, -0.4),
        0.9,
    )
    fingers = [
        limb((91, 131, 2.4), (88, 133.4, 2.4)),
        *(limb((88, 132 + at, 1.3), (84.2, 133.6 + at * 1.5, 1.0)) for at in (-0.8, 1.0, 2.6)),
    ]
    hand(s, fingers, mix(ink, key, 0.6), "#fff3df", (-0.8, -1), 0.5)


def _hospice(s: Gouache) -> None:
    """Paint the house of the pass, far up, a window lit and snow on its roof."""
    ink, deep, key = s.ink, s.deep, s.key
    s.fill(polygon((37, 92), (37, 76), (59, 76), (59, 94)), mix(ink, deep, 0.3))
    s.fill(polygon((33.6, 77.6), (48, 66), (62.4, 77.6), (59, 78.6), (48, 70.4), (37, 78.6)), "#fffdf6")
    s.fill(box(43, 81, 47, 87), key)
    s.fill(box(51, 81, 55, 87), key)
    s.fill(outline((24, 98), (48, 86, 74, 98), (48, 94, 24, 98)), mix(s.mid, s.haze, 0.3))


def _dog(s: Gouache) -> None:
    """Paint a large mountain dog in profile, its head lowered over its forepaw: white, with a chestnut cloak and mask."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    white, shade, chestnut = "#fffaf0", mix(mid, haze, 0.35), mix(key, ink, 0.42)
    tail = ribbon(((45, 96, 3.6), (37, 98, 4.6), (31, 108, 5.0), (33, 119, 3.6), (39, 124, 0.8)), 10)
    trunk = outline(
        *((42, 100), (46, 88, 58, 89), (70, 90, 78, 87), (88, 83, 95, 90), (99, 100, 93, 112)),
        *((88, 124, 78, 121), (72, 122, 66, 118), (58, 122, 50, 120), (38, 118, 42, 100)),
    )
    cloak = both(trunk, outline((36, 84), (60, 82, 80, 84), (84, 96, 74, 103), (60, 112, 48, 106), (40, 112, 36, 84)))
    skull = outline(
        *((86, 88), (90, 79, 100, 82), (105, 84, 106, 90), (109, 96, 114, 101), (117, 105, 114, 109)),
        *((108, 113, 103, 110), (97, 110, 92, 107), (83, 100, 86, 88)),
    )
    mask = both(skull, outline((84, 76), (104, 78), (106, 90), (100, 94, 101, 100), (92, 112, 84, 104)))
    muzzle_shade = both(skull, outline((96, 108), (104, 106, 116, 108), (116, 116), (96, 116)))
    ear = outline((89, 86), (84, 88, 84, 97), (85, 106, 91, 104), (97, 98, 95, 87), (92, 84, 89, 86))
    hind = join(limb((50, 108, 9.4), (44, 124, 5.0), (48, 140, 3.8)), oval(50.6, 142, 5.4, 3.2))
    far_hind = join(limb((56, 110, 8), (58, 126, 4.6), (60, 138, 3.6)), oval(62, 139.6, 5, 3))
    fore = join(limb((80, 112, 7.4), (89, 125, 5.0), (92, 135, 4.2)), oval(93.6, 137.6, 5.6, 4.0, 24))
    far_fore = join(limb((80, 112, 6.6), (74, 128, 4.4), (74, 142, 4.0)), oval(76.4, 144, 5.4, 3.2))
    s.figure(
        [
            [(tail, chestnut), (both(tail, oval(36, 122, 6, 6)), shade)],
            [(far_hind, shade)],
            [(far_fore, shade)],
            [(hind, white), (both(hind, box(30, 96, 46, 134)), shade)],
            [
                (trunk, white),
                (both(trunk, outline((40, 110), (64, 104, 94, 114), (92, 126), (40, 126))), shade),
                (cloak, chestnut),
            ],
            [(fore, white), (both(fore, polygon((66, 100), (78, 108), (86, 130), (80, 140), (66, 140))), shade)],
            [(skull, white), (muzzle_shade, shade), (mask, chestnut)],
        ],
        "#ffffff",
        (1, 0.3),
        1.0,
    )
    s.figure([[(ear, mix(chestnut, ink, 0.5))]], mix(key, haze, 0.3), (1, -0.3), 0.7)
    s.fill(oval(114.2, 103.4, 2.7, 2.3, 40), ink)
    s.stroke([(112, 109), (107, 108.6, 104, 105.6)], ink, 0.8)
    s.fill(oval(102.4, 92.6, 1.6, 1.3, 30), ink)
    s.fill(oval(102.8, 92.2, 0.5), "#ffffff")


def diamond_sieve(s: Gouache) -> None:
    """A woman kneels at a river of ice water and washes gravel; the sun comes over the peaks behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [mix(mid, haze, 0.25), "#fffdf6"])
    # sun cut by the ridge
    s.rings(62, 70, [30, 21, 13], [mix(haze, key, 0.14), mix(haze, key, 0.3), "#ffffff"])
    for points, tone in (
        (
            (
                *((-4, 108), (-4, 74), (14, 58), (26, 72), (42, 62), (56, 82), (72, 66), (88, 84), (104, 60)),
                *((124, 78), (124, 108)),
            ),
            mix(mid, deep, 0.1),
        ),
        (((-4, 118), (20, 92), (40, 104), (60, 92), (84, 106), (104, 92), (124, 104), (124, 122)), mix(deep, mid, 0.3)),
    ):
        s.fill(polygon(*points), tone)
    s.fill(polygon((14, 58), (26, 72), (20, 71), (16, 78), (10, 70), (4, 72)), "#fffdf6")
    s.fill(polygon((104, 60), (114, 71), (107, 70), (103, 78), (97, 71), (92, 76)), "#fffdf6")
    s.fill(polygon((42, 62), (49, 72), (43, 71), (37, 73)), "#fffdf6")
    # the river comes towards us in a bend, its bank on the right
    s.fill(box(-4, 112, 124, 172), mix(haze, mid, 0.3))
    river = outline(
        *((46, 112), (72, 114, 96, 112), (66, 119, 76, 128), (84, 138, 80, 150), (84, 160, 100, 172)),
        *((-4, 172), (-4, 152), (16, 142, 34, 128), (56, 120, 46, 112)),
    )
    s.fill(river, mix(deep, mid, 0.55))
    s.stipple(river, ink, (70, 120), (60, 168), 0.0, 0.6)
    for x, y, wide in ((58, 116, 16), (26, 144, 18), (56, 150, 20), (58, 162, 26), (34, 158, 12)):
        s.fill(polygon((x, y), (x + wide, y - 0.6), (x + wide - 3, y + 1.3), (x + 3, y + 1.1)), haze)
    for x, y, r in ((10, 132, 8), (26, 126, 6), (116, 122, 7), (92, 158, 8)):
        s.fill(
            blob(
                *((x - r, y), (x, y - r * 0.8), (x + r, y - 1), (x + r * 0.6, y + r * 0.5)),
                (x - r * 0.7, y + r * 0.5),
                tension=1.0,
            ),
            mix(ink, deep, 0.5),
        )
        s.fill(oval(x - r * 0.2, y - r * 0.45, r * 0.6, r * 0.25), haze)
    # the woman: on her knees at the edge, her back one curve, both arms down to the pan
    head = profile(70, 82, 12.6, -1, -24)
    kerchief = outline(
        (63.6, 77.6), (66, 71, 73, 73.4), (81, 77, 80, 86), (82, 91, 83, 95), (76, 92, 76, 85), (71, 80, 63.6, 77.6)
    )
    back = outline((74, 92), (84, 84, 95, 93), (105, 104, 105, 121), (97, 128, 89, 121), (86, 108, 75, 101), (74, 92))
    skirt = outline(
        *((90, 116), (102, 109, 106, 119), (111, 131, 106, 143), (96, 147, 82, 145), (74, 144, 77, 137)),
        (87, 130, 90, 116),
    )
    foot = polygon((98, 138), (109, 138, 2), (114, 134.6, 1.4), (116.6, 137, 1.4), (113, 144.4, 2), (98, 145))
    near = limb((81, 98, 3.8), (75, 113, 3.0), (65, 125, 2.2))
    far = limb((78, 97, 3.4), (66, 108, 2.7), (50, 120, 2.0))
    s.figure(
        [
            [(far, mix(ink, key, 0.4)), (mitten(48, 121, 2.5, 130), mix(ink, key, 0.5))],
            [(foot, mix(ink, key, 0.44))],
            [(skirt, mix(ink, deep, 0.3)), (both(skirt, polygon((96, 90), (124, 90), (124, 150), (94, 150))), ink)],
            [(back, haze), (both(back, polygon((97, 84), (120, 84), (120, 130), (91, 130))), mix(haze, deep, 0.42))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.5)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
            ],
            [(kerchief, mix(ink, deep, 0.5))],
        ],
        "#fffdf6",
        (-1, -0.5),
        1.0,
    )
    # the pan half under water, rings round it
    for wide, high in ((20, 7.4), (16.6, 6)):
        s.line(oval(55, 130, wide, high), haze, 0.7)
    s.figure(
        [[(oval(55, 126, 16.4, 8.4), mix(ink, key, 0.25)), (oval(55, 125, 14, 6.6), mix(ink, deep, 0.2))]],
        haze,
        (-0.5, -1),
        0.8,
    )
    for x, y in ((47, 126.4), (63, 127), (51, 128.6), (59, 128.8)):
        s.fill(oval(x, y, 1.6, 1.2), mix(ink, deep, 0.6))
    s.gem(0, 55, 120.6, 7.8, 6, 1.6)
    water = cut(oval(55, 131, 15, 5.4), oval(55, 126, 14, 5.0))
    s.fill(water, mix(deep, mid, 0.3))
    s.stroke([(41.4, 128), (55, 134, 68.6, 128)], haze, 0.9)
    s.figure(
        [[(near, mix(ink, key, 0.44)), (mitten(64, 126, 2.6, 140), mix(ink, key, 0.56))]], "#fffdf6", (-1, -0.5), 1.0
    )


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
        ((75, 138), (92, 79), (75, 72), (86, 134), (62, 104)),
        "digs in the snow",
        "alpine pass",
        "lantern over the hollow",
        seed=36,
    ),
    "b1-08": Picture(
        diamond_sieve, ((69.0, 83.0), (55.0, 122.0)), "washes gravel", "river of ice water", "sun cut by peaks", seed=39
    ),
}

"""Pictures of the diamond cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, from_above, leg, limb, mitten, profile, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
    around,
    blob,
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


def diamond_hall(s: Gouache) -> None:
    """Level 1, a wide place: a boy lifts his lamp before a crystal as tall as a church."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(ink, deep, 0.75), mix(deep, mid, 0.6)])
    # two shafts fall through the roof
    for a, b, c, d, k in ((40, 58, 22, 48, 0.34), (92, 104, 104, 126, 0.30)):
        tone = mix(mix(ink, deep, 0.9), mid, k + 0.3)
        s.fill(polygon((a, 30), (b, 30), (d, 146), (c, 146)), tone)
        s.stipple(
            polygon((a - 8, 30), (a, 30), (c, 146), (c - 10, 146)),
            tone,
            ((a + c) / 2 - 10, 86),
            ((a + c) / 2 + 2, 90),
            0.0,
            0.6,
        )
    far = (mix(deep, mid, 0.9), mix(deep, mid, 0.45), mix(mid, haze, 0.2))
    for x, y, lean, w, length in ((34, 140, 10, 5, 92), (116, 140, -9, 5, 84)):
        prism(s, x, y, lean, w, length, far)
    # the great crystal: the one light mass, three facets and a crown
    left = polygon((50, 146), (55, 86), (82, 40), (71, 72), (67, 146))
    front = polygon((67, 146), (71, 72), (82, 40), (99, 60), (102, 146))
    side = polygon((102, 146), (99, 60), (82, 40), (107, 76), (112, 146))
    for x, y, lean, w, length, k in ((46, 146, -7, 5.5, 56, 0), (112, 146, 10, 5, 50, 1)):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            (
                (mix(mid, haze, 0.45), mix(deep, mid, 0.8), mix(mid, haze, 0.75)),
                (mix(deep, mid, 0.75), mix(deep, mid, 0.3), mix(mid, haze, 0.1)),
            )[k],
            0.3,
        )
    s.fill(left, mix(mid, haze, 0.66))
    s.fill(front, "#fffdf6")
    s.fill(side, mix(deep, mid, 0.55))
    s.fill(polygon((55, 86), (82, 40), (71, 72)), mix(haze, mid, 0.24))
    s.fill(polygon((71, 72), (82, 40), (99, 60)), mix(haze, mid, 0.10))
    s.fill(polygon((99, 60), (82, 40), (107, 76)), mix(deep, mid, 0.8))
    s.stipple(left, deep, (60, 104), (54, 148), 0.0, 0.55)
    s.stipple(front, mid, (86, 96), (86, 142), 0.0, 0.7)
    s.stipple(side, mid, (99, 100), (110, 102), 0.65, 0.0)
    s.facets(
        95,
        66,
        (13,),
        (mix(ink, deep, 0.55),),
        [(a, (1.0, 0.86, 1.1, 0.9)[i % 4]) for i, a in enumerate(range(-90, 270, 36))],
        0,
    )
    s.fan(95, 66, 27, [(-72, -66), (-38, -33), (-6, -1), (28, 33)], haze, 0.75)
    s.fan(95, 66, 25, [(104, 110), (140, 145), (176, 181), (208, 213)], mid, 0.75)
    near = (mix(deep, mid, 0.30), mix(ink, deep, 0.7), mix(mid, haze, 0.10))
    for x, y, lean, w, length in (
        (29, 152, 2, 8, 80),
        (17, 152, 12, 8, 112),
        (41, 152, -9, 5, 42),
        (116, 150, 2, 6, 66),
        (123, 150, -8, 7, 104),
        (107, 148, 14, 4, 26),
    ):
        prism(s, x, y, lean, w, length, near)
    s.gem(0, 95, 66, 7.6, glint=1.5)
    # ledge
    floor = polygon((-4, 142), (28, 132), (62, 127.5), (90, 128.5, 5), (100, 139), (124, 136), (124, 170), (-4, 170))
    s.fill(floor, ink)
    s.stipple(
        both(floor, polygon((40, 124), (96, 124), (90, 150), (20, 150))),
        mix(deep, key, 0.35),
        (72, 124),
        (64, 146),
        0.9,
        0.0,
    )
    dark = (mix(ink, deep, 0.40), ink, mix(ink, deep, 0.8))
    for x, y, lean, w, length in (
        (10, 174, 2, 9, 118),
        (-2, 172, 14, 8, 90),
        (24, 174, -10, 6, 56),
        (38, 176, -16, 5, 34),
        (112, 178, 8, 8, 58),
        (122, 176, -6, 7, 96),
        (99, 180, 20, 5, 30),
    ):
        prism(s, x, y, lean, w, length, dark)
    # the boy
    h = 8.2
    with s.moved(8.5, 0.5):
        head, _shade, wedge, _eye = profile(61.5, 80.5, h, 1, -16)
        cloak = polygon((57, 86, 2), (64.6, 85, 2), (71.5, 128.5), (46, 128.5), (55, 98))
        back = polygon((46, 84), (57.6, 86), (59, 100), (54, 129), (40, 129), (50, 100))
        hood = outline(
            (56.6, 87), (54.4, 77, 61.4, 74.8), (64, 75.4, 64.7, 77.8), (61.6, 79.4, 61.6, 83.4), (62, 86.4, 64, 87.2)
        )
        pack = polygon((47.6, 88, 2), (57.4, 86.4, 2), (57, 104, 3), (45.6, 103, 3))
        arm = join(taper((61.6, 88.4), 2.6, (69, 82.4), 2.0), taper((69, 82.4), 2.0, (73.4, 71.4), 1.4))
        coat = mix(ink, key, 0.20)
        s.rings(74.6, 77.4, [7.6, 5], [mix(haze, key, 0.55), mix(key, "#fff3c8", 0.35)], 0.7)
        s.figure(
            [
                [(pack, mix(ink, deep, 0.2))],
                [
                    (join(taper((54, 126), 2.4, (52, 131), 2.0), taper((67, 126), 2.4, (69.4, 131), 2.0)), ink),
                    (cloak, coat),
                    (both(cloak, back), ink),
                    (head, mix(ink, key, 0.42)),
                    (both(head, wedge), mix(haze, key, 0.45)),
                    (hood, coat),
                ],
                [(arm, coat), (oval(73.6, 71, 1.6), mix(key, ink, 0.3))],
            ],
            rim=key,
            light=(1, -0.5),
            width=0.95,
        )
        lamp(s, 74.4, 71.4, 1.25)


def diamond_ice(s: Gouache) -> None:
    """A lake cut open: above the ice a cutter bears down on his saw, in the ice a frozen stone, below the dark water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # morning: the sun low over snow fields and a far row of firs
    s.wash(ALL, (0, 38), (0, 96), [mix(mid, haze, 0.25), mix(haze, key, 0.12), "#fffaf0"])
    s.rings(98, 88, [34, 25, 17], [mix(haze, key, 0.2), mix(haze, key, 0.42), "#fffdf6"], 0.6)
    s.plane(
        outline((-4, 82), (20, 70, 44, 80), (70, 88, 96, 82), (112, 76, 124, 82), (124, 98), (-4, 98)),
        mix(mid, deep, 0.1),
        mix(mid, haze, 0.5),
        72,
        98,
    )
    for x, high in ((36, 9), (42, 12), (47, 8), (108, 8), (114, 11), (119, 9)):
        s.fill(polygon((x - high * 0.3, 86), (x, 86 - high), (x + high * 0.3, 86)), mix(deep, mid, 0.25))
    # the water: stepped light under the hole, weeds, fish
    s.wash(box(-4, 112, 124, 172), (0, 112), (0, 168), [mix(deep, mid, 0.35), mix(ink, deep, 0.35)])
    for points, alpha in (
        (((56, 118), (72, 118), (96, 172), (60, 172)), 0.5),
        (((76, 118), (84, 118), (122, 172), (106, 172)), 0.35),
    ):
        s.shaft(polygon(*points), haze, alpha, (66, 118), (84, 172))
    for x, y, k, flip in ((52, 150, 1.0, False), (64, 157, 0.8, False), (106, 144, 0.9, True)):
        fish = join(
            outline((-7, 0), (0, -4.4, 7, 0), (0, 4, -7, 0)), polygon((-5, 0), (-11, -3.6), (-9.6, 0), (-11, 3.6))
        )
        s.fill(placed(fish, x, y, k, 0, flip), mix(ink, deep, 0.2))
    # the ice: a slab with a bright edge, its bubbles and cracks
    slab = outline((-4, 97), (40, 94), (62, 96), (124, 95), (124, 120), (96, 123), (70, 119), (40, 124), (-4, 120))
    s.fill(slab, mix(haze, mid, 0.2))
    s.fill(both(slab, polygon((64, 90), (128, 90), (128, 112), (64, 108))), "#fffdf6")
    s.stipple(slab, mix(mid, deep, 0.1), (0, 114), (0, 124), 0.0, 0.8)
    for x, y, r in ((40, 106, 1.4), (46, 112, 1.0), (50, 103, 1.2), (108, 106, 1.3), (113, 112, 1.0), (36, 114, 0.9)):
        s.line(oval(x, y, r), mix(mid, deep, 0.2), 0.6)
    for line in (
        [(74, 97), (78, 103), (76, 110)],
        [(108, 96), (104, 103), (110, 116)],
        [(54, 97), (57, 104), (52, 114)],
    ):
        s.stroke(line, mix(mid, haze, 0.1), 0.8)
    s.rim([slab], "#ffffff", (0, -1), 1.4)
    # the cut and the saw in it
    s.fill(polygon((62, 94), (67.6, 94), (69.6, 122), (65, 122)), mix(deep, ink, 0.2))
    teeth: list[Point] = []
    for number in range(15):
        y = 92 + number * 3.4
        teeth += [(60.4 + (y - 92) * 0.1, y), (57.6 + (y - 92) * 0.1, y + 2.6)]
    blade = polygon((58, 70), (67, 70), (74.6, 146), (69, 148), *reversed(teeth))
    s.figure(
        [[(blade, mix(deep, mid, 0.7)), (both(blade, box(40, 120, 90, 150)), mix(deep, ink, 0.1))]],
        "#ffffff",
        (1, -0.2),
        0.8,
    )
    # the cutter: both hands on the bar, his weight thrown on it
    head = profile(52, 50, 13, 1, 26)
    cap = outline((45, 49), (45, 41, 53, 41), (60, 42.6, 59.4, 47), (52, 47, 48, 54))
    scarf = outline((43, 58), (50, 58, 55, 61), (54, 65, 48, 66), (42, 64, 43, 58))
    coat = outline((36, 66), (42, 58, 52, 63), (57, 74, 50, 88), (34, 86), (33, 76, 36, 66))
    bar = taper((54, 71), 1.6, (71, 68.6), 1.6)
    s.figure(
        [
            [(leg((45, 84), (55, 88), (51, 95), (56, 96.4), 0.8), mix(ink, deep, 0.3))],
            [(leg((39, 84), (38, 90), (33, 95.6), (38, 96.6), 0.8), ink)],
            [
                (limb((49, 66, 3.8), (59, 66, 3.0), (67, 68, 2.2)), mix(ink, deep, 0.2)),
                (mitten(68, 67.6, 2.7, 20), mix(ink, key, 0.5)),
            ],
            [(coat, mix(ink, deep, 0.5)), (drape(coat, 43, -1), ink)],
            [
                *skin(s, head, 0.32, 0.56),
                (head.eye, ink),
                (cap, key),
                (scarf, key),
                (both(scarf, box(40, 56, 47, 68)), mix(key, ink, 0.4)),
            ],
            [(bar, mix(ink, key, 0.3))],
            [
                (limb((42, 67, 4.2), (46, 79, 3.4), (57, 72, 2.4)), mix(ink, deep, 0.65)),
                (mitten(58, 71, 2.8, 0), mix(ink, key, 0.56)),
            ],
        ],
        "#fffdf6",
        (1, -0.5),
        0.9,
    )
    # the stone in the slab
    hollow = polygon((82, 102), (90, 97.6), (100, 99), (104, 108), (98, 117), (86, 116))
    s.fill(hollow, ink)
    s.rim([hollow], mix(mid, haze, 0.4), (-0.6, -1), 0.9)
    s.gem(DIAMOND, 93, 107.6, 7.2, 0, 1.6)
    for turn in (-160, -118, -60, -15, 40, 140):
        s.stroke([around(93, 107.6, 12, turn), around(93, 107.6, 16, turn)], mix(mid, deep, 0.1), 0.8)


def diamond_flint(s: Gouache) -> None:
    """By night in the snow a tent glows: on its canvas the shadow of a prospector who strikes sparks over a stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.25), mix(deep, mid, 0.3)])
    for x, y, r in ((40, 46, 1.6), (58, 56, 1.2), (104, 46, 1.8), (116, 64, 1.2), (46, 70, 1.3), (88, 42, 1.1)):
        s.glint(x, y, r, haze)
    # peaks, firs under snow, the field
    s.plane(
        polygon((-4, 104), (18, 76), (30, 88), (48, 66), (62, 84), (80, 92), (124, 92), (124, 120), (-4, 120)),
        mix(deep, mid, 0.55),
        mix(mid, haze, 0.2),
        66,
        118,
    )
    s.plane(
        polygon((70, 108), (92, 76), (104, 88), (118, 70), (128, 82), (128, 120), (70, 120)),
        mix(deep, mid, 0.35),
        mix(mid, haze, 0.1),
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
    s.fill(snow, mix(mid, haze, 0.3))
    s.stipple(snow, deep, (40, 130), (10, 156), 0.0, 0.7)
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
        # his shadow, sharp and large, and that of the map's table
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
    # the stone on the map
    s.fill(oval(101, 138, 8.6), ink)
    s.gem(DIAMOND, 101, 138, 6.8, 0, 1.5)


def diamond_chalk(s: Gouache) -> None:
    """A carrier climbs the stair of a chalk cliff under a heaped basket, its strap over his brow; noon on the wall."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, haze)
    # the cliff: one white face, one face in shade, beds of flint
    shade = polygon((98, 30), (124, 30), (124, 160), (92, 160), (100, 120), (94, 84), (104, 58))
    s.fill(shade, mix(mid, deep, 0.2))
    s.stipple(shade, haze, (94, 90), (116, 90), 0.7, 0.0)
    left = polygon((-4, 30), (44, 30), (36, 62), (42, 90), (30, 130), (30, 172), (-4, 172))
    s.fill(left, mix(mid, haze, 0.2))
    s.stipple(left, haze, (42, 80), (20, 80), 0.75, 0.0)
    for y, x0, x1 in ((52, 46, 74), (58, 60, 92), (112, 92, 116), (84, 38, 52), (74, 100, 120)):
        s.fill(polygon((x0, y), (x1, y - 2.4), (x1 - 3, y), (x0 + 4, y + 2)), mix(mid, deep, 0.3))
    # the stair climbs to the left
    treads = ((104, 154), (82, 144), (60, 134), (38, 124))
    stair = polygon(
        (124, 172), (124, 154), (98, 154), (98, 144), (76, 144), (76, 134), (54, 134), (54, 124), (20, 124), (20, 172)
    )
    s.fill(stair, mix(deep, ink, 0.3))
    s.stipple(stair, ink, (80, 136), (60, 170), 0.0, 0.7)
    for x, y in treads:
        s.fill(polygon((x - 7, y), (x + 18, y), (x + 16, y + 2.4), (x - 6, y + 2.4)), "#fffdf6")
    _chalk_carrier(s)
    s.fill(oval(98, 63, 9.4), ink)
    s.gem(DIAMOND, 98, 63, 7.2, 10, 1.5)


def _chalk_carrier(s: Gouache) -> None:
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(66, 66, 15, -1, -16)
    cap = outline((58, 62), (59, 54, 67, 53), (75, 54, 75, 64), (71, 66, 70, 61), (64, 60, 58, 62))
    vest = polygon((66, 80, 5), (80, 80, 5), (84, 98), (82, 114, 3), (68, 113, 3), (66, 98))
    basket = polygon((82, 74, 2), (112, 70, 2), (107, 112, 5), (86, 114, 5))
    lumps = [
        polygon((x - r, y + r), (x - r * 0.9, y - r * 0.3), (x, y - r), (x + r, y - r * 0.2), (x + r, y + r))
        for x, y, r in ((88, 72, 6), (108, 69, 5.6), (98, 66, 8))
    ]
    s.figure(
        [
            [(limb((77, 112, 6), (84, 131, 4.4), (90, 152, 2.8), (84, 153, 2.2)), ink)],
            *([(lump, mix(mid, haze, 0.5)), (both(lump, placed(lump, 4, 3)), mid)] for lump in lumps),
            [
                (basket, mix(key, ink, 0.5)),
                (both(basket, polygon((98, 60), (120, 60), (120, 120), (96, 120))), mix(key, ink, 0.68)),
            ],
            [(limb((74, 112, 6.4), (60, 117, 4.8), (62, 132, 2.8), (55, 133, 2.2)), mix(ink, deep, 0.35))],
            [(vest, key), (both(vest, polygon((76, 70), (92, 70), (92, 120), (75, 120))), mix(key, ink, 0.4))],
            [*skin(s, head, 0.24, 0.46), (head.eye, ink), (cap, mix(haze, mid, 0.2))],
            [(taper((45, 66), 1.1, (51, 124), 1.3), ink)],
            [
                (limb((71, 86, 4.4), (58, 101, 3.4), (49, 91, 2.4)), mix(ink, key, 0.4)),
                (mitten(48, 90, 2.8, 200), mix(ink, key, 0.5)),
            ],
        ],
        "#fffdf6",
        (-0.8, -0.9),
        1.0,
    )
    s.stroke([(60, 62.6), (72, 68, 90, 76)], ink, 1.3)
    for y in (84, 95):
        s.stroke([(84, y), (97, y + 1.6, 109, y - 3)], mix(ink, key, 0.2), 1.2)
    s.stipple(vest, haze, (68, 84), (80, 110), 0.5, 0.1)


def diamond_dog(s: Gouache) -> None:
    """A monk's dog digs a chest from a drift on a pass; he holds the lantern over it in the blizzard."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(deep, ink, 0.35), mix(deep, mid, 0.35)])
    for y, k in ((48, 0.16), (62, 0.28), (78, 0.4), (96, 0.5)):
        s.fill(outline((-4, y), (40, y - 12, 124, y + 8), (124, y + 13), (40, y - 6, -4, y + 6)), mix(deep, mid, k))
    # the bell of the hospice, far off
    s.fill(polygon((30, 100), (30, 70), (37, 60), (44, 70), (44, 100)), mix(deep, ink, 0.5))
    s.fill(arch(34, 40, 76, 86), key)
    s.rings(91, 76, [42, 29, 17], [mix(deep, key, 0.5), mix(key, haze, 0.4), mix(haze, key, 0.12)], 0.7)
    drift = outline((-4, 128), (30, 106, 60, 116), (84, 124, 124, 96), (124, 172), (-4, 172))
    _monk(s)
    lamp(s, 91, 68, 2.0)
    s.fill(drift, mix(mid, haze, 0.55))
    # the chest, half out of the snow
    chest = polygon((92, 98), (116, 92), (122, 118), (98, 126))
    s.figure(
        [[(chest, mix(key, ink, 0.55)), (both(chest, polygon((90, 92), (118, 86), (120, 98), (92, 105))), ink)]],
        haze,
        (-0.6, -1),
        0.9,
    )
    s.stroke([(96, 109), (120, 102)], mix(key, ink, 0.8), 1.4)
    s.fan(104, 94, 18, [(-150, -142), (-112, -105), (-76, -68), (-40, -32)], haze, 0.9)
    s.gem(DIAMOND, 104, 94, 7.2, -12, 1.5)
    _dog(s)
    front = outline((-4, 150), (30, 132, 66, 146), (96, 150, 124, 124), (124, 172), (-4, 172))
    s.fill(front, haze)
    s.stipple(front, mid, (80, 138), (40, 170), 0.0, 0.7)
    lots = chance(7)
    for _ in range(34):
        s.fill(oval(36 + 86 * next(lots), 40 + 104 * next(lots), 0.6 + 0.7 * next(lots)), "#fffdf6")


def _monk(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(64, 67, 15, 1, 12)
    hood = outline((70, 60), (66, 54, 59, 56), (50, 60, 51, 76), (53, 86, 60, 86), (60, 78, 60, 72), (61, 64, 70, 60))
    robe = outline((54, 82), (62, 78, 70, 84), (78, 110, 78, 140), (34, 140), (40, 104, 54, 82))
    s.figure(
        [
            [(robe, mix(ink, deep, 0.3)), (drape(robe, 56, -4), ink)],
            [*skin(s, head, 0.34, 0.62), (head.eye, ink), (hood, mix(ink, deep, 0.55))],
            [
                (limb((63, 90, 5.4), (76, 96, 4.4), (88, 72, 2.8)), mix(ink, deep, 0.5)),
                (mitten(89, 68.6, 3, -70), mix(ink, key, 0.62)),
            ],
        ],
        haze,
        (1, -0.2),
        1.05,
    )


def _dog(s: Gouache) -> None:
    """Paint a mountain dog that digs to the right: white with coral patches, its ear and muzzle in ink."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    white, dusk = mix(haze, "#ffffff", 0.4), mix(mid, haze, 0.25)
    tail = ribbon(((46, 118, 3.4), (37, 110, 3.0), (36, 98, 2.4), (43, 92, 0.8)))
    body = blob((42, 124), (46, 112), (60, 106), (74, 106), (84, 112), (84, 126), (72, 136), (54, 138), (44, 134))
    saddle = both(body, blob((46, 104), (66, 100), (76, 108), (70, 120), (54, 122), (44, 116)))
    skull = blob((80, 108), (78, 99), (84, 93), (92, 95), (96, 102), (102, 108), (100, 114), (92, 115), (85, 116))
    ear = outline((82, 95), (76, 98, 76, 108), (80, 111, 84, 106), (88, 99, 82, 95))
    s.figure(
        [
            [(tail, dusk)],
            [(limb((80, 122, 5.6), (92, 132, 3.8), (103, 127, 2.8)), dusk)],
            [(limb((50, 128, 8), (44, 142, 4.6), (50, 154, 3.4)), dusk)],
            [(body, white), (saddle, key), (both(body, polygon((40, 126), (88, 124), (88, 142), (40, 142))), dusk)],
            [(limb((76, 120, 6.2), (84, 138, 4), (97, 139, 3)), white)],
            [(skull, white), (both(skull, polygon((76, 90), (92, 90), (88, 104), (78, 116))), key)],
        ],
        "#ffffff",
        (0.8, -0.8),
        0.9,
    )
    s.fill(ear, mix(key, ink, 0.6))
    s.fill(oval(91.4, 101, 1.5), ink)
    s.fill(oval(101, 109, 2.2, 1.7), ink)


def diamond_salt(s: Gouache) -> None:
    """From above: in a mosaic of salt pans a raker draws the white crop together; in the heap a stone, behind her a long shadow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # dikes, and pans that mirror the sky of sunrise: each its own tone
    s.fill(ALL, mix(deep, ink, 0.2))
    rows = (
        ((-8, 30), (28, 28), (66, 26), (98, 24), (132, 20)),
        ((-8, 66), (26, 60), (68, 62), (104, 54), (132, 52)),
        ((-8, 96), (30, 94), (62, 100), (110, 90), (132, 92)),
        ((-8, 134), (24, 130), (58, 140), (112, 134), (132, 130)),
        ((-8, 180), (28, 180), (64, 182), (104, 180), (132, 180)),
    )
    tones = (
        (mix(key, haze, 0.35), mix(haze, key, 0.3), haze, mix(mid, haze, 0.5)),
        (mix(mid, haze, 0.45), "#fffaf0", mix(haze, key, 0.42), mix(key, haze, 0.5)),
        (mix(haze, key, 0.2), mix(mid, haze, 0.6), "#fffdf6", mix(haze, key, 0.16)),
        (mix(mid, deep, 0.1), mix(haze, key, 0.46), mix(mid, haze, 0.3), mix(haze, mid, 0.2)),
    )
    for row, above, below in zip(tones, rows, rows[1:], strict=False):
        for column, tone in enumerate(row):
            corners = (above[column], above[column + 1], below[column + 1], below[column])
            x, y = sum(corner[0] for corner in corners) / 4, sum(corner[1] for corner in corners) / 4
            pan = polygon(*(((corner[0] - x) * 0.93 + x, (corner[1] - y) * 0.9 + y, 1.5) for corner in corners))
            s.fill(pan, tone)
            s.stipple(pan, mix(tone, deep, 0.4), (x - 6, y + 8), (x - 18, y + 20), 0.0, 0.6)
            s.rim([pan], "#ffffff", (-1, 0.7), 0.5)
    for x, y, r in (
        (38, 118, 4.2),
        (44, 122, 3.4),
        (116, 72, 3.8),
        (112, 78, 3.0),
        (50, 50, 3.6),
    ):  # heaps far and near
        s.fill(
            outline((x, y - r), (x - r * 1.6, y + r * 2, x - r * 4, y + r * 2.6), (x - r * 1.2, y + r, x, y + r)),
            mix(deep, ink, 0.2),
            0.6,
        )
        s.fill(oval(x, y, r, r * 0.9), "#ffffff")
        s.fill(both(oval(x, y, r, r * 0.9), box(x - 9, y - 9, x, y + 9)), mix(mid, haze, 0.4))
    # the long shadow of the raker, her hat and her rake
    shade = mix(deep, ink, 0.25)
    s.fill(polygon((70, 82), (84, 92), (52, 134), (44, 140), (36, 138), (36, 132), (44, 126)), shade, 0.75)
    s.fill(oval(36, 140, 8, 5, -40), shade, 0.75)
    s.fill(taper((88, 104), 0.8, (60, 146), 0.8), shade, 0.75)
    # the heap with the stone
    heap = blob((82, 118), (88, 110), (98, 109), (105, 115), (104, 125), (95, 130), (85, 128), tension=0.9)
    s.fill(outline((84, 112), (74, 130, 62, 140), (78, 142, 98, 130)), shade, 0.7)
    s.figure(
        [[(heap, "#ffffff"), (both(heap, polygon((80, 108), (90, 110), (96, 132), (78, 132))), mix(mid, haze, 0.35))]],
        "#ffffff",
        (1, -1),
        0.8,
    )
    s.stipple(heap, mid, (102, 112), (84, 126), 0.0, 0.7)
    s.fill(oval(95, 119, 8.6), ink)
    # she, from above: skirt, shoulders, arms to the rake, the wide hat
    person = from_above(76, 82, -28, 0.8)
    rake = [taper((68, 76), 1.1, (92, 104), 1.1), placed(box(-10, -1.5, 10, 1.5, 0.6), 92.6, 104.8, 1, -40)]
    skirt = outline((66, 70), (74, 62, 86, 68), (94, 78, 90, 92), (80, 98, 68, 94), (60, 84, 66, 70))
    s.figure(
        [
            [(skirt, mix(ink, deep, 0.4)), (both(skirt, polygon((50, 60), (72, 60), (80, 100), (50, 100))), ink)],
            [(part, mix(key, ink, 0.55)) for part in rake],
            [
                (bare_arm(person.left, (94, 86), (86, 97), 0.84), mix(ink, key, 0.5)),
                (oval(85.6, 97.6, 2.6), mix(ink, key, 0.56)),
            ],
            [
                (bare_arm(person.right, (66, 94), (77, 88), 0.84), mix(ink, key, 0.4)),
                (oval(77.6, 87.4, 2.6), mix(ink, key, 0.5)),
            ],
            [
                (person.shoulders, key),
                (both(person.shoulders, polygon((50, 60), (76, 66), (74, 110), (50, 110))), mix(key, ink, 0.42)),
            ],
        ],
        "#fffdf6",
        (1, -1),
        0.9,
    )
    s.fill(oval(73.6, 85, 14), ink, 0.7)
    hat = oval(76, 82, 14)
    s.figure(
        [[(hat, haze), (both(hat, polygon((76, 82), (60, 66), (54, 100), (86, 100))), mix(mid, haze, 0.2))]],
        "#ffffff",
        (1, -1),
        1.0,
    )
    for r in (10, 6):
        s.line(oval(76, 82, r), mix(mid, deep, 0.1), 0.7)
    s.fill(oval(76, 82, 2.2), key)
    s.gem(DIAMOND, 95, 119, 6.8, 0, 1.6)


def diamond_quarry(s: Gouache) -> None:
    """A quarryman on a rope splits a white wall; his shadow falls across it, a stone shows in the crack."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, "#fffaf0")
    # benches of the quarry: lit faces, each with the shadow of the one above
    for points, tone in (
        (((-4, 30), (34, 30), (28, 84), (30, 172), (-4, 172)), mix(mid, deep, 0.3)),
        (((34, 30), (40, 30), (33, 86), (36, 172), (30, 172), (28, 84)), mix(mid, haze, 0.25)),
        (((40, 30), (124, 30), (124, 41), (39, 47)), mix(mid, haze, 0.4)),
        (((36, 137), (124, 129), (124, 138), (36, 146)), mix(mid, haze, 0.3)),
        (((30, 146), (124, 138), (124, 172), (30, 172)), haze),
    ):
        s.fill(polygon(*points), tone)
    s.stipple(polygon((-4, 30), (34, 30), (28, 84), (30, 172), (-4, 172)), ink, (30, 74), (22, 96), 0.0, 0.5)
    s.stipple(box(34, 46, 124, 136), mix(mid, haze, 0.3), (70, 108), (46, 136), 0.0, 0.6)
    for x, y0, y1 in (
        (48, 47, 62),
        (58, 47, 56),
        (110, 42, 66),
        (118, 42, 58),
        (44, 112, 136),
        (54, 120, 136),
        (112, 108, 130),
    ):
        s.stroke([(x, y0), (x - 0.6, y1)], mix(mid, haze, 0.2), 1.3)  # drill marks
    # far below: an ox cart's load and two men, for the height of the wall
    for x, y in ((46, 158), (52, 159.6)):
        s.fill(join(oval(x, y - 5.4, 1.1), taper((x, y - 3.4), 1.3, (x, y), 0.9)), ink)
        s.fill(polygon((x, y), (x - 9, y + 3.4), (x - 8, y + 4.4)), mix(mid, deep, 0.1))
    s.fill(polygon((60, 153), (70, 152), (70, 159), (60, 160)), mix(mid, haze, 0.2))
    s.fill(polygon((60, 160), (70, 159), (62, 164), (50, 164)), mix(mid, deep, 0.1))
    # the crack, from top to foot, and the hollow in it
    crack = polygon(
        (98, 42),
        (101, 42),
        (97, 60),
        (102, 70),
        (98, 80),
        (101, 104),
        (95, 118),
        (98, 133),
        (95, 133),
        (92, 118),
        (96, 104),
        (90, 88),
        (94, 72),
        (94, 60),
    )
    s.fill(crack, ink)
    s.fill(polygon((84, 84), (92, 74), (103, 77), (107, 88), (100, 99), (89, 98)), ink)
    s.fill(polygon((103, 77), (107, 88), (100, 99), (104, 88)), mix(mid, haze, 0.5))
    for turn in (-150, -100, -40, 10, 60, 120):
        s.stroke([around(95, 87, 13, turn), around(95, 87, 19, turn + 8)], mix(mid, deep, 0.2), 0.9)
    _quarryman(s)
    s.gem(DIAMOND, 95, 87, 7.4, 0, 1.6)


def _quarryman(s: Gouache) -> None:
    """Paint the man from behind, his feet against the wall, and his shadow to the lower left."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    legs = [
        limb((68, 92, 4.4), (60, 102, 3.6), (65, 114, 2.5), (61, 118, 2.2)),
        limb((74, 92, 4.4), (83, 102, 3.6), (78, 115, 2.5), (83, 118, 2.2)),
    ]
    body = outline((62, 72), (70, 67, 79, 71), (81, 82, 77, 94), (66, 94), (62, 84, 62, 72))
    up = bare_arm((64, 73), (53, 67), (58, 55), 0.92)
    hammer = [taper((54, 52), 0.9, (62, 57), 0.9), placed(box(-2.6, -5, 2.6, 5, 0.6), 52.6, 51, 1, 34)]
    wedge_arm = bare_arm((77, 74), (86, 81), (85, 90), 0.92)
    head = profile(72, 62, 13, 1, 6)
    hat = outline((61, 61), (64, 53.4, 72, 53.4), (80, 54, 82, 60.4), (72, 58.6, 61, 61))
    whole = join(body, *legs, up, *hammer, wedge_arm, head.head, hat)
    s.fill(placed(whole, -22, 17), mix(mid, deep, 0.12))
    s.stroke([(71, 30), (70.4, 72)], ink, 1.3)
    s.stroke([(49, 47), (48, 88)], mix(mid, deep, 0.12), 1.0)
    s.figure(
        [
            [(part, ink) for part in legs],
            [(wedge_arm, mix(ink, key, 0.46)), (mitten(85.4, 91, 2.5, 70), mix(ink, key, 0.54))],
            [(body, key), (drape(body, 69, 1), mix(key, ink, 0.42))],
            [*skin(s, head, 0.3, 0.5), (hat, mix(ink, deep, 0.4))],
            [
                (up, mix(ink, key, 0.42)),
                *((part, ink) for part in hammer),
                (mitten(58.6, 54.4, 2.5, -110), mix(ink, key, 0.5)),
            ],
        ],
        "#fffdf6",
        (1, -0.7),
        0.9,
    )
    belt = outline((64, 89), (71, 92, 78.6, 89), (78, 94, 71, 96), (64, 94, 64, 89))
    s.fill(belt, mix(ink, deep, 0.4))
    s.stroke([(70.6, 72), (71, 91)], ink, 1.2)


def diamond_sieve(s: Gouache) -> None:
    """A woman washes gravel in a river of ice water; the sun comes over the peaks behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [mix(mid, haze, 0.25), "#fffdf6"])
    # sun cut by the ridge
    s.rings(62, 70, [30, 21, 13], [mix(haze, key, 0.14), mix(haze, key, 0.3), "#ffffff"])
    for points, tone in (
        (
            (
                (-4, 108),
                (-4, 74),
                (14, 58),
                (26, 72),
                (42, 62),
                (56, 82),
                (72, 66),
                (88, 84),
                (104, 60),
                (124, 78),
                (124, 108),
            ),
            mix(mid, deep, 0.1),
        ),
        (((-4, 118), (20, 92), (40, 104), (60, 92), (84, 106), (104, 92), (124, 104), (124, 122)), mix(deep, mid, 0.3)),
    ):
        s.fill(polygon(*points), tone)
    s.fill(polygon((14, 58), (26, 72), (20, 71), (16, 78), (10, 70), (4, 72)), "#fffdf6")
    s.fill(polygon((104, 60), (114, 71), (107, 70), (103, 78), (97, 71), (92, 76)), "#fffdf6")
    s.fill(polygon((42, 62), (49, 72), (43, 71), (37, 73)), "#fffdf6")
    # the river comes towards us in a bend
    s.fill(box(-4, 112, 124, 172), mix(haze, mid, 0.3))
    river = outline(
        (50, 112),
        (72, 114, 96, 112),
        (60, 124, 84, 134),
        (120, 142, 124, 172),
        (8, 172),
        (20, 148, 40, 136),
        (66, 122, 50, 112),
    )
    s.fill(river, mix(deep, mid, 0.55))
    s.stipple(river, ink, (70, 120), (60, 168), 0.0, 0.6)
    for x, y, wide in ((58, 117, 16), (56, 126, 14), (42, 144, 22), (88, 148, 20), (64, 156, 26), (34, 156, 12)):
        s.fill(polygon((x, y), (x + wide, y - 0.6), (x + wide - 3, y + 1.3), (x + 3, y + 1.1)), haze)
    for x, y, r in ((10, 132, 8), (26, 128, 6), (112, 128, 9), (98, 124, 6), (118, 144, 8)):
        s.fill(
            blob(
                (x - r, y),
                (x, y - r * 0.8),
                (x + r, y - 1),
                (x + r * 0.6, y + r * 0.5),
                (x - r * 0.7, y + r * 0.5),
                tension=1.0,
            ),
            mix(ink, deep, 0.5),
        )
        s.fill(oval(x - r * 0.2, y - r * 0.45, r * 0.6, r * 0.25), haze)
    # the woman: knee deep, bent from the hips, arms in a diagonal to the sieve
    head = profile(72, 69, 12.6, -1, 20)
    kerchief = outline((68, 62), (74, 57.4, 80, 62), (86, 70, 84, 80), (80, 76, 77, 68), (72, 66, 68, 62))
    back = polygon((76, 76, 4), (88, 74, 5), (104, 92, 6), (102, 106, 3), (90, 107), (80, 92))
    skirt = outline((88, 100), (98, 96, 106, 102), (112, 122, 108, 138), (94, 142, 84, 137), (84, 120, 88, 100))
    near = limb((81, 82, 3.8), (74, 98, 3.0), (60, 104, 2.2))
    far = limb((78, 80, 3.4), (66, 92, 2.7), (54, 100, 2.0))
    s.figure(
        [
            [(far, mix(ink, key, 0.4)), (mitten(53, 101, 2.5, 150), mix(ink, key, 0.5))],
            [(skirt, mix(ink, deep, 0.3)), (both(skirt, polygon((98, 90), (120, 90), (120, 150), (100, 150))), ink)],
            [(back, key), (both(back, polygon((92, 70), (112, 84), (108, 112), (94, 112))), mix(key, ink, 0.36))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.5)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
            ],
            [(kerchief, mix(ink, deep, 0.5))],
            [(near, mix(ink, key, 0.44)), (mitten(59, 105, 2.6, 150), mix(ink, key, 0.56))],
        ],
        "#fffdf6",
        (-1, -0.5),
        1.0,
    )
    s.figure(
        [[(oval(53, 108, 13, 5), mix(ink, key, 0.25)), (oval(53, 107, 11, 3.8), mix(deep, mid, 0.4))]],
        haze,
        (-0.5, -1),
        0.8,
    )
    for x, y in ((46, 107), (60, 108), (50, 109.4), (57, 109.6)):
        s.fill(oval(x, y, 1.6, 1.2), mix(ink, deep, 0.6))
    for x, y in ((44, 114), (50, 117), (57, 116), (63, 113), (48, 122), (58, 123)):
        s.stroke([(x, y), (x - 0.4, y + 4)], haze, 0.9)
    s.gem(0, 53, 103, 6.0, 6, 1.4)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-01": Picture(
        diamond_ice, ((54, 50), (62, 70), (93, 108)), "saws the ice", "lake cut open", "low sun over snow", seed=33
    ),
    "b1-02": Picture(
        diamond_flint,
        ((68, 106), (86, 122), (101, 138)),
        "strikes fire",
        "tent in a snowy valley",
        "sparks behind canvas",
        seed=34,
    ),
    "b1-03": Picture(
        diamond_chalk,
        ((62, 67), (98, 63), (49, 90)),
        "carries chalk up a stair",
        "chalk cliff",
        "noon on the white wall",
        seed=35,
    ),
    "b1-04": Picture(
        diamond_dog,
        ((68, 68), (94, 104), (104, 94)),
        "digs out a chest",
        "alpine pass",
        "lantern in the blizzard",
        seed=36,
    ),
    "b1-05": Picture(
        diamond_salt,
        ((76, 82), (92, 104), (95, 119)),
        "rakes salt",
        "mosaic of salt pans",
        "sunrise and a long shadow, from above",
        seed=37,
    ),
    "b1-06": Picture(
        diamond_quarry,
        ((72, 63), (58, 54), (95, 87), (85, 91)),
        "splits a white wall",
        "quarry face",
        "his shadow on sunlit marble",
        seed=38,
    ),
    "b1-07": Picture(
        diamond_hall, ((70, 83), (82, 74), (95, 66)), "lifts his lamp", "hall of crystal", "the crystal", seed=3
    ),
    "b1-08": Picture(
        diamond_sieve, ((70.0, 70.0), (54.0, 102.0)), "washes gravel", "river of ice water", "sun cut by peaks", seed=39
    ),
}

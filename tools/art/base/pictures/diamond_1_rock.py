"""Pictures of the diamond cards of level 1 of rock, chalk and salt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, skin
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
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
        (14, 10.6),
        (mix(mid, deep, 0.55), mix(deep, ink, 0.2)),
        [(a, (1.0, 0.86, 1.1, 0.9)[i % 4]) for i, a in enumerate(range(-90, 270, 36))],
        0.8,
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
    # an overhang's shadow behind the load
    s.fill(polygon((82, 30), (128, 30), (128, 96), (112, 88), (107, 79), (87, 77), (85, 58)), mix(deep, mid, 0.12))
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


def diamond_salt(s: Gouache) -> None:
    """On a white coast a raker heaps salt into a cone as high as a house, a stone bared in its slope; rows of cones recede."""
    deep, mid = s.deep, s.mid
    s.wash(ALL, (0, 38), (0, 92), [deep, mix(deep, FROST, 0.55), mix(FROST, s.key, 0.4)])
    # the pans: mirrors between white dams, narrower towards the horizon
    s.fill(box(-4, 92, 124, 176), "#fdfeff")
    for top, foot, columns in (
        (93.4, 96, ((-4, 20), (24, 50), (54, 84), (88, 124))),
        (98.4, 103.4, ((-10, 24), (29, 62), (67, 128))),
        (107, 117, ((-20, 20), (28, 70), (78, 140))),
        (
            122,
            140,
            (
                (-40, 16),
                (26, 128),
            ),
        ),
        (
            147,
            176,
            (
                (-60, 8),
                (22, 140),
            ),
        ),
    ):
        lean = (foot - top) * 0.5
        for x0, x1 in columns:
            pan = polygon((x0, top), (x1, top), (x1 + (x1 - 70) / 60 * lean, foot), (x0 + (x0 - 70) / 60 * lean, foot))
            s.wash(pan, (0, top), (0, foot + 6), [mix(FROST, deep, 0.5), mix(FROST, mid, 0.3)])
    s.fill(outline((-4, 92), (20, 82, 44, 89), (60, 92), (-4, 93)), mix(FROST, deep, 0.75))
    for x, y, k in ((36, 95, 0.16), (50, 96, 0.2), (28, 103, 0.3), (112, 97, 0.2), (46, 109, 0.36)):
        _salt_cone(s, x, y, k)
    _salt_cone(s, 80, 152, 1.0)
    _raker(s)
    s.fill(oval(88, 108, 14.5, 13.5), mix(FROST, deep, 0.3))
    s.fill(oval(89.2, 109.2, 12.4, 11.4), mix(deep, FROST, 0.3))
    s.gem(DIAMOND, 88, 108, 9.6, 8, 1.8)


def _salt_cone(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a cone of salt about the foot of its axis, its shade and its shadow on the pan."""
    shade = mix(FROST, s.deep, 0.5)
    with s.moved(x, y, k):
        s.fill(polygon((-6, -6), (-44, -8), (-92, 10), (-40, 14)), mix(FROST, s.deep, 0.34))
        cone = outline((-46, 6), (-22, -36, -7, -79), (0, -85, 7, -79), (24, -36, 46, 4), (0, 18, -46, 6))
        dark = both(cone, outline((2, -90), (-6, -40, 4, 20), (-60, 20), (-60, -90)))
        s.fill(cone, "#ffffff")
        s.fill(dark, mix(FROST, s.deep, 0.3))
        s.fill(both(cone, outline((-3, -84), (-22, -30, -18, 20), (-60, 20), (-60, -84))), shade)
        if k == 1.0:
            for px, py, length in ((14, -40, 22), (26, -14, 20), (10, -6, 16)):
                s.stroke([(px, py), (px + length * 0.36, py + length)], mix(FROST, "#ffffff", 0.25), 1.0)


def _raker(s: Gouache) -> None:
    """Paint the raker in profile, her long rake up the cone's flank."""
    ink, deep, key = s.ink, s.deep, s.key
    skirt = outline((43, 116), (50, 112, 57, 116), (62, 134, 64, 152), (38, 152), (38, 132, 43, 116))
    blouse = outline((43, 118), (42, 102, 48, 98), (55, 98, 58, 103), (58, 118), (50, 121, 43, 118))
    head = profile(51, 89, 14.5, 1, -6)
    scarf = outline((52, 80), (56, 83, 51, 88), (49, 96, 46, 101), (38, 104, 41, 94), (40, 80, 52, 80))
    pole = taper((44, 134), 1.1, (68, 84), 0.9)
    teeth = join(
        placed(box(-9, -1.2, 9, 1.2, 0.6), 68.4, 83, 1, -14),
        *(placed(box(-9 + i * 4.2, 0, -7.6 + i * 4.2, 5), 68.4, 83, 1, -14) for i in range(5)),
    )
    s.fill(polygon((44, 152), (62, 150), (92, 156), (60, 160)), mix(FROST, deep, 0.45))
    s.figure(
        [
            [(limb((45, 150, 2.6), (44, 160, 2.0)), mix(ink, key, 0.42))],
            [(limb((56, 150, 2.6), (57, 160, 2.0)), mix(ink, key, 0.42))],
            [(skirt, mix(ink, deep, 0.35)), (drape(skirt, 48, -2), ink)],
            [(blouse, "#ffffff"), (both(blouse, box(50.6, 90, 70, 124)), FROST)],
            [(pole, ink), (teeth, ink)],
            [
                (limb((45, 103, 3.0), (40, 114, 2.5), (47, 124, 1.9)), "#ffffff"),
                (oval(47.6, 124.6, 2.3), mix(ink, key, 0.46)),
            ],
            [
                (limb((56, 103, 3.0), (64, 104, 2.5), (59.6, 99, 1.9)), FROST),
                (oval(59.4, 99.6, 2.3), mix(ink, key, 0.46)),
            ],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink), (scarf, key)],
        ],
        "#ffffff",
        (0.3, -1),
        0.9,
    )


def diamond_icefall(s: Gouache) -> None:
    """Between two walls of blue ice a climber swings her axe; over her head a diamond is frozen in."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.wash(ALL, (0, 38), (0, 168), ["#ffffff", mix(FROST, "#ffffff", 0.6), mix(FROST, deep, 0.3)])
    # the far wall, the cleft of sky, and the near walls in facets
    for points, tone in (
        (((-4, 30), (60, 30), (54, 60), (60, 92), (48, 124), (54, 176), (-4, 176)), mix(FROST, mid, 0.35)),
        (((-4, 30), (44, 30), (34, 66), (46, 100), (30, 136), (38, 176), (-4, 176)), mix(FROST, deep, 0.42)),
        (((-4, 30), (22, 30), (12, 80), (26, 120), (14, 176), (-4, 176)), mix(deep, FROST, 0.2)),
        (
            ((128, 30), (74, 30), (70, 52), (78, 84), (68, 112), (74, 142), (66, 176), (128, 176)),
            mix(FROST, "#ffffff", 0.35),
        ),
        (((128, 30), (98, 30), (88, 58), (98, 88), (90, 118), (100, 150), (92, 176), (128, 176)), FROST),
        (((128, 44), (112, 66), (118, 98), (108, 126), (118, 176), (128, 176)), mix(FROST, deep, 0.35)),
    ):
        s.figure([[(polygon(*points), tone)]], "#ffffff", (1 if points[0][0] < 0 else -1, -0.3), 1.1)
    for x0, y0, x1, y1 in (
        (84, 100, 78, 128),
        (102, 104, 98, 126),
        (110, 70, 106, 92),
        (28, 70, 34, 92),
        (38, 108, 30, 128),
    ):
        s.stroke([(x0, y0), (x1, y1)], "#ffffff", 1.1)
    for x, length in ((76, 15), (82, 9), (88, 20), (96, 12), (104, 17), (112, 9)):  # icicles under the brink
        s.fill(polygon((x - 2.6, 36), (x + 2.6, 36), (x + 0.4, 42 + length), (x - 0.4, 42 + length)), "#ffffff")
        s.fill(polygon((x, 36), (x + 2.6, 36), (x + 0.4, 42 + length)), mix(FROST, deep, 0.15))
    s.facets(
        *(98, 68, [17, 11.5], [mix(FROST, deep, 0.45), mix(deep, ink, 0.3)]),
        ((0, 1.0), (45, 0.86), (95, 1.05), (140, 0.9), (185, 1.0), (230, 0.88), (275, 1.04), (320, 0.9)),
        0.0,
    )
    s.gem(DIAMOND, 98, 68, 8.8, 8, 1.8)
    _ice_climber(s)
    s.fill(outline((-4, 160), (30, 150, 60, 160), (90, 168, 128, 158), (128, 178), (-4, 178)), "#ffffff")


def _ice_climber(s: Gouache) -> None:
    """Paint the climber from behind, legs apart on the ice, the rope down from her belt."""
    ink, deep, key = s.ink, s.deep, s.key
    jacket = outline((68, 102), (76, 96, 84, 101), (88, 114, 84, 126), (70, 126), (66, 114, 68, 102))
    axe = join(taper((57, 96), 1.0, (59, 76), 0.8), ribbon([(52, 80, 0.4), (58, 75, 1.3), (66, 77, 0.4)], 8))
    other = join(taper((98, 106), 1.0, (94, 89), 0.8), ribbon([(88, 92, 0.4), (94, 87.6, 1.3), (101, 90, 0.4)], 8))
    s.stroke([(85, 122), (106, 140, 100, 172)], key, 1.6)
    s.figure(
        [
            [
                (limb((72, 125, 4.4), (61, 134, 3.5), (60, 148, 2.6)), mix(ink, deep, 0.2)),
                (polygon((56, 146), (64, 146), (65, 151), (54, 151)), ink),
            ],
            [
                (limb((82, 125, 4.4), (92, 131, 3.5), (89, 145, 2.6)), mix(ink, deep, 0.4)),
                (polygon((85, 143), (93, 143), (95, 148), (84, 148)), ink),
            ],
            [(axe, ink), (other, ink)],
            [
                (limb((69, 104, 3.6), (59, 106, 2.9), (57.6, 94, 2.2)), mix(key, ink, 0.35)),
                (oval(57.4, 92.6, 2.6), ink),
            ],
            [(limb((83, 104, 3.6), (92, 114, 2.9), (97, 105, 2.2)), mix(key, ink, 0.15)), (oval(97.4, 104, 2.6), ink)],
            [(jacket, key), (drape(jacket, 74), mix(key, ink, 0.4))],
            [(polygon((67.4, 120), (86, 120), (85.6, 123.6), (67.8, 123.6)), ink)],
            [
                (oval(76.6, 91.4, 5.4, 6.4), mix(ink, deep, 0.2)),
                (outline((70.6, 92.4), (70, 84, 76.6, 84), (83.4, 84, 82.6, 92.4)), "#ffffff"),
                (oval(76.6, 83.6, 2.0), key),
            ],
        ],
        "#ffffff",
        (0.8, -0.8),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-03": Picture(
        diamond_chalk,
        ((62, 67), (98, 63), (49, 90)),
        "carries chalk up a stair",
        "chalk cliff",
        "noon on the white wall",
        seed=35,
    ),
    "b1-05": Picture(
        diamond_salt,
        ((88, 108), (54, 90), (60, 99), (68, 83)),
        "rakes salt into a cone",
        "salt pans on a white coast",
        "noon on white salt",
        seed=36,
    ),
    "b1-06": Picture(
        diamond_icefall,
        ((98, 68), (76, 92), (58, 86), (96, 98)),
        "climbs a wall of ice",
        "cleft of a glacier",
        "white sky in a cleft",
        seed=37,
    ),
    "b1-07": Picture(
        diamond_hall, ((70, 83), (82, 74), (95, 66)), "lifts his lamp", "hall of crystal", "the crystal", seed=3
    ),
}

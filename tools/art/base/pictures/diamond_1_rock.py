"""Pictures of the diamond cards of level 1 of rock, ice and salt."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

import skia

from tools.art.base.contours import FIRM, FULL, ROUND
from tools.art.base.figures import (
    bare_arm,
    drape,
    flank,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, FROST, STEEL, STRAW, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def diamond_stair(s: Gouache) -> None:
    """Level 1, by white daylight: porters climb a stair in a glacier; the nearest bends double under a basket that glows."""
    pale = "#fffdf6"
    s.wash(ALL, (0, 38), (0, 140), ["#8d8396", "#c9bfc8", "#fff3e4"])
    for x, y, wide in ((24, 84, 34), (46, 98, 40), (20, 112, 30)):  # bars of mist
        bar = outline((x - wide, y), (x, y - 3.4, x + wide, y), (x, y + 1.8, x - wide, y))
        s.fill(bar, "#fffaf2", 0.75)
    # the glacier ahead: a white stair that goes to and fro
    wall = polygon((124, 38), (106, 44), (100, 54), (90, 62), (87, 80), (80, 94), (77, 120), (68, 140), (124, 140))
    s.wash(wall, (70, 80), (124, 60), ["#f7f1ee", "#b3a8b8"])
    turns = ((128, 47), (100, 61), (126, 79), (90, 97), (126, 118))
    places = (3, 2, 2, 2)
    for at, (start, end) in enumerate(pairwise(turns)):
        steps = 6
        path: list[Point] = []
        for step in range(steps):
            y = start[1] + (end[1] - start[1]) * (step + 0.5) / steps
            path += [(start[0] + (end[0] - start[0]) * edge / steps, y) for edge in (step, step + 1)]
        s.fill(polygon(*path, (end[0], end[1] + 4), (start[0], start[1] + 4)), "#8c8096")
        s.stroke(path, pale, 1.2)
        left, right = path[2 * places[at]], path[2 * places[at] + 1]
        if at % 2:
            _far_porter(s, (left[0] + right[0]) / 2, left[1], -1, 0.72 + 0.11 * at)
    _near_stair(s)
    _bent_porter(s)
    s.gem(DIAMOND, 71, 66, 9.6, 10, 1.6)


def _far_porter(s: Gouache, x: float, y: float, face: int, k: float) -> None:
    """Paint a porter far off, whose feet stand at a point: a bent back and the glow on it."""
    legs = (
        limb((-0.6, -6, 1.2), (1.6, -3.6, 0.9), (2.4, 0, 0.8)),
        limb((-0.6, -6, 1.2), (-1.6, -3, 0.9), (-3, 0, 0.8)),
    )
    load = polygon((-5.6, -15.4), (2, -16.6), (1.4, -9), (-2.6, -7.6))
    back = limb((-0.6, -6.2, 1.5), (3, -8.4, 1.3))
    for part in (*legs, back, load, oval(5.2, -8.4, 1.5), taper((6.4, -8.6), 0.35, (6.8, 0), 0.35)):
        s.fill(placed(part, x, y, k, 0, face < 0), "#3a3144")
    s.fill(placed(oval(-1.8, -16, 4, 1.3, -9), x, y, k, 0, face < 0), mix(STRAW, "#fff3d2", 0.3))


def _near_stair(s: Gouache) -> None:
    """Paint the steps of ice in front, and the warm light that lies on them."""
    haze = s.haze
    pale = "#fffdf6"
    stair = polygon(
        (-4, 172),
        (-4, 154),
        (50, 154),
        (50, 144),
        (70, 144),
        (70, 134),
        (90, 134),
        (90, 124),
        (108, 124),
        (108, 114),
        (124, 114),
        (124, 172),
    )
    s.figure([[(stair, "#c9bfca")]], pale, (-0.1, -1), 1.6)
    for x, y in ((50, 144), (70, 134), (90, 124), (108, 114)):
        s.fill(polygon((x, y), (x + 3.4, y + 2.4), (x + 3.4, y + 12), (x, y + 10)), mix(haze, pale, 0.3))
    s.stipple(stair, "#7c7486", (76, 142), (92, 176), 0.0, 0.5)
    for x, wide in ((40, 10), (52, 17), (72, 15)):
        y = 154 if x < 50 else 144 if x < 70 else 134
        s.fill(polygon((x, y), (x + wide, y), (x + wide - 2, y + 1.8), (x + 1, y + 1.8)), mix(haze, pale, 0.5))


def _bent_porter(s: Gouache) -> None:
    """Paint the porter: back level under the load, the strap from its foot to his brow, his hand on a staff."""
    ink, deep, key = s.ink, s.deep, s.key
    glow = mix(STRAW, "#fff3d2", 0.5)
    head = profile(87, 100, 13, 1, 30, neck=0.1, build=ROUND)
    cap = outline((80, 101), (79, 92, 87, 91.6), (93, 92.6, 94.4, 97.4), (88, 97.6, 84, 103), (82, 104, 80, 101))
    coat = outline(
        (50, 116), (52, 105, 64, 103), (76, 99, 83, 102), (84, 109, 78, 112), (66, 116, 66, 124), (54, 126, 50, 116)
    )

    def leaning(path: skia.Path) -> skia.Path:
        return placed(placed(path, -66, -106), 68, 106, 1, 12)

    basket = leaning(polygon((44.6, 68), (80, 70), (73, 106), (54, 106)))
    s.figure(
        [
            [
                (shoe(47, 154, 1, 0.95), ink),
                (limb((58, 118, 5.6), (56.6, 132, 4.2), (47.6, 149, 2.8)), mix(ink, deep, 0.1)),
            ],
            [
                (limb((60, 118, 5.8), (76, 119, 4.6), (75, 130, 3.0)), mix(ink, deep, 0.4)),
                (shoe(74, 134, 1, 0.95), ink),
            ],
            [(taper((96, 92), 0.8, (100, 124), 0.8), ink)],
            [(coat, mix(ink, deep, 0.35)), (both(coat, box(40, 113, 90, 130)), ink)],
            [
                (basket, mix(ink, key, 0.36)),
                (both(basket, leaning(polygon((66, 60), (90, 60), (90, 110), (60, 110)))), mix(ink, key, 0.2)),
            ],
            [
                *planes(s, head, skin_tone(s, 0.46), skin_tone(s, 0.62), mix(key, "#ffffff", 0.2)),
                (head.eye, ink),
                (cap, STRAW),
                (both(cap, box(78, 97, 86, 106)), mix(STRAW, ink, 0.4)),
            ],
            [
                (limb((79, 107, 3.4), (86, 117, 2.8), (96, 110, 2.1)), mix(ink, deep, 0.35)),
                (small_hand(97.6, 109, 2.8, -70), skin_tone(s, 0.55)),
            ],
        ],
        glow,
        (-0.4, -1),
        0.9,
    )
    s.line(leaning(outline((47.6, 80), (62, 82, 78, 80.6))), mix(ink, key, 0.6), 0.9)
    strap = leaning(ribbon([(50.4, 92, 1.1), (62, 95, 1.2), (75.4, 92.6, 1.1)], 8))
    s.figure([[(strap, mix(STRAW, ink, 0.2))]], glow, (-0.4, -1), 0.4)
    s.stroke([(79, 95.4), (86, 93), (92.6, 96.4)], mix(STRAW, ink, 0.2), 2.0)
    s.fill(leaning(oval(62.4, 69, 18.2, 4.2, 3)), mix(STRAW, "#fff3d2", 0.3))
    s.fill(leaning(oval(62.4, 69.4, 15.4, 2.8, 3)), "#fff3d2")


def diamond_salt(s: Gouache) -> None:
    """A raker walks backwards through pans as smooth as glass: the sun stands half up behind her and once more at her feet."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    sky = [mix(deep, ink, 0.2), mix(deep, key, 0.28), mix(key, STRAW, 0.6), mix(haze, STRAW, 0.25)]
    s.wash(ALL, (0, 38), (0, 112), sky, stops=[0, 0.42, 0.76, 1])
    for y, x0, x1 in ((54, 4, 52), (64, 60, 118), (76, 24, 66), (88, 84, 122)):
        cloud = outline((x0, y), ((x0 + x1) / 2, y - 4, x1, y), ((x0 + x1) / 2, y + 2, x0, y))
        s.figure([[(cloud, mix(deep, key, 0.2))]], mix(STRAW, haze, 0.5), (0, 1), 0.8)
    s.fill(both(oval(78, 112, 27), box(0, 60, 120, 112)), "#fffaf0")
    s.spot(78, 112, 26.6, 42, mix(haze, STRAW, 0.3), 0.6, box(-4, 60, 124, 112))
    s.fill(outline((-4, 112), (18, 101, 44, 107), (56, 110, 62, 112), (-4, 113)), mix(deep, ink, 0.2))
    for x, k in ((116, 0.26), (107, 0.15), (40, 0.13)):
        _salt_cone(s, x, 112.6 - k * 14, k)
    # the pans: the sky upside down, parted by low dams of salt that run away from us
    pan = box(-4, 112, 124, 176)
    s.wash(pan, (0, 112), (0, 170), sky[::-1], stops=[0, 0.28, 0.62, 1])
    with s.clipped(pan):
        s.fill(oval(78, 113, 26, 13), mix(haze, STRAW, 0.25))
        bars(s, 78, "#fffaf0", ((113, 25), (117.4, 19), (123, 22), (128.4, 12), (134, 16), (142, 8)), 1.8)
        for near, far in ((8, 60), (160, 98)):
            dam = polygon((far, 112), (far + 0.8, 112), (near + 6, 178), (near - 2, 178))
            s.figure([[(dam, mix(FROST, deep, 0.3))]], "#fffdfa", (1, -0.4), 0.8)
        for y, high in ((120, 0.8), (147, 2.4)):
            s.figure([[(box(-4, y, 124, y + high), mix(FROST, deep, 0.25))]], "#fffdfa", (0, -1), high * 0.5)
    # her image in the water
    s.fill(
        outline((83, 148), (104, 147), (107, 160, 103, 176), (80, 176), (80, 160, 83, 148)), mix(deep, ink, 0.2), 0.8
    )
    bars(s, 92, mix(mid, STRAW, 0.4), ((152, 15), (158, 12), (165, 16)), 1.2)
    _raker(s)
    # the salt that the rake draws together
    heap = outline((26, 150), (36, 141, 46, 143), (56, 139, 64, 144), (74, 148, 80, 152), (54, 158, 26, 150))
    s.figure([[(heap, "#fffdfa"), (flank(heap, 66, 6), "#ffffff")]], "#ffffff", (-0.5, -1), 0.8)
    s.stipple(heap, mix(FROST, deep, 0.3), (50, 147), (54, 157), 0.0, 0.8)
    s.fill(both(heap, oval(46, 144, 16, 9)), mix(deep, mid, 0.35))
    s.gem(DIAMOND, 44, 140, 10.0, 8, 1.6)


def _salt_cone(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a cone of salt about the foot of its axis, lit from the left."""
    with s.moved(x, y, k):
        cone = outline((-46, 14), (-22, -36, -7, -79), (0, -85, 7, -79), (24, -36, 46, 14))
        s.fill(cone, mix(s.deep, FROST, 0.35))
        s.fill(both(cone, outline((2, -90), (-10, -40, -6, 20), (-60, 20), (-60, -90))), "#fffaf2")


def _raker(s: Gouache) -> None:
    """Paint the raker in profile, head cloth and tucked skirt, the rake aslant through both hands down to the salt."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim, light = "#fff6e6", (-1, -0.3)
    head = profile(80, 61, 14, -1, 10, neck=0.3, build=FULL)
    cloth = outline(
        *((73.6, 58.6), (74, 51, 82, 51.4), (90, 52, 89, 62), (90, 68, 95, 76), (88, 75, 84.6, 67)),
        *((83.6, 62, 81.6, 59), (78, 57, 73.6, 58.6)),
    )
    blouse = outline((78, 73), (84, 69, 90, 73), (96, 86, 97, 101), (84, 103), (79, 90, 78, 73))
    skirt = outline(
        (83.4, 99), (97.6, 98), (106, 114, 106, 130), (98, 127, 92, 131), (86, 126, 78, 128), (79, 112, 83.4, 99)
    )
    legs = [
        limb((98, 124, 4.0), (100, 136, 2.9), (103, 148, 1.8)),
        limb((87, 124, 4.0), (85, 136, 2.9), (87, 148.6, 1.8)),
    ]
    pole = taper((113, 66), 1.1, (53, 128), 1.3)
    bar = placed(polygon((-17, -2.4, 1), (17, -2.4, 1), (17, 2.4, 1), (-17, 2.4, 1)), 53, 130, 1, 24)
    teeth = [placed(polygon((at, 1), (at + 2.2, 1), (at + 1.2, 9)), 53, 130, 1, 24) for at in range(-16, 17, 5)]
    sole = outline((2.0, -3.4), (2.8, 1.8), (-6.0, 2.0), (-8.0, 1.0, -6.4, -0.2), (-3, -0.8, -2.0, -3.4))
    feet = [placed(sole, 103.4, 149.6), placed(sole, 87.2, 151.6, 1.08)]
    for x, y in ((101, 151.6), (85, 153.8)):
        s.fill(oval(x, y, 8, 1.5), ink, 0.7)
    brown, dark = skin_tone(s, 0.46), skin_tone(s, 0.3)
    s.fill(join(bar, *teeth), ink)
    s.figure(
        [
            [(join(legs[0], feet[0]), dark)],
            [(join(legs[1], feet[1]), brown)],
            [
                (limb((81.4, 76.4, 4.6), (71.6, 89.4, 3.2), (73.4, 106, 1.9)), dark),
                (limb((81.4, 76.4, 4.8), (71.6, 89.4, 3.5)), mix(ink, deep, 0.62)),
            ],
            [(skirt, mix(s.key, ink, 0.35)), (cut(skirt, drape(skirt, 92, -6)), mix(s.key, ink, 0.62))],
            [(blouse, mix(ink, deep, 0.35)), (cut(blouse, drape(blouse, 87, -4)), ink)],
            [(polygon((82.6, 97, 1), (98, 96, 1), (98.4, 101, 1), (82.4, 102, 1)), "#fff2e2")],
            [
                *planes(s, head, dark, brown, mix(key, mid, 0.4)),
                (head.eye, ink),
            ],
            [(cloth, "#fffaf2"), (both(cloth, box(83, 48, 98, 80)), mix(mid, FROST, 0.5))],
            [(pole, ink)],
            [(small_hand(73.4, 107.6, 3.0, 120), brown)],
            [(limb((89, 77, 3.6), (104, 87, 2.9), (96.6, 85, 2.1)), mix(ink, deep, 0.25))],
            [(small_hand(95.4, 84.8, 3.0, -160), brown)],
        ],
        rim,
        light,
        0.9,
    )


def diamond_icefall(s: Gouache) -> None:
    """On a pale morning a climber hangs on a wall of ice in shade: at the pick's tip, in the dark ice, sits a diamond."""
    mid, haze, key = s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), ["#8b8193", "#cdc3cb", "#fdf3e6"])
    # far peaks, their snow lit from the left, and the glacier at their feet
    ridge = polygon((-4, 118), (8, 104), (18, 114), (34, 94), (46, 110), (56, 104), (90, 134), (90, 176), (-4, 176))
    s.fill(ridge, "#9a90a2")
    s.fill(polygon((34, 94), (18, 114), (8, 104), (-4, 118), (-4, 128), (24, 126), (36, 116)), "#fffaf2")
    s.fill(polygon((56, 104), (46, 110), (50, 122), (62, 118)), "#fffaf2")
    s.fill(polygon((34, 94), (28, 101.6), (33, 104), (40, 102)), mix(key, haze, 0.35))  # the first sun on the peak
    s.fill(outline((-4, 146), (24, 136, 60, 146), (76, 150, 90, 144), (90, 176), (-4, 176)), "#d3c9d1")
    # the wall in facets, dark but for its edge and what the stone lights
    edge = polygon((128, 30), (92, 30), (84, 58), (86, 84), (79, 112), (84, 142), (76, 176), (128, 176))
    s.fill(edge, "#7c7288")
    s.fill(
        polygon((128, 30), (104, 30), (95, 62), (100, 92), (90, 120), (98, 146), (90, 176), (128, 176)),
        "#544b60",
    )
    s.fill(polygon((128, 80), (112, 96), (118, 116), (106, 138), (112, 176), (128, 176)), "#3d3548")
    s.rim([edge], "#ffffff", (-1, -0.1), 1.4)
    with s.clipped(edge):  # the cleft that the stone sits in, dark on both sides of it
        s.fill(
            polygon((97, 40), (104, 52), (115, 60), (113, 78), (106, 92), (103, 112), (98, 92), (89, 76), (90, 58)),
            "#292330",
        )
        s.fill(polygon((104, 52), (115, 60), (113, 78), (106, 92), (109, 74), (110, 62)), "#d8cfda")
    s.stroke([(91, 84), (88, 98)], mix(mid, haze, 0.3), 1.0)
    for x, length in ((98, 7), (105, 12), (112, 8)):
        s.fill(polygon((x - 2.6, 36), (x + 2.6, 36), (x + 0.4, 38 + length)), mix(mid, haze, 0.4))
    s.gem(DIAMOND, 101, 66, 10.4, 8, 1.8)
    with s.moved(3.5, 0):
        _ice_climber(s)
    for x, y, r in (
        *((80, 55, 1.5), (85, 50, 1.1), (79, 64, 1.1), (74, 53, 0.9), (77, 70, 1.3)),
        *((72, 126, 1.2), (76, 132, 0.9), (70, 154, 1.2), (75, 158, 1.0)),
    ):
        s.fill(polygon((x - r, y), (x, y - r * 1.3), (x + r * 1.2, y + r * 0.4), (x, y + r)), "#ffffff")


def _ice_climber(s: Gouache) -> None:
    """Paint the climber in profile: one arm up at the pick, the other hand on the ice, both feet kicked in."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(57, 79.6, 13, 1, -26, build=FIRM)
    cap = placed(
        outline((53.6, 79), (51, 70, 58, 68.6), (65, 68, 65.6, 73), (59, 75, 57, 82), (54, 83, 53.6, 79)), -4, 0.6
    )
    jacket = outline((52, 92), (57, 86, 64, 90), (68, 102, 60, 118), (52, 121, 45, 117), (46, 104, 52, 92))
    axe = join(
        taper((69, 73), 1.2, (77, 47), 1.1),
        ribbon([(70, 46.6, 0.6), (77, 46, 1.7), (84, 50, 1.5), (91, 57.6, 0.4)], 10),
    )
    trousers = mix(ink, deep, 0.35)

    def boot(x: float, y: float, turn: float) -> skia.Path:
        upper = outline((-4, -6.4), (1.6, -6.4), (3, -3.4, 7, -2.4), (9, -1.6, 8.6, 1), (-5, 1), (-5.4, -3, -4, -6.4))
        points = (polygon((at, 1), (at + 2, 1), (at + 1, 2.8)) for at in (-4, 4.4))
        return placed(join(upper, *points, polygon((8, -0.6), (11, 0), (8, 1))), x, y, 1.0, turn)

    s.stroke([(50, 117), (44, 138, 52, 176)], key, 1.5)
    s.figure(
        [
            [
                (limb((61, 94, 3.2), (70, 103, 2.7), (80.6, 96, 2.1)), mix(key, ink, 0.5)),
                (small_hand(81.6, 95.4, 2.8, -30), ink),
            ],
            [(limb((54, 117, 5.0), (59, 134, 4.0), (67, 148, 2.9)), ink), (boot(72, 151, -8), ink)],
            [
                (limb((53, 116, 5.4), (71, 113, 4.2), (69, 128, 3.0)), trousers),
                (boot(73.6, 131, -8), ink),
            ],
            [(axe, ink)],
            [(jacket, key), (drape(jacket, 52, 2), mix(key, ink, 0.4))],
            [(polygon((45, 113), (62, 115.4), (60.6, 119.4), (44.4, 117)), ink)],
            [
                *planes(s, head, skin_tone(s, 0.32), skin_tone(s, 0.52), mix(key, "#ffffff", 0.2)),
                (head.eye, ink),
                *hair_tones(s, placed(CROPPED, 57, 79.6, 13, -26)),
                (cap, mix(ink, deep, 0.2)),
            ],
            [
                (limb((57, 93, 3.8), (67.6, 85, 3.0), (70.6, 70, 2.2)), mix(key, "#ffffff", 0.12)),
                (small_hand(70.8, 68, 3.0, -70), ink),
            ],
        ],
        "#fff3e2",
        (-0.9, -0.5),
        1.0,
    )


def diamond_quarry(s: Gouache) -> None:
    """Level 1: at noon in a marble quarry two sawyers draw a great saw through a block; the cut has met a diamond."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 84), [mix(mid, STRAW, 0.3), mix(haze, STRAW, 0.4), "#fffaf0"])
    _terraces(s)
    floor = polygon((-4, 140), (124, 134), (124, 176), (-4, 176))
    s.wash(floor, (124, 0), (0, 0), ["#6c6274", "#978c9c", mix(FROST, STRAW, 0.4)])
    s.fill(polygon((46, 152), (108, 152), (124, 168), (60, 168)), "#4a4152")
    s.stipple(floor, mix(mid, deep, 0.4), (4, 170), (60, 150), 0.5, 0.0)
    with s.moved(-3.4, scale=0.93, about=(118, 152)):
        _marble(s)
        _frame_saw(s)
        _sawyer(s, 40.4, 1, STRAW, 19.0)
        with s.moved(0, 6):
            _sawyer(s, 111.6, -1, mix(key, ink, 0.12), 6.0, plaited=True)


def _terraces(s: Gouache) -> None:
    """Paint the quarry's steps: each face in sun or in shade, a crane with its load."""
    ink, deep, mid, _key = s.ink, s.deep, s.mid, s.key
    shade, cold = mix(mid, STRAW, 0.35), "#857b8e"
    steps = (
        ((-4, 62), (26, 58), (26, 76), (48, 73), (48, 92), (66, 90), (66, 142), (-4, 142)),
        ((128, 50), (104, 54), (104, 70), (88, 72), (88, 92), (66, 90), (66, 142), (128, 142)),
    )
    s.fill(polygon(*steps[0]), shade)
    s.fill(polygon(*steps[1]), cold)
    for top, left, right in ((58, -4, 26), (73, 26, 48), (90, 48, 66)):
        s.fill(
            polygon(
                (left, top + (26 - left) * 0.13 if left < 0 else top + 2.6),
                (right, top),
                (right + 3, top + 3.4),
                (left, top + 6),
            ),
            mix(FROST, STRAW, 0.3),
        )
    for points in (((104, 54), (104, 70), (98, 71), (98, 58)), ((88, 72), (88, 92), (80, 91), (80, 76))):
        s.fill(polygon(*points), "#665c70")
    for x0, y0, x1, y1 in (
        (10, 66, 10, 138),
        (34, 80, 34, 138),
        (20, 84, 48, 82),
        (4, 106, 66, 104),
        (96, 84, 124, 80),
        (76, 104, 124, 100),
        (112, 62, 112, 80),
        (94, 86, 94, 102),
    ):
        s.stroke([(x0, y0), (x1, y1)], mix(deep, mid, 0.4) if x1 < 67 else "#5a5064", 0.7)
    s.stipple(polygon(*steps[0]), deep, (-4, 142), (40, 92), 0.6, 0.0)
    s.stroke([(114, 50), (108, 36)], ink, 1.4)
    s.stroke([(108, 38), (84, 46)], ink, 1.2)
    s.stroke([(84, 46), (84, 58)], ink, 0.5)
    s.figure([[(polygon((79, 58), (89, 58), (89, 64), (79, 64)), FROST)]], "#ffffff", (1, -0.4), 0.6)


def _marble(s: Gouache) -> None:
    """Paint the block: its top in full sun with the kerf along it, a face in shade, veined, and the stone laid bare."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    top = polygon((56, 109), (63, 100), (101, 100), (95, 109))
    front_face = polygon((56, 109), (95, 109), (95, 154), (56, 154))
    side = polygon((95, 109), (101, 100), (101, 143), (95, 154))
    s.fill(side, "#fffaf2")
    s.wash(front_face, (56, 150), (95, 109), [mix(deep, ink, 0.25), mix(deep, mid, 0.3)])
    s.fill(top, "#ffffff")
    s.fill(polygon((59, 105.4), (98.4, 105.4), (97.4, 107), (57.8, 107)), mix(deep, ink, 0.4))
    s.line(join(top, front_face, side), mix(deep, mid, 0.3), 0.7)
    with s.clipped(front_face):
        for points in (
            ((56, 118), (66, 122, 68, 136), (72, 148, 70, 156)),
            ((86, 109), (91, 122, 87, 134), (93, 146, 95, 148)),
        ):
            s.stroke(points, mix(deep, mid, 0.35), 1.0)
    x, y = 76.0, 125.0
    s.throw(DIAMOND, x, y, 11, path=front_face)
    with s.clipped(front_face):
        s.fan(x, y, 34, [(a, a + 7) for a in (8, 47, 96, 139, 178, 214, 316)], "#fffdf4", 0.7)
    hollow = placed(polygon((-13, -5), (-5, -12), (5, -11), (13, -3), (10, 8), (0, 13), (-10, 8)), x, y)
    s.figure([[(hollow, mix(deep, ink, 0.35))]], mix(ink, deep, 0.2), (-0.6, -1), 1.2)
    s.fill(placed(hollow, x * 0.16, y * 0.16, 0.84), mix(ink, deep, 0.4))
    s.gem(DIAMOND, x, y, 8.8, 0, 1.5)
    for cx, cy, r in ((60, 154, 2.4), (68, 156, 1.6), (84, 155, 2.0), (92, 157, 1.4)):
        chip = polygon((cx - r, cy), (cx - 0.3 * r, cy - r), (cx + r, cy - 0.3 * r), (cx + 0.7 * r, cy + 0.5 * r))
        s.figure([[(chip, "#ffffff")]], mix(key, "#ffffff", 0.6), (1, -0.4), 0.4)


def _frame_saw(s: Gouache) -> None:
    """Paint the saw that straddles the block, its blade at the kerf: two uprights, stretcher, twisted cord, falling dust."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    wood = mix(ink, key, 0.5)
    # the blade stands in the kerf; beside the block one sees how deep it is
    blade = polygon((46, 98.6), (104, 98.6), (104, 113), (101.6, 113), (98, 106), (58, 106), (56, 113), (46, 113))
    s.figure(
        [[(blade, mix(deep, STEEL, 0.6)), (both(blade, box(40, 94, 110, 102)), mix(STEEL, haze, 0.6))]],
        "#ffffff",
        (0, -1),
        0.7,
    )
    with s.clipped(polygon((56, 108), (95, 108), (95, 154), (56, 154))):  # wet dust runs down from the cut
        for x, foot in ((59.4, 146), (62.4, 120), (91.6, 136)):
            drip = ribbon([(x, 106, 1.6), (x - 0.4, (106 + foot) / 2, 0.7), (x, foot - 2, 1.1), (x, foot, 0.4)], 10)
            s.fill(drip, mix(mid, haze, 0.5))
    parts = join(
        taper((48, 74), 2.5, (48, 112), 2.7),
        taper((102, 74), 2.5, (102, 112), 2.7),
        taper((48, 88), 2.1, (102, 88), 2.1),
    )
    s.stroke([(48, 76.6), (75, 79.4), (102, 76.6)], mix(haze, key, 0.25), 1.5)
    s.stroke([(48, 78.4), (75, 76.2), (102, 78.4)], mix(ink, key, 0.5), 1.2)
    s.figure([[(parts, wood)]], mix(haze, key, 0.3), (0.6, -1), 0.8)
    s.stroke([(75, 78), (76, 88)], wood, 2.0)


def _sawyer(s: Gouache, x: float, face: int, cloth: Color, lean: float, *, plaited: bool = False) -> None:
    """Paint a sawyer about the middle of the body, looking to ``face``, both fists on the handle, thrown over by ``lean``."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    flesh, dark, rim = skin_tone(s, 0.6), skin_tone(s, 0.4), "#fffaf2"

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, 0, 1, 0, face < 0)

    top = -lean * 0.5
    head = profile(top - 1, 70, 14.5, 1, -lean * 0.8, neck=0.24, build=FIRM)
    cap = placed(
        outline((0.42, -0.24), (0.38, -0.66, -0.1, -0.66), (-0.66, -0.58, -0.58, 0.04), (-0.2, -0.14, 0.42, -0.24)),
        top - 1,
        70,
        14.5,
        -lean * 0.8,
    )
    shirt = outline(
        (top - 9, 86),
        (top - 6, 79, top + 1, 79),
        (top + 8, 82, top + 7, 91),
        (6, 104, 5, 114),
        (-9, 116),
        (-11, 100, top - 9, 86),
    )
    back_leg = limb((-4, 114, 6.0), (-10, 128, 4.4), (-13, 147, 3.0))
    fore_leg = limb((1, 114, 6.0), (9, 128, 4.4), (5, 147, 3.0))
    boots = join(
        polygon((-16, 145), (-10, 145), (-6, 151.4), (-17, 151.4)), polygon((2, 145), (8, 145), (12, 151.4), (1, 151.4))
    )
    arm, far = (
        bare_arm((top + 1, 87), ((top + 5) / 2 - 1, 100 - lean * 0.3), (7.4, 93), 1.0),
        bare_arm((top + 5, 86), ((top + 9) / 2 + 1, 94 - lean * 0.3), (8.4, 85), 0.8),
    )
    plait = ribbon([(top - 6, 74, 2.0), (top - 9, 82, 2.2), (top - 9.4, 92, 1.8), (top - 8, 99, 0.6)], 10)
    s.figure(
        [
            [(put(far), dark), (put(oval(7.6, 84, 2.4)), dark)],
            [(put(back_leg), mix(ink, deep, 0.3))],
            [(put(fore_leg), mix(ink, deep, 0.55)), (put(boots), ink)],
            [(put(shirt), cloth), (both(put(shirt), placed(put(shirt), -5, 1)), mix(cloth, ink, 0.42))],
            [(put(polygon((-9.4, 111), (5.4, 110), (5.6, 114.6), (-9.4, 116))), mix(haze, key, 0.3))],
            [
                *planes(s, head.moved(put), dark, flesh, mix(haze, key, 0.35)),
                (put(head.eye), ink),
                *hair_tones(s, put(placed(CROPPED, top - 1, 70, 14.5, -lean * 0.8)), face),
                (put(cap), STRAW if plaited else mix(ink, deep, 0.3)),
            ],
            *([[(put(plait), mix(ink, key, 0.2))]] if plaited else []),
            [
                (put(arm), flesh),
                (both(put(arm), placed(put(arm), -1.6, 1)), dark),
                (put(limb((top + 1, 86, 4.8), (top, 93.6, 4.4))), cloth),
            ],
            [(put(small_hand(8.4, 94, 3.0, -20)), flesh)],
        ],
        rim,
        (1, -0.6),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-03": Picture(
        diamond_stair,
        ((71, 66), (90, 101), (97, 109), (68, 88)),
        "carries a load up a stair",
        "stair in a glacier",
        "white day over mist",
        seed=35,
    ),
    "b1-05": Picture(
        diamond_salt,
        ((45, 140), (76, 62), (95, 85), (73, 107), (54, 92)),
        "rakes salt",
        "salt pans on a white coast",
        "low sun, doubled by a pan",
        seed=36,
    ),
    "b1-06": Picture(
        diamond_icefall,
        ((101, 66), (66, 79), (74, 68), (84, 132)),
        "climbs a wall of ice",
        "wall over a glacier",
        "pale morning beyond dark ice",
        seed=37,
    ),
    "b1-07": Picture(
        diamond_quarry,
        ((75, 127), (36, 76), (104, 76), (49, 98), (77, 108)),
        "saws marble",
        "marble quarry",
        "noon on white stone",
        seed=3,
    ),
}

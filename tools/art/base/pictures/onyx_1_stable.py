"""Pictures of the onyx cards of level 1 in stable and meadow."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import grip, hand, limb, planes, profile, shoe, skin_tone, small_hand
from tools.art.base.gouache import DUSK, ONYX, RUSSET, STEEL, Gouache
from tools.art.base.props import lamp
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
    ribbon,
    taper,
)


def onyx_hoof(s: Gouache) -> None:
    """Level 1: by a stable lantern a groom holds a hoof on his knee and picks a black stone out of it."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.wash(ALL, (48, 56), (90, 168), [mix(DUSK, mid, 0.65), mix(DUSK, deep, 0.3), mix(deep, ink, 0.4)])
    _lit_planks(s, 66, 58)
    floor = polygon((-4, 140), (124, 136), (124, 176), (-4, 176))
    s.wash(floor, (74, 138), (20, 172), [mix("#8a6236", DUSK, 0.35), mix(deep, ink, 0.3)])
    lots = chance(41)
    for _ in range(46):  # straw
        x, y, turn = 128 * next(lots) - 4, 140 + 28 * next(lots), 180 * next(lots)
        s.stroke([around(x, y, 3.4, turn), around(x, y, 3.4, turn + 180)], mix(key, DUSK, 0.3 + 0.4 * next(lots)), 0.5)
    s.fill(outline((40, 152), (70, 142, 124, 148), (124, 160), (70, 164, 40, 152)), ink, 0.55)
    _standing_horse(s)
    _groom(s)
    _raised_hoof(s)
    s.stroke([(66, 34), (66, 53)], ink, 0.9)
    lamp(s, 66, 50, 2.0)


def _lit_planks(s: Gouache, x: float, y: float) -> None:
    """Paint the wall of planks: each takes the light of the lantern at a point in steps of its own."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    steps = (
        (54, mix(DUSK, key, 0.14)),
        (40, mix(DUSK, key, 0.32)),
        (27, mix(mix(key, haze, 0.3), DUSK, 0.35)),
        (15, mix(key, "#fff3c8", 0.45)),
    )
    for number in range(-1, 11):
        left = 1 + number * 11.6
        near = abs(left + 5.8 - x)
        for reach, tone in steps:
            if near < reach:
                half = math.sqrt(reach**2 - near**2) + (number * 7 % 5 - 2) * 1.2
                plank = box(left + 0.4, y - half, left + 11.2, y + half)
                s.fill(plank, tone)
                s.stipple(
                    box(left + 0.4, y, left + 11.2, y + half + 6),
                    tone,
                    (0, y + half * 0.8),
                    (0, y + half + 6),
                    0.7,
                    0.0,
                )
        s.stroke([(left, 34), (left, 142)], mix(deep, ink, 0.2), 0.8, 0.5)
    for knot, down in ((27, 70), (95, 46), (110, 92), (38, 48)):
        s.line(oval(knot, down, 1.2, 2.2), mix(deep, ink, 0.2), 0.6, 0.6)


def _standing_horse(s: Gouache) -> None:
    """Paint the horse, cut by the right edge: chest, far leg, the neck bent so that its head comes down over the work."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    sheen, rim = mix(deep, STEEL, 0.4), mix(key, "#fff3c8", 0.45)
    far = join(
        limb((112, 108, 8), (113, 128, 4.6), (110, 150, 3.2)),
        polygon((105, 148), (113.6, 148), (115, 156), (103.6, 156)),
    )
    trunk = outline((128, 60), (114, 70, 104, 84), (95, 92, 95, 104), (97, 116, 108, 118), (120, 120, 128, 118))
    neck = outline(
        *(
            (95, 52),
            (104, 46, 114, 52),
            (122, 58, 128, 70),
            (128, 110),
            (104, 108),
            (94, 100, 97, 88),
            (98, 80, 95, 74),
        ),
        *((92, 78, 87, 80), (84, 86, 79, 87), (73, 87, 72.6, 82), (72, 77, 76, 72), (80, 62, 86, 55), (90, 51, 95, 52)),
    )
    ears = join(polygon((91, 54), (89, 45.6), (95.6, 51)), polygon((96, 52), (96.6, 43.4), (101, 50)))
    mane = outline(
        *(
            (94, 51),
            (104, 44, 115, 50),
            (124, 57, 128, 66),
            (128, 84),
            (122, 80, 120, 72),
            (118, 80, 112, 82),
            (114, 72, 110, 65),
        ),
        *((106, 70, 102, 70), (104, 60, 100, 56), (96, 60, 92, 60), (94, 55, 94, 51)),
    )
    coat, left = (ink, mix(ink, STEEL, 0.22), mix(STEEL, "#e0b088", 0.42)), (-1.0, -0.25)
    rounded(s, far, coat, left, 1.4, rim)
    rounded(s, trunk, coat, left, 3.2, rim)
    s.figure([[(ears, ink)]], rim, left, 0.8)
    rounded(s, neck, coat, left, 3.6, rim)
    cheek = outline((87, 69), (92, 67, 93, 72), (93, 77, 88.6, 78), (85.6, 75, 87, 69))
    s.fill(both(neck, cheek), mix(STEEL, "#e0b088", 0.25), 0.8)
    s.fill(outline((98, 92), (104, 100, 106, 112), (98, 108, 98, 92)), mix(STEEL, "#e0b088", 0.3), 0.7)
    rounded(
        s,
        mane,
        (ink, ink, mix(ink, STEEL, 0.5)),
        left,
        1.4,
        None,
        [
            outline((98, 54), (108, 58, 112, 78), (106, 62, 98, 54)),
            outline((106, 52), (116, 58, 120, 74), (113, 60, 106, 52)),
        ],
    )
    s.fill(oval(87.6, 63, 1.7, 1.4, -50), ink)
    s.fill(oval(87.2, 62.6, 0.6), "#fffdf0")
    s.fill(oval(75.4, 81, 1.3, 1.7, 30), ink)
    s.stroke([(74.6, 85.4), (78, 84, 80.4, 81.6)], ink, 0.6)
    blaze = outline((86, 57), (81, 64, 77, 72), (79, 72), (84, 65, 88.6, 58))
    s.fill(blaze, mix(haze, mid, 0.2))
    for points in (
        ((90, 55), (88, 64, 84, 71)),
        ((84, 71), (80, 71, 77.4, 73)),
        ((84, 71), (88, 76, 95, 74)),
        ((88, 63), (93, 67, 95.6, 73)),
    ):
        s.stroke(points, mix("#8a4e26", key, 0.2), 1.1)
    for points in (((112, 54), (119, 62, 120, 72)), ((104, 51), (110, 57, 112, 66))):
        s.stroke(points, sheen, 0.7)


def _raised_hoof(s: Gouache) -> None:
    """Paint the foreleg, stretched out on his knee, the sole turned to us: shoe, nails, frog, the stone wedged in."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.45)
    cannon = ribbon([(112, 100, 8.4), (102, 103, 6.4), (94, 107, 5.0), (87, 110, 3.8), (80, 110, 4.8)], 12)
    s.figure([[(cannon, mix(ink, deep, 0.5))]], rim, (-0.4, -1), 1.0)
    hoof = outline(
        (80, 99), (66, 95, 57, 103), (52, 112, 58, 119), (68, 126, 80, 121), (85, 116, 85, 110), (84, 103, 80, 99)
    )
    sole = outline(
        (78, 102.6),
        (67, 99, 60.4, 105),
        (57, 111.4, 61.4, 116.6),
        (68, 121.4, 78, 118),
        (80.6, 114, 80.4, 110),
        (80.6, 105, 78, 102.6),
    )
    s.fill(placed(hoof, 1.4, 2.6), ink, 0.7)
    s.figure([[(hoof, mix("#6a4a30", ink, 0.35))]], rim, (-0.5, -1), 1.0)
    s.line(sole, ink, 4.6)
    s.line(sole, mix(mid, haze, 0.35), 3.4)
    s.fill(sole, mix("#a8865c", ink, 0.3))
    s.fill(polygon((81, 104), (81, 117), (66, 111)), mix("#6a4a30", ink, 0.4))
    for x, y in ((71, 100.4), (64, 102.6), (59.4, 108), (60, 114), (65, 119.2), (72, 120.4)):
        s.fill(oval(x, y, 0.8), ink)
    s.throw(ONYX, 69.6, 110.4, 12)
    s.gem(ONYX, 69.6, 110.4, 7.2, 8, 1.4)
    pick = join(limb((47, 94, 1.4), (58, 101, 1.2)), ribbon([(58, 101, 1.1), (62, 103, 1.0), (63.6, 106, 0.6)], 6))
    s.figure([[(pick, mix(mid, haze, 0.4))]], "#fffdf0", (0.4, -1), 0.5)
    hand(s, grip(50.6, 96.4, 0.36, 62), "#c4835a", rim, (0.6, -1), 0.6)
    hand(s, grip(75.6, 121.6, 0.44, 8), "#b5754a", rim, (0.4, -1), 0.6)


def _groom(s: Gouache) -> None:
    """Paint the groom on one knee, the face bent to the hoof and lit by the lantern: shirt sleeves, leather apron, cap."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (0.8, -0.8)
    pose = HeadPose(51, 79, 21, 14, profile=True)
    tones = FaceTones("#4a2a20", "#b5754a", "#f6c88e", "#c0604a")
    hair = ("#3a1c12", "#7c4420", "#d08a48")
    linen = (mix(DUSK, deep, 0.3), mix(haze, DUSK, 0.35), "#fffaf0")
    leather = (mix("#7a4e2c", ink, 0.6), "#7a4e2c", mix("#b87a40", key, 0.4))
    shirt = outline((35, 102), (36, 92, 46, 89), (58, 90, 61, 99), (62, 114, 58, 128), (36, 130), (32, 114, 35, 102))
    apron = outline(
        *((46, 104), (52, 99, 57, 102), (61, 112, 64, 118), (74, 119, 79, 125), (80, 134, 74, 136)),
        *((67, 136, 64, 138), (62, 146, 60, 153), (52, 156, 46, 152), (44, 128, 46, 104)),
    )
    thigh = limb((44, 128, 7.4), (70, 129, 6.2), (69, 150, 4.0))
    back = limb((42, 130, 7.0), (38, 151, 5.0), (24, 153, 3.2))
    far = limb((57, 96, 4.2), (70, 112, 3.4), (75, 122, 2.6))
    near = (limb((44, 99, 5.4), (38, 114, 4.8)), limb((38, 114, 4.0), (46, 98, 2.8)))
    trousers = (ink, mix(deep, DUSK, 0.2), mix(DUSK, haze, 0.2))
    rounded(s, back, trousers, light, 2.0)
    rounded(s, thigh, trousers, light, 2.2, rim)
    s.figure([[(shoe(68, 154.6, 1, 0.95), ink)]], rim, light, 0.6)
    rounded(s, far, linen, light, 1.4, rim)
    rounded(
        s,
        shirt,
        linen,
        light,
        3.2,
        rim,
        [
            outline((44, 92), (46, 104, 42, 120), (44, 104, 44, 92)),
            outline((54, 92), (56, 98, 55, 106), (53, 98, 54, 92)),
        ],
    )
    rounded(
        s,
        apron,
        leather,
        light,
        2.8,
        rim,
        [
            outline((55, 116), (60, 127, 74, 129), (58, 131, 55, 116)),
            outline((53, 128), (55, 140, 53, 152), (51, 140, 53, 128)),
        ],
    )
    s.stroke([(50, 106), (46, 96, 45, 90)], leather[0], 1.6)
    rounded(
        s, pose.put(outline((-0.30, -0.30), (-0.60, -0.10, -0.46, 0.40), (-0.30, 0.36, -0.22, 0.10))), hair, light, 1.1
    )
    paint_neck(s, pose, tones, 0.26, rim)
    paint_face(s, pose, tones, rim)
    side = pose.put(
        outline(
            (-0.20, 0.20),
            (-0.50, 0.10, -0.46, -0.30),
            (-0.10, -0.44),
            (0.02, -0.34),
            (-0.16, -0.24, -0.16, -0.04),
            (-0.16, 0.10, -0.20, 0.20),
        )
    )
    rounded(s, side, hair, light, 1.0, None, strands(pose, ((-0.40, -0.24, -0.40, 0.0, -0.26, 0.14),), 0.014))
    cap = pose.put(
        outline((-0.54, -0.16), (-0.60, -0.72, -0.04, -0.70), (0.34, -0.68, 0.36, -0.32), (0.0, -0.40, -0.54, -0.16))
    )
    peak = pose.put(
        outline((-0.06, -0.35), (0.16, -0.44, 0.37, -0.36), (0.44, -0.30, 0.40, -0.26), (0.20, -0.33, -0.06, -0.35))
    )
    cloth_tones = (mix(RUSSET, ink, 0.55), RUSSET, mix(RUSSET, haze, 0.5))
    rounded(
        s,
        cap,
        cloth_tones,
        light,
        1.7,
        rim,
        strands(pose, ((-0.02, -0.69, -0.30, -0.50, -0.40, -0.24), (0.0, -0.69, 0.10, -0.52, 0.10, -0.38)), 0.012),
    )
    rounded(s, peak, cloth_tones, light, 0.8, rim)
    for part in near:
        rounded(s, part, linen, light, 1.7, rim)
    s.stroke([(44, 99), (48, 101)], leather[0], 2.0)


def onyx_fold(s: Gouache) -> None:
    """Level 1: a girl counts sheep by moonlight: the black one leaps the hurdle, before the moon, the stone for its bell."""
    ink, deep, haze = s.ink, s.deep, s.haze
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, STEEL, 0.22), mix(STEEL, ink, 0.35)])
    s.rings(
        80,
        78,
        [56, 43, 33, 25],
        [mix(ink, STEEL, 0.55), mix(STEEL, ink, 0.18), mix(STEEL, haze, 0.45), mix(haze, "#ffffff", 0.3)],
        0.6,
    )
    for x, y, r in ((42, 50, 0.6), (56, 44, 0.4), (112, 48, 0.6), (36, 66, 0.4), (118, 74, 0.4), (28, 56, 0.5)):
        s.fill(oval(x, y, r), haze)
    hills = outline((-4, 112), (30, 100, 62, 112), (96, 100, 124, 106), (124, 176), (-4, 176))
    s.fill(hills, mix(STEEL, ink, 0.5))
    s.rim([hills], mix(STEEL, haze, 0.5), (0, -1), 0.8)
    for x, y, k in ((108, 114, 0.42), (117, 117, 0.5), (96, 112, 0.34)):  # they are over already
        _sheep(s, x, y, k, 4, (mix(haze, STEEL, 0.2), mix(STEEL, deep, 0.3)), grazing=True)
    meadow = outline((-4, 126), (50, 116, 124, 128), (124, 176), (-4, 176))
    s.wash(meadow, (78, 118), (60, 172), [mix(STEEL, deep, 0.55), mix(ink, deep, 0.3)])
    s.stipple(meadow, mix(STEEL, haze, 0.35), (80, 118), (74, 146), 0.7, 0.0)
    s.fill(oval(82, 152, 26, 4.4), mix(ink, deep, 0.15), 0.7)
    _hurdle(s)
    _sheep(s, 78, 82, 1.08, -13, (mix(ink, deep, 0.25), ink), grazing=False)
    s.throw(ONYX, 93.4, 87, 8)
    s.gem(ONYX, 93.4, 87.4, 5.8, 10, 1.5)
    _counting_girl(s)


def _hurdle(s: Gouache) -> None:
    """Paint the hurdle: rods woven round five stakes, their upper edges in the moon."""
    ink, deep, haze = s.ink, s.deep, s.haze
    wood, rim = mix("#6a4a34", ink, 0.35), mix(STEEL, haze, 0.75)
    for row in range(5):
        y = 116 + row * 6.4
        rods = [
            ribbon([(56 + at * 13, y + 1.6 * (-1) ** (at + row), 2.2) for at in range(5)], 10),
        ]
        s.figure([[(rod, mix(wood, deep, 0.16 * (row % 2)))] for rod in rods], rim, (0.2, -1), 0.7)
    for at in range(5):
        stake = taper((57 + at * 13, 108 + at % 2 * 2), 1.3, (56.6 + at * 13, 152), 1.9)
        s.figure([[(stake, wood)]], rim, (0.4, -1), 0.7)


def _sheep(s: Gouache, x: float, y: float, k: float, turn: float, tones: tuple[Color, Color], *, grazing: bool) -> None:
    """Paint a sheep in profile about the middle of its trunk, in the ``tones`` of fleece and legs; it grazes or leaps."""
    haze = s.haze

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, k, turn)

    fleece, bare = tones
    rim = mix(haze, "#ffffff", 0.4)
    curls = [around(0, 0, 1, angle) for angle in range(0, 360, 24)]
    wool = join(oval(0, 0, 15.6, 9.6), *(oval(u * 15.4, v * 9.4, 4.2) for u, v in curls))
    if grazing:
        legs = [limb((dx, 6, 2.2), (dx, 19, 1.6)) for dx in (-11, -6, 7, 12)]
        muzzle = outline((12, -3), (20, -2, 24, 8), (25, 14, 20, 14), (15, 12, 12, 4))
        ear = oval(15.4, 1.6, 1.8, 3.8, 40)
    else:
        legs = [
            limb((-9, 5, 3.0), (-22, 7, 2.3), (-30, 14, 1.5)),
            limb((10, 6, 2.6), (22, 13, 2.0), (20, 22, 1.5)),
            limb((-12, 6, 3.2), (-24, 12, 2.4), (-33, 19, 1.5)),
            limb((12, 5, 2.8), (25, 9, 2.0), (28, 18, 1.5)),
        ]
        muzzle = outline((12, -7), (15, -15, 22, -14), (31, -10, 33, -4.6), (32, -1, 28, -1.4), (20, 2, 14, 2))
        ear = outline((17.4, -10.6), (11, -12, 7, -6), (12, -5, 17, -7.4))
    s.figure(
        [[(put(leg), bare)] for leg in legs]
        + [
            [(put(oval(-18, 1, 3.0, 5.6, 24)), fleece)],
            [(put(wool), fleece)],
            [(put(muzzle), bare)],
            [(put(ear), bare)],
        ],
        rim,
        (0.3, -1),
        0.9 * k + 0.1,
    )
    if grazing:
        return
    sheen = mix(STEEL, s.ink, 0.15)
    for u, v in ((-9, -4), (-2, -6.4), (5, -4.6), (-12, 2.6), (-5, 0.6), (2, 0.2), (9, 1), (-1, 5.6), (6, 5)):
        curl = skia.Path()
        curl.addArc(skia.Rect.MakeLTRB(u - 2.3, v - 1.9, u + 2.3, v + 1.9), 170, 210)
        s.line(put(curl), sheen, 0.8)
    s.figure(
        [[(put(join(oval(16.6, -13, 3.4), oval(19.6, -14.4, 2.8), oval(13.6, -10.6, 3.4))), fleece)]],
        rim,
        (0.3, -1),
        0.8,
    )
    s.fill(put(oval(24, -8.6, 1.3, 1.5)), s.key)
    s.fill(put(oval(24.3, -8.6, 0.55, 1.3)), s.ink)
    s.line(put(outline((12.4, -6), (15.6, 0, 15.4, 4.4), (14.2, 4.6), (14, 0, 11.4, -5.2))), s.key, 1.0)


def _counting_girl(s: Gouache) -> None:
    """Paint the girl on the wall beside her lantern, one finger up: moon on her hair, candle on her shawl."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    warm, light = mix(key, "#fff3c8", 0.45), (1.0, 0.25)
    lots = chance(17)
    wall = polygon((-4, 128), (58, 124), (60, 176), (-4, 176))
    s.fill(wall, mix(ink, deep, 0.45))
    for row in range(5):
        x = -4 + 6 * (row % 2)
        while x < 58:
            wide = 9 + 6 * next(lots)
            stone = box(x + 0.6, 127 + row * 9.6, min(x + wide, 59), 135.4 + row * 9.6, 1.8)
            near = max(0.0, 1 - math.hypot(x + wide / 2 - 54, row * 10) / 46)
            s.figure([[(stone, mix(mix(deep, DUSK, 0.2), key, 0.34 * near))]], mix(DUSK, warm, near), (0.5, -1), 0.7)
            x += wide + 0.8
    s.spot(54, 118, 6, 19, warm, 0.5)
    s.fill(oval(54, 118, 9), mix(key, haze, 0.3), 0.55)
    lamp(s, 54, 110.4, 1.7)
    skin = (skin_tone(s, 0.34), skin_tone(s, 0.56), mix(key, "#fff3dc", 0.35))
    head = profile(43.4, 92.6, 15.6, 1, -12, neck=0.22)
    hair = outline(
        (48, 87), (46, 83.4, 41, 84), (35, 86, 36.6, 93), (38, 99, 41, 98), (41, 93, 43, 91), (45, 88, 48, 87)
    )
    plait = ribbon([(38, 95, 2.4), (35, 102, 2.2), (35.6, 110, 1.9), (34, 116, 0.5)], 8)
    dress = outline(
        (36, 106),
        (42, 101, 47, 104),
        (49, 112, 48, 120),
        (56, 124, 58, 133),
        (50, 135, 44, 132),
        (34, 130, 33, 124),
        (33, 114, 36, 106),
    )
    shawl = outline((35, 108), (39, 100.6, 46, 102.4), (51, 108, 49, 115), (42, 118, 34, 117))
    shins = [limb((54, 131, 3.2), (55, 143, 2.4)), limb((49, 132, 3.2), (49, 145, 2.4))]
    raised = limb((45, 107, 3.2), (56, 107, 2.5), (58.6, 97.4, 1.8))
    other = limb((38, 109, 3.2), (37, 119, 2.7), (44, 122, 2.0))
    s.figure(
        [
            *[
                [
                    (shin, mix(haze, DUSK, 0.5)),
                    (placed(shoe(0, 0), shin.getBounds().centerX() - 1, shin.getBounds().bottom() + 2, 0.6), ink),
                ]
                for shin in shins
            ],
            [(dress, mix(RUSSET, ink, 0.45)), (cut(dress, placed(dress, -3.4, -0.6)), mix(RUSSET, key, 0.25))],
            [(plait, mix(ink, RUSSET, 0.3))],
            [(shawl, mix(haze, STEEL, 0.45)), (cut(shawl, placed(shawl, -4, -1)), mix(haze, key, 0.3))],
            [*planes(s, head, *skin), (head.eye, ink)],
            [(hair, mix(ink, RUSSET, 0.3))],
            [(other, mix(haze, STEEL, 0.55))],
            [(raised, mix(haze, STEEL, 0.3)), (cut(raised, placed(raised, -0.6, -1.2)), mix(haze, key, 0.4))],
            [(small_hand(58.8, 95.6, 2.5, -80), skin[1]), (limb((58.8, 95, 0.8), (60, 90, 0.6)), skin[2])],
        ],
        mix(haze, warm, 0.5),
        light,
        0.8,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-39": Picture(
        onyx_hoof,
        ((70, 110), (56, 78), (49, 95), (76, 122)),
        "picks a stone from a hoof",
        "stable by night",
        "stable lantern",
        seed=77,
    ),
    "b1-35": Picture(
        onyx_fold,
        ((93, 87), (102, 74), (78, 80), (48, 93), (59, 95)),
        "counts the sheep",
        "hurdle in a night meadow",
        "moon behind a leap",
        seed=35,
    ),
}

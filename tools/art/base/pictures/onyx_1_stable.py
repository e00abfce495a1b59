"""Pictures of the onyx cards of level 1 in stable and meadow."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FIRM
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import bare_arm, grip, hand, limb, planes, profile, shoe, skin_tone, small_hand
from tools.art.base.gouache import DUSK, ONYX, PLUM, RUSSET, STEEL, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
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
    """Level 1: by a stable lantern a farrier holds a horse's hind hoof over his knee; his hammer is up to knock a stone out."""
    ink, deep, key = s.ink, s.deep, s.key
    s.wash(ALL, (96, 56), (40, 168), [mix(DUSK, deep, 0.2), mix(DUSK, deep, 0.45), mix(DUSK, deep, 0.7)])
    _lit_planks(s, 99, 88)
    floor = polygon((-4, 142), (124, 138), (124, 176), (-4, 176))
    s.wash(floor, (96, 138), (20, 172), [mix("#8a6236", DUSK, 0.35), mix(deep, ink, 0.3)])
    lots = chance(41)
    for _ in range(24):  # straw
        x, y, turn = 128 * next(lots) - 4, 142 + 26 * next(lots), 180 * next(lots)
        s.stroke([around(x, y, 3.4, turn), around(x, y, 3.4, turn + 180)], mix(key, DUSK, 0.3 + 0.4 * next(lots)), 0.5)
    s.fill(outline((20, 156), (56, 150, 100, 153), (108, 157), (70, 164, 20, 160)), ink, 0.55)
    with s.moved(scale=0.93, about=(114, 158)):
        _hindquarters(s)
        _farrier(s)
    s.stroke([(112, 34), (112, 47)], ink, 0.9)
    lamp(s, 112, 45, 1.9)


def _lit_planks(s: Gouache, x: float, y: float) -> None:
    """Paint the wall of planks: each takes the light of the lantern at a point in steps of its own."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    steps = (
        (60, mix(mix(DUSK, ink, 0.3), key, 0.06)),
        (44, mix(mix(DUSK, ink, 0.2), key, 0.22)),
        (27, mix(mix(key, RUSSET, 0.4), DUSK, 0.3)),
        (15, mix(key, haze, 0.15)),
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


def _coat(s: Gouache) -> tuple[Color, Color, Color]:
    """Return the tones of the black horse's coat, from dark to the sheen."""
    return mix(s.ink, "#000000", 0.3), mix(s.ink, s.deep, 0.55), mix(s.deep, STEEL, 0.55)


def _socks(s: Gouache) -> tuple[Color, Color, Color]:
    """Return the tones of the horse's white socks and blaze."""
    return mix(DUSK, s.deep, 0.4), mix(DUSK, s.haze, 0.55), "#fffaf0"


def _hindquarters(s: Gouache) -> None:
    """Paint the horse from the left edge to its tail: it stands on its far leg and looks round at the farrier."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = mix(key, "#fff3c8", 0.45), (1.0, -0.35)
    neck = outline((-8, 62), (0, 48, 12, 50), (22, 58, 18, 66), (14, 74, 12, 88), (-8, 88))
    head = outline(
        (6, 57), (6, 50, 13, 49.6), (17, 49.6, 20, 53), (27, 60, 34.4, 66), (38, 69.4, 36, 73), (33, 77, 28.6, 74.4),
        (25, 72, 21.6, 71.4), (14, 76, 9, 69), (6, 63, 6, 57),
    )  # fmt: skip
    mane = ribbon([(15, 47.6, 1.6), (8, 50, 4.2), (3, 60, 4.4), (0, 74, 2.6)], 12)
    rounded(s, neck, _coat(s), light, 2.6, rim)
    s.figure([[(outline((8, 51), (7, 44, 9.6, 41.4), (13, 45, 12.6, 50.4)), mix(ink, deep, 0.5))]], rim, light, 0.7)
    rounded(s, head, _coat(s), light, 1.9, rim)
    with s.clipped(head):
        blaze = outline((18, 51), (24, 59, 33, 67), (34, 66, 36, 70), (40, 66, 30, 56), (22, 50, 18, 51))
        s.fill(blaze, _socks(s)[2])
        s.fill(outline((10, 64), (15, 60, 19, 65), (17, 72, 12, 71), (8, 69, 10, 64)), mix(deep, STEEL, 0.5), 0.6)
    s.fill(oval(19.6, 57.6, 1.5, 1.3, 30), mix(key, "#fff3c8", 0.3))
    s.fill(oval(20.0, 57.6, 0.95), ink)
    s.fill(oval(34.4, 70.6, 1.2, 0.8, 40), mix(DUSK, deep, 0.5))
    rounded(s, mane, (ink, mix(ink, deep, 0.4), mix(deep, STEEL, 0.5)), light, 1.2)
    far = limb((22, 112, 11), (29, 128, 4.8), (23, 146, 3.2), (24, 150, 3.2))
    croup = outline(
        (-6, 80), (8, 82, 20, 73), (34, 62, 44, 68), (54, 76, 53, 93), (52, 108, 44, 118), (30, 128, -6, 122)
    )
    strands_of_tail = [
        ribbon([(46, 71, 2.0), (52 + out, 74, 2.4), (54 + out, 92, 3.2), (52 + out, 112, 2.4), (end, foot, 0.3)], 14)
        for out, end, foot in ((3.4, 58, 132), (-1.0, 47, 128), (1.2, 53, 138))
    ]
    thigh = outline((40, 94), (56, 98, 51, 112), (47, 122, 38, 124), (24, 120, 22, 104), (28, 92, 40, 94))
    rounded(s, far, _coat(s), light, 1.6, rim)
    rounded(s, limb((23.6, 143, 3.3), (24, 152, 3.4)), _socks(s), light, 1.4, rim)
    rounded(s, polygon((20, 152), (28, 151), (31, 159), (18, 159)), _coat(s), light, 1.2, rim)
    rounded(s, croup, _coat(s), light, 3.4, rim)
    rounded(s, thigh, _coat(s), light, 2.0, None)
    s.fill(outline((28, 72), (40, 76, 43, 90), (34, 84, 28, 72)), mix(deep, STEEL, 0.7), 0.8)
    for strand in strands_of_tail:
        rounded(s, strand, (ink, mix(ink, deep, 0.5), mix(deep, STEEL, 0.6)), light, 1.0, rim)


def _raised_hoof(s: Gouache) -> None:
    """Paint the hind leg drawn out over his thigh: the fetlock, the hoof in side view with its shoe, the stone on it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.45), (0.5, -1.0)
    leg = ribbon([(48, 111, 8), (58, 111.6, 5.4), (66, 111.6, 4.4), (76, 112, 3.9), (80, 112.4, 4.2)], 12)
    sock = ribbon([(74, 112, 4.0), (82, 112.8, 4.6), (86, 113.4, 5.4), (91, 115, 4.8), (94, 116.4, 4.8)], 12)
    rounded(s, leg, _coat(s), light, 1.3, rim)
    rounded(s, sock, _coat(s), light, 1.5, rim)
    hoof = outline((90.4, 110.6), (94.6, 107), (106.6, 116), (104, 121.6, 97, 123), (91.6, 121.6, 90.4, 110.6))
    horn = (ink, mix(ink, deep, 0.4), mix(deep, RUSSET, 0.5))
    s.throw(ONYX, 104, 106, 11)
    rounded(s, hoof, horn, light, 1.3, rim)
    s.gem(ONYX, 102.4, 105.4, 7.0, 34, 1.4)
    s.figure([[(limb((94.2, 106.6, 1.3), (106.8, 116.2, 1.3)), mix(mid, haze, 0.8))]], "#fffdf0", light, 0.5)
    for share in (0.2, 0.5, 0.8):  # the nails
        s.fill(oval(94.2 + 12.6 * share, 106.6 + 9.6 * share, 0.5), ink)


def _farrier(s: Gouache) -> None:
    """Paint the farrier bent over the hoof, his face lit by the lantern: shirt sleeves, leather apron, hammer raised."""
    ink, deep, _mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (0.9, -0.6)
    pose = HeadPose(74, 78, 20, 18, profile=True, build=FIRM)
    tones = FaceTones("#4a2a20", "#b5754a", "#f6c88e", "#c0604a")
    hair = ("#3a1c12", "#7c4420", "#d08a48")
    linen = (mix(DUSK, deep, 0.3), mix(haze, DUSK, 0.35), "#fffaf0")
    leather = (mix("#7a4e2c", ink, 0.6), "#7a4e2c", mix("#b87a40", key, 0.4))
    skin = (tones.dark, tones.body, tones.lit)
    trousers = (ink, mix(deep, DUSK, 0.2), mix(DUSK, haze, 0.2))
    back = limb((50, 122, 7.4), (56, 139, 5.4), (46, 154, 3.6))
    thigh = limb((52, 120, 8.0), (80, 127, 6.2), (77, 152, 4.0))
    shirt = outline(
        (42, 116), (44, 98, 56, 90), (66, 84, 73, 91), (78, 98, 72, 108), (66, 118, 62, 126), (50, 130, 42, 116)
    )
    apron = outline(
        (66, 100),
        (74, 100, 73, 108),
        (72, 116, 82, 120),
        (89, 125, 86, 136),
        (82, 144, 84, 150),
        (70, 152, 62, 146),
        (62, 124, 66, 100),
    )
    rounded(s, back, trousers, light, 2.0)
    s.figure([[(shoe(44, 157, 1, 0.95), ink)], [(shoe(76, 156.4, 1, 0.95), ink)]], rim, light, 0.6)
    rounded(s, thigh, trousers, light, 2.2, rim)
    rounded(s, apron, leather, light, 2.2, rim, [outline((74, 124), (78, 136, 75, 150), (72, 138, 74, 124))])
    _raised_hoof(s)
    rounded(s, shirt, linen, light, 3.0, rim, [outline((54, 96), (50, 108, 52, 122), (47, 108, 54, 96))])
    s.stroke([(68, 90), (60, 100, 62, 116)], leather[0], 1.6)
    paint_neck(s, pose, tones, 0.3, rim)
    paint_face(s, pose, tones, rim)
    side = pose.put(
        outline(
            *((-0.20, 0.20), (-0.50, 0.10, -0.46, -0.30), (-0.10, -0.44), (0.02, -0.34)),
            *((-0.16, -0.24, -0.16, -0.04), (-0.16, 0.10, -0.20, 0.20)),
        )
    )
    rounded(s, side, hair, light, 1.0, None, strands(pose, ((-0.40, -0.24, -0.40, 0.0, -0.26, 0.14),), 0.014))
    cap = pose.put(
        outline((-0.54, -0.16), (-0.60, -0.72, -0.04, -0.70), (0.34, -0.68, 0.36, -0.32), (0.0, -0.40, -0.54, -0.16))
    )
    felt = (mix(PLUM, ink, 0.55), PLUM, mix(PLUM, haze, 0.4))
    rounded(s, cap, felt, light, 1.7, rim, strands(pose, ((-0.02, -0.69, -0.30, -0.50, -0.40, -0.24),), 0.012))
    # the near arm lies along the leg and holds the hoof, the other swings the hammer up against the lit boards
    rounded(s, bare_arm((66, 112), (77, 130), (93.4, 124.4), 1.05), skin, light, 1.0, rim)
    sleeve = outline((56, 98), (61, 91, 67, 97), (70, 108, 71.6, 119), (66, 125, 61, 119), (56, 110, 56, 98))
    rounded(s, sleeve, linen, light, 1.9, rim, [outline((61, 99), (65, 109, 66, 121), (62, 111, 61, 99))])
    hand(s, [small_hand(96.4, 121.4, 4.0, -52)], "#c4835a", rim, light, 0.6)
    handle = limb((90.6, 84, 1.0), (104, 62, 0.9))
    iron = placed(polygon((-7, -2.6), (3, -2.8), (8, -1, 0.6), (8, 1, 0.6), (3, 2.6), (-7, 2.6)), 104.4, 61.4, 0.95, 34)
    rounded(s, bare_arm((70, 97), (88, 102), (91, 86), 1.0), skin, light, 1.0, rim)
    rounded(s, limb((69, 96, 5.0), (81, 101, 4.0)), linen, light, 1.7, rim)
    s.figure([[(handle, "#7a4a26")], [(iron, mix(ink, STEEL, 0.5))]], "#fffdf0", light, 0.8)
    hand(s, grip(92.2, 82, 0.34, -58), "#c4835a", rim, light, 0.6)


def onyx_fold(s: Gouache) -> None:
    """Level 1: a girl counts sheep by moonlight: the black one leaps the hurdle, before the moon, the stone for its bell."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
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
    _sheep(s, 82, 80, 1.0, -13, (mix(ink, deep, 0.25), ink), grazing=False)
    brass = oval(96.8, 86.6, 8.8)
    s.figure([[(brass, key), (cut(brass, placed(brass, -1.6, -1.8)), mix(key, ink, 0.35))]], "#fff3d0", (-0.4, -1), 0.7)
    s.gem(ONYX, 96.8, 86.6, 6.4, 10, 1.5)
    with s.moved(-11, 7):
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
            join(limb((-9, 2, 5.0), (-21, 4, 2.8), (-30, 3, 1.7)), polygon((-29, 1), (-34, 0), (-35, 3.6), (-29, 5))),
            limb((10, 6, 2.6), (22, 13, 2.0), (20, 22, 1.5)),
            join(
                limb((-10, 4, 5.4), (-21, 10, 2.9), (-29, 12, 1.8)),
                polygon((-28, 10), (-33, 10.6), (-33, 14.4), (-28, 14)),
            ),
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
    head = profile(43.4, 92.6, 15.6, 1, -12, neck=0.22, build=CHILD)
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
            [(dress, mix(PLUM, ink, 0.35)), (cut(dress, placed(dress, -3.4, -0.6)), mix(PLUM, key, 0.3))],
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
        ((102, 109), (77, 84), (94, 87), (105, 69), (98, 126)),
        "knocks a stone out of a hoof",
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

"""Pictures of the onyx cards of level 1 in stable and meadow."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FIRM
from tools.art.base.faces import SHORT_BEARD, rounded
from tools.art.base.figures import (
    Mood,
    bare_arm,
    grip,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import DUSK, MADDER, PLUM, RUSSET, STEEL
from tools.art.base.props import lamp, sky_steps
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
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
    """Level 1: before a stable's lit door a smith nails a shoe to the hoof on his knees, his pay, the stone, hangs from its teeth."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 0), (60, 0), [mix(DUSK, haze, 0.62), mix(DUSK, haze, 0.3)])
    for number in range(12):
        s.stroke([(1 + number * 11, 34), (1 + number * 11, 144)], mix(deep, ink, 0.2), 0.7)
    # the door: boards in the light of the lamp, brightest behind hoof and hammer
    for inset, tone in (
        (0, mix(RUSSET, ink, 0.2)),
        (3.4, mix(key, RUSSET, 0.45)),
        (9, mix(key, haze, 0.12)),
        (17, mix(key, "#fff3c8", 0.62)),
    ):
        s.fill(arch(30 + inset * 0.8, 121 - inset * 0.5, 82, 146, 45.5 - inset * 0.65), tone)
    for x in (48, 63, 78, 93, 107):
        s.stroke([(x, 48), (x, 142)], mix(RUSSET, key, 0.55), 0.6, 0.45)
    floor = polygon((-4, 142), (124, 139), (124, 176), (-4, 176))
    s.wash(floor, (80, 138), (24, 176), [mix(RUSSET, key, 0.45), mix(RUSSET, ink, 0.5), ink])
    lots = chance(41)
    for _ in range(20):  # straw
        x, y, turn = 34 + 86 * next(lots), 146 + 22 * next(lots), 180 * next(lots)
        s.stroke([around(x, y, 3.2, turn), around(x, y, 3.2, turn + 180)], mix(key, RUSSET, 0.5 * next(lots)), 0.5)
    s.fill(outline((24, 158), (60, 151, 112, 154), (116, 159), (70, 166, 24, 162)), ink, 0.6)
    _forequarters(s)
    _smith(s)
    _pay(s)


def _forequarters(s: Gouache) -> None:
    """Paint the grey horse from the left edge to its muzzle, which watches the smith: neck, halter, one foreleg down."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (1.0, -0.3)
    coat, hair = _coat(s), (ink, mix(ink, DUSK, 0.25), mix(DUSK, haze, 0.2))
    sock = (mix(DUSK, ink, 0.3), mix(DUSK, haze, 0.6), "#fffaf0")
    stood = limb((31, 112, 9.6), (37, 130, 4.8), (36.4, 142, 3.0), (37, 151, 3.0))
    rounded(s, stood, coat, light, 1.6, rim)
    rounded(s, limb((36.4, 143, 3.1), (37, 151, 3.3)), sock, light, 1.2, rim)
    s.figure([[(polygon((33, 151), (40.6, 150), (44, 158, 1), (32, 158)), ink)]], rim, light, 0.7)
    neck = outline(
        *((-8, 62), (4, 50, 24, 46), (34, 50, 36, 66), (37, 82, 43, 96), (47, 108, 40, 120), (24, 128, -8, 130)),
    )
    rounded(s, neck, coat, light, 4.0, rim)
    s.fill(cut(neck, placed(neck, -5.0, 1.0)), mix(key, haze, 0.3), 0.75)
    head = outline(
        *((24, 50), (28, 44.6, 35, 47), (42, 51, 46, 57), (53, 65, 60.4, 70.4), (64, 74, 62.4, 78.4)),
        *((60, 82.4, 55.6, 81.4), (50, 79.4, 45.6, 77.4), (41, 79.6, 36, 76), (27, 68, 24, 50)),
    )
    s.fill(placed(head, -2.4, 3.4), coat[0], 0.7)
    for ear in (polygon((32, 49), (36.4, 40.4, 0.8), (39, 50)), polygon((26, 50), (30, 40, 0.8), (33.6, 49.4))):
        rounded(s, ear, coat, light, 1.0, rim)
    rounded(s, head, coat, light, 2.4, rim)
    with s.clipped(head):
        s.fill(outline((52, 64), (66, 66, 68, 80), (60, 86, 50, 82), (56, 76, 52, 64)), mix(DUSK, ink, 0.45), 0.75)
        s.stroke([(38, 75), (45.4, 72, 43, 63)], coat[0], 1.1)
    s.fill(oval(58.8, 73.6, 1.0, 1.6, 30), ink)
    s.stroke([(62, 78.6), (58, 78.8, 55.4, 77.4)], ink, 0.8)
    s.fill(outline((38.6, 57.6), (41, 54.4, 44.6, 57.4), (42, 60.4, 38.6, 57.6)), ink)
    s.fill(oval(42.6, 57, 0.6), "#fff3c8")
    for strap in ([(47, 78), (50.4, 70, 50.6, 62.4)], [(29, 50), (33.6, 66, 48.4, 72)]):
        s.stroke(strap, mix(MADDER, ink, 0.1), 1.7)
    for at in range(7):
        lock = ribbon([(29 - 5 * at, 47 + 1.4 * at, 3.4), (27 - 5 * at, 58 + 1.4 * at, 3.6), (33 - 5 * at, 71, 0.3)], 8)
        rounded(s, lock, hair, light, 1.2)
    rounded(s, ribbon([(32, 46, 2.2), (38, 49, 1.9), (41.6, 54, 0.3)], 8), hair, light, 0.8)


def _coat(s: Gouache) -> tuple[Color, Color, Color]:
    """Return the tones of the grey horse, from dark to lit."""
    return s.ink, mix(DUSK, s.ink, 0.55), mix(s.haze, "#fff3c8", 0.5)


def _shod_hoof(s: Gouache) -> None:
    """Paint the leg drawn forward over the smith's knees: knee, white sock and hoof."""
    haze, key = s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (0.5, -1.0)
    sock = (mix(DUSK, s.deep, 0.3), mix(DUSK, haze, 0.65), "#fffaf0")
    leg = limb((30, 106, 10.6), (46, 122.4, 5.6), (66, 113.4, 3.6))
    rounded(s, leg, _coat(s), light, 1.8, rim)
    s.rim([leg], rim, light, 1.3)
    rounded(s, ribbon([(64, 113, 4.2), (70, 114.4, 4.4), (76, 114.6, 5.2)], 10), sock, light, 1.5, rim)
    with s.moved(-1, 0, 0.68, about=(76, 114)):
        _hoof(s)


def _hoof(s: Gouache) -> None:
    """Paint the hoof with its sole up, the shoe of steel on it with the nails that already hold."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (0.5, -1.0)
    hoof = outline((74, 119.6), (72, 110, 76, 103), (86, 92, 99, 100), (99, 106, 96, 114), (86, 122, 74, 119.6))
    rounded(s, hoof, (ink, mix(RUSSET, ink, 0.72), mix(RUSSET, ink, 0.3)), light, 1.3, rim)
    sole = oval(87, 104, 12.8, 9.8, -22)
    s.fill(sole, mix(RUSSET, ink, 0.62))
    shoe_ring = cut(sole, join(oval(87, 104.4, 8.2, 6.0, -22), polygon((70, 106), (84, 102), (86, 108), (72, 116))))
    s.figure([[(shoe_ring, mix(STEEL, haze, 0.72))]], "#ffffff", (-0.2, -1), 0.8)
    for turn in (-110, -70, -30, 10, 50):
        x, y = around(0, 0, 1, turn)
        s.fill(placed(oval(x * 10.6, y * 8.0, 0.75), 87, 104, 1, -22), ink)
    frog = polygon((78, 108), (92, 99, 1), (93, 103, 1), (80, 111))
    s.figure([[(frog, mix(RUSSET, ink, 0.3))]], rim, (-0.2, -1), 0.5, clean=True)


def _pay(s: Gouache) -> None:
    """Paint the stone on a strap between the horse's teeth, before the brightest boards."""
    for end in ((60.4, 80), (67.6, 80)):
        s.stroke([(60.6, 77.6), (62, 80, *end), (64.4, 85)], mix(MADDER, s.ink, 0.1), 1.3)
    s.gem(ONYX, 65, 89, 11.4, 12, 0)
    s.glint(59.6, 82.4, 8.4, "#ffffff", 8)


def _smith(s: Gouache) -> None:
    """Paint the smith on his stool in profile, dark before the door: leather apron, hammer high, the hoof on his knees."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff0c0", (-1.0, -0.5)
    skin = (skin_tone(s, 0.26), skin_tone(s, 0.5), mix(skin_tone(s, 0.72), key, 0.2))
    shirt_tones = (mix(PLUM, ink, 0.75), mix(PLUM, ink, 0.4), mix(PLUM, haze, 0.15))
    leather = (mix("#7a4e2c", ink, 0.7), mix("#7a4e2c", ink, 0.25), mix("#b87a40", key, 0.3))
    dark = (ink, mix(ink, deep, 0.5), mix(deep, DUSK, 0.4))
    x, y, h, tilt = 88.4, 76.6, 17.0, -22.0
    head = profile(x, y, h, -1, tilt, neck=0.30, mood=Mood.INTENT, build=FIRM)
    hair = placed(
        outline(
            *((0.10, -0.40), (-0.44, -0.56, -0.54, -0.02), (-0.46, 0.28, -0.24, 0.26), (-0.20, 0.06, -0.12, -0.12)),
            (-0.02, -0.30, 0.10, -0.40),
        ),
        *(x, y, h, tilt), flip=True,
    )  # fmt: skip
    beard = placed(SHORT_BEARD, x, y, h, tilt, flip=True)
    cap = placed(
        outline((0.40, -0.26), (0.34, -0.66, -0.10, -0.66), (-0.62, -0.62, -0.58, -0.02), (-0.10, -0.26, 0.40, -0.26)),
        *(x, y, h, tilt), flip=True,
    )  # fmt: skip
    for foot in (91, 109):
        s.fill(taper((100 + (foot - 100) * 0.5, 134), 1.4, (foot, 158), 1.2), ink)
    s.figure([[(box(90, 132, 112, 136, 1.4), mix(RUSSET, ink, 0.4))]], rim, light, 0.6)
    rounded(s, limb((101, 127, 7.4), (82, 124, 5.6), (86, 152, 3.8)), dark, light, 1.6, rim)
    torso = outline(
        (84, 94), (88, 87, 97, 88), (110, 92, 112, 108), (114, 124, 110, 134), (98, 136, 94, 130), (88, 112, 84, 94)
    )
    raised = bare_arm((103, 96), (114, 82), (103, 66), 1.12)
    handle = limb((105, 69, 1.1), (92, 50, 1.0))
    iron = placed(polygon((-8, -3), (4, -3.2), (9, -1.2, 0.6), (9, 1.2, 0.6), (4, 3.2), (-8, 3)), 91.4, 49.8, 1.3, -214)
    rounded(s, torso, shirt_tones, light, 2.8, rim)
    near = limb((100, 129, 8.0), (78, 124, 6.2), (75, 152, 4.2))
    rounded(s, near, dark, light, 1.8, rim)
    apron = outline((88, 104), (95, 108, 98, 120), (98, 130, 92, 134), (84, 134, 82, 148), (70, 149, 69, 143),
        (68, 124, 74, 118), (84, 116, 88, 104))  # fmt: skip
    rounded(s, apron, leather, light, 2.2, rim)
    s.figure([[(shoe(77, 157.4, -1, 1.0), ink)], [(shoe(88, 157.4, -1, 0.94), ink)]], rim, light, 0.6)
    _shod_hoof(s)
    s.figure([[*planes(s, head, *skin), (head.eye, ink), *hair_tones(s, hair, -1)]], rim, light, 0.9)
    s.figure([hair_tones(s, beard, -1, color=mix(RUSSET, ink, 0.5))], rim, light, 0.6)
    s.figure([[(cap, mix(MADDER, ink, 0.2)), (cut(cap, placed(cap, -3, -1)), mix(MADDER, ink, 0.6))]], rim, light, 0.8)
    # one hand under the hoof, the other swings the hammer
    rounded(s, limb((99, 98, 5.2), (107, 113, 4.2)), shirt_tones, light, 1.6, rim)
    rounded(s, bare_arm((106, 112), (103, 117), (95, 114), 0.9), skin, light, 1.0, rim)
    hand(s, [small_hand(93, 113.6, 3.6, 190)], skin[1], rim, light, 0.6)
    s.figure([[(handle, mix("#7a4a26", ink, 0.3))], [(iron, ink)]], rim, light, 0.9)
    rounded(s, raised, skin, light, 1.1, rim)
    rounded(s, limb((101, 97, 5.6), (111, 87, 4.6)), shirt_tones, light, 1.7, rim)
    hand(s, grip(103.4, 66.4, 0.34, -34), skin[1], rim, light, 0.6)


def onyx_fold(s: Gouache) -> None:
    """Level 1: a girl counts sheep by moonlight: the black one leaps the hurdle, before the moon, the stone for its bell."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, STEEL, 0.22), mix(STEEL, ink, 0.35)])
    sky_steps(s, ((62, mix(STEEL, ink, 0.5)), (84, mix(STEEL, ink, 0.2))), 130, -6)
    s.fill(oval(80, 80, 30), mix(haze, "#ffffff", 0.3))
    for x, y, r in ((66, 94, 5), (97, 66, 3.4), (92, 99, 4)):  # the moon's seas
        s.fill(oval(x, y, r, r * 0.7), mix(haze, STEEL, 0.25))
    for x, y, r in ((42, 50, 0.6), (56, 44, 0.4), (112, 48, 0.6), (36, 66, 0.4), (118, 74, 0.4), (28, 56, 0.5)):
        s.fill(oval(x, y, r), haze)
    hills = outline((-4, 112), (30, 100, 62, 112), (96, 100, 124, 106), (124, 176), (-4, 176))
    s.fill(hills, mix(STEEL, ink, 0.5))
    s.rim([hills], mix(STEEL, haze, 0.5), (0, -1), 0.8)
    for x, y, k in ((108, 114, 0.42), (117, 117, 0.5), (96, 112, 0.34)):  # they are over already
        _sheep(s, x, y, k, 4, (mix(haze, STEEL, 0.2), mix(STEEL, deep, 0.3)), grazing=True)
    meadow = outline((-4, 126), (50, 116, 124, 128), (124, 176), (-4, 176))
    s.wash(meadow, (78, 118), (60, 172), [mix(STEEL, haze, 0.42), mix(STEEL, ink, 0.45)])
    s.fill(oval(82, 152, 26, 4.4), mix(ink, deep, 0.15), 0.7)
    _hurdle(s)
    _sheep(s, 79, 75, 0.94, -14, (mix(ink, deep, 0.25), ink), grazing=False)
    brass = oval(95.6, 86.6, 8.8)
    s.figure([[(brass, key), (cut(brass, placed(brass, -1.6, -1.8)), mix(key, ink, 0.35))]], "#fff3d0", (-0.4, -1), 0.7)
    s.gem(ONYX, 95.6, 87.0, 8.0, 10, 1.5)
    with s.moved(-11, 7):
        _counting_girl(s)


def _hurdle(s: Gouache) -> None:
    """Paint the hurdle: rods woven round three stakes, their upper edges in the moon."""
    ink, deep, haze = s.ink, s.deep, s.haze
    wood, rim = mix("#6a4a34", ink, 0.6), mix(STEEL, haze, 0.75)
    for row in range(3):
        y = 122 + row * 8.4
        rods = [
            ribbon([(56 + at * 13, y + 1.6 * (-1) ** (at + row), 2.5) for at in range(5)], 10),
        ]
        s.figure([[(rod, mix(wood, deep, 0.16 * (row % 2)))] for rod in rods], rim, (0.2, -1), 0.7)
    for at in (0, 2, 4):
        stake = taper((57 + at * 13, 115 + at % 2 * 2), 1.3, (56.6 + at * 13, 152), 1.9)
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
        hoof = polygon((-1.6, -1.8), (2.2, -2.0), (4.4, -0.4, 0.6), (3.6, 2.2), (-1.6, 1.8))
        legs = [
            join(limb((-8, 2, 6.0), (-21, 3, 3.0), (-31, 1, 1.8)), placed(hoof, -32, 1, 1, 176)),
            join(limb((12, 3, 4.0), (25, 4.4, 2.4), (34, 9, 1.7)), placed(hoof, 35, 9.6, 1, 40)),
            join(limb((-9, 4, 6.4), (-20, 9, 3.2), (-30, 10, 1.9)), placed(hoof, -31, 10, 1, 180)),
            join(limb((10, 5, 4.4), (22, 10, 2.7), (30, 17, 1.8)), placed(hoof, 30.6, 17.8, 1, 58)),
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
    s.fill(put(oval(24, -8.8, 1.1, 0.9)), mix(haze, s.key, 0.5))
    s.fill(put(oval(24.2, -8.8, 0.7)), s.ink)
    s.fill(put(ribbon([(12.0, -7, 1.0), (16.6, 0, 1.0), (16.6, 8, 1.0)], 8)), s.key)


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
        ((65, 89), (86, 75), (103, 66), (87, 104), (94, 114)),
        "nails a shoe to a hoof",
        "stable door by night",
        "arch of lit boards",
        seed=77,
    ),
    "b1-35": Picture(
        onyx_fold,
        ((95, 87), (99, 61), (78, 76), (34, 99), (48, 101)),
        "counts the sheep",
        "hurdle in a night meadow",
        "moon behind a leap",
        seed=35,
    ),
}

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
    """Level 1: a farrier, back to the horse, presses the glowing shoe on its hoof; smoke rises in its light, the onyx is its stud."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(ALL, mix(ink, DUSK, 0.62))
    smoke = outline(
        (40, 112), (22, 100, 30, 86), (14, 74, 24, 60), (16, 44, 32, -4), (84, -4), (88, 46, 74, 56), (78, 74, 64, 84),
        (66, 104, 56, 112), (40, 112),
    )  # fmt: skip
    lit = outline(
        (41, 112), (27, 100, 33, 86), (20, 74, 30, 60), (28, 48, 46, 40), (66, 44, 66, 58), (76, 68, 66, 80),
        (70, 100, 58, 112), (41, 112),
    )  # fmt: skip
    s.fill(smoke, mix(RUSSET, key, 0.3))
    s.stipple(cut(smoke, lit), mix(key, RUSSET, 0.2), (46, 96), (46, 44), 0.55, 0.0)
    s.fill(lit, mix(key, "#fff3c8", 0.5))
    s.fill(box(-4, 146, 124, 176), mix(ink, "#000000", 0.1))
    s.fill(outline((14, 158), (44, 149, 84, 152), (108, 158, 92, 166), (30, 168, 14, 158)), mix(RUSSET, ink, 0.35))
    _rump(s)
    _smith(s)
    _studded_shoe(s, 45.6, 98)
    rim, light = mix(key, "#fff3c8", 0.5), (-1.0, 0.1)
    near = limb((77, 92, 6.0), (75, 109, 4.8), (64, 100.6, 3.2))
    rounded(s, near, (mix(PLUM, ink, 0.75), mix(PLUM, ink, 0.4), mix(PLUM, haze, 0.15)), light, 1.7, rim)
    s.figure([[(placed(box(-1.8, -3.9, 1.8, 3.9, 0.8), 64.6, 101, 1, 38), mix(haze, s.deep, 0.3))]], rim, light, 0.5)
    hand(s, grip(60.6, 97.6, 0.34, -60, flip=True), skin_tone(s, 0.5), rim, light, 0.6)


def _rump(s: Gouache) -> None:
    """Paint the horse's hind quarter at the edge: croup, buttock and tail, the leg that stands with its hock."""
    ink, key = s.ink, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (-1.0, -0.4)
    coat = mix(RUSSET, key, 0.08)
    body = outline(
        (126, 50), (116, 43, 104, 44), (91, 46, 86, 58), (81, 74, 89, 92), (96, 108, 108, 120), (126, 122),
    )  # fmt: skip
    stood = limb((116, 108, 13), (112, 126, 5.4), (117, 136, 4.6), (113, 155, 3.2))
    s.figure(
        [[(stood, mix(coat, ink, 0.55))], [(polygon((108, 153), (117, 153), (119, 162), (105, 162)), ink)]],
        rim,
        light,
        0.8,
    )
    s.figure([[(body, coat), (both(body, placed(body, 11, 6)), mix(coat, ink, 0.66))]], rim, light, 1.2)
    tail = ribbon(
        [(100, 49, 0.6), (93, 46, 2.2), (84, 47, 3.0), (78, 55, 4.2), (77, 67, 4.4), (80, 78, 3.0), (77, 88, 0.4)], 12
    )
    s.figure([[(tail, mix(ink, "#000000", 0.3))]], rim, light, 0.6)


def _studded_shoe(s: Gouache, x: float, y: float) -> None:
    """Paint the shoe that glows in the tongs, its open end on the hoof: the onyx is set in its toe."""
    ink, key = s.ink, s.key
    for end in ((x + 8.0, y - 2), (x + 9.6, y + 4)):  # the jaws of the tongs
        s.stroke([(62, 97.6), end], ink, 2.0)
    ring = cut(
        oval(x, y, 14.0, 16.0),
        join(oval(x, y + 1.4, 7.8, 9.8), polygon((x - 7.8, y + 1), (x + 7.8, y + 1), (x + 5, y + 20), (x - 5, y + 20))),
    )
    s.line(ring, ink, 1.2)
    s.figure([[(ring, "#d8441a"), (cut(ring, placed(ring, 0, -3.0)), mix(key, "#fff3c8", 0.4))]], None)
    for turn in (-14, 22, 158, 194):
        s.fill(oval(*around(x, y + 0.6, 11.2, turn), 0.8), ink)
    s.gem(ONYX, x, y - 12.4, 7.4, 12, 1.3)


def _smith(s: Gouache) -> None:
    """Paint the farrier bent over, his back to the horse, its hind leg drawn between his knees with the sole up."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff0c0", (-1.0, 0.2)
    skin = (skin_tone(s, 0.26), skin_tone(s, 0.5), mix(skin_tone(s, 0.72), key, 0.2))
    shirt_tones = (mix(PLUM, ink, 0.75), mix(PLUM, ink, 0.4), mix(PLUM, haze, 0.15))
    leather = (mix("#7a4e2c", ink, 0.7), mix("#7a4e2c", ink, 0.25), mix("#b87a40", key, 0.3))
    dark = (ink, mix(ink, deep, 0.5), mix(deep, DUSK, 0.4))
    coat = (ink, mix(DUSK, ink, 0.6), mix(DUSK, haze, 0.3))
    x, y, h, tilt = 66.6, 79.0, 17.0, -24.0
    head = profile(x, y, h, -1, tilt, neck=0.34, mood=Mood.INTENT, build=FIRM)
    beard = placed(SHORT_BEARD, x, y, h, tilt, flip=True)
    cap = placed(
        outline((0.40, -0.26), (0.34, -0.66, -0.10, -0.66), (-0.62, -0.62, -0.58, -0.02), (-0.10, -0.26, 0.40, -0.26)),
        *(x, y, h, tilt), flip=True,
    )  # fmt: skip
    # the far leg, the horse's leg over it, then the near one
    rounded(s, limb((96, 110, 8.0), (79, 126, 6.0), (84, 151, 4.0)), dark, light, 1.8, rim)
    s.figure([[(shoe(84, 156, -1, 0.94), mix(RUSSET, ink, 0.75))]], rim, light, 0.6)
    rounded(s, limb((112, 108, 9.0), (92, 118, 5.4), (66, 121, 3.8)), coat, light, 1.8, rim)
    hoof = outline((67, 115), (60, 112, 50, 111), (47, 117, 49, 124), (58, 130, 67, 126), (69, 120, 67, 115))
    rounded(s, hoof, (ink, mix(RUSSET, ink, 0.6), mix(RUSSET, ink, 0.2)), light, 1.3, rim)
    s.figure([[(oval(49.6, 117.4, 3.4, 7.0, 6), mix(RUSSET, haze, 0.45))]], rim, light, 0.6)
    s.fill(polygon((51, 113), (51.6, 121), (48, 117)), mix(RUSSET, ink, 0.5))
    rounded(s, limb((99, 112, 8.6), (84, 129, 6.6), (93, 153, 4.4)), dark, light, 1.8, rim)
    s.figure([[(shoe(93, 158, -1, 1.0), mix(RUSSET, ink, 0.6))]], rim, light, 0.6)
    apron = outline((72, 100), (84, 104, 96, 104), (100, 116, 90, 128), (82, 134, 77, 126), (80, 114, 72, 100))
    rounded(s, apron, leather, light, 2.2, rim)
    far = limb((73, 91, 4.8), (64, 106, 4.0), (59, 114, 2.8))
    rounded(s, far, shirt_tones, light, 1.2, rim)
    s.figure([[(small_hand(58.4, 114.6, 3.8, 150, True), skin[1])]], rim, light, 0.5)
    torso = outline(
        (68, 88), (72, 81, 80, 80), (96, 82, 104, 96), (107, 106, 102, 114), (92, 116, 84, 108), (74, 102, 68, 88)
    )
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.9)
    rounded(s, torso, shirt_tones, light, 2.8, rim)
    s.figure([hair_tones(s, beard, -1, color=mix(RUSSET, ink, 0.5))], rim, light, 0.6)
    s.figure([[(cap, mix(MADDER, ink, 0.2)), (cut(cap, placed(cap, -3, -1)), mix(MADDER, ink, 0.6))]], rim, light, 0.8)


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
        ((46, 88), (46, 104), (60, 80), (60, 98), (50, 117)),
        "shoes a hind hoof",
        "forge by night",
        "smoke above a glowing shoe",
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

"""Pictures of the ruby cards of level 3 of stair and table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import bare_arm, grip, hand, limb, planes, profile, small_hand, umber
from tools.art.base.gouache import MOSS, RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    around,
    both,
    box,
    chance,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)
from tools.art.poster.sheet import star

_DRAWN_BACK: Final = outline(
    *((-0.26, 0.20), (-0.52, 0.06, -0.48, -0.24), (-0.42, -0.61, -0.02, -0.60), (0.30, -0.60, 0.355, -0.27)),
    *((0.20, -0.42, 0.06, -0.38), (-0.14, -0.32, -0.16, -0.06), (-0.18, 0.08, -0.26, 0.20)),
)
"""Hair combed back from a turned head."""
_COMBED: Final = ((-0.26, 0.02, -0.22, -0.42, 0.20, -0.46), (-0.38, -0.02, -0.38, -0.46, 0.02, -0.55))
"""The strands of such hair."""


def ruby_duel(s: Gouache) -> None:
    """Level 3: on a grand stair two rivals cross blades at dawn; the ruby lies on a cushion between them."""
    s.key = MOSS
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.35))
    hall = arch(40, 108, 74, 128, 40)
    s.wash(hall, (0, 38), (0, 126), [mix(mid, haze, 0.55), mix(haze, "#fff6e6", 0.5), "#fffaf0"])
    with s.clipped(hall):  # gardens beyond the arch
        for x, top, wide in ((46, 78, 4), (102, 74, 4.6), (60, 92, 3)):
            s.fill(
                outline((x - wide, 122), (x - wide * 1.2, top + 10, x, top), (x + wide * 1.2, top + 10, x + wide, 122)),
                mix(haze, s.key, 0.45),
            )
        s.fill(outline((36, 116), (60, 104, 80, 112), (96, 104, 112, 114), (112, 126), (36, 126)), mix(haze, mid, 0.3))
    for number in range(3):  # the arch's mouldings
        s.line(
            arch(39 - number * 4, 109 + number * 4, 74, 180, 41 + number * 4), mix(mid, haze, 0.3 - number * 0.12), 1.4
        )
    for x in (28, 118):
        s.figure(
            [[(box(x - 6, 30, x + 6, 130), mix(deep, mid, 0.2))]], mix(mid, haze, 0.4), (1 if x < 60 else -1, 0), 1.0
        )
        s.fill(box(x - 8, 124, x + 8, 130), mix(deep, ink, 0.2))
    _stair(s)
    _second(s)
    _challenger(s)
    _champion(s)
    _blades(s)


def _stair(s: Gouache) -> None:
    """Paint the steps that come down to us, each tread bright and each riser dark, and the long shadows on them."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for number in range(7):
        top, foot = 126 + number * 6.4, 132.4 + number * 6.4
        spread = number * 5.0
        tread = polygon((34 - spread, top), (114 + spread, top), (116 + spread, top + 3.4), (32 - spread, top + 3.4))
        riser = polygon((32 - spread, top + 3.4), (116 + spread, top + 3.4), (117 + spread, foot), (31 - spread, foot))
        s.fill(tread, mix(mix(haze, "#fff6e6", 0.4), mid, number * 0.12))
        s.fill(riser, mix(mid, deep, 0.25 + number * 0.1))
    for side in (-1, 1):
        s.fill(
            polygon((74 + side * 42, 124), (74 + side * 50, 124), (74 + side * 96, 176), (74 + side * 72, 176)),
            mix(ink, deep, 0.35),
        )
    for x, lean in ((50, -18), (100, 14)):
        s.fill(outline((x - 12, 127), (x + 12, 127), (x + 12 + lean, 176), (x - 14 + lean, 176)), ink, 0.5)


def _second(s: Gouache) -> None:
    """Paint the second who waits in the shade of the wall at the left, a coat over the arm."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    head = profile(14.4, 84, 12, 1, 4)
    hat = outline((6, 80), (10, 80), (9.6, 74, 15, 74), (20, 74, 19.4, 80), (24, 80.4), (14, 83, 6, 80))
    body = outline((5, 128), (5, 102, 7, 94), (13, 90, 20, 94), (23, 106, 23, 128))
    coat = outline((15, 104), (22, 99, 26, 104), (28, 118, 25, 128), (17, 126, 15, 104))
    rim = mix(mid, haze, 0.4)
    shade = (mix(ink, deep, 0.3), mix(deep, ink, 0.5), mix(deep, mid, 0.5))
    rounded(s, body, shade, (1, -0.3), 2.4, rim)
    s.figure(
        [
            [
                *planes(s, head, umber(0.12), umber(0.28), umber(0.7)),
                (hat, mix(ink, deep, 0.3)),
            ]
        ],
        rim,
        (1, -0.3),
        0.6,
    )
    rounded(s, coat, (mix(deep, ink, 0.2), mix(mid, deep, 0.35), mix(mid, haze, 0.3)), (1, -0.3), 1.6, rim)


def _leg(s: Gouache, hip: Point, knee: Point, ankle: Point, tones: tuple[Color, Color, Color], face: int) -> None:
    """Paint a leg in breeches, stocking and buckled shoe, its foot towards ``face``."""
    light, rim = (face * 0.6, -1.0), "#fff3dc"
    stocking = join(bare_arm(knee, ((knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2), ankle, 0.78))
    foot = placed(
        outline((-2.6, -4), (2.4, -4), (4, -1.6, 8.6, -1.2), (9.6, 0.8, 8.6, 1.6), (-3, 1.6)), *ankle, 1, 0, face < 0
    )
    rounded(s, stocking, (mix(s.haze, s.deep, 0.55), mix(s.haze, s.mid, 0.12), "#fff6e6"), light, 1.2, rim)
    rounded(s, limb((*hip, 6.2), (*knee, 4.2)), tones, light, 2.0, rim)
    s.figure([[(foot, s.ink)]], rim, light, 0.6)
    s.fill(oval(ankle[0] + face * 3.2, ankle[1] - 0.6, 1.0), "#ffc46a")


def _challenger(s: Gouache) -> None:
    """Paint the challenger at the left, deep in her lunge: teal coat whose skirts fly, black hair tied in a queue."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = "#fff3dc", (0.7, -1.0)
    pose = HeadPose(51, 69, 17.5, 8, profile=True)
    tones = FaceTones(umber(0.12), umber(0.42), umber(0.80), "#c8483a")
    teal = (mix(key, ink, 0.66), mix(key, ink, 0.24), mix(key, haze, 0.35))
    breeches = (ink, mix(ink, s.deep, 0.5), mix(s.deep, s.mid, 0.4))
    free = join(limb((42, 86, 3.8), (31, 84, 3.2)), limb((31, 84, 3.0), (28.6, 71, 2.2)))
    rounded(s, free, (teal[0], teal[0], teal[1]), light, 1.4, rim)
    s.figure([[(small_hand(28.4, 67.6, 2.7, -100), tones.body)]], rim, light, 0.5)
    _leg(s, (43, 108), (35, 119), (24, 129), breeches, 1)
    _leg(s, (47, 107), (63, 112), (60, 130), breeches, 1)
    skirts = outline(
        (36, 100), (46, 98, 55, 101), (58, 110, 52, 117), (44, 114, 36, 124), (28, 128, 21, 122), (30, 114, 36, 100)
    )
    rounded(s, skirts, teal, light, 2.0, rim, [outline((42, 102), (38, 114, 28, 122), (37, 112, 42, 102))])
    body = outline(
        (37, 88), (42, 79, 51, 81), (60, 84, 59, 93), (57, 99, 55, 103), (45, 105, 37, 102), (35, 94, 37, 88)
    )
    rounded(s, body, teal, light, 2.4, rim)
    s.figure(
        [[(outline((36.6, 99), (46, 103, 55.6, 99.6), (55, 104), (46, 107, 36, 103.4)), mix(haze, s.deep, 0.15))]],
        rim,
        light,
        0.5,
    )
    queue = pose.put(
        outline(
            (-0.36, -0.16),
            (-0.62, 0.10, -0.66, 0.46),
            (-0.92, 0.70, -1.16, 0.62),
            (-0.90, 0.94, -0.58, 0.72),
            (-0.36, 0.36, -0.26, 0.06),
        )
    )
    hair = (ink, mix(ink, "#3a1a20", 0.6), mix("#7a3a2a", ink, 0.1))
    rounded(s, queue, hair, light, 1.0, rim)
    paint_neck(s, pose, tones, 0.30, rim)
    s.figure(
        [[(outline((45, 79), (51, 84, 57, 79.6), (58.6, 84, 53, 90), (49, 87, 45, 79)), "#fff6e6")]], rim, light, 0.5
    )
    paint_face(s, pose, tones, rim, open_eyes=True)
    rounded(s, pose.put(_DRAWN_BACK), hair, light, 1.1, rim, strands(pose, _COMBED, 0.012))
    s.fill(
        pose.put(
            outline(
                (-0.62, 0.02),
                (-0.74, -0.10, -0.78, 0.10),
                (-0.70, 0.20, -0.56, 0.10),
                (-0.46, 0.26, -0.40, 0.10),
                (-0.44, -0.02, -0.62, 0.02),
            )
        ),
        key,
    )
    arm = join(limb((53, 87, 4.2), (63, 89.6, 3.4)), limb((63, 89.6, 3.2), (68.6, 82.4, 2.3)))
    rounded(s, arm, teal, light, 1.6, rim)
    s.figure([[(oval(68.2, 83.2, 3.0, 2.4, -50), "#fff6e6")]], rim, light, 0.5)
    hand(s, grip(71, 79.6, 0.20, 40), mix(tones.body, tones.lit, 0.4), rim, light, 0.4)


def _champion(s: Gouache) -> None:
    """Paint the champion at the right, who gives ground and parries: garnet waistcoat, fair hair, one hand behind the back."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = "#fff3dc", (-0.7, -1.0)
    pose = HeadPose(101, 66, 17.5, 4, flip=True, profile=True)
    tones = FaceTones("#7a3c28", "#cf8a5e", "#ffd8a8", "#c8483a")
    garnet = (mix(ink, deep, 0.45), mix(deep, ink, 0.12), mix(mid, deep, 0.15))
    linen = (mix(haze, deep, 0.55), mix(haze, mid, 0.1), "#fffaf0")
    breeches = (ink, mix(ink, deep, 0.4), mix(deep, mid, 0.3))
    behind = join(limb((108, 84, 3.8), (118, 92, 3.2)), limb((118, 92, 3.0), (111, 101, 2.3)))
    rounded(s, behind, linen, light, 1.4, rim)
    _leg(s, (104, 107), (112, 117), (111, 130), breeches, -1)
    _leg(s, (100, 107), (90, 118), (87, 130), breeches, -1)
    body = outline(
        (94, 86), (98, 77, 106, 78), (113, 81, 112, 90), (110, 100, 111, 111), (104, 114, 96, 111), (95, 98, 94, 86)
    )
    rounded(s, body, garnet, light, 2.6, rim)
    for y in (88, 93, 98, 103):
        s.fill(oval(97.4 + (y - 88) * 0.06, y, 0.7), "#ffc46a")
    for side in (96, 108):
        rounded(s, oval(side, 84, 4.4, 4.8), linen, light, 1.4, rim)
    hair = ("#6a3a1c", "#b87a40", "#ffd690")
    queue = pose.put(
        outline(
            (-0.36, -0.16),
            (-0.58, 0.10, -0.54, 0.50),
            (-0.60, 0.86, -0.74, 1.0),
            (-0.40, 0.90, -0.34, 0.56),
            (-0.24, 0.30, -0.26, 0.06),
        )
    )
    rounded(s, queue, hair, light, 1.0, rim)
    paint_neck(s, pose, tones, 0.30, rim)
    s.figure(
        [[(outline((107, 76), (101, 80, 95, 76), (93.6, 80, 98, 86), (103, 83, 107, 76)), "#fffaf0")]], rim, light, 0.5
    )
    paint_face(s, pose, tones, rim, open_eyes=True)
    rounded(s, pose.put(_DRAWN_BACK), hair, light, 1.1, rim, strands(pose, _COMBED, 0.012))
    s.fill(pose.put(oval(-0.50, 0.22, 0.13, 0.09, 30)), mix(deep, ink, 0.3))
    arm = join(limb((96, 86, 4.0), (90.6, 96, 3.4)), limb((90.6, 96, 3.2), (84.6, 88, 2.3)))
    rounded(s, arm, linen, light, 1.6, rim)
    hand(s, grip(82.6, 84.8, 0.20, -34, flip=True), mix(tones.body, tones.lit, 0.3), rim, light, 0.4)


def _blades(s: Gouache) -> None:
    """Paint the crossed blades, the sparks where they meet, and below them the prize on its pillar."""
    ink, deep, key = s.ink, s.deep, s.key
    gold = "#ffc46a"
    for hilt, tip in (((72, 78.4), (97, 48)), ((81.4, 83), (62, 45))):
        s.line(taper(hilt, 0.8, tip, 0.3), ink, 1.1)
        s.fill(taper(hilt, 0.85, tip, 0.3), "#ffffff")
        guard = oval(hilt[0], hilt[1], 3.2, 1.7, 40 if tip[0] > hilt[0] else -30)
        s.figure([[(guard, mix(gold, ink, 0.15))]], "#fff6da", (0, -1), 0.6)
    lots = chance(14)
    for turn in range(0, 360, 30):
        reach = 4 + 5 * next(lots)
        s.fill(taper(around(77, 72, 2.4, turn), 0.5, around(77, 72, reach, turn), 0.1), mix(gold, "#ffffff", 0.4))
    s.fill(star(77, 72, 4.8), "#ffffff")
    # the prize: a cushion on a pillar between them, the ruby on it
    pillar = polygon((68, 132), (80, 132), (81.6, 118), (66.4, 118))
    s.figure(
        [[(pillar, mix(deep, s.mid, 0.4)), (both(pillar, box(60, 110, 73, 140)), mix(deep, ink, 0.3))]],
        "#fff3dc",
        (0, -1),
        0.8,
    )
    cushion = outline(
        (63, 119),
        (62, 114, 68, 114.6),
        (80, 114.6),
        (86, 114, 85, 119),
        (86, 122, 80, 121),
        (68, 121),
        (62, 122, 63, 119),
    )
    s.figure([[(cushion, key), (both(cushion, placed(cushion, -4, 3)), mix(key, ink, 0.5))]], "#fff3dc", (0, -1), 0.8)
    s.throw(RUBY, 75, 110, 13)
    s.gem(RUBY, 75, 107.6, 7.6, 0, 1.5)


def ruby_toast(s: Gouache) -> None:
    """Level 3: from the foot of a long table: at its head a queen lifts a goblet with a ruby, and the guests lift theirs."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (78, 50), (78, 168), [mix(deep, ink, 0.35), mix(deep, ink, 0.15), mix(ink, deep, 0.3)])
    s.fill(oval(17, 62, 17, 22), mix(deep, mid, 0.28))  # a sconce on the wall and its light
    s.fill(oval(17, 60, 9, 13), mix(mid, "#ffb45c", 0.3))
    s.stroke([(17, 82), (17, 76), (10, 76, 10, 70)], "#b9691f", 1.3)
    s.stroke([(17, 76), (24, 76, 24, 70)], "#b9691f", 1.3)
    for x in (10, 24):
        s.fill(box(x - 1.3, 61, x + 1.3, 70), "#fff6e6")
        s.fill(outline((x - 1.6, 61), (x - 2, 57, x + 0.4, 52.6), (x + 2.4, 57, x + 1.6, 61)), "#ffd27a")
    for x in (50, 106):  # ribs of the vault over the high table
        s.stroke([(x, 120), (x, 62), (x + (78 - x) * 0.1, 40, 78, 26)], mix(deep, mid, 0.35), 2.2)
        s.stroke([(x + 1, 120), (x + 1, 62), (x + 1 + (78 - x) * 0.1, 40, 79, 26)], mix(ink, deep, 0.4), 1.0)
    for reach, tone in ((38, mix(deep, mid, 0.30)), (29, mix(mid, haze, 0.12)), (21, mix(mid, haze, 0.62))):
        s.fill(
            outline(
                (78 - reach, 130),
                (78 - reach, 66),
                (78 - reach, 66 - reach * 0.9, 78, 60 - reach * 1.2),
                (78 + reach, 66 - reach * 0.9, 78 + reach, 66),
                (78 + reach, 130),
            ),
            tone,
        )
    for x, wide in ((39, 8), (117, 8)):  # banners
        banner = polygon((x - wide, 30), (x + wide, 30), (x + wide, 74), (x, 84), (x - wide, 74))
        side = 1 if x < 78 else -1
        tones = (mix(key, ink, 0.7), mix(key, ink, 0.45), mix(key, ink, 0.1))
        rounded(
            s,
            banner,
            tones,
            (side, 0.3),
            3.0,
            None,
            [outline((x - 2, 30), (x - 4, 56, x - 1, 80), (x - 1, 56, x - 2, 30))],
        )
        s.fill(placed(polygon((0, -7), (4.4, 0), (0, 7), (-4.4, 0)), x, 58), "#ffc46a")
        s.fill(placed(polygon((0, -7), (0, 7), (-4.4 * side, 0)), x, 58), "#b9691f")
    _toasting_queen(s)
    _long_table(s)
    for x, y, k, tone in (
        (92.6, 92, 0.46, 0),
        (63.4, 92, 0.46, 1),
        (98.4, 99, 0.62, 2),
        (57, 99, 0.62, 0),
        (106, 109, 0.84, 1),
        (48.6, 110, 0.84, 2),
    ):
        _guest(s, x, y, k, tone, 1 if x < 78 else -1)
    _guest(s, 116, 124, 1.14, 0, -1)


def _toasting_queen(s: Gouache) -> None:
    """Paint the queen at the head of the table, her face lifted to the goblet in her left hand, lit by the candles."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fff0d2"
    pose = HeadPose(75.4, 63, 17, -7, profile=True)
    tones = FaceTones(umber(0.16), umber(0.46), umber(0.80), "#c8483c")
    teal = (mix(key, ink, 0.66), mix(key, ink, 0.28), mix(key, haze, 0.2))
    locks = (mix("#5a2412", ink, 0.6), "#7c3616", "#d07a34")
    gown = outline((63, 88), (68, 78, 76, 77), (86, 78, 90, 87), (94, 98, 92, 110), (62, 110), (60, 98, 63, 88))
    ermine = outline((63, 86), (68, 75.6, 76, 77.6), (84, 75, 90, 85), (86, 92, 76.6, 96), (67, 92, 63, 86))
    raised, low = (
        limb((86, 85, 3.6), (98, 82, 3.0), (97.4, 67, 2.0)),
        limb((66, 87, 3.6), (59, 97, 2.9), (66, 104, 2.1)),
    )
    back = pose.put(
        outline(
            (-0.10, -0.58),
            (-0.66, -0.52, -0.60, 0.02),
            (-0.74, 0.50, -0.46, 1.0),
            (-0.10, 0.94),
            (-0.16, 0.30),
            (0.0, -0.20, -0.10, -0.58),
        )
    )
    waves = strands(pose, ((-0.46, -0.30, -0.60, 0.30, -0.40, 0.90), (-0.34, -0.10, -0.40, 0.40, -0.22, 0.90)), 0.02)
    rounded(s, back, locks, (1, 0.2), 1.4, None, waves)
    rounded(s, low, teal, (0.4, 0.8), 1.3, rim)
    rounded(s, gown, teal, (0.5, 0.8), 2.4, rim)
    paint_neck(s, pose, tones, 0.36, rim)
    rounded(s, ermine, (mix(haze, deep, 0.25), mix(haze, "#fff6e6", 0.5), "#ffffff"), (0.5, 0.8), 1.6, rim)
    for x, y in ((67, 84), (71.6, 88.6), (77, 91), (82.4, 88.6), (86.8, 84.6), (72, 82), (81, 82)):
        s.fill(outline((x - 0.6, y), (x, y - 0.8, x + 0.6, y), (x, y + 2.2)), ink)
    paint_face(s, pose, tones, rim)
    parting = pose.put(
        outline(
            *((-0.24, 0.22), (-0.52, 0.06, -0.48, -0.24), (-0.42, -0.60, -0.02, -0.59), (0.28, -0.59, 0.35, -0.28)),
            *((0.20, -0.42, 0.06, -0.38), (-0.14, -0.32, -0.16, -0.06), (-0.18, 0.08, -0.24, 0.22)),
        )
    )
    rounded(s, parting, locks, (1, -0.2), 1.1)
    crown = outline(
        (-0.50, -0.36),
        (-0.58, -0.84),
        (-0.32, -0.62),
        (-0.06, -0.98),
        (0.14, -0.64),
        (0.44, -0.86),
        (0.37, -0.34),
        (0.0, -0.46, -0.50, -0.36),
    )
    rounded(s, pose.put(crown), ("#a85a18", "#f0a848", "#fff0c0"), (0.8, 0.3), 1.3, "#fff6da")
    for u, v in ((-0.58, -0.86), (-0.06, -1.0), (0.44, -0.88)):
        s.fill(oval(*pose.at(u, v), 0.9), "#fffdf4")
    rounded(s, raised, teal, (-0.8, 0.6), 1.4, rim)
    s.figure([[(outline((94.6, 71), (97.4, 72.6, 100.2, 71), (100, 68), (94.8, 68)), "#fff6e6")]], None)
    bowl = outline((89.4, 48), (89.6, 58, 96.4, 59.8), (103.2, 58, 103.4, 48))
    goblet = join(bowl, box(95.2, 58, 97.6, 66), outline((91.2, 69), (92.6, 66, 96.4, 66), (100.2, 66, 101.6, 69)))
    rounded(s, goblet, ("#9a4e14", "#f0a848", "#fff0c0"), (-0.9, 0.3), 1.7, "#fff6da")
    s.fill(oval(96.4, 48, 7, 1.7), mix(deep, ink, 0.2))
    hand(s, grip(96.8, 63.2, 0.21, 2, flip=True), mix(tones.body, tones.lit, 0.4), rim, (-0.6, 0.6), 0.4)
    s.throw(RUBY, 96.4, 53, 12)
    s.gem(RUBY, 96.4, 52.6, 6.2, 0, 1.7)


def _long_table(s: Gouache) -> None:
    """Paint the table, its cloth brightest in the middle: candles in two rows that grow towards us, dishes, a great pie."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    top = polygon((67, 98), (89, 98), (118, 176), (38, 176))
    s.fill(polygon((67, 98), (38, 176), (28, 176), (65, 100)), mix(mid, deep, 0.4))
    s.fill(polygon((89, 98), (118, 176), (128, 176), (91, 100)), mix(mid, deep, 0.2))
    s.wash(top, (78, 98), (78, 172), [mix(haze, "#e89a54", 0.3), mix(haze, "#fff6e2", 0.5), mix(haze, mid, 0.3)])
    for y, k in ((104, 0.4), (112, 0.6), (123, 0.85), (138, 1.2)):
        half = 11 + (y - 98) * 0.37
        for side in (-1, 1):
            x = 78 + side * half * 0.66
            s.fill(oval(x, y, 5 * k, 1.7 * k), mix(mid, deep, 0.2))
            s.figure([[(oval(x, y - 0.5 * k, 4.6 * k, 1.5 * k), mix(haze, "#ffffff", 0.5))]], "#ffffff", (0, -1), 0.4)
            s.fill(oval(x, y - 0.8 * k, 2.4 * k, 0.9 * k), mix(mid, "#8a4a16", 0.5))
    for y, k in ((102, 0.45), (109, 0.66), (119, 0.95)):
        x = 78.0
        s.fill(oval(x, y, 4.6 * k, 1.4 * k), mix("#7a3a10", ink, 0.3))
        s.fill(box(x - 0.9 * k, y - 12 * k, x + 0.9 * k, y), "#b9691f")
        for dx, lift in ((-5, 0), (0, 2.4), (5, 0)):
            cx, cy = x + dx * k, y - (12 + lift) * k
            s.stroke([(x, y - 7 * k), (cx, y - 7 * k, cx, cy)], "#b9691f", 1.1 * k)
            s.fill(box(cx - 0.8 * k, cy - 6 * k, cx + 0.8 * k, cy), "#fff6e6")
            s.fill(
                outline(
                    (cx - 1.1 * k, cy - 6 * k),
                    (cx - 1.2 * k, cy - 9 * k, cx + 0.2 * k, cy - 11 * k),
                    (cx + 1.6 * k, cy - 9 * k, cx + 1.1 * k, cy - 6 * k),
                ),
                "#ffb45c",
            )
        halo = oval(x, y - 17 * k, 13 * k, 11 * k)
        s.fill(halo, "#ffb45c", 0.22)
        s.fill(placed(oval(0, 0, 8 * k, 7 * k), x, y - 17 * k), "#fff0c0", 0.3)
    s.fill(oval(78, 150.6, 17, 5), mix(mid, deep, 0.3))
    pie = outline((62, 149), (61, 137, 78, 136), (95, 137, 94, 149), (88, 154, 78, 154), (68, 154, 62, 149))
    rounded(s, pie, ("#6a3010", "#b8682a", "#eaa656"), (0, -1), 3.0, "#ffe9b8")
    for at in range(-3, 4):  # the lattice of its crust
        s.stroke(
            [(78 + at * 4.8 - 5, 137.4 + abs(at - 1) * 0.9), (78 + at * 5.2 + 4, 152 - abs(at + 1) * 0.4)],
            "#7a3a14",
            0.9,
        )
        s.stroke(
            [(78 + at * 4.8 + 5, 137.4 + abs(at + 1) * 0.9), (78 + at * 5.2 - 4, 152 - abs(at - 1) * 0.4)],
            "#f0b468",
            0.8,
        )
    s.line(pie, "#7a3a14", 0.6)
    for at in range(9):
        s.fill(oval(62.6 + at * 3.85, 149.6 + 3.4 * (1 - ((at - 4) / 4) ** 2), 2.4, 1.7), "#d98a3e")


def _guest(s: Gouache, x: float, y: float, k: float, tone: int, face: int) -> None:
    """Paint a guest on a stool at the table, in profile to the queen, a cup lifted; ``k`` is the size."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, k, 0, face < 0)

    cloth = (mix(key, ink, 0.45), mix(deep, ink, 0.45), mix(haze, deep, 0.5))[tone]
    tones = (mix(cloth, ink, 0.5), cloth, mix(cloth, haze, 0.45))
    kind, light, rim = (tone + (face > 0)) % 3, (face, -0.25), "#ffe2b0"
    robe = outline((-16, 78), (-20, 40, -12, 21), (-8, 13, 0, 12), (8, 13, 11, 24), (12, 40, 22, 46), (27, 52, 24, 78))
    stool = join(
        box(-20, 60, 20, 65, 1),
        polygon((-17, 64), (-13, 64), (-16, 90), (-20, 90)),
        polygon((13, 64), (17, 64), (20, 90), (16, 90)),
    )
    head = profile(0, 0, 16, 1, -6, neck=0.16)
    arm = limb((3, 21, 4.8), (16, 24, 4.0), (18.4, 5, 2.5))
    cup = join(
        outline((12.6, -14), (13, -5, 18.4, -3.6), (23.8, -5, 24.2, -14)),
        box(17.4, -5, 19.4, 3),
        outline((14.4, 6), (16, 3.4, 18.4, 3.4), (20.8, 3.4, 22.4, 6)),
    )
    folds = [
        put(outline((-6, 18), (-13, 40, -10, 70), (-8, 70), (-10, 40, -6, 18))),
        put(outline((2, 30), (-2, 48, 6, 70), (8.4, 70), (1, 48, 2, 30))),
    ]
    s.fill(put(stool), mix(ink, deep, 0.3))
    rounded(s, put(robe), tones, light, 2.6 * k, rim, folds)
    s.figure(
        [
            [
                *planes(s, head.moved(put), umber(0.24), umber(0.62), umber(0.96)),
                (put(head.eye), ink),
            ],
        ],
        rim,
        light,
        0.3 + 0.4 * k,
    )
    locks = (
        (ink, mix(ink, "#5a2a1a", 0.6), "#a8562a"),
        (mix(key, ink, 0.5), mix(haze, key, 0.3), "#fff6e6"),
        (ink, ink, mix(mid, "#5a2a1a", 0.6)),
    )[kind]
    if kind == 0:  # hair in a net at the nape
        rounded(s, put(oval(-9.6, 4, 4.2, 4.8)), locks, light, 0.9 * k)
        for at in (-1, 1):
            s.fill(put(oval(-9.6 + at * 1.4, 4 + at * 1.8, 0.7)), "#ffc46a")
    hair = {
        0: outline(
            (4.6, -6.4),
            (3, -10.6, -3, -9.6),
            (-10, -8, -9.6, 1),
            (-8, 6.4, -4.4, 5),
            (-1.6, 2, -1, -2),
            (1, -5, 4.6, -6.4),
        ),
        1: outline((6.4, -4.4), (8.4, -9, 4, -11.6), (-4, -15, -10.4, -9), (-13, -2, -8.6, 2.4), (-2, -2, 6.4, -4.4)),
        2: outline(
            (4.6, -6.4),
            (3, -10.4, -3, -9.4),
            (-9.6, -8, -9, 1),
            (-8, 5, -5, 6.2),
            (-3, 3, -1.4, 1.4),
            (-0.6, -3, 4.6, -6.4),
        ),
    }[kind]
    turns = [
        put(outline((6, -5), (-2, -7.6, -9.4, 0.6), (-2, -5.6, 6, -5))),
        put(outline((5, -9.4), (-4, -11.4, -11, -4), (-4, -9.6, 5, -9.4))),
    ]
    rounded(s, put(hair), locks, light, 1.1 * k, None, turns if kind == 1 else ())
    if kind == 2:
        beard = outline((5.2, 4.8), (6.4, 9.4, 2.6, 10), (-1.6, 9, -2.8, 2), (0.4, 1.4), (1.6, 4.8, 5.2, 4.8))
        rounded(s, put(beard), locks, light, 0.8 * k)
    rounded(s, put(cup), ("#9a4e14", "#f0a848", "#fff0c0"), light, 1.2 * k, "#fff6da")
    rounded(s, put(arm), tones, light, 1.5 * k, rim)
    s.figure([[(put(small_hand(18.4, 1.4, 3.4, -86)), umber(0.62))]], rim, light, 0.3 + 0.3 * k)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-14": Picture(
        ruby_duel,
        ((75, 107), (77, 72), (53, 70), (99, 67)),
        "crosses blades",
        "grand stair before a garden",
        "morning through a tall arch",
        seed=29,
    ),
    "b3-16": Picture(
        ruby_toast,
        ((96, 54), (77, 64), (96, 64), (106, 109), (48, 110)),
        "raises a toast",
        "long table of a banquet",
        "rows of candles",
        seed=66,
    ),
}

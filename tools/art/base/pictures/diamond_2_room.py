"""Pictures of the diamond cards of level 2 of lace, glass and a rope."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FINE, FULL, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import Mood, grip, hair_tones, hand, limb, planes, profile, skin_tone, small_hand
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.pigments import DEEP_SKIN, FROST, MADDER, STEEL, STRAW, cold
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
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


def diamond_bubble(s: Gouache) -> None:
    """Close: a glass maker bends to his pipe and blows a great bubble, the lamp of a dark hall; a stone in its heart."""
    ink, haze, key = s.ink, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 150), [cold(-0.12), cold(-0.45)])
    # the glow of the glass, broken by the stone into hard rays that stand on the wall
    for first, last, share in ((203, 217, 0.42), (227, 239, 0.72), (251, 266, 0.95), (279, 289, 0.6), (301, 313, 0.42)):
        ray = polygon((57, 134), around(57, 134, 190, first), around(57, 134, 190, last))
        s.fill(ray, mix(cold(-0.1), mix(STRAW, key, 0.3), share))
    post = polygon((-4, 34), (33, 34), (16, 56), (16, 176), (-4, 176))
    s.figure([[(post, ink)]], mix(key, haze, 0.5), (1, 0.4), 0.8, clean=True)
    bench = polygon((-4, 146), (124, 141), (124, 176), (-4, 176))
    s.figure([[(bench, ink)]], mix(key, haze, 0.5), (0, -1), 1.0)
    for rx, ry, tone in ((50, 11, mix(ink, key, 0.3)), (36, 7.4, mix(key, ink, 0.3)), (22, 4.6, mix(key, haze, 0.45))):
        s.fill(both(bench, oval(58, 160, rx, ry)), tone)
    s.fill(join(oval(106, 54, 25, 25), box(104, 54, 124, 142)), ink, 0.45)  # the shadow on the wall
    with s.moved(-17):
        _glass_blower(s)
    # the glass: pale where it is hottest, coral to its lower edge
    bubble = join(
        oval(56, 134, 24.4, 23.8), outline((57, 116), (61.4, 110, 62.4, 104), (66.4, 105), (66.4, 112, 70, 119))
    )
    s.fill(bubble, mix(key, ink, 0.5))
    s.body([bubble], 0.0)
    with s.clipped(bubble):
        for r, y, tone in ((24.0, 130, key), (21.0, 129, mix(key, STRAW, 0.7)), (16.4, 130, "#ffe9bc")):
            s.fill(oval(55, y, r), tone)
        s.fill(outline((57, 116), (61.4, 110, 62.4, 100), (68, 100), (66.4, 112, 70, 119)), mix(key, STRAW, 0.4))
    for points in (
        ((38.4, 127), (39.6, 119, 45.6, 115), (46, 121.4), (42.6, 123.4, 42, 128)),
        ((47.2, 114.2), (50, 113, 53.4, 112.8), (52.4, 118.4), (49.6, 119, 47.6, 120.4)),
    ):
        s.fill(outline(*points), "#ffffff")
    s.gem(DIAMOND, 57, 134.4, 13, -14, 1.6)


def _glass_blower(s: Gouache) -> None:
    """Paint the glass maker close, bent to his pipe, both hands round it, the glow of the glass on his face and chest."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    light, rim = (-0.6, 0.8), "#fff3df"
    pose = HeadPose(103, 64, 30, -16, flip=True, build=FULL)
    tones = FaceTones("#4e2a20", "#a9653f", "#ffc08c")
    shirt = outline(
        (98, 88), (108, 82, 116, 74), (130, 78, 136, 96), (143, 130, 142, 176), (98, 176), (102, 130, 98, 88)
    )
    apron = outline((99, 96), (106, 92, 112, 92), (122, 126, 130, 176), (92, 176), (99, 130, 99, 96))
    linen = (ink, mix(ink, deep, 0.15), mix(mid, haze, 0.3))
    leather = (ink, mix(STEEL, ink, 0.6), mix(haze, key, 0.3))
    hair = (ink, mix(ink, deep, 0.14), mix(deep, key, 0.3))
    rounded(s, shirt, linen, light, 3.0, rim)
    rounded(s, apron, leather, light, 6.0, rim)
    paint_neck(s, pose, tones, 0.24, rim)
    paint_face(s, pose, tones, rim, open_eyes=True)
    s.fill(pose.put(oval(0.22, 0.23, 0.11, 0.10)), "#c27c50")  # the cheek, puffed out and lit from the glass
    s.fill(pose.put(oval(0.25, 0.26, 0.06, 0.05)), "#e2a070")
    curls = join(
        *(
            oval(103 + x, 63 + y, r)
            for x, y, r in (
                (-8, -15, 5),
                (-1, -18, 5.6),
                (7, -16.6, 6),
                (13, -11, 6.2),
                (16, -3, 6),
                (15, 5, 5.4),
                (7, -8, 8),
                (10, 0, 7),
            )
        )
    )
    rounded(s, curls, hair, light, 1.8)
    for x, y in ((97, 49), (104, 46.6), (112, 49), (117, 55), (119, 63), (109, 56), (113, 66)):
        s.stroke([(x - 2, y), (x, y - 2.6, x + 2.2, y), (x + 1, y + 2)], hair[2], 0.7)
    band = ribbon([(90.4, 53.4, 1.9), (99, 53, 2.2), (108, 58, 2.3), (117, 66, 2.0)], 8)
    rounded(s, band, (mix(FROST, deep, 0.5), mix(FROST, haze, 0.4), "#ffffff"), light, 0.9)
    s.figure([[(taper(pose.at(0.37, 0.28), 1.2, (80, 110), 2.2), ink)]], rim, light, 0.8)
    skin_tones = ("#4a2a22", "#9a5c3c", "#f0ae7c")
    rounded(s, limb((114, 98, 4.6), (104, 104, 4.0), (95, 99, 2.8)), skin_tones, light, 1.4, rim)
    hand(s, grip(86.2, 95.4, 0.42, -66), "#a5663f", rim, light, 0.6)
    rounded(s, limb((119, 98, 6.4), (114, 114, 5.4), (100, 89, 3.4)), skin_tones, light, 3.0, rim)
    rounded(s, limb((121, 90, 8.4), (118, 103, 7.6)), linen, light, 2.4, rim)
    hand(s, grip(91.2, 83, 0.46, -60), "#b8744a", rim, light, 0.7)


def diamond_rope(s: Gouache) -> None:
    """On a winter night a grey rope dancer walks with a long pole: a lamp hangs from its fore end, the diamond from the other."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    night, glow = mix(ink, "#3c3454", 0.55), mix(STRAW, haze, 0.45)
    s.fill(ALL, night)
    s.fill(outline((-4, 108), (30, 88, 58, 104), (88, 88, 128, 100), (128, 130), (-4, 130)), mix(night, deep, 0.55))
    # the lamp's light in the snowy air, with one hard edge
    s.fill(oval(45, 92, 38), glow)
    snow = outline((-4, 128), (40, 119, 128, 126), (128, 176), (-4, 176))
    s.fill(snow, haze)
    s.fill(outline((70, 122), (96, 120, 128, 126), (128, 176), (96, 176), (98, 146, 70, 122)), mix(deep, haze, 0.5))
    for x, y in ((64, 54), (88, 46), (108, 66), (98, 92), (116, 88), (80, 112), (112, 112), (56, 46)):
        s.fill(oval(x, y, 1.1), haze)
    # a house in shade near by, from which the rope is stretched
    wall = polygon((-4, 34), (29, 34), (29, 176), (-4, 176))
    s.figure([[(wall, ink)]], "#fff4e0", (1, -0.2), 0.9)
    s.fill(arch(9, 19, 52, 64, 5), STRAW)
    for bar in (box(13.4, 44, 14.6, 64), box(8, 55, 20, 56.2)):
        s.fill(bar, ink)
    s.fill(box(7, 64, 21, 66.4), "#fffaf2")
    rope = ribbon([(-4, 122, 1.5), (40, 129.4, 1.5), (72, 130.6, 1.5), (102, 124, 1.5), (126, 116, 1.5)], 14)
    s.figure([[(rope, mix(ink, key, 0.2))]], mix(STRAW, haze, 0.5), (0.2, -1), 1.1)
    with s.moved(4, -13.4, 0.86, -5, about=(72, 143), flip=True):
        _rope_dancer(s)
    _weighed_stone(s)
    with s.moved(0, -3):
        _lookers_on(s)


def _lookers_on(s: Gouache) -> None:
    """Paint seven people below who look up, one mass of caps and shoulders, a child up on one of them, who waves."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim, light = "#fff3e0", (0.9, -0.6)
    wool, madder = mix(ink, deep, 0.25), mix(MADDER, ink, 0.25)
    people = (
        (37, 161, 4.0, wool, mix(key, ink, 0.25)),
        (75, 163, 3.9, mix(deep, ink, 0.4), MADDER),
        (46, 163, 4.2, mix(deep, ink, 0.4), wool),
        (66, 164, 4.2, madder, mix(deep, mid, 0.3)),
        (41, 169, 4.6, mix(key, ink, 0.5), mix(deep, ink, 0.3)),
        (56, 167, 4.6, wool, mix(STRAW, ink, 0.25)),
    )
    s.figure([[(limb((59, 154, 1.6), (63, 151, 1.3), (65.4, 146.8, 0.9)), madder)]], rim, light, 0.5)
    s.figure([[(outline((53, 166), (52, 154, 56, 153), (60, 153, 60, 166)), madder)]], rim, light, 0.6)
    s.figure(
        [[(oval(56.2, 150.4, 3.1, 3.4), mix(ink, key, 0.2))], [(oval(56.2, 149, 3.3, 2.3), STRAW)]], rim, light, 0.5
    )
    for x, y, r, coat, cap in people:
        back = outline(
            (x - r * 1.9, y + 14),
            (x - r * 1.9, y + r * 0.9, x, y + r * 0.7),
            (x + r * 1.9, y + r * 0.9, x + r * 1.9, y + 14),
        )
        hood = outline(
            (x - r * 1.02, y),
            (x - r, y - r * 1.1, x, y - r * 1.1),
            (x + r, y - r * 1.1, x + r * 1.02, y),
            (x, y + r * 0.3, x - r * 1.02, y),
        )
        s.figure([[(back, coat)], [(oval(x, y, r * 0.86, r), mix(ink, key, 0.26))], [(hood, cap)]], rim, light, 0.6)
        face = oval(x, y + r * 0.1, r * 0.86, r)  # looking up to her: the lamp on brow and cheek
        s.fill(both(face, placed(face, -r * 0.5, -r * 0.2)), mix(key, STRAW, 0.55))


def _weighed_stone(s: Gouache) -> None:
    """Paint the pole in both of the dancer's hands, bent a little by what hangs from it: a lamp, and the diamond."""
    ink, key = s.ink, s.key
    rim, light = "#fff4e0", (1.0, -0.45)
    pole = ribbon([(34, 82, 0.7), (56, 76.4, 1.2), (76, 74.4, 1.3), (96, 76.4, 1.2), (114, 82, 0.7)], 12)
    s.figure([[(pole, mix(ink, key, 0.3))]], rim, (0.3, -1), 0.7)
    for x in (61.6, 87.0):
        s.figure([[(small_hand(x, 76, 2.7, -90, x > 70), skin_tone(s, 0.6, DEEP_SKIN))]], rim, light, 0.6)
    for x, foot in ((41.4, 86), (106, 95)):
        s.stroke([(x, 80.6 if x < 60 else 79.4), (x, foot)], mix(ink, key, 0.2), 0.8)
    lamp(s, 41.4, 84, 3.0)
    for side in (-1, 1):
        s.stroke([(106, 94), (106 + side * 9.4, 104)], mix(ink, key, 0.2), 0.8)
    s.gem(DIAMOND, 106, 106, 12.4, 10, 1.7)
    s.stroke([(97, 103.6), (106, 108, 115, 103.6)], mix(ink, key, 0.2), 0.9)


def _rope_dancer(s: Gouache) -> None:
    """Paint the dancer from behind, walking to the lamp, grey-haired and dark: one foot before the other, both arms at the pole."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    x, y, h, tilt = 73.0, 68.2, 13.0, -4.0
    head, knot = profile(x, y, h, 1, tilt, neck=0.2, build=FINE), oval(68.4, 61.6, 3.4, 3.0)
    hair = placed(
        outline(
            *((0.36, -0.30), (0.34, -0.62, -0.10, -0.62), (-0.64, -0.56, -0.54, 0.10), (-0.42, 0.26, -0.26, 0.18)),
            *((-0.18, 0.0, -0.06, -0.20), (0.14, -0.28, 0.36, -0.30)),
        ),
        *(x, y, h, tilt),
    )
    neck = polygon((70.6, 72), (75, 72), (75.8, 79), (69.6, 79))
    jacket = outline(
        *((64.6, 80), (69, 77, 72.8, 78.4), (77, 77, 81, 79.4), (80.6, 88, 77.6, 96), (77, 99, 78, 101.4)),
        *((67, 101.4), (67.6, 98, 67, 95), (64.4, 88, 64.6, 80)),
    )
    skirt = outline(
        *((67, 99), (72.6, 101, 78, 99), (86, 106, 89.6, 113), (83, 113, 80.6, 116.4), (76, 113.6, 72, 117)),
        *((68, 113.4, 63, 115.4), (60, 112.6, 56.4, 112), (61, 105, 67, 99)),
    )
    back_leg = limb((70, 110, 4.2), (62, 124, 3.2), (52.4, 136, 1.9))
    front_leg = limb((75.6, 110, 4.2), (84.4, 122, 3.2), (80.4, 137.6, 1.9))
    feet = (
        outline(
            (50.6, 134.6),
            (54, 137),
            (52, 141, 47, 144),
            (45, 145.4, 44.6, 143.8),
            (48, 139, 50.6, 134.6),
        ),
        outline(
            (78.4, 137),
            (82.2, 136.8),
            (84, 139, 88.4, 139.8),
            (88.4, 141.2, 84, 142.2),
            (78.4, 142.6),
            (77.6, 139, 78.4, 137),
        ),
    )
    left, right = (
        limb((66, 82, 2.9), (56.4, 92.4, 2.4), (60, 82, 1.9)),
        limb((79.6, 82, 2.9), (89.6, 91, 2.4), (88, 81, 1.9)),
    )
    flesh, hose = skin_tone(s, 0.4, DEEP_SKIN), mix(ink, deep, 0.22)
    grey = mix(mid, haze, 0.4)
    s.figure(
        [
            [(back_leg, mix(ink, deep, 0.1)), (feet[0], mix(MADDER, ink, 0.3))],
            [
                (front_leg, mix(deep, ink, 0.45)),
                (both(front_leg, placed(front_leg, -2.4, 0.4)), hose),
                (feet[1], MADDER),
            ],
            [
                (skirt, MADDER),
                (both(skirt, polygon((50, 96), (70.6, 96), (66, 120), (50, 120))), mix(MADDER, ink, 0.5)),
            ],
            [(neck, flesh)],
            [
                (jacket, mix(ink, deep, 0.35)),
                (both(jacket, polygon((60, 74), (69.6, 74), (70.4, 104), (60, 104))), ink),
            ],
            [(left, mix(ink, deep, 0.1))],
            [(right, mix(ink, deep, 0.4))],
            [*hair_tones(s, knot, color=grey)],
            [
                *planes(s, head, skin_tone(s, 0.2, DEEP_SKIN), skin_tone(s, 0.5, DEEP_SKIN), skin_tone(s, 0.8)),
                (head.eye, ink),
            ],
            [*hair_tones(s, hair, color=grey)],
            [(ribbon([(68.0, 62.6, 1.0), (73, 62.4, 1.2), (77.6, 65.0, 1.0)], 6), key)],
        ],
        mix(STRAW, haze, 0.35),
        (1, -0.45),
        0.95,
    )
    for start, bend, end in (
        ((70.6, 102), (66, 108), (63.6, 114)),
        ((73, 102), (73, 109), (72.6, 115.6)),
        ((76, 102), (80, 108), (82.4, 112)),
    ):
        s.stroke([start, (*bend, *end)], mix(MADDER, ink, 0.4), 0.6)
    for y in (83, 87, 91, 95):
        s.stroke([(71.6, y), (74.4, y + 1.4)], mix(haze, key, 0.4), 0.5)
        s.stroke([(74.4, y), (71.6, y + 1.4)], mix(mid, key, 0.4), 0.5)


_LACE_SKIN: Final = ("#4c2a20", "#98603e", "#e0a474")
"""The lace maker's skin in shade, half light and light."""


def diamond_lace(s: Gouache) -> None:
    """Level 2: a flask of water gathers the light of the candle behind it on a lace pillow, where the stone is pinned."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, cold(-0.1))
    wall = outline((-4, -4), (64, -4), (76, 60, 68, 96), (60, 130), (-4, 130))
    s.fill(wall, cold(0.3))
    s.stipple(wall, cold(-0.1), (70, 80), (52, 74), 0.5, 0.0)
    s.fill(box(-4, 128, 124, 176), mix(ink, deep, 0.3))
    s.figure([[(box(-4, 126, 124, 130), mix(deep, ink, 0.2))]], mix(mid, STRAW, 0.4), (0, -1), 0.8, clean=True)
    _seated_lace_maker(s)
    _pillow(s)
    _candle_and_flask(s)
    _bobbins(s)
    s.fill(polygon((62.4, 80), (58.4, 93), (76, 133), (86, 124)), "#fff0c4", 0.72)  # the cone, narrow in its focus
    s.gem(DIAMOND, 80, 130.4, 11.5, 12, 1.3, worn=True)


def _seated_lace_maker(s: Gouache) -> None:
    """Paint the lace maker in profile, her face and the edge of her bonnet lit by the flask, all else in shade."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = "#fff2cf", (-1.0, -0.1)
    x, y, h, tilt = 92.0, 67.0, 23.0, -17.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=ROUND, mood=Mood.INTENT)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    dress = outline(
        (90, 90), (96, 82, 107, 81), (120, 85, 126, 102), (128, 178), (92, 178), (94, 140, 91, 122), (84, 104, 90, 90)
    )
    s.figure([[(dress, ink), (cut(dress, placed(dress, 3.4, 0.6)), mix(STEEL, ink, 0.5))]], rim, light, 0.9)
    s.figure([[*planes(s, head, *_LACE_SKIN), (head.eye, ink)]], rim, light, 0.9)
    collar = outline((88.6, 88), (97, 78, 107, 80), (116, 85, 118, 94), (103, 92, 91, 102), (85.6, 95, 88.6, 88))
    s.figure(
        [[(collar, mix(deep, FROST, 0.35)), (cut(collar, placed(collar, 6, 1.2)), "#fff6e2")]],
        rim, light, 0.9, clean=True,
    )  # fmt: skip
    cap = put(
        outline(
            *((-0.26, 0.24), (-0.62, 0.14, -0.60, -0.22), (-0.54, -0.66, 0.0, -0.66), (0.30, -0.64, 0.36, -0.36)),
            *((0.14, -0.30, 0.0, -0.14), (-0.08, 0.06, -0.26, 0.24)),
        )
    )
    s.figure(
        [
            [
                (cap, mix(deep, ink, 0.2)),
                (cut(cap, placed(cap, 9.0, 1.4)), mix(FROST, deep, 0.25)),
                (cut(cap, placed(cap, 4.2, 0.8)), "#fff8e6"),
            ]
        ],
        rim,
        light,
        0.9,
        clean=True,
    )
    s.fill(put(oval(-0.09, 0.28, 0.05)), key)


def _candle_and_flask(s: Gouache) -> None:
    """Paint the candle, and before it the flask of water on its foot."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    x, y = 37.0, 62.0
    fire = outline(
        (x - 3, y - 3), (x - 4.8, y - 8, x + 0.4, y - 18), (x + 5.4, y - 8, x + 3, y - 3), (x, y - 0.6, x - 3, y - 3)
    )
    s.fill(oval(x, y - 8, 12, 15), "#fffaec")
    s.figure([[(box(x - 3.6, y, x + 3.6, 127), mix(haze, STRAW, 0.25))]], None)
    s.fill(box(x - 3.6, y, x - 0.6, 127), mix(STRAW, deep, 0.4))
    s.fill(fire, key)
    s.fill(placed(fire, x * 0.38, (y - 4) * 0.38, 0.62), "#fffdf4")
    gx, gy, r = 48.0, 82.0, 15.0
    stand = join(
        polygon((gx - 3, gy + 13), (gx + 3, gy + 13), (gx + 2.2, 122), (gx - 2.2, 122)),
        outline((gx - 11, 127), (gx - 8, 121.6, gx, 121.6), (gx + 8, 121.6, gx + 11, 127)),
    )
    s.figure([[(stand, ink)]], mix(haze, STRAW, 0.3), (-0.6, -1), 0.7, clean=True)
    ball = join(
        oval(gx, gy, r), polygon((gx - 4, gy - 20), (gx + 4, gy - 20), (gx + 4.6, gy - 12), (gx - 4.6, gy - 12))
    )
    s.fill(ball, mix(mid, haze, 0.65))
    s.fill(both(ball, oval(gx - 6, gy - 6, r)), "#fffaf0")
    s.fill(both(oval(gx, gy, r), oval(gx + 13, gy + 12, r)), "#fff3cf")
    s.line(ball, mix(ink, deep, 0.2), 1.0)
    s.fill(box(gx - 5, gy - 21.4, gx + 5, gy - 18.4, 0.8), ink)


def _pillow(s: Gouache) -> None:
    """Paint the round pillow, plain and dark, and on it the fan of lace."""
    ink, haze = s.ink, s.haze
    x, y = 80.0, 148.0
    pillow = oval(x, y, 36, 40)
    s.figure([[(pillow, mix(ink, MADDER, 0.34))]], mix(haze, STRAW, 0.3), (-0.4, -1), 1.0, clean=True)
    s.fill(both(pillow, oval(x, 128, 29, 22)), mix(MADDER, s.key, 0.2))
    turns = [194 + at * 19 for at in range(9)]
    fan = join(
        polygon((x - 24, 138), *(around(x, 134, 21, turn) for turn in turns), (x + 24, 138)),
        *(oval(*around(x, 134, 21, turn), 4.2) for turn in turns),
    )
    s.fill(placed(fan, 0.8, 1.4), ink, 0.6)
    s.fill(fan, "#fffdf6")
    hole = mix(MADDER, ink, 0.2)
    for turn in turns:
        s.fill(oval(*around(x, 134, 21.6, turn), 1.8), hole)
    for turn in turns[:-1]:
        s.fill(oval(*around(x, 134, 15.4, turn + 9.5), 1.7, 1.3, turn + 9.5), hole)


def _bobbins(s: Gouache) -> None:
    """Paint eight thin bobbins in a fan below the lace, and her two hands with one more each."""
    ink, key = s.ink, s.key
    rim, light = "#fff2cf", (-1.0, -0.35)

    def bobbin(x: float, y: float, lean: float, wood: Color) -> None:
        stick = placed(join(taper((-8, 0), 0.9, (5, 0), 1.3), oval(7.4, 0, 1.7)), x, y, 1, lean)
        s.fill(placed(stick, 0.6, 0.6), ink, 0.7)
        s.figure([[(stick, wood)]], "#fffdf4", (-1, -0.4), 0.3)

    for at in range(8):
        turn = 150 - at * 13.2
        end = around(80, 131, 21, turn)
        s.stroke([around(80, 131, 8, turn), end], "#fffdf6", 0.5)
        bobbin(*around(80, 131, 27, turn), turn, "#f6d9c0" if at % 2 else mix(key, ink, 0.1))
    for start, x, y, lean, elbow, shoulder in (
        ((62, 130), 55.6, 108.4, 108.0, (83, 105), (97, 97)),
        ((98, 134), 104.0, 124.0, 72.0, (119, 132), (113, 102)),
    ):
        far = x < 80
        s.stroke([start, (x - (1 if far else 0), y - 3)], "#fffdf6", 0.5)
        wrist = (x + 9, y - 1) if far else (x + 8, y + 3)
        sleeve = limb((*shoulder, 6.4), (*elbow, 5.4), (*wrist, 3.8))
        tone = mix(STEEL, ink, 0.72 if far else 0.5)
        s.figure([[(sleeve, tone), (both(sleeve, placed(sleeve, 1.4, 3.2)), ink)]], rim, light, 0.9)
        cuff = placed(box(-2.2, -4.8, 2.2, 4.8, 1.4), *wrist, 1, -6 if far else 22)
        s.figure(
            [[(cuff, "#fff6e2"), (both(cuff, placed(cuff, 2.6, 3)), mix(FROST, s.deep, 0.4))]],
            rim,
            light,
            0.7,
            clean=True,
        )
        bobbin(x - 3, y + 4, lean, "#f6d9c0")
        s.figure(
            [[(small_hand(x + 1.6, y, 4.8, 176 if far else 200, True), skin_tone(s, 0.6))]], rim, light, 0.7, clean=True
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-05": Picture(
        diamond_bubble,
        ((76, 65), (56, 135), (74, 84)),
        "blows a bubble of glass",
        "hall of a glass house",
        "rays broken by hot glass",
        seed=45,
    ),
    "b2-02": Picture(
        diamond_rope,
        ((106, 106), (75, 57), (62, 76), (87, 76), (56, 129), (82, 127)),
        "balances a diamond on a rope",
        "high over a snowed town",
        "lamp in a winter night",
        seed=12,
    ),
    "b2-01": Picture(
        diamond_lace,
        ((48, 82), (83, 70), (57, 108), (104, 124), (80, 129), (37, 54)),
        "makes lace",
        "lace maker's chamber",
        "candle gathered by a flask",
        seed=11,
    ),
}

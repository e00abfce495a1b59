"""Pictures of the ruby cards of level 3 of stair and table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FINE, FIRM
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import Mood, grip, hand, limb, planes, profile, small_hand, small_palm, umber
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.pigments import DEEP_SKIN, FAIR_SKIN
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

_DRAWN_BACK: Final = outline(
    *((-0.26, 0.20), (-0.52, 0.06, -0.48, -0.24), (-0.42, -0.61, -0.02, -0.60), (0.30, -0.60, 0.355, -0.27)),
    *((0.20, -0.42, 0.06, -0.38), (-0.14, -0.32, -0.16, -0.06), (-0.18, 0.08, -0.26, 0.20)),
)
"""Hair combed back from a head in profile."""
_COMBED: Final = ((-0.26, 0.02, -0.22, -0.42, 0.20, -0.46), (-0.38, -0.02, -0.38, -0.46, 0.02, -0.55))
"""The strands of such hair."""


_RUBY: Final = (70.0, 64.0)
"""Where the jester holds the ruby, in units of his own, and the middle of the opening."""


def ruby_duel(s: Gouache) -> None:
    """Level 3: on a terrace a challenger cuts the ruby from a rival's neck; its ribbon is caught where the blades cross."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.62))
    s.fill(polygon((82, 30), (124, 30), (124, 128), (20, 128)), "#fff3d6")
    s.fill(polygon((62, 30), (83, 30), (21, 128), (-4, 128)), mix(mid, haze, 0.12))
    s.fill(box(-4, 111, 124, 130), mix(deep, ink, 0.62))
    s.fill(box(-4, 109.6, 124, 112.6), mix(deep, mid, 0.55))
    s.fill(box(-4, 128, 124, 176), mix(deep, ink, 0.5))
    s.fill(polygon((63, 132), (79, 132), (50, 178), (14, 178)), mix(haze, mid, 0.34))  # between both shadows
    s.fill(polygon((112, 132), (124, 132), (124, 162), (94, 178), (76, 178)), mix(haze, mid, 0.34))
    with s.moved(-5, 0):
        _challenger(s)
    with s.moved(-2, 0, 0.96, 5, (100, 130)):
        _champion(s)
    _blades(s)


def _leg(
    s: Gouache, hip: Point, knee: Point, ankle: Point, tones: tuple[Color, Color, Color], white: Color, face: int
) -> None:
    """Paint a leg in breeches, ``white`` stocking and buckled shoe, its foot towards ``face``."""
    light, rim = (face * 0.6, -1.0), "#fff3dc"
    back = knee[0] * 0.6 + ankle[0] * 0.4 - face * 0.8  # the calf lies behind the line from knee to ankle
    calf = taper((back, knee[1] * 0.62 + ankle[1] * 0.38), 3.9, (ankle[0], ankle[1] - 2.0), 2.3)
    stocking = join(taper(knee, 3.9, (back, knee[1] * 0.62 + ankle[1] * 0.38), 3.9), calf)
    foot = placed(
        outline((-2.6, -4), (2.4, -4), (4, -1.6, 8.6, -1.2), (9.6, 0.8, 8.6, 1.6), (-3, 1.6)), *ankle, 1, 0, face < 0
    )
    shade = cut(stocking, placed(stocking, face * 2.2, 0))
    s.figure([[(stocking, white), (shade, mix(white, s.deep, 0.45))]], rim, light, 0.6, clean=True)
    rounded(s, limb((*hip, 6.2), (*knee, 4.2)), tones, light, 2.0, rim)
    s.figure([[(foot, s.ink)]], rim, light, 0.6)
    s.fill(oval(ankle[0] + face * 3.2, ankle[1] - 0.6, 1.0), "#ffc46a")


def _challenger(s: Gouache) -> None:
    """Paint the challenger at the left, deep in her lunge: moss coat whose skirts fly, black hair tied in a queue."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = "#fff3dc", (0.7, -1.0)
    pose = HeadPose(57, 63.6, 13.4, 6)
    tones = FaceTones(umber(s, 0.12), umber(s, 0.42), umber(s, 0.80))
    cloth = (mix(key, ink, 0.66), mix(key, ink, 0.24), mix(key, haze, 0.35))
    breeches = (mix(s.deep, ink, 0.5), mix(s.deep, s.mid, 0.5), mix(s.mid, haze, 0.2))
    free = join(limb((43, 79, 4.0), (29, 82, 3.3)), limb((29, 82, 3.1), (26.4, 67, 2.2)))
    rounded(s, free, (cloth[0], cloth[0], cloth[1]), light, 1.4, rim)
    s.figure([[(small_hand(26, 63.8, 2.7, -100), tones.body)]], rim, light, 0.5)
    _leg(s, (39, 102), (25.6, 114), (11.6, 127), breeches, "#fff6e4", 1)
    _leg(s, (44, 102), (65, 107), (65.6, 130), breeches, "#fff6e4", 1)
    tails = outline((44, 97), (34, 98, 30, 103), (22, 107, 13, 103), (17, 113, 28, 113), (38, 113, 49, 108), (51, 99))
    rounded(s, tails, cloth, light, 2.0, rim, [outline((40, 100), (32, 107, 20, 108), (33, 110, 40, 100))])
    body = outline(
        *((40, 80), (46, 73, 54, 76), (60, 80, 58.4, 90), (55, 96, 53, 103), (43, 107, 35, 102)), (36, 92, 40, 80)
    )
    rounded(s, body, cloth, light, 2.4, rim)
    sash = outline((36.6, 95), (46, 99.6, 55, 95.4), (54, 100), (45, 104, 35.6, 99.6))
    s.figure([[(sash, mix(haze, s.deep, 0.15))]], rim, light, 0.5)
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
        [[(outline((50.6, 72), (56, 76, 61, 72.6), (62.6, 76, 58.4, 81.6), (54, 79, 50.6, 72)), "#fff6e6")]],
        rim,
        light,
        0.5,
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
    arm = join(limb((51.4, 80, 4.6), (57, 93.6, 3.7)), limb((57, 93.6, 3.5), (66, 86, 2.4)))
    rounded(s, arm, cloth, light, 1.6, rim)
    s.figure([[(oval(66, 86, 3.2, 2.4, -42), "#fff6e6")]], rim, light, 0.5)
    hand(s, grip(69.6, 82.6, 0.21, 46), mix(tones.body, tones.lit, 0.4), rim, light, 0.4)


def _champion(s: Gouache) -> None:
    """Paint the champion at the right against the light, who leans back and parries, one hand behind the back."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = "#fff3dc", (-0.7, -1.0)
    pose = HeadPose(101.4, 61.4, 13.4, -4, flip=True, build=FINE)
    tones = FaceTones("#5e2c20", "#a4623f", "#dc9c70")
    garnet = (ink, mix(ink, deep, 0.45), mix(deep, ink, 0.2))
    linen = (mix(deep, ink, 0.5), mix(deep, ink, 0.05), mix(deep, mid, 0.6))
    breeches = (ink, mix(deep, ink, 0.45), mix(deep, mid, 0.2))
    behind = join(limb((109, 79, 4.0), (115, 88, 3.3)), limb((115, 88, 3.1), (108, 97, 2.2)))
    rounded(s, behind, linen, light, 1.4, rim)
    _leg(s, (106, 102), (114.6, 114), (112, 130), breeches, mix(haze, deep, 0.55), -1)
    _leg(s, (102, 102), (89.6, 112), (88.6, 130), breeches, mix(haze, deep, 0.55), -1)
    body = outline(
        (96, 81), (99, 73, 106, 73), (113, 76, 112, 87), (109, 95, 111, 106), (104, 109, 96.6, 106), (98, 94, 96, 81)
    )
    rounded(s, body, garnet, light, 2.6, rim)
    for y in (84, 89, 94, 99):
        s.fill(oval(98.8 + (y - 88) * 0.03, y, 0.7), "#ffc46a")
    for side in (99, 109):
        rounded(s, oval(side, 79.4, 4.0, 4.4), linen, light, 1.4, rim)
    hair = (ink, mix(deep, ink, 0.5), mix(mid, deep, 0.5))
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
        [[(outline((106.4, 69.4), (101, 73, 96, 69.6), (95, 73, 98.4, 78), (103, 76, 106.4, 69.4)), linen[2])]],
        rim,
        light,
        0.5,
    )
    paint_face(s, pose, tones, rim, open_eyes=True)
    rounded(s, pose.put(_DRAWN_BACK), hair, light, 1.1, rim, strands(pose, _COMBED, 0.012))
    s.fill(pose.put(oval(-0.50, 0.22, 0.13, 0.09, 30)), mix(deep, ink, 0.3))
    arm = join(limb((99, 81, 4.4), (96.4, 94.6, 3.6)), limb((96.4, 94.6, 3.4), (88.4, 87, 2.4)))
    rounded(s, arm, linen, light, 1.6, rim)
    hand(s, grip(85.4, 83.4, 0.21, -44, flip=True), mix(tones.body, tones.lit, 0.3), rim, light, 0.4)


def _blades(s: Gouache) -> None:
    """Paint the crossed blades with a half disc for a guard, and the ruby on the ribbon that they have cut and caught."""
    ink = s.ink
    gold, steel = "#ffc46a", "#8a93a8"
    x, y = 76.4, 68.0
    for end in (x - 6.4, x + 5.2):  # both ends of the ribbon hang behind the blades
        s.stroke([(x, y), (end, y + 5, end - 1.2, y + 10)], s.deep, 1.5)
    for hilt, tip, side in (((65.2, 82.0), (96.0, 45.0), 1), ((87.6, 83.6), (57.6, 44.0), -1)):
        turn = math.degrees(math.atan2(tip[1] - hilt[1], tip[0] - hilt[0]))
        blade = taper(hilt, 1.9, tip, 0.4)
        s.line(blade, ink, 1.4)
        s.fill(blade, steel)
        s.fill(both(blade, placed(blade, -1.0 * side, -0.7)), "#ffffff")
        guard = placed(outline((-1, -5.4), (5.6, -4.4, 5.6, 0), (5.6, 4.4, -1, 5.4)), *hilt, 1, turn)
        s.line(guard, ink, 1.0)
        s.figure([[(guard, gold), (cut(guard, placed(guard, -0.8 * side, -1.6)), mix(gold, ink, 0.45))]], None)
    loop = (
        [(x - 1.6, y - 2.4), (x - 3.4, y + 8, x - 1.2, y + 15)],
        [(x + 1.6, y - 2.4), (x + 3.4, y + 8, x + 1.2, y + 15)],
    )
    for strand in (*loop, [(x - 1.8, y - 2.4), (x, y - 4, x + 1.8, y - 2.4)]):
        s.stroke(strand, s.deep, 1.6)
    s.gem(RUBY, x, y + 23.4, 12, 14, 0)
    s.line(oval(x, y + 14.4, 1.8), ink, 0.9)
    s.fill(oval(x, y + 14.4, 1.8), gold)


def ruby_jester(s: Gouache) -> None:
    """Level 3: while a queen drinks with her eyes shut, an acrobat, by his knees on a bar, lifts the ruby off her crown."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.25))
    peak = (60.0, -14.0)
    for left, right in ((-150, -96), (-62, -24), (140, 176), (206, 260)):  # the tent in the dark
        s.fill(polygon(peak, (left, 176), (right, 176)), mix(ink, deep, 0.6))
    outer, inner = polygon(peak, (-14, 176), (154, 176)), polygon(peak, (8, 176), (138, 176))
    s.fill(outer, mix(deep, mid, 0.7))
    s.fill(inner, mix(haze, mid, 0.3))
    steps = (polygon(peak, (26, 176), (130, 176)), polygon(peak, (46, 176), (122, 176)))
    for step, tone in zip(steps, (haze, "#fff0cf"), strict=True):
        s.fill(step, tone)
    for edge, near, far in (
        (cut(inner, steps[0]), (35, 130), (26, 128)),
        (cut(steps[0], steps[1]), (50, 130), (42, 128)),
    ):
        s.stipple(edge, haze, near, far, 0.7, 0.0)
    with s.moved(9.4, 47, 0.8, about=(88, 70)):
        _drinking_queen(s)
    _acrobat(s)
    s.gem(RUBY, *_STOLEN, 9.6, 14, 1.4, worn=True)
    skin = umber(s, 0.46, FAIR_SKIN)
    for start, knuckle, tip in (
        ((77.4, 108.8, 1.5), (82.4, 111.2, 1.3), (86.0, 109.4, 0.9)),
        ((77.0, 107.4, 1.5), (82.0, 108.0, 1.4), (85.2, 105.4, 0.9)),
        ((77.0, 106.4, 1.5), (80.8, 104.2, 1.3), (83.8, 102.2, 0.9)),
    ):
        finger = limb(start, knuckle, tip)
        s.line(finger, mix(skin, ink, 0.6), 0.6)
        s.figure([[(finger, skin)]])
    s.fill(outline((-4, 156), (60, 148, 124, 158), (124, 178), (-4, 178)), mix(ink, "#000000", 0.15))  # the table's end


_STOLEN: Final = (86.4, 100.6)
"""The middle of the ruby in the acrobat's hand."""


def _acrobat(s: Gouache) -> None:
    """Paint the acrobat head down before the light: both knees over the bar, both arms open below his head."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    gold, red, teal = "#f0a848", mix(mid, ink, 0.34), mix(key, ink, 0.42)
    for x in (44.0, 70.0):
        s.stroke([(x, -4), (x, 51)], mix(ink, deep, 0.5), 1.1)
    shin = limb((55, 48.6, 4.0), (45.4, 58, 3.0), (41, 68, 2.0))
    slipper = outline((39, 66), (43.4, 67.4), (43.6, 73), (41, 77, 35, 76.6), (39.6, 74), (37.6, 71, 39, 66))
    thigh = limb((55, 48.6, 4.0), (60, 71, 6.0))
    far_leg = join(limb((62, 48.4, 3.8), (54, 58, 2.9), (51, 66, 2.0)), limb((62, 48.4, 3.8), (64, 71, 5.6)))
    far_toe = placed(slipper, 10.4, -2)
    torso = outline((53.6, 69), (61, 64, 68, 73), (73, 86, 65, 98), (57, 102.6, 50.6, 97), (56.4, 84, 53.6, 69))
    near = limb((62.6, 95, 3.7), (71, 102, 2.8), (75.0, 109.4, 1.8))
    far = limb((54, 95.4, 3.6), (44, 100, 2.7), (38.4, 109, 1.8))
    skin = umber(s, 0.42, FAIR_SKIN)
    light = mix(haze, gold, 0.3)
    s.figure([[(taper((41, 51), 1.5, (73, 51), 1.5), mix(gold, ink, 0.3))]])
    s.figure([[(small_palm(36.6, 112.4, 2.9, -144), skin)], [(far, red)]])
    s.rim([far], light, (0.2, -1.0), 1.0)
    s.figure([[(far_leg, teal), (far_toe, gold)]])
    s.rim([far_leg, far_toe], light, (-1.0, -0.9), 1.0)
    s.figure([[(thigh, red)], [(shin, red), (slipper, gold)]])
    s.rim([thigh, shin, slipper], light, (-1.0, -0.9), 1.0)
    with s.moved(0, 4.6):
        _upturned_head(s)
    for number in range(5):  # the ruff
        x, y = 50.6 + 3.4 * number, 101.0 + 0.4 * number
        s.figure(
            [[(polygon((x - 3, y - 5), (x + 3, y - 5), ((x - 57.4) * 1.2 + 57.4, y + 3.2)), (red, gold)[number % 2])]]
        )
    s.figure([[(torso, teal)]])
    with s.clipped(torso):  # motley: lozenges that follow the arch of the back
        for row in range(5):
            for column in (0, 1):
                x, y = 56.6 + column * 8.6 + (2.0, 3.2, 2.8, 1.0, -1.6)[row], 67 + row * 8.4
                s.fill(polygon((x, y - 4.6), (x + 4.4, y), (x, y + 4.6), (x - 4.4, y)), red)
    s.fill(both(torso, polygon((50, 72.6), (72, 76.4), (72, 79), (50, 75.2))), gold)
    s.rim([torso], light, (1.0, 0.0), 1.2)

    s.figure([[(near, red)]])
    s.rim([near], light, (0.2, -1.0), 1.0)
    palm = join(
        limb((74, 109.6, 2.2), (78, 107.4, 2.7)), limb((76.6, 106.6, 1.6), (78.4, 101.6, 1.3), (80.6, 98.8, 0.9))
    )
    s.figure([[(palm, skin)]])
    s.rim([palm], light, (0.0, -1.0), 0.5)
    s.fill(polygon((72.2, 107.4), (75.8, 106.4), (77.4, 109.8), (73.8, 111.2)), gold)


def _upturned_head(s: Gouache) -> None:
    """Paint the acrobat's head, upside down, in a cap of two horns that hang with their bells."""
    ink, key, mid = s.ink, s.key, s.mid
    x, y, h, turn = 57.0, 109.6, 18.0, 170.0
    red, teal = mix(mid, ink, 0.34), mix(key, ink, 0.42)
    head = profile(x, y, h, -1, turn, neck=0.34, mood=Mood.GLAD, build=FIRM)
    hood = placed(
        outline(
            *((0.34, -0.26), (0.30, -0.66, -0.10, -0.66), (-0.62, -0.60, -0.58, 0.0), (-0.56, 0.50, -0.34, 0.70)),
            *((-0.02, 0.62, 0.06, 0.52), (-0.08, 0.30, -0.04, 0.0), (0.06, -0.20, 0.34, -0.26)),
        ),
        *(x, y, h, turn),
        flip=True,
    )
    horns = (
        (ribbon([(51, 116, 4.4), (42, 122, 3.2), (34, 119, 0.7)], 10), (33.4, 119.6), red),
        (ribbon([(60, 117, 4.4), (65, 126, 3.2), (74, 127, 0.7)], 10), (74.8, 127.4), teal),
    )
    for horn, bell, tone in horns:
        s.figure([[(horn, tone)], [(oval(*bell, 1.7), "#f0a848")]])
    skin = (umber(s, 0.26, FAIR_SKIN), umber(s, 0.54, FAIR_SKIN), umber(s, 0.8, FAIR_SKIN))
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]])
    s.figure([[(hood, teal)]])
    s.fill(both(hood, box(x - 12, 92, x - 2.4, 126)), red)


def _drinking_queen(s: Gouache) -> None:
    """Paint the queen in profile behind the table, her goblet at her lips, a red cape with a hem of gold."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffe9c4", (-1.0, -0.45)
    skin = (umber(s, 0.16, DEEP_SKIN), umber(s, 0.44, DEEP_SKIN), umber(s, 0.8, DEEP_SKIN))
    locks = ("#5d4a55", "#a08f96", "#ece2dc")
    plum = (mix(key, ink, 0.7), mix(key, ink, 0.42), mix(key, haze, 0.22))
    head = profile(88, 70, 20, -1, 12, neck=0.56, build=FIRM, shut=True)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, 88, 70, 20, 12, flip=True)

    mantle = outline((92, 88), (112, 92, 115, 112), (117, 124, 119, 134), (96, 134), (98, 108, 92, 88))
    gown = outline(
        (70, 98),
        (86, 92, 104, 98),
        (107, 108, 103, 116),
        (104, 126, 105, 134),
        (71, 134),
        (75, 124, 75, 116),
        (69, 106, 70, 98),
    )
    cape = outline(
        *((78.4, 85), (72, 88, 68, 92), (62.6, 97, 64.4, 104), (72, 111, 84, 111), (100, 112, 110.6, 105)),
        *((112, 95, 104, 90), (98, 87, 95, 83.4), (90, 88.6, 84, 88.6), (80, 89, 78.4, 85)),
    )
    back = put(
        outline((-0.10, -0.50), (-0.68, -0.48, -0.58, 0.06), (-0.66, 0.50, -0.36, 0.92), (-0.10, 0.80, -0.14, 0.10))
    )
    rounded(s, mantle, (mix(deep, ink, 0.6), deep, mix(deep, s.mid, 0.5)), light, 2.6, rim)
    folds = [
        outline((80, 108), (78, 122, 79, 134), (82, 134), (81, 122, 80, 108)),
        outline((90, 110), (92, 122, 92, 134), (95, 134), (94, 122, 90, 110)),
    ]
    rounded(s, gown, plum, light, 3.4, rim, folds)
    s.stroke([(75.4, 116.6), (88, 122, 103, 116.6)], "#ffc46a", 1.8)
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.9)
    rounded(s, back, locks, light, 1.6, None)
    rounded(s, cape, (mix(deep, ink, 0.6), mix(deep, ink, 0.1), mix(deep, s.mid, 0.7)), light, 2.4, rim)
    hem = ribbon([(64.6, 103, 1.4), (74, 108.6, 1.6), (88, 109.6, 1.6), (100, 108, 1.6), (110, 104, 1.4)], 10)
    s.fill(both(cape, hem), "#ffc46a")
    s.fill(oval(77.6, 88.4, 2.0, 2.2), "#ffc46a")
    s.fill(oval(77.4, 88.2, 1.1), mix(s.mid, ink, 0.1))
    parting = put(
        outline(
            *((-0.26, 0.20), (-0.54, 0.08, -0.51, -0.24), (-0.44, -0.60, -0.02, -0.59), (0.26, -0.59, 0.36, -0.31)),
            *((0.20, -0.34, 0.10, -0.22), (0.02, -0.08, -0.10, -0.04), (-0.20, 0.06, -0.26, 0.20)),
        )
    )
    rounded(s, parting, locks, light, 1.4, rim)
    crown = put(
        outline(
            *((-0.50, -0.32), (-0.60, -0.80), (-0.34, -0.60), (-0.10, -0.94), (0.10, -0.62), (0.40, -0.82)),
            *((0.365, -0.30), (0.0, -0.40, -0.50, -0.32)),
        )
    )
    rounded(s, crown, ("#a85a18", "#f0a848", "#fff0c0"), light, 1.5, "#fff6da")
    s.fill(put(oval(-0.10, 0.24, 0.06)), "#fff6e6")
    s.fill(put(oval(-0.02, -0.52, 0.10, 0.13)), ink)  # the empty place of the ruby
    raised = limb((77, 101, 5.2), (67, 107.6, 4.4), (68.4, 90, 2.9))
    rounded(s, raised, plum, light, 1.8, rim)
    cuff = polygon((65, 89, 1), (72, 88.4, 1), (72.4, 93, 1), (65.2, 93.6, 1))
    s.figure([[(cuff, "#ffc46a")]], "#fff6da", light, 0.6)
    x, y = 75.6, 77.0
    bowl = outline((-7, -5), (-7, 6, 0, 8), (7, 6, 7, -5))
    foot = join(box(-1.2, 7, 1.2, 16), outline((-5.4, 18.6), (-3.6, 15, 0, 15), (3.6, 15, 5.4, 18.6)))
    goblet = placed(join(bowl, foot), x, y, 0.8, 50)
    rounded(s, goblet, ("#9a4e14", "#f0a848", "#fff0c0"), light, 1.9, "#fff6da")
    hand(s, grip(69.4, 82.4, 0.30, -6, flip=True), skin[1], rim, light, 0.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-14": Picture(
        ruby_duel,
        ((76, 91), (76, 68), (54, 64), (103, 62)),
        "cuts a ruby from a rival's neck",
        "terrace in a storm",
        "slanting light behind one of two",
        seed=29,
    ),
    "b3-16": Picture(
        ruby_jester,
        ((86, 100), (60, 110), (58, 84), (92, 118)),
        "steals a ruby while a queen drinks",
        "banquet in a striped tent",
        "cone of light from a tent's top",
        seed=66,
    ),
}

"""Pictures of the diamond cards of level 2 in the snow."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, FIRM, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import (
    drape,
    hand,
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.pigments import FROST, MADDER, STEEL, STRAW, cold
from tools.art.base.props import cloud_bars, leaf
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def diamond_skater(s: Gouache) -> None:
    """From above, an old man leans into the eight that he cuts; the diamond shines up from under its crossing."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(STEEL, mid, 0.5))
    s.fill(polygon((34, -4), (124, -4), (124, 112), (60, 178), (-4, 178), (-4, 84)), cold(0.35))
    s.fill(outline((-4, 104), (30, 84, 62, 84), (104, 92, 104, 112), (96, 136, 52, 146), (10, 150, -4, 138)), "#fffaee")
    eight = outline(
        (48, 105),
        *((66, 102, 106, 96, 106, 110), (106, 126, 64, 129, 48, 105)),
        *((36, 90, 14, 76, 4, 82), (-6, 92, 26, 109, 48, 105)),
    )
    s.line(eight, mix(deep, mid, 0.7), 1.3)
    s.line(placed(eight, 0.4, 1.0), "#ffffff", 0.6)
    # clear ice round the stone, and the cracks that run from it
    clear = polygon((30, 108), (37, 97), (50, 92.6), (61, 95), (68, 103), (63, 113), (49, 118), (38, 115))
    s.fill(clear, mix(STEEL, mid, 0.25))
    s.fill(both(clear, placed(clear, 4, 2.6)), mix(STEEL, ink, 0.42))
    for crack in (((38, 115), (46, 108)), ((68, 103), (58, 106))):
        s.stroke(list(crack), "#ffffff", 0.8)
    s.gem(DIAMOND, 49, 104.6, 15, 8, 1.2, lying=True)
    shade = join(
        ribbon([(80, 125, 1.4), (92, 132, 3.4), (106, 140, 6.0), (128, 152, 7.0)], 10),
        ribbon([(94, 132, 3.4), (112, 130, 2.4), (128, 131, 1.6)], 10),
    )
    s.fill(shade, mix(mid, deep, 0.3))
    bank = outline((-4, 138), (18, 152, 60, 154), (98, 154, 124, 132), (124, 178), (-4, 178))
    s.fill(bank, mix(ink, deep, 0.3))  # the shade of the shore
    with s.moved(2, -17, 0.84, -13, about=(78, 142)):
        _skater(s)
    for start, end in (((84, 122), (94, 113)), ((86, 124), (98, 119)), ((83, 120), (88, 110))):  # spray of ice
        s.fill(taper(start, 0.9, end, 0.15), "#ffffff")


def _skater(s: Gouache) -> None:
    """Paint the old man in profile, in black: over one blade, the other leg stretched behind, arms on his back."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    x, y, h, tilt = 63.0, 59.0, 16.0, -6.0
    head = profile(x, y, h, -1, tilt, neck=0.3, build=AGED)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, True)

    coat, shade = mix(ink, deep, 0.24), ink
    grey = mix(deep, mid, 0.45)
    hat = put(
        join(
            polygon((-0.42, -0.34), (0.28, -0.40), (0.34, -1.02), (-0.44, -1.0)),
            outline((-0.72, -0.20), (-0.1, -0.34, 0.58, -0.40), (0.56, -0.30), (-0.1, -0.22, -0.70, -0.10)),
        )
    )
    hair = put(
        outline((-0.02, -0.28), (-0.02, 0.0), (-0.14, 0.1, -0.20, 0.34), (-0.56, 0.36, -0.56, -0.14), (-0.02, -0.28))
    )
    trunk = outline(
        (58, 72), (66, 68, 74, 71), (86, 82, 90, 98), (84, 107, 72, 106), (60, 96, 55, 82), (55, 75, 58, 72)
    )
    tails = outline((74, 90), (88, 88, 92, 94), (102, 106, 117, 112), (100, 114, 90, 108), (80, 108, 72, 104))
    standing = limb((77, 101, 6.4), (67, 117, 5.0), (77, 134, 3.0))
    free = limb((80, 101, 6.2), (96, 104, 4.8), (107, 95, 2.9))
    sole = outline((-4, -8), (2.4, -8.4), (2.8, -4, 8, -2.2), (9, 0.4, 8, 1), (-4, 1), (-5, -4, -4, -8))
    runner = join(
        *(box(at - 0.6, 0.6, at + 0.6, 4.4) for at in (-2, 5)),
        ribbon([(-7, 4.4, 0.9), (4, 4.6, 0.95), (10.4, 3.8, 0.9), (12.6, 1.2, 0.8), (10.8, 0, 0.5)], 8),
    )
    boots = [[placed(part, *at, True) for part in (runner, sole)] for at in ((78, 137, 1.1, -4), (110, 91, 1.1, -118))]
    arm = limb((69, 77, 5.0), (80, 89, 4.2), (91, 92, 3.0))
    s.figure(
        [
            [(free, ink)],
            [(boots[1][0], STEEL), (boots[1][1], mix(MADDER, ink, 0.3))],
            [(tails, shade)],
            [(standing, mix(ink, deep, 0.35)), (cut(standing, placed(standing, -2.4, 0)), shade)],
            [(boots[0][0], STEEL), (boots[0][1], mix(MADDER, ink, 0.1))],
            [(trunk, coat), (cut(trunk, placed(trunk, -9, 0)), shade)],
            [*planes(s, head, *_ROSY), (head.eye, ink)],
            [(hair, grey), (cut(hair, placed(hair, -1.6, -1)), mix(grey, ink, 0.3))],
            [(put(_WHISKERS), grey)],
            [(hat, mix(ink, deep, 0.2)), (cut(hat, placed(hat, -5, 0)), ink)],
            [(outline((54.6, 71), (61, 75, 70, 68), (72, 73), (64, 80, 56, 78), (54.6, 71)), mix(MADDER, s.key, 0.3))],
            [(arm, mix(coat, deep, 0.35)), (cut(arm, placed(arm, -0.6, -2.6)), shade)],
            [(small_hand(93, 92.6, 3.2, 10), mix(haze, STRAW, 0.3))],
        ],
        None,
    )


_ROSY: Final = ("#8f5648", "#f0b896", "#fff0dc")
"""The old man's pale skin, red from the frost, in shade, half light and light."""
_WHISKERS: Final = outline(
    (-0.04, -0.1), (0.06, 0.1, 0.2, 0.22), (0.26, 0.36, 0.2, 0.52), (0.0, 0.5, -0.12, 0.2), (-0.1, 0.0, -0.04, -0.1)
)


def diamond_falcon(s: Gouache) -> None:
    """A falconer takes her white falcon on the fist: it comes in before the winter dusk; the stone that hangs from her glove is its lure."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        ALL,
        (0, 38),
        (0, 118),
        [cold(-0.25), cold(0), mix(STRAW, haze, 0.3), mix(haze, STRAW, 0.3)],
        stops=[0, 0.46, 0.8, 1],
    )
    cloud_bars(
        s, mix(STRAW, haze, 0.4), ((92, 62, 128, 2.2), (100, -4, 52, 2.0), (104, 84, 128, 1.6))
    )  # what is left of the evening
    # hills under snow, firs, a yard's wall with its gate
    s.plane(
        outline((-4, 112), (16, 92, 40, 104), (70, 116, 96, 104), (112, 98, 128, 106), (128, 140), (-4, 140)),
        mix(deep, mid, 0.55),
        mix(mid, haze, 0.5),
        96,
        134,
    )
    for x, high in ((100, 20), (108, 28), (117, 22), (4, 78), (23, 30)):
        for step in range(3):
            wide, y = high * (0.3 - step * 0.07), 122 - high * step * 0.28
            s.fill(polygon((x - wide, y), (x, y - high * 0.44), (x + wide, y)), mix(ink, deep, 0.1))
    wall = polygon((-4, 126), (60, 121), (128, 126), (128, 176), (-4, 176))
    s.fill(wall, mix(ink, deep, 0.16))
    for row in range(4):
        for x in range(40, 128, 16):
            s.stroke([(x + row % 2 * 8, 132 + row * 10), (x + row % 2 * 8, 142 + row * 10)], ink, 0.9)
        s.stroke([(-4, 142 + row * 10), (128, 142 + row * 10)], ink, 0.9)
    s.fill(
        outline(
            (-4, 123),
            (20, 116, 60, 117.4),
            (100, 119, 128, 122),
            (128, 128),
            (96, 123, 80, 126),
            (60, 122, 40, 126),
            (16, 125, -4, 130),
        ),
        "#fffdf6",
    )
    with s.moved(-6, -2):
        _falcon(s)
    _falconer(s)
    with s.moved(-6, -2):
        _talons(s)


def _falconer(s: Gouache) -> None:
    """Paint the woman from the hip up: her face lifted to the bird, her gloved fist held out to it, the stone on a cord below."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fffaf0", (1.0, -0.6)
    pose = HeadPose(38, 85, 22, -12, build=FIRM)
    tones = FaceTones("#a06a54", "#e0aa86", "#ffe4c4")
    madder = (mix(MADDER, ink, 0.5), mix(MADDER, ink, 0.08), mix(MADDER, haze, 0.3))
    pelt = (mix(deep, ink, 0.2), mix(FROST, deep, 0.25), "#ffffff")
    hair = (ink, mix(ink, "#4a2a22", 0.6), "#8a5238")
    leather = (ink, mix(deep, ink, 0.5), mix(deep, mid, 0.35))
    braid = ribbon([(30, 90, 2.8), (25, 98, 3.3), (26, 108, 2.9), (22, 118, 2.3), (23, 126, 0.6)], 10)
    coat = outline((27, 105), (38, 99, 47, 104), (56, 112, 55, 130), (57, 150, 60, 178), (2, 178), (8, 134, 27, 105))
    collar = outline((26, 104), (36, 95, 48, 101), (53, 107, 47, 110), (36, 114, 26, 110), (23, 107, 26, 104))
    sleeve = limb((43, 114, 7.0), (54, 130, 5.6), (60, 120, 4.6))
    glove = join(limb((60, 119, 5.4), (68.6, 106, 4.4)), polygon((52.6, 117), (59, 110, 1), (68, 119, 1), (61.6, 127)))
    folds = [
        outline((34, 112), (26, 140, 22, 176), (25, 176), (30, 140, 34, 112)),
        outline((44, 132), (46, 152, 44, 176), (47, 176), (48, 152, 44, 132)),
    ]
    rounded(s, coat, madder, light, 4.0, rim, folds)
    paint_neck(s, pose, tones, 0.3, rim)
    rounded(s, collar, pelt, light, 2.2, rim)
    paint_face(s, pose, tones, rim, open_eyes=True)
    side = pose.put(
        outline(
            (-0.22, 0.26),
            (-0.52, 0.12, -0.48, -0.30),
            (0.0, -0.46),
            (0.20, -0.40),
            (-0.14, -0.30, -0.16, -0.04),
            (-0.18, 0.12, -0.22, 0.26),
        )
    )
    rounded(s, side, hair, light, 1.2)
    rounded(s, braid, hair, light, 1.1, rim)
    for x, y in ((26.4, 97), (26.6, 103), (25.8, 109), (24, 115)):
        s.stroke([(x - 2.6, y - 1.6), (x, y + 1.4), (x + 2.6, y - 1.6)], hair[2], 0.7)
    s.figure([[(oval(22.6, 120, 2.4, 1.5, -20), key)]], rim, light, 0.5)
    hat = pose.put(
        outline((-0.46, -0.28), (-0.56, -0.86, 0.0, -0.84), (0.36, -0.80, 0.36, -0.40), (0.0, -0.50, -0.46, -0.28))
    )
    fur = pose.put(
        outline(
            (-0.56, -0.14),
            (-0.62, -0.34, -0.40, -0.42),
            (-0.02, -0.62, 0.34, -0.52),
            (0.46, -0.46, 0.40, -0.30),
            (0.10, -0.42, -0.20, -0.26),
            (-0.36, -0.10, -0.56, -0.14),
        )
    )
    rounded(s, hat, leather, light, 2.0, rim)
    rounded(s, fur, pelt, light, 1.7, rim)
    rounded(s, sleeve, madder, light, 2.4, rim)
    rounded(s, glove, leather, light, 1.8, rim)
    s.figure([[(small_hand(70, 103.4, 4.8, -48), mix(deep, ink, 0.45))]], rim, light, 0.9)
    s.stroke([(56, 115.6), (63, 122.6)], mix(key, haze, 0.3), 1.2)
    s.stroke([(69, 106), (66, 112, 68, 122)], key, 1.2)
    cord = "#f0b868"
    for x in (69.6, 78.4):
        s.stroke([(70.6, 107), (71 if x < 72 else 75, 116, x, 124)], cord, 1.1)
    s.gem(DIAMOND, 74, 131, 13, 8, 1.5)
    s.stroke([(63.6, 129), (74, 134, 84.4, 129)], cord, 1.1)
    near = limb((30, 119, 7.2), (29, 142, 6.2), (41, 160, 5.0))
    rounded(s, near, madder, light, 2.6, rim, [outline((30, 126), (26, 142, 34, 154), (30, 142, 30, 126))])
    hand(s, [small_hand(45, 163, 4.2, 40)], tones.body, rim, light, 0.6)


def _falcon(s: Gouache) -> None:
    """Paint the falcon as it alights: wings thrown up to both sides, tail spread, without its legs."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white, shade, barred = "#fffdf6", mix(mid, haze, 0.3), mix(deep, ink, 0.25)

    def wing(shoulder: Point, wrist: Point, side: int, tone: Color, under: Color) -> None:
        quills = [(wrist, -78 + at * 13.0, 33 - abs(at - 1.6) * 2.2) for at in range(7)]
        inner = [
            (
                (wrist[0] + (shoulder[0] - wrist[0]) * share, wrist[1] + (shoulder[1] - wrist[1]) * share),
                14 + share * 26,
                23 - share * 4,
            )
            for share in (0.25, 0.5, 0.75, 1.0)
        ]
        for (x, y), turn, length in [*reversed(inner), *reversed(quills)]:
            feather = leaf(x, y, length, 5.2, turn if side > 0 else 180 - turn)
            s.figure([[(feather, tone)]], "#ffffff", (side * 0.3, -1), 0.7)
            s.line(feather, under, 0.5)
            tip = oval(*around(x, y, length * 0.92, turn if side > 0 else 180 - turn), length * 0.17)
            s.fill(both(feather, tip), barred)
        arm = ribbon(
            [
                (*shoulder, 6.0),
                ((shoulder[0] + wrist[0]) / 2 + side, (shoulder[1] + wrist[1]) / 2, 5.4),
                (*wrist, 4.0),
                (wrist[0] + side * 2, wrist[1] - 9, 1.2),
            ],
            10,
        )
        s.figure([[(arm, tone)]], "#ffffff", (-side * 0.4, -1), 0.8)

    wing((85, 76), (71, 66), -1, shade, mix(mid, deep, 0.25))
    tail = [leaf(92, 94, 24, 5.4, turn) for turn in (86, 70, 54, 38)]
    for feather in tail:
        s.figure([[(feather, shade)]], "#ffffff", (-0.6, -1), 0.7)
        s.line(feather, mix(mid, deep, 0.2), 0.5)
    for turn in (86, 70, 54, 38):
        for reach in (12, 17, 22):
            s.fill(oval(*around(92, 94, reach, turn), 1.9, 0.8, turn + 90), barred)
    trunk = outline((84, 68), (92, 70, 96, 82), (98, 94, 94, 101), (86, 103, 81, 96), (76, 86, 84, 68))
    s.figure(
        [[(trunk, white), (both(trunk, outline((90, 66), (90, 86, 88, 104), (102, 104), (102, 66))), shade)]],
        "#ffffff",
        (-1, -0.6),
        0.9,
    )
    for x, y in ((82, 84), (86, 88), (83, 92), (87, 80), (88, 95), (91, 87)):
        s.fill(outline((x - 1.4, y), (x, y + 3, x + 1.4, y), (x, y + 0.8, x - 1.4, y)), barred)
    wing((89, 76), (100, 66), 1, white, mix(mid, deep, 0.1))
    skull = outline(
        (87, 76),
        (92, 68, 87, 61.6),
        (80, 57, 75, 61.6),
        (73, 64, 74.2, 68.6),
        (74.4, 69.4, 75, 70),
        (75, 75, 80, 77),
        (84, 78, 87, 76),
    )
    s.figure([[(skull, white)]], "#ffffff", (-1, -1), 0.9, clean=True)
    crown = outline((72, 65.4), (77, 66.6, 82, 67), (86, 69, 88, 76), (96, 66), (84, 54), (72, 58))
    stripe = outline((77.6, 66), (80.6, 66.6), (82, 72, 79.4, 75.4), (77.4, 71, 77.6, 66))
    s.fill(both(skull, crown), barred)
    s.fill(both(skull, stripe), barred)
    s.fill(outline((75, 64.2), (71.4, 64, 71.6, 69.4), (73, 67.8, 75.2, 68), (75.8, 66, 75, 64.2)), ink)
    s.fill(outline((75.6, 63.6), (74, 63.8, 73.6, 65.4), (75, 66.4, 75.8, 66.2)), STRAW)
    s.fill(oval(78.4, 65.2, 1.5), STRAW)
    s.fill(oval(78.3, 65.2, 1.15), ink)
    s.fill(oval(77.9, 64.8, 0.35), "#ffffff")


def _talons(s: Gouache) -> None:
    """Paint the falcon's feathered thighs, its two legs thrust forward, the toes that close round the glove."""
    ink = s.ink
    shade = mix(s.mid, s.haze, 0.3)
    for hip, foot in (((87.0, 95.0), (81.0, 104.0)), ((83.0, 94.0), (75.6, 102.0))):
        ankle = (hip[0] + (foot[0] - hip[0]) * 0.45, hip[1] + (foot[1] - hip[1]) * 0.45)
        s.figure([[(limb((*ankle, 1.5), (*foot, 1.2)), STRAW)]], "#fffaf0", (-0.8, -1), 0.4)
        s.figure(
            [[(limb((*hip, 4.4), (*ankle, 2.0)), "#fffdf6" if foot[0] < 78 else shade)]], "#ffffff", (-0.8, -1), 0.6
        )
        for turn in (190, 140, 88):
            toe = ribbon([(*foot, 1.2), (*around(*foot, 2.8, turn), 1.0), (*around(*foot, 5.0, turn - 16), 0.7)], 8)
            s.fill(toe, STRAW)
            tip = around(*foot, 5.0, turn - 16)
            s.fill(taper(tip, 0.7, around(*tip, 1.8, turn - 50), 0.15), ink)


def diamond_sledge(s: Gouache) -> None:
    """Level 2: under curtains of northern light a courier drives a reindeer over the ice, the stone in his lap."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 116),
        [cold(-0.62), cold(-0.4), cold(0.05), mix(haze, key, 0.16)],
        stops=[0, 0.45, 0.75, 1],
    )
    for x, y, r in ((20, 48, 1.2), (40, 60, 0.9), (112, 50, 1.2), (60, 46, 0.8)):
        s.glint(x, y, r, haze)
    _northern_light(s)
    for crest, tone, points in (
        (
            104,
            cold(-0.15),
            ((-4, 110), (10, 102), (24, 107), (44, 99), (62, 107), (84, 103), (104, 109), (128, 102)),
        ),
        (112, mix(mid, haze, 0.55), ((-4, 115), (30, 111), (56, 114), (90, 111), (128, 114))),
    ):
        s.plane(polygon(*points, (128, 140), (-4, 140)), tone, mix(haze, key, 0.1), crest - 4, crest + 16, 0.0)
    # a mountain near by, in shade
    hill = polygon((-4, 68), (8, 62), (22, 80), (33, 88), (47, 106), (62, 119), (-4, 119))
    s.figure([[(hill, ink)]], "#fff3e2", (0.5, -1), 0.9, clean=True)
    for points in (((8, 62), (13, 80), (7, 92), (14, 104), (-4, 112), (-4, 68)), ((33, 88), (37, 100), (31, 108))):
        s.fill(polygon(*points), mix(ink, deep, 0.14))
    ice = box(-4, 118, 124, 176)
    s.wash(
        ice, (0, 118), (0, 172), [mix(haze, STRAW, 0.15), "#efe7dc", mix(deep, ink, 0.4), ink], stops=[0, 0.5, 0.72, 1]
    )
    for x, y, wide in ((24, 124, 26), (96, 128, 20), (50, 158, 30), (104, 162, 22)):
        s.fill(
            polygon((x - wide, y), (x + wide * 0.6, y - 0.9), (x + wide, y + 0.3), (x - wide * 0.4, y + 1.2)),
            mix(haze, "#ffffff", 0.5),
        )
    bank = outline((-4, 156), (34, 147, 72, 153), (100, 157, 128, 146), (128, 176), (-4, 176))
    s.figure([[(bank, ink)]], "#ffffff", (0, -1), 1.2, clean=True)
    for y in (150.6, 153.4):  # the runners' tracks
        s.stroke([(-4, y + 2), (20, y)], mix(mid, deep, 0.3), 1.0)
    s.fill(outline((20, 152), (60, 148, 112, 151), (118, 154, 84, 156), (40, 157, 20, 152)), mix(mid, deep, 0.55), 0.8)
    with s.moved(-2.2, 0, 0.93, about=(118, 152)):
        _reindeer(s)
    s.stroke([(108, 103.6), (76, 98, 40, 107)], mix(key, ink, 0.15), 0.9)  # the reins
    with s.moved(-1, -2, 1.14, about=(20, 150)):
        _sledge(s)
    for x, y, r in ((30, 146, 3.0), (22, 149, 2.2), (38, 150, 2.4), (86, 152, 2.6), (78, 149, 1.8), (12, 151, 1.6)):
        s.fill(oval(x, y, r * 1.4, r), "#fffdf8")


def _northern_light(s: Gouache) -> None:
    """Paint three curtains of light: a hard lower hem, folds that fade upwards, warm in the nearest."""
    haze, key, _mid = s.haze, s.key, s.mid
    for base, reach, tone, alpha in (
        (104, 60, mix(haze, "#ffffff", 0.4), 0.95),
        (90, 44, mix(haze, key, 0.3), 0.85),
        (72, 30, mix(key, haze, 0.1), 0.85),
    ):
        wave = [(-6 + at * 9.0, base - 7 * math.sin(at * 0.62 + base) - at * 1.2) for at in range(16)]
        for at in range(15):
            (x0, y0), (x1, y1) = wave[at], wave[at + 1]
            tall = reach * (0.7 + 0.3 * math.sin(at * 1.7 + base))
            fold = polygon((x0, y0), (x1 + 0.2, y1), (x1 + 2.2, y1 - tall), (x0 + 2, y0 - tall))
            s.wash(fold, (x0, y0), (x0, y0 - tall), [tone, tone], [alpha * (0.75 + 0.25 * (at % 2)), 0.0])


def _reindeer(s: Gouache) -> None:
    """Paint the reindeer at full stretch: neck low, antlers laid back, a collar with bells, breath before its nose."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    hide, pale = mix(ink, deep, 0.12), mix(mid, haze, 0.5)
    trunk = outline(
        *(
            (63, 116),
            (62, 104, 72, 103.4),
            (82, 106, 90, 103),
            (96, 98, 101, 92),
            (104, 88.6, 108, 91),
            (113, 95.4, 116.4, 100.4),
        ),
        *(
            (116.4, 104, 112, 103.6),
            (107, 102.4, 105, 102),
            (101, 110, 98.4, 118),
            (92, 124.4, 82, 121),
            (72, 124.6, 67, 122),
            (63, 121, 63, 116),
        ),
    )
    ruff = outline((98, 96), (104, 98, 105, 102), (103, 112, 97, 120), (92, 124, 90, 120), (93, 106, 98, 96))
    fore = join(
        limb((93, 117, 4.4), (106, 121, 2.3), (109, 131, 1.4)),
        polygon((107.4, 130), (110.6, 130), (113, 135), (107, 135)),
    )
    fore_far = join(
        limb((90, 118, 4.0), (98, 131, 2.2), (94, 139, 1.4)),
        polygon((92.6, 137.6), (95.6, 138.4), (94.4, 142), (90.6, 141)),
    )
    hind = join(
        limb((68, 116, 6.0), (63, 128, 2.8), (54, 132, 1.7), (50, 140, 1.3)),
        polygon((48.6, 139), (51.6, 140), (50, 144), (45.6, 143.4)),
    )
    hind_far = join(
        limb((71, 117, 5.4), (69, 131, 2.6), (60, 137, 1.6), (57, 145, 1.3)),
        polygon((55.4, 144), (58.6, 144.6), (57.4, 148), (53.6, 147.4)),
    )
    tail = outline((63, 108), (57, 106, 57.6, 111), (60, 116, 64, 114))
    antler = join(
        ribbon([(103, 91, 1.4), (96, 84, 1.5), (93, 72, 1.4), (98, 60, 1.0), (104, 53, 0.4)], 10),
        ribbon([(95.6, 83, 1.2), (88, 80, 1.1), (83, 73, 0.4)], 8), ribbon([(93.4, 73, 1.2), (86, 68, 1.0), (84, 61, 0.4)], 8),
        ribbon([(96, 64, 1.1), (91, 58, 0.9), (91, 52, 0.4)], 8), ribbon([(103, 90, 1.2), (110, 84, 1.2), (114, 78, 0.4)], 8),
    )  # fmt: skip
    far_antler = placed(
        antler, 106 - (104 * 0.9 * 0.966 - 91 * 0.9 * 0.259), 91.4 - (104 * 0.9 * 0.259 + 91 * 0.9 * 0.966), 0.9, 15
    )
    rim = mix(key, haze, 0.2)
    s.figure([[(far_antler, mix(deep, ink, 0.3))], [(hind_far, ink)], [(fore_far, ink)]], rim, (0, -1), 0.6)
    s.figure(
        [
            [(tail, pale)],
            [(hind, hide)],
            [(fore, hide)],
            [
                (trunk, hide),
                (both(trunk, outline((60, 100), (80, 112, 100, 104), (118, 90), (60, 90))), mix(ink, deep, 0.2)),
            ],
            [(ruff, pale), (both(ruff, placed(ruff, -4, 3)), mix(mid, deep, 0.2))],
        ],
        rim,
        (0.1, -1),
        1.0,
    )
    s.figure([[(antler, hide)], [(polygon((101, 92), (94, 90), (99, 96)), hide)]], rim, (0.3, -1), 0.7)
    s.fill(oval(108, 95.4, 1.0), "#fffdf6")
    s.fill(oval(108.2, 95.5, 0.7), ink)
    s.fill(oval(115.4, 101.4, 1.5, 1.3), ink)
    collar = ribbon([(90, 101, 1.5), (94, 112, 1.8), (91, 122, 1.5)], 8)
    s.figure([[(collar, key)]], haze, (0.4, -1), 0.6)
    for x, y in ((93.4, 106), (94.6, 111.6), (93.6, 117)):
        s.fill(oval(x, y, 1.3), mix(haze, key, 0.2))
    s.stroke([(110, 97), (108, 101.6)], key, 1.0)
    s.stroke([(92.6, 115), (74, 118, 51, 136)], key, 1.3)  # the trace
    # breath
    for x, y, r in ((119, 97, 3.0), (116, 93.4, 2.0)):
        s.fill(oval(x, y, r, r * 0.8), mix(mid, haze, 0.5), 0.7)


def _sledge(s: Gouache) -> None:
    """Paint the sledge with its curled runner, furs on it, the kneeling courier with the reins in one hand and the stone in the other."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(haze, key, 0.2)
    runner = ribbon([(6, 150, 1.0), (30, 150, 1.2), (50, 149, 1.2), (58, 143, 1.2), (56, 136, 1.1), (52, 138, 0.7)], 12)
    deck = polygon((6, 140), (52, 139), (53, 142.4), (6, 143.6))
    posts = join(*(limb((x, 142, 0.9), (x + 1.4, 149.6, 0.9)) for x in (14, 28, 42)))
    furs = outline((3, 141), (4, 130, 14, 130), (24, 126, 34, 131), (44, 132, 50, 140), (30, 144, 3, 141))
    s.figure([[(runner, mix(ink, key, 0.3)), (posts, ink)], [(deck, mix(ink, key, 0.2))]], rim, (0, -1), 0.7)
    s.figure(
        [[(furs, mix(deep, mid, 0.3)), (both(furs, placed(furs, 0, 5)), mix(deep, ink, 0.2))]], rim, (0.2, -1), 0.8
    )
    for at in range(8):
        s.stroke([(8 + at * 5.2, 138), (9 + at * 5.2, 141.4)], mix(mid, haze, 0.3), 0.5)
    head = profile(27, 99, 12.5, 1, 4, neck=0.2, build=ROUND)
    hood = outline(
        (30.4, 93),
        (27, 89.4, 21.6, 92),
        (17.6, 97, 20, 104),
        (24, 109, 30, 107),
        (27, 102, 27.6, 97),
        (30.4, 95, 30.4, 93),
    )
    fur = ribbon([(31, 93.2, 1.5), (27.4, 96.6, 1.8), (27, 102, 1.8), (30.4, 107, 1.6)], 8)
    coat = outline((20, 108), (26, 104.6, 31.6, 108), (35, 118, 35, 131), (14, 133), (14, 118, 20, 108))
    arm = limb((26, 111, 3.4), (32, 119, 2.8), (37.6, 114, 2.1))
    s.figure(
        [
            [(coat, key), (drape(coat, 24, 1), mix(key, ink, 0.45))],
            [
                *planes(s, head, skin_tone(s, 0.4), skin_tone(s, 0.7), mix(haze, key, 0.4)),
                (head.eye, ink),
            ],
            [(hood, mix(key, ink, 0.15)), (both(hood, box(10, 86, 23.4, 112)), mix(key, ink, 0.5))],
            [(fur, haze)],
        ],
        rim,
        (0.8, -1),
        0.9,
    )
    for y in (124, 128.6):
        s.stroke([(14.4, y), (25, y + 1.4, 35, y - 0.6)], haze, 1.1)
    s.figure(
        [[(arm, mix(key, ink, 0.2))], [(oval(39, 113, 2.4, 2.2), ink)], [(oval(36.2, 115, 1.6, 2.4, -30), haze)]],
        rim,
        (0.6, -1),
        0.8,
    )
    s.gem(DIAMOND, 43.6, 120.6, 13.2, 10, 1.4)
    s.figure(
        [
            [(limb((24, 114, 3.2), (27, 127, 2.9), (34, 129.6, 2.2)), mix(key, haze, 0.12))],
            [(oval(36, 130.4, 3.0, 2.3, 10), ink)],
        ],
        rim,
        (0.6, -1),
        0.8,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-04": Picture(
        diamond_skater,
        ((49, 104), (62, 64), (64, 78), (78, 121)),
        "skates a loop",
        "pale ice of a lake",
        "long shadow on pale ice",
        seed=44,
    ),
    "b2-06": Picture(
        diamond_falcon,
        ((44, 86), (74, 131), (69, 102), (72, 64)),
        "takes a falcon on the fist",
        "walled yard in snow",
        "white bird before the dusk",
        seed=46,
    ),
    "b2-03": Picture(
        diamond_sledge,
        ((44, 118), (29, 90), (40, 107), (109, 100)),
        "drives a reindeer",
        "frozen gulf",
        "curtains of northern light",
        seed=13,
    ),
}

"""Pictures of the diamond cards of level 3 in halls."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FINE, FIRM, FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import (
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import MADDER, RUSSET, STRAW, TAN_SKIN, cold
from tools.art.base.props import flame
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def diamond_cake(s: Gouache) -> None:
    """Level 3: before a tall window a confectioner leans from her ladder and sets the stone on a white cake of four tiers."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    x = 62.0
    s.fill(ALL, cold(-0.45))
    window = arch(34, 92, 58, 134, 26)
    s.wash(window, (x, 36), (x, 134), [mix(STRAW, key, 0.4), mix(STRAW, haze, 0.45)])
    s.line(window, mix(ink, deep, 0.3), 2.0)
    for at in (48, 78):
        s.stroke([(at, 34), (at, 134)], mix(deep, mid, 0.4), 1.2)
    s.stroke([(34, 84), (92, 84)], mix(deep, mid, 0.4), 1.2)
    s.fill(box(-4, 132, 124, 134), ink, 0.6)
    for side in (-1, 1):  # the curtains of the alcove
        curtain = outline(
            (60 + side * 66, 32), (60 + side * 42, 32), (60 + side * 44, 62, 60 + side * 54, 82),
            (60 + side * 50, 120, 60 + side * 52, 170), (60 + side * 70, 170),
        )  # fmt: skip
        s.figure([[(curtain, ink)]], mix(MADDER, STRAW, 0.4), (-side, 0.1), 0.9, clean=True)
    table = outline((-4, 152), (60, 149, 124, 152), (124, 176), (-4, 176))
    s.figure([[(table, mix(MADDER, ink, 0.55))]], mix(key, haze, 0.4), (0, -1), 0.9, clean=True)
    _confectioner(s, x)
    for half, top, foot in ((36, 126, 151), (27, 104, 128), (18.5, 84, 106), (10.5, 68, 86)):
        _tier(s, x, half, top, foot)
    for at, foot in ((-31.5, 126), (31.5, 126), (-22.5, 104)):
        s.fill(box(x + at - 1.3, foot - 8, x + at + 1.3, foot + 0.6), mix(haze, "#ffffff", 0.5))
        s.fill(box(x + at + 0.3, foot - 8, x + at + 1.3, foot + 0.6), mix(mid, deep, 0.3))
        flame(s, x + at, foot - 8.4, 1.9)
    nest = outline((x - 7, 66), (x, 60, x + 7, 66), (x + 6, 71, x, 71), (x - 6, 71, x - 7, 66))
    s.figure([[(nest, mix(key, haze, 0.2)), (cut(nest, placed(nest, -2.4, -0.6)), mix(key, ink, 0.3))]], None)
    s.gem(DIAMOND, x, 56.6, 12, 22.5, 1.8)
    _setting_hand(s)


def _tier(s: Gouache, x: float, half: float, top: float, foot: float) -> None:
    """Paint a round tier of the cake: its icing lit from above and the left, swags of sugar, a rim of pearls."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    bow = half * 0.10
    side = outline(
        (x - half, top), (x + half, top), (x + half, foot - bow), (x, foot + bow * 1.6, x - half, foot - bow)
    )
    white, shade = mix(haze, "#ffffff", 0.7), mix(mid, deep, 0.45)
    s.fill(side, mix(haze, mid, 0.42))
    s.fill(both(side, polygon((x - 60, 30), (x + half * 0.22, 30), (x + half * 0.30, 170), (x - 60, 170))), white)
    s.fill(both(side, polygon((x + half * 0.70, 30), (x + 60, 30), (x + 60, 170), (x + half * 0.74, 170))), shade)
    s.stipple(
        both(side, polygon((x + half * 0.22, 30), (x + 60, 30), (x + 60, 170), (x + half * 0.30, 170))),
        white, (x + half * 0.22, 0), (x + half * 0.52, 0), 0.6, 0.0,
    )  # fmt: skip
    fall = both(side, placed(side, 0, -(foot - top) + bow * 2.6))
    s.fill(cut(fall, box(x - 60, 0, x + 60, top)), mix(mid, deep, 0.5), 0.5)  # the shade of the tier above
    count = max(2, round(half / 6.5))
    for at in range(count):  # swags
        a0, a1 = (math.sin(math.radians(-78 + 156 * (at + end) / count)) for end in (0, 1))
        x0, x1 = x + half * a0, x + half * a1
        y, drop = top + (foot - top) * 0.34, (foot - top) * 0.36
        tone = key if x0 < x + half * 0.4 else mix(key, ink, 0.35)
        s.fill(outline((x0, y), ((x0 + x1) / 2, y + drop * 1.7, x1, y), ((x0 + x1) / 2, y + drop * 1.05, x0, y)), tone)
        s.fill(oval(x0, y, 1.3), tone)
    plate = oval(x, top, half + 0.6, max(2.4, bow * 1.1))
    s.fill(placed(plate, 0, 0.9), mix(mid, deep, 0.3))
    s.fill(plate, mix(white, STRAW, 0.12))
    s.fill(both(plate, box(x + half * 0.5, 0, x + 60, 170)), mix(haze, mid, 0.35))


def _confectioner(s: Gouache, x: float) -> None:
    """Paint the ladder and the confectioner on it, dark before the light, who leans to the cake with a hand on its tier."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = "#fff2d0", (-1.0, -0.4)
    wood = mix(RUSSET, ink, 0.5)
    for x0, x1 in ((94, 88), (113, 119)):
        s.figure([[(taper((x0, 100), 1.4, (x1, 176), 1.6), wood)]], mix(STRAW, RUSSET, 0.4), light, 0.6, clean=True)
    for y in (124, 138, 152):
        s.fill(box(90, y, 118, y + 2.2), wood)
    x, y, h, tilt = 98.0, 66.0, 15.4, 8.0
    head = profile(x, y, h, -1, tilt, neck=0.32, build=FULL)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    hair = put(
        outline(
            *((0.30, -0.30), (0.02, -0.36, -0.04, -0.10), (-0.10, 0.16, -0.22, 0.22), (-0.42, 0.34, -0.56, 0.10)),
            *((-0.66, -0.30, -0.40, -0.52), (0.0, -0.60, 0.30, -0.30)),
        )
    )
    toque = put(
        outline(
            *((0.36, -0.32), (0.40, -0.62), (0.72, -0.74, 0.60, -1.02), (0.52, -1.28, 0.20, -1.16)),
            *((-0.04, -1.40, -0.34, -1.18), (-0.74, -1.20, -0.76, -0.86), (-0.74, -0.60, -0.48, -0.52), (-0.56, -0.20)),
            (-0.10, -0.42, 0.36, -0.32),
        )
    )
    coat = outline(
        (92, 80), (96, 75, 103, 77), (111, 80, 113, 92), (114, 108, 117, 124), (103, 129, 91, 124), (91, 108, 89, 96),
        (88, 86, 92, 80),
    )  # fmt: skip
    apron = outline((89.6, 102), (98, 104, 104, 101), (106, 124, 109, 150), (98, 154, 86, 150), (87, 124, 89.6, 102))
    skirt = outline((91, 112), (104, 116, 115, 110), (119, 132, 120, 152), (104, 157, 89, 152), (88, 130, 91, 112))
    far_arm = limb((94, 83, 3.0), (88, 92, 2.5), (80.4, 90, 1.8))
    white = mix(haze, "#ffffff", 0.6)
    s.figure(
        [
            [(far_arm, mix(MADDER, ink, 0.5))],
            [(small_hand(79, 89, 2.5, 190), skin_tone(s, 0.5))],
            [(skirt, mix(MADDER, ink, 0.6))],
            [(coat, mix(MADDER, ink, 0.22)), (cut(coat, placed(coat, -4.5, -1.0)), mix(MADDER, ink, 0.62))],
            [(apron, mix(haze, mid, 0.25)), (cut(apron, placed(apron, -4.5, 0)), mix(mid, deep, 0.4))],
            [*planes(s, head, skin_tone(s, 0.46), skin_tone(s, 0.74), "#fff2e0"), (head.eye, ink)],
            [*hair_tones(s, hair, -1, color=mix(RUSSET, ink, 0.3))],
            [(toque, white), (cut(toque, placed(toque, -3.2, -0.4)), mix(mid, deep, 0.25))],
        ],
        rim,
        light,
        0.9,
    )
    for u0, u1 in ((0.24, 0.30), (0.02, -0.02), (-0.22, -0.34)):
        s.line(put(taper((u0, -0.50), 0.005, (u1, -0.92), 0.005)), mix(mid, deep, 0.2), 0.5)


def _setting_hand(s: Gouache) -> None:
    """Paint the near arm over the cake, its fingertips at the stone."""
    rim, light = "#fff2d0", (-1.0, -0.6)
    tone = skin_tone(s, 0.72)
    sleeve = limb((99, 84, 4.4), (89, 86, 3.4), (84.6, 78.6, 2.9))
    s.fill(placed(sleeve, 0.4, 1.8), s.ink, 0.4)
    s.figure([[(sleeve, mix(MADDER, s.ink, 0.1))]], rim, light, 0.8)
    s.figure([[(taper((86, 79.6), 3.1, (83.4, 76), 3.0), mix(s.haze, "#ffffff", 0.6))]], rim, light, 0.5)
    arm = limb((83.6, 76, 2.3), (76.4, 65.4, 1.7))
    s.figure([[(arm, tone)]], rim, light, 0.5, clean=True)
    for (x0, y0), (x1, y1) in (((76, 62), (69.6, 52.4)), ((76, 63.6), (68.6, 55.6)), ((76.4, 66), (68.4, 60.6))):
        s.figure(
            [[(limb((76.6, 64.6, 2.0), ((x0 + x1) / 2 + 0.6, (y0 + y1) / 2 - 0.8, 1.15), (x1, y1, 0.85)), tone)]],
            rim,
            light,
            0.35,
            clean=True,
        )


def diamond_waltz(s: Gouache) -> None:
    """Level 3: before the full moon in the window of a pale ballroom a couple waltzes, each leaning back from the other's hold."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    hot = "#fffaf0"
    s.fill(ALL, mix(ink, deep, 0.35))
    window = arch(22, 118, 72, 131, 40)
    s.fill(window, cold(-0.3))
    with s.clipped(window):
        s.fill(outline((10, 90), (40, 82, 72, 88), (100, 93, 130, 84), (130, 140), (10, 140)), cold(0.2))
        s.fill(oval(*_MOON, 18), "#fffdf4")
        s.fill(outline((10, 120), (48, 112, 66, 118), (92, 124, 130, 114), (130, 140), (10, 140)), mix(deep, ink, 0.1))
        for x in (45.4, 94.6):
            s.fill(box(x - 0.7, 30, x + 0.7, 132), mix(ink, deep, 0.6))
    for side in (-1, 1):  # the curtains
        curtain = outline(
            (70 + side * 30, 30), (70 + side * 40, 92, 70 + side * 52, 132), (70 + side * 90, 132), (70 + side * 90, 30)
        )  # fmt: skip
        s.fill(curtain, mix(MADDER, ink, 0.74))
        s.fill(cut(curtain, placed(curtain, side * 3.2, 0)), mix(MADDER, ink, 0.2))
        s.fill(cut(curtain, placed(curtain, side * 1.0, 0)), mix(hot, MADDER, 0.25))
    s.fill(box(-4, 131, 124, 176), mix(ink, "#000000", 0.1))
    lane = polygon((28, 131), (112, 131), (134, 176), (6, 176))
    s.fill(lane, mix(haze, mid, 0.1))
    for x0, x1 in ((45.4, 34), (94.6, 106)):  # the shadows of the bars
        s.fill(polygon((x0 - 0.7, 131), (x0 + 0.7, 131), (x1 + 1.6, 176), (x1 - 1.6, 176)), mix(deep, ink, 0.2))
    s.fill(
        outline((38, 155), (60, 148, 90, 154), (116, 150, 122, 158), (122, 178), (30, 178), (28, 164, 38, 155)),
        mix(ink, deep, 0.15),
    )  # theirs, towards us
    _couple(s)


_MOON: Final = (71.0, 63.0)


def _couple(s: Gouache) -> None:
    """Paint the couple: his arm lies round her back, her hand on his shoulder; tails and gown fly out as they turn."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fff6dc"
    to_her, to_him = (1.0, -0.25), (-1.0, -0.25)
    white = mix(haze, "#ffffff", 0.6)
    his, hers = skin_tone(s, 0.5), skin_tone(s, 0.7, TAN_SKIN)
    night = mix(ink, "#000000", 0.2)
    # the far hands, clasped high between them
    s.figure([[(limb((58, 84, 3.4), (66, 74, 2.8), (70, 60, 2.0)), mix(ink, deep, 0.25))]], rim, to_her, 0.7)
    s.figure([[(limb((82, 86, 2.6), (76.6, 74, 2.2), (71.6, 61, 1.7)), mix(hers, ink, 0.42))]], rim, to_him, 0.6)
    s.figure([[(small_hand(70.6, 57.6, 3.2, -86), mix(his, ink, 0.2))]], rim, to_her, 0.5, clean=True)
    # he: tail coat, his weight on the near foot
    man = HeadPose(50.6, 66.0, 15.4, -10, build=FIRM)
    tones = FaceTones(mix(ink, key, 0.22), his, mix(haze, key, 0.3))
    coat = outline(
        (47, 84), (54, 78, 61, 83), (66, 94, 64, 108), (64, 114, 62, 118), (52, 119), (46, 132, 33, 142),
        (32, 138, 40, 128), (46, 116, 46.6, 106), (43, 94, 47, 84),
    )  # fmt: skip
    near_leg = join(limb((58, 114, 6.0), (63, 134, 4.5), (58, 152, 2.8)), placed(shoe(0, 0, 1, 0.95), 57.6, 157.4))
    far_leg = join(limb((54, 114, 5.6), (50, 134, 4.2), (40, 150, 2.7)), placed(shoe(0, 0, 1, 0.9), 38.4, 154.4, 1, 16))
    s.figure([[(far_leg, night)], [(near_leg, night)], [(coat, night)]], rim, to_her, 1.0)
    s.figure([[(polygon((57.6, 82), (61.6, 84), (63.4, 98), (60, 96)), white)]], rim, to_her, 0.5, clean=True)
    paint_neck(s, man, tones, 0.2, rim)
    s.figure(
        [[(placed(polygon((-4.6, -2.2, 1), (4.2, -2.6, 1), (4.6, 2.4, 1), (-5, 3, 1)), 52.6, 79.4, 1, 6), white)]],
        rim,
        to_her,
        0.5,
    )
    paint_face(s, man, tones, rim)
    rounded(s, man.put(CROPPED), (ink, mix(ink, "#4a2a22", 0.5), "#8a5238"), to_her, 1.1, rim)
    _waltzing_lady(s)
    # the near arms: his behind her waist, hers over it, each from shoulder to elbow to hand
    sleeve = limb((52, 87, 5.0), (63, 101, 4.0), (84, 98.6, 2.9))
    s.fill(placed(both(sleeve, box(78, 80, 100, 120)), 0, 2.2), ink, 0.4)
    s.figure(
        [[(sleeve, mix(ink, deep, 0.14))], [(taper((84, 98.6), 2.9, (87.4, 98.2), 2.7), white)]], rim, (0.5, -1), 0.9
    )
    s.fill(placed(small_hand(90.4, 98.2, 4.2, 6), 0.3, 0.8), ink, 0.5)
    s.figure([[(small_hand(90.4, 98.2, 4.2, 6), his)]], rim, (0.4, -1), 0.5, clean=True)
    arm = limb((84.6, 87, 3.3), (73.4, 96, 2.6), (60.4, 86.2, 1.9))
    s.fill(placed(arm, 0.2, 1.5), ink, 0.45)
    palm = mix(hers, ink, 0.2)
    s.figure([[(arm, mix(hers, ink, 0.36)), (cut(arm, placed(arm, 0.8, 2.2)), hers)]], rim, (-0.3, -1), 0.8, clean=True)
    s.figure(
        [[(polygon((62, 84, 1), (57, 81, 1), (54.6, 83.6, 1), (60, 87.6, 1)), palm)]],
        mix(rim, palm, 0.6),
        (-0.3, -1),
        0.4,
        clean=True,
    )
    for at in range(4):
        finger = limb((57.4 - at * 0.1, 81.6 + at * 1.2, 0.9), (52.2 + at * 0.5, 81.8 + at * 1.5, 0.75))
        s.figure([[(finger, palm)]], mix(rim, palm, 0.5), (-0.3, -1), 0.3, clean=True)
    comb = ribbon([(87.6, 60.6, 0.8), (91, 62.4, 1.5), (95.4, 63.6, 1.5), (99, 62.8, 0.8)], 10)
    x, y = 93.6, 57.4
    s.gem(DIAMOND, x, y, 8.0, 14, worn=True)
    s.figure([[(comb, STRAW)]], rim, to_him, 0.5, clean=True)


def _waltzing_lady(s: Gouache) -> None:
    """Paint her: madder gown and bodice, lace at waist and hem, the face turned to him; her near arm comes later."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, to_him = "#fff6dc", (-1.0, -0.25)
    hers = skin_tone(s, 0.7, TAN_SKIN)
    woman = HeadPose(90.0, 68.0, 14.4, 12, flip=True, build=FINE)
    her_tones = FaceTones(mix(ink, key, 0.3), hers, mix(haze, key, 0.2))
    shoulders = outline(
        (80, 86), (83, 80.6, 88, 79.6), (95, 81, 98, 87), (98, 92, 94, 95), (86, 96, 82, 94), (79, 90, 80, 86)
    )
    bodice = outline((81, 89), (87, 94, 97.6, 88), (99, 100, 94.4, 111), (86, 114, 80, 111), (83, 100, 81, 89))
    gown = outline(
        (80, 108), (87, 112, 95, 108), (101, 120, 113, 128), (119, 138, 121, 150), (112, 146, 106, 152),
        (98, 158, 90, 156), (80, 161, 70, 156), (66, 158, 63, 155), (72, 132, 80, 108),
    )  # fmt: skip
    folds = (
        outline((86, 111), (88, 132, 98, 156), (90, 158), (80, 136, 84, 111)),
        outline((91, 110), (100, 128, 115, 147), (108, 152), (94, 132, 88.6, 111)),
    )
    lace = mix(haze, "#ffffff", 0.6)
    s.figure(
        [[(gown, mix(MADDER, ink, 0.5)), (cut(gown, placed(gown, 13, 1.0)), MADDER)]],
        rim, to_him, 1.0, clean=True,
    )  # fmt: skip
    for fold in folds:
        s.fill(both(fold, gown), mix(MADDER, ink, 0.3))
    with s.clipped(gown):  # the lace of its hem
        hem = [
            (60, 154, 1.5),
            (70, 154.6, 1.5),
            (80, 158.4, 1.5),
            (91, 154.4, 1.5),
            (105, 151, 1.5),
            (113, 145.4, 1.5),
            (124, 150, 1.5),
        ]
        s.fill(ribbon(hem, 10), lace)
    paint_neck(s, woman, her_tones, 0.26, rim)
    s.figure(
        [
            [(shoulders, mix(hers, ink, 0.42)), (cut(shoulders, placed(shoulders, 5.0, 0.4)), hers)],
            [(bodice, mix(MADDER, ink, 0.5)), (cut(bodice, placed(bodice, 6.0, 0.4)), MADDER)],
            [(polygon((80.6, 106.4), (95.4, 106.4), (95.6, 111.4), (79.6, 111.4)), lace)],
        ],
        rim,
        to_him,
        0.9,
        clean=True,
    )
    paint_face(s, woman, her_tones, rim)
    bun = woman.put(oval(-0.60, -0.16, 0.40, 0.38))
    hair = join(
        woman.put(
            outline(
                *((0.34, -0.34), (0.30, -0.62, -0.06, -0.62), (-0.50, -0.60, -0.58, -0.10), (-0.52, 0.22, -0.30, 0.20)),
                *((-0.18, 0.06, -0.10, -0.14), (0.10, -0.24, 0.34, -0.34)),
            )
        ),
        bun,
    )
    rounded(s, hair, (ink, mix(ink, "#4a2018", 0.6), "#9a5234"), to_him, 1.2, rim)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-03": Picture(
        diamond_cake,
        ((62, 57), (93, 67), (76, 64), (84, 78), (62, 96)),
        "sets a stone on a cake",
        "banquet hall",
        "tall window behind the cake",
        seed=49,
    ),
    "b3-04": Picture(
        diamond_waltz,
        ((94, 57), (82, 68), (58, 66), (71, 58), (94, 98), (56, 84)),
        "waltzes",
        "ballroom",
        "full moon in a window behind the pair",
        seed=50,
    ),
}

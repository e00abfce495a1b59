"""Pictures of the diamond cards of level 3 in halls."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, FINE, FIRM
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
from tools.art.base.gouache import DIAMOND, FROST, MADDER, STRAW, TAN_SKIN, Gouache
from tools.art.base.hair import CROPPED
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


def diamond_chandelier(s: Gouache) -> None:
    """A lamplighter hangs with his whole weight on a rope, and a chandelier of crystal rises lit through a dark hall."""
    x, y = 60, 90
    _dark_hall(s, x)
    s.stroke([(x, y - 30), (x, 34)], mix(STRAW, s.key, 0.3), 1.4)
    _chandelier(s, x, y)
    _lamplighter(s)
    hollow = placed(oval(0, 0, 11.6), x, y + 29)
    s.figure([[(hollow, s.ink)]], mix(STRAW, s.key, 0.2), (0, 1), 1.2)
    s.throw(DIAMOND, x, y + 29, 22, path=cut(box(20, 60, 100, y + 29), hollow))
    s.gem(DIAMOND, x, y + 29, 9.2, 22.5, 1.8)


def _dark_hall(s: Gouache, x: float) -> None:
    """Paint the hall by night: the arch in shade before it, a floor of squares, the bright pool on it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 130), [mix(deep, ink, 0.2), mix(deep, mid, 0.2)])
    s.fill(oval(x, 86, 44, 42), mix(deep, mid, 0.33))
    near = cut(box(-4, 34, 124, 134), arch(14, 106, 72, 140, 31))
    s.figure([[(near, ink)]], mix(deep, STRAW, 0.4), (0, 1), 0.9, clean=True)
    floor = box(-4, 132, 124, 172)
    s.wash(floor, (0, 132), (0, 170), [mix(ink, deep, 0.2), ink])
    pool = both(floor, oval(x, 148, 50, 19))
    s.fill(pool, mix(haze, STRAW, 0.14))
    for row, (top, foot) in enumerate(((132, 138), (138, 147), (147, 159), (159, 174))):
        for column in range(-4, 5):
            if (row + column) % 2:
                continue
            k0, k1 = 0.55 + (top - 132) * 0.022, 0.55 + (foot - 132) * 0.022
            corners = [
                (x + 22 * at * k, edge)
                for at, k, edge in (
                    (column, k0, top),
                    (column + 1, k0, top),
                    (column + 1, k1, foot),
                    (column, k1, foot),
                )
            ]
            square = polygon(*corners)
            s.fill(square, ink)
            s.fill(both(square, pool), mix(deep, mid, 0.1))


def _chandelier(s: Gouache, x: float, y: float) -> None:
    """Paint the chandelier about the middle of its hoop: a tent and a bag of crystal, dim flames behind, three in front."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    gold, shade = mix(STRAW, key, 0.2), mix(key, ink, 0.5)
    wide, high = 34.0, 6.4
    for at in (-0.86, -0.62, -0.34, 0.34, 0.62, 0.86):  # the flames of the far side
        flame_x, foot = x + wide * at, y - high * math.sqrt(1 - at * at) - 5
        s.fill(
            outline(
                (flame_x, foot), (flame_x - 2, foot - 3, flame_x, foot - 6.4), (flame_x + 2, foot - 3, flame_x, foot)
            ),
            shade,
        )
    tones = (
        mix(mid, deep, 0.35),
        mix(haze, mid, 0.7),
        "#fffdf6",
        mix(haze, STRAW, 0.3),
        "#ffffff",
        mix(haze, mid, 0.5),
        mix(mid, deep, 0.15),
    )
    edges = [math.sin(math.radians(-90 + 180 * step / len(tones))) for step in range(len(tones) + 1)]
    for number, tone in enumerate(tones):  # strings of crystal, the middle ones before the flames the brightest
        left, right = edges[number], edges[number + 1]
        fall = [(x + wide * at, y + high * math.sqrt(max(0.0, 1 - at * at))) for at in (left, right)]
        s.fill(polygon((x + 4 * left, y - 30), (x + 4 * right, y - 30), fall[1], fall[0]), tone)
        s.fill(polygon(*fall, (x + 7 * right, y + 26), (x + 7 * left, y + 26)), mix(tone, ink, 0.05))
        for top, foot in (((x + 4 * right, y - 30), fall[1]), (fall[1], (x + 7 * right, y + 26))):
            s.stroke([top, foot], mix(mid, deep, 0.5), 0.6)
    ring = cut(oval(x, y + 1.6, wide, high), oval(x, y - 2.4, wide * 1.04, high * 0.96))
    s.figure([[(ring, gold), (both(ring, placed(ring, 0, 1.4)), shade)]], "#fffbe6", (0, -1), 0.8)
    s.figure(
        [[(polygon((x - 5, y - 33), (x + 5, y - 33), (x + 4.4, y - 28), (x - 4.4, y - 28)), gold)]],
        "#fffbe6",
        (0, -1),
        0.7,
    )
    for at in (-0.78, 0.0, 0.78):  # the three in front, on arms of gold
        cx, foot = x + wide * at, y + high * math.sqrt(1 - at * at) + 1.6
        s.figure([[(oval(cx, foot, 4.4, 1.8), gold)]], "#fffbe6", (0, -1), 0.6)
        s.line(box(cx - 2.2, foot - 11, cx + 2.2, foot - 0.4), ink, 0.6)
        s.fill(box(cx - 2.2, foot - 11, cx + 2.2, foot - 0.4), haze)
        s.fill(box(cx + 0.7, foot - 11, cx + 2.2, foot - 0.4), mix(mid, key, 0.35))
        for tall, half, tone in ((22.0, 6.4, key), (17.6, 4.4, STRAW), (12.6, 2.6, "#fffdf0")):
            base = foot - 10.6
            s.fill(
                outline(
                    (cx, base),
                    (cx - half, base - tall * 0.34, cx, base - tall),
                    (cx + half, base - tall * 0.34, cx, base),
                ),
                tone,
            )


def _lamplighter(s: Gouache) -> None:
    """Paint the rope over its pulleys and the lamplighter, small and far, who lies back on it with bent knees."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    hemp = mix(STRAW, key, 0.3)
    s.stroke([(99.6, 45), (98.6, 100), (97.8, 146)], hemp, 1.3)
    s.stroke([(97.8, 146), (99, 153, 106, 151), (113, 149, 112, 155)], hemp, 1.2)
    s.figure([[(oval(97.4, 45, 3.2), mix(key, ink, 0.4))]], "#fff6e2", (-1, 0), 0.7)
    s.stroke([(60, 42), (97, 42)], hemp, 1.2)
    x, y, h, tilt = 111.4, 92.4, 9.6, 20.0
    head = profile(x, y, h, -1, tilt, neck=0.26, build=AGED)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    beard = put(outline((0.06, 0.10), (0.16, 0.28, 0.40, 0.30), (0.46, 0.66, 0.20, 0.70), (0.0, 0.56, 0.06, 0.10)))
    cap = put(
        outline((0.46, -0.24), (0.36, -0.72, -0.1, -0.70), (-0.68, -0.60, -0.58, 0.04), (-0.2, -0.14, 0.46, -0.24))
    )
    shirt = outline(
        (107, 102), (111, 97.4, 116, 100), (118.6, 108, 114, 121), (109, 124, 103, 121), (105, 110, 107, 102)
    )
    apron = outline(
        (104, 116), (110, 119, 114.6, 118), (113, 128, 107, 131), (99, 129.6, 97.4, 127), (101, 121, 104, 116)
    )
    far_leg = limb((110, 121, 4.2), (102, 130, 3.2), (104.6, 144, 2.1))
    near_leg = limb((108, 122, 4.6), (96.6, 129, 3.4), (94.4, 145, 2.2))
    linen, tone, lit = mix(haze, "#ffffff", 0.4), skin_tone(s, 0.46), skin_tone(s, 0.74)
    s.fill(oval(102, 149, 13, 1.8), ink, 0.6)
    s.figure(
        [
            [(far_leg, mix(ink, deep, 0.35)), (shoe(104.6, 148, -1, 0.66), ink)],
            [(limb((108.6, 103, 2.8), (103.6, 98, 2.2), (99.4, 92.6, 1.5)), mix(linen, deep, 0.5))],
            [(small_hand(98.9, 91, 2.2, 250), tone)],
            [(near_leg, mix(deep, mid, 0.2)), (cut(near_leg, placed(near_leg, -1.6, -1.2)), mix(ink, deep, 0.5))],
            [(shoe(94.4, 148.6, -1, 0.66), mix(ink, deep, 0.2))],
            [(shirt, linen), (both(shirt, placed(shirt, 3.4, 0.6)), mix(linen, deep, 0.55))],
            [(apron, mix(key, ink, 0.25)), (both(apron, placed(apron, 2.4, 1.6)), mix(key, ink, 0.55))],
            [*planes(s, head, tone, lit, "#fff2e4"), (head.eye, ink)],
            [*hair_tones(s, beard, -1, color=mix(mix(haze, ink, 0.3), key, 0.08))],
            [(cap, mix(key, ink, 0.4)), (both(cap, placed(cap, 2, 0.6)), mix(key, ink, 0.65))],
            [(limb((111.6, 104, 3.4), (105.4, 104, 2.7)), linen)],
            [(limb((106.4, 104.2, 2.3), (99.4, 101.6, 1.5)), lit), (small_hand(98.6, 101, 2.3, 215), lit)],
        ],
        "#fff6e2",
        (-1, -0.5),
        0.8,
    )


def diamond_waltz(s: Gouache) -> None:
    """Level 3: before the bright window of a dark ballroom a couple waltzes, each leaning back from the other's hold."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffdf4"
    s.wash(ALL, (0, 38), (0, 140), [mix(deep, ink, 0.35), mix(deep, ink, 0.6)])
    window = arch(35, 105, 62, 130, 30)
    s.wash(window, (70, 40), (70, 130), [white, white, mix(haze, STRAW, 0.6)], stops=[0, 0.55, 1])
    with s.clipped(window):
        s.fill(
            outline((30, 112), (48, 104, 62, 110), (84, 116, 110, 106), (110, 132), (30, 132)), mix(mid, STRAW, 0.35)
        )
        s.fill(outline((30, 118), (52, 114, 74, 119), (96, 121, 110, 116), (110, 132), (30, 132)), mix(deep, mid, 0.6))
        for x in (46.6, 70, 93.4):
            s.fill(box(x - 0.6, 30, x + 0.6, 132), mix(mid, deep, 0.4))
        for y in (62, 88):
            s.fill(box(30, y - 0.6, 110, y + 0.6), mix(mid, deep, 0.4))
    s.line(window, mix(ink, deep, 0.2), 2.4)
    for side in (-1, 1):  # the curtains
        curtain = outline(
            *(
                (70 + side * 16, 30),
                (70 + side * 22, 62, 70 + side * 40, 84),
                (70 + side * 37, 108, 70 + side * 38, 132),
            ),
            *((70 + side * 80, 132), (70 + side * 80, 30)),
        )
        s.figure([[(curtain, mix(MADDER, ink, 0.78))]], mix(haze, STRAW, 0.4), (-side, 0.1), 1.0, clean=True)
        for at in (26, 34, 42):
            s.stroke(
                [(70 + side * at, 32), (70 + side * (at + 4), 60, 70 + side * (39 + (at - 26) * 0.4), 84)],
                mix(MADDER, ink, 0.58),
                0.8,
            )
        s.fill(placed(box(-4.6, -1.5, 4.6, 1.5, 0.9), 70 + side * 41, 84.6, 1, side * 10), STRAW)
    floor = box(-4, 130, 124, 176)
    s.fill(floor, mix(ink, "#000000", 0.15))
    lane = polygon((40, 130), (100, 130), (112, 176), (28, 176))
    s.wash(lane, (0, 130), (0, 168), [mix(haze, STRAW, 0.4), mix(mid, deep, 0.3)])
    for x0, x1 in ((46.6, 38), (70, 70), (93.4, 102)):
        s.fill(polygon((x0 - 0.6, 130), (x0 + 0.6, 130), (x1 + 1.2, 176), (x1 - 1.2, 176)), mix(deep, mid, 0.3))
    s.fill(
        outline((48, 156), (62, 151, 84, 154), (112, 150, 118, 157), (96, 164, 70, 163), (50, 163, 48, 156)), ink, 0.75
    )
    _couple(s)


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
    man = HeadPose(50.6, 66.0, 15.4, -10, profile=True, build=FIRM)
    tones = FaceTones(mix(ink, key, 0.22), his, mix(haze, key, 0.3), "#a8443a")
    coat = outline(
        (47, 84), (54, 78, 61, 83), (66, 94, 64, 108), (64, 114, 62, 118), (52, 119), (46, 132, 33, 142),
        (32, 138, 40, 128), (46, 116, 46.6, 106), (43, 94, 47, 84),
    )  # fmt: skip
    near_leg = join(limb((58, 114, 6.0), (63, 134, 4.5), (58, 152, 2.8)), placed(shoe(0, 0, 1, 0.95), 57.6, 157.4))
    far_leg = join(limb((54, 114, 5.6), (50, 134, 4.2), (40, 150, 2.7)), placed(shoe(0, 0, 1, 0.9), 38.4, 154.4, 1, 16))
    # she: bodice and gown
    woman = HeadPose(90.0, 68.0, 14.4, 12, flip=True, profile=True, build=FINE)
    her_tones = FaceTones(mix(ink, key, 0.3), hers, mix(haze, key, 0.2), "#b04a3c")
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
    coral = mix(key, ink, 0.14)
    s.figure(
        [[(gown, mix(key, ink, 0.56)), (cut(gown, placed(gown, 13, 1.0)), coral)]],
        rim, to_him, 1.0, clean=True,
    )  # fmt: skip
    for fold in folds:
        s.fill(both(fold, gown), mix(key, ink, 0.36))
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
        s.fill(ribbon(hem, 10), mix(white, key, 0.12))
    paint_neck(s, woman, her_tones, 0.26, rim)
    s.figure(
        [
            [(shoulders, mix(hers, ink, 0.42)), (cut(shoulders, placed(shoulders, 5.0, 0.4)), hers)],
            [(bodice, mix(FROST, deep, 0.6)), (cut(bodice, placed(bodice, 6.0, 0.4)), white)],
            [(polygon((80.6, 107), (95.4, 107), (95.6, 111), (79.6, 111)), mix(key, ink, 0.4))],
        ],
        rim,
        to_him,
        0.9,
        clean=True,
    )
    paint_face(s, woman, her_tones, rim)
    bun = woman.put(oval(-0.62, -0.10, 0.30, 0.33))
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
    # the near arms: his behind her waist, hers over it, each from shoulder to elbow to hand
    sleeve = limb((52, 87, 5.0), (63, 101, 4.0), (84, 98.6, 2.9))
    s.fill(placed(both(sleeve, box(78, 80, 100, 120)), 0, 2.2), ink, 0.4)
    s.figure(
        [[(sleeve, mix(ink, deep, 0.14))], [(taper((84, 98.6), 2.9, (87.4, 98.2), 2.7), white)]], rim, (0.5, -1), 0.9
    )
    palm = polygon((87, 95.8, 1), (92, 95.2, 1), (93, 100.8, 1), (87.4, 100.8, 1))
    s.figure([[(palm, his)]], rim, (0.4, -1), 0.4, clean=True)
    for at in range(4):
        finger = limb(
            (91.4, 95.9 + at * 1.6, 1.0),
            (95.4, 95.2 + at * 1.8, 0.9),
            (98.4 - abs(at - 1.3) * 0.5, 95.6 + at * 2.0, 0.7),
        )
        s.fill(placed(finger, 0.2, 0.6), ink, 0.5)
        s.figure([[(finger, his)]], rim, (0.4, -1), 0.35, clean=True)
    arm = limb((84.6, 87, 3.3), (73.4, 96, 2.6), (60.4, 86.2, 1.9))
    s.fill(placed(arm, 0.2, 1.5), ink, 0.45)
    s.figure([[(arm, mix(hers, ink, 0.36)), (cut(arm, placed(arm, 0.8, 2.2)), hers)]], rim, (-0.3, -1), 0.8, clean=True)
    s.figure(
        [[(polygon((62, 84, 1), (57, 81, 1), (54.6, 83.6, 1), (60, 87.6, 1)), hers)]], rim, (-0.3, -1), 0.4, clean=True
    )
    for at in range(4):
        finger = limb((57.4 - at * 0.1, 81.6 + at * 1.2, 0.9), (52.2 + at * 0.5, 81.8 + at * 1.5, 0.75))
        s.figure([[(finger, hers)]], rim, (-0.3, -1), 0.3, clean=True)
    x, y = 96.4, 62.0
    comb = outline((88.6, 60), (91, 51.6, 98.4, 52), (106, 54, 105, 64), (101, 57.4, 97, 57.6), (92, 57.4, 88.6, 60))
    s.figure([[(comb, mix(STRAW, ink, 0.3)), (cut(comb, placed(comb, 2.0, 1.0)), STRAW)]], rim, to_him, 0.6, clean=True)
    s.throw(DIAMOND, x, y, 12)
    s.gem(DIAMOND, x, y, 5.2, 14, 1.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-03": Picture(
        diamond_chandelier,
        ((60, 90), (60, 119), (108, 92), (99, 101), (99, 91)),
        "hauls up a chandelier",
        "stair hall by night",
        "candles of the chandelier",
        seed=49,
    ),
    "b3-04": Picture(
        diamond_waltz,
        ((96, 62), (82, 68), (58, 66), (71, 58), (94, 98), (56, 84)),
        "waltzes",
        "ballroom",
        "arched window behind the pair",
        seed=50,
    ),
}

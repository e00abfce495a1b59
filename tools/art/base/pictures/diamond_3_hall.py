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
    """Before a curtained window a couple waltzes in close hold; the stone of her comb shines before a dark pier."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(deep, ink, 0.15), deep])
    # one tall window, evening in it, its light across the floor
    window = box(17, 30, 53, 124)
    s.fill(window, mix(mid, haze, 0.5))
    s.line(window, mix(deep, s.ink, 0.3), 2.6)
    with s.clipped(window):
        s.wash(window, (0, 40), (0, 124), ["#fffefa", "#fff7e8", mix(haze, STRAW, 0.4)])
        for x in (26, 35, 44):
            s.stroke([(x, 30), (x, 124)], mix(mid, haze, 0.25), 0.9)
        for y in (62, 84, 106):
            s.stroke([(30, y), (80, y)], mix(mid, haze, 0.25), 0.9)
    for side in (-1, 1):  # its curtains, tied back
        curtain = outline(
            *((35 + side * 3, 30), (35 + side * 6, 62, 35 + side * 21, 84), (35 + side * 18, 106, 35 + side * 17, 126)),
            *((35 + side * 27, 126), (35 + side * 27, 30)),
        )
        s.figure([[(curtain, mix(MADDER, ink, 0.72))]], mix(haze, key, 0.3), (-side, 0.1), 1.0)
        for at in (11, 17, 22):
            s.stroke(
                [(35 + side * at, 36), (35 + side * (at + 2), 62, 35 + side * 22, 84)], mix(MADDER, ink, 0.55), 0.8
            )
        s.fill(placed(box(-4.4, -1.3, 4.4, 1.3, 0.8), 35 + side * 22, 84.6, 1, side * 8), STRAW)
    wall = box(72, 80, 118, 124)
    s.wash(wall, (72, 0), (118, 0), [mix(deep, mid, 0.3), mix(deep, mid, 0.1)])
    s.line(wall, mix(deep, ink, 0.3), 1.2)
    # an oval mirror above its panel, dim
    mirror = oval(110, 54, 6.6, 9.0)
    s.fill(oval(110, 54, 8.0, 10.4), mix(STRAW, ink, 0.45))
    s.wash(mirror, (103, 46), (117, 62), [mix(deep, mid, 0.5), mix(deep, ink, 0.2)])
    s.fill(both(mirror, polygon((109, 40), (113, 40), (107, 66), (103, 66))), mix(haze, mid, 0.4), 0.4)
    _far_dancers(s)
    floor = box(-4, 124, 124, 172)
    s.wash(floor, (0, 124), (0, 160), [mix(ink, deep, 0.5), ink])
    s.fill(polygon((19, 124), (50, 124), (78, 172), (-6, 172)), mix(haze, STRAW, 0.25))
    s.stipple(polygon((19, 124), (50, 124), (78, 172), (-6, 172)), mix(mid, haze, 0.2), (34, 140), (44, 172), 0.0, 0.4)
    s.stroke([(-4, 124), (124, 124)], mix(deep, s.ink, 0.2), 0.9)
    _couple(s)


def _far_dancers(s: Gouache) -> None:
    """Paint a couple that turns, small at the far wall: her gown swings to one side, their hands to the other."""
    tone = mix(s.deep, s.ink, 0.45)
    lady = join(
        oval(-3.4, -38, 3.0, 3.6),
        outline((-6.4, -33), (-3, -34.4, 0, -33), (0.4, -22), (5, -8, 3, 0), (-18, 0), (-10, -8, -6.6, -22)),
    )
    lord = join(
        oval(4, -41, 3.0, 3.8),
        outline(
            (0.4, -36), (4.6, -38, 8.6, -36), (9.6, -22), (8.4, 0), (5.8, 0), (4.6, -18), (3, 0), (1, 0), (0.4, -22)
        ),
        limb((6, -34, 1.5), (13, -32, 1.3), (15, -38, 1.0)),
    )
    s.fill(oval(108, 127.4, 12, 1.6), s.ink, 0.35)
    for part, color in ((lord, tone), (lady, mix(s.deep, s.mid, 0.9))):
        s.fill(placed(part, 106, 127, 0.74), color)


def _couple(s: Gouache) -> None:
    """Paint the couple in profile: his hand on her back, hers on his shoulder, their joined hands held high before them."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fffefa", (-1, -0.5)
    white = mix(haze, "#ffffff", 0.6)
    his, hers = skin_tone(s, 0.46), skin_tone(s, 0.68, TAN_SKIN)
    s.fill(oval(70, 160, 46, 5), mix(deep, ink, 0.4), 0.7)
    # he: tail coat, striding in on the far foot
    man = HeadPose(85, 63.4, 15.5, -4, flip=True, profile=True, build=FIRM)
    man_hair = man.put(CROPPED)
    collar = polygon((81, 74.6), (90.6, 72.6), (91, 77.6), (80.6, 80))
    coat = outline(
        (78, 79),
        (86, 74.4, 94, 79),
        (98, 92, 94, 108),
        (97, 126, 104, 142),
        (96, 142, 88, 128),
        (86, 114, 78, 112),
        (75, 94, 78, 79),
    )
    trousers = join(
        limb((88, 110, 6.0), (92, 134, 4.6), (91, 156, 3.2)), limb((82, 110, 5.6), (76, 136, 4.4), (73, 157, 3.0))
    )
    shoes = join(shoe(92, 160, -1, 0.95), shoe(74, 161, -1, 0.95))
    # she: bodice and a gown that swings out to the left in folds
    woman = HeadPose(65, 66, 14.5, -10, profile=True, build=FINE)
    coral = (mix(key, ink, 0.5), mix(key, ink, 0.06), mix(key, haze, 0.45))
    woman_hair = join(
        outline((68.6, 58.4), (64, 54, 58, 59), (55.6, 65, 58.6, 72), (62, 73, 62.6, 67), (64, 62, 68.6, 58.4)),
        oval(56.4, 63.6, 4.2, 4.6),
    )
    neck = outline((61, 75), (66, 78, 70, 77), (76, 82, 74, 88), (64, 92, 56, 87), (56, 80, 61, 75))
    bodice = outline((56, 84), (64, 90, 74.6, 85), (77, 98, 74, 112), (66, 115, 59, 112), (57, 98, 56, 84))
    gown = outline(
        *(
            (59, 109),
            (67, 113, 75, 109),
            (84, 128, 86, 152),
            (84, 160, 70, 159),
            (50, 164, 34, 156),
            (20, 152, 14, 158),
        ),
        *((26, 142, 42, 130), (54, 120, 59, 109)),
    )
    folds = (
        outline((63, 112), (58, 134, 36, 157), (46, 160), (64, 138, 67, 112)),
        outline((71, 112), (70, 138, 60, 161), (70, 160), (77, 138, 74, 111)),
    )
    s.figure(
        [
            [(trousers, ink), (shoes, ink)],
            [(limb((69, 87, 2.8), (80, 84, 2.4), (93, 80, 1.9)), mix(hers, ink, 0.25))],
            [
                (coat, mix(ink, deep, 0.08)),
                (both(coat, polygon((88, 70), (90, 112), (100, 150), (112, 150), (106, 70))), ink),
            ],
            [(polygon((78.6, 78), (83, 75.6), (82, 88), (79, 92)), white)],
        ],
        rim,
        light,
        0.9,
    )
    paint_neck(s, man, FaceTones(mix(ink, key, 0.28), his, mix(key, haze, 0.3), "#a8443a"), 0.2, rim)
    s.figure([[(collar, white)]], rim, light, 0.6)
    paint_face(s, man, FaceTones(mix(ink, key, 0.28), his, mix(key, haze, 0.3), "#a8443a"), rim)
    rounded(s, man_hair, (ink, mix(ink, "#4a2a22", 0.6), "#8a5238"), light, 1.2, rim)
    rounded(s, gown, coral, light, 4.0, rim, [*folds, outline((67, 112), (52, 136, 24, 153), (54, 138, 67, 112))])
    with s.clipped(gown):  # the lace of its hem
        hem = [(12, 157.4, 1.5), (26, 148, 1.5), (36, 152.6, 1.5), (56, 158, 1.5), (72, 155.4, 1.5), (88, 152, 1.5)]
        s.fill(ribbon(hem, 10), mix(white, key, 0.12))
    paint_neck(s, woman, FaceTones(mix(ink, key, 0.36), hers, mix(haze, key, 0.25), "#b04a3c"), 0.24, rim)
    s.figure(
        [
            [(neck, hers), (both(neck, polygon((68, 70), (80, 70), (80, 94), (69, 94))), mix(hers, ink, 0.3))],
            [(bodice, white), (both(bodice, polygon((68, 80), (82, 80), (80, 120), (67, 120))), mix(FROST, mid, 0.4))],
            [(polygon((58.6, 108), (75, 108), (75.4, 112.4), (58, 112.4)), key)],
        ],
        rim,
        light,
        1.0,
    )
    paint_face(s, woman, FaceTones(mix(ink, key, 0.36), hers, mix(haze, key, 0.25), "#b04a3c"), rim)
    rounded(s, woman_hair, (ink, mix(ink, "#4a2018", 0.6), "#9a5234"), light, 1.2, rim)
    # the fingers of his far hand lie round her back; her far hand lies on his shoulder
    fingers = [limb((56.6, 93 + at * 2.3, 1.3), (63.4 - abs(at - 1.2) * 0.8, 92.4 + at * 2.5, 1.1)) for at in range(4)]
    for finger in fingers:
        s.fill(placed(finger, 0.5, 0.9), mix(mid, deep, 0.4))
        s.figure([[(finger, his)]], rim, light, 0.4, clean=True)
    for at in range(3):
        s.figure([[(limb((90.4, 78.6 + at * 1.9, 1.2), (95.6, 79.6 + at * 1.9, 1.0)), hers)]], rim, light, 0.5)
    # the near arms: her arm is one line from the shoulder to the clasp, his sleeve behind it
    sleeve = limb((92, 84, 4.8), (105, 90.6, 3.9), (108.6, 80, 2.8))
    s.figure(
        [[(sleeve, mix(ink, deep, 0.35))], [(taper((108.2, 80.6), 3.0, (108.9, 77.6), 2.8), white)]], rim, light, 0.8
    )
    s.figure([[(small_hand(109, 73.6, 3.3, -96), his)]], rim, light, 0.5)
    arm = limb((63, 88, 3.9), (85, 82.4, 3.0), (104.6, 75.2, 2.0))
    glove = both(arm, polygon((77, 60), (120, 60), (120, 110), (81, 110)))
    s.figure(
        [
            [
                (arm, hers),
                (both(arm, placed(arm, 0, 2.6)), mix(hers, ink, 0.3)),
                (glove, white),
                (both(glove, placed(arm, 0, 2.6)), mix(mid, FROST, 0.4)),
            ],
            [(small_hand(107.2, 73.4, 3.2, -14), white)],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )
    s.stroke([(60, 79), (65, 84, 70, 80)], mix(haze, mid, 0.2), 0.9)
    comb = polygon(
        (55.4, 66),
        (53.8, 58.6),
        (56.2, 60.6),
        (56.8, 54.8),
        (59.4, 58),
        (61.6, 53.4),
        (62.6, 57.4),
        (66, 56),
        (64.4, 59.8),
        (59, 61.6),
    )
    s.figure([[(comb, STRAW), (both(comb, placed(comb, 2.4, 1.6)), mix(STRAW, key, 0.6))]], "#fffefa", (-0.6, -1), 0.5)
    s.throw(DIAMOND, 58.6, 58.6, 9, path=cut(ALL, oval(66, 66, 8, 9)))
    s.gem(DIAMOND, 58.6, 58.8, 4.4, -20, 1.5)


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
        ((59, 59), (68, 66), (81, 62), (107, 73), (59, 96)),
        "waltzes",
        "ballroom",
        "curtained window",
        seed=50,
    ),
}

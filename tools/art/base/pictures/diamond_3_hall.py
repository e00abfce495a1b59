"""Pictures of the diamond cards of level 3 in halls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
    """A lamplighter hauls with his whole weight, and a chandelier rises lit through a stair hall, a stone at its foot."""
    x, y = 68, 74
    _gallery_windows(s, x)
    _stairs(s)
    _candles(s, x, y)
    with s.moved(scale=1.2, about=(86.5, 155)):
        _lamplighter(s)
    s.stroke([(x, 34), (x, 50)], mix(STRAW, s.key, 0.3), 1.5)  # the rope, up to its pulley above the picture
    s.gem(DIAMOND, x, 103, 7.6, 0, 1.7)


def _gallery_windows(s: Gouache, x: float) -> None:
    """Paint the wall behind the chandelier: a niche warm in its light, a tall window full of dusk on either side."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(ALL, mix(ink, deep, 0.42))
    for reach, tone in (
        (40, mix(ink, deep, 0.78)),
        (35, mix(ink, MADDER, 0.30)),
        (28, mix(ink, MADDER, 0.58)),
    ):
        s.fill(
            polygon(
                (x - reach, 126),
                (x - reach, 62),
                (x - reach * 0.55, 34),
                (x + reach * 0.55, 34),
                (x + reach, 62),
                (x + reach, 126),
            ),
            tone,
        )
    s.stipple(box(x - 28, 60, x + 28, 126), mix(ink, MADDER, 0.2), (x, 92), (x, 126), 0.0, 0.8)
    for left, right in ((8, 24), (111, 127)):
        window = arch(left, right, 60, 118, 12)
        s.wash(window, (0, 48), (0, 118), [mix(deep, mid, 0.25), mix(mid, key, 0.35)])
        s.stroke([((left + right) / 2, 46), ((left + right) / 2, 118)], mix(deep, ink, 0.3), 0.9)
        for y in (70, 90):
            s.stroke([(left, y), (right, y)], mix(deep, ink, 0.3), 0.8)
        s.line(window, mix(deep, ink, 0.4), 1.2)


def _stairs(s: Gouache) -> None:
    """Paint the hall: a gallery's arches in shade, a floor of squares that mirrors the light."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(box(-4, 122, 124, 126), mix(ink, deep, 0.9))
    s.wash(box(-4, 126, 124, 172), (0, 126), (0, 170), [mix(haze, STRAW, 0.35), mix(mid, STRAW, 0.12)])
    for row, (top, foot) in enumerate(((126, 132), (132, 141), (141, 153), (153, 170))):
        for column in range(-4, 5):
            if (row + column) % 2:
                continue
            k0, k1 = 0.55 + (top - 126) * 0.022, 0.55 + (foot - 126) * 0.022
            corners = [
                (68 + 22 * at * k, edge)
                for at, k, edge in (
                    (column, k0, top),
                    (column + 1, k0, top),
                    (column + 1, k1, foot),
                    (column, k1, foot),
                )
            ]
            s.fill(polygon(*corners), mix(deep, ink, 0.22))
    s.fill(both(box(-4, 126, 124, 172), oval(68, 143, 38, 13)), mix(STRAW, haze, 0.4), 0.4)  # the light of the candles


def _candles(s: Gouache, x: float, y: float) -> None:
    """Paint the chandelier: three hoops of candles, strings of crystal between them, drops below."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    gold, shade = mix(STRAW, key, 0.2), mix(key, ink, 0.5)
    hoops = ((y - 12, 10, 3), (y + 3, 20, 5), (y + 18, 30, 7))
    # strings of crystal from the crown to the widest hoop, and from there to the foot
    for step in range(-3, 4):
        s.stroke([(x, y - 24), (x + step * 4, y - 4, x + step * 9.6, y + 17)], gold, 0.8)
        s.stroke([(x + step * 9.6, y + 18), (x + step * 6, y + 28, x, y + 31)], mix(haze, STRAW, 0.3), 0.9)
    for hoop_y, wide, count in hoops:
        ring = cut(oval(x, hoop_y, wide, wide * 0.16), oval(x, hoop_y - 1.8, wide * 0.95, wide * 0.14))
        s.fill(placed(ring, 0, 1.2), shade)
        s.fill(ring, gold)
        s.rim([ring], "#fffbe6", (0, -1), 0.6)
        for number in range(count):
            cx = x + (number - (count - 1) / 2) * wide * 2 / (count - 1) * 0.94
            glow = outline(
                (cx, hoop_y - 5), (cx - 7, hoop_y - 10, cx, hoop_y - 18), (cx + 7, hoop_y - 10, cx, hoop_y - 5)
            )
            s.fill(glow, mix(key, MADDER, 0.35), 0.75)
            s.fill(box(cx - 1.4, hoop_y - 7.0, cx + 1.4, hoop_y + 0.6), mix(haze, key, 0.12))
            s.fill(box(cx + 0.4, hoop_y - 7.0, cx + 1.4, hoop_y + 0.6), mix(mid, key, 0.35))
            for high, half, tone in ((15, 2.9, STRAW), (12.8, 1.7, "#fffdf0")):
                flame = outline(
                    (cx, hoop_y - 6.6),
                    (cx - half, hoop_y - 9.6, cx, hoop_y - high),
                    (cx + half, hoop_y - 9.6, cx, hoop_y - 6.6),
                )
                s.fill(flame, tone)
            drop = polygon((cx, hoop_y + 1.6), (cx + 1.7, hoop_y + 4.8), (cx, hoop_y + 8.4), (cx - 1.7, hoop_y + 4.8))
            s.figure([[(drop, mix(haze, mid, 0.4))]], "#ffffff", (-0.5, -1), 0.9)
    s.figure(
        [[(polygon((x - 3, y - 25), (x + 3, y - 25), (x + 1.6, y - 14), (x - 1.6, y - 14)), gold)]],
        "#fffbe6",
        (-1, 0),
        0.8,
    )


def _lamplighter(s: Gouache) -> None:
    """Paint the lamplighter, a bearded man in shirt, waistcoat and apron, thrown back on the rope, one foot braced."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(103.0, 101.8, 11.4, -1, 24, build=AGED)
    hair = outline((103, 97), (107, 95.6, 109.4, 99), (109.6, 105, 107, 107.4), (105, 104, 104.6, 101), (103, 97))
    beard = outline(
        (104.2, 102),
        (104, 104.4, 101.4, 105),
        (98.4, 104.2, 97.4, 105.6),
        (97, 110, 100.4, 111),
        (106, 109, 104.2, 102),
    )
    cap = outline((95.6, 98.4), (97, 93.4, 104, 93.6), (111, 94.4, 110.4, 99.4), (104, 97.6, 99, 98.6), (95.6, 98.4))
    hair, beard, cap = (placed(placed(path, -103.4, -101.6), 103.0, 101.8, 1.02, 12) for path in (hair, beard, cap))
    shirt = outline((99.4, 112), (105, 108.6, 110, 113), (114.4, 124, 111, 135), (101, 136), (98, 123, 99.4, 112))
    waistcoat = outline(
        (103, 110.6), (107, 110, 110.4, 114), (114.4, 124, 111, 135), (104, 136), (106.6, 122, 103, 110.6)
    )
    apron = outline(
        (99.6, 126), (105, 128, 106.4, 135), (106, 142, 101, 147.4), (95, 144.6, 93.6, 140.6), (98, 134, 99.6, 126)
    )
    far_leg = limb((106, 134, 4.6), (104.6, 144, 3.4), (109.6, 152, 2.3))
    near_leg = limb((104, 134.6, 4.8), (94, 142.6, 3.7), (89, 151, 2.4))
    far_sleeve, far_arm = (
        limb((101.4, 115, 3.2), (95.6, 113.6, 2.7)),
        taper(
            (
                97,
                114,
            ),
            2.0,
            (87.6, 102),
            1.5,
        ),
    )
    near_sleeve, near_arm = limb((105.4, 116, 3.8), (98.6, 123.4, 3.1)), taper((99.6, 122.6), 2.3, (87.6, 115.6), 1.6)
    linen, cloth = mix(haze, "#ffffff", 0.4), mix(deep, ink, 0.25)
    tone, lit = skin_tone(s, 0.46), skin_tone(s, 0.74)
    s.stroke([(86, 30), (86, 116), (84, 140, 90, 154)], mix(STRAW, key, 0.3), 1.3)
    s.figure(
        [
            [(far_leg, mix(ink, deep, 0.4)), (shoe(109.2, 155, -1, 0.7), ink)],
            [
                (near_leg, mix(deep, mid, 0.1)),
                (cut(near_leg, placed(near_leg, -2, -1.4)), mix(ink, deep, 0.5)),
                (shoe(89.4, 154, -1, 0.7), ink),
            ],
            [(far_sleeve, mix(linen, deep, 0.5))],
            [(far_arm, mix(tone, lit, 0.4)), (small_hand(86.6, 100.6, 2.4, 225), mix(tone, lit, 0.5))],
            [(shirt, linen), (waistcoat, cloth), (both(waistcoat, box(109, 108, 118, 138)), ink)],
            [(apron, mix(key, ink, 0.35)), (both(apron, placed(apron, 2.4, 2)), mix(key, ink, 0.55))],
            [*planes(s, head, tone, lit, "#fff2e4"), (head.eye, ink)],
            [*hair_tones(s, hair, -1, color=mix(mix(haze, ink, 0.45), key, 0.1))],
            [*hair_tones(s, beard, -1, color=mix(mix(haze, ink, 0.4), key, 0.1))],
            [(cap, mix(key, ink, 0.5)), (both(cap, box(104, 90, 116, 102)), mix(key, ink, 0.7))],
            [(near_sleeve, linen), (both(near_sleeve, placed(near_sleeve, 1.6, 2.4)), mix(linen, deep, 0.45))],
            [
                (near_arm, lit),
                (cut(near_arm, placed(near_arm, -0.5, -1.3)), tone),
                (small_hand(86.4, 114.6, 2.6, 215), lit),
            ],
        ],
        "#fff6e2",
        (-0.6, -1),
        0.9,
    )


def diamond_waltz(s: Gouache) -> None:
    """Before a curtained window a couple waltzes in close hold; the stone of her comb shines before a dark pier."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, deep, 0.45), mix(deep, ink, 0.25)])
    # one tall window, evening in it, its light across the floor
    window = box(17, 30, 53, 124)
    s.fill(window, mix(mid, haze, 0.5))
    s.line(window, mix(deep, s.ink, 0.3), 2.6)
    with s.clipped(window):
        s.wash(window, (0, 40), (0, 124), ["#fffefa", mix(haze, key, 0.10), mix(haze, key, 0.42)])
        for x in (26, 35, 44):
            s.stroke([(x, 30), (x, 124)], mix(mid, haze, 0.25), 0.9)
        for y in (62, 84, 106):
            s.stroke([(30, y), (80, y)], mix(mid, haze, 0.25), 0.9)
    for side in (-1, 1):  # its curtains, tied back
        curtain = outline(
            *((35 + side * 3, 30), (35 + side * 6, 62, 35 + side * 21, 84), (35 + side * 18, 106, 35 + side * 17, 126)),
            *((35 + side * 27, 126), (35 + side * 27, 30)),
        )
        s.figure([[(curtain, mix(MADDER, deep, 0.3))]], mix(haze, key, 0.3), (-side, 0.1), 1.0)
        for at in (11, 17, 22):
            s.stroke(
                [(35 + side * at, 36), (35 + side * (at + 2), 62, 35 + side * 22, 84)], mix(MADDER, ink, 0.55), 0.8
            )
        s.fill(placed(box(-4.4, -1.3, 4.4, 1.3, 0.8), 35 + side * 22, 84.6, 1, side * 8), STRAW)
    wall = box(72, 80, 118, 124)
    s.wash(wall, (72, 0), (118, 0), [mix(deep, mid, 0.2), mix(deep, mid, 0.75)])
    s.line(wall, mix(deep, ink, 0.3), 1.2)
    # an oval mirror above its panel, dim
    mirror = oval(110, 54, 6.6, 9.0)
    s.fill(oval(110, 54, 8.0, 10.4), mix(STRAW, ink, 0.45))
    s.wash(mirror, (103, 46), (117, 62), [mix(mid, haze, 0.5), mix(mid, key, 0.25)])
    s.fill(both(mirror, polygon((109, 40), (113, 40), (107, 66), (103, 66))), mix(haze, key, 0.1), 0.5)
    _far_dancers(s)
    floor = box(-4, 124, 124, 172)
    s.wash(floor, (0, 124), (0, 166), [mix(mid, deep, 0.35), mix(deep, ink, 0.3)])
    s.fill(polygon((19, 124), (50, 124), (78, 172), (-6, 172)), mix(haze, key, 0.16))
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
                (coat, mix(ink, deep, 0.2)),
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
        ((68, 74), (68, 103), (101, 91), (86, 108)),
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

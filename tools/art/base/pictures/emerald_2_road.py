"""Pictures of the emerald cards of level 2 on the road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM, FULL
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    hair_tones,
    limb,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, PLUM, SAFFRON, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.props import fronds, palm, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    blob,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def emerald_raft(s: Gouache) -> None:
    """Level 2: a raftsman poles a chest down a forest river."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    light = "#fff4c6"
    s.wash(ALL, (0, 36), (0, 106), [mix(mid, haze, 0.62), mix(haze, SAFFRON, 0.24), light])
    # the water, and the wood between us and the light, twice: upright and mirrored
    s.wash(
        box(-2, 104, 122, 172), (0, 104), (0, 156), [mix(haze, SAFFRON, 0.35), mix(mid, haze, 0.2), mix(deep, mid, 0.7)]
    )
    far = ((4, 3), (19, 2.2), (28, 1.6), (43, 2.4), (58, 1.8), (71, 2.6), (83, 1.6), (98, 2.2), (108, 1.8), (118, 3))
    for x, w in far:
        s.plane(
            polygon((x - w, 30), (x + w, 30), (x + w * 1.2, 105), (x - w * 1.2, 105)),
            mix(mid, haze, 0.52),
            haze,
            40,
            108,
        )
    s.fill(
        outline((-2, 98), (20, 92, 40, 99), (60, 103, 80, 99), (104, 94, 122, 99), (122, 107), (-2, 107)),
        mix(mid, haze, 0.25),
    )
    for x, w in ((10, 6), (36, 4), (112, 7)):
        trunk = outline(
            (x - w, 30),
            (x + w, 30),
            (x + w * 0.8, 90, x + w * 1.9, 108),
            (x - w * 1.9, 108),
            (x - w * 0.8, 90, x - w, 30),
        )
        s.fill(trunk, mix(deep, ink, 0.25))
        s.stipple(trunk, ink, (x - w, 60), (x + w * 0.6, 60), 0.8, 0.0)
        s.fill(box(x - w, 108, x + w, 150), mix(mid, deep, 0.55))
    for y in (109, 113.6, 119, 125.4, 133):
        for x, w in ((6, 12), (28, 9), (56, 15), (84, 12), (110, 10), (42, 7), (98, 8)):
            shift = (y * 7.3 + x) % 13 - 6
            s.fill(
                outline(
                    (x - w + shift, y), (x + shift, y - 1.1, x + w + shift, y), (x + shift, y + 1.5, x - w + shift, y)
                ),
                mix(haze, "#ffffff", 0.4),
            )
    for x, y, turns in (
        (14, 42, (10, 50, 150)),
        (40, 50, (20, 60, 160)),
        (106, 46, (120, 160, 200)),
        (52, 40, (20, 60, 100)),
        (122, 70, (150, 190)),
    ):
        spray(s, x, y, mix(deep, mid, 0.15), turns, 14, 4.5)
    rim = "#fffee4"
    # the raft
    deck = polygon((34, 128), (104, 124), (116, 134), (30, 140))
    s.fill(outline((26, 140), (70, 152, 120, 135), (124, 146), (70, 162, 24, 150)), mix(deep, ink, 0.35))
    s.figure([[(deck, mix(ink, key, 0.42))]], rim, (-0.2, -1), 0.8)
    for x0, x1 in ((50, 48), (66, 66), (82, 86), (95, 102)):
        s.stroke([(x0, 127.2 - (x0 - 50) * 0.05), (x1, 138 - (x1 - 48) * 0.04)], ink, 0.9)
    for x, y in ((36, 139.6), (52, 138.8), (68, 137.8), (84, 136.6), (100, 135.4), (112, 134.4)):
        s.figure(
            [[(oval(x, y + 2.6, 7.6, 4.6), mix(key, ink, 0.44)), (oval(x, y + 2.6, 3.6, 2.1), mix(ink, key, 0.22))]],
            mix(key, haze, 0.3),
            (-0.3, -1),
            0.6,
        )
    # the chest, open, and its stone
    lid = outline((40.6, 104), (40, 92, 46, 88), (66, 88), (69, 92, 68, 104))
    s.figure([[(lid, mix(ink, key, 0.3))]], rim, (0.2, -1), 0.8)
    inside = both(lid, placed(lid, 54.6 * 0.2, 106 * 0.2, 0.8))
    s.fill(inside, mix(ink, deep, 0.35))
    s.throw(EMERALD, 54.6, 100.6, 15, path=inside)
    s.gem(EMERALD, 54.6, 100.2, 8.2, turn=-6, glint=1.5)
    chest = polygon((39, 106), (69, 106), (68, 129), (40, 129.6))
    s.figure(
        [[(chest, mix(key, ink, 0.5)), (both(chest, box(36, 100, 48, 132)), mix(ink, key, 0.28))]], rim, (0.2, -1), 0.9
    )
    for x in (44, 62):
        s.fill(box(x, 106.4, x + 3, 129), ink)
    s.fill(box(52, 106.4, 57, 113, 1), mix(key, haze, 0.2))
    # the raftsman throws his weight on the pole
    man = profile(86.6, 67.4, 14, -1, -8, build=FULL)
    leg_back = join(limb((97, 104, 5.8), (106, 115, 4.4), (111, 129, 2.7)), shoe(111, 133.6, -1))
    leg_front = join(limb((94, 104, 6.2), (82, 114, 4.7), (87, 130, 2.8)), shoe(87, 134.6, -1))
    shirt = polygon((84, 79, 4), (95, 77, 5), (100, 92), (102, 108, 3), (90, 112, 3), (87, 96))
    vest = both(shirt, polygon((94, 70), (106, 70), (106, 112), (97, 112), (94, 96)))
    sash = polygon((88, 100.6), (101, 97.6), (102, 104), (89, 107))
    arm_far = limb((86, 82, 3.6), (76, 84, 2.9), (74.4, 70, 2.0))
    arm_near = limb((93, 82, 4.3), (86, 98, 3.3), (71.8, 89, 2.2))
    band = outline((79.6, 60.4), (86, 58, 93.6, 62), (93.6, 66, 92.6, 67), (86, 63, 79.2, 63.4))
    band, hair = placed(placed(band, -86, -65), 86.6, 67.4, 1, -22), placed(CROPPED, 86.6, 67.4, 14, -8, True)
    pole = taper((80, 38), 1.1, (58.6, 152), 1.3)
    s.figure(
        [[(arm_far, skin_tone(s, 0.36)), (small_hand(74.2, 69.4, 2.6, -100), skin_tone(s, 0.5))]],
        rim,
        (-1, -0.3),
        0.8,
    )
    s.figure([[(leg_back, mix(PLUM, ink, 0.62))]], rim, (-1, -0.3), 0.8)
    s.fill(pole, mix(ink, deep, 0.2))
    s.rim([pole], mix(key, haze, 0.4), (-1, 0), 0.5)
    s.figure(
        [
            [(leg_front, mix(PLUM, ink, 0.25))],
            [(shirt, mix(haze, "#ffffff", 0.4)), (vest, mix(ink, deep, 0.35))],
            [(sash, SAFFRON)],
            skin(s, man, 0.34, 0.54),
            [*hair_tones(s, hair, -1), (band, SAFFRON)],
            [(arm_near, skin_tone(s, 0.42)), (small_hand(71.2, 88.4, 2.8, 200), skin_tone(s, 0.56))],
        ],
        rim,
        (-1, -0.3),
        0.95,
    )
    s.fill(outline((52, 152), (60, 148, 68, 152), (60, 156, 52, 152)), mix(haze, "#ffffff", 0.4))
    # near leaves
    for x, y, turns, length in ((-4, 168, (-75, -45, -15), 28), (124, 172, (-150, -120, -95), 24)):
        spray(s, x, y, ink, turns, length, 7)


def emerald_bridge(s: Gouache) -> None:
    """From behind: a porter steps over a missing plank of a rope bridge, towards the light at its high end."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffef2"
    s.fill(ALL, mix(mid, deep, 0.45))
    s.rings(
        80,
        74,
        [74, 54, 40, 27],
        [mix(mid, haze, 0.22), mix(mid, haze, 0.6), mix(haze, white, 0.25), white],
        0.6,
    )
    cliff = polygon((124, 82), (104, 84), (98, 79), (70, 80), (64, 84), (70, 96), (66, 108), (80, 124), (124, 130))
    s.plane(cliff, mix(mid, deep, 0.3), mix(mid, haze, 0.55), 84, 126)
    s.rim([cliff], white, (-0.5, -1), 0.8)
    for y, left, right, thick in ((112, 40, 130, 4), (126, -10, 84, 5), (140, 50, 130, 5)):
        s.fill(outline((left, y), ((left + right) / 2, y - thick * 2, right, y), ((left + right) / 2, y + thick, left, y)),
            mix(haze, white, 0.5), 0.8)  # fmt: skip
    s.stipple(box(-4, 112, 124, 176), mix(haze, white, 0.5), (0, 112), (0, 160), 0.1, 0.7)
    for wall, side in (
        (polygon((-4, 30), (24, 30), (30, 52), (20, 74), (28, 104), (18, 132), (24, 176), (-4, 176)), 1),
        (polygon((124, 30), (111, 30), (106, 56), (114, 78), (110, 100), (124, 124)), -1),
    ):
        s.figure([[(wall, mix(ink, deep, 0.3))]], mix(mid, haze, 0.5), (side, -0.2), 1.0)
    _walkway(s)
    _porter(s)


def _walkway(s: Gouache) -> None:
    """Paint the bridge: a strip of planks that sags from under our feet and climbs to a gate, one plank gone."""
    ink, deep, haze = s.ink, s.deep, s.haze
    rim, wood = "#fffef2", mix(SAFFRON, ink, 0.62)
    # the rise beyond her, small and steep, to two posts
    for number in range(7):
        y, half = 116 - number * 6.0, 12.5 - number * 1.3
        x = 64 + number * 2.6
        s.figure([[(box(x - half, y, x + half, y + 3.4, 0.6), mix(wood, deep, 0.2))]], rim, (0, -1), 0.5)
    for side in (-1, 1):
        s.stroke([(64 + side * 15, 122), (74 + side * 9, 100, 80 + side * 5, 70)], ink, 1.5)
        s.stroke([(64 + side * 14, 112), (70 + side * 14, 90, 80 + side * 5.4, 66)], ink, 0.9)
        s.fill(box(80 + side * 5.6 - 1.3, 58, 80 + side * 5.6 + 1.3, 80), ink)
    s.fill(box(72, 57, 88, 60), ink)
    rows = ((121, 16, 4.0), (129, 20, 5.2), (138.6, 25, 6.4), (150.6, 31, 0.0), (153.6, 33, 8.0), (165, 39, 9.0))
    for y, half, high in rows:
        if not high:
            continue
        sag = 1.2 + half * 0.05
        plank = outline(
            (60 - half, y - sag), (60, y + sag, 60 + half, y - sag), (60 + half + 1, y + high - sag),
            (60, y + high + sag, 60 - half - 1, y + high - sag),
        )  # fmt: skip
        s.figure([[(plank, mix(wood, ink, 0.1))]], mix(haze, SAFFRON, 0.45), (0, -1), 1.0)
    for side in (-1, 1):  # what is left of the one that broke
        stub = polygon((60 + side * 31, 145), (60 + side * 17, 147), (60 + side * 21, 150), (60 + side * 16, 152),
            (60 + side * 31.6, 152))  # fmt: skip
        s.figure([[(stub, mix(wood, ink, 0.35))]], mix(haze, SAFFRON, 0.45), (0, -1), 0.8)
        s.stroke([(60 + side * 15, 118), (60 + side * 26, 138, 60 + side * 43, 176)], mix(ink, deep, 0.15), 2.2)
        rope = [(60 + side * 15, 112), (60 + side * 34, 116, 60 + side * 58, 84)]
        s.stroke(rope, mix(ink, deep, 0.1), 2.4)
        hangers = (((22, 110.6), (21, 130)), ((34, 107), (28, 145)), ((46, 97), (36, 162)))
        for top, foot in hangers[: 1 if side > 0 else 3]:
            s.stroke([(60 + side * top[0], top[1]), (60 + side * foot[0], foot[1])], mix(ink, deep, 0.1), 1.2)


def _porter(s: Gouache) -> None:
    """Paint the porter from behind, dark before the light: a pack, a hand on the rope, the stone held out in a lantern."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    pale, light = "#fffef2", (0.7, -0.8)
    coat_tone = mix(key, "#8a2c1c", 0.55)
    skin = (skin_tone(s, 0.4), skin_tone(s, 0.66))
    hat = join(oval(60, 66, 18, 5.0, -6), placed(outline((-9, 0), (-8, -13, 0, -14), (8, -13, 9, 0)), 60.4, 65, 1, -6))
    coat = outline((47, 86), (58, 78, 72, 85), (78, 100, 80, 124), (82, 131, 79, 134), (60, 139, 43, 132),
        (42, 108, 47, 86))  # fmt: skip
    # one leg straight on the near plank, the other across the gap, its knee out to the side
    near = limb((54, 128, 5.4), (52, 142, 4.4), (51, 153, 3.0))
    far = limb((70, 127, 6.0), (79, 132.6, 5.0), (72, 140, 3.0))
    boot = outline(
        (-3.4, -11), (3.4, -11), (3.8, -5, 5.4, -2), (5.8, 1), (-5.4, 1), (-5.2, -2), (-3.8, -5, -3.4, -11)
    )  # fmt: skip
    pack = outline(
        (47, 90), (52, 82, 60, 82), (68, 82, 71, 90), (74, 106, 71, 118), (60, 123, 47, 118), (44, 104, 47, 90)
    )
    roll = placed(box(-17, -4.6, 17, 4.6, 4.6), 59.6, 81, 1, -3)
    s.figure(
        [
            [(limb((50, 90, 4.6), (38, 99, 3.8), (31, 106.6, 2.5)), mix(coat_tone, ink, 0.45))],
            [(small_hand(29.6, 107.4, 3.3, 150), skin[0])],
            [(far, mix(ink, deep, 0.3))],
            [(placed(boot, 72, 143.6, 0.88), ink)],
            [(near, mix(ink, deep, 0.1))],
            [(placed(boot, 51, 159, 1.06), ink)],
            [
                (coat, coat_tone),
                (both(coat, polygon((36, 70), (56, 70), (60, 150), (36, 150))), mix(coat_tone, ink, 0.5)),
            ],
            [(oval(60, 73.6, 5.6, 6.6), skin[0]), (box(57, 76, 63, 84), skin[0])],
            [(outline((54, 70), (60, 66, 66, 70), (66.6, 78, 60, 79), (53.4, 78, 54, 70)), ink)],
            [
                (pack, mix("#a8662c", ink, 0.25)),
                (both(pack, polygon((40, 78), (56, 78), (58, 124), (40, 124))), mix("#7a4420", ink, 0.6)),
            ],
            [(roll, mix(PLUM, haze, 0.25)), (both(roll, box(38, 81.6, 80, 92)), mix(PLUM, ink, 0.35))],
            [(hat, SAFFRON), (both(hat, polygon((36, 44), (60, 44), (56, 76), (36, 76))), mix(SAFFRON, ink, 0.4))],
        ],
        pale,
        light,
        1.1,
    )
    s.stroke([(51.6, 65.4), (60.6, 67.6, 69.4, 63.4)], ink, 1.8)
    with s.clipped(pack):  # the weave of the basket
        for row in range(6):
            y = 90 + row * 5.4
            s.stroke([(43, y), (60, y + 3, 76, y)], mix("#7a4420", ink, 0.7), 1.0)
            for at in range(8):
                x = 46 + at * 4 + row % 2 * 2
                s.stroke([(x, y + 2.6), (x, y + 5)], mix(SAFFRON, ink, 0.2), 0.8)
    x, y = 99, 105
    s.figure([[(limb((70, 88, 4.8), (84, 97, 3.9), (97, 90.6, 2.6)), coat_tone)]], pale, light, 1.0)
    s.fill(box(x - 8, y - 8, x + 8, y + 9), "#fffef2")
    s.throw(EMERALD, x, y, 22)
    s.line(oval(x, y - 12.6, 3), ink, 1.2)
    s.gem(EMERALD, x, y + 0.4, 8.4, 0, 1.7)
    s.figure([[(polygon((x - 9, y - 7.6), (x, y - 13), (x + 9, y - 7.6), (x + 8, y - 5.8), (x - 8, y - 5.8)), ink)]], pale,
        (0.3, 1), 0.6)  # fmt: skip
    s.figure([[(box(x - 8, y + 8, x + 8, y + 11.4, 1), ink)]], pale, (0, -1), 0.6)
    for post in (x - 8, x + 8):
        s.stroke([(post, y - 7), (post, y + 9)], ink, 1.1)
    s.figure([[(small_hand(98.6, 89.6, 3.3, 40), skin[1])]], pale, (0.6, 1), 0.8)


def emerald_caravan(s: Gouache) -> None:
    """Level 2: the caravan's leader and his camel come through the gorge."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(haze, "#fff6c8", 0.4), "#fffde8", mix(haze, "#fffbd8", 0.5)])
    for gap, tone in (  # the walls step back from the bright gap
        (((44, 30), (62, 30), (68, 58), (62, 78), (72, 104), (70, 140), (44, 140)), mix(haze, mid, 0.42)),
        (((122, 30), (102, 30), (98, 58), (104, 72), (94, 100), (90, 140), (122, 140)), mix(haze, mid, 0.42)),
    ):
        s.fill(polygon(*gap), tone)
    s.plane(
        polygon((-2, 30), (44, 30), (50, 60), (44, 70), (58, 98), (60, 140), (-2, 140)),
        mix(mid, haze, 0.22),
        mix(haze, mid, 0.3),
        40,
        140,
    )
    s.plane(
        polygon((122, 30), (112, 30), (108, 56), (114, 66), (104, 96), (96, 136), (122, 140)),
        mix(mid, haze, 0.18),
        mix(haze, mid, 0.3),
        40,
        140,
    )
    s.plane(
        polygon((-2, 30), (22, 30), (30, 64), (26, 80), (40, 116), (44, 150), (-2, 150)),
        mix(mid, deep, 0.45),
        mix(mid, deep, 0.1),
        36,
        150,
    )
    for pts, k in (
        (((44, 30), (50, 60), (44, 70), (58, 98), (60, 140), (56, 140), (52, 100), (38, 70), (45, 60), (38, 30)), 0.66),
        (
            (
                (112, 30),
                (108, 56),
                (114, 66),
                (104, 96),
                (96, 136),
                (101, 137),
                (109, 98),
                (119, 66),
                (113, 56),
                (117, 30),
            ),
            0.6,
        ),
    ):
        s.plane(polygon(*pts), mix(mid, haze, k), haze, 40, 138, 0)
    near = polygon(
        (22, 30), (30, 64), (26, 80), (40, 116), (44, 150), (38, 150), (34, 118), (19, 81), (24, 64), (15, 30)
    )
    s.plane(near, mix(mid, haze, 0.32), mix(mid, haze, 0.6), 36, 150, 0)
    s.stipple(
        polygon((-2, 30), (15, 30), (24, 64), (19, 81), (34, 118), (38, 150), (-2, 150)),
        deep,
        (24, 80),
        (-2, 90),
        0.0,
        0.6,
    )
    palm(s, 62, 138, 0.9, mix(mid, deep, 0.4), -4)
    palm(s, 48, 140, 0.62, mix(mid, deep, 0.25), 4)
    palm(s, 112, 136, 0.7, mix(mid, deep, 0.35), 3)
    s.fill(polygon((-2, 138), (30, 132), (76, 134), (122, 130), (122, 172), (-2, 172)), mix(deep, mid, 0.35))
    s.stipple(
        polygon((-2, 138), (30, 132), (76, 134), (122, 130), (122, 160), (-2, 160)),
        haze,
        (80, 130),
        (70, 160),
        0.6,
        0.0,
    )
    # the camel
    body = blob(
        (6, 104),
        (16, 96),
        (28, 83),
        (38, 88),
        (48, 98),
        (57, 97),
        (63, 86),
        (65.5, 72),
        (66.2, 61.4),
        (69.6, 55.2),
        (75.4, 54.4),
        (80, 58.4),
        (87.4, 60.6),
        (90.4, 65.2),
        (88.2, 68.4),
        (87.6, 71.4),
        (83.6, 71.2),
        (78, 69.8),
        (75.4, 74),
        (76.4, 88),
        (75.4, 103),
        (66, 117),
        (52, 121),
        (28, 122),
        (6, 122),
        tension=0.95,
    )
    ear = polygon((68, 57), (66, 51.6), (71, 55))
    legs = [
        join(
            taper((57, 112), 5, (58, 132), 2.6),
            taper((58, 132), 2.4, (55, 155), 1.8),
            polygon((52.5, 153), (57, 153), (60, 158), (52, 158)),
        ),
        join(
            taper((48, 112), 5, (45, 132), 2.6),
            taper((45, 132), 2.4, (49, 155), 1.8),
            polygon((46.5, 153), (51, 153), (54, 158), (46, 158)),
        ),
        join(taper((16, 112), 6, (12, 132), 3), taper((12, 132), 2.6, (18, 156), 1.8)),
        join(taper((24, 112), 6, (26, 132), 3), taper((26, 132), 2.6, (22, 156), 1.8)),
    ]
    rim = "#fffbdc"
    fur, light = (mix("#6e4226", ink, 0.6), "#7c4c2c", mix("#c4864e", haze, 0.1)), (1.0, -0.35)
    s.figure([[(legs[1], mix(fur[0], ink, 0.3))], [(legs[3], mix(fur[0], ink, 0.3))]], fur[1], light, 0.7)
    for leg in (legs[0], legs[2]):
        rounded(s, leg, fur, light, 1.6, rim)
    s.figure([[(ear, fur[1])]], rim, light, 0.7)
    rounded(s, body, fur, light, 3.0, rim, [outline((66, 92), (60, 108, 50, 112), (62, 110, 68, 96), (68, 92, 66, 92))])
    s.fill(oval(78.6, 61.4, 1.1), ink)
    s.stroke([(76.4, 60.4), (79, 59, 81, 60.6)], fur[0], 0.8)
    s.stroke([(90, 66.6), (87, 68, 84.4, 67.4)], fur[0], 0.7)
    cloth = both(polygon((16, 78), (46, 78), (49, 98), (52, 128, 2), (20, 130, 2)), join(body, box(10, 100, 60, 140)))
    s.figure(
        [
            [
                (cloth, mix(deep, mid, 0.3)),
                (both(cloth, polygon((10, 116), (60, 114), (60, 118), (10, 120))), mix(haze, key, 0.3)),
                (both(cloth, polygon((10, 122), (60, 120), (60, 122), (10, 124))), mix(haze, key, 0.3)),
                (both(cloth, polygon((10, 70), (32, 70), (37, 140), (10, 140))), mix(deep, ink, 0.6)),
            ]
        ],
        rim=mix(haze, key, 0.3),
        light=(1, -0.3),
        width=0.8,
    )
    s.stroke([(66.4, 66), (70.6, 67.4, 75.6, 66.8)], key, 1.0)
    s.stroke([(64, 84), (70, 90, 74.4, 88)], key, 1.5)
    # the leader
    x = 97
    robe = polygon((x - 7, 89, 4), (x + 5, 88, 4), (x + 7, 106), (x + 9.6, 154, 2), (x - 13, 155, 2), (x - 7, 112))
    cape = outline(
        (x - 6, 87.6),
        (x + 1, 86, x + 4.4, 88.6),
        (x + 1.6, 98, x - 1, 112),
        (x - 5, 134, x - 6, 147),
        (x - 14, 148, x - 22, 143),
        (x - 13, 116, x - 10, 98),
    )
    cshade = both(
        cape, outline((x - 24, 84), (x - 4, 84), (x - 6, 100, x - 8, 116), (x - 13, 136, x - 14, 150), (x - 26, 150))
    )
    head = profile(x, 80, 13, 1, 0, build=FIRM)
    turban = join(
        blob((x - 7.6, 77), (x - 7, 69.6), (x - 0.5, 66.4), (x + 5.6, 69.4), (x + 6, 75.2), (x - 1, 77.8)),
        polygon((x - 7.4, 75), (x - 3, 76), (x - 7, 90), (x - 11, 89)),
    )
    beard = outline((x + 0.6, 83), (x + 4.8, 83.4), (x + 6.6, 88, x + 4.4, 92), (x + 1, 90, x + 0.4, 86))
    arm_b = join(taper((x - 5, 92), 3.4, (x - 12.4, 99), 2.7), taper((x - 12.4, 99), 2.5, (x - 13.6, 88.5), 1.9))
    arm_f = join(taper((x + 2, 92), 3.8, (x + 4.6, 104), 3.0), taper((x + 4.6, 104), 2.8, (x + 12, 97), 2.0))
    s.stroke([(86.5, 67.6), (83, 78, x - 13.8, 88)], mix(key, haze, 0.1), 0.9)
    s.figure(
        [
            [(arm_b, ink), (small_hand(x - 13.8, 87.4, 2.4, -96), mix(key, ink, 0.6))],
            [
                (polygon((x + 2, 151), (x + 8, 151), (x + 13, 158), (x + 2, 158)), ink),
                (polygon((x - 12, 152), (x - 7, 152), (x - 3, 159), (x - 12, 159)), ink),
                (robe, mix(ink, deep, 0.30)),
            ],
            [(cape, mix(key, ink, 0.04)), (cshade, mix(key, ink, 0.45))],
            [*skin(s, head, 0.32, 0.52), (head.eye, ink), *hair_tones(s, beard)],
            [
                (turban, mix(haze, mid, 0.25)),
                (both(turban, polygon((x - 14, 66), (x - 1.6, 66), (x - 3, 94), (x - 14, 94))), mix(mid, deep, 0.2)),
                (polygon((x - 7, 71.5), (x + 6, 74.4), (x + 6, 75.4), (x - 7.4, 73)), mix(mid, deep, 0.35)),
            ],
        ],
        rim=rim,
        light=(1, -0.25),
        width=0.9,
    )
    s.stipple(
        both(cape, outline((x - 6, 84), (x + 6, 84), (x, 116, x - 4, 150), (x - 14, 150), (x - 8, 110))),
        mix(key, ink, 0.45),
        (x - 9, 112),
        (x - 1, 116),
        0.7,
        0.0,
    )
    s.figure(
        [[(join(taper((x + 13.4, 63), 0.8, (x + 10.4, 158), 0.95), oval(x + 13.5, 62, 1.7)), ink)]],
        rim=rim,
        light=(-1, -0.2),
        width=0.5,
    )
    s.figure(
        [[(arm_f, mix(ink, deep, 0.55)), (small_hand(x + 12.2, 96.6, 2.5, -30), mix(key, ink, 0.45))]],
        rim=rim,
        light=(1, -0.4),
        width=0.8,
    )
    s.throw(EMERALD, 71.6, 96, 12, path=body)
    s.gem(EMERALD, 71.6, 96, 7.6, glint=1.6)
    # foreground
    s.fill(polygon((-2, 160), (30, 156), (64, 162), (122, 155), (122, 172), (-2, 172)), ink)
    fronds(s, 6, 172, 40, ink, (-150, -10), 8)
    fronds(s, 116, 176, 30, ink, (-170, -40), 7)
    fronds(s, 2, 36, 34, ink, (-20, 110), 6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-15": Picture(
        emerald_raft,
        ((82, 66), (72, 88), (54.6, 101)),
        "poles a chest",
        "forest river",
        "gaps between trunks, mirrored",
        seed=15,
    ),
    "b2-16": Picture(
        emerald_bridge,
        ((99, 105), (60, 70), (98, 90), (60, 98)),
        "crosses a rope bridge",
        "rope bridge to a high gate",
        "disc of light in the mist",
        seed=16,
    ),
    "b2-18": Picture(
        emerald_caravan, ((80, 62), (99, 80), (72, 95)), "leads a camel", "palm gorge", "bright gap of a gorge", seed=9
    ),
}

"""Pictures of the emerald cards of level 2 on the road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FINE, FIRM, FULL
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    drape,
    hair_tones,
    limb,
    planes,
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
    Point,
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
    """From behind: a porter in a wide hat crosses a rope bridge into the mist, an emerald for her lantern."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 120), [mix(haze, s.key, 0.4), mix("#fff3dc", s.key, 0.1), mix(mid, haze, 0.5)])
    # walls of the gorge, pale and far, dark and near
    for points, tone in (
        (((-4, 30), (56, 30), (62, 62), (58, 96), (64, 176), (-4, 176)), mix(mix(haze, mid, 0.4), s.key, 0.12)),
        (((124, 30), (102, 30), (97, 66), (100, 104), (94, 176), (124, 176)), mix(mix(haze, mid, 0.4), s.key, 0.12)),
        (((-4, 30), (40, 30), (46, 70), (36, 104), (44, 176), (-4, 176)), mix(mid, haze, 0.12)),
        (((124, 30), (114, 30), (110, 84), (116, 116), (108, 176), (124, 176)), mix(mid, haze, 0.12)),
        (((-4, 30), (26, 30), (30, 60), (18, 120), (26, 176), (-4, 176)), deep),
    ):
        s.figure([[(polygon(*points), tone)]], mix(haze, "#ffffff", 0.5), (1 if points[0][0] < 60 else -1, 0), 0.7)
    s.stipple(box(-4, 96, 124, 176), mix(haze, "#ffffff", 0.4), (0, 96), (0, 156), 0.0, 0.55)
    _walkway(s)
    _porter(s)
    # the lantern swings from her hand: a ring, a cap and a foot of iron, the stone for its flame
    s.fill(box(96, 103, 110, 118), "#fffef2")
    s.throw(EMERALD, 103, 110, 17)
    s.line(oval(102, 97, 3), ink, 1.1)
    s.gem(EMERALD, 103, 110, 8.0, 0, 1.7)
    s.figure([[(polygon((95, 102), (103, 97), (111, 102), (110, 104), (96, 104)), ink)]], s.haze, (0.3, 1), 0.6)
    s.figure([[(box(96, 117, 110, 120, 1), ink)]], s.haze, (0, -1), 0.6)
    for x in (95.6, 110.4):
        s.stroke([(x, 103), (x, 118)], ink, 1.0)
    s.figure([[(small_hand(101, 93.6, 3.0, 20), skin_tone(s, 0.62))]], "#fffef2", (0.6, 1), 0.8)


def _walkway(s: Gouache) -> None:
    """Paint planks and ropes that run from under our feet to a gate on the far side."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    far_x, far_y = 76, 92
    share = 0.05
    while share < 1.3:
        y, half = far_y + 78 * share, 5 + 43 * share
        plank = polygon(
            (far_x - half, y),
            (far_x + half, y),
            (far_x + half + 4 * share, y + 9.8 * share),
            (far_x - half - 4 * share, y + 9.8 * share),
        )
        wood = mix(mix(SAFFRON, ink, 0.55), mix(mid, haze, 0.4), max(0.0, 0.7 - share))
        if not 0.66 < share < 0.72:  # the one that is missing before her foot
            s.figure([[(plank, wood)]], mix(haze, SAFFRON, 0.3), (0, -1), 0.3 + 0.8 * share)
        share *= 1.19
    for side in (-1, 1):
        edge = [(far_x + side * (5 + 43 * share) * 0.9, far_y + 78 * share) for share in (0, 1.4)]
        s.stroke(edge, mix(ink, deep, 0.2), 1.6)

        def rope(share: float, side: int = side) -> Point:
            """Return a place on the hand rope; ``share`` is 0 at the gate and 1 beside us."""
            x = (1 - share) ** 2 * 6 + 2 * share * (1 - share) * 20 + share**2 * 86
            return far_x + side * x, far_y - 12 + 2 * share * (1 - share) * 18 - share**2 * 26

        for share in (0.12, 0.24, 0.36, 0.5, 0.66, 0.84):
            foot = (far_x + side * (5 + 60 * share), far_y + 98 * share)
            s.stroke([rope(share), foot], mix(ink, deep, 0.3), 0.4 + 0.9 * share)
        s.stroke([rope(step / 16) for step in range(17)], mix(ink, deep, 0.2), 2.0)
        s.stroke([(rope(step / 16)[0], rope(step / 16)[1] - 0.7) for step in range(17)], mix(haze, "#ffffff", 0.4), 0.6)
        s.fill(box(far_x + side * 6 - 1, far_y - 22, far_x + side * 6 + 1, far_y + 6), mix(deep, mid, 0.3))
    s.fill(box(far_x - 9, far_y - 22, far_x + 9, far_y - 19.6), mix(deep, mid, 0.3))


def _porter(s: Gouache) -> None:
    """Paint the porter in three quarters from behind: a hand on the rope, a lantern held out, a foot that tries a plank."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    pale = "#fffef2"
    head = profile(70, 71, 13, 1, 6, build=FINE)
    hat = placed(join(oval(0, 1, 16, 3.8), outline((-9, 1), (-9, -13, 0, -13), (9, -13, 9, 1))), 70, 66, 1, -5)
    coat = outline(
        (60, 84),
        (68, 79, 77, 83),
        (82, 98, 81, 112),
        (86, 126, 84, 134),
        (60, 136),
        (56, 122, 58, 108),
        (56, 94, 60, 84),
    )
    pack = outline((50, 88), (56, 82, 64, 85), (67, 100, 65, 116), (56, 120, 48, 114), (47, 98, 50, 88))
    roll = placed(box(-13, -4.6, 13, 4.6, 4.6), 58, 82, 1, 4)
    stand = join(limb((66, 130, 4.6), (66, 144, 3.4), (65, 156, 2.3)), placed(shoe(0, 0, 1, 0.86), 64, 161, 1, 8))
    tries = join(limb((77, 128, 4.8), (89, 134, 3.6), (90, 144, 2.3)), placed(shoe(0, 0, 1, 0.86), 89, 149.4, 1, 14))
    s.figure(
        [
            [
                (limb((62, 88, 4.0), (50, 98, 3.2), (44, 87, 2.3)), mix("#5a1c18", ink, 0.2)),
                (small_hand(43.4, 85, 2.8, -100), skin_tone(s, 0.5)),
            ],
            [(tries, mix(ink, deep, 0.15))],
            [(stand, ink)],
            [(coat, mix(key, "#8a2c1c", 0.5)), (drape(coat, 69, 1), mix("#5a1c18", ink, 0.35))],
            [(polygon((57, 112), (81, 111), (81.6, 116), (57, 118)), SAFFRON)],
            [
                *planes(s, head, skin_tone(s, 0.36), skin_tone(s, 0.6), mix(haze, key, 0.4)),
                (outline((62, 70), (66, 66, 68, 72), (67, 78, 65, 79), (60, 78, 62, 70)), ink),
            ],
            [
                (pack, mix(ink, deep, 0.8)),
                (both(pack, polygon((40, 80), (56, 80), (54, 122), (40, 122))), mix(ink, deep, 0.3)),
            ],
            [(roll, mix(PLUM, haze, 0.3)), (both(roll, box(40, 82.6, 80, 92)), mix(PLUM, ink, 0.25))],
            [(hat, SAFFRON), (both(hat, polygon((40, 50), (70, 50), (64, 80), (40, 80))), mix(SAFFRON, ink, 0.34))],
            [
                (limb((75, 87, 4.2), (87, 99, 3.3), (99, 93, 2.4)), mix(key, "#8a2c1c", 0.34)),
            ],
        ],
        pale,
        (0.9, -0.7),
        1.0,
    )
    s.stroke([(53, 86), (59, 102, 57, 118)], ink, 1.2)
    s.stroke([(61.6, 64.4), (69, 66.6, 78.4, 63)], ink, 1.8)


def emerald_caravan(s: Gouache) -> None:
    """Level 2: the caravan's leader and his camel come through the gorge."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(haze, "#fff6c8", 0.4), "#fffde8", mix(haze, "#fffbd8", 0.5)])
    for gap, tone in (  # the walls step back from the bright gap
        (((44, 30), (62, 30), (68, 58), (62, 78), (72, 104), (70, 140), (44, 140)), mix(haze, mid, 0.16)),
        (((122, 30), (102, 30), (98, 58), (104, 72), (94, 100), (90, 140), (122, 140)), mix(haze, mid, 0.16)),
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
                (cloth, mix(PLUM, haze, 0.1)),
                (both(cloth, polygon((10, 116), (60, 114), (60, 118), (10, 120))), mix(haze, key, 0.3)),
                (both(cloth, polygon((10, 122), (60, 120), (60, 122), (10, 124))), mix(haze, key, 0.3)),
                (both(cloth, polygon((10, 70), (32, 70), (37, 140), (10, 140))), mix(PLUM, ink, 0.5)),
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
        ((103, 110), (44, 86), (74, 72), (100, 94)),
        "crosses a rope bridge",
        "rope bridge into the mist",
        "mist between walls of rock",
        seed=16,
    ),
    "b2-18": Picture(
        emerald_caravan, ((80, 62), (99, 80), (72, 95)), "leads a camel", "palm gorge", "bright gap of a gorge", seed=9
    ),
}

"""Pictures of the emerald cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, hand, limb, pinch, profile, shoe, skin, small_hand
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    blob,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
)


def emerald_tulip(s: Gouache) -> None:
    """Level 3, close: the sultan's gardener gives a tulip, and a stone lies in its cup."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 36), (0, 104), [mix(mid, haze, 0.35), mix(haze, "#fff2cc", 0.4)])
    # the late sun, cut by the terraces
    s.rings(78, 92, [58, 46, 36, 27], [mix(mid, haze, 0.62), mix(haze, key, 0.1), mix(haze, key, 0.34), "#fff8dc"])
    for y, top, k in ((92, 88, 0.42), (104, 99, 0.25), (118, 112, 0.05)):
        terrace = outline((-2, y), (30, top - 2, 60, y - 1), (92, y + 3, 122, top - 1), (122, 172), (-2, 172))
        s.plane(terrace, mix(mid, haze, k), mix(mid, deep, 0.35 - k * 0.3), y, 168)
        for number in range(15):
            x = -2 + number * 8.6 + (y % 5)
            height = y + 3 + (1 if number % 2 else 0)
            s.stroke([(x, height + 5), (x, height - 3)], mix(deep, mid, k), 0.7)
            s.fill(
                outline(
                    (x - 1.8, height - 6.4),
                    (x - 2.2, height - 1, x, height - 1),
                    (x + 2.2, height - 1, x + 1.8, height - 6.4),
                    (x, height - 4.4),
                ),
                mix(key, mid, k),
            )
    for x, w, top in ((22, 4, 46), (33, 3, 60), (112, 4, 52)):
        cypress = outline((x - w, 104), (x - w * 1.2, 80, x, top), (x + w * 1.2, 80, x + w, 104))
        s.plane(cypress, mix(deep, mid, 0.4), mix(mid, haze, 0.2), top, 112)
    rim = "#fffbe0"
    # the tulip
    s.figure(
        [[(outline((66, 150), (52, 112, 47, 68), (60, 96, 72, 150)), mix(deep, mid, 0.25))]],
        mix(mid, haze, 0.6),
        (1, -0.4),
        0.8,
    )
    s.figure(
        [[(ribbon([(68, 160, 2.4), (72, 124, 2.1), (77, 88, 1.9)], 12), mix(deep, mid, 0.1))]],
        mix(mid, haze, 0.6),
        (1, -0.4),
        0.7,
    )
    back = join(
        outline((66, 78), (63, 56, 72, 42), (79, 54, 78, 78)), outline((90, 78), (93, 56, 86, 42), (77, 54, 78, 78))
    )
    s.fill(back, mix(key, ink, 0.42))
    s.fill(oval(79, 62, 9.4, 11), mix(haze, "#fff6d2", 0.5))
    s.gem(2, 79, 60, 7.8, turn=4, glint=1.6)
    left = outline((78, 91), (62, 90, 61, 74), (60, 60, 54, 51), (67, 54, 71, 66), (76, 76, 78, 91))
    right = outline((78, 91), (95, 90, 96, 74), (97, 60, 103, 51), (90, 54, 86, 66), (81, 76, 78, 91))
    front = outline((78, 92), (66, 88, 67, 77), (69, 70, 79, 65), (88, 70, 90, 77), (90, 88, 78, 92))
    s.figure([[(left, key)], [(right, mix(key, ink, 0.14))]], mix(haze, key, 0.25), (0, -1), 0.9)
    s.figure(
        [
            [
                (front, mix(key, haze, 0.12)),
                (both(front, outline((79, 64), (92, 68, 92, 90), (78, 94), (84, 80, 79, 64))), mix(key, ink, 0.2)),
            ]
        ],
        mix(haze, key, 0.2),
        (0, -1),
        0.9,
    )
    s.stipple(both(front, box(64, 74, 94, 94)), mix(key, ink, 0.35), (78, 92), (78, 76), 0.8, 0.0)
    for x, y, turns, length in (
        (120, 176, (-125, -105, -85), 34),
        (60, 178, (-120, -95, -60), 28),
        (88, 180, (-110, -80), 26),
    ):
        spray(s, x, y, mix(ink, deep, 0.35), turns, length, 5)
    # the gardener's hand, his sleeve rolled up
    sleeve = outline((-4, 158), (14, 132, 30, 119), (40, 131), (28, 148, 22, 172), (-4, 172))
    roll = polygon((27, 120, 2), (33, 114, 2), (44, 128, 2), (39, 134, 2))
    arm = limb((36, 126, 6.4), (50, 114.6, 4.4))
    s.figure(
        [
            [
                (sleeve, ink),
                (
                    both(sleeve, outline((-4, 150), (20, 126, 34, 116), (38, 124), (14, 140, 4, 172), (-4, 172))),
                    mix(ink, deep, 0.5),
                ),
            ],
            [(arm, mix(ink, key, 0.42))],
            [(roll, mix(haze, mid, 0.4))],
        ],
        rim,
        (0.2, -1),
        0.9,
    )
    hand(s, pinch(73.4, 104, 0.98, -22), mix(ink, key, 0.48), rim, (0.2, -1), 0.8)
    # the lady's hand, her sleeve of brocade
    brocade = outline((126, 82), (110, 88, 102, 94), (100, 104, 103, 111), (110, 130, 108, 150), (126, 154))
    s.figure([[(brocade, mix(ink, deep, 0.45))]], rim, (-0.6, -1), 1.0)
    with s.clipped(brocade):
        for x, y in ((112, 106), (121, 98), (118, 116), (114, 128), (122, 138), (126, 112), (113, 142)):
            for turn in (-90, -30, 210):
                s.fill(leaf(x, y, 5.2, 2.0, turn), key if turn == -90 else mix(mid, haze, 0.3))
    hem = polygon((99, 94.4, 1.6), (103.4, 92.4, 1.6), (107, 109, 1.6), (102.4, 110.6, 1.6))
    fingers = pinch(78.6, 95, 0.86, 14, True)
    hand(s, fingers, mix(ink, key, 0.7), rim, (-0.4, -1), 0.8)
    s.figure([[(hem, mix(haze, key, 0.25))]], rim, (-0.6, -1), 0.6)


def emerald_pergola(s: Gouache) -> None:
    """Level 3: under the roses a merchant kneels and opens her casket before a prince."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.55))
    # bower behind bower, down to the evening
    steps = ((50, 0.1), (41, 0.34), (33, 0.62), (25.5, 0.85), (18.5, 1.0))
    for number, (r, share) in enumerate(steps):
        color = mix(mix(deep, mid, 0.25), mix(haze, "#fffbdc", 0.6), share)
        s.fill(arch(74 - r, 74 + r, 84, 140 - number * 5, r * 0.96), color)
        s.spot(74, 84, r, r + 7, color, 0.4, box(0, 30, 120, 84))
    s.fill(polygon((66, 118), (82, 118), (112, 172), (30, 172)), mix(mid, haze, 0.5))
    s.stipple(polygon((66, 118), (82, 118), (112, 172), (30, 172)), mix(deep, mid, 0.3), (74, 168), (74, 122), 0.8, 0.0)
    # the roses on each hoop, smaller and paler with distance
    lots = chance(10)
    for r, share in reversed(steps[:4]):
        for number in range(int(16 - share * 5)):
            turn = 172 + number * 196 / (15 - share * 5)
            away = r + (next(lots) - 0.2) * 5
            x, y = around(74, 84, away, turn)
            size = (4.0 - share * 2.2) * (0.75 + 0.5 * next(lots))
            s.fill(
                leaf(x, y, size * 2.6, size * 0.9, turn + 70 + 60 * next(lots)), mix(mix(deep, ink, 0.3), mid, share)
            )
            rose = mix(key, haze, share * 0.55)
            s.fill(oval(x, y, size), mix(rose, ink, 0.3 * (1 - share)))
            s.fill(oval(x - size * 0.2, y - size * 0.25, size * 0.62), rose)
            s.stroke(
                [(x - size * 0.5, y - size * 0.2), (x - size * 0.2, y + size * 0.4, x + size * 0.3, y - size * 0.2)],
                mix(rose, ink, 0.42),
                size * 0.16,
            )
            s.fill(oval(x - size * 0.2, y - size * 0.36, size * 0.24), mix(rose, "#fff4dc", 0.5))
    for x in (24, 119):
        s.fill(box(x - 3, 30, x + 3, 172), ink)
    rim = "#fffbe2"
    # the prince
    prince = profile(98, 63, 13.5, -1, 6)
    robe = outline(
        (93, 77),
        (100, 73, 105, 78),
        (110, 92, 112, 118),
        (114, 142, 120, 156),
        (88, 156),
        (90, 130, 89, 108),
        (88, 90, 93, 77),
    )
    coat = outline(
        (99, 74), (106, 76, 109, 90), (118, 120, 126, 156), (106, 156), (103, 120, 99, 100), (97, 86, 99, 74)
    )
    turban = blob((90.4, 60), (90, 54.6), (96.4, 50.4), (104, 53), (106, 60), (100, 61.6), tension=0.9)
    plume = ribbon([(92.4, 54, 0.9), (90.6, 48.6, 1.7), (93, 44.4, 0.4)], 8)
    ask_arm = limb((100, 82, 3.9), (95, 97, 3.1), (86, 88, 2.1))
    s.figure(
        [
            [(robe, mix(haze, mid, 0.35))],
            [
                (coat, mix(key, ink, 0.1)),
                (
                    both(coat, outline((106, 70), (110, 100, 112, 158), (128, 158), (120, 100, 106, 70))),
                    mix(key, ink, 0.5),
                ),
            ],
            skin(s, prince, 0.4, 0.62),
            [(plume, mix(key, haze, 0.2))],
            [
                (turban, mix(haze, "#ffffff", 0.3)),
                (both(turban, polygon((98, 48), (110, 48), (110, 64), (99, 64))), mix(mid, haze, 0.35)),
            ],
        ],
        rim,
        (-1, -0.3),
        0.9,
    )
    s.fill(polygon((90, 104), (104, 102), (104.4, 106), (90, 108)), mix(deep, ink, 0.3))
    s.stipple(both(coat, box(96, 74, 126, 158)), mix(key, ink, 0.45), (112, 116), (102, 116), 0.7, 0.0)
    s.figure(
        [[(ask_arm, mix(key, ink, 0.22)), (small_hand(85, 87, 2.5, 200), mix(ink, key, 0.6))]], rim, (-1, -0.3), 0.8
    )
    # the merchant on one knee
    woman = profile(54, 82, 13.5, 1, -8)
    gown = outline(
        (49, 94),
        (56, 91, 60, 96),
        (62, 108, 60, 118),
        (76, 118, 78, 124),
        (79, 136, 78, 150),
        (70, 152),
        (62, 148),
        (52, 154, 34, 154),
        (40, 132, 45, 118),
        (44, 104, 49, 94),
    )
    thigh_shade = outline(
        (58, 122), (70, 124, 70, 134), (70, 144, 70, 156), (36, 156), (46, 130, 48, 112), (52, 118, 58, 122)
    )
    shawl = outline((48, 93), (54, 89, 60, 94), (63, 104, 58, 108), (48, 112, 41, 122), (42, 104, 48, 93))
    hair = outline((59.4, 76.4), (54, 72.6, 48.6, 76), (44.6, 81, 47, 88), (50, 92, 53, 89), (52, 82, 59.4, 76.4))
    plait = ribbon([(48, 86, 2.2), (44.6, 95, 1.8), (46, 105, 1.2), (44, 112, 0.4)], 10)
    hold_far = limb((57, 98, 3.2), (66, 104, 2.6), (74, 96, 1.9))
    hold_near = limb((53, 99, 3.7), (60, 111, 3.0), (70, 99.4, 2.1))
    lid = polygon((62, 95.4), (60, 83, 1.5), (64, 80.6, 1.5), (66.6, 94.6))
    casket = polygon((63.4, 92.6), (83, 90.6), (83.4, 98.6, 1), (64.4, 101, 1))
    s.figure([[(hold_far, ink), (small_hand(75, 95.4, 2.3, -20), mix(ink, key, 0.5))]], rim, (1, -0.3), 0.7)
    s.gem(2, 74.4, 86.6, 6.8, turn=-6, glint=1.5)
    s.figure(
        [
            [(lid, mix(ink, key, 0.22))],
            [
                (casket, mix(ink, key, 0.3)),
                (both(casket, polygon((60, 88), (72, 88), (73, 104), (60, 104))), mix(ink, key, 0.16)),
            ],
        ],
        mix(key, haze, 0.5),
        (1, -0.6),
        0.7,
    )
    s.stroke([(64, 96.6), (83.2, 94.4)], mix(key, haze, 0.2), 0.7)
    s.figure(
        [
            [(gown, mix(deep, mid, 0.12)), (both(gown, thigh_shade), mix(ink, deep, 0.4))],
            skin(s, woman, 0.3, 0.5),
            [(plait, ink), (hair, ink)],
            [(shawl, mix(ink, deep, 0.35))],
            [(hold_near, mix(deep, ink, 0.35)), (small_hand(70.6, 98.8, 2.5, -20), mix(ink, key, 0.52))],
        ],
        rim,
        (1, -0.35),
        0.9,
    )
    s.stroke([(44.6, 96), (47.6, 97)], key, 1.2)
    # near roses
    for x, y, r in ((40, 168, 7), (54, 170, 5), (112, 40, 6), (102, 34, 5), (30, 46, 6), (42, 37, 5), (22, 60, 5)):
        spray(s, x, y, ink, (20, 100, 170, 250, 320), r * 2.2, r * 0.6)
        s.fill(oval(x, y, r), mix(key, ink, 0.5))
        s.fill(oval(x + r * 0.15, y - r * 0.1, r * 0.66), mix(key, ink, 0.3))
        s.fill(oval(x + r * 0.3, y - r * 0.2, r * 0.32), mix(key, ink, 0.08))


def emerald_stag(s: Gouache) -> None:
    """At dawn a hunter stops: before her stands the great stag with an emerald between its antlers."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(haze, mid, 0.35), haze, mix(haze, "#fffdf0", 0.4)])
    # trunks of the wood, pale far ones and dark near ones
    for x, wide, tone in (
        *((52, 3, mix(haze, mid, 0.4)), (64, 2.4, mix(haze, mid, 0.34)), (92, 3, mix(haze, mid, 0.4))),
        *((104, 4.4, mix(mid, haze, 0.25)), (40, 5, mix(mid, haze, 0.2)), (118, 7, deep), (25, 8, deep), (4, 14, ink)),
    ):
        trunk = polygon((x - wide, 30), (x + wide * 0.9, 30), (x + wide * 1.1, 150), (x - wide * 1.3, 150))
        s.figure([[(trunk, tone)]], mix(haze, "#fffdf0", 0.5), (0.4 if x < 76 else -0.4, 0), 0.7)
    s.fan(78, 73, 66, ((-170, -158), (-140, -131), (-112, -104), (-76, -68), (-49, -40), (-22, -10)), "#fffdf0", 0.9)
    s.rings(78, 73, [23, 15.5], [mix(haze, "#ffffff", 0.35), "#fffff4"], 0.6)
    ferns = outline((-4, 138), (30, 128, 60, 138), (92, 130, 128, 134), (128, 176), (-4, 176))
    s.plane(ferns, mix(mid, haze, 0.25), mix(mid, deep, 0.4), 128, 160)
    _huntress(s)
    _stag(s, 78, 112)
    s.gem(EMERALD, 78, 73, 8.6, 0, 1.7)
    spray(s, 30, 172, ink, (-150, -120, -95, -70, -40), 26, 7)
    spray(s, 62, 176, mix(ink, deep, 0.4), (-130, -100, -75, -48), 20, 6)


def _stag(s: Gouache, x: float, y: float) -> None:
    """Paint a stag from the front; the point is the middle of its head, and the light stands between its antlers."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze

    def pair(*halves: skia.Path) -> skia.Path:
        """Return right halves and their images in the stag's axis as one shape."""
        return placed(join(*halves, *(placed(half, flip=True) for half in halves)), x, y, 0.92)

    chest = outline((0, -6), (13, -6, 14, 8), (17, 30, 30, 46), (38, 60, 36, 84), (0, 84))
    ruff = outline((0, 10), (10, 12, 14, 26), (18, 44, 8, 58), (4, 64, 0, 70))
    ear = outline((8, -13), (20, -29, 35, -21), (29, -6, 9, -7))
    inner = outline((13, -13), (22, -23, 31, -20), (25, -10, 13, -11))
    face = outline((0, -21), (8, -21, 11.4, -14), (12.4, -5, 9, 3), (6.8, 11, 6.8, 18), (6.6, 25, 0, 25.5))
    brow = outline((0, -21), (8, -21, 9.6, -13), (4, -8, 3.4, 2), (2.6, 12, 0, 17))
    beam = ribbon([(6, -19, 2.6), (13, -32, 2.2), (26, -42, 2.0), (35, -55, 1.7), (33, -70, 0.5)])
    tines = (
        ribbon([(10, -28, 1.8), (12, -37, 1.3), (10, -45, 0.3)], 8),
        ribbon([(25, -41, 1.8), (36, -43, 1.4), (43, -51, 0.3)], 8),
        ribbon([(31, -48, 1.6), (25, -57, 1.2), (23, -66, 0.3)], 8),
        ribbon([(35, -58, 1.6), (42, -64, 1.1), (44, -72, 0.3)], 8),
    )
    lit = mix(haze, "#fffdf0", 0.5)
    s.figure([[(pair(chest), mix(ink, deep, 0.5))]], lit, (0, -1), 1.0)
    s.fill(pair(ruff), mix(deep, mid, 0.16))
    s.stipple(pair(ruff), mix(mid, haze, 0.2), (x, y + 16), (x, y + 44), 0.75, 0.0)
    s.figure([[(pair(ear), mix(ink, deep, 0.7)), (pair(inner), mix(mid, deep, 0.3))]], lit, (0, -1), 1.0)
    s.figure([[(pair(beam, *tines), ink)]], lit, (0, -0.9), 0.7)
    s.figure([[(pair(face), mix(ink, deep, 0.85)), (pair(brow), mix(mid, haze, 0.3))]], lit, (0, -1), 1.0)
    s.glow([pair(brow)], EMERALD, x, y - 39, 26)
    # large dark eyes, each with one spark of the stone
    s.fill(pair(oval(8.4, -4.2, 3.0, 2.5, -24)), ink)
    s.fill(pair(oval(7.8, -5.0, 0.9)), "#ffffff")
    s.fill(pair(outline((0, 16.4), (5.4, 16, 5, 20), (2.6, 23, 0, 22.6))), ink)
    s.fill(pair(oval(2.4, 19.4, 0.9, 0.6)), mix(mid, haze, 0.2))


def _huntress(s: Gouache) -> None:
    """Paint the hunter far off between the trunks, her bow lowered, her cap and cape all that is bright on her."""
    ink, haze, key = s.ink, s.haze, s.key
    cape = outline((40, 104), (43, 101, 46, 104), (49, 114, 50, 124), (37, 124), (38, 114, 40, 104))
    s.figure(
        [
            [(limb((42, 122, 1.6), (41.6, 132, 1.1)), ink), (limb((45.4, 122, 1.6), (47, 131.6, 1.1)), ink)],
            [(cape, key), (drape(cape, 43), mix(key, ink, 0.45))],
            [(oval(43.6, 98.6, 2.7, 3.3), mix(ink, key, 0.3))],
            [
                (outline((40, 98), (40.6, 94, 44, 94), (47.6, 94.6, 47, 97.6), (43, 97, 40, 98)), key),
                (leaf(45, 95, 7, 2, -60), haze),
            ],
        ],
        "#fffdf0",
        (0.8, -0.6),
        0.6,
    )
    s.stroke([(50.4, 104), (55, 116, 51, 128)], ink, 0.9)
    s.stroke([(50.4, 104), (51, 128)], ink, 0.4)


def emerald_archer(s: Gouache) -> None:
    """A lady draws her bow in a park's alley; the prize, an emerald, hangs from a branch before the low sun."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 130), [mix(mid, haze, 0.35), haze, "#fbfde4"])
    s.rings(104, 84, [42, 31, 20], [mix(haze, "#fffdf0", 0.35), "#fbfce2", "#fffef6"], 0.6)
    # clipped hedges run away to the light
    for right, top, tone in (
        (30, 52, deep),
        (52, 64, mix(deep, mid, 0.45)),
        (68, 74, mix(mid, deep, 0.1)),
        (80, 82, mix(mid, haze, 0.3)),
    ):
        hedge = polygon((-4, top - 14), (right, top), (right, 128), (-4, 140))
        s.figure([[(hedge, tone)]], mix(haze, mid, 0.2), (1, -0.2), 0.8)
        s.stipple(hedge, ink, (right - 4, 90), (right - 30, 90), 0.0, 0.5)
    far = outline((80, 120), (92, 110, 128, 112), (128, 130), (80, 130))
    s.fill(far, mix(mid, haze, 0.45))
    lawn = polygon((-4, 138), (40, 128), (80, 124), (128, 124), (128, 176), (-4, 176))
    s.fill(lawn, mix(mid, haze, 0.1))
    s.fill(polygon((92, 124), (116, 124), (110, 176), (30, 176)), mix(haze, mid, 0.25))
    s.stipple(lawn, deep, (60, 138), (40, 176), 0.0, 0.7)
    s.fill(outline((58, 152), (30, 150, -4, 160), (-4, 166), (40, 160, 62, 157)), mix(deep, mid, 0.2))
    _prize(s)
    _archer(s)


def _prize(s: Gouache) -> None:
    """Paint the branch that reaches in from the right, a thread, and the stone that hangs from it."""
    branch = ribbon([(128, 46, 3.4), (116, 49, 2.4), (106, 47, 1.6), (96, 50, 0.6)], 10)
    s.fill(branch, s.ink)
    spray(s, 112, 48, s.ink, (100, 130, 160, 190), 13, 5)
    spray(s, 126, 46, s.deep, (110, 140, 170, 200), 17, 6)
    s.stroke([(105, 48), (105, 72)], s.ink, 0.8)
    s.gem(EMERALD, 106, 78, 7.8, 0, 1.6)


def _archer(s: Gouache) -> None:
    """Paint the archer: the bow's arc, the drawn string, a coral gown with its train behind her."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(53, 68, 13, 1, 0)
    hair = join(
        outline((46, 69), (45, 60, 53, 60), (61, 60.6, 60, 64), (54, 66, 53, 73), (48, 76, 46, 69)), oval(45.4, 70, 4)
    )
    hat = outline((45, 63), (48, 55.6, 55, 56.6), (62, 58, 61, 62), (54, 61, 45, 63))
    feather = ribbon([(48, 60, 1.2), (42, 56, 2.2), (36, 57, 2.0), (32, 62, 0.4)], 8)
    bodice = outline((45, 82), (52, 78, 58, 82), (61, 92, 58, 102), (46, 102), (43, 92, 45, 82))
    gown = outline(
        (46, 99), (52, 97, 58, 99), (66, 124, 70, 148), (62, 156, 44, 155), (34, 152, 28, 155), (40, 126, 46, 99)
    )
    bow = [
        ribbon(
            [(76, 45, 0.6), (82, 55, 1.2), (87, 67, 1.5), (88, 79, 1.7), (87, 91, 1.5), (82, 103, 1.2), (76, 113, 0.6)],
            12,
        ),
    ]
    s.figure(
        [
            [(shoe(66, 157, 1, 0.7), ink)],
            [
                (limb((57, 85, 3.2), (72, 82, 2.6), (86, 78, 2.0)), mix(key, ink, 0.25)),
                (small_hand(87.4, 77.6, 2.6, 0), mix(ink, key, 0.5)),
            ],
            [
                (gown, key),
                (drape(gown, 49, 2), mix(key, ink, 0.4)),
                (both(gown, polygon((55, 96), (60, 96), (62, 160), (54, 160))), mix(key, haze, 0.3)),
            ],
            [(bodice, mix(ink, deep, 0.6)), (drape(bodice, 50), ink)],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.6)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
                (head.eye, ink),
            ],
            [(feather, haze)],
            [(hair, ink), (hat, mix(ink, deep, 0.7))],
            [(part, mix(key, ink, 0.55)) for part in bow],
        ],
        "#fffef0",
        (1, -0.5),
        0.9,
    )
    # the string, drawn to the corner of her mouth, and the hand that holds it there
    s.stroke([(76, 45), (59, 74.4), (76, 113)], ink, 0.8)
    s.stroke([(57, 74.4), (95, 77.4)], ink, 1.1)
    s.fill(polygon((93, 75), (100, 77.8), (93, 80)), ink)
    s.figure(
        [
            [
                (limb((50, 85, 3.8), (36, 79, 3.0), (54, 76, 2.1)), mix(key, ink, 0.1)),
                (small_hand(56.6, 75.6, 2.6, -10), mix(ink, key, 0.6)),
            ],
        ],
        "#fffef0",
        (1, -0.5),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-09": Picture(
        emerald_tulip,
        ((79, 60), (72, 100), (90, 96)),
        "gives a tulip",
        "tulip terraces",
        "late sun cut by terraces",
        seed=39,
    ),
    "b3-10": Picture(
        emerald_pergola,
        ((94, 64), (57, 83), (74.4, 87)),
        "kneels with a casket",
        "rose pergola",
        "bright end of the bower",
        seed=10,
    ),
    "b3-11": Picture(
        emerald_stag,
        ((78, 73), (78, 110), (44, 98), (50, 62), (104, 62)),
        "meets a stag",
        "forest at dawn",
        "stone between antlers",
        seed=11,
    ),
    "b3-12": Picture(
        emerald_archer,
        ((56, 68), (57, 80), (87, 83), (105, 80)),
        "draws a bow",
        "alley of a park",
        "low sun at the alley's end",
        seed=12,
    ),
}

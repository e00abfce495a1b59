"""Pictures of the diamond cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import limb, profile, shoe, skin, small_hand
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    blob,
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


def diamond_queen(s: Gouache) -> None:
    """Level 3, a duo: the maid closes a queen's necklace in the evening loggia."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.22))
    opening = arch(24, 115, 86, 172, 48)
    with s.clipped(opening):
        s.wash(ALL, (0, 38), (0, 120), [mix(mid, haze, 0.45), haze])
        s.rings(100, 80, [48, 32, 19], [mix(haze, mid, 0.14), mix(haze, "#ffffff", 0.35), "#fffefa"])
        for y, x0, x1 in ((50, 30, 66), (57, 20, 52), (88, 96, 124), (94, 104, 124)):
            s.fill(polygon((x0, y), (x1, y - 0.6), (x1 - 5, y + 1.7), (x0 + 4, y + 1.5)), mix(mid, haze, 0.4))
        s.plane(
            polygon(
                (-2, 118),
                (20, 96),
                (34, 106),
                (52, 92),
                (70, 108),
                (92, 103),
                (106, 96),
                (124, 108),
                (124, 172),
                (-2, 172),
            ),
            mix(mid, haze, 0.35),
            haze,
            92,
            140,
        )
        s.plane(
            polygon((-2, 132), (34, 114), (60, 124), (96, 116), (124, 126), (124, 172), (-2, 172)),
            mix(mid, deep, 0.3),
            mid,
            114,
            168,
        )
        for x, y, length in ((36, 122, 34), (106, 122, 30), (111.5, 124, 42)):
            s.fill(
                outline(
                    (x - 2.6, y), (x - 3.2, y - length * 0.5, x, y - length), (x + 3.2, y - length * 0.5, x + 2.6, y)
                ),
                mix(deep, mid, 0.15),
            )
            s.fill(
                outline(
                    (x + 0.6, y), (x + 1.4, y - length * 0.5, x, y - length), (x + 3.2, y - length * 0.5, x + 2.6, y)
                ),
                mix(mid, haze, 0.3),
            )
    s.line(arch(24, 115, 86, 172, 48), mix(deep, mid, 0.5), 1.1)
    # balustrade and pillars
    s.fill(polygon((20, 146), (120, 146), (120, 150), (20, 150)), mix(ink, deep, 0.7))
    for x0, x1 in ((14, 25), (114, 124)):
        s.fill(box(x0, 80, x1, 170), ink)
        s.fill(polygon((x0 - 3, 80), (x1 + 3, 80), (x1 + 1, 87), (x0 - 1, 87)), ink)
        s.fill(box(x0 + 0.76 * (x1 - x0), 87, x1, 170), mix(deep, mid, 0.3))
    # the queen
    head, shade, wedge, eye = profile(83, 63.5, 19, 1, -3)
    neck = polygon((77.5, 70), (84, 72), (86.4, 90), (73.5, 90), (77, 80))
    head = join(head, neck)
    hair = outline(
        (86.8, 54.6),
        (84, 51.6, 78, 53),
        (69.4, 55, 71, 66.4),
        (72.4, 72, 78, 71.4),
        (81.6, 71, 81.4, 66.4),
        (82, 60.4, 86.8, 58.2),
    )
    bun = blob((72, 60), (66.6, 57.4), (65.6, 64.6), (69.6, 70), (75, 68))
    crown = polygon((72.4, 54.6), (71, 46.8), (76, 50.4), (79, 43.4), (82.4, 49.4), (87.6, 45), (88, 53))
    bust = outline(
        (76, 84),
        (72, 88, 67, 90),
        (61, 95, 63.4, 113),
        (66, 122, 69, 130),
        (58, 150, 52, 172),
        (124, 172),
        (116, 148, 92, 128),
        (93, 120, 99, 108),
        (102, 100, 96, 94.4),
        (91, 91, 86, 88),
        (84.6, 84),
    )
    skin, dusk = mix(key, haze, 0.34), mix(ink, key, 0.46)
    gown, gshade = mix(key, haze, 0.04), mix(key, ink, 0.46)
    shadow_side = both(
        bust, outline((60, 78), (80, 94, 81, 106), (81, 118, 77, 130), (77, 150, 70, 176), (30, 176), (40, 100))
    )
    neckline = both(bust, outline((70, 84), (68, 88, 67, 91), (80, 102, 97, 95.4), (92, 88, 84, 80)))
    s.figure([[(bust, gown), (shadow_side, gshade)]], rim="#fff6e2", light=(1, -0.3), width=0.9)
    s.stipple(
        both(
            bust,
            outline((76, 90), (90, 92, 92, 108), (90, 120, 84, 130), (92, 150, 92, 176), (68, 176), (74, 130, 80, 116)),
        ),
        gshade,
        (79, 110),
        (96, 106),
        0.75,
        0.0,
    )
    with s.clipped(bust):
        for i in range(5):
            s.stroke([(84 + i * 3.2, 132 + i * 1.6), (92 + i * 6.4, 150, 95 + i * 8.4, 174)], gshade, 0.75, 0.6)
    s.fill(neckline, skin)
    s.stipple(neckline, dusk, (76, 90), (88, 92), 0.9, 0.1)
    s.figure(
        [[(head, dusk), (cut(head, join(shade, neck)), skin), (both(head, wedge), mix(key, haze, 0.62))]],
        rim="#fffaf0",
        light=(1, -0.1),
        width=0.55,
    )
    s.fill(eye, ink)
    s.figure(
        [
            [(hair, mix(ink, key, 0.20)), (bun, mix(ink, key, 0.12))],
            [
                (crown, mix(key, haze, 0.45)),
                (both(crown, polygon((70, 40), (78, 40), (79, 60), (70, 60))), mix(key, ink, 0.3)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.6),
        width=0.6,
    )
    # the maid
    mh, ms, mw, me = profile(51.5, 66, 17, 1, 8)
    coif = outline(
        (57.4, 57.6), (53, 54, 46, 56.6), (40, 61, 42, 72), (41, 80, 45, 85), (51, 81, 51.4, 72), (51.6, 64, 58, 61.4)
    )
    body = outline((46, 81), (37, 85, 35, 104), (33, 140, 24, 172), (63, 172), (59, 130, 60, 108), (60, 92, 55, 84))
    apron = both(body, outline((54, 96), (58, 130, 57, 172), (70, 172), (70, 96)))
    arm2 = join(taper((51, 92), 4.6, (62.4, 99), 3.5), taper((62.4, 99), 3.2, (71, 86.6), 2.2))
    arm1 = join(taper((57, 89), 3.4, (64, 84), 2.6), taper((64, 84), 2.6, (72.4, 79.6), 1.8))
    s.figure(
        [[(arm1, mix(deep, mid, 0.2)), (small_hand(73.4, 79.2, 2.3, -10), mix(ink, key, 0.44))]],
        rim=haze,
        light=(1, -0.4),
        width=0.6,
    )
    s.figure(
        [
            [(body, ink), (apron, mix(deep, mid, 0.35))],
            [(mh, mix(ink, key, 0.28)), (cut(mh, ms), mix(ink, key, 0.46)), (both(mh, mw), mix(haze, key, 0.5))],
            [
                (coif, mix(mid, haze, 0.45)),
                (both(coif, polygon((30, 50), (47, 52), (46, 72), (49, 90), (30, 90))), mix(deep, mid, 0.2)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.85,
    )
    s.fill(me, ink)
    # the chain, its stone, and the hand that closes it
    s.stroke([(73.6, 85.6), (78, 98, 92.6, 99)], "#fffaf0", 1.0)
    s.figure(
        [
            [
                (arm2, mix(ink, deep, 0.75)),
                (polygon((67.4, 84), (72.6, 87.4), (70.6, 91), (65.2, 87.6)), haze),
                (small_hand(73, 83.6, 2.7, -52), mix(ink, key, 0.52)),
            ]
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.8,
    )
    sleeve = outline((68, 91), (60, 96, 60, 110), (62, 120, 72, 122), (79, 118, 78, 106), (77, 95, 68, 91))
    fore = join(taper((69, 117), 4.4, (84, 110), 2.6), polygon((80, 108), (84.4, 106), (86.6, 110.6), (82.4, 113.4)))
    s.figure(
        [
            [
                (fore, mix(key, ink, 0.22)),
                (polygon((82.4, 107), (85.2, 105.6), (87.4, 110.8), (84.6, 112.6)), haze),
                (small_hand(87.6, 107, 2.7, -38), skin),
            ],
            [
                (sleeve, mix(key, ink, 0.12)),
                (both(sleeve, outline((56, 88), (72, 92, 70, 108), (70, 118, 76, 124), (56, 126))), mix(key, ink, 0.5)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.4),
        width=0.8,
    )
    for k in (0.36, 0.64):
        s.stroke([(66 + 2 * k, 93 + 4 * k), (62 + 12 * k, 108, 66 + 12 * k, 121)], mix(key, ink, 0.5), 0.7, 0.8)
    s.gem(0, 93.4, 101.5, 6.2, glint=1.5)


def diamond_bride(s: Gouache) -> None:
    """From behind: a bride walks up the nave to the white windows, her train all over the floor, a diamond in her hair."""
    deep, mid, key = s.deep, s.mid, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, s.ink, 0.2), mix(deep, FROST, 0.15)])
    # vaults in three steps, and the windows of the choir
    for number, (half, tone) in enumerate(((44, mix(deep, FROST, 0.1)), (36, deep), (28, mix(deep, s.ink, 0.35)))):
        vault = arch(80 - half, 80 + half, 66 + number * 3, 128, half * 0.8)
        s.fill(vault, tone)
        s.rim([vault], mix(deep, FROST, 0.5), (0.6, 1), 1.0)
    for x, top, half in ((61, 66, 4.2), (99, 66, 4.2)):
        s.fill(arch(x - half, x + half, top, 104, half * 1.5), mix(FROST, "#ffffff", 0.5))
        s.stroke([(x, top - half), (x, 104)], mix(FROST, deep, 0.5), 0.8)
        for y in (76, 90):
            s.stroke([(x - half, y), (x + half, y)], mix(FROST, deep, 0.5), 0.8)
    # floor, and pews with flowers on both sides
    s.wash(
        polygon((56, 126), (104, 126), (150, 176), (10, 176)), (0, 124), (0, 168), ["#ffffff", mix(FROST, mid, 0.25)]
    )
    for side in (-1, 1):
        for x, y, k in ((25, 128, 0.62), (31, 136, 0.9), (41, 150, 1.3)):
            left, right = sorted((80 + side * x, 80 + side * (x + 40 * k)))
            pew = box(left, y - 17 * k, right, y + 20 * k, 1.5)
            s.figure([[(pew, mix(deep, s.ink, 0.45 - 0.2 * k / 1.3))]], "#ffffff", (-side * 0.4, -1), 0.9)
            for dx, dy, r in ((0, -16, 3.4), (2.6, -12.6, 2.7), (-2.4, -12, 2.9)):
                s.fill(oval(80 + side * x + dx * k, y + dy * k, r * k), key if dx else mix(key, "#ffffff", 0.4))
    _train(s)
    _bride(s)
    tiara = outline(
        *((71.4, 65), (70.4, 58), (74, 60.4), (74.6, 55), (80, 58), (85.4, 55), (86, 60.4), (89.6, 58), (88.6, 65)),
        (80, 58.6, 71.4, 65),
    )
    s.figure([[(tiara, FROST)]], "#ffffff", (-0.5, -1), 0.7)
    s.gem(DIAMOND, 80, 56, 6.0, 8, 1.6)


def _train(s: Gouache) -> None:
    """Paint the gown and its train: it widens in long folds from the waist to our feet."""
    deep = s.deep
    gown = outline(
        (73, 104),
        (80, 101, 87, 104),
        (92, 122, 108, 140),
        (128, 158, 130, 178),
        (26, 178),
        (32, 156, 54, 138),
        (69, 122, 73, 104),
    )
    s.fill(placed(gown, -2, 2), mix(FROST, deep, 0.5))
    s.fill(gown, "#ffffff")
    for start, bend, end, wide in (
        ((75, 108), (70, 136), (40, 172), 9),
        ((79, 108), (77, 140), (66, 176), 8),
        ((83, 108), (86, 140), (94, 176), 9),
        ((86, 110), (98, 138), (122, 172), 8),
    ):
        fold = outline(start, (*bend, *end), (end[0] + wide, end[1]), (bend[0] + wide * 0.4, bend[1], *start))
        s.fill(both(gown, fold), FROST)
        s.fill(both(gown, placed(fold, wide * 0.36, 0)), mix(FROST, deep, 0.16))
    s.line(gown, mix(FROST, deep, 0.35), 0.7)


def _bride(s: Gouache) -> None:
    ink, deep, key = s.ink, s.deep, s.key
    brown = mix(ink, key, 0.48)
    bodice = outline((72, 92), (80, 96, 88, 92), (88.6, 99, 86.6, 106), (80, 108, 73.4, 106), (71.4, 99, 72, 92))
    back = outline((77, 80), (83, 80), (83, 85, 90, 87), (90, 93), (80, 98, 70, 93), (70, 87), (77, 85, 77, 80))
    veil = outline((74, 70), (66, 92, 60, 132), (80, 140, 101, 132), (94, 92, 86, 70), (80, 64, 74, 70))
    s.figure(
        [
            [
                (limb((71, 89, 3.0), (66.6, 100, 2.4), (72, 106, 1.8)), brown),
                (limb((89, 89, 3.0), (93.4, 100, 2.4), (88, 106, 1.8)), mix(brown, ink, 0.3)),
            ],
            [(back, brown), (both(back, box(80, 70, 100, 100)), mix(brown, ink, 0.3))],
            [(bodice, "#ffffff"), (both(bodice, box(80, 80, 100, 110)), FROST)],
        ],
        "#ffffff",
        (-0.5, -1),
        0.7,
    )
    for y in (98, 101, 104):
        s.fill(oval(80, y, 0.8), deep)
    s.fill(veil, "#ffffff", 0.5)
    for x in (68, 75, 86, 93):
        s.stroke([(80 + (x - 80) * 0.5, 76), (x + (x - 80) * 0.35, 133)], "#ffffff", 0.8, 0.7)
    s.figure(
        [[(oval(80, 66, 7.6, 8.6), ink)], [(oval(80, 73, 9.4, 7.4), mix(ink, deep, 0.3))]], "#ffffff", (0, -1), 0.9
    )


def diamond_chandelier(s: Gouache) -> None:
    """A footman hauls with his whole weight, and a chandelier rises lit through a stair hall, a stone at its foot."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.6))
    x, y = 68, 74
    lit = [mix(deep, ink, 0.25), mix(deep, key, 0.3), mix(key, mid, 0.45), mix(haze, key, 0.4)]
    s.rings(x, y, [62, 48, 36, 25], lit, 0.6)
    _stairs(s)
    _candles(s, x, y)
    _footman(s)
    # the rope: up to its pulley above the picture, and down to his hands
    s.stroke([(x, 34), (x, 50)], haze, 1.3)
    s.gem(DIAMOND, x, 103, 7.6, 0, 1.7)


def _stairs(s: Gouache) -> None:
    """Paint the hall: a gallery's arches in shade, a floor of squares that mirrors the light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    for left in (-8, 22, 90):
        s.fill(arch(left, left + 22, 98, 124, 11), mix(ink, deep, 0.25))
    s.fill(box(-4, 122, 124, 126), mix(mid, deep, 0.2))
    s.fill(box(-4, 126, 124, 172), mix(deep, mid, 0.45))
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
            s.fill(polygon(*corners), mix(ink, deep, 0.7))
    bars(s, 68, mix(haze, key, 0.3), ((129, 14), (135, 10), (143, 13), (152, 7)), 2.0)


def _candles(s: Gouache, x: float, y: float) -> None:
    """Paint the chandelier: three hoops of candles, strings of crystal between them, drops below."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    gilt = mix(key, ink, 0.4)
    hoops = ((y - 12, 10, 3), (y + 3, 20, 5), (y + 18, 30, 7))
    # strings of crystal from the crown to the widest hoop, and from there to the foot
    for step in range(-3, 4):
        s.stroke([(x, y - 24), (x + step * 4, y - 4, x + step * 9.6, y + 17)], "#ffffff", 0.9, 0.85)
        s.stroke([(x + step * 9.6, y + 18), (x + step * 6, y + 28, x, y + 31)], haze, 0.9)
    s.fill(outline((x - 20, y + 18), (x - 12, y + 28, x, y + 32), (x + 12, y + 28, x + 20, y + 18)), "#fffdf6", 0.55)
    for hoop_y, wide, count in hoops:
        ring = cut(oval(x, hoop_y, wide, wide * 0.16), oval(x, hoop_y - 1.6, wide * 0.95, wide * 0.14))
        s.fill(ring, gilt)
        s.rim([ring], "#fff6e2", (0, -1), 0.6)
        for number in range(count):
            cx = x + (number - (count - 1) / 2) * wide * 2 / (count - 1) * 0.94
            s.fill(box(cx - 1.3, hoop_y - 7.4, cx + 1.3, hoop_y + 0.6), "#fffaf0")
            s.fill(
                outline(
                    (cx, hoop_y - 7), (cx - 2.4, hoop_y - 10, cx, hoop_y - 14), (cx + 2.4, hoop_y - 10, cx, hoop_y - 7)
                ),
                "#fffdf6",
            )
            s.fill(
                polygon((cx, hoop_y + 1.6), (cx + 1.6, hoop_y + 4.6), (cx, hoop_y + 8), (cx - 1.6, hoop_y + 4.6)),
                mix(haze, mid, 0.15),
            )
    s.fill(polygon((x - 3, y - 25), (x + 3, y - 25), (x + 1.6, y - 14), (x - 1.6, y - 14)), gilt)


def _footman(s: Gouache) -> None:
    """Paint the footman, thrown back on the rope, one foot braced."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(102, 108, 11.5, -1, 14)
    wig = outline((99, 103), (100, 99.6, 106, 101), (112, 104, 111, 112), (108, 117, 106, 112), (105, 106, 99, 103))
    coat = outline((98, 117), (104, 114, 109, 119), (114, 130, 110, 137), (100, 138), (97, 128, 98, 117))
    tails = outline((103, 132), (112, 132, 115, 140), (117, 148, 114, 151), (106, 145, 103, 132))
    s.stroke([(86, 34), (86, 113), (84, 140, 90, 154)], haze, 1.2)
    s.figure(
        [
            [(limb((104, 136, 4.4), (101, 144, 3.4), (108, 152, 2.2)), ink), (shoe(107.6, 155, -1, 0.7), ink)],
            [(tails, mix(key, ink, 0.45))],
            [(limb((103, 136, 4.6), (92, 143, 3.6), (88, 151, 2.3)), haze), (shoe(88.6, 154, -1, 0.7), ink)],
            [(limb((101, 120, 3.2), (95, 122, 2.6), (88, 116, 1.9)), mix(key, ink, 0.5))],
            [
                (coat, key),
                (both(coat, polygon((105, 112), (118, 112), (118, 140), (106, 140))), mix(key, ink, 0.42)),
            ],
            [*skin(s, head, 0.3, 0.54), (head.eye, ink), (wig, "#fffaf0")],
            [
                (limb((104, 121, 3.6), (97, 128, 2.9), (88, 124, 2.0)), mix(key, ink, 0.16)),
                (small_hand(86.6, 123.6, 2.4, 180), mix(ink, key, 0.56)),
                (small_hand(86.8, 115.4, 2.3, 180), mix(ink, key, 0.5)),
            ],
        ],
        "#fff6e2",
        (-0.6, -1),
        0.9,
    )


def diamond_waltz(s: Gouache) -> None:
    """A couple waltzes alone down a hall of mirrors; evening stands in the tall glass, a stone at her waist."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.75))
    # the wall of mirrors runs away to the left
    far = 0.0
    for left, right, top, foot in ((82, 124, 30, 128), (46, 72, 48, 122), (24, 39, 60, 118), (10, 19, 68, 115)):
        glass = arch(left, right, top + (right - left) * 0.4, foot, (right - left) * 0.4)
        s.wash(glass, (0, top), (0, foot), [mix(haze, mid, 0.1 + far), mix(haze, key, 0.24)])
        s.stipple(glass, key, (0, foot - 34), (0, foot), 0.0, 0.55)
        s.rim([glass], "#fffdf6", (-1, 0), 1.0)
        for at in (0.33, 0.67):
            s.stroke([(left + (right - left) * at, top), (left + (right - left) * at, foot)], mix(mid, deep, 0.2), 0.9)
        far += 0.1
    _sconces(s)
    floor = polygon((-4, 118), (30, 120), (128, 131), (128, 176), (-4, 176))
    s.fill(floor, mix(deep, mid, 0.35))
    for points in (
        ((82, 128), (124, 132), (128, 176), (44, 176)),
        ((46, 123), (72, 126), (26, 172), (-30, 172)),
        ((24, 120), (39, 121.4), (-10, 150), (-40, 150)),
    ):
        s.fill(both(floor, polygon(*points)), mix(haze, key, 0.16))
    s.stipple(floor, mix(ink, deep, 0.5), (80, 138), (84, 174), 0.0, 0.7)
    _couple(s)


def _sconces(s: Gouache) -> None:
    """Paint the candle sconces between the mirrors, unlit."""
    for x, y, k in ((77, 84, 1.0), (42.5, 88, 0.7)):
        s.stroke([(x, y + 8 * k), (x - 5 * k, y + 6 * k, x - 4 * k, y)], s.key, 1.0 * k)
        s.stroke([(x, y + 8 * k), (x + 5 * k, y + 6 * k, x + 4 * k, y)], s.key, 1.0 * k)
        for side in (-4, 4):
            s.fill(box(x + side * k - 1.0 * k, y - 6 * k, x + side * k + 1.0 * k, y), s.haze)


def _couple(s: Gouache) -> None:
    """Paint the couple: he in a dark coat, she in white whose gown flies out behind the turn."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    his = profile(90, 62, 13.5, -1, 4)
    hair = outline((85, 57), (88, 53, 94, 54.6), (100, 58, 97, 67), (94, 70, 93, 64), (90, 59, 85, 57))
    coat = outline(
        (86, 75),
        (93, 72, 99, 77),
        (103, 92, 98, 106),
        (100, 118, 106, 130),
        (98, 132, 92, 116),
        (84, 108, 82, 96),
        (82, 84, 86, 75),
    )
    her = profile(71, 67, 12.6, 1, -10)
    bun = join(
        outline((66, 66), (65, 59, 72, 59), (78, 60, 76, 63), (71, 65, 71, 71), (67, 72, 66, 66)), oval(64.6, 67, 4.2)
    )
    bodice = outline((65, 79), (71, 77, 77, 80), (80, 90, 75, 98), (66, 98), (62, 88, 65, 79))
    gown = outline(
        *((66, 94), (71, 96, 76, 94), (86, 110, 90, 128), (94, 142, 92, 152)),
        *((78, 158, 66, 154), (52, 152, 40, 142), (30, 134, 24, 136)),
        *((38, 124, 50, 116), (62, 108, 66, 94)),
    )
    folds = [
        outline((69, 98), (66, 122, 46, 142), (36, 136), (58, 122, 69, 98)),
        outline((72, 100), (76, 130, 66, 154), (56, 150), (70, 128, 72, 100)),
    ]
    white, shade = "#fffdf6", mix(mid, haze, 0.25)
    dark = mix(ink, deep, 0.2)
    s.fill(outline((28, 150), (60, 146, 110, 150), (98, 162, 60, 162), (36, 158, 28, 150)), mix(ink, deep, 0.55))
    s.figure(
        [
            [(limb((95, 112, 5), (97, 132, 4), (101, 150, 2.6)), ink), (shoe(101, 154, -1, 0.8), ink)],
            [(coat, dark), (both(coat, polygon((93, 70), (110, 70), (112, 134), (94, 134))), ink)],
            [*skin(s, his, 0.3, 0.52), (his.eye, ink), (hair, ink)],
            [(polygon((84, 74), (90, 72), (89, 78), (85, 80)), white)],
            [
                (
                    limb((75, 80, 2.5), (82, 82, 2.1), (88, 77.4, 1.7)),
                    mix(ink, key, 0.5),
                ),  # her far arm, on his shoulder
                (small_hand(90, 76.4, 2.2, -14), mix(ink, key, 0.56)),
            ],
            [(gown, white), *((fold, shade) for fold in folds)],
            [(bodice, white), (both(bodice, polygon((60, 74), (69, 74), (68, 100), (60, 100))), shade)],
            [
                (her.head, mix(ink, key, 0.42)),
                (cut(her.head, her.shade), mix(ink, key, 0.66)),
                (both(her.head, her.wedge), mix(haze, key, 0.3)),
                (her.eye, ink),
            ],
            [(bun, ink)],
        ],
        "#fff6e2",
        (-0.7, -0.8),
        0.9,
    )
    sash = outline((65, 94), (71, 97, 77, 94), (77, 99), (71, 101, 64.6, 99))
    ends = [
        ribbon([(66, 98, 1.6), (58, 106, 2.4), (48, 108, 2.4), (40, 114, 1.6)], 10),
        ribbon([(66, 99, 1.4), (60, 112, 2.0), (50, 118, 1.2)], 8),
    ]
    s.figure([[(part, key) for part in (sash, *ends)]], haze, (-0.6, -1), 0.6)
    s.gem(DIAMOND, 70, 98.4, 5.8, 0, 1.6)
    # their near arms go out together, his hand under hers
    his_arm = limb((91, 81, 4.0), (75, 90.4, 3.2), (56, 80.4, 2.2))
    her_arm = limb((68.4, 81, 3.0), (58, 80.6, 2.4), (49, 71.4, 1.8))
    s.figure(
        [
            [(his_arm, mix(ink, deep, 0.42)), (placed(box(-1.4, -2.5, 1.4, 2.5, 0.8), 55.4, 79, 1, 24), white)],
            [(her_arm, mix(ink, key, 0.62))],
            [
                (small_hand(52, 76.6, 3.0, -138), mix(ink, key, 0.5)),
                (small_hand(48.4, 71.4, 2.5, -120), mix(ink, key, 0.66)),
            ],
        ],
        "#fff6e2",
        (-0.7, -0.8),
        0.8,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((80, 56), (80, 98), (80, 88)),
        "walks up the nave",
        "nave of a cathedral",
        "white windows of the choir",
        seed=47,
    ),
    "b3-02": Picture(
        diamond_queen, ((70, 70), (80, 92)), "closes a necklace", "evening loggia", "arch full of evening", seed=13
    ),
    "b3-03": Picture(
        diamond_chandelier,
        ((68, 74), (68, 103), (101, 108), (87, 123)),
        "hauls up a chandelier",
        "stair hall by night",
        "candles of the chandelier",
        seed=49,
    ),
    "b3-04": Picture(
        diamond_waltz,
        ((74, 67), (86, 62), (70, 98), (50, 74)),
        "waltzes",
        "hall of mirrors",
        "evening in tall mirrors",
        seed=50,
    ),
}

"""Pictures of the ruby cards of level 3 in kiosk and cathedral."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, hand, limb, offered, profile, small_hand, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def ruby_lattice(s: Gouache) -> None:
    """Level 3: the sultan's chess master lifts a queen of ruby before the star screen."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    door = outline((36, 132), (36, 78), (36, 54, 62, 48, 76, 36), (90, 48, 116, 54, 116, 78), (116, 132))
    s.fill(door, mix(deep, ink, 0.15))
    with s.clipped(door):
        s.rings(88, 76, [52, 38, 26], [mix(deep, mid, 0.25), mix(deep, mid, 0.55), mix(deep, mid, 0.85)], 0.4)
        step = 11.4
        for row in range(-1, 10):
            for col in range(-1, 9):
                x, y = 31.2 + col * step, 40 + row * step
                d = math.hypot(x - 88, y - 76)
                tone = (
                    mix("#fff6dc", haze, 0.4)
                    if d < 22
                    else haze
                    if d < 34
                    else mix(haze, mid, 0.45)
                    if d < 47
                    else mid
                    if d < 62
                    else mix(mid, deep, 0.5)
                )
                star = polygon(
                    *[
                        (
                            x + (5.0 if i % 2 == 0 else 3.15) * math.cos(math.radians(i * 22.5)),
                            y + (5.0 if i % 2 == 0 else 3.15) * math.sin(math.radians(i * 22.5)),
                        )
                        for i in range(16)
                    ]
                )
                s.fill(star, tone)
                cx, cy = x + step / 2, y + step / 2
                s.fill(
                    polygon(
                        (cx - 2.5, cy),
                        (cx - 0.7, cy - 0.7),
                        (cx, cy - 2.5),
                        (cx + 0.7, cy - 0.7),
                        (cx + 2.5, cy),
                        (cx + 0.7, cy + 0.7),
                        (cx, cy + 2.5),
                        (cx - 0.7, cy + 0.7),
                    ),
                    mix(tone, mid, 0.25),
                )
        rose = polygon(
            *[
                (
                    92 + (19 if i % 2 == 0 else 15.4) * math.cos(math.radians(i * 11.25)),
                    72 + (19 if i % 2 == 0 else 15.4) * math.sin(math.radians(i * 11.25)),
                )
                for i in range(32)
            ]
        )
        s.fill(rose, mix(deep, mid, 0.8))
        s.fill(placed(placed(rose, -92, -72), 92, 72, 0.88), "#fff4d8")
    s.line(door, ink, 2.6)
    s.line(door, mix(mid, haze, 0.45), 0.7)
    # floor, light of the screen on it
    s.fill(box(-2, 130, WIDTH + 2, 172), ink)
    s.fill(polygon((58, 132), (112, 132), (124, 172), (30, 172)), mix(deep, ink, 0.35))
    for i in range(5):
        for j in range(3):
            x, y, k = 66 + i * 10 + (i - 2.6) * j * 2.6, 137 + j * 9, 1 + j * 0.25
            s.fill(
                polygon((x - 3 * k, y), (x, y - 1.7 * k), (x + 3 * k, y), (x, y + 1.7 * k)),
                mix(deep, mid, 0.7 - 0.2 * j),
            )
    # chess master
    rim = "#fff0cf"
    cushion = outline(
        (30, 128),
        (30, 118, 46, 118),
        (70, 122, 98, 120),
        (108, 122, 106, 132),
        (106, 142, 84, 142),
        (50, 144, 34, 142),
        (28, 138, 30, 128),
    )
    s.figure(
        [[(cushion, mix(mid, deep, 0.45)), (both(cushion, box(20, 110, 56, 150)), mix(deep, ink, 0.3))]],
        rim=rim,
        light=(1, -0.6),
        width=0.8,
    )
    robe = outline(
        (60, 79),
        (52, 84, 48, 104),
        (44, 118, 42, 130),
        (60, 134, 86, 131),
        (100, 130, 102, 124),
        (96, 116, 82, 113),
        (76, 104, 75, 92),
        (75, 82, 69, 78),
    )
    rshade = both(robe, outline((40, 70), (62, 78), (60, 100, 64, 116), (72, 124, 92, 126), (90, 140), (30, 140)))
    sash = both(robe, polygon((40, 100), (76, 97), (77, 104), (40, 108)))
    head, shade, wedge, eye = profile(66.5, 68, 14.5, 1, 2)
    veil = outline(
        (70.6, 61.6),
        (66, 58.4, 60.4, 61),
        (56.4, 64, 57, 74),
        (54, 88, 42, 104),
        (56, 100, 62, 86),
        (64, 78, 62.6, 70),
        (64, 64.6, 70.6, 63.6),
    )
    cap = polygon((59.4, 63.2), (61.4, 53.6), (70, 52.6), (72.6, 61.6), (66, 61))
    arm = join(taper((68, 84), 4.8, (80.5, 98), 3.6), taper((80.5, 98), 3.3, (90.4, 86), 2.0))
    cuff = polygon((77, 97), (83.6, 89.6), (90, 95), (82.6, 104.6, 3))
    s.figure(
        [
            [(robe, key), (rshade, mix(key, ink, 0.55)), (sash, haze), (both(sash, rshade), mix(mid, deep, 0.3))],
            [
                (head, umber(0.34)),
                (cut(head, shade), umber(0.66)),
                (both(head, wedge), mix(haze, "#ffffff", 0.25)),
            ],
            [
                (veil, mix(mid, haze, 0.72)),
                (both(veil, outline((50, 56), (62, 58), (58, 74, 56, 96), (36, 110))), mix(deep, mid, 0.6)),
            ],
            [(cap, mix(mid, deep, 0.1)), (both(cap, box(50, 50, 65, 70)), mix(deep, ink, 0.3))],
        ],
        rim=rim,
        light=(1, -0.3),
        width=0.9,
    )
    s.stipple(
        both(
            robe,
            outline(
                (62, 78), (72, 86), (72, 100, 78, 112), (96, 122), (92, 128), (72, 124, 64, 116), (60, 100, 62, 78)
            ),
        ),
        mix(key, ink, 0.5),
        (62, 104),
        (76, 104),
        0.8,
        0.0,
    )
    s.fill(eye, ink)
    s.figure(
        [
            [
                (arm, mix(key, haze, 0.10)),
                (cuff, mix(key, ink, 0.35)),
                (small_hand(91.4, 84.4, 2.8, -58), umber(0.62)),
            ]
        ],
        rim=rim,
        light=(1, -0.4),
        width=0.85,
    )
    # the queen of ruby
    s.fill(polygon((90.6, 83), (97, 83), (95.6, 78), (92, 78)), ink)
    s.gem(3, 93.8, 70.6, 7.2, glint=1.6)
    # table with the waiting pieces
    s.figure(
        [
            [
                (polygon((84, 124), (120, 121), (122, 126), (84, 129)), mix(ink, deep, 0.2)),
                (polygon((89, 128), (93, 128), (91, 144), (88, 144)), ink),
                (polygon((112, 126), (116, 126), (119, 144), (116, 144)), ink),
            ]
        ],
        rim=rim,
        light=(0, -1),
        width=0.7,
    )
    for x, y, k in ((99, 122.4, 1.0), (107, 121.6, 1.35), (114, 121.4, 0.9)):
        s.figure(
            [
                [
                    (
                        join(
                            polygon(
                                (x - 2.6 * k, y),
                                (x - 1 * k, y - 4 * k),
                                (x - 1.2 * k, y - 6.5 * k),
                                (x + 1.2 * k, y - 6.5 * k),
                                (x + 1 * k, y - 4 * k),
                                (x + 2.6 * k, y),
                            ),
                            oval(x, y - 7.6 * k, 1.9 * k),
                        ),
                        ink,
                    )
                ]
            ],
            rim=rim,
            light=(-1, -0.4),
            width=0.5,
        )


def ruby_cardinal(s: Gouache) -> None:
    """Close: a cardinal holds out his hand, and a kneeling woman bows over its ring in one high shaft of light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
    # the nave: dim pillars, the shaft from a high window, dust in it
    for x, wide in ((30, 8), (52, 6), (70, 5)):
        s.fill(box(x - wide, 30, x + wide, 172), mix(ink, deep, 0.75))
        s.fill(box(x + wide * 0.3, 30, x + wide, 172), mix(deep, ink, 0.1))
    shaft = polygon((44, 30), (84, 30), (128, 118), (128, 172), (96, 172))
    s.fill(shaft, mix(deep, mid, 0.65))
    s.fill(polygon((56, 30), (76, 30), (128, 134), (128, 172), (106, 172)), mix(mid, haze, 0.3))
    s.stipple(shaft, mix(haze, mid, 0.3), (64, 38), (82, 72), 0.75, 0.0)
    # candles far behind
    for x, top in ((40, 74), (48, 68), (58, 76)):
        s.fill(oval(x, top - 4, 5), mix(deep, mid, 0.6))
        s.fill(box(x - 1.1, top, x + 1.1, 100), haze)
        s.fill(outline((x, top - 8), (x + 2.2, top - 3, x, top), (x - 2.2, top - 3, x, top - 8)), "#fff6dc")
    s.fill(box(34, 100, 64, 102.6), ink)
    rim = "#fff3d6"
    # the woman, bowed: one contour from brow to chin in the light, her veil back from it, her hand under the ring
    face = outline(
        *((57, 84), (64, 86, 66.4, 92), (70, 98.4), (70, 100, 67.2, 100.2), (68.6, 102.2, 67.4, 103.6)),
        *(
            (68.2, 105.6, 66, 106.8),
            (66.6, 112.4, 62, 113),
            (57, 112.4, 54, 109),
            (52, 114, 53, 122),
            (38, 126),
            (36, 96, 57, 84),
        ),
    )
    lit = cut(face, placed(face, -7, 2.4))
    veil = outline(
        *((60, 85), (50, 75, 38, 84), (27, 95, 30, 116), (30, 140, 20, 178), (50, 178), (48, 146, 48, 128)),
        *((46, 112, 52, 100), (56, 92, 60, 85)),
    )
    s.rings(86, 92, [22, 15.6], [mix(mid, haze, 0.4), "#fff0d8"], 0.5)
    gown = outline((36, 138), (46, 124, 54, 132), (66, 146, 68, 178), (12, 178), (18, 152, 36, 138))
    s.figure([[(gown, mix(key, ink, 0.55)), (drape(gown, 40, 4), mix(key, ink, 0.75))]], rim, (0.9, -0.5), 1.1)
    with s.moved(-9, -1, 1.0, 17, about=(42, 130)):
        s.figure(
            [
                [(face, umber(0.26)), (lit, umber(0.52))],
                [(veil, key), (both(veil, placed(veil, -12, 6)), mix(key, ink, 0.42))],
            ],
            rim,
            (0.9, -0.5),
            1.1,
        )
        s.glow([lit], RUBY, 82, 86, 19)
        s.stroke([(60.4, 95.6), (63, 97.6, 65.4, 96.2)], ink, 0.9)  # her lowered lid
        s.stroke([(60, 91.6), (62.6, 90.4, 65, 91.6)], umber(0.1), 0.8)
    her_arm = limb((52, 140, 6), (66, 146, 5), (80, 121, 3.4))
    s.figure([[(her_arm, mix(key, ink, 0.25))]], rim, (0.5, -1), 1.0)
    # the cardinal's robe, the sleeve of watered silk, its lace
    robe = outline((128, 42), (118, 58, 117, 90), (113, 140, 106, 178), (128, 178))
    s.figure(
        [[(robe, mix(deep, mid, 0.3)), (both(robe, box(121, 30, 130, 180)), mix(deep, ink, 0.3))]], rim, (-1, -0.2), 1.0
    )
    sleeve = outline((128, 68), (120, 74, 112, 84), (107, 94, 110, 106), (118, 118, 128, 124))
    s.figure(
        [[(sleeve, mid), (both(sleeve, polygon((100, 100), (128, 104), (128, 126), (100, 124))), deep)]],
        rim,
        (-0.4, -1),
        1.1,
    )
    for x in (116, 122):
        s.stroke([(x, 78), (x - 4, 92, x - 1, 108)], mix(deep, mid, 0.3), 1.0)
    lace = outline(
        (114, 82),
        (106, 81, 105, 87),
        (100, 90, 103, 95),
        (100, 100, 104, 103),
        (104, 109, 113, 110),
        (107, 96, 114, 82),
    )
    s.figure([[(lace, "#fff6e2")]], "#ffffff", (-0.4, -1), 0.6)
    for x, y in ((107, 86), (104.4, 91.6), (104.4, 98.4), (107, 104)):
        s.fill(oval(x, y, 1.1), mix(mid, haze, 0.4))
    hand(s, offered(82, 119, 0.5, -44), umber(0.46), EMBER, (0.4, -1), 0.7)
    his = offered(108, 97, 0.86, -4, True)
    hand(s, his, umber(0.64), EMBER, (-0.2, -1), 0.9)
    s.glow(his, RUBY, 84, 100, 9)
    s.line(oval(85.4, 103.4, 1.6, 3.2, -12), "#ffc46a", 1.7)
    s.gem(RUBY, 84, 96.4, 7.2, -16, 1.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-14": Picture(
        ruby_lattice, ((70, 70), (90, 60)), "takes a queen of ruby", "tiled kiosk", "star screen", seed=29
    ),
    "b3-16": Picture(
        ruby_cardinal,
        ((62, 103), (84, 97), (92, 112)),
        "bows over a ring",
        "nave of a cathedral",
        "one high shaft",
        seed=65,
    ),
}

"""Pictures of the sapphire cards of level 3 in observatory and cabin."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, hand, limb, pinch, profile
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    blob,
    both,
    box,
    cut,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)
from tools.art.poster.sheet import star


def armillary(s: Gouache) -> None:
    """Level 3: an astronomer princess turns the rings of a brass sphere; its earth is a sapphire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the dome and its open slit
    s.fill(ALL, mix(ink, deep, 0.4))
    for turn in range(7):
        x = -30 + turn * 30
        s.stroke([(64, -6), (64 + (x - 64) * 0.8, 60, x, 132)], mix(ink, deep, 0.75), 0.9)
    slit = outline((52, 30), (80, 30), (96, 70, 101, 122), (33, 122), (37, 70, 52, 30))
    s.wash(slit, (0, 38), (0, 122), [mix(deep, mid, 0.6), mix(mid, haze, 0.45), mix(haze, "#fffdf6", 0.4)])
    s.stipple(slit, mix(deep, mid, 0.6), (0, 40), (0, 88), 0.6, 0.0)
    for x, y, r in (
        (48, 58, 1.6),
        (58, 48, 2.2),
        (70, 42, 1.4),
        (79, 50, 1.8),
        (88, 68, 1.4),
        (43, 80, 1.4),
        (66, 52, 1.0),
        (54, 66, 1.1),
        (90, 88, 1.8),
    ):
        s.fill(star(x, y, r, slim=0.2), "#fffdf6")
    s.stroke([(52, 30), (37, 70, 33, 122)], mix(key, ink, 0.35), 1.4)
    s.stroke([(80, 30), (96, 70, 101, 122)], mix(key, ink, 0.35), 1.4)
    # the sphere's foot, the table that carries it
    rim = mix(haze, "#fffdf6", 0.5)
    s.figure(
        [[(polygon((-4, 150), (124, 146), (124, 176), (-4, 176)), mix(ink, deep, 0.2))]],
        mix(mid, haze, 0.3),
        (0, -1),
        0.8,
    )
    foot = outline(
        (54, 130),
        (62, 140, 70, 130),
        (67, 142, 66, 146),
        (76, 150, 76, 154),
        (48, 154),
        (48, 150, 58, 146),
        (57, 142, 54, 130),
    )
    s.figure(
        [[(foot, mix(key, ink, 0.55)), (both(foot, box(62, 120, 90, 160)), mix(key, ink, 0.78))]], rim, (-1, -0.6), 0.7
    )
    _princess(s)
    x, y, r = 62.0, 106.0, 26.0

    def ring(rx: float, ry: float, turn: float, wide: float) -> skia.Path:
        return cut(oval(x, y, rx, ry, turn), oval(x, y, rx - wide, max(ry - wide * 0.72, 0.5), turn))

    def band(path: skia.Path, dull: float) -> None:
        s.fill(placed(path, 0.5, 0.5), ink)
        s.figure(
            [[(path, mix(key, ink, dull)), (both(path, box(x + 4, 0, 130, 170)), mix(key, ink, dull + 0.24))]],
            "#fff3c8",
            (-1, -1),
            0.6,
        )

    near = polygon((20, y), (112, y), (112, 130), (20, 130))  # the halves of the rings before the stone
    tilted = placed(
        near,
        x - x * math.cos(math.radians(-24)) + y * math.sin(math.radians(-24)),
        y - x * math.sin(math.radians(-24)) - y * math.cos(math.radians(-24)),
        turn=-24,
    )
    zodiac, tropic, colure = ring(r, 8.4, -24, 3.2), ring(9.4, r, 10, 2.6), ring(r + 3.4, r + 3.4, 0, 3.2)
    band(cut(zodiac, tilted), 0.5)
    band(tropic, 0.42)
    s.stroke([(x - 12, y + 27), (x + 12, y - 27)], mix(key, ink, 0.5), 1.2)
    s.spot(x, y, 10, 18, "#fffdf6", 0.5)
    s.gem(SAPPHIRE, x, y, 10.4, 8, 1.7)
    band(both(zodiac, tilted), 0.08)
    band(colure, 0.16)
    # her hands turn the outer ring
    skin, light = mix(ink, key, 0.66), (-0.8, 0.3)
    s.figure(
        [
            [(limb((86, 85.6, 4.6), (91, 88, 5.6)), mix(deep, mid, 0.55))],
            [(limb((84.4, 84.8, 4.2), (86, 85.6, 4.4)), key)],
        ],
        rim,
        light,
        0.6,
    )
    hand(s, pinch(70, 79.4, 0.52, -160), skin, rim, light, 0.5)
    sleeve = limb((108, 102, 9), (114, 134, 6.6), (98, 131, 4.6))
    s.figure(
        [
            [
                (sleeve, mix(deep, mid, 0.55)),
                (both(sleeve, polygon((114, 90), (130, 90), (130, 150), (96, 150), (112, 130))), mix(deep, ink, 0.1)),
            ]
        ],
        rim,
        (-1, 0.1),
        1.0,
    )
    s.figure([[(limb((99, 131.2, 5.6), (96, 130.4, 5.4)), key)]], rim, light, 0.6)
    hand(s, pinch(83, 126.6, 0.54, 200), skin, rim, light, 0.5)


def _princess(s: Gouache) -> None:
    """Paint the princess to her waist, bent over the sphere in profile: circlet of stars, bound hair, lit by the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#fffdf6", 0.5), (-1, 0.25)
    head, shade, wedge, eye = profile(91, 68, 25, -1, -22, neck=0.3)
    hair = outline(
        *((80, 61), (82, 50, 94, 50), (108, 52, 110, 66), (111, 76, 104, 82), (98, 80, 98, 73)),
        *((98, 66, 91, 62), (85, 59, 80, 61)),
    )
    bun = oval(110, 62, 8.4, 9.4, 20)
    gown = outline(
        *((92, 92), (98, 86, 108, 86), (122, 90, 128, 108), (128, 176), (92, 176), (98, 146, 92, 128)),
        (82, 112, 92, 92),
    )
    bodice = outline((92, 92), (82, 112, 92, 128), (96, 128), (92, 112, 102, 88))
    collar = outline((91, 93), (96, 84, 104, 81), (110, 84, 110, 90), (100, 92, 94, 98))
    far = limb((94, 98, 6), (84, 92, 4.8), (79, 82, 3.4))
    skin = mix(ink, key, 0.6)
    s.figure([[(far, mix(deep, mid, 0.2))]], rim, light, 0.9)
    s.figure(
        [
            [
                (gown, mix(deep, mid, 0.2)),
                (both(gown, outline((112, 80), (106, 120, 112, 176), (130, 176), (130, 80))), mix(ink, deep, 0.5)),
                (bodice, mix(mid, haze, 0.15)),
            ],
            [(bun, ink)],
            [(head, mix(ink, key, 0.36)), (cut(head, shade), skin), (both(head, wedge), mix(skin, haze, 0.45))],
            [(collar, haze), (drape(collar, 99, -3), mix(haze, "#ffffff", 0.5))],
            [(hair, mix(ink, deep, 0.25))],
        ],
        rim,
        light,
        1.0,
    )
    s.fill(eye, ink)
    s.stroke([(81.6, 58.6), (92, 57, 101, 65), (104, 69, 105, 76)], key, 1.4)
    for star_x, star_y, size in ((83, 57.6, 4.4), (91, 58.2, 5.2), (98.6, 62.4, 4.4)):
        s.fill(star(star_x, star_y, size, 10, 0.3), mix(key, "#fff6d8", 0.6))
    for bead_x, bead_y in ((113, 58), (115, 63), (113, 68)):
        s.fill(oval(bead_x, bead_y, 1.1), key)
    s.stroke([(96, 92), (90, 112, 96, 128)], key, 1.0)


def model_ship(s: Gouache) -> None:
    """Level 3: an admiral bends over the chart and moves a model ship across it; the sapphire is its cargo."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the stern window: the harbour at evening in leaning panes
    window = polygon((8, 38), (124, 38), (124, 118), (2, 118))
    with s.clipped(window):
        s.wash(ALL, (0, 38), (0, 98), [mix(mid, haze, 0.35), mix(haze, key, 0.25), mix(key, "#fff6d8", 0.55)])
        s.stipple(window, mix(mid, haze, 0.1), (0, 40), (0, 66), 0.4, 0.0)
        for x, k in ((24, 1.0), (88, 0.9), (56, 0.62)):
            _moored(s, x, 97, k)
        s.fill(box(-4, 97, 124, 120), mix(mid, haze, 0.12))
        for y, left, right in ((100, 40, 78), (103.6, 30, 70), (107.6, 44, 86), (112, 34, 74)):
            s.fill(box(left, y, right, y + 1.3), mix(key, "#fff6d8", 0.6))
    for top, foot in ((16, 11), (47, 45), (82, 84)):
        s.fill(taper((top, 36), 1.2, (foot, 120), 1.6), mix(ink, deep, 0.35))
    s.stroke([(2, 72), (124, 72)], mix(ink, deep, 0.35), 1.5)
    _chart_table(s)
    _model(s, 58, 135)
    _admiral(s)


def _moored(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a ship at anchor, her sails furled, seen from astern; the point is the middle of her water line."""
    tone = mix(s.deep, s.mid, 0.35 if k > 0.7 else 0.8)
    hull = outline((-8, -13), (8, -13), (10, -4, 6, 2), (-6, 2), (-10, -4, -8, -13))
    s.fill(placed(hull, x, y, k), tone)
    for at in (-3.4, 0, 3.4):
        s.fill(box(x + (at - 0.9) * k, y - 10.5 * k, x + (at + 0.9) * k, y - 7 * k), s.key)
    s.fill(taper((x, y - 62 * k), 0.4 * k, (x, y - 12 * k), 1.2 * k), tone)
    for up, wide in ((22, 13), (36, 10.4), (48, 7)):
        s.fill(taper((x - wide * k, y - up * k), 0.5 * k, (x + wide * k, y - up * k), 0.5 * k), tone)
        s.fill(placed(blob((-wide + 2, 0), (0, -0.6), (wide - 2, 0), (wide * 0.5, 2.4), (0, 1.6), (-wide * 0.5, 2.4)),
                      x, y - up * k, k), mix(tone, s.haze, 0.45))  # fmt: skip
    for side in (-9, 9):
        s.stroke([(x, y - 50 * k), (x + side * k, y - 12 * k)], tone, 0.5)


def _admiral(s: Gouache) -> None:
    """Paint the admiral in profile, bent to the left over the table: bicorne fore and aft, queue, epaulette, cuff."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fff0c4", (-1, -0.35)
    gold, dull = mix(key, haze, 0.2), mix(key, ink, 0.3)
    head, shade, wedge, eye = profile(83, 71, 24, -1, -19, neck=0.2)
    hat = outline(
        *((54.6, 69), (60, 61, 70, 54), (78, 43, 92, 41.6), (101, 41.6, 104, 50), (110, 58, 116, 59.6)),
        *((108, 65, 98, 63), (84, 60, 72, 65), (62, 70, 54.6, 69)),
    )
    brim = outline(
        *((54.6, 69), (66, 61, 80, 55), (96, 50, 104, 54), (110, 58, 116, 59.6)),
        *((108, 65, 98, 63), (84, 60, 72, 65), (62, 70, 54.6, 69)),
    )
    hair = outline((79, 62), (88, 58, 98, 62), (99, 72, 95, 80), (90, 80, 88.6, 74), (84, 74, 79, 62))
    queue = ribbon([(95, 76, 3.0), (101, 84, 3.0), (107, 92, 2.4), (111, 104, 1.2)])
    collar = outline((80, 84), (88, 84, 97, 78), (101, 84, 100, 92), (88, 96, 82, 94), (79, 90, 80, 84))
    coat = outline(
        *(
            (82, 92),
            (90, 86, 101, 85),
            (116, 88, 124, 104),
            (126, 172),
            (92, 172),
            (88, 140),
            (77, 116),
            (76, 102, 82, 92),
        ),
    )
    facing = outline(
        (82, 92), (76, 102, 77, 116), (88, 140), (92, 172), (97, 172), (93, 138), (83, 115), (83, 102, 88, 93)
    )
    sleeve = limb((101, 97, 8.6), (107.6, 124, 6.6), (94, 127.6, 5.0))
    s.figure([[(queue, haze)]], rim, light, 0.6)
    s.figure(
        [
            [(coat, mix(deep, ink, 0.25)), (drape(coat, 96, 8), deep), (facing, dull)],
            [(collar, mix(deep, mid, 0.3)), (both(collar, box(70, 70, 84.6, 100)), gold)],
            [
                (head, mix(ink, key, 0.4)),
                (cut(head, shade), mix(ink, key, 0.6)),
                (both(head, wedge), mix(ink, key, 0.84)),
            ],
            [(hair, mix(haze, mid, 0.25))],
        ],
        rim,
        light,
        1.0,
    )
    s.fill(eye, ink)
    s.fill(polygon((94, 77), (98, 74), (100, 80), (96, 83)), ink)
    for y in (68, 72.4):  # the rolled curls over the ear
        s.figure([[(oval(88, y, 5.4, 2.2, -14), haze)]], "#ffffff", light, 0.5)
    s.figure(
        [[(hat, mix(ink, deep, 0.25))], [(brim, ink)]],
        rim,
        light,
        0.8,
    )
    s.stroke([(55.4, 68.4), (66, 60.4, 80, 54.4), (96, 49.4, 104, 53.4), (109, 57, 115.4, 59.4)], gold, 1.6)
    s.fill(oval(87, 51, 3.4), gold)
    s.fill(oval(87, 51, 1.7), deep)
    # the epaulette, the arm, the hand on the ship's stern
    s.figure(
        [
            [
                (sleeve, mix(deep, mid, 0.5)),
                (both(sleeve, polygon((106, 80), (130, 80), (130, 140), (96, 140), (112, 118))), deep),
            ]
        ],
        rim,
        light,
        1.0,
    )
    for at in range(6):
        s.fill(
            taper((93.6 + at * 2.9, 93 + at * 0.9), 1.5, (92.4 + at * 3.1, 102 + at * 0.6), 1.1), (gold, dull)[at % 2]
        )
    s.figure([[(oval(101, 92.6, 9.4, 3.4, 14), gold)]], rim, light, 0.8)
    cuff = limb((98, 126.8, 6.6), (93, 127.8, 6.2))
    s.figure([[(cuff, gold)], [(limb((91.4, 128, 5.0), (89.6, 128.2, 4.4)), "#fff6e4")]], rim, light, 0.7)
    hand(s, pinch(79, 126, 0.5, 184), mix(ink, key, 0.66), rim, (-0.6, -1), 0.5)


def _chart_table(s: Gouache) -> None:
    """Paint the table's top as a sea: the chart, its lines running to the window, a coast and its soundings."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    chart = polygon((-4, 121), (124, 121), (124, 176), (-4, 176))
    s.figure([[(chart, mix(haze, key, 0.18))]], "#fffdf6", (0, -1), 1.2)
    with s.clipped(chart):
        for x in range(-60, 220, 20):
            s.stroke([(58 + (x - 58) * 0.55, 122), (x, 176)], mix(haze, mid, 0.42), 0.6)
        for y in (132, 141, 154):
            s.stroke([(-4, y), (124, y)], mix(haze, mid, 0.42), 0.6)
        s.fill(blob((-6, 130), (24, 134), (40, 146), (34, 156), (44, 166), (30, 178), (-10, 178)), mix(key, haze, 0.35))
    s.stipple(chart, mix(ink, mid, 0.4), (60, 152), (60, 182), 0.0, 0.45)


def _model(s: Gouache, x: float, y: float) -> None:
    """Paint the model under sail, head to the left, the stone amidships; the point is the middle of its keel."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(oval(x + 3, y + 2.4, 23, 2.8), ink, 0.4)
    s.stroke([(x - 20, y - 8), (x - 30, y - 14)], ink, 1.1)
    for at, top in ((-13.6, 34), (13.6, 31)):
        mast = x + at
        s.stroke([(mast, y - top - 4), (mast, y - 7)], ink, 1.2)
        s.stroke([(mast, y - top), (x + at * 2.1, y - 9)], ink, 0.5)
        for tier in range(2):
            foot, wide = y - 13 - tier * 9.6, 6.6 - tier * 1.5
            sail = outline(
                (mast + wide, foot), (mast + wide - 2.6, foot - 4.6, mast + wide - 1, foot - 8.6),
                (mast - wide + 1, foot - 8.6), (mast - wide - 3, foot - 3.6, mast - wide, foot), (mast, foot - 2, mast + wide, foot),
            )  # fmt: skip
            s.figure(
                [
                    [
                        (sail, "#fff3d6"),
                        (both(sail, box(mast + 0.6, foot - 10, mast + 12, foot + 2)), mix(haze, key, 0.5)),
                    ]
                ],
                "#ffffff",
                (-0.8, -0.6),
                0.6,
            )
        s.fill(polygon((mast, y - top - 4), (mast - 7, y - top - 2.6), (mast, y - top - 1)), key)
    hull = outline(
        *(
            (x - 22, y - 9),
            (x - 16, y - 6.6, x + 15, y - 7),
            (x + 17, y - 12),
            (x + 22, y - 12),
            (x + 21, y - 3, x + 15, y + 2),
        ),
        *((x - 13, y + 2), (x - 20, y - 1.6, x - 22, y - 9)),
    )
    s.gem(SAPPHIRE, x, y - 16.5, 9.2, 10, 1.6)
    s.figure(
        [[(hull, mix(key, ink, 0.55)), (both(hull, box(x - 40, y - 2.4, x + 40, y + 8)), mix(ink, key, 0.2))]],
        mix(key, haze, 0.5),
        (-0.6, -1),
        0.7,
    )
    s.stroke([(x - 21, y - 5), (x, y - 3.4, x + 21, y - 5.6)], key, 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-05": Picture(
        armillary,
        ((62, 106), (84, 70), (70, 79), (83, 127)),
        "turns a brass sphere",
        "observatory",
        "slit of a dome",
        seed=5,
    ),
    "b3-06": Picture(
        model_ship,
        ((58, 118.5), (74, 72), (87, 51), (79, 126), (101, 93)),
        "pushes a model ship",
        "cabin of a flagship",
        "stern window over the harbour",
        seed=6,
    ),
}

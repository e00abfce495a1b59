"""Pictures of the sapphire cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import arm, leg, limb, mitten, profile, skin
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
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
from tools.art.poster.sheet import star


def sapphire_doge(s: Gouache) -> None:
    """Level 3, from behind: the doge holds a sapphire against the sun over his harbour."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mid, mix(mid, haze, 0.45), mix(haze, key, 0.25)])
    s.stipple(box(0, 36, WIDTH, 84), mid, (0, 40), (0, 82), 0.5, 0.0)
    s.rings(
        *(96, 68, [46, 34, 25, 17.5]),
        [mix(mid, haze, 0.62), mix(haze, key, 0.22), mix(haze, key, 0.5), mix(key, "#fff3c8", 0.45)],
    )
    for y, x0, x1, k in ((47, -4, 44, 0.35), (53, 14, 58, 0.5), (80, -4, 34, 0.72), (86, 30, 66, 0.8)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 8, y + 2.2), (x0 + 7, y + 2.4)), mix(mid, haze, k))
    for x, y, r in ((34, 58, 3.4), (46, 66, 2.6), (26, 70, 2.2)):
        s.fill(
            outline(
                (x - r, y - r * 0.5),
                (x - r * 0.4, y - r * 0.6, x, y),
                (x + r * 0.4, y - r * 0.7, x + r, y - r * 0.6),
                (x + r * 0.4, y - r * 0.3, x, y + r * 0.35),
                (x - r * 0.4, y - r * 0.2, x - r, y - r * 0.5),
            ),
            mix(haze, "#ffffff", 0.5),
        )

    # the city far off, in two hazed planes
    def row(y, marks, color):
        for x, w, h, kind in marks:
            s.fill(box(x - w, y - h, x + w, y + 2), color)
            if kind == "t":
                s.fill(polygon((x - w, y - h), (x, y - h - 7), (x + w, y - h)), color)
            if kind == "d":
                s.fill(
                    outline(
                        (x - w, y - h),
                        (x - w, y - h - w * 1.4, x, y - h - w * 1.9),
                        (x + w, y - h - w * 1.4, x + w, y - h),
                    ),
                    color,
                )

    row(
        106,
        (
            (8, 5, 14, ""),
            (20, 7, 10, "d"),
            (33, 5, 8, ""),
            (42, 2.2, 36, "t"),
            (52, 6, 10, ""),
            (62, 8, 8, ""),
            (108, 5, 6, "d"),
            (118, 4, 10, "t"),
        ),
        mix(mid, haze, 0.30),
    )
    s.fill(box(-2, 105, WIDTH + 2, 172), mix(mid, deep, 0.25))
    s.wash(box(-2, 105, WIDTH + 2, 172), (0, 105), (0, 150), [mix(mid, haze, 0.35), deep])
    row(112, ((4, 8, 22, ""), (18, 5, 14, "d"), (29, 4, 9, "")), mix(mid, deep, 0.55))
    s.fill(polygon((-2, 111), (36, 111), (30, 115), (-2, 116)), mix(mid, deep, 0.55))
    for i, (y, w) in enumerate(((107.5, 13), (110.5, 9), (113.6, 12), (117, 7), (121, 10), (126, 6), (131, 8))):
        s.fill(
            polygon((97 - w, y), (97 + w, y), (97 + w - 2, y + 1.3), (97 - w + 2, y + 1.3)),
            mix(key, haze, 0.35 - 0.04 * i),
        )
    for x, y in ((14, 98), (21, 101), (33, 101), (53, 100), (60, 101), (10, 104), (4, 96), (18, 106), (65, 102)):
        s.fill(box(x, y, x + 1.1, y + 1.8), mix(key, haze, 0.3))
    # masts
    for x, y, h in ((52, 116, 34), (46, 115, 24)):
        s.stroke([(x, y), (x, y - h)], mix(deep, ink, 0.3), 0.8)
        s.stroke([(x - 6, y - h * 0.55), (x + 4, y - h * 0.92)], mix(deep, ink, 0.3), 0.6)
    s.fill(outline((38, 114), (48, 120, 62, 113), (58, 120, 42, 120)), mix(deep, ink, 0.3))
    # balustrade
    s.fill(box(-2, 134, WIDTH + 2, 140), mix(ink, deep, 0.3))
    for x in range(2, 124, 9):
        s.fill(
            outline(
                (x - 1.4, 140),
                (x - 3.4, 147, x - 1, 153),
                (x - 2.4, 157, x - 2, 160),
                (x + 2, 160),
                (x + 2.4, 157, x + 1, 153),
                (x + 3.4, 147, x + 1.4, 140),
            ),
            ink,
        )
    s.fill(box(-2, 159, WIDTH + 2, 172), ink)
    # the doge
    cloak = outline((58, 80), (50, 86, 48, 108), (44, 140, 34, 172), (100, 172), (92, 140, 88, 108), (87, 88, 80, 80))
    fold = outline((69, 92), (66, 130, 62, 172), (84, 172), (78, 130, 74, 92))
    sleeve = outline((80, 82), (90, 82, 99, 73), (102.5, 77), (98, 90, 90, 108), (84, 104, 82, 98))
    ermine = outline((61, 76.4), (69, 80, 77, 76.4), (86, 82, 88, 97), (70, 107, 48, 98), (50, 83, 61, 76.4))
    head, *_ = profile(69.5, 66, 14, 1, 0)
    hat = outline(
        (61.4, 66.5),
        (59.6, 56, 63.2, 49.4),
        (64.4, 43.6, 69, 42.6),
        (68, 48.4, 71.6, 51.4),
        (77.8, 55, 77.4, 65),
        (70, 68.6, 61.4, 66.5),
    )
    band = outline((61.1, 63), (69, 66, 77.4, 61.6), (77.5, 66.2), (69.4, 70.4, 61.3, 67.6))
    robe, rim = mix(ink, deep, 0.35), mix(key, "#fff3c8", 0.5)
    s.figure(
        [
            [
                (cloak, robe),
                (fold, mix(ink, deep, 0.08)),
                (outline((50, 100), (45, 140, 38, 172), (30, 172), (46, 110)), ink),
            ],
            [(sleeve, mix(ink, deep, 0.8))],
        ],
        rim=rim,
        light=(1, -0.35),
        width=1.0,
    )
    s.stipple(
        both(cloak, outline((78, 96), (84, 130, 90, 172), (104, 172), (92, 110), (86, 90))),
        mid,
        (92, 130),
        (76, 134),
        0.5,
        0.0,
    )
    s.figure(
        [
            [(head, mix(ink, key, 0.42))],
            [(hat, mix(deep, ink, 0.1)), (band, mix(key, ink, 0.12))],
            [
                (ermine, mix(haze, mid, 0.25)),
                (both(ermine, outline((40, 70), (64, 80, 62, 110), (40, 110))), mix(mid, deep, 0.35)),
            ],
        ],
        rim=rim,
        light=(1, -0.35),
        width=0.9,
    )
    for x, y in ((58, 88), (66, 93), (74, 89), (80, 95), (70, 99), (82, 86), (61, 97)):
        s.fill(polygon((x - 0.7, y), (x + 0.7, y), (x, y + 2.8)), ink)
    s.figure([[(mitten(101.6, 73, 3.0, -70), mix(ink, key, 0.45))]], rim=rim, light=(1, -0.5), width=0.7)
    s.gem(1, 102.6, 64, 7.2, glint=1.5)


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
    # parapet, floor
    rim = mix(haze, "#fffdf6", 0.5)
    s.figure(
        [[(polygon((-2, 120), (122, 120), (122, 172), (-2, 172)), mix(ink, deep, 0.2))]],
        mix(mid, haze, 0.3),
        (0, -1),
        0.7,
    )
    s.stipple(box(30, 121, 104, 150), mix(mid, haze, 0.2), (0, 121), (0, 146), 0.6, 0.0)
    # the sphere's foot
    foot = join(
        outline(
            (58, 104),
            (66, 112, 74, 104),
            (72, 114, 68.4, 116),
            (68.4, 142),
            (76, 148),
            (76, 152),
            (56, 152),
            (56, 148),
            (63.6, 142),
            (63.6, 116),
            (60, 114, 58, 104),
        ),
        oval(66, 127, 4.4, 3.4),
    )
    s.figure(
        [[(foot, mix(key, ink, 0.55)), (both(foot, box(66, 100, 80, 156)), mix(key, ink, 0.78))]], rim, (-1, -0.6), 0.7
    )
    x, y, r = 66.0, 80.0, 23.0

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
    s.spot(x, y, 7, 14, "#fffdf6", 0.6)
    s.gem(1, x, y, 8.0, glint=1.6)
    band(both(zodiac, tilted), 0.08)
    band(colure, 0.16)
    # the princess
    head, shade, wedge, eye = profile(101, 59.6, 16, -1, 2, neck=0.36)
    hair = outline(
        (95.6, 53),
        (98, 48.6, 104, 50),
        (112, 53, 110.4, 61),
        (109, 67, 105, 66),
        (105, 60, 101.6, 56.6),
        (98, 56, 95.6, 53),
    )
    braid = ribbon([(108, 62, 3.2), (113, 74, 3.6), (112, 90, 3.0), (115, 106, 2.2), (112, 116, 0.5)])
    crown = polygon(
        (94.6, 53), (94, 46), (97.6, 49), (101, 43.4), (103.8, 48), (108.4, 45.6), (108.4, 51.6), (101, 50.6)
    )
    gown = outline(
        (99, 73),
        (105, 70.6, 110, 74),
        (116, 84, 113, 98),
        (120, 130, 126, 172),
        (84, 172),
        (92, 132, 97.6, 98),
        (95, 84, 99, 73),
    )
    train = outline(
        (108, 74), (113, 90, 108, 104), (108, 140, 112, 174), (130, 174), (118, 120, 114, 96), (115, 84, 108, 74)
    )
    sleeve = join(taper((103, 78), 4.4, (93.6, 92.6), 3.6), taper((93.6, 92.6), 3.4, (86.4, 82), 2.2))
    skin = mix(ink, key, 0.52)
    s.figure(
        [
            [(arm((104, 77), (97, 78), (88, 68)), mix(ink, deep, 0.6)), (mitten(85.6, 66, 2.7, -130), skin)],
            [
                (gown, mix(deep, mid, 0.15)),
                (train, mix(ink, deep, 0.25)),
                (both(gown, polygon((90, 98), (120, 96), (120, 100.6), (90, 102))), key),
            ],
            [(head, skin), (both(head, shade), mix(ink, key, 0.34)), (both(head, wedge), mix(key, haze, 0.45))],
            [(hair, ink), (braid, ink)],
            [(crown, key)],
            [(sleeve, mix(deep, mid, 0.5)), (mitten(85.4, 79.6, 2.8, -125), mix(ink, key, 0.6))],
        ],
        rim,
        (-1, -0.2),
        0.9,
    )
    s.fill(eye, ink)
    for bead_x, bead_y in ((112, 76), (112.6, 88), (113.6, 100)):  # beads of the braid
        s.fill(oval(bead_x, bead_y, 1.2), key)
    s.stipple(
        both(gown, polygon((86, 120), (106, 110), (106, 172), (82, 172))),
        mix(mid, haze, 0.2),
        (88, 140),
        (102, 140),
        0.6,
        0.0,
    )


def model_ship(s: Gouache) -> None:
    """Level 3: in her stern cabin an admiral pushes a model ship across the chart; through the panes lies the fleet."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the stern window: a sea at evening in leaning panes
    window = polygon((20, 38), (96, 38), (104, 118), (12, 118))
    with s.clipped(window):
        s.wash(ALL, (0, 38), (0, 90), [mix(mid, haze, 0.2), mix(haze, "#ffffff", 0.3)])
        for y, x0, x1 in ((48, 24, 58), (55, 62, 100), (64, 18, 44)):
            s.fill(box(x0, y, x1, y + 3, 1.5), mix(haze, mid, 0.3))
        s.fill(box(-4, 88, 124, 120), mix(mid, haze, 0.25))
        s.stipple(box(-4, 88, 124, 120), mix(deep, mid, 0.4), (60, 92), (60, 118), 0.1, 0.8)
        bars(s, 48, mix(haze, "#ffffff", 0.5), ((91, 30), (95, 18), (99, 24)), 1.2)
        for x, k in ((26, 0.9), (46, 1.25), (66, 0.8)):  # ships of the line
            hull = placed(outline((-10, -4), (10, -3), (8, 3, 4, 3.4), (-8, 3.4), (-10, 0, -10, -4)), x, 88, k)
            s.fill(hull, mix(deep, ink, 0.2))
            for at in (-6, 0, 6):
                for y, wide, high in ((-12, 3.2, 7.6), (-19, 2.4, 6)):
                    sail = outline(
                        (-wide, y), (wide, y), (wide + 1.4, y + high * 0.6, wide, y + high), (-wide, y + high)
                    )
                    s.fill(placed(sail, x + at * k, 88, k), mix(haze, "#ffffff", 0.7))
                s.stroke([(x + at * k, 88 - 22 * k), (x + at * k, 86)], ink, 0.6)
    for top, foot in ((20, 12), (39, 35), (58, 58), (77, 81), (96, 104)):
        s.fill(taper((top, 36), 1.3, (foot, 118), 1.7), mix(ink, deep, 0.6))
    for y in (62, 90):
        s.stroke([(20 - (y - 38) * 0.1, y), (96 + (y - 38) * 0.1, y)], mix(ink, deep, 0.6), 1.5)
    s.rim([window], mix(haze, key, 0.3), (-1, 0.2), 0.7)
    # the admiral: bicorne, epaulette, her arm along the rake
    head = profile(86, 66, 19, -1, 14)
    hat = outline((68, 60), (76, 56, 82, 45), (93, 40, 101, 48), (105, 54, 110, 61), (98, 60, 90, 58), (78, 57, 68, 60))
    wig = outline(
        (89, 57), (98, 57, 98.6, 66), (99, 78, 102, 88), (97, 92, 93, 87), (94, 76, 90.4, 73), (86.6, 66, 89, 57)
    )
    coat = outline((84, 86), (94, 78, 106, 84), (120, 96, 122, 132), (84, 132), (80, 104, 84, 86))
    lapel = outline((84, 86), (88, 82, 91, 82), (88, 104, 92, 132), (84, 132), (80, 104, 84, 86))
    sleeve = limb((102, 94, 7.4), (108, 112, 6.2), (95, 115.4, 4.4))
    rim = mix(haze, "#fff6dc", 0.5)
    s.figure(
        [
            [
                (coat, deep),
                (both(coat, polygon((102, 76), (126, 76), (126, 134), (100, 134))), mix(ink, deep, 0.4)),
                (lapel, haze),
            ],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink)],
            [(wig, mix(haze, mid, 0.2)), (polygon((92, 79), (99.4, 77.6), (100, 80.6), (92.6, 82)), ink)],
            [(hat, ink), (both(hat, polygon((66, 61), (84, 44), (92, 60))), mix(ink, deep, 0.6))],
        ],
        rim,
        (-1, -0.3),
        1.05,
    )
    s.stroke([(68.6, 60), (80, 57, 90, 58), (100, 59, 109, 61)], key, 1.2)
    s.fill(oval(84, 53, 2.6), key)
    s.fill(oval(84, 53, 1.2), haze)
    # the table and the chart on it
    s.figure(
        [[(polygon((-4, 128), (124, 122), (124, 172), (-4, 172)), mix(key, ink, 0.6))]],
        mix(key, haze, 0.4),
        (0, -1),
        1.0,
    )
    chart = polygon((30, 131), (112, 126), (122, 152), (22, 158))
    s.figure([[(chart, mix(haze, key, 0.2))]], "#fffdf6", (-0.4, -1), 0.9)
    with s.clipped(chart):
        for x in (40, 58, 76, 94):
            s.stroke([(x + 8, 124), (x - 6, 162)], mix(haze, mid, 0.4), 0.6)
        s.stroke([(20, 142), (124, 136)], mix(haze, mid, 0.4), 0.6)
        coast = blob((20, 128), (40, 130), (46, 138), (40, 146), (46, 152), (36, 162), (14, 162))
        s.fill(coast, mix(key, haze, 0.4))
    s.stipple(box(-4, 156, 124, 172), ink, (60, 158), (60, 172), 0.1, 0.6)
    # the model, the rake behind it, the stone it sails for
    hull = outline(
        (50, 121), (54, 124, 73, 122), (75, 116), (78, 116), (76, 128, 70, 132), (56, 132), (51, 128, 50, 121)
    )
    s.fill(oval(64, 134, 13, 2.4), ink, 0.45)
    s.figure(
        [[(hull, mix(key, ink, 0.66))], [(both(hull, box(48, 126, 80, 134)), mix(ink, key, 0.2))]],
        mix(key, haze, 0.5),
        (-0.6, -1),
        0.7,
    )
    for x, top in ((58, 98), (69, 94)):
        s.stroke([(x, top - 3), (x, 123)], ink, 1.1)
        for y, wide in ((top, 4.6), (top + 10, 6.0)):
            sail = outline(
                (x - wide, y + 8),
                (x - wide - 2, y + 3, x - wide + 1.4, y),
                (x + wide - 1, y),
                (x + wide - 3, y + 4, x + wide, y + 8),
            )
            s.figure(
                [[(sail, key), (both(sail, box(x + 0.6, y - 1, x + 9, y + 9)), mix(key, ink, 0.22))]],
                "#fff6d8",
                (-0.8, -0.6),
                0.6,
            )
    s.figure(
        [
            [
                (
                    join(
                        taper((103, 105.4), 1.3, (79, 125), 1.1), placed(box(-1.3, -5, 1.3, 5, 0.6), 79.4, 126.6, 1, 8)
                    ),
                    mix(key, ink, 0.35),
                )
            ]
        ],
        rim,
        (-0.3, -1),
        0.7,
    )
    s.figure(
        [
            [(sleeve, mix(deep, mid, 0.15))],
            [(limb((98, 114.8, 4.9), (94.4, 115.6, 4.6)), haze)],
            [(mitten(91, 115.6, 3.8, 170), mix(ink, key, 0.6))],
        ],
        rim,
        (-0.5, -1),
        1.0,
    )
    epaulette = outline((94, 86), (102, 80, 110, 88), (110, 93, 108, 97), (102, 90, 95, 93), (93, 90, 94, 86))
    s.figure(
        [[(epaulette, key), (both(epaulette, box(103, 78, 114, 99)), mix(key, ink, 0.3))]], "#fff6d8", (-0.5, -1), 0.7
    )
    s.spot(50, 145, 6, 14, mix(key, ink, 0.5), 0.8, chart)
    s.gem(SAPPHIRE, 50, 143, 7.8, 10, 1.6)


def gondola(s: Gouache) -> None:
    """Level 3: a masked lady hands a sapphire from her gondola to a cloaked friend, under a bridge at night."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the bridge
    s.fill(ALL, mix(ink, deep, 0.3))
    mouth = arch(17, 117, 92, 190, 50)
    s.line(arch(13, 121, 92, 190, 54), mix(deep, mid, 0.2), 3.4)
    for turn in range(15, 180, 15):
        a = math.radians(turn)
        s.stroke(
            [(67 - 52 * math.cos(a), 92 - 52 * math.sin(a)), (67 - 58 * math.cos(a), 92 - 59 * math.sin(a))], ink, 1.0
        )
    with s.clipped(mouth):
        s.wash(mouth, (0, 40), (0, 112), [mix(deep, mid, 0.7), mix(mid, haze, 0.55), mix(haze, "#fffdf6", 0.4)])
        # palaces far down the canal
        for x0, x1, y, tone in ((14, 44, 62, 0.5), (40, 58, 74, 0.25), (82, 100, 72, 0.25), (94, 120, 58, 0.5)):
            s.fill(box(x0, y, x1, 112), mix(mid, deep, tone))
            for x in range(int(x0) + 3, int(x1) - 2, 5):
                for row in (y + 5, y + 14):
                    s.fill(
                        arch(x, x + 2.2, row + 1.4, row + 5),
                        mix(key, haze, 0.2) if (x + int(y)) % 3 else mix(mid, deep, 0.8),
                    )
        s.wash(box(14, 108, 122, 172), (0, 108), (0, 160), [mix(mid, haze, 0.7), mix(mid, deep, 0.4)])
        s.stipple(box(14, 108, 122, 150), mix(haze, "#ffffff", 0.2), (0, 108), (0, 132), 0.6, 0.0)
        # the vault, lit by the boat's lamp
        inner = arch(24, 110, 94, 190, 44)
        s.fill(cut(mouth, inner), mix(ink, deep, 0.6))
        s.fill(both(cut(mouth, inner), oval(108, 60, 40)), mix(deep, key, 0.4))
        s.fill(both(cut(mouth, inner), oval(108, 60, 25)), mix(key, haze, 0.15))
        s.spot(108, 60, 25, 40, mix(key, haze, 0.15), 0.6, cut(mouth, inner))
    bars(s, 97, mix(key, "#fff3c8", 0.3), ((116, 10), (138, 12), (143, 8), (148, 13), (154, 7), (160, 10)), 1.5)
    rim = mix(key, "#fff3c8", 0.45)
    # quay and the friend who reaches down
    s.figure(
        [[(polygon((-2, 116), (40, 116), (40, 124), (48, 124), (48, 134), (54, 134), (54, 172), (-2, 172)), ink)]],
        rim,
        (1, -0.8),
        0.7,
    )
    head, _shade, wedge, _eye = profile(50, 58.6, 14.4, 1, 16)
    cloak = outline((40, 68), (48, 63, 55, 70), (60, 84, 50, 100), (52, 112, 50, 124), (22, 122), (26, 90, 40, 68))
    hood = outline(
        (45, 51), (53, 47.6, 54.6, 53), (50.6, 56, 50.6, 62), (52, 68, 55, 71), (46, 76, 39, 72), (36, 58, 45, 51)
    )
    s.figure(
        [
            [(leg((40, 116), (41, 120), (40, 123), (47, 124), 0.8), ink)],
            [
                (cloak, mix(ink, deep, 0.3)),
                (both(cloak, outline((30, 66), (44, 76), (40, 100, 40, 126), (20, 126))), ink),
            ],
            [(head, mix(ink, key, 0.36)), (both(head, wedge), mix(key, haze, 0.35)), (hood, mix(deep, mid, 0.25))],
            [
                (arm((49, 76), (56, 88), (66.4, 84)), mix(ink, deep, 0.7)),
                (mitten(68.4, 83.2, 2.7, -12), mix(ink, key, 0.5)),
            ],
        ],
        rim,
        (1, 0),
        0.9,
    )
    # lamp on its pole
    s.fill(taper((113, 128), 0.9, (110.6, 61), 0.8), ink)
    s.spot(110.6, 57, 6, 14, "#fff3c8", 0.6)
    lamp(s, 110.6, 47.4, 1.8)
    # the lady
    head, shade, _wedge, _eye = profile(92, 75.4, 14.6, -1, -12, neck=0.34)
    hair = outline(
        (87.6, 69),
        (90, 64.6, 96, 66),
        (103, 70, 100.6, 78),
        (98, 83.4, 95.6, 82),
        (96.6, 75, 92.6, 72),
        (89, 72, 87.6, 69),
    )
    plume = outline((95, 68), (97, 60, 103, 60), (107, 61, 105.6, 68), (103, 65, 101, 67), (99, 69, 97.6, 71))
    mask = outline(
        (84.6, 71.8), (89, 71, 93.6, 73.4), (93.6, 76.6, 89.4, 77.2), (87.4, 76.4, 86.2, 78.4), (84, 77.6, 84.6, 71.8)
    )
    bodice = outline(
        (91, 88),
        (97, 85.6, 102, 90),
        (106, 100, 103, 110),
        (110, 120, 112, 130),
        (76, 130),
        (80, 116, 90, 109),
        (89, 98, 91, 88),
    )
    skin = mix(key, ink, 0.24)
    s.figure(
        [
            [(plume, mix(haze, "#fffdf6", 0.4))],
            [
                (bodice, mix(deep, mid, 0.3)),
                (both(bodice, outline((98, 84), (96, 104, 98, 132), (120, 132), (110, 84))), mix(ink, deep, 0.6)),
            ],
            [(head, skin), (both(head, shade), mix(key, ink, 0.5)), (hair, ink)],
            [(mask, "#fffdf6")],
            [(arm((95, 91), (88, 100.6), (79.6, 87)), mix(deep, mid, 0.6)), (mitten(78, 84.6, 2.7, -125), skin)],
        ],
        "#fff3c8",
        (0.6, -1),
        0.8,
    )
    s.fill(oval(87.6, 74.8, 1.5, 0.8, 6), ink)
    s.gem(1, 73.6, 77, 7, glint=1.5)
    # the gondola
    hull = outline(
        (54, 107),
        (55.6, 103, 59.6, 105),
        (62, 121, 75, 126),
        (98, 131, 124, 118),
        (128, 136),
        (102, 148, 80, 142),
        (58, 137, 56.4, 114),
        (53, 113, 54, 107),
    )
    s.figure([[(hull, ink)]], rim, (0.5, -1), 0.9)
    for y in (106, 109.4, 112.8):
        s.fill(box(50.6, y + 2, 56, y + 3.6), ink)
    s.stroke([(64, 130), (86, 138, 116, 129)], mix(key, ink, 0.2), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-05": Picture(
        armillary, ((66, 80), (96, 62), (86, 80)), "turns a brass sphere", "observatory", "slit of a dome", seed=5
    ),
    "b3-06": Picture(
        model_ship,
        ((82, 66), (91, 115), (64, 100), (50, 143)),
        "pushes a model ship",
        "cabin of a flagship",
        "stern window over the sea",
        seed=6,
    ),
    "b3-07": Picture(
        gondola,
        ((74, 77), (90, 76), (53, 60)),
        "gives a stone from her gondola",
        "canal",
        "boat lamp under an arch",
        seed=7,
    ),
    "b3-08": Picture(
        sapphire_doge,
        ((70, 60), (90, 60)),
        "holds a stone against the sun",
        "balcony over a harbour",
        "disc behind the stone",
        seed=15,
    ),
}

"""Pictures of the sapphire cards of level 3 in observatory and cabin."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import arm, limb, mitten, profile, skin
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    with s.clipped(chart):  # its shadow, and the window's light through it
        for reach, tone in ((1.0, mix(mid, haze, 0.42)), (0.72, mix(mid, haze, 0.08)), (0.4, "#eaf6ff")):
            light = outline((0, -3), (13, -8, 26, -2), (29, 0, 26, 2.4), (12, 7, 0, 3))
            s.fill(placed(light, 53, 150, reach, 4), tone)
    s.fill(oval(53, 150, 9, 2.2, 4), ink, 0.85)
    s.gem(SAPPHIRE, 50, 143, 7.8, 10, 1.6)


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
}

"""Pictures of the sapphire cards of level 3 in observatory and cabin."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import arm, hand, limb, mitten, pinch, profile
from tools.art.base.gouache import SAPPHIRE, Gouache
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
    """Level 3: an admiral, her eyes level with the chart, moves a model ship across it; the sapphire is its cargo."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the stern window: a sea at evening in leaning panes, the fleet on both sides of her
    window = polygon((12, 38), (116, 38), (124, 112), (4, 112))
    with s.clipped(window):
        s.wash(ALL, (0, 38), (0, 92), [mix(mid, haze, 0.1), mix(haze, "#ffffff", 0.4)])
        s.fill(box(-4, 92, 124, 120), mix(mid, haze, 0.25))
        s.stipple(box(-4, 92, 124, 120), mix(deep, mid, 0.4), (60, 94), (60, 114), 0.0, 0.4)
        for x, k in ((24, 1.2), (112, 1.1)):
            _ship_of_the_line(s, x, 92, k)
    for top, foot in ((14, 8), (40, 36), (88, 90), (112, 116)):
        s.fill(taper((top, 36), 1.3, (foot, 118), 1.7), mix(ink, deep, 0.6))
    for y in (64, 90):
        s.stroke([(8, y), (120, y)], mix(ink, deep, 0.6), 1.5)
    _admiral(s, 75)
    _chart_table(s)
    _model(s, 74, 138)
    fingers = pinch(99, 131, 0.72, 200)
    sleeve = limb((128, 152, 8), (119, 139, 5.4))
    s.figure([[(sleeve, deep)], [(limb((120, 140, 5.4), (116, 136.6, 5.0)), haze)]], "#fff6dc", (-0.6, -1), 0.9)
    hand(s, fingers, mix(ink, key, 0.6), "#fff6dc", (-0.6, -1), 0.6)


def _ship_of_the_line(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a far ship under sail; the point is the middle of its water line."""
    hull = outline((-10, -4), (10, -3), (8, 3, 4, 3.4), (-8, 3.4), (-10, 0, -10, -4))
    s.fill(placed(hull, x, y, k), mix(s.deep, s.ink, 0.2))
    for at in (-6, 0, 6):
        for top, wide, high in ((-12, 3.2, 7.6), (-19, 2.4, 6)):
            sail = outline(
                (-wide, top), (wide, top), (wide + 1.4, top + high * 0.6, wide, top + high), (-wide, top + high)
            )
            s.fill(placed(sail, x + at * k, y, k), mix(s.haze, "#ffffff", 0.7))
        s.stroke([(x + at * k, y - 22 * k), (x + at * k, y - 2)], s.ink, 0.6)


def _admiral(s: Gouache, x: float) -> None:
    """Paint the admiral from the front down to her shoulders: bicorne, powdered curls, eyes lowered to the ship."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lit, shade, dark = mix(ink, key, 0.68), mix(ink, key, 0.46), mix(ink, key, 0.3)
    rim, light = "#fff6dc", (-1, -0.2)
    coat = outline((34, 140), (34, 116, 56, 111), (x, 122, 94, 111), (118, 116, 120, 140))
    stock = outline((x - 11, 104), (x + 11, 104), (x + 15, 122), (x, 130), (x - 15, 122))
    face = outline(
        *(
            (x - 19, 68),
            (x, 60, x + 19, 68),
            (x + 20, 84, x + 16, 95),
            (x + 11, 108, x, 110),
            (x - 11, 108, x - 16, 95),
        ),
        (x - 20, 84, x - 19, 68),
    )
    hat = outline(
        (x - 46, 76),
        (x - 42, 66),
        (x - 26, 62, x - 15, 47),
        (x, 35, x + 15, 47),
        (x + 26, 62, x + 42, 66),
        (x + 46, 76),
        (x + 24, 65, x, 64),
        (x - 24, 65, x - 46, 76),
    )
    wig = outline((x - 22, 60), (x - 31, 76, x - 25, 103), (x + 25, 103), (x + 31, 76, x + 22, 60))
    s.figure(
        [
            [(coat, deep), (both(coat, box(x + 12, 100, 130, 150)), mix(ink, deep, 0.4))],
            [(stock, haze), (both(stock, box(x + 2, 100, 100, 140)), mix(haze, mid, 0.4))],
            [(wig, mix(haze, mid, 0.3))],
            [(face, lit)],
        ],
        rim,
        light,
        1.0,
    )
    with s.clipped(face):
        s.fill(
            outline(
                (x + 3, 58),
                (x + 1, 74, x + 1.4, 80),
                (x + 5, 92, x + 2, 96),
                (x + 1, 101, x + 3, 112),
                (110, 112),
                (110, 58),
            ),
            shade,
        )
        s.stipple(face, shade, (x, 84), (x - 6, 84), 0.5, 0.0)
        s.fill(outline((x - 24, 66), (x, 60, x + 24, 66), (x + 24, 74), (x, 68, x - 24, 74)), dark)
    for side in (-1, 1):
        for y in (80, 87.6, 95.2):  # rolled curls
            roll = box(x + side * 23 - 6.4, y - 3.6, x + side * 23 + 6.4, y + 3.6, 3.4)
            s.figure([[(roll, mix(haze, mid, 0.06 if side < 0 else 0.4))]], "#ffffff", (-0.6, -1), 0.7)
        ex, ey = x + side * 9.2, 82.0
        almond = outline(
            (ex - 6.4, ey + 0.4),
            (ex - 2, ey - 4.4, ex, ey - 4.2),
            (ex + 4, ey - 4, ex + 6.4, ey + 0.4),
            (ex, ey + 7.6, ex - 6.4, ey + 0.4),
        )
        s.fill(almond, "#fff8ea")
        with s.clipped(almond):
            s.fill(oval(ex, ey + 1.4, 3.4), mix(mid, deep, 0.4))
            s.fill(oval(ex, ey + 1.8, 1.9), ink)
        s.fill(oval(ex - 1.2, ey, 0.9), "#ffffff")
        s.fill(
            outline(
                (ex - 7.2, ey + 0.8),
                (ex - 2, ey - 6, ex, ey - 5.6),
                (ex + 4, ey - 5.4, ex + 7.2, ey + 0.8),
                (ex, ey - 4, ex - 7.2, ey + 0.8),
            ),
            ink,
        )
        s.fill(outline((ex - 7, ey - 7), (ex, ey - 11, ex + 7, ey - 7), (ex, ey - 8.8, ex - 7, ey - 7)), dark)
        epaulette = outline(
            (x + side * 27, 116), (x + side * 34, 109, x + side * 42, 115), (x + side * 44, 122), (x + side * 26, 122)
        )
        s.figure([[(epaulette, mix(key, ink, 0.0 if side < 0 else 0.3))]], "#fff6d8", (-0.5, -1), 0.7)
    s.fill(outline((x - 3.4, 94), (x, 97, x + 3.6, 94), (x, 92, x - 3.4, 94)), dark)
    s.fill(
        outline((x - 6, 101), (x - 2, 98.6, x, 99.4), (x + 2, 98.6, x + 6, 101), (x, 105, x - 6, 101)),
        mix("#c8402c", ink, 0.25),
    )
    s.figure([[(hat, ink), (both(hat, box(x - 50, 40, x - 8, 80)), mix(ink, deep, 0.5))]], rim, light, 0.9)
    s.stroke([(x - 42, 67), (x - 26, 63, x - 15, 48.4), (x, 36.6, x + 15, 48.4), (x + 26, 63, x + 42, 67)], key, 1.6)
    s.fill(oval(x, 53, 4.4), key)
    s.fill(oval(x, 53, 2.2), haze)
    s.fill(polygon((x - 1.6, 56), (x + 1.6, 56), (x + 1.2, 62), (x - 1.2, 62)), key)


def _chart_table(s: Gouache) -> None:
    """Paint the table's top as a sea: the chart, its lines running to the window, a coast and its soundings."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    chart = polygon((-4, 126), (124, 126), (124, 176), (-4, 176))
    s.figure([[(chart, mix(haze, key, 0.18))]], "#fffdf6", (0, -1), 1.2)
    with s.clipped(chart):
        for x in range(-60, 220, 20):
            s.stroke([(74 + (x - 74) * 0.55, 126), (x, 176)], mix(haze, mid, 0.42), 0.6)
        for y in (132, 141, 154):
            s.stroke([(-4, y), (124, y)], mix(haze, mid, 0.42), 0.6)
        s.fill(blob((-6, 130), (24, 134), (40, 146), (34, 156), (44, 166), (30, 178), (-10, 178)), mix(key, haze, 0.35))
    s.stipple(chart, mix(ink, mid, 0.4), (60, 152), (60, 182), 0.0, 0.45)


def _model(s: Gouache, x: float, y: float) -> None:
    """Paint the model under full sail, head to the left, the stone amidships; the point is the middle of its keel."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(oval(x + 2, y + 3, 27, 3.6), ink, 0.45)
    for at, top, tiers in ((-15, 37, 2), (14, 35, 2)):
        mast = x + at
        s.stroke([(mast, y - top - 5), (mast, y - 8)], ink, 1.3)
        for tier in range(tiers):
            foot, wide = y - 15 - tier * 10.6, 9.6 - tier * 2.2
            sail = outline(
                (mast + wide, foot), (mast + wide - 3.4, foot - 5, mast + wide - 1, foot - 9.4),
                (mast - wide + 1, foot - 9.4), (mast - wide - 4, foot - 4, mast - wide, foot), (mast, foot - 2.4, mast + wide, foot),
            )  # fmt: skip
            s.figure(
                [[(sail, key), (both(sail, box(mast + 1, foot - 12, mast + 14, foot + 2)), mix(key, ink, 0.15))]],
                "#fff6d8",
                (-0.8, -0.6),
                0.7,
            )
        s.fill(polygon((mast, y - top - 5), (mast + 8, y - top - 3), (mast, y - top - 1)), "#fff6d8")
    s.stroke([(x - 26, y - 9), (x - 36, y - 15)], ink, 1.3)
    hull = outline(
        (x - 28, y - 11),
        (x - 20, y - 8, x + 20, y - 9),
        (x + 23, y - 16),
        (x + 28, y - 16),
        (x + 27, y - 4, x + 20, y + 3),
        (x - 16, y + 3),
        (x - 25, y - 2, x - 28, y - 11),
    )
    s.figure(
        [[(hull, mix(key, ink, 0.62)), (both(hull, box(x - 40, y - 3, x + 40, y + 8)), mix(ink, key, 0.2))]],
        mix(key, haze, 0.5),
        (-0.6, -1),
        0.8,
    )
    s.gem(SAPPHIRE, x, y - 16, 10.4, 10, 1.7)
    s.fill(both(hull, box(x - 14, y - 8.6, x + 14, y - 3)), mix(key, ink, 0.62))
    s.stroke([(x - 26, y - 6), (x, y - 4, x + 26, y - 7)], key, 0.9)
    for at in (-16, -8, 0, 8, 16):
        s.fill(box(x + at - 1.2, y - 3, x + at + 1.2, y - 0.8), ink)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-05": Picture(
        armillary, ((66, 80), (96, 62), (86, 80)), "turns a brass sphere", "observatory", "slit of a dome", seed=5
    ),
    "b3-06": Picture(
        model_ship,
        ((74, 122), (66, 83), (84, 83), (98, 131), (60, 110)),
        "pushes a model ship",
        "cabin of a flagship",
        "stern window over the sea",
        seed=6,
    ),
}

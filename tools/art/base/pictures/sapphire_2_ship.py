"""Pictures of the sapphire cards of level 2 aboard a ship and in its map room."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import grip, hand, mitten, profile
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
    around,
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
    taper,
)
from tools.art.poster.sheet import star


def sapphire_crow(s: Gouache) -> None:
    """Level 2: the ship's boy cries land: an isle like a cut stone in the one gap of the storm."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 104), [mix(deep, ink, 0.45), mix(deep, mid, 0.45)])
    with s.clipped(box(-2, -2, WIDTH + 2, 100)):
        s.rings(
            101,
            98,
            [58, 43, 31, 20],
            [mix(deep, mid, 0.75), mix(mid, haze, 0.35), mix(haze, key, 0.28), mix(key, "#fff3c8", 0.5)],
        )
        for y, x0, x1, k, h in (
            (40, 52, 124, -0.2, 8),
            (53, 88, 124, 0.0, 6),
            (86, 64, 86, 0.7, 3),
            (76, 108, 124, 0.75, 3),
        ):
            s.fill(
                outline(
                    (x0, y + h),
                    (x0 + 5, y + h * 0.2, x0 + (x1 - x0) * 0.4, y),
                    (x1, y - h * 0.2),
                    (x1, y + h * 0.7),
                    (x0 + (x1 - x0) * 0.5, y + h * 0.8, x0, y + h),
                ),
                mix(deep, mid, k + 0.2),
            )
        s.gem(1, 103, 93, 11, glint=1.1)
    # sea: overlapping crests
    s.fill(box(-2, 98, WIDTH + 2, 172), mix(mid, haze, 0.12))
    for _i, (y, w) in enumerate(((100, 18), (103, 12), (106.4, 15), (110.6, 9), (115, 12))):
        s.fill(
            polygon((101 - w, y), (101 + w, y), (101 + w - 3, y + 1.4), (101 - w + 3, y + 1.4)), mix(key, haze, 0.35)
        )
    for j, (y, tone) in enumerate(
        (
            (110, mix(mid, deep, 0.25)),
            (121, mix(mid, deep, 0.75)),
            (135, mix(deep, ink, 0.3)),
            (151, mix(deep, ink, 0.75)),
        )
    ):
        step = 24 + 5 * j
        off = (j * 13) % step
        segs = []
        x = -30 + off
        path_start = (x, y + 6)
        while x < WIDTH + 30:
            segs += [(x + step * 0.42, y + 7, x + step * 0.66, y - 5), (x + step * 0.70, y + 3, x + step, y + 6)]
            x += step
        segs += [(WIDTH + 40, 172), (-40, 172)]
        wave = outline(path_start, *segs)
        s.fill(wave, tone)
        s.figure([[(wave, tone)]], rim=mix(haze, mid, 0.15 + 0.2 * j), light=(0.7, -1), width=0.6)
        s.stipple(wave, mix(tone, ink, 0.45), (0, y + 2), (0, y + 18), 0.0, 0.5)
    # sail, mast, nest
    sail = outline((6, 34), (58, 40), (54, 70, 46, 92), (30, 104, -4, 104), (-4, 34))
    s.fill(sail, mix(haze, mid, 0.35))
    s.fill(both(sail, outline((-4, 34), (30, 36), (36, 66, 26, 104), (-4, 106))), mix(mid, deep, 0.3))
    s.stipple(
        both(sail, outline((30, 30), (58, 40), (54, 70, 46, 96), (26, 104), (36, 66, 30, 36))),
        mix(mid, deep, 0.3),
        (32, 70),
        (48, 72),
        0.7,
        0.0,
    )
    s.fill(polygon((-4, 33), (62, 36), (62, 39), (-4, 36)), ink)
    s.figure(
        [[(polygon((56.6, 30), (61.4, 30), (66, 172), (55, 172)), ink)]],
        rim=mix(key, haze, 0.4),
        light=(1, 0),
        width=0.8,
    )
    for x, y in ((20, 172), (88, 172)):
        s.stroke([(59, 46), (x, y)], ink, 0.7)
    with s.moved(-2.0, 0.0, 1.18, about=(66.0, 112.0)):
        # the boy
        head, _shade, wedge, _eye = profile(71, 66, 13.5, 1, -10)
        cap = outline((63, 66), (60, 58, 66, 56.6), (74, 55.6, 76, 61), (70, 60.4, 65.4, 67))
        tail = outline((63.6, 63), (57, 62, 50.6, 66.6), (56, 66.6, 58, 70), (61, 67, 64, 67))
        torso = polygon((62, 76, 5), (74, 74, 5), (76, 90), (74, 112), (60, 112), (60, 92))
        point = join(
            taper((72, 78), 4.0, (86, 75), 2.9),
            taper((86, 75), 2.7, (95, 71.4), 1.7),
            taper((95, 71.4), 1.4, (99.4, 69.6), 0.8),
        )
        cry = join(taper((65, 79), 4.0, (72, 90), 3.0), taper((72, 90), 2.8, (79, 77.6), 1.9))
        nest = polygon((53, 99), (79, 97), (76, 115, 3), (56, 116, 3))
        rim = mix(key, "#fff3c8", 0.35)
        s.figure(
            [
                [(tail, mix(key, ink, 0.2))],
                [(point, mix(ink, deep, 0.55)), (both(point, box(92.6, 60, 106, 80)), mix(ink, key, 0.42))],
                [
                    (torso, mix(ink, deep, 0.5)),
                    (both(torso, polygon((56, 70), (66, 72), (65, 120), (56, 120))), mix(ink, deep, 0.1)),
                    (both(torso, polygon((50, 93), (80, 90), (80, 95), (50, 98))), key),
                ],
                [
                    (head, mix(ink, key, 0.36)),
                    (both(head, wedge), mix(key, haze, 0.4)),
                    (cap, key),
                    (both(cap, polygon((56, 54), (67, 54), (66, 72), (56, 72))), mix(key, ink, 0.4)),
                ],
                [(cry, mix(ink, deep, 0.75)), (mitten(79.4, 76, 2.6, -100), mix(ink, key, 0.5))],
            ],
            rim=rim,
            light=(1, 0.1),
            width=0.9,
        )
        s.figure(
            [[(nest, ink), (polygon((51, 97), (81, 95), (80.6, 99.6), (51.6, 101.6)), mix(ink, deep, 0.6))]],
            rim=rim,
            light=(1, -0.4),
            width=0.9,
        )
        for k in range(4):
            s.stroke([(57 + k * 6, 102 - k * 0.4), (59 + k * 4.6, 114.6)], mix(ink, deep, 0.6), 0.8)


def chart_painter(s: Gouache) -> None:
    """Level 2: a chart painter dips her brush in ground sapphire, by the light of a north window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.25))
    s.stipple(ALL, ink, (76, 60), (124, 50), 0.0, 0.85)
    # the window and its light on the wall
    s.fill(polygon((84, 30), (100, 30), (122, 84), (122, 112), (96, 96)), mix(deep, mid, 0.75))
    frame = box(33, 28, 79, 86)
    s.fill(frame, ink)
    for x0, x1 in ((35.4, 54.4), (57, 76.6)):
        for y0, y1 in ((20, 60), (62.6, 84)):
            s.fill(box(x0, y0, x1, y1), mix(haze, "#fffdf6", 0.6 if x0 > 50 else 0.35))
            s.stipple(box(x0, y0, x1, y1), mix(haze, mid, 0.3), (x0, y1), (x0 + 14, y1 - 14), 0.6, 0.0)
    # roofs beyond it
    for x0, x1 in ((35.4, 54.4), (57, 76.6)):
        with s.clipped(box(x0, 62.6, x1, 84)):
            s.fill(
                polygon(
                    (34, 78),
                    (40, 74),
                    (46, 78),
                    (48, 70),
                    (51, 66),
                    (54, 70),
                    (56, 79),
                    (68, 76),
                    (78, 79),
                    (78, 86),
                    (34, 86),
                ),
                mix(mid, haze, 0.5),
            )
    s.figure([[(box(29, 84, 83, 88.6), mix(deep, ink, 0.3))]], mix(haze, "#fffdf6", 0.3), (0, -1), 0.8)
    # table and chart
    s.fill(polygon((-2, 98), (122, 92), (122, 172), (-2, 172)), mix(ink, deep, 0.2))
    chart = polygon((37, 100), (95, 96), (112, 150), (70, 157), (27, 160))
    s.figure([[(placed(chart, 1.4, 3), ink)], [(chart, mix(haze, "#fffdf6", 0.5))]], None)
    with s.clipped(chart):
        s.fill(
            outline((20, 128), (44, 116, 58, 126), (74, 138, 88, 128), (104, 122, 118, 132), (118, 170), (20, 170)),
            mix(mid, haze, 0.2),
        )
        s.stipple(chart, mix(haze, "#fffdf6", 0.4), (60, 122), (66, 146), 0.7, 0.0)
        s.fill(blob((60, 143), (72, 139), (82, 145), (74, 151), (63, 150)), mix(haze, "#fffdf6", 0.4))
        for turn in range(0, 180, 30):  # rhumb lines
            dx, dy = 60 * math.cos(math.radians(turn)), 60 * math.sin(math.radians(turn))
            s.stroke([(46 - dx, 112 - dy * 0.6), (46 + dx, 112 + dy * 0.6)], mix(mid, deep, 0.2), 0.45, 0.7)
        s.fill(star(46, 112, 5.4), key)
    # the painter
    rim = "#fffdf6"
    head, shade, wedge, eye = profile(94.6, 58.6, 23, -1, 8, neck=0.2)
    hair = outline(
        (85.4, 52),
        (87, 44.4, 98, 45),
        (110, 47.6, 108.6, 62),
        (107, 71, 100.6, 70.6),
        (97.6, 66, 97.4, 61),
        (97.6, 57, 93.6, 55.4),
        (88.6, 54.6, 85.4, 52),
    )
    bun = oval(111, 56, 5.4)
    gown = outline(
        (97, 72.6), (108, 72, 116, 80), (124, 92, 126, 150), (82, 136), (86, 106, 90, 88), (92, 76, 97, 72.6)
    )
    collar = polygon((93, 72, 1), (108, 71, 2), (113, 79, 2), (92, 81, 2))
    sleeve = join(taper((105, 89), 8.4, (88.6, 108), 5.6), taper((88.6, 108), 5.6, (71, 87.6), 3.1))
    skin = mix(key, ink, 0.28)
    s.figure(
        [
            [(gown, mix(ink, deep, 0.45)), (both(gown, polygon((108, 70), (126, 80), (126, 150), (104, 150))), ink)],
            [
                (bun, ink),
                (head, skin),
                (both(head, shade), mix(key, ink, 0.6)),
                (both(head, wedge), mix(key, haze, 0.55)),
            ],
            [(collar, mix(haze, mid, 0.2))],
            [
                (sleeve, key),
                (
                    both(sleeve, outline((100, 76), (94, 98), (86, 104), (78, 102), (82, 118), (118, 112), (118, 76))),
                    mix(key, ink, 0.4),
                ),
            ],
        ],
        rim,
        (-1, -0.4),
        1.0,
    )
    s.fill(eye, ink)
    s.fill(hair, mix(ink, deep, 0.15))
    s.stroke([(87, 52.4), (98, 49, 105.6, 57)], mix(ink, mid, 0.5), 0.6)
    # the hand and its brush
    s.figure(
        [
            [
                (taper((72, 70), 0.7, (62.6, 82.6), 0.9), ink),
                (taper((62.6, 82.6), 1.6, (60, 87), 0.3), mix(deep, mid, 0.4)),
            ],
            [(mitten(69.4, 84.4, 3.7, -128), skin), (taper((70, 80.6), 1.2, (66.2, 78.6), 1.0), skin)],
        ],
        rim,
        (-1, -0.4),
        0.7,
    )
    # the bowl of ground stone
    s.gem(1, 51.4, 83.6, 6.8, glint=1.4)
    bowl = outline((41, 88.6), (65, 88.6), (64, 97, 57, 99.4), (49, 99.4), (42, 97, 41, 88.6))
    s.figure([[(bowl, mix(key, ink, 0.5)), (box(40.4, 87.2, 65.6, 90), mix(key, ink, 0.25))]], rim, (0.2, -1), 0.8)


def star_pilot(s: Gouache) -> None:
    """Through the helmsman's eyes: two hands on the wheel, the bowsprit ahead, and over it the star to steer by."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [mix(ink, deep, 0.4), deep, mix(mid, deep, 0.2)])
    for number, (x, y) in enumerate(
        ((38, 52), (50, 66), (60, 48), (98, 50), (108, 68), (116, 54), (40, 80), (112, 86), (92, 78))
    ):
        s.glint(x, y, 1.2 + number % 3 * 0.5, haze)
    s.fan(78, 62, 48, ((-112, -104), (-76, -68), (-166, -160), (-20, -14), (84, 96), (40, 46), (134, 140)), haze, 0.7)
    s.rings(78, 62, [18, 13], [mix(mid, haze, 0.25), mix(haze, mid, 0.2)], 0.7)
    s.wash(box(-4, 94, 124, 140), (0, 94), (0, 134), [mix(mid, haze, 0.35), deep])
    bars(s, 78, mix(haze, "#ffffff", 0.4), ((96, 9), (100, 15), (105, 11), (110, 18), (116, 13)), 1.3)
    # shrouds on both sides, the bow and its sprit
    for side in (-1, 1):
        mast = [(78 + side * 54, 30), (78 + side * 35, 120)]
        for foot in (34, 42, 51):
            s.stroke([(78 + side * 58, 30), (78 + side * foot, 122)], mix(ink, deep, 0.2), 1.2)
        for share in (0.3, 0.45, 0.6, 0.75, 0.9):
            y = mast[0][1] + 92 * share
            s.stroke([(78 + side * (58 - 24 * share), y), (78 + side * (58 - 7 * share), y)], mix(ink, deep, 0.2), 0.9)
    s.figure([[(taper((78, 124), 2.2, (78, 80), 1.0), ink)]], key, (1, 0), 0.6)
    bow = outline((22, 176), (34, 130, 78, 112), (122, 130, 134, 176), (22, 176))
    s.figure([[(bow, mix(ink, deep, 0.55))]], mix(haze, mid, 0.3), (0, -1), 1.2)
    with s.clipped(bow):
        for x in range(-60, 61, 12):
            s.stroke([(78 + x * 0.16, 114), (78 + x, 176)], mix(ink, deep, 0.15), 1.0)
    s.gem(SAPPHIRE, 78, 62, 9.6, 0, 1.9)
    _wheel(s, 78, 152)


def _wheel(s: Gouache, x: float, y: float) -> None:
    """Paint the upper half of a ship's wheel about its hub, and the hands on it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    brass, dark = mix(key, ink, 0.18), mix(key, ink, 0.5)
    for turn in range(-180, 1, 30):
        inner, outer = around(x, y, 8, turn), around(x, y, 44, turn)
        s.figure(
            [[(taper(inner, 1.7, outer, 1.9), dark)], [(taper(around(x, y, 37, turn), 2.0, outer, 2.8), brass)]],
            haze,
            (0, -1),
            0.8,
        )
    rim_ = cut(oval(x, y, 35), oval(x, y, 27))
    s.figure([[(rim_, brass)]], mix(haze, "#ffffff", 0.4), (0, -1), 1.2)
    s.line(oval(x, y, 31), dark, 1.2)
    s.figure([[(oval(x, y, 9), brass)]], haze, (0, -1), 1.0)
    for side in (-1, 1):
        sleeve = polygon((x + side * 30, 178), (x + side * 26, 152, 3), (x + side * 39, 148, 3), (x + side * 56, 178))
        s.figure([[(sleeve, mix(deep, s.mid, 0.4)), (both(sleeve, box(0, 172, 140, 180)), deep)]], haze, (0, -1), 1.0)
        s.figure(
            [
                [
                    (
                        polygon(
                            (x + side * 25, 155, 1),
                            (x + side * 40, 150, 1),
                            (x + side * 42, 156, 1),
                            (x + side * 26, 161, 1),
                        ),
                        haze,
                    )
                ]
            ],
            "#ffffff",
            (0, -1),
            0.7,
        )
        hand(s, grip(x + side * 27, 131, 0.82, side * 24, side > 0), mix(ink, key, 0.56), "#fff1d0", (0, -1), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-11": Picture(sapphire_crow, ((70, 70), (90, 60)), "cries land", "mast top", "half disc on the sea", seed=27),
    "b2-07": Picture(
        chart_painter, ((51, 84), (69, 83), (87, 60)), "paints a chart", "map room", "north window", seed=7
    ),
    "b2-12": Picture(
        star_pilot,
        ((78, 62), (51, 131), (105, 131), (78, 118)),
        "steers by a star",
        "helm of a ship by night",
        "stone as the star ahead",
        seed=12,
    ),
}

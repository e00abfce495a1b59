"""Pictures of the sapphire cards of level 2 aboard a ship and in its map room."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import limb, mitten, profile
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
    around,
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
    """Level 2: a painter draws a coast on her chart; a sapphire holds it flat and throws the north light on it in blue."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, mid, 0.25))
    s.stipple(ALL, ink, (80, 60), (124, 50), 0.0, 0.85)
    # the window, roofs beyond it, and its light on the wall
    s.fill(polygon((78, 30), (100, 30), (126, 84), (126, 112), (92, 98)), mix(deep, mid, 0.75))
    s.fill(box(6, 28, 78, 92), ink)
    roofs = polygon(
        *((8, 82), (14, 76), (20, 82), (24, 79), (32, 79), (40, 74), (45, 78), (47, 70), (50, 65), (53, 70), (55, 79)),
        *((66, 75), (76, 79), (76, 92), (8, 92)),
    )
    for x0, x1 in ((8.4, 29), (31.6, 52.4), (55, 75.6)):
        for y0, y1 in ((20, 62), (64.6, 90)):
            pane = box(x0, y0, x1, y1)
            s.fill(pane, mix(haze, "#fffdf6", 0.6 if x0 > 50 else 0.35))
            s.stipple(pane, mix(haze, mid, 0.3), (x0, y1), (x0 + 14, y1 - 14), 0.6, 0.0)
            s.fill(both(pane, roofs), mix(mid, haze, 0.5))
    s.figure([[(box(2, 90, 83, 94.6), mix(deep, ink, 0.3))]], mix(haze, "#fffdf6", 0.3), (0, -1), 0.8)
    # the table: its top, its edge towards us
    top = polygon((-4, 99), (124, 97), (124, 150), (-4, 152))
    s.fill(top, mix(s.key, ink, 0.66))
    s.stipple(top, mix(s.key, ink, 0.4), (40, 100), (80, 140), 0.6, 0.0)
    s.figure([[(polygon((-4, 151), (124, 149), (124, 176), (-4, 176)), ink)]], mix(s.key, haze, 0.3), (0, -1), 0.9)
    _chart(s)
    _chart_woman(s)


def _chart(s: Gouache) -> None:
    """Paint the chart, its near end still rolled: coasts, lines of bearing, and the stone with its blue light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    paper = polygon((43, 105), (96, 101), (106, 138), (36, 143))
    s.fill(placed(paper, 1.6, 3.4), ink)
    s.fill(paper, mix(haze, "#fffdf6", 0.5))
    with s.clipped(paper):
        for turn in range(15, 195, 30):
            dx, dy = 80 * math.cos(math.radians(turn)), 80 * math.sin(math.radians(turn))
            s.stroke([(54 - dx, 131 - dy * 0.5), (54 + dx, 131 + dy * 0.5)], mix(mid, haze, 0.35), 0.5)
        south = outline((54, 150), (60, 136, 70, 138), (76, 139, 79, 132), (84, 124, 108, 126), (114, 150))
        north = outline((66, 98), (70, 107, 80, 108), (88, 109, 90, 114), (97, 118, 112, 112), (110, 94))
        for land in (south, north):
            s.line(land, mix(mid, haze, 0.3), 3.4)
            s.line(land, deep, 1.2)
            s.fill(land, mix(key, haze, 0.55))
        for x, y in ((82, 104), (74, 141), (84, 134)):  # hills
            s.fill(polygon((x - 2.6, y + 1.4), (x, y - 2.4), (x + 2.6, y + 1.4)), mix(key, ink, 0.3))
        for reach, tone in ((1.0, mix(mid, haze, 0.5)), (0.74, mix(mid, haze, 0.12)), (0.42, "#ffffff")):
            light = outline((0, -3), (13, -9, 25, -2.4), (28, 0, 25, 2.8), (12, 8, 0, 3))
            s.fill(placed(light, 54, 110, reach, 20), tone)
        s.fill(star(54, 131, 6.4), key)
        s.fill(star(54, 131, 3.6, 45), deep)
        s.stroke([(61, 127), (66, 121, 74, 122.6)], "#1f66e6", 1.7)  # the coast under her brush
    roll = taper((37, 145), 4.2, (106, 140), 4.0)
    s.figure([[(roll, mix(haze, mid, 0.2)), (both(roll, placed(roll, 0, 3)), mix(haze, mid, 0.5))]], "#fffdf6", (0, -1))
    s.fill(oval(36.6, 145, 3.2, 4.4), mix(haze, "#fffdf6", 0.5))
    s.line(oval(36.9, 145.2, 1.7, 2.5), mix(mid, deep, 0.3), 0.8)
    s.fill(oval(55, 110.4, 10, 2.6, 6), mix(deep, ink, 0.2))
    s.gem(SAPPHIRE, 52, 101.6, 9.6, 0, 1.5)


def _chart_woman(s: Gouache) -> None:
    """Paint the painter at her table, her eye on the tip of the brush that touches the paper."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fffdf6"
    head = profile(91, 63, 23, -1, -16, neck=0.2)
    hair = outline(
        *((-9.2, -6.6), (-7.6, -14.2, 3.4, -13.6), (15.4, -11, 14, 3.4), (12.4, 12.4, 6, 12), (3, 7.4, 3, 2.4)),
        *((3, -1.6, -1, -3.2), (-6, -4, -9.2, -6.6)),
    )
    hair = placed(hair, 91, 63, 1, -24)
    gown = outline((95, 80), (108, 75, 116, 84), (125, 96, 127, 176), (88, 176), (87, 124, 90, 98), (91, 84, 95, 80))
    collar = polygon((91, 78, 1), (106, 74, 2), (112, 81, 2), (92, 87, 2))
    upper, fore = taper((107, 94), 8.4, (105, 120), 6.2), taper((105, 120), 6.2, (87.6, 112), 3.2)
    sleeve = join(upper, fore)
    skin = mix(key, ink, 0.28)
    s.figure(
        [
            [(gown, mix(ink, deep, 0.45)), (both(gown, polygon((108, 70), (128, 80), (128, 178), (104, 178))), ink)],
            [(collar, mix(haze, mid, 0.2))],
            [
                (oval(107, 52, 5.6), ink),
                (head.head, mix(key, ink, 0.58)),
                (cut(head.head, head.shade), skin),
                (both(head.head, head.wedge), mix(key, haze, 0.5)),
            ],
        ],
        rim,
        (-1, -0.3),
        1.0,
    )
    s.fill(head.eye, ink)
    brow, corner = head.eye.getBounds(), 1.0
    s.stroke([(brow.left() - corner, brow.top() - 1.6), (brow.right(), brow.top() - 2.6)], mix(key, ink, 0.75), 0.8)
    s.fill(hair, mix(ink, deep, 0.15))
    s.stroke([(83, 58), (91, 53, 99, 56)], mix(ink, mid, 0.5), 0.7)
    # the brush in her fingers, its tip on the paper
    s.figure([[(taper((93, 96), 0.8, (78, 117.6), 1.1), ink)]], rim, (-1, -0.4), 0.6)
    s.fill(taper((78.6, 116.8), 1.7, (74, 122.8), 0.3), "#1f66e6")
    shade = both(sleeve, outline((104, 84), (98, 112), (94, 114), (84, 112), (84, 126), (124, 132), (124, 84)))
    s.figure([[(sleeve, key), (shade, mix(key, ink, 0.4))]], rim, (-1, -0.4), 1.0)
    s.figure(
        [
            [(limb((88, 112, 3.0), (84, 111.4, 2.8)), skin), (mitten(83.4, 111, 3.5, 192), skin)],
            [(limb((84.6, 107.6, 1.5), (80.6, 110.4, 1.2), (79.6, 114, 1.0)), mix(key, haze, 0.25))],
        ],
        rim,
        (-1, -0.4),
        0.6,
    )


def helm(s: Gouache) -> None:
    """By night in a high sea the helmswoman holds the wheel: under the compass' glass a sapphire lights her and her sail."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(ink, deep, 0.35), deep])
    for number, (x, y) in enumerate(((8, 50), (22, 66), (14, 84), (36, 47), (30, 92), (112, 48), (116, 66))):
        s.glint(x, y, 1.3 + number % 3 * 0.6, haze)
    # the sail, and the compass' light on it
    sail = outline((34, 34), (44, 66, 27, 112), (70, 126, 104, 112), (112, 74, 102, 34))
    s.fill(sail, mix(deep, mid, 0.35))
    with s.clipped(sail):
        lit = [mix(mid, deep, 0.2), mix(mid, haze, 0.35), mix(haze, key, 0.3), mix(key, "#fff6d8", 0.72)]
        s.rings(56, 104, [62, 47, 33, 20], lit, 0.6)
        for x in (46, 64, 82):
            s.stroke([(x + 6, 30), (x + 12, 76, x - 2, 124)], mix(mid, deep, 0.35), 0.7, 0.55)
    s.figure([[(polygon((105, 30), (109.6, 30), (113, 150), (106.4, 150)), ink)]], mix(key, haze, 0.3), (-1, 0), 0.8)
    # the sea: a swell that stands over the rail
    for top, tone in ((103, mix(deep, mid, 0.5)), (117, mix(deep, ink, 0.4))):
        wave = outline(
            (-4, top + 12),
            (8, top - 26, 30, top - 6),
            (21, top - 7, 22, top + 1),
            (40, top + 14, 62, top + 9),
            (90, top + 2, 124, top + 12),
            (124, 172),
            (-4, 172),
        )
        s.figure([[(wave, tone)]], haze, (0.6, -1), 1.1)
        s.stipple(wave, haze, (16, top - 16), (10, top + 18), 0.75, 0.0)
    # the deck, aslant, and its rail
    deck = polygon((-4, 144), (124, 134), (124, 176), (-4, 176))
    s.figure([[(deck, mix(ink, deep, 0.25))]], mix(key, haze, 0.4), (0, -1), 0.9)
    for x in (46, 66, 86, 106):
        s.stroke([(60 + (x - 60) * 0.8, 142), (60 + (x - 60) * 1.7, 176)], mix(ink, deep, 0.75), 0.9)
    s.stipple(deck, key, (54, 142), (64, 160), 0.7, 0.0)
    _helmswoman(s)
    _binnacle(s, 50, 104)


def _binnacle(s: Gouache, x: float, y: float) -> None:
    """Paint a compass stand: a fluted column of brass and over it a bowl of glass with the stone; the point is its middle."""
    ink, haze, key = s.ink, s.haze, s.key
    brass, dark = mix(key, ink, 0.22), mix(key, ink, 0.62)
    column = polygon(
        (x - 6, y + 11), (x + 6, y + 11), (x + 8, y + 38), (x + 11, y + 41), (x - 11, y + 42), (x - 8, y + 39)
    )
    s.figure([[(column, dark), (both(column, box(x, y, x + 14, y + 44)), brass)]], "#fff1d0", (0.8, -1), 0.8)
    s.fill(oval(x, y, 13.4), mix(haze, "#ffffff", 0.6))
    s.spot(x, y, 13, 22, "#fff6d8", 0.7)
    s.gem(SAPPHIRE, x, y + 0.6, 8.2, 10, 1.7)
    s.line(oval(x, y, 13.4), brass, 1.5)
    s.figure(
        [
            [
                (
                    outline(
                        (x - 14.6, y + 5),
                        (x, y + 12, x + 14.6, y + 5),
                        (x + 11, y + 15, x, y + 15),
                        (x - 11, y + 15, x - 14.6, y + 5),
                    ),
                    brass,
                )
            ]
        ],
        "#fff1d0",
        (0.3, -1),
        0.8,
    )
    s.figure([[(join(oval(x, y - 14.4, 2.6), box(x - 5, y - 14, x + 5, y - 12, 1)), brass)]], "#fff1d0", (0.3, 1), 0.6)


def _helmswoman(s: Gouache) -> None:
    """Paint the wheel from its side, and her who holds it: she leans back against the pull, her coat blown behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#ffe6b0"
    brass, dark = mix(key, ink, 0.3), mix(key, ink, 0.58)
    wx, wy = 73.0, 117.0

    def at(turn: float, r: float) -> tuple[float, float]:
        px, py = around(0, 0, r, turn)
        return wx + px * 0.36, wy + py

    far = limb((90, 88, 4.0), (82, 98, 3.2), (76.4, 92, 2.4))
    s.figure([[(far, mix(ink, deep, 0.6)), (mitten(75.4, 91, 2.7, -100), mix(ink, key, 0.4))]], rim, (-1, -0.2), 0.8)
    s.figure([[(polygon((wx - 3, wy), (wx + 3, wy), (wx + 5, 146), (wx - 6, 147)), ink)]], rim, (-1, 0), 0.8)
    for turn in range(10, 370, 45):
        s.figure(
            [
                [(taper(at(turn, 4), 1.1, at(turn, 27), 1.3), dark)],
                [(taper(at(turn, 23), 1.2, at(turn, 30), 1.7), brass)],
            ],
            rim,
            (-1, -0.4),
            0.6,
        )
    ring = cut(oval(wx, wy, 22.5 * 0.36 + 1.6, 24), oval(wx, wy, 19 * 0.36 - 0.6, 19.6))
    s.figure([[(ring, brass)]], "#fff1d0", (-1, -0.3), 1.0)
    s.figure([[(oval(wx, wy, 2.8, 4.4), dark)]], "#fff1d0", (-1, -0.3), 0.7)
    # legs, coat, head
    back_leg = limb((98, 116, 6.4), (104, 130, 4.2), (114, 142, 3.0))
    front_leg = limb((94, 116, 6.6), (88, 130, 4.6), (86, 145, 3.0))
    shoes = [
        placed(polygon((-7, 0), (-6.4, -3, 2), (0, -5), (4, -5), (4, 0)), x, y, 1, turn)
        for x, y, turn in ((87, 149, -4), (116, 146, -4))
    ]
    coat = outline(
        (90, 80),
        (99, 78, 103, 84),
        (107, 98, 104, 110),
        (112, 122, 124, 124),
        (120, 136, 106, 133),
        (96, 130, 88, 126),
        (91, 112, 88, 100),
        (86, 88, 90, 80),
    )
    head = profile(89, 69, 17, -1, 8, neck=0.26)
    hair = outline(
        (83, 62), (86, 58.6, 92, 60), (99, 62, 98, 71), (97, 78, 93, 79), (91, 73, 91.6, 68), (88, 64, 83, 64)
    )
    band = polygon((80.6, 62.6), (82, 59.6), (98.6, 66), (97.8, 69.6))
    near = limb((99, 87, 5.0), (92, 104, 4.0), (78, 100.6, 2.8))
    s.figure(
        [
            [(back_leg, ink), (shoes[1], ink)],
            [(front_leg, mix(ink, deep, 0.3)), (shoes[0], ink)],
            [
                (coat, mix(deep, mid, 0.25)),
                (both(coat, outline((98, 76), (100, 100, 96, 130), (126, 140), (126, 76))), mix(ink, deep, 0.4)),
            ],
            [(ribbon([(96, 67, 2.0), (105, 64, 2.6), (112, 70, 2.0), (119, 68, 0.5)], 10), mix(key, ink, 0.3))],
            [
                (head.head, mix(ink, key, 0.34)),
                (cut(head.head, head.shade), mix(ink, key, 0.58)),
                (both(head.head, head.wedge), mix(key, haze, 0.5)),
            ],
            [(hair, ink)],
            [(band, key), (both(band, box(92, 50, 104, 80)), mix(key, ink, 0.35))],
            [(polygon((89, 105), (103, 107), (102.6, 113), (88.6, 111)), key)],
            [(near, mix(deep, mid, 0.55)), (mitten(76.6, 100, 3.2, 185, True), mix(ink, key, 0.56))],
        ],
        rim,
        (-1, 0.05),
        1.0,
    )
    s.fill(head.eye, ink)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-11": Picture(sapphire_crow, ((70, 70), (90, 60)), "cries land", "mast top", "half disc on the sea", seed=27),
    "b2-07": Picture(
        chart_painter, ((52, 102), (84, 111), (87, 63), (74, 122)), "paints a chart", "map room", "north window", seed=7
    ),
    "b2-12": Picture(
        helm,
        ((50, 104), (82, 70), (76, 100), (73, 117)),
        "holds the wheel",
        "deck in a high sea",
        "stone in the compass",
        seed=12,
    ),
}

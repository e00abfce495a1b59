"""Pictures of the sapphire cards of level 2 aboard a ship and in its map room."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import flat_hand, grip, hand, limb, pinch, profile, skin, small_hand
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
        head = profile(71, 66, 13.5, 1, -10)
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
                [(point, mix(haze, mid, 0.3)), (both(point, box(87, 60, 106, 80)), mix(ink, key, 0.46))],
                [
                    (torso, mix(haze, mid, 0.12)),
                    *(
                        (both(torso, polygon((50, y + 2), (80, y), (80, y + 2.6), (50, y + 4.6))), deep)
                        for y in (78, 84, 90)
                    ),
                    (both(torso, polygon((56, 70), (65, 72), (64, 120), (56, 120))), mix(deep, ink, 0.3)),
                ],
                [
                    *skin(s, head, 0.34, 0.56),
                    (head.eye, ink),
                    (cap, key),
                    (both(cap, polygon((56, 54), (67, 54), (66, 72), (56, 72))), mix(key, ink, 0.4)),
                ],
                [(cry, mix(haze, mid, 0.2)), (small_hand(79.4, 76, 2.6, -100), mix(ink, key, 0.5))],
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
    """From above: a painter's hands at a chart, on which a sapphire lies as a weight and throws the window's light in blue."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(ink, deep, 0.62))
    for y in (60, 92, 124, 156):
        s.stroke([(-4, y + 4), (124, y - 8)], mix(ink, deep, 0.3), 1.2)
    for x, y in ((12, 46), (62, 34), (34, 96), (84, 84)):  # the light of the window's panes on the table
        s.fill(polygon((x, y), (x + 42, y - 6), (x + 58, y + 40), (x + 16, y + 46)), mix(deep, mid, 0.35))
    _chart(s)
    s.fill(outline((126, 96), (100, 104, 84, 140), (90, 150, 126, 140)), ink, 0.3)
    _painting_hands(s)


def _chart(s: Gouache) -> None:
    """Paint the chart, its near end rolled: coasts, lines of bearing, and the stone with its blue light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    paper = polygon((37, 53), (110, 45), (122, 132), (45, 142))
    s.fill(placed(paper, 2.4, 4.2), ink)
    s.fill(paper, mix(haze, "#fffdf6", 0.5))
    with s.clipped(paper):
        for turn in range(5, 185, 30):
            dx, dy = 90 * math.cos(math.radians(turn)), 90 * math.sin(math.radians(turn))
            s.stroke([(80 - dx, 106 - dy), (80 + dx, 106 + dy)], mix(mid, haze, 0.4), 0.7)
        east = outline((124, 40), (90, 40), (83, 52, 90, 60), (99, 66, 92, 76), (84, 82, 90, 92), (98, 98, 128, 96))
        west = outline((30, 84), (46, 82, 50, 90), (54, 97, 47, 103), (44, 110, 36, 108))
        isle = outline((76, 124), (84, 116, 94, 121), (100, 128, 90, 132), (78, 134, 76, 124))
        for land in (east, west, isle):
            s.line(land, mix(mid, haze, 0.25), 4.0)
            s.line(land, deep, 1.4)
            s.fill(land, mix(key, haze, 0.4))
        for x, y in ((108, 54), (112, 70), (106, 84), (41, 94), (88, 126)):  # hills
            s.fill(polygon((x - 3.2, y + 1.8), (x, y - 3), (x + 3.2, y + 1.8)), mix(key, ink, 0.3))
        for reach, tone in ((1.0, mix(mid, haze, 0.3)), (0.76, mid), (0.46, "#cfe6ff")):
            light = outline((0, -9), (18, -17, 38, -7), (43, 0, 38, 8), (18, 16, 0, 9))
            s.fill(placed(light, 62, 74, reach, 34), tone)
        s.fill(star(80, 106, 10), key)
        s.fill(star(80, 106, 6, 45), deep)
        s.stroke([(92, 76), (85, 82, 89.2, 90)], "#1f66e6", 2.4)  # the coast under the brush
    roll = taper((44, 143), 5.0, (122, 133), 4.8)
    s.figure(
        [[(roll, mix(haze, mid, 0.2)), (both(roll, placed(roll, 0, 3.6)), mix(haze, mid, 0.55))]], "#fffdf6", (0, -1)
    )
    s.line(oval(45, 143, 2.6, 3.4), mix(mid, deep, 0.3), 0.9)
    s.fill(oval(64, 76.4, 12.4), mix(deep, ink, 0.3))
    s.gem(SAPPHIRE, 62, 73, 12, 6, 1.4)


def _painting_hands(s: Gouache) -> None:
    """Paint the painter's hands: the right draws the coast, the left keeps the chart from rolling up."""
    ink, haze, key = s.ink, s.haze, s.key
    rim = "#fffdf6"
    brown = mix(key, ink, 0.4)
    s.fill(taper((92, 98), 0.8, (101, 112), 1.2), ink, 0.35)
    back, middle, palm, fore, thumb = pinch(92, 103, 0.66, 28, flip=True)
    hand(s, (back, middle, palm), brown, rim, (-0.6, -1), 0.6)
    s.figure([[(taper((97, 112), 1.5, (90.4, 95), 1.1), mix(ink, s.deep, 0.4))]], rim, (-1, -0.2), 0.6)
    s.fill(taper((90.6, 96), 1.7, (89, 90), 0.3), "#1f66e6")
    hand(s, (fore, thumb), brown, rim, (-0.6, -1), 0.6)
    cuff, sleeve = taper((106.6, 110.6), 5.6, (111, 113), 6.6), taper((112, 113.6), 8, (134, 125), 13)
    s.figure(
        [[(cuff, haze)], [(sleeve, key), (both(sleeve, placed(sleeve, 1, 6)), mix(key, ink, 0.35))]],
        rim,
        (-0.6, -1),
        1.0,
    )
    hand(s, flat_hand(62, 128, 0.62, -64), brown, rim, (0.2, -1), 0.6)
    cuff, sleeve = taper((57.4, 138), 5.4, (55, 143), 6.4), taper((54.6, 146), 8, (46, 176), 13)
    s.figure(
        [[(cuff, haze)], [(sleeve, key), (both(sleeve, placed(sleeve, -6, 2)), mix(key, ink, 0.35))]],
        rim,
        (0.6, -1),
        1.0,
    )


def helm(s: Gouache) -> None:
    """By night in a high sea, over the wheel: two hands hold it, before them the sapphire lights compass, deck and sail."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.3), mix(deep, mid, 0.25)])
    for number, (x, y) in enumerate(((10, 48), (24, 60), (36, 44), (106, 46), (116, 58), (12, 72))):
        s.glint(x, y, 1.3 + number % 3 * 0.5, haze)
    # a swell that stands over the bow, its crest breaking to the left
    for dx, dy, tone in ((0, 0, mix(deep, mid, 0.75)), (10, 14, mix(deep, mid, 0.4))):
        wave = outline(
            *((-8 + dx, 96 + dy), (14 + dx, 78 + dy, 30 + dx, 82 + dy), (24 + dx, 86 + dy, 28 + dx, 90 + dy)),
            *((50 + dx, 66 + dy, 84 + dx, 62 + dy), (110 + dx, 62 + dy, 134 + dx, 84 + dy), (134, 176), (-8, 176)),
        )
        s.figure([[(wave, tone)]], haze, (-0.3, -1), 1.4)
        s.stipple(wave, haze, (60, 66 + dy), (64, 76 + dy), 0.3, 0.0)
    # the foot of a sail, the mast, the bow and its sprit, aslant
    with s.moved(0, 0, 1, -5, (66, 120)):
        s.fill(taper((66, 92), 2.2, (73, 46), 0.8), ink)
        deck = polygon((62, 88), (72, 88), (96, 112), (134, 190), (-4, 190), (38, 112))
        s.figure([[(deck, mix(ink, deep, 0.35))]], mix(key, haze, 0.4), (0, -1), 1.0)
        with s.clipped(deck):
            s.rings(67, 96, [44, 31, 20], [mix(ink, key, 0.3), mix(key, ink, 0.42), mix(key, ink, 0.12)], 0.6)
            for x in (-30, 0, 28, 56, 78, 106, 134, 164):
                s.stroke([(67 + (x - 67) * 0.06, 84), (x, 190)], mix(ink, deep, 0.1), 0.9)
        for side in (-1, 1):
            rail = polygon((67 + side * 5, 82), (67 + side * 5, 88), (67 + side * 31, 112), (67 + side * 31, 102))
            s.figure([[(rail, ink)]], mix(key, haze, 0.3), (-side, -0.4), 0.9)
    _binnacle(s, 66, 78)
    _wheel(s, 66, 150)


def _wheel(s: Gouache, x: float, y: float) -> None:
    """Paint the upper half of the wheel as its helmsman sees it, and the hands on two of its handles."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#ffe6b0", (0, -1)
    brass, dark = mix(key, ink, 0.34), mix(key, ink, 0.6)
    turns = [-157.5, -112.5, -67.5, -22.5]
    for turn in turns:
        s.figure([[(taper(around(x, y, 8, turn), 2.4, around(x, y, 46, turn), 2.2), dark)],
                  [(join(taper(around(x, y, 44, turn), 2.4, around(x, y, 52, turn), 2.6),
                         taper(around(x, y, 54, turn), 2.2, around(x, y, 69, turn), 2.4)), mix(ink, key, 0.2))],
                  [(oval(*around(x, y, 70.4, turn), 2.9), mix(key, haze, 0.1))]], rim, light, 0.7)  # fmt: skip
    ring = cut(oval(x, y, 50), oval(x, y, 41))
    s.figure([[(ring, mix(key, ink, 0.46))]], rim, light, 1.2)
    s.line(oval(x, y, 45.4), mix(key, ink, 0.7), 1.0)
    for turn in range(-170, 0, 15):
        s.fill(oval(*around(x, y, 45.4, turn), 1.1), mix(key, haze, 0.3))
    s.figure([[(oval(x, y, 14), brass)]], rim, light, 1.0)
    s.fill(oval(x, y, 8), dark)
    skin = mix(ink, key, 0.56)
    for side in (-1, 1):
        hx, hy = around(x, y, 57, -90 + side * 22.5)
        wrist = (hx + side * 21, hy + 9)
        sleeve = limb((hx + side * 66, hy + 66, 14), (hx + side * 33, hy + 18, 8.6))
        s.figure(
            [[(limb((wrist[0] + side * 8, wrist[1] + 6, 5.6), (wrist[0] - side * 3, wrist[1] - 1, 4.8)), skin)]],
            rim,
            (-side * 0.4, -1),
            0.9,
        )
        s.figure([[(sleeve, mix(deep, mid, 0.5)), (both(sleeve, placed(sleeve, side * 3, 7)), mix(deep, ink, 0.2))],
                  [(limb((hx + side * 35, hy + 20, 9.2), (hx + side * 31.4, hy + 15.4, 8.6)), key)]], rim, (-side * 0.4, -1), 1.0)  # fmt: skip
        hand(s, grip(hx, hy, 0.78, -side * 67.5, side < 0), skin, "#fff1d0", (-side * 0.5, -1), 0.7)


def _binnacle(s: Gouache, x: float, y: float) -> None:
    """Paint a compass stand: a column of brass and over it a bowl of glass with the stone; the point is its middle."""
    ink, haze, key = s.ink, s.haze, s.key
    brass, dark = mix(key, ink, 0.22), mix(key, ink, 0.62)
    column = polygon((x - 8, y + 11), (x + 8, y + 11), (x + 10, y + 36), (x - 10, y + 36))
    s.figure([[(column, dark), (both(column, box(x - 3, y, x + 4, y + 44)), brass)]], "#fff1d0", (0.4, -1), 0.8)
    s.fill(oval(x, y, 15.4), mix(haze, "#fff6d8", 0.4))
    s.fill(both(oval(x, y, 15.4), box(x - 20, y + 4, x + 20, y + 20)), mix(haze, key, 0.5))
    s.spot(x, y, 15, 25, "#fff6d8", 0.4)
    s.gem(SAPPHIRE, x, y, 10.2, 10, 1.8)
    s.line(oval(x, y, 15.4), brass, 1.6)
    bowl = outline(
        (x - 16.6, y + 6), (x, y + 15, x + 16.6, y + 6), (x + 12, y + 17, x, y + 17), (x - 12, y + 17, x - 16.6, y + 6)
    )
    cap = join(oval(x, y - 17, 2.8), box(x - 6, y - 16.4, x + 6, y - 14, 1))
    s.figure([[(bowl, brass)]], "#fff1d0", (0.3, -1), 0.8)
    s.figure([[(cap, brass)]], "#fff1d0", (0.3, 1), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-11": Picture(sapphire_crow, ((70, 70), (90, 60)), "cries land", "mast top", "half disc on the sea", seed=27),
    "b2-07": Picture(
        chart_painter,
        ((62, 73), (90, 100), (62, 128), (80, 106)),
        "paints a chart",
        "map table, from above",
        "panes of a window",
        seed=7,
    ),
    "b2-12": Picture(
        helm,
        ((66, 78), (46, 98), (87, 98), (66, 104)),
        "holds the wheel",
        "deck in a high sea",
        "stone in the compass",
        seed=12,
    ),
}

"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    block,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
)


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.steps(
        ALL,
        (90, 0),
        (40, 150),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.45), s.mid],
    )
    moon = (70, 66)
    for r, c in ((58, mix(s.deep, s.mid, 0.55)), (50, s.mid), (43, s.key)):
        s.fill(oval(*moon, r), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), *moon, 50, 92, 0.0, 0.6)
    s.fill(oval(*moon, 38), "#ffe9b0")
    s.fill(oval(moon[0] - 2.5, moon[1] - 2.5, 35), "#fff8dc")
    for x, y, r in ((52, 46, 5), (84, 44, 6.5), (90, 78, 4), (58, 84, 3.4), (70, 40, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), "#ffe3a0")
    # far and middle roofs
    with s.clipped(svg("M-4 -4 H124 V150 H-4 Z")):
        s.fill(skyline(-8, 126, 150, (88, 102, 70, 60, 66, 58, 64, 96, 84, 104), 3), mix(s.deep, s.mid, 0.4))
        near = skyline(-6, 126, 150, (62, 76, 50, 36, 34, 38, 52, 70, 58, 66), 8)
        s.fill(near, mix(s.deep, s.ink, 0.35))
        rnd = chance(6)
        with s.clipped(near):
            for i in range(15):
                for j in range(12):
                    if next(rnd) > 0.66:
                        s.fill(block(4 + i * 8, 78 + j * 6, 2.3, 3.2), s.accent)
    # ledge, foreground
    ledge = polygon((-6, 124), (126, 104), (126, 112), (-6, 133))
    face = polygon((-6, 133), (126, 112), (126, 156), (-6, 156))
    s.inked([(face, s.deep), (ledge, mix(s.mid, s.key, 0.5))], w=1.5, heavy=(0, 1.4))
    s.fill(polygon((-6, 124), (126, 104), (126, 106), (-6, 126.5)), s.light)
    s.dots(face, s.ink, (60, 118), (60, 150), 0.1, 0.85)
    for i in range(9):
        x = -4 + i * 14.5
        y = 133 - (x + 6) * 0.159
        s.fill(polygon((x, y), (x + 7, y - 1.1), (x + 7, y + 6.4), (x, y + 7.5)), s.ink)
        s.fill(polygon((x, y), (x + 2, y - 0.3), (x + 2, y + 7.2), (x, y + 7.5)), s.mid)
    # cat
    with s.moved(0.0, 4.0, turn=-8.6, about=(66.0, 108.0)):
        cat = svg(
            "M44 76 C52 70 60 75 68 74 C75 73 79 67 85 65 C86 60 87 56 86.500 49 L92.500 54.500 C94.500 54 96.500 54 98.500 54.500 L104.500 50 C103.500 55 104.500 58 105 61 C106.500 65 106 68 103.500 70 C101 73.500 96 74 92.500 73.500 C91 78 89 81 87 84 C88 90 92 95 95 101 C96 103 98.500 104 100 106 C100.500 108 99 108.500 97 108.500 L90.500 108.500 C88.500 104 84.500 98 81.500 92 C79.500 96 79 101 80 104.500 C81.500 105.500 83 106.500 82.500 108.500 L74 108.500 C73 103 73 96 72 91 C66 93.500 59 93 54.500 91 C53.500 96 51 99 52.500 103 C54.500 104.500 57 106 56.500 108.500 L48 108.500 C46 104 45 100 45.500 96 C42 99 38 102 37.500 105 C38.500 106.500 39 107.500 38.500 108.500 L31 108.500 C30.500 103 33 98 34.500 93 C33 86 36 80 44 76 Z"
        )
        tail = ribbon(
            [
                (39, 82, 3.4),
                (30, 80, 3.0),
                (24, 70, 2.7),
                (26, 58, 2.4),
                (34, 52, 2.2),
                (39, 46, 1.9),
                (37, 40, 1.2),
                (34, 38.5, 0.6),
            ],
            20,
        )
        body = join(cat, tail)
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.25, -1), 1.15)
        with s.clipped(body):
            s.fill(svg("M50 78 C58 77 66 79 74 77 C70 82 58 83 50 78 Z"), mix(s.ink, s.mid, 0.45))
        for x, t in ((93.2, 14), (100.6, -14)):
            s.fill(oval(x, 62.4, 2.5, 1.9, t), "#d8ff5a")
            s.fill(oval(x + 0.4, 62.4, 0.75, 1.8), s.ink)
        s.fill(polygon((96, 66.4), (98.6, 66.4), (97.3, 68)), s.key)
        # the jewel it holds
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), s.ink, 2.2)
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), "#ffe9b0", 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


def _nursery_at_night(s: Impact) -> None:
    """Paint a papered wall and a toy town on the floor, lit by one flash at the upper left."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    for x in range(-6, 126, 14):
        s.fill(box(x, -4, x + 6, 120), s.deep)
    for r, tone in ((70, mix(s.deep, s.mid, 0.45)), (50, s.mid), (33, s.key)):
        s.fill(burst(44, 60, r, 13, 4, 0.76), tone)
    s.halo(ALL, s.ink, 44, 60, 54, 112, 0.0, 0.8)
    s.fill(box(-4, 120, 124, 172), mix(s.deep, s.ink, 0.35))
    s.fill(polygon((-4, 120), (70, 120), (40, 150), (-4, 150)), mix(s.deep, s.mid, 0.5))


def _book(s: Impact, x: float, y: float, wide: float, high: float, turn: float, cover: Color) -> None:
    """Paint a closed book that lies on its side, the cut of its pages towards us."""
    with s.moved(x, y, turn=turn):
        s.inked([(box(-wide, -high, wide, high, 1.4), cover)], 1.8, (0.6, 1.0))
        s.fill(box(-wide + 5, -high + 2.2, wide + 1, high - 2.2), s.light)
        s.fill(box(-wide + 5, 0, wide + 1, high - 2.2), s.key)
        for k in (-0.4, 0.1, 0.5):
            s.stroke([(-wide + 6, high * k), (wide, high * k)], s.deep, 0.7)


def _tin_tank(s: Impact) -> None:
    """A clockwork tank that looks to the left, about the middle of its hull."""
    steel, lit, shade = s.mid, mix(s.key, s.light, 0.4), mix(s.deep, s.ink, 0.3)
    # the key in its back
    for y in (-9.0, 5.0):
        s.inked([(oval(43, y, 4.4, 6.4, 12), s.accent)], 1.6, (0.4, 0.7))
        s.fill(oval(43, y, 1.5, 2.6, 12), s.ink)
    s.inked([(box(28, -4, 43, 0, 1), s.accent)], 1.4, (0.3, 0.6))
    barrel = polygon((-6, -21), (-34, -31), (-36, -25), (-9, -13))
    s.inked([(barrel, steel)], 1.8, (0.5, 0.9))
    s.fill(polygon((-6, -21), (-34, -31), (-34.8, -28.4), (-7, -18)), s.light)
    s.inked([(placed(box(-3, -5, 3, 5, 1), -35.6, -28.4, turn=20), lit)], 1.6, (0.4, 0.7))
    s.inked([(polygon((2, -28), (12, -28), (13, -22), (1, -22)), shade)], 1.5, (0.4, 0.7))
    turret = polygon((-15, -6), (-11, -22, 2), (15, -23, 2), (22, -6))
    s.inked([(turret, steel)], 2.0, (0.7, 1.0))
    s.fill(polygon((-15, -6), (-11, -22), (-3, -22.6), (-5, -6)), s.light)
    s.fill(polygon((11, -23), (15, -23), (22, -6), (14, -6)), shade)
    s.dots(turret, s.ink, (0, -16), (20, -6), 0.0, 0.6, pitch=2.4)
    hull = polygon((-36, 8), (-25, -7, 1), (29, -7, 1), (37, 8))
    s.inked([(hull, steel)], 2.0, (0.7, 1.0))
    s.fill(polygon((-36, 8), (-25, -7), (-16, -7), (-24, 8)), s.light)
    s.fill(polygon((-25, -7), (29, -7), (31, -3.4), (-19, -3.4)), lit)
    for x in (-12, 0, 12, 24):
        s.fill(oval(x, 2, 1.3), s.ink)
    track = polygon((-38, 15, 6), (-28, 6, 4), (30, 6, 4), (40, 15, 6), (30, 31, 7), (-26, 31, 7))
    s.inked([(track, s.ink)], 2.0, (0.7, 1.1))
    inner = polygon((-32, 16, 4), (-26, 9.6, 3), (28, 9.6, 3), (34.6, 16, 4), (28, 27.4, 5), (-24, 27.4, 5))
    s.fill(inner, shade)
    for number in range(9):
        x = -27 + 7 * number
        s.fill(polygon((x, 31), (x + 3.4, 31), (x + 3.4, 27.6), (x, 27.6)), s.mid)
        s.fill(polygon((x, 6), (x + 3.4, 6), (x + 3.4, 9.4), (x, 9.4)), lit)
    for x in (-20.0, -4.0, 12.0, 26.0):
        r = 6.6 if x < 20 else 5.4
        s.inked([(oval(x, 18.6, r), steel)], 1.4, (0.4, 0.6))
        s.fill(cut(oval(x, 18.6, r), oval(x + 2.4, 20.4, r)), s.light)
        s.fill(oval(x, 18.6, 2), s.ink)
    for part, width in ((track, 2.8), (hull, 2.4), (turret, 2.6), (barrel, 1.6)):
        s.rim([part], "#ffc27a", (-1.0, -0.6), width)
    for x in (-20.0, -4.0):
        s.rim([oval(x, 18.6, 6.6)], "#ffc27a", (-1.0, -0.5), 1.5)


def war_machine(s: Impact) -> None:
    """A clockwork tank climbs over books and fires its cork. In profile, near the floor; light: its flash."""
    _nursery_at_night(s)
    _book(s, 80, 141, 40, 6.4, 0, mix(s.deep, s.mid, 0.5))
    _book(s, 84, 128, 30, 6.0, 7, s.accent)
    s.flash(43, 63, 21, 11, s.accent, seed=5)
    s.flash(43, 63, 14, 11, "#fff4d0", seed=5)
    for book in ([(44, 134.6), (54, 134.6)], [(55, 119), (66, 120.4)]):
        s.stroke(book, "#ffc27a", 1.8)
    with s.moved(73, 100, 0.86, turn=11):
        _tin_tank(s)
    cork = placed(polygon((-4.4, -5), (4.4, -5), (5.6, 5), (-5.6, 5)), 41, 40, turn=-34)
    s.inked([(cork, "#e8b878")], 1.7, (0.5, 0.8))
    s.fill(both(cork, placed(box(-9, -9, -0.6, 9), 41, 40, turn=-34)), "#fff0d0")
    for dx, dy in ((-3.4, 0.6), (1.4, -1.6)):
        s.stroke([(47 + dx, 47 + dy), (50 + dx, 52 + dy)], "#ffffff", 1.5)


def _blinds(s: Impact) -> None:
    """Paint a window whose blinds let the sun through in stripes, and the sill below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for number in range(13):
        y = -6 + number * 11
        near = max(0.0, 1 - abs(y - 52) / 62)
        tone = "#ffffff" if near > 0.8 else s.light if near > 0.55 else s.key if near > 0.3 else s.mid
        s.fill(polygon((-4, y + 5), (124, y - 5), (124, y + 1.6), (-4, y + 11.6)), tone)
    for x in (44, 104):
        s.stroke([(x, -4), (x, 134)], s.ink, 1.3)
    s.halo(box(-4, -4, 124, 134), s.ink, 66, 52, 44, 96, 0.0, 0.85)
    s.fill(box(-4, 134, 124, 172), s.deep)
    s.fill(box(-4, 132, 124, 136), s.key)


def _bead(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a bead of mercury that mirrors the window."""
    s.inked([(oval(x, y, r), s.ink)], 1.3, (0.3, 0.5))
    s.fill(oval(x - r * 0.12, y - r * 0.12, r * 0.8), s.mid)
    s.fill(oval(x + r * 0.1, y + r * 0.16, r * 0.68), s.ink)
    s.fill(both(oval(x, y, r * 0.82), box(x - r * 0.75, y - r * 0.72, x - r * 0.05, y - r * 0.05)), "#ffffff")
    s.stroke(
        [(x + r * 0.1, y + r * 0.74), (x + r * 0.6, y + r * 0.66, x + r * 0.76, y + r * 0.1)], s.key, max(0.8, r * 0.16)
    )


def quicksilver(s: Impact) -> None:
    """A thermometer bursts, and its quicksilver leaps out. Diagonal; light: the sun through blinds."""
    _blinds(s)
    s.flash(58, 50, 40, 15, s.accent, seed=4, hollow=0.5)
    s.flash(58, 50, 29, 13, "#ffffff", seed=8, hollow=0.52)
    s.fill(svg("M60 142 C74 136 112 136 124 142 V148 C104 152 76 150 60 142 Z"), s.ink)
    with s.moved(75.0, 88.0, turn=-22.0):
        tube = join(
            polygon((-10, -36), (-5, -30), (-2, -38), (3, -31), (6, -37), (10, -33), (10, 40), (-10, 40)),
            oval(0, 42, 16.5),
        )
        s.inked([(tube, s.light)], 2.6, (1.4, 1.4))
        with s.clipped(tube):
            s.fill(cut(tube, placed(tube, -3.4, 0)), s.key)
            s.dots(tube, s.mid, (3, 0), (12, 2), 0.0, 0.85, pitch=2.4)
        column = join(box(-4.2, -46, 4.2, 40), oval(0, 42, 12))
        s.fill(column, s.ink)
        s.fill(box(-2.6, -40, -0.8, 34), "#ffffff")
        s.fill(svg("M-8 40 C-8 34 -4 32 -1 32 C-4 36 -5 40 -5 44 Z"), "#ffffff")
        s.stroke([(2, 51), (8, 50, 9, 43)], s.mid, 1.8)
        for number in range(9):
            y = -24 + number * 6.2
            s.stroke([(4.6, y), (9.4 if number % 2 == 0 else 7.2, y)], s.accent if number < 2 else s.ink, 1.5)
        s.stroke([(-7.6, -28), (-7.6, 28)], "#ffffff", 1.8)
        for x, y, turn, size in ((-17, -38, -40, 6.5), (17, -36, 50, 6.0), (14, -50, 20, 4.2), (-15, -54, -70, 4.0)):
            shard = placed(polygon((-0.7, -1.1), (0.8, -0.5), (0.1, 1.2)), x, y, size, turn)
            s.inked([(shard, s.light)], 1.3, (0.4, 0.6))
        splash = svg(
            "M-5 -36 C-7 -44 -16 -46 -18 -54 C-12 -50 -8 -50 -5 -54 C-3 -60 -4 -66 0 -72 C3 -64 3 -58 6 -54 C10 -52 13 -54 18 -60 C17 -50 8 -44 5 -36 Z"
        )
        s.inked([(splash, s.ink)], 1.2)
        s.fill(svg("M-2 -40 C-3 -48 -1 -54 0 -62 C1.500 -54 0 -46 1 -40 Z"), "#ffffff")
        s.stroke([(-8, -46), (-5, -44, -4, -40)], s.key, 1.4)
    for x, y, r in (
        (42, 44, 6.2),
        (88, 40, 4.0),
        (35, 62, 3.4),
        (73, 46, 3.0),
        (94, 74, 7.4),
        (105, 92, 3.4),
        (40, 84, 4.6),
        (46, 112, 8.6),
        (60, 124, 3.6),
        (36, 128, 3.0),
    ):
        _bead(s, x, y, r)


def nebula(s: Impact) -> None:
    """A spoon stirs a nebula into a cup. A table by a window at night; light: the nebula."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    pane = box(30, -4, 124, 66)
    s.steps(pane, (60, 0), (60, 66), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5)])
    lots = chance(15)
    for _ in range(34):
        s.fill(oval(32 + 88 * next(lots), 62 * next(lots), 0.3 + 0.8 * next(lots)), s.light)
    for x in (30, 76):
        s.fill(box(x - 1.6, -4, x + 1.6, 66), mix(s.ink, s.deep, 0.15))
    s.fill(box(28, 62, 124, 67), s.mid)
    s.fill(box(28, 62, 124, 63.4), s.key)
    table = svg("M-4 104 H124 V172 H-4 Z")
    s.fill(table, mix(s.deep, s.mid, 0.35))
    s.fill(oval(70, 132, 58, 17), s.mid)
    s.dots(table, s.ink, (70, 116), (4, 152), 0.0, 0.85)
    s.fill(oval(74, 138, 44, 8), s.ink, 0.75)
    # saucer, handle, cup
    s.inked([(oval(70, 134, 37, 8.6), s.key)], 2.0, (0.4, 1.3))
    s.fill(cut(oval(70, 134, 37, 8.6), oval(70, 135.4, 36, 8)), "#ffffff")
    s.fill(oval(70, 134, 20, 4.4), s.mid)
    handle = cut(oval(102, 99, 13, 14), oval(101, 99, 7, 8))
    s.inked([(handle, s.key)], 1.9, (0.5, 1.0))
    s.rim([handle], "#ffffff", (-0.4, -1.0), 1.8)
    cup = svg("M34 78 C34 108 46 134 60 136 H80 C94 134 106 108 106 78 Z")
    s.inked([(cup, s.light)], 2.4, (0.8, 1.6))
    with s.clipped(cup):
        s.fill(svg("M32 74 H54 C52 104 58 128 66 140 H50 C38 120 34 100 32 74 Z"), "#ffffff")
        s.fill(svg("M90 74 H112 C108 112 96 132 82 140 H74 C86 124 92 100 90 74 Z"), s.key)
        s.dots(cup, s.mid, (70, 106), (104, 118), 0.0, 0.9, pitch=2.4)
    mouth = oval(70, 78, 36, 15)
    s.inked([(mouth, "#ffffff")], 1.9, (0.0, 0.4))
    sky = oval(70, 79, 32, 12)
    s.inked([(sky, s.ink)], 1.0, (0.0, 0.0))
    with s.clipped(sky):
        for tone, wide in ((s.mid, 1.7), (s.accent, 1.0), ("#ffe9c8", 0.45)):
            for start in (0, 180):
                arm = [
                    (
                        70 + (2 + 28 * k / 9) * math.cos(math.radians(start + 34 * k)),
                        79 + (0.8 + 10.4 * k / 9) * math.sin(math.radians(start + 34 * k)),
                        wide * (2.6 - 0.2 * k),
                    )
                    for k in range(10)
                ]
                s.fill(ribbon(arm), tone)
        s.fill(oval(70, 79, 7.4, 3.4), "#fff8e0")
        for x, y in ((50, 74), (92, 84), (84, 72), (56, 86), (76, 88), (64, 70), (96, 76)):
            s.fill(oval(x, y, 0.9), "#ffffff")
    # the spoon stands in it
    spoon = ribbon([(80, 80, 1.5), (87, 64, 1.5), (93, 50, 2.0), (96, 45, 2.6)])
    s.inked([(spoon, s.light)], 1.6, (0.5, 0.8))
    s.rim([spoon], "#ffffff", (-1.0, -0.4), 1.3)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine, ((41.0, 40.0), (78.0, 84.0), (74.0, 112.0)), "fires its cork", "nursery floor", "its own flash"
    ),
    "m2-08": Picture(
        quicksilver,
        ((60.0, 54.0), (74.0, 84.0), (88.0, 122.0)),
        "bursts at the top",
        "sill in a heat wave",
        "sun through blinds",
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-12": Picture(
        nebula, ((70.0, 79.0), (92.0, 54.0)), "is stirred into a cup", "table by a night window", "the nebula"
    ),
}

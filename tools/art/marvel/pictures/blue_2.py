"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
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


def _rails_before_a_train(s: Impact) -> None:
    """Paint a railway from between its rails: an engine far behind, its lamp the halo from which all lines run at us."""
    x, y = 68.0, 58.0
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for r, tone in ((76, s.deep), (58, mix(s.deep, s.mid, 0.6)), (44, s.mid), (33, s.key)):
        s.fill(oval(x, y, r), tone)
    s.rays(x, y, 46, 130, 26, s.key, 0.7, duty=0.3, seed=6, first=150, last=390, inward=False)
    for puff, up, r in ((40, 30, 9), (50, 22, 10), (64, 17, 11), (80, 24, 9), (33, 40, 6)):
        s.fill(oval(puff, up, r), mix(s.key, s.light, 0.35))
    front = join(oval(x, y + 4, 27), box(x - 25, y + 8, x + 25, y + 34))
    s.inked(
        [(box(x - 7, y - 34, x + 7, y - 18), mix(s.ink, s.deep, 0.5)), (front, mix(s.ink, s.deep, 0.5))],
        1.4,
        (0.0, 0.6),
    )
    s.rim([front], s.key, (0.0, -1.0), 1.6)
    s.line(oval(x, y + 4, 22), s.mid, 1.3)
    for turn in range(0, 360, 30):
        s.fill(oval(*around(x, y + 4, 24.4, turn), 1.1), s.mid)
    # the track: a lit bed, sleepers, rails
    bed = polygon((x - 20, 92), (x + 20, 92), (142, 172), (-6, 172))
    s.fill(box(-4, 92, 124, 172), mix(s.ink, s.deep, 0.35))
    s.fill(bed, s.mid)
    s.fill(polygon((x - 9, 92), (x + 9, 92), (104, 172), (32, 172)), mix(s.mid, s.key, 0.7))
    for down, high in ((95, 1.8), (101, 2.4), (109, 3.4), (120, 4.6), (135, 6.4)):
        half = 22 + (down - 92) * 1.02
        s.fill(
            polygon((x - half, down), (x + half, down), (x + half + high, down + high), (x - half - high, down + high)),
            mix(s.ink, s.deep, 0.4),
        )
    for side in (-1, 1):
        s.fill(polygon((x + 13 * side, 92), (x + 15.5 * side, 92), (x + 64 * side, 172), (x + 54 * side, 172)), s.ink)
        s.fill(
            polygon((x + 13.2 * side, 92), (x + 14.8 * side, 92), (x + 60 * side, 172), (x + 55 * side, 172)), s.light
        )
    for r, tone in ((19, s.accent), (15, "#ffe0a8"), (11, "#ffffff")):
        s.fill(oval(x, y + 2, r), tone)


def _hare_from_ahead(s: Impact) -> None:
    """Paint a hare that leaps at us, all its feet off the ground, its nose at the origin and its ears laid flat."""
    white, tint, dim = "#ffffff", mix(s.light, s.key, 0.45), s.key

    def pair(data: str) -> list[skia.Path]:
        return [svg(data), placed(svg(data), flip=True)]

    # the haunches and the hind feet, thrown out to both sides
    for leg in pair(
        "M8 -16 C20 -22 30 -14 31 -3 C34 3 38 9 43 12 C46 14 45 18 41 18 C33 18 25 12 20 6 C14 4 9 -4 8 -16 Z"
    ):
        s.inked([(leg, dim)], 2.0, (0.4, 0.9))
        s.rim([leg], "#ffe0a8", (0.0, -1.0), 1.9)
    back = oval(0, -18, 20, 15)
    s.inked([(back, tint)], 2.0, (0.4, 0.8))
    s.rim([back], "#ffe0a8", (0.0, -1.0), 2.2)
    for ear in pair("M4 -17 C10 -25 22 -30 38 -29 C41 -28.500 41 -26.500 39 -25 C30 -17 18 -11 9 -10 Z"):
        s.inked([(ear, white)], 1.9, (0.4, 0.8))
    for inner in pair("M10 -17 C16 -23 25 -26.500 35 -26.500 C27 -20 18 -15 11 -13 Z"):
        s.fill(inner, s.mid)
    breast = svg("M-15 2 C-17 16 -10 28 0 29 C10 28 17 16 15 2 Z")
    s.inked([(breast, tint)], 1.9, (0.4, 0.9))
    # the fore feet, nearest and largest
    for number, paw in enumerate(
        pair("M3 12 C8 10 14 14 17 22 C19 28 23 32 24 38 C24.500 44 18 47 13 44 C9 41 10 35 8 30 C5 25 2 19 3 12 Z")
    ):
        with s.moved(0, 2.5 if number else -1.5):
            s.inked([(paw, white)], 2.0, (0.6, 1.0))
            s.fill(both(paw, placed(paw, 3.4, 3.0)), tint)
            side = -1 if number else 1
            for toe in (15.5, 19.5):
                s.stroke([(toe * side, 39.5), ((toe - 0.4) * side, 44.5)], s.ink, 1.2)
    head = svg(
        "M0 -19 C9 -19 14 -13 15 -5 C17 -1 17 4 13 7 C10 12 6 15 0 15 C-6 15 -10 12 -13 7 C-17 4 -17 -1 -15 -5 C-14 -13 -9 -19 0 -19 Z"
    )
    s.inked([(head, white)], 2.1, (0.7, 1.1))
    with s.clipped(head):
        s.fill(svg("M3 -20 C12 -14 10 -4 7 2 C12 4 10 12 4 16 H18 V-20 Z"), tint)
        s.dots(head, s.mid, (4, 0), (18, 8), 0.0, 0.7, pitch=2.2)
    for side in (-1, 1):
        s.fill(oval(9.6 * side, -6.4, 3.5, 4.3, -14 * side), s.ink)
        s.fill(oval(9.6 * side - 1.0, -6.8, 1.3), "#ffffff")
        lid = polygon((4 * side, -8.2), (14.5 * side, -12.5), (14 * side, -15), (5 * side, -13))
        s.fill(both(head, lid), white if side < 0 else tint)
        s.stroke([(4.2 * side, -7.4), (14.2 * side, -11)], s.ink, 1.7)
        for y, end, drop in ((6, 25, 1), (8, 25, 8)):
            s.stroke([(7 * side, y), (15 * side, y - 2, end * side, drop)], s.ink, 0.9)
    s.fill(svg("M-4 2 C-2 0.500 2 0.500 4 2 C3.500 4.600 1.500 6 0 6.400 C-1.500 6 -3.500 4.600 -4 2 Z"), s.accent)
    s.line(svg("M-4 2 C-2 0.500 2 0.500 4 2 C3.500 4.600 1.500 6 0 6.400 C-1.500 6 -3.500 4.600 -4 2 Z"), s.ink, 1.0)
    s.line(svg("M-5 11 C-3 11.500 -0.500 10 0 6.500 C0.500 10 3 11.500 5 11"), s.ink, 1.3)


def quicksilver(s: Impact) -> None:
    """A hare leaps at us between the rails, a train behind it. Straight on; light: the lamp of the engine, a halo."""
    _rails_before_a_train(s)
    s.fill(oval(70, 140, 25, 3.4), s.ink)
    with s.moved(69, 90, 0.98, turn=-4):
        _hare_from_ahead(s)
    s.debris(
        [(40, 128, 3.4, 20), (102, 124, 4.0, 50), (47, 118, 2.2, 5), (96, 138, 2.6, 80), (108, 110, 2.4, 30)],
        s.key,
        s.light,
    )


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
        quicksilver, ((69.0, 90.0), (68.0, 58.0), (54.0, 124.0)), "leaps at us", "between the rails", "engine lamp"
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-12": Picture(
        nebula, ((70.0, 79.0), (92.0, 54.0)), "is stirred into a cup", "table by a night window", "the nebula"
    ),
}

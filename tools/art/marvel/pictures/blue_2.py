"""Pictures of the blue cards of level 2."""

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
    Point,
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
    taper,
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


_HARE: Final = svg(
    "M-30 -2 C-25 -15 -6 -15 8 -9 C14 -7 19 -9 24 -11 C31 -15 39 -11 43 -4 C44 0 40 3 34 3 C29 4 25 6 20 8 "
    "C8 10 -4 7 -13 9 C-24 11 -33 7 -30 -2 Z"
)
_HARE_EARS: Final = (
    svg("M30 -11 C20 -26 0 -36 -18 -34 C-10 -24 8 -12 24 -7 Z"),
    svg("M27 -9 C14 -19 -6 -24 -22 -20 C-12 -12 8 -5 23 -5 Z"),
)
_HARE_LEGS: Final = (
    ribbon([(15, 3, 5.4), (32, 12, 2.9), (46, 10, 2.1), (50, 12, 1.5)]),
    ribbon([(-17, 2, 9.0), (-27, 13, 4.4), (-42, 16, 2.6), (-48, 21, 1.7)]),
)
_HARE_FAR_LEGS: Final = (
    ribbon([(13, 6, 4.2), (25, 18, 2.6), (38, 20, 2.0), (42, 22, 1.4)]),
    ribbon([(-12, 6, 6.4), (-19, 19, 3.2), (-32, 23, 2.4), (-38, 28, 1.6)]),
)


def _hare(s: Impact) -> None:
    """Paint a white hare at full stretch that is lit from behind, its breast at the origin."""
    tint = mix(s.light, s.key, 0.4)
    for leg in _HARE_FAR_LEGS:
        s.inked([(leg, s.key)], 2.2, (0.6, 1.2))
    s.inked([(oval(-30, -5, 5.4, 4.8), "#ffffff")], 1.8, (0.3, 0.8))
    s.inked([(_HARE_EARS[0], mix(s.key, s.light, 0.3))], 2.0, (0.4, 1.0))
    s.inked([(_HARE, "#ffffff"), *((leg, "#ffffff") for leg in _HARE_LEGS)], 2.4, (0.8, 1.6))
    whole = join(_HARE, *_HARE_LEGS)
    with s.clipped(whole):
        shade = svg("M-60 16 C-40 6 -22 0 0 -2 C14 -3 28 -2 46 -6 L60 12 V30 H-60 Z")
        s.fill(shade, tint)
        s.dots(shade, s.mid, (4, 1), (8, 14), 0.0, 0.8, pitch=2.4)
    s.rim([_HARE], "#ffd28a", (-0.5, -1.0), 3.0)
    s.stroke([(-25, -6), (-10, -6, -7, 8)], s.ink, 1.4)
    s.inked([(_HARE_EARS[1], "#ffffff")], 2.0, (0.4, 1.0))
    s.fill(svg("M20 -7 C8 -14 -6 -18 -16 -17 C-8 -12 6 -7 20 -7 Z"), tint)
    s.fill(oval(33.5, -6.6, 2.1, 1.9), s.ink)
    s.fill(oval(33.0, -7.2, 0.7), "#ffffff")


def _engine(s: Impact, lamp: Point) -> None:
    """Paint a steam engine from the side whose lamp lies at a point: boiler, funnel and two wheels, pale towards it."""
    x, y = lamp
    body, dim, pale = mix(s.mid, s.key, 0.1), mix(s.deep, s.mid, 0.25), mix(s.key, s.light, 0.6)
    funnel = polygon(
        (x - 17, y - 14), (x - 19, y - 25), (x - 22, y - 30), (x - 5, y - 30), (x - 8, y - 25), (x - 9, y - 14)
    )
    boiler = polygon((-4, y - 17), (x - 8, y - 16, 6), (x - 3, y - 10, 3), (x - 3, y + 18, 3), (-4, y + 26))
    frame = polygon((-4, y + 18), (x + 3, y + 18), (x + 10, y + 33), (x - 4, y + 33), (-4, y + 33))
    s.inked([(frame, dim), (funnel, body), (boiler, body)], 2.0, (0.2, 1.0))
    with s.clipped(boiler):
        s.fill(box(-6, y - 14, x, y - 9), mix(s.key, s.light, 0.3))
        s.fill(box(-6, y + 6, x, y + 30), s.deep)
    with s.clipped(funnel):
        s.fill(box(x - 24, y - 32, x - 15, y), s.deep)
    s.dots(boiler, s.ink, (x - 24, y), (x - 48, y + 10), 0.0, 0.7, pitch=2.4)
    s.rim([funnel, boiler], "#ffe0b0", (1.0, -0.5), 2.4)
    s.rim([frame], "#ffe0b0", (1.0, -0.5), 1.8)
    s.stroke([(x - 14, y - 15.5), (x - 14, y + 20)], s.ink, 1.6)
    for at, r in ((x - 18, 11.5), (x - 1, 7)):
        s.inked([(oval(at, y + 36 - r, r), dim)], 1.8)
        for turn in (20, 80, 140):
            s.stroke([around(at, y + 36 - r, r - 1, turn), around(at, y + 36 - r, 1 - r, turn)], s.key, 1.5)
        s.line(oval(at, y + 36 - r, r - 1), pale, 2.2)
        s.fill(oval(at, y + 36 - r, r * 0.22), pale)
    s.inked([(box(x - 9, y - 8, x + 2, y + 8, 2), mix(s.accent, s.ink, 0.2))], 1.8, (0.3, 0.8))
    s.fill(box(x - 8, y - 7, x + 1, y - 3.5, 1), "#ffd9a0")
    s.inked([(oval(x + 2, y, 5.4, 9.4), s.accent)], 1.6, (0.2, 0.4))
    s.fill(oval(x + 2.6, y, 4.0, 7.4), "#ffe9b8")
    s.fill(oval(x + 3.2, y, 2.4, 4.6), "#ffffff")


def quicksilver(s: Impact) -> None:
    """A hare outruns a train, flat along the ground. Sideways; light: the lamp of the engine behind it."""
    x, y = lamp = (56.0, 62.0)
    s.steps(ALL, (60, 0), (60, 104), [s.ink, mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep])
    s.fill(polygon((-4, 84), (124, 84), (124, 120), (-4, 120)), mix(s.ink, s.deep, 0.6))
    # the cone of the lamp in two hard wedges
    s.fill(polygon(lamp, (124, 30), (124, 150), (40, 150)), s.mid)
    s.fill(polygon(lamp, (124, 48), (124, 132), (76, 150), (44, 150)), mix(s.mid, s.key, 0.7))
    s.fill(polygon(lamp, (124, 62), (124, 104), (66, 112)), mix(s.key, s.light, 0.35))
    for r, tone in ((15, mix(s.mid, s.key, 0.8)), (10.5, mix(s.key, s.light, 0.7))):
        s.fill(oval(x + 5, y, r * 0.8, r), tone)
    for at, up, r in ((39, 27, 7), (28, 20, 9), (12, 14, 11)):
        s.fill(oval(at, up, r), mix(s.deep, s.mid, 0.5))
    _engine(s, lamp)
    # the ground, and the rails of the train, lit before it
    ground = svg("M-4 118 C30 114 90 116 124 122 V172 H-4 Z")
    s.fill(ground, mix(s.ink, s.deep, 0.25))
    s.fill(both(ground, polygon((44, 110), (124, 110), (124, 142), (62, 152))), mix(s.mid, s.key, 0.15))
    s.fill(polygon((-4, 98.500), (124, 104), (124, 107), (-4, 101)), mix(s.key, s.light, 0.3))
    for number in range(7):
        at = 22 + 17 * number
        s.fill(polygon((at, 101), (at + 7, 101.4), (at + 9, 105.5), (at, 105)), s.ink)
    for at, down, half, tall in ((88, 128, 26, 2.2), (64, 132, 15, 1.8)):
        s.fill(oval(at, down, half, tall), s.ink)
    for down, left, right in ((116, 34, 50), (134, 34, 56)):
        s.fill(polygon((left, down), (right, down - 1.3), (right, down + 1.3)), s.accent)
    with s.moved(69.5, 104, 0.85, turn=-7):
        _hare(s)


_HIT: Final = (79.0, 77.0)


def _drum_from_above(s: Impact, x: float, y: float) -> None:
    """Paint a drum from above on the boards of a stage, in the pool of a lamp."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for at in range(-2, 124, 17):
        s.stroke([(at, -4), (at, 172)], s.ink, 1.2)
    s.fill(oval(x - 2, y - 2, 66), s.deep)
    s.fill(oval(x - 2, y - 2, 58), mix(s.deep, s.mid, 0.6))
    s.halo(ALL, s.ink, x, y, 56, 92, 0.0, 0.8)
    s.fill(oval(x + 5, y + 7, 49), s.ink, 0.75)
    for number in range(8):
        lug = placed(box(44, -4.5, 52, 4.5, 2), x, y, 1.0, 22.5 + 45 * number)
        s.inked([(lug, s.light)], 1.5, (0.5, 0.8))
    s.inked([(oval(x, y, 48), s.key)], 2.2, (0.8, 1.4))
    s.fill(cut(oval(x, y, 48), placed(oval(x, y, 48), 2.6, 3.4)), "#ffffff")
    s.inked([(oval(x, y, 42), s.light)], 1.6, (0.0, 0.0))
    s.fill(oval(x - 3, y - 5, 35), "#ffffff")
    s.dots(oval(x, y, 42), s.key, (x - 6, y + 2), (x + 34, y + 36), 0.0, 0.75, pitch=2.4)


def _stick(x: float, y: float, turn: float) -> skia.Path:
    """Return a drum stick that is held at a point and reaches from there in the direction of ``turn``."""
    shaft = join(polygon((-8, -2.7), (44, -1.5), (44, 1.5), (-8, 2.7)), oval(46.5, 0, 4.2, 2.7))
    return placed(shaft, x, y, 1.0, turn)


def _fist_from_above(s: Impact, x: float, y: float, turn: float, elbow: Point, side: float) -> None:
    """Paint a hand that grips a stick, its back to us: the knuckles ahead, the thumb along ``side`` of the stick."""
    skin, dim = s.mid, mix(s.ink, s.deep, 0.8)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1.0, turn, down=side)

    wrist = at(oval(-17, -1, 1)).getBounds()
    sleeve = taper(elbow, 11.0, (wrist.centerX(), wrist.centerY()), 7.4)
    for number, (ahead, aside) in enumerate(((-1.5, -9.5), (1.5, -5), (2.5, -0.2), (1.0, 4.6))):
        finger = at(taper((ahead - 4, aside), 3.0, (ahead + 3.6 - 0.3 * number, aside + 0.4), 2.7))
        s.inked([(finger, skin)], 1.4, (0.3, 0.5))
        s.rim([finger], s.light, (-0.4, -1.0), 1.7)
    back = at(svg("M-17 -7.500 C-10 -12.500 -4 -12.500 0 -11 C1.600 -4 1.600 2 0 6.500 C-6 8.500 -13 7 -17 5.500 Z"))
    s.inked([(back, skin)], 1.7, (0.5, 0.9))
    with s.clipped(back):
        s.fill(
            at(
                svg("M-20 -1 C-12 3 -4 3 3 0 V10 H-20 Z") if side > 0 else svg("M-20 -14 H3 V-5 C-6 -4 -14 -4 -20 -5 Z")
            ),
            dim,
        )
        for aside in (-7.4, -2.8, 1.8):
            s.line(at(svg(f"M-2.500 {aside} L2 {aside + 0.2}")), s.ink, 1.2)
    s.rim([back], s.light, (-0.4, -1.0), 1.6)
    thumb = at(ribbon([(-11, 6, 3.8), (-3, 9.5, 3.5), (5, 7.5, 3.0), (9, 5, 2.2)]))
    s.inked([(thumb, skin)], 1.5, (0.4, 0.7))
    s.rim([thumb], s.light, (-0.4, -1.0), 1.6)
    s.inked([(sleeve, mix(s.ink, s.deep, 0.25))], 1.7, (0.5, 0.9))
    s.rim([sleeve], s.key, (-0.5, -1.0), 1.8)


def ghost_spider(s: Impact) -> None:
    """A stick strikes a wet drum, and six ghosts of the other one hang over it. From straight above; light: the lamp there."""
    _drum_from_above(s, 72, 80)
    x, y = _HIT
    for r, tone, wide in ((8, s.mid, 1.8), (15, s.key, 1.6), (22, mix(s.key, s.light, 0.4), 1.4)):
        s.line(oval(x, y, r), tone, wide)
    left, right = (45.0, 127.0), (103.0, 124.0)
    for number in range(6):
        ghost = _stick(*left, -18 - 13 * number)
        s.fill(ghost, mix(s.deep, s.mid, 0.3), 0.2 + 0.1 * number)
        s.rim([ghost], s.accent, (-0.6, -1.0), 1.4, 0.45 + 0.1 * number)
    for number in range(10):
        turn = 105 + 31 * number
        far = 13.5 + 4.5 * (number % 2)
        drop = placed(
            svg("M-3.500 0 C-1 -2.400 2.600 -2.600 3 0 C2.600 2.600 -1 2.400 -3.500 0 Z"),
            *around(x, y, far, turn),
            1.0 + 0.35 * (number % 2),
            turn,
        )
        s.inked([(drop, s.mid)], 0.9, (0.2, 0.3))
        s.fill(oval(*around(x, y, far + 1, turn), 0.8), "#ffffff")
    for turn, stops in ((-97.0, left), (-118.0, right)):
        stick = _stick(*stops, turn)
        s.inked([(stick, s.accent)], 1.6, (0.5, 0.7))
        s.fill(cut(stick, placed(stick, 1.4, 0.7)), "#ffe2b4")
    _fist_from_above(s, *left, -72.0, (32.0, 176.0), 1.0)
    _fist_from_above(s, *right, -112.0, (116.0, 176.0), -1.0)


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


_BELL: Final = (66.0, 105.0, 40.0)
_THROAT: Final = (67.0, 96.0, 5.0)


def _in_the_bell(share: float, turn: float) -> Point:
    """Return a point of the bell's inside: ``share`` 0 lies at its throat, 1 at its rim."""
    x, y, r = (near + (far - near) * share for near, far in zip(_THROAT, _BELL, strict=True))
    across, down = around(0, 0, r, turn)
    return x + across, y + 0.86 * down


def _ring(share: float) -> skia.Path:
    """Return the circle of the bell's inside at a share."""
    x, y, r = (near + (far - near) * share for near, far in zip(_THROAT, _BELL, strict=True))
    return oval(x, y, r, 0.86 * r)


def _bent(first: float, last: float, start: float, end: float) -> skia.Path:
    """Return a patch of the bell's inside between two shares and two turns."""
    steps = [start + (end - start) * number / 6 for number in range(7)]
    return polygon(
        *(_in_the_bell(last, turn) for turn in steps), *(_in_the_bell(first, turn) for turn in reversed(steps))
    )


def _mirrored_block(s: Impact) -> None:
    """Paint a ring of houses bent in the brass: the street at the rim, the sky round the throat."""
    lots = chance(7)
    sky = [
        (1.0, s.mid),
        (0.5, s.key),
        (0.4, mix(s.key, s.light, 0.5)),
        (0.29, s.light),
        (0.21, "#ffd28a"),
        (0.12, s.accent),
    ]
    for share, tone in sky:
        s.fill(_ring(share), tone)
    count = 11
    for number in range(count):
        start, end = 360 / count * number - 6, 360 / count * (number + 1) - 6
        roof = 0.34 + 0.14 * next(lots)
        wall = _bent(roof, 1.0, start, end)
        s.fill(wall, mix(s.ink, s.deep, 0.3 if number % 2 else 0.9))
        s.fill(_bent(roof, roof + 0.025, start, end), s.key)
        for row in range(3):
            low = roof + 0.06 + (0.98 - roof) * row / 3
            high = low + (0.98 - roof) / 3 - 0.055
            for column in range(2):
                left = start + (end - start) * (0.14 + 0.4 * column)
                pane = _bent(low, high, left, left + (end - start) * 0.3)
                s.fill(pane, "#ffd88c" if next(lots) < 0.62 else mix(s.deep, s.mid, 0.75))
    s.line(_ring(0.12), s.ink, 0.9)
    s.fill(_ring(0.0), s.ink)


def _trumpeter(s: Impact) -> None:
    """Paint who blows: a cap, shut eyes, full cheeks lit by the brass, the lips on the mouthpiece."""
    dark, skin, glow = mix(s.ink, s.deep, 0.5), mix(s.mid, s.deep, 0.35), "#ffb45a"
    coat = svg("M22 96 C24 74 36 62 54 58 H72 C92 62 104 74 108 96 Z")
    s.inked([(coat, mix(s.ink, s.deep, 0.35))], 1.4)
    s.rim([coat], s.key, (0.0, -1.0), 1.6)
    head = svg(
        "M46 26 C46 18 53 14 60 14 C67 14 75 18 75 26 C75 30 77 33 79 37 C81 43 77 50 70 53 C67 58 54 58 51 53 C44 50 40 43 42 37 "
        "C44 33 46 30 46 26 Z"
    )
    s.inked([(head, skin)], 1.7, (0.4, 0.6))
    with s.clipped(head):
        for side in (-1, 1):
            s.fill(oval(60.5 + 15 * side, 45, 9.5, 8.5), s.key)
            s.fill(oval(60.5 + 14 * side, 47, 7.0, 6.0), glow)
        s.fill(oval(60.5, 58, 9, 5), glow)
    for left in (47.5, 64.5):
        s.stroke([(left, 31.6), (left + 4.2, 35.6, left + 8.6, 31.6)], s.ink, 1.8)
    s.stroke([(60.5, 32), (58, 40), (60.5, 42.4, 63.4, 40)], s.ink, 1.4)
    cap = svg("M42 22 C41 10 50 5 60 5 C71 5 80 10 79 22 C68 17 53 17 42 22 Z")
    peak = svg(
        "M44 21.500 C53 17 68 17 77 21.500 C79 24 79 26.500 77 27 C68 23 53 23 44 27 C42 26.500 42 24 44 21.500 Z"
    )
    s.inked([(cap, dark), (peak, mix(s.ink, s.deep, 0.2))], 1.7, (0.4, 0.6))
    s.rim([cap], s.key, (0.5, -1.0), 1.6)
    s.rim([peak], glow, (0.0, 1.0), 1.5)


def _valves(s: Impact) -> None:
    """Paint the three valves beside the tube, and the hand that comes from the right to press them."""
    skin = mix(s.mid, s.deep, 0.1)
    sleeve = ribbon([(128, 104, 12.0), (120, 84, 10.0), (114, 70, 8.0)])
    s.inked([(sleeve, mix(s.ink, s.deep, 0.35))], 1.6, (0.4, 0.6))
    s.rim([sleeve], s.key, (-0.6, -1.0), 1.6)
    hand = ribbon([(117, 74, 6.8), (111, 62, 8.4), (105, 57, 6.2)])
    s.inked([(hand, skin)], 1.6, (0.4, 0.6))
    for number, drop in enumerate((0.0, 3.0, 0.5)):
        x = 79.0 + 7.8 * number
        y = 55.5 + drop + 1.8 * number
        case = box(x - 3.0, y + 7, x + 3.0, y + 32, 1)
        s.inked(
            [
                (box(x - 1.3, y, x + 1.3, y + 9), "#fff4e0"),
                (case, s.accent),
                (box(x - 3.2, y - 1.6, x + 3.2, y + 1.6, 1), "#fff4e0"),
            ],
            1.3,
            (0.3, 0.5),
        )
        s.fill(box(x - 2.2, y + 8, x - 0.6, y + 32), "#ffe6bc")
        knuckle = (x + 8.0 - 2.2 * number, y - 10.0 + 2.0 * number)
        finger = join(
            ribbon(
                [(109 - number, 57.5 + number * 2.4, 3.6), (*knuckle, 3.3), (x + 1.4, y - 7.2, 3.0), (x, y - 4.0, 2.5)]
            ),
            oval(x, y - 4.0, 2.5),
        )
        s.inked([(finger, skin)], 1.4, (0.4, 0.5))
        s.rim([finger], s.light, (-0.3, -1.0), 1.4)


def miles_morales(s: Impact) -> None:
    """The block that a trumpet wakes is mirrored in its bell. Into the bell; light: the windows in the brass."""
    shine, shade = "#ffe6bc", "#b8560e"
    s.steps(
        ALL, (60, 0), (60, 150), [mix(s.ink, s.deep, 0.3), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5)]
    )
    s.fill(oval(62, 58, 46, 50), mix(s.deep, s.mid, 0.45))
    _trumpeter(s)
    _valves(s)
    # the tube from the lips, and the cone that opens towards us
    x, y, r = _BELL
    cone = svg("M56.500 56 C56.500 68 46 74 30 84 L22 96 H110 L104 84 C86 74 68.500 68 68.500 56 Z")
    mouth = join(box(57.5, 49, 67.5, 53.5, 2), polygon((59, 52), (66, 52), (67.5, 60), (57.5, 60)))
    flare = oval(x, y, r + 4.6, 0.86 * r + 4.2)
    s.inked([(cone, s.accent), (mouth, s.accent), (flare, s.accent)], 2.2, (0.9, 1.5))
    with s.clipped(cone):
        s.fill(svg("M58 48 H62 C62 70 50 78 34 90 L22 96 V84 L30 84 C46 74 56.500 68 58 48 Z"), shine)
        s.fill(svg("M66 48 H72 C70 68 88 74 112 84 V98 H98 C84 80 66 72 66 48 Z"), shade)
    s.fill(box(58.5, 50, 62, 53), "#fff6e2")
    s.line(flare, s.ink, 2.4)
    with s.clipped(flare):
        s.fill(flare, s.accent)
        s.fill(cut(flare, placed(flare, 1.8, 2.2)), "#fff6e2")
        s.fill(cut(flare, placed(flare, -1.8, -2.2)), shade)
    s.line(_ring(1.0), s.ink, 2.2)
    with s.clipped(_ring(1.0)):
        _mirrored_block(s)
        for start, end in ((200, 236), (244, 252)):
            band = [_in_the_bell(0.9, start + (end - start) * k / 8) for k in range(9)]
            s.stroke(band, "#ffffff", 3.0, 0.9)
    s.line(_ring(1.0), s.ink, 1.4)


_CROWD: Final = ((38, 146, 7), (54, 148, 6), (69, 145.5, 7), (85, 148, 6), (100, 145, 7), (115, 147, 6))
"""The heads before the stage: their middles and radii."""


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine, ((41.0, 40.0), (78.0, 84.0), (74.0, 112.0)), "fires its cork", "nursery floor", "its own flash"
    ),
    "m2-08": Picture(
        quicksilver, ((98.0, 94.0), (72.0, 104.0), (56.0, 62.0)), "outruns a train", "rails", "engine lamp"
    ),
    "m2-09": Picture(
        miles_morales,
        ((66.0, 101.0), (60.0, 38.0), (90.0, 50.0)),
        "wakes the block",
        "street under a block",
        "windows in the brass",
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-11": Picture(
        ghost_spider,
        ((79.0, 77.0), (54.0, 96.0), (72.0, 108.0)),
        "leaves the ghosts of a stick",
        "stage from above",
        "lamp over a drum",
    ),
    "m2-12": Picture(
        nebula, ((70.0, 79.0), (92.0, 54.0)), "is stirred into a cup", "table by a night window", "the nebula"
    ),
}

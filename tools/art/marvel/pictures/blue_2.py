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


def _fire_escapes(s: Impact) -> None:
    """Paint a house front at night across a yard: rows of dark windows, and those that the music has lit."""
    s.steps(box(-4, -4, 36, 172), (0, 0), (0, 120), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5)])
    s.fill(box(36, -4, 124, 172), s.mid)
    for y in range(-2, 150, 9):
        s.stroke([(36, y), (124, y)], mix(s.deep, s.mid, 0.5), 0.9)
    s.halo(box(36, -4, 124, 172), s.deep, 96, 60, 44, 104, 0.0, 0.85)
    for row, y in enumerate((8, 42, 76, 110)):
        for column, x in enumerate((42, 66, 90)):
            lit = (row, column) in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (3, 2))
            s.fill(box(x - 2, y - 2, x + 19, y + 25), s.ink)
            s.fill(box(x, y, x + 17, y + 22), s.light if lit else s.deep)
            if lit:
                s.fill(box(x, y + 12, x + 17, y + 22), mix(s.key, s.light, 0.5))
                with s.clipped(box(x, y, x + 17, y + 22)), s.moved(x, y):
                    _neighbour(s, (row, column))
            else:
                s.fill(polygon((0 + x, y), (x + 8, y), (x, y + 12)), s.mid, 0.6)
            s.fill(box(x + 8, y, x + 9, y + 9), s.ink)
            s.fill(box(x - 3, y + 22, x + 20, y + 25), s.key)
    s.fill(polygon((-4, 110), (46, 128), (124, 128), (124, 172), (-4, 172)), mix(s.deep, s.mid, 0.25))


def _neighbour(s: Impact, window: tuple[int, int]) -> None:
    """Paint who looks out of a window 17 x 22: one waves, a cat sits, the others have only curtains."""
    if window == (0, 0):
        arm = ribbon([(11, 18, 1.9), (14, 12, 1.7), (13, 5, 1.5)])
        s.fill(join(oval(7, 10, 3.4, 4.0), svg("M1 23 C1 13 13 13 13 23 Z"), arm, oval(13, 4, 2.2)), s.ink)
        s.fill(svg("M2.800 11 C2 4 12 4 11 9 C8 8 5 9 2.800 11 Z"), s.accent)
    elif window == (1, 0):
        cat = svg("M4 23 C3 16 5 12 7 11 L6.400 5 L9 7.400 H11 L13.600 5 L13 11 C15 13 15 18 14 23 Z")
        s.fill(join(cat, ribbon([(13, 22, 1.2), (17, 19, 1.2), (15.4, 14, 1.0)])), s.ink)
        for x in (8.2, 11.4):
            s.fill(oval(x, 9.4, 0.8), s.accent)
    else:
        for side in ("M0 0 H7 C6 9 4 16 0 22 Z", "M17 0 H10 C11 9 13 16 17 22 Z"):
            s.fill(svg(side), s.key)


def miles_morales(s: Impact) -> None:
    """Somebody plays a trumpet on a roof and wakes the windows. Light: the windows, one after another."""
    _fire_escapes(s)
    brass, shine, shade, glow = s.accent, "#ffe0a8", "#a8480a", "#ffb45a"
    for r, first in ((32, -74), (44, -72), (56, -70)):
        path = skia.Path()
        path.addArc(skia.Rect.MakeLTRB(84 - r, 74 - r, 84 + r, 74 + r), first - 14, 62)
        s.line(path, s.ink, 4.4, blunt=True)
        s.line(path, "#ffffff", 2.2, blunt=True)
    # the player, from the side: head, back and arm in one tone, their edges lit by the brass
    body = join(
        svg("M8 172 C6 140 12 122 24 115 C34 110 44 118 46 128 L56 172 Z"),
        taper((34, 128), 7.6, (58, 138), 5.6),
        taper((58, 138), 5.4, (70, 114), 4.4),
    )
    head = svg(
        "M24 108 C20 98 24 88 34 87 C42 87 45 92 45 97 L47 102 L44.6 103.600 L45.4 106 C45.4 108 44 109 42.4 109 L41.6 113 "
        "C39 116 34 116 32 120 L24 118 Z"
    )
    s.inked([(body, mix(s.ink, s.deep, 0.3)), (head, mix(s.ink, s.deep, 0.3))], 1.4, (0.2, 0.6))
    s.rim([body, head], glow, (1.0, -0.8), 2.0)
    with s.clipped(head):
        s.fill(svg("M38 84 H50 V118 H36 C40 112 36 108 38 102 C40 98 37 94 38 84 Z"), mix(s.ink, s.accent, 0.5))
        s.rim([head], glow, (1.0, -0.2), 2.2)
    s.stroke([(38, 100.6), (40.6, 101.8, 43.4, 100.2)], s.ink, 1.4)
    s.inked([(oval(29.6, 103, 2.4, 3.4), s.deep)], 0.8)
    cap = join(
        svg("M21 98 C19 84 40 79 45 91 L45.6 95 L22 99 Z"),
        svg("M40 90 C47 90 53 92 56 95.600 C50 96.600 45 97 40 96.400 Z"),
    )
    s.inked([(cap, s.deep)], 1.4, (0.2, 0.5))
    s.rim([cap], glow, (0.8, -0.8), 1.8)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 68, 92, 1.06, -32)

    loop = cut(box(-16, -4, 22, 14, 8), box(-12, 0, 18, 10, 5))
    tube = at(join(box(-20, -3, 26, 1.4, 1), polygon((-24, -4), (-19, -3), (-19, 1.4), (-24, 2.4))))
    bell = at(svg("M12 -3 C24 -4 32 -8 38 -18 C42 -8 42 8 38 17 C32 6 24 2 12 1.400 Z"))
    valves = [at(box(x, -10, x + 5, 18, 1.5)) for x in (-7, 0, 7)]
    s.inked([(at(loop), brass)], 1.9, (0.7, 1.1))
    s.inked([(valve, brass) for valve in valves], 1.7, (0.5, 0.9))
    s.inked([(tube, brass), (bell, brass)], 2.1, (0.8, 1.3))
    s.fill(cut(tube, placed(tube, 0.6, 1.4)), shine)
    s.fill(cut(bell, placed(bell, -0.6, 4.0)), shine)
    s.dots(bell, shade, (92, 74), (100, 92), 0.0, 0.9, pitch=2.4)
    for valve, x in zip(valves, (-7, 0, 7), strict=True):
        s.fill(cut(valve, placed(valve, 1.6, 0.6)), shine)
        s.inked([(at(box(x + 0.6, -14, x + 4.4, -9, 1)), "#ffffff")], 1.0, (0.2, 0.3))
    s.inked([(at(oval(39, -0.5, 5.4, 18)), shine)], 1.8, (0.4, 0.8))
    s.fill(at(oval(39.4, -0.5, 3.2, 13)), shade)
    # the hand below the valves: palm, four fingers up round the loop, the thumb across
    dark = mix(s.ink, s.deep, 0.3)
    for number in range(4):
        finger = at(
            ribbon([(-9 + 6.2 * number, 20, 2.7), (-8.6 + 6.2 * number, 14, 2.5), (-6.8 + 6.2 * number, 9.6, 2.0)])
        )
        s.inked([(finger, dark)], 0.9, (0.2, 0.3))
        s.rim([finger], glow, (0.2, -1.0), 1.7)
    palm = at(svg("M-13 21 C-12 17 10 17 13 20 C12 27 4 31 -4 30 C-10 29 -13 26 -13 21 Z"))
    s.inked([(palm, dark)], 1.0, (0.2, 0.4))
    s.rim([palm], glow, (0.5, -1.0), 1.4)


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
        miles_morales, ((72.0, 92.0), (100.0, 72.0)), "wakes the windows", "roof in a yard", "windows lighting up"
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-11": Picture(ghost_spider, ((79.0, 77.0), (54.0, 96.0), (72.0, 108.0)), "leaves the ghosts of a stick", "stage from above", "lamp over a drum"),
    "m2-12": Picture(
        nebula, ((70.0, 79.0), (92.0, 54.0)), "is stirred into a cup", "table by a night window", "the nebula"
    ),
}

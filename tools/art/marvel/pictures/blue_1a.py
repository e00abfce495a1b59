"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    around,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _paper_screen(s: Impact) -> None:
    """Paint a dojo's paper screens, lit by the moon behind them, over a floor of boards."""
    s.fill(ALL, s.key)
    moon = (50.0, 56.0)
    for r, tone in (
        (78, mix(s.mid, s.key, 0.4)),
        (60, s.key),
        (45, mix(s.key, s.light, 0.5)),
        (31, s.light),
        (20, "#ffffff"),
    ):
        s.fill(oval(*moon, r), tone)
    s.halo(ALL, s.mid, *moon, 46, 100, 0.0, 0.7)
    for x, y, turn in ((14, 30, 20), (22, 22, 60), (8, 46, -10), (110, 60, 160), (116, 48, 200)):  # bamboo outside
        s.fill(placed(svg("M0 0 C8 -5 18 -5 26 0 C18 4 8 4 0 0 Z"), x, y, 0.9, turn), mix(s.mid, s.key, 0.45))
    s.stroke([(10, -4), (13, 124)], mix(s.mid, s.key, 0.45), 3.0)


_SWIRL: Final = svg(
    "M-7.500 1.500 C-5 -5.500 1 -6 2.200 -0.500 C3 3 5.500 2.500 7.500 -2.500 C7.500 6.500 0 8 -1.600 2 C-2.500 -1.500 -5 -1.500 -7.500 1.500 Z"
)
"""The coloured leaf in a marble of the radius 10."""
_GLEAM: Final = svg("M-7 -3 C-6 -6 -3 -8 1 -8 C-2 -6.600 -4.400 -5 -5.200 -2 Z")
"""The light on a marble of the radius 10."""
_RING: Final = (-158, -118, -62, -24, 12, 52, 128, 168)
"""The degrees at which marbles lie in the ring."""


def _pavement_at_sunset(s: Impact, x: float, y: float) -> None:
    """Paint a square at knee height: houses before a sun that stands at (x, y) on the ground, its light towards us."""
    s.steps(ALL, (60, 0), (60, y), [mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5), s.key])
    for r, tone in ((40, mix(s.key, s.light, 0.45)), (27, s.light), (16, "#fffaf0")):
        s.fill(oval(x, y - 2, r), tone)
    houses = join(
        polygon((-6, 74), (-6, 12), (8, 12), (18, 24), (18, 32), (30, 32), (30, 26), (44, 38), (58, 48), (58, 74)),
        polygon((126, 74), (126, 26), (116, 36), (112, 50), (108, 50), (104, 66), (104, 74)),
    )
    s.fill(houses, mix(s.ink, s.deep, 0.75))
    s.rim([houses], s.key, (1.0, -0.5), 1.3)
    for wx, wy in ((4, 40), (16, 40), (4, 56), (36, 48), (47, 56), (116, 58)):
        s.fill(box(wx - 2, wy - 3, wx + 2, wy + 3), s.accent)
    s.fill(box(-6, y, 126, 172), s.deep)
    for half, tone in ((92, mix(s.deep, s.mid, 0.55)), (66, s.mid), (42, s.key), (20, mix(s.key, s.light, 0.45))):
        s.fill(polygon((x - 6, y), (x + 6, y), (x + half, 172), (x - half * 1.5, 172)), tone)
    s.dots(box(-6, y, 126, 172), s.ink, (44, 118), (-8, 150), 0.0, 0.8)
    s.dots(box(-6, y, 126, 172), s.ink, (96, 112), (128, 138), 0.0, 0.7)


def _marble(s: Impact, x: float, y: float, r: float, sun: Point, glass: Color, core: Color) -> None:
    """Paint a marble with its middle at (x, y), the long shadow that points away from the sun, and the light in it."""
    way = math.hypot(x - sun[0], y + r - sun[1])
    dx, dy = (x - sun[0]) / way, (y + r - sun[1]) / way
    turn = math.degrees(math.atan2(dy, dx))
    length = 2.6 * r * max(0.62, dy)
    foot = (x + dx * length * 0.75, y + r * 0.72 + dy * length * 0.75)
    s.fill(oval(*foot, length, r * 0.74, turn), mix(s.ink, s.deep, 0.45))
    s.fill(oval(x + dx * length * 0.72, y + r * 0.72 + dy * length * 0.72, length * 0.5, r * 0.28, turn), core)
    ball = oval(x, y, r)
    s.inked([(ball, mix(glass, s.ink, 0.25))], max(1.2, r * 0.14), (0.1 * r * dx, 0.1 * r))
    with s.clipped(ball):
        s.fill(oval(x + dx * r * 0.3, y + r * 0.34, r * 0.86), glass)
        s.fill(oval(x + dx * r * 0.36, y + r * 0.52, r * 0.6, r * 0.5), mix(glass, s.light, 0.6))
        s.fill(placed(_SWIRL, x, y, r / 10, -24), core)
    s.fill(placed(_GLEAM, x, y, r / 10), "#ffffff")


def _bursting_marble(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a marble of amber glass that breaks where it is hit, at its upper left."""
    hit = around(x, y, r * 0.96, 228)
    s.fill(oval(x + 3, y + r * 0.84, r * 1.5, r * 0.4), mix(s.ink, s.deep, 0.3))
    s.fill(oval(x + 5, y + r * 1.0, r * 0.8, r * 0.22), s.accent)
    s.flash(*hit, r * 2.5, 15, s.accent, 4, 0.5)
    s.flash(*hit, r * 1.9, 15, "#fff4d0", 4, 0.5)
    ball = oval(x, y, r)
    edge = [around(*hit, r * reach, turn) for reach, turn in ((1.5, -30), (0.6, -8), (0.95, 22), (0.5, 46))]
    edge += [around(*hit, r * reach, turn) for reach, turn in ((0.9, 70), (0.55, 96), (1.3, 122))]
    left = cut(ball, polygon((x - 2 * r, y - 2 * r), (x + r, y - 2 * r), *edge, (x - 2 * r, y + r)))
    s.inked([(left, mix(s.accent, "#a84408", 0.5))], 2.2, (0.8, 1.4))
    with s.clipped(left):
        s.fill(oval(x + 1, y + r * 0.24, r * 0.88), s.accent)
        s.fill(oval(x + 2, y + r * 0.44, r * 0.62, r * 0.52), "#ffd27a")
        s.fill(placed(_SWIRL, x + 1, y + r * 0.3, r / 10, 16), "#ffffff")
        for start, end in ((edge[2], (x + r * 0.7, y + r * 0.3)), (edge[4], (x + r * 0.2, y + r * 0.9))):
            middle = ((start[0] + end[0]) / 2 + 1.6, (start[1] + end[1]) / 2 - 1.0)
            s.stroke([start, middle, end], s.ink, 1.2)
    for number, (first, last) in enumerate(((172, 206), (250, 286), (290, 318))):
        shard = both(ball, polygon(around(*hit, 1, first), around(x, y, 2 * r, first), around(x, y, 2 * r, last)))
        middle = math.radians((first + last) / 2)
        out = (0.5, 0.62, 0.74)[number] * r
        shard = placed(shard, out * math.cos(middle), out * math.sin(middle))
        s.inked([(shard, s.accent)], 1.4, (0.4, 0.7))
        s.fill(both(shard, placed(shard, -1.6, 1.2)), "#ffe2a8")


def bullseye(s: Impact) -> None:
    """A marble hits the middle one of a ring, which bursts. At a child's eye; light: the sun at the end of the square."""
    sun = (84.0, 64.0)
    _pavement_at_sunset(s, *sun)
    s.fill(cut(oval(77, 113.4, 47, 29), oval(77, 112.4, 42.6, 24.4)), "#ffffff", 0.9)
    glasses = ((s.mid, s.light), (s.deep, s.key), (mix(s.deep, s.mid, 0.5), "#fff4d0"))
    near: list[tuple[float, float, float, int]] = []
    for number, turn in enumerate(_RING):
        x, y = 77 + 45 * math.cos(math.radians(turn)), 112 + 27 * math.sin(math.radians(turn))
        r = 5.0 + (y - 84) * 0.13
        if y < 112:
            _marble(s, x, y - r, r, sun, *glasses[number % 3])
        else:
            near.append((x, y, r, number))
    _bursting_marble(s, 79, 101, 16)
    s.fill(ribbon([(52, 70, 11.5), (42, 52, 7.0), (32, 30, 3.6), (24, 10, 0.4)]), "#ffffff", 0.85)
    for shift, wide in ((-17, 1.6), (15, 1.3)):
        s.fill(ribbon([(50 + shift, 68, wide), (40 + shift, 50, wide * 0.7), (30 + shift, 28, 0.2)]), "#ffffff", 0.85)
    x, y, r = 55.5, 73.5, 14.0
    ball = oval(x, y, r)
    s.inked([(ball, s.mid)], 2.2, (-0.4, 1.0))
    with s.clipped(ball):
        s.fill(oval(x - 5, y - 1, r), s.deep)
        s.fill(placed(_SWIRL, x, y, r / 10, 28), "#ffffff")
        s.fill(placed(_SWIRL, x + 1, y + 6, r / 10, 28), s.key)
        s.rim([ball], "#fff4d0", (1.0, 0.7), 2.6)
    s.fill(placed(_GLEAM, x, y, r / 10), "#ffffff")
    s.debris(((104, 76, 3.4, 20), (110, 92, 2.4, 70), (52, 108, 3.0, 40), (44, 94, 2.2, 10)), s.accent, "#fff0c4")
    for x, y, r, number in near:
        _marble(s, x, y - r, r, sun, *glasses[number % 3])


def _fan(s: Impact, x: float, y: float, r: float, first: float, last: float) -> None:
    """Paint an open folding fan of paper about a rivet, folded every twelfth of its angle."""
    folds = 14
    step = (last - first) / folds
    for number in range(folds + 1):
        turn = first + step * number
        s.stroke([(x, y), around(x, y, r * 0.5, turn)], s.ink, 4.6)
        s.stroke([(x, y), around(x, y, r * 0.5, turn)], s.accent, 2.0)
    whole = [around(x, y, r * (1.0 if k % 2 else 0.965), first + step * k / 2) for k in range(2 * folds + 1)]
    inner = [around(x, y, r * 0.4, first + step * k / 2) for k in range(2 * folds, -1, -1)]
    s.inked([(polygon(*whole, *inner), s.light)], 2.2, (0.9, 1.3))
    for number in range(folds):
        one, two, three = (first + step * (number + k / 2) for k in range(3))
        left = polygon(
            around(x, y, r * 0.4, one), around(x, y, r * 0.965, one), around(x, y, r, two), around(x, y, r * 0.4, two)
        )
        right = polygon(
            around(x, y, r * 0.4, two),
            around(x, y, r, two),
            around(x, y, r * 0.965, three),
            around(x, y, r * 0.4, three),
        )
        s.fill(left, "#ffffff")
        s.fill(right, s.key)
        s.dots(right, s.mid, around(x, y, r, two), around(x, y, r * 0.4, two), 0.0, 0.7, pitch=2.4)
        s.fill(both(left, cut(oval(x, y, r * 0.9), oval(x, y, r * 0.8))), s.mid)
        s.fill(both(right, cut(oval(x, y, r * 0.9), oval(x, y, r * 0.8))), s.deep)
    s.line(polygon(*whole, *inner), s.ink, 1.2)


def _street_canyon(s: Impact) -> None:
    """Paint a street straight below, between the fronts of four towers that run down to it, floor by floor."""
    near, far = (
        ((8.0, -10.0), (116.0, -10.0), (116.0, 178.0), (8.0, 178.0)),
        ((50.0, 72.0), (108.0, 72.0), (108.0, 144.0), (50.0, 144.0)),
    )
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    lots = chance(11)
    tones = (s.deep, mix(s.ink, s.deep, 0.55), mix(s.ink, s.deep, 0.8), mix(s.deep, s.mid, 0.3))
    for number, tone in enumerate(tones):
        corners = [near[number], near[(number + 1) % 4], far[(number + 1) % 4], far[number]]

        def at(along: float, down: float, corners: list[Point] = corners) -> Point:
            down = down / (down + 2.6 * (1 - down))
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
            top = (ax + (bx - ax) * along, ay + (by - ay) * along)
            foot = (dx + (cx - dx) * along, dy + (cy - dy) * along)
            return top[0] + (foot[0] - top[0]) * down, top[1] + (foot[1] - top[1]) * down

        s.fill(polygon(*corners), tone)
        for floor in range(8):
            for column in range(6):
                left, top = (column + 0.22) / 6, 0.06 + floor / 8.6
                pane = polygon(at(left, top), at(left + 0.1, top), at(left + 0.1, top + 0.062), at(left, top + 0.062))
                lit = next(lots)
                s.fill(
                    pane, "#ffd28a" if lit > 0.86 else mix(s.mid, s.key, 0.4) if lit > 0.55 else mix(s.ink, s.deep, 0.3)
                )
    for one, two in itertools.pairwise((*zip(near, far, strict=True), (near[0], far[0]))):
        s.stroke([one[0], one[1]], s.ink, 2.0)
        s.stroke([one[1], two[1]], s.ink, 1.4)
    street = polygon(*far)
    s.fill(street, s.mid)
    with s.clipped(street):
        s.fill(box(58, 72, 100, 144), mix(s.deep, s.mid, 0.3))
        for y in (76, 86, 132, 140):
            s.fill(box(78, y, 80, y + 6), s.light)
        s.fill(oval(84, 114, 27, 24), s.key)
        s.fill(oval(84, 114, 22, 19.5), s.light)
        s.fill(oval(84, 114, 17, 15), "#ffffff")


def _person_below(s: Impact, x: float, y: float) -> None:
    """Paint a person from above who reaches up with both hands: the crown of the hair, shoulders, and feet far below."""
    skin, hair = "#ffe2c4", mix(s.ink, s.deep, 0.3)
    with s.moved(x, y, 1.14, turn=-30):
        s.fill(svg("M-4 14 L-2 18 L17 33 L24 30 L20 22 L8 10 Z"), s.mid)
        for side in (-1, 1):
            s.inked([(taper((3.4 * side, 8), 3.0, (4.2 * side, 17), 2.0), s.mid)], 1.0, (0.2, 0.3))
            s.inked([(oval(4.6 * side, 19.4, 2.2, 2.9), "#ffffff")], 1.0, (0.2, 0.3))
        s.inked(
            [
                (
                    svg("M-10.5 2 C-9 -4 9 -4 10.5 2 C11 6 8 9 6.5 13 C3 14.5 -3 14.5 -6.5 13 C-8 9 -11 6 -10.5 2 Z"),
                    s.accent,
                )
            ],
            1.2,
            (0.2, 0.4),
        )
        for side in (-1, 1):
            for root, tip in (
                ((-2.4, -16), (-4.6, -19.5)),
                ((-0.8, -17), (-1.4, -21.6)),
                ((0.9, -17), (1.6, -21.4)),
                ((2.4, -15.6), (4.6, -18.6)),
                ((-2.6, -13.4), (-6, -14.2)),
            ):
                finger = taper((8.6 * side - root[0] * side, root[1]), 1.0, (8.6 * side - tip[0] * side, tip[1]), 0.8)
                s.inked([(finger, skin)], 0.8, (0.1, 0.2))
            arm = ribbon([(7.5 * side, 2.5, 3.0), (10.5 * side, -4, 2.9), (9 * side, -11, 2.5)])
            s.inked([(oval(8.6 * side, -14.4, 3.3), skin), (arm, s.accent)], 1.1, (0.2, 0.3))
            s.fill(oval(8.6 * side, -14.4, 3.3), skin)
        s.inked(
            [
                (
                    svg(
                        "M-5.5 -3 C-6 -8 -3 -10 0 -10 C3 -10 6 -8 5.5 -3 C7 0 5.5 3.5 4 2.5 C3 5 1 4.5 0 3.5 C-1 4.5 -3 5 -4 2.5 C-5.5 3.5 -7 0 -5.5 -3 Z"
                    ),
                    hair,
                )
            ],
            1.2,
            (0.2, 0.3),
        )
        for number in range(7):  # the crown, off the middle as the head tilts back
            lock = svg("M0 0 C1.400 -1.600 1.600 -3.600 0.800 -5.400")
            s.line(placed(lock, 0, -2.4, 0.8, 51 * number), mix(s.deep, s.mid, 0.7), 1.1)


def _drone(s: Impact, x: float, y: float) -> None:
    """Paint a drone of four rotors that we look down on."""
    with s.moved(x, y, 0.84, turn=-14):
        tips = ((-20, -13), (20, -13), (-20, 13), (20, 13))
        for tip in tips:
            s.inked([(taper((0, 0), 2.6, tip, 1.9), mix(s.key, s.light, 0.5))], 1.6, (0.4, 0.7))
        for tx, ty in tips:
            disc = oval(tx, ty, 11.5)
            s.fill(disc, s.light, 0.55)
            s.line(disc, s.ink, 1.4)
            s.stroke([around(tx, ty, 8, 200 + 9 * k) for k in range(9)], "#ffffff", 1.4)
            for turn in (30, 210):
                s.fill(placed(svg("M0 -1.5 L10 -1 L10 1.500 L0 1.500 Z"), tx, ty, 1.0, turn), mix(s.ink, s.deep, 0.3))
            s.inked([(oval(tx, ty, 2.4), "#ffffff")], 1.1, (0.2, 0.3))
        hull = box(-11, -8.5, 11, 8.5, 6)
        s.inked([(hull, s.light)], 2.0, (0.6, 1.0))
        s.fill(cut(hull, placed(hull, -1.6, -2.2)), s.key)
        s.inked([(box(-6, -4.5, 6, 3.5, 3), s.accent)], 1.2, (0.2, 0.4))


def _parcel_from_above(s: Impact) -> None:
    """Paint a parcel that hangs below us: its lid with a ribbon and a bow, two sides that narrow downward."""
    lid = [(30.0, 50.0), (66.0, 38.0), (78.0, 74.0), (42.0, 86.0)]
    foot = [(x + (74 - x) * 0.2, y + (108 - y) * 0.2) for x, y in lid]

    def on(u: float, v: float) -> Point:
        (ax, ay), (bx, by), _, (dx, dy) = lid
        return ax + (bx - ax) * u + (dx - ax) * v, ay + (by - ay) * u + (dy - ay) * v

    right, front = polygon(lid[1], lid[2], foot[2], foot[1]), polygon(lid[2], lid[3], foot[3], foot[2])
    top = polygon(*lid)
    s.inked([(right, "#9a4406"), (front, "#c8640c"), (top, s.accent)], 2.3, (0.8, 1.2))
    s.fill(polygon(on(0, 0), on(1, 0), on(0, 1)), "#ffb45e")
    for a, b, c, d in (((0.42, 0), (0.58, 0), (0.58, 1), (0.42, 1)), ((0, 0.42), (1, 0.42), (1, 0.58), (0, 0.58))):
        s.fill(polygon(on(*a), on(*b), on(*c), on(*d)), "#ffffff")
    for start, end, tone in ((on(0.42, 1), on(0.58, 1), s.key), (on(1, 0.42), on(1, 0.58), mix(s.mid, s.key, 0.5))):
        low = [(x + (74 - x) * 0.2, y + (108 - y) * 0.2) for x, y in (end, start)]
        s.fill(polygon(start, end, *low), tone)
    s.line(top, s.ink, 1.3)
    x, y = on(0.5, 0.5)
    for turn in (20, 160, 200, 340):
        loop = placed(svg("M0 0 C3 -6 13 -8 15 -2 C16 3 6 5 0 0 Z"), x, y, 1.0, turn)
        s.inked([(loop, "#ffffff")], 1.3, (0.3, 0.5))
        s.fill(placed(svg("M4 -1 C6 -4 11 -5 12 -2 C12 0.500 7 1.500 4 -1 Z"), x, y, 1.0, turn), s.key)
    s.inked([(oval(x, y, 3.4), "#ffffff")], 1.2, (0.2, 0.3))


def spider_man_2099(s: Impact) -> None:
    """A drone lets a parcel down to a person far below. Straight down between towers; light: the drone's lamp on the street."""
    _street_canyon(s)
    beam = polygon((37, 26), (48, 22), (111, 108), (100, 134), (66, 133), (57, 112))
    s.fill(beam, s.light, 0.22)
    _person_below(s, 87, 116)
    with s.moved(2, 10, 0.66, about=(54.0, 62.0)):
        _parcel_from_above(s)
    for tone, wide in ((s.ink, 1.5), ("#ffffff", 0.7)):
        s.fill(polygon((42 - wide, 30), (42 + wide, 30), (56 + wide * 0.7, 72), (56 - wide * 0.7, 72)), tone)
    _drone(s, 42, 28)


def _gate_by_lantern(s: Impact) -> None:
    """Paint the boards of a gate in the light of a lantern that hangs out of sight, and a chain across them."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for half, tone in ((84, s.deep), (60, mix(s.deep, s.mid, 0.6)), (40, s.mid)):
        s.fill(polygon((96, -30), (102, -30), (72 + half, 172), (72 - half, 172)), tone)
    for x in range(-2, 124, 21):
        s.fill(box(x - 1.2, -4, x + 1.2, 172), s.ink)
        s.fill(box(x + 1.2, -4, x + 2.4, 172), s.key, 0.5)
    s.fill(box(-4, 54, 124, 68), mix(s.ink, s.deep, 0.4))
    s.fill(box(-4, 54, 124, 56), s.key, 0.7)
    s.halo(ALL, s.ink, 72, 82, 46, 106, 0.0, 0.85)
    for x, wide in ((8, 9), (24, 6), (40, 9), (108, 9), (122, 6)):
        s.line(oval(x, 61, wide, 5.6 if wide > 6 else 3.0), s.ink, 6.0)
        s.line(oval(x, 61, wide, 5.6 if wide > 6 else 3.0), mix(s.key, s.light, 0.5), 2.8)


def _bitten_key(s: Impact) -> None:
    """Paint a key that sticks out of a mouth to the right."""
    bow = cut(oval(103, 112, 11), oval(104, 112, 4.8))
    key = join(
        bow,
        box(62, 109, 95, 115, 1),
        polygon((66, 114), (78, 114), (78, 122), (74, 122), (74, 118), (70, 118), (70, 124), (66, 124)),
    )
    s.inked([(key, s.accent)], 2.0, (0.6, 1.2))
    s.fill(both(key, cut(key, placed(key, 0.8, 2.4))), "#ffe2b0")


def lockjaw(s: Impact) -> None:
    """A padlock bites on a key. Frontal; light: a lantern beside the gate."""
    _gate_by_lantern(s)
    steel, pale = s.key, s.light
    with s.moved(-5.0, 0.0):
        shackle = cut(arch(50, 98, 64, 92, 26), arch(61, 87, 66, 96, 16))
        s.inked([(shackle, pale)], 2.4, (0.8, 1.4))
        with s.clipped(shackle):
            s.dots(shackle, s.mid, (66, 54), (96, 74), 0.0, 0.95, pitch=2.4)
        chin = svg("M42 112 H106 V130 C106 140 100 146 92 146 H56 C48 146 42 140 42 130 Z")
        brow = svg("M42 106 V88 C42 81 47 77 54 77 H94 C101 77 106 81 106 88 V106 Z")
        s.inked([(box(44, 98, 104, 126), s.ink), (chin, steel)], 2.5, (0.9, 1.6))
        with s.clipped(chin):
            s.fill(box(42, 112, 50, 146), pale)
            s.dots(chin, s.deep, (66, 126), (104, 146), 0.0, 0.9, pitch=2.4)
        for x in range(46, 104, 12):
            s.inked([(polygon((x, 121), (x + 9, 121), (x + 4.5, 110)), "#ffffff")], 1.3, (0.2, 0.3))
        s.fill(both(chin, box(42, 121, 106, 126)), mix(steel, s.deep, 0.5))
        _bitten_key(s)
        s.inked([(brow, steel)], 2.5, (0.9, 1.6))
        with s.clipped(brow):
            s.fill(svg("M42 106 V86 C42 80 48 77 54 77 H98 C84 80 56 78 50 106 Z"), pale)
            s.dots(brow, s.deep, (72, 88), (104, 106), 0.0, 0.9, pitch=2.4)
        for x in range(44, 104, 12):
            s.inked([(polygon((x, 101), (x + 11, 101), (x + 5.5, 115)), "#ffffff")], 1.5, (0.2, 0.5))
        s.fill(both(brow, box(42, 99, 106, 102.4)), s.mid)
        s.stroke([(42, 102.4), (106, 102.4)], s.ink, 1.4)
        for x in (60, 88):
            s.inked([(oval(x, 89, 6.4), "#ffffff")], 1.8, (0.4, 0.7))
            s.stroke([(x - 4, 92), (x + 4, 86)] if x > 74 else [(x - 4, 86), (x + 4, 92)], s.ink, 2.4)


def _hand_at_the_fan(s: Impact) -> None:
    """Paint the hand that holds a fan at (78, 126): the thumb along the near stick, the fingers closed round it."""
    skin, dim, glow = mix(s.light, s.key, 0.12), mix(s.key, s.light, 0.15), "#ffffff"
    lining = svg("M96 148 C96 136 102 128 112 126 L120 150 C112 158 100 158 96 148 Z")
    s.inked([(lining, s.accent)], 1.5, (0.3, 0.5))
    wrist = taper((112, 142), 7.0, (90, 133), 6.8)
    s.inked([(wrist, skin)], 1.8, (0.4, 0.9))
    s.fill(both(wrist, placed(wrist, 1.0, 5.0)), dim)
    sleeve = svg("M106 126 C110 134 108 150 100 158 L92 178 H130 V128 Z")
    s.inked([(sleeve, s.deep)], 2.1, (0.6, 1.1))
    with s.clipped(sleeve):
        for x, y in ((114, 140), (108, 154)):
            for turn in range(0, 360, 72):
                s.fill(oval(*around(x, y, 2.6, turn), 1.8), s.key)
            s.fill(oval(x, y, 1.2), s.accent)
    s.rim([sleeve], s.key, (-1.0, -0.4), 1.8)
    for number, (x, y) in enumerate(((73.0, 131.0), (72.4, 135.6), (73.6, 140.0), (76.4, 143.6))):
        finger = taper((86 - number, y - 0.4 + 0.4 * number), 3.2, (x, y), 2.5)
        s.inked([(finger, skin)], 1.4, (0.3, 0.6))
        s.fill(both(finger, placed(finger, 1.0, 2.4)), dim)
        s.rim([finger], glow, (-0.4, -1.0), 1.2)
    back = svg("M96 126 C92 121 86 120 82 124 C80 130 80 138 83 143 C87 145 92 144 95 140 C98 136 98 130 96 126 Z")
    thumb = ribbon([(91, 129, 5.4), (85, 121, 4.0), (80.6, 114, 3.3), (78.6, 107, 2.4)])
    grip = join(back, thumb)
    s.inked([(grip, skin)], 1.9, (0.5, 1.0))
    with s.clipped(grip):
        s.fill(cut(grip, placed(grip, -3.0, -2.0)), dim)
        s.dots(back, s.mid, (86, 132), (92, 146), 0.0, 0.6, pitch=2.4)
        s.rim([grip], glow, (-1.0, -0.5), 1.6)
    s.inked([(oval(79.2, 108.4, 1.6, 2.4, -14), "#ffffff")], 0.8, (0, 0.2))


def elektra(s: Impact) -> None:
    """A fan opens and scatters blossom. Light: the moon through a paper screen."""
    _paper_screen(s)
    for x in (4, 28, 52, 100):
        s.fill(box(x - 1, -4, x + 1, 124), s.ink)
    for y in (20, 50, 80):
        s.fill(box(-4, y - 1, 124, y + 1), s.ink)
    s.inked([(box(-4, 118, 124, 125), mix(s.ink, s.deep, 0.5))], 1.0)
    s.fill(box(-4, 125, 124, 172), mix(s.ink, s.deep, 0.7))
    s.fill(polygon((10, 125), (70, 125), (58, 172), (-20, 172)), s.mid, 0.7)
    _fan(s, 76, 120, 66, -192, -66)
    with s.moved(-3, -8, 1.18, about=(78, 126)):
        _hand_at_the_fan(s)
    petal = svg("M-5 1 C-3 -4 3 -4 5 -1 C3 3 -2 4 -5 1 Z")
    for x, y, scale, turn in (
        *((40, 46, 1.5, -40), (54, 34, 1.1, 20), (62, 52, 1.7, -10), (76, 42, 1.2, 50), (42, 64, 1.1, 80)),
        *((92, 54, 1.5, 30), (106, 76, 1.7, 70), (112, 94, 1.2, 20), (104, 106, 1.4, -30), (48, 22, 1.0, 0)),
    ):
        blossom = placed(petal, x, y, scale, turn)
        s.inked([(blossom, s.accent)], 1.1, (0.4, 0.6))
        s.fill(cut(blossom, placed(blossom, 1.2, 1.2)), "#ffd9a0")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-09": Picture(
        bullseye,
        ((77.0, 101.0), (58.0, 81.0), (74.0, 128.0)),
        "hits the middle of the ring",
        "square at a child's eye",
        "low sun between houses",
    ),
    "m1-10": Picture(
        lockjaw,
        ((55.0, 89.0), (83.0, 89.0), (69.0, 112.0)),
        "bites on a key",
        "gate of a yard",
        "lantern beside the gate",
    ),
    "m1-11": Picture(
        elektra,
        ((66.0, 84.0), (62.0, 52.0), (80.0, 128.0)),
        "scatters blossom",
        "house of paper screens",
        "moon through paper",
    ),
    "m1-12": Picture(
        spider_man_2099,
        ((54.0, 62.0), (84.0, 112.0), (50.0, 30.0)),
        "lets a parcel down",
        "street far below",
        "lamp of a drone",
    ),
}

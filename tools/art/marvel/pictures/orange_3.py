"""Pictures of the orange cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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
    skyline,
    svg,
)


def _brook_at_daybreak(s: Impact) -> None:
    """Paint a clearing at daybreak: mist in steps between trunks, a brook that shines, fern in the dark in front."""
    s.steps(
        ALL,
        (20, 0),
        (110, 150),
        ["#fff8ea", s.light, mix(s.key, s.light, 0.6), mix(s.key, s.light, 0.2), s.key, s.mid, mix(s.deep, s.mid, 0.3)],
    )
    for left, wide, tone in (
        (4, 7, mix(s.key, s.light, 0.25)),
        (40, 5, mix(s.key, s.light, 0.45)),
        (98, 9, s.mid),
        (113, 12, mix(s.deep, s.mid, 0.4)),
    ):
        trunk = svg(
            f"M{left} -4 H{left + wide} L{left + wide + 1} 100 L{left + wide + 5} 124 H{left - 4} L{left - 1} 100 Z"
        )
        s.fill(trunk, tone)
        s.rim([trunk], s.light, (-1.0, 0.0), 1.2)
    bank = svg("M-4 122 C24 112 40 120 60 116 C84 112 100 118 124 112 V172 H-4 Z")
    s.fill(bank, mix(s.deep, s.mid, 0.25))
    brook = svg(
        "M28 118 C40 124 30 130 44 136 C54 142 50 150 56 160 H104 C96 148 84 142 74 136 C64 130 58 122 48 117 Z"
    )
    s.fill(brook, mix(s.accent, s.light, 0.55))
    for x, y, wide in ((40, 122, 8), (50, 130, 10), (60, 140, 14)):
        s.stroke([(x, y), (x + wide, y + 0.6)], "#ffffff", 1.5)
    s.dots(bank, s.ink, (70, 118), (116, 146), 0.0, 0.8)


def _lily_petal(s: Impact, turn: float, size: float, *, lit: bool) -> None:
    """Paint a petal from the throat outwards, curled back at its tip, with its rib and its spots."""
    petal = placed(
        svg("M0 0 C6 -12 20 -16 34 -8 C41 -4 44 2 50 3 C44 8 38 8 31 10 C18 15 7 11 0 0 Z"), 0, 0, size, turn
    )
    curl = placed(svg("M34 -8 C41 -4 44 2 50 3 C46 9 40 7 36 3 C38 0 37 -4 34 -8 Z"), 0, 0, size, turn)
    s.inked([(petal, s.mid)], 2.0, (0.7, 1.0))
    with s.clipped(petal):
        s.fill(
            placed(svg("M0 0 C6 -12 20 -16 34 -8 L46 0 L0 2 Z"), 0, 0, size, turn),
            s.key if lit else mix(s.mid, s.key, 0.5),
        )
        s.fill(placed(svg("M-2 0 C4 -8 12 -9 20 -1 C14 6 6 6 -2 0 Z"), 0, 0, size, turn), "#ffc83a")
        s.line(placed(svg("M2 0 C14 -1 28 0 44 3"), 0, 0, size, turn), s.deep, 1.3)
        if not lit:
            s.dots(petal, s.deep, (0, 0), around(0, 0, 50 * size, turn), 0.0, 0.6, pitch=2.4)
    s.fill(curl, s.light if lit else mix(s.key, s.light, 0.35))
    s.rim([petal], "#ffffff" if lit else s.light, (-0.8, -1.0), 1.2)
    for x, y, r in (
        (10, -4, 1.7),
        (16, -7, 1.5),
        (15, 3, 1.8),
        (22, -4, 1.5),
        (21, 6, 1.4),
        (27, -8, 1.1),
        (28, 4, 1.2),
        (10, 4, 1.3),
    ):
        at_x, at_y = around(0, 0, math.hypot(x, y) * size, math.degrees(math.atan2(y, x)) + turn)
        s.fill(oval(at_x, at_y, r * 1.25, r * 0.85, turn), s.ink)


def _panther_lily(s: Impact) -> None:
    """Paint a panther lily about its throat: three petals behind, three before, and the stamens that hang out."""
    for turn, size, lit in ((-158, 0.86, True), (-82, 0.84, True), (22, 0.78, False)):
        _lily_petal(s, turn, size, lit=lit)
    for turn, size, lit in ((-28, 0.84, False), (84, 0.94, False), (148, 0.86, True)):
        _lily_petal(s, turn, size, lit=lit)
    s.fill(oval(0, 1, 6.4, 5.6), "#7a3a08")
    s.fill(oval(-0.6, 0.2, 4.4, 3.6), "#b8860a")
    for bend, end, turn in (
        ((-10, 8), (-20, 14), 60),
        ((-8, 14), (-12, 26), 20),
        ((2, 16), (2, 31), 84),
        ((8, 14), (15, 25), -30),
        ((12, 6), (23, 12), -60),
    ):
        s.stroke([(0, 1), (*bend, *end)], s.ink, 3.4)
        s.stroke([(0, 1), (*bend, *end)], "#ffe8b0", 1.6)
        anther = oval(end[0], end[1], 5.2, 2.3, turn)
        s.inked([(anther, "#6a1c0c")], 1.3, (0.3, 0.5))
        s.stroke([around(*end, 3, turn), around(*end, 3, turn + 180)], s.key, 0.9)


def black_panther(s: Impact) -> None:
    """A panther lily opens over a brook, dew on its spots. From ahead; light: mist at daybreak to the left."""
    _brook_at_daybreak(s)
    green, lit = mix(s.accent, s.ink, 0.62), mix(s.accent, s.ink, 0.25)
    stem = ribbon([(98, 176, 2.6), (104, 140, 2.4), (106, 104, 2.2), (98, 78, 2.0), (82, 80, 1.8)])
    s.inked([(stem, green)], 1.6, (0.5, 0.6))
    s.rim([stem], lit, (-1.0, -0.4), 1.4)
    for x, y, turn, size in (
        (104, 138, 150, 1.0),
        (104, 138, 20, 0.7),
        (106, 112, -30, 0.7),
        (102, 150, 196, 0.9),
        (102, 152, -8, 0.8),
    ):
        leaf = placed(svg("M0 0 C10 -7 24 -7 38 0 C24 5 10 5 0 0 Z"), x, y, size, turn)
        s.inked([(leaf, green)], 1.5, (0.4, 0.7))
        s.rim([leaf], lit, (-0.6, -1.0), 1.6)
        s.stroke([(x, y), around(x, y, 30 * size, turn)], s.ink, 0.9)
    with s.moved(76, 84, 0.96):
        _panther_lily(s)
    for x, y, r in ((52, 62, 2.4), (84, 56, 2.0), (96, 84, 1.8), (58, 108, 2.4), (78, 122, 2.8)):
        drop = svg(
            f"M{x} {y - 2 * r} C{x + r * 1.4} {y - 0.2 * r} {x + r * 1.2} {y + r} {x} {y + r} C{x - r * 1.2} {y + r} {x - r * 1.4} {y - 0.2 * r} {x} {y - 2 * r} Z"
        )
        s.inked([(drop, s.accent)], 1.1, (0.2, 0.4))
        s.fill(oval(x - r * 0.4, y - 0.1 * r, r * 0.36), "#ffffff")


def _gap_at_sunrise(s: Impact) -> None:
    """Paint a city at sunrise through the gap between two towers, over the rail of a balcony."""
    s.steps(ALL, (60, 6), (60, 112), [s.mid, s.key, mix(s.key, s.light, 0.45), s.light, "#fff6e8"])
    s.fill(oval(76, 110, 19), "#ffffff")
    s.fill(skyline(40, 106, 146, (30, 22, 34, 26), seed=8), mix(s.mid, s.key, 0.6))
    for left, right, edge, tone in ((-4, 43, 1.0, s.deep), (101, 124, -1.0, mix(s.deep, s.mid, 0.35))):
        wall = box(left, -4, right, 150)
        s.fill(wall, tone)
        s.rim([wall], s.light, (edge, 0.0), 2.0)
        for row in range(12):
            for column in range(4):
                x, y = left + 9 + 9.4 * column, 5 + 12.4 * row
                if x + 6 < right - 3:
                    awake = (row * 5 + column * 3) % 7 == 0
                    s.fill(box(x, y, x + 5.4, y + 7.4), "#ffe9b0" if awake else mix(s.deep, s.ink, 0.55))
    s.dots(box(-4, -4, 41, 150), s.ink, (38, 60), (2, 60), 0.0, 0.7)


def _rail_of_a_balcony(s: Impact) -> None:
    """Paint the near rail with its two posts, and a sparrow on it."""
    rail = join(box(-4, 137, 124, 142, 1), box(111, -4, 116, 172), box(16, -4, 21, 172))
    s.inked([(rail, mix(s.ink, s.deep, 0.2))], 1.0)
    s.fill(box(22, 137, 111, 138.6), s.light)
    s.fill(box(111, -4, 112.4, 137), s.light)
    s.fill(box(19.6, -4, 21, 137), s.key)
    for x in range(30, 110, 11):
        s.fill(box(x, 142, x + 2.6, 172), s.ink)
    bird = svg(
        "M84 137 C80 134 80 128 85 126 C86 123 91 122.500 92.500 125 L95 126 L92.500 127.200 C93 132 90 136 86 137 L78 141 Z"
    )
    s.inked([(bird, s.deep)], 1.2, (0.2, 0.4))
    s.rim([bird], s.light, (-0.6, -1.0), 1.3)


def _beech_leaf(s: Impact) -> None:
    """Paint a leaf about its middle, its tip up, its left half lit."""
    leaf = svg(
        "M0 -27 C4 -20 10 -19 12 -13 C15 -10 17 -5 16 -1 C17 5 13 8 11 11 C8 14 5 14 1.400 16 L2.400 26 H-0.800 L-1.400 16 "
        "C-5 15 -9 13 -11 10 C-15 7 -16 2 -15.500 -2 C-16 -7 -14 -11 -11 -14 C-9 -19 -4 -21 0 -27 Z"
    )
    s.inked([(leaf, s.mid)], 2.0, (0.9, 1.3))
    with s.clipped(leaf):
        s.fill(svg("M0 -30 C3 -12 -2 4 0 30 H-30 V-30 Z"), s.key)
        s.fill(cut(leaf, placed(leaf, 3.0, 2.2)), s.light)
        s.dots(both(leaf, box(-20, -30, 20, 15)), s.deep, (2, -4), (16, 6), 0.0, 0.85, pitch=2.4)
    s.stroke([(0, -21), (1.6, -8, 0, 4), (-0.6, 10, 0.4, 17)], s.ink, 1.5)
    for y in (-10, -2, 6):
        s.stroke([(0.6, y + 3), (6, y - 1, 10.5, y - 5)], s.ink, 1.0)
        s.stroke([(0.4, y + 4), (-5, y, -10, y - 4)], s.ink, 1.0)


def spider_man(s: Impact) -> None:
    """A web full of dew holds a leaf over a balcony's rail. Still, upright; light: sunrise between two towers."""
    _gap_at_sunrise(s)
    x, y = 70.0, 80.0
    anchors = (
        *((20, 40), (20, 74), (20, 108), (44, 138), (66, 138), (96, 138)),
        *((112, 116), (112, 84), (112, 56), (94, -8), (68, -8), (38, -8)),
    )
    order = sorted(anchors, key=lambda at: math.atan2(at[1] - y, at[0] - x))
    rings, dew = [], []
    for ring, share in enumerate((0.34, 0.5, 0.66, 0.83)):
        knots = [(x + (px - x) * share, y + (py - y) * share) for px, py in order]
        for number, (one, two) in enumerate(zip(knots, (*knots[1:], knots[0]), strict=True)):
            low = _towards((x, y), one, two)
            rings.append((one, (*low, *two)))
            middle = ((one[0] + two[0]) / 4 + low[0] / 2, (one[1] + two[1]) / 4 + low[1] / 2)
            if (number + ring) % 2:
                dew.append((*middle, 1.4 + 0.35 * ring))
    for tone, wide, thin in ((s.ink, 2.5, 2.1), (s.light, 1.1, 0.8)):
        for curve in rings:
            s.stroke(curve, tone, thin)
        for anchor in order:
            s.stroke([(x, y), anchor], tone, wide)
    for px, py, r in dew:
        s.inked([(oval(px, py + 0.8, r, r * 1.2), s.accent)], 0.9, (0.2, 0.3))
        s.fill(oval(px - 0.25 * r, py + 0.2, 0.5 * r), "#ffffff")
    _rail_of_a_balcony(s)
    with s.moved(x, y - 2, 1.16, turn=-34.0):
        _beech_leaf(s)
    for tone, wide in ((s.ink, 2.4), (s.light, 1.0)):
        s.stroke([(52, 92), (66, 86, 84, 92)], tone, wide)
        s.stroke([(49, 70), (66, 70, 86, 59)], tone, wide)


def _towards(hub: Point, one: Point, two: Point) -> Point:
    """Return the middle of two points, drawn a sixth of its way to the hub."""
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    return x + (hub[0] - x) * 0.16, y + (hub[1] - y) * 0.16


def _ball_park(s: Impact) -> None:
    """Paint a ball park from the batter's feet: the stand as a shadow, the low sun over it, the lines of the field."""
    s.steps(ALL, (60, -4), (60, 110), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.6)])
    for r, tone in ((44, s.key), (34, mix(s.key, s.light, 0.6)), (25, "#fff6e6")):
        s.fill(oval(58, 86, r), tone)
    stand = svg("M-4 118 V84 C20 94 90 94 124 78 V118 Z")
    s.fill(stand, s.ink)
    s.rim([stand], s.key, (0.0, -1.0), 1.4)
    lots = chance(17)
    for row in range(3):
        for number in range(24):
            x, y = 2 + number * 5.2 + 2 * next(lots), 95 + row * 6.4 + 1.6 * next(lots) - abs(number - 10) * 0.25
            s.fill(oval(x, y, 1.5), s.deep if (number + row) % 4 else s.mid)
    for x, top in ((10, 56), (114, 48)):
        s.stroke([(x, 92), (x, top)], s.ink, 2.2)
        s.fill(box(x - 7, top - 8, x + 7, top, 1), s.ink)
    s.fill(box(-4, 114, 124, 172), s.mid)
    s.fill(polygon((46, 114), (84, 114), (130, 172), (-10, 172)), s.key)
    s.fill(polygon((62, 114), (64, 114), (30, 172), (16, 172)), "#fff6e6")
    s.dots(box(-4, 114, 124, 172), s.deep, (60, 122), (60, 158), 0.0, 0.85)


def captain_america(s: Impact) -> None:
    """A ball breaks the bat that meets it. Close, diagonal; light: the low sun over the stand."""
    _ball_park(s)
    for r, tone, seed in ((52, s.ink, 4), (47, s.accent, 4), (36, "#fff6e6", 8)):
        s.flash(68, 74, r, 15, tone, seed=seed, hollow=0.46)
    wood, lit, dim = mix(s.key, s.light, 0.35), "#fff0dc", s.mid
    handle = svg("M126 152 L84 112 L80 104 L85 106 L84 98 L90 104 L93 99 L98 106 L130 134 Z")
    barrel = svg(
        "M74 94 L78 98 L79 91 L84 96 L88 92 C96 74 100 60 98 48 C96 38 84 35 77 41 C70 50 68 66 70 86 L72 96 Z"
    )
    for part in (handle, barrel):
        s.inked([(part, wood)], 3.0, (1.2, 1.4))
        with s.clipped(part):
            s.fill(cut(part, placed(part, 4.6, 1.6)), lit)
            s.fill(cut(part, placed(part, -5.0, -1.0)), dim)
            s.dots(part, s.deep, (84, 70), (98, 80), 0.0, 0.9, pitch=2.4)
    for points in (
        [(84, 44), (80, 62, 82, 84)],
        [(90, 46), (88, 64, 86, 80)],
        [(96, 108), (112, 124, 126, 138)],
        [(90, 110), (104, 124, 122, 144)],
    ):
        s.stroke(points, s.deep, 1.2)
    ball = oval(55, 80, 19)
    s.inked([(ball, "#ffffff")], 3.0, (0.8, 1.4))
    with s.clipped(ball):
        s.fill(cut(ball, placed(ball, -4.6, -4.4)), mix(s.light, s.key, 0.6))
        s.dots(ball, s.deep, (56, 84), (70, 98), 0.0, 0.8, pitch=2.4)
        for left in (True, False):
            x, lean = (40.0, 1) if left else (72.0, -1)
            s.line(oval(x - 9 * lean, 78, 20, 24, -10), s.mid, 1.6)
            for number in range(7):
                turn = (-54 + number * 18) if left else (126 + number * 18)
                a, b = around(x - 9 * lean, 79, 17.5, turn), around(x - 9 * lean, 79, 24.5, turn + 7)
                s.stroke([a, b], s.mid, 1.5)
    for x, y, turn, long in (
        (66, 50, -30, 15),
        (64, 104, -140, 13),
        (100, 90, 60, 15),
        (78, 118, 160, 14),
        (104, 78, 80, 10),
        (56, 114, -110, 9),
    ):
        splinter = placed(
            polygon((-2.4, long * 0.5), (-1, -long * 0.3), (0.6, -long * 0.7), (2.2, -long * 0.1), (1.2, long * 0.6)),
            x,
            y,
            1.0,
            turn,
        )
        s.inked([(splinter, wood)], 1.6, (0.4, 0.7))
        s.fill(both(splinter, placed(splinter, -1.5, 0)), lit)
    for points in ([(38, 56), (30, 50)], [(36, 104), (40, 98)], [(46, 50), (42, 42)]):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#ffffff", 1.8)
    s.debris(
        [(92, 88, 2.4, 0), (70, 106, 2.6, 20), (62, 96, 1.8, 60), (108, 100, 2.4, 40), (86, 124, 2.6, 70)],
        s.mid,
        lit,
        0.9,
    )


def _boiler(s: Impact) -> None:
    """Paint the crown of a boiler, its plates with their rivets, and the pipes of the dark room behind."""
    s.steps(
        ALL,
        (66, 8),
        (66, 112),
        [mix(s.deep, s.ink, 0.35), s.deep, mix(s.deep, s.mid, 0.45), s.mid, s.key],
    )
    for x in (-2, 108):
        pipe = polygon((x, -4), (x + 13, -4), (x + 13, 130), (x, 130))
        s.fill(pipe, mix(s.deep, s.ink, 0.65))
        s.rim([pipe], s.mid, (1.0 if x < 60 else -1.0, 0.0), 2.2)
        s.fill(box(x - 2, 62, x + 15, 69), mix(s.deep, s.ink, 0.45))
    crown = svg("M-6 124 C26 101 94 101 126 124 V172 H-6 Z")
    s.inked([(crown, s.key)], 2.2, (0.0, 1.2))
    with s.clipped(crown):
        s.fill(cut(crown, placed(crown, 0, 4)), s.light)
        s.fill(svg("M80 100 C104 104 116 112 126 120 V172 H96 C94 140 90 118 80 104 Z"), s.mid)
        s.dots(crown, s.mid, (62, 112), (118, 140), 0.0, 0.8)
        for seam in ("M26 106 C18 122 14 140 12 172", "M98 106 C106 122 110 140 112 172"):
            s.line(svg(seam), s.ink, 1.8)
        band = svg("M-6 140 C26 121 94 121 126 140 V150 C94 131 26 131 -6 150 Z")
        s.inked([(band, s.mid)], 1.6, (0.0, 0.8))
        s.fill(cut(band, placed(band, 0, 2.4)), s.key)
        s.dots(svg("M-6 150 C26 131 94 131 126 150 V172 H-6 Z"), s.deep, (60, 130), (60, 152), 0.3, 0.9)
    for x, y in ((40, 131), (54, 129.4), (70, 129.4), (84, 131), (98, 134), (110, 138)):
        s.inked([(oval(x, y, 2.5), s.key)], 1.0, (0.3, 0.7))
        s.fill(oval(x - 0.7, y - 0.8, 1.0), s.light)


def _black_bolt(s: Impact, x: float, y: float, scale: float, turn: float) -> None:
    """Paint a bolt of black steel, its end lit by fire: the head up, a slanted thread below the origin."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, scale, turn)

    black, steel, gleam = mix(s.ink, s.accent, 0.12), mix(s.ink, s.accent, 0.5), "#bfeaf6"
    pitch, count = 5.6, 6
    left = [(-9.6 if n % 2 else -7.4, 5 + pitch * n / 2) for n in range(2 * count)]
    right = [(7.4 if n % 2 else 9.6, 5 + pitch * n / 2) for n in range(2 * count)]
    end = 5 + pitch * count
    shank = polygon((-7.4, 0), (7.4, 0), *right, (5.5, end + 1), (-5.5, end + 1), *reversed(left))
    head = polygon((-21, -14, 1), (-12, -22, 1), (12, -22, 1), (21, -14, 1), (21, 0, 1), (-21, 0, 1))
    s.inked([(at(shank), black), (at(head), black)], 1.8, (0.6, 1.0))
    with s.clipped(at(shank)):
        s.fill(at(box(-11, 0, -4.6, 44)), steel)
        s.fill(at(box(-7.6, 2, -5.6, 44)), gleam)
        s.fill(at(polygon((-12, end - 7), (12, end - 11), (12, 48), (-12, 48))), "#ff8a1e")
        s.fill(at(polygon((-12, end - 2), (12, end - 5), (12, 48), (-12, 48))), "#ffc830")
        for number in range(count):
            y0 = 5 + pitch * number
            s.line(at(svg(f"M-9.6 {y0 + pitch * 0.5 + 1.4} L9.6 {y0 - 0.2}")), s.ink, 1.5)
    with s.clipped(at(head)):
        s.fill(at(polygon((-22, -14), (-10, -13), (-10, 1), (-22, 1))), steel)
        s.fill(at(polygon((-10, -13), (9, -13), (9, 1), (-10, 1))), black)
        s.fill(at(polygon((-12, -22), (12, -22), (21, -14), (9, -12.5), (-10, -12.5), (-21, -14))), steel)
        s.fill(at(polygon((-12, -22), (-2, -22), (-9, -12.5), (-21, -14))), gleam)
        s.fill(at(box(-8.4, -11.4, -5.6, -3.6, 1)), gleam)
        s.fill(at(box(-22, -2.8, 22, 1)), "#ff8a1e")
    for points in ("M-21 -14 L-10 -12.5 L9 -12.5 L21 -14", "M-10 -12.5 V0", "M9 -12.5 V0"):
        s.line(at(svg(points)), s.ink, 1.4)


def black_bolt(s: Impact) -> None:
    """A black bolt shoots out of a boiler on its jet of steam. From the crown's edge; light: the fire in the hole."""
    _boiler(s)
    jet = svg("M58 112 C57 98 56 92 48 84 L66 60 L90 84 C76 90 70 98 69 112 Z")
    lobes = [oval(49, 71, 15), oval(67, 55, 19), oval(89, 72, 14.5)]
    cloud = join(jet, *lobes)
    s.inked([(cloud, "#fff8ee")], 2.0, (0.6, 1.2))
    with s.clipped(cloud):
        s.fill(cut(cloud, placed(cloud, -3.5, -2.5)), mix(s.key, s.light, 0.45))
        s.dots(cloud, s.key, (80, 70), (106, 84), 0.0, 0.85, pitch=2.4)
        s.line(svg("M55 84 C62 84 65 78 63 72"), mix(s.key, s.light, 0.45), 2.4)
        s.line(svg("M82 86 C76 82 75 76 78 71"), mix(s.key, s.light, 0.45), 2.4)
        s.fill(polygon((59, 114), (68, 114), (74, 96), (66, 88), (59, 96)), "#ffe9a0")
        s.fill(polygon((61, 114), (66, 114), (70, 102), (65.5, 95), (61, 102)), "#ffc830")
    for x, y in ((20, 113), (40, 108), (86, 108)):
        form = polygon((x - 7.5, y + 2, 1), (x - 5, y - 6, 1), (x + 5, y - 6, 1), (x + 7.5, y + 2, 1))
        s.inked([(form, mix(s.ink, s.accent, 0.35))], 1.6, (0.3, 0.6))
        s.fill(polygon((x - 5, y - 6), (x + 5, y - 6), (x + 5.8, y - 3.4), (x - 5.8, y - 3.4)), "#bfeaf6")
    s.inked([(oval(63.5, 110.5, 10.5, 4.0), s.ink)], 1.0)
    s.fill(oval(63.5, 110.5, 8.2, 2.7), "#fff4b4")
    _black_bolt(s, 71.5, 61.5, 0.92, 14)
    # the gauge, its needle past the end
    s.inked([(box(98, 106, 104, 118), s.deep), (oval(101, 99, 11.5), s.ink)], 1.6, (0.4, 0.8))
    s.fill(oval(101, 99, 9.8), "#fff8ee")
    s.fill(polygon((101, 99), *(around(101, 99, 9.8, turn) for turn in (-40, 2, 42))), s.accent)
    for turn in (-220, -180, -140, -100, -60):
        s.stroke([around(101, 99, 6.8, turn), around(101, 99, 9.0, turn)], s.ink, 1.3)
    s.stroke([(101, 99), around(101, 99, 8.0, 34)], s.ink, 2.4)
    s.fill(oval(101, 99, 2.4), s.ink)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((66.0, 78.0), (80.0, 66.0), (92.0, 116.0)),
        "breaks a bat",
        "ball park",
        "low sun over the stand",
    ),
    "m3-10": Picture(
        black_panther,
        ((76.0, 84.0), (66.0, 64.0), (76.0, 112.0), (62.0, 96.0)),
        "opens its spotted throat",
        "clearing by a brook",
        "mist at daybreak",
    ),
    "m3-11": Picture(
        black_bolt, ((71.0, 54.0), (65.0, 88.0), (63.5, 110.0)), "shoots out of a boiler", "boiler", "fire in the hole"
    ),
    "m3-12": Picture(
        spider_man,
        ((66.0, 66.0), (72.0, 84.0), (86.0, 110.0)),
        "holds a leaf and the dew",
        "rail of a balcony",
        "sunrise between two towers",
    ),
}

"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.heads import LOCKS, profile
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    block,
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


def _beach_in_the_evening(s: Impact) -> None:
    """Paint a low sun on the sea behind a beach; the upper left is the paler half of the sky."""
    s.steps(
        ALL,
        (30, 0),
        (80, 130),
        [
            mix(s.light, s.key, 0.1),
            mix(s.light, s.key, 0.3),
            mix(s.light, s.key, 0.55),
            mix(s.light, s.key, 0.8),
            s.key,
        ],
    )
    s.fill(oval(46, 100, 19), mix(s.light, s.key, 0.25))
    s.fill(oval(46, 100, 13), "#fff8f0")
    s.fill(box(-4, 106, 124, 172), mix(s.deep, s.mid, 0.4))
    for x, y, wide in ((46, 109, 14), (43, 114, 9), (48, 120, 12)):
        s.fill(box(x - wide, y, x + wide, y + 1.9, 1), s.light)
    s.fill(svg("M-4 128 C40 120 80 132 124 126 V172 H-4 Z"), mix(s.ink, s.deep, 0.7))


_OUTER: Final = ((108, 104), (128, 84), (120, 48), (92, 32), (60, 33), (40, 46), (35, 64))
_INNER: Final = ((92, 102), (98, 92), (95, 76), (86, 68), (72, 65), (60, 68), (53, 76))
"""The outer and the inner edge of a breaker, from the shell that it comes out of to its tip."""


def _thread(share: float, half: float, first: int, last: int) -> skia.Path:
    """Return a thread of water that swells to ``half``, at a share of the way from the breaker's inner to its outer edge."""
    knots = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(_INNER, _OUTER, strict=True)]
    chosen = knots[first:last]
    return ribbon([(x, y, half if 0 < k < len(chosen) - 1 else 0.3) for k, (x, y) in enumerate(chosen)])


def _streak(first: float, last: float) -> skia.Path:
    """Return a streak of the breaker between two shares of the way from its inner to its outer edge."""
    path = skia.Path()
    edges = [
        [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(_INNER, _OUTER, strict=True)]
        for share in (first, last)
    ]
    for number, edge in enumerate((edges[0], edges[1][::-1])):
        (path.lineTo if number else path.moveTo)(*edge[0])
        for here, after in itertools.pairwise(edge[1:]):
            path.quadTo(*here, (here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
        path.lineTo(*edge[-1])
    path.close()
    return path


def _wave_from_a_shell(s: Impact) -> None:
    """Paint a breaker that rises out of a shell and curls over to the left, its hollow teal, its lip foam."""
    foam = "#fff8f0"
    wave = _streak(0.0, 1.0)
    s.inked([(wave, s.mid)], 2.5, (0.9, 1.3))
    with s.clipped(wave):
        s.fill(_streak(0.0, 0.34), s.deep)
        s.fill(_streak(0.26, 0.4), s.accent)
        for share, half, first, last, tone in (
            (0.12, 0.8, 0, 5, s.key), (0.56, 1.5, 0, 5, s.light), (0.72, 1.0, 1, 7, s.key), (0.88, 1.6, 0, 6, s.deep),
        ):  # fmt: skip
            s.fill(_thread(share, half, first, last), tone)
        s.dots(wave, s.deep, (96, 60), (126, 90), 0.0, 0.7, pitch=2.4)
        s.rim([wave], s.light, (-0.5, -1.0), 1.8)
    drops = (
        (72, 36, 2.6), (65, 36, 3.6), (57, 38, 4.4), (49, 42, 5.0), (42, 48, 5.4), (38, 56, 5.6), (36, 64, 5.4), (38, 72, 5.6),
        (44, 77, 5.4), (51, 77, 5.0), (56, 73, 4.2), (45, 60, 6.0), (47, 69, 6.0), (52, 50, 4.6),
    )  # fmt: skip
    claws = [
        taper((x, y), 3.0, (left, low), 1.2)
        for x, y, left, low in (
            (38, 74, 37, 85), (45, 78, 45, 89), (52, 77, 53, 86), (52, 52, 60, 55), (52, 62, 60, 62), (60, 38, 68, 43),
        )
    ]  # fmt: skip
    s.inked([(join(*(oval(*drop) for drop in drops), *claws), foam)], 2.0, (0.6, 1.0))
    for x, y, r in (drops[4], drops[6], *drops[8:10], *drops[11:13]):
        s.stroke([(x - r * 0.5, y + r * 0.4), (x, y + r * 0.8, x + r * 0.6, y)], s.accent, 1.3)
    spray = join(*(oval(x, y, r) for x, y, r in ((90, 102, 3.4), (95, 105, 4), (101, 106, 4.2), (107, 104, 3.8))))
    s.inked([(spray, foam)], 1.6, (0.3, 0.6))
    for x, y, r in ((40, 92, 1.8), (48, 93, 2.2), (56, 89, 1.6), (34, 82, 1.6)):
        s.inked([(oval(x, y, r, r * 1.3), foam)], 1.2, (0.3, 0.5))


def _listening_child(s: Impact) -> None:
    """Paint a child in profile that looks up at the wave's lip, its eye closed, to listen."""
    shirt = svg("M42 176 C44 154 54 142 68 139 H86 C104 142 116 154 120 176 Z")
    s.inked([(polygon((66, 118), (88, 118), (92, 146), (64, 146)), "#9c4a34"), (shirt, s.light)], 2.2, (0.6, 1.2))
    with s.clipped(shirt):
        s.fill(svg("M40 150 C70 146 100 146 124 150 V155 C100 151 70 151 40 155 Z"), s.mid)
    with s.moved(72, 111, 1.3, turn=12):
        profile(s, "#e09468", "#9c4a34", "#ffdcb8", mix(s.ink, s.deep, 0.35))
        s.rim([LOCKS], s.key, (-0.3, -1.0), 1.3)


def _shell_in_a_hand(s: Impact) -> None:
    """Paint a snail's shell at the child's ear, its mouth up where the wave leaves it, a hand round it from below."""
    skin, shade, glow = "#e09468", "#9c4a34", "#ffdcb8"
    s.inked([(ribbon([(112, 176, 9), (114, 158, 8), (108, 144, 7)]), s.light)], 2.0, (0.5, 1.0))
    shell = join(oval(97, 123, 19, 18), polygon((87, 104), (112, 104), (116, 122), (80, 122)))
    s.inked([(shell, s.light)], 2.4, (0.6, 1.2))
    with s.clipped(shell):
        s.fill(cut(shell, placed(shell, -5, -4)), mix(s.key, s.light, 0.25))
        for turn in range(-150, 180, 30):
            s.stroke([around(97, 124, 13, turn), around(97, 124, 25, turn + 10)], s.key, 1.6)
        s.dots(shell, s.deep, (100, 126), (114, 140), 0.0, 0.6, pitch=2.4)
    whorl = skia.Path()
    whorl.moveTo(80, 113)
    for number in range(1, 30):
        whorl.lineTo(*around(97, 124, 17.6 - 0.56 * number, 212 + 26 * number))
    s.line(whorl, s.ink, 2.2)
    lip = oval(99, 104, 14.5, 5.2, 3)
    s.inked([(lip, "#fff8f0")], 1.8, (0.2, 0.6))
    s.fill(oval(99, 104.4, 11, 3.2, 3), s.deep)
    s.inked([(oval(110, 143, 7, 8, -20), shade)], 1.6, (0.3, 0.6))
    for (x, y), (left, low) in (((113, 127), (105, 125)), ((113, 134), (102, 132)), ((112, 141), (100, 138.6))):
        finger = taper((x, y), 3.8, (left, low), 3.1)
        s.inked([(finger, skin)], 1.5, (0.3, 0.6))
        s.rim([finger], glow, (-0.3, -1.0), 1.5)


def triton(s: Impact) -> None:
    """A child listens at a shell, and a breaker comes out of it and curls over. Close-up; light: the low sun."""
    _beach_in_the_evening(s)
    _listening_child(s)
    _shell_in_a_hand(s)
    _wave_from_a_shell(s)


def _library_with_a_gap(s: Impact) -> None:
    """Paint an aisle between shelves that ends at a great bright window; books are missing from the shelves."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    window = arch(34, 106, 44, 126)
    s.fill(placed(window, 70 * -0.06, 70 * -0.05, 1.06), s.deep)
    s.steps(window, (72, 130), (72, 0), [s.key, mix(s.key, s.light, 0.5), s.light, "#fff6ea", "#fffdf8"])
    s.fill(oval(72, 66, 38), "#ffffff")
    for x in (51, 93):
        s.stroke([(x, 6), (x, 126)], mix(s.key, s.light, 0.35), 1.4)
    for y in (40, 98):
        s.stroke([(30, y), (114, y)], mix(s.key, s.light, 0.35), 1.4)
    lots = chance(12)
    for side in (-1, 1):
        inner = 70 + side * 33
        case = polygon(
            (inner, -4), (inner, 126), (inner + side * 10, 172), (inner + side * 80, 172), (inner + side * 80, -4)
        )
        s.fill(case, mix(s.ink, s.deep, 0.25))
        s.rim([case], s.key, (-side, 0.0), 2.2)
        for row in range(5):
            y, x = 20 + row * 30, inner + side * 3.0
            while -4 < x < 124:
                wide, high = 4.4 + 4 * next(lots), 17 + 7 * next(lots)
                if (side, row) not in ((-1, 1), (1, 2)) and next(lots) > 0.12:
                    tone = mix(s.deep, s.mid, 0.9 * next(lots))
                    back = box(min(x, x + side * wide), y + 24 - high, max(x, x + side * wide) - 0.8, y + 24)
                    s.fill(back, tone)
                    s.rim([back], s.key, (-side, 0.0), 1.1)
                x += side * wide
            left, right = sorted((inner + side * 2, inner + side * 80))
            s.fill(box(left, y + 24, right, y + 27), s.ink)
    s.fill(polygon((36, 126), (108, 126), (124, 172), (14, 172)), s.mid)
    s.fill(polygon((46, 126), (98, 126), (114, 172), (30, 172)), s.key)
    s.fill(polygon((58, 126), (86, 126), (96, 172), (48, 172)), s.light)
    s.dots(box(-4, 124, 124, 172), s.deep, (72, 128), (14, 150), 0.0, 0.6)


def _book_as_a_bird(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint an open book that flies away from us: its covers are the wings, its leaves the feathers behind them."""
    paper = ("#fff8ee", mix(s.light, s.key, 0.25), "#fff8ee", mix(s.light, s.key, 0.25))
    for flip in (True, False):

        def at(path: skia.Path, flip: bool = flip) -> skia.Path:
            return placed(path, x, y, size * (0.94 if flip else 1.0), turn, flip)

        for k, tone in zip((4.0, 3.0, 2.0, 1.0), paper, strict=True):
            leaf = at(
                svg(
                    f"M0 6 C-10 -8 -24 -18 {-43 + 2 * k} {-22 + 6 * k} L{-46 + 2.6 * k} {2 + 7 * k} C{-28 + k} {3 + 4.6 * k} -12 {12 + 3 * k} "
                    f"0 {26 + 2 * k} Z"
                )
            )
            s.inked([(leaf, tone)], 1.6 * size, (0.3, 0.6))
        cover = at(svg("M0 0 C-10 -16 -24 -27 -43 -29 L-48 1 C-30 0 -12 8 0 25 Z"))
        s.inked([(cover, s.mid if flip else s.deep)], 2.3 * size, (0.4, 1.0))
        with s.clipped(cover):
            s.fill(at(svg("M0 -4 C-10 -20 -24 -31 -44 -33 L-43 -23 C-24 -21 -10 -10 0 6 Z")), s.key if flip else s.mid)
            if size > 0.5:
                s.dots(cover, s.ink, (x, y - 2 * size), (x, y + 18 * size), 0.0, 0.5, pitch=2.4)
            for corner in ("M-50 -18 C-44 -18 -38 -22 -35 -32 H-50 Z", "M-52 -10 C-46 -10 -40 -6 -38 4 H-52 Z"):
                s.fill(at(svg(corner)), "#ffc83a")
            s.line(at(svg("M-37 -2 C-24 -1 -12 6 -4 18")), "#ffc83a", 1.6)
        if flip:
            label = at(svg("M-11 -10 C-17 -16 -24 -20 -31 -22 L-33 -10 C-26 -9 -19 -6 -13 0 Z"))
            s.inked([(label, "#fff8ee")], 1.2 * size, (0.1, 0.3))
            for line in ("M-15 -8.500 C-19 -12 -24 -15 -29 -17", "M-16 -4.500 C-20 -8 -25 -11 -29 -12"):
                s.line(at(svg(line)), s.deep, 1.7 * size)
    spine = placed(svg("M-4 -6 C-2 -9 2 -9 4 -6 L4.500 22 C2 25 -2 25 -4.500 22 Z"), x, y, size, turn)
    ribbon_mark = placed(svg("M-1.600 20 C-3 30 3 36 -1 46 L3 43 L6 47 C8 36 2 30 2.400 20 Z"), x, y, size, turn)
    s.inked([(ribbon_mark, s.accent)], 1.6 * size, (0.3, 0.6))
    s.inked([(spine, s.accent)], 2.0 * size, (0.4, 0.8))
    for low in (0, 8, 16):
        s.fill(placed(box(-4.2, low, 4.2, low + 2.2), x, y, size, turn), "#ffc83a")
    s.fill(placed(box(-3.2, -5, -1.4, 21), x, y, size, turn), "#a8efe2")


def wong(s: Impact) -> None:
    """A book flies out of the library to the window, and smaller ones follow it in a V. Light: the window behind it."""
    _library_with_a_gap(s)
    for x, y, size in ((104, 136, 0.22), (42, 134, 0.24), (94, 121, 0.3), (53, 117, 0.34)):
        _book_as_a_bird(s, x, y, size, -22)
    _book_as_a_bird(s, 75, 70, 0.8, -20)


def _feast_night(s: Impact) -> None:
    """Paint roofs on a feast night, lanterns far off over them, and people who look up."""
    s.steps(ALL, (60, -4), (60, 140), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for r, tone in ((60, mix(s.deep, s.mid, 0.55)), (46, s.mid)):
        s.fill(oval(66, 74, r), tone)
    s.halo(ALL, s.ink, 66, 76, 50, 104, 0.0, 0.85)
    lamp = svg("M-4 5 L-6 -4 C-6 -8 6 -8 6 -4 L4 5 Z")
    for x, y, size in (
        (40, 26, 0.9),
        (58, 12, 0.6),
        (24, 58, 0.6),
        (108, 84, 1.0),
        (112, 104, 0.6),
        (36, 88, 0.5),
        (98, 60, 0.5),
        (14, 84, 0.7),
        (70, 22, 0.45),
    ):
        s.fill(placed(lamp, x, y, size * 1.5), s.mid)
        s.fill(placed(lamp, x, y, size), "#ffc830")
        s.fill(oval(x, y + 2.5 * size, 2.2 * size), "#fffbe0")
    roofs = svg(
        "M-4 172 V130 L14 122 L30 132 V126 H40 V136 L56 144 H84 L94 134 V120 H102 V132 L112 124 L124 130 V172 Z"
    )
    s.fill(roofs, s.ink)
    s.rim([roofs], s.key, (0.0, -1.0), 1.2)


def ms_marvel(s: Impact) -> None:
    """A paper lantern rises from a roof out of somebody's hands. Low; light: the flame in the lantern."""
    _feast_night(s)
    with s.moved(66.0, 72.0, 1.0, turn=5.0):
        shell = svg("M-21 34 C-26 18 -35 -4 -34 -18 C-33 -38 33 -38 34 -18 C35 -4 26 18 21 34 C12 38 -12 38 -21 34 Z")
        s.inked([(shell, s.mid)], 3.0, (1.2, 1.6))
        with s.clipped(shell):
            s.fill(svg("M-16 36 C-20 16 -29 -4 -28 -16 C-27 -32 24 -34 25 -16 C26 -4 20 16 16 36 Z"), s.key)
            s.fill(oval(0, 20, 20, 26), "#ffc06a")
            s.fill(oval(0, 24, 14, 18), "#ffe49a")
            for points in ([(-9, -34), (-15, -6, -9, 36)], [(11, -34), (16, -6, 9, 36)]):
                s.stroke(points, s.deep, 1.7)
            for y in (-14, 8):
                s.stroke([(-36, y), (0, y + 7, 36, y)], s.deep, 1.2)
            s.dots(shell, s.deep, (10, -4), (34, -26), 0.0, 0.9, pitch=2.4)
            s.rim([shell], s.light, (-1.0, -0.4), 2.2)
        s.inked([(oval(0, 34.5, 21, 5.0), s.deep)], 2.2, (0.4, 0.8))
        s.fill(oval(0, 34.5, 17, 3.4), "#fffbe0")
        flame = svg("M-5 38 C-9 32 -4 28 -3 22 C0 25 2 26 2 29 C4 27 4 25 4 23 C8 28 9 34 5 38 C2 40 -2 40 -5 38 Z")
        s.inked([(flame, "#ff8a1e")], 1.6, (0.2, 0.4))
        s.fill(placed(flame, 0, 14.5, 0.6), "#fffbe0")
        s.stroke([(-20, 35), (0, 43, 20, 35)], s.ink, 1.6)
        tag = polygon((16, 36), (24, 38), (22, 52), (14, 50))
        s.inked([(tag, s.accent)], 1.6, (0.3, 0.5))
        for y in (41, 44.5, 48):
            s.stroke([(17, y), (21.6, y + 1.0)], "#d8f6ee", 0.9)
    for side in (-1, 1):
        x = 60 + 24 * side
        forearm = taper((x + 6 * side, 152), 8.0, (x, 131), 5.0)
        palm = oval(x - 0.5 * side, 127, 6.0, 7.0, 14 * side)
        fingers = [
            taper(
                (x + (number - 1.5) * 3.0, 124),
                1.9,
                (x + (number - 1.5) * 4.4 - 3.4 * side, 112.6 + abs(number - 1.5) * 2),
                1.4,
            )
            for number in range(4)
        ]
        thumb = taper((x - 4.4 * side, 127), 2.2, (x - 10.4 * side, 119), 1.6)
        hand = join(forearm, palm, thumb, *fingers)
        s.inked([(hand, mix(s.ink, s.deep, 0.35))], 1.8, (0.4, 0.6))
        s.rim([hand], "#ffc06a", (-0.7 * side, -1.0), 2.0)
        cuff = polygon((x - 7 * side, 140), (x + 11 * side, 136), (x + 16 * side, 160), (x - 5 * side, 160))
        s.inked([(cuff, s.deep)], 1.8, (0.4, 0.6))
        s.rim([cuff], s.key, (-0.6 * side, -1.0), 1.6)


def sandman(s: Impact) -> None:
    """A hand of sand rises inside a tilted hourglass. Still close-up, contre-jour; light: the low sun behind the glass."""
    s.steps(
        ALL,
        (60, 0),
        (60, 112),
        [
            mix(s.deep, s.ink, 0.35),
            s.deep,
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.6),
            s.key,
            mix(s.key, s.light, 0.4),
        ],
    )
    sun = (82, 76)
    for r, c in ((50, mix(s.key, s.light, 0.2)), (41, mix(s.key, s.light, 0.6)), (33, s.light)):
        s.fill(oval(*sun, r), c)
    s.rays(*sun, 54, 150, 22, s.key, 0.35, duty=0.7, seed=3, first=180, last=360)
    s.halo(svg("M-4 -4 H124 V100 H-4 Z"), s.deep, *sun, 48, 120, 0.0, 0.7)
    sea = polygon((-4, 108), (124, 108), (124, 130), (-4, 130))
    s.fill(sea, s.accent)
    s.fill(polygon((-4, 108), (124, 108), (124, 109.2), (-4, 109.2)), s.light)
    for i, w in enumerate((60, 74, 50, 66, 44)):
        y = 111 + i * 3.4
        s.fill(
            polygon((84 - w / 2, y), (84 + w / 2, y - 0.4), (84 + w / 2 - 5, y + 1.2), (84 - w / 2 + 4, y + 1.4)),
            s.light,
            0.85,
        )
    # pier and wheel
    dark = mix(s.deep, s.ink, 0.3)
    s.line(oval(20, 74, 22), dark, 1.8)
    for i in range(8):
        a = math.pi * i / 8 + 0.2
        s.stroke(
            [(20 - 22 * math.cos(a), 74 - 22 * math.sin(a)), (20 + 22 * math.cos(a), 74 + 22 * math.sin(a))], dark, 0.9
        )
        for k in (-1, 1):
            s.fill(block(20 + k * 22 * math.cos(a) - 2.1, 74 + k * 22 * math.sin(a) - 0.6, 4.2, 3.8, 1), dark)
    s.fill(polygon((18, 74), (22, 74), (32, 108), (28, 108), (20, 80), (12, 108), (8, 108)), dark)
    s.fill(block(-4, 103, 54, 4), dark)
    for x in (2, 14, 26, 38, 47):
        s.fill(block(x, 105, 2, 22), dark)
    # beach
    beach = svg("M-4 150 V128 C20 122 50 126 76 127 C96 128 110 124 124 122 V150 Z")
    s.fill(beach, mix(s.deep, s.mid, 0.45))
    s.dots(beach, s.ink, (60, 124), (60, 150), 0.1, 0.85)
    s.fill(svg("M34 150 C44 140 60 136 74 136 C94 136 104 142 112 150 Z"), s.ink, 0.75)
    # glass
    with s.moved(72.0, 90.0, turn=-10.0):
        glass = svg(
            "M-25 -42 C-31 -25 -25 -12 -8 -6 C-3 -4 -3 4 -8 6 C-25 12 -31 25 -25 42 L25 42 C31 25 25 12 8 6 C3 4 3 -4 8 -6 C25 -12 31 -25 25 -42 Z"
        )
        s.inked(
            [(p, mix(s.deep, s.ink, 0.45)) for p in (block(-33, -44, 4.6, 88, 1), block(28.4, -44, 4.6, 88, 1))],
            w=1.1,
            heavy=(0.6, 0.3),
        )
        s.fill(glass, s.light, 0.55)
        with s.clipped(glass):
            s.fill(block(-40, 0, 80, 50), mix(s.accent, s.ink, 0.62))
            s.dots(block(-40, 0, 80, 50), s.ink, (-10, 20), (30, 36), 0.0, 0.7, pitch=2.4)
            s.fill(svg("M-34 -24 C-16 -20 -8 -24 0 -16 C8 -22 18 -22 34 -26 V-4 H-34 Z"), "#ffb347")
            s.fill(svg("M2 -16 C8 -22 18 -22 34 -26 V-4 H4 Z"), s.mid)
            s.fill(block(-40, -5, 80, 8), "#ffb347")
            # the hand
            parts = [
                svg("M-10 46 L-8 33 C-12 29 -12 24 -10 20 L10 20 C12 24 12 29 8.500 33 L10 46 Z"),
                taper((-8, 28), 3.6, (-17.5, 21), 2.5),
                taper((-7.5, 21), 3.0, (-13.5, 9.5), 2.2),
                taper((-2.4, 20), 3.1, (-4, 5.500), 2.3),
                taper((3.2, 20), 3.0, (5.4, 6.5), 2.2),
                taper((8, 22), 2.7, (15, 12.5), 2.0),
            ]
            whole = svg("M-40 46 L-40 37 C-26 36 -16 35 -10 33 L10 33 C16 35 26 36 40 37 L40 46 Z")
            for p in parts:
                whole = join(whole, p)
            s.inked([(whole, "#ff9a3c")], w=1.2, heavy=(0.5, 0.6))
            with s.clipped(whole):
                s.fill(cut(whole, placed(whole, 3.4, 1.2)), "#fff0c0")
                s.fill(both(whole, placed(whole, -1.4, 0.4)), "#ffc75e")
                s.dots(svg("M2 12 H44 V50 H2 Z"), s.mid, (3, 22), (26, 44), 0.05, 0.8, pitch=2.4)
            for x0, x1 in ((-5.6, -5.0), (0.2, 0.1), (5.8, 5.2)):
                s.stroke([(x0, 18.5), (x1, 23.5)], s.ink, 1.0)
            s.stroke([(-6, 30), (2, 27.5)], s.ink, 0.9)
            s.fill(polygon((-1.2, -6), (1.2, -6), (0.6, 6), (-0.6, 6)), "#ffc75e")
        s.line(glass, s.ink, 1.7)
        s.fill(
            svg(
                "M-21.500 -37 C-25 -26 -21 -16 -12 -11 C-19 -16 -21 -26 -18.500 -37 Z M-21.500 37 C-25 26 -22 17 -13 12.500 C-20 17 -22 27 -19 37 Z"
            ),
            "#ffffff",
        )
        # the glass gives way
        for pts in (
            [(15, 12.5), (20, 15), (19, 19), (24, 21), (24, 26)],
            [(20, 15), (24, 14)],
            [(19, 19), (14, 24), (17, 28)],
            [(-17.5, 20), (-21, 25), (-19, 29)],
            [(-17.5, 20), (-23, 18)],
        ):
            s.stroke(pts, "#ffffff", 0.9)
        for y0, k, g in ((-53, 36, -1), (42, 36, 1)):
            cap = polygon((-k + g, y0, 1.5), (k - g, y0, 1.5), (k + g, y0 + 11, 1.5), (-k - g, y0 + 11, 1.5))
            s.inked([(cap, mix(s.deep, s.mid, 0.25))], w=1.5, heavy=(0.9, 1.2))
            s.fill(polygon((-k + g, y0), (k - g, y0), (k, y0 + 3), (-k, y0 + 3)), "#ffb347")
            s.dots(block(-k, y0 + 3, 2 * k, 8), s.ink, (-10, y0), (40, y0), 0.0, 0.7, pitch=2.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-29": Picture(
        triton,
        ((62.0, 112.0), (92.0, 114.0), (44.0, 72.0), (90.0, 60.0)),
        "lets a breaker out at an ear",
        "beach in the evening",
        "evening sky over the sea",
    ),
    "m1-30": Picture(
        wong,
        ((74.0, 68.0), (46.0, 66.0), (56.0, 112.0)),
        "leads its shelf away as birds",
        "between shelves",
        "window behind the book",
    ),
    "m1-31": Picture(
        ms_marvel,
        ((66.0, 72.0), (66.0, 96.0), (50.0, 122.0)),
        "rises from a roof",
        "roofs on a feast night",
        "flame in the lantern",
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}

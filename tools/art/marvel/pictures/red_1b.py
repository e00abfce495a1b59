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
    Color,
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
    skyline,
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


def _note(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a quaver."""
    head, stem, flag = (
        oval(0, 0, 5, 3.8, -20),
        box(3, -20, 5.4, -1),
        svg("M3 -21 C8 -17 13 -15 12 -6 C10 -11 7 -12 3 -12 Z"),
    )
    s.inked([(placed(join(head, stem, flag), x, y, size, turn), "#fff8ee")], 1.6, (0.4, 0.8))


def _roof_party(s: Impact) -> None:
    """Paint a roof in the evening: paper lanterns on a string, the rings of their light, the roofs of the town behind."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    s.fill(svg("M-4 30 C30 62 92 62 124 26 V172 H-4 Z"), s.deep)
    s.fill(svg("M-4 76 C34 84 90 84 124 74 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    s.fill(svg("M-4 100 C34 106 90 106 124 98 V172 H-4 Z"), s.mid)
    s.fill(skyline(-4, 124, 140, (16, 26, 14, 32, 20), seed=8), mix(s.ink, s.deep, 0.7))
    s.halo(svg("M-4 -4 H124 V40 H-4 Z"), s.ink, 66, 70, 44, 96, 0.0, 0.8)
    lanterns = ((14, 48, 6.5), (38, 58, 8.0), (98, 57, 8.0), (117, 44, 6.0))
    for grow, tone in ((3.2, mix(s.deep, s.mid, 0.6)), (2.3, s.mid), (1.6, mix(s.key, s.light, 0.2))):
        for x, y, r in lanterns:
            s.fill(oval(x, y, r * grow), tone)
    s.line(svg("M-4 30 C30 62 92 62 124 26"), s.ink, 1.4)
    for x, y, r in lanterns:
        s.inked([(oval(x, y, r, r * 1.12), "#fff8e0")], 1.3, (0.3, 0.8))
        s.fill(cut(oval(x, y, r, r * 1.12), oval(x - r * 0.4, y - r * 0.2, r, r * 1.12)), "#ffc830")
        s.fill(box(x - r * 0.5, y - r * 1.3, x + r * 0.5, y - r * 1.0), s.ink)


def _lit(s: Impact, part: skia.Path, base: Color, dx: float, dy: float, w: float = 2.2) -> None:
    """Ink a part and light it in two warm steps on the side that (dx, dy) leads away from."""
    s.inked([(part, base)], w, (0.6, 1.2))
    s.fill(cut(part, placed(part, 2.4 * dx, 2.4 * dy)), mix(s.mid, s.key, 0.75))
    s.fill(cut(part, placed(part, dx, dy)), s.light)


def _accordion_player(s: Impact) -> None:
    """Paint a player from the waist up, head on one side, lit by the lanterns above both shoulders."""
    skin, hair = mix(s.key, s.light, 0.55), mix(s.ink, s.deep, 0.3)
    bun = oval(81, 40, 7.6)
    s.inked([(bun, hair)], 2.0, (0.5, 0.8))
    s.rim([bun], "#ffe0a0", (0.9, -0.5), 2.6)
    neck = polygon((60, 62), (76, 62), (80, 84), (58, 84))
    s.inked([(neck, skin)], 2.0, (0.5, 0.8))
    s.fill(both(neck, svg("M56 62 H80 V70 C72 76 64 76 56 70 Z")), mix(s.mid, s.key, 0.6))
    chest = svg("M44 88 C48 79 56 76 62 76 C66 82 74 82 78 76 C86 76 92 79 96 88 L96 112 H44 Z")
    s.inked([(chest, skin)], 2.2, (0.6, 1.2))
    s.fill(box(60.5, 75, 76.5, 80), skin)
    dress = svg(
        "M43 92 C44 84 48 80 54 77 L59 76 C58 88 64 94 70 94 C76 94 82 88 81 76 L86 77 C92 80 96 84 97 92 L92 116 "
        "C92 124 108 132 116 172 H24 C32 132 48 124 48 116 Z"
    )
    s.inked([(dress, s.accent)], 2.4, (0.6, 1.2))
    with s.clipped(dress):
        s.fill(cut(dress, placed(dress, 2.6, 2.6)), "#a8efe2")
        s.fill(polygon((84, 116), (94, 116), (120, 172), (96, 172)), mix(s.accent, s.ink, 0.4))
        for fold in ("M58 128 C54 140 52 156 51 172", "M70 128 V172", "M82 128 C86 140 88 156 89 172"):
            s.line(svg(fold), s.ink, 1.6)
    with s.moved(turn=-16.0, about=(66.0, 56.0)):
        face = svg("M54 50 C53 40 60 36 67 36 C75 36 80 41 79 50 C79 62 74 71 67 71 C60 71 54 62 54 50 Z")
        s.inked([(face, skin)], 2.2, (0.6, 1.0))
        with s.clipped(face):
            s.fill(face, mix(s.key, s.light, 0.2))
            s.fill(cut(face, placed(face, 15.0, 1.5)), mix(s.light, "#ffffff", 0.3))
            s.fill(oval(59.5, 60, 3.2, 2.2), s.key, 0.8)
            s.fill(oval(75, 60, 3.0, 2.2), s.mid, 0.6)
        for x in (61, 73):
            s.stroke([(x - 3, 54.4), (x, 51.6, x + 3, 54.4)], s.ink, 1.9)
        s.stroke([(67, 55), (65.6, 59), (67.6, 59.6)], s.ink, 1.2)
        s.stroke([(62.6, 63.2), (67, 66.6, 72, 63)], s.ink, 1.7)
        locks = svg("M52 58 C47 40 56 30 67 30 C80 30 86 40 81 58 C80 50 76 45 70 42 C64 47 56 48 52 58 Z")
        s.inked([(locks, hair)], 1.8, (0.4, 0.8))
        s.rim([locks], "#ffe0a0", (-0.9, -0.4), 2.6)


def ms_marvel(s: Impact) -> None:
    """Two arms stretch an accordion as wide as they go. A roof party, tilted; light: paper lanterns."""
    _roof_party(s)
    skin = mix(s.key, s.light, 0.45)
    with s.moved(3, -2, 0.8, turn=-7.0, about=(68.0, 108.0)):
        _accordion_player(s)
        x, y, first, last, count = 70.0, 154.0, 228.0, 312.0, 10
        near, far = 30.0, 62.0
        step = (last - first) / count
        folds = [
            polygon(
                around(x, y, near, at),
                around(x, y, far, at),
                around(x, y, far + 5, at + step / 2),
                around(x, y, far, at + step),
                around(x, y, near, at + step),
                around(x, y, near - 4, at + step / 2),
            )
            for at in (first + step * number for number in range(count))
        ]
        s.inked([(fold, s.mid) for fold in folds], 2.6, (0.6, 1.8))
        for number, fold in enumerate(folds):
            at = first + step * number
            lit = polygon(
                around(x, y, near, at),
                around(x, y, far, at),
                around(x, y, far + 5, at + step / 2),
                around(x, y, near - 4, at + step / 2),
            )
            s.fill(lit, "#fff6e6")
            s.line(fold, s.ink, 1.2)
            s.stroke([around(x, y, near - 4, at + step / 2), around(x, y, far + 5, at + step / 2)], s.ink, 1.2)
        for turn, keys in ((first, True), (last, False)):
            with s.moved(x, y, turn=turn):
                board = box(24, -13, 68, 0, 2) if keys else box(24, 0, 68, 13, 2)
                s.inked([(board, "#ffc830")], 2.4, (0.6, 1.2))
                s.fill(box(26, -11.5, 66, -9.5) if keys else box(26, 9.5, 66, 11.5), "#fff2c0")
                if keys:
                    s.inked([(box(28, -8, 66, -1), "#ffffff")], 1.0, (0.2, 0.4))
                    for number in range(1, 7):
                        s.stroke([(28 + number * 5.4, -8), (28 + number * 5.4, -1)], s.ink, 1.3)
                else:
                    for number in range(5):
                        s.fill(oval(31 + number * 8, 5, 2.2), "#ffffff")
        # the arms, and the hands round the ends
        for flip in (False, True):
            arm = ribbon([(34, 93, 5.0), (22, 101, 4.9), (19, 108, 4.5), (21, 116, 3.8), (26, 125, 3.3)])
            arm = placed(arm, 140 if flip else 0, 0, flip=flip)
            _lit(s, arm, skin, -1.2 if flip else 1.2, 0.8, 2.0)
            sleeve = svg("M55 79 C44 78 36 84 29 91 L25 94 C26 99 30 103 35 105 L38 102 C46 100 52 97 54 91 Z")
            sleeve = placed(sleeve, 140 if flip else 0, 0, flip=flip)
            s.inked([(sleeve, s.accent)], 2.2, (0.6, 1.2))
            with s.clipped(sleeve):
                s.fill(cut(sleeve, placed(sleeve, 1.2, 3.0)), "#a8efe2")
                cuff = placed(svg("M29 89 C31 95 34 99 39 101 L35 108 L22 96 Z"), 140 if flip else 0, 0, flip=flip)
                s.fill(cuff, "#ffc830")
                s.line(cuff, s.ink, 1.2)
            with s.moved(x, y, turn=last if flip else first):
                side = 1 if flip else -1
                palm = oval(50, side * 15, 10, 5.0)
                _lit(s, palm, skin, 1.4 if flip else -1.4, 0.0, 1.9)
                for at in (43.4, 48.4, 53.4, 58.4):
                    finger = taper((at, side * 14), 2.6, (at, side * 6.5), 2.3)
                    s.inked([(finger, skin)], 1.5, (0.3, 0.6))
                    s.fill(cut(finger, placed(finger, -1.4, 0.0)), s.light)
    _note(s, 50, 30, 0.8, -12)


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
        ms_marvel, ((72.0, 100.0), (67.0, 66.0), (104.0, 112.0)), "is stretched wide", "roof party", "paper lanterns"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}

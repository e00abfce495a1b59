"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

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

_MOUTH: Final = "M42 108 C36 84 48 58 70 51 C90 46 107 58 109 78 C110 92 104 102 98 108 C82 113 58 113 42 108 Z"
"""Where a barrelling wave opens to the evening."""


def _barrel(s: Impact) -> None:
    """Paint the inside of a breaking wave, seen along the tube: bands that turn as they come towards us."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    mouth = svg(_MOUTH)
    for size, turn, tone in (
        (2.35, -34, s.deep),
        (1.95, -26, mix(s.deep, s.mid, 0.45)),
        (1.62, -18, s.mid),
        (1.36, -10, mix(s.mid, s.key, 0.6)),
        (1.16, -4, s.key),
    ):
        s.fill(placed(placed(mouth, -74, -88), 74, 88, size, turn), tone)
    tones = (s.deep, mix(s.mid, s.key, 0.7), mix(s.ink, s.deep, 0.6), s.key, s.deep, mix(s.key, s.light, 0.6))
    for number in range(22):
        first, long = 128 + number * 10.4, 64 + 26 * ((number * 5) % 7) / 6
        near = 39 + 3 * (number % 3)
        lane = [
            (*around(74, 86, near + long * share, first - 46 * share), 0.3 + (1.8 + 0.7 * (number % 2)) * share)
            for share in (0.0, 0.3, 0.62, 1.0)
        ]
        s.fill(ribbon(lane), tones[number % 6])


def _evening_in_the_mouth(s: Impact) -> None:
    """Paint sky, low sun and sea where the wave opens."""
    mouth = svg(_MOUTH)
    s.fill(placed(placed(mouth, -74, -88), 74, 88, 1.06), mix(s.key, s.light, 0.55))
    with s.clipped(mouth):
        s.steps(mouth, (70, 48), (70, 100), [s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.75), s.light])
        s.fill(oval(82, 97, 15), "#fffaf0")
        s.fill(box(30, 98, 120, 116), s.mid)
        s.fill(polygon((76, 98), (88, 98), (98, 116), (70, 116)), "#fffaf0")
        for x, y, long in ((48, 101, 12), (58, 105, 10), (96, 102, 9)):
            s.fill(polygon((x, y), (x + long / 2, y - 0.8), (x + long, y), (x + long / 2, y + 0.9)), s.light)


def _trough(s: Impact) -> None:
    """Paint the water in the tube: a floor that the light crosses, and the rider's wake."""
    floor = svg("M-4 128 C24 116 40 109 60 109 C84 109 104 106 124 118 V172 H-4 Z")
    s.fill(floor, mix(s.deep, s.mid, 0.75))
    s.fill(svg("M58 109 C76 107 96 106 106 110 C100 122 92 138 88 172 H40 C52 146 58 124 58 109 Z"), s.key)
    s.fill(svg("M72 108 C82 107 92 107 98 108 C90 120 80 138 76 158 H60 C68 138 72 122 72 108 Z"), s.light)
    for x0, x1, y in ((40, -4, 118), (34, -4, 128), (28, -4, 140), (100, 124, 122), (96, 124, 134), (92, 124, 146)):
        s.fill(ribbon([(x0, y - 4, 0.3), ((x0 + x1) / 2, y, 1.8), (x1, y + 3, 2.6)]), mix(s.ink, s.deep, 0.6))
    s.dots(floor, s.ink, (50, 128), (8, 158), 0.0, 0.8)
    wake = svg("M86 113 C70 120 56 128 40 146 C52 143 60 144 70 148 C74 136 80 124 92 114 Z")
    s.inked([(wake, "#fffaf0")], 1.8, (0.4, 0.9))
    s.fill(svg("M84 117 C72 124 62 132 52 143 C60 142 64 144 68 146 C72 136 78 126 84 117 Z"), s.accent)
    s.stroke([(82, 118), (72, 126, 64, 138)], "#fffaf0", 1.8)


def _lip(s: Impact) -> None:
    """Paint the lip of the wave that falls as a curtain of foam at the right."""
    lip = svg(
        "M62 46 C84 34 112 44 122 66 L126 128 C118 130 110 126 106 118 C110 114 106 110 110 106 C106 102 112 98 110 92 "
        "C106 88 112 82 107 76 C102 72 104 66 97 64 C92 62 92 57 85 57 C80 54 76 56 71 52 C67 52 64 50 62 46 Z"
    )
    s.inked([(lip, "#fffaf0")], 2.2, (0.8, -0.8))
    with s.clipped(lip):
        s.fill(svg("M70 40 C96 40 116 58 117 90 C117 106 114 114 112 124 H130 V36 Z"), s.light)
        s.fill(svg("M84 40 C106 44 121 64 121 92 V130 H130 V36 Z"), s.key)
        s.dots(lip, s.key, (106, 74), (120, 66), 0.0, 0.75, pitch=2.4)
    for points in (
        [(84, 46), (100, 54, 110, 76)],
        [(76, 46), (92, 48, 104, 62)],
        [(106, 60), (117, 78, 116, 102)],
        [(112, 84), (116, 98, 114, 112)],
    ):
        s.stroke(points, s.mid, 1.5)
    for x, y, r in ((96, 80, 1.8), (101, 90, 1.4), (90, 70, 1.5), (99, 101, 1.9), (80, 64, 1.2), (93, 92, 1.0)):
        s.inked([(oval(x, y, r, r * 1.25), "#fffaf0")], 0.9, (0.1, 0.2))


def _surfer(s: Impact) -> None:
    """Paint somebody who crouches on a board, as a silhouette with a lit edge."""
    board = svg("M44 114 C56 116 80 114 96 106 C94 112 80 120 60 120 C52 120 46 118 44 114 Z")
    s.inked([(board, s.accent)], 1.7, (0.3, 0.8))
    s.fill(
        svg("M46 114.800 C58 117 78 115 92 108.600 C84 114 68 117.600 58 117.600 C52 117.600 48 116.600 46 114.800 Z"),
        "#fffaf0",
    )
    trunk = svg("M62 76 C66 72 73 73 76 77 C80 82 85 88 85 94 C84 99 78 100 74 97 C70 92 64 84 62 76 Z")
    body = join(
        trunk,
        taper((79, 94), 5.0, (64, 95), 3.9),
        taper((64, 95), 3.7, (59, 110), 2.3),
        polygon((57, 109), (61, 109.5), (61, 113.5), (51, 114.5), (51.5, 112.6)),
        taper((80, 95), 5.0, (91, 101), 3.6),
        taper((91, 101), 3.5, (84, 110), 2.2),
        polygon((82, 107.5), (86, 109), (86, 112), (76, 113.5), (76.5, 111.5)),
        taper((65, 77), 3.2, (56, 86), 2.4),
        taper((56, 86), 2.3, (47, 83), 1.5),
        taper((74, 77), 3.2, (86, 76), 2.4),
        taper((86, 76), 2.3, (93, 67), 1.5),
        taper((66, 76), 2.6, (62, 70), 2.2),
        oval(60.5, 66.5, 4.5, 5.1, -14),
        svg("M57 63 C61 59 67 61 69 65 C71 66 73 65 75 66 C73 69 69 71 65 70 Z"),
    )
    s.fill(body, s.ink)
    s.rim([body], s.mid, (0.9, 0.35), 3.6)
    s.rim([body], mix(s.key, s.light, 0.5), (0.9, 0.35), 1.4)


def triton(s: Impact) -> None:
    """A surfer rides through the tube of a breaker. From inside the wave; light: the evening at its mouth."""
    _barrel(s)
    _evening_in_the_mouth(s)
    _trough(s)
    _lip(s)
    _surfer(s)


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
    floor = polygon((36, 126), (108, 126), (124, 172), (14, 172))
    s.fill(floor, s.mid)
    s.fill(polygon((46, 126), (98, 126), (114, 172), (30, 172)), s.key)
    s.fill(polygon((58, 126), (86, 126), (96, 172), (48, 172)), s.light)
    s.dots(floor, s.deep, (72, 128), (14, 150), 0.0, 0.6)


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


def _raised_hand(s: Impact) -> None:
    """Paint the left hand that has let go of the lantern, its fingers spread towards the light."""
    skin, glow, dim = "#a8502c", "#ffc47a", mix(s.ink, s.deep, 0.5)
    hand = placed(
        svg(
            "M-7 26 C-7 18 -8 12 -8.500 6 L-13 -7 C-14.500 -11 -10.500 -13 -8.800 -9.500 L-5 -1 L-7.200 -16 C-7.600 -20 -3.400 -20.800 -2.600 -17 "
            "L-0.400 -2.500 L1.400 -17 C2 -21 6.200 -20.400 5.800 -16.400 L4.400 -1 L8.600 -12 C10 -15.600 14 -14 12.800 -10.400 L8.600 4 "
            "C10 5 12 2 14.500 -1.600 C16.500 -4.400 20 -2 18.600 1 C16 7 13 14 8 17 C7 20 7 23 7.500 28 Z"
        ),
        42,
        124,
        1.0,
        8,
    )
    s.inked([(hand, skin)], 2.0, (-0.5, 0.9))
    with s.clipped(hand):
        s.fill(svg("M20 100 H37 C33 112 35 126 42 160 H20 Z"), dim)
        s.rim([hand], glow, (0.7, -1.0), 2.0)
        for points in (
            [(39, 122), (43, 119, 47, 122)],
            [(43, 131), (48, 127, 51, 127)],
            [(37.6, 116), (39, 115, 40.6, 116)],
            [(43.6, 115), (45, 114.4, 46.6, 115)],
        ):
            s.stroke(points, s.ink, 1.0)
    cuff = polygon((28, 143, 2), (50, 139, 2), (54, 172), (24, 172))
    s.inked([(cuff, s.mid)], 2.0, (-0.4, 0.8))
    s.fill(polygon((28, 145), (37, 142), (40, 172), (24, 172)), s.deep)
    s.rim([cuff], s.light, (0.4, -1.0), 1.8)


def ms_marvel(s: Impact) -> None:
    """A paper lantern rises out of the hands of a grown-up and a child. Low, askew; light: the flame in the lantern."""
    _feast_night(s)
    with s.moved(70.0, 68.0, 0.96, turn=14.0):
        shell = svg("M-21 34 C-26 18 -35 -4 -34 -18 C-33 -38 33 -38 34 -18 C35 -4 26 18 21 34 C12 38 -12 38 -21 34 Z")
        s.inked([(shell, s.mid)], 3.0, (1.2, 1.6))
        with s.clipped(shell):
            s.fill(svg("M-16 36 C-20 16 -29 -4 -28 -16 C-27 -32 24 -34 25 -16 C26 -4 20 16 16 36 Z"), s.key)
            s.fill(oval(0, 16, 24, 36), "#ff9a5c")
            s.fill(oval(0, 20, 19, 29), "#ffc878")
            s.fill(oval(0, 24, 14, 20), "#fff0b8")
            for points in ([(-9, -34), (-15, -6, -9, 36)], [(11, -34), (16, -6, 9, 36)]):
                s.stroke(points, s.deep, 1.7)
            for y in (-14, 8):
                s.stroke([(-36, y), (0, y + 7, 36, y)], s.deep, 1.2)
            s.fill(svg("M34 -30 C36 -6 30 16 24 36 H40 V-30 Z"), s.mid)
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
    with s.moved(18.0, 3.0, 0.66, turn=-10.0, about=(66.0, 144.0), flip=True):
        _raised_hand(s)
    with s.moved(2.0, -4.0):
        _raised_hand(s)


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
        ((66.0, 70.0), (76.0, 92.0), (62.0, 112.0)),
        "rides a breaker",
        "inside the wave",
        "evening at the mouth of the tube",
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

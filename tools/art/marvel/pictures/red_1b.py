"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.profiles import BUN, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    block,
    both,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _evening_at_sea(s: Impact) -> None:
    """Paint an evening sky over the sea, palest at the horizon, a low sun cut by it, a headland far off."""
    s.steps(
        ALL, (90, -6), (52, 106), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.5), s.light]
    )
    s.fill(both(oval(56, 104, 15), box(0, 0, 120, 104)), "#fffaf0")
    s.fill(svg("M-4 106 V92 L8 88 L20 94 L34 104 V106 Z"), mix(s.mid, s.deep, 0.4))
    s.fill(box(-4, 104, 124, 172), s.mid)
    for x, y, long in ((44, 107, 24), (40, 111, 34), (47, 115, 20), (36, 119, 40)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.0), (x + long, y), (x + long / 2, y + 1.2)), "#fffaf0")


_BREAKER: Final = svg(
    "M124 172 V30 C112 24 96 22 82 27 C72 31 64 38 60 48 L66 45 L64 53 L71 47 L71 56 L77 48 L80 57 C84 53 90 53 95 57 "
    "C104 64 106 80 98 98 C88 118 62 128 30 130 C16 131 4 128 -4 124 V172 Z"
)
"""A wave that curls over to the left, its crest torn into claws, its slope running down to the left."""


def _breaker(s: Impact) -> None:
    """Paint the wave: wine in the hollow, red where the sun comes through below the crest, lines that follow the curl."""
    s.inked([(_BREAKER, s.deep)], 2.2, (0.4, -0.8))
    with s.clipped(_BREAKER):
        s.fill(svg("M126 30 V112 C116 128 100 142 78 152 H126 Z"), mix(s.deep, s.ink, 0.55))
        s.fill(
            svg(
                "M92 54 C108 62 112 84 102 104 C90 126 60 136 26 138 L-4 136 V120 L30 128 C62 126 86 116 96 98 C104 80 102 66 92 54 Z"
            ),
            s.key,
        )
        s.fill(
            svg(
                "M97 58 C107 66 109 84 100 101 C88 120 62 130 30 132 L-4 128 V124 C40 132 84 122 97 98 C104 82 103 68 97 58 Z"
            ),
            "#fffaf0",
        )
        for shift in (9, 17, 26, 36):
            line = [
                (90 + shift * 0.9, 46 - shift * 0.1, 0.3),
                (106 + shift * 0.9, 78 + shift * 0.2, 1.7),
                (92 + shift, 112 + shift * 0.5, 1.9),
                (60 + shift, 132 + shift * 0.7, 1.4),
                (14 + shift, 139 + shift * 0.8, 0.3),
            ]
            s.fill(ribbon(line), s.mid)
    s.puff(
        [
            (118, 30, 12),
            (104, 27, 10),
            (91, 28, 9),
            (80, 32, 8),
            (70, 38, 7),
            (62, 45, 5.6),
            (70, 49, 4.8),
            (79, 45, 6),
            (88, 42, 6.6),
            (97, 39, 7),
        ],
        "#fffaf0",
        mix(s.light, s.key, 0.5),
        1.9,
        (-0.5, -0.8),
        s.mid,
    )
    for x, y, r in (
        (50, 52, 1.7),
        (54, 60, 1.2),
        (62, 64, 1.6),
        (46, 60, 1.0),
        (70, 68, 1.1),
        (52, 42, 1.3),
        (58, 72, 1.0),
    ):
        s.fill(oval(x, y, r, r * 1.2), "#fffaf0")


def _surfer(s: Impact) -> None:
    """Paint one who crouches on a surf board in a wet suit, riding to the left, hair streaming."""
    suit, skin = (mix(s.accent, s.ink, 0.25), mix(s.accent, s.ink, 0.75)), ("#f0b080", "#a04a3a")
    hair = (mix(s.deep, s.ink, 0.4), s.ink)
    tail = svg("M60 60 C66 60 68 64 71 65 C74 67 78 65 82 66 C78 72 70 72 66 70 Z")
    clothed(
        s,
        Clothes(suit, suit, skin, hair, skin[1]),
        (-0.9, -0.1),
        (61.4, 66.4),
        (69.0, 77.6),
        (79.0, 94.0),
        (((56.4, 86.0), (45.0, 80.6)), ((85.0, 75.0), (91.4, 64.6))),
        (((65.0, 97.6), (59.4, 110.4), (52.6, 113.6)), ((91.6, 101.6), (85.4, 109.4), (77.6, 112.4))),
        0.98,
        facing=-1,
        tilt=26.0,
        extra=((tail, hair),),
        w=1.3,
    )


def triton(s: Impact) -> None:
    """A surfer rides out under a breaker that curls over. At sea; light: the low sun ahead, on the inside of the wave."""
    _evening_at_sea(s)
    _breaker(s)
    with s.moved(-4.0, 2.0, turn=-5, about=(68, 112)):
        wake = svg("M92 110 C104 112 112 120 120 134 C108 126 96 121 76 119 Z")
        s.fill(wake, "#fffaf0")
        board = svg("M38 112 C50 117.500 80 116.500 100 109 C96 116 80 122 60 121.500 C50 121 42 118 38 112 Z")
        s.inked([(board, s.accent)], 1.8, (0.3, 0.8))
        s.fill(
            svg(
                "M41 113.600 C54 117.800 78 116.800 94 112 C82 117.500 66 119.200 56 118.800 C49 118 44 116.500 41 113.600 Z"
            ),
            "#fffaf0",
        )
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
    s.inked([(spine, s.mid)], 2.0 * size, (0.4, 0.8))
    for low in (0, 8, 16):
        s.fill(placed(box(-4.2, low, 4.2, low + 2.2), x, y, size, turn), "#ffc83a")
    s.fill(placed(box(-3.2, -5, -1.4, 21), x, y, size, turn), s.light)


def _reader(s: Impact) -> None:
    """Paint a reader from the side in the air, both hands on the ribbon, the legs kicked out behind."""
    wool, cloth = (
        (mix(s.accent, "#ffffff", 0.6), s.accent, mix(s.accent, s.ink, 0.6)),
        ("#ffe2c0", "#d6a06a", "#7a3c22"),
    )
    skin = ("#ffd2a2", "#b0663a")
    for leg, shoe in (
        (limb((54, 127, 4.6), (44, 129, 3.7), (39.6, 138, 2.7)), oval(38.4, 141, 5.0, 2.7, 62)),
        (limb((55, 129, 4.8), (53, 140, 3.8), (44.6, 143, 2.8)), oval(42, 145.4, 5.0, 2.7, 74)),
    ):
        s.inked([(shoe, s.ink)], 0.8)
        s.rim([shoe], s.key, (0.8, -0.8), 0.9)
        s.solid(leg, cloth, (0.7, -0.8), 2.6, 1.5)
    s.solid(limb((58, 113, 3.0), (64, 106, 2.6), (71.6, 99.6, 2.0)), wool, (0.7, -0.8), 1.6, 1.4)
    trunk = svg("M56 111 C60 108 67 111 68 116 C66 122 62 128 59 132 C55 134 49 131 48.600 127 C50 121 52 115 56 111 Z")
    s.solid(trunk, wool, (0.7, -0.8), 4.0, 1.7)
    profile(s, 57, 104, 0.74, skin, (BUN, mix(s.ink, s.deep, 0.35), s.mid), turn=-16, flip=True)
    s.solid(limb((62, 115, 3.4), (69, 114, 2.8), (73, 107.4, 2.2)), wool, (0.7, -0.8), 1.8, 1.5)
    for x, y in ((73.4, 98.4), (74.0, 105.2)):
        s.inked(
            [(join(*(oval(x - 0.6 + 0.9 * n, y - 1.2 + 1.2 * n, 2.4, 1.2, 30) for n in range(3))), skin[0])],
            1.0,
            (0.1, 0.3),
        )


def wong(s: Impact) -> None:
    """A book flies off to the window, its reader holds on to the ribbon. Between shelves; light: the window behind it."""
    _library_with_a_gap(s)
    s.fill(oval(58, 144.6, 18, 2.2), s.deep)
    taut = ribbon(
        [(81, 78, 1.7), (78, 90, 2.0), (73.6, 104, 1.9), (71, 114, 2.1), (75, 121, 2.2), (72, 130, 1.9), (75, 136, 1.6)]
    )
    s.inked([(taut, "#ffe9a8")], 1.3, (0.4, 0.5))
    with s.moved(0.0, 0.0, 0.87, turn=14.0, about=(73.0, 102.0)):
        _reader(s)
    _book_as_a_bird(s, 75, 62, 0.78, -20)
    for x, y, size, turn in ((98, 106, 0.9, -30), (41, 92, 0.8, -10)):
        leaf = placed(svg("M-5 -3 C-2 -5 2 -2 5 -4 L6 3 C2 5 -2 1 -5 4 Z"), x, y, size, turn)
        s.inked([(leaf, "#fff8ee")], 1.1, (0.2, 0.4))


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
        ((60.0, 68.0), (68.0, 92.0), (66.0, 112.0), (62.0, 46.0)),
        "rides a breaker",
        "open sea",
        "low sun ahead",
    ),
    "m1-30": Picture(
        wong,
        ((74.0, 62.0), (48.0, 62.0), (72.0, 108.0), (57.0, 104.0)),
        "pulls a reader along by its ribbon",
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

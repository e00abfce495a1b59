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


def _pool_at_night(s: Impact) -> None:
    """Paint a swimming pool at night from a diving tower: lit under water, its lanes, people at its edge."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    for number in range(-1, 9):  # the slabs of the ground run to the same point as the pool
        s.stroke([(60 + (15 * number - 60) * 0.5, -4), (60 + (15 * number - 60) * 1.6, 172)], s.ink, 0.9, 0.6)
    edge = polygon((36, 4), (92, 4), (121, 172), (15, 172))
    s.fill(edge, s.light)
    water = polygon((39, 8), (89, 8), (117, 172), (19, 172))
    s.steps(water, (64, 8), (64, 150), [s.key, mix(s.key, s.light, 0.3), mix(s.key, s.light, 0.6), s.light, "#fff6ea"])
    with s.clipped(water):
        for at in (0.17, 0.39, 0.61, 0.83):
            top, foot = 39 + 50 * at, 19 + 98 * at
            s.fill(polygon((top - 1.1, 8), (top + 1.1, 8), (foot + 2.4, 172), (foot - 2.4, 172)), s.accent)
        for x, y, wide in (
            (50, 24, 8),
            (78, 34, 10),
            (46, 52, 9),
            (88, 66, 10),
            (42, 92, 11),
            (98, 104, 12),
            (52, 126, 14),
            (88, 136, 12),
        ):
            s.stroke([(x - wide, y), (x - wide / 2, y - 3, x, y), (x + wide / 2, y + 3, x + wide, y)], "#ffffff", 1.5)
    s.halo(ALL, s.ink, 64, 82, 66, 118, 0.0, 0.8)
    for x, y, r in ((30, 18, 2.6), (26, 38, 3.0), (97, 50, 3.2), (102, 76, 3.6), (107, 102, 4.0), (23, 64, 3.4)):
        s.fill(oval(x, y, r * 0.9, r * 1.7), s.ink)
        s.fill(oval(x + (r if x < 64 else -r), y, r * 0.9), s.ink)


def triton(s: Impact) -> None:
    """Somebody leaps from a diving tower over the lit pool. Seen from the tower above; light: the lamps under water."""
    _pool_at_night(s)
    # the end of the board with wet footprints
    board = polygon((34, 172), (92, 172), (78, 133, 2), (47, 132, 2))
    s.inked([(board, mix(s.deep, s.mid, 0.5))], 2.2, (0.5, 0.8))
    s.fill(polygon((47.5, 132), (77.5, 133), (78.5, 136), (46.5, 135)), s.light)
    s.dots(board, s.ink, (60, 136), (72, 160), 0.0, 0.8, pitch=2.4)
    for x in (57, 69):
        s.fill(oval(x, 143, 2.6, 4.6, 4), s.key)
    # the diver from behind and above: arms out, head towards the water, soles towards us
    skin = mix(s.deep, s.ink, 0.2)
    with s.moved(72.0, 98.0, turn=21.0):
        limbs = [
            svg("M-11 -33 C-18 -36 -26 -37 -33 -41 C-37 -44 -40 -43 -38.500 -40 C-34 -34 -28 -30 -21 -28 L-10 -24 Z"),
            svg("M11 -33 C18 -36 26 -37 33 -41 C37 -44 40 -43 38.500 -40 C34 -34 28 -30 21 -28 L10 -24 Z"),
        ]
        head = oval(0, -40, 5.8, 6.6)
        trunk = svg(
            "M-12 -33 C-6 -37 6 -37 12 -33 C13 -25 10 -16 7.500 -8 C7 -4 8 0 8.500 3 H-8.500 C-8 0 -7 -4 -7.500 -8 C-10 -16 -13 -25 -12 -33 Z"
        )
        legs = svg(
            "M-8.500 0 H8.500 C11 12 9 24 8 32 L8 38 H0.600 L0.300 12 L-0.600 38 H-8 L-8 32 C-9 24 -11 12 -8.500 0 Z"
        )
        diver = join(*limbs, head, trunk, legs)
        s.inked([(diver, skin)], 1.9, (0.5, 0.9))
        s.rim([diver], s.key, (-0.3, -1.0), 2.0)
        s.stroke([(0, -30), (0.8, -18, 0, -4)], s.ink, 1.5)
        for side in (-1, 1):
            s.stroke([(side * 8, -29), (side * 4, -24, side * 3, -20)], s.ink, 1.2)
            s.inked([(oval(side * 4.4, 41, 3.7, 5.6), mix(s.key, s.light, 0.4))], 1.6, (0.4, 0.7))
            s.stroke([(side * 3.4, 39), (side * 4.6, 43)], s.mid, 1.2)
        trunks = svg("M-8.400 -4 H8.400 L10 9 L1 9.500 L0 6 L-1 9.500 L-10 9 Z")
        s.inked([(trunks, s.accent)], 1.6, (0.4, 0.7))
        s.fill(svg("M-7.600 -3 H-2 V8.600 L-9 8 Z"), "#a8efe2")
        s.inked([(head, s.accent)], 1.7, (0.3, 0.5))
        s.fill(cut(head, placed(head, 2.0, 2.0)), "#a8efe2")
    for x, y, r in ((50, 112, 1.9), (80, 124, 2.0), (86, 112, 1.6), (45, 122, 1.3), (88, 131, 1.4)):
        s.inked([(oval(x, y, r, r * 1.3), "#ffffff")], 1.0, (0.2, 0.3))


def _library_well(s: Impact) -> None:
    """Paint shelves to both sides of an aisle; the light from below catches the backs and the edges of the boards."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.fill(polygon((52, -4), (84, -4), (96, 122), (40, 122)), s.deep)
    s.fill(polygon((58, -4), (78, -4), (90, 122), (46, 122)), s.mid)
    s.fill(polygon((64, -4), (72, -4), (82, 122), (54, 122)), mix(s.mid, s.key, 0.6))
    lots = chance(12)
    for side in (-1, 1):
        for row in range(4):
            y, inner = 18 + row * 30, 17 + row * 3.4
            x = 68 + side * inner
            while -4 < x < 124:
                wide, high = 4 + 4 * next(lots), 17 + 7 * next(lots)
                tone = mix(s.deep, s.mid, 0.8 * next(lots))
                s.fill(box(min(x, x + side * wide), y + 24 - high, max(x, x + side * wide) - 0.8, y + 24), tone)
                x += side * wide
            edge = 68 + side * inner
            s.fill(box(min(edge, edge + side * 80), y + 24, max(edge, edge + side * 80), y + 27), s.ink)
            s.fill(box(min(edge, edge + side * 26), y + 26, max(edge, edge + side * 26), y + 27.2), s.key)
    s.halo(ALL, s.ink, 68, 112, 60, 116, 0.0, 0.9)


def _paper_bird(s: Impact, x: float, y: float, size: float, turn: float, flip: bool = False) -> None:
    """Paint a page that has become a bird: two wings, one lit from below, lines of print on both."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, size, turn, flip)

    left = svg("M0 3 C-6 -6 -14 -13 -25 -14 L-28 -3 C-20 -3 -12 1 -7 8 Z")
    right = svg("M0 3 C6 -6 14 -13 25 -14 L28 -3 C20 -3 12 1 7 8 Z")
    body = polygon((0, -5), (6, 6), (3, 17), (-3, 17), (-6, 6))
    w = 0.8 + 0.8 * size
    s.inked([(at(right), mix(s.light, s.key, 0.4)), (at(left), "#fff8ee"), (at(body), s.light)], w, (0.3, 0.7))
    s.fill(at(polygon((0, -5), (0, 17), (-3, 17), (-6, 6))), "#fff8ee")
    for step in range(3):
        for side in (-1, 1):
            line = svg(
                f"M{side * (23 - step * 0.6)} {-11 + step * 3} C{side * 15} {-10 + step * 3} {side * 10} {-6 + step * 3} {side * 6} {-1 + step * 2.6}"
            )
            s.line(at(line), s.mid, 1.0 * size)


def wong(s: Impact) -> None:
    """The pages of a book rise as birds between the shelves. Low angle; light: the open book."""
    _library_well(s)
    s.shaft(polygon((50, 128), (86, 128), (112, 20), (24, 20)), s.light, 0.75, (68, 126), (68, 34))
    s.fill(polygon((34, 132), (102, 132), (112, 172), (24, 172)), mix(s.ink, s.deep, 0.55))
    s.fill(box(30, 130, 106, 134), s.mid)
    for x, y, size, turn, flip in (
        (58, 108, 0.34, -20, False),
        (84, 100, 0.44, 10, True),
        (54, 86, 0.6, -14, False),
        (92, 74, 0.8, 12, True),
        (66, 54, 1.0, -8, False),
    ):
        _paper_bird(s, x, y, size, turn, flip)
    for flip in (False, True):

        def half(path: skia.Path, flip: bool = flip) -> skia.Path:
            return placed(path, 68, 126, 1.0, flip=flip)

        cover = half(svg("M0 6 C10 2 22 1 36 4 V9 C22 6 10 7 0 11 Z"))
        pages = half(svg("M0 5 C8 -4 22 -6 34 -1 L36 4 C22 1 10 2 0 7 Z"))
        leaf = half(svg("M0 4 C4 -8 12 -14 24 -14 C14 -9 6 -2 0 6 Z"))
        s.inked([(cover, s.accent), (pages, "#fff8ee"), (leaf, s.light)], 1.6, (0.3, 0.9))
        for row in range(2):
            s.line(
                half(svg(f"M5 {1 - row * 2.6} C13 {-4 - row * 1.6} 21 {-4 - row * 1.4} 29 {-1.6 - row * 1.4}")),
                s.mid,
                0.9,
            )
    s.fill(oval(68, 122, 5, 3), "#ffffff")


def _note(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a quaver."""
    head, stem, flag = (
        oval(0, 0, 5, 3.8, -20),
        box(3, -20, 5.4, -1),
        svg("M3 -21 C8 -17 13 -15 12 -6 C10 -11 7 -12 3 -12 Z"),
    )
    s.inked([(placed(join(head, stem, flag), x, y, size, turn), "#fff8ee")], 1.6, (0.4, 0.8))


def _roof_party(s: Impact) -> None:
    """Paint a roof in the evening: paper lanterns on two strings, their glow, the roofs of the town behind."""
    s.fill(ALL, s.deep)
    s.fill(svg("M-4 30 C30 62 92 62 124 26 V172 H-4 Z"), mix(s.deep, s.mid, 0.6))
    s.fill(svg("M-4 50 C34 76 90 76 124 48 V172 H-4 Z"), s.mid)
    s.fill(svg("M-4 76 C34 84 90 84 124 74 V172 H-4 Z"), s.key)
    s.fill(svg("M-4 100 C34 106 90 106 124 98 V172 H-4 Z"), mix(s.key, s.light, 0.55))
    s.fill(skyline(-4, 124, 136, (16, 26, 14, 32, 20), seed=8), mix(s.deep, s.mid, 0.35))
    s.halo(svg("M-4 -4 H124 V40 H-4 Z"), s.ink, 66, 70, 44, 96, 0.0, 0.8)
    s.line(svg("M-4 30 C30 62 92 62 124 26"), s.ink, 1.4)
    for x, y, r in ((14, 50, 6.5), (36, 58, 7.5), (96, 55, 6.5), (117, 44, 6.0)):
        s.fill(oval(x, y, r * 1.5, r * 1.6), s.key, 0.6)
        s.inked([(oval(x, y, r, r * 1.12), "#fff0c8")], 1.3, (0.3, 0.8))
        s.fill(cut(oval(x, y, r, r * 1.12), oval(x - r * 0.4, y - r * 0.2, r, r * 1.12)), "#ffc830")
        s.fill(box(x - r * 0.5, y - r * 1.3, x + r * 0.5, y - r * 1.0), s.ink)


def ms_marvel(s: Impact) -> None:
    """Two arms stretch an accordion as wide as they go. A roof party, tilted; light: paper lanterns."""
    _roof_party(s)
    with s.moved(7, -2, 0.86, turn=-8.0, about=(68.0, 108.0)):
        player = join(
            oval(67, 54, 10.5, 12.0, -14),
            box(63, 60, 77, 76, 2),
            svg("M44 82 C48 72 60 70 70 70 C80 70 92 72 97 82 L94 190 H50 Z"),
        )
        s.fill(player, s.ink)
        s.rim([oval(67, 54, 10.5, 12.0, -14)], "#fff0c8", (-0.8, -0.7), 1.5)
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
                s.inked([(board, s.accent)], 2.4, (0.6, 1.2))
                s.fill(box(26, -11.5, 66, -9.5) if keys else box(26, 9.5, 66, 11.5), "#a8efe2")
                if keys:
                    s.inked([(box(28, -8, 66, -1), "#ffffff")], 1.0, (0.2, 0.4))
                    for number in range(1, 7):
                        s.stroke([(28 + number * 5.4, -8), (28 + number * 5.4, -1)], s.ink, 1.3)
                else:
                    for number in range(5):
                        s.fill(oval(31 + number * 8, 5, 2.2), "#ffffff")
        # the arms, over the ends
        for limb in (
            ribbon([(47, 80, 6), (36, 88, 5), (31, 100, 4.2), (36, 112, 3.6)]),
            ribbon([(94, 80, 6), (106, 86, 5), (112, 97, 4.2), (108, 110, 3.6)]),
        ):
            s.fill(limb, s.ink)
            s.rim([limb], "#fff0c8", (-0.8, -0.7), 1.4)
    _note(s, 50, 36, 0.8, -12)


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
        triton, ((86.0, 61.0), (72.0, 98.0), (62.0, 136.0)), "leaps off a board", "swimming pool", "lamps under water"
    ),
    "m1-30": Picture(
        wong,
        ((68.0, 118.0), (66.0, 54.0), (90.0, 74.0)),
        "sends its pages up as birds",
        "between shelves",
        "the open book",
    ),
    "m1-31": Picture(
        ms_marvel, ((74.0, 100.0), (74.0, 60.0), (52.0, 104.0)), "is stretched wide", "roof party", "paper lanterns"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}

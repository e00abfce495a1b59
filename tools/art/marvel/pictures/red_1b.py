"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
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
    mix,
    oval,
    placed,
    polygon,
    skyline,
    svg,
    taper,
)


def _lighthouse_rock(s: Impact) -> None:
    """Paint a storm over a rock with a lighthouse, its beam across the sky."""
    s.steps(ALL, (60, 0), (60, 110), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    lamp = (98.0, 56.0)
    s.fill(polygon(lamp, (-6, 16), (-6, 66)), mix(s.key, s.light, 0.35))
    s.fill(polygon(lamp, (-6, 28), (-6, 56)), s.light)
    s.fill(polygon(lamp, (128, 50), (128, 64)), mix(s.key, s.light, 0.35))
    for x, y, wide in ((20, 10, 34), (60, 4, 30), (104, 12, 30)):
        s.fill(join(oval(x, y, wide, 7), oval(x - 9, y + 6, wide * 0.5, 5)), mix(s.ink, s.deep, 0.35))
    s.halo(ALL, s.ink, 70, 80, 56, 108, 0.0, 0.7)
    tower = polygon((92, 62), (104, 62), (108, 104), (88, 104))
    s.inked(
        [(tower, s.light), (box(91, 50, 105, 62, 1), s.ink), (polygon((89, 50), (107, 50), (98, 42)), s.mid)],
        1.4,
        (0.6, 0.6),
    )
    for y in (70, 84, 97):
        s.fill(both(tower, box(86, y, 110, y + 7)), s.mid)
    s.fill(both(tower, box(101, 60, 112, 106)), mix(s.deep, s.ink, 0.3), 0.6)
    s.fill(oval(98, 56, 4.4, 4.0), "#fff4b4")
    s.fill(svg("M80 112 L86 102 L98 100 L112 104 L124 98 V130 H76 Z"), mix(s.ink, s.deep, 0.4))


def _walls_of_sea(s: Impact) -> None:
    """Paint two walls of water that curl away from the middle."""
    for side in (-1, 1):
        wall = placed(
            svg(
                "M10 172 C12 140 18 120 34 106 C44 97 56 98 62 106 C56 104 51 106 49 111 C54 110 58 113 60 118 C66 132 68 150 68 172 Z"
            ),
            72,
            0,
            flip=side < 0,
        )
        s.inked([(wall, mix(s.deep, s.mid, 0.7))], 1.9, (0.4, 1.0))
        with s.clipped(wall):
            s.dots(wall, s.ink, (72 + side * 30, 116), (72 + side * 60, 150), 0.0, 0.8)
            for number in range(4):
                x = 17 + 11 * number
                s.stroke([(72 + side * x, 172), (72 + side * (x + 2), 132, 72 + side * (x + 16), 112)], s.key, 1.6)
        for x, y, r in ((28, 111, 4), (35, 104, 5), (43, 100, 5), (52, 100, 5), (59, 105, 4), (50, 109, 3)):
            s.inked([(oval(72 + side * x, y, r), "#ffffff")], 1.0, (0.2, 0.4))
        for x, y, r in ((28, 111, 4), (35, 104, 5), (43, 100, 5), (52, 100, 5), (59, 105, 4)):
            s.fill(oval(72 + side * x - 0.6, y - 0.8, r * 0.86), "#ffffff")


def triton(s: Impact) -> None:
    """A trident on a sunken wall parts the sea before a lighthouse. Light: the lighthouse's beam."""
    _lighthouse_rock(s)
    s.fill(svg("M-4 112 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((60, 112), (84, 112), (96, 172), (48, 172)), mix(s.ink, s.deep, 0.6))
    for number in range(4):  # the stair on the sea's floor
        y = 118 + 8 * number + number * number
        s.fill(
            polygon(
                (61 - 2.4 * number, y), (83 + 2.4 * number, y), (84 + 2.4 * number, y + 3), (60 - 2.4 * number, y + 3)
            ),
            s.key,
        )
    _walls_of_sea(s)
    with s.moved(70.0, 132.0, turn=-5.0):
        head = svg(
            "M-2.600 0 V-44 C-12 -44 -19 -50 -20 -60 V-72 L-25 -71 L-17.500 -84 L-11 -71 L-15 -71.500 V-61 C-14.500 -55 -9 -50.500 -2.600 -50 "
            "V-80 L-8 -78 L0 -96 L8 -78 L2.600 -80 V-50 C9 -50.500 14.500 -55 15 -61 V-71.500 L11 -71 L17.500 -84 L25 -71 L20 -72 V-60 C19 -50 12 -44 2.600 -44 V0 Z"
        )
        bronze = mix(s.accent, "#ffffff", 0.4)
        s.inked([(head, bronze)], 2.2, (1.2, 1.4))
        with s.clipped(head):
            s.fill(cut(head, placed(head, -1.8, -0.6)), mix(s.accent, s.ink, 0.25))
            s.fill(cut(head, placed(head, 1.3, 0.8)), "#ffffff")
        for y in (-38, -32, -12, -6):
            s.inked([(box(-3.8, y, 3.8, y + 3, 1), "#ffc83a")], 1.0, (0.3, 0.4))
    for x, y, r in ((60, 128, 5), (68, 133, 6), (77, 130, 5), (84, 134, 4), (53, 134, 4)):
        s.fill(oval(x, y, r), s.light)
        s.fill(oval(x - 1, y - 1.4, r * 0.7), "#ffffff")
    s.glint(62, 40, 9)
    for x, y in ((46, 92), (92, 92), (40, 82), (54, 100), (88, 102)):
        s.fill(oval(x, y, 1.4, 1.8), "#ffffff")


def _dark_library(s: Impact) -> None:
    """Paint shelves of books in the dark; the light that comes up from a desk catches their backs."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    lots = chance(12)
    for top in (4, 38, 72):
        x = -3.0
        while x < 122:
            wide, high = 4 + 4 * next(lots), 20 + 8 * next(lots)
            s.fill(box(x, top + 30 - high, x + wide - 0.8, top + 30), mix(s.deep, s.mid, 0.65 * next(lots)))
            x += wide
        s.fill(box(-4, top + 30, 124, top + 33.4), s.ink)
    s.halo(ALL, s.ink, 74, 104, 52, 108, 0.0, 0.9)


def _folded_tower(s: Impact, x: float, foot: float, top: float, half: float, roof: float) -> None:
    """A tower of card: a lit and a shaded face, battlements or a pointed roof of two planes, a window."""
    lit, shade = "#fff6e4", mix(s.key, s.light, 0.35)
    s.inked([(polygon((x - half, foot), (x - half, top), (x + half, top), (x + half, foot)), lit)], 1.7, (0.6, 0.9))
    s.fill(box(x + half * 0.1, top, x + half, foot), shade)
    s.dots(box(x + half * 0.1, top, x + half, foot), s.mid, (x, top), (x + half, foot), 0.0, 0.6, pitch=2.4)
    wide = half + 2.6
    s.inked([(polygon((x - wide, top + 1), (x, top - roof), (x + wide, top + 1)), s.accent)], 1.7, (0.5, 0.8))
    s.fill(polygon((x - wide, top + 1), (x, top - roof), (x + wide * 0.1, top + 1)), "#8fe0cc")
    s.fill(arch(x - half * 0.34, x + half * 0.34, top + 9, top + 15), s.ink)


def _paper_castle(s: Impact, x: float, foot: float) -> None:
    """A castle that stands up out of the fold of a book; (x, foot) is the fold."""
    lit, shade = "#fff6e4", mix(s.key, s.light, 0.35)
    _folded_tower(s, x - 23, foot - 4, foot - 44, 7.0, 19)
    _folded_tower(s, x + 24, foot - 4, foot - 40, 7.0, 17)
    keep = polygon(
        *((x - 13, foot), (x - 13, foot - 56), (x - 8, foot - 56), (x - 8, foot - 51), (x - 3, foot - 51)),
        *((x - 3, foot - 56), (x + 3, foot - 56), (x + 3, foot - 51), (x + 8, foot - 51), (x + 8, foot - 56)),
        *((x + 13, foot - 56), (x + 13, foot)),
    )
    _folded_tower(s, x, foot - 50, foot - 66, 6.0, 19)
    s.inked([(keep, lit)], 1.9, (0.7, 1.0))
    s.fill(both(keep, box(x + 1, 0, x + 20, foot)), shade)
    s.dots(both(keep, box(x + 1, 0, x + 20, foot)), s.mid, (x, foot - 56), (x + 14, foot), 0.0, 0.6, pitch=2.4)
    for dx in (-7, 5):
        s.fill(arch(x + dx - 1.6, x + dx + 3.4, foot - 40, foot - 33), s.ink)
    wall = polygon(
        (x - 36, foot + 4), (x - 34, foot - 20), (x, foot - 14), (x + 35, foot - 20), (x + 37, foot + 4), (x, foot + 12)
    )
    s.inked([(wall, lit)], 1.9, (0.7, 1.0))
    s.fill(polygon((x, foot - 14), (x + 35, foot - 20), (x + 37, foot + 4), (x, foot + 12)), shade)
    s.dots(
        polygon((x, foot - 14), (x + 35, foot - 20), (x + 37, foot + 4), (x, foot + 12)),
        s.mid,
        (x, foot),
        (x + 37, foot),
        0.0,
        0.7,
        pitch=2.4,
    )
    s.inked([(arch(x - 9, x + 9, foot - 4, foot + 10), s.ink)], 1.0)
    s.fill(arch(x - 6, x + 6, foot - 2, foot + 10), "#ffc830")
    s.stroke([(x, foot - 85), (x, foot - 97)], s.ink, 1.8)
    s.inked([(polygon((x - 0.6, foot - 97), (x - 14, foot - 93), (x - 0.6, foot - 89)), s.accent)], 1.2, (0.3, 0.5))


def _pop_up_pages(s: Impact, x: float, y: float) -> None:
    """An open book that lies before us; (x, y) is the near end of its fold."""
    for side in (-1, 1):
        cover = polygon((x, y + 8), (x + 44 * side, y - 3), (x + 36 * side, y - 22), (x, y - 15))
        s.inked([(cover, s.accent)], 1.9, (0.5, 1.2))
        page = polygon((x, y + 3), (x + 40 * side, y - 6), (x + 32 * side, y - 23), (x, y - 17))
        s.inked([(page, "#fffdf4" if side < 0 else s.light)], 1.5, (0.3, 0.7))
        for k in (0.25, 0.5, 0.75):
            near, far = (x + 6 * side, y + 1 - 15 * k), (x + (38 - 7 * k) * side, y - 6.6 - 15 * k)
            s.stroke([near, far], s.mid, 0.9)
    s.stroke([(x, y + 3), (x, y - 14)], s.ink, 1.4)


def wong(s: Impact) -> None:
    """A castle stands up out of a book that is opened. Straight on, from the desk; light: out of the fold."""
    x = 74
    _dark_library(s)
    for half, tone in ((58, mix(s.deep, s.mid, 0.5)), (43, s.mid), (28, s.key)):
        s.fill(polygon((x - 16, 128), (x + 16, 128), (x + half, -6), (x - half, -6)), tone)
    s.fill(box(-4, 122, 124, 172), mix(s.ink, s.deep, 0.2))
    _pop_up_pages(s, x, 137)
    with s.moved(0, 0, 0.86, about=(x, 122)):
        _paper_castle(s, x, 118)
    s.inked(
        [(polygon((x - 7, 126), (x + 7, 126), (x + 9, 136), (x - 9, 136)), mix(s.key, s.light, 0.6))], 1.3, (0.3, 0.6)
    )


def _washing(s: Impact) -> None:
    """Paint the line that the kite pulls along, with what hangs from it."""
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], s.ink, 2.6)
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], "#ffffff", 1.0)
    shirt = svg("M-9 -1 L-3 0 C-1 2 1 2 3 0 L9 -1 L15 8 L10 12 L8 8 L9 24 H-9 L-8 8 L-10 12 L-15 8 Z")
    trousers = svg("M-7 0 H7 L9 25 H2 L0 9 L-3 25 H-10 Z")
    sock = svg("M-2.500 0 H3 L3.500 9 C6 11 10 11 10 14 C10 17 4 17 0 16 C-3 15 -2 9 -2.500 0 Z")
    for path, x, y, turn, tone, shade in (
        (shirt, 56, 68, 40, s.light, s.key),
        (trousers, 74, 78, 14, s.accent, mix(s.accent, s.ink, 0.55)),
        (sock, 93, 82, 26, "#ffc83a", s.mid),
    ):
        cloth = placed(path, x, y, 0.92, turn)
        s.inked([(cloth, tone)], 1.5, (0.7, 1.1))
        with s.clipped(cloth):
            s.fill(cut(cloth, placed(cloth, -4.5, -1)), shade)
            s.dots(cloth, s.deep, (x, y + 8), (x + 8, y + 24), 0.0, 0.7, pitch=2.4)
    for x, y, turn in ((50, 65, 42), (62, 74, 34), (69, 78, 14), (80, 80, 8), (92, 82, 26)):
        s.inked([(placed(box(-0.9, -2.6, 0.9, 2.6, 0.6), x, y, turn=turn), "#ffc83a")], 0.7, (0.2, 0.2))


def _kite(s: Impact) -> None:
    """Paint a diamond kite of four fields."""
    with s.moved(43.0, 38.0, 1.06, turn=-22.0):
        top, side, low = (0, -24), 16, (0, 22)
        s.inked([(polygon(top, (side, -5), low, (-side, -5)), s.accent)], 2.0, (1.0, 1.4))
        s.fill(polygon(top, (0, -5), (-side, -5)), mix(s.accent, "#ffffff", 0.5))
        s.fill(polygon((0, -5), (side, -5), low), "#ffc83a")
        s.fill(polygon((-side, -5), (0, -5), low), "#fff4b4")
        s.dots(polygon(top, (side, -5), low), s.deep, (2, -4), (14, 2), 0.0, 0.6, pitch=2.4)
        s.line(svg("M0 -24 V22 M-16 -5 H16"), s.ink, 1.1)


def _child(s: Impact) -> None:
    """Paint a child that runs over the roof, reaching for the end of the line."""
    figure = join(
        svg("M68 122 C67 116 70 111 75 111 C79 111 81 114 80 118 L78 127 L69 128 Z"),
        oval(79, 105.4, 4.3, 4.6),
        taper((77, 113), 1.9, (88, 108), 1.6),
        taper((88, 108), 1.6, (97, 102), 1.1),
        taper((73, 113), 1.9, (66, 118), 1.5),
        taper((66, 118), 1.5, (62, 113), 1.1),
        taper((75, 126), 2.5, (84, 130), 2.0),
        taper((84, 130), 2.0, (83, 138), 1.6),
        taper((71, 126), 2.5, (64, 133), 2.0),
        taper((64, 133), 2.0, (56, 132), 1.6),
    )
    hair = svg("M75 105 C75 99 82 98 84 103 C80 103 79 106 78 110 C74 112 70 110 69 107 C72 108 74 107 75 105 Z")
    child = placed(join(figure, hair), 7, -2)
    s.fill(child, s.ink)
    s.rim([child], s.light, (0.1, -1.0), 0.8)


def ms_marvel(s: Impact) -> None:
    """A kite runs off with the washing, and a child after it over the roofs. Light: the sun's edge."""
    s.steps(ALL, (60, 0), (60, 116), [s.deep, s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)])
    sun = (80.0, 124.0)
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (36, mix(s.key, s.light, 0.7)), (27, s.light), (22, "#fff8ec")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 50, 150, 16, s.light, 0.3, duty=0.4, seed=4, first=190, last=350)
    s.halo(ALL, s.deep, *sun, 66, 140, 0.0, 0.6)
    s.fill(skyline(-4, 60, 150, (34, 26, 42, 30), seed=4), mix(s.deep, s.mid, 0.75))
    s.fill(skyline(92, 128, 150, (30, 40, 26), seed=9), mix(s.deep, s.mid, 0.75))
    roof = svg("M-4 144 L30 136 H92 L124 128 V172 H-4 Z")
    s.inked(
        [(box(104, 108, 118, 140), mix(s.ink, s.deep, 0.5)), (box(101, 105, 121, 111), mix(s.deep, s.mid, 0.4))], 1.5
    )
    s.fill(box(104, 111, 107, 140), s.key)
    s.inked([(roof, mix(s.ink, s.deep, 0.45))], 1.5)
    s.stroke([(-4, 144.6), (30, 137), (92, 137), (124, 129)], s.key, 1.6)
    for x in range(4, 120, 10):
        s.fill(svg(f"M{x} 143 C{x + 1} 147 {x + 7} 147 {x + 8} 143 Z"), s.deep)
    _child(s)
    _washing(s)
    _kite(s)
    for y, x in ((36, 84), (46, 78), (64, 92)):
        s.stroke([(x, y), (x + 14, y + 3)], "#ffffff", 1.4)


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
    "m1-29": Picture(triton, ((66.0, 60.0), (70.0, 112.0)), "parts the sea", "lighthouse rock", "beam of a lighthouse"),
    "m1-30": Picture(
        wong,
        ((75.0, 70.0), (75.0, 110.0), (75.0, 130.0)),
        "stands up out of a book",
        "desk of a library",
        "out of the fold",
    ),
    "m1-31": Picture(
        ms_marvel, ((44.0, 42.0), (86.0, 106.0)), "runs off with the washing", "roofs", "edge of the morning"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}

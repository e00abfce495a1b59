"""Pictures of the last four yellow cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, block, box, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


def spider_woman(s: Impact) -> None:
    """A spider lets itself down before a lit window. Frame in the frame; silhouette on light."""
    wall = mix(s.ink, s.accent, 0.30)
    s.fill(ALL, wall)
    for r in range(17):
        for k in range(8):
            x, y = k * 19 - (r % 2) * 9.5 - 10, r * 9.4 - 6
            s.fill(
                polygon((x, y), (x + 18, y - 1), (x + 18, y + 7.2), (x, y + 8.2)),
                mix(s.ink, s.accent, 0.44 if (r * 5 + k * 3) % 7 else 0.56),
            )
    s.dots(ALL, s.ink, (70, 60), (0, 150), 0.0, 0.7)
    with s.moved(turn=-5.0):
        x0, y0, x1, y1 = 22, 12, 112, 140
        s.fill(block(x0 - 6, y0 - 6, x1 - x0 + 12, y1 - y0 + 12), s.ink)
        s.fill(block(x0 - 4, y0 - 4, x1 - x0 + 8, y1 - y0 + 8), s.deep)
        pane = block(x0, y0, x1 - x0, y1 - y0)
        s.fill(pane, s.mid)
        with s.clipped(pane):
            for r, c in ((74, mix(s.mid, s.key, 0.5)), (58, s.key), (42, mix(s.key, s.light, 0.5)), (29, s.light)):
                s.fill(oval(72, 76, r), c)
            s.halo(ALL, s.mid, 72, 76, 44, 92, 0.0, 0.55)
            # curtains
            s.fill(svg("M16 6 H50 C44 40 40 66 24 104 C22 112 20 126 22 146 H10 Z"), s.deep)
            s.fill(svg("M16 6 H40 C36 40 32 60 20 92 Z"), mix(s.deep, s.ink, 0.4))
            s.fill(svg("M120 6 H98 C102 40 104 70 116 110 Z"), s.deep)
            # somebody starts back
            s.fill(
                svg(
                    "M52 146 C52 132 55 124 62 121 C60 119 58 114 60 109 C62 103 71 102 74 107 C77 112 75 118 72 121 C79 124 82 126 86 120 L92 104 C91 100 92 96 95 95 L98 92 L99 97 C101 100 99 104 97 106 L92 126 C90 132 87 135 84 136 L85 146 Z"
                ),
                mix(s.deep, s.ink, 0.45),
            )
            s.fill(
                svg("M50 146 C50 136 46 130 41 124 L37 108 C35 106 34 102 37 100 L41 99 L42 105 L47 121 L58 128 Z"),
                mix(s.deep, s.ink, 0.45),
            )
        s.fill(block(x0, 82, x1 - x0, 4.6), s.deep)
        s.fill(block(x0, 85, x1 - x0, 1.8), s.ink)
        s.fill(block(64.6, y0, 4.4, y1 - y0), s.deep)
        s.fill(block(67.6, y0, 1.6, y1 - y0), s.ink)
        s.fill(block(x0 - 9, y1 - 2, x1 - x0 + 18, 14), s.ink)
        s.fill(block(x0 - 9, y1 - 2, x1 - x0 + 18, 2.0), s.key)
    # the spider, from the side: it holds on to its thread with a leg and feels its way down with the others
    for tone, wide in ((s.ink, 2.6), ("#ffffff", 1.0)):
        s.stroke([(76, -4), (72, 47)], tone, wide)
    legs = [
        ribbon([(x, y, w) for (x, y), w in zip(points, (2.2, 2.0, 1.5, 0.4), strict=True)])
        for points in (
            ((57, 70), (50, 56), (58, 44), (73, 38)),
            ((62, 71), (80, 78), (92, 70), (92, 56)),
            ((62, 75), (78, 90), (90, 90), (96, 102)),
            ((60, 79), (66, 96), (77, 102), (78, 116)),
            ((56, 81), (50, 96), (55, 108), (50, 119)),
            ((53, 78), (41, 86), (39, 98), (35, 104)),
            ((53, 73), (41, 68), (37, 56), (43, 45)),
        )
    ]
    abdomen = placed(
        svg("M0 -19 C7 -15 12 -4 11 5 C10 13 4 16 0 16 C-6 16 -11 11 -11 3 C-11 -6 -6 -15 0 -19 Z"), 67.5, 61, 1.0, 16
    )
    thorax = oval(57.5, 76, 7.6, 8.6, 30)
    whole = [*legs, abdomen, thorax, oval(53.6, 82.6, 4.0)]
    for part in whole:
        s.fill(part, s.ink)
    for part in (abdomen, thorax):
        s.fill(cut(part, placed(part, 3.4, -3.0)), s.accent)
        s.rim([part], s.light, (-0.6, 1.0), 1.5)
    for x, y in ((51.2, 81.6), (54.6, 84.4)):
        s.fill(oval(x, y, 1.3), s.light)
    for start, end in (((51, 85), (48.6, 89)), ((54, 86), (53, 90.6))):
        s.fill(taper(start, 1.2, end, 0.4), s.ink)


def _roof_of_tiles(s: Impact, x: float, y: float) -> None:
    """Paint a roof of tiles against the morning, its chimney, and a hole at (x, y) with the fire of the rocket in it."""
    s.steps(ALL, (30, 96), (80, 0), [s.light, mix(s.key, s.light, 0.6), s.key, mix(s.mid, s.key, 0.5), s.mid])
    for cloud in (
        "M-4 50 C4 42 16 44 18 52 C28 50 34 58 28 62 H-4 Z",
        "M124 66 C116 56 102 58 100 66 C92 66 90 72 94 76 H124 Z",
    ):
        s.fill(svg(cloud), "#ffffff", 0.8)
    stack = polygon((96, 66), (114, 66), (114, 104), (96, 100))
    s.inked([(stack, s.deep), (box(93, 60, 117, 67, 1), mix(s.deep, s.mid, 0.5))], 1.8, (0.5, 0.9))
    s.fill(polygon((96, 67), (100, 67), (100, 100), (96, 100)), s.key)
    for row in range(4):
        s.stroke([(96, 73 + 7 * row), (114, 73 + 7 * row)], s.ink, 1.0)
    roof = polygon((-4, 82), (124, 98), (124, 172), (-4, 172))
    s.inked([(roof, mix(s.deep, s.ink, 0.3))], 1.8, (0.0, -0.4))
    with s.clipped(roof):
        for row in reversed(range(9)):
            for number in range(12):
                left = -10 + 11.5 * number + 5.75 * (row % 2) - 1.2 * row
                top = 83 + 9.4 * row + 0.125 * left
                tile = svg(
                    f"M{left} {top - 4} H{left + 11} V{top + 6} C{left + 10} {top + 11} {left + 1} {top + 11} {left} {top + 6} Z"
                )
                away = math.hypot(left + 5 - x, (top + 4 - y) * 1.4)
                tone = (
                    s.light if away < 34 else s.key if away < 46 else mix(s.deep, s.mid, 0.6) if away < 64 else s.deep
                )
                s.fill(placed(tile, 0.7, 1.3), s.ink)
                s.fill(tile, mix(tone, s.deep if tone == s.deep else s.mid, 0.2 * ((row * 5 + number * 3) % 3)))
        s.dots(roof, s.ink, (x - 4, y), (-20, 166), 0.0, 0.8)
    s.fill(polygon((-4, 80), (124, 96), (124, 101), (-4, 85)), s.deep)
    s.stroke([(-4, 80), (124, 96)], s.light, 2.0)
    hole = polygon(
        (x - 27, y - 3),
        (x - 21, y - 9),
        (x - 15, y - 7),
        (x - 9, y - 14),
        (x + 1, y - 10),
        (x + 9, y - 14),
        (x + 15, y - 7),
        (x + 25, y - 6),
        (x + 23, y + 3),
        (x + 28, y + 8),
        (x + 18, y + 10),
        (x + 12, y + 17),
        (x + 2, y + 13),
        (x - 8, y + 17),
        (x - 15, y + 11),
        (x - 24, y + 12),
        (x - 22, y + 4),
    )
    s.inked([(hole, "#ff8a1e")], 2.2, (0.4, -0.8))
    s.fill(placed(hole, x * 0.2, y * 0.2, 0.8), "#ffc830")
    s.fill(placed(hole, x * 0.44, y * 0.44, 0.56), "#fffbe0")
    with s.clipped(hole):
        for left, right in (
            ((x - 30, y - 8), (x + 30, y - 2)),
            ((x - 16, y - 18), (x - 24, y + 20)),
            ((x + 20, y - 18), (x + 16, y + 20)),
        ):
            s.stroke([left, right], mix(s.deep, s.ink, 0.5), 3.4)


def _toy_rocket(s: Impact) -> None:
    """Paint a toy rocket about the origin, its nose up, on its flame."""
    flame = svg("M-9 34 C-16 48 -10 56 -12 66 C-6 62 -6 72 0 84 C5 72 6 62 12 66 C10 56 16 48 9 34 Z")
    s.inked([(flame, "#ff6a14")], 1.2, (0.5, 0.5))
    s.fill(svg("M-7 34 C-11 48 -6 52 -7 60 C-3 58 -2 64 0 72 C3 64 3 58 7 60 C6 52 11 48 7 34 Z"), "#ffc830")
    s.fill(svg("M-4 34 C-7 44 -3 48 0 58 C3 48 7 44 4 34 Z"), "#ffffff")
    # fins, hull, window
    red = mix(s.accent, s.light, 0.05)
    fins = [svg("M-11 8 C-24 16 -26 26 -24 40 L-9 28 Z"), svg("M11 8 C24 16 26 26 24 40 L9 28 Z")]
    hull = svg("M0 -46 C14 -32 18 -8 10 32 H-10 C-18 -8 -14 -32 0 -46 Z")
    s.inked([(fin, red) for fin in fins] + [(polygon((-8, 30), (8, 30), (9, 37), (-9, 37)), s.deep)], 1.7, (0.6, 1.0))
    s.inked([(hull, s.light)], 1.8, (1.2, 0.8))
    with s.clipped(hull):
        s.fill(box(-20, -60, 20, -25), red)
        s.fill(box(-20, 18, 20, 23), red)
        s.fill(svg("M5 -50 C12 -20 12 10 4 40 H24 V-50 Z"), s.ink, 0.16)
        s.dots(hull, s.deep, (2, -10), (16, -8), 0.0, 0.7, pitch=2.4)
        s.fill(svg("M-4 -42 C-12 -28 -14 -6 -9 26 L-6.500 26 C-10 -6 -8 -26 -2 -40 Z"), "#ffffff", 0.85)
    s.line(hull, s.ink, 1.0)
    s.rim(fins[:1], mix(s.accent, "#ffffff", 0.7), (-1.0, -0.4), 1.4)
    s.inked([(oval(0, -6, 8), s.key), (oval(0, -6, 5.4), mix(s.accent, s.ink, 0.5))], 1.2)
    s.fill(oval(-1.8, -8, 1.9), "#ffffff")
    fin = taper((0, 16), 2.2, (0, 38), 2.8)
    s.inked([(fin, red)], 1.2)


def rocket(s: Impact) -> None:
    """A toy rocket bursts out of a roof and flings its tiles. From the ridge, tilted; light: its own exhaust."""
    x, y = 74.0, 121.0
    _roof_of_tiles(s, x, y)
    with s.moved(59.0, 60.0, 0.84, turn=-13.0):
        _toy_rocket(s)
    tile = svg("M-5.500 -6 H5.500 V4 C4.500 9 -4.500 9 -5.500 4 Z")
    for px, py, size, turn in (
        (40, 100, 1.0, -40),
        (96, 104, 0.9, 30),
        (28, 78, 1.1, 70),
        (94, 82, 1.0, 120),
        (34, 52, 0.9, 20),
        (106, 56, 0.8, -60),
        (50, 112, 0.7, 160),
    ):
        path = placed(tile, px, py, size, turn)
        s.inked([(path, s.mid)], 1.5, (0.4, 0.7))
        s.fill(cut(path, placed(path, -1.2, -2.6)), "#fff4b4")


_ROOK: Final = svg(
    "M-11 0 L-9 -6 L-7 -40 H-11 V-56 H-6 V-50 H-2.500 V-56 H2.500 V-50 H6 V-56 H11 V-40 H7 L9 -6 L11 0 Z"
)


def _board_city(s: Impact) -> None:
    """Paint a chess board as a city at dusk: its squares are blocks, its rooks are towers with lit windows."""
    s.steps(
        ALL, (30, -10), (70, 100), [s.deep, mix(s.deep, s.mid, 0.4), mix(s.deep, s.mid, 0.8), s.mid, s.key, s.light]
    )
    wall, window = mix(s.deep, s.ink, 0.62), s.key
    far = [placed(_ROOK, x, 102, size) for x, size in ((40, 0.62), (57, 0.44), (70, 0.56), (99, 0.5), (84, 0.36))]
    for tower in far:
        s.fill(tower, mix(s.deep, s.mid, 0.1))
    s.fill(box(-10, 99, 130, 175), s.key)
    rows = (99, 102, 106.5, 113, 123, 138, 162)
    for row, (top, bottom) in enumerate(pairwise(rows)):
        for column in range(-9, 10):
            if (row + column) % 2:
                wide0, wide1 = 9 + (top - 99) * 0.42, 9 + (bottom - 99) * 0.42
                corners = (
                    (70 + (column - 0.5) * wide0, top),
                    (70 + (column + 0.5) * wide0, top),
                    (70 + (column + 0.5) * wide1, bottom),
                    (70 + (column - 0.5) * wide1, bottom),
                )
                s.fill(polygon(*corners), mix(s.deep, s.ink, 0.25))
    s.dots(box(-10, 99, 130, 175), s.ink, (70, 118), (20, 150), 0.0, 0.6)
    for x, foot, size in ((37, 118, 0.95), (108, 120, 1.2)):
        tower = placed(_ROOK, x, foot, size)
        s.inked([(tower, wall)], 1.8, (0.6, 0.9))
        for row in range(5):
            for column in (-4, 0, 4):
                if (row * 3 + column) % 5:
                    left, top = x + (column - 1.2) * size, foot + (-36 + row * 6.4) * size
                    s.fill(box(left, top, left + 2.4 * size, top + 3.6 * size), window)
        s.rim([tower], s.light, (1.0 if x < 60 else -1.0, -0.7), 1.7)


def _king(s: Impact, x: float, foot: float, size: float) -> None:
    """Paint a chess king, lit from above on its left."""
    parts = (
        svg("M-12 0 V-6 C-6 -9 -5 -22 -5 -30 H5 C5 -22 6 -9 12 -6 V0 Z"),
        box(-8, -34, 8, -29, 2),
        svg("M-5 -33 C-9 -40 -10 -45 -9 -50 H9 C10 -45 9 -40 5 -33 Z"),
        svg("M-2 -50 V-54 H-6 V-58.500 H-2 V-63 H2 V-58.500 H6 V-54 H2 V-50 Z"),
    )
    piece = [placed(part, x, foot, size) for part in parts]
    s.inked([(part, s.accent) for part in piece], 1.8, (0.8, 1.1))
    for part in piece:
        s.fill(cut(part, placed(part, 3.0, 0.6)), mix(s.accent, "#ffffff", 0.6))


def _falling_die(s: Impact) -> None:
    """Paint a die that falls from the upper left as a burning rock, its lowest corner at (70, 82)."""
    way = 24.0
    for wide, tip, tone in ((26, 104, "#ff7a18"), (20, 82, "#ffc830"), (12, 62, "#fffbe0")):
        with s.moved(57, 50, turn=-way):
            licks = [
                (-wide, 4),
                (-wide * 0.9, -tip * 0.55),
                (-wide * 0.55, -tip * 0.36),
                (-wide * 0.3, -tip),
                (0, -tip * 0.5),
            ]
            licks += [(wide * 0.36, -tip * 0.9), (wide * 0.6, -tip * 0.4), (wide * 0.95, -tip * 0.62), (wide, 4)]
            flame = polygon(*licks)
            if wide == 26:
                s.inked([(flame, tone)], 1.7, (0.4, 0.6))
            else:
                s.fill(flame, tone)
    with s.moved(57, 51, 1.16, turn=-14.0):
        top = polygon((-24, -11, 3), (-2, -25, 3), (24, -14, 3), (3, 1, 3))
        left = polygon((-24, -11, 3), (3, 1, 3), (6, 29, 3), (-20, 15, 3))
        right = polygon((3, 1, 3), (24, -14, 3), (24, 12, 3), (6, 29, 3))
        s.inked([(join(top, left, right), s.ink)], 2.1, (0.9, 1.5))
        for face, tone in ((top, "#ffffff"), (left, s.light), (right, s.mid)):
            s.fill(face, tone)
        s.dots(right, s.deep, (8, -6), (22, 20), 0.0, 0.8, pitch=2.4)
        s.dots(left, s.mid, (-10, 4), (2, 26), 0.0, 0.5, pitch=2.4)
        for x, y in ((-11, -12.4), (0, -12.2), (11, -12.0), (-1, -19.5), (2, -5)):
            s.fill(oval(x, y, 3.0, 1.9), s.accent)
        for x, y in ((-16, -2), (-2.4, 20.5), (-9, 9)):
            s.fill(oval(x, y, 3.2, 3.9, -16), s.accent)
        for x, y in ((19, -6), (11, 17)):
            s.fill(oval(x, y, 2.5, 3.5, 16), s.ink)


def grandmaster(s: Impact) -> None:
    """A die falls like a meteor on a city of chess, and its shadow is on the king already. Diagonal; light: the die's fire."""
    _board_city(s)
    s.fill(polygon((50, 130, 4), (78, 119, 4), (112, 131, 4), (84, 145, 4)), mix(s.ink, s.accent, 0.18))
    _king(s, 81, 134, 0.66)
    _falling_die(s)


def _lit_dial(s: Impact) -> None:
    """Paint the lit dial of a tower clock, larger than the card is wide, set in dark stone."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for y in range(-4, 172, 16):
        s.stroke([(-4, y), (124, y)], s.ink, 1.4)
    for r, tone in ((64, s.ink), (61, s.deep), (57, s.ink), (55, s.mid), (49, s.key), (38, s.light), (25, "#fffdf0")):
        s.fill(oval(66, 86, r), tone)
    for hour in range(12):
        x, y = around(66, 86, 48, hour * 30 - 90)
        wide = 3.0 if hour % 3 == 0 else 1.9
        s.fill(placed(box(-wide, -6, wide, 6), x, y, 1.0, hour * 30), s.ink)
    for minute in range(60):
        s.stroke([around(66, 86, 53, minute * 6), around(66, 86, 55.4, minute * 6)], s.ink, 0.9)
    s.dots(oval(66, 86, 55), s.deep, (76, 100), (112, 140), 0.0, 0.85)


def vulture(s: Impact) -> None:
    """A vulture lands on the hand of a tower clock and weighs it down. Silhouette; light: the lit dial behind it."""
    _lit_dial(s)
    s.fill(polygon((64, 83), (67, 88), (46, 102), (36, 103), (43, 95)), s.ink)
    hand = polygon((57, 82), (60, 90), (98, 116), (108, 126), (104, 113), (64, 80))
    s.inked([(hand, s.ink)], 1.0)
    s.inked([(oval(66, 86, 5.0), s.accent)], 1.8, (0.3, 0.5))
    coat = mix(s.ink, s.accent, 0.22)
    for base_x, turns, longs in (
        (74.0, (-122, -108, -94), (40, 46, 48)),
        (86.0, (-84, -66, -48, -30, -12, 6), (52, 52, 48, 42, 36, 28)),
    ):
        feathers = []
        for number, (turn, long) in enumerate(zip(turns, longs, strict=True)):
            base = (base_x, 84 + number * 1.6)
            tip = around(*base, long, turn)
            middle = ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2)
            end = (base[0] + (tip[0] - base[0]) * 0.9, base[1] + (tip[1] - base[1]) * 0.9)
            feathers.append(ribbon([(*base, 5.0), (*middle, 6.4), (*end, 3.6), (*tip, 0.6)]))
        s.inked([(feather, coat) for feather in feathers], 1.8, (0.4, 0.7))
        for feather in feathers:
            s.line(feather, s.ink, 1.3)
            s.rim([feather], s.accent, (-1.0, -0.5), 1.8)
    cover = svg("M70 84 C74 70 84 62 92 66 C100 70 104 80 104 94 C98 96 90 98 84 96 Z")
    s.inked([(cover, coat)], 1.8, (0.4, 0.7))
    s.rim([cover], s.accent, (-0.6, -1.0), 1.8)
    for x, y in ((82, 76), (90, 78), (97, 86), (86, 86)):
        s.stroke([(x - 4, y + 2), (x, y + 6, x + 4, y + 2)], s.ink, 1.3)
    body = svg(
        "M66 82 C70 74 82 72 90 80 C96 88 96 102 90 112 L94 128 L86 122 L82 130 L78 121 L71 126 L73 112 C66 104 62 92 66 82 Z"
    )
    s.inked([(body, coat)], 2.0, (0.4, 0.8))
    s.dots(body, s.accent, (84, 94), (68, 100), 0.0, 0.7, pitch=2.4)
    neck = ribbon([(74, 84, 6.0), (66, 78, 4.4), (60, 70, 3.8), (56, 66, 4.0)])
    s.inked([(neck, "#e8a08a")], 1.8, (0.4, 0.7))
    s.fill(cut(neck, placed(neck, 1.4, -1.8)), "#a8503e")
    ruff = svg(
        "M62 84 C62 76 70 72 78 74 C84 76 88 80 88 86 C84 84 82 88 79 86 C76 90 73 86 70 89 C68 86 65 88 62 84 Z"
    )
    s.inked([(ruff, s.light)], 1.9, (0.4, 0.8))
    s.dots(ruff, s.deep, (74, 80), (86, 88), 0.0, 0.8, pitch=2.4)
    head = svg(
        "M60 60 C60 55 54 53 49 56 C45 58 41 61 39 66 C38 70 39 74 41 76 C41.500 73 43 71 46 70 C49 72 54 73 58 71 C61 69 61.500 64 60 60 Z"
    )
    s.inked([(head, "#e8a08a")], 2.0, (0.4, 0.8))
    s.fill(
        svg("M47 57 C43 59 40 63 39 67 C38.500 71 39.500 74 41 76 C41.500 73 43 71 46 70 C45 66 45 61 47 57 Z"), s.ink
    )
    s.fill(svg("M46 59 C43.500 61 41.500 64 40.800 67 C42.500 65 44 63 45.600 62 Z"), s.key)
    s.inked([(oval(52.4, 62.4, 2.3), s.key)], 1.1, (0, 0))
    s.fill(oval(52.0, 62.4, 1.2), s.ink)
    s.stroke([(48.6, 59.6), (52, 57.8, 57, 60.6)], s.ink, 1.7)
    for x, y in ((78, 108), (86, 113)):
        for dx, dy in ((-4, 4), (0, 5.4), (4, 4.6)):
            s.stroke([(x, y - 2), (x + dx, y + dy)], s.ink, 3.4)
            s.stroke([(x, y - 2), (x + dx, y + dy)], s.key, 1.4)
    for x, y, turn in ((42, 118, 60), (54, 128, 20), (40, 96, 110)):
        s.inked([(placed(svg("M0 -8 C4 -4 4 3 0 9 C-4 3 -4 -4 0 -8 Z"), x, y, 0.8, turn), coat)], 1.0, (0.2, 0.3))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-05": Picture(
        rocket, ((58.0, 50.0), (68.0, 96.0), (72.0, 124.0)), "goes through the roof", "roof of tiles", "its exhaust"
    ),
    "m1-06": Picture(
        grandmaster,
        ((60.0, 56.0), (81.0, 100.0), (82.0, 132.0)),
        "falls like a meteor on a king",
        "city of rooks",
        "burning die",
    ),
    "m1-07": Picture(spider_woman, ((66.0, 80.0),), "lets itself down", "lit window", "the room"),
    "m1-08": Picture(
        vulture, ((62.0, 74.0), (44.0, 66.0), (78.0, 104.0)), "lands on a clock's hand", "clock tower", "lit dial"
    ),
}

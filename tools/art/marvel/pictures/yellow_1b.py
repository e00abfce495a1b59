"""Pictures of the last four yellow cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    block,
    box,
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


def vulture(s: Impact) -> None:
    """A vulture sits hunched on a clothes line, a watch in its beak. From the side; light: the sun through a sheet."""
    s.steps(ALL, (0, 0), (120, 0), [mix(s.mid, s.key, 0.5), s.mid, mix(s.mid, s.deep, 0.4)])
    s.fill(skyline(-4, 124, 152, (30, 44, 38, 58, 50, 34, 46), 4), mix(s.mid, s.deep, 0.7))
    sheet = svg("M20 36 C46 44 80 44 114 36 L110 122 C96 128 88 118 76 124 C62 130 50 120 26 126 Z")
    s.inked([(sheet, s.light)], 1.6, (0.5, 0.9), ink=mix(s.deep, s.ink, 0.3))
    with s.clipped(sheet):
        s.fill(svg("M20 30 L52 36 C48 70 56 100 50 130 H20 Z"), "#ffffff")
        for fold in ("M94 36 L100 40 L96 128 H88 Z", "M108 36 H116 V128 H104 Z", "M62 40 L65 42 L62 84 Z"):
            s.fill(svg(fold), s.key)
        s.dots(sheet, s.mid, (66, 60), (112, 110), 0.0, 0.75)
    for x in (26, 107):
        s.inked([(box(x - 2, 31, x + 2, 42, 1), s.accent)], 1.2, (0.3, 0.5))
    line = [(-4, 100), (60, 130, 124, 104)]
    plume, bare = mix(s.ink, s.deep, 0.2), mix(s.mid, s.deep, 0.3)
    tail = polygon((90, 100), (106, 126), (101, 137, 1), (95, 131), (91, 138, 1), (87, 130), (80, 104))
    s.inked([(tail, plume)], 1.6, (0.5, 0.8))
    s.rim([tail], mix(s.mid, s.deep, 0.4), (-1.0, 0.2), 1.6)
    s.stroke(line, s.ink, 3.8)
    s.stroke(line, s.light, 1.6)
    # shanks and feet, three toes each over the line
    for x, y in ((64, 115.5), (77, 116)):
        s.inked([(ribbon([(x + 2, 96, 5.4), (x + 1, 103, 3.4), (x, y - 2, 2.4)]), bare)], 1.5, (0.3, 0.6))
        for dx in (-4.2, 0, 4.2):
            toe = ribbon([(x + dx * 0.3, y - 3, 2.0), (x + dx, y - 1, 2.1), (x + dx * 1.15, y + 4, 1.2)])
            s.inked([(toe, "#ffb428")], 1.2, (0.2, 0.5))
            s.fill(oval(x + dx * 1.15, y + 5, 1.0, 1.6), s.ink)
    # body, then the one wing: shoulder high, feathers down
    body = svg("M62 60 C54 68 54 88 64 100 C72 106 86 106 92 98 L96 70 C88 52 72 50 62 60 Z")
    s.inked([(body, plume)], 2.0, (0.8, 1.3))
    s.rim([body], s.key, (-1.0, 0.1), 2.2)
    neck = ribbon([(68, 62, 7), (60, 56, 5.4), (52, 54, 5.6), (48, 58, 6)])
    head = svg(
        "M58 54 C56 47 46 46 42 52 C40 56 36 58 33 62 C31 66 32 72 34 75 C37 72 38 69 41 67 C48 67 57 63 58 54 Z"
    )
    s.inked([(neck, bare), (head, bare)], 1.9, (0.6, 1.0))
    beak = svg("M42 53 C38 56 35 58 33 62 C31 66 32 72 34 75 C37 72 38 69 42 66.500 C44 62 44 57 42 53 Z")
    s.fill(beak, s.light)
    s.line(beak, s.ink, 1.2)
    s.rim([join(neck, head)], s.light, (-0.4, -1.0), 1.6)
    s.fill(oval(48, 55.5, 2.5), "#ffffff")
    s.fill(oval(47.4, 56, 1.4), s.ink)
    s.stroke([(44, 52.500), (52, 52)], s.ink, 1.8)
    ruff = join(*(oval(63 + dx, 64 + dy, 6) for dx, dy in ((-4, 5), (1, 0), (5, -6), (11, -9))))
    s.inked([(ruff, "#ffffff")], 1.7, (0.5, 0.9))
    s.dots(ruff, s.mid, (62, 60), (74, 68), 0.0, 0.8, pitch=2.4)
    # the wing: shoulder high, long feathers below two steps of short ones
    steps = (
        (
            "M68 70 C72 56 88 52 98 64 C107 78 111 100 112 126 L106 119 L103 128 L98 117 L94 123 L90 110 L85 113 "
            "L81 100 C74 92 68 82 68 70 Z",
            plume,
        ),
        (
            "M67 68 C70 52 88 48 98 60 C104 70 107 84 108 100 C104 102 102 99 101 96 C98 101 94 99 93 95 C90 98 86 96 "
            "86 91 C82 93 79 90 79 86 C73 84 67 78 67 68 Z",
            mix(s.ink, s.deep, 0.45),
        ),
        (
            "M65 66 C67 50 84 44 95 54 C101 61 103 69 104 79 C100 81 98 79 97 76 C94 80 90 79 89 75 C86 78 82 76 82 72 "
            "C78 75 74 74 73 70 C69 72 65 70 65 66 Z",
            mix(s.deep, s.ink, 0.25),
        ),
    )
    for data, tone in steps:
        layer = svg(data)
        s.inked([(layer, tone)], 2.0, (0.7, 1.2))
        s.rim([layer], s.key, (-1.0, 0.9 if tone != plume else 0.1), 1.6)
    s.rim([svg(steps[2][0])], s.light, (-0.5, -1.0), 2.0)
    for points in (
        [(89, 97), (92, 104, 93, 113)],
        [(96, 99), (100, 106, 101, 118)],
        [(103, 100), (107, 108, 108, 118)],
    ):
        s.stroke(points, mix(s.mid, s.deep, 0.4), 1.3)
    # the watch on its chain
    s.stroke([(34, 74), (38, 80, 43, 84)], s.ink, 2.8)
    s.stroke([(34, 74), (38, 80, 43, 84)], mix(s.accent, "#ffffff", 0.4), 1.2)
    s.inked([(box(41.4, 82, 46.6, 87, 1), s.accent), (oval(44, 96, 10.4), s.accent)], 1.8, (0.6, 1.1))
    s.fill(cut(oval(44, 96, 10.4), oval(45.2, 96.6, 10)), mix(s.accent, "#ffffff", 0.7))
    s.inked([(oval(44, 96, 7.6), "#ffffff")], 1.0)
    s.stroke([(44, 90.500), (44, 96), (48, 98)], s.ink, 1.6)


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
        vulture, ((50.0, 58.0), (45.0, 96.0), (84.0, 76.0)), "keeps a watch", "clothes line", "sun through a sheet"
    ),
}

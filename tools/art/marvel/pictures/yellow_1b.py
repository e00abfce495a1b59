"""Pictures of the last four yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    block,
    box,
    burst,
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


def spider_woman(s: Impact) -> None:
    """A spider swings across a lit window; somebody starts back. Frame in the frame; silhouettes on light."""
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
    for tone, wide in ((s.ink, 2.6), ("#ffffff", 1.0)):
        s.stroke([(44, -4), (86, 52)], tone, wide)
    with s.moved(18.0, -9.0, 0.84, turn=-22.0, about=(62.0, 72.0)):
        _spider(s)


def _spider(s: Impact) -> None:
    """Paint a spider from the side: a leg holds the thread, the others feel the way down."""
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


def _flat_roof(s: Impact) -> None:
    """Paint a flat roof by night: the town behind, a water tank, the parapet, all lit by sparks at the left."""
    s.steps(ALL, (60, -4), (60, 130), [mix(s.ink, s.deep, 0.75), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.mid])
    for r, tone in ((62, s.mid), (48, s.key), (36, s.light)):
        s.fill(burst(52, 112, r, 21, 5, 0.84), tone)
    town = svg("M-4 172 V92 H8 V84 H20 V100 H34 V172 Z M72 172 V96 H84 V78 H96 V90 H108 V70 H124 V172 Z")
    s.fill(town, s.ink)
    s.rim([svg("M72 172 V96 H84 V78 H96 V90 H108 V70 H124 V172 Z")], s.mid, (-1.0, -0.2), 1.6)
    for x, y in ((88, 84), (88, 96), (100, 96), (114, 78), (114, 92), (76, 104), (4, 98), (14, 92)):
        s.fill(box(x, y, x + 4, y + 6), s.key)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.7))
    s.fill(polygon((-4, 128), (124, 124), (124, 131), (-4, 135)), s.mid)
    s.fill(polygon((18, 136), (92, 133), (112, 160), (-4, 160)), s.key)
    s.dots(box(-4, 126, 124, 172), s.ink, (56, 134), (116, 152), 0.0, 0.85)


def rocket(s: Impact) -> None:
    """A firework rocket whizzes out of a bottle. Diagonal, low; light: its own sparks."""
    _flat_roof(s)
    s.fill(svg("M46 147 C60 142 100 142 124 150 V158 H50 Z"), s.ink)
    for r, tone in ((34, "#ff8a1e"), (28, s.key), (20, "#fffdf0")):
        s.fill(burst(54, 106, r, 17, 4, 0.46), tone)
    for number in range(26):
        turn = 56 + number * 6.4
        near, far = 24 + (number * 7) % 9, 36 + (number * 11) % 20
        s.stroke([around(54, 104, near, turn), around(54, 104, far, turn)], s.key if number % 2 else "#fffdf0", 1.3)
    bottle = svg("M42 116 H54 V122 C54 127 61 129 61 137 V152 H35 V137 C35 129 42 127 42 122 Z")
    s.inked([(bottle, mix(s.ink, s.accent, 0.5))], 2.6, (0.8, 1.2))
    with s.clipped(bottle):
        s.fill(svg("M40 114 H47 V124 C47 130 41 131 41 139 V154 H32 V114 Z"), "#b79cff")
        s.fill(svg("M43 118 H45 V124 C45 130 38.500 133 38.500 140 V150 H37 V138 C37 131 43 129 43 122 Z"), "#ffffff")
        s.dots(bottle, s.ink, (48, 134), (60, 138), 0.0, 0.9, pitch=2.4)
    s.inked([(box(40.6, 114, 55.4, 118.6, 1.5), s.accent)], 1.8, (0.3, 0.6))
    s.stroke([(49, 126), (67, 70)], s.ink, 4.6)
    s.stroke([(49, 126), (67, 70)], s.light, 2.0)
    with s.moved(67.0, 62.0, 1.0, turn=18.0):
        flame = svg("M-9 22 C-13 32 -7 38 -5 50 C-2 44 0 42 1 36 C4 42 5 48 9 54 C11 42 13 32 9 22 Z")
        s.inked([(flame, "#ff8a1e")], 2.0, (0.2, 0.4))
        s.fill(placed(flame, 0, 8, 0.66), "#fffdf0")
        tube = box(-12.5, -24, 12.5, 22, 1.5)
        nose = svg("M-15 -23 C-8 -30 -3 -38 0 -48 C3 -38 8 -30 15 -23 Z")
        s.inked([(tube, s.light), (nose, s.accent)], 3.0, (1.2, 1.6))
        with s.clipped(tube):
            for y in (-22, -8, 6, 20):
                s.fill(polygon((-14, y + 6), (14, y - 4), (14, y + 3), (-14, y + 13)), s.accent)
            s.fill(box(3, -26, 14, 24), mix(s.ink, s.deep, 0.3), 0.45)
            s.dots(tube, s.ink, (-2, 0), (12, 2), 0.0, 0.95, pitch=2.4)
            s.fill(box(-12, -26, -8, 24), "#ffffff")
        with s.clipped(nose):
            s.fill(svg("M-15 -23 C-8 -30 -3 -38 0 -48 L-3 -23 Z"), "#b79cff")
            s.fill(svg("M4 -23 L1 -46 L16 -22 Z"), s.ink)
        s.line(box(-12.5, -24, 12.5, 22, 1.5), s.ink, 1.2)
    for points in ([(44, 66), (38, 84)], [(92, 76), (84, 98)], [(50, 42), (46, 54)], [(98, 56), (94, 68)]):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#fffdf0", 1.8)
    for x, y, r in ((38, 124, 1.6), (70, 118, 1.8), (76, 130, 1.4), (66, 134, 1.6), (32, 104, 1.3), (80, 108, 1.3)):
        s.fill(oval(x, y, r), "#fffdf0")


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


def _pasture_at_sunrise(s: Impact) -> None:
    """Paint a plain under bands of morning, a fence across it, and what the bird's wings shade."""
    s.steps(
        ALL,
        (60, -4),
        (60, 126),
        [s.deep, mix(s.deep, s.mid, 0.4), mix(s.deep, s.mid, 0.75), s.mid, s.key, s.light, "#fffdf0"],
    )
    s.fill(
        svg("M-4 122 L14 112 L34 113 L46 120 L88 121 L100 110 L113 109 L124 116 V130 H-4 Z"), mix(s.deep, s.mid, 0.35)
    )
    s.fill(box(-4, 122, 124, 172), s.mid)
    s.fill(polygon((58, 122), (86, 122), (112, 172), (32, 172)), s.key)
    s.fill(
        svg(
            "M72 124 C60 128 36 132 12 150 L34 146 L30 156 L52 150 L60 160 H84 L92 150 L114 156 L110 146 L132 150 C108 132 84 128 72 124 Z"
        ),
        mix(s.deep, s.ink, 0.35),
    )
    s.dots(box(-4, 124, 124, 172), s.deep, (72, 124), (4, 150), 0.0, 0.7)
    for y, sag in ((130, 5), (141, 6)):
        for x, far in ((-6, 68), (76, 128)):
            s.stroke([(x, y + 1), ((x + far) / 2, y + sag, far, y)], s.ink, 1.3)
            for share in (0.3, 0.7):
                bx, by = x + (far - x) * share, y + sag * 0.5
                s.stroke([(bx - 1.6, by - 2.2), (bx + 1.6, by + 2.2)], s.ink, 1.1)
                s.stroke([(bx + 1.6, by - 2.2), (bx - 1.6, by + 2.2)], s.ink, 1.1)


def _open_wing(s: Impact, coat: Color) -> None:
    """Paint the left wing, held open towards the sun behind it: the light comes through the feathers."""
    feathers = (
        ((62, 70), (57, 104)),
        ((57, 67), (50, 108)),
        ((53, 64), (43, 110)),
        ((49, 61), (36, 109)),
        ((45, 58), (29, 104)),
        ((42, 56), (22, 96)),
        ((40, 55), (17, 86)),
        ((39, 54), (16, 75)),
    )
    for base, tip in feathers:
        bend = ((base[0] + tip[0]) / 2 - 2.0, (base[1] + tip[1]) / 2 - 2.0)
        end = (base[0] + (tip[0] - base[0]) * 0.88, base[1] + (tip[1] - base[1]) * 0.88)
        quill = ribbon([(*base, 3.6), (*bend, 4.9), (*end, 3.6), (*tip, 0.5)])
        s.inked([(quill, s.mid)], 1.3, (0.0, 0.0))
        s.steps(quill, base, tip, [coat, coat, mix(coat, s.deep, 0.7), s.deep, s.mid, s.key, s.light])
        s.stroke([base, (*bend, *end)], mix(coat, s.deep, 0.4), 0.9)
    arm = svg("M68 58 C60 58 50 50 42 47 C38 46 35 49 36 53 C38 58 42 60 46 62 C54 68 62 76 68 78 Z")
    s.inked([(arm, coat)], 1.9, (0.2, 0.6))
    s.dots(arm, s.accent, (40, 50), (60, 72), 0.0, 0.7, pitch=2.4)
    s.rim([arm], s.light, (-0.3, -1.0), 1.6)
    for x, y in ((46, 57), (53, 61), (60, 67)):
        s.stroke([(x - 3.5, y - 1), (x, y + 4, x + 4, y + 1.4)], s.ink, 1.2)


def vulture(s: Impact) -> None:
    """A vulture on a fence post dries its wings. Frontal; light: the sunrise that comes through the feathers."""
    _pasture_at_sunrise(s)
    coat = mix(s.ink, s.accent, 0.3)
    tail = polygon((63, 108), (81, 108), (84, 132, 2), (77, 129, 1), (72, 133, 2), (67, 129, 1), (60, 132, 2))
    s.inked([(tail, coat)], 1.6, (0.3, 0.5))
    for flip in (False, True):
        with s.moved(about=(72, 0), flip=flip):
            _open_wing(s, coat)
    post = polygon((64, 121), (80, 121), (82, 172), (62, 172))
    s.solid(post, (s.key, s.deep, mix(s.ink, s.deep, 0.4)), (-0.3, -1.0), 7.0, 1.9)
    s.inked([(polygon((63, 119, 1.5), (70, 117), (81, 120, 1.5), (80, 124), (64, 124)), s.mid)], 1.3)
    body = svg("M72 56 C82 56 87 66 87 80 C88 96 84 112 76 121 H68 C60 112 56 96 57 80 C57 66 62 56 72 56 Z")
    s.inked([(body, coat)], 2.0, (0.2, 0.7))
    with s.clipped(body):
        s.fill(svg("M72 60 C78 76 78 104 73 124 H90 V60 Z"), mix(s.ink, s.accent, 0.12))
        s.dots(body, mix(s.ink, s.accent, 0.12), (62, 90), (76, 90), 0.0, 0.7, pitch=2.4)
        for row, y in enumerate((82, 90, 98, 106, 113)):
            for x in (58, 66, 74, 82):
                at = x + 4 * (row % 2)
                s.stroke([(at - 4, y - 1), (at, y + 6, at + 4, y - 1)], s.ink, 1.3)
                s.stroke([(at - 3.4, y - 2), (at - 2, y + 1.6, at, y + 1.8)], s.accent, 1.1)
    s.rim([body], s.key, (-1.0, 0.0), 1.6)
    s.rim([body], s.key, (1.0, 0.0), 1.6)
    for x in (68, 77):
        for dx in (-3.4, 0, 3.4):
            s.stroke([(x, 117), (x + dx * 0.6, 119, x + dx, 124)], s.ink, 3.6)
            s.stroke([(x, 117), (x + dx * 0.6, 119, x + dx, 123.6)], s.key, 1.6)
    skin, flush, dim = "#ffc9b0", "#e8927a", "#9c4636"
    neck = ribbon([(74, 66, 4.6), (77, 56, 3.8), (74, 46, 3.4), (68, 41, 4.0)])
    s.solid(neck, (skin, flush, dim), (-1.0, 0.2), 3.2, 1.6)
    for y in (50, 55, 60):
        s.stroke([(73.6, y), (76, y + 1.6, 79, y - 0.4)], dim, 0.9)
    ruff = svg(
        "M58 66 C58 58 64 54 72 54 C80 54 87 58 87 66 C85 72 82 68 80 73 C77 70 75 72 72 76 C69 72 67 70 64 73 C62 68 59 72 58 66 Z"
    )
    s.solid(ruff, ("#ffffff", s.light, s.mid), (-0.3, -1.0), 5.0, 1.8)
    head = svg("M74 40 C74 33 67 30 61 33 C57 35 55 38 55 42 C56 47 62 49 67 48 C71 47 74 45 74 40 Z")
    s.solid(head, (skin, flush, dim), (-0.4, -1.0), 3.6, 1.8)
    beak = svg(
        "M60 34.500 C54 33 47 36 45 42 C44 46 45 50 47.500 52 C48 48 50 46 54 46 C58 46.500 61 45 61.500 42 C62 39 61.500 36 60 34.500 Z"
    )
    s.inked([(beak, s.light)], 1.7, (0.2, 0.6))
    s.fill(
        svg("M47.500 52 C44.500 49 44 45 46 40 C48 44 52 44.500 61 43 C60 46 56 46.500 54 46 C50 46 48 48 47.500 52 Z"),
        s.ink,
    )
    s.inked([(oval(64.4, 38.8, 2.4), "#fffdf0")], 0.9, (0, 0))
    s.fill(oval(63.8, 39.0, 1.3), s.ink)
    s.stroke([(60.6, 36.4), (64, 34.600, 68.4, 37)], s.ink, 1.5)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-05": Picture(
        rocket,
        ((66.0, 56.0), (54.0, 100.0), (48.0, 130.0)),
        "whizzes out of a bottle",
        "flat roof by night",
        "its own sparks",
    ),
    "m1-06": Picture(
        grandmaster,
        ((60.0, 56.0), (81.0, 100.0), (82.0, 132.0)),
        "falls like a meteor on a king",
        "city of rooks",
        "burning die",
    ),
    "m1-07": Picture(spider_woman, ((78.0, 62.0), (72.0, 108.0)), "swings in", "lit window", "the room"),
    "m1-08": Picture(
        vulture,
        ((60.0, 40.0), (72.0, 90.0), (44.0, 90.0), (100.0, 90.0)),
        "dries its wings",
        "fence post",
        "sunrise through feathers",
    ),
}

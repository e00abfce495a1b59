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
    block,
    both,
    box,
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
    """A monkey swings across a lit window with a banana; somebody throws up their hands. Frame in the frame; silhouettes on light."""
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
    for tone, wide in ((s.ink, 4.4), ("#ffffff", 1.8)):
        s.stroke([(44, -4), (82, 47)], tone, wide)
    _monkey(s)


def _monkey(s: Impact) -> None:
    """Paint a monkey that hangs by its left hand at (76, 39) and holds out a banana in the other."""
    tail = ribbon([(88, 80, 2.6), (100, 80, 2.2), (108, 70, 2.0), (114, 76, 1.8), (109, 82, 1.2)])
    legs = (
        join(taper((88, 79), 5.0, (99, 86), 3.8), taper((99, 86), 3.6, (97, 98), 2.8), oval(94.6, 99, 4.8, 2.8, -12)),
        join(
            taper((84, 81), 5.2, (78, 92), 4.0), taper((78, 92), 3.8, (84, 103), 2.8), oval(81.6, 104.6, 4.8, 2.8, -12)
        ),
    )
    arms = (
        join(taper((80, 63), 4.4, (86, 51), 3.4), taper((86, 51), 3.2, (76, 40), 2.6), oval(76, 39, 4.0)),
        join(taper((77, 67), 4.2, (65, 79), 3.4), taper((65, 79), 3.2, (55, 72), 2.6), oval(54, 71, 3.8)),
    )
    trunk = svg("M74 60 C80 56 88 60 90 68 C94 76 94 84 88 86 C80 88 76 82 75 76 C73 70 71 64 74 60 Z")
    banana = svg("M57 75 C50 74 45 68 45.500 58 L49 56.500 C50 63 54 67 60 69 Z")
    s.fill(tail, s.ink)
    for part in (legs[0], arms[0], trunk, legs[1]):
        s.inked([(part, s.ink)], 0.8, (0, 0))
        s.fill(cut(part, placed(part, 2.8, -2.4)), s.accent)
    s.fill(oval(77.6, 73, 4.4, 7.4, -14), mix(s.accent, s.light, 0.35))
    s.inked([(banana, "#fffdf0")], 1.6, (0.3, 0.4))
    s.fill(both(banana, placed(banana, 2.4, 2.4)), s.key)
    s.inked([(arms[1], s.ink)], 0.8, (0, 0))
    s.fill(cut(arms[1], placed(arms[1], 2.2, -2.0)), s.accent)
    for x, y in ((79, 55), (60.6, 52)):
        s.inked([(oval(x, y, 4.4), mix(s.accent, s.light, 0.5))], 2.0, (0, 0))
    s.inked([(oval(70, 54, 10.2, 9.6), s.ink)], 0.8, (0, 0))
    s.rim([oval(70, 54, 10.2, 9.6)], s.accent, (-0.8, 0.8), 1.6)
    s.fill(join(oval(65.8, 52.4, 4.0, 4.4), oval(71.6, 53.2, 4.0, 4.4), oval(67.8, 58.6, 6.2, 4.6)), s.light)
    for x, y in ((65.6, 52.6), (71.0, 53.4)):
        s.fill(oval(x, y, 1.5, 1.9), s.ink)
        s.fill(oval(x - 0.5, y - 0.7, 0.6), "#ffffff")
    s.stroke([(63.6, 58.6), (67.4, 62.6, 71.8, 59.4)], s.ink, 1.3)


def _flat_roof(s: Impact) -> None:
    """Paint a flat roof by night: the town behind, a water tank, the parapet, all lit by sparks at the left."""
    s.steps(ALL, (60, -4), (60, 130), [mix(s.deep, s.mid, 0.55), mix(s.deep, s.mid, 0.8), s.mid, s.mid, s.mid])
    s.pool(54, 112, ((70, mix(s.mid, s.key, 0.4)), (52, s.key), (36, s.light)))
    town = svg("M-4 172 V92 H8 V84 H20 V100 H34 V172 Z M72 172 V96 H84 V78 H96 V90 H108 V70 H124 V172 Z")
    s.fill(town, mix(s.accent, s.ink, 0.72))
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
    s.puff(
        [
            (40, 112, 9),
            (70, 110, 9),
            (34, 126, 10),
            (74, 124, 11),
            (86, 134, 10),
            (56, 114, 12),
            (42, 132, 9),
            (66, 136, 11),
        ],
        "#fffdf0",
        mix(s.key, s.mid, 0.4),
        toward=(0.1, -1.0),
    )
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
    for x, y, r in ((46, 100, 1.6), (66, 98, 1.5), (52, 92, 1.2), (74, 100, 1.2), (40, 98, 1.1)):
        s.inked([(oval(x, y, r), "#ffc830")], 0.8, (0.0, 0.0))


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


def _garden_at_evening(s: Impact) -> None:
    """Paint a garden with a low sun behind a hedge, and the lawn."""
    s.steps(ALL, (60, -4), (60, 116), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(oval(58, 112, 26), "#ffffff")
    s.fill(
        svg("M-4 124 V104 C8 96 22 100 30 106 C44 112 60 112 76 108 C92 100 108 102 124 108 V124 Z"),
        mix(s.deep, s.mid, 0.5),
    )
    s.fill(box(-4, 120, 124, 172), s.mid)
    s.fill(polygon((34, 120), (88, 120), (112, 172), (4, 172)), s.key)


def _cook(s: Impact) -> None:
    """Paint a cook with a tall hat who shakes a long fork, against the sun, and the grill before him."""
    cook = join(
        oval(84, 114, 5.2),
        svg("M76 123 C77 118 92 118 93 124 L92 160 H76 Z"),
        taper((79, 123), 2.6, (71, 116), 2.2),
        taper((71, 116), 2.2, (69, 105), 1.9),
        taper((91, 123), 2.6, (99, 114), 2.2),
        taper((99, 114), 2.2, (100, 105), 1.9),
        svg("M78.500 112 L77 103 C73 98 79 95 82 97 C85 93 91 95 90.500 99 C94 101 92 104 90 105 L89.500 112 Z"),
    )
    s.inked([(cook, s.ink)], 0.6)
    s.rim([cook], s.light, (-0.9, -0.5), 1.4)
    s.stroke([(69, 108), (67, 92)], s.ink, 1.8)
    for x in (64.4, 67.0, 69.6):
        s.stroke([(67, 94), (x, 91), (x - 0.3, 86)], s.ink, 1.3)
    bowl = svg("M36 136 H80 C80 148 72 156 58 156 C44 156 36 148 36 136 Z")
    s.inked([(bowl, s.accent)], 2.0, (0.6, 1.0))
    s.fill(both(bowl, box(34, 130, 46, 160)), mix(s.accent, "#ffffff", 0.55))
    s.inked([(oval(58, 136, 22.4, 3.8), "#ff8a1e")], 1.8, (0.0, 0.6))
    s.fill(oval(58, 136, 16, 2.2), "#fff4b4")


def _wing(s: Impact, coat: Color, lit: Color) -> None:
    """Paint the left wing of a bird that faces us, its root at (56, 54): three masses of feathers, the tips spread."""
    tips = ((10, 52), (6, 60), (8, 68), (14, 75), (22, 80))
    for tip in tips:
        finger = ribbon([(34, 52, 4.4), ((34 + tip[0]) / 2, (54 + tip[1]) / 2, 4.0), (*tip, 0.8)])
        s.inked([(finger, coat)], 1.5, (0.2, 0.4))
    flight = svg(
        "M60 50 C52 40 40 36 28 42 C20 46 14 50 10 54 C18 60 20 66 22 76 C28 72 32 74 36 82 C42 76 50 78 58 84 Z"
    )
    s.inked([(flight, coat)], 2.0, (0.3, 0.8))
    s.fill(svg("M58 54 C46 48 34 50 24 56 C28 60 29 66 30 70 C34 69 37 72 39 76 C45 72 51 73 57 78 Z"), lit)
    for points in ([(30, 68), (34, 58)], [(40, 74), (43, 60)], [(50, 74), (51, 62)]):
        s.stroke(points, coat, 1.4)


def _robber(s: Impact) -> None:
    """Paint a vulture that flies up towards us, both wings spread, its body between them, a bald head, sausages below."""
    coat, lit = mix(s.ink, s.accent, 0.3), s.accent
    for flip in (False, True):
        with s.moved(about=(60, 0), flip=flip):
            _wing(s, coat, lit)
    tail = polygon((52, 84), (46, 100, 1), (54, 98), (60, 103, 1), (66, 98), (74, 100, 1), (68, 84))
    s.inked([(tail, coat)], 1.8, (0.3, 0.8))
    body = svg("M46 56 C48 46 72 46 74 56 C76 72 70 90 60 92 C50 90 44 72 46 56 Z")
    s.inked([(body, coat)], 2.2, (0.4, 1.0))
    s.fill(svg("M50 62 C54 56 60 58 62 64 C62 76 60 84 58 88 C51 84 47 74 50 62 Z"), lit)
    skin, flush = "#ffd8c0", "#d8705c"
    ruff = join(*(oval(x, y, 5.6) for x, y in ((48, 52), (54, 56.4), (60, 58), (66, 56.4), (72, 52))))
    s.inked([(ruff, s.light)], 1.8, (0.4, 0.8))
    s.fill(both(ruff, box(40, 40, 57, 70)), "#ffffff")
    neck = svg("M54 52 C54 42 53 36 53 30 H67 C67 36 66 42 66 52 C64 56 56 56 54 52 Z")
    s.inked([(neck, skin)], 1.8, (0.4, 0.6))
    s.fill(both(neck, box(61, 20, 80, 60)), flush)
    head = oval(60, 28, 10.4, 9.6)
    s.inked([(head, skin)], 2.0, (0.4, 0.8))
    s.fill(cut(head, oval(56, 26, 10.4, 10.0)), flush)
    for x in (54.6, 65.4):
        s.inked([(oval(x, 26, 3.4), "#fffdf0")], 1.2)
        s.fill(oval(x + 0.4, 26.6, 1.7), s.ink)
    s.stroke([(50, 21.600), (54, 21, 57.600, 24.600)], s.ink, 2.2)
    s.stroke([(70, 21.600), (66, 21, 62.4, 24.600)], s.ink, 2.2)
    beak = svg("M55.600 31 C56 27 64 27 64.4 31 C64.4 37 62.600 42 60 45 C57.4 42 55.600 37 55.600 31 Z")
    s.inked([(beak, s.key)], 1.7, (0.3, 0.6))
    s.fill(svg("M57.600 37 H62.4 C62 41 61 43 60 45 C59 43 58 41 57.600 37 Z"), s.ink)


def vulture(s: Impact) -> None:
    """A vulture makes off with the sausages. Frontal, in flight; light: the low sun below it."""
    _garden_at_evening(s)
    with s.moved(5.0, 2.0):
        _cook(s)
    with s.moved(4.0, 6.0):
        _robber(s)
    link = svg(
        "M-7.500 -1 C-7.500 -5 -4 -5 0 -4.200 C4 -5 7.500 -5 7.500 -1 C7.500 4 4 4.600 0 4.600 C-4 4.600 -7.500 4 -7.500 -1 Z"
    )
    for x in (55, 69):
        s.stroke([(x, 92), (x - 2, 99)], s.ink, 4.6)
        s.stroke([(x, 92), (x - 2, 99)], s.key, 2.2)
    for x, y, turn in ((46, 121, 96), (45, 108, 78), (53, 101, 10), (67, 101, -4)):
        sausage = placed(link, x, y, 1.06, turn)
        s.inked([(sausage, "#d4561c")], 1.8, (0.4, 0.7))
        s.fill(cut(sausage, placed(sausage, 1.4, 1.6)), "#ffb06a")


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
    "m1-07": Picture(
        spider_woman,
        ((70.0, 54.0), (54.0, 70.0), (82.0, 72.0), (72.0, 112.0)),
        "swings in with a banana",
        "lit window",
        "the room",
    ),
    "m1-08": Picture(
        vulture,
        ((64.0, 34.0), (64.0, 74.0), (50.0, 112.0), (88.0, 116.0)),
        "makes off with sausages",
        "garden",
        "low sun below it",
    ),
}

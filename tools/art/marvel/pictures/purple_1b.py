"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    svg,
    taper,
)


def _city_block(s: Impact) -> None:
    """Paint a street between tall houses that leaves a slit of bright sky, and the wet road below it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    for data, tone in (
        ("M40 -4 H96 L82 104 H52 Z", s.key),
        ("M48 -4 H88 L78 104 H56 Z", mix(s.key, s.light, 0.6)),
        ("M-4 108 C30 104 96 104 124 108 V172 H-4 Z", s.mid),
        ("M50 105 H84 L112 150 H26 Z", s.key),
    ):
        s.fill(svg(data), tone)
    for left, side in ((True, -1), (False, 1)):
        for depth in range(4):
            near = 1 - depth * 0.2
            x = 67 + side * (17 + 30 * near)
            for y in (20, 44, 68, 90):
                top = 100 + (y - 100) * (0.55 + 0.6 * near)
                lit = (depth + y // 22 + (1 if left else 0)) % 4 == 0
                s.fill(
                    box(x - 1.8 * near, top, x + 2.2 * near, top + 11 * near),
                    s.light if lit else mix(s.deep, s.mid, 0.5),
                )
    s.halo(ALL, s.ink, 66, 70, 66, 120, 0.0, 0.7)
    house = polygon((-4, -4), (26, -4), (40, 104), (-4, 112))
    s.rim([house], s.key, (1.0, 0.0), 1.4)


def _hydrant(s: Impact) -> None:
    """Paint a fire hydrant that stands at (66, 146), without its cap."""
    body = polygon((54, 96, 2), (78, 96, 2), (78, 132), (84, 134), (84, 148), (48, 148), (48, 134), (54, 132))
    collar = polygon((50, 92, 2), (82, 92, 2), (82, 99, 2), (50, 99, 2))
    left, right = box(40, 106, 55, 119, 2), box(77, 106, 92, 119, 2)
    s.inked([(left, s.deep), (right, s.deep), (body, s.deep), (collar, s.deep)], 2.6, (1.0, 1.4))
    with s.clipped(body):
        s.fill(box(54, 90, 60, 150), s.light)
        s.fill(box(60, 90, 65, 150), s.mid)
        s.dots(body, s.ink, (66, 110), (80, 112), 0.0, 0.9, pitch=2.4)
    s.fill(box(51, 92.5, 62, 98, 1), "#ffffff")
    s.fill(box(62, 92.5, 70, 98, 1), s.mid)
    s.fill(box(41, 107, 54, 111, 1), s.key)
    for x in (42.5, 89.5):
        s.inked([(polygon((x - 3.4, 109), (x + 3.4, 109), (x + 3.4, 116), (x - 3.4, 116)), s.mid)], 1.2)
    s.line(box(54, 131, 78, 134), s.ink, 1.6)
    s.inked([(oval(66, 113, 6.4), s.mid)], 1.6, (0.3, 0.6))
    s.inked([(polygon(*(around(66, 113, 3.0, 72 * side - 90) for side in range(5))), s.light)], 1.1)


def _water_column(s: Impact) -> None:
    """Paint the water that shoots up out of the hydrant, mushrooms and falls in tongues."""
    column = svg(
        "M56 96 C58 78 56 60 50 46 C44 48 40 56 40 68 C34 60 34 48 38 40 C33 42 29 47 28 54 C24 40 32 26 44 22 C48 10 60 6 68 10 "
        "C78 8 86 18 87 28 C96 36 101 48 99 66 C95 58 93 54 89 52 C92 60 92 70 88 80 C87 66 83 54 80 48 C76 62 75 80 76 96 Z"
    )
    s.inked([(column, s.light)], 2.4, (0.8, 1.2))
    with s.clipped(column):
        s.fill(cut(column, placed(column, -5.0, -3.0)), s.key)
        s.dots(column, s.mid, (70, 40), (98, 70), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M60 98 C62 70 60 44 52 28 L62 20 C66 44 68 70 67 98 Z"), "#ffffff")
        for points in (
            [(72, 94), (71, 66, 74, 40)],
            [(62, 94), (61, 70, 55, 48)],
            [(78, 36), (88, 42, 92, 54)],
            [(48, 34), (38, 38, 34, 50)],
        ):
            s.stroke(points, s.mid, 1.6)
    for x, y, r in (
        (30, 66, 1.8),
        (37, 80, 2.2),
        (46, 70, 1.5),
        (97, 82, 2.2),
        (105, 88, 1.6),
        (88, 92, 1.8),
        (44, 90, 1.4),
    ):
        s.inked([(oval(x, y, r, r * 1.5), "#ffffff")], 1.0, (0.2, 0.4))


def america_chavez(s: Impact) -> None:
    """A hydrant blows its cap and throws its water up between the houses. Low; light: the slit of sky behind it."""
    _city_block(s)
    s.fill(svg("M34 147 C44 138 90 138 102 147 C92 156 44 156 34 147 Z"), s.key)
    _water_column(s)
    _hydrant(s)
    with s.moved(85.0, 76.0, 1.0, turn=38.0):
        cap = svg("M-11 6 C-11 -5 -6 -9 -3 -9.500 V-13 H3 V-9.500 C6 -9 11 -5 11 6 Z")
        s.inked([(cap, s.accent)], 2.2, (0.6, 1.0))
        s.fill(svg("M-9 4 C-9 -3 -6 -6 -3 -7 V4 Z"), "#ffffff")
        s.fill(box(3, -6, 10, 5.6), "#6f9a12")
    for x, size, flip in ((98, 0.95, False), (108, 1.1, True)):
        child = join(
            oval(0, -17, 3.0),
            svg("M-3 -14 H3 L3.6 -5 L5.4 2 H2.6 L0 -4 L-3.4 2 H-6 L-3.6 -5 Z"),
            taper((2, -12), 1.3, (7, -19), 1.0),
            taper((-2, -12), 1.3, (-7, -18), 1.0),
        )
        kid = placed(child, x, 143, size, 0, flip)
        s.inked([(kid, s.ink)], 0.8, (0, 0))
        s.rim([kid], s.light, (-1.0, -0.3), 1.3)


def _dance_hall(s: Impact) -> None:
    """Paint a hall: a mirror ball, the flecks of light that it throws over wall and stage, heads of people below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.pool(48, 30, ((118, mix(s.ink, s.deep, 0.85)), (92, s.deep), (66, mix(s.deep, s.mid, 0.5)), (42, s.mid)))
    lots = chance(11)
    for number in range(7):
        reach = 25 + number * 15
        for step in range(14 + 2 * number):
            turn = 360 * (step + 0.5 * (number % 2)) / (14 + 2 * number)
            x, y = around(48, 30, reach, turn)
            if y > 122:
                continue
            size = 1.3 + 0.34 * number
            fleck = placed(box(-size, -0.72 * size, size, 0.72 * size, 0.5), x, y, 1.0, turn + 90)
            s.fill(fleck, ("#ffffff", s.light, s.key)[int(2.99 * next(lots))])
    ball = oval(48, 30, 17)
    s.stroke([(48, -4), (48, 14)], s.ink, 2.6)
    s.inked([(ball, s.key)], 2.2, (0.6, 0.9))
    with s.clipped(ball):
        for row in range(-4, 5):
            y = 30 + 4.2 * row
            for column in range(-5, 6):
                x = 48 + 17 * math.sin(math.radians(18 * column)) * math.sqrt(max(0.0, 1 - (4.2 * row / 17.5) ** 2))
                tone = ("#ffffff", s.light, s.key, s.mid, s.deep)[(row * 3 + column * 7 + (column + row > 2) * 2) % 5]
                s.fill(box(x - 1.7, y - 1.7, x + 1.7, y + 1.7), tone)
        s.fill(cut(ball, placed(ball, -6, -5)), s.deep, 0.6)
    s.rim([ball], "#ffffff", (-0.7, -0.8), 1.3)
    stage = svg("M-4 122 H124 V172 H-4 Z")
    s.fill(stage, mix(s.ink, s.deep, 0.8))
    with s.clipped(stage):
        s.pool(66, 134, ((60, s.deep), (50, s.mid), (38, s.key)), 0.32)
    s.fill(box(-4, 120, 124, 123), s.ink)
    for x, y, wide in ((40, 128, 6), (62, 133, 7), (92, 129, 6), (106, 138, 8), (46, 141, 8), (78, 143, 8)):
        s.fill(oval(x, y, wide, 1.5), s.light)
    s.dots(stage, s.ink, (70, 130), (90, 156), 0.0, 0.7)


def _microphone(s: Impact) -> None:
    """Paint a microphone along x, its head at the origin, stones set into its handle; lit from the upper left."""
    handle = svg("M14 -10 L62 -6.500 C66 -6 66 6 62 6.500 L14 10 Z")
    collar = box(9, -13.5, 19, 13.5, 3)
    head = svg("M14 -15 C6 -22 -10 -22 -17 -13 C-22 -6 -22 6 -17 13 C-10 22 6 22 14 15 Z")
    s.inked([(handle, s.key), (head, s.light), (collar, "#ffffff")], 2.6, (0.8, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -7, -8)), s.key)
        s.fill(oval(-8, -9, 8, 6, -30), "#ffffff")
        for number in range(-8, 9):
            s.line(
                svg(f"M{number * 4.4 - 16} -24 C{number * 5 - 2} -8 {number * 5 - 2} 8 {number * 4.4 + 12} 24"),
                s.ink,
                0.9,
            )
            s.line(
                svg(f"M{number * 4.4 + 12} -24 C{number * 5 - 2} -8 {number * 5 - 2} 8 {number * 4.4 - 16} 24"),
                s.ink,
                0.9,
            )
        s.dots(head, s.ink, (2, 4), (8, 20), 0.0, 0.6, pitch=2.4)
    with s.clipped(collar):
        s.fill(box(8, 4, 20, 14), s.mid)
        s.fill(box(8, -9, 20, -5), "#ffffff")
    s.fill(box(-1.4, -19.5, 1.4, 19.5), s.ink)
    with s.clipped(handle):
        s.fill(box(10, 2, 70, 12), s.mid)
        for column in range(7):
            for row in range(3):
                x, y = 24 + 5.6 * column, -6 + 5.8 * row + (1.4 if column % 2 else -1.4)
                stone = polygon((x - 2.5, y), (x, y - 2.5), (x + 2.5, y), (x, y + 2.5))
                s.inked([(stone, s.accent if (column + row) % 3 == 0 else s.light)], 0.8, (0.2, 0.4))
                s.fill(polygon((x - 2.5, y), (x, y - 2.5), (x, y)), "#ffffff")
    s.rim([handle], "#ffffff", (-0.2, -1.0), 1.4)


def rhino(s: Impact) -> None:
    """A microphone set with rhinestones drops and bounces off the stage. Diagonal; light: flecks of a mirror ball."""
    _dance_hall(s)
    s.fill(oval(70, 134, 34, 5), s.ink)
    cord = [(104, 44), (118, 36, 112, 62), (106, 84, 118, 100), (126, 112, 112, 132)]
    s.stroke(cord, s.ink, 5.4)
    s.stroke(cord, s.accent, 2.6)
    with s.moved(64.0, 104.0, 1.0, turn=-54.0):
        _microphone(s)
    for start, end in (((44, 126), (36, 131)), ((54, 131), (50, 138)), ((80, 128), (88, 134)), ((38, 114), (34, 116))):
        for tone, wide in ((s.ink, 4.4), ("#ffffff", 2.0)):
            s.stroke([start, end], tone, wide)
    for x, y, r in ((84, 66, 7.0), (96, 58, 4.0), (88, 78, 3.4), (42, 22, 5.0)):
        s.glint(x, y, r, "#ffffff", 14)


def gorgon(s: Impact) -> None:
    """A face of stone opens an eye, and cracks. Very close, frontal; light: a torch from below on the left."""
    s.fill(ALL, s.ink)
    for x, y, size, turn in (
        (8, 26, 1.3, 40),
        (22, 10, 1.1, 100),
        (46, 4, 1.2, 160),
        (112, 60, 1.2, -60),
        (116, 96, 1.3, -100),
        (112, 132, 1.2, -140),
        (12, 60, 1.1, 20),
    ):
        s.fill(placed(svg("M0 -14 C9 -8 10 4 0 15 C-10 4 -9 -8 0 -14 Z"), x, y, size, turn), mix(s.ink, s.deep, 0.9))
    face = svg(
        "M69 12 C92 10 110 28 111 58 C112 88 106 116 94 134 C86 146 78 152 69 152 C60 152 52 146 44 134 C32 116 26 88 27 58 C28 28 46 10 69 12 Z"
    )
    s.inked([(face, s.key)], 2.8, (1.0, 1.2))
    with s.clipped(face):
        s.fill(svg("M74 0 C70 30 76 50 72 66 L78 100 L72 112 L74 124 L70 160 H124 V0 Z"), s.mid)
        s.fill(svg("M92 20 C106 40 108 80 100 108 C96 126 88 140 80 152 H124 V10 Z"), s.deep)
        s.dots(face, s.ink, (84, 90), (112, 60), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M24 96 C36 90 48 92 56 100 C60 112 58 124 62 134 L66 156 H24 Z"), s.light)
        s.fill(svg("M46 134 C54 126 60 128 69 130 C66 138 66 146 68 154 H48 Z"), "#ffffff")
        s.fill(svg("M30 62 C36 50 50 48 62 56 L62 62 C52 56 42 58 34 66 Z"), "#ffffff")
        s.fill(svg("M28 38 C38 22 54 16 69 16 C62 24 50 32 46 44 C40 42 34 42 28 46 Z"), s.light)
    for points in ([(30, 50), (40, 40, 58, 46), (64, 48, 65, 54)], [(74, 54), (76, 47, 84, 43), (98, 38, 109, 50)]):
        s.stroke(points, s.ink, 4.2)
    nose = svg(
        "M64 54 C63 70 60 84 55 94 C54 100 58 103 63 102 C66 106 72 106 75 102 C80 103 84 100 83 94 C78 84 75 70 74 54 Z"
    )
    s.fill(svg("M70 54 C72 72 76 84 83 94 C84 100 80 103 75 102 C72 106 70 104 70 102 Z"), s.deep)
    s.fill(svg("M66 56 C66 72 64 84 58 94 C62 97 66 98 69 96 C68 84 69 70 69 56 Z"), "#ffffff")
    s.line(nose, s.ink, 1.5)
    for x in (60.6, 77.4):
        s.fill(oval(x, 100, 2.8, 1.7), s.ink)
    lips = svg(
        "M50 118 C56 113 62 111 66 113 L69 115 L72 113 C76 111 82 113 88 118 C82 127 76 130 69 130 C62 130 56 127 50 118 Z"
    )
    s.inked([(lips, s.key)], 1.8, (0.4, 0.8))
    s.fill(svg("M56 120 C60 124 64 126 69 126 L69 119.500 C64 118.500 60 119 56 120 Z"), "#ffffff")
    s.fill(svg("M69 115 L72 113 C76 111 82 113 88 118 C82 127 76 130 69 130 Z"), s.deep)
    s.stroke([(50, 118), (58, 119.6, 69, 118.4), (80, 119.6, 88, 118)], s.ink, 2.2)
    blank = svg("M36 74 C41 65 55 64 62 73 C56 82 42 83 36 74 Z")
    s.inked([(blank, s.light)], 1.8, (0.2, 0.5))
    s.fill(both(blank, box(30, 60, 66, 71)), s.mid)
    s.stroke([(36, 70), (46, 60, 62, 68)], s.ink, 1.6)
    for crack in (
        [(86, 62), (82, 52), (86, 40), (80, 30), (84, 20), (80, 10)],
        [(98, 78), (104, 84), (102, 92), (110, 98)],
        [(80, 84), (82, 96), (90, 104), (88, 116), (98, 126)],
        [(90, 104), (98, 106), (103, 114)],
        [(86, 40), (94, 34), (98, 26)],
        [(74, 70), (68, 76), (70, 84)],
    ):
        s.stroke(crack, s.ink, 3.0)
        s.stroke([(x + 0.9, y + 0.6) for x, y in crack], s.key, 0.9)
    s.fill(burst(87, 74, 20, 11, 4, 0.68, 0.74), s.ink)
    s.inked([(svg("M75 75 C79 64 94 62 101 73 C95 85 81 86 75 75 Z"), "#ffffff")], 1.8, (0.2, 0.4))
    with s.clipped(svg("M75 75 C79 64 94 62 101 73 C95 85 81 86 75 75 Z")):
        s.fill(oval(86, 74, 8.4), s.accent)
        s.line(oval(86, 74, 8.4), s.ink, 1.4)
        s.fill(oval(86, 74, 2.2, 7.6), s.ink)
        s.fill(oval(82.6, 70.6, 2.0), "#ffffff")
        s.fill(box(70, 60, 104, 67.4), s.ink)
    leaf = svg("M0 -7 C5 -4 5 3 0 8 C-5 3 -5 -4 0 -7 Z")
    s.stroke([(28, -4), (36, 14, 30, 34), (26, 48, 32, 62)], s.ink, 2.6)
    for x, y, turn in ((36, 8, 60), (29, 18, -50), (38, 26, 70), (26, 38, -60), (34, 46, 60), (34, 64, 150)):
        s.inked([(placed(leaf, x, y, 1.0, turn), s.mid)], 1.5, (0.3, 0.5))
    s.debris(
        [(104, 66, 3.0, 20), (106, 80, 2.4, 60), (98, 92, 2.6, 40), (92, 56, 2.2, 0), (110, 110, 2.4, 70)],
        s.mid,
        s.light,
        0.9,
    )


def _tent_at_dawn(s: Impact) -> None:
    """Paint a tent from inside: its flap is open on dunes at dawn, a wedge of light lies on the ground."""
    s.steps(box(-4, -4, 124, 124), (60, -4), (60, 90), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)])
    s.fill(oval(56, 104, 26), s.light)
    s.fill(svg("M-4 108 C24 94 44 100 58 108 C74 98 98 96 124 108 V124 H-4 Z"), s.mid)
    s.fill(box(-4, 121, 124, 172), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((22, 121), (92, 121), (112, 172), (-10, 172)), s.key)
    for data, tone in (
        ("M-4 -4 H40 C36 40 20 86 4 124 L-4 150 Z", s.deep),
        ("M124 -4 H100 C106 40 112 86 118 124 L124 150 Z", mix(s.ink, s.deep, 0.5)),
    ):
        s.inked([(svg(data), tone)], 1.6, (0.3, 0.2))
    s.fill(svg("M40 -4 C36 40 20 86 4 124 L-1 124 C16 84 30 40 32 -4 Z"), s.mid)
    s.stroke([(14, -4), (10, 30, -4, 64)], s.ink, 1.3)


def _boot(s: Impact) -> None:
    """Paint a pale boot that stands in the light from the left, its laces low and loose."""
    s.fill(svg("M30 140 C60 134 104 138 116 152 L122 172 H54 C50 158 40 148 30 140 Z"), s.deep)
    leather = svg(
        "M60 92 C68 89 90 89 98 92 C96 106 98 120 100 136 H32 C30 127 35 121 44 119 C54 117 60 112 61 104 C61.500 100 61 95 60 92 Z"
    )
    s.inked([(leather, s.light)], 2.4, (1.0, 1.2))
    with s.clipped(leather):
        s.fill(svg("M80 86 C78 108 82 126 86 142 H104 V86 Z"), s.key)
        s.fill(svg("M91 86 C89 108 91 126 93 142 H104 V86 Z"), s.mid)
        s.dots(leather, s.mid, (78, 112), (94, 114), 0.0, 0.7, pitch=2.4)
        s.stroke([(46, 136), (48, 126, 58, 121)], s.ink, 1.4)
        s.stroke([(80, 136), (77, 126, 88, 119)], s.ink, 1.4)
    for y, left in ((113, 58), (119, 53)):
        s.stroke([(left, y + 1), (left + 14, y - 3)], s.ink, 3.2)
        s.stroke([(left, y + 1), (left + 14, y - 3)], s.accent, 1.5)
    sole = polygon((30, 135), (101, 135), (101, 143, 1), (84, 143, 1), (82, 140), (66, 140), (62, 143, 1), (32, 143, 2))
    s.inked([(sole, s.deep)], 1.9, (0.4, 0.8))
    s.stroke([(33, 136.8), (98, 136.8)], s.key, 1.2)
    s.inked([(oval(79, 92, 19.4, 4.2), s.ink)], 1.6, (0.0, 0.3))
    s.stroke([(60, 94), (79, 98.600, 98, 94)], "#ffffff", 1.6)


def scorpion(s: Impact) -> None:
    """A scorpion crawls out of a boot. On the ground, from within a tent; light: the dawn in its flap."""
    _tent_at_dawn(s)
    _boot(s)
    coat, lit = s.ink, s.accent
    tail = [(86, 80, 6.0), (91, 70, 5.6), (91, 59, 5.1), (85, 50, 4.7), (75, 47, 4.3), (66, 51, 3.9)]
    for x, y, r in tail:
        ring = oval(x, y, r)
        s.inked([(ring, coat)], 1.0, (0.2, 0.3))
        s.rim([ring], lit, (-0.6, -0.8), 1.4)
    s.inked([(svg("M69 49 C62 46 56 51 57 58 C57 62 54 66 50 68 C57 69 63 66 65 60 C67 58 71 55 69 49 Z"), coat)], 1.0)
    s.stroke([(66, 48.600), (58, 48, 57.600, 58)], lit, 1.3)
    s.inked(
        [(svg("M49 69 C52.500 73 53.500 75 52.500 78 C51.500 80.500 47 80.500 46 78 C45.500 75 47 72 49 69 Z"), lit)],
        1.2,
        (0.1, 0.2),
    )
    for base, knee, foot in (
        ((78, 88), (70, 84), (65, 95)),
        ((84, 89), (80, 86), (76, 99)),
        ((88, 88), (96, 84), (96, 97)),
    ):
        leg = join(taper(base, 2.6, knee, 2.2), taper(knee, 2.1, foot, 0.9))
        s.inked([(leg, coat)], 0.8, (0.1, 0.2))
        s.stroke([base, knee], lit, 0.9)
    body = svg("M64 90 C63 82 70 76 79 76 C89 76 96 82 95 90 C92 95 68 95 64 90 Z")
    s.inked([(body, coat)], 1.2, (0.3, 0.4))
    with s.clipped(body):
        for x in (75, 82, 89):
            s.stroke([(x, 74), (x + 2, 84, x, 96)], mix(s.deep, s.mid, 0.5), 1.4)
    s.rim([body], lit, (-0.5, -1.0), 1.6)
    claw = svg(
        "M14 0 C14 -6 8 -10 1 -10 C-8 -10 -15 -6 -18 2 C-14 -2 -9 -4 -4 -2.500 C-1 -1.500 -1 1.500 -3 2.600 C-7 2.600 -11 5 -13 10 C-6 12 3 11 9 8 C12 6 14 3 14 0 Z"
    )
    for elbow, x, y, turn, size in (((60, 82), 43, 88, 8, 0.72), ((62, 100), 48, 105, -20, 0.82)):
        arm = join(taper((68, 88), 3.0, elbow, 2.7), taper(elbow, 2.7, (x + 9, y), 2.6))
        s.inked([(arm, coat)], 1.0, (0.2, 0.3))
        s.rim([arm], lit, (-0.4, -1.0), 1.0)
        shape = placed(claw, x, y, size, turn)
        s.inked([(shape, coat)], 1.0, (0.3, 0.4))
        s.rim([shape], lit, (-0.3, -1.0), 1.5)
    s.fill(oval(69, 84.600, 1.6), s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((64.0, 104.0), (82.0, 76.0), (48.0, 30.0)),
        "drops and bounces",
        "stage of a dance hall",
        "flecks of a mirror ball",
    ),
    "m1-38": Picture(
        america_chavez,
        ((66.0, 60.0), (66.0, 108.0), (85.0, 78.0)),
        "blows its cap",
        "city block in summer",
        "slit of sky between houses",
    ),
    "m1-39": Picture(
        gorgon, ((86.0, 74.0), (52.0, 72.0), (69.0, 112.0)), "opens an eye", "overgrown ruin", "torch from below"
    ),
    "m1-40": Picture(
        scorpion,
        ((62.0, 47.0), (78.0, 76.0), (44.0, 88.0), (70.0, 112.0)),
        "crawls out of a boot",
        "tent in the dunes",
        "dawn in the tent's flap",
    ),
}

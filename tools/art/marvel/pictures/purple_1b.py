"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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
)


def america_chavez(s: Impact) -> None:
    """A round-headed door opens in the wall at the end of an alley. One-point depth; light: the day on the other side."""
    cx, cy = 66, 72
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    # sky slit, end wall
    s.fill(polygon((34, -4), (98, -4), (92, 20), (40, 20)), mix(s.deep, s.mid, 0.5))
    end = polygon((28, 14), (104, 14), (104, 118), (28, 118))
    s.fill(end, s.deep)
    for r in range(13):
        for k in range(7):
            x, y = 24 + k * 14 - (r % 2) * 7, 14 + r * 8.2
            with s.clipped(end):
                s.fill(block(x, y, 13, 7.2), mix(s.deep, s.mid, (0.45, 0.7, 0.3)[(r * 2 + k) % 3]))
    s.halo(end, s.ink, cx, cy, 36, 62, 0.0, 0.8)
    # side walls with windows, floor
    left = polygon((-6, -30), (28, 14), (28, 118), (-6, 150))
    right = polygon((126, -30), (104, 14), (104, 118), (126, 150))
    s.fill(left, mix(s.ink, s.deep, 0.55))
    s.fill(right, mix(s.ink, s.deep, 0.3))
    s.fill(polygon((25, 12), (28, 14), (28, 118), (25, 120)), s.key)
    s.fill(polygon((104, 14), (106, 12), (106, 120), (104, 118)), s.key)
    for y in (30, 58):
        s.fill(polygon((6, y - 8), (18, y), (18, y + 16), (6, y + 12)), s.ink)
    s.fill(polygon((106, 60), (124, 56), (124, 59), (106, 63)), s.ink)
    floor = polygon((28, 118), (104, 118), (130, 152), (-10, 152))
    s.fill(floor, mix(s.ink, s.deep, 0.5))

    patch = polygon((52, 118), (82, 118), (100, 152), (26, 152))
    s.fill(patch, s.mid)
    s.fill(polygon((58, 118), (77, 118), (86, 152), (44, 152)), s.accent)
    s.fill(polygon((62, 118), (73, 118), (77, 152), (55, 152)), "#f6ffc0")
    s.dots(floor, s.ink, (64, 124), (64, 156), 0.0, 0.6)
    s.rays(cx, cy, 40, 74, 20, s.key, 0.75, duty=0.35, seed=6, inward=False)
    leaf = polygon((44, 44), (30, 34), (30, 132), (44, 119))
    s.inked([(leaf, s.mid)], 1.8, (0.4, 0.8))
    s.fill(polygon((40, 50), (34, 46), (34, 76), (40, 78)), s.deep)
    s.fill(polygon((40, 86), (34, 86), (34, 118), (40, 113)), s.deep)
    s.rim([leaf], s.accent, (1.0, 0.0), 1.8)
    s.inked([(oval(35, 81, 1.8), s.accent)], 1.0)
    s.fill(arch(40, 94, 60, 119, 26), s.ink)
    s.fill(arch(43, 91, 60, 119, 23), s.accent)
    hole = arch(47, 87, 60, 119, 19)
    s.fill(hole, "#f6ffd0")
    with s.clipped(hole):
        s.steps(ALL, (66, 34), (66, 92), ["#b9e81e", "#d3f24e", "#e6fa86", "#f4ffc0", "#ffffe6"])
        s.fill(oval(66, 74, 24), "#f4ffc0")
        s.fill(oval(66, 74, 17), "#ffffff")
        s.fill(svg("M20 96 L40 84 L48 89 L60 70 L66 77 L71 73 L84 90 L92 86 L112 98 V120 H20 Z"), "#8ab414")
        s.fill(svg("M60 70 L64 76 L61 79 L58 77 L55 79 Z M71 73 L76 80 L72 79 L69 81 L67 78 Z"), "#ffffff")
        s.fill(svg("M20 104 C40 94 52 97 66 98 C84 99 100 92 112 98 V120 H20 Z"), "#4f7f1c")
        s.fill(svg("M58 124 C60 112 74 106 68 99 C72 106 82 112 84 124 Z"), "#f6ffd0")
    s.line(hole, "#ffffff", 1.2)
    # torn bricks and leaves blow in
    s.debris(
        [
            (36, 52, 3.6, 10),
            (96, 52, 3.0, 60),
            (42, 112, 4.2, 30),
            (94, 106, 3.6, 90),
            (86, 126, 3.0, 20),
            (50, 36, 2.4, 0),
            (84, 34, 2.6, 40),
            (38, 128, 3.0, 70),
        ],
        s.mid,
        s.light,
    )
    for x, y, a, k in (
        (54, 124, 20, 1.0),
        (74, 132, -30, 1.3),
        (92, 88, 50, 0.9),
        (40, 84, -10, 0.9),
        (64, 140, 70, 1.2),
    ):
        s.inked(
            [(placed(svg("M-4 0 C-2 -3 2 -3 4 0 C2 2.500 -2 2.500 -4 0 Z"), x, y, k, a), "#8fd024")],
            w=0.8,
            heavy=(0.3, 0.4),
        )
    # somebody looks round the corner: only a shadow
    s.fill(
        svg(
            "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
        ),
        s.ink,
    )
    s.rim(
        [
            svg(
                "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
            )
        ],
        s.accent,
        (-1, -0.3),
        1.1,
    )


def _garden_fence(s: Impact) -> None:
    """Paint the morning over a garden and the pales of its fence, some of them broken."""
    s.steps(
        ALL,
        (10, 0),
        (60, 120),
        [mix(s.mid, s.key, 0.3), mix(s.mid, s.key, 0.65), s.key, mix(s.key, s.light, 0.5), s.light],
    )
    hedge = svg("M-4 108 C8 98 16 106 24 100 C40 92 56 104 72 98 C90 92 104 102 124 94 V172 H-4 Z")
    s.fill(hedge, mix(s.mid, s.deep, 0.25))
    s.dots(hedge, s.deep, (60, 100), (60, 150), 0.2, 0.9)
    for x in range(-4, 130, 15):
        pale = polygon((x, 172), (x, 120), (x + 5.5, 112), (x + 11, 120), (x + 11, 172))
        s.inked([(pale, s.light)], 1.6, (0.5, 0.6))
        s.fill(box(x + 7.5, 121, x + 11, 172), s.key)
    s.inked([(box(-6, 128, 126, 134), s.light)], 1.4, (0.2, 0.8))


def _rhino_in_profile(s: Impact) -> None:
    """Paint a rhinoceros in profile to the right, its horn's tip at (107, 46), its eye at (67, 97)."""
    hide, lit, dark = s.mid, s.key, mix(s.deep, s.ink, 0.15)
    ear = svg("M-6 6 C-10 -6 -7 -18 1 -26 C8 -18 9 -4 5 8 Z")
    for x, y, turn in ((52, 70, 14), (41, 70, -12)):
        path = placed(ear, x, y, 0.9, turn)
        s.inked([(path, hide)], 2.1, (0.6, 1.0))
        s.fill(placed(ear, x + 0.6, y - 2, 0.52, turn), dark)
        s.rim([path], s.light, (-1.0, -0.4), 1.8)
    head = svg(
        "M-6 172 V96 C6 82 22 72 40 69 C50 68 56 72 62 79 C67 85 74 87 80 87 C87 87 93 88 99 92 C107 97 111 104 110.500 112 "
        "C110 118 107 121 103 122.500 C105 128 103 133 97 135 C88 138 78 138 70 141 C60 146 55 156 52 172 Z"
    )
    s.inked([(head, hide)], 2.6, (0.8, 1.5))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -5, 9)), lit)
        s.dots(head, dark, (78, 112), (74, 146), 0.0, 0.9, pitch=2.4)
        s.dots(box(-6, 90, 50, 172), dark, (44, 96), (18, 150), 0.0, 0.75, pitch=2.4)
        for fold in ("M34 70 C42 86 44 108 36 136", "M24 76 C32 94 32 118 26 140"):
            s.line(svg(fold), s.ink, 1.9)
    s.rim([head], s.light, (-0.3, -1.0), 1.6)
    # the eye, half shut, and its wrinkles; nostril, mouth
    s.inked([(svg("M59 98 C61 92 71 91 75 97 C72 102 63 103 59 98 Z"), "#ffffff")], 1.5)
    s.fill(oval(69, 98, 3.0, 3.4), s.ink)
    s.fill(svg("M58 98 C60 90 72 89 76 96 C70 94.500 64 95 58 98 Z"), hide)
    s.stroke([(57, 98.4), (65, 93.6, 76, 96.6)], s.ink, 2.0)
    for points in ([(58, 105), (65, 109, 73, 105)], [(60, 87), (66, 84, 72, 88)], [(62, 111), (67, 113, 72, 111)]):
        s.stroke(points, s.ink, 1.4)
    s.fill(svg("M100 101 C104 100 106 104 105 108 C101 109 98 106 100 101 Z"), s.ink)
    s.stroke([(104, 122.4), (94, 124, 86, 120)], s.ink, 2.2)
    s.stroke([(86, 120), (84, 119, 84, 116.5)], s.ink, 1.8)
    small = svg("M69 87 C71 79 75 73 82 69 C84 76 84 82 83 88 Z")
    horn = svg("M84 89 C88 76 94 60 107 46 C109.500 64 109 82 105 97 C98 92 91 89 84 89 Z")
    for path, shift in ((small, 3.0), (horn, 6.0)):
        s.inked([(path, "#ffffff")], 2.3, (0.7, 1.2))
        s.fill(cut(path, placed(path, -shift, -0.6)), s.key)
    s.dots(horn, s.mid, (96, 80), (108, 84), 0.0, 0.8, pitch=2.2)


def _washing_on_the_horn(s: Impact) -> None:
    """Paint a washing line that trails from a horn to the left: drawers on the horn, a sock and a shirt behind."""
    pale = "#f6ffc0"
    line = [(108, 58), (96, 60, 84, 55), (66, 47, 48, 30), (28, 12, -6, 12)]
    s.stroke(line, s.ink, 3.0)
    s.stroke(line, s.light, 1.1)
    shirt = svg("M22 14 L42 24 L40 33 L34 31 L29 49 L9 41 L14 23 L7 20 L10 11 Z")
    sock = placed(
        svg("M57 48.500 L66.500 53.500 L60 65 C58 69 60 71 59 74 C56 78 50 75 48 72 C46 69 49 66 51 62 Z"), 5, -9
    )
    drawers = svg("M87 61 L112 56 C113 66 116 74 117 82 L105 86 L100.500 76 L98 87 L84.500 86 C86 78 87 70 87 61 Z")
    for cloth, tone in ((shirt, "#ffffff"), (sock, s.accent), (drawers, "#ffffff")):
        s.inked([(cloth, tone)], 2.0, (0.7, 1.1))
        s.fill(cut(cloth, placed(cloth, -2.4, -2.0)), s.light if tone == "#ffffff" else mix(s.accent, s.ink, 0.3))
    with s.clipped(sock):
        for number in range(3):
            s.stroke([(59 - number * 2.4, 43 + number * 6), (71 - number * 2.4, 49 + number * 6)], s.ink, 1.8)
    with s.clipped(drawers):
        for x, y in (
            (91, 69),
            (99, 66),
            (107, 63),
            (90, 79),
            (97, 76),
            (104, 73),
            (111, 70),
            (94, 86),
            (106, 82),
            (113, 78),
        ):
            s.fill(oval(x, y, 2.3), s.accent)
            s.line(oval(x, y, 2.3), s.ink, 0.7)
        s.fill(polygon((84, 60), (116, 53), (116, 57.5), (84, 64.5)), s.accent)
    s.line(drawers, s.ink, 1.0)
    tip = svg("M100.500 53 C102.500 50.500 104.500 48.500 107 46 C107.600 49.500 108 53 108.300 57.500 L98 59.600 Z")
    s.inked([(tip, "#ffffff")], 1.6, (0.2, 0.2))
    for x, y, turn in ((20, 13.6, 12), (37, 21.6, 34), (63.5, 41, 34), (70.5, 45.6, 30), (88, 57.6, 16)):
        with s.moved(x, y, turn=turn):
            s.inked([(box(-1.3, -4, 1.3, 4, 0.8), pale)], 1.0, (0.2, 0.3))


def rhino(s: Impact) -> None:
    """A rhinoceros has walked through a fence with the whole wash on its horn. Profile; light: morning from the upper left."""
    _garden_fence(s)
    _rhino_in_profile(s)
    for x, turn in ((36, -10), (48, 7)):
        pale = placed(polygon((-5.5, 30), (-5.5, 2), (-2, -3), (0, 1), (3, -5), (5.5, 0), (5.5, 30)), x, 136, 1.0, turn)
        s.inked([(pale, s.light)], 1.8, (0.5, 0.8))
        s.fill(both(pale, placed(pale, 7, 0)), s.key)
    _washing_on_the_horn(s)


def _boudoir(s: Impact) -> None:
    """Paint a papered wall that a candle out of sight lights from the lower left, and the edge of a dressing table."""
    s.fill(ALL, s.mid)
    for rise, tone in ((-16, mix(s.mid, s.key, 0.6)), (34, s.key), (82, mix(s.key, s.light, 0.6))):
        s.fill(polygon((-20, 150), (-20, rise - 60), (20, rise - 60), (150, rise + 74), (150, 150)), tone)
    for row in range(9):
        for column in range(7):
            x, y = column * 20 + 10 * (row % 2), row * 17
            s.fill(svg(f"M{x} {y - 5} L{x + 3} {y} L{x} {y + 5} L{x - 3} {y} Z"), s.mid, 0.35)
    s.dots(ALL, s.deep, (74, 30), (124, -10), 0.0, 0.8)
    s.fill(polygon((84, -4), (124, -4), (124, 132), (112, 132), (104, 40)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((84, -4), (87, -4), (107, 40), (115, 132), (112, 132), (104, 40)), s.deep)
    s.fill(box(-4, 132, 124, 172), s.mid)
    s.fill(box(-4, 131, 124, 133.4), s.deep)


def _snake_in_the_glass(s: Impact, glass: skia.Path) -> None:
    """Paint a viper's face in a mirror, and the cracks that its look makes."""
    with s.clipped(glass):
        s.fill(glass, s.key)
        s.fill(oval(70, 60, 27, 30), mix(s.key, s.light, 0.6))
        s.fill(oval(68, 56, 20, 23), "#ffffff")
        s.dots(glass, s.mid, (72, 70), (96, 100), 0.0, 0.8, pitch=2.4)
        s.fill(polygon((44, 62), (66, 34), (72, 34), (46, 70)), "#ffffff")
    neck = svg("M62 102 C66 92 64 86 58 80 H90 C84 86 82 92 86 102 Z")
    face = svg("M74 44 C86 44 96 54 96 64 C96 74 86 88 74 88 C62 88 52 74 52 64 C52 54 62 44 74 44 Z")
    with s.clipped(glass):
        s.inked([(neck, s.accent), (face, s.accent)], 2.2, (0.6, 1.0))
        s.fill(cut(face, placed(face, 1.6, 2.8)), "#f6ffc0")
        s.fill(svg("M74 46 L80 52 L74 62 L68 52 Z M58 56 L64 54 L62 60 Z M90 56 L84 54 L86 60 Z"), s.ink)
        s.stroke([(58, 79), (74, 85, 90, 79)], s.ink, 1.8)
        for side in (-1, 1):
            s.fill(oval(74 + side * 3, 77, 1.0, 1.6), s.ink)
        for side in (-1, 1):
            eye = polygon(
                (74 + side * 5, 70, 1), (74 + side * 18, 60, 1), (74 + side * 17, 70, 2), (74 + side * 9, 74, 2)
            )
            s.inked([(eye, "#ffffff")], 1.6, (0.2, 0.3))
            s.fill(oval(74 + side * 12, 68.6, 1.3, 4.6), s.ink)
        tongue = [(74, 84), (74, 92)]
        for tone, wide in ((s.ink, 4.0), (s.mid, 1.8)):
            s.stroke(tongue, tone, wide)
            for side in (-1, 1):
                s.stroke([(74, 91), (74 + side * 4, 97)], tone, wide)
        for crack in (
            [(96, 44), (89, 52), (91, 58), (84, 62)],
            [(101, 72), (93, 74), (90, 80), (84, 80)],
            [(50, 88), (57, 82), (58, 76)],
        ):
            s.stroke(crack, s.ink, 2.4)
            s.stroke(crack, "#ffffff", 0.9)


def gorgon(s: Impact) -> None:
    """A hand mirror cracks at the look of a snake that winds up its handle. Close-up; light: a candle out of sight."""
    _boudoir(s)
    with s.moved(-11.0, -2.0):
        frame, glass = oval(74, 70, 34, 39), oval(74, 70, 27.5, 32.5)
        handle = svg("M68 106 H80 L79 120 C83 128 83 138 74 150 C65 138 65 128 69 120 Z")
        knob = oval(74, 30, 5.4)
        wood = mix(s.ink, s.deep, 0.7)
        s.inked([(knob, wood), (frame, wood), (handle, wood)], 2.4, (1.0, 1.6))
        with s.clipped(join(frame, handle)):
            s.fill(cut(frame, placed(frame, 2.6, 2.4)), s.mid)
            s.fill(box(66, 104, 72, 150), s.mid)
        s.fill(oval(74, 70, 29.6, 34.6), s.ink)
        _snake_in_the_glass(s, glass)
        for curve in (
            [
                (128, 146, 5.8),
                (110, 146, 5.8),
                (92, 150, 5.6),
                (74, 148, 5.4),
                (61, 141, 5.0),
                (59, 133, 4.4),
                (66, 128, 3.8),
            ],
            [(66, 128, 3.8), (76, 126, 4.2), (87, 125, 4.0), (96, 119, 3.4), (101, 109, 1.2)],
        ):
            coil = ribbon(curve)
            s.inked([(coil, s.accent)], 2.0, (0.7, 1.2))
            s.fill(cut(coil, placed(coil, 0.6, 2.6)), "#f6ffc0")
            with s.clipped(coil):
                for x, y, _ in curve[1:-1]:
                    s.fill(placed(box(-2, -7, 2, 7, 1.5), x, y, turn=30), s.ink)


def _hall_mat(s: Impact) -> None:
    """Paint a hall at night with a door mat, and the light that falls over it from a door at the upper left."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.fill(polygon((-10, -10), (86, -10), (130, 96), (130, 172), (-10, 172)), s.deep)
    s.fill(polygon((-10, 14), (40, -10), (112, 172), (10, 172)), s.mid)
    s.fill(polygon((-10, 44), (22, -10), (92, 172), (22, 172)), mix(s.mid, s.key, 0.6))
    s.fill(polygon((-4, 112), (124, 112), (124, 116), (-4, 116)), s.ink, 0.55)
    s.dots(box(80, -4, 124, 112), s.ink, (84, 80), (126, 50), 0.1, 0.85)
    mat = polygon((22, 124), (110, 124), (130, 160), (2, 160))
    s.inked([(mat, s.key)], 1.8, (0.0, 0.8))
    for number in range(1, 14):
        s.stroke([(22 + 88 * number / 14, 124), (2 + 128 * number / 14, 160)], s.mid, 1.2)
    s.line(polygon((28, 128), (104, 128), (119, 154), (12, 154)), s.deep, 1.6)


def _boot_towards_us(s: Impact) -> None:
    """Paint a boot with its toe towards us: shaft, laces, toe cap, sole; its opening is an oval about (70, 80)."""
    leather, lit, dark = s.mid, s.key, mix(s.deep, s.ink, 0.2)
    s.fill(polygon((84, 138), (124, 118), (124, 150), (88, 150)), s.ink, 0.7)
    shaft = svg("M45 79 C46 94 47 106 48 122 H93 C94 106 95 94 96 79 Z")
    vamp = svg("M47 114 C40 120 36 130 38 141 H103 C105 130 101 120 94 114 C86 108 54 108 47 114 Z")
    sole = svg("M36 138 C50 143 90 143 105 138 L105 146 C90 152 50 152 36 146 Z")
    s.inked([(shaft, leather), (vamp, leather), (sole, s.ink)], 2.4, (1.0, 1.4))
    with s.clipped(shaft):
        s.fill(box(40, 70, 56, 130), lit)
        s.dots(shaft, s.ink, (76, 96), (98, 100), 0.0, 0.85, pitch=2.4)
    s.inked([(sole, s.light)], 1.6, (0.4, 0.8))
    for x in range(42, 104, 8):
        s.stroke([(x, 141), (x, 149)], s.deep, 1.4)
    s.inked([(vamp, leather)], 2.0, (0.4, 0.6))
    with s.clipped(vamp):
        s.fill(cut(vamp, placed(vamp, 15, 3)), lit)
        s.dots(vamp, s.ink, (78, 120), (106, 132), 0.0, 0.85, pitch=2.4)
        s.line(svg("M36 134 C44 122 96 122 105 134"), s.ink, 1.8)
    s.fill(oval(54, 130, 7, 2.6, -18), "#ffffff")
    tongue = svg("M61 86 H80 L83 120 C76 124 66 124 58 120 Z")
    s.inked([(tongue, dark)], 1.5)
    for y in (93, 101, 109, 117):
        wide = 10 + (y - 88) * 0.08
        for side in (-1, 1):
            start, end = (70.5 - side * wide, y + 3.4), (70.5 + side * wide, y - 3.4)
            s.stroke([start, end], s.ink, 4.2)
            s.stroke([start, end], "#ffffff", 2.0)
        for side in (-1, 1):
            s.inked([(oval(70.5 + side * (wide + 2.6), y, 1.9), s.light)], 0.9)


def _sting_out_of_the_boot(s: Impact) -> None:
    """Paint a scorpion's tail that rises out of the dark of the boot, its sting at (66, 60)."""
    lit, dim = "#f6ffc0", mix(s.accent, s.ink, 0.5)
    joints = ((84, 83, 8.4, 6.4, 60), (91, 74, 7.8, 6.4, 80), (94, 64, 7.2, 6.2, 100), (90.5, 54.6, 6.6, 6.0, 140))
    joints += ((82.4, 50.4, 6.2, 5.6, 180),)
    sting = svg("M79 46 C71 44 64 47 62 55 C61.500 59 63 61 61.500 65 C68 63 70 59 71 56 C75 57 79 55 80 52 Z")
    for number, joint in enumerate(joints):
        part = oval(*joint)
        s.inked([(part, s.accent)], 1.9, (0.6, 0.9))
        s.fill(cut(part, placed(part, 2.0, 1.6)), lit)
        if number == 0:
            s.dots(part, s.ink, (86, 78), (82, 88), 0.1, 0.9, pitch=2.2)
        else:
            s.fill(cut(part, placed(part, -2.6, -2.0)), dim)
    s.inked([(sting, s.accent)], 2.0, (0.6, 0.9))
    s.fill(cut(sting, placed(sting, 1.6, 2.0)), lit)
    s.glint(62, 63, 5.4, "#ffffff", 20)


def _sock_from_above(s: Impact) -> None:
    """Paint a foot in a striped sock that comes down from above; its big toe looks out of a hole at (53, 50)."""
    sock = svg("M42 -8 V8 C40 18 40 34 42 45 C44 55 58 57 63 48 C66 40 70 34 74 27 C78 20 77 10 73 3 L72 -8 Z")
    s.inked([(sock, "#ffffff")], 2.4, (1.0, 1.3))
    with s.clipped(sock):
        for y in (-4, 12, 28):
            s.fill(polygon((34, y), (90, y + 3), (90, y + 11), (34, y + 8)), s.mid)
        s.fill(svg("M72 -8 C78 10 70 28 64 38 L60 60 H100 V-8 Z"), s.deep, 0.35)
        s.dots(sock, s.deep, (60, 20), (78, 22), 0.0, 0.7, pitch=2.4)
        s.fill(svg("M38 42 C46 37 58 37 68 42 V60 H38 Z"), s.key)
    s.line(sock, s.ink, 1.2)
    hole = oval(52.4, 48.6, 7.4, 6.2)
    s.inked([(hole, s.ink)], 0.6)
    toe = svg(
        "M46.500 48 C46.500 42 58.500 42 58.500 48 C59.500 58 56 60.500 52.500 60.500 C49 60.500 45.500 58 46.500 48 Z"
    )
    s.inked([(toe, s.light)], 1.5, (0.4, 0.7))
    s.fill(svg("M49 54 C49 51 56 51 56 54 C56 58 54.500 59 52.500 59 C50.500 59 49 58 49 54 Z"), s.key)


def scorpion(s: Impact) -> None:
    """A foot in a sock comes down on a boot out of which a sting curls. Toe towards us; light: an open door, upper left."""
    _hall_mat(s)
    _boot_towards_us(s)
    mouth = oval(70.5, 80, 25.6, 9.6)
    s.inked([(mouth, s.light)], 2.0, (0.4, 0.8))
    hollow = oval(70.5, 80.6, 22.4, 7.4)
    s.fill(hollow, s.ink)
    with s.clipped(join(hollow, box(-4, -4, 124, 80.6))):
        _sting_out_of_the_boot(s)
    _sock_from_above(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((66.0, 97.0), (104.0, 54.0), (98.0, 72.0), (62.0, 55.0)),
        "wears the wash on its horn",
        "garden fence",
        "morning from the left",
    ),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens in a wall", "back alley", "day of the other side"),
    "m1-39": Picture(
        gorgon, ((63.0, 66.0), (51.0, 66.0), (75.0, 66.0)), "cracks at a look", "dressing table", "candle out of sight"
    ),
    "m1-40": Picture(
        scorpion,
        ((66.0, 60.0), (90.0, 60.0), (53.0, 52.0), (70.0, 80.0)),
        "curls out of a boot at a foot",
        "hall",
        "open door",
    ),
}

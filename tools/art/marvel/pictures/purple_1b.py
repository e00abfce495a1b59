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
    taper,
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


def _garden_at_sunrise(s: Impact, x: float, y: float) -> None:
    """Paint a garden before a sun at (x, y): pale sky, a far hedge with trees, and grass."""
    s.steps(ALL, (100, 0), (60, 120), [s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.75), s.light])
    for r, tone in ((34, "#ffffff"), (21, "#fffbe0")):
        s.fill(oval(x, y, r), tone)
    trees = svg(
        "M-6 96 C2 88 10 92 14 90 C18 78 32 78 36 90 C48 84 56 94 66 96 C76 92 84 98 92 92 C96 82 112 82 116 92 L126 90 V172 H-6 Z"
    )
    s.fill(trees, mix(s.key, s.mid, 0.25))
    s.fill(svg("M-6 118 C30 112 80 122 126 114 V172 H-6 Z"), mix(s.mid, s.key, 0.3))
    s.dots(box(-6, 100, 126, 172), s.mid, (90, 104), (70, 150), 0.0, 0.8)


def _rhino_in_profile(s: Impact) -> None:
    """Paint a rhinoceros that trots to the right, its head low: the great horn's tip at (100, 46), its eye at (63, 92)."""
    hide, lit, dark = s.deep, s.mid, mix(s.ink, s.deep, 0.25)
    ear = svg("M-5 8 C-10 -2 -9 -13 -1 -20 C7 -16 10 -4 5 8 Z")
    for x, y, turn in ((33, 66, -26), (42, 68, -4)):
        path = placed(ear, x, y, 0.86, turn)
        s.inked([(path, hide)], 2.0, (-0.4, 0.8))
        s.fill(placed(ear, x + 0.4, y - 1, 0.46, turn), s.ink)
        s.rim([path], s.key, (0.6, -0.7), 1.5)
    body = svg(
        "M-8 172 V66 C4 56 22 56 34 64 C44 66 52 70 58 76 C66 84 72 88 80 90 C88 91 98 94 105 99 C110 104 111 112 108 119 "
        "C106 124 100 126 92 125 C84 126 76 126 70 130 C62 136 60 146 62 172 Z"
    )
    s.inked([(body, hide)], 2.6, (-0.4, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -3.0, 9)), lit)
        s.fill(svg("M58 76 C66 84 72 88 80 90 L78 104 C66 104 56 96 50 84 Z"), lit)
        s.fill(svg("M66 126 C58 118 48 122 44 134 C42 146 44 160 46 172 H64 Z"), dark)
        s.dots(body, s.ink, (60, 106), (52, 150), 0.1, 0.85, pitch=2.4)
        for fold, tone in (
            ("M30 62 C42 80 42 106 32 132", s.ink), ("M18 58 C28 82 28 112 16 140", s.ink),
            ("M33 64 C44.500 82 44 106 35 130", lit), ("M21 60 C31 84 31 112 19 138", lit),
        ):  # fmt: skip
            s.line(svg(fold), tone, 1.8)
        s.fill(svg("M96 125 C98 116 103 113 110 113 V128 H96 Z"), dark)
    s.rim([body], s.light, (0.5, -1.0), 1.8)
    # eye, nostril, mouth
    for data in ("M55 87 C59 83 66 84 71 89", "M56 99 C61 103 67 102 71 98", "M59 104 C63 106 67 105.500 70 103.500"):
        s.line(svg(data), s.ink, 1.5)
    s.inked([(svg("M57.500 93 C60 88.500 66 88.500 69 92.500 C66.500 96.500 60.500 97 57.500 93 Z"), "#ffffff")], 1.4)
    s.fill(oval(64.4, 92.8, 2.4, 2.8), s.ink)
    s.stroke([(56, 91), (63, 86.6, 70.5, 91.6)], s.ink, 2.2)
    s.fill(svg("M99 105 C102 103 105.500 105 105 109 C102 111 98 109 99 105 Z"), s.ink)
    s.line(svg("M108 117 C102 119 94 118 87 113 C85 111.500 84 110 84 108"), s.ink, 2.0)
    small = svg("M68 86.500 C68 79 70 74 74 69 C79 75 82 82 83 91 Z")
    horn = svg("M81 91 C90 82 97 66 99.500 46 C110 60 113 82 106 100.500 C98 94 90 91 81 91 Z")
    for path, shade in ((small, -2.6), (horn, -6.0)):
        s.inked([(path, "#fff8e4")], 2.3, (-0.3, 0.8))
        s.fill(both(path, placed(path, shade, 4.0)), s.key)
    s.dots(horn, s.mid, (100, 70), (84, 92), 0.0, 0.85, pitch=2.2)
    for y, left, right in ((96, 86, 106), (91, 90, 107.5), (86, 93, 108.5)):
        s.line(svg(f"M{left} {y - 3} C{left + 6} {y - 4} {right - 6} {y - 1} {right} {y + 2}"), s.ink, 1.1)


def _washing_line(s: Impact) -> None:
    """Paint a washing line from its post to (100, 68), and a pair of spotted drawers on it."""
    post = [
        (placed(box(-2.4, -6, 2.4, 56, 1), 41, 8, 1.0, 24), s.key),
        (placed(box(-9, -4, 9, 0, 1), 41, 8, 1.0, 24), s.key),
    ]
    s.inked(post, 1.7, (-0.3, 0.7))
    line = [(41, 8), (66, 40, 92, 62), (100, 68, 108.4, 67)]
    for tone, wide in ((s.ink, 3.0), (s.light, 1.2)):
        s.stroke(line, tone, wide)
    drawers = svg(
        "M57 27.500 L80 51.500 C80 60 77 67 73 74 L58 69 C60 62 61 56 61 50 C57 54 52 57 47.500 60 L37 47.500 C45 43 52 35 57 27.500 Z"
    )
    s.inked([(drawers, "#ffffff")], 2.0, (-0.5, 1.0))
    with s.clipped(drawers):
        s.fill(both(drawers, placed(drawers, 6, 7)), "#fff9d6")
        s.fill(cut(drawers, placed(drawers, 4.0, -2.6)), s.light)
        s.dots(drawers, s.key, (62, 48), (44, 62), 0.0, 0.8, pitch=2.2)
        for x, y in (
            (57, 36),
            (65, 42),
            (72, 49),
            (51, 42),
            (58, 47),
            (65, 55),
            (45, 50),
            (66, 63),
            (72, 58),
            (53, 48.5),
        ):
            s.fill(oval(x, y, 2.5), s.accent)
            s.line(oval(x, y, 2.5), s.ink, 0.8)
        s.line(svg("M54.600 30.500 L77.600 54.500"), s.ink, 1.0)
    s.line(svg("M61 50 C61.500 47 62.500 45 64.500 43 M60 64.500 L75.500 69.500 M41 44.500 L51 57"), s.ink, 1.2)
    for x, y, turn in ((58.5, 29.5, 44), (77.5, 50, 42)):
        with s.moved(x, y, turn=turn):
            s.inked([(box(-1.5, -4.6, 1.5, 3.6, 0.8), s.accent)], 1.0, (0.2, 0.3))


def rhino(s: Impact) -> None:
    """A rhinoceros trots off with a washing line on its horn, post and all. Profile; light: the sun behind the drawers."""
    _garden_at_sunrise(s, 66, 54)
    _washing_line(s)
    _rhino_in_profile(s)
    for tone, wide in ((s.ink, 3.0), (s.light, 1.2)):
        s.line(
            svg("M92 62 C98 67 104 68 108.400 67 M108.400 67 C116 70 116 78 113.500 84 C112 88 116 92 124 92"),
            tone,
            wide,
        )
    # a bird rides along
    bird = svg(
        "M25 52 C27 47 33 46 36 49 L40 50 L36.500 52 C36 57 31 60 26 59 L17 62 L22 56 C23 54.500 24 53.500 25 52 Z"
    )
    s.inked([(placed(bird, 48, 25), s.accent)], 1.5, (0.2, 0.8))
    s.fill(oval(82, 75.3, 0.9), s.ink)
    for x, y, size in ((72, 143, 1.1), (86, 141, 0.9), (99, 144, 1.2), (113, 142, 1.0)):
        s.fill(placed(svg("M-8 8 L-5 -4 L-2 4 L1 -8 L3 4 L7 -3 L8 8 Z"), x, y, size), s.deep)


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


def _hall_by_a_window(s: Impact) -> None:
    """Paint a hall in the dark: a wall with the patch of a window on it, four panes slanting to the right, and boards."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    for left, top in ((36, 18), (78, 34), (36, 66), (78, 82)):
        pane = polygon((left, top), (left + 38, top + 14), (left + 38, top + 56), (left, top + 42))
        s.fill(pane, s.key)
    s.dots(box(-6, -6, 126, 138), s.ink, (40, 66), (-10, 30), 0.1, 0.8)
    s.fill(box(-6, 132, 126, 172), mix(s.ink, s.deep, 0.7))
    s.fill(box(-6, 128, 126, 132.6), s.mid)
    s.fill(polygon((44, 136), (126, 136), (126, 172), (70, 172)), s.mid)
    s.fill(polygon((58, 136), (126, 136), (126, 172), (86, 172)), s.key)


_FOOT: Final = svg(
    "M31 -8 C31 6 34 18 33 28 C29 34 25 42 28 50 C31 57 40 58 46 56 C52 54 56 56 62 60 C68 64 76 62 78 55 C79 48 74 44 70 41 "
    "C62 37 56 28 55 18 C54 8 56 0 56 -8 Z"
)
"""A left foot that comes down, seen from within, its toes apart."""
_TOES: Final = (
    ((66, 43), 3.0, (65, 34), 2.7),
    ((69, 44), 3.2, (71, 33), 2.9),
    ((72, 46), 3.4, (78, 34.5), 3.1),
    ((74, 49), 3.7, (83.5, 39), 3.4),
    ((74, 55), 5.2, (87.5, 46.5), 5.0),
)
"""From the little one to the great one, bent back."""


def _foot_above(s: Impact) -> None:
    """Paint a bare foot that shrinks back above the boot, lit from the upper left."""
    skin, shade, dim = "#fff0dc", "#d9a6d8", s.mid
    for start, r, end, r2 in _TOES[:-1]:
        toe = taper(start, r, end, r2)
        s.inked([(toe, skin)], 1.7, (0.5, 0.8))
        s.fill(cut(toe, placed(toe, -1.6, -1.0)), shade)
        s.fill(oval(end[0] - 0.9, end[1] - 0.8, r2 * 0.46, r2 * 0.6, 20), "#ffffff")
    great = taper(*_TOES[-1])
    s.inked([(_FOOT, skin), (great, skin)], 2.3, (0.8, 1.3))
    whole = join(_FOOT, great)
    with s.clipped(whole):
        s.fill(cut(whole, placed(whole, -5.0, -5.0)), shade)
        s.fill(cut(whole, placed(whole, -1.6, -2.0)), dim)
        s.dots(whole, dim, (50, 26), (60, 60), 0.0, 0.7, pitch=2.2)
    s.fill(oval(88, 43.2, 2.7, 1.7, 40), "#ffffff")
    s.line(oval(88, 43.2, 2.7, 1.7, 40), s.ink, 0.8)
    for data in (
        "M40 33 C43 30 47 31 48 35 C48 39 43 40.500 41 37.500",
        "M73 51 C71 53 71 57 73 59.500",
        "M33 28 C34 34 36 37 40 39",
    ):
        s.line(svg(data), s.ink, 1.3)
    cuff = svg("M26 -8 H62 L60 13 C48 18 36 17 27 12 Z")
    s.inked([(cuff, "#ffffff")], 2.2, (0.7, 1.2))
    with s.clipped(cuff):
        for x in (30, 40, 50, 60):
            s.fill(polygon((x - 1, -8), (x + 4, -8), (x + 3, 20), (x - 2, 20)), s.mid)
        s.fill(cut(cuff, placed(cuff, -6, -2)), s.deep, 0.45)


def _boot_in_profile(s: Impact) -> None:
    """Paint a boot with its toe to the right, its opening an oval about (62, 104)."""
    leather, lit = s.mid, s.key
    s.fill(polygon((70, 150), (126, 138), (126, 160), (80, 160)), s.ink, 0.8)
    sole = svg("M39 136 L114 136 C117 140 116 143 114 145 H68 L66 142 H56 L55 147 H39 Z")
    upper = svg("M39 103 C41 118 40 130 39 137 H115 C117 129 108 124 97 122 C89 120 85 114 85 103 Z")
    s.inked([(sole, s.light), (upper, leather)], 2.4, (1.0, 1.3))
    with s.clipped(upper):
        s.fill(cut(upper, placed(upper, 9, 2)), lit)
        s.fill(svg("M39 103 H46 C47 118 46 132 45 146 H36 Z"), s.light)
        s.fill(svg("M97 121 C108 123 116 129 117 138 H108 C103 134 99 128 97 121 Z"), lit)
        s.dots(upper, s.ink, (62, 116), (82, 144), 0.1, 0.85, pitch=2.4)
        s.line(svg("M96 121 C98 129 102 134 108 138"), s.ink, 1.5)
        s.line(svg("M54 103 C56 118 54 132 53 146"), s.ink, 1.3)
    s.fill(oval(106, 127.5, 4.4, 1.5, 24), "#ffffff")
    for y, x in ((110, 85), (115.5, 86.5), (121, 91)):
        s.stroke([(x - 8, y + 2), (x + 1, y - 2)], s.ink, 4.2)
        s.stroke([(x - 8, y + 2), (x + 1, y - 2)], "#ffffff", 2.0)
    s.fill(box(36, 136.6, 118, 138.2), s.ink)


def _scorpion_over_the_rim(s: Impact) -> None:
    """Paint a scorpion that looks out of the boot: pincers over the rim, tail up, its sting at (63, 70)."""
    lime, lit, dim = s.accent, "#f6ffc0", "#7d9a1c"
    joints = ((80, 98, 6.6, 5.6), (86, 90, 6.4, 5.4), (87.5, 80.5, 6.0, 5.2), (82.5, 73, 5.8, 5.0), (74, 69, 5.4, 4.6))
    for x, y, rx, ry in joints:
        part = oval(x, y, rx, ry, 30)
        s.inked([(part, lime)], 1.8, (0.5, 0.9))
        s.fill(cut(part, placed(part, 1.8, 1.4)), lit)
        s.fill(cut(part, placed(part, -2.2, -1.8)), dim)
    sting = svg("M72 64 C65 62 59 65 58.500 71 C58 75 60 77 59 83 C65.500 80 67 76 67.600 73 C71 73 73.500 70 72 64 Z")
    s.inked([(sting, lime)], 1.8, (0.5, 0.9))
    s.fill(cut(sting, placed(sting, 1.6, 1.8)), lit)
    s.glint(59, 82, 5.0, "#ffffff", 20)
    rim = cut(oval(62, 104, 24, 7.6), oval(62, 103, 20.6, 5.0))
    head = svg("M50 110 C49 97 55 92 62.500 92 C70 92 76 97 75 110 Z")
    s.inked([(head, lime)], 1.9, (0.6, 0.9))
    s.fill(cut(head, placed(head, 3.0, 2.0)), lit)
    s.fill(cut(head, placed(head, -4.0, -1.0)), dim)
    for x in (58.5, 66.5):
        s.fill(oval(x, 97.6, 2.0, 2.4), s.ink)
        s.fill(oval(x - 0.6, 96.8, 0.8), "#ffffff")
    with s.clipped(box(-4, 103.5, 124, 140)):
        s.inked([(rim, s.key)], 2.0, (0.4, 0.8))
    for x, flip in ((46, True), (79, False)):
        with s.moved(x, 106, flip=flip):
            arm = ribbon([(-8, -3, 2.6), (-1, -8, 2.8), (6, -3, 2.8)])
            s.inked([(arm, lime)], 1.6, (0.4, 0.7))
            claw = svg("M0 -3 C6 -8 14 -4 14 4 C15 10 12 15 8 18 C9 13 9 10 6.500 8 C6 11 5 14 1 15 C2 10 -4 4 0 -3 Z")
            s.inked([(claw, lime)], 1.8, (0.4, 0.9))
            s.fill(cut(claw, placed(claw, 2.2, 1.8)), lit)
            s.fill(cut(claw, placed(claw, -2.0, -1.8)), dim)


def scorpion(s: Impact) -> None:
    """A bare foot shrinks back from a boot over whose rim a scorpion looks. From the side; light: a window's patch on the wall."""
    _hall_by_a_window(s)
    shadow = join(_FOOT, taper(*_TOES[-1]), taper(*_TOES[-2]), taper(*_TOES[0]))
    panes = box(36, 10, 116, 128)
    s.fill(both(placed(shadow, 20, 10), panes), mix(s.deep, s.mid, 0.3))
    _boot_in_profile(s)
    s.fill(oval(62, 104, 22, 6.6), s.ink)
    _scorpion_over_the_rim(s)
    _foot_above(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((63.0, 92.0), (104.0, 66.0), (62.0, 52.0), (100.0, 50.0)),
        "trots off with the washing line",
        "garden at sunrise",
        "sun behind the drawers",
    ),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens in a wall", "back alley", "day of the other side"),
    "m1-39": Picture(
        gorgon, ((63.0, 66.0), (51.0, 66.0), (75.0, 66.0)), "cracks at a look", "dressing table", "candle out of sight"
    ),
    "m1-40": Picture(
        scorpion,
        ((60.0, 76.0), (62.0, 98.0), (70.0, 56.0), (46.0, 50.0)),
        "looks out of a boot at a foot",
        "hall",
        "patch of a window",
    ),
}

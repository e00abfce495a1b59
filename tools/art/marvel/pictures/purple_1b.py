"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    box,
    burst,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)


def _garden_in_the_afternoon(s: Impact) -> None:
    """Paint a garden in the late afternoon: a bright sky low at the left, leaves above, a paper garland, a wall."""
    s.steps(
        ALL,
        (110, -4),
        (30, 120),
        [mix(s.deep, s.mid, 0.3), mix(s.deep, s.mid, 0.8), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light, "#ffffff"],
    )
    s.fill(svg("M-4 172 V124 L124 112 V172 Z"), s.deep)
    s.fill(svg("M-4 126 V122 L124 110 V114 Z"), s.key)
    for x, y, r in (
        (-2, 4, 17),
        (16, -2, 15),
        (36, -4, 13),
        (54, -6, 13),
        (84, -6, 14),
        (112, 2, 18),
        (122, 22, 13),
        (-4, 24, 11),
    ):
        s.fill(oval(x, y, r), mix(s.ink, s.deep, 0.5))
    s.dots(svg("M-4 124 L124 112 V172 H-4 Z"), s.ink, (50, 122), (80, 160), 0.0, 0.7)


def _paper_star(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a star of cardboard with rows of fringed paper that hangs from a rope and has just been split."""

    def at(r: float, hollow: float) -> skia.Path:
        return polygon(*(around(x, y, r if n % 2 == 0 else r * hollow, turn - 90 + 36 * n) for n in range(10)))

    for tone, wide in ((s.ink, 5.2), (s.light, 2.4)):
        s.stroke([(64, -6), around(x, y, 34, turn - 90)], tone, wide)
    full = at(39, 0.5)
    s.inked([(full, s.accent)], 2.8, (1.0, 1.5))
    with s.clipped(full):
        for r, tone in ((30.0, s.mid), (22.5, "#ffffff"), (14.0, s.accent), (7.0, s.mid)):
            row = at(r, 0.5)
            for n in range(10):
                (px, py), (qx, qy) = (around(x, y, r * (1.0, 0.5)[k % 2], turn - 90 + 36 * k) for k in (n, n + 1))
                for step in (0.2, 0.5, 0.8):
                    tooth = oval(px + (qx - px) * step, py + (qy - py) * step, 2.3)
                    row = join(row, tooth)
            s.fill(row, tone)
        s.fill(cut(full, placed(full, -5, -5)), mix(s.accent, s.ink, 0.55), 0.55)
        s.dots(full, s.ink, (x, y), (x + 26, y + 30), 0.0, 0.5, pitch=2.4)
    s.rim([full], "#f6ffc0", (-1.0, -0.4), 2.0)
    for n in range(0, 10, 2):
        tip = around(x, y, 39, turn - 90 + 36 * n)
        for k in (-1, 0, 1):
            s.stroke([tip, around(*tip, 8, turn - 90 + 36 * n + 24 * k)], s.ink, 2.8)
            s.stroke([tip, around(*tip, 7.4, turn - 90 + 36 * n + 24 * k)], "#ffffff" if k else s.key, 1.3)


def _sweet(s: Impact, x: float, y: float, size: float, turn: float, tone: Color) -> None:
    """Paint a sweet in its twisted paper."""
    with s.moved(x, y, size, turn):
        paper = join(
            oval(0, 0, 3.8, 3.0),
            polygon((-2, 0), (-7.4, -3.4), (-6.2, 0), (-7.4, 3.4)),
            polygon((2, 0), (7.4, -3.4), (6.2, 0), (7.4, 3.4)),
        )
        s.inked([(paper, tone)], 1.3, (0.3, 0.5))
        s.fill(oval(-1, -1, 1.4, 1.0), "#ffffff")


def _blindfolded_child(s: Impact) -> None:
    """Paint a child with a cloth over the eyes who laughs and swings a stick up with both hands."""
    skin, dim, hair = "#b87858", "#6a3a50", mix(s.ink, s.deep, 0.3)
    dress = svg("M36 172 C38 152 46 144 60 142 L72 142 C84 144 90 152 92 172 Z")
    s.inked([(dress, s.key)], 2.2, (0.5, 0.9))
    for start, elbow, end in (((82, 148), (98, 142), (104, 126)), ((70, 152), (92, 150), (107, 134))):
        arm = limb((*start, 6.0), (*elbow, 4.8), (*end, 4.2))
        s.inked([(arm, skin)], 2.0, (0.4, 0.7))
        s.fill(cut(arm, placed(arm, -1.8, -1.8)), dim)
    for tone, wide in ((s.ink, 8.4), ("#ffffff", 5.0)):
        s.stroke([(114, 142), (84, 97)], tone, wide)
    for share in (0.1, 0.35, 0.6, 0.85):
        x, y = 114 - 30 * share, 142 - 45 * share
        s.stroke([(x - 2.4, y - 0.4), (x + 1.2, y - 2.8)], s.accent, 2.6)
    for x, y in ((105, 127), (109, 135)):
        s.inked([(oval(x, y, 5.6, 4.6, -40), skin)], 1.7, (0.4, 0.6))
        s.stroke([(x - 3, y + 1.6), (x + 2.6, y - 2)], s.ink, 1.1)
    with s.moved(62, 126, 1.0, turn=-16):
        s.inked(
            [
                (
                    svg(
                        "M-16 4 C-22 -18 -8 -24 2 -23 C14 -22 22 -14 17 6 C22 8 22 16 14 14 L-14 14 C-22 16 -22 6 -16 4 Z"
                    ),
                    hair,
                )
            ],
            2.0,
            (0.5, 0.8),
        )
        face = svg("M-13.500 -6 C-13 -12 13 -12 13.500 -6 C15 6 10 17 0 18 C-10 17 -15 6 -13.500 -6 Z")
        s.inked([(face, skin)], 1.8, (0.4, 0.8))
        s.fill(both(face, cut(face, placed(face, -4.4, -2.0))), dim)
        grin = svg("M-7.500 6.600 C-2 9 3 9 8 6 C7 13 3 15 0 15 C-4 15 -7.500 12 -7.500 6.600 Z")
        s.inked([(grin, "#ffffff")], 1.3, (0, 0))
        s.stroke([(0, 1), (2, 3.6), (-1, 4)], s.ink, 1.2)
        band = svg("M-16 -7 C-6 -10 6 -10 16 -7 L16 0 C6 -2.500 -6 -2.500 -16 0 Z")
        s.inked([(svg("M15 -6 L28 -12 L24 -4 L30 0 L15 -1 Z"), s.accent), (band, s.accent)], 1.6, (0.3, 0.6))
        s.stroke([(-12, -4.4), (0, -6.4, 10, -5)], mix(s.accent, s.ink, 0.5), 1.2)


def america_chavez(s: Impact) -> None:
    """A star of paper bursts at a blow and pours out sweets. In a garden; light: the low afternoon sky at the left."""
    _garden_in_the_afternoon(s)
    _paper_star(s, 61, 66, -9)
    _blindfolded_child(s)
    s.flash(82, 93, 20, 12, "#ffffff", seed=6, hollow=0.46)
    s.flash(82, 93, 13, 11, s.accent, seed=3, hollow=0.5)
    s.inked([(limb((88, 103, 2.6), (83, 95.5, 2.8)), "#ffffff")], 1.7, (0.4, 0.6))
    for x, y, size, turn, tone in (
        (98, 90, 1.25, 20, s.mid),
        (106, 104, 1.1, 70, "#ffffff"),
        (94, 76, 1.1, -40, "#ffb02e"),
        (56, 104, 1.0, -30, s.accent),
        (108, 84, 1.0, 130, s.accent),
        (44, 100, 1.1, 10, s.mid),
        (96, 112, 1.0, 10, s.light),
    ):
        _sweet(s, x, y, size, turn, tone)


def _savannah_at_sunrise(s: Impact) -> None:
    """Paint a plain at sunrise: the sun half up at the left, level bands of sky, a flat-topped tree, a bank of dust."""
    s.steps(
        ALL,
        (96, -4),
        (24, 116),
        [mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.55), s.mid, mix(s.mid, s.key, 0.6), s.key],
    )
    s.pool(40, 104, ((64, mix(s.key, s.light, 0.3)), (50, s.light), (36, "#ffffff")))
    s.fill(svg("M-4 172 V118 L30 112 L70 116 L124 108 V172 Z"), mix(s.deep, s.mid, 0.35))
    s.fill(svg("M-4 172 V136 C20 128 50 132 124 128 V172 Z"), s.deep)


_RHINO: Final = svg(
    "M39 116 C35 109 37 101 44 97 L58 90 C63 86 66 82 72 76 C78 69 86 63 96 60 L128 46 V176 H84 C86 156 82 146 72 142 C60 141 50 140 45 133 "
    "C40 128 41 122 39 116 Z"
)
"""A rhinoceros from the side to the breast, the head low and to the left."""


def _rhinoceros(s: Impact) -> None:
    """Paint a rhinoceros from the side, close: armour in folds, a small eye, two horns, lit from the left."""
    hide, dark = s.mid, mix(s.deep, s.ink, 0.3)
    far_ear = svg("M88 60 C84 48 86 40 92 35 C98 42 100 52 98 60 Z")
    s.inked([(far_ear, dark)], 2.0, (0.4, 0.6))
    s.inked([(_RHINO, hide)], 2.8, (0.9, 1.3))
    with s.clipped(_RHINO):
        s.fill(svg("M60 150 C78 138 88 120 90 100 C92 84 100 66 130 56 V180 H60 Z"), s.deep)
        s.fill(svg("M44 134 C52 138 66 138 74 130 C82 122 84 116 92 118 V150 H44 Z"), s.deep)
        s.fill(svg("M102 176 C112 140 112 90 104 56 H130 V180 Z"), dark)
        s.dots(_RHINO, s.deep, (64, 108), (90, 124), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M40 112 C42 104 50 100 60 96 C68 90 72 84 78 78 L86 70 L92 62 L60 84 L36 98 Z"), s.key)
        s.rim([_RHINO], "#ffffff", (-0.6, -1.0), 1.6)
        for data, wide in (
            ("M96 62 C88 82 90 112 98 134", 2.0),
            ("M108 56 C102 84 104 126 114 152", 2.2),
            ("M86 104 C82 112 80 120 72 126", 1.6),
            ("M64 92 C68 96 70 102 68 108", 1.5),
        ):
            s.line(svg(data), s.ink, wide)
        s.line(svg("M99 63 C92 84 94 112 101 132"), s.key, 1.2)
    s.line(svg("M42 121 C48 127 56 126 63 122"), s.ink, 2.2)
    s.fill(oval(46.4, 109.6, 3.6, 2.4, -36), s.ink)
    eye = svg("M70 95 C74 90 80 90 84 93 C81 98 74 99 70 95 Z")
    s.inked([(eye, s.accent)], 1.6, (0.2, 0.4))
    s.fill(oval(76.4, 94.2, 1.9, 2.3), s.ink)
    s.stroke([(67, 92), (75, 86, 87, 90)], s.ink, 3.0)
    s.stroke([(70, 101), (77, 104, 85, 100)], s.ink, 1.4)
    ear = svg("M96 66 C94 52 100 42 109 38 C114 46 113 60 106 70 Z")
    s.inked([(ear, hide)], 2.2, (0.5, 0.9))
    s.fill(svg("M100 62 C99 54 103 48 108 44 C110 52 108 59 104 65 Z"), s.ink)
    s.rim([ear], "#ffffff", (-1.0, -0.4), 1.5)
    small = svg("M61 88 C61 78 60 70 56 62 C66 66 73 72 75 79 C71 84 66 88 61 88 Z")
    s.inked([(small, s.light)], 2.0, (0.5, 0.8))
    s.fill(both(small, cut(small, placed(small, -3.4, -0.4))), s.key)


def _ball_on_a_horn(s: Impact) -> None:
    """Paint the long horn and the ball that it has gone through, air hissing out of the hole."""
    horn = svg("M39 104 C40 84 38 58 28 30 C45 46 58 66 60 90 C54 99 46 104 39 104 Z")
    s.inked([(horn, s.light)], 2.4, (0.6, 1.0))
    s.fill(both(horn, cut(horn, placed(horn, -6, -1))), s.key)
    s.rim([horn], "#ffffff", (-1.0, 0.0), 2.4)
    with s.moved(46, 66, 1.0, turn=-20):
        ball = svg(
            "M-20 1 C-21 -12 -11 -20 0 -19 C12 -20 21 -11 20 1 C20 9 17 14 12 17 C8 15 4 18 0 17 C-4 18 -9 15 -13 17 C-18 13 -20 8 -20 1 Z"
        )
        s.inked([(ball, "#ffffff")], 2.4, (0.8, 1.2))
        with s.clipped(ball):
            for first in (-20, 100, 220):
                petal = polygon((0, -2), *(around(0, -2, 34, first + 12 * k) for k in range(6)))
                s.fill(petal, s.accent)
                s.line(petal, s.ink, 1.3)
            s.fill(cut(ball, placed(ball, -5, -6)), mix(s.accent, s.ink, 0.5), 0.65)
            s.fill(oval(-9, -11, 5.0, 3.0, -40), "#ffffff")
        s.line(svg("M-8 17 L-5 9 M8 17 L5 10 M0 17 L0 11"), s.ink, 1.3)
    tip = both(horn, polygon((20, 20), (60, 20), (52, 48), (30, 56)))
    s.fill(oval(39.6, 50.6, 6.6, 3.4, -14), s.ink)
    s.inked([(tip, "#ffffff")], 1.8, (0.4, 0.4))
    s.fill(both(tip, cut(tip, placed(tip, -3.2, 0))), s.key)
    for x, y, u, v in ((50, 44, 62, 32), (54, 48, 70, 42), (45, 42, 52, 28)):
        s.fill(polygon((x - 1.6, y - 1), (u, v), (x + 1.6, y + 1.4)), "#ffffff")


def rhino(s: Impact) -> None:
    """A rhinoceros runs its horn through a ball. In profile, low; light: sunrise at the left."""
    _savannah_at_sunrise(s)
    _rhinoceros(s)
    _ball_on_a_horn(s)
    s.puff([(44, 146, 6), (54, 148, 6.6), (66, 149, 7), (78, 148, 7), (36, 149, 6)], s.light, s.key, 1.7, (-0.6, -0.8))


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
    with s.moved(0, -0.6, 0.74, about=(69, 118)):
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


def _dunes_by_moon(s: Impact) -> None:
    """Paint dunes by night: a moon with its ring at the upper left, a lit crest, a trail of small feet."""
    s.steps(ALL, (40, -4), (60, 104), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key])
    s.pool(58, 60, ((46, mix(s.key, s.mid, 0.35)), (39, s.key), (32, s.light)))
    s.fill(oval(58, 60, 28), "#ffffff")
    for x, y, r in ((46, 50, 5), (72, 74, 6), (50, 74, 3), (70, 46, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), s.light)
    far = svg("M-4 172 V98 C18 84 34 92 52 100 C74 108 98 84 124 88 V172 Z")
    s.fill(far, s.mid)
    s.fill(svg("M-4 98 C18 84 34 92 52 100 C40 100 34 106 40 116 L-4 130 Z"), s.light)
    near = svg("M-4 172 V126 C24 112 50 116 72 122 C92 128 108 120 124 114 V172 Z")
    s.fill(near, s.key)
    s.fill(svg("M-4 126 C24 112 50 116 72 122 C56 124 44 132 40 150 H-4 Z"), s.light)
    s.dots(near, s.mid, (52, 124), (112, 144), 0.0, 0.8)
    for number in range(5):
        s.fill(oval(100 + number * 3.4, 121 - number * 1.6, 1.5 - number * 0.16, 0.8), s.deep)


def _claw(s: Impact, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Paint a claw that opens upward from its wrist at a point, the thick finger outside."""
    palm = svg(
        "M-4 2 C-13 -4 -15 -16 -11 -25 C-9 -31 -5 -35 0 -38 C-3 -30 -3 -24 0 -19 C3 -24 7 -28 13 -30 C13 -20 12 -8 5 1 C3 4 -1 4 -4 2 Z"
    )
    path = placed(palm, x, y, size, turn, flip)
    s.inked([(path, s.ink)], 1.4, (0.3, 0.5))
    with s.clipped(path):
        s.fill(placed(svg("M-4 2 C-13 -4 -15 -16 -11 -25 L-6 -26 C-9 -16 -7 -6 0 2 Z"), x, y, size, turn, flip), s.deep)
    s.rim([path], s.key, (-0.5, -1.0), 1.7)


def _scorpion_rearing(s: Impact) -> None:
    """Paint a scorpion from the front: claws open to both sides, the tail arched over it, a drop at the sting."""
    for number in range(4):
        for side in (-1, 1):
            hip = (64 + side * 9, 108 + number * 2.6)
            knee = (64 + side * (23 + number * 2.4), 104 + number * 5.4)
            foot = (64 + side * (29 + number * 1.4), 125 + number * 4.4)
            leg = join(limb((*hip, 2.6), (*knee, 2.2)), limb((*knee, 2.0), (*foot, 0.9)))
            s.inked([(leg, s.ink)], 0.8, (0, 0))
            s.rim([leg], s.key, (-0.4, -1.0), 1.0)
    tail = [(69, 96, 9.2), (78, 86, 8.2), (85, 74, 7.4), (86, 61, 6.7), (80, 50, 6.1), (70, 44, 5.6)]
    for x, y, r in tail:
        ring = oval(x, y, r, r * 0.94, 40)
        s.inked([(ring, s.ink)], 1.4, (0.3, 0.5))
        with s.clipped(ring):
            s.fill(cut(ring, placed(ring, 2.8, 3.2)), s.deep)
        s.rim([ring], s.accent, (-0.7, -0.8), 1.7)
    sting = svg("M72 40 C64 36 55 41 55 50 C55 56 53 61 48 65 C57 66 65 62 67 55 C69 51 74 47 72 40 Z")
    s.inked([(sting, s.ink)], 1.4, (0.3, 0.5))
    s.rim([sting], s.accent, (-0.8, -0.7), 1.9)
    drop = svg(
        "M47.600 66 C52 72 53.400 75 52 78.600 C50.600 81.600 45.400 81.600 44 78.600 C42.600 75 44.400 71 47.600 66 Z"
    )
    s.inked([(drop, s.accent)], 1.6, (0.3, 0.5))
    s.fill(oval(46.6, 75.6, 1.4, 2.0), "#ffffff")
    back = svg("M48 116 C46 104 54 94 65 94 C76 94 84 104 82 116 C80 126 74 130 65 130 C56 130 50 126 48 116 Z")
    s.inked([(back, s.ink)], 1.8, (0.5, 0.8))
    with s.clipped(back):
        for y in (100, 106, 112):
            s.stroke([(46, y + 3), (65, y - 3, 84, y + 3)], s.deep, 2.0)
        s.fill(cut(back, placed(back, 3.4, 2.0)), s.deep)
    s.rim([back], s.key, (-0.5, -1.0), 1.8)
    for side, elbow, wrist in ((-1, (46, 128), (43, 114)), (1, (86, 127), (92, 112))):
        arm = limb((65 + side * 10, 122, 4.2), (*elbow, 4.0), (*wrist, 3.4))
        s.inked([(arm, s.ink)], 1.3, (0.2, 0.4))
        s.rim([arm], s.key, (-0.4, -1.0), 1.3)
    _claw(s, 42, 114, 0.86, -12, False)
    _claw(s, 93, 112, 0.96, 14, True)
    for x in (60, 70):
        s.inked([(oval(x, 118, 3.3, 3.7), "#ffffff")], 1.2, (0, 0))
        s.fill(oval(x, 118.8, 1.5, 2.0), s.ink)
    s.stroke([(56, 113.6), (62.4, 115.6)], s.ink, 1.8)
    s.stroke([(74, 113.6), (67.6, 115.6)], s.ink, 1.8)
    for side in (-1, 1):
        fang = limb((65 + side * 3, 124, 2.6), (65 + side * 2, 130, 1.2))
        s.inked([(fang, s.deep)], 1.0, (0, 0.2))


def scorpion(s: Impact) -> None:
    """A scorpion raises its sting at us. Face to face, on the sand; light: the moon behind the tail."""
    _dunes_by_moon(s)
    s.fill(svg("M28 142 C44 130 92 130 112 138 C100 150 44 152 28 142 Z"), s.deep)
    _scorpion_rearing(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((46.0, 68.0), (46.0, 92.0), (77.0, 94.0), (50.0, 114.0)),
        "runs its horn through the ball",
        "plain",
        "sunrise at the left",
    ),
    "m1-38": Picture(
        america_chavez,
        ((60.0, 66.0), (83.0, 94.0), (62.0, 126.0), (58.0, 34.0)),
        "bursts and pours out sweets",
        "garden",
        "low afternoon sky at the left",
    ),
    "m1-39": Picture(
        gorgon, ((86.0, 74.0), (52.0, 72.0), (69.0, 112.0)), "opens an eye", "overgrown ruin", "torch from below"
    ),
    "m1-40": Picture(
        scorpion,
        ((60.0, 46.0), (48.0, 75.0), (65.0, 118.0), (92.0, 98.0)),
        "raises its sting at us",
        "dunes by night",
        "moon behind the tail",
    ),
}

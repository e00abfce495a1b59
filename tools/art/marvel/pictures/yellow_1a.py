"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Color, box, cut, join, mix, oval, placed, polygon, svg, taper


def _school_desk(s: Impact) -> None:
    """Paint a desk by a window in autumn: branches of an oak behind the panes, bands of sun on the wood."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (70, 60), (124, 40), 0.0, 0.7)
    pane = box(10, 4, 86, 92)
    s.steps(pane, (20, 0), (80, 92), ["#ffffff", s.light, mix(s.key, s.light, 0.5), s.key])
    with s.clipped(pane):
        s.stroke([(86, 30), (60, 24), (34, 34)], mix(s.deep, s.mid, 0.5), 3.0)
        s.stroke([(64, 25), (54, 12), (50, 2)], mix(s.deep, s.mid, 0.5), 2.0)
        leaf = svg(
            "M0 0 C4 -5 7 -3 7 -7 C11 -9 12 -5 15 -8 C19 -9 20 -3 23 0 C20 3 19 9 15 8 C12 5 11 9 7 7 C7 3 4 5 0 0 Z"
        )
        for x, y, size, turn in (
            (40, 30, 0.7, 130),
            (56, 22, 0.7, -60),
            (70, 26, 0.8, 70),
            (52, 8, 0.6, 160),
            (78, 12, 0.7, 20),
            (30, 40, 0.6, 60),
        ):
            s.fill(placed(leaf, x, y, size, turn), s.mid)
    for bar in (box(46, 4, 50, 92), box(10, 48, 86, 51.5)):
        s.fill(bar, s.deep)
    s.line(pane, s.deep, 5.0)
    wood = polygon((-4, 98), (124, 98), (124, 172), (-4, 172))
    s.fill(wood, mix(s.deep, s.mid, 0.7))
    for data, tone in (
        ("M14 98 H46 L70 150 H24 Z", s.mid),
        ("M52 98 H86 L124 138 V150 H82 Z", s.mid),
        ("M20 98 H42 L60 150 H36 Z", s.key),
        ("M58 98 H82 L124 144 V150 H92 Z", s.key),
    ):
        s.fill(svg(data), tone)
    for y, bend in ((106, 2), (115, -2), (125, 3), (137, -2)):
        s.line(svg(f"M-4 {y} C30 {y + bend} 80 {y - bend} 124 {y + 1}"), s.deep, 1.0)
    s.dots(wood, s.deep, (60, 122), (4, 146), 0.0, 0.7)
    s.fill(box(-4, 96, 124, 98.6), s.ink)


def _acorn_top(s: Impact) -> None:
    """Paint an acorn about the middle of its cup, a match for its spindle, its point down; lit from the left."""
    match = box(-2.2, -52, 2.2, -22, 0.8)
    s.inked([(match, s.light)], 1.6, (0.5, 0.6))
    s.fill(box(0.4, -52, 2.2, -22), mix(s.deep, s.mid, 0.6))
    s.inked([(oval(0, -53, 3.4, 4.4), s.accent)], 1.4, (0.4, 0.6))
    s.fill(oval(-1, -54.4, 1.1, 1.5), "#d8c8ff")
    nut = svg("M-23 -6 C-26 14 -14 28 -3 34 L0 40 L3 34 C14 28 26 14 23 -6 Z")
    s.inked([(nut, s.mid)], 2.4, (0.8, 1.2))
    with s.clipped(nut):
        s.fill(svg("M-26 -8 C-26 14 -15 28 -4 34 L0 40 C-6 26 -2 8 2 -8 Z"), s.key)
        s.fill(svg("M-20 -8 C-21 10 -15 20 -9 26 C-13 14 -13 4 -11 -8 Z"), "#ffffff")
        s.fill(svg("M12 -8 C12 14 8 28 0 40 L8 36 L30 16 V-8 Z"), s.deep)
        s.dots(nut, s.deep, (0, 8), (14, 10), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M-26 -6 C-12 4 12 4 26 -6 V0 C12 9 -12 9 -26 0 Z"), mix(s.ink, s.deep, 0.45))
    cup = svg("M-28 -5 C-31 -19 -15 -29 0 -29 C15 -29 31 -19 28 -5 C14 3 -14 3 -28 -5 Z")
    s.inked([(cup, s.accent)], 2.4, (0.8, 1.0))
    with s.clipped(cup):
        s.fill(cut(cup, placed(cup, -10, -2)), mix(s.accent, s.ink, 0.55))
        for row in range(5):
            for column in range(-5, 6):
                x, y = 6.4 * column + 3.2 * (row % 2), -27 + 6 * row + 0.035 * (6.4 * column) ** 2 * -0.2
                s.line(svg(f"M{x - 3.2} {y} C{x - 3} {y + 5} {x + 3} {y + 5} {x + 3.2} {y}"), s.ink, 1.0)
    s.rim([cup], "#c8b0ff", (-0.8, -0.8), 2.0)


def squirrel_girl(s: Impact) -> None:
    """An acorn spins as a top on a desk, others lie about. At the height of the desk; light: an autumn window."""
    _school_desk(s)
    s.fill(svg("M62 128 C74 122 96 126 122 134 V146 C100 140 76 136 62 130 Z"), s.ink)
    with s.moved(101, 119, 0.36, turn=104):
        _acorn_top(s)
    leaf = svg(
        "M0 0 C4 -5 7 -3 7 -7 C11 -9 12 -5 15 -8 C19 -9 20 -3 23 0 C20 3 19 9 15 8 C12 5 11 9 7 7 C7 3 4 5 0 0 Z"
    )
    oak = placed(leaf, 82, 138, 1.3, -8, down=0.7)
    s.inked([(oak, s.key)], 1.4, (0.4, 0.7))
    s.stroke([(80, 138.4), (108, 135)], s.ink, 1.0)
    for y, rx, ry, first, sweep in (
        (84, 38, 9, 150, 80),
        (98, 34, 8, 160, 70),
        (84, 42, 10, -30, 70),
        (100, 35, 8, -36, 66),
        (70, 36, 8, 190, 40),
    ):
        sweep_line = skia.Path()
        sweep_line.addArc(skia.Rect.MakeLTRB(70 - rx, y - ry, 70 + rx, y + ry), first, sweep)
        s.line(sweep_line, s.ink, 3.6)
        s.line(sweep_line, "#ffffff", 1.7)
    with s.moved(72, 88, 1.0, turn=13):
        _acorn_top(s)


def _play_room(s: Impact) -> None:
    """Paint a play room in the last sun: a window's panes thrown on the wall, boards that run to it, a skirting."""
    s.fill(ALL, mix(s.deep, s.mid, 0.45))
    s.pool(64, 58, ((86, mix(s.deep, s.mid, 0.75)), (66, s.mid)))
    for left, top in ((34, 6), (68, 2), (28, 52), (62, 48)):
        s.fill(polygon((left, top + 5), (left + 30, top), (left + 25, top + 38), (left - 5, top + 43)), s.key)
        s.fill(polygon((left + 2, top + 8), (left + 27, top + 3), (left + 24, top + 24), (left - 1, top + 29)), s.light)
    s.halo(box(-4, -4, 124, 112), s.deep, 62, 56, 50, 96, 0.0, 0.75)
    s.fill(box(-4, 104, 124, 113), mix(s.accent, s.ink, 0.4))
    s.fill(box(-4, 113, 124, 172), s.deep)
    s.fill(polygon((20, 113), (96, 113), (124, 172), (-10, 172)), s.mid)
    s.fill(polygon((38, 113), (78, 113), (92, 172), (14, 172)), s.key)
    for x, far in ((-20, -60), (4, -24), (28, 12), (52, 48), (76, 84), (100, 120), (124, 156)):
        s.stroke([(x, 113), (far, 172)], s.deep, 1.3)
    s.stroke([(-4, 113), (124, 113)], s.ink, 1.8)
    s.fill(polygon((78, 141), (124, 118), (130, 132), (88, 152), (70, 150)), mix(s.ink, s.deep, 0.45))


_LETTERS: Final = {
    "M": ([(-6, 7), (-6, -7), (0, 2), (6, -7), (6, 7)],),
    "O": ([(0, -7), (6.6, -7, 6.6, 0), (6.6, 7, 0, 7), (-6.6, 7, -6.6, 0), (-6.6, -7, 0, -7)],),
    "D": ([(-5, -7), (-5, 7), (-1, 7), (6.4, 7, 6.4, 0), (6.4, -7, -1, -7), (-5, -7)],),
    "K": ([(-5, -7), (-5, 7)], [(6, -7), (-4.4, 1), (6, 7)]),
}
"""The strokes of the letters, about the middle of each."""


def _letter_block(s: Impact, letter: str, x: float, y: float, turn: float, face: Color, ink: Color) -> None:
    """Paint a wooden block with a letter, its top and its right side seen as well, lit from the upper left."""
    shade = mix(s.accent, s.ink, 0.5) if face == s.accent else s.deep
    with s.moved(x, y, 1.0, turn):
        front = polygon((-12, -11, 1.5), (11, -11, 1.5), (11, 12, 1.5), (-12, 12, 1.5))
        top = polygon((-12, -11), (-6, -17.5), (17, -17.5), (11, -11))
        side = polygon((11, -11), (17, -17.5), (17, 5), (11, 12))
        s.inked([(join(front, top, side), s.ink)], 2.2, (0.9, 1.2))
        s.fill(top, mix(face, "#ffffff", 0.7))
        s.fill(side, shade)
        s.fill(front, face)
        s.dots(front, shade, (0, 2), (12, 12), 0.0, 0.7, pitch=2.4)
        s.line(polygon((-9, -8, 1), (8, -8, 1), (8, 9, 1), (-9, 9, 1)), mix(face, shade, 0.6), 1.2)
        s.stroke([(-12, -11), (11, -11), (17, -17.5)], s.ink, 1.2)
        s.stroke([(11, -11), (11, 12)], s.ink, 1.2)
        with s.moved(-0.5, 0.5):
            for stroke in _LETTERS[letter]:
                s.stroke(stroke, s.ink, 5.4)
            for stroke in _LETTERS[letter]:
                s.stroke(stroke, ink, 2.8)


def _toy_ball(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a rubber ball with a stripe about its middle, squeezed a little by the blow."""
    ball = oval(x, y, r * 0.94, r * 1.04)
    s.inked([(ball, s.accent)], 2.4, (0.9, 1.2))
    with s.clipped(ball):
        s.fill(placed(svg("M-30 -3 C-10 5 10 5 30 -3 V4 C10 12 -10 12 -30 4 Z"), x, y - 2, r / 14, -24), s.light)
        s.fill(cut(ball, placed(ball, -0.32 * r, -0.24 * r)), mix(s.accent, s.ink, 0.55))
        s.dots(ball, s.ink, (x, y), (x + r, y + 0.7 * r), 0.0, 0.7, pitch=2.4)
        s.rim([ball], "#b79cff", (-0.8, -0.7), 0.16 * r)
    s.fill(oval(x - 0.4 * r, y - 0.44 * r, 0.24 * r, 0.15 * r, -40), "#ffffff")


def modok(s: Impact) -> None:
    """A ball knocks a tower of lettered blocks over. Low, from the side; light: the panes of a window on the wall."""
    _play_room(s)
    for points, wide in (
        ([(4, 62), (20, 72), (32, 80)], 2.2),
        ([(0, 74), (18, 81), (30, 86)], 2.6),
        ([(4, 88), (20, 91), (30, 93)], 2.0),
    ):
        s.stroke(points, s.ink, wide + 2.4)
        s.stroke(points, "#ffffff", wide)
    _letter_block(s, "K", 66, 134, -2, s.accent, s.light)
    _letter_block(s, "O", 69, 110, 4, s.key, s.accent)
    _letter_block(s, "D", 78, 85, 17, s.light, s.accent)
    _letter_block(s, "O", 96, 62, 38, s.accent, s.light)
    _letter_block(s, "M", 62, 36, -22, s.light, s.accent)
    _toy_ball(s, 48, 86, 15)


def _yard_in_a_beam(s: Impact) -> None:
    """Paint a brick wall at night in the beam of a torch: bright in the middle, dark at the edges, a heap of sacks."""
    s.fill(ALL, s.deep)
    steps = ((70, mix(s.deep, s.mid, 0.5)), (58, s.mid), (47, mix(s.mid, s.key, 0.6)), (38, s.key), (29, s.light))
    s.pool(70, 66, steps)
    for row in range(13):
        for column in range(6):
            x, y = -10 + 24 * column + 12 * (row % 2), -2 + 11 * row
            s.line(box(x, y, x + 24, y + 11), s.deep, 1.1, 0.55)
    s.halo(ALL, s.ink, 70, 66, 58, 104, 0.0, 0.6)
    s.fill(box(-4, 132, 124, 172), mix(s.ink, s.deep, 0.25))
    for data in (
        "M-6 172 V128 C0 116 14 112 22 120 C30 126 34 140 34 172 Z",
        "M96 172 C96 140 104 124 114 124 C120 124 126 130 128 138 V172 Z",
    ):
        sack = svg(data)
        s.fill(sack, s.ink)
        s.rim([sack], s.deep, (0.6 if data.startswith("M-6") else -0.6, -1.0), 1.6)


def _dustbin(s: Impact) -> None:
    """Paint the front of a ribbed dustbin, lit from ahead, its lid leant on it at the right."""
    lid = placed(join(oval(0, 0, 27, 9), oval(0, 3, 27, 9)), 104, 126, turn=-64)
    s.inked([(lid, s.accent)], 2.2, (0.6, 0.8))
    s.fill(placed(oval(0, 0, 27, 9), 104, 126, turn=-64), mix(s.accent, "#ffffff", 0.3))
    s.line(placed(oval(0, 0, 19, 6), 104, 126, turn=-64), s.ink, 1.4)
    bin_ = svg("M42 98 H98 L94 172 H47 Z")
    s.inked([(bin_, s.accent)], 2.4, (0.8, 1.2))
    with s.clipped(bin_):
        s.fill(box(82, 90, 104, 172), mix(s.accent, s.ink, 0.5))
        s.fill(box(40, 90, 49, 172), mix(s.accent, s.ink, 0.35))
        for x in (52, 60, 68, 76, 84, 92):
            s.stroke([(x, 104), (70 + (x - 70) * 0.9, 172)], mix(s.accent, s.ink, 0.6), 2.2)
            s.stroke([(x - 2, 104), (68 + (x - 70) * 0.9, 172)], mix(s.accent, "#ffffff", 0.55), 1.2)
        s.dots(bin_, s.ink, (70, 112), (70, 150), 0.0, 0.7, pitch=2.4)
    rim = polygon((39, 95, 2), (101, 95, 2), (100, 102, 2), (40, 102, 2))
    s.inked([(rim, mix(s.accent, "#ffffff", 0.35))], 2.0, (0.4, 1.0))
    s.fill(polygon((44, 96), (84, 96), (83, 98.4), (44, 98.4)), "#ffffff")


def _badger(s: Impact) -> None:
    """Paint a badger caught in the light: a white face with two dark stripes, round ears, a grey coat."""
    fur, lit, dim = "#8a7264", "#fffaf0", "#4a3638"
    body = svg("M42 108 C40 88 50 76 60 74 H80 C92 76 100 88 98 108 Z")
    s.inked([(body, fur)], 2.2, (0.6, 0.6))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -10, 2)), dim)
        s.fill(oval(70, 104, 16, 16), dim)
    s.rim([body], s.light, (-0.8, -0.5), 2.0)
    for flip in (False, True):
        with s.moved(about=(70, 0), flip=flip):
            ear = oval(45.5, 48, 7.0, 7.4)
            s.inked([(ear, dim)], 2.0, (0.3, 0.6))
            s.fill(oval(46.5, 50, 3.8, 4.2), s.ink)
            s.rim([ear], lit, (-0.4, -1.0), 2.4)
    head = svg(
        "M70 36 C84 36 96 44 98 56 C99 66 92 74 85 80 C82 88 78 95 70 96 C62 95 58 88 55 80 C48 74 41 66 42 56 C44 44 56 36 70 36 Z"
    )
    s.inked([(head, lit)], 2.5, (0.8, 1.1))
    with s.clipped(head):
        s.fill(svg("M86 30 C93 46 95 62 84 82 L76 98 H110 V30 Z"), "#d8bd92")
        s.dots(head, fur, (84, 64), (100, 72), 0.0, 0.8, pitch=2.4)
        for flip in (False, True):
            with s.moved(about=(70, 0), flip=flip):
                s.fill(
                    svg("M45 38 C52 38 60 44 63 56 C65 66 65 76 64 84 C60 80 54 70 50 62 C47 56 42 50 40 46 Z"), s.ink
                )
        s.fill(svg("M63 60 C65 74 64 84 66 92 L70 78 Z"), "#ffffff")
    for x in (57.0, 83.0):
        s.fill(oval(x, 63, 4.6), s.key)
        s.fill(oval(x, 63, 3.0), s.ink)
        s.fill(oval(x - 1.3, 61.4, 1.4), "#ffffff")
    s.inked([(svg("M62 82 C64 77 76 77 78 82 C78 87 74 90 70 90.500 C66 90 62 87 62 82 Z"), s.ink)], 0.6)
    s.fill(oval(67, 81.6, 2.4, 1.3), "#ffffff")
    s.stroke([(70, 90), (70, 94)], s.ink, 1.3)


def _slice_of_pizza(s: Impact) -> None:
    """Paint a slice of pizza before the badger's chest, a bite out of its point, and the paws that hold it."""
    slice_ = svg("M44 95 C54 88 78 88 90 94 L72 118 C71 114 67 114 66 117 Z")
    s.inked([(slice_, s.key)], 2.0, (0.4, 0.8))
    with s.clipped(slice_):
        s.fill(svg("M40 98 C54 90 80 90 94 97 L94 86 H40 Z"), "#b8640e")
        s.fill(svg("M42 94 C54 88 80 88 92 93 L92 84 H42 Z"), "#e8a04a")
        for x, y in ((58, 101), (73, 100), (66, 110)):
            s.fill(oval(x, y, 4.4, 3.4), "#d4461c")
            s.fill(oval(x - 0.8, y - 0.8, 1.8, 1.2), "#ff8a5a")
    s.inked([(svg("M62 110 C61 116 62 121 64 122 C66 121 66 116 66 112 Z"), s.light)], 1.2, (0.2, 0.3))
    for x, lean in ((46, -1), (88, 1)):
        paw = join(
            oval(x, 97, 6.4, 5.8),
            *(taper((x + d, 99), 2.2, (x + d * 1.2 - 2.4 * lean, 104.6), 1.6) for d in (-3.6, 0, 3.6)),
        )
        s.inked([(paw, "#4a3638")], 1.4, (0.2, 0.4))
        s.rim([paw], "#d8bd92", (-0.5, -1.0), 1.5)


def prowler(s: Impact) -> None:
    """A badger in a dustbin is caught with a slice of pizza. Frontal; light: the beam of a torch, straight on it."""
    _yard_in_a_beam(s)
    s.fill(join(oval(84, 68, 33, 29), oval(60, 42, 9), oval(106, 44, 9)), s.deep)
    s.fill(polygon((52, 98), (118, 98), (114, 132), (58, 132)), s.deep)
    with s.moved(0.0, 2.0):
        _badger(s)
        _dustbin(s)
        _slice_of_pizza(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-02": Picture(
        squirrel_girl,
        ((72.0, 84.0), (66.0, 112.0), (80.0, 50.0)),
        "spins like a top",
        "school desk",
        "autumn window",
    ),
    "m1-03": Picture(
        modok,
        ((50.0, 86.0), (62.0, 36.0), (78.0, 86.0), (68.0, 122.0)),
        "knocks a tower of blocks over",
        "play room",
        "panes of a window on the wall",
    ),
    "m1-04": Picture(
        prowler,
        ((56.0, 70.0), (84.0, 70.0), (70.0, 80.0), (66.0, 102.0)),
        "is caught with a slice of pizza",
        "dustbin in a yard",
        "beam of a torch",
    ),
}

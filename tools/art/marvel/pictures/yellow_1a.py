"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _wood_in_autumn(s: Impact) -> None:
    """Paint the top of a wood from below: trunks that run together towards a bright gap, flat leaves that whirl past."""
    s.fill(ALL, s.key)
    s.rays(64, 40, 14, 150, 17, s.light, 1.0, duty=0.95, seed=4)
    for points, tone in (
        ((-6, 172, 14, 172, 48, 24, 44, 22), mix(s.mid, s.deep, 0.35)),
        ((22, 172, 36, 172, 56, 34, 53, 33), s.mid),
        ((126, 130, 126, 172, 108, 172, 78, 30), mix(s.mid, s.deep, 0.35)),
        ((126, 62, 126, 84, 84, 36, 82, 34), s.mid),
        ((-6, 60, -6, 84, 45, 34, 44, 31), s.mid),
    ):
        s.fill(polygon(*zip(points[::2], points[1::2], strict=True)), tone)
    s.dots(svg("M-6 172 H14 L34 94 H-6 Z"), s.deep, (26, 110), (-4, 150), 0.0, 0.7)
    leaf = svg(
        "M0 -7 L2.400 -3 L7 -3.600 L4.400 0.400 L6 5 L1 4 L0.600 9 H-0.600 L-1 4 L-6 5 L-4.400 0.400 L-7 -3.600 L-2.400 -3 Z"
    )
    for x, y, size, turn in (
        (20, 20, 1.25, 20),
        (12, 52, 0.9, -35),
        (100, 76, 0.9, 50),
        (110, 112, 1.5, -20),
        (76, 10, 0.7, 80),
        (44, 138, 1.1, 140),
    ):
        s.fill(placed(leaf, x, y, size, turn), mix(s.mid, s.deep, 0.55))


def _acorn(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint an acorn point first: a violet nut with one large lit plane, a scaly cup."""
    with s.moved(x, y, size, turn):
        nut = svg("M-13 -4 C-14 9 -7 17 -2 19.500 L0 24 L2 19.500 C7 17 14 9 13 -4 Z")
        s.inked([(nut, s.accent)], 1.9, (0.8, 1.2))
        s.fill(both(nut, svg("M-16 -6 H-3 C-8 4 -6 14 -1 22 H-16 Z")), mix(s.accent, "#ffffff", 0.5))
        s.fill(both(nut, svg("M6 -6 H16 V24 H1 C8 16 9 6 6 -6 Z")), mix(s.accent, s.ink, 0.5))
        s.fill(ribbon([(-9.6, 0, 0.4), (-9.4, 5, 1.4), (-6.6, 12, 0.3)]), "#ffffff")
        cup = svg("M-15.500 -4 C-16 -13 -8 -17 0 -17 C8 -17 16 -13 15.500 -4 C10 -0.500 -10 -0.500 -15.500 -4 Z")
        s.inked([(cup, "#c8780e")], 1.7, (0.6, 0.9))
        with s.clipped(cup):
            s.fill(svg("M-17 0 V-18 H-2 C-9 -13 -9 -5 -6 0 Z"), s.key)
            for row in range(4):
                for k in range(-4, 5):
                    cx, cy = (k + 0.5 * (row % 2)) * 4.4, -14 + row * 3.8
                    s.stroke([(cx - 2.0, cy - 1), (cx, cy + 1.8, cx + 2.0, cy - 1)], "#6a3406", 0.9)


def _leaping_squirrel(s: Impact) -> None:
    """Paint a squirrel that dives at us: tail above, hind legs spread far back, the head large, both forelegs forward."""
    coat, shade, lit = "#a8500c", "#6a2c06", "#f08a1c"
    tail = ribbon([(66, 50, 6), (56, 36, 10), (46, 22, 12), (55, 8, 12), (72, 4, 9), (80, 12, 4), (76, 17, 0.6)])
    s.inked([(tail, coat)], 2.0, (0.8, 1.0))
    with s.clipped(tail):
        s.fill(ribbon([(60, 46, 2), (49, 34, 5), (38, 21, 7), (50, 5, 6), (70, -1, 4), (82, 8, 1)]), lit)
        s.fill(ribbon([(68, 46, 2), (62, 32, 3.6), (57, 22, 4), (64, 14, 3), (74, 12, 1)]), shade)
    for side in (-1, 1):  # hind legs, spread
        hip, foot = (64 + side * 9, 60), (64 + side * 30, 50 - side * 3)
        toes = [
            taper((foot[0], foot[1]), 3.2, (foot[0] + side * dx, foot[1] + dy), 2.0)
            for dx, dy in ((9, 1), (9, -5), (5, -9))
        ]
        leg = join(limb((*hip, 8.4), (64 + side * 21, 57, 7.0), (*foot, 4.0)), *toes)
        s.inked([(leg, coat)], 1.8, (0.6, 0.9))
        s.fill(both(leg, placed(leg, -2.0, -3.4)), lit if side < 0 else coat)
        s.fill(both(leg, placed(leg, 1.6, 4.4)), shade)
    body = svg("M52 56 C54 46 74 46 78 56 C82 68 80 84 72 90 C68 92 60 92 56 90 C48 84 48 68 52 56 Z")
    s.inked([(body, coat)], 1.9, (0.6, 0.9))
    s.fill(both(body, svg("M44 44 H62 C56 58 56 74 60 94 H44 Z")), lit)
    for side in (-1, 1):
        arm = limb((64 + side * 11, 82, 6.2), (64 + side * 27, 97, 5.4), (64 + side * 19, 118, 5.6))
        s.inked([(arm, coat)], 1.9, (0.6, 0.9))
        s.fill(both(arm, placed(arm, 3.4 if side > 0 else 4.4, 3.0)), shade)
        s.fill(both(arm, placed(arm, -4.0, -3.4)), lit)


def _head_of_a_squirrel(s: Impact) -> None:
    """Paint the head from the front: tufted ears, dark almond eyes without white, pale cheeks, two teeth."""
    coat, shade, lit, pale = "#a8500c", "#6a2c06", "#f08a1c", s.light
    for side in (-1, 1):
        ear = placed(svg("M4 -12 C6 -24 12 -32 19 -34 C21 -26 20 -16 15 -8 Z"), 64, 86, flip=side < 0)
        s.inked([(ear, coat)], 1.8, (0.5, 0.8))
        s.fill(placed(svg("M9 -14 C11 -22 14 -27 17 -29 C18 -23 17 -17 14 -11 Z"), 64, 86, flip=side < 0), shade)
    head = svg(
        "M64 70 C76 70 85 77 87 88 C88 97 82 104 74 107 C68 110 60 110 54 107 C46 104 40 97 41 88 C43 77 52 70 64 70 Z"
    )
    s.inked([(head, coat)], 2.1, (0.8, 1.2))
    with s.clipped(head):
        s.fill(svg("M38 66 H66 C56 76 52 92 56 112 H38 Z"), lit)
        s.fill(svg("M76 66 H92 V112 H70 C80 102 84 86 76 66 Z"), shade)
    cheeks = svg("M64 92 C70 92 80 95 79 101 C77 107 70 109 64 108.500 C58 109 51 107 49 101 C48 95 58 92 64 92 Z")
    s.fill(cheeks, pale)
    for side in (-1, 1):
        s.fill(oval(64 + side * 11.6, 87, 5.0, 5.6, side * 14), s.ink)
        s.fill(oval(64 + side * 11.6 - 1.8, 84.6, 1.7, 1.5), "#ffffff")
        s.stroke([(64 + side * 6, 80.6), (64 + side * 11, 76.6, 64 + side * 17, 79)], s.ink, 1.4)
        for dy in (0, 3.4):
            s.stroke([(64 + side * 14, 99 + dy), (64 + side * 24, 97 + dy * 2.0)], s.ink, 0.8)
    s.fill(
        svg(
            "M60 91.500 C61 89.500 67 89.500 68 91.500 C67.500 94 65.500 95.500 64 96 C62.500 95.500 60.500 94 60 91.500 Z"
        ),
        s.ink,
    )
    s.fill(
        svg(
            "M57 98.500 C60 100.500 68 100.500 71 98.500 C70.500 104.500 67.500 107 64 107 C60.500 107 57.500 104.500 57 98.500 Z"
        ),
        s.ink,
    )
    s.fill(polygon((61.2, 99.8), (63.8, 100), (63.6, 104.2), (61.8, 104)), "#ffffff")
    s.fill(polygon((64.2, 100), (66.8, 99.8), (66.2, 104), (64.4, 104.2)), "#ffffff")


def _forepaws(s: Impact, x: float, y: float) -> None:
    """Paint two forepaws that hold an acorn by its cup, four toes each."""
    for side in (-1, 1):
        for k in range(4):
            toe = limb((x + side * 17, y - 1 + k * 0.6, 2.7), (x + side * (9.6 + k * 0.5), y - 5.6 + k * 3.6, 2.1))
            s.inked([(toe, "#f08a1c" if side < 0 else "#a8500c")], 1.1, (0.3, 0.5))
        s.inked([(oval(x + side * 18, y, 5.0, 5.6), "#f08a1c" if side < 0 else "#a8500c")], 1.2, (0.3, 0.5))


def squirrel_girl(s: Impact) -> None:
    """A squirrel dives at us, the acorn in front. From below in an autumn wood; light: a gap in the tree tops."""
    _wood_in_autumn(s)
    with s.moved(2.0, 0.0, turn=9, about=(64, 96)):
        _leaping_squirrel(s)
        _head_of_a_squirrel(s)
        _acorn(s, 64, 128, 1.16, 0)
        _forepaws(s, 64, 121)


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


def _yard_at_night(s: Impact) -> None:
    """Paint a brick wall by night and the light of an opened door on it, a heap of sacks."""
    s.fill(ALL, mix(s.ink, s.accent, 0.12))
    patch = polygon((36, 22), (58, 2), (122, 2), (122, 134), (36, 134))
    s.fill(patch, mix(s.key, s.mid, 0.5))
    s.fill(polygon((44, 26), (62, 10), (122, 10), (122, 134), (44, 134)), s.key)
    for row in range(13):
        for column in range(6):
            x, y = -10 + 24 * column + 12 * (row % 2), -2 + 11 * row
            s.line(box(x, y, x + 24, y + 11), s.deep, 1.1, 0.55)
    s.dots(patch, s.deep, (60, 40), (44, 10), 0.0, 0.6)
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
    """A badger in a dustbin is caught with a slice of pizza. Frontal; light: an opened door."""
    _yard_at_night(s)
    s.fill(join(oval(84, 68, 33, 29), oval(60, 42, 9), oval(106, 44, 9)), s.deep)
    s.fill(polygon((52, 98), (118, 98), (114, 132), (58, 132)), s.deep)
    with s.moved(0.0, 2.0):
        _badger(s)
        _dustbin(s)
        _slice_of_pizza(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-02": Picture(
        squirrel_girl,
        ((62.0, 92.0), (58.0, 126.0), (54.0, 30.0)),
        "dives with an acorn",
        "autumn wood",
        "gap in the tree tops",
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
        "light of an opened door",
    ),
}

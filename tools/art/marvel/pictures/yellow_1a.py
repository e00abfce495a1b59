"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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


def _wood_at_dawn(s: Impact) -> None:
    """Paint a wood at dawn: its glow behind far trunks, dark ones near us, the branch that is left and the one to reach."""
    s.fill(ALL, mix(s.deep, s.ink, 0.2))
    s.pool(
        58, 88, ((92, s.deep), (78, mix(s.mid, s.deep, 0.4)), (62, s.mid), (50, s.key), (38, s.light), (27, "#ffffff"))
    )
    s.halo(ALL, s.ink, 58, 88, 66, 110, 0.0, 0.8)
    for wedge in (((66, -9), (86, -9), (44, 140), (26, 140)), ((98, -9), (106, -9), (78, 140), (66, 140))):
        s.fill(polygon(*wedge), s.light)
    for x, lean, wide in ((44, -5, 3.4), (98, 5, 4.4), (72, 1, 2.2)):
        trunk = polygon((x - 0.6 * wide - lean, -9), (x + 0.6 * wide - lean, -9), (x + wide, 148), (x - wide, 148))
        s.fill(trunk, mix(s.deep, s.ink, 0.15))
        s.rim([trunk], s.key, (58 - x, 0.1), 1.0)
    s.fill(svg("M-4 134 C20 126 60 132 84 128 C104 124 116 130 124 126 V172 H-4 Z"), mix(s.deep, s.ink, 0.2))
    s.fill(svg("M-4 146 C20 138 60 144 84 141 C104 138 116 142 124 138 V172 H-4 Z"), mix(s.deep, s.ink, 0.6))
    right = join(
        svg("M106 -9 H128 V172 H102 C110 140 112 60 106 -9 Z"),
        ribbon(((114, 130, 7.0), (98, 134, 4.4), (86, 131, 3.0), (76, 133, 0.6))),
    )
    left = join(
        svg("M-9 -9 H18 C14 50 16 110 24 172 H-9 Z"),
        ribbon(((12, 128, 7.0), (32, 126, 4.6), (46, 129, 3.0), (57, 126, 0.5))),
    )
    for form, toward in ((right, (-1.0, -0.4)), (left, (1.0, -0.4))):
        s.fill(form, mix(s.ink, s.deep, 0.22))
        s.rim([form], s.light, toward, 1.9)
    for x, y, turn in ((82, 122, -30), (90, 143, 60), (74, 143, 20), (50, 120, -10)):
        s.inked([(placed(svg("M0 0 C3 -6 10 -7 14 -3 C11 3 4 4 0 0 Z"), x, y, 0.8, turn), s.key)], 1.1, (0.2, 0.4))


_BODY: Final = svg(
    "M52 92 C60 84 74 82 86 88 C98 94 104 106 97 115 C90 121 78 116 68 112 C58 109 50 106 48 100 C48 96 49 94 52 92 Z"
)
_HEAD: Final = svg(
    "M36 95 C36 91 39 89 42 86 C44 77 52 72 60 74 C69 76 72 86 69 94 C66 101 58 104 50 104 C44 104 40 103 38 100 C36 98 36 97 36 95 Z"
)
_TAIL: Final = svg(
    "M90 112 C98 106 98 94 90 86 C82 78 72 74 68 64 C65 54 72 46 80 48 C88 50 94 58 100 68 C108 80 110 98 103 110 C100 116 94 118 90 112 Z"
)


def _leaping_squirrel(s: Impact) -> None:
    """Paint a squirrel that leaps to the left through the light, an acorn in its teeth."""
    above = (-0.7, -0.7)
    fur: Tones = ("#fff4c8", "#9a4c12", "#3c1a1c")
    pale = "#ffe3a4"
    for leg in (
        limb((60, 104, 4.4), (50, 114, 3.0), (44, 121, 2.2)),
        limb((90, 110, 6.0), (96, 122, 3.6), (106, 128, 2.4)),
    ):
        modelled(s, leg, ("#9a4c12", "#5a2a14", s.ink), above, 2.0, 1.0)
    modelled(s, _TAIL, fur, above, 5.0, 3.0, 1.6, 2.4)
    with s.clipped(_TAIL):
        for data in (
            "M98 110 C105 98 102 82 92 72",
            "M94 104 C98 94 96 86 86 78",
            "M92 70 C86 62 80 56 74 56",
        ):
            s.line(svg(data + data.replace("M", " M")), "#d98a24", 1.6)
    modelled(s, _BODY, fur, above, 5.0, 2.4, 1.6, 2.4)
    with s.clipped(_BODY):
        s.fill(svg("M44 104 C58 104 76 112 92 124 L52 124 Z"), pale)
    for leg in (
        limb((62, 103, 5.0), (50, 110, 3.4), (39, 113, 2.4)),
        join(oval(90, 106, 10.0, 8.6, 36), limb((92, 111, 5.4), (102, 116, 3.4), (113, 121, 2.4))),
    ):
        modelled(s, leg, fur, above, 2.6, 1.8)
    for ear in (
        svg("M58 78 C58 71 60 66 64 61 C68 67 69 73 67 81 Z"),
        svg("M48 80 C46 72 48 67 51 63 C56 68 58 73 58 80 Z"),
    ):
        modelled(s, ear, fur, above, 1.6, 1.2)
    modelled(s, _HEAD, fur, above, 3.0, 2.2, 1.6, 2.2)
    with s.clipped(_HEAD):
        s.fill(svg("M34 100 C42 96 56 98 66 92 C70 100 58 108 40 106 Z"), pale)
    s.fill(oval(54.6, 96, 4.6, 3.4), "#ffc27a")
    s.inked([(box(38.4, 99, 43.4, 104, 0.8), "#ffffff")], 0.9, (0.1, 0.3))
    s.stroke([(40.9, 100), (40.9, 103.6)], s.ink, 0.8)
    s.fill(svg("M47 88.500 C49 84 55 84 57 88.500 C55 92 49 92 47 88.500 Z"), s.ink)
    s.fill(oval(50.4, 87.2, 1.1), "#ffffff")
    s.fill(oval(37.6, 94, 2.4, 1.9), s.ink)
    with s.moved(42, 105, 0.85, turn=14):
        s.inked(
            [(svg("M-7 -1 C-7 7 -3 11 0 13 C3 11 7 7 7 -1 Z"), s.accent), (svg("M-8 0 C-8 -7 8 -7 8 0 Z"), s.deep)],
            1.6,
            (0.4, 0.8),
        )
        s.fill(svg("M-5 1 C-5 6 -3 8 -1 9 L-2 1 Z"), "#c8b0ff")


def squirrel_girl(s: Impact) -> None:
    """A squirrel leaps from branch to branch with an acorn in its teeth. In a wood; light: dawn between trunks."""
    _wood_at_dawn(s)
    with s.moved(0.0, -9.0, turn=6.0, about=(66.0, 100.0)):
        _leaping_squirrel(s)


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
    s.fill(ALL, s.ink)
    patch = polygon((36, 22), (58, 2), (122, 2), (122, 134), (36, 134))
    s.fill(patch, s.mid)
    s.fill(polygon((40, 24), (60, 6), (122, 6), (122, 134), (40, 134)), s.key)
    s.fill(polygon((46, 28), (64, 14), (122, 14), (122, 134), (46, 134)), s.light)
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
    metal = mix(s.deep, s.mid, 0.3)
    s.inked([(lid, mix(metal, s.ink, 0.4))], 2.2, (0.6, 0.8))
    s.fill(placed(oval(0, 0, 27, 9), 104, 126, turn=-64), mix(metal, "#ffffff", 0.35))
    s.line(placed(oval(0, 0, 19, 6), 104, 126, turn=-64), s.ink, 1.4)
    bin_ = svg("M42 98 H98 L94 172 H47 Z")
    s.inked([(bin_, metal)], 2.4, (0.8, 1.2))
    with s.clipped(bin_):
        s.fill(box(82, 90, 104, 172), mix(metal, s.ink, 0.5))
        s.fill(box(40, 90, 49, 172), mix(metal, s.ink, 0.35))
        for x in (52, 60, 68, 76, 84, 92):
            s.stroke([(x, 104), (70 + (x - 70) * 0.9, 172)], mix(metal, s.ink, 0.6), 2.2)
            s.stroke([(x - 2, 104), (68 + (x - 70) * 0.9, 172)], mix(metal, "#ffffff", 0.55), 1.2)
        s.dots(bin_, s.ink, (70, 112), (70, 150), 0.0, 0.7, pitch=2.4)
    rim = polygon((39, 95, 2), (101, 95, 2), (100, 102, 2), (40, 102, 2))
    s.inked([(rim, mix(metal, "#ffffff", 0.35))], 2.0, (0.4, 1.0))
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
            ear = oval(49.0, 47, 5.0, 5.4)
            s.inked([(ear, dim)], 2.0, (0.3, 0.6))
            s.rim([ear], lit, (-0.4, -1.0), 2.2)
    head = svg(
        "M70 37 C82 37 93 44 94 55 C94.500 64 88 71 83 78 C80.500 86 80 94 77 99 C74 103 66 103 63 99 C60 94 59.500 86 57 78 "
        "C52 71 45.500 64 46 55 C47 44 58 37 70 37 Z"
    )
    s.inked([(head, lit)], 2.5, (0.8, 1.1))
    with s.clipped(head):
        s.fill(svg("M84 30 C90 46 91 62 82 82 L76 106 H110 V30 Z"), "#d8bd92")
        s.dots(head, fur, (82, 64), (98, 72), 0.0, 0.8, pitch=2.4)
        for flip in (False, True):
            with s.moved(about=(70, 0), flip=flip):
                s.fill(
                    svg("M50 38 C56 38 62 44 64 54 C66 64 65.500 78 65 92 C61 86 58 74 54 65 C51 58 48 52 46 46 Z"),
                    s.ink,
                )
    for x in (59.0, 81.0):
        s.fill(oval(x, 63, 3.0, 2.8), s.key)
        s.fill(oval(x, 63, 1.9), s.ink)
        s.fill(oval(x - 0.8, 62.2, 0.8), "#ffffff")
    s.inked(
        [
            (
                svg("M62.500 92 C64 87 76 87 77.500 92 C77.500 97 74 99.500 70 100 C66 99.500 62.500 97 62.500 92 Z"),
                s.ink,
            )
        ],
        0.6,
    )
    s.fill(oval(67, 91.6, 2.4, 1.3), "#ffffff")


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
    s.fill(join(oval(84, 68, 33, 29), oval(64, 42, 7), oval(104, 44, 7)), s.deep)
    s.fill(polygon((52, 98), (118, 98), (114, 132), (58, 132)), s.deep)
    with s.moved(0.0, 2.0):
        _badger(s)
        _dustbin(s)
        with s.moved(0.0, 4.0):
            _slice_of_pizza(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-02": Picture(
        squirrel_girl,
        ((50.0, 82.0), (78.0, 88.0), (42.0, 98.0)),
        "leaps with an acorn",
        "wood",
        "dawn between trunks",
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

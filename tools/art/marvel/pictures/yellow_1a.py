"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones
from tools.art.marvel.impact import Impact
from tools.art.marvel.materials import tufted
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
)


def _wood_at_dawn(s: Impact) -> None:
    """Paint a wood before the rising sun: far trees in two flat tones, black ones near, a fallen one with its shadow."""
    far = mix(s.mid, s.deep, 0.34)
    s.fill(ALL, s.key)
    s.fill(oval(40, 52, 27), s.light)
    s.fill(oval(40, 52, 17), "#ffffff")
    for x, wide in ((6, 3.2), (27, 2.2), (58, 2.8), (72, 2.0), (88, 3.4)):
        s.fill(polygon((x - 0.7 * wide, -9), (x + 0.7 * wide, -9), (x + wide, 130), (x - wide, 130)), far)
    s.fill(svg("M-9 98 C10 92 22 98 34 96 C52 90 70 98 84 94 C100 90 116 96 130 92 V180 H-9 Z"), far)
    s.fill(svg("M-9 112 C20 106 40 112 62 108 C90 104 112 110 130 106 V180 H-9 Z"), mix(s.mid, s.deep, 0.75))
    near = (
        svg("M-9 -9 H13 C10 40 10 80 18 140 H-9 Z"),
        svg("M108 -9 H130 V172 H98 C106 130 110 60 108 -9 Z"),
    )
    for trunk in near:
        s.fill(trunk, s.shade)
        s.rim([trunk], s.light, (1.0, 0.0) if trunk is near[0] else (-1.0, 0.0), 1.8)
    log = polygon((-9, 128), (130, 122), (130, 180), (-9, 180))
    s.fill(log, s.shade)
    s.fill(polygon((-9, 128), (130, 122), (130, 131), (-9, 137)), s.light)
    s.fill(svg("M58 132 C70 126 96 124 118 126 V136 H64 Z"), s.ink)


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
    fur, dim = ("#e06418", "#6a1c24"), ("#7a2218", "#4a1228")
    two_toned(
        s,
        (
            (limb((60, 104, 4.4), (48, 114, 3.0), (40, 120, 2.4)), dim, 2.0),
            (limb((90, 110, 6.0), (96, 122, 3.6), (106, 128, 2.6)), dim, 2.0),
            (tufted(_TAIL, (0.5, -1.0), 9.0, 4.0), fur, 13.0),
            (_BODY, fur, 12.0),
            (limb((62, 103, 5.0), (50, 109, 3.4), (37, 111, 2.6)), fur, 2.4),
            (join(oval(90, 106, 10, 8.6, 36), limb((92, 111, 5.4), (102, 116, 3.4), (114, 121, 2.6))), fur, 4.0),
            (svg("M58 78 C58 71 60 66 64 61 C68 67 69 73 67 81 Z"), dim, 1.6),
            (svg("M48 80 C46 72 48 67 51 63 C56 68 58 73 58 80 Z"), fur, 1.6),
            (_HEAD, fur, 6.5),
        ),
        above,
        1.8,
    )
    s.rim([_TAIL, _HEAD], "#ffc070", above, 2.2)
    with s.clipped(_HEAD):
        s.fill(svg("M34 99 C42 95 52 98 60 94 C64 100 58 108 40 106 Z"), "#ffe3a4")
    s.inked([(box(38.4, 99, 43.4, 104, 0.8), "#ffffff")], 0.9, (0.1, 0.3))
    s.fill(svg("M47 88.500 C49 84 55 84 57 88.500 C55 92 49 92 47 88.500 Z"), s.ink)
    s.fill(oval(50.4, 87.2, 1.2), "#ffffff")
    s.fill(oval(37.6, 94, 2.4, 1.9), s.ink)
    with s.moved(42, 105, 0.95, turn=14):
        nut, cup = svg("M-7 -1 C-7 7 -3 11 0 13 C3 11 7 7 7 -1 Z"), svg("M-8 0 C-8 -7 8 -7 8 0 Z")
        s.inked([(nut, s.accent), (cup, s.ink)], 1.6, (0.4, 0.8))
        s.fill(svg("M-5.600 1 C-5.600 6 -3.600 8.600 -1.600 10 L-1.600 1 Z"), "#c8b0ff")


def squirrel_girl(s: Impact) -> None:
    """A squirrel leaps from branch to branch with an acorn in its teeth. In a wood; light: the sun between trunks."""
    _wood_at_dawn(s)
    with s.moved(0.0, -9.0, turn=6.0, about=(66.0, 100.0)):
        _leaping_squirrel(s)


def _play_room(s: Impact) -> None:
    """Paint a play room in the last sun: a bright window over roofs at the left, a lit wall, the floor with its light."""
    wall = mix(s.deep, s.ink, 0.25)
    s.fill(ALL, wall)
    s.fill(polygon((60, -9), (130, -9), (130, 122), (60, 126)), s.mid)
    with s.clipped(box(-9, -9, 56, 96)):
        s.fill(ALL, s.light)
        s.fill(
            polygon((-9, 74), (20, 74), (20, 66), (34, 66), (34, 78), (46, 78), (46, 70), (60, 70), (60, 99), (-9, 99)),
            mix(s.mid, s.deep, 0.45),
        )
    s.fill(box(56, -9, 61, 98), s.light)
    s.fill(box(-9, 96, 61, 101), s.ink)
    s.fill(polygon((-9, 128), (130, 117), (130, 180), (-9, 180)), s.shade)
    s.fill(polygon((-9, 128), (60, 123), (84, 180), (-9, 180)), s.key)


_LETTERS: Final = {
    "M": ([(-6, 7), (-6, -7), (0, 2), (6, -7), (6, 7)],),
    "O": ([(0, -7), (6.6, -7, 6.6, 0), (6.6, 7, 0, 7), (-6.6, 7, -6.6, 0), (-6.6, -7, 0, -7)],),
    "D": ([(-5, -7), (-5, 7), (-1, 7), (6.4, 7, 6.4, 0), (6.4, -7, -1, -7), (-5, -7)],),
    "K": ([(-5, -7), (-5, 7)], [(6, -7), (-4.4, 1), (6, 7)]),
}
"""The strokes of the letters, about the middle of each."""


def _letter_block(s: Impact, letter: str, x: float, y: float, turn: float) -> None:
    """Paint a wooden block with a letter, its top and its black right side seen as well, lit from the upper left."""
    with s.moved(x, y, 1.04, turn):
        front = polygon((-12, -11, 1.5), (11, -11, 1.5), (11, 12, 1.5), (-12, 12, 1.5))
        top = polygon((-12, -11), (-6, -17.5), (17, -17.5), (11, -11))
        side = polygon((11, -11), (17, -17.5), (17, 5), (11, 12))
        s.inked([(join(front, top, side), s.ink)], 2.0, (0.6, 0.8))
        s.fill(top, "#ffffff")
        s.fill(front, s.light)
        s.stroke([(-12, -11), (11, -11)], s.ink, 0.8)
        with s.moved(-0.5, 0.5):
            for stroke in _LETTERS[letter]:
                s.stroke(stroke, s.accent if letter in "MD" else s.ink, 4.4)


_COAT: Final = svg(
    "M-3 39 C-5 30 -5 21 -3 14 C3 17 8 21 12 25 C16 24 22 24 26 25 C30 20 35 16 41 13 C43 21 42 30 40 36 C45 44 43 55 36 60 "
    "C27 66 8 66 0 60 C-6 54 -6 46 -3 39 Z"
)
"""The head of a cat that looks to the right."""


def _paw_of_a_cat(s: Impact) -> None:
    """Paint a cat's fore-leg that comes in from the left and shoves, dark but for its lit back: three toes."""
    dark = s.shade
    leg = limb((-14, 68, 24.0), (24, 78, 12.6), (48, 86, 12.0))
    s.inked([(leg, dark)], 1.8, (0.0, 0.8))
    s.fill(cut(leg, placed(leg, 0.4, 4.6)), s.mid)
    for toe in (oval(56.4, 78.6, 7.0, 5.0, 20), oval(58, 93.6, 7.0, 5.0, -6), oval(60.4, 86, 7.4, 5.2, 8)):
        s.inked([(toe, dark)], 1.5, (0, 0.4))
        s.fill(cut(toe, placed(toe, 0.4, 4.0)), s.mid)


def _head_of_a_cat(s: Impact) -> None:
    """Paint the cat's head that looks in from the left: half closed eyes on the tower, a sly mouth, whiskers."""
    dark = s.shade
    coat = tufted(_COAT, (0.9, 0.5), 8.0, 3.0)
    s.inked([(coat, dark)], 1.8, (0.0, 0.8))
    s.fill(cut(coat, placed(coat, -3.4, 5.0)), s.mid)
    for x in (11.0, 29.0):
        eye = oval(x, 42, 7.0, 6.0)
        s.inked([(both(eye, box(x - 8, 40, x + 8, 50)), s.key)], 1.4, (0, 0))
        s.fill(both(eye, box(x + 0.8, 40, x + 4.6, 50)), s.ink)
    s.fill(polygon((18.0, 49), (26, 49), (22, 53)), s.mid)
    s.stroke([(14.6, 55.6), (18.6, 59.6, 22, 55), (25.4, 59.6, 31, 54)], s.mid, 1.6)
    for start, end in (((33, 51), (47, 47.4)), ((33, 54), (47.6, 54.6))):
        s.stroke([start, end], "#ffffff", 1.3)


def modok(s: Impact) -> None:
    """A cat shoves a tower of lettered blocks over. Low, from the side; light: the last sun in a window."""
    _play_room(s)
    tower = (
        ("K", 68.0, 134.0, -2.0),
        ("O", 71.0, 109.0, 4.0),
        ("D", 80.0, 83.0, 17.0),
        ("O", 97.0, 58.0, 38.0),
        ("M", 66.0, 36.0, -22.0),
    )
    shadow = [placed(box(-12, -17, 17, 12), x + 12, y + 11, 1.04, turn) for _, x, y, turn in tower]
    s.fill(join(*shadow, polygon((70, 134), (96, 140), (130, 128), (130, 116), (94, 112))), s.shade)
    for one in tower:
        _letter_block(s, *one)
    _paw_of_a_cat(s)
    with s.moved(4.0, 0.0):
        _head_of_a_cat(s)


_LANTERN: Final = (66.0, 26.0)
_FROM_ABOVE: Final = (-0.2, -1.0)


def _hard(s: Impact, path: skia.Path, tones: Tones, reach: float, rim: float = 0.0, w: float = 1.5) -> None:
    """Paint a form lit from above in hard steps; ``reach`` is the width of its black side, ``rim`` that of its lit edge."""
    s.inked([(path, tones[1])], w, (0.2, 0.8))
    if reach:
        s.fill(cut(path, placed(path, _FROM_ABOVE[0] * reach, _FROM_ABOVE[1] * reach)), tones[2])
    if rim:
        s.rim([path], tones[0], _FROM_ABOVE, rim)


def _alley_at_night(s: Impact) -> None:
    """Paint an alley by night: a black wall, a lamp, its cone of light in two hard steps, the pool on the ground."""
    x, y = _LANTERN
    s.fill(ALL, s.shade)
    s.fill(polygon((x - 9, y), (x + 9, y), (152, 126), (-14, 126)), s.mid)
    s.fill(polygon((x - 4, y), (x + 4, y), (116, 126), (24, 126)), s.light)
    s.stroke([(x, -4), (x, y - 8)], s.deep, 3.0)
    s.inked([(svg(f"M{x - 14} {y} C{x - 12} {y - 13} {x + 12} {y - 13} {x + 14} {y} Z"), s.deep)], 1.6, (0.4, 0.8))
    s.fill(svg(f"M{x - 7} {y + 0.4} C{x - 6} {y + 7} {x + 6} {y + 7} {x + 7} {y + 0.4} Z"), "#ffffff")
    s.fill(box(-4, 122, 124, 172), s.shade)
    s.fill(polygon((-10.1, 120.5), (147.8, 120.5), (170, 180), (-32, 180)), s.mid)
    s.fill(polygon((26.6, 120.5), (113, 120.5), (120, 180), (14, 180)), s.light)


def _bin_on_its_side(s: Impact) -> None:
    """Paint the dustbin that has fallen over, its dark mouth to the left, black but for its lit back."""
    iron: Tones = ("#c8b0ff", s.accent, s.ink)
    _hard(s, join(oval(96, 100, 13, 33, -3), polygon((94, 67), (134, 56), (134, 142), (98, 133))), iron, 44.0)
    s.inked([(oval(95, 100, 11, 30, -3), s.ink)], 1.0, (0, 0))
    s.rim([oval(95, 100, 11, 30, -3)], iron[0], _FROM_ABOVE, 1.8)


def _badger(s: Impact) -> None:
    """Paint the trunk of a badger that walks to the left, out of the bin: its back lit, black legs and a short tail."""
    coat: Tones = ("#fffdf0", "#b49a86", s.shade)
    s.fill(svg("M40 143 C52 138 96 138 112 142 L124 158 H36 Z"), s.deep)
    body = svg("M66 86 C76 76 94 76 102 84 C110 92 112 106 106 117 C96 123 82 124 70 121 C60 116 60 96 66 86 Z")
    haunch = join(oval(98, 112, 10.5, 12.5, -14), limb((99, 118, 7.6), (104, 129, 5.6), (97, 138, 4.8)))
    _hard(s, ribbon(((104, 94, 4.0), (110, 103, 4.2), (112, 113, 1.4)), 8), coat, 2.0)
    s.inked([(limb((90, 116, 6.0), (88, 129, 5.0), (83, 137, 4.0)), s.ink)], 0.6, (0, 0))
    _hard(s, tufted(body, (0.3, -1.0), 7.0, 3.0), coat, 19.0, 2.6)
    leg = limb((74, 110, 9.6), (72, 127, 7.0), (64, 138, 5.0))
    for part in (haunch, leg):
        s.inked([(part, s.shade)], 1.5, (0.2, 0.8))
        s.rim([part], coat[1], _FROM_ABOVE, 3.0)
    for x in (92.6, 97.0, 59.6, 64.0):
        s.stroke([(x, 138), (x - 1.6, 142.4)], s.light, 1.8)


def _head_of_a_badger(s: Impact) -> None:
    """Paint its head from the side, to the left: a white cheek, the dark band from nose to ear, an eye."""
    head = svg(
        "M76 104 C70 98 62 99 56 105 C51 110 46 113 43 116 C40.600 119 41.600 123 45 124 C54 128 64 129 72 125 "
        "C79 120 81 110 76 104 Z"
    )
    _hard(s, head, ("#ffffff", "#fffdf0", "#d8963c"), 3.6)
    s.fill(
        svg("M46 115 C54 107 62 101.600 76 103.400 C78.600 106 79.600 109 79.200 113 C68 110 58 113 49 119 Z"), s.ink
    )
    s.fill(svg("M57 111 C60 107.600 64 107.600 66 110.400 C63 113 60 113 57 111 Z"), s.key)
    s.fill(oval(61, 110.4, 1.4), s.ink)
    _hard(s, oval(75, 104, 4.2, 3.8, 20), ("#ffffff", s.ink, s.ink), 0.0, 1.6, 1.0)
    s.fill(oval(43.6, 117, 3.4, 3.1), s.ink)


def _slice_of_pizza(s: Impact) -> None:
    """Paint the slice that the badger has by its tip, flat to us: a triangle of cheese with sausage, its crust below."""
    cheese = svg("M55 120 L35 140 C41 147 50 150 60 149 Z")
    s.inked([(cheese, s.key)], 1.6, (0.5, 0.8))
    s.fill(polygon((55, 120), (53, 149.6), (60, 149)), s.mid)
    for x, y, r in ((49.6, 131.6, 2.9), (43.6, 139.4, 3.3), (53.6, 142, 3.3)):
        s.inked([(oval(x, y, r), "#d8401c")], 0.6, (0, 0))
    crust = ribbon([(33.6, 138.6, 3.0), (41, 147, 3.3), (50, 151, 3.4), (61.4, 150.4, 3.0)])
    _hard(s, crust, ("#ffe0a0", "#c87a24", "#6a3012"), 2.6, 1.2)


def prowler(s: Impact) -> None:
    """A badger slinks off with a slice of pizza from a bin. From the side; light: a lamp's cone in an alley."""
    _alley_at_night(s)
    _bin_on_its_side(s)
    with s.moved(3.0, 0.0):
        _badger(s)
    with s.moved(4.0, -25.0, 1.3, turn=-4.0, about=(62.0, 116.0)):
        with s.moved(1.0, 0.0, 0.92, about=(55.0, 120.0)):
            _slice_of_pizza(s)
        _head_of_a_badger(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-02": Picture(
        squirrel_girl,
        ((50.0, 82.0), (78.0, 88.0), (42.0, 98.0)),
        "leaps with an acorn",
        "wood",
        "sun between trunks",
    ),
    "m1-03": Picture(
        modok,
        ((50.0, 86.0), (33.0, 42.0), (78.0, 86.0), (68.0, 122.0)),
        "shoves a tower of blocks over",
        "play room",
        "last sun in a window",
    ),
    "m1-04": Picture(
        prowler,
        ((62.0, 84.0), (46.0, 92.0), (46.0, 112.0), (84.0, 92.0)),
        "slinks off with a slice of pizza",
        "alley by night",
        "cone of an alley's lamp",
    ),
}

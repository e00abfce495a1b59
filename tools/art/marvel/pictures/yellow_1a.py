"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled, modelled_inside
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    both,
    box,
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
    """Paint a wood at dawn: one hard slab of light from the upper left, two black trunks, a fallen one that is lit."""
    s.fill(ALL, mix(s.deep, s.mid, 0.25))
    s.fill(polygon((2, -9), (92, -9), (130, 58), (130, 172), (-9, 172), (-9, 20)), s.mid)
    s.fill(polygon((16, -9), (64, -9), (130, 104), (130, 172), (30, 172)), s.light)
    s.fill(polygon((50, -9), (57, -9), (60, 172), (52, 172)), s.mid)
    s.fill(svg("M-9 -9 H20 C15 40 15 80 21 132 H-9 Z"), s.ink)
    s.fill(svg("M110 -9 H130 V172 H103 C110 130 113 60 110 -9 Z"), s.ink)
    s.fill(polygon((-9, 128), (130, 122), (130, 180), (-9, 180)), s.ink)
    s.fill(polygon((-9, 128), (130, 122), (130, 132), (-9, 138)), s.key)
    s.fill(polygon((52, 127), (118, 123.6), (112, 131), (62, 134)), mix(s.deep, s.ink, 0.75))


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
            (_TAIL, fur, 13.0),
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


def _paw_of_a_cat(s: Impact) -> None:
    """Paint a cat's fore-leg that comes in from the left and shoves: stripes, three toes against the block."""
    fur: Tones = (mix(s.accent, "#ffffff", 0.62), s.accent, mix(s.accent, s.ink, 0.55))
    toward = (0.1, -1.0)
    leg = limb((-14, 66, 22.0), (24, 78, 11.6), (48, 86, 11.4))
    paw = [oval(56.4, 79, 6.2, 4.6, 20), oval(58, 93, 6.2, 4.6, -6), oval(60.4, 86, 6.6, 4.9, 8)]
    modelled(s, join(leg, *paw), fur, toward, 7.0, 2.4, 1.8, 2.4, dotted=False)
    with s.clipped(leg):
        for x in (6, 20, 34):
            s.fill(
                svg(f"M{x - 3} 50 C{x + 5} 64 {x + 5} 74 {x + 1} 82 C{x + 11} 74 {x + 12} 62 {x + 5} 48 Z"),
                mix(s.accent, s.ink, 0.85),
            )
    for toe in paw:
        s.line(toe, s.ink, 1.5)
        modelled_inside(s, toe, fur, toward, 2.4, 1.5, dotted=False)


def _head_of_a_cat(s: Impact) -> None:
    """Paint the cat's head that looks in from the left: half closed eyes on the tower, a sly mouth, whiskers."""
    fur: Tones = (mix(s.accent, "#ffffff", 0.62), s.accent, mix(s.accent, s.ink, 0.55))
    head = svg(
        "M-3 39 C-5 30 -5 21 -3 14 C3 17 8 21 12 25 C16 24 22 24 26 25 C30 20 35 16 41 13 C43 21 42 30 40 36 C45 44 43 55 36 60 "
        "C27 66 8 66 0 60 C-6 54 -6 46 -3 39 Z"
    )
    modelled(s, head, fur, (0.5, -0.85), 6.0, 2.0, 1.8, 2.4, dotted=False)
    s.fill(svg("M30 26 C33 22 36 19 39 18 C40 23 39 28 37 31 Z"), mix(s.accent, s.ink, 0.7))
    for x in (14.0, 20.0, 26.0):
        s.fill(polygon((x - 2, 25.4), (x + 2, 25.4), (x, 34)), mix(s.accent, s.ink, 0.85))
    for x in (11.0, 29.0):
        eye = oval(x, 42, 6.4, 5.4)
        s.inked([(eye, s.key)], 1.3, (0, 0))
        s.fill(both(eye, box(x + 1.2, 36, x + 4.4, 48)), s.ink)
        s.fill(both(eye, box(x - 8, 34, x + 8, 40)), fur[2])
        s.stroke([(x - 6.2, 40.2), (x + 6.2, 40.2)], s.ink, 1.5)
    muzzle = join(oval(17, 52.6, 6.2, 4.8), oval(26.4, 52.6, 6.2, 4.8))
    s.fill(muzzle, mix(s.accent, "#ffffff", 0.7))
    s.fill(polygon((18.4, 47.4), (25.4, 47.4), (22, 51)), s.ink)
    s.stroke([(14.6, 53.6), (18.6, 57, 21.8, 53), (25.4, 57, 30.6, 52)], s.ink, 1.4)
    for start, end in (((32, 51), (45, 48)), ((32, 53.6), (45.4, 54))):
        s.stroke([start, end], "#ffffff", 1.1)


def modok(s: Impact) -> None:
    """A cat shoves a tower of lettered blocks over. Low, from the side; light: the panes of a window on the wall."""
    _play_room(s)
    tower = (
        ("K", 68.0, 134.0, -2.0, s.accent, s.light),
        ("O", 71.0, 110.0, 4.0, s.key, s.accent),
        ("D", 80.0, 85.0, 17.0, s.light, s.accent),
        ("O", 97.0, 61.0, 38.0, s.accent, s.light),
        ("M", 66.0, 36.0, -22.0, s.light, s.accent),
    )
    shadow = join(*(placed(box(-12, -17, 17, 12, 2), x + 11, y + 9, 1.0, turn) for _, x, y, turn, *_ in tower))
    s.fill(shadow, mix(s.deep, s.ink, 0.3))
    for letter, x, y, turn, face, ink in tower:
        _letter_block(s, letter, x, y, turn, face, ink)
    _paw_of_a_cat(s)
    with s.moved(4.0, 0.0):
        _head_of_a_cat(s)


_LANTERN: Final = (66.0, 26.0)
_FROM_ABOVE: Final = (-0.2, -1.0)


def _alley_at_night(s: Impact) -> None:
    """Paint an alley by night: a wall of bricks, a lamp on a bracket, its cone of light, a bin that lies on its side."""
    brick = mix(s.ink, s.deep, 0.3)
    s.fill(ALL, mix(s.ink, s.deep, 0.16))
    for row in range(12):
        for column in range(6):
            left, top = 24 * column - 12 * (row % 2) - 6, 11 * row - 4
            s.fill(box(left, top, left + 22.6, top + 9.6, 0.6), brick)
    x, y = _LANTERN
    cone = polygon((x - 8, y), (x + 8, y), (146, 118), (-6, 118))
    s.fill(cone, s.mid)
    s.fill(polygon((x - 5, y), (x + 5, y), (132, 118), (8, 118)), s.key)
    s.fill(polygon((x - 3, y), (x + 3, y), (116, 118), (26, 118)), s.light)
    with s.clipped(cone):
        for row in range(4, 11):
            for column in range(6):
                left, top = 24 * column - 12 * (row % 2) - 6, 11 * row - 4
                if (row * 3 + column * 5) % 4 == 0:
                    s.line(box(left, top, left + 22.6, top + 9.6, 0.6), s.mid, 1.1)
    s.stroke([(x, 4), (x, y - 8)], s.ink, 3.0)
    s.inked([(svg(f"M{x - 13} {y} C{x - 12} {y - 12} {x + 12} {y - 12} {x + 13} {y} Z"), "#5a3a1c")], 1.6, (0.4, 0.8))
    s.fill(svg(f"M{x - 6} {y + 0.4} C{x - 6} {y + 6} {x + 6} {y + 6} {x + 6} {y + 0.4} Z"), "#ffffff")
    s.fill(box(-4, 117, 124, 172), mix(s.ink, s.deep, 0.24))
    s.fill(oval(68, 134, 66, 15), s.mid)
    s.fill(oval(66, 133, 54, 11), s.light)


def _bin_on_its_side(s: Impact) -> None:
    """Paint the dustbin that has fallen over, its dark mouth to the left, and its lid, tipped over the mouth."""
    iron: Tones = (s.light, "#8d70bc", "#3b2668")
    bin_ = join(oval(96, 100, 13, 33, -3), polygon((94, 67), (134, 56), (134, 142), (98, 133)))
    modelled(s, bin_, iron, _FROM_ABOVE, 22.0, 2.4, 1.6, 2.0)
    for x, low in ((114.0, 137), (119.0, 138)):
        s.stroke([(x, 62), (x + 7, 100, x + 1, low)], s.ink, 1.3)
    s.inked([(_MOUTH, s.ink)], 1.0, (0, 0))
    s.rim([_MOUTH], iron[0], _FROM_ABOVE, 1.8)
    with s.moved(102.0, 58.0, turn=-17.0):
        modelled(s, oval(0, 0, 19, 6.4), iron, _FROM_ABOVE, 5.0, 1.8, 1.5, 1.6, dotted=False)
        s.inked([(box(-4, -8, 4, -4.4, 1.6), iron[1])], 1.1, (0.2, 0.4))


_MOUTH: Final = oval(95, 100, 11, 30, -3)
"""The mouth of the dustbin."""


def _badger(s: Impact) -> None:
    """Paint the trunk of a badger that walks to the left, out of the bin: grey coat, strong dark legs, a short tail."""
    coat: Tones = ("#fff8c8", "#a08d84", "#54405c")
    boots: Tones = ("#fff2c4", "#5d4862", s.ink)
    s.fill(oval(70, 140, 34, 3.8), s.ink)
    tail = ribbon(((104, 94, 4.0), (110, 103, 4.2), (112, 113, 1.4)), 8)
    far_leg = limb((90, 116, 6.0), (88, 129, 5.0), (83, 137, 4.0))
    body = svg("M66 86 C76 76 94 76 102 84 C110 92 112 106 106 117 C96 123 82 124 70 121 C60 116 60 96 66 86 Z")
    haunch = join(oval(98, 112, 10.5, 12.5, -14), limb((99, 118, 7.6), (104, 129, 5.6), (97, 137, 4.6)))
    modelled(s, tail, coat, _FROM_ABOVE, 2.0, 1.6, 1.4, 1.4, dotted=False)
    modelled(s, far_leg, (boots[1], s.ink, s.ink), _FROM_ABOVE, 1.0, 0.8, 1.2, 1.0, dotted=False)
    modelled(s, body, coat, _FROM_ABOVE, 10.0, 3.2, 1.6, 2.2)
    modelled(s, haunch, boots, _FROM_ABOVE, 4.0, 1.8, 1.5, 1.8)
    for x, y in ((84, 84), (92, 86), (83, 92), (91, 95), (84, 101)):
        s.stroke([(x, y), (x + 5.4, y + 2.2)], boots[1], 1.5)
    for x in (92.6, 96.4, 100.2):
        s.stroke([(x, 137), (x - 1.6, 141.4)], s.light, 1.4)
    leg = limb((74, 110, 9.6), (72, 127, 7.0), (64, 137, 4.8))
    modelled(s, leg, boots, (-0.6, -0.8), 4.0, 1.8, 1.5, 1.8)
    for x in (59.6, 63.4, 67.2):
        s.stroke([(x, 137), (x - 1.6, 141.4)], s.light, 1.4)


def _head_of_a_badger(s: Impact) -> None:
    """Paint its head from the side, to the left: a white cheek, the dark band from nose to ear, an eye."""
    head = svg(
        "M76 104 C70 98 62 99 56 105 C51 110 46 113 43 116 C40.600 119 41.600 123 45 124 C54 128 64 129 72 125 "
        "C79 120 81 110 76 104 Z"
    )
    modelled(s, head, ("#ffffff", "#fffdf0", "#e0b060"), _FROM_ABOVE, 4.0, 0.0, 1.3, 1.6)
    s.fill(
        svg("M46 115 C54 107 62 101.600 76 103.400 C78.600 106 79.600 109 79.200 113 C68 110 58 113 49 119 Z"), s.ink
    )
    s.fill(svg("M57.400 110.800 C60 108 63.600 108 65.400 110.400 C63 112.600 60 112.600 57.400 110.800 Z"), s.key)
    s.fill(oval(61, 110.4, 1.2), s.ink)
    ear = oval(75, 104, 4.0, 3.6, 20)
    modelled(s, ear, ("#ffffff", s.ink, s.ink), _FROM_ABOVE, 1.0, 1.5, 1.0, 1.0, dotted=False)
    s.inked([(oval(43.6, 117, 3.2, 2.9), s.ink)], 0.6, (0, 0))
    s.fill(oval(43.2, 115.6, 1.2, 0.7), "#ffffff")


def _slice_of_pizza(s: Impact) -> None:
    """Paint the slice that the badger has by its tip, flat to us: crust at the left below, sausage, a thread of cheese."""
    cheese = polygon((57, 121), (36, 128, 1), (47, 143, 1))
    s.inked([(cheese, "#ffc83a")], 1.3, (0.5, 0.8))
    s.fill(polygon((57, 121), (45, 140), (47, 143)), "#f0a020")
    for x, y, r in ((42.6, 130, 2.6), (48.4, 127.6, 2.2), (47.4, 135, 2.5)):
        s.fill(oval(x, y, r), "#e0501c")
        s.fill(oval(x - 0.6, y - 0.8, 0.5 * r), "#ff8a4a")
    crust = limb((35.4, 127.4, 2.7), (40, 136, 2.9), (47, 143.4, 2.7))
    modelled(s, crust, ("#ffe9a8", "#d08a2c", "#8a4a10"), _FROM_ABOVE, 1.6, 1.0, 1.2, 0.8, dotted=False)


def prowler(s: Impact) -> None:
    """A badger slinks off with a slice of pizza from a bin. From the side; light: a lamp's cone in an alley."""
    _alley_at_night(s)
    _bin_on_its_side(s)
    _badger(s)
    with s.moved(1.0, -25.0, 1.3, turn=-4.0, about=(62.0, 116.0)):
        with s.moved(3.4, -1.0, 0.86, turn=-9.0, about=(57.0, 121.0)):
            _slice_of_pizza(s)
        _head_of_a_badger(s)


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
        ((50.0, 86.0), (33.0, 42.0), (78.0, 86.0), (68.0, 122.0)),
        "shoves a tower of blocks over",
        "play room",
        "panes of a window on the wall",
    ),
    "m1-04": Picture(
        prowler,
        ((62.0, 84.0), (46.0, 92.0), (46.0, 112.0), (84.0, 92.0)),
        "slinks off with a slice of pizza",
        "alley by night",
        "cone of an alley's lamp",
    ),
}

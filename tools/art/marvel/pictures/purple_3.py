"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, gripping_fist, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    both,
    box,
    chance,
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

_BOW_LAMP: Final = (63.0, 47.0)


def _ice_by_night(s: Impact) -> None:
    """Paint a frozen strait by night: northern light in flat folds, far ridges of ice, the white field before us."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.dots(ALL, s.ink, (60, 40), (60, 4), 0.0, 0.7)
    s.fill(svg("M-4 30 C10 22 30 46 52 34 C60 30 66 34 70 40 V110 H-4 Z"), s.deep)
    s.fill(svg("M-4 46 C16 38 34 62 54 48 L70 54 V110 H-4 Z"), s.mid)
    s.fill(svg("M-4 66 C16 58 36 80 70 66 V110 H-4 Z"), s.key)
    s.fill(svg("M-4 104 L10 90 L20 98 L34 86 L46 99 L58 92 L72 104 V130 H-4 Z"), mix(s.mid, s.deep, 0.4))
    s.fill(svg("M-4 114 L30 108 L60 113 L124 106 V172 H-4 Z"), s.key)
    s.dots(svg("M-4 114 L30 108 L60 113 L124 106 V172 H-4 Z"), s.mid, (62, 128), (0, 150), 0.0, 0.7)


_HULL: Final = svg("M56 40 C76 47 104 42 128 26 V140 H82 C78 104 70 68 56 40 Z")
"""The side of a ship that comes out of the picture, its raked stem at the left."""


def _icebreaker(s: Impact) -> None:
    """Paint an old icebreaker that leans out of the night over us: one plane of its bow lit, its long side in ink."""
    dark = mix(s.ink, s.deep, 0.3)
    house = join(polygon((76, 42), (80, 20), (128, 14), (128, 40)), box(96, -4, 112, 22))
    s.inked([(house, mix(s.deep, s.ink, 0.3))], 1.6, (0.8, 0.8))
    for x in (87.0, 97.0, 107.0):
        s.fill(box(x - 3.4, 28, x + 3.4, 34.6), s.accent)
    far = svg("M56 40 C48 42 40 40 30 34 C40 62 52 92 60 122 L84 136 C78 104 70 68 56 40 Z")
    s.inked([(far, s.mid), (_HULL, dark)], 1.9, (1.4, 1.0))
    s.dots(far, s.deep, (62, 96), (36, 44), 0.0, 0.8, pitch=2.4)
    s.rim([far], s.light, (-1.0, 0.3), 1.6)
    with s.clipped(_HULL):
        s.fill(
            svg("M56 40 C76 47 104 42 128 26 V70 C108 84 90 88 76 86 C72 70 64 52 56 40 Z"), mix(s.deep, s.mid, 0.35)
        )
        s.dots(_HULL, s.ink, (78, 66), (110, 104), 0.0, 0.85, pitch=2.4)
        for low in (62.0, 82.0, 102.0):
            s.stroke([(58, low - 2), (90, low + 5, 128, low - 14)], s.ink, 1.3)
    s.stroke([(56, 40), (71, 68, 82.4, 132)], s.ink, 3.4)
    s.stroke([(56.4, 44), (70, 70, 80.6, 124)], s.light, 1.5)
    rail = svg("M27 27 C38 34 48 37 56 34 C76 40 104 34 130 18 V26 C104 43 76 48 56 41 C48 43 38 41 29 34 Z")
    s.inked([(rail, s.light)], 1.6, (0.2, 1.0))
    s.fill(svg("M56 34 C76 40 104 34 130 18 V26 C104 43 76 48 56 41 Z"), s.key)
    anchor = svg("M-2 -9 H2 V3 C6 2 8 -1 8 -4 L11 0 C10 6 6 9 0 10 C-6 9 -10 6 -11 0 L-8 -4 C-8 -1 -6 2 -2 3 Z")
    s.inked([(oval(82, 58, 4.4), s.ink)], 1.3, (0, 0), ink=s.mid)
    s.inked([(placed(anchor, 83, 68, 0.72, -8), s.key)], 1.3, (0.6, 0.8))


def _beam(s: Impact) -> None:
    """Paint the beam of the bow's lamp, which falls on the ice before the bow, and its pool there."""
    x, y = _BOW_LAMP
    s.fill(polygon((x - 3, y), (x + 3, y), (94, 139), (21, 139)), s.key)
    s.fill(polygon((x - 2, y), (x + 2, y), (83, 139), (32, 139)), CREAM[0])
    s.fill(polygon((x - 1, y), (x + 1, y), (70, 139), (45, 139)), "#fffbe8")
    s.fill(oval(58, 139, 42, 10.6), CREAM[0])
    s.fill(oval(58, 139, 32, 7.4), "#fffbe8")


def _pup_in_the_beam(s: Impact) -> None:
    """Paint slabs that the bow has tilted up, and a pup in the pool of light that raises itself and looks up at the ship."""
    for slab, thick in (
        (((88, 134), (82, 112), (104, 106), (112, 130)), 7.0),
        (((104, 142), (102, 126), (126, 118), (128, 142)), 7.0),
    ):
        s.slab(slab, thick, (s.light, s.mid, s.deep), (-0.6, -1.0), 1.5)
    s.fill(svg("M40 146 C52 139 80 138 98 147 C86 153 54 154 40 146 Z"), s.deep)
    fur: Tones = ("#fffbe8", mix(s.key, s.light, 0.35), s.deep)
    toward = (-0.45, -0.9)
    with s.moved(61.0, 131.0, 1.72, turn=-10.0):
        tail = svg("M-12 5 C-17 2 -21 1 -23 4 C-21 9 -16 10 -10 9 Z")
        modelled(s, tail, fur, toward, 1.6, 0.0, 1.3, 1.2, dotted=False)
        body = svg(
            "M-14 8 C-13 1 -6 -2 0 -5 C2 -10 1 -17 7 -20 C13 -22 19 -17 18 -12 C17 -9 15 -7 15 -3 C15.600 2 15 6 12 9 C5 11 -7 11 -14 8 Z"
        )
        modelled(s, body, fur, toward, 5.0, 2.2, 1.5, 1.8)
        modelled(s, svg("M3 2 C1 7 -3 10 -6 11 C-2 12.600 5 11 8 6 Z"), fur, toward, 1.6, 0.0, 1.2, 1.0, dotted=False)
        s.fill(oval(9.6, -15.0, 2.1, 2.5), s.ink)
        s.fill(oval(9.0, -16.0, 0.9), "#ffffff")
        s.fill(oval(16.8, -15.0, 1.8, 1.4), s.ink)
        s.stroke([(16.4, -11.8), (13.8, -10.2, 11.8, -11.4)], s.ink, 1.0)
        for y in (-12.4, -11.4):
            s.stroke([(15.4, y), (20.4, y + 1.4)], s.ink, 0.7)


def hulk(s: Impact) -> None:
    """An old icebreaker towers over a seal's pup and finds it with its lamp. From the ice; light: the lamp on the bow."""
    _ice_by_night(s)
    _icebreaker(s)
    _beam(s)
    s.flash(*_BOW_LAMP, 15, 9, s.accent, seed=4, hollow=0.5)
    s.inked([(oval(*_BOW_LAMP, 6.8, 6.4), s.accent)], 1.5, (0.3, 0.6))
    s.fill(oval(*_BOW_LAMP, 4.2), "#ffffff")
    _pup_in_the_beam(s)


def _sea_by_moonlight(s: Impact) -> None:
    """Paint a sea by night: a great moon half-way into the picture, its light in bars on the dark water."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.pool(56, 86, ((104, mix(s.ink, s.deep, 0.85)), (86, mix(s.deep, s.mid, 0.5)), (68, s.mid), (52, s.key)))
    s.halo(ALL, s.ink, 56, 86, 72, 112, 0.0, 0.7)
    s.fill(oval(56, 86, 34), CREAM[1])
    for x, y, r in ((34, 84, 4.0), (44, 68, 2.6), (38, 98, 2.4)):
        s.fill(oval(x, y, r, 0.8 * r), CREAM[0])
        s.fill(cut(oval(x, y, r, 0.8 * r), oval(x + 1, y + 1, r, 0.8 * r)), "#e8b878")
    s.fill(box(-4, 122, 124, 172), mix(s.ink, s.deep, 0.55))
    for x, y, half in ((62, 125, 30), (54, 130, 22), (64, 135, 26), (58, 141, 20), (62, 146, 26)):
        s.fill(polygon((x - half, y), (x, y - 1.6), (x + half, y), (x, y + 1.6)), CREAM[0])


_WHALE: Final = svg(
    "M112 156 C120 124 116 90 101 66 C92 53 78 44 65 44 C56 44 52 49 55 54 C51 58 48 67 50 78 C53 98 64 124 68 156 Z"
)
"""A whale that leaps out of the sea, its head at the upper left and its throat on the left."""


def _whale(s: Impact) -> None:
    """Paint the whale as one dark mass before the moon: its grooved throat in the light, two fins flung out."""
    night, dim = mix(s.ink, s.deep, 0.25), mix(s.deep, s.mid, 0.2)
    fin = ribbon([(104, 96, 5.0), (112, 98, 6.4), (120, 106, 5.0), (124, 118, 1.0)])
    s.inked([(fin, night)], 1.6, (0.6, 0.8))
    s.rim([fin], s.key, (-0.5, -1.0), 1.5)
    s.inked([(_WHALE, night)], 1.9, (1.2, 0.6))
    throat = svg("M55 54 C68 58 82 66 88 77 C92 98 90 126 90 156 H68 C64 124 53 98 50 78 C48 67 51 58 55 54 Z")
    with s.clipped(_WHALE):
        s.fill(
            svg("M50 44 C70 42 92 54 102 68 C116 90 120 124 112 156 H100 C104 122 100 92 88 74 C78 62 64 56 50 54 Z"),
            dim,
        )
        s.dots(_WHALE, s.ink, (92, 80), (112, 110), 0.0, 0.8, pitch=2.4)
        s.fill(throat, s.light)
        s.fill(cut(throat, placed(throat, -9.0, -3.0)), s.key)
        s.dots(throat, s.mid, (66, 90), (88, 104), 0.0, 0.75, pitch=2.4)
        for number in range(5):
            x = 57 + 6.4 * number
            s.stroke([(58 + 6 * number, 62 + 3.2 * number), (x - 2, 88 + 3 * number, x + 12, 156)], s.deep, 1.2)
        for x, y, r in ((64.0, 48.6, 1.6), (72, 50.6, 1.9), (80, 55, 1.9), (87, 61, 1.7), (93, 69, 1.4)):
            s.fill(oval(x, y, r), s.mid)
        s.rim([_WHALE], s.key, (0.5, -1.0), 2.4)
    s.stroke([(55, 54), (74, 59, 86, 74), (89, 80, 95, 81)], s.ink, 2.6)
    s.inked([(oval(96.4, 75.6, 4.0, 3.4, 30), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(95.4, 76.4, 2.0, 2.2), s.ink)
    s.fill(oval(94.8, 75.6, 0.7), "#ffffff")
    s.stroke([(91.6, 73), (96, 70.6, 101, 75)], s.ink, 1.8)
    near = ribbon([(96, 96, 6.0), (103, 106, 7.4), (102, 119, 6.2), (96, 131, 0.8)])
    s.inked([(near, night)], 1.7, (0.6, 0.9))
    s.rim([near], s.key, (-0.5, -1.0), 1.6)


def _captain(s: Impact) -> None:
    """Paint a captain at the stern of a small boat who looks through a long telescope, the moon on back and brass."""
    plum: Tones = ("#f8f1ff", "#7a2a86", s.ink)
    wood: Tones = ("#f8f1ff", s.deep, s.ink)
    brass: Tones = ("#ffffff", "#ffc830", "#b8500e")
    light = (-0.8, -0.6)
    coat = svg("M44 128 C43 114 45 104 52 103 C60 104 63 114 64 128 Z")
    modelled(s, coat, plum, light, 6.0, 2.0, 1.4, 1.4, dotted=False)
    modelled(s, limb((57, 107, 3.2), (66, 111, 2.8), (74, 100, 2.2)), plum, light, 1.6, 1.2, 1.3, 1.0, dotted=False)
    head = join(oval(53, 97, 5.8, 6.2), oval(58.4, 98.4, 2.0, 1.6))
    modelled(s, head, ("#ffe0c8", "#9c5a44", "#3c1440"), light, 3.6, 1.4, 1.3, 1.2, dotted=False)
    with s.moved(59.0, 95.6, 1.0, turn=-24.0):
        for start, end, half in ((0, 9, 2.0), (9, 18, 2.7), (18, 27, 3.5)):
            modelled(s, box(start, -half, end, half, 0.6), brass, (-0.2, -1.0), 1.6, 1.0, 1.3, 1.2, dotted=False)
        s.inked([(oval(27.4, 0, 1.5, 3.8), "#ffffff")], 1.0, (0, 0))
    s.inked([(oval(74, 98, 2.6), "#c07850")], 1.0, (0, 0))
    modelled(s, limb((49, 107, 3.6), (56, 117, 3.2), (64, 106, 2.6)), plum, light, 2.0, 1.2, 1.3, 1.2, dotted=False)
    s.inked([(oval(64.6, 103.6, 2.6), "#c07850")], 1.0, (0, 0))
    cap = svg("M44.600 95 C45 86 60 86 60.600 94.500 L65 96.500 H44 Z")
    s.inked([(cap, mix(s.ink, s.deep, 0.3))], 1.3, (0.2, 0.4))
    s.rim([cap], s.light, light, 1.4)
    hull = svg("M34 120 C44 127 68 127 86 115 C84 130 77 137 66 137 H48 C40 137 35 131 34 120 Z")
    modelled(s, hull, wood, light, 5.0, 1.8, 1.7, 1.8, dotted=False)
    with s.clipped(hull):
        s.line(svg("M34 126 C46 132 68 132 86 121"), s.accent, 2.4)


def captain_marvel(s: Impact) -> None:
    """A whale leaps up before a captain, who looks for it through a telescope. On an open sea; light: a full moon."""
    _sea_by_moonlight(s)
    with s.moved(7.0, 0.0):
        _whale(s)
    s.puff(
        ((82, 142, 6), (90, 139, 6), (98, 140, 7), (108, 138, 8), (118, 141, 9), (94, 147, 7), (106, 148, 8)),
        "#ffffff",
        s.key,
        1.6,
        (-0.6, -0.8),
    )
    s.drops(((70, 128, 2.6), (118, 122, 2.8), (66, 134, 1.6), (115, 112, 1.6), (72, 118, 1.4)), "#ffffff", 1.5)
    with s.moved(4.0, 1.0):
        _captain(s)


def _square_on_a_feast(s: Impact) -> None:
    """Paint a square by night from among the crowd: dark houses lean in, a bonfire glows behind the heads."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    s.pool(
        64,
        106,
        ((112, s.deep), (88, mix(s.deep, s.mid, 0.35)), (70, s.mid), (53, s.key), (43, CREAM[0]), (35, CREAM[1])),
    )
    s.dots(ALL, s.ink, (66, 60), (66, -9), 0.0, 0.8)
    far = mix(s.ink, s.deep, 0.2)
    s.fill(polygon((-2, 30), (16, 40), (22, 92), (22, 172), (-2, 172)), far)
    s.fill(polygon((122, 40), (112, 48), (107, 96), (107, 172), (122, 172)), far)
    for x, y in ((5, 62), (112, 72), (114.6, 88), (9, 80)):
        s.fill(box(x, y, x + 4, y + 7), s.key)
    for string in ("M-4 44 C14 54 28 52 44 40", "M92 44 C104 54 114 54 124 46"):
        s.line(svg(string), s.ink, 1.2)
    for x, y, turn in ((10, 51, 4), (24, 50.6, -6), (36, 46.6, -16), (101, 50, 10), (113, 51, -4)):
        flag = placed(svg("M-4.600 0 H4.600 L0 9 Z"), x, y, 1.0, turn)
        s.fill(flag, s.mid)
    lots = chance(8)
    for number in range(13):  # heads of the crowd
        x = -2 + 10 * number + 3 * next(lots)
        r = 4.6 + 1.6 * next(lots)
        head = oval(x, 138 - 3 * next(lots), r, 1.15 * r)
        s.fill(join(head, oval(x, 152, 1.9 * r, 9)), s.ink)
        s.rim([head], s.light, (0, -1), 1.2)


_FROM_THE_FIRE: Final = (-0.3, 0.95)


def _fringed(s: Impact, path: skia.Path, tones: Sequence[Color], step: float = 10.0, reach: float = 5.0) -> None:
    """Paint a part of a beast of paper: rows of fringe in turns of tones, shaded below, lit from above."""
    s.inked([(path, tones[0])], 1.2, (0.9, 1.8))
    bounds = path.getBounds()
    with s.clipped(path):
        y, number = bounds.top() - 0.3 * step, 0
        while y < bounds.bottom() + step:
            row: list[tuple[float, float]] = []
            x = bounds.left() - 4
            while x < bounds.right() + 6:
                row += [(x, y + step), (x + 2.0, y + step + 2.8), (x + 4.0, y + step)]
                x += 4.0
            s.fill(
                polygon((bounds.left() - 8, y + 2), (bounds.right() + 8, y + 2), *reversed(row)),
                tones[number % len(tones)],
            )
            s.stroke(row, s.key, 0.8)
            y += step
            number += 1
        shade = cut(path, placed(path, reach * _FROM_THE_FIRE[0], reach * _FROM_THE_FIRE[1]))
        s.fill(shade, mix(s.mid, s.deep, 0.45))
    s.rim([path], "#ffffff", _FROM_THE_FIRE, 1.4)


_RENT: Final = svg("M56 86 L63 78 L60.500 74 L69 67 L67.500 62 L77 55 L75.500 63 L80 66 L76.500 72 L81 77 L78.500 86 Z")
"""The crack in the belly, thin at its upper end."""


def _donkey_of_paper(s: Impact) -> None:
    """Paint a whole donkey of coloured paper, hung by its back at (72, 52), its belly split by one crack."""
    tones = ("#ffffff", s.accent)
    far = (s.key, s.key, mix(s.accent, s.ink, 0.25))
    _fringed(s, polygon((60, 74), (70, 76), (68, 101, 2), (57, 101, 2)), far)
    _fringed(s, polygon((87, 74), (96, 72), (101, 98, 2), (90, 100, 2)), far)
    tail = ribbon(((98, 58, 2.6), (106, 58, 3.0), (110, 68, 3.0), (108, 78, 4.6), (108.6, 84, 2.0)))
    _fringed(s, tail, (s.accent, s.light), 5.0, 2.6)
    body = svg("M48 58 C56 51 88 50 98 54 C104 58 105 72 101 79 C90 86 60 87 50 82 C44 76 43 64 48 58 Z")
    _fringed(s, body, tones, 11.0, 4.6)
    _fringed(s, polygon((48, 74), (59, 78), (57, 106, 2), (45, 105, 2)), tones)
    _fringed(s, polygon((92, 76), (102, 72), (110, 100, 2), (98, 103, 2)), tones)
    neck = svg("M46 74 C40 66 38 54 41 42 L54 38 C60 46 63 56 62 64 C58 72 52 76 46 74 Z")
    _fringed(s, neck, tones)
    mane = svg(
        "M50 34 C58 38 64 48 65.600 58 L61.600 60 L60.600 55 L57.600 56 L56.600 50 L53.600 50 L52.600 44 L49 44 Z"
    )
    s.inked([(mane, s.accent)], 1.1, (0.6, 0.8))
    for ear in (
        svg("M44 38 C39 31 38 25 40.600 20 C46 24 49 31 49 37 Z"),
        svg("M51 38 C50 31 52 25 56.600 22 C59 27 58 34 56 40 Z"),
    ):
        s.inked([(ear, s.light)], 1.2, (0.8, 1.2))
        s.fill(placed(placed(ear, -49, -37), 49, 36.4, 0.55), s.accent)
    head = svg(
        "M57 40 C53 33 43 33 39 39 L28 54 C25 58 27 65 33 66.600 C38 67.600 42 65 45 61.600 L55 54 C58 50 59.600 45 57 40 Z"
    )
    _fringed(s, head, ("#ffffff", "#ffffff", s.accent), 9.0, 4.6)
    muzzle = svg("M32 49 L28 54 C25 58 27 65 33 66.600 C38 67.600 41 65 44 62.600 C43 56 39 51 32 49 Z")
    s.inked([(muzzle, s.mid)], 1.0, (0.4, 0.6))
    s.rim([muzzle], s.key, _FROM_THE_FIRE, 1.3)
    s.fill(oval(31, 57, 1.3, 1.0), s.ink)
    s.stroke([(30, 62.6), (35, 63.4, 40, 60)], s.ink, 1.3)
    s.inked([(oval(45, 45, 4.4), "#ffffff")], 1.2, (0.3, 0.4))
    s.fill(oval(45.6, 46.6, 2.4), s.ink)
    s.fill(oval(44.8, 45.6, 0.8), "#ffffff")


def _sweet(s: Impact, x: float, y: float, size: float, turn: float, tone: Color) -> None:
    """Paint a sweet in twisted paper."""
    with s.moved(x, y, size, turn):
        ends = [polygon((0, 0), (side * 8.4, -4), (side * 7.0, 0), (side * 8.4, 4)) for side in (-1, 1)]
        s.inked([*((end, tone) for end in ends), (oval(0, 0, 4.4, 3.8), tone)], 1.2 / size, (0.6, 1.0))
        s.fill(cut(oval(0, 0, 4.4, 3.8), oval(-0.8, -1.4, 4.6, 3.8)), mix(tone, s.ink, 0.45))
        s.fill(oval(-1.2, -1.2, 1.6, 1.0, -30), "#ffffff")


def _umbrella_below(s: Impact) -> None:
    """Paint an umbrella upside down below the sweets: its lining in the fire's light, its panels dark, one fist that holds it."""
    lining = svg("M36 117 C44 108 96 106 106 115 C98 126 46 128 36 117 Z")
    s.inked([(lining, s.light)], 1.4, (0.0, 0.6))
    for x in (50.0, 64, 79, 93):
        s.stroke([(x, 110 + abs(x - 71) * 0.06), (71, 124)], s.key, 1.3)
    for x, y, size, turn, tone in (
        (53, 117, 1.05, 40, s.accent),
        (66, 119, 1.1, -10, "#ffc83a"),
        (82, 118, 1.1, -60, s.accent),
        (93, 115, 0.9, 10, "#ffffff"),
        (75, 113, 0.9, 60, "#ffffff"),
    ):
        _sweet(s, x, y, size, turn, tone)
    cloth = svg(
        "M36 117 C40 122 46 123 51 121 C56 125 62 126 67 123 C73 126 80 126 85 122 C91 124 98 122 106 115 C106 132 90 144 72 145 "
        "C52 145 38 134 36 117 Z"
    )
    modelled(s, cloth, (s.key, mix(s.ink, s.deep, 0.8), s.ink), (-0.2, -1.0), 7.0, 1.8, 1.5, 2.0, dotted=False)
    for x, low in ((51.0, 121.0), (67, 123), (85, 122)):
        s.stroke([(x, low), ((x + 71) / 2 + (x - 71) * 0.3, 134, 72, 145)], s.ink, 1.3)
    s.fill(svg("M52 123 C56 126 62 126 66 124.600 C67 132 69 139 71 144 C62 142 54 134 52 123 Z"), s.mid)


def drax(s: Impact) -> None:
    """A stick has split a donkey of paper, and sweets pour into an umbrella. From the crowd; light: a bonfire behind the heads."""
    _square_on_a_feast(s)
    with s.moved(6.0, 20.0, 0.8, turn=9.0, about=(74, -2)):
        s.stroke([(74, -30), (72, 54)], s.ink, 3.4)
        s.stroke([(74, -30), (72, 54)], s.key, 1.5)
        with s.moved(0.0, 1.0, about=(72, 54)):
            _donkey_of_paper(s)
            s.inked([(placed(_RENT, 5.0, 1.0), s.ink)], 1.0, (0.9, -0.6), mix(s.key, s.mid, 0.4))
    stick = polygon((136, 142), (142, 133), (94, 92, 2.6), (88, 100, 2.6))
    s.inked([(stick, s.light)], 1.4, (0.8, 1.8))
    s.fill(cut(stick, placed(stick, 2.0, -3.0)), s.mid)
    for x, y in ((98, 103), (109, 112.4)):
        s.fill(both(stick, polygon((x - 5, y + 6), (x + 5, y - 9), (x + 9.6, y - 5), (x - 0.4, y + 10))), s.accent)
    skin: Tones = ("#f0b888", "#a8684a", "#55304a")
    gripping_fist(s, 109.0, 111.5, -139.0, skin, ("#ffffff", s.light, s.mid), (-0.8, -0.6), 0.72)
    for x, y, size, turn, tone in (
        (63, 92, 0.6, 60, s.accent),
        (68, 96, 0.66, -20, "#ffffff"),
        (59, 99, 0.74, -50, "#ffc83a"),
        (66, 104, 0.8, 30, s.accent),
        (75, 105, 0.8, -70, "#ffc83a"),
    ):
        _sweet(s, x, y, size, turn, tone)
    _umbrella_below(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk,
        ((63.0, 47.0), (62.0, 130.0), (76.0, 108.0), (83.0, 68.0)),
        "finds a pup on the ice",
        "frozen strait",
        "lamp on a bow",
    ),
    "m3-18": Picture(
        drax,
        ((46.0, 48.0), (62.0, 68.0), (68.0, 100.0), (72.0, 130.0)),
        "breaks a donkey of paper",
        "square on a feast night",
        "bonfire behind heads",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((66.0, 60.0), (80.0, 90.0), (62.0, 130.0)),
        "leaps up before a captain",
        "open sea",
        "full moon behind",
    ),
}

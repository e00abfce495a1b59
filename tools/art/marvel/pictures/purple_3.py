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

_BOW_LAMP: Final = (73.0, 50.0)
_TO_THE_LAMP: Final = (0.35, -0.95)


def _ice_by_night(s: Impact) -> None:
    """Paint a strait in the last light: a pale sky in slanting bands, a ridge of ice, the field before us in shade."""
    s.fill(ALL, s.deep)
    s.dots(ALL, s.ink, (60, 34), (60, -8), 0.0, 0.7)
    s.fill(polygon((-4, 44), (124, 20), (124, 120), (-4, 120)), s.mid)
    s.fill(polygon((-4, 66), (124, 42), (124, 120), (-4, 120)), s.key)
    s.fill(polygon((-4, 92), (124, 68), (124, 120), (-4, 120)), s.light)
    s.fill(svg("M-4 108 L10 98 L20 106 L34 96 L46 107 L58 100 L72 110 V130 H-4 Z"), s.mid)
    s.fill(svg("M-4 116 L30 111 L60 115 L124 110 V172 H-4 Z"), s.deep)
    s.dots(svg("M-4 116 L30 111 L60 115 L124 110 V172 H-4 Z"), s.ink, (60, 130), (0, 156), 0.0, 0.7)


_HULL: Final = svg("M42 60 C58 68 96 68 126 56 V118 C116 126 104 132 92 138 H74 C64 120 50 88 42 60 Z")
"""The bow of a ship that comes straight at us, its stem at x 79."""


def _icebreaker(s: Impact) -> None:
    """Paint an old icebreaker from ahead: its bow one dark wedge with a lit stem and bulwark, two anchors in its sides."""
    s.inked([(_HULL, mix(s.ink, s.deep, 0.12))], 2.0, (0.6, 0.8))
    port = svg("M42 60 C54 66 68 67.500 79 67 L81 138 H74 C64 120 50 88 42 60 Z")
    s.fill(port, mix(s.ink, s.deep, 0.75))
    s.rim([port], s.key, (1.0, 0.0), 2.0)
    bulwark = svg("M39 52 C56 60 98 60 128 48 V57 C98 68 58 68 41 60 Z")
    s.inked([(bulwark, s.light)], 1.5, (0.3, 0.8))
    s.fill(both(bulwark, box(79, 40, 130, 80)), s.key)
    for x in (60.0, 97.0):
        s.inked([(oval(x, 80, 4.2, 5.2), s.ink)], 0.8, (0, 0), ink=s.key)
        s.stroke([(x, 80), (x, 93)], s.key, 2.2)
        s.stroke([(x - 6, 90), (x - 4, 97, x, 97), (x + 4, 97, x + 6, 90)], s.key, 2.4)
    s.inked([(polygon((76, 60), (77, 28), (80, 28), (82, 60)), s.ink)], 0.8, (0, 0))


def _beam(s: Impact) -> None:
    """Paint the hard beam of the bow's lamp, its pool on the ice, and the lamp's case and glass."""
    x, y = _BOW_LAMP
    s.fill(polygon((x - 5, y), (x + 3, y + 3), (90, 138), (26, 138)), CREAM[0])
    s.fill(polygon((x - 4, y), (x + 2, y + 2), (80, 138), (37, 138)), "#fffbe8")
    s.fill(oval(56, 138, 33, 8.6), CREAM[0])
    s.fill(oval(55, 138, 27, 6.2), "#fffbe8")
    with s.moved(x, y, turn=24.0):
        s.inked([(polygon((-4, -9, 2), (4, -9, 2), (7.4, 2), (-7.4, 2)), mix(s.ink, s.deep, 0.3))], 1.6, (0.4, 0.2))
        s.fill(polygon((-4, -7), (-1.4, -7), (-3, 0), (-6, 0)), s.key)
        s.inked([(oval(0, 2.6, 7.4, 2.8), s.accent)], 1.2, (0, 0))
        s.fill(oval(0, 2.8, 5.0, 1.5), "#ffffff")


def _pup_in_the_beam(s: Impact) -> None:
    """Paint a seal's pup in the beam, raised to look up at the lamp, its side away from it in one deep shade."""
    for slab, thick in (
        (((94, 142), (97, 124), (114, 118), (122, 140)), 6.0),
        (((4, 140), (8, 122), (24, 126), (28, 142)), 6.0),
    ):
        s.slab(slab, thick, (s.key, s.mid, s.ink), (0.3, -1.0), 1.5)
    s.fill(svg("M30 146 C40 139 70 138 80 143 C70 149 40 150 30 146 Z"), s.deep)
    fur: Tones = ("#ffffff", s.light, s.deep)
    with s.moved(57.0, 128.5, 1.2, turn=-6.0):
        tail = svg("M-12 5 C-17 2 -21 1 -23 4 C-21 9 -16 10 -10 9 Z")
        modelled(s, tail, (fur[0], s.mid, s.deep), _TO_THE_LAMP, 1.6, 0.0, 1.5, 1.4, dotted=False)
        body = svg(
            "M-14 8 C-13 1 -6 -2 0 -5 C2 -10 1 -17 7 -20 C13 -22 19 -17 18 -12 C17 -9 15 -7 15 -3 C15.600 2 15 6 12 9 C5 11 -7 11 -14 8 Z"
        )
        s.inked([(body, fur[1])], 1.9, (-0.7, 0.9))
        with s.clipped(body):
            s.fill(svg("M-16 12 V0 L0 -7 C1 -12 0 -18 6 -22 C4 -12 6 -6 4 0 C3 5 6 8 12 11 Z"), s.mid)
        s.line(body, s.ink, 0.9)
        modelled(s, svg("M5 2 C3 7 -1 10 -4 11 C0 12.600 7 11 10 6 Z"), (fur[0], s.key, s.deep), _TO_THE_LAMP, 1.6, 0.0)
        s.fill(oval(10.6, -15.0, 2.2, 2.6), s.ink)
        s.fill(oval(11.2, -16.0, 0.9), "#ffffff")
        s.fill(oval(17.0, -15.2, 1.9, 1.5), s.ink)
        s.stroke([(16.4, -11.8), (13.8, -10.2, 11.8, -11.4)], s.ink, 1.0)


def hulk(s: Impact) -> None:
    """An old icebreaker towers over a seal's pup and finds it with its lamp. From the ice; light: the lamp on its mast."""
    _ice_by_night(s)
    _icebreaker(s)
    _beam(s)
    _pup_in_the_beam(s)


def _sea_before_dawn(s: Impact) -> None:
    """Paint a low horizon under a sky in level bands, brightest where it meets the sea, and its light on the water."""
    s.fill(ALL, s.deep)
    s.dots(ALL, s.ink, (60, 40), (60, -6), 0.0, 0.75)
    for top, tone in ((40, s.mid), (84, s.key), (104, s.light), (115, CREAM[1])):
        s.fill(box(-4, top, 124, 130), tone)
    s.fill(box(-4, 122, 124, 172), mix(s.ink, s.deep, 0.55))
    s.fill(box(-4, 122, 124, 124), s.mid)
    for x, y, half in ((46, 130, 30), (58, 136, 22), (44, 142, 28)):
        s.fill(polygon((x - half, y), (x, y - 1.3), (x + half, y), (x, y + 1.3)), CREAM[0])


_WHALE: Final = svg(
    "M112 156 C120 124 116 90 101 66 C92 53 78 44 65 44 C56 44 52 49 55 54 C51 58 48 67 50 78 C53 98 64 124 68 156 Z"
)
"""A whale that leaps out of the sea, its head at the upper left and its throat on the left."""


def _whale(s: Impact) -> None:
    """Paint the whale as one dark mass before the sky: a lit edge on its grooved throat, two fins flung out."""
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
        s.fill(throat, CREAM[1])
        s.fill(cut(throat, placed(throat, -9.0, -3.0)), s.key)
        s.dots(throat, s.key, (66, 90), (88, 104), 0.0, 0.75, pitch=2.4)
        for number in range(5):
            x = 57 + 6.4 * number
            s.stroke([(58 + 6 * number, 62 + 3.2 * number), (x - 2, 88 + 3 * number, x + 12, 156)], s.ink, 1.4)
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
    """Paint a captain at the stern of a small boat who looks through a long telescope, the dawn on back and brass."""
    coat_tones: Tones = ("#fbffcf", s.accent, "#5f8a1a")
    wood: Tones = ("#f8f1ff", s.deep, s.ink)
    brass: Tones = ("#ffffff", "#ffc830", "#b8500e")
    light = (-0.8, -0.6)
    coat = svg("M44 128 C43 114 45 104 52 103 C60 104 63 114 64 128 Z")
    modelled(s, coat, coat_tones, light, 6.0, 2.0, 1.4, 1.4, dotted=False)
    modelled(
        s, limb((57, 107, 3.2), (66, 111, 2.8), (74, 100, 2.2)), coat_tones, light, 1.6, 1.2, 1.3, 1.0, dotted=False
    )
    head = join(oval(53, 97, 5.8, 6.2), oval(58.4, 98.4, 2.0, 1.6))
    modelled(s, head, ("#ffe0c8", "#b8704c", "#5a2440"), light, 3.6, 1.4, 1.3, 1.2, dotted=False)
    with s.moved(59.0, 95.6, 1.0, turn=-24.0):
        for start, end, half in ((0, 9, 2.0), (9, 18, 2.7), (18, 27, 3.5)):
            modelled(s, box(start, -half, end, half, 0.6), brass, (-0.2, -1.0), 1.6, 1.0, 1.3, 1.2, dotted=False)
        s.inked([(oval(27.4, 0, 1.5, 3.8), "#ffffff")], 1.0, (0, 0))
    s.inked([(oval(74, 98, 2.6), "#c07850")], 1.0, (0, 0))
    modelled(
        s, limb((49, 107, 3.6), (56, 117, 3.2), (64, 106, 2.6)), coat_tones, light, 2.0, 1.2, 1.3, 1.2, dotted=False
    )
    s.inked([(oval(64.6, 103.6, 2.6), "#c07850")], 1.0, (0, 0))
    cap = svg("M44.600 95 C45 86 60 86 60.600 94.500 L65 96.500 H44 Z")
    s.inked([(cap, mix(s.ink, s.deep, 0.3))], 1.3, (0.2, 0.4))
    s.rim([cap], s.light, light, 1.4)
    hull = svg("M34 120 C44 127 68 127 86 115 C84 130 77 137 66 137 H48 C40 137 35 131 34 120 Z")
    modelled(s, hull, wood, light, 5.0, 1.8, 1.7, 1.8, dotted=False)
    with s.clipped(hull):
        s.line(svg("M34 126 C46 132 68 132 86 121"), s.accent, 2.4)


def captain_marvel(s: Impact) -> None:
    """A whale leaps up before a captain, who looks for it through a telescope. On an open sea; light: a band of sky before dawn."""
    _sea_before_dawn(s)
    with s.moved(11.0, 0.0):
        _whale(s)
    s.puff(
        ((82, 142, 6), (90, 139, 6), (98, 140, 7), (108, 138, 8), (118, 141, 9), (94, 147, 7), (106, 148, 8)),
        "#ffffff",
        s.key,
        1.6,
        (-0.6, -0.8),
    )
    s.drops(((118, 122, 2.8), (115, 112, 1.6)), "#ffffff", 1.5)
    with s.moved(-1.0, 1.0, 1.06, about=(52.0, 130.0)):
        _captain(s)


def _street_on_a_feast(s: Impact) -> None:
    """Paint a street by night in perspective: dark fronts lean in, its pavement lies in the light of a fire before us."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (64, 62), (64, -6), 0.0, 0.9)
    s.fill(polygon((-4, -4), (24, 10), (40, 72), (40, 118), (-4, 128)), mix(s.ink, s.deep, 0.4))
    s.fill(polygon((124, 8), (112, 22), (100, 76), (100, 116), (124, 126)), mix(s.ink, s.deep, 0.4))
    s.fill(polygon((40, 72), (43, 76), (43, 118), (40, 118)), s.key)
    s.fill(polygon((-4, 126), (40, 114), (100, 114), (124, 124), (124, 172), (-4, 172)), CREAM[1])
    s.fill(polygon((40, 114), (100, 114), (110, 118), (26, 118)), s.light)
    s.fill(oval(74, 143, 44, 5.0), s.key)


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
    """A stick has split a donkey of paper, and sweets pour into an umbrella. In a street; light: a fire on the pavement."""
    _street_on_a_feast(s)
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
        ((73.0, 50.0), (68.0, 108.0), (60.0, 126.0), (80.0, 84.0)),
        "finds a pup on the ice",
        "frozen strait",
        "lamp on a bow",
    ),
    "m3-18": Picture(
        drax,
        ((46.0, 48.0), (62.0, 68.0), (68.0, 100.0), (72.0, 130.0)),
        "breaks a donkey of paper",
        "street on a feast night",
        "fire on a pavement",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((66.0, 60.0), (80.0, 90.0), (62.0, 130.0)),
        "leaps up before a captain",
        "open sea",
        "band of sky before dawn",
    ),
}

"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, gripping_fist, group, modelled
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


def _sea_under_the_moon(s: Impact) -> None:
    """Paint a night sky in flat bands, a low moon, a dark sea, and the moon's path on it in hard bars."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 44), (124, 30), (124, 130), (-4, 130)), s.mid)
    s.fill(polygon((-4, 72), (124, 62), (124, 130), (-4, 130)), s.key)
    s.fill(box(-4, 100, 124, 118), s.light)
    s.fill(oval(47, 62, 11), CREAM[1])
    s.fill(box(-4, 116, 124, 172), mix(s.ink, s.deep, 0.6))
    for y, left, right in ((117, 36, 60), (122.6, 32, 66), (128.6, 36, 70), (134.6, 28, 84), (140.6, 38, 76)):
        s.fill(polygon((left, y), (right, y), (right - 5, y + 3), (left + 6, y + 3)), CREAM[0])


_WHALE: Final = svg(
    "M26 124 C34 112 42 98 52 82 C62 64 78 50 98 46 C112 44 122 48 132 56 V124 C116 117 100 116 84 117 C64 118 46 120 26 124 Z"
)
"""A whale that rises out of the sea, its back to the left, its jaws and throat at the right."""


def _whale(s: Impact) -> None:
    """Paint the whale as one black arc from the left to the upper right, its edge to the moon alight, its eye lime."""
    s.inked([(_WHALE, s.ink)], 1.4, (0, 0))
    with s.clipped(_WHALE):
        throat = svg("M132 82 C116 80 104 84 98 94 C94 102 94 112 98 124 H132 Z")
        s.fill(throat, s.deep)
        for number in range(5):
            y = 88 + 6.0 * number
            s.stroke([(134, y), (112 - number, y + 1, 101 - 1.2 * number, y + 9), (99, y + 16, 99, y + 24)], s.ink, 1.7)
        s.stroke([(134, 80), (112, 77, 98, 83), (92, 86, 85, 80)], s.mid, 1.8)
    s.rim([_WHALE], s.light, (-0.8, -0.7), 2.2)
    s.inked([(oval(88, 71, 4.6, 3.8, 12), s.accent)], 1.4, (0, 0))
    s.fill(oval(87, 71.4, 2.0, 2.6), s.ink)
    s.fill(oval(86.4, 70.4, 0.8), "#ffffff")
    s.stroke([(81.6, 66.4), (88, 63.4, 95, 67.6)], s.mid, 1.5)


def _boat(s: Impact) -> None:
    """Paint a small boat on the moon's path, black with a lit edge, and in it a man who looks the wrong way."""
    light = (-0.8, -0.6)
    coat: Tones = ("#ffffff", s.key, s.mid)
    skin: Tones = (CREAM[1], "#c07850", "#5a2440")
    brass: Tones = ("#ffffff", "#ffc830", "#b8500e")
    far = limb((58, 111, 2.6), (50.6, 112, 2.2), (47.4, 105.4, 1.8))
    group(s, [(far, coat, 1.2), (oval(47.2, 103.6, 2.0), skin, 1.0)], light, 1.3, 1.2)
    body = svg("M53.600 128 C52.600 117 53 110 57 107.400 C61 106 66 107.6 67.4 112 C68.4 117 68 124 67.6 128 Z")
    head = join(oval(58.8, 101.4, 4.6, 5.2, -8), svg("M55.6 100 L52.4 102.6 L55.4 104 Z"))
    cap = svg("M53.400 99.8 C54 92.600 64 92.600 64.4 100.6 L62 101.4 L51 101.4 L50.8 99.8 Z")
    group(s, [(body, coat, 3.4), (head, skin, 3.0), (cap, ("#ffffff", s.light, s.key), 2.4)], light, 1.4, 1.4)
    with s.moved(53.4, 102.6, turn=187.0):
        for start, end, half in ((0, 6, 1.6), (5, 13, 2.2), (12, 20, 2.9)):
            modelled(s, box(start, -half, end, half, 0.5), brass, (0.4, 1.0), 1.4, 0.8, 1.2, 1.0, dotted=False)
    near = limb((64.6, 111.4, 2.9), (57.4, 117.4, 2.5), (52.4, 106.6, 1.9))
    group(s, [(near, coat, 1.6), (oval(52.0, 104.4, 2.1), skin, 1.0)], light, 1.3, 1.2)
    hull = svg("M37 122 C50 126.600 66 126.600 84 119 C82 129 76 134.600 66 134.600 H52 C44 134.600 39 130 37 122 Z")
    s.inked([(hull, s.ink)], 1.4, (0, 0))
    s.rim([hull], s.light, light, 1.8)
    with s.clipped(hull):
        s.line(svg("M34 127.600 C50 132 68 131.600 88 123"), s.mid, 1.6)


def captain_marvel(s: Impact) -> None:
    """A whale rises behind a captain, who looks for it the other way. On an open sea; light: a low moon."""
    _sea_under_the_moon(s)
    _whale(s)
    s.fill(polygon((22, 122), (60, 117.4), (124, 117), (124, 119.4), (60, 120)), s.light)
    with s.moved(7.0, 3.6, 1.1, about=(60.0, 130.0)):
        _boat(s)


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
        ((88.0, 71.0), (66.0, 102.0), (66.0, 130.0)),
        "rises behind a captain",
        "open sea",
        "low moon",
    ),
}

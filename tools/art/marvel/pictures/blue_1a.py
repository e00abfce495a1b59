"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.eyes import wide_eye
from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.people import two_toned
from tools.art.marvel.profiles import profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    between,
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
    skyline,
    svg,
)

_BY_THE_WINDOW: Final = (-0.75, -0.66)
"""Where the shop's window is."""


def _china_shop(s: Impact) -> None:
    """Paint a china shop: noon in a window with roofs at the left, two shelves of cups and plates in a flat tone."""
    s.fill(ALL, mix(s.mid, s.key, 0.55))
    far = mix(s.mid, s.deep, 0.42)
    cup = svg("M-8 -7 H8 C8 1 5 6 0 6 C-5 6 -8 1 -8 -7 Z M8 -5 C15 -6 15 2 7 2 L7.600 0 C11 0 11 -3 8 -3 Z")
    s.fill(join(*(placed(cup, x, 17, 1.1) for x in (62, 84))), far)
    s.fill(join(*(oval(x, 60, 10) for x in (62, 114)), *(placed(cup, x, 62, 1.0) for x in (88, 132))), far)
    for y in (24, 69):
        s.fill(box(52, y, 130, y + 4), far)
    with s.clipped(box(-9, -9, 46, 78)):
        s.fill(ALL, CREAM[1])
        s.fill(polygon((-9, 52), (14, 52), (24, 40), (34, 52), (60, 52), (60, 99), (-9, 99)), s.key)
        s.fill(box(16, -9, 19, 99), s.ink)
    s.fill(box(46, -9, 50, 80), "#ffffff")
    s.fill(box(-9, 78, 52, 83), s.ink)
    s.fill(svg("M96 172 V96 C108 84 116 92 122 86 C128 80 130 70 128 58 C136 68 139 86 138 98 V172 Z"), far)


def _bull(s: Impact) -> None:
    """Paint a bull from the front that fills the shop: shoulders as one dark mass, the head before them."""
    body = svg("M22 176 C22 146 30 116 44 102 C54 92 64 86 74 86 C86 86 100 92 110 102 C122 116 128 146 126 176 Z")
    s.inked([(body, s.shade)], 1.8, (1.0, 1.0))
    s.fill(cut(body, placed(body, 7.0, 6.0)), mix(s.deep, s.mid, 0.4))
    with s.moved(72.0, 96.0, turn=-4.0):
        _head_of_a_bull(s)


def _head_of_a_bull(s: Impact) -> None:
    """Paint the head from the front about the middle of its brow: horns up, ears out, both eyes on what is above."""
    bone, hide, dim = ("#fff8e6", s.mid), (s.key, s.deep), (s.deep, s.ink)
    for flip in (False, True):
        ear = placed(svg("M15 -10 C22 -16 34 -15 38 -6 C32 -1 22 -1 15 -4 Z"), flip=flip)
        points = ((11.0, -17.0, 6.0), (23.0, -20.0, 5.6), (31.0, -31.0, 4.2), (30.0, -47.0, 0.8))
        horn = ribbon([(-x if flip else x, y, half) for x, y, half in points], 12)
        two_toned(s, ((ear, hide if flip else dim, 3.0), (horn, bone, 3.6)), _BY_THE_WINDOW, 1.5)
    head = svg(
        "M-17 -19 C-10 -25 10 -25 17 -19 C22 -8 20 6 16 14 L13 32 C8 38 -8 38 -13 32 L-16 14 C-20 6 -22 -8 -17 -19 Z"
    )
    s.inked([(head, s.key)], 1.8, (1.6, 1.6))
    with s.clipped(head):
        s.fill(svg("M4 -30 H30 V44 H6 C12 24 10 8 4 -6 Z"), s.deep)
        s.fill(svg("M16 -30 H30 V44 H12 C18 24 18 6 16 -8 Z"), s.shade)
        s.fill(oval(0, -21, 17, 8), s.deep)
    s.rim([head], "#ffffff", (-1.0, 0.1), 2.2)
    snout = svg("M-16 27 C-16 18 -8 15 0 15 C8 15 16 18 16 27 C18 37 11 43 0 43 C-11 43 -18 37 -16 27 Z")
    two_toned(s, ((snout, (s.light, s.mid), 7.0),), _BY_THE_WINDOW, 1.6)
    for side in (-1, 1):
        s.fill(placed(svg("M4 23 C7 20 12 21 11.500 25 C10 28 6 27 4 23 Z"), flip=side < 0), s.ink)
        wide_eye(s, 10 * side, -3, 6.4, (0.15, -0.5), pupil=0.38)
        s.stroke([(3.6 * side, -14.6), (9 * side, -13.4, 16.4 * side, -7.6)], s.ink, 2.6)
    s.stroke([(-5, 36), (0, 38.4, 5, 36)], s.ink, 1.1)
    for tone, wide in ((s.ink, 5.0), (s.accent, 2.5)):
        s.stroke([(-4, 28), (-7, 37, 0, 38), (7, 37, 4, 28)], tone, wide)
    s.fill(svg("M-13 -21 C-8 -27 8 -27 13 -21 L8 -10 L5 -16 L1 -7 L-3 -16 L-8 -10 Z"), s.ink)
    _cup_on_a_brow(s)


def _cup_on_a_brow(s: Impact) -> None:
    """Paint a full cup on its saucer that the bull balances between its horns, a little of the tea on its way over."""
    glaze = (s.accent, "#9a3c0c")
    with s.moved(0.0, -27.0, 1.1, turn=9.0):
        saucer = svg("M-16 -1 C-8 5 8 5 16 -1 C9 -3 -9 -3 -16 -1 Z")
        ear = cut(oval(10.4, -9.0, 5.4, 5.2), oval(10.2, -9.0, 2.8, 2.6))
        cup = svg("M-10 -16 H10 C10 -7 6 -1.400 0 -1.400 C-6 -1.400 -10 -7 -10 -16 Z")
        two_toned(s, ((saucer, glaze, 2.0), (ear, glaze, 1.6), (cup, glaze, 7.0)), _BY_THE_WINDOW, 1.5)
        s.fill(both(cup, box(-8.4, -15, -5.6, -2)), "#ffe8c8")
        s.inked([(oval(0, -16, 10, 2.7), s.light)], 1.2, (0, 0.2))
        s.fill(oval(0, -15.6, 7.6, 1.7), "#7a3010")
        s.drops(((13, -22, 2.6),), s.accent, 1.4, -30)


def bullseye(s: Impact) -> None:
    """A bull in a china shop keeps a cup on its brow and both eyes on it. From the front; light: noon in a window."""
    _china_shop(s)
    _bull(s)


def _searchlight_from_the_town(s: Impact) -> None:
    """Paint the night, a searchlight's wedge that rises from roofs far below in two hard steps, and the roofs."""
    s.fill(ALL, s.shade)
    s.fill(polygon((52, 180), (60, 180), (140, -9), (4, -9)), s.mid)
    s.fill(polygon((54, 180), (59, 180), (112, -9), (30, -9)), s.light)
    s.fill(skyline(-9, 130, 160, (14, 20, 10, 17, 22, 12), 3), s.ink)


def _belly_of_an_airship(s: Impact) -> None:
    """Paint the belly that fills the upper edge, dark but for where the searchlight falls on it."""
    hull = oval(50, -10, 92, 36, 3)
    s.inked([(hull, s.ink)], 1.8, (0, 0.6))
    s.fill(both(hull, oval(68, 16, 40, 16)), s.deep)
    s.fill(both(hull, oval(68, 20, 30, 10)), s.key)
    s.inked([(svg("M50 22 H84 C84 31 79 34 74 34 H60 C55 34 50 31 50 22 Z"), s.shade)], 1.4, (0, 0))


_HAT: Final = join(
    svg("M-8.6 -4 C-10 -17 9 -18 8.8 -5 Z"),
    svg("M-13.6 -6.4 C-9 -4.4 7 -5.600 12.4 -8.4 C14 -6 10 -3 7 -2.6 C0 -1.6 -10 -1 -13.6 -6.4 Z"),
)


def _ladder(s: Impact) -> None:
    """Paint the rope ladder that hangs from the airship, its last rung in the traveller's fist."""
    left, right = ((58, 33), (65, 58)), ((73, 33), (80, 55))
    for side in (left, right):
        s.stroke([*side], s.ink, 2.4)
    for share in (0.3, 0.64, 1.0):
        s.stroke([between(*left, share), between(*right, share)], s.ink, 3.2)


def _traveller(s: Impact) -> None:
    """Paint the traveller who hangs by one fist, one leg straight and one knee drawn up, a parcel under the other arm."""
    toward = (-0.35, 0.9)
    cloth, trousers, skin = (s.deep, s.shade), (s.shade, s.ink), ("#ffe0b4", "#b87050")
    parcel = placed(box(-11, -8.5, 11, 8.5, 1.6), 54.0, 91.0, turn=-10.0)
    s.inked([(parcel, "#a3480e")], 1.8, (0.4, 0.4))
    parts = (
        (limb((96, 139, 3.4), (90, 142, 2.6)), (s.ink, s.ink), 0.0),
        (limb((80, 104, 6.4), (89, 120, 5.2), (96, 138, 3.4)), trousers, 2.9),
        (limb((70, 128, 3.4), (63, 130, 2.6)), (s.ink, s.ink), 0.0),
        (limb((78, 104, 6.8), (61, 110, 5.6), (69, 127, 3.6)), trousers, 2.9),
        (svg("M68 72 C73 69 80 70 84 75 C88 86 90 97 88 107 C83 113 74 113 69 109 C68 97 66 84 68 72 Z"), cloth, 2.9),
        (limb((79, 76, 5.2), (77, 65, 4.2), (73, 57, 3.4)), cloth, 2.9),
        (oval(72.6, 55.4, 4.6, 4.2), skin, 2.4),
    )
    two_toned(s, parts, toward, 1.7)
    for part, *_ in parts[:-1]:
        s.rim([part], s.key, toward, 2.2)
    profile(s, 64.0, 69.0, 0.95, skin, (_HAT, s.ink, s.deep), turn=-6.0)
    with s.clipped(parcel):
        s.fill(placed(box(-13, -2.0, 13, 12), 54.0, 91.0, turn=-10.0), s.accent)
    s.line(parcel, s.ink, 1.4)
    arm = limb((74, 80, 5.0), (71, 95, 4.4), (57, 99, 3.2))
    two_toned(s, ((oval(54, 99.6, 3.8), skin, 2.4), (arm, cloth, 2.9)), toward, 1.6)
    s.rim([arm], s.key, toward, 2.2)


def spider_man_2099(s: Impact) -> None:
    """An airship carries off a traveller who hangs from its ladder. High over roofs; light: a searchlight of the town."""
    _searchlight_from_the_town(s)
    _belly_of_an_airship(s)
    _ladder(s)
    with s.moved(scale=0.9, about=(72.0, 54.0)):
        _traveller(s)


def _river_at_daybreak(s: Impact) -> None:
    """Paint a wide river with its far bank, the sun just above the water, and its path."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-9, 60), (130, 30), (130, 120), (-9, 120)), s.key)
    s.fill(oval(56, 92, 20.0), CREAM[1])
    s.fill(svg("M-9 112 V98 L6 92 L20 99 L34 106 L60 109 V114 H-9 Z"), s.deep)
    s.fill(box(-9, 112, 130, 180), s.deep)
    for y, half in ((116.0, 17.0), (121.0, 12.0), (126.6, 15.0), (133.0, 8.0), (140.0, 11.0)):
        s.fill(box(52 - half, y, 52 + half, y + 2.0, 1.0), CREAM[0])


def _gape(s: Impact) -> None:
    """Paint a hippopotamus in the water from the side, its mouth about the sun: one dark mass, lit from within."""
    hide = s.shade
    flesh, lit = "#d8503c", "#ffb070"
    ear = svg("M101 47 C97 38 101 32 107 33 C112 35 112 42 108 48 Z")
    lower = svg(
        "M130 92 H98 C84 104 68 111 56 113 C46 112 38 110 35 116 C32 124 36 132 46 137 C70 146 104 148 130 150 Z"
    )
    upper = svg(
        "M130 54 C122 47 112 43 104 45 C100 38 90 38 88 46 C80 47 72 44 66 38 C62 30 48 27 40 34 C33 40 33 52 40 58 C46 62 54 62 60 66 "
        "C74 76 88 88 100 100 L130 104 Z"
    )
    far_tusk = svg("M58 114 C54 108 53 102 55 96 C60 100 63 106 64 112 Z")
    s.inked([(far_tusk, CREAM[0])], 1.2, (0, 0))
    s.inked([(ear, hide), (lower, hide), (upper, hide)], 1.6, (0, 0))
    throat = svg("M104 103 C88 88 74 76 60 66 C64 74 72 82 78 92 C76 100 68 106 58 112 C76 110 92 104 104 94 Z")
    s.fill(throat, flesh)
    s.fill(svg("M60 66 C64 74 72 82 78 92 C76 100 68 106 58 112 C70 108 82 101 85 92 C80 82 70 73 60 66 Z"), lit)
    s.rim([upper], CREAM[0], (-0.5, 1.0), 1.8)
    s.rim([lower], CREAM[0], (-0.3, -1.0), 1.8)
    for tusk in (
        svg("M42 115 C37 108 37 100 41 93 C47 98 50 106 51 113 Z"),
        svg("M43 58 C43 64 45 69 49 72 C53 69 54 65 54 61 Z"),
    ):
        s.inked([(tusk, "#ffffff")], 1.3, (0, 0))
    s.fill(svg("M91.6 97 C96 90 98 84 130 80 V124 H104 C100 112 96 103 91.6 97 Z"), hide)
    s.rim([join(upper, ear)], s.key, (-0.2, -1.0), 1.8)
    s.fill(oval(93.0, 47.4, 3.0, 2.6), CREAM[1])
    s.fill(oval(91.8, 47.6, 1.7), s.ink)
    s.fill(oval(45.0, 38.6, 3.0, 2.0, -30), s.ink)


def _ripples(s: Impact) -> None:
    """Paint the water before the chin."""
    water = svg("M-9 140 C10 134 24 140 38 136 C58 142 90 140 130 136 V180 H-9 Z")
    s.fill(water, s.mid)
    s.rim([water], s.light, (0.0, -1.0), 1.6)


def lockjaw(s: Impact) -> None:
    """A hippopotamus opens its mouth about the rising sun. From the side; light: the sun between the jaws."""
    _river_at_daybreak(s)
    _gape(s)
    _ripples(s)


_BULB: Final = (58.0, 78.0)


def _sea_by_night(s: Impact) -> None:
    """Paint the sea by night from below: the hull of a boat above, rocks on both sides, the lamp's light in one step."""
    s.fill(ALL, s.deep)
    s.fill(oval(62, 80, 47), s.mid)
    s.fill(svg("M-9 180 V120 L8 108 L20 124 L30 138 L44 150 L130 146 V180 Z"), s.ink)
    s.fill(svg("M130 180 V92 L116 104 L110 122 L98 136 L86 148 L60 180 Z"), s.ink)
    hull = svg("M-9 -9 H100 C92 12 72 22 44 22 C18 22 0 12 -9 4 Z")
    s.fill(hull, s.ink)
    s.rim([hull], s.key, (0.1, 1.0), 1.6)


def _lamp_on_its_cord(s: Impact) -> None:
    """Paint the bulb that was let down, alight."""
    x, y = _BULB
    s.stroke([(54, 20), (60, 36, x, y - 18)], s.ink, 3.2)
    s.stroke([(54, 20), (60, 36, x, y - 18)], s.accent, 1.4)
    glass = svg("M-5 -10 C-5 -5 -12 -2 -12 7 C-12 14 -6 19 0 19 C6 19 12 14 12 7 C12 -2 5 -5 5 -10 Z")
    s.inked([(placed(glass, x, y), CREAM[1])], 1.5, (0, 0))
    s.inked([(box(x - 5.4, y - 19, x + 5.4, y - 9, 1.4), s.accent)], 1.4, (0, 0))
    for row in (y - 15.6, y - 12.4):
        s.stroke([(x - 5, row), (x + 5, row)], s.ink, 1.1)
    s.stroke([(x - 3.4, y - 8), (x - 4.4, y + 5), (x, y + 1), (x + 4.4, y + 5), (x + 3.4, y - 8)], s.accent, 1.5)


_EEL: Final = (
    (44, 52, 6.0),
    (60, 43, 7.4),
    (80, 48, 8.0),
    (92, 66, 8.4),
    (93, 88, 8.4),
    (82, 108, 8.0),
    (62, 116, 7.4),
    (42, 112, 6.2),
    (34, 98, 4.6),
    (40, 86, 3.0),
    (48, 84, 0.8),
)


def _electric_eel(s: Impact) -> None:
    """Paint an eel wound about the lamp, dark outside, its inner side in the light, its lips at the bulb's cap."""
    body = ribbon(_EEL, 12)
    head = svg("M72 36 C56 32 42 41 36 54 C35 59 38 62 43 62 C50 62 58 56 66 51 Z")
    whole = join(body, head)
    s.inked([(whole, s.shade)], 1.7, (0, 0))
    with s.clipped(whole):
        lit = ribbon(
            [(x - 0.1 * (x - _BULB[0]), y - 0.1 * (y - _BULB[1]), 0.55 * r) for x, y, r in ((70, 43, 0.6), *_EEL[2:])],
            12,
        )
        s.fill(lit, s.light)
    s.line(whole, s.ink, 1.2)
    eye = oval(47.0, 47.0, 2.8)
    s.fill(cut(eye, box(40, 40, 60, 45.8)), CREAM[1])
    s.fill(oval(46.6, 47.4, 1.5), s.ink)
    s.stroke([(37, 57), (43, 57, 49, 52)], CREAM[0], 1.2)


def elektra(s: Impact) -> None:
    """An electric eel has wound itself about a lamp and lights it. From the side; light: the bulb."""
    _sea_by_night(s)
    _lamp_on_its_cord(s)
    _electric_eel(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-09": Picture(
        bullseye,
        ((72.0, 60.0), (62.0, 93.0), (82.0, 93.0), (72.0, 122.0)),
        "keeps a cup on its brow",
        "china shop",
        "noon in a shop's window",
    ),
    "m1-10": Picture(
        lockjaw,
        ((52.0, 48.0), (57.0, 92.0), (46.0, 104.0), (92.0, 47.0)),
        "opens its mouth about the sun",
        "river",
        "sun that rises",
    ),
    "m1-11": Picture(
        elektra,
        ((46.0, 50.0), (58.0, 64.0), (58.0, 84.0), (92.0, 76.0)),
        "winds itself about a bulb",
        "sea under a boat",
        "bulb on a cord",
    ),
    "m1-12": Picture(
        spider_man_2099,
        ((72.0, 56.0), (54.0, 91.0), (78.0, 96.0), (66.0, 118.0)),
        "carries off a traveller",
        "roofs far below",
        "searchlight from below",
    ),
}

"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.eyes import bead, half_lid
from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.people import two_toned
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
    """Paint the wall of a china shop, one shelf, the light of its window on the wall and the bull's shadow there."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-9, -9), (130, -9), (130, 86), (72, 172), (-9, 172)), s.mid)
    s.fill(polygon((46, -9), (106, -9), (130, 20), (130, 70), (50, 172), (-9, 172), (-9, 78)), CREAM[1])
    cup = svg("M-8 -7 H8 C8 1 5 6 0 6 C-5 6 -8 1 -8 -7 Z M8 -5 C15 -6 15 2 7 2 L7.600 0 C11 0 11 -3 8 -3 Z")
    for x in (44, 66):
        s.fill(placed(cup, x, 19, 1.1), s.deep)
    s.fill(box(-9, 26, 130, 30), s.deep)
    s.fill(svg("M84 172 V84 C96 72 104 86 110 80 C116 74 118 64 116 52 C124 62 127 80 126 92 V172 Z"), s.deep)


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
        s.fill(svg("M16 -30 H30 V44 H12 C18 24 18 6 16 -8 Z"), mix(s.deep, s.ink, 0.75))
        s.fill(oval(0, -21, 17, 8), s.deep)
    s.rim([head], "#ffffff", (-1.0, 0.1), 2.2)
    snout = svg("M-16 27 C-16 18 -8 15 0 15 C8 15 16 18 16 27 C18 37 11 43 0 43 C-11 43 -18 37 -16 27 Z")
    two_toned(s, ((snout, (s.light, s.mid), 7.0),), _BY_THE_WINDOW, 1.6)
    for side in (-1, 1):
        s.fill(placed(svg("M4 23 C7 20 12 21 11.500 25 C10 28 6 27 4 23 Z"), flip=side < 0), s.ink)
        half_lid(s, 10 * side, -3, 6.2, "#ffffff", s.deep, (-0.2 * side, -0.2), 14 * side)
        s.stroke([(3.4 * side, -13), (10 * side, -14.4, 16.4 * side, -9.6)], s.ink, 2.6)
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
    """A bull in a china shop keeps a cup on its brow and both eyes on it. From the front; light: noon in the window."""
    _china_shop(s)
    _bull(s)


_LAMP: Final = (45.0, 38.0)
"""The searchlight below the airship."""


def _roofs_far_below(s: Impact) -> None:
    """Paint the night over a town, the searchlight's wedge in three hard steps, and roofs far below that it lights."""
    x, y = _LAMP
    s.fill(ALL, s.shade)
    wedges = [
        polygon((x, y), (130, top), (130, 176), (foot, 176)) for top, foot in ((46.0, 20.0), (62.0, 34.0), (82.0, 50.0))
    ]
    for wedge, tone in zip(wedges, (s.mid, s.key, s.light), strict=True):
        s.fill(wedge, tone)
    s.fill(polygon((60, 90), (92, 100), (130, 150), (130, 176), (76, 176)), s.key)  # what the traveller keeps dark
    for heights, seed, dark, lit in (
        ((38, 46, 34, 42, 50, 36), 3, mix(s.ink, s.deep, 0.75), s.mid),
        ((26, 18, 30, 22), 8, s.ink, s.deep),
    ):
        roofs = skyline(-9, 130, 172, heights, seed)
        s.fill(roofs, dark)
        s.fill(both(roofs, wedges[1]), lit)
        s.rim([both(roofs, wedges[1])], s.light, (-0.3, -1.0), 1.2)


def _belly_of_an_airship(s: Impact) -> None:
    """Paint the dark belly that fills the upper edge, its seams, the car with two lit windows, the lamp at its end."""
    hull = oval(42, -4, 74, 32, 5)
    s.fill(hull, s.shade)
    with s.clipped(hull):
        for reach in (26.0, 52.0):
            s.line(oval(42, -4, reach, 32, 5), mix(s.ink, s.deep, 0.7), 1.3)
    s.rim([hull], s.mid, (0.25, 1.0), 2.0)
    car = svg("M18 25 H52 C53 33 50 38 44 39 H26 C21 38 18 33 18 25 Z")
    s.fill(car, s.ink)
    s.rim([car], s.mid, (-0.4, 1.0), 1.2)
    for left in (24.0, 32.0):
        s.fill(box(left, 28.4, left + 5.4, 33.0, 1), CREAM[0])
    s.inked([(oval(*_LAMP, 5.6, 4.6, 40), "#ffffff")], 1.6, (0.0, 0.0))


_FACE: Final = svg(
    "M0.5 -6.2 C-4 -6.6 -6 -3.6 -5.6 -1.4 L-7.2 1.2 L-5.8 1.8 L-6.2 3 L-5.4 3.6 L-5.6 5 C-5 6.4 -3 6.2 -1.6 5.8 "
    "L-0.6 9 L5.4 7 C6.6 2 6.4 -5.4 0.5 -6.2 Z"
)
"""A head that looks to the left."""


def _traveller_on_a_ladder(s: Impact) -> None:
    """Paint the ladder and the traveller on one swung curve, in ink with the lamp's edge: coat and legs trail behind."""
    left, right = ((37, 38), (38, 58, 55, 74)), ((44, 40), (47, 55, 62, 67))
    for side in (left, right):
        s.stroke([*side], s.ink, 2.0)
    for share in (0.18, 0.4, 0.6, 0.8, 1.0):
        start, end = (between(between(a, b[:2], share), between(b[:2], b[2:], share), share) for a, b in (left, right))
        s.stroke([start, end], s.ink, 2.0)
    toward = (-0.75, -0.66)
    far_leg = join(limb((86, 108, 5.0), (99, 112, 3.8), (107, 120, 2.5)), limb((107, 120, 2.4), (111, 117, 1.5)))
    near_leg = join(limb((85, 110, 5.4), (93, 124, 4.2), (105, 131, 2.6)), limb((105, 131, 2.5), (108, 126.5, 1.6)))
    coat = svg(
        "M62 92 C66 86 73 86 78 92 L91 100 C98 102 104 98 112 101 C108 106 101 107 96 111 C92 116 86 118 80 114 "
        "C72 110 66 104 62 92 Z"
    )
    holding = limb((67, 93, 4.4), (61, 83, 3.4), (58.6, 74, 2.6))
    carrying = limb((67, 96, 4.2), (60, 107, 3.4), (55.6, 117, 2.4))
    fist = [limb((56.4 + 2.3 * n, 70.0 - 0.5 * n, 1.5), (57.0 + 2.2 * n, 74.2 - 0.5 * n, 1.5)) for n in range(3)]
    head = placed(_FACE, 60.6, 88.4, 0.98, 8)
    for part in (far_leg, near_leg, holding, coat):
        s.fill(part, s.ink)
        s.rim([part], s.key, toward, 1.7)
    hair = svg("M1 -7 C-3 -7.4 -5.6 -5 -5.4 -3 C-3 -3.4 -1.6 -2 -1.6 1 L-2.6 7 L6 8 C8 1 7 -6 1 -7 Z")
    s.fill(head, s.ink)
    s.fill(cut(head, placed(hair, 60.6, 88.4, 0.98, 8)), "#ffd9a8")
    s.fill(placed(hair, 60.6, 88.4, 0.98, 8), s.ink)
    s.rim([placed(hair, 60.6, 88.4, 0.98, 8)], s.key, toward, 1.0)
    s.line(head, s.ink, 1.0)
    for finger in (limb((57.4, 75.6, 2.0), (61.6, 74.6, 2.2)), *fist):
        s.line(finger, s.ink, 1.1)
        s.fill(finger, "#ffd9a8")
    s.fill(carrying, s.ink)
    s.rim([carrying], s.key, toward, 1.7)
    with s.moved(52.0, 128.0, turn=14.0):
        s.inked([(cut(oval(0, -8, 6, 5), oval(0, -7.6, 3.4, 2.8)), s.ink)], 1.2, (0, 0))
        case = box(-14, -8, 14, 10, 2.4)
        s.inked([(case, s.accent)], 1.7, (1.0, 1.4))
        with s.clipped(case):
            s.fill(polygon((-3, 12), (16, -9), (16, 12)), "#a3480e")
        s.rim([case], "#ffe2b0", toward, 1.6)
    for n in range(3):
        finger = limb((52.6 + 2.3 * n, 117.4 + 0.5 * n, 1.5), (52.2 + 2.2 * n, 120.6 + 0.5 * n, 1.5))
        s.line(finger, s.ink, 1.1)
        s.fill(finger, "#ffd9a8")
    with s.moved(84.0, 74.0, turn=24.0):
        hat = join(svg("M-6 1 C-6 -7 -2 -6 0 -5 C2 -6 6 -7 6 1 Z"), oval(0, 1.2, 10.5, 2.0))
        s.fill(hat, s.ink)
        s.rim([hat], s.key, (-0.9, -0.4), 1.2)


def spider_man_2099(s: Impact) -> None:
    """An airship carries off a traveller who swings from its ladder. High over roofs; light: its searchlight."""
    _roofs_far_below(s)
    _traveller_on_a_ladder(s)
    _belly_of_an_airship(s)


def _river_at_daybreak(s: Impact) -> None:
    """Paint a river at daybreak: a cream sky that a hard edge parts from the night, a far bank, the water."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-9, 20), (130, -16), (130, 172), (-9, 172)), s.mid)
    s.fill(polygon((-9, 48), (130, 6), (130, 172), (-9, 172)), CREAM[1])
    s.fill(svg("M-4 110 V78 C10 70 20 76 30 74 C44 70 60 80 84 76 C100 74 110 70 124 74 V110 Z"), s.mid)
    s.fill(box(-4, 107, 124, 172), s.deep)
    s.fill(polygon((-9, 107), (56, 107), (80, 172), (-9, 172)), s.key)


def _tusk(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a blunt tooth that stands on a gum."""
    tooth = placed(
        svg("M-5.500 4 C-6.500 -6 -6 -14 -4 -17 C-2 -20 3 -20 4.500 -17 C6 -12 6 -4 5.500 4 Z"), x, y, size, turn
    )
    s.inked([(tooth, "#fffdf2")], 2.0, (0.4, 0.6))
    s.fill(both(tooth, placed(tooth, 3.4 * size, 1.0)), mix(s.light, s.key, 0.5))


def _gape(s: Impact) -> None:
    """Paint the head of a hippopotamus, turned a little to us, its jaws as wide as they go, from the water up."""
    skin, toward = (mix(s.deep, s.mid, 0.35), s.ink), (-0.75, -0.85)
    gum, throat = mix(s.accent, "#ff6a6a", 0.55), "#8a1440"
    neck = svg("M128 60 C112 54 98 60 92 74 C86 96 88 118 84 146 H130 Z")
    s.inked([(neck, s.ink)], 2.2, (0.6, 0.6))
    hollow = svg("M52 60 C64 58 84 74 95 92 C96 104 84 118 64 120 L58 116 C70 104 72 84 52 60 Z")
    s.inked([(hollow, throat)], 1.8)
    s.fill(svg("M66 70 C80 78 90 90 91 96 C90 102 84 108 72 111 C80 98 78 84 66 70 Z"), s.ink)
    tongue = svg("M50 118 C56 108 74 102 86 106 C88 114 76 120 62 122 Z")
    s.inked([(tongue, gum)], 1.6)
    for tooth in ((56, 62, 0.9, 168), (67, 68, 0.6, 150)):
        _tusk(s, *tooth)
    upper = svg(
        "M97 92 C90 82 82 72 70 66 C62 66 54 70 46 66 C38 62 35 54 37 47 C39 40 46 37 52 39 C58 42 62 44 66 42 C66 36 72 33 78 36 "
        "C84 39 84 44 84 48 C96 50 112 54 126 68 L120 96 Z"
    )
    two_toned(s, ((upper, skin, 15.0),), toward, 2.2)
    for tooth in ((72, 117, 0.6, 4), (50, 114, 0.95, -6)):
        _tusk(s, *tooth)
    lower = svg(
        "M97 90 C99 104 92 112 80 115 C68 117 62 116 54 114 C46 111 37 113 36 122 C35 132 42 138 52 139 L68 146 H124 V88 Z"
    )
    two_toned(s, ((lower, skin, 13.0),), toward, 2.2)
    gloom = svg("M130 62 C112 62 100 76 102 90 C106 108 100 124 84 130 C72 134 56 134 44 140 L60 150 H130 Z")
    s.fill(both(join(neck, upper, lower), gloom), s.shade)
    with s.clipped(box(-4, -4, 92, 172)):
        s.rim([upper, lower], s.key, toward, 2.4)
    for x, y, turn in ((42, 44, -50), (50, 42.4, -14)):
        s.fill(oval(x, y, 3.4, 2.1, turn), s.ink)
    half_lid(s, 74.6, 45.4, 5.6, "#ffffff", s.mid, (-0.3, 0.1), 8)
    ear = svg("M86 52 C82 44 84 38 91 38 C97 40 98 48 94 54 Z")
    two_toned(s, ((ear, skin, 4.0),), toward, 1.8)
    s.fill(svg("M88 50 C86 45 87 42 91 42 C94 44 94 48 92 52 Z"), gum)


def _plover(s: Impact) -> None:
    """Paint the small bird that picks the tooth it stands on."""
    for x in (60, 64):
        s.stroke([(x, 88), (x + 0.6, 97)], s.ink, 1.3)
    orange, toward = (s.accent, "#9a3c0c"), (-0.4, -1.0)
    tail = svg("M50 82 L38 74 L37 80 L49 87 Z")
    body = svg(
        "M48 84 C48 76 55 72 63 73 C66 66 76 66 77 73 C77 78 75 82 72 85 C68 91 58 92 53 89 C50 88 48 86 48 84 Z"
    )
    wing = svg("M47 83 C50 77 57 76 64 79 C62 86 54 88 47 83 Z")
    two_toned(s, ((tail, orange, 3.0), (body, ("#fff4cf", s.accent), 4.5), (wing, orange, 2.4)), toward, 1.6)
    s.inked([(svg("M76 71 L84 76.500 L76 77.500 Z"), s.ink)], 1.0, (0, 0))
    s.fill(svg("M66 70 C69 66.600 75 66.600 77 72 L70 73 Z"), s.ink)
    s.fill(oval(73.4, 74.6, 1.3), s.ink)


def lockjaw(s: Impact) -> None:
    """A hippopotamus holds its jaws open for a bird that picks its teeth. In profile; light: the sky at daybreak."""
    _river_at_daybreak(s)
    _gape(s)
    with s.moved(-11.0, 17.0):
        _plover(s)
    s.fill(svg("M30 139 C50 135 100 137 130 140 V172 H56 C40 160 30 150 30 139 Z"), s.ink)
    for x, y, long in ((26, 139, 40), (70, 141.6, 30), (100, 139.6, 30)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.6), (x + long, y), (x + long / 2, y + 1.8)), s.key)


_BY_THE_BULBS: Final = (-0.8, 0.6)
_BULBS: Final = ((41.0, 80.0), (50.0, 97.0), (65.0, 104.0), (80.0, 96.0))
"""Where the bulbs hang from the cord, below the eel's bend."""
_GLOW: Final = (63.0, 98.0)
"""The middle of their light."""


def _wreck_by_night(s: Impact) -> None:
    """Paint a wreck's planks by night, and on them the cone of light below the bulbs."""
    night = s.shade
    s.fill(ALL, night)
    for y in (20, 46, 72, 98, 124):
        s.fill(polygon((-9, y), (130, y - 12), (130, y - 9.6), (-9, y + 2.4)), s.ink)
    s.fill(polygon((38, 88), (84, 100), (112, 172), (14, 172)), s.deep)


_EEL: Final = (
    (36.0, 116.0, 0.2),
    (47, 134, 4.4),
    (66, 140, 7.6),
    (90, 132, 10.4),
    (104, 108, 12.0),
    (99, 78, 12.4),
    (80, 62, 12.0),
    (60, 60, 11.4),
)
"""The eel's back, tail first, in one bend about the bulbs."""


def _electric_eel(s: Impact) -> None:
    """Paint an eel that bends over and bites on the bare end of a cord: amber on the inner curve, dark outside."""
    fin = ribbon(
        (
            (50.0, 137.0, 0.4),
            (67, 147, 6.4),
            (95, 138, 9.0),
            (111, 110, 10.4),
            (105, 74, 10.4),
            (84, 54, 6.0),
            (72, 51, 1.0),
        ),
        12,
    )
    head = svg(
        "M80 50 C68 47 50 43 37 56 C35 59 36 61 39 61.600 L54 64 L40 66 C38 68 39 70 42 71.600 C52 75 62 74 70 72 Z"
    )
    body = join(ribbon(_EEL, 14), head)
    s.inked([(join(fin, body), s.deep)], 1.6, (0.5, 0.6))
    s.fill(body, s.mid)
    s.fill(both(body, oval(*_GLOW, 45)), s.key)
    s.fill(both(body, oval(*_GLOW, 35.5)), "#ffc27a")
    s.fill(both(body, oval(*_GLOW, 31.5)), CREAM[1])
    s.stroke([(39, 63.4), (56, 64)], s.ink, 2.0)
    bead(s, 52.4, 54.6, 3.4)
    s.stroke([(70, 54), (75, 61, 70, 69)], s.ink, 1.1)
    pectoral = svg("M84 66 C92 64 98 70 98 80 C90 82 84 76 84 66 Z")
    modelled(s, pectoral, (CREAM[1], s.mid, s.deep), _BY_THE_BULBS, 1.8, 1.0, 1.4, 1.4)


def _garland(s: Impact) -> None:
    """Paint the string of lights that the eel feeds, from the spark in its mouth to behind its back."""
    cord = [(37, 64), (38, 84, 51, 94), (66, 108, 82, 93), (88, 86, 94, 78)]
    for tone, wide in ((s.ink, 4.2), (s.light, 1.6)):
        s.stroke(cord, tone, wide)
    for x, y in _BULBS:
        with s.moved(x, y):
            glass = svg("M-3.200 0 C-8.600 7 -5 15.600 0 15.600 C5 15.600 8.600 7 3.200 0 Z")
            s.inked([(glass, "#ffc83a")], 1.6, (0.3, 0.4))
            s.fill(oval(0, 8.4, 4.4, 6.2), "#fffbe8")
            s.inked([(box(-3.2, -4, 3.2, 1.4, 0.8), s.ink)], 0.6, (0, 0))


def elektra(s: Impact) -> None:
    """An eel bites on a bare cord, and the garland lights up. In a wreck by night; light: the cones of the bulbs."""
    _wreck_by_night(s)
    _garland(s)
    _electric_eel(s)
    s.flash(35, 64, 11, 9, s.accent, seed=4)
    s.flash(35, 64, 6.4, 9, "#ffffff", seed=4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-09": Picture(
        bullseye,
        ((72.0, 60.0), (62.0, 93.0), (82.0, 93.0), (72.0, 122.0)),
        "keeps a cup on its brow",
        "china shop",
        "noon in a shop's window",
    ),
    "m1-10": Picture(
        lockjaw, ((75.0, 46.0), (54.0, 98.0), (82.0, 92.0)), "gapes for a bird", "river", "sky at daybreak"
    ),
    "m1-11": Picture(
        elektra,
        ((52.0, 54.0), (35.0, 64.0), (65.0, 112.0), (98.0, 80.0)),
        "lights a garland with its teeth",
        "wreck by night",
        "cones of bulbs on planks",
    ),
    "m1-12": Picture(
        spider_man_2099,
        ((45.0, 38.0), (58.0, 72.0), (58.0, 90.0), (76.0, 104.0), (50.0, 128.0)),
        "carries off a traveller",
        "roofs far below",
        "searchlight from above",
    ),
}

"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, reaching_hand
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    block,
    both,
    box,
    burst,
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

_LANTERN: Final = (21.0, 15.0)
"""The light of the lighthouse."""


def _night_at_sea(s: Impact) -> None:
    """Paint the sea by night: a small lighthouse on a black head, its beam across the sky, the swell below."""
    x, y = _LANTERN
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    s.cone(((x, y - 2.0), (x, y + 2.0)), ((130, 24), (130, 130)), (mix(s.key, s.light, 0.45), s.light))
    s.fill(svg("M-9 116 C10 108 24 120 40 114 C58 106 70 118 88 112 C102 106 114 114 130 110 V180 H-9 Z"), s.deep)
    s.fill(
        svg("M-9 128 C14 120 30 134 48 126 C66 120 84 134 104 126 C112 122 120 126 130 124 V180 H-9 Z"),
        s.shade,
    )
    s.fill(svg("M-9 40 C4 36 10 31 15 31 H27 C31 34 33 44 35 60 C37 84 40 100 46 120 H-9 Z"), s.shade)
    tower = polygon((17.6, 20), (24.4, 20), (26.6, 34), (15.4, 34))
    s.inked(
        [
            (tower, "#fff6ea"),
            (box(16.6, 17.8, 25.4, 20.6), s.ink),
            (polygon((16.6, 11.4), (21, 6), (25.4, 11.4)), s.mid),
        ],
        1.2,
        (0.3, 0.4),
    )
    with s.clipped(tower):
        s.fill(polygon((10, 25), (30, 22), (30, 27), (10, 30)), s.mid)
    s.inked([(box(18.2, 11.4, 23.8, 18), "#ffffff")], 1.0, (0.0, 0.0))


_WATER: Final[Tones] = ("#c8fff0", "#12a08e", "#07404a")
"""Green water in three tones."""
_FROM_LANTERN: Final = (-0.85, -0.5)
_FINGERS: Final = (
    ((92, 114, 8.2), (101, 92, 7.2), (106, 76, 6.2), (108, 66, 4.6)),
    ((79, 110, 8.6), (85, 84, 7.8), (88, 64, 6.8), (88, 52, 5.0)),
    ((66, 110, 8.6), (67, 82, 7.8), (67, 60, 6.8), (69, 47, 5.0)),
    ((54, 114, 8.4), (50, 90, 7.6), (47, 70, 6.6), (50, 58, 4.8)),
)
"""The fingers of a hand of water as one fan, each through (x, y, half of its width)."""


def _of_water(s: Impact, path: skia.Path, reach: float) -> None:
    """Paint a form of water in three hard steps; ``reach`` is the width of its dark side."""
    x, y = _FROM_LANTERN
    s.inked([(path, _WATER[1])], 1.7, (0.8, 0.6))
    s.fill(cut(path, placed(path, x * reach, y * reach)), _WATER[2])
    s.rim([path], _WATER[0], _FROM_LANTERN, 2.0)


def _fingers_of_water(s: Impact) -> None:
    """Paint the four fingers behind the tug, from the little one on."""
    for joints in _FINGERS:
        _of_water(s, limb(*joints), 5.4)
        x, y, r = joints[2]
        s.stroke([(x - r + 2, y + 4), (x, y + 6, x + r - 1, y + 3)], _WATER[2], 1.4)


def _palm_of_water(s: Impact) -> None:
    """Paint the palm below the tug with the tug's shadow, and its wrist out of the sea."""
    palm = svg(
        "M42 104 C48 98 58 96 72 97 C88 98 100 98 104 104 C107 114 103 126 96 132 C92 140 92 148 96 176 H54 C57 150 56 140 50 132 C42 126 38 114 42 104 Z"
    )
    _of_water(s, palm, 13.0)
    with s.clipped(palm):
        s.fill(svg("M36 90 H112 V110 C104 124 92 127 76 127 C62 127 50 121 40 108 Z"), _WATER[2])


def _thumb_and_foam(s: Impact) -> None:
    """Paint the thumb that closes over the bow, and the foam that the wrist breaks."""
    _of_water(s, limb((58, 132, 8.6), (46, 123, 7.8), (41, 110, 6.6), (46, 99, 4.8)), 5.0)
    s.stroke([(36, 112), (41, 115, 46, 112)], _WATER[2], 1.4)
    foam = join(
        *(
            oval(x, y, r)
            for x, y, r in (
                (36, 142, 8),
                (48, 144, 7),
                (57, 149, 6),
                (71, 152, 6),
                (84, 151, 6),
                (97, 147, 7),
                (108, 142, 8),
                (118, 143, 8),
                (24, 144, 8),
            )
        )
    )
    s.inked([(foam, "#ffffff")], 1.6, (0.4, -0.4))
    s.fill(cut(foam, placed(foam, -1.6, -1.6)), s.key)


def _tug(s: Impact) -> None:
    """Paint a tug about the middle of its deck, whole in the beam: a pale hull with a red keel, its house, a funnel."""
    mast = box(-17.2, -40, -15.6, -16)
    funnel = polygon((6, -36), (16, -36), (17, -10), (5, -10))
    house = join(box(-13, -24, 3, -8, 1.0), box(-15.4, -28, 5.4, -23, 1.0))
    hull = svg("M-45 -20 C-28 -10 12 -8 38 -14 C38 -2 33 9 26 13 H-20 C-31 9 -39 -5 -45 -20 Z")
    s.inked([(mast, s.ink), (funnel, s.mid), (house, "#fff6ea"), (hull, "#fff6ea")], 1.9, (0.7, 0.9))
    s.fill(polygon((6, -36), (16, -36), (16.2, -30), (5.8, -30)), s.ink)
    s.fill(polygon((12.6, -30), (16.2, -30), (17, -10), (13, -10)), s.deep)
    s.fill(box(-0.4, -23, 3, -8), s.key)
    for x in (-9.6, -4.0):
        s.fill(box(x - 1.9, -20, x + 1.9, -14.6, 0.8), s.ink)
    with s.clipped(hull):
        s.fill(svg("M-45 1 C-20 6 12 6 42 0 V16 H-46 Z"), s.mid)
        s.fill(svg("M24 -20 C23 -4 20 6 14 14 L44 20 V-20 Z"), s.key)
        s.fill(svg("M22 5 C20 9 17 12 14 14 L40 20 V1 Z"), s.deep)
    for x, y in ((-16, -1.0), (2, 0.2), (20, -1.0)):
        s.line(oval(x, y, 3.2), s.ink, 2.2)


def triton(s: Impact) -> None:
    """A hand of the sea lifts a tug out of the water. From the side; light: the beam of a lighthouse."""
    _night_at_sea(s)
    _fingers_of_water(s)
    _palm_of_water(s)
    with s.moved(76.0, 101.0, 0.94, turn=8.0):
        _tug(s)
    _thumb_and_foam(s)


def _reading_room(s: Impact) -> None:
    """Paint a dark room: shelves of books in two flat tones, a lamp at the left with its cone, the lit table."""
    s.fill(ALL, s.shade)
    tones = (s.deep, mix(s.deep, s.mid, 0.4))
    for shelf in (16, 56, 96):
        x = -6.0
        for number, (wide, high) in enumerate(((7, 24), (9, 28), (6, 22), (8, 27), (11, 25), (7, 29)) * 3):
            s.fill(box(x, shelf - high + 8, x + wide, shelf + 10), tones[number % 2])
            x += wide + (6.0 if number % 5 == 4 else 0.8)
        s.fill(box(-9, shelf + 10, 130, shelf + 14), s.deep)
    s.fill(polygon((8, 36), (38, 30), (130, 128), (130, 172), (-9, 172), (-9, 110)), s.mid)
    s.fill(polygon((-9, 128), (130, 122), (130, 180), (-9, 180)), s.light)
    s.fill(svg("M40 142 L124 128 L150 150 V172 H60 Z"), s.ink)
    s.stroke([(20, -9), (22, 14)], s.ink, 2.6)
    with s.moved(22.0, 26.0, turn=-12.0):
        s.inked([(svg("M-17 7 C-15 -8 -9 -13 0 -13 C9 -13 15 -8 17 7 Z"), s.accent)], 1.5, (0.4, 0.6))
        s.fill(oval(0, 7.4, 16, 3.4), "#ffffff")


def _old_volume(s: Impact) -> None:
    """Paint a thick old book that stands and leans to the left: its back in the shade, brass, the edge of its pages."""
    with s.moved(72, 94, 1.06, turn=-9.0):
        pages = polygon((-30, -46), (-22, -55), (46, -55), (46, 48), (36, 60), (-30, 60))
        s.inked([(pages, s.light)], 2.4, (1.2, 1.4))
        s.fill(polygon((36, -46), (46, -55), (46, 48), (36, 60)), s.shade)
        board = polygon((-36, -46, 3), (36, -46, 2), (36, 60, 2), (-36, 60, 3))
        s.inked([(board, mix(s.mid, s.key, 0.25))], 2.4, (1.0, 1.4))
        with s.clipped(board):
            s.fill(polygon((20, -46), (40, -46), (40, 62), (-36, 62)), s.deep)
            s.fill(box(-36, -46, -23, 60), s.shade)
            for y in (-30, 40):
                s.fill(box(-38, y - 4, -23, y + 4), "#ffc83a")
            s.fill(cut(board, placed(board, 0, 2.6)), s.key)


def _bookworm(s: Impact) -> None:
    """Paint a worm in spectacles that has eaten its way out through the board and chews on a page, and its shadow."""
    flesh, dark = mix(s.accent, s.light, 0.34), mix(s.accent, s.ink, 0.7)
    s.inked([(burst(64, 98, 45, 9, 6, 0.74), s.light)], 1.8, (0.0, 0.0))
    s.fill(burst(65, 100, 35, 9, 6, 0.78), s.ink)
    links = ((58, 112, 10.0), (67, 120, 11.4), (79, 123, 12.4), (91, 117, 13.2), (97, 104, 13.6), (95, 90, 13.6))
    s.fill(placed(join(*(oval(x, y, r) for x, y, r in links), oval(80, 77, 21, 19)), 8, 9), s.ink)
    for x, y, r in links:
        s.inked([(oval(x, y, r), dark)], 1.7, (0.6, 0.8))
        s.fill(both(oval(x, y, r), oval(x - 0.34 * r, y - 0.5 * r, r)), flesh)
    head = oval(79, 76, 21, 19, -12)
    s.inked([(head, dark)], 2.0, (0.8, 1.2))
    s.fill(both(head, placed(head, -5, -6)), flesh)
    s.fill(oval(72, 62.6, 9, 3.4, -26), "#d8fff2")
    scrap = polygon((50, 89), (69, 82), (75, 92), (66, 102), (61, 97), (56, 103), (54, 96), (47, 97))
    s.inked([(scrap, "#ffffff")], 1.6, (0.4, 0.8))
    for y in (88, 92):
        s.stroke([(56, y + 3.0), (69, y - 1.0)], s.mid, 1.2)
    s.line(svg("M62 84 C69 93 83 94 92 86"), s.ink, 2.4)
    s.stroke([(62, 73), (78, 69), (99, 67)], s.ink, 3.0)
    for x, y in ((67, 72), (87, 68)):
        lens = oval(x, y, 9.0)
        s.inked([(lens, "#fff4e2")], 2.4, (0.2, 0.5))
        s.fill(oval(x - 2.8, y + 2.8, 4.4, 4.8), s.ink)
        s.fill(oval(x - 4.4, y + 1.0, 1.5), "#ffffff")


def wong(s: Impact) -> None:
    """A bookworm in spectacles breaks out of an old book with a page in its mouth. Close; light: a lamp above it."""
    _reading_room(s)
    _old_volume(s)
    _bookworm(s)
    for x, y, size, turn in ((43, 62, 4.6, 20), (40, 124, 3.8, 10)):
        with s.moved(x, y, size / 4, turn):
            s.inked([(polygon((-4, -3), (4, -4), (3, 1), (5, 4), (-3, 3)), "#ffffff")], 1.3, (0.3, 0.5))


def _feast_night(s: Impact) -> None:
    """Paint a feast night: the lantern's light on the sky in two hard steps, two lanterns far off, black roofs."""
    s.fill(ALL, s.deep)
    s.fill(polygon((44, -9), (120, -9), (130, 84), (130, 172), (-9, 172), (-9, 96)), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((64, 90), (82, 90), (124, 172), (14, 172)), s.mid)
    lamp = svg("M-4 5 L-6 -4 C-6 -8 6 -8 6 -4 L4 5 Z")
    for x, y, size in ((44, 15, 0.8), (110, 94, 1.0)):
        s.fill(placed(lamp, x, y, size), "#ffc830")
    s.fill(
        svg("M-4 172 V118 L10 110 L26 124 V118 H34 V130 L48 138 H90 L98 132 V122 H106 V128 L114 120 L124 126 V172 Z"),
        s.shade,
    )


def _raised_hand(s: Impact) -> None:
    """Paint the left hand that has let go of the lantern, its fingers spread, dark but for the edge to the light."""
    hand = join(placed(reaching_hand(), 42, 122, 1.1, 10), limb((42, 126, 7.6), (38, 150, 8.4)))
    s.inked([(hand, "#6a2420")], 2.0, (-0.5, 0.9))
    s.rim([hand], "#ffb060", (1.0, -0.6), 3.0)
    for points in ([(37, 121), (41, 125, 47, 122)], [(43, 131), (47, 127, 49, 121)]):
        s.stroke(points, s.ink, 1.2)
    cuff = polygon((28, 147, 2), (51, 144, 2), (54, 178), (22, 178))
    s.inked([(cuff, s.ink)], 2.0, (-0.4, 0.8))
    s.rim([cuff], s.key, (0.6, -1.0), 2.0)


def ms_marvel(s: Impact) -> None:
    """A paper lantern rises out of the hands of a grown-up and a child. Low, askew; light: the flame in the lantern."""
    _feast_night(s)
    with s.moved(67.0, 62.0, 1.04, turn=12.0):
        shell = svg("M-21 34 C-26 18 -35 -4 -34 -18 C-33 -38 33 -38 34 -18 C35 -4 26 18 21 34 C12 38 -12 38 -21 34 Z")
        s.inked([(shell, s.mid)], 2.6, (1.2, 1.6))
        with s.clipped(shell):
            s.fill(svg("M-24 40 C-26 16 -40 -4 -36 -16 C-20 -26 8 -26 22 -10 C24 6 18 22 15 40 Z"), "#ffa24a")
            s.fill(svg("M-18 40 C-20 18 -26 2 -24 -6 C-14 -14 4 -12 12 0 C14 12 12 24 11 40 Z"), "#fff0b8")
            for points in ([(-10, -38), (-17, -6, -9, 36)], [(12, -38), (18, -6, 9, 36)]):
                s.stroke(points, s.deep, 1.8)
            s.fill(svg("M36 -34 C38 -6 30 16 24 40 H44 V-34 Z"), s.deep)
        s.inked([(oval(0, 34.5, 21, 5.0), s.ink)], 2.0, (0.4, 0.8))
        s.fill(oval(0, 34.5, 16, 3.0), "#fffbe0")
        flame = svg("M-6 38 C-11 30 -5 26 -3 16 C0 21 2 22 2 26 C4 24 4 22 4 20 C9 26 11 34 6 38 C2 40 -2 40 -6 38 Z")
        s.inked([(flame, "#ff7a18")], 1.6, (0.2, 0.4))
        s.fill(placed(flame, 0, 14.5, 0.6), "#fffbe0")
        tag = polygon((15, 37), (25, 39), (22, 56), (12, 54))
        s.inked([(tag, s.accent)], 1.6, (0.3, 0.5))
    with s.moved(20.0, 8.0, 0.7, turn=-6.0, about=(66.0, 144.0), flip=True):
        _raised_hand(s)
    with s.moved(4.0, 12.0):
        _raised_hand(s)


def _beach_before_the_sun(s: Impact) -> None:
    """Paint an evening by the sea: a red sky in two bands, the sun right behind the glass, its lane, a black table."""
    s.fill(ALL, mix(s.mid, s.deep, 0.25))
    s.fill(svg("M-9 60 C20 52 90 60 130 48 V180 H-9 Z"), s.mid)
    s.fill(oval(70, 104, 35), "#fff4dc")
    s.fill(box(-9, 118, 130, 180), s.deep)
    for y, wide in ((120, 31), (124.5, 28)):
        s.fill(box(70 - wide, y, 70 + wide, y + 2.4), "#fff4dc")
    s.fill(box(-9, 130, 130, 180), s.ink)


_SAND: Final = ("#ffe9a8", "#ffb038", "#b8500e")
"""Sand: where the sun strikes it, its own gold, and the side turned to us."""
_CAMEL: Final = join(
    svg(
        "M-14 4 C-16 -2 -13 -6 -11 -7 C-10 -14 -5 -15 -3 -7 C-1 -6 1 -6 2 -7 C4 -15 9 -15 11 -6 C14 -3 14 1 13 5 "
        "L8 6 C2 8 -6 8 -9 6 Z"
    ),
    svg("M-13 5 C-17 6 -20 2 -19 -5 C-19 -7 -18 -8 -19 -9 L-24 -8 C-26 -9 -25 -11 -22 -12.5 L-17.6 -13.4 L-17 -15 L-15.8 -13 "
        "C-14.4 -11 -15 -8 -15 -5 C-15 -3 -14 -2 -12 -3 Z"),
    limb((-11.4, 4, 2.4), (-12.6, 11, 1.2), (-12.0, 18, 0.9), (-13.2, 18.6, 0.9)),
    limb((-8.4, 5, 2.4), (-7.4, 11, 1.2), (-9.4, 18, 0.9), (-10.6, 18.6, 0.9)),
    limb((8.6, 4, 2.8), (7.0, 11, 1.2), (8.4, 18, 0.9), (7.2, 18.6, 0.9)),
    limb((11.4, 3, 2.8), (12.6, 10, 1.2), (11.2, 18, 0.9), (10.0, 18.6, 0.9)),
    limb((12.6, 1, 0.9), (15.4, 7, 0.6), (15.0, 9, 0.8)),
)  # fmt: skip
"""A camel with two humps that walks to the left, its feet at the height 18."""


def _desert_in_a_glass(s: Impact) -> None:
    """Paint the cone of sand in the upper bulb, the thread that falls, and a camel on the dune, its shadow towards us."""
    light, gold, dark = _SAND
    upper = svg("M-30 -20 L-16 -23 L-2 -14 L14 -22 L30 -19 V-6 L8 -5 L2.6 0 L1 8 H-1 L-2.6 0 L-8 -5 L-30 -6 Z")
    s.fill(upper, gold)
    s.fill(svg("M-2 -14 L14 -22 L30 -19 V-6 L8 -5 L2.6 0 L1 8 L0 8 Z"), dark)
    s.stroke([(-30, -20), (-16, -23), (-2, -14), (14, -22), (30, -19)], light, 1.6)
    s.fill(box(-1.0, 4, 1.0, 30), gold)
    dune = svg("M-40 46 V34 C-26 33 -12 31 0 28 C12 30 26 34 40 35 V46 Z")
    s.fill(dune, gold)
    s.fill(svg("M-40 46 V38 C-26 38 -16 40 -6 46 Z M40 46 V38 C28 37 22 40 16 46 Z"), dark)
    s.fill(polygon((-12, 33), (8, 32), (12, 46), (-13, 46)), dark)
    s.rim([dune], light, (0.0, -1.0), 1.2)


def _hourglass(s: Impact) -> None:
    """Paint the hourglass about its neck: caps, posts and glass, the sun on the inner edges, a streak on each bulb."""
    glass = svg(
        "M-26 -44 C-30 -22 -22 -10 -7 -6 C-2.4 -4 -2.4 4 -7 6 C-22 10 -30 22 -26 44 L26 44 C30 22 22 10 7 6 "
        "C2.4 4 2.4 -4 7 -6 C22 -10 30 -22 26 -44 Z"
    )
    with s.clipped(glass):
        _desert_in_a_glass(s)
    s.line(glass, s.ink, 3.0)
    s.line(glass, "#fff4dc", 1.1)
    s.fill(ribbon(((-22.6, -36, 0.2), (-23.0, -30, 1.3), (-20.6, -22, 0.2)), 8), "#ffffff")
    s.fill(ribbon(((20.6, 20, 0.2), (23.2, 29, 1.3), (22.8, 38, 0.2)), 8), s.key)
    for side in (-1.0, 1.0):
        post = block(31 * side - 2.6, -44, 5.2, 88, 1)
        s.inked([(post, s.ink)], 1.1, (0, 0))
        s.fill(block(28.4 * side - 0.7, -44, 1.4, 87), s.key)
    for y in (-55.0, 43.0):
        cap = polygon((-37, y, 1.5), (37, y, 1.5), (37, y + 9, 1.5), (-37, y + 9, 1.5))
        s.inked([(cap, s.deep)], 1.7, (0.0, 1.0))
        s.fill(block(-36, y + (0.6 if y > 0 else 6.6), 72, 1.8), s.light if y > 0 else s.key)


def sandman(s: Impact) -> None:
    """A camel crosses the dune in an hourglass. Close; light: the low sun behind it."""
    _beach_before_the_sun(s)
    with s.moved(70.0, 78.0, 1.16):
        _hourglass(s)
        s.fill(placed(_CAMEL, 2.0, 19.6, 0.68), s.ink)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-29": Picture(
        triton,
        ((72.0, 90.0), (68.0, 54.0), (44.0, 104.0), (76.0, 132.0)),
        "lifts a tug",
        "storm at sea",
        "beam of a lighthouse",
    ),
    "m1-30": Picture(
        wong,
        ((68.0, 73.0), (86.0, 70.0), (62.0, 92.0), (78.0, 122.0)),
        "eats its way out of a book",
        "dark reading room",
        "lamp above a table",
    ),
    "m1-31": Picture(
        ms_marvel,
        ((66.0, 72.0), (64.0, 90.0), (50.0, 132.0)),
        "rises from a roof",
        "roofs on a feast night",
        "flame in the lantern",
    ),
    "m1-32": Picture(
        sandman,
        ((70.0, 98.0), (55.0, 92.0)),
        "crosses the dune in a glass",
        "beach at sunset",
        "low sun behind a glass",
    ),
}

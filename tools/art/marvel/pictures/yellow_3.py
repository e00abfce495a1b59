"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    block,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def vision(s: Impact) -> None:
    """An eye opens in the sky and looks down on one small person. Vista, symmetry broken by the beam; light: the eye."""
    s.fill(ALL, s.mid)
    cx, cy = 68, 64
    s.steps(
        ALL,
        (60, 0),
        (60, 150),
        [
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.4),
            mix(s.mid, s.key, 0.8),
            s.key,
            s.key,
            mix(s.key, s.light, 0.5),
        ],
    )
    s.rays(cx, cy, 34, 150, 34, s.light, 0.55, duty=0.6, seed=12)
    lid = svg("M10 66 C26 40 48 28 70 28 C92 28 110 44 122 60 C108 82 90 94 68 94 C46 94 24 84 10 66 Z")
    s.fill(placed(lid, 68 * -0.12, 63 * -0.14, 1.12, 0), s.deep)
    s.dots(placed(lid, 68 * -0.12, 63 * -0.14, 1.12, 0), mix(s.deep, s.ink, 0.6), (60, 60), (60, 16), 0.0, 0.75)
    s.fill(lid, s.light)
    with s.clipped(lid):
        s.fill(oval(cx, cy, 31), mix(s.key, s.light, 0.35))
        s.fill(oval(cx, cy, 28), s.key)
        s.rays(cx, cy, 9, 28, 30, s.mid, 1, duty=0.7, seed=5, wobble=0.3)
        s.halo(oval(cx, cy, 28), s.deep, cx, cy, 19, 30, 0.0, 0.7, pitch=2.4)
        s.fill(svg("M0 10 H124 V44 C110 36 90 31 70 31 C48 31 30 40 10 60 L0 70 Z"), s.deep, 0.5)
    gem = [(0, -17), (10.5, 0), (0, 17), (-10.5, 0)]
    # the beam
    s.fill(polygon((cx - 4, cy + 8), (cx + 4, cy + 8), (92, 152), (46, 152)), s.light, 0.75)
    s.fill(polygon((cx - 2, cy + 8), (cx + 2, cy + 8), (82, 152), (56, 152)), "#ffffff", 0.9)
    s.inked([(placed(polygon(*gem), cx, cy), s.accent)], w=1.6, heavy=(0.8, 0.8))
    s.fill(placed(polygon(gem[3], gem[0], (0, 0)), cx, cy), mix(s.accent, "#ffffff", 0.75))
    s.fill(placed(polygon(gem[0], gem[1], (0, 0)), cx, cy), mix(s.accent, "#ffffff", 0.3))
    s.fill(placed(polygon(gem[1], gem[2], (0, 0)), cx, cy), mix(s.accent, s.ink, 0.45))
    s.glint(cx - 4, cy - 8, 9)
    # the land
    s.fill(
        svg(
            "M-4 122 L14 108 L26 112 L40 104 L52 116 L52 150 H-4 Z M124 116 L112 104 L102 110 L94 104 L86 118 L86 150 H124 Z"
        ),
        mix(s.mid, s.deep, 0.55),
    )
    s.fill(
        svg("M-4 150 V128 L18 122 L40 130 L50 150 Z M124 150 V124 L108 120 L96 128 L88 150 Z"), mix(s.deep, s.ink, 0.35)
    )
    s.dots(
        svg("M-4 150 V128 L18 122 L40 130 L50 150 Z M124 150 V124 L108 120 L96 128 L88 150 Z"),
        s.ink,
        (70, 126),
        (0, 150),
        0.0,
        0.7,
    )
    s.fill(svg("M52 150 C56 138 62 134 70 134 C78 134 82 140 86 150 Z"), s.ink)
    # one person, an arm up against the light
    man = svg(
        "M66.500 135 L67 124 C64.800 123 64.600 119 65 115 C65.300 112 66 110.500 68 110 C66.600 108.500 66.600 105 69.300 104.600 C72 104.600 72.600 108 71.200 109.900 C72.600 110 73.600 110.600 74.400 109.600 L77.600 104.400 L79 105.400 L76.600 111.400 C75.600 113.600 74.400 114.400 73.600 115 L73.400 122 L74.600 135 L71.800 135 L70.300 125 L69.300 135 Z"
    )
    s.fill(placed(man, -22.4, -42, 1.32), s.ink)


def doctor_octopus(s: Impact) -> None:
    """An octopus of steel lifts a tram off the bridge. Diagonal over the water; light: the tram's windows."""
    s.steps(
        ALL,
        (66, -4),
        (66, 130),
        [mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.35), s.key, mix(s.mid, s.key, 0.5), s.mid],
    )
    s.fill(oval(64, 62, 52), mix(s.key, s.light, 0.6))
    s.fill(oval(64, 62, 40), s.light)
    # far: city, the bridge's towers and chains
    far = mix(s.mid, s.deep, 0.2)
    s.fill(skyline(-8, 126, 112, (14, 22, 17, 28, 12, 20, 24), 7), far)
    bridge = mix(s.deep, s.ink, 0.2)
    for x in (12, 112):
        s.fill(polygon((x - 6, 112), (x - 4, 22), (x + 4, 22), (x + 6, 112)), bridge)
        s.fill(block(x - 7, 20, 14, 4), bridge)
        s.fill(polygon((x - 2.4, 106), (x - 1.6, 50), (x + 1.6, 50), (x + 2.4, 106)), far)
    s.stroke([(12, 24), (62, 116, 112, 24)], bridge, 2.0)
    for x in range(20, 108, 8):
        y = 24 + 92 * 2 * (x - 12) / 100 * (1 - (x - 12) / 100)
        s.stroke([(x, y), (x, 104)], bridge, 0.8)
    deck = polygon((-4, 103), (124, 99), (124, 108), (-4, 113))
    s.fill(deck, bridge)
    s.fill(polygon((-4, 103), (124, 99), (124, 100.6), (-4, 104.8)), s.light)
    for x in range(-6, 124, 10):
        s.stroke([(x, 112), (x + 5, 105), (x + 10, 112)], s.key, 0.9)
    # water
    s.fill(box(-4, 124, 124, 160), mix(s.deep, s.ink, 0.15))
    for x, y, w in ((2, 128, 26), (92, 127, 30), (12, 136, 22), (96, 138, 26), (30, 146, 60)):
        s.fill(polygon((x, y), (x + w, y - 0.8), (x + w - 3, y + 1.3), (x + 3, y + 1.5)), s.key)
    steel, lit, dim = mix(s.accent, s.light, 0.42), "#ffffff", mix(s.accent, s.ink, 0.5)

    def arm(points: Sequence[tuple[float, float, float]]) -> None:
        path = ribbon(points, 18)
        s.inked([(path, steel)], 1.5, (0.7, 1.0))
        with s.clipped(path):
            s.rim([path], lit, (-0.3, -1.0), 1.5)
            s.rim([path], dim, (0.3, 1.0), 1.5)
            # joints of the steel
            for first, last in pairwise(points):
                for share in (0.0, 0.33, 0.66):
                    x, y, w = (p + (q - p) * share for p, q in zip(first, last, strict=True))
                    dx, dy = last[0] - first[0], last[1] - first[1]
                    size = math.hypot(dx, dy)
                    s.stroke(
                        [
                            (x - dy / size * w * 1.2, y + dx / size * w * 1.2),
                            (x + dy / size * w * 1.2, y - dx / size * w * 1.2),
                        ],
                        s.ink,
                        0.9,
                    )

    arm([(50, 122, 5.5), (32, 122, 5), (20, 108, 4.4), (22, 90, 3.6), (34, 88, 2.6), (36, 95, 1.2)])
    arm([(78, 122, 5.5), (98, 122, 5), (112, 112, 4.4), (112, 94, 3.6), (102, 88, 2.6), (98, 94, 1.2)])
    arm([(56, 120, 5.5), (48, 102, 5), (38, 84, 4.4), (42, 64, 3.8), (46, 44, 3.2)])
    arm([(72, 120, 5.5), (82, 104, 5), (94, 88, 4.4), (94, 66, 3.8), (86, 42, 3.0)])
    # the tram
    with s.moved(65.0, 66.0, 1.0, turn=-19.0):
        car = polygon((-36, -17, 5), (36, -17, 5), (38, 17, 3), (-38, 17, 3))
        s.inked([(polygon((-26, -22, 2), (26, -22, 2), (30, -16), (-30, -16)), s.deep), (car, s.mid)], 2.0, (0.5, 1.6))
        for x in (-22, 22):
            s.inked([(oval(x - 6, 19, 5), dim), (oval(x + 6, 19, 5), dim)], 1.2)
            s.fill(oval(x - 6, 19, 1.8), s.light)
            s.fill(oval(x + 6, 19, 1.8), s.light)
        with s.clipped(car):
            s.fill(box(-40, -18, 40, 3.5), mix(s.deep, s.ink, 0.2))
            s.fill(box(-40, 4.5, 40, 7.5), s.light)
            s.dots(car, s.deep, (0, 6), (20, 20), 0.0, 0.75, pitch=2.4)
        for number, x in enumerate((-33, -20, -7, 6, 19)):
            pane = block(x, -13, 11.4, 14, 1.5)
            s.inked([(pane, "#fffbe4")], 0.9, (0.2, 0.4))
            if number in (1, 3):
                s.fill(both(pane, join(oval(x + 5.5, -6, 2.6), oval(x + 5.5, 1, 4.6))), s.deep)
        s.line(car, s.ink, 1.2)
        s.inked([(oval(37, 9, 3), "#ffffff")], 1.1)
        s.stroke([(-6, -22), (-16, -33), (-2, -38)], s.ink, 1.5)
        s.fill(polygon((40, 7), (64, 0), (64, 24), (40, 11)), "#ffffff", 0.7)
    # head: steel mantle, two eyes
    mantle = svg("M40 150 C36 132 42 112 54 106 C60 102 70 102 76 106 C88 112 94 132 90 150 Z")
    s.inked([(mantle, steel)], 2.0, (1.0, 1.0))
    with s.clipped(mantle):
        s.dots(mantle, dim, (64, 112), (92, 146), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M44 136 C42 122 48 112 58 107 C52 116 50 126 51 138 Z"), lit)
        for y in (128, 138):
            s.stroke([(40, y + 4), (65, y - 6, 92, y + 4)], s.ink, 1.2)
    for x in (46, 65, 84):
        s.fill(oval(x, 134 - (4 if x == 65 else 0), 1.4), s.ink)
    for k in (-1, 1):
        eye = oval(65 + k * 11, 119, 6.2, 5.4, k * 14)
        s.inked([(eye, s.key)], 1.4, (0.2, 0.4))
        s.fill(oval(65 + k * 10.4, 118.6, 4.6, 1.7), s.ink)
        s.stroke([(65 + k * 5, 115), (65 + k * 12, 111, 65 + k * 19, 114)], s.ink, 1.8)
    # the two arms that hold it, over the tram
    arm([(46, 46, 3.2), (56, 42, 3.8), (62, 54, 3.8), (60, 70, 3.4), (53, 80, 2.6), (45, 80, 1.0)])
    arm([(86, 44, 3.0), (78, 38, 3.6), (72, 50, 3.6), (76, 66, 3.2), (84, 72, 2.4), (91, 68, 0.9)])
    # torn rails, foam
    for points in ([(24, 102), (34, 98, 40, 92)], [(104, 100), (96, 96, 92, 92)]):
        s.stroke(points, s.ink, 2.2)
    for x, y, r in ((34, 146, 5), (44, 143, 4), (88, 143, 4.4), (97, 146, 5)):
        s.inked([(oval(x, y, r, r * 0.8), "#ffffff")], 0.9, (0.0, 0.4))
    s.debris([(46, 98, 2.6, 10), (84, 98, 3, 50), (66, 94, 2.4, 30), (100, 82, 2, 70)], s.mid, s.light)


def _parade_street(s: Impact) -> None:
    """Paint a street between tall houses from its pavement, flags across it, the sky bright above."""
    s.steps(ALL, (60, 0), (60, 150), [s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.8), s.light, "#fffbe0"])
    left, right = (
        polygon((-4, -4), (26, -4), (46, 132), (-4, 150)),
        polygon((124, -4), (112, -4), (96, 132), (124, 150)),
    )
    for wall, tone in ((left, mix(s.deep, s.mid, 0.45)), (right, mix(s.deep, s.ink, 0.1))):
        s.fill(wall, tone)
    for row in range(9):
        y = 4 + 15 * row
        edge = 26 + 20 * (y + 4) / 136
        for column in range(4):
            x = edge - 9 - 9 * column
            s.fill(polygon((x, y + column), (x + 5, y), (x + 5, y + 8), (x, y + 8 + column)), mix(s.ink, s.deep, 0.55))
        edge = 112 - 16 * (y + 4) / 136
        for column in range(3):
            x = edge + 4 + 8 * column
            s.fill(
                polygon((x, y), (x + 4.4, y + column), (x + 4.4, y + 8 + column), (x, y + 8)), mix(s.deep, s.mid, 0.5)
            )
    s.rim([left], s.light, (1.0, 0.1), 1.4)
    s.dots(left, s.ink, (40, 90), (-4, 60), 0.0, 0.6)
    s.fill(svg("M-4 132 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.35))
    s.fill(polygon((50, 128), (92, 128), (128, 172), (10, 172)), s.mid)


def _rope(s: Impact, start: Point, bend: Point, end: Point) -> None:
    """Paint a tether."""
    s.stroke([start, (*bend, *end)], s.ink, 2.6)
    s.stroke([start, (*bend, *end)], "#ffffff", 1.1)


def _helper(s: Impact, x: float, foot: float, size: float, flip: bool, *, lifted: bool = False) -> None:
    """Paint somebody who pulls at a rope, or hangs from it."""
    legs = [((-1, -9), (-4, 1)), ((2, -9), (5, 0))] if lifted else [((-1, -9), (-7, 0)), ((2, -9), (4, 0))]
    figure = join(
        svg("M-4 -21 C-4 -25 4 -25 4 -21 L3.500 -8 H-3.500 Z"),
        oval(0.4, -29, 3.3, 3.9),
        taper((-3, -22), 1.7, (3, -33 if lifted else -27), 1.3),
        taper((3, -22), 1.7, (8, -35 if lifted else -29), 1.3),
        *(taper(hip, 2.2, heel, 1.6) for hip, heel in legs),
    )
    figure = placed(figure, x, foot, size, flip=flip)
    s.fill(figure, s.ink)
    s.rim([figure], s.light, (0.0, -1.0), 1.0)


def green_goblin(s: Impact) -> None:
    """A pumpkin balloon tears itself away from a parade. Light: the lamp inside it."""
    _parade_street(s)
    x, y = 72.0, 78.0
    for r, tone in ((46, mix(s.key, s.light, 0.5)), (40, s.light)):
        s.fill(burst(x, y, r, 18, 3, 0.86), tone)
    for start, bend, end in (
        ((56, 100), (50, 120), (48, 128)),
        ((68, 106), (70, 120), (73, 124)),
        ((90, 100), (100, 108), (108, 128)),
    ):
        _rope(s, start, bend, end)
    for start, bend, end in (((48, 92), (36, 104), (42, 116)), ((98, 90), (112, 92), (108, 104))):  # torn ones
        _rope(s, start, bend, end)
    ribs = [
        (oval(x + dx, y + 1 + abs(dx) * 0.06, rx, 29 - abs(dx) * 0.22), abs(dx))
        for dx, rx in ((-21, 15), (21, 15), (-11.5, 15), (11.5, 15), (0, 13))
    ]
    skin, shade = "#ff9a1e", s.deep
    s.inked([(rib, skin) for rib, _ in ribs], 2.4, (1.3, 1.8))
    for rib, _ in ribs:
        s.inked([(rib, skin)], 1.0, (0.0, 0.0))
        with s.clipped(rib):
            s.fill(cut(rib, placed(rib, 4.0, 4.0)), s.key)
            s.fill(cut(rib, placed(rib, 1.6, 1.8)), s.light)
            s.fill(cut(rib, placed(rib, -2.4, -5.0)), mix(skin, shade, 0.65))
    whole = join(*(rib for rib, _ in ribs))
    s.dots(whole, shade, (76, 86), (98, 108), 0.0, 0.85, pitch=2.6)
    stem = svg("M66 52 C66 46 64 42 58 40 L62 35 C72 36 76 42 77 51 C74 54 69 54 66 52 Z")
    s.inked([(stem, s.accent)], 1.9, (0.8, 1.0))
    s.fill(svg("M66 50 C67 45 65 41 60 40 L62 37 C68 39 70 44 70 51 Z"), mix(s.accent, "#ffffff", 0.45))
    # the face, lit from inside
    for path in (
        svg("M50 66 L66 74 C64 80 54 80 51 75 Z"),
        svg("M95 63 L80 73 C82 79 92 78 95 73 Z"),
        svg("M73 78 L68 86 L78 86 Z"),
        svg(
            "M47 86 C54 92 60 92 64 90 L66 95 L71 91 H76 L80 95 L83 90 C88 91 94 89 99 84 C97 100 88 106 73 106 C58 106 49 99 47 86 Z"
        ),
    ):
        s.inked([(path, "#fff4b4")], 1.8, (0.3, 0.6))
        s.fill(both(path, placed(path, 0.6, 2.0)), "#ffffff")
    for number in range(4):
        s.inked(
            [(polygon((55 + 9 * number, 106), (60 + 9 * number, 98), (64 + 9 * number, 106)), skin)], 1.0, (0.0, 0.0)
        )
    _helper(s, 108, 160, 1.0, True)
    _helper(s, 90, 156, 0.94, False)
    _helper(s, 70, 146, 0.95, False, lifted=True)
    _helper(s, 46, 158, 1.0, False)
    lots = chance(17)
    for number in range(34):  # confetti
        cx, cy = 30 + 88 * next(lots), 140 * next(lots)
        if math.hypot(cx - x, cy - y) > 38:
            s.fill(
                placed(box(-1.3, -0.8, 1.3, 0.8), cx, cy, 1.0, 180 * next(lots)),
                ("#ffffff", s.accent, s.mid)[number % 3],
            )


def _laundry(s: Impact) -> None:
    """Paint a laundry at night: shirts on a line, a lamp's warm steps behind the steam, a table of white linen."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for r, tone in ((92, s.deep), (72, mix(s.deep, s.mid, 0.6)), (54, s.mid), (38, s.key)):
        s.fill(oval(76, 84, r, r * 0.86), tone)
    s.halo(ALL, s.ink, 76, 84, 58, 112, 0.0, 0.8)
    s.stroke([(-4, 34), (60, 44, 124, 30)], s.ink, 1.8)
    shirt = svg("M-8 0 L-4 -2 C-2 1 2 1 4 -2 L8 0 L15 8 L10 13 L8 10 V30 H-8 V10 L-10 13 L-15 8 Z")
    for x, y, turn in ((38, 41, 2), (72, 42, -1), (104, 36, -4)):
        path = placed(shirt, x, y, 0.92, turn)
        s.fill(path, mix(s.deep, s.ink, 0.35))
        s.rim([path], s.mid, (0.2, 1.0), 1.4)


def iron_man(s: Impact) -> None:
    """An iron sails through a sea of folds and leaves it smooth. Light: its hot sole."""
    _laundry(s)
    linen, fold, dim = "#fff4d6", s.key, mix(s.deep, s.mid, 0.4)
    # folds ahead, flat cloth behind
    sea = svg("M-4 128 H80 C91 128 95 112 106 103 C112 98 120 100 124 104 V172 H-4 Z")
    s.inked([(sea, linen)], 2.4, (0.2, 0.6))
    with s.clipped(sea):
        s.fill(cut(sea, placed(sea, 3.4, 5.0)), "#ffffff")
        for shift in (10, 21):
            s.stroke(
                [(56, 127 + shift), (86, 130 + shift, 97, 112 + shift), (103, 102 + shift, 124, 112 + shift)], fold, 3.2
            )
        s.dots(sea, dim, (70, 132), (116, 152), 0.0, 0.7, pitch=2.4)
        s.dots(sea, dim, (60, 132), (0, 150), 0.0, 0.7, pitch=2.4)
    # steam
    cloud = join(
        *(
            oval(x, y, r, r * 0.86)
            for x, y, r in (
                (44, 118, 9),
                (34, 108, 11),
                (44, 96, 11),
                (36, 84, 9),
                (50, 82, 8),
                (28, 120, 9),
                (56, 122, 6),
                (96, 124, 4),
                (103, 102, 3),
            )
        )
    )
    s.inked([(cloud, "#ffffff")], 2.0, (0.5, 1.1))
    s.fill(cut(cloud, placed(cloud, -2.2, -2.8)), s.key)
    s.dots(cloud, s.mid, (44, 96), (28, 130), 0.0, 0.8, pitch=2.4)
    steel, shine, shade, violet = s.key, "#fff6cc", s.deep, "#4a2c94"
    with s.moved(-9.0, 0.0):
        # the iron
        s.fill(oval(76, 128, 34, 4), s.ink)
        s.inked([(svg("M44 119 H112 L106 126 H44 Z"), "#ff9a1e")], 2.0, (0.3, 0.9))
        s.fill(svg("M46 119 H111 L108.500 122 H46 Z"), "#fff0a8")
        body = svg("M46 117 C46 104 50 96 58 94 H82 C96 96 107 105 112 117 Z")
        handle = cut(
            svg(
                "M52 98 C48 84 50 72 60 71 H88 C97 71 99 78 93 83 C90 88 88 92 88 98 H80 C80 92 82 87 84 83 H64 C60 84 60 92 62 98 Z"
            ),
            box(0, 0, 1, 1),
        )
        s.inked([(handle, violet), (body, steel)], 2.5, (0.8, 1.5))
        with s.clipped(body):
            s.fill(svg("M46 104 C50 96 54 94 58 94 H82 C92 96 100 101 106 108 C92 102 70 101 52 106 Z"), shine)
            s.fill(box(40, 112, 120, 118), shade)
            s.dots(body, shade, (82, 100), (48, 118), 0.0, 0.85, pitch=2.4)
        s.fill(
            svg("M56 77 C58 74 62 73.500 66 73.500 H88 C91 73.500 93 75 92 76.500 H62 C59 77 57 79 56 82 Z"), "#b8a0f0"
        )
        s.inked([(oval(72, 107, 5.6), "#fff0c0")], 1.4, (0.2, 0.4))
        s.stroke([(72, 107), (75, 103.6)], s.ink, 1.6)
    # the flex trails up like a rigging
    for tone, wide in ((s.ink, 4.2), (violet, 1.8)):
        s.stroke([(43, 80), (34, 66, 48, 54), (62, 44, 56, 30)], tone, wide)
    for points in ([(88, 62), (90, 54)], [(76, 62), (76, 52)], [(64, 63), (61, 55)]):
        s.stroke(points, "#ffffff", 1.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man, ((72.0, 106.0), (76.0, 76.0), (106.0, 108.0)), "sails through folds", "laundry", "its hot sole"
    ),
    "m3-02": Picture(doctor_octopus, ((65.0, 66.0), (65.0, 116.0)), "lifts a tram", "bridge", "the tram's windows"),
    "m3-03": Picture(vision, ((66.0, 80.0),), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(
        green_goblin, ((72.0, 74.0), (72.0, 96.0)), "tears itself away", "parade", "lamp inside the pumpkin"
    ),
}

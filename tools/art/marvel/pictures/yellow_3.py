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


def iron_man(s: Impact) -> None:
    """A heart of iron is struck on the anvil. From below, in a cave forge; light: the heart itself."""
    heart_at = (66.0, 84.0)
    s.fill(ALL, mix(s.deep, s.mid, 0.55))
    # the cave's mouth of light, rock round it
    for r, tone in ((84, s.mid), (68, mix(s.mid, s.key, 0.6)), (53, s.key), (40, mix(s.key, s.light, 0.5))):
        s.fill(burst(*heart_at, r, 17, 6, 0.86), tone)
    s.rays(*heart_at, 30, 130, 24, s.light, 0.55, duty=0.4, seed=8, inward=False)
    rock = cut(
        ALL,
        polygon(
            (20, 150),
            (12, 118),
            (18, 92),
            (10, 66),
            (24, 46),
            (30, 20),
            (52, 6),
            (84, 2),
            (100, 20),
            (116, 34),
            (112, 60),
            (120, 86),
            (112, 116),
            (116, 150),
        ),
    )
    s.fill(rock, mix(s.deep, s.ink, 0.35))
    s.rim([rock], mix(s.mid, s.key, 0.4), (0.0, 1.0), 1.6)
    s.fill(polygon((46, -4), (51, 22), (56, -4)), mix(s.deep, s.ink, 0.35))
    s.fill(polygon((76, -4), (79, 14), (84, -4)), mix(s.deep, s.ink, 0.35))
    # anvil
    dark, edge = mix(s.ink, s.deep, 0.22), mix(s.accent, s.light, 0.35)
    anvil = svg(
        "M26 112 L104 106 C114 107 118 110 118 113 C110 120 100 122 94 124 L86 138 L96 160 H40 L48 138 L42 127 C34 126 28 120 26 112 Z"
    )
    s.inked([(anvil, dark)], 1.8, (0.0, 1.2))
    s.fill(polygon((26, 112), (104, 106), (117, 111), (96, 115), (36, 118)), edge)
    s.fill(polygon((44, 111), (88, 107.6), (94, 111.5), (48, 115)), "#ffffff")
    s.dots(anvil, s.accent, (66, 136), (66, 116), 0.0, 0.6)
    # sparks of the blow
    for angle, near, far in (
        (188, 26, 44),
        (200, 24, 50),
        (214, 22, 40),
        (228, 20, 38),
        (244, 18, 30),
        (-20, 18, 32),
        (4, 20, 40),
        (24, 24, 40),
    ):
        direction = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        start, end = ((77 + reach * direction[0], 61 + reach * direction[1]) for reach in (near, far))
        s.inked([(taper(start, 0.3, end, 1.0), "#ffffff")], 0.7, (0.0, 0.0))
    # the heart: plates that glow, riveted
    s.flash(63, 84, 40, 16, "#ffffff", seed=5, hollow=0.78)
    heart = svg(
        "M64 114 C53 104 38 96 37 80 C36 66 46 57 55 59 C61 60 63.500 66 64.500 73 C66 66 70 62 76 61.500 C87 61 93 69 92 80 C91 95 77 104 64 114 Z"
    )
    s.inked([(heart, s.mid)], 2.2, (0.6, 1.6))
    with s.clipped(heart):
        s.fill(placed(heart, 10.0, 12.8, 0.85), s.key)
        s.fill(placed(heart, 20.6, 26.0, 0.69), s.light)
        s.fill(placed(heart, 32.4, 40.6, 0.5), "#ffffff")
        s.dots(heart, "#d8560a", (72, 86), (84, 114), 0.0, 0.75, pitch=2.4)
        s.dots(heart, "#d8560a", (58, 82), (38, 88), 0.0, 0.75, pitch=2.4)
        for seam in ([(64.5, 70), (63, 86, 64, 116)], [(36, 80), (50, 90, 64, 88)], [(64, 88), (80, 90, 95, 78)]):
            s.stroke(seam, s.deep, 1.5)
    s.line(heart, s.ink, 1.2)
    for x, y in ((42, 76), (48, 67), (57, 66), (61, 75), (68, 75), (87, 76), (43, 88), (85, 89), (58, 101), (70, 101)):
        s.fill(oval(x, y, 1.5), s.deep)
        s.fill(oval(x - 0.4, y - 0.5, 0.6), "#ffffff")
    # hammer from above, and the sparks
    s.flash(77, 61, 18, 11, s.accent, seed=3, squeeze=0.75)
    s.flash(77, 61, 12, 11, "#ffffff", seed=3, squeeze=0.75)
    with s.moved(80.0, 45.0, 0.95, turn=10.0):
        handle = polygon((8, -3), (74, -6), (74, 3), (8, 3))
        head = polygon(
            (-13, -15, 2),
            (13, -15, 2),
            (15, -8, 1.5),
            (12, 8, 1.5),
            (14, 13, 1.5),
            (-14, 13, 1.5),
            (-12, 8, 1.5),
            (-15, -8, 1.5),
        )
        s.inked([(handle, s.deep)], 1.6, (0.3, 1.0))
        s.inked([(head, mix(s.accent, s.ink, 0.45))], 1.9, (0.4, 1.4))
        with s.clipped(head):
            s.fill(polygon((-16, -16), (-4, -16), (-4, 14), (-16, 14)), mix(s.accent, s.light, 0.15))
            s.dots(head, s.ink, (0, -8), (16, -8), 0.0, 0.7, pitch=2.4)
            s.fill(box(-20, 9.5, 20, 14), s.light)
        s.line(head, s.ink, 1.0)


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


def green_goblin(s: Impact) -> None:
    """A pumpkin falls on the parade and grins. Seen down from a roof; light: inside the pumpkin."""
    nadir = (66.0, 96.0)
    s.fill(ALL, s.mid)
    # the street with its parade: bands of people, a float, confetti
    street = polygon((42, -10), (90, -10), (84, 70), (100, 170), (32, 170), (48, 70))
    s.fill(street, mix(s.key, s.light, 0.5))
    lots = chance(8)
    with s.clipped(street):
        for row in range(22):
            for column in range(12):
                x = 34 + column * 6 + 4 * next(lots)
                y = row * 7 + 4 * next(lots)
                if abs(x - 66) > 9 + y * 0.05:
                    s.fill(
                        oval(x, y, 1.6 + 0.5 * next(lots)),
                        (s.deep, mix(s.deep, s.ink, 0.4), s.mid, s.accent)[int(3.3 * next(lots))],
                    )
        for y in (16, 128, 142):
            for x in (60, 66, 72):
                s.fill(oval(x, y, 2.0), mix(s.deep, s.ink, 0.4))
                s.fill(oval(x, y - 0.4, 1.0), s.key)
    # fronts that fall away left and right
    for side in (-1, 1):
        wall = polygon((66 + side * 70, -40), (66 + side * 24, 40), (66 + side * 22, 110), (66 + side * 70, 200))
        s.fill(wall, mix(s.deep, s.mid, 0.35 if side < 0 else 0.1))
        for near, far in ((0.0, 0.22), (0.3, 0.46), (0.52, 0.63)):
            for row in range(-3, 12):
                y0, y1 = -20 + row * 20, -8 + row * 20
                x = 66 + side * 62
                corners = [
                    (x + (nadir[0] - x) * f, y + (nadir[1] - 14 - y) * f)
                    for y, f in ((y0, near), (y0, far), (y1, far), (y1, near))
                ]
                s.fill(
                    both(polygon(*corners), wall),
                    s.key if (row * 3 + round(near * 10)) % 5 else mix(s.deep, s.ink, 0.5),
                )
        s.rim([wall], s.light, (-side, 0.0), 1.2)
    s.halo(ALL, mix(s.deep, s.ink, 0.2), 66, 80, 52, 112, 0.0, 0.7)
    # lines with flags
    for x0, y0, x1, y1 in ((40, 44, 92, 36), (38, 128, 96, 138)):
        s.stroke([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 4, x1, y1)], s.ink, 0.9)
        for number in range(8):
            x, y = x0 + (x1 - x0) * (number + 0.5) / 8, y0 + (y1 - y0) * (number + 0.5) / 8 + 2
            s.fill(polygon((x - 2, y), (x + 2, y), (x, y + 5)), s.accent if number % 2 else "#ffffff")
    # its fall: stripes behind, seen foreshortened from above
    s.rays(66, 82, 36, 130, 22, s.light, 0.9, duty=0.28, seed=3)
    # pumpkin
    s.flash(66, 84, 46, 18, s.light, seed=6, hollow=0.84)
    with s.moved(66.0, 82.0, 1.0, turn=-13.0):
        skin, lit, dim = "#f59c0c", s.key, "#b0500a"
        ribs = [
            oval(-23, 2, 13, 24, 10),
            oval(23, 2, 13, 24, -10),
            oval(-12, 1, 14, 28, 5),
            oval(12, 1, 14, 28, -5),
            oval(0, 1, 13, 29),
        ]
        whole = join(*ribs)
        s.inked([(whole, skin)], 2.2, (0.8, 1.8))
        for rib, x in zip(ribs, (-23, 23, -12, 12, 0), strict=True):
            s.fill(rib, skin)
            with s.clipped(rib):
                s.dots(rib, dim, (x, 6), (x + (6 if x >= 0 else -4), 32), 0.0, 0.85, pitch=2.4)
                s.fill(oval(x - 2, -16, 6, 9), lit)
            s.line(rib, s.ink, 1.0)
        s.line(whole, s.ink, 1.6)
        stalk = svg("M-5 -25 C-4 -33 -8 -38 -14 -41 L-9 -46 C-1 -43 4 -36 6 -26 C2 -23 -2 -23 -5 -25 Z")
        s.inked([(stalk, s.accent)], 1.6, (0.5, 0.8))
        s.fill(svg("M-3 -26 C-2 -34 -6 -39 -10 -42 L-8 -44 C-2 -40 1 -34 1 -26 Z"), mix(s.accent, "#ffffff", 0.55))
        face = [
            polygon((-25, -9), (-6, -3), (-9, 5, 2), (-20, 4, 2)),
            polygon((25, -9), (6, -3), (9, 5, 2), (20, 4, 2)),
            polygon((0, 2), (4, 9), (-4, 9)),
            polygon(
                (-29, 9),
                (-20, 13),
                (-17, 10),
                (-12, 16),
                (-6, 13),
                (0, 18),
                (6, 13),
                (12, 16),
                (17, 10),
                (20, 13),
                (29, 9),
                (22, 22),
                (16, 20),
                (12, 27),
                (6, 23),
                (0, 29),
                (-6, 23),
                (-12, 27),
                (-16, 20),
                (-22, 22),
            ),
        ]
        for hole in face:
            s.inked([(hole, s.light)], 1.4, (0.0, 0.0))
            with s.clipped(hole):
                s.fill(placed(hole, 0.6, 1.8, 0.94), "#ffffff")
                s.rim([hole], "#ffc81a", (0.2, -1.0), 1.8)
    for _ in range(24):
        x, y = 36 + 60 * next(lots), 30 + 112 * next(lots)
        if math.hypot(x - 66, y - 82) > 38:
            s.fill(
                placed(block(-1.3, -0.8, 2.6, 1.6), x, y, 1, 180 * next(lots)),
                (s.accent, "#ffffff", s.key)[int(2.99 * next(lots))],
            )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man, ((66.0, 86.0), (62.0, 56.0)), "is struck on the anvil", "cave forge", "the glowing heart"
    ),
    "m3-02": Picture(doctor_octopus, ((65.0, 66.0), (65.0, 116.0)), "lifts a tram", "bridge", "the tram's windows"),
    "m3-03": Picture(vision, ((66.0, 80.0),), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(green_goblin, ((66.0, 82.0),), "falls on the parade", "street from above", "inside the pumpkin"),
}

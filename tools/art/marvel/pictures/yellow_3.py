"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg


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


def _gale(s: Impact) -> None:
    """Paint a sky of torn cloud that the beams of a lighthouse cut, over a dark sea."""
    s.steps(ALL, (60, -4), (60, 132), [mix(s.ink, s.deep, 0.75), s.deep, mix(s.deep, s.mid, 0.45), s.mid, s.mid, s.key])
    for r, tone in ((46, mix(s.deep, s.mid, 0.8)), (34, s.mid), (24, s.key)):
        s.fill(oval(66, 48, r), tone)
    for data, tone in (
        ("M66 48 L-4 22 V64 Z", s.key),
        ("M66 48 L-4 30 V56 Z", s.light),
        ("M66 48 L124 30 V82 Z", s.key),
        ("M66 48 L124 40 V72 Z", s.light),
    ):
        s.fill(svg(data), tone)
    s.fill(oval(66, 48, 15), "#ffffff")
    for data in (
        "M-4 76 C8 70 16 76 26 72 C34 70 40 76 50 74 C42 80 30 80 22 84 C12 88 4 84 -4 88 Z",
        "M124 92 C114 86 104 92 96 88 C90 86 84 90 78 88 C86 96 96 96 104 100 C112 104 118 100 124 104 Z",
    ):
        s.fill(svg(data), s.deep)
    s.dots(box(-4, -4, 124, 132), s.ink, (60, 26), (60, -10), 0.0, 0.75)


def _lighthouse(s: Impact) -> None:
    """Paint a lighthouse whose lamp is at (66, 48), bent a little by what grips it."""
    tower = svg("M57 60 H75 C76 84 80 106 82 140 H52 C54 106 57 84 57 60 Z")
    s.inked([(tower, "#ffffff")], 2.4, (1.0, 1.0))
    with s.clipped(tower):
        for y in (70, 96, 122):
            s.fill(
                svg(f"M50 {y} C60 {y + 4} 72 {y + 4} 84 {y} V{y + 12} C72 {y + 16} 60 {y + 16} 50 {y + 12} Z"), s.mid
            )
        s.fill(svg("M70 56 H90 V144 H74 C73 110 72 84 70 56 Z"), s.deep)
        s.dots(tower, s.ink, (64, 100), (80, 102), 0.0, 0.85, pitch=2.4)
    s.inked([(polygon((52, 57, 1), (80, 57, 1), (77, 62, 1), (55, 62, 1)), s.ink)], 1.0)
    s.inked([(box(58, 40, 74, 57), s.light)], 1.8, (0.4, 0.8))
    s.fill(box(61, 42, 71, 56), "#ffffff")
    for x in (63.4, 68.6):
        s.stroke([(x, 40), (x, 57)], s.ink, 1.1)
    s.inked([(svg("M55 41 C57 33 62 30 66 29 C70 30 75 33 77 41 Z"), s.ink)], 0.8)
    for x in (53, 58, 74, 79):
        s.stroke([(x, 57), (x, 52)], s.ink, 1.1)
    s.stroke([(52, 52), (80, 52)], s.ink, 1.2)


def _arm(s: Impact, spine: Sequence[tuple[float, float, float]], side: int) -> None:
    """Paint an arm of the octopus with a row of suckers on one side of it."""
    arm = ribbon(spine)
    s.inked([(arm, mix(s.ink, s.accent, 0.45))], 2.0, (0.6, 1.0))
    with s.clipped(arm):
        s.fill(ribbon([(x + side * r * 0.6, y + r * 0.5, r * 0.6) for x, y, r in spine]), s.ink)
        s.fill(ribbon([(x - side * r * 0.62, y - r * 0.5, r * 0.22) for x, y, r in spine]), s.accent)
    for (x, y, r), (other, low, thin) in itertools.pairwise(spine):
        for share in (0.25, 0.75):
            size = (r + (thin - r) * share) * 0.34
            if size > 0.7:
                s.inked(
                    [(oval(x + (other - x) * share + side * size * 1.1, y + (low - y) * share + size, size), s.light)],
                    0.8,
                    (0, 0),
                )


def doctor_octopus(s: Impact) -> None:
    """An octopus wrings a lighthouse. Low; light: the lamp of the lighthouse, which still burns."""
    _gale(s)
    _arm(
        s,
        [
            (30, 152, 8),
            (25, 128, 7.4),
            (30, 104, 6.2),
            (42, 92, 5.0),
            (46, 78, 3.8),
            (38, 68, 2.6),
            (33, 74, 1.4),
            (37, 79, 0.4),
        ],
        1,
    )
    _arm(
        s,
        [
            (112, 152, 8.6),
            (116, 124, 7.4),
            (110, 100, 6.0),
            (100, 86, 4.6),
            (100, 70, 3.4),
            (107, 62, 2.4),
            (111, 68, 1.4),
            (107, 72, 0.4),
        ],
        -1,
    )
    s.fill(ribbon([(50, 122, 7), (44, 112, 7), (52, 104, 6)]), s.ink)
    s.fill(ribbon([(80, 96, 6), (88, 90, 6), (82, 80, 5)]), s.ink)
    _lighthouse(s)
    _arm(
        s,
        [
            (78, 152, 10),
            (84, 136, 9.4),
            (72, 124, 8.6),
            (56, 122, 7.8),
            (47, 114, 7.0),
            (55, 105, 6.6),
            (70, 104, 6.2),
            (85, 97, 5.8),
            (86, 86, 5.2),
            (76, 81, 4.8),
            (64, 82, 4.4),
            (52, 78, 3.8),
            (49, 69, 3.0),
            (56, 66, 2.0),
            (61, 69, 0.6),
        ],
        1,
    )
    head = svg("M72 160 C70 138 80 116 98 114 C114 113 124 128 128 150 V164 Z")
    s.inked([(head, mix(s.ink, s.accent, 0.45))], 2.4, (0.6, 1.0))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -9, 5)), s.ink)
        s.fill(cut(head, placed(head, 3, 4)), s.accent)
        s.dots(head, s.ink, (92, 126), (112, 150), 0.0, 0.85, pitch=2.4)
    s.inked([(oval(97, 131, 7.6, 5.6, -14), s.key)], 1.8, (0.2, 0.4))
    s.fill(polygon((91, 131.6, 1), (103, 128.6, 1), (103, 131.2, 1), (91, 134, 1)), s.ink)
    s.stroke([(88, 125), (96, 121, 106, 124)], s.ink, 2.4)
    wave = svg(
        "M-4 140 C6 132 16 140 26 138 C34 132 44 134 50 141 C58 136 64 142 72 140 C82 148 94 146 102 142 C110 138 116 144 124 140 V172 H-4 Z"
    )
    s.inked([(wave, mix(s.ink, s.accent, 0.25))], 1.6)
    s.rim([wave], "#ffffff", (0.0, -1.0), 2.6)
    for x, y, r in ((44, 128, 1.8), (38, 132, 1.3), (60, 132, 1.5), (88, 140, 1.5), (110, 134, 1.8), (22, 130, 1.5)):
        s.inked([(oval(x, y, r, r * 1.2), "#ffffff")], 0.9, (0, 0))


def _feather(reach: float, wide: float) -> tuple[skia.Path, skia.Path]:
    """Return a tail feather that stands up from the origin, and its blade's right half."""
    blade = svg(
        f"M-{wide * 0.3} {-reach * 0.3} C-{wide * 0.7} {-reach * 0.6} -{wide} {-reach * 0.78} -{wide} {-reach + wide * 0.9} "
        f"C-{wide} {-reach + wide * 0.2} -{wide * 0.5} {-reach} 0 {-reach} C{wide * 0.5} {-reach} {wide} {-reach + wide * 0.2} {wide} {-reach + wide * 0.9} "
        f"C{wide} {-reach * 0.78} {wide * 0.7} {-reach * 0.6} {wide * 0.3} {-reach * 0.3} Z"
    )
    return blade, both(blade, box(0, -reach - 1, wide + 1, 0))


def _fan_of_glass(s: Impact, x: float, y: float) -> None:
    """Paint a fan of three rows of feathers about a point, banded as panes with the light behind them."""
    panes = (
        (112, 12.0, 15, 104.0, (s.mid, s.key, s.accent, s.key, s.mid)),
        (80, 9.6, 13, 102.0, (s.key, s.light, s.accent, s.key, s.mid)),
        (52, 7.2, 11, 100.0, (s.accent, s.light, s.key, s.light, "#ffffff")),
    )
    for reach, wide, count, spread, tones in panes:
        blade, right = _feather(reach, wide)
        turns = [-spread + 2 * spread * number / (count - 1) for number in range(count)]
        for turn in sorted(turns, key=abs, reverse=True):
            path = placed(blade, x, y, 1.0, turn)
            s.inked([(path, tones[0])], 1.3, (0.2, 0.4))
            with s.clipped(path):
                for tone, share in zip(tones[1:], (0.93, 0.84, 0.76, 0.6), strict=True):
                    s.fill(placed(oval(0, 0, reach * share), x, y), tone)
                s.fill(placed(right, x, y, 1.0, turn), s.deep, 0.16)
            s.stroke([around(x, y, reach * 0.3, turn - 90), around(x, y, reach * 0.97, turn - 90)], s.ink, 1.0)


def _outraged_turkey(s: Impact, x: float, y: float) -> None:
    """Paint a turkey from in front: a round dark breast of scales, wings held down, a small red face that glares."""
    with s.moved(x, y):
        for flip in (False, True):
            wing = placed(svg("M10 6 C24 2 33 12 33 26 L30 40 L27 34 L24 43 L20 36 L16 43 L10 34 Z"), flip=flip)
            s.inked([(wing, mix(s.deep, s.ink, 0.35))], 1.7, (0.4, 0.8))
            for left, top in ((20, 18), (24.5, 20), (15.5, 20)):
                side = -1 if flip else 1
                s.stroke([(left * side, top), ((left + 1.5) * side, top + 15)], s.ink, 1.2)
            s.rim([wing], s.key, (-1.0 if flip else 1.0, -0.5), 1.4)
            leg = placed(
                svg(
                    "M6 40 L8 50 L16 52 L15 54.500 L9 53.500 L10 57 L7 57 L5.500 53.500 L1 55.500 L0.500 53 L5 50.500 L3 40 Z"
                ),
                flip=flip,
            )
            s.inked([(leg, "#ff8a1e")], 1.3, (0.3, 0.4))
        breast = svg("M-9 -2 C-20 4 -24 18 -20 30 C-16 41 -8 45 0 45 C8 45 16 41 20 30 C24 18 20 4 9 -2 Z")
        s.inked([(breast, mix(s.deep, s.ink, 0.5))], 1.9, (0.5, 1.0))
        with s.clipped(breast):
            for row in range(5):
                for column in range(-3, 4):
                    cx, cy = column * 8 + 4 * (row % 2), 6 + 8.6 * row
                    scale = svg(f"M{cx - 4.2} {cy} C{cx - 4} {cy + 6.5} {cx + 4} {cy + 6.5} {cx + 4.2} {cy}")
                    s.line(scale, mix(s.deep, s.mid, 0.25), 1.3)
        s.rim([breast], s.key, (0.9, -1.0), 1.4)
        s.rim([breast], s.key, (-0.9, -1.0), 1.4)
        skin, red = "#ffb49a", "#e3202e"
        neck = svg("M-6 -16 C-8 -6 -9 0 -9 6 L0 12 L9 6 C9 0 8 -6 6 -16 Z")
        s.inked([(neck, red)], 1.6, (0.4, 0.7))
        for cx, cy, r in ((-4.500, 2, 2.6), (4, 3, 2.8), (-0.5, 6, 2.8), (0, -1, 2.2)):
            s.fill(oval(cx, cy, r), "#ff5a4c")
        head = svg(
            "M0 -38 C9 -38 13 -31 12.500 -24 C12 -15 7 -10 0 -10 C-7 -10 -12 -15 -12.500 -24 C-13 -31 -9 -38 0 -38 Z"
        )
        s.inked([(head, skin)], 1.9, (0.5, 0.9))
        with s.clipped(head):
            s.fill(svg("M2 -40 C9 -30 9 -18 2 -9 H16 V-40 Z"), "#e8806c")
        for side in (-1, 1):
            s.fill(oval(6.8 * side, -25.5, 4.3, 4.6), s.ink)
            s.fill(oval(6.8 * side, -25.2, 3.2, 3.5), "#ffffff")
            s.fill(oval(5.8 * side, -24.4, 1.5, 1.8), s.ink)
            s.fill(polygon((1.6 * side, -26.5), (11.5 * side, -32.5), (12 * side, -29.2), (2 * side, -24.4)), s.ink)
        beak = svg("M-5.500 -20 C-3 -22.500 3 -22.500 5.500 -20 L0 -11.500 Z")
        s.inked([(beak, "#ffc830")], 1.3, (0.2, 0.4))
        s.stroke([(-4, -17.6), (4, -17.6)], s.ink, 1.1)
        snood = ribbon([(0, -32, 1.5), (0.2, -26, 1.7), (2, -20, 2.3), (5.500, -14, 2.6), (5.500, -7, 2.0)])
        s.inked([(join(snood, oval(5.5, -7, 2.1)), red)], 1.3, (0.3, 0.5))
        s.stroke([(0, -31), (0.2, -23, 3.4, -18.5), (5.2, -15, 5, -9)], "#ff7a68", 1.0)


def _light_through_the_fan(s: Impact, x: float, y: float) -> None:
    """Paint the ground before a fan about (x, y): the colours of its panes, which the sun lays towards us, and a shadow in them."""
    ground = svg("M-4 124 C30 121 106 121 124 124 V172 H-4 Z")
    s.fill(ground, mix(s.deep, s.ink, 0.55))
    with s.clipped(ground):
        for reach, tone in ((62, s.mid), (54, s.key), (45, s.accent), (36, s.key), (28, s.light)):
            s.fill(oval(x, y, reach * 1.2, reach * 0.62), tone)
        for number in range(15):
            turn = 4 + 172 * number / 14
            s.stroke(
                [(x, y - 6), (x + 130 * math.cos(math.radians(turn)), y + 60 * math.sin(math.radians(turn)))],
                s.deep,
                1.3,
            )
        s.fill(
            svg(
                f"M{x - 17} {y + 1} C{x - 26} {y + 10} {x - 34} {y + 22} {x - 36} {y + 40} H{x + 36} C{x + 34} {y + 22} {x + 26} {y + 10} {x + 17} {y + 1} Z"
            ),
            mix(s.ink, s.deep, 0.3),
        )


def green_goblin(s: Impact) -> None:
    """A turkey spreads its fan over all the card and glares out of it. Straight on; light: the sun through the fan, on the ground."""
    s.steps(ALL, (60, 0), (60, 168), [s.ink, mix(s.ink, s.deep, 0.4), s.deep, mix(s.deep, s.ink, 0.3)])
    _fan_of_glass(s, 68, 106)
    _light_through_the_fan(s, 68, 122)
    s.fill(oval(68, 92, 33), "#fffdf0", 0.9)
    with s.clipped(cut(ALL, oval(68, 92, 26))):
        s.halo(ALL, s.ink, 68, 92, 66, 118, 0.0, 0.75)
    with s.moved(scale=0.84, about=(68, 100)):
        _outraged_turkey(s, 68, 89)


def _linen_sea(s: Impact, x: float, y: float) -> None:
    """Paint a sea of linen before a low sun at (x, y): swells far off, flat cloth at the left, heaped folds at the right."""
    s.steps(ALL, (60, 0), (60, 96), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key])
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (35, mix(s.key, s.light, 0.7)), (25, "#fffdf0")):
        s.fill(oval(x, y, r), tone)
    for top, tone, lit in ((88, s.mid, s.key), (96, mix(s.mid, s.key, 0.5), s.light), (105, s.key, "#ffffff")):
        swell = svg(
            f"M-4 {top + 3} C16 {top + 5} 30 {top} 52 {top + 2} C74 {top + 4} 84 {top - 6} 100 {top - 7} L124 {top - 3} V172 H-4 Z"
        )
        s.fill(swell, tone)
        s.fill(cut(swell, placed(swell, 0, 1.8)), lit)
    s.fill(svg("M-6 116 C20 112 60 113 100 116 L126 118 V172 H-6 Z"), s.light)
    s.fill(polygon((x - 22, 114), (x + 26, 114), (x + 40, 172), (x - 60, 172)), "#ffffff")
    s.dots(box(-6, 110, 126, 172), s.mid, (56, 120), (-10, 130), 0.0, 0.8)


def _steam(s: Impact) -> None:
    """Paint the steam that bursts out behind the iron, gold where it shades itself."""
    puffs = (
        (44, 104, 9),
        (36, 96, 10),
        (48, 90, 10),
        (38, 80, 11),
        (50, 74, 10),
        (42, 64, 9),
        (52, 60, 8),
        (30, 108, 8),
    )
    cloud = join(*(oval(x, y, r, r * 0.92) for x, y, r in puffs))
    s.inked([(cloud, "#ffffff")], 2.0, (-0.6, 0.9))
    for x, y, r in puffs:
        puff = oval(x, y, r, r * 0.92)
        s.fill(cut(puff, placed(puff, r * 0.42, -r * 0.3)), s.light)
    s.fill(cut(cloud, placed(cloud, 3.4, -1.0)), mix(s.key, s.mid, 0.3))
    for x, y, r in ((60, 48, 3.6), (52, 46, 2.4), (64, 55, 2.2)):
        s.inked([(oval(x, y, r), "#ffffff")], 1.4, (-0.3, 0.5))


def _iron_in_profile(s: Impact) -> None:
    """Paint an iron that drives to the right, its point at (99, 121); violet, heavy, its sole of steel over a keel of ink."""
    body_tone, lit, dark = s.accent, "#b9a2f4", mix(s.accent, s.ink, 0.6)
    grip = ribbon(
        [(49, 96, 3.6), (46, 84, 4.0), (50, 75, 4.4), (62, 72, 4.8), (76, 72, 5.0), (84, 75, 4.2), (86, 80, 2.6)]
    )
    post = ribbon([(77, 76, 3.2), (77, 86, 3.4), (80, 98, 4.4)])
    s.inked([(post, dark), (grip, dark)], 2.4, (-0.4, 1.2))
    s.rim([grip], lit, (0.5, -1.0), 1.6)
    s.fill(polygon((57, 68.5), (60, 68), (60, 77), (57, 77)), s.key)
    keel = svg("M39 120 H100 C104 121 104 125 99 126 H44 C40 126 38 123 39 120 Z")
    s.inked([(keel, s.ink)], 2.2, (0.2, 1.8))
    body = svg("M42 118 C40 106 42 97 50 94 C58 91 68 92 75 96 C86 102 95 110 100 119 Z")
    s.inked([(body, body_tone)], 2.6, (-0.4, 1.2))
    with s.clipped(body):
        s.fill(svg("M38 106 C56 102 78 103 104 114 V122 H38 Z"), dark)
        s.fill(svg("M46 101 C54 97 66 97 73 100 C80 103.500 86 108 90 111 C80 107.500 64 103 44 105 Z"), lit)
        s.fill(svg("M56 99.500 C62 98.500 67 99 71 101 L69 104 C65 103 60 102.600 55 103 Z"), "#ffffff")
        s.dots(body, s.ink, (58, 106), (44, 118), 0.0, 0.9, pitch=2.2)
    s.rim([body], "#efe6ff", (0.6, -1.0), 1.5)
    s.inked([(oval(60, 112, 4.4), s.key)], 1.4, (0.2, 0.4))
    s.stroke([(60, 112), (62.4, 109.4)], s.ink, 1.4)
    s.fill(
        svg("M39.500 118.500 H99 C101 119.500 102 121 101 122.500 H40 C39 121 39 119.500 39.500 118.500 Z"), "#fffdf0"
    )
    s.fill(svg("M40 121 H101.500 V123 H40.500 Z"), "#c9b6a0")
    s.glint(97, 120.5, 6.0)


def _creased_linen(s: Impact) -> None:
    """Paint the folds that the point drives before it, crest over crest, and the cloth that it has laid flat behind."""
    for data, tone in (
        ("M86 118 C94 108 98 94 112 86 C118 84 124 88 128 92 V172 H92 Z", s.key),
        ("M92 126 C100 120 104 106 116 100 C122 98 126 102 130 106 V172 H96 Z", s.light),
    ):
        fold = svg(data)
        s.inked([(fold, tone)], 2.0, (0.4, 1.0))
        with s.clipped(fold):
            s.fill(cut(fold, placed(fold, 4.0, 3.0)), "#ffffff")
            s.dots(fold, s.deep, (104, 100), (126, 124), 0.0, 0.75, pitch=2.4)
    _iron_in_profile(s)
    bow = svg(
        "M95 128 C102 128 108 122 106 114 C112 118 114 124 112 130 C118 124 124 124 130 126 V172 H70 C74 150 82 134 95 128 Z"
    )
    s.inked([(bow, s.light)], 2.0, (0.4, 0.8))
    with s.clipped(bow):
        s.fill(cut(bow, placed(bow, 3.0, 3.4)), "#ffffff")
        s.dots(bow, s.mid, (92, 132), (120, 146), 0.0, 0.9, pitch=2.4)
    for crease in (
        "M97 132 C92 136 88 142 86 150",
        "M107 128 C106 134 104 140 100 150",
        "M116 132 C113 138 112 142 112 150",
    ):
        s.line(svg(crease), s.deep, 1.7)
    for data in ("M92 129.500 C76 130 56 131 36 137", "M84 137 C66 138 50 141 36 146"):
        s.line(svg(data), s.deep, 1.4)
    s.fill(svg("M34 126.500 H94 C80 129 52 129 34 130.500 Z"), mix(s.ink, s.deep, 0.5), 0.7)


def iron_man(s: Impact) -> None:
    """An iron drives like a steamer through a sea of creased linen. In profile; light: a low sun behind it."""
    _linen_sea(s, 70, 78)
    _steam(s)
    _creased_linen(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((72.0, 106.0), (64.0, 74.0), (97.0, 118.0)),
        "drives through linen like a steamer",
        "sea of linen",
        "low sun behind its handle",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((66.0, 48.0), (66.0, 88.0), (99.0, 128.0)),
        "wrings a lighthouse",
        "open sea in a gale",
        "lamp of the lighthouse",
    ),
    "m3-03": Picture(vision, ((66.0, 80.0),), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(
        green_goblin,
        ((68.0, 70.0), (68.0, 104.0), (68.0, 46.0)),
        "fills the card with its fan",
        "farm yard",
        "sun through the fan",
    ),
}

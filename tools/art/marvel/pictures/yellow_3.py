"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


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


def _fair_at_dusk(s: Impact) -> None:
    """Paint the evening over a fair: tents with pennants, and the heads of a crowd."""
    s.steps(
        ALL,
        (70, 0),
        (70, 130),
        [mix(s.deep, s.mid, 0.4), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light],
    )
    far = mix(s.deep, s.mid, 0.55)
    for x, wide, top in ((16, 24, 104), (110, 22, 100), (58, 16, 114)):
        tent = svg(f"M{x - wide} 140 L{x - wide * 0.8} 122 L{x} {top} L{x + wide * 0.8} 122 L{x + wide} 140 Z")
        s.fill(
            join(
                tent, box(x - 0.6, top - 8, x + 0.6, top + 2), polygon((x, top - 8), (x + 8, top - 5.5), (x, top - 3))
            ),
            far,
        )
    heads = [svg("M-4 140 L24 136 L70 138 L124 134 V172 H-4 Z")]
    heads += [oval(4 + number * 7.6, 136 + (number * 7) % 5, 3.0, 3.6) for number in range(16)]
    s.fill(join(*heads), mix(s.deep, s.ink, 0.6))


def _canopy(s: Impact) -> None:
    """Paint the mast of a swing ride and its canopy from below, with bulbs round the rim."""
    mast = polygon((66, 56), (74, 56), (78, 150), (62, 150))
    s.inked([(mast, s.light)], 2.0, (1.0, 0.2))
    with s.clipped(mast):
        for number in range(5):
            y = 76 + 18 * number
            s.fill(polygon((58, y + 8), (82, y - 4), (82, y + 4), (58, y + 16)), s.accent)
        s.fill(polygon((72, 58), (76, 58), (82, 150), (74, 150)), s.ink, 0.35)
    crown = svg("M37 52 C42 43 56 39 66 36 L70 29 L74 36 C84 39 98 43 103 52 Z")
    s.inked([(crown, s.accent)], 2.0, (0.5, 0.2))
    s.fill(both(crown, polygon((70, 20), (64, 60), (30, 60), (30, 44))), mix(s.accent, s.light, 0.35))
    under = oval(70, 54, 34, 14.5)
    s.inked([(under, s.deep)], 2.2, (0.4, 1.2))
    with s.clipped(under):
        for number in range(8):
            ends = [around(70, 54, 60, 45 * number + lead) for lead in (0, 22.5)]
            s.fill(polygon((70, 55), *((x, 54 + (y - 54) * 0.43) for x, y in ends)), s.light if number % 2 else s.key)
        s.fill(oval(70, 54, 11, 4.8), s.ink)
        s.fill(oval(70, 54.6, 8, 3.2), s.accent)
    for number in range(20):
        x, y = around(70, 54, 34, 18 * number)
        s.inked([(oval(x, 54 + (y - 54) * 0.43, 2.0 + 0.016 * (y - 54)), "#ffffff")], 1.0, (0, 0.2))


def _swing(s: Impact, degrees: float) -> None:
    """Paint one seat that flies out on its chains, and who sits in it; ``degrees`` is its place round the mast."""
    angle = math.radians(degrees)
    near = math.sin(angle)
    x, y, size = 70 + 45 * math.cos(angle), 97 + 19 * near, 0.8 + 0.2 * near
    for side in (-1, 1):
        hook = (70 + 31 * math.cos(angle + 0.09 * side), 54 + 13.6 * math.sin(angle + 0.09 * side))
        s.stroke([hook, (x + 5 * size * side, y - 2)], s.ink, 1.1 + 0.3 * near)
    with s.moved(x, y, size, turn=-24 * math.cos(angle)):
        rider = join(
            oval(0, -14.5, 4.3, 4.9),
            svg("M-6 4 L-5 -5 C-5 -9 5 -9 5 -5 L6 4 Z"),
            taper((4, -6), 2.0, (10, -19), 1.6) if round(degrees) % 2 else taper((4, -6), 2.0, (6, 2), 1.7),
            taper((-4, -6), 2.0, (-6, 2), 1.7),
            svg("M-6 3 H6 L8 12 L5.500 19 L2.500 18 L3.500 12 L0 8 L-4 12 L-6 18 L-9 17 L-7 11 Z"),
        )
        s.fill(rider, s.ink)
        s.rim([rider], s.light if near > 0 else s.key, (-math.cos(angle), -1), 1.1)
        s.inked([(svg("M-9 0 H9 L8 6 H-8 Z"), s.accent if near > 0 else mix(s.accent, s.ink, 0.4))], 1.3, (0.3, 0.6))
        s.fill(svg("M-9 0 H9 L8.600 2 H-8.600 Z"), mix(s.accent, s.light, 0.5))


def doctor_octopus(s: Impact) -> None:
    """Eight seats of a fairground ride fly out on their chains. Low angle; light: the bulbs of its canopy."""
    _fair_at_dusk(s)
    for degrees in (247, 292, 202, 337):
        _swing(s, degrees)
    _canopy(s)
    for degrees in (157, 22, 112, 67):
        _swing(s, degrees)


def _farm_yard(s: Impact) -> None:
    """Paint a barn's gable, a fence and the sun that comes up behind them."""
    s.fill(ALL, s.mid)
    for r, tone in ((84, mix(s.mid, s.key, 0.5)), (68, s.key), (54, mix(s.key, s.light, 0.6)), (46, s.light)):
        s.fill(oval(76, 92, r), tone)
    s.rays(76, 92, 60, 140, 22, s.light, 0.6, duty=0.4, seed=9)
    s.halo(ALL, s.deep, 76, 92, 62, 118, 0.0, 0.7)
    s.fill(svg("M-4 120 V72 L12 58 L30 74 V120 Z"), s.deep)
    for x in range(28, 124, 15):
        s.fill(box(x, 100, x + 4, 128), s.deep)
    s.fill(box(24, 106, 124, 109.6), s.deep)
    s.fill(svg("M-4 126 C30 120 94 120 124 126 V172 H-4 Z"), mix(s.mid, s.key, 0.2))
    s.dots(box(-4, 122, 124, 172), s.deep, (76, 126), (8, 150), 0.0, 0.8)


def _running_turkey(s: Impact) -> None:
    """Paint a turkey that runs to the left on the ground at 143, its fan behind it as the light shape."""
    x, y = 86.0, 104.0
    feather = svg("M0 0 C9 -12 11 -30 7 -41 C4 -47 -4 -47 -7 -41 C-11 -30 -9 -12 0 0 Z")
    for reach, turns, tone, tip in (
        (1.36, range(-56, 105, 20), s.light, "#ffffff"),
        (1.0, range(-46, 95, 20), mix(s.light, s.key, 0.5), s.accent),
    ):
        for turn in sorted(turns, key=lambda turn: -abs(turn - 14)):
            quill = placed(feather, x, y, reach * (1 - 0.2 * abs(math.sin(math.radians(turn - 14)))), turn)
            s.inked([(quill, tone)], 1.6, (0.4, 0.8))
            with s.clipped(quill):
                s.fill(cut(quill, placed(oval(0, 0, 33, 36), x, y, reach)), tip)
    skin, red, dark = "#ff8a7a", "#e0281c", mix(s.deep, s.ink, 0.6)
    s.fill(oval(78, 143, 34, 3.6), s.deep)
    for leg in (
        [(90, 120), (100, 131), (111, 127)],
        [(111, 127), (116, 122)],
        [(111, 127), (117, 129)],
        [(70, 120), (58, 130), (60, 142)],
        [(60, 142), (50, 143)],
        [(60, 142), (67, 143)],
    ):
        for tone, wide in ((s.ink, 5.4), ("#ff8a1e", 2.6)):
            for start, end in itertools.pairwise(leg):
                s.stroke([start, end], tone, wide)
    neck = ribbon([(66, 104, 11), (56, 92, 7), (52, 80, 5.2), (48, 70, 4.8), (43, 64, 4.6)])
    head = oval(43, 62, 8.0, 6.8, 12)
    s.inked([(neck, skin), (head, skin)], 2.1, (0.6, 1.1))
    body = svg(
        "M54 92 C60 88 66 92 72 94 C82 90 96 92 104 102 C108 112 100 124 84 128 C68 130 54 124 49 112 C47 104 49 97 54 92 Z"
    )
    s.inked([(body, dark)], 2.4, (0.9, 1.6))
    with s.clipped(body):
        s.rim([body], s.mid, (-1.0, -0.9), 2.4)
        for cx, cy in ((56, 104), (54, 113), (64, 110), (62, 119), (72, 118)):
            s.stroke([(cx - 4, cy - 2), (cx - 3, cy + 4, cx + 4, cy + 3)], s.mid, 1.5)
    wing = svg(
        "M66 104 C74 96 90 98 100 106 L116 112 L107 115 L111 120 L102 120 L104 125 L94 123 C80 122 68 116 66 104 Z"
    )
    s.inked([(wing, s.deep)], 2.0, (0.5, 1.0))
    s.rim([wing], s.mid, (-0.5, -1.0), 2.2)
    for line in ([(86, 110), (107, 114.6)], [(82, 114), (102, 119.6)]):
        s.stroke(line, s.ink, 1.5)
    s.inked([(svg("M44 68 C49 72 50 80 47 86 C43 88 40 82 41 76 Z"), red)], 1.8, (0.4, 0.8))
    s.inked([(svg("M37 59 L26 63 L30 66 L37 66 Z"), "#ffc830")], 1.7, (0.2, 0.5))
    s.inked([(ribbon([(38, 57, 2.4), (33, 59, 2.4), (31, 68, 2.2), (33, 74, 1.4)]), red)], 1.4, (0.3, 0.5))
    s.fill(oval(43, 60, 2.8), "#ffffff")
    s.fill(oval(42.2, 60.2, 1.6), s.ink)


def green_goblin(s: Impact) -> None:
    """A turkey runs with its tail spread. Three-quarter view; light: the sun that comes up behind the fan."""
    _farm_yard(s)
    with s.moved(scale=0.92, about=(40.0, 143.0)):
        _running_turkey(s)


def _laundry(s: Impact) -> None:
    """Paint a laundry at night: shirts on a line, the cone of a lamp, a table of white linen."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for half, tone in ((110, s.deep), (84, mix(s.deep, s.mid, 0.6)), (60, s.mid), (38, s.key)):
        s.fill(polygon((74, -12), (84, -12), (80 + half, 140), (76 - half, 140)), tone)
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
        for rx, ry, tone in ((56, 15, "#ffd98a"), (44, 10, "#ffb24a")):
            s.fill(oval(68, 130, rx, ry), tone)
        for shift in (10, 21):
            s.stroke(
                [(56, 127 + shift), (86, 130 + shift, 97, 112 + shift), (103, 102 + shift, 124, 112 + shift)], fold, 3.2
            )
        s.dots(sea, dim, (84, 124), (122, 152), 0.0, 0.7, pitch=2.4)
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
    s.fill(cut(cloud, placed(cloud, -2.6, -3.4)), mix(s.accent, "#ffffff", 0.62))
    s.fill(both(cloud, oval(58, 126, 22, 13)), "#ffc87a")
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
            s.fill(svg("M44 112 H84 C70 106 58 106 46 108 Z"), mix(shade, s.mid, 0.4))
        s.rim([body], "#ffb24a", (0.2, 1.0), 1.6)
        s.fill(
            svg("M56 77 C58 74 62 73.500 66 73.500 H88 C91 73.500 93 75 92 76.500 H62 C59 77 57 79 56 82 Z"), "#b8a0f0"
        )
        s.inked([(oval(72, 107, 5.6), "#fff0c0")], 1.4, (0.2, 0.4))
        s.stroke([(72, 107), (75, 103.6)], s.ink, 1.6)
    # the flex rises to the ceiling like a rigging
    for tone, wide in ((s.ink, 4.2), (violet, 1.8)):
        s.stroke([(43, 80), (33, 70, 42, 58), (50, 46, 43, 32), (40, 20, 42.5, -4)], tone, wide)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man, ((72.0, 106.0), (76.0, 76.0), (106.0, 108.0)), "sails through folds", "laundry", "its hot sole"
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((70.0, 58.0), (93.0, 112.0), (70.0, 78.0)),
        "swings its eight seats",
        "fair at dusk",
        "bulbs round a canopy",
    ),
    "m3-03": Picture(vision, ((66.0, 80.0),), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(
        green_goblin,
        ((44.0, 68.0), (76.0, 110.0), (90.0, 70.0)),
        "runs with its fan up",
        "farm yard",
        "sun behind the fan",
    ),
}

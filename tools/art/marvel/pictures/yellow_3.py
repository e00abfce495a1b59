"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
    cut,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
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
    # the beam
    s.fill(polygon((cx - 8, cy + 8), (cx + 8, cy + 8), (92, 152), (46, 152)), s.light, 0.75)
    s.fill(polygon((cx - 4, cy + 8), (cx + 4, cy + 8), (82, 152), (56, 152)), "#ffffff", 0.9)
    s.fill(oval(cx, cy, 13.4), s.accent)
    s.fill(oval(cx, cy + 0.6, 11.4), s.ink)
    # one person, an arm up against the light, and again in the pupil
    man = svg(
        "M66.500 135 L67 124 C64.800 123 64.600 119 65 115 C65.300 112 66 110.500 68 110 C66.600 108.500 66.600 105 69.300 104.600 C72 104.600 72.600 108 71.200 109.900 C72.600 110 73.600 110.600 74.400 109.600 L77.600 104.400 L79 105.400 L76.600 111.400 C75.600 113.600 74.400 114.400 73.600 115 L73.400 122 L74.600 135 L71.800 135 L70.300 125 L69.300 135 Z"
    )
    s.fill(placed(man, cx + 1.6 - 70 * 0.4, cy + 3.6 - 120 * 0.4, 0.4), mix(s.accent, s.light, 0.45))
    s.fill(oval(cx - 5, cy - 5.4, 3.2, 2.6, -30), "#ffffff")
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
    s.fill(placed(man, -22.4, -42, 1.32), s.ink)


def _beach_from_the_air(s: Impact) -> None:
    """Paint a beach from high above it, at a slant: dry sand, wet sand, the foam of three waves, tents and their shadows."""
    s.fill(ALL, s.key)
    s.fill(svg("M-4 -4 H70 C56 40 40 84 44 172 H-4 Z"), s.mid)
    s.fill(svg("M-4 -4 H52 C42 44 26 84 30 172 H-4 Z"), mix(s.mid, s.deep, 0.16))
    for data, wide in (
        ("M70 -4 C62 20 52 34 54 56 C56 74 42 96 46 118 C48 140 44 156 46 172", 4.0),
        ("M52 -4 C50 24 38 44 40 64 C42 84 28 104 32 128 C34 146 30 160 32 172", 2.6),
        ("M30 -4 C32 20 22 40 24 62 C26 84 14 100 16 126", 1.8),
    ):
        s.line(svg(data), "#ffffff", wide)
    s.fill(svg("M124 60 C112 84 100 110 96 172 H124 Z"), s.light)
    for x, y, turn in ((103, 112, 10), (108, 130, -20), (60, 52, 24)):
        with s.moved(x, y, turn=turn):
            s.fill(polygon((2, 2), (13, 8), (7, 13)), s.deep)
            s.inked([(polygon((-6, 0), (0, -6), (6, 0), (0, 6)), "#ffffff")], 1.0, (0.2, 0.3))
            s.fill(polygon((0, -6), (6, 0), (0, 6)), s.accent)
    for x, y, turn in ((92, 143, 16), (66, 99, -22)):
        with s.moved(x, y, turn=turn):
            s.fill(box(-3, -6, 4, 7), s.deep)
            s.inked([(box(-3.6, -6.6, 3.6, 6.6, 0.6), mix(s.accent, "#ffffff", 0.45))], 0.9, (0, 0))
            s.fill(box(-0.9, -6.4, 1.3, 6.4), "#ffffff")


def _kite_flyer(s: Impact) -> None:
    """Paint a child far below whom a kite pulls off the ground, the shadow already apart from the shoes."""
    s.fill(svg("M76 142 C84 136 100 132 106 135 C100 140 86 146 76 142 Z"), s.deep)
    for path in (
        limb((67, 127, 2.4), (60, 133, 1.9), (55, 131, 1.5)),
        limb((68, 128, 2.4), (65, 137, 1.9), (59, 140, 1.5)),
    ):
        s.inked([(path, s.ink)], 1.0, (0, 0.2))
    trunk = limb((67, 127, 3.4), (73, 117, 3.8))
    s.inked([(trunk, "#ffffff")], 1.3, (0.3, 0.5))
    s.fill(cut(trunk, placed(trunk, -1.8, -0.6)), s.mid)
    for path in (limb((73, 116, 1.8), (77, 108, 1.4)), limb((71, 115, 1.8), (75, 107, 1.4))):
        s.inked([(path, "#8a4a2c")], 0.9, (0, 0.2))
    s.inked([(oval(70, 110.4, 3.8), s.ink)], 0.9, (0, 0))
    s.fill(oval(68.8, 109.4, 1.7), s.deep)


def _arms_of_the_kite(s: Impact) -> None:
    """Paint the eight arms as ribbons of cloth that stream from the mantle to the lower right and curl."""
    pale, dim = mix(s.accent, "#ffffff", 0.42), mix(s.accent, s.ink, 0.45)
    arms = (
        ((52, 72, 4.6), (38, 82, 4.8), (30, 98, 3.8), (37, 110, 2.8), (44, 104, 1.2)),
        ((88, 66, 4.6), (104, 64, 4.6), (114, 74, 3.6), (108, 84, 2.8), (102, 78, 1.2)),
        ((56, 80, 5.0), (48, 96, 5.2), (46, 114, 4.4), (54, 124, 3.0), (58, 117, 1.2)),
        ((86, 76, 5.0), (102, 88, 5.0), (104, 106, 4.0), (95, 112, 2.8), (91, 105, 1.2)),
        ((62, 82, 5.2), (58, 100, 5.2), (66, 114, 3.4), (61, 122, 1.2)),
        ((80, 80, 5.2), (90, 98, 5.2), (87, 116, 4.0), (80, 121, 2.6), (77, 114, 1.0)),
    )
    for arm in arms:
        path = ribbon(arm)
        s.inked([(path, s.accent)], 1.8, (0.5, 0.8))
        with s.clipped(path):
            s.fill(cut(path, placed(path, -2.4, -1.4)), dim)
            s.fill(cut(path, placed(path, 2.2, 1.4)), pale)
            for x, y, r in arm[1:-1]:
                s.fill(oval(x, y, r * 0.42), s.key)


_MANTLE: Final = svg("M46 74 C40 56 46 36 66 34 C88 32 98 50 94 70 C92 82 82 88 70 88 C58 88 49 84 46 74 Z")


def _mantle_of_the_kite(s: Impact) -> None:
    """Paint the head of the kite: four panels of cloth on a cross of sticks, two eyes of paper."""
    pale, dim = mix(s.accent, "#ffffff", 0.5), mix(s.accent, s.ink, 0.5)
    s.inked([(_MANTLE, s.accent)], 2.6, (0.9, 1.4))
    with s.clipped(_MANTLE):
        s.fill(svg("M66 30 C70 50 71 70 70 92 H100 V30 Z"), mix(s.accent, s.ink, 0.22))
        s.fill(svg("M84 34 C92 50 92 72 82 90 H104 V30 Z"), dim)
        s.dots(_MANTLE, dim, (66, 60), (92, 66), 0.0, 0.9, pitch=2.4)
        s.fill(cut(_MANTLE, placed(_MANTLE, 7.0, 5.0)), pale)
        s.fill(cut(_MANTLE, placed(_MANTLE, 2.2, 2.2)), "#ffffff")
        for x, y, r in ((58, 46, 3.4), (70, 42, 2.6), (64, 54, 2.0), (80, 48, 2.4)):
            s.fill(oval(x, y, r, r * 0.8), s.key)
    s.stroke([(66, 34), (71, 60, 70, 88)], s.ink, 1.2)
    for tone, wide in ((s.ink, 4.2), ("#ffe2a0", 1.9)):
        s.stroke([(40, 60), (68, 51, 99, 54)], tone, wide)
    for x, y, r in ((59, 69, 9.4), (80, 67, 8.4)):
        s.inked([(oval(x, y, r, r * 1.04), "#ffffff")], 1.8, (0.5, 0.8))
        s.fill(cut(oval(x, y, r, r * 1.04), oval(x - 2.2, y - 2.0, r, r * 1.04)), mix(s.accent, "#ffffff", 0.6))
        s.fill(oval(x + 1.4, y + 2.6, r * 0.5), s.ink)
        s.fill(oval(x - 0.6, y + 0.6, r * 0.19), "#ffffff")


def doctor_octopus(s: Impact) -> None:
    """A kite with eight arms pulls a child off a beach. From the air, above the kite; light: the sun at the upper left."""
    _beach_from_the_air(s)
    s.fill(placed(_MANTLE, 60, 101, 0.42), s.mid)
    with s.moved(-13.0, 2.0, 1.1, about=(75.0, 108.0)):
        _kite_flyer(s)
    s.stroke([(62.6, 113), (66, 92, 74, 66)], s.ink, 1.4)
    with s.moved(8.0, 0.0, 0.8, about=(68.0, 42.0)):
        _arms_of_the_kite(s)
        _mantle_of_the_kite(s)
    for x, y, size in ((42, 66, 1.0), (45, 98, 0.7)):
        gull = placed(svg("M-9 -3 C-5 -6 -2 -4 0 0 C3 -5 6 -6 10 -5 C6 -3 3 0 1 4 C-2 1 -5 -1 -9 -3 Z"), x, y, size)
        s.inked([(gull, "#ffffff")], 1.1, (0.2, 0.4))


def _drying_green(s: Impact) -> None:
    """Paint a drying green in the sun: a bright sky, a hedge, shirts on a line, and one striped stocking left on its peg."""
    s.steps(ALL, (100, -4), (40, 130), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light])
    hedge = svg(
        "M-4 172 V112 C4 104 14 108 20 104 C30 98 40 108 52 104 C64 98 76 106 88 102 C100 98 112 104 124 100 V172 Z"
    )
    s.fill(hedge, s.mid)
    s.dots(hedge, s.deep, (60, 106), (60, 150), 0.0, 0.75)
    s.line(svg("M-4 44 C30 56 84 56 124 46"), s.ink, 1.6)
    for data in ("M22 51 L42 54 L48 66 L42 68 L41 92 L22 88 L20 66 L14 62 Z",):
        shirt = svg(data)
        s.inked([(shirt, "#ffffff")], 1.5, (0.4, 0.6))
        s.fill(both(shirt, svg("M34 50 L50 54 V96 H36 Z")), mix(s.key, s.light, 0.4))
    stocking = svg("M97 50 L107 49 L109 72 C110 78 116 80 119 82 C122 86 118 91 112 90 C104 88 99 84 98 76 Z")
    s.inked([(stocking, s.accent)], 1.7, (0.4, 0.6))
    with s.clipped(stocking):
        for y in (55, 65, 75):
            s.fill(polygon((94, y), (124, y - 1), (124, y + 4), (94, y + 5)), "#ffffff")
    for x, y in ((26, 50), (40, 52.6), (99, 50.5), (105.6, 49.4), (88, 52)):
        s.inked([(box(x - 1.3, y - 4, x + 1.3, y + 3.4, 0.6), "#d89a52")], 1.0, (0.1, 0.2))


def _goat(s: Impact) -> None:
    """Paint a goat close to us, from the front, its jaw pushed aside as it chews, lit from the left."""
    coat, shade, dark = "#ffffff", mix(s.accent, "#ffffff", 0.62), mix(s.ink, s.accent, 0.2)
    neck = svg("M46 96 C38 112 32 130 30 172 H112 C108 132 100 108 90 94 Z")
    s.inked([(neck, coat)], 2.2, (0.7, 0.9))
    with s.clipped(neck):
        s.fill(svg("M78 92 C92 112 96 140 96 172 H120 V92 Z"), shade)
        s.fill(
            svg(
                "M24 140 C40 132 48 140 50 172 H20 Z M92 118 C100 112 110 120 116 140 L100 146 C92 140 88 126 92 118 Z"
            ),
            dark,
        )
    for side in (-1, 1):
        horn = ribbon(
            [(68 + side * 9, 52, 5.0), (68 + side * 16, 42, 4.4), (68 + side * 26, 41, 3.2), (68 + side * 32, 49, 0.8)]
        )
        s.inked([(horn, "#c8925a")], 2.0, (0.5, 0.8))
        with s.clipped(horn):
            s.fill(cut(horn, placed(horn, -1.4, -2.4)), "#7a4a2c")
            for step in (13, 18, 23, 28):
                s.stroke([(68 + side * step, 36), (68 + side * (step - 1), 54)], "#7a4a2c", 1.1)
        ear = placed(svg("M16 -8 C26 -14 36 -10 42 0 C36 6 26 6 17 2 Z"), 68, 66, 1.0, side * 10, flip=side < 0)
        s.inked([(ear, coat if side < 0 else shade)], 2.0, (0.5, 0.8))
        s.fill(
            placed(svg("M20 -6 C27 -10 33 -8 38 -1 C32 2 26 2 20 0 Z"), 68, 66, 1.0, side * 10, flip=side < 0),
            "#f0a08c" if side < 0 else dark,
        )
    beard = svg("M60 120 C62 132 60 140 66 148 C72 142 74 132 80 122 Z")
    s.inked([(beard, shade)], 1.7, (0.4, 0.6))
    for points in ([(66, 124), (65, 132, 67, 140)], [(73, 124), (72, 132, 69, 140)]):
        s.stroke(points, s.ink, 1.1)
    jaw = svg("M54 104 C54 118 62 127 74 126 C84 124 88 114 84 102 Z")
    s.inked([(jaw, shade)], 2.0, (0.6, 0.9))
    face = svg(
        "M49 60 C49 50 58 46 68 46 C79 46 87 50 87 60 C87 72 83 82 82 92 C86 98 87 106 83 111 C78 117 60 117 55 112 C50 107 51 98 54 92 C53 82 49 72 49 60 Z"
    )
    s.inked([(face, coat)], 2.4, (0.8, 1.1))
    with s.clipped(face):
        s.fill(svg("M74 44 C78 60 72 78 76 92 C80 100 80 110 74 118 H94 V44 Z"), shade)
        s.dots(face, mix(s.accent, "#ffffff", 0.3), (74, 70), (88, 76), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M47 58 C56 52 62 60 61 72 C60 82 52 84 48 78 Z"), dark)
        s.fill(svg("M56 100 C60 96 76 96 80 100 C82 108 78 114 68 114 C58 114 54 108 56 100 Z"), "#f0b0a0")
        s.fill(svg("M70 97 C76 97 80 99 81 101 C82 108 78 114 70 114 C76 108 76 102 70 97 Z"), "#c06a6a")
    s.stroke([(61, 101), (64, 104), (62, 106)], s.ink, 2.0)
    s.stroke([(76, 101), (73, 104), (75, 106)], s.ink, 2.0)
    s.stroke([(68.5, 106), (68.5, 111)], s.ink, 1.3)
    for x, turn in ((56, -10), (80.4, 10)):
        eye = oval(x, 70, 5.6, 4.8, turn)
        s.inked([(eye, s.key)], 1.6, (0.2, 0.3))
        s.fill(placed(box(-3.6, -1.3, 3.6, 1.3, 1), x, 70.4, turn=turn), s.ink)
        s.fill(oval(x - 1.8, 68, 1.3), "#ffffff")
    s.stroke([(50, 65), (56, 61.6, 62, 66.4)], s.light, 2.0)
    s.stroke([(74.6, 66), (80, 61.6, 86, 65)], s.ink, 2.0)
    forelock = svg(
        "M58 48 C60 42 76 42 79 48 C78 54 74 56 73 62 C70 58 69 57 67 60 C65 56 62 58 61 55 C59 53 58 51 58 48 Z"
    )
    s.inked([(forelock, coat)], 1.6, (0.4, 0.6))
    s.fill(cut(forelock, placed(forelock, -5, -1)), shade)


def green_goblin(s: Impact) -> None:
    """A goat gobbles a stocking off the line, its fellow still hangs there. Nose to nose; light: the sun at the left."""
    _drying_green(s)
    with s.moved(-2.0, 0.0):
        _goat(s)
    stocking = svg(
        "M66 110 C62 118 54 120 48 126 C44 130 40 128 36 132 C33 138 38 144 45 143 C54 142 60 134 66 128 C74 124 78 120 78 112 Z"
    )
    s.inked([(stocking, s.accent)], 2.2, (0.6, 0.9))
    with s.clipped(stocking):
        for x, y in ((70, 118), (60, 124), (51, 131)):
            s.stroke([(x - 7, y - 9), (x + 7, y + 9)], "#ffffff", 4.2)
        s.fill(cut(stocking, placed(stocking, -0.6, -3.0)), mix(s.accent, s.ink, 0.4))
    lip = svg("M55 106 C58 114 78 114 82 106 C84 112 80 117 68 117 C58 117 53 112 55 106 Z")
    with s.moved(-2.0, 0.0):
        s.inked([(lip, "#f0b0a0")], 1.5, (0, 0.2))
    for x, y, turn in ((40, 100, 20), (98, 108, -30), (92, 124, 60)):
        with s.moved(x, y, turn=turn):
            s.inked([(box(-1.3, -4, 1.3, 4, 0.6), "#d89a52")], 1.0, (0.1, 0.2))


def _links_at_sunrise(s: Impact) -> None:
    """Paint links from the floor of a bunker: a deep sky over a bright edge, a dark bank with a flag, the sand."""
    bands = [s.deep, mix(s.deep, s.mid, 0.4), mix(s.deep, s.mid, 0.8), s.mid, s.key, s.light]
    s.steps(ALL, (40, -8), (64, 104), bands)
    bank = svg("M-4 172 V92 C12 84 30 90 46 93 C66 97 86 92 102 84 C110 80 118 79 124 80 V172 Z")
    s.fill(bank, mix(s.deep, s.ink, 0.55))
    s.stroke([(42, 93), (42, 76)], s.ink, 1.2)
    s.fill(polygon((42, 75), (51, 78.4), (42, 82)), s.accent)
    s.fill(svg("M-4 172 V112 C20 104 40 108 62 110 C86 112 106 106 124 100 V172 Z"), s.key)
    s.fill(svg("M-4 172 V130 C16 122 36 128 58 130 C84 132 104 122 124 118 V172 Z"), s.mid)


def _fan_of_sand(s: Impact, x: float, y: float) -> None:
    """Paint the sand that a blow throws up, as one fan: a brown underside, wedges of light, loose grains before it."""
    tips = (0.7, 0.84, 0.98, 0.8, 1.0, 0.86, 1.02, 0.78, 0.92, 0.7, 0.78, 0.52)

    def fan(reach: float, first: float, last: float, hollow: float) -> skia.Path:
        count = 2 * len(tips) - 1
        spikes = [
            around(
                x, y, reach * tips[n // 2] * (1.0 if n % 2 == 0 else hollow), first + (last - first) * n / (count - 1)
            )
            for n in range(count)
        ]
        return polygon((x - 8, y + 6), *spikes, (x + 8, y + 6))

    s.inked([(fan(66, 184, 338, 0.6), mix(s.deep, s.mid, 0.3))], 1.6, (0.5, 0.9))
    s.fill(fan(61, 192, 328, 0.56), s.light)
    s.fill(fan(43, 206, 316, 0.5), "#ffffff")
    for turn, near, far in ((203, 22, 50), (226, 26, 46), (258, 22, 44), (292, 24, 52), (316, 20, 42)):
        tip, left, right = (around(x, y, r, turn + d) for r, d in ((near, 0), (far, -2.2), (far, 2.2)))
        s.fill(polygon(tip, left, right), s.mid)
    lots = chance(11)
    for number in range(26):
        turn, away = 196 + 130 * next(lots), 52 + 34 * next(lots)
        r = 0.6 + 1.3 * next(lots)
        s.fill(oval(*around(x, y, away, turn), r, r * 0.85), s.light if number % 3 else s.key)


def _golf_ball(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a golf ball in rows of dimples, lit from the sand below on the left, the rest in a violet shade."""
    ball = oval(x, y, r)
    dim = mix(s.accent, "#ffffff", 0.42)
    s.inked([(ball, "#ffffff")], 2.0, (0.9, -0.9))
    with s.clipped(ball):
        s.fill(cut(ball, oval(x - r * 0.4, y + r * 0.4, r * 1.08)), dim)
        s.fill(cut(ball, oval(x - r * 0.62, y + r * 0.62, r * 1.3)), s.accent)
        for row in range(-3, 4):
            for column in range(-3, 4):
                u, v = (column + 0.5 * (row % 2)) * 0.3, row * 0.27
                if math.hypot(u, v) < 0.86:
                    near = math.sqrt(1 - u * u - v * v)
                    dx, dy = x + u * r * 1.08, y + v * r * 1.08
                    tone = mix(s.accent, "#ffffff", 0.55 if u - v < 0.5 else 0.2)
                    s.fill(oval(dx, dy, r * 0.1 * (0.4 + 0.6 * near), r * 0.1), tone)


def _golf_iron(s: Impact) -> None:
    """Paint an iron that has come through the sand: the grooved face towards us, the shaft up and out at the right."""
    steel, pale, dim = mix(s.accent, "#ffffff", 0.42), mix(s.accent, "#ffffff", 0.86), mix(s.accent, s.ink, 0.55)
    s.inked([(polygon((126, 55), (129, 60), (93, 124), (86, 118)), steel)], 1.8, (0.8, 0.6))
    s.fill(polygon((126, 55), (127, 57), (88.6, 120), (86, 118)), "#ffffff")
    head = svg(
        "M84 117 L92 121 C95 126 93 133 88 138 C76 147 60 150 48 147 C36 144 32 136 34 126 C36 115 40 106 47 103 "
        "C51 102 55 105 58 108 L80 119 C82 119 83 118 84 117 Z"
    )
    s.inked([(head, steel)], 2.2, (0.8, 1.4))
    with s.clipped(head):
        s.fill(svg("M30 150 C28 130 36 106 48 100 L58 107 C48 118 44 134 47 152 Z"), pale)
        s.fill(svg("M46 152 C60 150 78 144 89 132 L86 116 L100 118 V152 Z"), dim)
        s.dots(head, dim, (56, 112), (92, 128), 0.0, 0.6, pitch=2.4)
        for number in range(5):
            y = 114.5 + number * 6.0
            s.stroke([(49 - number * 0.4, y), (74 + number * 1.4, y + 10.4 - number * 1.8)], s.ink, 1.3)
        s.rim([head], "#ffffff", (-0.2, -1), 1.5)


def iron_man(s: Impact) -> None:
    """An iron digs a ball out of the sand. From the floor of a bunker; light: the bright edge of the sky on the sand."""
    _links_at_sunrise(s)
    _fan_of_sand(s, 63, 130)
    for left, right, foot in ((54, 57.4, 94), (61, 69, 112), (73, 76.4, 98)):
        s.fill(polygon((left, 62), (right, 62), ((left + right) / 2 - (left - 63) * 0.3, foot)), "#ffffff")
    _golf_ball(s, 66, 57, 15)
    _golf_iron(s)
    s.puff([(26, 148, 9), (44, 153, 8), (60, 156, 9), (78, 153, 7), (92, 150, 7), (108, 153, 9)], s.light, s.mid, 1.5)
    s.glint(42, 116, 5, turn=12)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((66.0, 57.0), (60.0, 122.0), (64.0, 90.0)),
        "digs a ball out of the sand",
        "bunker",
        "bright edge of the sky",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((69.0, 64.0), (86.0, 62.0), (58.0, 122.0)),
        "pulls a child off the ground",
        "beach from the air",
        "sun at the upper left",
    ),
    "m3-03": Picture(vision, ((68.0, 64.0), (70.0, 112.0)), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(
        green_goblin,
        ((66.0, 74.0), (78.0, 71.0), (60.0, 122.0), (102.0, 66.0)),
        "gobbles up a stocking",
        "drying green",
        "sun at the left",
    ),
}

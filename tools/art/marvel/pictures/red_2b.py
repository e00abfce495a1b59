"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg


def _lake_in_a_cave(s: Impact) -> None:
    """Paint a cave from the level of its lake: a jagged mouth far off, and the light that it lays on the water."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    mouth = svg("M12 96 L16 80 L13 66 L25 52 L29 39 L45 30 L65 33 L78 41 L94 46 L106 62 L110 80 L116 96 Z")
    steps = (
        (1.24, mix(s.ink, s.deep, 0.75)),
        (1.12, s.deep),
        (1.0, s.mid),
        (0.9, s.key),
        (0.8, mix(s.key, s.light, 0.7)),
    )
    for scale, tone in (*steps, (0.66, "#fff8ea")):
        s.fill(placed(mouth, 64 - 64 * scale, 96 - 96 * scale, scale), tone)
    for x, top, wide in ((8, 44, 6), (33, 26, 5), (50, 20, 3.5), (66, 14, 4)):
        rock = polygon((x - wide, -4), (x + wide, -4), (x + 0.6, top))
        s.fill(rock, mix(s.ink, s.deep, 0.15))
        s.rim([rock], s.mid, (1.0, 0.2), 0.9)
    s.fill(box(-6, 96, 126, 172), mix(s.ink, s.deep, 0.7))
    for half, tone in ((56, s.deep), (48, s.mid), (40, s.key), (30, s.light)):
        s.fill(polygon((64 - half, 96), (64 + half, 96), (64 + half * 0.9, 172), (64 - half * 0.9, 172)), tone)
    s.dots(box(-6, 96, 126, 172), s.ink, (26, 120), (-14, 140), 0.0, 0.8)


_NECK: Final = ribbon(
    [
        (56, 104, 9.0),
        (44.5, 95, 7.0),
        (43.5, 83, 4.9),
        (50.5, 71, 4.1),
        (53.5, 60, 3.9),
        (49, 51.5, 4.6),
        (41.5, 51, 4.7),
        (36, 54.5, 2.8),
    ]
)
_BODY: Final = svg(
    "M38 96 C40 88 50 88 60 91 C76 94 92 95 100 93 C106 91 110 87 114 82 C115 94 109 103 98 107 C82 111 56 111 46 107 C40 104 37 100 38 96 Z"
)
"""A swan's body that swims to the left, its waterline at y 107."""
_SWAN: Final = join(_NECK, _BODY)
_WING: Final = svg(
    "M56 99 C49 82 56 62 75 53 C88 47.500 105 50 110 58.500 C112.500 63.500 108 68.500 103 68 C110 69.500 109 78 101 78.500 "
    "C107 80.500 105 88.500 97 88.500 C101 91.500 98 97 91 99 C80 104 64 104 56 99 Z"
)
"""The near wing, arched over the back, its feathers' tips to the right."""
_FAR_WING: Final = placed(_WING, 7, -9)
_BEAK: Final = svg("M40 47.500 C34 49 29.500 53 26.500 60 C32 60.500 38 59 41.500 55 Z")


def _black_swan(s: Impact) -> None:
    """Paint a black swan with both wings arched over its back and the light of the cave's mouth on their edges."""
    s.inked([(_FAR_WING, mix(s.deep, s.mid, 0.3))], 0.9, (0.0, 0.4))
    s.rim([_FAR_WING], s.key, (0.5, -1.0), 1.6)
    s.inked([(_SWAN, s.ink)], 1.0, (0.0, 0.4))
    s.rim([_SWAN], s.key, (0.8, -0.6), 1.7)
    s.inked([(_WING, mix(s.ink, s.deep, 0.75))], 1.0, (0.0, 0.4))
    with s.clipped(_WING):
        s.fill(cut(_WING, placed(_WING, -7.0, 9.0)), mix(s.deep, s.mid, 0.55))
        s.dots(_WING, s.ink, (92, 60), (68, 96), 0.0, 0.9, pitch=2.4)
        for data in (
            "M101 78.500 C92 78 82 82 75 89",
            "M103 68 C92 67 80 72 72 81",
            "M97 88.500 C91 88.500 86 91 82 95",
        ):
            s.line(svg(data), s.ink, 1.5)
    s.rim([_WING], s.light, (0.5, -1.0), 2.0)
    s.inked([(_BEAK, s.mid)], 1.3, (0.0, 0.6))
    s.fill(both(_BEAK, placed(_BEAK, 1.6, -2.8)), s.key)
    s.fill(svg("M30.500 60 C29.500 57.500 30.500 55.200 32.500 53.400 L34.500 59.200 Z"), "#fff8ea")
    s.fill(oval(43.6, 50.2, 1.5), s.accent)
    s.fill(oval(43.2, 49.7, 0.6), "#f2fffb")


def hela(s: Impact) -> None:
    """A black swan arches its wings on the lake of a cave, over its mirror image. From the water; light: the mouth of the cave."""
    _lake_in_a_cave(s)
    with s.moved(-6.0, 0.0, 0.94, about=(62, 107)):
        image = placed(placed(join(_SWAN, _BEAK, _FAR_WING, _WING), 0, -107), 0, 107.5, 1.0, down=-0.74)
        s.fill(image, mix(s.ink, s.deep, 0.7))
        with s.clipped(image):
            s.dots(image, s.mid, (70, 122), (70, 158), 0.0, 0.85, pitch=2.6)
        for y, left, right in ((118, 48, 76), (124, 78, 112), (130, 36, 64), (136, 70, 104), (142, 44, 66)):
            s.fill(oval((left + right) / 2, y, (right - left) / 2, 1.0), s.light)
        with s.clipped(box(-16, -16, 136, 108.6)):
            _black_swan(s)
        s.line(svg("M28 109 C50 114 96 114 120 108"), "#fff8ea", 1.5)


def _bay_at_nightfall(s: Impact) -> None:
    """Paint a bay at nightfall: bars of cloud, the slit of light below them, and its glitter on the swell."""
    s.steps(
        ALL,
        (60, -4),
        (60, 118),
        [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.7)],
    )
    for data in (
        "M-4 22 C20 16 34 26 52 22 C74 18 96 28 124 20 V32 C100 38 80 30 58 34 C34 38 16 30 -4 36 Z",
        "M-4 84 C10 80 20 86 34 84 C30 90 14 92 -4 92 Z",
        "M124 88 C112 84 104 90 94 88 C98 94 112 96 124 96 Z",
    ):
        cloud = svg(data)
        s.fill(cloud, mix(s.ink, s.deep, 0.5))
        s.rim([cloud], s.key, (0.0, 1.0), 1.6)
    s.fill(box(-4, 108, 124, 116), "#fff6e6")
    s.fill(svg("M-4 116 V106 L14 100 L34 110 L60 115 V116 Z"), s.ink)
    s.fill(box(-4, 115, 124, 172), s.deep)
    for y, x, long in (
        (119, 30, 70),
        (125, 18, 50),
        (125, 82, 34),
        (132, 96, 24),
        (132, 26, 30),
        (140, 10, 40),
        (146, 80, 40),
    ):
        s.fill(polygon((x, y + 1), (x + long / 2, y - 0.6), (x + long, y + 1), (x + long / 2, y + 2.6)), s.key)
    s.dots(box(-4, 115, 124, 172), s.ink, (60, 122), (60, 156), 0.0, 0.8)


def beta_ray_bill(s: Impact) -> None:
    """A ray breaches and shows its belly. From the water, diagonal; light: the slit under the clouds."""
    _bay_at_nightfall(s)
    with s.moved(70.0, 72.0, 0.8, turn=19.0):
        tail = ribbon([(0, 32, 3.0), (-2, 46, 1.8), (-10, 58, 1.2), (-20, 64, 0.4)])
        disc = svg(
            "M0 -22 C6 -22 10 -19 12 -15 C26 -16 42 -10 56 -4 C46 0 36 8 26 18 C18 28 10 34 0 36 C-10 34 -18 28 -26 18 "
            "C-36 8 -46 0 -56 -4 C-42 -10 -26 -16 -12 -15 C-10 -19 -6 -22 0 -22 Z"
        )
        lobes = [
            ribbon([(9 * side, -14, 3.4), (11 * side, -22, 3.0), (8 * side, -29, 1.8), (5 * side, -31, 0.6)])
            for side in (-1, 1)
        ]
        s.inked([(tail, s.ink), *((lobe, s.ink) for lobe in lobes), (disc, s.ink)], 2.4, (0.6, 1.2))
        belly = placed(disc, 0, 1.5, 0.9, down=0.84)
        s.fill(belly, "#fff6e6")
        with s.clipped(belly):
            s.fill(svg("M12 -30 C20 -6 16 18 4 40 H60 V-30 Z"), s.key)
            s.dots(belly, s.deep, (8, 0), (50, 6), 0.0, 0.95, pitch=2.4)
            s.fill(svg("M-60 2 C-44 0 -32 8 -20 26 L-40 30 Z"), s.key)
            for side in (-1, 1):
                for number in range(5):
                    x, y = (8 + number * 0.7) * side, -4 + number * 4.4
                    s.stroke([(x, y), (x + 6 * side, y + 0.6, x + 8.6 * side, y + 3.6)], s.ink, 1.6)
        s.fill(svg("M-7 -14 C-3 -17 3 -17 7 -14 C4 -11 -4 -11 -7 -14 Z"), s.ink)
        for lobe in lobes:
            s.rim([lobe], s.key, (-0.6, -0.6), 1.3)
        for side in (-1, 1):
            s.fill(oval(13.4 * side, -12, 2.0), s.accent)
        s.rim([disc], s.light, (-0.2, 1.0), 1.5)
    sheet = svg(
        "M50 143 C54 136 55 130 50 124 C59 126 64 130 66 134 C70 128 70 120 65 113 C76 118 80 126 80 132 C86 128 90 120 88 111 "
        "C96 119 98 127 96 134 C102 133 108 129 111 123 C114 131 112 138 106 143 C92 151 62 151 50 143 Z"
    )
    s.inked([(sheet, "#ffffff")], 2.0, (0.4, 0.9))
    with s.clipped(sheet):
        s.fill(cut(sheet, placed(sheet, -3.4, -2.0)), s.key)
        s.dots(sheet, s.mid, (80, 132), (80, 148), 0.0, 0.8, pitch=2.4)
    for x, y, r in (
        (24, 96, 1.8),
        (28, 106, 2.2),
        (36, 98, 1.4),
        (46, 108, 1.8),
        (60, 106, 1.5),
        (96, 104, 1.8),
        (104, 110, 2.2),
        (112, 98, 1.5),
        (56, 122, 2.0),
        (110, 124, 1.8),
        (76, 112, 1.6),
        (22, 110, 1.3),
    ):
        s.inked([(oval(x, y, r, r * 1.3), "#ffffff")], 1.0, (0.1, 0.3))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((72.0, 66.0), (46.0, 62.0), (92.0, 86.0)),
        "breaches",
        "bay at nightfall",
        "slit under the clouds",
    ),
    "m2-24": Picture(
        hela,
        ((37.0, 56.0), (72.0, 76.0), (46.0, 98.0), (64.0, 122.0)),
        "arches its wings over its image",
        "lake in a cave",
        "mouth of the cave",
    ),
}

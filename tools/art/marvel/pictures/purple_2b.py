"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, ribbon, svg

_STANDING: Final = join(
    svg(
        "M-5.400 -46 C-5.400 -52.500 5.400 -52.500 5.800 -46 C6 -42 5.600 -40.500 4 -39 H-4 C-5.600 -40.500 -6 -43 -5.400 -46 Z"
    ),
    svg(
        "M-2.400 -41 H2.400 C4 -38.500 8.400 -38.500 9.400 -36 L13.600 -29 C13 -26 11 -24 9 -21.500 L7 -24 L9.600 -29 L7.400 -32 "
        "C6.600 -27 6.800 -24 8 -18 C9 -14 11 -10 12 -6 L7.400 -8 L10.600 0 H5.200 L0.600 -17 L-5 0 H-10.400 L-7.400 -8 L-12.400 -6 "
        "C-11 -10 -9 -14 -8 -18 C-6.800 -24 -7 -28 -7.400 -31 L-9.600 -21 L-12.400 -21.500 C-12.600 -27 -11 -33 -9.600 -36 "
        "C-8.600 -38.500 -4 -38.500 -2.400 -41 Z"
    ),
)
"""Somebody in an open coat with legs apart and a hand on the hip, feet at the origin."""


def _office(s: Impact) -> None:
    """Paint an office at night by the light that falls in through its open door: floor, wall, cabinet and the door."""
    s.fill(ALL, s.ink)
    s.fill(box(-4, -4, 124, 97), mix(s.ink, s.deep, 0.7))
    s.fill(box(46, 33, 88, 97), s.mid)
    s.fill(box(49, 36, 85, 97), s.light)
    s.fill(box(54, 36, 80, 97), "#ffffff")
    s.fill(polygon((49, 97), (85, 97), (140, 150), (-6, 150)), s.mid)
    s.fill(polygon((49, 97), (85, 97), (122, 150), (14, 150)), s.key)
    s.fill(polygon((51, 97), (83, 97), (108, 150), (28, 150)), "#ffffff")
    s.dots(polygon((49, 97), (85, 97), (140, 150), (-6, 150)), s.mid, (64, 118), (64, 150), 0.0, 0.8)
    for x in (-26, 8, 112, 146):
        s.stroke([(67 + (x - 67) * 0.36, 97), (x, 150)], s.ink, 1.0)
    leaf = polygon((85, 36), (112, 44), (112, 122), (85, 97))
    s.inked([(leaf, s.deep)], 1.8, (0.6, 1.0))
    s.fill(polygon((85, 36), (88.5, 37), (88.5, 100), (85, 97)), s.light)
    pane = polygon((92, 46), (107, 50), (107, 80), (92, 74))
    s.inked([(pane, s.ink)], 1.0)
    for shard in (
        ((92, 46), (100, 48), (95, 58)),
        ((107, 50), (107, 64), (102, 55)),
        ((92, 74), (92, 64), (99, 76)),
        ((107, 80), (103, 79), (107, 70)),
    ):
        s.fill(polygon(*shard), s.key)


def jessica_jones(s: Impact) -> None:
    """Somebody kicks a door open and throws a long shadow at us. One-point depth; light: the corridor's lamp."""
    _office(s)
    s.fill(placed(_STANDING, 67, 97, 1.4, down=-0.92), s.ink)
    s.fill(placed(_STANDING, 67, 97), s.ink)
    s.inked([(svg("M22 172 V116 L44 128 V172 Z"), s.ink)], 0.4)
    cabinet = polygon((-4, 44), (26, 54), (26, 128), (-4, 150))
    s.fill(cabinet, s.ink)
    s.rim([cabinet], s.mid, (1.0, -0.4), 2.2)
    for x, y, size, turn in (
        (98, 104, 3.6, 20),
        (108, 98, 2.6, 60),
        (92, 116, 2.8, 10),
        (104, 124, 3.2, 80),
        (82, 108, 2.2, 40),
    ):
        shard = placed(polygon((-1.0, -1.2), (1.3, -0.2), (-0.3, 1.3)), x, y, size, turn)
        s.inked([(shard, "#ffffff")], 0.9, (0.3, 0.6))
    desk = svg("M78 172 L84 137 C100 134 112 133 124 133 V172 Z")
    s.fill(desk, s.ink)
    s.rim([desk], s.key, (-0.5, -1.0), 2.0)
    bottle = svg(
        "M104 138 V124 C104 121 107.500 120 107.500 116 V111 H112 V116 C112 120 115.500 121 115.500 124 V138 Z"
    )
    s.inked([(bottle, s.ink)], 1.2)
    s.fill(cut(bottle, placed(bottle, 3.4, 1.2)), s.accent)


def _under_the_ice(s: Impact) -> None:
    """Paint deep water under a ceiling of ice: a bright hole in it, and the shaft of day that falls through."""
    s.steps(ALL, (60, 20), (60, 156), [s.mid, mix(s.deep, s.mid, 0.6), s.deep, mix(s.ink, s.deep, 0.6), s.ink])
    for data, tone in (
        ("M44 18 L72 18 L124 160 H10 Z", mix(s.mid, s.key, 0.35)),
        ("M48 18 L68 18 L104 160 H34 Z", mix(s.mid, s.key, 0.75)),
        ("M52 18 L65 18 L86 160 H52 Z", s.key),
    ):
        s.fill(svg(data), tone)
    s.dots(box(-4, 84, 124, 172), s.ink, (60, 96), (60, 156), 0.0, 0.9)
    ice = svg("M-4 -4 H124 V26 L108 34 L96 26 L84 30 L74 22 H42 L32 30 L20 26 L8 36 L-4 30 Z")
    s.fill(ice, s.deep)
    s.rim([ice], s.key, (0.0, 1.0), 2.0)
    for points in (
        [(20, 26), (28, 12), (22, -4)],
        [(84, 30), (80, 14), (88, -4)],
        [(8, 36), (4, 20)],
        [(108, 34), (114, 16)],
    ):
        s.stroke(points, s.ink, 1.4)
    hole = svg("M38 20 C36 10 46 2 58 2 C70 2 80 10 78 20 C72 27 44 27 38 20 Z")
    s.inked([(hole, "#ffffff")], 2.0, (0, 0))
    s.fill(svg("M42 20 C46 15 70 15 74 20 C68 25 48 25 42 20 Z"), s.light)


def ronan(s: Impact) -> None:
    """A seal shoots up to a hole in the ice. From below, diagonal; light: the hole."""
    _under_the_ice(s)
    spine = [
        (57, 46, 2.4),
        (58, 51, 5.6),
        (61, 59, 8.6),
        (66, 70, 12.0),
        (74, 86, 15.4),
        (84, 102, 14.4),
        (95, 117, 9.4),
        (103, 127, 5.0),
        (108, 133, 3.0),
    ]
    body = ribbon(spine)
    tail = (
        svg(
            "M104 128 C110 126 116 128 121 134 C117 137 113 137 110 140 C108 144 107 148 103 151 C100 144 100 134 104 128 Z"
        ),
    )
    far = svg("M84 78 C94 74 104 76 112 84 C104 88 94 90 87 88 Z")
    near = svg("M62 82 C54 90 48 102 48 116 C56 112 66 104 71 96 Z")
    s.inked([(far, s.ink)], 1.8, (0.5, 0.8))
    s.rim([far], s.key, (0.0, -1.0), 1.4)
    s.inked([(part, s.ink) for part in tail], 1.8, (0.5, 0.8))
    s.rim(tail, s.key, (-1.0, -0.6), 1.4)
    s.inked([(body, s.ink)], 2.6, (0.8, 1.2))
    with s.clipped(body):
        s.fill(ribbon([(x - r * 0.34, y + r * 0.2, r * 0.72) for x, y, r in spine]), s.deep)
        s.fill(ribbon([(x - r * 0.56, y + r * 0.32, r * 0.5) for x, y, r in spine]), s.key)
        s.fill(ribbon([(x - r * 0.74, y + r * 0.4, r * 0.3) for x, y, r in spine]), "#ffffff")
        s.dots(body, s.ink, (68, 88), (80, 82), 0.0, 0.9, pitch=2.4)
        for x, y, r in (
            (76, 74, 1.9),
            (84, 86, 2.2),
            (90, 98, 2.0),
            (80, 96, 1.6),
            (70, 66, 1.5),
            (97, 110, 1.6),
            (88, 108, 1.3),
        ):
            s.fill(oval(x, y, r, r * 0.7, 50), s.mid)
        s.rim([body], s.light, (-0.4, -1.0), 1.4)
    s.inked([(near, s.deep)], 2.0, (0.5, 0.9))
    s.fill(cut(near, placed(near, 2.6, 0.8)), s.light)
    s.fill(oval(62.4, 56.6, 2.6, 2.9), "#ffffff")
    s.fill(oval(62.2, 56.2, 1.8, 2.1), s.ink)
    s.fill(oval(61.6, 55.4, 0.7), s.accent)
    s.fill(oval(56.4, 46.4, 2.0, 1.5, -20), s.ink)
    for end in ((47, 47), (46, 51), (48, 55)):
        s.stroke([(55.6, 50), end], s.light, 1.0)
    fish = svg("M-7 0 C-3 -4 3 -4 6 0 L10 -3 V3 L6 0 C3 4 -3 4 -7 0 Z")
    for x, y, size, turn in (
        (96, 56, 1.0, 150),
        (106, 64, 0.8, 140),
        (92, 68, 0.8, 155),
        (104, 50, 0.7, 160),
        (36, 66, 0.9, 20),
        (30, 78, 0.7, 30),
    ):
        s.inked([(placed(fish, x, y, size, turn), s.accent)], 1.1, (0.2, 0.3))
    for x, y, r in (
        (52, 72, 2.0),
        (46, 62, 1.5),
        (48, 84, 1.4),
        (78, 62, 1.6),
        (96, 132, 2.4),
        (90, 142, 3.0),
        (112, 118, 1.6),
        (82, 134, 1.6),
        (50, 36, 1.8),
        (66, 32, 1.3),
    ):
        s.line(oval(x, y, r), s.ink, 2.2)
        s.fill(oval(x, y, r), s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((60.0, 62.0), (78.0, 92.0), (56.0, 54.0)),
        "shoots up to a hole in the ice",
        "under the pack ice",
        "hole in the ice",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((67.0, 60.0), (67.0, 92.0), (67.0, 122.0)),
        "kicks a door open",
        "office at night",
        "lamp of the corridor",
    ),
}

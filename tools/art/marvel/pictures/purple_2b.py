"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, chance, cut, join, mix, oval, placed, polygon, ribbon, svg, taper

_STANDING: Final = (
    *((-10, 0), (-7.4, 15), (-5.6, 23), (-12, 12), (-9, 27), (-9.6, 37), (-7.6, 39.6), (-2.4, 41.4), (-4.6, 44.6)),
    *((-3.6, 49), (0, 51), (3.6, 49), (4.6, 44.6), (2.4, 41.4), (7.6, 39.6), (12.6, 31), (8.2, 24.4), (7.6, 27.6)),
    *((9.4, 31), (7, 33.4), (6.4, 24), (13, 10), (8, 18), (11, 0), (6, 0), (0.4, 17), (-5, 0)),
)
"""Somebody in an open coat with legs apart and a hand on the hip, feet at the origin, y up."""


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
    shadow = polygon(*((67 + x * (1.0 + y / 60), 97 + y * 1.06) for x, y in _STANDING))
    s.fill(shadow, s.ink)
    s.fill(polygon(*((67 + x, 97 - y) for x, y in _STANDING)), s.ink)
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


def _circus_ring(s: Impact) -> None:
    """Paint three uneven rows of a circus's crowd, the beam of a lamp across them and the rim of the ring."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    beam = polygon((52, -6), (122, -6), (126, 60), (112, 132), (20, 132))
    s.fill(beam, s.key)
    s.fill(polygon((80, -6), (112, -6), (112, 60), (104, 132), (44, 132), (44, 104)), s.light)
    lots = chance(21)
    for number, (y, r) in enumerate(((44, 4.2), (66, 5.4), (92, 6.8))):
        row: list[skia.Path] = [svg(f"M-4 {y + 3} Q60 {y - 3} 124 {y + 3} V{y + 40} H-4 Z")]
        x = -6 + 5 * next(lots)
        while x < 126:
            size, top = r * (0.85 + 0.35 * next(lots)), y - 3 - r * 1.1 * next(lots)
            row.append(oval(x, top, size * 0.8, size))
            row.append(box(x - size * 1.25, top + size * 0.8, x + size * 1.25, y + 14, size))
            if next(lots) > 0.72:
                for side in (-1, 1):
                    hand = (x + side * size * 1.9, top - size * (1.5 + next(lots)))
                    row.append(taper((x + side * size * 1.1, top + size * 1.6), size * 0.36, hand, size * 0.3))
            x += size * (2.3 + 0.9 * next(lots))
        crowd = join(*row)
        s.fill(crowd, mix(s.ink, s.deep, 0.15 + 0.18 * (2 - number)))
        s.fill(both(crowd, beam), mix(s.mid, s.key, 0.45 + 0.2 * (2 - number)))
        with s.clipped(beam):
            s.rim([crowd], s.light, (0.4, -1.0), 1.0)
    s.halo(ALL, s.ink, 76, 84, 58, 112, 0.0, 0.85)
    s.inked([(svg("M-4 116 C30 107 94 107 124 116 V172 H-4 Z"), mix(s.ink, s.deep, 0.5))], 1.4)
    s.fill(svg("M-4 118 C30 109 94 109 124 118 V121 C94 112 30 112 -4 121 Z"), s.accent)
    s.fill(oval(72, 136, 52, 11), s.key)
    s.fill(oval(72, 136, 43, 8), s.light)
    s.fill(oval(82, 140, 30, 4), s.mid)


def ronan(s: Impact) -> None:
    """A seal keeps a ball on its nose. Profile; light: the follow spot."""
    _circus_ring(s)
    with s.moved(-5.0, 0.0):
        tail = svg("M96 122 L116 104 L112 118 L119 126 L104 132 Z")
        body = svg(
            "M58 136 C52 118 54 100 56 88 C57 82 54 78 50 74 C46 71 44 66 47 63 C51 59 55 60 60 61 C68 61 74 66 77 76 "
            "C81 92 92 106 108 120 C104 132 96 138 84 138 Z"
        )
        far = svg("M56 126 C50 130 44 134 38 136 C36 139 40 142 46 141 L62 138 Z")
        near = svg("M64 110 C74 114 79 124 84 138 C80 143 68 144 58 143 C54 142 54 139 57 137 C62 130 64 120 64 110 Z")
        coat, lit = mix(s.ink, s.deep, 0.45), s.deep
        s.inked([(far, coat)], 1.8, (0.6, 1.0))
        s.inked([(tail, coat), (body, coat)], 2.4, (0.8, 1.4))
        s.fill(cut(tail, placed(tail, -2.0, 3.4)), s.mid)
        with s.clipped(body):
            s.fill(svg("M50 74 C58 82 62 92 60 106 C60 120 60 130 62 142 H40 V70 Z"), mix(s.light, s.key, 0.4))
            s.fill(svg("M50 74 C55 82 58 92 55 108 C55 122 55 130 57 142 H40 V70 Z"), "#ffffff")
            s.dots(svg("M50 96 H62 V142 H50 Z"), s.mid, (56, 104), (60, 138), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M52 58 C64 64 64 82 70 96 C76 110 90 122 100 132 L122 116 L90 48 Z"), lit)
            s.fill(svg("M60 58 C72 66 74 84 81 96 C88 108 98 116 106 124 L122 112 L90 48 Z"), s.mid)
            s.dots(svg("M62 84 C66 104 78 124 96 134 L60 142 Z"), s.ink, (76, 100), (64, 138), 0.1, 0.8, pitch=2.4)
        # wet: a long gleam down the back and a drop of it on the crown
        s.fill(ribbon([(75.5, 76, 0.5), (79, 88, 1.7), (86, 100, 1.7), (95, 110, 0.4)]), "#ffffff")
        s.fill(ribbon([(64, 62.8, 0.4), (69, 65, 1.3), (72.5, 69.5, 0.4)]), "#ffffff")
        s.inked([(near, s.mid)], 2.2, (0.6, 1.0))
        with s.clipped(near):
            s.fill(cut(near, placed(near, -3.0, 3.4)), s.key)
            s.dots(near, s.deep, (68, 122), (58, 142), 0.0, 0.85, pitch=2.4)
        for x, foot in ((63, 138), (69, 139)):
            s.stroke([(x, foot), (x - 2, foot + 4)], s.ink, 1.2)
        s.inked([(oval(47.6, 64, 3.2, 2.6, -30), s.ink)], 0.6)
        s.fill(oval(47.0, 62.6, 1.1, 0.7, -30), "#ffffff")
        s.fill(oval(60.5, 69, 3.3), "#ffffff")
        s.fill(oval(59.9, 68.6, 2.1), s.ink)
        for y in (74, 77, 80):
            s.stroke([(52, 72), (44, y, 37, y + 2)], s.light, 1.1)
        ball = oval(49, 46, 16)
        s.inked([(ball, s.accent)], 2.3, (0.8, 1.4))
        with s.clipped(ball):
            s.fill(svg("M42 27 C36 39 38 55 46 64 L58 64 C48 55 48 39 54 27 Z"), "#ffffff")
            s.line(svg("M42 27 C36 39 38 55 46 64 M58 64 C48 55 48 39 54 27"), s.ink, 1.5)
            s.dots(ball, s.mid, (50, 46), (62, 60), 0.0, 0.85, pitch=2.4)
            s.fill(oval(39.5, 37, 3.4, 2.2, -40), "#ffffff")
        for points in ([(70, 40), (77, 37)], [(29, 44), (23, 42)]):
            s.stroke(points, s.ink, 4.0)
            s.stroke(points, "#ffffff", 1.8)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan, ((44.0, 46.0), (55.0, 70.0), (69.0, 110.0)), "keeps a ball up", "circus ring", "follow spot"
    ),
    "m2-30": Picture(
        jessica_jones,
        ((67.0, 60.0), (67.0, 92.0), (67.0, 122.0)),
        "kicks a door open",
        "office at night",
        "lamp of the corridor",
    ),
}

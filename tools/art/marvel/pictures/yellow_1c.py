"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, mix, oval, placed, polygon, svg


def _desk_in_a_castle(s: Impact) -> None:
    """Paint a dark room with a lancet window whose light falls across it, and a desk with a sealed letter on it."""
    s.fill(ALL, s.ink)
    s.fill(box(-4, -4, 124, 104), mix(s.deep, s.mid, 0.6))
    s.halo(box(-4, -4, 124, 104), s.deep, 70, 50, 40, 96, 0.0, 0.8)
    for y in range(0, 104, 15):
        s.stroke([(-4, y), (124, y)], s.deep, 1.2)
        for x in range(-10 + (y // 15 % 2) * 14, 124, 28):
            s.stroke([(x, y), (x, y + 15)], s.deep, 1.2)
    s.fill(svg("M6 92 V30 C6 14 16 4 24 -2 C32 4 42 14 42 30 V92 Z"), s.ink)
    s.fill(svg("M9 90 V31 C9 17 18 8 24 3 C30 8 39 17 39 31 V90 Z"), s.light)
    for points in ([(24, 3), (24, 90)], [(9, 40), (39, 40)], [(9, 64), (39, 64)]):
        s.stroke(points, s.ink, 2.2)
    for start, width in (((14, 22), 9), ((24, 12), 11), ((34, 6), 9)):
        x, y = start
        beam = polygon((x, y + width), (x + 8, y - width * 0.4), (x + 78, y + 44 - width), (x + 62, y + 58))
        s.shaft(beam, s.light, 0.8, (x, y), (x + 76, y + 54))
    s.fill(svg("M-4 104 H124 V172 H-4 Z"), mix(s.accent, s.ink, 0.35))
    s.fill(svg("M-4 103 H124 V106 H-4 Z"), s.key)
    for y in (112, 124, 138):
        s.stroke([(-4, y), (124, y + 2)], mix(s.accent, s.ink, 0.65), 1.3)
    s.dots(box(-4, 104, 124, 172), s.ink, (60, 112), (60, 156), 0.0, 0.8)
    letter = polygon((34, 112), (104, 106), (120, 140), (40, 150))
    s.fill(placed(letter, 3, 4), s.ink)
    s.inked([(letter, s.light)], 2.2, (0.6, 1.2))
    for y in (0, 6, 12, 18, 24):
        s.stroke([(46 + y * 0.2, 118 + y), (98 + y * 0.5, 113.4 + y * 0.98)], s.mid, 1.5)
    s.dots(letter, s.mid, (80, 122), (120, 146), 0.0, 0.7)


def baron_zemo(s: Impact) -> None:
    """A monocle sets a letter alight. Close; light: the sun that falls through a lancet window and meets behind the glass."""
    _desk_in_a_castle(s)
    s.fill(svg("M49 72 L98 50 L64 121 L57 121 Z"), s.key)
    s.fill(svg("M57 76 L90 58 L62.500 121 L58.500 121 Z"), s.light)
    s.fill(svg("M67 78 L78 70 L61.500 121 L59.500 121 Z"), "#ffffff")
    s.fill(oval(60, 121, 15, 7.4, -6), s.ink)
    s.fill(oval(60, 121, 12.4, 5.8, -6), s.deep)
    s.flash(60, 120, 15, 11, "#ff8a1e", seed=3, hollow=0.5, squeeze=0.62)
    with s.moved(scale=0.74, about=(61.0, 123.0)):
        flame = svg(
            "M50 121 C47 112 53 108 53 100 C57 104 58 108 58 112 C61 106 60 96 66 90 C66 98 71 102 71 110 C73 108 74 105 73 102 "
            "C78 109 76 118 70 122 C64 125 54 125 50 121 Z"
        )
        s.inked([(flame, "#ff8a1e")], 2.2, (0.4, 0.8))
        s.fill(placed(flame, 18.6, 38.0, 0.69), "#ffc830")
        s.fill(oval(61, 118.6, 5.6, 3.6, -6), "#fffbe0")
    for tone, wide in ((s.ink, 4.4), (s.accent, 2.0)):
        s.stroke([(97, 46), (112, 56, 106, 76), (102, 92, 118, 98), (126, 101, 130, 96)], tone, wide)
    with s.moved(73.0, 62.0, 1.0, turn=-34.0):
        s.fill(oval(0, 0, 27, 21), s.light, 0.55)
        s.fill(svg("M-20 -8 C-14 -18 4 -20 14 -15 L-8 13 C-16 10 -22 0 -20 -8 Z"), "#ffffff", 0.85)
        s.fill(svg("M18 -12 C23 -8 24 0 20 7 L4 17 Z"), "#ffffff", 0.5)
        s.line(oval(0, 0, 27, 21), s.ink, 9.0)
        s.line(oval(0, 0, 27, 21), s.mid, 5.0)
        s.line(oval(-0.6, -0.9, 27, 21), s.light, 1.7)
        s.inked([(oval(28, 4, 3.8), s.mid)], 1.8, (0.4, 0.6))
        s.fill(oval(28, 4, 1.5), s.ink)
    s.glint(56, 52, 11, "#ffffff")
    seal = oval(97, 126, 8.4, 6.6, -8)
    s.inked([(seal, s.accent)], 2.0, (0.5, 1.0))
    s.fill(cut(seal, placed(seal, 1.4, 1.8)), "#b79cff")
    s.line(oval(97, 126, 4.6, 3.4, -8), s.ink, 1.2)
    for x, y, r in ((48, 104, 1.4), (78, 98, 1.3), (54, 92, 1.1), (76, 112, 1.5), (46, 114, 1.1)):
        s.fill(oval(x, y, r), "#ffc830")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((74.0, 62.0), (60.0, 118.0), (88.0, 122.0)),
        "sets a letter alight",
        "desk in a castle",
        "sun through a lancet window",
    ),
}

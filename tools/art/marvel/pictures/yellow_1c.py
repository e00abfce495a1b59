"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    blob,
    box,
    cut,
    mix,
    oval,
    placed,
    polygon,
    svg,
)


def _desk_in_a_castle(s: Impact) -> None:
    """Paint a dark hall with one lancet window, a hard beam from it across the wall, and a desk with a letter on it."""
    s.fill(ALL, mix(s.deep, s.ink, 0.62))
    for y in range(0, 118, 17):
        s.stroke([(-4, y), (124, y)], mix(s.deep, s.ink, 0.85), 1.5)
        for x in range(-10 + (y // 17 % 2) * 15, 124, 30):
            s.stroke([(x, y), (x, y + 17)], mix(s.deep, s.ink, 0.85), 1.5)
    for data, tone in (
        ("M-4 -8 H44 L110 66 L60 104 L-4 52 Z", s.deep),
        ("M4 -8 H40 L100 54 L60 92 L-4 34 Z", s.mid),
        ("M12 -8 H34 L92 50 L60 82 L-4 16 Z", s.key),
    ):
        s.fill(svg(data), tone)
    s.halo(ALL, s.ink, 62, 70, 60, 110, 0.0, 0.6)
    s.fill(box(-4, 116, 124, 172), mix(s.accent, s.ink, 0.5))
    s.fill(box(-4, 115, 124, 118), s.accent)
    s.fill(oval(64, 132, 62, 15), mix(s.accent, s.ink, 0.2))


def _burning_letter(s: Impact) -> None:
    """Paint a sealed letter, its middle burnt through in a ring of embers, one corner curling in the heat."""
    letter = svg("M30 134 L50 121 L100 116 C108 116 112 112 115 108 C118 116 118 122 114 128 L120 142 L44 156 Z")
    s.inked([(letter, s.light)], 2.4, (0.7, 1.4))
    with s.clipped(letter):
        s.fill(svg("M100 116 C108 116 112 112 115 108 C118 116 118 122 112 128 C106 130 102 126 100 116 Z"), s.mid)
        s.dots(letter, s.mid, (84, 132), (118, 150), 0.0, 0.7)
        for start, end in (((40, 137), (100, 126)), ((42, 143), (104, 132)), ((44, 149), (108, 138))):
            s.stroke([start, end], s.mid, 1.6)
    hole = blob(
        (46, 133), (50, 127), (58, 127), (64, 124), (74, 126), (80, 130), (78, 135), (70, 137), (62, 140), (52, 138)
    )
    s.fill(placed(hole, 63 * -0.16, 132 * -0.16, 1.16), "#ff8a1e")
    s.fill(hole, s.ink)
    seal = oval(100, 136, 8.6, 6.4, -8)
    s.inked([(seal, s.accent)], 2.0, (0.5, 1.0))
    s.fill(cut(seal, placed(seal, 1.4, 1.8)), "#b79cff")
    s.line(oval(100, 136, 4.6, 3.2, -8), s.ink, 1.3)


def _monocle(s: Impact) -> None:
    """Paint a great monocle on its cord, tilted into the beam, and the cone of light that it gathers to one point."""
    for tone, wide in ((s.ink, 5.0), (mix(s.accent, "#ffffff", 0.25), 2.4)):
        s.stroke([(96, 48), (116, 60, 104, 84), (98, 100, 118, 108), (126, 112, 130, 108)], tone, wide)
    s.fill(svg("M40 78 L94 58 L66 130 L60 130 Z"), s.key)
    s.fill(svg("M48 80 L86 66 L65 130 L61 130 Z"), s.light)
    s.fill(svg("M58 82 L76 76 L64 130 L62 130 Z"), "#ffffff")
    with s.moved(66.0, 60.0, 1.0, turn=-30.0):
        glass = oval(0, 0, 32, 25)
        s.line(placed(glass, 1.2, 2.2), s.ink, 11.0)
        s.fill(glass, s.light)
        with s.clipped(glass):
            s.fill(polygon((-40, -10), (-4, -40), (12, -40), (-34, 20)), "#ffffff")
            s.fill(polygon((6, 30), (36, -16), (40, -4), (20, 30)), "#ffffff")
            s.fill(cut(glass, placed(glass, -3, -6)), s.key)
        s.line(glass, s.ink, 10.0)
        s.line(glass, s.mid, 5.6)
        s.line(placed(glass, -0.7, -1.1), s.light, 1.9)
        s.inked([(oval(34, 3, 4.6), s.mid)], 2.0, (0.4, 0.6))
        s.fill(oval(34, 3, 1.8), s.ink)
    s.glint(44, 50, 13, "#ffffff")


def baron_zemo(s: Impact) -> None:
    """A monocle sets a letter alight. Close; light: the sun that falls through a lancet window and meets behind the glass."""
    _desk_in_a_castle(s)
    _burning_letter(s)
    _monocle(s)
    s.flash(63, 130, 17, 12, "#ff8a1e", seed=3, hollow=0.5, squeeze=0.6)
    flame = svg(
        "M46 131 C43 121 50 116 50 106 C55 110 57 115 57 119 C61 112 60 100 67 92 C67 102 74 107 74 117 C77 114 78 110 77 106 "
        "C84 115 82 127 75 132 C67 136 53 136 46 131 Z"
    )
    s.inked([(flame, "#ff8a1e")], 2.2, (0.4, 0.8))
    s.fill(placed(flame, 63 * 0.32, 131 * 0.3, 0.68, 0, down=0.7), "#ffc830")
    s.fill(oval(63, 126.6, 7.4, 4.8), "#fffbe0")
    for x, y, r in ((46, 104, 1.7), (84, 98, 1.5), (40, 116, 1.4), (86, 114, 1.8), (76, 92, 1.2)):
        s.fill(oval(x, y, r), "#ffc830")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((66.0, 60.0), (63.0, 122.0), (92.0, 130.0)),
        "sets a letter alight",
        "desk in a castle",
        "sun through a lancet window",
    ),
}

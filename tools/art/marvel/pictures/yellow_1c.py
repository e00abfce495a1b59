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
    """Paint a letter on the desk, its lines written in violet, a black hole with glowing edges burnt into it."""
    letter = svg("M30 136 L44 118 L106 112 L122 140 L44 158 Z")
    s.inked([(letter, s.light)], 2.4, (0.7, 1.4))
    with s.clipped(letter):
        s.dots(letter, s.mid, (84, 130), (118, 150), 0.0, 0.7)
        for start, end in (
            ((44, 123), (104, 117)),
            ((42, 129), (108, 122)),
            ((40, 146), (112, 136)),
            ((44, 152), (114, 141)),
        ):
            s.stroke([start, end], mix(s.accent, s.light, 0.25), 1.7)
    hole = blob(
        (44, 133),
        (49, 128),
        (57, 129),
        (64, 125),
        (74, 127),
        (82, 128),
        (86, 133),
        (78, 137),
        (68, 138),
        (60, 142),
        (50, 138),
    )
    s.fill(placed(hole, 63 * -0.2, 132 * -0.2, 1.2), s.deep)
    s.fill(placed(hole, 63 * -0.12, 132 * -0.12, 1.12), "#ff8a1e")
    s.fill(hole, s.ink)


def _monocle(s: Impact) -> None:
    """Paint a great monocle on its cord, tilted into the beam: the letter's script large in it, its cone of light below."""
    for tone, wide in ((s.ink, 5.0), (mix(s.accent, "#ffffff", 0.25), 2.4)):
        s.stroke([(94, 50), (116, 62, 106, 84), (100, 100, 116, 106), (126, 110, 130, 104)], tone, wide)
    s.fill(svg("M38 76 L96 58 L67 131 L61 131 Z"), s.key)
    s.fill(svg("M46 80 L88 66 L66 131 L62 131 Z"), s.light)
    s.fill(svg("M56 82 L78 76 L65 131 L63 131 Z"), "#ffffff")
    with s.moved(66.0, 60.0, 1.0, turn=-24.0):
        glass = oval(0, 0, 32, 26)
        s.line(placed(glass, 1.2, 2.2), s.ink, 11.0)
        s.fill(glass, "#fffbe6")
        with s.clipped(glass):
            s.fill(cut(glass, placed(glass, -4, -7)), s.key)
            for start, row in ((-44, -9), (-36, 11)):
                for number in range(7):
                    x, tall = start + 13 * number, (12, 6, 6, 14, 6, 6, 10)[number]
                    s.line(
                        svg(
                            f"M{x} {row + 5} C{x + 5} {row + 4} {x + 8} {row - tall} {x + 5} {row - tall} C{x + 2} {row - tall} {x + 4} {row + 5} {x + 13} {row + 5}"
                        ),
                        s.accent,
                        2.8,
                    )
            s.fill(polygon((-34, -4), (-4, -34), (3, -34), (-31, 6)), "#ffffff", 0.85)
            s.fill(polygon((16, 26), (36, -8), (40, 2), (26, 26)), "#ffffff", 0.6)
        s.line(glass, s.ink, 10.0)
        s.line(glass, s.mid, 5.6)
        s.line(placed(glass, -0.7, -1.1), s.light, 1.9)
        s.inked([(oval(34, 3, 4.6), s.mid)], 2.0, (0.4, 0.6))
        s.fill(oval(34, 3, 1.8), s.ink)
    s.glint(44, 46, 11, "#ffffff")


def baron_zemo(s: Impact) -> None:
    """A monocle sets a letter alight. Close; light: the sun that falls through a lancet window and meets behind the glass."""
    _desk_in_a_castle(s)
    _burning_letter(s)
    s.flash(64, 129, 25, 12, "#ff8a1e", seed=3, hollow=0.55, squeeze=0.5)
    _monocle(s)
    flame = svg(
        "M42 137 C36 126 44 121 44 110 C50 114 52 119 52 123 C56 117 57 110 63 104 C63 112 69 115 70 122 C74 119 76 114 75 109 "
        "C82 115 82 122 81 126 C84 124 86 121 86 118 C92 127 88 135 80 138 C68 142 50 142 42 137 Z"
    )
    s.inked([(flame, "#ff8a1e")], 2.2, (0.4, 0.8))
    s.fill(placed(flame, 64 * 0.28, 138 * 0.28, 0.72, 0), "#ffc830")
    s.fill(placed(flame, 64 * 0.58, 138 * 0.58, 0.42, 0), "#fffbe0")
    for x, y, r in ((40, 104, 1.7), (88, 106, 1.8), (36, 118, 1.4), (93, 116, 1.5), (80, 99, 1.3)):
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

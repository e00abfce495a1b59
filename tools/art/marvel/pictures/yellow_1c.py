"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, ribbon, svg


def _desk_in_a_castle(s: Impact) -> None:
    """Paint a dark hall with one lancet window, a hard beam from it across the wall, and a desk with a letter on it."""
    s.fill(ALL, s.shade)
    for y in range(0, 118, 17):
        s.stroke([(-4, y), (124, y)], mix(s.deep, s.ink, 0.85), 1.5)
        for x in range(-10 + (y // 17 % 2) * 15, 124, 30):
            s.stroke([(x, y), (x, y + 17)], mix(s.deep, s.ink, 0.85), 1.5)
    for data, tone in (
        ("M-4 -8 H44 L110 66 L60 104 L-4 52 Z", s.deep),
        ("M4 -8 H40 L100 54 L60 92 L-4 34 Z", s.mid),
    ):
        s.fill(svg(data), tone)
    s.fill(box(-4, 116, 124, 172), mix(s.accent, s.ink, 0.5))
    s.fill(box(-4, 115, 124, 118), s.accent)
    s.fill(oval(64, 132, 62, 15), mix(s.accent, s.ink, 0.2))


_HOT_POINT: Final = (72.0, 129.0)
"""Where the rays meet on the letter."""


def _burning_letter(s: Impact) -> None:
    """Paint a letter on the desk, its lines written in violet, a charred ring with a glowing edge round the hot point."""
    letter = svg("M32 126 L50 110 L112 108 L124 142 L40 152 Z")
    s.inked([(letter, s.light)], 2.4, (0.7, 1.4))
    with s.clipped(letter):
        s.dots(letter, s.mid, (86, 124), (116, 150), 0.0, 0.7)
        for start, end in (((52, 115), (106, 113)), ((48, 121), (54, 120.6)), ((90, 119), (112, 118.4))):
            s.stroke([start, end], mix(s.accent, s.light, 0.25), 2.0)
        for start, end in (((94, 128), (116, 127)), ((92, 136), (118, 134)), ((48, 146), (108, 141))):
            s.stroke([start, end], mix(s.accent, s.light, 0.25), 2.0)
    x, y = _HOT_POINT
    for rx, ry, tone in ((24, 11, s.mid), (20.5, 9.2, s.deep), (17, 7.4, s.ink)):
        s.fill(oval(x, y, rx, ry), tone)
    s.flash(x, y, 14, 13, "#ff8a1e", seed=3, hollow=0.6, squeeze=0.45)
    s.fill(oval(x, y, 7.4, 3.4), "#ffe06a")


def _flame(s: Impact) -> None:
    """Paint the one flame that stands up behind the burnt spot."""
    x, y = _HOT_POINT
    fire = svg(
        "M-19 1 C-30 -6 -30 -18 -24 -30 C-22 -24 -20 -21 -17 -19 C-18 -28 -13 -36 -8 -40 C-8 -32 -2 -28 2 -24 "
        "C4 -32 11 -36 20 -46 C18 -36 20 -30 22 -26 C24 -28 26 -31 26 -35 C34 -24 30 -6 19 1 C10 5 -10 5 -19 1 Z"
    )
    s.inked([(placed(fire, x, y), "#ff8a1e")], 1.9, (0.6, 0.9))
    for share, tone in ((0.7, "#ffc830"), (0.42, "#fffbe0")):
        s.fill(placed(fire, x, y - 0.4, share), tone)


def _monocle(s: Impact) -> None:
    """Paint a great monocle on its cord, tilted into the beam: the letter's initial shows large in its glass."""
    for tone, wide in ((s.ink, 5.6), (mix(s.accent, "#ffffff", 0.25), 2.8)):
        s.stroke([(94, 48), (118, 56, 108, 80), (100, 98, 116, 104), (126, 108, 130, 102)], tone, wide)
    with s.moved(64.0, 56.0, 1.0, turn=-20.0):
        glass = oval(0, 0, 33, 26)
        s.line(placed(glass, 1.2, 2.2), s.ink, 9.6)
        s.fill(glass, s.light)
        with s.clipped(glass):
            s.fill(cut(glass, placed(glass, 4, 6)), "#ffffff")
            s.fill(cut(glass, placed(glass, -3, -5)), s.key)
            s.fill(polygon((6, -30), (14, -30), (-6, 30), (-14, 30)), "#ffffff", 0.8)
            s.fill(polygon((18, -30), (21, -30), (1, 30), (-2, 30)), "#ffffff", 0.8)
            s.dots(glass, s.mid, (0, 6), (14, 28), 0.0, 0.6, pitch=2.4)
            initial = join(
                ribbon(((-20, -6, 0.6), (-17, -14, 2.6), (-6, -14, 2.6), (4, -11, 2.4), (13, -16, 1.4))),
                polygon((7, -14), (14, -15), (-8, 12), (-15, 11)),
                ribbon(((-15, 11, 2.0), (-6, 9, 2.8), (6, 13, 2.8), (14, 11, 2.0), (18, 3, 0.5))),
            )
            s.inked([(placed(initial, 0, 0, 1.1), s.accent)], 1.0, (0.3, 0.6))
            for data in ("M24 -4 C30 -8 34 0 26 4 C24 10 30 12 36 8", "M-30 -4 C-26 0 -26 6 -31 10"):
                s.line(svg(data), s.accent, 3.4)
        s.line(glass, s.ink, 8.6)
        s.line(glass, "#ffc83a", 4.6)
        s.line(placed(glass, -0.7, -1.1), s.light, 1.7)
        s.inked([(oval(34.5, 2, 4.8), "#ffc83a")], 2.0, (0.4, 0.6))
        s.fill(oval(34.5, 2, 1.9), s.ink)


def baron_zemo(s: Impact) -> None:
    """A monocle sets a letter alight. Close; light: the sun that falls through a lancet window and meets behind the glass."""
    _desk_in_a_castle(s)
    _burning_letter(s)
    _flame(s)
    x, y = _HOT_POINT
    s.fill(polygon((34, 66), (94, 46), (x + 2.0, y), (x - 2.0, y)), s.key)
    s.fill(polygon((44, 66), (86, 52), (x + 1.6, y), (x - 1.6, y)), s.light)
    s.fill(polygon((56, 66), (78, 58), (x + 1.2, y), (x - 1.2, y)), "#ffffff")
    s.glint(x, y, 10.0)
    _monocle(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((66.0, 60.0), (72.0, 108.0), (72.0, 128.0)),
        "sets a letter alight",
        "desk in a castle",
        "sun through a lancet window",
    ),
}

"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, mix, oval, placed, polygon, ribbon, svg


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


def _lick(s: Impact, x: float, y: float, size: float, flip: bool) -> None:
    """Paint a small open flame that stands at ``x``, ``y``."""
    flame = placed(
        svg("M-7 0 C-11 -8 -5 -12 -6 -21 C0 -17 2 -12 2 -9 C4 -12 5 -15 4 -19 C10 -12 12 -4 7 0 C3 2 -3 2 -7 0 Z"),
        x,
        y,
        size,
        flip=flip,
    )
    s.inked([(flame, "#ff8a1e")], 2.0, (0.4, 0.7))
    for share, tone in ((0.68, "#ffc830"), (0.36, "#fffbe0")):
        s.fill(placed(flame, x * (1 - share), (y - 0.5) * (1 - share), share), tone)


def _monocle(s: Impact) -> None:
    """Paint a great monocle on its cord, tilted into the beam: clear glass with two bands of sheen."""
    for tone, wide in ((s.ink, 5.6), (mix(s.accent, "#ffffff", 0.25), 2.8)):
        s.stroke([(94, 48), (118, 56, 108, 80), (100, 98, 116, 104), (126, 108, 130, 102)], tone, wide)
    with s.moved(66.0, 58.0, 1.0, turn=-20.0):
        glass = oval(0, 0, 33, 26)
        s.line(placed(glass, 1.2, 2.2), s.ink, 9.6)
        s.fill(glass, "#fffdf0")
        with s.clipped(glass):
            s.fill(cut(glass, placed(glass, -3, -6)), mix(s.key, s.light, 0.3))
            for left, wide in ((-17, 13), (5, 5)):
                s.fill(
                    polygon((left + 12, -30), (left + 12 + wide, -30), (left - 12 + wide, 30), (left - 12, 30)),
                    mix(s.key, s.light, 0.25),
                )
        s.line(glass, s.ink, 8.6)
        s.line(glass, "#ffc83a", 4.6)
        s.line(placed(glass, -0.7, -1.1), s.light, 1.7)
        s.inked([(oval(34.5, 2, 4.8), "#ffc83a")], 2.0, (0.4, 0.6))
        s.fill(oval(34.5, 2, 1.9), s.ink)


def baron_zemo(s: Impact) -> None:
    """A monocle sets a letter alight. Close; light: the sun that falls through a lancet window and meets behind the glass."""
    _desk_in_a_castle(s)
    _burning_letter(s)
    x, y = _HOT_POINT
    smoke = ribbon([(91, 112, 0.6), (95, 100, 2.0), (88, 90, 2.6), (96, 78, 3.0), (91, 66, 3.4), (99, 52, 1.0)])
    s.fill(smoke, mix(s.light, s.deep, 0.45))
    s.fill(polygon((36, 70), (97, 48), (x + 1.6, y), (x - 1.6, y)), s.key)
    s.fill(polygon((45, 68), (89, 52), (x + 1.2, y), (x - 1.2, y)), s.light)
    s.fill(polygon((56, 66), (80, 58), (x + 1.0, y), (x - 1.0, y)), "#ffffff")
    _lick(s, x - 20, y + 4, 0.86, False)
    _lick(s, x + 21, y + 3, 1.0, True)
    s.glint(x, y, 9.0)
    _monocle(s)
    s.glint(44, 44, 11, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((66.0, 60.0), (63.0, 122.0), (92.0, 130.0)),
        "sets a letter alight",
        "desk in a castle",
        "sun through a lancet window",
    ),
}

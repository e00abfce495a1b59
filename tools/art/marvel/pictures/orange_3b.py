"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.silhouettes import person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, limb, mix, oval, placed, polygon, svg

_DIAL: Final = (68.0, 88.0)


def _clock_tower(s: Impact) -> None:
    """Paint the top of a tower by night and its great dial, lit from inside through dusty glass."""
    x, y = _DIAL
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for row in range(13):
        for column in range(5):
            left, top = 28 * column - 14 * (row % 2) - 4, 13 * row - 4
            s.fill(
                box(left, top, left + 26.4, top + 11.4, 0.8), mix(s.ink, s.deep, 0.5 + 0.12 * ((row + 2 * column) % 3))
            )
    s.halo(ALL, s.ink, x, y, 54, 96, 0.0, 0.8)
    for r, tone in ((54, s.ink), (52, s.deep), (49, s.mid), (47, s.ink), (45.4, s.key)):
        s.fill(oval(x, y, r), tone)
    s.fill(oval(x, y, 40), s.light)


_CLEAN: Final = both(
    cut(oval(*_DIAL, 43.5), oval(64, 104, 22)), polygon((64, 104), (-10, 74), (-10, 20), (60, -20), (128, 8), (138, 66))
)
"""The part of the glass that has been wiped."""


def _wiped_glass(s: Impact) -> None:
    """Paint the clean glass, brighter than all else, then the strokes of the hours over it."""
    x, y = _DIAL
    s.fill(_CLEAN, "#fff8ec")
    for hour in range(12):
        stroke = box(-2.2 if hour % 3 else -3.2, -43, 2.2 if hour % 3 else 3.2, -34)
        s.fill(placed(stroke, x, y, turn=30 * hour), s.ink)


def _cleaner_on_ropes(s: Impact) -> None:
    """Paint the cleaner against the dial: dark, spread like a spider below two ropes, a squeegee in one hand."""
    for end in ((48, -6), (88, -6)):
        s.stroke([(68, 97), end], s.ink, 2.2)
    cleaner = person(
        (70, 71),
        (69, 82),
        (68, 99),
        (((57, 74), (49, 63)), ((82, 73), (89, 61))),
        (((54, 105), (51, 120), (45, 124)), ((82, 105), (87, 119), (93, 122))),
        1.08,
    )
    helmet = svg("M63 71 C63 62 77 62 77 71 L79 72.500 H62 Z")
    s.inked([(cleaner, s.ink), (helmet, s.accent)], 1.3, (0, 0))
    s.rim([cleaner], s.key, (0.2, -1.0), 1.2)
    s.fill(svg("M65 69.500 C66 65.500 70 64.500 72 65 L70 69.500 Z"), "#b4f0f8")
    harness = join(
        box(61, 95, 75, 98.6),
        polygon((62, 84), (65, 84), (75, 97), (72, 97)),
        polygon((75, 84), (72, 84), (62, 97), (65, 97)),
    )
    s.fill(harness, s.accent)
    s.inked(
        [(limb((89, 62, 1.3), (91, 55, 1.3)), s.ink), (placed(box(-9, -2.2, 9, 2.2, 1), 92, 53, turn=24), s.accent)],
        1.1,
        (0.3, 0.6),
    )
    s.stroke([(72, 99), (76, 112)], s.ink, 1.4)
    s.inked([(polygon((71, 111), (81, 111), (79.5, 121), (72.5, 121)), s.accent)], 1.2, (0.4, 0.7))
    s.fill(oval(76, 111, 5, 1.6), "#ffffff")
    s.drops(((95, 66, 1.7), (97, 75, 1.3), (84, 54, 1.3)), s.accent, 1.5)


def spider_man(s: Impact) -> None:
    """A cleaner on two ropes wipes the dial of a tower clock. Straight on; light: the lamps behind the glass."""
    _clock_tower(s)
    _wiped_glass(s)
    _cleaner_on_ropes(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((70.0, 72.0), (69.0, 92.0), (91.0, 56.0), (86.0, 116.0)),
        "wipes a clock's dial",
        "clock tower by night",
        "lamps behind a dial",
    ),
}

"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, limb, mix, oval, placed, polygon, svg

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


def _board_on_ropes(s: Impact) -> None:
    """Paint the board that hangs on two ropes before the dial, a bucket below its right end."""
    for x in (47, 91):
        s.stroke([(x, 107), (x, -6)], s.ink, 2.2)
        s.inked([(oval(x, 106, 2.8), s.key)], 1.2, (0, 0))
    s.stroke([(86, 109), (86, 117)], s.ink, 1.4)
    s.inked([(polygon((80, 116), (92, 116), (90, 128), (82, 128)), s.accent)], 1.2, (0.4, 0.7))
    s.fill(oval(86, 116, 6, 1.8), "#ffffff")


def _seated_cleaner(s: Impact) -> None:
    """Paint the cleaner from behind, in a loose overall: one hand on a rope, the other with a squeegee far out."""
    above = (0.2, -1.0)
    cloth: Tones = ("#b4f0f8", mix(s.accent, s.ink, 0.42), mix(s.accent, s.ink, 0.78))
    skin: Tones = (s.key, "#94502c", s.ink)
    boot: Tones = (s.mid, s.ink, s.ink)
    s.stroke([(88, 63), (92, 54)], s.ink, 3.0)
    s.inked([(placed(box(-10, -2.4, 10, 2.4, 1), 93, 52, turn=24), s.accent)], 1.1, (0.3, 0.6))
    for knee, foot, toe in (((61, 112), (59, 126), (54, 129)), ((73, 112), (77, 124), (82, 128))):
        group(
            s,
            [(limb((*foot, 3.6), (*toe, 2.6)), boot, 1.2), (limb((*knee, 6.0), (*foot, 5.0)), cloth, 2.6)],
            above,
        )
    modelled(s, box(42, 106, 96, 111, 1), (s.light, s.mid, s.deep), above, 1.8, 1.4)
    for hand in ((47, 79), (88, 63)):
        modelled(s, oval(*hand, 3.4), skin, above, 1.2, 0.8, dotted=False)
    seat = svg("M52 106 C50 98 54 93 57 90 C60 84 62 78 68 76 L80 77 C84 84 80 92 81 98 C83 101 83 104 82 106 Z")
    sleeves = (
        limb((66, 80, 5.6), (55.6, 88, 4.8), (48.6, 81, 3.8)),
        limb((78, 80, 5.6), (86, 75, 4.6), (87.6, 66.6, 3.8)),
    )
    group(s, [(seat, cloth, 5.0), *((sleeve, cloth, 2.6) for sleeve in sleeves)], above, 1.3)
    s.stroke([(62, 97), (70, 99.6, 80, 97)], s.ink, 1.6)
    neck = limb((74.6, 76, 3.6), (75.4, 70, 3.4))
    hair = oval(75.8, 66.4, 6.6, 6.2, 8)
    cap = svg(
        "M67.800 64.600 C67 54.600 84.400 54 84 63.600 L88.600 65.600 L86.400 67.600 C80 65.600 74 65.600 68 66.600 Z"
    )
    modelled(s, neck, skin, above, 1.6, 0.0, dotted=False)
    modelled(s, hair, (s.mid, s.ink, s.ink), above, 2.0, 0.8, dotted=False)
    s.inked([(oval(82.2, 68, 1.7, 2.3), skin[1])], 0.8, (0.1, 0.2))
    modelled(s, cap, ("#ffffff", s.accent, mix(s.accent, s.ink, 0.5)), above, 2.0, 1.3, dotted=False)
    s.drops(((96, 64, 1.7), (99, 73, 1.3), (84, 54, 1.3)), s.accent, 1.5)


def spider_man(s: Impact) -> None:
    """A cleaner on a board wipes the dial of a tower clock. Straight on; light: the lamps behind the glass."""
    _clock_tower(s)
    _wiped_glass(s)
    _board_on_ropes(s)
    _seated_cleaner(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((75.0, 68.0), (69.0, 92.0), (91.0, 56.0), (86.0, 120.0)),
        "wipes a clock's dial",
        "clock tower by night",
        "lamps behind a dial",
    ),
}

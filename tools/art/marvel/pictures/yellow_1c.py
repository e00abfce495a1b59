"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, limb, mix, oval, placed, polygon, ribbon, svg

_WHITE: Final = "#fffef2"
_DIM: Final = "#dcb878"
"""White in the shade."""
_SKIN: Final = ("#ffd9a0", "#c07a3c", "#6e3f12")
"""Skin in the window's light, half turned from it, and in the shade, which is the brown of the wall."""
_HEAD: Final = svg(
    "M-4 172 V138 C6 128 20 124 25 117 C27 110 25 104 22 98 C13 88 11 70 15 56 C19 40 33 29 49 30 C59 31 64.600 37 65.6 46 "
    "C66 52 67 54.600 68.4 58 L67 62.6 C70 69 75 75 78.4 80 C78.400 83.600 73 84.600 69 84 L69.4 87.4 C71.400 89 72 91 71 93 "
    "L68.6 94.6 C71 96 71 98.600 69.4 100.400 C67 101.400 67.400 104 68.6 107 C69 113 63 116 56.4 115 C50 114.600 47 116 46 119 "
    "C47 125 50 129 56 132 C72 137 84 147 88 172 Z"
)
"""An old gentleman in profile, from his chest up."""


def _hall(s: Impact) -> None:
    """Paint a yellow wall and the tall window in it, its bars, and the light that it throws on the floor."""
    s.fill(ALL, s.mid)
    s.inked([(box(76, 34, 130, 122), s.ink)], 1.2, (0, 0))
    for left, right in ((79, 97.4), (100.4, 130)):
        for top, foot in ((-4, 60), (63, 90), (93, 119)):
            s.fill(box(left, top, right, foot), _WHITE)
    s.fill(box(74, 121, 130, 126), s.light)
    s.fill(box(74, 126, 130, 129), s.ink)


def _baron(s: Impact) -> None:
    """Paint the baron, the window's light on his face as far as the cheekbone: a brow raised, an eye wide open."""
    toward = (1.0, -0.15)
    lit, half, unlit = _SKIN
    s.inked([(_HEAD, unlit)], 1.7, (0, 0))
    for tone, shift in ((half, 0.0), (lit, 6.0)):
        front = svg(
            "M40 20 C36 36 42 48 40 58 C40 66 37 70 43 75 C49 80 51 84 48 92 C46 100 49 106 52 110 L50 124 H110 V20 Z"
        )
        s.fill(both(_HEAD, placed(front, shift, 0.0)), tone)
    s.rim([_HEAD], _WHITE, toward, 3.4)
    s.fill(both(_HEAD, svg("M-6 140 C6 129 20 127 30 120 L48 130 L92 140 V174 H-6 Z")), s.ink)
    s.rim([both(_HEAD, box(60, 128, 100, 174))], s.mid, toward, 2.0)
    shirt = svg("M46 132 C58 134 70 142 74 172 H30 C32 154 38 140 46 132 Z")
    s.inked([(shirt, _WHITE)], 1.2, (0, 0))
    s.fill(cut(shirt, placed(shirt, 11.0, 0.0)), _DIM)
    collar = polygon((42, 117), (62, 114, 1), (67, 125), (56, 135), (44, 131))
    s.inked([(collar, _WHITE)], 1.4, (0, 0))
    s.fill(cut(collar, placed(collar, 6.0, 0.0)), _DIM)
    for tie in (polygon((57, 131), (47, 125, 1), (45, 139, 1)), polygon((57, 131), (69, 127, 1), (68, 141, 1))):
        s.inked([(tie, s.accent)], 1.4, (0, 0))
    s.inked([(oval(57.4, 131.6, 3.4), s.accent)], 1.3, (0, 0))
    hair = svg("M12.600 64 C12 80 18 92 24 102 L32 95 C29 88 30 83 34 82 L33 60 C27 66 20 68 12.6 64 Z")
    s.inked([(hair, _WHITE)], 1.2, (0, 0))
    s.fill(cut(hair, placed(hair, 7.0, -1.0)), _DIM)
    ear = svg("M34 70 C38 64 45 67 43 75 C42 81 37 85 34 81 Z")
    s.fill(ear, half)
    s.fill(cut(ear, placed(ear, -2.4, 1.2)), lit)
    eye = svg("M53 64 C55 57.600 63 56.600 66 61.6 C64 67 56 68.600 53 64 Z")
    s.inked([(eye, _WHITE)], 1.2, (0, 0))
    s.fill(oval(62, 62.6, 2.2, 2.6), s.ink)
    brow = ribbon(((50, 55, 0.6), (56, 49, 2.2), (64, 49.6, 1.6), (68, 53, 0.5)))
    s.inked([(brow, _WHITE)], 1.0, (0, 0))
    moustache = svg("M62 88 C68 83 76 90 82 87 C86 85 87 80 84 77 C91 77 93 86 87 91 C80 97 68 96 62 88 Z")
    s.inked([(moustache, _WHITE)], 1.3, (0, 0))
    s.fill(cut(moustache, placed(moustache, 0.6, -3.0)), _DIM)
    beard = svg("M69 102 C72 108 74 116 78 124 C70 121 63 117 59 112 C63 110 66 106 69 102 Z")
    s.inked([(beard, _WHITE)], 1.3, (0, 0))
    s.fill(cut(beard, placed(beard, 2.4, -3.0)), _DIM)


def _monocle(s: Impact) -> None:
    """Paint the monocle in its fall, on its cord, before the window."""
    cord = (
        (56, 150, 0.8),
        (76, 152, 0.8),
        (92, 144, 0.8),
        (96, 132, 0.8),
        (86, 126, 0.8),
        (80, 119, 0.8),
        (84, 112, 0.8),
    )
    s.inked([(ribbon(cord), s.accent)], 1.0, (0, 0))
    with s.moved(98.5, 103.0, 0.88, turn=56.0):
        glass = oval(0, 0, 13.6, 15.6)
        s.inked([(oval(0, 18.4, 2.8), "#ffc83a")], 1.3, (0, 0))
        s.fill(glass, mix(s.accent, "#ffffff", 0.72))
        with s.clipped(glass):
            s.fill(polygon((-16, -9), (6, -16), (14, -16), (-16, 0)), _WHITE)
        s.line(glass, s.ink, 6.4)
        s.line(glass, "#ffc83a", 3.6)
    for x, top, foot in ((91.0, 68, 82), (104.0, 68, 82)):
        s.fill(limb((x, top, 0.4), (x, foot, 1.1)), s.ink)


def baron_zemo(s: Impact) -> None:
    """A monocle falls from a startled eye. Close, in profile; light: the tall window before the baron."""
    _hall(s)
    with s.moved(scale=0.9, about=(-4.0, 172.0)):
        _baron(s)
    _monocle(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((54.0, 73.0), (97.0, 101.0), (62.0, 92.0)),
        "falls from a startled eye",
        "hall of a castle",
        "tall window",
    ),
}

"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, oval, placed, polygon, ribbon, svg

_BEND: Final = ((-13.0, -9, 4.6), (-15.0, 34, 4.6), (-30.0, 82, 5.0), (-17.0, 126, 4.6), (-15.0, 136, 4.6))
"""One of the two bent bars: how far from the middle, how low, half as wide."""
_MIDDLE: Final = 68.0


def _evening_beyond(s: Impact) -> None:
    """Paint a wide country at evening: the sky in steps to the bright horizon, two ridges, a river that holds the light."""
    s.fill(ALL, s.shade)
    for top, tone in ((34.0, s.deep), (58.0, s.mid), (90.0, s.key), (100.0, s.light), (107.0, CREAM[1])):
        s.fill(polygon((-9, top + 5), (130, top - 5), (130, 180), (-9, 180)), tone)
    s.fill(svg("M-9 108 L8 100 L26 112 L42 106 L58 118 L130 118 V180 H-9 Z"), s.mid)
    s.fill(svg("M130 96 L112 106 L100 102 L80 118 L60 122 H130 Z"), s.mid)
    s.fill(svg("M-9 122 C20 114 44 118 66 122 C90 118 112 114 130 118 V180 H-9 Z"), s.deep)
    s.fill(
        svg(
            "M66 120 C74 122 75 124 69 126 C59 129 64 132 76 138 L84 142 H50 C58 134 46 132 52 127 C56 124 62 123 66 120 Z"
        ),
        CREAM[1],
    )


def _bars_bent_apart(s: Impact) -> None:
    """Paint the inside of the cage close to us: black bars, two of them bent apart, and the floor that the gap lights."""
    x = _MIDDLE
    s.fill(box(-9, 138, 130, 180), s.ink)
    s.fill(polygon((x - 17, 138), (x + 17, 138), (x + 40, 180), (x - 40, 180)), s.key)
    for side in (-1.0, 1.0):
        bent = ribbon([(x + side * away, y, half) for away, y, half in _BEND], 14)
        straight = ribbon(((x + 45 * side, -9, 4.6), (x + 49 * side, 70, 4.6), (x + 47 * side, 138, 4.6)), 10)
        for bar in (straight, bent):
            s.fill(bar, s.ink)
            s.fill(cut(bar, placed(bar, -3.0 * side, 0.0)), s.mid)
            s.fill(cut(bar, placed(bar, -1.3 * side, 0.0)), s.light)
    hoop = svg("M-9 139 C30 131 106 131 130 139 V146 C106 138 30 138 -9 146 Z")
    s.fill(hoop, s.ink)
    s.rim([hoop], s.key, (0.0, -1.0), 1.4)


def _fleeing_canary(s: Impact) -> None:
    """Paint a canary that has come through the gap and rises to the upper left."""
    toward = (0.5, 0.9)
    far_wing = svg("M-6 0 C-16 6 -24 18 -25 34 L-19 29 L-17.500 37 L-11 30 L-8 36 C0 28 6 16 6 6 Z")
    tail = svg("M13 0 L36 2 L33.500 5 L37 8 L33 10.400 L35 15 L28 14 L12 8 Z")
    body = svg("M-24 -4 C-22 -11 -13 -13 -7 -9 C2 -9 12 -5 18 2 C15 9 2 12 -7 8 C-16 8 -24 3 -24 -4 Z")
    near_wing = svg("M-7 -4 C-7 -18 2 -34 20 -45 L20.500 -36 L28 -38 L25 -29 L31 -28 C25 -14 14 -4 3 1 Z")
    with s.moved(69.0, 80.0, 0.86, turn=16.0):
        s.inked([(form, s.ink) for form in (far_wing, tail, body, near_wing)], 1.5, (-0.6, -0.4))
        for form, reach in ((far_wing, 7.0), (tail, 2.0), (body, 3.0), (near_wing, 7.0)):
            s.line(form, s.ink, 1.6)
            s.fill(form, s.accent)
            s.fill(cut(form, placed(form, 0.9 * reach, 0.5 * reach)), "#4d7a1e")
            s.rim([form], "#fbffcf", toward, 0.24 * reach)
        s.inked([(polygon((-23, -6), (-31, -3.4), (-22.6, -1)), "#ffc83a")], 1.1, (0.2, 0.4))
        s.fill(oval(-17.6, -5.8, 1.7, 1.9), s.ink)
        s.fill(oval(-18.2, -6.5, 0.6), "#ffffff")


def luke_cage(s: Impact) -> None:
    """A canary flies out between bars that are bent apart. From inside the cage; light: the evening beyond."""
    _evening_beyond(s)
    _bars_bent_apart(s)
    _fleeing_canary(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((69.0, 80.0), (56.0, 72.0), (80.0, 60.0), (96.0, 84.0)),
        "flies out between bent bars",
        "cage from inside",
        "evening beyond the bars",
    ),
}

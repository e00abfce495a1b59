"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, join, oval, placed, polygon, ribbon, skyline, svg

_FLOOR: Final = polygon((48, 126), (124, 126), (124, 172), (-14, 172))
_TRAY: Final = polygon((54, 117), (114, 117), (109, 126, 2), (59, 126, 2))


def _room_behind_a_door(s: Impact) -> None:
    """Paint a dark room and its open door: the evening over a town in it in four steps, its hard wedge on the floor."""
    s.fill(ALL, s.deep)
    s.fill(box(-4, 126, 124, 172), s.shade)
    s.fill(box(43, -4, 124, 126), s.mid)
    s.fill(box(48, -4, 124, 126), s.key)
    s.fill(polygon((48, 50), (124, 34), (124, 126), (48, 126)), s.light)
    s.fill(polygon((48, 84), (124, 72), (124, 126), (48, 126)), CREAM[1])
    s.fill(skyline(48, 124, 126, (17, 26, 13, 22, 32, 16), seed=5), s.key)
    s.fill(skyline(48, 124, 126, (9, 5, 12, 7), seed=3), s.mid)
    s.fill(_FLOOR, s.key)
    s.fill(polygon((60, 126), (116, 126), (104, 172), (14, 172)), s.light)


_MIDDLE: Final = 84.0
_BENT: Final = ((1, 46, 1.6), (9, 52, 2.4), (17, 66, 3.4), (19, 84, 3.6), (11, 104, 3.2), (9, 117, 3.0))
"""Half of the two bent bars: how far from the middle, how low, half as wide."""


def _bar(away: float, half: float) -> skia.Path:
    """Return a bar of the dome that stands ``away`` from the middle."""
    x = _MIDDLE
    stops = ((x, 45, 0.6 * half), (x + 0.66 * away, 50, 0.8 * half), (x + away, 66, half), (x + away, 117, half))
    return ribbon((*stops[:3], (x + away, 92, half), stops[3]), 10)


def _burst_cage(s: Impact) -> None:
    """Paint the cage before the evening: a row of bars behind, two in front bent apart; its shadow on the floor."""
    x = _MIDDLE
    for away in (-17.0, -5.5, 5.5, 17.0):
        s.fill(_bar(away, 1.5), s.mid)
    bars = [_bar(-27.0, 2.4), _bar(27.0, 2.4)]
    bars += [ribbon([(x + side * away, y, r) for away, y, r in _BENT], 10) for side in (-1.0, 1.0)]
    s.line(oval(x, 39, 4.0), s.ink, 2.6)
    s.stroke([(x, -9), (x, 35)], s.ink, 2.2)
    hoop, base = oval(x, 45, 6.0, 2.6), box(x - 30, 115, x + 30, 119.6, 2)
    s.fill(join(*bars), s.ink)
    for bar in bars:
        s.rim([bar], s.key, (1.0, 0.0), 0.9)
    s.fill(join(hoop, base, _TRAY), s.ink)
    s.fill(box(x - 27, 121.4, x + 27, 123.2), s.mid)
    with s.clipped(_FLOOR):
        s.fill(oval(x - 8, 139.0, 34, 4.4), s.deep)
        for start in (52, 71, 88, 106):
            s.fill(polygon((start, 139), (start + 4.6, 139), (start - 9, 172), (start - 15, 172)), s.deep)


def _fleeing_canary(s: Impact) -> None:
    """Paint a canary that has come through the gap and flies on to the left, its wings spread from top to bottom."""
    toward = (0.9, 0.3)
    far_wing = svg("M-6 0 C-16 6 -24 18 -25 34 L-19 29 L-17.500 37 L-11 30 L-8 36 C0 28 6 16 6 6 Z")
    tail = svg("M13 0 L36 2 L33.500 5 L37 8 L33 10.400 L35 15 L28 14 L12 8 Z")
    body = svg("M-24 -4 C-22 -11 -13 -13 -7 -9 C2 -9 12 -5 18 2 C15 9 2 12 -7 8 C-16 8 -24 3 -24 -4 Z")
    near_wing = svg("M-7 -4 C-7 -18 2 -34 20 -45 L20.500 -36 L28 -38 L25 -29 L31 -28 C25 -14 14 -4 3 1 Z")
    with s.moved(55.0, 79.0, 0.84, turn=-12.0):
        s.inked([(form, s.ink) for form in (far_wing, tail, body, near_wing)], 1.6, (-0.6, -0.4))
        for form, reach in ((far_wing, 9.0), (tail, 2.0), (body, 4.0), (near_wing, 8.0)):
            s.line(form, s.ink, 1.6)
            s.fill(form, "#4d7a1e")
            s.fill(both(form, placed(form, 0.9 * reach, 0.5 * reach)), s.accent)
            s.rim([form], "#fbffcf", toward, 0.3 * reach)
        s.inked([(polygon((-23, -6), (-31, -3.4), (-22.6, -1)), "#ffc83a")], 1.1, (0.2, 0.4))
        s.fill(oval(-17.0, -5.4, 2.5, 2.7), s.ink)
        s.fill(oval(-17.8, -6.4, 0.9), "#ffffff")


def luke_cage(s: Impact) -> None:
    """A canary flies out between bars that are bent apart. In a dark room; light: the evening in an open door."""
    _room_behind_a_door(s)
    with s.moved(7.0, 3.0):
        _burst_cage(s)
    _fleeing_canary(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((60.0, 75.0), (72.0, 56.0), (84.0, 96.0), (66.0, 92.0)),
        "flies out between bent bars",
        "room by evening",
        "evening in an open door",
    ),
}

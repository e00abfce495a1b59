"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, ribbon, svg


def _room_behind_a_door(s: Impact) -> None:
    """Paint a dark room and its open door: the bright evening in it in two steps, its hard wedge on the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    s.fill(box(50, -4, 124, 128), s.mid)
    s.fill(box(55, -4, 124, 128), s.light)
    s.fill(polygon((55, 128), (55, 84), (124, 62), (124, 128)), CREAM[1])
    s.fill(box(-4, 128, 124, 172), s.ink)
    s.fill(polygon((55, 128), (124, 128), (124, 172), (6, 172)), s.key)


_BENT: Final = ((0, 46, 1.8), (6, 54, 2.8), (18, 70, 3.4), (18, 90, 3.4), (7, 108, 3.0), (5, 118, 2.8))
"""Half of the two bent bars: how far from the middle, how low, half as wide."""
_MIDDLE: Final = 82.0


def _burst_cage(s: Impact) -> None:
    """Paint the cage black before the evening: dome and tray, and two bars bent apart; its bars fall across the floor."""
    x = _MIDDLE
    bars = [ribbon([(x + side * away, y, r) for away, y, r in _BENT], 10) for side in (-1.0, 1.0)]
    for away in (-26.0, 26.0):
        dome = ((x, 46, 1.8), (x + 0.66 * away, 50, 2.2), (x + away, 66, 2.6))
        bars.append(ribbon((*dome, (x + away, 98, 2.6), (x + away, 118, 2.6)), 10))
    tray = join(oval(x, 117, 30, 4.6), polygon((x - 30, 117), (x + 30, 117), (x + 25, 126, 2), (x - 25, 126, 2)))
    s.line(oval(x, 41, 4.2), s.ink, 2.6)
    s.stroke([(x, -9), (x, 37)], s.ink, 2.2)
    s.fill(join(*bars, tray), s.ink)
    for bar in bars:
        s.rim([bar], s.mid, (-1.0, 0.0), 0.9)
    floor = polygon((55, 128), (124, 128), (124, 172), (6, 172))
    with s.clipped(floor):
        s.fill(oval(78, 136.6, 32, 3.8), s.ink)
        for start in (47, 68, 86, 105):
            s.fill(polygon((start, 137), (start + 4.6, 137), (start - 9, 172), (start - 15, 172)), s.ink)


def _fleeing_canary(s: Impact) -> None:
    """Paint a canary that has come through the gap and rises to the upper left, its wings spread, one feather behind."""
    toward = (0.9, 0.3)
    far_wing = svg("M-6 0 C-16 6 -24 18 -25 34 L-19 29 L-17.500 37 L-11 30 L-8 36 C0 28 6 16 6 6 Z")
    tail = svg("M13 0 L36 2 L33.500 5 L37 8 L33 10.400 L35 15 L28 14 L12 8 Z")
    body = svg("M-24 -4 C-22 -11 -13 -13 -7 -9 C2 -9 12 -5 18 2 C15 9 2 12 -7 8 C-16 8 -24 3 -24 -4 Z")
    near_wing = svg("M-7 -4 C-7 -18 2 -34 20 -45 L20.500 -36 L28 -38 L25 -29 L31 -28 C25 -14 14 -4 3 1 Z")
    with s.moved(40.0, 72.0, 0.92, turn=20.0):
        s.inked([(form, s.ink) for form in (far_wing, tail, body, near_wing)], 1.5, (-0.6, -0.4))
        for form, reach in ((far_wing, 7.0), (tail, 2.0), (body, 3.0), (near_wing, 7.0)):
            s.line(form, s.ink, 1.6)
            s.fill(form, s.accent)
            s.fill(cut(form, placed(form, 0.9 * reach, 0.5 * reach)), "#4d7a1e")
            s.rim([form], "#fbffcf", toward, 0.24 * reach)
        s.inked([(polygon((-23, -6), (-31, -3.4), (-22.6, -1)), "#ffc83a")], 1.1, (0.2, 0.4))
        s.fill(oval(-17.6, -5.8, 1.7, 1.9), s.ink)
        s.fill(oval(-18.2, -6.5, 0.6), "#ffffff")
    feather = svg("M-8 0 C-3 -5 5 -5 9 0 C4 3 -3 3 -8 0 Z")
    with s.moved(80.0, 97.0, 1.0, turn=-32.0):
        s.inked([(feather, s.accent)], 1.2, (0.2, 0.5))
        s.stroke([(-10, 0), (6, 0)], s.ink, 0.9)


def luke_cage(s: Impact) -> None:
    """A canary flies out between bars that are bent apart. In a dark room; light: the evening in an open door."""
    _room_behind_a_door(s)
    _burst_cage(s)
    _fleeing_canary(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((41.0, 70.0), (62.0, 54.0), (82.0, 88.0), (80.0, 97.0)),
        "flies out between bent bars",
        "room by evening",
        "evening in an open door",
    ),
}

"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, ribbon, svg


def _room_behind_a_door(s: Impact) -> None:
    """Paint a dark room that a door ajar lights: a bright slit at the right, its hard wedge on the floor."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, -4), (60, -4), (40, 132), (-4, 132)), mix(s.ink, s.deep, 0.55))
    s.dots(ALL, s.ink, (70, 60), (10, 10), 0.0, 0.8)
    s.fill(box(-4, 132, 124, 172), mix(s.ink, s.deep, 0.3))
    s.fill(polygon((110, -4), (124, -4), (124, 132), (110, 132)), CREAM[1])
    s.fill(polygon((105, -4), (110, -4), (110, 132), (105, 132)), s.mid)
    s.fill(polygon((110, 132), (124, 132), (124, 172), (16, 172)), CREAM[0])


_BENT: Final = ((0, 42, 1.6), (5, 52, 2.6), (17, 70, 3.4), (18, 90, 3.4), (6, 110, 3.2), (5, 122, 2.8))
"""Half of the two bent bars: how far from the middle, how low, half as wide."""


def _burst_cage(s: Impact) -> None:
    """Paint the cage pale before the dark: dome and tray, straight bars, and in the middle two that are bent apart."""
    x = 76.0
    bars = [ribbon([(x + side * away, y, r) for away, y, r in _BENT], 10) for side in (-1.0, 1.0)]
    for away in (-26.0, 26.0):
        dome = ((x, 43, 1.6), (x + 0.66 * away, 47, 2.0), (x + away, 64, 2.3))
        bars.append(ribbon((*dome, (x + away, 98, 2.3), (x + away, 122, 2.3)), 10))
    ring = oval(x, 38, 4.4)
    s.stroke([(x, -9), (x, 33)], s.key, 2.0)
    s.line(ring, s.ink, 4.4)
    s.line(ring, s.key, 2.4)
    s.inked([(bar, s.key) for bar in bars], 1.0, (-0.6, 0.6))
    for bar in bars:
        s.rim([bar], CREAM[1], (1.0, 0.0), 2.0)
    tray = join(oval(x, 122, 30, 6.0), polygon((x - 30, 122), (x + 30, 122), (x + 23, 135), (x - 23, 135)))
    s.inked([(tray, s.mid)], 1.4, (-0.8, 0.8))
    s.fill(cut(tray, placed(tray, 12.0, -3.0)), s.deep)
    s.rim([tray], CREAM[1], (1.0, 0.1), 3.0)
    s.fill(oval(x, 122, 28, 4.6), s.ink)
    s.fill(oval(x + 6, 122.6, 20, 3.0), s.key)


def _fleeing_canary(s: Impact) -> None:
    """Paint a canary that has come through the gap and rises to the upper left, its wings spread, one feather behind."""
    toward = (0.9, -0.3)
    plume: Tones = ("#fbffcf", s.accent, "#5f8a1a")
    far_wing = svg(
        "M-6 0 C-16 6 -22 16 -22 28 L-17 25 L-17 32 L-11.500 27 L-10.500 33 L-5.500 26 L-3.500 31 C2 24 6 14 6 6 Z"
    )
    tail = svg("M13 0 L36 2 L33.500 5 L37 8 L33 10.400 L35 15 L28 14 L12 8 Z")
    body = svg("M-24 -4 C-22 -11 -13 -13 -7 -9 C2 -9 12 -5 18 2 C15 9 2 12 -7 8 C-16 8 -24 3 -24 -4 Z")
    near_wing = svg(
        "M-7 -4 C-7 -16 1 -30 16 -40 L16.500 -33 L23 -36 L21 -29 L27 -30 L23.500 -23 L28 -22 L22 -16 L25 -14 C19 -7 11 -2 3 1 Z"
    )
    with s.moved(41.0, 70.0, 0.92, turn=20.0):
        group(
            s,
            [(far_wing, plume, 2.0), (tail, plume, 1.2), (body, plume, 2.6), (near_wing, plume, 2.4)],
            toward,
            1.5,
            1.8,
        )
        for points in ([(2, -6), (8, -20, 16, -32)], [(6, -4), (14, -16, 22, -26)], [(9, -2), (17, -10, 23, -18)]):
            s.stroke(points, s.ink, 1.2)
        s.inked([(polygon((-23, -6), (-31, -3.4), (-22.6, -1)), "#ffc83a")], 1.1, (0.2, 0.4))
        s.fill(oval(-17.6, -5.8, 1.7, 1.9), s.ink)
        s.fill(oval(-18.2, -6.5, 0.6), "#ffffff")
    feather = svg("M-7 0 C-3 -4 4 -4 8 0 C4 3 -3 3 -7 0 Z")
    with s.moved(75.0, 104.0, 0.9, turn=-32.0):
        s.inked([(feather, s.accent)], 1.2, (0.2, 0.5))
        s.stroke([(-9, 0), (6, 0)], s.ink, 0.9)


def luke_cage(s: Impact) -> None:
    """A canary flies out between bars that are bent apart. In a dark room; light: a door ajar."""
    _room_behind_a_door(s)
    _burst_cage(s)
    _fleeing_canary(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((41.0, 70.0), (50.0, 56.0), (76.0, 88.0), (75.0, 104.0)),
        "flies out between bent bars",
        "room by evening",
        "door ajar",
    ),
}

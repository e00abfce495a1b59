"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, join, mix, oval, polygon, ribbon, svg


def _lit_window(s: Impact) -> None:
    """Paint a dark wall at the left and beside it a plain window, its light on the reveal and on the sill."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    s.dots(ALL, s.ink, (44, 60), (2, 20), 0.0, 0.8)
    s.fill(polygon((44, -9), (54, -9), (54, 136), (44, 142)), s.mid)
    s.fill(box(54, -9, 130, 136), s.light)
    s.fill(polygon((54, -9), (84, -9), (54, 40)), s.key)
    s.dots(polygon((84, -9), (130, -9), (130, 60)), s.key, (100, 60), (124, 4), 0.0, 0.7)
    s.fill(polygon((54, 136), (130, 136), (130, 172), (14, 172), (44, 142)), s.mid)
    s.fill(polygon((54, 136), (130, 136), (130, 142), (46, 142)), s.key)


_BENT: Final = ((0, 44, 1.4), (3, 60, 2.4), (14.5, 77, 3.0), (15, 94, 3.0), (4, 111, 2.8), (4, 122, 2.4))
"""Half of the two bent bars: how far from the middle, how low, half as wide."""


def _burst_cage(s: Impact) -> None:
    """Paint the cage black before the window: dome and tray, straight bars, and in the middle two that are bent apart."""
    x = 82.5
    s.stroke([(x, -9), (x, 40)], s.ink, 2.6)
    s.line(oval(x, 40, 4.0), s.ink, 2.6)
    for away in (-27.0, -20.5, 20.5, 27.0):
        dome = ((x, 44, 1.2), (x + 0.62 * away, 48, 1.5), (x + away, 66, 1.9))
        s.fill(ribbon((*dome, (x + away, 98, 2.0), (x + away, 122, 2.0)), 10), s.ink)
    for side in (-1.0, 1.0):
        bar = ribbon([(x + side * away, y, r) for away, y, r in _BENT], 10)
        s.fill(bar, s.ink)
        s.rim([bar], s.mid, (-side, 0.0), 1.4)
    tray = join(oval(x, 122, 30, 6.0), polygon((x - 30, 122), (x + 30, 122), (x + 22, 134), (x - 22, 134)))
    s.inked([(tray, s.ink)], 1.2, (0.2, 0.4))
    s.fill(oval(x, 122, 28, 4.6), s.mid)
    s.fill(oval(x + 2, 121.6, 23, 3.0), s.key)


def _fleeing_canary(s: Impact) -> None:
    """Paint a canary that has come through the gap and rises to the upper left, its wings spread, one feather behind."""
    toward = (0.9, -0.3)
    plume: Tones = ("#f6ffae", s.accent, s.ink)
    far_wing = svg(
        "M-6 0 C-16 6 -22 16 -22 28 L-17 25 L-17 32 L-11.500 27 L-10.500 33 L-5.500 26 L-3.500 31 C2 24 6 14 6 6 Z"
    )
    tail = svg("M13 0 L36 2 L33.500 5 L37 8 L33 10.400 L35 15 L28 14 L12 8 Z")
    body = svg("M-24 -4 C-22 -11 -13 -13 -7 -9 C2 -9 12 -5 18 2 C15 9 2 12 -7 8 C-16 8 -24 3 -24 -4 Z")
    near_wing = svg(
        "M-7 -4 C-7 -16 1 -30 16 -40 L16.500 -33 L23 -36 L21 -29 L27 -30 L23.500 -23 L28 -22 L22 -16 L25 -14 C19 -7 11 -2 3 1 Z"
    )
    with s.moved(34.0, 67.0, 0.74, turn=22.0):
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
    with s.moved(79.0, 106.0, 0.84, turn=-32.0):
        s.inked([(feather, s.accent)], 1.2, (0.2, 0.5))
        s.stroke([(-9, 0), (6, 0)], s.ink, 0.9)


def luke_cage(s: Impact) -> None:
    """A canary flies out between bars that are bent apart. In a room by evening; light: the window."""
    _lit_window(s)
    _burst_cage(s)
    _fleeing_canary(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((34.0, 67.0), (44.0, 52.0), (82.5, 88.0), (79.0, 106.0)),
        "flies out between bent bars",
        "room by evening",
        "plain window beside a wall",
    ),
}

"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, join, mix, oval, polygon, ribbon, svg

_LIGHT: Final = (74.0, 88.0)
"""The middle of the lamp behind the window."""


def _lit_window(s: Impact) -> None:
    """Paint a dark wall and, behind the cage, a window whose light lies on the room in steps and in bars on the sill."""
    x, y = _LIGHT
    s.fill(ALL, mix(s.ink, s.deep, 0.2))
    s.pool(x, y, ((84, mix(s.ink, s.deep, 0.6)), (68, s.deep), (55, mix(s.deep, s.mid, 0.6))))
    s.halo(ALL, s.ink, x, y, 54, 104, 0.0, 0.85)
    s.fill(box(38, 40, 112, 136), s.ink)
    panes = box(41, 43, 109, 133)
    with s.clipped(panes):
        s.fill(panes, s.mid)
        s.pool(x, y, ((60, s.key), (50, s.light), (41, CREAM[0]), (30, CREAM[1])))
        s.dots(panes, s.deep, (96, 64), (116, 40), 0.0, 0.7)
    s.fill(box(41, 105, 109, 108), s.mid)
    curtain = svg("M104 34 H124 V150 H100 C108 128 112 80 104 34 Z")
    modelled(s, curtain, (s.light, mix(s.deep, s.mid, 0.4), mix(s.ink, s.deep, 0.5)), (-1.0, 0.0), 7.0, 1.8, 1.4, 1.6)
    s.fill(polygon((30, 136), (124, 136), (124, 172), (20, 172)), s.deep)
    s.fill(polygon((40, 138), (108, 138), (118, 152), (30, 152)), s.mid)
    s.stroke([(30, 136.6), (124, 136.6)], s.light, 1.6)


_BENT: Final = ((0, 44, 1.4), (4, 57, 2.4), (18, 78, 3.4), (18, 96, 3.4), (7, 113, 2.8), (7, 122, 2.4))
"""Half of the two bent bars: how far from the middle, how low, half as wide."""


def _burst_cage(s: Impact) -> None:
    """Paint the cage black before the window: dome and tray, straight bars, and in the middle two that are bent apart."""
    s.stroke([(74, -9), (74, 40)], s.ink, 2.6)
    s.line(oval(74, 39, 4.4), s.ink, 2.6)
    for x, top in ((47, 76), (54, 64), (94, 64), (101, 76)):
        foot = 74 + 1.03 * (x - 74)
        dome = ((74, 44, 1.2), (74 + 0.62 * (x - 74), 47 + 0.16 * (top - 47), 1.3), (x, top, 1.8))
        s.fill(ribbon((*dome, (foot, 98, 2.0), (foot, 122, 2.0)), 10), s.ink)
    for side in (-1.0, 1.0):
        bar = ribbon([(74 + side * x, y, r) for x, y, r in _BENT], 10)
        s.line(bar, s.light, 2.4)
        s.fill(bar, s.ink)
        s.rim([bar], s.key, (-side, 0.0), 1.3)
    tray = join(oval(74, 122, 31, 6.0), polygon((43, 122), (105, 122), (97, 133), (51, 133)))
    s.inked([(tray, s.deep)], 1.2, (0.2, 0.4))
    s.fill(both(tray, box(74, 118, 120, 140)), mix(s.ink, s.deep, 0.4))
    s.rim([oval(74, 122, 31, 6.0)], s.light, (0.0, -1.0), 1.6)
    s.fill(oval(74, 122.6, 24, 3.4), s.key)
    s.fill(oval(70, 122.2, 5.0, 1.7), s.light)


def _fleeing_canary(s: Impact) -> None:
    """Paint a canary that has come through the gap and rises to the upper left, its wings spread, one feather behind."""
    toward = (0.6, 0.8)
    plume: Tones = ("#f6ffae", s.accent, "#8fae12")
    far: Tones = (s.accent, "#8fae12", "#4c5e10")
    far_wing = svg(
        "M-6 0 C-16 6 -22 16 -22 28 L-17 25 L-17 32 L-11.500 27 L-10.500 33 L-5.500 26 L-3.500 31 C2 24 6 14 6 6 Z"
    )
    tail = svg("M13 0 L36 2 L33.500 5 L37 8 L33 10.400 L35 15 L28 14 L12 8 Z")
    body = svg("M-24 -4 C-22 -11 -13 -13 -7 -9 C2 -9 12 -5 18 2 C15 9 2 12 -7 8 C-16 8 -24 3 -24 -4 Z")
    near_wing = svg(
        "M-7 -4 C-7 -16 1 -30 16 -40 L16.500 -33 L23 -36 L21 -29 L27 -30 L23.500 -23 L28 -22 L22 -16 L25 -14 C19 -7 11 -2 3 1 Z"
    )
    with s.moved(55.0, 75.0, 0.96, turn=24.0):
        group(
            s, [(far_wing, far, 3.0), (tail, far, 1.8), (body, plume, 3.4), (near_wing, plume, 3.6)], toward, 1.5, 1.8
        )
        for points in ([(2, -6), (8, -20, 16, -32)], [(6, -4), (14, -16, 22, -26)], [(9, -2), (17, -10, 23, -18)]):
            s.stroke(points, "#5e7410", 1.2)
        s.inked([(polygon((-23, -6), (-31, -3.4), (-22.6, -1)), "#ffc83a")], 1.1, (0.2, 0.4))
        s.fill(oval(-17.6, -5.8, 1.7, 1.9), s.ink)
        s.fill(oval(-18.2, -6.5, 0.6), "#ffffff")
    feather = svg("M-7 0 C-3 -4 4 -4 8 0 C4 3 -3 3 -7 0 Z")
    with s.moved(72.0, 111.0, 0.8, turn=-32.0):
        s.inked([(feather, s.accent)], 1.2, (0.2, 0.5))
        s.stroke([(-9, 0), (6, 0)], "#5e7410", 0.9)


def luke_cage(s: Impact) -> None:
    """A canary flies out between bars that are bent apart. In a room by evening; light: a lamp behind the window."""
    _lit_window(s)
    _burst_cage(s)
    _fleeing_canary(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((58.0, 70.0), (74.0, 96.0), (91.0, 88.0), (66.0, 50.0)),
        "flies out between bent bars",
        "room by evening",
        "lamp behind a window",
    ),
}

"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, join, mix, oval, placed, polygon, ribbon, svg

_LIGHT: Final = (74.0, 90.0)
"""The middle of the swarm in the cage."""


def _dark_porch(s: Impact) -> None:
    """Paint a wall of planks by night, the light of the cage on it in steps, and the shadows of the bars in that light."""
    x, y = _LIGHT
    s.fill(ALL, mix(s.ink, s.deep, 0.2))
    s.pool(x, y, ((84, mix(s.ink, s.deep, 0.5)), (66, s.deep), (51, s.mid), (40, s.key)))
    s.rays(x, y, 34, 130, 15, mix(s.ink, s.deep, 0.35), 0.8, duty=0.42, seed=3, wobble=0.2)
    for at in range(4, 124, 20):
        s.stroke([(at, -4), (at, 172)], s.ink, 1.2, 0.5)
    s.halo(ALL, s.ink, x, y, 56, 112, 0.0, 0.8)
    s.pool(x, y, ((30, s.light), (21, "#f6ffc0"), (13, "#ffffff")))


_BENT: Final = ((0, 44, 1.4), (4, 58, 2.4), (17, 80, 3.4), (17, 96, 3.4), (6, 113, 2.8), (6, 122, 2.4))
"""Half of the two bent bars: how far from the middle, how low, half as wide."""


def _burst_cage(s: Impact) -> None:
    """Paint the cage black before its own light: dome and tray, straight bars, and in the middle two that are bent apart."""
    s.stroke([(74, -9), (74, 40)], s.ink, 2.6)
    s.line(oval(74, 39, 4.4), s.ink, 2.6)
    for x, top in ((46, 76), (53, 64), (95, 64), (102, 76)):
        foot = 74 + 1.03 * (x - 74)
        dome = ((74, 44, 1.2), (74 + 0.62 * (x - 74), 47 + 0.16 * (top - 47), 1.3), (x, top, 1.8))
        s.fill(ribbon((*dome, (foot, 98, 2.0), (foot, 122, 2.0)), 10), s.ink)
    for side in (-1.0, 1.0):
        bar = ribbon([(74 + side * x, y, r) for x, y, r in _BENT], 10)
        s.line(bar, s.light, 2.4)
        s.fill(bar, s.ink)
        s.rim([bar], s.key, (-side, 0.0), 1.3)
    s.line(oval(74, 74, 28, 4.4), s.ink, 2.2)
    tray = join(oval(74, 122, 32, 6.6), polygon((42, 122), (106, 122), (98, 134), (50, 134)))
    s.fill(tray, s.ink)
    s.rim([oval(74, 122, 32, 6.6)], s.light, (0.0, -1.0), 1.6)
    s.fill(oval(74, 122.6, 24, 3.6), s.key)
    s.fill(join(oval(74, 137, 5), polygon((70, 132), (78, 132), (74, 146))), s.ink)


def _fireflies(s: Impact) -> None:
    """Paint the swarm: a few still in the gap, then a stream that leaves to the upper left and grows towards us."""
    swarm = (
        (78, 96, 3.2, 20),
        (70, 110, 2.8, -50),
        (84, 110, 2.8, 60),
        (67, 84, 3.6, -50),
        (49, 76, 4.8, -70),
        (42, 53, 5.6, -30),
        (111, 66, 4.2, 50),
    )
    for x, y, r, turn in swarm:
        with s.moved(x, y, r, turn=turn):
            for side in (-1, 1):
                wing = svg("M0 -0.300 C0.400 -1.300 1.300 -1.600 1.700 -1.100 C1.700 -0.500 0.900 0 0 -0.100 Z")
                s.inked([(placed(wing, 0, 0, 1, -14, side < 0), "#ffffff")], 0.7 / r, (0, 0))
            s.inked(
                [
                    (
                        svg("M-0.600 0.100 C-1.100 1.500 -0.500 2.400 0 2.400 C0.500 2.400 1.100 1.500 0.600 0.100 Z"),
                        s.accent,
                    )
                ],
                0.9 / r,
                (0, 0),
            )
            s.fill(oval(0, 1.5, 0.44, 0.62), "#ffffff")
            s.inked([(oval(0, -0.2, 0.52, 0.55), s.deep), (oval(0, -0.9, 0.4, 0.36), s.ink)], 0.5 / r, (0, 0))


def luke_cage(s: Impact) -> None:
    """A swarm of fireflies bends the bars of its cage apart and leaves. On a porch by night; light: the swarm."""
    _dark_porch(s)
    with s.moved(-2.0, turn=-3.0, about=(74.0, 39.0)):
        _burst_cage(s)
    _fireflies(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((74.0, 90.0), (57.0, 88.0), (91.0, 88.0), (74.0, 116.0)),
        "bends its bars apart",
        "porch by night",
        "swarm of fireflies",
    ),
}

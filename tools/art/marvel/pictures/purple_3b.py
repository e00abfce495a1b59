"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, join, mix, oval, polygon, ribbon

_LIGHT: Final = (74.0, 90.0)
"""The middle of the swarm in the cage."""


def _dark_porch(s: Impact) -> None:
    """Paint a wall of planks by night, the light of the cage on it in steps, and the shadows of the bars in that light."""
    x, y = _LIGHT
    s.fill(ALL, mix(s.ink, s.deep, 0.2))
    s.pool(x, y, ((86, mix(s.ink, s.deep, 0.5)), (70, s.deep), (55, s.mid), (43, s.key)))
    s.rays(x, y, 34, 130, 15, mix(s.ink, s.deep, 0.35), 0.8, duty=0.42, seed=3, wobble=0.2)
    for at in range(4, 124, 20):
        s.stroke([(at, -4), (at, 172)], s.ink, 1.2, 0.5)
    s.halo(ALL, s.ink, x, y, 56, 112, 0.0, 0.8)
    s.pool(x, y, ((31, s.light), (20, "#ffffff")))


_BENT: Final = ((0, 44, 1.4), (5, 57, 2.2), (15, 78, 3.2), (15, 98, 3.2), (6, 115, 2.4), (6, 122, 2.2))
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
    """Paint the swarm: two that are still in the gap, and the larger ones that have left."""
    swarm = (
        (75, 88, 4.4),
        (70, 107, 3.8),
        (83, 106, 3.0),
        (46, 92, 5.4),
        (39, 68, 6.2),
        (53, 53, 4.6),
        (108, 70, 5.6),
        (110, 102, 6.2),
        (94, 52, 4.0),
    )
    for number, (x, y, r) in enumerate(swarm):
        turn = 30 - 50 * (number % 3)
        for side in (-1, 1):
            s.fill(oval(x + side * 0.9 * r, y - 0.95 * r, 1.25 * r, 0.55 * r, side * 34 + turn), s.light, 0.75)
        body = oval(x, y, 0.72 * r, 1.15 * r, turn)
        s.inked([(body, s.accent)], 0.9, (0, 0))
        s.fill(oval(x, y + 0.35 * r, 0.42 * r), "#ffffff")
        s.fill(oval(x + 0.25 * r, y - 1.15 * r, 0.5 * r), s.ink)


def luke_cage(s: Impact) -> None:
    """A swarm of fireflies bends the bars of its cage apart and leaves. On a porch by night; light: the swarm."""
    _dark_porch(s)
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

"""The pictures of the ten nobles: who paints each, with which palette, seed and light.

Who they are and what they wear is in `noble_women` and `noble_men`; what a tile looks like is `tiles`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tools.art.base import noble_men, noble_women
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.pigments import GouachePalette
from tools.art.poster.shapes import Point

UNITS: Final = (100.0, 100.0)


class Noble(NamedTuple):
    """A noble's picture: the function that paints it, its palette, the seed of its grain, its light."""

    paint: Callable[[Gouache], None]
    palette: GouachePalette
    seed: int
    light: Point
    """Where the light of the window stands, before the face."""
    turned: bool = False
    """Whether the window shows it turned over left to right, so that neighbours look at each other."""


_PLUM: Final = GouachePalette("#1d0d16", "#33263f", "#7a5a86", "#fbeed8", "#e0704c")
NOBLES: Final = {
    "bn-01": Noble(noble_women.mary_stuart, _PLUM, 21, (97, 40)),
    "bn-02": Noble(
        noble_men.charles_v, GouachePalette("#0a1026", "#1c3672", "#4f78bc", "#dfe8f4", "#c8963c"), 22, (36, 52)
    ),
    "bn-03": Noble(
        noble_men.machiavelli,
        GouachePalette("#1c0a12", "#7d1220", "#cc3226", "#fbe6c4", "#2a8f8c"),
        23,
        (36, 52),
        turned=True,
    ),
    "bn-04": Noble(
        noble_women.isabella,
        GouachePalette("#240810", "#7a1626", "#c8503c", "#fce2bc", "#1f7a5c"),
        24,
        (97, 46),
        turned=True,
    ),
    "bn-05": Noble(
        noble_men.suleiman,
        GouachePalette("#04201c", "#0b4f40", "#2c9468", "#fbf3dc", "#d8523a"),
        25,
        (36, 56),
        turned=True,
    ),
    "bn-06": Noble(
        noble_women.catherine, GouachePalette("#0c1a22", "#1d4a58", "#5a94a0", "#eef2ea", "#d8a03c"), 26, (41, 57)
    ),
    "bn-07": Noble(
        noble_women.anne_of_brittany,
        GouachePalette("#14142a", "#2c3466", "#6874b0", "#f6f2ea", "#b02c40"),
        27,
        (97, 50),
    ),
    "bn-08": Noble(
        noble_men.henry_viii,
        GouachePalette("#221006", "#6e3c10", "#c07e24", "#fbe8bc", "#a01c30"),
        28,
        (40, 46),
        turned=True,
    ),
    "bn-09": Noble(
        noble_women.elisabeth,
        GouachePalette("#240914", "#741c38", "#c4566e", "#fceaea", "#2f8a8c"),
        29,
        (36, 44),
        turned=True,
    ),
    "bn-10": Noble(
        noble_men.francis_i, GouachePalette("#0c1a0c", "#2c5424", "#7a9c48", "#f6eccc", "#1c6470"), 30, (97, 50)
    ),
}
"""Each noble by the id of the tile."""


def picture(noble: str, px: tuple[int, int]) -> Gouache:
    """Paint a noble on a sheet of a size in pixels."""
    row = NOBLES[noble]
    sheet = Gouache(DIAMOND, px, row.seed, UNITS, row.palette, light=row.light)
    row.paint(sheet)
    return sheet

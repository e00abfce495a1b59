"""The colours of lantern gouache: a palette for each stone, skins, and the tones that cards have beside them.

Knows colours by the stone or the use that they are for; paints nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.art.base.stones import DIAMOND, EMERALD, ONYX, RUBY, SAPPHIRE
from tools.art.poster.shapes import Color, mix


class GouachePalette(NamedTuple):
    """The five colours of a stone's cards: a tinted near-black, two body colours, haze, and their complement."""

    ink: Color
    deep: Color
    mid: Color
    haze: Color
    key: Color


class Complexion(NamedTuple):
    """What is mixed into the skin of a card's people: a colour, and its share in full light."""

    color: Color
    share: float


DEEP_SKIN: Final = Complexion("#2c120e", 0.42)
BROWN_SKIN: Final = Complexion("#2c120e", 0.0)
OLIVE_SKIN: Final = Complexion("#d8a66c", 0.48)
TAN_SKIN: Final = Complexion("#f8b67e", 0.62)
FAIR_SKIN: Final = Complexion("#ffcfa4", 0.86)

PALETTES: Final = {
    DIAMOND: GouachePalette("#1e1226", "#5d4764", "#c9b9b6", "#fdf5e6", "#e8784a"),
    SAPPHIRE: GouachePalette("#0a1230", "#163a8c", "#2f72d6", "#c4e0f4", "#ffae42"),
    EMERALD: GouachePalette("#051e27", "#0b5348", "#219a5e", "#dcf0b2", "#ff8a5c"),
    RUBY: GouachePalette("#29061a", "#861122", "#d8332c", "#ffd7a2", "#1f9a94"),
    ONYX: GouachePalette("#100f15", "#2e2e38", "#787a86", "#dcdee6", "#ffb24c"),
}
RUSSET: Final = "#84503a"
MADDER: Final = "#94343a"
"""Dyed cloth and leather; russet is the dull warmth in the darkness of onyx as well."""
STEEL: Final = "#5b6e84"
"""The cool light of onyx, and of iron elsewhere: the moon's halo, the sheen of feathers, coats and coal."""
DUSK: Final = "#62646e"
"""The grey of onyx: skies, walls and far land."""
PLUM: Final = "#5d4a92"
"""The violet of onyx."""
WINE: Final = "#6d1630"
SAFFRON: Final = "#f0a63e"
"""Cloth and fruit on cards of ruby, and saffron on those of emerald, whose complement alone would make them alike."""
_PEARL: Final = "#9a8499"
FROST: Final = "#e8ddd9"
"""The second colour of diamond: shade on snow, salt, silver and white cloth."""
STRAW: Final = "#f0c26a"
"""The low sun and light cloth on cards of diamond, where coral would fill too much of them."""
ROSE: Final = "#ff9c92"
LAGOON: Final = "#5fd8c0"
CORAL: Final = "#f2694e"
"""Other lights and cloth of sapphire, whose amber would fill all of its cards: the rose of dusk, the green of shallow
water, coral cloth against it."""
EMBER: Final = "#ffb56a"
"""The rim of large hands on the cards of ruby."""


def cold(light: float) -> Color:
    """Return a tone of diamond's winter, for skies, ice and shaded white: ink at -1, pearl at 0, haze at 1."""
    ink, _, _, haze, _ = PALETTES[DIAMOND]
    return mix(_PEARL, haze if light > 0 else ink, abs(light))

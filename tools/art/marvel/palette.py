"""The colours of the marvel edition and the little arithmetic done with them.

Knows hex strings and the seven stones. Must not know how anything is drawn.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.art.brush import blend

INK: Final = "#0B0620"
PAPER: Final = "#FFF4DC"
WHITE: Final = "#FFFFFF"
SHADOW: Final = "#05020F"
GOLD: Final = "#FFE14A"
PINK: Final = "#FF3D8B"
MUTED: Final = "#A79BE0"
WELL: Final = "#0C0628"
"""The dark floor of an empty place."""


class Ramp(NamedTuple):
    """One hue as ink artists mix it: shade, local colour, light."""

    dark: str
    base: str
    light: str

    def at(self, light: float) -> str:
        """Return the tone for a light value from 0 (shade) over 0.5 (local colour) to 1 (light)."""
        if light < 0.5:
            return blend(self.dark, self.base, max(0.0, light) * 2)
        return blend(self.base, self.light, min(1.0, light) * 2 - 1)


class StoneColor(NamedTuple):
    """The colours and the letter of one kind of stone."""

    ramp: Ramp
    letter: str
    ground: Ramp
    """The background of a card that gives this stone: edge, middle, focus."""


STONES: Final[tuple[StoneColor, ...]] = (
    StoneColor(Ramp("#A86400", "#FFD21C", "#FFF6B0"), "M", Ramp("#5A2B00", "#E08A00", "#FFC92B")),
    StoneColor(Ramp("#0A3F9E", "#1E96FF", "#AEE6FF"), "S", Ramp("#062A78", "#1164D6", "#37AEFF")),
    StoneColor(Ramp("#9A3400", "#FF7F17", "#FFD3A0"), "U", Ramp("#5E1A00", "#D94E00", "#FF9030")),
    StoneColor(Ramp("#86061F", "#F2203F", "#FFB3AE"), "R", Ramp("#4A0418", "#B60A2E", "#FF4A58")),
    StoneColor(Ramp("#4B1296", "#A044FF", "#E0BCFF"), "P", Ramp("#260A60", "#6A1FD0", "#B468FF")),
    StoneColor(Ramp("#5E6A85", "#CDD6E6", "#FFFFFF"), "G", Ramp("#1B2233", "#566079", "#9AA6BF")),
    StoneColor(Ramp("#04602F", "#22D467", "#BFFFD2"), "T", Ramp("#02301A", "#0B8A45", "#3FE07E")),
)
"""By token kind: Mind, Space, Soul, Reality, Power, wild (S.H.I.E.L.D.), Time."""

COLORS: Final = range(5)
TIME: Final = 6

SEATS: Final = ("#63F5C8", "#FF9AD2", "#FFC27A", "#BDB0FF")

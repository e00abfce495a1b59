"""The colours of the base edition: gold, ink, the six gem ramps, the seats.

Knows colours by role only; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tools.art.brush import ramp

INK: Final = "#0d0819"
SHADOW: Final = "#05020c"
IVORY: Final = "#fff4d8"
ONYX_LINE: Final = "#aab6c6"
GOLD: Final = "#e8b84a"
GOLD_LIGHT: Final = "#ffe9a6"
GOLD_PALE: Final = "#fff0b8"
GOLD_EDGE: Final = "#2a1604"
GOLD_METAL: Final = (GOLD_PALE, "#e2ad3e", "#8a5614", "#f3cd6e", "#7a4a10")
BRONZE_METAL: Final = ("#fbe2a4", "#d0a048", "#8f6026", "#d2a350", "#94662a")
METAL_STOPS: Final = (0.0, 0.3, 0.55, 0.78, 1.0)
"""Polished gold and bronze lit from the top left, run corner to corner."""

SEATS: Final = ("#ef8d52", "#ff8fb0", "#63dcc4", "#b79cff")


@dataclass(frozen=True)
class Gem:
    """The colours of one kind of stone, from its darkest to its brightest."""

    kind: int
    letter: str
    deep: str
    dark: str
    body: str
    bright: str
    spark: str
    glow: str
    rim: str
    """Outline of the stone."""
    band: tuple[str, str, str]
    """Top, middle and foot of a card's head band in this colour."""
    plate: tuple[str, str, str]
    """Top, middle and foot of a bonus plate."""

    @property
    def stops(self) -> tuple[str, str, str, str, str]:
        """The ramp from deep to spark."""
        return (self.deep, self.dark, self.body, self.bright, self.spark)

    def shade(self, value: float) -> str:
        """Look up a brightness from 0 (deep) to 1 (spark)."""
        return ramp(self.stops, value)


DIAMOND: Final = Gem(
    kind=0,
    letter="D",
    deep="#33426e",
    dark="#7688b8",
    body="#c4d2ec",
    bright="#f2f7ff",
    spark="#ffffff",
    glow="#dff0ff",
    rim="#3c4a70",
    band=("#fdfcfa", "#dcdae2", "#aba8ba"),
    plate=("#ffffff", "#dbdae4", "#a6a5ba"),
)
SAPPHIRE: Final = Gem(
    kind=1,
    letter="S",
    deep="#030938",
    dark="#0a2396",
    body="#1552e8",
    bright="#4795ff",
    spark="#eaf6ff",
    glow="#4aa0ff",
    rim="#04104b",
    band=("#2a6cf5", "#0e37b6", "#071f7a"),
    plate=("#3f7dfb", "#1246cc", "#071f7a"),
)
EMERALD: Final = Gem(
    kind=2,
    letter="E",
    deep="#002618",
    dark="#035c37",
    body="#06a056",
    bright="#2fdc84",
    spark="#eafff2",
    glow="#3dffa0",
    rim="#00311e",
    band=("#12b368", "#047040", "#013f25"),
    plate=("#1fc479", "#057a49", "#013f25"),
)
RUBY: Final = Gem(
    kind=3,
    letter="R",
    deep="#3d000c",
    dark="#8f0520",
    body="#e0102c",
    bright="#ff4650",
    spark="#fff0ea",
    glow="#ff4258",
    rim="#4d0110",
    band=("#ef2740", "#a90a26", "#5c0214"),
    plate=("#ff4a5e", "#c00d2c", "#5c0214"),
)
ONYX: Final = Gem(
    kind=4,
    letter="O",
    deep="#050302",
    dark="#120d0b",
    body="#2a2321",
    bright="#727a86",
    spark="#eef4fb",
    glow="#aeb8c8",
    rim="#060403",
    band=("#53545e", "#292a32", "#0e0e12"),
    plate=("#70717c", "#32333c", "#0e0e12"),
)
COIN: Final = Gem(
    kind=5,
    letter="G",
    deep="#5a2c00",
    dark="#a8640a",
    body="#f0b02a",
    bright="#ffe07a",
    spark="#fffbe2",
    glow="#ffc83c",
    rim="#6a3803",
    band=("#ffe58f", "#f2b536", "#b8720e"),
    plate=("#ffe58f", "#f2b536", "#b8720e"),
)
GEMS: Final = (DIAMOND, SAPPHIRE, EMERALD, RUBY, ONYX, COIN)
"""The six kinds in token order; the first five are the colours of cards."""

"""The five worlds of the scenes and the four hours of their day.

Knows colours only: what sky, land, water and stone look like for a gem colour at an hour.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from tools.art.base.palette import DIAMOND
from tools.art.brush import blend, darken


class Hour(IntEnum):
    """When a scene plays."""

    DAWN = 0
    NOON = 1
    DUSK = 2
    NIGHT = 3


Sky = tuple[str, str, str]


@dataclass(frozen=True)
class World:
    """The colours of a place: sky from top to horizon, land from far to near, light, water, masonry."""

    sky: Sky
    far: str
    mid: str
    near: str
    lit: str
    """Colour of a ridge that catches the light."""
    water: tuple[str, str]
    stone: str
    stone_dark: str
    accent: str
    """Roofs, domes, cloth."""
    snow: str | None
    """Colour of snow caps, or None where none lies."""


_WORLDS: Final = (
    World(
        ("#9fbce8", "#dfeafb", "#fff4e2"),
        "#bcc8e0",
        "#8693b6",
        "#454d6c",
        "#ffffff",
        ("#f0f5ff", "#98acd4"),
        "#fffaf0",
        "#a9b4d0",
        "#7f9ad0",
        "#ffffff",
    ),
    World(
        ("#0d4fd0", "#3f95f2", "#c2ecff"),
        "#3f7fe0",
        "#1b48b0",
        "#071a5a",
        "#a9dcff",
        ("#3f8df0", "#071f78"),
        "#8fc0ff",
        "#2450b8",
        "#1859ee",
        "#ffffff",
    ),
    World(
        ("#0a8a6a", "#4fd09a", "#eaffc0"),
        "#4cbf8c",
        "#117a52",
        "#033526",
        "#c8ffbe",
        ("#6ae0b0", "#05634a"),
        "#c9eeb6",
        "#2c8f64",
        "#06a85c",
        "#eefff0",
    ),
    World(
        ("#c8442e", "#f5803f", "#ffd98a"),
        "#c8483f",
        "#8c1a2a",
        "#3a0412",
        "#ffd09a",
        ("#ff9a5a", "#8a1226"),
        "#ffc08a",
        "#b23a34",
        "#c8202c",
        None,
    ),
    World(
        ("#3a3654", "#6e6690", "#c8bfdc"),
        "#544a74",
        "#2f2846",
        "#0d0a16",
        "#cfc2f2",
        ("#5d5284", "#130f20"),
        "#8a7fb0",
        "#332b4c",
        "#4a3f70",
        "#e6defa",
    ),
)

_SKIES: Final[tuple[tuple[Sky, Sky, Sky, Sky], ...]] = (
    (
        ("#b4bede", "#f6e2d8", "#ffcf9c"),
        ("#9fbce8", "#dfeafb", "#fff4e2"),
        ("#8a86b4", "#eab8b8", "#ffb880"),
        ("#3e4068", "#7c7ca6", "#d8c4cc"),
    ),
    (
        ("#1a3fae", "#5f9cf0", "#ffe0c0"),
        ("#0d4fd0", "#3f95f2", "#c2ecff"),
        ("#0c1a66", "#3350c8", "#f0a8c8"),
        ("#040c3c", "#0e2f96", "#3f7fe0"),
    ),
    (
        ("#1a7a60", "#6cc79a", "#fff0b8"),
        ("#0a8a6a", "#4fd09a", "#eaffc0"),
        ("#053d3c", "#1f8a68", "#f6d488"),
        ("#021f26", "#06544a", "#3fb088"),
    ),
    (
        ("#a83a4a", "#f08a5a", "#ffe8a8"),
        ("#c8442e", "#f5803f", "#ffd98a"),
        ("#4a0a2e", "#c82a34", "#ffb45a"),
        ("#1c0416", "#6a0f2a", "#d8483a"),
    ),
    (
        ("#4a4468", "#8d84a8", "#e8d8d0"),
        ("#3a3654", "#6e6690", "#c8bfdc"),
        ("#171226", "#4a3a64", "#c08a8a"),
        ("#07060f", "#1c1830", "#5a5080"),
    ),
)

_LAND: Final = {Hour.DAWN: ("#fff0d0", 0.10), Hour.NOON: ("#ffffff", 0.0), Hour.DUSK: ("#2a0a2e", 0.20)}


def world(color: int, hour: Hour) -> World:
    """Return the colours of a gem colour's world at an hour."""
    day = _WORLDS[color]
    sky = _SKIES[color][hour]
    if hour is Hour.NIGHT:
        tone, share = darken(sky[0], 0.3), 0.22 if color == DIAMOND.kind else 0.42
    else:
        tone, share = _LAND[hour]

    def shift(paint: str, scale: float = 1.0) -> str:
        return blend(paint, tone, share * scale)

    return replace(
        day,
        sky=sky,
        far=shift(blend(day.far, sky[2], 0.22), 0.8),
        mid=shift(day.mid),
        near=shift(day.near, 0.8),
        lit=blend(day.lit, sky[2], 0.35),
        water=(shift(blend(day.water[0], sky[2], 0.3), 0.6), shift(day.water[1])),
        stone=shift(day.stone, 0.8),
        stone_dark=shift(day.stone_dark),
        accent=shift(day.accent, 0.6),
        snow=None if day.snow is None else shift(day.snow, 0.5),
    )

"""What the drawing code needs from the card tables: colour, level, points, cost.

Knows the CSV files and their columns; nothing of drawing.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

COLUMNS: Final = ("white", "blue", "green", "red", "black")


@dataclass(frozen=True)
class CardFacts:
    """One development card; ``rank`` counts the cards of its colour and level from 0."""

    id: str
    level: int
    color: int
    points: int
    cost: tuple[int, ...]
    rank: int

    @property
    def prices(self) -> list[tuple[int, int]]:
        """The (colour, count) pairs that are not zero, in token order."""
        return [(color, count) for color, count in enumerate(self.cost) if count]


@dataclass(frozen=True)
class NobleFacts:
    """One noble tile."""

    id: str
    points: int
    demand: tuple[int, ...]

    @property
    def prices(self) -> list[tuple[int, int]]:
        """The (colour, count) pairs that are not zero, in token order."""
        return [(color, count) for color, count in enumerate(self.demand) if count]


@cache
def cards() -> tuple[CardFacts, ...]:
    """Read the 90 development cards."""
    found: list[CardFacts] = []
    for row in _rows("base_cards.csv"):
        level, color = int(row["level"]), COLUMNS.index(row["bonus"])
        rank = sum(1 for card in found if (card.level, card.color) == (level, color))
        found.append(CardFacts(row["id"], level, color, int(row["points"]), _counts(row), rank))
    return tuple(found)


@cache
def nobles() -> tuple[NobleFacts, ...]:
    """Read the 10 noble tiles."""
    return tuple(NobleFacts(row["id"], int(row["points"]), _counts(row)) for row in _rows("base_nobles.csv"))


def _counts(row: dict[str, str]) -> tuple[int, ...]:
    return tuple(int(row[column]) for column in COLUMNS)


def _rows(name: str) -> list[dict[str, str]]:
    text = (resources.files("assets") / "cards" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))

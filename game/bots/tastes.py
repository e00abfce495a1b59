"""What a level's bots like besides winning, by seat.

Knows names; knows nothing of what a taste means in a position, which is in ``game.bots.taste_values``.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from game.rules import Seat

Taste: TypeAlias = Literal["none", "tiles", "points", "blocks"]
TASTES: Final[tuple[Taste, ...]] = ("tiles", "points", "blocks", "none")


def taste_of(level: int, seat: Seat) -> Taste:
    """Return the taste of a level's bot at a seat; levels are counted from 0, the weakest."""
    return TASTES[(level + seat - 1) % len(TASTES)]

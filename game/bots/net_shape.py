"""How many features a net sees: of a card, of a tile, and of the table.

Knows numbers; knows nothing of what each feature is, which is in ``value_net`` and ``tools.train.features``.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 20
"""Features of a card that do not depend on a seat; those of the seats follow."""
CARD_BY_SEAT: Final = 10
TILE: Final = 6
"""Features of a tile that do not depend on a seat; those of the seats follow."""
TILE_BY_SEAT: Final = 7
TABLE_BY_SEAT: Final = 25
"""Features of each seat of the table; the others follow, among them which seats still move in this round."""
_TABLE: Final = 17


def card_width(players: int) -> int:
    """Return the number of features of a card."""
    return CARD + CARD_BY_SEAT * players


def tile_width(players: int) -> int:
    """Return the number of features of a tile."""
    return TILE + TILE_BY_SEAT * players


def table_width(players: int) -> int:
    """Return the number of features of the table."""
    return (TABLE_BY_SEAT + 1) * players + _TABLE

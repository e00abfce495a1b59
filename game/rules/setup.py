"""Setting the table: how many tokens, cards and tiles a game starts with, by its players and its edition (R1 to R5).

Knows where pieces lie before the first deal; knows nothing of how a game continues.
"""

from __future__ import annotations

from typing import Final

from game.rules.editions import edition as edition_of
from game.rules.model import COLORS, FIRST, LEVELS, SLOTS, GameState, Phase, Player, Seat, tile
from game.rules.moves import MARKET_PLACES
from game.rules.pieces import Edition

PILE_BY_PLAYERS: Final = {2: 4, 3: 5, 4: 7}
"""How many tokens of each colour lie in the bank, by the number of players (R2)."""

WILD_PILE: Final = 5


def initial_state(edition: Edition | str, players: int, first: Seat | None = None) -> GameState:
    """Return the position before the opening deal (R1 to R5); without ``first`` chance deals the first seat too.

    Raises ``ValueError`` for an impossible number of players or first seat.
    """
    rules = edition_of(edition) if isinstance(edition, str) else edition
    if players not in PILE_BY_PLAYERS:
        raise ValueError(f"{players} players cannot play: the game is for 2 to 4 (R1)")
    if first is not None and first not in range(players):
        raise ValueError(f"seat {first} cannot be first among {players} players (R5)")
    tile_count = players + rules.extra_tiles
    sizes = [sum(card.level == level for card in rules.cards.values()) for level in LEVELS]
    return GameState(
        edition=rules.name,
        players=(Player(),) * players,
        bank=(*(PILE_BY_PLAYERS[players],) * COLORS, WILD_PILE, rules.special_each * players),
        market=((None,) * SLOTS,) * len(LEVELS),
        decks=(sizes[0], sizes[1], sizes[2]),
        tiles=(None,) * tile_count,
        majority=None,
        first=first or 0,
        turn=first or 0,
        round=1,
        phase=Phase.SETUP,
        pending=(
            *((FIRST,) if first is None else ()),
            *(tile(slot) for slot in range(tile_count)),
            *(place for row in MARKET_PLACES for place in row),
        ),
        passes=0,
        quiet=0,
        winners=(),
    )

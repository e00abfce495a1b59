"""The opening of a challenge's deal: the cards and tiles that lie open before the first turn.

Knows deals and the dealer; knows nothing of who plays or of screens.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.challenges.deals import DAILY_SEAT, ChallengeDeal, seats_at
from game.match.match import Match

if TYPE_CHECKING:
    from game.rules import GameState


@lru_cache(maxsize=4)
def opening(deal: ChallengeDeal) -> GameState:
    """Return the position in which a deal begins; its open cards and tiles are the same for every seat and name."""
    return Match.unsaved(deal.edition, seats_at(deal, DAILY_SEAT, ""), deal.secret).state

"""Which signs of the table are on show: in a person's first game each comes when it first means something.

Knows a position; knows nothing of profiles, settings, drawing or time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.model import GameState, Phase, Seat

_TURNS: Final = 2
"""The turns of another player after which a summary of the last ones says more than the table itself."""


@dataclass(frozen=True)
class TableSigns:
    """Which signs of the table are on show; all of them but in a first game."""

    races: bool = True
    """How far everybody is from each tile."""
    tabs: bool = True
    """What is missing for the cards that are not pointed at."""
    ticker: bool = True
    """What the others did since the viewer's last turn."""


EVERYTHING: Final = TableSigns()


def unfolded(state: GameState, viewer: Seat) -> TableSigns:
    """Return the signs that mean something by now.

    Races begin with anybody's first bonus card, missing tabs with the second round, and the ticker with the second turn
    of another player.
    """
    if state.phase is Phase.OVER:
        return EVERYTHING
    others = (seat for seat in range(len(state.players)) if seat != viewer)
    return TableSigns(
        races=any(any(player.bonuses) for player in state.players),
        tabs=state.round > 1,
        ticker=any(_turns(state, seat) >= _TURNS for seat in others),
    )


def _turns(state: GameState, seat: Seat) -> int:
    """Return how many turns a seat has finished."""
    seats = len(state.players)
    ahead = (seat - state.first) % seats < (state.turn - state.first) % seats
    return state.round - 1 + ahead

"""What lies open when the deal of a challenge begins."""

from __future__ import annotations

from datetime import date

import pytest

from game.challenges.deals import ChallengeDeal, daily, duplicate, seats_at
from game.challenges.openings import opening
from game.match.match import Match

DAY = date(2026, 3, 14)


@pytest.mark.parametrize("deal", [daily(DAY, "base"), daily(DAY, "marvel"), duplicate(7, "base", 4)])
def test_the_opening_is_that_of_every_game_of_the_deal(deal: ChallengeDeal) -> None:
    shown = opening(deal)
    for seat in range(deal.players):
        state = Match.unsaved(deal.edition, seats_at(deal, seat, "Ada"), deal.secret).state
        assert (state.market, state.tiles) == (shown.market, shown.tiles)

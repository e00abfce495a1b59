"""Challenges on whole games: the same deal for everybody on a day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.challenges.deals import MAX_DUPLICATES, daily, deal_of, duplicate, seats_at
from game.match.match import Match, NoJournal, new_header

DAY = date(2026, 3, 14)


def test_the_deal_of_a_day_never_changes() -> None:
    """A golden value: a change of it changes the deal under everybody's results."""
    assert daily(DAY, "base").secret.hex() == "24d8fabe7c972f21f891882914d2877a6ac80d7e673533efd7b09e364a82150e"
    assert daily(DAY, "marvel").secret.hex() == "bbf721d435cf3b5a0c992dfd6c53942bf4fd74678ed30a707aa62782dd6d6d0e"


def test_days_editions_and_kinds_have_deals_of_their_own() -> None:
    deals = [daily(DAY + timedelta(days=n), name) for n in range(30) for name in ("base", "marvel")]
    deals += [duplicate(n, name, players) for n in range(1, 9) for name in ("base", "marvel") for players in (2, 3, 4)]
    assert len({deal.game for deal in deals}) == len(deals)


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_a_deal_is_known_by_the_name_of_its_game(name: str) -> None:
    for deal in (daily(DAY, name), duplicate(1, name, 2), duplicate(MAX_DUPLICATES, name, 4)):
        header = new_header(name, seats_at(deal, 0, "Ada"), deal.secret)
        assert header.game == deal.game
        assert deal_of(header.game, name, deal.players, DAY) == deal
        assert deal_of(header.game, name, 5 - deal.players, DAY) is None
    yesterday = daily(DAY - timedelta(days=1), name)
    assert deal_of(yesterday.game, name, 3, DAY) == yesterday
    assert deal_of(daily(DAY - timedelta(days=2), name).game, name, 3, DAY) is None


def test_every_seat_gets_the_same_cards_in_the_same_order() -> None:
    deal = duplicate(3, "base", 3)
    openings = []
    for seat in range(3):
        seats = seats_at(deal, seat, "Ada")
        assert [info.kind for info in seats].index("human") == seat
        match = Match.new(new_header("base", seats, deal.secret), deal.secret, NoJournal())
        openings.append((match.state.market, match.state.tiles, match.state.first, match._dealer.items))
    assert openings[0] == openings[1] == openings[2]


def test_the_bots_keep_their_names_and_no_name_occurs_twice() -> None:
    deal = duplicate(1, "base", 4)
    for name in ("Ada", "Bianca", "bianca"):
        for seat in range(4):
            names = [info.name.casefold() for info in seats_at(deal, seat, name)]
            assert len(set(names)) == 4
    first, last = seats_at(deal, 0, "Ada"), seats_at(deal, 3, "Ada")
    assert first[1:3] == last[1:3]

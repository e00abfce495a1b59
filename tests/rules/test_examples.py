"""The eight worked examples of the rulebooks."""

from __future__ import annotations

from game.rules import (
    Phase,
    PurchaseCard,
    TakeTokens,
    default_payment,
    edition,
    initial_state,
    legal_actions,
    legal_payments,
    market,
)
from game.rules.pieces import Card
from tests.rules.table import card_at_cost, play, refill, seat, table, tok

TAKE = TakeTokens((0, 1, 2))


def card_named(name: str) -> Card:
    return next(card for card in edition("marvel").cards.values() if card.name == name)


def test_example_1_base_a_card_of_four_points_and_a_noble() -> None:
    card = card_at_cost("base", "63003")
    state = table(seat("63003"), seat("", "33300"), market={3: [card]}, tiles=["bn-07"], decks=(0, 0, 0))
    state = play(state, PurchaseCard(market(3, 0), card, tok("63003")))
    assert (state.players[0].points, state.players[0].bonuses) == (4, (0, 1, 0, 0, 0))
    state = play(state, TAKE)
    assert (state.players[1].tiles, state.players[1].points) == (("bn-07",), 3)


def test_example_2_base_two_blue_bonuses_pay_two_blue() -> None:
    card = Card("test", "", 1, 0, 0, 0, (0, 2, 1, 0, 0))
    assert legal_payments(seat("11111", "02000"), card) == (tok("001"),)


def test_example_3_base_one_point_and_a_red_bonus_five_nobles_and_their_visit() -> None:
    card = card_at_cost("base", "20023")
    state = play(
        table(seat("20023"), seat(), market={2: [card]}, decks=(0, 0, 0)),
        PurchaseCard(market(2, 0), card, tok("20023")),
    )
    assert (state.players[0].points, state.players[0].bonuses) == (1, (0, 0, 0, 1, 0))
    assert len(refill(initial_state("base", 4)).tiles) == 5
    assert play(table(seat("", "04400"), seat(), tiles=["bn-05"]), TAKE).players[0].tiles == ("bn-05",)


def test_example_4_marvel_two_points_and_a_red_bonus() -> None:
    card = card_named("Ghost Rider")
    state = table(seat("24001"), seat(), edition_name="marvel", market={2: [card.id]}, decks=(0, 0, 0))
    state = play(state, PurchaseCard(market(2, 0), card.id, tok("24001")))
    assert (state.players[0].points, state.players[0].bonuses) == (2, (0, 0, 0, 1, 0))


def test_example_5_marvel_rocket_costs_one_red() -> None:
    assert default_payment(seat("00010", "10010"), card_named("Rocket")) == tok("00010")


def test_example_6_marvel_a_location_comes_by_itself() -> None:
    state = play(table(seat("", "33030"), seat(), edition_name="marvel", tiles=["ml-4A", "ml-2A"]), TAKE)
    assert (state.players[0].tiles, state.players[0].points) == (("ml-4A",), 3)


def test_example_7_marvel_avengers_assemble_goes_to_strictly_more_tags() -> None:
    wasp, captain = card_named("Wasp"), card_named("Captain America")
    state = table(
        seat(tags=4, points=3),
        seat("21200", tags=3),
        seat("53303", tags=3),
        edition_name="marvel",
        majority=0,
        turn=1,
        market={1: [wasp.id], 3: [captain.id]},
        decks=(0, 0, 0),
    )
    state = play(state, PurchaseCard(market(1, 0), wasp.id, tok("21200")))
    assert (state.players[1].tags, state.majority) == (4, 0)
    state = play(state, PurchaseCard(market(3, 0), captain.id, tok("53303")))
    assert (state.players[2].tags, state.majority) == (5, 2)
    assert [player.points for player in state.players] == [0, 0, 6]


def test_example_8_marvel_the_trigger_loses_the_tile_and_the_game_continues() -> None:
    captain = card_named("Captain America")
    state = table(
        seat("00000 0 1", "11111", tags=3, points=17),
        seat("11103", "42200", tags=2),
        edition_name="marvel",
        majority=0,
        bank="44444 5 1",
        market={3: [captain.id]},
        decks=(0, 0, 0),
    )
    state = play(state, TAKE, PurchaseCard(market(3, 0), captain.id, tok("11103")))
    assert state.players[0].points == 14
    assert (state.phase, state.turn, state.round) == (Phase.ACTION, 0, 6)
    assert legal_actions(state)


def test_example_8_or_another_meets_the_condition_in_that_same_round() -> None:
    captain = card_named("Captain America")
    state = table(
        seat("00000 0 1", "11111", tags=3, points=17),
        seat("42202", "11111", tags=2, points=10),
        edition_name="marvel",
        majority=0,
        bank="44444 5 1",
        market={3: [captain.id]},
        decks=(0, 0, 0),
    )
    state = play(state, TAKE, PurchaseCard(market(3, 0), captain.id, tok("42202")))
    assert (state.phase, state.winners, state.players[1].points) == (Phase.OVER, (1,), 16)

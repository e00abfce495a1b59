"""R6, R7, R8 and R10: taking tokens, reserving, refilling."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules import (
    WILD,
    Action,
    CardMoved,
    Deal,
    HeldCard,
    Phase,
    ReserveCard,
    TakeTokens,
    TokensMoved,
    TurnBegan,
    bank,
    current_actor,
    deck,
    hand,
    legal_actions,
    market,
    tokens,
)
from tests.rules.table import happened, held, play, refill, seat, table, tok


def taking(piles: str) -> set[tuple[int, ...]]:
    return {action.colors for action in legal_actions(table(bank=piles)) if isinstance(action, TakeTokens)}


def pairs(*colors: int) -> set[tuple[int, ...]]:
    return {(color, color) for color in colors}


def test_r6_three_different_colours() -> None:
    assert taking("11111 5") == set(combinations(range(5), 3))
    assert taking("10101 5") == {(0, 2, 4)}


def test_r6_two_piles_left_give_two_different_or_one() -> None:
    assert taking("01010 5") == {(1,), (3,), (1, 3)}


def test_r6_one_pile_left_gives_one() -> None:
    assert taking("00010 5") == {(3,)}


def test_r6_an_empty_bank_gives_nothing() -> None:
    assert taking("00000 5 2") == set()


def test_r7_two_of_a_colour_need_four_in_the_pile() -> None:
    assert taking("43333 5") == set(combinations(range(5), 3)) | pairs(0)
    assert taking("00700 5") == {(2,), (2, 2)}
    assert taking("04004 5") == {(1,), (4,), (1, 4)} | pairs(1, 4)


def test_r6_taken_tokens_come_from_the_bank() -> None:
    state = play(table(bank="44444 5"), TakeTokens((0, 2, 4)))
    assert state.players[0].tokens == tok("10101")
    assert state.bank == tok("34343 5")
    assert happened(table(), TakeTokens((1, 1))) == (
        TokensMoved(1, 2, bank(1), tokens(0, 1)),
        TurnBegan(1, 5),
    )


def test_r8_reserving_face_up_brings_a_wild_token_and_a_refill() -> None:
    state = table(market={1: ["b1-01"]}, bank="44444 1")
    after = play(state, ReserveCard(market(1, 0)))
    assert after.players[0].hand == (HeldCard("b1-01", 1, False),)
    assert after.players[0].tokens == tok("00000 1")
    assert after.bank[WILD] == 0
    assert after.pending == (market(1, 0),)
    assert happened(state, ReserveCard(market(1, 0))) == (
        CardMoved("b1-01", 1, market(1, 0), hand(0, 0)),
        TokensMoved(WILD, 1, bank(WILD), tokens(0, WILD)),
    )


def test_r8_reserving_from_a_deck_shows_the_card_to_chance_only_then_to_the_hand() -> None:
    state = table(seat(hand=[held("b1-01")]), seat())
    waiting = play(state, ReserveCard(deck(2)))
    assert waiting.decks == (30, 19, 10)
    assert waiting.pending == (hand(0, 1),)
    assert waiting.players[0].hand[1] == HeldCard(None, 2, True)
    assert happened(state, ReserveCard(deck(2)), Deal(hand(0, 1), "b2-07")) == (
        CardMoved("b2-07", 2, deck(2), hand(0, 1)),
        TurnBegan(1, 5),
    )
    assert play(waiting, Deal(hand(0, 1), "b2-07")).players[0].hand[1] == HeldCard("b2-07", 2, True)


def test_r8_without_wild_tokens_one_may_still_reserve() -> None:
    state = play(table(market={1: ["b1-01"]}, bank="44444 0", decks=(0, 1, 1)), ReserveCard(market(1, 0)))
    assert state.players[0].tokens == tok()
    assert len(state.players[0].hand) == 1


def test_r8_a_wild_token_is_taken_even_at_ten() -> None:
    state = table(seat("22222"), seat(), market={1: ["b1-01"]}, decks=(0, 0, 0))
    state = play(state, ReserveCard(market(1, 0)))
    assert sum(state.players[0].tokens) == 11
    assert state.phase is Phase.DISCARD


def test_r8_reserving_offers_face_up_cards_and_decks_that_are_there() -> None:
    state = table(market={1: ["b1-01", None, "b1-02"], 3: ["b3-01"]}, decks=(0, 1, 0), bank="")
    assert legal_actions(state) == tuple(
        ReserveCard(place) for place in (market(1, 0), market(1, 2), market(3, 0), deck(2))
    )


def test_r10_the_place_is_refilled_from_its_deck() -> None:
    state = play(table(market={1: ["b1-01", "b1-02"]}), ReserveCard(market(1, 0)))
    assert state.market[0][0] is None
    deals: tuple[Action, ...] = legal_actions(state)
    assert Deal(market(1, 0), "b1-03") in deals
    assert {deal.item for deal in deals if isinstance(deal, Deal)} == {f"b1-{number:02}" for number in range(3, 41)}
    after = play(state, Deal(market(1, 0), "b1-40"))
    assert after.market[0][0] == "b1-40"
    assert after.decks == (29, 20, 10)
    assert current_actor(after) == 1


def test_r10_with_an_empty_deck_the_place_stays_empty() -> None:
    state = play(table(market={1: ["b1-01"]}, decks=(0, 1, 1)), ReserveCard(market(1, 0)))
    assert state.pending == ()
    assert state.market[0] == (None,) * 4
    assert current_actor(state) == 1


def test_r10_a_card_just_turned_up_waits_for_the_next_turn() -> None:
    state = refill(play(table(market={1: ["b1-01"]}), ReserveCard(market(1, 0))))
    assert state.turn == 1


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_r8_up_to_three_cards_in_hand(cards: int) -> None:
    state = table(seat(hand=[held(f"b1-0{number}") for number in range(1, cards + 1)]), seat())
    assert ReserveCard(deck(1)) in legal_actions(state)

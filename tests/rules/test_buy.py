"""R9: buying and every way to pay."""

from __future__ import annotations

import pytest

from game.rules import (
    WILD,
    CardMoved,
    PointsChanged,
    PurchaseCard,
    TokensMoved,
    TurnBegan,
    bank,
    bonus,
    default_payment,
    edition,
    hand,
    legal_actions,
    legal_payments,
    market,
    shortage,
    tokens,
)
from game.rules.pieces import Card
from tests.rules.table import happened, held, play, seat, table, tok


def priced(cost: str) -> Card:
    return Card("test", "", 1, 0, 0, 0, tok(cost)[:5])


@pytest.mark.parametrize(
    ("tokens_held", "bonuses", "cost", "payments"),
    [
        ("2", "", "2", ["2"]),
        ("3", "", "2", ["2"]),
        ("1", "1", "2", ["1"]),
        ("", "3", "2", [""]),
        ("1", "", "2", []),
        ("1 0 0 0 0 1", "", "2", ["1 0 0 0 0 1"]),
        ("2 0 0 0 0 1", "", "2", ["2", "1 0 0 0 0 1"]),
        ("2 0 0 0 0 3", "", "2", ["2", "1 0 0 0 0 1", "0 0 0 0 0 2"]),
        ("1 1 0 0 0 1", "", "11", ["11", "1 0 0 0 0 1", "0 1 0 0 0 1"]),
        ("0 0 0 0 0 2", "", "11", ["0 0 0 0 0 2"]),
        ("0 0 0 0 0 2 1", "", "111", []),
        ("2 2 0 0 0 2", "1", "22", ["12", "0 2 0 0 0 1", "1 1 0 0 0 1", "0 1 0 0 0 2", "1 0 0 0 0 2"]),
    ],
)
def test_r9_every_exact_mix_of_colours_and_wild(tokens_held: str, bonuses: str, cost: str, payments: list[str]) -> None:
    found = legal_payments(seat(tokens_held, bonuses), priced(cost))
    assert sorted(found) == sorted(tok(payment) for payment in payments)
    assert list(found) == sorted(found, key=lambda payment: payment[WILD])
    assert default_payment(seat(tokens_held, bonuses), priced(cost)) == (found[0] if found else None)


@pytest.mark.parametrize(
    ("tokens_held", "bonuses", "cost", "missing"),
    [
        ("", "", "21", "21"),
        ("1", "01", "21", "1"),
        ("0 0 0 0 0 1", "", "21", "11"),
        ("0 0 0 0 0 3", "", "21", ""),
        ("9", "", "1", ""),
        ("0 0 0 0 0 0 1", "", "1", "1"),
    ],
)
def test_r9_shortage_counts_tokens_that_wild_tokens_cannot_replace(
    tokens_held: str, bonuses: str, cost: str, missing: str
) -> None:
    assert shortage(seat(tokens_held, bonuses), priced(cost)) == tok(missing)


def test_r9_the_payer_chooses_wild_while_still_holding_the_colour() -> None:
    state = table(seat("00021 1"), seat(), market={1: ["b1-01"]}, decks=(0, 0, 0))
    after = play(state, PurchaseCard(market(1, 0), "b1-01", tok("00011 1")))
    assert after.players[0].tokens == tok("00010")
    assert after.bank[WILD] == 5


def test_r9_spent_tokens_wild_too_go_back_to_the_bank() -> None:
    state = table(seat("30023 1"), seat(), market={2: ["b2-20"]}, decks=(0, 0, 0))
    assert happened(state, PurchaseCard(market(2, 0), "b2-20", tok("20022 1"))) == (
        TokensMoved(0, 2, tokens(0, 0), bank(0)),
        TokensMoved(3, 2, tokens(0, 3), bank(3)),
        TokensMoved(4, 2, tokens(0, 4), bank(4)),
        TokensMoved(WILD, 1, tokens(0, WILD), bank(WILD)),
        CardMoved("b2-20", 2, market(2, 0), bonus(0, 3)),
        PointsChanged(0, 1),
        TurnBegan(1, 5),
    )


def test_r9_a_bought_card_gives_bonus_points_and_tags() -> None:
    state = table(seat("53353"), seat(), edition_name="marvel", market={3: ["m3-09"]}, decks=(0, 0, 0))
    player = play(state, PurchaseCard(market(3, 0), "m3-09", tok("53303"))).players[0]
    assert (player.bonuses, player.points, player.tags, player.bought) == ((0, 0, 1, 0, 0), 3, 2, ("m3-09",))


def test_r9_the_card_does_not_discount_itself() -> None:
    card = next(c for c in edition("base").cards.values() if c.cost[c.bonus])
    almost = list(card.cost)
    almost[card.bonus] -= 1
    state = table(seat("".join(map(str, almost))), seat(), market={card.level: [card.id]})
    assert not any(isinstance(action, PurchaseCard) for action in legal_actions(state))


def test_r9_a_free_card_is_legal() -> None:
    state = table(seat("", "00021"), seat(), market={1: ["b1-01"]}, decks=(0, 0, 0))
    after = play(state, PurchaseCard(market(1, 0), "b1-01", tok()))
    assert after.players[0].bonuses == (1, 0, 0, 2, 1)


def test_r9_a_reserved_card_is_bought_from_the_hand_and_the_rest_moves_up() -> None:
    cards = [held("b1-02"), held("b1-01", blind=True), held("b1-03")]
    state = table(seat("00021", hand=cards), seat(), market={1: ["b1-05"]}, bank="44444 5")
    action = PurchaseCard(hand(0, 1), "b1-01", tok("00021"))
    assert action in legal_actions(state)
    after = play(state, action)
    assert after.players[0].hand == (cards[0], cards[2])
    assert after.pending == ()
    assert after.market == state.market
    assert happened(state, action)[2] == CardMoved("b1-01", 1, hand(0, 1), bonus(0, 0))


def test_r9_the_special_token_never_pays() -> None:
    state = table(seat("00020 0 1"), seat(), edition_name="marvel", market={1: ["m1-01"]})
    assert not any(isinstance(action, PurchaseCard) for action in legal_actions(state))


def test_r9_buying_is_listed_by_place_and_default_payment_first() -> None:
    state = table(
        seat("01121 1", hand=[held("b1-03")]), seat(hand=[held("b1-04")]), market={1: ["b1-01", "b1-02"]}, bank=""
    )
    buying = [action for action in legal_actions(state) if isinstance(action, PurchaseCard)]
    assert [action.place for action in buying] == [market(1, 0)] * 3 + [market(1, 1)] * 5 + [hand(0, 0)]
    assert [action.payment[WILD] for action in buying] == [0, 1, 1, 0, 1, 1, 1, 1, 1]

"""Values of the rules: which actions are one choice, and how many kinds of tokens an edition has."""

from __future__ import annotations

import pytest

from game.rules import PurchaseCard, TakeTokens, edition, market
from game.rules.model import same_choice


def test_purchases_of_one_card_are_one_choice_whatever_is_paid() -> None:
    paid, wild = (
        PurchaseCard(market(1, 0), "b1-01", payment) for payment in ((1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1, 0))
    )
    assert same_choice(paid, wild)
    assert not same_choice(paid, PurchaseCard(market(1, 1), "b1-01", paid.payment))


def test_other_actions_are_one_choice_where_they_are_equal() -> None:
    assert same_choice(TakeTokens((0, 1, 2)), TakeTokens((0, 1, 2)))
    assert not same_choice(TakeTokens((0, 1, 2)), TakeTokens((0, 1, 3)))
    assert not same_choice(TakeTokens((0, 1, 2)), PurchaseCard(market(1, 0), "b1-01", (0, 0, 0, 0, 0, 0, 0)))


@pytest.mark.parametrize(("name", "kinds"), [("base", 6), ("marvel", 7)])
def test_only_marvel_has_special_tokens(name: str, kinds: int) -> None:
    assert edition(name).kinds == kinds

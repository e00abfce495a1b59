"""The move of the gold button: one kind of move from which all follows that is lit."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import GameState, Phase, bank, deck, market, tokens
from game.rules.model import Place, hand
from game.view.interaction.choices import IDLE, GiveBack, Paying, Picked, Selection, TakeSelection, choices_of
from game.view.interaction.intent import actionable
from game.view.interaction.primary_move import NO_MOVE, PrimaryMove, primary_move
from game.view.layout.table import Control, Target
from tests.view.interaction.test_intent import opening, with_player

TAKE, BUY, RESERVE = Control.TAKE, Control.BUY, Control.RESERVE
RICH = (2, 2, 2, 2, 2, 0, 0)


def move(
    state: GameState,
    selection: Selection = IDLE,
    *,
    rested: Target | None = None,
    pressed: Control | None = None,
    plans: bool = True,
) -> PrimaryMove:
    choices = choices_of(state, {0}, plans=plans)
    return primary_move(choices, selection, actionable(choices, selection), rested, pressed)


def stacks(*kinds: int) -> frozenset[Place]:
    return frozenset(map(bank, kinds))


def test_at_rest_it_is_what_is_offered_and_only_that_is_lit() -> None:
    poor, rich = move(opening()), move(with_player(opening(), tokens=RICH))
    assert poor == PrimaryMove(TAKE, None, stacks(*range(5)))
    assert (rich.kind, rich.place, rich.asked) == (BUY, None, False)
    assert rich.places == frozenset(choices_of(with_player(opening(), tokens=RICH), {0}).purchases)
    bare = msgspec.structs.replace(opening(), bank=(0, 0, 0, 0, 0, 5, 0))
    assert move(bare).kind is RESERVE
    assert not any(move(bare).lights(place) for place in move(bare).places), "they have bookmarks instead"
    assert all(move(bare).bookmarks(place) for place in move(bare).places)


@pytest.mark.parametrize("kind", [TAKE, BUY, RESERVE])
def test_a_kind_that_the_pointer_rests_on_or_that_was_pressed_darkens_all_that_it_does_not_act_on(
    kind: Control,
) -> None:
    state = with_player(opening(), tokens=RICH)
    pointed, pressed = move(state, rested=kind), move(state, pressed=kind)
    assert pointed == pressed and pointed.kind is kind and pointed.asked
    for place in (bank(0), bank(5), deck(1), market(3, 0)):
        assert pointed.darkens(place) == (place not in pointed.places)
    assert not any(move(state).darkens(place) for place in (bank(0), market(3, 0))), "what is only offered darkens none"


def test_a_deck_that_the_pointer_rests_on_reserves() -> None:
    found = move(with_player(opening(), tokens=RICH), rested=deck(2))
    assert (found.kind, found.place, found.asked) == (RESERVE, deck(2), False)
    assert found.places == choices_of(opening(), {0}).reserves


def test_a_card_that_the_pointer_rests_on_leads_to_what_a_click_on_it_does() -> None:
    near = market(1, 0)
    rich = move(with_player(opening(), tokens=RICH), rested=near)
    assert (rich.kind, rich.place) == (BUY, near) and near in rich.places and len(rich.places) > 1
    first = choices_of(opening(), {0}, plans=True).first_take(Picked(near))
    assert move(opening(), rested=near) == PrimaryMove(TAKE, near, stacks(*first))
    assert move(opening(), rested=near, plans=False).kind is RESERVE, "without plans a click is to reserve it"


def test_what_a_click_cannot_begin_leaves_gold_where_it_was() -> None:
    state = opening()
    for place in (tokens(0, 0), tokens(1, 2), bank(5), hand(0, 2)):
        assert move(state, rested=place) == move(state)
        assert move(state, rested=place, pressed=RESERVE).kind is RESERVE


def test_a_stack_that_the_pointer_rests_on_is_taken_from_even_where_to_buy_is_offered() -> None:
    state = with_player(opening(), tokens=RICH)
    assert move(state, rested=bank(0)) == PrimaryMove(TAKE, None, stacks(*range(5)))


def test_after_reserving_was_pressed_every_card_is_to_be_reserved() -> None:
    state = with_player(opening(), tokens=RICH)
    found = move(state, rested=market(1, 0), pressed=RESERVE)
    assert (found.kind, found.place, found.asked) == (RESERVE, market(1, 0), True)
    assert move(state, rested=market(1, 0), pressed=TAKE) == move(state, rested=market(1, 0)), "a click buys it"


def test_once_something_is_chosen_only_that_is_lit() -> None:
    rich, near = with_player(opening(), tokens=RICH), market(1, 0)
    assert move(rich, Picked(near)) == PrimaryMove(BUY, near, frozenset({near}))
    assert move(rich, Picked(near, reserve=True)) == PrimaryMove(RESERVE, near, frozenset({near}))
    first = choices_of(opening(), {0}, plans=True).first_take(Picked(near))
    assert move(opening(), Picked(near)) == PrimaryMove(TAKE, near, stacks(*first))
    payment = choices_of(rich, {0}).purchases[near][0].payment
    assert move(rich, Paying(near, payment)) == PrimaryMove(BUY, near, frozenset({near}))
    assert move(rich, TakeSelection((1,))) == PrimaryMove(TAKE, None, stacks(*range(5)))
    assert move(rich, TakeSelection((1, 1))) == PrimaryMove(TAKE, None, stacks()), "nothing can be added"


def test_what_is_given_back_is_of_no_kind_of_move() -> None:
    state = msgspec.structs.replace(with_player(opening(), tokens=(3, 3, 3, 2, 0, 0, 0)), phase=Phase.DISCARD)
    found = move(state, GiveBack())
    assert (found.kind, found.asked) == (None, False)
    assert found.places == {tokens(0, kind) for kind in range(4)}


def test_on_another_seats_turn_there_is_none() -> None:
    choices = choices_of(opening(), {1})
    assert primary_move(choices, IDLE, frozenset(), market(1, 0), RESERVE) == NO_MOVE

"""Clicks become selections, actions or reasons."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from game.rules import (
    ClaimTile,
    Deal,
    DiscardTokens,
    GameState,
    HeldCard,
    Pass,
    Phase,
    PurchaseCard,
    Reason,
    ReserveCard,
    TakeTokens,
    apply,
    bank,
    current_actor,
    deck,
    edition,
    hand,
    initial_state,
    legal_actions,
    market,
    tile,
    tokens,
)
from game.view.interaction import intent
from game.view.interaction.choices import (
    IDLE,
    Choices,
    GiveBack,
    Paying,
    Picked,
    PickTile,
    TakeSelection,
    choices_of,
    initial_selection,
)
from game.view.interaction.intent import ClickResult, click
from game.view.layout.table import Control, Target


def opening(name: str = "base", players: int = 2) -> GameState:
    """A dealt position: the lowest ids that may come up, seat 0 to move."""
    state = initial_state(name, players, 0)
    while current_actor(state) == -1:
        deal = legal_actions(state)[0]
        assert isinstance(deal, Deal)
        state, _ = apply(state, deal)
    return state


def with_player(state: GameState, **fields: object) -> GameState:
    player = msgspec.structs.replace(state.players[0], **fields)
    return msgspec.structs.replace(state, players=(player, *state.players[1:]))


def clicks(state: GameState, *targets: Target) -> ClickResult:
    choices = choices_of(state, {0})
    result = ClickResult(initial_selection(choices))
    for target in targets:
        result = click(choices, result.selection, target)
    return result


def refusal(state: GameState, *targets: Target) -> str:
    explanation = clicks(state, *targets).explanation
    assert explanation is not None
    return explanation.text


def test_three_clicks_and_confirm_take_three() -> None:
    state = opening()
    assert clicks(state, bank(0), bank(2), bank(1)).selection == TakeSelection((0, 2, 1))
    assert clicks(state, bank(0), bank(2), bank(1)).action is None
    assert clicks(state, bank(0), bank(2), bank(1), Control.CONFIRM).action == TakeTokens((0, 1, 2))


def test_second_click_takes_a_pair_and_third_drops_it() -> None:
    state = opening()
    assert clicks(state, bank(3), bank(3), Control.CONFIRM).action == TakeTokens((3, 3))
    assert clicks(state, bank(3), bank(3), bank(3)).selection == TakeSelection()
    assert clicks(state, bank(3), bank(1), bank(3)).selection == TakeSelection((1,))


def test_undo_and_slots_drop() -> None:
    state = opening()
    assert clicks(state, bank(3), bank(1), Control.UNDO).selection == TakeSelection((3,))
    assert clicks(state, bank(3), bank(1), Control.SLOT_1).selection == TakeSelection((1,))
    assert clicks(state, market(1, 0), Control.UNDO).selection == TakeSelection()


@pytest.mark.parametrize(
    ("targets", "reason"),
    [
        ((bank(5),), Reason.TAKE_WILD),
        ((bank(0), bank(1), Control.CONFIRM), Reason.TAKE_TOO_FEW),
        ((bank(0), bank(0), bank(1)), Reason.TAKE_PAIR_ALONE),
        ((bank(0), bank(1), bank(2), bank(3)), Reason.TAKE_TOO_MANY),
        ((deck(1), Control.BUY), Reason.BUY_PLACE),
    ],
)
def test_refusals_are_explained(targets: tuple[Target, ...], reason: Reason) -> None:
    assert clicks(opening(), *targets).explanation == intent.Explanation(reason.text, reason)


def test_an_empty_pile_and_a_special_token_are_explained() -> None:
    state = opening("marvel")
    assert refusal(state, bank(6)) == Reason.TAKE_SPECIAL.text
    empty = msgspec.structs.replace(state, bank=(0, 4, 4, 4, 4, 5, 2))
    assert refusal(empty, bank(0)) == Reason.TAKE_EMPTY.text


def test_missing_tokens_are_named() -> None:
    state = opening()
    card = edition("base").cards[state.market[0][0] or ""]
    choices = choices_of(state, {0})
    why = intent.explain(choices, IDLE, market(1, 0))
    assert why is not None and why.reason is Reason.BUY_SHORT
    text = why.text
    assert text.startswith("Need ")
    words = ("diamond", "sapphire", "emerald", "rub", "onyx")
    assert [word in text for word in words] == [bool(count) for count in card.cost]


def test_reserving_face_up_and_blind() -> None:
    state = opening()
    assert clicks(state, market(2, 3), Control.RESERVE).action == ReserveCard(market(2, 3))
    assert clicks(state, market(2, 3), Control.CONFIRM).action == ReserveCard(market(2, 3))
    assert clicks(state, deck(3), Control.CONFIRM).action == ReserveCard(deck(3))
    assert clicks(state, deck(3), deck(3)).selection == TakeSelection()


def test_a_full_hand_is_explained() -> None:
    held = tuple(HeldCard(card, 3, False) for card in ("b3-18", "b3-19", "b3-20"))
    state = with_player(opening(), hand=held)
    assert refusal(state, deck(2)) == Reason.HAND_FULL.text
    assert refusal(state, market(3, 0)).endswith(Reason.HAND_FULL.text)


def test_buying_asks_how_to_pay_only_where_there_is_a_choice() -> None:
    state = opening()
    card = state.market[0][0] or ""
    cost = edition("base").cards[card].cost
    exact = with_player(state, tokens=(*cost, 0, 0))
    assert clicks(exact, market(1, 0), Control.BUY).action == PurchaseCard(market(1, 0), card, (*cost, 0, 0))
    rich = with_player(state, tokens=(*cost, 2, 0))
    paying = clicks(rich, market(1, 0), Control.BUY)
    assert paying.selection == Paying(market(1, 0), (*cost, 0, 0))
    assert paying.action is None
    sent = clicks(rich, market(1, 0), Control.BUY, Control.CONFIRM)
    assert sent.action == PurchaseCard(market(1, 0), card, (*cost, 0, 0))


def test_payment_swaps_one_token_for_a_wild_one_and_back() -> None:
    state = opening()
    card = state.market[0][0] or ""
    cost = list(edition("base").cards[card].cost)
    color = next(color for color in range(5) if cost[color])
    rich = with_player(state, tokens=(*cost, 1, 0))
    swapped = list(cost)
    swapped[color] -= 1
    way = (market(1, 0), Control.BUY, tokens(0, color))
    assert clicks(rich, *way).selection == Paying(market(1, 0), (*swapped, 1, 0))
    assert clicks(rich, *way, tokens(0, color)).selection == Paying(market(1, 0), (*cost, 0, 0))
    assert clicks(rich, *way, bank(5)).selection == Paying(market(1, 0), (*cost, 0, 0))
    assert clicks(rich, *way, Control.UNDO).selection == Picked(market(1, 0))
    choices = choices_of(rich, {0})
    first = Paying(market(1, 0), (*cost, 0, 0))
    offers = choices.purchases[market(1, 0)]
    assert intent.cycle(choices, first, 1) == Paying(market(1, 0), offers[1].payment)
    assert intent.cycle(choices, intent.cycle(choices, first, 1), -1) == first
    for by in (1, -1):
        control = Control.RESERVE if by > 0 else Control.BUY
        assert click(choices, first, control).selection == intent.cycle(choices, first, by)


def test_payments_are_chosen_from_the_dock() -> None:
    state = opening()
    cost = edition("base").cards[state.market[0][0] or ""].cost
    rich = with_player(state, tokens=(*cost, 5, 0))
    choices, place = choices_of(rich, {0}), market(1, 0)
    offers = [action.payment for action in choices.purchases[place]]
    assert len(offers) > 3, "more payments than the dock has places"
    paying = Paying(place, offers[0])
    assert intent.payments_on_show(choices, paying) == tuple(offers[:3])
    assert intent.payments_on_show(choices, Paying(place, offers[-1])) == tuple(offers[-3:])
    assert click(choices, paying, Control.SLOT_3).selection == Paying(place, offers[2])
    assert intent.payments_on_show(choices, Paying(place, offers[2])) == tuple(offers[1:4]), (
        "the next ones come into view"
    )
    few = choices_of(with_player(state, tokens=(*cost, 1, 0)), {0})
    two = few.purchases[place][:2]
    alone = dataclasses.replace(few, legal=two)
    first = Paying(place, two[0].payment)
    assert click(alone, first, Control.SLOT_2).selection == Paying(place, two[1].payment)
    assert click(alone, first, Control.SLOT_3).selection == first, "an empty place changes nothing"


def test_two_wild_tokens_for_one_color_are_swapped_back_together() -> None:
    state = opening()
    cards = edition("base").cards
    slot = next(slot for slot, card in enumerate(state.market[0]) if max(cards[card or ""].cost) >= 2)
    cost = cards[state.market[0][slot] or ""].cost
    color = next(color for color, price in enumerate(cost) if price >= 2)
    own = [price if other != color else 2 for other, price in enumerate(cost)]
    rich = with_player(state, tokens=(*own, cost[color], 0))
    click = tokens(0, color)
    paying = [clicks(rich, market(1, slot), Control.BUY, *[click] * count).selection for count in range(4)]
    wild = [selection.payment[5] for selection in paying if isinstance(selection, Paying)]
    spare = cost[color] - 2
    assert wild == [spare, spare + 1, spare + 2, spare]
    assert paying[3] == paying[0]


def test_buying_from_the_own_hand_only() -> None:
    held = (HeldCard("b1-01", 1, False),)
    state = with_player(opening(), hand=held, tokens=(0, 0, 0, 2, 1, 0, 0))
    assert clicks(state, hand(0, 0), Control.CONFIRM).action == PurchaseCard(hand(0, 0), "b1-01", (0, 0, 0, 2, 1, 0, 0))
    other = msgspec.structs.replace(state.players[1], hand=(HeldCard("b1-02", 1, False),))
    theirs = msgspec.structs.replace(state, players=(state.players[0], other))
    assert refusal(theirs, hand(1, 0)) == Reason.BUY_OTHER_HAND.text


def test_giving_back_is_guided() -> None:
    state = with_player(opening("marvel"), tokens=(3, 3, 2, 2, 0, 1, 1))
    state = msgspec.structs.replace(state, phase=Phase.DISCARD)
    choices = choices_of(state, {0})
    assert initial_selection(choices) == GiveBack()
    assert choices.surplus == 2
    lit = intent.actionable(choices, GiveBack())
    assert {tokens(0, kind) for kind in (0, 1, 2, 3, 5)} <= lit
    assert tokens(0, 6) not in lit and tokens(0, 4) not in lit
    assert refusal(state, tokens(0, 6)) == Reason.DISCARD_SPECIAL.text
    assert refusal(state, tokens(0, 4)) == Reason.DISCARD_NOT_HELD.text
    assert refusal(state, Control.CONFIRM) == Reason.DISCARD_COUNT.text
    assert refusal(state, market(1, 0)) == Reason.DISCARD_FIRST.text
    full = clicks(state, tokens(0, 0), bank(5), tokens(0, 1))
    assert full.selection == GiveBack((0, 5))
    assert full.explanation == intent.Explanation(Reason.DISCARD_COUNT.text, Reason.DISCARD_COUNT)
    assert clicks(state, tokens(0, 0), Control.SLOT_1).selection == GiveBack()
    done = clicks(state, tokens(0, 0), tokens(0, 5), Control.CONFIRM)
    assert done.action == DiscardTokens((1, 0, 0, 0, 0, 1, 0))


def test_choosing_a_tile_is_guided() -> None:
    base = opening("base", 4)
    wide = with_player(base, bonuses=(4, 4, 4, 4, 4))
    state = msgspec.structs.replace(wide, phase=Phase.TILE)
    choices = choices_of(state, {0})
    assert initial_selection(choices) == PickTile()
    assert {
        place for place in intent.actionable(choices, PickTile()) if not isinstance(place, Control)
    } == choices.claims
    assert clicks(state, tile(1), Control.CONFIRM).action == ClaimTile(tile(1))
    assert clicks(state, tile(1), tile(1)).selection == PickTile()
    assert refusal(state, Control.CONFIRM) == "First choose a noble."
    assert refusal(state, bank(0)) == "First choose a noble."


def test_pass_is_one_confirmation() -> None:
    choices = Choices(opening(), 0, (Pass(),))
    assert click(choices, IDLE, Control.CONFIRM).action == Pass()


def test_nothing_on_another_seats_turn() -> None:
    choices = choices_of(opening(), {1})
    assert choices.seat is None and choices.legal == ()
    answer = click(choices, IDLE, bank(0))
    assert answer.action is None and answer.selection == IDLE and answer.explanation is not None
    assert intent.actionable(choices, IDLE) == frozenset()


def test_every_lit_target_is_accepted_and_every_other_is_explained() -> None:
    for name in ("base", "marvel"):
        state = with_player(opening(name, 3), tokens=(2, 2, 1, 1, 0, 1, 0))
        choices = choices_of(state, {0})
        places = [bank(kind) for kind in range(6)] + [market(level, slot) for level in (1, 2, 3) for slot in range(4)]
        for selection in (
            TakeSelection(),
            TakeSelection((0,)),
            TakeSelection((0, 1)),
            TakeSelection((0, 1, 2)),
            TakeSelection((1, 1)),
        ):
            lit = intent.actionable(choices, selection)
            for place in places:
                if place in lit:
                    assert click(choices, selection, place).explanation is None
                elif place.kind.value == "bank" and place.row not in selection.colors:
                    assert click(choices, selection, place).explanation


def test_every_action_of_a_turn_can_be_reached_by_clicks() -> None:
    """Breadth-first over clicks: the actions found are exactly the legal ones."""
    state = with_player(opening(), tokens=(1, 1, 1, 2, 1, 1, 0))
    choices = choices_of(state, {0})
    targets: list[Target] = [bank(kind) for kind in range(6)]
    targets += [market(level, slot) for level in (1, 2, 3) for slot in range(4)]
    targets += [deck(level) for level in (1, 2, 3)]
    targets += [Control.CONFIRM, Control.BUY, Control.RESERVE]
    seen = {initial_selection(choices)}
    front = list(seen)
    found = set()
    while front:
        selection = front.pop()
        for target in targets:
            answer = click(choices, selection, target)
            if answer.action is not None:
                found.add(answer.action)
            elif answer.selection not in seen:
                seen.add(answer.selection)
                front.append(answer.selection)
    assert found == set(legal_actions(state))


def test_with_plans_a_chosen_card_leads_to_the_first_take_of_its_plan() -> None:
    state = opening()
    place = market(1, 0)
    choices = choices_of(state, {0}, plans=True)
    picked = Picked(place)
    first = choices.first_take(picked)
    assert first in choices.takes
    assert click(choices, picked, Control.CONFIRM).action == TakeTokens(first)
    assert click(choices, picked, Control.RESERVE).action == ReserveCard(place)
    assert click(choices, Picked(place, reserve=True), Control.CONFIRM).action == ReserveCard(place)
    assert click(choices_of(state, {0}), picked, Control.CONFIRM).action == ReserveCard(place)


def test_with_plans_a_card_that_cannot_be_reserved_is_chosen_for_its_plan() -> None:
    held = tuple(HeldCard(card, 1, False) for card in ("b1-38", "b1-39", "b1-40"))
    state = with_player(opening(), hand=held)
    choices = choices_of(state, {0}, plans=True)
    for place in (hand(0, 0), market(1, 0)):
        first = choices.first_take(Picked(place))
        assert first in choices.takes and place not in choices.reserves
        assert click(choices, IDLE, place) == ClickResult(Picked(place))
        assert click(choices, Picked(place), Control.CONFIRM).action == TakeTokens(first)
        assert click(choices, Picked(place), place).selection == IDLE
        why = click(choices_of(state, {0}), IDLE, place).explanation
        assert why is not None and why.reason is Reason.BUY_SHORT


def test_with_plans_what_can_be_bought_is_bought_and_a_plan_that_reserves_reserves() -> None:
    rich = with_player(opening(), tokens=(4, 4, 4, 4, 4, 0, 0))
    choices = choices_of(rich, {0}, plans=True)
    assert isinstance(click(choices, Picked(market(1, 0)), Control.CONFIRM).action, PurchaseCard)
    bare = msgspec.structs.replace(opening(), bank=(0, 0, 0, 0, 0, 5, 0))
    choices = choices_of(bare, {0}, plans=True)
    assert choices.first_take(Picked(market(1, 0))) == ()
    assert click(choices, Picked(market(1, 0)), Control.CONFIRM).action == ReserveCard(market(1, 0))
    assert choices_of(rich, {1}, plans=True).first_take(Picked(market(1, 0))) == ()


def test_the_second_possibility_is_to_reserve_else_to_buy_instead() -> None:
    choices = choices_of(with_player(opening(), tokens=(2, 2, 2, 2, 2, 0, 0)), {0})
    near = next(place for place in choices.purchases)
    far = next(place for place in choices.reserves if place not in choices.purchases and choices.card_at(place))
    assert intent.alternative(choices, Picked(near)) is Control.RESERVE
    assert intent.alternative(choices, Picked(near, reserve=True)) is Control.BUY
    assert intent.alternative(choices, Picked(far)) is intent.alternative(choices, Picked(far, reserve=True))
    assert intent.alternative(choices, Picked(far)) is Control.BUY
    assert intent.alternative(choices, Picked(deck(1))) is intent.alternative(choices, IDLE) is None

"""Plans to cards: each rule in a small position, played through the engine, and compared with every other way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.rules import (
    COLORS,
    HAND_LIMIT,
    NO_TOKENS,
    DiscardTokens,
    GameState,
    Phase,
    Place,
    Player,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    Tokens,
    apply,
    check,
    edition,
    legal_actions,
    legal_payments,
    shortage,
)
from game.rules.model import bank, hand, market
from game.view.descriptions.affordability import Reach, affordability
from game.view.descriptions.plan import MAX_TURNS, Plan, PlanStep, cards_for, plan_for
from tests.rules.table import card_at_cost, held, refill, seat, table, tok
from tests.rules.test_properties import Game, games
from tests.view.descriptions.test_affordability import decisions

FIRST = market(1, 0)
BASE = edition("base")


def reserves_first(plan: Plan) -> bool:
    return any(step.reserves for step in plan.steps[:1])


def card(cost: str) -> str:
    return card_at_cost("base", cost)


def planned(tokens: str, cost: str, piles: str = "44444 5", bonuses: str = "") -> Plan:
    state = table(seat(tokens, bonuses), seat(), market={1: [card(cost)]}, bank=piles)
    plan = plan_for(state, 0, FIRST)
    assert plan is not None
    return plan


def back_to(state: GameState, me: int) -> GameState:
    """Deal what is due and give the turn back to a seat: the others do nothing."""
    state = refill(state)
    return replace(state, turn=me) if state.phase is Phase.ACTION else state


def after_step(state: GameState, me: int, step: PlanStep, place: Place) -> GameState:
    """Play one turn of a plan."""
    colors = tuple(kind for kind, count in enumerate(step.taken) for _ in range(count))
    state = refill(apply(state, ReserveCard(place) if step.reserves else TakeTokens(colors))[0])
    if any(step.given_back):
        state, _ = apply(state, DiscardTokens(step.given_back))
    return finish(state, me)


def finish(state: GameState, me: int) -> GameState:
    """Choose a bonus tile where several are to be chosen from, and return to the seat's next turn."""
    if state.phase is Phase.TILE:
        state, _ = apply(state, legal_actions(state)[0])
    return back_to(state, me)


def place_after(state: GameState, me: int, plan: Plan) -> Place:
    return hand(me, len(state.players[me].hand) - 1) if reserves_first(plan) else plan.place


def test_a_card_that_can_be_bought_now_takes_one_turn() -> None:
    plan = planned("0 2 1 0 0 1", "02100")
    assert (plan.turns, plan.takes, reserves_first(plan)) == (1, (), False)
    assert plan.payment == tok("02100")


def test_the_payment_has_as_few_wild_tokens_as_possible() -> None:
    assert planned("0 1 1 0 0 2", "02100").payment == tok("01100 1")
    # Both missing colours are taken although one wild token is there: it is left after the purchase.
    plan = planned("0 0 0 0 0 1", "02100", "04400 5")
    assert (plan.takes, plan.payment) == ((tok("02000"),), tok("02000 1"))


def test_bonuses_lower_the_price() -> None:
    assert planned("", "02100", bonuses="02100").turns == 1
    assert planned("", "02100", bonuses="02000").takes == (tok("002"),)


def test_three_different_tokens_in_one_turn() -> None:
    plan = planned("", "11110")
    assert plan.turns == 3
    assert all(sum(taken) == 3 and max(taken) == 1 for taken in plan.takes[:1])
    assert planned("1", "11110").takes == (tok("01110"),)


def test_two_equal_tokens_need_a_pile_of_four() -> None:
    assert planned("1", "30000", "40444 5").takes == (tok("2"),)
    # With three in the pile they come one by one.
    assert [taken[0] for taken in planned("1", "30000", "30444 0").takes] == [1, 1]


def test_a_pile_left_with_three_gives_no_second_pair() -> None:
    plan = planned("", "40000", "44444 0")
    assert plan.turns == 4
    assert [taken[0] for taken in plan.takes] == [2, 1, 1]


def test_a_short_bank_gives_fewer_tokens() -> None:
    plan = planned("0 1", "02100", "01100 0")
    assert plan.takes == (tok("01100"),)
    plan = planned("0 1 1", "02100", "01100 0")
    assert plan.takes == (tok("01000"),)


def test_three_are_taken_while_three_piles_are_there() -> None:
    plan = planned("0 1 1", "02100", "11100 0")
    assert plan.takes == (tok("11100"),)


def test_a_reservation_only_where_it_shortens_the_way() -> None:
    assert not reserves_first(planned("0 1 1", "02100"))
    plan = planned("0 1 1", "02100", "40444 5")
    assert (plan.takes, reserves_first(plan), plan.turns) == ((tok("00000 1"),), True, 2)
    assert plan.payment == tok("01100 1")


def test_no_reservation_without_a_wild_token_or_with_a_full_hand() -> None:
    name = card("02100")
    others = [held(one) for one in list(BASE.cards)[-HAND_LIMIT:]]
    assert name not in {one.card for one in others}
    empty = table(seat("0 1 1"), seat(), market={1: [name]}, bank="40444 0")
    full = table(seat("0 1 1", hand=others), seat(), market={1: [name]}, bank="40444 5")
    reserved = table(seat("0 1 1", hand=[held(name)]), seat(), bank="40444 5")
    assert plan_for(empty, 0, FIRST) is None
    assert plan_for(full, 0, FIRST) is None
    assert plan_for(reserved, 0, hand(0, 0)) is None
    assert sum(shortage(empty.players[0], BASE.cards[name])) == 1


def test_giving_back_is_avoided_by_a_pair() -> None:
    # A take of three would lead to eleven tokens.
    plan = planned("1 2 2 2 1", "30000", "44444 0")
    assert (plan.takes, plan.steps[0].given_back) == ((tok("2"),), NO_TOKENS)


def test_what_is_given_back_is_not_needed() -> None:
    plan = planned("2 0 3 3 2", "30000", "34444 0")
    assert plan.turns == 2
    step = plan.steps[0]
    assert sum(step.taken) == 3 and sum(step.given_back) == 3
    assert step.taken[0] == 1 and not step.given_back[0]


def test_a_price_above_ten_tokens_has_no_plan() -> None:
    dear = next(one for one in BASE.cards.values() if sum(one.cost) > 10)
    state = table(seat(), seat(), market={3: [dear.id]}, bank="77777 5")
    assert plan_for(state, 0, market(3, 0)) is None


def test_the_special_token_counts_towards_ten() -> None:
    rules = edition("marvel")
    dear = next(one for one in rules.cards.values() if sum(one.cost) >= 10)
    color = next(color for color in range(COLORS) if dear.cost[color] > sum(dear.cost) - 10)
    bonuses = "".join(str(sum(dear.cost) - 10) if kind == color else "0" for kind in range(COLORS))
    # One token is missing of a price of ten.
    due = [price - int(have) for price, have in zip(dear.cost, bonuses, strict=True)]
    due[color] -= 1
    tokens = "".join(map(str, due))

    def turns(special: int) -> int:
        me = seat(f"{tokens} 0 {special}", bonuses)
        state = table(me, seat(), edition_name="marvel", market={3: [dear.id]}, bank="77777 5 1")
        plan = plan_for(state, 0, market(3, 0))
        return plan.turns if plan else 0

    assert (turns(0), turns(1)) == (2, 0)


def test_of_equal_takes_the_one_with_fewest_tokens_over() -> None:
    # One token is missing: a pair has one token over, three different ones would have two.
    assert planned("0 1 1", "02100").takes == (tok("02000"),)
    assert planned("0 1", "02100").takes[0][1:3] == (1, 1)


def test_of_equal_takes_the_one_that_other_cards_need() -> None:
    name, other = card("02100"), card("00030")
    state = table(seat("0 1"), seat(), market={1: [name, other]}, bank="44444 5")
    plan = plan_for(state, 0, FIRST)
    assert plan is not None and plan.takes == (tok("01110"),)
    without = plan_for(table(seat("0 1"), seat(), market={1: [name]}, bank="44444 5"), 0, FIRST)
    assert without is not None and without.takes == (tok("11100"),)


def test_no_plan_without_a_card_or_a_game() -> None:
    state = table(seat(hand=[held(None, blind=True, level=1)]), seat(hand=[held(card("02100"))]))
    for place in (FIRST, hand(0, 0), hand(0, 1), hand(1, 0), bank(0)):
        assert plan_for(state, 0, place) is None
    over = table(seat(), seat(), market={1: [card("02100")]}, phase=Phase.OVER)
    assert plan_for(over, 0, FIRST) is None


def test_too_many_tokens_are_given_back_before_the_plan_begins() -> None:
    state = table(seat("3 3 3 3"), seat(), market={1: [card("02100")]}, phase=Phase.DISCARD)
    plan = plan_for(state, 0, FIRST)
    assert plan is not None and plan.turns == 1


def test_the_plan_counts_the_points_of_card_and_tile() -> None:
    tile = next(iter(BASE.tiles.values()))
    color = next(color for color in range(COLORS) if tile.demand[color])
    name = next(one for one in BASE.cards.values() if one.bonus == color and one.points and one.level == 1)
    bonuses = list(tile.demand)
    bonuses[color] -= 1
    me = seat("", "".join(map(str, bonuses)), points=5)
    plan = plan_for(table(me, seat(), market={1: [name.id]}, tiles=[tile.id], bank="44444 5"), 0, FIRST)
    assert plan is not None
    assert plan.effect.tiles == (tile.id,)
    assert (plan.effect.points, plan.effect.score) == (name.points + tile.points, 5 + name.points + tile.points)
    assert not plan.effect.reaches_goal


def test_a_tile_left_over_comes_on_the_way() -> None:
    left, *_ = BASE.tiles.values()
    me = seat("", "".join(map(str, left.demand)))
    name = next(one for one in BASE.cards.values() if one.level == 2 and plan_turns(me, one.id, left.id) == 2)
    plan = plan_for(table(me, seat(), market={2: [name.id]}, tiles=[left.id], bank="44444 5"), 0, market(2, 0))
    assert plan is not None
    assert plan.effect.tiles == () and plan.effect.score == left.points + name.points == plan.effect.points


def plan_turns(me: Player, name: str, tile: str) -> int:
    state = table(me, seat(), market={2: [name]}, tiles=[tile], bank="44444 5")
    plan = plan_for(state, 0, market(2, 0))
    return plan.turns if plan else 0


@pytest.mark.parametrize(("points", "special", "reaches"), [(16, "1", True), (16, "0", False), (14, "1", False)])
def test_the_plan_shows_whether_the_gauntlet_is_complete(points: int, special: str, reaches: bool) -> None:
    rules = edition("marvel")
    name = next(one for one in rules.cards.values() if one.level == 1 and not one.points and not one.tags)
    bonuses = "".join("0" if color == name.bonus else "7" for color in range(COLORS))
    me = seat(f"44444 0 {special}", bonuses, points=points)
    state = table(me, seat(), edition_name="marvel", market={1: [name.id]})
    plan = plan_for(state, 0, FIRST)
    assert plan is not None
    assert plan.effect.all_colors
    assert plan.effect.reaches_goal is reaches


@settings(max_examples=20, deadline=None)
@given(games)
def test_a_plan_can_be_played_and_the_card_bought_no_earlier(game: Game) -> None:
    for state in decisions(game, every=13):
        me = state.turn
        for place, name in cards_for(state, me):
            plan = plan_for(state, me, place)
            if plan is None:
                continue
            now = state
            facts = edition(state.edition).cards[name]
            for step in plan.steps:
                assert not legal_payments(now.players[me], facts)
                now = after_step(now, me, step, place)
                if now.phase is not Phase.ACTION:
                    break
            if now.phase is not Phase.ACTION:
                continue  # the round was the last one
            where = place_after(now, me, plan)
            assert check(now, PurchaseCard(where, name, plan.payment)) is None
            assert plan.payment == legal_payments(now.players[me], facts)[0]
            bought = apply(now, PurchaseCard(where, name, plan.payment))[0]
            bought = refill(bought)
            while bought.turn == me and bought.phase in (Phase.DISCARD, Phase.TILE):
                bought, _ = apply(bought, legal_actions(bought)[0])
            assert bought.players[me].points == plan.effect.score
            assert plan.effect.points == plan.effect.score - state.players[me].points


@settings(max_examples=15, deadline=None)
@given(games)
def test_affordability_agrees_with_the_plans(game: Game) -> None:
    reaches = {1: Reach.NOW, 2: Reach.NEXT}
    for state in decisions(game, every=7):
        for place, name in cards_for(state, state.turn):
            plan = plan_for(state, state.turn, place)
            expected = Reach.FAR if plan is None else reaches.get(plan.turns, Reach.FAR)
            assert affordability(state, state.turn, name).reach is expected


Cost = tuple[int, int]
"""Reservations, and tokens given back."""


def ways(state: GameState, place: Place) -> Iterator[dict[tuple[Tokens, Tokens], tuple[GameState, Cost]]]:
    """Play every way of seat 0 by takes and the reservation of a card, turn by turn, the cheapest to each position."""
    level = {(state.players[0].tokens, state.bank): (state, (0, 0))}
    while True:
        yield level
        after: dict[tuple[Tokens, Tokens], tuple[GameState, Cost]] = {}
        for now, (reserved, returned) in level.values():
            for action in legal_actions(now):
                if not isinstance(action, TakeTokens) and action != ReserveCard(place):
                    continue
                end = refill(apply(now, action)[0])
                cost = (reserved + isinstance(action, ReserveCard), returned)
                ends = [(end, 0)]
                if end.phase is Phase.DISCARD:
                    backs = [one for one in legal_actions(end) if isinstance(one, DiscardTokens)]
                    ends = [(apply(end, one)[0], sum(one.tokens)) for one in backs]
                for one, back in ends:
                    one = back_to(one, 0)
                    key = (one.players[0].tokens, one.bank)
                    found = (one, (cost[0], cost[1] + back))
                    if key not in after or found[1] < after[key][1]:
                        after[key] = found
        level = after


@st.composite
def positions(draw: st.DrawFn) -> GameState:
    """A card in the market or the hand, tokens that need not come from a real game, and small piles."""
    name = draw(st.sampled_from(sorted(BASE.cards)))
    cost = BASE.cards[name].cost
    tokens = [draw(st.integers(0, 3)) for _ in range(COLORS)] + [draw(st.integers(0, 1))]
    # There are seven tokens of a colour at most.
    piles = [draw(st.integers(0, min(5, 7 - count))) for count in tokens[:COLORS]] + [draw(st.integers(0, 1))]
    assume(sum(tokens) <= 10)
    bonuses = "".join(str(draw(st.integers(max(price - 4, 0), price))) for price in cost)
    in_hand = draw(st.booleans())
    digits = "".join(map(str, tokens))
    return table(
        seat(digits, bonuses, hand=[held(name)] if in_hand else []),
        seat(),
        market={} if in_hand else {1: [name]},
        decks=(0, 0, 0),
        bank="".join(map(str, piles)),
    )


@settings(max_examples=120, deadline=None)
@given(positions())
def test_no_way_is_shorter_or_cheaper(state: GameState) -> None:
    place = hand(0, 0) if state.players[0].hand else FIRST
    name = state.players[0].hand[0].card if state.players[0].hand else state.market[0][0]
    assert name is not None
    plan = plan_for(state, 0, place)
    longest = 2
    for turns, level in enumerate(ways(state, place), 1):
        costs = [cost for one, cost in level.values() if legal_payments(one.players[0], BASE.cards[name])]
        if plan is not None and turns == plan.turns:
            reserved, returned = min(costs)
            assert reserved == reserves_first(plan)
            assert (returned > 0) == any(any(step.given_back) for step in plan.steps)
            break
        assert not costs
        if turns > longest:
            assert plan is None or plan.turns > turns
            break


def test_no_plan_is_longer_than_the_limit() -> None:
    name = card("70000")

    def turns(have: int) -> int:
        state = table(seat(str(have)), seat(), market={3: [name]}, bank="44444 0")
        plan = plan_for(state, 0, market(3, 0))
        return plan.turns if plan else 0

    assert MAX_TURNS == 5
    assert [turns(have) for have in (7, 6, 5, 4, 3, 2)] == [1, 2, 2, 3, 4, 0]

"""What the viewer can buy and reaches the goal with, and that nobody is one step away once a game is over."""

from __future__ import annotations

import pytest

from game.rules import edition
from game.rules.model import hand, market
from game.view.descriptions.plan import plan_for
from game.view.descriptions.position_facts import PositionFacts
from tests.bots.test_expansion import EDITIONS, random_positions
from tests.rules.table import held, seat, table


def _card(points: int, dearest: int, level: int) -> str:
    """Return a card with these points whose greatest cost in a colour is this."""
    cards = edition("base").cards.values()
    return next(card.id for card in cards if (card.points, max(card.cost), card.level) == (points, dearest, level))


PLAIN, ONE, TWO, FOUR, DEAR = _card(0, 3, 1), _card(1, 4, 1), _card(2, 5, 2), _card(4, 7, 3), _card(5, 7, 3)


def test_the_viewer_can_buy_what_they_can_pay_for_in_the_market_and_in_their_hand() -> None:
    facts = PositionFacts(table(seat("", "44444"), seat(), market={1: [PLAIN, ONE], 3: [FOUR, DEAR]}), 0)
    assert facts.buyable == {market(1, 0), market(1, 1)}
    reserved = [held(PLAIN), held(TWO)]
    state = table(seat("", "55555", hand=reserved), seat(), market={1: [PLAIN, ONE], 2: [TWO], 3: [DEAR]})
    assert PositionFacts(state, 0).buyable == {market(1, 0), market(1, 1), market(2, 0), hand(0, 0), hand(0, 1)}


def test_a_purchase_reaches_the_goal_with_the_points_of_its_card_and_of_a_tile() -> None:
    bonus = edition("base").cards[PLAIN].bonus
    noble = next(tile for tile in edition("base").tiles.values() if tile.demand[bonus] == 4)
    bonuses = "".join(str(count - (color == bonus)) for color, count in enumerate(noble.demand))
    for points, owned, reaching in ((13, "", {TWO, FOUR, DEAR}), (14, "", {ONE, TWO, FOUR, DEAR}), (12, bonuses, None)):
        facts = PositionFacts(table(seat("", owned, points=points), seat(), tiles=[noble.id]), 0)
        found = {card for card in (PLAIN, ONE, TWO, FOUR, DEAR) if facts.reaches_goal(card)}
        assert found == reaching if reaching is not None else PLAIN in found


def test_a_game_is_late_once_anybody_has_two_thirds_of_the_goal() -> None:
    assert not PositionFacts(table(seat(points=9), seat(points=9)), 0).late
    assert PositionFacts(table(seat(), seat(points=10)), 0).late


def test_once_the_game_is_over_also_by_resignation_nobody_is_one_step_away() -> None:
    tile = next(iter(edition("base").tiles.values()))
    close = seat("77777", "".join(map(str, tile.demand)), points=14)
    state = table(seat(), close, tiles=[tile.id])
    for over in (False, True):
        facts = PositionFacts(state, 0, over=over)
        assert (bool(facts.warnings), facts.finishers) == (not over, frozenset() if over else {1})


@pytest.mark.parametrize("name", EDITIONS)
def test_a_card_in_two_turns_is_one_whose_shortest_plan_has_two(name: str) -> None:
    met = {False: 0, True: 0}
    for state in list(random_positions(name, 2, "two turns"))[::9]:
        facts = PositionFacts(state, state.turn)
        for level, row in enumerate(state.market, 1):
            for slot, card in enumerate(row):
                plan = card and plan_for(state, state.turn, market(level, slot))
                if card:
                    near = bool(plan and plan.turns == 2)
                    assert facts.in_two_turns(card) == near
                    met[near] += 1
    assert all(met.values())


def test_the_next_plan_is_that_for_most_points_among_those_that_begin_with_a_take() -> None:
    costs = [edition("base").cards[card].cost for card in (ONE, TWO)]
    bonuses = "".join("2" if any(pair) else "0" for pair in zip(*costs, strict=True))
    short = "".join(str(max(*pair, 3) - 3) for pair in zip(*costs, strict=True))
    facts = PositionFacts(table(seat(short, bonuses), seat(), market={1: [ONE], 2: [TWO], 3: [DEAR]}), 0)
    assert not facts.buyable
    plan = facts.next_plan
    assert plan is not None and (plan.card, plan.turns) == (TWO, 2) and plan.first_take
    assert PositionFacts(table(seat(), seat(), market={3: [DEAR]}), 0).next_plan is None

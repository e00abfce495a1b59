"""Which of the cards that can be bought stand out, and that nobody is one step away once a game is over."""

from __future__ import annotations

from game.rules import edition
from game.rules.model import hand, market
from game.view.descriptions.position_facts import PositionFacts
from tests.rules.table import held, seat, table


def _card(points: int, dearest: int, level: int) -> str:
    """Return a card with these points whose greatest cost in a colour is this."""
    cards = edition("base").cards.values()
    return next(card.id for card in cards if (card.points, max(card.cost), card.level) == (points, dearest, level))


PLAIN, ONE, TWO, FOUR, DEAR = _card(0, 3, 1), _card(1, 4, 1), _card(2, 5, 2), _card(4, 7, 3), _card(5, 7, 3)


def test_all_stand_out_while_no_more_than_half_of_the_open_cards_can_be_bought() -> None:
    facts = PositionFacts(table(seat("", "44444"), seat(), market={1: [PLAIN, ONE], 3: [FOUR, DEAR]}), 0)
    assert facts.buyable == {market(1, 0), market(1, 1)} == facts.prominent


def test_of_many_cards_those_stand_out_that_bring_points_of_their_own_or_of_a_tile() -> None:
    reserved = [held(PLAIN), held(TWO)]
    state = table(seat("", "55555", hand=reserved), seat(), market={1: [PLAIN, ONE], 2: [TWO], 3: [DEAR]})
    facts = PositionFacts(state, 0)
    assert facts.buyable == {market(1, 0), market(1, 1), market(2, 0), hand(0, 0), hand(0, 1)}
    assert facts.prominent == {market(1, 1), market(2, 0), hand(0, 1)}
    bonus = edition("base").cards[PLAIN].bonus
    noble = next(tile for tile in edition("base").tiles.values() if tile.demand[bonus] == 4)
    bonuses = "".join(str(count - (color == bonus)) for color, count in enumerate(noble.demand))
    state = table(seat("55555", bonuses), seat(), market={1: [PLAIN, PLAIN, ONE]}, tiles=[noble.id])
    others = {at for at in (market(1, 2),) if at in PositionFacts(state, 0).buyable}
    assert PositionFacts(state, 0).prominent == {market(1, 0), market(1, 1)} | others


def test_of_many_cards_those_alone_stand_out_that_meet_the_condition_of_the_end() -> None:
    cards = {1: [PLAIN, ONE], 2: [TWO], 3: [DEAR]}
    assert PositionFacts(table(seat("", "55555", points=13), seat(), market=cards), 0).prominent == {market(2, 0)}
    assert PositionFacts(table(seat("", "55555", points=14), seat(), market=cards), 0).prominent == {
        market(1, 1),
        market(2, 0),
    }


def test_all_stand_out_where_none_of_many_brings_anything() -> None:
    facts = PositionFacts(table(seat("", "55555"), seat(), market={1: [PLAIN, PLAIN, PLAIN]}), 0)
    assert facts.prominent == facts.buyable == {market(1, slot) for slot in range(3)}


def test_once_the_game_is_over_also_by_resignation_nobody_is_one_step_away() -> None:
    tile = next(iter(edition("base").tiles.values()))
    close = seat("77777", "".join(map(str, tile.demand)), points=14)
    state = table(seat(), close, tiles=[tile.id])
    for over in (False, True):
        facts = PositionFacts(state, 0, over=over)
        assert (bool(facts.warnings), facts.finishers) == (not over, frozenset() if over else {1})

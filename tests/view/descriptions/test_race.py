"""The race to each tile, and the rivals that are one step away."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from game.rules import COLORS, Phase, Player, PurchaseCard, apply, edition, legal_actions
from game.rules.model import MAJORITY, GameState, Seat, tile
from game.view.descriptions import race
from game.view.descriptions.race import (
    Race,
    RaceWarning,
    describe_finisher,
    describe_warning,
    distance,
    finishers,
    nearest_tile,
    races,
    threats_and_nearest,
    warnings,
)
from tests.rules.table import bon, held, refill, seat, table
from tests.rules.test_properties import Game, games
from tests.view.descriptions.test_affordability import decisions

BASE, MARVEL = edition("base"), edition("marvel")
TILE = next(iter(BASE.tiles.values()))
COLOR = next(color for color in range(COLORS) if TILE.demand[color])
NAMES = ("Ana", "Bianca", "Jonas")


def near(missing: int, tokens: str = "", **parts: Any) -> Player:
    """Make a player who lacks bonuses of one colour for the tile."""
    bonuses = [need - missing * (color == COLOR) for color, need in enumerate(TILE.demand)]
    return seat(tokens, "".join(map(str, bonuses)), **parts)


def fitting() -> str:
    return next(card.id for card in BASE.cards.values() if card.bonus == COLOR and card.level == 1)


def test_the_distance_to_a_tile_counts_bonuses_only() -> None:
    player = seat("77777", "20000")
    expected = tuple(max(need - have, 0) for need, have in zip(TILE.demand, bon("20000"), strict=True))
    assert distance(BASE, TILE.id, player) == expected


def test_the_nearest_tile_is_the_one_that_lacks_least() -> None:
    tiles = list(BASE.tiles)[:3]
    demand = BASE.tiles[tiles[1]].demand
    state = table(seat("", "".join(map(str, demand))), seat(), tiles=tiles)
    assert nearest_tile(state, 0) == (tiles[1], (0,) * COLORS)
    assert nearest_tile(table(seat(), seat(), tiles=[None]), 0) is None


def test_each_tile_in_the_middle_has_a_race() -> None:
    state = table(near(2), near(1), near(1), tiles=[None, TILE.id])
    (race,) = races(state)
    assert (race.place, race.tile, race.distances) == (tile(1), TILE.id, (2, 1, 1))
    assert [sum(lack) for lack in race.lacks] == [2, 1, 1]


def marvel(*tags: int, majority: int | None = None) -> GameState:
    return table(*(seat(tags=count) for count in tags), edition_name="marvel", majority=majority)


def test_the_majority_tile_needs_three_tags_or_more_than_its_holder() -> None:
    (free,) = races(marvel(1, 2, 0))
    assert (free.place, free.target, free.tags, free.distances) == (MAJORITY, 3, (1, 2, 0), (2, 1, 3))
    (owned,) = races(marvel(4, 3, 4, majority=0))
    assert (owned.target, owned.distances) == (5, (0, 2, 1))


@pytest.mark.parametrize(
    ("distances", "viewer", "threats", "nearest"),
    [
        ((2, 3, 4, 5), 0, (), (1,)),
        ((2, 3, 4, 5), 1, (), (0,)),
        ((2, 3, 3, 5), 0, (), (1, 2)),
        ((4, 4, 1, 4), 2, (), (3, 0, 1)),  # in the order of play
        ((1, 4), 0, (), (1,)),
        ((3, 0, 1, 2), 0, (2,), (2,)),  # 1 holds the majority tile, 2 can take it from them
        ((3, 0, 1, 1), 3, (0, 2), (2,)),
    ],
)
def test_beside_the_viewer_those_rivals_count_that_are_nearest_threats_before_the_rest(
    distances: tuple[int, ...], viewer: Seat, threats: tuple[Seat, ...], nearest: tuple[Seat, ...]
) -> None:
    assert Race(tile(0), TILE.id, distances, 9).nearest_rivals(viewer, threats) == nearest


def test_the_base_edition_has_no_majority_tile() -> None:
    assert races(table(seat(), seat())) == ()


def test_a_rival_that_lacks_one_bonus_is_a_warning() -> None:
    state = table(near(1), near(1), near(2), tiles=[TILE.id])
    assert [(one.seat, one.ready) for one in warnings(state, 0)] == [(1, False)]
    assert [one.seat for one in warnings(state, None)] == [0, 1]
    assert warnings(table(near(2), near(2), tiles=[TILE.id]), 0) == ()


def test_a_warning_is_ready_where_the_rival_can_pay_for_a_fitting_card() -> None:
    rich = near(1, "22222")
    in_market = table(near(1), rich, market={1: [fitting()]}, tiles=[TILE.id])
    reserved = table(near(1), near(1, "22222", hand=[held(fitting())]), tiles=[TILE.id])
    hidden = table(near(1), near(1, "22222", hand=[held(None, blind=True, level=1)]), tiles=[TILE.id])
    assert [one.ready for one in warnings(in_market, 0)] == [True]
    assert [one.ready for one in warnings(reserved, 0)] == [True]
    assert [one.ready for one in warnings(hidden, 0)] == [False]


def test_a_tile_left_over_is_a_warning() -> None:
    (warning,) = warnings(table(seat(), near(0), tiles=[TILE.id]), 0)
    assert warning.race.distances[1] == 0
    assert describe_warning(BASE, NAMES, warning) == "Bianca has all the cards needed."


def test_a_card_with_two_tags_is_one_step() -> None:
    card = next(card for card in MARVEL.cards.values() if card.tags == 2)
    rival = seat("44444 5", "77777", tags=1)
    state = table(seat(), rival, edition_name="marvel", market={card.level: [card.id]})
    (warning,) = warnings(state, 0)
    assert (warning.race.place, warning.seat, warning.ready) == (MAJORITY, 1, True)
    text = "Bianca needs 2 more Avengers tags, and can pay for them now."
    assert describe_warning(MARVEL, NAMES, warning) == text
    assert warnings(marvel(0, 1), 0) == ()


def test_the_holder_of_the_majority_tile_is_no_warning() -> None:
    assert warnings(marvel(0, 3, majority=1), 0) == ()
    assert [one.seat for one in warnings(marvel(3, 3, majority=1), None)] == [0]


def test_a_warning_is_a_sentence() -> None:
    color = BASE.token_names[COLOR]
    (open_,) = warnings(table(seat(), near(1), tiles=[TILE.id]), 0)
    assert describe_warning(BASE, NAMES, open_) == f"Bianca needs 1 more {color} card."
    (ready,) = warnings(table(seat(), near(1, "22222"), market={1: [fitting()]}, tiles=[TILE.id]), 0)
    text = f"Bianca needs 1 more {color} card, and can pay for one now."
    assert describe_warning(BASE, NAMES, ready) == text
    (tag,) = warnings(marvel(0, 2), 0)
    assert describe_warning(MARVEL, NAMES, tag) == "Bianca needs 1 more Avengers tag."


def test_no_warnings_after_the_end() -> None:
    assert warnings(table(seat(), near(1), tiles=[TILE.id], phase=Phase.OVER), 0) == ()


@settings(max_examples=12, deadline=None)
@given(games)
def test_every_tile_that_a_purchase_gains_was_warned_of(game: Game) -> None:
    for state in decisions(game, every=5):
        ready = {one.race.place for one in warnings(state, None) if one.seat == state.turn and one.ready}
        for action in legal_actions(state):
            if isinstance(action, PurchaseCard):
                after = refill(apply(state, action)[0])
                won = {tile(slot) for slot, name in enumerate(state.tiles) if after.tiles[slot] != name}
                if after.majority != state.majority:
                    won.add(MAJORITY)
                assert won <= ready


def test_the_seats_one_step_away_are_those_warned_of_at_the_tile_and_the_nearest_are_the_viewers_among_them() -> None:
    race, other = Race(tile(0), TILE.id, (3, 1, 2, 1), 9), Race(tile(1), TILE.id, (3, 1, 2, 1), 9)
    warned = [RaceWarning(race, 2, ready=True), RaceWarning(other, 1, ready=False)]
    assert threats_and_nearest(race, warned, 0) == ({2}, (2,))
    assert threats_and_nearest(race, (), 0) == (set(), (1, 3))


def test_a_rival_reaches_the_goal_by_a_card_that_they_can_pay_for() -> None:
    card = next(card for card in BASE.cards.values() if card.points == 2)
    rich, open_ = seat("77777", points=13), {card.level: [card.id]}
    state = table(seat("77777", points=13), rich, seat("77777", points=12), seat(points=13), market=open_)
    assert finishers(state, 0) == {1}, "neither the viewer, nor who falls a point short, nor who cannot pay"
    assert finishers(state, None) == {0, 1}
    assert describe_finisher(NAMES, 1) == "Bianca can reach the goal next turn."
    assert finishers(table(seat(), rich, market=open_, phase=Phase.OVER), 0) == set()
    assert finishers(table(seat(), rich), 0) == set()


def test_what_each_purchase_brings_is_computed_once_for_warnings_and_who_can_reach_the_goal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = next(card for card in BASE.cards.values() if card.points == 2)
    state = table(seat(), seat("77777", points=11), market={card.level: [card.id]}, tiles=[TILE.id])
    seen: list[str] = []
    effect = race.purchase_effect
    monkeypatch.setattr(race, "purchase_effect", lambda *given: seen.append(given[-1]) or effect(*given))
    assert warnings(state, 0) == () and finishers(state, 0) == set()
    assert seen == [card.id]


def test_a_reserved_card_that_is_known_is_a_way_to_the_goal() -> None:
    card = next(card for card in BASE.cards.values() if card.points == 2)
    assert finishers(table(seat(), seat("77777", points=13, hand=[held(card.id)])), 0) == {1}
    hidden = held(None, blind=True, level=card.level)
    assert finishers(table(seat(), seat("77777", points=13, hand=[hidden])), 0) == set()


def test_a_tile_counts_towards_the_goal() -> None:
    cards = {1: [fitting()]}
    points = 15 - TILE.points - BASE.cards[fitting()].points
    assert finishers(table(seat(), near(1, "77777", points=points), market=cards, tiles=[TILE.id]), 0) == {1}
    assert finishers(table(seat(), near(1, "77777", points=points), market=cards), 0) == set()


def test_a_tile_that_is_earned_already_ends_any_turn() -> None:
    """Where a turn earned two tiles, the seat gains the second one at the end of its next turn (R12)."""
    assert finishers(table(seat(), near(0, points=15 - TILE.points), tiles=[TILE.id]), 0) == {1}
    assert finishers(table(seat(), near(0, points=14 - TILE.points), tiles=[TILE.id]), 0) == set()


def test_a_seat_that_has_acted_has_its_next_turn_in_the_next_round() -> None:
    card = next(card for card in BASE.cards.values() if card.points == 2)
    close, done, market = seat("77777", points=14), seat("77777", points=15), {card.level: [card.id]}
    assert finishers(table(close, close, market=market, phase=Phase.DISCARD), None) == {0, 1}
    assert finishers(table(close, done, market=market, turn=0, phase=Phase.DISCARD), None) == set()


def test_the_goal_of_marvel_needs_all_stones_besides_the_points() -> None:
    card = next(card for card in MARVEL.cards.values() if card.level == 2 and card.points and not card.tags)
    cards, lacking = {card.level: [card.id]}, "".join(str(int(color != card.bonus)) for color in range(COLORS))
    for tokens, bonuses, expected in (
        ("77777 0 1", lacking, {1}),
        ("77777 0 0", lacking, set()),
        ("77777 0 1", "00000", set()),
    ):
        state = table(seat(), seat(tokens, bonuses, points=15), edition_name="marvel", market=cards)
        assert finishers(state, 0) == expected


def test_in_the_last_round_those_are_left_out_that_meet_the_condition_or_have_no_turn_left() -> None:
    card = next(card for card in BASE.cards.values() if card.points == 2)
    close, done = seat("77777", points=14), seat("77777", points=15)
    state = table(close, done, close, market={card.level: [card.id]}, turn=2)
    assert finishers(state, None) == {2}

"""R15, R16 and R17: no action possible, the round played out, who wins."""

from __future__ import annotations

import pytest

from game.record import EndInfo
from game.record.position import Position, ending, ends_as
from game.rules import (
    GameEnded,
    GameState,
    Outcome,
    Pass,
    Passed,
    Phase,
    Player,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    TurnBegan,
    current_actor,
    deck,
    edition,
    hand,
    legal_actions,
    market,
    outcome,
)
from tests.rules.table import happened, held, play, refill, seat, table, tok

TAKE = TakeTokens((0, 1, 2))


def barren(*seats: Player, name: str = "base", passes: int = 0, first: int = 0, turn: int = 0) -> GameState:
    """Make a position in which nobody can do anything."""
    return table(*seats, edition_name=name, bank="", decks=(0, 0, 0), passes=passes, first=first, turn=turn)


def test_r15_a_seat_without_any_action_passes() -> None:
    state = barren(seat(), seat())
    assert legal_actions(state) == (Pass(),)
    assert happened(state, Pass()) == (Passed(0), TurnBegan(1, 5))


def position_of(state: GameState) -> Position:
    nobody = tuple(() for _ in state.players)
    return Position(state, nobody, (), frozenset(), 0, state.decks, b"")


def test_r15_a_card_in_hand_that_cannot_be_paid_is_no_action() -> None:
    cards = [held("b3-01"), held("b3-02"), held("b3-03")]
    state = table(seat(hand=cards), seat(), market={1: ["b1-01"]}, bank="")
    assert legal_actions(state) == (Pass(),)


def test_r15_a_card_in_hand_that_can_be_paid_is_an_action() -> None:
    state = table(seat("00021", hand=[held("b1-01")]), seat(), bank="", decks=(0, 0, 0))
    assert legal_actions(state) == (PurchaseCard(hand(0, 0), "b1-01", tok("00021")),)


def test_r15_when_all_have_passed_in_succession_the_game_ends() -> None:
    state = barren(seat(points=3), seat(points=4), seat())
    state = play(state, Pass(), Pass())
    assert (state.passes, current_actor(state)) == (2, 2)
    assert happened(state, Pass()) == (Passed(2), GameEnded((1,), "passes"))


def test_r15_the_last_pass_ends_the_game_even_within_a_round() -> None:
    state = barren(seat(points=3), seat(points=4), first=0, turn=1)
    state = play(state, Pass(), Pass())
    assert (state.phase, state.turn, state.winners) == (Phase.OVER, 0, (1,))


def test_r15_the_end_names_passes_as_its_cause_though_somebody_has_the_points() -> None:
    state = play(barren(seat(points=16), seat(points=4), first=0, turn=0, passes=1), Pass())
    assert outcome(state) == Outcome((0,), (0, 1), "passes")
    assert ending(position_of(state)) == EndInfo("stalled", (0,))
    assert ends_as(position_of(state), EndInfo("stalled", (0,)))
    assert ends_as(position_of(state), EndInfo("points", (0,))), "as former versions wrote it"
    assert not ends_as(position_of(state), EndInfo("points", (1,)))
    low = play(barren(seat(points=3), seat(points=4), first=0, turn=0, passes=1), Pass())
    assert not ends_as(position_of(low), EndInfo("points", (1,)))


def test_r15_a_pass_that_gains_a_tile_restarts_the_count() -> None:
    state = table(seat("", "00440"), seat(), bank="", decks=(0, 0, 0), tiles=["bn-01"], passes=1, first=1)
    state = play(state, Pass())
    assert state.players[0].tiles == ("bn-01",)
    assert (state.phase, state.passes, state.turn) == (Phase.ACTION, 0, 1)


def test_r15_any_action_breaks_the_row_of_passes() -> None:
    state = table(seat(), seat(), bank="1", decks=(0, 0, 0), passes=1)
    state = play(state, TakeTokens((0,)))
    assert state.passes == 0
    state = table(seat(), seat(), bank="", decks=(1, 0, 0), passes=1)
    assert refill(play(state, ReserveCard(deck(1)))).passes == 0


def test_r15_twenty_whole_rounds_without_a_card_end_the_game() -> None:
    state = table(seat(points=1), seat(), quiet=38, turn=0)
    state = play(state, TAKE)
    assert current_actor(state) == 1
    assert happened(state, TAKE)[-1] == GameEnded((0,), "quiet")


def test_r15_a_round_that_began_with_a_card_is_no_quiet_round() -> None:
    state = table(seat("00021"), seat(), market={1: ["b1-01"]}, decks=(0, 0, 0))
    state = play(state, PurchaseCard(market(1, 0), "b1-01", tok("00021")), TAKE)
    assert (state.quiet, state.round) == (1, 6)
    state = table(seat(), seat(), quiet=39, turn=0)
    assert current_actor(play(state, TAKE)) == 1


@pytest.mark.parametrize("action", [ReserveCard(market(1, 0)), PurchaseCard(market(1, 0), "b1-01", tok("00021"))])
def test_r15_reserving_or_buying_restarts_the_count(action: ReserveCard | PurchaseCard) -> None:
    state = table(seat(), seat("00021"), turn=1, quiet=39, market={1: ["b1-01"]}, decks=(0, 0, 0))
    after = play(state, action)
    assert (after.quiet, after.phase) == (0, Phase.ACTION)


def test_r15_marvel_stopped_without_the_condition_has_no_winner() -> None:
    state = barren(seat(points=20), seat(points=4), name="marvel", passes=1)
    state = play(state, Pass())
    assert state.winners == ()
    assert outcome(state) == Outcome((), (0, 1), "passes")


def test_r15_marvel_a_stopped_game_ranks_players_who_meet_the_condition_first() -> None:
    fit = seat("00000 0 1", "11111", points=16)
    state = play(barren(seat(points=20), fit, seat(points=30), name="marvel", passes=2, first=1), Pass())
    assert outcome(state) == Outcome((1,), (1, 2, 0), "points")


def test_r16_the_round_is_played_out() -> None:
    state = table(seat(points=15), seat(points=3), seat())
    state = play(state, TAKE, TAKE)
    assert state.phase is Phase.ACTION
    assert happened(state, TAKE)[-1] == GameEnded((0,), "points")


def test_r16_the_game_ends_with_the_seat_before_the_first_player() -> None:
    state = table(seat(), seat(), seat(points=15), first=1, turn=2)
    assert current_actor(play(state, TAKE)) == 0
    assert play(state, TAKE, TAKE).phase is Phase.OVER


def test_r16_the_last_seat_of_the_round_ends_the_game_at_once() -> None:
    assert play(table(seat(), seat(points=15), turn=1), TAKE).winners == (1,)


def test_r16_fourteen_points_are_not_enough() -> None:
    state = play(table(seat(), seat(points=14), turn=1), TAKE)
    assert (state.phase, state.round) == (Phase.ACTION, 6)


def test_r16_tiles_are_counted_before_the_check() -> None:
    state = table(seat(), seat("", "44000", points=12), tiles=["bn-03"], turn=1)
    assert play(state, TAKE).winners == (1,)


@pytest.mark.parametrize(
    ("seats", "result"),
    [
        ([(15, 9), (17, 12)], Outcome((1,), (1, 0))),
        ([(15, 9), (15, 8)], Outcome((1,), (1, 0))),
        ([(15, 9), (15, 9)], Outcome((0, 1), (0, 1))),
        ([(15, 9), (16, 9), (16, 9), (16, 10)], Outcome((1, 2), (1, 2, 3, 0))),
    ],
)
def test_r16_most_points_then_fewest_bought_cards_then_shared(seats: list[tuple[int, int]], result: Outcome) -> None:
    players = [seat(points=points, bought=["b1-01"] * cards) for points, cards in seats]
    state = table(*players, turn=len(players) - 1)
    assert outcome(state) is None
    assert outcome(play(state, TAKE)) == result


def test_r16_cards_in_hand_do_not_count_as_bought() -> None:
    more = seat(points=15, bought=["b1-01"], hand=[held("b1-02"), held("b1-03")])
    state = table(more, seat(points=15, bought=["b1-04", "b1-05"]), turn=1)
    assert play(state, TAKE).winners == (0,)


def gauntlet(points: int = 16, *, bonuses: str = "11111", time: int = 1, bought: int = 9) -> Player:
    """Make a player who meets the condition unless an argument spoils it."""
    return seat(f"00000 0 {time}", bonuses, points=points, bought=["m1-01"] * bought)


@pytest.mark.parametrize(
    "player",
    [
        gauntlet(points=15),
        gauntlet(points=30, bonuses="09999"),
        gauntlet(points=30, time=0),
        seat("00000 3 1", "90999", points=30),
    ],
)
def test_r17_points_all_colours_and_the_time_token_are_needed(player: Player) -> None:
    state = play(table(seat(), player, edition_name="marvel", turn=1), TAKE)
    assert state.phase is Phase.ACTION


def test_r17_the_round_is_played_out_and_the_only_one_wins_whatever_others_have() -> None:
    state = table(gauntlet(), seat(points=40), edition_name="marvel")
    state = play(state, TAKE)
    assert state.phase is Phase.ACTION
    assert play(state, TAKE).winners == (0,)


def test_r17_the_last_seat_ends_the_game_at_once_without_priority() -> None:
    state = table(gauntlet(18), gauntlet(16), edition_name="marvel", turn=1)
    assert play(state, TAKE).winners == (0,)


@pytest.mark.parametrize(
    ("players", "holder", "result"),
    [
        ([gauntlet(17), gauntlet(16), seat(points=50)], 1, Outcome((0,), (0, 1, 2))),
        ([gauntlet(bought=5), gauntlet(bought=9), seat()], 1, Outcome((1,), (1, 0, 2))),
        ([gauntlet(bought=9), gauntlet(bought=8), seat()], 2, Outcome((1,), (1, 0, 2))),
        ([gauntlet(), gauntlet(), seat(points=16)], None, Outcome((0, 1), (0, 1, 2))),
        ([gauntlet(), gauntlet(17), gauntlet(17)], 0, Outcome((1, 2), (1, 2, 0))),
        ([gauntlet(15), gauntlet(16), gauntlet(15)], 0, Outcome((1,), (1, 0, 2))),
    ],
)
def test_r17_most_points_then_the_avengers_tile_then_fewest_cards_then_shared(
    players: list[Player], holder: int | None, result: Outcome
) -> None:
    state = table(*players, edition_name="marvel", turn=2, majority=holder)
    assert outcome(play(state, TAKE)) == result


def test_r17_both_editions_know_their_goal() -> None:
    assert (edition("base").goal, edition("marvel").goal) == (15, 16)

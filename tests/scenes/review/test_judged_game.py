"""The review of a game: whose decisions are judged, what they cost, and that its parts add up."""

from __future__ import annotations

import pytest

from game.bots.judgement import JudgedAction, Judgement, JudgeTask
from game.match.match import Match
from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import legal_actions
from game.scenes.review.judged_game import CHEAP, decisions_of, review_of
from tests.helpers.tables import EDITIONS

SEED = bytes(32)


def played(name: str, players: int, turns: int) -> Match:
    """A game in which everyone does the first thing that is legal."""
    seats = tuple(SeatInfo(f"P{number}", "human") for number in range(players))
    match = Match.unsaved(name, seats, SEED, 0, None)
    for _ in range(turns):
        match.propose(match.state.turn, legal_actions(match.state)[0])
    return match


@pytest.mark.parametrize(("name", "players"), [*zip(EDITIONS, (2, 4), strict=True)])
def test_each_decision_is_judged_from_its_seats_view_and_the_parts_add_up(name: str, players: int) -> None:
    match = played(name, players, 24)
    replay = Replay(match.record)
    decisions = decisions_of(replay)
    assert [decision.seat for decision in decisions[:players]] == list(range(players))
    assert all(decision.view.turn == decision.seat for decision in decisions)
    judgements = {number: JudgeTask(each.view, 16, 5.0, each.action).run({}) for number, each in enumerate(decisions)}
    review = review_of(replay, decisions, judgements)
    assert len(review.chances) == len(decisions) + 2
    assert all(sum(chances) == pytest.approx(1) for chances in review.chances)
    for seat, found in enumerate(review.seats):
        assert found.play + found.others + found.luck == pytest.approx(review.chances[-1][seat] - 1 / players)
        assert found.play <= 0 <= found.others
        worst = review.costliest(seat)
        assert len(worst) <= 3
        assert [each.cost for each in worst] == sorted((each.cost for each in worst), reverse=True)
        assert all(each.cost >= CHEAP and decisions[each.number].seat == seat for each in worst)
    assert any(review.costliest(seat) for seat in range(players)), "the first legal action is seldom the best"


def test_what_was_taken_back_is_not_judged() -> None:
    match = played("base", 2, 5)
    before = decisions_of(Replay(match.record))
    match.take_back(match.state.turn, len(match.record.entries) - 2)
    assert decisions_of(Replay(match.record)) == before[:-1]


def test_the_cost_is_the_difference_to_the_best_and_the_result_the_last_chance() -> None:
    match = played("base", 2, 6)
    match.resign(1)
    replay = Replay(match.record)
    decisions = decisions_of(replay)
    best = {
        number: Judgement(
            each.seat,
            (JudgedAction(legal_actions(each.view)[-1], 0.7), JudgedAction(each.action, 0.4)),
            0.4,
        )
        for number, each in enumerate(decisions)
    }
    review = review_of(replay, decisions, best)
    assert review.chances[-1] == (1.0, 0.0)
    assert review.chances[1] == pytest.approx((0.4 / 0.9, 0.5 / 0.9))
    assert review.costs == pytest.approx([0.3] * len(decisions))
    assert review.seats[0].play == pytest.approx(-0.3 * sum(each.seat == 0 for each in decisions))
    assert review.seats[0].others == pytest.approx(0.3 * sum(each.seat == 1 for each in decisions))

"""Attempts at challenges: which games count, the best one, and a fair comparison of seats."""

from __future__ import annotations

from datetime import UTC, datetime

from game.challenges.attempts import Attempt, Comparison, attempt_of, best, can_count, compare
from game.challenges.deals import DAILY_SEAT, daily, seats_at
from game.match.match import Match, NoJournal, new_header
from game.rules import legal_actions
from tests.helpers.tables import new_match, play_out

MOMENT = datetime(2026, 3, 14, 20, 15, tzinfo=UTC)
DEAL = daily(MOMENT.date(), "base")


def attempt(seat: int, *points: int, won: bool = False, rounds: int = 27, ended: str = "1", file: str = "") -> Attempt:
    name = file or f"{seat}-{ended}"
    return Attempt(name, "duplicate", "base", len(points), "1", "Ada", seat, points, rounds, won, ended)


def game_of_the_day() -> Match:
    started = MOMENT.strftime("%Y-%m-%dT%H:%M:%SZ")
    header = new_header("base", seats_at(DEAL, DAILY_SEAT, "Ada"), DEAL.secret, 0, started)
    return Match.new(header, DEAL.secret, NoJournal())


def counted(match: Match) -> Attempt | None:
    return attempt_of("file", DEAL, match.follower, DAILY_SEAT, "Ada", "1")


def test_a_game_played_to_its_end_counts() -> None:
    match = game_of_the_day()
    assert can_count(match.record) and counted(match) is None, "not over yet"
    play_out(match)
    found = counted(match)
    assert found is not None and (found.kind, found.key, found.own) == ("daily", "2026-03-14", found.points[0])


def test_a_game_with_a_turn_taken_back_does_not_count() -> None:
    match = game_of_the_day()
    match.propose(0, legal_actions(match.state)[0])
    match.take_back(0, 0)
    assert not can_count(match.record)
    play_out(match)
    assert counted(match) is None


def test_a_resigned_game_does_not_count() -> None:
    match = game_of_the_day()
    match.resign(DAILY_SEAT)
    if match.end is None:
        play_out(match)
    assert counted(match) is None


def test_an_ordinary_game_is_no_attempt() -> None:
    assert not can_count(new_match("base", 2).record)


def test_the_best_game_is_won_then_high_then_short() -> None:
    games = [
        attempt(0, 20, 21, file="high"),
        attempt(0, 15, 9, won=True, rounds=30, file="long"),
        attempt(0, 15, 9, won=True, rounds=25, ended="1", file="short"),
        attempt(0, 15, 9, won=True, rounds=25, ended="2", file="later"),
    ]
    found = best(games)
    assert found is not None and found.file == "short"
    assert best([]) is None


def test_seats_are_compared_with_the_bots_of_the_other_games() -> None:
    games = [attempt(0, 15, 11, 9, won=True), attempt(1, 8, 16, 12, won=True), attempt(2, 13, 15, 10)]
    assert compare(3, games) == (
        Comparison(0, 15, True, 10.5),
        Comparison(1, 16, True, 13.0),
        Comparison(2, 10, False, 10.5),
    )
    assert compare(2, []) == (Comparison(0, None, False, None), Comparison(1, None, False, None))


def test_the_first_game_from_a_seat_counts() -> None:
    games = [attempt(0, 18, 4, ended="2"), attempt(0, 11, 15, ended="1")]
    assert compare(2, games) == (Comparison(0, 11, False, None), Comparison(1, None, False, 15.0))

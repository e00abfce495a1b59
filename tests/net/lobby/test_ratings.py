"""Places and ratings after a game."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.record.position import Position
from game.rules import Player
from net.lobby.people.ratings import GameResult, Rating, SeatResult, Standings, counts, places, rate
from tests.helpers.tables import network_match


def ended(*points: int, resigned: frozenset[int] = frozenset()) -> Position:
    position = network_match("base", len(points)).follower.position
    players = tuple(Player(points=each) for each in points)
    state = msgspec.structs.replace(position.state, players=players)
    return msgspec.structs.replace(position, state=state, resigned=resigned)


@pytest.mark.parametrize(
    ("points", "winners", "resigned", "wanted"),
    [
        ((15, 9, 12), (0,), frozenset(), (1, 3, 2)),
        ((15, 12, 12), (0,), frozenset(), (1, 2, 2)),
        ((15, 15, 3, 3), (0, 1), frozenset(), (1, 1, 3, 3)),
        ((9, 12), (0,), frozenset({1}), (1, 2)),
        ((15, 12, 12), (0,), frozenset({1}), (1, 3, 2)),
    ],
)
def test_equal_seats_share_a_place_and_whoever_resigned_is_last(
    points: tuple[int, ...], winners: tuple[int, ...], resigned: frozenset[int], wanted: tuple[int, ...]
) -> None:
    assert places(ended(*points, resigned=resigned), winners, "base") == wanted


def test_a_tie_between_equals_changes_nothing_but_makes_both_surer() -> None:
    one, other = rate((Rating(), Rating()), (1, 1))
    assert one == other and one.shown == 1500 and one.sigma < Rating().sigma
    winner, loser = rate((Rating(), Rating()), (1, 2))
    assert winner.shown - 1500 == 1500 - loser.shown > 0


def test_a_newcomer_is_shown_in_the_middle_and_as_unsure() -> None:
    assert Rating().shown == 1500
    assert not Rating().sure
    assert Rating(sigma=3.0).sure


def test_a_point_of_mu_is_48_points() -> None:
    assert Rating(26.0).shown == 1548


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equals_that_tie_stay_equal_and_become_surer(seats: int) -> None:
    after = rate([Rating()] * seats, [1] * seats)
    assert {round(rating.mu, 6) for rating in after} == {25.0}
    assert all(rating.sigma < Rating().sigma for rating in after)


def test_places_decide_the_order_of_what_equals_win() -> None:
    after = [rating.mu for rating in rate([Rating()] * 4, [2, 1, 4, 3])]
    assert after[1] > after[0] > after[3] > after[2]


def test_the_weaker_winner_wins_more() -> None:
    weak, strong = Rating(20.0, 4.0), Rating(30.0, 4.0)
    upset, usual = rate([weak, strong], [1, 2]), rate([weak, strong], [2, 1])
    assert upset[0].mu - weak.mu > usual[1].mu - strong.mu > 0


def test_people_become_sure_after_some_games() -> None:
    people: tuple[Rating, ...] = (Rating(), Rating())
    for game in range(60):
        people = rate(people, [1, 2] if game % 2 else [2, 1])
    assert all(rating.sure for rating in people)


def test_ratings_of_a_pool_leave_others_alone_and_are_read_back() -> None:
    before = Rating()
    after = rate([before, before], [1, 2])
    seats = tuple(SeatResult(f"P{i}", bytes([i]), i + 1, 15 - i, before, after[i]) for i in range(2))
    result = GameResult("base", "finished", 20, seats)
    standings = Standings()
    standings.add("0a", msgspec.json.decode(msgspec.json.encode(result), type=GameResult))
    assert standings.rating(b"\0", ("base", 2)) == after[0]
    assert standings.rating(b"\0", ("base", 3)) == standings.rating(b"\0", ("marvel", 2)) == Rating()
    assert standings.games(b"\1", ("base", 2)) == 1
    standings.add("0b", GameResult("base", "agreed", 3, (SeatResult("P0", b"\0", 1, 0), SeatResult("P1", b"\1", 2, 0))))
    assert standings.games(b"\1", ("base", 2)) == 1


def test_a_game_counts_if_people_alone_have_played_it_and_all_have_moved() -> None:
    assert counts("finished", people_only=True, all_moved=True)
    assert not counts("finished", people_only=False, all_moved=True)
    assert not counts("finished", people_only=True, all_moved=False)
    assert not counts("agreed", people_only=True, all_moved=True)


@pytest.mark.parametrize(
    ("outage_s", "all_finished", "expected"), [(60, False, True), (61, False, False), (9_999, True, True)]
)
def test_after_a_long_outage_a_game_counts_only_if_all_have_finished_it(
    outage_s: float, all_finished: bool, expected: bool
) -> None:
    found = counts("finished", people_only=True, all_moved=True, outage_s=outage_s, all_finished=all_finished)
    assert found == expected


def test_nothing_is_kept_of_pools_that_are_not_there() -> None:
    standings = Standings()
    for number in range(20):
        assert not standings.best((f"pool {number}", 2), 5)
    assert not standings._ranked
    standings.add("0a", GameResult("base", "won", 20, (SeatResult("P", b"a", 1, 15, Rating(), Rating(30.0, 2.0)),)))
    assert [key for key, _ in standings.best(("base", 1), 5)] == [b"a"] and len(standings._ranked) == 1


def test_the_best_are_the_same_whether_they_were_asked_for_before_or_not() -> None:
    rng = random.Random(3)
    keys = [bytes([number]) for number in range(20)]
    asked, new = Standings(), Standings()
    pool = "base", 2
    for game in range(300):
        ratings = [Rating(rng.choice((20.0, 25.0, 30.0)), rng.choice((2.0, 5.0))) for _ in range(2)]
        pairs = zip(rng.sample(keys, 2), ratings, strict=True)
        seats = tuple(SeatResult("P", key, 1, 15, Rating(), rating) for key, rating in pairs)
        for standings in (asked, new):
            standings.add(f"{game:x}", GameResult("base", "won", 20, seats))
        assert len(asked.best(pool, 5)) == min(5, len({key for key in keys if asked.games(key, pool)}))
    best = asked.best(pool, 20)
    assert best == new.best(pool, 20)
    assert best == sorted(best, key=lambda each: (each[1].sure, each[1].shown), reverse=True)
    assert asked.best(pool, 5) == best[:5] and asked.best(("marvel", 2), 5) == []
    assert dict(best) == {key: asked.pools(key)[pool] for key in keys}

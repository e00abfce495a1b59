"""Ratings: known strengths are found again, intervals hold them, and somebody who won everything has a rating too."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest

from tools.ladder.match import MatchScore
from tools.ladder.ratings import rated

TRUE = {"a": 260.0, "b": 110.0, "c": -20.0, "d": -350.0}


def played(pairs: list[tuple[str, str]], games: int, players: int, rng: np.random.Generator) -> list[MatchScore]:
    found = []
    for first, second in pairs:
        strength, other = (10 ** (TRUE[name] / 400) for name in (first, second))
        won = rng.binomial(games, strength / (strength + (players - 1) * other))
        found.append(MatchScore("base", players, first, second, games, won / games, 0.0, 1.0))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_ratings_are_found_again(players: int) -> None:
    matches = played(list(combinations(TRUE, 2)), 20_000, players, np.random.default_rng(players))
    ratings = rated(matches)
    assert [each.bot for each in ratings] == list("abcd")
    assert sum(each.rating for each in ratings) == pytest.approx(0, abs=0.5)
    assert all(each.rating == pytest.approx(TRUE[each.bot], abs=10) for each in ratings)
    assert {each.games for each in ratings} == {60_000}


def test_the_interval_of_95_percent_holds_the_rating_in_95_of_100_ladders() -> None:
    rng, inside = np.random.default_rng(1), 0
    for _ in range(200):
        ratings = rated(played(list(pairwise(TRUE)), 100, 2, rng))
        inside += sum(each.low <= TRUE[each.bot] <= each.high for each in ratings)
    assert 0.92 < inside / 800 < 0.98


def test_more_games_make_the_interval_smaller() -> None:
    few, many = (rated(played(list(pairwise(TRUE)), games, 2, np.random.default_rng(5))) for games in (100, 10_000))
    for one, other in zip(few, many, strict=True):
        assert one.high - one.low > 5 * (other.high - other.low)


def test_somebody_who_has_won_all_games_has_a_rating() -> None:
    best, worst = rated([MatchScore("base", 2, "a", "b", 50, 1.0, 0.9, 1.0)])
    assert (best.bot, worst.bot) == ("a", "b")
    assert 500 < best.rating - worst.rating < 900
    assert best.low < best.rating < best.high < 1500


def test_equal_scores_give_equal_ratings_with_more_seats() -> None:
    ratings = rated([MatchScore("base", 4, "a", "b", 400, 0.25, 0.2, 0.3)])
    assert [each.rating for each in ratings] == [0.0, 0.0]


def test_matches_that_do_not_connect_everybody_have_no_common_ratings() -> None:
    apart = [MatchScore("base", 2, "a", "b", 10, 0.5, 0, 1), MatchScore("base", 2, "c", "d", 10, 0.5, 0, 1)]
    with pytest.raises(ValueError, match="do not connect"):
        rated(apart)

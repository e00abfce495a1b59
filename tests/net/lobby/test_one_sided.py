"""Which results stand out to the person who runs a server."""

from __future__ import annotations

import pytest

from net.lobby.people.one_sided import OneSided, one_sided
from net.lobby.people.ratings import GameResult, Rating, SeatResult

ANA, BO, CY = b"a", b"b", b"c"


def games(winner: bytes, loser: bytes, count: int, *, rated: bool = True) -> list[GameResult]:
    after = Rating() if rated else None
    seats = (SeatResult("", winner, 1, 15, after, after), SeatResult("", loser, 2, 3, after, after))
    return [GameResult("base", "points", 20, seats)] * count


@pytest.mark.parametrize(
    ("results", "found"),
    [
        (games(ANA, BO, 10), [OneSided(ANA, BO, 10, 10, 10)]),
        (games(ANA, BO, 9), []),
        (games(ANA, BO, 10, rated=False), []),
        (games(ANA, BO, 18) + games(BO, ANA, 2), [OneSided(ANA, BO, 18, 20, 20)]),
        (games(ANA, BO, 17) + games(BO, ANA, 3), []),
        (games(ANA, BO, 12) + games(ANA, CY, 9), []),
        (games(ANA, BO, 12) + games(CY, ANA, 8), [OneSided(ANA, BO, 12, 12, 20)]),
        (games(ANA, BO, 12) + games(CY, BO, 20), [OneSided(CY, BO, 20, 20, 20), OneSided(ANA, BO, 12, 12, 12)]),
    ],
)
def test_a_player_who_keeps_beating_the_same_opponent_is_listed(
    results: list[GameResult], found: list[OneSided]
) -> None:
    assert one_sided(results) == found

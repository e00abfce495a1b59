"""Places and ratings after a game."""

from __future__ import annotations

import msgspec
import pytest

from game.record.position import Position
from game.rules import Player
from net.lobby.ratings import Rating, places, rate
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

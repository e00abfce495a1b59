"""Requests that need the consent of others, and what a takeback costs the host."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from game.match.match import Match, Rejected
from game.record import follower
from game.rules import TakeTokens
from net.host.consent import NO_MORE_TAKEBACKS, TAKEBACKS, ConsentRequests
from tests.helpers.tables import network_match

KEPT = 4


def undo(requests: ConsentRequests, match: Match, seat: int) -> None:
    """Ask to take a turn back where nobody else is there to agree."""
    requests.ask("takeback", seat)
    (agreed,) = requests.take_agreed({seat})
    requests.take_back(agreed, len(match.record.entries) - 1, {seat})


def test_turns_are_taken_back_so_often_at_most_and_the_game_is_followed_again_almost_never() -> None:
    match = network_match("base", 2)
    match.follower.keep_last(KEPT)
    requests, seat = ConsentRequests(match), match.state.turn
    with patch.object(follower, "follow", wraps=follower.follow) as again:
        for _ in range(TAKEBACKS):
            match.propose(seat, TakeTokens((0, 1, 2)))
            undo(requests, match, seat)
    assert again.call_count == 1
    match.propose(seat, TakeTokens((0, 1, 2)))
    with pytest.raises(Rejected, match=NO_MORE_TAKEBACKS):
        requests.ask("takeback", seat)


def test_asking_for_a_turn_further_back_than_positions_are_kept_follows_nothing_again() -> None:
    match = network_match("base", 2)
    match.follower.keep_last(1)
    requests, seat = ConsentRequests(match), match.state.turn
    match.propose(seat, TakeTokens((0, 1, 2)))
    match.propose(1 - seat, TakeTokens((0, 1, 2)))
    with patch.object(follower, "follow") as again:
        requests.ask("takeback", seat)
    assert not again.called and requests.status("takeback").seat == seat

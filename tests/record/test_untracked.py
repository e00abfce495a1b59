"""The values of a game are no work for Python's collector of cycles: a server keeps millions of them."""

from __future__ import annotations

import gc

from game.match.match import Match
from game.record import SeatInfo
from game.rules import legal_actions

SEATS = (SeatInfo("A", "human"), SeatInfo("B", "human"))


def test_the_collector_knows_no_entry_position_or_event() -> None:
    match = Match.unsaved("base", SEATS, bytes(32), first=0)
    for _ in range(8):
        match.propose(match.state.turn, legal_actions(match.state)[0])
    gc.collect()
    follower = match.follower
    values = [*match.record.entries, *follower.positions, *follower.events, *follower.salts]
    assert not any(map(gc.is_tracked, values))

"""The ``Presence`` message: due at every change, and every ``PING_S`` otherwise.

Knows the match, and the connected and missing seats; knows no links.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.match.match import Match
from game.rules import Seat
from net.host.absence import AbsentSeats
from net.host.connections import ConnectedPerson
from net.host.quorum import Quorum
from net.protocol.limits import PING_S
from net.protocol.messages import Presence, SeatPresence, Watcher

WATCHERS_SHOWN: Final = 16
LONGEST_AWAY_S: Final = 10_000_000


class PresenceBulletin:
    """Returns a ``Presence`` when one is due."""

    def __init__(self, match: Match, quorum: Quorum, absent: AbsentSeats, now: float) -> None:
        self._match = match
        self._quorum = quorum
        self._absent = absent
        self._shown: tuple[object, ...] = ()
        self._shown_at = now

    def due(
        self,
        people: Collection[tuple[ConnectedPerson, Seat | None]],
        halted: bool,
        clock_ms: int | None,
        now: float,
        *,
        always: bool = False,
    ) -> Presence | None:
        """Return the message for these people with their seats, ``None`` where none is due."""
        watchers = tuple(Watcher(one.number, one.name, one.key) for one, seat in people if seat is None)
        infos, state = self._match.seats, self._match.state
        turn = (state.round, state.turn) if clock_ms is not None else None
        here = frozenset(self._quorum.here)
        shape = (here, watchers, halted, tuple(info.kind for info in infos), turn)
        if shape == self._shown and not always and now - self._shown_at < PING_S:
            return None
        self._shown, self._shown_at = shape, now
        pings = {seat: one.ping_ms for one, seat in people}
        seats = tuple(
            None if info.key is None else self._present(seat, pings.get(seat, -1), now)
            for seat, info in enumerate(self._match.record.header.seats)
        )
        return Presence(seats, watchers[:WATCHERS_SHOWN], halted, -1 if clock_ms is None else clock_ms)

    def _present(self, seat: Seat, ping_ms: int, now: float) -> SeatPresence:
        quorum = self._quorum
        away = int(max(0.0, now - self._absent.since.get(seat, now)))
        bot = self._match.seats[seat].kind == "bot"
        confirmed = quorum.confirmed.get(seat, -1)
        return SeatPresence(seat in quorum.here, confirmed, ping_ms, min(away, LONGEST_AWAY_S), bot)

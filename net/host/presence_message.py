"""The ``Presence`` message: due at once where people or the turn change, and with the next ping for all else.

While nothing changes none is sent; small changes of the round trips are none.

Knows the match, its people, and the connected and missing seats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from game.match.match import Match
from game.rules import Seat
from net.host.absence import AbsentSeats
from net.host.connections import ConnectedPerson, Connections
from net.host.quorum import Quorum
from net.protocol.messages import Presence, SeatPresence, Watcher

WATCHERS_SHOWN: Final = 16
LONGEST_AWAY_S: Final = 10_000_000
PING_STEP_MS: Final = 10
"""A change of a round trip up to this, or a quarter, is not sent by itself."""


class PresenceBulletin:
    """Returns a ``Presence`` when one is due."""

    def __init__(
        self,
        match: Match,
        quorum: Quorum,
        absent: AbsentSeats,
        connections: Connections,
        seat_of: Callable[[ConnectedPerson], Seat | None],
        now: float,
    ) -> None:
        """``seat_of`` returns a person's seat, ``None`` for a spectator."""
        self._match = match
        self._quorum = quorum
        self._absent = absent
        self._connections = connections
        self._seat_of = seat_of
        self._shown: tuple[object, ...] = ()
        self._looked_at = now
        self._last: Presence | None = None
        self._people: tuple[int, list[tuple[ConnectedPerson, Seat | None]]] = -1, []
        """The people with their seats, and how many changes of the links there had been when they were looked for."""

    def due(self, halted: bool, clock_ms: int | None, now: float, *, always: bool = False) -> Presence | None:
        """Return the message, ``None`` where none is due."""
        infos, state = self._match.seats, self._match.state
        turn = (state.round, state.turn) if clock_ms is not None else None
        changes = self._connections.changes
        shape = (changes, frozenset(self._quorum.here), halted, infos, turn)
        changed = always or shape != self._shown
        if not changed and self._looked_at >= self._connections.pinged_at:
            return None
        self._shown, self._looked_at = shape, now
        if changes != self._people[0]:
            self._people = changes, [(one, self._seat_of(one)) for one in self._connections.people()]
        people = self._people[1]
        pings = {seat: one.ping_ms for one, seat in people}
        seats = tuple(
            [
                None if info.key is None else self._present(seat, pings.get(seat, -1), infos[seat].kind == "bot", now)
                for seat, info in enumerate(self._match.record.header.seats)
            ]
        )
        watchers = [Watcher(one.number, one.name, one.key) for one, seat in people if seat is None]
        shown = tuple(watchers[:WATCHERS_SHOWN])
        presence = Presence(seats, shown, halted, -1 if clock_ms is None else clock_ms)
        if not changed and self._last is not None and _same(presence, self._last):
            return None
        self._last = presence
        return presence

    def _present(self, seat: Seat, ping_ms: int, bot: bool, now: float) -> SeatPresence:
        quorum, since = self._quorum, self._absent.since.get(seat)
        away = 0 if since is None else int(min(max(0.0, now - since), LONGEST_AWAY_S))
        return SeatPresence(seat in quorum.here, quorum.newest_acknowledged.get(seat, -1), ping_ms, away, bot)


def _same(one: Presence, other: Presence) -> bool:
    """Whether two messages show the same but for small differences of the round trips."""
    if (one.watchers, one.halted, one.clock_ms) != (other.watchers, other.halted, other.clock_ms):
        return False
    return all(map(_same_seat, one.seats, other.seats))


def _same_seat(one: SeatPresence | None, other: SeatPresence | None) -> bool:
    if one is None or other is None:
        return one is other
    measured = (one.ping_ms < 0) == (other.ping_ms < 0)
    near = measured and abs(one.ping_ms - other.ping_ms) <= max(PING_STEP_MS, other.ping_ms // 4)
    return near and msgspec.structs.replace(one, ping_ms=other.ping_ms) == other

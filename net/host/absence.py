"""The people missing from a game, and since when: a bot plays an overdue seat until its person is back.

Knows the match and which seats are connected; knows no links.
"""

from __future__ import annotations

import math

from game.match.match import Match
from game.record import SeatInfo
from game.rules import Seat
from net.host.quorum import Quorum


class AbsentSeats:
    """The seats whose people are missing."""

    def __init__(self, match: Match, quorum: Quorum) -> None:
        self._match = match
        self._quorum = quorum
        self._infos: tuple[SeatInfo, ...] = ()
        """The seats from which ``_bots`` follow."""
        self._bots: frozenset[Seat] = frozenset()
        self._left: set[Seat] = set()
        self.since: dict[Seat, float] = {}

    def joined(self, seat: Seat) -> None:
        """Mark a seat as connected."""
        self.since.pop(seat, None)
        self._left.discard(seat)

    def lost(self, seat: Seat, now: float, *, on_purpose: bool) -> None:
        """Mark a seat as missing since ``now``; one whose person has left ``on_purpose`` is overdue at once."""
        self.since[seat] = now
        if on_purpose:
            self._left.add(seat)

    def start_waiting(self, now: float) -> None:
        """Count people who have not connected yet as missing from now on."""
        for seat in self._quorum.counted - self._quorum.here:
            self.since.setdefault(seat, now)

    def wait_anew(self, now: float) -> None:
        """Count everybody who is missing as missing from now on."""
        self.since = dict.fromkeys(self.since, now)

    def overdue(self, now: float, wait_s: int) -> Seat | None:
        """Return a seat that has been missing for so long that a bot is to play it."""
        if wait_s < 0:
            return None
        for seat in self._missing():
            since = self.since.setdefault(seat, now)
            if seat in self._left or now >= since + wait_s:
                return seat
        return None

    def next_deadline(self, wait_s: int) -> float:
        """Return when the next seat will be overdue; minus infinity if one is, or has not been counted yet."""
        if wait_s < 0:
            return math.inf
        since, left = self.since, self._left
        dues = [-math.inf if seat in left else since.get(seat, -math.inf) + wait_s for seat in self._missing()]
        return min(dues, default=math.inf)

    def _missing(self) -> list[Seat]:
        """Return the seats of people who are not connected and have not resigned."""
        return sorted(self._quorum.counted - self._quorum.here - self._played_by_bots())

    def returned(self) -> Seat | None:
        """Return a seat that a bot plays although its person is connected again."""
        bots = self._played_by_bots()
        return min(bots & self._quorum.here & self._quorum.counted, default=None) if bots else None

    def _played_by_bots(self) -> frozenset[Seat]:
        """Return the seats that bots play, which are looked for where the seats have changed."""
        infos = self._match.seats
        if infos is not self._infos:
            self._infos = infos
            self._bots = frozenset(seat for seat, info in enumerate(infos) if info.kind == "bot")
        return self._bots

"""Whom to ask for what the dealer has told it: fellow guests whose acknowledgements the dealer does not pass on.

A dealer that tells two guests different things can keep their acknowledgements apart, but not their own connections.
Knows attendance and times only.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.rules import Seat
from net.messages import Presence

UNCONFIRMED_S: Final = 4.0
"""How long an acknowledgement may be missing before its seat is asked itself."""


class Doubts:
    """Since when each seat has confirmed less than it could."""

    def __init__(self) -> None:
        """Doubt nobody."""
        self._since: dict[Seat, float] = {}

    def look(self, presence: Presence | None, last: int, known: Collection[Seat | None], now: float) -> list[Seat]:
        """List the seats to ask: those that have long not confirmed the entry before ``last``.

        ``known`` are in no doubt: the own seat and the dealer's.
        """
        behind = {
            seat
            for seat, attendance in enumerate(() if presence is None else presence.seats)
            if attendance is not None and attendance.connected and seat not in known and attendance.confirmed < last - 1
        }
        self._since = {seat: self._since.get(seat, now) for seat in sorted(behind)}
        return [seat for seat, since in self._since.items() if now - since > UNCONFIRMED_S]

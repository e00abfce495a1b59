"""Whom to ask for what the dealer has told it: fellow guests whose acknowledgements the dealer does not pass on.

A dealer that tells two guests different things can keep their acknowledgements apart, but not their own connections.
The dealer’s word that somebody has confirmed counts for nothing here, only the signatures in the own copy do.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from game.record import Entry
from game.rules import Seat
from net.messages import Presence

UNCONFIRMED_S: Final = 4.0
"""How long an acknowledgement may be missing before its seat is asked itself."""
LATE_ENTRIES: Final = 2
"""How many entries later than it could an acknowledgement may be relayed: the dealer does not wait for the slowest."""
LOOKED_BACK: Final = 12


def relayed(entries: Sequence[Entry]) -> dict[Seat, int]:
    """Give for each seat the newest entry whose signature by it the last entries hold."""
    newest: dict[Seat, int] = {}
    for entry in entries[-LOOKED_BACK:]:
        for signature in entry.signatures:
            newest[signature.seat] = max(signature.seq, newest.get(signature.seat, -1))
    return newest


class Doubts:
    """Since when each seat has confirmed less than it could."""

    def __init__(self) -> None:
        """Doubt nobody."""
        self._since: dict[Seat, float] = {}

    def look(
        self,
        presence: Presence | None,
        signed: Mapping[Seat, int],
        last: int,
        known: Collection[Seat | None],
        now: float,
    ) -> list[Seat]:
        """List the seats to ask: those that are there and whose signatures have long been missing.

        ``signed`` is what ``relayed`` gives, ``last`` the newest entry, ``known`` are in no doubt: the own seat and the
        dealer’s.
        """
        behind = {
            seat
            for seat, attendance in enumerate(() if presence is None else presence.seats)
            if attendance is not None
            and attendance.connected
            and seat not in known
            and signed.get(seat, -1) < last - 1 - LATE_ENTRIES
        }
        self._since = {seat: self._since.get(seat, now) for seat in sorted(behind)}
        return [seat for seat, since in self._since.items() if now - since > UNCONFIRMED_S]

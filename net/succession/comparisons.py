"""When guests compare what the host has signed: a host that equivocates signs different entries for different guests.

Such a host can withhold the acknowledgements of each from the other, but not their direct links. So a guest calls those
whose acknowledgements are missing, and compares the host’s signatures. What the host claims about them (acknowledged,
away) counts for nothing here: only the signatures in this guest’s copy do, and what the other guest itself has sent.
Schedules the calls; knows links by number only.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from game.record import Entry
from game.rules import Seat

UNACKNOWLEDGED_S: Final = 4.0
"""How long an acknowledgement may be missing before its seat is called."""
AGAIN_S: Final = 5.0
"""Interval between two calls to a seat that still does not acknowledge."""
ANSWER_S: Final = 3.0
"""How long a call to compare may take."""
LATE_ENTRIES: Final = 2
"""By how many entries an acknowledgement may be relayed late: the host does not wait for the slowest guest."""
LOOKED_BACK: Final = 12


def relayed(entries: Sequence[Entry]) -> dict[Seat, int]:
    """Return for each seat the newest entry that the last entries hold its signature of."""
    newest: dict[Seat, int] = {}
    for entry in entries[-LOOKED_BACK:]:
        for signature in entry.signatures:
            newest[signature.seat] = max(signature.seq, newest.get(signature.seat, -1))
    return newest


class EquivocationMonitor:
    """Schedules calls to the seats whose acknowledgements are missing."""

    def __init__(self) -> None:
        self._since: dict[Seat, float] = {}
        self._called: dict[Seat, float] = {}
        self._agreed: dict[Seat, int] = {}
        self._calls: dict[int, float] = {}
        self._urgent = False
        self._warned: set[Seat] = set()
        self._warning: dict[Seat, float] = {}

    def call_all(self) -> None:
        """Make the next ``due`` return all seats, even those that have acknowledged."""
        self._urgent = True

    def due(
        self, seats: Collection[Seat], signed: Mapping[Seat, int], last: int, now: float, *, over: bool = False
    ) -> list[Seat]:
        """Return those of some seats that are to be called now, as their signatures have been missing for long.

        ``signed`` is the value of ``relayed``, ``last`` the newest entry. No entry follows to relay the last
        signatures of a game that is ``over``: then everybody is asked for the very last entry.
        """
        wanted = last if over else last - 1 - LATE_ENTRIES
        behind = sorted(seat for seat in seats if max(signed.get(seat, -1), self._agreed.get(seat, -1)) < wanted)
        self._since = {seat: self._since.get(seat, now) for seat in behind}
        if self._urgent:
            self._urgent = False
            return sorted(seats)
        return [
            seat
            for seat, since in self._since.items()
            if now - since > UNACKNOWLEDGED_S and now - self._called.get(seat, now - 2 * AGAIN_S) > AGAIN_S
        ]

    def unwarned(self, seats: Collection[Seat], now: float) -> list[Seat]:
        """Return those of some seats that are to be called now and shown the evidence against the host."""
        left = [seat for seat in sorted(seats) if seat not in self._warned]
        due = [seat for seat in left if now - self._warning.get(seat, now - 2 * AGAIN_S) > AGAIN_S]
        self._warning.update((seat, now) for seat in due)
        return due

    def warned(self, seat: Seat) -> None:
        """Note that a seat has been sent the evidence."""
        self._warned.add(seat)

    def agreed(self, seat: Seat, seq: int) -> None:
        """Note that a seat has the same game up to an entry."""
        self._agreed[seat] = max(seq, self._agreed.get(seat, -1))

    def call(self, link: int, seat: Seat, now: float) -> None:
        """Note that a seat is called over a link for a comparison."""
        self._calls[link] = self._called[seat] = now

    def is_comparison(self, link: int) -> bool:
        """Whether a link was opened for a comparison."""
        return link in self._calls

    def done(self, link: int) -> bool:
        """Forget a call; return whether it was one for a comparison."""
        return self._calls.pop(link, None) is not None

    def overdue(self, now: float) -> list[int]:
        """Return the links of calls without an answer for too long."""
        return [link for link, since in self._calls.items() if now - since > ANSWER_S]

"""Whom to ask for what the dealer has told it: fellow guests whose acknowledgements the dealer does not pass on.

A dealer that tells two guests different things can keep their acknowledgements apart, but not their own connections.
The dealer’s word that somebody has confirmed, or is not even there, counts for nothing here: only the signatures in the
own copy do, and what the fellow guest itself has shown. Knows no links; whoever calls says which call is for this.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from game.record import Entry
from game.rules import Seat

UNCONFIRMED_S: Final = 4.0
"""How long an acknowledgement may be missing before its seat is asked itself."""
AGAIN_S: Final = 5.0
"""How long after it was asked a seat that still does not confirm is asked again."""
ANSWER_S: Final = 3.0
"""How long a call to compare may last."""
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


class EquivocationMonitor:
    """Since when each seat has confirmed less than it could, who is to be asked, and which calls do so."""

    def __init__(self) -> None:
        """Doubt nobody."""
        self._since: dict[Seat, float] = {}
        self._asked: dict[Seat, float] = {}
        self._agreed: dict[Seat, int] = {}
        self._calls: dict[int, float] = {}
        self._at_once = False
        self._warned: set[Seat] = set()
        self._warning: dict[Seat, float] = {}

    def hasten(self) -> None:
        """Let everybody be asked at the next look, whatever has been confirmed."""
        self._at_once = True

    def look(
        self, seats: Collection[Seat], signed: Mapping[Seat, int], last: int, now: float, *, over: bool = False
    ) -> list[Seat]:
        """List those of some seats that are to be asked now: their signatures have long been missing.

        ``signed`` is what ``relayed`` gives, ``last`` the newest entry. No later entry relays the signatures of the
        last ones of a game that is ``over``: then everybody is asked for the very last.
        """
        wanted = last if over else last - 1 - LATE_ENTRIES
        behind = sorted(seat for seat in seats if max(signed.get(seat, -1), self._agreed.get(seat, -1)) < wanted)
        self._since = {seat: self._since.get(seat, now) for seat in behind}
        if self._at_once:
            self._at_once = False
            return sorted(seats)
        return [
            seat
            for seat, since in self._since.items()
            if now - since > UNCONFIRMED_S and now - self._asked.get(seat, now - 2 * AGAIN_S) > AGAIN_S
        ]

    def unwarned(self, seats: Collection[Seat], now: float) -> list[Seat]:
        """List those of some seats that are now to be called to learn of a dealer that was caught."""
        left = [seat for seat in sorted(seats) if seat not in self._warned]
        due = [seat for seat in left if now - self._warning.get(seat, now - 2 * AGAIN_S) > AGAIN_S]
        self._warning.update((seat, now) for seat in due)
        return due

    def warned(self, seat: Seat) -> None:
        """Note that a seat has been shown what the dealer was caught at."""
        self._warned.add(seat)

    def agreed(self, seat: Seat, seq: int) -> None:
        """Note that a seat was told the same up to an entry."""
        self._agreed[seat] = max(seq, self._agreed.get(seat, -1))

    def call(self, link: int, seat: Seat, now: float) -> None:
        """Note that a seat is called over a link to compare."""
        self._calls[link] = self._asked[seat] = now

    def is_for_this(self, link: int) -> bool:
        """Tell whether a link is a call to compare."""
        return link in self._calls

    def done(self, link: int) -> bool:
        """Take note that a call has served its purpose or is over; tells whether it was one to compare."""
        return self._calls.pop(link, None) is not None

    def overdue(self, now: float) -> list[int]:
        """List the calls that have had no answer for too long."""
        return [link for link, since in self._calls.items() if now - since > ANSWER_S]

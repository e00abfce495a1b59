"""Whether the dealer may go on: who is there, who has what, and for how long somebody is missed.

The rule (``docs/protocol.md``): the dealer commits only while the others could not elect another one without it.
"""

from __future__ import annotations

from game.match.match import Match
from game.record import SeatChange
from game.rules import Seat


class Quorum:
    """Who of a game's people is there."""

    def __init__(self, match: Match, dealer: Seat | None) -> None:
        """Begin with nobody there; ``dealer`` is the dealer's own seat."""
        self._match = match
        self._dealer = dealer
        self.here: set[Seat] = set()
        self.lost: dict[Seat, float] = {}
        self.left: set[Seat] = set()
        self._met = _written(match)
        self._promised: dict[Seat, int] = {}
        self.confirmed: dict[Seat, int] = {}
        for seq in range(len(match.record.entries)):
            for seat in match.confirmed(seq):
                self.confirmed[seat] = seq

    @property
    def counted(self) -> frozenset[Seat]:
        """The seats whose people count: those with a key that have not resigned."""
        seats = enumerate(self._match.record.header.seats)
        return frozenset(seat for seat, info in seats if info.key is not None) - self._match.resigned

    def came(self, seat: Seat) -> None:
        """Note that somebody is there."""
        self.here.add(seat)
        self._met.add(seat)
        self.lost.pop(seat, None)
        self.left.discard(seat)

    def went(self, seat: Seat, now: float, on_purpose: bool) -> None:
        """Note that somebody is not there any more."""
        self.here.discard(seat)
        self.lost[seat] = now
        if on_purpose:
            self.left.add(seat)

    def miss(self, now: float) -> None:
        """Begin to miss whoever has not come yet."""
        for seat in self.counted - self.here:
            self.lost.setdefault(seat, now)

    def acknowledged(self, seat: Seat, seq: int) -> None:
        """Note the newest entry that somebody has signed."""
        self.confirmed[seat] = max(seq, self.confirmed.get(seat, -1))

    def promised(self, seat: Seat, epoch: int) -> None:
        """Note the newest epoch that somebody has promised itself to."""
        self._promised[seat] = epoch

    @property
    def bound(self) -> frozenset[Seat]:
        """Who has promised itself to a newer epoch than this: it follows, and can acknowledge nothing.

        It has nothing but its word for that, so it counts like somebody who is away, and no more.
        """
        epoch = self._match.follower.position.epoch
        return frozenset(seat for seat, promised in self._promised.items() if promised > epoch)

    @property
    def forsaken(self) -> bool:
        """Whether so many are bound elsewhere that this deal cannot go on, whoever else comes."""
        return not self._holds(self.counted - self.bound)

    def enough(self) -> bool:
        """Tell whether enough people are there to commit anything."""
        return self._holds(self.counted & self.here - self.bound)

    def settled(self) -> bool:
        """Tell whether enough people have signed the last entry for the next one to follow."""
        last = len(self._match.record.entries) - 1
        return self._holds(self.counted & self._match.confirmed(last))

    def overdue(self, now: float, wait_s: int) -> Seat | None:
        """Name a seat whose person is missed for long enough that a bot is to play it."""
        for seat, info in enumerate(self._match.seats):
            if info.kind != "human" or seat in self.here or seat in self._match.resigned or wait_s < 0:
                continue
            since = self.lost.setdefault(seat, now)
            if seat in self.left or now - since >= wait_s:
                return seat
        return None

    def returned(self) -> Seat | None:
        """Name a seat that a bot plays though its person is there again."""
        seats = self._match.seats
        return next((seat for seat in sorted(self.counted & self.here) if seats[seat].kind == "bot"), None)

    def _holds(self, those: frozenset[Seat]) -> bool:
        """Tell whether the people besides these are too few to elect a dealer."""
        counted = self.counted
        missing = counted - those
        if len(counted) == 2 and self._dealer in counted:
            # Of two, the other needs nobody's vote to take over: then both must be there.
            return not any(seat == self._dealer or self._joined(seat) for seat in missing)
        return len(missing) * 2 <= len(counted)

    def must_write(self, seat: Seat) -> bool:
        """Tell whether the record must say that a seat comes back before it is told anything of this epoch.

        Of two, who has the log needs nobody to take over. The dealer may be started anew at any moment, and would go
        on alone as long as its record does not tell that the other has been here.
        """
        return len(self.counted) == 2 and seat in self.counted - {self._dealer} and not self._joined(seat)

    @property
    def goes_on_alone(self) -> bool:
        """Whether this dealer of two need not wait for the other, who was lost before its deal."""
        others = self.counted - {self._dealer}
        return len(self.counted) == 2 and len(others) == 1 and not any(map(self._joined, others))

    def _joined(self, seat: Seat) -> bool:
        """Tell whether a seat has ever followed this dealer: after a takeover the lost one need not be waited for."""
        return self._match.follower.position.epoch <= 1 or seat in self._met


def _written(match: Match) -> set[Seat]:
    """Tell who has followed the newest deal, as far as the record tells."""
    entries, epoch = match.record.entries, match.follower.position.epoch
    met: set[Seat] = set()
    for entry in reversed(entries):
        if entry.epoch != epoch:
            break
        if isinstance(entry.body, SeatChange) and entry.body.info.kind == "human":
            met.add(entry.body.seat)
        met |= {signature.seat for signature in entry.signatures if entries[signature.seq].epoch == epoch}
    return met

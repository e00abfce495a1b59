"""The quorum of a game: which people are connected, and which entries they have acknowledged.

The rule (``docs/protocol.md``): the host writes only while the people who are not with it are too few to elect
another host. The next entry follows only once so many have acknowledged the last one that the others could not elect a
host that lacks it. So no acknowledged entry is ever lost, and no game has two hosts that both continue.

Knows seats and acknowledgements; knows no links and no time.
"""

from __future__ import annotations

from game.match.match import Match
from game.record import SeatChange
from game.rules import Seat


class Quorum:
    """Which people of a game are connected, and whether they are enough."""

    def __init__(self, match: Match, host_seat: Seat | None, *, takeover: bool = True) -> None:
        """Start with nobody connected; ``host_seat`` is the host's own seat.

        Without ``takeover`` no other host is ever elected, so this one may write alone.
        """
        self._match = match
        self._host_seat = host_seat
        self._takeover = takeover
        self._keyed = frozenset(seat for seat, info in enumerate(match.record.header.seats) if info.key is not None)
        self._counted: dict[frozenset[Seat], frozenset[Seat]] = {}
        self.here: set[Seat] = set()
        self._seen = _written(match)
        self._promised: dict[Seat, int] = {}
        self.newest_acknowledged = dict(match.newest_acknowledged)

    @property
    def counted(self) -> frozenset[Seat]:
        """The seats that count: those with a key that have not resigned."""
        resigned = self._match.resigned
        if resigned not in self._counted:
            self._counted[resigned] = self._keyed - resigned
        return self._counted[resigned]

    def joined(self, seat: Seat) -> None:
        """Mark a seat as connected."""
        self.here.add(seat)
        self._seen.add(seat)

    def lost(self, seat: Seat) -> None:
        """Mark a seat as missing."""
        self.here.discard(seat)

    def add_acknowledgement(self, seat: Seat, seq: int) -> None:
        """Store the newest entry that a seat has acknowledged."""
        self.newest_acknowledged[seat] = max(seq, self.newest_acknowledged.get(seat, -1))

    def promise(self, seat: Seat, epoch: int) -> None:
        """Store the newest epoch that a seat has voted for: it acknowledges nothing older."""
        self._promised[seat] = epoch

    @property
    def promised_away(self) -> frozenset[Seat]:
        """The seats that have voted for a newer epoch: they follow this deal, but acknowledge nothing of it.

        This is only their claim: such a seat counts as missing, without an effect on the other seats.
        """
        if not self._promised:
            return frozenset()
        epoch = self._match.follower.position.epoch
        return frozenset(seat for seat, promised in self._promised.items() if promised > epoch)

    @property
    def superseded(self) -> bool:
        """Whether so many seats are promised away that this deal can never continue."""
        return self._takeover and not self._holds(self.counted - self.promised_away)

    def reached(self) -> bool:
        """Whether enough people are connected to write anything."""
        return not self._takeover or self._holds(self.counted & self.here - self.promised_away)

    def acknowledged(self) -> bool:
        """Whether enough people have acknowledged the last entry for another to follow."""
        if not self._takeover:
            return True
        last = len(self._match.record.entries) - 1
        return self._holds(self.counted & self._match.acknowledged_by(last))

    def _holds(self, those: frozenset[Seat]) -> bool:
        """Whether the people besides these are too few to elect a host."""
        counted = self.counted
        missing = counted - those
        if len(counted) == 2 and self._host_seat in counted:
            # Of two, the other can take over by its own vote alone: so both must be connected.
            return not any(seat == self._host_seat or self._joined(seat) for seat in missing)
        return len(missing) * 2 <= len(counted)

    def must_record_return(self, seat: Seat) -> bool:
        """Whether the return of a seat must be recorded before it is sent anything of this epoch.

        Of two, a player with the log can take over alone. A host that is restarted after that would continue alone too,
        and the game would have two hosts, unless its own record shows that the other has joined.
        """
        return len(self.counted) == 2 and seat in self.counted - {self._host_seat} and not self._joined(seat)

    @property
    def may_write_alone(self) -> bool:
        """Whether this host of two need not wait for the other, who has not joined since its deal."""
        others = self.counted - {self._host_seat}
        return len(self.counted) == 2 and len(others) == 1 and not any(map(self._joined, others))

    def _joined(self, seat: Seat) -> bool:
        """Whether a seat has ever followed this deal: after a takeover the lost host is not waited for."""
        return self._match.follower.position.epoch <= 1 or seat in self._seen


def _written(match: Match) -> set[Seat]:
    """Return the seats that have followed the newest deal according to the record."""
    entries, epoch = match.record.entries, match.follower.position.epoch
    seen: set[Seat] = set()
    for entry in reversed(entries):
        if entry.epoch != epoch:
            break
        if isinstance(entry.body, SeatChange) and entry.body.info.kind == "human":
            seen.add(entry.body.seat)
        seen |= {signature.seat for signature in entry.signatures if entries[signature.seq].epoch == epoch}
    return seen

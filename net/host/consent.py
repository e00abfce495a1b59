"""Requests that need the consent of others: to take a turn back, to end the game without a winner.

Knows the asking and the agreeing seats; knows no links.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.match.match import Match, Rejected
from game.record import Takeback
from game.record.takeback import undoable_turn_of
from game.rules import Seat
from game.support.i18n import gettext_noop
from net.protocol.messages import RequestKind, RequestStatus

TAKEBACKS: Final = 100
"""Maximum number of takebacks in one game, because the rules bound the length of a record otherwise."""
NO_MORE_TAKEBACKS: Final = gettext_noop("No more turns can be undone in this game.")
NO_END: Final = gettext_noop("You cannot ask the other players for that now.")
NO_TAKEBACK: Final = gettext_noop("You cannot undo a turn now.")
NOT_AGREED: Final = gettext_noop("The other players do not agree.")


class ConsentRequests:
    """The open requests, at most one of each kind."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._open: dict[RequestKind, tuple[Seat, set[Seat]]] = {}

    def ask(self, kind: RequestKind, seat: Seat) -> None:
        """Open a request; raises ``Rejected`` where that is not possible now."""
        if kind == "takeback" and self._takebacks() >= TAKEBACKS:
            raise Rejected(NO_MORE_TAKEBACKS)
        playing = self._match.end is None and seat not in self._match.resigned
        if not playing or kind in self._open or (kind == "takeback" and self._undoable_turn_of(seat) is None):
            raise Rejected(NO_TAKEBACK if kind == "takeback" else NO_END)
        self._open[kind] = seat, {seat}

    def answer(self, kind: RequestKind, seat: Seat, yes: bool) -> Seat | None:
        """Store a reply; a no closes the request and returns the seat that had asked."""
        if kind not in self._open:
            return None
        asker, agreed = self._open[kind]
        if yes:
            agreed.add(seat)
            return None
        if seat != asker:
            del self._open[kind]
            return asker
        self.close(kind)
        return None

    def forget(self, seat: Seat) -> None:
        """Drop the consent and the requests of a seat whose person has left."""
        for kind, (asker, agreed) in list(self._open.items()):
            agreed.discard(seat)
            if seat == asker:
                del self._open[kind]

    def close(self, kind: RequestKind) -> bool:
        """Close a request, and return whether it was open."""
        return self._open.pop(kind, None) is not None

    def take_agreed(self, here: Collection[Seat]) -> list[RequestStatus]:
        """Close and return the requests that all agree to whose consent counts; ``here`` are the connected seats."""
        found = [status for status in self.open_requests() if self._is_agreed(status, here)]
        for status in found:
            del self._open[status.kind]
        return found

    def take_back(self, status: RequestStatus, seq: int, here: Collection[Seat]) -> None:
        """Take a turn back as requested when ``seq`` was the last entry; raises ``Rejected`` and ``OSError``."""
        assert status.seat is not None
        to = self._undoable_turn_of(status.seat)
        if to is None or seq != len(self._match.record.entries) - 1:
            raise Rejected(NO_TAKEBACK)
        if not self._is_agreed(status, here):
            # A person who was away when the others agreed has come back since.
            raise Rejected(NOT_AGREED)
        self._match.take_back(status.seat, to)

    def _undoable_turn_of(self, seat: Seat) -> int | None:
        return undoable_turn_of(self._match.record, seat)

    def _takebacks(self) -> int:
        return sum(isinstance(entry.body, Takeback) for entry in self._match.record.entries)

    def superseded(self) -> list[RequestKind]:
        """Close and return the requests that the last entry supersedes: takebacks, and all at the end of the game."""
        if not self._open:
            return []
        kinds: tuple[RequestKind, ...] = ("takeback",) if self._match.end is None else ("takeback", "end")
        return [kind for kind in kinds if self.close(kind)]

    def _is_agreed(self, status: RequestStatus, here: Collection[Seat]) -> bool:
        return self._consenting_seats(status.kind, here) <= set(status.agreed)

    def _consenting_seats(self, kind: RequestKind, here: Collection[Seat]) -> frozenset[Seat]:
        """Return the seats whose consent counts: for a takeback the connected ones, for the end all."""
        seats = enumerate(self._match.seats)
        playing = frozenset(seat for seat, info in seats if info.kind == "human") - self._match.resigned
        return playing.intersection(here) if kind == "takeback" else playing

    def status(self, kind: RequestKind) -> RequestStatus:
        """Return the message that shows a request to all."""
        if kind not in self._open:
            return RequestStatus(kind, None, ())
        seat, agreed = self._open[kind]
        return RequestStatus(kind, seat, tuple(sorted(agreed)))

    def open_requests(self) -> tuple[RequestStatus, ...]:
        """Return the messages of all open requests."""
        return tuple(map(self.status, self._open))

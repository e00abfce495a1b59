"""What the people of a game are asked: whether somebody's turn may be taken back, whether to end without a winner.

Knows who has asked and who has agreed; knows no links.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.match.match import Match, Rejected
from game.rules import Seat
from game.support.i18n import mark
from net.protocol.messages import RequestStatus, Vote

NO_TAKEBACK: Final = mark("Nothing can be taken back now.")
NOT_AGREED: Final = mark("The others do not agree.")


class ConsentRequests:
    """The wishes that stand for consent, at most one of each kind."""

    def __init__(self, match: Match) -> None:
        """Begin without any."""
        self._match = match
        self._open: dict[Vote, tuple[Seat, set[Seat]]] = {}

    def ask(self, vote: Vote, seat: Seat) -> bool:
        """Ask for something; tells whether it may be asked now."""
        if vote in self._open or (vote == "takeback" and self._match.follower.undoable_turn_of(seat) is None):
            return False
        self._open[vote] = seat, {seat}
        return True

    def answer(self, vote: Vote, seat: Seat, yes: bool) -> Seat | None:
        """Take an answer; a no closes the vote and gives whose wish it was."""
        if vote not in self._open:
            return None
        asker, agreed = self._open[vote]
        if yes:
            agreed.add(seat)
            return None
        if seat != asker:
            del self._open[vote]
            return asker
        self.close(vote)
        return None

    def forget(self, seat: Seat) -> None:
        """Take an answer back from somebody who has gone; whoever asks and goes asks no more."""
        for vote, (asker, agreed) in list(self._open.items()):
            agreed.discard(seat)
            if seat == asker:
                del self._open[vote]

    def close(self, vote: Vote) -> bool:
        """Ask no more; tells whether anybody had asked."""
        return self._open.pop(vote, None) is not None

    def granted(self, here: Collection[Seat]) -> list[RequestStatus]:
        """Close the votes to which all have agreed whose consent counts, and show them; ``here`` is who is there."""
        found = [ballot for ballot in self.standing() if self._voters(ballot.vote, here) <= set(ballot.agreed)]
        for ballot in found:
            del self._open[ballot.vote]
        return found

    def take_back(self, ballot: RequestStatus, seq: int, here: Collection[Seat]) -> None:
        """Take back the turn that was asked for when ``seq`` was the last entry; raises ``Rejected``, ``OSError``."""
        assert ballot.seat is not None
        to = self._match.follower.undoable_turn_of(ballot.seat)
        if to is None or seq != len(self._match.record.entries) - 1:
            raise Rejected(NO_TAKEBACK)
        if not self._voters("takeback", here) <= set(ballot.agreed):
            # Somebody has come back who was not asked.
            raise Rejected(NOT_AGREED)
        self._match.take_back(ballot.seat, to)

    def overtaken(self) -> list[Vote]:
        """Close and name what the last entry has overtaken: takebacks, and once the game is over all."""
        votes: tuple[Vote, ...] = ("takeback",) if self._match.end is None else ("takeback", "end")
        return [vote for vote in votes if self.close(vote)]

    def _voters(self, vote: Vote, here: Collection[Seat]) -> frozenset[Seat]:
        """Name whose consent counts: for a takeback of all who are there, for the end of all who still play."""
        seats = enumerate(self._match.seats)
        playing = frozenset(seat for seat, info in seats if info.kind == "human") - self._match.resigned
        return playing.intersection(here) if vote == "takeback" else playing

    def shown(self, vote: Vote) -> RequestStatus:
        """Show how a vote stands."""
        if vote not in self._open:
            return RequestStatus(vote, None, ())
        seat, agreed = self._open[vote]
        return RequestStatus(vote, seat, tuple(sorted(agreed)))

    def standing(self) -> tuple[RequestStatus, ...]:
        """Show the votes that stand."""
        return tuple(map(self.shown, self._open))

"""What the people of a game are asked: whether somebody's turn may be taken back, whether to end without a winner.

Knows who has asked and who has agreed; knows no links.
"""

from __future__ import annotations

from game.match import Match
from game.rules import Seat
from net.messages import Ballot, Vote


class Ballots:
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

    def granted(self, vote: Vote, voters: frozenset[Seat]) -> bool:
        """Tell whether all have agreed."""
        return vote in self._open and voters <= self._open[vote][1]

    def shown(self, vote: Vote) -> Ballot:
        """Show how a vote stands."""
        if vote not in self._open:
            return Ballot(vote, None, ())
        seat, agreed = self._open[vote]
        return Ballot(vote, seat, tuple(sorted(agreed)))

    def standing(self) -> tuple[Ballot, ...]:
        """Show the votes that stand."""
        return tuple(map(self.shown, self._open))

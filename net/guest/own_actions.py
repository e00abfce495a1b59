"""The actions that a guest has authorized: the host may record no other action for its seat.

Stores the proposals of this seat, its consents and its resignation. Only live entries are checked, because a bot or
the clock may have acted for the seat while the guest was disconnected. Knows entries and positions; knows no links.
"""

from __future__ import annotations

from game.record import Commit, End, Entry, Resign, SeatChange, Takeback
from game.record.position import Position, ending
from game.rules import Action, Seat
from net.protocol.messages import RequestKind


class OwnActions:
    """The actions of this seat that an entry may record."""

    def __init__(self) -> None:
        self._proposed: set[tuple[int, Action]] = set()
        self._agreed: set[RequestKind] = set()
        self._resigned = False

    def propose(self, seq: int, action: Action) -> None:
        """Note a proposal for the position after an entry."""
        self._proposed = {one for one in self._proposed if one[0] == seq} | {(seq, action)}

    def note_consent(self, kind: RequestKind, yes: bool) -> None:
        """Note whether a request was made or agreed to."""
        (self._agreed.add if yes else self._agreed.discard)(kind)

    def resign(self) -> None:
        """Note the resignation."""
        self._resigned = True

    def authorizes(
        self, entry: Entry, before: Position, seat: Seat | None, *, clocked: bool, served: bool = False
    ) -> bool:
        """Whether an entry records nothing of a seat that its person has not done; ``before`` is the position it met.

        With a clock (``clocked``) the host may have moved for the seat, after the time has run out. A server
        (``served``), which has no seat and is never replaced, may then also resign it, and may end a game. A spectator
        (``None``) has no actions.
        """
        if seat is None or entry.seq == 0:
            return True
        bot = before.seats[seat].kind == "bot"
        playing = not bot and seat not in before.resigned
        match entry.body:
            case Commit(own, (action, *_)) if own == seat:
                return bot or clocked or (entry.seq - 1, action) in self._proposed
            case Resign(own) if own == seat:
                return self._resigned or (clocked and served)
            case SeatChange(own, info) if own == seat:
                return info.kind == "human" or not playing
            case Takeback():
                return not playing or "takeback" in self._agreed
            case End() if ending(before) is None:
                return not playing or served or "end" in self._agreed
        return True

    def consume(self, entry: Entry) -> None:
        """Drop a consent that an entry has used up."""
        if isinstance(entry.body, Takeback):
            self._agreed.discard("takeback")

"""A guest at a table, whole: the game as it is followed live, and what is made of a dealer that does wrong.

Knows no sockets and no clock: links are told of, messages are handed in and drained, the time comes with each call. One
guest lives as long as its person plays; links come and go, even to another dealer. ``client_table`` says what may be
heard when, ``client_header`` and ``client_game`` what is believed; ``client_door``, ``client_member``, ``client_deal``
and ``client_copy`` are the rest of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.notation.actions import format_action
from game.record.follower import Desync as WrongDigest
from game.record.keys import Signer
from game.rules import Action
from game.support.cleaning import clean_text
from game.support.i18n import tr
from net.guest.copies import CopyStore
from net.guest.handshake import Credentials
from net.guest.misconduct import Misconduct, equivocation_text
from net.guest.own_actions import OwnActions
from net.guest.replica import Owner
from net.guest.states import State
from net.guest.text import called_off, nobody, time_up
from net.guest.verification import Denied, ExpectedRedeal, News
from net.protocol.limits import CHAT_LENGTH
from net.protocol.messages import (
    CommitLine,
    Compare,
    ProposalRejected,
    Propose,
    Purpose,
    Refused,
    Rematch,
    TimeUp,
    Vote,
)
from net.protocol.room_types import Phase

CALLED_OFF: Final[tuple[State, ...]] = ("lobby", "sealed", "opened")
"""The states in which what is refused is the start of a game."""
PHASES: Final[dict[State, Phase]] = {
    "away": "connecting",
    "greeted": "connecting",
    "proven": "connecting",
    "door": "waiting",
    "hall": "connecting",
    "lobby": "lobby",
    "sealed": "dealing",
    "opened": "dealing",
    "resuming": "connecting",
    "history": "game",
    "game": "game",
    "closed": "closed",
}


class Guest(Owner):
    """One person's side of a table."""

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        purpose: Purpose,
        token: Callable[[int], bytes],
        keeper: CopyStore,
        port: int = 0,
        code: str | None = None,
        pinned: bytes | None = None,
        game: str = "",
    ) -> None:
        """Be somebody who wants to a table.

        ``certificate`` is the fingerprint under which this computer listens on ``port``, ``token`` gives random bytes,
        ``pinned`` is the fingerprint of an invitation, ``game`` one to come back to: its copy is taken up at once.
        """
        super().__init__(Credentials(signer, certificate, name, purpose, token, port, code, pinned), keeper)
        self._deeds = OwnActions()
        self._word = b""
        """The dealer's signature on the entry that is to be settled."""
        self._proposed: list[Action] = []
        """What was proposed for the position after our last entry and has had no answer."""
        self._refused_at: int | None = None
        self._doubtful = False
        self.evidence: tuple[Compare, ...] = ()
        """What the dealer has signed twice, once it was caught at that."""
        if game:
            info = self._take_up(game)
            if self.play is not None:
                # Who has a copy was in before: a table that is not there yet is called again.
                self._inside = True
                self.options, self.host = info.options, info.host
                self._news.append(self.play.restart())

    # --- what may be asked -------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """How far it is, as a screen shows it."""
        if PHASES[self.state] not in ("connecting", "waiting"):
            return PHASES[self.state]
        # Who was at a table or in a game stays there while the link comes back.
        if self.play is not None and self.play.last >= 0:
            return "game"
        returning = self._inside and self.state != "door"
        return "lobby" if returning and self.lobby is not None else PHASES[self.state]

    @property
    def following(self) -> bool:
        """Whether the game goes on here and now."""
        return self.state == "game"

    def take_news(self) -> list[News]:
        """Take what has happened in the game since the last call."""
        news = list(self._news)
        self._news.clear()
        return news

    # --- wishes ------------------------------------------------------------------------------------------------------

    def propose(self, action: Action) -> None:
        """Propose an action for the own seat; where nobody can take it now, that is the answer."""
        self.settle()
        if self.play is None or self.state != "game":
            self._news.append(Denied("", tr("The table cannot be reached right now.")))
            return
        self._proposed.append(action)
        self._deeds.proposed(self.play.last, action)
        self._send(Propose(self.play.last, format_action(action, self.play.follower.rules)))

    def resign(self) -> None:
        """Give up with the own seat."""
        self._deeds.resigned()
        super().resign()

    def wish(self, vote: Vote) -> None:
        """Ask all others for something."""
        self._deeds.voted(vote, True)
        super().wish(vote)

    def consent(self, vote: Vote, yes: bool) -> None:
        """Answer somebody’s wish, or take the own one back."""
        self._deeds.voted(vote, yes)
        super().consent(vote, yes)

    # --- elections ---------------------------------------------------------------------------------------------------

    def expect(self, election: ExpectedRedeal) -> None:
        """Say what the next deal must look like, as this seat has voted for it."""
        if self.play is not None:
            self.play.election = election

    def word(self, seq: int) -> Compare | None:
        """Give what the dealer has signed for an entry, or for the last before it that it has signed for us."""
        return None if self.play is None else self.play.word(seq)

    def take_doubt(self) -> bool:
        """Tell once whether the dealer has given a reason to ask the others at once what it has told them."""
        doubtful, self._doubtful = self._doubtful, False
        return doubtful

    def compared(self, other: Compare) -> Compare | None:
        """Compare what the dealer signed for a fellow guest with our own; gives our own word for the same entry.

        Where we have not been told so much, it is the word for our last entry. Who has stopped still tells its word.
        """
        if self.play is None:
            return None
        try:
            if self.state != "closed":
                self.play.compared(other, self.dealer_key, nobody(self.host))
        except Misconduct as caught:
            self._stop(caught)
        return self.play.word(other.seq)

    # --- the game ----------------------------------------------------------------------------------------------------

    def _commit(self, message: CommitLine) -> None:
        assert self.play is not None
        host = nobody(self.host)
        entry = self.play.read(message.line, host)
        if entry.seq <= self.play.last:
            self.play.heard(entry, message.signature, self.dealer_key, host)
            self._acknowledge()
            return
        before = self.play.follower.position
        try:
            step = self.play.take(entry, host)
        except WrongDigest as wrong:
            self.play.heard(entry, message.signature, self.dealer_key, host)
            self._desync(wrong, (*self.play.follower.record.entries, entry))
            return
        if entry.seq == 0:
            self.state = "game"
            self.dealer = self.play.follower.record.header.seat_of(self.dealer_key)
            self._own_dealer = self.dealer_key if self.dealer is None else b""
            self.play.dealt_by = (self.dealer,)
            self.promised = 0
            self._news.append(self.play.restart())
        else:
            self._news.append(step)
        self._proposed.clear()
        clocked = self.options.clock_s > 0
        if not self.dealing and not self._deeds.bear_out(entry, before, self.play.seat, clocked=clocked):
            text = tr("{host} has written down something in your name that you have not done (entry {number}).")
            raise Misconduct(text.format(host=host, number=entry.seq + 1))
        self._deeds.done(entry)
        # The screen does not wait for the disk and for signatures, as TLS tells who has sent this; the dealer does.
        self._word = message.signature
        self.unsettled = True

    def _settle(self) -> None:
        assert self.play is not None
        host = nobody(self.host)
        self.play.heard(self.play.follower.record.entries[-1], self._word, self.dealer_key, host)
        self.play.check_relayed(host)
        self._keep(1)
        if self.play.last == 0:
            self.save_resume_info()
        self._acknowledge()

    def _time_up(self, message: TimeUp) -> None:
        seats = () if self.play is None else self.play.follower.position.seats
        if message.seat < len(seats):
            self._hear("", message.seat, time_up("" if message.seat == self.seat else seats[message.seat].name))

    def _rejected(self, message: ProposalRejected) -> None:
        if self.state in CALLED_OFF:
            self._hear("", None, called_off(message.reason, clean_text(message.text, CHAT_LENGTH)))
            return
        proposed, self._proposed = self._proposed, []
        self.asked = None
        self._news.append(Denied(message.reason, clean_text(message.text, CHAT_LENGTH)))
        if self.state != "game" or self.play is None or message.seq != self.play.last:
            return
        if proposed and all(map(self.play.allows, proposed)):
            self._wronged(message)

    def _wronged(self, message: ProposalRejected) -> None:
        """Doubt a dealer that has refused what is allowed in the position that it has shown us.

        It may have shown another one to others, so they are asked. Where it names a rule, its log is taken too: that is
        either another story, or the same, and then what it refuses once more was refused against the rules.
        """
        assert self.play is not None
        self._doubtful = self.presence is None or not self.presence.halted
        if not message.reason:
            return
        if self._refused_at == message.seq:
            text = tr("{host} has refused a move that the rules allow: its game is not the one that you were shown.")
            raise Misconduct(text.format(host=nobody(self.host)))
        self._refused_at = message.seq
        self._ask_for_log(message.seq, self.play.follower.digest)

    def _refused(self, message: Refused) -> None:
        """Go; who is told that it has confirmed another game than the dealer has signed for it knows two stories."""
        if message.why == "forked" and self.play is not None and self.play.last in self.play.words:
            raise Misconduct(equivocation_text(nobody(self.host), self.play.last))
        super()._refused(message)

    def _stop(self, caught: Misconduct) -> None:
        self.evidence = caught.evidence
        super()._stop(caught)

    def _rematch(self, message: Rematch) -> None:
        self._desyncs = 0
        self._refused_at = None
        self._deeds = OwnActions()
        self.promised = 0
        self._nonce = self.ballot = self.presence = None
        self.roster = self.mandate = self.watchers = ()
        self.play = None
        self.state = "hall"

    # --- parts -------------------------------------------------------------------------------------------------------

    def _brought_up(self, *, changed: bool) -> None:
        if changed:
            self._proposed.clear()
        self._deny_proposal()

    def _lost(self) -> None:
        self._deny_proposal()
        super()._lost()

    def _deny_proposal(self) -> None:
        """Answer a proposal that nobody will answer any more."""
        if self._proposed:
            self._news.append(Denied("", tr("The connection was lost before the table answered: choose again.")))
            self._proposed.clear()

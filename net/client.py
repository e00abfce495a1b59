"""A guest at a table, whole: the game that is followed, what it lacks after a cut, and the way back.

Knows no sockets and no clock: links are told of, messages are handed in and drained, the time comes with each call. One
guest lives as long as its person plays; links come and go, even to another dealer. ``client_table`` says what may be
heard when, ``client_game`` what is believed; ``client_door``, ``client_member`` and ``client_deal`` are the rest of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from game.i18n import tr
from game.keys import Signer
from game.names import clean_name, clean_text
from game.notation import format_action
from game.record import Entry, GameRecord
from game.record_follow import Desync as WrongDigest
from game.record_wire import entry_line
from game.rules import Action, Seat
from net.client_deal import Party
from net.client_deeds import Deeds
from net.client_door import Papers
from net.client_game import (
    Caught,
    Denied,
    Election,
    News,
    Play,
    check_begun,
    open_header,
    seat_of,
    two_faced,
)
from net.client_table import State
from net.client_words import called_off, nobody, time_up
from net.keeper import Keeper, Ties
from net.limits import CHAT_LENGTH
from net.messages import (
    Begin,
    CommitLine,
    Compare,
    Decline,
    Desync,
    Elected,
    History,
    Lobby,
    Peer,
    Presence,
    Propose,
    Purpose,
    Refused,
    Rejected,
    Rematch,
    Resume,
    Roster,
    Seal,
    TimeUp,
    Vote,
)
from net.room import Phase

DESYNCS: Final = 2
"""The how-manieth wrong digest of one game names the host."""
MOST_PARTS: Final = 256
"""How many frames of history are taken before they are believed: more than any game has, and what memory can bear."""
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


class Guest(Party):
    """One person's side of a table."""

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        purpose: Purpose,
        token: Callable[[int], bytes],
        keeper: Keeper,
        port: int = 0,
        code: str | None = None,
        pinned: bytes | None = None,
        game: str = "",
    ) -> None:
        """Be somebody who wants to a table.

        ``certificate`` is the fingerprint under which this computer listens on ``port``, ``token`` gives random bytes,
        ``pinned`` is the fingerprint of an invitation, ``game`` one to come back to: its copy is taken up at once.
        """
        super().__init__(Papers(signer, certificate, name, purpose, token, port, code, pinned))
        self._keeper = keeper
        self.dealer: Seat | None = None
        self.promised = 0
        self.mandate: tuple[Elected, ...] = ()
        """The votes by which this peer was elected to deal, if it was."""
        self._elected_now: Elected | None = None
        self._told = 0
        self._deeds = Deeds()
        self._news: deque[News] = deque()
        self._word = b""
        """The dealer's signature on the entry that is to be settled."""
        self._begun: Begin | None = None
        self._lines: list[History] = []
        self._proposed: list[Action] = []
        """What was proposed for the position after our last entry and has had no answer."""
        self._refused_at: int | None = None
        self._doubtful = self._stopped = False
        self.evidence: tuple[Compare, ...] = ()
        """What the dealer has signed twice, once it was caught at that."""
        self._own_dealer = b""
        """The key of a dealer that has no seat: nobody else can deal without having one."""
        if game:
            ties = self._take_up(game)
            if self.play is not None:
                # Who has a copy was in before: a table that is not there yet is called again.
                self._inside = True
                self.options, self.host = ties.options, ties.host
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

    @property
    def epoch(self) -> int:
        """The newest epoch that is known or promised."""
        return max(self.promised, 0 if self.play is None else self.play.epoch)

    def take_news(self) -> list[News]:
        """Take what has happened in the game since the last call."""
        news = list(self._news)
        self._news.clear()
        return news

    def attached(self, fingerprint: bytes, now: float) -> None:
        """Be the guest in the dealer's own process; the copy on the disk is the dealer's from here on."""
        super().attached(fingerprint, now)
        self._kept = False
        self._offered = self.game

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

    def promise(self, epoch: int) -> None:
        """Acknowledge nothing older than an epoch any more; it is on the disk on return. Raises ``OSError``."""
        self.settle()
        self.promised = max(self.promised, epoch)
        self.tie()

    def expect(self, election: Election) -> None:
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
        except Caught as caught:
            self._stop(caught)
        return self.play.word(other.seq)

    def tie(self) -> None:
        """Keep how to come back to the game; raises ``OSError``."""
        if self.play is None or self.play.last < 0:
            return
        address, port = self.where
        ties = Ties(
            role="host" if self.dealing else "guest",
            name=self.name,
            host=self.host,
            address=address,
            port=port,
            fingerprint=self.fingerprint,
            key=self.dealer_key,
            peers=self.roster,
            epoch=self.promised,
            options=self.options,
            mandate=self.mandate,
            watchers=self.watchers,
        )
        self._keeper.tie(self.game, ties)

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
            self.dealer = seat_of(self.play.follower.record.header, self.dealer_key)
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
            raise Caught(text.format(host=host, number=entry.seq + 1))
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
            self.tie()
        self._acknowledge()

    def _desync(self, wrong: WrongDigest, told: Sequence[Entry]) -> None:
        """Stop at an entry that leads us elsewhere, for good at the second; ``told`` are the dealer's entries up to it.

        The copies of both sides are kept aside, ours now and the dealer's once it has sent its log.
        """
        assert self.play is not None
        self._desyncs += 1
        if self._desyncs >= DESYNCS:
            record = self.play.follower.record
            self._keeper.aside(record, "ours")
            self._keeper.aside(GameRecord(record.header, record.marks, list(told)), "theirs")
            text = tr("The game of {host} cannot be followed: its entry {number} leads to another position here.")
            raise Caught(text.format(host=nobody(self.host), number=wrong.seq + 1))
        self._ask_for_log(wrong.seq, wrong.ours)

    def _ask_for_log(self, seq: int, ours: bytes) -> None:
        """Stop at an entry, keep our copy aside and ask for the dealer's."""
        assert self.play is not None
        self._keeper.aside(self.play.follower.record, "ours")
        self._send(Desync(seq, ours))
        self._stopped = True
        self._begun = None
        self._lines.clear()
        self.state = "history"

    def _take_up(self, game: str) -> Ties:
        """Go on from the own copy of a game, where there is one, and by what was promised in it."""
        saved = self._keeper.copy(game)
        if saved is None:
            return Ties()
        ties = self._keeper.ties(game) or Ties()
        self.play = Play.of_copy(self.signer, saved)
        self._kept = saved.record.header.view == self.play.follower.record.header.view
        self.promised, self.roster, self.mandate = ties.epoch, ties.peers, ties.mandate
        self.watchers = ties.watchers
        self._own_dealer = ties.key if seat_of(saved.record.header, ties.key) is None else b""
        return ties

    def _lobby(self, message: Lobby) -> None:
        super()._lobby(message)
        if self.play is None and message.game and not self.dealing:
            self._take_up(message.game)

    def _seal(self, message: Seal) -> None:
        super()._seal(message)
        if self._keeper.copy(self.game) is not None:
            # Its record would take the place of the one that is here.
            self._send(Decline("a game of this name is here already"))
            raise Caught(tr("{host} wants to deal a game that you have played before.").format(host=nobody(self.host)))

    def _resume(self) -> None:
        if self.play is None and self._offered and not self.dealing:
            self._take_up(self._offered)
        if self.play is None:
            self._send(Resume(self._offered, -1, bytes(32), 0))
        else:
            self._told = self.epoch
            self._send(Resume(self.game, self.play.last, self.play.follower.digest, self.epoch))
        self.state = "resuming"

    def _elected(self, message: Elected) -> None:
        """Take the votes on which the new deal rests that may follow."""
        self._elected_now = message

    def _begin(self, message: Begin) -> None:
        host = self.host = clean_name(message.host) or nobody(self.host)
        header, marks = open_header(message.lines, host)
        check_begun(header, message, self.signer.public, self.dealer_key, host)
        if self.play is None or self.game != header.game:
            self.play = None
            self.promised, self.roster, self.mandate, self.watchers = 0, (), (), ()
            if not self.dealing:
                self._take_up(header.game)
        if self.play is None:
            self.play = self._play(lambda: Play(self.signer, header, marks))
            self._kept = False
        elif not self.play.is_of(header):
            raise Caught(tr("{host} has changed the beginning of the game.").format(host=host))
        if message.epoch < self.play.epoch:
            # This dealer does not know yet that another one was elected: the game is looked for where that one is.
            self.moved = self.hang_up = True
            return
        if message.dealer is None and self._own_dealer not in (b"", self.dealer_key):
            raise Caught(tr("{host} is not the computer that deals this game.").format(host=host))
        if message.epoch < self.play.epoch:
            # It does not know yet that its deal was overtaken.
            self.moved = self.hang_up = True
            return
        self.dealer = message.dealer
        self.options = message.options
        self._begun = message
        self._lines.clear()
        self.state = "history"
        self._history_done()

    def _history(self, message: History) -> None:
        if self._begun is None or message.first != self._begun.first + sum(len(part.lines) for part in self._lines):
            raise Caught(tr("{host} has sent a history with gaps.").format(host=nobody(self.host)))
        if not message.lines or len(self._lines) >= MOST_PARTS:
            raise Caught(tr("{host} has sent a history without end.").format(host=nobody(self.host)))
        self._lines.append(message)
        self._history_done()

    def _early(self, message: CommitLine) -> None:
        """Pass over an entry that was on its way when we asked for the log: the log has it."""

    def _history_done(self) -> None:
        """Take the whole history once it is here."""
        assert self.play is not None
        assert self._begun is not None
        lines = [line for part in self._lines for line in part.lines]
        if self._begun.first + len(lines) < self._begun.entries:
            return
        host = nobody(self.host)
        entries = [self.play.read(line, host) for line in lines]
        old = self.play.follower
        try:
            news = self.play.catch_up(self._begun, entries, host, self._elected_now)
        except WrongDigest as wrong:
            self._desync(wrong, (*old.record.entries[: self._begun.first], *entries))
            return
        if self._stopped:
            self._stopped = False
            self._keeper.aside(self.play.follower.record, "theirs")
        self._news.append(news)
        if self.play.follower is not old:
            self._proposed.clear()
        self._deny_proposal()
        self._lines.clear()
        self.state = "game"
        same = news.kept == len(old.positions) and news.header == old.record.header
        self._keep(len(news.steps) - news.kept, whole=not same)
        self._acknowledge()
        if self._told <= self.play.epoch < self.promised and self.play.follower.record.end is None:
            # We have promised ourselves away since we said what we have: the dealer must not wait for our word.
            self.hang_up = True
        self.tie()

    def _keep(self, count: int, whole: bool = False) -> None:
        """Write the newest entries to the own copy, before anything is acknowledged."""
        assert self.play is not None
        if self.dealing:
            return
        record = self.play.follower.record
        if whole or not self._kept:
            self._keeper.replace(record)
            self._kept = True
            return
        for entry in record.entries[len(record.entries) - count :]:
            self._keeper.append(record.header.game, entry_line(entry, self.play.follower.rules) + "\n")

    def _acknowledge(self) -> None:
        assert self.play is not None
        if self.play.seat is not None and self.play.last >= 0 and self.play.epoch >= self.promised:
            self._send(self.play.ack())

    def _time_up(self, message: TimeUp) -> None:
        seats = () if self.play is None else self.play.follower.position.seats
        if message.seat < len(seats):
            self._hear("", message.seat, time_up("" if message.seat == self.seat else seats[message.seat].name))

    def _rejected(self, message: Rejected) -> None:
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

    def _wronged(self, message: Rejected) -> None:
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
            raise Caught(text.format(host=nobody(self.host)))
        self._refused_at = message.seq
        self._ask_for_log(message.seq, self.play.follower.digest)

    def _refused(self, message: Refused) -> None:
        """Go; who is told that it has confirmed another game than the dealer has signed for it knows two stories."""
        if message.why == "forked" and self.play is not None and self.play.last in self.play.words:
            raise Caught(two_faced(nobody(self.host), self.play.last))
        super()._refused(message)

    def _stop(self, caught: Caught) -> None:
        self.evidence = caught.evidence
        super()._stop(caught)

    def _rematch(self, message: Rematch) -> None:
        self._desyncs = 0
        self._refused_at = None
        self._deeds = Deeds()
        self.promised = 0
        self._nonce = self.ballot = self.presence = None
        self.roster = self.mandate = self.watchers = ()
        self.play = None
        self.state = "hall"

    # --- the company -------------------------------------------------------------------------------------------------

    def _presence(self, message: Presence) -> None:
        super()._presence(message)
        watchers = tuple(watcher.key for watcher in message.watchers if watcher.key is not None)
        if watchers != self.watchers:
            self.watchers = watchers
            self.tie()

    def _roster(self, message: Roster) -> None:
        # Who is away is in no new dealer's roster, yet may be the one to look for when that one is lost.
        known = {peer.key: peer for peer in self.roster}
        known |= {peer.key: peer for peer in message.peers if peer.port or peer.key not in known}
        dealer, (address, port) = known.get(self.dealer_key), self.where
        if dealer is not None and port and not self.dealing:
            # A dealer does not know under which address it is reached.
            known[dealer.key] = Peer(dealer.seat, dealer.key, dealer.certificate, address, port)
        seats = () if self.play is None else self.play.follower.record.header.seats
        keys = {info.key for info in seats}
        self.roster = tuple(peer for peer in known.values() if peer.key.hex() in keys)
        self.tie()

    # --- parts -------------------------------------------------------------------------------------------------------

    def _lost(self) -> None:
        self._deny_proposal()
        self._lines.clear()
        self._begun = self._elected_now = None
        self._told = 0
        self.ballot = self.asked = None
        if self.state in ("sealed", "opened"):
            self.play = self._nonce = None

    def _deny_proposal(self) -> None:
        """Answer a proposal that nobody will answer any more."""
        if self._proposed:
            self._news.append(Denied("", tr("The connection was lost before the table answered: choose again.")))
            self._proposed.clear()

"""A guest's own copy of the game: on its disk, taken up again, and brought up to date from the dealer's log.

Knows what the copy lacks after a cut and how to come back to the game; what a copy believes is said in ``client_game``,
and what happens live in ``client``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Final

from game.record import Entry, GameRecord
from game.record.follower import Desync as WrongDigest
from game.record.wire import entry_line
from game.rules import Seat
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.guest.copies import CopyStore, ResumeInfo
from net.guest.dealing import Party
from net.guest.handshake import Credentials
from net.guest.header import check_begun, open_header
from net.guest.misconduct import Misconduct
from net.guest.text import nobody
from net.guest.verification import News, VerifiedReplica
from net.protocol.messages import (
    Begin,
    CommitLine,
    Decline,
    DesyncReport,
    Elected,
    HeaderProposal,
    History,
    Lobby,
    PeerAddress,
    Presence,
    Resume,
    Roster,
)

DESYNCS: Final = 2
"""The how-manieth wrong digest of one game names the host."""
MOST_PARTS: Final = 256
"""How many frames of history are taken before they are believed: more than any game has, and what memory can bear."""


class Owner(Party):
    """Somebody who keeps a copy of the game."""

    def __init__(self, papers: Credentials, keeper: CopyStore) -> None:
        """Be somebody who has no copy yet."""
        super().__init__(papers)
        self.dealer: Seat | None = None
        self.promised = 0
        self.mandate: tuple[Elected, ...] = ()
        """The votes by which this peer was elected to deal, if it was."""
        self._keeper = keeper
        self._elected_now: Elected | None = None
        self._told = 0
        self._news: deque[News] = deque()
        self._begun: Begin | None = None
        self._lines: list[History] = []
        self._stopped = False
        self._own_dealer = b""
        """The key of a dealer that has no seat: nobody else can deal without having one."""

    @property
    def epoch(self) -> int:
        """The newest epoch that is known or promised."""
        return max(self.promised, 0 if self.play is None else self.play.epoch)

    def attached(self, fingerprint: bytes, now: float) -> None:
        """Be the guest in the dealer's own process; the copy on the disk is the dealer's from here on."""
        super().attached(fingerprint, now)
        self._kept = False
        self._offered = self.game

    # --- on the disk -------------------------------------------------------------------------------------------------

    def promise(self, epoch: int) -> None:
        """Acknowledge nothing older than an epoch any more; it is on the disk on return. Raises ``OSError``."""
        self.settle()
        self.promised = max(self.promised, epoch)
        self.save_resume_info()

    def save_resume_info(self) -> None:
        """Keep how to come back to the game; raises ``OSError``."""
        if self.play is None or self.play.last < 0:
            return
        address, port = self.where
        info = ResumeInfo(
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
            dealt=self._dealt(),
            dealt_epoch=self.play.epoch,
        )
        self._keeper.save_resume_info(self.game, info)

    def _dealt(self) -> bytes:
        """Give the key of whoever dealt the copy's last entry, empty where that is not known."""
        if self.play is None or not self.play.dealt_by:
            return b""
        (seat,) = self.play.dealt_by
        key = None if seat is None else self.play.follower.record.header.seats[seat].key
        return self._own_dealer if key is None else bytes.fromhex(key)

    def _take_up(self, game: str) -> ResumeInfo:
        """Go on from the own copy of a game, where there is one, and by what was promised in it."""
        saved = self._keeper.copy(game)
        if saved is None:
            return ResumeInfo()
        info = self._keeper.resume_info(game) or ResumeInfo()
        self.play = VerifiedReplica.of_copy(self.signer, saved)
        self._kept = saved.record.header.view == self.play.follower.record.header.view
        self.promised, self.roster, self.mandate = info.epoch, info.peers, info.mandate
        self.watchers = info.watchers
        self._own_dealer = info.key if saved.record.header.seat_of(info.key) is None else b""
        if info.dealt and info.dealt_epoch == self.play.epoch:
            self.play.dealt_by = (saved.record.header.seat_of(info.dealt),)
        return info

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

    # --- from the log ------------------------------------------------------------------------------------------------

    def _lobby(self, message: Lobby) -> None:
        super()._lobby(message)
        if self.play is None and message.game and not self.dealing:
            self._take_up(message.game)

    def _seal(self, message: HeaderProposal) -> None:
        super()._seal(message)
        if self._keeper.copy(self.game) is not None:
            # Its record would take the place of the one that is here.
            self._send(Decline("a game of this name is here already"))
            raise Misconduct(
                tr("{host} wants to deal a game that you have played before.").format(host=nobody(self.host))
            )

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
            self.play = self._play(lambda: VerifiedReplica(self.signer, header, marks))
            self._kept = False
        elif not self.play.is_of(header):
            raise Misconduct(tr("{host} has changed the beginning of the game.").format(host=host))
        if message.epoch < self.play.epoch:
            # This dealer does not know yet that another one was elected: the game is looked for where that one is.
            self.moved = self.hang_up = True
            return
        if message.dealer is None and self._own_dealer not in (b"", self.dealer_key):
            raise Misconduct(tr("{host} is not the computer that deals this game.").format(host=host))
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
            raise Misconduct(tr("{host} has sent a history with gaps.").format(host=nobody(self.host)))
        if not message.lines or len(self._lines) >= MOST_PARTS:
            raise Misconduct(tr("{host} has sent a history without end.").format(host=nobody(self.host)))
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
            self._keeper.set_aside(self.play.follower.record, "theirs")
        self._news.append(news)
        self._brought_up(changed=self.play.follower is not old)
        self._lines.clear()
        self.state = "game"
        same = news.kept == len(old.positions) and news.header == old.record.header
        self._keep(len(news.steps) - news.kept, whole=not same)
        self._acknowledge()
        if self._told <= self.play.epoch < self.promised and self.play.follower.record.end is None:
            # We have promised ourselves away since we said what we have: the dealer must not wait for our word.
            self.hang_up = True
        self.save_resume_info()

    def _desync(self, wrong: WrongDigest, told: Sequence[Entry]) -> None:
        """Stop at an entry that leads us elsewhere, for good at the second; ``told`` are the dealer's entries up to it.

        The copies of both sides are kept aside, ours now and the dealer's once it has sent its log.
        """
        assert self.play is not None
        self._desyncs += 1
        if self._desyncs >= DESYNCS:
            record = self.play.follower.record
            self._keeper.set_aside(record, "ours")
            self._keeper.set_aside(GameRecord(record.header, record.marks, list(told)), "theirs")
            text = tr("The game of {host} cannot be followed: its entry {number} leads to another position here.")
            raise Misconduct(text.format(host=nobody(self.host), number=wrong.seq + 1))
        self._ask_for_log(wrong.seq, wrong.ours)

    def _ask_for_log(self, seq: int, ours: bytes) -> None:
        """Stop at an entry, keep our copy aside and ask for the dealer's."""
        assert self.play is not None
        self._keeper.set_aside(self.play.follower.record, "ours")
        self._send(DesyncReport(seq, ours))
        self._stopped = True
        self._begun = None
        self._lines.clear()
        self.state = "history"

    def _acknowledge(self) -> None:
        assert self.play is not None
        if self.play.seat is not None and self.play.last >= 0 and self.play.epoch >= self.promised:
            self._send(self.play.ack())

    # --- who is where ------------------------------------------------------------------------------------------------

    def _presence(self, message: Presence) -> None:
        super()._presence(message)
        watchers = tuple(watcher.key for watcher in message.watchers if watcher.key is not None)
        if watchers != self.watchers:
            self.watchers = watchers
            self.save_resume_info()

    def _roster(self, message: Roster) -> None:
        # Who is away is in no new dealer's roster, yet may be the one to look for when that one is lost.
        known = {peer.key: peer for peer in self.roster}
        known |= {peer.key: peer for peer in message.peers if peer.port or peer.key not in known}
        dealer, (address, port) = known.get(self.dealer_key), self.where
        if dealer is not None and port and not self.dealing:
            # A dealer does not know under which address it is reached.
            known[dealer.key] = PeerAddress(dealer.seat, dealer.key, dealer.certificate, address, port)
        seats = () if self.play is None else self.play.follower.record.header.seats
        keys = {info.key for info in seats}
        self.roster = tuple(peer for peer in known.values() if peer.key.hex() in keys)
        self.save_resume_info()

    # --- parts -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def _brought_up(self, *, changed: bool) -> None:
        """Be told that the log was taken, and whether the copy is another one than before."""

    def _lost(self) -> None:
        self._lines.clear()
        self._begun = self._elected_now = None
        self._told = 0
        self.ballot = self.asked = None
        if self.state in ("sealed", "opened"):
            self.play = self._nonce = None

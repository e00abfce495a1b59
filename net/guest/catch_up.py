"""How a guest's copy gets what it lacks: from the host's log, after a cut or where live entries lead elsewhere.

Knows the order of these messages; whether what comes is believed is decided in ``replica``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.record import Entry, GameRecord
from game.record.follower import Desync as WrongDigest
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.guest.feed import GameFeed
from net.guest.header import check_begun, open_header
from net.guest.link import HostLink
from net.guest.lobby import LobbyState
from net.guest.local_copy import LocalCopy
from net.guest.misconduct import Misconduct
from net.guest.states import State
from net.protocol.messages import Begin, DesyncReport, Elected, History, Resume

DESYNCS: Final = 2
"""At which wrong digest of one game the host is named: a single one may be damage, which its log repairs."""
MOST_PARTS: Final = 256
"""How many frames of history are collected before they are checked: more than any game has, and bounded in memory."""


class CatchUp:
    """Brings a copy up to date."""

    def __init__(self, link: HostLink, lobby: LobbyState, copy: LocalCopy, feed: GameFeed) -> None:
        self._link = link
        self._lobby = lobby
        self._copy = copy
        self._feed = feed
        self._elected: Elected | None = None
        self._epoch_sent = 0
        self._begin: Begin | None = None
        self._parts: list[History] = []
        self._stopped = False
        """Whether our copy was set aside, so that the host’s is to be set aside too."""
        self._desyncs = 0

    def new_game(self) -> None:
        """Start to count wrong digests anew."""
        self._desyncs = 0

    def lost(self) -> None:
        """Drop what belonged to the link."""
        self._parts.clear()
        self._begin = self._elected = None
        self._epoch_sent = 0

    def resume(self, offered: str) -> State:
        """Send where the own copy of the table’s game ends."""
        copy = self._copy
        if copy.replica is None and offered and not self._link.local:
            copy.load(offered)
        if copy.replica is None:
            self._link.send(Resume(offered, -1, bytes(32), 0))
        else:
            self._epoch_sent = copy.epoch
            self._link.send(Resume(copy.game, copy.replica.last, copy.replica.follower.digest, copy.epoch))
        return "resuming"

    def elected(self, message: Elected) -> None:
        """Keep the votes on which a new deal in the history that follows may rest."""
        self._elected = message

    def begin(self, message: Begin) -> State | None:
        """Take the header of a game that goes on; raises ``Misconduct`` where it is not for us or not this game."""
        copy, link = self._copy, self._link
        link.host_name = clean_name(message.host) or link.host
        header, marks = open_header(message.lines, link.host)
        check_begun(header, message, copy.signer.public, link.key, link.host)
        if copy.game != header.game:
            copy.clear()
            if not link.local:
                copy.load(header.game)
        if copy.replica is None:
            copy.create(header, marks)
        elif not copy.replica.is_of(header):
            raise Misconduct(tr("{host} has changed the beginning of the game.").format(host=link.host))
        if message.epoch < copy.current.epoch:
            # This dealer does not know yet that another one was elected: the game is looked for where that one is.
            link.moved = link.hang_up = True
            return None
        if not copy.may_deal(message.dealer):
            raise Misconduct(tr("{host} is not the computer that deals this game.").format(host=link.host))
        copy.dealer = message.dealer
        self._lobby.options = message.options
        self._begin = message
        self._parts.clear()
        return self._apply_if_complete()

    def history(self, message: History) -> State:
        """Collect a part of the history; raises ``Misconduct`` where it does not continue the one before."""
        received = sum(len(part.lines) for part in self._parts)
        if self._begin is None or message.first != self._begin.first + received:
            raise Misconduct(tr("{host} has sent a history with gaps.").format(host=self._link.host))
        if not message.lines or len(self._parts) >= MOST_PARTS:
            raise Misconduct(tr("{host} has sent a history without end.").format(host=self._link.host))
        self._parts.append(message)
        return self._apply_if_complete()

    def desync(self, wrong: WrongDigest, sent: Sequence[Entry]) -> State:
        """Ask for the log at an entry that leads us elsewhere; ``sent`` are the dealer’s entries up to it.

        Both copies are set aside, ours now and the dealer’s once its log is here. Raises ``Misconduct`` at the second.
        """
        self._desyncs += 1
        if self._desyncs >= DESYNCS:
            record = self._copy.current.follower.record
            self._copy.store.set_aside(record, "ours")
            self._copy.store.set_aside(GameRecord(record.header, record.marks, list(sent)), "theirs")
            text = tr("The game of {host} cannot be followed: its entry {number} leads to another position here.")
            raise Misconduct(text.format(host=self._link.host, number=wrong.seq + 1))
        return self.ask_for_log(wrong.seq, wrong.ours)

    def ask_for_log(self, seq: int, ours: bytes) -> State:
        """Stop at an entry, set our copy aside and ask for the dealer’s."""
        self._copy.store.set_aside(self._copy.current.follower.record, "ours")
        self._link.send(DesyncReport(seq, ours))
        self._stopped = True
        self._begin = None
        self._parts.clear()
        return "history"

    def _apply_if_complete(self) -> State:
        """Apply the history once all of it is here."""
        copy, link = self._copy, self._link
        begin, replica = self._begin, copy.current
        assert begin is not None
        lines = [line for part in self._parts for line in part.lines]
        if begin.first + len(lines) < begin.entries:
            return "history"
        entries = [replica.read(line, link.host) for line in lines]
        old = replica.follower
        try:
            news = replica.extend(begin, entries, link.host, self._elected)
        except WrongDigest as wrong:
            return self.desync(wrong, (*old.record.entries[: begin.first], *entries))
        if self._stopped:
            self._stopped = False
            copy.store.set_aside(replica.follower.record, "theirs")
        self._feed.add(news)
        if replica.follower is not old:
            # A proposal was for the position before: the screen offers its choices from the new one anyway.
            self._feed.proposed = []
        self._feed.abandon()
        self._parts.clear()
        same = news.kept == len(old.positions) and news.header == old.record.header
        # On the disk before it is acknowledged: an acknowledged entry must survive a crash of this computer.
        copy.write(len(news.steps) - news.kept, whole=not same)
        copy.acknowledge()
        if self._epoch_sent <= replica.epoch < copy.promised and replica.follower.record.end is None:
            # We have voted for a newer epoch since we sent our ``Resume``: the dealer must not wait for our signature.
            link.hang_up = True
        copy.save_resume_info()
        return "game"

"""The game as a guest follows it: its proposals, each entry as it comes, and the host’s log where entries are missing.

The order for each entry is screen, disk, acknowledgement. The screen gets an entry as soon as the rules and the digest
allow it: TLS has already authenticated the host, and the disk would delay every move by some milliseconds. Signatures
are checked and the entry is written in ``settle``, after the screen and the network had their turn, and in any case
before the next message of the game is handled. The acknowledgement is last: by it the others may count on it that the
host has signed this entry and that a crash of this computer does not lose it.

Knows the order of these messages; the checks are in ``replica``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.notation.actions import format_action
from game.record import Entry, GameRecord
from game.record.follower import DigestMismatch
from game.rules import Action
from game.support.cleaning import clean_name, clean_text
from game.support.i18n import tr
from net.guest.header import check_begun, open_header
from net.guest.link import HostLink
from net.guest.lobby import LobbyState
from net.guest.local_copy import LocalCopy
from net.guest.misconduct import Misconduct
from net.guest.own_actions import OwnActions
from net.guest.replica import News, Rejection
from net.guest.states import GuestState
from net.protocol import messages as msg
from net.protocol.limits import CHAT_LENGTH

DESYNCS: Final = 2
"""The number of wrong digests in one game that is misconduct: a single one may be damage, which the log repairs."""
MAX_PARTS: Final = 256
"""How many frames of history are collected before they are checked: more than any game has, and bounded in memory."""


class JoinedGame:
    """A game at another’s table."""

    def __init__(self, link: HostLink, lobby: LobbyState, copy: LocalCopy) -> None:
        self.own_actions = OwnActions()
        self.unsettled = False
        """Whether ``settle`` has something to do."""
        self._link = link
        self._lobby = lobby
        self._copy = copy
        self._news: list[News] = []
        self._proposed: list[Action] = []
        """The proposals for the position after the last entry that have no answer yet."""
        self._signature = b""
        """The host’s signature on the entry that is to be settled."""
        self._rejected_at: int | None = None
        self._comparison_requested = False
        self._elected: msg.Elected | None = None
        self._epoch_sent = 0
        self._begin: msg.Begin | None = None
        self._parts: list[msg.History] = []
        self._quarantined = False
        """Whether our copy was quarantined, so that the host’s is to be quarantined too."""
        self._desyncs = 0

    def reset(self) -> None:
        """Drop the state of the last game: own actions, rejections, wrong digests."""
        self._desyncs = 0
        self._rejected_at = None
        self.own_actions = OwnActions()

    def restore(self, game: str) -> bool:
        """Start from the saved copy of a game; return whether there is one."""
        info = self._copy.load(game)
        if self._copy.replica is None:
            return False
        self._lobby.options, self._link.host_name = info.options, info.host
        self._news.append(self._copy.replica.as_news())
        return True

    def lost(self) -> None:
        """Drop what belonged to the link."""
        self._abandon_proposal()
        self._parts.clear()
        self._begin = self._elected = None
        self._epoch_sent = 0

    def take_news(self) -> list[News]:
        """Return what has happened since the last call: entries in order, and an answer to every proposal."""
        news, self._news = self._news, []
        return news

    # --- proposals ---------------------------------------------------------------------------------------------------

    def propose(self, action: Action) -> None:
        """Propose an action for this guest’s seat."""
        replica = self._copy.current
        self._copy.acknowledge(moving=True)
        self._proposed.append(action)
        self.own_actions.propose(replica.last, action)
        self._link.send(msg.Propose(replica.last, format_action(action, replica.follower.rules)))

    def add_rejection(self, reason: str, text: str) -> None:
        """Add a rejection to the news: for the rule named, or for the reason in the text."""
        self._news.append(Rejection(reason, text))

    def forward_rejection(self, message: msg.ProposalRejected) -> None:
        """Forward a rejection to the screen."""
        self._proposed = []
        self._lobby.asked = None
        self.add_rejection(message.reason, clean_text(message.text, CHAT_LENGTH))

    def rejected(self, message: msg.ProposalRejected) -> GuestState | None:
        """Forward a rejection; where the rules allow the proposal in our position, compare and fetch the host’s log.

        The host may have sent other guests another game, so signatures are compared. Where it names a rule, its log
        is requested too: that is another game, or the same one, and then a second rejection contradicts the rules.
        """
        replica, proposed = self._copy.current, self._proposed
        self.forward_rejection(message)
        if message.seq != replica.last or not proposed or not all(map(replica.allows, proposed)):
            return None
        presence = self._lobby.presence
        self._comparison_requested = presence is None or not presence.halted
        if not message.reason:
            return None
        if self._rejected_at == message.seq:
            text = tr("{host} rejected a legal move: their game differs from yours.")
            raise Misconduct(text)
        self._rejected_at = message.seq
        return self._ask_for_log(message.seq, replica.follower.digest)

    def take_comparison_request(self) -> bool:
        """Whether the host has given a reason to compare at once what it has signed for others; true once."""
        requested, self._comparison_requested = self._comparison_requested, False
        return requested

    def _abandon_proposal(self) -> None:
        """Reject the proposals that the host will not answer any more."""
        if self._proposed:
            self.add_rejection("", tr("The connection was lost before the table answered. Choose again."))
            self._proposed = []

    # --- live entries ------------------------------------------------------------------------------------------------

    def apply_entry(self, message: msg.SignedEntry) -> GuestState | None:
        """Apply an entry; raises ``Misconduct`` where it cannot follow, or records what our person has not done."""
        link, copy, replica = self._link, self._copy, self._copy.current
        entry = replica.read(message.line)
        if entry.seq <= replica.last:
            replica.check_signature(entry, message.signature, link.key)
            copy.acknowledge()
            return None
        before = replica.follower.position
        try:
            step = replica.apply(entry)
        except DigestMismatch as wrong:
            replica.check_signature(entry, message.signature, link.key)
            return self._desync(wrong, (*replica.follower.record.entries, entry))
        if entry.seq == 0:
            copy.dealt()
        self._news.append(replica.as_news() if entry.seq == 0 else step)
        self._proposed = []
        # The host in this process writes the record itself and knows what its person has done.
        options = self._lobby.options
        clocked, served = options.clock_s > 0, copy.host_seat is None and not options.takeover
        authorized = self.own_actions.authorizes(entry, before, replica.seat, clocked=clocked, served=served)
        if not link.local and not authorized:
            text = tr("{host} recorded a move in your name that you did not make (entry {number}).")
            raise Misconduct(text, number=entry.seq + 1)
        self.own_actions.consume(entry)
        self._signature = message.signature
        self.unsettled = True
        return "game"

    def settle(self) -> None:
        """Check the signatures of the newest entry, write it, and only then acknowledge it; raises ``OSError``."""
        replica = self._copy.current
        self.unsettled = False
        replica.check_signature(replica.follower.record.entries[-1], self._signature, self._link.key)
        replica.check_relayed(replica.follower.record.entries[-1])
        self._copy.write(1)
        if replica.last == 0:
            self._copy.save_resume_info()
        self._copy.acknowledge()

    def drop_early_entry(self, message: msg.SignedEntry) -> None:
        """Drop an entry that was sent before our request for the log: the log contains it."""

    # --- the log -----------------------------------------------------------------------------------------------------

    def resume(self, offered: str) -> GuestState:
        """Send the number and digest of the last entry of this guest’s copy."""
        copy = self._copy
        if copy.replica is None and offered and not self._link.local:
            copy.load(offered)
        replica, self._epoch_sent = copy.replica, copy.epoch
        last, digest = (-1, bytes(32)) if replica is None else (replica.last, replica.follower.digest)
        self._link.send(msg.Resume(copy.game or offered, last, digest, copy.epoch))
        return "resuming"

    def elected(self, message: msg.Elected) -> None:
        """Store the votes that a new deal in the following history needs."""
        self._elected = message

    def begin(self, message: msg.Begin) -> GuestState | None:
        """Check the header of a running game; raises ``Misconduct`` where it is not for us or not of this game."""
        copy, link = self._copy, self._link
        link.host_name = clean_name(message.host) or link.host_name
        header, trailers = open_header(message.lines)
        check_begun(header, message, copy.signer.public, link.key)
        if copy.game != header.game:
            copy.clear()
            if not link.local:
                copy.load(header.game)
        if copy.replica is None:
            copy.create(header, trailers)
        elif not copy.replica.is_of(header):
            raise Misconduct(tr("{host} changed the beginning of the game."))
        if message.epoch < copy.current.epoch:
            # This host does not know yet that another one was elected: disconnect, and look for that one.
            link.moved = link.hang_up = True
            return None
        if not copy.may_host(message.host_seat):
            raise Misconduct(tr("{host} is not the host of this game."))
        copy.host_seat = message.host_seat
        self._lobby.options = message.options
        self._begin = message
        self._parts.clear()
        return self._catch_up()

    def history(self, message: msg.History) -> GuestState:
        """Store a part of the history; raises ``Misconduct`` where it does not continue the one before."""
        received = sum(len(part.lines) for part in self._parts)
        if self._begin is None or message.first != self._begin.first + received:
            raise Misconduct(tr("{host} sent a history with gaps."))
        if not message.lines or len(self._parts) >= MAX_PARTS:
            raise Misconduct(tr("{host} sent a history that never ends."))
        self._parts.append(message)
        return self._catch_up()

    def _catch_up(self) -> GuestState:
        """Apply the history once all of it is here."""
        copy, begin, replica = self._copy, self._begin, self._copy.current
        assert begin is not None
        lines = [line for part in self._parts for line in part.lines]
        if begin.first + len(lines) < begin.entries:
            return "history"
        entries = list(map(replica.read, lines))
        old = replica.follower
        try:
            news = replica.extend(begin, entries, self._elected)
        except DigestMismatch as wrong:
            return self._desync(wrong, (*old.record.entries[: begin.first], *entries))
        if self._quarantined:
            self._quarantined = False
            copy.store.quarantine(replica.follower.record, "theirs")
        self._news.append(news)
        if replica.follower is not old:
            # A proposal was for the position before: the screen offers its choices from the new one anyway.
            self._proposed = []
        self._abandon_proposal()
        self._parts.clear()
        same = news.kept == len(old.positions) and news.header == old.record.header
        # On the disk before it is acknowledged: an acknowledged entry must survive a crash of this computer.
        copy.write(len(news.steps) - news.kept, whole=not same)
        copy.acknowledge()
        if self._epoch_sent <= replica.epoch < copy.promised and replica.follower.record.end is None:
            # We have voted for a newer epoch since our ``Resume`` and acknowledge nothing of this one. The next
            # ``Resume`` makes the host count us as promised away, so that it does not wait for us.
            self._link.hang_up = True
        copy.save_resume_info()
        return "game"

    def _desync(self, wrong: DigestMismatch, sent: Sequence[Entry]) -> GuestState:
        """Request the log, as an entry leads to another digest here; ``sent`` are the host’s entries up to it.

        Both copies are quarantined, ours now and the host’s once its log is here. Raises ``Misconduct`` the second
        time.
        """
        self._desyncs += 1
        if self._desyncs >= DESYNCS:
            record = self._copy.current.follower.record
            self._copy.store.quarantine(record, "ours")
            self._copy.store.quarantine(GameRecord(record.header, record.header_trailers, list(sent)), "theirs")
            text = tr("Cannot follow {host}’s game: entry {number} leads to a different position here.")
            raise Misconduct(text, number=wrong.seq + 1)
        return self._ask_for_log(wrong.seq, wrong.ours)

    def _ask_for_log(self, seq: int, ours: bytes) -> GuestState:
        """Stop at an entry, quarantine our copy and request the host’s."""
        self._copy.store.quarantine(self._copy.current.follower.record, "ours")
        self._link.send(msg.DesyncReport(seq, ours))
        self._quarantined = True
        self._begin = None
        self._parts.clear()
        return "history"

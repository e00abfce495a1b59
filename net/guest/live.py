"""The game as a guest follows it live: its own proposals, each entry as it comes, and what the dealer refuses.

The order for each entry is screen, disk, acknowledgement. The screen gets an entry as soon as the rules and the digest
allow it, for TLS already shows who has sent it. The signatures and the disk take longer and come in ``settle``, once
what is to be drawn and sent is on its way, and in any case before the next message is handled. The acknowledgement is
last: it promises the others that this entry is on our disk and was signed by the dealer.
"""

from __future__ import annotations

from game.notation.actions import format_action
from game.record.follower import Desync as WrongDigest
from game.rules import Action
from game.support.cleaning import clean_text
from game.support.i18n import tr
from net.guest.catch_up import CatchUp
from net.guest.feed import GameFeed
from net.guest.link import HostLink
from net.guest.lobby import LobbyState
from net.guest.local_copy import LocalCopy
from net.guest.misconduct import Misconduct
from net.guest.own_actions import OwnActions
from net.guest.states import State
from net.protocol.limits import CHAT_LENGTH
from net.protocol.messages import CommitLine, ProposalRejected, Propose


class LiveGame:
    """Takes entries as they are played."""

    def __init__(self, link: HostLink, lobby: LobbyState, copy: LocalCopy, feed: GameFeed, catch_up: CatchUp) -> None:
        self.own_actions = OwnActions()
        self.unsettled = False
        """Whether ``settle`` has something to do."""
        self._link = link
        self._lobby = lobby
        self._copy = copy
        self._feed = feed
        self._catch_up = catch_up
        self._signature = b""
        """The dealer’s signature on the entry that is to be settled."""
        self._refused_at: int | None = None
        self._doubtful = False

    def new_game(self) -> None:
        """Forget what was done and refused in the last game."""
        self._refused_at = None
        self.own_actions = OwnActions()

    def propose(self, action: Action) -> None:
        """Propose an action for the own seat."""
        replica = self._copy.current
        self._feed.proposed.append(action)
        self.own_actions.propose(replica.last, action)
        self._link.send(Propose(replica.last, format_action(action, replica.follower.rules)))

    def commit(self, message: CommitLine) -> State | None:
        """Take an entry; raises ``Misconduct`` where it cannot follow, or records what our person has not done."""
        link, copy, replica = self._link, self._copy, self._copy.current
        entry = replica.read(message.line, link.host)
        if entry.seq <= replica.last:
            replica.check_signature(entry, message.signature, link.key, link.host)
            copy.acknowledge()
            return None
        before = replica.follower.position
        try:
            step = replica.apply(entry, link.host)
        except WrongDigest as wrong:
            replica.check_signature(entry, message.signature, link.key, link.host)
            return self._catch_up.desync(wrong, (*replica.follower.record.entries, entry))
        if entry.seq == 0:
            copy.dealt()
        self._feed.add(replica.as_news() if entry.seq == 0 else step)
        self._feed.proposed = []
        # The host in this process writes the record itself and knows what its person has done.
        clocked = self._lobby.options.clock_s > 0
        if not link.local and not self.own_actions.authorizes(entry, before, replica.seat, clocked=clocked):
            text = tr("{host} has written down something in your name that you have not done (entry {number}).")
            raise Misconduct(text.format(host=link.host, number=entry.seq + 1))
        self.own_actions.consume(entry)
        self._signature = message.signature
        self.unsettled = True
        return "game"

    def settle(self) -> None:
        """Check the signatures of the entry that was taken last, write it and acknowledge it."""
        replica, host = self._copy.current, self._link.host
        self.unsettled = False
        replica.check_signature(replica.follower.record.entries[-1], self._signature, self._link.key, host)
        replica.check_relayed(host)
        self._copy.write(1)
        if replica.last == 0:
            self._copy.save_resume_info()
        self._copy.acknowledge()

    def early(self, message: CommitLine) -> None:
        """Drop an entry that was on its way when we asked for the log: the log contains it."""

    def denied(self, message: ProposalRejected) -> None:
        """Pass a refusal on to the screen."""
        self._lobby.asked = None
        self._feed.proposed = []
        self._feed.deny(message.reason, clean_text(message.text, CHAT_LENGTH))

    def rejected(self, message: ProposalRejected) -> State | None:
        """Pass a refusal on, and doubt a dealer that has refused what the rules allow in the position we were sent.

        It may have sent another one to others, so they are asked. Where it names a rule, its log is fetched too: that
        is either another game, or the same one, and then what it refuses once more was refused against the rules.
        """
        replica, proposed = self._copy.current, self._feed.proposed
        self.denied(message)
        if message.seq != replica.last or not proposed or not all(map(replica.allows, proposed)):
            return None
        presence = self._lobby.presence
        self._doubtful = presence is None or not presence.halted
        if not message.reason:
            return None
        if self._refused_at == message.seq:
            text = tr("{host} has refused a move that the rules allow: its game is not the one that you were shown.")
            raise Misconduct(text.format(host=self._link.host))
        self._refused_at = message.seq
        return self._catch_up.ask_for_log(message.seq, replica.follower.digest)

    def take_doubt(self) -> bool:
        """Whether the dealer has given a reason to compare at once what it has signed for others; true once."""
        doubtful, self._doubtful = self._doubtful, False
        return doubtful

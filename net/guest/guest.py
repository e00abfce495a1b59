"""A guest at a table as a state machine: the state, the table of what is handled in it, and the person’s requests.

Takes what arrives and the time, and returns what to send; knows no sockets and no clock. The work is done by its parts:
``link`` (shared by all), ``handshake``, ``lobby`` (what is known of the people), ``deal``, ``copy`` (the record in
memory and on the disk) and ``game`` (how that record grows).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Final

from game.record.follower import Follower
from game.rules import Action, Seat
from game.support.cleaning import clean_name, clean_text
from game.support.i18n import tr
from game.support.reactions import Reaction
from net.guest.copies import CopyStore
from net.guest.dealing import DealParticipant
from net.guest.game import JoinedGame
from net.guest.handshake import Credentials, Handshake
from net.guest.link import HostLink
from net.guest.lobby import LobbyState
from net.guest.local_copy import LocalCopy
from net.guest.misconduct import Misconduct, TableClosed, equivocation
from net.guest.replica import ExpectedRedeal
from net.guest.states import OUTSIDE, PHASES, SILENT, GuestState, Handlers
from net.protocol import messages as msg
from net.protocol.limits import ADMISSION_S, CHAT_LENGTH, HANDSHAKE_S
from net.protocol.messages import Compare, Message, RequestKind
from net.protocol.room_types import TablePhase

_log = logging.getLogger(__name__)


class TakeoverQuestion:
    """The question whether the person wants to replace a lost host: set by the peer’s role, answered on the screen."""

    def __init__(self) -> None:
        self.hint = ""
        """A sentence on how a lost host is looked for or replaced, shown while there is no link to one."""
        self.host_name = ""
        """The host to be replaced; empty without the question."""
        self.answer: bool | None = None

    def ask(self, host_name: str) -> None:
        """Set the question; an empty name withdraws it."""
        self.host_name = host_name
        self.answer = None

    def reply(self, yes: bool) -> None:
        """Store the person’s answer."""
        self.host_name = ""
        self.answer = yes


_BESIDE: Final = (msg.Presence, msg.Ping, msg.Pong)
_SENTENCE_START: Final = re.compile(r"(?:^|(?<=[.!?] ))\w")


class Guest:
    """One person’s side of a table, for as long as that person plays: links come and go, even to another host.

    After each call: send what ``drain`` returns, then end the link if ``link.hang_up`` is set and call ``closed``.
    """

    def __init__(self, credentials: Credentials, store: CopyStore, game: str = "") -> None:
        """With a ``game`` to come back to, start from its saved copy."""
        self.signer = credentials.signer
        self.purpose = credentials.purpose
        self.state: GuestState = "away"
        self.problem = ""
        """Why the guest has left for good: a sentence for the person."""
        self.alarm = ""
        """The same, if a peer was caught at misconduct."""
        self.evidence: tuple[Compare, ...] = ()
        """Two different signatures of the host for one entry, where it was caught at that."""
        self.takeover = TakeoverQuestion()
        self.link = HostLink()
        self.lobby = LobbyState(credentials.name)
        self.handshake = Handshake(credentials, self.link)
        self.copy = LocalCopy(credentials.signer, store, self.link, self.lobby)
        self.deal = DealParticipant(credentials, self.link, self.lobby, self.copy)
        self.game = JoinedGame(self.link, self.lobby, self.copy)
        self.handlers = self._dispatch_table()
        if game:
            # A copy is proof of an earlier admission: a table that cannot be reached yet is dialled again.
            self.handshake.admitted = self.game.restore(game)

    def _dispatch_table(self) -> dict[GuestState, Handlers]:
        """Return which method handles a message in a state; any other message breaks the protocol."""
        always: Handlers = {msg.Ping: self.link.ping, msg.Pong: self.link.pong, msg.Refused: self._refused}
        inside: Handlers = {
            **always,
            msg.Goodbye: self.handshake.goodbye,
            msg.Roster: self.copy.update_roster,
            msg.Presence: self._presence,
            msg.TimeUp: self._time_up,
            msg.ChatRelay: self.lobby.relayed,
            msg.Backlog: self.lobby.backlog,
            msg.RequestStatus: self.lobby.update_request,
        }
        dealing: Handlers = {**inside, msg.ProposalRejected: self.lobby.called_off}
        between: Handlers = {**inside, msg.ProposalRejected: self.game.forward_rejection}
        playing: Handlers = {**inside, msg.ProposalRejected: self.game.rejected}
        going_on: Handlers = {msg.Elected: self.game.elected, msg.Begin: self.game.begin}
        return {
            "away": {},
            "greeted": {**always, msg.Challenge: self.handshake.challenge},
            "proven": {**always, msg.Waiting: self.handshake.waiting, msg.Welcome: self._welcome},
            "admission": {**always, msg.Welcome: self._welcome, msg.Goodbye: self.handshake.goodbye},
            "admitted": {**between, **going_on, msg.Lobby: self._enter_lobby},
            "lobby": {**dealing, **going_on, msg.Lobby: self._lobby, msg.HeaderProposal: self._sign},
            "signed": {**dealing, msg.Lobby: self._return_to_lobby, msg.SeedShareRequest: self.deal.reveal},
            "revealed": {**dealing, msg.Lobby: self._return_to_lobby, msg.SignedEntry: self.game.apply_entry},
            "resuming": {**between, **going_on, msg.Lobby: self._enter_lobby},
            "history": {
                **between,
                **going_on,
                msg.History: self.game.history,
                msg.SignedEntry: self.game.drop_early_entry,
            },
            "game": {**playing, **going_on, msg.SignedEntry: self.game.apply_entry, msg.Rematch: self._rematch},
            "closed": {},
        }

    # --- properties --------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> TablePhase:
        """How far the guest is, as a screen shows it."""
        phase = PHASES.get(self.state, "connecting")
        if phase not in ("connecting", "waiting"):
            return phase
        # While the link is restored, the screen stays where the person was: at the table or in the game.
        if self.copy.replica is not None and self.copy.replica.last >= 0:
            return "game"
        returning = self.handshake.admitted and self.state != "admission"
        return "lobby" if returning and self.lobby.latest is not None else phase

    @property
    def linked(self) -> bool:
        """Whether there is a host that has admitted us."""
        return self.state not in OUTSIDE

    @property
    def following(self) -> bool:
        """Whether live entries arrive."""
        return self.state == "game"

    @property
    def should_redial(self) -> bool:
        """Whether the link was lost and the table should be dialled again."""
        return self.state == "away" and self.handshake.admitted

    @property
    def at_server(self) -> bool:
        """Whether the table is a server’s: its host has no seat, and is never replaced."""
        return self.copy.host_seat is None and not self.lobby.options.takeover

    @property
    def follower(self) -> Follower | None:
        """This guest’s copy of the game."""
        return None if self.copy.replica is None else self.copy.replica.follower

    @property
    def seat(self) -> Seat | None:
        """This guest’s seat in the game."""
        return None if self.copy.replica is None else self.copy.replica.seat

    # --- the link ----------------------------------------------------------------------------------------------------

    def connected(self, fingerprint: bytes, key: bytes, now: float) -> None:
        """Start on a fresh link: the fingerprint and the key of the certificate that the other end has shown."""
        self.link.open(fingerprint, key, now)
        self._step(lambda: self.handshake.greet(self.lobby.name, self.copy.game))

    def attached(self, fingerprint: bytes, now: float) -> None:
        """Become the guest in the host’s own process: nothing has to be proved, and the host writes the record."""
        self.link.open(fingerprint, self.signer.public, now, local=True)
        self.link.host_name = self.lobby.name
        self.handshake.admitted = True
        self.handshake.offered = self.copy.game
        self.copy.written = False
        self.state = "proven"

    def received(self, message: Message, now: float) -> None:
        """Handle a message; one that a host sends beside an entry, and not about the game, lets the screen go first."""
        if not isinstance(message, _BESIDE):
            self.settle()
        self.link.received(now)
        if self.state in SILENT or self.link.hang_up:
            return
        handler = self.handlers[self.state].get(type(message))
        if handler is None:
            _log.warning("%s has sent %s in the state %s", self.link.host, type(message).__name__, self.state)
            self._close(tr("{host} sent something invalid, so the connection was closed."))
        else:
            self._step(lambda: handler(message))

    def drain(self) -> list[Message]:
        """Return what is to be sent, once."""
        return self.link.drain()

    def settle(self) -> None:
        """Write and acknowledge the newest entry, if that is still due."""
        if self.game.unsettled:
            self._step(self.game.settle)

    def tick(self, now: float) -> None:
        """Handle timeouts; to be called a few times a second."""
        link = self.link
        link.now = now
        if self.state in SILENT or link.hang_up or link.local:
            return
        if self.state in ("greeted", "proven"):
            if now - link.since > HANDSHAKE_S:
                self._give_up(tr("There is no Cabochon table at this address. Check the address."))
        elif self.state == "admission" and now - link.since > ADMISSION_S:
            self._give_up(tr("{host} did not answer your request to join."))
        elif link.lost:
            self._give_up(tr("{host} stopped responding."))
        else:
            link.keep_alive()

    def closed(self, now: float) -> None:
        """Note that the link has ended, at either end."""
        self.settle()
        self.link.end(now)
        if self.state in SILENT:
            return
        if not self.handshake.admitted:
            self._close(tr("{host} closed the connection before you joined. Try again."))
            self.link.hang_up = False
            return
        self.game.lost()
        self.lobby.forget_requests()
        if self.state in ("signed", "revealed"):
            self._drop_deal()
        self.state = "away"

    def leave(self) -> None:
        """Leave on purpose; the game stays saved."""
        self.settle()
        if self.linked:
            self.link.send(msg.Leave())
        self._close("")

    # --- the person’s requests ---------------------------------------------------------------------------------------

    def ready(self, on: bool) -> None:
        """Send whether the person is ready for the deal."""
        if self.state == "lobby":
            self.deal.ready(on)

    def take_seat(self, seat: int) -> None:
        """Ask for another seat."""
        self._send_in("lobby", msg.TakeSeat(seat))

    def rename(self, name: str) -> None:
        """Ask for another name."""
        self.lobby.name = clean_name(name) or self.lobby.name
        self._send_in("lobby", msg.Rename(self.lobby.name))

    def chat(self, text: str) -> None:
        """Send a line of chat."""
        cleaned = clean_text(text, CHAT_LENGTH)
        if cleaned and self.linked:
            self.link.send(msg.Chat(cleaned))

    def react(self, kind: Reaction) -> None:
        """Send a quick reaction."""
        if self.linked:
            self.link.send(msg.React(kind))

    def propose(self, action: Action) -> None:
        """Propose an action for this guest’s seat; the feed contains the answer, at once without a host."""
        self.settle()
        if self.following:
            self.game.propose(action)
        else:
            self.game.add_rejection("", tr("Cannot reach the table right now."))

    def resign(self) -> None:
        """Resign this guest’s seat."""
        self.game.own_actions.resign()
        self._send_in("game", msg.ResignRequest())

    def request(self, kind: RequestKind) -> None:
        """Send a request to all others."""
        self.game.own_actions.note_consent(kind, True)
        if self.following:
            self.lobby.asked = kind
            self.link.send(msg.Request(kind))

    def reply(self, kind: RequestKind, yes: bool) -> None:
        """Answer a request, or withdraw one’s own."""
        self.game.own_actions.note_consent(kind, yes)
        if self.lobby.asked == kind and not yes:
            self.lobby.asked = None
        self._send_in("game", msg.Reply(kind, yes))

    # --- elections ---------------------------------------------------------------------------------------------------

    def promise(self, epoch: int) -> None:
        """Acknowledge nothing older than an epoch; the promise is on the disk on return. Raises ``OSError``."""
        self.settle()
        self.copy.promised = max(self.copy.promised, epoch)
        self.copy.save_resume_info()

    def expect(self, redeal: ExpectedRedeal) -> None:
        """Require the next deal to be the one that this seat has voted for."""
        if self.copy.replica is not None:
            self.copy.replica.expected_redeal = redeal

    def signature_for(self, seq: int) -> Compare | None:
        """Return what the host has signed for an entry, or for the last before it that it has signed for us."""
        return None if self.copy.replica is None else self.copy.replica.signature_for(seq)

    def compare(self, other: Compare) -> Compare | None:
        """Compare what the host signed for a fellow guest with our own copy, and return our side of it.

        That is the host’s signature for the same entry, or for our last one where we have fewer. A guest that has
        stopped still returns it: others may need it as evidence.
        """
        replica = self.copy.replica
        if replica is None:
            return None
        if self.state != "closed":
            self._step(lambda: replica.compare(other, self.link.key))
        return replica.signature_for(other.seq)

    # --- handlers that concern several parts ------------------------------------------------------------------------

    def _welcome(self, message: msg.Welcome) -> GuestState:
        self.handshake.welcome(message)
        offered = self.handshake.offered
        return self.game.resume(offered) if offered or self.link.local else "admitted"

    def _refused(self, message: msg.Refused) -> None:
        replica = self.copy.replica
        if message.reason == "forked" and replica is not None and replica.last in replica.host_signatures:
            # We have acknowledged another game than the host has, and hold its signature on ours.
            raise equivocation(replica.last)
        self.handshake.refused(message)

    def _enter_lobby(self, message: msg.Lobby) -> GuestState:
        if message.game != self.copy.game:
            self.copy.replica = None
        return self._lobby(message)

    def _return_to_lobby(self, message: msg.Lobby) -> GuestState:
        self._drop_deal()
        return self._lobby(message)

    def _lobby(self, message: msg.Lobby) -> GuestState:
        self.lobby.latest, self.lobby.options = message, message.options
        self.link.host_name = clean_name(message.host) or self.link.host_name
        if self.copy.replica is None and message.game and not self.link.local:
            self.copy.load(message.game)
        return "lobby"

    def _sign(self, message: msg.HeaderProposal) -> GuestState:
        self.game.reset()  # a guest that was away meanwhile has received no ``Rematch``
        return self.deal.sign(message)

    def _presence(self, message: msg.Presence) -> None:
        self.lobby.presence, self.lobby.presence_at = message, self.link.now
        self.copy.update_watchers(message)

    def _time_up(self, message: msg.TimeUp) -> None:
        follower = self.follower
        names = () if follower is None else tuple(info.name for info in follower.position.seats)
        self.lobby.time_up(message, names, self.seat)

    def _rematch(self, message: msg.Rematch) -> GuestState:
        self.copy.clear()
        self.deal.reset()
        self.game.reset()
        self.lobby.request = self.lobby.presence = None
        return "admitted"

    def _drop_deal(self) -> None:
        """Drop a game whose start was called off."""
        self.copy.replica = None
        self.deal.reset()

    # --- steps -------------------------------------------------------------------------------------------------------

    def _step(self, step: Callable[[], GuestState | None]) -> None:
        """Call a handler and enter the state that it returns; misconduct and a failing disk close the guest."""
        try:
            self.state = step() or self.state
        except TableClosed as reason:
            sentence = self._close(str(reason), **reason.values)
            if isinstance(reason, Misconduct):
                self.alarm, self.evidence = sentence, reason.evidence
                _log.error("stopped: %s", sentence)
        except OSError as error:
            self._close(tr("Cannot save the game: {reason}."), reason=error.strerror or error)

    def _send_in(self, state: GuestState, message: Message) -> None:
        if self.state == state:
            self.link.send(message)

    def _give_up(self, text: str) -> None:
        """End a dead link: the peer dials again, or the guest is closed where no table has admitted it yet."""
        if self.handshake.admitted:
            self.link.hang_up = True
        else:
            self._close(text)

    def _close(self, problem: str, **values: object) -> str:
        """Close for good, and return the reason as a sentence."""
        sentence = problem.format(host=self.link.host, **values)
        if not self.link.host_name:
            sentence = _SENTENCE_START.sub(lambda first: first[0].upper(), sentence)
        self.problem = self.problem or sentence
        self.state = "closed"
        self.link.hang_up = True
        self.handshake.admitted = False
        return sentence

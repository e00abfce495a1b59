"""A person's side of a server: the one connection to it, for as long as the program stays there.

Dials the server, follows it to a new address, and dispatches its messages to its parts: ``hall_state`` has what is
known of the hall, ``name_claim`` the person's name, ``search`` the search for opponents, and ``entered_table``
the table, which an ordinary ``Peer`` plays. Knows no sockets, files or clocks.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

from game.record.signing import Signer
from game.support.cleaning import clean_name, clean_text
from game.support.i18n import tr
from game.support.reactions import Reaction
from net.guest.handshake import Credentials, Handshake
from net.guest.link import HostLink
from net.guest.misconduct import TableClosed
from net.lobby.client.entered_table import EnteredTable
from net.lobby.client.hall_state import HallState
from net.lobby.client.name_claim import NameClaim
from net.lobby.client.search import HallSearch
from net.lobby.hall_text import notice_text, refusal_sentence
from net.peer.peer import Peer
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.clock_classes import ClockClass
from net.protocol.limits import CHAT_LENGTH, HANDSHAKE_S, RETRY_S, SERVED
from net.protocol.link_effects import Close, Dial, LinkEffect, Send
from net.protocol.lobby_messages import EnterTable, OpenTable, QuickMatch
from net.protocol.messages import Message

_log = logging.getLogger(__name__)

_LINK: Final = 2
"""The number of the first connection that is opened; each further one is two higher."""

MAX_MOVES: Final = 3
"""Maximum number of new addresses in a row that are followed."""
ServerState: TypeAlias = Literal["away", "dialling", "greeted", "proven", "hall", "closed"]
"""``away``: no connection, another attempt follows; ``closed``: for good, the ``problem`` is the reason."""


class HallClient:
    """One person at one server, for as long as the program stays there: connections come and go."""

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        token: Callable[[int], bytes],
        address: str,
        port: int,
        fingerprint: bytes | None = None,
        former: Sequence[Signer] = (),
    ) -> None:
        """Go to a server; with the ``fingerprint`` of a link to it, to no other one at that address.

        What belongs there to one of the ``former`` keys moves to that of ``signer``.
        """
        self.state: ServerState = "away"
        self.problem = ""
        """Why the server cannot be entered: a sentence for the person."""
        self._link = HostLink()
        self._handshake = Handshake(
            Credentials(signer, certificate, name, "lounge", token, 0, None, fingerprint), self._link
        )
        self.hall = HallState()
        self.claim = NameClaim(signer, former, name, self._link, self._send)
        self.search = HallSearch(self._send)
        self.table = EnteredTable(self._link, self._send, lambda: self.linked and bool(self.claim.name))
        self._token = token
        self._address = address
        self._port = port
        self._fingerprint = fingerprint
        self._first = address, port
        self._followed = 0
        """How many times in a row the server was found to be somewhere else."""
        self._number = _LINK - 2
        """The link to the server; each attempt has a new one."""
        self._attempts = 0
        self._retry_at = 0.0
        self._left = False
        self._effects: list[LinkEffect] = []
        self._handlers = self._dispatch_table()

    def _dispatch_table(self) -> dict[type[Message], Callable[[Any], None]]:
        """Return which method handles a message of the hall."""
        return {
            hall_msg.HallWelcome: self._on_welcome,
            hall_msg.Moved: self._on_moved,
            hall_msg.Named: self._on_named,
            hall_msg.NameRefused: self.claim.refused,
            hall_msg.RekeyRefused: self.claim.rekey_refused,
            hall_msg.TableListing: self.hall.list_tables,
            hall_msg.Ratings: self.hall.update_ratings,
            hall_msg.HallLine: self.hall.add_line,
            hall_msg.HallPeople: self.hall.update_people,
            hall_msg.PlayerPage: self.hall.show_page,
            hall_msg.BestPlayers: self.hall.show_best,
            hall_msg.RecordPart: self.hall.add_record_part,
            hall_msg.HallNotice: self._show_notice,
            hall_msg.Reported: self._note_report,
            hall_msg.Queued: self.search.update,
            hall_msg.Paired: self.search.pair,
            hall_msg.Entered: self._on_entered,
            hall_msg.EnterRefused: self._on_refused,
            hall_msg.RatedGame: self.table.rate,
            hall_msg.LeftTable: self._on_left,
        }

    @property
    def moved(self) -> tuple[str, int, bytes] | None:
        """Address, port and fingerprint of the server where it was found at another address, else ``None``."""
        if not self.linked or (self._address, self._port) == self._first:
            return None
        return self._address, self._port, self._link.fingerprint

    @property
    def _server_name(self) -> str:
        return self.hall.server or "Cabochon"

    @property
    def linked(self) -> bool:
        """Whether the person is in the hall, or at a table of this server."""
        return self.state == "hall"

    # --- the person's requests ---------------------------------------------------------------------------------------

    def claim_name(self, name: str) -> None:
        """Ask for a name; without one the person keeps theirs."""
        if cleaned := clean_name(name):
            self.claim.want(cleaned, linked=self.linked)

    def chat(self, text: str) -> None:
        """Send a line to the hall."""
        cleaned = clean_text(text, CHAT_LENGTH)
        if cleaned and self.linked:
            self._send(hall_msg.HallChat(cleaned))

    def react(self, kind: Reaction) -> None:
        """Send a quick word to the hall."""
        if self.linked:
            self._send(hall_msg.HallWord(kind))

    def report(self, name: str, kind: hall_msg.ReportKind, text: str) -> None:
        """Report somebody, at the table that was entered or in the hall."""
        if not self.linked:
            return
        table, seq = self.table.report_position
        self._send(hall_msg.Report(clean_name(name), table, seq, kind, clean_text(text, CHAT_LENGTH)))

    def ask_player(self, name: str, edition: str, seats: int, skip: int = 0) -> None:
        """Ask for the page of a player, without so many of the newest games."""
        if self.linked:
            self._send(hall_msg.AskPlayer(name, edition, seats, skip))

    def ask_best(self, edition: str, seats: int) -> None:
        """Ask for the best players of a pool."""
        if self.linked:
            self._send(hall_msg.AskBest(edition, seats))

    def fetch_record(self, game: str) -> None:
        """Ask for the record of a finished game."""
        self.hall.forget_record()
        if self.linked:
            self._send(hall_msg.FetchRecord(game))

    def look_for_opponents(
        self, edition: str, seats: int, clock: ClockClass = "quick", window: int | None = None
    ) -> None:
        """Look for opponents whose ratings are at most ``window`` apart."""
        self.search.begin(QuickMatch(edition, seats, clock, window), linked=self.linked)

    def stop_looking(self) -> None:
        """Look for opponents no longer."""
        self.search.end(linked=self.linked)

    def enter(self, peer: Peer, wish: OpenTable | EnterTable, now: float) -> None:
        """Open or enter a table, at which ``peer`` plays; at one for opponents that were found it is ready at once."""
        paired, self.search.paired = self.search.paired, ""
        eager = isinstance(wish, EnterTable) and bool(paired) and wish.table == paired
        self.table.enter(peer, wish, self._address, self._port, now, eager=eager)

    def leave(self, now: float) -> None:
        """Leave the server."""
        self.table.leave(now)
        self._left = True
        self.state = "closed"
        if self._number >= _LINK:
            self._effects.append(Close(self._number))

    # --- from the runtime --------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """End a connection that somebody else has opened: this program listens to nobody here."""
        self._effects.append(Close(link))

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Begin the handshake."""
        if link != self._number or self._left:
            self._effects.append(Close(link))
            return
        self._link.open(fingerprint, key, now)
        self.state = "greeted"
        self._step(lambda: self._handshake.greet(self.claim.wanted, ""))

    def failed(self, link: int, reason: Literal["unreachable", "identity"], now: float) -> None:
        """Note that the server could not be reached; the next attempt follows."""
        self._followed = 0
        self._address, self._port = self._first
        if reason == "identity":
            self._close(tr("This address belongs to a different server than the link. Ask for a new link."))
        else:
            self._lose(now)

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message."""
        if link != self._number or self.state in ("away", "dialling", "closed"):
            return
        self._link.received(now)
        if type(message) in hall_msg.LOBBY_MESSAGE_TYPES:
            self._on_hall(message)
        elif not self.table.received(message, now):
            self._on_handshake(message)
        self.table.pump()

    def broken(self, link: int, reason: str, now: float) -> None:
        """Note that the server broke the protocol."""
        _log.warning("the server has sent something invalid: %s", reason)
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Note that the connection has ended."""
        if link == self._number:
            self._lose(now)
        self.table.pump()

    def tick(self, now: float) -> None:
        """Handle timeouts, and dial again where that is due."""
        self._link.now = now
        if self._left or self.state == "closed":
            return
        if self.state == "away" and now >= self._retry_at:
            self._dial()
        elif self._overdue(now):
            self._hang_up(now)
        elif self.state == "hall" and self.claim.due:
            self.claim.ask_again()
        elif self.state == "hall" and now - self._link.sent_at >= SERVED.ping_s:
            self._send(msg.Ping(0))
        self.table.tick(now)
        self.table.pump()

    def next_deadline(self, now: float) -> float:
        """Return ``now``, as its peer at a table does."""
        return now

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call, in order."""
        self.table.pump()
        effects, self._effects = self._effects, []
        return effects

    def settle(self, now: float) -> bool:
        """Run the deferred work of the table's peer, and return whether there was any."""
        return self.table.settle(now)

    def _overdue(self, now: float) -> bool:
        """Whether the server has not answered for too long."""
        if self.state in ("greeted", "proven"):
            return now - self._link.since > HANDSHAKE_S
        return self.state == "hall" and now - self._link.received_at > SERVED.silence_s

    # --- the connection ----------------------------------------------------------------------------------------------

    def _dial(self) -> None:
        self._number += 2
        self._attempts += 1
        self.state = "dialling"
        self._effects.append(Dial(self._number, self._address, self._port, self._fingerprint))

    def _hang_up(self, now: float) -> None:
        self._effects.append(Close(self._number))
        self._lose(now)

    def _lose(self, now: float) -> None:
        """Schedule the next attempt after the end of a connection; the peer at a table notices it as its own."""
        if self.state == "closed":
            return
        if self.state == "hall":
            self._attempts = 0
        self.state = "away"
        self.hall.listed = False
        self.search.lose()
        self._link.end(now)
        # Not all at the same moment, when a server with thousands of people is back.
        late = 1.0 + self._token(1)[0] / 255
        self._retry_at = now + RETRY_S[min(self._attempts, len(RETRY_S) - 1)] * late
        self.table.lose(now)

    def _close(self, problem: str) -> None:
        """Close for good."""
        self.state = "closed"
        self.problem = problem
        self._effects.append(Close(self._number))
        self.table.fail(problem)

    def _step(self, step: Callable[[], object]) -> None:
        """Make a step of the handshake and queue what it sends."""
        try:
            step()
        except TableClosed as reason:
            host = clean_name(self._link.host_name) or self._server_name
            self._close(str(reason).format(host=host, **reason.values))
        self._effects += [Send(self._number, message) for message in self._link.drain()]

    def _send(self, message: Message) -> None:
        self._link.send(message)
        self._effects += [Send(self._number, each) for each in self._link.drain()]

    def _on_handshake(self, message: Message) -> None:
        match message:
            case msg.Challenge() if self.state == "greeted":
                self.state = "proven"
                self._step(lambda: self._handshake.challenge(message))
            case msg.Welcome() if self.state == "proven":
                self._step(lambda: self._handshake.welcome(message))
            case msg.Refused():
                self._step(lambda: self._handshake.refused(message))
            case msg.Ping():
                self._send(msg.Pong(message.number))

    # --- the hall ----------------------------------------------------------------------------------------------------

    def _on_hall(self, message: Message) -> None:
        """Handle a message of the hall; one that only a server receives is ignored."""
        handler = self._handlers.get(type(message))
        if handler is not None:
            handler(message)

    def _on_welcome(self, message: hall_msg.HallWelcome) -> None:
        if self.state != "proven":
            return
        self.state, self._followed = "hall", 0
        self.hall.server, self.hall.writes = clean_name(message.server), message.writes
        self.hall.tables.clear()
        self.claim.enter(message.name)
        self._send(hall_msg.Browse(True))
        self.table.ask_entry()

    def _on_named(self, message: hall_msg.Named) -> None:
        self.hall.writes = message.writes
        self.claim.named(message)
        self.table.ask_entry()

    def _on_moved(self, message: hall_msg.Moved) -> None:
        """Go where the server is now, which has to show the same certificate there."""
        now = self._link.now
        self._fingerprint = self._link.fingerprint
        self._hang_up(now)
        self._followed += 1
        if self._followed <= MAX_MOVES:
            self._address, self._port = message.address, message.port
            self._retry_at = now
        else:  # in a circle, perhaps: from the beginning, but not at once
            self._followed = 0
            self._address, self._port = self._first

    def _show_notice(self, message: hall_msg.HallNotice) -> None:
        """Show the operator's notice, in the chat too where it is new."""
        if message.kind == "ended":
            self._note(tr("The operator of {server} ended the game.").format(server=self._server_name))
            return
        shown, text = self.hall.notice, notice_text(message)
        named = tr("Message from {server}: {text}").format(server=self._server_name, text=text)
        self.hall.notice = named if text else ""
        if self.hall.notice not in ("", shown):
            self._note(self.hall.notice)

    def _note_report(self, message: hall_msg.Reported) -> None:
        """Write in the chat, as a line without a name, whether a report is kept."""
        text = tr("Your report about {name} is sent to the operators of this server.")
        if not message.kept:
            text = tr("Your report about {name} could not be sent. You can send five in an hour.")
        self._note(text.format(name=clean_name(message.name)))

    def _note(self, line: str) -> None:
        """Write a line of the program itself into the chat where the person is."""
        if not self.table.note(line):
            self.hall.add_note(line)

    # --- the table ---------------------------------------------------------------------------------------------------

    def _on_entered(self, message: hall_msg.Entered) -> None:
        """Connect the peer that has dialled to the table: the server has let it in."""
        if self.table.let_in(message):
            self.search.queued = None

    def _on_refused(self, message: hall_msg.EnterRefused) -> None:
        """Note why no other game begins at this table, why the table cannot be entered, or why nobody is looked for."""
        text = refusal_sentence(message.reason)
        if self.table.entered and message.table:
            self.table.refuse_rematch(text)
            self._note(text)
        elif not self.table.refuse_entry(text):
            self.search.refuse(text)

    def _on_left(self, message: hall_msg.LeftTable) -> None:
        """Note that the server has ended this person's place at a table; it sends the list of tables again."""
        self.hall.forget_tables()
        self.table.put_out(message)

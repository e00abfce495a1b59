"""A table at its host: dispatch of messages, and the steps from lobby to game.

Connects the parts; links, and the commands of the host's person, are in ``host``. Knows nothing of sockets and files.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias

from game.match.match import Match
from game.rules import Seat
from game.support.cleaning import clean_name, clean_text, unused_name
from game.support.default_names import next_default_name
from net.host.admission import Admission
from net.host.chat_backlog import ChatBacklog
from net.host.connections import ConnectedPerson, Connections, GuestLink
from net.host.dealing import DealingRound
from net.host.expected_messages import PLAY, LinkState
from net.host.game import HostedGame
from net.host.lobby import HostSeats
from net.host.services import HostServices, ResumedGame
from net.protocol import messages as msg
from net.protocol.limits import ABSENCES, CHAT_LENGTH, HANDSHAKE_S
from net.protocol.link_effects import OWN_LINK
from net.protocol.messages import Message

_log = logging.getLogger(__name__)

HostPhase: TypeAlias = Literal["lobby", "dealing", "game"]


class HostTable:
    """A table that this computer hosts, without links and commands."""

    def __init__(
        self,
        services: HostServices,
        options: msg.TableOptions,
        seats: int,
        code: str = "",
        *,
        resumed: ResumedGame | None = None,
        forfeits: bool = False,
    ) -> None:
        """Open a table; with ``forfeits`` a person who stays away or lets the time run out resigns."""
        self._services = services
        self._identity = identity = services.identity
        self._now = 0.0
        self._leaving: int | None = None
        self._connections = Connections(self._left, services.keep_alive)
        watchers = () if resumed is None else resumed.watchers
        self._admission = Admission(self._connections, self, identity, code, watchers)
        self._seats = HostSeats(options, seats, None if resumed is None else resumed.match)
        self.chat = ChatBacklog()
        self._dealing: DealingRound | None = None
        self._deadline = 0.0
        self._absences: Counter[bytes] = Counter()
        """By key, how many starts since the last deal were left unanswered."""
        self._hosted: HostedGame | None = None
        self.name = self._recorded_name(identity.signer.public) or identity.name
        self.last_game = ""
        self._resumed = resumed
        self._forfeits = forfeits
        if resumed is not None and resumed.playing:
            self._open_game(resumed.match, resumed)

    # --- state ------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> HostPhase:
        """How far the table is."""
        return "game" if self._hosted is not None else "lobby" if self._dealing is None else "dealing"

    @property
    def game(self) -> str:
        """The name of the running game, empty in a lobby."""
        return "" if self._hosted is None else self._hosted.game

    @property
    def options(self) -> msg.TableOptions:
        """The options of the table."""
        return self._seats.options

    @property
    def lobby(self) -> msg.Lobby:
        """The lobby as it is sent to guests."""
        people = self._connections.people()
        host_person = next((person.number for person in people if self._is_host(person)), None)
        return self._seats.lobby(self.name, people, host_person)

    # --- admission --------------------------------------------------------------------------------------------------

    @property
    def full(self) -> bool:
        """Whether no seat of the lobby is free."""
        return self._seats.full

    @property
    def watching(self) -> int:
        """How many spectators are there."""
        return sum(person.watch for person in self._connections.people())

    def has_seat(self, key: bytes) -> bool:
        """Whether a seat belongs to a key."""
        if self._hosted is None:
            return self._seats.has_owner(key)
        return any(info.key == key.hex() for info in self._hosted.match.record.header.seats)

    def admitted(self, link: GuestLink, hello: msg.Hello, name: str) -> None:
        """Welcome a guest that was admitted."""
        known = self._recorded_name(hello.key) or self._free_name(name, hello.key)
        person = self._connections.enter(link, known, hello, self._now)
        self._connections.send(link, msg.Welcome(person.number, link.answer))
        if "backlog" in hello.capabilities and (backlog := self.chat.backlog()) is not None:
            self._connections.send(link, backlog)
        if self._hosted is None:
            link.state = LinkState.LOBBY
            if self._dealing is not None and self._seats.number_of(person.number) is not None:
                self._call_off("absent", self._seats.number_of(person.number))
            self._seats.sit(person)
            self._send_lobby()
        elif link.game:
            link.state = LinkState.RESUMING
        else:
            self._follow(link, 0, begin=True)

    # --- messages ------------------------------------------------------------------------------------------------

    def _on_message(self, link: GuestLink, message: Message) -> bool:
        """Handle a message that is expected in the state of its link; return whether a game may continue by it."""
        if type(message) in PLAY:
            return self._hosted is None or self._on_game(self._hosted, link, message)
        match message:
            case msg.Hello():
                self._admission.hello(link, message, self.name)
                return False
            case msg.Proof():
                self._admission.proof(link, message, self._now)
                return link.state is not LinkState.RESUMING
            case msg.Ping():
                self._connections.send(link, msg.Pong(message.number))
                return False
            case msg.Pong():
                self._connections.ponged(link, message, self._now)
                return False
            case msg.Leave():
                self._leaving = None if link.person is None else link.person.number
                self._connections.end(link)
                self._leaving = None
            case _ if link.person is None:
                self._cut_off(link, "sent before its admission")
            case msg.Ready() | msg.TakeSeat() | msg.Rename():
                self._on_lobby(link.person, message)
            case msg.Chat() | msg.React():
                self._relay_chat(link.person, message)
                return False
            case msg.HeaderSignature() | msg.Decline() | msg.SeedShareReveal():
                self._on_dealing(link, link.person, message)
            case msg.Resume() if self._hosted is not None:
                self._hosted.resume(link, message, self._now)
        return True

    def _is_host(self, person: ConnectedPerson) -> bool:
        """Whether a person is at this computer."""
        return person.key == self._identity.signer.public

    def _recorded_name(self, key: bytes) -> str:
        """Return a player's name in the running or saved game, empty for everybody else."""
        match = self._seats.saved if self._hosted is None else self._hosted.match
        seats = () if match is None else match.record.header.seats
        return next((info.name for info in seats if info.key == key.hex()), "")

    def _free_name(self, name: str, key: bytes) -> str:
        taken = {person.name.casefold() for person in self._connections.people() if person.key != key}
        return unused_name(next_default_name(name or "Guest", taken), taken)

    def _on_lobby(self, person: ConnectedPerson, message: msg.Ready | msg.TakeSeat | msg.Rename) -> None:
        if self.phase != "lobby":
            return
        match message:
            case msg.Ready():
                self._seats.set_ready(person.number, message.ready, message.commitment)
            case msg.TakeSeat():
                self._seats.move(person, message.seat)
            case msg.Rename() if not self._recorded_name(person.key):
                person.name = self._free_name(clean_name(message.name), person.key)
                self._seats.rename(person)
                if self._is_host(person):
                    self.name = person.name
        self._send_lobby()

    def _on_dealing(
        self, link: GuestLink, person: ConnectedPerson, message: msg.HeaderSignature | msg.Decline | msg.SeedShareReveal
    ) -> None:
        seat = self._seats.number_of(person.number)
        if self._dealing is None or seat is None:
            return
        match message:
            case msg.Decline():
                _log.warning("%s declines the deal: %s", person.name, clean_text(message.why, CHAT_LENGTH))
                self._call_off("declined", seat)
                return
            case msg.HeaderSignature() if self._dealing.take_signature(seat, message.signature):
                link.state = LinkState.SIGNED
            case msg.SeedShareReveal() if self._dealing.take_share(seat, message.value):
                link.state = LinkState.REVEALED
            case _:
                self._call_off("declined", seat)
                self._cut_off(link, f"a wrong {type(message).__name__}")
                return
        self._continue_dealing()

    def _on_game(self, hosted: HostedGame, link: GuestLink, message: Message) -> bool:
        """Handle a message of a running game; return whether it may continue by it."""
        match message:
            case msg.Ack():
                awaited = not hosted.quorum.acknowledged()
                if wrong := hosted.acknowledge(link, message):
                    self._cut_off(link, wrong)
                return awaited or link.number not in self._connections.links
            case msg.Propose():
                hosted.propose(link, message)
            case msg.DesyncReport():
                hosted.desync(link, message, self._now)
            case msg.ResignRequest():
                hosted.resign(link)
            case msg.Request():
                hosted.request(link, message)
            case msg.Reply():
                hosted.reply(link, message)
        return True

    def _relay_chat(self, person: ConnectedPerson, message: msg.Chat | msg.React) -> None:
        """Relay a line of chat or a reaction to all; what exceeds the limit is dropped."""
        text = clean_text(message.text, CHAT_LENGTH) if isinstance(message, msg.Chat) else ""
        reaction = message.kind if isinstance(message, msg.React) else None
        if person.chat.take(self._now) and (text or reaction):
            seat = self._seats.number_of(person.number) if self._hosted is None else self._hosted.seat_of(person)
            line = msg.ChatRelay(person.number, person.name, seat, text, reaction)
            self.chat.add(line)
            self._connections.send_to_all(line)

    def _cut_off(self, link: GuestLink, what: str) -> None:
        """End a link that broke the protocol; the game continues without it."""
        self._admission.cut_off(link, "protocol", what)

    # --- progress ------------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        if self._hosted is not None:
            self._hosted.advance(self._now)

    def _left(self, person: ConnectedPerson) -> None:
        """Update table and game after a person has left."""
        if self._hosted is not None:
            self._hosted.left(person, self._now, on_purpose=self._leaving == person.number)
            return
        seat = self._seats.number_of(person.number)
        if self._dealing is not None and seat is not None:
            self._call_off("absent", seat)
        self._seats.vacate(person.number)
        self._send_lobby()

    def _in_lobby(self, change: Callable[[], None]) -> None:
        if self.phase == "lobby":
            change()
            self._send_lobby()

    def _send_lobby(self) -> None:
        for link in self._connections.inside():
            if link.state is LinkState.LOBBY:
                self._connections.send(link, self.lobby)

    def _seated(self) -> list[tuple[Seat, GuestLink]]:
        """Return the links of all seated people with their seats, in order."""
        found = []
        for link in self._connections.inside():
            seat = None if link.person is None else self._seats.number_of(link.person.number)
            if seat is not None:
                found.append((seat, link))
        return sorted(found, key=lambda pair: pair[0])

    def _continue_dealing(self) -> None:
        """Request the seed shares once all have signed, and deal once all have sent theirs."""
        dealing = self._dealing
        if dealing is None or not dealing.all_signed:
            return
        if not dealing.all_revealed:
            for _, link in self._seated():
                if link.state is LinkState.SIGNED:
                    link.state = LinkState.REVEALING
                    self._connections.send(link, dealing.share_request())
                    self._deadline = self._now + HANDSHAKE_S
            return
        try:
            match = dealing.deal(self._services.begin)
        except OSError as error:
            _log.error("the game cannot be saved: %s", error)
            self._call_off("", None)
            return
        self._dealing = None
        self._absences.clear()
        self._open_game(match)
        for _, link in self._seated():
            self._follow(link, 0, begin=False)
        for link in list(self._connections.inside()):
            if link.state is LinkState.LOBBY:
                self._follow(link, 0, begin=True)

    def _give_up_waiting(self, dealing: DealingRound) -> None:
        """Call the start off as guests have not answered; those that fail a second time lose their seats."""
        missing = dealing.missing()
        links = [(seat, link) for seat, link in self._seated() if seat in missing and link.number != OWN_LINK]
        self._absences.update(link.person.key for _, link in links if link.person)
        unseated = {seat: link for seat, link in links if link.person and self._absences[link.person.key] >= ABSENCES}
        self._call_off("unseated" if unseated else "absent", next(iter(unseated), missing[0]))
        for link in unseated.values():
            self._admission.cut_off(link, "absent", "starts of a game left unanswered")

    def _call_off(self, why: str, seat: Seat | None) -> None:
        """Return to the lobby, and send the seat because of which the start has failed, ``None`` for the disk."""
        name = "The game cannot be saved." if seat is None else self._seats.seats[seat].name
        _log.info("the start is called off: %s %s", why, name)
        self._dealing = None
        self._seats.unready()
        for link in self._connections.inside():
            link.state = LinkState.LOBBY
            self._connections.send(link, msg.ProposalRejected(-1, why, name))
        self._send_lobby()

    def _open_game(self, match: Match, resumed: ResumedGame | None = None) -> None:
        self._hosted = HostedGame(
            self._connections,
            self._services,
            match,
            self.options,
            self.name,
            self._now,
            resumed,
            forfeits=self._forfeits,
        )

    def _follow(self, link: GuestLink, first: int, *, begin: bool) -> None:
        if self._hosted is not None:
            self._hosted.follow(link, first, self._now, begin=begin)

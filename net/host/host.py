"""The host of a table, from a guest's first message to the last entry of a game.

Sans-IO: takes events with their times in monotonic seconds, and returns effects. Dispatches the messages of guests, and
takes the steps from lobby to game. Its parts: ``admission`` admits people, ``lobby`` holds their seats, ``game_start``
begins a game, ``game`` runs it; ``expected_messages`` is the table of messages by state. Knows nothing of sockets and
files.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias

from game.match.match import Match
from game.record.hashing import SECRET_BYTES
from game.rules import Seat
from game.support.cleaning import clean_name, clean_text, unused_name
from game.support.default_names import next_default_name
from net.host.admission import Admission
from net.host.chat_backlog import ChatBacklog
from net.host.clock import ClockState
from net.host.connections import ConnectedPerson, Connections, GuestLink
from net.host.dealing import DealingRound
from net.host.expected_messages import EXPECTED, LATE, PLAY, LinkState
from net.host.game import HostedGame
from net.host.game_start import GameStart
from net.host.lobby import HostSeats, rotated
from net.host.services import HostServices, ResumedGame
from net.protocol import messages as msg
from net.protocol.handshake import NONCE_BYTES
from net.protocol.limits import ABSENCES, CAPABILITIES, CHAT_LENGTH, PROTOCOL
from net.protocol.link_effects import OWN_LINK, LinkEffect
from net.protocol.messages import Message

_log = logging.getLogger(__name__)

HostPhase: TypeAlias = Literal["lobby", "dealing", "game"]


class Host:
    """The host of one table; nothing that a guest sends makes it raise."""

    def __init__(
        self,
        services: HostServices,
        options: msg.TableOptions,
        seats: int,
        code: str = "",
        *,
        resumed: ResumedGame | None = None,
    ) -> None:
        """Open a table; ``code`` admits guests without a knock."""
        self._services = services
        self._identity = identity = services.identity
        self._now = 0.0
        self._leaving: int | None = None
        self._connections = Connections(self._left, services.keep_alive)
        watchers = () if resumed is None else resumed.watchers
        self.admission = Admission(self._connections, self, identity, code, watchers)
        self._seats = HostSeats(options, seats, None if resumed is None else resumed.match)
        self.chat = ChatBacklog()
        self._starting: GameStart | None = None
        self._absences: Counter[bytes] = Counter()
        """By key, how many starts since the last deal were left unanswered."""
        self._hosted: HostedGame | None = None
        self.name = self._recorded_name(identity.signer.public) or identity.name
        self.last_game = ""
        self._resumed = resumed
        if resumed is not None and resumed.playing:
            self._open_game(resumed.match, resumed)

    # --- state -------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> HostPhase:
        """How far the table is."""
        return "game" if self._hosted is not None else "lobby" if self._starting is None else "dealing"

    @property
    def game(self) -> str:
        """The name of the running game, empty in a lobby."""
        return "" if self._hosted is None else self._hosted.game

    @property
    def match(self) -> Match | None:
        """The running game."""
        return None if self._hosted is None else self._hosted.match

    @property
    def epoch(self) -> int:
        """The epoch of the newest deal, 0 in a lobby."""
        return 0 if self._hosted is None else self._hosted.epoch

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

    @property
    def clocks(self) -> ClockState | None:
        """What the clocks showed last, ``None`` without clocks or a game."""
        return None if self._hosted is None else self._hosted.clocks

    @property
    def halted(self) -> bool:
        """Whether too few people are connected for the game to continue."""
        return self._hosted is not None and self._hosted.halted

    @property
    def unsettled(self) -> bool:
        """Whether another host may have been elected: the game is halted, or no quorum has acknowledged its end."""
        hosted = self._hosted
        if hosted is None or hosted.match.end is None:
            return self.halted
        return not hosted.quorum.acknowledged()

    @property
    def superseded(self) -> bool:
        """Whether so many have voted for a newer epoch that this host can never continue."""
        return self._hosted is not None and self._hosted.quorum.superseded

    @property
    def watching(self) -> int:
        """How many spectators are there."""
        return sum(person.watch for person in self._connections.people())

    @property
    def full(self) -> bool:
        """Whether no seat of the lobby is free."""
        return self._seats.full

    def has_seat(self, key: bytes) -> bool:
        """Whether a seat belongs to a key."""
        if self._hosted is None:
            return self._seats.has_owner(key)
        return any(info.key == key.hex() for info in self._hosted.match.record.header.seats)

    def can_start(self) -> bool:
        """Whether a game can begin now."""
        return self.phase == "lobby" and self._seats.complete

    # --- links -------------------------------------------------------------------------------------------------------

    def attach(
        self,
        link: int,
        key: bytes,
        certificate: bytes,
        name: str,
        now: float,
        purpose: msg.Purpose = "sit",
    ) -> None:
        """Admit the guest in the same process, for a ``purpose``; its key needs no proof."""
        self._now = max(self._now, now)
        nothing = bytes(NONCE_BYTES)
        hello = msg.Hello(PROTOCOL, CAPABILITIES, "", purpose, name, key, certificate, 0, nothing, self.game)
        guest_link = self._connections.open(link, "", now)
        guest_link.game = self.game
        self.admitted(guest_link, hello, clean_name(name))

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle a new connection."""
        self._now = now
        self._connections.open(link, address, now)

    def received(self, link: int, message: Message, now: float) -> bool:
        """Handle a message; return whether the table may have changed by it."""
        self._now = now
        guest_link = self._connections.links.get(link)
        if guest_link is None:
            return False
        guest_link.received_at = now
        if type(message) in EXPECTED[guest_link.state]:
            if not self._on_message(guest_link, message):
                return False
        elif type(message) not in LATE.get(guest_link.state, ()):
            self._cut_off(guest_link, f"{type(message).__name__} in the state “{guest_link.state}”")
        self._advance()
        return True

    def closed(self, link: int, now: float) -> None:
        """Handle the end of a connection."""
        self._now = now
        if link in self._connections.links:
            self._connections.forget(self._connections.links[link])
        self._advance()

    def broken(self, link: int, reason: str, now: float) -> None:
        """Handle the end of a connection that broke the protocol; ``reason`` is for the log."""
        self._now = now
        if link in self._connections.links:
            self._cut_off(self._connections.links[link], reason)
        self._advance()

    def tick(self, now: float) -> None:
        """Handle timeouts; call it at least ten times a second, or soon after each ``next_deadline``."""
        self._now = now
        self.admission.tick(now)
        for link in list(self._connections.inside()):
            if link.number != OWN_LINK and now > link.received_at + self._connections.keep_alive.silence_s:
                _log.info("link %d is silent", link.number)
                self._connections.end(link)
        self._connections.ping(now)
        if self._starting is not None and now > self._starting.deadline:
            self._give_up_waiting(self._starting)
        self._advance()

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due if nothing else happens before; ``now`` for as soon as possible."""
        due = min(self._connections.next_deadline(), self.admission.next_deadline())
        if self._starting is not None:
            due = min(due, self._starting.deadline)
        return due if self._hosted is None else min(due, self._hosted.next_deadline(now))

    @property
    def has_effects(self) -> bool:
        """Whether there are effects since the last ``drain``."""
        return self._connections.has_effects

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""
        return self._connections.drain()

    def pause(self, paused: bool, now: float) -> None:
        """Let the game stand still while what it has written cannot be saved."""
        if self._hosted is not None:
            self._hosted.pause(paused, now)

    def close(self, now: float) -> None:
        """Close the table; the game stays saved."""
        self._now = now
        self._connections.send_to_all(msg.Goodbye())
        for link in list(self._connections.links.values()):
            self._connections.end(link)

    def has_admitted(self, link: int) -> bool:
        """Whether a link belongs to a person who was admitted."""
        return any(inside.number == link for inside in self._connections.inside())

    def write_to(self, link: int, text: str) -> None:
        """Write a line of the host's own into the chat of one person, if they have been admitted."""
        for inside in self._connections.inside():
            if inside.number == link:
                self._connections.send(inside, msg.ChatRelay(0, self.name, None, text, None))

    # --- messages ----------------------------------------------------------------------------------------------------

    def _on_message(self, link: GuestLink, message: Message) -> bool:
        """Handle a message that is expected in the state of its link; return whether a game may continue by it."""
        if type(message) in PLAY:
            return self._hosted is None or self._on_game(self._hosted, link, message)
        match message:
            case msg.Hello():
                self.admission.hello(link, message, self.name)
                return False
            case msg.Proof():
                self.admission.proof(link, message, self._now)
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
                self._on_answer(link, link.person, message)
            case msg.Resume() if self._hosted is not None:
                self._hosted.resume(link, message, self._now)
        return True

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

    def _on_answer(
        self, link: GuestLink, person: ConnectedPerson, message: msg.HeaderSignature | msg.Decline | msg.SeedShareReveal
    ) -> None:
        """Handle an answer to the start of a game; a wrong one calls it off."""
        seat = self._seats.number_of(person.number)
        if self._starting is None or seat is None:
            return
        if isinstance(message, msg.Decline):
            _log.warning("%s declines the deal: %s", person.name, clean_text(message.reason, CHAT_LENGTH))
            self._call_off("declined", seat)
        elif self._starting.answered(link, seat, message):
            self._continue_start()
        else:
            self._call_off("declined", seat)
            self._cut_off(link, f"a wrong {type(message).__name__}")

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

    def _advance(self) -> None:
        if self._hosted is not None:
            self._hosted.advance(self._now)

    def _left(self, person: ConnectedPerson) -> None:
        """Update table and game after a person has left."""
        if self._hosted is not None:
            self._hosted.left(person, self._now, on_purpose=self._leaving == person.number)
            return
        seat = self._seats.number_of(person.number)
        if self._starting is not None and seat is not None:
            self._call_off("absent", seat)
        self._seats.vacate(person.number)
        self._send_lobby()

    def _cut_off(self, link: GuestLink, what: str) -> None:
        """End a link that broke the protocol; the game continues without it."""
        self.admission.cut_off(link, "protocol", what)

    # --- people ------------------------------------------------------------------------------------------------------

    def admitted(self, link: GuestLink, hello: msg.Hello, name: str) -> None:
        """Welcome a guest that was admitted."""
        known = self._recorded_name(hello.key) or self._free_name(name, hello.key)
        person = self._connections.enter(link, known, hello, self._now)
        self._connections.send(link, msg.Welcome(person.number, link.answer))
        if "backlog" in hello.capabilities and (backlog := self.chat.backlog()) is not None:
            self._connections.send(link, backlog)
        if self._hosted is None:
            link.state = LinkState.LOBBY
            if self._starting is not None and self._seats.number_of(person.number) is not None:
                self._call_off("absent", self._seats.number_of(person.number))
            self._seats.sit(person)
            self._send_lobby()
        elif link.game:
            link.state = LinkState.RESUMING
        else:
            self._follow(link, 0, begin=True)

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

    def admit(self, number: int, yes: bool, now: float) -> None:
        """Admit a person who has knocked, or refuse them."""
        self._now = now
        self.admission.admit(number, yes)
        self._advance()

    def kick(self, person: int, now: float) -> None:
        """Remove a person; in a game a bot takes their seat."""
        self._now = now
        link = self._connections.link_of(person)
        if link is not None and link.person is not None and link.number != OWN_LINK:
            self.admission.ban(link.person.key)
            self._leaving = person
            self._connections.refuse(link, "kicked")
            self._leaving = None
            self._advance()

    # --- the lobby ---------------------------------------------------------------------------------------------------

    def swap(self, one: int, other: int) -> None:
        """Swap two seats."""
        self._in_lobby(lambda: self._seats.swap(one, other))

    def set_bot(self, seat: int, bot: str | None) -> None:
        """Assign a free seat to a bot, or free it with ``None``."""
        self._in_lobby(lambda: self._seats.set_bot(seat, bot))

    def set_seats(self, count: int) -> None:
        """Change the number of seats, 2 to 4."""
        self._in_lobby(lambda: self._seats.set_count(count))

    def set_options(self, options: msg.TableOptions) -> None:
        """Change the options of the table."""
        self._in_lobby(lambda: self._seats.set_options(options))

    def _in_lobby(self, change: Callable[[], None]) -> None:
        if self.phase == "lobby":
            change()
            self._send_lobby()

    def _send_lobby(self) -> None:
        for link in self._connections.inside():
            if link.state is LinkState.LOBBY:
                self._connections.send(link, self.lobby)

    # --- the game ----------------------------------------------------------------------------------------------------

    def start(self, now: float) -> None:
        """Begin to deal, or continue the saved game, if that is possible now."""
        self._now = now
        if not self.can_start():
            return
        if self._seats.saved is not None:
            self._open_game(self._seats.saved, self._resumed)
            for link in list(self._connections.inside()):
                self._follow(link, 0, begin=True)
        else:
            secret, stamp = self._identity.token(SECRET_BYTES), self._identity.stamp()
            dealing = DealingRound(self.options.edition, self._seats.seat_infos(), secret, stamp)
            self._starting = GameStart(dealing, self._connections, self._seats, self._now)
            self._continue_start()
        self._advance()

    def _continue_start(self) -> None:
        """Deal once all have signed and sent their seed shares."""
        start = self._starting
        if start is None or not start.is_complete(self._now):
            return
        try:
            match = start.deal(self._services.begin)
        except OSError as error:
            _log.error("the game cannot be saved: %s", error)
            self._call_off("", None)
            return
        self._starting = None
        self._absences.clear()
        self._open_game(match)
        for _, link in start.seated():
            self._follow(link, 0, begin=False)
        for link in list(self._connections.inside()):
            if link.state is LinkState.LOBBY:
                self._follow(link, 0, begin=True)

    def _give_up_waiting(self, start: GameStart) -> None:
        """Call the start off as guests have not answered; those that fail a second time lose their seats."""
        missing, links = start.missing()
        self._absences.update(link.person.key for _, link in links if link.person)
        unseated = {seat: link for seat, link in links if link.person and self._absences[link.person.key] >= ABSENCES}
        self._call_off("unseated" if unseated else "absent", next(iter(unseated), missing[0]))
        for link in unseated.values():
            self.admission.cut_off(link, "absent", "starts of a game left unanswered")

    def _call_off(self, reason: str, seat: Seat | None) -> None:
        """Return to the lobby, and send the seat because of which the start has failed, ``None`` for the disk."""
        name = "The game cannot be saved." if seat is None else self._seats.seats[seat].name
        _log.info("the start is called off: %s %s", reason, name)
        self._starting = None
        self._seats.unready()
        for link in self._connections.inside():
            link.state = LinkState.LOBBY
            self._connections.send(link, msg.ProposalRejected(-1, reason, name))
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
        )

    def _follow(self, link: GuestLink, first: int, *, begin: bool) -> None:
        if self._hosted is not None:
            self._hosted.follow(link, first, self._now, begin=begin)

    def rematch(self, now: float) -> None:
        """Open the lobby for another game with the seats rotated, if the game is over."""
        self._now = now
        if self._hosted is None or self._hosted.match.end is None:
            return
        people = self._connections.people()
        self._seats = rotated(self._hosted.match, self.options, people)
        self.last_game = self._hosted.game
        self._hosted = None
        for link in self._connections.inside():
            if link.state is not LinkState.RESUMING:
                self._connections.send(link, msg.Rematch())
            link.state = LinkState.LOBBY
        self._send_lobby()

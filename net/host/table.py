"""A table at its dealer's: what its door asks, what arrives from those who are in, and how it goes from lobby to game.

Knows the parts and leads from one to the next; its links, and what the host's person sees and wishes, are in ``host``.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

from game.bots.runner import BotRunner, InlineRunner
from game.match.match import Journal, Match
from game.record.keys import Signer
from game.rules import Seat
from game.support.cleaning import clean_name, clean_text, unused_name
from net.host.admission import Admission
from net.host.chat import ChatLog
from net.host.connections import ConnectedPerson, Connections, GuestLink
from net.host.dealing import DealingRound
from net.host.game import HostedGame
from net.host.lobby import HostSeats
from net.host.states import State
from net.protocol.effects import OWN_LINK
from net.protocol.limits import ABSENCES, CHAT_LENGTH, HANDSHAKE_S
from net.protocol.messages import (
    Ack,
    AnyMessage,
    Chat,
    ChatRelay,
    Decline,
    DesyncReport,
    Elected,
    HeaderSignature,
    Hello,
    Leave,
    Lobby,
    Nonce,
    Ping,
    Pong,
    Proof,
    ProposalRejected,
    Propose,
    React,
    Ready,
    RefusedWhy,
    Rename,
    Reply,
    Request,
    ResignRequest,
    Resume,
    TableOptions,
    TakeSeat,
    Welcome,
)

_log = logging.getLogger(__name__)

HostPhase: TypeAlias = Literal["lobby", "dealing", "game"]


def _no_stamp() -> str | None:
    return None


class HostTable:
    """A table that is dealt here, without its links and wishes."""

    def __init__(
        self,
        signer: Signer,
        certificate: bytes,
        name: str,
        options: TableOptions,
        seats: int,
        token: Callable[[int], bytes],
        begin: Callable[[str, bytes, str], Journal],
        saved: Match | None = None,
        code: str = "",
        pace_s: float = 0.7,
        *,
        runner: BotRunner | None = None,
        playing: bool = False,
        stamp: Callable[[], str | None] = _no_stamp,
        mandate: Elected | None = None,
        watchers: Iterable[bytes] = (),
    ) -> None:
        """Open a table.

        ``certificate`` is the fingerprint that guests see, ``token`` gives random bytes, ``begin`` saves a new record
        and its secret and gives the journal for what follows, ``stamp`` the time for its header. With ``saved`` the
        lobby keeps the chairs of that game's people; with ``playing`` that game goes on at once. ``mandate`` are the
        votes by which its newest deal was elected, if it was; ``watchers`` are the keys of those who looked on so far.
        Bots decide in ``runner``, or at once.
        """
        self.phase: HostPhase = "lobby"
        self._signer = signer
        self._token = token
        self._begin = begin
        self._pace_s = pace_s
        self._runner = runner or InlineRunner()
        self._stamp = stamp
        self._now = 0.0
        self._leaving: int | None = None
        self._hall = Connections(self._gone)
        self._door = Admission(self._hall, self, signer, certificate, code, token, watchers)
        self._chairs = HostSeats(options, seats, saved)
        self._talk = ChatLog()
        self._ceremony: DealingRound | None = None
        self._deadline = 0.0
        self._absences: Counter[bytes] = Counter()
        """How many starts since the last deal each key has left unanswered."""
        self._desk: HostedGame | None = None
        self.name = self._recorded_name(signer.public) or name
        self._last_game = ""
        self._mandate = mandate
        if playing and saved is not None:
            self._open_game(saved)

    # --- how it stands ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game that goes on, empty in a lobby."""
        return "" if self._desk is None else self._desk.game

    @property
    def running(self) -> str:
        """The same, as the door asks for it."""
        return self.game

    @property
    def options(self) -> TableOptions:
        """How the table plays."""
        return self._chairs.options

    @property
    def private(self) -> bool:
        """Whether guests need the code."""
        return self.options.private

    @property
    def lobby(self) -> Lobby:
        """The chairs as they stand."""
        people = self._hall.people()
        dealer = next((person.number for person in people if self._is_dealer(person)), None)
        return self._chairs.lobby(self.name, people, dealer)

    # --- what the door asks ------------------------------------------------------------------------------------------

    def stranger(self, hello: Hello) -> RefusedWhy | None:
        """Say why somebody cannot come in, ``None`` where nothing speaks against it."""
        mine = self.belongs(hello.key)
        if hello.game and hello.game not in (self.game, self._last_game, self.lobby.game):
            return "game"
        if mine:
            return None
        if hello.purpose == "watch":
            if not self.options.spectators:
                return "spectators"
            # The host's own guest and the link that this one replaces take no spectator's place.
            others = [one for one in self._hall.people() if one.key not in (self._signer.public, hello.key)]
            return None if self._chairs.room_for_watchers(others) else "spectators"
        if self._desk is not None:
            return "started"
        return "full" if self._chairs.full else None

    def uninvited(self, hello: Hello) -> RefusedWhy | None:
        """Say why somebody who shows no code cannot even knock; ``None`` where they may."""
        if not self.private:
            return None
        return "over" if hello.game and hello.game == self._last_game else "uninvited"

    def belongs(self, key: bytes) -> bool:
        """Tell whether somebody has a seat here."""
        if self._desk is None:
            return self._chairs.owned(key)
        return any(info.key == key.hex() for info in self._desk.match.record.header.seats)

    def admit_link(self, link: GuestLink, hello: Hello, name: str) -> None:
        """Take somebody in whom the door has let through."""
        known = self._recorded_name(hello.key) or self._free_name(name, hello.key)
        person = self._hall.enter(link, known, hello, self._now)
        self._hall.send(link, Welcome(person.number, link.answer))
        if "backlog" in hello.capabilities and (backlog := self._talk.backlog()) is not None:
            self._hall.send(link, backlog)
        if self._desk is None:
            link.state = State.LOBBY
            if self._ceremony is not None and self._chairs.chair_of(person.number) is not None:
                self._call_off("absent", self._chairs.chair_of(person.number))
            self._chairs.sit(person)
            self._tell_lobby()
        elif link.game:
            link.state = State.RESUMING
        else:
            self._follow(link, 0, told=True)

    # --- what arrives ------------------------------------------------------------------------------------------------

    def _take(self, link: GuestLink, message: AnyMessage) -> None:
        """Act on a message that may come now."""
        match message:
            case Hello():
                self._door.hello(link, message, self.name)
            case Proof():
                self._door.proof(link, message, self._now)
            case Ping():
                self._hall.send(link, Pong(message.number))
            case Pong():
                self._hall.ponged(link, message, self._now)
            case Leave():
                self._leaving = None if link.person is None else link.person.number
                self._hall.end(link)
                self._leaving = None
            case _ if link.person is None:
                self._offend(link, "nobody said it")
            case Ready() | TakeSeat() | Rename():
                self._take_lobby(link.person, message)
            case Chat() | React():
                self._say(link.person, message)
            case HeaderSignature() | Decline() | Nonce():
                self._take_deal(link, link.person, message)
            case _ if self._desk is not None:
                self._take_game(self._desk, link, message)

    def _is_dealer(self, person: ConnectedPerson) -> bool:
        """Tell whether somebody sits at this very computer."""
        return person.key == self._signer.public

    def _recorded_name(self, key: bytes) -> str:
        """Give the name of a seat's person in the game that goes on, or is to; empty for everybody else."""
        match = self._chairs.saved if self._desk is None else self._desk.match
        seats = () if match is None else match.record.header.seats
        return next((info.name for info in seats if info.key == key.hex()), "")

    def _free_name(self, name: str, key: bytes) -> str:
        taken = {person.name.casefold() for person in self._hall.people() if person.key != key}
        return unused_name(name or "Guest", taken)

    def _take_lobby(self, person: ConnectedPerson, message: Ready | TakeSeat | Rename) -> None:
        if self.phase != "lobby":
            return
        match message:
            case Ready():
                self._chairs.set_ready(person.number, message.ready, message.commitment)
            case TakeSeat():
                self._chairs.move(person, message.seat)
            case Rename() if not self._recorded_name(person.key):
                person.name = self._free_name(clean_name(message.name), person.key)
                self._chairs.rename(person)
                if self._is_dealer(person):
                    self.name = person.name
        self._tell_lobby()

    def _take_deal(self, link: GuestLink, person: ConnectedPerson, message: HeaderSignature | Decline | Nonce) -> None:
        seat = self._chairs.chair_of(person.number)
        if self._ceremony is None or seat is None:
            return
        match message:
            case Decline():
                _log.warning("%s does not agree to the deal: %s", person.name, clean_text(message.why, CHAT_LENGTH))
                self._call_off("declined", seat)
                return
            case HeaderSignature() if self._ceremony.sign(seat, message.signature):
                link.state = State.SIGNED
            case Nonce() if self._ceremony.share(seat, message.value):
                link.state = State.OPENED
            case _:
                self._call_off("declined", seat)
                self._offend(link, f"a wrong {type(message).__name__}")
                return
        self._go_on_dealing()

    def _take_game(self, desk: HostedGame, link: GuestLink, message: AnyMessage) -> None:
        match message:
            case Resume():
                desk.resume(link, message, self._now)
            case Propose():
                desk.propose(link, message)
            case Ack():
                if wrong := desk.acknowledge(link, message):
                    self._offend(link, wrong)
            case DesyncReport():
                desk.desync(link, message, self._now)
            case ResignRequest():
                desk.resign(link)
            case Request():
                desk.wish(link, message)
            case Reply():
                desk.consent(link, message)

    def _say(self, person: ConnectedPerson, message: Chat | React) -> None:
        """Pass a line or a reaction on to all; too many are dropped."""
        text = clean_text(message.text, CHAT_LENGTH) if isinstance(message, Chat) else ""
        reaction = message.kind if isinstance(message, React) else None
        if person.chat.take(self._now) and (text or reaction):
            seat = self._chairs.chair_of(person.number) if self._desk is None else self._desk.seat_of(person)
            said = ChatRelay(person.number, person.name, seat, text, reaction)
            self._talk.add(said)
            self._hall.tell_all(said)

    def _offend(self, link: GuestLink, what: str) -> None:
        """End a link that broke the protocol; the game goes on without it."""
        self._door.cut_off(link, "protocol", what)

    # --- how it goes on ----------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        if self._desk is not None:
            self._desk.advance(self._now)

    def _gone(self, person: ConnectedPerson) -> None:
        """Take note that somebody is not in any more."""
        if self._desk is not None:
            self._desk.gone(person, self._now, on_purpose=self._leaving == person.number)
            return
        seat = self._chairs.chair_of(person.number)
        if self._ceremony is not None and seat is not None:
            self._call_off("absent", seat)
        self._chairs.rise(person.number)
        self._tell_lobby()

    def _in_lobby(self, change: Callable[[], None]) -> None:
        if self.phase == "lobby":
            change()
            self._tell_lobby()

    def _tell_lobby(self) -> None:
        for link in self._hall.inside():
            if link.state is State.LOBBY:
                self._hall.send(link, self.lobby)

    def _seated(self) -> list[tuple[Seat, GuestLink]]:
        """List the links of all who sit, by seat."""
        found = []
        for link in self._hall.inside():
            seat = None if link.person is None else self._chairs.chair_of(link.person.number)
            if seat is not None:
                found.append((seat, link))
        return sorted(found, key=lambda pair: pair[0])

    def _go_on_dealing(self) -> None:
        """Open when all have signed, and deal when all have opened."""
        ceremony = self._ceremony
        if ceremony is None or not ceremony.signed:
            return
        if not ceremony.opened:
            for _, link in self._seated():
                if link.state is State.SIGNED:
                    link.state = State.OPENING
                    self._hall.send(link, ceremony.open())
                    self._deadline = self._now + HANDSHAKE_S
            return
        try:
            match = ceremony.begin(self._begin)
        except OSError as error:
            _log.error("the game cannot be saved: %s", error)
            self._call_off("", None)
            return
        self._ceremony = None
        self._absences.clear()
        self._open_game(match)
        for _, link in self._seated():
            self._follow(link, 0, told=False)
        for link in list(self._hall.inside()):
            if link.state is State.LOBBY:
                self._follow(link, 0, told=True)

    def _give_up_waiting(self, ceremony: DealingRound) -> None:
        """Call the start off for those who have not answered; who does so again loses the seat."""
        missing = ceremony.missing()
        links = [(seat, link) for seat, link in self._seated() if seat in missing and link.number != OWN_LINK]
        self._absences.update(link.person.key for _, link in links if link.person)
        unseated = {seat: link for seat, link in links if link.person and self._absences[link.person.key] >= ABSENCES}
        self._call_off("unseated" if unseated else "absent", next(iter(unseated), missing[0]))
        for link in unseated.values():
            self._door.cut_off(link, "absent", "leaves every start of a game unanswered")

    def _call_off(self, why: str, seat: Seat | None) -> None:
        """Go back to the lobby, and name who the start has failed for."""
        name = "The game cannot be saved." if seat is None else self._chairs.chairs[seat].name
        _log.info("the start is called off: %s %s", why, name)
        self._ceremony = None
        self.phase = "lobby"
        self._chairs.unready()
        for link in self._hall.inside():
            link.state = State.LOBBY
            self._hall.send(link, ProposalRejected(-1, why, name))
        self._tell_lobby()

    def _open_game(self, match: Match) -> None:
        self.phase = "game"
        self._desk = HostedGame(
            self._hall,
            match,
            self.options,
            self._signer,
            self.name,
            self._runner,
            self._pace_s,
            self._now,
            self._mandate,
        )

    def _follow(self, link: GuestLink, first: int, *, told: bool) -> None:
        if self._desk is not None:
            self._desk.follow(link, first, self._now, told=told)

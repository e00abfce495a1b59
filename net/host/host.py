"""The dealer's side of a table, from the first word of a guest to the last entry of a game.

Sans-IO: it is told what arrived and when, and says what to send. Its parts: ``host_door`` lets people in,
``host_lobby`` seats them, ``host_start`` begins a game, ``host_game`` leads it, ``host_table`` goes from one to the
next; ``host_states`` says which message may come when.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from game.match.match import Match
from game.rules import Seat
from game.sessions.participants import ChatLine as ChatLine
from game.support.cleaning import clean_name
from net.host.dealing import SECRET_BYTES, DealingRound
from net.host.lobby import rotated
from net.host.states import EXPECTED, LATE, State
from net.host.table import HostTable
from net.protocol.effects import OWN_LINK, Effect
from net.protocol.handshake import NONCE_BYTES
from net.protocol.limits import CAPABILITIES, CONNECTIONS, CONNECTIONS_PER_ADDRESS, HANDSHAKE_S, PROTOCOL, SILENCE_S
from net.protocol.messages import AnyMessage, Goodbye, Hello, PeerAddress, Purpose, Rematch, TableOptions
from net.protocol.room_types import Knock

_log = logging.getLogger(__name__)


class Host(HostTable):
    """One table's dealer; nothing that a guest sends makes it raise."""

    # --- what can be seen --------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The game that goes on."""
        return None if self._desk is None else self._desk.match

    @property
    def epoch(self) -> int:
        """The deal that counts, 0 in a lobby."""
        return 0 if self._desk is None else self._desk.epoch

    @property
    def forsaken(self) -> bool:
        """Whether too many have promised themselves to a newer epoch for this dealer ever to go on."""
        return self._desk is not None and self._desk.attendance.forsaken

    @property
    def halted(self) -> bool:
        """Whether too few people are there for the game to go on."""
        return self._desk is not None and self._desk.halted

    @property
    def failure(self) -> OSError | None:
        """Why the record could not be written; the table is halted then."""
        return None if self._desk is None else self._desk.failure

    @property
    def dealer(self) -> Seat | None:
        """The dealer's own seat."""
        return None if self._desk is None else self._desk.dealer

    @property
    def roster(self) -> tuple[PeerAddress, ...]:
        """Where the seats' computers listen."""
        return () if self._desk is None else self._desk.roster

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Who waits at the door."""
        return self._door.knocks

    @property
    def code(self) -> str:
        """The code that lets guests in."""
        return self._door.code

    # --- links -------------------------------------------------------------------------------------------------------

    def attach(
        self,
        link: int,
        key: bytes,
        certificate: bytes,
        name: str,
        now: float,
        purpose: Purpose = "sit",
        address: str = "",
        port: int = 0,
    ) -> None:
        """Take in somebody whose key is proven already: the own guest in the same process."""
        self._now = max(self._now, now)
        nothing = bytes(NONCE_BYTES)
        hello = Hello(PROTOCOL, CAPABILITIES, "", purpose, name, key, certificate, port, nothing, self.game)
        taken = self._hall.open(link, address, now)
        taken.game = self.game
        self.admit_link(taken, hello, clean_name(name))

    def opened(self, link: int, address: str, now: float) -> None:
        """Somebody has connected."""
        self._now = now
        crowd = [other.address for other in self._hall.links.values() if other.number != OWN_LINK]
        taken = self._hall.open(link, address, now)
        if len(crowd) >= CONNECTIONS or crowd.count(address) >= CONNECTIONS_PER_ADDRESS:
            self._hall.refuse(taken, "busy")

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """Something has arrived."""
        self._now = now
        taken = self._hall.links.get(link)
        if taken is None:
            return
        taken.heard = now
        if type(message) in EXPECTED[taken.state]:
            self._take(taken, message)
        elif type(message) not in LATE[taken.state]:
            self._offend(taken, f"{type(message).__name__} in the state “{taken.state}”")
        self._advance()

    def closed(self, link: int, now: float) -> None:
        """A link is gone."""
        self._now = now
        if link in self._hall.links:
            self._hall.forget(self._hall.links[link])
        self._advance()

    def broken(self, link: int, why: str, now: float | None = None) -> None:
        """What came over a link was no protocol."""
        self._now = self._now if now is None else now
        if link in self._hall.links:
            self._offend(self._hall.links[link], why)
        self._advance()

    def tick(self, now: float) -> None:
        """Time has passed."""
        self._now = now
        self._door.tick(now)
        for link in list(self._hall.inside()):
            if link.number != OWN_LINK and now - link.heard > SILENCE_S:
                _log.info("link %d has been silent for too long", link.number)
                self._hall.end(link)
            else:
                self._hall.ping(link, now)
        if self._ceremony is not None and now > self._deadline:
            self._give_up_waiting(self._ceremony)
        self._advance()

    def drain(self) -> list[Effect]:
        """Take what is to be done with links."""
        return self._hall.drain()

    def close(self, now: float) -> None:
        """Close the table on purpose; the game stays saved."""
        self._now = now
        self._hall.tell_all(Goodbye())
        for link in list(self._hall.links.values()):
            self._hall.end(link)

    # --- what the host's person wishes -------------------------------------------------------------------------------

    def admit(self, number: int, yes: bool, now: float | None = None) -> None:
        """Let in who knocks, or send them away."""
        self._now = self._now if now is None else now
        self._door.admit(number, yes)
        self._advance()

    def kick(self, person: int, now: float | None = None) -> None:
        """Send somebody out for good; in a game a bot takes their seat."""
        self._now = self._now if now is None else now
        link = self._hall.link_of(person)
        if link is not None and link.person is not None and link.number != OWN_LINK:
            self._door.bar(link.person.key)
            self._leaving = person
            self._hall.refuse(link, "kicked")
            self._leaving = None
            self._advance()

    def remember(self, talk: Iterable[ChatLine]) -> None:
        """Tell those who come what was said before this computer dealt."""
        self._talk.remember(talk)

    def new_code(self, code: str) -> None:
        """Let guests in by another code from now on."""
        self._door.new_code(code)

    def swap(self, one: int, other: int) -> None:
        """Let two chairs change places."""
        self._in_lobby(lambda: self._chairs.swap(one, other))

    def set_bot(self, seat: int, level: str | None) -> None:
        """Put a bot onto a free chair, or take it away."""
        self._in_lobby(lambda: self._chairs.set_bot(seat, level))

    def set_seats(self, count: int) -> None:
        """Have so many chairs, 2 to 4."""
        self._in_lobby(lambda: self._chairs.set_seats(count))

    def set_options(self, options: TableOptions) -> None:
        """Choose how to play."""
        self._in_lobby(lambda: self._chairs.set_options(options))

    def can_start(self) -> bool:
        """Tell whether a game could begin now."""
        return self.phase == "lobby" and self._chairs.complete

    def start(self, now: float | None = None) -> None:
        """Deal, or go on with the saved game; nothing happens where that cannot be."""
        self._now = self._now if now is None else now
        if not self.can_start():
            return
        if self._chairs.saved is not None:
            self._open_game(self._chairs.saved)
            for link in list(self._hall.inside()):
                self._follow(link, 0, told=True)
        else:
            self.phase = "dealing"
            self._ceremony = DealingRound(
                self.options.edition, self._chairs.seat_infos(), self._token(SECRET_BYTES), self._stamp()
            )
            self._deadline = self._now + HANDSHAKE_S
            for seat, link in self._seated():
                link.state = State.SIGNING
                self._hall.send(link, self._ceremony.seal(seat))
            self._go_on_dealing()
        self._advance()

    def rematch(self, now: float | None = None) -> None:
        """Open the lobby for another game, everybody one chair further; nothing happens before the game is over."""
        self._now = self._now if now is None else now
        if self._desk is None or self._desk.match.end is None:
            return
        people = self._hall.people()
        self._chairs = rotated(self._desk.match, self.options, people)
        self._last_game = self._desk.game
        self._desk = None
        self.phase = "lobby"
        for link in self._hall.inside():
            if link.state is not State.RESUMING:
                self._hall.send(link, Rematch())
            link.state = State.LOBBY
        self._tell_lobby()

"""The host's side of a table, from a guest's first message to the last entry of a game.

Sans-IO: takes events with their times in monotonic seconds, and returns effects. Its parts: ``admission`` admits
people, ``lobby`` holds their seats, ``dealing`` begins a game, ``game`` runs it, ``table`` connects these steps;
``expected_messages`` is the table of messages by state.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from game.match.match import Match
from game.sessions.participants import ChatLine as ChatLine
from game.support.cleaning import clean_name
from net.host.clock import ClockState
from net.host.dealing import SECRET_BYTES, DealingRound
from net.host.expected_messages import EXPECTED, LATE, LinkState
from net.host.lobby import rotated
from net.host.table import HostTable
from net.protocol.handshake import NONCE_BYTES
from net.protocol.limits import CAPABILITIES, HANDSHAKE_S, PROTOCOL
from net.protocol.link_effects import OWN_LINK, Effect
from net.protocol.messages import ChatRelay, Goodbye, Hello, Message, Purpose, Refused, Rematch, TableOptions
from net.protocol.room_types import Knock

_log = logging.getLogger(__name__)


class Host(HostTable):
    """The host of one table; nothing that a guest sends makes it raise."""

    # --- state --------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The running game."""
        return None if self._hosted is None else self._hosted.match

    @property
    def epoch(self) -> int:
        """The epoch of the newest deal, 0 in a lobby."""
        return 0 if self._hosted is None else self._hosted.epoch

    @property
    def superseded(self) -> bool:
        """Whether so many have voted for a newer epoch that this host can never continue."""
        return self._hosted is not None and self._hosted.quorum.superseded

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
    def clocks(self) -> ClockState | None:
        """What the clocks showed last, ``None`` without clocks or a game."""
        return None if self._hosted is None else self._hosted.clocks

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """The people who wait to be admitted."""
        return self._admission.knocks

    @property
    def code(self) -> str:
        """The code that admits guests."""
        return self._admission.code

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
        """Admit a guest in the same process, whose key needs no proof."""
        self._now = max(self._now, now)
        nothing = bytes(NONCE_BYTES)
        hello = Hello(PROTOCOL, CAPABILITIES, "", purpose, name, key, certificate, port, nothing, self.game)
        taken = self._connections.open(link, address, now)
        taken.game = self.game
        self.admitted(taken, hello, clean_name(name))

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle a new connection."""
        self._now = now
        self._connections.open(link, address, now)

    def received(self, link: int, message: Message, now: float) -> bool:
        """Handle a message; return whether the table may have changed by it."""
        self._now = now
        taken = self._connections.links.get(link)
        if taken is None:
            return False
        taken.received_at = now
        if type(message) in EXPECTED[taken.state]:
            if not self._on_message(taken, message):
                return False
        elif type(message) not in LATE.get(taken.state, ()):
            self._cut_off(taken, f"{type(message).__name__} in the state “{taken.state}”")
        self._advance()
        return True

    def closed(self, link: int, now: float) -> None:
        """Handle the end of a connection."""
        self._now = now
        if link in self._connections.links:
            self._connections.forget(self._connections.links[link])
        self._advance()

    def broken(self, link: int, why: str, now: float | None = None) -> None:
        """Handle the end of a connection that broke the protocol; ``why`` is for the log."""
        self._now = self._now if now is None else now
        if link in self._connections.links:
            self._cut_off(self._connections.links[link], why)
        self._advance()

    def tick(self, now: float) -> None:
        """Handle timeouts; call it at least ten times a second, or soon after each ``next_deadline``."""
        self._now = now
        self._admission.tick(now)
        for link in list(self._connections.inside()):
            if link.number != OWN_LINK and now > link.received_at + self._connections.keep_alive.silence_s:
                _log.info("link %d is silent", link.number)
                self._connections.end(link)
        self._connections.ping(now)
        if self._dealing is not None and now > self._deadline:
            self._give_up_waiting(self._dealing)
        self._advance()

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due if nothing else happens before; ``now`` for as soon as possible."""
        due = min(self._connections.next_deadline(), self._admission.next_deadline())
        if self._dealing is not None:
            due = min(due, self._deadline)
        return due if self._hosted is None else min(due, self._hosted.next_deadline(now))

    @property
    def has_effects(self) -> bool:
        """Whether there are effects since the last ``drain``."""
        return self._connections.has_effects

    def drain(self) -> list[Effect]:
        """Return the effects since the last call."""
        return self._connections.drain()

    def pause(self, paused: bool, now: float) -> None:
        """Let the game stand still while what it has written cannot be saved."""
        if self._hosted is not None:
            self._hosted.pause(paused, now)

    def close(self, now: float) -> None:
        """Close the table; the game stays saved."""
        self._now = now
        self._connections.send_to_all(Goodbye())
        for link in list(self._connections.links.values()):
            self._connections.end(link)

    # --- commands of the host's person -----------------------------------------------------------------------------

    def admit(self, number: int, yes: bool, now: float | None = None) -> None:
        """Admit a person who has knocked, or refuse them."""
        self._now = self._now if now is None else now
        self._admission.admit(number, yes)
        self._advance()

    def expect(self, key: bytes) -> None:
        """Admit a person without a code, as a lobby server has let them in."""
        self._admission.expect(key)

    def shut_out(self, why: Callable[[bytes, str], Refused | None]) -> None:
        """Ask ``why`` a proven key at an address may not enter, before anything else about it is decided."""
        self._admission.shut_out = why

    def has_admitted(self, link: int) -> bool:
        """Whether a link belongs to a person who was admitted."""
        return any(taken.number == link for taken in self._connections.inside())

    def write_to(self, link: int, text: str) -> None:
        """Write a line of the host's own into the chat of one person, if they have been admitted."""
        for taken in self._connections.inside():
            if taken.number == link:
                self._connections.send(taken, ChatRelay(0, self.name, None, text, None))

    def kick(self, person: int, now: float | None = None) -> None:
        """Remove a person; in a game a bot takes their seat."""
        self._now = self._now if now is None else now
        link = self._connections.link_of(person)
        if link is not None and link.person is not None and link.number != OWN_LINK:
            self._admission.ban(link.person.key)
            self._leaving = person
            self._connections.refuse(link, "kicked")
            self._leaving = None
            self._advance()

    def remember(self, lines: Iterable[ChatLine]) -> None:
        """Add the chat from before this computer was the host."""
        self.chat.remember(lines)

    def new_code(self, code: str) -> None:
        """Replace the code that admits guests."""
        self._admission.new_code(code)

    def swap(self, one: int, other: int) -> None:
        """Swap two seats."""
        self._in_lobby(lambda: self._seats.swap(one, other))

    def set_bot(self, seat: int, bot: str | None) -> None:
        """Assign a free seat to a bot, or free it with ``None``."""
        self._in_lobby(lambda: self._seats.set_bot(seat, bot))

    def set_seats(self, count: int) -> None:
        """Change the number of seats, 2 to 4."""
        self._in_lobby(lambda: self._seats.set_count(count))

    def set_options(self, options: TableOptions) -> None:
        """Change the options of the table."""
        self._in_lobby(lambda: self._seats.set_options(options))

    def can_start(self) -> bool:
        """Whether a game can begin now."""
        return self.phase == "lobby" and self._seats.complete

    def start(self, now: float | None = None) -> None:
        """Begin to deal, or continue the saved game, if that is possible now."""
        self._now = self._now if now is None else now
        if not self.can_start():
            return
        if self._seats.saved is not None:
            self._open_game(self._seats.saved, self._resumed)
            for link in list(self._connections.inside()):
                self._follow(link, 0, begin=True)
        else:
            secret, stamp = self._identity.token(SECRET_BYTES), self._identity.stamp()
            self._dealing = DealingRound(self.options.edition, self._seats.seat_infos(), secret, stamp)
            self._deadline = self._now + HANDSHAKE_S
            for seat, link in self._seated():
                link.state = LinkState.SIGNING
                self._connections.send(link, self._dealing.proposal(seat))
            self._continue_dealing()
        self._advance()

    def rematch(self, now: float | None = None) -> None:
        """Open the lobby for another game with the seats rotated, if the game is over."""
        self._now = self._now if now is None else now
        if self._hosted is None or self._hosted.match.end is None:
            return
        people = self._connections.people()
        self._seats = rotated(self._hosted.match, self.options, people)
        self.last_game = self._hosted.game
        self._hosted = None
        for link in self._connections.inside():
            if link.state is not LinkState.RESUMING:
                self._connections.send(link, Rematch())
            link.state = LinkState.LOBBY
        self._send_lobby()

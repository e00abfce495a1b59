"""Who is connected to the dealer and who is in: links, people, and what is to be sent.

Knows nothing of chairs or games. A link becomes a person when the door lets it in.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from net.host.states import State
from net.protocol.effects import OWN_LINK, Close, Effect, Send
from net.protocol.limits import CHAT_BURST, CHAT_PER_SECOND, PING_S
from net.protocol.messages import AnyMessage, Hello, Ping, Pong, Refused, RefusedWhy
from net.protocol.token_bucket import TokenBucket

_log = logging.getLogger(__name__)

PINGS_OPEN: Final = 8
"""How many unanswered pings are remembered for measuring."""
_IN: Final = frozenset(State) - {State.HELLO, State.PROOF, State.DOOR}


@dataclass
class ConnectedPerson:
    """Somebody who is in: ``number`` is what others call them, ``key`` who they are."""

    number: int
    name: str
    key: bytes
    certificate: bytes
    address: str
    port: int
    watch: bool
    chat: TokenBucket
    ping_ms: int = -1


@dataclass
class GuestLink:
    """A connection; ``sent`` counts the entries of the game that have gone over it.

    ``answer`` proves to who has shown the right code that the table knows it too.
    """

    number: int
    address: str
    since: float
    heard: float
    state: State = State.HELLO
    hello: Hello | None = None
    challenge: bytes = b""
    answer: bytes | None = None
    game: str = ""
    words: tuple[str, ...] = ()
    person: ConnectedPerson | None = None
    sent: int = 0
    desyncs: int = 0
    pinged: float = 0.0
    pings: dict[int, float] = field(default_factory=dict)


class Connections:
    """All links of a table, and the effects that wait to be carried out."""

    def __init__(self, gone: Callable[[ConnectedPerson], None]) -> None:
        """``gone`` is told of everybody who was in and is not any more."""
        self.links: dict[int, GuestLink] = {}
        self._gone = gone
        self._effects: list[Effect] = []
        self._people = 0
        self._pings = 0

    def drain(self) -> list[Effect]:
        """Take what is to be done."""
        effects, self._effects = self._effects, []
        return effects

    def open(self, number: int, address: str, now: float) -> GuestLink:
        """Note a connection."""
        link = GuestLink(number, address, now, now, pinged=now)
        self.links[number] = link
        return link

    def enter(self, link: GuestLink, name: str, hello: Hello, now: float) -> ConnectedPerson:
        """Make a person of a link; whoever was in with the same key is sent out, as one key is one person."""
        number: int | None = None
        for other in list(self.inside()):
            if other.person is not None and other.person.key == hello.key:
                number = other.person.number
                other.person = None
                self.refuse(other, "busy")
        if number is None:
            self._people += 1
            number = self._people
        link.person = ConnectedPerson(
            number,
            name,
            hello.key,
            hello.certificate,
            link.address,
            hello.port,
            hello.purpose == "watch",
            TokenBucket(CHAT_PER_SECOND, CHAT_BURST, now),
        )
        return link.person

    def inside(self) -> Iterator[GuestLink]:
        """Go through the links of all who are in."""
        return (link for link in list(self.links.values()) if link.state in _IN)

    def people(self) -> list[ConnectedPerson]:
        """List everybody who is in, in the order of their numbers."""
        return sorted((link.person for link in self.inside() if link.person), key=lambda person: person.number)

    def link_of(self, person: int) -> GuestLink | None:
        """Find somebody's link by their number."""
        return next((link for link in self.inside() if link.person and link.person.number == person), None)

    def send(self, link: GuestLink, message: AnyMessage) -> None:
        """Send over a link."""
        self._effects.append(Send(link.number, message))

    def tell_all(self, message: AnyMessage) -> None:
        """Send to everybody who is in."""
        for link in self.inside():
            self.send(link, message)

    def refuse(self, link: GuestLink, why: RefusedWhy, detail: str = "") -> None:
        """Say why, and end a link."""
        _log.info("link %d (%s) is refused: %s %s", link.number, link.address, why, detail)
        self.send(link, Refused(why, detail))
        self.end(link)

    def end(self, link: GuestLink) -> None:
        """End a link from this side."""
        if link.number in self.links:
            if link.number != OWN_LINK:
                self._effects.append(Close(link.number))
            self.forget(link)

    def forget(self, link: GuestLink) -> None:
        """Take note that a link is no more."""
        if self.links.pop(link.number, None) is not None and link.person is not None:
            self._gone(link.person)

    def ping(self, link: GuestLink, now: float) -> None:
        """Ask a silent guest whether it is there, every now and then."""
        if now - link.pinged >= PING_S and link.number != OWN_LINK:
            link.pinged = now
            self._pings = self._pings % 2**31 + 1
            link.pings[self._pings] = now
            while len(link.pings) > PINGS_OPEN:
                del link.pings[next(iter(link.pings))]
            self.send(link, Ping(self._pings))

    def ponged(self, link: GuestLink, pong: Pong, now: float) -> None:
        """Measure the way there and back."""
        sent = link.pings.pop(pong.number, None)
        if sent is not None and link.person is not None:
            link.person.ping_ms = min(600_000, int((now - sent) * 1000))

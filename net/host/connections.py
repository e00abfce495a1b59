"""The links of a host, the people behind those that were admitted, and the effects to carry out.

Knows nothing of seats or games.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from net.host.expected_messages import LinkState
from net.protocol.limits import CHAT_BURST, CHAT_PER_SECOND, LAN, KeepAlive
from net.protocol.link_effects import OWN_LINK, Close, LinkEffect, Send
from net.protocol.messages import Hello, Message, Ping, Pong, RefusalReason, Refused
from net.protocol.token_bucket import TokenBucket

_log = logging.getLogger(__name__)

PINGS_OPEN: Final = 8
"""How many unanswered pings are stored for measuring."""
_INSIDE: Final = frozenset(LinkState) - {LinkState.HELLO, LinkState.PROOF, LinkState.WAITING}


@dataclass(slots=True)
class ConnectedPerson:
    """A person who was admitted: ``number`` identifies them to others, ``key`` to the host."""

    number: int
    name: str
    key: bytes
    certificate: bytes
    address: str
    port: int
    watch: bool
    chat: TokenBucket
    ping_ms: int = -1


@dataclass(slots=True)
class GuestLink:
    """A connection; ``sent`` counts the entries of the game that were sent over it.

    ``answer`` proves to a guest that has shown the right code that the host knows it too.
    """

    number: int
    address: str
    since: float
    received_at: float
    state: LinkState = LinkState.HELLO
    hello: Hello | None = None
    challenge: bytes = b""
    answer: bytes | None = None
    game: str = ""
    safety_words: tuple[str, ...] = ()
    person: ConnectedPerson | None = None
    sent: int = 0
    desyncs: int = 0
    pings: dict[int, float] = field(default_factory=dict)


class Connections:
    """All links of a table, and the effects since the last ``drain``."""

    def __init__(self, left: Callable[[ConnectedPerson], None], keep_alive: KeepAlive = LAN) -> None:
        """``left`` is called with each admitted person whose link has ended."""
        self.keep_alive = keep_alive
        self.pinged_at = -math.inf
        """When all inside were pinged last, or the first of them came."""
        self.changes = 0
        """How often somebody was admitted or has gone."""
        self.links: dict[int, GuestLink] = {}
        self._left = left
        self._effects: list[LinkEffect] = []
        self._people = 0
        self._pings = 0
        self._due: float | None = None
        """Until when nothing is due for anybody inside, ``None`` where that is to be found out again."""

    @property
    def has_effects(self) -> bool:
        """Whether there are effects since the last ``drain``."""
        return bool(self._effects)

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def open(self, number: int, address: str, now: float) -> GuestLink:
        """Add a connection."""
        link = self.links[number] = GuestLink(number, address, now, now)
        return link

    def enter(self, link: GuestLink, name: str, hello: Hello, now: float) -> ConnectedPerson:
        """Admit a link as a person; another link with the same key is ended, as one key is one person."""
        self._due = None
        self.changes += 1
        if not any(self.inside()):
            self.pinged_at = now
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
        """Iterate over the links of all admitted people."""
        return (link for link in list(self.links.values()) if link.state in _INSIDE)

    def people(self) -> list[ConnectedPerson]:
        """Return all admitted people, by number."""
        people = [link.person for link in self.links.values() if link.person and link.state in _INSIDE]
        return sorted(people, key=attrgetter("number"))

    def link_of(self, person: int) -> GuestLink | None:
        """Return the link of a person."""
        return next((link for link in self.inside() if link.person and link.person.number == person), None)

    def send(self, link: GuestLink, message: Message) -> None:
        """Send over a link."""
        self._effects.append(Send(link.number, message))

    def send_to_all(self, message: Message) -> None:
        """Send to all admitted people."""
        for link in self.inside():
            self.send(link, message)

    def refuse(self, link: GuestLink, reason: RefusalReason, detail: str = "") -> None:
        """End a link with a reason."""
        _log.info("link %d (%s) is refused: %s %s", link.number, link.address, reason, detail)
        self.send(link, Refused(reason, detail))
        self.end(link)

    def end(self, link: GuestLink) -> None:
        """End a link from this side."""
        if link.number in self.links:
            if link.number != OWN_LINK:
                self._effects.append(Close(link.number))
            self.forget(link)

    def forget(self, link: GuestLink) -> None:
        """Remove a link that has ended."""
        if self.links.pop(link.number, None) is not None and link.person is not None:
            self.changes += 1
            self._left(link.person)

    def next_deadline(self) -> float:
        """Return when the next ping may be due, or the silence of a link too long.

        What is received meanwhile only puts that off, so it is found out again after each ``ping`` and no more often.
        """
        if self._due is None:
            received = [link.received_at for link in self.inside() if link.number != OWN_LINK]
            silence_s = self.keep_alive.silence_s
            self._due = min(self.next_ping, min(received) + silence_s) if received else math.inf
        return self._due

    @property
    def next_ping(self) -> float:
        """When all are to be pinged next."""
        return self.pinged_at + self.keep_alive.ping_s

    def ping(self, now: float) -> None:
        """Send all a ``Ping`` where one is due: a guest that has nothing to send would count as lost otherwise.

        Pinged together, a table's links need one tick and not one each.
        """
        self._due = None
        if now < self.next_ping:
            return
        self.pinged_at = now
        for link in self.inside():
            if link.number == OWN_LINK:
                continue
            self._pings = self._pings % 2**31 + 1
            link.pings[self._pings] = now
            while len(link.pings) > PINGS_OPEN:
                del link.pings[next(iter(link.pings))]
            self.send(link, Ping(self._pings))

    def ponged(self, link: GuestLink, pong: Pong, now: float) -> None:
        """Measure the round trip of a ``Ping``."""
        sent = link.pings.pop(pong.number, None)
        if sent is not None and link.person is not None:
            link.person.ping_ms = min(600_000, int((now - sent) * 1000))

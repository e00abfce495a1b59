"""The connections of a server: who is behind each of them, and what is to be sent.

Knows messages and where a connection is; knows nothing of what they mean.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from net.lobby.play.table import LobbyTable
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.limits import HANDSHAKE_S, SERVED
from net.protocol.link_effects import Close, LinkEffect, Send
from net.protocol.messages import Message, RefusalReason
from net.protocol.token_bucket import TokenBucket

_log = logging.getLogger(__name__)


KNOWN: Final = 10_000
"""Number of people whose last request is remembered; the oldest is dropped first."""
_RATES: Final = ((1 / 3, 4), (0.1, 6), (0.5, 8), (1.0, 12), (5 / 3600, 5))
"""How many lines, tables, requests, questions and reports a second somebody may send, and how many of them at once."""


@dataclass(slots=True)
class HallPerson:
    """A person who has proved a key; ``name`` is empty before the first claim."""

    number: int
    key: bytes
    name: str
    chat: TokenBucket
    opened: TokenBucket
    asked: TokenBucket
    """For lists and names."""
    looked: TokenBucket
    """For questions on players and finished games."""
    reported: TokenBucket


@dataclass(slots=True)
class HallLink:
    """A connection; ``table`` is where it is, and ``direct`` whether it began as a guest of that table.

    ``welcomed``: whether such a guest was shown the operator's notice.
    """

    number: int
    address: str
    since: float
    received_at: float
    hello: msg.Hello | None = None
    challenge: bytes = b""
    person: HallPerson | None = None
    table: LobbyTable | None = None
    direct: bool = False
    welcomed: bool = False
    browsing: bool = False
    listing: bool = False
    """Whether the list is to be sent as soon as the person may ask for it again."""

    @property
    def state(self) -> str:
        """Where it is: before the hall, in it, or at a table."""
        return "table" if self.table is not None else "hall" if self.person is not None else "new"


class HallLinks:
    """All connections, and the effects on them since the last ``drain``."""

    def __init__(self, ended: Callable[[HallLink], None], now: float) -> None:
        """Call ``ended`` for each connection that ends from this side."""
        self.now = now
        """The time of the event that is handled, by the clock of the server."""
        self.by_number: dict[int, HallLink] = {}
        self.strangers: dict[int, HallLink] = {}
        """The connections that have neither proved a key nor come to a table, the oldest first."""
        self.by_key: dict[bytes, HallLink] = {}
        """The connections of those in the hall or at a table, by the keys that they have proved."""
        self.effects: list[LinkEffect] = []
        self.refused: Counter[str] = Counter()
        """How many connections were refused, by reason."""
        self._ended = ended
        self._people = 0
        self._known: dict[bytes, HallPerson] = {}
        """Those who came last, by key: who comes again may not send more than who has stayed."""

    def welcome(self, link: HallLink, key: bytes, name: str) -> HallPerson:
        """Note who has proved to be behind a connection."""
        person = self._known.pop(key, None)
        if person is None:
            self._people += 1
            person = HallPerson(self._people, key, name, *(TokenBucket(*rate, self.now) for rate in _RATES))
        self._known[key] = person
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        person.name = name
        link.person, self.by_key[key] = person, link
        return person

    def send(self, link: HallLink, message: Message) -> None:
        """Send a message to one connection."""
        self.effects.append(Send(link.number, message))

    def send_to_hall(self, message: Message) -> None:
        """Send a message to everybody in the hall."""
        for link in self.in_hall():
            self.send(link, message)

    def in_hall(self) -> Iterator[HallLink]:
        """Iterate over the connections in the hall."""
        return (link for link in self.by_key.values() if link.browsing)

    def refuse(self, link: HallLink, reason: RefusalReason, detail: str = "") -> None:
        """Send a connection the reason, and end it."""
        _log.info("link %d is refused: %s %s", link.number, reason, detail)
        self.refused[reason] += 1
        if link.table is not None and not link.direct:
            # At a table its guest would take this for the table's answer, and come back.
            self.send(link, hall_msg.LeftTable(link.table.name, "left"))
        self.send(link, msg.Refused(reason, detail))
        self.end(link)

    def end(self, link: HallLink) -> None:
        """End a connection from this side."""
        if self.by_number.pop(link.number, None) is not None:
            self._ended(link)
            self.effects.append(Close(link.number))

    def end_strangers(self) -> None:
        """End the connections that take too long to come to the hall or to a table."""
        late = takewhile(lambda link: self.now - link.since > HANDSHAKE_S, list(self.strangers.values()))
        for link in late:
            self.end(link)

    def end_silent(self) -> None:
        """End the connections in the hall that are silent; a table looks after its own."""
        since = self.now - SERVED.silence_s
        for link in [link for link in self.by_number.values() if link.table is None and link.received_at < since]:
            self.end(link)

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""
        effects, self.effects = self.effects, []
        return effects

"""Admission to a table: who may play or watch, proof of the key, the code, knocking, refusals and pauses.

Knows keys, codes, safety words and the facts of an ``AdmittingTable``, which welcomes a guest
that is admitted. Knows nothing of seats and games.
"""

from __future__ import annotations

import hmac
import logging
import math
from collections.abc import Callable, Iterable
from typing import Protocol

from game.support.cleaning import clean_name
from net.host.connections import Connections, GuestLink
from net.host.expected_messages import LinkState
from net.host.identity import HostIdentity
from net.protocol.handshake import NONCE_BYTES, is_proven, prove_code
from net.protocol.limits import (
    ADMISSION_S,
    CAPABILITIES,
    CODE_ATTEMPTS,
    CODE_ATTEMPTS_TABLE,
    CODE_PAUSE_S,
    HANDSHAKE_S,
    OFFENCE_PAUSES_S,
    OFFENCES_PER_ADDRESS,
    PROGRAM,
    PROTOCOL,
)
from net.protocol.messages import Challenge, Hello, Lobby, Proof, RefusalReason, Refused, TableOptions, Waiting
from net.protocol.room_types import Knock
from net.protocol.safety_words import words_for

_log = logging.getLogger(__name__)


class AdmittingTable(Protocol):
    """What admission requires of the table."""

    last_game: str
    """The name of the last game that ended here, empty before."""

    @property
    def game(self) -> str:
        """The name of the running game, empty in a lobby."""

    @property
    def lobby(self) -> Lobby:
        """The lobby as it is sent to guests."""

    @property
    def options(self) -> TableOptions:
        """The options of the table."""

    @property
    def full(self) -> bool:
        """Whether no seat of the lobby is free."""

    def has_seat(self, key: bytes) -> bool:
        """Whether a seat belongs to a key."""

    def admitted(self, link: GuestLink, hello: Hello, name: str) -> None:
        """Welcome a guest."""


class _Strikes:
    """Counts by key or address, forgotten ``CODE_PAUSE_S`` after the last strike."""

    def __init__(self) -> None:
        self._last: dict[bytes | str, tuple[int, float]] = {}

    def add(self, source: bytes | str, now: float) -> int:
        """Add one, and return how many there are."""
        self._last = {each: last for each, last in self._last.items() if now - last[1] <= CODE_PAUSE_S}
        count = self.count(source, now)[0] + 1
        self._last[source] = count, now
        return count

    def count(self, source: bytes | str, now: float) -> tuple[int, float]:
        """Return how many there are, and the seconds since the last one."""
        count, at = self._last.get(source, (0, now))
        return (0, 0.0) if now - at > CODE_PAUSE_S else (count, now - at)


class Admission:
    """Takes a link from ``Hello`` to admission or refusal."""

    def __init__(
        self,
        connections: Connections,
        table: AdmittingTable,
        identity: HostIdentity,
        code: str,
        watchers: Iterable[bytes] = (),
    ) -> None:
        """Guard a table; ``watchers`` are the keys of spectators that an earlier host has admitted."""
        self.code = code
        self._watchers = set(watchers)
        self._connections = connections
        self._table = table
        self._identity = identity
        self.shut_out: Callable[[bytes, str], Refused | None] = lambda _, __: None
        """Why a key that is proven at an address may not enter, whatever it is here for; ``None`` where it may."""
        self._kicked: dict[bytes, float] = {}
        self._expected: set[bytes] = set()
        self._now = 0.0
        self._misses = _Strikes()
        """Wrong codes by address; those of the whole table are counted under the empty one."""
        self._offences = _Strikes()

    def new_code(self, code: str) -> None:
        """Replace the code, and forget the attempts at the old one."""
        self.code = code
        self._misses = _Strikes()

    def expect(self, key: bytes) -> None:
        """Admit a key without a code from now on, as where a server has let it in."""
        self._expected.add(key)

    def ban(self, key: bytes) -> None:
        """Refuse a key from now on, unless its holder knocks and the host admits them."""
        self._kicked[key] = 0.0
        self._expected.discard(key)

    def cut_off(self, link: GuestLink, reason: RefusalReason, what: str) -> None:
        """End a link for an offence; its key, and after many newcomers from its address, are refused for a while."""
        now = max(self._now, link.received_at)
        name = "" if link.hello is None else clean_name(link.hello.name)
        name = name if link.person is None else link.person.name
        _log.warning("%s (%s, link %d) is cut off: %s", name or "a stranger", link.address, link.number, what)
        if link.hello is not None and link.state is not LinkState.PROOF:
            # Before the proof a key is only a claim: its holder must not be refused for what somebody else has sent.
            self._offences.add(link.hello.key, now)
        self._offences.add(link.address, now)
        self._connections.refuse(link, reason)

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """The people who wait to be admitted."""
        return tuple(
            Knock(
                link.number,
                clean_name(link.hello.name) or "?",
                link.safety_words,
                link.hello.purpose == "watch",
                link.hello.key in self._kicked,
            )
            for link in self._connections.links.values()
            if link.state is LinkState.WAITING and link.hello is not None
        )

    def hello(self, link: GuestLink, hello: Hello, name: str) -> None:
        """Answer a ``Hello`` with a challenge; ``name`` is the host's."""
        if hello.protocol != PROTOCOL:
            self._connections.refuse(link, "version", str(PROTOCOL))
        elif hello.key == self._identity.signer.public:
            self._connections.refuse(link, "identity")
        elif link.received_at < self._kicked.get(hello.key, 0.0):
            self._connections.refuse(link, "kicked")
        elif (pause_s := self._pause(hello.key, link.address, link.received_at)) > 0:
            self._connections.refuse(link, "paused", str(math.ceil(pause_s)))
        elif hello.purpose not in ("sit", "watch"):
            self._connections.refuse(link, "busy")
        else:
            link.hello = hello
            link.challenge = self._identity.token(NONCE_BYTES)
            link.game = self._table.game
            link.state = LinkState.PROOF
            ours = PROTOCOL, CAPABILITIES, PROGRAM, name, self._identity.signer.public
            self._connections.send(link, Challenge(*ours, link.challenge, link.game))

    def proof(self, link: GuestLink, proof: Proof, now: float) -> None:
        """Check a proof, then admit the guest, refuse it or let it knock."""
        hello = link.hello
        assert hello is not None
        if not is_proven(self._identity.fingerprint, link.challenge, hello, proof):
            self._connections.refuse(link, "identity")
            return
        if (refused := self.shut_out(hello.key, link.address)) is not None:
            self._connections.refuse(link, refused.reason, refused.detail)
            return
        link.answer = self._answer(link, proof)
        if (reason := self._refusal(hello)) is not None:
            self._connections.refuse(link, reason)
        elif hello.key in self._kicked:
            self._knock(link, hello, proof, now)
        elif self._table.has_seat(hello.key) or hello.key in self._expected or self._has_watched(hello):
            self._admit(link)
        elif proof.code is not None:
            self._check_code(link, now)
        elif (reason := self._knock_refusal(hello)) is not None:
            self._connections.refuse(link, reason)
        else:
            self._knock(link, hello, proof, now)

    def admit(self, number: int, yes: bool) -> None:
        """Admit or refuse the person who has knocked over a link."""
        link = self._connections.links.get(number)
        if link is None or link.state is not LinkState.WAITING or link.hello is None:
            return
        key = link.hello.key
        if not yes:
            if key in self._kicked:
                self._kicked[key] = self._now + CODE_PAUSE_S
            self._connections.refuse(link, "denied")
        elif (reason := self._refusal(link.hello)) is not None:
            self._connections.refuse(link, reason)
        else:
            self._kicked.pop(key, None)
            self._admit(link)

    def tick(self, now: float) -> None:
        """End links that take too long."""
        self._now = now
        for link in list(self._connections.links.values()):
            if now <= _deadline(link):
                continue
            if link.state is LinkState.WAITING:
                self._connections.refuse(link, "denied")
            else:
                self._connections.end(link)

    def next_deadline(self) -> float:
        """Return when the first link that is not admitted has taken too long."""
        links = self._connections.links.values()
        return min([_deadline(link) for link in links if link.person is None], default=math.inf)

    def _refusal(self, hello: Hello) -> RefusalReason | None:
        """Return why a proven guest cannot be admitted, ``None`` where it can."""
        table = self._table
        if hello.game and hello.game not in (table.game, table.last_game, table.lobby.game):
            return "game"
        if table.has_seat(hello.key):
            return None
        if hello.purpose == "watch":
            return None if self._admits_spectator(hello.key) else "spectators"
        if table.game:
            return "started"
        return "full" if table.full else None

    def _admits_spectator(self, key: bytes) -> bool:
        """Whether there may be one more spectator with a key."""
        # The host's own guest and the link that this one replaces take no spectator's place.
        others = (one for one in self._connections.people() if one.key not in (self._identity.signer.public, key))
        return (
            self._table.options.spectators
            and sum(one.watch for one in others) < self._connections.keep_alive.spectators
        )

    def _knock_refusal(self, hello: Hello) -> RefusalReason | None:
        """Return why a guest without the code cannot even knock, ``None`` where it can."""
        if not self._table.options.private:
            return None
        return "over" if hello.game and hello.game == self._table.last_game else "uninvited"

    def _knock(self, link: GuestLink, hello: Hello, proof: Proof, now: float) -> None:
        """Start the wait for the answer of the host's person, with safety words to compare."""
        link.state = LinkState.WAITING
        link.since = self._now = now
        link.safety_words = words_for(self._identity.fingerprint, hello.certificate, link.challenge, proof.nonce)
        self._connections.send(link, Waiting())

    def _pause(self, key: bytes, address: str, now: float) -> float:
        """Return for how many seconds a key that comes from an address is still to be refused."""
        count, passed = self._offences.count(address, now)
        if count >= OFFENCES_PER_ADDRESS and not self._table.has_seat(key):
            return CODE_PAUSE_S - passed
        count, passed = self._offences.count(key, now)
        return OFFENCE_PAUSES_S[min(count, len(OFFENCE_PAUSES_S)) - 1] - passed if count else 0.0

    def _has_watched(self, hello: Hello) -> bool:
        """Whether this is a spectator who was admitted before, to watch again."""
        return hello.purpose == "watch" and hello.key in self._watchers

    def _admit(self, link: GuestLink) -> None:
        assert link.hello is not None
        if link.hello.purpose == "watch":
            self._watchers.add(link.hello.key)
        self._table.admitted(link, link.hello, clean_name(link.hello.name))

    def _check_code(self, link: GuestLink, now: float) -> None:
        tried, tried_by_all = self._misses.count(link.address, now)[0], self._misses.count("", now)[0]
        if tried >= CODE_ATTEMPTS or tried_by_all >= CODE_ATTEMPTS_TABLE:
            self._connections.refuse(link, "attempts")
        elif link.answer is not None:
            self._admit(link)
        else:
            self._misses.add("", now)
            self._connections.refuse(link, "code", str(CODE_ATTEMPTS - self._misses.add(link.address, now)))

    def _answer(self, link: GuestLink, proof: Proof) -> bytes | None:
        """Return the host's own proof that it knows the code, for a guest that has shown the right one."""
        if not self.code or proof.code is None:
            return None
        wanted = prove_code(self.code, "guest", self._identity.fingerprint, link.challenge, proof.nonce)
        if not hmac.compare_digest(wanted, proof.code):
            return None
        return prove_code(self.code, "host", self._identity.fingerprint, link.challenge, proof.nonce)


def _deadline(link: GuestLink) -> float:
    """Return after which time a link has waited too long for its admission, infinity once it is admitted."""
    if link.state in (LinkState.HELLO, LinkState.PROOF):
        return link.since + HANDSHAKE_S
    return link.since + ADMISSION_S if link.state is LinkState.WAITING else math.inf

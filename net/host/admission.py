"""The door of a table: who proves to be whom, who knows the code, who knocks, and who is sent away.

Knows keys, codes and words; what is done with somebody who is let in is said by its ``AdmissionRules``.
"""

from __future__ import annotations

import hmac
import logging
import math
from collections.abc import Callable, Iterable
from typing import Protocol

from game.record.keys import Signer
from game.support.cleaning import clean_name
from net.host.connections import Connections, GuestLink
from net.host.states import State
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
from net.protocol.messages import Challenge, Hello, Proof, RefusedWhy, Waiting
from net.protocol.room_types import Knock
from net.protocol.safety_words import words_for

_log = logging.getLogger(__name__)


class AdmissionRules(Protocol):
    """What the table says to the door about somebody."""

    @property
    def running(self) -> str:
        """The game that is going on; empty in a lobby."""

    def uninvited(self, hello: Hello) -> RefusedWhy | None:
        """Say why somebody who shows no code cannot even knock; ``None`` where they may."""

    def stranger(self, hello: Hello) -> RefusedWhy | None:
        """Say why somebody who claims this cannot come in even if all of it is true."""

    def belongs(self, key: bytes) -> bool:
        """Tell whether the holder of a key has a seat here."""

    def admit_link(self, link: GuestLink, hello: Hello, name: str) -> None:
        """Take somebody in."""


class _Strikes:
    """Counts by key or address, forgotten ``CODE_PAUSE_S`` after the last strike."""

    def __init__(self) -> None:
        self._last: dict[bytes | str, tuple[int, float]] = {}

    def add(self, source: bytes | str, now: float) -> int:
        """Count one more, and return how many there are."""
        self._last = {each: last for each, last in self._last.items() if now - last[1] <= CODE_PAUSE_S}
        count = self.count(source, now)[0] + 1
        self._last[source] = count, now
        return count

    def count(self, source: bytes | str, now: float) -> tuple[int, float]:
        """Return how many there are, and the seconds since the last one."""
        count, at = self._last.get(source, (0, now))
        return (0, 0.0) if now - at > CODE_PAUSE_S else (count, now - at)


class Admission:
    """Leads a link from its first word to being in, or away."""

    def __init__(
        self,
        hall: Connections,
        rules: AdmissionRules,
        signer: Signer,
        certificate: bytes,
        code: str,
        token: Callable[[int], bytes],
        watchers: Iterable[bytes] = (),
    ) -> None:
        """Stand at the door of a table; ``certificate`` is the fingerprint that guests see.

        ``watchers`` are the keys of those who have looked on here before, at another dealer’s.
        """
        self.code = code
        self._watchers = set(watchers)
        self._hall = hall
        self._rules = rules
        self._signer = signer
        self._certificate = certificate
        self._token = token
        self._kicked: dict[bytes, float] = {}
        self._now = 0.0
        self._misses = _Strikes()
        """Wrong codes by address; under the empty one those of the whole table."""
        self._offences = _Strikes()

    def new_code(self, code: str) -> None:
        """Take another code from now on; what was tried for the old one is forgotten."""
        self.code = code
        self._misses = _Strikes()

    def bar(self, key: bytes) -> None:
        """Let the holder of a key in no more, unless they knock and the host opens."""
        self._kicked[key] = 0.0

    def cut_off(self, link: GuestLink, why: RefusedWhy, what: str) -> None:
        """End a link for an offence, and refuse its key, and in the end newcomers from its address, for a while."""
        name = "" if link.hello is None else clean_name(link.hello.name)
        name = name if link.person is None else link.person.name
        _log.warning("%s (%s, link %d) is cut off: %s", name or "a stranger", link.address, link.number, what)
        if link.hello is not None and link.state is not State.PROOF:
            # Before the proof a key is only a claim: nobody is refused for what somebody else has sent.
            self._offences.add(link.hello.key, link.heard)
        self._offences.add(link.address, link.heard)
        self._hall.refuse(link, why)

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Who waits to be let in."""
        return tuple(
            Knock(
                link.number,
                clean_name(link.hello.name) or "?",
                link.words,
                link.hello.purpose == "watch",
                link.hello.key in self._kicked,
            )
            for link in self._hall.links.values()
            if link.state is State.DOOR and link.hello is not None
        )

    def hello(self, link: GuestLink, hello: Hello, name: str) -> None:
        """Answer the first words; ``name`` is the host's."""
        if hello.protocol != PROTOCOL:
            self._hall.refuse(link, "version", str(PROTOCOL))
        elif hello.key == self._signer.public:
            self._hall.refuse(link, "identity")
        elif link.heard < self._kicked.get(hello.key, 0.0):
            self._hall.refuse(link, "kicked")
        elif (pause_s := self._pause(hello.key, link.address, link.heard)) > 0:
            self._hall.refuse(link, "paused", str(math.ceil(pause_s)))
        elif hello.purpose == "peer":
            self._hall.refuse(link, "busy")
        else:
            link.hello = hello
            link.challenge = self._token(NONCE_BYTES)
            link.game = self._rules.running
            link.state = State.PROOF
            game = link.game
            self._hall.send(
                link, Challenge(PROTOCOL, CAPABILITIES, PROGRAM, name, self._signer.public, link.challenge, game)
            )

    def proof(self, link: GuestLink, proof: Proof, now: float) -> None:
        """Check who it is and whether they may come in."""
        hello = link.hello
        assert hello is not None
        if not is_proven(self._certificate, link.challenge, hello, proof):
            self._hall.refuse(link, "identity")
            return
        link.answer = self._answer(link, proof)
        if (why := self._rules.stranger(hello)) is not None:
            self._hall.refuse(link, why)
        elif hello.key in self._kicked:
            self._knock(link, hello, proof, now)
        elif self._rules.belongs(hello.key) or self._has_watched(hello):
            self._let_in(link)
        elif proof.code is not None:
            self._check_code(link, now)
        elif (why := self._rules.uninvited(hello)) is not None:
            self._hall.refuse(link, why)
        else:
            self._knock(link, hello, proof, now)

    def admit(self, number: int, yes: bool) -> None:
        """Let somebody in who knocked, or send them away; nobody else is meant."""
        link = self._hall.links.get(number)
        if link is None or link.state is not State.DOOR or link.hello is None:
            return
        key = link.hello.key
        if not yes:
            if key in self._kicked:
                self._kicked[key] = self._now + CODE_PAUSE_S
            self._hall.refuse(link, "denied")
        elif (why := self._rules.stranger(link.hello)) is not None:
            self._hall.refuse(link, why)
        else:
            self._kicked.pop(key, None)
            self._let_in(link)

    def tick(self, now: float) -> None:
        """Send away who takes too long."""
        self._now = now
        for link in list(self._hall.links.values()):
            if link.state in (State.HELLO, State.PROOF) and now - link.since > HANDSHAKE_S:
                self._hall.end(link)
            elif link.state is State.DOOR and now - link.since > ADMISSION_S:
                self._hall.refuse(link, "denied")

    def _knock(self, link: GuestLink, hello: Hello, proof: Proof, now: float) -> None:
        """Have somebody wait for the host's answer, with words to compare."""
        link.state = State.DOOR
        link.since = self._now = now
        link.words = words_for(self._certificate, hello.certificate, link.challenge, proof.nonce)
        self._hall.send(link, Waiting())

    def _pause(self, key: bytes, address: str, now: float) -> float:
        """Return for how many seconds a key that comes from an address is still to be refused."""
        count, passed = self._offences.count(address, now)
        if count >= OFFENCES_PER_ADDRESS and not self._rules.belongs(key):
            return CODE_PAUSE_S - passed
        count, passed = self._offences.count(key, now)
        return OFFENCE_PAUSES_S[min(count, len(OFFENCE_PAUSES_S)) - 1] - passed if count else 0.0

    def _has_watched(self, hello: Hello) -> bool:
        """Tell whether somebody who has looked on comes back for that, and for nothing more."""
        return hello.purpose == "watch" and hello.key in self._watchers

    def _let_in(self, link: GuestLink) -> None:
        assert link.hello is not None
        if link.hello.purpose == "watch":
            self._watchers.add(link.hello.key)
        self._rules.admit_link(link, link.hello, clean_name(link.hello.name))

    def _check_code(self, link: GuestLink, now: float) -> None:
        tried, tried_by_all = self._misses.count(link.address, now)[0], self._misses.count("", now)[0]
        if tried >= CODE_ATTEMPTS or tried_by_all >= CODE_ATTEMPTS_TABLE:
            self._hall.refuse(link, "attempts")
        elif link.answer is not None:
            self._let_in(link)
        else:
            self._misses.add("", now)
            self._hall.refuse(link, "code", str(CODE_ATTEMPTS - self._misses.add(link.address, now)))

    def _answer(self, link: GuestLink, proof: Proof) -> bytes | None:
        """Give the table's own proof that it knows the code, for who has shown the right one."""
        if not self.code or proof.code is None:
            return None
        wanted = prove_code(self.code, "guest", self._certificate, link.challenge, proof.nonce)
        if not hmac.compare_digest(wanted, proof.code):
            return None
        return prove_code(self.code, "host", self._certificate, link.challenge, proof.nonce)

"""Many people of one process at a server: a few of them connect at the same time, and one thread runs them all.

``Arrivals`` is the part of their machine that every process needs, ``serve_input`` the process. Knows messages and the
runtime; knows nothing of what the people do there.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from net.lobby.server import allow_files
from net.protocol import lobby_messages as hall_msg
from net.protocol.limits import SERVED
from net.protocol.link_effects import Close, Dial, LinkEffect, Send
from net.protocol.messages import Message, Ping
from net.room.invitation import parse_server_link
from net.transport.connection import Limits
from net.transport.identity import load_or_create
from net.transport.runtime import Runtime
from tools.load.seats import LoadPerson

P = TypeVar("P", bound=LoadPerson)
M = TypeVar("M", bound="Arrivals[Any]")

AT_ONCE: Final = 24
"""Maximum number of people between their dial and the hall at the same time."""
START_S: Final = 240.0
"""How long a start or a return may take."""


class Arrivals(Generic[P]):
    """The connections of all people of this process, without what they do after the handshake."""

    def __init__(self, link: str) -> None:
        """Bring people to the server of a link."""
        self.lost = 0
        """How many connections have ended or could not be made."""
        self._server = parse_server_link(link)
        self._now = 0.0
        self._people: dict[int, P] = {}
        """Everybody by the number of their connection."""
        self._coming: deque[P] = deque()
        self._knocking: set[int] = set()
        self._next = 2
        self._pinged_at = 0.0
        self._effects: list[LinkEffect] = []

    @property
    def arrived(self) -> bool:
        """Whether everybody is at the server and has a name."""
        return not self._coming and not self._knocking and all(person.named for person in self._people.values())

    def come_back(self, link: str, people: Iterable[P]) -> None:
        """End all connections, and dial the server of a link with these people."""
        self._server = parse_server_link(link)
        self.lost = 0
        self._effects += [Close(number) for number in self._people]
        self._people.clear()
        self._knocking.clear()
        self._coming = deque(people)
        self._dial()

    def problems(self) -> list[str]:
        """Return what the server has refused."""
        return []

    def handled(self, person: P, message: Message) -> None:
        """Note that somebody has handled a message."""

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Do nothing: this process accepts no connections."""

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Begin a person's handshake."""
        self._now = now
        self._people[link].connected(fingerprint)
        self._collect(self._people[link])

    def failed(self, link: int, reason: Literal["unreachable", "identity"], now: float) -> None:
        """Count a connection that could not be made."""
        self.lost += 1

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message, and what follows for the others."""
        self._now = now
        person = self._people.get(link)
        if person is None:
            return
        person.received(message)
        if isinstance(message, hall_msg.HallWelcome):
            self._knocking.discard(link)
            self._dial()
        self.handled(person, message)
        self._collect(person)

    def broken(self, link: int, reason: str, now: float) -> None:
        """Count a connection that has ended."""
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Count a connection that has ended."""
        self.lost += link in self._people

    def tick(self, now: float) -> None:
        """Dial, and keep the connections of those in the hall alive."""
        self._now = now
        self._dial()
        if now - self._pinged_at >= SERVED.ping_s:
            self._pinged_at = now
            self._effects += [Send(link, Ping(0)) for link, person in self._people.items() if person.idle]

    def next_deadline(self, now: float) -> float:
        """Return ``now``: something may be due at any tick."""
        return now

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def settle(self, now: float) -> bool:
        """Return that nothing was left to do."""
        return False

    def _dial(self) -> None:
        while self._coming and len(self._knocking) < AT_ONCE:
            person = self._coming.popleft()
            person.link, self._next = self._next, self._next + 2
            self._people[person.link] = person
            self._knocking.add(person.link)
            self._effects.append(Dial(person.link, self._server.address, self._server.port, None))

    def _collect(self, person: P) -> None:
        self._effects += [Send(person.link, message) for message in person.out]
        person.out.clear()


def wait(machine: Arrivals[Any], done: Callable[[], bool]) -> dict[str, Any]:
    """Wait until a condition holds for everybody; return whether it did in time, and how long it took."""
    begun = time.monotonic()
    while not done() and time.monotonic() - begun < START_S and not machine.lost:
        time.sleep(0.05)
    return {"ok": done(), "took_s": time.monotonic() - begun, **faults(machine)}


def faults(machine: Arrivals[Any]) -> dict[str, Any]:
    """Return what must not happen."""
    return {"lost": machine.lost, "problems": machine.problems()[:3]}


def serve_input(machine: M, arrived: Callable[[], bool], obey: Callable[[Runtime[M], M, str], dict[str, Any]]) -> None:
    """Bring everybody to the server; print the result of that, and of each line of the input."""
    allow_files()
    with tempfile.TemporaryDirectory() as folder:
        runtime: Runtime[M] = Runtime(load_or_create(Path(folder)), None, limits=Limits(handshake_s=START_S))
        runtime.start(machine)
        print(json.dumps(wait(machine, arrived)), flush=True)
        for line in sys.stdin:
            print(json.dumps(obey(runtime, machine, line)), flush=True)
        runtime.stop()

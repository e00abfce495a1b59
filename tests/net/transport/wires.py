"""A machine that records what it receives, with runtimes and plain sockets to test it, all over loopback."""

from __future__ import annotations

import queue
import socket
import ssl
from pathlib import Path

from net.protocol.framing import Reader
from net.protocol.link_effects import Close, Dial, LinkEffect, Send
from net.protocol.messages import Message, Ping, Pong
from net.transport.connection import Limits
from net.transport.identity import Identity, load_or_create
from net.transport.runtime import Runtime
from net.transport.tls import client_context
from tests.helpers.waiting import PATIENCE_S, wait_until

LOOPBACK = "127.0.0.1"


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Recorder:
    """A machine: notes every event but ticks, answers each ``Ping``."""

    def __init__(self) -> None:
        self.events: queue.Queue[tuple[object, ...]] = queue.Queue()
        self.effects: list[LinkEffect] = []

    def opened(self, link: int, address: str, now: float) -> None:
        self.events.put(("opened", link, address))

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        self.events.put(("connected", link, fingerprint, key))

    def failed(self, link: int, reason: str, now: float) -> None:
        self.events.put(("failed", link, reason))

    def received(self, link: int, message: Message, now: float) -> None:
        if message == Ping(13):
            raise ZeroDivisionError("a fault of ours")
        if isinstance(message, Ping):
            self.effects.append(Send(link, Pong(message.number)))
        self.events.put(("received", link, message))

    def broken(self, link: int, reason: str, now: float) -> None:
        self.events.put(("broken", link, reason))

    def closed(self, link: int, now: float) -> None:
        self.events.put(("closed", link))

    def tick(self, now: float) -> None:
        pass

    def next_deadline(self, now: float) -> float:
        return now

    def settle(self, now: float) -> bool:
        return False

    def drain(self) -> list[LinkEffect]:
        effects, self.effects = self.effects, []
        return effects


class Station:
    """A runtime with a recorder in it."""

    def __init__(self, folder: Path, limits: Limits | None = None) -> None:
        self.clock = Clock()
        self.identity: Identity = load_or_create(folder)
        self.runtime: Runtime[Recorder] = Runtime(self.identity, interface=LOOPBACK, limits=limits, clock=self.clock)
        self.machine = Recorder()
        self.runtime.start(self.machine)

    @property
    def port(self) -> int:
        return self.runtime.port

    def want(self, *effects: LinkEffect) -> None:
        self.runtime.call(lambda machine, _now: machine.effects.extend(effects)).result(PATIENCE_S)

    def dial(self, other: Station, fingerprint: bytes | None, link: int = 2) -> None:
        self.want(Dial(link, LOOPBACK, other.port, fingerprint))

    def send(self, link: int, *messages: Message) -> None:
        self.want(*(Send(link, message) for message in messages))

    def close(self, link: int) -> None:
        self.want(Close(link))

    def next(self) -> tuple[object, ...]:
        return self.machine.events.get(timeout=PATIENCE_S)

    def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds

    def held(self) -> int:
        """Return how many connections the runtime holds, after another turn of its loop."""
        return self.runtime.call(lambda _machine, _now: self.runtime.connections).result(PATIENCE_S)

    def wait_until_held(self, count: int) -> None:
        """Wait until the runtime holds exactly that many connections."""
        wait_until(lambda: self.held() == count, what=f"{count} connections")


def plain(station: Station) -> socket.socket:
    """Connect without TLS."""
    return socket.create_connection((LOOPBACK, station.port), timeout=PATIENCE_S)


def secure(station: Station) -> ssl.SSLSocket:
    """Connect with TLS, as any program might."""
    return client_context().wrap_socket(plain(station))


def receive_all(connection: ssl.SSLSocket) -> list[Message]:
    """Read everything until the other side ends the connection."""
    reader, messages = Reader(), []
    while data := read_some(connection):
        messages += reader.feed(data)
    return messages


def read_some(connection: socket.socket) -> bytes:
    """Read what has come; empty at any kind of end."""
    try:
        return connection.recv(65536)
    except (ConnectionError, ssl.SSLError):
        return b""

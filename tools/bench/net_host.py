"""What one entry costs the host's process: a host with a seat, and three guests in a process of their own.

There are no sockets and no disk, and every message is encoded and decoded as on the wire. The seeds are fixed, so every
run plays the same games. Only the processor time of the host's peer is counted.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import random
import statistics
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from game.bots.random_bot import RandomBot
from game.match.match import NoJournal
from game.record import GameRecord
from game.record.follower import Follower
from game.record.signing import Signer
from game.rules import current_actor
from net.guest.copies import ResumeInfo
from net.peer.peer import Peer
from net.protocol.framing import LENGTH, decode, encode
from net.protocol.link_effects import Dial, Send
from net.protocol.messages import TableOptions
from tools.bench.rows import Row, unbudgeted

GUESTS: Final = 3
GAMES: Final = 9
ENTRIES: Final = 100
CODE: Final = "7K3M9QXZ"
THINK_S: Final = 0.02
"""The time between two entries, by the clock of the table."""


class BenchFrame(NamedTuple):
    """A message between the host and a guest, by the guest's number."""

    guest: int
    data: bytes


class NoCopies:
    """A store of copies that saves nothing."""

    def copy(self, game: str) -> Follower | None:
        """Return nothing."""

    def replace(self, record: GameRecord) -> None:
        """Save nothing."""

    def append(self, game: str, line: str) -> None:
        """Save nothing."""

    def quarantine(self, record: GameRecord, label: str) -> None:
        """Save nothing."""

    def resume_info(self, game: str) -> ResumeInfo | None:
        """Return nothing."""

    def save_resume_info(self, game: str, info: ResumeInfo) -> None:
        """Save nothing."""


class SeatedPeer:
    """A peer without sockets that plays at random; number 0 is the host.

    ``busy_s`` is the processor time that it has taken, without its choice of moves.
    """

    def __init__(self, number: int, seed: int) -> None:
        rng = random.Random(f"{seed} {number}")
        self._number = number
        self._bot = RandomBot(rng)
        self._link = 0
        self._ready = False
        self.busy_s = 0.0
        self.peer = Peer(
            _signer(number),
            _fingerprint(number),
            f"Peer {number}",
            token=rng.randbytes,
            copies=NoCopies(),
            begin=lambda *_: NoJournal(),
            port=number + 1,
        )

    def receive(self, frames: Iterable[BenchFrame], now: float) -> None:
        """Handle frames of the other side."""
        with self._busy():
            for frame in frames:
                link = self._link if self._number else 2 * frame.guest + 1
                self.peer.received(link, decode(frame.data[LENGTH.size :]), now)

    def tick(self, now: float) -> None:
        """Handle timeouts."""
        with self._busy():
            self.peer.tick(now)

    def sent(self, now: float) -> list[BenchFrame]:
        """Return what is sent until nothing is left to do."""
        with self._busy():
            return self._sent(now)

    def _sent(self, now: float) -> list[BenchFrame]:
        frames: list[BenchFrame] = []
        while True:
            for effect in self.peer.drain():
                if isinstance(effect, Dial):
                    self._link = effect.link
                    self.peer.connected(effect.link, _fingerprint(0), _signer(0).public, now)
                elif isinstance(effect, Send):
                    frames.append(BenchFrame(self._number or effect.link // 2, encode(effect.message)))
            if not self.peer.settle(now):
                return frames

    def play(self) -> None:
        """Get ready, and propose when it is this seat's turn."""
        guest = self.peer.guest
        assert guest is not None
        if not self._ready and guest.lobby.latest is not None:
            self._ready = True
            guest.ready(True)
        follower = guest.follower
        if follower is None or not follower.positions or not guest.following:
            return
        guest.game.take_news()
        if current_actor(follower.position.state) == guest.seat:
            action = self._bot.choose(follower.position.state)
            with self._busy():
                guest.propose(action)

    @contextlib.contextmanager
    def _busy(self) -> Iterator[None]:
        begun = time.thread_time()
        yield
        self.busy_s += time.thread_time() - begun


def measure() -> Iterator[Row]:
    """Play some games between a host and three guests."""
    costs = [_host_us(seed) for seed in range(GAMES)]
    yield unbudgeted("processor of a host with 3 guests for an entry", statistics.median(costs), "us")


def _host_us(seed: int) -> float:
    """Return the processor time of the host for an entry of one game, in microseconds."""
    pipe, far = multiprocessing.get_context("spawn").Pipe()
    guests = multiprocessing.get_context("spawn").Process(target=_guests, args=(far, seed), daemon=True)
    guests.start()
    try:
        return _host(pipe, seed)
    finally:
        pipe.send(None)
        guests.join()
        pipe.close()
        far.close()


def _host(pipe: Connection, seed: int) -> float:
    """Run the host until there are enough entries; return its microseconds for each after the opening."""
    seated = SeatedPeer(0, seed)
    peer, now = seated.peer, 0.0
    for guest in range(1, GUESTS + 1):
        peer.opened(2 * guest + 1, f"10.0.0.{guest}", now)
    peer.open_table(TableOptions(), GUESTS + 1, CODE, now)
    assert peer.host is not None
    first, begun = 0, 0.0
    while True:
        seated.tick(now)
        if peer.host.can_start():
            peer.host.start(now)
        entries = 0 if peer.host.match is None else len(peer.host.match.record.entries)
        if entries and not first:
            first, begun = entries, seated.busy_s
        if entries >= ENTRIES:
            return (seated.busy_s - begun) / (entries - first) * 1e6
        seated.play()
        pipe.send((now, True, seated.sent(now)))
        while arrived := pipe.recv():
            seated.receive(arrived, now)
            pipe.send((now, False, seated.sent(now)))
        now += THINK_S


def _guests(pipe: Connection, seed: int) -> None:
    """Run the guests until the host is done; each answer holds what they send."""
    guests = [SeatedPeer(number, seed) for number in range(1, GUESTS + 1)]
    for guest in guests:
        guest.peer.join("table", 1, 0.0, fingerprint=_fingerprint(0), code=CODE)
    while (order := pipe.recv()) is not None:
        now, playing, frames = order
        answers: list[BenchFrame] = []
        for number, guest in enumerate(guests, start=1):
            if playing:
                guest.tick(now)
            guest.receive((frame for frame in frames if frame.guest == number), now)
            if playing:
                guest.play()
            answers += guest.sent(now)
        pipe.send(answers)


def _signer(number: int) -> Signer:
    return Signer(bytes([number + 1]) * 32)


def _fingerprint(number: int) -> bytes:
    return bytes([number + 1]) * 32

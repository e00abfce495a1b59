"""A server and its people in one process: real bytes, no sockets, and a clock that only ``run`` moves on."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable

from game.bots import make_bot
from game.match.match import Journal
from game.record.signing import Signer
from game.rules import current_actor
from net.host.identity import HostIdentity
from net.lobby.client.client import HallClient
from net.lobby.hall_server import HallServer
from net.peer.peer import Peer
from net.protocol.framing import Reader, encode
from net.protocol.link_effects import Close, Dial, Send
from net.protocol.lobby_messages import EnterTable, OpenTable
from net.protocol.messages import Message, TableOptions
from tests.net.lobby.memory_store import MemoryStore
from tests.net.peer.memory import MemoryCopyStore

TICK_S = 0.1
OPTIONS = TableOptions()
FINGERPRINT = hashlib.sha256(b"server certificate").digest()


class Person:
    """A person's program: its disk outlives its process."""

    def __init__(self, sim: LobbySim, number: int, name: str) -> None:
        self.sim = sim
        self.number = number
        self.name = name
        self.signer = Signer(hashlib.sha256(b"person%d" % number).digest())
        self.certificate = hashlib.sha256(b"certificate%d" % number).digest()
        self.copies = MemoryCopyStore()
        self.bot = make_bot("greedy", bytes([number]))
        self.rng = random.Random(number)
        self.client = self.connect()
        self.received: list[Message] = []
        self.willing = True
        """Whether the person gets ready by themselves."""
        self.idle = False
        """Whether the person does not move."""
        self._asked = (-1, 0.0)

    def connect(self) -> HallClient:
        """Start the program anew."""
        token = self.rng.randbytes
        self.client = HallClient(self.signer, self.certificate, self.name, token, "server", 1, FINGERPRINT)
        return self.client

    def open(self, seats: int = 2, bots: tuple[str, ...] = (), options: TableOptions = OPTIONS) -> None:
        """Open a table and sit down."""
        self.client.enter(self._peer(), OpenTable(options, seats, bots), self.sim.now)

    def enter(self, table: str, code: str = "", watch: bool = False) -> None:
        """Enter a table."""
        self.client.enter(self._peer(), EnterTable(table, code, "watch" if watch else "sit"), self.sim.now)

    def go_on(self, game: str) -> None:
        """Enter the table of this person's saved game."""
        self.client.enter(self._peer(), EnterTable("", "", "sit", game), self.sim.now)

    def _peer(self) -> Peer:
        return Peer(
            self.signer,
            self.certificate,
            self.name,
            token=self.rng.randbytes,
            copies=self.copies,
            begin=_host_nothing,
            port=0,
        )

    @property
    def record(self) -> list[bytes]:
        """The digests of this person's copy."""
        guest = self.client.table.guest
        follower = None if guest is None else guest.follower
        return [] if follower is None else [entry.trailer.digest for entry in follower.record.entries]

    @property
    def problem(self) -> str:
        """Why the person cannot play at the table, empty where they can."""
        peer = self.client.table.peer
        return "" if peer is None else peer.problem

    def has(self, entries: int) -> bool:
        """Whether this person's copy has so many entries."""
        return len(self.record) >= entries

    def is_linked(self) -> bool:
        """Whether the program is connected to the server."""
        return self.client.linked

    @property
    def over(self) -> bool:
        """Whether this person's copy has the end of the game."""
        guest = self.client.table.guest
        return guest is not None and guest.follower is not None and guest.follower.record.end is not None

    def play(self) -> None:
        """Get ready before the game, and let the bot propose when it is this person's turn."""
        guest = self.client.table.guest
        if guest is None:
            return
        if guest.state == "lobby" and guest.lobby.latest is not None:
            mine = [seat for seat in guest.lobby.latest.seats if seat.key == self.signer.public]
            if self.willing and mine and not mine[0].ready:
                guest.ready(True)
        follower = guest.follower
        if follower is None or not guest.following or not follower.positions or follower.record.end is not None:
            return
        seq = len(follower.positions)
        if self.idle or guest.seat is None or current_actor(follower.position.state) != guest.seat:
            return
        if self._asked[0] != seq or self.sim.now - self._asked[1] > 1.0:
            self._asked = seq, self.sim.now
            guest.propose(self.bot.choose(follower.position.state))


def _host_nothing(*_: object) -> Journal:
    raise AssertionError("a person at a server never hosts")


class LobbySim:
    """One server on a store, and people who are connected to it."""

    def __init__(self, *names: str, store: MemoryStore | None = None) -> None:
        self.now = 0.0
        self._started_at = 0.0
        self._uptime_s = 0.0
        self.store = store or MemoryStore()
        self.signer = Signer(hashlib.sha256(b"server").digest())
        self.rng = random.Random(7)
        self.hall_server: HallServer | None = None
        self.start()
        self.people = [Person(self, number, name) for number, name in enumerate(names)]
        self._links: dict[int, tuple[Person, int]] = {}
        self._readers: dict[tuple[int, str], Reader] = {}
        self._next = 1

    def start(self) -> HallServer:
        """Start the server on its store."""
        identity = HostIdentity(self.signer, FINGERPRINT, "Hall", self.rng.randbytes, lambda: None)
        self._started_at, self._uptime_s = self.now, self.store.uptime().seconds
        self.hall_server = HallServer(identity, self.store, pace_s=0.0, now=self.served_s)
        return self.hall_server

    @property
    def served_s(self) -> float:
        """The clock of the server, which stands still while none runs."""
        return self._uptime_s + self.now - self._started_at

    def kill(self) -> None:
        """End the server's process without a word; what was not confirmed is lost."""
        self.hall_server = None
        self.store.waiting.clear()
        for link in list(self._links):
            self.cut(link)

    def cut(self, link: int) -> None:
        """Reset a connection: both sides notice."""
        person, theirs = self._links.pop(link)
        if self.hall_server is not None:
            self.hall_server.closed(link, self.served_s)
        person.client.closed(theirs, self.now)

    def link_of(self, person: Person) -> int:
        """Return the number of a person's connection at the server."""
        return next(link for link, (owner, _) in self._links.items() if owner is person)

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let time pass until something holds; return whether it does."""
        end = self.now + seconds
        while self.now < end:
            if until():
                return True
            self.now += TICK_S
            if self.hall_server is not None and self.hall_server.next_deadline(self.served_s) <= self.served_s:
                self.hall_server.tick(self.served_s)
            for person in self.people:
                person.client.tick(self.now)
                person.play()
            self.carry()
        return until()

    def carry(self) -> None:
        """Carry out all effects until nothing is left."""
        moved = True
        while moved:
            moved = False
            for person in self.people:
                for effect in person.client.drain():
                    moved = True
                    self._from_person(person, effect)
                while person.client.settle(self.now):
                    moved = True
            for effect in [] if self.hall_server is None else self.hall_server.drain():
                moved = True
                self._from_server(effect)

    def _from_person(self, person: Person, effect: Send | Close | Dial) -> None:
        link = next((one for one, ends in self._links.items() if ends == (person, effect.link)), None)
        match effect:
            case Dial(link=number) if self.hall_server is None:
                person.client.failed(number, "unreachable", self.now)
            case Dial(link=number):
                assert self.hall_server is not None
                self._links[self._next] = person, number
                self.hall_server.opened(self._next, "10.0.0.1", self.served_s)
                self._next += 2
                person.client.connected(number, FINGERPRINT, self.signer.public, self.now)
            case Send(message=message) if link is not None and self.hall_server is not None:
                for each in Reader().feed(encode(message)):
                    self.hall_server.received(link, each, self.served_s)
            case Close() if link is not None:
                del self._links[link]
                if self.hall_server is not None:
                    self.hall_server.closed(link, self.served_s)

    def _from_server(self, effect: Send | Close | Dial) -> None:
        ends = self._links.get(effect.link)
        if ends is None:
            return
        person, theirs = ends
        if isinstance(effect, Send):
            for each in Reader().feed(encode(effect.message)):
                person.received.append(each)
                person.client.received(theirs, each, self.now)
        else:
            del self._links[effect.link]
            person.client.closed(theirs, self.now)

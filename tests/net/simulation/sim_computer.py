"""The computers of a simulated network, and the connections between them."""

from __future__ import annotations

import hashlib
import itertools
import random
from typing import TYPE_CHECKING

from game.bots import Bot, make_bot
from game.match.match import Journal, Match
from game.record import TABLE
from game.record.follower import load_record
from game.record.signing import Signer
from game.rules import current_actor
from net.peer.peer import Peer
from net.protocol.framing import Reader
from tests.net.peer.memory import MemoryCopyStore

if TYPE_CHECKING:
    from tests.net.simulation.sim import Sim


class TableJournal:
    """Appends the lines of a host to its copy store in memory."""

    def __init__(self, copies: MemoryCopyStore, game: str) -> None:
        self._copies = copies
        self._game = game

    def append(self, line: str) -> None:
        self._copies.records[self._game] += line


class Computer:
    """A computer on the simulated network: its disk outlives its process."""

    def __init__(self, sim: Sim, number: int) -> None:
        self.sim = sim
        self.number = number
        self.name = ("Ana", "Bo", "Cy", "Dee", "Eve")[number]
        self.address, self.port = f"10.0.0.{number + 1}", 1000 + number
        self.signer = Signer(hashlib.sha256(b"key%d" % number).digest())
        self.certificate = hashlib.sha256(b"certificate%d" % number).digest()
        self.copies = MemoryCopyStore()
        self.secrets: dict[str, bytes] = {}
        self.bot: Bot = make_bot("greedy", bytes([number]))
        self.plays = True
        self.peer: Peer | None = None
        self.links: dict[int, Pipe] = {}
        self._odd = itertools.count(1, 2)
        self._asked: tuple[int, float] = (-1, 0.0)

    def start(self) -> Peer:
        """Start the program."""
        rng = random.Random(f"{self.sim.seed} {self.number} {self.sim.now}")
        self.peer = Peer(
            self.signer,
            self.certificate,
            self.name,
            token=rng.randbytes,
            copies=self.copies,
            begin=self.begin,
            port=self.port,
            pace_s=0.0,
        )
        return self.peer

    def saved_match(self, game: str) -> Match | None:
        """Load the table’s own record, if this computer has it."""
        text = self.copies.records.get(game)
        if text is None or game not in self.secrets:
            return None
        follower = load_record(text.encode()).follower
        if follower.record.header.view != TABLE:
            return None
        match = Match(follower, self.secrets[game], TableJournal(self.copies, game))
        match.catch_up()
        return match

    def begin(self, text: str, secret: bytes, game: str) -> Journal:
        """Save a new record and its secret."""
        self.secrets[game] = secret
        self.copies.records[game] = text
        return TableJournal(self.copies, game)

    def play(self) -> None:
        """Let the bot propose if it is this computer’s turn."""
        guest = None if self.peer is None else self.peer.guest
        if guest is None or guest.follower is None or not guest.following or not self.plays:
            return
        follower = guest.follower
        seq, now = len(follower.positions), self.sim.now
        if (
            follower.record.end is not None
            or not follower.positions
            or guest.seat is None
            or follower.position.seats[guest.seat].kind != "human"
            or current_actor(follower.position.state) != guest.seat
        ):
            return
        if self._asked[0] != seq or now - self._asked[1] > 1.0:
            self._asked = seq, now
            guest.propose(self.bot.choose(follower.position.state))

    def host_link(self) -> int | None:
        """Return the link over which this computer is a guest."""
        peer = self.peer
        return next((each for each in self.links if each % 2 == 0 and not (peer and peer.succession.owns(each))), None)

    def odd(self) -> int:
        return next(self._odd)


class Pipe:
    """One connection: two streams of bytes with a delay."""

    def __init__(self, near: Computer, near_link: int, far: Computer, far_link: int) -> None:
        self.ends = ((near, near_link), (far, far_link))
        self.readers = (Reader(), Reader())
        self.arrives = [0.0, 0.0]
        self.open = True

"""People who load a server: the shortest behaviour that the protocol allows.

A seat acknowledges entries by the digest that comes with them, without following the game; the first seat of each
table follows, and chooses for all of them from what everybody can see. Knows messages; knows no sockets and no clock.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from game.notation.actions import format_action
from game.record.hashing import SEED_SHARE_BYTES, commit_to_share
from game.record.signing import Signer, ack_message
from game.record.writer import header_digests
from game.rules import Action, ReserveCard, current_actor, edition
from game.rules.model import PlaceKind
from game.rules.moves import legal_actions
from net.guest.header import open_header
from net.guest.replica import VerifiedReplica
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.clock_classes import with_clock
from net.protocol.handshake import NONCE_BYTES, make_hello, prove
from net.protocol.limits import ENTRIES_PER_ACK
from net.protocol.messages import Message

DIGEST_BYTES = 32


class LoadPerson:
    """One connection to a server: ``out`` is what is to be sent."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.signer = Signer(rng.randbytes(32))
        self.link = 0
        """The number of the connection."""
        self.out: list[Message] = []
        self.named = False
        """Whether the server has given it a name."""
        self.idle = False
        """Whether it waits in the hall: there it has to ping."""
        self._fingerprint = self._certificate = b""
        self._hello: msg.Hello | None = None
        self._nonce = b""

    def connected(self, fingerprint: bytes) -> None:
        """Begin the handshake with the hall."""
        self._fingerprint = fingerprint
        self._greet("lounge")

    def received(self, message: Message) -> None:
        """Handle a message."""
        match message:
            case msg.Challenge():
                assert self._hello is not None
                self.out.append(prove(self.signer, self._fingerprint, message.nonce, self._hello, self._nonce))
            case hall_msg.HallWelcome() if not self.named:
                self.out.append(hall_msg.ClaimName(f"{self.signer.public.hex()[:16]}"))
            case hall_msg.Named():
                self.named = self.idle = True

    def _greet(self, purpose: msg.Purpose, game: str = "") -> None:
        self._nonce = self.rng.randbytes(NONCE_BYTES)
        self._certificate = self._certificate or self.rng.randbytes(32)
        self._hello = make_hello(purpose, "", self.signer.public, self._certificate, 0, self._nonce, game)
        self.out.append(self._hello)


class LoadSeat(LoadPerson):
    """One person at a table."""

    def __init__(self, table: LoadTable, number: int, rng: random.Random) -> None:
        super().__init__(rng)
        self.table = table
        self.number = number
        self.replica: VerifiedReplica | None = None
        self.following = False
        """Whether it is at its table and has what the server has sent there."""
        self.last = -1
        self._acknowledged = -1
        self._digest = self._share = b""
        self._game = ""
        self._entered = False

    def connected(self, fingerprint: bytes) -> None:
        """Begin the handshake with the hall."""
        self.following = self._entered = False
        super().connected(fingerprint)

    def received(self, message: Message) -> None:
        """Handle a message."""
        super().received(message)
        match message:
            case hall_msg.HallWelcome() if self.named:
                self.out.append(hall_msg.EnterTable(self.table.table, "", "sit"))
            case hall_msg.Entered():
                self._entered = True
                self.table.opened(message.table)
                self._greet("sit", self._game)
            case msg.Welcome() if self._entered and self._game:
                self.out.append(msg.Resume(self._game, self.last, self._digest, 1))
            case msg.Begin():
                self._begin(message)
            case msg.History():
                for line in message.lines:
                    self._take(line)
            case msg.Lobby() if not self._share:
                self._share = self.rng.randbytes(SEED_SHARE_BYTES)
                self.out.append(msg.Ready(True, commit_to_share(self._share)))
            case msg.HeaderProposal():
                self._sign(message)
            case msg.SeedShareRequest():
                self.out.append(msg.SeedShareReveal(self._share))
            case msg.SignedEntry():
                self.following = True
                self._take(message.line)
            case msg.Ping():
                self.out.append(msg.Pong(message.number))
            case (
                msg.Refused()
                | msg.ProposalRejected()
                | hall_msg.EnterRefused()
                | hall_msg.NameRefused()
                | hall_msg.LeftTable()
            ):
                self.table.failed(f"{message}")

    def propose(self, action: Action) -> None:
        """Propose an action."""
        assert self.table.follower is not None
        rules = self.table.follower.follower.rules
        self._acknowledge()
        self.out.append(msg.Propose(self.last, format_action(action, rules)))

    def _sign(self, message: msg.HeaderProposal) -> None:
        header, trailers = open_header(message.lines)
        self._game = header.game
        self.table.players[header.seat_of(self.signer.public) or 0] = self
        if self.number == 0:
            self.replica = VerifiedReplica(self.signer, header, trailers)
        digest = header_digests(header)[-1]
        self.out.append(msg.HeaderSignature(self.signer.sign(ack_message(self._game, 0, 0, digest))))

    def _begin(self, message: msg.Begin) -> None:
        """Continue after a return, once the server has everything that was sent."""
        self.following = True
        if message.first != self.last + 1:
            self.table.failed(f"the server has lost entry {self.last}")

    def _take(self, line: msg.Line) -> None:
        self.last += 1
        if self.replica is not None:
            entry = self.replica.read(line)
            self.replica.apply(entry)
            digest = entry.trailer.digest
        else:
            digest = next(value for value in reversed(line[1]) if len(value) == DIGEST_BYTES)
        self._digest = digest
        if self.last - self._acknowledged >= ENTRIES_PER_ACK:
            self._acknowledge()
        self.table.advanced(self)

    def _acknowledge(self) -> None:
        """Acknowledge all entries so far, as a guest does before it moves and after some entries."""
        self._acknowledged = self.last
        signature = self.signer.sign(ack_message(self._game, 1, self.last, self._digest))
        self.out.append(msg.Ack(1, self.last, self._digest, signature))


class LoadTable:
    """A table whose people play as fast as they are asked to."""

    def __init__(self, seed: int, seats: int, complete: Callable[[LoadTable], None]) -> None:
        """``complete`` is called when all seats have the entry that one of them has proposed."""
        self.rng = random.Random(seed)
        self.seats = [LoadSeat(self, number, self.rng) for number in range(seats)]
        self.players: dict[int, LoadSeat] = {}
        """The people by their seats in the game."""
        self.proposed_at = 0.0
        self.moving = False
        """Whether a proposal is under way."""
        self.problem = ""
        self.table = ""
        """Its name at the server."""
        self._complete = complete

    @property
    def follower(self) -> VerifiedReplica | None:
        """The game as its first seat follows it."""
        return self.seats[0].replica

    @property
    def settled(self) -> bool:
        """Whether all seats have the last entry, and nobody has proposed the next one."""
        last = self.seats[0].last
        return last >= 0 and not self.moving and all(seat.following and seat.last == last for seat in self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.follower is not None and self.follower.follower.record.end is not None

    def open(self) -> None:
        """Let the first of its people open it, with a clock that outlasts a long start."""
        options = with_clock(msg.TableOptions(edition="base", takeover=False), "calm")
        self.seats[0].idle = False
        self.seats[0].out.append(hall_msg.OpenTable(options, len(self.seats), ()))

    def opened(self, table: str) -> None:
        """Let the others sit down too, once."""
        if not self.table:
            self.table = table
            for seat in self.seats[1:]:
                seat.idle = False
                seat.out.append(hall_msg.EnterTable(table, "", "sit"))

    def returning(self) -> None:
        """Note that the connections of its people have ended: the server may have lost what was proposed."""
        self.moving = False
        for seat in self.seats:
            seat.following = False

    def advanced(self, seat: LoadSeat) -> None:
        """Note that a seat has an entry."""
        if self.moving and all(other.last == seat.last for other in self.seats):
            self.moving = False
            self._complete(self)

    def failed(self, problem: str) -> None:
        """Note what the server has refused."""
        self.problem = self.problem or problem

    def move(self, now: float) -> None:
        """Let the seat to move propose something that everybody can see."""
        assert self.follower is not None
        state = self.follower.follower.position.state
        actor = current_actor(state)
        if actor not in self.players:
            return
        choices = [action for action in legal_actions(state) if not _is_blind(action)]
        self.proposed_at, self.moving = now, True
        self.players[actor].propose(self.rng.choice(choices))


def _is_blind(action: Action) -> bool:
    """Whether a card would be taken that only its owner sees: the others could not follow it."""
    return isinstance(action, ReserveCard) and action.place.kind is PlaceKind.DECK


def load_rules() -> None:
    """Load the edition before the clock runs."""
    edition("base")

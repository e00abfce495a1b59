"""A table with scripted guests, for the tests of hosts: they send any message a test wants, true or not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from game.bots import make_bot
from game.bots.runner import BotRunner, InlineRunner
from game.match.match import Match, NoJournal
from game.notation.actions import format_action
from game.record.follower import Follower
from game.record.hashing import commit_to_share
from game.record.signing import Signer, ack_message
from game.rules import current_actor, observe
from net.host.expected_messages import LinkState
from net.host.host import Host
from net.host.identity import HostIdentity
from net.host.services import HostServices, ResumedGame
from net.protocol.handshake import commit_nonce, proof_message, prove_code
from net.protocol.limits import CAPABILITIES, PROTOCOL
from net.protocol.link_effects import Close, Send
from net.protocol.messages import (
    Ack,
    Begin,
    Challenge,
    HeaderProposal,
    HeaderSignature,
    Hello,
    History,
    Line,
    Message,
    Pong,
    Proof,
    Propose,
    Purpose,
    Ready,
    Refused,
    Resume,
    SeedShareRequest,
    SeedShareReveal,
    SignedEntry,
    TableOptions,
    Welcome,
)
from net.protocol.record_lines import restore_signatures, unpack_entry, unpack_header
from tests.helpers.tables import NAMES, SIGNERS

HOST = Signer(b"h" * 32)
HASH, SIGNATURE = bytes(32), bytes(64)
"""Of the right length, and true for nothing."""
PRINT = b"f" * 32
CODE = "ABCDEFGH"


class Scripted:
    """A guest: the messages it has received, and its copy of the game."""

    def __init__(self, table: Table, link: int, name: str, signer: Signer, address: str = "10.0.0.9") -> None:
        self.table = table
        self.link = link
        self.name = name
        self.signer = signer
        self.received: list[Message] = []
        self.closed = False
        self.nonce = link.to_bytes(32, "big")
        self.share = (1000 + link).to_bytes(32, "big")
        self.follower: Follower | None = None
        self.acks = True
        self.capabilities: tuple[str, ...] = CAPABILITIES
        self.digest = b""
        table.guests[link] = self
        if link:
            table.host.opened(link, address, table.now)
            table.settle()

    def say(self, *messages: Message) -> None:
        for message in messages:
            self.table.host.received(self.link, message, self.table.now)
        self.table.settle()

    def last(self, kind: type[Message]) -> Message:
        return next(message for message in reversed(self.received) if isinstance(message, kind))

    def got(self, kind: type[Message]) -> list[Message]:
        return [message for message in self.received if isinstance(message, kind)]

    @property
    def refused(self) -> str:
        """Why the host ended the link; empty while it has not."""
        return next((message.reason for message in self.received if isinstance(message, Refused)), "")

    @property
    def is_in(self) -> bool:
        """Whether the host has let it in."""
        return bool(self.got(Welcome)) and not self.refused

    def hello(self, purpose: Purpose = "sit", game: str = "", protocol: int = PROTOCOL) -> Hello:
        return Hello(
            protocol,
            self.capabilities,
            "test",
            purpose,
            self.name,
            self.signer.public,
            b"c" * 32,
            1000 + self.link,
            commit_nonce(self.nonce),
            game,
        )

    def proof(self, hello: Hello, code: str | None = CODE) -> Proof:
        challenge = self.last(Challenge)
        assert isinstance(challenge, Challenge)
        signature = self.signer.sign(proof_message(PRINT, challenge.nonce, hello, self.nonce))
        shown = None if code is None else prove_code(code, "guest", PRINT, challenge.nonce, self.nonce)
        return Proof(self.nonce, signature, shown)

    def enter(self, code: str | None = CODE, purpose: Purpose = "sit", game: str = "") -> None:
        hello = self.hello(purpose, game)
        self.say(hello)
        if not self.refused:
            self.say(self.proof(hello, code))

    def ready(self) -> None:
        self.say(Ready(True, commit_to_share(self.share)))

    def ack(self, seq: int) -> Ack:
        assert self.follower is not None
        entry = self.follower.record.entries[seq]
        game = self.follower.record.header.game
        signature = self.signer.sign(ack_message(game, entry.epoch, seq, entry.trailer.digest))
        return Ack(entry.epoch, seq, entry.trailer.digest, signature)

    def proposal(self) -> Propose:
        """Propose what a bot would do here."""
        assert self.follower is not None
        state = self.follower.position.state
        action = make_bot("greedy", b"seed").choose(state)
        return Propose(len(self.follower.record.entries) - 1, format_action(action, self.follower.rules))

    def receive(self, message: Message) -> list[Message]:
        """Record a message, and return the answers of an honest guest."""
        self.received.append(message)
        match message:
            case HeaderProposal():
                header, trailers = unpack_header(message.lines)
                self.follower = Follower(header, trailers)
                return [
                    HeaderSignature(self.signer.sign(ack_message(header.game, 0, 0, self.follower.digest)))
                ] * self.acks
            case SeedShareRequest():
                return [SeedShareReveal(self.share)] * self.acks
            case Begin():
                header, trailers = unpack_header(message.lines)
                if self.follower is None or message.first == 0:
                    self.follower = Follower(header, trailers)
            case History(first, lines):
                assert self.follower is not None
                assert first == len(self.follower.record.entries)
                for line in lines:
                    self.follower.accept(
                        unpack_entry(line, self.follower.rules, len(self.follower.record.header.seats))
                    )
                return self._acknowledged()
            case SignedEntry(line):
                self._accept(line)
                return self._acknowledged()
        return []

    def _accept(self, line: Line) -> None:
        assert self.follower is not None
        players = len(self.follower.record.header.seats)
        view = self.follower.record.header.view
        whole = restore_signatures(line, view, lambda seq: self.ack(seq).signature) if isinstance(view, int) else line
        self.follower.accept(unpack_entry(whole, self.follower.rules, players))

    def _acknowledged(self) -> list[Message]:
        assert self.follower is not None
        seated = isinstance(self.follower.record.header.view, int)
        return [self.ack(len(self.follower.record.entries) - 1)] if self.acks and seated else []


class Table:
    """A host, its own guest on link 0, and a clock."""

    def __init__(
        self,
        seats: int = 2,
        options: TableOptions | None = None,
        *,
        seated: bool = True,
        saved: Match | None = None,
        playing: bool = False,
        pace_s: float = 0.0,
        host: Signer = HOST,
        runner: BotRunner | None = None,
        begin: Callable[[str, bytes, str], NoJournal] = lambda *_: NoJournal(),
    ) -> None:
        tokens = count(1)
        self.now = 100.0
        self.guests: dict[int, Scripted] = {}
        identity = HostIdentity(host, PRINT, "Ida", lambda length: next(tokens).to_bytes(4, "big").rjust(length, b"t"))
        self.host = Host(
            HostServices(identity, begin, runner or InlineRunner(), pace_s),
            options or TableOptions(),
            seats,
            CODE,
            resumed=None if saved is None else ResumedGame(saved, playing),
        )
        self.own = Scripted(self, 0, "Ida", host)
        if seated:
            self.host.attach(0, host.public, PRINT, "Ida", self.now)
            self.settle()

    def guest(self, number: int, address: str = "10.0.0.9") -> Scripted:
        """Connect the person ``number``: 1 for the first guest; each time over a new link."""
        link = 2 * len(self.guests) + 1
        return Scripted(self, link, NAMES[number], SIGNERS[number], address)

    def settle(self) -> None:
        """Deliver all messages until there are no more."""
        while effects := self.host.drain():
            for effect in effects:
                guest = self.guests[effect.link]
                match effect:
                    case Send(_, message):
                        if not guest.closed:
                            for answer in guest.receive(message):
                                self.host.received(guest.link, answer, self.now)
                    case Close():
                        guest.closed = True

    def wait(self, seconds: float, step: float = 1.0) -> None:
        """Let time pass; all connected guests send keepalives."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + step)
            for guest in list(self.guests.values()):
                if guest.is_in and not guest.closed:
                    guest.say(Pong(0))
            self.host.tick(self.now)
            self.settle()

    def lose(self, guest: Scripted) -> None:
        """Cut a guest's link."""
        guest.closed = True
        self.host.closed(guest.link, self.now)
        self.settle()

    def deal(self, *people: int) -> list[Scripted]:
        """Let guests come in, be ready, and the game begin; the list has the host's guest first."""
        guests = [self.guest(person) for person in people]
        for guest in guests:
            guest.enter()
        for guest in self.guests.values():
            if guest.link == 0 or not guest.closed:
                guest.ready()
        self.host.start(self.now)
        self.settle()
        return [self.own, *guests]

    @property
    def match(self) -> Match:
        match = self.host.match
        assert match is not None
        return match

    @property
    def last(self) -> int:
        return len(self.match.record.entries) - 1

    def mover(self) -> Scripted:
        """Return the guest who is to move."""
        seat = current_actor(self.match.state)
        assert seat is not None
        key = self.match.record.header.seats[seat].key
        return next(g for g in reversed(self.guests.values()) if g.signer.public.hex() == key and not g.closed)

    def play(self, turns: int) -> None:
        """Let the player to move play, for some turns."""
        for _ in range(turns):
            if self.match.end is None:
                mover = self.mover()
                assert mover.follower is not None
                state = mover.follower.position.state
                assert state == observe(state, current_actor(state))
                mover.say(mover.proposal())

    def back(self, guest: Scripted, person: int, *, resume: bool = True) -> Scripted:
        """Return a lost guest over a new link, with its copy."""
        again = self.guest(person)
        again.follower = guest.follower
        again.enter(None, game=self.host.game)
        if resume:
            follower = again.follower
            seq = -1 if follower is None else len(follower.record.entries) - 1
            again.say(Resume(self.host.game, seq, bytes(32) if follower is None else follower.digest, 1))
        return again


def in_state(state: LinkState) -> tuple[Table, Scripted]:
    """Bring a guest to a state."""
    table = Table(3, TableOptions(wait_s=-1))
    guest = table.guest(1)
    match state:
        case LinkState.HELLO:
            pass
        case LinkState.PROOF:
            guest.say(guest.hello())
        case LinkState.WAITING:
            guest.enter(None)
        case LinkState.LOBBY:
            guest.enter()
        case LinkState.WATCHING:
            guest.enter(purpose="watch")
            table.deal(2, 3)
        case LinkState.RESUMING | LinkState.PLAYING:
            table.lose(guest)
            _, first, _ = table.deal(1, 2)
            table.lose(first)
            guest = table.back(first, 1, resume=state is LinkState.PLAYING)
        case _:
            guest.enter()
            other = table.guest(2)
            other.enter()
            for one in (table.own, guest, other):
                one.ready()
            guest.acks = other.acks = False
            table.host.start(table.now)
            table.settle()
            if state is not LinkState.SIGNING:
                assert guest.follower is not None
                header = guest.follower.record.header
                message = ack_message(header.game, 0, 0, guest.follower.digest)
                guest.say(HeaderSignature(guest.signer.sign(message)))
                if state is not LinkState.SIGNED:
                    other.say(HeaderSignature(other.signer.sign(message)))
                if state is LinkState.REVEALED:
                    guest.say(SeedShareReveal(guest.share))
    return table, guest

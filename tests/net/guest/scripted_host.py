"""A scripted host for the tests of guests: it plays a real match and sends any message a test wants."""

from __future__ import annotations

from game.match.match import Match
from game.record import Commit, End, Entry, Resign, Takeback, View, redact_entry
from game.record.signing import Signer, ack_message, entry_message
from net.guest.copies import CopyStore
from net.guest.guest import Guest
from net.guest.handshake import Credentials
from net.guest.misconduct import Misconduct
from net.protocol.limits import PROTOCOL
from net.protocol.messages import (
    Ack,
    Begin,
    Challenge,
    HeaderProposal,
    History,
    Lobby,
    LobbySeat,
    Message,
    Purpose,
    SeedShareRequest,
    SignedEntry,
    TableOptions,
    Welcome,
)
from net.protocol.record_lines import pack_entry, pack_header
from tests.helpers.tables import NAMES, SEED_SHARES, SIGNERS, network_match
from tests.net.peer.memory import MemoryCopyStore

HOST_SIGNER = Signer(b"d" * 32)
FINGERPRINT = b"f" * 32
OWN = b"o" * 32
CHALLENGE = Challenge(PROTOCOL, (), "cabochon", "Ida", HOST_SIGNER.public, b"n" * 32, "")


def lobby_of(match: Match, game: str = "") -> Lobby:
    header = match.record.header
    seats = tuple(
        LobbySeat("human", info.name, "", seat, SIGNERS[seat].public, True) for seat, info in enumerate(header.seats)
    )
    return Lobby("Ida", TableOptions("marvel" if header.edition == "marvel" else "base"), seats, (), game)


def signed_entry(match: Match, entry: Entry, view: View, signer: Signer = HOST_SIGNER) -> SignedEntry:
    """Return an entry as the host sends it to a viewer."""
    seen = match.seen(view).entries[entry.seq] if entry.seq < len(match.record.entries) else redact_entry(entry, view)
    word = entry_message(match.record.header.game, entry.epoch, entry.seq, entry.trailer.digest)
    return SignedEntry(pack_entry(seen, match.follower.rules), signer.sign(word))


def seqs(messages: list[Message]) -> list[int]:
    """Return the entries that are acknowledged, in order."""
    return [message.seq for message in messages if isinstance(message, Ack)]


class Hosted:
    """A guest at one seat, and the host's side of its link."""

    def __init__(
        self,
        edition: str = "base",
        players: int = 2,
        seat: int = 1,
        copies: CopyStore | None = None,
        purpose: Purpose = "sit",
    ) -> None:
        self.match = network_match(edition, players)
        self.seat = seat
        self.view: View = "open" if purpose == "watch" else seat
        self.copies = copies or MemoryCopyStore()
        self.now = 100.0
        self.guest = self.new_guest(purpose)

    def new_guest(self, purpose: Purpose = "sit", game: str = "") -> Guest:
        signer = Signer(b"w" * 32) if purpose == "watch" else SIGNERS[self.seat]
        share = SEED_SHARES[self.seat]
        credentials = Credentials(signer, OWN, NAMES[self.seat], purpose, lambda count: share[:count], 7)
        return Guest(credentials, self.copies, game)

    @property
    def header_lines(self) -> tuple[tuple[tuple[str, ...], tuple[bytes, ...]], ...]:
        return pack_header(self.match.seen(self.view))

    def send(self, *messages: Message) -> list[Message]:
        """Send messages to the guest, after the guest's own actions that they contain, and return its answers."""
        answers: list[Message] = []
        for message in messages:
            self.now += 0.001
            if isinstance(message, SignedEntry):
                self.guest.settle()
                answers += self.guest.drain()
                self._act(message)
                self.guest.drain()
            self.guest.received(message, self.now)
        self.guest.settle()
        return answers + self.guest.drain()

    def _act(self, message: SignedEntry) -> None:
        """Do what an entry contains of the guest's seat, as its person would have."""
        play = self.guest.copy.replica
        if play is None or play.seat is None or not self.guest.following:
            return
        try:
            body = play.read(message.line).body
        except Misconduct:
            return
        match body:
            case Commit(seat, (action, *_)) if seat == play.seat:
                self.guest.propose(action)
            case Resign(seat) if seat == play.seat:
                self.guest.resign()
            case Takeback():
                self.guest.reply("takeback", True)
            case End():
                self.guest.reply("end", True)

    def enter(self, game: str = "", host: Signer = HOST_SIGNER) -> list[Message]:
        """Complete the handshake of the guest and return its messages after admission."""
        self.guest.connected(FINGERPRINT, host.public, self.now)
        self.send(Challenge(PROTOCOL, (), "cabochon", "Ida", host.public, b"n" * 32, game))
        return self.send(Welcome(self.seat))

    def gather(self) -> None:
        """Bring the guest into the lobby, ready."""
        self.enter()
        self.send(lobby_of(self.match))
        self.guest.ready(True)
        self.guest.drain()

    def signatures(self) -> tuple[bytes | None, ...]:
        header = self.match.record.header
        message = ack_message(header.game, 0, 0, self.match.record.header_trailers[-1].digest)
        return tuple(SIGNERS[seat].sign(message) for seat in range(len(header.seats)))

    def seal(self) -> list[Message]:
        return self.send(HeaderProposal(self.header_lines))

    def deal(self) -> list[Message]:
        """Bring the guest into the game, with the opening dealt."""
        self.gather()
        self.seal()
        self.send(SeedShareRequest(self.signatures()))
        return self.send_entries(0)

    def send_entries(self, *seqs: int) -> list[Message]:
        """Send entries of the match."""
        return self.send(*(signed_entry(self.match, self.match.record.entries[seq], self.view) for seq in seqs))

    def send_rest(self) -> list[Message]:
        """Send all entries that the guest lacks."""
        assert self.guest.follower is not None
        return self.send_entries(*range(len(self.guest.follower.positions), len(self.match.record.entries)))

    def begin(self, first: int = 0, host_seat: int | None = None) -> Begin:
        entries = self.match.record.entries
        epoch = entries[-1].epoch
        return Begin(self.header_lines, TableOptions(), first, len(entries), epoch, host_seat, "Ida")

    def history(self, first: int = 0, to: int | None = None) -> History:
        entries = self.match.seen(self.view).entries[first:to]
        return History(first, tuple(pack_entry(entry, self.match.follower.rules) for entry in entries))

"""The handshake that begins a game: all sign the header with all commitments, and only then reveal their shares.

So neither the host nor a guest can choose the deal. Knows headers, signatures and seed shares; sends nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Journal, Match, new_header, seal_header
from game.record import GameRecord, SeatInfo, Signature
from game.record.hashing import commit_to_share
from game.record.signing import ack_message, is_signed
from game.record.writer import header_digests, record_text
from game.rules import Seat
from net.protocol.messages import HeaderProposal, SeedShareRequest
from net.protocol.record_lines import pack_header


class DealingRound:
    """One start: first all signatures, then all seed shares."""

    def __init__(self, edition: str, seats: tuple[SeatInfo, ...], secret: bytes, started: str | None) -> None:
        """Create the header; the seats with a key take part."""
        self.header = new_header(edition, seats, secret, started=started)
        self.seats = tuple(seat for seat, info in enumerate(seats) if info.key is not None)
        self._secret = secret
        self._message = ack_message(self.header.game, 0, 0, header_digests(self.header)[-1])
        self._signatures: dict[Seat, bytes] = {}
        self._shares: dict[Seat, bytes] = {}

    def proposal(self, seat: Seat) -> HeaderProposal:
        """Return the header in the view of a seat, which signs it."""
        header = self.header.seen_by(seat)
        return HeaderProposal(pack_header(GameRecord(header, seal_header(header, self._secret))))

    def take_signature(self, seat: Seat, value: bytes) -> bool:
        """Store a signature if it is valid, and return whether it is."""
        key = self.header.seats[seat].key
        if key is None or not is_signed(bytes.fromhex(key), self._message, value):
            return False
        self._signatures[seat] = value
        return True

    @property
    def all_signed(self) -> bool:
        """Whether all have signed."""
        return len(self._signatures) == len(self.seats)

    def share_request(self) -> SeedShareRequest:
        """Return the message that all have signed."""
        return SeedShareRequest(tuple(self._signatures.get(seat) for seat in range(len(self.header.seats))))

    def take_share(self, seat: Seat, value: bytes) -> bool:
        """Store a seed share if it matches the seat's commitment, and return whether it does."""
        if commit_to_share(value).hex() != self.header.seats[seat].share_commitment:
            return False
        self._shares[seat] = value
        return True

    @property
    def all_revealed(self) -> bool:
        """Whether all have revealed their shares."""
        return len(self._shares) == len(self.seats)

    def missing(self) -> tuple[Seat, ...]:
        """Return the seats whose answers are missing."""
        done = self._shares if self.all_signed else self._signatures
        return tuple(seat for seat in self.seats if seat not in done)

    def deal(self, begin: Callable[[str, bytes, str], Journal]) -> Match:
        """Save the header and secret, then deal the opening; raises ``OSError``.

        In this order: the commitments were signed, so the secret behind them must survive a crash from here on.
        """
        text = record_text(GameRecord(self.header, seal_header(self.header, self._secret)))
        journal = begin(text, self._secret, self.header.game)
        seed_shares = tuple(self._shares.get(seat) for seat in range(len(self.header.seats))) if self.seats else ()
        signatures = tuple(Signature(seat, 0, self._signatures[seat]) for seat in self.seats)
        return Match.new(self.header, self._secret, journal, seed_shares, signatures)

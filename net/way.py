"""The way to a dealer: where it listens, when to call again, and where all others of the game listen.

Knows addresses and times; what is said on a link is not its business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from game.rules import Seat
from net.effects import Dial
from net.limits import RETRY_S
from net.messages import Peer

TRIES: Final = 3
"""How often the last dealer is called before others are."""


class Target(msgspec.Struct, frozen=True):
    """Where a dealer listens; fingerprint and key are unknown at a table that was typed or found."""

    address: str
    port: int
    fingerprint: bytes | None
    key: bytes = b""


class Way:
    """The guest’s link to its dealer, and the numbers of all links that this peer opens."""

    def __init__(self, own_key: bytes) -> None:
        """Know nobody yet."""
        self._own_key = own_key
        self._next = 2
        self._retry_at = 0.0
        self.attempts = 0
        self.target: Target | None = None
        self.link: int | None = None
        self.peers: dict[bytes, Peer] = {}

    def number(self) -> int:
        """Number another link; no number comes twice."""
        number, self._next = self._next, self._next + 2
        return number

    def remember(self, peers: Iterable[Peer]) -> None:
        """Keep where the others listen; who has once told its port is not forgotten for being away."""
        for peer in peers:
            if peer.key != self._own_key and (peer.port or peer.key not in self.peers):
                self.peers[peer.key] = peer

    def hear(self, peers: Iterable[Peer | None]) -> None:
        """Take a hint from somebody else, where nothing better is known."""
        for peer in peers:
            if peer is not None and peer.port and peer.address:
                known = self.peers.get(peer.key)
                self.remember((peer,) if known is None or not known.port else ())

    def dial(self) -> Dial:
        """Call the dealer."""
        assert self.target is not None
        self.attempts += 1
        self.link = self.number()
        return Dial(self.link, self.target.address, self.target.port, self.target.fingerprint)

    def is_due(self, now: float) -> bool:
        """Tell whether it is time to call again."""
        return self.link is None and self.target is not None and now >= self._retry_at

    def ended(self, now: float, was_in: bool) -> None:
        """The link has ended or came to nothing: wait a little longer each time, unless it had led somewhere."""
        self.link = None
        self.attempts = 0 if was_in else self.attempts
        self._retry_at = now + RETRY_S[min(max(self.attempts, 1), len(RETRY_S)) - 1]

    def stands(self, fingerprint: bytes, key: bytes) -> None:
        """The link stands, to this certificate and key."""
        if self.target is not None:
            self.target = msgspec.structs.replace(self.target, fingerprint=fingerprint, key=key)

    def turn_to(self, peer: Peer) -> bool:
        """Aim at another dealer; tells whether its address is known at all."""
        known = self.peers.get(peer.key, peer)
        address, port = peer.address or known.address, peer.port or known.port
        if not address or not port:
            return False
        self.target = Target(address, port, peer.certificate, peer.key)
        self.attempts = 0
        self._retry_at = 0.0
        return True

    def turn_on(self) -> None:
        """Aim at the next of all who may deal, after a try or two at the last dealer."""
        others = [peer for peer in self.peers.values() if peer.port and peer.address]
        if self.attempts >= TRIES and others:
            peer = others[self.attempts % len(others)]
            self.target = Target(peer.address, peer.port, peer.certificate, peer.key)

    def peer_at(self, seat: Seat | None) -> Peer | None:
        """Give the dealer that was reached as others may be told of it; ``None`` for one without a seat."""
        target = self.target
        if seat is None or target is None or target.fingerprint is None or not target.key:
            return None
        return Peer(seat, target.key, target.fingerprint, target.address, target.port)

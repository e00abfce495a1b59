"""The way to a dealer: where it listens, when to call again, and where all others of the game listen.

Knows addresses and times; what is said on a link is not its business. Whoever says where somebody listens may be wrong
or lie: certificate and key show who is there, so all places that are named are tried in turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from game.rules import Seat
from net.protocol.effects import Dial
from net.protocol.limits import RETRY_S
from net.protocol.messages import PeerAddress

TRIES: Final = 3
"""How often the last dealer is called before others are."""
SIGHTED: Final = 4
"""How many announced places of one peer are tried; a newer one takes the place of the oldest."""

Place: TypeAlias = tuple[str, int]
"""Address and port."""
Source: TypeAlias = Seat | Place
"""Who names a place: a fellow player by seat, or an announcement by the place itself."""


class Target(msgspec.Struct, frozen=True):
    """Where a dealer listens; fingerprint and key are unknown at a table that was typed or found."""

    address: str
    port: int
    fingerprint: bytes | None
    key: bytes = b""


class DealerAddress:
    """The guest’s link to its dealer, and the numbers of all links that this peer opens."""

    def __init__(self, own_key: bytes) -> None:
        """Know nobody yet."""
        self._own_key = own_key
        self._next = 2
        self._retry_at = 0.0
        self._dealer: Target | None = None
        self._choice = 1
        self._reached: dict[bytes, Place] = {}
        self._named: dict[bytes, dict[Source, Place]] = {}
        self._calls: dict[bytes, int] = {}
        self.attempts = 0
        self.target: Target | None = None
        self.link: int | None = None
        self.peers: dict[bytes, PeerAddress] = {}

    def number(self) -> int:
        """Number another link; no number comes twice."""
        number, self._next = self._next, self._next + 2
        return number

    # --- where the others are --------------------------------------------------------------------------------------

    def remember(self, peers: Iterable[PeerAddress]) -> None:
        """Keep where the others listen; who has once told its port is not forgotten for being away."""
        for peer in peers:
            if peer.key != self._own_key and (peer.port or peer.key not in self.peers):
                self.peers[peer.key] = peer

    def hear(self, teller: Seat, peer: PeerAddress) -> None:
        """Take a fellow player’s word for where another listens, in place of what the same one said before."""
        if peer.port and peer.address and peer.key != self._own_key:
            self.peers.setdefault(peer.key, peer)
            self._named.setdefault(peer.key, {})[teller] = (peer.address, peer.port)

    def sight(self, address: str, port: int, fingerprint: bytes) -> None:
        """Take note of a place that is announced for a certificate; nothing happens where nobody here has that one."""
        keys = {peer.key for peer in self.peers.values() if peer.certificate == fingerprint}
        if self._dealer is not None and self._dealer.fingerprint == fingerprint:
            keys.add(self._dealer.key)
        for key in keys:
            named = self._named.setdefault(key, {})
            named[address, port] = (address, port)
            announced = [source for source in named if isinstance(source, tuple)]
            for source in announced[:-SIGHTED]:
                del named[source]

    def reached(self, peer: PeerAddress) -> None:
        """Keep where a peer listens that has just proven who it is, and has called from there or was called there."""
        if peer.address and peer.port:
            self._reached[peer.key] = (peer.address, peer.port)

    def call(self, key: bytes) -> PeerAddress | None:
        """Give the next place to call a fellow player at; ``None`` where none is known."""
        peer, places = self.peers.get(key), self._places(key)
        if peer is None or not places:
            return None
        count = self._calls[key] = self._calls.get(key, -1) + 1
        address, port = places[count % len(places)]
        return PeerAddress(peer.seat, key, peer.certificate, address, port)

    def _places(self, key: bytes) -> list[Place]:
        """List where a peer may listen: where it was met, where it was said to listen, and what others say."""
        peer = self.peers.get(key)
        met = [self._reached[key]] if key in self._reached else []
        known = [(peer.address, peer.port)] if peer is not None and peer.address and peer.port else []
        return list(dict.fromkeys([*met, *known, *self._named.get(key, {}).values()]))

    # --- the dealer ------------------------------------------------------------------------------------------------

    def aim(self, target: Target) -> None:
        """Aim at a dealer."""
        self.target = self._dealer = target

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
        if was_in:
            self.attempts = 0
            self._dealer = self.target
        # Each place is called as often as if it were the only one.
        self._retry_at = now + RETRY_S[min(max(self.attempts, 1), len(RETRY_S)) - 1] / self._choice

    def stands(self, fingerprint: bytes, key: bytes) -> None:
        """The link stands, to this certificate and key."""
        if self.target is not None:
            was, self.target = self.target, msgspec.structs.replace(self.target, fingerprint=fingerprint, key=key)
            if was == self._dealer:
                self._dealer = self.target

    def turn_to(self, peer: PeerAddress) -> bool:
        """Aim at another dealer; tells whether its address is known at all."""
        known = self.peers.get(peer.key, peer)
        met = self._reached.get(peer.key, (known.address, known.port))
        address, port = peer.address or met[0], peer.port or met[1]
        if not address or not port:
            return False
        self.aim(Target(address, port, peer.certificate, peer.key))
        self.attempts = 0
        self._retry_at = 0.0
        return True

    def turn_on(self, *, everybody: bool) -> None:
        """Aim at the next place where the dealer may be; ``everybody``: after some tries, at any other’s too."""
        dealer = self._dealer
        if dealer is None:
            return
        targets = [dealer, *self._targets(dealer.key, dealer.fingerprint)]
        if everybody and self.attempts >= TRIES:
            for key, peer in self.peers.items():
                targets += self._targets(key, peer.certificate)
        targets = list(dict.fromkeys(targets))
        self._choice = len(targets)
        self.target = targets[self.attempts % len(targets)]

    def peer_at(self, seat: Seat | None) -> PeerAddress | None:
        """Give the dealer that was reached as others may be told of it; ``None`` for one without a seat."""
        target = self.target
        if seat is None or target is None or target.fingerprint is None or not target.key:
            return None
        return PeerAddress(seat, target.key, target.fingerprint, target.address, target.port)

    def _targets(self, key: bytes, fingerprint: bytes | None) -> list[Target]:
        return [Target(address, port, fingerprint, key) for address, port in self._places(key)]

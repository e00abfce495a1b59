"""Where the host of a table listens, when to dial it again, and where all other players listen.

Knows addresses and times, no messages. A reported address may be wrong: certificate and key authenticate the computer
that answers, so all reported addresses are tried in turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from game.rules import Seat
from net.protocol.limits import RETRY_S
from net.protocol.link_effects import Dial
from net.protocol.messages import PeerAddress

TRIES: Final = 3
"""How often the last host is dialled before others are."""
MAX_ANNOUNCED: Final = 4
"""How many announced addresses of one peer are kept; a newer one replaces the oldest."""

AddressAndPort: TypeAlias = tuple[str, int]
"""Address and port."""
AddressSource: TypeAlias = Seat | AddressAndPort
"""The source of an address: the seat of the player that reported it, or for an announcement the address itself."""


class HostTarget(msgspec.Struct, frozen=True):
    """Where a host listens; fingerprint and key are unknown for an address that was typed or found."""

    address: str
    port: int
    fingerprint: bytes | None
    key: bytes = b""


class HostAddress:
    """The link to the host, the known addresses of all peers, and the numbers of all links that this peer opens."""

    def __init__(self, own_key: bytes) -> None:
        self._own_key = own_key
        self._next = 2
        self._retry_at = 0.0
        self._host: HostTarget | None = None
        self._choice = 1
        self._reached: dict[bytes, AddressAndPort] = {}
        self._named: dict[bytes, dict[AddressSource, AddressAndPort]] = {}
        self._calls: dict[bytes, int] = {}
        self.attempts = 0
        self.target: HostTarget | None = None
        self.link: int | None = None
        self.peers: dict[bytes, PeerAddress] = {}

    def new_link(self) -> int:
        """Return a link number that was not used before."""
        number, self._next = self._next, self._next + 2
        return number

    # --- addresses of peers ------------------------------------------------------------------------------------------

    def remember(self, peers: Iterable[PeerAddress]) -> None:
        """Store the host’s list of peers; a known port stays when the peer is away and listed without one."""
        for peer in peers:
            if peer.key != self._own_key and (peer.port or peer.key not in self.peers):
                self.peers[peer.key] = peer

    def add_report(self, source: Seat, peer: PeerAddress) -> None:
        """Add the address a fellow player reports for another, in place of its last report."""
        if peer.port and peer.address and peer.key != self._own_key:
            self.peers.setdefault(peer.key, peer)
            self._named.setdefault(peer.key, {})[source] = (peer.address, peer.port)

    def add_announcement(self, address: str, port: int, fingerprint: bytes) -> None:
        """Add an address that is announced for a certificate, if a peer of this game has that certificate."""
        keys = {peer.key for peer in self.peers.values() if peer.certificate == fingerprint}
        if self._host is not None and self._host.fingerprint == fingerprint:
            keys.add(self._host.key)
        for key in keys:
            named = self._named.setdefault(key, {})
            named[address, port] = (address, port)
            announced = [each for each in named if isinstance(each, tuple)]
            for each in announced[:-MAX_ANNOUNCED]:
                del named[each]

    def add_proven(self, peer: PeerAddress) -> None:
        """Store the address of a peer that was authenticated over a link to or from it."""
        if peer.address and peer.port:
            self._reached[peer.key] = (peer.address, peer.port)

    def next_address(self, key: bytes) -> PeerAddress | None:
        """Return the next address to call a fellow player at, ``None`` without any."""
        peer, places = self.peers.get(key), self._places(key)
        if peer is None or not places:
            return None
        count = self._calls[key] = self._calls.get(key, -1) + 1
        address, port = places[count % len(places)]
        return PeerAddress(peer.seat, key, peer.certificate, address, port)

    def _places(self, key: bytes) -> list[AddressAndPort]:
        """Return where a peer may listen: where it was met, where the host listed it, and what others report."""
        peer = self.peers.get(key)
        met = [self._reached[key]] if key in self._reached else []
        known = [(peer.address, peer.port)] if peer is not None and peer.address and peer.port else []
        return list(dict.fromkeys([*met, *known, *self._named.get(key, {}).values()]))

    # --- the link to the host ----------------------------------------------------------------------------------------

    def set_target(self, target: HostTarget) -> None:
        """Dial this host from now on."""
        self.target = self._host = target

    def dial(self) -> Dial:
        """Return the effect that dials the host."""
        assert self.target is not None
        self.attempts += 1
        self.link = self.new_link()
        return Dial(self.link, self.target.address, self.target.port, self.target.fingerprint)

    def is_due(self, now: float) -> bool:
        """Whether it is time to dial again."""
        return self.link is None and self.target is not None and now >= self._retry_at

    def disconnected(self, now: float, was_in: bool) -> None:
        """Schedule the next attempt, later each time unless the last one succeeded (``was_in``)."""
        self.link = None
        if was_in:
            self.attempts = 0
            self._host = self.target
        # Each address is dialled as often as if it were the only one.
        self._retry_at = now + RETRY_S[min(max(self.attempts, 1), len(RETRY_S)) - 1] / self._choice

    def connected(self, fingerprint: bytes, key: bytes) -> None:
        """Note the certificate and key at the other end of the link."""
        if self.target is not None:
            was, self.target = self.target, msgspec.structs.replace(self.target, fingerprint=fingerprint, key=key)
            if was == self._host:
                self._host = self.target

    def retarget(self, peer: PeerAddress) -> bool:
        """Dial another host from now on; return whether its address is known at all."""
        known = self.peers.get(peer.key, peer)
        met = self._reached.get(peer.key, (known.address, known.port))
        address, port = peer.address or met[0], peer.port or met[1]
        if not address or not port:
            return False
        self.set_target(HostTarget(address, port, peer.certificate, peer.key))
        self.attempts = 0
        self._retry_at = 0.0
        return True

    def advance(self, *, everybody: bool) -> None:
        """Dial the host’s next known address; with ``everybody`` after some attempts those of the other players too."""
        host = self._host
        if host is None:
            return
        targets = [host, *self._targets(host.key, host.fingerprint)]
        if everybody and self.attempts >= TRIES:
            for key, peer in self.peers.items():
                targets += self._targets(key, peer.certificate)
        targets = list(dict.fromkeys(targets))
        self._choice = len(targets)
        self.target = targets[self.attempts % len(targets)]

    def peer_at(self, seat: Seat | None) -> PeerAddress | None:
        """Return the address of the connected host, for other players; ``None`` for a host without a seat."""
        target = self.target
        if seat is None or target is None or target.fingerprint is None or not target.key:
            return None
        return PeerAddress(seat, target.key, target.fingerprint, target.address, target.port)

    def _targets(self, key: bytes, fingerprint: bytes | None) -> list[HostTarget]:
        return [HostTarget(address, port, fingerprint, key) for address, port in self._places(key)]

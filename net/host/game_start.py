"""One start of a game: the messages by which all seated people sign the header and reveal their seed shares.

Knows the links of the people at the seats, and how long their answers are waited for. Knows nothing of admission, and
leaves it to the host to call a start off.
"""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Journal, Match
from game.rules import Seat
from net.host.connections import Connections, GuestLink
from net.host.dealing import DealingRound
from net.host.expected_messages import LinkState
from net.host.lobby import HostSeats
from net.protocol.limits import HANDSHAKE_S
from net.protocol.link_effects import OWN_LINK
from net.protocol.messages import HeaderSignature, SeedShareReveal


class GameStart:
    """The start of one game, until it is dealt or called off."""

    def __init__(self, dealing: DealingRound, connections: Connections, seats: HostSeats, now: float) -> None:
        """Send the header to all seated people."""
        self._dealing = dealing
        self._connections = connections
        self._seats = seats
        self.deadline = now + HANDSHAKE_S
        for seat, link in self.seated():
            link.state = LinkState.SIGNING
            connections.send(link, dealing.proposal(seat))

    def seated(self) -> list[tuple[Seat, GuestLink]]:
        """Return the links of all seated people with their seats, in order."""
        found = []
        for link in self._connections.inside():
            seat = None if link.person is None else self._seats.number_of(link.person.number)
            if seat is not None:
                found.append((seat, link))
        return sorted(found, key=lambda pair: pair[0])

    def missing(self) -> tuple[tuple[Seat, ...], list[tuple[Seat, GuestLink]]]:
        """Return the seats whose answers are missing, and those of them that a guest has, with their links."""
        seats = self._dealing.missing()
        return seats, [(seat, link) for seat, link in self.seated() if seat in seats and link.number != OWN_LINK]

    def answered(self, link: GuestLink, seat: Seat, message: HeaderSignature | SeedShareReveal) -> bool:
        """Store an answer if it is valid, and return whether it is."""
        match message:
            case HeaderSignature() if self._dealing.take_signature(seat, message.signature):
                link.state = LinkState.SIGNED
            case SeedShareReveal() if self._dealing.take_share(seat, message.value):
                link.state = LinkState.REVEALED
            case _:
                return False
        return True

    def is_complete(self, now: float) -> bool:
        """Request the seed shares once all have signed; return whether all have sent theirs."""
        if not self._dealing.all_signed:
            return False
        if self._dealing.all_revealed:
            return True
        for _, link in self.seated():
            if link.state is LinkState.SIGNED:
                link.state = LinkState.REVEALING
                self._connections.send(link, self._dealing.share_request())
                self.deadline = now + HANDSHAKE_S
        return False

    def deal(self, begin: Callable[[str, bytes, str], Journal]) -> Match:
        """Save the header and secret, then deal the opening; raises ``OSError``."""
        return self._dealing.deal(begin)

"""A guest's part in a deal: it signs the header, and reveals its seed share when all have signed.

The order is the protection. Every header contains commitments to all shares, so nobody can choose theirs after they
have seen another; and a share is revealed only against the signatures of all, so the host cannot collect the shares
and then begin a game with another header. Knows headers and shares; knows nothing of the running game.
"""

from __future__ import annotations

from game.record.hashing import SEED_SHARE_BYTES, commit_to_share
from game.support.i18n import tr
from net.guest.handshake import Credentials
from net.guest.header import header_fault, open_header
from net.guest.link import HostLink
from net.guest.lobby import LobbyState
from net.guest.local_copy import LocalCopy
from net.guest.misconduct import Misconduct
from net.guest.states import GuestState
from net.protocol.messages import Decline, HeaderProposal, HeaderSignature, Ready, SeedShareRequest, SeedShareReveal


class DealParticipant:
    """A guest in a deal."""

    def __init__(self, credentials: Credentials, link: HostLink, lobby: LobbyState, copy: LocalCopy) -> None:
        self._credentials = credentials
        self._link = link
        self._lobby = lobby
        self._copy = copy
        self._share: bytes | None = None

    def ready(self, on: bool) -> None:
        """Send whether we are ready, and the commitment to our seed share, fresh after each deal."""
        self._share = self._share or self._credentials.token(SEED_SHARE_BYTES)
        self._link.send(Ready(on, commit_to_share(self._share)))

    def sign(self, message: HeaderProposal) -> GuestState:
        """Sign the header of the game to come; raises ``Misconduct`` where it is not what the lobby showed."""
        lobby, link = self._lobby.latest, self._link
        assert lobby is not None
        watching = self._credentials.purpose == "watch"
        header, trailers = open_header(message.lines)
        commitment = None if self._share is None else commit_to_share(self._share)
        fault = header_fault(header, self._credentials.signer.public, link.key, commitment, lobby, watching)
        if fault is not None:
            link.send(Decline(fault))
            raise Misconduct(tr("{host} proposed a deal that failed your check ({reason})."), reason=fault)
        replica = self._copy.create(header, trailers)
        if not watching:
            link.send(HeaderSignature(replica.sign_header()))
        if self._copy.store.copy(replica.game) is not None:
            # The new record would take the place of the one on the disk.
            link.send(Decline("a game of this name is here already"))
            raise Misconduct(tr("{host} proposed a deal you have played before."))
        return "signed"

    def reveal(self, message: SeedShareRequest) -> GuestState:
        """Send this seat’s seed share; raises ``Misconduct`` where a signature on the header is missing."""
        replica = self._copy.current
        replica.check_header_signatures(message.signatures)
        if replica.seat is not None and replica.follower.record.header.seats[replica.seat].share_commitment is not None:
            assert self._share is not None
            self._link.send(SeedShareReveal(self._share))
        self._share = None
        return "revealed"

    def reset(self) -> None:
        """Drop this seat’s share: once others may know it, it must not be used again."""
        self._share = None

"""A guest while a game is dealt: it signs the header that it agrees with, and opens its share when all have signed.

Knows the ceremony and when it is called off; what follows is the game, which ``client`` adds.
"""

from __future__ import annotations

from collections.abc import Callable

from game.record import RecordError
from game.record.follower import Follower
from game.record.hashing import commit_to_nonce
from game.rules import Seat
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.guest.handshake import Credentials
from net.guest.header import header_fault, open_header
from net.guest.lobby import Member
from net.guest.misconduct import Misconduct
from net.guest.text import nobody
from net.guest.verification import VerifiedReplica
from net.protocol.handshake import NUMBER_BYTES
from net.protocol.messages import Decline, HeaderProposal, HeaderSignature, Lobby, Nonce, NonceRequest, Ready


class Party(Member):
    """Somebody who takes part in a deal."""

    def __init__(self, papers: Credentials) -> None:
        """Be somebody who has no game yet."""
        super().__init__(papers)
        self.play: VerifiedReplica | None = None
        self._nonce: bytes | None = None
        self._desyncs = 0
        self._kept = False

    @property
    def follower(self) -> Follower | None:
        """The own copy of the game."""
        return None if self.play is None else self.play.follower

    @property
    def game(self) -> str:
        """The name of the game, empty before there is one."""
        return "" if self.play is None else self.play.game

    @property
    def seat(self) -> Seat | None:
        """The own seat in the game."""
        return None if self.play is None else self.play.seat

    def ready(self, on: bool) -> None:
        """Be ready for the deal, or not any more; the share of the seed is fresh once the last one has been shown."""
        self._nonce = self._nonce or self._token(NUMBER_BYTES)
        self._send_in("lobby", Ready(on, commit_to_nonce(self._nonce)))

    # --- the lobby and the deal --------------------------------------------------------------------------------------

    def _lobby(self, message: Lobby) -> None:
        if self.state in ("sealed", "opened"):
            # The start was called off: a share that is known to somebody must not be dealt with again.
            self.play = self._nonce = None
        if self.state in ("hall", "resuming") and message.game != self.game:
            self.play = None
        self.lobby = message
        self.host = clean_name(message.host) or self.host
        self.options = message.options
        self.state = "lobby"

    def _seal(self, message: HeaderProposal) -> None:
        assert self.lobby is not None
        watching = self.purpose == "watch"
        header, marks = open_header(message.lines, nobody(self.host))
        promise = None if self._nonce is None else commit_to_nonce(self._nonce)
        fault = header_fault(header, self.signer.public, self.dealer_key, promise, self.lobby, watching)
        if fault is not None:
            self._send(Decline(fault))
            text = tr("{host} has proposed a deal that you cannot agree to ({why}).")
            raise Misconduct(text.format(host=nobody(self.host), why=fault))
        self._desyncs = 0
        self._kept = False
        self.play = self._play(lambda: VerifiedReplica(self.signer, header, marks))
        if not watching:
            self._send(HeaderSignature(self.play.sign_header()))
        self.state = "sealed"

    def _open(self, message: NonceRequest) -> None:
        assert self.play is not None
        self.play.check_open(message.signatures, nobody(self.host))
        seat = self.play.seat
        if seat is not None and self.play.follower.record.header.seats[seat].nonce is not None:
            assert self._nonce is not None
            self._send(Nonce(self._nonce))
        self._nonce = None
        self.state = "opened"

    def _play(self, make: Callable[[], VerifiedReplica]) -> VerifiedReplica:
        try:
            return make()
        except RecordError as error:
            text = tr("{host} has sent a header whose digests are wrong ({why}).")
            raise Misconduct(text.format(host=nobody(self.host), why=error.message)) from error

"""A guest's handshake: it authenticates both sides, and proves that both know the same code.

Knows keys, nonces and codes; knows nothing of what follows once the guest is admitted.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Literal

import msgspec

from game.record.signing import Signer
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.guest.link import HostLink
from net.guest.misconduct import Misconduct, TableClosed
from net.guest.refusal_text import refusal, version_problem
from net.guest.states import GuestState
from net.protocol.handshake import NONCE_BYTES, make_hello, prove, prove_code
from net.protocol.limits import PROTOCOL
from net.protocol.messages import Challenge, Goodbye, Hello, Purpose, Refused, Waiting, Welcome
from net.protocol.safety_words import words_for


class Credentials(msgspec.Struct, frozen=True):
    """What a person needs to join a table.

    ``certificate`` is the fingerprint under which this computer listens on ``port`` (0: it does not), ``token`` returns
    that many random bytes, ``code`` is the one that was typed, ``pinned`` the fingerprint of an invitation.
    """

    signer: Signer
    certificate: bytes
    name: str
    purpose: Purpose
    token: Callable[[int], bytes]
    port: int = 0
    code: str | None = None
    pinned: bytes | None = None


class Handshake:
    """Authenticates guest and host to each other, again on each link."""

    def __init__(self, credentials: Credentials, link: HostLink) -> None:
        self.code = credentials.code
        self.pinned = credentials.pinned
        self.admitted = False
        """Whether a table has admitted us, so that a lost link is opened again."""
        self.me: int | None = None
        """This guest’s number among the people of the table."""
        self.safety_words: tuple[str, ...] = ()
        """The safety words to compare with the host’s person."""
        self.offered = ""
        """The running game of the table."""
        self._credentials = credentials
        self._link = link
        self._nonce = b""
        self._hello: Hello | None = None
        self._expected_code: bytes | None = None
        """The proof expected of a host that knows the code; the fingerprint of an invitation replaces it."""
        self._code_owner = b""
        """The fingerprint of the host that the code belongs to, once admitted: another host must get no proof of it."""

    def greet(self, name: str, game: str) -> GuestState:
        """Send the hello on a fresh link; raises ``TableClosed`` where it does not lead to the invitation’s host."""
        if self.pinned is not None and self._link.fingerprint != self.pinned:
            raise TableClosed(
                tr(
                    "This address belongs to a different host than the invitation, so nothing was sent. Ask for a new "
                    "invitation."
                )
            )
        self.offered = ""
        self._nonce = self._credentials.token(NONCE_BYTES)
        ours = self._credentials
        self._hello = make_hello(ours.purpose, name, ours.signer.public, ours.certificate, ours.port, self._nonce, game)
        self._link.send(self._hello)
        return "greeted"

    def challenge(self, message: Challenge) -> GuestState:
        """Send the proof of this guest’s key, and of the code where one was typed."""
        link = self._link
        link.host_name = clean_name(message.name)
        if message.protocol != PROTOCOL:
            raise TableClosed(version_problem(message.protocol))
        if message.key != link.key:
            raise Misconduct(tr("{host} could not prove their identity."))
        assert self._hello is not None
        code = self._prove_code("guest", message.nonce)
        needless = self.pinned is not None or self.admitted
        self._expected_code = None if needless else self._prove_code("host", message.nonce)
        self.safety_words = words_for(link.fingerprint, self._credentials.certificate, message.nonce, self._nonce)
        self.offered = message.game
        signer = self._credentials.signer
        link.send(prove(signer, link.fingerprint, message.nonce, self._hello, self._nonce, code))
        return "proven"

    def waiting(self, message: Waiting) -> GuestState:
        """Restart the time limit: the host’s person may take longer than a handshake."""
        self._link.since = self._link.now
        return "admission"

    def welcome(self, message: Welcome) -> None:
        """Note the admission; raises ``TableClosed`` where the host does not know the code that was typed."""
        expected = self._expected_code
        if expected is not None and not (message.code and hmac.compare_digest(message.code, expected)):
            text = tr("The host at this address does not accept the code “{code}”. Check the code and the address.")
            raise TableClosed(text, code=self.code)
        self.me = message.you
        self.admitted = True
        self.pinned = None  # the invitation names this host; the host of a later epoch is checked by the game
        self._code_owner = self._code_owner or self._link.fingerprint

    def refused(self, message: Refused) -> None:
        """Leave: for another host, to come back without the code, or for good (``TableClosed``)."""
        link = self._link
        if message.reason == "moved" and self.admitted:
            link.moved = link.hang_up = True
        elif message.reason == "code" and self.admitted and self.code:
            # The table has another code by now, as after a restart: a guest that was admitted can still knock.
            self.code = None
            link.hang_up = True
        else:
            raise TableClosed(refusal(message))

    def goodbye(self, message: Goodbye) -> None:
        """Leave a table that was closed."""
        raise TableClosed(tr("{host} closed the table. Any game in progress is saved."))

    def _prove_code(self, side: Literal["guest", "host"], challenge: bytes) -> bytes | None:
        fingerprint = self._link.fingerprint
        if not self.code or self._code_owner not in (b"", fingerprint):
            return None
        return prove_code(self.code, side, fingerprint, challenge, self._nonce)

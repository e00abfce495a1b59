"""A guest's link to a table: the handshake, signs of life, and the one table by which messages find their way.

Knows who listens there and how to prove who we are; knows nothing of lobbies and games, which ``client`` adds.
"""

from __future__ import annotations

import hmac
import logging
from abc import abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec

from game.record.keys import Signer
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.guest.misconduct import Misconduct
from net.guest.states import OUTSIDE, SILENT, TABLE, State
from net.guest.text import nobody, refusal, version_problem
from net.protocol.handshake import NUMBER_BYTES, commit_nonce, prove, prove_code
from net.protocol.limits import ADMISSION_S, CAPABILITIES, HANDSHAKE_S, PING_S, PROGRAM, PROTOCOL, SILENCE_S
from net.protocol.messages import (
    AnyMessage,
    Challenge,
    Goodbye,
    Hello,
    Leave,
    Ping,
    Pong,
    Purpose,
    Refused,
    Waiting,
    Welcome,
)
from net.protocol.safety_words import words_for

log = logging.getLogger(__name__)


class Credentials(msgspec.Struct, frozen=True):
    """What somebody brings to a table; ``client.Guest`` says what each is."""

    signer: Signer
    certificate: bytes
    name: str
    purpose: Purpose
    token: Callable[[int], bytes]
    port: int
    code: str | None
    pinned: bytes | None


class Handshake:
    """Somebody who comes to a table.

    After each call: send what ``drain`` gives, then end the link if ``hang_up`` says so and call ``closed``.
    """

    def __init__(self, papers: Credentials) -> None:
        """Be somebody who has not set out yet."""
        self.signer = papers.signer
        self.certificate = papers.certificate
        self.name = clean_name(papers.name)
        self.purpose: Purpose = papers.purpose
        self.port = papers.port
        self.code = papers.code
        self.pinned = papers.pinned
        self.state: State = "away"
        self.hang_up = False
        """Whether the link is to be ended after what was drained."""
        self.problem = ""
        """Why it is closed for good: a sentence for the person."""
        self.alarm = ""
        """Who was caught at what, if that is why."""
        self.moved = False
        """Whether the table said that another computer deals now."""
        self.dealing = False
        """Whether the dealer is this very process: then the record is its business."""
        self.unsettled = False
        """Whether ``settle`` has something to do."""
        self.fingerprint = b""
        self.dealer_key = b""
        self.host = ""
        self.words: tuple[str, ...] = ()
        self.capabilities: frozenset[str] = frozenset()
        self.me: int | None = None
        self._token = papers.token
        self._out: deque[AnyMessage] = deque()
        self._now = self._since = self._heard = self._spoke = 0.0
        self._number = b""
        self._wanted: bytes | None = None
        """How the host is to prove that it knows the code; where an invitation names the host, that is enough."""
        self._coded = b""
        """Whose code it is, once it is known: that of another dealer is another one."""
        self._hello: Hello | None = None
        self._offered = ""
        self._inside = False

    @property
    @abstractmethod
    def game(self) -> str:
        """The name of the game, empty before there is one."""

    @property
    def linked(self) -> bool:
        """Whether a dealer is there and has let us in."""
        return self.state not in OUTSIDE

    @property
    def wants_to_return(self) -> bool:
        """Whether the link was lost and the table should be called again."""
        return self.state == "away" and self._inside

    def drain(self) -> list[AnyMessage]:
        """Take what is to be sent."""
        out = list(self._out)
        self._out.clear()
        return out

    # --- links -------------------------------------------------------------------------------------------------------

    def connected(self, fingerprint: bytes, key: bytes, now: float) -> None:
        """Begin on a fresh link: the certificate’s fingerprint and the key that the other computer has shown."""
        self._link(fingerprint, key, now)
        if self.pinned is not None and fingerprint != self.pinned:
            text = tr(
                "The computer at this address is not the one of the invitation, and nothing was said to it. Ask for a "
                "new invitation."
            )
            self._close(text)
            return
        self._number = self._token(NUMBER_BYTES)
        self._hello = Hello(
            protocol=PROTOCOL,
            capabilities=CAPABILITIES,
            program=PROGRAM,
            purpose=self.purpose,
            name=self.name,
            key=self.signer.public,
            certificate=self.certificate,
            port=self.port,
            promise=commit_nonce(self._number),
            game=self.game,
        )
        self._send(self._hello)
        self.state = "greeted"

    def attached(self, fingerprint: bytes, now: float) -> None:
        """Be the guest in the dealer's own process: nobody has to prove anything, and the dealer keeps the record."""
        self._link(fingerprint, self.signer.public, now)
        self.dealing = self._inside = True
        self.host = self.name
        self.state = "proven"

    def closed(self, now: float) -> None:
        """Be told that the link has ended, whoever ended it."""
        self.settle()
        self._now = now
        self.hang_up = False
        self._out.clear()
        if self.state in SILENT:
            return
        if self._inside:
            self._lost()
            self.state = "away"
        else:
            text = tr("{host} has ended the connection before you were in. Try again.")
            self._close(text.format(host=nobody(self.host)))
            self.hang_up = False

    def tick(self, now: float) -> None:
        """Look at the time; a few times a second is enough."""
        self._now = now
        if self.state in SILENT or self.hang_up or self.dealing:
            return
        if self.state in ("greeted", "proven"):
            if now - self._since > HANDSHAKE_S:
                self._give_up(tr("The computer at this address does not answer like a table."))
        elif self.state == "door" and now - self._since > ADMISSION_S:
            self._give_up(tr("Nobody has answered at the door of {host}.").format(host=nobody(self.host)))
        elif now - self._heard > SILENCE_S:
            self._give_up(tr("{host} does not answer any more.").format(host=nobody(self.host)))
        elif now - self._spoke >= PING_S:
            self._send(Ping(0))

    def received(self, message: AnyMessage, now: float) -> None:
        """Hear a message."""
        self.settle()
        self._now = self._heard = now
        if self.state in SILENT or self.hang_up:
            return
        handler = TABLE[self.state].get(type(message))
        if handler is None:
            log.warning("%s has sent %s in the state %s", self.host, type(message).__name__, self.state)
            text = tr("The computer of {host} does not keep to the protocol: the connection was ended.")
            self._close(text.format(host=nobody(self.host)))
            return
        self._guarded(lambda: getattr(self, handler)(message))

    def settle(self) -> None:
        """Write down and acknowledge what was taken last, if that is still due; before anything else is heard."""
        if self.unsettled:
            self.unsettled = False
            self._guarded(self._settle)

    def leave(self) -> None:
        """Go on purpose; the game stays saved."""
        self.settle()
        if self.linked:
            self._send(Leave())
        self._close("")

    # --- who is there ------------------------------------------------------------------------------------------------

    def _ping(self, message: Ping) -> None:
        self._send(Pong(message.number))

    def _pong(self, message: Pong) -> None:
        """Be content: that something was heard is all that counts."""

    def _challenge(self, message: Challenge) -> None:
        self.host = clean_name(message.name)
        self.capabilities = frozenset(message.capabilities)
        if message.protocol != PROTOCOL:
            self._close(version_problem(nobody(self.host), message.protocol))
            return
        if message.key != self.dealer_key:
            raise Misconduct(tr("{host} is not who its certificate says.").format(host=nobody(self.host)))
        assert self._hello is not None
        code = self._prove_code("guest", message.number)
        self._wanted = None if self.pinned is not None or self._inside else self._prove_code("host", message.number)
        self.words = words_for(self.fingerprint, self.certificate, message.number, self._number)
        self._offered = message.game
        self._send(prove(self.signer, self.fingerprint, message.number, self._hello, self._number, code))
        self.state = "proven"

    def _waiting(self, message: Waiting) -> None:
        self._since = self._now
        self.state = "door"

    def _welcome(self, message: Welcome) -> None:
        if self._wanted is not None and not (message.code and hmac.compare_digest(message.code, self._wanted)):
            text = tr("The computer at this address does not know the code “{code}”: check the code and the address.")
            self._close(text.format(code=self.code))
            return
        self.me = message.you
        self._inside = True
        self.pinned = None  # an invitation leads to one table; who deals its game later is for the game to check
        self._coded = self._coded or self.fingerprint
        self.state = "hall"
        if self._offered or self.dealing:
            self._resume()

    def _refused(self, message: Refused) -> None:
        if message.why == "moved" and self._inside:
            self.moved = self.hang_up = True
        elif message.why == "code" and self._inside and self.code:
            # The table has another code by now, as after a restart: who was in already can still knock.
            self.code = None
            self.hang_up = True
        else:
            self._close(refusal(message, nobody(self.host)))

    def _goodbye(self, message: Goodbye) -> None:
        text = tr("{host} has closed the table. A game that was going on is saved.")
        self._close(text.format(host=nobody(self.host)))

    def _prove_code(self, side: Literal["guest", "host"], challenge: bytes) -> bytes | None:
        if not self.code or self._coded not in (b"", self.fingerprint):
            return None
        return prove_code(self.code, side, self.fingerprint, challenge, self._number)

    # --- parts -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def _resume(self) -> None:
        """Say what of the game is here already."""

    @abstractmethod
    def _settle(self) -> None:
        """Write down and acknowledge what was taken last."""

    @abstractmethod
    def _lost(self) -> None:
        """Forget what belonged to the link."""

    def _guarded(self, step: Callable[[], None]) -> None:
        """Do a step; a peer that was caught, and a disk that cannot be written, end it all."""
        try:
            step()
        except Misconduct as caught:
            self._stop(caught)
        except OSError as error:
            self._close(tr("The game cannot be saved: {reason}.").format(reason=error.strerror or error))

    def _link(self, fingerprint: bytes, key: bytes, now: float) -> None:
        self.fingerprint, self.dealer_key = fingerprint, key
        self._now = self._since = self._heard = self._spoke = now
        self.hang_up = self.dealing = self.moved = False
        self._offered = ""
        self._out.clear()

    def _send(self, message: AnyMessage) -> None:
        self._spoke = self._now
        self._out.append(message)

    def _give_up(self, text: str) -> None:
        """End a link that is dead: whoever was in wants back."""
        if self._inside:
            self.hang_up = True
        else:
            self._close(text)

    def _close(self, problem: str) -> None:
        """End it all for good."""
        self.problem = self.problem or problem
        self.state = "closed"
        self.hang_up = True
        self._inside = False

    def _stop(self, caught: Misconduct) -> None:
        """End it all because a peer was caught."""
        log.error("stopped: %s", caught)
        self.alarm = str(caught)
        self._close(self.alarm)

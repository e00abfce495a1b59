"""A person's name at a server: asking for one, and moving what belongs to a former key to the new one.

Knows the messages on names and keys; knows nothing of the hall or of tables.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from game.record.signing import Signer, rekey_message
from game.support.cleaning import clean_name
from net.guest.link import HostLink
from net.protocol import lobby_messages as hall_msg
from net.protocol.messages import Message

ASK_AGAIN_S: Final = 30.0
"""Interval at which a server is asked again for a name or a move of a key that it has paused."""


class NameClaim:
    """The name of one person at one server."""

    def __init__(
        self,
        signer: Signer,
        former: Sequence[Signer],
        wanted: str,
        link: HostLink,
        send: Callable[[Message], None],
    ) -> None:
        """Ask for the name ``wanted`` where the server knows neither the key of ``signer`` nor a ``former`` one."""
        self.name = ""
        """The person's name there; empty until it is theirs."""
        self.wanted = clean_name(wanted)
        self.refusal: hall_msg.NameRefusalReason | None = None
        """Why the name that was asked for cannot be had."""
        self.rekey_refusal: hall_msg.RekeyRefusalReason | None = None
        """Why the name that belongs to a former key has not moved to the new one."""
        self._signer = signer
        self._former = tuple(former)
        self._link = link
        self._send = send
        self._unasked: list[Signer] = []
        """The former keys by which the server may know the person."""
        self._ask_again_at = math.inf
        """When to ask again for what belongs to the last of them, or for the name."""

    def want(self, name: str, *, linked: bool) -> None:
        """Ask for another name, at once where the server is ``linked`` and moves no former key."""
        self.refusal = None
        self.wanted = name
        moving = bool(self._unasked) or self.rekey_refusal is not None
        if linked and name != self.name and not moving:
            self._send(hall_msg.ClaimName(name))

    def enter(self, name: str) -> None:
        """Begin in the hall with the ``name`` that the server knows; without one ask for it."""
        self.name = clean_name(name)
        if not self.name:
            self._unasked, self._ask_again_at = list(self._former), math.inf
            self._ask()

    @property
    def due(self) -> bool:
        """Whether it is time to ask again."""
        return self._link.now >= self._ask_again_at

    def ask_again(self) -> None:
        """Ask again for what the server could not give before."""
        self._ask_again_at = math.inf
        self._ask()

    def named(self, message: hall_msg.Named) -> None:
        """Note the name, and that nothing else is to be moved."""
        self.name, self.refusal, self.rekey_refusal = clean_name(message.name), None, None
        self._unasked, self._ask_again_at = [], math.inf
        if not self.name:  # it was unused for so long that it is free; all else has moved
            self._ask()

    def refused(self, message: hall_msg.NameRefused) -> None:
        """Note why the name cannot be had."""
        self.refusal = message.reason
        if message.reason == "paused":
            self._ask_again_at = self._link.now + ASK_AGAIN_S

    def rekey_refused(self, message: hall_msg.RekeyRefused) -> None:
        """Note why a former key is not moved, and try the one before it where that is for good."""
        self.rekey_refusal = message.reason if message.reason in ("running", "paused") else None
        if self.rekey_refusal is None:
            del self._unasked[-1:]
            self._ask()
        else:
            self._ask_again_at = self._link.now + ASK_AGAIN_S

    def _ask(self) -> None:
        """Ask for what belongs to the newest former key; for a name, where the server knows none of them."""
        if self._unasked:
            old = self._unasked[-1]
            signed = old.sign(rekey_message(self._link.fingerprint, old.public, self._signer.public))
            self._send(hall_msg.Rekey(old.public, signed))
        elif self.wanted:
            self._send(hall_msg.ClaimName(self.wanted))

"""The server at an address that it has left: it sends everyone the new address.

It has the server's key, so that clients accept the answer. Knows messages; knows no sockets, files or tables.
"""

from __future__ import annotations

from typing import Final, Literal

from net.protocol.limits import HANDSHAKE_S
from net.protocol.link_effects import Close, LinkEffect, Send
from net.protocol.lobby_messages import Moved
from net.protocol.messages import Hello, Message, Refused

CONNECTIONS: Final = 1000
"""One more ends the oldest one."""


class Forwarder:
    """Answers each greeting with the new address, and ends the connection."""

    def __init__(self, address: str, port: int) -> None:
        self._answer = Moved(address, port)
        self._since: dict[int, float] = {}
        self._effects: list[LinkEffect] = []

    def opened(self, link: int, address: str, now: float) -> None:
        """Wait for the greeting of a connection, for some seconds."""
        if len(self._since) >= CONNECTIONS:
            self._end(next(iter(self._since)))
        self._since[link] = now

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Do nothing: nobody is dialled."""

    def failed(self, link: int, reason: Literal["unreachable", "identity"], now: float) -> None:
        """Do nothing: nobody is dialled."""

    def received(self, link: int, message: Message, now: float) -> None:
        """Answer a greeting: a guest of one game, who knows no hall, gets a sentence."""
        if link not in self._since:
            return
        if isinstance(message, Hello):
            answer = self._answer if message.purpose == "lounge" else Refused("elsewhere")
            self._effects.append(Send(link, answer))
        self._end(link)

    def broken(self, link: int, reason: str, now: float) -> None:
        """Forget a connection that broke the protocol."""
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Forget a connection."""
        self._since.pop(link, None)

    def tick(self, now: float) -> None:
        """End the connections that have sent no greeting in time."""
        for link in [link for link, since in self._since.items() if now - since > HANDSHAKE_S]:
            self._end(link)

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due."""
        return min(self._since.values(), default=now) + HANDSHAKE_S

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def settle(self, now: float) -> bool:
        """Return that nothing was left to do."""
        return False

    def _end(self, link: int) -> None:
        del self._since[link]
        self._effects.append(Close(link))

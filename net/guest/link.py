"""A guest's link to its host: the other end’s identity, what is to be sent, and when something last passed.

The one part that all others of a guest share. Knows no sockets, and no message but those that keep a link alive.
"""

from __future__ import annotations

from collections import deque

from game.support.i18n import tr
from net.protocol.limits import LAN
from net.protocol.messages import Message, Ping, Pong


class HostLink:
    """The current link, or what is left of the last one."""

    def __init__(self) -> None:
        self.host_name = ""
        """The name of the hosting person; empty until it is known."""
        self.fingerprint = b""
        self.key = b""
        """The key of the host, with which it signs what it deals."""
        self.address = ("", 0)
        """Address and port of the host as this computer reaches it."""
        self.pace = LAN
        """How often it is pinged, and when it counts as lost."""
        self.local = False
        """Whether the host is in this process: then it writes the record itself."""
        self.hang_up = False
        """Whether the link is to be ended after what was drained."""
        self.moved = False
        """Whether this host does not deal the game any more."""
        self.now = 0.0
        self.since = 0.0
        """When the link was opened, or the host’s person was asked."""
        self.received_at = self.sent_at = 0.0
        self._out: deque[Message] = deque()

    @property
    def host(self) -> str:
        """The host in a sentence: the name where it is known, in lower case where not."""
        return self.host_name or tr("the host")

    @property
    def lost(self) -> bool:
        """Whether the host has been silent for too long."""
        return self.now - self.received_at > self.pace.silence_s

    def open(self, fingerprint: bytes, key: bytes, now: float, *, local: bool = False) -> None:
        """Start on a fresh link."""
        self.fingerprint, self.key, self.local = fingerprint, key, local
        self.now = self.since = self.received_at = self.sent_at = now
        self.end(now)
        self.moved = False

    def end(self, now: float) -> None:
        """Drop what is left of a link that has ended."""
        self.now = now
        self.hang_up = False
        self._out.clear()

    def send(self, message: Message) -> None:
        """Queue a message."""
        self.sent_at = self.now
        self._out.append(message)

    def drain(self) -> list[Message]:
        """Return what is to be sent, once."""
        messages = list(self._out)
        self._out.clear()
        return messages

    def received(self, now: float) -> None:
        """Note that the host is alive."""
        self.now = self.received_at = now

    def keep_alive(self) -> None:
        """Send a ping where nothing else was sent for a while."""
        if self.now - self.sent_at >= self.pace.guest_ping_s:
            self.send(Ping(0))

    def ping(self, message: Ping) -> None:
        """Answer a ping."""
        self.send(Pong(message.number))

    def pong(self, message: Pong) -> None:
        """Do nothing: ``received`` has already noted that the host is alive."""

"""The effects of a state machine on its connections: values that the runtime carries out, in order.

A link is a number for a connection: odd ones were opened by others, even ones by us; 0 is the host’s own guest in
the same process. Knows nothing of sockets.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from net.protocol.messages import Message

OWN_LINK: Final = 0
"""The link of the guest in the host's own process."""


class Send(msgspec.Struct, frozen=True, gc=False):
    """Send a message over a link."""

    link: int
    message: Message


class Close(msgspec.Struct, frozen=True, gc=False):
    """End a link after what was sent over it."""

    link: int


class Dial(msgspec.Struct, frozen=True, gc=False):
    """Open a link to a computer; ``fingerprint`` is the certificate it must show (``None``: any)."""

    link: int
    address: str
    port: int
    fingerprint: bytes | None


LinkEffect: TypeAlias = Send | Close | Dial

"""TLS 1.3 over bytes in memory: received bytes go in, plain text and bytes to send come out.

asyncio's own TLS allocates 256 KiB for every connection, handshake or not; this holds one TLS record. Knows
certificates only as bytes.
"""

from __future__ import annotations

import contextlib
import ssl
from pathlib import Path
from typing import Final

from net.protocol.framing import ProtocolError

_RECORD_BYTES: Final = 16 * 1024
"""The longest plain text of a TLS record."""
_PART_BYTES: Final = 2 * 1024
"""How much is encrypted at once: the memory that this takes a connection keeps for as long as it lives."""


def server_context(identity: Path) -> ssl.SSLContext:
    """Return the context for incoming connections from a file with key and certificate; raises ``OSError``."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(identity)
    # No TLS session is ever resumed, so no tickets are sent.
    context.num_tickets = 0
    return context


def client_context() -> ssl.SSLContext:
    """Return the context for outgoing connections: the fingerprint is checked later, instead of an authority."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Tls:
    """One side of a TLS connection; ``ready`` after the handshake, ``ended`` once the other side has closed it."""

    __slots__ = ("_incoming", "_object", "_outgoing", "ended", "ready")

    def __init__(self, context: ssl.SSLContext, server: bool) -> None:
        self._incoming = ssl.MemoryBIO()
        self._outgoing = ssl.MemoryBIO()
        self._object = context.wrap_bio(self._incoming, self._outgoing, server_side=server)
        self.ready = False
        self.ended = False

    @property
    def certificate(self) -> bytes:
        """The other side's certificate in DER form, empty without one."""
        return self._object.getpeercert(binary_form=True) or b""

    def start(self) -> None:
        """Begin the handshake, on the client's side."""
        self._shake()

    def feed(self, data: bytes | memoryview) -> bytes:
        """Return the plain text of received bytes; raises ``ProtocolError`` for anything but TLS 1.3."""
        self._incoming.write(data)
        plain = bytearray()
        try:
            if not self.ready:
                self._shake()
            # A read of an empty buffer would raise, which costs more than most messages.
            while self.ready and not self.ended and self._incoming.pending:
                part = self._object.read(_RECORD_BYTES)
                plain += part
                self.ended = not part
        except ssl.SSLWantReadError:
            pass
        except ssl.SSLZeroReturnError:
            self.ended = True
        except ssl.SSLError as error:
            raise ProtocolError(f"no TLS 1.3: {error.reason or error}") from None
        return bytes(plain)

    def encrypt(self, data: bytes) -> bytes:
        """Return plain text as bytes to send; only after the handshake."""
        if len(data) > _PART_BYTES:
            return b"".join([self.encrypt(data[at : at + _PART_BYTES]) for at in range(0, len(data), _PART_BYTES)])
        self._object.write(data)
        return self._outgoing.read()

    def take(self) -> bytes:
        """Return the bytes to send."""
        return self._outgoing.read()

    def close(self) -> None:
        """Close the TLS connection; the bytes for that are then to be taken."""
        with contextlib.suppress(ssl.SSLError):
            self._object.unwrap()

    def _shake(self) -> None:
        with contextlib.suppress(ssl.SSLWantReadError):
            self._object.do_handshake()
            self.ready = True

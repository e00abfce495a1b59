"""TLS 1.3 over bytes in memory: what a peer sent goes in, what it said and what must be sent comes out.

asyncio's own TLS sets a quarter of a mebibyte aside for every connection, handshake or not; this holds one TLS record.
Knows certificates only as bytes: whose they are is the runtime's business.
"""

from __future__ import annotations

import contextlib
import ssl
from pathlib import Path
from typing import Final

from net.protocol.framing import ProtocolError

_RECORD_BYTES: Final = 16 * 1024
"""The longest plain text of a TLS record."""


def server_context(identity: Path) -> ssl.SSLContext:
    """Make what incoming connections need from a file with key and certificate; raises ``OSError``."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(identity)
    # Nobody resumes a TLS session here, so nothing is remembered for it.
    context.num_tickets = 0
    return context


def client_context() -> ssl.SSLContext:
    """Make what outgoing connections need: no authority vouches for a peer, its fingerprint is looked at instead."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Tls:
    """One side of a TLS connection; ``ready`` after the handshake, ``ended`` once the other side has said goodbye."""

    __slots__ = ("_incoming", "_object", "_outgoing", "ended", "ready")

    def __init__(self, context: ssl.SSLContext, server: bool) -> None:
        self._incoming = ssl.MemoryBIO()
        self._outgoing = ssl.MemoryBIO()
        self._object = context.wrap_bio(self._incoming, self._outgoing, server_side=server)
        self.ready = False
        self.ended = False

    @property
    def certificate(self) -> bytes:
        """The other side's certificate in DER form; empty where it has shown none."""
        return self._object.getpeercert(binary_form=True) or b""

    def start(self) -> None:
        """Begin the handshake, for the side that speaks first."""
        self._shake()

    def feed(self, data: bytes | memoryview) -> bytes:
        """Take in what has come and give the plain text of it; raises ``ProtocolError`` where it is not TLS."""
        self._incoming.write(data)
        plain = bytearray()
        try:
            if not self.ready:
                self._shake()
            while self.ready and not self.ended:
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

    def write(self, data: bytes | bytearray) -> None:
        """Encrypt plain text; only after the handshake."""
        self._object.write(data)

    def take(self) -> bytes:
        """Give the bytes that must now be sent."""
        return self._outgoing.read()

    def close(self) -> None:
        """Say goodbye; the bytes of it are then to be taken."""
        with contextlib.suppress(ssl.SSLError):
            self._object.unwrap()

    def _shake(self) -> None:
        with contextlib.suppress(ssl.SSLWantReadError):
            self._object.do_handshake()
            self.ready = True

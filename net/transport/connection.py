"""One connection: TLS, frames, and the limits on what a peer sends: this is the one place that counts messages.

Knows nothing of what messages mean. A connection takes the memory of one TLS record and one frame; the buffer for
received bytes is the owner's, one for all connections.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from net.protocol import limits
from net.protocol.framing import ProtocolError, Reader, encode
from net.protocol.messages import Message, RefusalReason, Refused
from net.protocol.places import place_of
from net.protocol.token_bucket import TokenBucket
from net.transport.tls import Tls

_GOODBYE_S: Final = 1.0
"""How long a closed connection may take to send the rest."""
_SLOW: Final = "a frame that does not become whole"

_log = logging.getLogger(__name__)


class Limits(msgspec.Struct, frozen=True):
    """The limits of a runtime; the defaults are the protocol's."""

    connections: int = limits.CONNECTIONS
    connections_per_address: int = limits.CONNECTIONS_PER_ADDRESS
    messages_per_second: float = limits.MESSAGES_PER_SECOND
    message_burst: int = limits.MESSAGE_BURST
    handshake_s: float = limits.HANDSHAKE_S
    frame_s: float = limits.FRAME_S
    buffered_bytes: int = limits.BUFFERED_BYTES
    unread_bytes: int = limits.UNREAD_BYTES
    unread_s: float = limits.UNREAD_S
    by_place: bool = False
    """Whether the addresses of IPv6 count by their first 64 bits, of which one computer has as many as it likes."""


class RateExceeded(ProtocolError):
    """More messages than a connection may send."""


class ConnectionOwner(Protocol):
    """The receiver of a connection’s events."""

    buffer: memoryview
    """Where bytes are received: each connection takes them out before the next one receives any."""

    def schedule(self, connection: Connection) -> None:
        """Call ``check`` after the connection's ``deadline``, which may be earlier now."""

    def admits(self, connection: Connection) -> bool:
        """Whether a new connection may stay."""

    def connection_ready(self, connection: Connection) -> None:
        """Handle the end of the TLS handshake."""

    def message_received(self, connection: Connection, message: Message) -> None:
        """Handle a message."""

    def connection_ended(self, connection: Connection, broken: str) -> None:
        """Handle the end; ``broken`` is what was wrong with what the peer sent, empty for nothing."""


class Connection(asyncio.BufferedProtocol):
    """A connection by its number; ``incoming`` ones were opened by others.

    ``announced``: reported to the machine; ``received_any``: at least one message has come; ``ended``: nothing more is
    sent or received; ``closed``: the socket is closed.
    """

    def __init__(
        self, owner: ConnectionOwner, number: int, tls: Tls, incoming: bool, rules: Limits, clock: Callable[[], float]
    ) -> None:
        self._owner = owner
        self._tls = tls
        self._rules = rules
        self._clock = clock
        self._reader = Reader()
        self._transport: asyncio.Transport | None = None
        self._bucket = TokenBucket(rules.messages_per_second, rules.message_burst, clock())
        self._begun: float | None = None
        """Since when a frame has begun, ``None`` between frames."""
        self._unread: float | None = None
        """Since when much waits to be sent, ``None`` where little does."""
        self.number = number
        self.incoming = incoming
        self.address = ""
        self.place = b""
        """By what it is counted: its address, or what people at the same place have in common of theirs."""
        self.since = clock()
        self.received_any = False
        self.announced = False
        self.ended = False
        self.closed = False
        self.sent_bytes = 0

    @property
    def open(self) -> bool:
        """Whether it has a socket."""
        return self._transport is not None and not self.closed

    @property
    def certificate(self) -> bytes:
        """The other side's certificate in DER form."""
        return self._tls.certificate

    # --- asyncio calls these ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the handshake, if the connection may stay."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]).removeprefix("::ffff:") if peer else ""
        self.place = place_of(self.address) if self._rules.by_place else self.address.encode()
        if self.ended or not self._owner.admits(self):
            self.ended = True
            transport.abort()
            return
        transport.set_write_buffer_limits(high=self._rules.unread_bytes)
        if not self.incoming:
            self._tls.start()
            self._flush()

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return the buffer for the next bytes: always the same one, so that no peer can make it grow."""
        return self._owner.buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Read bytes; an error in them ends this connection and nothing else."""
        if self.ended:
            return
        shaken = self._tls.ready
        try:
            plain = self._tls.feed(self._owner.buffer[:nbytes])
            if not shaken:
                # What TLS itself has to answer later goes with what is sent next.
                self._flush()
                if self._tls.ready:
                    self._owner.connection_ready(self)
            self._read(plain)
        except ProtocolError as error:
            self._break(error)
        else:
            if self._tls.ended:
                self._end()

    def eof_received(self) -> bool:
        """End when the other side does."""
        self._end()
        return False

    def pause_writing(self) -> None:
        """Note since when more than ``unread_bytes`` wait to be sent."""
        self._unread = self._clock()
        self._owner.schedule(self)

    def resume_writing(self) -> None:
        """Note that the peer reads again: a quarter of that waits at most."""
        self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        """End when the socket is closed."""
        self.closed = True
        self._end()

    # --- the owner calls these -------------------------------------------------------------------------------------

    def send(self, frames: bytes) -> None:
        """Send frames; the connection to a peer that does not read is ended before too much is buffered."""
        if self.ended or not self._tls.ready or self._transport is None:
            return
        self._write(self._tls.encrypt(frames))
        if self._transport.get_write_buffer_size() > self._rules.buffered_bytes:
            self._end_unread()

    def close(self) -> None:
        """End the connection once all is sent; the owner gets no further event."""
        self.ended = True
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        if self._tls.ready:
            self._tls.close()
            self._flush()
        transport.close()
        asyncio.get_running_loop().call_later(_GOODBYE_S, transport.abort)

    def abort(self) -> None:
        """End the connection at once, and drop what is not sent."""
        self.ended = True
        if self._transport is not None:
            self._transport.abort()

    @property
    def deadline(self) -> float:
        """After which time the peer will have taken too long, infinity while nothing is awaited."""
        waits = not self._tls.ready or (self.incoming and not self.received_any)
        first = self.since + self._rules.handshake_s if waits else math.inf
        frame = math.inf if self._begun is None else self._begun + self._rules.frame_s
        unread = math.inf if self._unread is None else self._unread + self._rules.unread_s
        return min(first, frame, unread)

    def check(self, now: float) -> None:
        """End the connection if the peer has taken too long."""
        if self.ended or now <= self.deadline:
            return
        if self._unread is not None and now > self._unread + self._rules.unread_s:
            self._end_unread()
        elif not self._tls.ready:
            self._break(ProtocolError("no handshake in time"))
        elif self.incoming and not self.received_any:
            self._break(ProtocolError("no message in time"))
        else:
            self._break(ProtocolError(_SLOW))

    # --- inside ----------------------------------------------------------------------------------------------------

    def _read(self, plain: bytes) -> None:
        messages = self._reader.feed(plain)
        now = self._clock()
        for message in messages:
            if self.ended:
                return
            # A host that was dialled needs no limit: TCP slows it down to what is read here.
            if self.incoming and not self._bucket.take(now):
                raise RateExceeded("more messages than allowed")
            self.received_any = True
            self._owner.message_received(self, message)
        # Timed from the first byte after a whole message, even if that is only a part of a TLS record.
        if messages:
            self._begun = now if self._reader.pending else None
        elif self._begun is None:
            self._begun = now
        elif now - self._begun > self._rules.frame_s:
            raise ProtocolError(_SLOW)
        if self._begun is not None:
            self._owner.schedule(self)

    def _end_unread(self) -> None:
        """End the connection to a peer that does not read; ``connection_lost`` reports it, once effects are done."""
        _log.info("link %d to %s does not read", self.number, self.address)
        self._unread = None
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        self._write(self._tls.take())

    def _write(self, data: bytes) -> None:
        # A transport that has failed closes in the loop's next turn; until then asyncio warns of further writes.
        if data and self._transport is not None and not self._transport.is_closing():
            self.sent_bytes += len(data)
            self._transport.write(data)

    def _break(self, error: ProtocolError) -> None:
        if self.ended:
            return
        if self._tls.ready and self.incoming:
            reason: RefusalReason = "rate" if isinstance(error, RateExceeded) else "protocol"
            self._write(self._tls.encrypt(encode(Refused(reason))))
        # This sends TLS's own alert.
        self._flush()
        self.close()
        self._owner.connection_ended(self, str(error))

    def _end(self) -> None:
        if self.ended:
            return
        if self._reader.pending:
            self._break(ProtocolError("ended within a frame"))
            return
        self.close()
        self._owner.connection_ended(self, "")

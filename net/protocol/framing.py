"""Messages as bytes: four bytes of length, then a MessagePack array.

The only place where a peer’s bytes become values. Knows sizes and types, not what a message means or when it is
allowed, and nothing of sockets.
"""

from __future__ import annotations

import struct
from functools import reduce
from operator import or_
from typing import Final

import msgpack
import msgspec

from net.protocol.limits import FRAME_BYTES
from net.protocol.lobby_messages import LOBBY_MESSAGE_TYPES
from net.protocol.messages import MESSAGE_TYPES, Message

LENGTH: Final = struct.Struct(">I")
MAX_ITEMS: Final = 1024
"""The longest array; a frame full of a record’s shortest lines has fewer.

Unpacking allocates an array as soon as its length is read: this bounds what nested arrays can claim."""

_ANY_MESSAGE: Final = reduce(or_, (*MESSAGE_TYPES, *LOBBY_MESSAGE_TYPES))
_READER: Final[msgspec.msgpack.Decoder[Message]] = msgspec.msgpack.Decoder(_ANY_MESSAGE)
"""Kept: a call of ``msgspec.msgpack.decode`` or ``msgspec.convert`` would compile the union of all messages again."""
_WRITER: Final = msgspec.msgpack.Encoder()


class ProtocolError(Exception):
    """Bytes that are not the protocol; the connection ends. The text is for the log."""


def encode(message: Message) -> bytes:
    """Return a message as a frame; raises ``ValueError`` for one that is too long."""
    body = _WRITER.encode(message)
    if len(body) > FRAME_BYTES:
        raise ValueError(f"{type(message).__name__} takes {len(body)} bytes, a frame holds {FRAME_BYTES}")
    return LENGTH.pack(len(body)) + body


def decode(body: bytes) -> Message:
    """Return the message in the body of a frame; raises ``ProtocolError`` for anything else."""
    # The body is read twice: the first time with a limit for everything, so that the second never sees a map, an
    # extension, or an array that claims more memory than it has bytes for.
    try:
        msgpack.unpackb(
            body,
            raw=False,
            use_list=True,
            strict_map_key=True,
            max_str_len=FRAME_BYTES,
            max_bin_len=FRAME_BYTES,
            max_array_len=MAX_ITEMS,
            max_map_len=0,
            max_ext_len=0,
        )
        return _READER.decode(body)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as error:
        raise ProtocolError(f"not a message: {type(error).__name__}: {error}"[:200]) from None


class Reader:
    """Cuts a stream into messages; holds one unfinished frame at most."""

    __slots__ = ("_buffer",)

    def __init__(self) -> None:
        self._buffer = bytearray()

    @property
    def pending(self) -> int:
        """How many bytes of an unfinished frame are buffered; a stream should end with none."""
        return len(self._buffer)

    def feed(self, data: bytes | bytearray | memoryview) -> list[Message]:
        """Return the messages that these bytes complete, in order.

        Raises ``ProtocolError`` for a malformed frame: the stream cannot be read any further, and complete messages
        before it in the same bytes are dropped.
        """
        messages: list[Message] = []
        buffer = self._buffer
        buffer += data
        at = 0
        while len(buffer) - at >= LENGTH.size:
            (length,) = LENGTH.unpack_from(buffer, at)
            # Checked before the body comes, so that no peer makes this side buffer more than one frame.
            if not 0 < length <= FRAME_BYTES:
                raise ProtocolError(f"a frame of {length} bytes")
            end = at + LENGTH.size + length
            if end > len(buffer):
                break
            messages.append(decode(bytes(buffer[at + LENGTH.size : end])))
            at = end
        del buffer[:at]
        return messages

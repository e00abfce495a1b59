"""Messages of all kinds that are valid in form and random in content, from one seed.

Knows the types of the messages alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from net.protocol.framing import LENGTH, ProtocolError, decode, encode
from net.protocol.lobby_messages import LOBBY_MESSAGE_TYPES
from net.protocol.messages import MESSAGE_TYPES, Message

KINDS: Final = (*MESSAGE_TYPES, *LOBBY_MESSAGE_TYPES)


@cache
def _fields_of(kind: type[Message]) -> msgspec.inspect.Type:
    return msgspec.inspect.type_info(kind)


class FuzzMessages:
    """Makes messages; some of their texts are those of ``names``, such as tables and games that exist."""

    def __init__(self, rng: random.Random, names: Sequence[str]) -> None:
        self.rng = rng
        self.names = names

    def message(self) -> Message:
        """Return a message that its own decoder accepts."""
        while True:
            try:
                return decode(encode(self._make(_fields_of(self.rng.choice(KINDS))))[LENGTH.size :])
            except (ValueError, ProtocolError):  # what its decoder refuses never reaches a server
                continue

    def _make(self, wanted: Any) -> Any:
        rng, info = self.rng, msgspec.inspect
        match wanted:
            case info.StructType():
                return wanted.cls(*(self._make(field.type) for field in wanted.fields))
            case info.IntType():
                least, most = wanted.ge or 0, 9 if wanted.le is None else wanted.le
                least = least if wanted.gt is None else wanted.gt + 1
                most = most if wanted.lt is None else wanted.lt - 1
                return rng.choice([least, most, rng.randint(least, most)])
            case info.BoolType():
                return rng.random() < 0.5
            case info.BytesType():
                return rng.randbytes(wanted.min_length or 4)
            case info.StrType():
                return rng.choice(["", *self.names, "00", "7f" * 8])[: wanted.max_length]
            case info.LiteralType():
                return rng.choice(wanted.values)
            case info.NoneType():
                return None
            case info.UnionType():
                return self._make(rng.choice(wanted.types))
            case info.VarTupleType():
                least = wanted.min_length or 0
                return tuple(self._make(wanted.item_type) for _ in range(rng.randint(least, max(least, 2))))
            case info.TupleType():
                return tuple(map(self._make, wanted.item_types))
        raise ValueError(f"no way to make {wanted}")

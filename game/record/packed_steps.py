"""The steps of a game of which the last ones alone are kept as objects: older ones are packed, and unpacked when read.

A server holds thousands of games whose older entries it reads only when somebody comes to the table, and an entry takes
three times as much memory as its encoding. Knows nothing of what a step is; the encoding is never stored.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar, overload

import msgspec

T = TypeVar("T")

_BLOCK: Final = 16
"""How many values are packed together: what they have in common is packed once."""
_LEVEL: Final = 1
"""The quickest compression: most of an entry is random bytes, so that a better one saves a fiftieth at most."""
_ENCODER: Final = msgspec.msgpack.Encoder()


class PackedSteps(Sequence[T], Generic[T]):
    """A sequence that grows at its end; at least the last ``kept`` values are not packed, and ``decoder`` unpacks."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[list[T]], values: Sequence[T], kept: int) -> None:
        self._decoder = decoder
        self._blocks: list[bytes] = []
        self._last: list[T] = []
        self._count = 0
        self._kept = kept
        for value in values:
            self.append(value)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            numbers = range(self._count)[index]
            return [self[number] for number in numbers] if len(numbers) < 2 else list(self)[index]
        at = index + self._count if index < 0 else index
        if not 0 <= at < self._count:
            raise IndexError(index)
        kept = at - self._count + len(self._last)
        if kept >= 0:
            return self._last[kept]
        block, place = divmod(at, _BLOCK)
        return self._unpacked(block)[place]

    def __iter__(self) -> Iterator[T]:
        for block in range(len(self._blocks)):
            yield from self._unpacked(block)
        yield from self._last

    def append(self, value: T) -> None:
        """Add a value at the end."""
        self._last.append(value)
        self._count += 1
        if len(self._last) >= self._kept + _BLOCK:
            self._blocks.append(zlib.compress(_ENCODER.encode(self._last[:_BLOCK]), _LEVEL))
            del self._last[:_BLOCK]

    def _unpacked(self, block: int) -> list[T]:
        return self._decoder.decode(zlib.decompress(self._blocks[block]))

"""The steps of a game of which the last ones alone are kept as objects: older ones are packed, and unpacked when read.

A server holds thousands of games whose older entries it reads only when somebody comes to the table, and an entry takes
three times as much memory as its encoding. Knows nothing of what a step is; the encoding is never stored.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Final, Generic

import msgspec

from game.record.step_sequence import StepSequence, T

_BLOCK: Final = 16
"""How many values are packed together: what they have in common is packed once."""
_LEVEL: Final = 1
"""The quickest compression: most of an entry is random bytes, so that a better one saves a fiftieth at most."""
_ENCODER: Final = msgspec.msgpack.Encoder()


class PackedSteps(StepSequence[T], Generic[T]):
    """A sequence of which at least the last ``kept`` values are not packed; ``decoder`` unpacks the others."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[list[T]], values: Sequence[T], kept: int) -> None:
        super().__init__(0, [])
        self._decoder = decoder
        self._blocks: list[bytes] = []
        self._kept = kept
        for value in values:
            self.append(value)

    def __iter__(self) -> Iterator[T]:
        for block in range(len(self._blocks)):
            yield from self._unpacked(block)
        yield from self._last

    def append(self, value: T) -> None:
        """Add a value at the end, and pack the oldest ones once there is a block of them."""
        self._last.append(value)
        self._count += 1
        if len(self._last) >= self._kept + _BLOCK:
            self._blocks.append(zlib.compress(_ENCODER.encode(self._last[:_BLOCK]), _LEVEL))
            del self._last[:_BLOCK]

    def _older(self, number: int) -> T:
        block, place = divmod(number, _BLOCK)
        return self._unpacked(block)[place]

    def _unpacked(self, block: int) -> list[T]:
        return self._decoder.decode(zlib.decompress(self._blocks[block]))

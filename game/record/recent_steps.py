"""The steps of a game of which the last ones alone are kept: older ones are computed again when asked for.

A server holds thousands of games and reads an old position almost never, and then the same one again or one shortly
before it: turns are taken back in that order. Knows nothing of what a step is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class RecentSteps(Sequence[T], Generic[T]):
    """A sequence that grows at its end and keeps its last ``kept`` values."""

    def __init__(self, values: Sequence[T], kept: int, again: Callable[[], Sequence[T]]) -> None:
        """``again`` computes all values so far."""
        self._count = len(values)
        self._kept = kept
        self._last = list(values[-kept:])
        self._again = again
        self._first = 0
        self._computed: Sequence[T] = ()
        """The values from number ``_first`` on to the older one that was computed last, as many as are kept."""

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...

    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return list(self)[index]
        at = index + self._count if index < 0 else index
        if not 0 <= at < self._count:
            raise IndexError(index)
        kept = at - self._count + len(self._last)
        if kept >= 0:
            return self._last[kept]
        if not 0 <= at - self._first < len(self._computed):
            self._first = max(0, at + 1 - len(self._last))
            self._computed = self._again()[self._first : at + 1]
        return self._computed[at - self._first]

    def __iter__(self) -> Iterator[T]:
        older = self._count - len(self._last)
        if older:
            yield from islice(self._again(), older)
        yield from self._last

    def append(self, value: T) -> None:
        """Add a value at the end."""
        self._count += 1
        self._last.append(value)
        if len(self._last) > self._kept:
            del self._last[0]

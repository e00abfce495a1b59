"""The steps of a game of which the last ones alone are kept: older ones are computed again when asked for.

A server holds thousands of games and reads old positions almost never. Knows nothing of what a step is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class RecentSteps(Sequence[T], Generic[T]):
    """A sequence that grows at its end and keeps its last ``kept`` values."""

    def __init__(self, values: Sequence[T], kept: int, again: Callable[[], Sequence[T]]) -> None:
        """``again`` computes all values so far."""
        self._count = len(values)
        self._last = deque(values, kept)
        self._again = again

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
        return self._last[kept] if kept >= 0 else self._again()[at]

    def __iter__(self) -> Iterator[T]:
        older = self._count - len(self._last)
        if older:
            yield from islice(self._again(), older)
        yield from self._last

    def append(self, value: T) -> None:
        """Add a value at the end."""
        self._count += 1
        self._last.append(value)

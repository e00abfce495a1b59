"""The steps of a game of which the last ones alone are kept: older ones are computed again when asked for.

A server holds thousands of games and reads an old position almost never, and then the same one again or one shortly
before it: turns are taken back in that order. Knows nothing of what a step is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Generic

from game.record.step_sequence import StepSequence, T


class RecentSteps(StepSequence[T], Generic[T]):
    """A sequence that keeps its last ``kept`` values."""

    def __init__(self, values: Sequence[T], kept: int, compute: Callable[[], Sequence[T]]) -> None:
        """``compute`` returns all values so far."""
        super().__init__(len(values), list(values[-kept:]))
        self._kept = kept
        self._compute = compute
        self._first = 0
        self._computed: Sequence[T] = ()
        """The values from number ``_first`` on to the older one that was computed last, as many as are kept."""

    def __iter__(self) -> Iterator[T]:
        older = self._count - len(self._last)
        if older:
            yield from islice(self._compute(), older)
        yield from self._last

    def append(self, value: T) -> None:
        """Add a value at the end, and drop the oldest one beyond those kept."""
        self._count += 1
        self._last.append(value)
        if len(self._last) > self._kept:
            del self._last[0]

    def _older(self, number: int) -> T:
        if not 0 <= number - self._first < len(self._computed):
            self._first = max(0, number + 1 - len(self._last))
            self._computed = self._compute()[self._first : number + 1]
        return self._computed[number - self._first]

"""A sequence of a game's steps that grows at its end and keeps only its last values as they are.

Knows how a value is found by its index; knows nothing of what a step is, or of how older ones are kept.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class StepSequence(Sequence[T], Generic[T]):
    """The base of sequences that keep older values in another form; ``_last`` are the newest of ``_count``."""

    def __init__(self, count: int, last: list[T]) -> None:
        self._count = count
        self._last = last

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
        number = index + self._count if index < 0 else index
        if not 0 <= number < self._count:
            raise IndexError(index)
        place = number - self._count + len(self._last)
        return self._last[place] if place >= 0 else self._older(number)

    @abstractmethod
    def append(self, value: T) -> None:
        """Add a value at the end."""

    @abstractmethod
    def _older(self, number: int) -> T:
        """Return a value before ``_last``."""

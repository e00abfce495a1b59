"""Caches of drawn pictures, bounded in bytes: each by itself, and all that share a budget together.

Knows keys and the bytes of surfaces; knows nothing of what a picture shows.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from itertools import count
from typing import Any, Final, Generic, TypeVar
from weakref import WeakSet

import pygame

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_OVERHEAD: Final = 512
"""Bytes that a surface takes besides its pixels, so that many tiny ones count too."""
_FULL: Final = 0.8
"""The share of its limit at which a budget counts as full; the rest is for what is drawn again in each frame."""
_uses: Final = count()
"""Numbers every use of a value, so that values of several caches can be compared by their last one."""


class Budget:
    """A bound in bytes that several caches share: of all their values the least recently used is dropped first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        """The bytes that the values of all caches take."""
        self._caches: WeakSet[ByteCache[Any, Any]] = WeakSet()
        self._protected = 0
        """The number of the first use since ``protect``."""

    def add(self, cache: ByteCache[Any, Any]) -> None:
        """Share the bound with one more cache."""
        self._caches.add(cache)

    def protect(self) -> None:
        """Let ``full`` count what is used from now on, until the next call."""
        self._protected = next(_uses)

    @property
    def full(self) -> bool:
        """Whether the next value may displace one that was used since ``protect``."""
        if self.used < self.limit * _FULL:
            return False
        return min((each.oldest for each in self._caches if len(each) > 1), default=0) > self._protected

    def trim(self, share: float = 1.0) -> None:
        """Drop the least recently used values until the others take no more than a share of the limit.

        Each cache keeps its newest value.
        """
        bound = self.limit * share
        while self.used > bound:
            first, *others = sorted((each for each in self._caches if len(each) > 1), key=_oldest)[:2] or (None,)
            if first is None:
                return
            until = others[0].oldest if others else math.inf
            while self.used > bound and len(first) > 1 and first.oldest < until:
                first.drop()


class ByteCache(Generic[K, V]):
    """Values by key; the least recently used are dropped once all of them take more than ``limit`` bytes.

    The bound is in bytes because a sprite takes from one kilobyte to megabytes. The newest value stays even where it
    is larger than the limit by itself. A ``budget`` bounds the cache together with others.
    """

    def __init__(self, limit: int, size: Callable[[V], int], budget: Budget | None = None) -> None:
        self.limit = limit
        self.used = 0
        """The bytes that the values take."""
        self._size = size
        self._values: OrderedDict[K, V] = OrderedDict()
        self._last_uses: dict[K, int] = {}
        self._budget = budget
        if budget is not None:
            budget.add(self)

    def __del__(self) -> None:
        """Give the bytes back to the budget."""
        self._count(-self.used)

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[V]:
        """Iterate over the values, the least recently used first."""
        return iter(self._values.values())

    def items(self) -> Iterator[tuple[K, V]]:
        """Iterate over keys and values, the least recently used first."""
        return iter(self._values.items())

    @property
    def oldest(self) -> int:
        """The number of the last use of the least recently used value; raises ``StopIteration`` where there is none."""
        return self._last_uses[next(iter(self._values))]

    def get(self, key: K) -> V | None:
        """Return a value, or ``None``, and mark it as used."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
            self._last_uses[key] = next(_uses)
        return found

    def keep(self, key: K, value: V) -> V:
        """Add and return a value under a key that has none, and drop what exceeds the limits."""
        self._values[key] = value
        self._last_uses[key] = next(_uses)
        self._count(self._size(value))
        while self.used > self.limit and len(self._values) > 1:
            self.drop()
        if self._budget is not None:
            self._budget.trim()
        return value

    def drop(self) -> None:
        """Drop the least recently used value; raises ``KeyError`` where there is none."""
        key, dropped = self._values.popitem(last=False)
        del self._last_uses[key]
        self._count(-self._size(dropped))

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """Return the value of a key; where there is none, make and keep it."""
        found = self.get(key)
        return self.keep(key, make()) if found is None else found

    def clear(self) -> None:
        """Drop everything."""
        self._values.clear()
        self._last_uses.clear()
        self._count(-self.used)

    def _count(self, size: int) -> None:
        self.used += size
        if self._budget is not None:
            self._budget.used += size


def _oldest(cache: ByteCache[Any, Any]) -> int:
    return cache.oldest


def window_bytes(scale: float) -> int:
    """Return the bytes of a window of 16:9 at a scale, window pixels per reference pixel."""
    return round(1600 * 900 * scale**2 * 4)


def surface_bytes(surface: pygame.Surface) -> int:
    """Estimate the memory that a surface takes."""
    return surface.get_width() * surface.get_height() * 4 + _OVERHEAD

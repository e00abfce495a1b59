"""A cache of drawn pictures, bounded in bytes.

Knows keys and the bytes of surfaces; knows nothing of what a picture shows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Final, Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

TRIMMED: Final = 0.4
"""The share of a cache that stays when a scene was left: about what the scene that is shown now needs."""
_OVERHEAD: Final = 512
"""Bytes that a surface takes besides its pixels, so that many tiny ones count too."""


class ByteCache(Generic[K, V]):
    """Values by key; the least recently used are dropped once all of them take more than ``limit`` bytes.

    The bound is in bytes because a sprite takes from one kilobyte to megabytes. The newest value stays even where it
    is larger than the limit by itself.
    """

    def __init__(self, limit: int, size: Callable[[V], int]) -> None:
        self.limit = limit
        self._size = size
        self._values: OrderedDict[K, V] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[V]:
        """Iterate over the values, the least recently used first."""
        return iter(self._values.values())

    def get(self, key: K) -> V | None:
        """Return a value, or ``None``, and mark it as used."""
        found = self._values.get(key)
        if found is not None:
            self._values.move_to_end(key)
        return found

    def keep(self, key: K, value: V) -> V:
        """Add and return a value under a key that has none, and drop what exceeds the limit."""
        self._values[key] = value
        self._bytes += self._size(value)
        self.trim()
        return value

    def trim(self, share: float = 1.0) -> None:
        """Drop the least recently used values until the others take no more than a share of the limit."""
        while self._bytes > self.limit * share and len(self._values) > 1:
            _, dropped = self._values.popitem(last=False)
            self._bytes -= self._size(dropped)

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """Return the value of a key; where there is none, make and keep it."""
        found = self.get(key)
        return self.keep(key, make()) if found is None else found

    def clear(self) -> None:
        """Drop everything."""
        self._values.clear()
        self._bytes = 0


def surface_bytes(surface: pygame.Surface) -> int:
    """Estimate the memory that a surface takes."""
    return surface.get_width() * surface.get_height() * 4 + _OVERHEAD

"""The memory of the program: the bound of all pictures, collections of garbage, and when memory is returned.

Knows the size of the window and when the loop rests; must not know scenes or which pictures there are.
"""

from __future__ import annotations

import gc
from typing import Final

import pygame

from game.ui.app.heap_trim import separate_large_blocks, trim_heap
from game.ui.graphics.byte_cache import Budget, surface_bytes

_PICTURE_SCREENS: Final = 7.5
"""The bound of all pictures that are kept, in screens: a table shows four at a time, most of them in its grounds."""
_PICTURE_FLOOR: Final = 98 << 20
"""Its minimum bound in bytes, three tables at 1920x1080: sprites shrink with the window, but not their number."""
_LARGE_PART: Final = 256
"""Divisor of the window's area that gives the minimum area of a picture whose memory has pages of its own.
All but the smallest stones and signs have; what they leave free in the heap is of no use for larger pictures."""
_TRIMMED: Final = 0.9
"""The share of the bound that stays when a scene was left: more than any scene shows."""
_TRIM_MS: Final = 300.0
"""The idle time after a change of scenes before memory is returned, so that quick changes pay for it once."""
_OLD_GARBAGE: Final = 10
"""Number of younger collections after which an idle frame collects the oldest generation too."""
_OLDEST_GARBAGE: Final = 200
"""Number of younger collections after which any frame does: it takes half a frame."""


class Memory:
    """What the pictures of one window may take, and the return of what they no longer need."""

    def __init__(self) -> None:
        """Begin without a bound: ``fit`` sets it."""
        self.pictures = Budget(0)
        self._trim_in_ms: float | None = None
        """After how much idle time the memory of dropped scenes and pictures is returned; ``None`` where none were."""

    def fit(self, window: pygame.Surface) -> None:
        """Bound the pictures for the size of a window."""
        size = surface_bytes(window)
        self.pictures.limit = max(_PICTURE_FLOOR, int(size * _PICTURE_SCREENS))
        separate_large_blocks(size // _LARGE_PART)

    def trim_soon(self) -> None:
        """Return memory once the loop rests, as scenes or pictures were dropped."""
        self._trim_in_ms = _TRIM_MS

    def rest(self, dt_ms: float) -> None:
        """Use an idle frame to return memory if that is due, else to collect old garbage."""
        if self._trim_in_ms is None:
            if gc.get_count()[2] >= _OLD_GARBAGE:
                gc.collect()
            return
        self._trim_in_ms -= dt_ms
        if self._trim_in_ms <= 0:
            self._trim_in_ms = None
            self._trim()

    def _trim(self) -> None:
        """Return what the scenes that were left had taken, as far as the current ones do not need it."""
        self.pictures.trim(_TRIMMED)
        gc.collect()  # scenes and their controls refer to each other, and keep their pictures until then
        trim_heap()


def spare_collections() -> None:
    """Leave modules out of the collections of garbage from now on, and those of old objects to idle frames."""
    gc.set_threshold(*gc.get_threshold()[:2], _OLDEST_GARBAGE)
    gc.freeze()  # modules are never garbage; scanning them took 13 ms of a frame

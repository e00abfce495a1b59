"""Preloads: iterators whose short steps run in the time that quick frames leave.

Knows names and time alone; must not know what is preloaded.
"""

from __future__ import annotations

import time
from collections.abc import Iterator


class Preloader:
    """The preloads that have not ended, by name."""

    def __init__(self) -> None:
        self.steps: dict[str, Iterator[None]] = {}

    def add(self, name: str, steps: Iterator[None]) -> None:
        """Begin a preload in the place of the former one of that name."""
        self.steps[name] = steps

    def cancel(self, name: str) -> None:
        """End a preload, if there is one of that name."""
        self.steps.pop(name, None)

    def clear(self) -> None:
        """End all preloads."""
        self.steps.clear()

    def run(self, until: float) -> None:
        """Run a step of each preload, and more of them until a time of the clock."""
        while self.steps:
            for name, steps in tuple(self.steps.items()):
                if next(steps, self) is self:
                    del self.steps[name]
            if time.perf_counter() >= until:
                break

"""What a server is doing at one moment, in numbers. Values alone; knows nothing of how they are counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Waits:
    """How often something has happened, and the sum of the times that it took, in seconds."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0

    def add(self, waits: Iterable[float]) -> None:
        """Count some more."""
        for wait in waits:
            self.count += 1
            self.seconds += wait


class Census(NamedTuple):
    """The connections and the tables by state, and what has happened since the start.

    ``searching`` people look for opponents, ``held`` operations are not confirmed by the store. ``entries`` were
    written, connections were ``refused`` by reason, and ``fenced`` tables were refused by the store. ``delivery_waits``
    are from a move until everybody at its table was sent it, ``queue_waits`` how long those who were brought together
    had looked.
    """

    connections: Mapping[str, int]
    tables: Mapping[str, int]
    searching: int
    held: int
    entries: int
    refused: Mapping[str, int]
    fenced: int
    delivery_waits: Waits
    queue_waits: Waits

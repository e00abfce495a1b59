"""The queue of what seats have asked for, as entries are written one at a time.

Knows seats, the entry that each request was made at, and how to grant it; knows no links and no match.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from game.rules import Seat

QUEUED: Final = 8
"""How many requests of one seat are queued at most."""


class PendingRequest(NamedTuple):
    """A seat's request, made when ``seq`` was the last entry; ``grant`` raises ``Rejected`` and ``OSError``."""

    seat: Seat
    seq: int
    grant: Callable[[], None]


class PendingRequests:
    """The queued requests, the oldest first."""

    def __init__(self) -> None:
        self._waiting: deque[PendingRequest] = deque()

    def full(self, seat: Seat) -> bool:
        """Whether no more requests of a seat are taken."""
        return sum(request.seat == seat for request in self._waiting) >= QUEUED

    def add(self, seat: Seat, seq: int, grant: Callable[[], None]) -> None:
        """Queue a request."""
        self._waiting.append(PendingRequest(seat, seq, grant))

    def next(self) -> PendingRequest | None:
        """Remove and return the oldest request, ``None`` without any."""
        return self._waiting.popleft() if self._waiting else None

    def forget(self, seat: Seat) -> None:
        """Drop the requests of a seat."""
        self._waiting = deque(request for request in self._waiting if request.seat != seat)

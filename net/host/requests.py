"""What seats at the dealer's have asked for and what waits its turn, as entries are written one at a time.

Knows seats, the entry that each wish was made at, and what is to be done; knows no links and no match.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from game.rules import Seat

QUEUED: Final = 8
"""How many wishes of one seat wait at most while the last entry is on its way."""


class PendingRequest(NamedTuple):
    """A wish of a seat, made when ``seq`` was the last entry; ``grant`` raises ``Rejected`` and ``OSError``."""

    seat: Seat
    seq: int
    grant: Callable[[], None]


class PendingRequests:
    """The wishes that wait, the oldest first."""

    def __init__(self) -> None:
        self._waiting: deque[PendingRequest] = deque()

    def full(self, seat: Seat) -> bool:
        """Tell whether no more of a seat's wishes are taken."""
        return sum(wish.seat == seat for wish in self._waiting) >= QUEUED

    def add(self, seat: Seat, seq: int, grant: Callable[[], None]) -> None:
        """Let a wish wait."""
        self._waiting.append(PendingRequest(seat, seq, grant))

    def next(self) -> PendingRequest | None:
        """Take the oldest wish out, where there is one."""
        return self._waiting.popleft() if self._waiting else None

    def forget(self, seat: Seat) -> None:
        """Drop what a seat has asked for."""
        self._waiting = deque(wish for wish in self._waiting if wish.seat != seat)

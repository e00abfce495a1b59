"""Quick match: people who look for opponents, and who is brought together with whom.

Each pool (edition, seats and clock) is a queue of its own, oldest first. Two people are close enough while their
ratings lie within both of their windows. A window that the person has chosen is never exceeded; any other grows with
the wait, and an unsure rating widens it. Takes the time as an argument; knows nothing of tables or connections.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Final, NamedTuple

from net.lobby.ratings import STEP, SURE, Rating
from net.protocol.clock_classes import ClockClass

WINDOW: Final = 100.0
"""The rating difference that is accepted at once."""
GROWTH: Final = 10.0
"""By how much it grows each second."""
WIDEST: Final = 400.0
WAITS_KEPT: Final = 20
"""Of so many waits the median is the estimate."""
FEWEST_WAITS: Final = 3


class MatchPool(NamedTuple):
    """What people look for."""

    edition: str
    seats: int
    clock: ClockClass = "quick"


@dataclass(frozen=True)
class Ticket:
    """Somebody who looks for opponents since ``since``; ``window``: the rating difference they have chosen."""

    key: bytes
    pool: MatchPool
    rating: Rating
    since: float
    window: int | None = None


class Matcher:
    """All who look for opponents."""

    def __init__(self) -> None:
        self._queues: dict[MatchPool, list[Ticket]] = {}
        self._waits: dict[MatchPool, deque[float]] = {}

    def enter(self, key: bytes, pool: MatchPool, rating: Rating, now: float, window: int | None = None) -> Ticket:
        """Queue a person, who leaves any other pool; for the same pool the place in the queue stays."""
        queue = self._queues.get(pool, [])
        for place, before in enumerate(queue):
            if before.key == key:
                queue[place] = ticket = Ticket(key, pool, rating, before.since, window)
                return ticket
        self.leave(key)
        ticket = Ticket(key, pool, rating, now, window)
        self._queues.setdefault(pool, []).append(ticket)
        return ticket

    def leave(self, key: bytes) -> None:
        """Remove a person."""
        for pool, queue in list(self._queues.items()):
            self._queues[pool] = [ticket for ticket in queue if ticket.key != key]
            if not self._queues[pool]:
                del self._queues[pool]

    def tickets(self) -> Iterator[Ticket]:
        """Iterate over all who wait."""
        for queue in self._queues.values():
            yield from queue

    def pool_of(self, key: bytes) -> MatchPool | None:
        """Return the pool in which a person waits."""
        return next((ticket.pool for ticket in self.tickets() if ticket.key == key), None)

    @property
    def everybody(self) -> int:
        """How many wait in all pools."""
        return sum(map(len, self._queues.values()))

    def waiting(self, pool: MatchPool) -> int:
        """Return how many wait in a pool."""
        return len(self._queues.get(pool, ()))

    def estimate(self, pool: MatchPool) -> float | None:
        """Return how long the wait lasts by experience, in seconds; ``None`` while there is none."""
        waits = self._waits.get(pool, ())
        return median(waits) if len(waits) >= FEWEST_WAITS else None

    def pair(self, now: float) -> list[tuple[Ticket, ...]]:
        """Remove and return all groups that can play now; whoever has waited longest comes first."""
        found = []
        for pool in list(self._queues):
            while (group := self._group(pool, now)) is not None:
                found.append(group)
                waits = self._waits.setdefault(pool, deque(maxlen=WAITS_KEPT))
                waits.extend(now - ticket.since for ticket in group)
                for ticket in group:
                    self.leave(ticket.key)
        return found

    def _group(self, pool: MatchPool, now: float) -> tuple[Ticket, ...] | None:
        """Return a group around the oldest person who has enough others near."""
        queue = self._queues.get(pool, [])
        for first in queue:
            near = [first]
            for other in queue:
                if other is not first and all(_near(one, other, now) for one in near):
                    near.append(other)
                if len(near) == pool.seats:
                    return tuple(near)
        return None


def window(ticket: Ticket, now: float) -> float:
    """Return the rating difference that somebody accepts by now."""
    if ticket.window is not None:
        return float(ticket.window)
    return min(WIDEST, WINDOW + GROWTH * (now - ticket.since)) + STEP * max(0.0, ticket.rating.sigma - SURE)


def _near(one: Ticket, other: Ticket, now: float) -> bool:
    apart = abs(one.rating.shown - other.rating.shown)
    return apart <= window(one, now) and apart <= window(other, now)

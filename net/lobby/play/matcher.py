"""Quick match: people who look for opponents, and who is brought together with whom.

Each pool (edition, seats and clock) is a queue of its own, oldest first. Two people are close enough while their
ratings lie within both of their windows. A window that the person has chosen is never exceeded; any other grows with
the wait, and an unsure rating widens it. Takes the time as an argument; knows nothing of tables or connections.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from statistics import median
from typing import Final, NamedTuple

from net.lobby.people.ratings import STEP, SURE, Rating
from net.protocol.clock_classes import ClockClass

WINDOW: Final = 100.0
"""The rating difference that is accepted at once."""
GROWTH: Final = 10.0
"""By how much it grows each second."""
WIDEST: Final = 400.0
WAITS_KEPT: Final = 20
"""Number of waits whose median is the estimate."""
FEWEST_WAITS: Final = 3
NEAREST: Final = 32
"""Number of people with the nearest lower, and with the nearest higher ratings, from whom opponents are chosen."""


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
        self._queues: dict[MatchPool, dict[bytes, Ticket]] = {}
        """By pool, who waits, by key, the oldest first."""
        self._pools: dict[bytes, MatchPool] = {}
        self._waits: dict[MatchPool, deque[float]] = {}

    def enter(self, key: bytes, pool: MatchPool, rating: Rating, now: float, window: int | None = None) -> Ticket:
        """Queue a person, who leaves any other pool; for the same pool the place in the queue stays."""
        before = self._queues.get(pool, {}).get(key)
        if before is None:
            self.leave(key)
        ticket = Ticket(key, pool, rating, now if before is None else before.since, window)
        self._queues.setdefault(pool, {})[key] = ticket
        self._pools[key] = pool
        return ticket

    def leave(self, key: bytes) -> None:
        """Remove a person."""
        pool = self._pools.pop(key, None)
        if pool is not None:
            del self._queues[pool][key]
            if not self._queues[pool]:
                del self._queues[pool]

    def tickets(self) -> Iterator[Ticket]:
        """Iterate over all who wait."""
        for queue in self._queues.values():
            yield from queue.values()

    @property
    def everybody(self) -> int:
        """How many wait in all pools."""
        return len(self._pools)

    def waiting(self, pool: MatchPool) -> int:
        """Return how many wait in a pool."""
        return len(self._queues.get(pool, ()))

    def estimate(self, pool: MatchPool) -> float | None:
        """Return how long the wait lasts by experience, in seconds; ``None`` while there is none."""
        waits = self._waits.get(pool, ())
        return median(waits) if len(waits) >= FEWEST_WAITS else None

    def pair(self, now: float) -> list[tuple[Ticket, ...]]:
        """Remove and return all groups that can play now; the person who has waited longest comes first."""
        found = []
        for pool, queue in list(self._queues.items()):
            for group in _groups(list(queue.values()), pool.seats, now):
                found.append(group)
                waits = self._waits.setdefault(pool, deque(maxlen=WAITS_KEPT))
                waits.extend(now - ticket.since for ticket in group)
                for ticket in group:
                    self.leave(ticket.key)
        return found


def _groups(queue: Sequence[Ticket], seats: int, now: float) -> Iterator[tuple[Ticket, ...]]:
    """Iterate over the groups of a queue, each around the oldest person who has enough others near.

    Only the people whose ratings are nearest are considered, so that a long queue costs little more for each person.
    """
    order = [(ticket.rating.shown, place) for place, ticket in enumerate(queue)]
    free = sorted(order)
    for own in order:
        at = bisect_left(free, own)
        if at == len(free) or free[at] != own:
            continue  # is in a group by now
        around = free[max(0, at - NEAREST) : at + NEAREST + 1]
        group = [own]
        for other in sorted(around, key=itemgetter(1)):
            if other != own and all(_near(queue[one[1]], queue[other[1]], now) for one in group):
                group.append(other)
            if len(group) == seats:
                for one in group:
                    del free[bisect_left(free, one)]
                yield tuple(queue[place] for _, place in group)
                break


def window(ticket: Ticket, now: float) -> float:
    """Return the rating difference that somebody accepts by now."""
    if ticket.window is not None:
        return float(ticket.window)
    return min(WIDEST, WINDOW + GROWTH * (now - ticket.since)) + STEP * max(0.0, ticket.rating.sigma - SURE)


def _near(one: Ticket, other: Ticket, now: float) -> bool:
    apart = abs(one.rating.shown - other.rating.shown)
    return apart <= window(one, now) and apart <= window(other, now)

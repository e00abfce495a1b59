"""A limit on the rate of what comes from one place, however many keys the people there have.

Takes the time as an argument. Knows addresses; knows nothing of what is limited.
"""

from __future__ import annotations

from typing import Final

from net.protocol.places import place_of
from net.protocol.token_bucket import TokenBucket

PLACES: Final = 10_000
"""Maximum number of places whose amounts are remembered; the oldest is forgotten first."""


class PlaceBuckets:
    """Allow ``rate`` events a second on average, and ``burst`` of them at once, from each place."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[bytes, TokenBucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Whether one more event is allowed at ``now``, in seconds, from where an address is; if so, it is counted."""
        place = place_of(address)
        if place not in self._buckets:
            self._buckets[place] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > PLACES:
                del self._buckets[next(iter(self._buckets))]
        return self._buckets[place].take(now)

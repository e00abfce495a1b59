"""A limit on the rate of events. Knows neither clocks nor what is limited."""

from __future__ import annotations


class TokenBucket:
    """Allow ``rate`` events a second on average, and ``burst`` of them at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = self._left = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more event is allowed at ``now``, in seconds; if so, it is counted."""
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

"""How long a call may work on pieces that further calls can continue.

Knows the clock; knows nothing of the work.
"""

from __future__ import annotations

import time


class Patience:
    """A limit of time for one call.

    There is time for at least one piece, so that repeated calls come to an end; with 0 seconds there is none.
    """

    def __init__(self, seconds: float | None) -> None:
        """Start now; ``None`` is without end."""
        self._seconds = seconds
        self._began = time.monotonic()
        self._begun = False

    def allows_one_more(self) -> bool:
        """Return whether to begin a piece, and count it as begun."""
        begun, self._begun = self._begun, True
        if self._seconds is None:
            return True
        return time.monotonic() - self._began < self._seconds if begun else self._seconds > 0

"""How often somebody may type a wrong code: by their key, and by where they connect from.

Takes the time as an argument. Knows nothing of tables and connections.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from net.protocol.limits import CODE_ATTEMPTS, CODE_PAUSE_S

KNOWN: Final = 10_000
"""Maximum number of keys and addresses whose wrong codes are remembered; the oldest are forgotten first."""


class CodeAttempts:
    """The wrong codes of the last minutes."""

    def __init__(self) -> None:
        self._wrong: dict[Hashable, tuple[int, float]] = {}
        """How many codes were wrong, and when the last one was."""

    def paused(self, whose: Iterable[Hashable], now: float) -> bool:
        """Whether one of these has typed too many wrong codes to try another one now."""
        return any(self._count(one, now) >= CODE_ATTEMPTS for one in whose)

    def failed(self, whose: Iterable[Hashable], now: float) -> None:
        """Note a wrong code of all of these."""
        for one in whose:
            count = self._count(one, now) + 1
            self._wrong.pop(one, None)
            self._wrong[one] = count, now
        while len(self._wrong) > KNOWN:
            del self._wrong[next(iter(self._wrong))]

    def _count(self, one: Hashable, now: float) -> int:
        count, last = self._wrong.get(one, (0, now))
        return count if now - last < CODE_PAUSE_S else 0

"""When a page polls the network.

Knows the time that passes; knows nothing of what is polled.
"""

from __future__ import annotations

from typing import Final

POLL_MS: Final = 250.0
"""The interval of polling."""


class PollTimer:
    """The time since a page polled last; where it polls ``at_once``, it does so in its first frame."""

    def __init__(self, *, at_once: bool = False) -> None:
        self._rest_ms = POLL_MS if at_once else 0.0

    def step(self, dt_ms: float, *, on_top: bool) -> bool:
        """Add a frame's time and return whether to poll now: a page below another one waits until it is ``on_top``."""
        self._rest_ms += dt_ms
        if self._rest_ms < POLL_MS or not on_top:
            return False
        self._rest_ms = 0.0
        return True

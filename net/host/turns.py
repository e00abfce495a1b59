"""The turn's clock of a game over the network.

Knows no links and no people.
"""

from __future__ import annotations

from game.match.match import Match
from game.rules import Seat, current_actor

LONGEST_STEP_S = 1.0
"""A clock runs on by no more than this at once: a computer that slept takes nobody's time away."""


class TurnClock:
    """What is left of the turn."""

    def __init__(self, match: Match, seconds: int) -> None:
        """Give each turn so many seconds, or endless time with 0."""
        self._match = match
        self._seconds = seconds
        self._left = float(seconds)
        self._turn: tuple[int, Seat] | None = None
        self._at: float | None = None
        self._told = False

    def run(self, now: float, running: bool) -> None:
        """Let time pass; while the table waits for somebody, the clock rests."""
        passed = 0.0 if self._at is None else min(LONGEST_STEP_S, max(0.0, now - self._at))
        self._at = now
        state = self._match.state
        if self._turn != (state.round, state.turn):
            self._turn = state.round, state.turn
            self._left = float(self._seconds)
            self._told = False
        elif running:
            self._left = max(0.0, self._left - passed)

    def expired(self) -> Seat | None:
        """Name the seat whose time is up."""
        return current_actor(self._match.state) if self._seconds and self._left <= 0 else None

    def has_news(self) -> bool:
        """Tell once a turn that its time is up, when it is."""
        news = not self._told and self.expired() is not None
        self._told = self._told or news
        return news

    @property
    def left_ms(self) -> int:
        """What is left, -1 without a clock."""
        return int(self._left * 1000) if self._seconds else -1

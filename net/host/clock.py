"""The clocks of a table: how long the player to move has, across restarts of the host, and whose time has run out.

Knows turns and times; knows no links, and nothing of what is done when somebody's time is up.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from game.match.clock import TurnClock
from game.record import ClockRule
from game.rules import GameState, Seat
from net.protocol.limits import DAY_S
from net.protocol.messages import TableOptions

LATE_TURNS: Final = 2
"""In how many turns in a row the time may run out before a seat forfeits, where seats do."""
SLOW_S: Final = DAY_S
"""Minimum number of seconds a turn of a slow game, whose clocks run while its players are away."""


_IN_TIME: Final = 0.75
"""After how much of the longest step the clocks run again, so that late ticks cost nobody any time."""


class ClockState(msgspec.Struct, frozen=True, array_like=True):
    """The clocks at the time ``at_s``: ``left_ms`` of the seat that is ``turn``'s and of all others, by seat.

    ``runs``: whether the clock of the player to move runs; ``late``: by seat, how many turns in a row the time ran out.
    """

    turn: Seat
    runs: bool
    left_ms: tuple[int, ...]
    late: tuple[int, ...]
    at_s: float

    @property
    def due_s(self) -> float:
        """When the time of the player to move is up, infinity while it does not run."""
        return self.at_s + self.left_ms[self.turn] / 1000 if self.runs else math.inf

    @property
    def last_chance(self) -> bool:
        """Whether the player to move forfeits once the time is up, where seats do."""
        return self.late[self.turn] >= LATE_TURNS - 1

    def prolonged(self, seconds: float) -> ClockState:
        """Return the clocks with more time for the player to move."""
        left = list(self.left_ms)
        left[self.turn] += round(seconds * 1000)
        return msgspec.structs.replace(self, left_ms=tuple(left))


def is_slow(options: TableOptions) -> bool:
    """Whether a game lasts for days: nobody has to be connected all the time."""
    return options.clock_s >= SLOW_S


class TableClock:
    """The clocks of a running game; all times are those of one clock, in seconds, that never goes back."""

    def __init__(self, options: TableOptions, state: GameState, step_s: float, saved: ClockState | None = None) -> None:
        """Set the clocks; at a fast game they lose ``step_s`` at most at once, as while a computer sleeps.

        ``saved`` holds the clocks of a game that continues: those of a slow game have run since then.
        """
        seats = len(state.players)
        rule = ClockRule("game" if options.added_s else "turn", options.clock_s, bot=True)
        left = None if saved is None else dict(enumerate(saved.left_ms))
        self._clock = TurnClock(rule, range(seats) if options.clock_s else (), left, added_s=options.added_s)
        self.slow = is_slow(options)
        self._step_s = math.inf if self.slow else step_s
        self._at = math.inf
        """When the clocks ran last, infinity before the first time."""
        self._late = [0] * seats
        self.announced = False
        """Whether it has been announced that the time is up."""
        if saved is not None and saved.turn == state.turn:
            self._late = list(saved.late)
            self._clock.reopen(state.turn, state.round, saved.left_ms[state.turn])
            if self.slow:
                self._at = saved.at_s

    def run(self, now: float, state: GameState, *, runs: bool) -> None:
        """Let the time since the last call pass for the player to move, if the clock ``runs``."""
        passed_s = min(self._step_s, max(0.0, now - self._at)) if runs else 0.0
        self._at = now
        self._clock.run(passed_s * 1000, state.turn, state.round)
        self.announced = self.announced and self._clock.expired(state.turn)

    def expired(self, seat: Seat) -> bool:
        """Whether the time of a seat is up."""
        return self._clock.expired(seat)

    def left_ms(self, seat: Seat) -> int | None:
        """Return the time left for a seat in milliseconds; ``None`` without a clock."""
        return self._clock.left_ms(seat)

    def next_deadline(self, seat: Seat) -> float:
        """Return when the clock of the player to move is to run again at the latest."""
        left_ms = self._clock.left_ms(seat)
        return math.inf if left_ms is None else self._at + min(left_ms / 1000, _IN_TIME * self._step_s)

    def moved(self, seat: Seat) -> None:
        """Note that a seat has moved in time."""
        self._late[seat] = 0

    def ran_out(self, seat: Seat) -> int:
        """Note that the time of a seat is up, and return in how many turns in a row it was."""
        self.announced = True
        self._late[seat] += 1
        return self._late[seat]

    def state(self, turn: Seat, *, runs: bool) -> ClockState | None:
        """Return what a host stores to continue after a restart; ``None`` without a clock."""
        if not self._clock.rule.seconds:
            return None
        left = tuple([self._clock.left_ms(seat) or 0 for seat in range(len(self._late))])
        return ClockState(turn, runs, left, tuple(self._late), self._at)

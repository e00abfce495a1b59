"""The time that people have in games at a server: a bank for each person that every turn refills.

Knows seats and turns. Takes the time as an argument, in seconds of any clock that never goes back; knows nothing of
tables, of the store, or of what is done when a person's time is up. The clock of a local game is ``game.match.clock``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from game.rules import Seat

DAY_S: Final = 24 * 60 * 60
RESTART_S: Final = 15
"""What the person to move is given after a time in which the server did not run, in seconds."""
LATE_TURNS: Final = 2
"""After so many turns in a row in which the time ran out a person has resigned."""


class BankRule(msgspec.Struct, frozen=True):
    """A bank begins with ``start_s`` seconds, gets ``turn_s`` after each turn, and never holds more than at first."""

    start_s: int
    turn_s: int


CLOCK_CLASSES: Final = {
    "quick": BankRule(2 * 60, 20),
    "calm": BankRule(5 * 60, 60),
    "slow1": BankRule(DAY_S, DAY_S),
    "slow3": BankRule(3 * DAY_S, 3 * DAY_S),
    "slow7": BankRule(7 * DAY_S, 7 * DAY_S),
}
"""The clocks that a table may have; a slow game has so many days for each turn."""


class BankState(msgspec.Struct, frozen=True):
    """The clocks of a game as they are stored: the seat to move, the time left, and the late turns in a row."""

    turn: Seat | None
    left_ms: dict[Seat, int]
    late: dict[Seat, int]


class BankClock:
    """The clocks of a game. Time runs for the seat to move, and for nobody while the clock is halted."""

    def __init__(self, rule: BankRule, people: Iterable[Seat]) -> None:
        """Fill the banks of the people's seats; no turn has begun."""
        self._rule = rule
        self._left = dict.fromkeys(people, rule.start_s * 1000)
        self._late = dict.fromkeys(self._left, 0)
        self._turn: Seat | None = None
        self._since: float | None = None

    @classmethod
    def restored(cls, rule: BankRule, state: BankState) -> BankClock:
        """Return the halted clocks of a stored game; the person to move has been given ``RESTART_S``."""
        clock = cls(rule, state.left_ms)
        clock._left, clock._late, clock._turn = dict(state.left_ms), dict(state.late), state.turn
        if state.turn is not None and state.turn in clock._left:
            clock._add(state.turn, RESTART_S)
        return clock

    def state(self, now: float) -> BankState:
        """Return what is to be stored at ``now``."""
        return BankState(self._turn, {seat: self.left_ms(seat, now) for seat in self._left}, dict(self._late))

    def begin(self, seat: Seat, now: float) -> None:
        """Begin a turn; at a seat without a clock no time runs."""
        self._turn = seat
        self._since = now if seat in self._left else None

    def end(self, now: float) -> int | None:
        """End the turn in time, and return what the bank holds then, in milliseconds; ``None`` without a turn."""
        return self._end(now, late=False)

    def run_out(self, now: float) -> bool:
        """End the turn of a person whose time is up, and return whether they have resigned thereby."""
        seat = self._turn
        self._end(now, late=True)
        return seat is not None and self._late.get(seat, 0) >= LATE_TURNS

    def halt(self, now: float) -> None:
        """Let no time run from ``now`` on, as while the store does not answer."""
        if self._turn is not None and self._turn in self._left:
            self._left[self._turn] = self.left_ms(self._turn, now)
        self._since = None

    def resume(self, now: float) -> None:
        """Let the time of the person to move run again."""
        if self._since is None and self._turn in self._left:
            self._since = now

    def left_ms(self, seat: Seat, now: float) -> int:
        """Return the time left for a seat in milliseconds; raises ``KeyError`` for one without a clock."""
        left = self._left[seat]
        if seat == self._turn and self._since is not None:
            left -= int(max(0.0, now - self._since) * 1000)
        return max(0, left)

    def deadline(self) -> float | None:
        """Return when the time of the person to move is up; ``None`` while none runs."""
        if self._turn is None or self._since is None:
            return None
        return self._since + self._left[self._turn] / 1000

    def _end(self, now: float, *, late: bool) -> int | None:
        seat = self._turn
        if seat is None or seat not in self._left:
            return None
        self._left[seat] = self.left_ms(seat, now)
        self._late[seat] = self._late[seat] + 1 if late else 0
        self._add(seat, self._rule.turn_s)
        self._turn = self._since = None
        return self._left[seat]

    def _add(self, seat: Seat, seconds: int) -> None:
        self._left[seat] = min(self._rule.start_s * 1000, self._left[seat] + seconds * 1000)

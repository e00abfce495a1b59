"""How much time people have: for each turn, or for the whole game, with or without an addition after each turn.

Knows seats and turns; knows nothing of the system's clock: callers pass the time that has passed. Bots need no clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.record import Clock, ClockRule, Entry
from game.rules import Seat

LONGEST_STEP_MS: Final = 1000.0
"""The most that a clock advances at once, so that a computer that was asleep costs no player their time."""


class TurnClock:
    """The time left for each person.

    The clock itself takes no action when a person’s time is up; ``ClockRule.bot`` sets whether a bot plays then.
    """

    def __init__(
        self,
        rule: ClockRule,
        people: Iterable[Seat],
        left_ms: Mapping[Seat, int] | None = None,
        *,
        added_s: int = 0,
    ) -> None:
        """Set the clocks of the people's seats; ``left_ms`` holds the time left in a resumed game.

        A clock for the whole game gets ``added_s`` seconds after each of its turns, and never holds more than at first.
        """
        self.rule = rule
        self._added_ms = added_s * 1000.0
        known = {} if left_ms is None or rule.pace == "turn" else left_ms
        self._left = {seat: float(known.get(seat, rule.seconds * 1000)) for seat in people}
        self._turn: tuple[int, Seat] | None = None

    def run(self, dt_ms: float, seat: Seat, round_: int) -> None:
        """Subtract time from the clock of the person to move; a clock for each turn starts full in a new turn."""
        if self._turn != (round_, seat):
            self._change_turn(seat, round_)
        if seat in self._left:
            self._left[seat] = max(0.0, self._left[seat] - dt_ms)

    def _change_turn(self, seat: Seat, round_: int) -> None:
        former, self._turn = self._turn, (round_, seat)
        full = self.rule.seconds * 1000.0
        if self.rule.pace == "turn" and seat in self._left:
            self._left[seat] = full
        elif former is not None and former[1] in self._left:
            self._left[former[1]] = min(full, self._left[former[1]] + self._added_ms)

    def reopen(self, seat: Seat, round_: int, left_ms: int | None) -> None:
        """Resume a turn that was taken back with the time it had left: a takeback restores no time."""
        if seat in self._left and left_ms is not None:
            self._turn, self._left[seat] = (round_, seat), float(left_ms)

    def left_ms(self, seat: Seat) -> int | None:
        """Return the time left for a seat; ``None`` for one without a clock."""
        return round(self._left[seat]) if seat in self._left else None

    def expired(self, seat: Seat) -> bool:
        """Whether a seat's time is up."""
        return self._left.get(seat, 1.0) <= 0

    def left_s(self) -> dict[Seat, int]:
        """Return the time left for each person in seconds, rounded up."""
        return {seat: int(-(-left // 1000)) for seat, left in self._left.items()}


def clocks_left(entries: Iterable[Entry]) -> dict[Seat, int]:
    """Return what each clock showed last in a record, in milliseconds; a takeback restores no time."""
    return {entry.body.seat: entry.body.millis for entry in entries if isinstance(entry.body, Clock)}

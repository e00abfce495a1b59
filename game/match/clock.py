"""How much time people have: for each turn anew, or once for the whole game.

Knows seats and turns; knows nothing of how time is measured: what has passed is handed in. Bots need no clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.record import Clock, ClockRule, Entry
from game.rules import Seat

LONGEST_STEP_MS: Final = 1000.0
"""A clock runs on by no more than this at once: a computer that slept takes nobody's time away."""


class TurnClock:
    """What is left for each person.

    ``expired`` tells of a person whose time is up; it does not say what follows, the table's rule does.
    """

    def __init__(self, rule: ClockRule, people: Iterable[Seat], left_ms: Mapping[Seat, int] | None = None) -> None:
        """Set the clocks of the people's seats; of a game that goes on ``left_ms`` says where they stood."""
        self.rule = rule
        known = {} if left_ms is None or rule.pace == "turn" else left_ms
        self._left = {seat: float(known.get(seat, rule.seconds * 1000)) for seat in people}
        self._turn: tuple[int, Seat] | None = None

    def run(self, dt_ms: float, seat: Seat, round_: int) -> None:
        """Let time pass for the person to move; a clock for each turn starts full in a new turn."""
        if seat not in self._left:
            return
        if self._turn != (round_, seat):
            self._turn = round_, seat
            if self.rule.pace == "turn":
                self._left[seat] = self.rule.seconds * 1000.0
        self._left[seat] = max(0.0, self._left[seat] - dt_ms)

    def reopen(self, seat: Seat, round_: int, left_ms: int | None) -> None:
        """Go on with a turn that was taken back where its clock stood: a takeback gives no time back."""
        if seat in self._left and left_ms is not None:
            self._turn, self._left[seat] = (round_, seat), float(left_ms)

    def left_ms(self, seat: Seat) -> int | None:
        """What is left for a seat; ``None`` for one without a clock."""
        return round(self._left[seat]) if seat in self._left else None

    def expired(self, seat: Seat) -> bool:
        """Whether a seat's time is up."""
        return self._left.get(seat, 1.0) <= 0

    def left_s(self) -> dict[Seat, int]:
        """What is left for each person in whole seconds, a part of one counted as one."""
        return {seat: int(-(-left // 1000)) for seat, left in self._left.items()}


def noted(entries: Iterable[Entry]) -> dict[Seat, int]:
    """Read from a record what each clock showed last, in milliseconds; a takeback gives no time back."""
    return {entry.body.seat: entry.body.millis for entry in entries if isinstance(entry.body, Clock)}

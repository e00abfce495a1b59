"""A game that one person plays by themselves, off the record: a lesson or a puzzle.

Knows what such a game leaves out of a session; who moves against the person, and what may be done, is said by each.
"""

from __future__ import annotations

from game.record import EndInfo, GameRecord
from game.record.follower import Follower
from game.rules import GameState, Seat
from game.sessions.update import Update, update_of


class SoloSession:
    """The parts of a session that mean nothing where nothing is saved and nobody else sits."""

    def __init__(self, follower: Follower) -> None:
        """Show a game in one person's eyes."""
        self._follower = follower
        self._paused = False
        self._pace = 0.0

    @property
    def game_id(self) -> str | None:
        """Nothing: it is not among the saved games."""
        return None

    @property
    def state(self) -> GameState:
        """The position in the person's eyes."""
        return self._follower.position.state

    @property
    def record(self) -> GameRecord:
        """The person's own record."""
        return self._follower.record

    @property
    def resigned(self) -> frozenset[Seat]:
        """Nobody: one leaves, one does not give up."""
        return frozenset()

    @property
    def result(self) -> EndInfo | None:
        """How the game ended, where it did."""
        return self._follower.record.end

    @property
    def paused(self) -> bool:
        """Whether whoever moves by itself waits."""
        return self._paused

    @property
    def end_votes(self) -> frozenset[Seat]:
        """Nobody votes."""
        return frozenset()

    @property
    def can_takeback(self) -> bool:
        """Never: one begins anew, or reads the earlier steps."""
        return False

    def history(self) -> tuple[Update, ...]:
        """Give every update so far."""
        follower = self._follower
        return tuple(map(update_of, follower.record.entries, follower.events, follower.positions))

    def show_hand(self, seat: Seat | None) -> None:
        """Show the person's hand, as ever."""

    def resign(self, seat: Seat) -> None:
        """Do nothing: one leaves by the menu."""

    def agree_end(self, seat: Seat, yes: bool) -> None:
        """Do nothing: one leaves by the menu."""

    def takeback(self, seat: Seat) -> None:
        """Do nothing."""

    def set_paused(self, paused: bool) -> None:
        """Let whoever moves by itself wait, or go on."""
        self._paused = paused

    def set_pace(self, seconds: float) -> None:
        """Set the least time between two moves that nobody makes by hand."""
        self._pace = seconds

    def tick(self, dt_ms: float) -> None:
        """Do nothing: there is time."""

    def close(self) -> None:
        """Leave; there is nothing to let go of."""

"""An exercise: an unsaved game that one person plays alone, which is a lesson or a puzzle.

Knows what such a game leaves out of a session; which moves are made and accepted is up to the subclasses.
"""

from __future__ import annotations

from abc import abstractmethod

from game.match.clock import TurnClock
from game.match.match import Match, Rejected
from game.record import EndInfo, Entry, GameRecord, SeatInfo
from game.record.follower import follow
from game.rules import Action, GameState, Seat, edition
from game.sessions.participants import Participants
from game.sessions.update import Update, update_of


class ExerciseSession:
    """A match in memory as one seat sees it; it cannot be saved, resigned, or taken back."""

    def __init__(self, match: Match, seats: tuple[SeatInfo, ...], seat: Seat) -> None:
        """Show a match to the person at a seat."""
        self.participants: Participants | None = None
        self.clock: TurnClock | None = None
        self.game_id: str | None = None
        self.resigned: frozenset[Seat] = frozenset()
        self.end_votes: frozenset[Seat] = frozenset()
        self.can_take_back = self.can_redo = False
        self.paused = False
        self.edition = edition(match.record.header.edition)
        self.seats = seats
        self.shown: Seat | None = seat
        self._seat = seat
        self._match = match
        self._updates: list[Update] = []
        self._follower = follow(match.subscribe(seat, self._accept))
        self._pace = 0.0

    @property
    def state(self) -> GameState:
        return self._follower.position.state

    @property
    def record(self) -> GameRecord:
        return self._follower.record

    @property
    def local_seats(self) -> frozenset[Seat]:
        return frozenset({self._seat})

    @property
    def own_seats(self) -> frozenset[Seat]:
        return self.local_seats

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> EndInfo | None:
        return self._follower.record.end

    def propose(self, seat: Seat, action: Action) -> None:
        """Make the person's move; a rejected one comes back as a ``rejected`` update."""
        try:
            self._make_move(seat, action)
        except Rejected as error:
            last = len(self.record.entries) - 1
            self._updates.append(Update(last, "rejected", seat, (), (), self.state, error.reason, error.sentence))

    def poll(self) -> list[Update]:
        """Return what has happened since the last poll; first make the next automatic move where it is due."""
        if not self._updates and not self.paused:
            self._play_next()
        updates, self._updates = self._updates, []
        return updates

    def history(self) -> tuple[Update, ...]:
        follower = self._follower
        return tuple(map(update_of, follower.record.entries, follower.events, follower.positions))

    def show_hand(self, seat: Seat | None) -> None:
        """Do nothing: the person's hand is always shown."""

    def resign(self, seat: Seat) -> None:
        """Do nothing: the menu ends such a game."""

    def agree_end(self, seat: Seat, yes: bool) -> None:
        """Do nothing: the menu ends such a game."""

    def take_back(self, seat: Seat) -> None:
        """Do nothing."""

    def redo(self) -> None:
        """Do nothing."""

    def set_paused(self, paused: bool) -> None:
        self.paused = paused

    def set_pace(self, seconds: float) -> None:
        self._pace = seconds

    def tick(self, dt_ms: float) -> None:
        """Do nothing: there is no clock."""

    def close(self) -> None:
        """Do nothing: nothing is open."""

    @abstractmethod
    def _make_move(self, seat: Seat, action: Action) -> None:
        """Make the person's move; raises ``Rejected``."""

    @abstractmethod
    def _play_next(self) -> None:
        """Make the next automatic move, where it is due."""

    def _accept(self, entry: Entry) -> None:
        self._follower.accept(entry)
        self._updates.append(update_of(entry, self._follower.events[-1], self._follower.position))

"""The session of a puzzle: a real match in memory, in which the opponent answers and the goal is watched.

Knows the match, the puzzle and its search; knows nothing of files, screens or pygame. It is a ``Session`` like any
other, so the table shows it as it shows every game.
"""

from __future__ import annotations

import time
from collections import deque

from game.challenges.puzzle import Judgement, Puzzle, judge, set_up
from game.challenges.solver import Solver
from game.match.clock import TurnClock
from game.match.match import Rejected
from game.notation.actions import parse
from game.record import Entry, SeatInfo
from game.record.follower import follow
from game.rules import Action, Edition, Phase, Seat, current_actor, edition
from game.sessions.participants import Participants
from game.sessions.session import Session
from game.sessions.solo import SoloSession
from game.sessions.update import Update, update_of
from game.support.i18n import tr

SHOWN_PACE_S = 1.0
"""The least time between two moves while a solution is played."""


class PuzzleSession(SoloSession):
    """A puzzle in play, or its solution being played where ``playback`` says so; nobody saves it.

    ``begun`` counts the own turns begun, ``judgement`` says how it ended. Nothing is accepted any more after that.
    """

    def __init__(self, puzzle: Puzzle, seats: tuple[SeatInfo, ...], playback: bool = False) -> None:
        """Deal the puzzle's cards and play up to its position."""
        self.puzzle = puzzle
        self.playback = playback
        self.edition: Edition = edition(puzzle.edition)
        self.seats = seats
        self.company: Participants | None = None
        self.clock: TurnClock | None = None
        self.begun = 0
        self.judgement: Judgement | None = None
        self._match = set_up(puzzle, seats)
        self._updates: deque[Update] = deque()
        super().__init__(follow(self._match.subscribe(puzzle.seat, self._hear)))
        self._solver = Solver(puzzle)
        self._solution = deque(puzzle.solution if playback else ())
        self._moved_at = time.monotonic()

    @property
    def local_seats(self) -> frozenset[Seat]:
        """The solver's seat; nobody's while the solution is played."""
        return frozenset() if self.playback else frozenset({self.puzzle.seat})

    @property
    def over(self) -> bool:
        """Whether the goal is reached or missed."""
        return self.judgement is not None

    @property
    def shown(self) -> Seat | None:
        """The solver's seat, whose hand is shown."""
        return self.puzzle.seat

    def propose(self, seat: Seat, action: Action) -> None:
        """Play the solver's action; a refusal comes back as a ``rejected`` update."""
        if self.playback or self.over:
            return
        try:
            self._play(seat, action)
        except Rejected as error:
            last = len(self.record.entries) - 1
            note = Update(last, "rejected", seat, (), (), self.state, error.illegal, str(error))
            self._updates.append(note)

    def poll(self) -> list[Update]:
        """Give what has happened since the last poll, and let the opponent, or the solution, move in its time."""
        pace = max(self._pace, SHOWN_PACE_S) if self.playback else self._pace
        due = time.monotonic() - self._moved_at >= pace
        if not self._updates and not self._paused and not self.over and due:
            action = self._next()
            if action is not None:
                self._play(self._match.state.turn, action)
        updates = list(self._updates)
        self._updates.clear()
        return updates

    def _next(self) -> Action | None:
        """Choose the move that nobody makes by hand."""
        state = self._match.state
        if current_actor(state) == self.puzzle.seat:
            return parse(self._solution.popleft(), self.edition, state) if self._solution else None
        return self._solver.answer(state, self.begun)

    def _play(self, seat: Seat, action: Action) -> None:
        begins = seat == self.puzzle.seat and self._match.state.phase is Phase.ACTION
        self._match.propose(seat, action)
        self.begun += begins
        self.judgement = judge(self.puzzle, self._match.state, self.begun)
        self._moved_at = time.monotonic()

    def _hear(self, entry: Entry) -> None:
        self._follower.accept(entry)
        self._updates.append(update_of(entry, self._follower.events[-1], self._follower.position))


def begin(puzzle: Puzzle, name: str, rival: str, playback: bool = False) -> Session:
    """Sit down at a puzzle."""
    return PuzzleSession(puzzle, puzzle_seats(puzzle, name, rival), playback)


def puzzle_seats(puzzle: Puzzle, name: str, rival: str) -> tuple[SeatInfo, ...]:
    """Seat the solver and the opponent where the puzzle has them."""
    if name.casefold() == rival.casefold():
        name = tr("Player {number}").format(number=1)
    own, other = SeatInfo(name=name, kind="human"), SeatInfo(name=rival, kind="bot", level="greedy")
    return (own, other) if puzzle.seat == 0 else (other, own)

"""The session of a puzzle: a real match in memory, in which the opponent answers until the goal is reached or missed.

Knows the match, the puzzle and its search; knows nothing of files, screens or pygame. It is a ``Session`` like any
other, so the table shows it as it shows every game.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from game.bots import runner
from game.bots.runner import PendingDecision
from game.challenges.puzzle import Puzzle, PuzzleOutcome, puzzle_outcome, set_up
from game.challenges.solver import AnswerTask
from game.notation.actions import parse
from game.record import SeatInfo
from game.rules import Action, Phase, Seat, current_actor, same_choice
from game.sessions.exercise import ExerciseSession
from game.support.i18n import tr

SHOWN_PACE_S: Final = 1.0
"""Minimum time between two moves while a solution is played."""


class PuzzleSession(ExerciseSession):
    """A puzzle in play, or its solution being played where ``playback`` is set.

    ``begun`` counts the solver's turns begun, ``outcome`` is how it ended. Nothing is accepted any more after that.
    """

    def __init__(self, puzzle: Puzzle, seats: tuple[SeatInfo, ...], playback: bool = False) -> None:
        """Start at the puzzle's position."""
        super().__init__(set_up(puzzle, seats), seats, puzzle.seat)
        self.puzzle = puzzle
        self.playback = playback
        self.begun = 0
        self.outcome: PuzzleOutcome | None = None
        self._runner = runner.open_runner()
        self._answer = PendingDecision(self._runner)
        self._solution = deque(puzzle.solution if playback else ())
        self._moved_at = time.monotonic()

    @property
    def local_seats(self) -> frozenset[Seat]:
        """The solver's seat; ``None`` while the solution is played."""
        return frozenset() if self.playback else super().local_seats

    @property
    def over(self) -> bool:
        """Whether the goal is reached or missed."""
        return self.outcome is not None

    def close(self) -> None:
        """Stop a search under way."""
        self._runner.close()

    def _make_move(self, seat: Seat, action: Action) -> None:
        if not self.playback and not self.over:
            self._play(seat, action)

    def _play_next(self) -> None:
        if self.over:
            return
        action = self._next()
        pace = max(self._pace, SHOWN_PACE_S) if self.playback else self._pace
        if action is not None and time.monotonic() - self._moved_at >= pace:
            self._play(self._match.state.turn, action)

    def _next(self) -> Action | None:
        """Return the next automatic move, ``None`` while it is searched or where there is none."""
        state, played = self._match.state, len(self._match.record.entries)
        if current_actor(state) != self.puzzle.seat:
            return self._answer.decision(played, lambda: AnswerTask(self.puzzle, state, self.begun))
        return parse(self._solution[0], self.edition, state) if self._solution else None

    def _play(self, seat: Seat, action: Action) -> None:
        own = seat == self.puzzle.seat
        before = self._match.state
        begins = own and before.phase is Phase.ACTION
        self._match.propose(seat, action)
        if own and self._solution:
            self._solution.popleft()
        self.begun += begins
        if self.puzzle.goal.kind == "best":
            best = parse(self.puzzle.solution[0], self.edition, before)
            self.outcome = "solved" if same_choice(action, best) else "missed"
        else:
            self.outcome = puzzle_outcome(self.puzzle, self._match.state, self.begun)
        self._moved_at = time.monotonic()


def puzzle_seats(puzzle: Puzzle, name: str, rival: str) -> tuple[SeatInfo, ...]:
    """Return the solver and the opponent at the seats that the puzzle gives them."""
    if name.casefold() == rival.casefold():
        name = tr("Player {number}").format(number=1)
    own, other = SeatInfo(name=name, kind="human"), SeatInfo(name=rival, kind="bot", bot="greedy")
    return (own, other) if puzzle.seat == 0 else (other, own)

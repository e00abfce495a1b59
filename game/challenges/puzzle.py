"""A puzzle as a value: a position, the goal to be reached from it, and the opponent.

Knows the files under ``assets/puzzles``, when a goal is reached or missed, and which puzzle a day has; knows nothing of
how one is searched for, of sessions, files of the person or screens. A position is the deal of a public secret and the
moves that lead up to it, in notation, so that dealer, match and rules produce it like any other.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from game.match.dealer import secret_from
from game.match.match import Match
from game.notation.actions import parse
from game.record import SeatInfo
from game.record.hashing import sha
from game.rules import EDITION_NAMES, GameState, Phase, Seat, current_actor, edition

GoalKind: TypeAlias = Literal["win", "tile", "deny", "best"]
Grade: TypeAlias = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")
PuzzleAnswer: TypeAlias = Literal["best", "greedy"]
"""How the opponent plays: an action that prevents the goal where there is one, or as the bot ``greedy``."""
PuzzleOutcome: TypeAlias = Literal["solved", "missed"]
MOVES: Final = "; "
"""What separates moves in a file."""
COLUMNS: Final = ("number", "seat", "goal", "turns", "tile", "answer", "grade", "chance", "next", "solution", "moves")
"""The head of a file."""


class Goal(msgspec.Struct, frozen=True):
    """What is to be reached within a number of the solver's turns.

    ``win`` the game; take the bonus ``tile``; or ``deny`` it: the opponent must not own it after the turns and the
    answer to the last one, or without a tile must not have won by then. ``best`` asks for the best action, which is
    judged and not proved.
    """

    kind: GoalKind
    turns: int
    tile: str | None = None


class Puzzle(msgspec.Struct, frozen=True):
    """A position for two and a goal.

    ``number`` chooses the deal, ``moves`` are both seats' actions up to the position, ``solution`` those of the solver
    that reach the goal, a turn's further decisions included; all in short notation. ``chance`` is the chance of winning
    after the solution's first action, ``next`` that after the best other one, as a search judges them.
    """

    edition: str
    number: int
    seat: Seat
    answer: PuzzleAnswer
    goal: Goal
    grade: Grade
    chance: float
    next: float
    solution: tuple[str, ...]
    moves: tuple[str, ...]

    @property
    def id(self) -> str:
        """A name for the position, under which results are stored; it does not depend on other puzzles."""
        return f"{self.edition}-{self.number}-{len(self.moves)}"

    @property
    def secret(self) -> bytes:
        """The dealer's secret: 32 bytes."""
        return deal_secret(self.edition, self.number)

    @property
    def rival(self) -> Seat:
        """The opponent's seat."""
        return 1 - self.seat


def deal_secret(edition_name: str, number: int) -> bytes:
    """Return the secret of a puzzle's deal, in a domain of its own."""
    return secret_from(f"puzzle {edition_name}", number)


def set_up(puzzle: Puzzle, seats: tuple[SeatInfo, ...]) -> Match:
    """Return an unsaved match played up to the position. Raises ``NotationError`` and ``Rejected``."""
    match = Match.unsaved(puzzle.edition, seats, puzzle.secret)
    rules = edition(puzzle.edition)
    for text in puzzle.moves:
        seat = current_actor(match.state)
        assert seat is not None
        match.propose(seat, parse(text, rules, match.state))
    return match


def puzzle_outcome(puzzle: Puzzle, state: GameState, begun: int) -> PuzzleOutcome | None:
    """Return whether the goal is reached or missed, ``None`` while it is open; ``begun`` counts the solver's turns.

    A goal that asks for the best action does not follow from a position; see ``game.rules.same_choice``.
    """
    goal = puzzle.goal
    own, rival = state.players[puzzle.seat].tiles, state.players[puzzle.rival].tiles
    over = state.phase is Phase.OVER
    back = begun >= goal.turns and state.turn == puzzle.seat and state.phase is Phase.ACTION
    match goal.kind:
        case "win":
            if over:
                return "solved" if puzzle.seat in state.winners else "missed"
            return "missed" if back else None
        case "tile":
            if goal.tile in own:
                return "solved"
            ended = begun >= goal.turns and state.turn != puzzle.seat
            return "missed" if over or ended or goal.tile in rival else None
        case "deny":
            lost = puzzle.rival in state.winners if goal.tile is None else goal.tile in rival
            if lost:
                return "missed"
            return "solved" if over or back or goal.tile in own else None
        case "best":
            return None


@cache
def puzzles(edition_name: str) -> tuple[Puzzle, ...]:
    """Return an edition's puzzles by grade, the easiest first."""
    file = resources.files("assets") / "puzzles" / f"{edition_name}.csv"
    return read_puzzles(edition_name, file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ()


def read_puzzles(edition_name: str, lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """Return the puzzles of an edition's file; raises ``ValueError`` for an invalid line."""
    if edition_name not in EDITION_NAMES:
        raise ValueError(f"there is no edition {edition_name!r}")
    rows = csv.DictReader(lines)
    if tuple(rows.fieldnames or ()) != COLUMNS:
        raise ValueError(f"the puzzles of {edition_name!r} have other columns than {', '.join(COLUMNS)}")
    found = []
    for row in rows:
        if None in row or None in row.values():
            raise ValueError(f"line {rows.line_num} has not {len(COLUMNS)} columns")
        split = {key: tuple(row[key].split(MOVES)) for key in ("solution", "moves")}
        goal = {"kind": row["goal"], "turns": row["turns"], "tile": row["tile"] or None}
        puzzle = msgspec.convert({**row, **split, "goal": goal, "edition": edition_name}, Puzzle, strict=False)
        if puzzle.seat not in (0, 1):
            raise ValueError(f"puzzle {puzzle.id} names a seat that does not exist")
        found.append(puzzle)
    return tuple(found)


def daily_puzzle(edition_name: str, day: date) -> Puzzle:
    """Return the puzzle of a day in UTC, the same for everybody; all take their turns before one comes again."""
    known = puzzles(edition_name)
    turn, place = divmod(day.toordinal(), len(known))
    return sorted(known, key=lambda puzzle: sha("daily puzzle", turn, puzzle.id))[place]


def daily_id(edition_name: str, day: date) -> str:
    """Return the name under which the result of a day's puzzle is stored."""
    return f"{edition_name}-{day.isoformat()}"

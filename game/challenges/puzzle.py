"""A puzzle as a value: a position, the goal to be reached from it, and the opponent.

Knows the files under ``assets/puzzles`` and when a goal is reached or missed; knows nothing of how one is searched for,
of sessions, files of the person or screens. A position is the deal of a public secret and the moves that lead up to
it, in notation, so that dealer, match and rules produce it like any other.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec

from game.match.dealer import secret_from
from game.match.match import Match
from game.notation.actions import parse
from game.record import SeatInfo
from game.rules import EDITION_NAMES, GameState, Phase, Seat, current_actor, edition

GoalKind: TypeAlias = Literal["win", "tile", "deny"]
Answer: TypeAlias = Literal["best", "greedy"]
"""How the opponent plays: an action that prevents the goal where there is one, or as the bot of that level."""
Judgement: TypeAlias = Literal["solved", "missed"]
SUFFIX: Final = ".toml"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be reached within a number of own turns.

    ``win`` the game; take the bonus ``tile``; or ``deny`` it: the opponent must not own it after the turns and the
    answer to the last one.
    """

    kind: GoalKind
    turns: int
    tile: str | None = None


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position for two and a goal.

    ``number`` chooses the deal, ``moves`` are both seats' actions up to the position, ``solution`` the own ones that
    reach the goal, a turn's further decisions included; all in short notation.
    """

    edition: str
    number: int
    seat: Seat
    answer: Answer
    goal: Goal
    moves: tuple[str, ...]
    solution: tuple[str, ...]
    id: str = ""

    @property
    def secret(self) -> bytes:
        """The dealer's secret: 32 bytes."""
        return deal_secret(self.edition, self.number)

    @property
    def rival(self) -> Seat:
        """The opponent's seat."""
        return 1 - self.seat


def deal_secret(name: str, number: int) -> bytes:
    """Return the secret of a puzzle's deal, in a domain of its own."""
    return secret_from(f"puzzle {name}", number)


def set_up(puzzle: Puzzle, seats: tuple[SeatInfo, ...]) -> Match:
    """Return a match played up to the position; nobody saves it. Raises ``NotationError`` and ``Rejected``."""
    match = Match.unsaved(puzzle.edition, seats, puzzle.secret)
    rules = edition(puzzle.edition)
    for text in puzzle.moves:
        seat = current_actor(match.state)
        assert seat is not None
        match.propose(seat, parse(text, rules, match.state))
    return match


def judge(puzzle: Puzzle, state: GameState, begun: int) -> Judgement | None:
    """Return whether the goal is reached or missed, ``None`` while it is open; ``begun`` counts the own turns begun."""
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
            if goal.tile in rival:
                return "missed"
            return "solved" if over or back or goal.tile in own else None


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """Return an edition's puzzles in the order of their file names, which are their ids."""
    files = sorted((resources.files("assets") / "puzzles").iterdir(), key=lambda file: file.name)
    wanted = [file for file in files if file.name.startswith(f"{name}-") and file.name.endswith(SUFFIX)]
    return tuple(read_puzzle(file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8")) for file in wanted)


def read_puzzle(name: str, text: str) -> Puzzle:
    """Return the puzzle of a text; raises ``ValueError`` where it is none."""
    puzzle = msgspec.convert(tomllib.loads(text), Puzzle)
    if puzzle.edition not in EDITION_NAMES or puzzle.seat not in (0, 1):
        raise ValueError(f"{name} names an edition or a seat that there is not")
    return msgspec.structs.replace(puzzle, id=name)

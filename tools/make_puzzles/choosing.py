"""The fifty puzzles of an edition out of all that were found, by grade.

Knows what was found; knows nothing of how. Easy is what the bot ``greedy`` plays, medium what it misses and a bot with
the error of the level Normal plays more often than not; hard is the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from game.challenges.puzzle import GRADES, Grade, Puzzle
from tools.make_puzzles.mining import Find

COUNT: Final = 50
MAX_OF_A_GAME: Final = 2
MEDIUM_SHARE: Final = 0.5
"""The action of a medium puzzle is played in more than this share of its decisions by a bot with Normal's error."""


def grade_of(found: Find) -> Grade:
    """Return how hard a puzzle is."""
    if found.greedy:
        return "easy"
    return "medium" if found.normal > MEDIUM_SHARE else "hard"


def chosen(found: Iterable[Find]) -> list[Puzzle]:
    """Return fifty puzzles or all, the easiest grade first, as many of each grade as there are.

    At most two are taken of a game. Proved goals come before judged ones, larger margins before smaller ones. Within a
    grade puzzles of few turns come first.
    """
    games: dict[int, list[Find]] = {}
    for each in found:
        games.setdefault(each.puzzle.number, []).append(each)
    best = [each for those in games.values() for each in sorted(those, key=_quality, reverse=True)[:MAX_OF_A_GAME]]
    left = {grade: sorted((each for each in best if grade_of(each) == grade), key=_quality) for grade in GRADES}
    taken: dict[Grade, list[Find]] = {grade: [] for grade in GRADES}
    while sum(map(len, taken.values())) < COUNT and any(left.values()):
        grade = min((grade for grade in GRADES if left[grade]), key=lambda grade: len(taken[grade]))
        taken[grade].append(left[grade].pop())
    return graded(each for those in taken.values() for each in those)


def graded(found: Iterable[Find]) -> list[Puzzle]:
    """Return the puzzles with their grades, the easiest grade first, and within a grade those of few turns."""
    puzzles = [msgspec.structs.replace(each.puzzle, grade=grade_of(each)) for each in found]
    return sorted(puzzles, key=_order)


def _quality(found: Find) -> tuple[bool, bool, float]:
    """Return what decides which puzzles are taken; hard ones before all others, as they are rare."""
    return grade_of(found) == "hard", found.proved, found.puzzle.chance - found.puzzle.next


def _order(puzzle: Puzzle) -> tuple[int, int, int, int]:
    return GRADES.index(puzzle.grade), puzzle.goal.turns, puzzle.number, len(puzzle.moves)

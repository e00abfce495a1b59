"""The fifty puzzles of an edition out of all that were found, by grade.

Knows what was found; knows nothing of how. Easy is what the bot ``greedy`` plays, medium what it misses and the level
Normal hardly ever does; hard is the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from game.challenges.puzzle import GRADES, Grade, Puzzle
from tools.make_puzzles.mining import Find

COUNT: Final = 50
MAX_OF_A_GAME: Final = 2
MIN_PLAYED: Final = 0.85
"""Minimum share of trials in which Normal plays the action of a medium puzzle."""


def grade_of(found: Find) -> Grade:
    """Return how hard a puzzle is."""
    if found.greedy:
        return "easy"
    return "medium" if found.normal >= MIN_PLAYED else "hard"


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
    return [
        msgspec.structs.replace(each.puzzle, grade=grade)
        for grade, those in taken.items()
        for each in sorted(those, key=_order)
    ]


def _quality(found: Find) -> tuple[bool, bool, float]:
    """Return what decides which puzzles are taken; hard ones before all others, as they are rare."""
    return grade_of(found) == "hard", found.proved, found.puzzle.chance - found.puzzle.next


def _order(found: Find) -> tuple[int, int, int]:
    return found.puzzle.goal.turns, found.puzzle.number, len(found.puzzle.moves)

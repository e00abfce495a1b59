"""Texts about challenges: the goal of a puzzle, how its opponent plays, the turns left, and results.

Knows puzzles and attempts; knows nothing of pixels.
"""

from __future__ import annotations

from datetime import date, datetime, time
from typing import TYPE_CHECKING

from game.rules import edition
from game.scenes.shared import saved_game_text as saved_texts
from game.scenes.shared.lineup import level_name
from game.support.i18n import tr, trn

if TYPE_CHECKING:
    from game.challenges.attempts import Attempt
    from game.challenges.puzzle import Grade, Puzzle


def goal(puzzle: Puzzle, rival: str) -> str:
    """Return the goal of a puzzle as a sentence."""
    turns = puzzle.goal.turns
    if puzzle.goal.kind == "win":
        return trn("Win within {count} turn.", "Win within {count} turns.", turns).format(count=turns)
    if puzzle.goal.kind == "best":
        return tr("Find the best move.")
    name = tile_name(puzzle)
    if not name:
        text = trn("Stop {rival} from winning for {count} turn.", "Stop {rival} from winning for {count} turns.", turns)
    elif puzzle.goal.kind == "tile":
        text = trn("Win {tile} within {count} turn.", "Win {tile} within {count} turns.", turns)
    else:
        text = trn(
            "Stop {rival} from winning {tile} for {count} turn.",
            "Stop {rival} from winning {tile} for {count} turns.",
            turns,
        )
    return text.format(tile=name, rival=rival, count=turns)


def tile_name(puzzle: Puzzle) -> str:
    """Return the name of the goal's bonus tile, or an empty string if it has none."""
    tile = puzzle.goal.tile
    return "" if tile is None else tr(edition(puzzle.edition).tiles[tile].name)


def title(number: int) -> str:
    """Return the name of a puzzle by its number in the list, counted from 1; 0 is the puzzle of the day."""
    return tr("Puzzle {number}").format(number=number) if number else tr("Daily puzzle")


def grade_name(grade: Grade) -> str:
    """Return how hard a puzzle is in one word."""
    return {"easy": tr("Easy"), "medium": tr("Medium"), "hard": tr("Hard")}[grade]


def answerer(puzzle: Puzzle, rival: str) -> str:
    """Return a sentence on how the opponent plays, or on what makes a move the best."""
    if puzzle.goal.kind == "best":
        return tr("One move is far better than all others.")
    if puzzle.answer == "best":
        denied = puzzle.goal.kind == "deny"
        text = tr("{name} plays as well as possible.") if denied else tr("{name} plays the best defence.")
        return text.format(name=rival)
    text = tr("{level} computer plays {name}.")
    return text.format(name=rival, level=level_name(puzzle.answer))


def turn_of(begun: int, turns: int, deciding: bool) -> str:
    """Return which of the turns is being played; while ``deciding``, the next one has not begun."""
    number = min(turns, begun + 1) if deciding else max(1, begun)
    return tr("Turn {number} of {total}").format(number=number, total=turns)


def score(attempt: Attempt) -> str:
    """Return a result in a few words."""
    points = trn("{count} point", "{count} points", attempt.own).format(count=attempt.own)
    rounds = trn("{count} round", "{count} rounds", attempt.rounds).format(count=attempt.rounds)
    return tr("{points}, {rounds}").format(points=points, rounds=rounds)


def day(moment: date) -> str:
    """Return a day of the calendar in words."""
    return saved_texts.date(datetime.combine(moment, time(12)), clock=False)

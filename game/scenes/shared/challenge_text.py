"""Challenges in words: what a puzzle asks for, who answers, how far one is; and results.

Knows puzzles and attempts; knows nothing of pixels.
"""

from __future__ import annotations

from datetime import date, datetime, time
from typing import TYPE_CHECKING

from game.rules import edition
from game.scenes.shared import saved_game_text as saved_words
from game.scenes.shared.lineup import level_name
from game.support.i18n import tr, trn

if TYPE_CHECKING:
    from game.challenges.deals import Attempt
    from game.challenges.puzzle import Puzzle


def goal(puzzle: Puzzle, rival: str) -> str:
    """Say in one sentence what is to be reached."""
    turns = puzzle.goal.turns
    if puzzle.goal.kind == "win":
        return trn("Win within {count} turn.", "Win within {count} turns.", turns).format(count=turns)
    name = tile_name(puzzle)
    if puzzle.goal.kind == "tile":
        text = trn("Get {tile} within {count} turn.", "Get {tile} within {count} turns.", turns)
    else:
        text = trn("Keep {tile} from {rival} for {count} turn.", "Keep {tile} from {rival} for {count} turns.", turns)
    return text.format(tile=name, rival=rival, count=turns)


def tile_name(puzzle: Puzzle) -> str:
    """Name the bonus tile of a goal, blank where it has none."""
    tile = puzzle.goal.tile
    return "" if tile is None else tr(edition(puzzle.edition).tiles[tile].name)


def title(number: int) -> str:
    """Name a puzzle by its number in the list, counted from 1."""
    return tr("Puzzle {number}").format(number=number)


def answerer(puzzle: Puzzle, rival: str) -> str:
    """Say how the opponent plays."""
    if puzzle.answer == "best":
        return tr("{name} answers with whatever spoils it.").format(name=rival)
    text = tr("{name} plays as the computer does at the level {level}.")
    return text.format(name=rival, level=level_name(puzzle.answer))


def turn_of(begun: int, turns: int, deciding: bool) -> str:
    """Say in which of the turns one is; ``deciding`` tells that the next one has not begun."""
    number = min(turns, begun + 1) if deciding else max(1, begun)
    return tr("Turn {number} of {total}").format(number=number, total=turns)


def score(attempt: Attempt) -> str:
    """Tell a result in few words."""
    points = trn("{count} point", "{count} points", attempt.own).format(count=attempt.own)
    rounds = trn("{count} round", "{count} rounds", attempt.rounds).format(count=attempt.rounds)
    return tr("{points}, {rounds}").format(points=points, rounds=rounds)


def day(moment: date) -> str:
    """Write a day of the calendar."""
    return saved_words.date(datetime.combine(moment, time(12)), clock=False)

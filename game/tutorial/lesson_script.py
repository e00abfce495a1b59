"""A lesson as a value, read from ``assets/tutorial``: a scripted game, and the steps that explain it or ask for a move.

Knows those files, places and moves in notation; knows nothing of sessions, screens or pygame. The deal is that
of a public secret, so dealer, match and rules play it like any other. ``EDITION.toml`` is the script,
``EDITION.LANGUAGE.toml`` has the text of each step; an edition without such files has no lesson.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

import msgspec

from game.match.dealer import secret_from
from game.record.hashing import game_id
from game.rules import (
    MAJORITY,
    Place,
    Seat,
    bank,
    bonus,
    deck,
    edition,
    hand,
    market,
    owned_majority,
    owned_tile,
    tile,
    tokens,
)
from game.rules.editions import REGISTRY
from game.support.i18n import language

LEARNER: Final[Seat] = 0
RIVAL: Final[Seat] = 1
"""The two seats of every lesson; the learner begins."""


class Landmark(StrEnum):
    """What a step can point at besides places."""

    POINTS = "points"
    TOTAL = "total"
    RIVAL = "rival"
    GAUNTLET = "gauntlet"


Spot: TypeAlias = Place | Landmark


class LessonError(ValueError):
    """A lesson's file is wrong; the message names the file and the step."""


class StepText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a step in one language; the text gives the reason before the task."""

    title: str
    text: str
    task: str = ""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step, shown once ``at`` moves of the script are played.

    Where it ``asks``, the learner is to make the script's next move, and the texts have a task; otherwise there is
    only text to read. ``later`` jumps to its position instead of playing up to it. ``marks`` are its spots as in the
    file.
    """

    edition: str
    id: str
    at: int
    marks: tuple[str, ...] = msgspec.field(name="spots")
    asks: bool = False
    later: bool = False

    @property
    def spots(self) -> tuple[Spot, ...]:
        """What the step points at."""
        return tuple(spot_of(mark, self.edition) for mark in self.marks)

    @property
    def title(self) -> str:
        """The heading, in the language in use."""
        return self._words.title

    @property
    def text(self) -> str:
        """The paragraph, in the language in use."""
        return self._words.text

    @property
    def task(self) -> str:
        """The learner’s task, in the language in use; empty where there is none."""
        return self._words.task

    @property
    def _words(self) -> StepText:
        return lesson_texts(self.edition, language())[self.id]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scripted game for two: ``number`` chooses the deal, ``moves`` are both seats' actions in notation, in order.

    The steps are sorted by ``at``; moves that no step asks for are played automatically.
    """

    edition: str
    number: int
    moves: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def secret(self) -> bytes:
        """The dealer's secret: 32 bytes."""
        return secret_from(f"tutorial {self.edition}", self.number)


@cache
def spot_of(mark: str, edition_name: str) -> Spot:
    """Return what a step's mark means in an edition, ``own`` being the learner's; raises ``ValueError`` if it has none.

    Examples: ``market 1.3``, ``deck 1``, ``bank gold``, ``tile 2``, ``own tokens red``, ``own hand 1``, ``points``.
    """
    kinds = edition(edition_name).kind_names
    match mark.split():
        case ["market", where]:
            level, slot = where.split(".")
            return market(int(level), int(slot) - 1)
        case ["deck", level]:
            return deck(int(level))
        case ["bank", kind]:
            return bank(kinds.index(kind))
        case ["tile", number]:
            return tile(int(number) - 1)
        case ["majority"]:
            return MAJORITY
        case ["own", "tokens", kind]:
            return tokens(LEARNER, kinds.index(kind))
        case ["own", "bonus", kind]:
            return bonus(LEARNER, kinds.index(kind))
        case ["own", "hand", number]:
            return hand(LEARNER, int(number) - 1)
        case ["own", "tile", number]:
            return owned_tile(LEARNER, int(number) - 1)
        case ["own", "majority"]:
            return owned_majority(LEARNER)
        case _:
            return Landmark(mark)


@cache
def lesson_of(edition_name: str) -> Lesson:
    """Return the lesson of an edition; raises ``ValueError`` where it has none and ``LessonError`` for a bad file."""
    if edition_name not in REGISTRY or not REGISTRY[edition_name].lesson:
        raise ValueError(f"no lesson teaches “{edition_name}”")
    return read_lesson(edition_name, _read(f"{edition_name}.toml"))


def read_lesson(edition_name: str, script: str) -> Lesson:
    """Return the lesson of an edition from the text of its script; raises ``LessonError``."""
    where = f"{edition_name}.toml"
    try:
        data = tomllib.loads(script)
        steps = []
        for number, step in enumerate(data.pop("steps"), 1):
            where = f"{edition_name}.toml, step {step.get('id', number)}"
            steps.append(msgspec.convert({"edition": edition_name, **step}, LessonStep))
            _ = steps[-1].spots
        where = f"{edition_name}.toml"
        return msgspec.convert({"edition": edition_name, "steps": steps, **data}, Lesson)
    except (ValueError, KeyError) as error:
        raise LessonError(f"{where}: {error}") from error


@cache
def lesson_texts(edition_name: str, code: str) -> dict[str, StepText]:
    """Return the texts of an edition's lesson in a language, by the step’s id; raises ``LessonError``."""
    return read_texts(lesson_of(edition_name), code, _read(f"{edition_name}.{code}.toml"))


def read_texts(lesson: Lesson, code: str, text: str) -> dict[str, StepText]:
    """Return the texts of a lesson's steps in a language from their file's text; raises ``LessonError``.

    Each step has one, in any order, with a task just where it asks for a move. A line's end counts as a space.
    """
    where = f"{lesson.edition}.{code}.toml"
    try:
        data = tomllib.loads(text)
        found = {}
        for step in lesson.steps:
            where = f"{lesson.edition}.{code}.toml, step {step.id}"
            words = msgspec.convert(data.pop(step.id, {}), StepText)
            if bool(words.task) != step.asks:
                raise ValueError(f"the script {'asks' if step.asks else 'does not ask'} for a move here")
            found[step.id] = msgspec.structs.replace(words, text=words.text.replace("\n", " "))
        for unknown in data:
            where = f"{lesson.edition}.{code}.toml, step {unknown}"
            raise ValueError("the script has no such step")
    except ValueError as error:
        raise LessonError(f"{where}: {error}") from error
    return found


@cache
def lesson_games() -> frozenset[str]:
    """Return the game names of the lessons: the origin of games continued from a lesson."""
    lessons = [lesson_of(edition_name) for edition_name, modules in REGISTRY.items() if modules.lesson]
    return frozenset(game_id(lesson.secret) for lesson in lessons)


def _read(file: str) -> str:
    return (resources.files("assets") / "tutorial" / file).read_text(encoding="utf-8")

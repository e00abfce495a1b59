"""The lessons by edition."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.record.hashing import sha
from game.tutorial import base, marvel
from game.tutorial.lesson import Lesson

LESSONS: Final = {lesson.edition: lesson for lesson in (base.LESSON, marvel.LESSON)}


def lesson_of(edition: str) -> Lesson:
    """Return the lesson of an edition; raises ``ValueError`` where there is none."""
    if edition not in LESSONS:
        raise ValueError(f"no lesson teaches “{edition}”")
    return LESSONS[edition]


@cache
def lesson_games() -> frozenset[str]:
    """Return the game names of the lessons, which records played on from them give as their origin."""
    return frozenset(sha("game", lesson.secret).hex()[:32] for lesson in LESSONS.values())

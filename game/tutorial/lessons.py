"""The lessons by edition, as the registry of editions has them."""

from __future__ import annotations

from functools import cache

from game.record.hashing import sha
from game.rules.editions import EDITION_NAMES, edition_part
from game.tutorial.lesson import Lesson


def lesson_of(edition: str) -> Lesson:
    """Return the lesson of an edition; raises ``ValueError`` where there is none."""
    lesson: Lesson | None = edition_part(edition, "lesson", "LESSON")
    if lesson is None:
        raise ValueError(f"no lesson teaches “{edition}”")
    return lesson


@cache
def lesson_games() -> frozenset[str]:
    """Return the game names of the lessons, which records played on from them give as their origin."""
    lessons = [edition_part(name, "lesson", "LESSON") for name in EDITION_NAMES]
    return frozenset(sha("game", lesson.secret).hex()[:32] for lesson in lessons if lesson is not None)

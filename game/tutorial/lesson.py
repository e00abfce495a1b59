"""A lesson as a value: a scripted game and the steps at which it is talked about or handed to the learner.

Knows places and moves in notation; knows nothing of sessions, files, screens or pygame. The deal is an ordinary one
from a secret that everybody may know, so the real dealer, match and rules play it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec

from game.match.dealer import secret_from
from game.rules import Place, Seat

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


class LessonStep(msgspec.Struct, frozen=True):
    """What is said once ``at`` moves of the script are played, and what it points at.

    ``title`` and ``text`` are English for the catalogues; the text says why before what. With a ``task`` the learner
    is to make the script's next move; without one it is only read. ``later`` jumps to its position instead of playing
    up to it.
    """

    at: int
    title: str
    text: str
    spots: tuple[Spot, ...]
    task: str = ""
    later: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """A scripted game for two: ``number`` chooses the deal, ``moves`` are both seats' actions in notation, in order.

    The steps are sorted by ``at``; what no step hands to the learner is played by itself.
    """

    edition: str
    number: int
    moves: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def secret(self) -> bytes:
        """The dealer's secret: 32 bytes."""
        return secret_from(f"tutorial {self.edition}", self.number)

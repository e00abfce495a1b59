"""Occasional glints on stones: at the resting table, and on the title's picture.

Knows time, a position and the layout's places; knows nothing of pixels drawn or of input. A glint is never on what has
to be read: it is on a token's stone in the bank, or on the stone in a card's corner.
"""

from __future__ import annotations

import math
import random
from typing import Final

from game.rules.model import LEVELS, SLOTS, GameState, Place, bank, market

FIRST_MS: Final = 4_000.0
"""How long the table rests before the first glint."""
GLINT_MS: Final = 640.0
_PAUSE_MS: Final = (4_000.0 - GLINT_MS, 7_000.0 - GLINT_MS)
"""A glint begins 4 to 7 s after the one before."""
_PICTURES: Final = 8
"""The number of pictures of one glint: few, so that a screen at rest takes little processor time."""
SWEEP_MS: Final = 900.0
"""How long light runs along the bar's status when the last round begins."""
_SWEEP: Final = 5


class Glints:
    """Glints after ``first_ms`` and then after pauses of a random length in a range.

    ``chance`` chooses the place of each glint, 0 to 1. The seed makes every run the same.
    """

    def __init__(self, seed: int, first_ms: float, pause_ms: tuple[float, float]) -> None:
        self._random = random.Random(seed)
        self._first_ms, self._pause_ms = first_ms, pause_ms
        self._wait_ms = first_ms
        self._age_ms = GLINT_MS
        self.chance = 0.0

    @property
    def lit(self) -> bool:
        """Whether there is a glint now."""
        return self._age_ms < GLINT_MS

    @property
    def strength(self) -> float:
        """The strength of the glint, 0 to 1."""
        return math.sin(math.pi * (self._picture() + 0.5) / _PICTURES) ** 2

    def step(self, dt_ms: float, *, resting: bool = True) -> bool:
        """Advance by some milliseconds; no glint unless ``resting``. True where there is another picture to draw."""
        before = self._picture()
        if not resting:
            self._age_ms, self._wait_ms = GLINT_MS, self._first_ms
        elif self.lit:
            self._age_ms += dt_ms
        else:
            self._wait_ms -= dt_ms
            if self._wait_ms <= 0:
                self._wait_ms = self._random.uniform(*self._pause_ms)
                self.chance = self._random.random()
                self._age_ms = 0.0
        return self._picture() != before

    def _picture(self) -> int:
        return min(_PICTURES, int(self._age_ms / GLINT_MS * _PICTURES))


class Sparkles(Glints):
    """The glints on the stones of the table."""

    def __init__(self) -> None:
        super().__init__(11, FIRST_MS, _PAUSE_MS)

    def shown(self, state: GameState) -> tuple[Place, float] | None:
        """Return the place of the glint and its strength, 0 to 1; ``None`` while there is none."""
        if not self.lit:
            return None
        places = [bank(kind) for kind, count in enumerate(state.bank) if count]
        places += [market(level, slot) for level in LEVELS for slot in range(SLOTS) if state.market[level - 1][slot]]
        return (places[int(self.chance * len(places))], self.strength) if places else None


def sweep(age_ms: float) -> list[tuple[float, float]]:
    """Return the glints that run along a sign: the position of each, 0 to 1, and its strength."""
    found = []
    for number in range(_SWEEP):
        share = age_ms / SWEEP_MS * 1.8 - 0.2 * number
        if 0 < share < 1:
            found.append((number / (_SWEEP - 1), math.sin(math.pi * share)))
    return found

"""The light that now and then plays on a stone: at the table while it rests, and on the title's picture.

Knows time, a position and the layout's places; knows nothing of pixels drawn or of input. It is rare and never on what
has to be read: a token's stone in the bank, or the stone in a card's corner.
"""

from __future__ import annotations

import math
import random
from typing import Final

from game.rules.model import LEVELS, SLOTS, GameState, Place, bank, market

FIRST_MS: Final = 12_000.0
"""How long the table has rested before the first one."""
GLINT_MS: Final = 640.0
_PICTURES: Final = 8
"""In how many pictures a stone shines up and fades: a screen at rest takes next to nothing of the processor."""
SWEEP_MS: Final = 900.0
"""How long light runs over the sign of the last round when it comes up."""
_SWEEP: Final = 5


class Glints:
    """Lets light shine for a moment, after ``first_ms`` and then after pauses of a random length in a range.

    ``chance`` is where it shines, anew for each time, 0 to 1. The seed makes all of it the same in every run.
    """

    def __init__(self, seed: int, first_ms: float, pause_ms: tuple[float, float]) -> None:
        self._random = random.Random(seed)
        self._first_ms, self._pause_ms = first_ms, pause_ms
        self._wait_ms = first_ms
        self._age_ms = GLINT_MS
        self.chance = 0.0

    @property
    def lit(self) -> bool:
        """Whether light shines."""
        return self._age_ms < GLINT_MS

    @property
    def strength(self) -> float:
        """How strongly it shines, 0 to 1."""
        return math.sin(math.pi * (self._picture() + 0.5) / _PICTURES) ** 2

    def step(self, dt_ms: float, *, resting: bool = True) -> bool:
        """Let time pass; while something else moves nothing shines. True where there is another picture to draw."""
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
    """The light on the stones of the table."""

    def __init__(self) -> None:
        super().__init__(11, FIRST_MS, (9_000.0, 18_000.0))

    def shown(self, state: GameState) -> tuple[Place, float] | None:
        """Return the place whose stone shines and how strongly, 0 to 1; ``None`` while none does."""
        if not self.lit:
            return None
        places = [bank(kind) for kind, count in enumerate(state.bank) if count]
        places += [market(level, slot) for level in LEVELS for slot in range(SLOTS) if state.market[level - 1][slot]]
        return (places[int(self.chance * len(places))], self.strength) if places else None


def sweep(age_ms: float) -> list[tuple[float, float]]:
    """Return the flashes that run over a sign: how far along it each is, and how strong."""
    found = []
    for number in range(_SWEEP):
        share = age_ms / SWEEP_MS * 1.8 - 0.2 * number
        if 0 < share < 1:
            found.append((number / (_SWEEP - 1), math.sin(math.pi * share)))
    return found

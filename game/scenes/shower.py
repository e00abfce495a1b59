"""The shower of sparks that greets a winner: where each spark is at a moment.

Knows time and the stage's reference pixels; knows nothing of pictures or of who won.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

SPARKS: Final = 46
LENGTH_MS: Final = 2600.0
"""When the last spark has gone out."""
COUNT_MS: Final = 900.0
"""How long the points take to count up."""


class Spark(NamedTuple):
    """A spark of the shower: its middle, size and strength (0 to 1)."""

    x: float
    y: float
    size: float
    strength: float


def sparks(center: tuple[float, float], age_ms: float) -> Iterator[Spark]:
    """Give the sparks that are alight: they fly out from the middle, slow down, sink and go out."""
    chance = random.Random(7)
    for _ in range(SPARKS):
        angle, reach = chance.uniform(-math.pi, 0.15), chance.uniform(160, 440)
        delay, life = chance.uniform(0, 700), chance.uniform(1000, 1900)
        size = chance.choice((20.0, 30.0, 44.0))
        share = (age_ms - delay) / life
        if 0 <= share < 1:
            flown = 1 - (1 - share) ** 3
            x = center[0] + math.cos(angle) * reach * flown
            y = center[1] + math.sin(angle) * reach * 0.7 * flown + 170 * share * share
            yield Spark(x, y, size, min(1.0, 6 * share, 2.2 * (1 - share)))


def counted(points: int, age_ms: float) -> int:
    """Give the points as far as they have been counted up."""
    share = min(1.0, age_ms / COUNT_MS)
    return round(points * (1 - (1 - share) ** 3))

"""The animation of a result screen: sparks, dust, counting points and arriving pieces as functions of time.

Knows time and the stage's reference pixels; knows nothing of sprites or of who won.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.view.theme import out_cubic

SPARKS: Final = 46
GREETING_MS: Final = 2600.0
"""When the last spark has faded and every piece is in its place."""
COUNT_MS: Final = 900.0
"""The duration of counting up the points."""
MOTES: Final = 54
DUST_MS: Final = 11_000.0
"""When the last mote of dust has faded."""


class Spark(NamedTuple):
    """A point of light: its centre, size and strength (0 to 1)."""

    x: float
    y: float
    size: float
    strength: float


def sparks(center: tuple[float, float], age_ms: float) -> Iterator[Spark]:
    """Yield the visible sparks: they fly outwards from ``center``, slow down, sink and fade."""
    rng = random.Random(7)
    for _ in range(SPARKS):
        angle, reach = rng.uniform(-math.pi, 0.15), rng.uniform(160, 440)
        delay, life = rng.uniform(0, 700), rng.uniform(1000, 1900)
        size = rng.choice((20.0, 30.0, 44.0))
        share = (age_ms - delay) / life
        if 0 <= share < 1:
            flown = out_cubic(share)
            x = center[0] + math.cos(angle) * reach * flown
            y = center[1] + math.sin(angle) * reach * 0.7 * flown + 170 * share * share
            yield Spark(x, y, size, min(1.0, 6 * share, 2.2 * (1 - share)))


def dust(box: tuple[float, float, float, float], age_ms: float) -> Iterator[Spark]:
    """Yield the visible motes: they float down through a box on the stage, sway, glimmer and fade."""
    rng = random.Random(29)
    left, top, width, height = box
    for _ in range(MOTES):
        x, drop = left + rng.uniform(0, width), top + rng.uniform(-0.1, 0.35) * height
        delay, life = rng.uniform(300, DUST_MS - 5600), rng.uniform(3000, 5500)
        size, sway, turn = rng.choice((8.0, 12.0, 18.0)), rng.uniform(8, 26), rng.uniform(0, math.tau)
        share = (age_ms - delay) / life
        if 0 <= share < 1:
            phase = turn + share * 9
            glimmer = 0.62 + 0.38 * math.sin(phase * 2.3)
            fade = min(1.0, 5 * share, 3 * (1 - share))
            yield Spark(x + sway * math.sin(phase), drop + share * height * 0.7, size, fade * glimmer)


def counted(points: int, age_ms: float) -> int:
    """Return the points counted up so far."""
    return round(points * out_cubic(min(1.0, age_ms / COUNT_MS)))


def arrival(age_ms: float, delay_ms: float, length_ms: float) -> float:
    """Return how far a piece has moved to its place, from 0 to 1, fast at first."""
    return out_cubic(min(1.0, max(0.0, (age_ms - delay_ms) / length_ms)))


def flash(age_ms: float, at_ms: float, length_ms: float = 420.0) -> float:
    """Return the brightness of a flash that begins at ``at_ms``, from 0 to 1 and back."""
    share = (age_ms - at_ms) / length_ms
    return math.sin(math.pi * share) if 0 <= share < 1 else 0.0

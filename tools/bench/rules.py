"""Speed of the plain engine: whole random games, every legal action listed at every move."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

from game.rules import edition as load_edition
from tools.bench.rows import Row, at_least
from tools.randomplay import random_game

SECONDS: Final = 2.0
GAMES_PER_S: Final = 50.0


def measure() -> Iterator[Row]:
    """Play random 2-player games of each edition for a while."""
    for name in ("base", "marvel"):
        edition = load_edition(name)
        rng = random.Random(1)
        random_game(edition, 2, rng)
        games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            random_game(edition, 2, rng)
            games += 1
        yield at_least(f"rules: random games, {name}", games / (time.perf_counter() - start), "games/s", GAMES_PER_S)

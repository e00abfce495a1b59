"""Speed of the plain engine, every legal action listed at every move, and of the bot that looks at each of them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

from game.bots import make_bot
from game.match.dealer import secret_from
from game.match.simulate import play
from game.rules import current_actor, observe
from game.rules import edition as load_edition
from tools.bench.rows import Row, at_least, at_most, percentile
from tools.randomplay import random_game

SECONDS: Final = 2.0
GAMES_PER_S: Final = 50.0
DECISION_MS: Final = 20.0
SEATS: Final = 4


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
        yield at_most(f"greedy decides, p90, {name}", percentile(_decisions(name), 90), "ms", DECISION_MS)


def _decisions(name: str) -> list[float]:
    """Time in milliseconds each decision of a greedy bot in a game of four."""
    match, _ = play(name, ["greedy"] * SEATS, secret_from("bench", 0))
    bot = make_bot("greedy", b"bench")
    times: list[float] = []
    for position in match.follower.positions:
        seat = current_actor(position.state)
        if seat is not None and not position.state.pending:
            view = observe(position.state, seat)
            start = time.perf_counter()
            bot.choose(view)
            times.append((time.perf_counter() - start) * 1000)
    return times

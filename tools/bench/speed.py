"""Speed of the rules, of a bot and of the viewer's data, measured by pytest-benchmark: ``measure`` runs this file."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from game.bots import make_bot
from game.match.dealer import secret_from
from game.match.simulate import play, simulate
from game.replays.replay import Replay
from game.rules import EDITION_NAMES, current_actor, edition, observe
from tools.bench.rows import Row, at_least, at_most, percentile
from tools.randomplay import random_game

TURNS: Final = 100


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_random_game(benchmark: Any, name: str) -> None:
    """The plain engine: a game of two, with every legal action listed at every move."""
    benchmark.pedantic(random_game, (edition(name), 2, random.Random(1)), rounds=200, warmup_rounds=1)


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_greedy_decision(benchmark: Any, name: str) -> None:
    """Each decision of a bot that looks at every legal action, in a game of four."""
    match, _ = play(name, ["greedy"] * 4, secret_from("bench", 0))
    states = [position.state for position in match.follower.positions]
    actors = ((state, current_actor(state)) for state in states if not state.pending)
    views = [observe(state, seat) for state, seat in actors if seat is not None]
    bot = make_bot("greedy", b"bench")
    turns = iter(views)
    benchmark.pedantic(bot.choose, setup=lambda: ((next(turns),), {}), rounds=len(views))


@pytest.fixture(scope="module")
def long_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shortest of some random games with enough turns."""
    folder = tmp_path_factory.mktemp("records")
    simulate("marvel", 4, 12, "bench", ["random"], folder)
    turns = {path: len(Replay.load(path).turns) for path in sorted(folder.iterdir())}
    return min((path for path in turns if turns[path] >= TURNS), key=lambda path: turns[path])


def test_load(benchmark: Any, long_record: Path) -> None:
    """Load a long record into the viewer."""
    benchmark.pedantic(Replay.load, (long_record,), rounds=10, warmup_rounds=1)


def test_jump(benchmark: Any, long_record: Path) -> None:
    """Jump to each turn of a long record."""
    replay = Replay.load(long_record)
    turns = iter(replay.turns)
    benchmark.pedantic(replay.state_at, setup=lambda: ((next(turns),), {}), rounds=len(replay.turns))


def measure() -> Iterator[Row]:
    """Run the benchmarks in a process of their own and yield their times against the budgets."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        options = [f"--benchmark-json={report}", f"--benchmark-storage=file://{folder}"]
        command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", __file__, *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found: list[dict[str, Any]] = json.loads(report.read_bytes())["benchmarks"]
    times = {each["name"].removeprefix("test_"): each["stats"]["data"] for each in found}
    for name in EDITION_NAMES:
        yield at_least(f"random games, {name}", 1 / statistics.mean(times[f"random_game[{name}]"]), "games/s", 50.0)
        decisions = percentile(times[f"greedy_decision[{name}]"], 90)
        yield at_most(f"greedy decides, p90, {name}", decisions * 1000, "ms", 20.0)
    yield at_most(f"load a record of {TURNS} turns or more", statistics.median(times["load"]) * 1000, "ms", 50.0)
    yield at_most("jump to a turn, worst", max(times["jump"]) * 1000, "ms", 50.0)

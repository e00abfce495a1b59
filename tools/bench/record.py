"""Speed of the viewer's data: loading a record of a hundred turns and jumping about in it."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.match.simulate import simulate
from game.replays.replay import Replay
from tools.bench.rows import Row, at_most

TURNS: Final = 100
BUDGET_MS: Final = 50.0


def measure() -> Iterator[Row]:
    """Play a long game between random bots, then load it and jump to every turn."""
    with tempfile.TemporaryDirectory() as folder:
        path = _long_record(Path(folder))
        loads, jumps = [], []
        for _ in range(7):
            start = time.perf_counter()
            replay = Replay.load(path)
            loads.append((time.perf_counter() - start) * 1000)
            for entry in replay.turns:
                start = time.perf_counter()
                replay.state_at(entry)
                jumps.append((time.perf_counter() - start) * 1000)
    yield at_most(f"load a record of {len(replay.turns)} turns", statistics.median(loads), "ms", BUDGET_MS)
    yield at_most("jump to a turn, worst", max(jumps), "ms", BUDGET_MS)


def _long_record(folder: Path) -> Path:
    """Write records of random games until one is long enough; give the shortest such."""
    simulate("marvel", 4, 12, "bench", ["random"], folder)
    records = sorted(folder.iterdir(), key=lambda path: len(Replay.load(path).turns))
    return next(path for path in records if len(Replay.load(path).turns) >= TURNS)

"""Work shared out over processes, with a bar of progress.

Knows functions and their arguments; knows nothing of what is calculated.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, TextIO, TypeVar

from game.bots.runner import use_one_thread

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")

BAR: Final = 30
"""The length of the bar in characters."""


class ProgressBar:
    """How much of some work is done and how long the rest takes, on one line of a terminal; no output elsewhere."""

    def __init__(self, label: str, total: int, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._label = label
        self._total = total
        self._out = out
        self._clock = clock
        self._began = clock()

    def show(self, done: int) -> None:
        """Draw the bar again with ``done`` parts of the work."""
        if not self._out.isatty():
            return
        filled = BAR * done // max(1, self._total)
        rest = (self._clock() - self._began) * (self._total - done) / done if done else 0.0
        left = f"{rest / 60:.0f} min left" if rest >= 90 else f"{rest:.0f} s left"
        text = f"\r{self._label} [{'#' * filled}{'.' * (BAR - filled)}] {done} of {self._total}, {left}"
        self._out.write(f"{text:<100}{chr(10) if done == self._total else ''}")
        self._out.flush()


def spread(
    function: Callable[[ItemT], ResultT], items: Sequence[ItemT], processes: int, label: str
) -> Iterator[tuple[ItemT, ResultT]]:
    """Yield each item with its result, in the order in which they are ready.

    Each process calculates with one thread. Where the caller stops early, work that has not begun is dropped.
    """
    use_one_thread()
    bar = ProgressBar(label, len(items), sys.stderr)
    bar.show(0)
    # A fresh process imports numpy itself; a forked one would have it already, with several threads.
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        try:
            waiting = {pool.submit(function, item): item for item in items}
            for done, future in enumerate(as_completed(waiting), 1):
                bar.show(done)
                yield waiting[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Return how many processes this computer can run at once."""
    return os.cpu_count() or 1

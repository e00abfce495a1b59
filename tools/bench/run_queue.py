"""How long a thread was ready to run while other programs had the processors: measurements leave it out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SCHEDULE: Final = Path("/proc/thread-self/schedstat")


def waited_s() -> float:
    """Return how many seconds this thread has so far been ready to run without a free processor.

    Waiting for another thread of the same process does not count; always 0 where the system does not report it.
    """
    try:
        return int(SCHEDULE.read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0

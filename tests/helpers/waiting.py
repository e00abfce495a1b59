"""Waiting for what another thread or process does: bounded by a deadline that only a hung program misses.

A number of steps would bound the patience by the speed of the machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE_S = 60.0


def wait_until(
    done: Callable[[], object], step: Callable[[], object] | None = None, what: str = "what is waited for"
) -> None:
    """Call step until done returns something true.

    Raises:
        AssertionError: That took longer than PATIENCE_S; the message names what did not happen.
    """
    deadline = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < deadline, f"{what}: not within {PATIENCE_S:.0f} s"
        if step is not None:
            step()
        time.sleep(0.001)

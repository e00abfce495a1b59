"""Waiting for another thread or process, bounded by a deadline that only a hung program misses.

A number of steps would bound the patience by the speed of the machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.sessions.session import Session
    from game.sessions.update import Update

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


def wait_for_updates(session: Session, count: int = 1) -> list[Update]:
    """Poll a session, whose game runs in a thread, until it has returned at least that many updates; return them.

    Raises:
        AssertionError: That took longer than PATIENCE_S.
    """
    updates: list[Update] = []
    wait_until(lambda: len(updates) >= count, lambda: updates.extend(session.poll()), f"{count} updates of the session")
    return updates

"""Threads for what takes long, such as the end of a room.

Knows nothing of rooms and networks.
"""

from __future__ import annotations

import threading
from collections.abc import Callable


class Background:
    """Runs what takes long, each on a thread of its own."""

    def __init__(self) -> None:
        """Begin without threads."""
        self._threads: list[threading.Thread] = []

    def run(self, work: Callable[[], object]) -> None:
        """Begin some work; called on the screen’s and the network’s thread."""
        thread = threading.Thread(target=work, name="background")
        thread.start()
        self._threads.append(thread)

    def join(self) -> None:
        """Wait until all work is done."""
        while self._threads:
            self._threads.pop().join()

"""The search for a game whose host is lost: a table that announces it may be where it continues.

Knows announcements and one thread. Announcements prove nothing: each address found has to be tried.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Protocol

from net.protocol.room_types import FoundTable

INTERVAL_S: Final = 1.0
"""How often announcements are checked; an address that did not answer is reported again."""


class TableBrowser(Protocol):
    """Finds tables, as ``net.discovery.mdns.Browser``."""

    def start(self) -> None:
        """Start to search."""

    def stop(self) -> None:
        """Stop, and forget what was found."""

    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables found so far."""


def _browser() -> TableBrowser:
    from net.discovery.mdns import Browser  # slow to import

    return Browser()


class GameFinder:
    """Searches for one game at a time, in its own thread."""

    def __init__(self, found: Callable[[FoundTable], None], browser: Callable[[], TableBrowser] = _browser) -> None:
        """``found`` is called in that thread, again and again, with every table that announces the game."""
        self._found = found
        self._browser = browser
        self._tag = ""
        self._stopped = threading.Event()

    def search(self, tag: str) -> None:
        """Search for a game by its tag (``handshake.game_tag``) from now on; an empty one ends the search."""
        if tag == self._tag:
            return
        self._tag = tag
        self._stopped.set()
        if tag:
            self._stopped = threading.Event()
            threading.Thread(target=self._run, args=(tag, self._stopped), name="game finder", daemon=True).start()

    def _run(self, tag: str, stopped: threading.Event) -> None:
        browser = self._browser()
        browser.start()
        while not stopped.wait(INTERVAL_S):
            for table in browser.tables():
                if table.game == tag:
                    self._found(table)
        browser.stop()

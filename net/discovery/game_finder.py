"""Looks out for a game whose dealer is lost: a table that announces it may be where it goes on.

Knows announcements and one thread; what is said there proves nothing, and who is told of it has to try the place.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Protocol

from net.protocol.room_types import FoundTable

LOOK_S: Final = 1.0
"""How often it is looked at what is announced: a place that led nowhere is told of again."""


class TableBrowser(Protocol):
    """Something that finds tables, as ``discovery.Browser`` does."""

    def start(self) -> None:
        """Begin to look."""

    def stop(self) -> None:
        """Stop looking."""

    def tables(self) -> tuple[FoundTable, ...]:
        """List the tables found so far."""


def _browser() -> TableBrowser:
    from net.discovery.mdns import Browser

    return Browser()


class GameFinder:
    """Looks for one game at a time; nothing here waits for the network."""

    def __init__(self, sighted: Callable[[FoundTable], None], browser: Callable[[], TableBrowser] = _browser) -> None:
        """``sighted`` is told, in a thread of its own and again and again, of every table that announces the game."""
        self._sighted = sighted
        self._browser = browser
        self._mark = ""
        self._stopped = threading.Event()

    def seek(self, mark: str) -> None:
        """Look for a game by its mark (``proof.mark_game``) from now on; an empty one ends the search."""
        if mark == self._mark:
            return
        self._mark = mark
        self._stopped.set()
        if mark:
            self._stopped = threading.Event()
            threading.Thread(target=self._run, args=(mark, self._stopped), name="lookout", daemon=True).start()

    def _run(self, mark: str, stopped: threading.Event) -> None:
        browser = self._browser()
        browser.start()
        while not stopped.wait(LOOK_S):
            for table in browser.tables():
                if table.game == mark:
                    self._sighted(table)
        browser.stop()

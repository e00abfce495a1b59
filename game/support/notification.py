"""Notifications of the desktop, where there is one.

Knows the library, which is loaded with the first of them; knows nothing of when there is something to notify.
"""

from __future__ import annotations

import logging
import queue
import threading
from typing import Final

from game.support.closeable import Closeable

NAME: Final = "Cabochon"
_log = logging.getLogger(__name__)


class DesktopNotifier(Closeable):
    """Shows notifications on a thread of its own: a desktop may take long to answer, or not be there at all."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[tuple[str, str] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def show(self, title: str, text: str) -> None:
        """Show a notification; without a desktop that takes it, nothing happens."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="notifications", daemon=True)
            self._thread.start()
        self._waiting.put((title, text))

    def close(self) -> None:
        """End the thread without waiting for the desktop."""
        self._waiting.put(None)

    def _run(self) -> None:
        try:
            from desktop_notifier import DesktopNotifierSync
        except ImportError as error:
            _log.info("no notifications: %s", error)
            return
        # The library writes a whole traceback where there is no desktop.
        logging.getLogger("desktop_notifier").setLevel(logging.CRITICAL)
        try:
            desktop = DesktopNotifierSync(app_name=NAME)
            while (found := self._waiting.get()) is not None:
                desktop.send(title=found[0], message=found[1])
        except Exception as error:  # whatever a desktop's own service raises
            _log.info("no notifications: %s", error)

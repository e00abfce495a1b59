"""The network's log: a small file in the person's folder, so that nothing is printed on the terminal of a game.

Knows only the file, not what is logged.
"""

from __future__ import annotations

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

FILE_NAME: Final = "network.log"
LARGEST_BYTES: Final = 256 * 1024
"""The size at which the file is replaced; one older file is kept."""


class Log:
    """Writes what the modules of ``net`` log to a file until ``close``; without a file their lines are dropped."""

    def __init__(self, data_dir: Path) -> None:
        """Start to write; a folder that cannot be written to must not prevent a game."""
        self._handler: logging.Handler = logging.NullHandler()
        with contextlib.suppress(OSError):
            data_dir.mkdir(parents=True, exist_ok=True)
            self._handler = RotatingFileHandler(
                data_dir / FILE_NAME, maxBytes=LARGEST_BYTES, backupCount=1, encoding="utf-8", delay=True
            )
            self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logging.getLogger("net").addHandler(self._handler)

    def close(self) -> None:
        """Stop to write."""
        logging.getLogger("net").removeHandler(self._handler)
        self._handler.close()

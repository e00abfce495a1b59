"""The network's log: a small file in the person's folder, so that nothing is said on the terminal of a game.

Knows where the file lies; what is worth a line is said where it happens.
"""

from __future__ import annotations

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

FILE_NAME: Final = "network.log"
LARGEST_BYTES: Final = 256 * 1024
"""How long the file grows before it is put aside; one older file is kept."""


class Log:
    """Writes what the modules of ``net`` log into a file until it is closed; without a file they are silent."""

    def __init__(self, data_dir: Path) -> None:
        """Begin to write into the folder; one that cannot be written to is no reason not to play."""
        self._handler: logging.Handler = logging.NullHandler()
        with contextlib.suppress(OSError):
            data_dir.mkdir(parents=True, exist_ok=True)
            self._handler = RotatingFileHandler(
                data_dir / FILE_NAME, maxBytes=LARGEST_BYTES, backupCount=1, encoding="utf-8", delay=True
            )
            self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logging.getLogger("net").addHandler(self._handler)

    def close(self) -> None:
        """Write no more."""
        logging.getLogger("net").removeHandler(self._handler)
        self._handler.close()

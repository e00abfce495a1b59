"""Files that survive a crash: whole or not there, and on the disk before anyone is told.

Knows writing, syncing and the journal of a game; knows nothing of what is in the files.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

UNFINISHED_SUFFIX: Final = ".new"
"""Ends the hidden name of a file that is still being written."""


def write_whole(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file so that after a crash either the old one or all of the new one is there; raises ``OSError``."""
    temporary = path.with_name(f".{path.name}{UNFINISHED_SUFFIX}")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o644)
    try:
        _write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    temporary.replace(path)
    sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """Make a folder's list of names durable, where the system can."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class FileJournal:
    """Appends a game's lines to its file; a line is on the disk when ``append`` returns."""

    def __init__(self, path: Path, kept: int) -> None:
        """Open the file and cut off a torn last line, all behind its first ``kept`` bytes; raises ``OSError``."""
        self._descriptor = os.open(path, os.O_RDWR)
        self._size = kept
        self._cut()

    def append(self, line: str) -> None:
        """Write one line; raises ``OSError`` where that fails, and then takes back what was written of it."""
        data = line.encode("utf-8")
        try:
            _write_all(self._descriptor, data)
            os.fsync(self._descriptor)
        except OSError:
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._size += len(data)

    def close(self) -> None:
        """Close the file; nothing can be appended afterwards."""
        os.close(self._descriptor)

    def _cut(self) -> None:
        if os.fstat(self._descriptor).st_size != self._size:
            os.ftruncate(self._descriptor, self._size)
            os.fsync(self._descriptor)
        os.lseek(self._descriptor, self._size, os.SEEK_SET)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]

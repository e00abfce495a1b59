"""Files that survive a crash: whole or not there, and on the disk before anyone is told.

Knows writing, syncing and the journal of a game, on every system; knows nothing of what is in the files.
"""

from __future__ import annotations

import contextlib
import errno
import os
import time
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

UNFINISHED_SUFFIX: Final = ".new"
"""Ends the hidden name of a file that is still being written."""

_BINARY: Final = getattr(os, "O_BINARY", 0)
"""Without it Windows writes two bytes for each line feed, and a record would no longer be the same everywhere."""
_CANNOT_SYNC: Final = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EACCES, errno.EPERM, errno.EISDIR}
_BUSY_TRIES: Final = 5 if os.name == "nt" else 0
"""How often a file that somebody is just looking at, such as a scanner, is tried again: only Windows minds that."""
_PAUSE_S: Final = 0.05


def own_folder() -> Path:
    """Name the system's place for what a person keeps with this program."""
    return user_data_path("cabochon", appauthor=False)


def write_whole(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file so that after a crash either the old one or all of the new one is there; raises ``OSError``."""
    temporary = path.with_name(f".{path.name}{UNFINISHED_SUFFIX}")
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o600 if private else 0o644)
        try:
            _write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        _replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def exists(path: Path) -> bool:
    """Tell whether there is something at a path that a person has typed: where it may not be looked, there is nothing.

    The system complains about names that are too long for any file, and about folders that may not be entered.
    """
    try:
        return path.exists()
    except OSError:
        return False


def has_text_name(path: Path) -> bool:
    """Tell whether a file's name can be written down: on some systems a name may be any bytes."""
    try:
        path.name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def sync_folder(path: Path) -> None:
    """Make a folder's list of names durable, where the system can; raises ``OSError`` where the disk fails."""
    if os.name == "nt":
        return
    try:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


class FileJournal:
    """Appends a game's lines to its file; a line is on the disk when ``append`` returns."""

    def __init__(self, path: Path, kept: int) -> None:
        """Open the file and cut off a torn last line, all behind its first ``kept`` bytes; raises ``OSError``."""
        self._path = path
        self._descriptor = os.open(path, os.O_RDWR | _BINARY)
        self._size = kept
        self._cut()
        self._kept = bytearray(path.read_bytes())

    def append(self, line: str) -> None:
        """Write one line; raises ``OSError`` where that fails, and then takes back what was written of it.

        A file that was deleted, replaced or shortened meanwhile is first put back as it was: the game in play is what
        counts.
        """
        data = line.encode("utf-8")
        if not self._is_in_place():
            self._put_back()
        try:
            _write_all(self._descriptor, data)
            os.fsync(self._descriptor)
        except OSError:
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._size += len(data)
        self._kept += data

    def close(self) -> None:
        """Close the file; nothing can be appended afterwards. Once is enough, more does no harm."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)

    def _cut(self) -> None:
        if os.fstat(self._descriptor).st_size != self._size:
            os.ftruncate(self._descriptor, self._size)
            os.fsync(self._descriptor)
        os.lseek(self._descriptor, self._size, os.SEEK_SET)

    def _is_in_place(self) -> bool:
        """Tell whether the file's name still leads to the open file, and that to all that was written."""
        try:
            status = os.fstat(self._descriptor)
            return status.st_size == self._size and os.path.samestat(self._path.stat(), status)
        except FileNotFoundError:
            return False

    def _put_back(self) -> None:
        """Write all that was appended so far to its old place, and go on there."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._path, bytes(self._kept))
        descriptor = os.open(self._path, os.O_RDWR | _BINARY)
        os.lseek(descriptor, self._size, os.SEEK_SET)
        os.close(self._descriptor)
        self._descriptor = descriptor


def _replace(source: Path, target: Path) -> None:
    """Put a file in another’s place."""
    for _ in range(_BUSY_TRIES):
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(_PAUSE_S)
        else:
            return
    source.replace(target)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]

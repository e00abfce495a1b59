"""Files that survive a crash: written as a whole or not at all, and on the disk when a function returns.

A file’s data and its entry in the folder are synced separately: both must be on the disk before another participant is
sent what the file holds. Knows paths and bytes; knows nothing of what is in the files.
"""

from __future__ import annotations

import contextlib
import errno
import os
import time
from itertools import chain, count
from pathlib import Path
from typing import Final

UNFINISHED_SUFFIX: Final = ".new"
"""The suffix of the hidden name of a file that is being written."""

_BINARY: Final = getattr(os, "O_BINARY", 0)
"""Without it Windows writes two bytes for each line feed, and a record would differ between systems."""
_CANNOT_SYNC: Final = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EACCES, errno.EPERM, errno.EISDIR}
_BUSY_TRIES: Final = 5 if os.name == "nt" else 0
"""How often to try again to replace a file that another program, such as a virus scanner, has open: Windows only."""
_PAUSE_S: Final = 0.05


def write_whole(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file atomically: after a crash it is the old one or the new one, whole. Raises ``OSError``."""
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
    """Whether a path that a person has typed exists; ``False`` also where that cannot be determined.

    ``Path.exists`` raises for names that are too long for any file, and for folders that may not be entered.
    """
    try:
        return path.exists()
    except OSError:
        return False


def free_path(folder: Path, stem: str, suffix: str = "") -> Path:
    """Return the path of a file that does not exist yet; where the name is taken, a number is appended to the stem."""
    stems = chain((stem,), (f"{stem}-{number}" for number in count(2)))
    return next(path for each in stems if not (path := folder / f"{each}{suffix}").exists())


def has_text_name(path: Path) -> bool:
    """Whether a file's name is valid text: on some systems a name may be any bytes."""
    try:
        path.name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def sync_folder(path: Path) -> None:
    """Sync a folder's entries to the disk, where the system can; raises ``OSError`` where the disk fails."""
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
        """Open the file and truncate it to its first ``kept`` bytes, without a torn last line; raises ``OSError``."""
        self._path = path
        self._descriptor = os.open(path, os.O_RDWR | _BINARY)
        self._size = kept
        self._cut()
        self._kept = bytearray(path.read_bytes())

    def append(self, line: str) -> None:
        """Append one line; raises ``OSError`` where that fails, and then removes what was written of it.

        A file that was deleted, replaced or shortened meanwhile is first restored: the game in play takes precedence.
        """
        data = line.encode("utf-8")
        if not self._is_in_place():
            self._restore()
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
        """Close the file; more than once does no harm."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)

    def _cut(self) -> None:
        if os.fstat(self._descriptor).st_size != self._size:
            os.ftruncate(self._descriptor, self._size)
            os.fsync(self._descriptor)
        os.lseek(self._descriptor, self._size, os.SEEK_SET)

    def _is_in_place(self) -> bool:
        """Whether the path still leads to the open file, and that has its full length."""
        try:
            status = os.fstat(self._descriptor)
            return status.st_size == self._size and os.path.samestat(self._path.stat(), status)
        except FileNotFoundError:
            return False

    def _restore(self) -> None:
        """Restore the file with everything that was appended so far, and continue with it."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._path, bytes(self._kept))
        descriptor = os.open(self._path, os.O_RDWR | _BINARY)
        os.lseek(descriptor, self._size, os.SEEK_SET)
        os.close(self._descriptor)
        self._descriptor = descriptor


def _replace(source: Path, target: Path) -> None:
    """Replace a file by another."""
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

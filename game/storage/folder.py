"""The person's folder: the names of each game's files, and the lock that lets one process at a time write them.

Knows file names, journals and the lock; knows nothing of what is in a file. Operations on games are in ``store``.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from game.support.closeable import Closeable
from game.support.files import UNFINISHED_SUFFIX, FileJournal, free_path, write_whole
from game.support.i18n import tr

RECORD_SUFFIX: Final = ".cabochon"
SECRET_SUFFIX: Final = ".secret"
RESUME_SUFFIX: Final = ".toml"
"""Suffix of the file beside a network game with the resume info to return to it."""
QUARANTINE_FOLDER: Final = "aside"
"""Folder for records that were replaced, and for both sides of a disagreement."""


def own_folder() -> Path:
    """Return the system's folder for the person's data of this program."""
    return user_data_path("cabochon", appauthor=False)


class StoreError(Exception):
    """A file or the folder cannot be used: the text is one sentence for the person."""


class Folder(Closeable):
    """The files of one person's games; holds the folder's lock until it is closed."""

    def __init__(self, data_dir: Path | None = None) -> None:
        """Open the folder, by default the system's own; raises ``StoreError``."""
        self.data_dir = own_folder() if data_dir is None else data_dir
        self.games_dir = self.data_dir / "games"
        self.quarantine_dir = self.games_dir / QUARANTINE_FOLDER
        self._journals: dict[str, FileJournal] = {}
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self.data_dir / "lock", timeout=0)
            self._lock.acquire()
            self._sweep()
        except Timeout as error:
            message = tr("Cabochon is already running with the folder {folder}. Close it first.")
            raise StoreError(message.format(folder=self.data_dir)) from error
        except (OSError, NotImplementedError) as error:  # the latter where a file system knows no locks
            message = tr("Cannot use the folder {folder}: {reason}.")
            reason = getattr(error, "strerror", None) or error
            raise StoreError(message.format(folder=self.data_dir, reason=reason)) from error

    def close(self) -> None:
        """Close all journals and release the lock."""
        for game_id in tuple(self._journals):
            self._close_journal(game_id)
        self._lock.release()

    def _sweep(self) -> None:
        """Remove what a crash has left behind: unfinished files, and secrets of games that never began."""
        for path in self.games_dir.glob(f".*{UNFINISHED_SUFFIX}"):
            path.unlink(missing_ok=True)
        for suffix in (SECRET_SUFFIX, RESUME_SUFFIX):
            for path in self.games_dir.glob(f"*{suffix}"):
                if not path.with_suffix(RECORD_SUFFIX).exists():
                    path.unlink(missing_ok=True)

    def append(self, game_id: str, line: str) -> None:
        """Append one line to a guest's copy, after its last complete one; raises ``StoreError`` and ``OSError``."""
        journal = self._journals.get(game_id)
        if journal is None:
            path = self.path(game_id)
            journal = self._journals[game_id] = FileJournal(path, read_file(path).rfind(b"\n") + 1)
        journal.append(line)

    def quarantine(self, game_id: str, data: bytes, label: str) -> Path:
        """Save a record under a free name in the quarantine folder, and return its path; raises ``OSError``."""
        self.quarantine_dir.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := self.quarantine_dir / f"{game_id}-{label}-{number}{RECORD_SUFFIX}").exists():
            number += 1
        write_whole(path, data)
        return path

    def _quarantine_copy(self, game_id: str, label: str) -> Path:
        """Copy a record and its secret to the quarantine folder; raises ``OSError``."""
        path = self.path(game_id)
        hidden = path.with_suffix(SECRET_SUFFIX)
        kept = self.quarantine(game_id, path.read_bytes(), label)
        if hidden.exists():
            write_whole(kept.with_suffix(SECRET_SUFFIX), hidden.read_bytes(), private=True)
        return kept

    def resume_text(self, game_id: str) -> str | None:
        """Return the saved resume info of a game as text; ``None`` where there is none that can be read."""
        try:
            return self.path(game_id, new=True).with_suffix(RESUME_SUFFIX).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def save_resume_text(self, game_id: str, text: str) -> None:
        """Save the resume info of a game; raises ``OSError``."""
        self.games_dir.mkdir(parents=True, exist_ok=True)
        write_whole(self.path(game_id, new=True).with_suffix(RESUME_SUFFIX), text.encode("utf-8"), private=True)

    def _close_journal(self, game_id: str) -> None:
        """Close the journal of a network game: Windows does not replace an open file."""
        journal = self._journals.pop(game_id, None)
        if journal is not None:
            journal.close()

    def _files(self) -> list[tuple[Path, os.stat_result]]:
        """Return the record files with their status, the one changed last first."""
        files: list[tuple[Path, os.stat_result]] = []
        for path in self.games_dir.glob(f"*{RECORD_SUFFIX}"):
            with contextlib.suppress(OSError):
                status = path.stat()
                # macOS and editors leave files of their own beside ours, whose names begin with a dot.
                if stat.S_ISREG(status.st_mode) and not path.name.startswith("."):
                    files.append((path, status))
        return sorted(files, key=lambda file: (file[1].st_mtime_ns, file[0].name), reverse=True)

    def path(self, game_id: str, new: bool = False) -> Path:
        """Return the path of a game’s record; raises ``StoreError`` where there is none, unless it is ``new``."""
        path = self.games_dir / f"{game_id}{RECORD_SUFFIX}"
        if path.parent != self.games_dir or (not new and not path.is_file()):
            raise StoreError(tr("The saved game {name} does not exist.").format(name=game_id))
        return path

    def _free_id(self, game: str) -> str:
        return free_path(self.games_dir, game, RECORD_SUFFIX).stem


def is_played_here(record: Path) -> bool:
    """Whether a game was played at this computer: its secret or its resume info lies beside its record."""
    return any(record.with_suffix(suffix).exists() for suffix in (SECRET_SUFFIX, RESUME_SUFFIX))


def read_secret(record: Path) -> bytes | None:
    """Return the secret beside a record's file; ``None`` where it is lost.

    Raises ``StoreError`` where the file is there but cannot be read now: then the secret is not lost.
    """
    path = record.with_suffix(SECRET_SUFFIX)
    if not path.exists():
        return None
    try:
        return bytes.fromhex(read_file(path).decode("ascii"))
    except ValueError:
        return None


def read_file(path: Path) -> bytes:
    """Return the content of a file; raises ``StoreError``."""
    try:
        return path.read_bytes()
    except OSError as error:
        message = tr("Cannot read the file {path}: {reason}.")
        raise StoreError(message.format(path=path, reason=error.strerror or error)) from error

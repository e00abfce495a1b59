"""A backup in the place of a server's file.

The games that were running at the time of the backup are not continued: they may have gone on since, and a table that
writes other entries in the place of those that people have seen has signed two versions of them. Knows the file.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from filelock import FileLock, Timeout

from game.support.files import free_path
from game.support.i18n import tr
from net.lobby.sqlite.store import FILE_NAME, LOCK_NAME, open_file
from net.lobby.store import LobbyStoreError

KEPT: Final = "lobby-before-restore"
_BESIDE: Final = ("-wal", "-shm")
"""What the names of the files end in that SQLite keeps beside a database."""


class Restored(NamedTuple):
    """What was done: where the file from before is ``kept``, if there was one, and how many games were ``dropped``."""

    kept: Path | None
    dropped: int


def restore(folder: Path, backup: Path) -> Restored:
    """Take a backup in the place of the file of a folder, which is kept; raises ``LobbyStoreError``."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder / LOCK_NAME, timeout=0), tempfile.TemporaryDirectory(dir=folder) as fresh:
            copy = Path(fresh) / FILE_NAME
            shutil.copyfile(backup, copy)
            dropped = _drop_running(copy, backup)
            kept = _set_aside(folder, path)
            copy.replace(path)
    except Timeout as error:
        text = tr("A server is running with the folder {folder}. Stop it first.")
        raise LobbyStoreError(text.format(folder=folder)) from error
    except OSError as error:
        text = tr("Cannot restore {path}: {reason}.")
        raise LobbyStoreError(text.format(path=backup, reason=error.strerror or error)) from error
    return Restored(kept, dropped)


def _drop_running(copy: Path, backup: Path) -> int:
    """Delete the running games from a copy of a backup that is sound; return how many there were."""
    try:
        file = open_file(copy, new=False)
        try:
            ((sound,),) = file.execute("PRAGMA integrity_check(1)").fetchall()
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            file.execute("BEGIN IMMEDIATE")
            file.execute("DELETE FROM entry WHERE game IN (SELECT id FROM game WHERE number IS NULL)")
            dropped = file.execute("DELETE FROM game WHERE number IS NULL").rowcount
            file.execute("COMMIT")
        finally:
            file.close()
    except sqlite3.Error as error:
        text = tr("The file {path} is not a sound backup: {reason}. Nothing was changed.")
        raise LobbyStoreError(text.format(path=backup, reason=error)) from error
    return dropped


def _set_aside(folder: Path, path: Path) -> Path | None:
    """Move the file from before away, with those beside it; return where it is now."""
    if not path.exists():
        return None
    kept = free_path(folder, KEPT, ".sqlite")
    for end in (*_BESIDE, ""):
        if (beside := path.with_name(path.name + end)).exists():
            beside.replace(kept.with_name(kept.name + end))
    return kept

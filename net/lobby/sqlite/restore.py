"""A backup in the place of a server's file.

A game that was running at the time of the backup continues where it stands in the file from before, as far as that can
be read. Any other one is not continued: it may have continued since, and a table that writes other entries in the place
of those that people have seen has signed two versions of them. Knows the files; knows nothing of a running server.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from filelock import FileLock, Timeout

from game.record import RecordError
from game.record.follower import load_record
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
            with closing(_former(path, Path(fresh))) as former:
                dropped = _continue_running(copy, backup, former)
            kept = _set_aside(folder, path)
            copy.replace(path)
    except Timeout as error:
        text = tr("A server is running with the folder {folder}. Stop it first.")
        raise LobbyStoreError(text.format(folder=folder)) from error
    except OSError as error:
        text = tr("Cannot restore {path}: {reason}.")
        raise LobbyStoreError(text.format(path=backup, reason=error.strerror or error)) from error
    return Restored(kept, dropped)


def _former(path: Path, fresh: Path) -> sqlite3.Connection:
    """Open a copy of the file from before; an empty one where there is none or it cannot be read."""
    copy = fresh / f"former-{path.name}"
    try:
        for end in ("-wal", ""):
            with suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + end), copy.with_name(copy.name + end))
        return open_file(copy, new=False)
    except (OSError, sqlite3.Error, LobbyStoreError):
        return sqlite3.connect(":memory:")


def _continue_running(copy: Path, backup: Path, former: sqlite3.Connection) -> int:
    """Let the running games of a sound copy of a backup stand where they stood before, or delete them.

    Return how many are deleted.
    """
    try:
        file = open_file(copy, new=False)
        try:
            ((sound,),) = file.execute("PRAGMA integrity_check(1)").fetchall()
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            dropped = 0
            file.execute("BEGIN IMMEDIATE")
            for game, header, secret in file.execute(
                "SELECT id, header, secret FROM game WHERE number IS NULL"
            ).fetchall():
                file.execute("DELETE FROM entry WHERE game = ?", (game,))
                latest = _latest(former, game, header, secret)
                if latest is None:
                    dropped += file.execute("DELETE FROM game WHERE id = ?", (game,)).rowcount
                    continue
                fence, state, lines = latest
                changed = "UPDATE game SET fence = ?, state = ?, lines = ? WHERE id = ?"
                file.execute(changed, (fence, state, len(lines), game))
                rows = [(game, seq, line) for seq, line in enumerate(lines)]
                file.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
            _keep_uptime(file, former)
            file.execute("COMMIT")
        finally:
            file.close()
    except sqlite3.Error as error:
        text = tr("The file {path} is not a sound backup: {reason}. Nothing was changed.")
        raise LobbyStoreError(text.format(path=backup, reason=error)) from error
    return dropped


def _latest(former: sqlite3.Connection, game: str, header: str, secret: bytes) -> tuple[int, bytes, list[str]] | None:
    """Return fence, state and lines of a game in the file from before, ``None`` where it is not whole or is over."""
    found = "SELECT fence, state, lines FROM game WHERE id = ? AND header = ? AND secret = ? AND number IS NULL"
    try:
        ((fence, state, count),) = former.execute(found, (game, header, secret)).fetchall()
        rows = former.execute("SELECT seq, line FROM entry WHERE game = ? ORDER BY seq", (game,)).fetchall()
        lines = [line for _, line in rows]
        load_record((header + "".join(lines)).encode())
    except (sqlite3.Error, ValueError, RecordError):
        return None
    return (fence, state, lines) if [seq for seq, _ in rows] == list(range(count)) else None


def _keep_uptime(file: sqlite3.Connection, former: sqlite3.Connection) -> None:
    """Keep how long the servers have run, by which the clocks of running games count."""
    with suppress(sqlite3.Error):
        rows = former.execute("SELECT one, seconds, at FROM uptime").fetchall()
        file.executemany("INSERT OR REPLACE INTO uptime VALUES (?, ?, ?)", rows)


def _set_aside(folder: Path, path: Path) -> Path | None:
    """Move the file from before away, with those beside it; return where it is now."""
    if not path.exists():
        return None
    kept = free_path(folder, KEPT, ".sqlite")
    for end in (*_BESIDE, ""):
        if (beside := path.with_name(path.name + end)).exists():
            beside.replace(kept.with_name(kept.name + end))
    return kept

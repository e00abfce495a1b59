"""The store of a server in one SQLite file.

One thread writes: it takes whatever is waiting, stores it in one transaction, and so pays for one sync of the disk
however many tables have written. Knows files, threads and SQL; knows nothing of tables and people but what it stores.
"""

from __future__ import annotations

import contextlib
import logging
import math
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from filelock import FileLock, Timeout

from game.support.i18n import tr
from net.lobby.people.moderation import MONTH_S, REPORT_S, UNUSED_S, address_hash
from net.lobby.store import (
    Append,
    Claim,
    Create,
    Done,
    Fenced,
    Finish,
    FinishedGame,
    GameExists,
    GameMissing,
    KeepReport,
    KeepUptime,
    KeepVisit,
    LobbyStoreError,
    MoveKey,
    NameTaken,
    NotMovable,
    Operation,
    StoredGame,
    TakeName,
    Unavailable,
    Uptime,
)

FILE_NAME: Final = "lobby.sqlite"
LOCK_NAME: Final = "lobby.lock"
VERSION: Final = 4
"""The version of the tables below, as ``PRAGMA user_version`` holds it."""
MAX_AT_ONCE: Final = 512
"""How many operations one transaction holds at most."""
APART_S: Final = 0.01
"""How far apart transactions begin at least, so that a busy server has more in each and syncs the disk less often."""
RETRY_S: Final = 0.5
"""How long to wait after a failed transaction before the next one."""

_TABLES: Final = """
CREATE TABLE game (
    id TEXT PRIMARY KEY, header TEXT NOT NULL, secret BLOB NOT NULL, summary BLOB NOT NULL,
    fence INTEGER NOT NULL, lines INTEGER NOT NULL, number INTEGER UNIQUE, finished INTEGER, result BLOB,
    state BLOB NOT NULL DEFAULT x''
) STRICT;
CREATE INDEX running ON game (id) WHERE number IS NULL;
CREATE TABLE entry (
    game TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE person (
    key BLOB PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE, since INTEGER NOT NULL DEFAULT 0,
    seen INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE ban (who BLOB PRIMARY KEY, until INTEGER NOT NULL) STRICT;
CREATE TABLE salt (one INTEGER PRIMARY KEY CHECK (one = 1), salt BLOB NOT NULL) STRICT;
INSERT INTO salt VALUES (1, randomblob(16));
CREATE TABLE report (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, author BLOB NOT NULL, about BLOB NOT NULL, report BLOB NOT NULL
) STRICT;
CREATE TABLE uptime (one INTEGER PRIMARY KEY CHECK (one = 1), seconds REAL NOT NULL, at REAL NOT NULL) STRICT;
CREATE TABLE moved (number INTEGER PRIMARY KEY AUTOINCREMENT, old BLOB NOT NULL UNIQUE, new BLOB NOT NULL) STRICT;
"""
_CHANGES: Final = {
    1: """
ALTER TABLE person ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN state BLOB NOT NULL DEFAULT x'';
CREATE TABLE uptime (one INTEGER PRIMARY KEY CHECK (one = 1), seconds REAL NOT NULL, at REAL NOT NULL) STRICT;
""",
    2: """
ALTER TABLE ban RENAME COLUMN key TO who;
CREATE TABLE salt (one INTEGER PRIMARY KEY CHECK (one = 1), salt BLOB NOT NULL) STRICT;
INSERT INTO salt VALUES (1, randomblob(16));
CREATE TABLE report (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, author BLOB NOT NULL, about BLOB NOT NULL, report BLOB NOT NULL
) STRICT;
""",
    3: """
CREATE TABLE moved (number INTEGER PRIMARY KEY AUTOINCREMENT, old BLOB NOT NULL UNIQUE, new BLOB NOT NULL) STRICT;
ALTER TABLE person ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE person SET seen = CAST(strftime('%s', 'now') AS INTEGER);
""",
}
"""By version, what turns its tables into those of the next one."""

_log = logging.getLogger(__name__)


class _Submitted(NamedTuple):
    operation: Operation
    done: Done
    at: float


class SqliteStore:
    """The games and people of one server; holds the lock of its folder until it is closed."""

    def __init__(
        self,
        folder: Path,
        call: Callable[[Callable[[], None]], object],
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Open the file in a folder, or create it; ``call`` runs a function on the server's thread.

        Raises ``LobbyStoreError``.
        """
        self._call = call
        self._clock = clock
        self._waiting: queue.SimpleQueue[_Submitted | None] = queue.SimpleQueue()
        self._writing = threading.Lock()
        self._closing = threading.Event()
        self.confirmed = 0
        """How many operations have been confirmed or refused."""
        self.append_s = 0.0
        """How long that took from their submission on, in seconds in all."""
        self.problem = ""
        """Why nothing can be written at the moment, empty while the disk works."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(folder / LOCK_NAME, timeout=0)
            self._lock.acquire()
        except Timeout as error:
            text = tr("Another server is running with the folder {folder}. Stop it first.")
            raise LobbyStoreError(text.format(folder=folder)) from error
        except OSError as error:
            text = tr("Cannot use the folder {folder}: {reason}.")
            raise LobbyStoreError(text.format(folder=folder, reason=error.strerror or error)) from error
        self.path = folder / FILE_NAME
        try:
            self._writer = open_file(self.path)
            self._reader = open_file(self.path)
            ((self._salt,),) = self._reader.execute("SELECT salt FROM salt").fetchall()
            self._writer.execute("DELETE FROM report WHERE at < ?", (int(clock()) - REPORT_S,))
            # Where the server was killed between a header and the deal, nobody was sent anything of the game.
            self._writer.execute("DELETE FROM game WHERE number IS NULL AND lines = 0")
        except sqlite3.Error as error:
            self._lock.release()
            text = tr("The file {path} cannot be used: {reason}.")
            if not isinstance(error, sqlite3.OperationalError):
                text = tr("The file {path} cannot be read: {reason}. It stays as it is. Restore it from a backup.")
            raise LobbyStoreError(text.format(path=self.path, reason=error)) from error
        except LobbyStoreError:
            self._lock.release()
            raise
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Store what is waiting, and close the file."""
        self._closing.set()
        self._waiting.put(None)
        self._thread.join()
        self._reader.close()
        self._writer.close()
        self._lock.release()

    # --- writing -----------------------------------------------------------------------------------------------------

    def submit(self, operation: Operation, done: Done) -> None:
        """Store something, as ``LobbyStore.submit``."""
        self._waiting.put(_Submitted(operation, done, time.monotonic()))

    def claim(self, game: str) -> tuple[Claim, StoredGame]:
        """Claim an unfinished game, as ``LobbyStore.claim``; waits for the transaction that is under way."""
        with self._writing, sentences(self.path):
            found = self._writer.execute(
                "UPDATE game SET fence = fence + 1 WHERE id = ? AND number IS NULL "
                "RETURNING fence, header, secret, summary, state",
                (game,),
            ).fetchall()
        if not found:
            raise GameMissing(game)
        fence, *stored = found[0]
        return Claim(game, fence), StoredGame(game, *stored)

    def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file while the server keeps running; raises ``LobbyStoreError``."""
        if path.exists():
            raise LobbyStoreError(tr("The file {path} already exists. Choose another name.").format(path=path))
        with self._writing, sentences(path):
            self._writer.execute("VACUUM INTO ?", (str(path),))

    # --- reading -----------------------------------------------------------------------------------------------------

    def read(self, game: str, first: int = 0) -> list[str]:
        """Return lines of a game, as ``LobbyStore.read``."""
        rows = self._rows("SELECT line FROM entry WHERE game = ? AND seq >= ? ORDER BY seq", game, first)
        return [line for (line,) in rows]

    def uptime(self) -> Uptime:
        """Return how long servers have run, as ``LobbyStore.uptime``."""
        seconds, at = next(iter(self._rows("SELECT seconds, at FROM uptime")), (0.0, self._clock()))
        return Uptime(seconds, max(0.0, self._clock() - at))

    def unfinished(self) -> Iterable[tuple[str, bytes, bytes]]:
        """Return the unfinished games, as ``LobbyStore.unfinished``."""
        return self._rows("SELECT id, summary, state FROM game WHERE number IS NULL AND lines > 0 ORDER BY rowid")

    def results(self, after: int = 0) -> Iterable[FinishedGame]:
        """Return results, as ``LobbyStore.results``."""
        rows = self._rows(
            "SELECT number, id, finished, summary, result FROM game WHERE number > ? ORDER BY number", after
        )
        return [FinishedGame(*row) for row in rows]

    def finished(self, game: str) -> StoredGame:
        """Return a finished game, as ``LobbyStore.finished``."""
        found = self._rows("SELECT header, secret, summary, state FROM game WHERE id = ? AND number IS NOT NULL", game)
        if not found:
            raise GameMissing(game)
        return StoredGame(game, *found[0])

    def name_of(self, key: bytes) -> str:
        """Return a person's name, as ``LobbyStore.name_of``."""
        return next((str(name) for (name,) in self._rows("SELECT name FROM person WHERE key = ?", key)), "")

    def knows(self, key: bytes) -> bool:
        """Whether a person is known, as ``LobbyStore.knows``."""
        return bool(self._rows("SELECT 1 FROM person WHERE key = ?", key))

    def result(self, game: str) -> FinishedGame | None:
        """Return a result, as ``LobbyStore.result``."""
        rows = self._rows(
            "SELECT number, id, finished, summary, result FROM game WHERE id = ? AND number IS NOT NULL", game
        )
        return FinishedGame(*rows[0]) if rows else None

    def key_of(self, skeleton: str) -> bytes | None:
        """Return whose name this is, as ``LobbyStore.key_of``."""
        return next((bytes(key) for (key,) in self._rows("SELECT key FROM person WHERE skeleton = ?", skeleton)), None)

    def known_for(self, key: bytes) -> float:
        """Return since when a person is known, as ``LobbyStore.known_for``."""
        since = next((since for (since,) in self._rows("SELECT since FROM person WHERE key = ?", key)), None)
        return 0.0 if since is None else max(0.0, self._clock() - since)

    def banned_until(self, key: bytes, address: str) -> int | None:
        """Return the end of a ban, as ``LobbyStore.banned_until``."""
        hashed = b""
        with contextlib.suppress(ValueError):
            hashed = address_hash(address, self._salt)
        query = "SELECT MAX(until) FROM ban WHERE who IN (?, ?) AND until > ?"
        ((until,),) = self._rows(query, key, hashed, int(self._clock()))
        return None if until is None else int(until)

    def newest_key(self, key: bytes) -> bytes:
        """Return the key that has replaced another one, as ``LobbyStore.newest_key``."""
        while rows := self._rows("SELECT new FROM moved WHERE old = ?", key):
            key = bytes(rows[0][0])
        return key

    def moves(self, after: int = 0) -> Iterable[tuple[int, bytes, bytes]]:
        """Return the moves from one key to another, as ``LobbyStore.moves``."""
        return self._rows("SELECT number, old, new FROM moved WHERE number > ? ORDER BY number", after)

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise _unusable(self.path, error) from error

    # --- the thread --------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        begun = -math.inf
        while (first := self._waiting.get()) is not None:
            self._closing.wait(begun + APART_S - time.monotonic())
            begun = time.monotonic()
            batch = [first]
            while len(batch) < MAX_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    self._waiting.put(None)
                    break
                batch.append(following)
            answers = self._store(batch)
            self._call(partial(self._answer, batch, answers))

    def _answer(self, batch: Sequence[_Submitted], answers: Sequence[LobbyStoreError | None]) -> None:
        """Answer a batch, on the server's thread."""
        now = time.monotonic()
        self.confirmed += len(batch)
        self.append_s += sum(now - each.at for each in batch)
        for each, answer in zip(batch, answers, strict=True):
            try:
                each.done(answer)
            except Exception:
                # The others of the batch belong to other tables, which would wait for their answers for ever.
                _log.exception("the answer to %s could not be handled", type(each.operation).__name__)

    def _store(self, batch: Sequence[_Submitted]) -> list[LobbyStoreError | None]:
        """Store a batch in one transaction, again and again until the disk takes it; return what is refused.

        Where one of it is no value for a database, the others are stored one by one: no error ends this thread.
        """
        while True:
            try:
                with self._writing:
                    answers = self._transaction(batch)
            except sqlite3.Error as error:
                if not self.problem:
                    _log.error("cannot write to %s: %s", self.path, error)
                self.problem = str(error)
                if self._closing.wait(RETRY_S):
                    return [Unavailable(error) for _ in batch]
            except Exception as error:
                if len(batch) > 1:
                    return [answer for each in batch for answer in self._store([each])]
                _log.exception("%s cannot be stored", type(batch[0].operation).__name__)
                return [Unavailable(error)]
            else:
                if self.problem:
                    _log.warning("%s can be written again", self.path)
                self.problem = ""
                return answers

    def _transaction(self, batch: Sequence[_Submitted]) -> list[LobbyStoreError | None]:
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            answers = [self._apply(each.operation) for each in batch]
            self._writer.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            raise
        return answers

    def _apply(self, operation: Operation) -> LobbyStoreError | None:
        """Make one change; return why it is refused, ``None`` where it is made, or was by an attempt before."""
        match operation:
            case Create(game):
                return self._create(game)
            case Append():
                return self._append(operation)
            case Finish(claim, result):
                return self._finish(claim, result)
            case TakeName(key, name, skeleton):
                return self._take_name(key, name, skeleton)
            case MoveKey():
                return move_key(self._writer, operation)
            case KeepReport(report):
                now = int(self._clock())
                self._change("DELETE FROM report WHERE at < ?", now - REPORT_S)
                self._change(
                    "INSERT INTO report (at, author, about, report) VALUES (?, ?, ?, ?)",
                    *(now, report.by, report.about, msgspec.msgpack.encode(report)),
                )
                return None
            case KeepVisit(key):
                month = _month(self._clock())
                self._change("UPDATE person SET seen = ? WHERE key = ? AND seen < ?", month, key, month)
                return None
            case KeepUptime(seconds):
                self._change("INSERT OR REPLACE INTO uptime VALUES (1, ?, ?)", seconds, self._clock())
                return None

    def _create(self, game: StoredGame) -> LobbyStoreError | None:
        values = (game.game, game.header, game.secret, game.summary)
        new = "INSERT OR IGNORE INTO game (id, header, secret, summary, fence, lines) VALUES (?, ?, ?, ?, 1, 0)"
        done = self._change(new, *values)
        same = "SELECT 1 FROM game WHERE id = ? AND header = ? AND secret = ? AND summary = ?"
        return None if done or self._any(same, *values) else GameExists(game.game)

    def _append(self, wanted: Append) -> LobbyStoreError | None:
        claim, first, lines = wanted.claim, wanted.first, wanted.lines
        done = self._change(
            "UPDATE game SET lines = ?, state = ? WHERE id = ? AND lines = ? AND fence = ? AND number IS NULL",
            first + len(lines),
            wanted.state,
            claim.game,
            first,
            claim.fence,
        )
        rows = [(claim.game, seq, line) for seq, line in enumerate(lines, first)]
        if done:
            self._writer.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
            return None
        owned = self._any("SELECT 1 FROM game WHERE id = ? AND fence = ?", claim.game, claim.fence)
        there = all(self._any("SELECT 1 FROM entry WHERE game = ? AND seq = ? AND line = ?", *row) for row in rows)
        return None if owned and there else Fenced(claim.game)

    def _finish(self, claim: Claim, result: bytes) -> LobbyStoreError | None:
        done = self._change(
            "UPDATE game SET number = (SELECT IFNULL(MAX(number), 0) + 1 FROM game), finished = ?, result = ? "
            "WHERE id = ? AND fence = ? AND number IS NULL",
            *(int(self._clock()), result, claim.game, claim.fence),
        )
        same = "SELECT 1 FROM game WHERE id = ? AND fence = ? AND result = ?"
        return None if done or self._any(same, claim.game, claim.fence, result) else Fenced(claim.game)

    def _take_name(self, key: bytes, name: str, skeleton: str) -> LobbyStoreError | None:
        """Give a person a name that nobody has, or nobody who was here lately."""
        now = int(self._clock())
        unused = "UPDATE person SET name = '', skeleton = NULL WHERE skeleton = ? AND key != ? AND seen < ?"
        self._change(unused, skeleton, key, now - UNUSED_S - MONTH_S)
        if self._any("SELECT 1 FROM person WHERE skeleton = ? AND key != ?", skeleton, key):
            return NameTaken(name)
        self._change(
            "INSERT INTO person VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET name = ?, skeleton = ?",
            *(key, name, skeleton, now, _month(now), name, skeleton),
        )
        return None

    def _change(self, query: str, *values: object) -> bool:
        return self._writer.execute(query, values).rowcount > 0

    def _any(self, query: str, *values: object) -> bool:
        return self._writer.execute(query, values).fetchone() is not None


def _month(now: float) -> int:
    """Return when the month of a time began."""
    return int(now // MONTH_S * MONTH_S)


def move_key(file: sqlite3.Connection, move: MoveKey) -> NotMovable | None:
    """Move a person to another key within a transaction, as ``MoveKey``; return why that cannot be."""
    old, new = move.old, move.new
    if file.execute("SELECT 1 FROM moved WHERE old = ? AND new = ?", (old, new)).fetchone():
        return None
    known = file.execute("SELECT 1 FROM person WHERE key = ?", (old,)).fetchone()
    if not known or old == new or file.execute("SELECT 1 FROM moved WHERE old = ?", (new,)).fetchone():
        return NotMovable(old)
    file.execute("DELETE FROM person WHERE key = ?", (new,))
    file.execute("UPDATE person SET key = ? WHERE key = ?", (new, old))
    file.execute("UPDATE OR REPLACE ban SET who = ? WHERE who = ?", (new, old))
    file.execute("UPDATE report SET author = ? WHERE author = ?", (new, old))
    file.execute("UPDATE report SET about = ? WHERE about = ?", (new, old))
    file.executemany("UPDATE game SET result = ? WHERE id = ?", [(result, game) for game, result in move.results])
    file.execute("INSERT INTO moved (old, new) VALUES (?, ?)", (old, new))
    return None


def open_file(path: Path, *, new: bool = True) -> sqlite3.Connection:
    """Open the file, with its tables if it is ``new`` and that is allowed.

    Raises ``LobbyStoreError`` and ``sqlite3.Error``.
    """
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            text = tr("The file {path} was written by a newer version of Cabochon. Update the server.")
            raise LobbyStoreError(text.format(path=path))
        if not (version or new):
            raise sqlite3.DatabaseError("file is not a server's database")
        changes = "".join(_CHANGES[each] for each in range(version, VERSION)) if version else _TABLES
        if version < VERSION:
            connection.executescript(f"BEGIN; {changes} PRAGMA user_version = {VERSION}; COMMIT;")
    except BaseException:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Raise what SQLite raises as a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise _unusable(path, error) from error


def _unusable(path: Path, error: sqlite3.Error) -> LobbyStoreError:
    return LobbyStoreError(tr("The file {path} cannot be used: {reason}.").format(path=path, reason=error))

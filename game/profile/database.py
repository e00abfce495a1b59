"""The profile's file: finished games counted once, results of challenges, puzzles; in SQLite beside the saved games.

Knows tables and the person's folder; knows nothing of which games count or of statistics, which are in ``stats`` and
``challenges``.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from game.challenges.attempts import Attempt, attempt_of
from game.challenges.deals import ChallengeDeal, challenge_of
from game.profile.stats import Played, people_of, person_name, played
from game.record import RecordError
from game.record.follower import Follower, load_record
from game.storage.folder import RECORD_SUFFIX, is_played_here
from game.storage.summaries import is_finished
from game.support.cleaning import clean_name
from game.support.closeable import Closeable
from game.support.files import has_text_name
from game.support.i18n import tr
from game.support.patience import Patience

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from game.storage.store import Store

FILE_NAME: Final = "profile.sqlite3"
VERSION: Final = 1
"""Incremented when a table changes; stored in the file as its ``user_version``."""

_TABLES: Final = """
CREATE TABLE seen (file TEXT PRIMARY KEY, size INTEGER NOT NULL, mtime_ns INTEGER NOT NULL);
CREATE TABLE played (game TEXT NOT NULL, name TEXT NOT NULL, ended TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (game, name));
CREATE TABLE attempts (file TEXT PRIMARY KEY, name TEXT NOT NULL, ended TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE puzzles (puzzle TEXT NOT NULL, name TEXT NOT NULL, tries INTEGER NOT NULL, solved INTEGER NOT NULL,
    PRIMARY KEY (puzzle, name));
"""
_Body = TypeVar("_Body")
_NAMES: Final = {"seen", "played", "attempts", "puzzles"}


class ProfileError(Exception):
    """The profile cannot be used: the text is one sentence for the person."""


class Progress(msgspec.Struct, frozen=True):
    """How often a person has tried a puzzle, and whether they have ever solved it."""

    tries: int = 0
    solved: bool = False


class ProfileStore(Closeable):
    """The file of all profiles of a folder; a change is on the disk when its method returns.

    ``note`` is a sentence about a damaged file that was renamed, else empty.
    """

    def __init__(self, data_dir: Path) -> None:
        """Open or create the file; raises ``ProfileError`` where it cannot be used."""
        self.path = data_dir / FILE_NAME
        self.note = ""
        try:
            data_dir.mkdir(parents=True, exist_ok=True)
            try:
                self._file = self._open()
            except sqlite3.OperationalError:
                raise
            except sqlite3.DatabaseError:
                self._quarantine()
                self._file = self._open()
        except (OSError, sqlite3.Error) as error:
            raise _unusable(error) from error
        try:
            for name in self.people():
                # Old profiles may have names with emoji, which cannot be entered any more.
                if (wanted := clean_name(name)) and wanted != name:
                    self._move(name, wanted)
        except ProfileError:
            self.close()
            raise

    def close(self) -> None:
        """Close the file; more than once does no harm."""
        self._file.close()

    def people(self) -> list[str]:
        """Return the names of all people with a profile, those with the most games first."""
        rows = self._query(
            "SELECT name, SUM(games) AS games FROM (SELECT name, 1 AS games FROM played UNION ALL SELECT name, 0 "
            "FROM attempts UNION ALL SELECT name, 0 FROM puzzles) GROUP BY name ORDER BY games DESC, name"
        )
        return [name for name, _ in rows]

    def games(self, name: str) -> list[Played]:
        """Return a person's games in the order in which they ended."""
        return self._bodies(Played, "SELECT body FROM played WHERE name = ? ORDER BY ended, game", name)

    def attempts(self, name: str) -> list[Attempt]:
        """Return a person's finished games of challenges in the order in which they ended."""
        return self._bodies(Attempt, "SELECT body FROM attempts WHERE name = ? ORDER BY ended, file", name)

    def puzzles(self, name: str) -> dict[str, Progress]:
        """Return a person's progress by the puzzle's id."""
        rows = self._query("SELECT puzzle, tries, solved FROM puzzles WHERE name = ?", name)
        return {puzzle: Progress(tries, bool(solved)) for puzzle, tries, solved in rows}

    def add_try(self, puzzle: str, name: str, solved: bool) -> None:
        """Count a try at a puzzle; a puzzle that was solved stays solved."""
        with self._change():
            self._file.execute(
                "INSERT INTO puzzles VALUES (?, ?, 1, ?) ON CONFLICT (puzzle, name) "
                "DO UPDATE SET tries = tries + 1, solved = MAX(solved, excluded.solved)",
                (puzzle, name, int(solved)),
            )

    def sync(self, store: Store, own_key: str | None = None, patience_s: float | None = None) -> bool:
        """Count the finished games of the folder that are new; ``False`` where ``patience_s`` seconds did not suffice.

        Imported records have neither a secret nor resume info, and count for nobody. Each call reads at least one
        record, so that repeated calls come to an end; only with a patience of 0 it reads none. Raises ``ProfileError``.
        """
        patience = Patience(patience_s)
        seen = {file: (size, mtime) for file, size, mtime in self._query("SELECT file, size, mtime_ns FROM seen")}
        for path in sorted(store.games_dir.glob(f"*{RECORD_SUFFIX}")):
            try:
                status = path.stat()
            except OSError:
                continue
            if not has_text_name(path):  # not written by this program, and SQLite cannot store the name
                continue
            if seen.get(path.name) == (status.st_size, status.st_mtime_ns) or not is_finished(path):
                continue
            if not patience.allows_one_more():
                return False
            self._count(path, (status.st_size, status.st_mtime_ns), own_key)
        return True

    def add(
        self,
        games: Iterable[Played],
        attempts: Iterable[Attempt] = (),
        seen: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        """Add games and results, all or none; ``seen`` holds size and time of the files that they came from.

        A game that was added before stays as it was, so that none counts twice. Raises ``ProfileError``.
        """
        with self._change():
            self._insert_games(games)
            rows = [_row(each.file, each) for each in attempts]
            self._file.executemany("INSERT OR REPLACE INTO attempts VALUES (?, ?, ?, ?)", rows)
            for file, stamp in (seen or {}).items():
                self._file.execute("INSERT OR REPLACE INTO seen VALUES (?, ?, ?)", (file, *stamp))

    def rename(self, name: str, wanted: str) -> None:
        """Rename a profile; raises ``ProfileError``, also where the name is taken."""
        if any(other != name and other.casefold() == wanted.casefold() for other in self.people()):
            raise ProfileError(tr("A profile named {name} already exists. Choose another name.").format(name=wanted))
        self._move(name, wanted)

    def _move(self, name: str, wanted: str) -> None:
        """Move all that is stored of a person to another name; what that name has already stays."""
        games = [msgspec.structs.replace(each, name=wanted) for each in self.games(name)]
        attempts = [msgspec.structs.replace(each, name=wanted) for each in self.attempts(name)]
        puzzles = self.puzzles(name)
        with self._change():
            self._remove(name)
            self._insert(wanted, games, attempts, puzzles)

    def merge(
        self, name: str, games: Iterable[Played], attempts: Iterable[Attempt], puzzles: Mapping[str, Progress]
    ) -> None:
        """Merge an imported profile; what is here already stays, and nothing counts twice. Raises ``ProfileError``."""
        with self._change():
            self._insert(name, games, attempts, puzzles)

    def delete(self, name: str) -> None:
        """Delete a profile; its games stay marked as seen, so that ``sync`` does not count them again."""
        with self._change():
            self._remove(name)

    def _remove(self, name: str) -> None:
        for table in ("played", "attempts", "puzzles"):
            self._file.execute(f"DELETE FROM {table} WHERE name = ?", (name,))

    def _insert(
        self, name: str, games: Iterable[Played], attempts: Iterable[Attempt], puzzles: Mapping[str, Progress]
    ) -> None:
        self._insert_games(games)
        rows = [_row(each.file, each) for each in attempts]
        self._file.executemany("INSERT OR IGNORE INTO attempts VALUES (?, ?, ?, ?)", rows)
        for puzzle, progress in puzzles.items():
            self._file.execute(
                "INSERT INTO puzzles VALUES (?, ?, ?, ?) ON CONFLICT (puzzle, name) "
                "DO UPDATE SET tries = MAX(tries, excluded.tries), solved = MAX(solved, excluded.solved)",
                (puzzle, name, progress.tries, int(progress.solved)),
            )

    def _insert_games(self, games: Iterable[Played]) -> None:
        """Insert games; one that is there already stays as it was."""
        rows = [_row(game.game, game) for game in games]
        self._file.executemany("INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?)", rows)

    def _count(self, path: Path, stamp: tuple[int, int], own_key: str | None) -> None:
        """Add what counts of a finished record and mark it as seen; one that cannot be read now is left for later."""
        games: Sequence[Played] = ()
        attempts: Sequence[Attempt] = ()
        try:
            data = path.read_bytes()
        except OSError:
            return
        if is_played_here(path):
            with suppress(RecordError):
                follower = load_record(data).follower
                ended = datetime.fromtimestamp(stamp[1] / 1e9, UTC).isoformat(timespec="seconds")
                deal = challenge_of(follower.record.header)
                games = self._each_seat(deal, follower, played(follower, ended, own_key))
                attempts = _attempts(path.stem, deal, follower, ended)
        self.add(games, attempts, {path.name: stamp})

    def _each_seat(self, deal: ChallengeDeal | None, follower: Follower, games: Sequence[Played]) -> Sequence[Played]:
        """Return the games to count: a duplicate counts once from each seat, any other deal once for a person."""
        people = people_of(follower)
        if deal is None or deal.kind != "duplicate" or not games or len(people) != 1:
            return games
        game, seat = games[0], people[0]
        earlier = ((one.kind, one.edition, one.players, one.key, one.seat) for one in self.attempts(game.name))
        if (deal.kind, deal.edition, deal.players, deal.key, seat) in earlier:
            return ()
        return [msgspec.structs.replace(game, game=f"{game.game}/{seat + 1}")]

    def _open(self) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, isolation_level=None)
        try:
            version = file.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise ProfileError(tr("This profile comes from a newer version of Cabochon. Open it there."))
            if file.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("quick_check")
            file.execute("PRAGMA journal_mode = WAL")
            if (
                version == VERSION
                and not {name for (name,) in file.execute("SELECT name FROM sqlite_master")} >= _NAMES
            ):
                raise sqlite3.DatabaseError("a table is missing")
            if version < VERSION:
                file.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
        except BaseException:
            file.close()
            raise
        return file

    def _quarantine(self) -> None:
        """Rename a damaged file, with the files that SQLite keeps beside it."""
        number = 1
        while (aside := self.path.with_name(f"profile-damaged-{number}.sqlite3")).exists():
            number += 1
        for suffix in ("", "-wal", "-shm"):
            source = self.path.with_name(f"{FILE_NAME}{suffix}")
            if source.exists():
                source.replace(aside.with_name(f"{aside.name}{suffix}"))
        message = tr(
            "The profile was damaged. The damaged file is kept as {path}, and your saved games are counted again."
        )
        self.note = message.format(path=aside)

    def _query(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            with closing(self._file.execute(query, values)) as rows:
                return list(rows)
        except sqlite3.Error as error:
            raise _unusable(error) from error

    def _bodies(self, kind: type[_Body], query: str, *values: object) -> list[_Body]:
        try:
            return [msgspec.json.decode(body, type=kind) for (body,) in self._query(query, *values)]
        except msgspec.MsgspecError as error:
            raise _unusable(error) from error

    @contextmanager
    def _change(self) -> Iterator[None]:
        """Open a transaction: committed as a whole or rolled back; raises ``ProfileError`` for errors of SQLite."""
        try:
            self._file.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._file.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._file.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise _unusable(error) from error


def _attempts(file: str, deal: ChallengeDeal | None, follower: Follower, ended: str) -> Sequence[Attempt]:
    """Return the attempt of the one person in a game of a challenge, if it counts."""
    people = people_of(follower)
    if deal is None or len(people) != 1:
        return ()
    name = person_name(follower.record.header.seats[people[0]])
    found = attempt_of(file, deal, follower, people[0], name, ended)
    return () if found is None else (found,)


def _row(key: str, body: Played | Attempt) -> tuple[str, str, str, str]:
    """Return the row of a game or a result: its key, the person, when it ended, and all of it as JSON."""
    return key, body.name, body.ended, msgspec.json.encode(body).decode("utf-8")


def has_finished(data_dir: Path, names: Iterable[str]) -> bool:
    """Whether one of some people has a finished game in the profile; ``True`` where the file cannot be used."""
    if not (data_dir / FILE_NAME).exists():
        return False
    try:
        with ProfileStore(data_dir) as profile:
            return any(profile.games(name) for name in names)
    except ProfileError:
        return True


def _unusable(error: Exception) -> ProfileError:
    reason = getattr(error, "strerror", None) or error
    return ProfileError(tr("Cannot use the profile: {reason}.").format(reason=reason))

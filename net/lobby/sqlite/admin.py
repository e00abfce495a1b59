"""What the person who runs a server may look up and change in its file, also while the server runs.

A change of somebody who is connected takes effect when they come back. Hidden cards of a running game are never read.
Knows the file; knows nothing of the command line.
"""

from __future__ import annotations

import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from game.match.verify import verify
from game.record import RecordError
from game.record.hashing import commit_to_secret
from game.support.closeable import Closeable
from game.support.i18n import tr, trn
from game.support.utc_day import utc_day
from net.lobby.people.moderation import ADDRESS_BAN_S, REPORT_S, PersonReport, address_hash
from net.lobby.people.names import skeleton
from net.lobby.people.ratings import GameResult, Standings, moved_result
from net.lobby.play.saved_tables import TableSummary, read_state, read_summary
from net.lobby.sqlite.store import FILE_NAME, move_key, open_file, sentences
from net.lobby.store import FinishedGame, LobbyStoreError, MoveKey, NameTaken
from net.protocol.limits import DAY_S

SHORT_KEY: Final = 12
"""Number of hexadecimal digits of a key that are shown; any unique beginning stands for the key."""


class PoolRating(NamedTuple):
    """A rating with the pool that it is for; ``shown`` has a question mark while it is not sure."""

    edition: str
    seats: int
    shown: str

    def __str__(self) -> str:
        return f"{self.edition} {self.seats}: {self.shown}"


class Person(msgspec.Struct, frozen=True):
    """A person as they are listed."""

    key: bytes
    name: str
    games: int
    ratings: tuple[PoolRating, ...]


class ServerFile(Closeable):
    """The file of a server."""

    def __init__(self, folder: Path, *, clock: Callable[[], float] = time.time) -> None:
        """Open the file in a folder; raises ``LobbyStoreError`` where there is none."""
        self.path = folder / FILE_NAME
        self._clock = clock
        if not self.path.is_file():
            raise LobbyStoreError(tr("There is no server in the folder {folder}.").format(folder=folder))
        with sentences(self.path):
            self._file = open_file(self.path)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def running(self) -> list[tuple[str, TableSummary, int]]:
        """Return the running games with their summaries and how many lines they have, oldest first."""
        rows = self._rows("SELECT id, summary, lines FROM game WHERE number IS NULL ORDER BY rowid")
        return [(game, read_summary(summary), lines) for game, summary, lines in rows]

    def results(self) -> list[tuple[FinishedGame, GameResult]]:
        """Return all finished games, oldest first."""
        rows = self._rows("SELECT number, id, finished, summary, result FROM game WHERE number > 0 ORDER BY number")
        games = [FinishedGame(*row) for row in rows]
        return [(game, msgspec.msgpack.decode(game.result, type=GameResult)) for game in games]

    def people(self) -> list[Person]:
        """Return everybody with a name, in its order."""
        standings, games = Standings(), dict[bytes, int]()
        for finished, result in self.results():
            standings.add(finished.game, result)
            for seat in result.seats:
                if seat.key is not None:
                    games[seat.key] = games.get(seat.key, 0) + 1
        found = []
        for key, name in self._rows("SELECT key, name FROM person WHERE name != '' ORDER BY name COLLATE NOCASE"):
            ratings = sorted(standings.pools(key).items())
            shown = (PoolRating(*pool, f"{rating.shown}{'' if rating.sure else '?'}") for pool, rating in ratings)
            found.append(Person(key, name, games.get(key, 0), tuple(shown)))
        return found

    def key_of(self, typed: str) -> bytes:
        """Return the key that a name, or the beginning of a key, stands for; raises ``LobbyStoreError``."""
        rows = self._rows("SELECT key, name FROM person")
        keys = [key for key, name in rows if name == typed] or [
            key for key, _ in rows if typed and key.hex().startswith(typed.lower())
        ]
        if len(keys) != 1:
            text = tr("“{text}” is nobody’s name or key here.") if not keys else tr("“{text}” fits several players.")
            raise LobbyStoreError(text.format(text=typed))
        return bytes(keys[0])

    def record(self, game: str) -> str:
        """Return the record of a finished game; raises ``LobbyStoreError``."""
        header = self._rows("SELECT header FROM game WHERE id = ? AND number IS NOT NULL", game)
        if not header:
            raise LobbyStoreError(tr("There is no finished game {game}.").format(game=game))
        lines = self._rows("SELECT line FROM entry WHERE game = ? ORDER BY seq", game)
        return str(header[0][0]) + "".join(line for (line,) in lines)

    def game(self, game: str) -> dict[str, str] | None:
        """Return what is known of a game by label, ``None`` where there is none; nothing of what lies face down."""
        rows = self._rows("SELECT summary, lines, finished, result, state FROM game WHERE id = ?", game)
        if not rows:
            return None
        ((stored, lines, finished, result, state),) = rows
        summary, clocks = read_summary(stored), read_state(state).clocks
        facts = {
            tr("Game"): game,
            tr("Table"): summary.table,
            tr("Edition"): summary.options.edition,
            tr("Rated"): tr("Yes") if summary.rated else tr("No"),
            tr("Private"): tr("Yes") if summary.code else tr("No"),
            tr("Clock"): f"{summary.options.clock_s} s + {summary.options.added_s} s",
            tr("Entries"): str(lines),
        }
        for seat, (name, key) in enumerate(zip(summary.names, summary.keys, strict=True), 1):
            facts[tr("Seat {number}").format(number=seat)] = (
                name if key is None else f"{name} ({key.hex()[:SHORT_KEY]})"
            )
        if result is None:
            turn = {} if clocks is None else {tr("Turn"): tr("Seat {number}").format(number=clocks.turn + 1)}
            return {**facts, tr("Ended"): tr("No"), **turn}
        ended = msgspec.msgpack.decode(result, type=GameResult)
        for seat, one in enumerate(ended.seats, 1):
            points = trn("{count} point", "{count} points", one.points).format(count=one.points)
            before = "" if one.before is None or one.after is None else f", {one.before.shown} → {one.after.shown}"
            facts[tr("Place of seat {number}").format(number=seat)] = f"{one.place}, {points}{before}"
        return {**facts, tr("Ended"): f"{utc_day(finished)}, {ended.reason}"}

    def person_facts(self, key: bytes) -> dict[str, str]:
        """Return what is known of a person, by label."""
        ((name, since, seen),) = self._rows("SELECT name, since, seen FROM person WHERE key = ?", key)
        running = [game for game, summary, _ in self.running() if {key, *self._replaced(key)} & {*summary.keys}]
        games = [game.game for game, result in self.results() if any(seat.key == key for seat in result.seats)]
        listed = next((person for person in self.people() if person.key == key), None)
        until = [end for who, _, end in self.bans() if who == key]
        reports = [str(number) for number, _, report, _, _ in self.reports() if report.about == key]
        facts = {
            tr("Name"): name,
            tr("Key"): key.hex(),
            tr("Former keys"): ", ".join(old.hex()[:SHORT_KEY] for old in self._replaced(key)),
            tr("Since"): utc_day(since),
            tr("Last month here"): utc_day(seen)[:7],
            tr("Ratings"): "" if listed is None else ", ".join(map(str, listed.ratings)),
            tr("Running games"): ", ".join(running),
            tr("Finished games"): ", ".join(games),
            tr("Banned until"): ", ".join(map(utc_day, until)),
            tr("Reported in"): ", ".join(reports),
        }
        return {label: value for label, value in facts.items() if value}

    def damage(self) -> list[str]:
        """Return what is wrong with the file itself, in English sentences of SQLite; empty where nothing is."""
        return [str(line) for (line,) in self._rows("PRAGMA integrity_check") if line != "ok"]

    def check_games(self) -> Iterator[tuple[str, str | None]]:
        """Iterate over all games with what is wrong with each, ``None`` where its record is sound and complete."""
        for (game,) in self._rows("SELECT id FROM game ORDER BY rowid"):
            with self._together("BEGIN"):  # the server may write on between two queries, and delete the game
                rows = self._rows("SELECT header, secret, lines, result FROM game WHERE id = ?", game)
                entries = [line for (line,) in self._rows("SELECT line FROM entry WHERE game = ? ORDER BY seq", game)]
            for header, secret, lines, result in rows:
                yield game, self._problem(str(header) + "".join(entries), len(entries) == lines, secret, result)

    def _problem(self, record: str, complete: bool, secret: bytes, result: bytes | None) -> str | None:
        """Return what is wrong with a record and its result."""
        if not complete:
            return tr("lines are missing")
        try:
            checked = verify(record.encode())
        except RecordError as error:
            return tr("line {number}: {problem}").format(number=error.line, problem=error.message)
        if commit_to_secret(secret) != checked.record.header.deal:
            return tr("the secret does not match this deal")
        ended = None if result is None else msgspec.msgpack.decode(result, type=GameResult).reason
        reason = None if checked.result is None else checked.result.reason
        return None if ended == reason else tr("the result is not that of the record")

    def rename(self, key: bytes, name: str) -> None:
        """Give a person another name; raises ``NameTaken``, or ``LobbyStoreError`` where they have another key now."""
        looks = skeleton(name)
        with self._together():
            if self._file.execute("SELECT 1 FROM person WHERE skeleton = ? AND key != ?", (looks, key)).fetchone():
                raise NameTaken(name)
            renamed = self._file.execute("UPDATE person SET name = ?, skeleton = ? WHERE key = ?", (name, looks, key))
            if not renamed.rowcount:
                raise LobbyStoreError(tr("This player has just moved to another key. Look them up again."))

    def reassign(self, old: bytes, new: bytes) -> None:
        """Move a person who has lost their key to another one, whose own name is free again.

        Raises ``LobbyStoreError`` where somebody has played with the other key.
        """
        with self._together():
            results = self.results()
            if old == new or any(seat.key == new for _, result in results for seat in result.seats):
                raise LobbyStoreError(tr("The new key must belong to a player without finished games."))
            own = [
                (game.game, msgspec.msgpack.encode(moved_result(result, old, new)))
                for game, result in results
                if any(seat.key == old for seat in result.seats)
            ]
            refused = move_key(self._file, MoveKey(old, new, tuple(own)))
            if refused is not None:
                raise refused

    def ban(self, key: bytes, days: int) -> None:
        """Let a person in no more for so many days; 0 ends a ban."""
        self._ban(key, days * DAY_S)

    def ban_address(self, address: str, days: int) -> None:
        """Let nobody in from an address for so many days, 30 at most; 0 ends a ban. Raises ``ValueError``."""
        ((salt,),) = self._rows("SELECT salt FROM salt")
        self._ban(address_hash(address, salt), min(days * DAY_S, ADDRESS_BAN_S))

    def _ban(self, who: bytes, seconds: int) -> None:
        now = int(self._clock())
        with self._together():
            self._file.execute("DELETE FROM ban WHERE who = ? OR until <= ?", (who, now))
            if seconds:
                self._file.execute("INSERT INTO ban VALUES (?, ?)", (who, now + seconds))

    def bans(self) -> list[tuple[bytes, str, int]]:
        """Return who is banned now, with their names and the ends in seconds since 1970; an address has no name."""
        query = (
            "SELECT who, IFNULL(name, ''), until FROM ban LEFT JOIN person ON person.key = who "
            "WHERE until > ? ORDER BY until"
        )
        return self._rows(query, int(self._clock()))

    def reports(self) -> list[tuple[int, int, PersonReport, str, str]]:
        """Return the open reports, oldest first: number, time in seconds since 1970, report, both names."""
        query = (
            "SELECT number, at, report, IFNULL(a.name, ''), IFNULL(b.name, '') FROM report "
            "LEFT JOIN person a ON a.key = author LEFT JOIN person b ON b.key = about WHERE at >= ? ORDER BY number"
        )
        rows = self._rows(query, int(self._clock()) - REPORT_S)
        return [
            (number, at, msgspec.msgpack.decode(report, type=PersonReport), author, about)
            for number, at, report, author, about in rows
        ]

    def close_report(self, number: int) -> None:
        """Delete a report; raises ``LobbyStoreError``."""
        with self._together():
            if not self._file.execute("DELETE FROM report WHERE number = ?", (number,)).rowcount:
                raise LobbyStoreError(tr("There is no report {number}.").format(number=number))

    def forget(self, key: bytes) -> int:
        """Delete a person with all finished games at which they played; return how many games that were.

        Their name stands under the chain of those records, so that it cannot be cut out of them. Raises
        ``LobbyStoreError`` while they have a running game.
        """
        replaced = self._replaced(key)
        if any({key, *replaced} & {*summary.keys} for _, summary, _ in self.running()):
            raise LobbyStoreError(tr("This player has a running game. Ask them to finish it first."))
        games = [game.game for game, result in self.results() if any(seat.key == key for seat in result.seats)]
        with self._together():
            for game in games:
                self._file.execute("DELETE FROM entry WHERE game = ?", (game,))
                self._file.execute("DELETE FROM game WHERE id = ?", (game,))
            self._file.execute("DELETE FROM report WHERE author = ? OR about = ?", (key, key))
            self._file.executemany("DELETE FROM moved WHERE old = ?", [(old,) for old in replaced])
            self._file.execute("DELETE FROM person WHERE key = ?", (key,))
        return len(games)

    def export(self, key: bytes, path: Path) -> None:
        """Write everything that is kept of a person to a new archive; raises ``LobbyStoreError``.

        It holds ``person.json``, and the record of every finished game at which they played.
        """
        if path.exists():
            raise LobbyStoreError(tr("The file {path} already exists. Choose another name.").format(path=path))
        games = [game for game, result in self.results() if any(seat.key == key for seat in result.seats)]
        rows = self._rows("SELECT name, since, seen FROM person WHERE key = ?", key)
        person = {
            "key": key.hex(),
            "replaced_keys": [old.hex() for old in self._replaced(key)],
            "names": [{"name": name, "since": since, "last_month": seen} for name, since, seen in rows],
            "ratings": [str(rating) for each in self.people() if each.key == key for rating in each.ratings],
            "banned_until": [until for who, _, until in self.bans() if who == key],
            "games": [{"game": game.game, "finished": game.finished} for game in games],
            "running": [game for game, summary, _ in self.running() if key in summary.keys],
            "reports": [
                {"at": at, "written": report.by == key, "kind": report.kind, "text": report.text}
                for _, at, report, _, _ in self.reports()
                if key in (report.by, report.about)
            ],
        }
        try:
            with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("person.json", msgspec.json.format(msgspec.json.encode(person)))
                for game in games:
                    archive.writestr(f"{game.game}.record", self.record(game.game))
        except OSError as error:
            text = tr("Cannot write the file {path}: {reason}.")
            raise LobbyStoreError(text.format(path=path, reason=error.strerror or error)) from error

    def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file; raises ``LobbyStoreError``."""
        if path.exists():
            raise LobbyStoreError(tr("The file {path} already exists. Choose another name.").format(path=path))
        with sentences(path):
            self._file.execute("VACUUM INTO ?", (str(path),))

    def _replaced(self, key: bytes) -> list[bytes]:
        """Return the keys that a person had before, the newest first."""
        query = (
            "WITH RECURSIVE own(old) AS (SELECT old FROM moved WHERE new = ? "
            "UNION SELECT moved.old FROM moved JOIN own ON moved.new = own.old) SELECT old FROM own"
        )
        return [bytes(old) for (old,) in self._rows(query, key)]

    @contextmanager
    def _together(self, begin: str = "BEGIN IMMEDIATE") -> Iterator[None]:
        """Make changes that count together or not at all, or read what belongs together after a plain ``BEGIN``."""
        with sentences(self.path):
            self._file.execute(begin)
            try:
                yield
            except BaseException:
                self._file.execute("ROLLBACK")
                raise
            self._file.execute("COMMIT")

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with sentences(self.path):
            return self._file.execute(query, values).fetchall()

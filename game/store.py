"""The person's folder: saved games with their secrets, settings, error reports; one process at a time.

Knows file names and the lock; what a record means is ``record_follow``'s business.
"""

from __future__ import annotations

import re
import secrets
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec
from filelock import FileLock, Timeout
from platformdirs import user_data_path

from game.files import UNFINISHED_SUFFIX, FileJournal, sync_folder, write_whole
from game.i18n import tr
from game.match import Match, new_header, seal_header
from game.record import TABLE, EndInfo, RecordError, SeatInfo
from game.record_chain import commit_to_secret
from game.record_follow import Loaded, load_record
from game.record_text import header_texts, marked
from game.rules import Phase, Seat

RECORD_SUFFIX: Final = ".cabochon"
SECRET_SUFFIX: Final = ".secret"
SECRET_BYTES: Final = 32


class StoreError(Exception):
    """Something about the person's files: the text is one sentence for them."""


class GameSummary(msgspec.Struct, frozen=True):
    """A saved game at a glance.

    ``turn_seat`` is ``None`` when the game is over; ``damaged`` is a sentence where the file cannot be read, and then
    only ``id``, ``updated`` and ``path`` tell anything. ``playable`` tells that the game can be gone on with: it is not
    over, and the record is the table's own.
    """

    id: str
    path: Path
    updated: datetime
    edition: str = ""
    seats: tuple[SeatInfo, ...] = ()
    started: datetime | None = None
    round: int = 0
    turn_seat: Seat | None = None
    over: bool = False
    result: EndInfo | None = None
    points: tuple[int, ...] = ()
    damaged: str | None = None
    playable: bool = False


class Store:
    """The folder of one person's games; holds its lock until it is closed."""

    def __init__(self, data_dir: Path | None = None) -> None:
        """Open the folder, by default the system's place for it; raises ``StoreError``."""
        self.data_dir = user_data_path("cabochon", appauthor=False) if data_dir is None else data_dir
        self.games_dir = self.data_dir / "games"
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self.data_dir / "lock", timeout=0)
            self._lock.acquire()
            self._sweep()
        except Timeout as error:
            message = tr("Cabochon is already running with the folder {folder}.")
            raise StoreError(message.format(folder=self.data_dir)) from error
        except OSError as error:
            message = tr("The folder {folder} cannot be used: {reason}.")
            raise StoreError(message.format(folder=self.data_dir, reason=error.strerror or error)) from error

    def __enter__(self) -> Store:
        """Use the folder for a while."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the folder."""
        self.close()

    def close(self) -> None:
        """Let another process use the folder."""
        self._lock.release()

    def _sweep(self) -> None:
        """Remove what a crash has left: files half written, secrets of games that never began."""
        for path in self.games_dir.glob(f".*{UNFINISHED_SUFFIX}"):
            path.unlink(missing_ok=True)
        for path in self.games_dir.glob(f"*{SECRET_SUFFIX}"):
            if not path.with_suffix(RECORD_SUFFIX).exists():
                path.unlink(missing_ok=True)

    def list_games(self) -> list[GameSummary]:
        """List all saved games, the one played last first; damaged ones too."""
        return [self._summary(path) for path in self._paths()]

    def latest_unfinished(self) -> str | None:
        """Name the game played last that can be gone on with."""
        summary = self.unfinished()
        return None if summary is None else summary.id

    def unfinished(self) -> GameSummary | None:
        """Tell of the game played last that can be gone on with; reads no more files than it must."""
        for path in self._paths():
            if _is_finished(path):
                continue
            summary = self._summary(path)
            if summary.playable:
                return summary
        return None

    def load(self, game_id: str) -> Loaded:
        """Load a game; raises ``StoreError`` where there is none and ``RecordError`` where it is damaged."""
        return load_record(_read(self._path(game_id)))

    def delete(self, game_id: str) -> None:
        """Delete a game for good; raises ``StoreError``."""
        path = self._path(game_id)
        try:
            path.unlink()
            path.with_suffix(SECRET_SUFFIX).unlink(missing_ok=True)
            sync_folder(self.games_dir)
        except OSError as error:
            message = tr("The game cannot be deleted: {reason}.")
            raise StoreError(message.format(reason=error.strerror or error)) from error

    def export(self, game_id: str, path: Path) -> Path:
        """Copy a game's record to a file, or into a folder; its secret stays here. Raises ``StoreError``."""
        source = self._path(game_id)
        target = path / source.name if path.is_dir() else path
        try:
            write_whole(target, _read(source))
        except OSError as error:
            message = tr("The game cannot be written to {path}: {reason}.")
            raise StoreError(message.format(path=target, reason=error.strerror or error)) from error
        return target

    def import_(self, path: Path) -> str:
        """Copy a record into the folder and name the new game; raises ``StoreError`` and ``RecordError``."""
        data = _read(path)
        loaded = load_record(data)
        game_id = self._free_id(loaded.follower.record.header.game)
        try:
            write_whole(self._path(game_id, new=True), data[: loaded.kept])
        except OSError as error:
            message = tr("The game cannot be saved: {reason}.")
            raise StoreError(message.format(reason=error.strerror or error)) from error
        return game_id

    def begin(
        self, name: str, seats: tuple[SeatInfo, ...], first: Seat | None = None, secret: bytes | None = None
    ) -> tuple[str, Match, FileJournal]:
        """Save a new game and deal its opening; raises ``StoreError`` where it cannot be saved."""
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        header = new_header(name, seats, secret, first, datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
        game = self._free_id(header.game)
        marks = seal_header(header, secret)
        lines = "".join(marked(text, mark) for text, mark in zip(header_texts(header), marks, strict=True)).encode()
        path = self._path(game, new=True)
        try:
            write_whole(path.with_suffix(SECRET_SUFFIX), secret.hex().encode(), private=True)
            write_whole(path, lines)
            journal = FileJournal(path, len(lines))
            return game, Match.new(header, secret, journal), journal
        except OSError as error:
            message = tr("The game cannot be saved: {reason}.")
            raise StoreError(message.format(reason=error.strerror or error)) from error

    def go_on(self, game_id: str) -> tuple[Match, FileJournal]:
        """Open a saved game to be played on; without its secret the unseen cards are dealt anew.

        Raises ``StoreError``, and ``RecordError`` where the record is damaged.
        """
        loaded = self.load(game_id)
        follower = loaded.follower
        if follower.record.header.view != TABLE:
            raise StoreError(tr("This record is one player’s view of a game: it can be watched but not played on."))
        if follower.record.end is not None:
            raise StoreError(tr("This game is over: it can be watched but not played on."))
        secret = self._secret(game_id)
        try:
            journal = FileJournal(self._path(game_id), loaded.kept)
            if secret is not None and commit_to_secret(secret) == follower.position.deal:
                match = Match(follower, secret, journal)
                match.catch_up()
                return match, journal
            if not follower.record.entries:
                raise StoreError(tr("This game has lost its deal before it began: it cannot be played."))
            secret = secrets.token_bytes(SECRET_BYTES)
            write_whole(self._path(game_id).with_suffix(SECRET_SUFFIX), secret.hex().encode(), private=True)
            match = Match.redealt(follower, secret, journal)
            match.catch_up()
            return match, journal
        except OSError as error:
            message = tr("The game cannot be saved: {reason}.")
            raise StoreError(message.format(reason=error.strerror or error)) from error

    def report(self, error: BaseException, where: str) -> Path:
        """Write a report of an unexpected error beside the games, for the person to send if they like."""
        folder = self.data_dir / "reports"
        folder.mkdir(exist_ok=True)
        path = folder / f"{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}.txt"
        text = "".join(traceback.format_exception(error))
        write_whole(path, f"{where}\n\n{text}".encode("utf-8", "replace"))
        return path

    def _paths(self) -> list[Path]:
        """List the record files, the one changed last first."""
        paths = [path for path in self.games_dir.glob(f"*{RECORD_SUFFIX}") if path.is_file()]
        return sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)

    def _path(self, game_id: str, new: bool = False) -> Path:
        path = self.games_dir / f"{game_id}{RECORD_SUFFIX}"
        if path.parent != self.games_dir or (not new and not path.is_file()):
            raise StoreError(tr("There is no saved game {name}.").format(name=game_id))
        return path

    def _free_id(self, game: str) -> str:
        game_id, number = game, 1
        while (self.games_dir / f"{game_id}{RECORD_SUFFIX}").exists():
            number += 1
            game_id = f"{game}-{number}"
        return game_id

    def _secret(self, game_id: str) -> bytes | None:
        """Read a game's secret, ``None`` where it is lost; one that cannot be read now is not lost."""
        path = self._path(game_id).with_suffix(SECRET_SUFFIX)
        if not path.exists():
            return None
        try:
            return bytes.fromhex(_read(path).decode("ascii"))
        except ValueError:
            return None

    def _summary(self, path: Path) -> GameSummary:
        game_id = path.name.removesuffix(RECORD_SUFFIX)
        updated = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        try:
            follower = load_record(_read(path)).follower
        except (RecordError, StoreError) as error:
            return GameSummary(game_id, path, updated, damaged=str(error))
        header, position = follower.record.header, follower.position
        state, end = position.state, follower.record.end
        playing = end is None and state.phase is not Phase.OVER
        return GameSummary(
            id=game_id,
            path=path,
            updated=updated,
            edition=header.edition,
            seats=position.seats,
            started=None if header.started is None else datetime.fromisoformat(header.started),
            round=state.round,
            turn_seat=state.turn if playing else None,
            over=end is not None,
            result=end,
            points=tuple(player.points for player in state.players),
            playable=end is None and header.view == TABLE,
        )


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        message = tr("The file {path} cannot be read: {reason}.")
        raise StoreError(message.format(path=path, reason=error.strerror or error)) from error


def _is_finished(path: Path) -> bool:
    """Tell from its last line alone, when it is whole, whether a game has ended."""
    try:
        return re.search(rb"\n\d+ \d+ end [^\n]*\n\Z", path.read_bytes()) is not None
    except OSError:
        return False

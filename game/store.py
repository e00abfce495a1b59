"""The person’s folder: saved games with their secrets; one process at a time.

Knows file names and the lock; what a record means is ``record_follow``'s business.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from filelock import FileLock, Timeout

from game.files import UNFINISHED_SUFFIX, FileJournal, exists, own_folder, sync_folder, write_whole
from game.i18n import tr
from game.match import Match, new_header, seal_header
from game.record import TABLE, ClockRule, SeatInfo
from game.record_chain import commit_to_secret
from game.record_follow import Follower, Loaded, load_record
from game.record_rescue import Rescued, rescue_record
from game.record_text import header_texts, marked, record_text
from game.rules import Seat
from game.store_summary import GameSummary, Summaries, is_finished, unread

__all__ = ["RECORD_SUFFIX", "GameSummary", "Store", "StoreError"]

RECORD_SUFFIX: Final = ".cabochon"
SECRET_SUFFIX: Final = ".secret"
TIES_SUFFIX: Final = ".toml"
"""Ends the file beside a network game that says how to come back to it."""
ASIDE_FOLDER: Final = "aside"
"""Holds records that something newer took the place of, and both sides of a disagreement."""
SECRET_BYTES: Final = 32
LARGEST_RECORD: Final = 1 << 24
"""In bytes, a hundred times a long game: what somebody drops onto the window by mistake is not read whole."""


class StoreError(Exception):
    """Something about the person's files: the text is one sentence for them."""


class Store:
    """The folder of one person's games; holds its lock until it is closed."""

    def __init__(self, data_dir: Path | None = None) -> None:
        """Open the folder, by default the system's place for it; raises ``StoreError``."""
        self.data_dir = own_folder() if data_dir is None else data_dir
        self.games_dir = self.data_dir / "games"
        self.aside_dir = self.games_dir / ASIDE_FOLDER
        self._summaries = Summaries(self.data_dir)
        self._journals: dict[str, FileJournal] = {}
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self.data_dir / "lock", timeout=0)
            self._lock.acquire()
            self._sweep()
        except Timeout as error:
            message = tr("Cabochon is already running with the folder {folder}.")
            raise StoreError(message.format(folder=self.data_dir)) from error
        except (OSError, NotImplementedError) as error:  # the latter where a file system knows no locks
            message = tr("The folder {folder} cannot be used: {reason}.")
            raise StoreError(message.format(folder=self.data_dir, reason=_reason(error))) from error

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
        for game_id in tuple(self._journals):
            self._let_go(game_id)
        self._lock.release()

    def _sweep(self) -> None:
        """Remove what a crash has left: files half written, secrets of games that never began."""
        for path in self.games_dir.glob(f".*{UNFINISHED_SUFFIX}"):
            path.unlink(missing_ok=True)
        for suffix in (SECRET_SUFFIX, TIES_SUFFIX):
            for path in self.games_dir.glob(f"*{suffix}"):
                if not path.with_suffix(RECORD_SUFFIX).exists():
                    path.unlink(missing_ok=True)

    def list_games(self, patience_s: float | None = None) -> list[GameSummary]:
        """List all saved games, the one played last first; damaged ones too.

        With a patience in seconds, what is left unread by then is listed as ``unread``; one game at least is read, so
        that asking again comes to an end.
        """
        began = time.monotonic()
        games: list[GameSummary] = []
        complete = True
        read = 0
        for path, status in self._files():
            game = self._summaries.recall(path, status)
            if game is None and patience_s is not None and read and time.monotonic() - began >= patience_s:
                complete = False
                game = unread(path, status)
            elif game is None:
                read += 1
                game = self._summaries.read(path, status)
            games.append(game)
        if complete:
            self._summaries.keep({game.path.name for game in games})
        return games

    def unfinished(self) -> GameSummary | None:
        """Tell of the game played last that can be gone on with, if need be after a repair; reads few files."""
        return self._newest(lambda game: game.playable or (game.repairable and game.turn_seat is not None))

    def unfinished_network(self) -> GameSummary | None:
        """Tell of the game over a network played last that is not over, in whoever’s view.

        A damaged one counts too: what is missing of it others have.
        """
        return self._newest(
            lambda game: (
                (game.networked or (game.damaged is not None and not game.foreign))
                and not game.over
                and game.path.with_suffix(TIES_SUFFIX).exists()
            )
        )

    def path(self, game_id: str) -> Path:
        """Name the file of a game’s record; raises ``StoreError`` where there is none."""
        return self._path(game_id)

    def load(self, game_id: str) -> Loaded:
        """Load a game; raises ``StoreError`` where there is none and ``RecordError`` where it is damaged."""
        return load_record(_read(self._path(game_id)))

    def delete(self, game_id: str) -> None:
        """Delete a game for good; raises ``StoreError``."""
        path = self._path(game_id)
        try:
            path.unlink()
            for suffix in (SECRET_SUFFIX, TIES_SUFFIX):
                path.with_suffix(suffix).unlink(missing_ok=True)
            sync_folder(self.games_dir)
        except OSError as error:
            message = tr("The game cannot be deleted: {reason}.")
            raise StoreError(message.format(reason=error.strerror or error)) from error

    def export(self, game_id: str, path: Path) -> Path:
        """Copy a game's record to a new file, or into a folder; its secret stays here. Raises ``StoreError``."""
        source = self._path(game_id)
        target = path / source.name if exists(path) and path.is_dir() else path
        try:
            if exists(target):
                raise StoreError(tr("There is already a file {path}: choose another name.").format(path=target))
            write_whole(target, _read(source))
        except OSError as error:
            message = tr("The game cannot be written to {path}: {reason}.")
            raise StoreError(message.format(path=target, reason=error.strerror or error)) from error
        return target

    def import_(self, path: Path) -> str:
        """Copy a record into the folder and name the new game; raises ``StoreError`` and ``RecordError``."""
        try:
            size = path.stat().st_size
        except OSError:
            size = 0
        if size > LARGEST_RECORD:
            raise StoreError(tr("The file {path} is too large to be a saved game.").format(path=path))
        return self.take(_read(path))

    def take(self, data: bytes) -> str:
        """Save a record that came from elsewhere and name the new game; raises ``StoreError`` and ``RecordError``."""
        loaded = load_record(data)
        game_id = self._free_id(loaded.follower.record.header.game)
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
            write_whole(self._path(game_id, new=True), data[: loaded.kept])
        except OSError as error:
            raise _unsaved(error) from error
        return game_id

    def begin(
        self,
        name: str,
        seats: tuple[SeatInfo, ...],
        first: Seat | None = None,
        secret: bytes | None = None,
        clock: ClockRule | None = None,
    ) -> tuple[str, Match, FileJournal]:
        """Save a new game and deal its opening; raises ``StoreError`` where it cannot be saved."""
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        header = new_header(name, seats, secret, first, started, clock)
        game = self._free_id(header.game)
        marks = seal_header(header, secret)
        lines = "".join(marked(text, mark) for text, mark in zip(header_texts(header), marks, strict=True)).encode()
        path = self._path(game, new=True)
        journal: FileJournal | None = None
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
            write_whole(path.with_suffix(SECRET_SUFFIX), secret.hex().encode(), private=True)
            write_whole(path, lines)
            journal = FileJournal(path, len(lines))
            return game, Match.new(header, secret, journal), journal
        except OSError as error:
            if journal is not None:
                journal.close()
            for rest in (path, path.with_suffix(SECRET_SUFFIX)):
                with contextlib.suppress(OSError):
                    rest.unlink()
            raise _unsaved(error) from error

    def keep(self, game_id: str, text: str, secret: bytes | None = None) -> FileJournal:
        """Save the whole record of a game over a network, and give the journal for what follows.

        Without a secret it is a guest's copy. What lay under the name goes aside, with its secret; whoever wrote it
        cannot any more. Raises ``OSError``; then the old record is still in its place.
        """
        path = self._path(game_id, new=True)
        hidden = path.with_suffix(SECRET_SUFFIX)
        self._let_go(game_id)
        self.games_dir.mkdir(parents=True, exist_ok=True)
        if path.exists():
            self._copy_aside(game_id, "before")
        if secret is not None:
            write_whole(hidden, secret.hex().encode(), private=True)
        data = text.encode()
        write_whole(path, data)
        if secret is None:
            hidden.unlink(missing_ok=True)
        journal = self._journals[game_id] = FileJournal(path, len(data))
        return journal

    def rescue(self, game_id: str) -> Rescued:
        """Read what is left of a damaged record; raises ``RecordError`` where not even its header is whole."""
        return rescue_record(_read(self._path(game_id)))

    def mend(self, game_id: str, text: str) -> Path:
        """Put what is left of a damaged record of a game over a network in its place, as a guest's copy.

        Gives the file that the damaged one is kept in. Raises ``OSError``; then the damaged one is still in its place.
        """
        kept = self._cut_back(game_id, text)
        self._path(game_id).with_suffix(SECRET_SUFFIX).unlink(missing_ok=True)
        return kept

    def repair(self, game_id: str) -> Path:
        """Put the sound beginning of this screen's damaged record in its place, to be gone on with under the same deal.

        Gives the file that the damaged one is kept in. Raises ``RecordError`` where nothing of it is sound,
        ``StoreError`` where the game is not this screen's own, and ``OSError``; then all is as before.
        """
        rescued = self.rescue(game_id)
        record = rescued.follower.record
        if not rescued.entry or record.header.view != TABLE or record.header.is_networked:
            raise StoreError(tr("Nothing of this game can be repaired."))
        return self._cut_back(game_id, record_text(record))

    def _cut_back(self, game_id: str, text: str) -> Path:
        path = self._path(game_id)
        self._let_go(game_id)
        kept = self._copy_aside(game_id, "damaged")
        write_whole(path, text.encode())
        return kept

    def append(self, game_id: str, line: str) -> None:
        """Write one line behind the last whole one of a guest's copy; raises ``StoreError`` and ``OSError``."""
        journal = self._journals.get(game_id)
        if journal is None:
            path = self._path(game_id)
            journal = self._journals[game_id] = FileJournal(path, _read(path).rfind(b"\n") + 1)
        journal.append(line)

    def set_aside(self, game_id: str, data: bytes, label: str) -> Path:
        """Save a record under a free name where no list shows it; raises ``OSError``."""
        self.aside_dir.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := self.aside_dir / f"{game_id}-{label}-{number}{RECORD_SUFFIX}").exists():
            number += 1
        write_whole(path, data)
        return path

    def _copy_aside(self, game_id: str, label: str) -> Path:
        """Save a record and its secret aside as they are; raises ``OSError``."""
        path = self._path(game_id)
        hidden = path.with_suffix(SECRET_SUFFIX)
        kept = self.set_aside(game_id, path.read_bytes(), label)
        if hidden.exists():
            write_whole(kept.with_suffix(SECRET_SUFFIX), hidden.read_bytes(), private=True)
        return kept

    def ties(self, game_id: str) -> str | None:
        """Read what was written of how to come back to a game, ``None`` where there is nothing legible."""
        try:
            return self._path(game_id, new=True).with_suffix(TIES_SUFFIX).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def tie(self, game_id: str, text: str) -> None:
        """Write down how to come back to a game, so that it survives a crash; raises ``OSError``."""
        self.games_dir.mkdir(parents=True, exist_ok=True)
        write_whole(self._path(game_id, new=True).with_suffix(TIES_SUFFIX), text.encode("utf-8"), private=True)

    def go_on(self, game_id: str, networked: bool = False) -> tuple[Match, FileJournal]:
        """Open a saved game to be played on; without its secret the unseen cards are dealt anew.

        A game over a network is opened only where that is asked for, and never dealt anew by one person alone. Raises
        ``StoreError``, and ``RecordError`` where the record is damaged.
        """
        loaded = self.load(game_id)
        follower = loaded.follower
        if follower.record.header.view != TABLE:
            raise StoreError(tr("This record is one player’s view of a game: it can be watched but not played on."))
        if follower.record.end is not None:
            raise StoreError(tr("This game is over: it can be watched but not played on."))
        if follower.record.header.is_networked and not networked:
            raise StoreError(tr("This game is played over a network: “Play together” leads back to it."))
        secret = self._secret(game_id)
        try:
            self._let_go(game_id)
            journal = FileJournal(self._path(game_id), loaded.kept)
        except OSError as error:
            raise _unsaved(error) from error
        try:
            match = self._take_over(game_id, follower, secret, journal)
            match.catch_up()
        except OSError as error:
            journal.close()
            raise _unsaved(error) from error
        except StoreError:
            journal.close()
            raise
        if networked:
            self._journals[game_id] = journal
        return match, journal

    def _take_over(self, game_id: str, follower: Follower, secret: bytes | None, journal: FileJournal) -> Match:
        """Make the authority of a saved game anew; where the secret is lost, under a new deal."""
        record = follower.record
        ours = secret is not None and commit_to_secret(secret) == follower.position.deal
        if not record.entries and (not ours or record.header.is_networked):  # the guests' shares of the seed are lost
            raise StoreError(tr("This game has lost its deal before it began: it cannot be played."))
        if record.header.is_networked and not ours:
            raise StoreError(tr("The secret of this game’s deal is lost: another player’s computer has to deal on."))
        if secret is not None and ours:
            return Match(follower, secret, journal)
        secret = secrets.token_bytes(SECRET_BYTES)
        write_whole(self._path(game_id).with_suffix(SECRET_SUFFIX), secret.hex().encode(), private=True)
        return Match.redealt(follower, secret, journal)

    def _let_go(self, game_id: str) -> None:
        """Close the journal of a network game: no system's locks may stand in the way of what replaces it."""
        journal = self._journals.pop(game_id, None)
        if journal is not None:
            journal.close()

    def _newest(self, wanted: Callable[[GameSummary], bool]) -> GameSummary | None:
        for path, status in self._files():
            game = self._summaries.recall(path, status)
            if game is None and not is_finished(path):
                game = self._summaries.read(path, status)
            if game is not None and wanted(game):
                return game
        return None

    def _files(self) -> list[tuple[Path, os.stat_result]]:
        """List the record files with what the system tells of them, the one changed last first."""
        files: list[tuple[Path, os.stat_result]] = []
        for path in self.games_dir.glob(f"*{RECORD_SUFFIX}"):
            with contextlib.suppress(OSError):
                status = path.stat()
                # Names that begin with a dot are other programs' notes beside the files.
                if stat.S_ISREG(status.st_mode) and not path.name.startswith("."):
                    files.append((path, status))
        return sorted(files, key=lambda file: (file[1].st_mtime_ns, file[0].name), reverse=True)

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


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _unsaved(error: OSError) -> StoreError:
    return StoreError(tr("The game cannot be saved: {reason}.").format(reason=error.strerror or error))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        message = tr("The file {path} cannot be read: {reason}.")
        raise StoreError(message.format(path=path, reason=error.strerror or error)) from error

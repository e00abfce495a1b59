"""The person's saved games: listing, starting, resuming, exporting, importing and repairing them.

Knows files and what makes a record resumable; knows nothing of screens, networks or the rules of a game. The names of
the files are in ``folder``, the meaning of a record in ``game.record``.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Final

from game.match.match import Match, new_header, seal_header
from game.match.redealt_opening import recover_dealt
from game.record import TABLE, ClockRule, GameRecord, SeatInfo
from game.record.follower import Follower, Loaded, load_record
from game.record.hashing import SECRET_BYTES, commit_to_secret
from game.record.recovery import Recovered, recover_record
from game.record.writer import record_text
from game.rules import Seat
from game.storage.folder import RESUME_SUFFIX, SECRET_SUFFIX, Folder, StoreError, read_file, read_secret
from game.storage.summaries import GameSummary, Summaries, is_finished, unread
from game.support.files import FileJournal, exists, sync_folder, write_whole
from game.support.i18n import tr
from game.support.patience import Patience

LARGEST_RECORD: Final = 1 << 24
"""In bytes, a hundred times a long game: no other file dropped onto the window by mistake is read whole."""


class Store(Folder):
    """The games in one person's folder; holds the folder's lock until it is closed."""

    def __init__(self, data_dir: Path | None = None) -> None:
        """Open the folder, by default the system's own; raises ``StoreError``."""
        super().__init__(data_dir)
        self._summaries = Summaries(self.data_dir)
        self._listed: dict[tuple[str, int, int], GameSummary] = {}
        """What was read for a list that is not complete yet, by name, size and time of the file.

        Damaged files are not cached, so each call would read the newest of them again and never reach the others.
        """

    def list_games(self, patience_s: float | None = None) -> list[GameSummary]:
        """Return all saved games, damaged ones too, the one played last first.

        After ``patience_s`` seconds the remaining games are listed as ``unread``. Each call reads at least one, so that
        repeated calls come to an end; only with a patience of 0 it reads none.
        """
        patience = Patience(patience_s)
        games: list[GameSummary] = []
        complete = True
        for path, status in self._files():
            key = (path.name, status.st_size, status.st_mtime_ns)
            game = self._summaries.recall(path, status) or self._listed.get(key)
            if game is None and patience.allows_one_more():
                game = self._listed[key] = self._summaries.read(path, status)
            elif game is None:
                complete = False
                game = unread(path, status)
            games.append(game)
        if complete:
            self._listed.clear()
            self._summaries.save({game.path.name for game in games})
        return games

    def unfinished(self) -> GameSummary | None:
        """Return the game played last that can be resumed, perhaps after a repair; reads few files."""
        return next(self._newest(_resumable), None)

    def unfinished_deal(self, deal: str) -> GameSummary | None:
        """Return the game of a deal, by the name that all its records share, that can be resumed; reads few files."""
        return next(self._newest(lambda game: game.id.startswith(deal) and _resumable(game)), None)

    def unfinished_network(self) -> GameSummary | None:
        """Return the network game played last that can be rejoined; reads few files."""
        return next(self._newest(self.rejoinable), None)

    def last_unfinished(self) -> GameSummary | None:
        """Return the game played last that can be resumed or rejoined; reads few files."""
        return next(self._newest(self.continuable), None)

    def count_unfinished(self, limit: int) -> int:
        """Return how many games can be resumed or rejoined, counted up to ``limit``; reads few files."""
        return len(tuple(islice(self._newest(self.continuable), limit)))

    def rejoinable(self, game: GameSummary) -> bool:
        """Whether a game is a network game that is not over, in any view.

        A damaged one counts too: the other players have what is missing.
        """
        return (
            (game.networked or (game.damaged is not None and not game.foreign))
            and not game.over
            and game.path.with_suffix(RESUME_SUFFIX).exists()
        )

    def continuable(self, game: GameSummary) -> bool:
        """Whether a game can be resumed, perhaps after a repair, or rejoined."""
        return _resumable(game) or self.rejoinable(game)

    def load(self, game_id: str) -> Loaded:
        """Return a game's record; raises ``StoreError`` where there is none and ``RecordError`` where it is damaged."""
        return load_record(read_file(self.path(game_id)))

    def delete(self, game_id: str) -> None:
        """Delete a game with its secret and resume info; raises ``StoreError``."""
        path = self.path(game_id)
        try:
            path.unlink()
            for suffix in (SECRET_SUFFIX, RESUME_SUFFIX):
                path.with_suffix(suffix).unlink(missing_ok=True)
            sync_folder(self.games_dir)
        except OSError as error:
            message = tr("Cannot delete the game: {reason}.")
            raise StoreError(message.format(reason=error.strerror or error)) from error

    def export(self, game_id: str, path: Path) -> Path:
        """Copy a game's record, without its secret, to a new file or into a folder, and return its path.

        Raises ``StoreError``.
        """
        source = self.path(game_id)
        target = path / source.name if exists(path) and path.is_dir() else path
        try:
            if exists(target):
                raise StoreError(tr("The file {path} already exists. Choose another name.").format(path=target))
            write_whole(target, read_file(source))
        except OSError as error:
            message = tr("Cannot write the game to {path}: {reason}.")
            raise StoreError(message.format(path=target, reason=error.strerror or error)) from error
        return target

    def import_file(self, path: Path) -> str:
        """Copy a record into the folder and return the new game's id; raises ``StoreError`` and ``RecordError``."""
        try:
            size = path.stat().st_size
        except OSError:
            size = 0
        if size > LARGEST_RECORD:
            raise StoreError(tr("{path} is too large to be a saved game.").format(path=path))
        return self.import_bytes(read_file(path))

    def same_as(self, data: bytes) -> str | None:
        """Return the id of the saved game whose file has this content; ``None`` where there is none."""
        for path, status in self._files():
            with contextlib.suppress(OSError):
                if status.st_size == len(data) and path.read_bytes() == data:
                    return path.stem
        return None

    def import_bytes(self, data: bytes) -> str:
        """Save an imported record and return the new game's id; raises ``StoreError`` and ``RecordError``."""
        loaded = load_record(data)
        game_id = self._free_id(loaded.follower.record.header.game)
        try:
            self.games_dir.mkdir(parents=True, exist_ok=True)
            write_whole(self.path(game_id, new=True), data[: loaded.kept])
        except OSError as error:
            raise _unsaved(error) from error
        return game_id

    def begin(
        self,
        edition_name: str,
        seats: tuple[SeatInfo, ...],
        first: Seat | None = None,
        secret: bytes | None = None,
        clock: ClockRule | None = None,
    ) -> tuple[str, Match, FileJournal]:
        """Save a new game and deal its opening; return its id, its match and its journal. Raises ``StoreError``."""
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        header = new_header(edition_name, seats, secret, first, started, clock)
        game = self._free_id(header.game)
        lines = record_text(GameRecord(header, seal_header(header, secret))).encode()
        path = self.path(game, new=True)
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

    def save_copy(self, game_id: str, text: str, secret: bytes | None = None) -> FileJournal:
        """Save the whole record of a game, and return the journal for its next lines.

        Without a secret it is a guest's copy. A record of the same id is moved to the quarantine folder with its
        secret, and its journal is closed. Raises ``OSError``; then the old record is still in its place.
        """
        path = self.path(game_id, new=True)
        hidden = path.with_suffix(SECRET_SUFFIX)
        self._close_journal(game_id)
        self.games_dir.mkdir(parents=True, exist_ok=True)
        if path.exists():
            self._quarantine_copy(game_id, "before")
        if secret is not None:
            write_whole(hidden, secret.hex().encode(), private=True)
        data = text.encode()
        write_whole(path, data)
        if secret is None:
            hidden.unlink(missing_ok=True)
        journal = self._journals[game_id] = FileJournal(path, len(data))
        return journal

    def recover(self, game_id: str) -> Recovered:
        """Return the sound part of a damaged record; raises ``RecordError`` where its header is damaged."""
        return recover_record(read_file(self.path(game_id)))

    def recover_own(self, game_id: str) -> Recovered:
        """Return the sound part of this screen's own damaged record, with a lost opening dealt again.

        Raises ``RecordError`` where its header is damaged, and ``StoreError`` where nothing can be resumed.
        """
        recovered = recover_dealt(read_file(self.path(game_id)), read_secret(self.path(game_id)))
        header = recovered.follower.record.header
        if not recovered.entry or header.view != TABLE or header.is_networked:
            raise StoreError(tr("This game cannot be repaired."))
        return recovered

    def truncate_copy(self, game_id: str, text: str) -> Path:
        """Replace a damaged record of a network game by its sound part, as a guest's copy.

        Return the path where the damaged one is kept. Raises ``OSError``; then the damaged one is still in its place.
        """
        kept = self._replace_damaged(game_id, text)
        self.path(game_id).with_suffix(SECRET_SUFFIX).unlink(missing_ok=True)
        return kept

    def repair(self, game_id: str) -> Path:
        """Replace this screen's own damaged record by its sound part, to be resumed under the same deal.

        Return the path where the damaged one is kept. Raises ``RecordError`` where nothing of it is sound,
        ``StoreError`` where the game is not this screen's own, and ``OSError``; then nothing has changed.
        """
        return self._replace_damaged(game_id, record_text(self.recover_own(game_id).follower.record))

    def _replace_damaged(self, game_id: str, text: str) -> Path:
        path = self.path(game_id)
        self._close_journal(game_id)
        kept = self._quarantine_copy(game_id, "damaged")
        write_whole(path, text.encode())
        return kept

    def resume(self, game_id: str, networked: bool = False) -> tuple[Match, FileJournal]:
        """Return the match and the journal of a saved game, to be continued.

        Without its secret the unseen cards are dealt again, but not in a network game, which one person alone must not
        deal again; such a game is opened only with ``networked``. Raises ``StoreError``, and ``RecordError`` where the
        record is damaged.
        """
        loaded = self.load(game_id)
        follower = loaded.follower
        if follower.record.header.view != TABLE:
            raise StoreError(tr("This record shows only one player’s view. You can watch it, but not play it."))
        if follower.record.end is not None:
            raise StoreError(tr("This game is over. You can watch it, but not play it."))
        if follower.record.header.is_networked and not networked:
            raise StoreError(tr("This is a network game. Return to it under “Multiplayer”."))
        secret = read_secret(self.path(game_id))
        try:
            self._close_journal(game_id)
            journal = FileJournal(self.path(game_id), loaded.kept)
        except OSError as error:
            raise _unsaved(error) from error
        try:
            match = self._authority(game_id, follower, secret, journal)
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

    def _authority(self, game_id: str, follower: Follower, secret: bytes | None, journal: FileJournal) -> Match:
        """Return the authority of a saved game, under a new deal where the secret is lost."""
        record = follower.record
        ours = secret is not None and commit_to_secret(secret) == follower.position.deal
        if not record.entries and (not ours or record.header.is_networked):  # the guests' seed shares are lost
            raise StoreError(tr("The opening deal of this game is lost, so it cannot be played."))
        if record.header.is_networked and not ours:
            raise StoreError(
                tr("The secret of this game’s deal is lost, so you cannot host it. Ask another player to host.")
            )
        if secret is not None and ours:
            return Match(follower, secret, journal)
        secret = secrets.token_bytes(SECRET_BYTES)
        write_whole(self.path(game_id).with_suffix(SECRET_SUFFIX), secret.hex().encode(), private=True)
        return Match.redealt(follower, secret, journal)

    def _newest(self, wanted: Callable[[GameSummary], bool]) -> Iterator[GameSummary]:
        """Yield the wanted games, the one played last first, without reading finished ones that are not cached."""
        for path, status in self._files():
            game = self._summaries.recall(path, status)
            if game is None and not is_finished(path):
                game = self._summaries.read(path, status)
            if game is not None and wanted(game):
                yield game


def _resumable(game: GameSummary) -> bool:
    return game.playable or (game.repairable and game.turn_seat is not None)


def _unsaved(error: OSError) -> StoreError:
    """Return the error for a game that cannot be written."""
    return StoreError(tr("Cannot save the game: {reason}.").format(reason=error.strerror or error))

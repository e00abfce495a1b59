"""Copies of games and the resume info beside them, as files in the person’s folder.

Knows the person's folder through ``Store``, and the sentences on damage in it; knows nothing of when something is to be
written.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from typing import Final

import msgspec
import tomli_w

from game.record import TABLE, ForeignRecord, GameRecord, RecordError
from game.record.follower import Follower
from game.record.writer import record_text
from game.storage.folder import StoreError
from game.storage.store import Store
from game.support.i18n import tr
from net.guest.copies import CopyStore, ResumeInfo

_CHECKSUM: Final = "# sha256 "
"""Begins the last line of the resume info: without a checksum, one wrong digit in an address would go unnoticed."""


class SavedCopies(CopyStore):
    """The copies in the person’s folder."""

    def __init__(self, store: Store, notify: Callable[[str], None] = lambda _: None) -> None:
        """Use an open folder; ``notify`` is called with a sentence for the person where a copy was damaged."""
        self._store = store
        self._notify = notify

    def copy(self, game: str) -> Follower | None:
        """Return this computer’s copy of a game; of a damaged one the sound beginning.

        A guest's copy is truncated to that beginning on the disk too. The host's own record stays as it is until a
        guest's copy replaces it.
        """
        try:
            return self._store.load(game).follower
        except (StoreError, ForeignRecord):
            return None
        except RecordError:
            return self._recover(game)

    def replace(self, record: GameRecord) -> None:
        self._store.save_copy(record.header.game, record_text(record))

    def append(self, game: str, line: str) -> None:
        try:
            self._store.append(game, line)
        except StoreError as error:
            raise OSError(str(error)) from error

    def quarantine(self, record: GameRecord, label: str) -> None:
        self._store.quarantine(record.header.game, record_text(record).encode(), label)

    def resume_info(self, game: str) -> ResumeInfo | None:
        text = self._store.resume_text(game)
        if text is None:
            return None
        saved, found, checksum = text.rpartition(_CHECKSUM)
        if found and checksum != f"{_digest(saved)}\n":
            return None
        try:
            return msgspec.convert(tomllib.loads(text), ResumeInfo)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError):
            return None

    def save_resume_info(self, game: str, info: ResumeInfo) -> None:
        text = tomli_w.dumps(msgspec.to_builtins(info))
        self._store.save_resume_text(game, f"{text}{_CHECKSUM}{_digest(text)}\n")

    def _recover(self, game: str) -> Follower | None:
        """Recover what is left of a damaged copy; ``None`` where that is nothing, or cannot be written."""
        try:
            recovered = self._store.recover(game)
        except StoreError:
            return None
        except RecordError:
            self._report_rest(0)
            return None
        follower, lost = recovered.follower, recovered.entry
        if follower.record.header.view == TABLE:
            self._report_rest(lost)
            return follower
        try:
            kept = self._store.truncate_copy(game, record_text(follower.record))
        except OSError:
            return None
        text = tr(
            "Your copy of the game was damaged from entry {number} on. The rest is loaded from the table. The damaged "
            "file is kept as {path}."
        )
        self._notify(text.format(number=lost + 1, path=kept))
        return follower

    def _report_rest(self, lost: int) -> None:
        """Report a damaged record, which stays in place until the table’s own replaces it."""
        text = tr(
            "Your copy of the game is damaged from entry {number} on. The rest is loaded from the table. The damaged "
            "file is moved to the folder {folder}."
        )
        self._notify(text.format(number=lost + 1, folder=self._store.quarantine_dir))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()

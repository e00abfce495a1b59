"""What a peer keeps of a game over a network: its copy of the record, and how to come back to the table.

Knows the person's folder through ``Store``, and what to tell them of damage in it; knows nothing of when something is
to be kept.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from typing import Final, Literal, Protocol

import msgspec
import tomli_w

from game.record import TABLE, ForeignRecord, GameRecord, RecordError
from game.record.follower import Follower
from game.record.writer import record_text
from game.storage.folder import StoreError
from game.storage.store import Store
from game.support.i18n import tr
from net.protocol.messages import Elected, PeerAddress, TableOptions

_CHECKSUM: Final = "# sha256 "
"""Begins the last line of the ties: an address with one wrong figure would send people to nobody for ever."""


class ResumeInfo(msgspec.Struct, frozen=True):
    """How to come back to a game.

    ``role`` is what this computer was last, ``name`` the person's, ``host`` that of the computer that deals.
    ``address``, ``port``, ``fingerprint`` and ``key`` are the dealer's; ``peers`` is the roster. ``epoch`` is the
    newest that this peer has promised itself to by a vote: it acknowledges nothing older.
    """

    role: Literal["host", "guest"] = "guest"
    name: str = ""
    host: str = ""
    address: str = ""
    port: int = 0
    fingerprint: bytes = b""
    key: bytes = b""
    peers: tuple[PeerAddress, ...] = ()
    epoch: int = 0
    options: TableOptions = TableOptions()
    mandate: tuple[Elected, ...] = ()
    """The votes that made this peer the dealer, for whoever asks after it has been restarted."""
    watchers: tuple[bytes, ...] = ()
    """The keys of those who looked on last, whom this peer lets in again if it deals."""
    dealt: bytes = b""
    """The key of whoever dealt ``dealt_epoch``, the last of the copy, which does not tell that itself."""
    dealt_epoch: int = 0


class CopyStore(Protocol):
    """Where a peer keeps its copies; what is kept is on the disk when a method returns.

    All that writes raises ``OSError`` where that fails.
    """

    def copy(self, game: str) -> Follower | None:
        """Give the own copy of a game, in whatever view it is; ``None`` without a legible one."""

    def replace(self, record: GameRecord) -> None:
        """Keep a record whole; what took its place before goes aside."""

    def append(self, game: str, line: str) -> None:
        """Write one line, with its end, behind the copy."""

    def aside(self, record: GameRecord, label: str) -> None:
        """Keep a record where no list shows it."""

    def ties(self, game: str) -> ResumeInfo | None:
        """Tell how to come back to a game."""

    def tie(self, game: str, ties: ResumeInfo) -> None:
        """Keep how to come back to a game."""


class SavedCopies:
    """Keeps games in the person's folder."""

    def __init__(self, store: Store, tell: Callable[[str], None] = lambda _: None) -> None:
        """Use an open folder; ``tell`` is called with a sentence for the person where a copy was damaged."""
        self._store = store
        self._tell = tell

    def copy(self, game: str) -> Follower | None:
        """Read the own copy of a game; ``None`` without a legible one.

        Of a damaged one this is the sound beginning, which takes its place; the dealer's own record stays as it is,
        until a guest's copy replaces it.
        """
        try:
            return self._store.load(game).follower
        except (StoreError, ForeignRecord):
            return None
        except RecordError:
            return self._rescue(game)

    def replace(self, record: GameRecord) -> None:
        """Write a record whole; raises ``OSError``."""
        self._store.keep(record.header.game, record_text(record))

    def append(self, game: str, line: str) -> None:
        """Write one line behind the copy; raises ``OSError``."""
        try:
            self._store.append(game, line)
        except StoreError as error:
            raise OSError(str(error)) from error

    def aside(self, record: GameRecord, label: str) -> None:
        """Keep a record beside the games; raises ``OSError``."""
        self._store.set_aside(record.header.game, record_text(record).encode(), label)

    def ties(self, game: str) -> ResumeInfo | None:
        """Read how to come back to a game; ``None`` where nothing legible is kept."""
        text = self._store.ties(game)
        if text is None:
            return None
        ties, found, checksum = text.rpartition(_CHECKSUM)
        if found and checksum != f"{_digest(ties)}\n":
            return None
        try:
            return msgspec.convert(tomllib.loads(text), ResumeInfo)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError):
            return None

    def tie(self, game: str, ties: ResumeInfo) -> None:
        """Write how to come back to a game; raises ``OSError``."""
        text = tomli_w.dumps(msgspec.to_builtins(ties))
        self._store.tie(game, f"{text}{_CHECKSUM}{_digest(text)}\n")

    def _rescue(self, game: str) -> Follower | None:
        """Take up what is left of a damaged copy; ``None`` where that is nothing, or cannot be written."""
        try:
            rescued = self._store.rescue(game)
        except StoreError:
            return None
        except RecordError:
            self._tell_of_rest(0)
            return None
        follower, lost = rescued.follower, rescued.entry
        if follower.record.header.view == TABLE:
            self._tell_of_rest(lost)
            return follower
        try:
            kept = self._store.mend(game, record_text(follower.record))
        except OSError:
            return None
        text = tr(
            "Your copy of the game was damaged from entry {number} on: what is missing is fetched from the table. The "
            "damaged file is kept as {path}."
        )
        self._tell(text.format(number=lost + 1, path=kept))
        return follower

    def _tell_of_rest(self, lost: int) -> None:
        """Tell of a damaged record that stays in its place until the table's takes it."""
        text = tr(
            "Your copy of the game is damaged from entry {number} on: what is missing is fetched from the table, and "
            "the damaged file goes into the folder {folder}."
        )
        self._tell(text.format(number=lost + 1, folder=self._store.aside_dir))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()

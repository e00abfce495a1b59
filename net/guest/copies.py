"""What a guest stores of a game: its copy of the record, and how to reach the table again.

Values and an interface only; ``net.peer.saved_copies`` stores them in the person's folder. Knows nothing of files, and
nothing of when something is to be stored.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from game.record import GameRecord
from game.record.follower import Follower
from net.protocol.messages import Elected, PeerAddress, TableOptions


class ResumeInfo(msgspec.Struct, frozen=True):
    """What is needed to return to a game.

    ``role`` is what this computer was last, ``name`` the person's, ``host`` that of the hosting person. ``address``,
    ``port``, ``fingerprint`` and ``key`` belong to the host's computer; ``peers`` is the roster. ``epoch`` is the
    newest that this peer has voted for: it acknowledges nothing older.
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
    """The votes that made this peer the host: after a restart it must still prove that it was elected."""
    watchers: tuple[bytes, ...] = ()
    """The keys of the last spectators, whom this peer admits again if it becomes the host."""
    dealt: bytes = b""
    """The key of the host of ``dealt_epoch``, the last epoch of the copy: the record does not contain it."""
    dealt_epoch: int = 0


class CopyStore(Protocol):
    """Where a peer stores its copies; what a method has written is on the disk when it returns.

    Every method that writes raises ``OSError`` where that fails.
    """

    def copy(self, game: str) -> Follower | None:
        """Return this computer’s copy of a game, in any view; ``None`` without a legible one."""

    def replace(self, record: GameRecord) -> None:
        """Write a record whole; a file that it replaces is quarantined."""

    def append(self, game: str, line: str) -> None:
        """Append one line, its end included, to the copy."""

    def quarantine(self, record: GameRecord, label: str) -> None:
        """Write a record into the quarantine folder, which no list shows."""

    def resume_info(self, game: str) -> ResumeInfo | None:
        """Return what is needed to return to a game; ``None`` without a legible file."""

    def save_resume_info(self, game: str, info: ResumeInfo) -> None:
        """Write what is needed to return to a game."""

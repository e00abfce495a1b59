"""What a server keeps, as an interface: games with their lines, results in one order, and people with their names.

Values and errors only; ``sqlite.store`` keeps them in one file. A store may be shared by several servers, so a table
is written under a ``Claim``: a later claim of the same game has a higher fence, and every older claim is refused
from then on. Knows no files, sockets or clocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

import msgspec

from net.lobby.people.moderation import PersonReport


class LobbyStoreError(Exception):
    """Something cannot be stored or found; the text is one sentence, in English where only the log has it."""


class GameExists(LobbyStoreError):
    """A game of this name is there already."""

    def __init__(self, game: str) -> None:
        super().__init__(f"The store already has the game {game}.")


class GameMissing(LobbyStoreError):
    """There is no game of this name."""

    def __init__(self, game: str) -> None:
        super().__init__(f"The store has no game {game}.")


class Fenced(LobbyStoreError):
    """Another server has claimed the game, or the lines do not follow the last one: for good."""

    def __init__(self, game: str) -> None:
        super().__init__(f"Another server has taken over the game {game}.")


class NameTaken(LobbyStoreError):
    """Somebody else has this name, or one that looks like it."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The name {name} is taken.")


class NotMovable(LobbyStoreError):
    """A person cannot move from a key to another: the old one has no name, or the new one was replaced before."""

    def __init__(self, key: bytes) -> None:
        super().__init__(f"The person of the key {key.hex()} cannot move.")


class Unavailable(LobbyStoreError):
    """The store cannot write: nothing of the operation is stored."""

    def __init__(self, reason: object) -> None:
        super().__init__(f"The server cannot save: {reason}.")


class Claim(msgspec.Struct, frozen=True):
    """The right to write a game; ``fence`` counts the claims so far."""

    game: str
    fence: int


class StoredGame(msgspec.Struct, frozen=True):
    """A game as the store has it: the text of its header, the secret of its deal, and its table's summary.

    ``state`` is what its table knew besides at the last line.
    """

    game: str
    header: str
    secret: bytes
    summary: bytes
    state: bytes = b""


class FinishedGame(msgspec.Struct, frozen=True):
    """A result: ``number`` gives all results one order, ``finished`` is a time in seconds since 1970."""

    number: int
    game: str
    finished: int
    summary: bytes
    result: bytes


class Create(msgspec.Struct, frozen=True):
    """Store a new game, whose first claim has the fence 1; refused as ``GameExists``."""

    game: StoredGame


class Append(msgspec.Struct, frozen=True):
    """Store the lines of a game from number ``first`` on, and the table's state after them; refused as ``Fenced``."""

    claim: Claim
    first: int
    lines: tuple[str, ...]
    state: bytes = b""


class Finish(msgspec.Struct, frozen=True):
    """Store the result of a game, once; refused as ``Fenced``."""

    claim: Claim
    result: bytes


class TakeName(msgspec.Struct, frozen=True):
    """Give a person a name in place of their last one; ``skeleton`` is the same for names that look alike.

    Refused as ``NameTaken``, unless who has the name was not here for ``moderation.UNUSED_S``: then they lose it.
    """

    key: bytes
    name: str
    skeleton: str


class MoveKey(msgspec.Struct, frozen=True):
    """Move a person from one key to another: name, results and bans; the old key is ``replaced`` from then on.

    ``results`` are those of the finished games in which the old key stood, with the new one. A name of the new key is
    free again. Refused as ``NotMovable``.
    """

    old: bytes
    new: bytes
    results: tuple[tuple[str, bytes], ...]


class KeepVisit(msgspec.Struct, frozen=True):
    """Store in which month a person was here; never refused."""

    key: bytes


class KeepUptime(msgspec.Struct, frozen=True):
    """Store for how many seconds servers have run on this store in all, as of now; never refused."""

    seconds: float


class KeepReport(msgspec.Struct, frozen=True):
    """Store a report, for ``moderation.REPORT_S``; never refused."""

    report: PersonReport


class Uptime(msgspec.Struct, frozen=True):
    """For how many seconds servers have run on a store in all, and how long none has by now."""

    seconds: float
    outage_s: float


Operation: TypeAlias = Create | Append | Finish | TakeName | MoveKey | KeepVisit | KeepUptime | KeepReport
Done: TypeAlias = Callable[[LobbyStoreError | None], None]


class LobbyStore(Protocol):
    """Where a server keeps everything.

    ``submit`` never waits. All other methods read, and raise ``LobbyStoreError``.
    """

    def submit(self, operation: Operation, done: Done) -> None:
        """Store something; ``done`` is called on the server's thread once it is durable, or with why it is not.

        Operations of one game are stored and answered in the order in which they were submitted.
        """

    def claim(self, game: str) -> tuple[Claim, StoredGame]:
        """Claim an unfinished game; every older claim is refused from now on. Raises ``GameMissing``."""

    def read(self, game: str, first: int = 0) -> list[str]:
        """Return the lines of a game from number ``first`` on, in order and without a gap."""

    def unfinished(self) -> Iterable[tuple[str, bytes, bytes]]:
        """Return the names, summaries and states of all unfinished games with a line, oldest first."""

    def uptime(self) -> Uptime:
        """Return the uptime as it was stored last, and for how long it has not been; 0 for a new store."""

    def results(self, after: int = 0) -> Iterable[FinishedGame]:
        """Return the results with a higher number than ``after``, in order."""

    def finished(self, game: str) -> StoredGame:
        """Return a finished game as it was stored, without its lines; raises ``GameMissing``."""

    def banned_until(self, key: bytes, address: str) -> int | None:
        """Return when a person may enter again from an address, in seconds since 1970; ``None`` for now."""

    def result(self, game: str) -> FinishedGame | None:
        """Return the result of a game, ``None`` for one that is not finished."""

    def name_of(self, key: bytes) -> str:
        """Return a person's name, empty without one."""

    def knows(self, key: bytes) -> bool:
        """Whether a person has or had a name here."""

    def key_of(self, skeleton: str) -> bytes | None:
        """Return whose name looks like this."""

    def known_for(self, key: bytes) -> float:
        """Return for how many seconds a person has had a name here, 0 without one."""

    def newest_key(self, key: bytes) -> bytes:
        """Return the key that has replaced this one, by the last of several moves; the same one without any."""

    def moves(self, after: int = 0) -> Iterable[tuple[int, bytes, bytes]]:
        """Return the moves with a higher number than ``after``, in order: number, old key, new key."""

"""Summaries of saved games, cached in a file, so that a long list does not replay every game.

Knows how a summary follows from a record and when a cached one is still valid; must not know the other files of the
person's folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from game.match.redealt_opening import recover_dealt
from game.record import TABLE, EndInfo, ForeignRecord, Header, Origin, RecordError, SeatInfo
from game.record.follower import Follower, load_record
from game.record.reader import read_header
from game.record.writer import card_hash
from game.rules import EDITION_NAMES, Phase, Seat, edition
from game.storage.course import GameCourse, course_of
from game.storage.folder import StoreError, is_played_here, read_secret
from game.support.files import has_text_name, write_whole
from game.support.i18n import tr

CACHE_NAME: Final = "summaries.json"
CACHE_FORMAT: Final = 7
"""Incremented when a summary changes its meaning; a cache of another format is ignored."""

_TAIL: Final = 4096
"""In bytes; the line of a game's end is shorter."""
_HEAD: Final = 16_384
"""In bytes; the lines before the first entry are shorter."""
_EARLIEST: Final = 86_400
_LATEST: Final = 32_503_600_000
"""Seconds; some systems cannot format times before 1970 or after 3000, which a wrong clock or an archive may set."""


class GameSummary(msgspec.Struct, frozen=True):
    """A saved game at a glance.

    Of a file that is ``damaged`` or ``unread`` only ``id``, ``path`` and ``updated`` are set, except for a damaged
    record with a sound part, which the other fields describe.
    """

    id: str
    path: Path
    updated: datetime
    edition: str = ""
    seats: tuple[SeatInfo, ...] = ()
    started: datetime | None = None
    round: int = 0
    turn_seat: Seat | None = None
    """``None`` when the game is over."""
    over: bool = False
    result: EndInfo | None = None
    points: tuple[int, ...] = ()
    damaged: str | None = None
    """A sentence where the file cannot be read."""
    playable: bool = False
    """Whether the game can be resumed here: it is not over, not networked, and the record is the table's own."""
    repairable: bool = False
    """Whether it would be playable once the damaged record is truncated to its sound part."""
    blind: bool = False
    """Whether it is not over, and a hand contains a card that only its owner has seen."""
    unread: bool = False
    """Whether the file has not been read yet."""
    foreign: bool = False
    """Whether a ``damaged`` file is sound but made for another version of the program."""
    networked: bool = False
    """Whether somebody plays from another computer."""
    own: bool = False
    """Whether the game was played at this computer, not imported."""
    origin: Origin | None = None
    origin_round: int = 0
    course: GameCourse = GameCourse()


class _Cached(msgspec.Struct, frozen=True):
    """A cached summary, valid while size, time and the edition's cards are the same."""

    size: int
    mtime_ns: int
    cards: str
    summary: GameSummary


class _Cache(msgspec.Struct, frozen=True):
    format: int
    games: dict[str, _Cached]


class Summaries:
    """Summaries of records, from the cache where the file has not changed.

    The cache is one file: a checksum, then JSON. A summary takes a replay of the whole game, too
    slow for a long list; without the cache, or where it cannot be written, listing only takes longer.
    """

    def __init__(self, folder: Path) -> None:
        """Use the cache of a folder; it is read on first use."""
        self._path = folder / CACHE_NAME
        self._games: dict[str, _Cached] | None = None
        self._changed = False

    def recall(self, path: Path, status: os.stat_result) -> GameSummary | None:
        """Return the cached summary of a file; ``None`` where it was never read or has changed."""
        known = self._cached().get(path.name)
        if known is None or (known.size, known.mtime_ns) != (status.st_size, status.st_mtime_ns):
            return None
        summary = known.summary
        if summary.edition not in EDITION_NAMES or card_hash(edition(summary.edition)).hex() != known.cards:
            return None
        return msgspec.structs.replace(summary, path=path)

    def read(self, path: Path, status: os.stat_result) -> GameSummary:
        """Return the summary of a file, and cache it unless the file is damaged; ``status`` precedes the reading."""
        bare = msgspec.structs.replace(unread(path, status), unread=False)
        try:
            data = path.read_bytes()
        except OSError as error:
            message = tr("Cannot read the file {path}: {reason}.").format(path=path, reason=error.strerror or error)
            return msgspec.structs.replace(bare, damaged=message)
        try:
            follower = load_record(data).follower
        except ForeignRecord as error:
            return msgspec.structs.replace(bare, damaged=str(error), foreign=True)
        except RecordError as error:
            return _sound_part(msgspec.structs.replace(bare, damaged=str(error)), data)
        summary = _summary(bare, follower)
        cards = follower.record.header.cards.hex()
        if has_text_name(path):
            self._cached()[path.name] = _Cached(status.st_size, status.st_mtime_ns, cards, summary)
            self._changed = True
        return summary

    def save(self, names: set[str]) -> None:
        """Save the summaries of these files where anything has changed."""
        known = self._cached()
        if not self._changed and known.keys() <= names:
            return
        self._games = {name: game for name, game in known.items() if name in names}
        data = msgspec.json.encode(_Cache(CACHE_FORMAT, self._games), enc_hook=_name)
        with contextlib.suppress(OSError):
            write_whole(self._path, _checksum(data) + b"\n" + data)
        self._changed = False

    def _cached(self) -> dict[str, _Cached]:
        if self._games is None:
            self._games = self._load()
        return self._games

    def _load(self) -> dict[str, _Cached]:
        try:
            checksum, _, data = self._path.read_bytes().partition(b"\n")
            if checksum != _checksum(data):
                return {}
            memory = msgspec.json.decode(data, type=_Cache, dec_hook=_decode)
        except (OSError, ValueError):
            return {}
        return memory.games if memory.format == CACHE_FORMAT else {}


def _summary(bare: GameSummary, follower: Follower) -> GameSummary:
    """Return the summary of a sound record."""
    header, position = follower.record.header, follower.position
    origin, positions = header.origin, follower.positions
    state, end = position.state, follower.record.end
    playing = end is None and state.phase is not Phase.OVER
    return GameSummary(
        id=bare.id,
        path=bare.path,
        updated=bare.updated,
        edition=header.edition,
        seats=position.seats,
        started=None if header.started is None else datetime.fromisoformat(header.started),
        round=state.round,
        turn_seat=state.turn if playing else None,
        over=end is not None,
        result=end,
        points=tuple(player.points for player in state.players),
        playable=end is None and header.view == TABLE and not header.is_networked,
        networked=header.is_networked,
        own=is_played_here(bare.path),
        blind=end is None and any(held.blind for player in state.players for held in player.hand),
        origin=origin,
        origin_round=positions[min(origin.seq, len(positions) - 1)].state.round if origin and positions else 0,
        course=course_of((each.state for each in positions), end.winners if end is not None else ()),
    )


def _sound_part(bare: GameSummary, data: bytes) -> GameSummary:
    """Return the summary of what a damaged record holds before its first invalid line."""
    try:
        follower = recover_dealt(data, read_secret(bare.path)).follower
    except (RecordError, StoreError):
        return bare
    if not follower.positions:
        return bare
    sound = _summary(bare, follower)
    return msgspec.structs.replace(
        sound,
        damaged=bare.damaged,
        over=False,
        result=None,
        playable=False,
        repairable=follower.record.header.view == TABLE and not sound.networked,
    )


def _name(path: object) -> str:
    """Encode a path as its name: the folder is known, and its name need not be valid text."""
    assert isinstance(path, Path)
    return path.name


def unread(path: Path, status: os.stat_result) -> GameSummary:
    """Return the summary of a file that was not read."""
    updated = datetime.fromtimestamp(min(max(status.st_mtime, _EARLIEST), _LATEST), UTC)
    return GameSummary(path.stem, path, updated, unread=True)


def header_of(path: Path) -> Header | None:
    """Return the header of a record without reading its entries; ``None`` where there is none that can be read."""
    try:
        with path.open("rb") as file:
            return read_header(file.read(_HEAD).decode("utf-8", "replace").split("\n"))[0]
    except (OSError, RecordError):
        return None


def is_finished(path: Path) -> bool:
    """Whether a game has ended, judged by its last line alone where that is complete."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - _TAIL))
            return re.search(rb"\n\d+ \d+ end [^\n]*\n\Z", file.read()) is not None
    except OSError:
        return False


def _checksum(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode("ascii")


def _decode(kind: type, value: object) -> object:
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise NotImplementedError(f"a summary holds no {kind}")

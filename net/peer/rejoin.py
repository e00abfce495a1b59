"""How a saved network game is resumed, whole or damaged: as its host or as a guest.

The plan is made before anything is dialled, from the files alone: the table’s own whole record makes this computer the
host again. Anything less makes it a guest, as the others have seen entries that are lost here, and a host that writes
others in their place would have signed two versions of them. Knows nothing of how the table is found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.match.match import Match
from game.record import TABLE, ForeignRecord, Header, RecordError, as_seen
from game.record.recovery import Recovered
from game.record.writer import record_text
from game.storage.store import Store
from game.support.i18n import tr
from net.guest.copies import CopyStore, ResumeInfo
from net.protocol.room_types import AddressLost, NetworkError


class RejoinPlan(NamedTuple):
    """The person’s name, the edition as far as it is known, and for a host the match to continue."""

    name: str
    edition: str | None
    saved: Match | None = None


def plan_rejoin(store: Store, copies: CopyStore, game: str, key: bytes, notify: Callable[[str], None]) -> RejoinPlan:
    """Return how to return to a game with this computer’s ``key``; ``notify`` is called with notes for the person.

    Raises ``NetworkError`` and ``StoreError``.
    """
    info = copies.resume_info(game)
    try:
        header: Header | None = store.load(game).follower.record.header
    except ForeignRecord as error:
        raise NetworkError(tr("Cannot open the saved game: {reason}.").format(reason=error.message)) from error
    except RecordError:
        header = None
    if header is not None and header.view == TABLE:
        return _as_host(store, game, header, key, info, notify)
    if info is None or not _has_address(info):
        text = tr(
            "The file with this table’s address is damaged. Your seat is kept. Join from the list under "
            "“Multiplayer”, or by invitation or address."
        )
        raise AddressLost(text)
    if header is None:
        header = _repaired(store, copies, game, key, info, notify)
    return RejoinPlan(info.name, None if header is None else header.edition)


def _as_host(
    store: Store, game: str, header: Header, key: bytes, info: ResumeInfo | None, notify: Callable[[str], None]
) -> RejoinPlan:
    saved, _ = store.resume(game, networked=True)
    if info is not None:
        return RejoinPlan(info.name, header.edition, saved)
    text = tr(
        "The file with this table’s options is damaged. The game is kept, but the clock and joining options are reset."
    )
    notify(text)
    seat = header.seat_of(key)
    return RejoinPlan("" if seat is None else header.seats[seat].name, header.edition, saved)


def _repaired(
    store: Store, copies: CopyStore, game: str, key: bytes, info: ResumeInfo, notify: Callable[[str], None]
) -> Header | None:
    """Return the header of a damaged record, whose sound part becomes a guest's copy; ``None`` where there is none."""
    try:
        recovered: Recovered | None = store.recover(game)
    except RecordError:
        recovered = None
    if recovered is None and info.role == "host":
        raise NetworkError(_unusable(store, game, 0))
    if recovered is None or recovered.follower.record.header.view != TABLE:
        copy = copies.copy(game)  # which reports the damage
        return None if copy is None else copy.record.header
    record = recovered.follower.record
    seat = record.header.seat_of(key)
    if seat is None:
        raise NetworkError(_unusable(store, game, recovered.entry))
    try:
        kept = store.truncate_copy(game, record_text(as_seen(record, seat)))
    except OSError as error:
        raise NetworkError(tr("Cannot save the game: {reason}.").format(reason=error.strerror or error)) from error
    text = tr(
        "The host’s record of this game was damaged from entry {number} on, so you can no longer host it. Another "
        "player takes over, and you return as a guest. The damaged file is kept as {path}."
    )
    notify(text.format(number=recovered.entry + 1, path=kept))
    return record.header


def _unusable(store: Store, game: str, lost: int) -> str:
    text = tr(
        "The host’s record of this game is damaged from entry {number} on, so you can no longer host it. The other "
        "players can continue without you. The damaged file is kept as {path}."
    )
    return text.format(number=lost + 1, path=store.path(game))


def _has_address(info: ResumeInfo) -> bool:
    return bool(info.port and info.address) or any(peer.port and peer.address for peer in info.peers)

"""Continuing from a position of another game, in a record of its own that names its origin.

Knows which entries are copied, what of them stays hidden and that the unseen cards are dealt again; knows nothing of
files or screens. ``docs/record.md`` explains what a fork may reveal.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import UTC, datetime

import msgspec

from game.match.clock import clocks_left
from game.match.match import Match, NoJournal, seal_header
from game.record import (
    FORMAT,
    OPEN,
    TABLE,
    ClockRule,
    Commit,
    Entry,
    GameRecord,
    Header,
    Origin,
    Redeal,
    SeatChange,
    SeatInfo,
    Trailer,
    View,
    as_seen,
)
from game.record.follower import Follower
from game.record.hashing import game_id
from game.record.position import Position, ending
from game.record.writer import record_text
from game.rules import Phase, Seat


def can_fork(position: Position) -> bool:
    """Whether a game can continue from a position: not from one that decides it."""
    return position.state.phase is not Phase.SETUP and ending(position) is None


def person_of(kinds: Sequence[str], turn: Seat, resigned: Container[Seat]) -> Seat | None:
    """Return the seat that becomes a person’s: the one to move in a game without people; else ``None``."""
    return turn if "human" not in kinds and turn not in resigned else None


def fork_record(
    record: GameRecord,
    seq: int,
    seats: tuple[SeatInfo, ...],
    secret: bytes,
    started: datetime | None = None,
    clock: ClockRule | None = None,
) -> tuple[str, str]:
    """Return the ID and the whole text of a game that begins after the entry ``seq`` of another one.

    ``record`` is one whose cards its reader may know (``knowable``); the entries up to ``seq`` are copied, then all
    unseen cards are dealt again under ``secret``, and ``seats`` sit down. With the game's own ``clock`` people keep
    what was left to them; another clock, or one that has run out, starts full. Raises ``ValueError`` where there is no
    such entry, ``Rejected`` where the game is decided there or a seat cannot be changed.
    """
    if not 0 <= seq < len(record.entries):
        raise ValueError(f"there is no entry {seq} to play on from")
    entries = [_bare(entry) for entry in record.entries[: seq + 1]]
    header = _fork_header(record, entries, secret, started or datetime.now(UTC), clock)
    follower = Follower(header, seal_header(header, secret))
    for entry in entries:
        checked = follower.check(entry)
        trailer = Trailer(checked.digest, entry.trailer.seal)
        follower.append(msgspec.structs.replace(entry, trailer=trailer), checked)
    match = Match.redealt(follower, secret, NoJournal())
    for seat, info in enumerate(seats):
        if info != match.seats[seat]:
            match.change_seat(seat, info)
    if clock is not None:
        for seat, left in clocks_left(entries).items():
            if clock != record.header.clock or left == 0:
                match.note_clock(seat, clock.seconds * 1000)
    return header.game, record_text(match.record)


def _fork_header(
    record: GameRecord, entries: Sequence[Entry], secret: bytes, started: datetime, clock: ClockRule | None
) -> Header:
    """Return the header of a game that copies the first ``entries`` of a record and then deals again."""
    former, last = record.header, entries[-1]
    epoch = last.epoch + 1
    return msgspec.structs.replace(
        former,
        game=game_id(secret),
        started=started.strftime("%Y-%m-%dT%H:%M:%SZ"),
        seats=tuple(map(_local, former.seats)),
        origin=Origin(former.game, last.seq, last.trailer.digest),
        clock=clock,
        view=TABLE,
        since=epoch if any(map(_hides, entries)) else min(former.since, epoch),
        version=FORMAT,
    )


def knowable(record: GameRecord) -> GameRecord:
    """Return a record as the person at this screen may know it.

    A finished game is returned whole, an unfinished one in the view of its only person, else in a spectator's.
    """
    if record.header.view != TABLE or record.end is not None:
        return record
    people = {seat for seat, info in enumerate(record.header.seats) if info.kind == "human"}
    people |= {entry.body.seat for entry in record.entries if isinstance(entry.body, SeatChange)}
    view: View = people.pop() if len(people) == 1 and not record.header.is_networked else OPEN
    return as_seen(record, view)


def _local(seat: SeatInfo) -> SeatInfo:
    """Return a seat without its key and seed share: they belong to the game they were made for."""
    return SeatInfo(seat.name, seat.kind, seat.bot)


def _bare(entry: Entry) -> Entry:
    """Return an entry without signatures, keys and seed shares."""
    body = entry.body
    if isinstance(body, SeatChange):
        body = SeatChange(body.seat, _local(body.info))
    elif isinstance(body, Commit | Redeal):
        body = msgspec.structs.replace(body, seed_shares=())
    return msgspec.structs.replace(entry, body=body, signatures=())


def _hides(entry: Entry) -> bool:
    """Whether an entry deals a card that the record does not name."""
    body = entry.body
    return isinstance(body, Commit | Redeal) and any(getattr(action, "item", "") is None for action in body.actions)

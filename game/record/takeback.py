"""Which turn may be taken back: any turn of a person alone, else only one since which no card was revealed.

Knows a record; knows nothing of sessions, votes or screens.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from game.record.model import Clock, Commit, Entry, GameRecord, lineage
from game.rules import ClaimTile, Deal, DiscardTokens, Seat


def undoable_turn(record: GameRecord, people: Collection[Seat]) -> tuple[Seat, int] | None:
    """Return the seat of the people at one screen whose turn may be taken back, and the entry to go back to.

    A single person may take back any turn; among several a turn stands once a card was revealed since. A turn that a
    bot played when the time was up stands: its person had no time left for it. ``None`` where there is no such turn.
    """
    if record.end is not None:
        return None
    back = last_turn_of if len(people) == 1 else undoable_turn_of
    turns = [(to, seat) for seat in people if (to := back(record, seat)) is not None]
    to, seat = max(turns, default=(0, None))
    if seat is None or _ran_out(record.entries[to], seat):
        return None
    return seat, to


def undoable_turn_of(record: GameRecord, seat: Seat) -> int | None:
    """Return the entry to go back to for a seat's last turn where several people play.

    ``None`` once a card was turned up or shown: everybody knows more than before, so the turn stands.
    """
    to = None if record.end is not None else last_turn_of(record, seat)
    return None if to is None or reveals_cards_since(record, to) else to


def last_turn_of(record: GameRecord, seat: Seat) -> int | None:
    """Return the entry to go back to in order to undo a seat's last turn, ``None`` where there is none."""
    for before, seq in reversed(list(pairwise(lineage(record)))):
        body = record.entries[seq].body
        if (
            isinstance(body, Commit)
            and body.seat == seat
            and not isinstance(body.actions[0], DiscardTokens | ClaimTile)
        ):
            return before if record.entries[before].epoch == record.entries[-1].epoch else None
    return None


def reveals_cards_since(record: GameRecord, seq: int) -> bool:
    """Whether a card was turned up or shown after an entry."""
    bodies = [entry.body for entry in record.entries[seq + 1 :]]
    commits = [body for body in bodies if isinstance(body, Commit)]
    return any(any(body.salts) or any(isinstance(one, Deal) for one in body.actions) for body in commits)


def _ran_out(entry: Entry, seat: Seat) -> bool:
    """Whether an entry records that a seat's time has run out."""
    return isinstance(entry.body, Clock) and entry.body.seat == seat and entry.body.millis == 0

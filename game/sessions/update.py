"""What a screen shows of one entry of a record.

Knows entries and positions; knows nothing of sessions, replays or drawing.
"""

from __future__ import annotations

import msgspec

from game.record import Clock, Commit, End, Entry, SeatChange
from game.record.position import Position
from game.rules import Action, Event, GameState, Seat, current_actor
from game.rules.reasons import Reason


class Update(msgspec.Struct, frozen=True):
    """What a screen shows of one entry.

    ``kind`` is the entry's, ``rejected`` for a rejected proposal or request, or ``time_up`` for a clock at zero before
    its person has moved. ``actions`` begins with the seat's own, chance follows; the opening has no seat. ``state`` is
    the position after it. ``winners`` belongs to the end: the rules' own winners may have resigned. ``sitting`` is
    ``human`` or ``bot`` at a change of seat. ``local``: nobody plays from another screen, so a new deal is a fork.
    """

    seq: int
    kind: str
    seat: Seat | None
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: GameState
    reason: Reason | None = None
    """The rule that a rejected action breaks, if any."""
    sentence: str = ""
    """Why it was rejected, to be translated."""
    winners: tuple[Seat, ...] | None = None
    sitting: str | None = None
    local: bool = False


def update_of(entry: Entry, events: tuple[Event, ...], position: Position) -> Update:
    """Return the update of an entry."""
    body = entry.body
    kind = type(body).__struct_config__.tag
    if isinstance(body, Clock) and body.millis == 0 and current_actor(position.state) == body.seat:
        kind = "time_up"
    actions = body.actions if isinstance(body, Commit) else ()
    winners = body.winners if isinstance(body, End) else None
    sitting = body.info.kind if isinstance(body, SeatChange) else None
    seat = getattr(body, "seat", None)
    local = all(info.key is None for info in position.seats)
    return Update(
        entry.seq, str(kind), seat, actions, events, position.state, winners=winners, sitting=sitting, local=local
    )

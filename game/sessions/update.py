"""What a screen shows of one entry of a record.

Knows entries and positions; knows nothing of sessions, replays or drawing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from game.record import Clock, Commit, End, Entry, Redeal, Resign, SeatChange, Takeback
from game.record.model import Body, SeatKind
from game.record.position import Position
from game.rules import Action, Event, GameState, Seat, current_actor
from game.rules.reasons import Reason

UpdateKind: TypeAlias = Literal["commit", "redeal", "takeback", "seat", "clock", "resign", "end", "rejected", "time_up"]
"""An entry's kind; ``rejected``: a proposal or request was; ``time_up``: a clock ran out before its person moved."""
_KINDS: Final[Mapping[type[Body], UpdateKind]] = {
    Commit: "commit",
    Redeal: "redeal",
    Takeback: "takeback",
    SeatChange: "seat",
    Clock: "clock",
    Resign: "resign",
    End: "end",
}


class Update(msgspec.Struct, frozen=True):
    """What a screen shows of one entry.

    ``actions`` begins with the seat's own, chance follows; the opening has no seat. ``state`` is the position after it.
    ``winners`` belongs to the end: the rules' own winners may have resigned. ``sitting`` is who has the seat after a
    change of seat. ``local``: nobody plays from another screen, so a new deal is a fork.
    """

    seq: int
    kind: UpdateKind
    seat: Seat | None
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    state: GameState
    reason: Reason | None = None
    """The rule that a rejected action breaks, if any."""
    sentence: str = ""
    """Why it was rejected, to be translated."""
    winners: tuple[Seat, ...] | None = None
    sitting: SeatKind | None = None
    local: bool = False


def update_of(entry: Entry, events: tuple[Event, ...], position: Position) -> Update:
    """Return the update of an entry."""
    body = entry.body
    kind = _KINDS[type(body)]
    if isinstance(body, Clock) and body.millis == 0 and current_actor(position.state) == body.seat:
        kind = "time_up"
    actions = body.actions if isinstance(body, Commit) else ()
    winners = body.winners if isinstance(body, End) else None
    sitting = body.info.kind if isinstance(body, SeatChange) else None
    seat = getattr(body, "seat", None)
    local = all(info.key is None for info in position.seats)
    return Update(entry.seq, kind, seat, actions, events, position.state, winners=winners, sitting=sitting, local=local)

"""A record as a sequence of steps: every position is kept, so any step is one look-up away.

A step is an entry that shows something, which the state of a clock does not. Knows nothing of screens.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.match.fork import can_fork
from game.record import (
    OPEN,
    TABLE,
    Clock,
    End,
    EndInfo,
    GameRecord,
    RecordError,
    SeatInfo,
    Takeback,
    View,
    redact_entry,
)
from game.record.follower import Follower, follow, load_record
from game.record.position import Position
from game.rules import GameState, Seat, TurnBegan, observe, redact, redact_event
from game.sessions.update import Update, update_of
from game.support.i18n import tr


class Replay:
    """A game to watch, step by step: the opening deal is the step 0."""

    def __init__(self, record: GameRecord, follower: Follower | None = None) -> None:
        """Follow a record, unless a ``follower`` has done so already; raises ``RecordError`` where it is invalid.

        Of the table's own record only what is open is shown while the game is not over (R19).
        """
        self.source = record
        """The record as it was given; ``record`` is what is shown of it."""
        if record.header.view == TABLE and record.end is None:
            header = msgspec.structs.replace(record.header, view=OPEN)
            record = GameRecord(header, record.header_trailers, [redact_entry(entry, OPEN) for entry in record.entries])
            follower = None
        follower = follower or follow(record)
        self._follower = follower
        self.record = record
        self._steps = tuple(entry.seq for entry in record.entries if not isinstance(entry.body, Clock))
        self.turns = tuple(
            step
            for step, seq in enumerate(self._steps)
            if isinstance(record.entries[seq].body, Takeback)
            or any(isinstance(event, TurnBegan) for event in follower.events[seq])
        )
        """The steps after which a turn begins: a new one, or one that was taken back."""

    @classmethod
    def load(cls, path: Path) -> Replay:
        """Return the replay of a record file; raises ``OSError`` and ``RecordError``."""
        loaded = load_record(path.read_bytes())
        if not loaded.follower.positions:
            raise RecordError(len(loaded.follower.record.header_trailers) + 1, tr("no cards have been dealt yet"))
        return cls(loaded.follower.record, loaded.follower)

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def result(self) -> EndInfo | None:
        """How the game ended, ``None`` where it has not."""
        return self.record.end

    @property
    def views(self) -> tuple[View, ...]:
        """The views in which the game can be watched: first the record's own, then a spectator's, then each seat's.

        A seat's view has no more than the record: of an unfinished game only what everybody may know.
        """
        own = self.record.header.view
        return tuple(dict.fromkeys((own, OPEN, *range(len(self.record.header.seats)))))

    def entry_at(self, step: int) -> int:
        """Return the last entry that belongs to a step, clocks included."""
        return (*self._steps[1:], len(self.record.entries))[step] - 1

    def state_at(self, step: int, view: View | None = None) -> GameState:
        """Return the position after a step, in another ``view`` where one is given.

        The step -1 is the table before the opening deal.
        """
        state = self._position(step).state
        return state if view in (None, self.record.header.view) else observe(state, _seat(view))

    def can_fork(self, step: int) -> bool:
        """Whether the game can be continued from the position after a step: not from its end."""
        ended = step >= 0 and isinstance(self.record.entries[self._steps[step]].body, End)
        return not ended and can_fork(self._position(step))

    def resigned_at(self, step: int) -> frozenset[Seat]:
        """Return the seats that had resigned after a step."""
        return self._position(step).resigned

    def seats_at(self, step: int) -> tuple[SeatInfo, ...]:
        """Return the players of the seats after a step."""
        return self._position(step).seats

    def points_at(self, step: int) -> tuple[int, ...]:
        """Return every seat's points after a step."""
        return tuple(player.points for player in self.state_at(step).players)

    def update_at(self, step: int, view: View | None = None) -> Update:
        """Return what a step showed, in another ``view`` where one is given."""
        seq = self._steps[step]
        update = update_of(self.record.entries[seq], self._follower.events[seq], self._position(step))
        if view in (None, self.record.header.view):
            return update
        viewer = _seat(view)
        return msgspec.structs.replace(
            update,
            actions=tuple(redact(action, viewer) for action in update.actions),
            events=tuple(redact_event(event, viewer) for event in update.events),
            state=observe(update.state, viewer),
        )

    def _position(self, step: int) -> Position:
        return self._follower.start if step < 0 else self._follower.positions[self._steps[step]]


def _seat(view: View | None) -> Seat | None:
    return view if isinstance(view, int) else None

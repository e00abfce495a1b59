"""What the store keeps of a table besides the lines of its game.

Knows how it is written and read, and how the list shows a table by it; knows nothing of the game or of the store.
"""

from __future__ import annotations

import math

import msgspec

from net.host.clock import ClockState
from net.protocol.lobby_messages import HallSeat, HallTable
from net.protocol.messages import TableOptions


class TableSummary(msgspec.Struct, frozen=True):
    """What the store keeps of a game for the list of tables: the table's name, its code, and the keys of its people."""

    table: str
    code: str
    options: TableOptions
    names: tuple[str, ...]
    keys: tuple[bytes | None, ...]
    rated: bool = False

    def note(self, turn: int | None, left_s: float, last_chance: bool) -> HallTable:
        """Return the table as the list shows it to its people while nobody is there; ``left_s`` is -1 for no time."""
        seats = tuple(
            HallSeat("bot" if key is None else "human", name) for name, key in zip(self.names, self.keys, strict=True)
        )
        return HallTable(
            self.table,
            self.options,
            seats,
            playing=True,
            round=0,
            watchers=0,
            yours=True,
            rated=self.rated,
            turn=turn,
            left_s=-1 if math.isinf(left_s) else round(left_s),
            last=last_chance,
        )


class ResumeState(msgspec.Struct, frozen=True, array_like=True):
    """What the store keeps of a table besides its lines: the clocks, and the longest time without a server so far.

    ``at_s`` is when the last line was written, 0 where that is not known.
    """

    clocks: ClockState | None = None
    outage_s: float = 0.0
    at_s: float = 0.0


def read_summary(data: bytes) -> TableSummary:
    """Return the summary that was stored with a game; raises ``ValueError``."""
    return msgspec.msgpack.decode(data, type=TableSummary)


def read_state(data: bytes) -> ResumeState:
    """Return the state that was stored with the last lines; raises ``ValueError``."""
    return msgspec.msgpack.decode(data, type=ResumeState) if data else ResumeState()

"""The clocks that a server offers, by name. Knows the options of a table, and no clock itself."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from net.protocol.limits import DAY_S
from net.protocol.messages import TableOptions

ClockClass: TypeAlias = Literal["quick", "calm", "slow1", "slow3", "slow7"]
"""``quick`` and ``calm`` give a player time for the whole game, and more after each turn; ``slow1``, ``slow3`` and
``slow7`` give so many days for each turn."""
CLOCK_CLASSES: Final[dict[ClockClass, tuple[int, int]]] = {
    "quick": (2 * 60, 20),
    "calm": (5 * 60, 60),
    "slow1": (DAY_S, 0),
    "slow3": (3 * DAY_S, 0),
    "slow7": (7 * DAY_S, 0),
}
"""By class, ``clock_s`` and ``added_s`` of a table's options."""


def with_clock(options: TableOptions, clock: ClockClass) -> TableOptions:
    """Return the options with the clock of a class."""
    clock_s, added_s = CLOCK_CLASSES[clock]
    return msgspec.structs.replace(options, clock_s=clock_s, added_s=added_s)


def clock_class(options: TableOptions) -> ClockClass | None:
    """Return the class of a table's clock, ``None`` for any other clock and for none."""
    wanted = options.clock_s, options.added_s
    return next((name for name, clock in CLOCK_CLASSES.items() if clock == wanted), None)

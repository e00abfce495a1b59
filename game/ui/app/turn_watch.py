"""Notes the own turns at servers while another screen is open, so that the person can be called back to them.

Knows the network's interface; knows nothing of windows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from net.room.room import Network

LOOK_MS: Final = 2000.0


class TurnWatch:
    """The games in which it was the person's turn at the last look."""

    def __init__(self) -> None:
        self._known: dict[str, set[str]] = {}
        """By the link of a server, the tables; those of a server that is away stay."""
        self._rest_ms = 0.0

    def new_turns(self, network: Network, dt_ms: float) -> list[str]:
        """Return the others of each game in which it has become the person's turn; none at a server's first look."""
        self._rest_ms -= dt_ms
        if self._rest_ms > 0:
            return []
        self._rest_ms = LOOK_MS
        found = []
        for link, others in network.own_turns().items():
            known = self._known.get(link)
            found += [names for table, names in others.items() if known is not None and table not in known]
            self._known[link] = set(others)
        return found

"""The watch on own games at servers: notes when a turn begins or a game ends soon, to call the person back to it.

Knows the network's interface; knows nothing of windows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.support.i18n import tr

if TYPE_CHECKING:
    from net.room.room import Network

LOOK_MS: Final = 2000.0


class TurnWatch:
    """The games in which it was the person's turn at the last look."""

    def __init__(self) -> None:
        self._known: dict[str, set[str]] = {}
        """By the link of a server, the tables; those of a server that is away stay."""
        self._warned: set[str] = set()
        """The tables whose end was announced."""
        self._rest_ms = 0.0

    def news(self, network: Network, dt_ms: float, *, away: bool) -> list[tuple[str, str]]:
        """Return a title and the others of each game in which it is the person's turn now, or which ends soon.

        No turns at a server's first look; each end once, when the person is ``away``.
        """
        self._rest_ms -= dt_ms
        if self._rest_ms > 0:
            return []
        self._rest_ms = LOOK_MS
        turns = [(tr("Your turn"), others) for others in self._new_turns(network)]
        endings = self._new_endings(network) if away else []
        return turns + [(tr("Your game ends soon without a move"), others) for others in endings]

    def _new_endings(self, network: Network) -> list[str]:
        endings = {table: names for others in network.own_endings().values() for table, names in others.items()}
        found = [names for table, names in endings.items() if table not in self._warned]
        self._warned.update(endings)
        return found

    def _new_turns(self, network: Network) -> list[str]:
        found = []
        for link, others in network.own_turns().items():
            known = self._known.get(link)
            found += [names for table, names in others.items() if known is not None and table not in known]
            self._known[link] = set(others)
        return found

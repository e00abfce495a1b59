"""A process of people who read a server's list of tables: how soon do all of them see a new one?

``python -m tools.load.list_readers LINK COUNT SEED`` lets everybody ask for the list, and prints a line of JSON on that
and on each line of its input: ``change TIMES`` (TIMES tables are opened one after the other by some of the people,
who are not counted). Times are those of the monotonic clock.
"""

from __future__ import annotations

import random
import sys
import time
from collections import deque
from typing import Any, Final

from net.protocol import lobby_messages as hall_msg
from net.protocol.messages import Message, TableOptions
from net.transport.runtime import Runtime
from tools.load.arrivals import Arrivals, faults, serve_input
from tools.load.seats import LoadPerson

OPENED: Final = 5
"""Number of tables opened by one person, who may open no more in a short time."""
SHOWN_S: Final = 10.0
"""How long to wait for those who have not seen a table yet."""
INTERVAL_S: Final = 0.25
"""The interval at which the server sends changes; each change happens at any moment in between."""


class ListReader(LoadPerson):
    """One person in the hall, who has the list once it is ``listed``."""

    listed = False

    def received(self, message: Message) -> None:
        """Ask for the list once there is a name."""
        super().received(message)
        match message:
            case hall_msg.Named():
                self.out.append(hall_msg.Browse(True))
            case hall_msg.TableListing(whole=True):
                self.listed = True


class ListReaders(Arrivals[ListReader]):
    """All of them as one machine."""

    def __init__(self, count: int, seed: int, link: str) -> None:
        """Dial the server of a link with everybody."""
        super().__init__(link)
        rng = random.Random(seed)
        self.everybody = [ListReader(rng) for _ in range(count)]
        self._coming = deque(self.everybody)
        self._known: set[str] = set()
        """The tables that were listed before."""
        self._new: set[str] = set()
        """Those that were listed since somebody has opened one."""
        self._opened = 0
        self._opened_at = 0.0
        self._opener: ListReader | None = None
        self._shown: dict[ListReader, float] = {}
        """Who has seen the newest table, and after how many seconds."""

    @property
    def listed(self) -> bool:
        """Whether everybody has the list."""
        return self.arrived and all(reader.listed for reader in self.everybody)

    @property
    def shown(self) -> bool:
        """Whether everybody but its opener has seen the newest table."""
        return len(self._shown) >= len(self.everybody) - 1

    def open(self, now: float) -> None:
        """Let one person open a table, each a few times."""
        self._opener, self._opened_at = self.everybody[self._opened // OPENED], now
        self._opened += 1
        self._shown.clear()
        self._send(self._opener, hall_msg.OpenTable(TableOptions(), 4, ()))

    def leave(self, now: float) -> list[float]:
        """Let that person leave it; return after how many seconds the others have seen it."""
        assert self._opener is not None
        self._send(self._opener, hall_msg.LeaveTable())
        self._opener = None
        self._known |= self._new
        return list(self._shown.values())

    def handled(self, person: ListReader, message: Message) -> None:
        """Note the tables of a list, and who sees the newest one."""
        if not isinstance(message, hall_msg.TableListing):
            return
        listed = {table.table for table in message.tables}
        if self._opener is None:
            self._known |= listed
        elif person is not self._opener and (new := listed - self._known):
            self._new |= new
            self._shown.setdefault(person, self._now - self._opened_at)

    def _send(self, person: ListReader, message: Message) -> None:
        person.out.append(message)
        self._collect(person)


def obey(runtime: Runtime[ListReaders], readers: ListReaders, line: str) -> dict[str, Any]:
    """Return what came of a line."""
    latencies: list[float] = []
    missed, rng = 0, random.Random(line)
    for _ in range(int(line.removeprefix("change "))):
        time.sleep(rng.uniform(INTERVAL_S, 2 * INTERVAL_S))
        runtime.call(ListReaders.open).result()
        begun = time.monotonic()
        while not readers.shown and time.monotonic() - begun < SHOWN_S:
            time.sleep(0.02)
        seen = runtime.call(ListReaders.leave).result()
        latencies += seen
        missed += len(readers.everybody) - 1 - len(seen)
    return {"latencies": latencies, "missed": missed, **faults(readers)}


def main() -> int:
    """Read the list of the server that the arguments name."""
    link, count, seed = sys.argv[1:]
    readers = ListReaders(int(count), int(seed), link)
    serve_input(readers, lambda: readers.listed, obey)
    return 0


if __name__ == "__main__":
    sys.exit(main())

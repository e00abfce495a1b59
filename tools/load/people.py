"""A process of people who load a server: one thread with all their connections.

``python -m tools.load.people LINK TABLES SEATS SEED`` connects everybody, and prints a line of JSON on that and on each
line of its input: ``sit`` (open all tables and deal), ``play RATE SECONDS``, and ``return LINK`` (all connections end,
and everybody comes back at once, as after a restart). Times are those of the monotonic clock.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from typing import Any, Final

from net.protocol.messages import Message
from net.transport.runtime import Runtime
from tools.load.arrivals import Arrivals, faults, serve_input, wait
from tools.load.seats import LoadSeat, LoadTable, load_rules

DEALS_AT_ONCE: Final = 24
"""Maximum number of tables between opening and deal at the same time."""


class Crowd(Arrivals[LoadSeat]):
    """All people of this process as one machine."""

    def __init__(self, tables: int, seats: int, seed: int, link: str) -> None:
        """Dial the server of a link with everybody."""
        super().__init__(link)
        self.latencies: list[float] = []
        self.playing = False
        self.tables = [LoadTable(seed + number, seats, self._entry_complete) for number in range(tables)]
        self._coming = deque(seat for table in self.tables for seat in table.seats)
        self._closed: deque[LoadTable] = deque()
        self._dealing: set[LoadTable] = set()
        self._every = 0.0
        self._due: deque[tuple[float, LoadTable]] = deque()

    @property
    def settled(self) -> bool:
        """Whether all tables play or are done, and nobody waits for the server."""
        return not self._closed and all(table.over or table.settled for table in self.tables)

    def sit(self, now: float) -> None:
        """Open all tables, some at once."""
        self._closed = deque(self.tables)
        self._open_tables()

    def begin(self, rate: float, now: float) -> None:
        """Play ``rate`` entries a second, the tables spread over the interval of an action; 0 for as many as can be."""
        self.latencies.clear()
        self.playing = True
        self._every = len(self.tables) / rate if rate else 0.0
        step = self._every / len(self.tables)
        self._due = deque((now + number * step, table) for number, table in enumerate(self.tables))

    def pause(self, now: float) -> list[float]:
        """Stop playing; return the seconds from each proposal until the last of its table had the entry."""
        self.playing = False
        return list(self.latencies)

    def return_to(self, link: str) -> None:
        """End all connections, and dial the server of a link with everybody whose game continues."""
        for table in self.tables:
            table.returning()
        self.come_back(link, (seat for table in self.tables if not table.over for seat in table.seats))

    def problems(self) -> list[str]:
        """Return what the server has refused."""
        return [table.problem for table in self.tables if table.problem]

    def handled(self, person: LoadSeat, message: Message) -> None:
        """Let the others at the table follow, and the next tables open."""
        if person.table in self._dealing and person.table.settled:
            self._dealing.discard(person.table)
            self._open_tables()
        self._collect_table(person.table)

    def tick(self, now: float) -> None:
        """Play what is due; a table that is late plays as soon as it has settled."""
        super().tick(now)
        for _ in range(len(self._due) if self.playing else 0):
            due, table = self._due[0]
            if due > now:
                break
            self._due.popleft()
            if table.over:
                continue
            if table.settled:
                if self._every:
                    self._due.append((max(now, due + self._every), table))
                table.move(now)
                self._collect_table(table)
            else:
                self._due.append((now, table))

    def _entry_complete(self, table: LoadTable) -> None:
        if self.playing:
            self.latencies.append(self._now - table.proposed_at)
            if not self._every and not table.over:
                table.move(self._now)

    def _open_tables(self) -> None:
        while self._closed and len(self._dealing) < DEALS_AT_ONCE:
            table = self._closed.popleft()
            self._dealing.add(table)
            table.open()
            self._collect_table(table)

    def _collect_table(self, table: LoadTable) -> None:
        for seat in table.seats:
            if seat.out and seat.link in self._people:
                self._collect(seat)


def obey(runtime: Runtime[Crowd], crowd: Crowd, line: str) -> dict[str, Any]:
    """Return what came of a line."""
    match line.split():
        case ["sit"]:
            runtime.call(Crowd.sit).result()
            return wait(crowd, lambda: crowd.settled)
        case ["play", rate, seconds]:
            spent = time.process_time()
            runtime.call(lambda crowd, now: crowd.begin(float(rate), now)).result()
            time.sleep(float(seconds))
            latencies = runtime.call(Crowd.pause).result()
            spent = time.process_time() - spent
            over = sum(table.over for table in crowd.tables)
            return {"latencies": latencies, "cpu_s": spent, "over": over, **faults(crowd)}
        case ["return", link]:
            runtime.call(lambda crowd, _: crowd.return_to(link)).result()
            return wait(crowd, lambda: crowd.settled)
    raise ValueError(line)


def main() -> int:
    """Load the server that the arguments name."""
    link, tables, seats, seed = sys.argv[1:]
    load_rules()
    crowd = Crowd(int(tables), int(seats), int(seed), link)
    serve_input(crowd, lambda: crowd.arrived, obey)
    return 0


if __name__ == "__main__":
    sys.exit(main())

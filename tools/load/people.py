"""A process of people who load a server: one thread with all their connections.

``python -m tools.load.people LINK TABLES SEATS RATE SECONDS SEED`` prints one JSON object once all are seated, plays
from a line of input on, and prints another object at the end. Times are those of the monotonic clock.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Final, Literal

from net.protocol.link_effects import Close, Dial, Effect, Send
from net.protocol.messages import Message
from net.room.invitation import parse_server_link
from net.transport.connection import Limits
from net.transport.identity import load_or_create
from net.transport.runtime import Runtime
from tools.load.seats import LoadSeat, LoadTable, load_rules
from tools.load.server import allow_files

DIALS_AT_ONCE: Final = 24
"""So many handshakes are under way at the same time."""
START_S: Final = 240.0
"""How long all may take to sit down."""


class Crowd:
    """All people of this process as one machine."""

    def __init__(self, tables: int, seats: int, rate: float, seed: int, address: str, port: int) -> None:
        self.latencies: list[float] = []
        self.lost = 0
        self.running = False
        self._address, self._port = address, port
        self._now = 0.0
        self.tables = [LoadTable(seed + number, seats, self._told) for number in range(tables)]
        self._seats: dict[int, LoadSeat] = {}
        self._coming = deque(seat for table in self.tables for seat in table.seats)
        self._dialling: set[int] = set()
        self._next = 2
        self._every = tables / rate if rate else 0.0
        self._due: deque[tuple[float, LoadTable]] = deque()
        self._effects: list[Effect] = []

    @property
    def ready(self) -> bool:
        """Whether all tables play."""
        return all(table.settled for table in self.tables)

    def begin(self, now: float) -> None:
        """Begin to play, the tables spread over the interval of an action."""
        self.running = True
        step = self._every / max(1, len(self.tables))
        self._due = deque((now + number * step, table) for number, table in enumerate(self.tables))

    def opened(self, link: int, address: str, now: float) -> None:
        """Do nothing: nobody connects to this process."""

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Let a person knock."""
        self._now = now
        self._dialling.discard(link)
        self._seats[link].connected(fingerprint, key)
        self._collect(link)
        self._dial()

    def failed(self, link: int, why: Literal["unreachable", "identity"], now: float) -> None:
        """Count a connection that could not be made."""
        self._dialling.discard(link)
        self.lost += 1

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message, and whatever follows for the others at that table."""
        self._now = now
        seat = self._seats[link]
        seat.received(message)
        self._collect(link)
        self._collect_table(seat.table)

    def broken(self, link: int, why: str, now: float) -> None:
        """Count a connection that has ended."""
        self.lost += 1

    def closed(self, link: int, now: float) -> None:
        """Count a connection that has ended."""
        self.lost += 1

    def tick(self, now: float) -> None:
        """Play what is due; a table that is late plays as soon as it has settled."""
        self._now = now
        self._dial()
        for _ in range(len(self._due) if self.running else 0):
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

    def next_deadline(self, now: float) -> float:
        """Return ``now``: a table may be due at any tick."""
        return now

    def drain(self) -> list[Effect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def settle(self, now: float) -> bool:
        """Return that nothing was left to do."""
        return False

    def leave(self, now: float) -> None:
        """End all connections."""
        self._effects += [Close(link) for link in self._seats]

    def _told(self, table: LoadTable) -> None:
        if self.running and table.proposed_at:
            self.latencies.append(self._now - table.proposed_at)
            if not self._every and not table.over:
                table.move(self._now)

    def _dial(self) -> None:
        while self._coming and len(self._dialling) < DIALS_AT_ONCE:
            seat = self._coming.popleft()
            link, self._next = self._next, self._next + 2
            self._seats[link] = seat
            seat.link = link
            self._dialling.add(link)
            self._effects.append(Dial(link, self._address, self._port, None))

    def _collect_table(self, table: LoadTable) -> None:
        for seat in table.seats:
            if seat.out and seat.link:
                self._collect(seat.link)

    def _collect(self, link: int) -> None:
        seat = self._seats[link]
        self._effects += [Send(link, message) for message in seat.out]
        seat.out.clear()


def main() -> int:
    """Load the server that the arguments name, and print what happened."""
    link, tables, seats, rate, seconds, seed = sys.argv[1:]
    where = parse_server_link(link)
    load_rules()
    allow_files()
    with tempfile.TemporaryDirectory() as folder:
        identity = load_or_create(Path(folder))
        runtime: Runtime[Crowd] = Runtime(identity, None, limits=Limits(handshake_s=START_S))
        crowd = Crowd(int(tables), int(seats), float(rate), int(seed), where.address, where.port)
        begun = time.monotonic()
        runtime.start(crowd)
        while not crowd.ready and time.monotonic() - begun < START_S and not crowd.lost:
            time.sleep(0.05)
        print(json.dumps({"ready": crowd.ready, "seated_s": time.monotonic() - begun}), flush=True)
        sys.stdin.readline()
        spent = time.process_time()
        runtime.call(lambda machine, now: machine.begin(now)).result()
        time.sleep(float(seconds))
        spent = time.process_time() - spent
        taken = runtime.call(lambda machine, _: list(machine.latencies)).result()
        problems = [table.problem for table in crowd.tables if table.problem]
        over = sum(table.over for table in crowd.tables)
        found = {"latencies": taken, "cpu_s": spent, "lost": crowd.lost, "over": over, "problems": problems[:3]}
        print(json.dumps(found), flush=True)
        runtime.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

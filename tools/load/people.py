"""A process of people who load a server: one thread with all their connections.

``python -m tools.load.people LINK TABLES SEATS SEED`` connects everybody, and prints a line of JSON on that and on each
line of its input: ``sit`` (open all tables and deal), ``play RATE SECONDS``, and ``return LINK`` (all connections end,
and everybody comes back at once, as after a restart). Times are those of the monotonic clock.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from net.lobby.server import allow_files
from net.protocol import lobby_messages as hall
from net.protocol.limits import SERVED
from net.protocol.link_effects import Close, Dial, Effect, Send
from net.protocol.messages import Message, Ping
from net.room.invitation import parse_server_link
from net.transport.connection import Limits
from net.transport.identity import load_or_create
from net.transport.runtime import Runtime
from tools.load.seats import LoadSeat, LoadTable, load_rules

AT_ONCE: Final = 24
"""So many people are between their dial and the hall at the same time, and so many tables between opening and deal."""
START_S: Final = 240.0
"""How long a start or a return may take."""


class Crowd:
    """All people of this process as one machine."""

    def __init__(self, tables: int, seats: int, seed: int, link: str) -> None:
        """Dial the server of a link with everybody."""
        self.latencies: list[float] = []
        self.lost = 0
        self.playing = False
        self._server = parse_server_link(link)
        self._now = 0.0
        self.tables = [LoadTable(seed + number, seats, self._told) for number in range(tables)]
        self._seats: dict[int, LoadSeat] = {}
        self._coming = deque(seat for table in self.tables for seat in table.seats)
        self._knocking: set[int] = set()
        self._closed: deque[LoadTable] = deque()
        self._dealing: set[LoadTable] = set()
        self._next = 2
        self._pinged_at = 0.0
        self._every = 0.0
        self._due: deque[tuple[float, LoadTable]] = deque()
        self._effects: list[Effect] = []

    @property
    def named(self) -> bool:
        """Whether everybody is at the server and has a name."""
        return not self._coming and not self._knocking and all(seat.named for seat in self._seats.values())

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
        """Play no further; return the seconds from each proposal until the last of its table had the entry."""
        self.playing = False
        return list(self.latencies)

    def come_back(self, link: str, now: float) -> None:
        """End all connections, and dial the server of a link with everybody whose game goes on."""
        self._server = parse_server_link(link)
        self.lost = 0
        self._effects += [Close(number) for number in self._seats]
        self._seats.clear()
        self._knocking.clear()
        for table in self.tables:
            table.returning()
        self._coming = deque(seat for table in self.tables if not table.over for seat in table.seats)
        self._dial()

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Do nothing: nobody connects to this process."""

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Let a person knock."""
        self._now = now
        self._seats[link].connected(fingerprint)
        self._collect(link)

    def failed(self, link: int, why: Literal["unreachable", "identity"], now: float) -> None:
        """Count a connection that could not be made."""
        self.lost += 1

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message, and whatever follows for the others at that table."""
        self._now = now
        seat = self._seats.get(link)
        if seat is None:
            return
        seat.received(message)
        if isinstance(message, hall.HallWelcome):
            self._knocking.discard(link)
            self._dial()
        if seat.table in self._dealing and seat.table.settled:
            self._dealing.discard(seat.table)
            self._open_tables()
        self._collect(link)
        self._collect_table(seat.table)

    def broken(self, link: int, why: str, now: float) -> None:
        """Count a connection that has ended."""
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Count a connection that has ended."""
        self.lost += link in self._seats

    def tick(self, now: float) -> None:
        """Play what is due; a table that is late plays as soon as it has settled."""
        self._now = now
        self._dial()
        if now - self._pinged_at >= SERVED.ping_s:
            self._pinged_at = now
            self._effects += [Send(link, Ping(0)) for link, seat in self._seats.items() if seat.idle]
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

    def _told(self, table: LoadTable) -> None:
        if self.playing:
            self.latencies.append(self._now - table.proposed_at)
            if not self._every and not table.over:
                table.move(self._now)

    def _dial(self) -> None:
        while self._coming and len(self._knocking) < AT_ONCE:
            seat = self._coming.popleft()
            link, self._next = self._next, self._next + 2
            self._seats[link] = seat
            seat.link = link
            self._knocking.add(link)
            self._effects.append(Dial(link, self._server.address, self._server.port, None))

    def _open_tables(self) -> None:
        while self._closed and len(self._dealing) < AT_ONCE:
            table = self._closed.popleft()
            self._dealing.add(table)
            table.open()
            self._collect_table(table)

    def _collect_table(self, table: LoadTable) -> None:
        for seat in table.seats:
            if seat.out and seat.link in self._seats:
                self._collect(seat.link)

    def _collect(self, link: int) -> None:
        seat = self._seats[link]
        self._effects += [Send(link, message) for message in seat.out]
        seat.out.clear()


class People:
    """The process: carries out one line of input after the other."""

    def __init__(self, runtime: Runtime[Crowd], crowd: Crowd) -> None:
        self._runtime = runtime
        self._crowd = crowd

    def obey(self, line: str) -> dict[str, Any]:
        """Return what came of a line."""
        match line.split():
            case ["sit"]:
                self._runtime.call(Crowd.sit).result()
                return self.wait(lambda: self._crowd.settled)
            case ["play", rate, seconds]:
                spent = time.process_time()
                self._runtime.call(lambda crowd, now: crowd.begin(float(rate), now)).result()
                time.sleep(float(seconds))
                latencies = self._runtime.call(Crowd.pause).result()
                spent = time.process_time() - spent
                over = sum(table.over for table in self._crowd.tables)
                return {"latencies": latencies, "cpu_s": spent, "over": over, **self._problems()}
            case ["return", link]:
                self._runtime.call(lambda crowd, now: crowd.come_back(link, now)).result()
                return self.wait(lambda: self._crowd.settled)
        raise ValueError(line)

    def wait(self, done: Callable[[], bool]) -> dict[str, Any]:
        """Wait until something is so for everybody; return whether it was in time, and how long it took."""
        begun = time.monotonic()
        while not done() and time.monotonic() - begun < START_S and not self._crowd.lost:
            time.sleep(0.05)
        return {"ok": done(), "took_s": time.monotonic() - begun, **self._problems()}

    def _problems(self) -> dict[str, Any]:
        problems = [table.problem for table in self._crowd.tables if table.problem]
        return {"lost": self._crowd.lost, "problems": problems[:3]}


def main() -> int:
    """Load the server that the arguments name."""
    link, tables, seats, seed = sys.argv[1:]
    load_rules()
    allow_files()
    with tempfile.TemporaryDirectory() as folder:
        runtime: Runtime[Crowd] = Runtime(load_or_create(Path(folder)), None, limits=Limits(handshake_s=START_S))
        crowd = Crowd(int(tables), int(seats), int(seed), link)
        people = People(runtime, crowd)
        runtime.start(crowd)
        print(json.dumps(people.wait(lambda: crowd.named)), flush=True)
        for line in sys.stdin:
            print(json.dumps(people.obey(line)), flush=True)
        runtime.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

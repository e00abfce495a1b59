"""``python -m tools.load``: what a server costs and how fast it answers under load.

Starts a server and processes of people on this computer. All sit down, rest, play at a steady rate and then as fast as
they can; then some more read the list of tables, all connections end and come back, and the server is killed and
started again; at last it is killed while they play, as often as asked. Prints rows against the goals. On a computer
with few cores the people and other programs starve the server; so the shares of a core, and how long each side had to
wait for one, are printed as well. Delays and rates are those of the server only where it hardly waited.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.rules import PLAYER_COUNTS
from tools.bench.rows import Row, at_least, at_most, percentile, unbudgeted
from tools.load.list_readers import OPENED

P99_MS: Final = 50.0
SATURATION: Final = 1600.0
CONNECTION_KB: Final = 25.0
TABLE_KB: Final = 150.0
STATED: Final = 0.45
"""The share of a core that 400 entries a second may take."""
RESTING: Final = 0.08
"""The share of a core that 2,000 resting tables and their people may take."""
BACK_S: Final = 30.0
AGAIN_S: Final = 20.0
"""How long 8,000 people may take to return to a server that runs."""
LISTED_MS: Final = 500.0
"""How long after a change all 1,000 people in the hall may see it in the list."""
CHANGES: Final = 40
READERS: Final = -(-CHANGES // OPENED)
"""Minimum number of people who read the list, as each opens few tables."""
REST_S: Final = 5.0
KILL_S: Final = 1.0
"""Seconds of play within which a server is killed."""
PEOPLE_SEED: Final = 1_000_000
"""From the seed of one process of people to the next one's."""
READERS_SEED: Final = 999_999


class Used(NamedTuple):
    """The seconds for which a process has run, and for which it was ready to run but had no core."""

    cpu: float
    waited: float

    def since(self, before: Used) -> Used:
        """Return the difference from an earlier time."""
        return Used(self.cpu - before.cpu, self.waited - before.waited)


class LoadPeriod(NamedTuple):
    """A period under load: what the people measured, its length, and what the server used."""

    found: list[dict[str, Any]]
    took: float
    used: Used
    people_waited: float

    @property
    def latencies(self) -> list[float]:
        """The milliseconds from each proposal to the last of its table, in any order."""
        return [1000 * value for each in self.found for value in each["latencies"]]


def main() -> int:
    """Measure and print; return 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description="Load a server with people.")
    parser.add_argument("--tables", type=int, default=100, help="how many tables play")
    parser.add_argument("--seats", type=int, default=4, choices=PLAYER_COUNTS)
    parser.add_argument("--rate", type=float, default=20.0, help="entries a second in all")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long they play at that rate")
    parser.add_argument("--flat-out", type=float, default=5.0, metavar="SECONDS", help="and then as fast as they can")
    parser.add_argument("--hostile", type=int, default=0, metavar="COUNT", help="number of hostile inputs meanwhile")
    parser.add_argument(
        "--kills", type=int, default=0, metavar="COUNT", help="how many times the server is killed meanwhile"
    )
    parser.add_argument("--readers", type=int, default=1000, metavar="COUNT", help="number of people who read the list")
    parser.add_argument("--processes", type=int, default=1, help="how many processes of people")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not 1 <= options.processes <= options.tables:
        parser.error("there must be a table for each process")
    if options.readers < READERS:
        parser.error(f"at least {READERS} have to read the list")
    if min(options.rate, options.seconds, options.flat_out) <= 0:
        parser.error("rate and times must be above 0")
    missed = False
    for row in measure(options):
        budget = "" if row.budget is None else f"goal {row.budget:g}"
        print(f"{'ok  ' if row.ok else 'MISS'} {row.name:<62} {row.value:>10.2f} {row.unit:<10} {budget}", flush=True)
        missed = missed or not row.ok
    return int(missed)


def measure(options: argparse.Namespace) -> Iterator[Row]:
    """Run a server and its people once."""
    people = options.tables * options.seats
    with ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory())
        server, link = start_server(folder, ending)
        empty = resident_kb(server.pid)
        crowds = [start_people(link, options, number, ending) for number in range(options.processes)]
        yield from arrived("connected", [read(crowd) for crowd in crowds])
        connected = resident_kb(server.pid)
        yield at_most("server: memory of a connection", (connected - empty) / people, "KiB", CONNECTION_KB)
        yield from arrived("seated", request(crowds, "sit"))
        before = used(server.pid)
        time.sleep(REST_S)
        resting = f"server: {people} connections, {options.tables} tables at rest"
        yield at_most(resting, used(server.pid).since(before).cpu / REST_S, "cores", RESTING)
        steady = load(server, crowds, options.rate / options.processes, options.seconds)
        yield from played(steady)
        if options.hostile:
            before_attack = resident_kb(server.pid)
            yield from attacked(server, link, crowds, options)
            connected += resident_kb(server.pid) - before_attack
        flat = load(server, crowds, 0, options.flat_out)
        if not flat.latencies or sum(each["over"] for each in flat.found) == options.tables:
            raise SystemExit("all games are over: take more tables, or fewer seconds")
        yield at_least("flat out: entries", len(flat.latencies) / flat.took, "/s", SATURATION)
        yield at_most(
            "flat out: processor time of an entry", 1e6 * flat.used.cpu / len(flat.latencies), "us", 1e6 / SATURATION
        )
        yield from shares("flat out", flat)
        entries = (len(steady.latencies) + len(flat.latencies)) / options.tables
        grown = (resident_kb(server.pid) - connected) / options.tables
        yield at_most(f"server: memory of a table, {entries:.0f} entries", grown, "KiB", TABLE_KB)
        yield from browsed(link, options)
        yield from arrived("back after all connections have ended", request(crowds, f"return {link}"), AGAIN_S)
        server, link = restart_server(server, folder, ending)
        yield from arrived("back after a crash of the server", request(crowds, f"return {link}"), BACK_S)
        if options.kills:
            yield from killed(server, folder, crowds, options, ending)


def arrived(what: str, found: list[dict[str, Any]], goal: float | None = None) -> Iterator[Row]:
    """Return whether everybody has arrived somewhere, and after how long."""
    took = max(each["took_s"] for each in found)
    yield unbudgeted(f"all {what}", took, "s") if goal is None else at_most(f"all {what}", took, "s", goal)
    yield from faults(what, found)
    if not all(each["ok"] for each in found):
        raise SystemExit(f"not everybody was {what} in time")


def played(loaded: LoadPeriod) -> Iterator[Row]:
    """Return what was measured at the steady rate."""
    latencies = loaded.latencies
    if len(latencies) < 2:
        raise SystemExit("nobody has played: take more seconds or a higher rate")
    yield unbudgeted("entries", len(latencies) / loaded.took, "/s")
    yield unbudgeted("proposal to the last of a table, median", percentile(latencies, 50), "ms")
    yield at_most("proposal to the last of a table, p99", percentile(latencies, 99), "ms", P99_MS)
    cost = loaded.used.cpu / len(latencies)
    yield unbudgeted("processor time of an entry", 1e6 * cost, "us")
    yield at_most("share of a core for 400 entries/s", 400 * cost, "cores", STATED)
    yield from shares("steady", loaded)
    yield from faults("steady", loaded.found)


def attacked(
    server: subprocess.Popen[str], link: str, crowds: list[subprocess.Popen[str]], options: argparse.Namespace
) -> Iterator[Row]:
    """Let people play at the steady rate while another process sends hostile inputs."""
    before, periods = resident_kb(server.pid), []
    command = [sys.executable, "-m", "tools.load.hostile_clients", link, str(options.hostile), str(options.seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attack:
        while attack.poll() is None:
            periods.append(load(server, crowds, options.rate / options.processes, options.seconds))
        assert attack.stdout is not None
        report = json.loads(attack.stdout.read())
    latencies = [value for period in periods for value in period.latencies]
    for kind, count in report["sent"].items():
        yield unbudgeted(f"hostile: {kind}", count, "inputs")
    yield unbudgeted("hostile: connections that failed", report["failed"], "")
    took, cpu = sum(period.took for period in periods), sum(period.used.cpu for period in periods)
    yield unbudgeted("hostile: entries meanwhile", len(latencies) / took, "/s")
    yield unbudgeted("hostile: server ran", cpu / took, "cores")
    waited = sum(period.used.waited for period in periods)
    yield unbudgeted("hostile: server waited for a core", waited / took, "of the time")
    yield unbudgeted("hostile: proposal to the last of a table, median", percentile(latencies, 50), "ms")
    yield at_most("hostile: proposal to the last of a table, p99", percentile(latencies, 99), "ms", P99_MS)
    yield unbudgeted("hostile: memory", (resident_kb(server.pid) - before) / 1024, "MiB more")
    yield from faults("hostile", [each for period in periods for each in period.found])


def killed(
    server: subprocess.Popen[str],
    folder: str,
    crowds: list[subprocess.Popen[str]],
    options: argparse.Namespace,
    ending: ExitStack,
) -> Iterator[Row]:
    """Kill the server repeatedly while people play; those who return report an entry that it has lost."""
    rng, entries, slowest, back = random.Random(options.seed), 0, 0.0, []
    for number in range(options.kills):
        send(crowds, f"play {options.rate / options.processes} {KILL_S}")
        time.sleep(rng.uniform(0, KILL_S))
        server, link = restart_server(server, folder, ending)
        entries += sum(len(each["latencies"]) for each in map(read, crowds))
        found = request(crowds, f"return {link}")
        slowest = max(slowest, *(each["took_s"] for each in found))
        back += found
        if not all(each["ok"] for each in found):
            problems = [problem for each in found for problem in each["problems"]]
            raise SystemExit(f"not everybody was back in time after kill {number + 1}: {problems}")
    yield unbudgeted(f"killed {options.kills} times: entries meanwhile", entries, "")
    yield unbudgeted("killed: all back, at the latest", slowest, "s")
    yield from faults("killed", back)


def browsed(link: str, options: argparse.Namespace) -> Iterator[Row]:
    """Let others read the list while the tables rest, and some of them open tables."""
    with ExitStack() as ending:
        reading = start(ending, "list_readers", link, options.readers, options.seed + READERS_SEED)
        yield from arrived("in the hall with the list", [read(reading)])
        (found,) = request([reading], f"change {CHANGES}")
        latencies = [1000 * value for value in found["latencies"]]
        if found["missed"] or len(latencies) < 2:
            raise SystemExit(f"{found['missed']} people have not seen a table in time")
        yield unbudgeted(f"a new table to {options.readers} in the hall, median", percentile(latencies, 50), "ms")
        yield at_most(f"a new table to {options.readers} in the hall, p99", percentile(latencies, 99), "ms", LISTED_MS)
        yield from faults("in the hall", [found])


def shares(when: str, loaded: LoadPeriod) -> Iterator[Row]:
    """Return who had how much of a core, and who waited for one."""
    spent = sum(each["cpu_s"] for each in loaded.found)
    yield unbudgeted(f"{when}: server ran", loaded.used.cpu / loaded.took, "cores")
    yield unbudgeted(f"{when}: server waited for a core", loaded.used.waited / loaded.took, "of the time")
    yield unbudgeted(f"{when}: people ran", spent / loaded.took, "cores")
    yield unbudgeted(f"{when}: people waited for a core", loaded.people_waited / loaded.took, "of the time")


def faults(when: str, found: list[dict[str, Any]]) -> Iterator[Row]:
    """Return what must not happen."""
    problems = [problem for each in found for problem in each["problems"]]
    for problem in problems:
        print(problem, file=sys.stderr)
    yield at_most(f"{when}: lost connections, refusals", sum(each["lost"] for each in found) + len(problems), "", 0.0)


def load(server: subprocess.Popen[str], crowds: list[subprocess.Popen[str]], rate: float, seconds: float) -> LoadPeriod:
    """Let all tables play; ``rate`` is that of one process."""
    before, began = used(server.pid), time.monotonic()
    waited = [used(crowd.pid).waited for crowd in crowds]
    found = request(crowds, f"play {rate} {seconds}")
    took = time.monotonic() - began
    people_waited = sum(used(crowd.pid).waited for crowd in crowds) - sum(waited)
    return LoadPeriod(found, took, used(server.pid).since(before), people_waited)


def start_server(folder: str, ending: ExitStack) -> tuple[subprocess.Popen[str], str]:
    """Start a server on a folder; return its process and its link."""
    command = [sys.executable, "-m", "tools.load.server", folder]
    pipe = subprocess.PIPE
    server = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
    ending.enter_context(server)
    ending.callback(server.kill)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


def restart_server(server: subprocess.Popen[str], folder: str, ending: ExitStack) -> tuple[subprocess.Popen[str], str]:
    """Kill a server and start it again on its folder; return its process and its link."""
    server.kill()
    server.wait()
    return start_server(folder, ending)


def start_people(link: str, options: argparse.Namespace, number: int, ending: ExitStack) -> subprocess.Popen[str]:
    """Start a process of people, with its share of the tables."""
    tables = options.tables // options.processes + (number < options.tables % options.processes)
    return start(ending, "people", link, tables, options.seats, options.seed + PEOPLE_SEED * number)


def start(ending: ExitStack, module: str, *arguments: object) -> subprocess.Popen[str]:
    """Start a process that takes lines."""
    command = [sys.executable, "-m", f"tools.load.{module}", *map(str, arguments)]
    crowd = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    ending.enter_context(crowd)
    ending.callback(crowd.kill)
    return crowd


def request(crowds: list[subprocess.Popen[str]], line: str) -> list[dict[str, Any]]:
    """Send a command to all people; return their results."""
    send(crowds, line)
    return [read(crowd) for crowd in crowds]


def send(crowds: list[subprocess.Popen[str]], line: str) -> None:
    """Send a command to all people without waiting."""
    for crowd in crowds:
        assert crowd.stdin is not None
        crowd.stdin.write(line + "\n")
        crowd.stdin.flush()


def read(crowd: subprocess.Popen[str]) -> dict[str, Any]:
    """Return the next line of a process of people."""
    assert crowd.stdout is not None
    line = crowd.stdout.readline()
    if not line:
        raise SystemExit("a process of people has ended")
    found: dict[str, Any] = json.loads(line)
    return found


def used(pid: int) -> Used:
    """Return what a process has used so far; zeros where the system does not provide it."""
    cpu = waited = 0.0
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        for thread in Path(f"/proc/{pid}/task").iterdir():
            waited += int((thread / "schedstat").read_text().split()[1]) / 1e9
    except OSError:
        pass
    return Used(cpu, waited)


def resident_kb(pid: int) -> float:
    """Return the resident memory of a process in KiB; where the system does not provide it, 0."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    sys.exit(main())

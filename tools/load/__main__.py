"""``python -m tools.load``: what a server costs and how fast it answers under load.

Starts a server and processes of people on this computer, lets all tables play at a steady rate, or with ``--rate 0`` as
fast as they can, and prints rows against the goals. On a computer with few cores the people starve the server; so the
server's share of a core is printed as well.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from tools.bench.rows import Row, at_least, at_most, percentile, unbudgeted

P99_MS: Final = 50.0
SATURATION: Final = 1600.0
TABLE_KB: Final = 150.0
STATED: Final = 0.45
"""The share of a core that 400 entries a second may take."""


def main() -> int:
    """Measure and print; return 1 where a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description="Load a server with people.")
    parser.add_argument("--tables", type=int, default=100, help="how many tables play")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--rate", type=float, default=20.0, help="entries a second in all; 0: as fast as they can")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long they play")
    parser.add_argument("--processes", type=int, default=1, help="how many processes of people")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rows = measure(options)
    for row in rows:
        budget = "" if row.budget is None else f"goal {row.budget:g}"
        print(f"{'ok  ' if row.ok else 'MISS'} {row.name:<44} {row.value:>10.2f} {row.unit:<10} {budget}")
    return 0 if all(row.ok for row in rows) else 1


def measure(options: argparse.Namespace) -> list[Row]:
    """Run a server and its people once."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [sys.executable, "-m", "tools.load.server", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server,
    ):
        assert server.stdout is not None
        link = server.stdout.readline().strip()
        try:
            empty = resident_kb(server.pid)
            crowds = [start(link, options, number) for number in range(options.processes)]
            seated = [read(crowd) for crowd in crowds]
            seated_kb = resident_kb(server.pid) - empty
            idle = cpu_s(server.pid)
            time.sleep(3.0)
            idle = (cpu_s(server.pid) - idle) / 3.0
            spent, began = cpu_s(server.pid), time.monotonic()
            for crowd in crowds:
                assert crowd.stdin is not None
                crowd.stdin.write("\n")
                crowd.stdin.flush()
            found = [read(crowd) for crowd in crowds]
            spent, took = cpu_s(server.pid) - spent, time.monotonic() - began
            for crowd in crowds:
                crowd.wait(timeout=30)
        finally:
            server.terminate()
    return rows_of(options, seated, found, seated_kb, idle, spent, took)


def rows_of(
    options: argparse.Namespace,
    seated: list[dict[str, Any]],
    found: list[dict[str, Any]],
    seated_kb: float,
    idle: float,
    spent: float,
    took: float,
) -> list[Row]:
    """Return what was measured, against the goals."""
    latencies = [1000 * value for each in found for value in each["latencies"]]
    people = options.tables * options.seats
    entries = len(latencies) / took
    problems = [problem for each in found for problem in each["problems"]]
    rows = [
        at_least("tables that play", float(all(each["ready"] for each in seated)), "", 1.0),
        unbudgeted("all people seated within", max(each["seated_s"] for each in seated), "s"),
        unbudgeted("entries", entries, "/s"),
        unbudgeted("proposal to the last of a table, median", percentile(latencies, 50), "ms"),
        at_most("proposal to the last of a table, p99", percentile(latencies, 99), "ms", P99_MS)
        if options.rate
        else at_least("entries at saturation", entries, "/s", SATURATION),
        at_most("server: share of a core for 400 entries/s", spent / len(latencies) * 400, "cores", STATED),
        unbudgeted("server: processor time of an entry", 1e6 * spent / len(latencies), "us"),
        unbudgeted("server: share of a core in all", spent / took, "cores"),
        unbudgeted("server: share of a core at rest", idle, "cores"),
        unbudgeted("server: memory of a seated person", seated_kb / people, "KiB"),
        unbudgeted("people: share of a core", sum(each["cpu_s"] for each in found) / took, "cores"),
        at_most("lost connections", float(sum(each["lost"] for each in found)), "", 0.0),
        at_most("refusals", float(len(problems)), "", 0.0),
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    return rows


def start(link: str, options: argparse.Namespace, number: int) -> subprocess.Popen[str]:
    """Start a process of people, with its share of tables and entries."""
    tables = options.tables // options.processes
    rate = options.rate / options.processes
    arguments = [link, tables, options.seats, rate, options.seconds, options.seed + 1_000_000 * number]
    command = [sys.executable, "-m", "tools.load.people", *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def read(crowd: subprocess.Popen[str]) -> dict[str, Any]:
    """Return the next line of a process of people."""
    assert crowd.stdout is not None
    line = crowd.stdout.readline()
    if not line:
        raise SystemExit("a process of people has ended")
    found: dict[str, Any] = json.loads(line)
    return found


def cpu_s(pid: int) -> float:
    """Return the processor time of a process so far; where the system does not tell, 0."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kb(pid: int) -> float:
    """Return the resident memory of a process in KiB; where the system does not tell, 0."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    sys.exit(main())

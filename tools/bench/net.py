"""The network: how soon a move is on every screen, what it costs on the wire, and what a table at rest costs.

Every computer is a process of its own, with TLS over loopback, signatures, and records on the disk.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.bench.rows import Row, at_most, percentile, told

ENTRIES: Final = 120
REST_S: Final = 5.0


def measure() -> Iterator[Row]:
    """Play a game between a host and three guests, then let a dealer with four guests rest."""
    host, *guests = _together(3, ["--entries", str(ENTRIES)])
    entries = min(len(peer["applied"]) for peer in (host, *guests)) - 1
    waits = [
        max(peer["applied"][str(int(seq) + 1)] for peer in guests) * 1000 - proposed * 1000
        for guest in guests
        for seq, proposed in guest["proposed"].items()
        if int(seq) < entries
    ]
    yield at_most("proposal to commit on three guests, median", statistics.median(waits), "ms", 3.0)
    yield at_most("proposal to commit on three guests, p99", percentile(waits, 99), "ms", 10.0)
    yield at_most("sent to a guest for a commit, all included", host["sent"] / len(guests) / entries, "bytes", 500.0)
    yield told("sent by a guest for a commit", guests[0]["sent"] / entries, "bytes")
    host, *_ = _together(4, ["--rest", str(REST_S)], headless=True)
    yield at_most("host with 4 guests at rest", host["busy"] / REST_S * 100, "% of a core", 3.0)


def _together(guests: int, options: list[str], headless: bool = False) -> list[dict[str, Any]]:
    """Run a host and its guests to the end; give what each of them says, the host first."""
    with tempfile.TemporaryDirectory() as folder:
        processes: list[subprocess.Popen[str]] = []
        try:
            first = _start(Path(folder) / "host", [*options, *(["--headless"] if headless else [])])
            processes.append(first)
            assert first.stdout is not None
            invitation = first.stdout.readline().strip()
            processes.extend(
                _start(Path(folder) / f"guest{number}", ["--invitation", invitation, *options])
                for number in range(guests)
            )
            said = [json.loads(process.stdout.readline()) for process in processes if process.stdout is not None]
            if not all(peer["ok"] for peer in said):
                raise RuntimeError("the table did not come to its end in time")
            for process in processes:
                process.communicate("\n", timeout=20)
            return said
        finally:
            for process in processes:
                process.kill()
                process.wait()


def _start(folder: Path, options: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tools.bench.net_peer", str(folder), *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

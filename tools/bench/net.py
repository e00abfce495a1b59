"""The network: how soon a move is on every screen, what it costs on the wire, and what it costs a window or a host.

Every computer is a process of its own, with TLS over loopback, signatures, and records on the disk.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from tools.bench.rows import Row, at_least, at_most, percentile, unbudgeted

ENTRIES: Final = 120
REST_S: Final = 5.0
DUMMY: Final = {"SDL_VIDEODRIVER": "dummy"}
FRAME_S: Final = 1 / 60
RATE: Final = 100.0
GAMES: Final = 3
"""A game has 150 to 200 entries, less than two seconds of them at that rate."""


def measure() -> Iterator[Row]:
    """Play a game between a host and three guests, then let a host with four guests rest."""
    host, *guests = _together(3, ["--entries", str(ENTRIES)])
    entries = min(len(peer["applied"]) for peer in (host, *guests)) - 1
    proposed = [(seq, when) for guest in guests for seq, when in guest["proposed"].items() if int(seq) < entries]
    wall, own = [], []
    for seq, when in proposed:
        after = str(int(seq) + 1)
        wall.append(1000 * (max(guest["applied"][after] for guest in guests) - when))
        own.append(1000 * (max(guest["applied"][after] - guest["waited"][after] for guest in guests) - when))
    # At a real table each computer has its own processor, for which here all of them wait.
    yield at_most("proposal to commit on three guests, median", statistics.median(own), "ms", 3.0)
    yield at_most("proposal to commit on three guests, p99", percentile(own, 99), "ms", 10.0)
    yield unbudgeted("the same with waiting for a processor, median", statistics.median(wall), "ms")
    yield at_most("sent to a guest for a commit, all included", host["sent"] / len(guests) / entries, "bytes", 500.0)
    yield unbudgeted("sent by a guest for a commit", guests[0]["sent"] / entries, "bytes")
    host, *_ = _together(4, ["--rest", str(REST_S)], headless=True)
    yield at_most("host with 4 guests at rest", host["busy"] / REST_S * 100, "% of a core", 3.0)
    for edition in ("base", "marvel"):
        yield from _frames(edition)


def _frames(edition: str) -> Iterator[Row]:
    """Follow a table of four in a window, and count the frames that it loses while entries come all the time.

    A frame is lost when its picture is not shown 16.7 ms after it was due. The time for which
    other programs had the processor does not count against the budget, where the system reports it.
    """
    host, window = _flooded(edition)
    spans = [(span["begun"], span["ended"]) for span in host["spans"]]
    frames = [
        frame
        for frame in window["frames"]
        if any(begun <= frame["due"] and frame["shown"] <= ended for begun, ended in spans)
    ]
    late = [frame for frame in frames if frame["shown"] - frame["due"] > FRAME_S]
    own = [frame for frame in late if frame["shown"] - frame["due"] - frame["elsewhere"] > FRAME_S]
    rate = sum(span["commits"] for span in host["spans"]) / sum(ended - begun for begun, ended in spans)
    yield at_least(f"arriving at a window, {edition}", rate, "commits/s", 0.95 * RATE)
    yield at_most(f"frames lost meanwhile, {edition}", len(own), f"of {len(frames)}", 0.0)
    yield unbudgeted(f"frames lost to other programs, {edition}", len(late) - len(own), f"of {len(frames)}")


def _flooded(edition: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Run a host that writes entries at a steady rate and a window that follows; return what each of them reports."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ending:
        options = ["--edition", edition, "--rate", str(RATE), "--games", str(GAMES)]
        host = _start("net_flood", Path(folder) / "host", options)
        ending.callback(_end, host)
        assert host.stdout is not None
        window = _start("net_window", Path(folder) / "window", [host.stdout.readline().strip()], DUMMY)
        ending.callback(_end, window)
        report = json.loads(host.stdout.readline())
        if not report["ok"]:
            raise RuntimeError("the games did not come to their end in time")
        frames, _ = window.communicate("\n", timeout=20)
        host.communicate("\n", timeout=20)
        return report, json.loads(frames.splitlines()[-1])


def _together(guests: int, options: list[str], headless: bool = False) -> list[dict[str, Any]]:
    """Run a host and its guests to the end; return what each of them reports, the host first."""
    with tempfile.TemporaryDirectory() as folder:
        processes: list[subprocess.Popen[str]] = []
        try:
            first = _start("net_peer", Path(folder) / "host", [*options, *(["--headless"] if headless else [])])
            processes.append(first)
            assert first.stdout is not None
            invitation = first.stdout.readline().strip()
            processes.extend(
                _start("net_peer", Path(folder) / f"guest{number}", ["--invitation", invitation, *options])
                for number in range(guests)
            )
            reports = [json.loads(process.stdout.readline()) for process in processes if process.stdout is not None]
            if not all(peer["ok"] for peer in reports):
                raise RuntimeError("the table did not come to its end in time")
            for process in reversed(processes):
                process.communicate("\n", timeout=20)
            return reports
        finally:
            for process in processes:
                _end(process)


def _start(
    module: str, folder: Path, options: list[str], environment: Mapping[str, str] | None = None
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", f"tools.bench.{module}", str(folder), *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | (environment or {}),
    )


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()

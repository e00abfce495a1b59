"""The window's budgets: start-up, frames, rest and memory, each in a fresh process.

Frames are measured with the dummy video driver and, where Xvfb is installed, in a window on a virtual screen.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.bench.rows import Row, at_most, percentile, unbudgeted

STARTS: Final = 5
HD: Final = "1920x1080"
UHD: Final = "3840x2160"
COMPILED: Final = ("game", "net", "assets", "tools")


def measure() -> Iterator[Row]:
    """Measure on every display that is available."""
    yield from _startup()
    dummy = {"SDL_VIDEODRIVER": "dummy"}
    for edition in ("base", "marvel"):
        yield from _scenes(edition)
        yield from _window(f"dummy, {edition}", HD, edition, dummy)
    yield from _window("dummy, marvel", UHD, "marvel", dummy)
    with _virtual_screen() as screen:
        if screen is None:
            return
        yield from _window("Xvfb, marvel", HD, "marvel", screen)
        yield from _window("Xvfb, marvel", UHD, "marvel", screen)


def _scenes(edition: str) -> Iterator[Row]:
    """Open every scene from the title in one process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = _compiled(folder)
        command = [sys.executable, "-m", "tools.bench.scenes", str(Path(folder) / "data"), "--edition", edition]
        subprocess.run([*command, "--fill"], check=True, env=environment, stdout=subprocess.DEVNULL)
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    found: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    for time_of, number in (("first", 0), ("second", 1)):
        name, times = max(found.items(), key=lambda item: item[1][number])
        yield at_most(f"scene change, slowest {time_of} time: {name}, {edition}", times[number], "ms", 150.0)


def _startup() -> Iterator[Row]:
    """Time whole processes that show the menu's first frame and end: an upper bound."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        environment = _compiled(folder)
        command = [sys.executable, "-m", "game", "--data-dir", folder, "--windowed", HD, "--frames", "1"]
        for _ in range(STARTS + 1):
            start = time.perf_counter()
            subprocess.run(command, check=True, env=environment)
            times.append(time.perf_counter() - start)
    yield at_most("menu visible from process start", statistics.median(times[1:]), "s", 0.8)


def _compiled(folder: str) -> dict[str, str]:
    """Compile all modules into a folder, as an installer does, and return the environment that runs them."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled")}
    subprocess.run([sys.executable, "-m", "compileall", "-q", *COMPILED], check=True, env=environment)
    return environment


def _window(where: str, size: str, edition: str, screen: dict[str, str]) -> Iterator[Row]:
    command = [sys.executable, "-m", "tools.bench.probe", "--size", size, "--edition", edition]
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment | screen)
    found = json.loads(done.stdout.splitlines()[-1])
    times: list[float] = found["frames_ms"]
    large = size == UHD
    name = f"{size}, {where}"
    if large:
        yield unbudgeted(f"frame median, {name}", statistics.median(times), "ms")
    else:
        yield at_most(f"frame median, {name}", statistics.median(times), "ms", 8.0)
    yield at_most(f"frame p99, {name}", percentile(times, 99), "ms", 24.0 if large else 12.0)
    yield at_most(f"at rest, {name}", found["idle_percent"], "% of a core", 2.0)
    yield at_most(f"resident, {name}", found["resident_mb"], "MiB", 450.0 if large else 220.0)


@contextmanager
def _virtual_screen() -> Iterator[dict[str, str] | None]:
    """Run Xvfb on a free display and yield the environment that selects it; ``None`` where it is not installed."""
    if shutil.which("Xvfb") is None:
        yield None
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "3840x2160x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            display = answer.readline().strip()
        # A virtual screen has no graphics card to speed SDL's copy to the window up: the plain way is faster there.
        yield {"DISPLAY": f":{display}", "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    finally:
        server.terminate()
        server.wait()

"""The inner half of the window's measurements: runs in a process of its own and prints one JSON object.

Drives the real ``App`` with the demonstration on it. What is measured is a whole ``App.step``: events, update, drawing
and showing; waiting for the next frame is not.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import pygame

from game.scenes.start import open_app
from game.scenes.title.demo import DemoScene
from game.storage.settings import Settings
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.app.memory import spare_collections

IDLE_SECONDS: Final = 4.0
SEED: Final = bytes(range(32))


def resident_mb() -> float:
    """Return this process's resident memory in MiB; the highest so far where the system reports no current one."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def frames(app: App, edition: str, seconds: float) -> list[float]:
    """Let bots play for a while; return the milliseconds of each frame that painted something."""
    scene = DemoScene(edition, 4, SEED)
    app.reset(scene)
    if scene.session is not None:
        scene.session.set_pace(0)
    clock = pygame.Clock()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        passed = clock.tick(60)
        start = time.perf_counter()
        if app.step(passed):
            times.append((time.perf_counter() - start) * 1000)
    return times


def idle_share(app: App, edition: str) -> float:
    """Idle at a table on a person's turn, at the program's own pace; return the share of one core in per cent."""
    from game.record import SeatInfo
    from game.scenes.table.scene import TableScene
    from game.sessions.local import preview

    session = preview(edition, tuple(SeatInfo(name=name, kind="human") for name in ("Ann", "Ben")), None, SEED)
    app.reset(TableScene(app, session))
    app.running = True
    clock = pygame.Clock()
    settle = time.perf_counter() + 6.0
    while time.perf_counter() < settle:
        app.step(app.loop.wait(clock))
    started, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - started < IDLE_SECONDS:
        app.step(app.loop.wait(clock))
    return (time.process_time() - cpu) / (time.perf_counter() - started) * 100


def main() -> int:
    """Measure one edition at one size."""
    parser = argparse.ArgumentParser(description="Measure the window from inside; used by tools.bench.")
    parser.add_argument("--edition", default="base")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=12.0)
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder)) as store:
        app = open_app(Settings(), store, (width, height))
        spare_collections()  # as App.run does, in whose place this module steps
        times = frames(app, options.edition, options.seconds)
        memory = resident_mb()
        idle = idle_share(app, options.edition)
        driver = pygame.display.get_driver()
        app.reset(DemoScene(options.edition, 2, SEED))
        app.pop()
        pygame.quit()
    print(json.dumps({"frames_ms": times, "resident_mb": memory, "idle_percent": idle, "driver": driver}))
    return 0


if __name__ == "__main__":
    sys.exit(main())

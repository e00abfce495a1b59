"""Settings of all tests: hypothesis draws the same examples on every run, and CI lets no test be skipped unseen."""

from __future__ import annotations

import gc
import os
import secrets
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from game.bots import runner
from game.support.i18n import language, set_language

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("ci")

runner.use_one_thread()  # the workers of a run share the cores

os.environ["LC_ALL"] = "en_US.UTF-8"  # what tests start speaks English, wherever they run

_SLOW = (
    "art",
    "challenges/test_puzzles.py",
    "e2e",
    "match/test_takeover.py",
    "net/room/test_live_network.py",
    "net/simulation",
    "net/succession/test_takeover.py",
    "rules/test_oracle.py",
    "rules/test_properties.py",
    "scenes/challenges/test_scene.py",
    "scenes/saved_games/test_scene.py",
    "scenes/replays/test_viewer.py",
    "scenes/table/test_curtain.py",
    "screens",
    "ui/table/test_table_view.py",
)
SLOW_PATHS = tuple(Path(__file__).parent / path for path in _SLOW)
"""All tests in them are marked ``slow``: drawing, real windows and processes, fuzzing, whole tables, whole screens."""
LONGEST = tuple(Path(__file__).parent / path for path in ("net/simulation/test_fuzz.py", "screens/test_readable.py"))
"""Tests of half a minute each: they begin first, so that no worker of a run waits for one at the end."""
RULE_TESTS = Path(__file__).parent / "rules"
"""The tests that cover ``game/rules`` by themselves."""
ALLOWED_SKIPS = Path(__file__).parent / "allowed_skips.txt"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options that fuzz a network table for longer, kill a server more often, and read every screen."""
    parser.addoption("--fuzz-steps", type=int, default=10_000, help="steps of the network's fuzzing (10000)")
    parser.addoption("--fuzz-seed", type=int, default=0, help="seed of its first game (0)")
    parser.addoption("--kills", type=int, default=4, help="how often a server in use is killed (4)")
    parser.addoption("--read-all", action="store_true", help="large text on every screen in every language")


@pytest.fixture(autouse=True)
def _bots_decide_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no process for bots; the tests of the process ask for one themselves."""
    monkeypatch.setattr(runner, "open_runner", lambda _=None: runner.InlineRunner())


@pytest.fixture(autouse=True)
def _secrets_follow_from_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards on every run: one random deal in thousands ends in another way than a test expects."""
    numbers = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: numbers.randbytes(size))


@pytest.fixture
def language_restored() -> Iterator[None]:
    """Return to the language in use before the test."""
    before = language()
    yield
    set_language(before)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of slow folders and files, and begin with the longest."""

    @cache
    def is_slow(path: Path) -> bool:
        return any(path.is_relative_to(each) for each in SLOW_PATHS)

    for item in items:
        if is_slow(item.path):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.path not in LONGEST)


def pytest_collection_finish() -> None:
    """Exclude modules and tests from garbage collection, as the program does with its own objects.

    Scanning them took a fifth of a second, and the program collects after every change of scenes.
    """
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure coverage during the tests of the rules alone: a test that is traced takes half as long again.

    A worker of pytest-xdist measures twice, once as a process of its own and once as a worker, and the measurement
    below continues where the one above it stops, so all of them stop.
    """
    if item.path.is_relative_to(RULE_TESTS):
        return (yield)
    stopped: list[Coverage] = []
    while (coverage := Coverage.current()) is not None:
        coverage.stop()
        stopped.append(coverage)
    try:
        return (yield)
    finally:
        for coverage in reversed(stopped):
            coverage.start()


def _allowed() -> set[str]:
    lines = ALLOWED_SKIPS.read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn the skip of a whole module into an error where CI does not expect it."""
    report = yield
    if report.skipped and os.environ.get("CI") and collector.nodeid not in _allowed():
        report.outcome = "failed"
        report.longrepr = f"{collector.nodeid} was skipped and is not in {ALLOWED_SKIPS.name}: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure where CI does not expect it."""
    report = yield
    if report.skipped and os.environ.get("CI") and item.nodeid not in _allowed() and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped and is not in {ALLOWED_SKIPS.name}: {report.longrepr}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests counted, from whichever process they ran in."""
    for reports in list(terminalreporter.stats.values()):
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if name == "counts" and getattr(report, "when", "") == "call":
                    terminalreporter.write_line(f"{report.nodeid}: {value}")

"""Clocks that jump: a server that stood still for a while, and a computer whose clock was set."""

from __future__ import annotations

import queue
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from net.lobby.sqlite.store import SqliteStore
from net.lobby.store import KeepUptime, LobbyStoreError, TakeName, Uptime
from net.protocol.limits import SERVED
from tests.net.lobby.test_hall_server import ready, seated

HOUR_S = 3600.0
KEY = b"a" * 32


@pytest.mark.parametrize("jump_s", [SERVED.silence_s + 1, HOUR_S, 100 * HOUR_S])
def test_a_server_that_stood_still_takes_no_game_from_anybody(jump_s: float) -> None:
    sim = ready("Ana", "Bo")
    ana, bo = sim.people
    seated(sim)
    for entries in (4, 20):
        assert sim.run(60, partial(ana.has, entries))
        sim.now += jump_s
    assert sim.run(900, lambda: ana.over and bo.over)
    assert ana.record == bo.record
    (result,) = sim.store.results()
    assert b"resigned" not in result.result


def test_a_clock_that_was_set_back_or_ahead_changes_no_uptime_and_no_name(tmp_path: Path) -> None:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()

    def store(now: float) -> SqliteStore:
        return SqliteStore(tmp_path, calls.put, clock=lambda: now)

    first = store(1_000_000.0)
    answers: list[LobbyStoreError | None] = []
    for operation in (KeepUptime(50.0), TakeName(KEY, "Ana", "ana")):
        first.submit(operation, answers.append)
        calls.get(timeout=30)()
    first.close()
    for now, outage_s, known_s in ((10.0, 0.0, 0.0), (1_000_005.0, 5.0, 5.0), (9_000_000.0, 8e6, 8e6)):
        later = store(now)
        assert later.uptime() == Uptime(50.0, outage_s)
        assert later.name_of(KEY) == "Ana" and later.known_for(KEY) == known_s
        later.close()
    assert answers == [None, None]

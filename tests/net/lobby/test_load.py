"""The load tool, in small: everybody sits, plays, and is back after a crash of the server."""

from __future__ import annotations

from argparse import Namespace

import pytest

from tools.load.__main__ import measure


@pytest.mark.slow
def test_people_play_and_are_back_after_a_crash_without_a_fault() -> None:
    options = Namespace(tables=3, seats=3, rate=12.0, seconds=2.0, flat_out=1.0, processes=2, seed=7)
    rows = {row.name: row for row in measure(options)}
    faults = [row for name, row in rows.items() if name.endswith("lost connections, refusals")]
    assert len(faults) == 4
    assert all(row.value == 0 for row in faults)
    assert rows["entries"].value > 0
    assert rows["all back after a crash of the server"].value > 0

"""The load tool, in small: everybody sits, plays, and is back after a crash of the server."""

from __future__ import annotations

from argparse import Namespace

import pytest

from tools.load.__main__ import main, measure


@pytest.mark.slow
def test_people_play_and_are_back_after_a_crash_without_a_fault() -> None:
    options = Namespace(
        tables=3, seats=3, rate=12.0, seconds=2.0, flat_out=1.0, processes=2, seed=7, hostile=300, readers=20, kills=2
    )
    rows = {row.name: row for row in measure(options)}
    faults = [row for name, row in rows.items() if name.endswith("lost connections, refusals")]
    assert len(faults) == 9
    assert all(row.value == 0 for row in faults)
    assert rows["entries"].value > 0
    assert rows["hostile: entries meanwhile"].value > 0
    assert rows["hostile: connections that failed"].value == 0
    assert 0 < rows["a new table to 20 in the hall, p99"].value < 5000
    assert rows["all back after all connections have ended"].value > 0
    assert rows["all back after a crash of the server"].value > 0
    assert rows["killed 2 times: entries meanwhile"].value > 0


@pytest.mark.parametrize(
    "wrong", ["--tables=0", "--processes=0", "--tables=1 --processes=2", "--flat-out=0", "--readers=2"]
)
def test_numbers_without_anybody_to_measure_are_refused_in_a_sentence(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["load", *wrong.split()])
    with pytest.raises(SystemExit):
        main()
    assert "error: " in capsys.readouterr().err

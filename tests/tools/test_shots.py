"""The pictures of screens: which of them are wanted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.shots.__main__ import main


@pytest.mark.parametrize("only", [["menu,table"], ["menu", "nothing"]])
def test_a_name_with_which_no_picture_begins_is_named_and_nothing_is_written(
    only: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["shots", str(tmp_path / "out"), "--only", *only])
    assert main() == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and only[-1] in said.err and not said.out
    assert not (tmp_path / "out").exists()

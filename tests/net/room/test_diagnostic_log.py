"""The network's log goes to a file, never to the terminal."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from net.room.diagnostic_log import FILE_NAME, Log


def test_log_messages_are_written_to_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = list(logging.getLogger("net").handlers)
    log = Log(tmp_path / "new")
    logging.getLogger("net.transport.runtime").warning("192.0.2.9 port 1: refused")
    log.close()
    assert "192.0.2.9 port 1: refused" in (tmp_path / "new" / FILE_NAME).read_text(encoding="utf-8")
    assert capsys.readouterr().err == ""
    assert logging.getLogger("net").handlers == before


def test_an_invalid_folder_disables_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = list(logging.getLogger("net").handlers)
    (tmp_path / "file").write_text("")
    log = Log(tmp_path / "file")
    logging.getLogger("net.transport.runtime").warning("dropped")
    log.close()
    assert list(tmp_path.rglob("*")) == [tmp_path / "file"]
    assert (tmp_path / "file").read_text() == ""
    assert capsys.readouterr().err == ""
    assert logging.getLogger("net").handlers == before

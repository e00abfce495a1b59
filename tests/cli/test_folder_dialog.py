"""The dialog that shows why the person's folder cannot be opened."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main


@pytest.mark.parametrize("terminal", [True, False])
def test_the_dialog_is_shown_only_where_no_terminal_shows_the_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: bool
) -> None:
    folder = tmp_path / "file"
    folder.write_text("no folder")
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _title, text, _kind: shown.append(text))
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    assert main(["--data-dir", str(folder)]) == 1
    assert bool(shown) is not terminal
    assert str(folder) in capsys.readouterr().err

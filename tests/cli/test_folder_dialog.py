"""The dialog that shows why the person's folder cannot be opened."""

from __future__ import annotations

import os
import sys
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
    monkeypatch.setenv("SDL_NO_SIGNAL_HANDLERS", "")  # restored after the test, whatever the program sets
    monkeypatch.delenv("SDL_NO_SIGNAL_HANDLERS")

    def show(_title: str, text: str, _kind: str) -> None:
        assert os.environ["SDL_NO_SIGNAL_HANDLERS"] == "1"  # else no signal ends the program meanwhile
        shown.append(text)

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(pygame.display, "message_box", show)
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    assert main(["--data-dir", str(folder)]) == 1
    assert bool(shown) is not terminal
    assert str(folder) in capsys.readouterr().err

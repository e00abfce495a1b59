"""The command ``bot``."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.__main__ import main
from game.bots.line_protocol import PlayerReady, from_player, hello, to_line
from game.bots.programs import use_programs
from game.storage import settings as settings_file
from game.storage.settings import MAX_PROGRAMS, MAX_WORDS

EXAMPLE = str(Path(__file__).parents[2] / "docs" / "example_bot.py")


@pytest.fixture(autouse=True)
def no_programs() -> Iterator[None]:
    yield
    use_programs({})


def test_a_program_is_tried_kept_listed_and_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--data-dir", str(tmp_path)]
    assert main(["bot", *folder, "add", "Mine", sys.executable, EXAMPLE]) == 0
    assert capsys.readouterr().out == "Example plays as “program:Mine”.\n"
    assert main(["bot", *folder, "list"]) == 0
    assert capsys.readouterr().out == f"program:Mine  {sys.executable} {EXAMPLE}\n"
    assert main(["bot", *folder, "remove", "Mine"]) == 0
    assert main(["bot", *folder, "list"]) == 0
    assert capsys.readouterr().out == ""


def test_a_program_that_does_not_play_is_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--data-dir", str(tmp_path)]
    assert main(["bot", *folder, "add", "Mine", sys.executable, "-c", "pass"]) == 1
    assert capsys.readouterr().err == "cabochon: the program has ended\n"
    assert main(["bot", *folder, "add", "Mine"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["bot", *folder, "list"]) == 0
    assert capsys.readouterr().out == ""


def test_what_the_settings_could_not_hold_is_refused_and_nothing_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path)]
    settings, _ = settings_file.load(tmp_path)
    settings.programs = {f"p{number}": ["true"] for number in range(MAX_PROGRAMS)}
    assert settings.try_to_save(tmp_path) is None
    assert main(["bot", *folder, "add", "Mine", sys.executable, EXAMPLE]) == 1
    assert main(["bot", *folder, "add", "p0", *(MAX_WORDS + 1) * ["x"]]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
    assert main(["bot", *folder, "add", "p0", sys.executable, EXAMPLE]) == 0
    assert len(settings_file.load(tmp_path)[0].programs) == MAX_PROGRAMS


@pytest.mark.parametrize("name", ["", "a b", "é", 25 * "x", "a\n"])
def test_only_simple_names_are_taken(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bot", "add", name, sys.executable, EXAMPLE])
    assert "letters, digits" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["host", "--headless", "--bots", "2:program:Mine"], ["join", "--headless"]])
def test_a_program_that_was_not_added_is_named(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--data-dir", str(tmp_path), "--bot", "program:Mine"]) == 1
    assert "No program is called “Mine”" in capsys.readouterr().err
    assert main(["bot", "--data-dir", str(tmp_path), "remove", "Mine"]) == 1
    assert "No program is called “Mine”" in capsys.readouterr().err


def test_serve_answers_and_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    lines = io.BytesIO(to_line(hello(b"seed")) + b"rubbish\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(lines))
    assert main(["bot", "serve", "--level", "easy"]) == 1
    streams = capfdbinary.readouterr()
    assert from_player(streams.out) == PlayerReady(1, "Cabochon easy")
    assert streams.err.startswith(b"cabochon: not a message of the protocol")

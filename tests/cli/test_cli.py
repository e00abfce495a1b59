"""The command line: what it prints, how it ends, and that it never shows a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.cli.parser import make_parser
from game.match.dealer import secret_from
from game.match.fork import fork_record
from game.record.writer import record_text
from game.storage.store import Store
from tests.helpers.paths import GOLDEN, RECORDS
from tests.helpers.tables import new_match, play_corners, recomputed

BASE_2 = GOLDEN / "base-2.cabochon"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=kept | environment,
    )


def test_simulate_needs_no_display_and_loads_no_window_code() -> None:
    code = (
        "import sys; from game.__main__ import main; "
        "main(['simulate', '--games', '1', '--seed', 'x']); "
        "assert not any(name == 'pygame' or name.startswith(('game.ui', 'game.scenes')) for name in sys.modules)"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (child.returncode, child.stderr) == (0, "")


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--edition", "marvel", "--players", "3", "--games", "4", "--seed", "7", "--json"]
    assert main([*arguments, "--bots", "greedy,random"]) == 0
    summary = json.loads(capsys.readouterr().out)
    names = ["edition", "players", "games", "wins", "draws", "mean_turns", "seconds", "games_per_s"]
    assert list(summary) == names
    assert (summary["edition"], summary["players"], summary["games"]) == ("marvel", 3, 4)
    assert len(summary["wins"]) == 3
    assert sum(summary["wins"]) + summary["draws"] == 4


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        done = run("simulate", "--games", "3", "--seed", "same", "--record", str(tmp_path / folder), "--players", "4")
        assert done.returncode == 0, done.stderr
        assert "\r" not in done.stderr, "the progress line is for terminals"
    one, two = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "two"))
    assert [path.name for path in one] == [f"base-4p-000{number}.cabochon" for number in (1, 2, 3)]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    other = ["--seed", "other", "--record", str(tmp_path / "three"), "--players", "4"]
    assert main(["simulate", "--games", "1", *other]) == 0
    assert (tmp_path / "three" / one[0].name).read_bytes() != one[0].read_bytes()


def test_bots_repeat_in_turn_over_the_seats(tmp_path: Path) -> None:
    bots = ["--players", "3", "--bots", "random,greedy"]
    assert main(["simulate", "--games", "1", *bots, "--record", str(tmp_path)]) == 0
    text = next(tmp_path.iterdir()).read_text(encoding="utf-8")
    assert [line.split()[3] for line in text.splitlines() if line.startswith("seat ")] == ["random", "greedy", "random"]


def test_verify_reports_sound_and_unsound_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, RECORDS)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(": OK, " in line for line in lines) == len(RECORDS)
    bad = tmp_path / "bad.cabochon"
    bad.write_text(BASE_2.read_text(encoding="utf-8").replace("\n3 1 commit", "\n3 1 commend"), encoding="utf-8")
    assert main(["verify", str(BASE_2), str(bad), str(tmp_path / "missing")]) == 1
    good, _, _, damaged, missing = capsys.readouterr().out.splitlines()
    assert good.startswith(f"{BASE_2}: OK")
    assert damaged == f"{bad}:13: “commend” is not a kind of entry"
    assert missing == f"{tmp_path / 'missing'}: cannot read the file: No such file or directory"


def test_errors_of_a_record_are_reported_in_the_chosen_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.cabochon"
    text = BASE_2.read_text(encoding="utf-8")
    bad.write_text(text.replace("\n3 1 commit", "\n3 1 commend"), encoding="utf-8")
    (tmp_path / "settings.toml").write_text('language = "de"\n', encoding="utf-8")
    assert main(["verify", str(bad), "--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{bad}:13: „commend“ ist keine Art von Eintrag\n"
    bad.write_text(recomputed(text.replace("\n3 1 commit 2 ", "\n3 1 commit 1 ")), encoding="utf-8")
    assert main(["verify", str(bad), "--lang", "fr"]) == 1
    assert capsys.readouterr().out == f"{bad}:13: ce n’est pas le tour de la place 1\n"
    assert main(["verify", str(BASE_2)]) == 0
    assert ": OK, " in capsys.readouterr().out


def test_verify_counts_entries_in_words_that_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match("base", 2)
    path = tmp_path / "game.cabochon"
    for counted in ("1 entry", "2 entries"):
        path.write_text(record_text(match.record), encoding="utf-8")
        assert main(["verify", str(path)]) == 0
        assert f": OK, {counted}\n" in capsys.readouterr().out
        play_corners(match, 1)


def test_verify_reports_what_is_still_open_in_an_unfinished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match("base", 2)
    play_corners(match, 5)
    path = tmp_path / "game.cabochon"
    path.write_text(record_text(match.record), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "not proved yet" in capsys.readouterr().out


def verified(capsys: pytest.CaptureFixture[str], *paths: Path) -> list[str]:
    assert main(["verify", *map(str, paths)]) == 0
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


def test_verify_distinguishes_deal_and_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(capsys, BASE_2)[1:] == [
        "deal: fully proved",
        "moves: unsigned (a local game), so they may have been rewritten",
    ]
    lines = verified(capsys, GOLDEN / "takeover-base-open.cabochon")
    assert lines[1] == "deal: proved from entry 28 on; earlier deals are unproved"
    assert lines[2] == "moves: seat 1, “Ana”, signed the header but no moves"
    assert lines[5] == "moves: signed by seat 4, “Dee”, up to entry 35"
    other = new_match("base", 2)
    play_corners(other, 5)
    text = fork_record(other.record, 3, other.seats, secret_from("fork"))[1]
    path = tmp_path / "fork.cabochon"
    path.write_text(text, encoding="utf-8")
    assert not any("dealer" in line for line in verified(capsys, path))


def test_verify_gives_scripts_a_status_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, other, missing = (tmp_path / name for name in ("bad", "other\u202e", "missing"))
    text = BASE_2.read_text(encoding="utf-8")
    bad.write_text(text.replace("\n3 1 commit", "\n3 1 commend"), encoding="utf-8")
    other.write_text(text.replace("cabochon record 1", "cabochon record 99"), encoding="utf-8")
    good = GOLDEN / "takeover-marvel-seat-1.cabochon"
    for paths, status in (([good], 0), ([good, bad], 1), ([good, other], 3), ([missing, bad, other], 1)):
        assert main(["verify", "--json", *map(str, paths)]) == status
    out = capsys.readouterr().out
    assert out.isascii()
    sound, *_, absent, wrong, unchecked = map(json.loads, out.splitlines())
    assert sound["status"] == "sound"
    assert (sound["deal"], sound["proved_from"], sound["entries"]) == ("unproven", 28, 38)
    assert (sound["reason"], sound["winners"], sound["torn_line"]) == ("agreed", [], None)
    assert [(one["seat"], one["entry"]) for one in sound["signed"]] == [(1, None), (2, 35), (3, None), (4, 35)]
    assert absent["status"] == "unchecked"
    assert (wrong["status"], wrong["line"]) == ("wrong", 13)
    assert (unchecked["status"], unchecked["file"]) == ("unchecked", str(other))
    with pytest.raises(SystemExit) as caught:
        main(["verify"])
    assert caught.value.code == 2


def test_nothing_from_a_file_steers_the_terminal_or_fills_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "\x1b[31mred\u202e.cabochon"
    text = BASE_2.read_text(encoding="utf-8")
    for altered in (
        text.replace("3 1 commit 2 ", "3 1 commit 2 \x1b]0;title\x07\u202e\x9b2J", 1),
        text.replace("3 1 commit 2 ", "3 1 commit 2 " + "take " * 400_000, 1),
        text.replace("edition base", "edition " + "a" * 1_600_000, 1),
    ):
        assert altered != text
        path.write_text(altered, encoding="utf-8")
        assert main(["verify", str(path)]) == 1
        assert main(["replay", str(path)]) == 1
        said = capsys.readouterr()
        for line in (said.out + said.err).splitlines():
            assert line.isprintable()
            assert "\\x1b[31mred\\u202e" in line
            assert len(line) < 600 + len(str(tmp_path))


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "7"],
        ["--players", "two"],
        ["--edition", "dune"],
        ["--lang", "tlh"],
        ["--windowed", "big"],
        ["--windowed", "1x1"],
        ["--windowed", "1600x900", "--fullscreen"],
        ["juggle"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "-1"],
        ["simulate", "--bots", "genius"],
        ["simulate", "--players", "1"],
        ["simulate", "--seed", "\udcff"],
        ["verify"],
        ["replay"],
        ["--nonsense"],
    ],
)
def test_a_wrong_argument_is_answered_by_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("cabochon: ")
    assert said.err.count("\n") == 1


def test_more_bots_than_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "2", "--bots", "greedy,random,greedy"]) == 1
    assert capsys.readouterr().err == "cabochon: 3 bots are too many for 2 seats.\n"


def test_a_server_in_the_window_leaves_the_edition_to_the_settings_unless_one_is_asked_for() -> None:
    assert "edition" not in make_parser().parse_args(["online", "203.0.113.7"])
    assert make_parser().parse_args(["online", "203.0.113.7", "--edition", "marvel"]).edition == "marvel"


@pytest.mark.parametrize("option", ["name", "web", "metrics"])
def test_what_has_no_effect_at_an_address_that_a_server_has_left_is_refused(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moved = ["serve", "--data-dir", str(tmp_path), "--moved-to", "203.0.113.7", f"--{option}", "0"]
    assert main(moved) == 1
    assert capsys.readouterr().err == f"cabochon: --{option} has no effect with --moved-to. Leave it out.\n"


@pytest.mark.parametrize("command", [[], ["demo"], ["play"]])
def test_a_folder_that_cannot_be_used_ends_the_window_commands(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    (tmp_path / "file").write_text("")
    assert main([*command, "--data-dir", str(tmp_path / "file" / "data")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("cabochon: Cannot use the folder ")
    assert said.count("\n") == 1


def test_a_second_start_is_reported_in_a_dialog_and_on_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *given: shown.append(given[1]))
    with Store(tmp_path):
        assert main(["--data-dir", str(tmp_path)]) == 1
        assert main(["--data-dir", str(tmp_path), "--narrate"]) == 1  # who listens to the terminal is not kept waiting
    sentence = f"Cabochon is already running with the folder {tmp_path}. Close it first."
    assert shown == [sentence]
    assert capsys.readouterr().err == f"cabochon: {sentence}\n" * 2
    assert not pygame.display.get_init()


def test_records_that_cannot_be_written_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["simulate", "--games", "1", "--record", str(tmp_path / "file" / "records")]) == 1
    assert capsys.readouterr().err.startswith("cabochon: Cannot write the records to ")


def test_a_replay_of_an_invalid_record_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk\n")
    assert main(["replay", str(path), "--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"cabochon: {path}:1: this is not a Cabochon record\n"
    assert main(["replay", str(tmp_path / "missing"), "--data-dir", str(tmp_path)]) == 1
    assert ": No such file" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["demo"], ["replay", str(BASE_2)]])
def test_without_a_display_a_window_command_ends_with_one_sentence(command: list[str], tmp_path: Path) -> None:
    done = run(*command, "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("cabochon: ")
    assert done.stderr.count("\n") == 1


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    assert all(name in said for name in ("simulate", "verify", "replay", "demo", "host", "join", "--data-dir"))

"""The commands ``host`` and ``join``: their arguments, and how they end where there is no table."""

from __future__ import annotations

import argparse
import errno
import socket
from pathlib import Path
from unittest.mock import patch

import pytest

from game.__main__ import main
from game.bots import BUILT_IN_BOTS
from game.cli import host_and_join
from game.cli.parser import make_parser
from net.protocol.room_types import NetworkError
from tests.cli.test_cli import run
from tools.shots.gathered import FakeNetwork, FakeRoom, tables


@pytest.mark.parametrize(
    "arguments",
    [
        ["host", "--seats", "5"],
        ["host", "--port", "65536"],
        ["host", "--port", "four"],
        ["host", "--bots", "5:hard"],
        ["host", "--bots", "2:genius"],
        ["host", "--bots", "hard"],
        ["host", "--name", " \u202e "],
        ["host", "--clock", "-1"],
        ["host", "--wait", "-2"],
        ["host", "--bot", "genius"],
        ["join", "one", "two"],
        ["join", "--seats", "2"],
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


@pytest.mark.parametrize(
    ("arguments", "programs"),
    [
        (["host", "--bots", "2:genius"], ", program:NAME"),
        (["host", "--bot", "genius"], ", program:NAME"),
        (["simulate", "--bots", "easy,genius"], ""),
    ],
)
def test_a_bot_that_does_not_exist_is_answered_with_all_that_do(
    arguments: list[str], programs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    known = ", ".join(BUILT_IN_BOTS)
    assert f"there is no bot “genius”: choose from {known}{programs}; see" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["join", "nowhere at all", "--headless"], "“nowhere at all” is not an invitation or an address"),
        (
            ["join", "127.0.0.1:9", "--code", "?!", "--headless"],
            "“?!” is not a table code. A code has 8 letters",
        ),
        (["host", "--game", "0" * 32, "--headless"], "The saved game 00000000"),
        (["host", "--bot", "greedy"], "--bot works only without a window"),
    ],
)
def test_impossible_commands_are_reported(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--port", "0", "--data-dir", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"cabochon: {sentence}")
    assert said.err.count("\n") == 1


def test_a_taken_port_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["host", "--headless", "--port", str(port), "--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(f"cabochon: Port {port} is already in use.")


def test_another_failure_to_open_a_port_is_reported_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("net.room.live_network.Runtime", refuse)
    assert main(["host", "--headless", "--port", "80", "--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "cabochon: Cannot open a port for other players: Permission denied.\n"


@pytest.mark.parametrize("port", [[], ["--port", "0"]])
def test_a_failure_without_a_chosen_port_names_none(
    port: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EADDRINUSE, "Address already in use")

    monkeypatch.setattr("net.room.live_network.Runtime", refuse)
    assert main(["host", "--headless", *port, "--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "cabochon: Cannot open a port for other players: Address already in use.\n"


@pytest.mark.parametrize("command", [["host"], ["join", "127.0.0.1:47321"]])
def test_without_a_display_a_window_command_ends_with_one_sentence(command: list[str], tmp_path: Path) -> None:
    done = run(*command, "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == "cabochon: No screen found, so the window cannot open.\n"


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> FakeNetwork:
    """A network with tables on which nobody has to wait."""
    monkeypatch.setattr(host_and_join, "LOOK_S", 0.0)
    return FakeNetwork(tables("base"), FakeRoom(None, hosting=False, phase="connecting"))


def join(network: FakeNetwork) -> None:
    options = argparse.Namespace(where=None, code="", watch=False)
    host_and_join.join_table(options, "Ann", network)


def test_joining_without_a_place_goes_to_the_only_open_table(network: FakeNetwork) -> None:
    network.found = (network.found[0], network.found[2])  # the last one plays already
    join(network)
    assert network.asked == [("join", "Ann", network.found[0].host, "", False)]
    assert not network.looking


def test_of_several_tables_one_has_to_be_named(network: FakeNetwork) -> None:
    with pytest.raises(NetworkError) as caught:
        join(network)
    first, second, third = network.found
    assert f"{first.host} (base, 2 open seats), 192.168.1.23:47321" in str(caught.value)
    assert f"{second.host} (marvel, 1 open seat)" in str(caught.value)
    assert third.host not in str(caught.value)
    assert not network.asked and not network.looking


def test_without_tables_the_reason_is_printed(network: FakeNetwork) -> None:
    network.found = ()
    with pytest.raises(NetworkError, match="no table found"):
        join(network)
    network.trouble = "No multicast here."
    with pytest.raises(NetworkError, match="No multicast here"):
        join(network)


@pytest.mark.parametrize(("arguments", "takeover"), [(["host"], True), (["host", "--no-takeover"], False)])
def test_takeover_can_be_turned_off(network: FakeNetwork, arguments: list[str], takeover: bool) -> None:
    with patch.object(network, "host", wraps=network.host) as host:
        host_and_join.host_table(make_parser().parse_args(arguments), "Ann", network)
    assert host.call_args.args[1].takeover is takeover


def test_an_unfinished_game_goes_before_any_table(network: FakeNetwork) -> None:
    network.unfinished = "ab" * 16
    join(network)
    assert network.asked == [("rejoin", "ab" * 16)]

"""The port of a running program for commands: who may read its folder is answered, and nobody else."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from net.transport import command_port
from net.transport.command_port import FILE_NAME, LOOPBACK, CommandPort, NotRunning, ask
from tests.helpers.waiting import wait_until


@pytest.fixture
def port(tmp_path: Path) -> Iterator[CommandPort]:
    with CommandPort(tmp_path, lambda line: line.strip().upper()) as port:
        yield port


@pytest.mark.usefixtures("port")
def test_a_question_is_answered(tmp_path: Path) -> None:
    assert ask(tmp_path, b"one") == b"ONE\n"
    assert ask(tmp_path, b"two") == b"TWO\n"


@pytest.mark.usefixtures("port")
def test_a_sender_without_the_secret_gets_no_answer(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    where = json.loads(path.read_text())
    path.write_text(json.dumps({**where, "secret": "0" * 64}))
    with pytest.raises(NotRunning):
        ask(tmp_path, b"one")
    with socket.create_connection((LOOPBACK, where["port"])) as stranger, contextlib.suppress(OSError):
        stranger.sendall(b"rubbish" * 2000)
        assert not stranger.recv(1)
    path.write_text(json.dumps(where))
    assert ask(tmp_path, b"one") == b"ONE\n"


@pytest.mark.parametrize("file", [None, "", "[]", '{"port": 1}', '{"port": "x", "secret": "0"}'])
def test_without_a_program_nobody_answers(tmp_path: Path, file: str | None) -> None:
    if file is not None:
        (tmp_path / FILE_NAME).write_text(file)
    with pytest.raises(NotRunning):
        ask(tmp_path, b"one")


def test_a_port_that_was_closed_is_gone_and_one_that_was_not_does_not_answer(tmp_path: Path) -> None:
    with CommandPort(tmp_path, bytes):
        left = (tmp_path / FILE_NAME).read_bytes()
    assert not (tmp_path / FILE_NAME).exists()
    (tmp_path / FILE_NAME).write_bytes(left)  # as after a kill
    with pytest.raises(NotRunning):
        ask(tmp_path, b"one")


def test_a_question_that_fails_is_not_the_last_one(tmp_path: Path) -> None:
    answers = iter((None, b"yes"))
    with CommandPort(tmp_path, lambda _: bytes(next(answers) or 1 / 0)):
        with pytest.raises(NotRunning):
            ask(tmp_path, b"one")
        assert ask(tmp_path, b"one") == b"yes\n"


def test_an_answer_that_fails_with_an_error_of_the_system_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def answer(_: bytes) -> bytes:
        raise TimeoutError

    with CommandPort(tmp_path, answer), caplog.at_level(logging.ERROR):
        with pytest.raises(NotRunning):
            ask(tmp_path, b"one")
        wait_until(lambda: "a command could not be answered" in caplog.text)


def test_a_question_in_drops_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_port, "SILENCE_S", 0.3)
    with CommandPort(tmp_path, bytes), connected(tmp_path) as slow, pytest.raises(ConnectionError):
        for _ in range(60):
            slow.sendall(b"x")
            time.sleep(0.05)


def test_no_more_connections_are_kept_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_port, "MOST", 2)
    with CommandPort(tmp_path, bytes), connected(tmp_path), connected(tmp_path) as second:
        with connected(tmp_path) as third:
            third.settimeout(2.0)
            assert third.recv(1) == b""
        second.close()
        wait_until(lambda: answers(tmp_path))


def connected(folder: Path) -> socket.socket:
    """Return a silent connection to the port of a folder."""
    return socket.create_connection((LOOPBACK, json.loads((folder / FILE_NAME).read_text())["port"]))


def answers(folder: Path) -> bool:
    """Return whether a question gets an answer."""
    with contextlib.suppress(NotRunning):
        return bool(ask(folder, b"one"))
    return False

"""Whole games at a real server over the loopback: killed in the middle, restarted, left and found again."""

from __future__ import annotations

import contextlib
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from net.lobby.sqlite.store import FILE_NAME
from net.transport.service_manager import READY, STOPPING, VARIABLE
from tests.e2e.peers import BOT, Peer, assert_same_end, proof
from tests.helpers.waiting import PATIENCE_S

NAMES = ("Ana", "Bo", "Cy", "Di")
pytestmark = pytest.mark.slow


class Club:
    """A server and the people at it, all ended when the test ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.peers: list[Peer] = []
        self.port = "0"
        self.link = ""
        self.server = self.serve()

    def serve(self) -> Peer:
        """Start the server, again on the port that it had before."""
        arguments = ("serve", "--port", self.port, "--interface", "127.0.0.1")
        server = self._add(Peer(self.folder / "server", *arguments))
        self.link = server.line() or ""
        if not self.link.startswith("cabochon-server://127.0.0.1:"):
            server.fail("gave no link")
        self.port = self.link.partition("#")[0].rpartition(":")[2]
        return server

    def open(self, name: str, edition: str, seats: int, *more: str) -> Peer:
        """Let a person open a table, and wait until the others can see it."""
        arguments = ("--open", "--edition", edition, "--seats", str(seats))
        return self.come(name, *arguments, *more)

    def come(self, name: str, *more: str) -> Peer:
        """Let a person enter, who sits down at their own table or at the first with an open seat."""
        return self._add(Peer(self.folder / name, "online", self.link, "--name", name, *BOT, *more))

    def _add(self, peer: Peer) -> Peer:
        self.peers.append(peer)
        return peer

    def close(self) -> None:
        for peer in self.peers:
            peer.kill()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    yield club
    club.close()


@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("marvel", 4)])
def test_a_whole_game_at_a_server_that_is_killed_twice(club: Club, edition: str, seats: int) -> None:
    people = [club.open(NAMES[0], edition, seats)]
    people += [club.come(name) for name in NAMES[1:seats]]
    for entry in (3, 20):
        people[-1].reach(entry)
        club.server.kill()
        club.server = club.serve()
    for person in people:
        person.finish()
    assert_same_end(*people)
    assert all("fully proved" in proof(person) for person in people)


def test_people_who_were_killed_come_back_to_their_seats(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    bo.kill()
    bo = club.come("Bo")
    bo.reach(12)
    ana.kill()
    # Without the hall: the list of saved games leads to the server as to any host.
    ana = club._add(Peer(ana.folder, "join", "--name", "Ana", *BOT))
    for person in (ana, bo):
        person.finish()
    assert_same_end(ana, bo)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM that a program can handle")
def test_a_server_that_is_asked_to_stop_stops_and_has_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.ExitStack() as ending:
        manager = ending.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
        manager.bind(str(tmp_path / "manager"))
        manager.settimeout(PATIENCE_S)
        monkeypatch.setenv(VARIABLE, str(tmp_path / "manager"))
        club = Club(tmp_path)
        ending.callback(club.close)
        assert manager.recv(100).decode() == READY
        _stop_and_go_on(club)
        assert manager.recv(100).decode() == STOPPING


def _stop_and_go_on(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    ana.reach(4)
    club.server.process.send_signal(signal.SIGTERM)
    assert club.server.process.wait(timeout=30) == 0
    club.server = club.serve()
    for person in (ana, bo):
        person.finish()
    assert_same_end(ana, bo)


def test_a_second_server_on_the_same_folder_and_a_damaged_file_are_refused_in_one_sentence(club: Club) -> None:
    second = club._add(Peer(club.folder / "server", "serve", "--port", "0", "--interface", "127.0.0.1"))
    assert second.line() is None and second.process.wait(timeout=30) == 1
    assert "Another server is running" in second.errors.read_text()
    club.server.kill()
    for path in (club.folder / "server").glob(f"{FILE_NAME}-*"):
        path.unlink()  # from its log the file would be restored
    (club.folder / "server" / FILE_NAME).write_bytes(b"rubbish" * 1000)
    third = club._add(Peer(club.folder / "server", "serve", "--port", "0", "--interface", "127.0.0.1"))
    assert third.line() is None and third.process.wait(timeout=30) == 1
    assert "cannot be read" in third.errors.read_text()
    assert "Traceback" not in third.errors.read_text()


def admin(club: Club, *action: str) -> list[str]:
    """Run ``cabochon admin`` beside the server, and return what it prints."""
    command = [sys.executable, "-m", "game", "admin", "--data-dir", str(club.folder / "server"), *action]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE_S, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout.splitlines()


def test_the_operator_ends_a_game_and_stops_the_server_once_nobody_plays(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    ana.freeze()
    try:
        assert admin(club, "notice", "Back at 8.") == ["2 players are connected."]
        assert admin(club, "verify") == ["OK, 1 game."]
        assert admin(club, "drain", "--minutes", "60") == ["1 game is being played."]
        (line,) = admin(club, "tables")
        assert "Ended: No" in admin(club, "show", line.split()[0])
        assert admin(club, "end", line.split()[0]) == []
    finally:
        ana.thaw()
    for person in (ana, bo):
        person.finish()
    assert_same_end(ana, bo)
    assert club.server.process.wait(timeout=PATIENCE_S) == 0
    assert admin(club, "verify") == ["OK, 1 game."]
    assert any(line.endswith("agreed") for line in admin(club, "show", line.split()[0]))


def test_a_backup_is_restored_and_a_game_that_went_on_since_goes_on_from_there(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    backup = club.folder / "backup.sqlite"
    admin(club, "backup", str(backup))
    bo.reach(bo.seen and int(bo.seen[-1].split()[0]) + 4)
    club.server.kill()
    assert len(admin(club, "restore", str(backup))) == 1
    club.server = club.serve()
    for person in (ana, bo):
        person.finish()
    assert_same_end(ana, bo)


def test_a_backup_is_restored_and_a_game_that_is_lost_and_went_on_since_is_not_begun_anew(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    backup = club.folder / "backup.sqlite"
    admin(club, "backup", str(backup))
    bo.reach(bo.seen and int(bo.seen[-1].split()[0]) + 4)
    club.server.kill()
    for path in (club.folder / "server").glob(f"{FILE_NAME}*"):
        path.unlink()
    out = admin(club, "restore", str(backup))
    assert len(out) == 1 and "may have changed since" in out[0]
    club.server = club.serve()
    for person in (ana, bo):
        while person.line() is not None:
            pass
        assert person.process.wait(timeout=PATIENCE_S) == 1
        assert "This table is closed." in person.errors.read_text()


def test_a_server_that_moves_takes_its_people_and_their_game_along(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    club.server.kill()
    new = club.folder / "moved"
    shutil.copytree(club.folder / "server", new)
    listens = ("--interface", "127.0.0.1")
    there = club._add(Peer(new, "serve", "--port", "0", *listens)).line() or ""
    old = club._add(Peer(club.folder / "server", "serve", "--port", club.port, "--moved-to", there, *listens))
    assert old.line() == club.link
    for person in (ana, bo):
        person.finish()
    assert_same_end(ana, bo)
    assert proof(ana)

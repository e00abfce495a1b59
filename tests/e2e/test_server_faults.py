"""What goes wrong around a real server: no space, folders that cannot be used, rubbish, kills, and an upgrade."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from net.lobby.sqlite.store import FILE_NAME, VERSION, open_file
from net.protocol.framing import encode
from net.protocol.limits import SERVED_BURST
from net.protocol.messages import Ping
from net.transport.tls import client_context
from tests.e2e.peers import BOT, Peer, assert_same_end, proof
from tests.e2e.test_server import NAMES, Club
from tests.helpers.waiting import PATIENCE_S, wait_until

pytestmark = pytest.mark.slow

OLDER = "DROP TABLE moved; ALTER TABLE person DROP COLUMN seen;"
"""What turns the tables of a database into those of the version before."""
SPACE: dict[bool, int] = {True: 64 * 1024, False: -1}
"""How far the server may write into a file in bytes while the disk counts as full, and otherwise."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    yield club
    club.close()


def play_to_the_end(*people: Peer) -> None:
    for person in people:
        person.finish()
    assert_same_end(*people)
    assert all("fully proved" in proof(person) for person in people)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux sets the limits of another process")
def test_a_game_waits_while_the_disk_is_full_and_goes_on_by_itself(club: Club) -> None:
    import resource

    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    server = club.server
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    for full in (True, False):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (SPACE[full], hard))
        sentence = "cannot write to" if full else "can be written again"
        wait_until(partial(server.reports, sentence), what=sentence)
    play_to_the_end(ana, bo)
    assert server.errors.read_text().count("cannot write to") == 1, "one line for one trouble"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the limits of another process")
def test_a_server_takes_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard - 1), hard))
    try:
        club = Club(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        assert resource.prlimit(club.server.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        club.close()


def as_owner() -> list[str]:
    """Return what starts a program for which read-only files are read-only, which they are not for root."""
    if os.name != "nt" and os.geteuid():
        return []
    if sys.platform != "linux" or shutil.which("setpriv") is None:
        pytest.skip("nothing is read-only for this user")
    return ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]


@pytest.mark.parametrize(
    "wrong", ["a file in its place", "a folder in the database’s place", "a read-only folder", "a read-only database"]
)
def test_a_folder_that_cannot_be_used_is_refused_in_one_sentence(tmp_path: Path, wrong: str) -> None:
    folder = tmp_path / "server"
    prefix = as_owner() if "read-only" in wrong else []
    if wrong == "a file in its place":
        folder.write_bytes(b"")
    elif wrong == "a read-only folder":
        folder.mkdir(mode=0o500)
    else:
        folder.mkdir()
        path = folder / FILE_NAME
        if wrong == "a read-only database":
            open_file(path).close()
            path.chmod(0o400)
        else:
            path.mkdir()
    command = [
        *prefix,
        sys.executable,
        "-m",
        "game",
        "serve",
        "--port",
        "0",
        "--interface",
        "127.0.0.1",
        "--data-dir",
        folder,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE_S, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    (sentence,) = ended.stderr.splitlines()
    assert sentence.startswith("cabochon: ") and sentence.endswith(".") and str(folder) in sentence


def _speak(send: Callable[[ssl.SSLSocket], object]) -> Callable[[socket.socket], None]:
    """Return who speaks TLS as everybody does, and then sends something else."""

    def speak(plain: socket.socket) -> None:
        with client_context().wrap_socket(plain) as secure:
            send(secure)
            while secure.recv(65_536):
                pass

    return speak


def _older_tls(plain: socket.socket) -> None:
    context = client_context()
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_2
    with context.wrap_socket(plain) as secure:
        secure.recv(1)


def _half_a_handshake(plain: socket.socket) -> None:
    outgoing = ssl.MemoryBIO()
    with contextlib.suppress(ssl.SSLWantReadError):
        client_context().wrap_bio(ssl.MemoryBIO(), outgoing).do_handshake()
    hello = outgoing.read()
    plain.sendall(hello[: len(hello) // 2])


HOSTILE: dict[str, Callable[[socket.socket], object]] = {
    "a web page": lambda plain: plain.sendall(b"GET / HTTP/1.1\r\nHost: example\r\n\r\n"),
    "any bytes": lambda plain: plain.sendall(random.Random(3).randbytes(4096)),
    "nothing": lambda plain: plain.shutdown(socket.SHUT_WR),
    "an older TLS": _older_tls,
    "half a handshake": _half_a_handshake,
    "a frame too long": _speak(lambda secure: secure.sendall(b"\xff\xff\xff\xff")),
    "no message": _speak(lambda secure: secure.sendall(b"\0\0\0\1\xc0")),
    "no greeting": _speak(lambda secure: secure.sendall(encode(Ping(1)))),
    "a flood": _speak(lambda secure: secure.sendall(encode(Ping(1)) * 3 * SERVED_BURST)),
}


def test_rubbish_ends_its_own_connection_and_a_game_goes_on_beside_it(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(2)
    for _ in range(3):
        for attack in HOSTILE.values():
            plain = socket.create_connection(("127.0.0.1", int(club.port)), timeout=PATIENCE_S)
            with plain, contextlib.suppress(ConnectionError, ssl.SSLError):
                attack(plain)
    play_to_the_end(ana, bo)
    assert "Traceback" not in club.server.errors.read_text()
    assert club.server.process.poll() is None


def test_a_server_that_is_killed_at_any_moment_has_lost_nothing_that_anybody_was_told(
    club: Club, request: pytest.FixtureRequest
) -> None:
    kills = request.config.getoption("--kills")
    rng = random.Random(kills)
    people: list[Peer] = []
    while kills:
        people = [club.open(NAMES[0], "base", 4), *(club.come(name) for name in NAMES[1:])]
        people[0].reach(0)
        while kills and all(person.process.poll() is None for person in people):
            time.sleep(rng.random())  # at any moment: before, within or after a commit
            club.server.kill()
            club.server = club.serve()
            kills -= 1
        for person in people:
            person.finish()
        assert_same_end(*people)
        for person in people if kills else ():
            for record in (person.folder / "games").glob("*.cabochon"):
                record.unlink()
    assert all("fully proved" in proof(person) for person in people)


def test_a_server_goes_on_with_a_game_that_the_version_before_has_begun(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    club.server.kill()
    with contextlib.closing(sqlite3.connect(club.folder / "server" / FILE_NAME)) as file:
        file.executescript(f"{OLDER} PRAGMA user_version = {VERSION - 1};")
    club.server = club.serve()
    play_to_the_end(ana, bo)


def test_a_second_device_with_the_key_goes_on_with_the_game(club: Club) -> None:
    ana, bo = club.open("Ana", "base", 2), club.come("Bo")
    bo.reach(6)
    device = club.folder / "device" / "net"
    device.mkdir(parents=True)
    (device / "identity.pem").write_bytes((ana.folder / "net" / "identity.pem").read_bytes())
    again = club._add(Peer(club.folder / "device", "online", club.link, "--name", "Other", *BOT))
    play_to_the_end(again, bo)
    assert ana.process.wait(timeout=PATIENCE_S) == 1 and "from another device" in ana.errors.read_text()

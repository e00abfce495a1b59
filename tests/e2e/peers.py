"""Programs without windows at one table: started, watched line by line, frozen, killed and brought back."""

from __future__ import annotations

import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final, NoReturn

import pytest

from game.record.follower import Loaded, load_record
from tests.helpers.waiting import PATIENCE_S

BOT: Final = ("--headless", "--bot", "greedy")


class Peer:
    """One program at the table.

    ``prefix`` is what starts it elsewhere, such as in a network namespace of its own; ``cheat`` names what of it was
    changed (``cheats``).
    """

    def __init__(self, folder: Path, *arguments: str, prefix: tuple[str, ...] = (), cheat: str = "") -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.errors = folder / "stderr.txt"
        program = ["tests.e2e.cheats", cheat] if cheat else ["game"]
        command = [*prefix, sys.executable, "-m", *program, *arguments, "--data-dir", str(folder)]
        with self.errors.open("a", encoding="utf-8") as file:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, encoding="utf-8")
        self.seen: list[str] = []
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stdout:
            for line in stdout:
                self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def reports(self, sentence: str) -> bool:
        """Whether a sentence stands in its standard error."""
        return sentence in self.errors.read_text(encoding="utf-8")

    def line(self) -> str | None:
        """Take the next line it prints; ``None`` when it has ended."""
        try:
            line = self._lines.get(timeout=PATIENCE_S)
        except queue.Empty:
            self.fail("printed nothing more")
        if line is not None:
            self.seen.append(line)
        return line

    def until(self, word: str) -> str:
        """Read on to a line that contains this word, and return it."""
        while (line := self.line()) is not None:
            if word in line.split():
                return line
        return self.fail(f"ended before “{word}”")

    def reach(self, entry: int) -> None:
        """Read on until an entry, or a later one, has been printed."""
        while (line := self.line()) is not None:
            number = line.split()[0]
            if number.isdigit() and int(number) >= entry:
                return
        self.fail(f"ended before entry {entry}")

    def finish(self) -> None:
        """Read to the end, which must be that of a game."""
        while self.line() is not None:
            pass
        status = self.process.wait(timeout=PATIENCE_S)
        if status != 0:
            self.fail(f"ended with status {status}")

    def fail(self, what: str) -> NoReturn:
        pytest.fail(f"{self.folder.name} {what}; its last lines: {self.seen[-3:]}; {self.errors.read_text()[-2000:]}")

    def kill(self) -> None:
        """End it at once by SIGKILL, or what kills on this system."""
        self.process.kill()
        self.process.wait()
        self._reader.join()

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def record(self) -> Loaded:
        """Load the one record in its folder."""
        (path,) = sorted((self.folder / "games").glob("*.cabochon"))
        return load_record(path.read_bytes())

    def end_at(self) -> tuple[int, bytes]:
        """Return how many entries its record has, and the chain digest after the last."""
        record = self.record().follower.record
        assert record.end is not None, f"{self.folder.name} has no end"
        return len(record.entries), record.entries[-1].trailer.digest


class Table:
    """Some peers at one table, all ended when the test ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.peers: list[Peer] = []
        self.invitation = ""

    def host(
        self,
        edition: str,
        seats: int,
        *more: str,
        prefix: tuple[str, ...] = (),
        cheat: str = "",
        seated: bool = True,
    ) -> Peer:
        """Open a table of so many seats on a free port; unless ``seated`` the host has none of them."""
        player = BOT if seated else BOT[:1]
        arguments = ["host", "--edition", edition, "--seats", str(seats), "--port", "0", "--private", *player, *more]
        peer = self._add("host", *arguments, "--name", "Host", prefix=prefix, cheat=cheat)
        self.invitation = peer.line() or ""
        if not self.invitation.startswith("cabochon://"):
            peer.fail("gave no invitation")
        if not prefix:
            self.invitation = re.sub(r"//.*:([0-9]+)/", r"//127.0.0.1:\1/", self.invitation)
        return peer

    def guest(self, name: str, *more: str, prefix: tuple[str, ...] = (), cheat: str = "") -> Peer:
        """Let a guest join by the invitation."""
        arguments = ["join", self.invitation, "--name", name, "--port", "0", *BOT, *more]
        return self._add(name, *arguments, prefix=prefix, cheat=cheat)

    def back(self, peer: Peer, *more: str, prefix: tuple[str, ...] = ()) -> Peer:
        """Restart a program after it was killed."""
        return self._add(peer.folder.name, "join", "--port", "0", *BOT, *more, prefix=prefix)

    def _add(self, folder: str, *arguments: str, prefix: tuple[str, ...], cheat: str = "") -> Peer:
        peer = Peer(self.folder / folder, *arguments, prefix=prefix, cheat=cheat)
        self.peers.append(peer)
        return peer

    def close(self) -> None:
        for peer in self.peers:
            if peer.process.poll() is None:
                peer.kill()


def assert_same_end(*peers: Peer) -> None:
    """All must have saved the same game to its end."""
    ends = {peer.folder.name: peer.end_at() for peer in peers}
    assert len(set(ends.values())) == 1, ends


def proof(peer: Peer) -> str:
    """Ask the program itself what it makes of a peer's own record."""
    (path,) = sorted((peer.folder / "games").glob("*.cabochon"))
    done = subprocess.run(
        [sys.executable, "-m", "game", "verify", str(path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

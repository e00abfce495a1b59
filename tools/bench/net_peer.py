"""One computer of the network's measurements: a process of its own with real connections, files and signatures.

Prints the invitation when it opens a table, and one JSON object at the end. Times are those of the monotonic clock,
which all processes of a computer share.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import threading
import time
from pathlib import Path
from typing import Final

from game.bots.random_bot import RandomBot
from game.rules import current_actor
from game.storage.store import Store
from net.peer.peer import Peer
from net.peer.saved_copies import SavedCopies
from net.protocol.messages import TableOptions
from net.protocol.table_code import make_code
from net.room.diagnostic_log import Log
from net.room.invitation import Invitation, format_invitation, parse_invitation
from net.transport.identity import load_or_create
from net.transport.runtime import Runtime
from tools.bench.run_queue import waited_s

LOOPBACK: Final = "127.0.0.1"
THINK_S: Final = 0.02
"""Delay before each move, so that one commit at a time is measured and not a queue of them."""
LONGEST_S: Final = 120.0
SETTLE_S: Final = 1.0
"""How long to wait after the deal before a rest is measured."""


def make_peer(folder: Path, pace_s: float) -> tuple[Runtime[Peer], Peer]:
    """Return a runtime on a free loopback port and a peer with its key and its records in a folder.

    ``pace_s`` is the least time between two moves of the bots at a table that it opens.
    """
    store = Store(folder)
    identity = load_or_create(folder / "net")
    runtime: Runtime[Peer] = Runtime(identity, interface=LOOPBACK)
    peer = Peer(
        identity.signer,
        identity.fingerprint,
        f"Peer {runtime.port}",
        token=secrets.token_bytes,
        copies=SavedCopies(store),
        begin=lambda text, secret, game: store.save_copy(game, text, secret),
        port=runtime.port,
        pace_s=pace_s,
    )
    return runtime, peer


class BenchPeer:
    """Takes a seat and plays at random until there are ``entries`` entries; with 0 it never moves."""

    def __init__(self, folder: Path, entries: int, seats: int, seated: bool) -> None:
        self._entries = entries
        self._seats = seats
        self._seated = seated
        self.runtime, self.peer = make_peer(folder, pace_s=0.0)
        self._bot = RandomBot(random.Random(self.runtime.port))
        self.done = threading.Event()
        self.playing = threading.Event()
        self.proposed: dict[int, float] = {}
        self.applied: dict[int, float] = {}
        self.waited: dict[int, float] = {}
        """How long this computer waited for a processor before it had applied an entry, in seconds."""
        self._waited_s = 0.0
        self.sent = 0
        self._sent_before = 0
        self._ready = False
        self._started = False

    def open(self) -> str:
        """Open a table and return its invitation."""
        code = make_code(secrets.token_bytes)
        self.runtime.watch(self._on_event)
        self.runtime.start(self.peer)
        self.runtime.call(
            lambda peer, now: peer.open_table(TableOptions(), self._seats, code, now, seated=self._seated)
        ).result(LONGEST_S)
        return format_invitation(Invitation(LOOPBACK, self.runtime.port, code, self.peer.certificate))

    def join(self, invitation: str) -> None:
        """Join the table of an invitation."""
        there = parse_invitation(invitation)
        self.runtime.watch(self._on_event)
        self.runtime.start(self.peer)
        self.runtime.call(
            lambda peer, now: peer.join(there.address, there.port, now, fingerprint=there.fingerprint, code=there.code)
        ).result(LONGEST_S)

    def _on_event(self, peer: Peer, now: float) -> None:
        """Handle what has changed, and act as a person would next."""
        guest, host = peer.guest, peer.host
        if guest is None:
            return
        guest.game.take_news()
        if guest.lobby.latest is not None and not self._ready and (host is None or self._seated):
            self._ready = True
            self.runtime.call(lambda peer, _now: None if peer.guest is None else peer.guest.ready(True))
        if host is not None and not self._started and host.can_start():
            self._started = True
            self.runtime.call(lambda peer, now: None if peer.host is None else peer.host.start(now))
        follower = guest.follower
        if follower is None or not guest.following:
            return
        last = len(follower.positions) - 1
        # The opening deal, with the commitments to all places, is sent once and counted apart from the commits.
        if last >= 1 - (not self._entries) and not self.playing.is_set():
            self._sent_before = self.runtime.sent_bytes
            self.playing.set()
        before, self._waited_s = self._waited_s, waited_s()
        for seq in range(len(self.applied), last + 1):
            self.applied[seq] = now
            self.waited[seq] = self._waited_s - before
        state = follower.position.state
        if state is None or last < 0 or self.done.is_set():
            return
        if last >= self._entries > 0 or (self._entries and current_actor(state) is None):
            self.sent = self.runtime.sent_bytes - self._sent_before
            self.done.set()
            return
        mine = self._entries and current_actor(state) == guest.seat and last not in self.proposed
        if mine and now - self.applied[last] >= THINK_S:
            action = self._bot.choose(state)
            self.proposed[last] = time.monotonic()
            self.runtime.call(lambda peer, _now: None if peer.guest is None else peer.guest.propose(action))


def _busy_s(rest_s: float) -> float:
    """Return the processor time that this process takes while it rests."""
    time.sleep(SETTLE_S)
    before = time.process_time()
    time.sleep(rest_s)
    return time.process_time() - before


def main() -> int:
    """Run one peer."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--invitation")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--entries", type=int, default=0)
    parser.add_argument("--rest", type=float, default=0.0, help="seconds of doing nothing to be measured")
    parser.add_argument("--headless", action="store_true")
    options = parser.parse_args()
    log = Log(options.folder)
    peer = BenchPeer(options.folder, options.entries, options.seats, not options.headless)
    if options.invitation is None:
        sys.stdout.write(peer.open() + "\n")
        sys.stdout.flush()
    else:
        peer.join(options.invitation)
    busy = 0.0
    ok = peer.playing.wait(LONGEST_S)
    if options.entries:
        ok = ok and peer.done.wait(LONGEST_S)
    else:
        busy = _busy_s(options.rest)
    report = {"ok": ok, "proposed": peer.proposed, "applied": peer.applied, "waited": peer.waited}
    json.dump({**report, "sent": peer.sent, "busy": busy}, sys.stdout)
    sys.stdout.write("\n")
    sys.stdout.flush()
    sys.stdin.readline()
    peer.runtime.stop()
    log.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

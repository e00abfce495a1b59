"""The host of the frame loop's measurement: a process that writes entries at a steady rate while a window follows.

It plays every seat but the window's at random; its own guest and the window's sign each entry, and the next one waits
for both. Prints the invitation, and one JSON object at the end. Times are those of the monotonic clock, which all
processes of a computer share.
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
import threading
import time
from pathlib import Path
from typing import Final

import msgspec

from game.bots.random_bot import RandomBot
from game.match.match import Match
from game.rules import current_actor, observe
from net.peer.peer import Peer
from net.protocol.messages import TableOptions
from net.protocol.table_code import make_code
from net.room.diagnostic_log import Log
from net.room.invitation import Invitation, format_invitation
from tools.bench.net_peer import LOOPBACK, make_peer

SEATS: Final = 4
WINDOW: Final = 1
"""The window's seat; the host has the first, and bots' names stand at the others."""
QUIET_S: Final = 2.0
"""How long the table stands open before the entries come."""
LOOK_S: Final = 0.001
LONGEST_S: Final = 120.0


class Span(msgspec.Struct, frozen=True):
    """One game's entries: when the first was due, when the last was written, and how many there were."""

    begun: float
    ended: float
    commits: int


class Flood:
    """Deals game after game to one window; ``done`` is set when there were enough, ``spans`` has one a game."""

    def __init__(self, folder: Path, edition: str, rate: float, games: int) -> None:
        """Write ``rate`` entries a second."""
        self.done = threading.Event()
        self.spans: list[Span] = []
        self._edition = edition
        self._rate = rate
        self._games = games
        self._bot = RandomBot(random.Random(1))
        self._match: Match | None = None
        self._from_s = 0.0
        self._written = 0
        # The table's own bots never come to move.
        self.runtime, self._peer = make_peer(folder, pace_s=LONGEST_S)

    def open(self) -> str:
        """Open the table and return its invitation."""
        code = make_code(secrets.token_bytes)
        options = TableOptions(edition=self._edition)
        self.runtime.start(self._peer)
        self.runtime.call(lambda peer, now: peer.open_table(options, SEATS, code, now)).result(LONGEST_S)
        return format_invitation(Invitation(LOOPBACK, self.runtime.port, code, self._peer.certificate))

    def run(self) -> None:
        """Advance again and again until there were enough games."""
        end = time.monotonic() + LONGEST_S
        while not self.done.is_set() and time.monotonic() < end:
            self.runtime.call(self._advance).result(LONGEST_S)
            time.sleep(LOOK_S)

    def _advance(self, peer: Peer, now: float) -> None:
        host, guest = peer.host, peer.guest
        if host is None or guest is None:
            return
        if host.match is None:
            self._gather(peer, now)
            return
        if host.match is not self._match:
            self._match, self._from_s, self._written = host.match, now + QUIET_S, 0
        if host.match.end is None:
            self._write(peer, host.match, now)
            return
        self.spans.append(Span(self._from_s, now, self._written))
        if len(self.spans) < self._games:
            host.rematch(now)
        else:
            self.done.set()

    def _gather(self, peer: Peer, now: float) -> None:
        """Act in the lobby as the host's person would: fill seats with bots, be ready, and start."""
        host, guest = peer.host, peer.guest
        if host is None or guest is None or guest.lobby.latest is None or host.phase != "lobby":
            return
        seats = guest.lobby.latest.seats
        for seat, entry in enumerate(seats):
            if entry.kind == "open" and sum(other.kind == "human" for other in seats) > 1:
                host.set_bot(seat, "random")
            if entry.person == guest.handshake.me and not entry.ready:
                guest.ready(True)
        if host.can_start():
            host.start(now)

    def _write(self, peer: Peer, match: Match, now: float) -> None:
        """Write the next entry if it is due and everybody has signed the last one."""
        actor = current_actor(match.state)
        self._written = len(match.record.entries) - 1
        due = now >= self._from_s and self._written <= (now - self._from_s) * self._rate
        people = {seat for seat, info in enumerate(match.record.header.seats) if info.key is not None}
        if actor is None or not due or not people <= match.acknowledged_by(len(match.record.entries) - 1):
            return
        if actor not in people:
            match.propose(actor, self._bot.choose(observe(match.state, actor)))
        elif peer.guest is not None and actor == peer.guest.seat:
            peer.guest.propose(self._bot.choose(observe(match.state, actor)))
        peer.tick(now)


def main() -> int:
    """Run the host for one window."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--edition", default="base")
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--games", type=int, default=2)
    options = parser.parse_args()
    log = Log(options.folder)
    flood = Flood(options.folder, options.edition, options.rate, options.games)
    sys.stdout.write(flood.open() + "\n")
    sys.stdout.flush()
    flood.run()
    sys.stdout.write(msgspec.json.encode({"ok": flood.done.is_set(), "spans": flood.spans}).decode() + "\n")
    sys.stdout.flush()
    sys.stdin.readline()
    flood.runtime.stop()
    log.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A process that plays a saved game and is killed: run by ``tests/sessions/test_local.py``.

``crash_child.py FOLDER PLAN`` forks one player after another; each is killed by SIGKILL at its planned moment: inside
``write`` before or after half of the bytes, inside ``fsync``, while a game is begun, or just after an entry was sent to
a seat. The next one resumes the game. ``crash_child.py FOLDER play`` plays games until it is killed, and prints what a
seat has been sent.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import threading
import traceback
from pathlib import Path

from game.match.match import Match
from game.record import Entry, SeatInfo
from game.rules import current_actor, legal_actions, observe
from game.sessions.local import new_game, resume
from game.storage.store import Store
from game.support.files import FileJournal

SEATS = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
PLENTY = 30
PAUSE = threading.Event()


def open_game(store: Store) -> tuple[str, Match, FileJournal]:
    """Resume the last game, or begin one."""
    last = store.unfinished()
    if last is not None:
        return last.id, *store.resume(last.id)
    return store.begin("base", SEATS)


def play(match: Match) -> None:
    """Play one random decision."""
    seat = current_actor(match.state)
    assert seat is not None
    match.propose(seat, random.choice(legal_actions(observe(match.state, seat))))


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def arm(moment: str) -> None:
    """Patch the system call in which this process is to die at its next use."""
    write, fsync = os.write, os.fsync

    def fatal_write(descriptor: int, data: memoryview) -> int:
        if moment == "half":
            write(descriptor, data[: len(data) // 2])
        die()
        return 0

    def fatal_fsync(descriptor: int) -> None:
        if random.random() < 0.5:
            fsync(descriptor)
        die()

    if moment in ("write", "half"):
        os.write = fatal_write
    elif moment == "fsync":
        os.fsync = fatal_fsync


def doomed(folder: Path, entries: int, moment: str, sent: int) -> None:
    """Play some entries, writing to a file how many a seat was sent, then die at the planned moment."""
    with Store(folder) as store:
        if moment == "begin":
            arm(random.choice(["write", "half", "fsync"]))
        _, match, _ = open_game(store)

        def note(entry: Entry) -> None:
            os.pwrite(sent, (entry.seq + 1).to_bytes(4, "big"), 0)

        match.subscribe(0, note)
        for _ in range(entries):
            if match.end is None:
                play(match)
        if match.end is None and moment != "sent":
            arm(moment)
            play(match)
        die()


def run(folder: Path, plan: list[int], moments: list[str]) -> dict[str, int]:
    """Kill one player after another and check each time that no entry sent is lost."""
    kills = inside = torn = 0
    folder.mkdir(parents=True, exist_ok=True)
    sent = os.open(folder / "sent", os.O_RDWR | os.O_CREAT)
    for entries, moment in zip(plan, moments, strict=True):
        os.pwrite(sent, (0).to_bytes(4, "big"), 0)
        child = os.fork()
        if child == 0:
            random.seed(kills + entries)
            try:
                doomed(folder, entries, moment, sent)
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), f"the player did not die in {moment}"
        assert os.WTERMSIG(status) == signal.SIGKILL
        kills += 1
        inside += moment != "sent"
        seen = int.from_bytes(os.pread(sent, 4, 0), "big")
        with Store(folder) as store:
            games = store.list_games()
            if not games:
                assert moment == "begin"
                assert not seen
                continue
            summary = games[0]
            assert summary.damaged is None, summary.damaged
            assert {path.suffix for path in store.games_dir.iterdir()} == {".cabochon", ".secret"}
            loaded = store.load(summary.id)
            torn += loaded.torn is not None
            kept = len(loaded.follower.record.entries)
            assert kept >= seen, f"a seat was sent {seen} entries; {kept} were kept"
            if not summary.over:
                match, journal = store.resume(summary.id)
                assert len(match.record.entries) == kept
                journal.close()
            if kept > PLENTY:
                store.delete(summary.id)
    return {"kills": kills, "inside": inside, "torn": torn}


def play_on(folder: Path) -> None:
    """Play without end through a session, as a screen does, and print each entry that it receives."""
    with Store(folder) as store:
        while True:
            last = store.unfinished()
            session = new_game(store, "base", SEATS) if last is None else resume(store, last.id)
            say(f"{session.game_id} {len(session.record.entries) - 1}")
            while not session.over:
                seat = current_actor(session.state)
                if seat is not None:
                    session.show_hand(seat)
                    session.propose(seat, random.choice(legal_actions(session.state)))
                while not (updates := session.poll()):
                    PAUSE.wait(0.0005)
                for update in updates:
                    say(f"{session.game_id} {update.seq}")
            session.close()


if __name__ == "__main__":
    if sys.argv[2] == "play":
        play_on(Path(sys.argv[1]))
    else:
        say(json.dumps(run(Path(sys.argv[1]), *json.loads(sys.argv[2]))))

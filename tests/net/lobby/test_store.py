"""Every store keeps the same promises; those of the file outlive a process that is killed."""

from __future__ import annotations

import contextlib
import queue
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from net.lobby.people.moderation import MONTH_S, UNUSED_S
from net.lobby.sqlite.store import FILE_NAME, SqliteStore
from net.lobby.store import (
    Append,
    Claim,
    Create,
    Fenced,
    Finish,
    GameExists,
    GameMissing,
    KeepUptime,
    KeepVisit,
    LobbyStore,
    LobbyStoreError,
    MoveKey,
    NameTaken,
    NotMovable,
    Operation,
    StoredGame,
    TakeName,
    Uptime,
)
from tests.helpers.paths import ROOT
from tests.net.lobby.memory_store import MemoryStore

ANSWER_S = 30.0
GAME = StoredGame("0a", "header\n", b"secret", b"summary")
FIRST = Claim("0a", 1)

Submit = Callable[..., list[LobbyStoreError | None]]


class Desk:
    """A store, and the thread that owns it."""

    def __init__(self, store: LobbyStore, calls: queue.SimpleQueue[Callable[[], None]]) -> None:
        self.store = store
        self._calls = calls

    def submit(self, *operations: Operation) -> list[str]:
        """Submit operations and return what the answers are: the names of the errors, ``ok`` without one."""
        answers: list[str] = []
        for operation in operations:
            self.store.submit(operation, lambda error: answers.append("ok" if error is None else type(error).__name__))
        while len(answers) < len(operations):
            self._calls.get(timeout=ANSWER_S)()
        return answers


@pytest.fixture(params=["memory", "sqlite"])
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    if request.param == "memory":
        yield Desk(MemoryStore(), calls)
        return
    store = SqliteStore(tmp_path, calls.put, clock=lambda: 1_000_000.0)
    yield Desk(store, calls)
    store.close()


def test_a_game_is_created_once_and_its_lines_follow_each_other(desk: Desk) -> None:
    other = StoredGame("0a", "another\n", b"secret", b"summary")
    assert desk.submit(Create(GAME), Create(other)) == ["ok", GameExists.__name__]
    lines = [Append(FIRST, 0, ("a\n", "b\n")), Append(FIRST, 2, ("c\n",)), Append(FIRST, 9, ("d\n",))]
    assert desk.submit(*lines) == ["ok", "ok", Fenced.__name__]
    assert desk.store.read("0a") == ["a\n", "b\n", "c\n"]
    assert desk.store.read("0a", 2) == ["c\n"]
    assert list(desk.store.unfinished()) == [("0a", b"summary", b"")]


def test_only_the_last_server_to_claim_a_game_writes_it(desk: Desk) -> None:
    desk.submit(Create(GAME), Append(FIRST, 0, ("a\n",)))
    claim, stored = desk.store.claim("0a")
    assert claim.fence > FIRST.fence and stored == GAME
    late = desk.submit(Append(FIRST, 1, ("b\n",)), Append(claim, 1, ("c\n",)), Finish(FIRST, b"result"))
    assert late == [Fenced.__name__, "ok", Fenced.__name__]
    assert desk.store.read("0a") == ["a\n", "c\n"]
    with pytest.raises(GameMissing):
        desk.store.claim("0b")


def test_results_have_one_order_and_finished_games_are_whole(desk: Desk) -> None:
    second = StoredGame("0b", "header\n", b"secret", b"other")
    desk.submit(Create(GAME), Create(second), Append(Claim("0b", 1), 0, ("x\n",)))
    assert desk.submit(Finish(Claim("0b", 1), b"one"), Finish(FIRST, b"two")) == ["ok", "ok"]
    assert [(each.number, each.game, each.result) for each in desk.store.results()] == [
        (1, "0b", b"one"),
        (2, "0a", b"two"),
    ]
    assert [each.game for each in desk.store.results(1)] == ["0a"]
    assert desk.store.finished("0b") == second
    assert desk.store.read("0b") == ["x\n"]
    assert list(desk.store.unfinished()) == []


def test_a_name_belongs_to_one_person_who_may_change_it(desk: Desk) -> None:
    ana, bo = b"a" * 32, b"b" * 32
    assert desk.submit(TakeName(ana, "Ana", "ana"), TakeName(bo, "ANA", "ana")) == ["ok", NameTaken.__name__]
    assert desk.submit(TakeName(ana, "Anna", "anna"), TakeName(bo, "Ana", "ana")) == ["ok", "ok"]
    assert [desk.store.name_of(key) for key in (ana, bo, b"c" * 32)] == ["Anna", "Ana", ""]


def test_a_person_moves_to_another_key_with_name_and_results_and_never_back(desk: Desk) -> None:
    ana, bo, new = b"a" * 32, b"b" * 32, b"n" * 32
    desk.submit(TakeName(ana, "Ana", "ana"), TakeName(bo, "Bo", "bo"), TakeName(new, "Ana 2", "ana2"))
    desk.submit(Create(GAME), Finish(FIRST, b"with a"))
    move = MoveKey(ana, new, (("0a", b"with n"),))
    assert desk.submit(move, move) == ["ok", "ok"]
    assert [desk.store.name_of(key) for key in (ana, bo, new)] == ["", "Bo", "Ana"]
    assert desk.store.key_of("ana2") is None and [each.result for each in desk.store.results()] == [b"with n"]
    refused = (MoveKey(new, ana, ()), MoveKey(ana, bo, ()), MoveKey(bo, bo, ()))
    assert desk.submit(*refused) == [NotMovable.__name__] * 3
    assert desk.submit(MoveKey(bo, b"o" * 32, ()), MoveKey(b"o" * 32, b"p" * 32, ())) == ["ok", "ok"]
    assert desk.store.newest_key(bo) == b"p" * 32 and desk.store.newest_key(new) == new
    assert [tuple(move) for move in desk.store.moves(1)] == [(2, bo, b"o" * 32), (3, b"o" * 32, b"p" * 32)]


# --- the file ----------------------------------------------------------------------------------------------------


def open_store(folder: Path) -> tuple[SqliteStore, Desk]:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    store = SqliteStore(folder, calls.put)
    return store, Desk(store, calls)


def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    store, desk = open_store(tmp_path)
    desk.submit(Create(GAME), Append(FIRST, 0, ("a\n",)), TakeName(b"a" * 32, "Ana", "ana"))
    store.close()
    store, _ = open_store(tmp_path)
    assert store.read("0a") == ["a\n"] and store.name_of(b"a" * 32) == "Ana"
    store.close()


def test_a_game_without_lines_was_shown_to_nobody_and_is_gone_after_a_restart(tmp_path: Path) -> None:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    store = SqliteStore(tmp_path, calls.put)
    dealt = StoredGame("0b", "header\n", b"secret", b"summary")
    assert Desk(store, calls).submit(Create(GAME), Create(dealt), Append(Claim("0b", 1), 0, ("a\n",)))
    assert [game for game, *_ in store.unfinished()] == ["0b"]
    store.close()
    store = SqliteStore(tmp_path, calls.put)
    with pytest.raises(GameMissing):
        store.claim("0a")
    assert store.claim("0b")[0] == Claim("0b", 2)
    store.close()


def test_a_change_that_cannot_be_stored_is_refused_alone_and_the_store_continues(tmp_path: Path) -> None:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    store = SqliteStore(tmp_path, calls.put)
    desk = Desk(store, calls)
    with store._writing:  # so that all but the first are one batch
        unfit = TakeName(b"bad", "\ud800", "\ud800")
        for operation in (KeepUptime(1.0), TakeName(b"a", "Ana", "ana"), unfit, TakeName(b"b", "Bo", "bo")):
            store.submit(operation, lambda _: None)
    assert desk.submit(unfit, TakeName(b"c", "Cy", "cy")) == ["Unavailable", "ok"]
    assert [store.name_of(key) for key in (b"a", b"b", b"c", b"bad")] == ["Ana", "Bo", "Cy", ""]
    store.close()


def test_an_answer_that_fails_keeps_no_other_from_being_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    store = SqliteStore(tmp_path, calls.put)
    answered: list[str] = []

    def fail(_: LobbyStoreError | None) -> None:
        answered.append("failed")
        raise ValueError("no room")

    with store._writing:
        for done in (fail, fail, lambda _: answered.append("other")):
            store.submit(KeepUptime(1.0), done)
    while len(answered) < 3:
        calls.get(timeout=ANSWER_S)()
    assert answered == ["failed", "failed", "other"]
    assert "the answer to KeepUptime could not be handled" in caplog.text
    store.close()


def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path)
    with pytest.raises(LobbyStoreError, match="Another server is running"):
        open_store(tmp_path)
    store.close()


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough for a header" * 40, b"SQLite format 3\0" + bytes(99)]
)
def test_a_damaged_file_is_refused_in_one_sentence_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with pytest.raises(LobbyStoreError, match=FILE_NAME):
        open_store(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == content


V1 = """
CREATE TABLE game (
    id TEXT PRIMARY KEY, header TEXT NOT NULL, secret BLOB NOT NULL, summary BLOB NOT NULL,
    fence INTEGER NOT NULL, lines INTEGER NOT NULL, number INTEGER UNIQUE, finished INTEGER, result BLOB
) STRICT;
CREATE INDEX running ON game (id) WHERE number IS NULL;
CREATE TABLE entry (
    game TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE person (key BLOB PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE) STRICT;
CREATE TABLE ban (key BLOB PRIMARY KEY, until INTEGER NOT NULL) STRICT;
INSERT INTO game VALUES ('0a', 'header', x'01', x'02', 1, 1, NULL, NULL, NULL);
INSERT INTO entry VALUES ('0a', 0, 'a');
INSERT INTO person VALUES (x'07', 'Ana', 'ana');
PRAGMA user_version = 1;
"""
"""A file as the first version wrote it."""


def test_a_server_goes_on_with_the_file_of_an_older_version(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / FILE_NAME)) as old:
        old.executescript(V1)
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    store = SqliteStore(tmp_path, calls.put)
    desk = Desk(store, calls)
    assert list(store.unfinished()) == [("0a", b"\2", b"")]
    assert (store.read("0a"), store.name_of(b"\7"), store.uptime().seconds) == (["a"], "Ana", 0.0)
    claim, stored = store.claim("0a")
    assert stored == StoredGame("0a", "header", b"\1", b"\2")
    assert desk.submit(TakeName(b"\x09", "Ana", "ana")) == [NameTaken.__name__], "an upgrade frees no name"
    changes = (Append(claim, 1, ("b",), b"state"), KeepUptime(5.0), MoveKey(b"\7", b"\x08", ()))
    assert desk.submit(*changes) == ["ok"] * 3
    store.close()
    again = SqliteStore(tmp_path, calls.put)
    assert list(again.unfinished()) == [("0a", b"\2", b"state")]
    assert again.uptime().seconds == 5.0
    again.close()


def test_the_uptime_is_kept_and_the_time_since_is_known(desk: Desk) -> None:
    assert desk.store.uptime() == Uptime(0.0, 0.0)
    desk.submit(KeepUptime(7.5))
    assert desk.store.uptime() == Uptime(7.5, 0.0)


def test_a_name_is_free_again_a_year_after_its_owners_last_visit(tmp_path: Path) -> None:
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    now = 1_000_000_000.0
    store = SqliteStore(tmp_path, calls.put, clock=lambda: now)
    desk = Desk(store, calls)
    ana, bo, cy = b"a" * 32, b"b" * 32, b"c" * 32
    desk.submit(TakeName(ana, "Ana", "ana"), TakeName(bo, "Bo", "bo"))
    now += UNUSED_S - 1
    assert desk.submit(KeepVisit(bo), TakeName(cy, "Ana", "ana")) == ["ok", NameTaken.__name__]
    now += MONTH_S + 1
    assert desk.submit(TakeName(cy, "Bo", "bo"), TakeName(cy, "Ana", "ana")) == [NameTaken.__name__, "ok"]
    assert [store.name_of(key) for key in (ana, bo, cy)] == ["", "Bo", "Ana"]
    assert desk.submit(TakeName(ana, "Anna", "anna")) == ["ok"]
    ((seen,),) = store._rows("SELECT seen FROM person WHERE key = ?", bo)
    assert seen % MONTH_S == 0
    store.close()


def test_the_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(LobbyStoreError, match="newer version"):
        open_store(tmp_path)


def test_a_backup_is_whole_and_replaces_nothing(tmp_path: Path) -> None:
    store, desk = open_store(tmp_path / "server")
    desk.submit(Create(GAME), Append(FIRST, 0, ("a\n",)))
    (tmp_path / "copy").mkdir()
    store.backup(tmp_path / "copy" / FILE_NAME)
    desk.submit(Append(FIRST, 1, ("b\n",)))
    with pytest.raises(LobbyStoreError, match="already exists"):
        store.backup(tmp_path / "copy" / FILE_NAME)
    store.close()
    copy, _ = open_store(tmp_path / "copy")
    assert copy.read("0a") == ["a\n"]
    copy.close()


def test_refused_changes_are_stored_once_the_disk_has_space_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.lobby.sqlite.store.RETRY_S", 0.01)
    store, desk = open_store(tmp_path)
    real, refusals = SqliteStore._transaction, iter(range(3))

    def refuse(self: SqliteStore, batch: Any) -> object:
        if next(refusals, None) is not None:
            raise sqlite3.OperationalError("database or disk is full")
        return real(self, batch)

    monkeypatch.setattr(SqliteStore, "_transaction", refuse)
    assert desk.submit(Create(GAME), Append(FIRST, 0, ("a\n",))) == ["ok", "ok"]
    assert store.problem == ""
    store.close()


def test_a_transaction_that_was_stored_although_it_failed_is_not_stored_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.lobby.sqlite.store.RETRY_S", 0.01)
    store, desk = open_store(tmp_path)
    real, failures = SqliteStore._transaction, iter(range(1))

    def fail_late(self: SqliteStore, batch: Any) -> object:
        answers = real(self, batch)
        if next(failures, None) is not None:
            raise sqlite3.OperationalError("disk I/O error")
        return answers

    monkeypatch.setattr(SqliteStore, "_transaction", fail_late)
    operations = (Create(GAME), Append(FIRST, 0, ("a\n",)), Append(FIRST, 1, ("b\n",)), Finish(FIRST, b"result"))
    assert desk.submit(*operations) == ["ok"] * 4
    assert store.read("0a") == ["a\n", "b\n"] and len(list(store.results())) == 1
    store.close()


WRITER = """
import sys, queue
from pathlib import Path
from typing import Any
from net.lobby.sqlite.store import SqliteStore
from net.lobby.store import Append, Claim, Create, StoredGame
calls = queue.SimpleQueue()
store = SqliteStore(Path(sys.argv[1]), calls.put)
games = [f"{number:02x}" for number in range(8)]
for game in games:
    store.submit(Create(StoredGame(game, "h", b"s", b"s")), lambda error: None)
for seq in range(100000):
    for game in games:
        def done(error, game=game, seq=seq):
            if error is None:
                print(game, seq, flush=True)
        store.submit(Append(Claim(game, 1), seq, (f"{game} {seq}",)), done)
    calls.get()()
"""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_process_has_lost_nothing_that_it_has_confirmed(tmp_path: Path, seed: int) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        wanted = random.Random(seed).randint(50, 2000)
        confirmed = [process.stdout.readline() for _ in range(wanted)]
        process.kill()
        confirmed += process.stdout.read().splitlines(keepends=True)
    newest: dict[str, int] = {}
    for line in confirmed:
        if line.endswith("\n"):
            game, seq = line.split()
            newest[game] = int(seq)
    store, _ = open_store(tmp_path)
    for game, seq in newest.items():
        lines = store.read(game)
        assert len(lines) > seq
        assert lines == [f"{game} {number}" for number in range(len(lines))]
    store.close()


def test_people_and_results_are_found_by_name_and_game(desk: Desk) -> None:
    assert desk.store.key_of("ana") is None and desk.store.known_for(b"\7") == 0.0
    desk.submit(TakeName(b"\7", "Ana", "ana"), TakeName(b"\7", "Anna", "anna"))
    assert (desk.store.key_of("anna"), desk.store.key_of("ana"), desk.store.known_for(b"\7")) == (b"\7", None, 0.0)
    desk.submit(Create(GAME))
    assert desk.store.result("0a") is None
    desk.submit(Finish(FIRST, b"result"))
    found = desk.store.result("0a")
    assert found is not None and (found.game, found.result) == ("0a", b"result")

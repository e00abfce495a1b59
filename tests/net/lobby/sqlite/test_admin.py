"""What the person who runs a server looks up and changes, with the server's store open beside it."""

from __future__ import annotations

import contextlib
import errno
import json
import queue
import shutil
import sqlite3
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.__main__ import main
from net.lobby.people.moderation import ADDRESS_BAN_S, REPORT_S, PersonReport, TalkLine
from net.lobby.people.ratings import GameResult, Rating, SeatResult
from net.lobby.play.saved_tables import TableSummary
from net.lobby.sqlite.admin import ServerFile
from net.lobby.sqlite.restore import KEPT
from net.lobby.sqlite.store import SqliteStore
from net.lobby.store import (
    Append,
    Claim,
    Create,
    Finish,
    KeepReport,
    KeepUptime,
    LobbyStoreError,
    MoveKey,
    NameTaken,
    Operation,
    StoredGame,
    TakeName,
)
from net.protocol.limits import DAY_S
from net.protocol.messages import TableOptions
from tests.helpers.paths import GOLDEN
from tests.net.lobby.test_hall import finished_game

ANA, BO, CY = b"a" * 32, b"b" * 32, b"c" * 32


def stored(game: str) -> StoredGame:
    summary = TableSummary("0f", "", TableOptions(), ("Ana", "Bo"), (ANA, BO), rated=True)
    return StoredGame(game, "header\n", b"secret", msgspec.msgpack.encode(summary))


RESULT = GameResult(
    "base",
    "points",
    21,
    (
        SeatResult("Ana", ANA, 1, 15, Rating(), Rating(27.0, 2.0)),
        SeatResult("Bo", BO, 2, 11, Rating(), Rating(23.0, 8.0)),
    ),
)


class Clock:
    """A clock that a test sets."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[SqliteStore]:
    """A server with two people, one finished game and one that runs."""
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    store = SqliteStore(tmp_path, calls.put, clock=clock)
    operations: tuple[Operation, ...] = (
        TakeName(ANA, "Ana", "ana"),
        TakeName(BO, "Bo", "bo"),
        Create(stored("0a")),
        Append(Claim("0a", 1), 0, ("one\n", "two\n")),
        Finish(Claim("0a", 1), msgspec.msgpack.encode(RESULT)),
        Create(stored("0b")),
    )
    errors: list[LobbyStoreError | None] = []
    for operation in operations:
        store.submit(operation, errors.append)
    while len(errors) < len(operations):
        calls.get(timeout=30)()
    assert not any(errors)
    yield store
    store.close()  # once more after a test that has closed it does no harm


@pytest.fixture
def file(store: SqliteStore, tmp_path: Path, clock: Clock) -> Iterator[ServerFile]:
    assert store.path.exists()
    with ServerFile(tmp_path, clock=clock) as file:
        yield file


def test_people_games_and_records_are_listed(file: ServerFile) -> None:
    assert [(person.name, person.games, person.ratings) for person in file.people()] == [
        ("Ana", 1, (("base", 2, "1596"),)),
        ("Bo", 1, (("base", 2, "1404?"),)),
    ]
    assert [(game, summary.names, lines) for game, summary, lines in file.running()] == [("0b", ("Ana", "Bo"), 0)]
    assert [(game.game, result) for game, result in file.results()] == [("0a", RESULT)]
    assert file.record("0a") == "header\none\ntwo\n"
    with pytest.raises(LobbyStoreError, match="no finished game 0b"):
        file.record("0b")


def test_somebody_is_found_by_name_and_by_the_beginning_of_a_key(file: ServerFile) -> None:
    assert file.key_of("Ana") == ANA
    assert file.key_of("6262") == BO
    with pytest.raises(LobbyStoreError, match="several"):
        file.key_of("6")
    with pytest.raises(LobbyStoreError, match="nobody"):
        file.key_of("Cy")


def test_a_name_is_changed_unless_it_is_taken(file: ServerFile, store: SqliteStore) -> None:
    file.rename(BO, "Bob")
    assert store.name_of(BO) == "Bob"
    with pytest.raises(NameTaken):
        file.rename(BO, "АNA")  # the first letter is Cyrillic
    assert store.name_of(BO) == "Bob"


def test_a_person_without_their_key_is_moved_to_a_key_without_games_and_stays_banned(
    file: ServerFile, store: SqliteStore
) -> None:
    done: list[LobbyStoreError | None] = []
    store.submit(TakeName(CY, "Ana’s new key", "ana2"), done.append)
    while not store.name_of(CY):
        pass
    with pytest.raises(LobbyStoreError, match="without finished games"):
        file.reassign(ANA, BO)
    file.ban(ANA, 3)
    file.reassign(ANA, CY)
    assert (store.name_of(CY), store.name_of(ANA), store.newest_key(ANA)) == ("Ana", "", CY)
    assert store.banned_until(CY, "") and not store.banned_until(ANA, "")
    (_, result), *_ = file.results()
    assert [seat.key for seat in result.seats] == [CY, BO] and result.seats[0].after == Rating(27.0, 2.0)


def test_a_former_key_cannot_be_renamed(file: ServerFile, store: SqliteStore) -> None:
    store.submit(MoveKey(ANA, CY, ()), lambda _: None)
    while not store.name_of(CY):
        pass
    with pytest.raises(LobbyStoreError, match="moved to another key"):
        file.rename(ANA, "Zoe")
    assert store.name_of(CY) == "Ana"


def test_a_ban_ends_by_itself_or_by_hand(file: ServerFile, store: SqliteStore, clock: Clock) -> None:
    file.ban(BO, 2)
    assert store.banned_until(BO, "") and not store.banned_until(ANA, "")
    assert [(name, until) for _, name, until in file.bans()] == [("Bo", int(clock.now) + 2 * DAY_S)]
    clock.now += 2 * DAY_S + 1
    assert not store.banned_until(BO, "") and not file.bans()
    file.ban(BO, 2)
    file.ban(BO, 0)
    assert not store.banned_until(BO, "")


def test_an_address_is_banned_by_a_hash_for_30_days_at_most(file: ServerFile, store: SqliteStore, clock: Clock) -> None:
    file.ban_address("2001:db8::1", 400)
    assert store.banned_until(ANA, "2001:db8::2") == int(clock.now) + ADDRESS_BAN_S
    assert store.banned_until(ANA, "192.0.2.1") is None
    ((who, name, _),) = file.bans()
    assert len(who) == 16 and name == ""
    file.ban_address("2001:db8::3", 0)
    assert store.banned_until(ANA, "2001:db8::2") is None


def test_reports_are_listed_closed_and_dropped_after_90_days(
    file: ServerFile, store: SqliteStore, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    clock.now = time.time()
    report = PersonReport(ANA, BO, "0b", 7, "words", "rude", (TalkLine(BO, "Bo", "Go away"),))
    for _ in range(2):
        store.submit(KeepReport(report), lambda _: None)
    while len(file.reports()) < 2:
        pass
    assert main(["admin", "--data-dir", str(file.path.parent), "reports"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "Bo (" in shown[0] and shown[0].endswith("0b 7  words  rude") and shown[1] == "    Bo: Go away"
    assert main(["admin", "--data-dir", str(file.path.parent), "reports", "--close", "1"]) == 0
    assert main(["admin", "--data-dir", str(file.path.parent), "reports", "--close", "1"]) == 1
    assert [number for number, *_ in file.reports()] == [2]
    clock.now += REPORT_S + 1
    assert not file.reports()


def test_everything_kept_of_somebody_comes_as_one_archive(file: ServerFile, tmp_path: Path) -> None:
    file.ban(ANA, 1)
    assert main(["admin", "--data-dir", str(tmp_path), "export", "Ana", str(tmp_path / "ana.zip")]) == 0
    with zipfile.ZipFile(tmp_path / "ana.zip") as archive:
        assert sorted(archive.namelist()) == ["0a.record", "person.json"]
        assert archive.read("0a.record") == b"header\none\ntwo\n"
        person = msgspec.json.decode(archive.read("person.json"))
    assert (person["key"], person["names"][0]["name"], person["ratings"]) == (ANA.hex(), "Ana", ["base 2: 1596"])
    assert (len(person["games"]), person["running"], person["reports"]) == (1, ["0b"], [])
    with pytest.raises(LobbyStoreError, match="already exists"):
        file.export(ANA, tmp_path / "ana.zip")
    with pytest.raises(LobbyStoreError, match="Cannot write"):
        file.export(ANA, tmp_path / "nowhere" / "ana.zip")


def test_somebody_is_forgotten_with_the_games_that_hold_their_name(file: ServerFile, store: SqliteStore) -> None:
    with pytest.raises(LobbyStoreError, match="running game"):
        file.forget(ANA)
    done: list[LobbyStoreError | None] = []
    store.submit(Finish(Claim("0b", 1), msgspec.msgpack.encode(RESULT)), done.append)
    while not list(store.results(1)):
        pass
    assert file.forget(ANA) == 2
    assert store.name_of(ANA) == "" and store.name_of(BO) == "Bo"
    assert not list(store.results()) and not store.read("0a")


def test_a_forgotten_person_leaves_no_key_behind_and_later_moves_are_seen(
    file: ServerFile, store: SqliteStore, tmp_path: Path
) -> None:
    dee, eve = b"d" * 32, b"e" * 32

    def reach(key: bytes, *operations: Operation) -> None:
        for operation in operations:
            store.submit(operation, lambda _: None)
        while store.name_of(key) != "Cy":
            time.sleep(0.001)

    reach(eve, TakeName(CY, "Cy", "cy"), MoveKey(CY, dee, ()), MoveKey(dee, eve, ()))
    file.export(eve, tmp_path / "eve.zip")
    with zipfile.ZipFile(tmp_path / "eve.zip") as archive:
        assert msgspec.json.decode(archive.read("person.json"))["replaced_keys"] == [dee.hex(), CY.hex()]
    ((last, *_),) = store.moves(1)
    assert file.forget(eve) == 0 and not list(store.moves())
    reach(dee, TakeName(CY, "Cy", "cy"), MoveKey(CY, dee, ()))
    assert [move[1:] for move in store.moves(last)] == [(CY, dee)]


def test_a_game_that_was_begun_with_a_replaced_key_keeps_its_player(file: ServerFile, store: SqliteStore) -> None:
    store.submit(TakeName(CY, "Cy", "cy"), lambda _: None)
    while not store.name_of(CY):
        time.sleep(0.001)
    file.reassign(ANA, CY)
    with pytest.raises(LobbyStoreError, match="running game"):
        file.forget(CY)


def test_the_command_prints_lists_and_one_sentence_for_what_is_wrong(
    store: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path)]
    for action, wanted in (
        (["people"], "Ana  1 game  base 2: 1596"),
        (["results"], "1. Ana 15, 2. Bo 11"),
        (["tables"], "0b  base  Ana, Bo  0 entries"),
        (["record", "0a"], "header\none\ntwo"),
    ):
        assert main(["admin", *folder, *action]) == 0
        assert wanted in capsys.readouterr().out
    assert main(["admin", *folder, "ban", "Bo", "3"]) == 0 and store.banned_until(BO, "")
    assert main(["admin", *folder, "reassign", "Ana", "Bo"]) == 1
    assert main(["admin", *folder, "backup", str(tmp_path / "copy")]) == 0 and (tmp_path / "copy").exists()
    assert main(["admin", *folder, "backup", str(tmp_path / "copy")]) == 1
    assert main(["admin", *folder, "rename", "Bo", " "]) == 1
    assert main(["admin", "--data-dir", str(tmp_path / "nowhere"), "people"]) == 1
    errors = capsys.readouterr().err
    assert "already exists" in errors and "is not a name" in errors and "There is no server" in errors


@pytest.mark.usefixtures("store")
def test_one_sided_results_are_listed_with_both_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for fewest, printed in ((1, "Ana  Bo  1/1  1\n"), (2, "")):
        monkeypatch.setattr("net.lobby.people.one_sided.FEWEST", fewest)
        assert main(["admin", "--data-dir", str(tmp_path), "one-sided"]) == 0
        assert capsys.readouterr().out == printed


@pytest.mark.usefixtures("store")
def test_a_person_and_a_game_are_shown_without_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ("--data-dir", str(tmp_path))
    assert main(["admin", *folder, "ban", "Ana", "3"]) == 0
    assert main(["admin", *folder, "show", "Ana"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert {"Name: Ana", f"Key: {ANA.hex()}", "Ratings: base 2: 1596", "Running games: 0b", "Finished games: 0a"} <= {
        *shown
    }
    assert any(line.startswith("Banned until: ") for line in shown)
    for game, wanted in (("0a", ["Entries: 2", "Place of seat 1: 1, 15 points, 1500 → 1596"]), ("0b", ["Ended: No"])):
        assert main(["admin", *folder, "show", game]) == 0
        out = capsys.readouterr().out
        assert all(line in out.splitlines() for line in (f"Game: {game}", "Table: 0f", *wanted)) and "secret" not in out
    assert main(["admin", *folder, "show", "0c"]) == 1
    assert "nobody" in capsys.readouterr().err


def played(store: SqliteStore) -> None:
    """Put a real finished game and a running one into a store, in place of what it has."""
    with sqlite3.connect(store.path) as file:
        file.executescript("DELETE FROM entry; DELETE FROM game")
    sim = finished_game()
    ana, bo = sim.people[:2]
    ana.client.table.ask_rematch()
    assert sim.run(60, lambda: len(sim.store.games) == 2 and not ana.over and len(ana.record) > 4)
    over = dict(sim.store.results_)
    with sqlite3.connect(store.path) as file:
        for number, (game, one) in enumerate(sim.store.games.items(), 1):
            lines = sim.store.lines[game]
            row = (game, one.header, one.secret, one.summary, len(lines), number if game in over else None)
            file.execute(
                "INSERT INTO game (id, header, secret, summary, fence, lines, number, finished, result) "
                "VALUES (?, ?, ?, ?, 1, ?, ?, 0, ?)",
                (*row, over.get(game)),
            )
            file.executemany("INSERT INTO entry VALUES (?, ?, ?)", [(game, *each) for each in enumerate(lines)])
    assert bo.record


def verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """Return the exit status of ``verify`` and what it says of each game that is wrong."""
    status = main(["admin", "--data-dir", str(folder), "verify", "--json"])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(found) == 2
    return status, [each["problem"] for each in found if each["problem"]]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("DELETE FROM entry WHERE seq = 3 AND game = (SELECT id FROM game WHERE number IS NULL)", "lines are missing"),
        ("UPDATE entry SET line = replace(line, 'take', 'toke') WHERE game = (SELECT id FROM game LIMIT 1)", "line "),
        ("UPDATE game SET secret = zeroblob(32) WHERE number IS NULL", "the secret does not match this deal"),
        ("UPDATE game SET number = 2, finished = 1, result = (SELECT result FROM game LIMIT 1) WHERE number IS NULL",
         "the result is not that of the record"),
    ],
)  # fmt: skip
def test_a_record_that_was_changed_in_the_file_is_found(
    store: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, problem: str
) -> None:
    played(store)
    assert verified(tmp_path, capsys) == (0, [])
    with sqlite3.connect(store.path) as file:
        file.execute(change)
    status, (found,) = verified(tmp_path, capsys)
    assert status == 1 and found.startswith(problem)
    assert main(["admin", "--data-dir", str(tmp_path), "verify"]) == 1 and found in capsys.readouterr().out


def test_a_server_that_writes_during_the_check_raises_no_false_alarm(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    ((running,),) = rows(store, "SELECT id FROM game WHERE number IS NULL")
    ((last, line),) = rows(store, "SELECT seq, line FROM entry WHERE game = ? ORDER BY seq DESC LIMIT 1", running)
    rows(store, "DELETE FROM entry WHERE game = ? AND seq = ?", running, last)
    rows(store, "UPDATE game SET lines = lines - 1 WHERE id = ?", running)

    with ServerFile(tmp_path) as checked:

        def write(statement: str) -> None:
            if statement.startswith(f"SELECT line FROM entry WHERE game = '{running}'"):
                checked._file.set_trace_callback(None)
                rows(store, "INSERT INTO entry VALUES (?, ?, ?)", running, last, line)
                rows(store, "UPDATE game SET lines = lines + 1 WHERE id = ?", running)

        checked._file.set_trace_callback(write)
        assert [problem for _, problem in checked.check_games()] == [None, None]
        assert [problem for _, problem in checked.check_games()] == [None, None]
        assert ((last,),) == tuple(rows(store, "SELECT MAX(seq) FROM entry WHERE game = ?", running))


def test_a_game_that_is_deleted_during_the_check_is_left_out(store: SqliteStore, tmp_path: Path) -> None:
    played(store)
    with ServerFile(tmp_path) as file:
        games = file.check_games()
        first, _ = next(games)
        rows(store, "DELETE FROM entry WHERE game != ?", first)
        rows(store, "DELETE FROM game WHERE id != ?", first)
        assert not list(games)


def rows(store: SqliteStore, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Return the rows of a query on a connection of its own, as the server's."""
    with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as file:
        return file.execute(query, values).fetchall()


@pytest.mark.parametrize("name", ["backup.sqlite", "lobby.sqlite.restored"])
def test_a_backup_takes_the_place_of_a_damaged_file_without_the_games_that_ran(
    store: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    folder, backup = ("--data-dir", str(tmp_path)), tmp_path / name
    assert main(["admin", *folder, "backup", str(backup)]) == 0
    before = backup.read_bytes()
    assert main(["admin", *folder, "restore", str(backup)]) == 1
    assert "A server is running" in capsys.readouterr().err
    store.close()
    store.path.write_bytes(b"rubbish" * 1000)
    assert main(["admin", *folder, "restore", str(backup)]) == 0
    out = capsys.readouterr().out
    (kept,) = tmp_path.glob(f"{KEPT}*")
    assert str(kept) in out and "1 game was running" in out
    assert kept.read_bytes() == b"rubbish" * 1000 and backup.read_bytes() == before
    with ServerFile(tmp_path) as file:
        assert [person.name for person in file.people()] == ["Ana", "Bo"]
        assert [game.game for game, _ in file.results()] == ["0a"] and not file.running()
    assert {path.name for path in tmp_path.iterdir()} - {"lobby.lock"} == {"lobby.sqlite", name, kept.name}


RECORD = (GOLDEN / "base-2.cabochon").read_text(encoding="utf-8").splitlines(keepends=True)
HEADER = "".join(line for line in RECORD if not line[0].isdigit())
LINES = tuple(line for line in RECORD if line[0].isdigit())


def wait_for(store: SqliteStore, *operations: Operation) -> None:
    """Store operations in a store that answers at once, on its own thread."""
    answers: queue.SimpleQueue[LobbyStoreError | None] = queue.SimpleQueue()
    for operation in operations:
        store.submit(operation, answers.put)
    assert [answers.get(timeout=30) for _ in operations] == [None] * len(operations)


@pytest.mark.parametrize("since", ["nothing", "moves", "an end", "damage"])
def test_a_running_game_goes_on_after_a_restore_where_it_stood_in_the_file_from_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], since: str
) -> None:
    store = SqliteStore(tmp_path, lambda call: call())
    game = msgspec.structs.replace(stored("0d"), header=HEADER)
    wait_for(store, Create(game), Append(Claim("0d", 1), 0, LINES[:9], b"\x90"), KeepUptime(70.0))
    folder, backup = ("--data-dir", str(tmp_path)), tmp_path / "backup.sqlite"
    assert main(["admin", *folder, "backup", str(backup)]) == 0
    if since != "nothing":
        wait_for(store, Append(Claim("0d", 1), 9, LINES[9:12], b"\x91\xc0"), KeepUptime(90.0))
    if since == "an end":
        wait_for(store, Finish(Claim("0d", 1), msgspec.msgpack.encode(RESULT)))
    store.close()
    if since == "damage":
        with sqlite3.connect(store.path) as file:
            file.execute("DELETE FROM entry WHERE game = '0d' AND seq = 7")
        file.close()
    assert main(["admin", *folder, "restore", str(backup)]) == 0
    goes_on = since in ("nothing", "moves")
    assert ("1 game was running" in capsys.readouterr().out) != goes_on
    again = SqliteStore(tmp_path, lambda call: call())
    try:
        running = {game: state for game, _, state in again.unfinished()}
        written = 9 if since == "nothing" else 12
        assert running == ({"0d": b"\x90" if since == "nothing" else b"\x91\xc0"} if goes_on else {})
        assert again.read("0d") == (list(LINES[:written]) if goes_on else [])
        assert again.uptime().seconds == (70.0 if since == "nothing" else 90.0)
        if goes_on:
            claim, _ = again.claim("0d")
            wait_for(again, Append(claim, written, LINES[written : written + 1]))
    finally:
        again.close()


@pytest.mark.parametrize("content", [None, b"", b"rubbish" * 1000, "another database", "a torn one"])
def test_an_unsound_backup_changes_nothing(
    store: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | str | None
) -> None:
    backup = tmp_path / "backup.sqlite"
    if content == "another database":
        with sqlite3.connect(backup) as other:
            other.execute("CREATE TABLE other (one)")
        other.close()
    elif content == "a torn one":
        store.backup(backup)
        backup.write_bytes(backup.read_bytes()[:-4096])
    elif isinstance(content, bytes):
        backup.write_bytes(content)
    store.close()
    before = store.path.read_bytes()
    assert main(["admin", "--data-dir", str(tmp_path), "restore", str(backup)]) == 1
    (sentence,) = capsys.readouterr().err.splitlines()
    assert str(backup) in sentence and sentence.endswith(".")
    assert store.path.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} <= {"lobby.sqlite", "lobby.lock", "backup.sqlite"}


def test_a_former_file_that_cannot_be_read_does_not_hinder_a_restore(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, backup = ("--data-dir", str(tmp_path)), tmp_path / "backup.sqlite"
    assert main(["admin", *folder, "backup", str(backup)]) == 0
    store.close()
    copy = shutil.copyfile

    def broken(source: Path, target: Path) -> object:
        if source != backup:
            raise OSError(errno.EIO, "Input/output error")
        return copy(source, target)

    monkeypatch.setattr("net.lobby.sqlite.restore.shutil.copyfile", broken)
    assert main(["admin", *folder, "restore", str(backup)]) == 0
    assert sum(path.name.startswith("lobby.") for path in tmp_path.iterdir()) >= 2, "the former file is kept beside"


def test_without_a_server_that_runs_nothing_is_asked_of_it(
    store: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for action in (["end", "0b"], ["drain"], ["notice", "Back at 8."], ["notice", "--clear"]):
        assert main(["admin", "--data-dir", str(tmp_path), *action]) == 1
        (sentence,) = capsys.readouterr().err.splitlines()
        assert "No server answers" in sentence and str(tmp_path) in sentence
    assert store.path.exists()


@pytest.mark.parametrize(
    "action",
    [["notice"], ["notice", ""], ["notice", "x" * 301], ["notice", "a", "--clear"], ["drain", "--minutes", "-1"]],
)
def test_wrong_arguments_are_refused(action: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "--data-dir", str(tmp_path), *action])
    assert len(capsys.readouterr().err.splitlines()) == 1

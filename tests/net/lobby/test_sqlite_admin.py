"""What the person who runs a server looks up and changes, with the server's store open beside it."""

from __future__ import annotations

import queue
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game.__main__ import main
from net.lobby.moderation import ADDRESS_BAN_S, REPORT_S, PersonReport, TalkLine
from net.lobby.ratings import GameResult, Rating, SeatResult
from net.lobby.sqlite_admin import ServerFile
from net.lobby.sqlite_store import SqliteStore
from net.lobby.store import (
    Append,
    Claim,
    Create,
    Finish,
    KeepReport,
    LobbyStoreError,
    MoveKey,
    NameTaken,
    Operation,
    StoredGame,
    TakeName,
)
from net.lobby.table import TableSummary
from net.protocol.messages import TableOptions

ANA, BO, CY = b"a" * 32, b"b" * 32, b"c" * 32
DAY_S = 86_400


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
    store.close()


@pytest.fixture
def file(store: SqliteStore, tmp_path: Path, clock: Clock) -> Iterator[ServerFile]:
    assert store.path.exists()
    with ServerFile(tmp_path, clock=clock) as file:
        yield file


def test_people_games_and_records_are_listed(file: ServerFile) -> None:
    assert [(person.name, person.games, person.ratings) for person in file.people()] == [
        ("Ana", 1, ("base 2: 1596",)),
        ("Bo", 1, ("base 2: 1404?",)),
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


def test_whoever_lost_their_key_is_moved_to_one_without_games_and_a_ban_goes_with_them(
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


def test_whoever_is_forgotten_leaves_no_key_behind_and_later_moves_are_seen(
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

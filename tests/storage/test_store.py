"""The person's folder: one process, games that are listed even when damaged, settings that survive nonsense."""

from __future__ import annotations

import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.match.dealer import secret_from
from game.match.fork import fork_record
from game.match.verify import verify
from game.record import EndInfo, RecordError, SeatInfo
from game.record.writer import record_text
from game.replays.replay import Replay
from game.rules import TurnBegan
from game.storage.folder import StoreError
from game.storage.store import Store
from game.support.files import write_whole
from tests.helpers.tables import new_match, play_corners, play_out

SEATS = (SeatInfo("Ana", "human"), SeatInfo("Bo", "bot", "greedy"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "data") as opened:
        yield opened


def saved(store: Store, decisions: int = 6, end: bool = False) -> str:
    game_id, match, journal = store.begin("base", SEATS)
    play_corners(match, decisions)
    if end:
        play_out(match)
    journal.close()
    return game_id


def unfinished_id(store: Store) -> str | None:
    summary = store.unfinished()
    return None if summary is None else summary.id


def test_a_second_process_is_refused_with_one_sentence(store: Store) -> None:
    with pytest.raises(StoreError, match=r"^Cabochon is already running with the folder .*data\. Close it first\.$"):
        Store(store.data_dir)
    code = f"from game.storage.store import Store; from pathlib import Path; Store(Path({str(store.data_dir)!r}))"
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "already running" in child.stderr
    store.close()
    Store(store.data_dir).close()


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"^Cannot use the folder .*file/data: Not a directory\.$"):
        Store(tmp_path / "file" / "data")


def damage_from(path: Path, entry: int) -> None:
    """Make nonsense of an entry in the middle of a record."""
    lines = path.read_bytes().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith(b"%d " % entry))
    lines[at] = lines[at].replace(b"commit", b"c\xffmmit")
    path.write_bytes(b"".join(lines))


def test_a_game_damaged_in_the_middle_is_repaired_and_played_on_under_the_same_deal(store: Store) -> None:
    game_id = saved(store)
    path = store.path(game_id)
    whole = store.load(game_id).follower
    secret = path.with_suffix(".secret").read_bytes()
    damage_from(path, 4)
    broken = path.read_bytes()
    (summary,) = store.list_games()
    assert summary.damaged is not None
    assert (summary.repairable, summary.playable, summary.seats) == (True, False, SEATS)
    kept = store.repair(game_id)
    assert kept.read_bytes() == broken
    (summary,) = store.list_games()
    assert (summary.damaged, summary.playable) == (None, True)
    match, journal = store.resume(game_id)
    journal.close()
    assert match.follower.record.entries == whole.record.entries[:4]
    assert path.with_suffix(".secret").read_bytes() == secret


def test_invalid_files_and_games_damaged_from_the_start_are_not_repaired(store: Store) -> None:
    (store.games_dir / "junk.cabochon").parent.mkdir(exist_ok=True)
    (store.games_dir / "junk.cabochon").write_bytes(b"\xff\x00")
    with pytest.raises(RecordError):
        store.repair("junk")
    game_id = saved(store)
    path = store.path(game_id)
    path.with_suffix(".secret").unlink()
    damage_from(path, 0)
    assert not next(game for game in store.list_games() if game.id == game_id).repairable
    before = path.read_bytes()
    with pytest.raises(StoreError, match="This game cannot be repaired"):
        store.repair(game_id)
    assert path.read_bytes() == before


def test_an_opening_that_is_lost_is_dealt_again_from_the_secret(store: Store) -> None:
    game_id = saved(store)
    path = store.path(game_id)
    before = path.read_bytes()
    damage_from(path, 0)
    (summary,) = store.list_games()
    assert summary.damaged is not None and summary.repairable
    store.repair(game_id)
    assert path.read_bytes() == before


def test_games_are_listed_the_last_played_first(store: Store) -> None:
    assert store.list_games() == []
    assert store.unfinished() is None
    first, over = saved(store), saved(store, end=True)
    by_id = {summary.id: summary for summary in store.list_games()}
    assert set(by_id) == {first, over}
    summary = by_id[first]
    assert (summary.edition, summary.seats, summary.over, summary.result) == ("base", SEATS, False, None)
    assert summary.turn_seat in (0, 1)
    assert summary.started is not None
    assert abs((summary.updated - summary.started).total_seconds()) < 60
    ended = by_id[over]
    assert ended.over
    assert isinstance(ended.result, EndInfo)
    assert ended.turn_seat is None
    assert max(ended.points) >= 15
    assert unfinished_id(store) == first


def test_unfinished_games_are_counted(store: Store) -> None:
    assert store.count_unfinished(9) == 0
    first = saved(store)
    saved(store, end=True)
    assert store.count_unfinished(9) == 1
    second = saved(store)
    assert store.count_unfinished(9) == 2
    assert {game.id for game in store.list_games() if store.continuable(game)} == {first, second}
    store.delete(first)
    assert store.count_unfinished(9) == 1


def test_a_damaged_game_is_listed_as_damaged_and_can_be_deleted(store: Store) -> None:
    game_id, bad = saved(store), saved(store)
    path = store.games_dir / f"{bad}.cabochon"
    path.write_bytes(path.read_bytes().replace(b"take", b"tale").replace(b"reserve", b"preserve"))
    (store.games_dir / "junk.cabochon").write_bytes(b"\xff\x00")
    damaged = {summary.id: summary.damaged for summary in store.list_games()}
    assert damaged[game_id] is None
    assert str(damaged[bad]).startswith("Line ")
    assert damaged["junk"] == "Line 1: this is not a Cabochon record."
    assert unfinished_id(store) == bad
    with pytest.raises(RecordError):
        store.resume(bad)
    store.delete(bad)
    assert unfinished_id(store) == game_id
    store.delete("junk")
    assert [path.name for path in sorted(store.games_dir.iterdir())] == [f"{game_id}.cabochon", f"{game_id}.secret"]


def test_the_secret_is_private_and_never_leaves_before_the_end(store: Store, tmp_path: Path) -> None:
    game_id = saved(store, 20)
    secret = store.games_dir / f"{game_id}.secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    exported = store.export(game_id, tmp_path)
    assert exported == tmp_path / f"{game_id}.cabochon"
    assert secret.read_text() not in exported.read_text(encoding="utf-8")


def test_an_export_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    game_id = saved(store)
    target = tmp_path / "thesis.txt"
    target.write_text("years of work", encoding="utf-8")
    with pytest.raises(StoreError, match=r"The file .*thesis\.txt already exists\. Choose another name\."):
        store.export(game_id, target)
    assert target.read_text(encoding="utf-8") == "years of work"


def test_an_exported_game_can_be_imported_and_continues_under_a_new_deal(store: Store, tmp_path: Path) -> None:
    game_id = saved(store, 20)
    target = store.export(game_id, tmp_path / "shared.cabochon")
    again = store.import_file(target)
    assert again == f"{game_id}-2"
    match, journal = store.resume(again)
    assert match.record.entries[-1].epoch == 2
    play_out(match)
    journal.close()
    assert store.load(again).follower.record.end == match.end
    assert store.load(game_id).follower.record.end is None


def test_damaged_and_missing_files_are_not_imported(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"Cannot read the file .*: No such file"):
        store.import_file(tmp_path / "nowhere.cabochon")
    bad = tmp_path / "bad.cabochon"
    bad.write_text("cabochon record 9\n")
    with pytest.raises(RecordError, match="format 9"):
        store.import_file(bad)
    assert store.list_games() == []


def test_a_file_that_is_far_too_large_is_not_read(store: Store, tmp_path: Path) -> None:
    film = tmp_path / "film.mkv"
    with film.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(StoreError, match="too large to be a saved game"):
        store.import_file(film)


def test_a_file_system_without_locks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise NotImplementedError("no flock here")

    monkeypatch.setattr("filelock.FileLock.acquire", refuse)
    with pytest.raises(StoreError, match=r"Cannot use the folder .*: no flock here"):
        Store(tmp_path)


def test_a_torn_last_line_is_left_out_by_every_reader(store: Store, tmp_path: Path) -> None:
    game_id = saved(store)
    path = store.export(game_id, tmp_path)
    whole = path.read_bytes()
    for torn in (whole[:-1], whole[:-40], whole + b"7 1 commit 1 ta\xc3"):
        kept = torn[: torn.rfind(b"\n") + 1]
        path.write_bytes(torn)
        verified, replay = verify(torn), Replay.load(path)
        assert record_text(verified.record).encode() == kept
        assert verified.torn == kept.count(b"\n") + 1
        assert replay.source.entries == verified.record.entries
        imported = store.path(store.import_file(path))
        assert imported.read_bytes() == kept
        imported.write_bytes(torn)
        assert store.recover(imported.stem).follower.record == verified.record
        fork = fork_record(replay.source, len(replay.source.entries) - 1, SEATS, bytes(32))[1]
        assert verify(fork.encode()).proof == "unfinished"


def test_only_games_that_can_go_on_go_on(store: Store, tmp_path: Path) -> None:
    over = saved(store, end=True)
    with pytest.raises(StoreError, match="is over"):
        store.resume(over)
    with pytest.raises(StoreError, match="does not exist"):
        store.resume("../../etc/passwd")
    match = new_match("base", 2)
    record = match.subscribe(0, lambda _: None)
    path = tmp_path / "view.cabochon"
    path.write_text(record_text(record), encoding="utf-8")
    view = store.import_file(path)
    assert {summary.id: summary.playable for summary in store.list_games()} == {over: False, view: False}
    assert store.unfinished() is None
    with pytest.raises(StoreError, match="one player’s view"):
        store.resume(view)


@pytest.mark.parametrize("call", ["begin", "resume", "export", "import_"])
def test_a_full_disk_is_one_sentence(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    game_id = saved(store)
    path = store.export(game_id, tmp_path)
    store.games_dir.joinpath(f"{game_id}.secret").unlink()
    calls: dict[str, Callable[[], object]] = {
        "begin": lambda: store.begin("base", SEATS),
        "resume": lambda: store.resume(game_id),
        "export": lambda: store.export(game_id, tmp_path / "other"),
        "import_": lambda: store.import_file(path),
    }
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    before = set(store.games_dir.iterdir())
    with pytest.raises(StoreError, match="No space left on device"):
        calls[call]()
    assert set(store.games_dir.iterdir()) == before, "nothing half done is left"


def test_a_torn_line_is_truncated_when_the_game_resumes(store: Store) -> None:
    game_id = saved(store, 5)
    path = store.games_dir / f"{game_id}.cabochon"
    whole = path.read_bytes()
    path.write_bytes(whole + b"6 1 commit 1 take wh")
    match, journal = store.resume(game_id)
    assert path.read_bytes() == whole
    play_corners(match, 1)
    journal.close()
    assert path.read_bytes() == record_text(match.record).encode()


def test_a_game_whose_end_was_torn_off_is_still_found(store: Store) -> None:
    game_id = saved(store, end=True)
    path = store.games_dir / f"{game_id}.cabochon"
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    assert unfinished_id(store) == game_id
    path.write_bytes(whole)
    assert store.unfinished() is None


def test_a_name_does_not_end_a_game(store: Store) -> None:
    game_id, match, journal = store.begin("base", SEATS)
    match.change_seat(1, SeatInfo("The end is near", "bot", "greedy"))
    journal.close()
    assert unfinished_id(store) == game_id


def test_a_secret_that_cannot_be_read_is_not_replaced(store: Store) -> None:
    game_id = saved(store)
    path = store.games_dir / f"{game_id}.secret"
    path.rename(path.with_name("elsewhere"))
    path.mkdir()
    with pytest.raises(StoreError, match="Cannot read the file"):
        store.resume(game_id)
    path.rmdir()
    path.with_name("elsewhere").rename(path)
    match, journal = store.resume(game_id)
    journal.close()
    assert match.record.entries[-1].epoch == 1


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(5, "broken")))
    with pytest.raises(OSError, match="broken"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_replay_leafs_through_a_game() -> None:
    match = new_match("marvel", 3, "replay")
    play_out(match)
    replay = Replay(match.record)
    assert len(replay) == len(match.record.entries)
    assert replay.result == match.end
    for index in range(len(replay)):
        update = replay.update_at(index)
        assert update.seq == index
        assert update.state == replay.state_at(index)
        assert replay.points_at(index) == tuple(player.points for player in update.state.players)
        assert (index in replay.turns) == any(isinstance(event, TurnBegan) for event in update.events)
    assert replay.state_at(-1).decks == (40, 30, 20)
    assert replay.seats_at(0) == match.seats


def test_a_replay_of_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    match = new_match("base", 2)
    play_corners(match, 30)
    path = tmp_path / "game.cabochon"
    path.write_text(record_text(match.record) + "31 1 comm", encoding="utf-8")
    replay = Replay.load(path)
    assert replay.source.entries == match.record.entries
    hidden = {held.card for player in match.state.players for held in player.hand if held.blind}
    assert hidden
    assert not hidden & {held.card for player in replay.state_at(len(replay) - 1).players for held in player.hand}
    with pytest.raises(RecordError, match="no cards have been dealt"):
        path.write_text("".join(record_text(match.record).splitlines(keepends=True)[:9]), encoding="utf-8")
        Replay.load(path)


def test_a_deleted_folder_is_recreated(store: Store) -> None:
    shutil.rmtree(store.games_dir)
    game, match, journal = store.begin("base", SEATS)
    journal.close()
    assert store.load(game).follower.position.state == match.state


def test_a_seed_makes_a_deal_repeatable(store: Store) -> None:
    first, _, one = store.begin("base", SEATS, secret=secret_from("again"))
    second, match, two = store.begin("base", SEATS, secret=secret_from("again"))
    assert second == f"{first}-2"
    assert store.load(first).follower.position.state == match.state
    one.close()
    two.close()

"""Cached summaries of saved games: they spare reading, and never outlive their file."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.profile.database import ProfileStore
from game.record import SeatInfo
from game.storage import summaries as store_summary
from game.storage.store import Store
from game.storage.summaries import CACHE_NAME, Summaries
from tests.helpers.tables import play_corners, play_out

SEATS = (SeatInfo("Ana", "human"), SeatInfo("Bo", "bot", "greedy"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that were read."""
    names: list[str] = []
    read = Summaries.read

    def noted(self: Summaries, path: Path, status: os.stat_result) -> store_summary.GameSummary:
        names.append(path.name)
        return read(self, path, status)

    monkeypatch.setattr(Summaries, "read", noted)
    return names


def saved(store: Store, decisions: int = 3, end: bool = False) -> str:
    game_id, match, journal = store.begin("base", SEATS)
    play_corners(match, decisions)
    if end:
        play_out(match)
    journal.close()
    return game_id


def again(store: Store) -> Store:
    """Close the folder and open it anew."""
    store.close()
    return Store(store.data_dir)


def test_a_game_is_read_once_and_again_when_it_has_changed(store: Store, reads: list[str]) -> None:
    first, over = saved(store), saved(store, end=True)
    games = store.list_games()
    assert len(reads) == 2
    with again(store) as second:
        assert second.list_games() == games
        assert second.unfinished() == next(game for game in games if game.id == first)
        assert len(reads) == 2
        match, journal = second.resume(first)
        play_corners(match, 1)
        journal.close()
        assert {game.id for game in second.list_games()} == {first, over}
        assert reads[2:] == [f"{first}.cabochon"]
        second.delete(over)
        assert [game.id for game in second.list_games()] == [first]
    assert over.encode() not in (store.data_dir / CACHE_NAME).read_bytes()


@pytest.mark.parametrize("change", ["size", "time", "cards"])
def test_a_summary_is_dropped_when_the_file_or_the_cards_change(
    store: Store, reads: list[str], monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    path = store.games_dir / f"{saved(store)}.cabochon"
    store.list_games()
    status = path.stat()
    if change == "size":
        path.write_bytes(path.read_bytes()[:-9])
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    elif change == "time":
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns - 1_000_000))
    else:
        monkeypatch.setattr(store_summary, "card_hash", lambda _: bytes(32))
    store.list_games()
    assert len(reads) == 2


@pytest.mark.parametrize("damage", ["gone", "empty", "torn", "altered", "other", "nonsense", "folder"])
def test_a_damaged_memory_only_costs_time(store: Store, reads: list[str], damage: str) -> None:
    saved(store)
    games = store.list_games()
    memory = store.data_dir / CACHE_NAME
    data = memory.read_bytes()
    body = data.partition(b"\n")[2]
    current = f'"format":{store_summary.CACHE_FORMAT}'.encode()
    other = body.replace(current, b'"format":3')
    wrong = {
        "empty": b"",
        "torn": data[:-5],
        "altered": data.replace(b'"round":', b'"round":9'),
        "other": store_summary._checksum(other) + b"\n" + other,
        "nonsense": store_summary._checksum(b"[]") + b"\n[]",
    }
    memory.unlink()
    if damage == "folder":
        memory.mkdir()
    elif damage != "gone":
        memory.write_bytes(wrong[damage])
    with again(store) as second:
        assert second.list_games() == games
        assert second.list_games() == games
    assert len(reads) == 2


def test_an_impatient_reader_gets_all_names_at_once_and_the_rest_by_and_by(store: Store, reads: list[str]) -> None:
    ids = {saved(store) for _ in range(4)}
    assert all(game.unread for game in store.list_games(patience_s=0)), "without time it reads none"
    for known in range(1, 5):
        games = store.list_games(patience_s=1e-9)
        assert {game.id for game in games} == ids
        assert [game.unread for game in games] == [False] * known + [True] * (4 - known)
    assert len(reads) == 4
    assert store.list_games() == games


def test_an_impatient_reader_gets_beyond_files_that_are_never_cached(store: Store, reads: list[str]) -> None:
    sound, (unfit, newest) = [saved(store) for _ in range(3)], (saved(store), saved(store))
    for game_id, seconds in ((unfit, 2e9), (newest, 3e9)):
        path = store.path(game_id)
        path.write_bytes(path.read_bytes().replace(b"take", b"tale").replace(b"reserve", b"preserve"))
        os.utime(path, (seconds, seconds))
    for known in range(1, 6):
        games = store.list_games(patience_s=1e-9)
        assert [game.id for game in games[:2]] == [newest, unfit]
        assert [game.unread for game in games] == [False] * known + [True] * (5 - known)
    assert len(reads) == 5
    assert [game.damaged is not None for game in games] == [True] * 2 + [False] * 3
    assert {game.id for game in games} == {*sound, unfit, newest}
    assert store.list_games() == games
    assert len(reads) == 7, "a new list reads damaged files again"


def test_a_wrong_clock_and_other_programs_files_do_no_harm(store: Store) -> None:
    game_id = saved(store)
    path = store.games_dir / f"{game_id}.cabochon"
    (store.games_dir / f"._{game_id}.cabochon").write_bytes(b"a note of a Macintosh")
    for seconds in (-1e9, 9e9):
        os.utime(path, (seconds, seconds))
        (game,) = store.list_games()
        assert game.playable
        assert game.updated.astimezone().year >= 1970


@pytest.mark.parametrize("part", [rb"cabochon record (1)", rb"edition base cards ([0-9a-f]{2})"])
def test_a_game_of_another_version_is_not_called_damaged(store: Store, part: bytes) -> None:
    path = store.games_dir / f"{saved(store)}.cabochon"
    data = path.read_bytes()
    found = re.search(part, data)
    assert found is not None
    start, end = found.span(1)
    data = data[:start] + b"9" * (end - start) + data[end:]
    path.write_bytes(data)
    (game,) = store.list_games()
    assert game.foreign
    assert game.damaged is not None
    assert not game.playable
    assert store.unfinished() is None
    assert path.read_bytes() == data


def test_a_summary_reports_blind_cards_while_the_game_is_unfinished(store: Store) -> None:
    game_id, match, journal = store.begin("base", SEATS)
    play_corners(match, 30)
    (game,) = store.list_games()
    assert game.blind == any(held.blind for player in match.state.players for held in player.hand)
    assert game.blind
    play_out(match)
    journal.close()
    (game,) = store.list_games()
    assert not game.blind
    assert msgspec.structs.asdict(game)["id"] == game_id


def test_folders_and_files_whose_names_are_no_text_are_listed_and_counted(tmp_path: Path) -> None:
    odd = os.fsdecode(b"\xff") if sys.platform == "linux" else "ÿ"  # other systems have text only
    with Store(tmp_path / odd) as store:
        path = store.path(saved(store, end=True))
        path.with_name(f"{odd}.cabochon").write_bytes(path.read_bytes())
        assert len(store.list_games()) == 2
        assert (store.data_dir / CACHE_NAME).exists()
        with ProfileStore(store.data_dir) as profile:
            assert profile.sync(store)

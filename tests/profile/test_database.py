"""The profile: which games count, each of them once, and a file that survives damage and newer versions."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from game.bots import make_bot
from game.challenges.deals import DAILY_SEAT, daily, duplicate, seats_at
from game.match.fork import fork_record
from game.match.match import Match, NoJournal, new_header
from game.profile.database import FILE_NAME, ProfileError, ProfileStore, Progress
from game.profile.stats import PEOPLE, Played, figures, played
from game.profile.transfer import read_profile, write_profile
from game.record import ClockRule, SeatInfo
from game.record.writer import record_text
from game.rules import current_actor, legal_actions, observe
from game.scenes.profile.news import news_of
from game.scenes.profile.text import large_figures
from game.storage.folder import RECORD_SUFFIX, SECRET_SUFFIX
from game.storage.store import Store
from game.tutorial.lesson_script import lesson_of
from game.tutorial.lesson_session import play_on as play_on_from_lesson

PERSON = SeatInfo("Ada", "human")
BOT = SeatInfo("Bianca", "bot", "greedy")
EASY = SeatInfo("Carlo", "bot", "random")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


@pytest.fixture
def profile(store: Store) -> Iterator[ProfileStore]:
    with ProfileStore(store.data_dir) as profile:
        yield profile


def play_on(match: Match) -> None:
    bots = [make_bot("greedy", bytes([seat])) for seat in range(len(match.seats))]
    while match.end is None:
        seat = current_actor(match.state)
        assert seat is not None
        match.propose(seat, bots[seat].choose(observe(match.state, seat)))


def finish(store: Store, *seats: SeatInfo, name: str = "base", secret: bytes | None = None, back: bool = False) -> str:
    """Play a game and save it as the store does, but without a sync for each line."""
    secret = secret or bytes([100 + len(list(store.games_dir.iterdir()))] * 32)
    started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    match = Match.new(new_header(name, seats, secret, 0, started), secret, NoJournal())
    if back:
        match.propose(0, legal_actions(match.state)[0])
        match.take_back(0, 0)
    play_on(match)
    game = f"{match.record.header.game}-{len(list(store.games_dir.iterdir()))}"
    path = store.games_dir / f"{game}{RECORD_SUFFIX}"
    path.write_bytes(record_text(match.record).encode("utf-8"))
    path.with_suffix(SECRET_SUFFIX).write_bytes(secret.hex().encode("ascii"))
    return game


def resigned(store: Store, *seats: SeatInfo) -> None:
    _, match, journal = store.begin("base", seats, 0)
    match.resign(0)
    if match.end is None:
        play_on(match)
    journal.close()


def test_a_finished_game_counts_once_for_each_person(store: Store, profile: ProfileStore) -> None:
    finish(store, PERSON, SeatInfo("Bea", "human"), EASY)
    assert profile.sync(store) and profile.sync(store)
    assert profile.people() == ["Ada", "Bea"]
    [ada], [bea] = profile.games("Ada"), profile.games("Bea")
    assert (ada.game, ada.players, ada.level) == (bea.game, 3, PEOPLE)
    assert ada.edition == "base" and ada.clean
    assert not (ada.won and bea.won) or ada.points == bea.points


def test_the_same_deal_counts_once_however_often_it_is_played(store: Store, profile: ProfileStore) -> None:
    for _ in range(2):
        finish(store, PERSON, BOT, secret=bytes(32))
    profile.sync(store)
    assert len(profile.games("Ada")) == 1


def test_a_duplicate_counts_once_from_each_seat(store: Store, profile: ProfileStore) -> None:
    deal = duplicate(7, "base", 2)
    for seat in (1, 0, 1, 0):
        finish(store, *seats_at(deal, seat, "Ada"), secret=deal.secret)
        profile.sync(store)
    assert {game.game for game in profile.games("Ada")} == {f"{deal.game}/1", f"{deal.game}/2"}
    assert len(profile.attempts("Ada")) == 4
    assert news_of(profile, deal.game, "", deal, ["Ada"]).deal == deal


def test_results_under_a_name_with_an_emoji_move_to_the_cleaned_name(store: Store) -> None:
    finish(store, SeatInfo("Ada \N{PARTY POPPER}", "human"), EASY)
    with ProfileStore(store.data_dir) as profile:
        profile.sync(store)
        assert profile.people() == ["Ada"]
        old = msgspec.structs.replace(profile.games("Ada")[0], game="older", name="Ada \N{PARTY POPPER}")
        profile.add([old])
        profile.add_try("base-1", old.name, True)
        assert len(profile.people()) == 2
    with ProfileStore(store.data_dir) as profile:
        assert profile.people() == ["Ada"]
        assert len(profile.games("Ada")) == 2
        assert profile.puzzles("Ada")["base-1"].solved


def test_the_strongest_bot_names_the_level(store: Store, profile: ProfileStore) -> None:
    finish(store, PERSON, EASY, BOT)
    finish(store, PERSON, EASY)
    profile.sync(store)
    assert sorted(game.level for game in profile.games("Ada")) == ["greedy", "random"]


def test_games_of_bots_and_unfinished_ones_count_for_nobody(store: Store, profile: ProfileStore) -> None:
    finish(store, BOT, EASY)
    store.begin("base", (PERSON, BOT))[2].close()
    profile.sync(store)
    assert profile.people() == []


def test_a_resigned_player_has_lost_and_the_remaining_one_has_won(store: Store, profile: ProfileStore) -> None:
    resigned(store, PERSON, SeatInfo("Bea", "human"))
    resigned(store, SeatInfo("Cleo", "human"), BOT, EASY)
    profile.sync(store)
    assert [game.won for game in profile.games("Ada")] == [False]
    [bea] = profile.games("Bea")
    assert bea.won and bea.medals == ()
    assert [game.won for game in profile.games("Cleo")] == [False]


def test_an_agreed_end_counts_for_nothing(store: Store, profile: ProfileStore) -> None:
    _, match, journal = store.begin("base", (PERSON, BOT), 0)
    match.agree_end()
    journal.close()
    profile.sync(store)
    assert profile.people() == []


def test_a_game_with_a_turn_taken_back_counts_but_earns_nothing(store: Store, profile: ProfileStore) -> None:
    for number in range(4):
        finish(store, PERSON, EASY, secret=bytes([number] * 32), back=True)
    profile.sync(store)
    games = profile.games("Ada")
    assert len(games) == 4 and any(game.won for game in games)
    assert not any(game.clean or game.medals for game in games)
    found = figures(games)
    assert found.best_points is None
    assert (large_figures(found)[3].value, large_figures(found)[3].note) == ("–", "assisted games do not count")


@pytest.mark.parametrize(("left", "bot", "clean"), [(0, True, False), (0, False, True), (1, True, True)])
def test_turns_that_a_bot_played_at_zero_earn_nothing(left: int, bot: bool, clean: bool) -> None:
    secret = bytes([1]) * 32
    header = new_header("base", (PERSON, EASY), secret, 0, clock=ClockRule("turn", 30, bot))
    match = Match.new(header, secret, NoJournal())
    match.note_clock(0, left)
    play_on(match)
    [game] = played(match.follower, "2026-03-14T12:00:00+00:00")
    assert (game.won, game.clean, bool(game.medals)) == (True, clean, clean)


def test_a_won_game_earns_medals(store: Store, profile: ProfileStore) -> None:
    for number in range(4):
        finish(store, PERSON, EASY, secret=bytes([number] * 32))
    profile.sync(store)
    assert all(("win" in game.medals) == game.won for game in profile.games("Ada"))
    assert any(game.won for game in profile.games("Ada"))


def test_forks_lessons_and_records_from_elsewhere_count_for_nothing(store: Store, profile: ProfileStore) -> None:
    lesson = play_on_from_lesson(store, lesson_of("base"), "Ada", "Bo")
    lesson.close()
    assert lesson.game_id is not None
    learnt, journal = store.resume(lesson.game_id)
    play_on(learnt)
    journal.close()
    game, match, journal = store.begin("base", (PERSON, BOT), 0)
    match.propose(0, legal_actions(match.state)[0])
    name, text = fork_record(match.record, 1, (PERSON, BOT), bytes([9] * 32))
    journal.close()
    store.delete(game)
    store.save_copy(name, text, bytes([9] * 32)).close()
    forked, journal = store.resume(name)
    play_on(forked)
    journal.close()
    foreign = finish(store, PERSON, BOT)
    store.path(foreign).with_suffix(SECRET_SUFFIX).unlink()
    profile.sync(store)
    assert profile.people() == []


def test_deleted_results_are_not_counted_again(store: Store, profile: ProfileStore) -> None:
    finish(store, PERSON, SeatInfo("Bea", "human"))
    profile.sync(store)
    profile.add_try("base-1", "Ada", True)
    profile.delete("Ada")
    profile.sync(store)
    assert profile.people() == ["Bea"]
    assert profile.puzzles("Ada") == {}


def test_a_deleted_game_still_counts(store: Store, profile: ProfileStore) -> None:
    game = finish(store, PERSON, BOT)
    profile.sync(store)
    store.delete(game)
    profile.sync(store)
    assert len(profile.games("Ada")) == 1


def test_counting_stops_at_its_time_limit_and_resumes_later(store: Store, profile: ProfileStore) -> None:
    for number in range(3):
        finish(store, PERSON, BOT, secret=bytes([number] * 32))
    assert not profile.sync(store, patience_s=0) and not profile.games("Ada"), "without time it reads none"
    assert not profile.sync(store, patience_s=1e-9)
    assert len(profile.games("Ada")) == 1
    assert not profile.sync(store, patience_s=1e-9)
    assert profile.sync(store, patience_s=1e-9)
    assert len(profile.games("Ada")) == 3
    assert profile.sync(store, patience_s=0), "nothing is left to read"


def test_a_game_that_could_not_be_read_is_counted_later(
    store: Store, profile: ProfileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(store, PERSON, BOT)

    def held_up(_path: Path) -> bytes:
        raise PermissionError(13, "in use by another program")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_bytes", held_up)
        assert profile.sync(store)
    assert profile.games("Ada") == []
    assert profile.sync(store)
    assert len(profile.games("Ada")) == 1


def test_a_game_of_the_day_is_a_result_of_that_day(store: Store, profile: ProfileStore) -> None:
    today = datetime.now(UTC).date()
    deal = daily(today, "base")
    for _ in range(2):
        finish(store, *seats_at(deal, DAILY_SEAT, "Ada"), secret=deal.secret)
    other = duplicate(7, "base", 2)
    finish(store, *seats_at(other, 1, "Ada"), secret=other.secret)
    profile.sync(store)
    days = [attempt for attempt in profile.attempts("Ada") if attempt.kind == "daily"]
    assert [(attempt.key, attempt.seat, len(attempt.points)) for attempt in days] == [(today.isoformat(), 0, 3)] * 2
    [one] = [attempt for attempt in profile.attempts("Ada") if attempt.kind == "duplicate"]
    assert (one.key, one.seat, one.players) == ("7", 1, 2)
    assert len(profile.games("Ada")) == 2


def test_a_challenge_with_a_turn_taken_back_is_no_result(store: Store, profile: ProfileStore) -> None:
    deal = duplicate(1, "base", 2)
    finish(store, *seats_at(deal, 0, "Ada"), secret=deal.secret, back=True)
    profile.sync(store)
    assert profile.attempts("Ada") == []


def test_a_solved_puzzle_stays_solved(profile: ProfileStore) -> None:
    for solved in (False, True, False):
        profile.add_try("base-1", "Ada", solved)
    assert profile.puzzles("Ada") == {"base-1": Progress(3, True)}
    assert profile.people() == ["Ada"]


def test_an_export_holds_everything_and_overwrites_nothing(store: Store, profile: ProfileStore, tmp_path: Path) -> None:
    finish(store, PERSON, BOT)
    profile.sync(store)
    profile.add_try("marvel-2", "Ada", False)
    path = tmp_path / "ada.json"
    write_profile(profile, "Ada", path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert [msgspec.convert(game, Played) for game in kept["games"]] == profile.games("Ada")
    assert kept["puzzles"] == {"marvel-2": {"tries": 1, "solved": False}}
    with pytest.raises(ProfileError, match="already exists"):
        write_profile(profile, "Ada", path)


def test_an_export_brings_a_profile_to_another_computer_and_nothing_twice(
    store: Store, profile: ProfileStore, tmp_path: Path
) -> None:
    deal = duplicate(1, "base", 2)
    finish(store, *seats_at(deal, 0, "Ada"), secret=deal.secret)
    profile.sync(store)
    profile.add_try("base-1", "Ada", True)
    path = tmp_path / "ada.json"
    write_profile(profile, "Ada", path)
    found = read_profile(path)
    with ProfileStore(tmp_path / "elsewhere") as other:
        other.add_try("base-1", "Ada", False)
        for _ in range(2):
            other.merge(found.name, found.games, found.challenges, found.puzzles)
        assert other.games("Ada") == profile.games("Ada") and other.attempts("Ada") == profile.attempts("Ada")
        assert other.puzzles("Ada") == {"base-1": Progress(1, True)}


@pytest.mark.parametrize(
    "spoiled",
    [
        b"no JSON",
        b"[]",
        b'{"format": 1, "name": "\\u200b"}',
        b'{"format": 1, "name": "Ada", "new": ' + b"[" * 9000,
        b'{"format": 2, "name": "Ada"}',
        b'{"format": 1, "name": "Ada", "puzzles": {"base-1": {"tries": 1e30}}}',
        b'{"format": 1, "name": "Ada", "games": [{"game": "g", "name": "A", "edition": "chess", "players": 2, "level": '
        b'"greedy", "points": 1, "rounds": 1, "won": true, "clean": true, "ended": "2026-01-01"}]}',
    ],
)
def test_no_file_but_an_export_is_taken_in(tmp_path: Path, spoiled: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(spoiled)
    with pytest.raises(ProfileError):
        read_profile(path)


def test_a_profile_keeps_all_under_another_name(store: Store, profile: ProfileStore) -> None:
    finish(store, PERSON, BOT)
    profile.sync(store)
    profile.add_try("base-1", "Ada", True)
    profile.add_try("base-1", "Bea", True)
    before = profile.games("Ada")
    with pytest.raises(ProfileError, match="already"):
        profile.rename("Ada", "bea")
    profile.rename("Ada", "Zoë")
    profile.sync(store)
    assert profile.people() == ["Zoë", "Bea"]
    assert profile.games("Zoë") == [msgspec.structs.replace(game, name="Zoë") for game in before]
    assert profile.puzzles("Zoë") == {"base-1": Progress(1, True)}


def test_a_damaged_file_is_set_aside_and_the_games_are_counted_again(store: Store) -> None:
    finish(store, PERSON, BOT)
    path = store.data_dir / FILE_NAME
    path.write_bytes(b"no database at all" * 100)
    with ProfileStore(store.data_dir) as profile:
        assert "profile-damaged-1.sqlite3" in profile.note
        profile.sync(store)
        assert profile.people() == ["Ada"]
    aside = store.data_dir / "profile-damaged-1.sqlite3"
    assert aside.read_bytes().startswith(b"no database")
    with ProfileStore(store.data_dir) as profile:
        assert profile.note == ""


def test_a_torn_file_is_put_aside(store: Store, profile: ProfileStore) -> None:
    profile.add([Played(f"g{n}", "Ada", "base", 2, "greedy", n, 20, False, True, "2026-01-01") for n in range(400)])
    profile.close()
    path = store.data_dir / FILE_NAME
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    with ProfileStore(store.data_dir) as fresh:
        assert fresh.note and fresh.people() == []


def test_a_newer_file_is_left_alone(store: Store) -> None:
    path = store.data_dir / FILE_NAME
    file = sqlite3.connect(path)
    file.execute("PRAGMA user_version = 99")
    file.close()
    before = path.read_bytes()
    with pytest.raises(ProfileError, match="newer version"):
        ProfileStore(store.data_dir)
    assert path.read_bytes() == before


def test_figures_of_nobody_and_of_a_run() -> None:
    nothing = figures([])
    assert (nothing.games, nothing.streak, nothing.best_streak, nothing.mean_points) == (0, 0, 0, None)
    games = [
        Played(f"g{n}", "Ada", "base" if n % 2 else "marvel", 2 + n % 3, "greedy", 10 + n, 20 + n, won, True, f"{n}")
        for n, won in enumerate((True, True, False, True, True, True, False, True))
    ]
    found = figures(games)
    assert (found.games, found.wins, found.streak, found.best_streak) == (8, 6, 1, 3)
    assert (found.best_points, found.mean_points, found.mean_rounds) == (17, 13.5, 23.5)
    assert {name: (share.games, share.wins) for name, share in found.by_edition.items()} == {
        "base": (4, 4),
        "marvel": (4, 2),
    }
    assert sum(share.games for share in found.by_players.values()) == 8
    assert {**found.by_level}.keys() == {"normal"}

"""Forks of a game: the history is kept, the cards ahead are redealt, and no hidden card is revealed."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.match.clock import clocks_left
from game.match.dealer import secret_from
from game.match.fork import can_fork, fork_record, knowable
from game.match.match import Match, NoJournal, Rejected, new_header
from game.match.verify import verify
from game.record import OPEN, TABLE, ClockRule, Commit, GameRecord, Redeal, SeatInfo, as_seen
from game.record.follower import follow
from game.record.reader import read_record
from game.record.takeback import last_turn_of
from game.record.writer import record_text
from game.replays.replay import Replay
from game.rules import PlaceKind, ReserveCard, deck
from game.sessions.local import resume
from game.storage.store import Store
from tests.helpers.tables import EDITIONS, network_match, new_match, play_corners, play_out

SECRET = secret_from("fork")
MOMENT = datetime(2026, 3, 14, 20, 15, tzinfo=UTC)
PEOPLE = (SeatInfo("Eva", "human"), SeatInfo("Bo", "bot", "random"), SeatInfo("Max", "human"))


def forked(record: GameRecord, seq: int, seats: tuple[SeatInfo, ...] = PEOPLE) -> GameRecord:
    name, text = fork_record(knowable(record), seq, seats, SECRET, MOMENT)
    fork = read_record(text)
    assert fork.header.game == name
    return fork


@pytest.mark.parametrize("name", EDITIONS)
def test_a_fork_keeps_the_history_and_names_its_origin(name: str) -> None:
    match = new_match(name, 3)
    play_out(match)
    before = follow(match.record)
    seq = len(before.positions) // 2
    fork = forked(match.record, seq)
    after = follow(fork)
    assert fork.header.origin is not None
    assert (fork.header.origin.game, fork.header.origin.seq) == (match.record.header.game, seq)
    assert fork.header.origin.digest == match.record.entries[seq].trailer.digest
    assert fork.header.game != match.record.header.game
    assert fork.header.started == "2026-03-14T20:15:00Z"
    assert [entry.body for entry in fork.entries[: seq + 1]] == [e.body for e in match.record.entries[: seq + 1]]
    assert isinstance(fork.entries[seq + 1].body, Redeal)
    assert after.position.state == before.positions[seq].state
    assert after.position.seats == PEOPLE


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
def test_a_fork_is_played_to_its_end_and_verified(name: str, tmp_path: Path) -> None:
    match = new_match(name, 2)
    play_out(match)
    bots = (SeatInfo("Al", "bot", "greedy"), SeatInfo("Bo", "bot", "greedy"))
    game, text = fork_record(match.record, 20, bots, SECRET, MOMENT)
    with Store(tmp_path) as store:
        store.save_copy(game, text, SECRET)
        session = resume(store, game)
        while not session.over:
            session.poll()
        session.close()
        assert verify(store.path(game).read_bytes()).proof == "unproven"


def test_the_cards_ahead_are_redealt() -> None:
    match = new_match("base", 3)
    play_out(match)
    fork = forked(match.record, 5)
    body = fork.entries[6].body
    assert isinstance(body, Redeal)
    opening = match.record.entries[0].body
    assert isinstance(opening, Commit)
    assert not set(body.places) & set(opening.places)


def blind_record(players: int) -> GameRecord:
    """A game in which the first two seats hold a card reserved blind."""
    match = new_match("base", players)
    for _ in range(players):
        match.propose(match.state.turn, ReserveCard(deck(2)))
    return match.record


def hidden(record: GameRecord) -> dict[int, str | None]:
    """What each seat holds unseen at the end of a record, in its reader's eyes."""
    players = follow(record).position.state.players
    return {seat: player.hand[0].card for seat, player in enumerate(players) if player.hand}


def test_hidden_cards_of_an_unfinished_game_are_redealt() -> None:
    record = blind_record(3)
    assert record.end is None
    known = knowable(record)
    assert known.header.view == OPEN, "two people played it"
    assert set(hidden(known).values()) == {None}
    fork = forked(record, len(record.entries) - 1)
    assert fork.header.view == TABLE
    assert fork.header.since == 2
    body = fork.entries[len(record.entries)].body
    assert isinstance(body, Redeal)
    assert len(body.actions) == 3
    assert all(action.place.kind is PlaceKind.HAND for action in body.actions)
    assert None not in hidden(fork).values()
    secret = {card for card in hidden(record).values() if card is not None}
    text = record_text(GameRecord(fork.header, fork.header_trailers, fork.entries[: len(record.entries)]))
    assert not any(card in text for card in secret)


def test_the_only_person_of_a_game_keeps_their_card() -> None:
    record = blind_record(2)
    own = hidden(record)[0]
    known = knowable(record)
    assert known.header.view == 0
    assert hidden(known) == {0: own, 1: None}
    fork = forked(record, len(record.entries) - 1, PEOPLE[:2])
    assert hidden(fork)[0] == own


def test_a_finished_game_hides_nothing() -> None:
    match = new_match("base", 3)
    play_out(match)
    assert knowable(match.record) is match.record


@pytest.mark.parametrize("view", [OPEN, 1])
def test_a_copy_of_a_network_game_continues_locally_without_keys(view: int | str) -> None:
    match = network_match("marvel", 3)
    play_corners(match, 12)
    copy = as_seen(match.record, OPEN if view == OPEN else 1)
    fork = forked(copy, len(copy.entries) - 1)
    assert not fork.header.is_networked
    assert not any(entry.signatures for entry in fork.entries)
    assert follow(fork).position.seats == PEOPLE


def test_a_decided_position_cannot_be_played_on() -> None:
    match = new_match("base", 2)
    play_out(match)
    positions = follow(match.record).positions
    assert not can_fork(positions[-1])
    assert can_fork(positions[0])
    with pytest.raises(ValueError, match="no entry"):
        fork_record(match.record, 10_000, PEOPLE[:2], SECRET)
    with pytest.raises((Rejected, ValueError)):
        fork_record(match.record, len(match.record.entries) - 1, PEOPLE[:2], SECRET)


def test_a_fork_is_listed_with_its_origin(tmp_path: Path) -> None:
    match = new_match("base", 2)
    play_out(match)
    game, text = fork_record(match.record, 20, PEOPLE[:2], SECRET, MOMENT)
    rounds = follow(match.record).positions[20].state.round
    for _ in range(2):  # read, then recalled
        with Store(tmp_path) as store:
            if not (tmp_path / "games" / f"{game}.cabochon").exists():
                store.save_copy(game, text, SECRET)
            (summary,) = store.list_games()
        assert summary.playable
        assert summary.origin is not None
        assert (summary.origin.game, summary.origin.seq) == (match.record.header.game, 20)
        assert summary.origin_round == rounds


@pytest.mark.parametrize("name", EDITIONS)
def test_a_replay_is_watched_with_other_eyes(name: str) -> None:
    match = new_match(name, 3)
    play_corners(match, 30)
    match.agree_end()
    replay = Replay(match.record)
    assert replay.views == (TABLE, OPEN, 0, 1, 2)
    for view in replay.views:
        copy = follow(as_seen(match.record, view))
        for index in range(len(replay)):
            shown = replay.update_at(index, view)
            assert shown.state == replay.state_at(index, view) == copy.positions[index].state
            assert shown.events == copy.events[index]


def test_a_replay_of_an_unfinished_game_has_no_view_that_reveals_more() -> None:
    replay = Replay(blind_record(3))
    assert replay.views == (OPEN, 0, 1, 2)
    last = len(replay) - 1
    for view in replay.views:
        assert all(held.card is None for player in replay.state_at(last, view).players for held in player.hand)


def timed_match(rule: ClockRule, left: dict[int, int]) -> Match:
    """A game whose record notes a clock after every action; at last the clocks show what is ``left``."""
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bo", "human"))
    match = Match.new(new_header("base", seats, SECRET, clock=rule), SECRET, NoJournal())
    for number in range(4):
        play_corners(match, 1)
        match.note_clock(number % 2, left[number % 2])
    return match


def test_a_clock_is_no_step_of_a_replay() -> None:
    match = timed_match(ClockRule("turn", 60, bot=True), {0: 21_000, 1: 34_000})
    replay = Replay(match.record)
    assert len(match.record.entries) == 9
    kinds = [replay.update_at(step).kind for step in range(len(replay))]
    assert kinds == ["commit"] * 5
    assert [replay.entry_at(step) for step in range(5)] == [0, 2, 4, 6, 8]
    assert replay.turns == tuple(range(5))
    assert [replay.state_at(step).turn for step in range(5)] == [
        match.follower.positions[entry].state.turn for entry in (0, 2, 4, 6, 8)
    ]


@pytest.mark.parametrize(
    ("seconds", "left", "after"),
    [(600, 34_000, 34_000), (600, 0, 600_000), (300, 34_000, 300_000)],
    ids=["the same clock goes on", "one that is down starts full", "another one starts full"],
)
def test_a_fork_has_the_clock_that_is_chosen_for_it(seconds: int, left: int, after: int, tmp_path: Path) -> None:
    rule = ClockRule("game", seconds, bot=True)
    match = timed_match(ClockRule("game", 600, bot=True), {0: 500_000, 1: left})
    seats = match.record.header.seats
    game, text = fork_record(match.record, 8, seats, SECRET, MOMENT, rule)
    with Store(tmp_path) as store:
        store.save_copy(game, text, SECRET)
        session = resume(store, game)
        assert session.record.header.clock == rule
        assert session.clock is not None
        assert session.clock.left_ms(1) == after
        session.close()
    assert clocks_left(forked(match.record, 8, seats).entries) == {0: 500_000, 1: left}
    assert forked(match.record, 8, seats).header.clock is None


def test_a_turn_taken_back_restarts_in_a_replay_and_in_a_fork() -> None:
    match = new_match("base", 2)
    play_corners(match, 6)
    seat = match.state.turn
    play_corners(match, 2)
    to = last_turn_of(match.record, seat)
    assert to is not None
    match.take_back(seat, to)
    replay = Replay(match.record)
    last = len(replay) - 1
    assert replay.turns[-1] == last
    assert replay.state_at(last).turn == seat
    assert replay.state_at(last) == replay.state_at(to)
    for step in (last, last - 1):  # before and after it was taken back: both can be played on
        fork = follow(forked(match.record, replay.entry_at(step), match.record.header.seats))
        assert fork.position.state.turn == replay.state_at(step).turn
        assert fork.position.state.market == replay.state_at(step).market

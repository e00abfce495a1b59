"""The players' clocks: when they run, what a record keeps of them, and who plays at zero."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.clock import TurnClock, clocks_left
from game.match.dealer import secret_from
from game.record import Clock, ClockRule, Commit, RecordError, SeatInfo
from game.record.reader import read_record
from game.record.writer import record_text
from game.rules import TakeTokens
from game.sessions.local import new_game, preview, resume
from game.storage.store import Store
from tests.helpers.waiting import wait_for_updates

ANA, BO = SeatInfo("Ana", "human"), SeatInfo("Bo", "human")
GREEDY = SeatInfo("Greedy", "bot", "greedy")
TURN = ClockRule("turn", 30, bot=True)
GAME = ClockRule("game", 600, bot=False)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


def test_a_clock_for_the_turn_starts_full_each_time() -> None:
    clock = TurnClock(TURN, [0, 1])
    clock.run(12_000, 0, 1)
    clock.run(5_000, 0, 1)
    assert clock.left_ms(0) == 13_000
    clock.run(1_000, 1, 1)
    clock.run(2_000, 0, 2)
    assert (clock.left_ms(0), clock.left_ms(1)) == (28_000, 29_000)


def test_a_clock_for_the_game_never_gets_time_back() -> None:
    clock = TurnClock(GAME, [0, 1], {0: 100_000})
    clock.run(40_000, 0, 1)
    clock.run(1_500, 1, 1)
    clock.run(70_000, 0, 2)
    assert (clock.left_ms(0), clock.left_ms(1)) == (0, 598_500)
    assert clock.expired(0)
    assert not clock.expired(1)
    assert clock.left_s() == {0: 0, 1: 599}


def test_a_bot_has_no_clock() -> None:
    clock = TurnClock(TURN, [0])
    clock.run(99_000, 1, 1)
    assert clock.left_ms(1) is None
    assert not clock.expired(1)


def test_each_action_records_the_remaining_time() -> None:
    session = preview("base", (ANA, BO), 0, secret_from("clock"), GAME)
    session.poll()
    session.tick(1_250)
    session.propose(0, TakeTokens((0, 1, 2)))
    updates = wait_for_updates(session, 2)
    assert [update.kind for update in updates] == ["commit", "clock"]
    assert session.record.entries[-1].body == Clock(0, 598_750)
    assert clocks_left(session.record.entries) == {0: 598_750}
    assert session.can_take_back
    session.take_back(0)
    wait_for_updates(session, 1)
    assert session.state.turn == 0
    session.close()


def test_at_zero_a_bot_plays_and_the_record_notes_it() -> None:
    session = preview("base", (ANA, BO), 0, secret_from("zero"), TURN)
    session.poll()
    session.tick(29_999)
    assert session.poll() == []
    for _ in range(3):
        session.tick(1)  # however often it is asked, one decision is made
    updates = wait_for_updates(session, 2)
    assert [update.kind for update in updates] == ["time_up", "commit"]
    assert session.record.entries[-2].body == Clock(0, 0)
    commit = session.record.entries[-1].body
    assert isinstance(commit, Commit)
    assert commit.seat == 0
    assert session.state.turn == 1
    session.close()


def test_at_zero_people_go_on_where_no_bot_is_wanted() -> None:
    rule = ClockRule("turn", 1, bot=False)
    session = preview("base", (ANA, BO), 0, secret_from("late"), rule)
    session.poll()
    session.tick(5_000)
    session.propose(0, TakeTokens((0, 1, 2)))
    updates = wait_for_updates(session, 2)
    assert [update.kind for update in updates] == ["commit", "clock"]
    assert session.record.entries[-1].body == Clock(0, 0)
    session.close()


def test_a_saved_game_resumes_with_the_remaining_time(store: Store) -> None:
    session = new_game(store, "base", (ANA, GREEDY), 0, secret_from("saved"), GAME)
    session.set_paused(True)
    session.poll()
    session.tick(60_000)
    session.propose(0, TakeTokens((0, 1, 2)))
    wait_for_updates(session, 2)
    assert session.game_id is not None
    session.close()
    again = resume(store, session.game_id)
    assert again.clock is not None
    assert again.clock.rule == GAME
    assert again.clock.left_ms(0) == 540_000
    again.close()


@pytest.mark.parametrize("rule", [TURN, GAME, None])
def test_the_rule_stands_in_the_header(rule: ClockRule | None) -> None:
    session = preview("base", (ANA, BO), 0, secret_from("header"), rule)
    session.poll()
    text = record_text(session.record)
    assert ("\nclock " in text) is (rule is not None)
    assert read_record(text).header.clock == rule
    session.close()


@pytest.mark.parametrize("line", ["clock turn 0 bot", "clock week 30 bot", "clock turn 30", "clock turn 030 -"])
def test_a_senseless_rule_is_refused(line: str) -> None:
    session = preview("base", (ANA, BO), 0, secret_from("header"), TURN)
    session.poll()
    text = record_text(session.record)
    session.close()
    with pytest.raises(RecordError, match="the turn clock"):
        read_record(text.replace("clock turn 30 bot", line))


def test_a_clock_with_an_addition_gets_it_after_each_turn_and_never_holds_more_than_at_first() -> None:
    clock = TurnClock(ClockRule("game", 120, bot=True), [0, 1], added_s=20)
    clock.run(50_000, 0, 1)
    clock.run(5_000, 1, 1)
    assert (clock.left_ms(0), clock.left_ms(1)) == (90_000, 115_000)
    clock.run(1_000, 0, 2)
    assert (clock.left_ms(0), clock.left_ms(1)) == (89_000, 120_000)


def test_an_addition_comes_though_a_bot_moves_next() -> None:
    clock = TurnClock(ClockRule("game", 120, bot=True), [0], added_s=20)
    clock.run(50_000, 0, 1)
    clock.run(0, 1, 1)
    assert clock.left_ms(0) == 90_000

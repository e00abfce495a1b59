"""The local session: views of its seats, bots behind the frame loop, and games that survive being killed."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match.dealer import secret_from
from game.record import OPEN, Clock, ClockRule, SeatInfo, Takeback
from game.record.follower import load_record
from game.record.writer import record_text
from game.rules import Deal, GameState, ReserveCard, TakeTokens, deck, legal_actions, market, observe
from game.sessions.local import LocalSession, new_game, preview, resume
from game.sessions.session import NotSavedError, Session, SessionError
from game.storage.store import Store
from tests.helpers.paths import ROOT
from tests.helpers.waiting import wait_for_updates

ANA, BO = SeatInfo("Ana", "human"), SeatInfo("Bo", "human")
GREEDY, RANDOM = SeatInfo("Greedy", "bot", "greedy"), SeatInfo("Chance", "bot", "random")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as opened:
        yield opened


def test_a_click_comes_back_as_a_commit_with_its_events() -> None:
    session = preview("base", (ANA, BO), first=0, secret=secret_from("click"))
    opening = session.poll()
    assert [(update.seq, update.kind, update.seat) for update in opening] == [(0, "commit", None)]
    assert all(isinstance(action, Deal) for action in opening[0].actions)
    session.propose(0, TakeTokens((0, 1, 2)))
    (update,) = wait_for_updates(session)
    assert (update.seq, update.kind, update.seat, update.actions) == (1, "commit", 0, (TakeTokens((0, 1, 2)),))
    assert update.events
    assert update.state == session.state
    assert session.state.players[0].tokens[:3] == (1, 1, 1)
    assert session.history() == (*opening, update)
    session.close()


def test_a_preview_begins_after_the_turns_that_were_played() -> None:
    session = preview("base", (GREEDY, RANDOM), first=0, secret=secret_from("turns"), turns=8)
    shown = session.state
    updates = session.poll()
    assert all(update.seq > 8 for update in updates)
    assert shown.round > 1
    session.close()


def test_illegal_and_out_of_turn_proposals_are_rejected() -> None:
    session = preview("base", (ANA, BO, GREEDY), first=0)
    session.poll()
    session.propose(0, TakeTokens((0, 0, 0)))
    session.propose(1, TakeTokens((0, 1, 2)))
    session.propose(2, TakeTokens((0, 1, 2)))
    refused = wait_for_updates(session, 3)
    assert [(update.kind, update.seat) for update in refused] == [("rejected", seat) for seat in (0, 1, 2)]
    assert refused[0].reason is not None
    assert refused[0].reason.rule in {"R6", "R7"}
    assert [update.sentence for update in refused[1:]] == [
        "It is another player’s turn.",
        "The computer plays this seat.",
    ]
    assert len(session.record.entries) == 1
    session.close()


def test_bots_wait_for_the_screen_and_while_it_pauses() -> None:
    session = preview("base", (GREEDY, RANDOM))
    session.set_paused(True)
    first = wait_for_updates(session)
    assert all(update.kind == "commit" for update in first)
    pause = threading.Event()
    pause.wait(0.05)
    settled = session.poll()
    pause.wait(0.05)
    assert session.poll() == []
    session.set_paused(False)
    pause.wait(0.1)
    assert len(wait_for_updates(session)) == 1, "one move at a time, however late the poll is"
    assert len(first) + len(settled) <= 3
    while not session.over:
        wait_for_updates(session)
    assert session.result is not None
    session.close()


def test_a_pace_spreads_the_moves_of_bots() -> None:
    session = preview("base", (GREEDY, RANDOM))
    session.set_pace(3600)
    wait_for_updates(session)
    threading.Event().wait(0.1)
    assert len(session.record.entries) + len(session.poll()) <= 3
    session.set_pace(0)
    wait_for_updates(session, 3)
    session.close()


def test_each_human_sees_only_the_own_blind_cards() -> None:
    session = preview("marvel", (ANA, BO, GREEDY), first=0, secret=secret_from("blind"))
    session.set_paused(True)
    session.poll()
    assert session.shown is None
    session.show_hand(0)
    session.propose(0, ReserveCard(deck(3)))
    (update,) = wait_for_updates(session)
    held = update.state.players[0].hand[0]
    assert held.card is not None
    assert held.blind
    session.show_hand(1)
    assert session.state.players[0].hand[0].card is None
    session.show_hand(None)
    assert session.state == observe(session.state, None)
    assert held.card not in record_text(session.record)
    with pytest.raises(ValueError, match="nobody plays seat 2 here"):
        session.show_hand(2)
    session.close()


def test_one_human_alone_sees_the_own_hand_from_the_start() -> None:
    session = preview("base", (GREEDY, ANA))
    assert session.shown == 1
    assert session.local_seats == frozenset({1})
    assert session.record.header.view == 1
    session.close()


def test_one_human_among_bots_takes_any_turn_back() -> None:
    session = preview("base", (ANA, GREEDY), first=0, secret=secret_from("takeback"))
    session.poll()
    assert not session.can_take_back
    before = session.state
    session.propose(0, ReserveCard(deck(1)))
    wait_for_updates(session, 2)
    assert session.can_take_back
    session.take_back(0)
    (update,) = wait_for_updates(session)
    assert update.kind == "takeback"
    assert update.state == session.state == before
    assert not session.can_take_back
    session.close()


def test_people_at_one_screen_take_back_turns_that_revealed_no_card() -> None:
    session = preview("base", (ANA, BO), first=0, secret=secret_from("two"))
    session.poll()
    assert not session.can_take_back
    start = session.state
    for seat in (0, 1):
        session.propose(seat, TakeTokens((0, 1, 2)))
    wait_for_updates(session, 2)
    states: list[GameState] = []
    for seat in (1, 0):
        assert session.can_take_back
        session.take_back(0)  # by any player: the last turn is taken back first
        (update,) = wait_for_updates(session)
        assert (update.kind, update.seat) == ("takeback", seat)
        states.append(update.state)
    assert [state.turn for state in states] == [1, 0]
    assert states[1] == start
    session.propose(0, TakeTokens((0, 1, 2)))
    session.propose(1, ReserveCard(market(1, 0)))
    wait_for_updates(session, 2)
    assert not session.can_take_back, "a card was turned up: both turns stand"
    session.take_back(0)
    session.propose(0, TakeTokens((0, 1, 2)))
    (update,) = wait_for_updates(session)
    assert update.kind == "commit"
    assert session.can_take_back
    session.close()


def test_a_turn_taken_back_is_redone_with_the_same_cards_and_answers() -> None:
    session = preview("base", (ANA, GREEDY), first=0, secret=secret_from("redo"))
    session.poll()
    assert not session.can_redo
    session.propose(0, ReserveCard(deck(1)))
    wait_for_updates(session, 2)
    session.propose(0, ReserveCard(market(2, 1)))
    wait_for_updates(session, 2)
    before, bodies = session.state, [entry.body for entry in session.record.entries[1:]]
    for _ in range(2):
        session.take_back(0)
        wait_for_updates(session)
    assert session.can_redo
    for left in (True, False):
        session.redo()
        wait_for_updates(session, 2)
        assert session.can_redo is left
    assert session.state == before
    assert [entry.body for entry in session.record.entries[-4:]] == bodies
    session.take_back(0)
    wait_for_updates(session)
    session.propose(0, TakeTokens((0, 1, 2)))
    wait_for_updates(session, 2)
    assert not session.can_redo, "another action was played"
    session.redo()
    session.close()


def test_a_redone_turn_restores_no_time() -> None:
    session = preview("base", (ANA, BO), first=0, clock=ClockRule("game", 60, bot=False))
    session.poll()
    session.propose(0, TakeTokens((0, 1, 2)))
    wait_for_updates(session, 2)
    session.take_back(1)
    wait_for_updates(session)
    session.tick(5000)
    session.redo()
    wait_for_updates(session, 2)
    assert session.record.entries[-1].body == Clock(0, 55_000)
    assert session.state.turn == 1 and not session.can_redo
    session.close()


def test_a_takeback_is_marked_in_the_saved_record(store: Store) -> None:
    session = new_game(store, "base", (ANA, BO), 0, secret_from("marked"))
    session.poll()
    session.propose(0, TakeTokens((0, 1, 2)))
    wait_for_updates(session)
    session.take_back(0)
    wait_for_updates(session)
    assert session.game_id is not None
    session.close()
    record = store.load(session.game_id).follower.record
    assert [entry.body for entry in record.entries[-1:]] == [Takeback(0, 0)]


def test_resigning_hands_the_seat_to_a_bot() -> None:
    session = preview("base", (ANA, BO, GREEDY), first=0)
    session.set_paused(True)
    session.poll()
    session.show_hand(0)
    session.resign(0)
    assert [update.kind for update in wait_for_updates(session, 2)] == ["resign", "seat"]
    assert session.shown is None
    assert session.resigned == session.local_seats ^ {0, 1} == frozenset({0})
    assert session.own_seats == {0, 1}
    session.resign(1)
    wait_for_updates(session, 2)
    assert session.result is not None
    assert session.result.winners == (2,)
    session.close()


def test_the_end_is_agreed_when_all_people_consent() -> None:
    session = preview("base", (ANA, BO, GREEDY))
    session.set_paused(True)
    session.agree_end(0, True)
    session.agree_end(0, False)
    session.agree_end(1, True)
    assert session.end_votes == frozenset({1})
    assert not session.over
    session.agree_end(0, True)
    while not session.over:
        wait_for_updates(session)
    assert session.result is not None
    assert session.result.reason == "agreed"
    session.close()


def test_a_game_resumes_where_it_stopped(store: Store) -> None:
    session = new_game(store, "marvel", (ANA, GREEDY, RANDOM), secret=secret_from("go on"))
    game_id = session.game_id
    assert game_id is not None
    rng = random.Random(1)
    for _ in range(12):
        while session.state.turn != 0 or session.state.pending:
            wait_for_updates(session)
        session.propose(0, rng.choice(legal_actions(session.state)))
        wait_for_updates(session)
    state, seen = session.state, session.history()
    session.close()
    session = resume(store, game_id)
    assert session.poll() == [] or session.state.turn != 0
    assert session.history()[: len(seen)] == seen
    assert session.history()[len(seen) - 1].state == state
    session.close()


def test_a_full_disk_is_reported_and_the_game_can_be_resumed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game(store, "base", (ANA, BO), first=0)
    session.poll()
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", failing)
        session.propose(0, TakeTokens((0, 1, 2)))
        with pytest.raises(NotSavedError, match=r"^Cannot save the game: No space left on device\.$"):
            wait_for_updates(session)
        with pytest.raises(SessionError):
            session.poll()
    session.close()
    assert session.game_id is not None
    again = resume(store, session.game_id)
    again.propose(0, TakeTokens((0, 1, 2)))
    assert [update.seq for update in wait_for_updates(again)] == [1]
    again.close()


def failing(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_local_session_is_a_session() -> None:
    session: Session = preview("base", (GREEDY, RANDOM))
    assert isinstance(session, LocalSession)
    assert session.record.header.view == OPEN
    session.close()


CHILD = ROOT / "tests" / "helpers" / "crash_child.py"
KILLS = 200


@pytest.mark.slow
def test_a_game_killed_at_any_moment_loses_nothing_that_a_seat_has_seen(tmp_path: Path) -> None:
    """SIGKILL at 200 random moments, most of them inside ``write`` and ``fsync``; each game is resumed after it."""
    rng = random.Random(11)
    kills = 0
    inside = 0
    cut = 0
    while kills < KILLS:
        plan = [rng.randrange(1, 8) for _ in range(25)]
        kinds = [rng.choice(["write", "half", "fsync", "begin", "sent"]) for _ in plan]
        folder = tmp_path / f"run{kills}"
        child = subprocess.run(
            [sys.executable, str(CHILD), str(folder), json.dumps([plan, kinds])],
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert child.returncode == 0, child.stderr
        outcome = json.loads(child.stdout)
        kills += outcome["kills"]
        inside += outcome["inside"]
        cut += outcome["torn"]
    assert kills >= KILLS
    assert inside > KILLS // 2
    assert cut > 0, "some lines were cut off in the middle"
    for path in tmp_path.glob("run*/games/*.cabochon"):
        assert load_record(path.read_bytes()).follower.record.entries


@pytest.mark.slow
def test_a_process_killed_from_outside_loses_nothing(tmp_path: Path) -> None:
    rng = random.Random(5)
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, str(CHILD), str(tmp_path), "play"], stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            seen = [child.stdout.readline() for _ in range(rng.randrange(1, 40))]
            os.kill(child.pid, signal.SIGKILL)
            seen += [line for line in child.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        game_id, last = seen[-1].split()
        with Store(tmp_path) as store:
            assert len(store.load(game_id).follower.record.entries) > int(last)
            last_game = store.unfinished()
            if last_game is not None and last_game.id == game_id:
                resume(store, game_id).close()

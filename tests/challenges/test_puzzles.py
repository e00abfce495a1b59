"""Every puzzle, searched through: its goal can be reached, by few first moves, and not by the obvious one."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.bots import runner
from game.challenges.puzzle import Goal, Puzzle, judge, puzzles, read_puzzle, set_up
from game.challenges.puzzle_session import PuzzleSession, puzzle_seats
from game.challenges.solver import Solver
from game.match.dealer import Dealer
from game.notation.actions import parse
from game.record.hashing import sha
from game.rules import (
    Action,
    GameState,
    Phase,
    PlaceKind,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    edition,
    legal_actions,
)
from tests.helpers.endless import Endless

ALL = (*puzzles("base"), *puzzles("marvel"))
MOST_WAYS = 2


def start(puzzle: Puzzle) -> GameState:
    return set_up(puzzle, puzzle_seats(puzzle, "Ada", "Bianca")).state


def way(action: Action) -> object:
    """Return a key that differs between first moves, but not between the payments for one card."""
    return action.place if isinstance(action, PurchaseCard) else action


def session(puzzle: Puzzle, playback: bool = False) -> PuzzleSession:
    return PuzzleSession(puzzle, puzzle_seats(puzzle, "Ada", "Bianca"), playback)


def play(sitting: PuzzleSession, choose: Callable[[GameState], Action]) -> None:
    """Play with a strategy until the puzzle is over."""
    for _ in range(40):
        sitting.poll()
        if sitting.over:
            return
        if sitting.state.turn == sitting.puzzle.seat:
            sitting.propose(sitting.puzzle.seat, choose(sitting.state))
    raise AssertionError("the puzzle does not end")


def test_there_are_six_for_each_edition() -> None:
    for name in ("base", "marvel"):
        assert [puzzle.id for puzzle in puzzles(name)] == [f"{name}-{number}" for number in range(1, 7)]
        assert {puzzle.edition for puzzle in puzzles(name)} == {name}
        assert {"win", "tile", "deny"} == {puzzle.goal.kind for puzzle in puzzles(name)}
        assert len({puzzle.number for puzzle in puzzles(name)}) == 6


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_begins_with_a_free_choice_of_its_solver(puzzle: Puzzle) -> None:
    state = start(puzzle)
    assert (state.turn, state.phase, state.pending) == (puzzle.seat, Phase.ACTION, ())
    assert len(legal_actions(state)) >= 15
    assert judge(puzzle, state, 0) is None
    if puzzle.goal.tile is not None:
        assert puzzle.goal.tile in state.tiles


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_goal_is_reached_by_few_first_moves_and_not_by_the_greedy_one(puzzle: Puzzle) -> None:
    state, solver = start(puzzle), Solver(puzzle)
    good = solver.solutions(state)
    ways = {way(action) for action in good}
    assert 1 <= len(ways) <= MOST_WAYS
    assert way(solver.bot_choice(state)) not in ways
    assert parse(puzzle.solution[0], edition(puzzle.edition), state) in good
    if puzzle.goal.kind != "deny":
        sooner = msgspec.structs.replace(puzzle.goal, turns=puzzle.goal.turns - 1)
        assert not Solver(msgspec.structs.replace(puzzle, goal=sooner)).solutions(state)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_nobody_has_to_guess_cards(puzzle: Puzzle) -> None:
    """The solution uses only cards in sight, and holds where the unseen ones lie in another order."""
    state, rules = start(puzzle), edition(puzzle.edition)
    seen = {card for row in state.market for card in row} | {held.card for held in state.players[puzzle.seat].hand}
    for text in puzzle.solution:
        action = parse(text, rules, state)
        assert not isinstance(action, PurchaseCard) or action.card in seen
        assert not isinstance(action, ReserveCard) or action.place.kind is not PlaceKind.DECK
    first = parse(puzzle.solution[0], rules, state)
    other = Solver(puzzle, Dealer(sha("another deal", puzzle.number, 0), 1, state))
    assert other.reaches(*other.after(state, 0, first))


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_solution_solves_it_at_the_table_and_the_greedy_way_does_not(puzzle: Puzzle) -> None:
    rules, moves = edition(puzzle.edition), iter(puzzle.solution)
    solving = session(puzzle)
    play(solving, lambda state: parse(next(moves), rules, state))
    assert solving.judgement == "solved"
    assert next(moves, None) is None
    failing, solver = session(puzzle), Solver(puzzle)
    play(failing, solver.bot_choice)
    assert failing.judgement == "missed"


def test_the_solution_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.challenges.puzzle_session.SHOWN_PACE_S", 0.0)
    shown = session(puzzles("base")[1], playback=True)
    assert shown.local_seats == frozenset()
    for _ in range(12):
        shown.poll()
    assert shown.judgement == "solved"


def test_the_pace_and_a_pause_hold_the_opponent_back() -> None:
    sitting = session(puzzles("base")[1])
    sitting.set_paused(True)
    sitting.propose(sitting.puzzle.seat, Solver(sitting.puzzle).bot_choice(sitting.state))
    sitting.poll()
    assert sitting.poll() == [] and sitting.state.turn == sitting.puzzle.rival
    sitting.set_paused(False)
    assert sitting.poll() and sitting.state.turn == sitting.puzzle.seat


def test_no_frame_waits_for_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Endless()
    monkeypatch.setattr(runner, "open_runner", lambda: bots)
    puzzle = puzzles("base")[0]
    sitting = session(puzzle)
    while not bots.jobs:
        if sitting.state.turn == puzzle.seat:
            sitting.propose(puzzle.seat, legal_actions(sitting.state)[0])
        sitting.poll()
    assert sitting.poll() == [] == sitting.poll()
    assert len(bots.jobs) == 1
    bots.jobs[0].action = bots.jobs[0].task.fallback()
    assert [update.seat for update in sitting.poll()] == [puzzle.rival]
    sitting.close()
    assert bots.closed


def test_an_illegal_action_is_refused() -> None:
    sitting = session(puzzles("base")[0])
    before = sitting.state
    sitting.propose(sitting.puzzle.seat, TakeTokens((0, 0, 0)))
    [update] = sitting.poll()
    assert update.kind == "rejected" and update.reason is not None
    assert sitting.state == before and sitting.begun == 0


@pytest.mark.parametrize("kind", ["deny", "tile"])
def test_a_tile_goal_is_judged_by_the_owner_of_the_tile(kind: str) -> None:
    puzzle = puzzles("base")[2]
    goal = Goal("deny" if kind == "deny" else "tile", 2, puzzle.goal.tile)
    puzzle = msgspec.structs.replace(puzzle, goal=goal)
    state = start(puzzle)
    assert goal.tile is not None

    def owned_by(seat: int) -> GameState:
        player = msgspec.structs.replace(state.players[seat], tiles=(goal.tile,))
        players = (*state.players[:seat], player, *state.players[seat + 1 :])
        return msgspec.structs.replace(state, players=players)

    assert judge(puzzle, owned_by(puzzle.seat), 1) == "solved"
    assert judge(puzzle, owned_by(puzzle.rival), 1) == "missed"
    theirs = msgspec.structs.replace(state, turn=puzzle.rival)
    assert judge(puzzle, theirs, 2) == ("missed" if kind == "tile" else None)
    assert judge(puzzle, state, 2) == ("solved" if kind == "deny" else None)


def test_the_best_answer_defeats_the_goal_where_possible() -> None:
    puzzle = puzzles("base")[1]
    assert puzzle.answer == "best"
    state, solver = start(puzzle), Solver(puzzle)
    wrong = next(action for action in legal_actions(state) if action not in solver.solutions(state))
    after, begun = solver.after(state, 0, wrong)
    assert not solver.reaches(*solver.after(after, begun, solver.answer(after, begun)))


@pytest.mark.parametrize(
    "head",
    ['edition = "chess"\nseat = 0\nanswer = "best"', 'edition = "base"\nseat = 0\nanswer = "none"'],
)
def test_an_invalid_puzzle_is_refused(head: str) -> None:
    rest = '\nnumber = 1\nmoves = []\nsolution = []\n[goal]\nkind = "win"\nturns = 2'
    assert read_puzzle("good", f'edition = "base"\nseat = 0\nanswer = "best"{rest}').id == "good"
    with pytest.raises(ValueError):
        read_puzzle("bad", head + rest)


def test_a_seat_that_there_is_not_is_refused() -> None:
    text = 'edition = "base"\nseat = 5\nanswer = "best"\nnumber = 1\nmoves = []\nsolution = []\n'
    with pytest.raises(ValueError, match="a seat that there is not"):
        read_puzzle("bad", text + '[goal]\nkind = "win"\nturns = 2')

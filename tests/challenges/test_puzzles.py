"""Every puzzle: a proved goal is searched through and is reached by one first action alone; judged ones by a sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta

import msgspec
import pytest

from game.bots import runner
from game.challenges.puzzle import (
    COLUMNS,
    GRADES,
    Goal,
    Puzzle,
    daily_id,
    daily_puzzle,
    puzzle_outcome,
    puzzles,
    read_puzzles,
    set_up,
)
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
    apply,
    edition,
    legal_actions,
    market,
    observe,
    same_choice,
)
from tests.helpers.endless_bots import Endless
from tools.make_puzzles.judging import MARGIN, found_by_normal, searched

ALL = (*puzzles("base"), *puzzles("marvel"))
PROVED = [puzzle for puzzle in ALL if puzzle.goal.kind != "best"]
JUDGED = [puzzle for puzzle in ALL if puzzle.goal.kind == "best"]


def start(puzzle: Puzzle) -> GameState:
    return set_up(puzzle, puzzle_seats(puzzle, "Ada", "Bianca")).state


def first(puzzle: Puzzle, state: GameState) -> Action:
    return parse(puzzle.solution[0], edition(puzzle.edition), state)


def of_kind(kind: str, answer: str = "best") -> Puzzle:
    return next(puzzle for puzzle in ALL if (puzzle.goal.kind, puzzle.answer) == (kind, answer))


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


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_each_edition_has_fifty_puzzles_in_three_grades(name: str) -> None:
    known = puzzles(name)
    assert len(known) == len({puzzle.id for puzzle in known}) == 50
    assert max(Counter(puzzle.number for puzzle in known).values()) <= 2, "positions of many games"
    assert {puzzle.edition for puzzle in known} == {name}
    assert [puzzle.grade for puzzle in known] == sorted((each.grade for each in known), key=GRADES.index)
    assert all(sum(puzzle.grade == grade for puzzle in known) >= 10 for grade in GRADES)
    assert {"win", "tile", "deny", "best"} >= {puzzle.goal.kind for puzzle in known} >= {"win", "best"}


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_begins_with_a_free_choice_of_its_solver(puzzle: Puzzle) -> None:
    state = start(puzzle)
    assert (state.turn, state.phase, state.pending) == (puzzle.seat, Phase.ACTION, ())
    assert len(legal_actions(state)) >= 15
    assert puzzle_outcome(puzzle, state, 0) is None
    assert round(puzzle.chance - puzzle.next, 2) >= MARGIN
    if puzzle.goal.tile is not None:
        assert puzzle.goal.tile in state.tiles


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_greedy_bot_finds_the_easy_ones_alone(puzzle: Puzzle) -> None:
    state = start(puzzle)
    found = same_choice(Solver(puzzle).bot_choice(state), first(puzzle, state))
    assert found == (puzzle.grade == "easy")


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in ALL if puzzle.grade != "easy"][::9], ids=lambda each: each.id)
def test_normal_finds_the_medium_ones_more_often_than_the_hard_ones(puzzle: Puzzle) -> None:
    """A sample: the share of a grade, with room for the chance of 200 decisions on another machine."""
    state = start(puzzle)
    share = found_by_normal(observe(state, puzzle.seat), first(puzzle, state))
    assert share > 0.4 if puzzle.grade == "medium" else share < 0.6


@pytest.mark.parametrize("puzzle", PROVED, ids=lambda puzzle: puzzle.id)
def test_a_goal_is_reached_by_one_first_action_alone_and_not_sooner(puzzle: Puzzle) -> None:
    state = start(puzzle)
    good = Solver(puzzle).solutions(state)
    assert good and all(same_choice(action, first(puzzle, state)) for action in good)
    if puzzle.goal.kind != "deny":
        sooner = msgspec.structs.replace(puzzle.goal, turns=puzzle.goal.turns - 1)
        assert not Solver(msgspec.structs.replace(puzzle, goal=sooner)).solutions(state)


@pytest.mark.parametrize("puzzle", PROVED, ids=lambda puzzle: puzzle.id)
def test_no_puzzle_asks_to_guess_cards(puzzle: Puzzle) -> None:
    """The solution uses only cards in sight, and holds where the unseen ones lie in another order."""
    state, rules = start(puzzle), edition(puzzle.edition)
    seen = {card for row in state.market for card in row} | {held.card for held in state.players[puzzle.seat].hand}
    for text in puzzle.solution:
        action = parse(text, rules, state)
        assert not isinstance(action, PurchaseCard) or action.card in seen
        assert not isinstance(action, ReserveCard) or action.place.kind is not PlaceKind.DECK
    other = Solver(puzzle, Dealer(sha("another deal", puzzle.number, 0), 1, state))
    assert other.reaches(*other.after(state, 0, first(puzzle, state)))


@pytest.mark.parametrize("puzzle", JUDGED, ids=lambda puzzle: puzzle.id)
def test_the_best_action_asks_for_nothing_but_itself(puzzle: Puzzle) -> None:
    """It guesses no card, and no tokens are to be returned and no tile is to be chosen after it."""
    state = start(puzzle)
    [text] = puzzle.solution
    action = parse(text, edition(puzzle.edition), state)
    assert not isinstance(action, ReserveCard) or action.place.kind is not PlaceKind.DECK
    assert apply(state, action)[0].phase is Phase.ACTION


@pytest.mark.parametrize("puzzle", ALL[::9], ids=lambda puzzle: puzzle.id)
def test_a_search_with_another_seed_judges_the_same(puzzle: Puzzle) -> None:
    """A sample: a search of as many leaves on every machine finds the best action and a margin of its own."""
    state = start(puzzle)
    found = searched(observe(state, puzzle.seat), 600, seed=77)
    assert same_choice(found.action, first(puzzle, state))
    assert found.margin >= MARGIN / 2


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_comes_once_in_fifty_days() -> None:
    for name in ("base", "marvel"):
        begin = date.fromordinal(50 * 14_795)
        days = [begin + timedelta(days=number) for number in range(50)]
        assert {daily_puzzle(name, day).id for day in days} == {puzzle.id for puzzle in puzzles(name)}
        following = [daily_puzzle(name, day + timedelta(days=50)).id for day in days]
        assert following != [daily_puzzle(name, day).id for day in days]
        assert daily_puzzle(name, date(2026, 3, 14)) == daily_puzzle(name, date(2026, 3, 14))
    assert daily_id("base", date(2026, 3, 14)) == "base-2026-03-14"


def test_results_of_earlier_puzzles_and_of_days_belong_to_no_other_puzzle() -> None:
    earlier = {f"{name}-{number}" for name in ("base", "marvel") for number in range(1, 7)}
    assert not earlier & {puzzle.id for puzzle in ALL}
    assert all(puzzle.id.count("-") == 2 for puzzle in ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_solution_solves_its_puzzle_at_the_table(puzzle: Puzzle) -> None:
    rules, moves = edition(puzzle.edition), iter(puzzle.solution)
    solving = session(puzzle)
    play(solving, lambda state: parse(next(moves), rules, state))
    assert solving.outcome == "solved"
    assert next(moves, None) is None


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in ALL if puzzle.grade != "easy"], ids=lambda puzzle: puzzle.id)
def test_the_greedy_way_does_not_solve_it(puzzle: Puzzle) -> None:
    failing, solver = session(puzzle), Solver(puzzle)
    play(failing, solver.bot_choice)
    assert failing.outcome == "missed"


def test_the_solution_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.challenges.puzzle_session.SHOWN_PACE_S", 0.0)
    shown = session(of_kind("win"), playback=True)
    assert shown.local_seats == frozenset()
    for _ in range(12):
        shown.poll()
    assert shown.outcome == "solved"


def test_the_pace_and_a_pause_hold_the_opponent_back() -> None:
    sitting = session(of_kind("win"))
    sitting.set_paused(True)
    sitting.propose(sitting.puzzle.seat, first(sitting.puzzle, sitting.state))
    sitting.poll()
    assert sitting.poll() == [] and sitting.state.turn == sitting.puzzle.rival
    sitting.set_paused(False)
    assert sitting.poll() and sitting.state.turn == sitting.puzzle.seat


def test_no_frame_waits_for_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Endless()
    monkeypatch.setattr(runner, "open_runner", lambda: bots)
    puzzle = of_kind("win")
    sitting = session(puzzle)
    while not bots.jobs:
        if sitting.state.turn == puzzle.seat:
            sitting.propose(puzzle.seat, legal_actions(sitting.state)[0])
        sitting.poll()
    assert sitting.poll() == [] == sitting.poll()
    assert len(bots.jobs) == 1
    bots.jobs[0].decision = bots.jobs[0].task.fallback()
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
    puzzle = puzzles("base")[0]
    [tile, *_] = (each for each in start(puzzle).tiles if each is not None)
    goal = Goal("deny" if kind == "deny" else "tile", 2, tile)
    puzzle = msgspec.structs.replace(puzzle, goal=goal)
    state = start(puzzle)
    assert goal.tile is not None

    def owned_by(seat: int) -> GameState:
        player = msgspec.structs.replace(state.players[seat], tiles=(goal.tile,))
        players = (*state.players[:seat], player, *state.players[seat + 1 :])
        return msgspec.structs.replace(state, players=players)

    assert puzzle_outcome(puzzle, owned_by(puzzle.seat), 1) == "solved"
    assert puzzle_outcome(puzzle, owned_by(puzzle.rival), 1) == "missed"
    theirs = msgspec.structs.replace(state, turn=puzzle.rival)
    assert puzzle_outcome(puzzle, theirs, 2) == ("missed" if kind == "tile" else None)
    assert puzzle_outcome(puzzle, state, 2) == ("solved" if kind == "deny" else None)


def test_without_a_tile_the_opponent_must_not_win() -> None:
    puzzle = msgspec.structs.replace(puzzles("base")[0], goal=Goal("deny", 1))
    state = start(puzzle)
    assert puzzle_outcome(puzzle, msgspec.structs.replace(state, turn=puzzle.rival), 1) is None
    assert puzzle_outcome(puzzle, state, 1) == "solved"
    for winner, outcome in ((puzzle.rival, "missed"), (puzzle.seat, "solved")):
        over = msgspec.structs.replace(state, phase=Phase.OVER, winners=(winner,))
        assert puzzle_outcome(puzzle, over, 1) == outcome


def test_the_best_answer_defeats_the_goal_where_possible() -> None:
    puzzle = of_kind("win", "best")
    state, solver = start(puzzle), Solver(puzzle)
    wrong = next(action for action in legal_actions(state) if action not in solver.solutions(state))
    after, begun = solver.after(state, 0, wrong)
    assert not solver.reaches(*solver.after(after, begun, solver.answer(after, begun)))


def test_a_payment_makes_no_other_choice() -> None:
    place = market(1, 2)
    cheap, dear = PurchaseCard(place, "b1-01", (0, 0, 0, 3)), PurchaseCard(place, "b1-01", (0, 0, 0, 2, 0, 1))
    assert same_choice(cheap, dear)
    assert not same_choice(cheap, PurchaseCard(market(1, 1), "b1-02", ()))
    assert not same_choice(ReserveCard(place), TakeTokens((0, 1, 2)))


def test_the_best_move_is_judged_by_the_move() -> None:
    puzzle = of_kind("best")
    wrong = session(puzzle)
    other = next(each for each in legal_actions(wrong.state) if not same_choice(each, first(puzzle, wrong.state)))
    wrong.propose(puzzle.seat, other)
    wrong.poll()
    assert wrong.outcome == "missed" and wrong.over


HEAD = ",".join(COLUMNS)


def test_a_line_is_a_puzzle() -> None:
    [puzzle] = read_puzzles("base", [HEAD, "7,1,tile,2,bn-01,best,hard,0.6,0.4,t wbg; t wbg,t wbg; t kk; t ww"])
    assert puzzle.goal == Goal("tile", 2, "bn-01") and (puzzle.seat, puzzle.rival) == (1, 0)
    assert puzzle.moves == ("t wbg", "t kk", "t ww") and puzzle.solution == ("t wbg", "t wbg")
    assert puzzle.id == "base-7-3"


@pytest.mark.parametrize(
    "line",
    [
        "7,5,win,2,,best,hard,0.6,0.4,t wbg,t wbg",
        "7,1,draw,2,,best,hard,0.6,0.4,t wbg,t wbg",
        "7,1,win,2,,none,hard,0.6,0.4,t wbg,t wbg",
        "7,1,win,2,,best,deadly,0.6,0.4,t wbg,t wbg",
        "seven,1,win,2,,best,hard,0.6,0.4,t wbg,t wbg",
        "7,1,win,2,,best,hard,0.6,0.4,t wbg",
        "7,1,win,2,,best,hard,0.6,0.4,t wbg,t wbg,t wbg",
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        read_puzzles("base", [HEAD, line])


def test_other_columns_are_refused() -> None:
    with pytest.raises(ValueError, match="columns"):
        read_puzzles("base", ["number,seat", "7,1"])
    with pytest.raises(ValueError, match="columns"):
        read_puzzles("base", [])


def test_an_edition_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no edition"):
        read_puzzles("chess", [HEAD])

"""The miner: what it judges and proves, which finds it takes, and that it goes on where it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.challenges.puzzle import Goal, Puzzle, puzzles, read_puzzles, set_up
from game.challenges.puzzle_session import puzzle_seats
from game.notation.actions import parse
from game.rules import GameState, edition, legal_actions, observe, same_choice
from tools.make_puzzles.__main__ import MinedGame, mined, write
from tools.make_puzzles.choosing import chosen, grade_of
from tools.make_puzzles.judging import found_by_normal, played_on, searched
from tools.make_puzzles.mining import Find
from tools.make_puzzles.proving import only_line, proved

WIN = next(each for each in puzzles("base") if (each.goal.kind, each.answer) == ("win", "best"))


def start(puzzle: Puzzle) -> GameState:
    return set_up(puzzle, puzzle_seats(puzzle, "Ada", "Bianca")).state


def find(number: int, moves: int = 1, greedy: bool = False, normal: float = 0.0, kind: str = "best") -> Find:
    goal = Goal("win" if kind == "win" else "best", 2 if kind == "win" else 1)
    return Find(msgspec.structs.replace(WIN, number=number, goal=goal, moves=("t wbg",) * moves), greedy, normal)


def test_grades_follow_from_who_plays_the_action() -> None:
    assert grade_of(find(1, greedy=True, normal=0.0)) == "easy"
    assert grade_of(find(1, normal=0.505)) == "medium"
    assert grade_of(find(1, normal=0.5)) == "hard"


def test_fifty_are_taken_evenly_and_at_most_two_of_a_game() -> None:
    found = [
        find(number, moves, greedy=number % 3 == 0, normal=number % 2) for number in range(60) for moves in range(3)
    ]
    taken = chosen(found)
    assert len(taken) == 50
    assert max(sum(each.number == number for each in taken) for number in range(60)) == 2
    grades = [each.grade for each in taken]
    assert sorted(map(grades.count, ("easy", "medium", "hard"))) == [16, 17, 17]
    assert grades == sorted(grades, key=("easy", "medium", "hard").index)


def test_proved_goals_come_before_judged_ones() -> None:
    taken = chosen([find(number, kind="win" if number % 2 else "best") for number in range(100)])
    assert {each.goal.kind for each in taken} == {"win"}
    assert len(chosen([find(number) for number in range(7)])) == 7


def test_a_file_holds_what_was_written(tmp_path: Path) -> None:
    write(tmp_path / "base.csv", list(puzzles("base")))
    lines = (tmp_path / "base.csv").read_text(encoding="utf-8").splitlines()
    assert read_puzzles("base", lines) == puzzles("base")


def test_games_that_the_folder_holds_are_not_played_again(tmp_path: Path) -> None:
    games = [MinedGame(1, [find(1)]), MinedGame(2, [])]
    (tmp_path / "base.jsonl").write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    assert mined(tmp_path, "base", 2, 1) == games
    assert mined(tmp_path, "base", 1, 1) == games[:1]


def test_half_a_line_that_a_break_has_left_is_dropped(tmp_path: Path) -> None:
    file, line = tmp_path / "base.jsonl", msgspec.json.encode(MinedGame(1, [find(1)])) + b"\n"
    file.write_bytes(line + line[:40])
    assert mined(tmp_path, "base", 1, 1) == [MinedGame(1, [find(1)])]
    assert file.read_bytes() == line


@pytest.mark.slow
def test_a_winning_card_is_found_by_all() -> None:
    """The last action of a solution wins the game, however it is looked at."""
    match = set_up(WIN, puzzle_seats(WIN, "Ada", "Bianca"))
    rules = edition("base")
    match.propose(WIN.seat, parse(WIN.solution[0], rules, match.state))
    match.propose(WIN.rival, legal_actions(match.state)[0])
    view = observe(match.state, WIN.seat)
    action = parse(WIN.solution[1], rules, match.state)
    found = searched(view, 64, seed=1)
    assert same_choice(found.action, action) and found.chance > 0.98
    assert played_on(view, action, 20, seed=1) == 1.0
    assert min(played_on(view, other, 20, seed=1) for other in found.others[:4]) < 1.0
    assert found_by_normal(view, action) > 0.9


@pytest.mark.slow
def test_a_goal_is_proved_for_its_action_alone() -> None:
    state = start(WIN)
    action = parse(WIN.solution[0], edition("base"), state)
    bare = msgspec.structs.replace(WIN, goal=Goal("best", 1), solution=())
    again = proved(bare, state, action)
    assert again is not None and (again.goal, again.solution[0]) == (WIN.goal, WIN.solution[0])
    other = next(each for each in legal_actions(state) if not same_choice(each, action))
    assert only_line(WIN, state, other) is None

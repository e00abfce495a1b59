"""Challenges: a deal for the day, a duplicate that goes round the seats, puzzles solved at the real table."""

from __future__ import annotations

import sqlite3
from datetime import UTC, date, datetime

import pygame
import pytest

from game.bots import make_bot
from game.challenges.deals import daily, duplicate
from game.challenges.puzzle import Puzzle, daily_id, daily_puzzle, puzzles
from game.challenges.solver import Solver
from game.notation.actions import parse
from game.profile.database import FILE_NAME, ProfileStore, Progress
from game.record import Takeback
from game.rules import PurchaseCard, ReserveCard, TakeTokens, bank
from game.scenes.challenges.daily import DailyPane
from game.scenes.challenges.duplicate import DuplicatePane
from game.scenes.challenges.puzzle import PuzzleScene
from game.scenes.challenges.puzzle_grid import DAILY as DAY
from game.scenes.challenges.puzzle_list import PuzzlesPane
from game.scenes.challenges.scene import DAILY, DUPLICATE, PUZZLES, ChallengesScene
from game.scenes.narration.widgets import describe_widget
from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.scene import TableScene
from game.storage.store import Store
from game.ui.app.app import App
from game.view.interaction.choices import Paying
from game.view.layout.table import Control, Target
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person


@pytest.fixture(autouse=True)
def ada(app: App) -> None:
    app.settings.names = ["Ada"]


def page(person: Person) -> ChallengesScene:
    scene = person.scene
    assert isinstance(scene, ChallengesScene)
    return scene


def puzzle_scene(person: Person) -> PuzzleScene:
    scene = next(scene for scene in person.app.stack if isinstance(scene, PuzzleScene))
    assert isinstance(scene, PuzzleScene)
    return scene


def dialog(person: Person) -> DialogScene:
    scene = person.scene
    assert isinstance(scene, DialogScene)
    return scene


def place_of(name: str, kind: str) -> int:
    """Return the place of the first puzzle of a kind, counted from 0."""
    return next(place for place, puzzle in enumerate(puzzles(name)) if puzzle.goal.kind == kind)


def begin(app: App, person: Person, puzzle: Puzzle, number: int) -> PuzzleScene:
    app.push(ChallengesScene(puzzle.edition, PUZZLES))
    scene = PuzzleScene(app, puzzle, number)
    app.push(scene)
    person.press(pygame.K_RETURN)
    assert person.scene is scene
    return scene


def test_a_puzzle_is_left_by_escape_before_it_starts(app: App, person: Person) -> None:
    app.push(ChallengesScene("base", PUZZLES))
    app.push(PuzzleScene(app, puzzles("base")[0], 1))
    person.press(pygame.K_ESCAPE)
    assert page(person).tab == PUZZLES


def press(person: Person, target: Target) -> None:
    layout = puzzle_scene(person).view.layout
    box = layout.areas[target] if isinstance(target, Control) else layout.rect(target)
    person.click_at((round(box.center[0]), round(box.center[1])))


def make_move(person: Person, scene: PuzzleScene, text: str) -> None:
    """Make a move with the mouse."""
    action = parse(text, scene.session.edition, scene.session.state)
    match action:
        case TakeTokens(colors):
            for color in colors:
                press(person, bank(color))
            press(person, Control.CONFIRM)
        case ReserveCard(place):
            press(person, place)
            alone = Control.RESERVE not in puzzle_scene(person).view.layout.areas
            press(person, Control.CONFIRM if alone else Control.RESERVE)
        case PurchaseCard(place, _, _):
            press(person, place)
            press(person, Control.CONFIRM)
            if isinstance(scene.table.selection, Paying):
                press(person, Control.CONFIRM)
    person.watch(300)
    answered(person, scene)


def answered(person: Person, scene: PuzzleScene) -> None:
    """Wait for the opponent's answer, or for what the end says."""

    def done() -> bool:
        mine = scene.session.state.turn == scene.puzzle.seat and scene.table.choices is not None
        return not isinstance(person.scene, PuzzleScene) or (mine and not scene.session.over)

    wait_until(done, lambda: person.watch(60), "the opponent's answer")


def let_play(person: Person) -> None:
    """Let the greedy bot play the person's seat to the end of the game, without drawing all of it."""
    bot = make_bot("greedy", bytes(1))
    table = person.scene
    assert isinstance(table, TableScene)
    asked = -1

    def play() -> None:
        nonlocal asked
        choices, entries = table.table.choices, len(table.session.record.entries)
        if choices is not None and choices.seat is not None and entries != asked:
            asked = entries
            table.session.propose(choices.seat, bot.choose(table.session.state))
        table.update(20)

    wait_until(lambda: isinstance(person.scene, ResultScene), play)


def test_a_turn_taken_back_costs_a_challenge_its_result_but_not_unasked(app: App, person: Person) -> None:
    app.settings.clock, app.settings.clock_s = "turn", 30
    app.go.open_challenges("base")
    person.watch()
    person.click(person.button("Play"))
    table = person.scene
    assert isinstance(table, TableScene)
    session = table.session
    assert session.clock is None, "results of different people are to be comparable"
    bot, [seat] = make_bot("greedy", bytes(1)), session.local_seats

    def mine() -> bool:
        return table.table.choices is not None and table.table.choices.seat == seat

    def play() -> None:
        if mine():
            session.propose(seat, bot.choose(session.state))
        person.watch(20)

    wait_until(lambda: mine() and session.can_take_back, play)
    moves = len(session.record.entries)
    person.press(pygame.K_x)
    assert "does not count" in dialog(person).text
    person.click(person.button("Cancel"))
    assert (len(session.record.entries), table.table.can_take_back) == (moves, True)
    person.press(pygame.K_x)
    person.click(person.button("Undo last turn"))
    wait_until(lambda: len(session.record.entries) > moves, lambda: person.watch(20))
    assert isinstance(session.record.entries[moves].body, Takeback)


def test_the_deal_of_the_day_is_played_and_its_result_stands_on_the_page(
    app: App, person: Person, store: Store
) -> None:
    app.go.open_challenges("base")
    person.watch()
    today = datetime.now(UTC).date()
    assert page(person).tab == DAILY and page(person).results.today == today
    assert "YOUR BEST TODAY" not in page(person).details()
    assert not any(line.startswith("LAST 14 DAYS") for line in page(person).details())
    person.click(person.button("Play"))
    table = person.scene
    assert isinstance(table, TableScene)
    assert table.session.record.header.game == daily(today, "base").game
    assert [info.kind for info in table.session.seats] == ["human", "bot", "bot"]
    app.go.to_menu("base")
    app.go.open_challenges("base")
    person.watch()
    person.click(person.button("Continue"))
    assert isinstance(person.scene, TableScene)
    assert person.scene.session.game_id == table.session.game_id
    let_play(person)
    result = person.scene
    assert isinstance(result, ResultScene)
    lines = result.news_lines()
    assert lines[0].startswith("Daily game, ") and lines[0].endswith(": new best result")
    won = 0 in result.finished.verdict.winners
    assert [line.startswith("New in your profile: ") for line in lines[1:]] == [True] * won
    app.go.open_challenges("base")
    person.watch()
    pane = page(person).pane
    assert isinstance(pane, DailyPane)
    [attempt] = page(person).results.attempts
    assert (attempt.kind, attempt.key, attempt.name) == ("daily", today.isoformat(), "Ada")
    assert person.button("Play again") is pane.play
    assert {"LAST 14 DAYS: 1 PLAYED", "YOUR BEST TODAY"} <= {*page(person).details()}
    with ProfileStore(store.data_dir) as profile:
        assert profile.people() == ["Ada"]


def test_a_duplicate_goes_round_the_seats(app: App, person: Person) -> None:
    app.push(ChallengesScene("marvel", DUPLICATE))
    person.watch()
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    assert [button.kind for button in pane.games.values()] == ["primary", "plain"]
    person.click(pane.games[0])
    table = person.scene
    assert isinstance(table, TableScene)
    assert table.session.record.header.game == duplicate(1, "marvel", 2).game
    let_play(person)
    person.click(person.button("Challenges"))
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    assert (pane.players, pane.number) == (2, 1)
    assert list(pane.games) == [1], "a seat that was played has no button"
    assert pane.following is None
    assert pane.rows[0].mine is not None and pane.rows[1].theirs is not None
    person.click(pane.games[1])
    table = person.scene
    assert isinstance(table, TableScene)
    assert [info.kind for info in table.session.seats] == ["bot", "human"]
    let_play(person)
    person.click(person.button("Challenges"))
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    assert not pane.games
    person.click(person.button("Next deal"))
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    assert (pane.number, list(pane.games)) == (2, [0, 1])


def test_another_deal_and_another_number_of_seats_can_be_chosen(app: App, person: Person) -> None:
    app.push(ChallengesScene("base", DUPLICATE))
    person.watch()
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    person.click(pane.choice)
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    assert (pane.players, len(pane.games), pane.number) == (3, 3, 1)
    person.click(pane.deal)
    pane = page(person).pane
    assert isinstance(pane, DuplicatePane)
    assert (pane.players, pane.number) == (3, 2)


def test_tabs_and_editions_are_switched_by_keys(app: App, person: Person) -> None:
    app.push(ChallengesScene("base"))
    person.press(pygame.K_TAB, mod=pygame.KMOD_CTRL)
    assert page(person).tab == DUPLICATE
    person.press(pygame.K_PAGEDOWN, mod=pygame.KMOD_CTRL)
    assert isinstance(page(person).pane, PuzzlesPane)
    person.press(pygame.K_PAGEUP, mod=pygame.KMOD_CTRL)
    assert page(person).tab == DUPLICATE
    page(person).form.focus(page(person)._switch)
    person.press(pygame.K_RIGHT)
    assert page(person).edition == "marvel"


def test_keys_act_on_the_page_of_a_tab_that_was_clicked(app: App, person: Person) -> None:
    app.push(ChallengesScene("base"))
    for _ in range(2):
        person.click_at(page(person).tabs.box(PUZZLES).center)
        assert page(person).form.focused is page(person).pane.first
    person.press(pygame.K_RETURN)
    assert puzzle_scene(person)


def test_the_day_changes_while_the_page_is_open(app: App, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    app.push(ChallengesScene("base"))
    person.watch()

    class Later:
        @staticmethod
        def now(_zone: object) -> datetime:
            return datetime(2031, 5, 17, 8, tzinfo=UTC)

    monkeypatch.setattr("game.scenes.challenges.scene.datetime", Later)
    person.watch()
    assert page(person).results.today == date(2031, 5, 17)


@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize("kind", ["win", "best"])
def test_a_puzzle_is_solved_with_the_mouse_and_stays_solved(
    app: App, person: Person, store: Store, name: str, kind: str
) -> None:
    place = place_of(name, kind)
    puzzle = puzzles(name)[place]
    scene = begin(app, person, puzzle, place + 1)
    for text in puzzle.solution:
        make_move(person, scene, text)
    person.watch(400)
    reached = "You found the best move." if kind == "best" else "Goal reached: "
    assert dialog(person).text.startswith(reached)
    assert (f"{round(100 * puzzle.chance)}%" in dialog(person).text) == (kind == "best")
    with ProfileStore(store.data_dir) as profile:
        assert profile.puzzles("Ada")[puzzle.id].solved
    person.click(person.button("Watch"))
    viewer = person.scene
    assert isinstance(viewer, ReplayScene)
    assert viewer.step == len(puzzle.moves)
    assert viewer.replay.record.entries == scene.session.record.entries
    person.press(pygame.K_ESCAPE)
    assert dialog(person).text.startswith(reached)
    person.click(person.button("Back to the list"))
    pane = page(person).pane
    assert isinstance(pane, PuzzlesPane)
    assert page(person).results.progress[puzzle.id].tries == 1
    assert pane.index == DAY, "the day's puzzle is still to be solved"
    assert not pane.next.visible
    pane.grid.select(place)
    person.click(person.button("Next puzzle"))
    assert pane.index not in (DAY, place) and not page(person).results.progress.get(pane.puzzle.id, Progress()).solved
    assert not pane.next.visible and page(person).form.focused is pane.play


def test_the_puzzle_of_the_day_is_solved_for_this_day_and_for_the_list(app: App, person: Person, store: Store) -> None:
    today = date(2026, 3, 14)
    app.push(ChallengesScene("base", PUZZLES, today))
    person.watch()
    pane = page(person).pane
    assert isinstance(pane, PuzzlesPane)
    assert pane.index == DAY and pane.puzzle == daily_puzzle("base", today)
    assert any(line.startswith("Daily puzzle") for line in page(person).details())
    with ProfileStore(store.data_dir) as profile:
        profile.add_try(pane.puzzle.id, "Ada", solved=True)
    person.press(pygame.K_RETURN, pygame.K_RETURN)
    scene = puzzle_scene(person)
    assert scene.day == today
    for text in scene.puzzle.solution:
        scene.session.propose(scene.puzzle.seat, parse(text, scene.session.edition, scene.session.state))
        person.watch(60)
        answered(person, scene)
    assert not any(button.label == "Next puzzle" for button in dialog(person).buttons)
    with ProfileStore(store.data_dir) as profile:
        found = profile.puzzles("Ada")
    assert found[daily_id("base", today)] == Progress(1, True)
    assert found[scene.puzzle.id] == Progress(2, True)


def test_arrows_move_through_the_grades(app: App, person: Person) -> None:
    app.push(ChallengesScene("base", PUZZLES))
    person.press(pygame.K_DOWN)
    pane = page(person).pane
    assert isinstance(pane, PuzzlesPane)
    grades = [puzzle.grade for puzzle in pane.puzzles]
    visited = [pane.index]
    while grades[visited[-1]] != "hard":
        person.press(pygame.K_DOWN)
        assert pane.index > visited[-1]
        visited.append(pane.index)
    assert visited[0] == 0 and grades[visited[1]] == "easy"
    person.press(pygame.K_END)
    assert pane.index == len(grades) - 1
    person.press(pygame.K_HOME)
    assert pane.index == DAY
    person.press(pygame.K_UP)
    assert page(person).form.focused is not pane.grid, "above the first place the focus goes on"
    said = describe_widget(pane.grid, page(person))
    assert said.startswith("Daily puzzle") and said.endswith("1 of 51")


def test_the_next_puzzle_follows(app: App, person: Person) -> None:
    place = place_of("base", "win")
    puzzle = puzzles("base")[place]
    scene = begin(app, person, puzzle, place + 1)
    for text in puzzle.solution:
        make_move(person, scene, text)
    person.watch(400)
    person.click(person.button("Next puzzle"))
    assert puzzle_scene(person).number == place + 2


def test_a_missed_puzzle_is_tried_again_from_its_beginning(app: App, person: Person, store: Store) -> None:
    place = next(place for place, each in enumerate(puzzles("base")) if each.grade == "medium")
    puzzle = puzzles("base")[place]
    scene = begin(app, person, puzzle, place + 1)
    before = scene.session.state
    solver = Solver(puzzle)

    def play() -> None:
        if scene.table.choices is not None and scene.table.choices.seat is not None:
            scene.session.propose(puzzle.seat, solver.bot_choice(scene.session.state))
        person.watch(60)

    wait_until(lambda: not isinstance(person.scene, PuzzleScene), play, "the end of the puzzle")
    app.canvas.words = []
    person.watch()
    assert "Not solved" in app.canvas.words and "The game is over" not in app.canvas.words
    assert dialog(person).text.startswith("Not this time. ") and ":" not in dialog(person).text
    with ProfileStore(store.data_dir) as profile:
        assert not profile.puzzles("Ada")[puzzle.id].solved
    person.click(person.button("Try again"))
    person.press(pygame.K_RETURN)
    assert puzzle_scene(person).session.state == before


def test_the_solution_is_played_and_changes_no_progress(
    app: App, person: Person, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.challenges.puzzle_session.SHOWN_PACE_S", 0.0)
    app.push(ChallengesScene("base", PUZZLES))
    person.click(person.button("Solution"))
    person.watch(1500)
    assert dialog(person).title == "Solution"
    with ProfileStore(store.data_dir) as profile:
        assert profile.puzzles("Ada") == {}
    person.click(person.button("Try it yourself"))
    assert not puzzle_scene(person).playing.playback


def test_the_menu_of_a_puzzle_leads_on_back_and_to_the_solution(app: App, person: Person) -> None:
    scene = begin(app, person, puzzles("marvel")[0], 1)
    person.press(pygame.K_ESCAPE)
    assert [button.label for button in dialog(person).buttons][:3] == ["Resume", "Try again", "Show the solution"]
    person.press(pygame.K_ESCAPE)
    assert person.scene is scene
    press(person, Control.MENU)
    person.click(person.button("Show the solution"))
    assert puzzle_scene(person).playing.playback
    person.press(pygame.K_ESCAPE)
    person.click(person.button("Back to the list"))
    assert isinstance(person.scene, ChallengesScene)


@pytest.mark.parametrize("size", [(1024, 640), (2560, 1440)])
def test_the_goal_lies_over_nothing_that_is_needed(app: App, person: Person, size: tuple[int, int]) -> None:
    scene = begin(app, person, puzzles("base")[0], 1)
    scene.resize(*size)
    scene._place_goal()
    layout, goal = scene.view.layout, scene._goal_box
    assert goal.w > 200 and not any(goal.overlaps(box) for box in (layout.log, *layout.areas.values()))


def test_results_that_cannot_be_saved_are_reported(app: App, person: Person, store: Store) -> None:
    file = sqlite3.connect(store.data_dir / FILE_NAME)
    file.execute("PRAGMA user_version = 9")
    file.close()
    app.push(ChallengesScene("base", PUZZLES))
    person.watch()
    assert "newer version" in dialog(person).text
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, ChallengesScene), "it is reported once"


def test_a_puzzle_is_opened_and_left_by_the_keyboard_alone(app: App, person: Person) -> None:
    app.push(ChallengesScene("base", PUZZLES))
    person.press(pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN)
    assert puzzle_scene(person).number == 2
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, PuzzleScene)
    person.press(pygame.K_ESCAPE, pygame.K_UP, pygame.K_RETURN)
    assert isinstance(person.scene, ChallengesScene)

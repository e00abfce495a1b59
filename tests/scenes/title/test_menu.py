"""From the title to the table and back."""

from __future__ import annotations

import pygame
import pytest

from game.record import SeatInfo
from game.scenes.narration.widgets import describe_widget
from game.scenes.rules.scene import RulesScene
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.sessions.local import new_game
from game.storage.settings import Speed, load
from game.storage.store import Store
from game.ui.app.app import App
from tests.helpers.paths import GOLDEN
from tests.scenes.conftest import Person


def saved(store: Store) -> str:
    seats = (SeatInfo(name="Mira", kind="human"), SeatInfo(name="Bianca", kind="bot", bot="greedy"))
    session = new_game(store, "base", seats, 0, bytes(32))
    session.poll()
    session.close()
    assert session.game_id is not None
    return session.game_id


def labels(person: Person) -> list[str]:
    assert isinstance(person.scene, MenuScene)
    return [row.label for row in person.scene.rows]


def test_continue_is_offered_only_where_a_game_is_unfinished(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    assert labels(person) == ["New game", "Multiplayer", "Tutorial", "Challenges", "Replays"]
    saved(store)
    app.reset(MenuScene("base"))
    assert labels(person) == ["Continue", "New game", "Multiplayer", "Tutorial", "Challenges", "Replays"]
    assert isinstance(person.scene, MenuScene)
    assert person.scene.rows[0].note == "Round 1, your turn"
    app.reset(MenuScene("marvel"))
    assert isinstance(person.scene, MenuScene)
    assert person.scene.rows[0].note == "Splendor: Round 1, your turn", "another edition than the one on show"


def test_all_unfinished_games_are_listed_where_there_are_several(app: App, person: Person, store: Store) -> None:
    first = saved(store)
    app.push(MenuScene("base"))
    menu = person.scene
    assert isinstance(menu, MenuScene) and menu.others is None
    store.import_file(GOLDEN / "base-2.cabochon")
    second = saved(store)
    app.reset(MenuScene("base"))
    menu = person.scene
    assert isinstance(menu, MenuScene) and menu.others is not None
    assert describe_widget(menu.others, menu) == "Unfinished: All games (2)"
    person.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(person.scene, SavedGamesScene)
    assert [game.id for game in person.scene.games] == [second, first]
    person.press(pygame.K_RIGHT, pygame.K_RETURN)
    table = person.scene
    assert isinstance(table, TableScene)
    assert table.session.game_id == first


def test_the_rows_open_their_screens_by_keyboard_alone(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    for steps, kind in ((0, SetupScene), (4, SavedGamesScene), (6, RulesScene), (8, SettingsScene)):
        app.reset(MenuScene("base"))
        person.press(*[pygame.K_DOWN] * steps, pygame.K_RETURN)
        assert isinstance(person.scene, kind)
        person.press(pygame.K_ESCAPE)
        assert isinstance(person.scene, MenuScene)


def test_quit_ends_the_program(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    app.running = True
    person.click(person.button("Quit"))
    assert not app.running


def test_the_edition_chosen_is_kept(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    person.press(*[pygame.K_DOWN] * 5, pygame.K_RIGHT)
    assert person.scene.edition == "marvel"
    assert load(store.data_dir)[0].edition == "marvel"


def test_a_game_is_set_up_paused_left_and_continued(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    person.click(person.button("New game"))
    assert isinstance(person.scene, SetupScene)
    person.click(person.button("Deal the cards"))
    table = person.scene
    assert isinstance(table, TableScene)
    person.watch(2000)
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_ESCAPE)
    assert person.scene is table
    person.press(pygame.K_ESCAPE)
    person.click(person.button("Save and go to main menu"))
    assert labels(person)[0] == "Continue"
    left = table.session.record.entries[-1].seq
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)
    person.watch(400)
    assert person.scene.session.record.entries[-1].seq >= left
    assert person.scene.session.record.header == table.session.record.header
    assert store.unfinished() is not None


def test_enter_held_on_the_way_to_the_title_does_not_continue_the_game(app: App, person: Person, store: Store) -> None:
    app.go.continue_game(saved(store))
    person.press(pygame.K_ESCAPE)
    person.scene.form.focus(person.button("Save and go to main menu"))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    person.watch(2000)
    assert isinstance(person.scene, MenuScene)
    assert labels(person)[0] == "Continue" and person.scene.form.focused is person.scene.rows[0]
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableScene)


def test_a_damaged_game_is_offered_and_repaired_on_the_way(app: App, person: Person, store: Store) -> None:
    path = store.path(saved(store))
    with path.open("ab") as file:
        file.write(b"nonsense\n")
    app.push(MenuScene("base"))
    assert labels(person)[0] == "Continue"
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, DialogScene)
    assert "damaged from entry" in person.scene.text
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)
    assert b"nonsense" in path.read_bytes()
    person.press(pygame.K_RETURN)
    person.click(person.button("Repair"))
    assert isinstance(person.scene, TableScene)
    assert b"nonsense" not in path.read_bytes()


def test_presets_of_the_command_line_open_the_setup(app: App, person: Person) -> None:
    app.push(MenuScene("marvel", preset=(4, None)))
    person.watch()
    assert isinstance(person.scene, SetupScene)
    assert person.scene.lineup.count == 4
    assert person.scene.lineup.edition == "marvel"


def test_a_note_is_shown_once(app: App, person: Person) -> None:
    app.push(MenuScene("base", note="The settings were damaged."))
    person.watch()
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_RETURN)
    person.watch()
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize(
    ("speed", "calm", "lit"), [("normal", False, True), ("off", False, False), ("fast", True, False)]
)
def test_light_plays_on_the_title_only_where_things_may_move(
    app: App, person: Person, speed: Speed, calm: bool, lit: bool
) -> None:
    app.settings.speed, app.settings.reduced_motion = speed, calm
    app.push(MenuScene("base"))
    person.watch(1_000)
    before = app.frames_drawn
    for _ in range(60):
        app.step(50)
    drawn = app.frames_drawn - before
    assert (0 < drawn <= 20) if lit else drawn == 0


@pytest.mark.parametrize("covered", [False, True])
def test_light_plays_on_the_title_only_while_it_is_seen(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch, covered: bool
) -> None:
    app.settings.speed = "normal"
    app.push(MenuScene("base"))
    if covered:
        app.go.open_settings("base")
    person.watch(60)
    asked: list[bool] = []
    monkeypatch.setattr(app, "redraw", lambda: asked.append(True))
    for _ in range(60):
        app.step(100)
    assert bool(asked) != covered


def test_up_from_the_first_row_stays_there(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    person.press(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
    assert isinstance(person.scene, SetupScene)

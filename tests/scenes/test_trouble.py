"""Bad luck with the disk while the window is open: a sentence, a way on, and nothing lost that was shown."""

from __future__ import annotations

import os
import shutil

import pygame
import pytest

from game.record import SeatInfo
from game.rules import TakeTokens
from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.local import new_game
from game.storage import settings as settings_file
from game.storage.store import Store
from game.tutorial.lesson_script import lesson_of
from game.ui.app.app import App
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person

ANA, BO = SeatInfo("Ana", "human"), SeatInfo("Bo", "human")


def full(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.fixture
def table(app: App, store: Store) -> TableScene:
    """A game of two people whose first turn is played."""
    scene = TableScene(app, new_game(store, "base", (ANA, BO), 0, bytes(32)))
    app.push(scene)
    play(app, scene, 0)
    return scene


def play(app: App, scene: TableScene, seat: int) -> None:
    """Let a seat take three tokens, and wait for whatever comes of it."""
    entries = len(scene.session.record.entries)
    scene.session.propose(seat, TakeTokens((0, 1, 2)))
    wait_until(lambda: app.scene is not scene or len(scene.session.record.entries) > entries, lambda: app.step(20))


def test_a_full_disk_at_the_table_is_reported_and_the_game_continues_when_there_is_space(
    app: App, person: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = table.session.state
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        play(app, table, 1)
        dialog = person.scene
        assert isinstance(dialog, DialogScene)
        assert dialog.text == "Cannot save the game: No space left on device. Everything up to here is saved."
        person.watch()
        assert table.session.state == shown
    person.click(person.button("Try again"))
    again = person.scene
    assert isinstance(again, TableScene)
    assert again is not table
    assert again.session.state.players == shown.players
    play(app, again, 1)
    assert len(again.session.record.entries) == 3
    assert person.scene is again


def test_a_game_that_cannot_be_opened_again_leads_to_the_menu(
    app: App, person: Person, table: TableScene, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        play(app, table, 1)
    assert isinstance(person.scene, DialogScene)
    for path in store.games_dir.iterdir():
        path.unlink()
    person.click(person.button("Try again"))
    assert isinstance(person.scene, DialogScene)
    assert "does not exist" in person.scene.text
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, DialogScene)
    assert "Cannot save" in person.scene.text
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)


def test_a_folder_deleted_during_a_game_is_recreated_by_the_next_turn(
    app: App, person: Person, table: TableScene, store: Store
) -> None:
    shutil.rmtree(store.games_dir)
    play(app, table, 1)
    assert person.scene is table
    app.reset(MenuScene("base"))
    person.press(pygame.K_RETURN)
    again = person.scene
    assert isinstance(again, TableScene)
    assert [player.tokens[:3] for player in again.session.state.players] == [(1, 1, 1), (1, 1, 1)]


def test_a_record_deleted_before_it_is_watched_is_reported_in_one_sentence(
    app: App, person: Person, table: TableScene, store: Store
) -> None:
    table.app.reset(MenuScene("base"))
    scene = SavedGamesScene("base")
    app.push(scene)
    (path,) = store.games_dir.glob("*.cabochon")
    path.unlink()
    person.click(person.button("Watch"))
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == f"Cannot read the file {path}: No such file or directory."
    person.press(pygame.K_RETURN)
    assert person.scene is scene
    assert scene.games == []


def test_a_full_disk_prevents_a_fork_and_keeps_the_open_screen(
    app: App, person: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson, record = lesson_of("base"), table.session.record
    monkeypatch.setattr(os, "fsync", full)
    for go_on in (
        lambda: app.go.fork_game("base", record, 1, (ANA, BO)),
        lambda: app.go.play_on_from_lesson(lesson, "Ana", "Bo"),
    ):
        go_on()
        assert isinstance(person.scene, DialogScene)
        assert person.scene.text == "Cannot save the game: No space left on device."
        person.press(pygame.K_RETURN)
        assert person.scene is table


def test_settings_that_cannot_be_saved_hold_until_the_end(
    app: App, person: Person, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.push(MenuScene("base"))
    app.push(SettingsScene("base"))
    monkeypatch.setattr(os, "fsync", full)
    app.settings.letters = True
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == "Cannot save the settings: No space left on device."
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MenuScene)
    assert app.settings.letters
    assert settings_file.load(store.data_dir) == (settings_file.Settings(), None)

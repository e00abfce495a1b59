"""The settings hold at once and are found again; errors and dialogs keep their manners."""

from __future__ import annotations

import pygame
import pytest

from game.i18n import language
from game.scenes.crash import CrashScene
from game.scenes.dialog import Choice, DialogScene, ask, confirm, tell
from game.scenes.menu import MenuScene
from game.scenes.settings import SettingsScene
from game.settings import load
from game.store import Store
from game.ui.app import App
from game.ui.canvas import Canvas
from tests.scenes.conftest import Person


class Broken(MenuScene):
    """A title that cannot be drawn."""

    def paint(self, canvas: Canvas) -> None:
        raise RuntimeError("torn canvas")


def test_every_choice_holds_at_once_and_is_saved(app: App, person: Person, store: Store) -> None:
    app.push(MenuScene("base"))
    app.push(SettingsScene("base"))
    person.press(pygame.K_RIGHT)
    assert language() == "fr"
    person.press(pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT)
    assert app.settings.speed == "normal"
    person.press(pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT)
    assert app.settings.letters
    person.press(pygame.K_ESCAPE)
    kept, note = load(store.data_dir)
    assert note is None
    assert (kept.language, kept.speed, kept.letters) == ("fr", "normal", True)
    assert isinstance(person.scene, MenuScene)


def test_the_choice_of_the_screen_follows_f11(app: App, person: Person) -> None:
    app.push(SettingsScene("base"))
    person.press(pygame.K_F11)
    person.watch()
    scene = person.scene
    assert isinstance(scene, SettingsScene)
    screens = next(w for w in scene.form.widgets if "Full screen" in getattr(w, "labels", ()))
    assert getattr(screens, "index", None) == int(app.fullscreen)
    app.set_fullscreen(False)


def test_an_unexpected_error_is_one_sentence_and_a_report(app: App, person: Person, store: Store) -> None:
    app.push(Broken("base"))
    person.watch()
    assert isinstance(person.scene, CrashScene)
    report = person.scene.report
    assert report is not None
    assert "torn canvas" in report.read_text(encoding="utf-8")
    assert report.is_relative_to(store.data_dir)
    person.press(pygame.K_RETURN)
    assert type(person.scene) is MenuScene


def test_the_error_screen_itself_never_fails(app: App, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object) -> None:
        raise OSError("no pictures")

    monkeypatch.setattr(CrashScene, "_draw_panel", torn)
    app.push(CrashScene("base", None, lambda _: None))
    person.watch()
    assert isinstance(person.scene, CrashScene)
    assert app.window.get_bounding_rect().w > 0


def test_a_dialog_keeps_the_keyboard_and_gives_it_back(app: App, person: Person) -> None:
    app.push(MenuScene("base"))
    said: list[str] = []
    confirm(app, "base", "Sure?", "It is for good.", "Yes", lambda: said.append("yes"), danger=True)
    person.press(pygame.K_TAB, pygame.K_RETURN)
    assert said == ["yes"]
    confirm(app, "base", "Sure?", "It is for good.", "Yes", lambda: said.append("yes"))
    person.press(pygame.K_ESCAPE)
    assert said == ["yes"]
    tell(app, "base", "Note", "Read me.")
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, MenuScene)


def test_many_choices_stand_below_each_other(app: App, person: Person) -> None:
    app.push(MenuScene("marvel"))
    left: list[str] = []
    choices = [Choice(name, lambda: None, enabled=name != "B") for name in "ABCD"]
    scene = ask(app, "marvel", "Pick", "", choices, lambda: left.append("left"))
    assert isinstance(scene, DialogScene)
    tops = [button.rect.top for button in scene.buttons]
    assert tops == sorted(tops)
    assert len(set(tops)) == 4
    person.press(pygame.K_DOWN)
    assert scene.form.focused is scene.buttons[0], "from the last one down is the first"
    person.press(pygame.K_UP, pygame.K_UP)
    assert scene.form.focused is scene.buttons[2]
    person.press(pygame.K_ESCAPE)
    assert left == ["left"]

"""Dialogs: which answer Enter gives, which buttons have a sign, and how wide a panel is."""

from __future__ import annotations

import pygame

from game.scenes.shared.dialog import DialogChoice, ask, cancel_choice
from game.scenes.title.menu import MenuScene
from game.ui.app.app import App
from tests.scenes.conftest import Person


def test_a_click_beside_the_buttons_leaves_the_focus_where_it_is(app: App, person: Person) -> None:
    app.reset(MenuScene("base"))
    answers: list[str] = []
    choices = [DialogChoice(word, lambda word=word: answers.append(word), kind) for word, kind in CHOICES]
    ask(app, "base", "Which one?", "", choices)
    person.press(pygame.K_RIGHT)
    person.click_at((2, 2))
    person.press(pygame.K_RETURN)
    assert answers == ["second"]


def test_all_buttons_have_a_sign_or_none(app: App) -> None:
    app.reset(MenuScene("base"))
    for icon in ("trash", ""):
        scene = ask(app, "base", "Delete?", "", (DialogChoice("Delete", icon=icon), cancel_choice()))
        assert [bool(button.icon) for button in scene.buttons] == [bool(icon)] * 2


def test_a_panel_grows_with_a_long_title(app: App) -> None:
    app.reset(MenuScene("base"))
    choices = (DialogChoice("Open"), cancel_choice())
    short, long = (ask(app, "base", title, "", choices) for title in ("A table", "Open a table at Friday table"))
    assert short.wide < long.wide
    assert long.buttons[-1].rect.right - long.buttons[0].rect.x > short.buttons[-1].rect.right - short.buttons[0].rect.x


CHOICES = (("first", "primary"), ("second", "plain"))

"""Dialogs: which answer Enter gives."""

from __future__ import annotations

import pygame

from game.scenes.shared.dialog import DialogChoice, ask
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


CHOICES = (("first", "primary"), ("second", "plain"))

"""Dialogs: which answer Enter gives, where each one stands, which buttons have a sign, and how wide a panel is."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pygame
import pytest

from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice, confirm
from game.scenes.title.menu import MenuScene
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import TextStyle
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


@pytest.mark.parametrize("kinds", list(permutations(("primary", "plain", "danger"))))
def test_the_gold_button_stands_left_as_in_the_dock_and_a_red_one_right(app: App, kinds: tuple[str, ...]) -> None:
    app.reset(MenuScene("base"))
    scene = ask(app, "base", "Which one?", "", [DialogChoice(kind, kind=kind) for kind in kinds])
    by_place = sorted(scene.buttons, key=lambda button: button.rect.x)
    assert [button.label for button in by_place] == ["primary", "plain", "danger"]
    assert scene.form.focused is by_place[0]


def test_enter_does_nothing_dangerous(app: App) -> None:
    app.reset(MenuScene("base"))
    scene = confirm(app, "base", "Delete?", "", "Delete", app.pop, danger=True)
    assert [button.label for button in scene.buttons] == ["Cancel", "Delete"]
    assert scene.form.focused is scene.buttons[0]


def test_every_choice_keeps_its_own_sign(app: App) -> None:
    app.reset(MenuScene("base"))
    scene = ask(app, "base", "Delete?", "", (DialogChoice("Delete"), cancel_choice()))
    assert [button.icon for button in scene.buttons] == ["", "cancel"]


def test_the_words_of_a_column_begin_below_each_other(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.reset(MenuScene("base"))
    icons = {"Open": "eye", "Look": "", "Leave it as it is": "cancel", "Stop": ""}
    ask(app, "base", "Which one?", "", [DialogChoice(label, icon=icon) for label, icon in icons.items()])
    found: dict[str, float] = {}
    draw = Canvas.text

    def keep(self: Canvas, style: TextStyle, text: str, x: float, *rest: Any, **more: Any) -> pygame.Rect:
        found[text] = x
        return draw(self, style, text, x, *rest, **more)

    monkeypatch.setattr(Canvas, "text", keep)
    app.redraw()
    app.step(20)
    assert len({found[label] for label in icons}) == 1


def test_a_panel_grows_with_a_long_title(app: App) -> None:
    app.reset(MenuScene("base"))
    choices = (DialogChoice("Open"), cancel_choice())
    short, long = (ask(app, "base", title, "", choices) for title in ("A table", "Open a table at Friday table"))
    assert short.width < long.width
    assert long.buttons[-1].rect.right - long.buttons[0].rect.x > short.buttons[-1].rect.right - short.buttons[0].rect.x


CHOICES = (("first", "primary"), ("second", "plain"))

"""What ends when the pointer leaves the table, and in which order Escape and a right click close what lies on it."""

from __future__ import annotations

import pygame
import pytest

from game.rules import bank, market
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.input.pad_labels import PadButton
from game.view.interaction.choices import Picked, TakeSelection
from game.view.layout.table import Control
from tests.scenes.conftest import Person
from tests.scenes.table.pointing import click, point, press, release, sit_down

LEAVING = [pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED]
leaving = pytest.mark.parametrize("event", LEAVING, ids=["left", "other window", "minimised"])


def post(app: App, event: int) -> None:
    pygame.event.post(pygame.event.Event(event))
    app.step(16)
    app.step(200)


def right_click(app: App, pos: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=pygame.BUTTON_RIGHT))
    app.step(10)


@leaving
def test_a_window_that_is_left_shows_nothing_of_the_pointer(app: App, event: int) -> None:
    scene = sit_down(app, "base", "hb")
    point(app, scene, Control.RESERVE)
    app.step(200)
    assert scene.highlights().rested is Control.RESERVE
    post(app, event)
    assert (scene.highlights().hover, scene.highlights().rested) == (None, None)
    right_click(app, point(app, scene, market(2, 1)))
    assert scene.highlights().magnified == market(2, 1)
    post(app, event)
    assert (scene.highlights().hover, scene.highlights().magnified) == (None, None)


@leaving
def test_a_look_ends_when_the_window_is_left_and_what_was_pressed_stays_chosen(app: App, event: int) -> None:
    scene = sit_down(app, "base", "hb")
    press(app, scene, market(1, 0))
    app.step(200)
    app.step(250)
    assert scene.highlights().magnified == market(1, 0)
    post(app, event)
    assert (scene.highlights().magnified, scene.table.pressed) == (None, None)
    assert scene.table.selection == TakeSelection(), "a look chooses nothing"
    press(app, scene, market(1, 0))
    post(app, event)
    app.step(900)
    assert scene.highlights().magnified is None
    assert scene.table.selection == Picked(market(1, 0)), "a press chooses at once, wherever it ends"


def test_a_picture_of_the_focus_outlasts_the_pointer(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    person.press(pygame.K_RIGHT, pygame.K_z)
    post(app, pygame.WINDOWLEAVE)
    assert scene.highlights().magnified == scene.highlights().focus is not None


def test_below_a_dialog_that_was_closed_the_pointer_is_nowhere_until_it_moves(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    click(app, scene, Control.HELP)
    assert app.scene is not scene
    assert scene.table.hover is Control.HELP
    person.press(pygame.K_SPACE)
    assert app.scene is scene
    assert scene.highlights().hover is None


def beside(app: App, scene: TableScene) -> tuple[int, int]:
    """Point at no piece, between two cards, and return the place."""
    card = scene.view.layout.areas[market(2, 1)]
    pos = int(card.right) + 2, int(card.center[1])
    assert scene.view.hit(pos) is None
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    app.step(10)
    return pos


@pytest.mark.parametrize("by_mouse", [True, False], ids=["a right click", "Escape"])
def test_an_enlarged_picture_closes_before_a_choice_is_undone(app: App, person: Person, by_mouse: bool) -> None:
    scene = sit_down(app, "base", "hb")
    click(app, scene, bank(0))
    right_click(app, point(app, scene, market(2, 1)))
    assert scene.highlights().magnified == market(2, 1)
    pos = beside(app, scene)
    assert dict(scene.hints())[PadButton.B] == "Close"

    def back() -> None:
        if by_mouse:
            right_click(app, pos)
        else:
            person.press(pygame.K_ESCAPE)

    back()
    assert (scene.highlights().magnified, scene.table.selection) == (None, TakeSelection((0,)))
    assert dict(scene.hints())[PadButton.B] == "Undo"
    back()
    assert scene.table.selection == TakeSelection()


@pytest.mark.parametrize("by_mouse", [True, False], ids=["a right click", "Escape"])
def test_an_opened_log_closes_before_a_choice_is_undone(app: App, person: Person, by_mouse: bool) -> None:
    scene = sit_down(app, "base", "hbbb")
    scene.resize(1024, 640)
    click(app, scene, bank(0))
    person.press(pygame.K_l)
    assert scene.view.log_open
    if by_mouse:
        right_click(app, beside(app, scene))
    else:
        person.press(pygame.K_ESCAPE)
    assert not scene.view.log_open
    assert scene.table.selection == TakeSelection((0,))


def test_the_key_for_it_undoes_a_choice_under_an_enlarged_picture(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    release(app, press(app, scene, bank(0)))
    person.press(pygame.K_RIGHT, pygame.K_z, pygame.K_BACKSPACE)
    assert scene.highlights().magnified is not None
    assert scene.table.selection == TakeSelection()

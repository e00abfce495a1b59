"""Undoing at the table: the last choice, the last turn, and redoing it."""

from __future__ import annotations

from functools import partial

import pygame

from game.record import ClockRule
from game.rules import ReserveCard, bank, market
from game.ui.app.app import App
from game.view.interaction.choices import TakeSelection
from game.view.layout.table import Control
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.table.pointing import click, point, sit_down, take, wait


def test_a_right_click_elsewhere_undoes_the_last_choice(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    click(app, scene, bank(2))
    x, y = scene.view.layout.dock.strip.center
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(int(x), int(y)), button=pygame.BUTTON_RIGHT))
    app.step(10)
    assert scene.table.selection == TakeSelection()


def test_the_button_takes_the_last_turn_back(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    assert not scene.highlights().takeback
    assert Control.UNDO not in scene.highlights().actionable
    before = scene.session.state
    take(app, scene, 0, 1, 2)
    assert scene.highlights().takeback
    click(app, scene, bank(3))
    assert not scene.highlights().takeback, "first what is chosen is undone"
    click(app, scene, Control.UNDO)
    assert scene.table.selection == TakeSelection()
    after = len(scene.session.record.entries)
    for _ in range(3):
        click(app, scene, Control.UNDO)
    app.step(3000)
    click(app, scene, Control.UNDO)
    assert not scene.highlights().takeback
    assert len(scene.session.record.entries) == after, "where a choice was undone no turn is taken back"
    point(app, scene, bank(3))
    assert scene.highlights().takeback
    click(app, scene, Control.UNDO)
    wait_until(lambda: scene.session.state == before, lambda: app.step(1))
    assert scene.session.state == before
    wait(app, scene)
    assert not scene.highlights().takeback
    assert "undoes the last turn" in scene.view.log.rows[-1].text


def test_a_right_click_never_takes_a_turn_back(app: App) -> None:
    scene = sit_down(app, "base", "hb")
    take(app, scene, 0, 1, 2)
    pos = point(app, scene, market(1, 1))
    before = len(scene.session.record.entries)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
    for _ in range(30):
        app.step(10)
    assert len(scene.session.record.entries) == before


def test_two_people_take_back_by_key_a_turn_that_revealed_no_card(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hh")
    take(app, scene, 0, 1, 2)
    assert scene.session.state.turn == 1
    person.press(pygame.K_x)
    wait_until(lambda: scene.session.state.turn == 0, lambda: app.step(1))
    wait(app, scene)
    assert scene.view.viewer == 0
    person.press(pygame.K_x)
    assert scene.highlights().note == "There is no turn to undo."
    scene.session.propose(0, ReserveCard(market(1, 0)))
    wait_until(lambda: scene.session.state.turn == 1, lambda: app.step(1))
    wait(app, scene)
    person.press(pygame.K_x)
    assert scene.highlights().note == "A card has been revealed since, so you cannot undo the last turn."


def test_a_turn_taken_back_is_redone_by_key_or_menu_until_something_else_is_played(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb")
    person.press(pygame.K_y)
    assert scene.highlights().note == "There is no turn to redo."
    take(app, scene, 0, 1, 2)
    after = scene.session.state
    for redo in (partial(person.press, pygame.K_y), partial(redo_by_menu, person)):
        person.press(pygame.K_x)
        wait_until(lambda: scene.session.state.round == 1, lambda: app.step(1))
        wait(app, scene)
        assert scene.highlights().note == "Turn undone. To redo it, press Y or open the menu."
        redo()
        wait_until(lambda: scene.session.state == after, lambda: app.step(1))
        wait(app, scene)
        assert not scene.table.can_redo
    person.press(pygame.K_x)
    wait_until(lambda: scene.session.state.round == 1, lambda: app.step(1))
    wait(app, scene)
    take(app, scene, 2, 3, 4)
    assert not scene.table.can_redo


def redo_by_menu(person: Person) -> None:
    person.press(pygame.K_p)
    person.click(person.button("Redo last turn"))


def test_a_turn_taken_back_resumes_with_the_remaining_time(app: App, person: Person) -> None:
    scene = sit_down(app, "base", "hb", ClockRule("turn", 30, bot=True))
    for _ in range(4):
        app.step(1000)
    take(app, scene, 0, 1, 2)
    person.press(pygame.K_x)
    wait_until(lambda: scene.session.state.round == 1, lambda: app.step(0))
    wait(app, scene)
    clock = scene.session.clock
    assert clock is not None and scene.session.state.round == 1
    left = clock.left_ms(0)
    assert left is not None and left <= 26000

"""A card shown alone: what is written beside it, what can be done with it, and what closes it, by real events."""

from __future__ import annotations

import pygame
import pytest

from game.rules import market
from game.ui.app.app import App
from game.ui.input.bindings import Bindings
from game.ui.input.pad_labels import PadButton
from game.view.interaction.choices import IDLE
from game.view.layout.table import Control
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.table.hands import Hands, sit_down


def show_alone(hands: Hands) -> None:
    hands.walk(market(1, 0))
    hands.key(pygame.K_z)
    hands.key(pygame.K_z)
    assert hands.scene.table.magnifier.alone
    hands.step()


def test_a_card_shown_alone_is_reserved_by_its_key_or_its_button(app: App, person: Person) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "bot"))
    show_alone(hands)
    hands.key(pygame.K_r)
    assert not scene.table.magnifier.alone
    wait_until(lambda: len(scene.session.state.players[0].hand) == 1, hands.step)
    wait_until(lambda: scene.table.choices is not None and scene.table.choices.seat == 0, hands.step)
    show_alone(hands)
    w, h = app.size
    boxes = {scene.view.hit((x, y)) for x in range(0, w, 10) for y in range(0, h, 10)}
    assert boxes == {None, Control.RESERVE}, "nothing else of the table can be pressed"
    at = next((x, y) for x in range(0, w, 10) for y in range(0, h, 10) if scene.view.hit((x, y)) is Control.RESERVE)
    person.click_at(at)
    wait_until(lambda: len(scene.session.state.players[0].hand) == 2, hands.step)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_1, pygame.K_RETURN])
def test_any_other_key_or_click_closes_it_and_does_nothing_else(app: App, person: Person, key: int) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    show_alone(hands)
    hands.key(key)
    assert not scene.table.magnifier.alone and scene.table.selection == IDLE
    show_alone(hands)
    person.click_at(tuple(map(round, scene.view.layout.bank.center)))
    assert not scene.table.magnifier.alone and scene.table.selection == IDLE


def test_a_card_out_of_reach_says_why(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    show_alone(hands)
    hands.key(pygame.K_b)
    assert scene.table.selection == IDLE and scene.table.note.explanation is not None


def test_a_controller_shows_what_closes_and_what_reserves(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "bot"))
    show_alone(hands)
    assert scene.hints() == [(PadButton.B, "Close"), (PadButton.X, "Reserve")]
    scene.table.bindings = Bindings(None, {"y": "buy"})
    assert (PadButton.Y, "Recruit") in scene.hints()

"""A hint at the table: asked for by key or menu, chosen already, with one sentence; only in games of this screen."""

from __future__ import annotations

import pygame
import pytest
from msgspec import structs

from game.rules import Phase
from game.rules.model import market
from game.scenes.table.hint import can_advise, choice_for
from game.scenes.table.scene import TableScene
from game.scenes.tutorial.scene import TutorialScene
from game.tutorial.lesson_script import lesson_of
from game.ui.app.app import App
from game.view.interaction import intent
from game.view.interaction.choices import IDLE, choices_of
from game.view.layout.table import Control
from tests.helpers.waiting import wait_until
from tests.scenes.table.hands import Hands
from tests.scenes.table.pointing import sit_down


def ask(app: App, scene: TableScene) -> Hands:
    hands = Hands(app, scene)
    hands.key(pygame.K_i)
    wait_until(lambda: not scene.table.advice.waiting, lambda: app.step(16))
    return hands


def test_a_hint_chooses_the_best_action_and_gives_one_reason(app: App) -> None:
    scene = sit_down(app, "base", "hbbb")
    assert can_advise(scene.table)
    hands = ask(app, scene)
    said = scene.table.note.text
    assert said.startswith("Reserve ") and said.endswith(".")
    assert scene.table.selection != IDLE
    ticker = scene.view.layout.ticker
    assert ticker is not None and scene.view.note_box == ticker  # it covers no piece
    hands.move(market(2, 1))
    assert scene.table.note.text == said
    before = scene.session.state
    hands.key(pygame.K_c)
    wait_until(lambda: scene.session.state != before, lambda: app.step(16))


def test_a_hint_can_be_undone_and_is_dropped_when_the_turn_is_over(app: App) -> None:
    scene = sit_down(app, "marvel", "hb")
    hands = ask(app, scene)
    assert scene.table.selection != IDLE
    hands.key(pygame.K_ESCAPE)  # as a whole, however many tokens it has chosen
    assert app.scene is scene and scene.table.selection == IDLE and not scene.table.note.text
    hands.key(pygame.K_i)
    assert scene.table.advice.waiting or scene.table.selection != IDLE
    scene.table.last_seq += 1
    app.step(16)
    assert scene.table.advice.take(scene.table.last_seq) is None


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_what_a_hint_chooses_is_the_advised_action_itself(app: App, name: str) -> None:
    """One press carries it out, also where a card can be paid in several ways or tokens are taken."""
    scene = sit_down(app, name, "hb")
    state = scene.session.state
    rich = structs.replace(state.players[0], tokens=(2, 2, 1, 1, 1, 2, 0), bonuses=(2, 2, 2, 2, 2))
    choices = choices_of(structs.replace(state, players=(rich, *state.players[1:])), {0}, plans=True)
    assert any(len(ways) > 1 for ways in choices.purchases.values()) and choices.takes and choices.reserves
    for action in choices.legal:
        assert intent.click(choices, choice_for(choices, action), Control.CONFIRM).action == action


def test_a_lesson_has_no_hints(app: App) -> None:
    app.push(TutorialScene(app, lesson_of("base")))
    scene = app.scene
    assert isinstance(scene, TableScene) and scene.session.state.phase is Phase.ACTION
    Hands(app, scene).key(pygame.K_i)
    assert not scene.table.advice.waiting and not can_advise(scene.table)

"""From a hint at the table to the rule behind it, and back to the same game."""

from __future__ import annotations

import pygame
import pytest

from game.rules import bank, deck, market
from game.rules.model import COLORS, tile
from game.scenes.rules.scene import RulesScene
from game.ui.app.app import App
from game.view.interaction.choices import TakeSelection
from game.view.layout.table import Control, Target
from tests.scenes.table.hands import Hands, sit_down, wait


def marked(app: App) -> str | None:
    scene = app.scene
    assert isinstance(scene, RulesScene)
    return scene.page.marked


def click_note(hands: Hands) -> None:
    box = hands.scene.view.note_box
    assert box is not None
    pos = (int(box.center[0]), int(box.center[1]))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    hands.step(250)
    assert hands.scene.highlights().note, "it stands while the pointer is on it"
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    hands.step()


def test_f1_opens_the_rule_of_the_card_that_cannot_be_bought(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.move(market(3, 2))
    hands.key(pygame.K_F1)
    assert marked(app) == "R9-buy"
    hands.key(pygame.K_ESCAPE)
    assert app.scene is scene


@pytest.mark.parametrize(("keys", "rule"), [((pygame.K_6,), "R6-three"), ((pygame.K_1, pygame.K_c), "R6-fewer")])
def test_f1_opens_the_rule_of_a_refusal(app: App, keys: tuple[int, ...], rule: str) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    for key in keys:
        hands.key(key)
    assert scene.highlights().explained
    hands.key(pygame.K_F1)
    assert marked(app) == rule


def test_a_click_on_a_refusal_opens_its_rule_and_the_game_is_as_it_was(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "bot"))
    hands.click(bank(0))
    hands.click(bank(6))
    click_note(hands)
    assert marked(app) == "R13-time"
    hands.key(pygame.K_ESCAPE)
    assert app.scene is scene
    assert scene.table.selection == TakeSelection((0,))
    assert not scene.highlights().note
    for color in range(1, 3):
        hands.click(bank(color))
    before = scene.table.last_seq
    hands.click(Control.CONFIRM)
    wait(hands)
    assert scene.table.last_seq > before


def test_a_refusal_stays_while_the_pointer_passes_other_pieces_and_goes_in_time(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.click(bank(5))
    hands.move(market(3, 0))
    hands.move(market(1, 3))
    assert scene.highlights().note
    hands.step(200)
    assert not scene.highlights().note


@pytest.mark.parametrize(
    ("target", "rule"), [(bank(0), "R6-three"), (tile(0), "R12-tile"), (deck(2), "R8-deck"), (Control.HELP, None)]
)
def test_f1_opens_the_rule_about_the_hovered_piece(app: App, target: Target, rule: str | None) -> None:
    _, hands = sit_down(app, "base", ("human", "bot"))
    hands.move(target)
    hands.key(pygame.K_F1)
    assert marked(app) == rule


def test_bots_wait_while_one_reads(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    for color in range(3):
        hands.click(bank(color % COLORS))
    hands.click(Control.CONFIRM)
    hands.key(pygame.K_F1)
    seq = scene.table.last_seq
    hands.step(60)
    assert scene.table.last_seq == seq

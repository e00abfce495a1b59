"""Several people at one screen: curtains before hidden cards, votes and giving up, by real events."""

from __future__ import annotations

import pygame
import pytest

from game.rules import deck
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.overlays.curtain import CurtainScene
from game.ui.app.app import App
from game.view.descriptions.log_rows import CardSpan
from tests.helpers.waiting import wait_until
from tests.scenes.table.hands import choose, pass_on, sit_down, wait
from tests.scenes.table.pointing import written


def test_curtain_only_while_there_are_hidden_cards(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    wait(hands)
    assert app.scene is scene and scene.view.viewer == 1
    hands.reserve(deck(2))
    wait_until(lambda: app.scene is not scene, hands.step)
    assert isinstance(app.scene, CurtainScene)
    assert (app.scene.seat, app.scene.hidden) == (0, {1: (2,)})
    assert app.scene.describe() == [
        "Pass the screen to Player 1.",
        "Hidden cards stay face down until Player 1 is ready.",
    ]
    assert scene.session.shown is None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):  # beside the button
        pygame.event.post(pygame.event.Event(kind, pos=(2, 2), button=1))
    hands.step()
    hands.key(pygame.K_RETURN)
    assert app.scene is scene
    assert scene.session.shown == 0
    state = scene.view.state
    assert state is not None and state.players[1].hand[0].card is None
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    wait_until(lambda: app.scene is not scene, hands.step)
    hands.key(pygame.K_RETURN)
    assert scene.view.state is not None and scene.view.state.players[1].hand[0].card is not None


def test_nothing_is_announced_for_the_next_person_before_the_table_turns_to_them(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "human"))
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    shown: dict[str, set[bool]] = {}

    def look() -> bool:
        hands.step()
        words = written(app)
        whose = next((word for word in words if word.endswith("’s turn")), "")
        shown.setdefault(whose, set()).add("Playing the move" in words)
        return scene.table.own_choices is not None and scene.table.own_choices.seat == 1

    wait_until(look, lambda: None)
    assert True in shown["Player 1’s turn"], "their pieces move"
    assert shown["Player 2’s turn"] == {False}


def test_a_card_reserved_blind_is_shown_before_the_screen_is_handed_over(app: App) -> None:
    app.settings.speed = "off"
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.reserve(deck(2))
    wait_until(lambda: scene.view.state and scene.view.state.players[0].hand, hands.step)
    hands.step(60)
    assert app.scene is scene
    assert scene.view.state is not None and scene.view.state.players[0].hand[0].card is not None
    hands.key(pygame.K_LEFT)
    assert isinstance(app.scene, CurtainScene)


def test_the_screen_is_handed_on_by_itself_after_a_look(app: App) -> None:
    app.settings.speed = "off"
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.reserve(deck(2))
    wait_until(lambda: app.scene is not scene, hands.step)
    assert isinstance(app.scene, CurtainScene)


def test_nobody_agrees_on_an_end_with_computers(app: App) -> None:
    _, hands = sit_down(app, "base", ("human", "bot:easy"))
    hands.key(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    labels = [choice.label for choice in app.scene.choices]
    assert "Resign" in labels and "Agree to end the game" not in labels


def test_two_people_agree_on_an_end(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.key(pygame.K_p)
    assert isinstance(app.scene, DialogScene)
    choose(app, "Agree to end the game")
    for _ in range(2):
        assert app.scene is not scene
        choose(app, "End the game")
    wait_until(lambda: scene.session.over, hands.step)
    assert scene.session.result is not None and scene.session.result.reason == "agreed"


def test_one_refusal_keeps_the_game_going(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.key(pygame.K_p)
    choose(app, "Agree to end the game")
    choose(app, "End the game")
    choose(app, "Keep playing")
    hands.step(5)
    assert app.scene is scene and not scene.session.over and not scene.session.end_votes


def test_resigning_asks_first(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "human", "bot"))
    hands.key(pygame.K_p)
    choose(app, "Resign")
    choose(app, "Resign")
    wait_until(lambda: 0 in scene.session.resigned, hands.step)
    assert scene.session.resigned == {0}


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_log_and_inspector_keep_a_blind_card_from_the_next_person(app: App, edition: str) -> None:
    scene, hands = sit_down(app, edition, ("human", "human"))
    before = scene.view.log.last_card
    hands.reserve(deck(3))
    pass_on(app, scene, hands)
    assert scene.session.shown == 1
    spans = [part for row in scene.view.log.rows for part in row.parts if isinstance(part, CardSpan)]
    assert [span.color for span in spans] == [None]
    assert scene.view.log.last_card == before
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    pass_on(app, scene, hands)
    spans = [part for row in scene.view.log.rows for part in row.parts if isinstance(part, CardSpan)]
    assert [span.color for span in spans] != [None]


def test_a_resigned_seat_does_not_show_its_cards_to_the_others(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human", "bot"))
    hands.reserve(deck(2))
    pass_on(app, scene, hands)
    hands.reserve(deck(1))
    pass_on(app, scene, hands)
    assert scene.session.shown == 0
    scene.session.resign(0)
    wait_until(lambda: scene.session.state.turn == 1, hands.step)
    hands.step(5)
    if isinstance(app.scene, CurtainScene):
        hands.key(pygame.K_RETURN)
    assert scene.session.shown == 1
    state = scene.view.state
    assert state is not None
    assert state.players[1].hand[0].card is not None
    assert all(held.card is None for held in state.players[0].hand if held.blind)


def test_the_log_ends_with_the_winner_of_the_record(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    scene.session.resign(0)
    wait_until(lambda: app.scene is not scene, hands.step)
    assert [row.text for row in scene.view.log.rows[-2:]] == ["Player 1 resigns", "Player 2 wins the game"]


def test_a_question_to_another_player_hides_the_cards_of_the_asker(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "human"))
    hands.reserve(deck(2))
    pass_on(app, scene, hands)
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    pass_on(app, scene, hands)
    assert scene.session.shown == 0
    hands.key(pygame.K_p)
    choose(app, "Agree to end the game")
    assert scene.session.shown == 0
    choose(app, "End the game")
    assert scene.session.shown is None
    assert scene.view.state is not None and scene.view.state.players[0].hand[0].card is None
    choose(app, "Keep playing")
    hands.step(2)
    assert isinstance(app.scene, CurtainScene)

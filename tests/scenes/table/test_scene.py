"""A whole game at the table through real events: by mouse alone and by keyboard alone."""

from __future__ import annotations

import os
from functools import partial

import pytest

from tests.helpers.waiting import wait_until

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.rules import (
    Action,
    ClaimTile,
    DiscardTokens,
    Phase,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    bank,
    deck,
    market,
    tokens,
)
from game.scenes.shared.help.key_help import KeyHelpScene
from game.scenes.table.highlights import STRIP_MS, highlights_of
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.view.interaction.choices import Paying, Picked, TakeSelection
from game.view.layout.table import Control
from tests.scenes.table.hands import Hands, sit_down, wait


def by_mouse(hands: Hands, action: Action) -> None:
    seat = hands.scene.view.state.turn
    if isinstance(action, TakeTokens):
        for color in action.colors:
            hands.click(bank(color))
    elif isinstance(action, DiscardTokens):
        for kind, count in enumerate(action.tokens):
            for _ in range(count):
                hands.click(tokens(seat, kind))
    elif isinstance(action, PurchaseCard):
        hands.click(action.place)
        hands.click(Control.CONFIRM)
        if not isinstance(hands.scene.table.selection, Paying):
            return
    elif isinstance(action, ReserveCard):
        hands.click(action.place)
        # The gold button does it where the card can only be reserved.
        hands.click(Control.RESERVE if Control.RESERVE in hands.scene.view.layout.areas else Control.CONFIRM)
        return
    elif isinstance(action, ClaimTile):
        hands.click(action.place)
    hands.click(Control.CONFIRM)


def by_keyboard(hands: Hands, action: Action) -> None:
    if isinstance(action, TakeTokens):
        for color in action.colors:
            hands.key(pygame.K_1 + color)
        hands.key(pygame.K_c)
    elif isinstance(action, DiscardTokens):
        for kind, count in enumerate(action.tokens):
            for _ in range(count):
                hands.key(pygame.K_1 + kind)
        hands.key(pygame.K_c)
    elif isinstance(action, PurchaseCard):
        hands.walk(action.place)
        hands.key(pygame.K_b)
        hands.key(pygame.K_b)
        if isinstance(hands.scene.table.selection, Paying):
            hands.key(pygame.K_RETURN)
    elif isinstance(action, ReserveCard):
        hands.reserve(action.place)
    elif isinstance(action, ClaimTile):
        hands.walk(action.place)
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_RETURN)
    else:
        hands.key(pygame.K_c)


def sensible_action(scene: TableScene) -> Action:
    """A sensible action with the payment that the chooser offers first."""
    choices = scene.table.choices
    assert choices is not None
    if choices.purchases:
        cards = scene.session.edition.cards
        offers = [actions[0] for actions in choices.purchases.values()]
        return max(offers, key=lambda offer: (cards[offer.card].points, offer.place))
    takes = [action for action in choices.legal if isinstance(action, TakeTokens)]
    if takes and scene.view.state is not None and scene.view.state.round % 5:
        return max(takes, key=lambda take: (len(take.colors), sum(scene.view.state.bank[c] for c in take.colors)))
    blind = [action for action in choices.legal if isinstance(action, ReserveCard)]
    return blind[-1] if blind else choices.legal[0]


def played(scene: TableScene, before: int) -> bool:
    return len(scene.session.history()) > before


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "act"), [("base", by_mouse), ("marvel", by_keyboard)])
def test_a_whole_game_is_played_by_mouse_or_by_keyboard_alone(app: App, edition: str, act) -> None:
    scene, hands = sit_down(app, edition, ("human", "bot"))
    for _ in range(400):
        if app.scene is not scene:
            break
        action = sensible_action(scene)
        before = len(scene.session.history())
        act(hands, action)
        wait_until(partial(played, scene, before), hands.step)
        assert scene.session.history()[before].actions[0] == action
        wait(hands)
    assert scene.session.over
    assert type(app.scene).__name__ == "ResultScene"


def test_gathering_by_mouse_can_be_undone(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.click(bank(0))
    hands.click(bank(1))
    assert scene.table.selection == TakeSelection((0, 1))
    hands.click(bank(3), button=3)
    assert scene.table.selection == TakeSelection((0,))
    hands.key(pygame.K_ESCAPE)
    assert scene.table.selection == TakeSelection()
    hands.click(market(2, 1))
    assert scene.table.selection == Picked(market(2, 1))
    hands.key(pygame.K_BACKSPACE)
    assert scene.table.selection == TakeSelection()


def test_what_another_seat_does_meanwhile_leaves_the_selection(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot", "bot"))
    hands.click(bank(0))
    hands.click(bank(1))
    before = len(scene.session.history())
    scene.session.resign(1)
    wait_until(lambda: scene.session.history()[before:] and not scene.table.updates, hands.step)
    hands.step(3)
    assert scene.table.last_seq == before
    assert scene.table.selection == TakeSelection((0, 1))


@pytest.mark.parametrize("animations_off", [False, True])
def test_a_plan_fades_in_unless_motion_is_reduced(app: App, animations_off: bool) -> None:
    app.settings.reduced_motion = animations_off
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.move(market(3, 2))
    while scene.table.rested != market(3, 2):
        hands.step()
    shown = [scene.highlights().strip_share]
    while scene.table.strip_ms < STRIP_MS:
        hands.step()
        shown.append(scene.highlights().strip_share)
    assert shown == ([1.0] * len(shown) if animations_off else sorted(shown)) and shown[-1] == 1.0
    assert animations_off or (shown[0] < 0.5 and len(set(shown)) > 2)


def test_hover_shows_the_missing_tokens(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.rest(market(3, 2))
    assert scene.highlights().reason.startswith("Need ")
    hands.move(bank(5))
    hands.step(40)
    assert "wild" in scene.highlights().note


def test_the_pointer_leaves_nothing_lifted_behind(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.move(market(3, 2))
    assert scene.highlights().hover == market(3, 2)
    pygame.event.post(pygame.event.Event(pygame.WINDOWLEAVE))
    hands.step()
    assert scene.highlights().hover is None


def test_digits_count_by_their_place_on_the_keyboard(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    event = pygame.event.Event(
        pygame.KEYDOWN, key=pygame.K_QUOTE, mod=0, unicode="'", scancode=pygame.KSCAN_1 + 2
    )  # the third key of a French keyboard
    pygame.event.post(event)
    hands.step()
    assert scene.table.selection == TakeSelection((2,))


def test_a_turn_is_greeted_by_one_breath(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "bot"))
    while scene.view.busy():
        assert scene.highlights().pulse < 0.1
        hands.step()
    strengths = []
    for _ in range(110):
        hands.step()
        strengths.append(scene.highlights().pulse)
    turns = sum((b > a) != (c > b) for a, b, c in zip(strengths, strengths[1:], strengths[2:], strict=False))
    assert strengths[0] < 0.2 and min(strengths[20:]) < 0.5 and strengths[-1] == 1.0
    assert turns <= 3  # it comes, ebbs, comes back and stays
    assert not scene.busy()


def test_a_refused_click_is_explained_and_the_note_fades(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.key(pygame.K_6)
    assert scene.highlights().note
    hands.step(200)
    assert not scene.highlights().note


def test_input_during_an_animation_acts_at_once(app: App) -> None:
    app.settings.speed = "normal"
    scene, hands = sit_down(app, "base", ("human", "human"))
    while scene.view.busy():
        hands.step()
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c):
        hands.key(key)
    wait_until(lambda: scene.view.busy(), hands.step)
    assert scene.view.busy()
    hands.key(pygame.K_4)
    assert not scene.view.busy()
    assert scene.table.selection == TakeSelection((3,))
    assert scene.view.state is not None and scene.view.state.turn == 1
    assert scene.view.viewer == 1


def test_a_game_ended_by_the_people_waits_for_nobody(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    scene.session.resign(0)
    wait_until(lambda: scene.highlights().over, hands.step)
    assert scene.session.over and scene.highlights().over
    assert scene.view.state is not None and scene.view.state.phase is not Phase.OVER


def test_help_pause_and_drawer(app: App) -> None:
    scene, hands = sit_down(app, "marvel", ("human", "bot", "bot", "bot"))
    hands.key(pygame.K_h)
    assert isinstance(app.scene, KeyHelpScene)
    hands.key(pygame.K_SPACE)
    assert app.scene is scene
    scene.table.focus = Control.SEAT_2
    assert highlights_of(scene.table, None).focus is Control.SEAT_2
    hands.key(pygame.K_p)
    assert app.scene is not scene and scene.session.paused
    assert highlights_of(scene.table, None).focus is None, "a dialog alone shows what has the focus"
    hands.key(pygame.K_ESCAPE)
    assert app.scene is scene and not scene.session.paused
    scene.resize(1024, 640)
    hands.key(pygame.K_l)
    assert scene.view.log_open
    hands.key(pygame.K_ESCAPE)
    assert not scene.view.log_open


@pytest.mark.parametrize(("bots", "folds"), [(1, False), (2, False), (3, True)])
def test_the_help_has_the_key_of_the_log_where_the_log_is_not_always_open(app: App, bots: int, folds: bool) -> None:
    scene, hands = sit_down(app, "base", ("human", *["bot"] * bots))
    hands.key(pygame.K_h)
    assert isinstance(app.scene, KeyHelpScene)
    meanings = [meaning for group in app.scene.groups for _, meaning in group.rows]
    assert ("open or close the log" in meanings) == folds == (Control.LOG in scene.view.layout.areas)


def test_tab_visits_the_possible_targets(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    seen = set()
    lit = set(scene.highlights().actionable)
    for _ in lit:
        hands.key(pygame.K_TAB)
        seen.add(scene.table.focus)
    assert seen == lit >= {bank(color) for color in range(5)}
    assert scene.table.choices is not None
    for _ in scene.table.choices.reserves:
        hands.key(pygame.K_TAB)
        seen.add(scene.table.focus)
    assert seen == lit | set(scene.table.choices.reserves)
    assert {deck(level) for level in (1, 2, 3)} <= seen


def test_nothing_moves_nothing_is_painted(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    hands.step(60)
    before = app.frames_drawn
    hands.step(60)
    assert app.frames_drawn == before
    assert not scene.busy()


def test_the_key_for_reserving_chooses_first_and_a_second_press_confirms(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    for confirm in (pygame.K_r, pygame.K_RETURN, pygame.K_c):
        before = len(scene.session.history())
        hands.walk(deck(2))
        hands.key(pygame.K_r)
        assert scene.table.selection == Picked(deck(2), reserve=True)
        hands.step(5)
        assert not played(scene, before), "the first press has already reserved"
        hands.key(confirm)
        wait_until(partial(played, scene, before), hands.step)
        assert scene.session.history()[before].actions[0] == ReserveCard(deck(2))
        wait(hands)


def test_a_card_chosen_to_be_reserved_is_reserved_even_if_it_can_be_bought(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    while not (scene.table.choices and scene.table.choices.purchases):
        before = len(scene.session.history())
        by_keyboard(hands, max(scene.table.choices.legal, key=_takes_most))
        wait_until(partial(played, scene, before), hands.step)
        wait(hands)
    place = next(place for place in scene.table.choices.purchases if place in scene.table.choices.reserves)
    before = len(scene.session.history())
    hands.walk(place)
    hands.key(pygame.K_b)
    hands.step(5)
    assert scene.table.selection == Picked(place) and not played(scene, before), "the first press has already bought"
    hands.key(pygame.K_u)
    hands.key(pygame.K_r)
    assert scene.highlights().prompt == "Reserve this card"
    hands.key(pygame.K_RETURN)
    wait_until(partial(played, scene, before), hands.step)
    assert scene.session.history()[before].actions[0] == ReserveCard(place)


def _takes_most(action: Action) -> int:
    return len(action.colors) if isinstance(action, TakeTokens) else 0

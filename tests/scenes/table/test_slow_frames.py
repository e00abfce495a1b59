"""Clicks on a slow machine: several of them in one frame, and a frame that lasts longer than a click."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Action, GameState, Phase, PlaceKind, PurchaseCard, ReserveCard, Seat, legal_actions, market
from game.scenes.table.magnifier import WAIT_MS
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.view.interaction.choices import IDLE, Picked
from game.view.layout.table import Control, Target
from tests.helpers.waiting import wait_until
from tests.scenes.table.hands import sit_down
from tools.shots.posed import PosedSession, position, seats

CLICK = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def post(scene: TableScene, target: Target, *kinds: int) -> None:
    """Post events of the left button over a target, or where the gold button comes, and let no frame pass."""
    layout = scene.view.layout
    x, y = (layout.dock.confirm if target is Control.CONFIRM else layout.areas[target]).center
    for kind in kinds:
        pygame.event.post(pygame.event.Event(kind, pos=(int(x), int(y)), button=1))


def single_payments(state: GameState) -> list[PurchaseCard]:
    """Return the purchases from the market that can be paid in one way alone."""
    buys = [action for action in legal_actions(state) if isinstance(action, PurchaseCard)]
    places = [action.place for action in buys]
    return [each for each in buys if each.place.kind is PlaceKind.MARKET and places.count(each.place) == 1]


def can_buy(state: GameState) -> bool:
    return state.turn == 0 and state.phase is Phase.ACTION and bool(single_payments(state))


class KeptProposals(PosedSession):
    """Keeps what is proposed."""

    proposed: tuple[tuple[Seat, Action], ...] = ()

    def propose(self, seat: Seat, action: Action) -> None:
        self.proposed = (*self.proposed, (seat, action))


@pytest.mark.parametrize("edition", ["base", "marvel"])
def test_a_card_is_bought_by_two_clicks_in_one_frame(app: App, edition: str) -> None:
    session = KeptProposals(position(edition, 2, can_buy), seats(edition, 2, 1))
    scene = TableScene(app, session)
    app.reset(scene)
    app.step(16)
    [purchase, *_] = single_payments(session.state)
    post(scene, purchase.place, *CLICK)
    post(scene, Control.CONFIRM, *CLICK)
    app.step(16)
    assert session.proposed == ((0, purchase),)


def test_a_card_is_reserved_by_two_clicks_in_one_frame(app: App) -> None:
    scene, hands = sit_down(app, "base", ("human", "bot"))
    before = len(scene.session.history())
    post(scene, market(3, 1), *CLICK)
    post(scene, Control.CONFIRM, *CLICK)
    hands.step()
    wait_until(lambda: len(scene.session.history()) > before, hands.step)
    assert scene.session.history()[before].actions[0] == ReserveCard(market(3, 1))


def test_a_click_around_a_long_frame_is_a_choice_and_not_a_look(app: App) -> None:
    scene, _ = sit_down(app, "base", ("human", "bot"))
    post(scene, market(3, 1), pygame.MOUSEBUTTONDOWN)
    app.step(2 * WAIT_MS)
    post(scene, market(3, 1), pygame.MOUSEBUTTONUP)
    app.step(2 * WAIT_MS)
    assert scene.table.selection == Picked(market(3, 1))
    assert scene.table.magnifier.shown is None


def test_a_card_that_is_held_is_looked_at_however_long_the_frames_are(app: App) -> None:
    scene, _ = sit_down(app, "base", ("human", "bot"))
    post(scene, market(3, 1), pygame.MOUSEBUTTONDOWN)
    app.step(2 * WAIT_MS)
    app.step(2 * WAIT_MS)
    assert scene.table.magnifier.shown == market(3, 1)
    post(scene, market(3, 1), pygame.MOUSEBUTTONUP)
    app.step(16)
    assert scene.table.selection == IDLE

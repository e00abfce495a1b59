"""Who wants to be asked before wild tokens are paid is asked, and only then."""

from __future__ import annotations

import pygame
import pytest

from game.rules import GameState, Phase, legal_actions
from game.rules.model import WILD, Action, PurchaseCard
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.view.interaction.choices import Paying
from game.view.layout.table import Control
from tests.scenes.conftest import Person
from tools.shots.posed import PosedSession, position, seats


def dear(state: GameState) -> bool:
    """Whether the first seat can buy something for wild tokens only."""
    if state.turn != 0 or state.phase is not Phase.ACTION:
        return False
    buys = [action for action in legal_actions(state) if isinstance(action, PurchaseCard)]
    return any(all(b.payment[WILD] for b in buys if b.place == a.place) for a in buys)


@pytest.fixture(params=["base", "marvel"])
def table(request: pytest.FixtureRequest, app: App, person: Person) -> TableScene:
    steps = position(request.param, 2, dear)
    scene = TableScene(app, PosedSession(steps, seats(request.param, 2, 1)))
    app.reset(scene)
    person.watch()
    return scene


def buy(table: TableScene, proposed: list[Action], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.session, "propose", lambda _, action: proposed.append(action))
    assert table.table.choices is not None
    place = next(p for p, offers in table.table.choices.purchases.items() if all(o.payment[WILD] for o in offers))
    table.press(place)
    table.press(Control.BUY)
    if isinstance(table.table.selection, Paying):
        table.press(Control.CONFIRM)


def test_without_the_setting_nobody_is_asked(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed: list[Action] = []
    buy(table, proposed, monkeypatch)
    assert len(proposed) == 1
    assert table.app.scene is table


@pytest.mark.parametrize("keys", [(pygame.K_ESCAPE,), (pygame.K_TAB, pygame.K_RETURN)])
def test_with_the_setting_the_player_is_asked_and_may_cancel(
    table: TableScene, person: Person, monkeypatch: pytest.MonkeyPatch, keys: tuple[int, ...]
) -> None:
    proposed: list[Action] = []
    table.app.settings.confirm_wild = True
    buy(table, proposed, monkeypatch)
    assert isinstance(table.app.scene, DialogScene)
    assert proposed == []
    before = table.table.selection
    person.press(*keys)
    assert table.app.scene is table
    assert table.table.selection == before, "the card is chosen as it was"
    assert proposed == []
    table.press(Control.CONFIRM)
    person.press(pygame.K_RETURN)
    assert [isinstance(action, PurchaseCard) and action.payment[WILD] > 0 for action in proposed] == [True]

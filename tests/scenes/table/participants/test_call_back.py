"""A person in another window is notified of their turn, once, if they want to be."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.ui.app.app import App
from tests.scenes.table.participants.conftest import Table
from tools.shots.posed_participants import PosedParticipants


def sit_down(app: App, participants: PosedParticipants, mine: frozenset[int], focus: int) -> None:
    """Sit down with the window in focus or not."""
    app.reset(MenuScene("base"))
    pygame.event.post(pygame.event.Event(focus))
    app.step(20)
    app.reset(TableScene(app, Table(participants, mine)))
    for _ in range(5):
        app.step(20)


@pytest.mark.parametrize(
    ("mine", "focus", "wanted", "count"),
    [
        (frozenset({1}), pygame.WINDOWFOCUSLOST, True, 1),
        (frozenset({1}), pygame.WINDOWFOCUSGAINED, True, 0),
        (frozenset({1}), pygame.WINDOWFOCUSLOST, False, 0),
        (frozenset({0}), pygame.WINDOWFOCUSLOST, True, 0),
        (frozenset({0, 1}), pygame.WINDOWFOCUSLOST, True, 0),
    ],
)
def test_the_own_turn_is_notified_once(
    app: App,
    participants: PosedParticipants,
    notified: list[str],
    mine: frozenset[int],
    focus: int,
    wanted: bool,
    count: int,
) -> None:
    app.settings.notifications = wanted
    sit_down(app, participants, mine, focus)
    assert [each.partition(":")[0] for each in notified] == ["Your turn"] * count

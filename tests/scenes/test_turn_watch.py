"""A person in another window is called back to games at servers, whatever screen is open."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.scenes.title.menu import MenuScene
from game.ui.app.app import App
from game.ui.app.turn_watch import LOOK_MS
from tools.shots.gathered import SERVERS, FakeNetwork, tables_at_server


@pytest.fixture
def shown(app: App, notified: list[str]) -> list[str]:
    app.reset(MenuScene("base"))
    return notified


def look(app: App, *focus: int) -> None:
    for event in focus:
        pygame.event.post(pygame.event.Event(event))
    app.step(LOOK_MS)
    app.step(LOOK_MS)


def test_each_turn_is_notified_once_and_those_at_the_first_look_not_at_all(app: App, shown: list[str]) -> None:
    waits = msgspec.structs.replace(tables_at_server("base")[0], people=("Ana", "Bo"), turn="Bo")
    mine = msgspec.structs.replace(waits, turn="Ana", my_turn=True)
    other = msgspec.structs.replace(mine, fingerprint="other", people=("Ana", "Cy"))
    network = FakeNetwork((mine,))
    network.kept = SERVERS[:1]
    app.network = network
    look(app, pygame.WINDOWFOCUSLOST)
    assert shown == []
    network.found = (mine, other)
    look(app)
    assert shown == ["Your turn: Cy"]
    network.kept = ()  # the server is away for a while
    look(app)
    network.kept = SERVERS[:1]
    look(app)
    assert shown == ["Your turn: Cy"]
    network.found = (waits, other)
    look(app)
    network.found = (mine, other)
    look(app)
    assert shown == ["Your turn: Cy", "Your turn: Bo"]
    network.found = ()
    look(app)
    network.found = (mine, other)
    look(app, pygame.WINDOWFOCUSGAINED)
    assert len(shown) == 2


def test_a_game_that_ends_soon_is_notified_once_when_the_person_is_away(app: App, shown: list[str]) -> None:
    game = msgspec.structs.replace(tables_at_server("base")[0], people=("Ana", "Bo"), turn="Bo", last_chance=True)
    network = FakeNetwork((game,))
    network.kept = SERVERS[:1]
    app.network = network
    look(app)
    assert shown == []
    for _ in range(2):
        look(app, pygame.WINDOWFOCUSLOST)
        assert shown == ["Your game ends soon without a move: Ana, Bo"]

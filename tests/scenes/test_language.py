"""A change of language during a game: what was written before is rewritten."""

from __future__ import annotations

import pygame
import pytest

from game.record import SeatInfo
from game.replays.replay import Replay
from game.rules import initial_state
from game.scenes.replays.viewer import ReplayScene
from game.scenes.result.finished import Finished
from game.scenes.result.scene import ResultScene
from game.scenes.shared.verdict import verdict
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.local import new_game
from game.storage.store import Store
from game.ui.app.app import App
from tests.helpers.paths import GOLDEN
from tests.scenes.conftest import Person

SEATS = SeatInfo("Ana", "human"), SeatInfo("Bo", "human")


@pytest.mark.parametrize("watched", [False, True])
def test_a_log_is_rewritten_in_another_language(app: App, person: Person, store: Store, watched: bool) -> None:
    app.push(MenuScene("base"))
    if watched:
        scene = ReplayScene(Replay.load(GOLDEN / "base-2.cabochon"))
    else:
        scene = TableScene(app, new_game(store, "base", SEATS, 0, bytes(32)))
    app.push(scene)
    person.watch()
    app.go.open_settings("base")
    rows = len(scene.view.log.rows)
    person.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_ESCAPE)
    assert scene.view.log.rows[0].text == "Die Karten sind ausgeteilt."
    assert len(scene.view.log.rows) == rows


def test_a_result_is_rewritten_in_another_language(app: App, person: Person) -> None:
    ended = verdict(initial_state("base", 2, 0), ("Ana", "Bo"), (1,), "resigned", {0})
    scene = ResultScene(Finished("base", SEATS, ended))
    app.push(scene)
    app.go.open_settings("base")  # as from the viewer, which the result leads to
    person.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_ESCAPE)
    shown = scene.finished.verdict
    assert (shown.title, shown.explanation) == ("Bo gewinnt", "Ana hat aufgegeben.")

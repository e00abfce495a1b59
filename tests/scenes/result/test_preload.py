"""What is made ready at a table for the screens that follow it."""

from __future__ import annotations

from collections import deque
from typing import Any

import pygame
import pytest

from game.profile.database import ProfileStore
from game.record import SeatInfo
from game.rules import EDITION_NAMES
from game.scenes.result.preload import preload_result
from game.scenes.result.scene import ResultScene
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.local import new_game
from game.ui.app.app import App
from game.ui.graphics.atlas import Index
from tests.helpers import shared_art
from tests.helpers.waiting import wait_until
from tests.scenes.conftest import Person
from tests.scenes.table.hands import sit_down


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_title_after_a_tables_menu_finds_its_large_pictures_decoded(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    shared_art.forget()
    sit_down(app, name, ("human", "bot"))
    person.press(pygame.K_ESCAPE)
    for steps in app.preloads.steps.values():
        deque(steps, maxlen=0)
    decoded: list[str] = []
    ground, picture = Index.ground, Index.picture

    def note(index: Index, file: str) -> object:
        decoded.append(file)
        return ground(index, file)

    def note_picture(index: Index, name: str, level: int) -> object:
        if name.startswith("hero"):
            decoded.append(name)
        return picture(index, name, level)

    monkeypatch.setattr(Index, "ground", note)
    monkeypatch.setattr(Index, "picture", note_picture)
    app.reset(MenuScene(name))
    app.step(16)
    assert not decoded


def test_a_game_without_animations_is_counted_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.settings.speed = "off"
    session = new_game(app.store, "base", (SeatInfo("Ada", "human"), SeatInfo("Bea", "human")), 0, bytes(32))
    app.reset(TableScene(app, session))
    session.resign(0)
    counts: list[object] = []
    sync = ProfileStore.sync

    def note(profile: ProfileStore, *given: Any) -> bool:
        counts.append(profile)
        return sync(profile, *given)

    monkeypatch.setattr(ProfileStore, "sync", note)
    wait_until(lambda: isinstance(app.scene, ResultScene), lambda: app.step(16))
    for steps in app.preloads.steps.values():
        deque(steps, maxlen=0)
    assert len(counts) == 1


def test_a_result_finds_its_game_counted(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game(app.store, "base", (SeatInfo("Ada", "human"), SeatInfo("Bea", "human")), 0, bytes(32))
    session.resign(0)
    wait_until(lambda: session.over, session.poll)
    table = TableScene(app, session)
    app.reset(table)
    preload_result(table, session)
    deque(app.preloads.steps["base"], maxlen=0)
    with ProfileStore(app.store.data_dir) as profile:
        assert profile.people() == ["Ada", "Bea"]
    monkeypatch.setattr(ProfileStore, "add", lambda *_: pytest.fail("the game is counted in the result's first frame"))
    app.go.show_result(session)
    app.step(16)
    assert isinstance(app.scene, ResultScene)

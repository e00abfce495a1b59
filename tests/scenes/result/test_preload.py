"""What is made ready at a table for the screens that follow it."""

from __future__ import annotations

from collections import deque

import pygame
import pytest

from game.rules import EDITION_NAMES
from game.scenes.title.menu import MenuScene
from game.ui.app.app import App
from game.ui.graphics.atlas import Index
from tests.helpers import looks
from tests.scenes.conftest import Person
from tests.scenes.table.hands import sit_down


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_title_after_a_tables_menu_finds_its_large_pictures_decoded(
    app: App, person: Person, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    looks.forget()
    sit_down(app, name, ("human", "bot"))
    person.press(pygame.K_ESCAPE)
    for steps in app._preloads.values():
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

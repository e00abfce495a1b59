"""What lies ready in the box is what the rules deal, for every edition and number of players."""

from __future__ import annotations

import pytest

from game.rules import EDITION_NAMES
from game.rules.setup import initial_state
from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.ui.app.app import App
from tests.scenes.conftest import Person


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_insert_holds_what_is_dealt(app: App, person: Person, edition: str, players: int) -> None:
    app.push(MenuScene(edition))
    scene = SetupScene(edition, players)
    app.push(scene)
    person.watch()
    state = initial_state(edition, players)
    counts = [str(count) for count in (*reversed(state.decks), *state.bank) if count]
    words = scene.recorded(scene.paint)
    assert [word for word in words if word.isdigit()] == counts

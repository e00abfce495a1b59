"""A list of saved games."""

from __future__ import annotations

import pytest

from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.title.menu import MenuScene
from game.storage.store import Store
from game.ui.app.app import App
from tests.helpers.paths import GOLDEN
from tests.scenes.title.test_menu import saved


@pytest.fixture
def games(app: App, store: Store) -> SavedGamesScene:
    """The list with one finished and one unfinished game."""
    store.import_file(GOLDEN / "base-2.cabochon")
    saved(store)
    app.push(MenuScene("base"))
    scene = SavedGamesScene("base")
    app.push(scene)
    return scene


def choose(scene: SavedGamesScene, *, over: bool) -> None:
    assert scene.list is not None
    scene.list.select(next(i for i, game in enumerate(scene.games) if game.over is over))

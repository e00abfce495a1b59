"""Titles of pages: in the same letters as those at the table."""

from __future__ import annotations

import pytest

from game.scenes.title.menu import MenuScene
from game.scenes.title.setup import SetupScene
from game.ui.app.app import App
from game.ui.graphics.look import glyph_name
from game.view.skins import skin


@pytest.mark.parametrize(("edition", "second"), [("base", "e"), ("marvel", "E")])
def test_titles_are_in_capitals_where_the_edition_has_no_others(app: App, edition: str, second: str) -> None:
    names = {name for name, _ in app.look(edition)._glyphs(skin(edition).display, "New game", 46.0)}
    assert glyph_name(skin(edition).display, second) in names
    for scene in (SetupScene(edition), MenuScene(edition)):
        app.push(scene)
        drawn = scene.recorded(scene.draw)
        assert "New game" in drawn and "NEW GAME" not in drawn

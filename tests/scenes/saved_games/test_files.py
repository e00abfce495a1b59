"""Files of saved games: those in the usual folders are offered to import, and folders to save in."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pygame
import pytest

from game.scenes.saved_games.scene import SavedGamesScene
from game.scenes.shared import saved_game_text as saved_texts
from game.scenes.shared.dialogs.file_dialogs import OpenScene, SaveScene
from game.scenes.shared.verdict import joined
from game.storage.store import Store
from game.storage.summaries import header_of
from game.support import usual_folders
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from tests.helpers.paths import GOLDEN
from tests.scenes.conftest import Person


@pytest.fixture
def games(app: App, store: Store) -> SavedGamesScene:
    """The list with one finished game."""
    store.import_file(GOLDEN / "base-2.cabochon")
    scene = SavedGamesScene("base")
    app.push(scene)
    return scene


def test_a_file_in_a_usual_folder_is_offered_and_imported(
    games: SavedGamesScene, person: Person, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual_folders, "usual_folders", lambda: {"Downloads": tmp_path})
    for number, name in enumerate(("marvel-3", "base-2")):
        copy = shutil.copy(GOLDEN / f"{name}.cabochon", tmp_path)
        os.utime(copy, (number, number))
    person.click(games.import_button)
    dialog = person.scene
    assert isinstance(dialog, OpenScene) and dialog.list is not None
    assert [path.stem for path in dialog.files] == ["base-2", "marvel-3"], "the newest first"
    assert dialog.value.endswith("base-2.cabochon")
    row = dialog.list.rect.move(0, dialog.list.row_height)
    person.click_at((row.centerx, row.y + 4))
    assert dialog.field.text.endswith("marvel-3.cabochon")
    person.click(person.button("Import"))
    assert person.scene is games and games.game is not None
    assert games.game.edition == "marvel" and len(store.list_games()) == 2


def test_games_to_import_are_listed_by_their_players(
    games: SavedGamesScene, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual_folders, "usual_folders", lambda: {"Downloads": tmp_path})
    shutil.copy(GOLDEN / "base-2.cabochon", tmp_path / "game.cabochon")
    (tmp_path / "broken.cabochon").write_bytes(b"cabochon record 1\n")
    person.click(games.import_button)
    dialog = person.scene
    assert isinstance(dialog, OpenScene)
    header = header_of(GOLDEN / "base-2.cabochon")
    assert header is not None
    words = dialog.recorded(dialog.draw)
    assert joined([seat.name for seat in header.seats]) in words and "game" not in words
    assert "broken" in words, "what is no game has the name of its file"


def test_a_typed_path_lets_go_of_the_offered_file(
    games: SavedGamesScene, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual_folders, "usual_folders", lambda: {"Downloads": tmp_path})
    shutil.copy(GOLDEN / "base-2.cabochon", tmp_path)
    person.click(games.import_button)
    dialog = person.scene
    assert isinstance(dialog, OpenScene) and dialog.list is not None
    person.type("x")
    assert dialog.list.selected == -1
    person.press(pygame.K_RETURN)
    assert person.scene is dialog and "does not exist" in dialog.error
    person.drop(tmp_path / "base-2.cabochon")
    assert dialog.list is not None and dialog.list.selected == 0, "a dropped file is chosen"


def test_an_export_goes_to_the_chosen_folder(
    games: SavedGamesScene, person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    first.mkdir()
    second.mkdir()
    monkeypatch.setattr(usual_folders, "usual_folders", lambda **_: {"Documents": first, "Desktop": second})
    monkeypatch.setattr(saved_texts, "export_folder", lambda: first)
    assert games.list is not None
    games.list.select(0)
    person.click(person.button("Export"))
    dialog = person.scene
    assert isinstance(dialog, SaveScene)
    assert not dialog.places.elsewhere(dialog.value)
    assert dialog.places.elsewhere(str(second / "game.cabochon")), "what names a folder itself is shown whole"
    choice = dialog.form.widgets[0]
    person.click_at((choice.rect.right - 12, choice.rect.centery))
    person.click(next(widget for widget in dialog.form.widgets if isinstance(widget, Button)))
    assert not list(first.iterdir())
    assert [path.read_bytes() for path in second.iterdir()] == [(GOLDEN / "base-2.cabochon").read_bytes()]

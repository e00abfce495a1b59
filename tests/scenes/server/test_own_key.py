"""The dialogs of the key: offered once, its words shown and saved, other words entered, a new key made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game.scenes.server.key_words_field import KeyWordsField
from game.scenes.server.own_key import KeyEntryScene, KeyWordsScene, show_words
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.shared.poll_timer import POLL_MS
from game.scenes.tables.browser import TableBrowserScene
from game.storage.settings import load
from game.ui.app.app import App
from game.ui.graphics.canvas import Canvas
from tests.scenes.conftest import Person
from tools.shots.gathered import KEY_WORDS, SERVERS, FakeNetwork, hall, tables

OFFER = "Keep your name and rating"


@pytest.fixture
def network(app: App) -> FakeNetwork:
    network = FakeNetwork(tables("base"))
    network.kept = SERVERS[:1]
    app.network = network
    app.settings.servers = [SERVERS[0].link]
    app.settings.names = ["Bo"]
    app.settings.words_offered = True
    return network


@pytest.fixture
def page(app: App, network: FakeNetwork) -> TableBrowserScene:
    assert network.kept
    scene = TableBrowserScene("base")
    app.push(scene)
    return scene


def title(person: Person) -> str:
    return person.scene.title if isinstance(person.scene, DialogScene) else ""


def test_the_words_are_offered_once_and_not_before_the_first_rated_game(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.words_offered = False
    network.kept = (msgspec.structs.replace(SERVERS[0], ratings=()),)
    page = TableBrowserScene("base")
    app.push(page)
    page.update(POLL_MS)
    assert app.scene is page
    network.kept = SERVERS[:1]
    page.update(POLL_MS)
    assert title(person) == OFFER and load(app.store.data_dir)[0].words_offered
    person.click(person.button("Later"))
    page.update(POLL_MS)
    assert app.scene is page


def test_the_words_are_shown_spoken_and_saved(person: Person, page: TableBrowserScene, tmp_path: Path) -> None:
    person.click(page.named["key"])
    person.click(person.button("Show the words"))
    assert isinstance(person.scene, KeyWordsScene)
    spoken = " ".join(person.scene.describe())
    assert all(f"{number}: {word}." in spoken for number, word in enumerate(KEY_WORDS, 1))
    person.click(person.button("Save as a file"))
    assert isinstance(person.scene, PromptScene)
    path = tmp_path / "key.txt"
    person.scene.value = str(path)
    person.press(pygame.K_RETURN)
    assert title(person) == "Saved" and path.read_text().split() == list(KEY_WORDS)
    person.press(pygame.K_RETURN)
    show_words(page)
    person.click(person.button("Save as a file"))
    assert isinstance(person.scene, PromptScene)
    person.scene.value = str(path)
    person.press(pygame.K_RETURN)
    assert "already exists" in person.scene.error


@pytest.mark.parametrize("from_file", [False, True])
def test_other_words_replace_the_key_and_the_name_comes_from_the_server(
    app: App, person: Person, page: TableBrowserScene, network: FakeNetwork, tmp_path: Path, from_file: bool
) -> None:
    path = tmp_path / "key.txt"
    path.write_text("\n".join(KEY_WORDS))
    person.click(page.named["key"])
    person.click(person.button("Enter other words"))
    assert isinstance(person.scene, KeyEntryScene)
    if from_file:
        person.scene.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    else:
        person.scene.value = " ".join(KEY_WORDS)
    person.press(pygame.K_RETURN)
    assert app.scene is page
    (asked,) = (call for call in network.asked if call[0] == "restore")
    assert str(asked[1]).split() == list(KEY_WORDS)
    assert page.name_mat.name == ""
    network.hall = hall("base")
    page.update(POLL_MS)
    assert page.name_mat.name == network.hall.state.name == app.settings.names[0]


def test_a_wrong_word_stays_in_the_dialog_with_a_sentence(
    person: Person, page: TableBrowserScene, network: FakeNetwork
) -> None:
    network.refusal = "Word 3 is not right: “kirk”."
    person.click(page.named["key"])
    person.click(person.button("Enter other words"))
    assert isinstance(person.scene, KeyEntryScene)
    person.scene.value = f"{KEY_WORDS[0]} {KEY_WORDS[1]} kirk {KEY_WORDS[3]}"
    person.scene.rebuild()
    person.press(pygame.K_RETURN)
    scene, field = person.scene, person.scene.field
    assert isinstance(scene, KeyEntryScene) and scene.error == network.refusal
    assert isinstance(field, KeyWordsField)
    scene.recorded(scene.draw)
    assert field.wrong == 3
    assert scene.value[: field.caret].endswith(" kirk"), "the caret is at the wrong word"
    assert scene.form.focused is field and not scene.buttons[0].enabled
    person.click_at(field.rect.topleft)
    assert field.caret == len(scene.value)
    person.press(pygame.K_BACKSPACE)
    scene.recorded(scene.draw)
    assert (scene.value, field.wrong) == (f"{KEY_WORDS[0]} {KEY_WORDS[1]} kirk {KEY_WORDS[3][:-1]}", 0)
    assert scene.buttons[0].enabled
    assert page.name_mat.name == "Bo"


def test_the_words_of_a_key_are_written_in_numbered_cells_and_the_caret_goes_to_a_pressed_one(
    app: App, person: Person, page: TableBrowserScene
) -> None:
    person.click(page.named["key"])
    person.click(person.button("Enter other words"))
    scene = person.scene
    assert isinstance(scene, KeyEntryScene) and isinstance(scene.field, KeyWordsField)
    field = scene.field
    field.write("ripple  scatter kick")
    words = scene.recorded(field_drawing(scene))
    assert words[:6] == ["1", "ripple", "2", "scatter", "3", "kick"] and words[6:] == [str(n) for n in range(4, 25)]
    cells = field._words(app.look(scene.edition), field.text)
    assert [each.start for each in cells[:3]] == [0, 8, 16]
    field.click((cells[1].cell.right - 1, cells[1].cell.centery))
    assert field.caret == 15
    field.click(cells[1].cell.midleft)
    assert field.caret == 8
    field.text, field.caret = str(Path("folder") / "key.txt"), 0
    assert field.text in scene.recorded(field_drawing(scene))


def field_drawing(scene: KeyEntryScene) -> Callable[[Canvas], None]:
    return lambda canvas: scene.field.draw(canvas, scene.look)


def test_a_new_key_is_made_after_a_question_and_its_words_are_shown(
    app: App, person: Person, page: TableBrowserScene, network: FakeNetwork
) -> None:
    for refusal in ("Finish your running games at Friday table first.", ""):
        network.refusal = refusal
        person.click(page.named["key"])
        person.click(person.button("Make a new key"))
        assert title(person) == "Make a new key?"
        person.press(pygame.K_RETURN)
        if refusal:
            assert title(person) == "That did not work"
            person.press(pygame.K_RETURN)
            assert app.scene is page
    assert isinstance(person.scene, KeyWordsScene) and page.name_mat.name == "Bo"
    assert [call for call in network.asked if call == ("renew",)] == [("renew",)] * 2


def test_a_file_that_cannot_be_read_is_named_in_one_sentence(
    person: Person, page: TableBrowserScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "key.txt"
    path.write_text("secret")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    person.click(page.named["key"])
    person.click(person.button("Enter other words"))
    assert isinstance(person.scene, KeyEntryScene)
    person.scene.value = str(path)
    monkeypatch.setattr(Path, "open", refuse)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, KeyEntryScene)
    assert person.scene.error == f"Cannot read the file {path}: Permission denied."

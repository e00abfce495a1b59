"""The chat of a server's hall on the page of tables."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.scenes.lobby.browser import LobbyFindScene
from game.scenes.shared.dialog import DialogScene
from game.storage.settings import load
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from net.protocol.lobby_messages import HallLine, HallPeople
from net.protocol.room_types import HallView
from tests.scenes.conftest import Person
from tools.shots.gathered import SERVERS, FakeHall, FakeNetwork

VIEW = HallView(
    linked=True,
    server="Friday table",
    name="Ana",
    lines=(HallLine("Bo", "Hello"), HallLine("Cy", "", "nice")),
    said=12,
    people=HallPeople(3, ("Ana", "Bo", "Cy")),
)


def open_hall(app: App, person: Person, view: HallView = VIEW) -> tuple[LobbyFindScene, FakeHall]:
    network = FakeNetwork()
    network.kept, network.hall = SERVERS, FakeHall(view)
    app.network = network
    app.settings.servers = [note.link for note in SERVERS]
    scene = LobbyFindScene("base")
    app.push(scene)
    person.click(scene.named["hall-0"])
    return scene, network.hall


def lines(scene: LobbyFindScene) -> list[tuple[int, str]]:
    conversation = scene.conversation()
    assert conversation is not None
    return [(line.number, line.name) for line in conversation[1]]


def test_a_line_and_a_quick_word_are_sent(app: App, person: Person) -> None:
    scene, hall = open_hall(app, person)
    assert lines(scene) == [(11, "Bo"), (12, "Cy")]
    person.type("Anyone?")
    person.press(pygame.K_RETURN)
    person.click(scene.named["word-thanks"])
    assert hall.asked == [("chat", "Anyone?"), ("word", "thanks")]


def test_the_name_of_the_server_closes_the_chat_again(app: App, person: Person) -> None:
    scene, _ = open_hall(app, person)
    assert "where" not in scene.named
    person.click(scene.named["hall-0"])
    assert "where" in scene.named and scene.conversation() is None


def test_whoever_is_new_has_quick_words_alone(app: App, person: Person) -> None:
    scene, hall = open_hall(app, person, msgspec.structs.replace(VIEW, writes=False))
    assert not scene.named["hall-talk"].enabled and scene.named["word-nice"].enabled
    hall.state = VIEW
    scene.update(16)
    assert scene.named["hall-talk"].enabled


def test_somebody_is_muted_for_good_and_heard_again(app: App, person: Person) -> None:
    scene, _ = open_hall(app, person)
    for expected, heard in ((["Bo"], [(12, "Cy")]), ([], [(11, "Bo"), (12, "Cy")])):
        person.click(scene.named["hall-people"])
        press(app, "Bo")
        press(app, "Mute Bo" if expected else "Unmute Bo")
        assert lines(scene) == heard
        assert load(app.store.data_dir)[0].muted == expected


def test_somebody_is_reported_with_a_kind_and_words(app: App, person: Person) -> None:
    scene, hall = open_hall(app, person)
    person.click(scene.named["hall-people"])
    for label in ("Cy", "Report Cy", "What they write"):
        press(app, label)
    person.type("rude")
    press(app, "Send")
    assert hall.asked == [("report", "Cy", "words", "rude")]


def press(app: App, label: str) -> None:
    """Press a button of the dialog on top."""
    assert isinstance(app.scene, DialogScene)
    buttons = [each for each in app.scene.form.widgets if isinstance(each, Button) and each.label == label]
    if not buttons:
        pytest.fail(f"no button {label}")
    buttons[0].on_press()

"""The spoken names of controls, and what is said of a room, for players who hear a screen instead of seeing it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pygame
import pytest

from game.scenes.lobby.room import LobbyRoomScene
from game.scenes.narration.widgets import describe_widget
from game.scenes.shared.widgets import Segmented
from game.support.i18n import set_language
from game.ui.app.app import App
from game.ui.widgets.controls import Choice, Slider
from game.ui.widgets.form import Form
from game.ui.widgets.textfield import TextField
from net.protocol.room_types import Knock
from tests.scenes.conftest import Person
from tests.scenes.narration.ear import Ear, well_said
from tools.shots.gathered import WORDS, FakeRoom, lobby
from tools.shots.pictures import PICTURES
from tools.shots.stage import Studio, fill, throwaway_store

VALUES = (Segmented, Choice, Slider, TextField)
"""Controls that show a value without the name of what it is the value of."""


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """A small window in which scenes are posed, and which nobody looks at."""
    with throwaway_store() as store:
        fill(store, ["base"], [2])
        studio = Studio((1024, 640), "en", store)
        yield studio
        studio.app.close()
    set_language("en")


@pytest.mark.parametrize("name", [name for name in PICTURES if not name.startswith("table")])
def test_every_control_has_a_descriptive_name(studio: Studio, name: str) -> None:
    PICTURES[name](studio, "base", 2)
    for scene in studio.app.stack:
        form = getattr(scene, "form", None)
        for widget in form.widgets if isinstance(form, Form) else ():
            if widget.focusable and widget.visible:
                said = describe_widget(widget, scene)
                assert re.search(r"\w", said), type(widget)
                assert widget.caption or not isinstance(widget, VALUES), said


def test_knocks_people_and_the_missing_start_of_a_room_are_read_out(app: App, person: Person) -> None:
    ear = Ear()
    app.listener = ear.narrator
    room = FakeRoom(lobby("base", 3, watchers=0))
    app.push(LobbyRoomScene("base", room))
    person.watch(60)
    said = ear.news()
    assert "Seat 1: Ottavia; You (host); Ready" in said
    assert "Seat 3: Open seat; Waiting for a player" in said and "1 seat is still open." in said
    room.set(knocks=(Knock(7, "Gil", WORDS, watch=True),))
    room.changed = True
    person.watch(60)
    question = (
        "Gil wants to watch. Let them in only if their screen shows the same words: amber, lantern, violin, harbour."
    )
    assert question in ear.news()
    person.press(pygame.K_TAB, pygame.K_TAB)
    assert ear.news() == ["Send (Enter)", "Gil wants to watch: Let in"]
    person.press(pygame.K_RETURN)
    assert ("admit", 7, True) in room.asked
    shown = lobby("base", 3, here=3, watchers=1)
    room.set(knocks=())
    room.show(shown)
    person.watch(60)
    said = ear.news()
    assert {"Seat 3: Lorenzo; Connected; Ready", "Watching: Ilse"} <= set(said), said
    well_said(said)


def test_a_guest_hears_the_hosts_options_and_the_safety_words(app: App, person: Person) -> None:
    ear = Ear()
    app.listener = ear.narrator
    room = FakeRoom(None, hosting=False, phase="waiting")
    room.set(safety_words=WORDS)
    app.push(LobbyRoomScene("base", room))
    person.watch(60)
    assert any(line.endswith(" amber, lantern, violin, harbour.") for line in ear.news())
    shown = lobby("base", 3)
    room.set(phase="lobby")
    room.show(shown)
    person.watch(60)
    assert "Clock: None" in ear.news()
    room.show(msgspec.structs.replace(shown, options=msgspec.structs.replace(shown.options, clock_s=60)))
    person.watch(60)
    assert ear.news() == ["Clock: 60 s"]

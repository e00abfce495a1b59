"""What is read out of a room, for players who hear a screen instead of seeing it."""

from __future__ import annotations

import msgspec
import pygame

from game.scenes.room.scene import RoomScene
from game.ui.app.app import App
from net.protocol.room_types import Knock
from tests.scenes.conftest import Person
from tests.scenes.narration.ear import Ear, well_said
from tools.shots.gathered import WORDS, FakeRoom, lobby


def test_knocks_people_and_the_missing_start_of_a_room_are_read_out(app: App, person: Person) -> None:
    ear = Ear()
    app.listener = ear.narrator
    room = FakeRoom(lobby("base", 3, watchers=0))
    app.push(RoomScene("base", room))
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
    app.push(RoomScene("base", room))
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

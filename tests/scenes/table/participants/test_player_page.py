"""The page of a player at a server: the ways to it from the table, the result and the room, and the way back."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.scenes.room.scene import RoomScene
from game.scenes.server.player_page import ASK_MS, BOX, PlayerScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.shared.poll_timer import POLL_MS
from game.scenes.table.overlays.seat_page import SeatScene, open_seat
from game.scenes.table.scene import TableScene
from game.scenes.title.menu import MenuScene
from game.sessions.participants import ChatLine
from game.ui.app.app import App
from tests.scenes.conftest import Person
from tests.scenes.table.participants.conftest import Table
from tests.scenes.table.participants.test_after import finished
from tools.shots.gathered import FakeHall, FakeRoom, hall, lobby
from tools.shots.posed import NAMES
from tools.shots.posed_participants import PosedParticipants

ME, BIANCA, LORENZO, *_ = NAMES["base"]


@pytest.fixture
def club() -> FakeHall:
    return hall("base")


@pytest.fixture
def served(app: App, participants: PosedParticipants, room: FakeRoom, club: FakeHall) -> TableScene:
    """A table at a server."""
    room.hall = club
    room.set(served=True)
    scene = TableScene(app, Table(participants), room)
    app.reset(scene)
    app.step(20)
    return scene


def shown(app: App) -> str:
    assert isinstance(app.scene, PlayerScene)
    return app.scene.panel.name


def test_a_seat_leads_to_the_page_by_click_and_by_key_and_escape_leads_back(
    app: App, person: Person, served: TableScene, club: FakeHall
) -> None:
    open_seat(served.table, 1)
    app.step(20)
    seat = app.scene
    assert isinstance(seat, SeatScene) and seat.opened is not None
    person.click_at(seat.opened.profile.center)
    assert shown(app) == BIANCA and ("player", BIANCA, "base", 3, 0) in club.asked
    person.press(pygame.K_ESCAPE)
    assert app.scene is seat
    person.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert shown(app) == LORENZO


def test_a_table_elsewhere_has_no_pages(app: App, person: Person, table: TableScene) -> None:
    open_seat(table.table, 1)
    app.step(20)
    seat = app.scene
    assert isinstance(seat, SeatScene) and seat.opened is not None and seat.opened.profile.w == 0
    person.press(pygame.K_RETURN)
    assert app.scene is table


def test_a_name_in_the_chat_leads_to_the_page(
    app: App, person: Person, served: TableScene, participants: PosedParticipants
) -> None:
    participants.set(chat=(ChatLine(1, LORENZO, 2, "Hello"),))
    assert served.presenter is not None
    served.presenter.toggle_chat()
    app.step(20)
    chat = served.presenter.chat
    person.click_at(chat._written[0][0].center)
    assert shown(app) == LORENZO
    person.press(pygame.K_ESCAPE)
    assert chat.on_report is not None
    chat.on_report()
    person.click(person.button(BIANCA))
    person.click(person.button("Profile"))
    assert shown(app) == BIANCA


def test_a_person_muted_on_the_page_is_muted_at_the_table(
    app: App, person: Person, served: TableScene, participants: PosedParticipants
) -> None:
    open_seat(served.table, 1)
    person.press(pygame.K_RETURN)
    person.click(person.button("Mute or report"))
    person.click(person.button(f"Mute {BIANCA}"))
    assert app.settings.muted == [BIANCA]
    assert [each.name for each in participants.state.people if each.muted] == [BIANCA]


def test_the_page_shows_what_comes_and_asks_again(app: App, person: Person, served: TableScene, club: FakeHall) -> None:
    open_seat(served.table, 1)
    person.press(pygame.K_RETURN)
    scene = app.scene
    assert isinstance(scene, PlayerScene) and scene.panel.page is None
    assert club.state.page is not None
    club.state = msgspec.structs.replace(
        club.state, page=msgspec.structs.replace(club.state.page, name=BIANCA, seats=3)
    )
    person.watch(2 * POLL_MS)
    assert scene.panel.page is not None and scene.panel.games is not None
    assert scene.panel.games.count == len(scene.panel.page.games) > 0
    person.watch(ASK_MS)
    assert club.asked.count(("player", BIANCA, "base", 3, 0)) >= 2
    scene.form.focus(scene.named["ratings"])
    person.press(pygame.K_RIGHT)
    assert club.asked[-1] == ("player", BIANCA, "base", 4, 0) and scene.panel.page is None
    person.click_at(scene.stage.box(*BOX).move(-20, 0).midleft)
    assert app.scene is not scene


def test_the_names_of_a_result_lead_to_the_pages(app: App, person: Person, club: FakeHall) -> None:
    scene, room = finished(hosting=False)
    room.hall = club
    app.reset(scene)
    app.step(20)
    over = [widget for widget in scene.form.widgets if widget.tooltip]
    assert [widget.tooltip for widget in over] == [f"Profile of {ME}"], "the computer has no page"
    person.click(over[0])
    assert shown(app) == ME
    person.press(pygame.K_ESCAPE)
    assert app.scene is scene and not room.left


def test_seats_and_chat_of_a_room_lead_to_the_pages(app: App, person: Person, club: FakeHall) -> None:
    room = FakeRoom(lobby("base", 3, here=2), hosting=False)
    room.hall = club
    room.set(served=True)
    room.receive(ME, "Hello")
    app.push(MenuScene("base"))
    scene = RoomScene("base", room)
    app.push(scene)
    app.step(20)
    assert "profile1" not in scene.named
    person.click(scene.named["profile0"])
    assert shown(app) == ME
    person.press(pygame.K_ESCAPE)
    person.click_at(scene._lines._written[0][0].center)
    assert shown(app) == ME
    person.press(pygame.K_ESCAPE)
    person.click(scene.named["talk-people"])
    assert isinstance(app.scene, DialogScene)
    person.click(person.button(ME))
    person.click(person.button("Profile"))
    assert shown(app) == ME


def test_a_room_elsewhere_has_no_pages(app: App, person: Person) -> None:
    room = FakeRoom(lobby("base", 3, here=2), hosting=False)
    room.receive(ME, "Hello")
    scene = RoomScene("base", room)
    app.push(scene)
    app.step(20)
    assert "profile0" not in scene.named
    person.click_at(scene._lines._written[0][0].center)
    assert app.scene is scene

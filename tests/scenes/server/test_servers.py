"""The servers that a person keeps: their mats, opening a table there, and the search for opponents."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.match.match import STAND_IN_BOT
from game.scenes.room.scene import RoomScene
from game.scenes.server.hall import HallScene
from game.scenes.server.search import SearchScene
from game.scenes.server.servers import state
from game.scenes.shared.dialogs.choices_dialog import ChoicesScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.tables.browser import TableBrowserScene
from game.scenes.title.menu import MenuScene
from game.storage.settings import load
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from net.protocol.hall_types import ServerNote
from net.protocol.lobby_messages import RatingNote
from tests.scenes.conftest import Person
from tools.shots.gathered import SERVERS, FakeHall, FakeNetwork, FakeRoom, empty_hall, lobby, tables, tables_at_server

LINK = "cabochon-server://friends.example#" + "0c" * 32


@pytest.fixture
def network(app: App) -> FakeNetwork:
    network = FakeNetwork(tables("base"), FakeRoom(lobby("base", 2)))
    app.network = network
    return network


def open_find(app: App) -> TableBrowserScene:
    app.push(MenuScene("base"))
    scene = TableBrowserScene("base")
    app.push(scene)
    return scene


def test_the_link_of_a_server_is_kept_and_its_tables_are_in_the_list(
    app: App, person: Person, network: FakeNetwork
) -> None:
    network.found = (*tables("base")[:1], *tables_at_server("base"))
    scene = open_find(app)
    scene._letter.where = LINK
    scene._join_typed()
    assert scene._letter.where == "" and network.asked == []
    assert load(app.store.data_dir)[0].servers == [LINK]
    assert [note.link for note in network.servers()] == [LINK]
    person.watch(300)
    assert {table.server for table in scene.tables} == {"", SERVERS[0].name}
    network.hall = FakeHall(empty_hall("base"))
    person.click(scene.named["hall-0"])
    assert isinstance(person.scene, HallScene)
    person.click(person.scene.named["remove"])
    person.click(person.button("Remove"))
    assert person.scene is scene
    assert load(app.store.data_dir)[0].servers == []


def test_a_table_is_opened_at_a_server_for_so_many_players_and_by_code_alone(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    person.click(scene.named["open-0"])
    choose(person, "Players", "3")
    choose(person, "Joining", "Only with a code")
    choose(person, "Clock", "No clock")
    person.click(person.button("Open the table"))
    assert network.asked == [("open", LINK, "base", 3, ())]
    assert isinstance(person.scene, RoomScene)


@pytest.mark.usefixtures("network")
def test_another_server_can_come_first(app: App, person: Person) -> None:
    links = [f"cabochon-server://{host}#{'0a' * 32}" for host in ("here.example", "there.example", "far.example")]
    app.settings.servers = links[:1]
    assert "servers" not in open_find(app).named
    app.pop()
    app.settings.servers = list(links)
    scene = open_find(app)
    person.click(scene.named["servers"])
    person.click(person.button("Club, far.example"))
    assert load(app.store.data_dir)[0].servers == [links[2], links[0], links[1]]
    assert scene.named["hall-0"].tooltip == "Players and chat at Club, far.example"


def test_a_code_without_an_address_is_one_of_the_preferred_server(app: App, network: FakeNetwork) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    scene._letter.code = "K7QX-3MPD"
    scene._join_typed()
    assert network.asked == [("private", LINK, "K7QX-3MPD")]


def test_opponents_are_looked_for_and_the_table_that_was_found_opens_by_itself(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    person.click(scene.named["quick-0"])
    choose(person, "Players", "4")
    choose(person, "Clock", "5 min + 1 min per turn")
    choose(person, "Opponents", "Within 200 points")
    person.click(person.button("Look for opponents"))
    assert network.asked == [("look", LINK, "base", 4, "calm", 200)]
    person.watch(300)
    person.click(person.button("Stop the search"))
    assert network.asked[-1] == ("stop", LINK)
    network.kept = (msgspec.structs.replace(network.kept[0], paired=True),)
    person.watch(300)
    assert network.asked[-1] == ("paired", LINK)
    assert isinstance(person.scene, RoomScene)


@pytest.mark.parametrize(
    ("note", "text"),
    [
        (ServerNote(LINK, "Club"), "Connecting"),
        (ServerNote(LINK, "Club", "The server is full.", linked=True), "The server is full."),
        (ServerNote(LINK, "Club", linked=True), "Connected"),
        (ServerNote(LINK, "Club", linked=True, searching=True), "Looking for opponents"),
        (ServerNote(LINK, "Club", linked=True, searching=True, estimate_s=20), "Looking for opponents, about 20 s"),
        (ServerNote(LINK, "Club", linked=True, ratings=(RatingNote("base", 2, 1612, True, 31),)), "Rating 1612"),
        (ServerNote(LINK, "Club", linked=True, ratings=(RatingNote("base", 2, 1488, False, 3),)), "Rating 1488?"),
        (ServerNote(LINK, "Club", linked=True, ratings=(RatingNote("marvel", 2, 1488, True, 3),)), "Connected"),
    ],
)
def test_a_row_says_what_a_server_is_doing(note: ServerNote, text: str) -> None:
    assert state(note, "base") == text


@pytest.mark.usefixtures("network")
def test_servers_of_one_name_are_told_apart_by_their_addresses(app: App) -> None:
    links = [f"cabochon-server://{host}#{'0a' * 32}" for host in ("here.example", "there.example", "far.example")]
    app.settings.servers = links[:2]
    scene = open_find(app)
    lines = scene.details()
    assert "Club, here.example" in lines and "Club, there.example" in lines
    assert scene.named["hall-1"].tooltip == "Players and chat at Club, there.example"
    app.settings.servers = links[:1]
    app.pop()
    assert "Club" in open_find(app).details()


def look_for(person: Person, scene: TableBrowserScene, seats: str) -> None:
    person.click(scene.named["quick-0"])
    choose(person, "Players", seats)
    person.click(person.button("Look for opponents"))
    person.watch(600)


def choose(person: Person, label: str, value: str) -> None:
    """Step through the values of a row of the window to one of them."""
    assert isinstance(person.scene, ChoicesScene)
    while (row := next(row for row in person.scene.rows if row.caption == label)).labels[row.index] != value:
        person.click(row)


def buttons(person: Person) -> list[str]:
    return [widget.label for widget in person.scene.form.widgets if isinstance(widget, Button)]


def test_the_window_of_a_search_shows_how_it_stands_and_comes_back_by_the_row(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "3")
    assert isinstance(person.scene, SearchScene)
    assert ("Usual wait", "Not known yet") in person.scene._facts()
    note = msgspec.structs.replace(network.kept[0], estimate_s=40, waiting=1, accepted=(1400, 1600))
    network.kept = (note,)
    scene._servers.update(8_000)
    person.watch(300)
    facts = dict(person.scene._facts())
    assert facts["Waiting time"] == "0:09"
    assert (facts["Usual wait"], facts["Accepted ratings"]) == ("40 s", "1400 to 1600")
    assert facts["Also looking"] == "1 other player"
    assert buttons(person) == ["Keep looking", "Stop the search"]
    person.click(person.button("Keep looking"))
    assert person.scene is scene and network.asked == [("look", LINK, "base", 3, "quick", None)]
    person.watch(300)
    person.click(scene.named["quick-0"])
    assert isinstance(person.scene, SearchScene)


def test_the_window_gives_way_to_the_table_that_was_found(app: App, person: Person, network: FakeNetwork) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "2")
    network.kept = (msgspec.structs.replace(network.kept[0], searching=False, paired=True),)
    person.watch(900)
    assert isinstance(person.scene, RoomScene)
    assert network.asked[-1] == ("paired", LINK)


def test_a_search_that_was_lost_with_the_connection_is_reported(app: App, person: Person, network: FakeNetwork) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "2")
    network.kept = (msgspec.structs.replace(network.kept[0], searching=False, linked=False),)
    person.watch(300)
    assert isinstance(person.scene, DialogScene) and "connection" in person.scene.text


def test_a_search_that_the_server_refuses_ends_with_its_reason(app: App, person: Person, network: FakeNetwork) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "2")
    network.kept = (msgspec.structs.replace(network.kept[0], searching=False, search_refusal_text="Finish one first."),)
    person.watch(300)
    assert isinstance(person.scene, DialogScene) and person.scene.text == "Finish one first."


def test_after_a_long_search_other_ways_to_play_are_offered_once(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "2")
    person.click(person.button("Keep looking"))
    person.watch(300)
    scene._servers.update(43_000)
    assert person.scene is scene
    scene._servers.update(2_000)
    assert buttons(person) == [
        "Keep looking",
        "Try 1 day per turn",
        "Open a table",
        "Play computers, unrated",
        "Stop the search",
    ]
    person.click(person.button("Keep looking"))
    scene._servers.update(60_000)
    assert person.scene is scene
    assert network.asked == [("look", LINK, "base", 2, "quick", None)]
    person.click(scene.named["quick-0"])
    person.click(person.button("Open a table"))
    assert network.asked[-1] == ("stop", LINK)
    choose(person, "Clock", "1 day per turn")
    person.click(person.button("Open the table"))
    assert network.asked[-1] == ("open", LINK, "base", 2, ())


def test_after_a_long_search_a_table_is_filled_with_computers(app: App, person: Person, network: FakeNetwork) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "3")
    scene._servers.update(46_000)
    person.watch(300)
    person.click(person.button("Play computers, unrated"))
    assert ("stop", LINK) in network.asked
    assert network.asked[-1] == ("open", LINK, "base", 3, (STAND_IN_BOT,) * 2)
    assert isinstance(person.scene, RoomScene)


def test_the_open_window_offers_other_searches_when_the_search_gets_long(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "4")
    scene._servers.update(46_000)
    person.watch(300)
    person.click(person.button("Look for 3 players"))
    assert network.asked[-1] == ("look", LINK, "base", 3, "quick", None)
    assert buttons(person) == ["Keep looking", "Stop the search"]
    scene._servers.update(46_000)
    person.watch(300)
    person.click(person.button("Try 1 day per turn"))
    assert network.asked[-1] == ("look", LINK, "base", 3, "slow1", None)


def test_an_address_with_the_port_of_servers_is_kept_as_a_server(
    app: App, person: Person, network: FakeNetwork
) -> None:
    scene = open_find(app)
    person.click(scene.named["where"])
    person.type("203.0.113.7:47322")
    person.press(pygame.K_RETURN)
    assert app.settings.servers == ["203.0.113.7:47322"] and not network.asked


def test_why_a_server_cannot_be_entered_is_told_in_full_on_its_page(
    app: App, person: Person, network: FakeNetwork
) -> None:
    sentence = "You are connected to Friday table from another device or window."
    network.kept = (msgspec.structs.replace(SERVERS[0], linked=False, problem=sentence),)
    network.hall = FakeHall(empty_hall("base"))
    app.settings.servers, app.settings.words_offered = [SERVERS[0].link], True
    scene = open_find(app)
    person.click(scene.named["hall-0"])
    assert isinstance(person.scene, DialogScene) and person.scene.text == sentence
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, HallScene)

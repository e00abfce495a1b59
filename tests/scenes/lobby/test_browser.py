"""Looking for a table, hosting one, typing an invitation."""

from __future__ import annotations

from typing import Literal

import msgspec
import pygame
import pytest

from game.match.match import STAND_IN_BOT
from game.scenes.lobby.browser import TableBrowserScene
from game.scenes.lobby.filters import shown_tables
from game.scenes.lobby.hall import HallScene
from game.scenes.lobby.room import LobbyRoomScene
from game.scenes.lobby.search import SearchScene
from game.scenes.lobby.servers import state
from game.scenes.shared.dialogs.choices_dialog import ChoicesScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.title.menu import MenuScene
from game.storage.settings import load
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from game.ui.widgets.textfield import TextField
from net.protocol.lobby_messages import RatingNote
from net.protocol.room_types import FoundTable, ServerNote
from tests.scenes.conftest import Person
from tools.shots.gathered import SERVERS, FakeHall, FakeNetwork, FakeRoom, empty_hall, lobby, tables, tables_at_server


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


def fields(scene: TableBrowserScene) -> list[TextField]:
    return [widget for widget in scene.form.widgets if isinstance(widget, TextField)]


def test_the_title_leads_there_and_back_and_the_search_ends(app: App, person: Person, network: FakeNetwork) -> None:
    app.push(MenuScene("base"))
    person.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(person.scene, TableBrowserScene)
    assert network.looking
    person.press(pygame.K_ESCAPE)
    assert isinstance(person.scene, MenuScene)
    assert not network.looking


def test_the_chosen_table_is_joined_by_enter(app: App, person: Person, network: FakeNetwork) -> None:
    scene = open_find(app)
    person.press(pygame.K_RIGHT)
    assert scene.table is network.found[1]
    person.press(pygame.K_RETURN)
    assert network.asked == [("join", "Player 1", "Kai", "", False)]
    assert isinstance(person.scene, LobbyRoomScene)
    assert not network.looking


def test_a_game_under_way_may_be_watched_but_not_joined(app: App, person: Person, network: FakeNetwork) -> None:
    scene = open_find(app)
    person.press(pygame.K_END, pygame.K_RETURN)
    assert network.asked == []
    assert scene._join is None
    person.click(person.button("Spectate"))
    assert network.asked == [("join", "Player 1", "Lorenzo", "", True)]


def test_the_chosen_table_and_the_focus_stay_when_others_come_and_go(
    app: App, person: Person, network: FakeNetwork
) -> None:
    scene = open_find(app)
    person.press(pygame.K_RIGHT)
    network.found = network.found[1:]
    person.watch(600)
    assert scene.selected == 0
    assert scene.table is network.found[0]
    assert scene.form.focused is scene.list
    network.found = ()
    person.watch(600)
    assert scene.table is None
    assert isinstance(scene.form.focused, Button)
    assert scene.form.focused.label == "Back"


def test_an_invitation_is_typed_by_keyboard_alone(app: App, person: Person, network: FakeNetwork) -> None:
    scene = open_find(app)
    where = fields(scene)[1]
    while scene.form.focused is not where:
        person.press(pygame.K_TAB)
    person.type(" cabochon://10.0.0.1:47321/ABCD-EFGH#aa ")
    person.press(pygame.K_RETURN)
    assert network.asked == [("join", "Player 1", "cabochon://10.0.0.1:47321/ABCD-EFGH#aa", "", False)]


def test_an_address_goes_with_its_code(app: App, person: Person, network: FakeNetwork) -> None:
    scene = open_find(app)
    for field, text in zip(fields(scene)[1:], ("10.0.0.1:47321", "abcd efgh"), strict=True):
        person.click(field)
        person.type(text)
    person.click(next(widget for widget in scene.form.widgets if widget.tooltip == "Watch only"))
    assert network.asked == [("join", "Player 1", "10.0.0.1:47321", "abcd efgh", True)]


def test_without_an_address_the_field_asks_for_it(app: App, person: Person, network: FakeNetwork) -> None:
    scene = open_find(app)
    person.click(fields(scene)[2])
    person.press(pygame.K_RETURN)
    assert network.asked == []
    assert scene.form.focused is fields(scene)[1]


def test_the_name_is_kept(app: App, person: Person, network: FakeNetwork, store: Store) -> None:
    scene = open_find(app)
    person.click(fields(scene)[0])
    person.type("Zoë\u202e")
    person.click(person.button("Host a table"))
    assert network.asked == [("host", "Zoë", "base", 2, None)]
    assert load(store.data_dir)[0].names[0] == "Zoë"


def test_an_unreachable_table_is_reported_in_a_sentence(app: App, person: Person, network: FakeNetwork) -> None:
    network.refusal = "This is no invitation."
    scene = open_find(app)
    person.click(person.button("Host a table"))
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == "This is no invitation."
    person.press(pygame.K_RETURN)
    assert person.scene is scene


def test_an_unfinished_game_is_offered(app: App, person: Person, network: FakeNetwork) -> None:
    network.unfinished = "ab" * 16
    network.found = ()
    scene = open_find(app)
    assert scene.form.focused is person.button("Back to last game")
    person.press(pygame.K_RETURN)
    assert network.asked == [("rejoin", "ab" * 16)]


def test_a_game_under_way_may_be_the_one_to_come_back_to(app: App, person: Person, network: FakeNetwork) -> None:
    network.unfinished = "ab" * 16
    scene = open_find(app)
    scene._select(next(i for i, table in enumerate(network.found) if table.playing))
    assert scene._join is not None
    person.click(scene._join)
    assert network.asked == [("join", "Player 1", network.found[2].host, "", False)]


def test_when_the_way_back_is_lost_the_list_is_offered(app: App, person: Person, network: FakeNetwork) -> None:
    network.way_lost = True
    network.unfinished = "ab" * 16
    app.push(MenuScene("base"))
    app.go.rejoin_game("base", network.unfinished)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == "The way is lost."
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableBrowserScene)
    person.click(person.button("Back to last game"))
    assert isinstance(person.scene, DialogScene)
    person.press(pygame.K_RETURN)
    assert isinstance(person.scene, TableBrowserScene)


def test_damage_is_reported_in_the_room_and_once(app: App, person: Person, network: FakeNetwork) -> None:
    open_find(app)
    network.notes = ("Your key was damaged.", "Your copy was damaged.")
    person.click(person.button("Host a table"))
    app.step(20)
    assert isinstance(person.scene, DialogScene)
    assert person.scene.text == "Your key was damaged. Your copy was damaged."
    person.press(pygame.K_RETURN)
    app.step(20)
    assert isinstance(person.scene, LobbyRoomScene)


def test_damage_is_reported_too_where_the_room_closes_at_once(app: App, person: Person, network: FakeNetwork) -> None:
    open_find(app)
    network.notes = ("Your key was damaged.",)
    room = FakeRoom(None, hosting=False, phase="connecting")
    network.room = room
    person.click(person.button("Host a table"))
    room.end("Only its own players can come back.")
    app.step(20)
    texts = []
    while isinstance(person.scene, DialogScene):
        texts.append(person.scene.text)
        person.press(pygame.K_RETURN)
    assert texts == ["Only its own players can come back.", "Your key was damaged."]


def test_missing_discovery_is_reported(app: App, person: Person, network: FakeNetwork) -> None:
    network.found = ()
    scene = open_find(app)
    frames = app.frames_drawn
    network.trouble = "Tables cannot be found on this network."
    person.watch(600)
    assert app.frames_drawn > frames
    assert scene.table is None


def many(count: int) -> tuple[FoundTable, ...]:
    kinds = tables("base")
    return tuple(
        msgspec.structs.replace(kinds[number % 2], host=f"Host {number}", fingerprint=str(number))
        for number in range(count)
    )


def test_arrows_lead_through_the_tables_and_the_chosen_one_stays_in_view(
    app: App, person: Person, network: FakeNetwork
) -> None:
    network.found = many(20)
    scene = open_find(app)
    person.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP)
    assert scene.selected == 6
    person.press(pygame.K_END)
    assert scene.selected == 19 and scene.list is not None and scene._join is not None
    assert scene._join.visible and scene.list.rect.contains(scene._join.rect)
    person.press(pygame.K_RETURN)
    assert network.asked == [("join", "Player 1", "Host 19", "", False)]


def test_the_buttons_of_a_table_that_is_scrolled_away_cannot_be_pressed(app: App, network: FakeNetwork) -> None:
    network.found = many(20)
    scene = open_find(app)
    assert scene.list is not None and scene._join is not None
    scene.list.wheel(-10)
    assert not scene._join.visible
    scene.list.wheel(10)
    assert scene._join.visible


@pytest.mark.parametrize("count", [0, 1, 3, 5, 9])
@pytest.mark.parametrize("text_size", [100, 200])
def test_one_can_always_host_a_table(
    app: App, person: Person, network: FakeNetwork, count: int, text_size: Literal[100, 200]
) -> None:
    app.settings.text_size = text_size
    network.found = many(count)
    open_find(app)
    person.click(person.button("Host a table"))
    assert [asked[0] for asked in network.asked] == ["host"]


LINK = "cabochon-server://friends.example#" + "0c" * 32


def test_the_link_of_a_server_is_kept_and_its_tables_are_in_the_list(
    app: App, person: Person, network: FakeNetwork
) -> None:
    network.found = (*tables("base")[:1], *tables_at_server("base"))
    scene = open_find(app)
    scene.where = LINK
    scene._join_typed()
    assert scene.where == "" and network.asked == []
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


def test_the_gold_button_is_what_one_probably_wants_next(app: App, network: FakeNetwork) -> None:
    def gold(scene: TableBrowserScene) -> list[str]:
        found = [
            name for name, widget in scene.named.items() if isinstance(widget, Button) and widget.kind == "primary"
        ]
        app.pop()
        return found

    assert gold(open_find(app)) == ["join"]
    network.unfinished = "0" * 32
    assert gold(open_find(app)) == ["join"]
    network.found = ()
    assert gold(open_find(app)) == ["rejoin"]
    network.unfinished = None
    assert gold(open_find(app)) == ["host"]
    network.kept, app.settings.servers = SERVERS[1:], [SERVERS[1].link]
    assert gold(open_find(app)) == ["host"]  # it does not answer yet
    network.kept, app.settings.servers = SERVERS, [note.link for note in SERVERS]
    assert gold(open_find(app)) == ["quick-0"]
    network.found = tables("base")[2:]
    assert gold(open_find(app)) == ["quick-0"]  # that table can only be watched


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
    assert isinstance(person.scene, LobbyRoomScene)


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
    scene.code = "K7QX-3MPD"
    scene._join_typed()
    assert network.asked == [("private", LINK, "K7QX-3MPD")]


@pytest.mark.parametrize(("number", "label"), [(0, "Resume"), (1, "Join"), (2, None)])
def test_at_a_server_one_returns_to_the_own_game_and_joins_open_tables(
    app: App, network: FakeNetwork, number: int, label: str | None
) -> None:
    network.found = tables_at_server("base")
    scene = open_find(app)
    scene._select(number)
    assert (scene.named["join"].label if "join" in scene.named else None) == label
    assert "watch" in scene.named


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
    assert network.asked == [("quick", LINK, "base", 4, "calm", 200)]
    person.watch(300)
    person.click(person.button("Stop the search"))
    assert network.asked[-1] == ("quick", LINK, "base", 0, "quick", None)
    network.kept = (msgspec.structs.replace(network.kept[0], paired=True),)
    person.watch(300)
    assert network.asked[-1] == ("paired", LINK)
    assert isinstance(person.scene, LobbyRoomScene)


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
    assert person.scene is scene and network.asked == [("quick", LINK, "base", 3, "quick", None)]
    person.watch(300)
    person.click(scene.named["quick-0"])
    assert isinstance(person.scene, SearchScene)


def test_the_window_gives_way_to_the_table_that_was_found(app: App, person: Person, network: FakeNetwork) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "2")
    network.kept = (msgspec.structs.replace(network.kept[0], searching=False, paired=True),)
    person.watch(900)
    assert isinstance(person.scene, LobbyRoomScene)
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
    network.kept = (msgspec.structs.replace(network.kept[0], searching=False, search_problem="Finish one first."),)
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
    assert network.asked == [("quick", LINK, "base", 2, "quick", None)]
    person.click(scene.named["quick-0"])
    person.click(person.button("Open a table"))
    assert network.asked[-1] == ("quick", LINK, "base", 0, "quick", None)
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
    assert ("quick", LINK, "base", 0, "quick", None) in network.asked
    assert network.asked[-1] == ("open", LINK, "base", 3, (STAND_IN_BOT,) * 2)
    assert isinstance(person.scene, LobbyRoomScene)


def test_the_open_window_offers_other_searches_when_the_search_gets_long(
    app: App, person: Person, network: FakeNetwork
) -> None:
    app.settings.servers = [LINK]
    scene = open_find(app)
    look_for(person, scene, "4")
    scene._servers.update(46_000)
    person.watch(300)
    person.click(person.button("Look for 3 players"))
    assert network.asked[-1] == ("quick", LINK, "base", 3, "quick", None)
    assert buttons(person) == ["Keep looking", "Stop the search"]
    scene._servers.update(46_000)
    person.watch(300)
    person.click(person.button("Try 1 day per turn"))
    assert network.asked[-1] == ("quick", LINK, "base", 3, "slow1", None)


def test_the_filter_lists_what_was_chosen_and_is_kept(
    app: App, person: Person, network: FakeNetwork, store: Store
) -> None:
    network.found = tables("base") + tables_at_server("base")
    scene = open_find(app)
    assert scene.tables == network.found
    person.click(scene.named["filter"])
    person.press(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT)
    person.click(person.button("Done"))
    assert [table.edition for table in scene.tables] == ["base"] * 3
    assert [table.yours or table.free > 0 for table in scene.tables] == [True] * 3
    assert load(store.data_dir)[0].filters == {"edition": "base", "state": "open"}
    assert isinstance(scene.named["filter"], Button) and scene.named["filter"].label == "Filter: 3 of 6"


@pytest.mark.parametrize(
    ("filters", "shown"),
    [
        ({}, [0, 1, 2, 3, 4, 5]),
        ({"players": "2"}, [1, 3]),
        ({"state": "playing"}, [2, 3, 5]),
        ({"place": "network"}, [0, 1, 2, 3]),
        ({"place": "servers"}, [3, 4, 5]),
        ({"speed": "slow"}, [3, 4]),
        ({"speed": "live", "edition": "marvel"}, [1, 3]),
        ({"edition": "unknown", "colour": "red"}, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_each_property_filters_but_own_games_stay(filters: dict[str, str], shown: list[int]) -> None:
    near, (own, slow, other) = tables("base"), tables_at_server("base")
    found = (*near, own, msgspec.structs.replace(slow, clock_s=3 * 86_400), other)
    assert [found.index(table) for table in shown_tables(found, filters)] == shown


def test_a_filter_that_hides_all_tables_is_lifted_by_one_button(app: App, person: Person, network: FakeNetwork) -> None:
    app.settings.filters = {"players": "4", "state": "playing"}
    scene = open_find(app)
    assert scene.tables == () and any("The filter hides 3 tables." in line for line in scene.details())
    person.click(person.button("Show all tables"))
    assert scene.tables == network.found and app.settings.filters == {}
    network.found = ()
    person.watch(300)
    assert "filter" not in scene.named


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

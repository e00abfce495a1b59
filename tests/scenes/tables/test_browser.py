"""Looking for a table, hosting one, typing an invitation."""

from __future__ import annotations

from typing import Literal

import msgspec
import pygame
import pytest

from game.scenes.room.scene import RoomScene
from game.scenes.shared.dialogs.dialog import DialogScene
from game.scenes.tables.browser import TableBrowserScene
from game.scenes.tables.filters import shown_tables
from game.scenes.title.menu import MenuScene
from game.storage.settings import load
from game.storage.store import Store
from game.ui.app.app import App
from game.ui.widgets.buttons import Button
from game.ui.widgets.textfield import TextField
from net.protocol.room_types import FoundTable
from tests.scenes.conftest import Person
from tools.shots.gathered import SERVERS, FakeNetwork, FakeRoom, lobby, tables, tables_at_server


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
    assert isinstance(person.scene, RoomScene)
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
    assert isinstance(person.scene, RoomScene)


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


@pytest.mark.parametrize(("number", "label"), [(0, "Resume"), (1, "Join"), (2, None)])
def test_at_a_server_one_returns_to_the_own_game_and_joins_open_tables(
    app: App, network: FakeNetwork, number: int, label: str | None
) -> None:
    network.found = tables_at_server("base")
    scene = open_find(app)
    scene._select(number)
    assert (scene.named["join"].label if "join" in scene.named else None) == label
    assert "watch" in scene.named


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

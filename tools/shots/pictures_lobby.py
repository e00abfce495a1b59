"""The pictures of people gathering: tables found, the room from both sides, waiting for admission.

Knows the lobby's scenes and the made-up people of ``gathered``; knows nothing of files.
"""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.scenes.room.scene import RoomScene
from game.scenes.server.hall import HallScene
from game.scenes.server.own_key import offer_words, show_words
from game.scenes.server.search import OpponentSearch, SearchScene
from game.scenes.shared.dialogs.dialog import DialogChoice
from game.scenes.shared.dialogs.prompt import PromptScene
from game.scenes.tables.browser import TableBrowserScene
from game.support.i18n import tr
from net.protocol.messages import TableOptions
from net.protocol.room_types import Knock
from tools.shots import gathered
from tools.shots.posed import NAMES
from tools.shots.seated import Take
from tools.shots.stage import Studio


def lobby_find(studio: Studio, name: str, players: int) -> None:
    """Show the tables on the network; with four players there is a game to rejoin."""
    _find(studio, name, gathered.FakeNetwork(gathered.tables(name)), "0" * 32 if players > 3 else None)


def lobby_empty(studio: Studio, name: str, _players: int) -> None:
    """Show a network without a table."""
    _find(studio, name, gathered.FakeNetwork(()), None)


def lobby_servers(studio: Studio, name: str, _players: int) -> None:
    """Show tables of a server among those on the network."""
    network = gathered.FakeNetwork(gathered.tables(name)[:2] + gathered.tables_at_server(name))
    network.kept = gathered.SERVERS
    studio.settings.servers = [note.link for note in gathered.SERVERS]
    studio.settings.words_offered = True
    _find(studio, name, network, None)


def lobby_server(studio: Studio, name: str, _players: int) -> None:
    """Show a server that answers while no table is found."""
    network = gathered.FakeNetwork(())
    network.kept = gathered.SERVERS[:1]
    studio.settings.servers = [network.kept[0].link]
    studio.settings.words_offered = True
    _find(studio, name, network, None)


def lobby_quick(studio: Studio, name: str, _players: int) -> None:
    """Show the choice of a quick game."""
    _press_at_servers(studio, name, "quick-0")


def lobby_open(studio: Studio, name: str, _players: int) -> None:
    """Show the choice of a table to open."""
    _press_at_servers(studio, name, "open-0")


def lobby_order(studio: Studio, name: str, _players: int) -> None:
    """Show the choice of the server that comes first."""
    _press_at_servers(studio, name, "servers")


def _press_at_servers(studio: Studio, name: str, button: str) -> None:
    """Show the tables of servers, and press a button there."""
    lobby_servers(studio, name, 2)
    studio.click(_page(studio).named[button].rect.center)


def lobby_search(studio: Studio, name: str, _players: int) -> None:
    """Show the search for opponents."""
    _search(studio, name, 23_000)


def lobby_search_long(studio: Studio, name: str, _players: int) -> None:
    """Show a search that has lasted so long that other ways are offered."""
    _search(studio, name, 46_000)


def _search(studio: Studio, name: str, waited_ms: float) -> None:
    lobby_servers(studio, name, 2)
    network, link = studio.app.network, gathered.SERVERS[0].link
    assert isinstance(network, gathered.FakeNetwork)
    network.kept = tuple(
        msgspec.structs.replace(note, searching=True, estimate_s=35, waiting=1, accepted=(1282, 1942))
        for note in network.kept
    )
    ways = (DialogChoice(tr("Open a table"), icon="plus"), DialogChoice(tr("Play computers, unrated"), icon="bot"))
    studio.app.push(
        SearchScene(name, OpponentSearch(link, name, 3, "quick", waited_ms=waited_ms), lambda _: None, ways)
    )
    studio.wait(400)


def lobby_key(studio: Studio, name: str, _players: int) -> None:
    """Show what a person may do with their key."""
    lobby_servers(studio, name, 2)
    studio.click(_page(studio).named["key"].rect.center)


def lobby_key_words(studio: Studio, name: str, _players: int) -> None:
    """Show the words of the key."""
    lobby_servers(studio, name, 2)
    show_words(_page(studio))
    studio.wait(400)


def lobby_key_offer(studio: Studio, name: str, _players: int) -> None:
    """Offer the words after the first rated game."""
    lobby_servers(studio, name, 2)
    offer_words(_page(studio))
    studio.wait(400)


def lobby_key_enter(studio: Studio, name: str, _players: int) -> None:
    """Show the entry of words, of which one is wrong."""
    lobby_key(studio, name, 2)
    network = studio.app.network
    assert isinstance(network, gathered.FakeNetwork)
    network.refusal = tr("Word {number} is not right: “{word}”.").format(number=3, word="kirk")
    studio.press(pygame.K_DOWN)
    studio.press(pygame.K_RETURN)
    scene = studio.app.scene
    assert isinstance(scene, PromptScene)
    scene.value = " ".join((*gathered.KEY_WORDS[:2], "kirk", *gathered.KEY_WORDS[3:]))
    scene.rebuild()
    studio.press(pygame.K_RETURN)


def _page(studio: Studio) -> TableBrowserScene:
    scene = studio.app.scene
    assert isinstance(scene, TableBrowserScene)
    return scene


def lobby_filter(studio: Studio, name: str, _players: int) -> None:
    """Show the filter over the tables that it lets through."""
    _find(studio, name, gathered.FakeNetwork(gathered.tables(name)), None, {"edition": name, "state": "open"})
    scene = studio.app.scene
    assert isinstance(scene, TableBrowserScene)
    studio.click(scene.named["filter"].rect.center)


def lobby_filtered(studio: Studio, name: str, _players: int) -> None:
    """Show a filter that no table passes."""
    _find(studio, name, gathered.FakeNetwork(gathered.tables(name)), None, {"players": "3", "state": "open"})


def _find(
    studio: Studio,
    name: str,
    network: gathered.FakeNetwork,
    unfinished: str | None,
    filters: dict[str, str] | None = None,
) -> None:
    network.unfinished = unfinished
    studio.settings.filters = filters or {}
    studio.settings.names = list(NAMES[name][:1])
    studio.app.network = network
    for before in studio.app.stack:
        if isinstance(before, TableBrowserScene):
            before.name_mat.name = NAMES[name][0]  # which it saves when it is left
    studio.show(TableBrowserScene(name))


def lobby_room(studio: Studio, name: str, players: int) -> None:
    """Show the host's room."""
    room = gathered.FakeRoom(gathered.lobby(name, players))
    first, second, *_ = NAMES[name]
    room.receive(second, "Hello! Which edition do we play?")
    room.receive(first, "The one with the better cards.")
    room.receive(second, "…")
    studio.show(RoomScene(name, room))


def lobby_knock(studio: Studio, name: str, players: int) -> None:
    """Show the host's room with a request to be admitted."""
    room = gathered.FakeRoom(gathered.lobby(name, players, watchers=0))
    room.set(
        knocks=(Knock(7, NAMES[name][3], gathered.WORDS, watch=False), Knock(8, "Ilse", gathered.WORDS, watch=True))
    )
    studio.show(RoomScene(name, room))


def lobby_guest(studio: Studio, name: str, players: int) -> None:
    """Show a guest's room."""
    room = gathered.FakeRoom(gathered.lobby(name, players), hosting=False)
    studio.show(RoomScene(name, room))


def lobby_served(studio: Studio, name: str, players: int) -> None:
    """Show a private table at a server."""
    room = gathered.FakeRoom(gathered.lobby(name, players), hosting=False)
    assert room.state.lobby is not None
    lobby = msgspec.structs.replace(room.state.lobby, options=TableOptions(edition=name, private=True))
    room.set(served=True, code="K7QX-3MPD", lobby=lobby)
    room.hall = gathered.hall(name)
    studio.show(RoomScene(name, room))


def lobby_hall(studio: Studio, name: str, _players: int) -> None:
    """Show the hall of a server."""
    studio.show(HallScene(name, gathered.hall(name), lambda: None, lambda: None))


def lobby_hall_new(studio: Studio, name: str, _players: int) -> None:
    """Show the hall of a server to somebody who is new there."""
    studio.show(HallScene(name, gathered.FakeHall(gathered.empty_hall(name)), lambda: None, lambda: None))


def lobby_served_new(studio: Studio, name: str, players: int) -> None:
    """Show a table for anyone to somebody who is new at its server."""
    room = gathered.FakeRoom(gathered.lobby(name, players), hosting=False)
    room.set(served=True, writes=False)
    room.hall = gathered.hall(name)
    room.receive(NAMES[name][0], "Hello!")
    studio.show(RoomScene(name, room))


def lobby_player(studio: Studio, name: str, players: int) -> None:
    """Show the page of a player over the room of a table at a server."""
    lobby_served(studio, name, players)
    other, hall = NAMES[name][1], gathered.hall(name)
    assert hall.state.page is not None
    page = hall.state.page
    games = tuple(msgspec.structs.replace(game, before=game.after, after=game.before) for game in page.games)
    hall.state = msgspec.structs.replace(hall.state, page=msgspec.structs.replace(page, name=other, games=games))
    studio.app.go.open_player(name, hall, other, 2, lambda _, __: None)
    studio.wait(400)


def lobby_waiting(studio: Studio, name: str, _players: int) -> None:
    """Show the safety words that a guest compares before being admitted."""
    room = gathered.FakeRoom(None, hosting=False, phase="waiting")
    room.set(safety_words=gathered.WORDS)
    studio.show(RoomScene(name, room))


def lobby_connecting(studio: Studio, name: str, _players: int) -> None:
    """Show a guest who is connecting to a table."""
    studio.show(RoomScene(name, gathered.FakeRoom(None, hosting=False, phase="connecting")))


GATHERINGS: Final[dict[str, Take]] = {
    "lobby-find": lobby_find,
    "lobby-find-empty": lobby_empty,
    "lobby-find-servers": lobby_servers,
    "lobby-find-server": lobby_server,
    "lobby-server-order": lobby_order,
    "lobby-quick": lobby_quick,
    "lobby-open": lobby_open,
    "lobby-search": lobby_search,
    "lobby-search-long": lobby_search_long,
    "lobby-key": lobby_key,
    "lobby-key-words": lobby_key_words,
    "lobby-key-offer": lobby_key_offer,
    "lobby-key-enter": lobby_key_enter,
    "lobby-filter": lobby_filter,
    "lobby-filtered": lobby_filtered,
    "lobby-served": lobby_served,
    "lobby-hall": lobby_hall,
    "lobby-hall-new": lobby_hall_new,
    "lobby-served-new": lobby_served_new,
    "lobby-player": lobby_player,
    "lobby-room": lobby_room,
    "lobby-knock": lobby_knock,
    "lobby-guest": lobby_guest,
    "lobby-waiting": lobby_waiting,
    "lobby-connecting": lobby_connecting,
}

"""People at a real server: words on another device, a new key, what is wrong with either, and turns of slow games."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from game.scenes.server.servers import keep_moved
from game.storage.settings import Settings, load
from game.storage.store import Store
from game.ui.app.scene import AppContext
from net.lobby.server import ForwardingServer, LobbyServer
from net.lobby.store import LobbyStoreError
from net.protocol.clock_classes import with_clock
from net.protocol.hall_types import ServerNote
from net.protocol.messages import TableOptions
from net.protocol.room_types import NetworkError
from net.room.invitation import format_server_link
from net.room.live_network import LiveNetwork, open_network
from net.room.room import Room
from tests.helpers.waiting import wait_until


class Devices:
    """A server, and the programs of its people."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: list[tuple[LiveNetwork, Store]] = []
        self.server = LobbyServer(folder / "server", 0, "Club", interface="127.0.0.1")
        self.server.start()
        self.link = format_server_link("127.0.0.1", self.server.port, self.server.fingerprint)

    def come(self, device: str, name: str) -> LiveNetwork:
        """Start a program on a device, and go to the server."""
        store = Store(self._folder / device)
        network = open_network(store)
        self._open.append((network, store))
        self.visit(network, name)
        return network

    def restart(self, device: str) -> LiveNetwork:
        """Start a program anew on a device at which it has ended."""
        store = next(store for _, store in self._open if store.data_dir == self._folder / device)
        network = open_network(store)
        self._open.append((network, store))
        return network

    def visit(self, network: LiveNetwork, name: str) -> None:
        network.keep_servers((self.link,), name)
        network.hall(self.link)

    def name_at(self, network: LiveNetwork) -> str:
        hall = network.hall(self.link)
        hall.poll()
        return hall.state.name

    def note(self, network: LiveNetwork) -> ServerNote:
        return network.servers()[0]

    def close(self) -> None:
        for network, store in self._open:
            network.close()
            store.close()
        self.server.stop()


@pytest.fixture
def devices(tmp_path: Path) -> Iterator[Devices]:
    devices = Devices(tmp_path)
    yield devices
    devices.close()


def until(done: Callable[[], object]) -> None:
    wait_until(done, what="the server's answer")


def test_the_words_bring_the_name_to_another_device(devices: Devices) -> None:
    old = devices.come("old", "Ana")
    until(lambda: devices.name_at(old) == "Ana")
    new = devices.come("new", "Ana")
    until(lambda: "Someone else has your name" in devices.note(new).problem)
    new.restore_key(" ".join(old.key_words()))
    assert new.key_words() == old.key_words()
    devices.visit(new, "")
    until(lambda: devices.name_at(new) == "Ana")
    until(lambda: "from another device" in devices.note(old).problem)
    assert not devices.note(new).problem
    # Whoever comes back to the page of tables is at the server again.
    devices.visit(old, "Ana")
    until(lambda: devices.name_at(old) == "Ana")
    until(lambda: "from another device" in devices.note(new).problem)


def test_a_name_typed_on_the_other_device_renames_nobody_before_their_own_has_come(devices: Devices) -> None:
    old = devices.come("old", "Ana")
    until(lambda: devices.name_at(old) == "Ana")
    new = devices.come("new", "Bo")
    until(lambda: devices.name_at(new) == "Bo")
    new.restore_key("\n".join(old.key_words()))
    for _ in range(2):
        devices.visit(new, "")
        until(lambda: devices.name_at(new) == "Ana")


def test_a_new_key_takes_the_name_along_and_the_old_words_lead_nowhere(devices: Devices) -> None:
    ana, thief = devices.come("ana", "Ana"), devices.come("thief", "Thief")
    until(lambda: devices.name_at(ana) == "Ana" and devices.name_at(thief) == "Thief")
    words = ana.key_words()
    ana.renew_key()
    assert ana.key_words() != words
    devices.visit(ana, "Ana")
    until(lambda: devices.name_at(ana) == "Ana")
    thief.restore_key(" ".join(words))
    devices.visit(thief, "")
    until(lambda: "Your key was replaced by a new one." in devices.note(thief).problem)
    assert devices.name_at(ana) == "Ana"


def test_a_wrong_word_or_a_folder_that_cannot_be_written_leaves_the_key_as_it_was(
    devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = devices.come("ana", "Ana")
    until(lambda: devices.name_at(ana) == "Ana")
    words = ana.key_words()
    with pytest.raises(NetworkError, match="A key has 24 words, not 2"):
        ana.restore_key("two words")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr("net.transport.identity.write_whole", refuse)
        with pytest.raises(NetworkError, match="Cannot save your network key: Permission denied"):
            ana.renew_key()
    assert ana.key_words() == words
    devices.visit(ana, "Ana")
    until(lambda: devices.name_at(ana) == "Ana")


def test_a_saved_game_is_continued_through_the_hall_of_a_kept_server(devices: Devices) -> None:
    ana, bo = devices.come("ana", "Ana"), devices.come("bo", "Bo")
    until(lambda: devices.name_at(ana) == "Ana" and devices.name_at(bo) == "Bo")
    rooms = [ana.open_at(devices.link, TableOptions(), 2)]
    until(lambda: bo.tables())
    rooms.append(bo.join("Bo", bo.tables()[0]))
    gather(rooms)
    bo.close()
    for kept in (devices.link, f"127.0.0.1:{devices.server.port}", "127.0.0.1:1"):
        again = devices.restart("bo")
        again.keep_servers(("no link", kept), "Bo")
        game = again.rejoinable()
        assert game is not None
        room = again.rejoin(game)
        gather([room])
        assert room.state.served is (kept != "127.0.0.1:1")
        again.close()


def gather(rooms: list[Room]) -> None:
    """Let everybody get ready until all of them see the game."""

    def gathered() -> bool:
        for room in rooms:
            room.poll()
            if room.state.phase == "lobby":
                room.set_ready(True)
        return all(room.state.session is not None for room in rooms)

    until(gathered)


def test_the_player_to_move_in_a_slow_game_knows_it_away_from_the_table(devices: Devices) -> None:
    ana, bo = devices.come("ana", "Ana"), devices.come("bo", "Bo")
    until(lambda: devices.name_at(ana) == "Ana" and devices.name_at(bo) == "Bo")
    options = with_clock(TableOptions(takeover=False), "slow1")
    rooms = [ana.open_at(devices.link, options, 2)]
    until(lambda: bo.tables())
    rooms.append(bo.join("Bo", bo.tables()[0]))
    gather(rooms)
    for room in rooms:
        room.leave()

    def turns() -> list[str]:
        return [name for each in (ana, bo) for name in each.own_turns().get(devices.link, {}).values()]

    until(lambda: len(turns()) == 1)
    assert turns()[0] in ("Ana", "Bo")
    # After a restart of the programs nobody has to look at the list of tables.
    ana.close()
    bo.close()
    ana, bo = devices.restart("ana"), devices.restart("bo")
    for network, name in ((ana, "Ana"), (bo, "Bo")):
        network.keep_servers((devices.link,), name)
        network.enter_servers()
    until(lambda: len(turns()) == 1)


def test_a_server_that_has_moved_is_found_and_its_new_link_kept(devices: Devices) -> None:
    ana = devices.come("ana", "Ana")
    until(lambda: devices.name_at(ana) == "Ana")
    old_link, port = devices.link, devices.server.port
    devices.server.stop()
    shutil.copytree(devices._folder / "server", devices._folder / "moved")
    devices.server = LobbyServer(devices._folder / "moved", 0, "Club", interface="127.0.0.1")
    there = ForwardingServer(
        devices._folder / "server", port, ("127.0.0.1", devices.server.port), interface="127.0.0.1"
    )
    there.start()
    try:
        # The new server does not run yet: the old address is asked again.
        until(lambda: not devices.note(ana).linked)
        devices.server.start()
        new_link = format_server_link("127.0.0.1", devices.server.port, devices.server.fingerprint)
        until(lambda: devices.note(ana).moved == new_link)
        settings = Settings(servers=[old_link, "203.0.113.7", new_link])
        store = devices._open[0][1]
        keep_moved(cast("AppContext", SimpleNamespace(network=ana, settings=settings, store=store)))
        assert settings.servers == load(store.data_dir)[0].servers == [new_link, "203.0.113.7"]
    finally:
        there.stop()


def test_addresses_that_lead_to_each_other_are_followed_for_a_while(devices: Devices, tmp_path: Path) -> None:
    ana = devices.come("ana", "Ana")
    until(lambda: devices.name_at(ana) == "Ana")
    port, folder = devices.server.port, devices._folder / "server"
    devices.server.stop()
    there = ForwardingServer(folder, port, ("127.0.0.1", port), interface="127.0.0.1")
    there.start()
    until(lambda: not devices.note(ana).linked)
    there.stop()
    devices.server = LobbyServer(folder, port, "Club", interface="127.0.0.1")
    devices.server.start()
    until(lambda: devices.note(ana).linked)
    with pytest.raises(LobbyStoreError, match="There is no server"):
        ForwardingServer(tmp_path / "nowhere", 0, ("127.0.0.1", port))
    with pytest.raises(LobbyStoreError, match="another key"):
        ForwardingServer(folder, 0, ("127.0.0.1", port), bytes(32))

"""The command ``online``: play on a server, in the window or without one.

Knows the hall's interface; knows nothing of the protocol. The network is loaded only when the command runs.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from functools import partial
from typing import TYPE_CHECKING, Final

from game.cli.bot import use_own_programs
from game.cli.errors import CommandError
from game.cli.host_and_join import own_name
from game.cli.window import open_window
from game.rules.editions import DEFAULT_EDITION
from game.storage import settings as settings_file
from game.storage.settings import MAX_SERVERS, Settings
from game.storage.store import Store
from game.support.i18n import tr
from game.support.terminal import print_error
from net.protocol.room_types import NetworkError

if TYPE_CHECKING:
    from net.room.hall import Hall
    from net.room.live_network import LiveNetwork
    from net.room.room import Room

WAIT_S: Final = 0.5
"""How long to wait for news of the hall at most."""


def run(options: argparse.Namespace) -> int:
    """Go to a server and play there; raises ``CommandError`` and ``StoreError``."""
    _check_link(options.where)
    if not options.headless:
        if options.bot is not None:
            raise CommandError(tr("--bot works only without a window. Add --headless."))
        return open_window(options, "tables", prepare=partial(_prefer, options))
    from net.room.headless import Headless, SeatPolicy
    from net.room.live_network import open_network

    with Store(vars(options).get("data_dir")) as store:
        settings, _ = settings_file.load(store.data_dir)
        use_own_programs(settings, options)
        network = open_network(store)
        try:
            network.keep_servers((options.where,), own_name(options, settings))
            hall = network.hall(options.where)
            room = _seat(options, hall, network)
            return Headless(
                room, network, SeatPolicy(options.bot), secrets.token_bytes(32), sys.stdout, sys.stderr
            ).run()
        except NetworkError as error:
            raise CommandError(str(error)) from error
        finally:
            for note in network.take_notes():
                print_error(note)
            network.close()


def _check_link(where: str) -> None:
    from net.room.hall import server_address

    try:
        server_address(where)
    except NetworkError as error:
        raise CommandError(str(error)) from error


def _prefer(options: argparse.Namespace, settings: Settings) -> None:
    """Keep the server as the preferred one."""
    from net.room.invitation import prefer_server

    settings.servers = prefer_server(settings.servers, options.where)[:MAX_SERVERS]
    if options.name is not None:
        settings.names = [options.name, *settings.names[1:]]


def _seat(options: argparse.Namespace, hall: Hall, network: LiveNetwork) -> Room:
    """Return the room of this player's running game, of a new table, or of the first one with an open seat."""
    from net.protocol.messages import TableOptions

    while True:
        hall.poll()
        state = hall.state
        if state.problem:
            raise NetworkError(state.problem)
        if state.name_refusal == "taken":
            raise NetworkError(
                tr("The name {name} is taken at this server. Choose another one.").format(name=options.name)
            )
        if state.listed and state.name:
            own = next((table for table in state.tables if table.yours), None)
            if own is not None:
                return hall.enter_table(own)
            if options.open:
                edition = vars(options).get("edition", DEFAULT_EDITION)
                return hall.open_table(TableOptions(edition=edition), options.seats, tuple(options.bots))
            free = (table for table in state.tables if any(seat.kind == "open" for seat in table.seats))
            if (table := next(free, None)) is not None:
                return hall.enter_table(table)
        network.wait(WAIT_S)

"""The command ``online``: play on a server, in the window or without one.

Knows the hall's interface; the network itself is loaded only when the command runs.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import TYPE_CHECKING, Final

from game.cli.errors import CommandError
from game.cli.host_and_join import own_name
from game.storage import settings as settings_file
from game.storage.store import Store
from game.support.i18n import tr
from game.support.terminal import print_error
from net.protocol.room_types import NetworkError

if TYPE_CHECKING:
    from net.room.hall import Hall
    from net.room.local_network import LanNetwork
    from net.room.room import Room

WAIT_S: Final = 0.5
"""How long to wait for news of the hall at most."""


def run(options: argparse.Namespace) -> int:
    """Go to a server and play there; raises ``CommandError`` and ``StoreError``."""
    if not options.headless:
        raise CommandError(tr("This command needs --headless for now."))
    from net.room.headless import Headless, SeatPolicy
    from net.room.local_network import open_network

    with Store(vars(options).get("data_dir")) as store:
        settings, _ = settings_file.load(store.data_dir)
        network = open_network(store)
        try:
            hall = network.enter_hall(own_name(options, settings), options.where)
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


def _seat(options: argparse.Namespace, hall: Hall, network: LanNetwork) -> Room:
    """Return the room of the own running game, of a new table, or of the first one with an open seat."""
    from net.protocol.messages import TableOptions

    while True:
        hall.poll()
        state = hall.state
        if state.problem:
            raise NetworkError(state.problem)
        if state.name_problem:
            raise NetworkError(
                tr("The name {name} is taken at this server. Choose another one.").format(name=options.name)
            )
        if state.listed and state.name:
            own = next((table for table in state.tables if table.yours), None)
            if own is not None:
                return hall.enter_table(own)
            if options.open:
                return hall.open_table(TableOptions(edition=options.edition), options.seats, tuple(options.bots))
            free = (table for table in state.tables if any(seat.kind == "open" for seat in table.seats))
            if (table := next(free, None)) is not None:
                return hall.enter_table(table)
        network.wait(WAIT_S)

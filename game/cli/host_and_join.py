"""The commands ``host`` and ``join``: open or join a network table, in the window or without one.

Knows the interface of a room; knows nothing of messages but a table's options. The network is loaded only when one of
the commands runs.
"""

from __future__ import annotations

import argparse
import getpass
import secrets
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from game.cli.bot import use_own_programs
from game.cli.errors import CommandError
from game.cli.window import open_window
from game.storage import settings as settings_file
from game.storage.store import Store
from game.support.cleaning import clean_name
from game.support.i18n import tr, trn
from game.support.terminal import print_error
from net.protocol.room_types import NetworkError

if TYPE_CHECKING:
    from game.storage.settings import Settings
    from net.protocol.room_types import FoundTable
    from net.room.room import Network, Room

OpenRoom: TypeAlias = "Callable[[argparse.Namespace, str, Network], Room]"
"""Opens or joins a table, given the arguments, the person's name and the network."""

LOOK_S: Final = 2.5
"""How long to search for tables: each announces itself within a second."""


def host(options: argparse.Namespace) -> int:
    """Open a table and play at it; raises ``CommandError`` and ``StoreError``."""
    return _run(options, host_table)


def join(options: argparse.Namespace) -> int:
    """Join a table and play at it; raises ``CommandError`` and ``StoreError``."""
    return _run(options, join_table)


def _run(options: argparse.Namespace, open_room: OpenRoom) -> int:
    if not options.headless:
        if options.bot is not None or options.take_over:
            raise CommandError(tr("--bot works only without a window. Add --headless."))
        return open_window(
            options,
            "menu",
            open_room=lambda network, settings: open_room(options, own_name(options, settings), network),
        )
    with Store(vars(options).get("data_dir")) as store:
        settings, _ = settings_file.load(store.data_dir)
        use_own_programs(settings, options)
        try:
            return _play_headless(options, store, open_room, own_name(options, settings))
        except NetworkError as error:
            raise CommandError(str(error)) from error


def host_table(options: argparse.Namespace, name: str, network: Network) -> Room:
    """Open the table that the arguments of ``host`` describe; raises ``NetworkError`` and ``StoreError``."""
    from net.protocol.messages import TableOptions

    table = TableOptions(
        edition=options.edition,
        clock_s=options.clock,
        wait_s=options.wait,
        spectators=options.spectators,
        delayed=options.delayed,
        private=options.private,
        takeover=options.takeover,
    )
    room = network.host(name, table, options.seats, options.game)
    for seat, bot in options.bots.items():
        room.set_bot(seat, bot)
    return room


def join_table(options: argparse.Namespace, name: str, network: Network) -> Room:
    """Join the table that the arguments of ``join`` name; raises ``NetworkError`` and ``StoreError``.

    Without an invitation or an address that is the unfinished game that was played last, else the only table found.
    """
    if options.where is not None:
        return network.join(name, options.where, options.code, options.watch)
    game_id = network.rejoinable()
    if game_id is not None:
        return network.rejoin(game_id)
    return network.join(name, _only_table(network), options.code, options.watch)


def _only_table(network: Network) -> FoundTable:
    """Return the one open table on the network; raises ``NetworkError`` where there is none or more than one."""
    network.start_search()
    time.sleep(LOOK_S)
    problem = network.problem()
    tables = [table for table in network.tables() if not table.playing]
    network.stop_search()
    if not tables:
        nothing = tr("No unfinished game and no table found. Give an invitation or address:port.")
        raise NetworkError(problem or nothing)
    if len(tables) > 1:
        text = tr("More than one table found. Enter the address of one: {tables}.")
        raise NetworkError(text.format(tables="; ".join(_described(table) for table in tables)))
    return tables[0]


def _described(table: FoundTable) -> str:
    text = trn(
        "{host} ({edition}, {count} open seat), {address}",
        "{host} ({edition}, {count} open seats), {address}",
        table.free,
    )
    where = f"{table.address}:{table.port}"
    return text.format(host=table.host, edition=table.edition, count=table.free, address=where)


def _play_headless(options: argparse.Namespace, store: Store, open_room: OpenRoom, name: str) -> int:
    from net.room.headless import Headless, SeatPolicy
    from net.room.live_network import open_network

    network = open_network(store, port=options.port, pace_s=0.0, seated=options.bot is not None)
    try:
        policy = SeatPolicy(options.bot, options.take_over)
        room = open_room(options, name, network)
        return Headless(room, network, policy, secrets.token_bytes(32), sys.stdout, sys.stderr).run()
    finally:
        for note in network.take_notes():
            print_error(note)
        network.close()


def own_name(options: argparse.Namespace, settings: Settings) -> str:
    """Return the person's name: as given, as used last, or that of the system’s account."""
    if options.name is not None:
        return str(options.name)
    try:
        user = getpass.getuser()
    except (OSError, KeyError):
        user = ""
    return next((name for name in (*settings.names, clean_name(user).capitalize()) if name), tr("Player"))

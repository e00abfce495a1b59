"""The commands ``host`` and ``join``: their arguments, and what they ask of the network.

Knows argument names and the room's protocol; the network itself is loaded only when one of them runs.
"""

from __future__ import annotations

import argparse
import getpass
import re
import secrets
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from game.bots import LEVELS
from game.rules import EDITION_NAMES
from game.support.cleaning import clean_name
from game.support.i18n import tr, trn

if TYPE_CHECKING:
    from game.storage.settings import Settings
    from game.storage.store import Store
    from net.protocol.room_types import FoundTable
    from net.room.room import Network, Room

Find: TypeAlias = "Callable[[argparse.Namespace, str, Network], Room]"
"""Goes to a table: the arguments, the person's name and the network give the room."""

SEATS = (2, 3, 4)
LONGEST_S = 3600
LOOK_S = 2.5
"""How long to look for tables: each announces itself within a second."""


class Commands(Protocol):
    """What ``add_subparsers`` gives."""

    def add_parser(self, name: str, **options: Any) -> argparse.ArgumentParser:
        """Add a command."""


def add_commands(
    commands: Commands, folder: argparse.ArgumentParser, window: argparse.ArgumentParser
) -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """Add both commands; gives their parsers, which have no ``run`` yet."""
    person = argparse.ArgumentParser(add_help=False)
    person.add_argument("--name", type=_name, metavar="NAME", help="what the others call you")
    person.add_argument("--port", type=_port, metavar="PORT", help="where to listen; 0 for any that is free")
    person.add_argument("--headless", action="store_true", help="without a window; prints one line for each entry")
    person.add_argument("--bot", choices=LEVELS, help="let this bot play your own seat (only without a window)")
    person.add_argument(
        "--take-over", action="store_true", help="deal on when the dealer is lost, without being asked (headless)"
    )

    host = commands.add_parser("host", parents=[folder, window, person], help="open a table on the network")
    host.add_argument("--edition", choices=EDITION_NAMES, default="base", help="which of the two games")
    host.add_argument("--seats", type=int, choices=SEATS, default=2, help="how many seats (default: 2)")
    host.add_argument(
        "--bots", type=_bots, default={}, metavar="SEAT:LEVEL,...", help="bots in open seats, such as 3:greedy"
    )
    host.add_argument("--private", action="store_true", help="only by invitation or code")
    host.add_argument(
        "--spectators", action=argparse.BooleanOptionalAction, default=True, help="whether others may look on"
    )
    host.add_argument("--delayed", action="store_true", help="those who look on are a turn behind")
    host.add_argument("--clock", type=_seconds, default=0, metavar="S", help="seconds a turn; 0 without a clock")
    host.add_argument(
        "--wait", type=_patience, default=60, metavar="S", help="seconds until a bot plays for a lost player; -1: never"
    )
    host.add_argument("--game", metavar="ID", help="go on with this saved game")

    join = commands.add_parser(
        "join",
        parents=[folder, window, person],
        help="go to a table on the network",
        description="Without a place it comes back to the unfinished game that was played last, or goes to the only "
        "table on the network.",
    )
    join.add_argument("where", nargs="?", metavar="WHERE", help="an invitation, or address:port")
    join.add_argument("--code", default="", help="the table’s code, where the address is given without it")
    join.add_argument("--watch", action="store_true", help="look on instead of playing")
    return host, join


def open_table(options: argparse.Namespace, name: str, network: Network) -> Room:
    """Open the table that the arguments of ``host`` describe; raises ``NetworkError`` and ``StoreError``."""
    from net.protocol.messages import TableOptions

    table = TableOptions(
        edition=options.edition,
        clock_s=options.clock,
        wait_s=options.wait,
        spectators=options.spectators,
        delayed=options.delayed,
        private=options.private,
    )
    room = network.host(name, table, options.seats, options.game)
    for seat, level in options.bots.items():
        room.set_bot(seat, level)
    return room


def go_to_table(options: argparse.Namespace, name: str, network: Network) -> Room:
    """Go where the arguments of ``join`` say; raises ``NetworkError`` and ``StoreError``."""

    if options.where is not None:
        return network.join(name, options.where, options.code, options.watch)
    game_id = network.rejoinable()
    if game_id is not None:
        return network.rejoin(game_id)
    return network.join(name, _only_table(network), options.code, options.watch)


def _only_table(network: Network) -> FoundTable:
    """Look around for a moment and give the one open table there is; of several the person has to choose."""
    from net.protocol.room_types import NetworkError

    network.look()
    time.sleep(LOOK_S)
    problem = network.problem()
    tables = [table for table in network.tables() if not table.playing]
    network.stop_looking()
    if not tables:
        nothing = tr("There is no game to come back to, and no table was found: give an invitation or address:port.")
        raise NetworkError(problem or nothing)
    if len(tables) > 1:
        text = tr("There are several tables, name one by its address: {tables}.")
        raise NetworkError(text.format(tables="; ".join(_described(table) for table in tables)))
    return tables[0]


def _described(table: FoundTable) -> str:
    text = trn(
        "{host} ({edition}, {count} free seat), {address}",
        "{host} ({edition}, {count} free seats), {address}",
        table.free,
    )
    where = f"{table.address}:{table.port}"
    return text.format(host=table.host, edition=table.edition, count=table.free, address=where)


def play_headless(options: argparse.Namespace, store: Store, find: Find, name: str) -> int:
    """Play at the table without a window until the game is over; gives the exit status."""
    from net.room.headless import Headless, SeatPolicy
    from net.room.network import open_network

    network = open_network(store, port=options.port, pace_s=0.0, seated=options.bot is not None)
    try:
        manners = SeatPolicy(options.bot, options.take_over)
        room = find(options, name, network)
        return Headless(room, network, manners, secrets.token_bytes(32), sys.stdout, sys.stderr).run()
    finally:
        for note in network.take_notes():
            sys.stderr.write(f"cabochon: {note}\n")
        network.close()


def own_name(options: argparse.Namespace, settings: Settings) -> str:
    """Find the person's name: as given, as used last, or as the system calls them."""
    if options.name is not None:
        return str(options.name)
    try:
        user = getpass.getuser()
    except (OSError, KeyError):
        user = ""
    return next((name for name in (*settings.names, clean_name(user).capitalize()) if name), tr("Player"))


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise argparse.ArgumentTypeError(f"“{text}” is no name")
    return name


def _number(text: str, least: int, most: int, what: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", text) or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"“{text}” is no {what} from {least} to {most}")
    return int(text)


def _port(text: str) -> int:
    return _number(text, 0, 65535, "port")


def _seconds(text: str) -> int:
    return _number(text, 0, LONGEST_S, "number of seconds")


def _patience(text: str) -> int:
    return _number(text, -1, LONGEST_S, "number of seconds")


def _bots(text: str) -> dict[int, str]:
    """Read ``3:greedy,4:random``: seats count from 1 in text and from 0 in the values."""
    bots: dict[int, str] = {}
    for part in text.split(","):
        seat, colon, level = part.strip().partition(":")
        if not colon or seat not in ("1", "2", "3", "4") or level not in LEVELS:
            raise argparse.ArgumentTypeError(f"“{part}” is no seat and bot such as 3:greedy")
        bots[int(seat) - 1] = level
    return bots

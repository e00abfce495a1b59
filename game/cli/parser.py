"""The arguments of every command; an error is one sentence.

Knows the names of arguments; their values are in ``argument_types``. Must not import what runs the commands, so that
``--help`` and the window's start load only what they need.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game.bots import BOT_LEVELS
from game.cli.argument_types import (
    ANY_BOT_TEXT,
    BUILT_IN_TEXT,
    bot_name,
    bot_names,
    bots_by_seat,
    days,
    minutes,
    new_program_name,
    notice_line,
    patience,
    person_name,
    plain_text,
    port,
    positive_number,
    seconds,
    server_link,
    window_size,
)
from game.rules import EDITION_NAMES, PLAYER_COUNTS
from game.rules.editions import DEFAULT_EDITION
from game.support.i18n import LANGUAGES
from game.support.terminal import print_error
from game.support.version import version

if TYPE_CHECKING:
    from typing import Any, TypeAlias

    Commands: TypeAlias = "argparse._SubParsersAction[Any]"


class _ArgumentParser(argparse.ArgumentParser):
    """Reports wrong arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and exit with status 2."""
        print_error(f"{message}; see {self.prog} --help")
        raise SystemExit(2)


class _Version(argparse.Action):
    """Prints the version, which is looked up only here, as that takes longer than parsing."""

    def __call__(self, *_: object) -> NoReturn:
        """Print the version and exit."""
        sys.stdout.write(f"cabochon {version()}\n")
        raise SystemExit(0)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; ``command`` of its result names the one to run, ``play`` by default.

    An option that was not given is missing from the result where the settings or the system decide instead.
    """
    folder, window, game = _folder_options(), _window_options(), _game_options()
    parser = _ArgumentParser(
        prog="cabochon", description="Splendor and Splendor: Marvel in a window.", parents=[folder, window, game]
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
    parser.set_defaults(command="play")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=_ArgumentParser)
    play = commands.add_parser("play", parents=[folder, window, game], help="open the window (the default)")
    play.set_defaults(command="play")
    demo = commands.add_parser(
        "demo", parents=[folder, window, game], help="watch computer players until you press a key"
    )
    demo.set_defaults(command="demo")
    replay = commands.add_parser("replay", parents=[folder, window], help="watch a saved game")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.set_defaults(command="replay")
    person = _person_options()
    _add_host(commands, [folder, window, person])
    _add_join(commands, [folder, window, person])
    _add_online(commands, [folder, window])
    _add_serve(commands, [folder])
    _add_admin(commands, [folder])
    _add_verify(commands, [folder])
    _add_simulate(commands, [folder, game])
    _add_bot(commands, [folder])
    return parser


def _folder_options() -> _ArgumentParser:
    options = _ArgumentParser(add_help=False)
    options.add_argument(
        "--data-dir", type=Path, default=argparse.SUPPRESS, metavar="DIR", help="the folder of games and settings"
    )
    options.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language of the text")
    return options


def _window_options() -> _ArgumentParser:
    options = _ArgumentParser(add_help=False)
    size = options.add_mutually_exclusive_group()
    size.add_argument(
        "--windowed", type=window_size, default=argparse.SUPPRESS, metavar="WxH", help="size of the window"
    )
    size.add_argument("--fullscreen", action="store_true", default=argparse.SUPPRESS, help="fill the screen")
    options.add_argument(
        "--frames", type=positive_number, default=argparse.SUPPRESS, metavar="N", help="close after N frames"
    )
    options.add_argument(
        "--narrate",
        action="store_true",
        default=argparse.SUPPRESS,
        help="write everything that happens to the terminal",
    )
    return options


def _game_options() -> _ArgumentParser:
    options = _ArgumentParser(add_help=False)
    options.add_argument("--edition", choices=EDITION_NAMES, default=argparse.SUPPRESS, help="the edition to play")
    options.add_argument(
        "--players", type=int, choices=PLAYER_COUNTS, default=argparse.SUPPRESS, help="number of players"
    )
    options.add_argument(
        "--seed", type=plain_text, default=argparse.SUPPRESS, help="any text; the same seed gives the same deal"
    )
    return options


def _add_verify(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    verify = commands.add_parser(
        "verify",
        parents=parents,
        help="check records: rules, digests, deal and signatures",
        epilog="Exit status: 0: every record is OK; 1: a record is wrong; 2: wrong arguments; 3: no record is wrong, "
        "but one cannot be read or was made for another version. A record can be OK without signatures: the "
        "lines below it say what is proved and who signed.",
    )
    verify.add_argument("files", type=Path, nargs="+", metavar="FILE")
    verify.add_argument("--json", action="store_true", help="print one line of JSON per file")
    verify.set_defaults(command="verify")


def _add_simulate(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    simulate = commands.add_parser("simulate", parents=parents, help="let computer players play without a window")
    simulate.add_argument(
        "--games", type=positive_number, default=100, metavar="K", help="number of games (default: 100)"
    )
    simulate.add_argument(
        "--bots",
        type=bot_names,
        default=["normal", "easy"],
        metavar="BOT,...",
        help=f"a bot for each seat: {BUILT_IN_TEXT}; a shorter list repeats (default: normal,easy)",
    )
    simulate.add_argument("--record", type=Path, metavar="DIR", help="write a record of each game to this folder")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(command="simulate")


def _person_options() -> argparse.ArgumentParser:
    """Return the options of a person at a table on the local network."""
    person = argparse.ArgumentParser(add_help=False)
    person.add_argument("--name", type=person_name, metavar="NAME", help="your name at the table")
    person.add_argument("--port", type=port, metavar="PORT", help="the port to listen on; 0 picks a free one")
    person.add_argument("--headless", action="store_true", help="run without a window and print one line per entry")
    _add_own_bot(person)
    person.add_argument(
        "--take-over", action="store_true", help="take over from a lost host without asking (needs --headless)"
    )
    return person


def _add_host(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    host = commands.add_parser("host", parents=parents, help="host a table on the local network")
    host.add_argument("--edition", choices=EDITION_NAMES, default=DEFAULT_EDITION, help="the edition to play")
    host.add_argument("--seats", type=int, choices=PLAYER_COUNTS, default=2, help="number of seats (default: 2)")
    host.add_argument(
        "--bots",
        type=bots_by_seat,
        default={},
        metavar="SEAT:BOT,...",
        help=f"computer players by seat, such as 3:hard; a bot is one of {ANY_BOT_TEXT}",
    )
    host.add_argument("--private", action="store_true", help="let players join only by invitation or code")
    host.add_argument("--spectators", action=argparse.BooleanOptionalAction, default=True, help="allow spectators")
    host.add_argument("--delayed", action="store_true", help="show spectators each turn one turn later")
    host.add_argument("--clock", type=seconds, default=0, metavar="S", help="seconds per turn; 0 for no clock")
    host.add_argument(
        "--wait",
        type=patience,
        default=60,
        metavar="S",
        help="seconds until the computer plays for a disconnected player; -1 for never",
    )
    host.add_argument(
        "--no-takeover",
        action="store_false",
        dest="takeover",
        help="wait for this host if it is lost, instead of letting another player take over",
    )
    host.add_argument("--game", metavar="ID", help="continue this saved game")
    host.set_defaults(command="host")


def _add_join(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    join = commands.add_parser(
        "join",
        parents=parents,
        help="join a table on the local network",
        description="Without an invitation or address, return to your last unfinished game, or join the only table on "
        "the network.",
    )
    join.add_argument("where", nargs="?", metavar="WHERE", help="an invitation, or address:port")
    join.add_argument("--code", default="", help="the table’s code, if the address does not contain it")
    join.add_argument("--watch", action="store_true", help="join as a spectator")
    join.set_defaults(command="join")


def _add_own_bot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot",
        type=bot_name,
        metavar="BOT",
        help=f"let the computer play your seat (needs --headless): {ANY_BOT_TEXT}",
    )


def _add_bot(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    bot = commands.add_parser("bot", parents=parents, help="let other programs play, or play in other programs")
    bot.set_defaults(command="bot")
    actions = bot.add_subparsers(metavar="ACTION", required=True, dest="action", parser_class=_ArgumentParser)
    actions.add_parser("list", help="list your programs")
    add = actions.add_parser("add", help="try a program, and offer it wherever computer players are chosen")
    add.add_argument("name", type=new_program_name, metavar="NAME")
    add.add_argument("words", nargs=argparse.REMAINDER, metavar="COMMAND", help="the program and its arguments")
    remove = actions.add_parser("remove", help="stop offering a program")
    remove.add_argument("name", metavar="NAME")
    serve = actions.add_parser("serve", help="answer another program over standard input and output")
    serve.add_argument("--level", choices=BOT_LEVELS, default=BOT_LEVELS[-1], help="the level (default: master)")


def _add_online(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    online = commands.add_parser(
        "online",
        parents=parents,
        help="play on a server",
        description="Without a window, open a table with --open, or enter the first one with an open seat.",
    )
    online.add_argument("where", metavar="SERVER", help="a server’s link, or address:port")
    online.add_argument("--name", type=person_name, metavar="NAME", help="your name at this server")
    online.add_argument("--open", action="store_true", help="open a table (needs --headless)")
    online.add_argument("--edition", choices=EDITION_NAMES, default=argparse.SUPPRESS, help="the edition to play")
    online.add_argument("--seats", type=int, choices=PLAYER_COUNTS, default=2, help="number of seats (default: 2)")
    online.add_argument(
        "--bots",
        type=bot_names,
        default=[],
        metavar="BOT,...",
        help=f"computer players in the last seats: {BUILT_IN_TEXT}",
    )
    online.add_argument("--headless", action="store_true", help="run without a window and print one line per entry")
    _add_own_bot(online)
    online.set_defaults(command="online")


def _add_serve(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    server = commands.add_parser(
        "serve", parents=parents, help="run a server for friends, until it is stopped by Ctrl-C"
    )
    server.add_argument(
        "--port", type=port, default=None, metavar="PORT", help="the port to listen on; 0 picks a free one"
    )
    server.add_argument("--interface", default="", metavar="ADDRESS", help="listen on this IPv4 address alone")
    server.add_argument("--name", type=person_name, metavar="NAME", help="the server’s name (default: Cabochon)")
    server.add_argument("--web", type=port, metavar="PORT", help="show players and finished games on a web page")
    server.add_argument("--metrics", type=port, metavar="PORT", help="figures for Prometheus, on this computer alone")
    server.add_argument(
        "--moved-to",
        type=server_link,
        metavar="LINK",
        help="host nothing, but lead people to the link or address where the server with the key of this folder is now",
    )
    server.add_argument("--log-json", action="store_true", help="write the log as one JSON object a line")
    server.set_defaults(command="serve")


def _add_admin(commands: Commands, parents: list[argparse.ArgumentParser]) -> None:
    admin = commands.add_parser("admin", parents=parents, help="look after a server, also while it runs")
    admin.set_defaults(command="admin")
    actions = admin.add_subparsers(metavar="ACTION", required=True, dest="action", parser_class=_ArgumentParser)
    _add_lists(actions)
    _add_person_actions(actions)
    _add_running_actions(actions)
    _add_file_actions(actions)


def _add_lists(actions: Commands) -> None:
    actions.add_parser("tables", help="list the running games")
    actions.add_parser("people", help="list everyone with a name, with their ratings")
    actions.add_parser("results", help="list the finished games, oldest first")
    actions.add_parser("one-sided", help="list who beats the same opponent in most of their rated games")
    actions.add_parser("bans", help="list who may not enter, and until when")
    record = actions.add_parser("record", help="print the record of a finished game")
    record.add_argument("game", metavar="GAME", help="the game’s id")


def _add_person_actions(actions: Commands) -> None:
    person = _ArgumentParser(add_help=False)
    person.add_argument("person", metavar="PERSON", help="a name, or the beginning of a key")
    rename = actions.add_parser("rename", parents=[person], help="give someone another name")
    rename.add_argument("name", metavar="NAME")
    reassign = actions.add_parser("reassign", parents=[person], help="move someone who lost their key to a new key")
    reassign.add_argument("new", metavar="NEW", help="the same for the player who has the other key")
    ban = actions.add_parser("ban", parents=[person], help="keep someone out for a time")
    ban.add_argument("days", type=days, metavar="DAYS", help="number of days; 0 ends a ban")
    reports = actions.add_parser("reports", help="list what players report of each other, or close a report")
    reports.add_argument("--close", type=positive_number, metavar="NUMBER", help="delete this report")
    export = actions.add_parser("export", parents=[person], help="write everything kept of someone to a new archive")
    export.add_argument("file", type=Path, metavar="FILE")
    actions.add_parser("forget", parents=[person], help="delete someone, with all finished games they played")
    show = actions.add_parser("show", help="what is known of a player, or of a game")
    show.add_argument("what", metavar="PERSON|GAME", help="a name, the beginning of a key, or a game")


def _add_running_actions(actions: Commands) -> None:
    end = actions.add_parser("end", help="end a running game without a winner, while the server runs")
    end.add_argument("game", metavar="GAME")
    drain = actions.add_parser("drain", help="begin no new games, and stop the server once nobody plays")
    when = drain.add_mutually_exclusive_group()
    when.add_argument(
        "--minutes",
        type=minutes,
        default=30,
        metavar="N",
        help="stop after at most N minutes (default: 30)",
    )
    when.add_argument("--cancel", action="store_true", help="continue, and begin new games again")
    notice = actions.add_parser("notice", help="show a sentence to everyone who is connected or comes")
    text = notice.add_mutually_exclusive_group(required=True)
    text.add_argument("text", type=notice_line, nargs="?", metavar="TEXT")
    text.add_argument("--clear", action="store_true", help="remove it")


def _add_file_actions(actions: Commands) -> None:
    check = actions.add_parser(
        "verify",
        help="check the file, and all records in it: rules, digests, deals and signatures",
        epilog="Exit status: 0: everything is OK; 1: something is wrong.",
    )
    check.add_argument("--json", action="store_true", help="print one line of JSON per game")
    restore = actions.add_parser("restore", help="replace the file by a backup, while the server does not run")
    restore.add_argument("file", type=Path, metavar="FILE")
    backup = actions.add_parser("backup", help="write a copy of everything to a new file")
    backup.add_argument("file", type=Path, metavar="FILE")

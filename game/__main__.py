"""The command line: ``cabochon`` or ``python -m game``.

Knows the arguments and turns every expected failure into one sentence; what a command does is said elsewhere. The
window's modules are loaded only by the commands that open it.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from game.bots import LEVELS
from game.cli import network as commands_net
from game.cli.window_options import Scene, WindowError, WindowOptions
from game.match.dealer import secret_from
from game.match.simulate import simulate
from game.match.verify import verify
from game.record import RecordError
from game.replays.replay import Replay
from game.rules import EDITION_NAMES
from game.storage import settings as settings_file
from game.storage.folder import StoreError
from game.storage.store import Store
from game.support.files import own_folder
from game.support.i18n import LANGUAGES, set_language, system_language, tr, trn
from game.support.terminal import drop_output, prepare_streams
from game.support.version import version

if TYPE_CHECKING:
    from net.room.room import Network, Room

SMALLEST = (320, 200)
LARGEST = (16384, 16384)


class _ArgumentParser(argparse.ArgumentParser):
    """Complains about arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and stop with status 2."""
        sys.stderr.write(f"cabochon: {message}; see {self.prog} --help\n")
        raise SystemExit(2)


class _Version(argparse.Action):
    """Prints the version."""

    def __call__(self, *_: object) -> NoReturn:
        """Print and stop."""
        _say(f"cabochon {version()}")
        raise SystemExit(0)


class _Complaint(ValueError):
    """A sentence for the person; the command ends with status 1."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    prepare_streams()
    options = _parser().parse_args(arguments)
    _speak(vars(options))
    try:
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except (_Complaint, StoreError, WindowError) as error:
        sys.stderr.write(f"cabochon: {error}\n")
        return 1
    except BrokenPipeError:
        drop_output()
        return 1
    except OSError as error:
        drop_output()
        sys.stderr.write(f"cabochon: {error.strerror or error}\n")
        return 1
    except KeyboardInterrupt:
        return 130


def _speak(given: dict[str, Any]) -> None:
    """Choose the language: as given, else the one in the settings, else the system's; English where it is missing."""
    folder = given.get("data_dir")
    chosen = settings_file.chosen_language(own_folder() if folder is None else folder)
    try:
        set_language(given.get("lang") or chosen or system_language())
    except OSError:
        set_language("en")


# --- arguments ---------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    folder = _ArgumentParser(add_help=False)
    folder.add_argument(
        "--data-dir", type=Path, default=argparse.SUPPRESS, metavar="DIR", help="where games and settings are kept"
    )
    folder.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language spoken")
    window = _ArgumentParser(add_help=False)
    size = window.add_mutually_exclusive_group()
    size.add_argument("--windowed", type=_size, default=argparse.SUPPRESS, metavar="WxH", help="size of the window")
    size.add_argument("--fullscreen", action="store_true", default=argparse.SUPPRESS, help="fill the screen")
    window.add_argument("--frames", type=_count, default=argparse.SUPPRESS, metavar="N", help="close after N frames")
    window.add_argument(
        "--narrate", action="store_true", default=argparse.SUPPRESS, help="say all that happens on the terminal"
    )
    game = _ArgumentParser(add_help=False)
    game.add_argument("--edition", choices=EDITION_NAMES, default=argparse.SUPPRESS, help="which of the two games")
    game.add_argument("--players", type=int, choices=(2, 3, 4), default=argparse.SUPPRESS, help="how many seats")
    game.add_argument("--seed", type=_text, default=argparse.SUPPRESS, help="any text; the same seed, the same deal")

    parser = _ArgumentParser(
        prog="cabochon", description="Splendor and Splendor: Marvel in a window.", parents=[folder, window, game]
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=_ArgumentParser)

    play = commands.add_parser("play", parents=[folder, window, game], help="open the window (the default)")
    play.set_defaults(run=_play)
    demo = commands.add_parser("demo", parents=[folder, window, game], help="watch bots play, forever")
    demo.set_defaults(run=_demo)
    replay = commands.add_parser("replay", parents=[folder, window], help="watch a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.set_defaults(run=_replay)
    host, join = commands_net.add_commands(commands, folder, window)
    host.set_defaults(run=partial(_at_a_table, commands_net.open_table))
    join.set_defaults(run=partial(_at_a_table, commands_net.go_to_table))
    check = commands.add_parser("verify", parents=[folder], help="prove records: rules, digests, the deal")
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=_verify)

    runs = commands.add_parser("simulate", parents=[folder, game], help="let bots play without a window")
    runs.add_argument("--games", type=_count, default=100, metavar="K", help="how many games (default: 100)")
    runs.add_argument(
        "--bots",
        type=_bots,
        default=["greedy", "random"],
        metavar="NAME,...",
        help=f"one for each seat, of {', '.join(LEVELS)}; fewer repeat in turn (default: greedy,random)",
    )
    runs.add_argument("--record", type=Path, metavar="DIR", help="write each game’s record into this folder")
    runs.add_argument("--json", action="store_true", help="print one JSON object")
    runs.set_defaults(run=_simulate)
    return parser


def _text(text: str) -> str:
    if text.encode("utf-8", "ignore").decode("utf-8") != text:
        raise argparse.ArgumentTypeError(f"“{text}” is no text")
    return text


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text, re.ASCII)
    if not match:
        raise argparse.ArgumentTypeError(f"“{text}” is no size such as 1600x900")
    size = int(match[1]), int(match[2])
    if not all(least <= side <= most for least, side, most in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(f"“{text}” is too small or too large for a window")
    return size


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or not int(text):
        raise argparse.ArgumentTypeError(f"“{text}” is no number above zero")
    return int(text)


def _bots(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"there is no bot “{name}”: choose from {', '.join(LEVELS)}")
    return names


# --- commands ----------------------------------------------------------------------------------------------------


def _play(options: argparse.Namespace) -> int:
    return _open_window(options, "menu")


def _demo(options: argparse.Namespace) -> int:
    return _open_window(options, "demo")


def _replay(options: argparse.Namespace) -> int:
    try:
        Replay.load(options.file)
    except OSError as error:
        message = tr("The file {path} cannot be read: {reason}.")
        raise _Complaint(message.format(path=options.file, reason=error.strerror or error)) from error
    except RecordError as error:
        raise _Complaint(f"{options.file}:{error.line}: {error.message}") from error
    return _open_window(options, "replay", options.file)


def _at_a_table(find: commands_net.Find, options: argparse.Namespace) -> int:
    """Host or join, with a window or without."""
    from net.protocol.room_types import NetworkError

    if not options.headless:
        if options.bot is not None or options.take_over:
            raise _Complaint(tr("A bot plays your seat only without a window: add --headless."))
        return _open_window(options, "menu", find=find)
    with Store(vars(options).get("data_dir")) as store:
        settings, _ = settings_file.load(store.data_dir)
        try:
            return commands_net.play_headless(options, store, find, commands_net.own_name(options, settings))
        except NetworkError as error:
            raise _Complaint(str(error)) from error


def _open_window(
    options: argparse.Namespace, scene: Scene, replay: Path | None = None, find: commands_net.Find | None = None
) -> int:
    given = vars(options)
    with Store(given.get("data_dir")) as store:
        settings, note = settings_file.load(store.data_dir)
        if note is not None:
            sys.stderr.write(f"cabochon: {note}\n")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        if not _has_display():
            raise _Complaint(tr("There is no screen to open a window on."))
        from game.scenes.start import run_window

        seed = given.get("seed")
        network: Network | None = None
        open_room: Callable[[Network], Room] | None = None
        if find is not None:
            from net.room.network import open_network

            network = open_network(store, port=options.port)
            open_room = partial(find, options, commands_net.own_name(options, settings))
        return run_window(
            WindowOptions(
                store=store,
                settings=settings,
                note=note,
                scene=scene,
                replay=replay,
                edition=given.get("edition"),
                players=given.get("players"),
                seed=None if seed is None else secret_from(seed),
                language=given.get("lang"),
                size=given.get("windowed"),
                fullscreen=given.get("fullscreen"),
                frames=given.get("frames"),
                narrate=given.get("narrate", False),
                network=network,
                open_room=open_room,
            )
        )


def _has_display() -> bool:
    """Tell whether there can be a window at all; asking SDL would make its libraries complain in words of their own."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)


def _verify(options: argparse.Namespace) -> int:
    failed = False
    for path in options.files:
        try:
            verified = verify(path.read_bytes())
        except OSError as error:
            failed = True
            _say(tr("{path}: cannot be read: {reason}").format(path=path, reason=error.strerror or error))
        except RecordError as error:
            failed = True
            _say(f"{path}:{error.line}: {error.message}")
        else:
            count = len(verified.record.entries)
            entries = trn("{count} entry", "{count} entries", count).format(count=count)
            told = {
                "proved": tr("the whole deal is proved"),
                "unfinished": tr("not over yet, so the deal is not proved yet"),
                "unproven": tr("the deal of a lost dealer stays unproven"),
            }
            text = tr("{path}: sound, {entries}; {proof}")
            _say(text.format(path=path, entries=entries, proof=told[verified.proof]))
    return int(failed)


def _simulate(options: argparse.Namespace) -> int:
    given = vars(options)
    seed = given.get("seed")
    players = given.get("players", 2)
    if len(options.bots) > players:
        message = tr("{count} bots are named for {seats} seats.")
        raise _Complaint(message.format(count=len(options.bots), seats=players))
    folder: Path | None = options.record
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        bar = _Bar(options.games) if sys.stderr.isatty() else None
        summary = simulate(
            given.get("edition", "base"),
            players,
            options.games,
            secrets.token_hex(8) if seed is None else seed,
            options.bots,
            folder,
            bar,
        )
    except OSError as error:
        message = tr("The records cannot be written to {folder}: {reason}.")
        raise _Complaint(message.format(folder=folder, reason=error.strerror or error)) from error
    if options.json:
        _say(msgspec.json.encode(summary).decode())
        return 0
    rows = [
        (tr("Seat {number}, {level}").format(number=seat + 1, level=options.bots[seat % len(options.bots)]), wins)
        for seat, wins in enumerate(summary.wins)
    ]
    rows.append((tr("Shared or no winner"), summary.draws))
    wide = max(len(name) for name, _ in rows)
    for name, count in rows:
        _say(f"{name:{wide}} {count:6} {count / summary.games:7.1%}")
    text = tr("{games} games, {turns} turns in each, {speed} games a second")
    _say(text.format(games=summary.games, turns=summary.mean_turns, speed=summary.games_per_s))
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


class _Bar:
    """A line on the terminal that tells how far the games are."""

    WIDTH = 40

    def __init__(self, total: int) -> None:
        self._total = total

    def __call__(self, done: int) -> None:
        """Draw the line; wipe it at the end."""
        filled = self.WIDTH * done // self._total
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (self.WIDTH - filled)}] {done}/{self._total}")
        if done == self._total:
            sys.stderr.write(f"\r{' ' * (self.WIDTH + 2 * len(str(self._total)) + 4)}\r")
        sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())

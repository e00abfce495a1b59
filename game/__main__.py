"""The command line: ``cabochon`` or ``python -m game``.

Knows which module runs which command, and turns every expected failure into one sentence. A command's modules are
imported only when it runs: pygame for the window, the network for the commands that play or serve over one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.cli.errors import CommandError
from game.cli.parser import make_parser
from game.storage.folder import StoreError, own_folder
from game.storage.settings import chosen_language
from game.support.i18n import set_language, system_language
from game.support.terminal import drop_output, prepare_streams, print_error

if TYPE_CHECKING:
    import argparse


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    if getattr(sys, "frozen", False):  # a packaged program is also what runs the bots' process
        from multiprocessing import freeze_support

        freeze_support()
    prepare_streams()
    options = make_parser().parse_args(arguments)
    _choose_language(vars(options))
    try:
        status = _command(options.command)(options)
        sys.stdout.flush()
        return status
    except (CommandError, StoreError) as error:
        print_error(error)
        return 1
    except BrokenPipeError:
        drop_output()
        return 1
    except OSError as error:
        drop_output()
        print_error(error.strerror or error)
        return 1
    except KeyboardInterrupt:
        return 130


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """Return what runs a command."""
    if name == "simulate":
        from game.cli import simulate

        return simulate.run
    if name == "verify":
        from game.cli import verify

        return verify.run
    if name == "serve":
        from game.cli import serve

        return serve.run
    if name == "admin":
        from game.cli import admin

        return admin.run
    if name == "bot":
        from game.cli import bot

        return bot.run
    if name == "online":
        from game.cli import online

        return online.run
    if name in ("host", "join"):
        from game.cli import host_and_join

        return host_and_join.host if name == "host" else host_and_join.join
    from game.cli import window

    return {"play": window.play, "demo": window.demo, "replay": window.replay}[name]


def _choose_language(given: dict[str, Any]) -> None:
    """Choose the language: as given, else the one in the settings, else the system's; English where it is missing."""
    folder = given.get("data_dir")
    chosen = chosen_language(own_folder() if folder is None else folder)
    try:
        set_language(given.get("lang") or chosen or system_language())
    except OSError:
        set_language("en")


if __name__ == "__main__":
    sys.exit(main())

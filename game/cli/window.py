"""The commands that open the window: ``play``, ``demo`` and ``replay``; ``host`` and ``join`` use it too.

Knows the window's options; knows nothing of what a screen shows. Pygame and the scenes are imported only once it is
known that there is a screen.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from msgspec import structs

from game.cli.bot import use_own_programs
from game.cli.errors import CommandError
from game.storage import settings as settings_file
from game.storage.folder import StoreError
from game.storage.store import Store
from game.support.i18n import tr
from game.support.terminal import print_error

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.scenes.window_options import FirstScene, WindowOptions
    from game.storage.settings import Settings
    from net.room.room import Network, Room


def play(options: argparse.Namespace) -> int:
    """Open the window with the title."""
    return open_window(options, "menu")


def demo(options: argparse.Namespace) -> int:
    """Open the window with bots that play."""
    return open_window(options, "demo")


def replay(options: argparse.Namespace) -> int:
    """Open the window with a record; raises ``CommandError`` where the file is not a sound one."""
    from game.record import RecordError
    from game.replays.replay import Replay

    try:
        Replay.load(options.file)
    except OSError as error:
        message = tr("Cannot read the file {path}: {reason}.")
        raise CommandError(message.format(path=options.file, reason=error.strerror or error)) from error
    except RecordError as error:
        raise CommandError(f"{options.file}:{error.line}: {error.message}") from error
    return open_window(options, "replay", replay=options.file)


def open_window(
    options: argparse.Namespace,
    scene: FirstScene,
    *,
    replay: Path | None = None,
    open_room: Callable[[Network, Settings], Room] | None = None,
    prepare: Callable[[Settings], None] = lambda _: None,
) -> int:
    """Show the window until it is closed, and return the exit status.

    ``open_room`` opens or joins a network table, ``prepare`` changes the settings before.
    Raises ``StoreError`` and ``CommandError``.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with _open_store(options) as store:
        settings, note = settings_file.load(store.data_dir)
        if note is not None:
            print_error(note)
        prepare(settings)
        use_own_programs(settings, options)
        if not _has_display():
            raise CommandError(tr("No screen found, so the window cannot open."))
        from game.scenes.start import run_window
        from game.scenes.window_options import WindowError

        window = structs.replace(_window_options(options, store, settings), note=note, scene=scene, replay=replay)
        if open_room is not None:
            from net.room.live_network import open_network

            network = open_network(store, port=options.port)
            window = structs.replace(window, network=network, open_room=lambda network: open_room(network, settings))
        try:
            return run_window(window)
        except WindowError as error:
            raise CommandError(str(error)) from error


def _window_options(options: argparse.Namespace, store: Store, settings: Settings) -> WindowOptions:
    """Return what the options of the command line set; each command has some of them."""
    from game.match.dealer import secret_from
    from game.scenes.window_options import WindowOptions

    given = vars(options)
    seed = given.get("seed")
    return WindowOptions(
        store=store,
        settings=settings,
        edition=given.get("edition"),
        players=given.get("players"),
        secret=None if seed is None else secret_from(seed),
        language=given.get("lang"),
        size=given.get("windowed"),
        fullscreen=given.get("fullscreen"),
        frames=given.get("frames"),
        narrate=given.get("narrate", False),
    )


def _open_store(options: argparse.Namespace) -> Store:
    """Open the person's folder; a dialog shows why it cannot be opened where no terminal does.

    On Windows it does in any case: a start from the desktop opens a console, which closes at once.
    """
    try:
        return Store(vars(options).get("data_dir"))
    except StoreError as error:
        if (sys.platform == "win32" or not sys.stderr.isatty()) and _has_display() and not vars(options).get("narrate"):
            from game.ui.app.display import show_message

            show_message(str(error))
        raise


def _has_display() -> bool:
    """Whether there can be a window at all; SDL is not asked, as its libraries print errors of their own."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)

"""The command ``serve``: run a server until it is stopped. Knows arguments, signals and the terminal."""

from __future__ import annotations

import argparse
import logging
import signal
import sys
import threading
from typing import Final

from game.cli.errors import CommandError
from game.storage.folder import own_folder
from game.support.i18n import tr
from game.support.terminal import print_line

FOLDER: Final = "server"
"""The folder of a server within the person's own, unless another one is given."""
WATCH_S: Final = 1.0
"""How often to check whether the network has failed."""


def run(options: argparse.Namespace) -> int:
    """Run a server; raises ``CommandError``."""
    try:
        from net.lobby.server import LobbyServer
    except ModuleNotFoundError as error:
        text = tr("The server needs a package that is not installed: {name}. Install cabochon[server].")
        raise CommandError(text.format(name=error.name)) from error
    from net.lobby.store import LobbyStoreError
    from net.room.invitation import SERVER_PORT, format_server_link

    folder = vars(options).get("data_dir") or own_folder() / FOLDER
    port = SERVER_PORT if options.port is None else options.port
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        server = LobbyServer(folder, port, options.name, interface=options.interface)
    except LobbyStoreError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        text = tr("Cannot start the server on port {port} with the folder {folder}: {reason}.")
        raise CommandError(text.format(port=port, folder=folder, reason=error.strerror or error)) from error
    stopped = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    server.start()
    try:
        for address in (options.interface,) if options.interface else (*server.addresses(), "127.0.0.1"):
            print_line(format_server_link(address, server.port, server.fingerprint), sys.stdout)
        sys.stdout.flush()
        while not stopped.wait(WATCH_S):
            if server.failure:
                raise CommandError(tr("Network error: {reason}.").format(reason=server.failure))
    finally:
        server.stop()
    return 0

"""The command ``serve``: run a server until it is stopped.

Knows arguments, signals and the terminal; knows nothing of the hall, its tables or the protocol.
"""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from importlib import import_module
from typing import TYPE_CHECKING, Final

from game.cli.errors import CommandError
from game.storage.folder import own_folder
from game.support.i18n import tr
from game.support.terminal import print_line

if TYPE_CHECKING:
    from pathlib import Path

    from net.lobby.operation.metrics import FigurePage
    from net.lobby.operation.web import WebPage
    from net.lobby.server import ForwardingServer, LobbyServer

FOLDER: Final = "server"
"""The folder of a server within the person's own, unless another one is given."""
NAME: Final = "Cabochon"
"""What a server is called unless it is given a name."""
_MODULES: Final = ("net.lobby.server", "net.lobby.operation.metrics", "net.lobby.operation.web")
"""Those that need packages of the extra ``server``."""
WATCH_S: Final = 1.0
"""How often to check whether the network has failed, or nobody plays any more at a server that is to stop then."""


def run(options: argparse.Namespace) -> int:
    """Run a server; raises ``CommandError``."""
    try:
        for module in _MODULES:
            import_module(module)
    except ModuleNotFoundError as error:
        text = tr("The server needs a package that is not installed: {name}. Install cabochon[server].")
        raise CommandError(text.format(name=error.name)) from error
    from net.lobby.store import LobbyStoreError
    from net.room.invitation import SERVER_PORT

    _log_to_stderr(as_json=options.log_json)
    folder = vars(options).get("data_dir") or own_folder() / FOLDER
    port = SERVER_PORT if options.port is None else options.port
    try:
        with ExitStack() as stack:
            if options.moved_to is None:
                _run_server(options, folder, port, stack)
            else:
                _run_forwarding(options, folder, port, stack)
    except LobbyStoreError as error:
        raise CommandError(str(error)) from error
    return 0


def _run_server(options: argparse.Namespace, folder: Path, port: int, stack: ExitStack) -> None:
    """Run a server with its pages; what is started is stopped with ``stack``."""
    from net.lobby.operation.metrics import FigurePage
    from net.lobby.operation.web import WebPage
    from net.lobby.server import LobbyServer

    name = options.name or NAME
    page: WebPage | None = None
    figures: FigurePage | None = None
    with _starting(folder, port):
        server = LobbyServer(folder, port, name, interface=options.interface)
    stack.callback(server.stop)
    if options.web is not None:
        with _starting(folder, options.web):
            page = WebPage(folder, name, options.interface, options.web, lambda: server.problem)
        stack.callback(page.stop)
    if options.metrics is not None:
        with _starting(folder, options.metrics):
            figures = FigurePage(options.metrics, server.figures)
        stack.callback(figures.stop)
    with _starting(folder, port):
        _serve(options, server, page, figures)


def _run_forwarding(options: argparse.Namespace, folder: Path, port: int, stack: ExitStack) -> None:
    """Lead people to where the server is now; raises ``CommandError`` for options that have no effect then."""
    from net.lobby.server import ForwardingServer

    unused = [option for option in ("name", "web", "metrics") if vars(options)[option] is not None]
    if unused:
        text = tr("--{option} has no effect with --moved-to. Leave it out.")
        raise CommandError(text.format(option=unused[0]))
    to = options.moved_to
    with _starting(folder, port):
        server = ForwardingServer(folder, port, (to.address, to.port), to.fingerprint, interface=options.interface)
        stack.callback(server.stop)
        _serve(options, server)


@contextmanager
def _starting(folder: Path, port: int) -> Iterator[None]:
    """Raise ``CommandError`` where a port or the folder cannot be used."""
    try:
        yield
    except OSError as error:
        text = tr("Cannot start the server on port {port} with the folder {folder}: {reason}.")
        raise CommandError(text.format(port=port, folder=folder, reason=error.strerror or error)) from error


def _serve(
    options: argparse.Namespace,
    server: LobbyServer | ForwardingServer,
    page: WebPage | None = None,
    figures: FigurePage | None = None,
) -> None:
    """Print where the server is, and let people in until a signal comes."""
    from net.lobby.server import allow_files, spare_collector
    from net.room.invitation import format_server_link

    allow_files()
    spare_collector()
    stopped = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    server.start()
    for address in (options.interface,) if options.interface else (*server.addresses(), "127.0.0.1"):
        print_line(format_server_link(address, server.port, server.fingerprint), sys.stdout)
    if page is not None:
        print_line(f"http://{options.interface or '127.0.0.1'}:{page.port}/", sys.stdout)
    if figures is not None:
        print_line(f"http://127.0.0.1:{figures.port}/metrics", sys.stdout)
    sys.stdout.flush()
    while not stopped.wait(WATCH_S):
        if server.failure:
            raise CommandError(tr("Network error: {reason}.").format(reason=server.failure))
        if server.drained:
            return


class _JsonFormatter(logging.Formatter):
    """Writes a line of the log as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        shown = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            shown["error"] = self.formatException(record.exc_info)
        return json.dumps(shown, ensure_ascii=False)


def _log_to_stderr(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_JsonFormatter() if as_json else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler])

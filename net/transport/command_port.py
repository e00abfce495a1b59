"""A port on this computer alone, over which another program that may read a folder asks a running one to do something.

The file of the port holds a secret, so that only who may read the folder is answered. Knows sockets and bytes; knows
nothing of what is asked.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import logging
import secrets
import socket
import socketserver
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from game.support.closeable import Closeable
from game.support.files import write_whole

FILE_NAME: Final = "command.json"
LOOPBACK: Final = "127.0.0.1"
SECRET_BYTES: Final = 32
LONGEST: Final = 4096
"""How many bytes a question or an answer has at most."""
MOST: Final = 32
"""How many connections may be open at a time; those beyond are closed at once."""
SILENCE_S: Final = 5.0
"""How long a program may take to send its question, and how long to take its answer."""
ANSWER_S: Final = 15.0
"""How long to wait for an answer."""

_log = logging.getLogger(__name__)


class NotRunning(Exception):
    """No program answers for a folder."""


class CommandPort(Closeable):
    """Answers what is asked for a folder, each question on a thread of its own, until it is closed."""

    def __init__(self, folder: Path, answer: Callable[[bytes], bytes]) -> None:
        """Open a port, and write its file into a folder; ``answer`` returns a line for a line. Raises ``OSError``."""
        self._path = folder / FILE_NAME
        secret = secrets.token_hex(SECRET_BYTES)

        class CommandHandler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                known, _, question = _two_lines(self.request).partition(b"\n")
                if hmac.compare_digest(known.strip(), secret.encode()):
                    line = answer(question) + b"\n"
                    with contextlib.suppress(OSError):
                        self.request.settimeout(SILENCE_S)
                        self.request.sendall(line)

        self._server = _Server((LOOPBACK, 0), CommandHandler)
        self._thread = threading.Thread(target=self._server.serve_forever, name="commands", daemon=True)
        try:
            where = {"port": self._server.server_address[1], "secret": secret}
            write_whole(self._path, json.dumps(where).encode(), private=True)
        except OSError:
            self._server.server_close()
            raise
        self._thread.start()

    def close(self) -> None:
        """Close the port, and remove its file."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        with contextlib.suppress(OSError):
            self._path.unlink()


def ask(folder: Path, question: bytes) -> bytes:
    """Return what the program that runs for a folder answers to one line; raises ``NotRunning``."""
    try:
        where = json.loads((folder / FILE_NAME).read_bytes())
        with socket.create_connection((LOOPBACK, int(where["port"])), ANSWER_S) as connection:
            connection.sendall(f"{where['secret']}\n".encode() + question + b"\n")
            with connection.makefile("rb") as answer:
                line = answer.readline(LONGEST)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NotRunning(str(folder)) from error
    if not line.endswith(b"\n"):
        raise NotRunning(str(folder))
    return line


def _two_lines(connection: socket.socket) -> bytes:
    """Return the two lines that a program sends, empty where they do not come in time or are too long."""
    end, got = time.monotonic() + SILENCE_S, b""
    with contextlib.suppress(OSError):
        while got.count(b"\n") < 2 and len(got) < LONGEST:
            connection.settimeout(max(end - time.monotonic(), 0.0))
            part = connection.recv(LONGEST)
            if not part:
                break
            got += part
    return got if got.count(b"\n") == 2 else b""


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, address: tuple[str, int], handler: type[socketserver.BaseRequestHandler]) -> None:
        self._open: set[object] = set()
        super().__init__(address, handler)

    def verify_request(self, *_: object) -> bool:
        """Return whether there is room for one more connection."""
        return len(self._open) < MOST

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer a connection on a thread of its own."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Close a connection."""
        self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, *_: object) -> None:
        """Log what goes wrong with one question, and answer the next one."""
        _log.exception("a command could not be answered")

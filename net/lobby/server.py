"""A server's process: its folder, its port, its bots' process, and the machine that runs on them.

Knows the runtime, the store's file and the identity; what people may do is in ``hall_server``.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from game.bots import runner
from game.support.i18n import tr
from net.host.identity import HostIdentity
from net.host.services import PACE_S
from net.lobby.commands import BUSY, carry_out
from net.lobby.hall_server import HallServer
from net.lobby.operation.forwarder import Forwarder
from net.lobby.operation.metrics import LobbyFigures
from net.lobby.sqlite.store import SqliteStore
from net.lobby.store import LobbyStoreError
from net.protocol.limits import SERVED_BURST, SERVED_MESSAGES, SERVED_PER_ADDRESS
from net.transport.command_port import CommandPort
from net.transport.connection import Limits
from net.transport.identity import FILE_NAME as IDENTITY_FILE
from net.transport.identity import load_or_create
from net.transport.runtime import Runtime
from net.transport.service_manager import READY, STOPPING, report

_log = logging.getLogger(__name__)

ANSWER_S: Final = 5.0
"""How long to wait for the network's thread where figures are asked for."""
LIMITS: Final = Limits(
    connections=20_000,
    connections_per_address=SERVED_PER_ADDRESS,
    messages_per_second=SERVED_MESSAGES,
    message_burst=SERVED_BURST,
    buffered_bytes=256 * 1024,
    by_place=True,
)
MACOS_FILES: Final = 10_240
"""How many files a process may open on macOS."""
COLLECTED: Final = (10_000, 20, 20)
"""After how many new objects Python looks for cycles, and how much less often among older ones."""


def spare_collector() -> None:
    """Let Python look for cycles seldom in a process that only serves: almost none of its many objects is in one."""
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def allow_files() -> None:
    """Let this process open as many connections as the system allows at all: by default that is often only 1,024.

    macOS says that any number is allowed, but takes no more than ``MACOS_FILES``; Windows has no such limit.
    """
    try:
        import resource
    except ImportError:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, max(now, MACOS_FILES)):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return


class ListeningServer:
    """The port, the addresses and the failure of a server's network."""

    _runtime: Runtime[Any]

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._runtime.port

    @property
    def failure(self) -> str:
        """Why the network has failed, empty while it works."""
        return self._runtime.failure

    def addresses(self) -> tuple[str, ...]:
        """Return this computer's own addresses, the likeliest first."""
        return self._runtime.addresses()


class LobbyServer(ListeningServer):
    """One server, from its start until ``stop``."""

    def __init__(
        self,
        folder: Path,
        port: int,
        name: str,
        *,
        interface: str = "",
        limits: Limits = LIMITS,
        pace_s: float = PACE_S,
    ) -> None:
        """Open the folder and the port, 0 for any free one; raises ``LobbyStoreError`` and ``OSError``."""
        identity = load_or_create(folder)
        self.fingerprint = identity.fingerprint
        self._folder = folder
        self._commands: CommandPort | None = None
        self._started = time.monotonic()
        self._uptime_s = 0.0
        self._runtime: Runtime[HallServer] = Runtime(
            identity, port, interface=interface, limits=limits, clock=self._served_s
        )
        try:
            self._store = SqliteStore(folder, self._call)
        except LobbyStoreError:
            self._runtime.stop()
            raise
        self._uptime_s = self._store.uptime().seconds
        ours = HostIdentity(identity.signer, identity.fingerprint, name, secrets.token_bytes, _stamp)
        self._runner = runner.open_runner(lambda: self._runtime.call(HallServer.tick))
        self._hall_server = HallServer(
            ours,
            self._store,
            runner=self._runner,
            pace_s=pace_s,
            proofs_at_once=limits.connections_per_address,
            now=self._served_s(),
        )

    @property
    def problem(self) -> str:
        """Why nothing can be saved at the moment, empty while the disk works."""
        return self._store.problem

    def figures(self) -> LobbyFigures | None:
        """Return what the server is doing, ``None`` where it does not answer."""
        asked = time.monotonic()
        try:
            census = self._runtime.call(lambda hall_server, _: hall_server.census()).result(ANSWER_S)
        except (CancelledError, TimeoutError):
            return None
        return LobbyFigures(census, self._store.confirmed, self._store.append_s, time.monotonic() - asked)

    def start(self) -> None:
        """Let people in, and answer ``cabochon admin``; raises ``OSError``."""
        _log.info("serving at port %d, with %d unfinished games", self.port, self._hall_server.resting)
        self._runtime.start(self._hall_server)
        self._commands = CommandPort(self._folder, self._carry_out)
        report(READY)

    def stop(self) -> None:
        """End all connections, store what is waiting, and close the file; may be called once."""
        report(STOPPING)
        if self._commands is not None:
            self._commands.close()
        self._runtime.stop()
        self._store.close()
        self._runner.close()
        _log.info("stopped, with everything stored")

    @property
    def drained(self) -> bool:
        """Whether the server was asked to stop once nobody plays, and nobody does."""
        return self._hall_server.drained

    def _carry_out(self, line: bytes) -> bytes:
        """Carry out a command on the network's thread, or never where that has no time to begin with it."""
        future = self._runtime.call(lambda hall_server, now: carry_out(hall_server, now, line))
        try:
            return future.result(ANSWER_S)
        except TimeoutError:
            return BUSY if future.cancel() else future.result(ANSWER_S)

    def _served_s(self) -> float:
        """Return for how long servers have run with this folder, in seconds: time without one does not pass."""
        return self._uptime_s + time.monotonic() - self._started

    def _call(self, answer: Callable[[], None]) -> object:
        return self._runtime.call(lambda hall_server, now: hall_server.answered(answer, now))


class ForwardingServer(ListeningServer):
    """What runs at an address that a server has left, from its start until ``stop``."""

    drained: Final = False

    def __init__(
        self, folder: Path, port: int, to: tuple[str, int], fingerprint: bytes | None = None, *, interface: str = ""
    ) -> None:
        """Open the port with the key of a server's folder, to lead people ``to`` an address and a port.

        People follow to the server with the certificate of this folder alone: raises ``LobbyStoreError`` where that is
        not the one of the ``fingerprint``, or the folder has none, and ``OSError``.
        """
        if not (folder / IDENTITY_FILE).is_file():
            raise LobbyStoreError(tr("There is no server in the folder {folder}.").format(folder=folder))
        identity = load_or_create(folder)
        self.fingerprint = identity.fingerprint
        if fingerprint not in (None, self.fingerprint):
            text = tr("The link is to a server with another key than the one in the folder {folder}. Use its folder.")
            raise LobbyStoreError(text.format(folder=folder))
        self._runtime: Runtime[Forwarder] = Runtime(identity, port, interface=interface, limits=LIMITS)
        self._forwarder = Forwarder(*to)

    def start(self) -> None:
        """Let people in."""
        self._runtime.start(self._forwarder)
        report(READY)

    def stop(self) -> None:
        """End all connections; may be called once."""
        report(STOPPING)
        self._runtime.stop()


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

"""Tables that announce themselves on the local network, by multicast DNS.

An announcement is a convenience and proves nothing: a guest that comes by one still has to be admitted. Where a network
carries no multicast, people type addresses and invitations. Knows nothing of connections to tables.
"""

from __future__ import annotations

import logging
import socket
import threading
import time
from typing import Final

import msgspec
from zeroconf import Error as ZeroconfError
from zeroconf import IPVersion, ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

from game.support.i18n import tr
from net.discovery.announcement import SERVICE, found_table, service_info
from net.protocol.room_types import FoundTable, TableNote
from net.transport.listening import own_addresses

MAX_TABLES: Final = 64
"""How many tables are listed at most: more of them are not real."""
ASK_MS: Final = 3000
PING_S: Final = 1.0
AGAIN_S: Final = 5.0
"""How long a measured round trip is shown before it is measured again."""

_log = logging.getLogger(__name__)


class Announcer:
    """Announces one table from ``announce`` until ``close``; only logs where that is impossible."""

    def __init__(self, fingerprint: bytes, port: int) -> None:
        self._fingerprint = fingerprint.hex()
        self._port = port
        self._zeroconf: Zeroconf | None = None
        self._info: ServiceInfo | None = None
        self._note: TableNote | None = None
        self._lock = threading.Lock()
        self._wanted: TableNote | None = None
        self._closing = False
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None

    def announce(self, note: TableNote | None) -> None:
        """Announce the table as it is now, ``None`` for no longer, without waiting for the network."""
        with self._lock:
            if note == self._wanted or self._closing:
                return
            self._wanted = note
            if self._thread is None:
                # Registering asks the network first whether the name is free: too slow for the screen’s thread.
                self._thread = threading.Thread(target=self._run, name="announcer", daemon=True)
                self._thread.start()
        self._wake.set()

    def close(self) -> None:
        """End the announcement, and stop."""
        with self._lock:
            self._wanted = None
            self._closing = True
        self._wake.set()
        if self._thread is not None:
            self._thread.join(ASK_MS / 1000)
            self._thread = None

    def _run(self) -> None:
        while True:
            self._wake.wait()
            self._wake.clear()
            with self._lock:
                wanted, closing = self._wanted, self._closing
            try:
                self._apply(wanted)
            except (OSError, ZeroconfError) as error:
                _log.warning("the table cannot be announced: %s", error)
            if closing:
                if self._zeroconf is not None:
                    _close(self._zeroconf)
                return

    def _apply(self, wanted: TableNote | None) -> None:
        if wanted == self._note:
            return
        if self._zeroconf is None:
            self._zeroconf = Zeroconf(ip_version=IPVersion.V4Only)
        if wanted is None:
            if self._info is not None:
                self._zeroconf.unregister_service(self._info)
            self._info = None
        else:
            info = service_info(wanted, self._fingerprint, self._port, own_addresses())
            if self._info is None:
                self._zeroconf.register_service(info)
            else:
                self._zeroconf.update_service(info)
            self._info = info
        self._note = wanted


class Browser:
    """Finds tables from ``start`` to ``stop``; ``problem`` is one sentence where that is impossible here."""

    def __init__(self) -> None:
        self._zeroconf: Zeroconf | None = None
        self._tables: dict[str, FoundTable] = {}
        self._measured: dict[str, float] = {}
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._changed = threading.Event()
        self.problem = ""

    def start(self) -> None:
        """Start to search."""
        if self._zeroconf is not None:
            return
        self.problem = ""
        try:
            self._zeroconf = Zeroconf(ip_version=IPVersion.V4Only)
        except (OSError, ZeroconfError) as error:
            _log.warning("no multicast here: %s", error)
            self.problem = tr("Cannot search for tables on this network. Enter an address or paste an invitation.")
            return
        self._stopped = threading.Event()
        ServiceBrowser(self._zeroconf, SERVICE, listener=_TableListener(self, self._stopped))
        threading.Thread(
            target=self._measure, args=(self._stopped, self._changed), name="round trips", daemon=True
        ).start()

    def stop(self) -> None:
        """Stop, and forget what was found."""
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is None:
            return
        self._stopped.set()
        self._changed.set()
        _close(zeroconf)
        with self._lock:
            self._tables.clear()
            self._measured.clear()

    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables that are announced now, by name."""
        with self._lock:
            return tuple(sorted(self._tables.values(), key=lambda table: (table.name, table.address, table.port)))

    def found(self, service: str, table: FoundTable | None) -> None:
        """Store what a service announces now, ``None`` for nothing or nothing valid."""
        with self._lock:
            known = self._tables.get(service)
            if table is None:
                self._tables.pop(service, None)
                self._measured.pop(service, None)
            elif known is not None or len(self._tables) < MAX_TABLES:
                ping_ms = -1 if known is None else known.ping_ms
                self._tables[service] = msgspec.structs.replace(table, ping_ms=ping_ms)
        self._changed.set()

    def _measure(self, stopped: threading.Event, changed: threading.Event) -> None:
        """Measure round trips, one table after the other, until ``stopped``."""
        while not stopped.is_set():
            changed.wait(AGAIN_S)
            changed.clear()
            with self._lock:
                now = time.monotonic()
                due = [name for name in self._tables if now - self._measured.get(name, -AGAIN_S) >= AGAIN_S]
                self._measured.update(dict.fromkeys(due, now))
                tables = {name: self._tables[name] for name in due}
            for name, table in tables.items():
                if stopped.is_set():
                    return
                ping_ms = round_trip_ms(table.address, table.port)
                with self._lock:
                    if name in self._tables:
                        self._tables[name] = msgspec.structs.replace(self._tables[name], ping_ms=ping_ms)


class _TableListener(ServiceListener):
    """Stores what zeroconf finds, in its thread, until ``stopped``."""

    def __init__(self, browser: Browser, stopped: threading.Event) -> None:
        self._browser = browser
        self._stopped = stopped

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.update_service(zc, type_, name)

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        info = None
        try:
            info = zc.get_service_info(type_, name, timeout=ASK_MS)
        except Exception as error:
            # ``Browser.stop`` closes zeroconf while this thread asks: what that raises (AssertionError, CancelledError,
            # RuntimeError, ...) depends on how far the question was.
            _log.info("a table cannot be asked: %r", error)
        self._found(name, None if info is None else found_table(info))

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self._found(name, None)

    def _found(self, name: str, table: FoundTable | None) -> None:
        if not self._stopped.is_set():
            self._browser.found(name, table)


def _close(zeroconf: Zeroconf) -> None:
    """Close zeroconf; its threads are daemons, so that a failure to close need not stop the program."""
    try:
        zeroconf.close()
    except (OSError, ZeroconfError, RuntimeError) as error:
        _log.warning("multicast DNS did not close cleanly: %r", error)


def round_trip_ms(address: str, port: int) -> int:
    """Return how long a computer takes to accept a connection, in milliseconds; -1 where it does not."""
    start = time.perf_counter()
    try:
        socket.create_connection((address, port), timeout=PING_S).close()
    except OSError:
        return -1
    return round((time.perf_counter() - start) * 1000)

"""The runtime: one thread with real connections, a clock, and the state machine of a peer.

The machine is called with events and returns effects (``net.protocol.link_effects``). It needs no lock, as only this
thread calls it; other threads queue their calls by ``Runtime.call``. An error in what one peer sends ends that peer’s
connection and no other. Knows sockets and frames; knows nothing of what a message means.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import math
import threading
import time
import weakref
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, Generic, Literal, Protocol, TypeVar

from net.protocol.framing import encode
from net.protocol.link_effects import Close, Dial, LinkEffect, Send
from net.protocol.messages import Message
from net.protocol.token_bucket import TokenBucket
from net.transport.connection import Connection, Limits
from net.transport.identity import Identity, read_certificate
from net.transport.listening import bind, own_addresses
from net.transport.tls import Tls, client_context, server_context

TICK_S: Final = 0.05
"""How often the runtime looks whether a deadline has passed."""
_BUFFER_BYTES: Final = 16 * 1024
DIAL_S: Final = 4.0
"""How long a computer may take to accept a connection."""
STOP_S: Final = 3.0
_PAUSE_S: Final = 0.01
_PAUSES: Final = 100
"""How long, and how often, the end checks whether all is sent."""
_BACKLOG: Final = 256
_LOG_RATE: Final = 2.0
_LOG_BURST: Final = 50
"""How many lines on errors of unknown computers are logged: they must not fill the disk."""

_log = logging.getLogger(__name__)


class Machine(Protocol):
    """What a runtime runs, as ``net.peer.peer.Peer``. Times are monotonic seconds."""

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle an incoming connection."""

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Handle the success of a ``Dial``, with the certificate and key that the other side has shown."""

    def failed(self, link: int, reason: Literal["unreachable", "identity"], now: float) -> None:
        """Handle the failure of a ``Dial``."""

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message."""

    def broken(self, link: int, reason: str, now: float) -> None:
        """Handle the end of a link that broke the protocol."""

    def closed(self, link: int, now: float) -> None:
        """Handle the end of a link."""

    def tick(self, now: float) -> None:
        """Handle timeouts."""

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due if nothing else happens before; ``now`` to be called each ``TICK_S``."""

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""

    def settle(self, now: float) -> bool:
        """Do what can wait until effects and watchers are done, such as syncing files; return whether there was any."""


M = TypeVar("M", bound=Machine)
R = TypeVar("R")


class Runtime(Generic[M]):
    """Listens, dials, and runs one machine in its own thread from ``start`` to ``stop``."""

    def __init__(
        self,
        identity: Identity,
        port: int | None = 0,
        *,
        interface: str = "",
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Bind a port, any free one for 0 and none for ``None``; raises ``OSError``.

        Nobody is accepted before ``start``.
        """
        self._limits = limits or Limits()
        self._clock = clock
        self._server_context = server_context(identity.path)
        self._client_context = client_context()
        self._sockets = [] if port is None else bind(interface, port)
        self.port: int = self._sockets[0].getsockname()[1] if self._sockets else 0
        self.failure = ""
        self._loop = asyncio.new_event_loop()
        self._machine: M | None = None
        self._thread: threading.Thread | None = None
        self.buffer = memoryview(bytearray(_BUFFER_BYTES))
        self._connections: dict[int, Connection] = {}
        self._by_place: dict[bytes, dict[int, Connection]] = {}
        """The connections that others opened, by where they come from."""
        self._incoming_count = 0
        self._silent: dict[int, Connection] = {}
        """Those of them that have not sent a message yet, the oldest first."""
        self._deadlines: list[tuple[float, int]] = []
        """A heap of when connections are to be checked; an entry is valid if it is in ``_scheduled``."""
        self._scheduled: dict[int, float] = {}
        self._machine_due = -math.inf
        """When the machine is to be ticked; minus infinity where it is to be asked."""
        self._made: weakref.WeakSet[Connection] = weakref.WeakSet()
        """All connections, those included that are closing: at the end all of their sockets are closed."""
        self._dials: dict[int, tuple[asyncio.Task[None], bytes | None]] = {}
        self._watchers: list[Callable[[M, float], None]] = []
        self._watchers_due = False
        self._next = 1
        self._ending = asyncio.Event()
        self._log = TokenBucket(_LOG_RATE, _LOG_BURST, clock())

    # --- from any thread -------------------------------------------------------------------------------------------

    def start(self, machine: M) -> None:
        """Start to listen and to run the machine; from now on only ``call`` may reach it."""
        self._machine = machine
        for listener in self._sockets:
            listener.listen(_BACKLOG)
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()

    def call(self, action: Callable[[M, float], R]) -> Future[R]:
        """Call ``action`` with the machine in its thread, and carry out the effects; the future gets the result."""
        future: Future[R] = Future()

        def act() -> None:
            if self._machine is None or not future.set_running_or_notify_cancel():
                return
            try:
                result = action(self._machine, self._clock())
            except Exception as error:
                _log.exception("a call failed")
                future.set_exception(error)
            else:
                future.set_result(result)
            self._carry_out()

        try:
            self._loop.call_soon_threadsafe(act)
        except RuntimeError:
            future.cancel()
        return future

    def watch(self, watcher: Callable[[M, float], None]) -> None:
        """Call ``watcher`` with the machine in its thread after every event; to be set before ``start``."""
        self._watchers.append(watcher)

    def stop(self) -> None:
        """Close all connections once all is sent, and end the thread; may be called twice."""
        thread, self._thread = self._thread, None
        if thread is None:
            for listener in self._sockets:
                listener.close()
            if not self._loop.is_running():
                self._loop.close()
            return
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._ending.set)
        thread.join(STOP_S)

    def addresses(self) -> tuple[str, ...]:
        """Return this computer's own addresses, the likeliest first."""
        return own_addresses()

    @property
    def connections(self) -> int:
        """How many connections there are, including unfinished handshakes."""
        return len(self._connections)

    @property
    def sent_bytes(self) -> int:
        """How many bytes the open connections have sent, TLS included."""
        return sum(connection.sent_bytes for connection in list(self._connections.values()))

    # --- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._main())
        except Exception as error:
            _log.exception("the network has failed")
            self.failure = str(error) or type(error).__name__
            self._notify_watchers()
        finally:
            for listener in self._sockets:
                listener.close()
            self._loop.close()

    async def _main(self) -> None:
        servers = [
            await self._loop.create_server(self._incoming, sock=listener, backlog=_BACKLOG)
            for listener in self._sockets
        ]
        ticking = self._loop.create_task(self._tick())
        try:
            await self._ending.wait()
        finally:
            ticking.cancel()
            await self._stop_accepting()
            for server in servers:
                server.close()
            await self._end_connections()

    async def _stop_accepting(self) -> None:
        """Finish accepting connections: asyncio leaks such a socket when its server closes (python/cpython#109564)."""
        for listener in self._sockets:
            with contextlib.suppress(NotImplementedError):  # by Windows' loop, which accepts in one step
                self._loop.remove_reader(listener)
        for task, _ in self._dials.values():
            task.cancel()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        if tasks:
            await asyncio.wait(tasks, timeout=_PAUSE_S * _PAUSES)

    async def _end_connections(self) -> None:
        for connection in list(self._made):
            connection.close()
        for _ in range(_PAUSES):
            if not any(connection.open for connection in self._made):
                break
            await asyncio.sleep(_PAUSE_S)
        for connection in list(self._made):
            connection.abort()
        # One more turn of the loop lets the transports free their sockets.
        await asyncio.sleep(0)
        for connection in list(self._connections.values()):
            self._forget(connection)

    async def _tick(self) -> None:
        while True:
            now = self._clock()
            try:
                self._check_connections(now)
            except Exception:  # nothing else may end this task: without it no time passes for anybody
                _log.exception("a connection could not be checked")
            if self._is_machine_due(now):
                self._notify(lambda machine, now: machine.tick(now))
            await asyncio.sleep(TICK_S)

    def _check_connections(self, now: float) -> None:
        """End the connections whose deadlines have passed."""
        while self._deadlines and self._deadlines[0][0] < now:
            due, number = heapq.heappop(self._deadlines)
            if self._scheduled.get(number) != due:
                continue
            del self._scheduled[number]
            connection = self._connections.get(number)
            if connection is not None:
                connection.check(now)
                self.schedule(connection)

    def _is_machine_due(self, now: float) -> bool:
        """Whether the machine's deadline has come; it is asked again after each event."""
        if self._machine is not None and self._machine_due == -math.inf:
            try:
                self._machine_due = self._machine.next_deadline(now)
            except Exception:
                _log.exception("the machine has no deadline")
                self._machine_due = now
        return self._machine_due <= now

    # --- events of connections -------------------------------------------------------------------------------------

    def admits(self, connection: Connection) -> bool:
        """Whether a connection may stay; of too many, the oldest one without a message is closed instead."""
        if connection.incoming:
            same = self._by_place.get(connection.place, {})
            crowded = len(same) >= self._limits.connections_per_address
            if crowded or self._incoming_count >= self._limits.connections:
                crowd = same if crowded else self._silent
                silent = next((one for one in crowd.values() if not one.received_any), None)
                if silent is None:
                    self._warn("too many connections, one from %s is turned away", connection.address)
                    return False
                self._warn("link %d from %s is silent, and closed for a new one", silent.number, silent.address)
                silent.abort()
                self.connection_ended(silent, "")
            self._by_place.setdefault(connection.place, {})[connection.number] = connection
            self._incoming_count += 1
            self._silent[connection.number] = connection
        self._connections[connection.number] = connection
        self.schedule(connection)
        return True

    def schedule(self, connection: Connection) -> None:
        """Check a connection once its deadline has passed."""
        number, due = connection.number, connection.deadline
        if due < self._scheduled.get(number, math.inf) and number in self._connections:
            self._scheduled[number] = due
            heapq.heappush(self._deadlines, (due, number))

    def connection_ready(self, connection: Connection) -> None:
        """Report a connection to the machine, if the other side has the certificate asked for."""
        connection.announced = True
        if connection.incoming:
            self._notify(lambda machine, now: machine.opened(connection.number, connection.address, now))
            return
        _, pinned = self._dials.pop(connection.number)
        try:
            fingerprint, key = read_certificate(connection.certificate)
        except ValueError as error:
            self._warn("link %d to %s: %s", connection.number, connection.address, error)
            fingerprint = key = b""
        if not key or (pinned is not None and fingerprint != pinned):
            self._drop(connection)
            self._notify(lambda machine, now: machine.failed(connection.number, "identity", now))
            return
        self._notify(lambda machine, now: machine.connected(connection.number, fingerprint, key, now))

    def message_received(self, connection: Connection, message: Message) -> None:
        """Call the machine with a message."""
        self._silent.pop(connection.number, None)
        if self._machine is None:
            return
        now = self._clock()
        try:
            self._machine.received(connection.number, message, now)
        except Exception:
            # A defect that one peer can trigger must not end the game of the others.
            _log.exception("link %d: %s could not be handled", connection.number, type(message).__name__)
            self._drop(connection)
            self._machine.broken(connection.number, "not handled", now)
        self._carry_out()

    def connection_ended(self, connection: Connection, broken: str) -> None:
        """Report the end of a connection to the machine, if the connection was reported."""
        if broken:
            self._warn("link %d, %s: ProtocolError: %s", connection.number, connection.address, broken)
        if not self._forget(connection):
            return
        if self._dials.pop(connection.number, None) is not None:
            self._notify(lambda machine, now: machine.failed(connection.number, "unreachable", now))
        elif connection.incoming and not connection.announced:
            return
        elif broken:
            self._notify(lambda machine, now: machine.broken(connection.number, broken, now))
        else:
            self._notify(lambda machine, now: machine.closed(connection.number, now))

    # --- the machine -----------------------------------------------------------------------------------------------

    def _notify(self, event: Callable[[M, float], None]) -> None:
        """Report an event to the machine, and carry out the effects."""
        if self._machine is None:
            return
        try:
            event(self._machine, self._clock())
        except Exception:
            _log.exception("an event could not be handled")
        self._carry_out()

    def _carry_out(self) -> None:
        """Carry out the machine's effects: a message for many is encoded once, all frames for a peer are one write."""
        if self._machine is None:
            return
        self._machine_due = -math.inf
        if effects := self._drain(self._machine):
            self._send_all(effects)
        if not self._watchers_due:
            # Once for all events of this turn of the loop.
            self._watchers_due = True
            self._loop.call_soon(self._notify_watchers)

    def _send_all(self, effects: list[LinkEffect]) -> None:
        frames: defaultdict[int, list[bytes]] = defaultdict(list)
        encoded: dict[int, bytes] = {}
        for effect in effects:
            number = effect.link
            if isinstance(effect, Send):
                message = effect.message
                frame = encoded.get(id(message))
                try:
                    if frame is None:
                        frame = encoded[id(message)] = encode(message)
                except ValueError:
                    _log.exception("link %d: a message could not be sent", number)
                    self._close(number)
                else:
                    frames[number].append(frame)
            elif isinstance(effect, Close):
                self._send(number, frames.pop(number, []))
                self._close(number)
            else:
                task = self._loop.create_task(self._dial(effect))
                self._dials[number] = (task, effect.fingerprint)
        for number, waiting in frames.items():
            self._send(number, waiting)

    @staticmethod
    def _drain(machine: M) -> list[LinkEffect]:
        try:
            return machine.drain()
        except Exception:
            _log.exception("the effects could not be drained")
            return []

    def _send(self, number: int, frames: list[bytes]) -> None:
        connection = self._connections.get(number)
        if connection is None or not frames:
            return
        try:
            connection.send(b"".join(frames))
        except Exception:
            # What is to be sent to the others is sent all the same, and before the machine knows of the end.
            _log.exception("link %d: nothing could be sent", number)
            connection.abort()
            self._loop.call_soon(self.connection_ended, connection, "nothing could be sent")

    def _close(self, number: int) -> None:
        dial = self._dials.pop(number, None)
        if dial is not None:
            dial[0].cancel()
        connection = self._connections.get(number)
        if connection is not None:
            self._drop(connection)

    def _drop(self, connection: Connection) -> None:
        self._forget(connection)
        connection.close()

    def _forget(self, connection: Connection) -> bool:
        """Remove a connection from all lists; return whether it was in them."""
        number = connection.number
        if self._connections.pop(number, None) is None:
            return False
        self._scheduled.pop(number, None)
        if connection.incoming:
            self._silent.pop(number, None)
            self._incoming_count -= 1
            same = self._by_place[connection.place]
            del same[number]
            if not same:
                del self._by_place[connection.place]
        return True

    def _notify_watchers(self) -> None:
        self._watchers_due = False
        if self._machine is None:
            return
        now = self._clock()
        for watcher in self._watchers:
            watcher(self._machine, now)
        try:
            settled = self._machine.settle(now)
        except Exception:
            _log.exception("an event could not be settled")
            settled = True
        if settled:
            self._carry_out()

    # --- connections -----------------------------------------------------------------------------------------------

    def _incoming(self) -> Connection:
        number, self._next = self._next, self._next + 2
        return self._make(number, Tls(self._server_context, server=True), incoming=True)

    def _make(self, number: int, tls: Tls, *, incoming: bool) -> Connection:
        connection = Connection(self, number, tls, incoming, self._limits, self._clock)
        self._made.add(connection)
        return connection

    async def _dial(self, dial: Dial) -> None:
        connection = self._make(dial.link, Tls(self._client_context, server=False), incoming=False)
        try:
            async with asyncio.timeout(DIAL_S):
                await self._loop.create_connection(lambda: connection, dial.address, dial.port)
        except (OSError, TimeoutError, UnicodeError) as error:
            self._warn("%s port %d: %s", dial.address, dial.port, error)
            if self._dials.pop(dial.link, None) is not None:
                self._notify(lambda machine, now: machine.failed(dial.link, "unreachable", now))

    def _warn(self, text: str, *values: object) -> None:
        if self._log.take(self._clock()):
            _log.warning(text, *values)

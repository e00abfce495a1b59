"""The runtime: one thread with real connections, a clock, and the machine that decides.

The machine hears what happened and answers with effects (``effects``); it is touched by this thread alone. What one
peer does ends at most that peer’s connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, Generic, Literal, Protocol, TypeVar

from net.protocol.effects import Close, Dial, Effect, Send
from net.protocol.framing import encode
from net.protocol.messages import AnyMessage
from net.protocol.token_bucket import TokenBucket
from net.transport.connection import Connection, Limits
from net.transport.identity import Identity, read_certificate
from net.transport.ports import bind, own_addresses
from net.transport.tls import Tls, client_context, server_context

TICK_S: Final = 0.05
DIAL_S: Final = 4.0
"""How long a computer may take to answer at all."""
STOP_S: Final = 3.0
_PAUSE_S: Final = 0.01
_PAUSES: Final = 100
"""How long the end waits for what is still to be sent, looked at this often."""
_BACKLOG: Final = 256
_LOG_RATE: Final = 2.0
_LOG_BURST: Final = 50
"""How many lines about strangers' mistakes are logged: nobody shall fill the disk with them."""

logger = logging.getLogger(__name__)


class Machine(Protocol):
    """What a runtime runs; ``net.peer.peer`` has the real one. Times are monotonic seconds."""

    def opened(self, link: int, address: str, now: float) -> None:
        """Somebody has connected."""

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """A link that was asked for stands; whose certificate and key the other side has shown."""

    def failed(self, link: int, why: Literal["unreachable", "identity"], now: float) -> None:
        """A link that was asked for came to nothing."""

    def received(self, link: int, message: AnyMessage, now: float) -> None:
        """A message has come."""

    def broken(self, link: int, why: str, now: float) -> None:
        """A link has been closed because of what the peer sent."""

    def closed(self, link: int, now: float) -> None:
        """A link has ended."""

    def tick(self, now: float) -> None:
        """Time has passed."""

    def drain(self) -> list[Effect]:
        """Give what is to be done now."""

    def settle(self, now: float) -> bool:
        """Do what can wait until what was drained is done and the watchers are told; tells whether there was any."""


M = TypeVar("M", bound=Machine)
R = TypeVar("R")


class Runtime(Generic[M]):
    """Listens, dials, and runs one machine in a thread of its own from ``start`` to ``stop``."""

    def __init__(
        self,
        identity: Identity,
        port: int = 0,
        *,
        interface: str = "",
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take a port, or any that is free for 0; raises ``OSError``. Nobody is let in before ``start``."""
        self._limits = limits or Limits()
        self._clock = clock
        self._server_context = server_context(identity.path)
        self._client_context = client_context()
        self._sockets = bind(interface, port)
        self.port: int = self._sockets[0].getsockname()[1]
        self.failure = ""
        self._loop = asyncio.new_event_loop()
        self._machine: M | None = None
        self._thread: threading.Thread | None = None
        self._links: dict[int, Connection] = {}
        self._dials: dict[int, tuple[asyncio.Task[None], bytes | None]] = {}
        self._watchers: list[Callable[[M, float], None]] = []
        self._watchers_called = False
        self._next = 1
        self._ending = asyncio.Event()
        self._log = TokenBucket(_LOG_RATE, _LOG_BURST, clock())

    # --- from any thread -------------------------------------------------------------------------------------------

    def start(self, machine: M) -> None:
        """Begin to listen and to run the machine; from here on only ``call`` may touch it."""
        self._machine = machine
        for listener in self._sockets:
            listener.listen(_BACKLOG)
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()

    def call(self, action: Callable[[M, float], R]) -> Future[R]:
        """Do something with the machine in its thread, then what it wants done; the future has the result."""
        future: Future[R] = Future()

        def act() -> None:
            if self._machine is None or not future.set_running_or_notify_cancel():
                return
            try:
                result = action(self._machine, self._clock())
            except Exception as error:
                logger.exception("a wish failed")
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
        """Have something called with the machine, in its thread, after whatever happened there; before ``start``."""
        self._watchers.append(watcher)

    def stop(self) -> None:
        """Close all connections after what was sent, and end the thread; may be called twice."""
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
        """List this computer's own addresses on its networks, the likeliest first."""
        return own_addresses()

    @property
    def connections(self) -> int:
        """How many connections there are, those included whose handshake is not done."""
        return len(self._links)

    @property
    def sent_bytes(self) -> int:
        """How many bytes the open connections have sent, TLS included."""
        return sum(link.sent_bytes for link in list(self._links.values()))

    # --- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._main())
        except Exception as error:
            logger.exception("the network has failed")
            self.failure = str(error) or type(error).__name__
            self._tell_watchers()
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
            for server in servers:
                server.close()
            await self._end_links()

    async def _end_links(self) -> None:
        for task, _ in self._dials.values():
            task.cancel()
        links = list(self._links.values())
        for link in links:
            link.close()
        for _ in range(_PAUSES):
            if all(link.gone for link in links):
                break
            await asyncio.sleep(_PAUSE_S)
        for link in links:
            link.abort()
        # One more turn of the loop lets the transports free their sockets.
        await asyncio.sleep(0)
        self._links.clear()

    async def _tick(self) -> None:
        while True:
            now = self._clock()
            for link in list(self._links.values()):
                link.check(now)
            self._tell(lambda machine, now: machine.tick(now))
            await asyncio.sleep(TICK_S)

    # --- what links tell -------------------------------------------------------------------------------------------

    def link_made(self, link: Connection) -> bool:
        """Take a connection in, unless there are too many: then the one that has been silent longest makes room."""
        if link.incoming:
            incoming = [other for other in self._links.values() if other.incoming]
            same = [other for other in incoming if other.address == link.address]
            if len(same) >= self._limits.connections_per_address:
                crowd = same
            elif len(incoming) >= self._limits.connections:
                crowd = incoming
            else:
                crowd = []
            silent = min((other for other in crowd if not other.heard), key=lambda other: other.since, default=None)
            if silent is not None:
                self._note("link %d from %s makes room: it has said nothing", silent.number, silent.address)
                silent.abort()
                self.link_over(silent, "")
            elif crowd:
                self._note("too many connections, one from %s is turned away", link.address)
                return False
        self._links[link.number] = link
        return True

    def link_ready(self, link: Connection) -> None:
        """Tell the machine of a connection that stands, if it leads to whom it should."""
        link.stood = True
        if link.incoming:
            self._tell(lambda machine, now: machine.opened(link.number, link.address, now))
            return
        _, pinned = self._dials.pop(link.number)
        try:
            fingerprint, key = read_certificate(link.certificate)
        except ValueError as error:
            self._note("link %d to %s: %s", link.number, link.address, error)
            fingerprint = key = b""
        if not key or (pinned is not None and fingerprint != pinned):
            self._drop(link)
            self._tell(lambda machine, now: machine.failed(link.number, "identity", now))
            return
        self._tell(lambda machine, now: machine.connected(link.number, fingerprint, key, now))

    def link_said(self, link: Connection, message: AnyMessage) -> None:
        """Hand a message to the machine."""
        if self._machine is None:
            return
        now = self._clock()
        try:
            self._machine.received(link.number, message, now)
        except Exception:
            # A fault of ours that one peer can trigger must not cost the others their game.
            logger.exception("link %d: %s could not be handled", link.number, type(message).__name__)
            self._drop(link)
            self._machine.broken(link.number, "not handled", now)
        self._carry_out()

    def link_over(self, link: Connection, broken: str) -> None:
        """Tell the machine of a connection that has ended, if it had been told of it."""
        if broken:
            self._note("link %d, %s: ProtocolError: %s", link.number, link.address, broken)
        if self._links.pop(link.number, None) is None:
            return
        if self._dials.pop(link.number, None) is not None:
            self._tell(lambda machine, now: machine.failed(link.number, "unreachable", now))
        elif link.incoming and not link.stood:
            return
        elif broken:
            self._tell(lambda machine, now: machine.broken(link.number, broken, now))
        else:
            self._tell(lambda machine, now: machine.closed(link.number, now))

    # --- the machine -----------------------------------------------------------------------------------------------

    def _tell(self, event: Callable[[M, float], None]) -> None:
        """Tell the machine something that concerns no message, and do what it wants."""
        if self._machine is None:
            return
        try:
            event(self._machine, self._clock())
        except Exception:
            logger.exception("an event could not be handled")
        self._carry_out()

    def _carry_out(self) -> None:
        """Do what the machine wants; what goes to one peer at once travels in one piece."""
        if self._machine is None:
            return
        frames: dict[int, bytearray] = {}
        for effect in self._drain(self._machine):
            match effect:
                case Send(link=number, message=message):
                    try:
                        frames.setdefault(number, bytearray()).extend(encode(message))
                    except ValueError:
                        logger.exception("link %d: a message could not be sent", number)
                        self._close(number)
                case Close(link=number):
                    self._send(number, frames.pop(number, None))
                    self._close(number)
                case Dial():
                    task = self._loop.create_task(self._dial(effect))
                    self._dials[effect.link] = (task, effect.fingerprint)
        for number, data in frames.items():
            self._send(number, data)
        if not self._watchers_called:
            # Once for all that happens in this turn of the loop.
            self._watchers_called = True
            self._loop.call_soon(self._tell_watchers)

    @staticmethod
    def _drain(machine: M) -> list[Effect]:
        try:
            return machine.drain()
        except Exception:
            logger.exception("what is to be done cannot be told")
            return []

    def _send(self, number: int, data: bytearray | None) -> None:
        link = self._links.get(number)
        if link is not None and data:
            link.send(data)

    def _close(self, number: int) -> None:
        dial = self._dials.pop(number, None)
        if dial is not None:
            dial[0].cancel()
        link = self._links.get(number)
        if link is not None:
            self._drop(link)

    def _drop(self, link: Connection) -> None:
        self._links.pop(link.number, None)
        link.close()

    def _tell_watchers(self) -> None:
        self._watchers_called = False
        if self._machine is None:
            return
        now = self._clock()
        for watcher in self._watchers:
            watcher(self._machine, now)
        try:
            settled = self._machine.settle(now)
        except Exception:
            logger.exception("an event could not be settled")
            settled = True
        if settled:
            self._carry_out()

    # --- connections -----------------------------------------------------------------------------------------------

    def _incoming(self) -> Connection:
        number, self._next = self._next, self._next + 2
        return Connection(self, number, Tls(self._server_context, server=True), True, self._limits, self._clock)

    async def _dial(self, wish: Dial) -> None:
        link = Connection(self, wish.link, Tls(self._client_context, server=False), False, self._limits, self._clock)
        try:
            async with asyncio.timeout(DIAL_S):
                await self._loop.create_connection(lambda: link, wish.address, wish.port)
        except (OSError, TimeoutError, UnicodeError) as error:
            self._note("%s port %d: %s", wish.address, wish.port, error)
            if self._dials.pop(wish.link, None) is not None:
                self._tell(lambda machine, now: machine.failed(wish.link, "unreachable", now))

    def _note(self, text: str, *values: object) -> None:
        if self._log.take(self._clock()):
            logger.warning(text, *values)

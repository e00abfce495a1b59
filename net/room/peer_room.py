"""The room on a real network: requests go to the network’s thread, and states of the room come back.

Public methods are called on the screen’s thread, ``_publish`` on the network’s; they share ``_latest``, ``_code`` and
the ``SessionBridge``. So the screen never waits for the disk or the network, and the peer needs no locks. Knows which
requests go to ``Host`` and which to ``Guest``; knows nothing of sockets.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import msgspec

from game.support.i18n import tr
from game.support.reactions import Reaction
from net.discovery.lost_game_search import GameFinder
from net.protocol.handshake import code_key, game_tag
from net.protocol.lobby_messages import RatingChange, ReportKind
from net.protocol.messages import Presence, TableOptions
from net.protocol.room_types import FoundTable, TableNote
from net.protocol.table_code import make_code
from net.room.invitation import Invitation, format_invitation
from net.room.room import Room, RoomState, ServerHall
from net.room.session import SessionBridge

if TYPE_CHECKING:
    from net.discovery.mdns import Announcer
    from net.guest.guest import Guest
    from net.host.host import Host
    from net.peer.peer import Peer

CODE_GROUP: Final = 4
"""Characters a group of the code, as it is shown."""
ADDRESSES_S: Final = 2.0
"""Interval at which this computer’s addresses are read again."""


R = TypeVar("R")


class PeerRuntime(Protocol):
    """The thread that a peer runs on, as ``net.transport.runtime.Runtime`` or a server’s connection."""

    port: int

    @property
    def failure(self) -> str:
        """Why the network has failed, empty while it works."""

    def start(self, peer: Peer) -> None:
        """Run this peer from now on."""

    def call(self, action: Callable[[Peer, float], R]) -> Future[R]:
        """Call ``action`` with the peer in its thread."""

    def watch(self, watcher: Callable[[Peer, float], None]) -> None:
        """Call ``watcher`` with the peer in its thread after every event; to be set before ``start``."""

    def stop(self) -> None:
        """End the peer's connections, and the thread where it is the peer's own."""

    def addresses(self) -> tuple[str, ...]:
        """Return this computer's own addresses, the likeliest first."""


class ServedState(msgspec.Struct, frozen=True):
    """What a server adds to the state of a table there; ``RoomState`` describes all but these two.

    ``code`` is that of a private table; ``writes``: the person may write what they like at any table.
    """

    code: str = ""
    rated: tuple[RatingChange, ...] = ()
    writes: bool = True
    rematch_refusal_text: str = ""
    rematch_refusal_count: int = 0


class ServedTable(Protocol):
    """What a person asks a server for a table, besides what every guest asks its host."""

    @property
    def hall(self) -> ServerHall:
        """The hall of the server."""

    def ask_rematch(self) -> None:
        """Ask for another game at this table."""

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        """Report somebody to the people who run the server."""


class PeerRoom(Room):
    """One table, from the first contact until this computer leaves it; the same for host and guests."""

    def __init__(
        self,
        runtime: PeerRuntime,
        fingerprint: bytes,
        code: str,
        changed: Callable[[], None],
        in_background: Callable[[Callable[[], object]], None],
        edition: str | None = None,
        *,
        served: ServedTable | None = None,
    ) -> None:
        """Use an open port; ``code`` admits others, should this computer be the host.

        ``changed`` is called on the network’s thread when there is something to poll; ``in_background`` runs what takes
        long on another thread. ``edition`` is what was known of the table before it was reached. ``served``: the
        table at a server.
        """
        self._runtime = runtime
        self._fingerprint = fingerprint
        self._code = code
        self._known = ""
        """The code whose key is derived already; used by the network’s thread alone."""
        self._edition = edition
        self._changed = changed
        self._in_background = in_background
        self._bridge = SessionBridge(self._queue_requests)
        self._announcer: Announcer | None = None
        self._finder = GameFinder(self._table_found)
        self._served = served
        self._served_state = ServedState()
        self._state = RoomState(edition=edition)
        self._latest: tuple[RoomState, TableNote | None] = (self._state, None)
        """Written by the network’s thread alone, whole, so that no lock is needed."""
        self._announced: TableNote | None = None
        self._addresses: tuple[str, ...] = ()
        self._addresses_due = 0.0
        self._left = False

    def enter(self, peer: Peer, begin: Callable[[Peer, float], None]) -> None:
        """Start the network’s thread with this peer, which opens a table or joins one by ``begin``."""
        self._runtime.watch(self._publish)
        self._runtime.start(peer)
        self._runtime.call(begin)

    def update_served(self, state: ServedState) -> None:
        """Show what the server has sent about the table; called on the network’s thread."""
        self._served_state = state

    # --- what a screen sees --------------------------------------------------------------------------------------

    @property
    def state(self) -> RoomState:
        return self._state

    @property
    def hall(self) -> ServerHall | None:
        return None if self._served is None else self._served.hall

    def poll(self) -> bool:
        latest, note = self._latest
        if not self._left and self._runtime.failure:
            problem = tr("Network error: {reason}.").format(reason=self._runtime.failure)
            latest = msgspec.structs.replace(latest, phase="closed", problem=problem)
        if note != self._announced:
            self._announced = note
            self._announce()
        changed = latest != self._state
        self._state = latest
        return changed

    # --- the person’s requests -----------------------------------------------------------------------------------

    def send_chat(self, text: str) -> None:
        self._as_guest(lambda guest: guest.chat(text))

    def react(self, kind: Reaction) -> None:
        self._as_guest(lambda guest: guest.react(kind))

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        if self._served is not None:
            self._served.report(name, kind, text)

    def set_ready(self, ready: bool) -> None:
        self._as_guest(lambda guest: guest.ready(ready))

    def take_seat(self, seat: int) -> None:
        self._as_guest(lambda guest: guest.take_seat(seat))

    def rename(self, name: str) -> None:
        self._as_guest(lambda guest: guest.rename(name))

    def admit(self, number: int, yes: bool) -> None:
        self._as_host(lambda host, now: host.admit(number, yes, now))

    def new_code(self) -> None:
        code = self._code = make_code(secrets.token_bytes)
        self._as_host(lambda host, _: host.admission.new_code(code))

    def kick(self, person: int) -> None:
        self._as_host(lambda host, now: host.kick(person, now))

    def swap(self, one: int, other: int) -> None:
        self._as_host(lambda host, _: host.swap(one, other))

    def set_bot(self, seat: int, bot: str | None) -> None:
        self._as_host(lambda host, _: host.set_bot(seat, bot))

    def set_seats(self, count: int) -> None:
        self._as_host(lambda host, _: host.set_seats(count))

    def set_options(self, options: TableOptions) -> None:
        self._as_host(lambda host, _: host.set_options(options))

    def start(self) -> None:
        self._as_host(lambda host, now: host.start(now))

    def rematch(self) -> None:
        if self._served is not None:
            self._served.ask_rematch()
        self._as_host(lambda host, now: host.rematch(now))

    def leave(self) -> None:
        if self._left:
            return
        self._left = True
        self._runtime.call(lambda peer, now: peer.leave(now))
        self._in_background(self._end)

    def _end(self) -> None:
        self._runtime.stop()
        self._finder.search("")
        if self._announcer is not None:
            self._announcer.close()

    # --- between the threads -------------------------------------------------------------------------------------

    def _as_guest(self, request: Callable[[Guest], object]) -> None:
        self._call(lambda peer, _: None if peer.guest is None else request(peer.guest))

    def _as_host(self, request: Callable[[Host, float], object]) -> None:
        self._call(lambda peer, now: None if peer.host is None else request(peer.host, now))

    def _queue_requests(self) -> None:
        """Queue what the session has requested; called on the screen’s thread."""

        def call(peer: Peer, _: float) -> None:
            for request in self._bridge.requests():
                if peer.guest is not None:
                    request(peer.guest)

        self._call(call)

    def _call(self, call: Callable[[Peer, float], object]) -> None:
        if not self._left:
            self._runtime.call(call)

    def _table_found(self, table: FoundTable) -> None:
        """Queue the address of a table that announces the game that is sought; called on the finder’s thread."""
        fingerprint = bytes.fromhex(table.fingerprint)
        self._call(lambda peer, now: peer.add_announced_address(table.address, table.port, fingerprint, now))

    def _publish(self, peer: Peer, now: float) -> None:
        """Publish the state of room and game; called on the network’s thread after every batch of events."""
        guest, host = peer.guest, peer.host
        if self._served is None:
            self._finder.search(game_tag(peer.game_to_find))
        if host is not None and not host.admission.code:
            # After a takeover, or with a saved game, the host was made without a code.
            host.admission.new_code(self._code)
        if host is not None and host.admission.code != self._known:
            self._known = host.admission.code
            # Deriving the key takes long (scrypt): another thread caches it before the first guest needs it.
            self._in_background(partial(code_key, host.admission.code, self._fingerprint))
        if guest is not None:
            self._bridge.publish(guest, now, self._may_write(guest))
            self._latest = self._state_of(peer, guest, now), None if host is None else _note(host, guest.lobby.presence)
        self._changed()

    def _state_of(self, peer: Peer, guest: Guest, now: float) -> RoomState:
        host, lobby = peer.host, guest.lobby.latest
        state = RoomState(
            phase="closed" if peer.problem else guest.phase,
            problem=peer.problem or guest.problem,
            hosting=peer.hosting,
            me=guest.handshake.me,
            name=guest.lobby.name,
            edition=self._edition if lobby is None else lobby.options.edition,
            lobby=lobby,
            safety_words=guest.handshake.safety_words,
            chat=tuple(guest.lobby.chat),
            writes=self._may_write(guest),
            session=self._bridge.session() if guest.phase in ("game", "closed") else None,
            served=self._served is not None,
            rated=self._served_state.rated,
            rematch_refusal_text=self._served_state.rematch_refusal_text,
            rematch_refusal_count=self._served_state.rematch_refusal_count,
            code=_in_groups(self._served_state.code),
        )
        if host is None:
            return state
        if now >= self._addresses_due:
            self._addresses_due, self._addresses = now + ADDRESSES_S, self._runtime.addresses()
        port, first = self._runtime.port, next(iter(self._addresses), "127.0.0.1")
        return msgspec.structs.replace(
            state,
            knocks=host.admission.knocks,
            can_start=host.can_start(),
            invitation=format_invitation(Invitation(first, port, host.admission.code, self._fingerprint)),
            code=_in_groups(host.admission.code),
            addresses=tuple(f"[{each}]:{port}" if ":" in each else f"{each}:{port}" for each in self._addresses),
        )

    def _may_write(self, guest: Guest) -> bool:
        """Whether the person may write what they like at this table, and not quick words alone."""
        return self._served_state.writes or guest.lobby.options.private

    def _announce(self) -> None:
        """Announce the table on the local network while others may find it; called on the screen’s thread."""
        note = self._announced
        if self._left or note is None:
            if self._announcer is not None:
                self._announcer.announce(None)
            return
        if self._announcer is None:
            from net.discovery.mdns import Announcer  # slow to import, and a private table never needs it

            self._announcer = Announcer(self._fingerprint, self._runtime.port)
        self._announcer.announce(note)


def _in_groups(code: str) -> str:
    return "-".join(code[at : at + CODE_GROUP] for at in range(0, len(code), CODE_GROUP))


def _note(host: Host, presence: Presence | None) -> TableNote | None:
    """Return what is announced of a table; in a game no seat counts as free, even while its player is away.

    A private table is announced by its game alone, and only while a player is missing, who may search for it.
    """
    lobby, playing = host.lobby, host.match is not None
    game, private = game_tag(host.game or lobby.game), host.options.private
    there = () if presence is None else presence.seats
    away = any(person is not None and not person.connected for person in there) if playing else bool(lobby.game)
    if private and not away:
        return None
    return TableNote(
        name="" if private else lobby.host,
        host="" if private else lobby.host,
        edition=lobby.options.edition,
        seats=len(lobby.seats),
        free=0 if playing or private else sum(seat.kind == "open" for seat in lobby.seats),
        playing=playing,
        spectators=lobby.options.spectators,
        game=game,
        private=private,
    )

"""A server's hall as a screen sees it: its tables, its chat, and the room of the table that the person has entered.

Public methods are called on the screen's thread, ``_publish`` on the network's; they share frozen values. The room of a
table is a ``PeerRoom``, whose peer plays over the hall's one connection. Knows nothing of sockets and of the protocol.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, TypeVar

import msgspec

from game.support.cleaning import clean_name
from game.support.i18n import tr
from game.support.reactions import Reaction
from net.peer.peer import Peer
from net.protocol.clock_classes import ClockClass
from net.protocol.hall_types import HallView
from net.protocol.lobby_messages import EnterTable, HallTable, OpenTable, ReportKind
from net.protocol.messages import TableOptions
from net.protocol.room_types import FoundTable, NetworkError
from net.protocol.table_code import make_code
from net.room.invitation import format_server_link, parse_server_link
from net.room.peer_room import PeerRoom, ServedState

if TYPE_CHECKING:
    from game.storage.store import Store
    from net.lobby.client.client import HallClient
    from net.peer.saved_copies import SavedCopies
    from net.transport.identity import Identity
    from net.transport.runtime import Runtime

R = TypeVar("R")


class Hall:
    """One server, from the first contact until the person leaves it."""

    def __init__(
        self,
        runtime: Runtime[HallClient],
        identity: Identity,
        store: Store,
        copies: SavedCopies,
        changed: Callable[[], None],
    ) -> None:
        """Use the thread of a ``HallClient``; ``changed`` is called on it when there is something to poll."""
        self._runtime = runtime
        self._identity = identity
        self._store = store
        self._copies = copies
        self._changed = changed
        self._state = self._latest = HallView()
        self._table: _TableRuntime | None = None
        self._room: PeerRoom | None = None
        self._left = False
        self._runtime.watch(self._publish)

    def start(self, client: HallClient) -> None:
        """Connect."""
        self._runtime.start(client)

    # --- what a screen sees --------------------------------------------------------------------------------------

    @property
    def state(self) -> HallView:
        """The hall at the last ``poll``."""
        return self._state

    @property
    def closed(self) -> bool:
        """Whether the server has refused this person, so that nothing more comes from it."""
        return bool(self._latest.problem)

    def poll(self) -> bool:
        """Update ``state``; return whether it has changed."""
        latest = self._latest
        if self._runtime.failure and not self._left:
            problem = tr("Network error: {reason}.").format(reason=self._runtime.failure)
            latest = msgspec.structs.replace(latest, linked=False, problem=problem)
        changed = latest != self._state
        self._state = latest
        return changed

    # --- the person's requests -----------------------------------------------------------------------------------

    def claim_name(self, name: str) -> None:
        """Ask for a name, which nobody else at this server may have."""
        self._runtime.call(lambda client, _: client.claim_name(name))

    def send_chat(self, text: str) -> None:
        """Send a line to the hall."""
        self._runtime.call(lambda client, _: client.chat(text))

    def react(self, kind: Reaction) -> None:
        """Send a quick word to the hall."""
        self._runtime.call(lambda client, _: client.react(kind))

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        """Report somebody to the people who run the server."""
        self._runtime.call(lambda client, _: client.report(name, kind, text))

    def ask_player(self, name: str, edition: str, seats: int, skip: int = 0) -> None:
        """Ask for a player's page, with the course of the rating in one pool, without the newest ``skip`` games."""
        self._runtime.call(lambda client, _: client.ask_player(name, edition, seats, skip))

    def ask_best(self, edition: str, seats: int) -> None:
        """Ask for the best players of a pool."""
        self._runtime.call(lambda client, _: client.ask_best(edition, seats))

    def fetch_record(self, game: str) -> None:
        """Ask for the record of a finished game."""
        self._runtime.call(lambda client, _: client.fetch_record(game))

    def open_table(self, options: TableOptions, seats: int, bots: tuple[str, ...] = ()) -> PeerRoom:
        """Open a table with bots of these levels in its last seats, and sit down at it."""
        return self._enter(OpenTable(options, seats, bots), options.edition)

    def enter_table(self, table: HallTable | None, code: str = "") -> PeerRoom:
        """Enter a table of the list, or with ``None`` the private one with this code."""
        wish = EnterTable("" if table is None else table.table, code, "sit")
        return self._enter(wish, None if table is None else table.options.edition)

    def look_for_opponents(
        self, edition: str, seats: int, clock: ClockClass = "quick", window: int | None = None
    ) -> None:
        """Look for opponents whose ratings are at most ``window`` apart; see ``Network``."""
        self._runtime.call(lambda client, _: client.look_for_opponents(edition, seats, clock, window))

    def stop_looking(self) -> None:
        """Look for opponents no longer."""
        self._runtime.call(lambda client, _: client.stop_looking())

    def enter_paired(self) -> PeerRoom:
        """Enter the table of the opponents that were found."""
        return self._enter(EnterTable(self._state.paired, "", "sit"), None)

    def enter_found(self, table: FoundTable, watch: bool) -> PeerRoom:
        """Enter a table of the common list."""
        return self._enter(EnterTable(table.fingerprint, "", "watch" if watch else "sit"), table.edition)

    def enter_game(self, game: str, edition: str | None) -> PeerRoom:
        """Enter the table of this person's game, which may have ended meanwhile."""
        return self._enter(EnterTable("", "", "sit", game), edition)

    def leave(self) -> None:
        """Leave the server, and end the network's thread; a running game stays saved."""
        if not self._left:
            self._left = True
            self._runtime.call(lambda client, now: client.leave(now))
            self._runtime.stop()

    # --- the table -------------------------------------------------------------------------------------------------

    def _enter(self, wish: OpenTable | EnterTable, edition: str | None) -> PeerRoom:
        identity = self._identity
        peer = Peer(
            identity.signer,
            identity.fingerprint,
            clean_name(self._state.name) or tr("Player"),
            token=secrets.token_bytes,
            copies=self._copies,
            begin=lambda text, secret, game: self._store.save_copy(game, text, secret),
            port=0,
        )
        self._table = table = _TableRuntime(self, self._runtime, wish)
        self._room = room = PeerRoom(
            table,
            identity.fingerprint,
            make_code(secrets.token_bytes),
            self._changed,
            _run_at_once,
            edition,
            served=table,
        )
        room.enter(peer, lambda _, __: None)
        return room

    # --- on the network's thread -----------------------------------------------------------------------------------

    def _publish(self, client: HallClient, now: float) -> None:
        if self._table is not None and self._room is not None:
            self._room.update_served(
                ServedState(
                    code=client.table.code,
                    rated=client.table.rated,
                    writes=client.hall.writes,
                    rematch_refusal_text=client.table.rematch_refusal_text,
                    rematch_refusal_count=client.table.rematch_refusal_count,
                )
            )
            self._table.publish(client, now)
        tables = sorted(client.hall.tables.values(), key=lambda each: (not each.yours, each.playing, each.table))
        self._latest = HallView(
            linked=client.linked,
            problem=client.problem,
            server=client.hall.server,
            name=client.claim.name,
            name_refusal=client.claim.refusal,
            rekey_refusal=client.claim.rekey_refusal,
            listed=client.hall.listed,
            tables=tuple(tables),
            lines=tuple(client.hall.lines),
            notice=client.hall.notice,
            moved="" if client.moved is None else format_server_link(*client.moved),
            writes=client.hall.writes,
            people=client.hall.people,
            page=client.hall.page,
            best=client.hall.best,
            record=client.hall.record,
            ratings=client.hall.ratings,
            searching=client.search.queued is not None,
            estimate_s=-1 if client.search.queued is None else client.search.queued.estimate_s,
            waiting=0 if client.search.queued is None else max(0, client.search.queued.waiting),
            accepted=None if client.search.queued is None else (client.search.queued.low, client.search.queued.high),
            paired=client.search.paired,
            search_refusal_text=client.search.refusal_text,
        )
        self._changed()


class _TableRuntime:
    """The thread of a hall, as the room of one table at it uses it."""

    port = 0

    def __init__(self, hall: Hall, runtime: Runtime[HallClient], wish: OpenTable | EnterTable) -> None:
        self.hall = hall
        self._runtime = runtime
        self._wish = wish
        self._peer: Peer | None = None
        self._watchers: list[Callable[[Peer, float], None]] = []

    @property
    def failure(self) -> str:
        return self._runtime.failure

    def start(self, peer: Peer) -> None:
        self._peer = peer
        self._runtime.call(lambda client, now: client.enter(peer, self._wish, now))

    def call(self, action: Callable[[Peer, float], R]) -> Future[R]:
        peer = self._peer
        assert peer is not None
        return self._runtime.call(lambda _, now: action(peer, now))

    def watch(self, watcher: Callable[[Peer, float], None]) -> None:
        self._watchers.append(watcher)

    def stop(self) -> None:
        self._runtime.call(lambda client, now: client.table.leave(now) if client.table.peer is self._peer else None)

    def addresses(self) -> tuple[str, ...]:
        return ()

    def ask_rematch(self) -> None:
        self._runtime.call(lambda client, _: client.table.ask_rematch())

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        self._runtime.call(lambda client, _: client.report(name, kind, text))

    def publish(self, client: HallClient, now: float) -> None:
        """Report an event to the room, if its peer is still the one at the table."""
        if self._peer is not None and client.table.peer is self._peer:
            for watcher in self._watchers:
                watcher(self._peer, now)


def _run_at_once(work: Callable[[], object]) -> None:
    """Run what ends a room: here it takes no time, as the hall's thread continues."""
    work()


def server_address(typed: str) -> tuple[str, int, bytes | None]:
    """Return address, port and fingerprint of a typed server; raises ``NetworkError``."""
    try:
        where = parse_server_link(typed)
    except ValueError as error:
        message = tr("“{text}” is not a server’s link or address.")
        raise NetworkError(message.format(text=typed)) from error
    return where.address, where.port, where.fingerprint

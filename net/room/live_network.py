"""The real network: searches for tables, and holds the one room that this computer is in.

Joins both threads: requests of the screen are queued for the network's thread, which publishes frozen values. Knows the
local network, addresses and table options; its ``servers`` and ``own_key`` are parts. Knows nothing of the messages of
a game.
"""

from __future__ import annotations

import errno
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.bots import runner
from game.match.match import Journal
from game.record import RecordError
from game.storage.store import Store
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.host.services import PACE_S
from net.peer.peer import Peer
from net.peer.rejoin import plan_rejoin
from net.peer.saved_copies import SavedCopies
from net.protocol.clock_classes import ClockClass
from net.protocol.hall_types import ServerNote
from net.protocol.messages import TableOptions
from net.protocol.room_types import FoundTable, NetworkError
from net.protocol.table_code import clean_code, make_code
from net.room.background import Background
from net.room.diagnostic_log import Log
from net.room.hall import Hall
from net.room.invitation import DEFAULT_PORT, Invitation, parse_invitation
from net.room.own_key import FOLDER, OwnKey, private_key_of
from net.room.peer_room import PeerRoom
from net.room.room import Network, Room, ServerHall
from net.room.servers import Servers
from net.transport.identity import Identity
from net.transport.runtime import Runtime

if TYPE_CHECKING:
    from net.discovery.mdns import Browser


class LiveNetwork(Network):
    """The real network; at most one room at a time, and nothing runs before it is asked for."""

    def __init__(self, store: Store, port: int | None, pace_s: float, seated: bool) -> None:
        """Use a folder; the arguments are those of ``open_network``."""
        self._store = store
        self._port = port
        self._pace_s = pace_s
        self._seated = seated
        self._news = threading.Event()
        self._browser: Browser | None = None
        self._room: PeerRoom | None = None
        self._background = Background()
        self._log = Log(store.data_dir / FOLDER)
        self._notes: list[str] = []
        self._noted: set[str] = set()
        self._copies = SavedCopies(store, self._add_note)
        self._key = OwnKey(store.data_dir, self._add_note)
        self._servers = Servers(store, self._copies, self._key, self._background, self._news.set)

    # --- the search ------------------------------------------------------------------------------------------------

    def start_search(self) -> None:
        if self._browser is None:
            from net.discovery.mdns import Browser  # slow to import, and a typed address never needs it

            self._browser = Browser()
        self._browser.start()
        self.enter_servers()

    def stop_search(self) -> None:
        if self._browser is not None:
            self._browser.stop()

    def tables(self) -> tuple[FoundTable, ...]:
        found = () if self._browser is None else self._browser.tables()
        near = (table for table in found if not table.private)
        return (*near, *self._servers.tables())

    def problem(self) -> str:
        return "" if self._browser is None else self._browser.problem

    # --- the room ----------------------------------------------------------------------------------------------

    def host(self, name: str, options: TableOptions, seats: int, game_id: str | None = None) -> Room:
        self._leave()
        try:
            saved = None if game_id is None else self._store.resume(game_id, networked=True)[0]
        except RecordError as error:
            raise NetworkError(tr("Cannot open the saved game: {reason}.").format(reason=error.message)) from error
        code = make_code(secrets.token_bytes)

        def begin(peer: Peer, now: float) -> None:
            peer.open_table(options, seats, code, now, seated=self._seated, saved=saved)

        edition = options.edition if saved is None else saved.state.edition
        return self._enter(name, begin, code, edition)

    def join(self, name: str, where: FoundTable | str, code: str = "", watch: bool = False) -> Room:
        self._leave()
        if isinstance(where, FoundTable) and where.link:
            return self._keep_room(self._servers.enter(where.link).enter_found(where, watch))
        there = _destination(where, code)

        def begin(peer: Peer, now: float) -> None:
            peer.join(
                there.address,
                there.port,
                now,
                fingerprint=there.fingerprint,
                code=there.code or None,
                purpose="watch" if watch else "sit",
            )

        return self._enter(name, begin, edition=None if isinstance(where, str) else where.edition)

    def rejoinable(self) -> str | None:
        summary = self._store.unfinished_network()
        return None if summary is None else summary.id

    def rejoin(self, game_id: str) -> Room:
        self._leave()
        key = self._key.load().signer.public
        plan = plan_rejoin(self._store, self._copies, game_id, key, self._add_note)
        link = self._servers.server_of(game_id)
        if link is not None:
            return self._keep_room(self._servers.enter(link).enter_game(game_id, plan.edition))

        def begin(peer: Peer, now: float) -> None:
            peer.rejoin(game_id, now, saved=plan.saved)

        return self._enter(plan.name, begin, edition=plan.edition)

    def _enter(
        self, name: str, begin: Callable[[Peer, float], None], code: str | None = None, edition: str | None = None
    ) -> Room:
        """Open a port, and enter a room with a new peer."""
        identity = self._key.load()
        runtime = self._open_port(identity)
        peer = Peer(
            identity.signer,
            identity.fingerprint,
            clean_name(name) or tr("Player"),
            token=secrets.token_bytes,
            copies=self._copies,
            begin=self._begin_record,
            port=runtime.port,
            pace_s=self._pace_s,
            runner=runner.open_runner(lambda: runtime.call(Peer.tick)),
        )
        self._room = PeerRoom(
            runtime,
            identity.fingerprint,
            make_code(secrets.token_bytes) if code is None else code,
            self._news.set,
            self._background.run,
            edition,
        )
        self._room.enter(peer, begin)
        return self._room

    def _begin_record(self, text: str, secret: bytes, game: str) -> Journal:
        return self._store.save_copy(game, text, secret)

    def _open_port(self, identity: Identity) -> Runtime[Peer]:
        """Open the port asked for; without one the usual port, or any where that is taken."""
        ports = (DEFAULT_PORT, 0) if self._port is None else (self._port,)
        for port in ports:
            try:
                return Runtime(identity, port)
            except OSError as error:
                reason = error
        message = tr("Cannot open a port for other players: {reason}.")
        if self._port and reason.errno == errno.EADDRINUSE:
            message = tr("Port {port} is already in use. Choose another with --port, or leave that option out.")
        raise NetworkError(message.format(port=self._port, reason=reason.strerror or reason)) from reason

    def _keep_room(self, room: PeerRoom) -> Room:
        self._room = room
        return room

    def _leave(self) -> None:
        """Leave the room; its port is free again on return."""
        if self._room is not None:
            self._room.leave()
            self._room = None
        self._background.join()

    # --- servers -----------------------------------------------------------------------------------------------------

    def keep_servers(self, links: Sequence[str], name: str) -> None:
        self._servers.keep(links, name)

    def enter_servers(self) -> None:
        self._servers.enter_all()

    def servers(self) -> tuple[ServerNote, ...]:
        return self._servers.notes()

    def hall_at(self, link: str) -> ServerHall | None:
        return self._servers.hall_at(link)

    def hall(self, link: str) -> Hall:
        """Return a server’s hall, which is entered now where it was not yet; raises ``NetworkError``."""
        return self._servers.enter(link)

    def own_turns(self) -> Mapping[str, Mapping[str, str]]:
        return self._servers.own_turns()

    def own_endings(self) -> Mapping[str, Mapping[str, str]]:
        return self._servers.own_endings()

    def open_at(self, link: str, options: TableOptions, seats: int, bots: Sequence[str] = ()) -> Room:
        self._leave()
        return self._keep_room(self.hall(link).open_table(options, seats, tuple(bots)))

    def look_for_opponents(
        self, link: str, edition: str, seats: int, clock: ClockClass = "quick", window: int | None = None
    ) -> None:
        hall = self._servers.hall_at(link)
        if hall is not None:
            hall.look_for_opponents(edition, seats, clock, window)

    def stop_looking(self, link: str) -> None:
        hall = self._servers.hall_at(link)
        if hall is not None:
            hall.stop_looking()

    def join_paired(self, link: str) -> Room:
        self._leave()
        return self._keep_room(self.hall(link).enter_paired())

    def enter_private(self, link: str, code: str) -> Room:
        self._leave()
        return self._keep_room(self.hall(link).enter_table(None, _typed_code(code)))

    # --- the key -------------------------------------------------------------------------------------------------

    def key_words(self) -> tuple[str, ...]:
        return self._key.words()

    def restore_key(self, text: str) -> None:
        private = private_key_of(text)
        self._leave_all()
        self._key.restore(private)
        self._servers.forget_name()

    def renew_key(self) -> None:
        self._servers.check_own_games()
        self._leave_all()
        self._key.renew()

    def _leave_all(self) -> None:
        """Leave the room and all servers."""
        self._leave()
        self._servers.leave_all()

    # --- notes and the end -----------------------------------------------------------------------------------------

    def take_notes(self) -> tuple[str, ...]:
        notes = tuple(self._notes)
        del self._notes[: len(notes)]
        return notes

    def _add_note(self, sentence: str) -> None:
        """Add a sentence to ``take_notes``, once; called on both threads."""
        if sentence not in self._noted:
            self._noted.add(sentence)
            self._notes.append(sentence)

    def wait(self, seconds: float) -> None:
        """Wait until the room’s state may have changed, at most so long."""
        self._news.wait(seconds)
        self._news.clear()

    def close(self) -> None:
        self._leave_all()
        self._background.join()
        if self._browser is not None:
            self._browser.stop()
            self._browser = None
        self._log.close()


def open_network(store: Store, *, port: int | None = None, pace_s: float = PACE_S, seated: bool = True) -> LiveNetwork:
    """Return the network for a person’s folder.

    ``port`` is where to listen, 0 for any; without it the usual one where that is free. ``pace_s`` is the minimum
    time between two moves of the host's bots; unless ``seated`` a table opened here has no seat for its host.
    """
    return LiveNetwork(store, port, pace_s, seated)


def _typed_code(code: str) -> str:
    try:
        return clean_code(code)
    except ValueError as error:
        raise NetworkError(tr("“{code}” is not a table code.").format(code=code)) from error


def _destination(where: FoundTable | str, code: str) -> Invitation:
    """Return where a table is; raises ``NetworkError``."""
    typed = _typed_code(code) if code else ""
    if isinstance(where, FoundTable):
        return Invitation(where.address, where.port, typed, None)
    try:
        there = parse_invitation(where.strip())
    except ValueError as error:
        message = tr("“{text}” is not an invitation or an address. Ask the host to send you the invitation.")
        raise NetworkError(message.format(text=where)) from error
    return Invitation(there.address, there.port, there.code or typed, there.fingerprint)

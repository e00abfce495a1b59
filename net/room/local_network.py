"""The real network: searches for tables, and holds the one room that this computer is in.

Joins both threads: requests of the screen are queued for the network's thread, which publishes frozen values. Knows
addresses, servers and table options; knows nothing of the messages of a game.
"""

from __future__ import annotations

import contextlib
import errno
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from game.bots import runner
from game.match.match import Journal
from game.record import RecordError
from game.storage.store import Store
from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.lobby.client import HallClient
from net.peer.peer import Peer
from net.peer.rejoin import plan_rejoin
from net.peer.saved_copies import SavedCopies
from net.protocol.clock_classes import DAY_S, ClockClass
from net.protocol.lobby_messages import HallTable
from net.protocol.messages import TableOptions
from net.protocol.room_types import FoundTable, HallView, NetworkError, ServerNote, WrongWord
from net.protocol.table_code import clean_code, make_code
from net.room.diagnostic_log import Log
from net.room.hall import Hall, server_address
from net.room.invitation import DEFAULT_PORT, Invitation, parse_invitation
from net.room.lan_room import LanRoom
from net.room.room import Network, Room, ServerHall
from net.transport.identity import Identity, former_keys, load_or_create, renew, restore
from net.transport.key_words import KeyWordsError, key_of, words_of
from net.transport.runtime import Runtime

if TYPE_CHECKING:
    from pathlib import Path

    from net.discovery.mdns import Browser

FOLDER: Final = "net"
"""The folder of the identity within the person's folder."""
PACE_S: Final = 0.7
"""The least time between two moves of the host's bots, so that people see them."""


class LanNetwork(Network):
    """The real network; at most one room at a time, and nothing runs before it is asked for."""

    def __init__(self, store: Store, port: int | None, pace_s: float, seated: bool) -> None:
        """Use a folder; the arguments are those of ``open_network``."""
        self._store = store
        self._port = port
        self._pace_s = pace_s
        self._seated = seated
        self._news = threading.Event()
        self._browser: Browser | None = None
        self._room: LanRoom | None = None
        self._links: tuple[str, ...] = ()
        self._name = ""
        self._halls: dict[str, Hall] = {}
        self._background: list[threading.Thread] = []
        self._log = Log(store.data_dir / FOLDER)
        self._copies = SavedCopies(store, self._add_note)
        self._notes: list[str] = []
        self._noted: set[str] = set()

    # --- tables ------------------------------------------------------------------------------------------------

    def enter_servers(self) -> None:
        for link in self._links:
            with contextlib.suppress(NetworkError):
                self.hall(link)

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
        return (*near, *(table for link in self._links for table in self._tables_at(link)))

    def own_turns(self) -> Mapping[str, Mapping[str, str]]:
        return self._own_games(lambda game: game.my_turn)

    def own_endings(self) -> Mapping[str, Mapping[str, str]]:
        return self._own_games(lambda game: game.last and game.clock_s < DAY_S)

    def _own_games(self, wanted: Callable[[FoundTable], bool]) -> dict[str, dict[str, str]]:
        """Return the other players of this person's running games that are ``wanted``, by server and table."""
        found = {}
        for link, hall in self._halls.items():
            hall.poll()
            own = takewhile(lambda table: table.yours, hall.state.tables)
            games = (_found(table, link, hall.state) for table in own if table.playing)
            if hall.state.listed:
                found[link] = {
                    game.fingerprint: ", ".join(name for name in game.people if name != hall.state.name)
                    for game in games
                    if wanted(game)
                }
        return found

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
            return self._stay(self.hall(where.link).enter_found(where, watch))
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
        key = self._identity().signer.public
        opened = plan_rejoin(self._store, self._copies, game_id, key, self._add_note)
        link = self._server_of(game_id)
        if link is not None:
            return self._stay(self.hall(link).enter_game(game_id, opened.edition))

        def begin(peer: Peer, now: float) -> None:
            peer.rejoin(game_id, now, saved=opened.saved)

        return self._enter(opened.name, begin, edition=opened.edition)

    def _server_of(self, game_id: str) -> str | None:
        """Return the kept server that holds a saved game, unless it has refused this person."""
        info = self._copies.resume_info(game_id)
        if info is None:
            return None
        for link in self._links:
            if link in self._halls and self._halls[link].closed:
                continue
            with contextlib.suppress(NetworkError):  # a kept link may be none: its server's note says so
                address, port, fingerprint = server_address(link)
                same = fingerprint == info.fingerprint
                if fingerprint is None:  # an address that somebody has typed
                    same = (address, port) == (info.address, info.port)
                if same:
                    return link
        return None

    # --- servers -------------------------------------------------------------------------------------------------

    def keep_servers(self, links: Sequence[str], name: str) -> None:
        self._links, self._name = tuple(dict.fromkeys(links)), name
        for link in [link for link, hall in self._halls.items() if link not in self._links or hall.closed]:
            self._leave_hall(link)  # where it is kept, it is tried again
        for hall in self._halls.values():
            hall.claim_name(name)

    def servers(self) -> tuple[ServerNote, ...]:
        return tuple(self._server_note(link) for link in self._links)

    def hall_at(self, link: str) -> ServerHall | None:
        return self._halls.get(link)

    def open_at(self, link: str, options: TableOptions, seats: int, bots: Sequence[str] = ()) -> Room:
        self._leave()
        return self._stay(self.hall(link).open_table(options, seats, tuple(bots)))

    def quick(
        self, link: str, edition: str, seats: int, clock: ClockClass = "quick", window: int | None = None
    ) -> None:
        if link in self._halls:
            self._halls[link].quick(edition, seats, clock, window)

    def join_paired(self, link: str) -> Room:
        self._leave()
        return self._stay(self.hall(link).enter_paired())

    def enter_private(self, link: str, code: str) -> Room:
        self._leave()
        return self._stay(self.hall(link).enter_table(None, _typed_code(code)))

    def hall(self, link: str) -> Hall:
        """Return a server’s hall, which is entered now where it was not yet; raises ``NetworkError``."""
        if link in self._halls:
            return self._halls[link]
        address, port, fingerprint = server_address(link)
        identity, name = self._identity(), clean_name(self._name) or tr("Player")
        try:
            runtime: Runtime[HallClient] = Runtime(identity, None)
        except OSError as error:
            message = tr("Network error: {reason}.")
            raise NetworkError(message.format(reason=error.strerror or error)) from error
        hall = self._halls[link] = Hall(runtime, identity, self._store, self._copies, self._news.set)
        token = secrets.token_bytes
        former = former_keys(identity.path.parent)
        hall.start(HallClient(identity.signer, identity.fingerprint, name, token, address, port, fingerprint, former))
        return hall

    def _stay(self, room: LanRoom) -> Room:
        self._room = room
        return room

    def _server_note(self, link: str) -> ServerNote:
        hall = self._halls.get(link)
        if hall is None:
            return ServerNote(link, "")
        hall.poll()
        state = hall.state
        problem = state.problem
        if state.name_problem == "taken":
            problem = tr("Someone else has your name at this server. Choose another name.")
        elif state.name_problem == "paused":
            problem = tr("The server cannot take your name now. It tries again by itself.")
        if state.rekey_problem == "paused":
            problem = tr("The server cannot move your name to your new key now. It tries again by itself.")
        elif state.rekey_problem is not None:
            problem = tr("Your old key has a running game at this server. Your name follows when it is over.")
        return ServerNote(
            link=link,
            name=state.server,
            problem=problem,
            linked=state.linked and bool(state.name),
            searching=state.searching,
            estimate_s=state.estimate_s,
            waiting=state.waiting,
            accepted=state.accepted,
            paired=bool(state.paired),
            search_problem=state.search_problem,
            ratings=state.ratings,
            notice=state.notice,
            moved=state.moved,
        )

    def _tables_at(self, link: str) -> tuple[FoundTable, ...]:
        hall = self._halls.get(link)
        if hall is None:
            return ()
        hall.poll()
        return tuple(_found(table, link, hall.state) for table in hall.state.tables)

    def _leave_hall(self, link: str) -> None:
        self._run_in_background(self._halls.pop(link).leave)

    # --- the key -------------------------------------------------------------------------------------------------

    def key_words(self) -> tuple[str, ...]:
        return words_of(self._identity().signer.private)

    def restore_key(self, text: str) -> None:
        try:
            private = key_of(text)
        except KeyWordsError as error:
            raise (WrongWord(str(error), error.number) if error.number else NetworkError(str(error))) from error
        self._change_key(lambda folder: restore(folder, private))
        self._name = ""

    def renew_key(self) -> None:
        for hall in self._halls.values():
            hall.poll()
            if any(table.yours and table.playing for table in hall.state.tables):
                raise NetworkError(tr("Finish your running games at {server} first.").format(server=hall.state.server))
        self._change_key(renew)

    def _change_key(self, change: Callable[[Path], Identity]) -> None:
        self._leave()
        for link in list(self._halls):
            self._leave_hall(link)
        try:
            change(self._store.data_dir / FOLDER)
        except OSError as error:
            message = tr("Cannot save your network key: {reason}.")
            raise NetworkError(message.format(reason=error.strerror or error)) from error

    def take_notes(self) -> tuple[str, ...]:
        notes = tuple(self._notes)
        del self._notes[: len(notes)]
        return notes

    def wait(self, seconds: float) -> None:
        """Wait until the room’s state may have changed, at most so long."""
        self._news.wait(seconds)
        self._news.clear()

    def close(self) -> None:
        self._leave()
        for link in list(self._halls):
            self._leave_hall(link)
        self._join_background()
        if self._browser is not None:
            self._browser.stop()
            self._browser = None
        self._log.close()

    def _leave(self) -> None:
        """Leave the room; its port is free again on return."""
        if self._room is not None:
            self._room.leave()
            self._room = None
        self._join_background()

    def _join_background(self) -> None:
        while self._background:
            self._background.pop().join()

    def _run_in_background(self, work: Callable[[], object]) -> None:
        """Run what takes long on a thread of its own; called on the screen’s and the network’s thread."""
        thread = threading.Thread(target=work, name="background")
        thread.start()
        self._background.append(thread)

    def _add_note(self, sentence: str) -> None:
        """Add a sentence to ``take_notes``, once; called on both threads."""
        if sentence not in self._noted:
            self._noted.add(sentence)
            self._notes.append(sentence)

    def _enter(
        self, name: str, begin: Callable[[Peer, float], None], code: str | None = None, edition: str | None = None
    ) -> Room:
        """Open a port, and enter a room with a new peer."""
        identity = self._identity()
        runtime = self._open(identity)
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
        self._room = LanRoom(
            runtime,
            identity.fingerprint,
            make_code(secrets.token_bytes) if code is None else code,
            self._news.set,
            self._run_in_background,
            edition,
        )
        self._room.enter(peer, begin)
        return self._room

    def _begin_record(self, text: str, secret: bytes, game: str) -> Journal:
        return self._store.save_copy(game, text, secret)

    def _identity(self) -> Identity:
        try:
            identity = load_or_create(self._store.data_dir / FOLDER)
        except OSError as error:
            message = tr("Cannot save your network key: {reason}.")
            raise NetworkError(message.format(reason=error.strerror or error)) from error
        if identity.damaged is not None:
            text = tr(
                "Your network key was damaged and has been replaced. Tables you joined before do not recognise you "
                "any more. The damaged file is kept as {path}."
            )
            self._add_note(text.format(path=identity.damaged))
        return identity

    def _open(self, identity: Identity) -> Runtime[Peer]:
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


def open_network(store: Store, *, port: int | None = None, pace_s: float = PACE_S, seated: bool = True) -> LanNetwork:
    """Return the network for a person’s folder.

    ``port`` is where to listen, 0 for any; without it the usual one where that is free. ``pace_s`` is the least time
    between two moves of the host's bots; unless ``seated`` a table opened here has no seat for its host.
    """
    return LanNetwork(store, port, pace_s, seated)


def own_key_in(data_dir: Path) -> str | None:
    """Return the public key of a person's folder in hexadecimal; ``None`` where there is none yet.

    Raises ``OSError`` where it cannot be read.
    """
    folder = data_dir / FOLDER
    return load_or_create(folder).signer.public.hex() if folder.is_dir() else None


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


def _found(table: HallTable, link: str, hall: HallView) -> FoundTable:
    """Return a table of a server as the list shows it."""
    people = tuple("" if seat.kind == "open" else seat.name for seat in table.seats)
    host = next((name for name in people if name), hall.server)
    turn = "" if table.turn is None else people[table.turn]
    return FoundTable(
        name=host,
        host=host,
        edition=table.options.edition,
        seats=len(table.seats),
        free=0 if table.playing else people.count(""),
        playing=table.playing,
        spectators=table.options.spectators,
        game="",
        private=False,
        address="",
        port=0,
        fingerprint=table.table,
        server=hall.server,
        link=link,
        people=people,
        yours=table.yours,
        clock_s=table.options.clock_s,
        added_s=table.options.added_s,
        turn=turn,
        my_turn=bool(turn) and turn == hall.name,
        left_s=table.left_s,
        last=table.last,
    )

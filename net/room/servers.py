"""The servers that a person keeps: their halls, what each of them reports, and their tables for the common list.

Knows links, halls and this person's key; knows nothing of rooms, which a hall opens, and of the local network.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from game.support.cleaning import clean_name
from game.support.i18n import tr
from net.lobby.client.client import HallClient
from net.protocol.hall_types import HallView, ServerNote
from net.protocol.limits import DAY_S
from net.protocol.lobby_messages import HallTable
from net.protocol.room_types import FoundTable, NetworkError
from net.room.hall import Hall, server_address
from net.transport.runtime import Runtime

if TYPE_CHECKING:
    from game.storage.store import Store
    from net.peer.saved_copies import SavedCopies
    from net.room.background import Background
    from net.room.own_key import OwnKey


class Servers:
    """The servers kept, in the person's order; each is entered when it is first needed."""

    def __init__(
        self, store: Store, copies: SavedCopies, key: OwnKey, background: Background, changed: Callable[[], None]
    ) -> None:
        """``changed`` is called on the network's thread when a hall has something to poll."""
        self._store = store
        self._copies = copies
        self._key = key
        self._background = background
        self._changed = changed
        self._links: tuple[str, ...] = ()
        self._name = ""
        self._halls: dict[str, Hall] = {}

    def keep(self, links: Sequence[str], name: str) -> None:
        """Set the servers kept, and the person's name there; the others are left."""
        self._links, self._name = tuple(dict.fromkeys(links)), name
        for link in [link for link, hall in self._halls.items() if link not in self._links or hall.closed]:
            self._leave(link)  # where it is kept, it is tried again
        for hall in self._halls.values():
            hall.claim_name(name)

    def forget_name(self) -> None:
        """Be known by the name that each server has for the key."""
        self._name = ""

    # --- halls -----------------------------------------------------------------------------------------------------

    def hall_at(self, link: str) -> Hall | None:
        """Return the hall of a server, ``None`` where it was not entered."""
        return self._halls.get(link)

    def enter(self, link: str) -> Hall:
        """Return a server’s hall, which is entered now where it was not yet; raises ``NetworkError``."""
        if link in self._halls:
            return self._halls[link]
        address, port, fingerprint = server_address(link)
        identity, name = self._key.load(), clean_name(self._name) or tr("Player")
        try:
            runtime: Runtime[HallClient] = Runtime(identity, None)
        except OSError as error:
            message = tr("Network error: {reason}.")
            raise NetworkError(message.format(reason=error.strerror or error)) from error
        hall = self._halls[link] = Hall(runtime, identity, self._store, self._copies, self._changed)
        token, former = secrets.token_bytes, self._key.former()
        hall.start(HallClient(identity.signer, identity.fingerprint, name, token, address, port, fingerprint, former))
        return hall

    def enter_all(self) -> None:
        """Enter the halls of all servers, where their links lead to one."""
        for link in self._links:
            with contextlib.suppress(NetworkError):
                self.enter(link)

    def leave_all(self) -> None:
        """Leave all halls; running games stay saved."""
        for link in list(self._halls):
            self._leave(link)

    def _leave(self, link: str) -> None:
        self._background.run(self._halls.pop(link).leave)

    # --- what they report ------------------------------------------------------------------------------------------

    def notes(self) -> tuple[ServerNote, ...]:
        """Return what is known of each server."""
        return tuple(self._note(link) for link in self._links)

    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables of all servers."""
        return tuple(table for link in self._links for table in self._tables_at(link))

    def own_turns(self) -> Mapping[str, Mapping[str, str]]:
        """Return the other players of the games in which it is this person’s turn, by server and table."""
        return self._own_games(lambda game: game.my_turn)

    def own_endings(self) -> Mapping[str, Mapping[str, str]]:
        """Return the other players of this person’s games that end soon, by server and table."""
        return self._own_games(lambda game: game.last_chance and game.clock_s < DAY_S)

    def check_own_games(self) -> None:
        """Raise ``NetworkError`` where a game of this person is running."""
        for hall in self._halls.values():
            hall.poll()
            if any(table.yours and table.playing for table in hall.state.tables):
                raise NetworkError(tr("Finish your running games at {server} first.").format(server=hall.state.server))

    def server_of(self, game_id: str) -> str | None:
        """Return the link of the server that holds a saved game, unless it has refused this person."""
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

    def _tables_at(self, link: str) -> tuple[FoundTable, ...]:
        hall = self._halls.get(link)
        if hall is None:
            return ()
        hall.poll()
        return tuple(_found(table, link, hall.state) for table in hall.state.tables)

    def _note(self, link: str) -> ServerNote:
        hall = self._halls.get(link)
        if hall is None:
            try:
                server_address(link)
            except NetworkError as error:
                return ServerNote(link, "", str(error))
            return ServerNote(link, "")
        hall.poll()
        state = hall.state
        problem = state.problem
        if state.name_refusal == "taken":
            problem = tr("Someone else has your name at this server. Choose another name.")
        elif state.name_refusal == "paused":
            problem = tr("The server cannot take your name now. It tries again by itself.")
        if state.rekey_refusal == "paused":
            problem = tr("The server cannot move your name to your new key now. It tries again by itself.")
        elif state.rekey_refusal is not None:
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
            search_refusal_text=state.search_refusal_text,
            ratings=state.ratings,
            notice=state.notice,
            moved=state.moved,
        )


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
        last_chance=table.last,
    )

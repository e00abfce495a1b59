"""The interface between screens and the network: the tables found, and the one room that this computer is in.

Protocols and values only, so that a screen can be drawn and tested without a network. ``live_network`` implements it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from game.sessions.participants import ChatLine
from game.sessions.session import Session
from game.support.reactions import Reaction
from net.protocol.clock_classes import ClockClass
from net.protocol.hall_types import HallView, ServerNote
from net.protocol.lobby_messages import RatingChange, ReportKind
from net.protocol.messages import Lobby, TableOptions
from net.protocol.room_types import FoundTable, Knock, TablePhase


class RoomState(msgspec.Struct, frozen=True):
    """A room at one moment."""

    phase: TablePhase = "connecting"
    problem: str = ""
    """Why the room closed: one sentence in the person’s language."""
    hosting: bool = False
    """Whether this computer is the host."""
    me: int | None = None
    """This person’s number among the people of the lobby."""
    name: str = ""
    """This person’s name, as sent to the host; empty until the first update."""
    edition: str | None = None
    """The edition, as far as it is known; an announcement may name it before the lobby does."""
    lobby: Lobby | None = None
    safety_words: tuple[str, ...] = ()
    """The words to compare with the host while waiting for admission."""
    knocks: tuple[Knock, ...] = ()
    """The people who knock; for the host only, as are the next four."""
    can_start: bool = False
    """Whether every seat is taken and everybody ready."""
    invitation: str = ""
    """The invitation as text to copy."""
    code: str = ""
    """The code to be typed with the address, in groups."""
    addresses: tuple[str, ...] = ()
    """Where this computer can be reached, such as ``192.168.1.5:47321``."""
    chat: tuple[ChatLine, ...] = ()
    """The lines so far; those of the table itself have no name."""
    writes: bool = True
    """Whether the person may write what they like, and not quick words alone."""
    session: Session | None = None
    """The game, once it has begun; a rematch has another one."""
    served: bool = False
    """Whether the table is at a server: it deals by itself as soon as everybody is ready."""
    rated: tuple[RatingChange, ...] = ()
    """What the game has changed at a server, once it is over; empty where it was not rated."""
    rematch_refusal_text: str = ""
    """Why the server begins no other game at this table: one sentence in the person’s language."""
    rematch_refusal_count: int = 0
    """How often it has answered so: an answer can be the same as the one before."""


class Room(Protocol):
    """One table, from the first contact until it closes; the same for host and guests.

    No method waits: requests are queued for the network’s thread.
    """

    @property
    def state(self) -> RoomState:
        """The room at the last ``poll``."""

    @property
    def hall(self) -> ServerHall | None:
        """The hall of the server where the table is, ``None`` for a table elsewhere."""

    def poll(self) -> bool:
        """Update ``state``; return whether it has changed."""

    def send_chat(self, text: str) -> None:
        """Send a line of chat."""

    def react(self, kind: Reaction) -> None:
        """Send a quick word."""

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        """Report somebody to the people who run the server."""

    def set_ready(self, ready: bool) -> None:
        """Send whether the person is ready for the game."""

    def take_seat(self, seat: int) -> None:
        """Move to an open seat."""

    def rename(self, name: str) -> None:
        """Ask for another name."""

    def admit(self, number: int, yes: bool) -> None:
        """Admit or refuse a knock (host)."""

    def new_code(self) -> None:
        """Replace invitation and code; the former are no longer valid (host)."""

    def kick(self, person: int) -> None:
        """Remove somebody from the lobby (host)."""

    def swap(self, one: int, other: int) -> None:
        """Exchange two seats (host)."""

    def set_bot(self, seat: int, bot: str | None) -> None:
        """Seat a bot, or remove it with ``None`` (host)."""

    def set_seats(self, count: int) -> None:
        """Set the number of seats, 2 to 4 (host)."""

    def set_options(self, options: TableOptions) -> None:
        """Set the table’s options (host)."""

    def start(self) -> None:
        """Begin the game (host)."""

    def rematch(self) -> None:
        """Open the lobby again for another game, the seats rotated (host, or at a server anyone; after the game)."""

    def leave(self) -> None:
        """Leave; the game stays saved."""


class ServerHall(Protocol):
    """The hall of a server: who is there, their chat, and pages on its players."""

    @property
    def state(self) -> HallView:
        """The hall at the last ``poll``."""

    def poll(self) -> bool:
        """Update ``state``; return whether it has changed."""

    def send_chat(self, text: str) -> None:
        """Send a line to the hall."""

    def react(self, kind: Reaction) -> None:
        """Send a quick word to the hall."""

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        """Report somebody to the people who run the server."""

    def ask_player(self, name: str, edition: str, seats: int, skip: int = 0) -> None:
        """Ask for a player's page, with the course of the rating in one pool, without the newest ``skip`` games."""

    def ask_best(self, edition: str, seats: int) -> None:
        """Ask for the best players of a pool."""

    def fetch_record(self, game: str) -> None:
        """Ask for the record of a finished game."""


class Network(Protocol):
    """The network; lives as long as the program, and starts nothing before it is used."""

    def keep_servers(self, links: Sequence[str], name: str) -> None:
        """Set the servers whose tables are searched too, and the person’s name there."""

    def servers(self) -> tuple[ServerNote, ...]:
        """Return the servers kept, in their order."""

    def hall_at(self, link: str) -> ServerHall | None:
        """Return the hall of a server that is kept, ``None`` while it is not known."""

    def open_at(self, link: str, options: TableOptions, seats: int, bots: Sequence[str] = ()) -> Room:
        """Open a table at a server, with bots of these levels in its last seats; raises ``NetworkError``."""

    def look_for_opponents(
        self, link: str, edition: str, seats: int, clock: ClockClass = "quick", window: int | None = None
    ) -> None:
        """Look for opponents at a server.

        ``window`` is the largest difference of ratings, ``None`` for one that grows with the wait.
        """

    def stop_looking(self, link: str) -> None:
        """Look for opponents at a server no longer."""

    def join_paired(self, link: str) -> Room:
        """Enter the table of the opponents that were found at a server; raises ``NetworkError``."""

    def enter_private(self, link: str, code: str) -> Room:
        """Enter the private table with this code at a server; raises ``NetworkError``."""

    def enter_servers(self) -> None:
        """Connect to the servers kept, so that they report own turns; one that cannot be reached is tried again."""

    def start_search(self) -> None:
        """Start to search for tables."""

    def stop_search(self) -> None:
        """Stop the search."""

    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables found so far."""

    def own_turns(self) -> Mapping[str, Mapping[str, str]]:
        """Return the other players of the games in which it is this person’s turn, by table.

        That is by the link of each server whose list has come.
        """

    def own_endings(self) -> Mapping[str, Mapping[str, str]]:
        """Return the other players of this person’s games that end soon unless somebody moves, as ``own_turns``."""

    def problem(self) -> str:
        """Return why tables cannot be found here; empty when they can."""

    def host(self, name: str, options: TableOptions, seats: int, game_id: str | None = None) -> Room:
        """Open a table, with ``game_id`` to resume a saved game.

        Raises ``NetworkError`` where no port can be opened, and ``StoreError`` where the game cannot be resumed.
        """

    def join(self, name: str, where: FoundTable | str, code: str = "", watch: bool = False) -> Room:
        """Join a table that was found, or at an invitation or ``address:port`` that was typed.

        Raises ``NetworkError`` where the text is neither, or no port can be opened.
        """

    def rejoinable(self) -> str | None:
        """Return the id of the last unfinished game at another computer’s table."""

    def rejoin(self, game_id: str) -> Room:
        """Return to a game: to its host, or as its host.

        Raises ``AddressLost`` where no address is known, any other ``NetworkError``, and ``StoreError``.
        """

    def key_words(self) -> tuple[str, ...]:
        """Return the words of the person’s key; raises ``NetworkError``."""

    def restore_key(self, text: str) -> None:
        """Take the key of these words from now on, and leave room and servers; raises ``NetworkError``.

        The name at each server is then the one that it knows by this key.
        """

    def renew_key(self) -> None:
        """Take a new key, to which servers move name and games, and leave room and servers; raises ``NetworkError``."""

    def take_notes(self) -> tuple[str, ...]:
        """Return the sentences on damage in the person’s own files since the last call."""

    def close(self) -> None:
        """Leave the room and stop all threads."""

"""What a screen talks to while people gather: the networks' tables, and the one room that somebody is in.

Protocols and values only, so that a screen can be drawn and tested without a network; ``net.room.network`` is the real
one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.sessions.participants import ChatLine
from net.protocol.messages import Lobby, TableOptions
from net.protocol.room_types import FoundTable, Knock, Phase

if TYPE_CHECKING:
    from game.sessions.session import Session


class Room(Protocol):
    """One table, from the first word until it closes; the same for host and guests.

    Nothing here waits: wishes are handed in, ``poll`` tells whether anything looks different since the last call.
    """

    @property
    def phase(self) -> Phase:
        """How far it is."""

    @property
    def problem(self) -> str:
        """The sentence that says why the room closed, in the person's language; empty while it has not."""

    @property
    def hosting(self) -> bool:
        """Whether this computer deals."""

    @property
    def me(self) -> int | None:
        """The own number among the people of the lobby."""

    @property
    def edition(self) -> str | None:
        """What is played there, as far as it is known before the table has said it itself."""

    @property
    def lobby(self) -> Lobby | None:
        """Seats and options as they stand."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words to compare while waiting at the door."""

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Who wants to come in; for the host only."""

    @property
    def invitation(self) -> str:
        """The invitation as text to copy; empty for guests."""

    @property
    def code(self) -> str:
        """The code to be typed with the address; empty for guests."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where this computer can be reached, ``192.168.1.5:47321``; empty for guests."""

    @property
    def session(self) -> Session | None:
        """The game, once it has begun; a rematch has another one."""

    def poll(self) -> bool:
        """Take in what has happened; tells whether anything has changed."""

    def say(self, text: str) -> None:
        """Chat while people gather."""

    def said(self) -> tuple[ChatLine, ...]:
        """List the lines of the chat so far; what the table itself has to say has no name."""

    def set_ready(self, ready: bool) -> None:
        """Be ready, or not any more."""

    def take_seat(self, seat: int) -> None:
        """Move to a free chair."""

    def rename(self, name: str) -> None:
        """Take another name."""

    def admit(self, number: int, yes: bool) -> None:
        """Let somebody in or send them away (host)."""

    def new_code(self) -> None:
        """Make another invitation and code; those before let nobody in any more (host)."""

    def kick(self, person: int) -> None:
        """Send somebody out who is in (host)."""

    def swap(self, one: int, other: int) -> None:
        """Let two chairs change places (host)."""

    def set_bot(self, seat: int, level: str | None) -> None:
        """Put a bot of a level onto a free chair, or take it away (host)."""

    def set_seats(self, count: int) -> None:
        """Set how many chairs there are, 2 to 4 (host)."""

    def set_options(self, options: TableOptions) -> None:
        """Choose edition, clock, waiting time, spectators, privacy (host)."""

    def can_start(self) -> bool:
        """Whether every chair is taken and everybody ready (host)."""

    def start(self) -> None:
        """Deal (host)."""

    def rematch(self) -> None:
        """Open the lobby again for another game, the seats rotated (host, once the game is over)."""

    def leave(self) -> None:
        """Go; the game stays saved."""


class Network(Protocol):
    """The way to other computers; it lives as long as the program and starts nothing before it is asked."""

    def look(self) -> None:
        """Begin to look for tables."""

    def stop_looking(self) -> None:
        """Stop looking."""

    def tables(self) -> tuple[FoundTable, ...]:
        """List the tables found so far."""

    def problem(self) -> str:
        """Say why tables cannot be found here, empty when they can."""

    def host(self, name: str, options: TableOptions, seats: int, game_id: str | None = None) -> Room:
        """Open a table; with a saved game's name, to go on with that.

        Raises ``NetworkError`` where no port can be opened, and ``StoreError`` where the game cannot be gone on with.
        """

    def join(self, name: str, where: FoundTable | str, code: str = "", watch: bool = False) -> Room:
        """Go to a table found, or to an invitation or ``address:port`` that was typed.

        Raises ``NetworkError`` where the text is neither, or no port can be opened.
        """

    def rejoinable(self) -> str | None:
        """Name the unfinished game of another computer's table that was played last here."""

    def rejoin(self, game_id: str) -> Room:
        """Come back to a game: to its dealer, wherever that is now, or as its dealer if that was us.

        Raises ``AddressLost`` where nothing tells where to look, any other ``NetworkError``, and ``StoreError``.
        """

    def take_notes(self) -> tuple[str, ...]:
        """Take the sentences on damage in the person's own files that they have not been told yet."""

    def close(self) -> None:
        """Leave everything."""

"""People who gather: a network and a room that only remember what was asked of them.

Knows the protocols of ``net.room.room``; for pictures and tests, where no other computer is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from game.sessions.participants import ChatLine
from net.protocol.messages import Lobby, LobbySeat, TableOptions, Watcher
from net.protocol.room_types import AddressLost, FoundTable, NetworkError, Phase
from net.room.room import Room, RoomState
from tools.shots.posed import NAMES

if TYPE_CHECKING:
    from game.sessions.session import Session

EditionName = Literal["base", "marvel"]
INVITATION = "cabochon://192.168.1.23:47321/K7QX-3MPD#sha256:5f1e0c9ab2d44c7785e1a90b3f6d2c18"
WORDS = ("amber", "lantern", "violin", "harbour")


def edition_of(name: str) -> EditionName:
    """Give a name of an edition its type."""
    return "marvel" if name == "marvel" else "base"


def tables(edition: str) -> tuple[FoundTable, ...]:
    """Tables on a network, one of each kind."""
    first, second, third, *_ = NAMES[edition]
    other: EditionName = "base" if edition == "marvel" else "marvel"

    def table(host: str, name: EditionName, seats: int, free: int, ping: int, *, playing: bool = False) -> FoundTable:
        return FoundTable(host, host, name, seats, free, playing, True, "", False, "192.168.1.23", 47321, host, ping)

    return (
        table(first, edition_of(edition), 4, 2, 1),
        table(second, other, 2, 1, 4),
        table(third, edition_of(edition), 3, 0, 12, playing=True),
    )


def lobby(edition: str, seats: int, *, here: int | None = None, watchers: int = 2) -> Lobby:
    """Make a lobby: ``here`` people sit down (all but the last chair), the third chair has a bot where there is one."""
    names = NAMES[edition]
    people = seats - 1 if here is None else here
    chairs = [
        LobbySeat("human", names[seat], "", seat + 1, bytes([seat] * 32), ready=seat != 1, color=seat)
        if seat < people
        else LobbySeat(color=seat)
        for seat in range(seats)
    ]
    if seats == 4 and here is None:
        chairs[2] = LobbySeat("bot", names[2], "greedy", color=2)
    looking = tuple(Watcher(10 + number, name) for number, name in enumerate(("Ilse", "Noor", "Pál")[:watchers]))
    return Lobby(names[0], TableOptions(edition=edition_of(edition)), tuple(chairs), looking, dealer=1)


class FakeRoom:
    """A room that answers at once: wishes change the lobby where that is simple, and all are noted in ``asked``."""

    def __init__(self, shown: Lobby | None, *, hosting: bool = True, phase: Phase = "lobby") -> None:
        self.state = RoomState(
            phase=phase,
            hosting=hosting,
            me=1 if hosting else 2,
            edition=None if shown is None else shown.options.edition,
            invitation=INVITATION if hosting else "",
            code="K7QX-3MPD" if hosting else "",
            addresses=("192.168.1.23:47321", "10.0.0.4:47321") if hosting else (),
        )
        self.asked: list[tuple[object, ...]] = []
        self.changed = False
        self.left = False
        self.set(lobby=shown)

    def set(self, **fields: object) -> None:
        """Exchange something of the state; a host can start once all seats are taken and all people ready."""
        state = msgspec.structs.replace(self.state, **fields)
        chairs = state.lobby.seats if state.lobby is not None else ()
        ready = all(chair.kind == "bot" or (chair.kind == "human" and chair.ready) for chair in chairs)
        self.state = msgspec.structs.replace(state, can_start=ready)

    def poll(self) -> bool:
        """Return whether something was changed since."""
        was, self.changed = self.changed, False
        return was

    def show(self, shown: Lobby) -> None:
        """Let the lobby look otherwise."""
        self.set(lobby=shown)
        self.changed = True

    def end(self, problem: str) -> None:
        """Close the room from elsewhere."""
        self.set(phase="closed", problem=problem)
        self.changed = True

    def begin(self, session: Session) -> None:
        """Let the game begin."""
        self.set(session=session, phase="game")
        self.changed = True

    @property
    def _chairs(self) -> tuple[LobbySeat, ...]:
        return self.state.lobby.seats if self.state.lobby is not None else ()

    def _mine(self) -> int | None:
        return next((seat for seat, chair in enumerate(self._chairs) if chair.person == self.state.me), None)

    def _put(self, seat: int, chair: LobbySeat) -> None:
        if self.state.lobby is not None:
            seats = (*self.state.lobby.seats[:seat], chair, *self.state.lobby.seats[seat + 1 :])
            self.show(msgspec.structs.replace(self.state.lobby, seats=seats))

    def say(self, text: str) -> None:
        """Note the line."""
        self.hear("", text)
        self.asked.append(("say", text))
        self.changed = True

    def hear(self, name: str, text: str) -> None:
        """Let a line be said from the chair where somebody of that name sits."""
        seat = next((chair.color for chair in self._chairs if name and chair.name == name), None)
        self.set(chat=(*self.state.chat, ChatLine(len(self.state.chat) + 1, name, seat, text)))
        self.changed = True

    def set_ready(self, ready: bool) -> None:
        """Mark the own chair."""
        self.asked.append(("ready", ready))
        seat = self._mine()
        if seat is not None and self.state.lobby is not None:
            self._put(seat, msgspec.structs.replace(self.state.lobby.seats[seat], ready=ready))

    def take_seat(self, seat: int) -> None:
        """Note the wish."""
        self.asked.append(("seat", seat))

    def rename(self, name: str) -> None:
        """Note the name."""
        self.asked.append(("rename", name))

    def admit(self, number: int, yes: bool) -> None:
        """Take the knock away."""
        self.asked.append(("admit", number, yes))
        self.set(knocks=tuple(knock for knock in self.state.knocks if knock.number != number))
        self.changed = True

    def new_code(self) -> None:
        """Show another code."""
        self.asked.append(("code",))
        code = "9TWB-QH4N"
        self.set(code=code, invitation=INVITATION.replace("K7QX-3MPD", code))

    def kick(self, person: int) -> None:
        """Note who goes."""
        self.asked.append(("kick", person))

    def swap(self, one: int, other: int) -> None:
        """Note which chairs change places."""
        self.asked.append(("swap", one, other))

    def set_bot(self, seat: int, level: str | None) -> None:
        """Put a bot there, or take it away."""
        self.asked.append(("bot", seat, level))
        name = NAMES["base"][seat]
        self._put(seat, LobbySeat(color=seat) if level is None else LobbySeat("bot", name, level, color=seat))

    def set_seats(self, count: int) -> None:
        """Set so many chairs."""
        self.asked.append(("seats", count))
        if self.state.lobby is not None:
            more = (LobbySeat(color=seat) for seat in range(len(self.state.lobby.seats), count))
            self.show(msgspec.structs.replace(self.state.lobby, seats=(*self.state.lobby.seats[:count], *more)))

    def set_options(self, options: TableOptions) -> None:
        """Take the options."""
        self.asked.append(("options", options))
        if self.state.lobby is not None:
            self.show(msgspec.structs.replace(self.state.lobby, options=options))

    def start(self) -> None:
        """Begin to collect the shares."""
        self.asked.append(("start",))
        self.set(phase="dealing")
        self.changed = True

    def rematch(self) -> None:
        """Gather again."""
        self.asked.append(("rematch",))
        self.set(phase="lobby", session=None)
        self.changed = True

    def leave(self) -> None:
        """Note that this person has gone."""
        self.left = True


class FakeNetwork:
    """A network with some tables; it gives out the rooms it was told to."""

    def __init__(self, found: tuple[FoundTable, ...] = (), room: FakeRoom | None = None) -> None:
        self.found = found
        self.room = room
        self.trouble = ""
        self.refusal = ""
        self.unfinished: str | None = None
        self.notes: tuple[str, ...] = ()
        self.way_lost = False
        self.looking = False
        self.asked: list[tuple[object, ...]] = []

    def look(self) -> None:
        """Begin to look."""
        self.looking = True

    def stop_looking(self) -> None:
        """Look no more."""
        self.looking = False

    def tables(self) -> tuple[FoundTable, ...]:
        """List the tables."""
        return self.found

    def problem(self) -> str:
        """Repeat the trouble."""
        return self.trouble

    def _give(self) -> Room:
        if self.refusal or self.room is None:
            raise NetworkError(self.refusal or "There is no room.")
        return self.room

    def host(self, name: str, options: TableOptions, seats: int, game_id: str | None = None) -> Room:
        """Open the table."""
        self.asked.append(("host", name, options.edition, seats, game_id))
        return self._give()

    def join(self, name: str, where: FoundTable | str, code: str = "", watch: bool = False) -> Room:
        """Go to a table."""
        target = where if isinstance(where, str) else where.host
        self.asked.append(("join", name, target, code, watch))
        return self._give()

    def rejoinable(self) -> str | None:
        """Name the unfinished game."""
        return self.unfinished

    def rejoin(self, game_id: str) -> Room:
        """Come back."""
        self.asked.append(("rejoin", game_id))
        if self.way_lost:
            raise AddressLost("The way is lost.")
        return self._give()

    def take_notes(self) -> tuple[str, ...]:
        """Take the notes."""
        notes, self.notes = self.notes, ()
        return notes

    def close(self) -> None:
        """Close the room."""
        if self.room is not None:
            self.room.leave()

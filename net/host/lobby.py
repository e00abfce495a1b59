"""The chairs of a lobby: who sits where, bots, readiness, and the options that the host chooses.

Knows people by their numbers and keys; knows no links and sends nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from game.bots import LEVELS
from game.match.match import Match
from game.record import SeatInfo
from net.host.connections import ConnectedPerson
from net.protocol.limits import SPECTATORS
from net.protocol.messages import Lobby, LobbySeat, TableOptions, Watcher

FEWEST: Final = 2
MOST: Final = 4


@dataclass
class HostSeat:
    """A place in the lobby; ``key`` is its owner's: who sits there, or for whom it is kept (``person`` is ``None``)."""

    name: str = ""
    level: str | None = None
    person: int | None = None
    key: bytes | None = None
    ready: bool = False
    promise: bytes = b""

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.level is None and self.key is None


class HostSeats:
    """The chairs of a table that has not begun, or of a saved game that is to go on."""

    def __init__(self, options: TableOptions, seats: int, saved: Match | None = None) -> None:
        """Put up empty chairs, or those of a saved game, kept for their owners."""
        self.options = options
        self.saved = saved
        self.chairs = [HostSeat() for _ in range(min(MOST, max(FEWEST, seats)))]
        if saved is not None:
            self.options = msgspec.structs.replace(options, edition=saved.state.edition)
            self.chairs = [_kept(info) for info in saved.record.header.seats]

    def lobby(self, host: str, people: list[ConnectedPerson], dealer: int | None) -> Lobby:
        """Show it all; ``dealer`` is the person whose computer deals."""
        seats = tuple(
            LobbySeat(_kind(chair), chair.name, chair.level or "", chair.person, chair.key, chair.ready, number)
            for number, chair in enumerate(self.chairs)
        )
        seated = {chair.person for chair in self.chairs}
        watchers = tuple(Watcher(one.number, one.name, one.key) for one in people if one.number not in seated)
        game = "" if self.saved is None else self.saved.record.header.game
        number = 0 if self.saved is None else self.saved.state.round
        return Lobby(host, self.options, seats, watchers[:16], game, number, dealer)

    def chair_of(self, person: int) -> int | None:
        """Tell where somebody sits."""
        return next((number for number, chair in enumerate(self.chairs) if chair.person == person), None)

    def owned(self, key: bytes) -> bool:
        """Tell whether a chair is somebody's."""
        return any(chair.key == key for chair in self.chairs)

    @property
    def full(self) -> bool:
        """Whether no chair is free."""
        return not any(chair.free for chair in self.chairs)

    def sit(self, person: ConnectedPerson) -> None:
        """Seat somebody: on their own chair, else on the first free one; whoever only watches stays beside."""
        mine = next((chair for chair in self.chairs if chair.key == person.key), None)
        if mine is None and not person.watch:
            mine = next((chair for chair in self.chairs if chair.free), None)
        if mine is not None:
            mine.person, mine.key = person.number, person.key
            mine.name = mine.name if self.saved is not None else person.name

    def rise(self, person: int) -> None:
        """Let somebody go; a saved game keeps their chair."""
        seat = self.chair_of(person)
        if seat is None:
            return
        chair = self.chairs[seat]
        if self.saved is None:
            self.chairs[seat] = HostSeat()
        else:
            self.chairs[seat] = HostSeat(name=chair.name, key=chair.key)

    def set_ready(self, person: int, ready: bool, promise: bytes) -> None:
        """Note that somebody is ready, and what they promise."""
        seat = self.chair_of(person)
        if seat is not None:
            self.chairs[seat].ready = ready
            self.chairs[seat].promise = promise if ready else b""

    def unready(self) -> None:
        """Have everybody say anew that they are ready: a promise counts for one start only."""
        for chair in self.chairs:
            chair.ready, chair.promise = False, b""

    def move(self, person: ConnectedPerson, seat: int) -> None:
        """Let somebody move to a free chair; nothing happens where it is not free, or for whoever only watches."""
        if person.watch or seat >= len(self.chairs) or not self.chairs[seat].free:
            return
        self.rise(person.number)
        self.chairs[seat] = HostSeat(person.name, None, person.number, person.key)

    def rename(self, person: ConnectedPerson) -> None:
        """Show somebody's new name; a saved game keeps the one in its record."""
        seat = self.chair_of(person.number)
        if seat is not None and self.saved is None:
            self.chairs[seat].name = person.name

    def swap(self, one: int, other: int) -> None:
        """Let two chairs change places; those of a saved game stay."""
        if self.saved is None and all(seat in range(len(self.chairs)) for seat in (one, other)):
            self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]

    def set_bot(self, seat: int, level: str | None) -> None:
        """Put a bot onto a chair where nobody sits, or take it away."""
        if self.saved is not None or seat not in range(len(self.chairs)) or self.chairs[seat].person is not None:
            return
        if level is None:
            self.chairs[seat] = HostSeat()
        elif level in LEVELS:
            self.chairs[seat] = HostSeat(f"{level.capitalize()} {seat + 1}", level)

    def set_seats(self, count: int) -> None:
        """Have so many chairs; those of people are never taken away."""
        count = min(MOST, max(FEWEST, count))
        if self.saved is not None:
            return
        while len(self.chairs) > count:
            last = next((number for number in reversed(range(len(self.chairs))) if not self.chairs[number].key), None)
            if last is None:
                return
            del self.chairs[last]
        self.chairs += [HostSeat() for _ in range(count - len(self.chairs))]

    def set_options(self, options: TableOptions) -> None:
        """Choose how to play; everybody agrees anew. A saved game stays of its edition."""
        if self.saved is not None:
            options = msgspec.structs.replace(options, edition=self.options.edition)
        if options != self.options:
            self.options = options
            self.unready()

    @property
    def complete(self) -> bool:
        """Whether everybody who sits is ready and no chair is open; of a saved game owners may be missing."""
        people = [chair for chair in self.chairs if chair.person is not None]
        open_chairs = any(chair.level is None and chair.person is None for chair in self.chairs)
        return all(chair.ready for chair in people) and (self.saved is not None or not open_chairs)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Give the seats of the game to come."""
        return tuple(
            SeatInfo(chair.name, "bot", chair.level)
            if chair.key is None
            else SeatInfo(chair.name, "human", None, chair.key.hex(), chair.promise.hex())
            for chair in self.chairs
        )

    def room_for_watchers(self, people: list[ConnectedPerson]) -> bool:
        """Tell whether one more may look on."""
        return self.options.spectators and sum(person.watch for person in people) < SPECTATORS


def rotated(match: Match, options: TableOptions, people: list[ConnectedPerson]) -> HostSeats:
    """Put up the chairs for another game after this one, everybody one further.

    Who has gone leaves theirs open, and so does who came back to look on.
    """
    seats = match.record.header.seats
    fresh = HostSeats(options, len(seats))
    here = {person.key: person for person in people if not person.watch}
    for number, info in enumerate((*seats[1:], seats[0])):
        person = None if info.key is None else here.get(bytes.fromhex(info.key))
        if person is not None:
            fresh.chairs[number] = HostSeat(info.name, None, person.number, person.key)
        elif info.key is None and info.level is not None:
            fresh.set_bot(number, info.level)
    return fresh


def _kept(info: SeatInfo) -> HostSeat:
    if info.key is None:
        return HostSeat(info.name, info.level or LEVELS[-1])
    return HostSeat(info.name, key=bytes.fromhex(info.key))


def _kind(chair: HostSeat) -> Literal["open", "human", "bot"]:
    return "bot" if chair.level is not None else "open" if chair.person is None else "human"

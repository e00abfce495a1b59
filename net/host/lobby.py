"""The seats of a lobby: people, bots, readiness, and the options that the host chooses.

Knows people by their numbers and keys; knows no links and sends nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from game.bots.registry import bot_name, can_play
from game.match.match import STAND_IN_BOT, Match
from game.record import SeatInfo
from game.rules.editions import edition
from net.host.connections import ConnectedPerson
from net.protocol.messages import Lobby, LobbySeat, TableOptions, Watcher

FEWEST: Final = 2
MOST: Final = 4


@dataclass
class HostSeat:
    """A seat in the lobby; ``key`` is its owner's, and ``person`` their number while they are connected."""

    name: str = ""
    bot: str | None = None
    person: int | None = None
    key: bytes | None = None
    ready: bool = False
    commitment: bytes = b""

    @property
    def free(self) -> bool:
        """Whether anybody may take this seat."""
        return self.bot is None and self.key is None


class HostSeats:
    """The seats of a table before a game, or of a saved game that is to be continued."""

    def __init__(self, options: TableOptions, count: int, saved: Match | None = None) -> None:
        """Begin with empty seats, or with those of a saved game, kept for their owners."""
        self.options = options
        self.saved = saved
        self.seats = [HostSeat() for _ in range(min(MOST, max(FEWEST, count)))]
        if saved is not None:
            self.options = msgspec.structs.replace(options, edition=saved.state.edition)
            self.seats = [_kept(info) for info in saved.record.header.seats]

    def lobby(self, host: str, people: list[ConnectedPerson], host_person: int | None) -> Lobby:
        """Return the message with the whole lobby; ``host_person`` is the person at the host's computer."""
        seats = tuple(
            LobbySeat(_kind(seat), seat.name, seat.bot or "", seat.person, seat.key, seat.ready, number)
            for number, seat in enumerate(self.seats)
        )
        seated = {seat.person for seat in self.seats}
        watchers = tuple(Watcher(one.number, one.name, one.key) for one in people if one.number not in seated)
        game = "" if self.saved is None else self.saved.record.header.game
        round_ = 0 if self.saved is None else self.saved.state.round
        return Lobby(host, self.options, seats, watchers[:16], game, round_, host_person)

    def number_of(self, person: int) -> int | None:
        """Return the number of a person's seat."""
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def has_owner(self, key: bytes) -> bool:
        """Whether a seat belongs to a key."""
        return any(seat.key == key for seat in self.seats)

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return not any(seat.free for seat in self.seats)

    def sit(self, person: ConnectedPerson) -> None:
        """Assign a person their own seat or the first free one; spectators get none."""
        mine = next((seat for seat in self.seats if seat.key == person.key), None)
        if mine is None and not person.watch:
            mine = next((seat for seat in self.seats if seat.free), None)
        if mine is not None:
            mine.person, mine.key = person.number, person.key
            mine.name = mine.name if self.saved is not None else person.name

    def vacate(self, person: int) -> None:
        """Free a person's seat; in a saved game it stays kept for them."""
        number = self.number_of(person)
        if number is not None:
            seat = self.seats[number]
            self.seats[number] = HostSeat() if self.saved is None else HostSeat(name=seat.name, key=seat.key)

    def set_ready(self, person: int, ready: bool, commitment: bytes) -> None:
        """Store whether a person is ready, and the commitment to their seed share."""
        number = self.number_of(person)
        if number is not None:
            self.seats[number].ready = ready
            self.seats[number].commitment = commitment if ready else b""

    def unready(self) -> None:
        """Make everybody unready: a commitment counts for one start only."""
        for seat in self.seats:
            seat.ready, seat.commitment = False, b""

    def move(self, person: ConnectedPerson, number: int) -> None:
        """Move a person to another seat if that one is free; spectators stay where they are."""
        if person.watch or number >= len(self.seats) or not self.seats[number].free:
            return
        self.vacate(person.number)
        self.seats[number] = HostSeat(person.name, None, person.number, person.key)

    def rename(self, person: ConnectedPerson) -> None:
        """Store a person's new name; a saved game keeps the one in its record."""
        number = self.number_of(person.number)
        if number is not None and self.saved is None:
            self.seats[number].name = person.name

    def swap(self, one: int, other: int) -> None:
        """Swap two seats, except in a saved game."""
        if self.saved is None and all(number in range(len(self.seats)) for number in (one, other)):
            self.seats[one], self.seats[other] = self.seats[other], self.seats[one]

    def set_bot(self, number: int, bot: str | None) -> None:
        """Assign a seat without a person to a bot, or free it with ``None``."""
        if self.saved is not None or number not in range(len(self.seats)) or self.seats[number].person is not None:
            return
        if bot is None:
            self.seats[number] = HostSeat()
        elif can_play(bot):
            self.seats[number] = HostSeat(self._bot_name(number, bot), bot)

    def _bot_name(self, number: int, bot: str) -> str:
        """Return the edition's name for a bot at a seat, or another one where somebody has that name."""
        taken = {seat.name.casefold() for index, seat in enumerate(self.seats) if index != number}
        names = edition(self.options.edition).bot_names
        own = bot_name(self.options.edition, bot, number)
        return next(name for name in (own, *names) if name.casefold() not in taken)

    def set_count(self, count: int) -> None:
        """Change the number of seats; those of people are never removed."""
        count = min(MOST, max(FEWEST, count))
        if self.saved is not None:
            return
        while len(self.seats) > count:
            last = next((number for number in reversed(range(len(self.seats))) if not self.seats[number].key), None)
            if last is None:
                return
            del self.seats[last]
        self.seats += [HostSeat() for _ in range(count - len(self.seats))]

    def set_options(self, options: TableOptions) -> None:
        """Change the options; everybody has to be ready again. A saved game keeps its edition."""
        if self.saved is not None:
            options = msgspec.structs.replace(options, edition=self.options.edition)
        if options != self.options:
            self.options = options
            for number, seat in enumerate(self.seats):
                if seat.bot is not None:
                    self.set_bot(number, seat.bot)
            self.unready()

    @property
    def complete(self) -> bool:
        """Whether all who are seated are ready and no seat is open; in a saved game people may be missing."""
        people = [seat for seat in self.seats if seat.person is not None]
        missing = any(seat.bot is None and seat.person is None for seat in self.seats)
        return all(seat.ready for seat in people) and (self.saved is not None or not missing)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Return the seats as the header of the next game names them."""
        return tuple(
            SeatInfo(seat.name, "bot", seat.bot)
            if seat.key is None
            else SeatInfo(seat.name, "human", None, seat.key.hex(), seat.commitment.hex())
            for seat in self.seats
        )


def rotated(match: Match, options: TableOptions, people: list[ConnectedPerson]) -> HostSeats:
    """Return the seats for another game after this one, rotated by one.

    The seats of people who have left, or came back as spectators, are open.
    """
    infos = match.record.header.seats
    fresh = HostSeats(options, len(infos))
    here = {person.key: person for person in people if not person.watch}
    for number, info in enumerate((*infos[1:], infos[0])):
        person = None if info.key is None else here.get(bytes.fromhex(info.key))
        if person is not None:
            fresh.seats[number] = HostSeat(info.name, None, person.number, person.key)
    for number, info in enumerate((*infos[1:], infos[0])):
        if info.key is None and info.bot is not None:
            fresh.set_bot(number, info.bot)
    return fresh


def _kept(info: SeatInfo) -> HostSeat:
    if info.key is None:
        return HostSeat(info.name, info.bot or STAND_IN_BOT)
    return HostSeat(info.name, key=bytes.fromhex(info.key))


def _kind(seat: HostSeat) -> Literal["open", "human", "bot"]:
    return "bot" if seat.bot is not None else "open" if seat.person is None else "human"

"""A fake network and a fake room of a lobby, which record the calls made to them.

They implement the protocols of ``net.room.room`` for pictures and tests, without another computer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from game.rules import edition as rules_of
from game.sessions.participants import ChatLine
from game.support.reactions import Reaction
from net.protocol.clock_classes import ClockClass
from net.protocol.hall_types import HallView, ServerNote
from net.protocol.lobby_messages import (
    GAMES_AT_ONCE,
    BestPlayers,
    HallLine,
    HallPeople,
    PastGame,
    PastSeat,
    PlayerPage,
    RankedPlayer,
    RatingNote,
    ReportKind,
)
from net.protocol.messages import Lobby, LobbySeat, TableOptions, Watcher
from net.protocol.room_types import AddressLost, FoundTable, NetworkError, TablePhase, WrongWord
from net.room.room import Room, RoomState
from tools.shots.posed import NAMES

if TYPE_CHECKING:
    from game.sessions.session import Session

EditionName = Literal["base", "marvel"]
_TILES: Final = {"base": "nobles", "marvel": "locations"}
INVITATION = "cabochon://192.168.1.23:47321/K7QX-3MPD#sha256:5f1e0c9ab2d44c7785e1a90b3f6d2c18"
SERVERS = (
    ServerNote(
        "cabochon-server://friends.example#" + "0a" * 32,
        "Friday table",
        linked=True,
        ratings=(RatingNote("base", 2, 1612, True, 31), RatingNote("marvel", 2, 1488, False, 3)),
    ),
    ServerNote("cabochon-server://203.0.113.7:47322#" + "0b" * 32, ""),
)
WORDS = ("amber", "lantern", "violin", "harbour")


def edition_of(name: str) -> EditionName:
    """Return the name of an edition with its literal type."""
    return "marvel" if name == "marvel" else "base"


def tables(edition: str) -> tuple[FoundTable, ...]:
    """Tables on a network, one of each kind."""
    _, first, third, *_ = NAMES[edition]
    other: EditionName = "base" if edition == "marvel" else "marvel"

    def table(host: str, name: EditionName, seats: int, free: int, ping: int, *, playing: bool = False) -> FoundTable:
        return FoundTable(host, host, name, seats, free, playing, True, "", False, "192.168.1.23", 47321, host, ping)

    return (
        table(first, edition_of(edition), 4, 2, 1),
        table(NAMES[other][1], other, 2, 1, 4),
        table(third, edition_of(edition), 3, 0, 12, playing=True),
    )


def tables_at_server(edition: str) -> tuple[FoundTable, ...]:
    """Tables at a server: one's own, an open one, and one to watch."""
    names = NAMES[edition]
    link = SERVERS[0].link

    def table(*people: str, playing: bool = False, yours: bool = False) -> FoundTable:
        free = 0 if playing else people.count("")
        host = next(filter(None, people))
        return FoundTable(
            name=host,
            host=host,
            edition=edition,
            seats=len(people),
            free=free,
            playing=playing,
            spectators=True,
            game="",
            private=False,
            address="",
            port=0,
            fingerprint="/".join(people),
            server=SERVERS[0].name,
            link=link,
            people=people,
            yours=yours,
        )

    return (
        table(names[0], names[2], playing=True, yours=True),
        table("Ilse", "", "Noor", ""),
        table("Pál", names[3], "Ilse", playing=True),
    )


def lobby(edition: str, seats: int, *, here: int | None = None, watchers: int = 2) -> Lobby:
    """Return a lobby with ``here`` people (default: all seats but the last) and a bot in the third of four seats."""
    names = NAMES[edition]
    people = seats - 1 if here is None else here
    lobby_seats = [
        LobbySeat("human", names[seat], "", seat + 1, bytes([seat] * 32), ready=seat != 1, color=seat)
        if seat < people
        else LobbySeat(color=seat)
        for seat in range(seats)
    ]
    if seats == 4 and here is None:
        lobby_seats[2] = LobbySeat("bot", names[2], "greedy", color=2)
    looking = tuple(Watcher(10 + number, name) for number, name in enumerate(("Ilse", "Noor", "Pál")[:watchers]))
    return Lobby(names[0], TableOptions(edition=edition_of(edition)), tuple(lobby_seats), looking, host_person=1)


class FakeRoom:
    """A room that answers at once: simple requests change the lobby, and all are recorded in ``asked``."""

    def __init__(self, shown: Lobby | None, *, hosting: bool = True, phase: TablePhase = "lobby") -> None:
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
        self.hall: FakeHall | None = None
        self.set(lobby=shown)

    def set(self, **fields: object) -> None:
        """Replace fields of the state; a host can start once all seats are taken and all people ready."""
        state = msgspec.structs.replace(self.state, **fields)
        seats = state.lobby.seats if state.lobby is not None else ()
        ready = all(entry.kind == "bot" or (entry.kind == "human" and entry.ready) for entry in seats)
        self.state = msgspec.structs.replace(state, can_start=ready)

    def poll(self) -> bool:
        """Return whether the state has changed since the last call."""
        was, self.changed = self.changed, False
        return was

    def show(self, shown: Lobby) -> None:
        """Replace the lobby."""
        self.set(lobby=shown)
        self.changed = True

    def end(self, problem: str) -> None:
        """Close the room as if from elsewhere, with a problem to report."""
        self.set(phase="closed", problem=problem)
        self.changed = True

    def begin(self, session: Session) -> None:
        """Start the game."""
        self.set(session=session, phase="game")
        self.changed = True

    @property
    def _seats(self) -> tuple[LobbySeat, ...]:
        return self.state.lobby.seats if self.state.lobby is not None else ()

    def _mine(self) -> int | None:
        return next((seat for seat, entry in enumerate(self._seats) if entry.person == self.state.me), None)

    def _put(self, seat: int, entry: LobbySeat) -> None:
        if self.state.lobby is not None:
            seats = (*self.state.lobby.seats[:seat], entry, *self.state.lobby.seats[seat + 1 :])
            self.show(msgspec.structs.replace(self.state.lobby, seats=seats))

    def send_chat(self, text: str) -> None:
        """Record the line and show it."""
        self.receive("", text)
        self.asked.append(("send_chat", text))
        self.changed = True

    def react(self, kind: Reaction) -> None:
        """Record the quick word."""
        self.asked.append(("react", kind))

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        """Record the report."""
        self.asked.append(("report", name, kind, text))

    def receive(self, name: str, text: str) -> None:
        """Add a chat line of the person of that name, in the colour of their seat."""
        seat = next((entry.color for entry in self._seats if name and entry.name == name), None)
        self.set(chat=(*self.state.chat, ChatLine(len(self.state.chat) + 1, name, seat, text)))
        self.changed = True

    def set_ready(self, ready: bool) -> None:
        """Record the call and mark this person's seat."""
        self.asked.append(("ready", ready))
        seat = self._mine()
        if seat is not None and self.state.lobby is not None:
            self._put(seat, msgspec.structs.replace(self.state.lobby.seats[seat], ready=ready))

    def take_seat(self, seat: int) -> None:
        """Record the request."""
        self.asked.append(("seat", seat))

    def rename(self, name: str) -> None:
        """Record the name."""
        self.asked.append(("rename", name))

    def admit(self, number: int, yes: bool) -> None:
        """Record the answer and remove the knock."""
        self.asked.append(("admit", number, yes))
        self.set(knocks=tuple(knock for knock in self.state.knocks if knock.number != number))
        self.changed = True

    def new_code(self) -> None:
        """Record the call and show another code."""
        self.asked.append(("code",))
        code = "9TWB-QH4N"
        self.set(code=code, invitation=INVITATION.replace("K7QX-3MPD", code))

    def kick(self, person: int) -> None:
        """Record the person who is removed."""
        self.asked.append(("kick", person))

    def swap(self, one: int, other: int) -> None:
        """Record the two seats that are swapped."""
        self.asked.append(("swap", one, other))

    def set_bot(self, seat: int, bot: str | None) -> None:
        """Record the call and seat a bot, or remove it with ``None``."""
        self.asked.append(("bot", seat, bot))
        name = NAMES["base"][seat]
        self._put(seat, LobbySeat(color=seat) if bot is None else LobbySeat("bot", name, bot, color=seat))

    def set_seats(self, count: int) -> None:
        """Record the call and change the number of seats."""
        self.asked.append(("seats", count))
        if self.state.lobby is not None:
            more = (LobbySeat(color=seat) for seat in range(len(self.state.lobby.seats), count))
            self.show(msgspec.structs.replace(self.state.lobby, seats=(*self.state.lobby.seats[:count], *more)))

    def set_options(self, options: TableOptions) -> None:
        """Record and apply the options."""
        self.asked.append(("options", options))
        if self.state.lobby is not None:
            self.show(msgspec.structs.replace(self.state.lobby, options=options))

    def start(self) -> None:
        """Record the call and enter the dealing phase."""
        self.asked.append(("start",))
        self.set(phase="dealing")
        self.changed = True

    def rematch(self) -> None:
        """Record the call and return to the lobby."""
        self.asked.append(("rematch",))
        self.set(phase="lobby", session=None)
        self.changed = True

    def leave(self) -> None:
        """Record that this person has left."""
        self.left = True


class FakeHall:
    """A server's hall that stays as it was given, and records what it is asked."""

    def __init__(self, state: HallView) -> None:
        self.state = state
        self.asked: list[tuple[object, ...]] = []
        self.changed = False

    def poll(self) -> bool:
        """Return whether a test has changed the state since the last call."""
        changed, self.changed = self.changed, False
        return changed

    def send_chat(self, text: str) -> None:
        """Record the call."""
        self.asked.append(("chat", text))

    def react(self, kind: Reaction) -> None:
        """Record the call."""
        self.asked.append(("word", kind))

    def report(self, name: str, kind: ReportKind, text: str) -> None:
        """Record the report."""
        self.asked.append(("report", name, kind, text))

    def ask_player(self, name: str, edition: str, seats: int, skip: int = 0) -> None:
        """Record the call."""
        self.asked.append(("player", name, edition, seats, skip))

    def ask_best(self, edition: str, seats: int) -> None:
        """Record the call."""
        self.asked.append(("best", edition, seats))

    def fetch_record(self, game: str) -> None:
        """Record the call."""
        self.asked.append(("fetch", game))


_RATINGS: Final = (1541, 1568, 1530, 1571, 1602, 1640, 1615, 1649, 1688, 1672, 1701, 1736, 1722)
"""The first player's rating after each game."""


def hall(edition: str) -> FakeHall:
    """Return the hall of a server with players, ratings, games and a chat."""
    names = NAMES[edition]
    others = ("Otto", "Jørgen", "Henrik", "Yuki", "Nadia", "Pál", "Aurelia", "Anouk")  # of many faces
    best = (*names[1:], names[0], *others)
    ranked = tuple(
        RankedPlayer(name, _RATINGS[-1] + 33 * (3 - number), number < 9, 60 - 4 * number)
        for number, name in enumerate(best)
    )
    ratings = (RatingNote(edition, 2, _RATINGS[-1], True, 41), RatingNote(edition, 4, 1544, False, 3))
    state = HallView(
        linked=True,
        server="Splendor Club",
        name=names[0],
        listed=True,
        lines=_hall_lines(edition),
        people=HallPeople(len(best), tuple(sorted(best))),
        page=PlayerPage(names[0], True, edition, 2, ratings, _RATINGS, _past_games(edition), count=64),
        best=BestPlayers(edition, 2, ranked),
    )
    return FakeHall(state)


def _past_games(edition: str) -> tuple[PastGame, ...]:
    """Return the first player's games, the newest first."""
    names, goal = NAMES[edition], rules_of(edition).goal
    turns = (
        ((2, 1), (13, 16), 1736, 1722),
        ((1, 2), (15, 11), 1701, 1736),
        ((1, 2, 3), (17, 12, 9), None, None),
        ((1, 2), (16, 14), 1672, 1701),
        ((2, 1), (12, 17), 1688, 1672),
    )
    return tuple(
        PastGame(
            f"{number:032x}",
            1_790_000_000 - 86_400 * number,
            edition,
            tuple(
                PastSeat(name, place, points + goal - 15)
                for name, place, points in zip(names, places, points, strict=False)
            ),
            before,
            after,
        )
        for number, (places, points, before, after) in enumerate(turns * (GAMES_AT_ONCE // len(turns)))
    )


def _hall_lines(edition: str) -> tuple[HallLine, ...]:
    names, goal = NAMES[edition], rules_of(edition).goal
    return (
        HallLine(names[1], "Anyone for a game with three?"),
        HallLine(names[2], "", "think"),
        HallLine(names[2], "In ten minutes, after tea."),
        HallLine(names[0], "", "thanks"),
        HallLine("Aurelia", "A table for two is free, ten minutes each."),
        HallLine("Jørgen", "I take it."),
        HallLine("Aurelia", "", "nice"),
        HallLine(names[3], f"Last time the {_TILES[edition]} went to the player who waited. I will not wait again."),
        HallLine("Nadia", f"Who has tried the daily game? {goal} points in 24 rounds is the best so far."),
        HallLine(names[0], "22 rounds, but it took me three attempts."),
        HallLine("Nadia", "", "thanks"),
        HallLine("Otto", "Two more for a game with four?"),
        HallLine(names[2], "I am in."),
        HallLine(names[0], "Me too."),
    )


def empty_hall(edition: str) -> HallView:
    """Return the hall of a new server, as its first player sees it."""
    name = NAMES[edition][0]
    page = PlayerPage(name, True, edition, 2, (), (), ())
    here = HallPeople(1, (name,))
    best = BestPlayers(edition, 2, ())
    return HallView(linked=True, server="Club", name=name, writes=False, people=here, page=page, best=best)


KEY_WORDS: Final = (
    *("ripple", "scatter", "kick", "harvest", "brother", "lunch", "wrap", "lens", "humor", "canvas", "table", "pluck"),
    *("olympic", "velvet", "orient", "captain", "mirror", "amused", "bridge", "lantern", "cereal", "toward", "vivid"),
    "sugar",
)


class FakeNetwork:
    """A network with the given tables, whose ``host``, ``join`` and ``rejoin`` return the given room."""

    def __init__(self, found: tuple[FoundTable, ...] = (), room: FakeRoom | None = None) -> None:
        self.found = found
        self.room = room
        self.trouble = ""
        self.refusal = ""
        self.unfinished: str | None = None
        self.notes: tuple[str, ...] = ()
        self.way_lost = False
        self.looking = False
        self.kept: tuple[ServerNote, ...] = ()
        self.hall: FakeHall | None = None
        self.asked: list[tuple[object, ...]] = []

    def keep_servers(self, links: Sequence[str], name: str) -> None:
        """Keep the notes of these servers alone; a new one answers at once."""
        known = {note.link: note for note in self.kept}
        self.kept = tuple(known.get(link, ServerNote(link, "Club", linked=True)) for link in links)

    def own_turns(self) -> Mapping[str, Mapping[str, str]]:
        """Return the others at the given tables at which it is the person's turn."""
        others = {
            table.fingerprint: ", ".join(name for name in table.people if name != table.turn)
            for table in self.found
            if table.my_turn
        }
        return {note.link: others for note in self.kept}

    def own_endings(self) -> Mapping[str, Mapping[str, str]]:
        """Return the others at the given tables whose games end soon."""
        return {
            note.link: {table.fingerprint: ", ".join(table.people) for table in self.found if table.last_chance}
            for note in self.kept
        }

    def servers(self) -> tuple[ServerNote, ...]:
        """Return the servers given."""
        return self.kept

    def hall_at(self, link: str) -> FakeHall | None:
        """Return the hall given."""
        return self.hall

    def key_words(self) -> tuple[str, ...]:
        """Return made-up words; raise ``NetworkError`` where a refusal is set."""
        if self.refusal:
            raise NetworkError(self.refusal)
        return KEY_WORDS

    def restore_key(self, text: str) -> None:
        """Record the call; raise ``NetworkError`` where a refusal is set, with the number of the first other word."""
        self.asked.append(("restore", text))
        if self.refusal:
            pairs = enumerate(zip(text.split(), KEY_WORDS, strict=False), 1)
            if wrong := next((number for number, (word, right) in pairs if word != right), 0):
                raise WrongWord(self.refusal, wrong)
            raise NetworkError(self.refusal)

    def renew_key(self) -> None:
        """Record the call; raise ``NetworkError`` where a refusal is set."""
        self.asked.append(("renew",))
        if self.refusal:
            raise NetworkError(self.refusal)

    def open_at(self, link: str, options: TableOptions, seats: int, bots: Sequence[str] = ()) -> Room:
        """Record the call and return the room; raise ``NetworkError`` where there is none."""
        self.asked.append(("open", link, options.edition, seats, tuple(bots)))
        return self._give()

    def look_for_opponents(
        self, link: str, edition: str, seats: int, clock: ClockClass = "quick", window: int | None = None
    ) -> None:
        """Record the call, and search."""
        self.asked.append(("look", link, edition, seats, clock, window))
        self._set_searching(link, True)

    def stop_looking(self, link: str) -> None:
        """Record the call, and search no longer."""
        self.asked.append(("stop", link))
        self._set_searching(link, False)

    def _set_searching(self, link: str, searching: bool) -> None:
        self.kept = tuple(
            msgspec.structs.replace(note, searching=searching) if note.link == link else note for note in self.kept
        )

    def join_paired(self, link: str) -> Room:
        """Record the call and return the room; raise ``NetworkError`` where there is none."""
        self.asked.append(("paired", link))
        return self._give()

    def enter_private(self, link: str, code: str) -> Room:
        """Record the call and return the room; raise ``NetworkError`` where there is none."""
        self.asked.append(("private", link, code))
        return self._give()

    def enter_servers(self) -> None:
        """Record the call."""
        self.asked.append(("servers", *self.kept))

    def start_search(self) -> None:
        """Start the search for tables."""
        self.looking = True

    def stop_search(self) -> None:
        """Stop the search for tables."""
        self.looking = False

    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables found."""
        return self.found

    def problem(self) -> str:
        """Return the problem of the search, or an empty text."""
        return self.trouble

    def _give(self) -> Room:
        if self.refusal or self.room is None:
            raise NetworkError(self.refusal or "There is no room.")
        return self.room

    def host(self, name: str, options: TableOptions, seats: int, game_id: str | None = None) -> Room:
        """Record the call and return the room; raise ``NetworkError`` where there is none."""
        self.asked.append(("host", name, options.edition, seats, game_id))
        return self._give()

    def join(self, name: str, where: FoundTable | str, code: str = "", watch: bool = False) -> Room:
        """Record the call and return the room; raise ``NetworkError`` where there is none."""
        target = where if isinstance(where, str) else where.host
        self.asked.append(("join", name, target, code, watch))
        return self._give()

    def rejoinable(self) -> str | None:
        """Return the id of the unfinished game, if any."""
        return self.unfinished

    def rejoin(self, game_id: str) -> Room:
        """Record the call and return the room; raise ``AddressLost`` or ``NetworkError`` where there is none."""
        self.asked.append(("rejoin", game_id))
        if self.way_lost:
            raise AddressLost("The way is lost.")
        return self._give()

    def take_notes(self) -> tuple[str, ...]:
        """Return the notes and clear them."""
        notes, self.notes = self.notes, ()
        return notes

    def close(self) -> None:
        """Leave the room."""
        if self.room is not None:
            self.room.leave()

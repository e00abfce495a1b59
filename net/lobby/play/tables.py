"""The tables of a server: those in memory, the games that rest in the store, and when each of them is due.

Knows the store's interface and the connections; knows nothing of the hall.
"""

from __future__ import annotations

import heapq
import logging
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from game.bots.runner import BotRunner
from game.record import RecordError
from game.support.i18n import tr
from net.host.clock import ClockState, is_slow
from net.host.identity import HostIdentity
from net.lobby.census import Waits
from net.lobby.pages import rating_notes
from net.lobby.people.ratings import GameResult, Standings
from net.lobby.play.links import HallLink, HallLinks, HallPerson
from net.lobby.play.saved_tables import TableSummary, read_summary
from net.lobby.play.seat_index import SeatIndex
from net.lobby.play.table import LobbyTable, TableServices, restore_table
from net.lobby.store import Claim, LobbyStore, LobbyStoreError, StoredGame
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.clock_classes import clock_class, with_clock
from net.protocol.limits import DAY_S
from net.protocol.link_effects import Close, LinkEffect, Send
from net.protocol.lobby_messages import HallTable, LeftReason
from net.protocol.table_code import make_code

_log = logging.getLogger(__name__)

TABLES: Final = 4000
"""Maximum number of tables in memory."""
WAITING: Final = 2000
"""Number of operations waiting for the store from which on no table is opened."""
FINISHED: Final = 4000
"""Maximum number of closed tables whose names are known."""
UNFINISHED: Final = 20
"""Maximum number of unfinished games in which a person may have a seat."""
UNSTARTED_S: Final = float(DAY_S)
"""How long a table stays open without a game."""
UNSTARTED_SLOW_S: Final = 14 * UNSTARTED_S
"""The same where its games last for days."""
ABANDONED_S: Final = 30.0 * DAY_S
"""How long a private game waits for a move before it ends without a winner, where nobody returns to it."""
WARNED_S: Final = 7.0 * DAY_S
"""How long before that its people are warned, as are those at a table for slow games that is to be closed."""
LISTING_S: Final = 0.25
"""Minimum interval between two changes of the list."""
RATED_WAIT_S: Final = (30, 300)
"""Limits of the wait for an absent player, at a table for anyone and in a game that is not slow."""
REST_S: Final = 60.0
"""How long a running game without anybody at the table stays in memory."""
RETURN_S: Final = 600.0
"""How long after a restart a rated game waits for its players before it continues without the others."""
SPARE_DUES: Final = 64
"""Maximum number of invalid times kept, besides one for each valid one."""
LOADED_AT_ONCE: Final = 8
"""Maximum number of resting games loaded in one tick, whose time is up."""
AGAIN_S: Final = 60.0
"""How long after a failure a game whose time is up is looked at again, as where the store could not be read."""
TABLE_ID_BYTES: Final = 8


@dataclass(frozen=True)
class RestingGame:
    """An unfinished game that is not in memory; ``due_s``: when it continues by itself, infinity for never.

    ``last_chance``: whether the player to move has resigned then. One that is ``abandoned`` ends then without a winner.
    ``outage_s``: for how long no server ran before this one, where the game has not been loaded since.
    """

    game: str
    summary: TableSummary
    turn: int | None = None
    due_s: float = math.inf
    outage_s: float = 0.0
    last_chance: bool = False
    abandoned: bool = False


class LobbyTables:
    """All tables: those with people are in memory, and an unfinished game without any rests in the store."""

    def __init__(
        self,
        identity: HostIdentity,
        store: LobbyStore,
        standings: Standings,
        links: HallLinks,
        back: Callable[[HallLink], None],
        shut_out: Callable[[bytes, str], msg.Refused | None],
        *,
        runner: BotRunner | None,
        pace_s: float,
    ) -> None:
        """Call ``back`` for each connection that comes back to the hall from a table.

        ``shut_out`` returns why a proven key at an address may not enter, ``None`` where it may.
        """
        self._services = TableServices(identity, store, standings, self.touch, runner, pace_s)
        self._store = store
        self._standings = standings
        self._links = links
        self._back = back
        self._shut_out = shut_out
        self.in_memory: dict[str, LobbyTable] = {}
        self.resting: dict[str, RestingGame] = {}
        """The unfinished games that are not in memory, by the names of their tables."""
        self.by_game: dict[str, str] = {}
        """The names of tables by those of their unfinished games, and of those that were played there before."""
        self._games: dict[str, list[str]] = {}
        """The names of the games of each table in memory."""
        self._seats = SeatIndex()
        """The games that rest, and those that have begun in memory, by the keys of their people."""
        self._finished: dict[str, str] = {}
        """The last games of closed tables, by the names of their tables, the oldest first."""
        self.codes: dict[str, str] = {}
        """The private tables by their codes."""
        self.changed: dict[str, None] = {}
        """The tables that may look different in the list."""
        self.entries = 0
        """How many entries have been written."""
        self.fenced = 0
        """How many tables the store has refused to continue."""
        self.delivery_waits = Waits()
        """From events that had to be stored, such as a move, until everybody at the table was sent what they did."""
        self._empty_since: dict[str, float] = {}
        self._dues: list[tuple[float, str]] = []
        """A heap of when tables are to be ticked; an entry is valid if it is in ``_scheduled``."""
        self._scheduled: dict[str, float] = {}
        self._unscheduled: dict[str, LobbyTable] = {}
        """The tables at which something has happened since their deadlines were looked at."""

    def open(self, options: msg.TableOptions, seats: int) -> LobbyTable:
        """Open a table for a new game."""
        token = self._services.identity.token
        table = LobbyTable(
            token(TABLE_ID_BYTES).hex(),
            self._services,
            options,
            seats,
            code=make_code(token) if options.private else "",
            rated=not options.private,
            now=self._links.now,
        )
        table.host.admission.shut_out = self._shut_out
        self.in_memory[table.name] = table
        if table.code:
            self.codes[table.code] = table.name
        return table

    def get(self, name: str) -> LobbyTable | None:
        """Return a table, from the store where it is not in memory; ``None`` where there is none."""
        if name in self.in_memory or name not in self.resting:
            return self.in_memory.get(name)
        resting = self.resting[name]
        try:
            claim, stored = self._store.claim(resting.game)
            table = self._restore(stored, claim, resting.outage_s)
        except LobbyStoreError as error:
            _log.error("table %s cannot be loaded: %s", name, error)
            self._wake_at(name, self._links.now + AGAIN_S)
            return None
        except (RecordError, ValueError) as error:
            _log.error("table %s cannot go on: %s", name, error)
            return None
        del self.resting[name]
        self._unscheduled[name] = table
        return table

    def reopen(self, name: str, key: bytes) -> LobbyTable | None:
        """Return a closed table for one of its own people, who may have missed the end of its game.

        ``None`` where there is none, and for everybody else. Raises ``LobbyStoreError``.
        """
        return self.reopen_game(self._finished[name], key) if name in self._finished else None

    def reopen_game(self, game: str, key: bytes) -> LobbyTable | None:
        """Return the table of a finished game, as ``reopen``."""
        found = self._store.result(game)
        summary = None if found is None else read_summary(found.summary)
        if summary is None or key not in summary.keys:
            return None
        if summary.table in self.in_memory or summary.table in self.resting:
            return self.get(summary.table)
        try:
            return self._restore(self._store.finished(game), None)
        except (RecordError, ValueError) as error:
            _log.error("table %s cannot be opened again: %s", summary.table, error)
            return None

    def _restore(self, stored: StoredGame, claim: Claim | None, outage_s: float = 0.0) -> LobbyTable:
        table = restore_table(
            stored,
            claim,
            self._store.read(stored.game),
            self._services,
            outage_s=outage_s,
            now=self._links.now,
        )
        table.host.admission.shut_out = self._shut_out
        self.in_memory[table.name] = table
        self._games[table.name] = [stored.game]
        return table

    def is_busy(self) -> bool:
        """Whether the server opens no more tables: it has enough, or the store lags behind."""
        return len(self.in_memory) >= TABLES or sum(table.waiting for table in self.in_memory.values()) >= WAITING

    def has_enough(self, link: HallLink, person: HallPerson, options: msg.TableOptions) -> bool:
        """Whether a person plays as many games as one may: a live one with others there, or many in all."""
        names = self._seats.tables_of(person.key)
        loaded = [self.in_memory[name] for name in names if name in self.in_memory]
        own = [table for table in loaded if table.playing and table.has_seat(person.key)]
        if not is_slow(options) and any(not table.slow and table.links - {link.number} for table in own):
            return True
        return len(own) + sum(1 for _ in self.resting_of(person.key)) >= UNFINISHED

    def resting_of(self, key: bytes) -> Iterator[str]:
        """Iterate over the tables of a person whose games rest."""
        return (name for name in self._seats.tables_of(key) if name in self.resting)

    def place(self, link: HallLink, table: LobbyTable) -> None:
        """Bring a connection to a table."""
        link.table = table
        self._empty_since.pop(table.name, None)
        table.opened(link.number, link.address, self._links.now)
        self.touch(table)
        finished = self._store.result(table.game) if table.over else None
        if finished is not None:
            self._send_changes(link, table, msgspec.msgpack.decode(finished.result, type=GameResult))

    def leave(self, link: HallLink, reason: LeftReason) -> None:
        """Take a connection back to the hall."""
        table, link.table = link.table, None
        if table is None:
            return
        table.closed(link.number, self._links.now)
        self.touch(table)
        self._links.send(link, hall_msg.LeftTable(table.name, reason))
        self._back(link)

    def note(self, name: str, key: bytes) -> HallTable | None:
        """Return a table as a person sees it in the list; ``None`` for one that is hidden from them, or gone."""
        table = self.in_memory.get(name)
        if table is not None:
            yours = table.has_seat(key)
            hidden = (table.code or table.reserved) and not yours
            return None if table.over or hidden else table.note(yours, self._links.now)
        if name in self.resting:
            resting, last_chance = self.resting[name], self.last_chance_at(name)
            shown = last_chance or is_slow(resting.summary.options)
            left_s = max(0.0, resting.due_s - self._links.now) if shown else -1.0
            return resting.summary.note(resting.turn, left_s, last_chance) if key in resting.summary.keys else None
        return None

    def last_chance_at(self, name: str) -> bool:
        """Whether a table's game ends soon, or the player to move has resigned, unless they move."""
        if name in self.in_memory:
            return self.in_memory[name].last_chance
        resting = self.resting.get(name)
        if resting is None or not resting.abandoned:
            return resting is not None and resting.last_chance
        return self._links.now >= resting.due_s - WARNED_S

    def turn_at(self, name: str) -> int | None:
        """Return whose turn it is at a table, ``None`` before a game."""
        if name in self.in_memory:
            return self.in_memory[name].turn
        return self.resting[name].turn if name in self.resting else None

    def keys_at(self, name: str) -> Iterable[bytes]:
        """Return the keys of a table's own people."""
        table = self.in_memory.get(name)
        if table is not None:
            return table.keys()
        return filter(None, self.resting[name].summary.keys) if name in self.resting else ()

    def touch(self, table: LobbyTable, *, looked_at: bool = True) -> None:
        """Carry out what a table may send, and note that it may look different in the list.

        Of what only time has brought, entries and people who have gone are all that can be seen there.
        """
        changed = looked_at or table.wrote > 0
        self.entries, table.wrote = self.entries + table.wrote, 0
        if table.effects.released_since:
            self.delivery_waits.add(self._links.now - since for since in table.effects.released_since)
            table.effects.released_since.clear()
        effects = table.effects.take()
        if Close not in map(type, effects):
            self._links.effects += effects
        else:
            changed = self._carry_out(table, effects) or changed
        if table.failed:
            self.fenced += 1
            self._drop(table, "store")
        if table.result is not None:
            self._announce(table, *table.result)
            table.result = None
        if changed:
            self.changed[table.name] = None
        if table.name in self.in_memory:
            if (game := table.game) and self.by_game.get(game) != table.name:
                self._note_game(table, game)
            if table.links:
                self._empty_since.pop(table.name, None)
            else:
                self._empty_since.setdefault(table.name, self._links.now)
            self._unscheduled[table.name] = table

    def _carry_out(self, table: LobbyTable, effects: list[LinkEffect]) -> bool:
        """Carry out what a table sends where it also ends connections; return whether somebody goes back to the hall.

        Only who has begun as a guest of the table leaves the server with it.
        """
        removed = False
        for effect in effects:
            link = None if isinstance(effect, Send) else self._links.by_number.get(effect.link)
            if link is None:
                self._links.effects.append(effect)
            elif link.direct:
                self._links.end(link)
            elif link.table is table:
                link.table, removed = None, True
                table.links.discard(link.number)
                self._links.send(link, hall_msg.LeftTable(table.name, "removed"))
                self._back(link)
        return removed

    def _note_game(self, table: LobbyTable, game: str) -> None:
        self.by_game[game] = table.name
        self._games.setdefault(table.name, []).append(game)
        self._seats.put(table.name, table.keys())

    def close(self, table: LobbyTable) -> None:
        """Close a table at which no game runs."""
        self._drop(table, "over")

    def _drop(self, table: LobbyTable, reason: LeftReason) -> None:
        """Drop a table whose game the store refuses, or never begins; its people are back in the hall."""
        self._remove(table)
        self.codes.pop(table.code, None)
        self.changed[table.name] = None
        for number in list(table.links):
            link = self._links.by_number.get(number)
            if link is not None and link.direct:
                self._links.end(link)
            elif link is not None:
                link.table = None
                self._links.send(link, hall_msg.LeftTable(table.name, reason))
                self._back(link)
        table.links.clear()

    def _announce(self, table: LobbyTable, game: str, result: GameResult) -> None:
        """Note a finished game, and send its people their new ratings."""
        self._standings.add(game, result)
        if not result.rated:
            return
        for number in table.links:
            if number in self._links.by_number:
                self._send_changes(self._links.by_number[number], table, result)
        for seat in result.seats:
            if seat.key is not None and seat.key in self._links.by_key:
                self.send_ratings(self._links.by_key[seat.key])

    def _send_changes(self, link: HallLink, table: LobbyTable, result: GameResult) -> None:
        """Send somebody at a table what its finished game has changed in the ratings."""
        changes = tuple(
            hall_msg.RatingChange(number, seat.before.shown, seat.after.shown, seat.after.sure)
            for number, seat in enumerate(result.seats)
            if seat.before is not None and seat.after is not None
        )
        if changes and not link.direct:
            self._links.send(link, hall_msg.RatedGame(table.name, changes))

    def send_ratings(self, link: HallLink) -> None:
        """Send a person their own ratings."""
        assert link.person is not None
        self._links.send(link, hall_msg.Ratings(rating_notes(self._standings, link.person.key)))

    def let_rest(
        self, game: str, summary: TableSummary, clocks: ClockState | None, at_s: float, outage_s: float = 0.0
    ) -> None:
        """Note a game that is not in memory; it is loaded when somebody comes, or when it continues by itself.

        ``at_s`` is when somebody last was there or moved.
        """
        due = at_s + ABANDONED_S
        if is_slow(summary.options):
            due = math.inf if clocks is None else clocks.due_s
        elif summary.rated:
            due = self._links.now + RETURN_S
        turn = None if clocks is None else clocks.turn
        slow, last_chance = is_slow(summary.options), clocks is not None and clocks.last_chance and summary.rated
        abandoned = not slow and not summary.rated
        self.resting[summary.table] = RestingGame(game, summary, turn, due, outage_s, slow and last_chance, abandoned)
        self.by_game[game] = summary.table
        self._seats.put(summary.table, filter(None, summary.keys))
        self._finished.pop(summary.table, None)
        if summary.code:
            self.codes[summary.code] = summary.table
        self._wake_at(summary.table, max(due - WARNED_S, self._links.now) if abandoned else due)

    def keep_finished(self, name: str, game: str) -> None:
        """Note the last game of a table that is closed: its people may still come back to see the end of it."""
        self._finished.pop(name, None)
        self._finished[name] = game
        if len(self._finished) > FINISHED:
            del self._finished[next(iter(self._finished))]

    def tick(self, now: float) -> None:
        """Let time pass at the tables that are due, and load the games that are; the rest of many follows later."""
        names = []
        while self._dues and self._dues[0][0] <= now:
            due, name = heapq.heappop(self._dues)
            if self._scheduled.get(name) == due:
                del self._scheduled[name]
                names.append(name)
        loaded = 0
        for name in names:
            if name in self.resting and (loaded := loaded + 1) > LOADED_AT_ONCE:
                self._wake_at(name, now + LISTING_S)
                continue
            try:
                self._tick_table(name)
            except Exception:  # the other tables that are due are not looked at again by themselves
                _log.exception("no time could pass at table %s", name)
                self._wake_at(name, now + AGAIN_S)

    def _tick_table(self, name: str) -> None:
        if name in self.resting and self.resting[name].due_s > self._links.now:
            self.changed[name] = None  # from now on its people are warned
            self._wake_at(name, self.resting[name].due_s)
            return
        abandoned = name in self.resting
        table = self.get(name)
        if table is not None and abandoned and not table.goes_on:
            table.abandon(self._links.now)
            self.touch(table)
        if table is None or not (table.links or table.goes_on):
            return
        if not table.game and self._links.now >= _closes_at(table):
            _log.info("table %s is closed: no game has begun", table.name)
            self.close(table)
            return
        if not table.game and self._links.now >= _warned_at(table):
            table.warn(tr("No game has started at this table yet. It closes in a week."), self._links.now)
            self.touch(table, looked_at=False)
        if name not in self._empty_since and not table.links:
            self._empty_since[name] = self._links.now
        if table.tick(self._links.now):
            self.touch(table, looked_at=False)
        else:
            self._unscheduled[name] = table

    def _schedule(self, table: LobbyTable) -> None:
        if table.name in self.in_memory and (table.links or table.goes_on):
            due = table.next_deadline(self._links.now)
            self._wake_at(table.name, due if table.game else min(due, _warned_at(table), _closes_at(table)))

    def _wake_at(self, name: str, due: float) -> None:
        """Tick a table at ``due``, or earlier where that was scheduled before."""
        if due < self._scheduled.get(name, math.inf):
            self._scheduled[name] = due
            heapq.heappush(self._dues, (due, name))
            if len(self._dues) > 2 * len(self._scheduled) + SPARE_DUES:
                self._dues = [(due, name) for name, due in self._scheduled.items()]
                heapq.heapify(self._dues)

    def _rest(self, table: LobbyTable) -> None:
        """Close a table without people; a running game rests in the store until somebody comes back."""
        if table.reserved or not table.confirmed or (table.playing and not self._may_rest(table)):
            return
        self._remove(table)
        if table.playing:
            self.let_rest(table.game, table.summary(), table.host.clocks, self._links.now)
        else:
            self.codes.pop(table.code, None)
            if table.over:
                self.keep_finished(table.name, table.game)
        self.changed[table.name] = None

    def _may_rest(self, table: LobbyTable) -> bool:
        """Whether nobody has been at a table for a while, and its game does not continue by itself soon."""
        if self._links.now - self._empty_since[table.name] < REST_S:
            return False
        return not table.goes_on or table.due_s(self._links.now) > self._links.now + REST_S

    def _remove(self, table: LobbyTable) -> None:
        """Drop a table from memory."""
        self.in_memory.pop(table.name, None)
        for game in (table.game, *self._games.pop(table.name, ())):
            self.by_game.pop(game, None)
        self._seats.drop(table.name)
        self._empty_since.pop(table.name, None)
        self._scheduled.pop(table.name, None)

    def next_deadline(self) -> float:
        """Return when ``tick`` is due, infinity for never."""
        for table in self._unscheduled.values():
            self._schedule(table)
        self._unscheduled.clear()
        return self._dues[0][0] if self._dues else math.inf

    def rest_empty(self) -> None:
        """Close the tables without people."""
        for name in list(self._empty_since):
            self._rest(self.in_memory[name])

    def keys_in_games(self) -> set[bytes]:
        """Return the keys of those who have a running game, or one whose end the store has not confirmed."""
        running = (name for name, table in self.in_memory.items() if table.playing or not table.confirmed)
        return {key for name in (*running, *self.resting) for key in self.keys_at(name)}


def _closes_at(table: LobbyTable) -> float:
    """Return when a table is closed if no game begins before."""
    return table.opened_at + (UNSTARTED_SLOW_S if table.slow else UNSTARTED_S)


def _warned_at(table: LobbyTable) -> float:
    """Return when the people of a table for slow games are warned of that, infinity where they were or are not."""
    return _closes_at(table) - WARNED_S if table.slow and not table.warned else math.inf


def served_options(wanted: msg.TableOptions) -> msg.TableOptions:
    """Return the options of a table: at one for anyone nobody waits for ever, and spectators see it late."""
    options = msgspec.structs.replace(wanted, takeover=False, delayed=wanted.delayed or not wanted.private)
    if not wanted.private and clock_class(wanted) is None:
        options = with_clock(options, "quick")
    least, most = RATED_WAIT_S
    wait_s = -1 if is_slow(options) else wanted.wait_s if wanted.private else min(max(wanted.wait_s, least), most)
    return msgspec.structs.replace(options, wait_s=wait_s)

"""A table at the server: a host without a seat, whose effects are held until the store has the entries behind them.

``Host`` and ``Match`` stay synchronous. The journal of a game only collects lines, and what the host sends is held
until the store has confirmed them. So nobody ever receives an entry that a crash of the server can undo, and the disk
never stops the loop. Knows the host and the store's interface; knows nothing of the hall, of sockets or of threads.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

from game.bots.runner import BotRunner, InlineRunner
from game.match.match import Match
from game.record import Commit, EndInfo
from game.record.follower import load_record
from net.host.clock import is_slow
from net.host.host import Host
from net.host.identity import HostIdentity
from net.host.services import PACE_S, HostServices, ResumedGame
from net.lobby.people.ratings import GameResult, SeatResult, Standings, counts, places, rate
from net.lobby.play.held_effects import HeldEffects
from net.lobby.play.saved_tables import ResumeState, TableSummary, read_state, read_summary
from net.lobby.store import Append, Claim, Create, Finish, LobbyStore, LobbyStoreError, Operation, StoredGame
from net.protocol import messages as msg
from net.protocol.limits import SERVED
from net.protocol.link_effects import Close, Send
from net.protocol.lobby_messages import HallSeat, HallTable
from net.protocol.messages import Message, TableOptions

_log = logging.getLogger(__name__)

WAITING: Final = 8
"""Number of events waiting for the store from which on moves are rejected."""
UNCONFIRMED_S: Final = 1.0
"""How long the store may take to answer before a game stands still until it does."""
POSITIONS: Final = 8
"""Number of positions of a game that are kept, enough to take a turn back; older ones are computed again."""
RESTART_S: Final = 15
"""What the player to move gets after a time without a server, in seconds."""


class TableServices(NamedTuple):
    """What every table of a server works with.

    ``released`` is called with a table when the store has confirmed what its held effects were waiting for. A rated
    game changes ``standings``. Bots decide in ``runner``, by default at once.
    """

    identity: HostIdentity
    store: LobbyStore
    standings: Standings
    released: Callable[[LobbyTable], None]
    runner: BotRunner | None = None
    pace_s: float = PACE_S


class StoredMatch(NamedTuple):
    """A game from the store; without a ``claim`` it is finished, and nothing more is written."""

    match: Match
    journal: LineCollector
    claim: Claim | None
    state: ResumeState


class _KnownSeat(NamedTuple):
    kind: Literal["open", "human", "bot"]
    name: str
    key: bytes | None = None


class LineCollector:
    """The journal of a game: the lines that the store does not have yet, after the ``written`` first ones."""

    def __init__(self, written: int = 0) -> None:
        self.written = written
        self.lines: list[str] = []

    def append(self, line: str) -> None:
        """Collect one line."""
        self.lines.append(line)


class LobbyTable:
    """One table of the server, from its opening until nobody needs it any more.

    The numbers of its links are those of the server's connections.
    """

    def __init__(
        self,
        table: str,
        services: TableServices,
        options: TableOptions,
        seats: int,
        *,
        code: str = "",
        rated: bool = False,
        saved: StoredMatch | None = None,
        now: float = 0.0,
    ) -> None:
        """Open a table, or continue a ``saved`` game.

        A ``rated`` game changes the standings, where only people play and all have moved.
        """
        self.name = table
        self.code = code
        self.rated = rated
        self.failed = False
        """Whether its game cannot be stored: nothing more is sent, and its people have to leave."""
        self.wrote = 0
        """How many entries were written since the list of tables was brought up to date."""
        self.effects = HeldEffects()
        self.links: set[int] = set()
        self.result: tuple[str, GameResult] | None = None
        """The name of the last game and how it has ended, once that is stored."""
        self.opened_at = now
        """Since when it waits for a game to begin."""
        self.warned = False
        """Whether its people have been warned that it waits no longer."""
        self._now = now
        self.reserved: frozenset[bytes] = frozenset()
        """The keys of those who were brought together for this table, which is closed to others meanwhile."""
        self._store = services.store
        self._released = services.released
        self._standings = services.standings
        self._coming_result: tuple[str, GameResult] | None = None
        self._claim = None if saved is None else saved.claim
        self._outage_s = 0.0 if saved is None else saved.state.outage_s
        self._journal = None if saved is None else saved.journal
        self._seats_of = ""
        """The game whose seats ``_seats`` are."""
        self._seats: tuple[_KnownSeat, ...] = ()
        self._created: Create | None = None
        self._finished = False
        self._due: float | None = None
        """When the host is to be ticked, ``None`` after an event."""
        self._unsubmitted = False
        """Whether the last event is not submitted yet, as the store could not be read."""
        self._stands = False
        """Whether the game stands still, as the store does not answer."""
        self.host = Host(
            HostServices(
                services.identity,
                self._begin,
                services.runner or InlineRunner(),
                services.pace_s,
                SERVED,
                forfeits=rated,
            ),
            options,
            seats,
            resumed=None if saved is None else ResumedGame(saved.match, clocks=saved.state.clocks),
        )
        self._collect()

    # --- what the list shows -------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the running game, empty before it begins."""
        return self.host.game

    @property
    def playing(self) -> bool:
        """Whether a game has begun and is not over."""
        return self.host.match is not None and self.host.match.end is None

    @property
    def over(self) -> bool:
        """Whether its game has ended."""
        return self.host.match is not None and self.host.match.end is not None

    @property
    def slow(self) -> bool:
        """Whether its games last for days."""
        return is_slow(self.host.options)

    @property
    def goes_on(self) -> bool:
        """Whether time passes in its game, or the end of it is still to be submitted, while nobody is at the table."""
        return self._unsubmitted or (self.playing and (self.slow or self.rated))

    @property
    def turn(self) -> int | None:
        """Whose turn it is, ``None`` while no game runs."""
        match = self.host.match
        return None if match is None or match.end is not None else match.state.turn

    @property
    def last_chance(self) -> bool:
        """Whether the player to move in a slow game has resigned once their time is up."""
        clocks = self.host.clocks if self.slow and self.rated else None
        return clocks is not None and clocks.last_chance

    def note(self, yours: bool, now: float) -> HallTable:
        """Return the table as the list shows it to a person; ``yours``: a seat of it is theirs."""
        match, known = self.host.match, self._known_seats()
        seats = tuple(HallSeat(kind, name, self._shown_rating(key, len(known))) for kind, name, key in known)
        round_ = 0 if match is None else match.state.round
        watchers = self.host.watching
        turn, left_s = (self.turn, self._left_s(now)) if yours else (None, -1)
        playing = match is not None
        last = yours and self.last_chance
        return HallTable(
            self.name, self.host.options, seats, playing, round_, watchers, yours, self.rated, turn, left_s, last
        )

    def _known_seats(self) -> tuple[_KnownSeat, ...]:
        """Return who has which seat; during a game they never change."""
        match = self.host.match
        if match is None:
            return tuple(_KnownSeat(seat.kind, seat.name, seat.key) for seat in self.host.lobby.seats)
        if self._seats_of != match.record.header.game:
            self._seats_of = match.record.header.game
            self._seats = tuple(
                _KnownSeat("human", info.name, bytes.fromhex(info.key)) if info.key else _KnownSeat("bot", info.name)
                for info in match.record.header.seats
            )
        return self._seats

    def due_s(self, now: float) -> float:
        """Return when its game continues by itself: when the player's time is up in a slow one, else now."""
        clocks = self.host.clocks if self.slow else None
        return clocks.due_s if clocks is not None and clocks.runs else now

    def _left_s(self, now: float) -> int:
        """Return what is left of a turn in a slow game, in seconds; -1 in any other."""
        return round(max(0.0, self.due_s(now) - now)) if self.slow else -1

    def _shown_rating(self, key: bytes | None, seats: int) -> int | None:
        pool = self.host.options.edition, seats
        if key is None or not self._standings.games(key, pool):
            return None
        return self._standings.rating(key, pool).shown

    def summary(self) -> TableSummary:
        """Return what the store keeps of the game for the list."""
        match = self.host.match
        seats = () if match is None else match.record.header.seats
        keys = tuple(None if info.key is None else bytes.fromhex(info.key) for info in seats)
        names = tuple(info.name for info in seats)
        return TableSummary(self.name, self.code, self.host.options, names, keys, self.rated)

    @property
    def waiting(self) -> int:
        """How many events wait for the store."""
        return len(self.effects)

    @property
    def confirmed(self) -> bool:
        """Whether the store has all that was written."""
        return not self.effects and not self._unsubmitted

    def keys(self) -> tuple[bytes, ...]:
        """Return the keys of those who have a seat."""
        return tuple(seat.key for seat in self._known_seats() if seat.key is not None)

    def has_seat(self, key: bytes) -> bool:
        """Whether a seat belongs to a key."""
        return self.host.has_seat(key)

    # --- links ---------------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle a connection that has entered this table."""
        self._pass_time(now)
        self.links.add(link)
        self.host.opened(link, address, now)
        self._collect()

    def received(self, link: int, message: Message, now: float) -> bool:
        """Handle a message, and return whether anything came of it.

        No move is taken while the store lags far behind.
        """
        self._pass_time(now)
        if isinstance(message, msg.Propose) and (self._stands or self.waiting >= WAITING):
            rejected = msg.ProposalRejected(message.seq, "", "The server cannot save at the moment.")
            self.effects.send(Send(link, rejected))
            return True
        changed = self.host.received(link, message, now)
        if changed:
            self._start_if_complete(now)
        elif not (self.host.has_effects or self._unsubmitted):
            return False
        return self._collect() or changed

    def closed(self, link: int, now: float) -> None:
        """Handle the end of a connection, or its way back to the hall: nothing that is held is sent there any more."""
        self._pass_time(now)
        self.links.discard(link)
        self.effects.drop(link)
        self.host.closed(link, now)
        self._collect()

    def tick(self, now: float) -> bool:
        """Handle timeouts; return whether one was due."""
        if self.next_deadline(now) > now:
            return False
        self._pass_time(now)
        self.host.tick(now)
        self._collect()
        return True

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due if nothing else happens before."""
        if self._due is None:
            self._due = self.host.next_deadline(now)
            if self._unsubmitted:
                self._due = min(self._due, now + UNCONFIRMED_S)
            since = self.effects.since
            if self._stands and since is None:
                self._due = now
            elif since is not None and not self._stands:
                self._due = min(self._due, since + UNCONFIRMED_S)
        return self._due

    def _pass_time(self, now: float) -> None:
        """Note the time of an event; the game stands still while the store does not answer."""
        self._now = now
        since = self.effects.since
        self._stands = since is not None and now >= since + UNCONFIRMED_S
        self.host.pause(self._stands, now)

    def rematch(self, now: float) -> None:
        """Open the lobby for another game, the seats rotated."""
        if self._unsubmitted or self._coming_result is not None:
            return  # nobody was sent the end of the game yet
        self.opened_at = self._now = now
        self.warned = False
        self.host.rematch(now)
        self._collect()

    def write_to(self, link: int, text: str) -> None:
        """Send a line without a name to one connection."""
        self.host.write_to(link, text)
        self._collect()

    def abandon(self, now: float) -> None:
        """End a game without a winner: nobody comes back to it, or the operator wants so."""
        self._now = now
        match = self.host.match
        if match is not None and match.end is None:
            match.agree_end()
            self.host.tick(now)
            self._collect()

    def warn(self, text: str, now: float) -> None:
        """Write a line to all who are at the table, once before the next game."""
        self._now, self.warned = now, True
        for link in self.links:
            self.host.write_to(link, text)
        self._collect()

    def set_bots(self, bots: tuple[str, ...]) -> None:
        """Seat bots in the last seats."""
        seats = len(self.host.lobby.seats)
        for seat, bot in zip(range(seats - len(bots), seats), bots, strict=True):
            self.host.set_bot(seat, bot)
        self._collect()

    # --- the store -----------------------------------------------------------------------------------------------

    def _start_if_complete(self, now: float) -> None:
        """Deal as soon as every seat is taken and everybody is ready: a table here has no person as its host."""
        if self.host.can_start():
            self.host.start(now)

    def _begin(self, text: str, secret: bytes, game: str) -> LineCollector:
        """Note that a game is to be created in the store; called by the host within its deal."""
        seats = self.host.lobby.seats
        names, keys = tuple(seat.name for seat in seats), tuple(seat.key for seat in seats)
        summary = TableSummary(self.name, self.code, self.host.options, names, keys, self.rated)
        self._created = Create(StoredGame(game, text, secret, msgspec.msgpack.encode(summary)))
        self._claim = Claim(game, 1)
        self._finished = False
        self._outage_s = 0.0
        self.result = self._coming_result = None
        self._journal = LineCollector()
        return self._journal

    def _collect(self) -> bool:
        """Send the effects of an event, or hold them behind the operations that belong to them.

        Return whether there was anything to send or to store.
        """
        self._due = None
        if self.failed:
            self.host.drain()
            return False
        try:
            operations = self._operations()
        except LobbyStoreError as error:
            # Nothing is submitted or sent: the next event of the table has it all, or the next tick.
            _log.error("table %s cannot read the store: %s", self.name, error)
            self._unsubmitted = True
            return True
        self._unsubmitted = False
        effects = self.host.drain()
        if not (operations or effects):
            return False
        if operations:
            self.effects.hold(effects, len(operations), self._now)
            for operation in operations:
                self._store.submit(operation, self._confirmed)
        else:
            self.effects.add(effects)
        for link in self.links.intersection(self.effects.crowded()):
            _log.info("link %d leaves table %s: too much is held for it", link, self.name)
            self.effects.send(Close(link))
            self.closed(link, self._now)
        return True

    def _operations(self) -> list[Operation]:
        """Return what the last event is to change in the store; raises ``LobbyStoreError`` with nothing changed."""
        operations: list[Operation] = []
        match, result = self.host.match, None
        if self._claim is not None and match is not None and match.end is not None and not self._finished:
            result = self._judge(match, match.end)
        if self._created is not None:
            operations.append(self._created)
            self._created = None
            if self.host.match is not None:
                self.host.match.follower.keep_last(POSITIONS)
        journal, claim = self._journal, self._claim
        if journal is None or claim is None:
            return operations
        if journal.lines:
            self.wrote += len(journal.lines)
            operations.append(Append(claim, journal.written, tuple(journal.lines), self._state()))
            journal.written += len(journal.lines)
            journal.lines.clear()
        if result is not None:
            self._finished = True
            self._coming_result = claim.game, result
            self._standings.expect(claim.game, result)
            operations.append(Finish(claim, msgspec.msgpack.encode(result)))
        return operations

    def _state(self) -> bytes:
        return msgspec.msgpack.encode(ResumeState(self.host.clocks, self._outage_s, self._now))

    def _judge(self, match: Match, end: EndInfo) -> GameResult:
        """Return how the game has ended, with the ratings after it where it is rated."""
        self._standings.follow(self._store.moves(self._standings.moves))
        header, position = match.record.header, match.follower.position
        ranks = places(position, end.winners, header.edition)
        seats = tuple(
            SeatResult(
                info.name,
                self._store.newest_key(bytes.fromhex(info.key)) if info.key else None,
                ranks[seat],
                player.points,
            )
            for (seat, info), player in zip(enumerate(header.seats), position.state.players, strict=True)
        )
        if self.rated and counts(
            end.reason,
            people_only=all(seat.key for seat in seats),
            all_moved=_all_have_moved(match),
            outage_s=self._outage_s,
            all_finished=not position.resigned,
        ):
            pool = header.edition, len(seats)
            before = [self._standings.coming_rating(seat.key or b"", pool) for seat in seats]
            pairs = zip(seats, before, rate(before, ranks), strict=True)
            seats = tuple(msgspec.structs.replace(seat, before=old, after=new) for seat, old, new in pairs)
        return GameResult(header.edition, end.reason, position.state.round, seats)

    def _confirmed(self, error: LobbyStoreError | None) -> None:
        """Handle the store's answer to the oldest operation that has none yet."""
        if self.failed:
            return
        if error is not None:
            _log.error("table %s: %s", self.name, error)
            self.failed = True
            self.effects.clear()
            if self._coming_result is not None:
                self._standings.discard(self._coming_result[0])
        elif self.effects:
            self.effects.confirm()
            self._due = None
            if not self.effects and self._coming_result is not None:
                self.result, self._coming_result = self._coming_result, None
        self._released(self)


def restore_table(
    stored: StoredGame,
    claim: Claim | None,
    lines: list[str],
    services: TableServices,
    *,
    outage_s: float = 0.0,
    now: float = 0.0,
) -> LobbyTable:
    """Return the table of a stored game, ready to continue; raises ``RecordError`` for lines that are damaged.

    A finished game has no ``claim``: nothing more is written. After a time without a server, ``outage_s``, the player
    to move gets some time more.
    """
    summary = read_summary(stored.summary)
    journal = LineCollector(len(lines))
    match = Match(load_record((stored.header + "".join(lines)).encode()).follower, stored.secret, journal)
    match.catch_up()
    state = read_state(stored.state)
    if outage_s:
        clocks = None if state.clocks is None else state.clocks.prolonged(RESTART_S)
        state = msgspec.structs.replace(state, clocks=clocks, outage_s=max(state.outage_s, outage_s))
    table = LobbyTable(
        summary.table,
        services,
        summary.options,
        len(summary.names),
        code=summary.code,
        rated=summary.rated,
        saved=StoredMatch(match, journal, claim, state),
        now=now,
    )
    match.follower.keep_last(POSITIONS)
    return table


def _all_have_moved(match: Match) -> bool:
    """Whether every seat has played a turn: nobody's rating changes by a game that somebody never began."""
    moved = {entry.body.seat for entry in match.record.entries if isinstance(entry.body, Commit)}
    return moved >= set(range(len(match.seats)))

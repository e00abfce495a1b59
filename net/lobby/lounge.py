"""The server as a state machine: who is connected, the hall, and the tables that people have entered.

A connection begins with the handshake of a table, for the purpose ``lounge``; then it is in the hall, and every message
that is not the hall's own belongs to the table it has entered. A connection may also begin as a guest of a running
game, so that a game is continued from the list of saved games as one on the local network is. Knows the store's
interface; knows nothing of sockets, files, threads or clocks.
"""

from __future__ import annotations

import heapq
import logging
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from game.bots import BOT_KINDS
from game.bots.runner import BotRunner
from game.record import RecordError
from game.rules.editions import EDITION_NAMES
from game.support.cleaning import clean_name, clean_text
from net.host.clock import ClockState, is_slow
from net.lobby.code_attempts import CodeAttempts
from net.lobby.key_moves import move_problem, planned_move
from net.lobby.matcher import Matcher, MatchPool, Ticket, window
from net.lobby.moderation import Conversation, PersonReport, TalkLine, address_prefix, may_write
from net.lobby.names import skeleton
from net.lobby.pages import best_players, player_page, rating_notes, record_parts
from net.lobby.ratings import GameResult, Standings
from net.lobby.store import KeepReport, KeepUptime, KeepVisit, LobbyStore, LobbyStoreError, NotMovable, TakeName
from net.lobby.table import PACE_S, LobbyTable, ServerIdentity, TableSummary, read_state, read_summary, restore_table
from net.protocol import lobby_messages as hall
from net.protocol import messages as msg
from net.protocol.clock_classes import clock_class, with_clock
from net.protocol.handshake import NONCE_BYTES, is_proven
from net.protocol.limits import (
    CAPABILITIES,
    CHAT_LENGTH,
    HANDSHAKE_S,
    PROGRAM,
    PROTOCOL,
    SERVED,
    SERVED_PER_ADDRESS,
)
from net.protocol.link_effects import Close, Effect, Send
from net.protocol.lobby_messages import EnterRefusal, HallTable, LeftReason
from net.protocol.messages import Message, RefusedWhy
from net.protocol.table_code import make_code
from net.protocol.token_bucket import TokenBucket

_log = logging.getLogger(__name__)

PAIRING_S: Final = 1.0
"""How often people who look for opponents are brought together."""
QUEUED_S: Final = 5.0
"""How often those who look for opponents are sent how the search stands."""
RESERVED_S: Final = 30.0
"""How long a table is kept for those who were brought together."""
LISTING_S: Final = 0.25
"""How often changes of the list are sent at most."""
TABLES: Final = 4000
"""How many tables the server holds in memory."""
UNPROVEN: Final = 200
"""How many connections may be before the end of their handshake; one more ends the oldest of them."""
PROOFS: Final = 3.0
"""How many proofs of keys a second are checked of people at one place on average."""
PLACES: Final = 10_000
"""Of so many places it is known how many proofs came from there; the one that came first is forgotten first."""
WAITING: Final = 2000
"""While the store has so many operations to confirm, no table is opened."""
UNFINISHED: Final = 20
"""Whoever has a seat in so many unfinished games begins no other one."""
UNSTARTED_S: Final = 24 * 60 * 60.0
"""A table at which no game has begun for so long is closed."""
ABANDONED_S: Final = 30 * 24 * 60 * 60.0
"""After so long without a move a private game that nobody comes back to ends without a winner."""
CHATS: Final = (1 / 3, 4)
"""How many lines a second somebody may write in the hall, and how many at once; so for tables and requests."""
OPENINGS: Final = (0.1, 6)
REQUESTS: Final = (0.5, 8)
LOOKS: Final = (1.0, 12)
REPORTS: Final = (5 / 3600, 5)
PEOPLE_S: Final = 5.0
"""How often the names of those in the hall are sent at most."""
RATED_WAIT_S: Final = (30, 300)
"""At a table for anyone the people of a game that is not slow are waited for within these limits."""
REST_S: Final = 60.0
"""How long a running game without anybody at the table stays in memory."""
RETURN_S: Final = 600.0
"""How long after a restart a rated game waits until it goes on without those who have not come back."""
UPTIME_S: Final = 10.0
"""How often the uptime is stored: a crash gives back at most so much time to those whose clocks run."""
LOADED_AT_ONCE: Final = 8
"""How many resting games whose time is up are loaded in one tick."""
FEWEST_SEATS: Final = 2
TABLE_ID_BYTES: Final = 8
AUTHORITY: Final = "authority"
"""The capability of a server: it alone hosts its tables, and no guest ever replaces it."""


@dataclass
class HallPerson:
    """A person who has proved a key; ``name`` is empty before the first claim."""

    number: int
    key: bytes
    name: str
    chat: TokenBucket
    opened: TokenBucket
    asked: TokenBucket
    """For lists and names."""
    looked: TokenBucket
    """For questions on players and finished games."""
    reported: TokenBucket


@dataclass
class HallLink:
    """A connection; ``table`` is where it is, and ``direct`` whether it began as a guest of that table."""

    number: int
    address: str
    since: float
    received_at: float
    hello: msg.Hello | None = None
    challenge: bytes = b""
    person: HallPerson | None = None
    table: LobbyTable | None = None
    direct: bool = False
    browsing: bool = False


@dataclass(frozen=True)
class RestingGame:
    """An unfinished game that is not in memory; ``due_s``: when it goes on by itself, infinity for never.

    ``outage_s``: for how long no server ran before this one, where the game has not been loaded since.
    """

    game: str
    summary: TableSummary
    turn: int | None = None
    due_s: float = math.inf
    outage_s: float = 0.0


class Lounge:
    """All of a server but sockets and files; nothing that a connection sends makes it raise."""

    def __init__(
        self,
        identity: ServerIdentity,
        store: LobbyStore,
        *,
        runner: BotRunner | None = None,
        pace_s: float = PACE_S,
        proofs_at_once: int = SERVED_PER_ADDRESS,
        now: float = 0.0,
    ) -> None:
        """Serve the unfinished games of the store, and new tables; bots decide in ``runner``, by default at once.

        ``proofs_at_once`` is how many people at one place may come at the same moment, as after a restart.
        ``now`` is the store's uptime, and all later times count on from it: time without a server does not pass.
        """
        self._identity = identity
        self._store = store
        self._runner = runner
        self._pace_s = pace_s
        self._now = now
        self._links: dict[int, HallLink] = {}
        self._by_key: dict[bytes, HallLink] = {}
        self._people = 0
        self._unproven: dict[int, None] = {}
        """The connections that have neither proved a key nor come to a table, the oldest first."""
        self._proofs: dict[bytes, TokenBucket] = {}
        """By place, how many proofs may come from there; the place that came first is the first one."""
        self._proofs_at_once = proofs_at_once
        self._attempts = CodeAttempts()
        self._tables: dict[str, LobbyTable] = {}
        self._standings = Standings()
        self._matcher = Matcher()
        self._paired_at = self._queued_at = 0.0
        self._reserved_until: dict[str, float] = {}
        self._resting: dict[str, RestingGame] = {}
        """The unfinished games that are not in memory, by the names of their tables."""
        self._table_of: dict[str, str] = {}
        """The names of tables by those of their unfinished games."""
        self._empty_since: dict[str, float] = {}
        self._dues: list[tuple[float, str]] = []
        """A heap of when tables are to be ticked; an entry is valid if it is in ``_scheduled``."""
        self._scheduled: dict[str, float] = {}
        self._unscheduled: dict[str, LobbyTable] = {}
        """The tables at which something has happened since their deadlines were looked at."""
        self._effects: list[Effect] = []
        self._changed: dict[str, None] = {}
        self._shown: dict[str, HallTable | None] = {}
        self._own_shown: dict[str, tuple[frozenset[bytes], int | None]] = {}
        """By table, its people and whose turn it is, as they were sent last to its people."""
        self._listed_at = now
        self._kept_at = now
        self._people_sent_at = now
        self.refused: Counter[str] = Counter()
        """How many connections were refused, by why."""
        self.entries = 0
        """How many entries have been written."""
        self.fenced = 0
        """How many tables the store has refused to continue."""
        self._people_changed = False
        """Whether somebody has come to the hall or left it."""
        self._talk_so_far = Conversation()
        self._codes: dict[str, str] = {}
        """The private tables by their codes."""
        outage_s = store.uptime().outage_s
        for game, summary, stored in store.unfinished():
            state = read_state(stored)
            self._let_rest(game, read_summary(summary), state.clocks, state.at_s or now, outage_s)
        for finished in store.results():
            self._standings.add(finished.game, msgspec.msgpack.decode(finished.result, type=GameResult))
        self._moves = self._standings.moves = max((number for number, _, _ in store.moves()), default=0)
        """The number of the last move to a new key after which the connection of the old one has ended."""

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle a new connection."""
        self._now = now
        if len(self._unproven) >= UNPROVEN:
            oldest = self._links[next(iter(self._unproven))]
            _log.info("link %d (%s) ends: too many handshakes at once", oldest.number, oldest.address)
            self._end(oldest)
        self._links[link] = HallLink(link, address, now, now)
        self._unproven[link] = None

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Do nothing: a server dials nobody."""

    def failed(self, link: int, why: Literal["unreachable", "identity"], now: float) -> None:
        """Do nothing: a server dials nobody."""

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message."""
        self._now = now
        taken = self._links.get(link)
        if taken is None:
            return
        taken.received_at = now
        if taken.person is not None and type(message) in hall.LOBBY_MESSAGE_TYPES:
            self._on_hall(taken, taken.person, message)
        elif taken.table is not None:
            if not isinstance(message, msg.Chat) or self._may_write_at(taken.table, taken):
                taken.table.received(link, message, now)
                self._touch(taken.table)
        elif taken.person is not None:
            self._on_idle(taken, message)
        else:
            self._on_stranger(taken, message)

    def broken(self, link: int, why: str, now: float) -> None:
        """Handle the end of a connection that broke the protocol."""
        _log.warning("link %d ended: %s", link, why)
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Handle the end of a connection."""
        self._now = now
        taken = self._links.pop(link, None)
        if taken is not None:
            self._forget(taken)

    def tick(self, now: float) -> None:
        """Handle timeouts, of the hall and of the tables with people at them."""
        self._now = now
        self._tick_tables(now)
        if now - self._paired_at >= PAIRING_S:
            self._paired_at = now
            self._pair()
        if now - self._queued_at >= QUEUED_S:
            self._queued_at = now
            for ticket in self._matcher.tickets():
                self._send_queued(ticket)
        if now - self._listed_at >= LISTING_S:
            self._listed_at = now
            self._end_silent(now)
            self._send_changes()
            for name in list(self._empty_since):
                self._rest(self._tables[name])
        if self._people_changed and now - self._people_sent_at >= PEOPLE_S:
            self._people_changed, self._people_sent_at = False, now
            names = sorted(link.person.name for link in self._in_hall() if link.person and link.person.name)
            self._send_to_hall(hall.HallPeople(len(names), tuple(names[: hall.NAMES])))
        if now - self._kept_at >= UPTIME_S:
            self._kept_at = now
            self._store.submit(KeepUptime(now), _log_failure)

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due: for a table, or for the list and the hall."""
        for table in self._unscheduled.values():
            self._schedule(table)
        self._unscheduled.clear()
        return min(self._listed_at + LISTING_S, self._dues[0][0] if self._dues else math.inf)

    def drain(self) -> list[Effect]:
        """Return the effects since the last call."""
        effects, self._effects = self._effects, []
        return effects

    def settle(self, now: float) -> bool:
        """Return that nothing was left to do."""
        return False

    # --- readable --------------------------------------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many connections there are, those before the end of their handshake included."""
        return len(self._links)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def resting(self) -> int:
        """How many unfinished games are not in memory."""
        return len(self._resting)

    def census(self) -> tuple[Counter[str], Counter[str], int, int]:
        """Return the connections and the tables by state, who looks for opponents, and the operations not confirmed."""
        links = Counter(_place_of(link) for link in self._links.values())
        states = ("playing" if table.playing else "over" if table.over else "open" for table in self._tables.values())
        tables = Counter(states) + Counter(resting=len(self._resting))
        return links, tables, self._matcher.everybody, sum(table.held for table in self._tables.values())

    # --- before the hall -------------------------------------------------------------------------------------------

    def _on_stranger(self, link: HallLink, message: Message) -> None:
        match message:
            case msg.Hello() if link.hello is None and message.purpose != "lounge":
                self._admit_to_game(link, message)
            case msg.Hello() if link.hello is None:
                self._challenge(link, message)
            case msg.Proof() if link.hello is not None:
                self._admit(link, link.hello, message)
            case _:
                self._refuse(link, "protocol")

    def _challenge(self, link: HallLink, hello: msg.Hello) -> None:
        ours = self._identity
        if hello.protocol != PROTOCOL:
            self._refuse(link, "version", str(PROTOCOL))
        elif hello.key == ours.signer.public:
            self._refuse(link, "identity")
        else:
            link.hello = hello
            link.challenge = ours.token(NONCE_BYTES)
            capabilities = (*CAPABILITIES, AUTHORITY)
            self._send(
                link,
                msg.Challenge(PROTOCOL, capabilities, PROGRAM, ours.name, ours.signer.public, link.challenge, ""),
            )

    def _admit(self, link: HallLink, hello: msg.Hello, proof: msg.Proof) -> None:
        if not self._may_prove(link.address):
            _log.info("link %d (%s) ends: too many proofs in a short time", link.number, link.address)
            self._end(link)
            return
        if not is_proven(self._identity.fingerprint, link.challenge, hello, proof):
            self._refuse(link, "identity")
            return
        if self._is_shut_out(link, hello.key):
            return
        self._follow_moves()
        former = self._by_key.pop(hello.key, None)
        if former is not None:
            self._refuse(former, "busy")
        self._people += 1
        buckets = (TokenBucket(rate, burst, self._now) for rate, burst in (CHATS, OPENINGS, REQUESTS, LOOKS, REPORTS))
        link.person = HallPerson(self._people, hello.key, self._store.name_of(hello.key), *buckets)
        self._by_key[hello.key] = link
        self._store.submit(KeepVisit(hello.key), _log_failure)
        self._unproven.pop(link.number, None)
        self._send(link, msg.Welcome(link.person.number))
        self._send(link, hall.HallWelcome(self._identity.name, link.person.name, self._writes(link.person)))
        self._send_ratings(link)

    def _may_prove(self, address: str) -> bool:
        """Count a proof from an address; return whether it is checked, as that costs time of the processor."""
        place = _place(address)
        if place not in self._proofs:
            self._proofs[place] = TokenBucket(PROOFS, self._proofs_at_once, self._now)
            if len(self._proofs) > PLACES:
                del self._proofs[next(iter(self._proofs))]
        return self._proofs[place].take(self._now)

    def _is_shut_out(self, link: HallLink, key: bytes) -> bool:
        """Refuse somebody who is banned, with the end of it, or whose key was replaced; return whether that was so."""
        until = self._store.banned_until(key, link.address)
        if until is not None:
            self._refuse(link, "banned", str(until))
        elif self._store.newest_key(key) != key:
            self._refuse(link, "replaced")
        else:
            return False
        return True

    def _follow_moves(self) -> None:
        """Give what is in memory of replaced keys to the new ones; another program may have moved people meanwhile."""
        self._standings.follow(self._store.moves(self._standings.moves))
        for number, old, _ in self._store.moves(self._moves):
            self._moves = number
            if old in self._by_key:
                self._refuse(self._by_key[old], "replaced")

    def _admit_to_game(self, link: HallLink, hello: msg.Hello) -> None:
        """Pass the guest of a running game to its table, which proves the key itself."""
        table = self._table(self._table_of.get(hello.game, ""))
        if table is None or not (hello.purpose == "watch" or table.has_seat(hello.key)):
            self._refuse(link, "game")
            return
        if self._is_shut_out(link, hello.key):
            return
        link.direct, link.hello = True, hello
        self._unproven.pop(link.number, None)
        self._place(link, table)
        table.received(link.number, hello, self._now)
        self._touch(table)

    # --- in the hall -----------------------------------------------------------------------------------------------

    def _on_idle(self, link: HallLink, message: Message) -> None:
        """Handle what is not the hall's; what was sent to a table that its sender has left meanwhile is dropped."""
        match message:
            case msg.Ping():
                self._send(link, msg.Pong(message.number))
            case msg.Hello() | msg.Proof():
                self._refuse(link, "protocol")

    def _on_hall(self, link: HallLink, person: HallPerson, message: Message) -> None:
        match message:
            case hall.ClaimName():
                self._claim_name(link, person, message.name)
            case hall.Rekey():
                self._rekey(link, person, message)
            case hall.Browse():
                link.browsing = message.on
                self._people_changed = True
                if message.on and person.asked.take(self._now):
                    self._send_list(link, person)
            case hall.OpenTable():
                self._open_table(link, person, message)
            case hall.EnterTable():
                self._enter_table(link, person, message)
            case hall.LeaveTable():
                self._leave(link, "left")
            case hall.HallChat() | hall.HallWord():
                self._talk(person, message)
            case hall.Report():
                self._report(link, person, message)
            case hall.AskPlayer() | hall.AskBest() | hall.FetchRecord():
                self._look_up(link, person, message)
            case hall.AskRematch():
                if link.table is not None and link.table.over and link.table.has_seat(person.key):
                    link.table.rematch(self._now)
                    self._touch(link.table)
            case hall.QuickMatch():
                self._look_for_opponents(link, person, message)
            case _:
                self._refuse(link, "protocol")

    def _talk(self, person: HallPerson, message: hall.HallChat | hall.HallWord) -> None:
        """Send a line to everybody in the hall; whoever is new has quick words alone."""
        if isinstance(message, hall.HallWord):
            line = hall.HallLine(person.name, "", message.kind)
        elif self._writes(person) and (text := clean_text(message.text, CHAT_LENGTH)):
            line = hall.HallLine(person.name, text)
        else:
            return
        if person.name and person.chat.take(self._now):
            self._talk_so_far.add(TalkLine(person.key, line.name, line.text or f"[{line.kind}]"))
            self._send_to_hall(line)

    def _report(self, link: HallLink, person: HallPerson, message: hall.Report) -> None:
        """Keep a report with what was written last where its author is."""
        about = self._store.key_of(skeleton(clean_name(message.name)))
        if about is None or about == person.key or not person.reported.take(self._now):
            self._send(link, hall.Reported(message.name, False))
            return
        table = link.table if link.table is not None and link.table.table == message.table else None
        lines = self._talk_so_far.lines if table is None else self._table_talk(table)
        name, seq = ("", -1) if table is None else (table.table, message.seq)
        text = clean_text(message.text, CHAT_LENGTH)
        report = PersonReport(person.key, about, name, seq, message.kind, text, lines)

        def answer(error: LobbyStoreError | None) -> None:
            if self._links.get(link.number) is link:
                self._send(link, hall.Reported(message.name, error is None))

        self._store.submit(KeepReport(report), answer)

    def _table_talk(self, table: LobbyTable) -> tuple[TalkLine, ...]:
        return tuple(
            TalkLine(self._store.key_of(skeleton(line.name)) or b"", line.name, line.text or f"[{line.reaction}]")
            for line in table.host.chat.lines
        )

    def _writes(self, person: HallPerson) -> bool:
        return may_write(self._store.known_for(person.key))

    def _may_write_at(self, table: LobbyTable, link: HallLink) -> bool:
        """Whether somebody may write what they like at a table: at one for anyone, whoever is new may not."""
        return bool(table.code) or (link.hello is not None and may_write(self._store.known_for(link.hello.key)))

    def _look_up(
        self, link: HallLink, person: HallPerson, message: hall.AskPlayer | hall.AskBest | hall.FetchRecord
    ) -> None:
        """Answer a question on players and finished games; too many in a short time get no answer."""
        if not person.looked.take(self._now):
            return
        try:
            match message:
                case hall.AskPlayer():
                    self._send(link, player_page(self._store, self._standings, message))
                case hall.AskBest(edition, seats):
                    self._send(link, best_players(self._store, self._standings, edition, seats))
                case hall.FetchRecord(game):
                    parts = record_parts(self._store, game)
                    self._send_record(link, person, parts)
        except LobbyStoreError as error:
            _log.error("a question cannot be answered: %s", error)

    def _send_record(self, link: HallLink, person: HallPerson, parts: Iterable[hall.RecordPart]) -> None:
        """Send a record; each part counts as a question, so that nobody has many records queued."""
        for part in parts:
            self._send(link, part)
            person.looked.take(self._now)

    def _claim_name(self, link: HallLink, person: HallPerson, typed: str) -> None:
        """Give a person a name of their own; the answer comes once the store has it."""
        name = clean_name(typed)
        if not name or not person.asked.take(self._now):
            self._send(link, hall.NameRefused(name, "paused" if name else "unfit"))
            return

        def answer(error: LobbyStoreError | None) -> None:
            if self._links.get(link.number) is not link:
                return
            if error is not None:
                self._send(link, hall.NameRefused(name, "taken"))
                return
            person.name = name
            self._send(link, hall.Named(name, self._writes(person)))
            self._people_changed = True

        self._store.submit(TakeName(person.key, name, skeleton(name)), answer)

    def _rekey(self, link: HallLink, person: HallPerson, wanted: hall.Rekey) -> None:
        """Move a person from their old key to that of the connection; the answer comes once the store has done so."""
        running = (
            *(name for name, table in self._tables.items() if table.playing or not table.confirmed),
            *self._resting,
        )
        busy = {key for name in running for key in self._keys_at(name)}
        store, fingerprint = self._store, self._identity.fingerprint
        why: hall.RekeyProblem | None = "paused"
        if person.asked.take(self._now):
            why = move_problem(store, self._standings, fingerprint, wanted, person.key, busy)
        if why is not None:
            self._send(link, hall.RekeyRefused(wanted.key, why))
            return
        if self._is_shut_out(link, wanted.key):
            return

        def answer(error: LobbyStoreError | None) -> None:
            self._follow_moves()
            if self._links.get(link.number) is not link:
                return
            if error is not None:
                self._send(link, hall.RekeyRefused(wanted.key, "used" if isinstance(error, NotMovable) else "paused"))
                return
            person.name = store.name_of(person.key)
            self._send(link, hall.Named(person.name, self._writes(person)))
            self._send_ratings(link)
            self._people_changed = True

        store.submit(planned_move(store, self._standings, wanted.key, person.key), answer)

    def _open_table(self, link: HallLink, person: HallPerson, wanted: hall.OpenTable) -> None:
        levels = wanted.bots[: wanted.seats - 1]
        if not person.name:
            self._send(link, hall.EnterRefused("", "name"))
        elif self._is_busy() or any(level not in BOT_KINDS for level in levels):
            self._send(link, hall.EnterRefused("", "limit"))
        elif self._has_enough(link, person, _served_options(wanted.options)):
            self._send(link, hall.EnterRefused("", "own"))
        elif not person.opened.take(self._now):
            self._send(link, hall.EnterRefused("", "paused"))
        else:
            self._leave(link, "left")
            options = _served_options(wanted.options)
            table = self._new_table(options, wanted.seats)
            table.set_bots(levels)
            self._enter(link, person, table)

    def _is_busy(self) -> bool:
        """Whether the server opens no more tables: it has enough, or the store lags behind."""
        return len(self._tables) >= TABLES or sum(table.waiting for table in self._tables.values()) >= WAITING

    def _has_enough(self, link: HallLink, person: HallPerson, options: msg.TableOptions) -> bool:
        """Whether a person plays as many games as one may: a live one with others there, or many in all."""
        own = [table for table in self._tables.values() if table.playing and table.has_seat(person.key)]
        if not is_slow(options) and any(not table.slow and table.links - {link.number} for table in own):
            return True
        resting = sum(person.key in game.summary.keys for game in self._resting.values())
        return len(own) + resting >= UNFINISHED

    def _look_for_opponents(self, link: HallLink, person: HallPerson, wanted: hall.QuickMatch) -> None:
        if not person.name or wanted.edition not in EDITION_NAMES or wanted.seats < FEWEST_SEATS:
            self._matcher.leave(person.key)
            self._send(link, hall.Queued(wanted.edition, 0, 0, -1))
            return
        pool = MatchPool(wanted.edition, wanted.seats, wanted.clock)
        rating = self._standings.rating(person.key, (wanted.edition, wanted.seats))
        self._send_queued(self._matcher.enter(person.key, pool, rating, self._now, wanted.window))

    def _send_queued(self, ticket: Ticket) -> None:
        """Send somebody how their search stands: who else waits, and which ratings are near enough by now."""
        pool, middle, near = ticket.pool, ticket.rating.shown, round(window(ticket, self._now))
        estimate = self._matcher.estimate(pool)
        seconds = -1 if estimate is None else round(estimate)
        others = self._matcher.waiting(pool) - 1
        queued = hall.Queued(pool.edition, pool.seats, others, seconds, middle - near, middle + near)
        self._send(self._by_key[ticket.key], queued)

    def _pair(self) -> None:
        """Open a table for each group of people who look for each other."""
        for group in self._matcher.pair(self._now):
            pool = group[0].pool
            options = _served_options(with_clock(msg.TableOptions(edition=pool.edition), pool.clock))
            table = self._new_table(options, pool.seats)
            table.reserved = frozenset(ticket.key for ticket in group)
            self._reserved_until[table.table] = self._now + RESERVED_S
            for ticket in group:
                self._send(self._by_key[ticket.key], hall.Paired(table.table))
        for name in [name for name, until in self._reserved_until.items() if self._now > until]:
            del self._reserved_until[name]
            if name in self._tables:
                self._tables[name].reserved = frozenset()

    def _new_table(self, options: msg.TableOptions, seats: int) -> LobbyTable:
        token = self._identity.token
        table = LobbyTable(
            token(TABLE_ID_BYTES).hex(),
            self._identity,
            options,
            seats,
            self._store,
            self._touch,
            standings=self._standings,
            code=make_code(token) if options.private else "",
            rated=not options.private,
            runner=self._runner,
            pace_s=self._pace_s,
            now=self._now,
        )
        self._tables[table.table] = table
        if table.code:
            self._codes[table.code] = table.table
        return table

    def _enter_table(self, link: HallLink, person: HallPerson, wanted: hall.EnterTable) -> None:
        whose = (person.key, _place(link.address))
        if wanted.code and self._attempts.paused(whose, self._now):
            self._send(link, hall.EnterRefused(wanted.table, "attempts"))
            return
        name = wanted.table or self._codes.get(wanted.code, "")
        table = self._table(name)
        why = "gone" if table is None else self._refusal(link, person, table, wanted)
        if wanted.code and (why == "code" or not name):
            self._attempts.failed(whose, self._now)
        if table is None or why is not None:
            self._send(link, hall.EnterRefused(wanted.table, why or "gone"))
            return
        if link.table is not table:
            self._leave(link, "left")
        self._enter(link, person, table)

    def _refusal(
        self, link: HallLink, person: HallPerson, table: LobbyTable, wanted: hall.EnterTable
    ) -> EnterRefusal | None:
        """Return why a person cannot enter a table, ``None`` where they can."""
        if table.has_seat(person.key):
            return None
        if table.reserved and person.key not in table.reserved:
            return "full"
        if table.code and wanted.code != table.code:
            return "code"
        if wanted.purpose == "watch":
            return None if table.host.options.spectators else "spectators"
        if table.game:
            return "playing"
        if table.host.full:
            return "full"
        return "own" if not table.reserved and self._has_enough(link, person, table.host.options) else None

    def _enter(self, link: HallLink, person: HallPerson, table: LobbyTable) -> None:
        if link.table is table:
            # Its guest has begun anew, as after a connection that only one side has lost.
            table.closed(link.number, self._now)
        self._matcher.leave(person.key)
        self._send(link, hall.Entered(table.table, table.code))
        table.host.expect(person.key)
        self._place(link, table)

    def _place(self, link: HallLink, table: LobbyTable) -> None:
        link.table = table
        self._empty_since.pop(table.table, None)
        table.opened(link.number, link.address, self._now)
        self._touch(table)

    def _leave(self, link: HallLink, why: LeftReason) -> None:
        """Take a connection back to the hall."""
        table, link.table = link.table, None
        if table is None:
            return
        table.closed(link.number, self._now)
        self._touch(table)
        self._send(link, hall.LeftTable(table.table, why))
        self._send_list_again(link)

    # --- tables ----------------------------------------------------------------------------------------------------

    def _table(self, name: str) -> LobbyTable | None:
        """Return a table, from the store where it is not in memory; ``None`` where there is none."""
        if name in self._tables or name not in self._resting:
            return self._tables.get(name)
        resting = self._resting[name]
        try:
            claim, stored = self._store.claim(resting.game)
            table = restore_table(
                stored,
                claim,
                self._store.read(resting.game),
                self._identity,
                self._store,
                self._touch,
                standings=self._standings,
                runner=self._runner,
                pace_s=self._pace_s,
                outage_s=resting.outage_s,
                now=self._now,
            )
        except (LobbyStoreError, RecordError, ValueError) as error:
            _log.error("table %s cannot go on: %s", name, error)
            return None
        del self._resting[name]
        self._tables[name] = table
        self._unscheduled[name] = table
        return table

    def _let_rest(
        self, game: str, summary: TableSummary, clocks: ClockState | None, at_s: float, outage_s: float = 0.0
    ) -> None:
        """Note a game that is not in memory; it is loaded when somebody comes, or when it goes on by itself.

        ``at_s`` is when somebody last was there or moved.
        """
        due = at_s + ABANDONED_S
        if is_slow(summary.options):
            due = math.inf if clocks is None else clocks.due_s
        elif summary.rated:
            due = self._now + RETURN_S
        turn = None if clocks is None else clocks.turn
        self._resting[summary.table] = RestingGame(game, summary, turn, due, outage_s)
        self._table_of[game] = summary.table
        if summary.code:
            self._codes[summary.code] = summary.table
        self._wake_at(summary.table, due)

    def _tick_tables(self, now: float) -> None:
        """Let time pass at the tables that are due, and load the games that are; the rest of many follows later."""
        names = []
        while self._dues and self._dues[0][0] <= now:
            due, name = heapq.heappop(self._dues)
            if self._scheduled.get(name) == due:
                del self._scheduled[name]
                names.append(name)
        loaded = 0
        for name in names:
            if name in self._resting and (loaded := loaded + 1) > LOADED_AT_ONCE:
                self._wake_at(name, now + LISTING_S)
            else:
                self._tick_table(name)

    def _tick_table(self, name: str) -> None:
        abandoned = name in self._resting and self._resting[name].due_s <= self._now
        table = self._table(name)
        if table is not None and abandoned and not table.goes_on:
            table.abandon(self._now)
            self._touch(table)
        if table is None or not (table.links or table.goes_on):
            return
        if not table.game and self._now >= table.opened_at + UNSTARTED_S:
            _log.info("table %s is closed: no game has begun", table.table)
            self._drop(table, "over")
            return
        if name not in self._empty_since and not table.links:
            self._empty_since[name] = self._now
        if table.tick(self._now):
            self._touch(table, looked_at=False)
        else:
            self._unscheduled[name] = table

    def _schedule(self, table: LobbyTable) -> None:
        if table.table in self._tables and (table.links or table.goes_on):
            due = table.next_deadline(self._now)
            self._wake_at(table.table, due if table.game else min(due, table.opened_at + UNSTARTED_S))

    def _wake_at(self, name: str, due: float) -> None:
        """Tick a table at ``due``, or earlier where that was scheduled before."""
        if due < self._scheduled.get(name, math.inf):
            self._scheduled[name] = due
            heapq.heappush(self._dues, (due, name))

    def _touch(self, table: LobbyTable, *, looked_at: bool = True) -> None:
        """Carry out what a table may send, and note that it may look different in the list.

        Of what only time has brought, entries and people who have gone are all that can be seen there.
        """
        changed = looked_at or table.wrote > 0
        self.entries, table.wrote = self.entries + table.wrote, 0
        for effect in table.take():
            link = self._links.get(effect.link)
            if isinstance(effect, Send) or link is None:
                self._effects.append(effect)
            elif link.direct:
                self._end(link)
            elif link.table is table:
                link.table, changed = None, True
                table.links.discard(link.number)
                self._send(link, hall.LeftTable(table.table, "removed"))
                self._send_list_again(link)
        if table.failed:
            self.fenced += 1
            self._drop(table, "store")
        if table.result is not None:
            self._announce(table, *table.result)
            table.result = None
        if changed:
            self._changed[table.table] = None
        if table.table in self._tables:
            if table.game:
                self._table_of[table.game] = table.table
            if table.links:
                self._empty_since.pop(table.table, None)
            else:
                self._empty_since.setdefault(table.table, self._now)
            self._unscheduled[table.table] = table

    def _drop(self, table: LobbyTable, why: LeftReason) -> None:
        """Drop a table whose game the store refuses, or never begins; its people are back in the hall."""
        self._remove(table)
        self._codes.pop(table.code, None)
        self._changed[table.table] = None
        for number in list(table.links):
            link = self._links.get(number)
            if link is not None and link.direct:
                self._end(link)
            elif link is not None:
                link.table = None
                self._send(link, hall.LeftTable(table.table, why))
                self._send_list_again(link)
        table.links.clear()

    def _announce(self, table: LobbyTable, game: str, result: GameResult) -> None:
        """Note a finished game, and send its people their new ratings."""
        self._standings.add(game, result)
        if not result.rated:
            return
        changes = tuple(
            hall.RatingChange(number, seat.before.shown, seat.after.shown, seat.after.sure)
            for number, seat in enumerate(result.seats)
            if seat.before is not None and seat.after is not None
        )
        for number in table.links:
            link = self._links.get(number)
            if link is not None and not link.direct:
                self._send(link, hall.RatedGame(table.table, changes))
        for seat in result.seats:
            if seat.key is not None and seat.key in self._by_key:
                self._send_ratings(self._by_key[seat.key])

    def _send_ratings(self, link: HallLink) -> None:
        assert link.person is not None
        self._send(link, hall.Ratings(rating_notes(self._standings, link.person.key)))

    def _rest(self, table: LobbyTable) -> None:
        """Close a table without people; a running game rests in the store until somebody comes back."""
        if table.reserved or not table.confirmed or (table.playing and not self._may_rest(table)):
            return
        self._remove(table)
        if table.playing:
            self._let_rest(table.game, table.summary(), table.host.clocks, self._now)
        else:
            self._codes.pop(table.code, None)
        self._changed[table.table] = None

    def _may_rest(self, table: LobbyTable) -> bool:
        """Whether nobody has been at a table for a while, and its game does not go on by itself soon."""
        if self._now - self._empty_since[table.table] < REST_S:
            return False
        return not table.goes_on or table.due_s(self._now) > self._now + REST_S

    def _remove(self, table: LobbyTable) -> None:
        """Drop a table from memory."""
        self._tables.pop(table.table, None)
        self._table_of.pop(table.game, None)
        self._empty_since.pop(table.table, None)
        self._scheduled.pop(table.table, None)

    # --- the list --------------------------------------------------------------------------------------------------

    def _listed(self, key: bytes) -> Iterator[HallTable]:
        """Iterate over the tables that a person sees: all that are open or running, and their own private ones."""
        for table in self._tables.values():
            if (note := self._note(table.table, key)) is not None:
                yield note
        for name in self._resting:
            if (note := self._note(name, key)) is not None:
                yield note

    def _note(self, name: str, key: bytes) -> HallTable | None:
        """Return a table as a person sees it in the list; ``None`` for one that is hidden from them, or gone."""
        table = self._tables.get(name)
        if table is not None:
            yours = table.has_seat(key)
            hidden = (table.code or table.reserved) and not yours
            return None if table.over or hidden else table.note(yours, self._now)
        if name in self._resting:
            resting = self._resting[name]
            left_s = max(0.0, resting.due_s - self._now) if is_slow(resting.summary.options) else -1.0
            return resting.summary.note(resting.turn, left_s) if key in resting.summary.keys else None
        return None

    def _send_list_again(self, link: HallLink) -> None:
        """Send the list to somebody who is back in the hall: at a table they got no changes."""
        if link.browsing and link.person is not None:
            self._send_list(link, link.person)

    def _send_list(self, link: HallLink, person: HallPerson) -> None:
        tables = list(self._listed(person.key))
        for first in range(0, len(tables), hall.TABLES_AT_ONCE):
            self._send(link, hall.TableListing(tuple(tables[first : first + hall.TABLES_AT_ONCE]), (), False))
        self._send(link, hall.TableListing((), (), True))

    def _send_changes(self) -> None:
        """Send those in the hall the tables that have changed; all but a table's own people get the same message."""
        changed = {name: for_own for name in self._changed if (for_own := self._what_changed(name)) is not None}
        self._changed = {}
        readers = [link for link in self._links.values() if link.browsing and link.person and link.table is None]
        names = list(changed) if readers else []
        for first in range(0, len(names), hall.TABLES_AT_ONCE):
            part = names[first : first + hall.TABLES_AT_ONCE]
            for_all = _listing({name: self._shown.get(name) for name in part if not changed[name]})
            own = {key for name in part for key in self._keys_at(name)}
            for link in readers:
                assert link.person is not None
                key = link.person.key
                if key in own:
                    self._send(link, _listing({name: self._note(name, key) for name in part}))
                elif for_all.tables or for_all.gone:
                    self._send(link, for_all)

    def _what_changed(self, name: str) -> bool | None:
        """Note how a table looks; return whether it has changed for its own people alone, ``None`` for nobody."""
        note, own = self._note(name, b""), (frozenset(self._keys_at(name)), self._turn_at(name))
        for_all = self._shown.get(name) != note
        if not for_all and self._own_shown.get(name, (frozenset(), None)) == own:
            return None
        if name in self._tables or name in self._resting:
            self._shown[name], self._own_shown[name] = note, own
        else:
            self._shown.pop(name, None)
            self._own_shown.pop(name, None)
        return not for_all

    def _turn_at(self, name: str) -> int | None:
        """Return whose turn it is at a table, ``None`` before a game."""
        if name in self._tables:
            return self._tables[name].turn
        return self._resting[name].turn if name in self._resting else None

    def _keys_at(self, name: str) -> Iterable[bytes]:
        """Return the keys of a table's own people."""
        table = self._tables.get(name)
        if table is not None:
            return table.keys()
        return filter(None, self._resting[name].summary.keys) if name in self._resting else ()

    # --- links -----------------------------------------------------------------------------------------------------

    def _end_silent(self, now: float) -> None:
        """End the connections in the hall that are silent, and those that do not come to be in it."""
        for link in list(self._links.values()):
            strange = link.person is None and link.table is None
            if (strange and now - link.since > HANDSHAKE_S) or (
                link.table is None and now - link.received_at > SERVED.silence_s
            ):
                self._end(link)

    def _send(self, link: HallLink, message: Message) -> None:
        self._effects.append(Send(link.number, message))

    def _send_to_hall(self, message: Message) -> None:
        for link in self._in_hall():
            self._send(link, message)

    def _in_hall(self) -> Iterator[HallLink]:
        return (link for link in self._by_key.values() if link.browsing)

    def _refuse(self, link: HallLink, why: RefusedWhy, detail: str = "") -> None:
        _log.info("link %d is refused: %s %s", link.number, why, detail)
        self.refused[why] += 1
        if link.table is not None and not link.direct:
            # At a table its guest would take this for the table's answer, and come back.
            self._send(link, hall.LeftTable(link.table.table, "left"))
        self._send(link, msg.Refused(why, detail))
        self._end(link)

    def _end(self, link: HallLink) -> None:
        """End a connection from this side."""
        if self._links.pop(link.number, None) is not None:
            self._forget(link)
            self._effects.append(Close(link.number))

    def _forget(self, link: HallLink) -> None:
        """Update table and hall after a connection has ended."""
        self._unproven.pop(link.number, None)
        table, link.table = link.table, None
        if link.person is not None and self._by_key.get(link.person.key) is link:
            del self._by_key[link.person.key]
            self._people_changed = True
            self._matcher.leave(link.person.key)
        if table is not None:
            table.closed(link.number, self._now)
            self._touch(table)


def _place(address: str) -> bytes:
    """Return what people at the same place have in common of their addresses."""
    try:
        return address_prefix(address)
    except ValueError:
        return address.encode()


def _served_options(wanted: msg.TableOptions) -> msg.TableOptions:
    """Return the options of a table: at one for anyone nobody waits for ever, and spectators are a turn late."""
    options = msgspec.structs.replace(wanted, takeover=False, delayed=wanted.delayed or not wanted.private)
    if not wanted.private and clock_class(wanted) is None:
        options = with_clock(options, "quick")
    least, most = RATED_WAIT_S
    wait_s = -1 if is_slow(options) else wanted.wait_s if wanted.private else min(max(wanted.wait_s, least), most)
    return msgspec.structs.replace(options, wait_s=wait_s)


def _place_of(link: HallLink) -> str:
    """Return where a connection is: before the hall, in it, or at a table."""
    return "table" if link.table is not None else "hall" if link.person is not None else "new"


def _log_failure(error: LobbyStoreError | None) -> None:
    if error is not None:
        _log.warning("%s", error)


def _listing(notes: Mapping[str, HallTable | None]) -> hall.TableListing:
    """Return the message on tables that look like this now; ``None``: gone, or hidden."""
    shown = tuple(note for note in notes.values() if note is not None)
    return hall.TableListing(shown, tuple(name for name, note in notes.items() if note is None), False)

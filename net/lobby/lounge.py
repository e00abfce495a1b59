"""The server as a state machine: who is connected, the hall, and the tables that people have entered.

A connection begins with the handshake of a table, for the purpose ``lounge``; then it is in the hall, and every message
that is not the hall's own belongs to the table it has entered. A connection may also begin as a guest of a running
game, so that a game is continued from the list of saved games as one on the local network is. Knows the store's
interface; knows nothing of sockets, files, threads or clocks.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from game.bots import BOT_KINDS
from game.bots.runner import BotRunner
from game.record import RecordError
from game.rules.editions import EDITION_NAMES
from game.support.cleaning import clean_name, clean_text
from net.lobby.matcher import Matcher
from net.lobby.names import skeleton
from net.lobby.ratings import GameResult, Pool, Standings
from net.lobby.store import LobbyStore, LobbyStoreError, TakeName
from net.lobby.table import PACE_S, LobbyTable, ServerIdentity, TableSummary, read_summary, restore_table
from net.protocol import lobby_messages as hall
from net.protocol import messages as msg
from net.protocol.handshake import NONCE_BYTES, is_proven
from net.protocol.limits import CAPABILITIES, CHAT_LENGTH, HANDSHAKE_S, PROGRAM, PROTOCOL, SERVED
from net.protocol.link_effects import Close, Effect, Send
from net.protocol.lobby_messages import EnterRefusal, HallTable, LeftReason
from net.protocol.messages import Message, RefusedWhy
from net.protocol.table_code import make_code
from net.protocol.token_bucket import TokenBucket

_log = logging.getLogger(__name__)

PAIRING_S: Final = 1.0
"""How often people who look for opponents are brought together."""
CLOCK_S: Final = 60
"""How long a turn of a quick game may take, in seconds."""
RESERVED_S: Final = 30.0
"""How long a table is kept for those who were brought together."""
LISTING_S: Final = 0.25
"""How often changes of the list are sent at most."""
TABLES: Final = 4000
"""How many tables the server holds in memory."""
CHATS: Final = (1 / 3, 4)
"""How many lines a second somebody may write in the hall, and how many at once; so for tables and requests."""
OPENINGS: Final = (0.1, 6)
REQUESTS: Final = (0.5, 8)
RATED_CLOCK_S: Final = 120
RATED_WAIT_S: Final = (30, 300)
"""At a table for anyone a turn takes at most so long, and its people are waited for within these limits."""
REST_S: Final = 60.0
"""How long a running game without anybody at the table stays in memory."""
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


class Lounge:
    """All of a server but sockets and files; nothing that a connection sends makes it raise."""

    def __init__(
        self, identity: ServerIdentity, store: LobbyStore, *, runner: BotRunner | None = None, pace_s: float = PACE_S
    ) -> None:
        """Serve the unfinished games of the store, and new tables; bots decide in ``runner``, by default at once."""
        self._identity = identity
        self._store = store
        self._runner = runner
        self._pace_s = pace_s
        self._now = 0.0
        self._links: dict[int, HallLink] = {}
        self._by_key: dict[bytes, HallLink] = {}
        self._people = 0
        self._tables: dict[str, LobbyTable] = {}
        self._standings = Standings()
        self._matcher = Matcher()
        self._paired_at = 0.0
        self._reserved_until: dict[str, float] = {}
        self._resting: dict[str, tuple[str, TableSummary]] = {}
        """The unfinished games that are not in memory, with their summaries, by the names of their tables."""
        self._empty_since: dict[str, float] = {}
        self._effects: list[Effect] = []
        self._changed: dict[str, None] = {}
        self._shown: dict[str, HallTable | None] = {}
        self._people_shown: dict[str, frozenset[bytes]] = {}
        self._listed_at = 0.0
        for game, summary in store.unfinished():
            known = read_summary(summary)
            self._resting[known.table] = game, known
        self._codes = {summary.code: name for name, (_, summary) in self._resting.items() if summary.code}
        """The private tables by their codes."""
        for finished in store.results():
            self._standings.add(msgspec.msgpack.decode(finished.result, type=GameResult))

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle a new connection."""
        self._now = now
        self._links[link] = HallLink(link, address, now, now)

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
        for table in list(self._tables.values()):
            if not table.links:
                self._rest(table)
            elif table.tick(now):
                self._touch(table, looked_at=False)
        if now - self._paired_at >= PAIRING_S:
            self._paired_at = now
            self._pair()
        if now - self._listed_at >= LISTING_S:
            self._listed_at = now
            self._end_silent(now)
            self._send_changes()

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due: for a table, or for the list and the hall."""
        tables = (table.next_deadline(now) for table in self._tables.values() if table.links)
        return min((self._listed_at + LISTING_S, *tables))

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
        if not is_proven(self._identity.fingerprint, link.challenge, hello, proof):
            self._refuse(link, "identity")
            return
        if self._store.is_banned(hello.key):
            self._refuse(link, "kicked")
            return
        former = self._by_key.pop(hello.key, None)
        if former is not None:
            self._refuse(former, "busy")
        self._people += 1
        chat, opened, asked = (TokenBucket(rate, burst, self._now) for rate, burst in (CHATS, OPENINGS, REQUESTS))
        link.person = HallPerson(self._people, hello.key, self._store.name_of(hello.key), chat, opened, asked)
        self._by_key[hello.key] = link
        self._send(link, msg.Welcome(link.person.number))
        self._send(link, hall.HallWelcome(self._identity.name, link.person.name))
        self._send_ratings(link)

    def _admit_to_game(self, link: HallLink, hello: msg.Hello) -> None:
        """Pass the guest of a running game to its table, which proves the key itself."""
        name = next((table.table for table in self._tables.values() if table.game == hello.game), "")
        name = name or next((table for table, (game, _) in self._resting.items() if game == hello.game), "")
        table = self._table(name) if hello.game and name else None
        if table is None or not (hello.purpose == "watch" or table.has_seat(hello.key)):
            self._refuse(link, "game")
            return
        if self._store.is_banned(hello.key):
            self._refuse(link, "kicked")
            return
        link.direct = True
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
            case hall.Browse():
                link.browsing = message.on
                if message.on and person.asked.take(self._now):
                    self._send_list(link, person)
            case hall.OpenTable():
                self._open_table(link, person, message)
            case hall.EnterTable():
                self._enter_table(link, person, message)
            case hall.LeaveTable():
                self._leave(link, "left")
            case hall.HallChat() if person.name and (text := clean_text(message.text, CHAT_LENGTH)):
                if person.chat.take(self._now):
                    self._send_to_hall(hall.HallLine(person.name, text))
            case hall.HallChat():
                pass
            case hall.AskRematch():
                if link.table is not None and link.table.over and link.table.has_seat(person.key):
                    link.table.rematch(self._now)
                    self._touch(link.table)
            case hall.QuickMatch():
                self._look_for_opponents(link, person, message)
            case _:
                self._refuse(link, "protocol")

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
            self._send(link, hall.Named(name))

        self._store.submit(TakeName(person.key, name, skeleton(name)), answer)

    def _open_table(self, link: HallLink, person: HallPerson, wanted: hall.OpenTable) -> None:
        levels = wanted.bots[: wanted.seats - 1]
        if not person.name:
            self._send(link, hall.EnterRefused("", "name"))
        elif len(self._tables) >= TABLES or any(level not in BOT_KINDS for level in levels):
            self._send(link, hall.EnterRefused("", "limit"))
        elif not person.opened.take(self._now):
            self._send(link, hall.EnterRefused("", "paused"))
        else:
            self._leave(link, "left")
            options = _served_options(wanted.options)
            table = self._new_table(options, wanted.seats)
            table.set_bots(levels)
            self._enter(link, person, table)

    def _look_for_opponents(self, link: HallLink, person: HallPerson, wanted: hall.QuickMatch) -> None:
        if not person.name or wanted.edition not in EDITION_NAMES or wanted.seats < FEWEST_SEATS:
            self._matcher.leave(person.key)
            self._send(link, hall.Queued(wanted.edition, 0, 0, -1))
            return
        pool = wanted.edition, wanted.seats
        self._matcher.enter(person.key, pool, self._standings.rating(person.key, pool), self._now)
        self._send_queued(link, pool)

    def _send_queued(self, link: HallLink, pool: Pool) -> None:
        estimate = self._matcher.estimate(pool)
        seconds = -1 if estimate is None else round(estimate)
        self._send(link, hall.Queued(pool[0], pool[1], self._matcher.waiting(pool) - 1, seconds))

    def _pair(self) -> None:
        """Open a table for each group of people who look for each other."""
        for group in self._matcher.pair(self._now):
            edition, seats = group[0].pool
            table = self._new_table(msg.TableOptions(edition=edition, clock_s=CLOCK_S, takeover=False), seats)
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
        )
        self._tables[table.table] = table
        if table.code:
            self._codes[table.code] = table.table
        return table

    def _enter_table(self, link: HallLink, person: HallPerson, wanted: hall.EnterTable) -> None:
        name = wanted.table or self._codes.get(wanted.code, "")
        table = self._table(name)
        why = "gone" if table is None else self._refusal(person, table, wanted)
        if table is None or why is not None:
            self._send(link, hall.EnterRefused(wanted.table, why or "gone"))
            return
        if link.table is not table:
            self._leave(link, "left")
        self._enter(link, person, table)

    def _refusal(self, person: HallPerson, table: LobbyTable, wanted: hall.EnterTable) -> EnterRefusal | None:
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
        return "full" if table.host.full else None

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
        game, _ = self._resting[name]
        try:
            claim, stored = self._store.claim(game)
            table = restore_table(
                stored,
                claim,
                self._store.read(game, 0),
                self._identity,
                self._store,
                self._touch,
                standings=self._standings,
                runner=self._runner,
                pace_s=self._pace_s,
            )
        except (LobbyStoreError, RecordError, ValueError) as error:
            _log.error("table %s cannot go on: %s", name, error)
            return None
        del self._resting[name]
        self._tables[name] = table
        return table

    def _touch(self, table: LobbyTable, *, looked_at: bool = True) -> None:
        """Carry out what a table may send, and note that it may look different in the list.

        Of what only time has brought, entries and people who have gone are all that can be seen there.
        """
        changed = looked_at or table.wrote
        table.wrote = False
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
            self._drop(table)
        if table.result is not None:
            self._announce(table, table.result)
            table.result = None
        if changed:
            self._changed[table.table] = None

    def _drop(self, table: LobbyTable) -> None:
        """Drop a table whose game the store refuses; its people are back in the hall."""
        self._tables.pop(table.table, None)
        for number in list(table.links):
            link = self._links.get(number)
            if link is not None and link.direct:
                self._end(link)
            elif link is not None:
                link.table = None
                self._send(link, hall.LeftTable(table.table, "store"))
                self._send_list_again(link)
        table.links.clear()

    def _announce(self, table: LobbyTable, result: GameResult) -> None:
        """Note a finished game, and send its people their new ratings."""
        self._standings.add(result)
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
        key = link.person.key
        notes = (
            hall.RatingNote(pool[0], pool[1], rating.shown, rating.sure, self._standings.games(key, pool))
            for pool, rating in sorted(self._standings.pools(key).items())
        )
        self._send(link, hall.Ratings(tuple(notes)))

    def _rest(self, table: LobbyTable) -> None:
        """Close a table without people; a running game rests in the store until somebody comes back."""
        if table.reserved:
            return
        since = self._empty_since.setdefault(table.table, self._now)
        if table.playing and (self._now - since < REST_S or not table.confirmed):
            return
        self._empty_since.pop(table.table, None)
        del self._tables[table.table]
        if not table.playing:
            self._codes.pop(table.code, None)
        else:
            self._resting[table.table] = table.game, table.summary()
        self._changed[table.table] = None

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
            return None if table.over or hidden else table.note(yours)
        if name in self._resting:
            summary = self._resting[name][1]
            return summary.note() if key in summary.keys else None
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
        changed = [name for name in self._changed if self._has_changed(name)]
        self._changed = {}
        readers = [link for link in self._links.values() if link.browsing and link.person and link.table is None]
        for first in range(0, len(changed) if readers else 0, hall.TABLES_AT_ONCE):
            part = changed[first : first + hall.TABLES_AT_ONCE]
            for_all = _listing({name: self._shown.get(name) for name in part})
            own = {key for name in part for key in self._keys_at(name)}
            for link in readers:
                assert link.person is not None
                key = link.person.key
                message = _listing({name: self._note(name, key) for name in part}) if key in own else for_all
                self._send(link, message)

    def _has_changed(self, name: str) -> bool:
        """Note how a table looks to those who do not play at it, and return whether it has changed to anybody."""
        note, people = self._note(name, b""), frozenset(self._keys_at(name))
        if self._shown.get(name) == note and self._people_shown.get(name, frozenset()) == people:
            return False
        if name in self._tables or name in self._resting:
            self._shown[name], self._people_shown[name] = note, people
        else:
            self._shown.pop(name, None)
            self._people_shown.pop(name, None)
        return True

    def _keys_at(self, name: str) -> Iterable[bytes]:
        """Return the keys of a table's own people."""
        table = self._tables.get(name)
        if table is not None:
            return table.keys()
        return filter(None, self._resting[name][1].keys) if name in self._resting else ()

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
        for link in self._by_key.values():
            if link.browsing:
                self._send(link, message)

    def _refuse(self, link: HallLink, why: RefusedWhy, detail: str = "") -> None:
        _log.info("link %d (%s) is refused: %s %s", link.number, link.address, why, detail)
        self._send(link, msg.Refused(why, detail))
        self._end(link)

    def _end(self, link: HallLink) -> None:
        """End a connection from this side."""
        if self._links.pop(link.number, None) is not None:
            self._forget(link)
            self._effects.append(Close(link.number))

    def _forget(self, link: HallLink) -> None:
        """Update table and hall after a connection has ended."""
        table, link.table = link.table, None
        if link.person is not None and self._by_key.get(link.person.key) is link:
            del self._by_key[link.person.key]
            self._matcher.leave(link.person.key)
        if table is not None:
            table.closed(link.number, self._now)
            self._touch(table)


def _served_options(wanted: msg.TableOptions) -> msg.TableOptions:
    """Return the options of a table: at one for anyone nobody is kept waiting for ever."""
    if wanted.private:
        return msgspec.structs.replace(wanted, takeover=False)
    least, most = RATED_WAIT_S
    clock_s = min(wanted.clock_s or RATED_CLOCK_S, RATED_CLOCK_S)
    wait_s = min(max(wanted.wait_s, least), most)
    return msgspec.structs.replace(wanted, takeover=False, clock_s=clock_s, wait_s=wait_s)


def _listing(notes: Mapping[str, HallTable | None]) -> hall.TableListing:
    """Return the message on tables that look like this now; ``None``: gone, or hidden."""
    shown = tuple(note for note in notes.values() if note is not None)
    return hall.TableListing(shown, tuple(name for name, note in notes.items() if note is None), False)

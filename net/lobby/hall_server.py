"""The server as a state machine: who is connected, the hall, and the tables that people have entered.

A connection begins with the handshake of a table, for the purpose ``lounge``; then it is in the hall, and every message
that is not the hall's own belongs to the table it has entered. A connection may also begin as a guest of a running
game, so that a game is continued from the list of saved games as one on the local network is. Knows the store's
interface; knows nothing of sockets, files, threads or clocks.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, Literal

import msgspec

from game.bots import BUILT_IN_BOTS
from game.bots.runner import BotRunner
from game.support.cleaning import clean_name
from net.host.identity import HostIdentity
from net.host.services import PACE_S
from net.lobby.census import Census
from net.lobby.operation.operator_actions import OperatorActions
from net.lobby.pages import best_players, player_page, record_parts
from net.lobby.people.code_attempts import CodeAttempts
from net.lobby.people.names import skeleton
from net.lobby.people.place_limits import PlaceBuckets
from net.lobby.people.ratings import GameResult, Standings
from net.lobby.play.links import HallLink, HallLinks, HallPerson
from net.lobby.play.listing import TableList
from net.lobby.play.pairing import QuickGames
from net.lobby.play.saved_tables import read_state, read_summary
from net.lobby.play.table import LobbyTable
from net.lobby.play.tables import LISTING_S, LobbyTables, served_options
from net.lobby.play.talk import HallTalk
from net.lobby.rekeying import Rekeying
from net.lobby.store import KeepUptime, KeepVisit, LobbyStore, LobbyStoreError, NameTaken, TakeName
from net.protocol import lobby_messages as hall_msg
from net.protocol import messages as msg
from net.protocol.handshake import NONCE_BYTES, is_proven
from net.protocol.limits import CAPABILITIES, PROGRAM, PROTOCOL, SERVED_PER_ADDRESS
from net.protocol.link_effects import LinkEffect
from net.protocol.lobby_messages import EnterRefusalReason
from net.protocol.messages import Message
from net.protocol.places import place_of

_log = logging.getLogger(__name__)

UNPROVEN: Final = 200
"""How many connections may be before the end of their handshake; one more ends the oldest of them."""
PROOFS: Final = 3.0
"""How many proofs of keys a second are checked of people at one place on average."""
NEW_NAMES: Final = 1 / 60
"""How many people at one place may take their first name a second on average; who has one may always change it."""
PEOPLE_S: Final = 5.0
"""How often the names of those in the hall are sent at most."""
SILENT_S: Final = 5.0
"""How often the server looks for connections in the hall that are silent."""
UPTIME_S: Final = 10.0
"""How often the uptime is stored: a crash gives back at most so much time to those whose clocks run."""
AUTHORITY: Final = "authority"
"""The capability of a server: it alone hosts its tables, and no guest ever replaces it."""

_HALL: Final = frozenset(hall_msg.LOBBY_MESSAGE_TYPES)


class HallServer:
    """All of a server but sockets and files; nothing that a connection sends makes it raise."""

    def __init__(
        self,
        identity: HostIdentity,
        store: LobbyStore,
        *,
        runner: BotRunner | None = None,
        pace_s: float = PACE_S,
        proofs_at_once: int = SERVED_PER_ADDRESS,
        now: float = 0.0,
    ) -> None:
        """Serve the unfinished games of the store, and new tables; bots decide in ``runner``, by default at once.

        ``proofs_at_once`` is how many people at one place may come at the same moment, as after a restart, and how many
        of them may be new.
        ``now`` is the store's uptime, and all later times count on from it: time without a server does not pass.
        """
        self._identity = identity
        self._store = store
        self._standings = Standings()
        self._links = HallLinks(self._forget, now)
        self._tables = LobbyTables(
            identity,
            store,
            self._standings,
            self._links,
            lambda link: self._list.ask(link),
            self._shut_out,
            runner=runner,
            pace_s=pace_s,
        )
        self._list = TableList(self._links, self._tables)
        self._quick = QuickGames(self._standings, self._links, self._tables)
        self._talk = HallTalk(store, self._links)
        self._operator = OperatorActions(self._links, self._tables, self._quick)
        self._proofs = PlaceBuckets(PROOFS, proofs_at_once)
        self._new_names = PlaceBuckets(NEW_NAMES, proofs_at_once)
        self._attempts = CodeAttempts()
        self._listed_at = now
        self._silent_at = now
        """When it has looked for silent connections last."""
        self._kept_at = now
        self._people_sent_at = now
        self._people_changed = False
        """Whether somebody has come to the hall or left it."""
        outage_s = store.uptime().outage_s
        for game, summary, stored in store.unfinished():
            state = read_state(stored)
            self._tables.let_rest(game, read_summary(summary), state.clocks, state.at_s or now, outage_s)
        for finished in store.results():
            self._standings.add(finished.game, msgspec.msgpack.decode(finished.result, type=GameResult))
            self._tables.keep_finished(read_summary(finished.summary).table, finished.game)
        self._rekeying = Rekeying(
            identity.fingerprint, store, self._standings, self._links, self._tables, self._shut_out, self._send_name
        )

    # --- from the runtime ------------------------------------------------------------------------------------------

    def opened(self, link: int, address: str, now: float) -> None:
        """Handle a new connection."""
        self._links.now = now
        if len(self._links.strangers) >= UNPROVEN:
            oldest = next(iter(self._links.strangers.values()))
            _log.info("link %d (%s) ends: too many handshakes at once", oldest.number, oldest.address)
            self._links.end(oldest)
        self._links.by_number[link] = self._links.strangers[link] = HallLink(link, address, now, now)

    def connected(self, link: int, fingerprint: bytes, key: bytes, now: float) -> None:
        """Do nothing: a server dials nobody."""

    def failed(self, link: int, reason: Literal["unreachable", "identity"], now: float) -> None:
        """Do nothing: a server dials nobody."""

    def received(self, link: int, message: Message, now: float) -> None:
        """Handle a message."""
        self._links.now = now
        hall_link = self._links.by_number.get(link)
        if hall_link is None:
            return
        hall_link.received_at = now
        try:
            self._on_message(hall_link, message)
        except LobbyStoreError as error:
            _log.error("link %d ends, as the store cannot be read: %s", link, error)
            self._links.end(hall_link)

    def _on_message(self, link: HallLink, message: Message) -> None:
        if link.person is not None and type(message) in _HALL:
            self._on_hall(link, link.person, message)
        elif link.table is not None:
            table = link.table
            if not isinstance(message, msg.Chat) or self._talk.may_write_at(table, link):
                if table.received(link.number, message, self._links.now):
                    self._tables.touch(table)
                if link.direct and not link.welcomed and table.host.has_admitted(link.number):
                    link.welcomed = True
                    self._operator.welcome(link)
        elif link.person is not None:
            self._on_idle(link, message)
        else:
            self._on_stranger(link, message)

    def broken(self, link: int, reason: str, now: float) -> None:
        """Handle the end of a connection that broke the protocol."""
        _log.warning("link %d ended: %s", link, reason)
        self.closed(link, now)

    def closed(self, link: int, now: float) -> None:
        """Handle the end of a connection."""
        self._links.now = now
        hall_link = self._links.by_number.pop(link, None)
        if hall_link is not None:
            self._forget(hall_link)

    def tick(self, now: float) -> None:
        """Handle timeouts, of the hall and of the tables with people at them."""
        self._links.now = now
        self._tables.tick(now)
        self._quick.tick(now)
        if now - self._listed_at >= LISTING_S:
            self._listed_at = now
            self._links.end_strangers()
            self._list.send_changes()
            self._tables.rest_empty()
            self._operator.tick()
        if self._people_changed and now - self._people_sent_at >= PEOPLE_S:
            self._people_changed, self._people_sent_at = False, now
            names = sorted(link.person.name for link in self._links.in_hall() if link.person and link.person.name)
            self._links.send_to_hall(hall_msg.HallPeople(len(names), tuple(names[: hall_msg.NAMES])))
        if now - self._silent_at >= SILENT_S:
            self._silent_at = now
            self._links.end_silent()
        if now - self._kept_at >= UPTIME_S:
            self._kept_at = now
            self._store.submit(KeepUptime(now), _log_failure)

    def next_deadline(self, now: float) -> float:
        """Return when ``tick`` is due: for a table, or for the list and the hall."""
        return min(self._listed_at + LISTING_S, self._tables.next_deadline())

    def drain(self) -> list[LinkEffect]:
        """Return the effects since the last call."""
        return self._links.drain()

    def settle(self, now: float) -> bool:
        """Return that nothing was left to do."""
        return False

    def answered(self, answer: Callable[[], None], now: float) -> None:
        """Handle an answer of the store."""
        self._links.now = now
        answer()

    # --- readable --------------------------------------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many connections there are, those before the end of their handshake included."""
        return len(self._links.by_number)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables.in_memory)

    @property
    def resting(self) -> int:
        """How many unfinished games are not in memory."""
        return len(self._tables.resting)

    def census(self) -> Census:
        """Return what the server is doing."""
        loaded = self._tables.in_memory.values()
        states = ("playing" if table.playing else "over" if table.over else "open" for table in loaded)
        return Census(
            Counter(link.state for link in self._links.by_number.values()),
            Counter(states) + Counter(resting=self.resting),
            self._quick.everybody,
            sum(table.effects.operations for table in loaded),
            self._tables.entries,
            self._links.refused,
            self._tables.fenced,
            self._tables.delivery_waits,
            self._quick.waits,
        )

    # --- from the person who runs the server -----------------------------------------------------------------------

    def end_table(self, name: str, now: float) -> bool:
        """End a game, or close a table, by its name; return whether there is one."""
        self._links.now = now
        return self._operator.end_table(name)

    def drain_games(self, seconds: float | None, now: float) -> int:
        """Begin no new games, and be ``drained`` after so long at the latest; with ``None`` begin games again.

        Return how many games are played at the moment.
        """
        self._links.now = now
        return self._operator.drain(seconds)

    def set_notice(self, text: str, now: float) -> int:
        """Show a sentence to everybody, an empty one for none; return how many people are connected."""
        self._links.now = now
        return self._operator.set_notice(text)

    @property
    def drained(self) -> bool:
        """Whether no new games begin and nobody plays any more."""
        return self._operator.drained

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
                self._links.refuse(link, "protocol")

    def _challenge(self, link: HallLink, hello: msg.Hello) -> None:
        ours = self._identity
        if hello.protocol != PROTOCOL:
            self._links.refuse(link, "version", str(PROTOCOL))
        elif hello.key == ours.signer.public:
            self._links.refuse(link, "identity")
        else:
            link.hello = hello
            link.challenge = ours.token(NONCE_BYTES)
            capabilities = (*CAPABILITIES, AUTHORITY)
            self._links.send(
                link,
                msg.Challenge(PROTOCOL, capabilities, PROGRAM, ours.name, ours.signer.public, link.challenge, ""),
            )

    def _admit(self, link: HallLink, hello: msg.Hello, proof: msg.Proof) -> None:
        if not self._proofs.take(link.address, self._links.now):  # checking it costs time of the processor
            _log.info("link %d (%s) ends: too many proofs in a short time", link.number, link.address)
            self._links.end(link)
            return
        if not is_proven(self._identity.fingerprint, link.challenge, hello, proof):
            self._links.refuse(link, "identity")
            return
        if (refused := self._shut_out(hello.key, link.address)) is not None:
            self._links.refuse(link, refused.reason, refused.detail)
            return
        if self._rekeying.is_leaving(hello.key):
            # Without a reason, so that it comes again: until the store has answered, nobody knows whether it may.
            self._links.end(link)
            return
        self._rekeying.follow()
        former = self._links.by_key.pop(hello.key, None)
        if former is not None:
            self._quick.leave(hello.key)
            self._links.refuse(former, "busy")
        person = self._links.welcome(link, hello.key, self._store.name_of(hello.key))
        self._store.submit(KeepVisit(hello.key), _log_failure)
        self._links.strangers.pop(link.number, None)
        self._links.send(link, msg.Welcome(person.number))
        self._links.send(link, hall_msg.HallWelcome(self._identity.name, person.name, self._talk.writes(person)))
        self._tables.send_ratings(link)
        self._operator.welcome(link)

    def _shut_out(self, key: bytes, address: str) -> msg.Refused | None:
        """Return why a proven key may not enter: it is banned, with the end of it, or was replaced by another one."""
        until = self._store.banned_until(key, address)
        if until is not None:
            return msg.Refused("banned", str(until))
        return msg.Refused("replaced") if self._store.newest_key(key) != key else None

    def _admit_to_game(self, link: HallLink, hello: msg.Hello) -> None:
        """Pass the guest of a running game to its table, which proves the key itself."""
        table = self._tables.get(self._tables.by_game.get(hello.game, ""))
        table = table or self._tables.reopen_game(hello.game, hello.key)
        if table is None or not (hello.purpose == "watch" or table.has_seat(hello.key)):
            self._links.refuse(link, "game")
            return
        link.direct, link.hello = True, hello
        self._links.strangers.pop(link.number, None)
        self._tables.place(link, table)
        table.received(link.number, hello, self._links.now)
        self._tables.touch(table)

    # --- in the hall -----------------------------------------------------------------------------------------------

    def _on_idle(self, link: HallLink, message: Message) -> None:
        """Handle what is not the hall's; what was sent to a table that its sender has left meanwhile is dropped."""
        match message:
            case msg.Ping():
                self._links.send(link, msg.Pong(message.number))
            case msg.Hello() | msg.Proof():
                self._links.refuse(link, "protocol")

    def _on_hall(self, link: HallLink, person: HallPerson, message: Message) -> None:
        match message:
            case hall_msg.ClaimName():
                self._claim_name(link, person, message.name)
            case hall_msg.Rekey():
                self._rekeying.move(link, person, message)
            case hall_msg.Browse():
                link.browsing = message.on
                self._people_changed = True
                self._list.ask(link)
            case hall_msg.OpenTable():
                self._open_table(link, person, message)
            case hall_msg.EnterTable():
                self._enter_table(link, person, message)
            case hall_msg.LeaveTable():
                self._tables.leave(link, "left")
            case hall_msg.HallChat() | hall_msg.HallWord():
                self._talk.add(person, message)
            case hall_msg.Report():
                self._talk.report(link, person, message)
            case hall_msg.AskPlayer() | hall_msg.AskBest() | hall_msg.FetchRecord():
                self._look_up(link, person, message)
            case hall_msg.AskRematch():
                table = link.table
                if table is not None and self._operator.draining:
                    self._links.send(link, hall_msg.EnterRefused(table.name, "stopping"))
                elif table is not None and table.over and table.has_seat(person.key):
                    table.rematch(self._links.now)
                    self._tables.touch(table)
            case hall_msg.QuickMatch() if message.seats and self._operator.draining:
                self._links.send(link, hall_msg.EnterRefused("", "stopping"))
            case hall_msg.QuickMatch():
                self._quick.look(link, person, message)
            case _:
                self._links.refuse(link, "protocol")

    def _look_up(
        self, link: HallLink, person: HallPerson, message: hall_msg.AskPlayer | hall_msg.AskBest | hall_msg.FetchRecord
    ) -> None:
        """Answer a question on players and finished games; too many in a short time get no answer."""
        if not person.looked.take(self._links.now):
            return
        try:
            match message:
                case hall_msg.AskPlayer():
                    self._links.send(link, player_page(self._store, self._standings, message))
                case hall_msg.AskBest(edition, seats):
                    self._links.send(link, best_players(self._store, self._standings, edition, seats))
                case hall_msg.FetchRecord(game):
                    parts = record_parts(self._store, game)
                    self._send_record(link, person, parts)
        except LobbyStoreError as error:
            _log.error("a question cannot be answered: %s", error)

    def _send_record(self, link: HallLink, person: HallPerson, parts: Iterable[hall_msg.RecordPart]) -> None:
        """Send a record; each part counts as a question, so that nobody has many records queued."""
        for part in parts:
            self._links.send(link, part)
            person.looked.take(self._links.now)

    def _claim_name(self, link: HallLink, person: HallPerson, typed: str) -> None:
        """Give a person a name of their own; the answer comes once the store has it."""
        name = clean_name(typed)
        # A name that is taken while the person moves to this key would stand in the place of their own.
        arriving = self._rekeying.is_arriving(person.key)
        if not name or arriving or not person.asked.take(self._links.now) or not self._may_have(link, person, name):
            self._links.send(link, hall_msg.NameRefused(name, "paused" if name else "unfit"))
            return

        def answer(error: LobbyStoreError | None) -> None:
            if self._links.by_number.get(link.number) is not link:
                return
            if error is not None:
                self._links.send(
                    link, hall_msg.NameRefused(name, "taken" if isinstance(error, NameTaken) else "paused")
                )
                return
            person.name = name
            self._send_name(link, person)

        self._store.submit(TakeName(person.key, name, skeleton(name)), answer)

    def _send_name(self, link: HallLink, person: HallPerson) -> None:
        """Send a person the name that the store has for them now."""
        self._links.send(link, hall_msg.Named(person.name, self._talk.writes(person)))
        self._people_changed = True

    def _may_have(self, link: HallLink, person: HallPerson, name: str) -> bool:
        """Whether a person may take a name now: so that nobody takes all of them, few at one place may be new.

        A name that is taken anyway counts for nothing, because the refused person chooses another one.
        """
        if self._store.knows(person.key) or self._store.key_of(skeleton(name)) is not None:
            return True
        return self._new_names.take(link.address, self._links.now)

    def _open_table(self, link: HallLink, person: HallPerson, wanted: hall_msg.OpenTable) -> None:
        bots = wanted.bots[: wanted.seats - 1]
        if not person.name:
            self._links.send(link, hall_msg.EnterRefused("", "name"))
        elif self._operator.draining:
            self._links.send(link, hall_msg.EnterRefused("", "stopping"))
        elif self._tables.is_busy() or any(bot not in BUILT_IN_BOTS for bot in bots):
            self._links.send(link, hall_msg.EnterRefused("", "limit"))
        elif self._tables.has_enough(link, person, served_options(wanted.options)):
            self._links.send(link, hall_msg.EnterRefused("", "own"))
        elif not person.opened.take(self._links.now):
            self._links.send(link, hall_msg.EnterRefused("", "paused"))
        else:
            self._tables.leave(link, "left")
            options = served_options(wanted.options)
            table = self._tables.open(options, wanted.seats)
            table.set_bots(bots)
            self._enter(link, person, table)

    def _enter_table(self, link: HallLink, person: HallPerson, wanted: hall_msg.EnterTable) -> None:
        whose = (person.key, place_of(link.address))
        if wanted.code and self._attempts.paused(whose, self._links.now):
            self._links.send(link, hall_msg.EnterRefused(wanted.table, "attempts"))
            return
        name = wanted.table or self._tables.by_game.get(wanted.game) or self._tables.codes.get(wanted.code, "")
        table = self._tables.get(name) or self._tables.reopen(name, person.key)
        if table is None and wanted.game:
            table = self._tables.reopen_game(wanted.game, person.key)
        reason = "gone" if table is None else self._entry_refusal(link, person, table, wanted)
        if wanted.code and (reason == "code" or not name):
            self._attempts.failed(whose, self._links.now)
        if table is None or reason is not None:
            self._links.send(link, hall_msg.EnterRefused(wanted.table, reason or "gone"))
            return
        if link.table is not table:
            self._tables.leave(link, "left")
        self._enter(link, person, table)

    def _entry_refusal(
        self, link: HallLink, person: HallPerson, table: LobbyTable, wanted: hall_msg.EnterTable
    ) -> EnterRefusalReason | None:
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
        return "own" if not table.reserved and self._tables.has_enough(link, person, table.host.options) else None

    def _enter(self, link: HallLink, person: HallPerson, table: LobbyTable) -> None:
        if link.table is table:
            # Its guest has begun again, as after a connection that only one side has lost.
            table.closed(link.number, self._links.now)
        self._quick.leave(person.key)
        self._links.send(link, hall_msg.Entered(table.name, table.code))
        table.host.admission.expect(person.key)
        self._tables.place(link, table)

    # --- links -----------------------------------------------------------------------------------------------------

    def _forget(self, link: HallLink) -> None:
        """Update table and hall after a connection has ended."""
        self._links.strangers.pop(link.number, None)
        table, link.table = link.table, None
        if link.person is not None and self._links.by_key.get(link.person.key) is link:
            del self._links.by_key[link.person.key]
            self._people_changed = True
            self._quick.leave(link.person.key)
        if table is not None:
            table.closed(link.number, self._links.now)
            self._tables.touch(table)


def _log_failure(error: LobbyStoreError | None) -> None:
    if error is not None:
        _log.warning("%s", error)

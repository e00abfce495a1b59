"""The running game at its host: proposals in, entries out, one at a time and only while there is a quorum.

For each entry the order is disk, network, acknowledgements. The match has synced an entry before any guest is sent it,
so no guest has an entry that a crash of this host can undo. The next one is written only after enough guests have
acknowledged this one, each after its own sync, so no host can be elected that lacks it. Knows the match, the links of
all that follow it, and time; nothing of admission and lobby.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from game.match.bot_turns import BotTurns
from game.match.match import STAND_IN_BOT, Match, Rejected
from game.notation.actions import NotationError, parse
from game.record import OPEN, Redeal, SeatInfo, Signature, View
from game.record.signing import ack_message, is_signed
from game.rules import Seat, current_actor
from game.support.i18n import gettext_noop
from net.host.absence import AbsentSeats
from net.host.clock import LATE_TURNS, ClockState, TableClock
from net.host.connections import ConnectedPerson, Connections, GuestLink
from net.host.consent import NOT_AGREED, ConsentRequests
from net.host.expected_messages import LinkState
from net.host.game_log import GameLog
from net.host.presence_message import PresenceBulletin
from net.host.quorum import Quorum
from net.host.services import HostServices, ResumedGame
from net.protocol import messages as msg
from net.protocol.limits import CHAT_LENGTH, ENTRIES_PER_ACK
from net.protocol.messages import RequestKind

_log = logging.getLogger(__name__)

LOOK_AROUND_S: Final = 3.0
"""How long a restarted host that could continue alone first waits for the others, who may know a newer epoch."""
DESYNCS: Final = 3
"""How often a guest may ask for the whole log over one connection."""
_FOLLOWING: Final = frozenset({LinkState.PLAYING, LinkState.WATCHING})
QUEUED: Final = 8
"""How many requests of one seat are queued at most."""
WAITS: Final = gettext_noop("Waiting for players.")
MOVED_ON: Final = gettext_noop("The game has changed. Choose again.")


class PendingRequest(NamedTuple):
    """A seat's request, made when ``seq`` was the last entry; ``apply`` raises ``Rejected`` and ``OSError``."""

    seat: Seat
    seq: int
    apply: Callable[[], None]


class HostedGame:
    """A running game."""

    def __init__(
        self,
        connections: Connections,
        services: HostServices,
        match: Match,
        options: msg.TableOptions,
        host: str,
        now: float,
        resumed: ResumedGame | None = None,
    ) -> None:
        """Host a match with nobody connected yet; ``host`` is the host's name, ``resumed`` what was saved with it."""
        signer = services.identity.signer
        mandate = None if resumed is None else resumed.mandate
        clocks = None if resumed is None else resumed.clocks
        self.match = match
        self.halted = False
        self.failure: OSError | None = None
        self._seats = {
            bytes.fromhex(info.key): seat for seat, info in enumerate(match.record.header.seats) if info.key is not None
        }
        self.host_seat = match.record.header.seat_of(signer.public)
        self.quorum = Quorum(match, self.host_seat, takeover=options.takeover)
        self._entries_per_ack = 1 if options.takeover else ENTRIES_PER_ACK
        """How many entries apart a seat may acknowledge; more than one where nobody can replace the host."""
        self._absent = AbsentSeats(match, self.quorum)
        self._connections = connections
        self._mandate = mandate if mandate is not None and mandate.epoch == match.follower.position.epoch else None
        self._options = options
        self._host = host
        self._pace_s = services.pace_s
        self._log = GameLog(match, signer, delayed=options.delayed, delay_s=connections.keep_alive.delay_s)
        self._bots = BotTurns(match, services.runner)
        self._clock = TableClock(options, match.state, connections.keep_alive.clock_step_s, clocks)
        self._forfeits = services.forfeits
        self._consent = ConsentRequests(match)
        self._requests: deque[PendingRequest] = deque()
        self._peers: dict[Seat, msg.PeerAddress] = {}
        self._moved_at = now
        self._first_at: float | None = None
        self._somebody_came = False
        self._paused = False
        self._restarted = not isinstance(match.record.entries[-1].body, Redeal)
        self._presence = PresenceBulletin(match, self.quorum, self._absent, connections, self.seat_of, now)
        self._recipients_at: tuple[int, list[tuple[GuestLink, Seat | None]]] | None = None
        """The links that are sent the game, with their seats, and how many changes of the links there had been then."""
        self._flushed = 0, 0
        """How many entries there were, and how many for spectators, when all links got what they may have."""

    @property
    def game(self) -> str:
        """The game's name."""
        return self.match.record.header.game

    @property
    def epoch(self) -> int:
        """The epoch of the newest deal."""
        return self.match.follower.position.epoch

    def seat_of(self, person: ConnectedPerson | None) -> Seat | None:
        """Return a person's seat."""
        return None if person is None else self._seats.get(person.key)

    @property
    def _last(self) -> int:
        return len(self.match.record.entries) - 1

    def _recipients(self) -> list[tuple[GuestLink, Seat | None]]:
        """Return the links that are sent the game, with their seats; they are looked for where some came or went."""
        changes, links = self._connections.changes, self._connections.links.values()
        if self._recipients_at is None or self._recipients_at[0] != changes:
            found = [(link, self.seat_of(link.person)) for link in links if link.state in _FOLLOWING]
            self._recipients_at = changes, found
        return self._recipients_at[1]

    # --- connections --------------------------------------------------------------------------------------------

    def follow(self, link: GuestLink, first: int, now: float, *, begin: bool = True) -> None:
        """Send a link the game from an entry on: with ``begin`` the header and the history, else the entries alone."""
        person, seat = link.person, self.seat_of(link.person)
        if seat is not None and not self._write_return(seat):
            self._connections.end(link)
            return
        view: View = OPEN if seat is None else seat
        link.state = LinkState.WATCHING if seat is None else LinkState.PLAYING
        link.sent = first
        self._recipients_at, self._flushed = None, (0, 0)
        if begin:
            if self._mandate is not None:
                self._connections.send(link, self._mandate)
            self._connections.send(link, self._log.begin(view, first, self._options, self.host_seat, self._host))
            for part in self._log.history(view, first):
                self._connections.send(link, part)
            link.sent = max(first, self._log.count(view))
        if person is not None and seat is not None:
            self.quorum.joined(seat)
            self._somebody_came = True
            self._absent.joined(seat)
            self._forget(seat)
            self._peers[seat] = msg.PeerAddress(seat, person.key, person.certificate, person.address[:64], person.port)
        if self._options.takeover:  # nobody else needs the addresses of the others
            self._send_to_all(msg.Roster(tuple(self._peers[seat] for seat in sorted(self._peers))))
        for status in self._consent.open_requests():
            self._connections.send(link, status)
        self._send_presence(now, always=True)

    def resume(self, link: GuestLink, resume: msg.Resume, now: float) -> None:
        """Send a guest the entries that it lacks, and store its promise.

        Without a common entry it is sent the whole log, and checks itself whether a newer deal explains the difference.
        """
        if resume.game not in ("", self.game):
            self._connections.refuse(link, "game")
            return
        entries, seat = self.match.record.entries, self.seat_of(link.person)
        known = resume.seq in range(len(entries)) and entries[resume.seq].trailer.digest == resume.digest
        if seat is not None:
            self.quorum.promise(seat, resume.epoch)
        self.follow(link, resume.seq + 1 if known else 0, now)

    def left(self, person: ConnectedPerson, now: float, *, on_purpose: bool) -> None:
        """Update the game after a person has left; ``on_purpose`` a bot takes over without a wait.

        Where a seat forfeits, leaving on purpose is no different: a player who returns in time continues.
        """
        seat = self.seat_of(person)
        if seat is not None:
            self.quorum.lost(seat)
            self._absent.lost(seat, now, on_purpose=on_purpose and not self._forfeits)
            self._forget(seat)
        self._queue_agreed()
        self._send_presence(now)

    # --- messages -----------------------------------------------------------------------------------------------

    def propose(self, link: GuestLink, propose: msg.Propose) -> None:
        """Queue a proposal until the last entry is acknowledged; reject it where it can be judged at once."""
        seat, seq = self._seat(link), propose.seq
        try:
            if seq != self._last:
                raise Rejected(MOVED_ON)
            action = parse(propose.action, self.match.follower.rules)
        except (Rejected, NotationError) as error:
            self._reject(link, seq, error)
            return

        def apply() -> None:
            if self.match.seats[seat].kind != "human":
                raise Rejected(gettext_noop("The computer plays this seat."))
            if seq != self._last:
                # Another entry was written while the proposal was queued.
                raise Rejected(MOVED_ON)
            self.match.propose(seat, action)
            self._clock.moved(seat)

        self._queue(link, seq, apply)

    def resign(self, link: GuestLink) -> None:
        """Queue the resignation of a seat."""
        self._queue(link, self._last, partial(self.match.resign, self._seat(link)))

    def acknowledge(self, link: GuestLink, ack: msg.Ack) -> str:
        """Store an acknowledgement; return what is wrong with it, empty for nothing."""
        seat = self._seat(link)
        entries = self.match.record.entries
        if ack.seq not in range(len(entries)):
            return "an acknowledgement of no entry"
        entry = entries[ack.seq]
        if ack.epoch != entry.epoch or ack.digest != entry.trailer.digest:
            key = bytes.fromhex(self.match.record.header.seats[seat].key or "")
            if not is_signed(key, ack_message(self.game, ack.epoch, ack.seq, ack.digest), ack.signature):
                return "an acknowledgement with a wrong signature"
            _log.warning("seat %d has signed another entry %d than ours", seat + 1, ack.seq)
            self._connections.refuse(link, "forked")
            return ""
        try:
            self.match.add_acknowledgement(Signature(seat, ack.seq, ack.signature), apart=self._entries_per_ack)
        except Rejected:
            return "an acknowledgement with a wrong signature"
        self.quorum.add_acknowledgement(seat, ack.seq)
        return ""

    def desync(self, link: GuestLink, desync: msg.DesyncReport, now: float) -> None:
        """Send the whole log to a guest that has come to another digest."""
        link.desyncs += 1
        _log.warning("link %d has another digest at entry %d", link.number, desync.seq)
        if link.desyncs > DESYNCS:
            self._connections.refuse(link, "forked")
        else:
            self.follow(link, 0, now)

    def request(self, link: GuestLink, request: msg.Request) -> None:
        """Ask the others for their consent to a request."""
        seat = self._seat(link)
        try:
            self._consent.ask(request.kind, seat)
        except Rejected as error:
            self._reject(link, self._last, error)
            return
        self._send_status(request.kind)
        self._queue_agreed()

    def reply(self, link: GuestLink, reply: msg.Reply) -> None:
        """Store a reply to a request."""
        asker = self._consent.answer(reply.kind, self._seat(link), reply.yes)
        self._send_status(reply.kind)
        if asker is not None:
            self._reject_seat(asker, self._last, Rejected(NOT_AGREED))
        self._queue_agreed()

    # --- progress ------------------------------------------------------------------------------------------------

    def advance(self, now: float) -> None:
        """Write the entries that are due, and send them and the presence to all."""
        if self._first_at is None:
            self._first_at = now
            self._absent.start_waiting(now)
        halted = self.match.end is None and not self._may_write(now)
        if halted != self.halted:
            self.halted = halted
            _log.info("game %s is %s", self.game, "halted" if halted else "going on")
        self._run_clock(now)
        state = self.match.state
        try:
            while self.failure is None and self._step(now):
                self.flush(now)
        except OSError as error:
            self._fail(error)
        self.flush(now)
        if self.match.state is not state:
            self._run_clock(now)
        self._send_presence(now)

    def pause(self, paused: bool, now: float) -> None:
        """Write nothing and let no time pass while ``paused``; after that missing people are waited for again."""
        if paused == self._paused:
            return
        self._run_clock(now)
        self._paused = paused
        if not paused:
            self._absent.wait_anew(now)

    def next_deadline(self, now: float) -> float:
        """Return when ``advance`` is due if nothing else happens before; ``now`` for as soon as possible."""
        if self._first_at is None:
            return now
        due = min(self._connections.next_ping, self._log.next_deadline())
        if self.match.end is not None or self.failure is not None:
            return due
        if self.halted:
            looks_around = self._restarted and self.quorum.may_write_alone
            return min(due, self._first_at + LOOK_AROUND_S) if looks_around else due
        state = self.match.state
        actor, turn = current_actor(state), state.turn
        if self._clock_runs():
            due = min(due, self._clock.next_deadline(turn))
        if actor is not None and (self.match.seats[actor].kind == "bot" or self._clock.expired(turn)):
            return now
        return min(due, self._absent.next_deadline(self._options.wait_s))

    def flush(self, now: float) -> None:
        """Send all links the entries of their views that they lack; the match has synced them to disk."""
        self._log.pass_time(now)
        entries, shown = counts = len(self.match.record.entries), self._log.count(OPEN)
        if self._flushed == counts:
            return
        self._flushed = counts
        for link, seat in self._recipients():
            view: View = OPEN if seat is None else seat
            count = shown if seat is None else entries
            while link.sent < count:
                self._connections.send(link, self._log.signed_entry(view, link.sent))
                link.sent += 1

    def _may_write(self, now: float) -> bool:
        """Whether there is a quorum.

        Of two, a host that could continue alone after a restart first waits: the other may have a newer epoch.
        """
        if self._paused or self.failure is not None or not self.quorum.reached():
            return False
        since = now if self._first_at is None else self._first_at
        return now >= since + LOOK_AROUND_S or not (self._restarted and self.quorum.may_write_alone)

    def _run_clock(self, now: float) -> None:
        self._clock.run(now, self.match.state, runs=self._clock_runs())

    def _clock_runs(self) -> bool:
        """Whether time passes: a person is to move, connected unless the game is slow, and the game is not halted."""
        position = self.match.follower.position
        actor = current_actor(position.state)
        if actor is None or self.halted or not (self._clock.slow or actor in self.quorum.here):
            return False
        return position.seats[actor].kind == "human" and self.match.end is None

    @property
    def clocks(self) -> ClockState | None:
        """What the clocks showed last, ``None`` without clocks."""
        return self._clock.state(self.match.state.turn, runs=self._clock_runs())

    def _step(self, now: float) -> bool:
        """Write at most one entry, and return whether there may be more to write at once.

        Nothing follows an entry before a quorum has acknowledged it: an elected host could lack it.
        """
        if self.match.end is not None or not self._may_write(now) or not self.quorum.acknowledged():
            return False
        if (seat := self._absent.returned()) is not None:
            info = self.match.record.header.seats[seat]
            return self._write(partial(self.match.change_seat, seat, info))
        if (seat := self._absent.overdue(now, self._options.wait_s)) is not None and self._forfeits:
            # After a restart to which nobody has come back, nobody is to lose.
            return self._write(partial(self.match.resign, seat) if self._somebody_came else self.match.agree_end)
        if seat is not None:
            info = SeatInfo(self.match.seats[seat].name, "bot", STAND_IN_BOT)
            return self._write(partial(self.match.change_seat, seat, info))
        if self._requests:
            self._apply_request(self._requests.popleft(), now)
            return True
        state = self.match.state
        actor = current_actor(state)
        if actor is not None and self._clock.expired(state.turn) and self._clock_runs():
            if not self._clock.announced:
                self._send_to_all(msg.TimeUp(actor))
                if self._clock.ran_out(actor) >= LATE_TURNS and self._forfeits:
                    return self._write(partial(self.match.resign, actor))
            return self._let_bot_move(actor, now)
        if actor is not None and self.match.seats[actor].kind == "bot":
            self._let_bot_move(actor, now, self._pace_s)
        else:
            self._bots.cancel()
        return False

    def _let_bot_move(self, seat: Seat, now: float, pace_s: float = 0.0) -> bool:
        """Play the action of a seat's bot, once it is decided and ``pace_s`` have passed since the last move."""
        action = self._bots.action(seat)
        if action is None or now - self._moved_at < pace_s:
            return False
        self._moved_at = now
        return self._write(partial(self.match.propose, seat, action))

    def _write(self, step: Callable[[], None]) -> bool:
        """Write an entry of the host's own."""
        try:
            step()
        except Rejected as error:
            _log.error("the host's own entry is rejected: %s", error)
            return False
        self._close_superseded()
        return True

    def _apply_request(self, request: PendingRequest, now: float) -> None:
        try:
            request.apply()
        except Rejected as error:
            self._reject_seat(request.seat, request.seq, error)
        else:
            self._moved_at = now
            self._close_superseded()

    def _queue(self, link: GuestLink, seq: int, apply: Callable[[], None]) -> None:
        seat = self._seat(link)
        queued = sum(request.seat == seat for request in self._requests)
        if self.failure or not self.quorum.reached() or queued >= QUEUED:
            self._reject(link, seq, Rejected(WAITS))
        else:
            self._requests.append(PendingRequest(seat, seq, apply))

    def _write_return(self, seat: Seat) -> bool:
        """Record a seat's return where that must come first; return whether the seat may be sent anything."""
        if self.match.end is not None or not self.quorum.must_record_return(seat):
            return True
        try:
            return self._write(partial(self.match.change_seat, seat, self.match.record.header.seats[seat]))
        except OSError as error:
            self._fail(error)
            return False

    def _fail(self, error: OSError) -> None:
        """Stop the game: entries that cannot be written must not be sent."""
        _log.error("the game cannot be saved: %s", error)
        self.failure = error
        self.halted = True

    def _forget(self, seat: Seat) -> None:
        """Drop a seat's requests: a program that has connected again does not know them."""
        self._requests = deque(request for request in self._requests if request.seat != seat)
        self._consent.forget(seat)

    def _reject(self, link: GuestLink, seq: int, error: Rejected | NotationError) -> None:
        reason, text = "", str(error)
        if isinstance(error, Rejected):
            reason, text = "" if error.reason is None else error.reason.name, error.sentence
        self._connections.send(link, msg.ProposalRejected(seq, reason, text[:CHAT_LENGTH]))

    def _reject_seat(self, seat: Seat, seq: int, error: Rejected) -> None:
        for link in self._connections.inside():
            if self.seat_of(link.person) == seat:
                self._reject(link, seq, error)

    def _seat(self, link: GuestLink) -> Seat:
        seat = self.seat_of(link.person)
        assert seat is not None
        return seat

    # --- consent -----------------------------------------------------------------------------------------------------

    def _queue_agreed(self) -> None:
        """Queue the requests that all have agreed to."""
        for status in self._consent.take_agreed(self.quorum.here):
            self._send_status(status.kind)
            assert status.seat is not None
            take_back = partial(self._consent.take_back, status, self._last, self.quorum.here)
            apply = self.match.agree_end if status.kind == "end" else take_back
            self._requests.append(PendingRequest(status.seat, self._last, apply))

    def _close_superseded(self) -> None:
        for kind in self._consent.superseded():
            self._send_status(kind)

    def _send_status(self, kind: RequestKind) -> None:
        self._send_to_all(self._consent.status(kind))

    # --- presence ----------------------------------------------------------------------------------------------------

    def _send_to_all(self, message: msg.Presence | msg.Roster | msg.RequestStatus | msg.TimeUp) -> None:
        for link, _ in self._recipients():
            self._connections.send(link, message)

    def _send_presence(self, now: float, *, always: bool = False) -> None:
        clock_ms = self._clock.left_ms(self.match.state.turn)
        presence = self._presence.due(self.halted, clock_ms, now, always=always)
        if presence is not None:
            self._send_to_all(presence)

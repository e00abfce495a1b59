"""The game at the dealer's: proposals in, entries out, one at a time and only while the table may go on.

Knows the match, the links of those who follow it, and time; who may come in, and what the lobby was, is said elsewhere.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from game.bots.runner import BotRunner
from game.match.bot_turns import BotTurns
from game.match.clock import LONGEST_STEP_MS, TurnClock
from game.match.match import STAND_IN_LEVEL, Match, Rejected
from game.notation.actions import NotationError, parse
from game.record import OPEN, ClockRule, Redeal, SeatInfo, Signature, View
from game.record.keys import Signer, ack_message, is_signed
from game.rules import Seat, current_actor
from game.support.i18n import mark
from net.host.connections import ConnectedPerson, Connections, GuestLink
from net.host.consent import NO_TAKEBACK, NOT_AGREED, ConsentRequests
from net.host.log import GameLog
from net.host.presence import PresenceBulletin
from net.host.quorum import Quorum
from net.host.requests import PendingRequest, PendingRequests
from net.host.states import State
from net.protocol.limits import CHAT_LENGTH
from net.protocol.messages import (
    Ack,
    DesyncReport,
    Elected,
    PeerAddress,
    Presence,
    Propose,
    Reply,
    Request,
    RequestStatus,
    Resume,
    Roster,
    TableOptions,
    TimeUp,
    Vote,
)
from net.protocol.messages import ProposalRejected as RejectedMessage

_log = logging.getLogger(__name__)

LOOK_AROUND_S: Final = 3.0
"""How long a dealer that could go on alone asks the others first after it was started anew."""
DESYNCS: Final = 3
"""How often a guest may ask for the whole log over one connection."""
WAITS: Final = mark("The table waits for its players.")
NO_END: Final = mark("The others cannot be asked for that now.")


class HostedGame:
    """A game that goes on."""

    def __init__(
        self,
        hall: Connections,
        match: Match,
        options: TableOptions,
        signer: Signer,
        host: str,
        runner: BotRunner,
        pace_s: float,
        now: float,
        mandate: Elected | None = None,
    ) -> None:
        """Deal a match; everybody has still to come in. ``mandate`` are the votes that its newest deal rests on."""
        self.match = match
        self.halted = False
        self.failure: OSError | None = None
        self.dealer = match.record.header.seat_of(signer.public)
        self.attendance = Quorum(match, self.dealer)
        self._hall = hall
        self._mandate = mandate if mandate is not None and mandate.epoch == match.follower.position.epoch else None
        self._options = options
        self._signer = signer
        self._host = host
        self._pace_s = pace_s
        self._log = GameLog(match, signer, delayed=options.delayed)
        self._bots = BotTurns(match, runner)
        timed = range(len(match.seats)) if options.clock_s else ()
        self._clock = TurnClock(ClockRule("turn", options.clock_s, bot=True), timed)
        self._clock_at = now
        self._time_up_sent = False
        self._ballots = ConsentRequests(match)
        self._wishes = PendingRequests()
        self._peers: dict[Seat, PeerAddress] = {}
        self._moved_at = now
        self._first_at: float | None = None
        self._restarted = not isinstance(match.record.entries[-1].body, Redeal)
        self._bulletin = PresenceBulletin(match, self.attendance, now)

    @property
    def game(self) -> str:
        """The game's name."""
        return self.match.record.header.game

    @property
    def epoch(self) -> int:
        """The deal that counts."""
        return self.match.follower.position.epoch

    @property
    def roster(self) -> tuple[PeerAddress, ...]:
        """Where the seats' own computers listen."""
        return tuple(self._peers[seat] for seat in sorted(self._peers))

    def seat_of(self, person: ConnectedPerson) -> Seat | None:
        """Tell whose seat a person's key opens."""
        return self.match.record.header.seat_of(person.key)

    # --- who comes and goes ------------------------------------------------------------------------------------------

    def follow(self, link: GuestLink, first: int, now: float, *, told: bool = True) -> None:
        """Let a link follow the game from an entry on: by a ``Begin`` and what came before, or by commits alone."""
        assert link.person is not None
        seat = self.seat_of(link.person)
        if seat is not None and not self._write_return(seat):
            self._hall.end(link)
            return
        view: View = OPEN if seat is None else seat
        link.state = State.WATCHING if seat is None else State.PLAYING
        link.sent = first
        if told:
            if self._mandate is not None:
                self._hall.send(link, self._mandate)
            self._hall.send(link, self._log.begin(view, first, self._options, self.dealer, self._host))
            for part in self._log.history(view, first):
                self._hall.send(link, part)
            link.sent = max(first, self._log.count(view))
        if seat is not None:
            person = link.person
            self.attendance.came(seat)
            self._forget(seat)
            self._peers[seat] = PeerAddress(seat, person.key, person.certificate, person.address[:64], person.port)
        self._tell(Roster(self.roster))
        for ballot in self._ballots.standing():
            self._hall.send(link, ballot)
        self._show(now, always=True)

    def resume(self, link: GuestLink, resume: Resume, now: float) -> None:
        """Give a guest what it lacks, and note what it has promised; whether our deal is overtaken it sees itself."""
        if resume.game not in ("", self.game):
            self._hall.refuse(link, "game")
            return
        entries, seat = self.match.record.entries, None if link.person is None else self.seat_of(link.person)
        known = resume.seq in range(len(entries)) and entries[resume.seq].mark.digest == resume.digest
        if seat is not None:
            self.attendance.promised(seat, resume.epoch)
        self.follow(link, resume.seq + 1 if known else 0, now)

    def gone(self, person: ConnectedPerson, now: float, *, on_purpose: bool) -> None:
        """Take note that somebody is not there any more."""
        seat = self.seat_of(person)
        if seat is not None:
            self.attendance.went(seat, now, on_purpose)
            self._forget(seat)
        self._count_votes()
        self._show(now)

    # --- what guests say ---------------------------------------------------------------------------------------------

    def propose(self, link: GuestLink, propose: Propose) -> None:
        """Take a proposal, at once or when the last entry is acknowledged."""
        seat = self._seat(link)
        try:
            if propose.seq != len(self.match.record.entries) - 1:
                raise Rejected(mark("The game has moved on since."))
            action = parse(propose.action, self.match.follower.rules)
        except (Rejected, NotationError) as error:
            self._reject(link, propose.seq, error)
            return
        self._queue(
            link, propose.seq, lambda: self._propose(seat, propose.seq, partial(self.match.propose, seat, action))
        )

    def resign(self, link: GuestLink) -> None:
        """Let a seat give up."""
        seat = self._seat(link)
        self._queue(link, len(self.match.record.entries) - 1, partial(self.match.resign, seat))

    def acknowledge(self, link: GuestLink, ack: Ack) -> str:
        """Take a seat's word that it has an entry; gives what is wrong with it, empty where nothing is."""
        seat = self._seat(link)
        entries = self.match.record.entries
        if ack.seq not in range(len(entries)):
            return "an acknowledgement of no entry"
        entry = entries[ack.seq]
        if ack.epoch != entry.epoch or ack.digest != entry.mark.digest:
            key = bytes.fromhex(self.match.record.header.seats[seat].key or "")
            if not is_signed(key, ack_message(self.game, ack.epoch, ack.seq, ack.digest), ack.signature):
                return "an acknowledgement with a wrong signature"
            _log.warning("seat %d has signed another entry %d than ours", seat + 1, ack.seq)
            self._hall.refuse(link, "forked")
            return ""
        try:
            self.match.confirm(Signature(seat, ack.seq, ack.signature))
        except Rejected:
            return "an acknowledgement with a wrong signature"
        self.attendance.acknowledged(seat, ack.seq)
        return ""

    def desync(self, link: GuestLink, desync: DesyncReport, now: float) -> None:
        """Send a guest that was led elsewhere the whole log."""
        link.desyncs += 1
        _log.warning("link %d comes to another digest at entry %d", link.number, desync.seq)
        if link.desyncs > DESYNCS:
            self._hall.refuse(link, "forked")
        else:
            self.follow(link, 0, now)

    def wish(self, link: GuestLink, wish: Request) -> None:
        """Ask the others for what a seat wants."""
        seat = self._seat(link)
        if self.match.end is not None or seat in self.match.resigned or not self._ballots.ask(wish.vote, seat):
            sentence = NO_TAKEBACK if wish.vote == "takeback" else NO_END
            self._reject(link, len(self.match.record.entries) - 1, Rejected(sentence))
            return
        self._tell_vote(wish.vote)
        self._count_votes()

    def consent(self, link: GuestLink, consent: Reply) -> None:
        """Take an answer to a wish."""
        seat = self._seat(link)
        asker = self._ballots.answer(consent.vote, seat, consent.yes)
        self._tell_vote(consent.vote)
        for other in self._hall.inside():
            if asker is not None and other.person is not None and self.seat_of(other.person) == asker:
                self._reject(other, len(self.match.record.entries) - 1, Rejected(NOT_AGREED))
        self._count_votes()

    # --- how it goes on ----------------------------------------------------------------------------------------------

    def advance(self, now: float) -> None:
        """Do what is due, tell everybody, and say how things stand."""
        if self._first_at is None:
            self._first_at = now
            self.attendance.miss(now)
        halted = self.match.end is None and not self._may_go_on(now)
        if halted != self.halted:
            self.halted = halted
            _log.info("game %s is %s", self.game, "halted" if halted else "going on")
        self._run_clock(now)
        try:
            while self.failure is None and self._step(now):
                self.flush()
        except OSError as error:
            self._fail(error)
        self.flush()
        self._run_clock(now)
        self._show(now)

    def flush(self) -> None:
        """Send everybody the entries that they may have and have not."""
        for link in self._hall.inside():
            if link.state in (State.PLAYING, State.WATCHING) and link.person is not None:
                seat = self.seat_of(link.person)
                view: View = OPEN if seat is None else seat
                while link.sent < self._log.count(view):
                    self._hall.send(link, self._log.commit(view, link.sent))
                    link.sent += 1

    def _may_go_on(self, now: float) -> bool:
        """Tell whether enough people are there.

        Who could go on alone after a restart looks around first: the other may have a newer epoch by now.
        """
        if self.failure is not None or not self.attendance.enough():
            return False
        since = now if self._first_at is None else self._first_at
        return not (self._restarted and self.attendance.goes_on_alone) or now - since >= LOOK_AROUND_S

    def _run_clock(self, now: float) -> None:
        """Let the time since the last call pass for who is to move; a new turn begins with all of its time."""
        passed_ms = min(LONGEST_STEP_MS, max(0.0, now - self._clock_at) * 1000) if self._running() else 0.0
        self._clock_at = now
        state = self.match.state
        self._clock.run(passed_ms, state.turn, state.round)
        self._time_up_sent = self._time_up_sent and self._clock.expired(state.turn)

    def _running(self) -> bool:
        """Tell whether the turn's clock runs: somebody who is there is to move and may."""
        actor = current_actor(self.match.state)
        human = actor is not None and self.match.end is None and self.match.seats[actor].kind == "human"
        return human and actor in self.attendance.here and not self.halted

    def _step(self, now: float) -> bool:
        """Write at most one wish or move; tells whether there may be more to do at once."""
        if self.match.end is not None or not self._may_go_on(now) or not self.attendance.settled():
            return False
        if (seat := self.attendance.returned()) is not None:
            info = self.match.record.header.seats[seat]
            return self._do(partial(self.match.change_seat, seat, info))
        if (seat := self.attendance.overdue(now, self._options.wait_s)) is not None:
            info = SeatInfo(self.match.seats[seat].name, "bot", STAND_IN_LEVEL)
            return self._do(partial(self.match.change_seat, seat, info))
        if (wish := self._wishes.next()) is not None:
            self._grant(wish, now)
            return True
        actor = current_actor(self.match.state)
        if actor is not None and self._clock.expired(self.match.state.turn) and self._running():
            if not self._time_up_sent:
                self._time_up_sent = True
                self._tell(TimeUp(actor))
            return self._let_bot_move(actor, now)
        if actor is not None and self.match.seats[actor].kind == "bot":
            self._let_bot_move(actor, now, self._pace_s)
        else:
            self._bots.cancel()
        return False

    def _let_bot_move(self, seat: Seat, now: float, pace_s: float = 0.0) -> bool:
        """Write what a bot plays for a seat, once it has decided and some time has passed since the last move."""
        action = self._bots.action(seat)
        if action is None or now - self._moved_at < pace_s:
            return False
        self._moved_at = now
        return self._do(partial(self.match.propose, seat, action))

    def _do(self, step: Callable[[], None]) -> bool:
        """Write what is the table's own doing."""
        try:
            step()
        except Rejected as error:
            _log.error("the table's own entry is refused: %s", error)
            return False
        self._close_takeback()
        return True

    def _grant(self, wish: PendingRequest, now: float) -> None:
        try:
            wish.grant()
        except Rejected as error:
            for link in self._hall.inside():
                if link.person is not None and self.seat_of(link.person) == wish.seat:
                    self._reject(link, wish.seq, error)
        else:
            self._moved_at = now
            self._close_takeback()

    def _propose(self, seat: Seat, seq: int, propose: Callable[[], None]) -> None:
        if self.match.seats[seat].kind != "human":
            raise Rejected(mark("A bot plays this seat."))
        if seq != len(self.match.record.entries) - 1:
            raise Rejected(mark("The game has moved on since."))
        propose()

    def _queue(self, link: GuestLink, seq: int, grant: Callable[[], None]) -> None:
        seat = self._seat(link)
        if self.failure or not self.attendance.enough() or self._wishes.full(seat):
            self._reject(link, seq, Rejected(WAITS))
        else:
            self._wishes.add(seat, seq, grant)

    def _write_return(self, seat: Seat) -> bool:
        """Write that somebody comes back where they may hear nothing before that; tells whether they may now."""
        if self.match.end is not None or not self.attendance.must_write(seat):
            return True
        try:
            return self._do(partial(self.match.change_seat, seat, self.match.record.header.seats[seat]))
        except OSError as error:
            self._fail(error)
            return False

    def _fail(self, error: OSError) -> None:
        """Stop, as nothing can be written any more."""
        _log.error("the game cannot be saved: %s", error)
        self.failure = error
        self.halted = True

    def _forget(self, seat: Seat) -> None:
        """Drop what a seat has asked for: its program may be another one, which knows nothing of it."""
        self._wishes.forget(seat)
        self._ballots.forget(seat)

    def _reject(self, link: GuestLink, seq: int, error: Rejected | NotationError) -> None:
        illegal = error.illegal if isinstance(error, Rejected) else None
        reason = "" if illegal is None else illegal.reason.name
        text = error.sentence if isinstance(error, Rejected) else str(error)
        self._hall.send(link, RejectedMessage(seq, reason, text[:CHAT_LENGTH]))

    def _seat(self, link: GuestLink) -> Seat:
        seat = None if link.person is None else self.seat_of(link.person)
        assert seat is not None
        return seat

    # --- votes -------------------------------------------------------------------------------------------------------

    def _count_votes(self) -> None:
        for ballot in self._ballots.granted(self.attendance.here):
            self._tell_vote(ballot.vote)
            assert ballot.seat is not None
            seq = len(self.match.record.entries) - 1
            take_back = partial(self._take_back, ballot, seq)
            self._wishes.add(ballot.seat, seq, self.match.agree_end if ballot.vote == "end" else take_back)

    def _take_back(self, ballot: RequestStatus, seq: int) -> None:
        self._ballots.take_back(ballot, seq, self.attendance.here)

    def _close_takeback(self) -> None:
        for vote in self._ballots.overtaken():
            self._tell_vote(vote)

    def _tell_vote(self, vote: Vote) -> None:
        self._tell(self._ballots.shown(vote))

    # --- how everybody is --------------------------------------------------------------------------------------------

    def _tell(self, message: Presence | Roster | RequestStatus | TimeUp) -> None:
        for link in self._hall.inside():
            if link.state in (State.PLAYING, State.WATCHING):
                self._hall.send(link, message)

    def _show(self, now: float, *, always: bool = False) -> None:
        people = [(one, self.seat_of(one)) for one in self._hall.people()]
        clock_ms = self._clock.left_ms(self.match.state.turn)
        presence = self._bulletin.due(people, self.halted, clock_ms, now, always=always)
        if presence is not None:
            self._tell(presence)

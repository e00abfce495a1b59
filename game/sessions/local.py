"""The session of a game at this very screen.

Knows views, updates and who sits here; knows nothing of drawing. The authority and the bots live in ``game_worker``.
"""

from __future__ import annotations

import secrets

from game.bots.runner import InlineRunner, Job, Task
from game.match.bot_turns import BotTurns
from game.match.clock import TurnClock, clocks_left
from game.match.match import Match, Rejected
from game.record import OPEN, ClockRule, EndInfo, Entry, GameRecord, SeatInfo, Takeback, View, redoable
from game.record.follower import Follower, follow
from game.record.hashing import SECRET_BYTES
from game.record.takeback import undoable_turn
from game.rules import Action, GameState, Seat, current_actor, edition
from game.sessions.game_worker import GameWorker
from game.sessions.participants import Participants
from game.sessions.session import NotSavedError, SessionError
from game.sessions.update import Update, update_of
from game.storage.store import Store
from game.support.i18n import tr


class LocalSession:
    """A game whose seats are all played here or by bots; each local seat follows it in a view of its own."""

    def __init__(self, worker: GameWorker, game_id: str | None, resumed: bool = False) -> None:
        """Start a worker's game and follow it; the opening of a resumed game is no update."""
        self.participants: Participants | None = None
        self.game_id = game_id
        self._worker = worker
        self.edition = edition(worker.record.header.edition)
        humans = [seat for seat, info in enumerate(worker.seats) if info.kind == "human"]
        views: list[View] = [OPEN, *humans]
        self._followers = {view: follow(worker.subscribe(view)) for view in views}
        self._fresh = not resumed
        self._failure: BaseException | None = None
        self.shown: Seat | None = humans[0] if len(humans) == 1 else None
        self.end_votes: frozenset[Seat] = frozenset()
        self.paused = False
        rule = worker.record.header.clock
        self.clock = None if rule is None else TurnClock(rule, humans, clocks_left(worker.record.entries))
        self._stood_in = -1
        """The last entry after which a bot was asked to play for a person whose time is up."""
        worker.start()

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self._follower(None).position.seats

    @property
    def state(self) -> GameState:
        return self._follower(self.shown).position.state

    @property
    def record(self) -> GameRecord:
        return self._follower(self.shown).record

    @property
    def local_seats(self) -> frozenset[Seat]:
        return frozenset(seat for seat, info in enumerate(self.seats) if info.kind == "human")

    @property
    def own_seats(self) -> frozenset[Seat]:
        dealt = self.record.header.seats
        return self.local_seats | {seat for seat in self.resigned if dealt[seat].kind == "human"}

    @property
    def resigned(self) -> frozenset[Seat]:
        return self._follower(None).position.resigned

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> EndInfo | None:
        return self._follower(None).record.end

    @property
    def can_take_back(self) -> bool:
        return self._undoable_turn() is not None

    @property
    def can_redo(self) -> bool:
        return self._redoable_seat() is not None

    def propose(self, seat: Seat, action: Action) -> None:
        self._worker.propose(seat, action, None if self.clock is None else self.clock.left_ms(seat))

    def poll(self) -> list[Update]:
        """Return what has happened since the last poll; raises ``SessionError`` where the authority has failed.

        What happened before the failure is returned first.
        """
        updates = list(self.history()[:1]) if self._fresh else []
        self._fresh = False
        for answer in self._worker.collect():
            if isinstance(answer, BaseException):
                self._failure = answer
            else:
                updates.append(self._accept(answer))
        if self._failure is not None and not updates:
            raise _failure_of(self._failure) from self._failure
        return updates

    def history(self) -> tuple[Update, ...]:
        follower = self._follower(self.shown)
        return tuple(map(update_of, follower.record.entries, follower.events, follower.positions))

    def show_hand(self, seat: Seat | None) -> None:
        """Show a local seat's blind cards, or nobody's; raises ``ValueError`` for a seat that nobody plays here."""
        if seat is not None and seat not in self._followers:
            raise ValueError(f"nobody plays seat {seat} here")
        self.shown = seat

    def resign(self, seat: Seat) -> None:
        self._worker.resign(seat)

    def agree_end(self, seat: Seat, yes: bool) -> None:
        self.end_votes = self.end_votes | {seat} if yes else self.end_votes - {seat}
        if self.end_votes >= self.local_seats:
            self._worker.agree_end()

    def take_back(self, seat: Seat) -> None:
        """Take back the last turn of the people here and all that followed; does nothing where that is impossible."""
        if (turn := self._undoable_turn()) is not None:
            self._worker.take_back(*turn)

    def redo(self) -> None:
        """Play the turn that was last taken back again, with all that followed; does nothing where there is none."""
        if (seat := self._redoable_seat()) is not None:
            self._worker.redo(seat, None if self.clock is None else self.clock.left_ms(seat))

    def advise(self, task: Task) -> Job:
        return self._worker.advise(task)

    def set_paused(self, paused: bool) -> None:
        self.paused = paused
        self._worker.set_paused(paused)

    def set_pace(self, seconds: float) -> None:
        self._worker.set_pace(seconds)

    def tick(self, dt_ms: float) -> None:
        """Run the clock of the person to move; where its rule is so, a bot plays the turn when it has run out."""
        actor = current_actor(self.state)
        if self.clock is None or self.over or actor is None or actor not in self.local_seats:
            return
        self.clock.run(dt_ms, actor, self.state.round)
        seq = len(self.record.entries) - 1
        if self.clock.rule.bot and self.clock.expired(actor) and seq != self._stood_in:
            self._stood_in = seq
            self._worker.play_for(actor, seq)

    def close(self) -> None:
        self._worker.close()

    def _redoable_seat(self) -> Seat | None:
        """Return the seat to move if a turn of a person there can be redone."""
        actions = () if self.over else redoable(self._follower(None).record)
        return actions[0][0] if actions and actions[0][0] in self.local_seats else None

    def _undoable_turn(self) -> tuple[Seat, int] | None:
        return undoable_turn(self._follower(None).record, self.local_seats)

    def _follower(self, seat: Seat | None) -> Follower:
        return self._followers[OPEN if seat is None else seat]

    def _accept(self, answer: dict[View, Entry] | tuple[Seat, Rejected]) -> Update:
        if isinstance(answer, tuple):
            seat, rejected = answer
            last = len(self.record.entries) - 1
            return Update(last, "rejected", seat, (), (), self.state, rejected.reason, rejected.sentence)
        for view, seen in answer.items():
            self._followers[view].accept(seen)
        if self.shown not in self.local_seats:
            # A bot plays on for this person, and the others now look at the screen.
            self.shown = None
        follower = self._follower(self.shown)
        entry = follower.record.entries[-1]
        if self.clock is not None and isinstance(entry.body, Takeback):
            seat, left = entry.body.seat, clocks_left(follower.record.entries)
            self.clock.reopen(seat, follower.position.state.round, left.get(seat))
        return update_of(entry, follower.events[-1], follower.position)


def _failure_of(error: BaseException) -> SessionError:
    if isinstance(error, OSError):
        message = tr("Cannot save the game: {reason}.")
        return NotSavedError(message.format(reason=error.strerror or error))
    return SessionError(str(error))


def new_game(
    store: Store,
    edition_name: str,
    seats: tuple[SeatInfo, ...],
    first: Seat | None = None,
    secret: bytes | None = None,
    clock: ClockRule | None = None,
) -> LocalSession:
    """Start a saved game; raises ``StoreError``. A ``secret`` of 32 bytes makes the deal repeatable."""
    game_id, match, journal = store.begin(edition_name, seats, first, secret, clock)
    return LocalSession(GameWorker(match, journal), game_id)


def resume(store: Store, game_id: str) -> LocalSession:
    """Continue a saved game of this screen; raises ``StoreError`` and ``RecordError``."""
    match, journal = store.resume(game_id)
    return LocalSession(GameWorker(match, journal), game_id, resumed=True)


def preview(
    edition_name: str,
    seats: tuple[SeatInfo, ...],
    first: Seat | None = None,
    secret: bytes | None = None,
    clock: ClockRule | None = None,
    *,
    turns: int = 0,
) -> LocalSession:
    """Start a game that is not saved, for a demonstration; bots have played its first ``turns`` turns already."""
    match = Match.unsaved(edition_name, seats, secret or secrets.token_bytes(SECRET_BYTES), first, clock)
    bots = BotTurns(match, InlineRunner())
    while match.end is None and len(match.record.entries) <= turns:
        seat = current_actor(match.state)
        action = None if seat is None else bots.action(seat)
        if seat is None or action is None:
            break
        match.propose(seat, action)
    return LocalSession(GameWorker(match, None), None, resumed=turns > 0)

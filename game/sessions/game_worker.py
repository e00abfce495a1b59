"""The game behind a local session: the authority, in a thread of its own, and its bots.

Knows locks and turns. Writing an entry waits for the disk, so it is done in this thread: the screen’s thread only
queues requests and collects answers, once a frame. Requests are applied while a bot decides.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from game.bots import runner
from game.match.bot_turns import BotTurns
from game.match.match import Match, Rejected
from game.record import Entry, GameRecord, SeatInfo, View
from game.rules import Action, Seat, current_actor
from game.support.files import FileJournal
from game.support.i18n import gettext_noop

Answer: TypeAlias = dict[View, Entry] | tuple[Seat, Rejected] | BaseException
"""An entry in every view that is followed; the seat of a rejected request and the reason; or an error."""


class GameWorker:
    """Runs a match and its bots in a worker thread."""

    def __init__(self, match: Match, journal: FileJournal | None) -> None:
        """Run a match; nothing happens before ``start``."""
        self._match = match
        self._journal = journal
        self._runner = runner.open_runner(self._wake)
        self._bots = BotTurns(match, self._runner)
        self._stand_in: tuple[int, Seat] | None = None
        """The entry after which a bot plays for a person whose time is up, and the person's seat."""
        self._changed = threading.Condition()
        self._requests: deque[tuple[Seat, Callable[[], None]]] = deque()
        self._answers: deque[Answer] = deque()
        self._entry: dict[View, Entry] = {}
        """The newest entry in the views that have received it so far."""
        self._views = 0
        self._paused = False
        self._closed = False
        self._pace = 0.0
        self._moved_at = 0.0
        self._thread = threading.Thread(target=self._work, name="game", daemon=True)

    @property
    def record(self) -> GameRecord:
        """The authority's record; only before ``start``."""
        return self._match.record

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players of the seats; only before ``start``."""
        return self._match.seats

    def subscribe(self, view: View) -> GameRecord:
        """Follow the game in a view; returns the record so far. Only before ``start``."""
        self._views += 1
        return self._match.subscribe(view, partial(self._receive, view))

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def propose(self, seat: Seat, action: Action, left_ms: int | None = None) -> None:
        """Request to play an action; with a clock, ``left_ms`` is what it leaves to the seat."""
        self._request(seat, partial(self._propose, seat, action, left_ms))

    def play_for(self, seat: Seat, seq: int) -> None:
        """Request one decision of a bot for a person whose time is up, if entry ``seq`` is still the last."""
        self._request(seat, partial(self._play_for, seat, seq))

    def resign(self, seat: Seat) -> None:
        """Request to resign."""
        self._request(seat, partial(self._match.resign, seat))

    def agree_end(self) -> None:
        """Request the end of the game, on which all have agreed."""
        self._request(0, self._match.agree_end)  # all seats ask, so any may be given the answer

    def take_back(self, seat: Seat, to: int) -> None:
        """Request to go back to the position after an entry."""
        self._request(seat, partial(self._match.take_back, seat, to))

    def redo(self, seat: Seat, left_ms: int | None = None) -> None:
        """Request to play the turn of a seat that was taken back again; ``left_ms`` as for ``propose``."""
        self._request(seat, partial(self._redo, seat, left_ms))

    def set_paused(self, paused: bool) -> None:
        """Pause the bots, or resume them."""
        with self._changed:
            self._paused = paused
            self._changed.notify()

    def set_pace(self, seconds: float) -> None:
        """Set the minimum time between two moves of bots."""
        with self._changed:
            self._pace = seconds
            self._changed.notify()

    def advise(self, task: runner.Task) -> runner.Job:
        """Let the bots' process judge a position for a person."""
        return self._runner.start(task)

    def collect(self) -> list[Answer]:
        """Return what has happened; bots move again only after that, so that the screen shows every move."""
        with self._changed:
            answers = list(self._answers)
            if answers:
                self._answers.clear()
                self._changed.notify()
        return answers

    def close(self) -> None:
        """Stop, and close the file; applied requests are already saved."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._runner.close()
        if self._thread.ident is not None:
            self._thread.join()
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _request(self, seat: Seat, apply: Callable[[], None]) -> None:
        with self._changed:
            self._requests.append((seat, apply))
            self._changed.notify()

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify()

    def _receive(self, view: View, entry: Entry) -> None:
        self._entry[view] = entry
        if len(self._entry) == self._views:
            with self._changed:
                self._answers.append(self._entry)
            self._entry = {}

    def _work(self) -> None:
        try:
            while (step := self._next_step()) is not None:
                step()
        except Exception as error:
            with self._changed:
                self._answers.append(error)

    def _next_step(self) -> Callable[[], None] | None:
        """Wait for what is to be done next; ``None`` when the game is closed."""
        with self._changed:
            while not self._closed:
                if self._requests:
                    return partial(self._apply_request, *self._requests.popleft())
                wait = None
                seat = self._seat_of_bot()
                if seat is None:
                    self._bots.cancel()
                elif (action := self._bots.action(seat)) is not None:
                    wait = self._wait_s(seat)
                    if wait is not None and wait <= 0:
                        return partial(self._move, seat, action)
                self._changed.wait(wait)
        return None

    def _seat_of_bot(self) -> Seat | None:
        """Return the seat for which a bot decides now."""
        if self._match.end is not None:
            return None
        actor = current_actor(self._match.state)
        bot = actor is not None and self._match.seats[actor].kind == "bot"
        return actor if bot or self._stand_in == (len(self._match.record.entries) - 1, actor) else None

    def _wait_s(self, seat: Seat) -> float | None:
        """Return how long a decided move still waits, ``None`` while bots are paused or an answer is not collected."""
        if self._match.seats[seat].kind == "human":
            return 0.0
        if self._paused or self._answers:
            return None
        return self._moved_at + self._pace - time.monotonic()

    def _move(self, seat: Seat, action: Action) -> None:
        if self._match.seats[seat].kind == "human":
            self._match.note_clock(seat, 0)
        self._match.propose(seat, action)
        self._moved_at = time.monotonic()

    def _play_for(self, seat: Seat, seq: int) -> None:
        self._stand_in = seq, seat

    def _apply_request(self, seat: Seat, apply: Callable[[], None]) -> None:
        try:
            apply()
        except Rejected as error:
            with self._changed:
                self._answers.append((seat, error))

    def _propose(self, seat: Seat, action: Action, left_ms: int | None) -> None:
        if self._match.seats[seat].kind != "human":
            raise Rejected(gettext_noop("The computer plays this seat."))
        self._match.propose(seat, action)
        self._note_clock(seat, left_ms)

    def _redo(self, seat: Seat, left_ms: int | None) -> None:
        self._match.redo()
        self._note_clock(seat, left_ms)

    def _note_clock(self, seat: Seat, left_ms: int | None) -> None:
        if left_ms is not None:
            self._match.note_clock(seat, left_ms)

"""The table behind a local session: the authority and the bots, in a thread of their own.

Knows locks and turns; the screen's thread only hands in wishes and collects answers, so it never waits for the disk or
for a bot.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import msgspec

from game.bots import LEVELS, Bot, make_bot
from game.match.match import Match, NoJournal, Rejected, new_header
from game.record import ClockRule, Entry, GameRecord, SeatInfo, View
from game.record.hashing import sha
from game.rules import Action, IllegalAction, Seat, current_actor, observe
from game.support.files import FileJournal
from game.support.i18n import mark


class Refusal(msgspec.Struct, frozen=True):
    """A wish that the authority did not grant."""

    seat: Seat
    illegal: IllegalAction | None
    note: str


Answer: TypeAlias = dict[View, Entry] | Refusal | BaseException
"""An entry in every view that has joined, a refusal, or what went wrong."""


class GameWorker:
    """Runs a match and its bots in a worker thread."""

    def __init__(self, match: Match, journal: FileJournal | None) -> None:
        """Take over a match; it moves only after ``start``."""
        self._match = match
        self._journal = journal
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._changed = threading.Condition()
        self._wishes: deque[tuple[Seat, Callable[[], None]]] = deque()
        self._answers: deque[Answer] = deque()
        self._told: dict[View, Entry] = {}
        self._views = 0
        self._paused = False
        self._closed = False
        self._pace = 0.0
        self._moved_at = 0.0
        self._worker = threading.Thread(target=self._work, name="table", daemon=True)

    @classmethod
    def unsaved(
        cls,
        name: str,
        seats: tuple[SeatInfo, ...],
        first: Seat | None = None,
        secret: bytes | None = None,
        clock: ClockRule | None = None,
    ) -> GameWorker:
        """Set up a game that no file keeps."""
        secret = secret or secrets.token_bytes(32)
        return cls(Match.new(new_header(name, seats, secret, first, clock=clock), secret, NoJournal()), None)

    @property
    def record(self) -> GameRecord:
        """The authority's record; only before ``start``."""
        return self._match.record

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits at the seats; only before ``start``."""
        return self._match.seats

    def join(self, view: View) -> GameRecord:
        """Listen in a view from now on; gives the record so far. Only before ``start``."""
        self._views += 1
        return self._match.subscribe(view, partial(self._hear, view))

    def start(self) -> None:
        """Let the game begin."""
        self._worker.start()

    def propose(self, seat: Seat, action: Action, left_ms: int | None = None) -> None:
        """Wish to play an action; with a clock, ``left_ms`` is what it leaves to the seat."""
        self._wish(seat, partial(self._propose, seat, action, left_ms))

    def play_for(self, seat: Seat, seq: int) -> None:
        """Wish that a bot makes one decision for a person whose time is up, unless more than ``seq`` has happened."""
        self._wish(seat, partial(self._play_for, seat, seq))

    def resign(self, seat: Seat) -> None:
        """Wish to give up."""
        self._wish(seat, partial(self._match.resign, seat))

    def agree_end(self) -> None:
        """Wish to end the game, as all have agreed."""
        self._wish(0, self._match.agree_end)

    def take_back(self, seat: Seat, to: int) -> None:
        """Wish to go back to what stood after an entry."""
        self._wish(seat, partial(self._match.take_back, seat, to))

    def set_paused(self, paused: bool) -> None:
        """Stop the bots, or let them go on."""
        with self._changed:
            self._paused = paused
            self._changed.notify()

    def set_pace(self, seconds: float) -> None:
        """Set the least time between two moves of bots."""
        with self._changed:
            self._pace = seconds
            self._changed.notify()

    def collect(self) -> list[Answer]:
        """Take what has happened; bots move again only after that."""
        with self._changed:
            answers = list(self._answers)
            if answers:
                self._answers.clear()
                self._changed.notify()
        return answers

    def close(self) -> None:
        """Stop, and let go of the file; granted wishes are already saved."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._worker.ident is not None:
            self._worker.join()
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _wish(self, seat: Seat, wish: Callable[[], None]) -> None:
        with self._changed:
            self._wishes.append((seat, wish))
            self._changed.notify()

    def _hear(self, view: View, entry: Entry) -> None:
        self._told[view] = entry
        if len(self._told) == self._views:
            with self._changed:
                self._answers.append(self._told)
            self._told = {}

    def _work(self) -> None:
        try:
            while (step := self._next_step()) is not None:
                step()
        except Exception as error:
            with self._changed:
                self._answers.append(error)

    def _next_step(self) -> Callable[[], None] | None:
        """Wait for what is to be done next; ``None`` when the table is closed."""
        with self._changed:
            while not self._closed:
                if self._wishes:
                    return partial(self._grant, *self._wishes.popleft())
                bot = self._bot_to_move()
                wait = None if bot is None else self._moved_at + self._pace - time.monotonic()
                if bot is not None and wait is not None and wait <= 0:
                    return partial(self._move, bot)
                self._changed.wait(wait)
        return None

    def _bot_to_move(self) -> Seat | None:
        """Name the seat of a bot that may move now: not while the screen has yet to hear of something."""
        if self._paused or self._answers or self._match.end is not None:
            return None
        actor = current_actor(self._match.state)
        return None if actor is None or self._match.seats[actor].kind == "human" else actor

    def _move(self, seat: Seat) -> None:
        self._match.propose(seat, self._choose(seat))
        self._moved_at = time.monotonic()

    def _choose(self, seat: Seat) -> Action:
        """Let a bot decide for a seat: that of its level, or the best there is for a person."""
        info = self._match.seats[seat]
        level = info.level if info.level in LEVELS else LEVELS[-1]
        if (seat, level) not in self._bots:
            self._bots[seat, level] = make_bot(level, sha("bot", self._match.record.header.deal, seat))
        return self._bots[seat, level].choose(observe(self._match.state, seat))

    def _play_for(self, seat: Seat, seq: int) -> None:
        if len(self._match.record.entries) - 1 == seq and current_actor(self._match.state) == seat:
            self._match.note_clock(seat, 0)
            self._match.propose(seat, self._choose(seat))

    def _grant(self, seat: Seat, wish: Callable[[], None]) -> None:
        try:
            wish()
        except Rejected as error:
            with self._changed:
                self._answers.append(Refusal(seat, error.illegal, error.sentence))

    def _propose(self, seat: Seat, action: Action, left_ms: int | None) -> None:
        if self._match.seats[seat].kind != "human":
            raise Rejected(mark("A bot plays this seat."))
        self._match.propose(seat, action)
        if left_ms is not None:
            self._match.note_clock(seat, left_ms)

"""The session of a lesson: a real match in memory, in which the script plays and the learner makes its marked moves.

Knows the match and the lesson; knows nothing of files, screens or pygame. It is a ``Session`` like any other, so the
table shows it as it shows every game.
"""

from __future__ import annotations

import secrets
from collections import deque

from game.match.clock import TurnClock
from game.match.fork import fork_record
from game.match.match import Match, NoJournal, new_header
from game.notation.actions import parse
from game.record import Entry, SeatInfo
from game.record.follower import follow
from game.rules import Action, Edition, Seat, current_actor, edition
from game.sessions.local import LocalSession, resume
from game.sessions.participants import Participants
from game.sessions.session import SessionError
from game.sessions.solo import SoloSession
from game.sessions.update import Update, update_of
from game.storage.folder import SECRET_BYTES
from game.storage.store import Store
from game.support.i18n import mark
from game.tutorial.lesson import LEARNER, Lesson

EASY = "random"
"""The level of the opponent with whom the learner plays on."""


class LessonSession(SoloSession):
    """A game that goes as its lesson says; nobody saves it.

    ``go_to`` sets how many moves are played by themselves. At a step with a task the learner's proposal is taken where
    it is the script's next move; any other comes back as a ``rejected`` update with a sentence why.
    """

    def __init__(self, lesson: Lesson, name: str, rival: str, played: int = 0) -> None:
        """Deal the lesson's cards and play the first ``played`` moves at once."""
        self.company: Participants | None = None
        self.clock: TurnClock | None = None
        self.lesson = lesson
        self.edition: Edition = edition(lesson.edition)
        self.played = 0
        self.seats = lesson_seats(name, rival)
        header = new_header(lesson.edition, self.seats, lesson.secret, LEARNER)
        self._match = Match.new(header, lesson.secret, NoJournal())
        self._updates: deque[Update] = deque()
        super().__init__(follow(self._match.subscribe(LEARNER, self._hear)))
        self._goal = played
        self._asked = False
        self._rest_s = 0.0
        while self.played < played:
            self._play()
        self._updates.clear()
        if not played:
            self._updates.append(self.history()[0])

    @property
    def local_seats(self) -> frozenset[Seat]:
        """The learner's seat."""
        return frozenset({LEARNER})

    @property
    def over(self) -> bool:
        """Whether the game has ended; a lesson stops before."""
        return self.result is not None

    @property
    def shown(self) -> Seat | None:
        """The learner's seat, whose hand is shown."""
        return LEARNER

    @property
    def awaited(self) -> Action | None:
        """The move that the learner is to make now."""
        return self._next() if self._asked and self.played == self._goal else None

    @property
    def arrived(self) -> bool:
        """Whether the script has come as far as it was told to."""
        return self.played >= self._goal

    def go_to(self, at: int, asked: bool, at_once: bool = False) -> None:
        """Play on until ``at`` moves are made; ``asked`` hands the next one to the learner."""
        self._goal, self._asked = at, asked
        while at_once and not self.arrived:
            self._play()

    def propose(self, seat: Seat, action: Action) -> None:
        """Make the learner's move where it is the awaited one; refuse every other kindly."""
        if action == self.awaited:
            self._play()
            return
        note = mark("The rules allow that too; let us do what is outlined first.")
        last = len(self.record.entries) - 1
        self._updates.append(Update(last, "rejected", seat, (), (), self.state, note=note))

    def pass_time(self, seconds: float) -> None:
        """Let time pass, in which the script rests between two moves."""
        self._rest_s = max(self._rest_s - seconds, 0.0)

    def poll(self) -> list[Update]:
        """Give what has happened since the last poll, and let the script make its next move where it has rested."""
        if not self._updates and not self.arrived and not self._paused and self._rest_s <= 0:
            self._play()
        updates = list(self._updates)
        self._updates.clear()
        return updates

    def _next(self) -> Action | None:
        if self.played >= len(self.lesson.moves):
            return None
        return parse(self.lesson.moves[self.played], self.edition, self._match.state)

    def _play(self) -> None:
        action, seat = self._next(), current_actor(self._match.state)
        if action is None or seat is None:
            raise SessionError("the lesson has no more moves")
        self._match.propose(seat, action)
        self.played += 1
        self._rest_s = self._pace

    def _hear(self, entry: Entry) -> None:
        self._follower.accept(entry)
        self._updates.append(update_of(entry, self._follower.events[-1], self._follower.position))


def lesson_seats(name: str, rival: str) -> tuple[SeatInfo, ...]:
    """Seat the learner and an easy opponent."""
    return SeatInfo(name=name, kind="human"), SeatInfo(name=rival, kind="bot", level=EASY)


def play_on(store: Store, lesson: Lesson, name: str, rival: str) -> LocalSession:
    """Go on from the end of a lesson in a saved game, which names the lesson as its origin.

    What lies unseen is dealt anew, so nobody plays the same game twice. Raises ``StoreError`` and ``OSError``.
    """
    lessons = LessonSession(lesson, name, rival, played=len(lesson.moves)).record
    secret = secrets.token_bytes(SECRET_BYTES)
    game_id, text = fork_record(lessons, len(lessons.entries) - 1, lesson_seats(name, rival), secret)
    store.keep(game_id, text, secret)
    return resume(store, game_id)

"""The session of a lesson: a match in memory, in which the script plays and the learner makes the moves it asks for.

It is a ``Session`` like any other, so the table shows it as it shows every game; ``play_on`` continues it as a saved
one. Knows the match and the lesson; knows nothing of screens or pygame.
"""

from __future__ import annotations

import secrets
from typing import Final

from game.match.fork import fork_record
from game.match.match import Match, Rejected
from game.notation.actions import parse
from game.record import SeatInfo
from game.record.hashing import SECRET_BYTES
from game.rules import Action, Seat, current_actor
from game.sessions.exercise import ExerciseSession
from game.sessions.local import LocalSession, resume
from game.sessions.session import SessionError
from game.storage.store import Store
from game.support.i18n import gettext_noop
from game.tutorial.lesson_script import LEARNER, Lesson

RIVAL_BOT: Final = "random"
"""The bot that continues the game after the lesson."""


class LessonSession(ExerciseSession):
    """A game that follows the script of its lesson and is not saved.

    ``go_to`` sets how many moves are played automatically. At a step with a task the learner's proposal is accepted
    where it is the script's next move; any other results in a ``rejected`` update with the reason.
    """

    def __init__(self, lesson: Lesson, name: str, rival: str, played: int = 0) -> None:
        """Deal the lesson's cards and play the first ``played`` moves at once."""
        seats = lesson_seats(name, rival)
        super().__init__(Match.unsaved(lesson.edition, seats, lesson.secret, LEARNER), seats, LEARNER)
        self.lesson = lesson
        self.played = 0
        self._goal = played
        self._asked = False
        self._rest_s = 0.0
        while self.played < played:
            self._play()
        self._updates.clear()
        if not played:
            self._updates.append(self.history()[0])

    @property
    def awaited(self) -> Action | None:
        """The move that the learner is to make now."""
        return self._next() if self._asked and self.played == self._goal else None

    @property
    def arrived(self) -> bool:
        """Whether the script is where ``go_to`` sent it."""
        return self.played >= self._goal

    def go_to(self, at: int, asked: bool, at_once: bool = False) -> None:
        """Play until ``at`` moves are made; with ``asked`` the learner makes the next one."""
        self._goal, self._asked = at, asked
        while at_once and not self.arrived:
            self._play()

    def pass_time(self, seconds: float) -> None:
        """Count down the pause between two moves of the script."""
        self._rest_s = max(self._rest_s - seconds, 0.0)

    def _make_move(self, seat: Seat, action: Action) -> None:
        if action != self.awaited:
            raise Rejected(gettext_noop("That is a legal move. For now, do what is highlighted."))
        self._play()

    def _play_next(self) -> None:
        if not self.arrived and self._rest_s <= 0:
            self._play()

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


def lesson_seats(name: str, rival: str) -> tuple[SeatInfo, ...]:
    """Return the learner and an easy opponent."""
    return SeatInfo(name=name, kind="human"), SeatInfo(name=rival, kind="bot", bot=RIVAL_BOT)


def play_on(store: Store, lesson: Lesson, name: str, rival: str) -> LocalSession:
    """Continue from the end of a lesson in a saved game, which names the lesson as its origin.

    The unseen cards are dealt again, so no two such games are the same. Raises ``StoreError`` and ``OSError``.
    """
    lessons = LessonSession(lesson, name, rival, played=len(lesson.moves)).record
    secret = secrets.token_bytes(SECRET_BYTES)
    game_id, text = fork_record(lessons, len(lessons.entries) - 1, lesson_seats(name, rival), secret)
    store.save_copy(game_id, text, secret)
    return resume(store, game_id)

"""A table on the network without a window: starts the game, plays its own seat by a bot, and prints the entries.

Knows the room and its session as a screen does, and two streams; knows nothing of sockets or of other seats' cards.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from game.bots import runner
from game.bots.bot_task import bot_task
from game.bots.runner import PendingDecision
from game.notation.actions import format_action
from game.rules import Edition, current_actor, observe
from game.sessions.participants import Question
from game.sessions.session import Session, SessionError
from game.sessions.update import Update
from game.support.i18n import tr
from game.support.terminal import print_line
from net.protocol.limits import SERVED_MOVE_S
from net.protocol.messages import LobbySeat
from net.room.room import Room

WAIT_S: Final = 0.5
"""How long to wait for news at most."""
THINKING_S: Final = 0.01
"""How long to wait for news at most while the bot decides."""
AGAIN_S: Final = 1.0
"""After how long a request without an answer is made again: it may have been lost with the connection."""
FAREWELL_S: Final = 0.5
"""How long a host stays after the end, so that the last entry reaches everybody."""
WARNING_S: Final = 1.0
"""How long a guest that stops stays, so that it can show others evidence of the host's misconduct."""


class WaitingNetwork(Protocol):
    """The part of the network that this module uses; its only waiter is woken when there is news."""

    def wait(self, seconds: float) -> None:
        """Wait for news, at most so long."""

    def take_notes(self) -> tuple[str, ...]:
        """Return the sentences on damage in the person's own files that were not returned yet."""


@dataclass(frozen=True)
class SeatPolicy:
    """The behaviour at the table: ``bot`` plays this computer's seat (``None``: nobody plays it).

    With ``take_over`` it becomes the host when the host is lost and no majority can decide that.
    """

    bot: str | None = None
    take_over: bool = False


class Headless:
    """One person's program without a window; ``run`` stays until the game is over or the table is closed."""

    def __init__(
        self, room: Room, network: WaitingNetwork, policy: SeatPolicy, seed: bytes, out: TextIO, err: TextIO
    ) -> None:
        self._room = room
        self._network = network
        self._policy = policy
        self._seed = seed
        self._out = out
        self._err = err
        self._session: Session | None = None
        self._runner = runner.open_runner()
        self._bot = PendingDecision(self._runner)
        self._proposed = b"", 0.0
        """The digest of the entry after which the bot's move was proposed last, and when."""
        self._asked_at = -AGAIN_S
        self._notice = ""
        self._invited = False
        self._printed = -1
        self._refused = ""

    def run(self) -> int:
        """Play until the end; returns 0 after a game that was played to its end, else 1."""
        try:
            return self._play_room()
        finally:
            self._runner.close()

    def _play_room(self) -> int:
        while True:
            self._room.poll()
            for note in self._network.take_notes():
                self._warn(note)
            if self._room.state.problem:
                self._warn(self._room.state.problem)
                self._stay(0.0 if self._session is None else WARNING_S)
                return 1
            self._invite()
            self._print_safety_words()
            self._answer_knocks()
            self._gather()
            session = self._room.state.session
            if session is not None:
                status = self._play(session)
                if status is not None:
                    return status
            self._network.wait(THINKING_S if self._bot.thinking or self._too_soon else WAIT_S)

    # --- before the game ---------------------------------------------------------------------------------------

    def _invite(self) -> None:
        if self._room.state.invitation and not self._invited:
            self._invited = True
            self._print(self._room.state.invitation)

    def _print_safety_words(self) -> None:
        """Print the words that the host compares before opening."""
        words = " · ".join(self._room.state.safety_words) if self._room.state.phase == "waiting" else ""
        if words and words != self._notice:
            self._notice = words
            self._warn(tr("Waiting for the host to let you in. The host sees these words: {words}").format(words=words))

    def _answer_knocks(self) -> None:
        """Refuse people who knock, before and in the game: there is no person here to compare safety words."""
        for knock in self._room.state.knocks if self._room.state.hosting else ():
            self._warn(tr("{name} was declined. Players can join only with the code.").format(name=knock.name))
            self._room.admit(knock.number, False)

    def _gather(self) -> None:
        """Get ready, and as host start the game, in the lobby."""
        room, lobby = self._room, self._room.state.lobby
        if room.state.phase != "lobby" or lobby is None:
            return
        own = self._own_seat(lobby.seats)
        if own is not None and not own.ready and time.monotonic() - self._asked_at >= AGAIN_S:
            self._asked_at = time.monotonic()
            room.set_ready(True)
        if room.state.hosting and room.state.can_start:
            room.start()

    def _own_seat(self, seats: tuple[LobbySeat, ...]) -> LobbySeat | None:
        me = self._room.state.me
        return next((seat for seat in seats if me is not None and seat.person == me), None)

    # --- the game ----------------------------------------------------------------------------------------------

    def _play(self, session: Session) -> int | None:
        """Print what has happened and do what is due; return the exit status at the end."""
        if session is not self._session:
            self._session, self._proposed, self._printed = session, (b"", 0.0), -1
            self._bot.cancel()
            for update in session.history():
                self._print_entry(session, update)
        try:
            updates = session.poll()
        except SessionError as error:
            self._warn(str(error))
            return 1
        for update in updates:
            if update.kind == "rejected":
                self._warn_refused(tr(update.sentence) if update.sentence else "")
                continue
            self._print_entry(session, update)
        participants = session.participants
        if participants is not None:
            if ended := participants.state.stopped:
                self._warn(ended)
                self._stay(WARNING_S)
                return 1
            if _lasting(participants.state.notice) != _lasting(self._notice):
                self._warn(participants.state.notice)
            self._notice = participants.state.notice
            self._answer(participants.state.question, participants.answer)
        if session.over:
            self._stay(FAREWELL_S if self._room.state.hosting else 0.0)
            return 0
        self._move(session)
        return None

    def _move(self, session: Session) -> None:
        """Propose the bot's move, again after a while without an answer."""
        seat = next(iter(session.local_seats), None)
        level = self._policy.bot
        if seat is None or level is None or current_actor(session.state) != seat:
            self._bot.cancel()
            return
        last = session.record.entries[-1].trailer.digest
        action = self._bot.decision(last, lambda: bot_task(level, self._seed, observe(session.state, seat)))
        if self._too_soon:
            return
        if action is not None and (self._proposed[0] != last or time.monotonic() - self._proposed[1] >= AGAIN_S):
            self._proposed = last, time.monotonic()
            session.propose(seat, action)

    @property
    def _too_soon(self) -> bool:
        """Whether the last move at a server was only just made."""
        return self._room.state.served and time.monotonic() - self._proposed[1] < SERVED_MOVE_S

    def _answer(self, question: Question | None, answer: Callable[[bool], None]) -> None:
        """Answer for the bot: yes to a takeback or an allowed takeover, no to an early end."""
        if question is None or (question.kind == "takeover" and not self._policy.take_over):
            return
        answer(question.kind in ("takeback", "takeover"))

    def _stay(self, seconds: float) -> None:
        """Stay at the table for a while, so that the last messages reach everybody."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._network.wait(left)
            self._room.poll()

    # --- what is printed ---------------------------------------------------------------------------------------

    def _print_entry(self, session: Session, update: Update) -> None:
        """Print an entry once: a copy that was replaced begins again with entries that were printed already."""
        if update.seq <= self._printed:
            return
        self._printed = update.seq
        self._refused = ""
        self._print(entry_line(update, session.edition))

    def _warn_refused(self, sentence: str) -> None:
        """Print why a move was not taken, once for each position: the bot tries again and again."""
        if sentence != self._refused:
            self._refused = sentence
            self._warn(sentence)

    def _print(self, line: str) -> None:
        print_line(line, self._out)
        self._out.flush()

    def _warn(self, sentence: str) -> None:
        if sentence:
            print_line(f"cabochon: {sentence}", self._err)
            self._err.flush()


def _lasting(notice: str) -> str:
    """Return a notice without the time that it counts down."""
    return re.sub(r"[0-9]+ \w+", "", notice)


def entry_line(update: Update, rules: Edition) -> str:
    """Return an entry as a line: its number, its seat (from 1, ``-`` for none), and the action or the entry's kind."""
    seat = "-" if update.seat is None else str(update.seat + 1)
    action = update.actions[0] if update.kind == "commit" and update.seat is not None and update.actions else None
    if action is not None:
        return f"{update.seq} {seat} {format_action(action, rules)}"
    winners = "" if update.winners is None else "".join(f" {winner + 1}" for winner in update.winners)
    return f"{update.seq} {seat} {'deal' if update.kind == 'commit' else update.kind}{winners}"

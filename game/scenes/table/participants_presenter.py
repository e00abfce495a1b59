"""The other people of a network game at the table: presence, chat, questions, and the fate of their room.

Knows the participants, the chat and the dialogs; knows nothing of the position. A game at one screen has none of this.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.model import Seat
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.dialogs.error_dialogs import show_notes
from game.scenes.shared.dialogs.people import ask_who, keep_muted
from game.scenes.table.chat import ChatPanel
from game.scenes.table.dialogs.people import mute_player, show_player
from game.scenes.table.dialogs.questions import (
    KnockScene,
    QuestionScene,
    UnaskedScene,
    open_alarm,
    open_closed,
    question_text,
)
from game.sessions.participants import Participants, Question
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.table.painter import Offer
from game.ui.widgets.textfield import TextField
from game.view.descriptions.presence import Bubble, ParticipantsView, reaction_text
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext

BUBBLE_MS: Final = 2000.0
READ_MS: Final = 70.0
"""How much longer a bubble of the table itself stays for each character."""
_EBB_MS: Final = 300.0
LATE_MS: Final = 1500.0
"""How long a signature may be missing before the mat shows it; a shorter time would make it flicker."""
OFFERED: Final[dict[Offer, Control]] = {
    "nudge": Control.RESERVE,
    "answer": Control.RESERVE,
    "menu": Control.CONFIRM,
}
"""The control of the dock for what it offers."""
LAST_S: Final = 5
"""The last seconds of a person's own turn have a sound each."""


class ParticipantsPresenter:
    """Polls the session's participants once a frame, and shows them: ``participants_view`` is what the table draws."""

    def __init__(self, table: TableContext, participants: Participants, chat: ChatPanel) -> None:
        self.table = table
        self.participants = participants
        self.chat = chat
        self.chat.form.sound = table.scene.sound
        self.chat.on_close = self._chat_closed
        self.chat.on_mute = self._keep_muted
        if table.room is not None and table.room.state.served:
            self.chat.on_report = self._ask_who
            self.chat.on_name = partial(show_player, table)
        for name in table.app.settings.muted:
            participants.mute(name, True)
        chat_so_far = participants.state.chat
        self._read = self._received = chat_so_far[-1].number if chat_so_far else 0
        self._bubbles: list[tuple[Bubble, float]] = []
        self._behind: dict[Seat, float] = {}
        self._announced = ""
        self.put_off: Question | None = None
        """The question that was left open, to be answered from the pause menu."""
        self._shown: ParticipantsView | None = None
        self._clock_s: int | None = None
        self._called: tuple[int, Seat] | None = None
        """Round and seat of the turn of which the person was notified last."""
        self._nudged: tuple[int, Seat] | None = None
        """Round and seat of the turn on which somebody was reminded last."""

    @property
    def participants_view(self) -> ParticipantsView:
        """What the table shows of the others at this moment."""
        state = self.participants.state
        mine = {(person.name, person.seat) for person in state.people if person.me}
        unread = sum(line.number > self._read and (line.name, line.seat) not in mine for line in state.chat)
        return ParticipantsView(
            state=state,
            resigned=self.table.session.resigned,
            late=frozenset(seat for seat, ms in self._behind.items() if ms >= LATE_MS),
            notice=self.notice,
            unread=0 if self.chat.open else unread,
            bubbles=tuple(self._faded(bubble, ms) for bubble, ms in self._bubbles),
        )

    @property
    def _can_nudge(self) -> bool:
        """Whether the person at another screen whose turn it is can be reminded: once a turn, while they can move."""
        state, others = self.table.session.state, self.participants.state
        here = self.table.session.local_seats
        if (
            others.stopped
            or others.unreachable
            or others.stuck
            or not here
            or self.table.over
            or state.turn in here
            or self._nudged == (state.round, state.turn)
        ):
            return False
        person = self.participants_view.person(state.turn)
        return person is not None and person.connected and not person.bot

    @property
    def offer(self) -> Offer:
        """What the dock offers while others are to act, or once the game has stopped and its board is viewed."""
        if self.participants.state.stopped:
            return "menu" if self.table.on_top else ""
        here = self.table.session.state.turn in self.table.session.local_seats
        if self.put_off is not None and (not here or self.table.held_up):
            return "answer"
        return "nudge" if self._can_nudge else ""

    def take_offer(self) -> None:
        """Do what the dock offers: open the main menu, show the question again, or remind the person to move."""
        offer = self.offer
        if offer == "menu":
            self.table.app.go.to_menu(self.table.edition)
        elif offer == "answer":
            self.reopen_question()
        elif offer == "nudge":  # by the quick reaction for that
            self._nudged = (self.table.session.state.round, self.table.session.state.turn)
            self.participants.react("hurry")

    @property
    def notice(self) -> str:
        """The most urgent notice, or an empty string, as while a dialog says why the game has stopped."""
        state = self.participants.state
        if state.stopped and isinstance(self.table.app.scene, UnaskedScene):
            return ""
        if state.stopped or state.notice:
            return state.stopped or state.notice
        if state.asked == "takeback":
            return tr("You asked to undo your last turn. Waiting for the other players.")
        if state.asked == "end":
            return tr("You asked to end the game. Waiting for the other players.")
        return question_text(self.put_off) if self.put_off is not None else ""

    @property
    def stopped(self) -> str:
        """Why the game has stopped here before its end; empty while it goes on."""
        return self.participants.state.stopped

    def answer(self, yes: bool) -> None:
        """Answer the current question."""
        self.put_off = None
        self.participants.answer(yes)

    def leave_open(self, question: Question) -> None:
        """Put a question off."""
        self.put_off = question

    def reopen_question(self) -> None:
        """Show the question again that was put off."""
        self.put_off = None

    def busy(self) -> bool:
        """Whether a bubble is fading out."""
        return any(ms < _EBB_MS for _, ms in self._bubbles)

    def update(self, dt_ms: float) -> bool:
        """Show what is new; return False when another screen has replaced the table."""
        if not self._follow_room():
            return False
        self._follow_chat(dt_ms)
        self._count_down()
        self._call_back()
        self._watch_signatures(dt_ms)
        if self.participants.state.question != self.put_off:
            self.put_off = None
        self.chat.refresh()
        shown = self.participants_view
        if (self.chat.update(dt_ms) and self.chat.open) or shown != self._shown:
            self._shown = shown
            self.place()
            self.table.app.redraw()
        if self.table.on_top:
            self._open_dialogs()
        return True

    def place(self) -> None:
        """Lay out the table with the space that the notice and the chat need."""
        view = self.table.view
        view.set_participants(notice=bool(self.notice), chat=self.chat.open)
        boxes = view.layout.participants
        if boxes is not None and self.chat.open and self.chat.rect != boxes.chat:
            self.chat.place(boxes.chat, self.table.look)

    def reword(self) -> None:
        """Build the chat again, in a language that was chosen meanwhile."""
        if self.chat.open:
            self.chat.place(self.chat.rect, self.table.look)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to the open chat and return whether it was used; if not, it is for the table."""
        if not self.chat.open:
            return False
        compact = self.table.view.layout.compact
        if compact and event.type == pygame.MOUSEBUTTONDOWN and not self.chat.rect.contains(event.pos):
            self.chat.close()
            return True
        return self.chat.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the chat if it is open."""
        if self.chat.open:
            self.chat.draw(canvas, self.table.look)

    @property
    def writing(self) -> TextField | None:
        """The chat's text field while it has the keyboard focus."""
        field = self.chat.field
        return field if self.chat.open and field.active and self.chat.form.focused is field else None

    def toggle_chat(self) -> None:
        """Open the chat and focus it, or close it if it has the focus."""
        if self.chat.open and self.chat.active:
            self.chat.close()
            return
        self.chat.open = True
        self._read = self._received
        self.table.view.log_open = False
        self.place()
        self.chat.take()
        self.table.app.redraw()

    def _keep_muted(self, name: str, on: bool) -> None:
        keep_muted(self.table.app, name, on)

    def _ask_who(self) -> None:
        """Ask whom to mute or to report."""
        room, people = self.table.room, self.participants.state.people
        if room is not None:
            names = [person.name for person in people if not person.me]
            mute, show = partial(mute_player, self.table), partial(show_player, self.table)
            ask_who(self.table.app, self.table.edition, names, mute, room.report, None if room.hall is None else show)

    def _chat_closed(self) -> None:
        self._read = self._received
        self.place()
        self.table.app.redraw()

    def leave(self) -> None:
        """Drop the focus, so that the chat releases the input method."""
        self.chat.drop()

    def _follow_chat(self, dt_ms: float) -> None:
        """Fade bubbles out and add new ones; typed lines have a bubble only while the chat is closed."""
        self._bubbles = [(bubble, ms - dt_ms) for bubble, ms in self._bubbles if ms > dt_ms]
        chat = self.participants.state.chat
        if chat and chat[-1].number > self._received:
            self.table.scene.sound("chat")
        for line in chat:
            if line.number <= self._received:
                continue
            self._received = line.number
            icon, text = ("", line.text) if line.reaction is None else reaction_text(line.reaction)
            if line.reaction is None and self.chat.open:
                continue
            self._bubbles = [(bubble, ms) for bubble, ms in self._bubbles if bubble.seat != line.seat]
            if not line.name:
                # A line of the table itself about a seat always means this; the chat has it in full.
                words = text if line.seat is None else tr("Time’s up")
            else:
                words = text if line.seat is not None else f"{line.name}: {text}"
            rest_ms = BUBBLE_MS if line.name or line.seat is not None else BUBBLE_MS + READ_MS * len(words)
            self._bubbles.append((Bubble(line.seat, icon, words), rest_ms))
        if self.chat.open:
            self._read = self._received

    def _count_down(self) -> None:
        """Play a sound in each of the last seconds of a turn at this screen."""
        left = self.participants.state.clock_s
        if left != self._clock_s:
            self._clock_s = left
            session = self.table.session
            if left is not None and 0 < left <= LAST_S and session.state.turn in session.local_seats:
                self.table.scene.sound("clock")

    def _call_back(self) -> None:
        """Notify a person in another window of their turn, once."""
        session = self.table.session
        turn = (session.state.round, session.state.turn)
        if turn == self._called or self.table.over:
            return
        self._called = turn
        if turn[1] in session.local_seats and len(session.local_seats) == 1:
            names = [
                person.name for person in self.participants.state.people if person.seat is not None and not person.me
            ]
            self.table.app.call_back(tr("Your turn"), ", ".join(names))

    def _faded(self, bubble: Bubble, ms: float) -> Bubble:
        animations_off = self.table.app.settings.animations_off
        strength = 1.0 if animations_off else min(1.0, round(ms / _EBB_MS, 2))
        return Bubble(bubble.seat, bubble.icon, bubble.text, strength)

    def _watch_signatures(self, dt_ms: float) -> None:
        """Count how long each connected seat's signature of the last entry has been missing."""
        last = self.table.last_seq
        behind = {}
        for person in self.participants.state.people:
            if person.seat is not None and person.connected and -1 < person.acknowledged < last:
                behind[person.seat] = self._behind.get(person.seat, 0.0) + dt_ms
        self._behind = behind

    def _follow_room(self) -> bool:
        """Poll the room; open another screen and return False when it has closed or returned to its lobby."""
        room, app = self.table.room, self.table.app
        if room is None:
            return True
        room.poll()
        if room.state.phase == "lobby":
            self.table.room = None  # the room's scene owns it from now on
            app.go.open_room(room)
            return False
        if room.state.phase == "closed" and not self.stopped and not self.table.session.over:
            edition, problem = self.table.edition, room.state.problem
            app.go.to_menu(edition)
            if problem:
                notify(app, edition, tr("The table is closed"), problem)
            return False
        return True

    def _open_dialogs(self) -> None:
        """Open a dialog for the first of: misconduct, a closed table, a question, a join request, a note."""
        state = self.participants.state
        if state.stopped and state.stopped != self._announced:
            self._announced = state.stopped
            (open_alarm if state.alarm else open_closed)(self.table, state.stopped)
        elif state.question is not None and state.question != self.put_off:
            later = partial(self.leave_open, state.question)
            self.table.app.push(
                QuestionScene(self.table.edition, state.question, self.participants, self.answer, later)
            )
        elif self.table.room is not None and self.table.room.state.knocks:
            self.table.app.push(KnockScene(self.table.edition, self.table.room))
        elif self.table.room is not None:
            show_notes(self.table.app, self.table.edition)

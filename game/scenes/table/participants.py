"""The other people at the table: follows them for the scene, which asks here what to show of them.

Knows the participants, the chat and the dialogs; knows nothing of the position. A table at one screen has none of this.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.model import Seat
from game.scenes.shared.dialog import notify
from game.scenes.shared.error_dialogs import show_notes
from game.scenes.table.chat import ChatPanel
from game.scenes.table.questions import KnockScene, QuestionScene, open_alarm, open_closed, question_text
from game.sessions.participants import Participants, Question
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.textfield import TextField
from game.view.descriptions.presence import Bubble, Gathering, reaction_text

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext

BUBBLE_MS: Final = 2000.0
_EBB_MS: Final = 300.0
LATE_MS: Final = 1500.0
"""How long a signature may be missing before the panel says so: for less than that it would only flicker."""
LAST_S: Final = 5
"""So many seconds of a person's own turn are counted down by ear."""


class TableParticipants:
    """Follows the participants once a frame; ``gathering`` is what the table shows of it."""

    def __init__(self, table: TableContext, participants: Participants, chat: ChatPanel) -> None:
        self.table = table
        self.participants = participants
        self.chat = chat
        self.chat.form.sound = table.host.sound
        self.chat.on_close = self._chat_closed
        chat_so_far = participants.state.chat
        self._read = self._heard = chat_so_far[-1].number if chat_so_far else 0
        self._bubbles: list[tuple[Bubble, float]] = []
        self._behind: dict[Seat, float] = {}
        self._told = ""
        self._put_off: Question | None = None
        self._shown: Gathering | None = None
        self._clock_s: int | None = None

    @property
    def gathering(self) -> Gathering:
        """What is to be seen of the others at this moment."""
        state = self.participants.state
        mine = {(person.name, person.seat) for person in state.people if person.me}
        unread = sum(said.number > self._read and (said.name, said.seat) not in mine for said in state.chat)
        return Gathering(
            state=state,
            resigned=self.table.session.resigned,
            late=frozenset(seat for seat, ms in self._behind.items() if ms >= LATE_MS),
            notice=self.notice,
            unread=0 if self.chat.open else unread,
            bubbles=tuple(self._faded(bubble, ms) for bubble, ms in self._bubbles),
        )

    @property
    def notice(self) -> str:
        """The one sentence that is most urgent now."""
        state = self.participants.state
        if state.stopped or state.notice:
            return state.stopped or state.notice
        if state.asked == "takeback":
            return tr("You have asked to take your last turn back; the others have not all answered yet.")
        if state.asked == "end":
            return tr("You have asked to end the game; the others have not all answered yet.")
        return question_text(self._put_off) if self._put_off is not None else ""

    @property
    def stopped(self) -> str:
        """Why the game does not go on here before its end; empty while it does."""
        return self.participants.state.stopped

    @property
    def put_off(self) -> Question | None:
        """The question that was left open, to be answered from the pause menu."""
        return self._put_off

    def answer(self, yes: bool) -> None:
        """Answer the question at hand."""
        self._put_off = None
        self.participants.answer(yes)

    def leave_open(self, question: Question) -> None:
        """Answer later."""
        self._put_off = question

    def bring_up(self) -> None:
        """Ask again what was left open."""
        self._put_off = None

    def busy(self) -> bool:
        """Whether a bubble is going out."""
        return any(ms < _EBB_MS for _, ms in self._bubbles)

    def update(self, dt_ms: float) -> bool:
        """Take note of what is new; ask for a frame where it can be seen. False when the table has given way."""
        if not self._follow_room():
            return False
        self._listen(dt_ms)
        self._count_down()
        self._watch_signatures(dt_ms)
        if self._put_off is not None and self.participants.state.question != self._put_off:
            self._put_off = None
        self.chat.refresh()
        gathering = self.gathering
        if (self.chat.update(dt_ms) and self.chat.open) or gathering != self._shown:
            self._shown = gathering
            self.place()
            self.table.app.redraw()
        if self.table.on_top:
            self._speak_up()
        return True

    def place(self) -> None:
        """Lay the table out with the room that is needed now."""
        view = self.table.view
        view.make_room(notice=bool(self.notice), chat=self.chat.open)
        participants = view.layout.participants
        if participants is not None and self.chat.open and self.chat.rect != participants.chat:
            self.chat.place(participants.chat, self.table.look)

    def reword(self) -> None:
        """Take another language, where the person has chosen one meanwhile."""
        if self.chat.open:
            self.chat.place(self.chat.rect, self.table.look)

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event to the open chat; False where the table should have it."""
        if not self.chat.open:
            return False
        compact = self.table.view.layout.compact
        if compact and event.type == pygame.MOUSEBUTTONDOWN and not self.chat.rect.contains(event.pos):
            self.chat.close()
            return True
        return self.chat.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the chat where it is open."""
        if self.chat.open:
            self.chat.draw(canvas, self.table.look)

    @property
    def writing(self) -> TextField | None:
        """The chat's field, where it has the keyboard."""
        field = self.chat.field
        return field if self.chat.open and self.chat.form.focused is field else None

    def toggle_chat(self) -> None:
        """Open the chat with the keyboard in it, go there, or close it."""
        if self.chat.open and self.chat.active:
            self.chat.close()
            return
        self.chat.open = True
        self._read = self._heard
        self.table.view.drawer = False
        self.place()
        self.chat.take()
        self.table.app.redraw()

    def _chat_closed(self) -> None:
        self._read = self._heard
        self.place()
        self.table.app.redraw()

    def leave(self) -> None:
        """Give the input method back."""
        self.chat.drop()

    def _listen(self, dt_ms: float) -> None:
        """Let bubbles go out and new ones come; lines that are typed have one only while the chat is closed."""
        self._bubbles = [(bubble, ms - dt_ms) for bubble, ms in self._bubbles if ms > dt_ms]
        chat = self.participants.state.chat
        if chat and chat[-1].number > self._heard:
            self.table.host.sound("chat")
        for said in chat:
            if said.number <= self._heard:
                continue
            self._heard = said.number
            icon, text = ("", said.text) if said.reaction is None else reaction_text(said.reaction)
            if said.reaction is None and self.chat.open:
                continue
            self._bubbles = [(bubble, ms) for bubble, ms in self._bubbles if bubble.seat != said.seat]
            if not said.name:
                # Of a seat the table itself says one thing only, and in full in the chat.
                words = text if said.seat is None else tr("Time was up")
            else:
                words = text if said.seat is not None else f"{said.name}: {text}"
            self._bubbles.append((Bubble(said.seat, icon, words), BUBBLE_MS))
        if self.chat.open:
            self._read = self._heard

    def _count_down(self) -> None:
        """Let the last seconds of a turn that is played here be heard."""
        left = self.participants.state.clock_s
        if left != self._clock_s:
            self._clock_s = left
            session = self.table.session
            if left is not None and 0 < left <= LAST_S and session.state.turn in session.local_seats:
                self.table.host.sound("clock")

    def _faded(self, bubble: Bubble, ms: float) -> Bubble:
        still = self.table.app.settings.still
        strength = 1.0 if still else min(1.0, round(ms / _EBB_MS, 2))
        return Bubble(bubble.seat, bubble.icon, bubble.text, strength)

    def _watch_signatures(self, dt_ms: float) -> None:
        """Count for how long each seat has owed its signature under the last entry."""
        last = self.table.last_seq
        behind = {}
        for person in self.participants.state.people:
            if person.seat is not None and person.connected and -1 < person.confirmed < last:
                behind[person.seat] = self._behind.get(person.seat, 0.0) + dt_ms
        self._behind = behind

    def _follow_room(self) -> bool:
        """Let the room's news in; False when it was closed or gathers for the next game, and another screen is on."""
        room, app = self.table.room, self.table.app
        if room is None:
            return True
        room.poll()
        if room.state.phase == "lobby":
            self.table.room = None  # whoever shows it next leaves it
            app.go.open_room(room)
            return False
        if room.state.phase == "closed" and not self.stopped and not self.table.session.over:
            edition, problem = self.table.edition, room.state.problem
            app.go.to_menu(edition)
            if problem:
                notify(app, edition, tr("The table is closed"), problem)
            return False
        return True

    def _speak_up(self) -> None:
        """Open a dialog for what cannot wait: somebody was caught, the table was closed, or something is asked."""
        state = self.participants.state
        if state.stopped and state.stopped != self._told:
            self._told = state.stopped
            (open_alarm if state.alarm else open_closed)(self.table, state.stopped)
        elif state.question is not None and state.question != self._put_off:
            later = partial(self.leave_open, state.question)
            self.table.app.push(
                QuestionScene(self.table.edition, state.question, self.participants, self.answer, later)
            )
        elif self.table.room is not None and self.table.room.state.knocks:
            self.table.app.push(KnockScene(self.table.edition, self.table.room))
        elif self.table.room is not None:
            show_notes(self.table.app, self.table.edition)

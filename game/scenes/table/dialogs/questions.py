"""Dialogs that a network game opens by itself: join requests, consent, a lost host, detected misconduct.

Knows dialogs and the participants' questions; knows nothing of the position.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene
from game.scenes.shared.safety_words import paint_safety_words
from game.sessions.participants import Participant, Participants, Question
from game.support.i18n import tr
from game.ui.graphics.type_scale import NOTE

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext
    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas
    from game.ui.widgets.buttons import Button
    from net.room.room import Room

VOTERS_HIGH: Final = 118.0
VOTERS_BELOW: Final = 86.0
VOTER_WIDE, NAME_HIGH = 132.0, 26.0
"""The room for the portraits of those who have to agree, where it begins below the title's top, the width of one at
most, and the height of the line with a name, at the usual text size."""
SLIP: Final = 72.0
"""The height of the slip with the words to compare, likewise."""
GRACE_MS: Final = 700.0
"""For this time a dialog takes no answer, so that a click that was meant for the table does not give one."""


class UnaskedScene(DialogScene):
    """A dialog that opens by itself and closes when it is no longer pending; it ignores input at first."""

    _age_ms = 0.0

    def handle(self, event: pygame.event.Event) -> None:
        """Take answers once the dialog can have been noticed; typing restarts that time."""
        if self._age_ms >= GRACE_MS or event.type == pygame.MOUSEMOTION:
            super().handle(event)
        elif event.type == pygame.KEYDOWN:
            self._age_ms = 0.0

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        self._age_ms += dt_ms
        if not self.pending() and self.app.scene is self:
            self.app.pop()

    def pending(self) -> bool:
        """Whether an answer is still needed."""
        return True


class KnockScene(UnaskedScene):
    """A request to join a running game; it is safe to accept if both screens show the same words."""

    def __init__(self, edition: str, room: Room) -> None:
        self.room = room
        self.knock = room.state.knocks[0]
        text = tr("{name} wants to join. Let them in only if their screen shows the same words: {words}.")
        choices = (
            DialogChoice(tr("Let in"), partial(room.admit, self.knock.number, True), "primary", "ok"),
            DialogChoice(tr("Decline"), partial(room.admit, self.knock.number, False), icon="cancel"),
        )
        words = " · ".join(self.knock.safety_words)
        text = text.format(name=self.knock.name, words=words)
        if self.knock.again:
            before = tr("You declined them before.")
            text = f"{before} {text}"
        super().__init__(edition, tr("A player wants to join"), text, choices, choices[1].on_choose)

    def place(self) -> None:
        """Leave room for the slip, which grows with the text."""
        self.extra = self._slip + 16
        super().place()

    @property
    def _slip(self) -> float:
        return SLIP * (1 + 0.6 * (self.look.text.enlarged - 1))

    @property
    def first_focus(self) -> Button:
        """The button to decline: a key that was meant for the table lets nobody in."""
        return self.buttons[-1]

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self.sign = self.look.avatars([self.knock.name])[0]

    @property
    def written(self) -> str:
        """The question without the words, which are drawn on plates."""
        text = tr("{name} wants to join. Let them in only if their screen shows the same words:")
        text = text.format(name=self.knock.name)
        return f"{tr('You declined them before.')} {text}" if self.knock.again else text

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, text_high, _ = self._metrics()
        left, inner = (1600 - self.width) / 2 + PADDING, self.width - 2 * PADDING
        paint_safety_words(
            canvas, self, self.knock.safety_words, (left, top + PADDING + 84 + text_high, inner, self._slip)
        )

    def pending(self) -> bool:
        return self.knock in self.room.state.knocks


class QuestionScene(UnaskedScene):
    """A question to which the person consents or not."""

    def __init__(
        self,
        edition: str,
        question: Question,
        participants: Participants,
        on_answer: Callable[[bool], None],
        on_later: Callable[[], None],
    ) -> None:
        yes, no, later = partial(on_answer, True), partial(on_answer, False), on_later
        titles = {"takeback": tr("Undo last turn?"), "end": tr("End the game?"), "takeover": tr("The host is gone")}
        choices = {
            "takeback": (
                DialogChoice(tr("Allow undo"), yes, "primary", "undo"),
                DialogChoice(tr("No"), no, icon="cancel"),
            ),
            "end": end_choices(yes, no),
            "takeover": (
                DialogChoice(tr("Wait"), later, "primary", "pause"),
                DialogChoice(tr("Continue without them"), yes, icon="play"),
            ),
        }[question.kind]
        super().__init__(edition, titles[question.kind], question_text(question), choices, later)
        self.participants = participants
        self.question = question

    def place(self) -> None:
        """Leave room for the portraits and the names below them, which grow with the text."""
        self.extra = 0.0 if self.question.kind == "takeover" else VOTERS_HIGH + self._name_high - NAME_HIGH
        super().place()

    @property
    def _name_high(self) -> float:
        return NAME_HIGH * self.look.text.enlarged

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        names = [person.name for person in self.participants.state.people if person.seat is not None]
        self.sign = dict(zip(names, self.look.avatars(names), strict=True)).get(self.question.name, "")

    def paint(self, canvas: Canvas) -> None:
        """Draw the dialog, and who has agreed so far where all have to."""
        super().paint(canvas)
        if self.question.kind == "takeover":
            return
        top, text_high, _ = self._metrics()
        state = self.participants.state
        seated = [person for person in state.people if person.seat is not None]
        people = [person for person in seated if person.seat in state.agreed or (person.connected and not person.bot)]
        each = min((self.width - 2 * PADDING) / max(len(people), 1), VOTER_WIDE * self.look.text.enlarged)
        left = 800 - each * len(people) / 2
        portraits = dict(zip(seated, self.look.avatars([person.name for person in seated]), strict=True))
        for number, person in enumerate(people):
            middle = left + each * (number + 0.5)
            self._paint_voter(canvas, person, portraits[person], middle, top + PADDING + VOTERS_BELOW + text_high, each)

    def _paint_voter(
        self, canvas: Canvas, person: Participant, portrait: str, x: float, y: float, max_width: float
    ) -> None:
        """Draw a portrait with a tick once the person has agreed, a clock until then, and the name below.

        The person who is asked here has a ring; the others are faint until they agree.
        """
        palette, side = self.look.palette, 60.0
        agreed = person.seat in self.participants.state.agreed
        if person.me and not agreed:
            self.sprite(canvas, "ring/selected", x - side / 2, y, side, side)
        self.sprite(canvas, portrait, x - side / 2, y, side, side, 255 if agreed or person.me else 150)
        sign = 28.0
        left, top = x + side / 2 - sign * 0.72, y + side - sign * 0.86
        self.sprite(canvas, "ui/badge_ok" if agreed else "ui/pill", left, top, sign, sign)
        inset = sign * 0.16
        icon = "icon/ok" if agreed else "icon/clock"
        self.sprite(canvas, icon, left + inset, top + inset, sign - 2 * inset, sign - 2 * inset)
        text, color = (
            (tr("You") if person.me else person.name),
            palette.text if agreed or person.me else palette.text_soft,
        )
        self.write(
            canvas, NOTE.in_color(color), text, x, y + side + 4 + self._name_high / 2, "center", max_width=max_width - 8
        )

    def pending(self) -> bool:
        return self.participants.state.question == self.question


def end_choices(yes: Callable[[], None], no: Callable[[], None]) -> tuple[DialogChoice, ...]:
    """Return the answers to a question whether to end the game now."""
    return (
        DialogChoice(tr("Keep playing"), no, "primary", "play"),
        DialogChoice(tr("End the game"), yes, "danger", "handshake"),
    )


def question_text(question: Question) -> str:
    """Return a question as a sentence."""
    texts = {
        "takeback": tr("{name} wants to undo the last turn. All players have to agree."),
        "end": tr("{name} wants to end the game now. All players have to agree."),
        "takeover": tr("The host {name} is disconnected. Wait for them, or continue as the new host."),
    }
    return texts[question.kind].format(name=question.name)


class StoppedScene(UnaskedScene):
    """A report that the game has stopped, with a sign on its upper edge."""

    sign, badge = "icon/quit", "ui/button"


class AlarmScene(StoppedScene):
    """A report of misconduct, whose sign is red."""

    sign, badge = "icon/alert", "ui/badge_short"


def open_alarm(table: TableContext, sentence: str) -> None:
    """Show who was caught at misconduct, and that the game stops here."""
    text = tr("{problem} The game cannot continue. Everything up to here is saved.").format(problem=sentence)
    table.app.push(AlarmScene(table.edition, tr("The game has stopped"), text, _ways_on(table)))


def open_closed(table: TableContext, sentence: str) -> None:
    """Show that the table was closed before the end of the game, and that the game is saved."""
    text = tr("{problem} Everything up to here is saved, and you can continue later.").format(problem=sentence)
    table.app.push(StoppedScene(table.edition, tr("The table is closed"), text, _ways_on(table)))


def _ways_on(table: TableContext) -> tuple[DialogChoice, ...]:
    menu = partial(table.app.go.to_menu, table.edition)
    return DialogChoice(tr("Main menu"), menu, "primary", "menu"), DialogChoice(tr("View the board"), icon="eye")

"""The tutorial: a lesson on the real table, with a coach that explains and a script that plays.

Knows the table's scene, the lesson's session and the coach, and when the next step is due.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from game.rules import Place, TakeTokens
from game.scenes.shared.dialogs.dialog import DialogChoice, ask
from game.scenes.shared.lineup import default_name
from game.scenes.table.scene import TableScene
from game.scenes.tutorial.coach import Coach
from game.scenes.tutorial.guide import due_targets, has_enough, targets_of
from game.support.i18n import gettext_noop, tr
from game.tutorial.lesson_script import LEARNER, RIVAL, Lesson
from game.tutorial.lesson_session import LessonSession
from game.tutorial.progress import keep_step
from game.ui.app.scene import AppContext, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.table.dock.dock import more_tokens
from game.ui.table.table_view import Highlights
from game.view.descriptions.speech import describe_place
from game.view.interaction.choices import IDLE, TakeSelection
from game.view.interaction.intent import alternative, may_choose_move_kind
from game.view.interaction.primary_move import NO_MOVE, PrimaryMove, primary_move
from game.view.layout.table import Control, TableLayout, Target

_NEXT_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_FREE: Final = (Control.HELP, Control.SETTINGS, Control.LOG, Control.CHAT)
"""The controls that may be pressed at any time."""


class TutorialScene(TableScene):
    """The table of a lesson; the step is saved, so that the lesson can be left at any time."""

    def __init__(self, app: AppContext, lesson: Lesson, step: int = 0) -> None:
        """Start a lesson at one of its steps."""
        learner = next(iter(app.settings.names), "") or default_name(LEARNER, "human")
        self.names = learner, default_name(RIVAL, "bot", lesson.edition)
        self.lesson = LessonSession(lesson, *self.names, played=lesson.steps[step].at)
        super().__init__(app, self.lesson)
        ends = (
            (gettext_noop("Keep playing"), partial(app.go.play_on_from_lesson, lesson, *self.names)),
            (gettext_noop("Menu"), partial(app.go.end_tutorial, lesson.edition)),
        )
        self.coach = Coach(lesson, step, self._advance, ends)
        self.coach.form.sound = self.sound
        self._placed: TableLayout | None = None
        """The layout in which the coach has its place."""

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self._begin()

    def resume(self) -> None:
        """Return from a dialog and place the panel again, because language or text size may have changed."""
        super().resume()
        self._place()

    def resize(self, width: int, height: int) -> None:
        super().resize(width, height)
        self._place()

    def busy(self) -> bool:
        return super().busy() or self.coach.busy

    def update(self, dt_ms: float) -> None:
        self.lesson.pass_time(dt_ms / 1000)
        super().update(dt_ms)
        if self.app.scene is not self:
            return
        if self.coach.update(dt_ms):
            self.app.redraw()
        if self.coach.index < len(self.coach.lesson.steps) - 1 and self.lesson.played > self._due:
            self.coach.speaking = False
            if not (self._follows_later and (self.table.updates or self.view.busy())):
                self._advance()
        if not self.coach.speaking and self.lesson.arrived and not self.table.updates and not self.view.busy():
            self.coach.speak(self.app.settings.animations_off)
            self._place()

    def _apply_settings(self) -> None:
        """Apply the settings; signs come as in a first game."""
        super()._apply_settings()
        self.view.gradual = not self.app.settings.everything

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the coach first, then to the table."""
        if event.type == pygame.KEYDOWN and self._key(event):
            self.app.redraw()
        elif self.coach.speaking and event.type != pygame.KEYDOWN and self._at_panel(event):
            self.pointer.move_off()
            self.app.redraw()
        else:
            super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table with the coach, and without it below a dialog: light and rings are about the table."""
        if self.app.scene is not self:
            self.view.draw(canvas, self.look, self.highlights())
            return
        highlights, note = self.highlights(), ""
        if self.coach.speaking:  # a note above the dock would cover the buttons of the panel, which has the task
            note = "" if self.table.note.text == self.coach.step.task else self.table.note.text
            highlights = replace(highlights, note="")
        due, action = self.due, self.lesson.awaited
        used = [each for each in due_targets(action, IDLE) if isinstance(each, Place)] if due and action else []

        def speak() -> None:
            if self._placed is not self.view.layout:  # the dock has got another size
                self._place()
            if self.view.state is not None:
                self.coach.draw(canvas, self.look, self.view.layout, self.view.state, due, used, note)

        self.view.draw(canvas, self.look, highlights, speak)

    def highlights(self) -> Highlights:
        highlights = super().highlights()
        if self.view.state is not None:
            highlights = replace(highlights, dimmed_by_lesson=self.coach.veils(self.view.layout, self.view.state))
        if self.coach.speaking and highlights.hover is not None and not self.table.note.text:
            # The pointer may still rest where the last move was confirmed: a step needs no tip.
            highlights = replace(highlights, note="", explained=False)
        action = None if self.reading else self.lesson.awaited
        allowed = frozenset[Target]() if action is None else targets_of(action)
        lit = highlights.actionable & allowed
        highlights = replace(highlights, primary=self._primary(lit, allowed))
        if isinstance(highlights.hover, Place) and highlights.hover not in allowed:
            highlights = replace(highlights, hover=None, left=None)
        if isinstance(highlights.rested, Place) and highlights.rested not in allowed:
            highlights = replace(highlights, rested=None, reason="")  # the dock is the step's
        if not self.reading:
            return replace(self._asking(highlights, allowed), actionable=lit)
        if not self.coach.speaking:  # the next step appears when everything has come to rest
            return replace(highlights, actionable=lit, prompt=highlights.prompt if self.coach.step.asks else "")
        text = tr("The tutorial is over.") if self.coach.last else tr("Read this, then press Next.")
        return replace(highlights, actionable=lit, prompt=text if highlights.prompt else "", waiting=text)

    def _asking(self, highlights: Highlights, allowed: frozenset[Target]) -> Highlights:
        """Let the dock ask for the move of the step alone: any other would be refused."""
        choices, selection, action = self.table.choices, self.table.selection, self.lesson.awaited
        if isinstance(action, TakeTokens) and isinstance(selection, TakeSelection) and selection.colors:
            more = len(action.colors) - len(selection.colors)
            return replace(highlights, prompt=more_tokens(more)) if more > 0 else highlights
        if choices is None or not may_choose_move_kind(choices, selection):
            return highlights
        rested = highlights.rested if highlights.rested in allowed else None
        pressed_kind = highlights.pressed_kind if highlights.pressed_kind in allowed else None
        return replace(highlights, prompt=self.coach.step.task, rested=rested, pressed_kind=pressed_kind)

    def _primary(self, lit: frozenset[Target], allowed: frozenset[Target]) -> PrimaryMove:
        """Return the move of the gold button as if the move of the step were the only legal one."""
        table, action = self.table, self.lesson.awaited
        if self.reading or action is None or table.choices is None or table.choices.seat is None:
            return NO_MOVE
        choices = replace(table.choices, legal=(action,), plans=False)
        rested = table.rested if table.rested in allowed else None
        pressed = table.pressed_kind if table.pressed_kind in allowed else None
        return primary_move(choices, table.selection, lit, rested, pressed)

    def changing(self) -> Iterator[Spoken]:
        yield Spoken("coach", self.coach.describe())
        task = Spoken("prompt", self.coach.step.task)  # the coach has just said it
        yield from (each for each in super().changing() if each != task)
        view, target = self.view, self.pointed
        if view.state is None or target is None:
            yield Spoken("pointed", "")
        else:
            place = describe_place(view.edition, view.state, view.names, target)
            yield Spoken("pointed", tr("Next: {place}").format(place=place))

    def press(self, target: Target) -> None:
        """Perform the action of a target if it belongs to the step, else show why not."""
        action = self.lesson.awaited
        if target is Control.MENU:
            self._open_menu()
        elif target in _FREE:
            super().press(target)
        elif not self.coach.speaking:
            return
        elif self.reading or action is None:
            self.table.show_note(tr("Nothing to do here: just read, then continue."))
        elif target not in targets_of(action):
            self.table.show_note(tr("Not yet. First do what is highlighted."))
        elif has_enough(action, self.table.selection, target):
            self.table.show_note(tr("You have already chosen that. The arrow shows what comes next."))
        else:
            super().press(target)
            if self.table.note.explanation is not None:  # it names moves that the step does not ask for
                self.table.show_note(self.coach.step.task)
                self.coach.point_again()

    @property
    def reading(self) -> bool:
        """Whether the table waits for no move."""
        return not self.coach.speaking or self.coach.reading

    @property
    def due(self) -> tuple[Target, ...]:
        """The targets that can be pressed next for what the step asks for; empty where it asks for nothing now."""
        action, choices, selection = self.lesson.awaited, self.table.choices, self.table.selection
        if self.reading or action is None or choices is None:
            return ()
        due = due_targets(action, selection)
        if alternative(choices, selection) is Control.RESERVE:
            return due
        # Where a card can only be reserved, the gold button does that.
        return tuple(Control.CONFIRM if target is Control.RESERVE else target for target in due)

    @property
    def pointed(self) -> Target | None:
        """The target to press next."""
        return next(iter(self.due), None)

    @property
    def _follows_later(self) -> bool:
        """Whether the next step is some rounds later, so that its position is shown at once."""
        return self.coach.lesson.steps[self.coach.index + 1].later

    @property
    def _due(self) -> int:
        return self.coach.lesson.steps[self.coach.index].at

    def _begin(self) -> None:
        """Let the script play up to the step that is due."""
        step = self.coach.lesson.steps[self.coach.index]
        self.lesson.go_to(step.at, step.asks, at_once=step.later)
        if step.later:
            self.skip_animations()

    def _advance(self) -> None:
        """Go to the next step and save it."""
        self.coach.go_to(self.coach.index + 1)
        try:
            keep_step(self.app.store.data_dir, self.edition, self.coach.index)
        except OSError as error:
            self.table.show_note(tr("Cannot save your progress: {reason}.").format(reason=error.strerror or error))
        self._begin()
        self.app.redraw()

    def _place(self) -> None:
        if self.coach.speaking and self.view.state is not None:
            self._placed = self.view.layout
            self.coach.place(self._placed, self.look, self.view.state)
            self.app.redraw()

    def hints(self) -> list[Hint]:
        """Return what the buttons of a controller do: on a step without a task they turn pages."""
        if self.coach.speaking and self.coach.reading:
            return [(PadButton.A, tr("Next")), (PadButton.LEFT_TRIGGER, tr("Back")), (PadButton.START, tr("Menu"))]
        return super().hints()

    def _turn(self, to: int) -> None:
        """Turn to the previous (-1) or the next step (1)."""
        shown = self.coach.shown
        if to > 0:
            self.coach.next()
        else:
            self.coach.back()
        if self.coach.shown != shown:
            self._place()

    def _key(self, event: pygame.event.Event) -> bool:
        """Turn pages by Page Up and Page Down, on a step without a task also by Enter and Backspace."""
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        if not self.coach.speaking or not self.coach.reading:
            return False
        if event.key == pygame.K_BACKSPACE:
            self._turn(-1)
        elif event.key in _NEXT_KEYS:
            self._turn(1)
        return event.key == pygame.K_BACKSPACE or event.key in _NEXT_KEYS

    def _at_panel(self, event: pygame.event.Event) -> bool:
        """Pass an event of the mouse to the panel; return whether it was used, as every event over the panel is."""
        shown = self.coach.shown
        used = self.coach.form.handle(event)
        if self.coach.shown != shown:
            self._place()
        released = event.type == pygame.MOUSEBUTTONUP  # the table needs it for a press that began outside the panel
        return used or (not released and hasattr(event, "pos") and self.coach.box.contains(event.pos))

    def _open_menu(self) -> None:
        """Open the menu: continue, start again, settings, leave."""
        self.table.pause(True)
        total = len(self.coach.lesson.steps)
        text = tr("You are at step {number} of {total}. Your progress is saved.")
        choices = (
            DialogChoice(tr("Resume"), kind="primary", icon="play"),
            DialogChoice(tr("Start over"), partial(self.app.go.start_tutorial, self.edition), icon="reset"),
            DialogChoice(tr("Settings"), partial(self.app.go.open_settings, self.edition), icon="settings"),
            DialogChoice(tr("Leave tutorial"), partial(self.app.go.to_menu, self.edition), icon="quit"),
        )
        text = text.format(number=self.coach.index + 1, total=total)
        ask(self.app, self.edition, tr("Tutorial"), text, choices)

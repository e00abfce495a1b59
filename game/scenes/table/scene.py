"""The table: shows a session's updates and converts input to selections and proposals.

Knows a session, the table's view and the app; ``game.view.interaction`` decides what a click means, and
``game.ui.table`` draws.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.profile.database import has_finished
from game.profile.stats import person_name
from game.rules.editions import edition as rules_of
from game.rules.model import Deal, Place, PlaceKind
from game.scenes.result.preload import preload_result, preload_table
from game.scenes.table.context import TableContext, TableInterface
from game.scenes.table.controls.commands import execute
from game.scenes.table.controls.pad_hints import table_hints
from game.scenes.table.controls.pause_menu import open_pause
from game.scenes.table.controls.pointer import Pointer
from game.scenes.table.dialogs.failure import open_failure
from game.scenes.table.dialogs.help import open_help
from game.scenes.table.dialogs.takeback_question import show_redo, take_back_turn
from game.scenes.table.dialogs.wild_prompt import ask_first, asks_first
from game.scenes.table.highlights import LEAVE_MS, STRIP_MS, TOOLTIP_MS, highlights_of
from game.scenes.table.hint import show_hint
from game.scenes.table.hot_seat import changes_seat, hand_over_to_actor, show_time_is_up, tick
from game.scenes.table.overlays.recap import handle_recap, recap_highlights, start_recap
from game.scenes.table.overlays.seat_page import open_seat, seat_of
from game.scenes.table.participants_presenter import OFFERED, ParticipantsPresenter
from game.scenes.table.spoken import possible_actions, spoken_table
from game.sessions.session import NotSavedError
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.input.bindings import Bindings
from game.ui.input.pad_labels import Hint
from game.ui.table.table_view import Highlights
from game.ui.widgets.textfield import TextField
from game.view.interaction import intent
from game.view.interaction.choices import IDLE, Choices, choices_of, initial_selection
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.sessions.participants import ChatLine
    from game.sessions.session import Session
    from game.sessions.update import Update
    from game.ui.widgets.form import Form
    from net.room.room import Room

_RESULT_MS: Final = 1400
_BLIND_CARD_MS: Final = 1800
"""How long a card reserved blind is shown before the screen is handed on; any key or click ends it."""
_MAX_WATCHED: Final = 12
"""How many moves of others may be pending; the table skips the animation of the moves beyond that."""
_JUMPS: Final = 8
"""How many moves one frame skips: each adds rows to the log, which takes time."""
_SKIP_MS: Final = 25.0
"""How long a position stays at least while moves are skipped: nobody sees more of them, and each takes a frame."""
_BOT_PACE_S: Final = {"off": 0.0, "fast": 0.15, "normal": 0.45}


class TableScene(TableInterface):
    """A running game at this screen; a network game has a ``room``, which the scene leaves at the end."""

    def __init__(self, app: AppContext, session: Session, room: Room | None = None) -> None:
        self.table = table = TableContext(self, app, session, room)
        self.edition = table.edition
        self.session = session
        self.view = table.view
        self.view.coming = table.updates
        self.pointer = Pointer(table)
        self.presenter: ParticipantsPresenter | None = None
        if session.participants is not None and table.chat is not None:
            self.presenter = ParticipantsPresenter(table, session.participants, table.chat)
        self._handing_over = False
        self._blind_card_ms = 0.0
        self._skipped_ms = _SKIP_MS
        """How long ago moves were last skipped."""
        self._failure = ""
        self._over_ms = 0.0
        self._first_game = False
        self._plain_controls: dict[Target, Callable[[], None]] = {
            Control.MENU: lambda: open_pause(table, self.presenter),
            Control.HELP: lambda: open_help(table),
            Control.SETTINGS: self._open_settings,
            Control.CHAT: self._toggle_chat,
            Control.RECAP: lambda: start_recap(table),
            Control.LOG: self.view.toggle_log,
        }
        """The action of each control that chooses nothing."""

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        history = self.session.history()
        state = self.session.state
        self.table.last_seq = history[-1].seq if history else -1
        # The opening of a new game is shown with the first poll, so that it is animated.
        self.view.jump(state, history if len(history) > 1 else ())
        humans = sorted(self.session.local_seats)
        self.view.viewer = humans[0] if humans else 0
        self.view.local_seats = self.session.local_seats
        self.view.moments = True
        self._first_game = self._is_first_game()
        if self.presenter is not None:
            self.presenter.place()
        self._apply_settings()
        self._update_choices()

    def leave(self) -> None:
        if self.presenter is not None:
            self.presenter.leave()
        self.session.close()
        if self.table.room is not None:
            self.table.room.leave()

    def resume(self) -> None:
        """Return from a dialog or a page; the selection is kept if nothing has happened meanwhile."""
        if self._failure:
            open_failure(self.table, self._failure)
            return
        self._apply_settings()
        self.pointer.leave()  # it was elsewhere meanwhile
        self.view.reword(lambda: self.session.history()[: self.table.last_seq + 1])
        if self.presenter is not None:
            self.presenter.reword()
        self.table.pause(False)
        self._update_choices()

    def resize(self, width: int, height: int) -> None:
        self.view.style(self.app.settings)
        self.view.resize((width, height - self.app.table_margin))
        if self.presenter is not None:
            self.presenter.place()
        self.table.hover = self.view.hit(self.app.mouse)
        self.table.on_reach_plate = False
        preload_table(self, self.view)

    def busy(self) -> bool:
        table, others = self.table, self.presenter is not None and self.presenter.busy()
        glows = table.pulse.busy and table.choices is not None
        pointer = min(table.rested_ms, table.strip_ms) < STRIP_MS or table.left_ms < LEAVE_MS or table.choosing.busy
        signals = pointer or table.note.busy or glows
        recap = self.view.recap is not None and self.view.recap.busy
        return others or recap or self.view.busy() or signals

    def update(self, dt_ms: float) -> None:
        """Advance animations, then show the session's next update once they have ended."""
        self._advance_animations(dt_ms)
        show_hint(self.table)
        self.pointer.step(dt_ms)
        tick(self.table, dt_ms)
        if self.presenter is not None and not self.presenter.update(dt_ms):
            return  # another screen has replaced the table
        if not self._holds_back(dt_ms) and not self.view.busy():
            self._show_next(dt_ms)

    def _advance_animations(self, dt_ms: float) -> None:
        """Advance what moves on the table, the note, and the time on the target."""
        uncovered = self.uncovered
        if uncovered and self.view.busy() and self.app.scene is not self:
            self.app.redraw()  # a dialog does not ask for frames of an animation below it
        moment = self.view.moment
        self.view.update(dt_ms)
        if self.view.moment is not moment or (moment is not None and moment.busy):
            self.app.redraw()
        self.sound(*self.view.due_sounds())
        if self.table.step_rest(dt_ms):
            self.app.redraw()
        self.table.left_ms += dt_ms
        self.table.choosing.step(self.table.selection, dt_ms)
        if self.table.glints.step(
            dt_ms, resting=uncovered and not (self.app.settings.animations_off or self.view.busy())
        ):
            self.app.redraw()
        self._tick_note(dt_ms)

    def _holds_back(self, dt_ms: float) -> bool:
        """Collect what is not to be shown now; return whether anything holds it back: recap, dialog, skipped moves.

        With people at other screens the game goes on below a dialog.
        """
        if self._poll_in_recap():
            return True
        if self.presenter is None:
            return self.app.scene is not self
        return self._catch_up(dt_ms)

    def _show_next(self, dt_ms: float) -> None:
        """Show the next update, hand the table over, or end the game, whichever is due."""
        table = self.table
        table.pulse.step(dt_ms)
        if self._handing_over:
            self._blind_card_ms -= dt_ms
            if self._blind_card_ms <= 0:
                self._update_choices()
                self.app.redraw()
            return
        if not table.updates:
            self._poll()
        if table.updates:
            self._show_update(table.updates.popleft(), animate=self.app.settings.speed != "off")
            self.app.redraw()
        elif self.session.over and self.app.scene is self:
            self._finish(dt_ms)
        elif table.answer_ms > 0:
            table.answer_ms -= dt_ms
            if table.answer_ms <= 0 and table.own_choices is None:
                self._update_choices()

    def handle(self, event: pygame.event.Event) -> None:
        if self.presenter is not None and self.presenter.handle(event):
            if event.type == pygame.MOUSEBUTTONUP:
                self.pointer.end_press()
            self.pointer.move_off()
            return
        if self.view.recap is not None and handle_recap(self.table, self.view.recap, event):
            return
        if self.view.moment is not None and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.view.moment = None
            self.app.redraw()
        command = self.table.bindings.command(event) if event.type == pygame.KEYDOWN else self.pointer.handle(event)
        if command is not None:
            self.skip_animations()
            if self.app.scene is self:
                execute(self.table, command)

    def draw(self, canvas: Canvas) -> None:
        self.view.draw(canvas, self.look, self.highlights())
        if self.presenter is not None:
            self.presenter.draw(canvas)

    def writing(self) -> TextField | None:
        return None if self.presenter is None else self.presenter.writing

    def hints(self) -> list[Hint]:
        return table_hints(self.table)

    def highlights(self) -> Highlights:
        highlights = highlights_of(self.table, None if self.presenter is None else self.presenter.participants_view)
        if self.presenter is not None and not self.view.busy() and (offer := self.presenter.offer):
            highlights = replace(highlights, dock_offer=offer, actionable=highlights.actionable | {OFFERED[offer]})
        return highlights if self.view.recap is None else recap_highlights(highlights)

    @property
    def form(self) -> Form | None:
        """The form that has the keyboard focus: the chat's while it is open."""
        chat = self.table.chat
        return chat.form if chat is not None and chat.open else None

    def changing(self) -> Iterator[Spoken]:
        return spoken_table(self.table, self.highlights())

    def conversation(self) -> tuple[object, Sequence[ChatLine]] | None:
        participants = self.session.participants
        return None if participants is None else (participants, participants.state.chat)

    def awaits_move(self) -> bool:
        """Whether somebody is to move: not while a proposal from here has no answer."""
        table = self.table
        return not table.over and (self.session.state.turn not in self.session.local_seats or table.choices is not None)

    def possible(self) -> list[str]:
        return possible_actions(self.table.choices, shared=self.view.shared)

    def _apply_settings(self) -> None:
        settings = self.app.settings
        self.view.style(settings)
        self.view.badges = settings.badges and bool(self.session.local_seats)
        self.view.gradual = self._first_game and not settings.everything
        self.table.bindings = Bindings(settings.keys, settings.buttons)
        self.session.set_pace(_BOT_PACE_S[settings.speed])

    def _is_first_game(self) -> bool:
        """Whether it is a saved game at this screen whose people have not finished any before."""
        session = self.session
        if session.game_id is None or session.participants is not None or not session.local_seats:
            return False
        people = [person_name(session.seats[seat]) for seat in session.local_seats]
        return not has_finished(self.app.store.data_dir, people)

    def _show_update(self, update: Update, animate: bool, passing: bool = False) -> None:
        """Show one update; its position is final at once, only its pieces move."""
        if update.kind == "rejected":
            sentence = update.sentence if update.reason is None else rules_of(self.edition).sentence(update.reason)
            self.table.explain(intent.Explanation(tr(sentence), update.reason))
            self._update_choices()
            return
        self.table.last_seq = update.seq
        if update.kind in ("seat", "resign", "takeback"):
            self.view.set_seats(self.session.seats)
        if update.kind == "takeback":
            self.app.dissolve()
        if update.kind in ("takeback", "seat"):
            # The log is built again: without the undone turn, or without what only the person who has left may read.
            self.view.jump(update.state, self.session.history()[: update.seq + 1])
        else:
            self.view.show(update, animate, passing=passing)
        if not self.table.updates:
            self.view.state = self.session.state
        drew = [deal for deal in update.actions if isinstance(deal, Deal) and deal.place.kind is PlaceKind.HAND]
        if update.kind == "time_up":
            show_time_is_up(self.table, update.seat)
        else:
            self._blind_card_ms = _BLIND_CARD_MS if any(deal.item is not None for deal in drew) else 0.0
        self._update_choices()
        if update.kind == "takeback":
            show_redo(self.table)

    def _others_move(self) -> bool:
        """Whether a seat played elsewhere is to move: then the dock offers the recap where no ticker does."""
        return not self.table.over and self.session.state.turn not in self.session.local_seats

    def _poll_in_recap(self) -> bool:
        """Collect updates during a recap, which the next one ends once it was played; return whether it goes on."""
        recap = self.view.recap
        if recap is None:
            return False
        self._poll()
        if not recap.busy and self.table.updates:
            self.view.recap = None
            self.app.redraw()
        return self.view.recap is not None

    def _poll(self) -> None:
        """Collect updates from the session, which runs in another thread; open a dialog if it cannot save the game."""
        try:
            self.table.updates.extend(self.session.poll())
        except NotSavedError as error:
            self._failure = str(error)
            open_failure(self.table, self._failure)

    def _catch_up(self, dt_ms: float) -> bool:
        """Skip animations if more moves are pending than can be watched; return whether that is so."""
        self._poll()
        self._skipped_ms += dt_ms
        behind = len(self.table.updates) - _MAX_WATCHED
        if behind > 0 and self._skipped_ms >= _SKIP_MS:
            for _ in range(min(behind, _JUMPS)):
                self._show_update(self.table.updates.popleft(), animate=False, passing=True)
            self._skipped_ms = 0.0
            self.app.redraw()
        return behind > 0

    def skip_animations(self) -> None:
        self.view.finish()
        self._poll()
        while self.table.updates:
            self._show_update(self.table.updates.popleft(), animate=False)
        self._blind_card_ms = 0.0
        if self._handing_over:
            self._update_choices()

    def _update_choices(self) -> None:
        """Update the choices of the position on show and turn the table to the person to act.

        What is chosen stays while the choices are the same, as when another seat has resigned.
        """
        state, self.table.proposed = self.view.state, None
        alone = self.presenter is None and not self.table.updates
        self.table.can_take_back = alone and self.session.can_take_back
        self.table.can_redo = alone and self.session.can_redo
        if state is None or self.table.updates or self.session.over:
            self.table.own_choices = None
            self._handing_over = False
            self.table.selection = IDLE
            return
        self._handing_over = changes_seat(self.table, state) and (self.view.busy() or self._blind_card_ms > 0)
        if self._handing_over:
            # The last person's move is watched to its end before the table turns to the next one.
            self.table.own_choices = None
            self.table.selection = IDLE
            return
        hand_over_to_actor(self.table, state)
        assert self.view.state is not None
        before, self.table.own_choices = (
            self.table.own_choices,
            choices_of(self.view.state, self.session.local_seats, plans=self.view.badges),
        )
        if self.table.own_choices != before:
            self.table.selection = initial_selection(self.table.own_choices)
            self.table.focus_own_tokens()
        self.table.pulse.follow(self.table.own_choices, self.app.settings.animations_off)

    def _finish(self, dt_ms: float) -> None:
        begins = self._over_ms == 0
        self._over_ms += dt_ms
        if self._over_ms >= _RESULT_MS or self.app.settings.speed == "off":
            room, self.table.room = self.table.room, None
            self.app.go.show_result(self.session, room)
            return
        if begins:
            preload_result(self, self.session)
        self.app.redraw()

    def _tick_note(self, dt_ms: float) -> None:
        if self.table.note.step(dt_ms) or TOOLTIP_MS <= self.table.rested_ms < TOOLTIP_MS + 2 * dt_ms:
            self.app.redraw()

    def press(self, target: Target) -> None:
        if (press := self._plain_controls.get(target)) is not None:
            press()
        elif (seat := seat_of(target, self.table.own_choices)) is not None:
            open_seat(self.table, seat)
        elif self.presenter is not None and target is OFFERED.get(self.presenter.offer):
            self.sound("click")
            self.presenter.take_offer()
        elif target is not Control.UNDO or not self._press_undo():
            self._press_target(target)
        self.app.redraw()

    def _press_undo(self) -> bool:
        """Take the last turn back, or show the recap while others move; return False where it undoes a choice."""
        table = self.table
        if self.session.local_seats and self._others_move():
            if Control.RECAP not in self.view.layout.areas:
                start_recap(table)
            return True
        if table.held_up or Control.UNDO in table.lights.of(table.choices, table.selection):
            return False
        if not table.undone:
            take_back_turn(table)
        return True

    def _press_target(self, target: Target) -> None:
        """Choose a target, or explain why it cannot be chosen."""
        table = self.table
        if table.held_up:
            table.show_note(table.held_up)
        elif isinstance(target, Control) and table.move_kinds.get(target):
            self.sound("click")
            table.press_kind(target)
        elif table.own_choices is not None:
            self._choose(table.own_choices, target)

    def _open_settings(self) -> None:
        self.table.pause(True)
        self.app.go.open_settings(self.edition)

    def _toggle_chat(self) -> None:
        if self.presenter is not None:
            self.presenter.toggle_chat()

    def _choose(self, choices: Choices, target: Target) -> None:
        """Change the selection by a target, and propose the action that this completes."""
        reserved = self.table.to_reserve(choices, target)
        result = intent.ClickResult(reserved) if reserved else intent.click(choices, self.table.selection, target)
        if target is Control.UNDO and self.table.selection == self.table.advice.chosen:
            result = intent.ClickResult(initial_selection(choices))  # what a hint has chosen is undone as a whole
            self.table.advice.chosen = None
        if result.action is not None and asks_first(self.table, result.action):
            ask_first(self.table, choices, result.action)
            return
        if result.action is not None or result.selection != self.table.selection:
            self.sound("click" if isinstance(target, Control) else "pick")
        unchosen = result.selection == IDLE != self.table.selection
        deck = isinstance(target, Place) and target.kind is PlaceKind.DECK
        self.table.put_back = target if unchosen and deck else None
        self.table.selection = result.selection
        self.table.undone = self.table.undone or target is Control.UNDO
        self.table.explain(result.explanation)
        if result.action is not None:
            self.table.propose(choices, result.action)

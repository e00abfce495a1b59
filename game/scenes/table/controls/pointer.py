"""Mouse and touch at the table: the targets pointed at, pressed and held.

Knows the table's view and layout; the table's scene decides what a press does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.model import Seat
from game.scenes.table.controls.rule_link import open_table_rules
from game.scenes.table.overlays.card_alone import answer_alone
from game.scenes.table.overlays.seat_page import open_seat, seat_of
from game.ui.input.bindings import Command
from game.ui.table.dock.dock import tile_choices
from game.ui.table.dock.payments import payment_choices
from game.view.descriptions.card_details import looks_closer
from game.view.interaction.choices import IDLE, Paying, PickTile
from game.view.interaction.intent import alternative, payments_on_show
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


_LEAVING: Final = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)


class Pointer:
    """The state of the mouse, or of a finger on a touch screen; it points at nothing until it moves."""

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self._pressed_seat: Seat | None = None

    def handle(self, event: pygame.event.Event) -> Command | None:
        """Handle an event of the mouse and return the command it stands for, if there is one."""
        table = self._table
        if event.type == pygame.MOUSEMOTION:
            self.move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            table.scene.skip_animations()
            if not table.on_top:
                return None
            self.move(event.pos)
            if table.magnifier.alone:
                answer_alone(table, table.view.hit(event.pos))
            elif event.button == pygame.BUTTON_LEFT:
                self.press(event.pos)
            elif event.button == pygame.BUTTON_RIGHT:
                if looks_closer(self._hit(event.pos)):
                    table.magnifier.toggle(self._hit(event.pos))
                    table.app.redraw()
                elif not table.close_cover():
                    return Command(back="undo")
        elif event.type == pygame.MOUSEBUTTONUP:
            self.release(event.pos)
        elif event.type in _LEAVING:
            self.leave()
        elif event.type == pygame.MOUSEWHEEL and table.view.scroll(table.app.mouse, event.y):
            table.app.redraw()
        return None

    def move(self, pos: tuple[int, int]) -> None:
        """Move the pointer to a position in window pixels."""
        table = self._table
        table.note.held = self._on_note(pos)
        table.focus = None
        self._point_at(None if table.note.held else self._hit(pos))
        table.on_reach_plate = table.hover is not None and table.hover == table.view.card_in_reach(pos)

    def move_off(self) -> None:
        """Point at nothing; the keyboard's focus stays."""
        self._table.note.held = self._table.on_reach_plate = False
        self._point_at(None)

    def leave(self) -> None:
        """Point at nothing and end a press: the pointer has left the table.

        What was pressed stays chosen, as wherever a press is released, but a picture that was held ends, and so does
        one that the pointer has opened.
        """
        table = self._table
        self.end_press()
        if table.focus is None and not table.magnifier.alone:
            table.magnifier.dismiss()
        self.move_off()

    def end_press(self) -> None:
        """End a press without effect, and with it a picture that was held."""
        self._table.pressed = self._pressed_seat = None
        self._table.magnifier.release()

    def _point_at(self, target: Target | None) -> None:
        table = self._table
        table.undone = table.undone and Control.UNDO in (target, table.focus)
        if target != table.hover:
            table.left, table.left_ms = table.hover, 0.0
            table.hover = target
            table.rested_ms = 0.0
            # A refusal stays: the pointer passes other targets on its way to the note, which opens the rule.
            if target is not None and not table.note.held and not table.note.aside and table.note.explanation is None:
                table.note.show("")
            table.app.redraw()

    def press(self, pos: tuple[int, int]) -> None:
        """Press at a position; a player's mat opens only on release, because holding it shows it large."""
        table = self._table
        if self._on_note(pos):
            open_table_rules(table)
            return
        target = self._hit(pos)
        if target is None:
            view = table.view
            if view.layout.drawer and view.log_open and not view.layout.log.contains(pos):
                view.log_open = False
            else:
                self._pressed_seat = self._mat_at(pos)
            return
        table.pressed = target
        table.magnifier.press(target, table.selection)
        self._pressed_seat = seat_of(target, table.choices)
        if self._pressed_seat is None:
            table.press(target)

    def release(self, pos: tuple[int, int]) -> None:
        """Release the button at a position; a press that was only a look, or has left its mat, has no effect."""
        looked, self._table.pressed = self._table.magnifier.release(), None
        seat, self._pressed_seat = self._pressed_seat, None
        if seat is not None and not looked and self._mat_at(pos) == seat:
            open_seat(self._table, seat)

    def step(self, dt_ms: float) -> None:
        """Advance the time; a target that is held long enough is shown large.

        A button that has left the dock is pointed at no more, and the one in its place only once the pointer moves.
        """
        table = self._table
        if isinstance(table.hover, Control) and table.hover not in table.view.layout.areas:
            table.hover = None
            table.app.redraw()
        changed, chosen = table.magnifier.step(dt_ms, table.hover)
        if chosen is not None and table.choices is not None:
            table.selection = chosen  # the press was a look, not a choice, and is not refused either
            table.note.show("")
        if changed:
            table.app.redraw()

    def _mat_at(self, pos: tuple[int, int]) -> Seat | None:
        target = self._hit(pos)
        return self._table.view.mat_at(pos) if target is None else seat_of(target, self._table.choices)

    def _hit(self, pos: tuple[int, int]) -> Target | None:
        choices, selection, view = self._table.choices, self._table.selection, self._table.view
        if selection != IDLE:
            second: Control | None = Control.RESERVE
            if choices is not None and choices.seat is not None:
                second = alternative(choices, selection)
            view.show_dock_buttons(second)
        return self._chip(pos) or view.hit(pos)

    def _on_note(self, pos: tuple[int, int]) -> bool:
        """Whether a point is on the note of a refusal: a click there opens its rule."""
        box = self._table.view.note_box
        return self._table.note.explanation is not None and box is not None and box.contains(pos)

    def _chip(self, pos: tuple[int, int]) -> Target | None:
        """Return the payment or tile to choose in the dock at a position; they are drawn over other targets."""
        choices, selection = self._table.choices, self._table.selection
        if choices is None or choices.seat is None:
            return None
        layout, boxes = self._table.view.layout, list[tuple[Target, Rect]]()
        if isinstance(selection, Paying):
            boxes = payment_choices(layout, payments_on_show(choices, selection))
        elif isinstance(selection, PickTile):
            boxes = [*tile_choices(layout, choices)]
        return next((target for target, box in boxes if box.contains(pos)), None)

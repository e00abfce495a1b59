"""Hot seat, several people at one screen: which of them the table faces, when a curtain is needed, whose time is up.

Knows the session's seats and the position on show; knows nothing of input or drawing.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.match.clock import LONGEST_STEP_MS
from game.rules.model import GameState, Phase, Seat
from game.scenes.table.overlays.curtain import CurtainScene, hidden_cards
from game.support.i18n import tr

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def changes_seat(table: TableContext, state: GameState) -> bool:
    """Whether the person to act is at this screen, but not the one whose mat is the large one."""
    seat = state.turn
    if seat not in table.session.local_seats or state.pending or state.phase is Phase.OVER:
        return False
    return table.session.shown != seat or table.view.viewer != seat


def hand_over_to_actor(table: TableContext, state: GameState) -> None:
    """Show the hand of the person to move, behind a curtain if anybody at this screen has hidden cards."""
    humans = table.session.local_seats
    seat = state.turn
    if not changes_seat(table, state):
        return
    if table.session.shown != seat:
        if hidden := hidden_cards(state, humans):
            show_hand(table, None)
            if table.on_top:
                ready = partial(take_screen, table, seat)
                table.app.push(CurtainScene(table.edition, table.view.names, seat, hidden, ready))
            return
        table.session.show_hand(seat)
    table.view.viewer = seat
    table.view.state = table.session.state


def tick(table: TableContext, dt_ms: float) -> None:
    """Advance the clock of the person to act, while they can see the position."""
    clock, choices = table.session.clock, table.choices
    if clock is None or choices is None or choices.seat is None or table.view.busy() or not table.on_top:
        return
    before = clock.left_s()
    table.session.tick(min(dt_ms, LONGEST_STEP_MS))
    if clock.left_s() != before:
        table.app.redraw()


def show_time_is_up(table: TableContext, seat: Seat | None) -> None:
    """Show that a bot plays on for a person whose clock has expired."""
    clock = table.session.clock
    if clock is not None and seat is not None and clock.rule.bot and clock.expired(seat):
        table.show_note(tr("Time’s up: the computer plays for {name}.").format(name=table.view.names[seat]))


def take_screen(table: TableContext, seat: Seat) -> None:
    """Turn the table to the person at a seat, who now has the screen."""
    show_hand(table, seat)
    table.view.viewer = seat


def show_hand(table: TableContext, seat: Seat | None) -> None:
    """Show a seat's hidden cards and build the log again, because it names cards that only one seat has seen."""
    table.session.show_hand(seat)
    table.view.jump(table.session.state, table.session.history())

"""Taking a turn back at one screen, after a confirmation if a challenge's result would be lost, and redoing it.

Knows the session and the dialog; the session decides which turn can be taken back or redone.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.challenges.attempts import can_count
from game.record import Commit, lineage
from game.scenes.shared.dialogs.dialog import confirm
from game.support.i18n import tr
from game.ui.input.bindings import REDO

if TYPE_CHECKING:
    from game.rules import Seat
    from game.scenes.table.context import TableContext
    from game.sessions.session import Session


def take_back(table: TableContext, seat: Seat) -> None:
    """Take the last turn back; in a challenge that counts so far, ask for a confirmation first."""
    session = table.session
    if not can_count(session.record):
        session.take_back(seat)
        return
    table.pause(True)
    text = tr("If you undo a turn in this challenge, its result does not count.")
    yes = partial(session.take_back, seat)
    title, label = tr("Undo last turn?"), tr("Undo last turn")
    confirm(table.app, table.edition, title, text, label, yes, danger=True, icon="undo")


def take_back_turn(table: TableContext) -> None:
    """Take the last turn back for the person at the screen, or show why that is impossible."""
    if table.can_take_back:
        table.can_take_back = False
        take_back(table, table.view.viewer)
    else:
        table.show_note(takeback_refusal_text(table.session))


def redo_turn(table: TableContext) -> None:
    """Play the turn that was taken back again, or show that there is none."""
    if table.can_redo:
        table.can_redo = table.can_take_back = False
        table.session.redo()
    else:
        table.show_note(tr("There is no turn to redo."))


def show_redo(table: TableContext) -> None:
    """Show that the turn just taken back can be played again, and how."""
    if table.can_redo:
        key = table.bindings.shown(REDO)
        table.show_note(tr("Turn undone. To redo it, press {key} or open the menu.").format(key=key))


def takeback_refusal_text(session: Session) -> str:
    """Return why no turn can be taken back: there is none, or everybody has seen a new card since."""
    bodies = [session.record.entries[seq].body for seq in lineage(session.record)]
    played = any(isinstance(body, Commit) and body.seat in session.local_seats for body in bodies)
    if played and len(session.local_seats) > 1:
        return tr("A card has been revealed since, so you cannot undo the last turn.")
    return tr("There is no turn to undo.")

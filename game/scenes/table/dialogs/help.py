"""The help of the table: its keys by groups, and what the signs on cards mean.

Knows the bindings and the table; knows nothing of drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.shared.help.key_help import KeyHelpScene
from game.support.i18n import tr
from game.ui.input.bindings import Bindings
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def signs_text() -> str:
    """Return what the numbers on cards count, and what a flag means."""
    return tr("Minus: what a price still needs. Beside the seal: wild tokens you pay. Flag: it reaches the goal.")


def open_help(table: TableContext) -> None:
    """Open the list of the table's keys, or of the buttons while a controller is in use."""
    if table.app.controllers.in_use:
        table.app.go.open_controller_help(table.edition, at_table=True)
        return
    app = table.app
    groups = Bindings(app.settings.keys).help_groups(
        table.edition,
        table.chat is not None,
        app.listener is not None,
        folds_log=Control.LOG in table.view.layout.areas,
    )
    notes = (signs_text(), tr("Mouse: click to choose, right-click to undo. Press any key to close."))
    app.push(KeyHelpScene(table.edition, groups, notes))

"""The way from the table to its rules: to the one behind a hint, or about what is pointed at.

Knows the table's hints and targets; what stands behind a reason is ``rulebook``'s business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rulebook.catalogue import rule_about, rule_of
from game.scenes.table.highlights import explanations_for
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def open_table_rules(table: TableContext) -> None:
    """Open the rules: on what the hint in view speaks of, on what is pointed at, or where one was."""
    target = table.hover or table.focus
    why = table.note.why or next(filter(None, explanations_for(table.choices, table.selection, target)), None)
    table.note.say("")
    table.pause(True)
    if why is not None:
        table.app.go.open_rules(table.edition, rule_of(why.reason, table.edition))
    else:
        table.app.go.open_rules(table.edition, None if isinstance(target, Control) else rule_about(target))

"""Links from the table to the rules: to the rule behind a refusal, or about the target pointed at.

Knows the table's notes and targets; ``game.rulebook`` maps reasons and targets to rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rulebook.catalogue import rule_about, rule_of
from game.scenes.table.highlights import explanations_for
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def open_table_rules(table: TableContext) -> None:
    """Open the rules at the reason of the note on show, at the target pointed at, or where they were left."""
    target = table.hover or table.focus
    explanation = table.note.explanation or next(
        filter(None, explanations_for(table.choices, table.selection, target)), None
    )
    table.note.show("")
    table.pause(True)
    if explanation is not None:
        table.app.go.open_rules(table.edition, rule_of(explanation.reason, table.edition))
    else:
        table.app.go.open_rules(table.edition, None if isinstance(target, Control) else rule_about(target))

"""What a press does while a card is shown alone: it closes the card, and buys or reserves it where that was pressed.

Knows the magnifier and the choices; ``game.ui.table.card_alone`` draws the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.interaction import intent
from game.view.interaction.choices import Picked
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def answer_alone(table: TableContext, pressed: Target | None) -> None:
    """Close the card that is shown alone; buy or reserve it if that is what was pressed, or explain why it cannot."""
    place, choices = table.magnifier.shown, table.choices
    table.magnifier.dismiss()
    table.app.redraw()
    if place is None or pressed not in (Control.BUY, Control.RESERVE):
        return
    if table.held_up:
        table.show_note(table.held_up)
        return
    if choices is None or choices.seat is None:
        return
    picked = Picked(place, reserve=pressed is Control.RESERVE)
    explanation = intent.click(choices, picked, pressed).explanation
    if explanation is not None:
        table.explain(explanation)
        return
    table.selection = picked
    table.press(pressed)

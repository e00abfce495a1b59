"""The optional confirmation before wild tokens are paid.

Knows the action and the dialog; knows nothing of how it was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.model import WILD, Action, PurchaseCard
from game.scenes.shared.dialogs.dialog import DialogChoice, ask, cancel_choice
from game.support.i18n import tr, trn

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext
    from game.view.interaction.choices import Choices


def asks_first(table: TableContext, action: Action) -> bool:
    """Whether an action needs a confirmation: it pays wild tokens, and the settings demand one."""
    wild = isinstance(action, PurchaseCard) and action.payment[WILD] > 0
    return wild and table.app.settings.confirm_wild


def ask_first(table: TableContext, choices: Choices, action: Action) -> None:
    """Ask for a confirmation and propose the action if it is still legal; with a clock the position may have changed.

    A refusal restores the selection.
    """
    count = action.payment[WILD] if isinstance(action, PurchaseCard) else 0
    text = trn(
        "You spend {count} wild token. You get more only by reserving.",
        "You spend {count} wild tokens. You get more only by reserving.",
        count,
    )

    kept = table.selection

    def stands() -> bool:
        return table.choices is not None and table.choices.seat == choices.seat and action in table.choices.legal

    def carry_out() -> None:
        if table.choices is not None and stands():
            table.propose(table.choices, action)
        elif table.held_up:
            table.show_note(table.held_up)

    def go_back() -> None:
        if stands():
            table.selection = kept

    answers = (DialogChoice(tr("Pay"), carry_out, "primary", "ok"), cancel_choice(go_back))
    ask(table.app, table.edition, tr("Pay with wild tokens?"), text.format(count=count), answers, go_back)

"""A hint at the table, when a person asks for one: the best action is chosen already, with one sentence of reason.

Knows the table's context and the judgement of its position; knows nothing of how that is found. Only games of this
screen have hints: in a network game the others would not know of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.judgement import JudgeTask
from game.rules.model import Action, ClaimTile, DiscardTokens, PurchaseCard, ReserveCard, TakeTokens
from game.sessions.session import Advisor
from game.support.i18n import tr
from game.view.descriptions.reasons import describe_main_reason
from game.view.interaction.choices import IDLE, Choices, GiveBack, Paying, Picked, PickTile, Selection, TakeSelection

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext

_READING_MS = 70.0
"""How long a note stays for each of its letters."""


def can_advise(table: TableContext) -> bool:
    """Whether the person to move can have a hint."""
    choices = table.choices
    return isinstance(table.session, Advisor) and choices is not None and choices.seat is not None


def ask_hint(table: TableContext) -> None:
    """Have the position judged, unless it is nobody's turn here or there are no hints."""
    session, choices = table.session, table.choices
    if not isinstance(session, Advisor):
        table.show_note(tr("There are no hints in this game."))
    elif choices is None or choices.seat is None:
        table.show_note(tr("Hints are for your own turn."))
    elif not table.advice.waiting:
        table.advice.ask(session.advise(JudgeTask(choices.state)), table.last_seq)
        text = tr("Looking for the best move…")
        table.note.show(text, aside=text)
        table.app.redraw()


def show_hint(table: TableContext) -> None:
    """Choose the best action and write its reason, once it is found and if it is still that person's turn."""
    found, choices = table.advice.take(table.last_seq), table.choices
    if found is None or choices is None or choices.seat is None:
        return
    action = found.best.action
    table.selection = table.advice.chosen = choice_for(choices, action)
    text, short = describe_main_reason(choices.state, table.view.names, action, found.best.chance)
    table.note.show(text, ms=2000 + _READING_MS * len(text), aside=short)
    table.scene.sound("pick")
    table.app.redraw()


def choice_for(choices: Choices, action: Action) -> Selection:
    """Return what a person who wants an action chooses: the next step is the action itself."""
    match action:
        case TakeTokens(colors):
            return TakeSelection(colors)
        case PurchaseCard(place, _, payment):
            return Picked(place) if len(choices.purchases[place]) == 1 else Paying(place, payment)
        case ReserveCard(place):
            return Picked(place, reserve=True)
        case DiscardTokens(counts):
            return GiveBack(tuple(kind for kind, count in enumerate(counts) for _ in range(count)))
        case ClaimTile(place):
            return PickTile(place)
    return IDLE

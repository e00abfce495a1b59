"""A hint at the table, when a person asks for one: the best action is chosen already, with one sentence of reason.

Knows the table's context and the coach's judgement; knows nothing of how it is found. Only games of this screen have
hints: in a network game the others would not know of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.coach import JudgeTask
from game.rules.model import (
    WILD,
    Action,
    ClaimTile,
    DiscardTokens,
    PurchaseCard,
    ReserveCard,
    Seat,
    TakeTokens,
    bank,
    tokens,
)
from game.sessions.session import Advisor
from game.support.i18n import tr
from game.view.descriptions.reasons import describe_reason
from game.view.interaction.choices import IDLE, Gather, GiveBack, Picked, PickTile, Selection
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext

_READING_MS = 70.0
"""How long a note stays for each of its letters."""


def can_advise(table: TableContext) -> bool:
    """Whether the person to move can have a hint."""
    now = table.choices
    return isinstance(table.session, Advisor) and now is not None and now.seat is not None


def ask_hint(table: TableContext) -> None:
    """Have the position judged, unless it is nobody's turn here or there are no hints."""
    session, now = table.session, table.choices
    if not isinstance(session, Advisor):
        table.show_note(tr("There are no hints in this game."))
    elif now is None or now.seat is None:
        table.show_note(tr("Hints are for your own turn."))
    elif not table.advice.waiting:
        table.advice.ask(session.advise(JudgeTask(now.state)), table.last_seq)
        table.show_note(tr("Looking for the best move…"))


def show_hint(table: TableContext) -> None:
    """Choose the best action and write its reason, once it is found and if it is still that person's turn."""
    found, now = table.advice.take(table.last_seq), table.choices
    if found is None or now is None or now.seat is None:
        return
    action = found.best.action
    table.selection, at = _chosen(action, now.seat)
    text = describe_reason(now.state, table.view.names, action, found.best.chance)
    table.note.show(text, None, at, ms=2000 + _READING_MS * len(text))
    table.host.sound("pick")
    table.app.redraw()


def _chosen(action: Action, seat: Seat) -> tuple[Selection, Target]:
    """Return what a person who wants an action chooses, and the place of the note."""
    match action:
        case TakeTokens(colors):
            return Gather(colors), bank(colors[0])
        case PurchaseCard(place, _, _):
            return Picked(place), place
        case ReserveCard(place):
            return Picked(place, reserve=True), place
        case DiscardTokens(counts):
            kinds = tuple(kind for kind, count in enumerate(counts) for _ in range(count))
            return GiveBack(kinds), tokens(seat, kinds[0] if kinds else WILD)
        case ClaimTile(place):
            return PickTile(place), place
    return IDLE, Control.CONFIRM

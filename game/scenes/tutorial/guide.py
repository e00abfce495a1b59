"""The targets that a learner has to press for the move that a lesson expects.

Knows actions, selections and targets; knows nothing of rectangles, drawing or texts.
"""

from __future__ import annotations

from game.rules import Action, DiscardTokens, Place, PlaceKind, PurchaseCard, ReserveCard, TakeTokens, bank, tokens
from game.tutorial.lesson_script import LEARNER
from game.view.interaction.choices import GiveBack, Paying, Picked, Selection, TakeSelection
from game.view.layout.table import SLOT_CONTROLS, Control, Target


def targets_of(action: Action) -> frozenset[Target]:
    """Return every target that belongs to a move; a press on any other shows a note instead."""
    always: set[Target] = {Control.CONFIRM, Control.UNDO, *SLOT_CONTROLS}
    match action:
        case TakeTokens(colors):
            return frozenset(always | {Control.TAKE, *(bank(color) for color in colors)})
        case ReserveCard(place):
            return frozenset(always | {place, Control.RESERVE})
        case PurchaseCard(place):
            return frozenset(always | {place, Control.BUY})
        case DiscardTokens(counts):
            kinds = [kind for kind, count in enumerate(counts) if count]
            return frozenset(always | {tokens(LEARNER, kind) for kind in kinds} | {bank(kind) for kind in kinds})
    return frozenset(always)


def has_enough(action: Action, selection: Selection, target: Target) -> bool:
    """Whether enough tokens of a pile are selected for the move; one more would make it another move."""
    if not isinstance(target, Place):
        return False
    match action, selection:
        case TakeTokens(colors), TakeSelection(chosen):
            return target.kind is PlaceKind.BANK and chosen.count(target.row) >= colors.count(target.row)
        case DiscardTokens(counts), GiveBack(kinds):
            kind = target.row if target.kind is PlaceKind.BANK else target.slot
            return kinds.count(kind) >= counts[kind]
    return False


def due_targets(action: Action, selection: Selection) -> tuple[Target, ...]:
    """Return the targets that can be pressed next for a move, given the selection: at least one, best first."""
    due: list[Target] = []
    match action:
        case TakeTokens(colors):
            chosen = selection.colors if isinstance(selection, TakeSelection) else ()
            due = [bank(color) for color in dict.fromkeys(colors) if colors.count(color) > chosen.count(color)]
        case DiscardTokens(counts):
            back = selection.kinds if isinstance(selection, GiveBack) else ()
            due = [tokens(LEARNER, kind) for kind, count in enumerate(counts) if count > back.count(kind)]
        case ReserveCard(place) | PurchaseCard(place) if not isinstance(selection, Paying):
            if not isinstance(selection, Picked) or selection.place != place:
                due = [place]
            elif isinstance(action, ReserveCard):
                due = [Control.RESERVE]
    return tuple(due) or (Control.CONFIRM,)

"""The hints to the buttons of a controller at the table.

Knows choices and the table's bindings; knows nothing of devices or of how a hint is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.model import Place, PlaceKind
from game.support.i18n import tr
from game.ui.input.bindings import BindableAction, label_of
from game.ui.input.pad_labels import Hint, PadButton, leafing
from game.view.descriptions.card_details import looks_closer
from game.view.interaction import intent
from game.view.interaction.choices import Paying, Picked, PickTile, TakeSelection
from game.view.layout.table import Control

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext

_CARDS: Final = (PlaceKind.MARKET, PlaceKind.DECK)


def table_hints(table: TableContext) -> list[Hint]:
    """Return what the buttons do at the table, given the selection and the focus."""
    if table.chat is not None and table.chat.open and table.chat.active:
        first, *others = table.chat.form.hints()
        return [first, (PadButton.B, tr("Close the chat")), *others]
    choices, selection = table.choices, table.selection
    mine = choices is not None and choices.seat is not None
    if table.magnifier.alone:
        bound = table.bindings.buttons.items() if mine else ()
        pressed = [(button, label_of(action, table.edition)) for button, action in bound if action.command.card]
        return [(PadButton.B, tr("Close")), *pressed]
    undo = mine and choices is not None and intent.undo(choices, selection) != selection
    found: list[Hint] = []
    if mine:
        chosen = isinstance(selection, Paying) or (
            isinstance(selection, Picked | PickTile) and selection.place == table.focus
        )
        found.append((PadButton.A, tr("Confirm") if chosen else tr("Choose")))
        if isinstance(selection, Paying):
            found.append((PadButton.ARROWS, tr("Other payment")))
    found.append((PadButton.B, tr("Close") if table.has_cover else tr("Undo") if undo else tr("Menu")))
    found += [
        (button, label_of(action, table.edition))
        for button, action in table.bindings.buttons.items()
        if _useful(table, action, mine, undo)
    ]
    if mine:
        found += leafing(tr("Next option"))
    return found if not undo else [*found, (PadButton.START, tr("Menu"))]


def _useful(table: TableContext, action: BindableAction, mine: bool, undo: bool) -> bool:
    """Whether an action makes sense now."""
    focus = table.focus
    match action.name:
        case "confirm":
            return Control.CONFIRM in table.lights.of(table.choices, table.selection)
        case "undo":
            return False  # B has a hint for it already
        case "reserve":
            gathered = isinstance(table.selection, TakeSelection) and undo
            return mine and isinstance(focus, Place) and focus.kind in _CARDS and not gathered
        case "buy":
            return mine and isinstance(focus, Place) and focus.kind in (PlaceKind.MARKET, PlaceKind.HAND)
        case "look":
            return looks_closer(focus)
        case "log":
            return Control.LOG in table.view.layout.areas
        case "take_back":
            return table.can_take_back
        case "redo":
            return table.can_redo
        case "talk":
            return table.chat is not None
        case "type":
            return mine
        case _:
            return not action.name.startswith("take_") or mine

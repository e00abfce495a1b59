"""What the keys do at the table: move the focus, choose, confirm, undo, open.

Knows commands and the table they act on; ``game.ui.input.bindings`` maps keys to commands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.model import Place, PlaceKind, bank, tokens
from game.scenes.table.controls.rule_link import open_table_rules
from game.scenes.table.controls.typed_action import open_typed
from game.scenes.table.dialogs.takeback_question import redo_turn, take_back_turn
from game.scenes.table.hint import ask_hint
from game.scenes.table.overlays.card_alone import answer_alone
from game.scenes.table.overlays.recap import start_recap
from game.ui.input.bindings import Command
from game.ui.table.dock.dock import tile_choices
from game.view.interaction import intent
from game.view.interaction.choices import GiveBack, Paying, Picked, PickTile, TakeSelection
from game.view.layout.table import Control, Target

if TYPE_CHECKING:
    from game.scenes.table.context import TableContext


def execute(table: TableContext, command: Command) -> None:
    """Execute the command of a key."""
    table.app.redraw()
    if table.magnifier.alone and not command.look:
        answer_alone(table, command.card)
        return
    if command.rules:
        open_table_rules(table)
        return
    if command.typed:
        open_typed(table)
        return
    if command.look:
        table.magnifier.toggle(table.focus or table.hover)
        return
    if command.recap:
        start_recap(table)
        return
    if command.hint:
        ask_hint(table)
        return
    table.hover = None
    if command.move is not None:
        if isinstance(table.selection, Paying) and table.choices is not None and not table.held_up:
            table.selection = intent.cycle(table.choices, table.selection, sum(command.move))
            return
        table.focus = table.view.layout.neighbour(table.focus, *command.move)
        table.rest()
    elif command.tab:
        _tab(table, command.tab)
    elif command.color is not None:
        _color(table, command.color)
    elif command.enter:
        _enter(table)
    elif command.card is not None:
        _card(table, command.card)
    elif command.take_back:
        take_back_turn(table)
    elif command.redo:
        redo_turn(table)
    elif command.back:
        _back(table, command.back == "escape")
    elif command.control is not None:
        table.press(command.control)


def _tab(table: TableContext, by: int) -> None:
    """Move the focus through the actionable targets, then the reservable ones, or through all if there are none."""
    everything, lit = table.view.layout.order(), table.scene.highlights().actionable
    more = _reservable(table) - lit
    order = [target for targets in (lit, more) for target in everything if target in targets] or list(everything)
    at = order.index(table.focus) if table.focus in order else -1 if by > 0 else 0
    table.focus = order[(at + by) % len(order)]
    table.rest()


def _reservable(table: TableContext) -> frozenset[Target]:
    """Return the cards and decks that can be reserved; they are not lit, because that would be nearly all of them."""
    choices = table.choices
    if (
        choices is None
        or choices.seat is None
        or not isinstance(table.selection, TakeSelection)
        or table.selection.colors
    ):
        return frozenset()
    return frozenset(choices.reserves)


def _color(table: TableContext, kind: int) -> None:
    """Press the token of a colour, or the tile to choose with its number."""
    choices = table.choices
    if kind >= len(table.view.layout.bank_cells):
        return
    if table.held_up:
        table.press(bank(kind))
        return
    if choices is None or choices.seat is None:
        return
    if isinstance(table.selection, PickTile):
        tiles = tile_choices(table.view.layout, choices)
        if kind < len(tiles):
            table.press(tiles[kind][0])
        return
    own = isinstance(table.selection, GiveBack | Paying)
    table.press(tokens(choices.seat, kind) if own else bank(kind))


def _enter(table: TableContext) -> None:
    """Press the focused target; confirm a card that is already chosen."""
    focus = table.focus
    chosen = isinstance(table.selection, Paying) or (
        isinstance(table.selection, Picked | PickTile) and table.selection.place == focus
    )
    table.press(Control.CONFIRM if focus is None or chosen else focus)


def _card(table: TableContext, control: Control) -> None:
    """Choose the focused card to buy or reserve it; buy or reserve the card that is already chosen."""
    choices, focus, selection = table.choices, table.focus, table.selection
    if choices is None:
        return
    if table.held_up:
        table.press(control)
        return
    if isinstance(selection, Paying) and control is Control.BUY:
        table.press(Control.CONFIRM)
        return
    kinds = (PlaceKind.MARKET, PlaceKind.DECK, PlaceKind.HAND)
    chosen = isinstance(selection, Picked) and selection.place == focus
    if (
        chosen
        or not isinstance(selection, TakeSelection | Picked)
        or not isinstance(focus, Place)
        or focus.kind not in kinds
    ):
        table.press(control)
        return
    picked = Picked(focus, reserve=control is Control.RESERVE)
    explanation = intent.click(choices, picked, control).explanation
    if explanation is None:
        table.scene.sound("pick")
        table.selection = picked
    table.explain(explanation)


def _back(table: TableContext, escape: bool) -> None:
    if escape and table.close_cover():
        return
    choices = table.choices
    if choices is not None and not table.held_up and intent.undo(choices, table.selection) != table.selection:
        table.press(Control.UNDO)
    elif table.release_kind():
        return
    elif escape and table.chat is not None and table.chat.open:
        table.chat.close()
    elif escape:
        table.press(Control.MENU)

"""The reader's stacks of tokens with their numbers, and what the choice on show adds to them or takes from them.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import tokens
from game.ui.table.board.bank import draw_stack, stack_letter
from game.ui.table.dock.purchase import gives_back, own_changes, tokens_to_give_back
from game.ui.table.frames import draw_outline, glow_alpha
from game.ui.table.painter import Painter
from game.ui.table.plates import BASELINE, change_width, draw_change, draw_minus
from game.view.interaction.choices import GiveBack, Paying, PickTile
from game.view.layout.geometry import Rect
from game.view.layout.mats import own_cell
from game.view.layout.stacks import FIGURE, HIGHEST, own_foot
from game.view.theme import MIN_TEXT_PX

_STRONG: Final = 2
"""How often a place without a stack is drawn: its lines are thin."""
_AIR: Final = 10.0
"""How high tokens to give back lie above their stack, in reference pixels."""
_FIGURE: Final = 16.0
"""The least size of the number of a stack, in reference pixels."""
_CLEAR: Final = 4.0
"""How far two numbers of a stack keep from the piles beside it, likewise."""
_LESS: Final = 0.85
"""The least size of two numbers, by that of one: where any two have no room for it, those to come stand alone."""
_MINUS: Final = 22.0, 16.0
"""The height of the minus at the rim of a stack, likewise, of a large and a compact layout."""
_ABOVE: Final = 0.66
"""How much of it is above this rim, by its height."""


def decides(p: Painter) -> bool:
    """Whether the reader gives tokens back, or chooses a payment or a tile: all but that lies in less light."""
    return p.mine and isinstance(p.marks.selection, GiveBack | Paying | PickTile)


def draw_well(p: Painter, kind: int, count: int) -> None:
    """Draw the place of a stack of the reader where none lies: the ghost of a token that lies on the table."""
    for _ in range(0 if count else _STRONG):
        p.sprite(f"token_ghost/{kind}", own_foot(p.layout.panel(p.layout.own).tokens[kind]))


def draw_own_stack(p: Painter, kind: int, count: int, figure: int, change: int) -> None:
    """Draw a stack and its number, which stands small before that after a ``change``; an empty place has none.

    Tokens to give back are lifted. A stack that can be given from has light, and at the rim of its upper face first a
    minus.
    """
    place, panel = tokens(p.layout.own, kind), p.layout.panel(p.layout.own)
    rect = panel.tokens[kind]
    lifted = -change if gives_back(p) is not None else 0
    can = p.marks.lit(place) and count > lifted
    top = foot = own_foot(rect)
    if count > lifted:
        light, strong = glow_alpha(p) if can else 0, p.marks.hover == place
        top = draw_stack(p, kind, count - lifted, foot, HIGHEST, light=light, strong=strong)
    elif lifted:
        draw_well(p, kind, 0)
    if lifted:
        top = draw_stack(p, kind, lifted, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
    if count:
        stack_letter(p, kind, foot)
    size, cell = max(rect.h * FIGURE, p.px(_FIGURE), MIN_TEXT_PX), own_cell(panel, kind)
    if change:
        _draw_change(p, kind, figure, change, cell, size)
    elif figure:
        p.count(str(figure), rect.center[0], on_line(p, size), size, anchor="center")
    if can and not lifted:
        side = max(p.px(_MINUS[p.layout.compact]), MIN_TEXT_PX + 2)
        plate = Rect(min(top.right - side // 2, cell.right - side), top.y - round(side * _ABOVE), side, side)
        draw_minus(p, p.look.palette.short, plate)
    if p.marks.focus == place:
        draw_outline(p, cell.inset(p.px(2), 0), p.px(3))


def _draw_change(p: Painter, kind: int, figure: int, change: int, cell: Rect, size: float) -> None:
    """Draw below the stack, as a cell allows, a number and the one that it becomes, clear of the piles.

    The latter is red for tokens given back (R11).
    """
    palette = p.look.palette
    back = gives_back(p) is not None or change < 0 < tokens_to_give_back(p)[kind]
    clear, brief = p.px(_CLEAR), _is_brief(p, size)
    room = cell.w - 2 * clear
    size *= min(1.0, room / change_width(p, figure, change, size, brief=brief))
    size = max(size, MIN_TEXT_PX)
    wide = change_width(p, figure, change, size, brief=brief)
    middle = p.layout.panel(p.layout.own).tokens[kind].center[0]
    left = min(max(middle - wide / 2, cell.x + clear), cell.right - clear - wide)
    color = palette.short if back else palette.picked
    draw_change(p, figure, change, left, on_line(p, size), size, color, brief=brief)


def _is_brief(p: Painter, size: float) -> bool:
    """Whether a stack that changes has too little room for two numbers: all are brief then."""
    seat = p.layout.own
    panel, held = p.layout.panel(seat), p.state.players[seat].tokens
    return any(
        change_width(p, p.figure(tokens(seat, kind), held[kind]), change, size * _LESS)
        > own_cell(panel, kind).w - 2 * p.px(_CLEAR)
        for kind, change in enumerate(own_changes(p))
        if change
    )


def on_line(p: Painter, size: float) -> float:
    """Return the middle of a number of a size that stands on one line with those of the reader's bonuses."""
    _, y, high = p.look.atlas.anchor("bonus/0", "count")
    rect = p.layout.panel(p.layout.own).bonuses[0]
    return rect.y + rect.h * y + (rect.h * high - size) * BASELINE

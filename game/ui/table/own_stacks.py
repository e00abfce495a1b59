"""The reader's stacks of tokens with their numbers, and what the choice on show adds to them or takes from them.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from contextlib import nullcontext
from operator import sub
from typing import Final

from game.rules.model import SPECIAL, Tokens, tokens
from game.ui.table.bank import draw_stack, stack_letter
from game.ui.table.frames import draw_outline, glow_alpha
from game.ui.table.painter import Painter
from game.ui.table.plates import BASELINE, change_width, draw_change, draw_minus
from game.ui.table.purchase import payment_on_show, tokens_to_come, tokens_to_give_back
from game.view.interaction.choices import GiveBack, Paying, PickTile
from game.view.layout.geometry import Rect
from game.view.layout.mats import has_two_rows, own_cell
from game.view.layout.stacks import FIGURE, HIGHEST, own_foot
from game.view.theme import MIN_TEXT_PX

_AIR: Final = 10.0
"""How high tokens to give back lie above their stack, in reference pixels."""
_PLATE: Final = 23.0, 17.0
"""The height of the plate that shows where to press, likewise of a large and a compact layout."""


def gives_back(p: Painter) -> GiveBack | None:
    """Return the selection of tokens to give back."""
    selection = p.marks.selection
    return selection if p.mine and isinstance(selection, GiveBack) else None


def decides(p: Painter) -> bool:
    """Whether the reader gives tokens back, or chooses a payment or a tile: all but that lies in less light."""
    return p.mine and isinstance(p.marks.selection, GiveBack | Paying | PickTile)


def own_changes(p: Painter) -> Tokens:
    """Return how many tokens of each kind the reader gets or, below 0, loses by what is chosen or pointed at."""
    lost = gives_back(p)
    if lost is not None:
        return tuple(-lost.kinds.count(kind) for kind in range(SPECIAL))
    come = tokens_to_come(p)
    if not any(come):
        return tuple(-count for count in payment_on_show(p)[:SPECIAL])
    return tuple(map(sub, come, tokens_to_give_back(p)))


def draw_own_stack(p: Painter, kind: int, count: int, figure: int, change: int) -> None:
    """Draw a stack and its number, and what that will become; tokens to give back are lifted.

    The number of what a plan gives back is red. On a compact mat there is no room for the number before it.

    One that can be given from has light, which ends at the bonuses beside it, and a minus above it, on one line with
    those of the others.
    """
    place, panel = tokens(p.layout.own, kind), p.layout.panel(p.layout.own)
    rect, cell = panel.tokens[kind], own_cell(panel, kind)
    lifted = -change if gives_back(p) is not None else 0
    can = p.marks.lit(place) and count > lifted
    top = foot = own_foot(rect)
    if count > lifted:
        with p.canvas.clip(Rect(cell.x, panel.rect.y, cell.w, panel.rect.h)) if can else nullcontext():
            light, strong = glow_alpha(p) if can else 0, p.marks.hover == place
            top = draw_stack(p, kind, count - lifted, foot, HIGHEST, light=light, strong=strong)
    else:
        p.sprite(f"table/well/{kind}", foot)
    if lifted:
        top = draw_stack(p, kind, lifted, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
    if count:
        stack_letter(p, kind, foot)
    size = max(rect.h * FIGURE, MIN_TEXT_PX)
    if change:
        color = p.look.palette.short if change < 0 < tokens_to_give_back(p)[kind] else p.look.palette.picked
        alone = p.layout.compact and not has_two_rows(panel)
        left = rect.center[0] - change_width(p, figure, change, size, alone=alone) / 2
        draw_change(p, figure, change, left, on_line(p, size), size, color, alone=alone)
    elif figure:
        p.count(str(figure), rect.center[0], on_line(p, size), size, anchor="center")
    if can:
        high = max(p.px(_PLATE[p.layout.compact]), 14)
        wide = min(round(high * 1.5), cell.w)
        plate = Rect(round(rect.center[0] - wide / 2), panel.piles.y, wide, high)
        draw_minus(p, p.look.palette.action, plate)
    if p.marks.focus == place:
        draw_outline(p, cell, p.px(3))


def on_line(p: Painter, size: float) -> float:
    """Return the middle of a number of a size that stands on one line with those of the reader's bonuses."""
    _, y, high = p.look.atlas.anchor("bonus/0", "count")
    rect = p.layout.panel(p.layout.own).bonuses[0]
    return rect.y + rect.h * y + (rect.h * high - size) * BASELINE

"""Giving tokens back: all else in less light, the reader's own stacks lifted, and what is chosen above the bank.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import SPECIAL, tokens
from game.ui.table.bank import draw_returned, draw_stack, stack_letter
from game.ui.table.frames import draw_outline, glow_alpha
from game.ui.table.mats import draw_own_figure, draw_total, gives_back
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_change, draw_minus
from game.ui.table.stack_light import draw_empty_foot
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout, has_two_rows, own_cell
from game.view.layout.stacks import HIGHEST, own_foot

_SHADE: Final = 84
"""How dark all else becomes, of 255: two thirds of the light stay, for the choice depends on cards and bank."""
_LIFT: Final = 7.0
"""How high a stack that can be given from is lifted over its place, in reference pixels."""
_RIM: Final = 0.08
"""How far a sign lies on the rim of the highest chip, as a share of the sign's height."""
_AIR: Final = 10.0
"""How high chosen chips lie above their stack, in reference pixels."""
_SIGN: Final = 26, 20
"""The height of the sign at a stack, likewise."""


def draw_give_back(p: Painter) -> None:
    """Darken the table, and draw the reader's stacks with their numbers, the total, and what comes to the bank."""
    selection = gives_back(p)
    if selection is None:
        return
    panel, ink = p.layout.panel(p.layout.own), p.look.palette.ink
    held = p.state.players[panel.seat].tokens
    cells = {kind: own_cell(panel, kind) for kind in range(SPECIAL) if held[kind]}
    p.canvas.rect((*ink, _SHADE), (0, 0, *p.canvas.size))
    for kind in sorted(set(selection.kinds)):
        draw_returned(p, kind, selection.kinds.count(kind))
    _total(p, panel, len(selection.kinds))
    for kind, cell in cells.items():
        _stack(p, kind, cell, selection.kinds.count(kind))


def _total(p: Painter, panel: PanelLayout, chosen: int) -> None:
    """Draw how many tokens the reader holds, and above it how many are chosen."""
    draw_total(p, panel, p.state.players[panel.seat])
    if chosen:
        tall, rect = max(p.px(_SIGN[p.layout.compact]), 18), panel.total
        x, y = rect.x + p.px(10), rect.y - p.px(2) - tall
        if has_two_rows(panel):  # beside the number
            x, y = rect.right + p.px(8), rect.y
        elif p.layout.compact:
            x = round(rect.center[0] - tall * 0.75)
        draw_change(p, -chosen, Rect(x, y, round(tall * 1.5), tall))


def _stack(p: Painter, kind: int, cell: Rect, chosen: int) -> None:
    """Draw a stack, lifted in light while one more of it can be given back, and at its rim a minus or what is chosen.

    The light ends at the bonuses beside the ``cell``, below which it lies.
    """
    place, panel = tokens(p.layout.own, kind), p.layout.panel(p.layout.own)
    rect, x = panel.tokens[kind], cell.center[0]
    foot = own_foot(rect)
    resting = p.state.players[p.layout.own].tokens[kind] - chosen
    can = place in p.marks.actionable and resting > 0
    top = foot
    if can or not resting:
        draw_empty_foot(p, foot)
    if resting:
        with p.canvas.clip(Rect(cell.x, panel.rect.y, cell.w, panel.rect.h)):
            above = foot.moved(0, -p.px(_LIFT)) if can else foot
            top = draw_stack(p, kind, resting, above, HIGHEST, light=glow_alpha(p) if can else 0)
    if chosen:
        top = draw_stack(p, kind, chosen, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
    tall = min(max(p.px(_SIGN[p.layout.compact]), 18), cell.w)
    wide = min(round(tall * 1.5), cell.w) if chosen else tall
    sign = Rect(round(x - wide / 2), round(top.y - tall * (1 - _RIM)), wide, tall)
    if chosen:
        draw_change(p, -chosen, sign)
    elif can:
        draw_minus(p, p.look.palette.action, sign)
    stack_letter(p, kind, foot)
    draw_own_figure(p, kind, resting + chosen, rect)
    if p.marks.focus == place:
        draw_outline(p, cell, p.px(3))

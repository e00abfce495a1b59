"""Giving tokens back: all else in less light, the reader's own stacks lifted, and what is chosen above bank and stacks.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import SPECIAL, tokens
from game.ui.table.bank import draw_returned, draw_stack, stack_letter
from game.ui.table.frames import draw_outline
from game.ui.table.mats import draw_total, gives_back
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_minus, draw_plate
from game.view.layout.geometry import Rect
from game.view.layout.shade import shade
from game.view.layout.stacks import HIGHEST, own_foot

_SHADE: Final = 150
_OWN_SHADE: Final = 120
"""How dark the rest of the table and of the reader's mat become, of 255."""
_GROWN: Final = 1.3
"""How much larger the stacks are than usual."""
_AIR: Final = 10.0
"""How high chosen chips lie above their stack, in reference pixels."""
_SIGN: Final = 26, 20
"""The height of the sign above a stack in reference pixels, in a large and in a compact layout."""


def draw_give_back(p: Painter) -> None:
    """Darken the table, and draw the reader's stacks with their numbers, the total, and what comes to the bank."""
    selection = gives_back(p)
    if selection is None:
        return
    panel, ink = p.layout.panel(p.layout.own), p.look.palette.ink
    player = p.state.players[panel.seat]
    for part in shade(Rect(0, 0, *p.canvas.size), [panel.rect]):
        p.canvas.rect((*ink, _SHADE), part)
    p.canvas.rect((*ink, _OWN_SHADE), panel.rect)
    for kind in sorted(set(selection.kinds)):
        draw_returned(p, kind, selection.kinds.count(kind))
    draw_total(p, panel, player, len(selection.kinds))
    held = player.tokens
    for kind, rect in enumerate(panel.tokens):
        if kind != SPECIAL and held[kind]:
            _stack(p, kind, rect, held[kind], selection.kinds.count(kind))


def _stack(p: Painter, kind: int, rect: Rect, held: int, chosen: int) -> None:
    """Draw a stack with a minus while one more can be given back, else what is chosen of it."""
    place, palette = tokens(p.layout.own, kind), p.look.palette
    usual = own_foot(rect)
    wide, high = round(usual.w * _GROWN), round(usual.h * _GROWN)
    x = usual.center[0]
    foot = Rect(round(x - wide / 2), usual.bottom - high, wide, high)
    resting = held - chosen
    p.sprite("table/well", Rect(foot.x, foot.y + p.px(2), wide, high))
    top = draw_stack(p, kind, resting, foot, HIGHEST) if resting else foot
    can = place in p.marks.actionable
    if can and resting:
        p.sprite("ring/flat_can", top)
    if chosen:
        top = draw_stack(p, kind, chosen, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
    tall = max(p.px(_SIGN[p.layout.compact]), 18)
    sign = Rect(round(x - tall / 2), max(top.y - tall + p.px(2), p.layout.panel(p.layout.own).rect.y), tall, tall)
    if chosen:
        sign = sign._replace(x=round(x - tall * 0.75), w=round(tall * 1.5))
        draw_plate(p, palette.picked, sign)
        p.label("count", f"−{chosen}", *sign.center, palette.text_dark, "center", tall * 0.8)
    elif can:
        draw_minus(p, palette.action, sign)
    stack_letter(p, kind, foot)
    size = usual.w * 0.72
    p.count(str(resting), x, rect.bottom - size * 0.42, size, anchor="center", faint=not resting)
    if p.marks.focus == place:
        draw_outline(p, Rect(foot.x, top.y, wide, rect.bottom - top.y), p.px(3))

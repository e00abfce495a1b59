"""Giving tokens back: all else in less light, the reader's own stacks lifted, and what is chosen above them.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import SPECIAL, tokens
from game.ui.table.bank import draw_stack, stack_letter
from game.ui.table.frames import draw_outline
from game.ui.table.mats import draw_total, gives_back
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.stacks import HIGHEST, own_foot

_SHADE: Final = 150
"""How dark the rest of the table becomes, of 255."""
_GROWN: Final = 1.5
"""How much larger the stacks are than usual."""
_RAISED: Final = 6.0
_AIR: Final = 14.0
"""How high stacks lie above their places, and chosen chips above their stack, in reference pixels."""


def draw_give_back(p: Painter) -> None:
    """Darken the table, and draw the reader's stacks with their numbers and the total over it."""
    selection = gives_back(p)
    if selection is None:
        return
    panel = p.layout.panel(p.layout.own)
    player = p.state.players[panel.seat]
    p.canvas.rect((*p.look.palette.ink, _SHADE), (0, 0, *p.layout.size))
    draw_total(p, panel, player, len(selection.kinds))
    held = player.tokens
    for kind, rect in enumerate(panel.tokens):
        if kind != SPECIAL and held[kind]:
            _stack(p, kind, rect, held[kind], selection.kinds.count(kind))


def _stack(p: Painter, kind: int, rect: Rect, held: int, chosen: int) -> None:
    place = tokens(p.layout.own, kind)
    usual = own_foot(rect)
    wide, high = round(usual.w * _GROWN), round(usual.h * _GROWN)
    x, y = usual.center
    foot = Rect(round(x - wide / 2), round(usual.bottom - high - p.px(_RAISED)), wide, high)
    resting = held - chosen
    p.sprite("table/well", Rect(foot.x, round(y - high / 2 + p.px(2)), wide, high))
    top = foot
    if resting:
        top = draw_stack(p, kind, resting, foot, HIGHEST)
        if place in p.marks.actionable:
            p.sprite("ring/flat_can", top)
    if chosen:
        top = draw_stack(p, kind, chosen, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
        tall = max(p.px(26), 18)
        tag = Rect(round(x - tall * 0.8), top.y - tall + p.px(3), round(tall * 1.6), tall)
        p.sprite("ui/pill_active", tag)
        p.label("count", f"−{chosen}", *tag.center, p.look.palette.text_dark, "center", tall * 0.82)
    stack_letter(p, kind, foot)
    size = usual.w * 0.72
    p.count(str(resting), x, rect.bottom - size * 0.42, size, anchor="center", faint=not resting)
    if p.marks.focus == place:
        draw_outline(p, Rect(foot.x, top.y, wide, rect.bottom - top.y), p.px(3))

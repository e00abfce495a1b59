"""Giving tokens back: all else in less light, the reader's own stacks framed, and what is chosen above the bank.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.model import SPECIAL, tokens
from game.ui.graphics.print_art import light, mix, round_frame, rounded
from game.ui.table.bank import draw_returned, draw_stack, stack_letter
from game.ui.table.frames import draw_outline, glow_alpha
from game.ui.table.mats import draw_own_figure, draw_total, gives_back
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_change, draw_minus
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout, has_two_rows, own_cell
from game.view.layout.shade import shade
from game.view.layout.stacks import HIGHEST, on_stack, own_foot
from game.view.theme import Color

_SHADE: Final = 120
"""How dark all else becomes, of 255: half of the light stays, for the choice depends on cards and bank."""
_LIT, _EDGE = 0.22, 0.62
"""How much ink there is in the light of a cell, in its middle and at its edge."""
_FRAME: Final = 2.4
"""The width of a frame in reference pixels."""
_CORNER: Final = 0.18
"""The radius of a frame's corners, as a share of its width."""
_AIR: Final = 10.0
"""How high chosen chips lie above their stack, in reference pixels."""
_SIGN: Final = 26, 20
"""The height of the sign above a stack, likewise."""


def draw_give_back(p: Painter) -> None:
    """Darken the table, and draw the reader's stacks with their numbers, the total, and what comes to the bank."""
    selection = gives_back(p)
    if selection is None:
        return
    panel, ink = p.layout.panel(p.layout.own), p.look.palette.ink
    held = p.state.players[panel.seat].tokens
    cells = {kind: own_cell(panel, kind) for kind in range(SPECIAL) if held[kind]}
    for part in shade(Rect(0, 0, *p.canvas.size), list(cells.values())):
        p.canvas.rect((*ink, _SHADE), part)
    for kind in sorted(set(selection.kinds)):
        draw_returned(p, kind, selection.kinds.count(kind))
    _total(p, panel, len(selection.kinds))
    for kind, cell in cells.items():
        _stack(p, kind, cell, max(held), selection.kinds.count(kind))


def _total(p: Painter, panel: PanelLayout, chosen: int) -> None:
    """Draw how many tokens the reader holds, and above it how many are chosen."""
    draw_total(p, panel, p.state.players[panel.seat])
    if chosen:
        tall, rect = max(p.px(_SIGN[p.layout.compact]), 18), panel.total
        x, y = rect.x + p.px(10), rect.y - p.px(2) - tall
        if has_two_rows(panel):  # beside the number
            x, y = rect.right - round(tall * 1.5) - p.px(8), round(rect.center[1] - tall / 2)
        elif p.layout.compact:
            x = round(rect.center[0] - tall * 0.75)
        draw_change(p, -chosen, Rect(x, y, round(tall * 1.5), tall))


def _stack(p: Painter, kind: int, cell: Rect, highest: int, chosen: int) -> None:
    """Draw a stack in its cell, a minus while one more can be given back, else what is chosen of it.

    The signs of all stacks are in one line, above the ``highest`` of them.
    """
    place = tokens(p.layout.own, kind)
    rect = p.layout.panel(p.layout.own).tokens[kind]
    usual = own_foot(rect)
    x = cell.center[0]
    foot = usual._replace(x=round(x - usual.w / 2))
    resting = p.state.players[p.layout.own].tokens[kind] - chosen
    can = place in p.marks.actionable and resting > 0
    palette = p.look.palette
    if can:
        p.canvas.surface(_lit(palette.action, palette.ink, cell.w, cell.h), cell.x, cell.y)
        frame = round_frame((cell.w, cell.h), palette.action, max(p.px(_FRAME), 2), cell.w * _CORNER)
        p.canvas.surface(frame, cell.x, cell.y)
    else:
        p.sprite("table/place", cell)
    top = draw_stack(p, kind, resting, foot, HIGHEST, light=glow_alpha(p) if can else 0) if resting else foot
    if chosen:
        top = draw_stack(p, kind, chosen, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
    tall = min(max(p.px(_SIGN[p.layout.compact]), 18), cell.w - 2 * p.px(_FRAME))
    line = max(on_stack(foot, highest - 1, HIGHEST).y - p.px(_AIR) - tall, cell.y + p.px(3))
    sign = Rect(round(x - tall / 2), line, tall, tall)
    if chosen:
        wide = min(round(tall * 1.5), cell.w)
        sign = sign._replace(x=round(x - wide / 2), w=wide)
        draw_change(p, -chosen, sign)
    elif can:
        draw_minus(p, p.look.palette.action, sign)
    stack_letter(p, kind, foot)
    draw_own_figure(p, kind, resting + chosen, rect._replace(x=foot.x))
    if p.marks.focus == place:
        draw_outline(p, cell, p.px(3))


@lru_cache(maxsize=4)
def _lit(color: Color, ink: Color, wide: int, high: int) -> pygame.Surface:
    """Return the ground of a cell in light, which is brightest around its stack."""
    stops = [(0.0, mix(color, ink, _LIT)), (1.0, mix(color, ink, _EDGE))]
    return rounded(light((wide, high), (wide / 2, high * 0.55), high * 0.6, stops), wide * _CORNER)

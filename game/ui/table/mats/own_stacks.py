"""The reader's stacks of tokens with their numbers, and what the choice on show adds to them or takes from them.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import pygame

from game.rules.model import WILD, tokens
from game.ui.table.board.bank import draw_stack, stack_letter
from game.ui.table.dock.purchase import gives_back, tokens_to_give_back
from game.ui.table.frames import draw_outline, glow_alpha
from game.ui.table.painter import Painter
from game.ui.table.plates import BASELINE, difference_size, draw_difference, draw_minus
from game.view.interaction.choices import GiveBack, Paying, PickTile
from game.view.layout.geometry import Rect
from game.view.layout.mats import own_cell
from game.view.layout.stacks import FIGURE, HIGHEST, own_foot
from game.view.theme import MIN_TEXT_PX, Color

_LINE, _DASHES, _FAINT, _SIGN = 1.3, 14, 130, 0.7
"""The thickness of the line of a place without a stack, in reference pixels, the number of its dashes, its alpha, and
the size of the sign in it by its height."""
_FINE: Final = 4
"""It is drawn so many times larger and reduced."""
_AIR: Final = 10.0
"""How high tokens to give back lie above their stack, in reference pixels."""
_FIGURE: Final = 16.0
"""The least size of the number of a stack, in reference pixels."""
_CHANGE: Final = 19.0, 16.0
"""The size of a change, likewise, in a large and in a compact layout."""
_MINUS: Final = 22.0, 16.0
"""The height of the minus at the rim of a stack's lowest chip, likewise."""
_ABOVE: Final = 0.66, 0.85
"""How much of the minus and of a change is above a rim, by their height."""


def decides(p: Painter) -> bool:
    """Whether the reader gives tokens back, or chooses a payment or a tile: all but that lies in less light."""
    return p.mine and isinstance(p.marks.selection, GiveBack | Paying | PickTile)


def draw_well(p: Painter, kind: int, count: int) -> None:
    """Draw a dashed oval where the reader has no stack of a kind, with a sign if no pile is beside it."""
    if count:
        return
    foot, line = own_foot(p.layout.panel(p.layout.own).tokens[kind]), max(p.px(_LINE), 1)
    color = p.look.palette.text_muted
    oval = p.look.drawn.get_or_make(("well", *foot[2:], line), partial(_dashed_oval, foot[2:], line, color))
    p.canvas.surface(oval, foot.x, foot.y, 255 if p.look.high_contrast else _FAINT)
    if kind == WILD:
        p.icon(f"gem/{kind}", *foot.center, foot.h * _SIGN, _FAINT)


def _dashed_oval(size: tuple[int, int], line: int, color: Color) -> pygame.Surface:
    """Return an oval of a size as a dashed line, ``line`` pixels thick."""
    wide, high = (length * _FINE for length in size)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.ellipse(surface, color, surface.get_rect(), line * _FINE)
    for dash in range(_DASHES):
        rays = (math.tau * (dash + share) / _DASHES for share in (0.6, 1.0))
        ends = [(wide / 2 + wide * math.cos(ray), high / 2 + high * math.sin(ray)) for ray in rays]
        pygame.draw.polygon(surface, (0, 0, 0, 0), ((wide / 2, high / 2), *ends))
    return pygame.transform.smoothscale(surface.premul_alpha(), size)


def draw_own_stack(p: Painter, kind: int, count: int, figure: int, change: int) -> None:
    """Draw a stack and its number, and at the rim of its upper face by how much a ``change`` will alter it.

    Tokens to give back are lifted. A stack that can be given from has light, and first a minus at the rim of its lowest
    chip, at one height on all; the change is red for tokens given back (R11).
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
    if figure:
        p.count(str(figure), rect.center[0], on_line(p, size), size, anchor="center")
    if change:
        back = lifted or change < 0 < tokens_to_give_back(p)[kind]
        small = max(p.px(_CHANGE[p.layout.compact]), MIN_TEXT_PX)
        plate = _at_rim(top, cell, difference_size(p, change, small), _ABOVE[1])
        draw_difference(p, change, plate, small, p.look.palette.short if back else p.look.palette.picked)
    elif can:
        side = max(p.px(_MINUS[p.layout.compact]), MIN_TEXT_PX + 2)
        draw_minus(p, p.look.palette.short, _at_rim(foot, cell, (side, side), _ABOVE[0]))
    if p.marks.focus == place:
        draw_outline(p, cell.inset(p.px(2), 0), p.px(3))


def _at_rim(top: Rect, cell: Rect, size: tuple[int, int], above: float) -> Rect:
    """Return the box of a plate at the right end of the upper rim of a stack, within its cell.

    ``above`` is how much of it is above the rim, by its height.
    """
    wide, high = size
    x, y = min(top.right - wide // 2, cell.right - wide), top.y - round(high * above)
    return Rect(max(x, cell.x), max(y, cell.y), wide, high)


def on_line(p: Painter, size: float) -> float:
    """Return the middle of a number of a size that stands on one line with those of the reader's bonuses."""
    _, y, high = p.look.atlas.anchor("bonus/0", "count")
    rect = p.layout.panel(p.layout.own).bonuses[0]
    return rect.y + rect.h * y + (rect.h * high - size) * BASELINE

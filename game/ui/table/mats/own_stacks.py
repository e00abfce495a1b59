"""The viewer's stacks of tokens with their numbers, and what the choice on show adds to them or takes from them.

Knows the selection and the layout; knows nothing of input or time.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.rules.model import WILD, tokens
from game.ui.graphics.print_art import round_frame
from game.ui.table.board.bank import draw_stack, stack_letter
from game.ui.table.outlines import draw_outline, glow_alpha
from game.ui.table.painter import Painter
from game.ui.table.pending_change import discard_selection, tokens_to_give_back
from game.ui.table.plates import BASELINE, FIGURE_BASELINE, draw_minus, write_difference, written_size
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.mats import MatLayout, own_cell, own_socket
from game.view.layout.stacks import FIGURE, HIGHEST, own_foot
from game.view.theme import MIN_TEXT_PX, Color

_STONE_RATIO: Final = 0.78
"""The size of the stone in the empty place of a stack by the place's height."""
_MIN_STONE_PLACE_PX: Final = 24
"""In a narrower place, in window pixels, a stone cannot be told; only that of wild tokens, beside no pile, has it."""
_STONE_ALPHA, _CONTRAST_STONE_ALPHA = 84, 190
"""The alpha of the stone on an empty place, which has less weight than what lies on the mat, and in high contrast."""
_GROUND_ALPHA: Final = 72
"""The alpha of the dark ground of such a place."""
_SOCKET_GAP_PX: Final = 2.0
"""The distance of such a place to the pile beside it, in reference pixels."""
_RING_PX: Final = 1.2
"""The thickness of the thin ring around it, in reference pixels."""
_RING_ALPHA: Final = 80
"""The alpha of this ring."""
_AIR: Final = 10.0
"""How high tokens to give back lie above their stack, in reference pixels."""
_NUMBER_RATIO: Final = 0.74
"""The size of the number of a stack by that of the bonuses beside it, so that both do not read as one."""
_FIGURE: Final = 16.0
"""The least size of the number of a stack, in reference pixels."""
_CHANGE_PX: Final = Density(21.0, 17.0)
"""The size of a change, in reference pixels."""
_CHANGE_GAP_PX: Final = 2.0
"""The distance of a change to the upper face of its stack, in reference pixels."""
_MINUS_PX: Final = Density(20.0, 15.0)
"""The height of the minus above a stack, in reference pixels."""


def draw_empty_stack(p: Painter, kind: int) -> None:
    """Draw the place of the viewer's stack of a kind where none stands: a thin ring, and faint its stone if wide."""
    socket = own_socket(p.layout.mat(p.layout.viewer), kind, p.px(_SOCKET_GAP_PX))
    palette, ring = p.look.palette, 255 if p.look.high_contrast else _RING_ALPHA
    for color, line, alpha in ((palette.ink, socket.w, _GROUND_ALPHA), (palette.text, max(p.px(_RING_PX), 1), ring)):
        oval = p.look.drawn.get_or_make(("oval", *socket[2:], color, line), partial(_oval, socket[2:], color, line))
        p.canvas.surface(oval, socket.x, socket.y, alpha)
    if socket.w >= _MIN_STONE_PLACE_PX or kind == WILD:
        p.icon(f"gem/{kind}", *socket.center, socket.h * _STONE_RATIO, faint_alpha(p))


def faint_alpha(p: Painter, *, own: bool = True) -> int:
    """Return the alpha of the stone on an empty place of a mat: half as much on another seat's as on the viewer's."""
    return _CONTRAST_STONE_ALPHA if p.look.high_contrast else _STONE_ALPHA // (1 if own else 2)


def _oval(size: tuple[int, int], color: Color, line: int) -> pygame.Surface:
    """Return an oval with an edge of a width, premultiplied, as a circle that lies on the table."""
    return pygame.transform.smoothscale(round_frame((size[0], size[0]), color, line, size[0] / 2), size)


def draw_own_stack(p: Painter, kind: int, count: int, figure: int, change: int) -> None:
    """Draw a stack and its number, and above the middle of it by how much a ``change`` will alter it.

    Tokens to give back are lifted. A stack that can be given from has light, and first a minus in the place of the
    change; the change is red for tokens given back (R11).
    """
    place, mat = tokens(p.layout.viewer, kind), p.layout.mat(p.layout.viewer)
    rect = mat.tokens[kind]
    lifted = -change if discard_selection(p) is not None else 0
    can = p.highlights.primary.lights(place) and count > lifted
    top = foot = own_foot(rect)
    if count > lifted:
        light, strong = glow_alpha(p) if can else 0, p.highlights.hover == place
        top = draw_stack(p, kind, count - lifted, foot, HIGHEST, light=light, strong=strong)
    else:
        draw_empty_stack(p, kind)
    if lifted:
        top = draw_stack(p, kind, lifted, top.moved(0, -p.px(_AIR)), HIGHEST)
        p.sprite("ring/flat_chosen", top)
    if count:
        stack_letter(p, kind, foot)
    size, cell = max(rect.h * FIGURE * _NUMBER_RATIO, p.px(_FIGURE), MIN_TEXT_PX), own_cell(mat, kind)
    if figure:
        p.count(str(figure), rect.center[0], on_line(p, mat.bonuses[0], size), size, anchor="center")
    if change:
        back = lifted or change < 0 < tokens_to_give_back(p)[kind]
        small = max(p.px(_CHANGE_PX[p.layout.compact]), MIN_TEXT_PX)
        width, height = written_size(p, change, small)
        box = Rect(round(top.center[0] - width / 2), max(top.y - height - p.px(_CHANGE_GAP_PX), cell.y), width, height)
        write_difference(p, change, box, small, p.look.palette.short if back else p.look.palette.picked)
    elif can:
        side = max(p.px(_MINUS_PX[p.layout.compact]), MIN_TEXT_PX + 2)
        # Within the pile's width: beside it the next bonus begins.
        draw_minus(p, p.look.palette.short, Rect(top.right - side, round(top.y - side * 0.5), side, side))
    if p.highlights.focus == place:
        draw_outline(p, cell.inset(p.px(2), 0), p.px(3))


def on_line(p: Painter, rect: Rect, size: float) -> float:
    """Return the middle of a number of a size that stands on one line with that of a bonus in a box."""
    _, y, height = p.look.atlas.anchor("bonus/0", "count")
    return rect.y + rect.h * y + (rect.h * height - size) * FIGURE_BASELINE


def caption_line(p: Painter, mat: MatLayout, size: float) -> float:
    """Return the middle of a caption on the line of the viewer's name."""
    return mat.name.center[1] + (p.name_size(mat.name) - size) * BASELINE

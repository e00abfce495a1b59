"""How many tokens a seat holds and the limit, on each form of a mat.

Knows the layout of a mat, the player's tokens and what the choice on show changes; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import TOKEN_LIMIT, Player, tokens
from game.support.i18n import trn
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.mats.own_stacks import caption_line, on_line
from game.ui.table.painter import Painter
from game.ui.table.pending_change import own_changes
from game.ui.table.plates import FIGURE_BASELINE, change_width, draw_change
from game.view.layout.density import Density
from game.view.layout.mats import MatLayout, has_two_rows
from game.view.theme import CAPITAL, MIN_TEXT_PX

_SIGN_ALPHA: Final = 210
"""The alpha of the sign of tokens."""
_SIGN_ADVANCE_RATIO: Final = 1.3
"""From the left edge of that sign to the number, × width of the sign."""
_ON_LINE_RATIO: Final = 0.85
"""Greatest size of the viewer's number of tokens on the line of their stacks, × height of its box."""
_BESIDE_PX: Final = Density(2, 1)
"""How far it may reach beyond its box to the stacks while it is to change."""
_SIGN_ABOVE_RATIO: Final = 0.52
"""Size of the sign above this number, × height of the box."""
_TOTAL_PX: Final = 32
"""Greatest size of the viewer's number of tokens below tiles or a clock on a mat of two rows."""
_TOTAL_BESIDE_POINTS_PX: Final = 44
"""Greatest size of that number where it stands beside the points."""
_LIMIT_RATIO: Final = 0.62
"""Size of the limit behind a number of tokens, × size of the number."""
_LIMIT_GAP_PX: Final = 2
"""Between a number of tokens and the limit."""


def draw_folded_total(p: Painter, mat: MatLayout, player: Player) -> None:
    """Draw how many tokens the seat of a folded mat holds, and the limit (R11)."""
    rect = mat.total
    size = _total_size(p, mat, player, max(min(p.px(23), rect.h * 0.8), 15), rect.w * 0.96)
    _draw_held(p, mat, player, rect.center[0] - _held_width(p, mat, player, size) / 2, rect.center[1], size)


def draw_own_total(p: Painter, mat: MatLayout, player: Player, *, clock: bool, alone: bool) -> None:
    """Draw how many tokens the viewer holds, and the limit (R11), with their sign where no ``clock`` lies above it.

    On a mat of two rows the number stands beside the points, with a word on the line of theirs; unless it is ``alone``
    it is smaller, below tiles or a clock.
    """
    rect = mat.total
    if not has_two_rows(mat):
        _draw_total_on_line(p, mat, player, sign=not clock)
        return
    most = p.px(_TOTAL_BESIDE_POINTS_PX) if alone else p.px(_TOTAL_PX)
    size = _total_size(p, mat, player, max(min(most, rect.h * (0.8 if alone else 0.58)), 15), rect.w)
    left = rect.center[0] - _held_width(p, mat, player, size) / 2
    word, height = trn("token", "tokens", _held(p, mat, player)).upper(), p.larger(max(p.px(15), 13), p.px(20))
    # The distance of the middles of number and word, one below the other.
    apart = ((size + height) * CAPITAL + p.px(14)) / 2
    y = mat.points.center[1] if alone else rect.center[1] - apart * height / (size + height)
    end = _draw_held(p, mat, player, left, y, size)
    below = caption_line(p, mat, height) if alone else y + apart
    p.label(TABLE_CAPTION, word, (left + end) / 2, below, height, "center", rect.w)


def _draw_total_on_line(p: Painter, mat: MatLayout, player: Player, *, sign: bool) -> None:
    """Draw the viewer's number of tokens on the line of the figures of their stacks, and above it their sign.

    It is in the middle of its box. While it is to change it ends where it ended before.
    """
    rect, largest = mat.total, max(mat.total.h * _ON_LINE_RATIO, MIN_TEXT_PX)
    rest = p.text_width(FIGURE, str(_held(p, mat, player)), largest) + _limit_width(p, largest)
    right = rect.center[0] + rest / 2
    size = _total_size(p, mat, player, largest, right - rect.x + p.px(_BESIDE_PX[p.layout.compact]))
    y = on_line(p, mat.bonuses[0], size)
    _draw_held(p, mat, player, right - _held_width(p, mat, player, size), y, size)
    if sign:
        height = max(rect.h * _SIGN_ABOVE_RATIO, MIN_TEXT_PX + 2)
        above = y - (largest * CAPITAL + height * _SIGN_ADVANCE_RATIO) / 2
        p.icon("icon/tokens", rect.center[0], above, height, _SIGN_ALPHA)


def _total_size(p: Painter, mat: MatLayout, player: Player, size: float, most: float) -> float:
    """Return the size up to another one at which a number of tokens is no wider than ``most``."""
    while size > MIN_TEXT_PX and _held_width(p, mat, player, size) > most:  # its parts do not shrink alike
        size = max(size - 1, MIN_TEXT_PX)
    return size


def _held(p: Painter, mat: MatLayout, player: Player) -> int:
    return sum(p.figure(tokens(mat.seat, kind), count) for kind, count in enumerate(player.tokens))


def _change(p: Painter, mat: MatLayout) -> int:
    """Return how many tokens the viewer gets or, below 0, loses by what is chosen; 0 on another seat's mat."""
    return sum(own_changes(p)) if mat.own else 0


def _held_width(p: Painter, mat: MatLayout, player: Player, size: float) -> float:
    """Return the width of a number of tokens, or while it is to change of the change, with the limit behind it."""
    held, change = _held(p, mat, player), _change(p, mat)
    number = change_width(p, held, change, size) if change else p.text_width(FIGURE, str(held), size)
    return number + _limit_width(p, size)


def _limit_width(p: Painter, size: float) -> float:
    """Return the width of the limit with the gap before it, behind a number of a size."""
    small = max(size * _LIMIT_RATIO, MIN_TEXT_PX)
    return p.px(_LIMIT_GAP_PX) + p.text_width(FIGURE, f"/{TOKEN_LIMIT}", small)


def _draw_held(p: Painter, mat: MatLayout, player: Player, x: float, y: float, size: float) -> int:
    """Draw a number of tokens with the limit behind it, from a point on its middle line; return where it ends.

    While it is to change it is small before what it will become, which is red where it exceeds the limit.
    """
    palette, held, change = p.look.palette, _held(p, mat, player), _change(p, mat)
    small, over = max(size * _LIMIT_RATIO, MIN_TEXT_PX), held + change > TOKEN_LIMIT
    if change:
        end = draw_change(p, held, change, x, y, size, palette.short if over else palette.picked)
    else:
        end = p.label(FIGURE.in_color("short" if over else "text"), str(held), x, y, size).right
    low = y + (size - small) * FIGURE_BASELINE
    return p.label(FIGURE.in_color("text_muted"), f"/{TOKEN_LIMIT}", end + p.px(_LIMIT_GAP_PX), low, small).right


def draw_total_line(p: Painter, mat: MatLayout, player: Player) -> None:
    """Draw how many tokens another seat holds on a line below its name, behind their sign."""
    rect = mat.total
    sign = max(rect.h, 15)
    p.icon("icon/tokens", rect.x + sign / 2, rect.center[1], sign, _SIGN_ALPHA)
    _draw_held(p, mat, player, rect.x + sign * _SIGN_ADVANCE_RATIO, rect.center[1], max(rect.h, 15))

"""The words on a mat on which nothing has lain yet.

Knows the layout of a mat, a player's position and the order of play; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import GameState, Phase, Player, Seat
from game.support.i18n import tr
from game.ui.graphics.type_scale import DETAIL, PROMPT
from game.ui.table.painter import Painter
from game.ui.table.pending_change import own_changes
from game.view.layout.geometry import Rect
from game.view.layout.mats import MatLayout, has_two_rows
from game.view.theme import MIN_TEXT_PX

_WORDS: Final = 20
"""The size of the words in reference pixels."""
_EDGE: Final = 9
"""Their distance to the upper edge of the viewer's mat, likewise."""
_OF_ROOM: Final = 0.8
"""Their greatest size by the height of their room."""
_BESIDE: Final = 16
"""Their distance to the points on a mat of two rows, in reference pixels."""
_NUMBER: Final = 0.2
"""How far the number of tokens there reaches from the middle of its box, by the width of this."""
_ORDER: Final = 0.78
"""The size of a seat's place in the order of play, by the height of its line."""


def is_untouched(p: Painter, mat: MatLayout, player: Player) -> bool:
    """Whether a seat has nothing yet.

    The viewer's mat has its numbers but early in a first game, and there with the first token that is chosen.
    """
    if mat.folded or p.state.phase is Phase.SETUP:
        return False
    if mat.own and (p.signs.ticker or any(own_changes(p))):
        return False
    return not (any(player.tokens) or player.bought or player.hand or player.tiles)


def draw_untouched(p: Painter, mat: MatLayout) -> None:
    """Write the words on a mat.

    Those of another seat are its place in the order of play, on the line of its tokens; the viewer's are above the
    places that they are about.
    """
    if mat.own:
        room = _words_room(p, mat)
        size = min(p.px(_WORDS) * p.layout.enlarged, room.h * _OF_ROOM)
        p.paragraph(PROMPT.in_color("text_soft"), tr("Your tokens and cards go here"), room, size)
        return
    line = mat.total
    text, size = order_text(p.state, mat.seat), _order_size(mat)
    p.label(DETAIL.in_color("text_soft"), text, line.x, line.center[1], size, width=mat.points.x - line.x)


def order_right(p: Painter, mat: MatLayout) -> float:
    """Return where a seat's place in the order of play ends, in window pixels."""
    return mat.total.x + p.text_width(DETAIL, order_text(p.state, mat.seat), _order_size(mat))


def _order_size(mat: MatLayout) -> float:
    return max(mat.total.h * _ORDER, MIN_TEXT_PX)


def _words_room(p: Painter, mat: MatLayout) -> Rect:
    """Return the room for words on the viewer's mat: above the piles, or in two rows between points and tokens."""
    if has_two_rows(mat):
        left, top = mat.points.right + p.px(_BESIDE), mat.points.y
        right = round(mat.total.center[0] - mat.total.w * _NUMBER)
        return Rect(left, top, right - left, mat.name.bottom - top)
    top = mat.rect.y + p.px(_EDGE)
    return Rect(mat.piles.x, top, mat.piles.w, mat.bonuses[0].y - top)


def order_text(state: GameState, seat: Seat) -> str:
    """Return when a seat has its turn in each round."""
    texts = (tr("Plays first"), tr("Plays second"), tr("Plays third"), tr("Plays fourth"))
    return texts[(seat - state.first) % len(state.players)]

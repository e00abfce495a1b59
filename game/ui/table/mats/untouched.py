"""The words on a mat on which nothing has lain yet.

Knows the layout of a mat, a player's position and the order of play; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import GameState, Phase, Player, Seat
from game.support.i18n import tr
from game.ui.table.dock.purchase import own_changes
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout, has_two_rows
from game.view.theme import MIN_TEXT_PX

_WORDS: Final = 20
"""The size of the words in reference pixels."""
_EDGE: Final = 9
"""Their distance to the upper edge of the reader's mat, likewise."""
_OF_ROOM: Final = 0.8
"""Their greatest size by the height of their room."""
_BESIDE: Final = 16
"""Their distance to the points on a mat of two rows, in reference pixels."""
_NUMBER: Final = 0.2
"""How far the number of tokens there reaches from the middle of its box, by the width of this."""
_ORDER: Final = 0.78
"""The size of a seat's place in the order of play, by the height of its line."""


def is_untouched(p: Painter, panel: PanelLayout, player: Player) -> bool:
    """Whether a seat has nothing yet.

    The reader's mat has its numbers but early in a first game, and there with the first token that is chosen.
    """
    if panel.folded or p.state.phase is Phase.SETUP:
        return False
    if panel.own and (p.signs.ticker or any(own_changes(p))):
        return False
    return not (any(player.tokens) or player.bought or player.hand or player.tiles)


def draw_untouched(p: Painter, panel: PanelLayout) -> None:
    """Write the words on a mat.

    Those of another seat are its place in the order of play, on the line of its tokens; the reader's are above the
    places that they are about.
    """
    soft = p.look.palette.text_soft
    if panel.own:
        room = _words_room(p, panel)
        size = min(p.px(_WORDS) * p.layout.enlarged, room.h * _OF_ROOM)
        p.paragraph("prompt", tr("Your tokens and cards go here"), room, soft, size)
        return
    line = panel.total
    text, size = order_text(p.state, panel.seat), _order_size(panel)
    p.label("small", text, line.x, line.center[1], soft, "midleft", size, panel.points.x - line.x)


def order_right(p: Painter, panel: PanelLayout) -> float:
    """Return where a seat's place in the order of play ends, in window pixels."""
    return panel.total.x + p.text_width("small", order_text(p.state, panel.seat), _order_size(panel))


def _order_size(panel: PanelLayout) -> float:
    return max(panel.total.h * _ORDER, MIN_TEXT_PX)


def _words_room(p: Painter, panel: PanelLayout) -> Rect:
    """Return the room for words on the reader's mat: above the piles, or in two rows between points and tokens."""
    if has_two_rows(panel):
        left, top = panel.points.right + p.px(_BESIDE), panel.points.y
        right = round(panel.total.center[0] - panel.total.w * _NUMBER)
        return Rect(left, top, right - left, panel.name.bottom - top)
    top = panel.rect.y + p.px(_EDGE)
    return Rect(panel.piles.x, top, panel.piles.w, panel.bonuses[0].y - top)


def order_text(state: GameState, seat: Seat) -> str:
    """Return when a seat has its turn in each round."""
    texts = (tr("Plays first"), tr("Plays second"), tr("Plays third"), tr("Plays fourth"))
    return texts[(seat - state.first) % len(state.players)]

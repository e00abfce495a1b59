"""A mat on which nothing has lain yet: in the place of empty wells it says when the seat has its turn.

Knows the layout of a mat, a player's position and the order of play; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import GameState, Phase, Place, Player, Seat
from game.support.i18n import tr
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout

_STRIP: Final = 0.62
"""The height of the strip with the words by that of the pieces' room."""
_HIGHEST: Final = 72
"""Its greatest height in reference pixels."""
_WORDS: Final = 20
"""The size of the words in reference pixels."""


def is_untouched(p: Painter, panel: PanelLayout, player: Player) -> bool:
    """Whether another seat has nothing yet, and none of its places has the focus."""
    focus = p.marks.focus
    if panel.own or panel.folded or (isinstance(focus, Place) and focus.row == panel.seat):
        return False
    return p.state.phase is Phase.ACTION and not (any(player.tokens) or player.bought or player.hand or player.tiles)


def draw_untouched(p: Painter, panel: PanelLayout) -> None:
    """Draw a strip with the seat's place in the order of play where its pieces will lie."""
    boxes = (*panel.bonuses, *panel.tokens, *panel.hand)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    high = min(round((bottom - top) * _STRIP), p.px(_HIGHEST))
    strip = Rect(left, round((top + bottom - high) / 2), right - left, high)
    p.sprite("table/strip", strip)
    inner, size = strip.inset(p.px(10), 3), p.px(_WORDS) * p.layout.enlarged
    p.paragraph("prompt", order_text(p.state, panel.seat), inner, p.look.palette.text_soft, size, centred=True)


def order_text(state: GameState, seat: Seat) -> str:
    """Return when a seat has its turn in each round."""
    texts = (tr("Plays first"), tr("Plays second"), tr("Plays third"), tr("Plays fourth"))
    return texts[(seat - state.first) % len(state.players)]

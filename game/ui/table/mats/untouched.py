"""A mat on which nothing has lain yet: words in the place of empty wells.

Knows the layout of a mat, a player's position and the order of play; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import GameState, Phase, Place, PlaceKind, Player, Seat
from game.support.i18n import tr
from game.ui.table.mats.own_stacks import own_changes
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout

_WELLS: Final = PlaceKind.HAND, PlaceKind.TOKENS, PlaceKind.BONUS
"""The places in whose stead the words stand."""
_STRIP: Final = 0.62
"""The height of the strip with the words by that of the pieces' room."""
_HIGHEST: Final = 72
"""Its greatest height in reference pixels."""
_WORDS: Final = 20
"""The size of the words in reference pixels."""


def is_untouched(p: Painter, panel: PanelLayout, player: Player) -> bool:
    """Whether a seat has nothing yet, and none of its places has the focus.

    The reader's mat has its wells but early in a first game, and there with the first token that is chosen.
    """
    focus = p.marks.focus
    here = isinstance(focus, Place) and focus.kind in _WELLS and focus.row == panel.seat
    if panel.folded or here or p.state.phase is Phase.SETUP:
        return False
    if panel.own and (p.signs.ticker or any(own_changes(p))):
        return False
    return not (any(player.tokens) or player.bought or player.hand or player.tiles)


def draw_untouched(p: Painter, panel: PanelLayout) -> None:
    """Draw a strip with the seat's place in the order of play, or on the reader's mat with what will lie there."""
    boxes = (panel.piles,) if panel.own else (*panel.bonuses, *panel.tokens, *panel.hand)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    high = min(round((bottom - top) * _STRIP), p.px(_HIGHEST))
    strip = Rect(left, round((top + bottom - high) / 2), right - left, high)
    p.sprite("table/strip", strip)
    inner, size = strip.inset(p.px(10), 3), p.px(_WORDS) * p.layout.enlarged
    text = tr("Your tokens and cards go here") if panel.own else order_text(p.state, panel.seat)
    p.paragraph("prompt", text, inner, p.look.palette.text_soft, size, centred=True)


def order_text(state: GameState, seat: Seat) -> str:
    """Return when a seat has its turn in each round."""
    texts = (tr("Plays first"), tr("Plays second"), tr("Plays third"), tr("Plays fourth"))
    return texts[(seat - state.first) % len(state.players)]

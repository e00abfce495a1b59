"""A bought card, large on the page of the player it belongs to, and beside it what its face does not tell.

Knows a card, its purchase and a box; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

from game.support.i18n import tr
from game.ui.graphics.type_scale import DETAIL, TABLE_CAPTION
from game.ui.table.painter import Painter
from game.view.descriptions.table_log import Purchase
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO

_PAD: Final = 20.0
"""The distance of the parts to the edge."""
_GAP: Final = 22.0
"""The distance of the card to what is beside it."""
_CARD: Final = 0.68
"""The greatest width of the card by that of the room."""
_CAPTION: Final = 17.0
"""The size of a caption."""
_WORDS: Final = 23.0
"""The size of words below a caption."""
_TOKEN: Final = 44.0
"""The height of a line with tokens."""
_MIN_WORDS_PX: Final = 13
"""The least size of words in window pixels."""
_LINE: Final = 1.3
"""The height of a line by the size of its words."""


def draw_bought_card(p: Painter, card: str, purchase: Purchase | None, box: Rect, unit: float, growth: float) -> None:
    """Draw a card in a box, and beside it what its face does not tell of its purchase, where that is known.

    Lengths are in units of the page, of ``unit`` window pixels; words are larger by ``growth``.
    """
    inner = box.inset(round(_PAD * unit), round(_PAD * unit / 2))
    width = round(min(inner.w * _CARD, inner.h * CARD_RATIO))
    height = round(width / CARD_RATIO)
    y = inner.y + (inner.h - height) // 2
    if purchase is None:
        p.card(card, Rect(inner.x + (inner.w - width) // 2, y, width, height))
        return
    p.card(card, Rect(inner.x, y, width, height))
    left = inner.x + width + round(_GAP * unit)
    beside = Rect(left, y, inner.right - left, height)
    _draw_purchase(p, purchase, beside, unit, growth)


def _draw_purchase(p: Painter, purchase: Purchase, box: Rect, unit: float, growth: float) -> None:
    """Draw round and source below a caption, and below another one a line for each kind of token that was paid."""
    small, size = (max(part * unit, _MIN_WORDS_PX) * growth for part in (_CAPTION, _WORDS))
    source = tr("Reserved earlier") if purchase.reserved else tr("From the market")
    words = [tr("Round {number}").format(number=purchase.round)]
    words += p.look.text.balance(p.look.text.sized(DETAIL, size), source, box.w)
    y = _caption(p, tr(p.skin.text.bought_in), box, box.y, small)
    for line in words:
        p.label(DETAIL, line, box.x, y + size * _LINE / 2, size, width=box.w)
        y += size * _LINE
    y = _caption(p, tr("Paid"), box, y + _GAP * unit, small)
    paid = [(kind, count) for kind, count in enumerate(purchase.paid) if count]
    if not paid:
        p.label(TABLE_CAPTION.in_color("text"), tr("Free").upper(), box.x, y + size * _LINE / 2, size, width=box.w)
        return
    step = min(_TOKEN * unit, (box.bottom - y) / len(paid))
    for number, (kind, count) in enumerate(paid):
        middle = y + step * (number + 0.5)
        p.icon(f"token_small/{kind}", box.x + step * 0.42, middle, step * 0.84)
        p.token_letter(kind, box.x + step * 0.42, middle, step * 0.84)
        p.count(str(count), box.x + step * 1.04, middle, step * 0.72)


def _caption(p: Painter, text: str, box: Rect, y: float, size: float) -> float:
    """Write a caption from ``y`` down; return the y below it."""
    p.label(TABLE_CAPTION, text.upper(), box.x, y + size * _LINE / 2, size, width=box.w)
    return y + size * _LINE

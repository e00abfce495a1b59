"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules import visible_card
from game.rules.model import Place, PlaceKind
from game.ui.table.board.signals import paint_icon
from game.ui.table.mats.reserved_cards import draw_tiny_card
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO

_EDGE: Final = 5
"""The least distance of the cards to the edges of the strip, in reference pixels."""
_GAP: Final = 0.22
"""The gap between two cards by their width."""

_FLAG: Final = 0.7
"""The size of the seal with the flag on a card by its width."""


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> None:
    """Draw the cards at some places side by side in the middle of the strip, smaller where there are many.

    Those that reach the goal come first, with the flag that they have in the market. Then those of the market follow,
    by level, and those of the hand.
    """
    ordered = sorted(places, key=lambda place: (place.kind is PlaceKind.HAND, place))
    cards = [card for place in ordered if (card := visible_card(p.state, place)) is not None]
    cards.sort(key=lambda card: not p.facts.reaches_goal(card))
    for card, box in zip(cards, reach_boxes(p, len(cards)), strict=True):
        draw_tiny_card(p, card, box)
        if p.facts.reaches_goal(card):
            paint_icon(p.canvas, p.look, "sign/goal", *box.center, box.w * _FLAG)


def reach_boxes(p: Painter, count: int) -> list[Rect]:
    """Return the boxes of a number of cards in the strip."""
    room = p.layout.dock.strip.inset(p.px(_EDGE))
    widths = count + (count - 1) * _GAP
    width = min(room.h * CARD_RATIO, room.w / max(widths, 1))
    left, height = room.center[0] - width * widths / 2, width / CARD_RATIO
    top = round(room.center[1] - height / 2)
    return [Rect(round(left + width * (1 + _GAP) * index), top, round(width), round(height)) for index in range(count)]

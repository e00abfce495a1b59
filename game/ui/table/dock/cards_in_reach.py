"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.model import Place, PlaceKind
from game.support.i18n import tr
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.board.signals import paint_icon
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.painter import Painter
from game.ui.table.small_faces import draw_slip
from game.view.descriptions.plan import Plan
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

_MOST: Final = 4
"""The most cards that have a plate each: the number of all others stands above the last."""
_SIDE_PX: Final = 10
"""The distance of caption and plates to the ends of the strip, in reference pixels."""
_GAP_PX: Final = 6
"""The gap behind a plate, in reference pixels."""
_BELOW_CAPTION: Final = 1.4
"""Where the plates begin, by the size of the caption."""
_FOOT_PX: Final = 6
"""The distance of the plates to the strip's lower edge, in reference pixels."""
_STONE_RATIO: Final = 0.76
"""The size of the stone by the height of its plate."""
_LABEL_RATIO: Final = 0.62
"""The size of a label by the height of its plate."""
_BESIDE_STONE: Final = 1.05
"""The width of the stone, and of the room at the other end, by the height of the plate."""
_COINS_RATIO: Final = 0.8
"""The size of the sign of tokens by the number before it."""
_FLAG_RATIO: Final = 0.56
"""The size of the seal with the flag, at the foot of the stone, by the height of the plate."""


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> None:
    """Draw the cards at some places as plates in the colour of their bonus, below a caption, each with one label.

    That is the points that it brings, else what it costs. Cards that reach the goal come first, with the score that
    they lead to and the flag that they have in the market, then those of most points, and of these the cheaper. The
    button states how many there are.
    """
    plans = [plan for place in sorted(places, key=_order) if (plan := p.facts.plan(place)) is not None]
    plans.sort(key=lambda plan: (not p.facts.reaches_goal(plan.card), -plan.effect.points, sum(plan.payment)))
    if not plans:
        return
    strip, caption, gap, side = p.layout.dock.strip, caption_size(p), p.px(_GAP_PX), p.px(_SIDE_PX)
    left, right, top = strip.x + side, strip.right - side, round(strip.y + caption * _BELOW_CAPTION)
    p.label(TABLE_CAPTION, tr("In reach").upper(), left, strip.y + caption * 0.75, caption)
    # Plates have the same size however many there are.
    box = Rect(left, top, (right - left + gap) // _MOST - gap, strip.bottom - p.px(_FOOT_PX) - top)
    for number, plan in enumerate(plans[:_MOST]):
        _draw_plate(p, plan, box.moved(number * (box.w + gap), 0))


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _draw_plate(p: Painter, plan: Plan, box: Rect) -> None:
    """Draw the plate of a card: its stone, and beside it its label."""
    bonus, wins, y = p.edition.cards[plan.card].bonus, p.facts.reaches_goal(plan.card), box.center[1]
    draw_slip(p, bonus, box)
    p.stone(bonus, box.x + box.h * 0.5, y, box.h * _STONE_RATIO)
    if wins:
        paint_icon(p.canvas, p.look, "sign/goal", box.x + box.h * 0.74, box.y + box.h * 0.72, box.h * _FLAG_RATIO)
    text = f"= {plan.effect.score}" if wins else f"+{plan.effect.points}" if plan.effect.points else ""
    cost, style = str(sum(plan.payment)), FIGURE.in_color("action") if wins else FIGURE
    size, room = box.h * _LABEL_RATIO, box.w - box.h * _BESIDE_STONE
    width = p.text_width(style, text or cost, size) + size * _COINS_RATIO * (not text)
    size = max(size * min(1.0, room / width), MIN_TEXT_PX)
    coins = size * _COINS_RATIO * (not text)
    middle = box.right - (box.w - box.h * 0.9) / 2
    end = p.label(style, text or cost, middle - coins / 2, y, size, "center")
    if coins:
        p.icon("icon/tokens", end.right + coins * 0.55, y, coins * 0.9)

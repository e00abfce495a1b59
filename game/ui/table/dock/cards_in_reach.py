"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.rules.model import Place, PlaceKind
from game.support.i18n import tr, trn
from game.ui.graphics.print_art import mix, round_frame, rounded
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.board.signals import paint_icon
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.painter import Painter
from game.ui.table.small_faces import SLIP_CORNER, draw_slip
from game.view.descriptions.plan import Plan
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX, Color

_FEWEST: Final = 3
"""The least number of plates for which the strip is divided."""
_MOST: Final = 4
"""The most plates, one less beside a wide one: where not all cards have one, the last states how many have none."""
_WIDE_RATIO: Final = 1.6
"""The width of the plate of a card that reaches the goal by that of another."""
_SIDE_PX: Final = 10
"""The distance of caption and plates to the ends of the strip, in reference pixels."""
_GAP_PX: Final = 6
"""The gap behind a plate, in reference pixels."""
_BELOW_CAPTION: Final = 1.4
"""Where the plates begin, by the size of the caption."""
_FOOT_PX: Final = 6
"""The distance of the plates to the strip's lower edge, in reference pixels."""
_STONE_RATIO: Final = 0.82
"""The size of the stone by the height of its plate."""
_LABEL_RATIO: Final = 0.62
"""The size of a label by the height of its plate."""
_BESIDE_STONE: Final = 0.98
"""The width of the stone by the height of the plate."""
_END_RATIO: Final = 0.16
"""The room behind a label by the height of the plate."""
_COINS_RATIO: Final = 0.8
"""The size of the sign of tokens by the number before it."""
_FREE_RATIO: Final = 0.78
"""The size of the word for a card that costs nothing by that of a figure."""
_FLAG_RATIO: Final = 0.74
"""The size of the seal with the flag by the height of the plate."""
_RIM_PX: Final = 2
"""The width of the rim of a dark plate, in reference pixels."""
_QUIET_RATIO: Final = 0.6
"""How much darker than a quiet text the rim of the plate with a number is."""


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> None:
    """Draw the cards at some places as plates in the colour of their bonus, below a caption, each with one label.

    That is the points that it brings, else what it costs. Cards that reach the goal come first, with the score that
    they lead to, then those of most points, and of these the cheaper. The first of them that reach the goal is
    wider and has the flag that it has in the market. Where not all have room, the last plate states how many have none.
    """
    plans = [plan for place in sorted(places, key=_order) if (plan := p.facts.plan(place)) is not None]
    plans.sort(key=lambda plan: (not p.facts.reaches_goal(plan.card), -plan.effect.points, sum(plan.payment)))
    if not plans:
        return
    strip, caption, gap, side = p.layout.dock.strip, caption_size(p), p.px(_GAP_PX), p.px(_SIDE_PX)
    left, right, top = strip.x + side, strip.right - side, round(strip.y + caption * _BELOW_CAPTION)
    p.label(TABLE_CAPTION, tr("In reach").upper(), left, strip.y + caption * 0.75, caption)
    wide = p.facts.reaches_goal(plans[0].card)
    most = _MOST - wide
    count = min(max(len(plans), _FEWEST), most)
    width = (right - left - gap * (count - 1)) / (count + (_WIDE_RATIO - 1) * wide)
    box = Rect(left, top, int(width), strip.bottom - p.px(_FOOT_PX) - top)
    shown = len(plans) if len(plans) <= most else most - 1
    for number, plan in enumerate(plans[:shown]):
        each = box._replace(w=int(width * _WIDE_RATIO)) if wide and not number else box
        _draw_plate(p, plan, each)
        box = box._replace(x=each.right + gap)
    if len(plans) > shown:
        _draw_number(p, len(plans) - shown, box)


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _draw_plate(p: Painter, plan: Plan, box: Rect) -> None:
    """Draw the plate of a card: its stone, beside it its label, and behind that the flag where there is room for it."""
    bonus, wins, y = p.edition.cards[plan.card].bonus, p.facts.reaches_goal(plan.card), box.center[1]
    if wins:
        _draw_ground(p, p.look.palette.action, box)
    else:
        draw_slip(p, bonus, box, dark=True)
    p.stone(bonus, box.x + box.h * 0.5, y, box.h * _STONE_RATIO)
    left, right = box.x + box.h * _BESIDE_STONE, box.right - box.h * _END_RATIO
    if wins and box.w > 3 * box.h:
        flag = box.h * _FLAG_RATIO
        paint_icon(p.canvas, p.look, "sign/goal", right - flag / 2, y, flag)
        right -= flag
    text = f"= {plan.effect.score}" if wins else f"+{plan.effect.points}" if plan.effect.points else ""
    size, middle = box.h * _LABEL_RATIO, (left + right) / 2
    if text:
        size *= min(1.0, (right - left) / p.text_width(FIGURE, text, size))
        p.label(FIGURE, text, middle, y, max(size, MIN_TEXT_PX), "center")
    elif not sum(plan.payment) and _draw_free(p, middle, y, size, right - left):
        return
    else:
        _draw_cost(p, sum(plan.payment), middle, y, size, right - left)


def _draw_free(p: Painter, x: float, y: float, size: float, width: float) -> bool:
    """Draw around a point the word for a card that costs nothing; return whether a width has room for it."""
    text, usual = tr("Free").upper(), size * _FREE_RATIO
    size = max(usual * min(1.0, width / p.text_width(TABLE_CAPTION, text, usual)), MIN_TEXT_PX)
    fits = p.text_width(TABLE_CAPTION, text, size) <= width
    if fits:
        p.label(TABLE_CAPTION.in_color("text"), text, x, y, size, "center")
    return fits


def _draw_cost(p: Painter, cost: int, x: float, y: float, size: float, width: float) -> None:
    """Draw around a point how many tokens a card costs, with their sign, in a width."""
    usual = p.text_width(FIGURE, str(cost), size) + size * _COINS_RATIO
    size = max(size * min(1.0, width / usual), MIN_TEXT_PX)
    coins = size * _COINS_RATIO
    end = p.label(FIGURE, str(cost), x - coins / 2, y, size, "center")
    p.icon("icon/tokens", end.right + coins * 0.55, y, coins * 0.9)


def _draw_number(p: Painter, count: int, box: Rect) -> None:
    """Draw the plate of the cards that have none: how many they are, in words where these have room."""
    palette = p.look.palette
    _draw_ground(p, mix(palette.text_muted, palette.ink, _QUIET_RATIO), box)
    text = trn("{count} more", "{count} more", count).format(count=count)
    size, width = min(box.h * _LABEL_RATIO, caption_size(p) * 1.2), box.w - 2 * box.h * _END_RATIO
    size = max(size * min(1.0, width / p.text_width(TABLE_CAPTION, text, size)), MIN_TEXT_PX)
    if p.text_width(TABLE_CAPTION, text, size) > width:
        text = "…"
    p.label(TABLE_CAPTION, text, *box.center, size, "center")


def _draw_ground(p: Painter, rim: Color, box: Rect) -> None:
    """Draw a dark plate with a rim of a colour."""
    width = max(p.px(_RIM_PX), 1)

    def plate() -> pygame.Surface:
        surface = pygame.Surface(box[2:])
        surface.fill(p.look.palette.ink)
        picture = rounded(surface, box.h * SLIP_CORNER)
        frame = round_frame(box[2:], rim, width, box.h * SLIP_CORNER)
        picture.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return picture

    p.canvas.surface(p.look.drawn.get_or_make(("dark plate", rim, box.w, box.h), plate), box.x, box.y)

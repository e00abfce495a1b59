"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame

from game.rules.model import WILD, Place, PlaceKind, market
from game.support.i18n import tr, trn
from game.ui.graphics.print_art import round_frame, rounded
from game.ui.graphics.type_scale import FIGURE, TABLE_CAPTION
from game.ui.table.board.signals import paint_icon
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.painter import Painter
from game.ui.table.small_faces import SLIP_CORNER, bonus_color, draw_reduced, draw_slip, is_silver
from game.view.descriptions.plan import Plan
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX, Color

_MOST: Final = 3
"""The most plates: the strip is divided by so many, and by fewer only where one of them has no room."""
_SHARES: Final = 1.0, 0.88, 0.76
"""By what share figures become smaller so that all of a plate has room, before there are fewer plates."""
_WIDE_RATIO: Final = 1.5
"""The width of the plate of a card that reaches the goal by that of another."""
_SIDE_PX: Final = 10
"""The distance of caption and plates to the ends of the strip, in reference pixels."""
_GAP_PX: Final = 6
"""The gap behind a plate, in reference pixels."""
_BELOW_CAPTION: Final = 1.4
"""Where the plates begin, by the size of the caption."""
_FOOT_PX: Final = 4
"""The distance of the pictures to the strip's lower edge, in reference pixels."""
_WITHIN_PX: Final = 2
"""How much lower than a picture its plate begins and how much higher it ends, in reference pixels."""
_MAX_PICTURE_RATIO: Final = 0.3
"""The greatest width of a picture by that of its plate."""
_LABEL_RATIO: Final = 0.6
"""The size of the points by the height of their plate."""
_PRICE_RATIO: Final = 0.48
"""The size of the price likewise."""
_FIGURES_PX: Final = 36
"""The greatest height of a plate by which figures grow, in reference pixels, unless text is enlarged."""
_GAP_RATIO: Final = 0.2
"""The gap behind the picture, the least one before a price and the room behind it, by that height."""
_COIN_RATIO: Final = 0.9
"""The size of the sign of tokens by the number before it."""
_COIN_GAP_RATIO: Final = 0.3
"""The gap behind a sign of tokens before another number, by its size."""
_FREE_RATIO: Final = 0.84
"""The size of the word for a card that costs nothing by that of a price."""
_FLAG_RATIO: Final = 0.74
"""The size of the seal with the flag by the height of the plate."""
_POINTED_PX: Final = 2
"""The width of the line around a plate that is pointed at, in reference pixels."""
_RIM_PX: Final = 2
"""The width of the rim of a dark plate, in reference pixels."""


class _Plate(NamedTuple):
    """What is written on the plate of a card, and in which sizes, in window pixels."""

    place: Place
    plan: Plan
    wins: bool
    points_size: float
    price_size: float
    gap: float
    flag: float

    @property
    def points(self) -> str:
        """The points that the card brings, empty where it brings none."""
        return f"+{self.plan.effect.points}" if self.plan.effect.points else ""

    @property
    def price(self) -> list[tuple[int, str]]:
        """How many tokens are paid with which sign: coloured ones have one, wild ones their own."""
        wild = self.plan.payment[WILD]
        counts = (sum(self.plan.payment) - wild, "tokens"), (wild, "")
        return [(count, sign) for count, sign in counts if count]

    def price_width(self, p: Painter) -> float:
        """Return the width of the price, or of the word for nothing."""
        if not self.price:
            return p.text_width(TABLE_CAPTION, tr("Free").lower(), self.free_size)
        numbers = sum(p.text_width(FIGURE, str(count), self.price_size) for count, _ in self.price)
        return numbers + len(self.price) * self.coin * (1 + _COIN_GAP_RATIO) - self.coin * _COIN_GAP_RATIO

    @property
    def free_size(self) -> float:
        """The size of this word."""
        return max(self.price_size * _FREE_RATIO, MIN_TEXT_PX)

    @property
    def coin(self) -> float:
        """The size of a sign of tokens."""
        return self.price_size * _COIN_RATIO

    def width(self, p: Painter) -> float:
        """Return the width that the plate needs beside its picture."""
        points = p.text_width(FIGURE, self.points, self.points_size) + self.gap if self.points else 0
        flag = self.flag + self.gap * bool(self.flag)
        return self.gap + points + flag + self.price_width(p) + self.gap


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> list[tuple[Place, Rect]]:
    """Draw the cards at some places on plates in the colour of their bonus, below a caption; return these boxes.

    Each plate has the card's picture, the points that it brings and what is paid for it. Cards that reach the goal come
    first, then those of most points, and of these the cheaper. The first of them that reach the goal is wider and has
    the flag that it has in the market. Where not all have room, how many have none is beside the caption.
    """
    found = [(place, plan) for place in sorted(places, key=_order) if (plan := p.facts.plan(place)) is not None]
    found.sort(key=lambda each: _rank(p, each[1]))
    if not found:
        return []
    strip, caption, side = p.layout.dock.strip, caption_size(p), p.px(_SIDE_PX)
    left, right, middle = strip.x + side, strip.right - side, strip.y + caption * 0.75
    end = p.label(TABLE_CAPTION, tr("In reach").upper(), left, middle, caption).right
    plates = _fitting(p, found)
    for plate, box in plates:
        _draw_plate(p, plate, box)
        if p.highlights.hover == plate.place:
            _draw_pointed(p, box)
    if rest := len(found) - len(plates):
        text = trn("{count} more", "{count} more", rest).format(count=rest).upper()
        if p.text_width(TABLE_CAPTION, text, caption) <= right - end - side:
            p.label(TABLE_CAPTION, text, right, middle, caption, "midright")
    return [(plate.place, box) for plate, box in plates]


def _fitting(p: Painter, found: Sequence[tuple[Place, Plan]]) -> list[tuple[_Plate, Rect]]:
    """Return the plates of the first cards with their boxes: as many as have room for all that is written on them.

    All have figures of one size, smaller ones before there are fewer plates.
    """
    strip, gap, side = p.layout.dock.strip, p.px(_GAP_PX), p.px(_SIDE_PX)
    top = round(strip.y + caption_size(p) * _BELOW_CAPTION)
    height = strip.bottom - p.px(_FOOT_PX) - top
    unit = min(height, p.px(_FIGURES_PX) * p.layout.enlarged)
    wide = p.facts.reaches_goal(found[0][1].card)
    for most in range(_MOST, 0, -1):
        count = min(len(found), most)
        each = (strip.w - 2 * side - gap * (most - 1)) / (most + (_WIDE_RATIO - 1) * wide)
        for share in _SHARES:
            plates = [_plate(p, *found[number], unit * share, first=not number) for number in range(count)]
            widths = [int(each * (_WIDE_RATIO if wide and not number else 1)) for number in range(count)]
            boxes = [
                Rect(strip.x + side + sum(widths[:number]) + gap * number, top, width, height)
                for number, width in enumerate(widths)
            ]
            if all(plate.width(p) <= box.w - _picture(p, box).w for plate, box in zip(plates, boxes, strict=True)):
                return list(zip(plates, boxes, strict=True))
    return list(zip(plates, boxes, strict=True))


def _plate(p: Painter, place: Place, plan: Plan, unit: float, *, first: bool) -> _Plate:
    """Return the plate of a card whose figures are sized by a height; only that of the ``first`` may have a flag."""
    points, price = (max(unit * ratio, MIN_TEXT_PX) for ratio in (_LABEL_RATIO, _PRICE_RATIO))
    wins = p.facts.reaches_goal(plan.card)
    return _Plate(place, plan, wins, points, price, unit * _GAP_RATIO, unit * _FLAG_RATIO * (wins and first))


def _picture(p: Painter, box: Rect) -> Rect:
    """Return the box of the picture of a card at the left end of its plate."""
    rest = p.layout.places[market(1, 0)]
    width = min(box.h * rest.w / rest.h, box.w * _MAX_PICTURE_RATIO)
    height = round(width * rest.h / rest.w)
    return Rect(box.x, round(box.center[1] - height / 2), round(width), height)


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _rank(p: Painter, plan: Plan) -> tuple[bool, int, int]:
    return not p.facts.reaches_goal(plan.card), -plan.effect.points, sum(plan.payment)


def _draw_plate(p: Painter, plate: _Plate, box: Rect) -> None:
    """Draw the plate of a card: its picture, its points, the flag where it reaches the goal, and at the end its price.

    In all plates pictures and points have the same places, and prices end at the same distance from the edge.
    """
    card, inner, y = plate.plan.card, box.inset(0, p.px(_WITHIN_PX)), box.center[1]
    bonus, picture = p.edition.cards[card].bonus, _picture(p, box)
    silver = not plate.wins and is_silver(bonus_color(p, bonus))
    if plate.wins:
        _draw_ground(p, p.look.palette.action, inner)
    else:
        draw_slip(p, bonus, inner, dark=True)
    draw_reduced(p, f"card/{card}", *picture.center, picture.h, p.layout.places[market(1, 0)])
    left, right = picture.right + plate.gap, box.right - plate.gap
    if plate.points:
        style = FIGURE.in_color("text_dark" if silver else "text")
        left = p.label(style, plate.points, left, y, plate.points_size).right
    price = _draw_price(p, plate, right, y, silver=silver)
    if 0 < plate.flag <= price - left:
        paint_icon(p.canvas, p.look, "sign/goal", (left + price) / 2, y, plate.flag)


def _draw_price(p: Painter, plate: _Plate, right: float, y: float, *, silver: bool) -> float:
    """Draw what is paid for a card, dark on ``silver``, so that it ends at ``right``; return where it begins."""
    if not plate.price:
        style = TABLE_CAPTION.in_color("text_dark" if silver else "text_muted")
        return p.label(style, tr("Free").lower(), right, y, plate.free_size, "midright").x
    style, coin = FIGURE.in_color("text_dark" if silver else "text"), plate.coin
    for count, sign in reversed(plate.price):
        icon = f"{'icon_dark' if silver else 'icon'}/{sign}" if sign else f"token_small/{WILD}"
        p.icon(icon, right - coin / 2, y, coin)
        right = p.label(style, str(count), right - coin, y, plate.price_size, "midright").x - coin * _COIN_GAP_RATIO
    return right


def _draw_pointed(p: Painter, box: Rect) -> None:
    """Draw the line around a plate that is pointed at."""
    box, width = box.inset(0, p.px(_WITHIN_PX)), max(p.px(_POINTED_PX), 1)
    frame = round_frame(box[2:], p.look.palette.text, width, box.h * SLIP_CORNER)
    p.canvas.surface(frame, box.x, box.y)


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

"""The cards in reach in the strip of the dock, while to buy is offered and none of them is in question.

Knows places, cards and the layout; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame

from game.rules.model import WILD, Place, PlaceKind
from game.support.i18n import tr, trn
from game.ui.graphics.print_art import mix, round_frame, rounded
from game.ui.graphics.type_scale import FIGURE, GAIN, TABLE_CAPTION
from game.ui.table.board.signals import paint_icon
from game.ui.table.dock.move_kind_buttons import says_needs
from game.ui.table.dock.piece_line import caption_size
from game.ui.table.painter import Painter
from game.ui.table.small_faces import bonus_color
from game.view.descriptions.plan import Plan
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX, Color

_MOST: Final = 3
"""The most plates: the strip is divided by so many, and by fewer only where one of them has no room."""
_SHARES: Final = 1.0, 0.88, 0.76, 0.64
"""By what share figures become smaller so that all of a plate has room, before there are fewer plates."""
_WIDE_RATIO: Final = 1.5
"""The width of the plate of a card that reaches the goal by that of another."""
_SIDE_PX: Final = 10
"""The distance of caption and plates to the ends of the strip, in reference pixels."""
_GAP_PX: Final = 6
"""The gap behind a plate, in reference pixels."""
_BELOW_CAPTION: Final = 1.4
"""Where the plates begin, by the size of the caption."""
_FOOT_PX: Final = Density(7, 5)
"""The distance of the plates to the strip's lower edge, in reference pixels."""
_STONE_RATIO: Final = 0.68
"""The size of the stone of the bonus by the height of the plate."""
_POINTS_RATIO: Final = 0.6
"""The size of the points likewise."""
_PRICE_RATIO: Final = 0.5
"""The size of the price likewise."""
_FIGURES_PX: Final = 36
"""The greatest height of a plate by which figures grow, in reference pixels, unless text is enlarged."""
_EDGE_RATIO: Final = 0.2
"""The gap at both ends of a plate by that height."""
_BEHIND_POINTS_RATIO: Final = 0.34
"""The gap behind the points likewise."""
_BEHIND_STONE_PX: Final = 4
"""The gap behind the stone, in reference pixels."""
_COIN_RATIO: Final = 0.9
"""The size of the sign of tokens by the number before it."""
_BEFORE_COIN_RATIO: Final = 0.08
"""The gap before such a sign by its size."""
_COIN_GAP_RATIO: Final = 0.3
"""The gap behind it before another number, likewise."""
_FREE_RATIO: Final = 0.84
"""The size of the word for a card that costs nothing by that of a price."""
_FLAG_RATIO: Final = 0.74
"""The size of the seal with the flag by the height of the plate."""
_CORNER_RATIO: Final = 0.2
"""The radius of a plate's corners by its height."""
_RIM_PX: Final = 2
"""The width of the rim of a plate, in reference pixels."""
_RIM_SHADE: Final = 0.2
"""How much darker than its bonus this rim is else."""
_WHITE: Final = (255, 255, 255)
_MIN_RIM: Final = 110
"""The least brightness of that rim, 0 to 255: a black one would be lost on the dark ground around it."""


class _Plate(NamedTuple):
    """What is written on the plate of a card, and in which sizes, in window pixels."""

    place: Place
    plan: Plan
    wins: bool
    unit: float
    """The height by which all on it is sized."""
    flagged: bool

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

    @property
    def stone(self) -> float:
        """The size of the stone."""
        return self.unit * _STONE_RATIO

    @property
    def points_size(self) -> float:
        """The size of the points."""
        return max(self.unit * _POINTS_RATIO, MIN_TEXT_PX)

    @property
    def price_size(self) -> float:
        """The size of the numbers of the price."""
        return max(self.unit * _PRICE_RATIO, MIN_TEXT_PX)

    @property
    def free_size(self) -> float:
        """The size of the word for a card that costs nothing."""
        return max(self.price_size * _FREE_RATIO, MIN_TEXT_PX)

    @property
    def edge(self) -> float:
        """The gap at both ends."""
        return self.unit * _EDGE_RATIO

    @property
    def flag(self) -> float:
        """The size of the flag, 0 without one."""
        return self.unit * _FLAG_RATIO * self.flagged

    def width(self, p: Painter) -> float:
        """Return the width that the plate needs."""
        points = (
            p.text_width(FIGURE, self.points, self.points_size) + self.unit * _BEHIND_POINTS_RATIO if self.points else 0
        )
        flag = self.flag + self.edge * bool(self.flag)
        before = self.edge + self.stone + p.px(_BEHIND_STONE_PX)
        return before + points + self._price_width(p) + self.edge + flag

    def _price_width(self, p: Painter) -> float:
        if not self.price:
            return p.text_width(TABLE_CAPTION, tr("Free").lower(), self.free_size)
        numbers = sum(p.text_width(FIGURE, str(count), self.price_size) for count, _ in self.price)
        coin = self.price_size * _COIN_RATIO
        signs = len(self.price) * (1 + _BEFORE_COIN_RATIO) + (len(self.price) - 1) * _COIN_GAP_RATIO
        return numbers + coin * signs


def draw_cards_in_reach(p: Painter, places: Iterable[Place]) -> list[tuple[Place, Rect]]:
    """Draw the cards at some places on plates with a rim in the colour of their bonus; return the boxes of these.

    Each plate has the stone of that bonus, the points that the card brings and what is paid for it. Cards that reach
    the goal come first, then those of most points, and of these the cheaper. The first of them that reach the goal is
    wider and has the flag that it has in the market. Where not all have room, how many have none is beside the caption
    above them, unless the kind of move says how many cards there are.
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
    rest, choices = len(found) - len(plates), p.highlights.choices
    if rest and not (p.move_kinds and choices is not None and says_needs(p, choices)):
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
    height = strip.bottom - p.px(_FOOT_PX[p.layout.compact]) - top
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
            if all(plate.width(p) <= box.w for plate, box in zip(plates, boxes, strict=True)):
                return list(zip(plates, boxes, strict=True))
    return list(zip(plates, boxes, strict=True))


def _plate(p: Painter, place: Place, plan: Plan, unit: float, *, first: bool) -> _Plate:
    """Return the plate of a card whose figures are sized by a height; only that of the ``first`` may have a flag."""
    wins = p.facts.reaches_goal(plan.card)
    return _Plate(place, plan, wins, unit, flagged=wins and first)


def _order(place: Place) -> tuple[bool, Place]:
    return place.kind is PlaceKind.HAND, place


def _rank(p: Painter, plan: Plan) -> tuple[bool, int, int]:
    return not p.facts.reaches_goal(plan.card), -plan.effect.points, sum(plan.payment)


def _draw_plate(p: Painter, plate: _Plate, box: Rect) -> None:
    """Draw the plate of a card: its stone, its points, its price, and at the end the flag where it reaches the goal."""
    bonus, y, palette = p.edition.cards[plate.plan.card].bonus, box.center[1], p.look.palette
    rim = palette.action if plate.wins else _rim(bonus_color(p, bonus))
    _draw_ground(p, palette.text if p.highlights.hover == plate.place else rim, box)
    x = box.x + plate.edge
    p.icon(f"gem/{bonus}", x + plate.stone / 2, y, plate.stone)
    p.token_letter(bonus, x + plate.stone / 2, y, plate.stone)
    x += plate.stone + p.px(_BEHIND_STONE_PX)
    if plate.points:
        x = p.label(GAIN, plate.points, x, y, plate.points_size).right + plate.unit * _BEHIND_POINTS_RATIO
    _draw_price(p, plate, x, y)
    if plate.flag:
        paint_icon(p.canvas, p.look, "sign/goal", box.right - plate.edge - plate.flag / 2, y, plate.flag)


def _draw_price(p: Painter, plate: _Plate, x: float, y: float) -> None:
    """Draw what is paid for a card from its left edge on."""
    if not plate.price:
        p.label(TABLE_CAPTION.in_color("text"), tr("Free").lower(), x, y, plate.free_size)
        return
    coin = plate.price_size * _COIN_RATIO
    for count, sign in plate.price:
        x = p.label(FIGURE, str(count), x, y, plate.price_size).right + coin * _BEFORE_COIN_RATIO
        p.icon(f"icon/{sign}" if sign else f"token_small/{WILD}", x + coin / 2, y, coin)
        x += coin * (1 + _COIN_GAP_RATIO)


def _rim(color: Color) -> Color:
    """Return the colour of a bonus as that of a rim: neither as dark as the ground nor as bright as the winning one."""
    brightest = max(color)
    if brightest < _MIN_RIM:
        return mix(color, _WHITE, (_MIN_RIM - brightest) / (255 - brightest))
    return mix(color, (0, 0, 0), _RIM_SHADE)


def _draw_ground(p: Painter, rim: Color, box: Rect) -> None:
    """Draw a dark plate with a rim of a colour."""
    width, corner = max(p.px(_RIM_PX), 2), box.h * _CORNER_RATIO

    def plate() -> pygame.Surface:
        surface = pygame.Surface(box[2:])
        surface.fill(p.look.palette.ink)
        picture = rounded(surface, corner)
        picture.blit(round_frame(box[2:], rim, width, corner), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return picture

    p.canvas.surface(p.look.drawn.get_or_make(("dark plate", rim, box.w, box.h), plate), box.x, box.y)

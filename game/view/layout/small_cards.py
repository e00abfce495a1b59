"""The parts of a small reserved card of the viewer: points and bonus, picture and on this the price.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

Shares: TypeAlias = tuple[float, float, float, float]

_BAND: Final = 0.25
"""The height of the band with points and bonus by the card's."""
_MAX_STONE_RATIO: Final = 0.45
"""The greatest size of a stone of the price by the card's width."""
_MIN_STONE_PX: Final = 20
"""A smaller stone of a price, in window pixels, has its number beside it, which would hide most of it."""
_NUMBER_RATIO: Final = 0.66
"""The width of a number beside its stone by the stone's size."""
_GROUND_GAP_RATIO: Final = 0.1
"""How far the dark ground of a price reaches beyond it above and at its right, by the size of a stone."""
_PITCH_RATIOS: Final = (1.05, 0.98, 0.88)
"""The distances of two stones by their size: the last one on a low card, the first one only on a card with a name."""
_ROWS: Final = COLORS - 1
"""How many stones the picture has room for: no card costs more colours."""
_NAMED_BAND_RATIO: Final = 0.235
"""The band's height on a card with a name below its picture, by the card's width."""
_NAMED_LEAD_RATIO: Final = 0.036
"""How far the price of such a card is from the picture's edge, by the card's width."""
_FOOT_RATIO: Final = 0.974
"""Where the strip with the name and the level's bars ends, by the card's height."""
_FIRST_BAR_RATIO: Final = 0.115
"""How far the first bar reaches from the picture's left edge, by the card's width."""
_BAR_PITCH_RATIO: Final = 0.0633
"""How much farther each other bar reaches, by the card's width."""
_TAG: Final = 0.7
"""The size of a tag by the bonus's."""
_COLUMNS: Final = 3
"""How many fields the band has room for: a card can have a stone printed beside its bonus."""


class SmallCardLayout(msgspec.Struct, frozen=True):
    """The fields of a small card. ``stone`` is the size of a stone of its price, ``pitch`` the distance of two.

    ``number`` is the width of a number beside its stone, 0 where numbers are on their stones. ``price`` is the picture
    without its edge. ``face`` is the box of a whole card: what of it is in the small card is
    the latter's picture.
    """

    points: Rect
    bonus: Rect
    picture: Rect
    price: Rect
    face: Rect
    stone: int
    number: int
    pitch: float

    @property
    def tag(self) -> int:
        """The size of a tag."""
        return round(self.bonus.w * _TAG)

    def tags(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` tags below the bonus."""
        side = self.tag
        x, y = self.bonus.right - side, self.picture.y
        return [Rect(x, y + number * side, side, side) for number in range(count)]

    def stones(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` stones of a price: a column at the left edge of its field, up to its foot."""
        inner, side = self.price, self.stone
        tops = [inner.bottom - side - round((count - 1 - number) * self.pitch) for number in range(count)]
        return [Rect(inner.x, top, side, side) for top in tops]

    def ground(self, count: int) -> Rect:
        """Return the dark ground of a price of ``count`` stones, from the picture's left edge and down to its foot."""
        first, gap = self.stones(count)[0], max(round(self.stone * _GROUND_GAP_RATIO), 1)
        shown, right, top = self.picture, first.right + self.number + gap, max(first.y - gap, self.picture.y)
        return Rect(shown.x, top, right - shown.x, shown.bottom - top)


def small_card_layout(box: Rect, edge: int, picture: Shares | None = None) -> SmallCardLayout:
    """Return the fields of a small card within its edge: the band above the picture, and the price.

    A card with a name has its ``picture`` in this part of it: left, top, right and bottom. A small one shows no name,
    and its picture down to its foot, enlarged.
    """
    inner, face, lead = box.inset(edge), box, 0
    if picture is not None:
        _, top, right, foot = picture
        grown, lead = (_FOOT_RATIO - top) / (foot - top), round(box.w * _NAMED_LEAD_RATIO)
        inner = inner._replace(h=int(box.h * _FOOT_RATIO) - edge)
        width, height = round(box.w * grown), round(box.h * grown)
        face = Rect(round(box.x + right * (box.w - width)), round(box.y + top * (box.h - height)), width, height)
    band = round(box.h * (_BAND if picture is None else _NAMED_BAND_RATIO)) - edge
    column = inner.w // _COLUMNS
    points = inner._replace(w=column, h=band)
    side = min(band, column)
    shown = inner._replace(y=inner.y + band, h=inner.h - band)
    price = Rect(shown.x + lead, shown.y, shown.w - lead, shown.h - lead // 2)
    for pitch in _PITCH_RATIOS[picture is None :]:
        stone = min(round(box.w * _MAX_STONE_RATIO), int(price.h / (1 + (_ROWS - 1) * pitch)))
        if stone > MIN_TEXT_PX:
            break
    return SmallCardLayout(
        points=points,
        bonus=Rect(inner.right - side, round(points.center[1] - side / 2), side, side),
        picture=shown,
        price=price,
        face=face,
        stone=stone,
        number=round(stone * _NUMBER_RATIO) if stone < _MIN_STONE_PX else 0,
        pitch=stone * pitch,
    )


def level_bars(box: Rect, picture: Shares, level: int) -> tuple[Rect, Rect]:
    """Return where the level's bars are on a card with a name, and where on a small one: at the right of its foot."""
    left, _, right, top = picture
    width, y = round(box.w * (_FIRST_BAR_RATIO + (level - 1) * _BAR_PITCH_RATIO)), round(box.y + box.h * top)
    bars = Rect(round(box.x + box.w * left), y, width, int(box.y + box.h * _FOOT_RATIO) - y)
    return bars, bars._replace(x=round(box.x + box.w * right) - width)

"""The parts of a small reserved card, narrow or of a card's proportions: points and bonus, picture and price.

A narrow one, a mini card, has its price in two columns below its picture; on others it lies on the picture.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

RATIO: Final = 0.365
"""The width of a mini card by its greatest height."""
_SLIM: Final = 0.64
"""A card narrower than this by its height is a mini card: others have the proportions of a real one."""
_BAND, _MINI_BAND = 0.25, 0.66
"""The height of the band with points and bonus by the card's, and that of a mini card by its width."""
_STONE, _PITCH, _ROWS = 0.45, (0.98, 0.88), COLORS - 1
"""The size of a stone of the price by the card's width at most, the distance of two by their size, on a mini card or a
low one last, and how many of them the picture has room for: no card costs more colours."""
_FOOTED_BAND, _FOOTED_PITCH = 0.235, 0.82
"""The band's height and this distance on a card whose picture ends above its foot."""
_IN_ROW, _MINI_STONE, _MINI_STONE_H = 2, 0.53, 0.22
"""How many stones of a mini card's price lie side by side, and the size of one by the room's width, where they touch,
and at most by the card's height."""
_CLEAR: Final = 1
"""How far price and bonus of a mini card are from its frame, in window pixels: stones reach out of their boxes."""
_TAG: Final = 0.7
"""The size of a tag by the bonus's."""
_COLUMNS: Final = 3, 2
"""How many fields the band has room for, on a mini card last: a whole one can have a stone printed beside its bonus."""


class MiniCardLayout(msgspec.Struct, frozen=True):
    """The fields of a small card. ``stone`` is the size of a stone of its price, ``pitch`` the distance of two.

    ``mini`` is whether the price lies below the picture, which then shows what the price leaves free.
    """

    points: Rect
    bonus: Rect
    picture: Rect
    stone: int
    pitch: float
    mini: bool

    @property
    def tag(self) -> int:
        """The size of a tag."""
        return round(self.bonus.w * _TAG)

    def tags(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` tags below the bonus."""
        side = self.tag
        x, y = self.bonus.right - side, self.picture.y
        return [Rect(x, y + number * side, side, side) for number in range(count)]

    def above_price(self, count: int) -> Rect:
        """Return the part of a mini card's picture that a price of ``count`` stones leaves free."""
        return self.picture._replace(h=self.stones(count)[0].y - self.picture.y)

    def stones(self, count: int) -> list[Rect]:
        """Return the boxes of ``count`` stones of a price, which ends at the foot of the picture.

        They are a column at its left edge, or on a mini card rows of two.
        """
        inner, side = self.picture, self.stone
        if not self.mini:
            tops = [inner.bottom - side - round((count - 1 - number) * self.pitch) for number in range(count)]
            return [Rect(inner.x, top, side, side) for top in tops]
        inner, last = inner.inset(_CLEAR, 0), (count - 1) // _IN_ROW
        return [
            Rect(
                inner.x + number % _IN_ROW * (inner.w - side),
                inner.bottom - _CLEAR - side - round((last - number // _IN_ROW) * self.pitch),
                side,
                side,
            )
            for number in range(count)
        ]


def is_mini(box: Rect) -> bool:
    """Whether a reserved card is shown as a mini card."""
    return box.w < box.h * _SLIM


def mini_card_layout(box: Rect, edge: int, foot: float = 1.0) -> MiniCardLayout:
    """Return the fields of a small card within its edge: the band above the picture, and the price.

    The picture of a whole card ends at ``foot``, a share of its height.
    """
    inner, mini = box.inset(edge), is_mini(box)
    footed = foot < 1.0 and not mini
    if footed:
        inner = inner._replace(h=round(box.h * foot) - edge)
    band = round(min(box.h * _BAND, box.w * _MINI_BAND) if mini else box.h * (_FOOTED_BAND if footed else _BAND)) - edge
    column = inner.w // _COLUMNS[mini]
    points = inner._replace(w=column, h=band)
    side = min(band, column - mini * _CLEAR)
    picture = inner._replace(y=inner.y + band, h=inner.h - band)
    pitch, close = _PITCH
    if footed:
        pitch = _FOOTED_PITCH
    elif mini or picture.h / (1 + (_ROWS - 1) * pitch) < MIN_TEXT_PX:
        pitch = close
    if mini:
        stone = round(min((inner.w - 2 * _CLEAR) * _MINI_STONE, box.h * _MINI_STONE_H))
    else:
        stone = min(round(box.w * _STONE), int(picture.h / (1 + (_ROWS - 1) * pitch)))
    return MiniCardLayout(
        points=points,
        bonus=Rect(inner.right - side - mini * _CLEAR, round(points.center[1] - side / 2), side, side),
        picture=picture,
        stone=stone,
        pitch=stone * pitch,
        mini=mini,
    )

"""The parts of a small reserved card, narrow or of a card's proportions: points and bonus, picture and price.

Knows boxes in window pixels; knows nothing of cards, drawing or pygame.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.rules.model import COLORS
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

RATIO: Final = 0.48
"""The width of a mini card by its height."""
_SLIM: Final = 0.64
"""A card narrower than this by its height is a mini card: others have the proportions of a real one."""
_BAND: Final = 0.25
"""The height of the band with points and bonus by the card's."""
_STONE, _PITCH, _ROWS = 0.45, (0.98, 0.88), COLORS - 1
"""The size of a stone of the price by the card's width at most, the distance of two by their size, on a mini card or a
low one last, and how many of them the picture has room for: no card costs more colours."""
_TAG: Final = 0.7
"""The size of a tag by the bonus's."""
_COLUMNS: Final = 3, 2
"""How many fields the band has room for, on a mini card last: a whole one can have a stone printed beside its bonus."""


class MiniCardLayout(msgspec.Struct, frozen=True):
    """The fields of a small card. ``stone`` is the size of a stone of its price, ``pitch`` the distance of two."""

    points: Rect
    bonus: Rect
    picture: Rect
    stone: int
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
        """Return the boxes of ``count`` stones of a price at the left edge of the picture, down to its foot."""
        x, foot, side = self.picture.x, self.picture.bottom, self.stone
        return [Rect(x, foot - side - round((count - 1 - number) * self.pitch), side, side) for number in range(count)]


def is_mini(box: Rect) -> bool:
    """Whether a reserved card is shown as a mini card."""
    return box.w < box.h * _SLIM


def mini_card_layout(box: Rect, edge: int) -> MiniCardLayout:
    """Return the fields of a small card within its edge: the band above the picture, and on this the price."""
    inner = box.inset(edge)
    band = round(box.h * _BAND) - edge
    column = inner.w // _COLUMNS[is_mini(box)]
    points = inner._replace(w=column, h=band)
    side = min(band, column)
    pitch, close = _PITCH
    if is_mini(box) or (inner.h - band) / (1 + (_ROWS - 1) * pitch) < MIN_TEXT_PX:
        pitch = close
    stone = min(round(box.w * _STONE), int((inner.h - band) / (1 + (_ROWS - 1) * pitch)))
    return MiniCardLayout(
        points=points,
        bonus=Rect(inner.right - side, round(points.center[1] - side / 2), side, side),
        picture=inner._replace(y=inner.y + band, h=inner.h - band),
        stone=stone,
        pitch=stone * pitch,
    )
